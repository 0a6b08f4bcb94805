// The shapes that travel over HTTP, each once: as a TypeScript type, as the check of what comes in,
// and as the API reference. What goes out is built by one function per shape.

import { type Static, type TSchema, Type as t } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";

import { AppError, Problems } from "../base/errors.ts";
import type { Listed, Push as DomainPush, Retrieved } from "../domain/pushes.ts";
import type { AuditEntry as DomainAuditEntry } from "../model/audit.ts";
import { daysRemaining, expiredAtMs, KINDS, viewsRemaining } from "../model/push.ts";
import type { PushDraft } from "../model/rules.ts";
import { type Fields, isObject } from "./body.ts";

/** The push that examples speak of. */
export const EXAMPLE_TOKEN = "fkwjfvhall92XkP0qLmT3sYz";
const EXAMPLE_URL = `https://push.example/p/${EXAMPLE_TOKEN}`;

const timestamp = (description: string, example = "2026-01-01T01:00:00.000Z") =>
  t.String({ format: "date-time", description, examples: [example] });

const nullable = <S extends TSchema>(schema: S, description: string, example: unknown) =>
  t.Union([schema, t.Null()], { description, examples: [example] });

const KindName = t.Union(
  KINDS.map((kind) => t.Literal(kind)),
  { description: "What the payload is.", examples: ["text"] },
);

// ── In ────────────────────────────────────────────────────────────────────────────────────────

/** The types of a new push's fields, after forms and older clients' strings were turned into real ones. */
export const NewPush = t.Object({
  payload: t.String({ examples: ["correct horse battery staple"] }),
  kind: t.Optional(t.String({ examples: ["text"] })),
  expire_after_days: t.Optional(t.Integer()),
  expire_after_views: t.Optional(t.Integer()),
  expire_after_duration: t.Optional(t.Integer()),
  deletable_by_viewer: t.Optional(t.Boolean()),
  retrieval_step: t.Optional(t.Boolean()),
  passphrase: t.Optional(t.String({ examples: ["open sesame"] })),
  name: t.Optional(t.String({ examples: ["Wi-Fi"] })),
  note: t.Optional(t.String({ examples: ["For the new printer"] })),
});

/**
 * Reads the fields of a new push. Unknown keys are passed over, null means absent, and booleans and
 * integers may come as strings, as forms send them. Wrong types are collected in `problems`.
 * @throws AppError `malformed` where `value` is no object
 */
export function readDraft(value: unknown, problems: Problems): PushDraft {
  if (!isObject(value)) throw new AppError("malformed", 'The body must hold the push: {"push": {"payload": "…"}}.');
  const read = <F extends keyof typeof NewPush.properties>(field: F) => {
    const raw = Object.hasOwn(value, field) ? value[field] : undefined;
    if (raw === undefined || raw === null) return undefined;
    const schema = NewPush.properties[field];
    const coerced = coerce(schema, raw);
    if (Value.Check(schema, coerced)) return coerced as Static<(typeof NewPush.properties)[F]>;
    if (schema.type === "integer") return Number.NaN as Static<(typeof NewPush.properties)[F]>; // the rules name the range
    problems.add(field, schema.type === "boolean" ? "must be true or false" : "must be a string");
    return undefined;
  };
  checkNoMail(value, problems);
  return {
    payload: read("payload"),
    kind: read("kind"),
    expireAfterDays: read("expire_after_days"),
    expireAfterViews: read("expire_after_views"),
    expireAfterDuration: read("expire_after_duration"),
    deletableByViewer: read("deletable_by_viewer"),
    retrievalStep: read("retrieval_step"),
    passphrase: read("passphrase"),
    name: read("name"),
    note: read("note"),
  };
}

// Whoever asks for mail must not believe that it was sent. These are Password Pusher's own words where it has
// no mail server; a language without recipients asks for nothing.
function checkNoMail({ notify_emails_to: to, notify_emails_to_locale: locale }: Fields, problems: Problems): void {
  if (isBlank(to)) return;
  problems.add("notify_emails_to", "are not available");
  if (!isBlank(locale)) problems.add("notify_emails_to_locale", "is not available");
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.every(isBlank));

