// The pages for answering a request. GET /req/TOKEN has no effect and shows nothing of the question. One POST opens the question,
// after the passphrase if there is one, and a second POST sends the answer. Both are plain forms, so that the pages work without
// scripts. An answer needs no account, even if the instance refuses anonymous callers.

import { Elysia } from "elysia";

import type { Strings } from "../../../static/texts.ts";
import { AppError, statusOf } from "../../base/errors.ts";
import { readFields } from "../../http/bodies/body.ts";
import { refuseFile } from "../../http/bodies/form.ts";
import { acceptsHtml } from "../../http/headers.ts";
import { speakAs } from "../../http/language.ts";
import { fileLimitsUnder } from "../../http/pages/create.ts";
import { fileLinks, fileShown } from "../../http/pages/file_links.ts";
import { unlessMissing } from "../../http/pages/gone.ts";
import { languageFor, languageSwitch, textsFor, wordsOf } from "../../http/pages/language.ts";
import type { Layout } from "../../http/pages/layout.ts";
import { redirect } from "../../http/pages/redirect.ts";
import { Senders } from "../../http/pages/request_sender.ts";
import { timedHtml, timedReaderOf } from "../../http/pages/times.ts";
import type { SignedInUser } from "../../http/sessions/browser_sessions.ts";
import { contextOf } from "../../http/request_context.ts";
import { isExpired } from "../../model/push.ts";
import { type FoundRequest, isSealed } from "../../model/request.ts";
import {
  type AnswerForm,
  answerPageFor,
  askerNote,
  requestGatePageFor,
  requestOverPageFor,
  sentText,
} from "./answer_pages.ts";
import type { RequestsOptions } from "./options.ts";
import type { OpenedRequest } from "./requests.ts";
import { responseReader } from "./response_reader.ts";

const MAX_BODY_BYTES = 16 * 1024;

const hidden = { detail: { hide: true } };
const posted = { parse: "none", ...hidden } as const;

