// The limits of API tokens as both engines keep them: lists as JSON.

import { NO_LIMITS, type TokenLimits } from "../model/token.ts";

export interface LimitColumns {
  scopes: string | null;
  networks: string | null;
  expires_at_ms: number | null;
}

export const toLimits = ({ scopes, networks, expires_at_ms: expiresAtMs }: LimitColumns): TokenLimits =>
  // Every request with a token comes here, and most tokens have none.
  scopes === null && networks === null && expiresAtMs === null
    ? NO_LIMITS
    : { scopes: listIn(scopes), networks: listIn(networks), expiresAtMs };

export const storedLimits = ({ scopes, networks, expiresAtMs }: TokenLimits) => ({
  scopes: scopes && JSON.stringify(scopes),
  networks: networks && JSON.stringify(networks),
  expiresAtMs,
});

const listIn = <T extends string>(text: string | null): T[] | null =>
  text === null ? null : (JSON.parse(text) as T[]);
