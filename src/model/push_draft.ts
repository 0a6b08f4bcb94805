// What a push may be. `completeDraft` fills in the server's defaults and reports every invalid field at once. The fields are in
// push_fields.ts; the rules that need several of them are here.

import type { Problems } from "../base/errors.ts";
import { DAY_MS, parseMoment } from "../base/clock.ts";
import { isArmoredAge, type SealedTo } from "./age_file.ts";
import { peopleAmong } from "./addressee.ts";
import type { Keeping } from "./fields.ts";
import {
  checkProtection,
  endProblem,
  filesRefused,
  kindRefused,
  named,
  type Policy,
  policyFor,
  shortestMs,
} from "./policy.ts";
import { type Kind, KINDS, type Labels, type SenderWords, type Traits } from "./push.ts";
import { DURATIONS_MS, MAX_QR_CHARACTERS, MAX_URL_BYTES, type PushDraft, TAKEN_OF_PUSH } from "./push_fields.ts";
import type { KindRules, PushRules } from "./rules.ts";

/** A valid draft with all defaults filled in. */
export interface CompleteDraft {
  kind: Kind;
  payload: string;
  lifetimeMs: number;
  /** When the push ends, if the sender named the moment; otherwise null. */
  endsAtMs: number | null;
  expireAfterDays: number;
  expireAfterViews: number;
  deletableByViewer: boolean;
  retrievalStep: boolean;
  covered: boolean;
  passphrase: string | null;
  labels: Labels;
  /** Null if the sender says nothing to recipients. */
  sender: SenderWords | null;
  traits: Traits;
}

/** The passphrase of an end-to-end push, as the server accepts it: HKDF gives 32 bytes. */
export const ACCESS_KEY = /^[\w-]{43}$/;

const SEALED: Record<SealedTo, string> = {
  passphrase: "an age file for one passphrase (age-encryption.org/v1, a single scrypt stanza of work factor 1 to 22)",
  recipient: "an age file for one recipient (age-encryption.org/v1, a single X25519 stanza)",
};
/** The error for a file, by its number among the files. */
export const notAge = (number: number, to: SealedTo = "passphrase"): string =>
  `must each be ${SEALED[to]} under e2e: number ${number} is not`;

/**
 * Completes a draft.
 * @param files the files of the push
 * @param how.sealedTo what must open the push if it is sealed end to end
 * @throws AppError `invalid`, with all of `problems`, to which it adds every invalid field
 */
export function completeDraft(
  draft: PushDraft,
  files: ReadonlyArray<{ isAge: boolean }>,
  rules: PushRules,
  problems: Problems,
  how: Partial<Omit<Keeping, "rules" | "problems" | "endMs">> & { sealedTo?: SealedTo | undefined } = {},
): CompleteDraft {
  const { sealedTo = "passphrase", hasAccount = false, language = () => "en", nowMs = 0 } = how;
  const fileCount = files.length;
  const kind = kindOf(draft, fileCount, rules, problems);
  const kindRules = rules.kinds[kind];
  const payload = draft.payload ?? "";
  // A push with files needs no text. A URL or a QR code is never empty.
  const hasFiles = fileCount > 0 || problems.has("files") || problems.has("uploads");
  const mayBeEmpty = hasFiles && (kind === "file" || kind === "text");
  if (draft.e2e === true) checkSealed(draft, payload, { files, sealedTo }, rules, problems);
  else if (payload !== "" || !mayBeEmpty) checkPayload(payload, kind, rules, problems);
  checkPolicy(draft, rules, problems);
  if (fileCount > 0 && !rules.enabled.file) problems.add("files", filesRefused(rules));
  if (fileCount === 0 && draft.kind === "file" && rules.enabled.file && !hasFiles) {
    problems.add("files", "can't be blank in a file push");
  }

  const policy = policyFor(rules, kind);
  const days = inRange(draft.expireAfterDays, "expire_after_days", policy, problems, {
    default: kindRules.expireAfterDaysDefault,
    min: kindRules.expireAfterDaysMin,
    max: kindRules.expireAfterDaysMax,
  });
  const given = inRange(draft.expireAfterViews, "expire_after_views", policy, problems, {
    default: kindRules.expireAfterViewsDefault,
    min: kindRules.expireAfterViewsMin,
    max: kindRules.expireAfterViewsMax,
  });
  const endsAtMs = endIn(draft, problems, (ms) => endProblem(ms, { createdAtMs: nowMs, nowMs }, kindRules, policy));
  const lifetimeMs = endsAtMs === null ? lifetimeOf(draft, days, kindRules, policy, problems) : endsAtMs - nowMs;
  checkProtection(draft, policy, problems);
  TAKEN_OF_PUSH.checkTexts(draft, problems);
  const keeping = { rules, problems, hasAccount, language, nowMs, endMs: nowMs + lifetimeMs };
  const traits = TAKEN_OF_PUSH.traitsIn(draft, keeping);
  const views =
    traits.viewsEach === undefined ? given : viewsFor(traits, traits.viewsEach, given, draft, kindRules, problems);
  problems.throwIfAny();
  return {
    kind,
    payload,
    lifetimeMs,
    endsAtMs,
    expireAfterDays: Math.ceil(lifetimeMs / DAY_MS),
    expireAfterViews: views,
    deletableByViewer: draft.deletableByViewer ?? kindRules.deletableByViewerDefault,
    retrievalStep: draft.retrievalStep ?? kindRules.retrievalStepDefault,
    covered: draft.covered ?? policy.coverRequired,
    passphrase: draft.passphrase || null,
    labels: { name: draft.name ?? "", note: draft.note ?? "" },
    sender: senderOf(draft),
    traits,
  };
}

