// /api/v2/pushes: the JSON API v2 of pushes. Each handler reads its input, asks the domain once, and
// maps the answer.

import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import { Problems } from "../base/errors.ts";
import type { Accounts } from "../domain/accounts.ts";
import type { Pushes } from "../domain/pushes.ts";
import { readFields } from "./body.ts";
import { identity, userIdOf } from "./identity.ts";
import { reference } from "./reference.ts";
import {
  AuditLog,
  CreatePushBody,
  htmlUrl,
  ListedPush,
  Preview,
  Push,
  readDraft,
  readPage,
  RetrievedPush,
  toAuditEntry,
  toListedPush,
  toPush,
  toRetrievedPush,
} from "./schemas.ts";
import { visitOf } from "./visit.ts";

export interface PushRoutesOptions {
  pushes: Pushes;
  accounts: Accounts;
  allowAnonymous: boolean;
  baseUrl: string | null;
  maxBodyBytes: number;
}

const page = {
  page: {
    description: "Which page of 50, from 1 to 200; an empty list past the end.",
    schema: { type: "integer", minimum: 1, maximum: 200, default: 1 },
  },
};

export const pushRoutes = (options: PushRoutesOptions) => {
  const { pushes, maxBodyBytes } = options;
  const base = (request: Request): string => options.baseUrl ?? visitOf(request).origin;

  return new Elysia({ name: "pushes" })
    .use(identity(options))
    .post(
      "/api/v2/pushes",
      async ({ request, caller, set }) => {
        const body = await readFields(request, maxBodyBytes);
        const problems = new Problems();
        const created = await pushes.create(readDraft(body.push, problems), caller, problems);
        set.status = 201;
        return toListedPush(created, base(request));
      },
      {
        parse: "none",
        ...reference({
          tag: "Pushes",
          summary: "Create a push",
          description: "Stores a secret and answers with its link. Unknown keys are ignored.",
          body: CreatePushBody,
          answers: { 201: ["The push.", ListedPush] },
          errors: [400, 401, 413, 422, 429, 503],
        }),
      },
    )
    .get(
      "/api/v2/pushes/active",
      async ({ request, caller }) => {
        const listed = await pushes.list("active", userIdOf(caller), readPage(queryOf(request)));
        return listed.map((push) => toListedPush(push, base(request)));
      },
      reference({
        tag: "Pushes",
        summary: "List active pushes",
        description: "The caller's own pushes that can still be retrieved, newest first.",
        auth: "required",
        query: page,
        answers: { 200: ["One page.", t.Array(ListedPush)] },
        errors: [400, 401, 429],
      }),
    )
    .get(
      "/api/v2/pushes/expired",
      async ({ request, caller }) => {
        const listed = await pushes.list("expired", userIdOf(caller), readPage(queryOf(request)));
        return listed.map((push) => toListedPush(push, base(request)));
      },
      reference({
        tag: "Pushes",
        summary: "List expired pushes",
        description: "The caller's own pushes that are over, newest first.",
        auth: "required",
        query: page,
        answers: { 200: ["One page.", t.Array(ListedPush)] },
        errors: [400, 401, 429],
      }),
    )
    .get(
      "/api/v2/pushes/:token",
      async ({ request, params, caller }) => {
        const passphrase = queryOf(request).get("passphrase") ?? "";
        // The router sends HEAD here too, whatever else is registered: it must not burn a view.
        const retrieve = request.method === "HEAD" ? pushes.peek : pushes.retrieve;
        return toRetrievedPush(await retrieve.call(pushes, params.token, caller, passphrase), base(request));
      },
      reference({
        tag: "Pushes",
        summary: "Retrieve a push",
        description:
          "Hands out the payload and counts a view; the last view erases it. The owner's own retrieval counts none. Once the push is expired the answer is still 200, with `expired: true` and no payload. HEAD answers alike and has no effect.",
        token: true,
        query: { passphrase: { description: "Where the push has one.", schema: { type: "string" } } },
        answers: { 200: ["The push with its payload.", RetrievedPush] },
        errors: [401, 404, 429, 503],
      }),
    )
    .delete(
      "/api/v2/pushes/:token",
      async ({ request, params, caller }) => toPush(await pushes.expire(params.token, caller), base(request)),
      reference({
        tag: "Pushes",
        summary: "Expire a push",
        description:
          "Erases the payload at once. For the owner, and for anyone with the link where `deletable_by_viewer` is true. An expired push answers 200 and stays as it was.",
        token: true,
        answers: { 200: ["The expired push.", Push] },
        errors: [401, 403, 404, 429, 503],
      }),
    )
    .get(
      "/api/v2/pushes/:token/preview",
      async ({ request, params }) => ({ url: htmlUrl(base(request), await pushes.find(params.token)) }),
      reference({
        tag: "Pushes",
        summary: "The link of a push",
        description: "Counts no view and leaves no trace; works for expired pushes too.",
        token: true,
        answers: { 200: ["Its link.", Preview] },
        errors: [401, 404, 429],
      }),
    )
    .get(
      "/api/v2/pushes/:token/audit",
      async ({ request, params, caller }) => {
        const entries = await pushes.auditLog(params.token, userIdOf(caller), readPage(queryOf(request)));
        return { logs: entries.map(toAuditEntry) };
      },
      reference({
        tag: "Pushes",
        summary: "The audit log of a push",
        description: "Who created, viewed, failed to view or expired it, oldest first. For its owner.",
        auth: "required",
        token: true,
        query: page,
        answers: { 200: ["One page.", AuditLog] },
        errors: [400, 401, 403, 404, 429],
      }),
    );
};

function queryOf(request: Request): URLSearchParams {
  const start = request.url.indexOf("?");
  return new URLSearchParams(start === -1 ? "" : request.url.slice(start));
}