export const answerPages = (layout: Layout, options: RequestsOptions) => {
  const { requests, browserSessions, personCheck } = options;
  const senders = new Senders(options);
  const answerTo = responseReader(options);

  /** @param problem the message about an earlier attempt */
  async function gate(
    request: Request,
    urlToken: string,
    problem: (texts: Strings) => string = () => "",
  ): Promise<Response> {
    const asked = await unlessMissing(requests.find(urlToken));
    const person = asked && (await browserSessions.signedInUser(request));
    const own = asked !== null && requests.owns(asked, person?.user.id ?? null);
    if (asked && !own) speakIn(request, asked);
    const page = asked && !own && (await gatePage(request, asked, person));
    if (page) return page;
    // A browser keeps the end of the link on a redirect, and with it the key that opens sealed answers.
    if (asked?.left === 0 && own) return redirect(`/requests/${urlToken}`);
    if (!asked || asked.left === 0) return over(request, asked);
    const facts = {
      urlToken,
      own,
      sealed: isSealed(asked),
      guarded: asked.request.push.guard !== null,
      left: leftHtml(request, asked),
      message: problem(textsFor(request)),
      asked: asksPerson(asked, own) ? await personCheck.asks(urlToken, asked.request.push) : null,
    };
    return layout.render(request, person, requestGatePageFor(request, facts));
  }

  /** The page for a person who has not yet proved that they are one of the recipients; null if they may continue. */
  async function gatePage(
    request: Request,
    { urlToken, request: { push: record }, atMs }: FoundRequest,
    person: SignedInUser | null,
  ): Promise<Response | null> {
    // Nearly all requests have no recipients. For these, nothing more is read.
    if (!record.traits.recipients) return null;
    const caller = await senders.viewer(request, person);
    const push = { urlToken, record, atMs, expired: isExpired(record, atMs) };
    // Only GET is logged: a refused POST is already in the log, or comes from another site, whose form must not write there.
    const refusal = await options.pushes.refusalFor(push, caller, request.method === "GET");
    return refusal && options.instead({ request, push, reader: { caller, person }, refusal });
  }

  /** Shows the question, with the form for the answer. A person's mistake leads back to the gate. */
  async function open(request: Request, urlToken: string): Promise<Response> {
    // Another site's form must not write to the log of the request.
    if (senders.of(request) === "foreign") return gate(request, urlToken);
    const fields = await readFields(options.bodies.open(request), MAX_BODY_BYTES, refuseFile);
    const { passphrase } = fields;
    const caller = await senders.caller(request);
    const asked = await unlessMissing(requests.find(urlToken));
    if (asked && asked.left > 0 && asksPerson(asked, requests.owns(asked, caller.userId))) {
      speakIn(request, asked);
      const label = textsFor(request).answerGate.read;
      const kept = await personCheck.keepsOut({ request, link: urlToken, push: asked.request.push, fields, label });
      if (kept) return kept;
    }
    const given = typeof passphrase === "string" ? passphrase : "";
    try {
      const opened = await requests.open(urlToken, caller, given);
      if (opened.text === null || opened.left === 0) return await over(request, opened);
      speakIn(request, opened);
      return await askedPage(request, { ...opened, text: opened.text }, given);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === "not-found" || error.code === "conflict") return over(request, null);
      if (error.code === "bad-passphrase") return gate(request, urlToken, ({ reveal }) => reveal.wrong);
      if ([401, 403].includes(statusOf(error))) return gate(request, urlToken);
      if (error.code === "rate-limited") return gate(request, urlToken, ({ answerGate }) => answerGate.busy);
      throw error;
    }
  }

  /** Accepts an answer, from the page's script or from a form. */
  async function answer(request: Request, urlToken: string): Promise<Response | Record<string, never>> {
    if (senders.of(request) !== "own") throw new AppError("forbidden", "Open the link itself.");
    // A script takes its words from the page, so only the answer to a form needs the language.
    const asked = acceptsHtml(request) ? await unlessMissing(requests.find(urlToken)) : null;
    if (asked) speakIn(request, asked);
    const answering = answerTo(urlToken, request, await senders.caller(request), { typed: true, personCheck });
    if (!acceptsHtml(request)) {
      await answering;
      return {};
    }
    const texts = textsFor(request);
    const page = `/req/${urlToken}`;
    try {
      const { left } = await answering;
      return await layout.render(request, null, {
        template: "request_sent",
        title: texts.answer.sent,
        forRecipients: true,
        values: { sentText: sentText(texts, wordsOf(languageFor(request)).say, null), more: left > 0, page },
      });
    } catch (error) {
      const problem = error instanceof AppError ? problemText(error, texts.answer) : null;
      if (problem === null) throw error;
      return layout.render(request, null, {
        template: "request_unsent",
        title: texts.answer.notSent,
        forRecipients: true,
        values: { problem, page },
      });
    }
  }

  async function askedPage(
    request: Request,
    opened: OpenedRequest & { text: string },
    passphrase: string,
  ): Promise<Response> {
    const { policy } = await requests.rulesFor(opened);
    const { urlToken, left, requester } = opened;
    const base = contextOf(request).origin;
    const { maxFiles, maxFileBytes, maxPushBytes } = fileLimitsUnder(policy, options.fileLimits);
    const form: AnswerForm = {
      urlToken,
      sealed: isSealed(opened),
      guarded: opened.request.push.guard !== null,
      passphrase,
      takesFiles: opened.request.takesFiles,
      asker: askerNote(
        { text: opened.text, account: requester },
        textsFor(request),
        wordsOf(languageFor(request)),
        options.signUps.signUpAllowed,
      ),
      given: fileLinks(
        opened.files.map((file) => fileShown(file, base)),
        languageFor(request),
      ),
      email: requester?.email ?? null,
      more: left > 1,
      passed: personCheck.passed(urlToken),
      unproved: opened.request.push.traits.recipients ? textsFor(request).answer.unprovedProblem : null,
      limits: { maxPayloadBytes: options.rules.maxPayloadBytes, maxFiles, maxFileBytes, maxPushBytes },
    };
    return layout.render(request, null, answerPageFor(request, form));
  }

  /** The page for a request that no longer accepts answers. */
  async function over(request: Request, asked: FoundRequest | null): Promise<Response> {
    const person = await browserSessions.signedInUser(request);
    const isAnswered = asked !== null && asked.state !== "closed";
    return layout.render(request, person, requestOverPageFor(request, isAnswered));
  }

  return new Elysia({ name: "pages of people who answer a request" })
    .get("/req/:token", ({ request, params }) => languageSwitch(request) ?? gate(request, params.token), hidden)
    .post("/req/:token", ({ request, params }) => open(request, params.token), posted)
    .post("/req/:token/answer", ({ request, params }) => answer(request, params.token), posted);
};

/** Uses the language chosen for those who answer, unless that would reveal that a closed request existed. */
const speakIn = (request: Request, { left, request: { push } }: FoundRequest): void =>
  speakAs(request, left > 0 || push.traits.recipients ? push.traits.language : undefined);

/** Whether the link alone opens the question. A passphrase, a proved address and the owner's session are stronger proofs. */
const asksPerson = ({ request: { push } }: FoundRequest, own: boolean): boolean =>
  !own && push.guard === null && push.traits.recipients === undefined;

/** HTML: how many answers are left and until when. */
function leftHtml(request: Request, { left, request: { push } }: FoundRequest): string {
  const { say, shortDate: date, relative } = timedReaderOf(request).words;
  const expires = new Date(push.expiresAtMs).toISOString();
  const text = say(textsFor(request).answerGate.left, { n: left, date: date(expires), relative: relative(expires) });
  return String(timedHtml(text));
}

/** The message for a reader without scripts; null if this page cannot explain the error. */
function problemText({ code }: AppError, texts: Strings["answer"]): string | null {
  const problems: Partial<Record<AppError["code"], string>> = {
    invalid: texts.blankProblem,
    "too-large": texts.tooLargeProblem,
    "out-of-space": texts.spaceProblem,
    conflict: texts.goneProblem,
    "not-found": texts.goneProblem,
    "bad-passphrase": texts.passphraseProblem,
    "needs-recipient": texts.unprovedProblem,
    "not-addressed": texts.unprovedProblem,
  };
  return problems[code] ?? null;
}
