// A link of its own for each recipient: what the page hands to the module that makes them, which is loaded with the first.

import { clearFields, isEach, passphrase, recipients } from "./create_fields.ts";
import { clearFiles, chosenFiles } from "./create_files.ts";
import { clearSuggestion, isSuggested } from "./create_generator.ts";
import { takeDraft } from "./create_draft.ts";
import { showRefusals } from "./create_refusals.ts";
import { failureText, HELD, send } from "./create_send.ts";
import { form, openTab, problem, texts } from "./create_shared.ts";
import { rememberTerms, showTermsLine } from "./create_terms.ts";
import {
  any,
  askText,
  busy,
  button,
  complain,
  copyOn,
  dateWords,
  loadModule,
  make,
  maybe,
  relativeWords,
  request,
  say,
  textsOf,
} from "./dom.ts";
import { withProgress } from "./file_progress.ts";
import { keeperHere } from "./kept_here.ts";
import { dropResult, keepResult, keptResult } from "./kept_result.ts";
import type { KeptLinks } from "./several_links.ts";

const tools = {
  any,
  askText,
  busy,
  button,
  complain,
  copyOn,
  dateWords,
  make,
  relativeWords,
  request,
  say,
  texts: { ...texts, ...textsOf("shareLive"), ...textsOf("filesLive") },
  keeperHere,
  keepResult,
  dropResult,
};
export type Tools = typeof tools;

const load = () => loadModule<typeof import("../modules/links.ts")>("links");

/** Makes a link for each address, if that is wanted. @returns whether it is */
export async function makeEach(): Promise<boolean> {
  if (!isEach() || !recipients) return false;
  const module = await load().catch(() => null);
  if (!module) complain(problem, texts.offline);
  await module?.makeLinks(tools, {
    recipients: recipients.value,
    name: (maybe("name") as HTMLInputElement | null)?.value.trim() ?? "",
    passphrase: passphrase.value,
    isSuggested: isSuggested(passphrase.value),
    send,
    share: (work) => withProgress(openTab.kind === "file" ? chosenFiles() : [], form.querySelectorAll(HELD), work),
    failureText,
    refused: (body) => showRefusals(body),
    wrong: (sentence) => complain(problem, sentence),
    done() {
      takeDraft();
      rememberTerms();
      clearFields();
      clearFiles();
      clearSuggestion();
      showTermsLine();
    },
  });
  return true;
}

/** Shows the links that this tab keeps. @returns whether there are any */
export function restoreEach(): boolean {
  const kept = recipients && keptResult<KeptLinks>();
  if (!kept?.each) return false;
  void load().then(
    ({ showKeptLinks }) => showKeptLinks(tools, kept),
    () => {}, // They are in "My links", too.
  );
  return true;
}
