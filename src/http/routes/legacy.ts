// The first version of the API, which clients of Password Pusher still use: a thin translation to the handlers of the
// second version. It adds three rules. A new push may have another wrapper or none. The path names the push's kind. An
// expiry that the instance does not allow becomes the default, because these clients cannot handle a 422. A session
// cookie never counts here.
//
// Pages have the same paths without `.json`, and the router cannot distinguish /p/:token from /p/:token.json. Therefore
// the front door first calls `normalisePath` (paths.ts), which moves these paths below /p.json: /f/T/preview.json becomes
// /p.json/T/preview.

import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { DAY_MS } from "../../base/clock.ts";

import type { Accounts } from "../../domain/accounts/accounts.ts";
import { KINDS } from "../../model/push.ts";
import { policyFor, shortestMs } from "../../model/policy.ts";
import { DURATIONS_MS, type PushDraft, TAKEN_OF_PUSH } from "../../model/push_fields.ts";
import type { PushRules } from "../../model/rules.ts";
import { type Fields, isObject, NOTHING } from "../bodies/body.ts";
import { OPEN_PATH } from "./paths.ts";
import { identity, needing, type RouteScopes, userIdOf } from "../sessions/identity.ts";
import {
  AuditEntry,
  ListedPush,
  newPushSchema,
  Preview,
  Push,
  type PushSettings,
  RetrievedPush,
} from "../contract/schemas.ts";
import { type ApiRequest, PushHandlers, type PushHandlersOptions } from "./push_handlers.ts";
import { BESIDE, knownOfNew } from "../contract/draft.ts";
import { describe, LIST_QUERY, PAGE_QUERY, RETRIEVAL_QUERY, type RouteReference } from "../contract/openapi.ts";

export interface LegacyRoutesOptions extends PushHandlersOptions {
  accounts: Accounts;
  routeScopes: RouteScopes;
  allowAnonymous: boolean;
}

/** If a new push names no kind, the letter of the path decides. */
const LETTERS = { p: undefined, f: "file", r: "url" } as const;
type Letter = keyof typeof LETTERS;

/** Wrappers of a new push: one of /p, two of /f, one of /r, and the second version's. Every path accepts all of them. */
const WRAPPERS = ["password", "file_push", "file", "url", "push"];
const KNOWN: ReadonlySet<string> = new Set([...knownOfNew(TAKEN_OF_PUSH), ...WRAPPERS, ...BESIDE]);

// Anonymous clients may post anyway, so opening this path to all pages gives nothing away. Browsers send no cookies
// here (no Allow-Credentials), and the server would ignore them.
const PREFLIGHT = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "Authorization, Content-Type, X-User-Email, X-User-Token",
  "access-control-max-age": "86400",
};

export const legacyRoutes = (options: LegacyRoutesOptions) => {
  const answers = new PushHandlers(options);
  const hidden = { detail: { hide: true } };

  const create =
    (letter: Letter) =>
    async ({ request, caller }: ApiRequest) => {
      // Checked before the body is read.
      if (letter !== "p") userIdOf(caller);
      const rules = await options.pushes.rules.of(caller);
      const adjust = (draft: PushDraft, fileCount: number) => forgive(draft, letter, fileCount, rules);
      return answers.create({ unwrap, known: KNOWN, adjust, booleans: "any" }, { request, caller });
    };

  return (
    new Elysia({ name: "legacy" })
      // Before anything that looks at tokens: browsers send a preflight without one.
      .options(OPEN_PATH, () => new Response(null, { status: 204, headers: PREFLIGHT }), hidden)
      .use(identity({ ...options, browserSessions: null }))
      .post("/p.json", create("p"), { parse: "none", ...needing("create") })
      .post("/f.json", create("f"), { parse: "none", ...needing("create") })
      .post("/r.json", create("r"), { parse: "none", ...needing("create") })
      .get("/p.json/active", ({ request, caller }) => answers.list("active", { request, caller }), needing("read"))
      .get("/p.json/expired", ({ request, caller }) => answers.list("expired", { request, caller }), needing("read"))
      .get(
        "/p.json/:token",
        ({ request, params, caller }) => answers.retrieve(params.token, { request, caller }),
        needing("read"),
      )
      .delete(
        "/p.json/:token",
        ({ request, params, caller }) => answers.expire(params.token, { request, caller }),
        needing("expire"),
      )
      .get("/p.json/:token/preview", ({ request, params }) => answers.preview(params.token, request), needing("read"))
      .get(
        "/p.json/:token/audit",
        async ({ request, params, caller }) => ({
          views: await answers.auditLog(params.token, { request, caller }),
        }),
        needing("audit"),
      )
  );
};

// {"password": {…}}, or {…}, or both: one client sends the payload outside the wrapper and the options inside it. An
// empty body is not a push without fields: these clients expect a 400.
function unwrap(body: Fields): Fields | undefined {
  return body === NOTHING ? undefined : { ...body, ...WRAPPERS.map((name) => body[name]).find(isObject) };
}

