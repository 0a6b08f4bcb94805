// All pushes, as auditors and administrators see them: metadata only, and nothing that leads to a push or its content.

import { Type as t } from "@sinclair/typebox";

import { AppError } from "../../base/errors.ts";
import type { Overview, PushFilter } from "../../domain/administration.ts";
import { KINDS, viewsRemaining } from "../../model/push.ts";

export const OverviewPush = t.Object(
  {
    id: t.Integer({ description: "Its number, which opens nothing.", examples: [4711] }),
    owner: t.Union([t.String(), t.Null()], {
      description: "The account, or null where it was pushed anonymously.",
      examples: ["ann@example.org"],
    }),
    kind: t.Union(
      KINDS.map((kind) => t.Literal(kind)),
      { description: "What the payload is.", examples: ["text"] },
    ),
    expired: t.Boolean({ description: "Whether it has expired.", examples: [false] }),
    deleted: t.Boolean({ description: "Whether it was expired by hand.", examples: [false] }),
    expire_after_views: t.Integer({ description: "How many views it allows in all.", examples: [5] }),
    views_remaining: t.Integer({ description: "How many views are left.", examples: [4] }),
    guarded: t.Boolean({ description: "Whether a passphrase guards it.", examples: [true] }),
    file_count: t.Integer({ description: "How many files it has or had.", examples: [0] }),
    frozen: t.Boolean({ description: "Whether it is frozen.", examples: [false] }),
    hold: t.Boolean({ description: "Whether its owner releases each recipient.", examples: [false] }),
    e2e: t.Boolean({ description: "Whether it is sealed end to end.", examples: [false] }),
    created_at: t.String({
      format: "date-time",
      description: "When it was made.",
      examples: ["2026-01-01T01:00:00.000Z"],
    }),
    expires_at: t.String({
      format: "date-time",
      description: "When its time is up.",
      examples: ["2026-01-08T01:00:00.000Z"],
    }),
  },
  { title: "OverviewPush", additionalProperties: false },
);

export const toOverviewPush = ({ record, ownerEmail, expired }: Overview) => ({
  id: record.id,
  owner: ownerEmail,
  kind: record.kind,
  expired,
  deleted: record.deleted,
  expire_after_views: record.expireAfterViews,
  views_remaining: viewsRemaining(record),
  guarded: record.guard !== null,
  file_count: record.fileCount,
  frozen: record.frozen,
  hold: record.traits.hold === true,
  e2e: record.traits.e2e === true,
  created_at: new Date(record.createdAtMs).toISOString(),
  expires_at: new Date(record.expiresAtMs).toISOString(),
});

/** @throws AppError `malformed` */
export function filterIn(query: URLSearchParams): PushFilter {
  const [owner, state] = [query.get("owner"), query.get("state")];
  if (state !== null && state !== "active" && state !== "expired") {
    throw new AppError("malformed", "state must be active or expired.");
  }
  if (owner !== null && owner !== "nobody" && !/^\d{1,15}$/.test(owner)) {
    throw new AppError("malformed", "owner must be the number of a user, or nobody.");
  }
  return {
    owner: owner === null || owner === "nobody" ? (owner ?? undefined) : Number(owner),
    state: state ?? undefined,
  };
}
