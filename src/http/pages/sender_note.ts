// What a sender says on the recipient's page, as HTML: the sender's name and message as plain text, and what this server
// knows of who wrote them. Nobody may pass for somebody else, so the page always says whose words these are.

import type { Strings } from "../../../static/strings.ts";
import type { SenderWords } from "../../model/push.ts";

/** @param signUpAllowed whether anybody may have an account: then its e-mail address proves nothing */
export function senderNote(
  { name, message, email }: SenderWords & { email: string | null },
  { senderNote: texts }: Strings,
  signUpAllowed: boolean,
): string {
  const lead = message === "" ? texts.shares : texts.writes;
  const unnamed = message === "" ? null : texts.unnamedWrites;
  const account = email === null ? null : filled(signUpAllowed ? texts.anyAccount : texts.account, "email", email);
  const own = name === "" && message === "" ? null : email === null ? texts.unverified : texts.ownWords;
  return [
    `<figure class="sender" aria-label="${Bun.escapeHTML(texts.label)}">`,
    name === "" ? paragraph(unnamed) : `<p>${filled(lead, "name", name)}</p>`,
    message === "" ? "" : `<blockquote dir="auto">${Bun.escapeHTML(message)}</blockquote>`,
    `<figcaption>${[account, own && Bun.escapeHTML(own)].filter((line) => line !== null).join(" ")}</figcaption>`,
    "</figure>",
  ].join("");
}

const paragraph = (text: string | null): string => (text === null ? "" : `<p>${Bun.escapeHTML(text)}</p>`);

// A name may run in the other direction than the sentence, and must not turn the rest of it around.
export const filled = (text: string, placeholder: string, value: string): string =>
  Bun.escapeHTML(text).replace(`{${placeholder}}`, () => `<strong><bdi>${Bun.escapeHTML(value)}</bdi></strong>`);
