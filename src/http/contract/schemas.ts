// The shapes of responses, each written once: as a TypeScript type, as the schema of the API reference, and with the
// function that builds it.

import { identityIn } from "../../model/addressee.ts";
import { type Static, type TObject, type TSchema, Type as t } from "@sinclair/typebox";

import { AppError } from "../../base/errors.ts";
import type { LinkedFile } from "../../domain/files.ts";
import { linkOf } from "../../domain/link.ts";
import type { Listed, Push as DomainPush, Retrieved } from "../../domain/pushes.ts";
import { AUDIT_KINDS, type AuditKind, type AuditEntry as DomainAuditEntry } from "../../model/audit.ts";
import { MAILING_STATUSES } from "../../model/mailing.ts";
import { daysRemaining, expiredAtMs, KINDS, viewsRemaining } from "../../model/push.ts";

/** The url_token of the push in the examples. */
export const EXAMPLE_TOKEN = "fkwjfvhall92XkP0qLmT3sYz";
const EXAMPLE_URL = `https://push.example/p/${EXAMPLE_TOKEN}`;

export const timestamp = (description: string, example = "2026-01-01T01:00:00.000Z") =>
  t.String({ format: "date-time", description, examples: [example] });

export const nullable = <S extends TSchema>(schema: S, description: string, example: unknown) =>
  t.Union([schema, t.Null()], { description, examples: [example] });

export const iso = (ms: number): string => new Date(ms).toISOString();

// ── Pushes ────────────────────────────────────────────────────────────────────────────────────

/** The page of a push, where people open it. */
export const htmlUrl = linkOf;

