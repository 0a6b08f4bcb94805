// POST /api/v2/mail/bounces: accepts notifications of returned mail from the mail server of the instance.

import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import { sameBytes, sha256 } from "../../base/crypto.ts";
import { AppError } from "../../base/errors.ts";
import { reference } from "../../http/contract/openapi.ts";
import type { PagesPart, PartOptions } from "../../http/pages/part.ts";
import { MAX_NOTIFICATION_BYTES } from "../../model/mailing.ts";
import type { Bounces, Notified } from "./bounces.ts";

const MESSAGES: Record<Notified, string> = {
  noted: "The mail came back: the log of the push says so.",
  known: "This mail has come back before: nothing has changed.",
  unknown: "The notification names no mail of this server whose push still exists: nothing has changed.",
  other: "The notification does not report a permanent failure: nothing has changed.",
};

const Taken = t.Object(
  {
    noted: t.Boolean({ description: "Whether the log of a push has a new entry.", examples: [true] }),
    message: t.String({ description: "The result, for people.", examples: [MESSAGES.noted] }),
  },
  { title: "TakenNotification" },
);

export const bouncesPart = (bounces: Bounces, secret: string): PagesPart => ({
  routes: (_layout, options) => bounceRoutes(bounces, sha256(secret), options),
});

const bounceRoutes = (bounces: Bounces, digest: Uint8Array, { bodies }: Pick<PartOptions, "bodies">) =>
  new Elysia({ name: "bounces" }).post(
    "/api/v2/mail/bounces",
    async ({ request }) => {
      const [, given = ""] = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
      if (!sameBytes(sha256(given), digest)) {
        throw new AppError("unauthorized", "The header Authorization must contain mail.bounces_secret, after Bearer.");
      }
      const notified = await bounces.take(await bodies.open(request).whole(MAX_NOTIFICATION_BYTES));
      return { noted: notified === "noted", message: MESSAGES[notified] };
    },
    reference({
      tag: "Server",
      summary: "Accept a returned mail",
      id: "takeBounce",
      posted: true,
      description: `For the mail server of this instance, if \`mail.bounces\` is \`hook\`: \`Authorization: Bearer\` is followed by \`mail.bounces_secret\`, not by an API token, and the body is the notification (RFC 3464) as it arrived, up to ${MAX_NOTIFICATION_BYTES / 1024} KiB. \`secretpush bounce\` sends it. A notification that is not about this server's mail, is forged or arrives again gets the same status and changes nothing.`,
      auth: "none",
      answers: { 200: ["The notification was read.", Taken] },
      errors: [401, 408, 413, 503],
    }),
  );
