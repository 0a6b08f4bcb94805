// Signing in with the company's own provider, by OpenID Connect.

import { issuer } from "../types/addresses.ts";
import { boolean, file, line, names, secretText, text } from "../types/plain.ts";

export const OIDC = {
  "oidc.issuer": issuer({ needs: "oidc.client_id" }).doc(
    "Address of the OpenID Connect provider whose people sign in here, exactly as its description names the issuer. Unset: none.",
  ),
  "oidc.client_id": line({ needs: "base_url" }).doc(
    "Name of this server at the provider; the redirect address there is base_url with /users/auth/oidc/callback.",
  ),
  "oidc.client_secret": secretText({ needs: "oidc.issuer" }).doc(
    "Secret of this server at the provider; unset: it has none.",
  ),
  "oidc.scopes": text({ default: "openid email profile", maxCharacters: 500 }).doc(
    "What the provider is asked for, separated by spaces. Some providers tell groups only if groups is among them.",
  ),
  "oidc.ca_file": file({ needs: "oidc.issuer" }).doc(
    "Certificate (PEM) of the authority that signed the provider's; trusted beside those that the system trusts.",
  ),
  "oidc.label": text({ default: "SSO", maxCharacters: 60 }).doc(
    "What people call the provider; the button says Sign in with, followed by this name.",
  ),
  "oidc.groups_claim": text({ default: "groups", maxCharacters: 200 }).doc(
    "Claim that lists somebody's groups; a dot leads into an object, as in realm_access.roles.",
  ),
  "oidc.allowed_groups": names({ default: [] }).doc(
    "Groups that may sign in, as the provider writes them; none: everybody whom it recognises.",
  ),
  "oidc.admin_groups": names({ default: [] }).doc(
    "Groups whose people are administrators here. Where this or auditor_groups names a group, the provider alone decides everybody's role.",
  ),
  "oidc.auditor_groups": names({ default: [] }).doc("Groups whose people are auditors here: they see every audit log."),
  "oidc.create_users": boolean({ default: true }).doc(
    "Whether somebody who has no account here gets one by signing in.",
  ),
};
