// The tick boxes of a list, and the one that ticks all of them.

import { any } from "./elements.ts";

/**
 * Enables the boxes of a list, including those of later lines.
 * @param counted called with how many are ticked, whenever that may have changed
 * @returns a function that returns what is ticked
 */
export function ticks(
  listId: string,
  every: HTMLInputElement,
  counted: (n: number, all: number) => void,
): () => string[] {
  const boxes = (): HTMLInputElement[] => [...any(listId).querySelectorAll<HTMLInputElement>("input.pick")];
  const ticked = (): string[] =>
    boxes()
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
  function count(): void {
    const [n, all] = [ticked().length, boxes().length];
    every.checked = n > 0 && n === all;
    every.indeterminate = n > 0 && n < all;
    counted(n, all);
  }
  document.addEventListener("change", ({ target }) => {
    if (target === every) for (const box of boxes()) box.checked = every.checked;
    if (target instanceof HTMLInputElement && target.type === "checkbox") count();
  });
  addEventListener("swapped", count);
  count();
  return ticked;
}
