// How long a push lives and who may do what with it: at first the server's defaults for its kind, then
// what this device last used for that kind. What the user changes stays when they open another tab.

import { countOf } from "../shared/addressees.ts";
import { isEach, networks, passphrase, recipientCount, recipients, viewsEach } from "./fields.ts";
import { chooseSealed, isSealed, sealedPreset } from "./seal.ts";
import { any, button, element, input, make, maybe } from "../shared/elements.ts";
import { isSet, labelOf, showChips } from "../shared/chips.ts";
import { complain } from "../shared/forms.ts";
import { dateWords, durationWords, say, shortDate, textsOf } from "../shared/texts.ts";
import { checked, clearOnInput, type Kind, limits, openTab, terms, texts } from "./parts.ts";
import type { Draft } from "../shared/draft.ts";
import { store, stored } from "../shared/stored.ts";
import { chosenLanguage } from "../shared/recipient_language.ts";
import { countedLength } from "./passphrase_length.ts";
import { signedWords } from "./signature.ts";

const options = element("options", HTMLDetailsElement);
/** Whether the passphrase is among the terms. If the server's policy requires one, it stands above them. */
const isFolded = options.contains(passphrase);
/** For people with an account. */
const name = maybe("name") as HTMLInputElement | null;
const note = maybe("note") as HTMLTextAreaElement | null;
const { badExpiry } = textsOf("pushChangeLive");
const { badMoment, notSooner, termAddressees, termFirstView, termNetworks, termNotBefore, termViewsEach } =
  textsOf("cautionCreateLive");
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
const STORAGE_KEY = "terms";

/** Ids of fields and what this device remembers of them. */
type Choice = Draft["terms"];

const lifetime = element("lifetime", HTMLSelectElement);
/** The moment at which the link expires, in place of a duration; in the time zone of this device. */
const until = input("until");
const UNTIL = "until";
const isUntil = (): boolean => lifetime.value === UNTIL;
const untilWords = (): string =>
  say(texts.termUntil, { date: until.value === "" ? "…" : shortDate(String(termOf(until))) });
until.ariaLabel = untilWords();
const views = input("views");
const afterFirstView = element("after-first-view", HTMLSelectElement);
afterFirstView.replaceChildren(
  make("option", { value: "" }, notSooner),
  ...[5, 15, 60, 360, 1_440, 10_080].map((n) => make("option", { value: String(n) }, durationWords(n * MINUTE_MS))),
);
/** The moment before which no one can open it, in the time zone of this device. */
const notBefore = input("not-before");
const covered = input("covered");
/** For people with an account, which has their default. */
const notifyMe = maybe("notify-me") as HTMLInputElement | null;
if (notifyMe) notifyMe.checked = limits.notifyMe;
const switches = terms.filter((field) => field.type === "checkbox" && field !== notifyMe) as HTMLInputElement[];

/** The values this page filled in for the open tab, and those the user changed in any tab. */
let filledIn: Choice = {};
let changed: Choice = {};

export const chosenNow = (): Choice => ({
  lifetime: lifetime.value,
  views: views.value,
  ...Object.fromEntries(switches.map(({ id, checked }) => [id, checked])),
});

/** Notes what the user changed, before another tab opens. */
export function noteChanges(): void {
  const different = Object.entries(chosenNow()).filter(([name, value]) => value !== filledIn[name]);
  changed = { ...changed, ...Object.fromEntries(different) };
}

/** What the user changed so far. */
export function changedTerms(): Choice {
  noteChanges();
  return changed;
}

/** Restores these changes; the next tab that opens shows them. */
export function restoreTerms(terms: Choice): void {
  changed = terms;
}

const rememberedTerms = (): Partial<Record<Kind, Choice>> => stored("localStorage", STORAGE_KEY) ?? {};

/** Remembers the chosen terms on this device, for the next push of this kind. */
export function rememberTerms(): void {
  filledIn = chosenNow();
  changed = {};
  store("localStorage", STORAGE_KEY, { ...rememberedTerms(), [openTab.kind]: filledIn });
}

