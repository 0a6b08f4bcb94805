// The presets above the form, and saving its terms as one. The module for that is loaded at the first tap.

import { isSuggested, suggestPassphrase } from "./generator_form.ts";
import { form, problem, texts } from "./parts.ts";
import { termFields } from "./terms.ts";
import { complain } from "../shared/forms.ts";
import { loadModule } from "../shared/modules.ts";
import { ifSignedOut, request } from "../shared/session.ts";

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
  loadModule<typeof import("../../modules/presets.ts")>("presets")
    .then(({ act }) => act(pressed, page))
    .catch(() => complain(problem, texts.offline));
});
