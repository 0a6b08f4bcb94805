// Reads the fields of a new push or request, as forms and older clients may write them.

import { Type as t } from "@sinclair/typebox";

import { AppError, Problems } from "../../base/errors.ts";
import { isLocale, type MailOrder, recipientProblems } from "../../model/mailing.ts";
import type { Draft, Table, Taken, TakenFields } from "../../model/fields.ts";
import { type ChangeDraft, TAKEN_OF_CHANGE } from "../../model/push_changes.ts";
import { TAKEN_OF_PUSH } from "../../model/push_fields.ts";
import { type Fields, isObject } from "../bodies/body.ts";
import { contextOf } from "../request_context.ts";

/** The fields of mail, as the API reference describes them. */
export const MAIL_FIELDS = {
  notify_emails_to: t.String({
    nullable: true,
    description:
      "Who gets the link by mail: up to 5 addresses, separated by commas. For callers with an account, if the server sends mail. null or empty: no one.",
    examples: ["ann@example.org, bob@example.org"],
  }),
  notify_emails_to_locale: t.String({
    nullable: true,
    description:
      "The language of that mail, as a tag such as de or pt-BR. The server uses the nearest language that it offers, or else its default. Absent: the language that the sender has chosen for recipients, or else the language of this request (`Accept-Language`).",
    examples: ["de"],
  }),
};

/** The same fields in the answer to the person who requested the mail. */
export const mailShown = (what: "push" | "request") => ({
  notify_emails_to: t.Optional(
    t.String({ description: `Who gets the link by mail; only in the answer to the request that created the ${what}.` }),
  ),
  notify_emails_to_locale: t.Optional(
    t.Union([t.String(), t.Null()], {
      description: "The language of that mail, or null; only in the same answer.",
      examples: ["de"],
    }),
  ),
});
export const toMailFields = (mail: MailOrder | null) =>
  mail && { notify_emails_to: mail.recipients, notify_emails_to_locale: mail.locale };

/** Which words are accepted for a boolean. "any": as in Password Pusher, every word that does not mean true is false. */
type Words = "known" | "any";

/**
 * Reads the fields of a new push or request. Unknown keys are left to `tellUnknown`, null means absent, and booleans and
 * integers may be strings, as forms send them. Fields of a wrong type are collected in `problems`.
 * @throws AppError `malformed` if `value` is not an object
 */
export function readDraft<Fields extends Table>(
  { all, least }: TakenFields<Fields>,
  value: unknown,
  problems: Problems,
  words: Words = "known",
): Draft<Fields> {
  if (!isObject(value)) throw new AppError("malformed", `The body must contain the ${least}.`);
  const draft: Record<string, unknown> = {};
  for (const { name, key, taken } of all) {
    const read = readField(value, name, taken.type, problems, words);
    // Most fields are absent.
    if (read !== undefined) draft[key] = read;
  }
  return draft as Draft<Fields>;
}

/**
 * Reads the changes that an owner makes to a push. A field of a new push that no one can change, and a body that changes nothing, are
 * problems: otherwise a client would believe that something had changed.
 */
export function readChange(value: unknown, problems: Problems): ChangeDraft {
  const draft = readDraft(TAKEN_OF_CHANGE, value, problems);
  const names = TAKEN_OF_CHANGE.all.map(({ name }) => name);
  const fixed = TAKEN_OF_PUSH.all.filter(({ name }) => !names.includes(name) && isGiven(value as Fields, name));
  const can = `only these fields of a push can be changed: ${names.join(", ")}`;
  for (const { name } of fixed) problems.add(name, `cannot be changed: ${can}`);
  if (Object.keys(draft).length === 0) {
    const { fields } = problems;
    if (Object.keys(fields).length === 0) problems.add("push", `must contain the changes: ${can}`);
  }
  return draft;
}

/** The keys of a change: fields that can be changed, and those that are refused by name. */
export const KNOWN_OF_CHANGE: ReadonlySet<string> = new Set([...TAKEN_OF_CHANGE.names, ...TAKEN_OF_PUSH.names]);

/** The keys of a new push or request: the fields of its table, and the others that are read. */
export const knownOfNew = ({ names }: Pick<TakenFields<Table>, "names">): ReadonlySet<string> =>
  new Set([...names, "files", "uploads", "notify_emails_to", "notify_emails_to_locale"]);

/** Keys that Password Pusher's clients and Rails forms send beside the wrapper. None of them sets a limit, so they can be ignored. */
export const BESIDE = ["account_id", "workspace_id", "utf8", "authenticity_token", "commit", "_method"];
const MAX_KEYS_TOLD = 20;

/**
 * Reports keys that mean nothing here. Otherwise, a misspelt limit would make a push more open than its sender intended.
 * The keys come back in the header X-Ignored, percent-encoded; with `Prefer: handling=strict` they are problems.
 */
