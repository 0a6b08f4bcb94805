// Signing in with the company's own provider, by OpenID Connect.

import { issuer } from "../types/addresses.ts";
import { boolean, day, file, line, names, secretText, text } from "../types/plain.ts";

export const OIDC = {
  "oidc.issuer": issuer({ needs: "oidc.client_id" }).doc(
    "Address of the OpenID Connect provider, exactly as the provider's metadata gives its issuer. If not set, there is none.",
  ),
  "oidc.client_id": line({ needs: "base_url" }).doc(
    "Client ID of this server at the provider. Register base_url with /users/auth/oidc/callback as the redirect address there.",
  ),
  "oidc.client_secret": secretText({ needs: "oidc.issuer" }).doc(
    "Client secret of this server at the provider. If not set, there is none.",
  ),
  "oidc.client_secret_until": day({ needs: "oidc.issuer" }).doc(
    "Day on which the client secret expires; the provider showed it with the new secret. Administrators are notified in the last 14 days before that day.",
  ),
  "oidc.scopes": text({ default: "openid email profile", maxCharacters: 500 }).doc(
    "Scopes to request, separated by spaces. Some providers send groups only if groups is among them.",
  ),
  "oidc.ca_file": file({ needs: "oidc.issuer" }).doc(
    "Certificate (PEM) of the authority that issued the provider's certificate; trusted in addition to the authorities that the system trusts.",
  ),
  "oidc.label": text({ default: "SSO", maxCharacters: 60 }).doc(
    'Name of the provider on the button, after "Sign in with".',
  ),
  "oidc.groups_claim": text({ default: "groups", maxCharacters: 200 }).doc(
    "Claim that lists a person's groups; a dot separates nested names, as in realm_access.roles.",
  ),
  "oidc.allowed_groups": names({ default: [] }).doc(
    "Groups whose members may sign in, as the provider writes them; none: everyone whom the provider signs in.",
  ),
  "oidc.admin_groups": names({ default: [] }).doc(
    "Groups whose members are administrators here. If this or auditor_groups names a group, the provider alone decides everyone's role.",
  ),
  "oidc.auditor_groups": names({ default: [] }).doc("Groups whose members are auditors here, who see every audit log."),
  "oidc.create_users": boolean({ default: true }).doc(
    "Whether people without an account get one when they first sign in.",
  ),
};
