// The terms of a form as chips above its button, such as "7 days"; each leads to its field. An optional term stays out of the way
// until it has a value, or someone adds it from the list "Add an option …".

import { any, element, make } from "./elements.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const options = element("options", HTMLDetailsElement);
const list = element("more", HTMLDetailsElement);
const optional = [...options.querySelectorAll<HTMLElement>(".term")];

const fieldsIn = (term: HTMLElement): Field[] => [...term.querySelectorAll<Field>("input, select, textarea")];
/** The first field that people see. */
const firstIn = (term: HTMLElement): Field | undefined => fieldsIn(term).find(({ type }) => type !== "hidden");
export const isSet = (field: Field): boolean =>
  field.type === "checkbox" ? (field as HTMLInputElement).checked : field.value !== "";

/** The label of a field without brackets at its end, such as "(optional)"; "" if the field has no label. */
export const labelOf = (field: Field | null | undefined): string =>
  (field?.labels?.[0]?.textContent ?? "").replace(/\s*[(（][^)）]*[)）]\s*$/, "").trim();

/** Shows these words as chips, and each optional term that has a value. No words, no chip. */
export function showChips(chips: ReadonlyArray<readonly [field: string, words: string]>): void {
  for (const term of optional) if (fieldsIn(term).some(isSet)) term.hidden = false;
  any("terms").replaceChildren(
    ...chips.flatMap(([field, words]) => {
      if (words === "") return [];
      const chip = make("span", { className: "chip" }, words.length > 80 ? `${words.slice(0, 79)}…` : words);
      chip.dataset.field = field;
      return chip;
    }),
  );
}

export function reveal(field: HTMLElement): void {
  const term = field.closest<HTMLElement>(".term");
  if (term) term.hidden = false;
  for (let around = field.closest("details"); around; around = around.parentElement?.closest("details") ?? null) {
    around.open = true;
  }
  field.focus();
}

/** A chip opens its field; a second press closes the terms again. */
any("terms").addEventListener("click", (event) => {
  const chip = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-field]") : null;
  const field = chip && any(chip.dataset.field ?? "");
  if (!field || (options.open && document.activeElement === field)) return;
  event.preventDefault();
  reveal(field);
});

function add(term: HTMLElement): void {
  const field = firstIn(term);
  list.open = false;
  list.querySelector(".row")?.replaceChildren();
  if (!field) return;
  // Someone who adds a switch wants it on.
  if (!isSet(field) && field.type === "checkbox") field.click();
  reveal(field);
}

list.addEventListener("toggle", () => {
  const chips = optional.flatMap((term) => {
    const field = firstIn(term);
    const words = term.dataset.name ?? labelOf(field);
    if (!term.hidden || words === "") return [];
    const chip = make("button", { type: "button", className: "chip" }, words);
    chip.dataset.adds = field?.id ?? "";
    chip.addEventListener("click", () => add(term));
    return chip;
  });
  list.querySelector(".row")?.replaceChildren(...chips);
});
