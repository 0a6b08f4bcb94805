// The page of a new push: what to share, on what terms, and then its link. The page checks the limits
// before it sends anything; the server checks them again. Once the push is sent, the page forgets what
// was shared; the device remembers only the chosen terms.

import { holdBack } from "../shared/countdown.ts";
import { checkPayload, text } from "./fields.ts";
import { makeEach, restoreEach } from "./each.ts";
import { restoreDraft } from "./draft.ts";
import { checkFiles, showFileName } from "./files.ts";
import { linkShower, restoreResult } from "./made.ts";
import "./hide.ts";
import "./paste.ts";
import "./presets.ts";
import { showRefusals } from "./refusals.ts";
import { failureText, send } from "./send.ts";
import { type CreatedPush, form, type Kind, limits, openTab, problem, submit, texts } from "./parts.ts";
import { checkTerms, noteChanges, showTerms } from "./terms.ts";
import "../shared/theme_links.ts";
import { any, maybe } from "../shared/elements.ts";
import { complain, enable, onSubmit } from "../shared/forms.ts";
import { tabs } from "../shared/tabs.ts";
import { say, textsOf } from "../shared/texts.ts";

const outcome = any("outcome");

tabs(form.querySelector<HTMLElement>('[role="tablist"]') ?? form, (tab) => {
  openTab.kind = (tab.dataset.kind ?? "text") as Kind;
  for (const panel of form.querySelectorAll<HTMLElement>('[role="tabpanel"]')) {
    panel.hidden = panel.id !== tab.getAttribute("aria-controls");
  }
  const closed = openTab.kind === "file" && !limits.filesOpen;
  noteChanges();
  for (const id of ["terms-box", "sealing"]) {
    const part = maybe(id);
    if (part) part.hidden = closed;
  }
  submit.hidden = closed;
  complain(problem, "");
  complain(outcome, "");
  showTerms();
  showFileName();
});

async function create(): Promise<void> {
  complain(problem, "");
  complain(outcome, "");
  const isValid = openTab.kind === "file" ? checkFiles() : checkPayload();
  if (!isValid || !checkTerms()) return;
  if (await makeEach()) return;
  const showLink = await linkShower();
  if (!showLink) return;
  const sent = await send();
  if (sent.status === 201) return showLink(sent.body as unknown as CreatedPush, sent.sealed);
  // A cancelled upload is not an error.
  if (sent.cancelled) return complain(outcome, textsOf("filesLive").cancelled);
  if (sent.status === 429) {
    return holdBack(submit, problem, sent.retryAfter, (n) => say(texts.rateLimited, { n }), texts.tryAgain);
  }
  if (sent.status === 422 && showRefusals(sent.body as Record<string, string[]>)) return;
  complain(problem, failureText(sent));
}

onSubmit("push", create);
text.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
});

// A page restored from the browser's cache starts empty.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

showTerms();
// The page arrives with the panel for text open.
if (openTab.kind !== "text") maybe(`tab-${openTab.kind}`)?.click();
// A user who signed in to share files comes back to the tab for files.
if (location.hash === "#file") {
  history.replaceState(null, "", location.pathname);
  maybe("tab-file")?.click();
}
restoreDraft();
void restoreResult();
restoreEach();
enable(form);
