// The presets above the form, and keeping its terms as one. What that needs is loaded with the first tap.

import { isSuggested, suggestPassphrase } from "./create_generator.ts";
import { form, problem, texts } from "./create_shared.ts";
import { termFields } from "./create_terms.ts";
import { complain, ifSignedOut, loadModule, request } from "./dom.ts";

form.addEventListener("click", ({ target }) => {
  const pressed = (target as Element).closest<HTMLElement>("#presets button, #keep-terms");
  if (!pressed) return;
  const page = {
    request,
    ifSignedOut,
    isSuggested,
    suggestPassphrase,
    fields: termFields,
  };
  loadModule<typeof import("../modules/presets.ts")>("presets")
    .then(({ act }) => act(pressed, page))
    .catch(() => complain(problem, texts.offline));
});
