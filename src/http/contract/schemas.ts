// Responses about pushes: their schemas in the API reference, and the functions that build them.

import { type Static, Type as t } from "@sinclair/typebox";

import { AppError } from "../../base/errors.ts";
import type { LinkedFile } from "../../domain/files.ts";
import type { Retrieved } from "../../domain/pushes.ts";
import { identityIn } from "../../model/addressee.ts";
import { AUDIT_KINDS, type AuditEntry as DomainAuditEntry } from "../../model/audit.ts";
import { linkOf } from "../../model/link.ts";
import type { Answer } from "../../model/fields.ts";
import { MAILING_STATUSES } from "../../model/mailing.ts";
import { EXAMPLE_TOKEN, PUSH_FIELDS } from "../../model/push_fields.ts";
import { mailShown } from "./draft.ts";
import { iso, nullable, shower, shownSchema, timestamp } from "./field_schemas.ts";

// ── Pushes ────────────────────────────────────────────────────────────────────────────────────

/** The page of a push, where people open it. */
export const htmlUrl = linkOf;

export const Push = shownSchema("Push", PUSH_FIELDS, "anybody");
export type Push = Answer<typeof PUSH_FIELDS, "anybody">;
export const toPush = shower(PUSH_FIELDS, "anybody");

export const ListedPush = shownSchema("ListedPush", PUSH_FIELDS, "owner", {
  url_token: t.String({
    pattern: "^[0-9A-Za-z]*$",
    description: "What its link holds: letters and digits, 142 random bits; empty if that is damaged.",
    examples: [EXAMPLE_TOKEN],
  }),
  ...mailShown("push"),
});
export type ListedPush = Answer<typeof PUSH_FIELDS, "owner">;
export const toListedPush = shower(PUSH_FIELDS, "owner");

export const File = t.Object({
  filename: t.String(),
  content_type: t.String(),
  byte_size: t.Integer({ minimum: 0 }),
  url: t.String({ description: "Signed, short-lived, works without headers." }),
});

export const RetrievedPush = shownSchema("RetrievedPush", PUSH_FIELDS, "anybody", {
  payload: nullable(t.String(), "The secret, or null once the push is expired.", "correct horse battery staple"),
  files: t.Array(File, { description: "Its files; empty once the push is expired.", examples: [[]] }),
});

export type RetrievedPush = Push & { payload: string | null; files: Array<Static<typeof File>> };

export const toRetrievedPush = (push: Retrieved, base: string): RetrievedPush =>
  Object.assign(toPush(push, base), { payload: push.payload, files: push.files.map((file) => toFile(file, base)) });

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
          "True if the push is sealed end to end. A client then asks for the part of the link behind # before it uses up a view.",
      }),
    ),
  },
  { title: "Preview" },
);
export type Preview = Static<typeof Preview>;

// ── The audit log ─────────────────────────────────────────────────────────────────────────────

const kinds = Object.entries(AUDIT_KINDS).map(([kind, { note }]) => (note === "" ? kind : `${kind} (${note})`));

export const AuditEntry = t.Object(
  {
    kind: t.Union(
      Object.keys(AUDIT_KINDS).map((kind) => t.Literal(kind)),
      { description: `${kinds.join("; ")}.`, examples: ["view"] },
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
