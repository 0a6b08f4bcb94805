// The switch beside a receipt: whether this device remembers the links that someone makes without an account.

import { any, input, maybe } from "../shared/elements.ts";
import { forgetAllHere, type Remembered, rememberedHere, rememberHere } from "./here.ts";

let shown: Remembered | null = null;

/** Shows the switch for this receipt. @param isNew whether the push was made just now: a device that remembers links adds it */
export function offerToRemember(receipt: Remembered, isNew: boolean): void {
  const choice = input("remember");
  if (!shown) {
    choice.addEventListener("change", () => {
      if (choice.checked && shown) rememberHere(shown);
      else forgetAllHere();
      showChoice(choice);
    });
  }
  shown = receipt;
  if (isNew && rememberedHere()) rememberHere(receipt);
  showChoice(choice);
}

function showChoice(choice: HTMLInputElement): void {
  const all = rememberedHere();
  choice.checked = all?.some(({ path }) => path === shown?.path) ?? false;
  any("recent").hidden = all === null;
}

/** Shows the link to what this device remembers, if it remembers anything. */
export function showRecent(): void {
  const link = maybe("recent-links");
  if (link) link.hidden = (rememberedHere() ?? []).length === 0;
}
