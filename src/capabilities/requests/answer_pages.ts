// The gate of a request, the form for an answer, and the page of a request that accepts no more answers. They are functions of plain
// values, so that `secretpush watch` can render these pages too.

import type { Words } from "../../../static/scripts/shared/words.ts";
import type { Strings } from "../../../static/texts.ts";
import { ANY_END } from "../../http/link_check.ts";
import { languageFor, textsFor, wordsOf } from "../../http/pages/language.ts";
import type { Page } from "../../http/pages/layout.ts";
import { NO_LETTERS, type PanelView } from "../../http/pages/part.ts";
import { accountWords } from "../../http/pages/sender_note.ts";
import type { ShownAccount } from "../../model/push.ts";

/** The facts that the gate of a request shows. */
export interface RequestGate {
  urlToken: string;
  /** Whether the reader made the request. */
  own: boolean;
  /** Whether answers are sealed end to end. */
  sealed: boolean;
  guarded: boolean;
  /** HTML: how many answers the request still accepts and until when. */
  left: string;
  /** The message about the last attempt; "" if there is none. */
  message: string;
  /** The check that the reader is a person; null if there is none. */
  asked: PanelView | null;
}

export function requestGatePageFor(request: Request, gate: RequestGate): Page {
  const { answerGate: texts, reveal } = textsFor(request);
  const { urlToken, own, sealed, guarded, left, message, asked } = gate;
  return {
    template: "request_gate",
    title: own ? texts.ownTitle : texts.title,
    script: "acts",
    ...(asked && { settings: asked.settings }),
    ...(sealed && { script: "request_gate", takes: ["request", "answers"] as const }),
    form: true,
    forRecipients: true,
    values: {
      ...NO_LETTERS,
      ...asked?.values,
      action: `/req/${urlToken}`,
      own,
      page: `/requests/${urlToken}`,
      guarded,
      left,
      message,
      // Empty, because the style marks "false" as checked and correct.
      wrong: message === reveal.wrong ? "true" : "",
    },
  };
}

/** The facts that the form for an answer shows. */
export interface AnswerForm {
  urlToken: string;
  sealed: boolean;
  guarded: boolean;
  /** "" if none is required. */
  passphrase: string;
  takesFiles: boolean;
  /** HTML: the question, and the requester's files. */
  asker: string;
  given: string;
  /** The requester's address; null unless the request shows it. */
  email: string | null;
  /** Whether the request accepts another answer after this one. */
  more: boolean;
  /** The proof that a person has passed the gate. */
  passed: string;
  /** The message for a reader who has lost the proof of being a recipient; null if the request has no recipients. */
  unproved: string | null;
  limits: { maxPayloadBytes: number; maxFiles: number; maxFileBytes: number; maxPushBytes: number };
}

export function answerPageFor(request: Request, form: AnswerForm): Page {
  const { urlToken, sealed, guarded, passphrase, takesFiles, asker, given, email, more, passed, unproved, limits } =
    form;
  const texts = textsFor(request);
  const { say, size } = wordsOf(languageFor(request));
  const { maxFiles: n, maxFileBytes, maxPushBytes } = limits;
  return {
    template: "request_answer",
    title: texts.answer.title,
    script: "request_answer",
    live: [
      "answerLive",
      ...(takesFiles ? (["filesLive"] as const) : []),
      ...(sealed ? (["answerSealedLive"] as const) : []),
    ],
    settings: { ...limits, sealed, ...(unproved !== null && { unproved }) },
    modules: [...(takesFiles ? (["sending", "zipping"] as const) : []), ...(sealed ? (["seal"] as const) : [])],
    ...(sealed && { preload: ["seal"] as const, seals: true, takes: ["request"] as const }),
    form: true,
    staysOpen: true,
    forRecipients: true,
    // The form contains the passphrase.
    secret: passphrase !== "",
    values: {
      action: `/req/${urlToken}/answer`,
      page: `/req/${urlToken}`,
      asker,
      given,
      sealed,
      addressed: unproved !== null,
      // Without the script, and until it has started, the form of a sealed answer sends nothing, like a dialog's form.
      method: sealed ? "dialog" : "post",
      formClass: sealed ? "scripted" : "",
      guarded,
      passphrase,
      passed,
      takesFiles,
      filesField: "request[files][]",
      fileLimits: say(texts.filesLive.fileLimits, { n, file: size(maxFileBytes), push: size(maxPushBytes) }),
      sentText: sentText(texts, say, email),
      more,
    },
  };
}

/**
 * The question as HTML: the requester's own words as plain text, and the facts that this server knows about them.
 * @param signUpAllowed whether anyone may create an account: if so, an account's email address proves nothing
 */
export function askerNote(
  { text, account }: { text: string; account: ShownAccount | null },
  { answer: texts }: Strings,
  { sentences }: Words,
  signUpAllowed: boolean,
): string {
  const has = account && accountWords(account, texts, signUpAllowed);
  const own = account === null ? texts.ownWords : texts.ownWordsAccount;
  return [
    `<figure class="sender" aria-label="${Bun.escapeHTML(texts.label)}">`,
    `<p>${Bun.escapeHTML(text === "" ? texts.asksFiles : texts.asks)}</p>`,
    text === "" ? "" : `<blockquote dir="auto">${Bun.escapeHTML(text)}</blockquote>`,
    "<figcaption>",
    sentences(text === "" ? "" : Bun.escapeHTML(own), has ?? "", Bun.escapeHTML(texts.careful)),
    "</figcaption></figure>",
  ].join("");
}

export const sentText = ({ answer }: Strings, say: Words["say"], email: string | null): string =>
  email === null ? answer.sentText : say(answer.sentTo, { email });

/** The page for a request that no longer accepts answers. A closed request and an unknown token look alike. */
export function requestOverPageFor(request: Request, isAnswered: boolean): Page {
  const { answer } = textsFor(request);
  return {
    template: "request_over",
    title: isAnswered ? answer.answered : answer.gone,
    // If the link is the one that opens sealed answers, the script says so.
    script: "request_gate",
    takes: ANY_END,
    forRecipients: true,
    values: { isAnswered },
  };
}
