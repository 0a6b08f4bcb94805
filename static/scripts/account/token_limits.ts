// The limits of a new API token in the form of the account page: what it may do, how long it works, and from where.

import { any, element, input } from "../shared/elements.ts";
import { complain } from "../shared/forms.ts";

const networks = input("token-networks");
const problem = any("problem-networks");
const may = element("token-may", HTMLSelectElement);
const lasts = element("token-lasts", HTMLSelectElement);

/** The limits as the server expects them. */
export function chosenLimits(): object {
  complain(problem, "", networks);
  const days = Number(lasts.value);
  return {
    ...(may.value !== "" && { scopes: may.value.split(" ") }),
    ...(days > 0 && { expires_in_days: days }),
    ...(networks.value.trim() !== "" && { networks: networks.value }),
  };
}

/** An example of a request with such a token; null if there is nothing to show. */
export const exampleOf = (base: string, token: string): string | null => {
  const head = `curl -H "Authorization: Bearer ${token}" \\\n${base}/api/v2`;
  if (/audit|open/.test(may.value)) return null;
  return may.value === "create" ? `${head}/pushes -d 'push[payload]=…'` : `${head}/pushes/active`;
};

export function complainOfNetworks(sentence: string): void {
  element("token-limits", HTMLDetailsElement).open = true;
  complain(problem, sentence, networks);
  networks.focus();
}

/** Clears the limits, so that the next token gets none that were chosen for this one. */
export function resetLimits(): void {
  may.value = lasts.value = networks.value = "";
  element("token-limits", HTMLDetailsElement).open = false;
}