const TRUE_WORDS = new Set(["on", "yes", "checked", "true", "1"]);

function coerce(schema: TSchema, raw: unknown): unknown {
  if (schema.type === "boolean") {
    if (raw === 1 || raw === 0) return raw === 1;
    return typeof raw === "string" ? TRUE_WORDS.has(raw.trim().toLowerCase()) : raw;
  }
  if (schema.type === "integer" && typeof raw === "string") {
    return /^\s*[+-]?\d{1,15}\s*$/.test(raw) ? Number(raw) : Number.NaN;
  }
  return raw;
}

const MAX_PAGE = 200;

/** The page asked for, 1 if absent. @throws AppError `malformed` */
export function readPage(query: URLSearchParams): number {
  const text = query.get("page");
  if (text === null) return 1;
  const page = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (page >= 1 && page <= MAX_PAGE) return page;
  throw new AppError("malformed", `page must be an integer between 1 and ${MAX_PAGE}.`);
}

// ── Out ───────────────────────────────────────────────────────────────────────────────────────

const pushFields = {
  url_token: t.String({
    pattern: "^[0-9A-Za-z]+$",
    description: "What its link holds: letters and digits, 142 random bits.",
    examples: [EXAMPLE_TOKEN],
  }),
  html_url: t.String({
    description: "The recipient's page; it ends in /r where retrieval_step is true.",
    examples: [`${EXAMPLE_URL}/r`],
  }),
  json_url: t.String({ description: "The push as JSON.", examples: [`${EXAMPLE_URL}.json`] }),
  kind: KindName,
  expired: t.Boolean({ description: "Whether it is over: by views, by time or by hand." }),
  deleted: t.Boolean({ description: "Whether it was expired by hand, not by a limit." }),
  deletable_by_viewer: t.Boolean({ description: "Whether whoever has the link may delete it.", examples: [true] }),
  retrieval_step: t.Boolean({ description: "Whether its page asks for a click before it reveals.", examples: [true] }),
  expire_after_days: t.Integer({ minimum: 1, description: "Its lifetime in days, rounded up.", examples: [7] }),
  expire_after_views: t.Integer({ minimum: 1, description: "How many views it allows in all.", examples: [5] }),
  days_remaining: t.Integer({
    minimum: 0,
    description: "expire_after_days less the whole days gone by.",
    examples: [7],
  }),
  views_remaining: t.Integer({ minimum: 0, description: "How many views are left.", examples: [5] }),
  created_at: timestamp("When it was made."),
  updated_at: timestamp("When it last changed: a view, or its expiry."),
  expires_at: timestamp("When its time is up.", "2026-01-08T01:00:00.000Z"),
  expired_on: nullable(timestamp("When it expired."), "When it expired, or null.", null),
  passphrase: t.Null({ description: "Always null: it is never stored." }),
};

export const Push = t.Object(pushFields, { title: "Push", additionalProperties: false });
export type Push = Static<typeof Push>;

export const ListedPush = t.Object(
  {
    ...pushFields,
    name: t.String({ description: "As the owner named it, or empty.", examples: ["Wi-Fi"] }),
    note: t.String({ description: "The owner's note, or empty.", examples: ["For the new printer"] }),
  },
  { title: "ListedPush", additionalProperties: false },
);
export type ListedPush = Static<typeof ListedPush>;

export const RetrievedPush = t.Object(
  {
    ...pushFields,
    payload: nullable(t.String(), "The secret, or null once the push is expired.", "correct horse battery staple"),
    files: t.Array(
      t.Object({
        filename: t.String(),
        content_type: t.String(),
        byte_size: t.Integer({ minimum: 0 }),
        url: t.String({ description: "Signed, short-lived, works without headers." }),
      }),
      { description: "Its files; empty once the push is expired.", examples: [[]] },
    ),
  },
  { title: "RetrievedPush", additionalProperties: false },
);
export type RetrievedPush = Static<typeof RetrievedPush>;

