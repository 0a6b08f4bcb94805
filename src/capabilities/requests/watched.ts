// The pages of requests as `secretpush watch` expects them. The facts on a page are read back from its HTML, as public_settings.ts
// reads settings: a wrong reading shows up as a difference.

import { type Language, textsIn } from "../../../static/texts.ts";
import type { Page } from "../../http/pages/layout.ts";
import type { PanelView } from "../../http/pages/part.ts";
import { between, jsonIn, NOTE, textIn } from "../../http/pages/page_reading.ts";
import { redirect } from "../../http/pages/redirect.ts";
import {
  type AnswerForm,
  answerPageFor,
  type RequestGate,
  requestGatePageFor,
  requestOverPageFor,
} from "./answer_pages.ts";

/** A page that can be rendered again from what it shows. */
interface Read {
  /** Whether answers are sealed end to end. */
  sealed: boolean;
  guarded: boolean;
  describe(request: Request): Page;
}

/** The page for readers without an account, on a server without open requests. @returns null if this is not a request path */
export function requestPageAt(request: Request, path: string): Page | Response | null {
  if (path.startsWith("/req/")) return requestOverPageFor(request, false);
  if (path === "/requests") return redirect("/admin/requests");
  return path === "/requests/new" ? redirect("/users/sign_in") : null;
}

/** How many answers are left and the deadline, as text and times. */
const LEFT =
  /<p class="small">((?:[^<]|<time datetime="[\d:.TZ-]{20,30}" data-as="\w+">[^<]*(?:<noscript> UTC<\/noscript>)?<\/time>)*) <a href="\/about">/;

/** The gate of a request; null for any other page. */
export function readRequestGate(html: string, urlToken: string, asked: PanelView | null): Read | null {
  if (!html.includes('<form id="read"')) return null;
  const gate: RequestGate = {
    urlToken,
    own: false,
    sealed: /<script type="module" src="\/assets\/request_gate-/.test(html),
    asked,
    guarded: html.includes('id="passphrase"'),
    left: LEFT.exec(html)?.[1] ?? "",
    message: "",
  };
  const { sealed, guarded } = gate;
  return { sealed, guarded, describe: (request) => requestGatePageFor(request, gate) };
}

/** Links to files on this server, whose names and sizes contain nothing but text. */
const FILES =
  /<ul class="files">\s*((?:<li><a href="\/[^"<>]*" download><bdi>[^<>]*<\/bdi><\/a> <span class="size">[^<>]*<\/span><\/li>)+)\s*<\/ul>/;

/** The form for an answer, if the request has no passphrase; null for any other page. */
export function readAnswerForm(html: string, urlToken: string, language: Language): Read | null {
  if (!html.includes('id="answer"')) return null;
  const told = jsonIn(html);
  const form: AnswerForm = {
    urlToken,
    sealed: told.sealed === true,
    guarded: false,
    passphrase: "",
    takesFiles: html.includes('id="drop"'),
    asker: NOTE.exec(html)?.[0] ?? "",
    given: FILES.exec(html)?.[1] ?? "",
    email: between(textIn(html, /<p role="status">([^<]*)<\/p>/), textsIn(language).answer.sentTo, "{email}"),
    passed: /name="request\[passed\]" value="([\w-]{43})"/.exec(html)?.[1] ?? "",
    unproved: typeof told.unproved === "string" ? told.unproved : null,
    more: html.includes(`href="/req/${urlToken}"`),
    limits: {
      maxPayloadBytes: Number(told.maxPayloadBytes),
      maxFiles: Number(told.maxFiles),
      maxFileBytes: Number(told.maxFileBytes),
      maxPushBytes: Number(told.maxPushBytes),
    },
  };
  const { sealed, guarded } = form;
  return { sealed, guarded, describe: (request) => answerPageFor(request, form) };
}
