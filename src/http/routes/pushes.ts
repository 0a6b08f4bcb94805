// /api/v2/pushes: the JSON API v2 for pushes, with its section of the API reference.

import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import { AppError } from "../../base/errors.ts";
import { identity, type IdentityOptions } from "../sessions/identity.ts";
import { PUSH_WRAPPER } from "../contract/draft.ts";
import type { PushForm } from "../contract/new_push.ts";
import {
  AuditLog,
  changeSchema,
  ListedPush,
  newPushSchema,
  Preview,
  Push,
  type PushSettings,
  RetrievedPush,
} from "../contract/schemas.ts";
import { PushHandlers, type PushHandlersOptions } from "./push_handlers.ts";
import type { HttpPart } from "../pages/part.ts";
import {
  exampleOf,
  type Examples,
  LIST_QUERY,
  PAGE_QUERY,
  plain,
  references,
  EXPIRY_QUERY,
  RETRIEVAL_QUERY,
} from "../contract/openapi.ts";

export type PushRoutesOptions = PushHandlersOptions & IdentityOptions & PushSettings & { parts: readonly HttpPart[] };

// The header forces a preflight, so that a page that may not read the push does not use up a view. Cookies and API
// tokens are not allowed.
const PREFLIGHT = {
  "access-control-allow-methods": "GET",
  "access-control-allow-headers": "X-Secretpush-Opener",
  "access-control-max-age": "600",
  vary: "Origin, Access-Control-Request-Method, Access-Control-Request-Headers",
};

const reference = references({ tag: "Pushes" });
const ownersOnly = references({ tag: "Pushes", auth: "required" });

const form: PushForm = { unwrap: (body) => body.push, wrapper: PUSH_WRAPPER };

