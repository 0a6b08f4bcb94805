// The groups of users, for administrators: on the page of a user (/admin/data/users/…/groups), and in API v2. Both say
// which limits apply to the user, and which settings the limits come from.

import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import type { Accounts } from "../../domain/accounts/accounts.ts";
import type { CompanyIdentities } from "../../domain/accounts/company_identities.ts";
import { Groups, type GroupsParts, namedGroups } from "../../domain/accounts/groups.ts";
import { type Pushes, queueKeyOf } from "../../domain/pushes/pushes.ts";
import { whoIs } from "../../domain/callers/caller.ts";
import type { User } from "../../model/account.ts";
import { limitsInForce } from "../../model/rules_by_group.ts";
import { readFields } from "../bodies/body.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import { Form, idOf, refuseFile, UNPARSED } from "../bodies/form.ts";
import { overseen, PAGE_QUERY } from "../contract/openapi.ts";
import { readPage } from "../contract/schemas.ts";
import { contextOf, queryOf } from "../request_context.ts";
import type { Acts } from "../pages/acts.ts";
import { userPage } from "../pages/users_list.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import { actorOf, expectAdministrator, identityByToken, type IdentityOptions } from "../sessions/identity.ts";
import { SameOriginRequests } from "../sessions/same_origin.ts";

export interface GroupRoutesOptions extends IdentityOptions {
  acts: Acts;
  accounts: Accounts;
  groupsParts: GroupsParts;
  company: CompanyIdentities;
  pushes: Pushes;
  browserSessions: BrowserSessions;
  bodies: Bodies;
}

const MAX_BODY_BYTES = 16 * 1024;
const ACCOUNT = { id: "The number of an account." };

const MadeGroup = t.Object(
  {
    name: t.String({ description: "Its name.", examples: ["contractors"] }),
    members: t.Integer({ description: "How many accounts are in it.", examples: [12] }),
  },
  { title: "Group", additionalProperties: false },
);

const Member = t.Object(
  {
    id: t.Integer({ description: "Its number.", examples: [3] }),
    email: t.String({ description: "Its email address.", examples: ["ann@example.org"] }),
  },
  { title: "Member", additionalProperties: false },
);

const Standing = t.Object(
  {
    groups: t.Array(
      t.Object({
        name: t.String({ description: "Its name, or its distinguished name.", examples: ["contractors"] }),
        from: t.String({
          description:
            "Where the membership comes from: an administrator of this server, or the OpenID provider or the directory at the last sign-in.",
          enum: ["here", "oidc", "ldap"],
          examples: ["here"],
        }),
      }),
      { description: "The groups that the account is in." },
    ),
    policies: t.Array(t.String(), {
      description: "The names of the groups whose policies apply to the account.",
      examples: [["contractors"]],
    }),
    limits: t.Array(
      t.Object({
        setting: t.String({
          description: "The setting that the limit comes from.",
          examples: ["policy.group.contractors.expire_after_days_max"],
        }),
        value: t.String({ description: "The value in force, as written in the settings.", examples: ["3"] }),
      }),
      { description: "The limits that policies set for what the account pushes." },
    ),
  },
  { title: "Standing" },
);

