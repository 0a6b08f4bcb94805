// The page of a new push: what to share, on what terms, and then its link. Limits are checked here
// before anything is sent; the server checks them again. What was shared is forgotten once it is sent,
// only the choices of terms are remembered on this device.

import {
  any,
  askText,
  busy,
  button,
  complain,
  copyOn,
  dateWords,
  durationWords,
  element,
  input,
  make,
  maybe,
  relativeWords,
  request,
  say,
  settings,
  sizeWords,
  tabs,
  textsOf,
} from "./dom.ts";
import { generate, RANGES, type Recipe } from "./generator.ts";
import { type Sent, upload } from "./upload.ts";

type Kind = "text" | "file" | "url" | "qr";

interface KindRules {
  expireAfterDaysDefault: number;
  expireAfterDaysMin: number;
  expireAfterDaysMax: number;
  expireAfterViewsDefault: number;
  expireAfterViewsMin: number;
  expireAfterViewsMax: number;
  retrievalStepDefault: boolean;
  deletableByViewerDefault: boolean;
}

interface Made {
  url_token: string;
  html_url: string;
  expires_at: string;
  views_remaining: number;
  deletable_by_viewer: boolean;
}

const texts = textsOf("createLive");
const limits = settings<{
  signedIn: boolean;
  filesOpen: boolean;
  kinds: Record<Kind, KindRules>;
  durations: number[];
  maxPayloadBytes: number;
  maxQrCharacters: number;
  maxFiles: number;
  maxFileBytes: number;
  maxPushBytes: number;
}>();

const DAY_MS = 24 * 60 * 60_000;
const form = element("push", HTMLFormElement);
const submit = button("submit");
const problem = any("problem");
const text = element("text", HTMLTextAreaElement);
const code = maybe("code") as HTMLTextAreaElement | null;
const url = maybe("url") as HTMLInputElement | null;
const message = maybe("message") as HTMLTextAreaElement | null;
const lifetime = element("lifetime", HTMLSelectElement);
const views = input("views");
const passphrase = input("passphrase");
const step = input("step");
const deletable = input("deletable");

let kind: Kind = "text";

// ── Kinds ───────────────────────────────────────────────────────────────────────────────────────

tabs(element("push", HTMLFormElement).querySelector<HTMLElement>('[role="tablist"]') ?? form, (tab) => {
  kind = (tab.dataset.kind ?? "text") as Kind;
  for (const panel of form.querySelectorAll<HTMLElement>('[role="tabpanel"]')) {
    panel.hidden = panel.id !== tab.getAttribute("aria-controls");
  }
  const closed = kind === "file" && !limits.filesOpen;
  noteChanges();
  any("options").hidden = closed;
  submit.hidden = closed;
  complain(problem, "");
  showTerms();
});

// ── Terms: the instance's defaults, then what was chosen on this device ──────────────────────────

const REMEMBERED = "terms";
type Choice = Record<"lifetime" | "views", string> & Record<"step" | "deletable", boolean>;
type Terms = Partial<Record<Kind, Choice>>;

/** As the fields were filled in for this kind, and what the person has changed since, for whatever kind. */
let filledIn: Partial<Choice> = {};
let changed: Partial<Choice> = {};

const chosenNow = (): Choice => ({
  lifetime: lifetime.value,
  views: views.value,
  step: step.checked,
  deletable: deletable.checked,
});

function noteChanges(): void {
  const different = Object.entries(chosenNow()).filter(([name, value]) => value !== filledIn[name as keyof Choice]);
  changed = { ...changed, ...Object.fromEntries(different) };
}

function remembered(): Terms {
  try {
    return JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as Terms;
  } catch {
    return {};
  }
}

function remember(): void {
  const terms: Terms = { ...remembered() };
  terms[kind] = filledIn = chosenNow();
  changed = {};
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(terms));
  } catch {
    // A browser that keeps nothing: the defaults will do.
  }
}

