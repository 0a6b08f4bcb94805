// Users and their second factors, as the pages' scripts read them.

import { iso, isoOrNull } from "../../base/clock.ts";
import type { User } from "../../model/account.ts";
import type { Factors } from "../../model/second_factor.ts";

export const toUser = ({ id, email, admin, auditor, disabled, createdAtMs }: User) => ({
  id,
  email,
  admin,
  auditor,
  disabled,
  created_at: iso(createdAtMs),
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
