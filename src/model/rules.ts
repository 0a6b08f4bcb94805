// What a push may be. `completeDraft` fills in the instance's defaults and reports every invalid field at once. Plain
// functions: no disk, no clock, no keys.

import { type GroupSources, type Recipients, recipientsIn } from "./addressee.ts";
import type { Problems } from "../base/errors.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../base/units.ts";
import { isArmoredAge, type SealedTo } from "./age_file.ts";
import { canonicalNetworks, networksIn } from "./networks.ts";
import { checkProtection, filesRefused, kindRefused, named, type Policy, shortestMs } from "./policy.ts";
import { type Kind, KINDS, NO_TRAITS, type SenderWords, type Traits } from "./push.ts";

/** Defaults and limits for one kind of push; an administrator configures them. */
export interface KindRules {
  expireAfterDaysDefault: number;
  expireAfterDaysMin: number;
  expireAfterDaysMax: number;
  expireAfterViewsDefault: number;
  expireAfterViewsMin: number;
  expireAfterViewsMax: number;
  retrievalStepDefault: boolean;
  deletableByViewerDefault: boolean;
}

export interface PushRules {
  kinds: Record<Kind, KindRules>;
  enabled: Record<Kind, boolean>;
  maxPayloadBytes: number;
  /** Whether the page of a push says by default how often it was opened before. */
  openedBefore: boolean;
  /** Whether pushes may or must be sealed end to end. */
  e2e: E2ePolicy;
  /** The company's sign-ins that can recognise the people to whom a push is addressed. */
  addressable: GroupSources;
  /** What a role's policy adds. */
  policy: Policy;
}

export const E2E_POLICIES = ["off", "offered", "preferred", "required"] as const;
export type E2ePolicy = (typeof E2E_POLICIES)[number];

/** A push that somebody wants to create. The types are already checked; absent fields take the instance's defaults. */
export interface PushDraft {
  kind?: string | undefined;
  payload?: string | undefined;
  expireAfterDays?: number | undefined;
  expireAfterViews?: number | undefined;
  /** Index into DURATIONS_MS; wins over expireAfterDays. */
  expireAfterDuration?: number | undefined;
  deletableByViewer?: boolean | undefined;
  retrievalStep?: boolean | undefined;
  covered?: boolean | undefined;
  passphrase?: string | undefined;
  name?: string | undefined;
  note?: string | undefined;
  /** For recipients, as are the next two fields. They count only if the sender has an account. */
  senderName?: string | undefined;
  senderMessage?: string | undefined;
  senderEmail?: boolean | undefined;
  /** The payload is sealed already. */
  e2e?: boolean | undefined;
  hold?: boolean | undefined;
  /** Addresses and CIDR ranges, separated by commas or white space. */
  allowedNetworks?: string | undefined;
  /** E-mail addresses and groups. */
  recipients?: Recipients | undefined;
  openedBefore?: boolean | undefined;
  /** Whether the sender gets a mail when it is opened. It counts only if the sender has an account. */
  notifyMe?: boolean | undefined;
}

/** A valid draft with every default filled in. */
export interface CompleteDraft {
  kind: Kind;
  payload: string;
  lifetimeMs: number;
  expireAfterDays: number;
  expireAfterViews: number;
  deletableByViewer: boolean;
  retrievalStep: boolean;
  covered: boolean;
  passphrase: string | null;
  name: string;
  note: string;
  /** Null if the sender says nothing to recipients. */
  sender: SenderWords | null;
  traits: Traits;
}

/** What expire_after_duration 0..17 stands for, in milliseconds. The list is Password Pusher's. */
export const DURATIONS_MS: readonly number[] = [
  ...[15, 30, 45].map((minutes) => minutes * MINUTE_MS),
  ...[1, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 3, 4, 5, 6, 7, 14, 21, 30, 60, 90].map((days) => days * DAY_MS),
];