function showTerms(): void {
  const rules = limits.kinds[kind];
  const choices = limits.durations
    .map((ms, index) => ({ ms, value: `duration:${index}` }))
    .filter(({ ms }) => ms <= rules.expireAfterDaysMax * DAY_MS);
  const preset = rules.expireAfterDaysDefault * DAY_MS;
  if (!choices.some(({ ms }) => ms === preset)) {
    choices.push({ ms: preset, value: `days:${rules.expireAfterDaysDefault}` });
    choices.sort((a, b) => a.ms - b.ms);
  }
  lifetime.replaceChildren(...choices.map(({ ms, value }) => make("option", { value }, durationWords(ms))));
  const standard = choices.find(({ ms }) => ms === preset)?.value ?? "";
  const chosen: Partial<Choice> = { ...remembered()[kind], ...changed };
  lifetime.value = choices.some(({ value }) => value === chosen.lifetime) ? (chosen.lifetime ?? standard) : standard;
  views.min = String(rules.expireAfterViewsMin);
  views.max = String(rules.expireAfterViewsMax);
  views.value = chosen.views ?? "";
  if (!viewsAreRight()) views.value = String(rules.expireAfterViewsDefault);
  complain(any("problem-views"), "", views);
  step.checked = chosen.step ?? rules.retrievalStepDefault;
  deletable.checked = chosen.deletable ?? rules.deletableByViewerDefault;
  filledIn = chosenNow();
}

const viewsAreRight = (): boolean => views.value !== "" && views.validity.valid && /^\d+$/.test(views.value);

button("reset").addEventListener("click", () => {
  try {
    localStorage.removeItem(REMEMBERED);
  } catch {
    // Nothing was kept.
  }
  changed = {};
  showTerms();
});

// ── Counters ────────────────────────────────────────────────────────────────────────────────────

const encoder = new TextEncoder();
const bytesOf = (value: string): number => encoder.encode(value).byteLength;

function countText(): void {
  const used = bytesOf(text.value);
  const count = any("text-count");
  count.textContent = say(texts.bytes, { used: sizeWords(used), limit: sizeWords(limits.maxPayloadBytes) });
  count.classList.toggle("over", used > limits.maxPayloadBytes);
}

function countCode(): void {
  if (!code) return;
  const used = [...code.value].length;
  const count = any("qr-count");
  count.textContent = say(texts.characters, { used, limit: limits.maxQrCharacters });
  count.classList.toggle("over", used > limits.maxQrCharacters);
}

text.addEventListener("input", countText);
code?.addEventListener("input", countCode);

// ── Generator ───────────────────────────────────────────────────────────────────────────────────

const style = element("style", HTMLSelectElement);
const length = input("length");
const marks = { capitals: input("capitals"), digits: input("digits"), symbols: input("symbols") };
const suggestion = element("suggestion", HTMLOutputElement);

function recipe(): Recipe {
  return {
    style: style.value as Recipe["style"],
    length: Number(length.value),
    capitals: marks.capitals.checked,
    digits: marks.digits.checked,
    symbols: marks.symbols.checked,
  };
}

function styleChanged(): void {
  const range = RANGES[style.value as Recipe["style"]];
  length.min = String(range.min);
  length.max = String(range.max);
  length.value = String(range.start);
  marks.capitals.checked = style.value === "characters";
  marks.digits.checked = style.value === "characters";
  marks.symbols.checked = style.value === "characters";
  suggest();
}

function suggest(): void {
  const made = generate(recipe());
  suggestion.value = made.text;
  any("length-shown").textContent = length.value;
  any("strength").textContent = say(texts.bits, { n: made.bits });
}

style.addEventListener("change", styleChanged);
for (const control of [length, ...Object.values(marks)]) control.addEventListener("input", suggest);
button("again").addEventListener("click", suggest);
// In place of the suggestion taken before, else where the cursor is: what was typed stays.
let taken = { at: 0, text: "" };
button("use").addEventListener("click", () => {
  const isThere = taken.text !== "" && text.value.startsWith(taken.text, taken.at);
  const [from, to] = isThere ? [taken.at, taken.at + taken.text.length] : [text.selectionStart, text.selectionEnd];
  text.setRangeText(suggestion.value, from, to, "end");
  taken = { at: from, text: suggestion.value };
  countText();
  element("generator", HTMLDetailsElement).open = false;
  text.focus();
});
button("suggest").addEventListener("click", () => {
  passphrase.value = generate({ style: "words", length: 4, capitals: false, digits: false, symbols: false }).text;
  passphrase.focus();
  passphrase.select();
});

