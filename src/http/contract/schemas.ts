// Makes the schemas of the API reference and the JSON of answers from tables of fields (model/fields.ts), and describes
// the answers about pushes. The reference states the limits that this server's settings allow. The rules of a kind, and
// limits in bytes, can be stricter, as the descriptions say.

import { type Static, type TObject, type TSchema, Type as t } from "@sinclair/typebox";

import { AppError, ERROR_CODES, type ErrorCode } from "../../base/errors.ts";
import { iso, isoOrNull } from "../../base/clock.ts";
import type { LinkedFile } from "../../domain/files/files.ts";
import { type Asked, PAGE_SIZE } from "../../domain/pushes/own_pushes.ts";
import type { Retrieved } from "../../domain/pushes/pushes.ts";
import { aboutCodeIn, confirmedIn, identityIn, tokenIn } from "../../model/addressee.ts";
import { AUDIT_KINDS, type AuditEntry as DomainAuditEntry } from "../../model/audit.ts";
import { linkOf } from "../../model/push.ts";
import {
  type Answer,
  type BySettings,
  type FieldSettings,
  isShown,
  type Reader,
  showing,
  type Shown,
  type Shows,
  type Table,
  type Taken,
} from "../../model/fields.ts";
import {
  type Mailing,
  MAILING_STATUSES,
  RETURN_REASONS,
  returnReason,
  type ReturnedMail,
} from "../../model/mailing.ts";
import { EXAMPLE_RECEIPT, EXAMPLE_TOKEN, PUSH_FIELDS } from "../../model/push_fields.ts";
import { MAIL_FIELDS, mailShown } from "./draft.ts";
import { CHANGE_FIELDS } from "../../model/push_changes.ts";
import { type Listing, STATES } from "../../model/push_lists.ts";
import type { PushRules } from "../../model/rules.ts";

/** What a server's settings allow in a new push. */
export interface PushSettings {
  rules: PushRules;
  fileLimits: { maxFiles: number };
}

/** For fields in JSON; forms cannot contain null. */
export const ABSENT = "null means absent.";

// ── What comes in ─────────────────────────────────────────────────────────────────────────────

/** @param isForgiving whether this is API v1, in which an expiry outside the range becomes the default */
export const newPushSchema = (settings: PushSettings, isForgiving = false): TSchema =>
  bodySchema(isForgiving ? "NewLegacyPush" : "NewPush", settings, {
    ...takenSchemas(PUSH_FIELDS, { rules: settings.rules, isForgiving }),
    ...MAIL_FIELDS,
  });

/** The fields of a push that its owner may change. */
export const changeSchema = ({ rules }: PushSettings): TSchema =>
  t.Unsafe({
    type: "object",
    title: "ChangedPush",
    minProperties: 1,
    properties: takenSchemas(CHANGE_FIELDS, { rules, isForgiving: false }),
  });

/** The first property is required, or files or uploads in its place. */
export function bodySchema(
  title: string,
  { rules, fileLimits }: PushSettings,
  properties: Record<string, object>,
): TSchema {
  const [needed = ""] = Object.keys(properties);
  return t.Unsafe({
    type: "object",
    title,
    ...(rules.enabled.file
      ? {
          properties: {
            ...properties,
            files: filesSchema(fileLimits.maxFiles),
            uploads: uploadsSchema(fileLimits.maxFiles),
          },
          anyOf: [{ required: [needed] }, { required: ["files"] }, { required: ["uploads"] }],
        }
      : { properties, required: [needed] }),
  });
}

export const takenSchemas = (table: Table, settings: FieldSettings): Record<string, object> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, field]) => (isShown(field) ? [] : [[name, takenSchema(field, settings)]])),
  );

function takenSchema(
  { type, doc, isPayload, schema, example, characters, bytes }: Taken,
  settings: FieldSettings,
): object {
  const maxLength = characters ?? bytes;
  return {
    type: type === "texts" ? "string" : type,
    description: isPayload ? inForce(doc, settings) : `${inForce(doc, settings)} ${ABSENT}`,
    ...(!isPayload && { nullable: true }),
    ...(example !== undefined && { example }),
    ...(maxLength !== undefined && { maxLength }),
    ...(schema && inForce(schema, settings)),
  };
}

const inForce = <Part extends string | object>(part: BySettings<Part>, settings: FieldSettings): Part =>
  typeof part === "function" ? part(settings) : part;

