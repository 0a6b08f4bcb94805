// Users, their second factors and their API tokens as the pages' scripts read them.

import type { ApiToken, User } from "../../model/account.ts";
import type { Factors } from "../../model/second_factor.ts";

export const toUser = ({ id, email, admin, auditor, disabled, createdAtMs }: User) => ({
  id,
  email,
  admin,
  auditor,
  disabled,
  created_at: new Date(createdAtMs).toISOString(),
});

export const toToken = ({ id, name, prefix, scopes, networks, ...token }: ApiToken) => ({
  id,
  name,
  prefix,
  scopes,
  networks,
  expires_at: token.expiresAtMs === null ? null : new Date(token.expiresAtMs).toISOString(),
  created_at: new Date(token.createdAtMs).toISOString(),
  last_used_at: token.lastUsedAtMs === null ? null : new Date(token.lastUsedAtMs).toISOString(),
  last_used_ip: token.lastUsedIp,
});

export const toFactors = ({ totp, passkeys, recoveryCodes }: Factors) => ({
  app: totp && { created_at: new Date(totp.createdAtMs).toISOString() },
  passkeys: passkeys.map(({ credentialId, name, createdAtMs, lastUsedAtMs }) => ({
    id: Buffer.from(credentialId).toString("base64url"),
    name,
    created_at: new Date(createdAtMs).toISOString(),
    last_used_at: lastUsedAtMs === null ? null : new Date(lastUsedAtMs).toISOString(),
  })),
  recovery_codes: recoveryCodes,
});
