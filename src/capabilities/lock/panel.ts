// What the page of a push tells recipients about the first device and their own views, and the pages for people who cannot open it.

import type { AppError } from "../../base/errors.ts";
import type { Caller } from "../../domain/callers/caller.ts";
import type { Push, Pushes } from "../../domain/pushes/pushes.ts";
import { ANY_END } from "../../http/link_check.ts";
import { alarmValues, openedWords, openingOf } from "../../http/pages/caution.ts";
import { languageFor, textsFor, wordsOf } from "../../http/pages/language.ts";
import type { Layout } from "../../http/pages/layout.ts";
import type { Failure, PanelView, PersonCheck, RecipientPanel } from "../../http/pages/part.ts";
import { timedHtml, timedReaderOf } from "../../http/pages/times.ts";
import { owns } from "../../model/push.ts";
import { type Locks, NeedsKey, NoViewsOfOwn, OpenedElsewhere, type Shares } from "./gate.ts";

const CLOSED = { status: 403, takes: ANY_END, forRecipients: true } as const;

type Given = Parameters<NonNullable<RecipientPanel["instead"]>>[0];

interface PanelOptions {
  layout: Layout;
  personCheck: PersonCheck;
  pushes: Pick<Pushes, "expectAddressed">;
  locks: Locks;
  shares: Shares;
}

export class LockPanel implements RecipientPanel {
  readonly traits = ["lock", "viewsEach"] as const;

  constructor(private readonly options: PanelOptions) {}

  async view(request: Request, push: Push, caller: Caller): Promise<PanelView | null> {
    const { record } = push;
    if (owns(caller.userId, record)) return null;
    const shares = record.traits.viewsEach ? await this.#sharesView(push, caller) : null;
    if (!record.traits.lock) return shares;
    const { keys } = this.options.locks;
    const key = keys.of(request);
    // The cookie comes with the page, long before the claim: even if the answer to the claim is lost, the browser has its key.
    const isFirst = record.viewsCounted === 0;
    return {
      ...lockedView(isFirst),
      ...shares,
      cookie: key === null ? keys.new(request).header : keys.renewed(request, key),
      // A browser that reloads the page without the cookie does not accept cookies.
      ...(isFirst && key === null && isReload(request) && { message: textsFor(request).lock.needsCookie }),
    };
  }

  /** How many views the recipient has left; null for anyone else. */
  async #sharesView(push: Push, caller: Caller): Promise<PanelView | null> {
    const recipient = await this.options.pushes.expectAddressed(push, caller, false).catch(() => null);
    // If a reader's views are used up, others may still have theirs: the texts say so.
    return recipient && { views: await this.options.shares.viewsLeft(push.record, recipient), live: ["sharesLive"] };
  }

  instead({ request, push, reader: { person }, refusal }: Given): Promise<Response> | null {
    const { lock: texts } = textsFor(request);
    if (refusal instanceof OpenedElsewhere) return this.#elsewherePage(request, push, person);
    if (!(refusal instanceof NoViewsOfOwn)) return null;
    const values = { text: Bun.escapeHTML(usedWords(request, refusal)), hint: texts.usedHint, back: null };
    return this.options.layout.render(request, person, {
      ...CLOSED,
      template: "closed",
      title: texts.usedTitle,
      values,
    });
  }

  async #elsewherePage(request: Request, push: Push, person: Given["reader"]["person"]): Promise<Response> {
    const opening = openingOf(push.record);
    const asked = await this.options.personCheck.asks(push.urlToken, push.record);
    return this.options.layout.render(request, person, {
      ...CLOSED,
      template: "other_device",
      title: textsFor(request).lock.elsewhereTitle,
      form: true,
      script: "acts",
      ...(asked && { settings: asked.settings }),
      values: {
        opened: opening && String(timedHtml(openedWords(request, opening, timedReaderOf(request).words))),
        ...alarmValues(request, push),
      },
    });
  }

  // On "closed", the script reloads the page, which then says why.
  failure(request: Request, _urlToken: string, error: AppError): Failure | null {
    const { lock: texts } = textsFor(request);
    const message =
      error instanceof NeedsKey
        ? texts.needsCookie
        : error instanceof OpenedElsewhere
          ? texts.elsewhereText
          : error instanceof NoViewsOfOwn
            ? usedWords(request, error)
            : null;
    return message === null ? null : { outcome: { outcome: "closed" }, message, keepsHoldProof: false };
  }
}

const usedWords = (request: Request, { each }: NoViewsOfOwn): string =>
  wordsOf(languageFor(request)).say(textsFor(request).lock.usedText, { n: each });

const isReload = ({ headers }: Request): boolean => headers.get("cache-control") === "max-age=0";

const lockedView = (isFirst: boolean): PanelView => ({ values: { lockFirst: isFirst, lockOwn: !isFirst } });

/** Reads the view back from the page of a server, for `secretpush watch`. */
export const readView = (html: string): PanelView[] =>
  html.includes('id="lock-first"') ? [lockedView(true)] : html.includes('id="lock-own"') ? [lockedView(false)] : [];