export const MAX_QR_CHARACTERS = 1_024;
export const MAX_NAME_CHARACTERS = 255;
export const MAX_NOTE_BYTES = 64 * 1024;
export const MAX_SENDER_NAME_CHARACTERS = 100;
export const MAX_SENDER_MESSAGE_CHARACTERS = 300;
export const MAX_PASSPHRASE_BYTES = 1_024;
export const MAX_URL_BYTES = 8 * 1024;
export const MAX_ALLOWED_NETWORKS = 50;

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
 * Completes a draft. Adds every invalid field to `problems` and throws them together.
 * @param files those that come with it
 * @param sealedTo what must open it if it is sealed end to end
 * @throws AppError `invalid`
 */
export function completeDraft(
  draft: PushDraft,
  files: ReadonlyArray<{ isAge: boolean }>,
  rules: PushRules,
  problems: Problems,
  sealedTo: SealedTo = "passphrase",
): CompleteDraft {
  const fileCount = files.length;
  const kind = kindOf(draft, fileCount, rules, problems);
  const kindRules = rules.kinds[kind];
  const payload = draft.payload ?? "";
  // A push with files needs no text. A URL or a QR code is never empty.
  const hasFiles = fileCount > 0 || problems.has("files");
  const mayBeEmpty = hasFiles && (kind === "file" || kind === "text");
  if (draft.e2e === true) checkSealed(draft, payload, { files, sealedTo }, rules, problems);
  else if (payload !== "" || !mayBeEmpty) checkPayload(payload, kind, rules, problems);
  checkPolicy(draft, rules, problems);
  if (fileCount > 0 && !rules.enabled.file) problems.add("files", filesRefused(rules));
  if (fileCount === 0 && draft.kind === "file" && rules.enabled.file && !problems.has("files")) {
    problems.add("files", "can't be blank in a file push");
  }

  const { policy } = rules;
  const days = inRange(draft.expireAfterDays, "expire_after_days", policy, problems, {
    default: kindRules.expireAfterDaysDefault,
    min: kindRules.expireAfterDaysMin,
    max: kindRules.expireAfterDaysMax,
  });
  const views = inRange(draft.expireAfterViews, "expire_after_views", policy, problems, {
    default: kindRules.expireAfterViewsDefault,
    min: kindRules.expireAfterViewsMin,
    max: kindRules.expireAfterViewsMax,
  });
  const lifetimeMs = lifetimeOf(draft, days, kindRules, policy, problems);
  checkProtection(draft, policy, problems);
  checkText(draft, problems);
  const traits = traitsOf(draft, rules, problems);
  problems.throwIfAny();
  return {
    kind,
    payload,
    lifetimeMs,
    expireAfterDays: Math.ceil(lifetimeMs / DAY_MS),
    expireAfterViews: views,
    deletableByViewer: draft.deletableByViewer ?? kindRules.deletableByViewerDefault,
    retrievalStep: draft.retrievalStep ?? kindRules.retrievalStepDefault,
    covered: draft.covered ?? policy.coverRequired,
    passphrase: draft.passphrase || null,
    name: draft.name ?? "",
    note: draft.note ?? "",
    sender: senderOf(draft),
    traits,
  };
}

function traitsOf(draft: PushDraft, rules: PushRules, problems: Problems): Traits {
  const networks = draft.allowedNetworks ? allowedNetworks(draft.allowedNetworks, problems) : [];
  const recipients = draft.recipients ? recipientsIn(draft.recipients, rules.addressable, problems) : [];
  if (recipients.length > 0 && rules.addressable.sources.length === 0) {
    problems.add("recipients", "are not available: this server has no company sign-in that recipients could use");
  }
  const tellsOpenings = draft.openedBefore ?? rules.openedBefore;
  const traits: Traits = {};
  if (draft.e2e === true) traits.e2e = true;
  if (draft.hold === true) traits.hold = true;
  if (networks.length > 0) traits.networks = networks;
  if (recipients.length > 0) traits.recipients = recipients;
  if (!tellsOpenings) traits.openedBefore = false;
  return Object.keys(traits).length === 0 ? NO_TRAITS : traits;
}

function allowedNetworks(text: string, problems: Problems): string[] {
  const networks = networksIn(text) ?? [];
  if (networks.length > MAX_ALLOWED_NETWORKS) {
    problems.add("allowed_networks", `must be at most ${MAX_ALLOWED_NETWORKS} networks`);
    return [];
  }
  return canonicalNetworks(networks, "allowed_networks", problems);
}