/** Fills in the fields for the open tab. */
export function showTerms(): void {
  const rules = limits.kinds[openTab.kind];
  const shortest = limits.policy.bindsDurations ? rules.expireAfterDaysMin * DAY_MS : 0;
  const choices = limits.durations
    .map((ms, index) => ({ ms, value: `duration:${index}` }))
    .filter(({ ms }) => ms >= shortest && ms <= rules.expireAfterDaysMax * DAY_MS);
  const preset = rules.expireAfterDaysDefault * DAY_MS;
  const chosen: Choice = { ...rememberedTerms()[openTab.kind], ...changed };
  // Presets can have any number of days.
  for (const days of [rules.expireAfterDaysDefault, Number(/^days:(\d+)$/.exec(String(chosen["lifetime"]))?.[1])]) {
    const ms = days * DAY_MS;
    if (days >= rules.expireAfterDaysMin && days <= rules.expireAfterDaysMax && !choices.some((one) => one.ms === ms))
      choices.push({ ms, value: `days:${days}` });
  }
  choices.sort((a, b) => a.ms - b.ms);
  const standard = choices.find(({ ms }) => ms === preset)?.value ?? "";
  lifetime.replaceChildren(
    ...choices.map(({ ms, value }) => make("option", { value }, durationWords(ms))),
    make("option", { value: UNTIL }, until.ariaLabel ?? ""),
  );
  // A moment applies to one push only.
  const isKept = changed["lifetime"] === UNTIL;
  lifetime.value = isKept ? UNTIL : (choices.find(({ value }) => value === chosen["lifetime"])?.value ?? standard);
  views.min = String(rules.expireAfterViewsMin);
  views.max = String(rules.expireAfterViewsMax);
  views.value = String(chosen["views"] ?? "");
  if (!viewsAreValid()) views.value = String(rules.expireAfterViewsDefault);
  complain(any("problem-views"), "", views);
  const usual: Choice = {
    deletable: rules.deletableByViewerDefault,
    openings: limits.openedBefore,
    receipt: true,
    sealed: sealedPreset(),
  };
  for (const field of switches) field.checked = (chosen[field.id] ?? usual[field.id]) === true;
  covered.disabled = limits.policy.coverRequired;
  covered.checked ||= covered.disabled;
  chooseSealed(isSealed());
  filledIn = chosenNow();
  showTermsLine();
}

/** Sums up the terms as chips above the button: "7 days", "5 views", "no passphrase". */
export function showTermsLine(): void {
  const lives = isUntil() ? untilWords() : (lifetime.selectedOptions[0]?.textContent ?? "");
  until.hidden = !isUntil();
  const people = recipientCount();
  const ownLinks = isEach();
  if (recipients) {
    any("each-box").hidden = people < 2;
    any("shared-views").hidden = ownLinks;
  }
  const each = ownLinks ? 0 : Number(viewsEach?.value ?? "");
  views.disabled = each > 0;
  any("views-box").hidden = views.disabled;
  const opens =
    each > 0
      ? say(termViewsEach, { n: each })
      : viewsAreValid()
        ? say(texts.termViews, { n: Number(views.value) })
        : "…";
  const unguarded = needsPassphrase() ? texts.needsPassphrase : texts.noPassphrase;
  const networkCount = countOf(networks.value, /[\s,;]+/);
  showChips([
    [isUntil() ? "until" : "lifetime", lives],
    [each > 0 ? "views-each" : "views", opens],
    ["passphrase", isFolded ? (passphrase.value === "" ? unguarded : texts.withPassphrase) : ""],
    ["after-first-view", afterFirstView.value === "" ? "" : say(termFirstView, { duration: firstViewWords() })],
    ["not-before", notBefore.value === "" ? "" : say(termNotBefore, { date: shortDate(openingMoment()) })],
    ...terms.filter(isSet).map((field) => [field.id, field.dataset.chip ?? ""] as const),
    ["language", chosenLanguage()],
    ["networks", networkCount === 0 ? "" : say(termNetworks, { n: networkCount })],
    ["recipients", people === 0 ? "" : say(termAddressees, { n: people })],
    // The names of sealed files are sealed too: they do not name the link.
    ["name", name?.value || (isSealed() && openTab.kind === "file" ? labelOf(name) : "")],
    ["note", note?.value ? labelOf(note) : ""],
    ["sender-name", signedWords()],
  ]);
}

