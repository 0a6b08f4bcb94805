// The page on which a recipient proves an address with a code, and what its two forms do. Scripts send the forms without leaving
// the page. Neither the page nor an answer says whether an address is among the recipients.

import { Elysia } from "elysia";

import { AppError } from "../../base/errors.ts";
import type { Push, Pushes } from "../../domain/pushes/pushes.ts";
import { readFields } from "../../http/bodies/body.ts";
import { refuseFile } from "../../http/bodies/form.ts";
import { jsonResponse } from "../../http/contract/responses.ts";
import { acceptsHtml } from "../../http/headers.ts";
import { speakAs } from "../../http/language.ts";
import { ANY_END } from "../../http/link_check.ts";
import { findPush } from "../../http/pages/gone.ts";
import { languageFor, textsFor, wordsOf } from "../../http/pages/language.ts";
import type { Layout } from "../../http/pages/layout.ts";
import { NO_LETTERS, type PartOptions, type Reader } from "../../http/pages/part.ts";
import { redirect, safePath } from "../../http/pages/redirect.ts";
import { Senders } from "../../http/pages/request_sender.ts";
import { contextOf } from "../../http/request_context.ts";
import { isScanner } from "../../http/scanners.ts";
import type { SignedInUser } from "../../http/sessions/browser_sessions.ts";
import { goalOf, type Linked, nounOf, NOUNS, pathOf } from "../../model/push.ts";
import type { Words } from "../../../static/scripts/shared/words.ts";
import type { Strings } from "../../../static/texts.ts";
import { type Awaited, type RecipientCodes, WrongCode } from "./codes.ts";
import { NotAddressed } from "./gate.ts";
import { knownWords, otherWords, signInFor, type WaysToProve, withReason } from "./page.ts";

const MAX_BODY_BYTES = 16 * 1024;

export interface CodePagesParts {
  codes: () => Promise<RecipientCodes>;
  pushes: Pushes;
}

/** What the page says about the last attempt. */
interface Problem {
  of: "ask" | "code";
  message: string;
}

export class CodePages {
  readonly #senders: Senders;

  constructor(
    private readonly layout: Layout,
    private readonly parts: CodePagesParts,
    private readonly options: PartOptions,
    private readonly ways: WaysToProve,
  ) {
    this.#senders = new Senders(options);
  }

