// What the user typed, kept while another language is loaded: in this tab only, and only until it is read back.

import { draftFields } from "./create_fields.ts";
import { openTab } from "./create_shared.ts";
import { changedTerms, type Choice, restoreTerms } from "./create_terms.ts";
import { languageLinks, maybe } from "./dom.ts";

interface Draft {
  kind: string;
  fields: Record<string, string>;
  terms: Partial<Choice>;
}

const STORAGE_KEY = "draft";

function keepDraft(): void {
  const fields = Object.fromEntries(draftFields().map((field) => [field.id, field.value]));
  const draft: Draft = { kind: openTab.kind, fields, terms: changedTerms() };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // This browser stores nothing, or not as much as this.
  }
}

/** Removes the stored draft. @returns the draft, or null where nothing was stored */
export function takeDraft(): Draft | null {
  try {
    const kept = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return kept === null ? null : (JSON.parse(kept) as Draft);
  } catch {
    return null;
  }
}

/** Fills in what was typed before the language changed. */
export function restoreDraft(): void {
  const draft = takeDraft();
  if (!draft) return;
  restoreTerms(draft.terms);
  maybe(`tab-${draft.kind}`)?.click();
  for (const field of draftFields()) {
    field.value = draft.fields[field.id] ?? "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

for (const link of languageLinks) {
  link.addEventListener("click", (event) => {
    // With such a key pressed, the link opens elsewhere, and this page stays.
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!isElsewhere && !maybe("making")?.hidden) keepDraft();
  });
}