// ── Files ───────────────────────────────────────────────────────────────────────────────────────

let chosen: File[] = [];
const fileInput = maybe("files") as HTMLInputElement | null;
const drop = maybe("drop");

const fileLimits = (): string =>
  say(texts.fileLimits, {
    count: limits.maxFiles,
    file: sizeWords(limits.maxFileBytes),
    push: sizeWords(limits.maxPushBytes),
  });

function fileProblem(): string {
  const large = chosen.find(({ size }) => size > limits.maxFileBytes);
  if (chosen.length > limits.maxFiles) return say(texts.tooManyFiles, { count: limits.maxFiles });
  if (large) return say(texts.fileTooLarge, { name: large.name, limit: sizeWords(limits.maxFileBytes) });
  if (chosen.reduce((sum, { size }) => sum + size, 0) > limits.maxPushBytes) {
    return say(texts.filesTooLarge, { limit: sizeWords(limits.maxPushBytes) });
  }
  return "";
}

function showChosen(): void {
  const lines = chosen.map((file) => {
    const remove = make("button", { type: "button", className: "quiet" }, "×");
    remove.setAttribute("aria-label", say(texts.remove, { name: file.name }));
    remove.addEventListener("click", () => {
      chosen = chosen.filter((one) => one !== file);
      showChosen();
      fileInput?.focus();
    });
    const name = make("bdi", null, file.name);
    return make("li", null, name, make("span", { className: "size" }, sizeWords(file.size)), remove);
  });
  any("chosen").replaceChildren(...lines);
  complain(any("problem-file"), fileProblem());
}

function addFiles(files: Iterable<File>): void {
  chosen = [...chosen, ...files];
  showChosen();
}

if (fileInput && drop) {
  any("file-limits").textContent = fileLimits();
  fileInput.addEventListener("change", () => {
    addFiles(fileInput.files ?? []);
    fileInput.value = "";
  });
  // A file dropped beside the box is meant for it, and must not replace the page. Text is dropped as ever.
  const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;
  addEventListener("dragover", (event) => {
    if (holdsFiles(event)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    drop.classList.remove("over");
    if (!holdsFiles(event)) return;
    event.preventDefault();
    if (kind !== "file") button("tab-file").click();
    const { items = [], files = [] } = event.dataTransfer ?? {};
    if ([...items].some((item) => item.webkitGetAsEntry()?.isDirectory)) {
      return complain(any("problem-file"), texts.noFolders);
    }
    addFiles(files);
  });
  drop.addEventListener("dragover", () => drop.classList.add("over"));
  drop.addEventListener("dragleave", () => drop.classList.remove("over"));
  drop.addEventListener("click", ({ target }) => {
    if (target instanceof Element && !target.closest("label, input")) fileInput.click();
  });
}

// ── Sending ─────────────────────────────────────────────────────────────────────────────────────

/** What stands in the way of sending, shown beside its field. */
function check(): boolean {
  const wrong = (box: string, sentence: string, field?: HTMLElement): boolean => {
    complain(any(box), sentence, field);
    if (sentence !== "") field?.focus();
    return sentence !== "";
  };
  const textLimit = say(texts.tooLong, { limit: sizeWords(limits.maxPayloadBytes) });
  if (kind === "text") {
    const sentence =
      text.value.trim() === "" ? texts.blank : bytesOf(text.value) > limits.maxPayloadBytes ? textLimit : "";
    if (wrong("problem-text", sentence, text)) return false;
  }
  if (
    kind === "file" &&
    wrong("problem-file", chosen.length === 0 ? texts.noFiles : fileProblem(), fileInput ?? undefined)
  ) {
    return false;
  }
  if (kind === "url" && url) {
    const address = url.value.trim();
    const right = /^https?:\/\/[^\s/]/i.test(address) && !/\s/.test(address) && URL.canParse(address);
    if (wrong("problem-url", address === "" ? texts.blank : right ? "" : texts.badUrl, url)) return false;
  }
  if (kind === "qr" && code) {
    const over = [...code.value].length > limits.maxQrCharacters;
    const sentence =
      code.value.trim() === "" ? texts.blank : over ? say(texts.tooLong, { limit: limits.maxQrCharacters }) : "";
    if (wrong("problem-qr", sentence, code)) return false;
  }
  const range = say(texts.outOfRange, { min: Number(views.min), max: Number(views.max) });
  return !wrong("problem-views", viewsAreRight() ? "" : range, views);
}

function fields(): Record<string, string | number | boolean> {
  const [unit, amount] = lifetime.value.split(":");
  const payload = { text: text.value, file: message?.value ?? "", url: url?.value.trim() ?? "", qr: code?.value ?? "" };
  return {
    kind,
    payload: payload[kind],
    expire_after_views: Number(views.value),
    ...(unit === "days" ? { expire_after_days: Number(amount) } : { expire_after_duration: Number(amount) }),
    retrieval_step: step.checked,
    deletable_by_viewer: deletable.checked,
    passphrase: passphrase.value,
    ...(limits.signedIn ? { name: input("name").value, note: element("note", HTMLTextAreaElement).value } : {}),
  };
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void busy(submit, send);
});
text.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
});

