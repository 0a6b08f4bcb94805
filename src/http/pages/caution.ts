// The cautions on a recipient's page: that the link is closed at present, or that it was opened before. "That wasn't me"
// is a separate form, which needs no script.

import { Elysia } from "elysia";

import { AppError } from "../../base/errors.ts";
import { mayAlarm } from "../../domain/pushes/freezes.ts";
import type { Caller } from "../../domain/callers/caller.ts";
import type { Push, Pushes } from "../../domain/pushes/pushes.ts";
import { isFrozen, isOver, owns, type PushRecord, tellsOpenings } from "../../model/push.ts";
import { readFields } from "../bodies/body.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import { refuseFile } from "../bodies/form.ts";
import type { BrowserSessions, SignedInUser } from "../sessions/browser_sessions.ts";
import { cookieOf } from "../own_cookie.ts";
import { ANY_END } from "../link_check.ts";
import { contextOf } from "../request_context.ts";
import { isScanner } from "../scanners.ts";
import { findReportable, gonePage } from "./gone.ts";
import { languageFor, textsFor, wordsOf } from "./language.ts";
import type { Layout, Page } from "./layout.ts";
import type { PersonCheck } from "./part.ts";
import { timedHtml, timedReaderOf } from "./times.ts";
import { Senders, type SendersOptions } from "./request_sender.ts";

export interface CautionPagesOptions extends SendersOptions {
  pushes: Pushes;
  bodies: Bodies;
  personCheck: PersonCheck;
  browserSessions: BrowserSessions;
}

const MAX_BODY_BYTES = 16 * 1024;
/**
 * The cookie of a browser that raised an alarm. Its value is the number of views at that time. It is sent only to the
 * pages of that push, and is valid until a thaw or another view.
 */
const TOLD = "sp_told";

/**
 * The page of a closed link, without the button.
 * @param isRefused whether this browser waited for the push, and was refused by the owner
 */
export function closedPage(
  layout: Layout,
  request: Request,
  person: SignedInUser | null,
  refusal: AppError,
  isRefused = false,
): Promise<Response> {
  const { title, ...values } = closedWords(request, refusal, isRefused);
  return layout.render(request, person, {
    template: "closed",
    title,
    status: 403,
    // The script writes the moment in the reader's time zone.
    ...(refusal.code === "too-early" && { script: "acts" }),
    takes: ANY_END,
    forRecipients: true,
    values: { ...values, text: String(timedHtml(values.text)), back: null },
  });
}

/** A refusal without a text in the reader's language shows its own sentence. Pass the text to `timedHtml`. */
export function closedWords(
  request: Request,
  { code, message, more }: AppError,
  isRefused: boolean,
): { title: string; text: string; hint: string } {
  const { caution: texts, hold } = textsFor(request);
  if (code === "frozen") {
    if (isRefused) return { title: hold.refusedTitle, text: hold.refusedText, hint: hold.refusedHint };
    return { title: texts.frozenTitle, text: texts.frozenText, hint: texts.frozenHint };
  }
  const { say, date, relative } = timedReaderOf(request).words;
  if (code === "wrong-network") {
    const text = say(texts.elsewhereText, { address: contextOf(request).address });
    return { title: texts.elsewhereTitle, text, hint: texts.elsewhereHint };
  }
  if (code === "too-early" && more && "not_before" in more) {
    const opens = String(more.not_before);
    const text = say(texts.earlyText, { date: date(opens), relative: relative(opens) });
    return { title: texts.earlyTitle, text, hint: texts.earlyHint };
  }
  return { title: message, text: "", hint: texts.frozenHint };
}

export interface Opening {
  n: number;
  /** When it was last opened. */
  at: string;
}

/** How often a push was opened before; null if its page does not say. */
export const openingOf = (record: PushRecord): Opening | null =>
  tellsOpenings(record) ? { n: record.viewsCounted, at: new Date(record.updatedAtMs).toISOString() } : null;