/** The views of all recipients together. @param given the number that the sender requested, or the default */
function viewsFor(
  { recipients }: Traits,
  each: number,
  given: number,
  draft: PushDraft,
  { expireAfterViewsMin: min, expireAfterViewsMax: max }: KindRules,
  problems: Problems,
): number {
  if (!recipients) {
    if (!problems.has("recipients"))
      problems.add("views_per_recipient", "needs recipients: name who may open the push");
    return given;
  }
  if (each > max) {
    problems.add("views_per_recipient", `must be an integer between 1 and ${max}`);
    return given;
  }
  if (draft.expireAfterViews !== undefined) return given;
  const people = peopleAmong(recipients);
  const all = people === null ? max : Math.max(min, each * people);
  if (all > max) {
    problems.add(
      "views_per_recipient",
      `would need ${all} views for ${people} recipients, and a push may have ${max}: lower it, or set expire_after_views`,
    );
  }
  return all;
}

/** Whether a name consists only of white space and invisible characters. */
const isInvisible = (text: string): boolean => /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

function senderOf({ senderName = "", senderMessage = "", senderEmail = false }: PushDraft): SenderWords | null {
  if (senderName === "" && senderMessage === "" && !senderEmail) return null;
  const words = {
    name: isInvisible(senderName) ? "" : senderName.trim(),
    message: senderMessage.trim(),
    showsEmail: senderEmail,
  };
  return words.name === "" && words.message === "" && !words.showsEmail ? null : words;
}

function kindOf(draft: PushDraft, fileCount: number, rules: PushRules, problems: Problems): Kind {
  const named = draft.kind ?? (fileCount > 0 ? "file" : "text");
  const kind = KINDS.find((known) => known === named);
  if (!kind) {
    if (!problems.has("kind")) problems.add("kind", `must be one of ${KINDS.join(", ")}`);
    return "text";
  }
  if (!rules.enabled[kind]) problems.add("kind", kindRefused(kind, rules));
  return kind;
}

/** Checks that the server's policy accepts the choice to seal end to end, or not to. */
export function checkPolicy({ e2e = false }: Pick<PushDraft, "e2e">, rules: PushRules, problems: Problems): void {
  if (problems.has("e2e")) return;
  if (e2e && rules.e2e === "off") problems.add("e2e", "is switched off: this server does not accept end-to-end pushes");
  if (!e2e && rules.e2e === "required") {
    const by = named(rules.policy, "e2e_required");
    problems.add(
      "e2e",
      `must be true: this server accepts only what the sender's program has encrypted end to end${by}`,
    );
  }
}

