// Presets on the page of a new push: what a tap on one sets, and keeping the terms of the form as one. What a preset does not
// say becomes the server's default, so that nothing of an earlier preset stays.

import { localTime } from "../scripts/shared/local_time.ts";
import { make } from "../scripts/shared/elements.ts";
import { type Answer, fromMeta, type request } from "../scripts/shared/session.ts";
import { wordsIn } from "../scripts/shared/words.ts";
import type { Strings } from "../strings.ts";

interface Preset {
  terms: Record<string, string | number | boolean | string[]>;
  passphrase?: "asked" | "generated";
}

interface Kind {
  expireAfterDaysDefault: number;
  expireAfterDaysMax: number;
  expireAfterViewsDefault: number;
  deletableByViewerDefault: boolean;
}
const { kinds, durations, openedBefore, notifyMe, e2e, policy, ...sent } = fromMeta("settings") as {
  presets?: Preset[];
  kinds: Record<string, Kind>;
  durations: number[];
  openedBefore: boolean;
  notifyMe: boolean;
  e2e: string;
  policy: { passphraseRequired: boolean };
};
const presets = sent.presets ?? [];
let texts = {} as Strings["presetsLive"];
const { say, duration: durationWords } = wordsIn(document.documentElement.lang);
const DAY_MS = 24 * 60 * 60_000;

const field = (id: string): HTMLInputElement | null => document.getElementById(id) as HTMLInputElement | null;

let isSetting = false;
/** The passphrase that a preset made up: the next one takes it away again. */
let madeUp = "";

/** Brings the chosen preset into sight, in its line. */
const showChosen = (): void =>
  document.querySelector('#presets > [aria-pressed="true"]')?.scrollIntoView({ block: "nearest", inline: "center" });
addEventListener("resize", showChosen);

/** Sets the terms of the preset, or the defaults if it was chosen already. */
function choosePreset(chip: HTMLElement, generate: () => Promise<void>): Promise<void> {
  const chips = [...(chip.parentElement?.children ?? [])];
  const isOff = chip.ariaPressed === "true";
  for (const one of chips) one.ariaPressed = String(one === chip && !isOff);
  showChosen();
  return set(isOff ? { terms: {} } : (presets[chips.indexOf(chip)] as Preset), generate);
}

async function set({ terms, passphrase }: Preset, generate: () => Promise<void>): Promise<void> {
  isSetting = true;
  if (typeof terms["kind"] === "string") field(`tab-${terms["kind"]}`)?.click();
  const rules = kinds[document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.dataset["kind"] ?? ""];
  if (rules) setLifetime(terms, rules);
  const usual: Record<string, unknown> = {
    expire_after_views: rules?.expireAfterViewsDefault,
    deletable_by_viewer: rules?.deletableByViewerDefault,
    opened_before: openedBefore,
    notify_me: notifyMe,
    e2e: e2e === "preferred" || e2e === "required",
  };
  for (const one of document.querySelectorAll<HTMLInputElement>("#push [name]")) {
    if (!isOfPreset(one)) continue;
    const value = terms[one.name] ?? usual[one.name] ?? "";
    // The whole word would bring its rules into the stylesheet of every page (static/sheets.ts).
    if (!one.type.startsWith("check")) fill(one, Array.isArray(value) ? value.join(", ") : String(value));
    else if (!one.disabled) one.checked = value === true;
  }
  field("sealed")?.dispatchEvent(new Event("change", { bubbles: true }));
  const options = document.getElementById("options");
  if (options) {
    delete options.dataset["retrievalStep"];
    if (typeof terms["retrieval_step"] === "boolean")
      options.dataset["retrievalStep"] = String(terms["retrieval_step"]);
  }
  const guard = field("passphrase");
  if (guard) {
    guard.setAttribute("aria-required", String(policy.passphraseRequired || passphrase === "asked"));
    if (madeUp !== "" && guard.value === madeUp) guard.value = "";
    if (passphrase === "generated" && guard.value === "") {
      await generate();
      madeUp = guard.value;
    }
    guard.dispatchEvent(new Event("input", { bubbles: true }));
  }
  isSetting = false;
}

// What someone changes by hand is not the preset any more.
for (const id of ["options", "sealing"]) {
  document.getElementById(id)?.addEventListener("input", () => {
    if (isSetting) return;
    for (const chip of document.querySelectorAll("#presets > [aria-pressed]")) chip.ariaPressed = "false";
  });
}

/** A moment does not come twice, and some terms are for one push. */
const isOfPreset = ({ type, name }: HTMLInputElement): boolean =>
  !["datetime-local", "file", "hidden"].includes(type) && name !== "receipt" && name !== "views_per_recipient";

function fill(found: HTMLInputElement, value: string): void {
  found.value = value;
  // A duration of the preset's own.
  if (found.value === "" && value !== "" && found.id === "after-first-view") {
    found.append(make("option", { value }, durationWords(Number(value) * 60_000)));
    found.value = value;
  }
}

