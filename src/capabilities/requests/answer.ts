// The pages for answering a request. Loading /req/T costs nothing and shows nothing of the question: one POST opens it,
// after the passphrase if there is one, and a second one sends the answer. Both are plain forms, so that the pages work
// without scripts. An answer needs no account, even if the instance refuses anonymous callers.

import { Elysia } from "elysia";

import type { Strings } from "../../../static/strings.ts";
import { AppError } from "../../base/errors.ts";
import { readFields } from "../../http/bodies/body.ts";
import { refuseFile } from "../../http/bodies/form.ts";
import { acceptsHtml } from "../../http/headers.ts";
import { fileLimitsUnder } from "../../http/pages/create.ts";
import { fileLinks, fileShown } from "../../http/pages/file_links.ts";
import { unlessMissing } from "../../http/pages/gone.ts";
import { languageFor, languageSwitch, textsFor, wordsOf } from "../../http/pages/language.ts";
import type { Layout } from "../../http/pages/layout.ts";
import { redirect } from "../../http/pages/redirect.ts";
import { Senders } from "../../http/pages/sender.ts";
import { contextOf } from "../../http/request_context.ts";
import { type AnswerForm, answerPageFor, requestGatePageFor, requestOverPageFor, sentText } from "./answer_pages.ts";
import { askerNote } from "./asker_note.ts";
import { type Asked, isSealed } from "../../model/request.ts";
import type { RequestsOptions } from "./options.ts";
import type { OpenedRequest } from "./requests.ts";
import { ResponseReader } from "./response_reader.ts";

const MAX_BODY_BYTES = 16 * 1024;

const hidden = { detail: { hide: true } };
const posted = { parse: "none", ...hidden } as const;

export const answerPages = (layout: Layout, options: RequestsOptions) => {
  const pages = new AnswerPages(layout, options);
  return new Elysia({ name: "pages of whoever answers a request" })
    .get("/req/:token", ({ request, params }) => languageSwitch(request) ?? pages.gate(request, params.token), hidden)
    .post("/req/:token", ({ request, params }) => pages.open(request, params.token), posted)
    .post("/req/:token/answer", ({ request, params }) => pages.answer(request, params.token), posted);
};

class AnswerPages {
  readonly #layout: Layout;
  readonly #options: RequestsOptions;
  readonly #senders: Senders;
  readonly #responses: ResponseReader;

  constructor(layout: Layout, options: RequestsOptions) {
    this.#layout = layout;
    this.#options = options;
    this.#senders = new Senders(options);
    this.#responses = new ResponseReader(options);
  }

  async gate(request: Request, urlToken: string, message = ""): Promise<Response> {
    const { requests, browserSessions } = this.#options;
    const asked = await unlessMissing(requests.find(urlToken));
    const person = asked && (await browserSessions.signedInUser(request));
    const own = asked !== null && requests.owns(asked, person?.user.id ?? null);
    // A browser keeps the end of the link on a redirect, and with it the key that opens sealed answers.
    if (asked?.left === 0 && own) return redirect(`/requests/${urlToken}`);
    if (!asked || asked.left === 0) return this.#over(request, asked);
    const gate = {
      urlToken,
      own,
      sealed: isSealed(asked),
      guarded: asked.request.push.guard !== null,
      left: leftWords(request, asked),
      message,
    };
    return this.#layout.render(request, person, requestGatePageFor(request, gate));
  }

