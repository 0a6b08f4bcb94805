// The page of a new request: what is asked and on what terms, and then its link. Where answers are sealed end to end, this
// browser makes the keys: one comes behind # in the link, the other in a second link that opens the answers.

import type { Keys, newKeys } from "../e2e/recipient.ts";
import type { qrSvg } from "../modules/qr.ts";
import { holdBack } from "./countdown.ts";
import {
  any,
  type Answer,
  button,
  complain,
  copyOn,
  dateWords,
  durationWords,
  element,
  enable,
  input,
  loadModule,
  make,
  maybe,
  onSubmit,
  relativeWords,
  request,
  say,
  settings,
  sizeWords,
  textsOf,
} from "./dom.ts";
import { type ListedRequest, postedRequest, sharingRequest } from "./request_share.ts";
import { copyPassphrase } from "./share_link.ts";

const texts = textsOf("newRequestLive");
const shareTexts = textsOf("shareLive");
const limits = settings<{
  durations: number[];
  daysDefault: number;
  daysMax: number;
  maxRequestBytes: number;
  maxAnswers: number;
  e2e: "off" | "offered" | "preferred" | "required";
}>();

const DAY_MS = 24 * 60 * 60_000;

const form = element("ask-form", HTMLFormElement);
const text = element("text", HTMLTextAreaElement);
const lifetime = element("lifetime", HTMLSelectElement);
const answers = input("answers");
const passphrase = input("passphrase");
const problem = any("problem");
const madePassphrase = any("made-passphrase");

/** What is lost with this page, because no other page shows it. */
const unsaved = new Set<"passphrase" | "link" | "collect">();
const passphraseSaved = (): void => void unsaved.delete("passphrase");
const collectSaved = (): void => void unsaved.delete("collect");
const shareLink = sharingRequest(() => void unsaved.delete("link"));

const sealedChoice = maybe("sealed") as HTMLInputElement | null;
const collect = any("collect");

/** What a request for sealed answers needs: its keys, and what draws the code of a link that the server does not know. */
interface Sealing {
  keys: Keys;
  draw: (address: string) => string;
}

/** @throws TypeError where the server does not answer */
async function newSealing(): Promise<Sealing> {
  const [e2e, qr] = await Promise.all([
    loadModule<{ newKeys: typeof newKeys }>("e2e"),
    loadModule<{ qrSvg: typeof qrSvg }>("qr"),
  ]);
  return { keys: await e2e.newKeys(), draw: (address) => qr.qrSvg(address, "") };
}

function fillLifetimes(): void {
  const choices = limits.durations
    .map((ms, index) => ({ ms, value: `duration:${index}` }))
    .filter(({ ms }) => ms <= limits.daysMax * DAY_MS);
  const preset = limits.daysDefault * DAY_MS;
  if (!choices.some(({ ms }) => ms === preset)) {
    choices.push({ ms: preset, value: `days:${limits.daysDefault}` });
    choices.sort((a, b) => a.ms - b.ms);
  }
  lifetime.replaceChildren(...choices.map(({ ms, value }) => make("option", { value }, durationWords(ms))));
  lifetime.value = choices.find(({ ms }) => ms === preset)?.value ?? "";
}

const answersAreValid = (): boolean => answers.value !== "" && answers.validity.valid && /^\d+$/.test(answers.value);

/** Sums the terms up in the line that opens them: "7 days · 1 answer · no passphrase". */
function showTermsLine(): void {
  const lives = lifetime.selectedOptions[0]?.textContent ?? "";
  const takes = answersAreValid() ? say(texts.termAnswers, { n: Number(answers.value) }) : "…";
  const guard = passphrase.value === "" ? texts.noPassphrase : texts.withPassphrase;
  any("terms").textContent = [lives, takes, guard].join(" · ");
}

function textProblem(): string {
  if (text.value.trim() === "") return texts.blankRequest;
  const isLong = new TextEncoder().encode(text.value).byteLength > limits.maxRequestBytes;
  return isLong ? say(texts.longRequest, { limit: sizeWords(limits.maxRequestBytes) }) : "";
}

