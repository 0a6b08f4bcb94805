// All pushes, as auditors and administrators see them: metadata only, and nothing that gives access to a push or its content.

import { AppError } from "../../base/errors.ts";
import type { Overview, PushFilter } from "../../domain/pushes/administration.ts";
import { iso } from "../../base/clock.ts";
import { showing, type Table } from "../../model/fields.ts";
import { KINDS, viewsRemaining } from "../../model/push.ts";
import { shower, shownSchema } from "./schemas.ts";

const overview = showing<Overview, "anybody">("anybody");
const OVERVIEW_FIELDS = {
  id: overview("integer", "Its number, which opens nothing.", ({ record }) => record.id, { example: 4711 }),
  owner: overview("string or null", "The account, or null if the push was made anonymously.", (one) => one.ownerEmail, {
    example: "ann@example.org",
  }),
  kind: overview("string", "The kind of payload.", ({ record }) => record.kind, { enum: KINDS, example: "text" }),
  expired: overview("boolean", "Whether it has expired.", ({ expired }) => expired),
  deleted: overview("boolean", "Whether it was expired by hand.", ({ record }) => record.deleted),
  expire_after_views: overview("integer", "How many views it allows.", ({ record }) => record.expireAfterViews, {
    example: 5,
  }),
  views_remaining: overview("integer", "How many views are left.", ({ record }) => viewsRemaining(record), {
    example: 4,
  }),
  guarded: overview("boolean", "Whether a passphrase guards it.", ({ record }) => record.guard !== null, {
    example: true,
  }),
  file_count: overview("integer", "How many files it has or had.", ({ record }) => record.fileCount, { example: 0 }),
  frozen: overview("boolean", "Whether it is frozen.", ({ record }) => record.frozen),
  hold: overview("boolean", "Whether its owner releases each recipient.", ({ record }) => record.traits.hold === true),
  lock: overview(
    "boolean",
    "Whether only the device that opened it first may open it again.",
    ({ record }) => record.traits.lock === true,
  ),
  recipients: overview(
    "texts?",
    "The only people who may open it; absent if it is addressed to no one.",
    ({ record }) => record.traits.recipients,
  ),
  e2e: overview("boolean", "Whether it is end-to-end encrypted.", ({ record }) => record.traits.e2e === true),
  created_at: overview("time", "When it was made.", ({ record }) => iso(record.createdAtMs)),
  expires_at: overview("time", "When its time ends.", ({ record }) => iso(record.expiresAtMs), {
    example: "2026-01-08T01:00:00.000Z",
  }),
} satisfies Table;

export const OverviewPush = shownSchema("OverviewPush", OVERVIEW_FIELDS, "anybody");
const show = shower(OVERVIEW_FIELDS, "anybody");
export const toOverviewPush = (push: Overview) => show(push);

/** The url_token in a link, or the text itself if it is a url_token; "" if it is neither. */
export const tokenIn = (text: string): string =>
  /(?:^|\/p\/)([0-9A-Za-z]{16,64}|[0-9a-z_-]{11,19})(?:[/?#.]|$)/.exec(text.trim())?.[1] ?? "";

/** @throws AppError `malformed` */
export function filterIn(query: URLSearchParams): PushFilter & { email?: string } {
  const [owner, state] = [query.get("owner"), query.get("state")];
  if (state !== null && state !== "active" && state !== "expired") {
    throw new AppError("malformed", "state must be active or expired.");
  }
  const filter: PushFilter = { state: state ?? undefined };
  if (owner === null) return filter;
  if (owner === "nobody") return { ...filter, owner };
  if (/^\d{1,15}$/.test(owner)) return { ...filter, owner: Number(owner) };
  // PostgreSQL refuses NUL in a query, and no address contains it.
  if (owner.includes("@") && !owner.includes("\0")) return { ...filter, email: owner };
  throw new AppError("malformed", "owner must be the number or the address of an account, or nobody.");
}