  /** Shows the question, with the form for the answer. A person's mistake leads back to the gate. */
  async open(request: Request, urlToken: string): Promise<Response> {
    // Another site's form would write into the log of the request.
    if (this.#senders.of(request) === "foreign") return this.gate(request, urlToken);
    const { passphrase } = await readFields(this.#options.bodies.open(request), MAX_BODY_BYTES, refuseFile);
    const given = typeof passphrase === "string" ? passphrase : "";
    const { answerGate, reveal } = textsFor(request);
    try {
      const opened = await this.#options.requests.open(urlToken, await this.#senders.caller(request), given);
      if (opened.text === null || opened.left === 0) return await this.#over(request, opened);
      return await this.#askedPage(request, { ...opened, text: opened.text }, given);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === "not-found" || error.code === "conflict") return this.#over(request, null);
      if (error.code === "bad-passphrase") return this.gate(request, urlToken, reveal.wrong);
      if (error.code === "rate-limited") return this.gate(request, urlToken, answerGate.busy);
      throw error;
    }
  }

  /** Takes an answer, from the page's script or from a form. */
  async answer(request: Request, urlToken: string): Promise<Response | Record<string, never>> {
    if (this.#senders.of(request) !== "own") throw new AppError("forbidden", "Open the link itself.");
    const caller = await this.#senders.caller(request);
    if (!acceptsHtml(request)) {
      await this.#responses.answer(urlToken, request, caller, { typed: true });
      return {};
    }
    try {
      const { left } = await this.#responses.answer(urlToken, request, caller, { typed: true });
      return await this.#sentPage(request, urlToken, left > 0);
    } catch (error) {
      const problem = error instanceof AppError ? problemText(error, textsFor(request).answer) : null;
      if (problem === null) throw error;
      return this.#layout.render(request, null, {
        template: "request_unsent",
        title: textsFor(request).answer.notSent,
        forRecipients: true,
        values: { problem, page: `/req/${urlToken}` },
      });
    }
  }

  async #askedPage(request: Request, opened: OpenedRequest & { text: string }, passphrase: string): Promise<Response> {
    const { rules, fileLimits, requests, newcomers } = this.#options;
    const { policy } = await requests.rulesFor(opened);
    const { urlToken, left, requester } = opened;
    const base = contextOf(request).origin;
    const { maxFiles, maxFileBytes, maxPushBytes } = fileLimitsUnder(policy, fileLimits);
    const form: AnswerForm = {
      urlToken,
      sealed: isSealed(opened),
      guarded: opened.request.push.guard !== null,
      passphrase,
      takesFiles: opened.request.takesFiles,
      asker: askerNote({ text: opened.text, account: requester }, textsFor(request), newcomers.signUpAllowed),
      given: fileLinks(
        opened.files.map((file) => fileShown(file, base)),
        languageFor(request),
      ),
      email: requester?.email ?? null,
      more: left > 1,
      limits: { maxPayloadBytes: rules.maxPayloadBytes, maxFiles, maxFileBytes, maxPushBytes },
    };
    return this.#layout.render(request, null, answerPageFor(request, form));
  }

  #sentPage(request: Request, urlToken: string, more: boolean): Promise<Response> {
    const texts = textsFor(request);
    return this.#layout.render(request, null, {
      template: "request_sent",
      title: texts.answer.sent,
      forRecipients: true,
      values: { sentText: sentText(texts, null), more, page: `/req/${urlToken}` },
    });
  }

  /** The page for a request that takes no more answers. */
  async #over(request: Request, asked: Asked | null): Promise<Response> {
    const person = await this.#options.browserSessions.signedInUser(request);
    const isAnswered = asked !== null && asked.state !== "closed";
    return this.#layout.render(request, person, requestOverPageFor(request, isAnswered));
  }
}

/** How many answers are left and until when. In UTC: the server does not know the reader's time zone. */
function leftWords(request: Request, { left, request: { push } }: Asked): string {
  const { say, date, relative } = wordsOf(languageFor(request));
  const expires = new Date(push.expiresAtMs).toISOString();
  return say(textsFor(request).answerGate.left, { n: left, date: date(expires, "UTC"), relative: relative(expires) });
}

/** The message for a reader without scripts; null if the error is no mistake of theirs that this page can explain. */
function problemText({ code }: AppError, texts: Strings["answer"]): string | null {
  const problems: Partial<Record<AppError["code"], string>> = {
    invalid: texts.blankProblem,
    "too-large": texts.tooLargeProblem,
    "out-of-space": texts.spaceProblem,
    conflict: texts.goneProblem,
    "not-found": texts.goneProblem,
    "bad-passphrase": texts.passphraseProblem,
  };
  return problems[code] ?? null;
}