/** Shows what is wrong with the form. @returns whether it can be sent */
function check(): boolean {
  const wrongText = textProblem();
  const wrongAnswers = answersAreValid() ? "" : say(texts.answersRange, { min: 1, max: limits.maxAnswers });
  if (wrongAnswers !== "") element("options", HTMLDetailsElement).open = true;
  complain(any("problem-answers"), wrongAnswers, answers);
  complain(any("problem-text"), wrongText, text);
  if (wrongText !== "") text.focus();
  else if (wrongAnswers !== "") answers.focus();
  return wrongText === "" && wrongAnswers === "";
}

function fields(isSealed: boolean): Record<string, string | number | boolean> {
  const [unit, amount] = lifetime.value.split(":");
  return {
    request: text.value,
    ...(unit === "days" ? { expire_after_days: Number(amount) } : { close_after_duration: Number(amount) }),
    max_responses: Number(answers.value),
    response_file_attachments: (maybe("takes-files") as HTMLInputElement | null)?.checked ?? false,
    ...(isSealed && { e2e: true }),
    include_requestor: input("shows-email").checked,
    passphrase: passphrase.value,
    name: input("name").value.trim(),
  };
}

async function create(): Promise<void> {
  complain(problem, "");
  if (!check()) return;
  let sealing: Sealing | null;
  try {
    sealing = sealedChoice?.checked ? await newSealing() : null;
  } catch {
    return complain(problem, texts.noAnswer);
  }
  const sent = await request<ListedRequest>("POST", "/api/v2/requests", { request: fields(sealing !== null) });
  if (sent.status === 201) return showLink(sent.body, sealing);
  if (sent.status === 401) return location.assign("/users/sign_in");
  if (sent.status === 429) {
    return holdBack(button("submit"), problem, sent.retryAfter, (n) => say(texts.limited, { n }), texts.retry);
  }
  complain(problem, failureText(sent));
}

function failureText({ status, body }: Answer<unknown>): string {
  if (status === 0) return texts.noAnswer;
  if (status === 409) return texts.full;
  if (status !== 422) return say(texts.problem, { status });
  // The server names each field and what is wrong with it.
  return Object.entries(body as Record<string, string[]>)
    .map(([field, sentences]) => `${field} ${sentences.join(", ")}.`)
    .join(" ");
}

/** Shows the link in place of the form. The requester still has to pass the passphrase on. */
function showLink(made: ListedRequest, sealing: Sealing | null): void {
  const page = `/requests/${made.url_token}`;
  // A reload of this address shows the link again.
  history.replaceState(null, "", page);
  if (passphrase.value !== "") unsaved.add("passphrase");
  madePassphrase.textContent = passphrase.value;
  any("guarded").hidden = passphrase.value === "";
  form.reset();
  any("expiry").textContent = say(texts.takes, {
    views: say(shareTexts.viewsWords, { n: made.max_responses }),
    date: dateWords(made.close_after_at),
    relative: relativeWords(made.close_after_at),
  });
  element("own-page", HTMLAnchorElement).href = page;
  const code = element("qr", HTMLImageElement);
  const address = sealing ? `${made.html_url}#${sealing.keys.recipient}` : made.html_url;
  code.src = sealing ? `data:image/svg+xml,${encodeURIComponent(sealing.draw(address))}` : `${page}/qr.svg`;
  shareLink({ ...postedRequest(made), html_url: address }, code);
  if (sealing) {
    unsaved.add("link").add("collect");
    collect.textContent = `${made.html_url}#${sealing.keys.identity}`;
    any("collecting").hidden = false;
  }
  any("making").hidden = true;
  any("made").hidden = false;
  scrollTo(0, 0);
  const heading = any("ready");
  document.title = heading.textContent + document.title.slice(document.title.lastIndexOf(" · "));
  heading.focus();
}

copyPassphrase(passphraseSaved);
copyOn(
  button("copy-collect"),
  () => collect.textContent ?? "",
  shareTexts,
  any("collect-status"),
  collect,
  collectSaved,
);
collect.addEventListener("copy", collectSaved);
addEventListener("beforeunload", (event) => {
  if (unsaved.size > 0) event.preventDefault();
});
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

text.addEventListener("input", () => complain(any("problem-text"), "", text));
answers.addEventListener("input", () => complain(any("problem-answers"), "", answers));
any("options").addEventListener("input", showTermsLine);
onSubmit("ask-form", create);
if (sealedChoice) {
  sealedChoice.checked = limits.e2e === "preferred" || limits.e2e === "required";
  sealedChoice.disabled = limits.e2e === "required";
}
fillLifetimes();
showTermsLine();
enable(form);