  routes() {
    const posted = { parse: "none", detail: { hide: true } } as const;
    const routes = new Elysia({ name: "pages of codes for recipients" });
    for (const noun of NOUNS) {
      const path = `${pathOf({ noun, urlToken: ":token" })}/code`;
      const linked = ({ token = "" }: Record<string, string>): Linked => ({ noun, urlToken: token });
      routes
        .post(path, ({ request, params }) => this.#ask(request, linked(params)), posted)
        .post(`${path}/verify`, ({ request, params }) => this.#verify(request, linked(params)), posted);
    }
    return routes;
  }

  async page(
    request: Request,
    push: Push,
    { person, caller }: Reader,
    refusal: NotAddressed,
    problem?: Problem,
  ): Promise<Response> {
    const codes = await this.parts.codes();
    const { devices } = codes;
    const { codes: texts, company, answerGate } = textsFor(request);
    const { record } = push;
    const linked = { noun: nounOf(record), urlToken: push.urlToken };
    const key = devices.of(request);
    const awaited = key === null ? null : await codes.awaited(record, key);
    const typing = awaited !== null;
    const { label, directory } = this.ways;
    const { byCode, because } = refusal;
    // In a sentence, no line may break within a masked address.
    const inOneLine = byCode.map((one) => one.replaceAll("…", "\u2060…\u2060"));
    const [only] = inOneLine;
    // If two masked addresses look alike, the reader types the address instead.
    const isChosen = new Set(byCode).size === byCode.length;
    const isOne = byCode.length === 1 && only !== undefined;
    const words = wordsOf(languageFor(request));
    const to = (text: string): string => words.say(text, { address: only ?? "" });
    const asks = this.options.sendCode !== null;
    const recognised = caller.recognised ?? null;
    const intro = isOne ? to(texts.toOne) : isChosen ? texts.toSome : texts.toTyped;
    const { of, message } = problem ?? {};
    const other = this.#otherWords(request, person, refusal, recognised?.email ?? null);
    const page = await this.layout.render(request, person, {
      template: "by_code",
      // Someone who gets a code first reads what it is for.
      title: linked.noun === "push" || other !== null ? company.addressedTitle : answerGate.title,
      status: because === "unknown" ? 401 : 403,
      script: "by_code",
      live: "codesLive",
      takes: ANY_END,
      forRecipients: true,
      form: true,
      values: {
        path: `${pathOf(linked)}/code`,
        intro: asks ? withReason(request, linked.noun, intro) : texts.noMail,
        other,
        sent: comesWords(request, awaited) ?? (isOne ? to(texts.sentToOne) : texts.sent),
        typingHidden: typing ? "" : "hidden",
        introHidden: typing && asks ? "hidden" : "",
        focus: typing ? "autofocus" : "",
        wrong: of === "code" ? "true" : "false",
        codeProblem: of === "code" ? message : "",
        codeProblemHidden: of === "code" ? "" : "hidden",
        askProblem: of === "ask" ? message : "",
        askProblemHidden: of === "ask" ? "" : "hidden",
        asks,
        notYours: linked.noun === "push" ? texts.notYours : null,
        choice: isChosen ? chosen(byCode, texts) : typed(inOneLine, texts, words),
        ask: typing ? texts.again : texts.send,
        askClass: typing ? "quiet" : "",
        ...NO_LETTERS,
        known: knownWords(request, recognised),
        button: label === null ? null : words.say(company.signIn, { label }),
        goal: goalOf(linked),
        password: directory && person === null ? signInFor(linked) : null,
      },
    });
    // The key comes with the page, long before the code is typed: even if the answer to the code is lost, the browser has the key.
    const header = key === null ? devices.new(request).header : devices.renewed(request, key);
    page.headers.append("set-cookie", header);
    return page;
  }

  #otherWords(
    request: Request,
    person: SignedInUser | null,
    { because }: NotAddressed,
    recognised: string | null,
  ): string | null {
    const { company } = textsFor(request);
    if (because === "closed-account") return company.closedAccountText;
    return because === "unknown" ? null : otherWords(request, recognised ?? person?.user.email);
  }

  async #ask(request: Request, linked: Linked): Promise<Response> {
    const { sendCode } = this.options;
    await this.#speak(request, linked);
    const { codes: texts } = textsFor(request);
    const fields = await this.#fieldsOf(request);
    const codes = await this.parts.codes();
    const device = codes.devices.of(request);
    if (!this.#isPerson(request) || !sendCode) return this.#again(request, linked);
    if (device === null) return this.#problem(request, linked, { of: "ask", message: texts.needsCookie });
    const { urlToken: link, noun } = linked;
    const push = await findPush(this.parts.pushes, link, noun);
    const act = { request, link, push: push && push.record, fields, label: texts.send, handsOn: ["recipient"] };
    const kept = push && (await this.options.personCheck.keepsOut(act));
    if (kept) return kept;
    const recipient = typeof fields.recipient === "string" ? fields.recipient : "";
    try {
      const caller = await this.#senders.caller(request);
      const asked = { recipient, device, language: languageFor(request), sendCode };
      const awaited = await codes.ask(linked, caller, asked);
      if (!acceptsHtml(request)) {
        const message = comesWords(request, awaited);
        return jsonResponse({ outcome: "sent", ...(message !== null && { message }) }, 200, contextOf(request));
      }
    } catch (error) {
      const message = error instanceof AppError ? askedInVain(request, error) : null;
      if (message !== null) return this.#problem(request, linked, { of: "ask", message });
      return this.#unlessGone(request, linked, error);
    }
    return this.#again(request, linked);
  }

  async #verify(request: Request, linked: Linked): Promise<Response> {
    await this.#speak(request, linked);
    const { codes: texts } = textsFor(request);
    const { code } = await this.#fieldsOf(request);
    const codes = await this.parts.codes();
    const device = codes.devices.of(request);
    if (!this.#isPerson(request)) return this.#again(request, linked);
    if (device === null) return this.#problem(request, linked, { of: "code", message: texts.needsCookie });
    try {
      const caller = await this.#senders.caller(request);
      await codes.verify(linked, caller, device, typeof code === "string" ? code : "");
    } catch (error) {
      if (!(error instanceof WrongCode)) return this.#unlessGone(request, linked, error);
      const { triesLeft } = error;
      const { say } = wordsOf(languageFor(request));
      const left = triesLeft === 0 ? texts.last : say(texts.wrong, { n: triesLeft ?? 0 });
      const message = triesLeft === null ? texts.over : left;
      // With no tries left there is no field, so the sentence appears where the next code is requested.
      return this.#problem(request, linked, { of: triesLeft ? "code" : "ask", message });
    }
    return this.#again(request, linked);
  }

  /** Sets the language of the answer to that of the page. */
  async #speak(request: Request, { noun, urlToken }: Linked): Promise<void> {
    const push = await findPush(this.parts.pushes, urlToken, noun);
    speakAs(request, push?.record.traits.language);
  }