async function send(): Promise<void> {
  complain(problem, "");
  if (!check()) return;
  const sent = kind === "file" ? await sendFiles() : await sendFields();
  if (sent.status === 201) return showMade(sent.body as unknown as Made);
  complain(problem, messageFor(sent));
}

async function sendFields(): Promise<Sent> {
  return request("POST", "/api/v2/pushes", { push: fields() });
}

async function sendFiles(): Promise<Sent> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields())) body.append(`push[${name}]`, String(value));
  for (const file of chosen) body.append("push[files][]", file);
  const lines = chosen.map((file) => {
    const bar = make("progress", { max: Math.max(1, file.size), value: 0 });
    bar.setAttribute("aria-label", file.name);
    const line = make(
      "li",
      null,
      make("bdi", null, file.name),
      make("span", { className: "size" }, sizeWords(file.size)),
      bar,
    );
    return { bar, line };
  });
  const speed = any("speed");
  const spoken = any("spoken");
  const cancel = button("cancel");
  any("sending").replaceChildren(...lines.map(({ line }) => line));
  any("chosen").hidden = true;
  any("progress").hidden = false;
  speed.textContent = "";
  spoken.textContent = "";
  stayHere(true);
  const running = upload("/api/v2/pushes", body, ({ sent, total, bytesPerSecond }) => {
    // The files go in this order; what comes around them is small.
    let left = sent;
    for (const [index, { bar }] of lines.entries()) {
      const size = chosen[index]?.size ?? 0;
      bar.value = sent >= total ? bar.max : Math.min(size, Math.max(0, left));
      left -= size;
    }
    const percent = Math.floor((100 * sent) / Math.max(1, total));
    speed.textContent =
      sent >= total ? texts.uploaded : say(texts.uploading, { percent, speed: sizeWords(bytesPerSecond) });
    // Told to listeners at every quarter; the line above changes too often to be read out.
    const quarter = sent >= total ? texts.uploaded : say(texts.percent, { percent: percent - (percent % 25) });
    if (spoken.textContent !== quarter) spoken.textContent = quarter;
  });
  cancel.addEventListener("click", running.cancel, { once: true });
  cancel.focus();
  const sent = await running.done;
  stayHere(false);
  any("progress").hidden = true;
  any("chosen").hidden = false;
  submit.focus();
  return sent;
}

const askToLeave = (event: Event): void => event.preventDefault();

/** While files travel the form stands still, and the browser asks before it leaves the page. */
function stayHere(still: boolean): void {
  for (const part of form.querySelectorAll<HTMLElement>('[role="tablist"], [role="tabpanel"], #options')) {
    part.inert = still;
  }
  if (still) addEventListener("beforeunload", askToLeave);
  else removeEventListener("beforeunload", askToLeave);
}