/** Whether a name would show nothing: it holds only white space and invisible characters. */
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

/** Checks that the server's policy accepts sealing end to end, or doing without. */
export function checkPolicy({ e2e = false }: Pick<PushDraft, "e2e">, rules: PushRules, problems: Problems): void {
  if (problems.has("e2e")) return;
  if (e2e && rules.e2e === "off") problems.add("e2e", "is switched off: this server takes no end-to-end pushes");
  if (!e2e && rules.e2e === "required") {
    const by = named(rules.policy, "e2e_required");
    problems.add("e2e", `must be true: this server takes only what the sender's program has sealed end to end${by}`);
  }
}

// Only the recipient's program sees the payload, so only that program can check a URL, a QR text or a blank one.
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
      `is too long: at most ${rules.maxPayloadBytes} bytes, sealed and armored, this has ${bytes}`,
    );
  } else if (!problems.has("payload") && !isArmoredAge(payload, sealedTo)) {
    const holding = files.length > 0 ? ", which holds the names of the files" : "";
    problems.add("payload", `must be an armored age file${holding} under e2e: ${SEALED[sealedTo]}`);
  }
  const unsealed = files.findIndex(({ isAge }) => !isAge);
  if (unsealed >= 0) problems.add("files", notAge(unsealed + 1, sealedTo));
  // A client that sends the passphrase itself must be refused before anybody relies on the push.
  if (passphrase && !ACCESS_KEY.test(passphrase)) {
    problems.add(
      "passphrase",
      "must be the access key that is derived from the passphrase, 43 characters of base64url, under e2e; the passphrase itself stays with its sender",
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
    problems.add("payload", `is too long: at most ${rules.maxPayloadBytes} bytes of UTF-8, this has ${bytes}`);
    return;
  }
  if (kind === "qr" && [...payload].length > MAX_QR_CHARACTERS) {
    problems.add("payload", `is too long for a QR code: at most ${MAX_QR_CHARACTERS} characters`);
  }
  if (kind === "url" && (bytes > MAX_URL_BYTES || !isWebAddress(payload))) {
    problems.add("payload", `must be an absolute http or https URL of at most ${MAX_URL_BYTES} bytes`);
  }
}

/** An absolute http or https URL, exactly. */
export function isWebAddress(text: string): boolean {
  // The URL parser tolerates white space, control characters and a missing slash. Links that people click
  // must be exact.
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

function checkText(draft: PushDraft, problems: Problems): void {
  checkLabels(draft, problems);
  checkCharacters("sender_name", draft.senderName, MAX_SENDER_NAME_CHARACTERS, problems);
  // A line break would let a name imitate the lines that the page itself writes below it.
  if (draft.senderName && /[\p{Cc}\u2028\u2029]/u.test(draft.senderName.trim())) {
    problems.add("sender_name", "must be one line");
  }
  checkCharacters("sender_message", draft.senderMessage, MAX_SENDER_MESSAGE_CHARACTERS, problems);
}

function checkCharacters(field: string, text: string | undefined, most: number, problems: Problems): void {
  if (!text) return;
  checkUnicode(field, text, problems);
  if ([...text].length > most) problems.add(field, `is too long: at most ${most} characters`);
}

function checkBytes(field: string, text: string | undefined, most: number, problems: Problems): void {
  if (!text) return;
  checkUnicode(field, text, problems);
  if (Buffer.byteLength(text) > most) problems.add(field, `is too long: at most ${most} bytes`);
}

function checkUnicode(field: string, text: string, problems: Problems): void {
  if (!problems.has(field) && !text.isWellFormed()) problems.add(field, "must be valid Unicode");
}

/** Checks the fields that a push and a request have in common. */
export function checkLabels(draft: Pick<PushDraft, "passphrase" | "name" | "note">, problems: Problems): void {
  checkBytes("passphrase", draft.passphrase, MAX_PASSPHRASE_BYTES, problems);
  checkCharacters("name", draft.name, MAX_NAME_CHARACTERS, problems);
  checkBytes("note", draft.note, MAX_NOTE_BYTES, problems);
}
