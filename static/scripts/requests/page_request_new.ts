// The page of a new request: what is asked and on what terms, and then its link. If answers are sealed end to end, this
// browser makes the keys: one follows # in the link; the other stays here and opens the answers.

import type { Keys, newKeys } from "../../e2e/recipient.ts";
import type { qrSvg } from "../../modules/qr.ts";
import type { Strings } from "../../strings.ts";
import { addresseesProblem, BETWEEN_PEOPLE, countOf, showAddressed } from "../shared/addressees.ts";
import { fileBox } from "../shared/chosen_files.ts";
import { labelOf, reveal, showChips } from "../shared/chips.ts";
import { holdBack } from "../shared/countdown.ts";
import { copyOn } from "../shared/copy.ts";
import { any, button, element, input, make, maybe } from "../shared/elements.ts";
import { complain, enable, onSubmit } from "../shared/forms.ts";
import { loadModule } from "../shared/modules.ts";
import { ifSignedOut, request, type Sent } from "../shared/session.ts";
import { bytesOf, durationWords, momentWords, say, settings, sizeWords, textsOf } from "../shared/texts.ts";
import { addFiles, withProgress } from "../shared/file_progress.ts";
import { keepKeys, type RequestKeys, saveRecovery } from "./keys.ts";
import { type ListedRequest, postedRequest, sharingRequest } from "./share.ts";
import { chosenLanguage, language } from "../shared/recipient_language.ts";
import { copyPassphrase } from "../shared/share_link.ts";
import { upload } from "../shared/upload.ts";

const texts = textsOf("newRequestLive");
const shareTexts = textsOf("shareLive");
const limits = settings<{
  durations: number[];
  daysDefault: number;
  daysMax: number;
  maxRequestBytes: number;
  maxNoteBytes: number;
  maxAnswers: number;
  maxFiles: number;
  maxFileBytes: number;
  maxPushBytes: number;
  e2e: "off" | "offered" | "preferred" | "required";
  /** Present if people can prove who they are. */
  termAddressees?: Strings["cautionCreateLive"]["termAddressees"];
}>();

const DAY_MS = 24 * 60 * 60_000;
const PATH = "/api/v2/requests";
/** What takes no input while files are on their way. */
const HELD = "textarea, label, #options";

const form = element("ask-form", HTMLFormElement);
const text = element("text", HTMLTextAreaElement);
const lifetime = element("lifetime", HTMLSelectElement);
const answers = input("answers");
const passphrase = input("passphrase");
const recipients = maybe("recipients") as HTMLTextAreaElement | null;
const email = input("shows-email");
const note = element("note", HTMLTextAreaElement);
const box = maybe("files")
  ? fileBox({ limits: () => limits, dropped: () => reveal(input("files")), changed: showTermsLine })
  : null;
const files = (): readonly File[] => box?.files() ?? [];
const leadAnyone = any("lead").textContent;
const hintAnyone = any("text-hint").textContent;
const problem = any("problem");
const madePassphrase = any("made-passphrase");

/** What is lost with this page, because no other page shows it. */
const unsaved = new Set<"passphrase" | "link" | "collect">();
const collectSaved = (): void => void unsaved.delete("collect");
const shareLink = sharingRequest(() => void unsaved.delete("link"));

const sealedChoice = maybe("sealed") as HTMLInputElement | null;
const collect = any("collect");

/** What a request for sealed answers needs: its keys, and a way to draw the QR code of a link unknown to the server. */
interface Sealing {
  keys: Keys;
  draw: (address: string) => string;
}