export const pushRoutes = (options: PushRoutesOptions) => {
  const answers = new PushHandlers(options);

  return (
    new Elysia({ name: "pushes" })
      // Before anything that looks at tokens: browsers send a preflight without one.
      .options(
        "/api/v2/pushes/:token",
        async ({ request, params }) => {
          if (!(await answers.openToAll(params.token, request)))
            throw new AppError("forbidden", "Open the link itself.");
          return new Response(null, { status: 204, headers: PREFLIGHT });
        },
        { detail: { hide: true } },
      )
      .use(identity(options))
      .post(
        "/api/v2/pushes",
        ({ request, caller }) => answers.create(form, { request, caller }),
        reference({
          summary: "Create a push",
          id: "createPush",
          needs: ["create"],
          description:
            "Stores a secret and answers with its link. The body is JSON or either form encoding, in which the fields have bracket names. Only `payload` is needed, or files in its place; unknown keys are ignored and come back in the header `X-Ignored`, or get a 422 with `Prefer: handling=strict`. Booleans and integers may come as strings: `on`, `yes`, `checked`, `true` and `1` are true; `off`, `no`, `unchecked`, `false`, `0` and the empty string are false.",
          repeatable: true,
          body: () => t.Object({ push: newPushSchema(options) }, { title: "CreatePush" }),
          examples: () => ({ body: newPushes(options) }),
          answers: { 201: ["The push.", ListedPush] },
          errors: [400, 401, 408, 413, 415, 422, 503, 507],
        }),
      )
      .get(
        "/api/v2/pushes/active",
        ({ request, caller }) => answers.list("active", { request, caller }),
        ownersOnly({
          summary: "List active pushes",
          id: "listActivePushes",
          needs: ["read"],
          description: "The caller's own pushes that can still be retrieved, newest first.",
          query: LIST_QUERY,
          answers: { 200: ["One page.", t.Array(ListedPush)] },
          errors: [400, 401, 409, 429],
        }),
      )
      .get(
        "/api/v2/pushes/expired",
        ({ request, caller }) => answers.list("expired", { request, caller }),
        ownersOnly({
          summary: "List expired pushes",
          id: "listExpiredPushes",
          needs: ["read"],
          description: "The caller's own pushes that have expired, newest first.",
          query: LIST_QUERY,
          answers: { 200: ["One page.", t.Array(ListedPush)] },
          errors: [400, 401, 409, 429],
        }),
      )
      .get(
        "/api/v2/pushes/:token",
        ({ request, params: { token }, caller }) => {
          const asked = { request, caller };
          if (!request.headers.has("origin")) return answers.retrieve(token, asked);
          return answers.openToAll(token, request).then(() => answers.retrieve(token, asked));
        },
        reference({
          summary: "Retrieve a push",
          id: "retrievePush",
          own: "push:open",
          needs: ["read"],
          examples: () => retrievals(options),
          description:
            "Returns the payload and counts a view; the last view erases it. A retrieval by the owner counts no view. Once the push has expired, the answer is still 200, with `expired: true` and no payload. While the push is frozen, before its `not_before`, and from outside its `allowed_networks`, everyone but the owner gets 403, whatever the passphrase; no view is counted. Before its `not_before`, the answer names that moment. After five wrong passphrases within a minute from one address, or sixty from all addresses, further attempts get 429. HEAD gets the same status and has no effect. A held push answers 403 until its owner has released the caller. Repeat the request every few seconds, with the id of the wait as `hold`; a released wait retrieves the push once. At most ten callers can wait for a push at once, and at most three from one network. A fourth from the same network gets 429; an eleventh caller ends the longest wait of the network with the most waits. With an API token, the wait belongs to the token's user; without one, to anyone who has its id. A locked push answers 403 without `X-Recipient-Proof`, and to everyone but the device that opened it first.",
          token: true,
          query: RETRIEVAL_QUERY,
          passphrase: true,
          proof: true,
          answers: { 200: ["The push with its payload.", RetrievedPush] },
          errors: [401, 403, 404, 429, 503],
        }),
      )
      .post(
        "/api/v2/pushes/:token/retrieve",
        ({ request, params, caller }) => answers.retrieveByPost(params.token, { request, caller }),
        reference({
          summary: "Retrieve a push, with the passphrase in the body",
          id: "retrievePushByPost",
          own: "push:open",
          needs: ["read"],
          examples: () => retrievals(options),
          description:
            "Like retrieval by GET, but with the passphrase in the body, which keeps it out of logs. Without a passphrase, the body may be empty. Unlike a header, a body also keeps white space at the ends of a passphrase.",
          token: true,
          passphrase: true,
          proof: true,
          body: t.Object(
            {
              passphrase: t.Optional(t.String({ description: "The passphrase, if the push has one." })),
              hold: t.Optional(t.String({ description: "If the push is held: the id of the caller's wait." })),
            },
            { title: "RetrievePush" },
          ),
          answers: { 200: ["The push with its payload.", RetrievedPush] },
          errors: [400, 401, 403, 404, 408, 413, 415, 422, 429, 503],
        }),
      )
      .delete(
        "/api/v2/pushes/:token",
        ({ request, params, caller }) => answers.expire(params.token, { request, caller }),
        reference({
          summary: "Expire a push",
          id: "expirePush",
          own: "push:open",
          needs: ["expire"],
          description:
            "Erases the payload at once. For the owner and, if `deletable_by_viewer` is true, for anyone with the link, but for them only from the push's networks, only once it can be opened, and, if it is locked, only on the device that opened it. If the push has expired, the answer is 200, and nothing changes. With `must_end=true`, the answer is then 409: if several callers end a push at once, only one of them gets 200.",
          query: EXPIRY_QUERY,
          token: true,
          answers: { 200: ["The expired push.", Push] },
          examples: expiry,
          errors: [401, 403, 404, 409, 429, 503],
        }),
      )
      .patch(
        "/api/v2/pushes/:token",
        ({ request, params, caller }) => answers.change(params.token, { request, caller }),
        ownersOnly({
          summary: "Change a push",
          id: "changePush",
          needs: ["create", "read", "expire"],
          description:
            "Changes an active push: when it expires, its name and note, and whether its owner is notified; fields that are left out do not change. Only for its owner, within the limits that the owner's role has for a new push. A field that cannot be changed gets a 422; an expired push gets a 409. The audit log has an entry of the kind changed, unless everything stays as it is.",
          token: true,
          body: () => t.Object({ push: changeSchema(options) }, { title: "ChangePush" }),
          answers: { 200: ["The push.", ListedPush] },
          errors: [400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 503],
        }),
      )
      .post(
        "/api/v2/pushes/:token/freeze",
        ({ request, params, caller }) => answers.setFrozen(params.token, true, { request, caller }),
        ownersOnly({
          summary: "Freeze a push",
          id: "freezePush",
          posted: true,
          needs: ["expire"],
          description:
            "From now on, only its owner gets the payload or the files; the push still expires on time. Only its owner may do this. If the push is already frozen, the answer is 200, and nothing changes. If it was just deleted, undoing the deletion restores it frozen. If it has expired, the answer is 409.",
          token: true,
          answers: { 200: ["The push.", Push] },
          errors: [401, 403, 404, 409, 429, 503],
        }),
      )
      .post(
        "/api/v2/pushes/:token/thaw",
        ({ request, params, caller }) => answers.setFrozen(params.token, false, { request, caller }),
        ownersOnly({
          summary: "Thaw a push",
          id: "thawPush",
          posted: true,
          needs: ["expire", "read"],
          description:
            "The push can be opened again, and a recipient's alarm is settled. Only its owner may do this. If the push is not frozen, the answer is 200, and nothing changes. If it is deleted or has expired, the answer is 409.",
          token: true,
          answers: { 200: ["The push.", Push] },
          errors: [401, 403, 404, 409, 429, 503],
        }),
      )
      .get(
        "/api/v2/pushes/:token/preview",
        ({ request, params }) => answers.preview(params.token, request),
        reference({
          summary: "The link of a push",
          id: "previewPush",
          own: "push:open",
          needs: ["read"],
          description: "Counts no view and leaves no trace; works for expired pushes too.",
          token: true,
          answers: { 200: ["Its link.", Preview] },
          errors: [401, 404, 429],
        }),
      )
      .get(
        "/api/v2/pushes/:token/audit",
        async ({ request, params, caller }) => ({ logs: await answers.auditLog(params.token, { request, caller }) }),
        ownersOnly({
          summary: "The audit log of a push",
          id: "listAuditEntries",
          needs: ["audit"],
          description:
            "Who created, viewed, tried to view, froze or expired the push, oldest first. Only for its owner. The log contains at most 500 refusals of people who have proved nothing, and at most 2,000 entries such as the owner's own views; all other views, changes and mails are logged.",
          token: true,
          query: PAGE_QUERY,
          answers: { 200: ["One page.", AuditLog] },
          errors: [400, 401, 403, 404, 429],
        }),
      )
  );
};