function forgive(draft: PushDraft, letter: Letter, fileCount: number, given: PushRules): PushDraft {
  const kind = draft.kind ?? LETTERS[letter];
  const known = KINDS.find((one) => one === kind) ?? (fileCount > 0 ? "file" : "text");
  const [rules, policy] = [given.kinds[known], policyFor(given, known)];
  const within = (value: number | undefined, min: number, max: number): number | undefined =>
    value !== undefined && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
  const lifetimeMs = DURATIONS_MS[draft.expireAfterDuration ?? -1];
  return {
    ...draft,
    kind,
    expireAfterDays: within(draft.expireAfterDays, rules.expireAfterDaysMin, rules.expireAfterDaysMax),
    expireAfterViews: within(draft.expireAfterViews, rules.expireAfterViewsMin, rules.expireAfterViewsMax),
    expireAfterDuration:
      within(lifetimeMs, shortestMs(rules, policy), rules.expireAfterDaysMax * DAY_MS) === undefined
        ? undefined
        : draft.expireAfterDuration,
  };
}

export const LEGACY_TAG = {
  name: "Legacy v1",
  description:
    "For existing clients; new ones should use the paths above. The pushes and the answers are the same, except that the audit log is called `views`. An expiry outside the allowed range becomes the default instead of an error. Every GET and DELETE path works with `/f` and `/r` in place of `/p`, and every path with a language in front (`/en/p/active.json`). Files and URLs need an API token here. `POST /p.json` may be called from pages of other hosts.",
};

/** The paths as clients call them. The API reference shows these, and hides the routes' own. */
export function legacyReference(settings: PushSettings): Record<string, Record<string, object>> {
  const entry = (route: Omit<RouteReference, "tag">): object => describe({ tag: LEGACY_TAG.name, ...route });
  const body = newPushSchema(settings, true);
  const create = (wrapper: string, summary: string, auth: "optional" | "required", description: string): object =>
    entry({
      summary,
      auth,
      needs: ["create"],
      description: `${description} The wrapper \`${wrapper}\` may be replaced by another of ${WRAPPERS.join(", ")}, or left out. An expiry outside the allowed range becomes the default.`,
      repeatable: true,
      body: t.Object({ [wrapper]: body }),
      answers: { 201: ["The push.", ListedPush] },
      errors: [400, 401, 408, 413, 415, 422, 503, 507],
    });
  const list = (summary: string, description: string): object =>
    entry({
      summary,
      description,
      auth: "required",
      needs: ["read"],
      query: LIST_QUERY,
      answers: { 200: ["One page.", t.Array(ListedPush)] },
      errors: [400, 401, 409, 429],
    });
  return {
    "/p.json": {
      post: create(
        "password",
        "Create a push",
        "optional",
        "Stores a secret and answers with its link: a text push, or a file push if the body contains files.",
      ),
    },
    "/f.json": {
      post: create("file_push", "Create a file push", "required", "Stores files, unless `kind` says otherwise."),
    },
    "/r.json": {
      post: create("url", "Create a URL push", "required", "Stores a web address, unless `kind` says otherwise."),
    },
    "/p/active.json": {
      get: list("List active pushes", "The caller's own pushes that can still be retrieved, newest first."),
    },
    "/p/expired.json": {
      get: list("List expired pushes", "The caller's own pushes that have expired, newest first."),
    },
    "/p/{token}.json": {
      get: entry({
        summary: "Retrieve a push",
        description:
          "Returns the payload and counts a view; the last view erases it. A retrieval by the owner counts no view. An expired push still answers 200, with `expired: true` and no payload. A held push answers 403 until its owner has released the caller.",
        token: true,
        needs: ["read"],
        query: RETRIEVAL_QUERY,
        answers: { 200: ["The push with its payload.", RetrievedPush] },
        errors: [401, 403, 404, 429, 503],
      }),
      delete: entry({
        summary: "Expire a push",
        description:
          "Erases the payload at once. For the owner, and for anyone with the link if `deletable_by_viewer` is true. If the push has expired, the answer is 200, and nothing changes.",
        token: true,
        needs: ["expire"],
        answers: { 200: ["The expired push.", Push] },
        errors: [401, 403, 404, 429, 503],
      }),
    },
    "/p/{token}/preview.json": {
      get: entry({
        summary: "The link of a push",
        description: "Counts no view and leaves no trace; works for expired pushes too.",
        token: true,
        needs: ["read"],
        answers: { 200: ["Its link.", Preview] },
        errors: [401, 404, 429],
      }),
    },
    "/p/{token}/audit.json": {
      get: entry({
        summary: "The audit log of a push",
        description:
          "Who created, viewed, failed to view or expired the push, oldest first. Only for its owner. The second version calls the list `logs`.",
        auth: "required",
        token: true,
        needs: ["audit"],
        query: PAGE_QUERY,
        answers: { 200: ["One page.", t.Object({ views: t.Array(AuditEntry) })] },
        errors: [400, 401, 403, 404, 429],
      }),
    },
  };
}
