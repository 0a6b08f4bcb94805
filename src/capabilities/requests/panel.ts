// The panel on the page of an answer, for the person who asked.

import { languageFor, textsFor, wordsOf } from "../../http/pages/language.ts";
import type { PanelView, RecipientPanel } from "../../http/pages/part.ts";
import type { Caller } from "../../domain/caller.ts";
import { owns, type Push } from "../../model/push.ts";
import type { OwnRequests } from "./own.ts";

export class AnswerPanel implements RecipientPanel {
  readonly #own: Pick<OwnRequests, "questionOf">;

  constructor(own: Pick<OwnRequests, "questionOf">) {
    this.#own = own;
  }

  async view(request: Request, push: Push, { userId }: Caller): Promise<PanelView | null> {
    const question = owns(userId, push.record) ? await this.#own.questionOf(push) : null;
    if (!question) return null;
    const { ownAnswer: texts } = textsFor(request);
    const { name, page } = question;
    const title = name === "" ? texts.unnamed : wordsOf(languageFor(request)).say(texts.title, { name });
    return {
      title,
      values: { gateTitle: title, openedTitle: title, ownIntro: texts.intro, ownPage: texts.page, page },
    };
  }
}