export const groupRoutes = (options: GroupRoutesOptions) => {
  const { accounts, acts, company, pushes, bodies } = options;
  const groups = new Groups(options.groupsParts);
  const sameOrigin = new SameOriginRequests(options);

  async function standing(user: User) {
    const rules = await pushes.rules.of(whoIs(user));
    return {
      groups: namedGroups(await company.groupsOf(user.id)),
      policies: rules.groups ?? [],
      limits: limitsInForce(rules),
    };
  }

  const groupIn = (request: Request): string => queryOf(request).get("name") ?? "";

  const page = new Elysia({ name: "page of a user's groups" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => ({ administrator: await sameOrigin.admitAdministrator(request) }))
    .post(
      "/admin/data/users/:id/groups",
      ({ request, administrator, params }) =>
        acts.answer(request, administrator, userPage(idOf(params.id)), async ({ form }) => {
          const user = await accounts.userById(idOf(params.id));
          await groups.join(user, form.texts("name").name, actorOf(request, administrator));
          return {};
        }),
      UNPARSED,
    )
    .post(
      "/admin/data/users/:id/groups/leave",
      ({ request, administrator, params }) =>
        acts.answer(request, administrator, userPage(idOf(params.id)), async ({ form }) => {
          const user = await accounts.userById(idOf(params.id));
          await groups.leave(user, form.texts("name").name, actorOf(request, administrator));
          return {};
        }),
      UNPARSED,
    );

  const api = new Elysia({ name: "groups API" })
    // Only with a token, as in oversight.ts.
    .use(identityByToken(options))
    .get(
      "/api/v2/admin/groups",
      async ({ user }) => {
        expectAdministrator(user);
        return (await groups.made()).map(({ name, n }) => ({ name, members: n }));
      },
      overseen({
        summary: "List groups",
        id: "listGroups",
        description: "The groups that administrators made here, sorted by name. For administrators.",
        needs: ["admin"],
        answers: { 200: ["The groups.", t.Array(MadeGroup)] },
        errors: [401, 403, 429],
      }),
    )
    .get(
      "/api/v2/admin/groups/members",
      async ({ request, user }) => {
        expectAdministrator(user);
        return groups.members(groupIn(request), readPage(queryOf(request)));
      },
      overseen({
        summary: "List the members of a group",
        id: "listGroupMembers",
        description: "The accounts in a group that was made here, sorted by address, 50 a page. For administrators.",
        needs: ["admin"],
        query: { ...GROUP_QUERY, ...PAGE_QUERY },
        answers: { 200: ["One page.", t.Array(Member)] },
        errors: [400, 401, 403, 429],
      }),
    )
    .get(
      "/api/v2/admin/users/:id/groups",
      async ({ params, user }) => {
        expectAdministrator(user);
        return standing(await accounts.userById(idOf(params.id)));
      },
      overseen({
        summary: "The groups of an account",
        id: "listGroupsOfAccount",
        description: "Also returns the account's limits, and the settings that these come from. For administrators.",
        needs: ["admin"],
        parameters: ACCOUNT,
        answers: { 200: ["The account's groups and limits.", Standing] },
        errors: [401, 403, 404, 429],
      }),
    )
    .post(
      "/api/v2/admin/users/:id/groups",
      async ({ request, params, caller, user }) => {
        const administrator = expectAdministrator(user);
        const body = await readFields(bodies.open(request, queueKeyOf(caller)), MAX_BODY_BYTES, refuseFile);
        const { name } = new Form(body).texts("name");
        const joining = await accounts.userById(idOf(params.id));
        const { isNew } = await groups.join(joining, name, actorOf(request, { user: administrator }));
        contextOf(request).status = isNew ? 201 : 200;
        return standing(joining);
      },
      overseen({
        summary: "Add an account to a group",
        id: "joinGroup",
        description:
          "The group is created if necessary. Its policy applies at once, to all sessions and tokens of the account. If the account is already in the group, the answer is 200. For administrators.",
        needs: ["admin"],
        parameters: ACCOUNT,
        body: t.Object(
          { name: t.String({ description: "The name of the group.", examples: ["contractors"] }) },
          { title: "JoinGroup" },
        ),
        answers: { 201: ["The account is now in the group.", Standing], 200: ["It was already in it.", Standing] },
        errors: [400, 401, 403, 404, 408, 413, 415, 422, 429, 503],
      }),
    )
    .delete(
      "/api/v2/admin/users/:id/groups",
      async ({ request, params, user }) => {
        const administrator = expectAdministrator(user);
        const leaving = await accounts.userById(idOf(params.id));
        await groups.leave(leaving, groupIn(request), actorOf(request, { user: administrator }));
        return standing(leaving);
      },
      overseen({
        summary: "Remove an account from a group",
        id: "leaveGroup",
        description:
          "For groups that were made here. A group that loses its last member no longer exists. If the account is not in the group, the answer is 404. For administrators.",
        needs: ["admin"],
        parameters: ACCOUNT,
        query: GROUP_QUERY,
        answers: { 200: ["The account's remaining groups and limits.", Standing] },
        errors: [401, 403, 404, 429, 503],
      }),
    );

  return new Elysia({ name: "groups" }).use(page).use(api);
};

const GROUP_QUERY = { name: { description: "The name of the group.", required: true, schema: { type: "string" } } };
