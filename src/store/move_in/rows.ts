// Rows of Password Pusher's tables as records. The database and the export name the columns alike, but write values differently: kinds as
// numbers or words, false as 0, "f" or false, and times with or without a zone.

import type { OldEntry, OldFile, OldPush, OldSecret, OldUser } from "../../model/old_server.ts";
import { type Kind, KINDS } from "../../model/push.ts";

export type OldRow = Record<string, unknown>;

/** An attribute that Password Pusher encrypts; null if it has no value. */
export type Opened = (table: string, column: string, row: OldRow) => OldSecret | null;

/** In the order of Password Pusher's enum. */
const PUSH_KINDS: readonly Kind[] = ["text", "file", "url", "qr"];
const ENTRY_KINDS = [
  "creation",
  "view",
  "failed_view",
  "expire",
  "failed_passphrase",
  "admin_view",
  "owner_view",
  "edit",
  "creation_email_send",
];
const TOTP_STEP_SECONDS = 30;

export const numberIn = (row: OldRow, name: string): number => {
  const found = Number(row[name] ?? 0);
  return Number.isSafeInteger(found) ? found : 0;
};
const idIn = (row: OldRow, name: string): number | null => (row[name] == null ? null : numberIn(row, name));
export const textIn = (row: OldRow, name: string): string => {
  const found = row[name];
  // Neither engine stores characters that PostgreSQL or UTF-8 cannot represent.
  return typeof found === "string" ? found.replaceAll("\0", "").toWellFormed() : "";
};
/** A text of an entry, cut to the length that is allowed here. */
const shortIn = (row: OldRow, name: string): string => textIn(row, name).slice(0, 255).toWellFormed();
const isTrue = (row: OldRow, name: string): boolean => [true, 1, "1", "t", "true"].includes(row[name] as never);

/** "2026-11-24 02:25:17.123456", with "UTC" or "+0100" in an export; times without a zone are in UTC. Null if there is no time. */
export function momentIn(row: OldRow, name: string): number | null {
  const [, day, time, fraction = "", zone = ""] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(\.\d+)? ?(UTC|Z|[+-]\d\d:?\d\d)?$/.exec(String(row[name] ?? "")) ?? [];
  if (day === undefined || time === undefined) return null;
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(...):?(..)$/, "$1:$2") : "Z";
  const ms = Date.parse(`${day}T${time}${fraction.slice(0, 4)}${offset}`);
  return Number.isNaN(ms) ? null : ms;
}

export function userOf(row: OldRow, opened: Opened): OldUser {
  const confirmed = row["confirmed_at"] != null;
  const token = textIn(row, "authentication_token");
  return {
    id: numberIn(row, "id"),
    email: textIn(row, "email"),
    admin: isTrue(row, "admin"),
    confirmed,
    waits: !confirmed && row["confirmation_token"] != null && numberIn(row, "sign_in_count") === 0,
    passwordHash: textIn(row, "encrypted_password"),
    totpSecret: isTrue(row, "otp_required_for_login") ? opened("users", "otp_secret", row) : null,
    // ROTP returns the second in which the step began.
    totpStep: Math.floor(numberIn(row, "last_otp_timestep") / TOTP_STEP_SECONDS),
    apiToken: token === "" ? null : token,
    createdAtMs: momentIn(row, "created_at") ?? 0,
  };
}

const kindIn = <T extends string>(row: OldRow, kinds: readonly T[]): T | undefined =>
  typeof row["kind"] === "string" ? kinds.find((kind) => kind === row["kind"]) : kinds[numberIn(row, "kind")];

export function pushOf(row: OldRow, opened: Opened, more: Pick<OldPush, "entries" | "files">): OldPush {
  const [createdAtMs, kind] = [momentIn(row, "created_at"), kindIn(row, PUSH_KINDS)];
  return {
    id: numberIn(row, "id"),
    ownerId: idIn(row, "user_id"),
    urlToken: textIn(row, "url_token"),
    kind: kind ?? KINDS[0],
    unreadable:
      createdAtMs === null ? "its time cannot be read" : kind === undefined ? "its kind is unknown here" : null,
    name: textIn(row, "name"),
    note: opened("pushes", "note", row) ?? "",
    payload: opened("pushes", "payload", row),
    passphrase: opened("pushes", "passphrase", row) ?? "",
    expireAfterDays: numberIn(row, "expire_after_days"),
    expireAfterViews: numberIn(row, "expire_after_views"),
    expired: isTrue(row, "expired"),
    expiredAtMs: momentIn(row, "expired_on"),
    deletableByViewer: isTrue(row, "deletable_by_viewer"),
    retrievalStep: isTrue(row, "retrieval_step"),
    createdAtMs: createdAtMs ?? 0,
    updatedAtMs: momentIn(row, "updated_at") ?? createdAtMs ?? 0,
    ...more,
  };
}

export const entryOf = (row: OldRow): OldEntry => ({
  kind: kindIn(row, ENTRY_KINDS) ?? String(row["kind"]),
  ip: shortIn(row, "ip"),
  userAgent: shortIn(row, "user_agent"),
  referrer: shortIn(row, "referrer"),
  atMs: momentIn(row, "created_at") ?? 0,
});

export const fileOf = (blob: OldRow): OldFile => ({
  key: textIn(blob, "key"),
  filename: textIn(blob, "filename"),
  contentType: textIn(blob, "content_type"),
  byteSize: numberIn(blob, "byte_size"),
  md5: textIn(blob, "checksum") || null,
});