const firstViewWords = (): string => durationWords(Number(afterFirstView.value) * MINUTE_MS);
const openingMoment = (): string => String(termOf(notBefore));

/** When the link expires; not a number if that is missing. */
function endMs(): number {
  if (isUntil()) return Date.parse(until.value);
  const [unit, amount] = lifetime.value.split(":");
  return Date.now() + (unit === "days" ? Number(amount) * DAY_MS : (limits.durations[Number(amount)] ?? 0));
}

/** Whether the link would open before it expires. */
const opensInTime = (): boolean =>
  notBefore.value === "" ? !notBefore.validity.badInput : Date.parse(openingMoment()) < endMs();

function untilProblem(): string {
  const { expireAfterDaysMin: min, expireAfterDaysMax: max } = limits.kinds[openTab.kind];
  const from = Date.now() + (limits.policy.bindsDurations ? min * DAY_MS : MINUTE_MS);
  const to = Date.now() + max * DAY_MS;
  if (!isUntil() || (endMs() >= from && endMs() <= to)) return "";
  return say(badExpiry, { from: dateWords(new Date(from).toISOString()), to: dateWords(new Date(to).toISOString()) });
}

const viewsAreValid = (): boolean => views.disabled || (views.validity.valid && /^\d+$/.test(views.value));

/** Whether the server's policy or a preset requires one. */
const needsPassphrase = (): boolean => passphrase.ariaRequired === "true";

function passphraseProblem(): string {
  const { passphraseMinLength: n } = limits.policy;
  if (passphrase.value === "") return needsPassphrase() ? texts.passphraseMissing : "";
  return countedLength(passphrase.value) < n ? say(texts.passphraseShort, { n }) : "";
}

/** Shows what is wrong with the terms. @returns whether they are valid */
export function checkTerms(): boolean {
  const missing = passphraseProblem();
  const ends = untilProblem();
  const early = opensInTime() ? "" : badMoment;
  const range = viewsAreValid() ? "" : say(texts.outOfRange, { min: Number(views.min), max: Number(views.max) });
  if (range || ends || early || (isFolded && missing)) options.open = true;
  return (
    checked("problem-passphrase", missing, passphrase) &&
    checked("problem-until", ends, until) &&
    checked("problem-not-before", early, notBefore) &&
    checked("problem-views", range, views)
  );
}

/** The value of a field that is not empty. */
function termOf(field: (typeof terms)[number]): string | number | boolean {
  const { type, value } = field;
  if (type === "checkbox") return (field as HTMLInputElement).checked;
  if (type === "datetime-local") return new Date(value).toISOString();
  return type === "number" || type === "select-one" ? Number(value) : value;
}

/** The terms as the server's API names them. */
export function termFields(): Record<string, string | number | boolean> {
  const [unit, amount] = lifetime.value.split(":");
  // A preset may set it, but the form has no field for it.
  const { retrievalStep } = options.dataset;
  const fields = Object.fromEntries(terms.filter(({ value }) => value).map((field) => [field.name, termOf(field)]));
  // Either all recipients share the views, or each has views of their own.
  delete fields["views_per_recipient" in fields && !isEach() ? "expire_after_views" : "views_per_recipient"];
  if (!isUntil()) delete fields["expires_at"];
  return {
    ...fields,
    ...(!isUntil() && { [unit === "days" ? "expire_after_days" : "expire_after_duration"]: Number(amount) }),
    ...(retrievalStep !== undefined && { retrieval_step: retrievalStep === "true" }),
  };
}

any("terms-box").addEventListener("input", showTermsLine);
maybe("sealed")?.addEventListener("change", showTermsLine);
for (const field of [passphrase, ...terms]) {
  const box = `problem-${field.id}`;
  if (maybe(box)) clearOnInput(box, field);
}

button("reset").addEventListener("click", () => {
  store("localStorage", STORAGE_KEY, null);
  changed = {};
  showTerms();
});
