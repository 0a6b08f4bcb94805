// The presets above the form, and keeping its terms as one. What that needs is loaded with the first tap.

import { passphrase } from "./create_fields.ts";
import { isSuggested, suggestPassphrase } from "./create_generator.ts";
import { isSealed } from "./create_seal.ts";
import { problem, texts } from "./create_shared.ts";
import { termFields } from "./create_terms.ts";
import { complain, ifSignedOut, loadModule, maybe, request } from "./dom.ts";

const withModule = (use: (module: typeof import("../modules/presets.ts")) => Promise<void>): Promise<void> =>
  loadModule<typeof import("../modules/presets.ts")>("presets").then(use, () => complain(problem, texts.offline));

function choose({ target }: Event): void {
  const chip = target instanceof Element ? target.closest("button") : null;
  if (chip) void withModule((module) => module.choosePreset(chip, suggestPassphrase));
}

maybe("presets")?.addEventListener("click", choose);
maybe("keep-terms")?.addEventListener("click", () => {
  const guard = passphrase.value === "" ? null : isSuggested(passphrase.value) ? "generated" : "asked";
  const fields = { ...termFields(), e2e: isSealed() };
  void withModule((module) => module.keepTerms({ request, ifSignedOut, fields, passphrase: guard, choose }));
});
