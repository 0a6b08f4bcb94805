// The optional terms. Each stays out of the way until it has a value, or someone adds it from the list "Add an option …".

import { element, make } from "../shared/elements.ts";
import { form } from "./parts.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const list = element("more", HTMLDetailsElement);
const optional = [...form.querySelectorAll<HTMLElement>(".term")];

const fieldsIn = (term: HTMLElement): Field[] => [...term.querySelectorAll<Field>("input, select, textarea")];
/** The first field that people see. */
const firstIn = (term: HTMLElement): Field | undefined => fieldsIn(term).find(({ type }) => type !== "hidden");
export const isSet = (field: Field): boolean =>
  field.type === "checkbox" ? (field as HTMLInputElement).checked : field.value !== "";

/** The label of a field without brackets at its end, such as "(optional)"; "" if the field has no label. */
export const labelOf = (field: Field | null | undefined): string =>
  (field?.labels?.[0]?.textContent ?? "").replace(/\s*[(（][^)）]*[)）]\s*$/, "").trim();

export function showSet(): void {
  for (const term of optional) if (fieldsIn(term).some(isSet)) term.hidden = false;
}

export function reveal(field: HTMLElement): void {
  const term = field.closest<HTMLElement>(".term");
  if (term) term.hidden = false;
  for (let around = field.closest("details"); around; around = around.parentElement?.closest("details") ?? null) {
    around.open = true;
  }
  field.focus();
}

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