  /** Whether the request comes from a person on the push's page. */
  #isPerson(request: Request): boolean {
    return this.#senders.of(request) !== "foreign" && !isScanner(request);
  }

  #fieldsOf(request: Request) {
    return readFields(this.options.bodies.open(request), MAX_BODY_BYTES, refuseFile);
  }

  /** Redirects to the page of the push or request, which shows the next step. */
  #again(request: Request, linked: Linked): Response {
    if (!acceptsHtml(request)) return jsonResponse({ outcome: "reload" }, 200, contextOf(request));
    return redirect(`/${safePath(pathOf(linked))}${linked.noun === "push" ? "/r" : ""}`, 303);
  }

  async #problem(request: Request, linked: Linked, problem: Problem): Promise<Response> {
    if (!acceptsHtml(request)) {
      return jsonResponse({ outcome: "problem", message: problem.message }, 200, contextOf(request));
    }
    const { pushes } = this.parts;
    const push = await findPush(pushes, linked.urlToken, linked.noun);
    const caller = await this.#senders.caller(request);
    const refusal = push && (await pushes.refusalFor(push, caller, false));
    if (!push || !(refusal instanceof NotAddressed)) return this.#again(request, linked);
    const person = await this.options.browserSessions.signedInUser(request);
    return this.page(request, push, { person, caller }, refusal, problem);
  }

  #unlessGone(request: Request, linked: Linked, error: unknown): Response {
    if (!(error instanceof AppError) || !["not-found", "conflict"].includes(error.code)) throw error;
    return this.#again(request, linked);
  }
}

/** Says until when the mail is delayed; null if it is not. The time is in UTC: the server does not know the reader's time zone. */
function comesWords(request: Request, awaited: Awaited | null): string | null {
  if (awaited === null || awaited.comesByMs === null) return null;
  const { say, date } = wordsOf(languageFor(request));
  return say(textsFor(request).codesLive.comes, { time: date(new Date(awaited.comesByMs).toISOString(), "UTC") });
}

/** Tells a person why they did not get a code; null for errors that need no sentence of their own. */
function askedInVain(request: Request, { code, retryAfterSeconds = 60 }: AppError): string | null {
  const { codes: texts } = textsFor(request);
  if (code === "invalid") return texts.badAddress;
  if (code === "no-more-codes") return texts.noMore;
  if (code !== "rate-limited") return null;
  return wordsOf(languageFor(request)).say(texts.tooOften, { n: Math.ceil(retryAfterSeconds / 60) });
}

type CodeWords = Pick<Strings["codes"], "which" | "among">;

/** One address needs no choice. */
function chosen(masked: readonly string[], { which }: CodeWords): string {
  if (masked.length === 1) return '<input type="hidden" name="recipient" value="1" />';
  const options = masked.map((one, index) => `<option value="${index + 1}">${Bun.escapeHTML(one)}</option>`);
  return `${labelOf(which)}<select id="recipient" name="recipient">${options.join("")}</select>`;
}

const typed = (masked: readonly string[], { which, among }: CodeWords, { say, list }: Words): string =>
  `${labelOf(which)}<input type="email" id="recipient" name="recipient" required maxlength="254" autocomplete="email" aria-describedby="masked problem-ask" /><small id="masked">${Bun.escapeHTML(say(among, { addresses: list([...new Set(masked)]) }))}</small>`;

const labelOf = (label: string): string => `<label for="recipient">${Bun.escapeHTML(label)}</label>`;
