// What the user typed, kept while another language is loaded: in this tab only, and only until it is read back.

import { draftFields } from "./fields.ts";
import { openTab, terms } from "./parts.ts";
import { changedTerms, chosenNow, restoreTerms } from "./terms.ts";
import { maybe } from "../shared/elements.ts";
import { languageLinks } from "../shared/frame.ts";
import { type Draft, DRAFT_KEY } from "../shared/draft.ts";
import { store, stored } from "../shared/stored.ts";

/** Terms that belong to one push: the next one begins without them. */
const ownTerms = (): string[] => [...terms.flatMap(({ id }) => (id in chosenNow() ? [] : [id])), "link-each"];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isSwitch = (field: Field): field is HTMLInputElement => field.type === "checkbox";
const valueOf = (field: Field): string => (isSwitch(field) ? String(field.checked) : field.value);

const fieldsOf = (ids: readonly string[]): Draft["fields"] =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const field = maybe(id) as Field | null;
      return field ? [[id, valueOf(field)]] : [];
    }),
  );

function keepDraft(): void {
  const ids = new Set([...draftFields().map(({ id }) => id), ...ownTerms()]);
  const draft: Draft = { kind: openTab.kind, fields: fieldsOf([...ids]), terms: changedTerms() };
  store("sessionStorage", DRAFT_KEY, draft);
}

/** Removes the stored draft. @returns the draft, or null if nothing was stored */
export function takeDraft(): Draft | null {
  const kept = stored<Draft>("sessionStorage", DRAFT_KEY);
  store("sessionStorage", DRAFT_KEY, null);
  return kept;
}

/** Fills in the form from a draft. */
function fillIn({ kind, fields, terms: chosen }: Draft): void {
  restoreTerms(chosen);
  maybe(`tab-${kind}`)?.click();
  for (const [id, value] of Object.entries(fields)) {
    const field = maybe(id) as Field | null;
    // A moment in the past delays nothing.
    if (!field || (field.type === "datetime-local" && Date.parse(value) < Date.now())) continue;
    if (isSwitch(field)) field.checked = value === "true";
    else field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Fills in what was typed before the language changed. */
export function restoreDraft(): void {
  const draft = takeDraft();
  if (draft) fillIn(draft);
}

for (const link of languageLinks) {
  link.addEventListener("click", (event) => {
    // With one of these keys pressed, the link opens elsewhere, and this page stays.
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isElsewhere || maybe("making")?.hidden) return;
    keepDraft();
    link.target = "";
  });
}