/** What every response about a push holds, in this order. */
const pushSchemas = {
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
  kind: t.Union(
    KINDS.map((kind) => t.Literal(kind)),
    { description: "What the payload is.", examples: ["text"] },
  ),
  expired: t.Boolean({ description: "Whether it has expired: by views, by time or by hand." }),
  deleted: t.Boolean({ description: "Whether it was expired by hand, not by a limit." }),
  deletable_by_viewer: t.Boolean({ description: "Whether anyone with the link may delete it.", examples: [true] }),
  retrieval_step: t.Boolean({
    description: "Whether the link ends in /r. Its page has a button at either address.",
    examples: [true],
  }),
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

/**
 * Properties that few pushes have. A client that compares whole records may not know them, so a property appears only
 * if a push has it.
 */
const traitSchemas = {
  e2e: t.Optional(
    t.Boolean({ description: "True where it is sealed end to end: the payload is an armored age file." }),
  ),
  hold: t.Optional(t.Boolean({ description: "True where its owner must release each recipient." })),
  frozen: t.Optional(t.Boolean({ description: "True where nobody gets the payload until its owner lifts that." })),
};

export const Push: TObject<typeof pushSchemas & typeof traitSchemas> = t.Object(
  { ...pushSchemas, ...traitSchemas },
  { title: "Push", additionalProperties: false },
);
export type Push = Static<typeof Push>;

export const ListedPush = t.Object(
  {
    ...pushSchemas,
    url_token: t.String({
      pattern: "^[0-9A-Za-z]*$",
      description: "What its link holds: letters and digits, 142 random bits; empty only where that is damaged.",
      examples: [EXAMPLE_TOKEN],
    }),
    ...traitSchemas,
    alarmed: t.Optional(
      t.Boolean({
        description: "True where a recipient says that an earlier view was not theirs, until its owner thaws it.",
      }),
    ),
    allowed_networks: t.Optional(
      t.Array(t.String(), { description: "The only networks where it can be opened; only where there are any." }),
    ),
    recipients: t.Optional(
      t.Array(t.String(), { description: "Who alone may open it; only where it is addressed to somebody." }),
    ),
    holds_waiting: t.Optional(
      t.Integer({ minimum: 1, description: "How many wait for its owner to release it; only where anybody does." }),
    ),
    damaged: t.Optional(
      t.Boolean({
        description: "True where its name, note or url_token cannot be read any more; what cannot be read is empty.",
      }),
    ),
    name: t.String({ description: "As the owner named it, or empty.", examples: ["Wi-Fi"] }),
    note: t.String({ description: "The owner's note, or empty.", examples: ["For the new printer"] }),
    sender_name: t.Optional(
      t.String({ description: "As its page names the sender; only where the sender says something there." }),
    ),
    sender_message: t.Optional(t.String({ description: "The sender's message on its page; likewise." })),
    sender_email: t.Optional(t.Boolean({ description: "Whether its page shows the account's address; likewise." })),
    notify_me: t.Optional(
      t.Boolean({ description: "True where its owner is told when it is opened; absent otherwise." }),
    ),
    notify_emails_to: t.Optional(
      t.String({ description: "Who gets the link by mail; only in the answer that creates a push with it." }),
    ),
    notify_emails_to_locale: t.Optional(nullable(t.String(), "The language of that mail, or null; likewise.", "de")),
  },
  { title: "ListedPush", additionalProperties: false },
);
export type ListedPush = Static<typeof ListedPush>;

export const File = t.Object({
  filename: t.String(),
  content_type: t.String(),
  byte_size: t.Integer({ minimum: 0 }),
  url: t.String({ description: "Signed, short-lived, works without headers." }),
});

export const RetrievedPush = t.Object(
  {
    ...pushSchemas,
    ...traitSchemas,
    payload: nullable(t.String(), "The secret, or null once the push is expired.", "correct horse battery staple"),
    files: t.Array(File, { description: "Its files; empty once the push is expired.", examples: [[]] }),
  },
  { title: "RetrievedPush", additionalProperties: false },
);
export type RetrievedPush = Static<typeof RetrievedPush>;

/** @param base the base URL of links, without a trailing slash */
export function toPush(push: DomainPush, base: string): Push {
  const { urlToken, record, atMs, expired } = push;
  const { traits } = record;
  const expiredMs = expired ? expiredAtMs(record, atMs) : null;
  const fields: Push = {
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
    // A push also changes when its time is up, whether or not the store has recorded that yet.
    updated_at: iso(Math.max(record.updatedAtMs, expiredMs ?? 0)),
    expires_at: iso(record.expiresAtMs),
    expired_on: expiredMs === null ? null : iso(expiredMs),
    passphrase: null,
  };
  if (traits.e2e) fields.e2e = true;
  if (traits.hold) fields.hold = true;
  if (record.frozen) fields.frozen = true;
  return fields;
}

export function toListedPush(push: Listed, base: string): ListedPush {
  const { traits } = push.record;
  const fields: Omit<ListedPush, "name" | "note"> = toPush(push, base);
  if (traits.alarmed) fields.alarmed = true;
  if (traits.networks) fields.allowed_networks = traits.networks;
  if (traits.recipients) fields.recipients = traits.recipients;
  if (traits.notifyMe !== undefined) fields.notify_me = true;
  if (push.waiting > 0) fields.holds_waiting = push.waiting;
  if (push.damaged) fields.damaged = true;
  const listed = Object.assign(fields, { name: push.name, note: push.note });
  // A client that compares whole records may not know these fields, so they appear only if they are used.
  if (!push.sender) return listed;
  const { name, message, showsEmail } = push.sender;
  return Object.assign(listed, { sender_name: name, sender_message: message, sender_email: showsEmail });
}

export const toRetrievedPush = (push: Retrieved, base: string): RetrievedPush =>
  Object.assign(toPush(push, base), {
    payload: push.payload,
    files: push.files.map((file) => toFile(file, base)),
  });

export const toFile = (file: LinkedFile, base: string): Static<typeof File> => ({
  filename: file.filename,
  content_type: file.contentType,
  byte_size: file.byteSize,
  url: `${base}/download/${file.ticket}`,
});

export const Preview = t.Object(
  {
    url: t.String({ description: "The html_url.", examples: [`${EXAMPLE_URL}/r`] }),
    e2e: t.Optional(
      t.Boolean({
        description:
          "True where the push is sealed end to end; absent otherwise. A client then asks for the part of the link behind # before it uses up a view.",
      }),
    ),
  },
  { title: "Preview" },
);
export type Preview = Static<typeof Preview>;

// ── The audit log ─────────────────────────────────────────────────────────────────────────────

/** What the kind's name leaves open; "" if the name says it all. */
const AUDIT_KIND_NOTES: Record<AuditKind, string> = {
  creation: "",
  view: "the only one that counts",
  failed_view: "already expired, or frozen",
  expire: "by hand; a limit leaves no entry",
  failed_passphrase: "",
  owner_view: "the owner's own, not counted",
  wrong_network: "refused outside its networks",
  alarm: "a recipient says that an earlier view was not theirs",
  freeze: "by its owner",
  thaw: "by its owner",
  hold_asked: "a recipient waits for its owner",
  hold_released: "its owner released a recipient",
  hold_refused: "its owner refused a recipient",
  request_view: "somebody read what a request asks",
  answer: "somebody answered a request",
  creation_email_send: "its owner had mail sent",
};

const describeAuditKind = (kind: AuditKind): string =>
  AUDIT_KIND_NOTES[kind] === "" ? kind : `${kind} (${AUDIT_KIND_NOTES[kind]})`;

export const AuditEntry = t.Object(
  {
    kind: t.Union(
      AUDIT_KINDS.map((kind) => t.Literal(kind)),
      { description: `${AUDIT_KINDS.map(describeAuditKind).join("; ")}.`, examples: ["view"] },
    ),
    ip: t.String({ description: "The client's address.", examples: ["192.0.2.7"] }),
    user_agent: t.String({
      maxLength: 255,
      description: "As the client called itself, or empty.",
      examples: ["curl/8.14.1"],
    }),
    referrer: t.String({ maxLength: 255, description: "Where the client came from, or empty.", examples: [""] }),
    identity: t.Optional(
      t.String({
        description:
          "Whom the company's sign-in had recognised, by a verified address; only of pushes that are addressed to somebody.",
      }),
    ),
    created_at: timestamp("When it happened.", "2026-01-01T09:30:00.000Z"),
    updated_at: timestamp("The same.", "2026-01-01T09:30:00.000Z"),
    notify_by_email: t.Optional(
      t.Object(
        {
          recipients: t.String({ description: "Addresses between commas.", examples: ["ann@example.org"] }),
          locale: nullable(t.String(), "The language that was asked for, or null.", "de"),
          status: t.Union(
            MAILING_STATUSES.map((status) => t.Literal(status)),
            { description: "What became of it so far.", examples: ["completed"] },
          ),
          error_message: nullable(t.String(), "Why somebody has not got it, or null.", null),
          successful_sends: t.String({
            description: "Who has got it: addresses between commas.",
            examples: ["ann@example.org"],
          }),
          proceed_at: nullable(timestamp("When that last changed."), "When that last changed, or null.", null),
        },
        { description: "Only in entries of the kind creation_email_send." },
      ),
    ),
  },
  { title: "AuditEntry", additionalProperties: false },
);
export type AuditEntry = Record<"kind" | "ip" | "user_agent" | "referrer" | "created_at" | "updated_at", string> & {
  identity?: string;
  notify_by_email?: Static<typeof AuditEntry>["notify_by_email"];
};

export const AuditLog = t.Object({ logs: t.Array(AuditEntry) }, { title: "AuditLog" });

export const toAuditEntry = (entry: DomainAuditEntry): AuditEntry => ({
  kind: entry.kind,
  ip: entry.ip,
  user_agent: entry.userAgent,
  referrer: entry.referrer,
  ...(identityIn(entry) !== null && { identity: identityIn(entry) ?? "" }),
  created_at: iso(entry.atMs),
  updated_at: iso(entry.atMs),
  ...(entry.mailing && {
    notify_by_email: {
      recipients: entry.mailing.recipients,
      locale: entry.mailing.locale,
      status: entry.mailing.status,
      error_message: entry.mailing.error,
      successful_sends: entry.mailing.sent.join(", "),
      proceed_at: entry.mailing.proceededAtMs === null ? null : iso(entry.mailing.proceededAtMs),
    },
  }),
});

// ── Errors and pages of lists ─────────────────────────────────────────────────────────────────

export const Problem = t.Object(
  { error: t.String({ description: "A sentence for people.", examples: ["not-found"] }) },
  { title: "Error", additionalProperties: true },
);

export const InvalidFields = t.Record(t.String(), t.Array(t.String()), {
  title: "InvalidFields",
  description: "Each broken field with what is wrong with it.",
  examples: [{ expire_after_days: ["must be an integer between 1 and 90"] }],
});

const MAX_PAGE = 200;

/** The page asked for, 1 if absent. @throws AppError `malformed` */
export function readPage(query: URLSearchParams): number {
  const text = query.get("page");
  if (text === null) return 1;
  const page = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (page >= 1 && page <= MAX_PAGE) return page;
  throw new AppError("malformed", `page must be an integer between 1 and ${MAX_PAGE}.`);
}
