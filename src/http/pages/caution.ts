// The cautions on a recipient's page: that the link is closed at present, or that it was opened before. "That was not me"
// is a form of its own, which needs no script.

import { Elysia } from "elysia";

import type { ErrorCode } from "../../base/errors.ts";
import { AppError } from "../../base/errors.ts";
import { mayAlarm } from "../../domain/freezes.ts";
import type { Push, Pushes } from "../../domain/pushes.ts";
import { type PushRecord, tellsOpenings, type Traits } from "../../model/push.ts";
import type { BrowserSessions, SignedInUser } from "../sessions/browser_sessions.ts";
import { cookieOf } from "../own_cookie.ts";
import { ANY_END } from "../link_check.ts";
import { contextOf } from "../request_context.ts";
import { isScanner } from "../scanners.ts";
import { findShown, gonePage } from "./gone.ts";
import { languageFor, textsFor, wordsOf } from "./language.ts";
import type { Layout, Page } from "./layout.ts";
import { Senders, type SendersOptions } from "./request_sender.ts";

export interface CautionPagesOptions extends SendersOptions {
  pushes: Pushes;
  browserSessions: BrowserSessions;
}

/** The cookie of a browser that raised an alarm, sent only to the pages of that push. */
const TOLD = "sp_told";

type Closed = "frozen" | "wrong-network" | "too-early";

export const isClosed = (code: ErrorCode): code is Closed =>
  code === "frozen" || code === "wrong-network" || code === "too-early";

/**
 * The page of a closed link, without the button.
 * @param refused whether this browser waited for the push, and its owner refused
 */
export function closedPage(
  layout: Layout,
  request: Request,
  person: SignedInUser | null,
  { code, traits }: { code: Closed; traits: Traits },
  refused = false,
): Promise<Response> {
  const { caution: texts, hold } = textsFor(request);
  const { say, date, relative } = wordsOf(languageFor(request));
  const opens = new Date(traits.notBefore ?? 0).toISOString();
  const early = {
    title: texts.earlyTitle,
    // In UTC: the server does not know the reader's time zone.
    text: say(texts.earlyText, { date: date(opens, "UTC"), relative: relative(opens) }),
    hint: texts.earlyHint,
  };
  const elsewhere = {
    title: texts.elsewhereTitle,
    text: say(texts.elsewhereText, { address: contextOf(request).address }),
    hint: texts.elsewhereHint,
  };
  const frozen = { title: texts.frozenTitle, text: texts.frozenText, hint: texts.frozenHint };
  const refusal = { title: hold.refusedTitle, text: hold.refusedText, hint: hold.refusedHint };
  const { title, ...values } =
    code === "too-early" ? early : code === "wrong-network" ? elsewhere : refused ? refusal : frozen;
  return layout.render(request, person, {
    template: "closed",
    title,
    status: 403,
    takes: ANY_END,
    forRecipients: true,
    values: { ...values, back: null },
  });
}

export interface Opening {
  n: number;
  /** When it was last opened. */
  at: string;
}

/** How often it was opened before; null if its page does not say so. */
export const openingOf = (record: PushRecord): Opening | null =>
  tellsOpenings(record) ? { n: record.viewsCounted, at: new Date(record.updatedAtMs).toISOString() } : null;

/** The gate's words about earlier views, as values of its page. */
export const beforeValues = (request: Request, push: Push, opening: Opening | null): NonNullable<Page["values"]> =>
  opening ? { before: openedWords(request, opening), ...alarmValues(request, push) } : { before: null };

export function openedWords(request: Request, { n, at }: Opening): string {
  const { say, date, relative } = wordsOf(languageFor(request));
  // In UTC: the server does not know the reader's time zone.
  const when = { date: date(at, "UTC"), relative: relative(at) };
  return say(textsFor(request).cautionGateLive.openedBefore, { n, ...when });
}

/** The values of "That was not me". */
export function alarmValues(request: Request, { record, urlToken }: Push): NonNullable<Page["values"]> {
  const told = cookieOf(request, TOLD) !== null;
  const asks = mayAlarm(record);
  return {
    told,
    asksSender: !asks,
    alarm: asks && !told ? `/p/${urlToken}/alarm` : null,
    freezes: record.deletableByViewer,
  };
}

export const cautionPages = (layout: Layout, options: CautionPagesOptions) => {
  const senders = new Senders(options);

  async function alarm(request: Request, urlToken: string): Promise<Response> {
    const { pushes, browserSessions } = options;
    if (senders.of(request) !== "own" || isScanner(request)) throw new AppError("forbidden", "Open the link itself.");
    const push = await findShown(pushes, urlToken, request);
    const caller = await senders.caller(request);
    if (push) await pushes.expectAddressed(push, caller);
    if (!push || push.expired) return gonePage(layout, request, await browserSessions.signedInUser(request));
    const isRepeated = cookieOf(request, TOLD) !== null;
    const { record } = isRepeated ? push : await pushes.alarm(urlToken, caller);
    const texts = textsFor(request).caution;
    const { frozen, traits } = record;
    const stands = frozen ? texts.toldFrozen : traits.lock ? "" : texts.toldOpen;
    const page = await layout.render(request, null, {
      template: "closed",
      title: texts.toldTitle,
      forRecipients: true,
      values: {
        text: wordsOf(languageFor(request)).sentences(texts.toldText, stands),
        hint: texts.toldNext,
        back: stands === texts.toldOpen ? `/p/${urlToken}/r` : null,
      },
    });
    const path = `/p/${urlToken}`;
    const maxAge = Math.max(1, Math.ceil((record.expiresAtMs - push.atMs) / 1_000));
    const secure = browserSessions.isSecure(request);
    const cookie = new Bun.Cookie(TOLD, "1", { path, maxAge, httpOnly: true, sameSite: "strict", secure });
    page.headers.append("set-cookie", cookie.toString());
    return page;
  }

  return new Elysia({ name: "pages of caution" }).post(
    "/p/:token/alarm",
    ({ request, params }) => alarm(request, params.token),
    { parse: "none", detail: { hide: true } },
  );
};