export function tellUnknown(
  request: Request,
  known: ReadonlySet<string>,
  value: unknown,
  problems: Problems,
  why = "is not a field that is known here",
): void {
  if (!isObject(value)) return;
  let unknown: string[] | null = null;
  for (const key in value) {
    if (known.has(key) || isEmpty(value[key])) continue;
    (unknown ??= []).push(encodeURIComponent(key.slice(0, 64).toWellFormed()));
  }
  if (!unknown) return;
  const told = unknown.slice(0, MAX_KEYS_TOLD);
  const context = contextOf(request);
  if (prefersStrict(request)) for (const key of told) problems.add(key, why);
  else context.ignored = (context.ignored === null ? told : [context.ignored, ...told]).join(", ");
}

/** A form that contains only files has an empty object in place of the wrapper, which is accepted. */
function isEmpty(value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const _ in value) return false;
  return true;
}

/** Does the same as `tellUnknown`, but for keys beside the wrapper, where fields have no effect. */
export class Wrapper {
  readonly #known: ReadonlySet<string>;

  constructor(readonly name: string) {
    this.#known = new Set([name, ...BESIDE]);
  }

  /** Reports no keys of a body that lacks the wrapper: the only key may be the whole body, including the secret. */
  tellBeside(request: Request, body: Fields, problems: Problems): void {
    if (!isObject(body[this.name])) return;
    tellUnknown(request, this.#known, body, problems, `has no effect beside ${this.name}`);
  }
}

export const PUSH_WRAPPER = new Wrapper("push");

/** RFC 7240, section 4.4. */
const prefersStrict = ({ headers }: Request): boolean =>
  (headers.get("prefer") ?? "").split(/[,;]/).some((one) => /^\s*handling\s*=\s*"?strict"?\s*$/i.test(one));

const isGiven = (fields: Fields, name: string): boolean =>
  Object.hasOwn(fields, name) && fields[name] !== undefined && fields[name] !== null;

/** Reads one field. @returns undefined if it is missing, null or not text */
export function readText(value: Fields, field: string, problems: Problems): string | undefined {
  return readField(value, field, "string", problems) as string | undefined;
}

function readField(
  fields: Fields,
  field: string,
  type: Taken["type"],
  problems: Problems,
  words: Words = "known",
): unknown {
  const raw = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (raw === undefined || raw === null) return undefined;
  const coerced = coerce(type, raw, words);
  if (type === "integer") return Number.isInteger(coerced) ? coerced : Number.NaN; // the rules then name the range
  if (typeof coerced === (type === "boolean" ? type : "string") || (type === "texts" && isTexts(coerced)))
    return coerced;
  problems.add(field, type === "boolean" ? "must be true or false" : "must be a string");
  return undefined;
}

/** Whether the fields that have arrived so far say that the push is sealed already. */
export const claimsE2e = (value: unknown): boolean =>
  isObject(value) && readField(value, "e2e", "boolean", new Problems()) === true;

const isTexts = (raw: unknown): raw is string[] => Array.isArray(raw) && raw.every((item) => typeof item === "string");

/** Addresses may also be a list. */
const joined = (raw: unknown): unknown => (isTexts(raw) ? raw.join(", ") : raw);

/**
 * The mail that is requested with a push; null if none is. A language without recipients requests nothing. If this server
 * cannot send mail, a client that asks for mail gets an error: otherwise, it would believe that mail was sent.
 */
export function readMailOrder(value: unknown, isAvailable: boolean, problems: Problems): MailOrder | null {
  if (!isObject(value)) return null;
  const { notify_emails_to: to, notify_emails_to_locale: locale } = value;
  if (isBlank(to)) return null;
  if (!isAvailable) {
    problems.add("notify_emails_to", "are not available");
    if (!isBlank(locale)) problems.add("notify_emails_to_locale", "is not available");
    return null;
  }
  const recipients = joined(to);
  const wrong = typeof recipients === "string" ? recipientProblems(recipients) : ["contains invalid email(s)"];
  for (const problem of wrong) problems.add("notify_emails_to", problem);
  if (!isBlank(locale) && !(typeof locale === "string" && isLocale(locale.trim()))) {
    problems.add("notify_emails_to_locale", "is not included in the list");
  }
  return {
    recipients: typeof recipients === "string" ? recipients.trim() : "",
    locale: typeof locale === "string" && locale.trim() !== "" ? locale.trim() : null,
  };
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.every(isBlank));

const TRUE_WORDS = new Set(["on", "yes", "checked", "true", "1"]);
const FALSE_WORDS = new Set(["off", "no", "unchecked", "false", "0", ""]);

function coerce(type: Taken["type"], raw: unknown, words: Words): unknown {
  if (type === "boolean") {
    if (raw === 1 || raw === 0) return raw === 1;
    if (typeof raw !== "string") return raw;
    const word = raw.trim().toLowerCase();
    if (TRUE_WORDS.has(word)) return true;
    return words === "any" || FALSE_WORDS.has(word) ? false : raw;
  }
  if (type === "integer" && typeof raw === "string") {
    return /^\s*[+-]?\d{1,15}\s*$/.test(raw) ? Number(raw) : Number.NaN;
  }
  return raw;
}
