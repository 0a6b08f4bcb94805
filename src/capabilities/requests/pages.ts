// The routes and pages of requests, which are loaded with the other pages.

import { Elysia } from "elysia";

import type { AdmitToAnswer, PagesPart, PanelView, RecipientPanel } from "../../http/pages/part.ts";
import { expectFiles } from "../../http/contract/new_push.ts";
import { accountRequestRoutes } from "./account_routes.ts";
import { answerPages } from "./answer.ts";
import { OwnRequests } from "./own.ts";
import { ownListValues } from "./own_list.ts";
import { answeredWords } from "./own_words.ts";
import { ownPages } from "./own_pages.ts";
import { type RequestsParts, SecretRequests } from "./requests.ts";
import { requestRoutes } from "./routes.ts";
import { languageFor, textsFor, wordsOf } from "../../http/pages/language.ts";
import type { Caller } from "../../domain/callers/caller.ts";
import { readerOf } from "../../http/pages/list.ts";
import { markup } from "../../http/pages/markup.ts";
import { timedHtml, timedReaderOf } from "../../http/pages/times.ts";
import { clientInfoOf } from "../../http/request_context.ts";
import { roleOf } from "../../model/account.ts";
import { owns, type Push } from "../../model/push.ts";

export type RequestPages = PagesPart & { admitToAnswer: AdmitToAnswer };

export function requestPages(parts: RequestsParts): RequestPages {
  const { pushes } = parts;
  const requests = new SecretRequests(parts);
  const own = new OwnRequests(requests, parts);
  return {
    routes: (layout, given) => {
      const options = { ...given, requests, own, pushes };
      return new Elysia({ name: "secret requests" })
        .use(answerPages(layout, options))
        .use(ownPages(layout, options))
        .use(requestRoutes(options))
        .use(accountRequestRoutes(options));
    },
    ownList: (request, person, base) => {
      const owner = { userId: person.id, role: roleOf(person), client: clientInfoOf(request) };
      return ownListValues(request, own, owner, base, readerOf(request));
    },
    panel: () => new AnswerPanel(own),
    async admitToAnswer(urlToken, given, passphrase) {
      const { asked, caller } = await requests.findFor(urlToken, given);
      requests.expectOpen(asked);
      requests.expectFiles(asked);
      const { rules } = await requests.admit(asked, caller, passphrase);
      expectFiles(rules);
      return rules;
    },
    newAnswers: async (userId) => ((await own.hasAny(userId)) ? (await own.unopened(userId)).all : null),
  };
}

/** The panel on the page of an answer, for the person who asked. */
class AnswerPanel implements RecipientPanel {
  constructor(private readonly own: Pick<OwnRequests, "questionOf">) {}

  async view(request: Request, push: Push, { userId }: Caller): Promise<PanelView | null> {
    const question = owns(userId, push.record) ? await this.own.questionOf(push) : null;
    if (!question) return null;
    const { ownAnswer: texts } = textsFor(request);
    const { name, page } = question;
    const words = answeredWords(push.record.createdAtMs, question, timedReaderOf(request));
    const title = name === "" ? texts.unnamed : wordsOf(languageFor(request)).say(texts.title, { name });
    return {
      title,
      values: {
        gateTitle: title,
        openedTitle: title,
        answered: String(markup`<p class="small">${timedHtml(words)}</p>`),
        ownIntro: texts.intro,
        ownPage: name || texts.page,
        page,
      },
    };
  }
}
