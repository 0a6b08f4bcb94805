// What comes after the form: the result, a module of its own. It is on its way as soon as somebody fills the form in, and the page
// sends nothing before it is there: a link that nobody is shown would be lost.

import { fillIn, termsDraft } from "./create_draft.ts";
import { clearFields, passphrase } from "./create_fields.ts";
import { clearFiles } from "./create_files.ts";
import { clearSuggestion, isSuggested } from "./create_generator.ts";
import type { Form } from "./create_link.ts";
import type { SealedLink } from "./create_send.ts";
import { type CreatedPush, form, limits, openTab, problem, texts } from "./create_shared.ts";
import { rememberTerms, showTermsLine } from "./create_terms.ts";
import { complain, loadModule, maybe } from "./dom.ts";
import { keptResult } from "./kept_result.ts";

const page: Form = {
  passphrase: () => passphrase.value,
  isSuggested,
  termsDraft,
  fillIn,
  clear() {
    rememberTerms();
    clearFields();
    clearFiles();
    clearSuggestion();
    showTermsLine();
  },
  focus: () => maybe({ text: "text", file: "files", url: "url", qr: "code" }[openTab.kind])?.focus(),
};

type Made = typeof import("../modules/made.ts");
let loading: Promise<Made> | undefined;

/** One at a time: some versions of Safari hand out a module half done to whoever asks for it while it starts. */
const load = (): Promise<Made> =>
  (loading ??= loadModule<Made>("made").catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
// Whether it arrives matters when the form is sent.
form.addEventListener("input", () => void load().catch(() => {}), { once: true });

/** @returns what shows the link of a new push; null, with the reason beside the button, if that did not arrive */
export async function loadResult(): Promise<((push: CreatedPush, sealed?: SealedLink) => void) | null> {
  try {
    const { showLink } = await load();
    return (push, sealed) => showLink(page, push, sealed);
  } catch {
    complain(problem, texts.offline);
    return null;
  }
}

/** Shows the result that this tab keeps, if there is one. Signed-in people have the page of the push for that. */
export async function restoreResult(): Promise<void> {
  if (limits.signedIn || !keptResult()) return;
  await load().then(
    ({ showKept }) => showKept(page),
    () => complain(problem, texts.offline),
  );
}
