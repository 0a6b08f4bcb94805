// API v2 for auditors and administrators: the metadata and logs of all pushes. None of these routes returns anything
// that gives access to a push or its content. Routes that change something are for administrators.

import { iso } from "../../base/clock.ts";
import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import { AppError, notFound } from "../../base/errors.ts";
import type { Accounts } from "../../domain/accounts/accounts.ts";
import type { Administration } from "../../domain/pushes/administration.ts";
import type { Pushes } from "../../domain/pushes/pushes.ts";
import { ROLES, roleOf, type User } from "../../model/account.ts";
import { idOf } from "../bodies/form.ts";
import { expectAdministrator, expectAuditor, identityByToken, type IdentityOptions } from "../sessions/identity.ts";
import { overseen, PAGE_QUERY } from "../contract/openapi.ts";
import { filterIn, OverviewPush, toOverviewPush } from "../contract/overview_json.ts";
import { conditionJson, toConditionJson } from "../contract/condition_json.ts";
import type { HealthOptions } from "../pages/health.ts";
import { queryOf } from "../request_context.ts";
import { AuditLog, readPage, toAuditEntry } from "../contract/schemas.ts";

export interface OversightRoutesOptions extends IdentityOptions {
  accounts: Accounts;
  administration: Administration;
  pushes: Pushes;
  health: Pick<HealthOptions, "state">;
}

const Account = t.Object(
  {
    id: t.Integer({ description: "Its number.", examples: [3] }),
    email: t.String({ description: "Its email address.", examples: ["ann@example.org"] }),
    role: t.Union(
      ROLES.map((role) => t.Literal(role)),
      { description: "What it may do.", examples: ["user"] },
    ),
    disabled: t.Boolean({ description: "Whether it is disabled.", examples: [false] }),
    created_at: t.String({
      format: "date-time",
      description: "When it was added.",
      examples: ["2026-01-01T01:00:00.000Z"],
    }),
  },
  { title: "Account", additionalProperties: false },
);

const toAccount = (user: User) => ({
  id: user.id,
  email: user.email,
  role: roleOf(user),
  disabled: user.disabled,
  created_at: iso(user.createdAtMs),
});

export const oversightRoutes = (options: OversightRoutesOptions) => {
  const { accounts, administration, pushes } = options;

  /** The number of the account with this address; 0, which no account has, if there is none. */
  const accountOf = (email: string): Promise<number> =>
    accounts.userByEmail(email).then(
      ({ id }) => id,
      (error: unknown) => {
        if (error instanceof AppError && error.code === "not-found") return 0;
        throw error;
      },
    );

  async function overview(request: Request) {
    const query = queryOf(request);
    const before = query.get("before");
    const { email, ...filter } = filterIn(query);
    if (email !== undefined) filter.owner = await accountOf(email);
    const page = await administration.overview(filter, before === null ? null : idOf(before));
    return { pushes: page.pushes.map(toOverviewPush), next: page.nextBeforeId };
  }

  async function auditLog(request: Request, id: string) {
    const push = idOf(id);
    if (!(await administration.knows(push))) throw notFound();
    return { logs: (await pushes.own.auditLog(push, readPage(queryOf(request)))).map(toAuditEntry) };
  }

  return (
    new Elysia({ name: "oversight API" })
      // Only with a token: the server itself renders the pages.
      .use(identityByToken(options))
      .get(
        "/api/v2/admin/pushes",
        async ({ request, user }) => {
          expectAuditor(user);
          return overview(request);
        },
        overseen({
          summary: "List all pushes",
          id: "listAllPushes",
          description: "Every push on the server, newest first, at most 50 at a time. For auditors and administrators.",
          needs: ["audit"],
          query: {
            owner: { description: "The number or the address of an account, or `nobody`.", schema: { type: "string" } },
            state: { description: "If absent, both.", schema: { type: "string", enum: ["active", "expired"] } },
            before: { description: "`next` of the previous page.", schema: { type: "integer" } },
          },
          answers: {
            200: [
              "One page.",
              t.Object({
                pushes: t.Array(OverviewPush),
                next: t.Union([t.Integer(), t.Null()], {
                  description: "The value of `before` for the next page, or null on the last page.",
                  examples: [null],
                }),
              }),
            ],
          },
          errors: [400, 401, 403, 429],
        }),
      )
      .get(
        "/api/v2/admin/pushes/:id/audit",
        async ({ request, params, user }) => {
          expectAuditor(user);
          return auditLog(request, params.id);
        },
        overseen({
          summary: "The audit log of any push",
          id: "listAnyAuditEntries",
          description: "Oldest first. For auditors and administrators.",
          needs: ["audit"],
          parameters: { id: "The number of a push." },
          query: PAGE_QUERY,
          answers: { 200: ["One page.", AuditLog] },
          errors: [400, 401, 403, 404, 429],
        }),
      )
      .delete(
        "/api/v2/admin/pushes/:id",
        async ({ params, caller, user }) => {
          expectAdministrator(user);
          await administration.expire({ id: idOf(params.id) }, caller.client);
          return {};
        },
        overseen({
          summary: "Expire any push",
          id: "expireAnyPush",
          description:
            "Erases the payload at once. If the push has expired, the answer is 200, and nothing changes. For administrators.",
          needs: ["admin"],
          parameters: { id: "The number of a push." },
          answers: { 200: ["It has expired.", t.Object({})] },
          errors: [401, 403, 404, 429, 503],
        }),
      )
      .get(
        "/api/v2/admin/conditions",
        async ({ user }) => {
          expectAuditor(user);
          return (await options.health.state()).map(toConditionJson);
        },
        overseen({
          summary: "The state of the server",
          id: "listConditions",
          description:
            "What needs an administrator's attention, the most severe first, and the state of everything else. For auditors and administrators.",
          needs: ["audit"],
          answers: { 200: ["All conditions.", t.Array(conditionJson)] },
          errors: [401, 403, 429],
        }),
      )
      .get(
        "/api/v2/admin/users",
        async ({ user }) => {
          expectAdministrator(user);
          return (await accounts.listUsers()).map(toAccount);
        },
        overseen({
          summary: "List accounts",
          id: "listAccounts",
          description: "All accounts and their roles. For administrators.",
          needs: ["admin"],
          answers: { 200: ["The accounts.", t.Array(Account)] },
          errors: [401, 403, 429],
        }),
      )
  );
};
