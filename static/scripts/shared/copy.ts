// Buttons that copy.

import { icon, make } from "./elements.ts";

/**
 * Copies exactly this text. Without a clipboard (plain HTTP), it copies through a selection.
 * @returns whether it worked
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  // The event carries the text, because a field would normalise its line ends.
  let taken = false;
  const take = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    taken = true;
  };
  document.addEventListener("copy", take, { once: true });
  // Some browsers copy only where something is selected; one letter is enough.
  const selection = getSelection();
  const before = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const letter = make("span", { className: "unseen" }, "\u2026");
  document.body.append(letter);
  selection?.selectAllChildren(letter);
  try {
    document.execCommand("copy");
  } catch {
    taken = false;
  }
  document.removeEventListener("copy", take);
  letter.remove();
  selection?.removeAllRanges();
  if (before) selection?.addRange(before);
  return taken;
}

/** A button that copies, reports it in `status` and calls `then`. If copying fails, it selects `field`. Null is not copied. */
export function copyOn(
  by: HTMLButtonElement,
  text: () => string | Promise<string | null>,
  said: { copied: string; copyFailed: string },
  status: HTMLElement,
  field?: HTMLInputElement | HTMLElement,
  then?: () => void,
): void {
  const label = [...by.childNodes];
  let timer: ReturnType<typeof setTimeout> | undefined;
  by.addEventListener("click", async () => {
    const given = await text();
    const copied = given !== null && (await copyText(given));
    status.textContent = copied ? said.copied : said.copyFailed;
    // The button already shows it. The status, out of sight, is for screen readers and moves nothing.
    status.classList.toggle("unseen", copied);
    if (!copied && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) field.select();
    else if (!copied && field) getSelection()?.selectAllChildren(field);
    if (copied) {
      by.replaceChildren(icon("icon-check"), said.copied);
      then?.();
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      by.replaceChildren(...label);
      if (status.textContent === said.copied) status.textContent = "";
      status.classList.remove("unseen");
    }, 2_000);
  });
}
