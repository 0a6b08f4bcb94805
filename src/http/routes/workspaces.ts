// The accounts, or workspaces, of an API token's user, for clients that let people choose between them. Here
// everyone has exactly one, so there is nothing to choose.

import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import { identity, type IdentityOptions, needing, tokenNeeded } from "../sessions/identity.ts";
import { reference } from "../contract/openapi.ts";

const Entry = t.Object(
  {
    id: t.String({ description: "Ignored if it is sent as account_id or workspace_id.", examples: ["1"] }),
    name: t.String({ description: "The email address of the account.", examples: ["anna@example.org"] }),
    role: t.Literal("owner", { description: "Always owner." }),
  },
  { title: "Workspace", additionalProperties: false },
);

export const workspaceRoutes = (options: IdentityOptions) => {
  const described = (name: "accounts" | "workspaces") =>
    reference({
      tag: "Server",
      summary: `List ${name}`,
      id: name === "accounts" ? "listOwnAccounts" : "listOwnWorkspaces",
      needs: [],
      description: "One entry, the caller's own account: for clients that have their users choose one.",
      auth: "required",
      answers: {
        200: ["The caller.", name === "accounts" ? t.Array(Entry) : t.Object({ workspaces: t.Array(Entry) })],
      },
      errors: [401, 429],
    });
  const ownOf = (user: { id: number; email: string } | null) => {
    if (!user) throw tokenNeeded();
    return [{ id: String(user.id), name: user.email, role: "owner" }];
  };
  return new Elysia({ name: "workspaces" })
    .use(identity(options))
    .get("/api/v2/workspaces", ({ user }) => ({ workspaces: ownOf(user) }), described("workspaces"))
    .get("/api/v2/accounts", ({ user }) => ownOf(user), described("accounts"))
    .get("/api/v1/accounts", ({ user }) => ownOf(user), needing());
};
