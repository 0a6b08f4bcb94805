// What the pages of pushes and requests say about them, read back from the HTML. If a page rendered from that
// differs from the server's bytes, the HTML contains something that should not be there. So nothing here has to be strict:
// a wrong reading shows up as a difference. But no pattern may backtrack: reading must be quick, whatever the HTML.

import { isLanguage, type Language } from "../../../static/languages.ts";
import type { PanelView } from "./part.ts";
import type { RevealFacts } from "./reveal.ts";

/** The declared language of a page; the given one if this program does not know it. */
export function languageOfPage(html: string, otherwise: Language): Language {
  const tag = /<html lang="([\w-]+)"/.exec(html)?.[1];
  return isLanguage(tag) ? tag : otherwise;
}

const isGate = (html: string): boolean => html.includes('<section id="gate"');

/**
 * The facts that the gate page of a push shows to a reader who did not make the push; null for any other page.
 * @param hasFiles whether the page's policy allows pictures
 * @param panels what capabilities show about the push on that page
 */
export function readGate(
  html: string,
  urlToken: string,
  hasFiles: boolean,
  panels: readonly PanelView[],
): RevealFacts | null {
  if (!isGate(html)) return null;
  const told = jsonIn(html);
  const before = told.before === undefined ? null : (Object(told.before) as Record<string, unknown>);
  return {
    urlToken,
    own: false,
    covered: told.covered === true,
    remembers: told.remembers === true,
    guarded: html.includes('id="passphrase"'),
    deletable: html.includes('id="delete-row"'),
    hasFiles,
    views: Number(told.views),
    expires: timeOf(told.expires),
    panels,
    before: before && { n: Number(before.n), at: timeOf(before.at) },
    beforeValues: {
      before: textIn(html, /<p id="before">([^<]*)<\/p>/) || null,
      told: false,
      asksSender: before !== null && !html.includes('id="not-me"'),
      alarm: html.includes('id="not-me"') ? `/p/${urlToken}/alarm` : null,
      freezes: html.includes('id="delete-row"'),
    },
    sender: NOTE.exec(html)?.[0] ?? null,
    left: textIn(html, /<span id="left-words">([^<]*)<\/span>/),
    formId: textIn(html, /name="form_id" value="(\w+)"/),
    message: "",
    isWrong: false,
  };
}

const timeOf = (value: unknown): string => (/^[\d:.TZ-]{20,30}$/.test(String(value)) ? String(value) : "");
/** A sender's words, which may contain only text. */
const WORDS = "(?:[^<>]|<strong><bdi>[^<>]*</bdi></strong>)*";
export const NOTE = new RegExp(
  `<figure class="sender" aria-label="[^"<>]*">(?:<p>${WORDS}</p>)?(?:<blockquote dir="auto">[^<>]*</blockquote>)?<figcaption>${WORDS}</figcaption></figure>`,
);

/** The text that stands for {name}, without the marks that isolate it in a right-to-left language. */
export function between(text: string, pattern: string, name: string): string | null {
  const [before = "", after = ""] = pattern.split(name);
  const fits = text.startsWith(before) && text.endsWith(after) && text.length >= before.length + after.length;
  return fits ? text.slice(before.length, text.length - after.length).replace(/^\u2068|\u2069$/g, "") : null;
}

export function jsonIn(html: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(textIn(html, /<meta name="settings" content='([^']*)'/)));
  } catch {
    return {};
  }
}

export const textIn = (html: string, pattern: RegExp): string => decoded(pattern.exec(html)?.[1]);

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const decoded = (text = ""): string => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? "");
