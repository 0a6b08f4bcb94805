// The fields of a new push as they arrive: their types, and how forms and older clients may write them.

import { type TBoolean, type TInteger, type TString, Type as t } from "@sinclair/typebox";

import { AppError, Problems } from "../../base/errors.ts";
import { isLocale, type MailOrder, recipientProblems } from "../../model/mailing.ts";
import type { RequestDraft } from "../../model/request.ts";
import type { PushDraft } from "../../model/rules.ts";
import { type Fields, isObject } from "../bodies/body.ts";

/** expireAfterDays → expire_after_days */
type SnakeCase<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeCase<Rest>}`
  : "";

type FieldSchema = TString | TInteger | TBoolean;

/**
 * One row for each field of a draft, under the name that requests use. The rules of model/rules.ts check the values.
 */
export const DRAFT_FIELDS = {
  payload: t.String({ examples: ["correct horse battery staple"] }),
  kind: t.String({ examples: ["text"] }),
  expire_after_days: t.Integer(),
  expire_after_views: t.Integer(),
  expire_after_duration: t.Integer(),
  deletable_by_viewer: t.Boolean(),
  retrieval_step: t.Boolean(),
  covered: t.Boolean(),
  passphrase: t.String({ examples: ["open sesame"] }),
  name: t.String({ examples: ["Wi-Fi"] }),
  note: t.String({ examples: ["For the new printer"] }),
  sender_name: t.String({ examples: ["Anna Weber"] }),
  sender_message: t.String({ examples: ["As promised on the phone"] }),
  sender_email: t.Boolean(),
  e2e: t.Boolean(),
  hold: t.Boolean(),
  allowed_networks: t.String({ examples: ["192.0.2.0/24, 2001:db8::/32"] }),
  recipients: t.String({ examples: ["ann@example.org, group:staff"] }),
  opened_before: t.Boolean(),
  notify_me: t.Boolean(),
} satisfies Record<SnakeCase<keyof PushDraft>, FieldSchema>;

/** The fields in the API reference. */
export const MAIL_FIELDS = {
  notify_emails_to: t.String({
    nullable: true,
    description:
      "Who gets the link by mail: up to 5 addresses between commas. For callers with an account, where the server sends mail. null or empty: nobody.",
    examples: ["ann@example.org, bob@example.org"],
  }),
  notify_emails_to_locale: t.String({
    nullable: true,
    description: "The language of that mail: en, de or fr; English in place of any other.",
    examples: ["de"],
  }),
};

interface Row {
  field: string;
  /** Its name in the draft. */
  key: string;
  type: FieldSchema["type"];
}

const rowsOf = (fields: Record<string, FieldSchema>): Row[] =>
  Object.entries(fields).map(([field, { type }]) => {
    const key = field.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
    return { field, key, type };
  });

const ROWS = rowsOf(DRAFT_FIELDS);

/**
 * Reads the fields of a new push. Unknown keys are ignored, null means absent, and booleans and integers may come as
 * strings, as forms send them. Fields of a wrong type are collected in `problems`.
 * @throws AppError `malformed` if `value` is not an object
 */
export function readDraft(value: unknown, problems: Problems): PushDraft {
  if (!isObject(value)) throw new AppError("malformed", 'The body must hold the push: {"push": {"payload": "…"}}.');
  return readRows(value, ROWS, problems);
}

/** One row for each field of a request. The rules of model/request.ts check the values. */
export const REQUEST_FIELDS = {
  request: t.String({ examples: ["The password of the old router, please"] }),
  close_after_duration: t.Integer(),
  expire_after_duration: t.Integer(),
  expire_after_days: t.Integer(),
  passphrase: t.String({ examples: ["open sesame"] }),
  name: t.String({ examples: ["Router"] }),
  note: t.String({ examples: ["For the move in May"] }),
  retrieval_step: t.Boolean(),
  include_requestor: t.Boolean(),
  response_file_attachments: t.Boolean(),
  max_responses: t.Integer(),
  e2e: t.Boolean(),
  notify_me: t.Boolean(),
} satisfies Record<SnakeCase<keyof RequestDraft>, FieldSchema>;

const REQUEST_ROWS = rowsOf(REQUEST_FIELDS);

/** Reads the fields of a new request, as `readDraft` does. @throws AppError `malformed` if `value` is not an object */
export function readRequestDraft(value: unknown, problems: Problems): RequestDraft {
  if (!isObject(value))
    throw new AppError("malformed", 'The body must hold the request: {"request": {"request": "…"}}.');
  return readRows(value, REQUEST_ROWS, problems);
}

/** Reads one field of a type. @returns undefined if it is missing, null or of another type */
export function readText(value: Fields, field: string, problems: Problems): string | undefined {
  return readField(value, field, "string", problems) as string | undefined;
}

function readRows(value: Fields, rows: readonly Row[], problems: Problems): object {
  const draft: Record<string, unknown> = {};
  for (const { field, key, type } of rows) {
    const read = readField(value, field, type, problems);
    // Most fields are absent.
    if (read !== undefined) draft[key] = read;
  }
  return draft;
}

function readField(fields: Fields, field: string, type: Row["type"], problems: Problems): unknown {
  const raw = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (raw === undefined || raw === null) return undefined;
  // Entries of a list may hold commas, as distinguished names of groups do.
  if (field === "recipients" && isTexts(raw)) return raw;
  const coerced = coerce(type, field === "allowed_networks" ? joined(raw) : raw);
  if (type === "integer") return Number.isInteger(coerced) ? coerced : Number.NaN; // the rules then name the range
  if (typeof coerced === type) return coerced;
  problems.add(field, type === "boolean" ? "must be true or false" : "must be a string");
  return undefined;
}

/** Whether the part that has arrived so far says that everything is sealed already. */
export const claimsE2e = (value: unknown): boolean =>
  isObject(value) && readField(value, "e2e", "boolean", new Problems()) === true;

const isTexts = (raw: unknown): raw is string[] => Array.isArray(raw) && raw.every((item) => typeof item === "string");

/** A list of networks or of addresses may also come as an array. */
const joined = (raw: unknown): unknown => (isTexts(raw) ? raw.join(", ") : raw);

/**
 * The mail that comes with a push; null if none is requested. A language without recipients requests nothing. A client
 * that asks for mail must not believe that it was sent, so it gets an error if it cannot be.
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

/** The same in the response to the person who ordered it. */
export const toMailFields = (mail: MailOrder | null) =>
  mail && { notify_emails_to: mail.recipients, notify_emails_to_locale: mail.locale };

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.every(isBlank));

const TRUE_WORDS = new Set(["on", "yes", "checked", "true", "1"]);

function coerce(type: Row["type"], raw: unknown): unknown {
  if (type === "boolean") {
    if (raw === 1 || raw === 0) return raw === 1;
    return typeof raw === "string" ? TRUE_WORDS.has(raw.trim().toLowerCase()) : raw;
  }
  if (type === "integer" && typeof raw === "string") {
    return /^\s*[+-]?\d{1,15}\s*$/.test(raw) ? Number(raw) : Number.NaN;
  }
  return raw;
}