const filesSchema = (maxFiles: number): TSchema => ({
  ...t.Array(
    t.Object({
      filename: t.Optional(
        t.String({
          nullable: true,
          description: "Directory parts of the name are dropped. Default: file.",
          examples: ["door-codes.txt"],
        }),
      ),
      content_type: t.Optional(
        t.String({ nullable: true, description: "Default: derived from the name.", examples: ["text/plain"] }),
      ),
      content: t.String({ format: "byte", description: "The bytes in base64.", examples: ["NDcxMQo="] }),
    }),
  ),
  nullable: true,
  minItems: 1,
  maxItems: maxFiles,
  description: `Up to ${maxFiles} files. In a form they are file parts, which are streamed: send large files this way. In JSON they are objects. ${ABSENT}`,
});

const uploadsSchema = (maxFiles: number): TSchema => ({
  ...t.Array(t.String()),
  nullable: true,
  maxItems: maxFiles,
  description: `The ids of files that were uploaded before, by POST /api/v2/uploads. At most ${maxFiles} files and uploads together. ${ABSENT}`,
});

// ── What goes out ─────────────────────────────────────────────────────────────────────────────

const shownIn = (table: Table, to: Reader): Array<[name: string, shown: Shown]> =>
  Object.entries(table).flatMap(([name, field]) => {
    const out = isShown(field) ? field : field.out;
    return out && (to === "owner" || out.to === to) ? [[name, out]] : [];
  });

/** The schema of what answers show to this reader. @param title null: the schema has no name */
export const shownSchema = (
  title: string | null,
  table: Table,
  to: Reader,
  more: Record<string, TSchema> = {},
): TObject =>
  t.Object(
    { ...Object.fromEntries(shownIn(table, to).map(([name, shown]) => [name, schemaOf(shown)])), ...more },
    { ...(title !== null && { title }), additionalProperties: false },
  );

const MAKERS: Record<string, (options: object) => TSchema> = {
  string: (options) => t.String(options),
  integer: (options) => t.Integer(options),
  boolean: (options) => t.Boolean(options),
  texts: (options) => t.Array(t.String(), options),
  time: (options) => t.String({ format: "date-time", ...options }),
  null: (options) => t.Null(options),
};

function schemaOf({ type, doc: description, schema: { example, ...limits } }: Shown): TSchema {
  const [, name = "", orNull, mayLack] = /^(\w+)( or null)?(\?)?$/.exec(type) ?? [];
  const shown = name === "time" && example === undefined ? EXAMPLE_TIME : example;
  const options = { description, ...limits, ...(shown !== undefined && { examples: [shown] }) };
  const schema = MAKERS[name]?.(orNull ? {} : options) ?? t.Any();
  const whole = orNull ? nullable(schema, description, example) : schema;
  return mayLack ? t.Optional(whole) : whole;
}

const EXAMPLE_TIME = "2026-01-01T01:00:00.000Z";
export const timestamp = (description: string, example = EXAMPLE_TIME) =>
  t.String({ format: "date-time", description, examples: [example] });

export const nullable = <S extends TSchema>(schema: S, description: string, example: unknown) =>
  t.Union([schema, t.Null()], { description, examples: [example] });

/** Builds answers. Every creation and every retrieval of a push waits for this. */
export function shower<Fields extends Table, To extends Reader>(
  table: Fields,
  to: To,
): (from: Shows<Fields, To>, base?: string) => Answer<Fields, To> {
  const fields = shownIn(table, to).map(([name, { of }]) => ({ name, of }));
  // Copying an object that has all names is cheaper than adding the names one by one. JSON leaves out what is undefined.
  const none: Record<string, unknown> = Object.fromEntries(fields.map(({ name }) => [name, undefined]));
  return (from, base = "") => {
    const json = { ...none };
    for (const { name, of } of fields) json[name] = of(from, base);
    return json as Answer<Fields, To>;
  };
}

// ── Pushes ────────────────────────────────────────────────────────────────────────────────────

/** The page of a push, where people open it. */
export const htmlUrl = linkOf;

export const Push = shownSchema("Push", PUSH_FIELDS, "anybody");
export type Push = Answer<typeof PUSH_FIELDS, "anybody">;
export const toPush = shower(PUSH_FIELDS, "anybody");

export const ListedPush = shownSchema("ListedPush", PUSH_FIELDS, "owner", {
  url_token: t.String({
    pattern: "^[0-9A-Za-z_-]*$",
    description:
      "The token in the push's link: letters and digits, 142 random bits; empty if the stored copy is damaged.",
    examples: [EXAMPLE_TOKEN],
  }),
  ...mailShown("push"),
  receipt_url: t.Optional(
    t.String({
      description:
        "The sender's receipt; only in the answer to the request that created the push. It is not shown again.",
      examples: [`https://push.example/receipts/${EXAMPLE_RECEIPT}`],
    }),
  ),
});
export type ListedPush = Answer<typeof PUSH_FIELDS, "owner">;
export const toListedPush = shower(PUSH_FIELDS, "owner");

