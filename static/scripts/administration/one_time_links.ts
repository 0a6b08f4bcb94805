// For administrators: a one-time link, for a person who was invited or forgot a password. The server returns it only once.

import { status, texts } from "../shared/list_parts.ts";
import { copyOn } from "../shared/copy.ts";
import { any, button, input } from "../shared/elements.ts";

/** The part of an answer that hands over a link. */
export interface HandedOver {
  link?: string;
  /** Whom the link is for. */
  email?: string;
}

export function showLink({ link, email = "" }: HandedOver): void {
  if (link === undefined) return;
  any("one-time-for").textContent = email;
  const field = input("one-time-link");
  field.value = link;
  any("one-time").hidden = false;
  field.focus();
  field.select();
}

/** Shows the link that a form has made. */
export function startHandingOver(): void {
  copyOn(button("copy-link"), () => input("one-time-link").value, texts, status, input("one-time-link"));
  addEventListener("acted", (event) => showLink((event as CustomEvent<HandedOver>).detail));
}