/** @throws TypeError if the server does not answer */
async function newSealing(): Promise<Sealing> {
  const [seal, qr] = await Promise.all([
    loadModule<{ newKeys: typeof newKeys }>("seal"),
    loadModule<{ qrSvg: typeof qrSvg }>("qr"),
  ]);
  return { keys: await seal.newKeys(), draw: (address) => qr.qrSvg(address, "") };
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

/** Sums up the terms as chips above the button: "7 days", "1 answer", "no passphrase". */
function showTermsLine(): void {
  const lives = lifetime.selectedOptions[0]?.textContent ?? "";
  const takes = answersAreValid() ? say(texts.termAnswers, { n: Number(answers.value) }) : "";
  const guard = passphrase.value === "" ? texts.noPassphrase : texts.withPassphrase;
  const typed = recipients?.value ?? "";
  const people = countOf(typed, BETWEEN_PEOPLE);
  // An entry that can be no address and no group is nobody.
  const known = typed.split(BETWEEN_PEOPLE).filter((entry) => /^(?!.*\.\.).*[:@]/.test(entry)).length;
  any("lead").textContent = people > 0 ? texts.leadNamed : leadAnyone;
  any("text-hint").textContent = people > 0 ? texts.hintNamed : hintAnyone;
  showChips([
    ["lifetime", lives],
    ["answers", takes],
    ["passphrase", guard],
    ["shows-email", email.checked ? labelOf(email) : ""],
    ["language", chosenLanguage()],
    ["recipients", known > 0 && limits.termAddressees ? say(limits.termAddressees, { n: known }) : ""],
    ["name", input("name").value],
    ["note", note.value === "" ? "" : labelOf(note)],
    ["files", files().length > 0 ? labelOf(input("files")) : ""],
  ]);
}

const tooLong = (field: HTMLTextAreaElement, most: number, words: string): string =>
  bytesOf(field.value) > most ? say(words, { limit: sizeWords(most) }) : "";

/** Shows what is wrong with the form. @returns whether it can be sent */
function check(): boolean {
  const isBlank = text.value.trim() === "" && files().length === 0;
  const range = say(texts.answersRange, { min: 1, max: limits.maxAnswers });
  const checked: ReadonlyArray<readonly [place: string, field: HTMLElement, wrong: string]> = [
    ["problem-text", text, isBlank ? texts.blankRequest : tooLong(text, limits.maxRequestBytes, texts.longRequest)],
    ["problem-answers", answers, answersAreValid() ? "" : range],
    ["problem-note", note, tooLong(note, limits.maxNoteBytes, texts.longNote)],
    ...(box ? [["problem-file", any("files"), box.problem()] as const] : []),
  ];
  for (const [place, field, wrong] of checked) complain(any(place), wrong, field);
  const first = checked.find(([, , wrong]) => wrong !== "");
  if (first) reveal(first[1]);
  return !first;
}

/** Whether a switch that only some servers have is on. */
const isOn = (id: string): boolean => (maybe(id) as HTMLInputElement | null)?.checked ?? false;

function fields(isSealed: boolean): Record<string, string | number | boolean> {
  const [unit, amount] = lifetime.value.split(":");
  return {
    request: text.value,
    ...(unit === "days" ? { expire_after_days: Number(amount) } : { close_after_duration: Number(amount) }),
    max_responses: Number(answers.value),
    response_file_attachments: isOn("takes-files"),
    notify_me: isOn("notify-me"),
    ...(isSealed && { e2e: true }),
    include_requestor: email.checked,
    language: language.value,
    passphrase: passphrase.value,
    ...(recipients && { recipients: recipients.value }),
    name: input("name").value.trim(),
    note: note.value,
  };
}

/** Sends the request, and shows the progress of its files. */
function send(isSealed: boolean): Promise<Sent> {
  if (files().length === 0) return request("POST", PATH, { request: fields(isSealed) });
  return withProgress(files(), form.querySelectorAll<HTMLElement>(HELD), async (bars, cancelled) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields(isSealed))) body.append(`request[${name}]`, String(value));
    addFiles(body, "request[files][]", files());
    const given = { contents: files(), path: PATH, form: () => body, create: null, cancelled };
    return upload(given, files(), bars).catch(() => ({ status: 0, body: {}, retryAfter: 0, cancelled: true }));
  });
}

