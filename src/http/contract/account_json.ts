// Users, their second factors and their API tokens as the pages' scripts read them.

import { iso, isoOrNull } from "../../base/clock.ts";
import type { ApiToken, User } from "../../model/account.ts";
import type { Factors } from "../../model/second_factor.ts";

export const toUser = ({ id, email, admin, auditor, disabled, createdAtMs }: User) => ({
  id,
  email,
  admin,
  auditor,
  disabled,
  created_at: iso(createdAtMs),
});

export const toToken = ({ id, name, prefix, scopes, networks, ...token }: ApiToken) => ({
  id,
  name,
  prefix,
  scopes,
  networks,
  expires_at: isoOrNull(token.expiresAtMs),
  created_at: iso(token.createdAtMs),
  last_used_at: isoOrNull(token.lastUsedAtMs),
  last_used_ip: token.lastUsedIp,
});

export const toFactors = ({ totp, passkeys, recoveryCodes }: Factors) => ({
  app: totp && { created_at: iso(totp.createdAtMs) },
  passkeys: passkeys.map(({ credentialId, name, createdAtMs, lastUsedAtMs }) => ({
    id: Buffer.from(credentialId).toString("base64url"),
    name,
    created_at: iso(createdAtMs),
    last_used_at: isoOrNull(lastUsedAtMs),
  })),
  recovery_codes: recoveryCodes,
});
