// A request's question, as HTML: the requester's own words as plain text, and what this server knows about the person
// who wrote them.

import type { Strings } from "../../../static/strings.ts";
import { accountWords } from "../../http/pages/sender_note.ts";
import type { ShownAccount } from "../../model/push.ts";

/** @param signUpAllowed whether anybody may create an account: if so, its e-mail address proves nothing */
export function askerNote(
  { text, account }: { text: string; account: ShownAccount | null },
  { answer: texts }: Strings,
  signUpAllowed: boolean,
): string {
  const has = account && accountWords(account, texts, signUpAllowed);
  const own = account === null ? texts.ownWords : texts.ownWordsAccount;
  return [
    `<figure class="sender" aria-label="${Bun.escapeHTML(texts.label)}">`,
    `<p>${Bun.escapeHTML(text === "" ? texts.asksFiles : texts.asks)}</p>`,
    text === "" ? "" : `<blockquote dir="auto">${Bun.escapeHTML(text)}</blockquote>`,
    "<figcaption>",
    [text === "" ? null : Bun.escapeHTML(own), has, Bun.escapeHTML(texts.careful)]
      .filter((line) => line !== null)
      .join(" "),
    "</figcaption></figure>",
  ].join("");
}