export const File = t.Object({
  filename: t.String(),
  content_type: t.String(),
  byte_size: t.Integer({ minimum: 0 }),
  url: t.String({ description: "Signed and short-lived. Works without headers, unless the push is locked." }),
});

export const RetrievedPush = shownSchema("RetrievedPush", PUSH_FIELDS, "anybody", {
  payload: nullable(t.String(), "The secret, or null once the push has expired.", "correct horse battery staple"),
  files: t.Array(File, { description: "Its files; empty once the push has expired.", examples: [[]] }),
});

export type RetrievedPush = Push & { payload: string | null; files: Array<Static<typeof File>> };

export function toRetrievedPush(push: Retrieved, base: string): RetrievedPush {
  const files = push.files.map((file) => toFile(file, base));
  const shown = Object.assign(toPush(push, base), { payload: push.payload, files });
  if (push.viewsLeft !== undefined) shown.views_remaining = Math.min(shown.views_remaining, push.viewsLeft);
  return shown;
}

export const toFile = (file: LinkedFile, base: string): Static<typeof File> => ({
  filename: file.filename,
  content_type: file.contentType,
  byte_size: file.byteSize,
  url: `${base}/download/${file.ticket}`,
});

export const Preview = t.Object(
  {
    url: t.String({ description: "The html_url.", examples: [`https://push.example/p/${EXAMPLE_TOKEN}/r`] }),
    e2e: t.Optional(
      t.Boolean({
        description:
          "True if the push is end-to-end encrypted. A client then asks for the part of the link after # before it uses up a view.",
      }),
    ),
  },
  { title: "Preview" },
);
export type Preview = Static<typeof Preview>;

// ── The audit log ─────────────────────────────────────────────────────────────────────────────

const kinds = Object.entries(AUDIT_KINDS).map(([kind, { note }]) => (note === "" ? kind : `${kind} (${note})`));
const WHEN = { example: "2026-01-01T09:30:00.000Z" };

const logged = showing<DomainAuditEntry, "anybody">("anybody");
const ENTRY_FIELDS = {
  kind: logged("string", `${kinds.join("; ")}.`, ({ kind }) => kind, {
    enum: Object.keys(AUDIT_KINDS),
    example: "view",
  }),
  ip: logged("string", "The client's address.", ({ ip }) => ip, { example: "192.0.2.7" }),
  user_agent: logged("string", "What the client calls itself, or empty.", ({ userAgent }) => userAgent, {
    maxLength: 255,
    example: "curl/8.14.1",
  }),
  referrer: logged(
    "string",
    "The page that linked the client here, or empty.",
    (entry) => (entry.kind === "mail_returned" || tokenIn(entry) !== null ? "" : entry.referrer),
    { maxLength: 255, example: "" },
  ),
  identity: logged(
    "string?",
    "A verified address of the person whom the company's sign-in has recognised; only for pushes that are addressed to someone.",
    (entry) => identityIn(entry) ?? undefined,
  ),
  confirmed_address: logged(
    "string?",
    "The address to which the code that the client entered was mailed; this proves no identity. For code_sent, code_queued and code_failed, the address that the code goes to.",
    (entry) => confirmedIn(entry) ?? undefined,
  ),
  api_token: logged(
    "string?",
    "The name of the API token that created the push; only in entries of the kind creation.",
    (entry) => tokenIn(entry) ?? undefined,
  ),
  comes_by: logged("time?", "Only for code_queued: the time by which the mail will be sent.", (entry) =>
    entry.kind === "code_queued" ? (aboutCodeIn(entry) ?? undefined) : undefined,
  ),
  mail_status: logged(
    "string?",
    "Only for code_failed: the status with which the mail server refused the mail, such as 550; stopped, if this server stopped first; expired, if the push expired first; closed, if the recipient's account was disabled or suspended first.",
    (entry) => (entry.kind === "code_failed" ? (aboutCodeIn(entry) ?? undefined) : undefined),
  ),
  created_at: logged("time", "When it happened.", ({ atMs }) => iso(atMs), WHEN),
  updated_at: logged("time", "The same time.", ({ atMs }) => iso(atMs), WHEN),
} satisfies Table;