function setLifetime(terms: Preset["terms"], { expireAfterDaysDefault, expireAfterDaysMax }: Kind): void {
  const list = document.getElementById("lifetime") as HTMLSelectElement;
  const { expires_at: end, expire_after_duration: index, expire_after_days: days = expireAfterDaysDefault } = terms;
  const until = field("until");
  if (typeof end === "string" && until) until.value = localTime(end);
  const value =
    typeof end === "string" ? "until" : index === undefined ? valueOfDays(Number(days)) : `duration:${String(index)}`;
  const isThere = [...list.options].some((option) => option.value === value);
  if (!isThere && value.startsWith("days:") && Number(days) <= expireAfterDaysMax) {
    list.append(make("option", { value }, durationWords(Number(days) * DAY_MS)));
  }
  list.value = value;
  if (list.selectedIndex === -1) list.value = valueOfDays(expireAfterDaysDefault);
}

function valueOfDays(days: number): string {
  const index = durations.indexOf(days * DAY_MS);
  return index === -1 ? `days:${days}` : `duration:${index}`;
}

/** Asks for a name. @param save returns what is wrong with it, or null once it is done */
function askName(save: (name: string) => Promise<string | null>): Promise<void> {
  const heading = make("h2", { id: "preset-title" }, texts.keepTitle);
  const input = make("input", {
    type: "text",
    id: "preset-name",
    maxLength: 40,
    required: true,
    autocomplete: "off",
  });
  const problem = make("p", { className: "problem", id: "problem-preset", hidden: true });
  problem.setAttribute("role", "alert");
  input.setAttribute("aria-describedby", problem.id);
  const cancel = make("button", { type: "button", className: "quiet" }, texts.cancel);
  const submit = make("button", { type: "submit" }, texts.save);
  const form = make(
    "form",
    { noValidate: true },
    heading,
    make("p", {}, [...document.querySelectorAll("#terms > .chip")].map((chip) => chip.textContent).join(" · ")),
    make("label", { htmlFor: input.id }, texts.name),
    input,
    problem,
    make("div", { className: "row" }, cancel, submit),
  );
  const dialog = make("dialog", { id: "preset-dialog" }, form);
  dialog.setAttribute("aria-labelledby", heading.id);
  document.body.append(dialog);
  return new Promise((resolve) => {
    cancel.addEventListener("click", () => dialog.close());
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      submit.ariaDisabled = "true";
      const wrong = input.value.trim() === "" ? texts.badName : await save(input.value);
      submit.ariaDisabled = null;
      if (wrong === null) return dialog.close();
      problem.textContent = wrong;
      problem.hidden = wrong === "";
      input.focus();
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve();
    });
    dialog.showModal();
    input.focus();
  });
}

/** What is wrong, in the reader's words. */
const refusal = ({ status, body }: Answer<unknown>): string => {
  const { fields } = { fields: Object.keys(Object(body)) };
  if (status === 422 && fields.length > 0) return fields.includes("name") ? texts.badName : texts.badTerms;
  return { 0: texts.offline, 409: texts.taken }[status] ?? say(texts.failed, { status });
};

interface Page {
  request: typeof request;
  /** What to say if no one is signed in any more. */
  ifSignedOut: (answer: Answer<object>) => string;
  /** Whether the page made this passphrase up. */
  isSuggested: (passphrase: string) => boolean;
  suggestPassphrase: () => Promise<void>;
  fields: () => Record<string, unknown>;
}

/** A preset was pressed, or what keeps one. */
export const act = (pressed: HTMLElement, page: Page): Promise<void> =>
  pressed.id === "keep-terms" ? keepTerms(page) : choosePreset(pressed, page.suggestPassphrase);

/** Keeps the terms of the form under a name, and shows it among the presets. */
async function keepTerms({ request, ifSignedOut, isSuggested, fields }: Page): Promise<void> {
  const said = await request<Strings["presetsLive"]>("GET", "/account/presets/words");
  if (!said.ok) throw new TypeError("The words did not arrive.");
  texts = said.body;
  const typed = field("passphrase")?.value ?? "";
  const passphrase = typed === "" ? null : isSuggested(typed) ? "generated" : "asked";
  let kept: (Preset & { name: string }) | undefined;
  await askName(async (name) => {
    const answer = await request<Preset & { name: string }>("POST", "/account/presets", {
      name,
      terms: fields(),
      passphrase,
    });
    if (!answer.ok) return ifSignedOut(answer) || refusal(answer);
    kept = answer.body;
    return null;
  });
  if (!kept) return;
  const { name } = kept;
  const strip = document.getElementById("presets") ?? newStrip();
  // One's own come last, and one of the same name is replaced.
  const own = [...strip.children].findLastIndex((chip) => chip.textContent === name && chip.hasAttribute("data-own"));
  if (own !== -1) presets[own] = kept;
  else {
    presets.push(kept);
    const chip = make("button", { type: "button", className: "chip" }, name);
    chip.dataset["own"] = "";
    strip.append(chip);
  }
  const at = own === -1 ? strip.children.length - 1 : own;
  for (const [index, chip] of [...strip.children].entries()) chip.ariaPressed = String(index === at);
  showChosen();
}

function newStrip(): HTMLElement {
  const strip = make("fieldset", { className: "presets", id: "presets" });
  strip.ariaLabel = texts.presets;
  document.getElementById("options")?.before(strip);
  return strip;
}
