// The facts that the pages of a request show, read back from their HTML, as public_settings.ts reads settings: a wrong
// reading shows up as a difference.

import { LANGUAGES, type Language } from "../../../static/strings.ts";
import type { AnswerForm, RequestGate } from "./answer_pages.ts";
import { between, jsonIn, NOTE, textIn } from "./public_settings.ts";

/** Null if it is another page. */
export function readRequestGate(html: string, urlToken: string): RequestGate | null {
  if (!html.includes('<form id="read"')) return null;
  return {
    urlToken,
    own: false,
    sealed: /<script type="module" src="\/assets\/request_gate-/.test(html),
    guarded: html.includes('id="passphrase"'),
    left: textIn(html, /<p class="small">([^<]*) <a href="\/about">/),
    message: "",
  };
}

/** Names, sizes and addresses on this server, with nothing in them but text. */
const FILES =
  /<ul class="files">\s*((?:<li><a href="\/[^"<>]*" download><bdi>[^<>]*<\/bdi><\/a> <span class="size">[^<>]*<\/span><\/li>)+)\s*<\/ul>/;

/** The form of a request without a passphrase. Null if it is another page. */
export function readAnswerForm(html: string, urlToken: string, language: Language): AnswerForm | null {
  if (!html.includes('id="answer"')) return null;
  const told = jsonIn(html);
  return {
    urlToken,
    sealed: told.sealed === true,
    guarded: false,
    passphrase: "",
    takesFiles: html.includes('id="drop"'),
    asker: NOTE.exec(html)?.[0] ?? "",
    given: FILES.exec(html)?.[1] ?? "",
    email: between(textIn(html, /<p role="status">([^<]*)<\/p>/), LANGUAGES[language].answer.sentTo, "{email}"),
    more: html.includes(`href="/req/${urlToken}"`),
    limits: {
      maxPayloadBytes: Number(told.maxPayloadBytes),
      maxFiles: Number(told.maxFiles),
      maxFileBytes: Number(told.maxFileBytes),
      maxPushBytes: Number(told.maxPushBytes),
    },
  };
}
