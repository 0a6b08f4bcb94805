// A sender's words on the recipient's page, as HTML: the sender's name and message as plain text, and what this server knows about
// the person who wrote them. No one must be able to pose as someone else, so the page always says whose words these are.

import type { Words } from "../../../static/scripts/shared/words.ts";
import type { Strings } from "../../../static/texts.ts";
import type { SenderWords, ShownAccount } from "../../model/push.ts";

/** @param signUpAllowed whether anyone may create an account: if so, an account's email address proves nothing */
export function senderNote(
  { name, message, account }: SenderWords & { account: ShownAccount | null },
  { senderNote: texts }: Strings,
  { sentences }: Words,
  signUpAllowed: boolean,
): string {
  const lead = message === "" ? texts.shares : texts.writes;
  const unnamed = message === "" ? null : texts.unnamedWrites;
  const from = account && accountWords(account, texts, signUpAllowed);
  const own = name === "" && message === "" ? null : account === null ? texts.unverified : texts.ownWords;
  return [
    `<figure class="sender" aria-label="${Bun.escapeHTML(texts.label)}">`,
    name === "" ? paragraph(unnamed) : `<p>${filled(lead, "name", name)}</p>`,
    message === "" ? "" : `<blockquote dir="auto">${Bun.escapeHTML(message)}</blockquote>`,
    `<figcaption>${sentences(from ?? "", own === null ? "" : Bun.escapeHTML(own))}</figcaption>`,
    "</figure>",
  ].join("");
}

/** What this server knows about a person's account, as HTML. */
export function accountWords(
  { email, isVouchedFor }: ShownAccount,
  texts: Record<"account" | "anyAccount" | "unverifiedAccount", string>,
  signUpAllowed: boolean,
): string {
  const text = signUpAllowed ? texts.anyAccount : isVouchedFor ? texts.account : texts.unverifiedAccount;
  return filled(text, "email", email);
}

const paragraph = (text: string | null): string => (text === null ? "" : `<p>${Bun.escapeHTML(text)}</p>`);

/** A text with a person's name or address, as HTML. A name in the opposite direction must not change the direction of the rest. */
export const filled = (text: string, placeholder: string, value: string): string =>
  Bun.escapeHTML(text).replace(`{${placeholder}}`, () => `<strong><bdi>${Bun.escapeHTML(value)}</bdi></strong>`);