/** A text of 28 bytes, sealed. */
const ARMOR = [
  "-----BEGIN AGE ENCRYPTED FILE-----",
  "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBHbllobU9Ea2hPQkVlVWFO",
  "bEtVd0N3IDEwCk5JbmxiK0tGSS9WRURsVkd4RCsrZ0FrQ2ZnbGxJMDRiSXg2RzJV",
  "NjFNbEUKLS0tIDVHbkV0aXNlbnMzaWVjUk9raDNqeUp6M29BMGh2S3JMWVZsMGx2",
  "M2xOVG8K5nLrQIRexb1G36MrTnT7Y9R2vmpid8iAOQoT0r0GMgqjVEsE2k0A7uvZ",
  "KkAuU1DBbDwYjDLQ+M0cy6Of",
  "-----END AGE ENCRYPTED FILE-----",
  "",
].join("\n");

const newPushes = ({ rules }: PushSettings): Examples => ({
  ...(rules.e2e === "required" ? {} : plainPushes(rules)),
  ...(rules.e2e === "off"
    ? {}
    : { sealed: { summary: "End-to-end encrypted", value: { push: { payload: ARMOR, e2e: true } } } }),
});

const plainPushes = (rules: PushSettings["rules"]): Examples => ({
  text: { summary: "Text, with the server's defaults", value: { push: { payload: "correct horse battery staple" } } },
  guarded: {
    summary: "The fewest views, one hour, a passphrase",
    value: {
      push: {
        payload: "correct horse battery staple",
        expire_after_views: rules.kinds.text.expireAfterViewsMin,
        expire_after_duration: 3,
        passphrase: "open sesame",
        deletable_by_viewer: false,
        name: "Wi-Fi",
        note: "For the new printer",
      },
    },
  },
  ...(rules.enabled.url
    ? { url: { summary: "A link", value: { push: { payload: "https://example.org/invite?code=8c1f", kind: "url" } } } }
    : {}),
  ...(rules.enabled.file
    ? {
        file: {
          summary: "A small file",
          value: { push: { files: [{ filename: "door-codes.txt", content_type: "text/plain", content: "NDcxMQo=" }] } },
        },
      }
    : {}),
  ...(rules.enabled.qr
    ? {
        qr: { summary: "A QR code", value: { push: { payload: "WIFI:T:WPA;S:Guests;P:correct horse;;", kind: "qr" } } },
      }
    : {}),
});

const OVER = { expired: true, days_remaining: 6, expired_on: "2026-01-02T10:30:00.000Z" };
const retrievals = ({ parts }: PushRoutesOptions) => ({
  200: {
    active: { summary: "The payload", value: { ...(exampleOf(plain(RetrievedPush)) as object), views_remaining: 4 } },
    expired: {
      summary: "Expired",
      value: {
        ...(exampleOf(plain(RetrievedPush)) as object),
        ...OVER,
        updated_at: OVER.expired_on,
        views_remaining: 0,
        payload: null,
      },
    },
  },
  401: {
    passphrase: {
      summary: "The passphrase is wrong or missing",
      value: {
        error: "That passphrase is incorrect.",
        code: "bad-passphrase",
        message: "Send the right passphrase in the header X-Passphrase or as the query parameter passphrase.",
        status: "unauthorized",
      },
    },
    token: {
      summary: "The API token is not valid",
      value: { error: "The API token is not valid.", code: "unauthorized" },
    },
  },
  403: Object.assign({}, ...parts.map((part) => part.refusals?.() ?? {})) as Examples,
});
const expiry = () => ({
  200: {
    deleted: {
      summary: "Expired by hand",
      value: { ...(exampleOf(plain(Push)) as object), ...OVER, updated_at: OVER.expired_on, deleted: true },
    },
  },
});