const mailed = showing<Mailing, "anybody">("anybody");
const MAILING_FIELDS = {
  recipients: mailed("string", "Addresses, separated by commas.", ({ recipients }) => recipients, {
    example: "ann@example.org",
  }),
  locale: mailed("string or null", "The requested language, or null.", ({ locale }) => locale, { example: "de" }),
  status: mailed("string", "The state of the mail.", ({ status }) => status, {
    enum: MAILING_STATUSES,
    example: "completed",
  }),
  error_message: mailed("string or null", "Why someone did not get the mail, or null.", ({ error }) => error, {
    example: null,
  }),
  successful_sends: mailed(
    "string",
    "Addresses that received the mail, separated by commas.",
    ({ sent }) => sent.join(", "),
    {
      example: "ann@example.org",
    },
  ),
  proceed_at: mailed(
    "time or null",
    "When the status last changed, or null.",
    ({ proceededAtMs }) => isoOrNull(proceededAtMs),
    { example: null },
  ),
} satisfies Table;

const cameBack = showing<ReturnedMail, "anybody">("anybody");
const RETURNED_FIELDS = {
  recipient: cameBack("string", "The address that the mail was sent to.", ({ recipient }) => recipient, {
    example: "ann@example.org",
  }),
  status: cameBack("string", "Why, as a code of RFC 3463.", ({ status }) => status, { example: "5.1.1" }),
  reason: cameBack("string", "Why, in a word.", ({ status }) => returnReason(status), {
    enum: RETURN_REASONS,
    example: "no_mailbox",
  }),
} satisfies Table;

const returned = shownSchema(null, RETURNED_FIELDS, "anybody");
returned.description = "Only in entries of the kind mail_returned.";

const notified = shownSchema(null, MAILING_FIELDS, "anybody");
notified.description = "Only in entries of the kind creation_email_send.";
export const AuditEntry = shownSchema("AuditEntry", ENTRY_FIELDS, "anybody", {
  notify_by_email: t.Optional(notified),
  mail_returned: t.Optional(returned),
});
export type AuditEntry = Answer<typeof ENTRY_FIELDS, "anybody"> & {
  notify_by_email?: Answer<typeof MAILING_FIELDS, "anybody">;
  mail_returned?: Answer<typeof RETURNED_FIELDS, "anybody">;
};

export const AuditLog = t.Object({ logs: t.Array(AuditEntry) }, { title: "AuditLog" });

const showEntry = shower(ENTRY_FIELDS, "anybody");
const showMailing = shower(MAILING_FIELDS, "anybody");
const showReturned = shower(RETURNED_FIELDS, "anybody");
export const toAuditEntry = (entry: DomainAuditEntry): AuditEntry =>
  Object.assign(
    showEntry(entry),
    entry.mailing && { notify_by_email: showMailing(entry.mailing) },
    entry.returned && { mail_returned: showReturned(entry.returned) },
  );

// ── Errors and pages of lists ─────────────────────────────────────────────────────────────────

const ERROR = {
  error: t.String({ description: "A sentence for people. Its wording may change.", examples: ["not-found"] }),
  code: t.Union(
    (Object.keys(ERROR_CODES) as ErrorCode[]).map((code) => t.Literal(code)),
    {
      description: `The kind of error, for programs. Later versions may have more kinds: for these, use the status.\n\n${Object.entries(
        ERROR_CODES,
      )
        .map(([code, [, words]]) => `- \`${code}\`: ${words}`)
        .join("\n")}`,
      examples: ["not-found"],
    },
  ),
};

export const Problem = t.Object(ERROR, { title: "Error", additionalProperties: true });

export const InvalidFields = t.Object(ERROR, {
  title: "InvalidFields",
  description: "Each invalid field with its problems; `error` contains all of them in one sentence.",
  additionalProperties: t.Array(t.String()),
});

const MAX_PAGE = 200;
export const MAX_PER_PAGE = 200;
export const MAX_QUERY_CHARACTERS = 200;

/** The page asked for, 1 if absent. @throws AppError `malformed` */
export const readPage = (query: URLSearchParams): number => readNumber(query, "page", MAX_PAGE, 1);

/** What a program requests from a list. @throws AppError `malformed` */
export function readAsked(query: URLSearchParams, state: Listing["state"]): Asked {
  const page = readPage(query);
  const size = readNumber(query, "per_page", MAX_PER_PAGE, PAGE_SIZE);
  const wanted = query.get("q") ?? "";
  if (wanted.length > MAX_QUERY_CHARACTERS) {
    throw new AppError("malformed", `q must have at most ${MAX_QUERY_CHARACTERS} characters.`);
  }
  const given = query.get("state") ?? "";
  const part = STATES.find((one) => one === given);
  if (given !== "" && !part) throw new AppError("malformed", `state must be one of ${STATES.join(", ")}.`);
  return { listing: { state, part, order: "newest" }, query: wanted, page, size };
}

function readNumber(query: URLSearchParams, name: string, most: number, usual: number): number {
  const text = query.get(name);
  if (text === null) return usual;
  const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= 1 && number <= most) return number;
  throw new AppError("malformed", `${name} must be an integer between 1 and ${most}.`);
}
