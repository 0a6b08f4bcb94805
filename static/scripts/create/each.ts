// A separate link for each recipient: what the page passes to the module that makes them, which is loaded with the first one.

import { isEach, passphrase } from "./fields.ts";
import { isSuggested } from "./generator_form.ts";
import { firstRefusal, showRefusals } from "./refusals.ts";
import { forgetForm } from "./made.ts";
import { failureText, send, share } from "./send.ts";
import { problem, texts } from "./parts.ts";
import { complain } from "../shared/forms.ts";
import { loadModule } from "../shared/modules.ts";
import { keptResult } from "../shared/kept_result.ts";
import type { KeptLinks } from "./several_links.ts";

const load = () => loadModule<typeof import("./several_links.ts")>("links");

/** Makes a link for each address, if that is wanted. @returns whether it is */
export async function makeEach(): Promise<boolean> {
  if (!isEach()) return false;
  const module = await load().catch(() => null);
  if (!module) complain(problem, texts.offline);
  await module?.makeLinks({
    isSuggested: isSuggested(passphrase.value),
    send,
    share,
    failureText: (made) =>
      made.status === 422 && !made.problem ? firstRefusal(made.body as Record<string, string[]>) : failureText(made),
    refused: showRefusals,
    done: forgetForm,
  });
  return true;
}

/** Shows the links that this tab keeps, if there are any. */
export function restoreEach(): void {
  const kept = keptResult<KeptLinks>();
  if (!kept?.each) return;
  void load().then(
    ({ showKeptLinks }) => showKeptLinks(kept),
    () => {}, // They are in "My links", too.
  );
}