function messageFor({ status, retryAfter, body, cancelled }: Sent): string {
  if (cancelled) return texts.cancelled;
  if (status === 422) {
    // The server names each field and what is wrong with it.
    return Object.entries(body as Record<string, string[]>)
      .map(([field, sentences]) => `${field} ${sentences.join(", ")}.`)
      .join(" ");
  }
  const messages: Record<number, string> = {
    0: texts.offline,
    401: texts.signInFirst,
    413: `${texts.tooLarge} ${fileLimits()}`,
    429: say(texts.rateLimited, { n: retryAfter }),
    503: texts.noSpace,
    507: texts.noSpace,
  };
  return messages[status] ?? say(texts.failed, { status });
}

// ── The link ────────────────────────────────────────────────────────────────────────────────────

const link = input("link");
const madeStatus = any("made-status");
let made: Made | null = null;

function terms(of: Made): { views: string; date: string; relative: string } {
  return {
    views: say(texts.viewsWords, { n: of.views_remaining }),
    date: dateWords(of.expires_at),
    relative: relativeWords(of.expires_at),
  };
}

const messageText = (): string => (made ? `${say(texts.shareText, terms(made))}\n\n${made.html_url}\n` : "");

function showMade(push: Made): void {
  remember();
  // The sender still has to tell it, and nothing else shows it again.
  const words = passphrase.value;
  forget();
  made = push;
  any("made-passphrase").textContent = words;
  link.value = push.html_url;
  any("expiry").textContent = say(texts.opens, terms(push));
  any("guarded").hidden = words === "";
  any("shareable").hidden = false;
  const mail = element("mail", HTMLAnchorElement);
  mail.href = `mailto:?subject=${encodeURIComponent(texts.mailSubject)}&body=${encodeURIComponent(messageText())}`;
  const qr = element("qr", HTMLImageElement);
  qr.src = `/p/${push.url_token}/qr.svg`;
  qr.hidden = false;
  madeStatus.textContent = "";
  button("end").hidden = !push.deletable_by_viewer && !limits.signedIn;
  button("share").hidden = typeof navigator.share !== "function";
  any("making").hidden = true;
  any("made").hidden = false;
  scrollTo(0, 0);
  any("ready").focus();
}

/** Nothing of what was shared stays in the page. */
function forget(): void {
  for (const field of [text, code, url, message, passphrase, maybe("name"), maybe("note")]) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = "";
  }
  chosen = [];
  taken = { at: 0, text: "" };
  if (fileInput) showChosen();
  countText();
  countCode();
  suggest();
}

copyOn(button("copy"), () => link.value, texts, madeStatus, link);
copyOn(button("copy-message"), messageText, texts, madeStatus);
copyOn(
  button("copy-passphrase"),
  () => any("made-passphrase").textContent ?? "",
  texts,
  madeStatus,
  any("made-passphrase"),
);
link.addEventListener("focus", () => link.select());

button("share").addEventListener("click", () => {
  // Closing the system's sheet is no error.
  void navigator.share({ text: messageText() }).catch(() => {});
});

button("end").addEventListener("click", async () => {
  if (!made || !(await askText(texts.endQuestion))) return;
  const { ok, status } = await request("POST", `/p/${made.url_token}/expire`);
  madeStatus.textContent = ok ? "" : status === 0 ? texts.offline : say(texts.failed, { status });
  if (!ok) return;
  any("expiry").textContent = texts.ended;
  any("made-passphrase").textContent = "";
  any("shareable").hidden = true;
  button("end").hidden = true;
  button("another").focus();
});

button("another").addEventListener("click", () => {
  made = null;
  link.value = "";
  any("made-passphrase").textContent = "";
  any("made").hidden = true;
  any("making").hidden = false;
  ({ text, file: fileInput, url, qr: code })[kind]?.focus();
});

// A page that the browser froze comes back without what was typed or made.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});

showTerms();
styleChanged();
countText();
countCode();
// Whoever signed in to share files comes back to them.
if (location.hash === "#file") {
  history.replaceState(null, "", location.pathname);
  maybe("tab-file")?.click();
}