async function create(): Promise<void> {
  complain(problem, "");
  complain(any("outcome"), "");
  if (!check()) return;
  let sealing: Sealing | null;
  try {
    sealing = sealedChoice?.checked ? await newSealing() : null;
  } catch {
    return complain(problem, texts.noAnswer);
  }
  const sent = await send(sealing !== null);
  if (sent.status === 201) return showLink(sent.body as unknown as ListedRequest, sealing);
  // A cancelled upload is not an error.
  if (sent.cancelled) return complain(any("outcome"), textsOf("filesLive").cancelled);
  if (sent.status === 401) return complain(problem, ifSignedOut(sent));
  if (sent.status === 429) {
    return holdBack(button("submit"), problem, sent.retryAfter, (n) => say(texts.limited, { n }), texts.retry);
  }
  if (!isAboutAddressees(sent)) complain(problem, failureText(sent));
}

/** Shows what is wrong with the recipients at their field. @returns whether that is why it was refused */
function isAboutAddressees({ status, body: { recipients: said } }: Sent): boolean {
  const sentence = status === 422 && Array.isArray(said) ? addresseesProblem(String(said[0])) : null;
  if (!recipients || sentence === null) return false;
  complain(any("problem-recipients"), sentence, recipients);
  reveal(recipients);
  return true;
}

function failureText({ status }: Sent): string {
  if (status === 0) return texts.noAnswer;
  if (status === 409) return texts.full;
  if (status === 413) return texts.tooLarge;
  if (status === 507) return texts.noSpace;
  if ([502, 503, 504].includes(status)) return texts.unavailable;
  return status === 422 ? texts.refused : say(texts.problem, { status });
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
  box?.clear();
  any("expiry").textContent = say(texts.takes, { n: made.max_responses, ...momentWords(made.close_after_at) });
  showAddressed(made.recipients ?? []);
  element("own-page", HTMLAnchorElement).href = page;
  const code = element("qr", HTMLImageElement);
  const address = sealing ? `${made.html_url}#${sealing.keys.recipient}` : made.html_url;
  code.src = sealing ? `data:image/svg+xml,${encodeURIComponent(sealing.draw(address))}` : `${page}/qr.svg`;
  shareLink({ ...postedRequest(made), html_url: address }, code);
  if (sealing) {
    unsaved.add("link").add("collect");
    collect.textContent = `${made.html_url}#${sealing.keys.identity}`;
    void keep(made, { link: address, identity: sealing.keys.identity });
  }
  any("making").hidden = true;
  any("made").hidden = false;
  scrollTo(0, 0);
  const heading = any("ready");
  document.title = heading.textContent + document.title.slice(document.title.lastIndexOf(" · "));
  heading.focus();
}

/** Has this browser keep the keys, so that no one has to save them now. */
async function keep(made: ListedRequest, keys: RequestKeys): Promise<void> {
  button("recovery").addEventListener("click", () => {
    saveRecovery(made, keys);
    collectSaved();
  });
  const guard = await keepKeys(made, keys);
  any("collecting").hidden = false;
  if (guard === null) return;
  const { keptKeyByBrowser, keptKeyByPasskey } = textsOf("keptPageLive");
  const words = guard === "passkey" ? keptKeyByPasskey : keptKeyByBrowser;
  any("collect-text").textContent = `${words} ${textsOf("requestKeysLive").keyElsewhere}`;
  unsaved.delete("link");
  collectSaved();
}

copyPassphrase(() => void unsaved.delete("passphrase"));
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

for (const field of [text, note, answers, ...(recipients ? [recipients] : [])]) {
  field.addEventListener("input", () => complain(any(`problem-${field.id}`), "", field));
}
any("options").addEventListener("input", showTermsLine);
onSubmit("ask-form", create);
if (sealedChoice) {
  sealedChoice.checked = limits.e2e === "preferred" || limits.e2e === "required";
  sealedChoice.disabled = limits.e2e === "required";
}
fillLifetimes();
showTermsLine();
enable(form);