export const Preview = t.Object(
  { url: t.String({ description: "The html_url.", examples: [`${EXAMPLE_URL}/r`] }) },
  { title: "Preview" },
);

export const AuditEntry = t.Object(
  {
    kind: t.Union(
      ["creation", "view", "failed_view", "expire", "failed_passphrase", "owner_view"].map((kind) => t.Literal(kind)),
      {
        description:
          "creation; view (the only one that counts); failed_view (already expired); expire (by hand; a limit leaves no entry); failed_passphrase; owner_view (the owner's own, not counted).",
        examples: ["view"],
      },
    ),
    ip: t.String({ description: "The client's address.", examples: ["192.0.2.7"] }),
    user_agent: t.String({
      maxLength: 255,
      description: "As the client called itself, or empty.",
      examples: ["curl/8.14.1"],
    }),
    referrer: t.String({ maxLength: 255, description: "Where the client came from, or empty.", examples: [""] }),
    created_at: timestamp("When it happened.", "2026-01-01T09:30:00.000Z"),
    updated_at: timestamp("The same.", "2026-01-01T09:30:00.000Z"),
  },
  { title: "AuditEntry", additionalProperties: false },
);
export type AuditEntry = { [K in keyof Static<typeof AuditEntry>]: string };

export const AuditLog = t.Object({ logs: t.Array(AuditEntry) }, { title: "AuditLog" });

export const Problem = t.Object(
  { error: t.String({ description: "A sentence for browserSessions.", examples: ["not-found"] }) },
  { title: "Error", additionalProperties: true },
);

export const InvalidFields = t.Record(t.String(), t.Array(t.String()), {
  title: "InvalidFields",
  description: "Each broken field with what is wrong with it.",
  examples: [{ expire_after_days: ["must be an integer between 1 and 90"] }],
});

const iso = (ms: number): string => new Date(ms).toISOString();

/** The page of a push, where people open it. */
export const htmlUrl = (base: string, { urlToken, record }: DomainPush): string =>
  `${base}/p/${urlToken}${record.retrievalStep ? "/r" : ""}`;

/** @param base the base URL of links, without a trailing slash */
export function toPush(push: DomainPush, base: string): Push {
  const { record, urlToken, atMs, expired } = push;
  const expiredMs = expired ? expiredAtMs(record, atMs) : null;
  return {
    url_token: urlToken,
    html_url: htmlUrl(base, push),
    json_url: `${base}/p/${urlToken}.json`,
    kind: record.kind,
    expired,
    deleted: record.deleted,
    deletable_by_viewer: record.deletableByViewer,
    retrieval_step: record.retrievalStep,
    expire_after_days: record.expireAfterDays,
    expire_after_views: record.expireAfterViews,
    days_remaining: daysRemaining(record, atMs),
    views_remaining: viewsRemaining(record),
    created_at: iso(record.createdAtMs),
    // The end of its time changes a push too, whether or not anybody has written that down yet.
    updated_at: iso(Math.max(record.updatedAtMs, expiredMs ?? 0)),
    expires_at: iso(record.expiresAtMs),
    expired_on: expiredMs === null ? null : iso(expiredMs),
    passphrase: null,
  };
}

export const toListedPush = (push: Listed, base: string): ListedPush => ({
  ...toPush(push, base),
  name: push.name,
  note: push.note,
});

export const toRetrievedPush = (push: Retrieved, base: string): RetrievedPush => ({
  ...toPush(push, base),
  payload: push.payload,
  files: push.files.map((file) => ({
    filename: file.filename,
    content_type: file.contentType,
    byte_size: file.byteSize,
    url: `${base}/download/${file.ticket}`,
  })),
});

export const toAuditEntry = (entry: DomainAuditEntry): AuditEntry => ({
  kind: entry.kind,
  ip: entry.ip,
  user_agent: entry.userAgent,
  referrer: entry.referrer,
  created_at: iso(entry.atMs),
  updated_at: iso(entry.atMs),
});
