// Signing in with the company's own provider, by OpenID Connect.

import type { Row } from "./row.ts";

export const OIDC = [
  {
    key: "oidc.issuer",
    toml: "oidc.issuer",
    type: "issuer",
    needs: "oidc.client_id",
    doc: "Address of the OpenID Connect provider whose people sign in here, exactly as its description names the issuer. Unset: none.",
  },
  {
    key: "oidc.clientId",
    toml: "oidc.client_id",
    type: "line",
    needs: "base_url",
    doc: "Name of this server at the provider; the redirect address there is base_url with /users/auth/oidc/callback.",
  },
  {
    key: "oidc.clientSecret",
    toml: "oidc.client_secret",
    type: "secretText",
    needs: "oidc.issuer",
    doc: "Secret of this server at the provider; unset: it has none.",
  },
  {
    key: "oidc.scopes",
    toml: "oidc.scopes",
    type: "text",
    default: "openid email profile",
    maxCharacters: 500,
    doc: "What the provider is asked for, separated by spaces. Some providers tell groups only if groups is among them.",
  },
  {
    key: "oidc.caFile",
    toml: "oidc.ca_file",
    type: "file",
    needs: "oidc.issuer",
    doc: "Certificate (PEM) of the authority that signed the provider's; trusted beside those that the system trusts.",
  },
  {
    key: "oidc.label",
    toml: "oidc.label",
    type: "text",
    default: "SSO",
    maxCharacters: 60,
    doc: "What people call the provider; the button says Sign in with, followed by this name.",
  },
  {
    key: "oidc.groupsClaim",
    toml: "oidc.groups_claim",
    type: "text",
    default: "groups",
    maxCharacters: 200,
    doc: "Claim that lists somebody's groups; a dot leads into an object, as in realm_access.roles.",
  },
  {
    key: "oidc.allowedGroups",
    toml: "oidc.allowed_groups",
    type: "names",
    default: [],
    doc: "Groups that may sign in, as the provider writes them; none: everybody whom it recognises.",
  },
  {
    key: "oidc.adminGroups",
    toml: "oidc.admin_groups",
    type: "names",
    default: [],
    doc: "Groups whose people are administrators here. Where this or auditor_groups names a group, the provider alone decides everybody's role.",
  },
  {
    key: "oidc.auditorGroups",
    toml: "oidc.auditor_groups",
    type: "names",
    default: [],
    doc: "Groups whose people are auditors here: they see every audit log.",
  },
  {
    key: "oidc.createUsers",
    toml: "oidc.create_users",
    type: "boolean",
    default: true,
    doc: "Whether somebody who has no account here gets one by signing in.",
  },
] as const satisfies readonly Row[];