/** The gate's words about earlier views, as values of its page. */
export const beforeValues = (request: Request, push: Push, opening: Opening | null): NonNullable<Page["values"]> =>
  opening ? { before: openedWords(request, opening), ...alarmValues(request, push) } : { before: null };

/** @param words those of `timedReaderOf`, if the page puts the text in with `timedHtml`; otherwise, times are in UTC */
export function openedWords(request: Request, { n, at }: Opening, words = wordsOf(languageFor(request))): string {
  const when = { date: words.shortDate(at, "UTC"), relative: words.relative(at) };
  return words.say(textsFor(request).cautionGateLive.openedBefore, { n, ...when });
}

/** Whether this browser has already reported all views so far. */
const hasTold = (request: Request, { traits, viewsCounted }: PushRecord): boolean =>
  traits.alarmed === true && cookieOf(request, TOLD) === String(viewsCounted);

/** The values of "That wasn't me". */
export function alarmValues(request: Request, { record, urlToken }: Push): NonNullable<Page["values"]> {
  const told = hasTold(request, record);
  const asks = mayAlarm(record);
  return {
    told,
    asksSender: !asks,
    alarm: asks && !told ? `/p/${urlToken}/alarm` : null,
    freezes: record.deletableByViewer,
  };
}

/**
 * The answer to an act on a push's page that no person seems to have sent; null for any other act. Owners, and recipients
 * of addressed pushes, need no further proof: they have shown who they are.
 * @param caller someone whom `expectAddressed` has admitted
 */
export async function keptOut(
  request: Request,
  { urlToken, record }: Push,
  { userId }: Caller,
  label: string,
  { bodies, personCheck }: Pick<CautionPagesOptions, "bodies" | "personCheck">,
): Promise<Response | null> {
  if (owns(userId, record) || record.traits.recipients) return null;
  const fields = await readFields(bodies.open(request), MAX_BODY_BYTES, refuseFile);
  return personCheck.keepsOut({ request, link: urlToken, push: record, fields, label });
}

export const cautionPages = (layout: Layout, options: CautionPagesOptions) => {
  const senders = new Senders(options);

  async function alarm(request: Request, urlToken: string): Promise<Response> {
    const { pushes, browserSessions } = options;
    if (senders.of(request) !== "own" || isScanner(request)) throw new AppError("forbidden", "Open the link itself.");
    const push = await findReportable(pushes, urlToken, request);
    const caller = await senders.caller(request);
    if (push) await pushes.expectAddressed(push, caller);
    const texts = textsFor(request).caution;
    const kept = push && !hasTold(request, push.record) && (await keptOut(request, push, caller, texts.tell, options));
    if (kept) return kept;
    const { record } =
      !push || hasTold(request, push.record) ? { record: push?.record } : await pushes.freezes.alarm(urlToken, caller);
    // The push may have expired in the meantime; then nothing was reported.
    if (!push || !record || isOver(record, push.atMs)) {
      return gonePage(layout, request, await browserSessions.signedInUser(request));
    }
    const { traits } = record;
    const stands = isFrozen(record) ? texts.toldFrozen : traits.lock ? "" : texts.toldOpen;
    const page = await layout.render(request, null, {
      template: "closed",
      title: texts.toldTitle,
      forRecipients: true,
      values: {
        text: Bun.escapeHTML(wordsOf(languageFor(request)).sentences(texts.toldText, stands)),
        hint: texts.toldNext,
        back: stands === texts.toldOpen ? `/p/${urlToken}/r` : null,
      },
    });
    const maxAge = Math.max(1, Math.ceil((record.expiresAtMs - push.atMs) / 1_000));
    const secure = browserSessions.isSecure(request);
    const how = { path: `/p/${urlToken}`, maxAge, httpOnly: true, sameSite: "strict", secure } as const;
    page.headers.append("set-cookie", new Bun.Cookie(TOLD, String(record.viewsCounted), how).toString());
    return page;
  }

  return new Elysia({ name: "pages of caution" }).post(
    "/p/:token/alarm",
    ({ request, params }) => alarm(request, params.token),
    { parse: "none", detail: { hide: true } },
  );
};
