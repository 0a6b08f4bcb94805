// For administrators: what becomes of a one-time link, for whoever was invited or forgot a password.

import { status, texts } from "../shared/list_parts.ts";
import { any, complain, input, say } from "../shared/dom.ts";

/** The link itself, the mail that took it, or why there is none. */
export type HandedOver = { link: string; mailed?: undefined } | { mailed: true } | { mailed: false; failure: string };

/** Shows a link, which the server returns only once, or tells of its mail. @param wrong says why there is none */
export function handOver(over: HandedOver, email: string, wrong: HTMLElement): void {
  if (over.mailed === undefined) return showLink(over.link);
  status.textContent = over.mailed ? say(texts.mailed, { email }) : "";
  complain(wrong, over.mailed ? "" : say(texts.notMailed, { email, reason: over.failure }));
}

function showLink(link: string): void {
  const field = input("one-time-link");
  field.value = link;
  any("one-time").hidden = false;
  field.focus();
  field.select();
}
