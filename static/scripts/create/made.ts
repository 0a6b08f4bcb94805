// What happens to the form once its link is made. The module that shows the link is loaded while the form is filled in, and no
// push is sent before that module has arrived.

import { takeDraft } from "./draft.ts";
import { clearFields, passphrase } from "./fields.ts";
import { clearFiles } from "./files.ts";
import { clearSuggestion, isSuggested } from "./generator_form.ts";
import { type CreatedPush, form, limits, openTab, problem, texts } from "./parts.ts";
import type { SealedLink } from "./send.ts";
import { rememberTerms, showTermsLine } from "./terms.ts";
import { any, maybe } from "../shared/elements.ts";
import { complain } from "../shared/forms.ts";
import { keptResult } from "../shared/kept_result.ts";
import { loadModule } from "../shared/modules.ts";
import { stored } from "../shared/stored.ts";

type Module = typeof import("./result.ts");
const load = (): Promise<Module> => loadModule("result");
form.addEventListener("input", () => void load().catch(() => {}), { once: true });

/** Removes from the page everything that was shared; this device remembers the terms. */
export function forgetForm(): void {
  takeDraft();
  rememberTerms();
  clearFields();
  clearFiles();
  clearSuggestion();
  showTermsLine();
}

function goOn(): void {
  complain(problem, "");
  maybe({ text: "text", file: "files", url: "url", qr: "code" }[openTab.kind])?.focus();
}

/** @returns a function that shows a link; null if its module does not arrive, and then the form says so */
export async function linkShower(): Promise<((push: CreatedPush, sealed?: SealedLink) => void) | null> {
  const module = await load().catch(() => null);
  if (!module) return complain(problem, texts.offline) ?? null;
  return (push, sealed) => {
    const { value } = passphrase;
    module.showLink({ push, sealed, passphrase: value, isSuggested: isSuggested(value) }, goOn);
    forgetForm();
  };
}

const remembers = (): boolean => maybe("receipt-box") !== null && stored("localStorage", "receipts") !== null;

/** Shows the result that this tab keeps, and the link to what this device remembers, if there are any. */
export async function restoreResult(): Promise<void> {
  const kept = limits.signedIn ? null : keptResult();
  if (!kept && !remembers()) return;
  if (kept) any("making").hidden = true;
  const module = await load().catch(() => null);
  any("making").hidden = false;
  if (!module) return kept ? complain(problem, texts.offline) : undefined;
  module.showRecent();
  if (kept) module.showAgain(kept, goOn);
}
