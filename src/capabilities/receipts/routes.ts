// /api/v2/receipts: what became of the push of a receipt, and this part of the API reference. Accounts play no role here.

import { type Static, Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import { iso, isoOrNull } from "../../base/clock.ts";
import { nullable } from "../../http/contract/schemas.ts";
import { reference, type RouteReference } from "../../http/contract/openapi.ts";
import type { PartOptions } from "../../http/pages/part.ts";
import { clientInfoOf, expectNoOtherSite } from "../../http/request_context.ts";
import { viewsRemaining } from "../../model/push.ts";
import { ENDINGS, MAX_OPENINGS, type Receipts, type Seen } from "./receipts.ts";

const time = (description: string) =>
  t.String({ format: "date-time", description, examples: ["2026-01-01T01:00:00.000Z"] });

const Receipt = t.Object(
  {
    expired: t.Boolean({ description: "Whether the push has expired: by views, by time or by hand." }),
    ended_by: nullable(
      t.String(),
      `What expired the push: ${ENDINGS.join(", ")} (someone deleted it). null while the push is active.`,
      null,
    ),
    views: t.Integer({ minimum: 0, description: "How often the push was opened.", examples: [1] }),
    opened_at: t.Array(time("When the push was opened."), {
      description: `When the push was opened, oldest first; the last ${MAX_OPENINGS} times.`,
      examples: [["2026-01-01T09:30:00.000Z"]],
    }),
    views_remaining: t.Integer({ minimum: 0, description: "How many views are left.", examples: [4] }),
    frozen: t.Boolean({ description: "Whether the push is frozen: no one can retrieve the payload." }),
    alarmed: t.Boolean({ description: "Whether a recipient says that an earlier view was not theirs." }),
    created_at: time("When the push was created."),
    expires_at: t.String({
      format: "date-time",
      description: "When the time of the push is up.",
      examples: ["2026-01-08T01:00:00.000Z"],
    }),
    expired_on: nullable(t.String({ format: "date-time" }), "When the push expired, or null.", null),
  },
  { title: "Receipt", additionalProperties: false },
);
export type Receipt = Static<typeof Receipt>;

export const toReceipt = ({ record, expiredAtMs, endedBy, frozen, openedAtMs }: Seen): Receipt => ({
  expired: expiredAtMs !== null,
  ended_by: endedBy,
  views: record.viewsCounted,
  opened_at: openedAtMs.map(iso),
  views_remaining: viewsRemaining(record),
  frozen,
  alarmed: record.traits.alarmed === true,
  created_at: iso(record.createdAtMs),
  expires_at: iso(record.expiresAtMs),
  expired_on: isoOrNull(expiredAtMs),
});

const described = (route: Pick<RouteReference, "summary" | "id" | "description" | "posted" | "errors">) =>
  reference({
    ...route,
    tag: "Receipts",
    auth: "none",
    parameters: { receipt: "The last part of the receipt_url." },
    answers: { 200: ["What became of the push.", Receipt] },
  });

export const receiptRoutes = (receipts: Receipts, { baseUrl }: PartOptions) =>
  new Elysia({ name: "receipts" })
    .onBeforeHandle(({ request }) => expectNoOtherSite(request, baseUrl))
    .get(
      "/api/v2/receipts/:receipt",
      async ({ params }) => toReceipt(await receipts.look(params.receipt)),
      described({
        summary: "Look at a receipt",
        id: "showReceipt",
        description:
          "What became of a push whose sender has no account: the caller that creates the push with `receipt: true` gets the receipt. A receipt never shows the payload, the link, or who opened the push. Asking counts no view and leaves no trace. The receipt ends when the server purges the push.",
        errors: [404, 429],
      }),
    )
    .delete(
      "/api/v2/receipts/:receipt",
      async ({ request, params }) => toReceipt(await receipts.expire(params.receipt, clientInfoOf(request))),
      described({
        summary: "Expire the push of a receipt",
        id: "expireByReceipt",
        description:
          "Erases the payload at once. If the push has already expired, the answer is 200, and nothing changes.",
        errors: [404, 429, 503],
      }),
    )
    .post(
      "/api/v2/receipts/:receipt/thaw",
      async ({ request, params }) => toReceipt(await receipts.thaw(params.receipt, clientInfoOf(request))),
      described({
        summary: "Thaw the push of a receipt",
        id: "thawByReceipt",
        posted: true,
        description:
          "The push can be opened again after a recipient's alarm has frozen it. If the push is not frozen, the answer is 200, and nothing changes. If it is deleted or has expired, the answer is 409.",
        errors: [404, 409, 429, 503],
      }),
    );
