// Users and API tokens as the pages' scripts read them.

import type { ApiToken, User } from "../model/account.ts";

export const toUser = ({ id, email, admin, disabled, createdAtMs }: User) => ({
  id,
  email,
  admin,
  disabled,
  created_at: new Date(createdAtMs).toISOString(),
});

export const toToken = ({ id, name, prefix, createdAtMs, lastUsedAtMs }: ApiToken) => ({
  id,
  name,
  prefix,
  created_at: new Date(createdAtMs).toISOString(),
  last_used_at: lastUsedAtMs === null ? null : new Date(lastUsedAtMs).toISOString(),
});