// Checks the form only: what the payload says is visible only to the recipient's program.
function checkSealed(
  { passphrase }: PushDraft,
  payload: string,
  { files, sealedTo }: { files: ReadonlyArray<{ isAge: boolean }>; sealedTo: SealedTo },
  rules: PushRules,
  problems: Problems,
): void {
  const bytes = Buffer.byteLength(payload);
  if (bytes > rules.maxPayloadBytes) {
    problems.add(
      "payload",
      `is too long: at most ${rules.maxPayloadBytes} bytes, encrypted and armored; this has ${bytes}`,
    );
  } else if (!problems.has("payload") && !isArmoredAge(payload, sealedTo)) {
    const withNames = files.length > 0 ? " with the names of the files" : "";
    problems.add("payload", `must be an armored age file${withNames} under e2e: ${SEALED[sealedTo]}`);
  }
  const unsealed = files.findIndex(({ isAge }) => !isAge);
  if (unsealed >= 0) problems.add("files", notAge(unsealed + 1, sealedTo));
  // A client that sends the passphrase itself must be refused before the sender relies on the push.
  if (passphrase && !ACCESS_KEY.test(passphrase)) {
    problems.add(
      "passphrase",
      "under e2e must be the access key that is derived from the passphrase, 43 characters of base64url; the passphrase itself stays with the sender",
    );
  }
}

function checkPayload(payload: string, kind: Kind, rules: PushRules, problems: Problems): void {
  if (problems.has("payload")) return;
  if (payload.trim() === "") {
    problems.add("payload", "can't be blank");
    return;
  }
  if (!payload.isWellFormed()) {
    problems.add("payload", "must be valid Unicode");
    return;
  }
  const bytes = Buffer.byteLength(payload);
  if (bytes > rules.maxPayloadBytes) {
    problems.add("payload", `is too long: at most ${rules.maxPayloadBytes} bytes of UTF-8; this has ${bytes}`);
    return;
  }
  if (kind === "qr" && [...payload].length > MAX_QR_CHARACTERS) {
    problems.add("payload", `is too long for a QR code: at most ${MAX_QR_CHARACTERS} characters`);
  }
  if (kind === "url" && (bytes > MAX_URL_BYTES || !isWebAddress(payload))) {
    problems.add("payload", `must be an absolute http or https URL of at most ${MAX_URL_BYTES} bytes`);
  }
}

/** Whether the text is exactly an absolute http or https URL. */
export function isWebAddress(text: string): boolean {
  // The URL parser tolerates white space, control characters and a missing slash. Links that people click must be exact.
  if (!/^https?:\/\/[^\s/]/i.test(text) || /[\s\p{Cc}]/u.test(text)) return false;
  return URL.canParse(text);
}

function inRange(
  value: number | undefined,
  field: "expire_after_days" | "expire_after_views",
  policy: Policy,
  problems: Problems,
  range: { default: number; min: number; max: number },
): number {
  if (value === undefined || problems.has(field)) return range.default;
  if (!Number.isInteger(value) || value < range.min || value > range.max) {
    const by = named(policy, `${field}_min`, `${field}_max`);
    problems.add(field, `must be an integer between ${range.min} and ${range.max}${by}`);
    return range.default;
  }
  return value;
}

/**
 * The moment at which a push is to end; null if the draft names none.
 * @param refusal says what is wrong with a time; its argument is null if the text is not a time
 */
export function endIn(
  { expiresAt, expireAfterDays, expireAfterDuration }: PushDraft,
  problems: Problems,
  refusal: (ms: number | null) => string | null,
): number | null {
  if (!expiresAt || problems.has("expires_at")) return null;
  if (expireAfterDays !== undefined || expireAfterDuration !== undefined) {
    problems.add("expires_at", "replaces expire_after_days and expire_after_duration: send one of the three");
    return null;
  }
  const ms = parseMoment(expiresAt);
  const problem = refusal(ms);
  if (problem !== null) problems.add("expires_at", problem);
  return problem === null ? ms : null;
}

function lifetimeOf(draft: PushDraft, days: number, rules: KindRules, policy: Policy, problems: Problems): number {
  const index = draft.expireAfterDuration;
  if (index === undefined || problems.has("expire_after_duration")) return days * DAY_MS;
  const lifetimeMs = DURATIONS_MS[index];
  if (lifetimeMs === undefined) {
    problems.add("expire_after_duration", `must be an integer between 0 and ${DURATIONS_MS.length - 1}`);
    return days * DAY_MS;
  }
  if (lifetimeMs > rules.expireAfterDaysMax * DAY_MS) {
    const by = named(policy, "expire_after_days_max");
    problems.add("expire_after_duration", `must not be longer than ${rules.expireAfterDaysMax} days${by}`);
  }
  if (lifetimeMs < shortestMs(rules, policy)) {
    const by = named(policy, "expire_after_days_min");
    problems.add("expire_after_duration", `must not be shorter than ${rules.expireAfterDaysMin} days${by}`);
  }
  return lifetimeMs;
}
