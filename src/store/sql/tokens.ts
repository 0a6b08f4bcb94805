// API tokens. A token is stored only as its SHA-256; the lists in its limits are stored as JSON.

import type { ApiToken, User } from "../../model/account.ts";
import { NO_LIMITS, type TokenLimits } from "../../model/token.ts";
import { toUser, USER_COLUMNS, type UserRow } from "./users.ts";
import { all, camel, did, number, one, short, type Steps } from "./voice.ts";

export interface NewToken {
  userId: number;
  name: string;
  prefix: string;
  hash: Uint8Array;
  nowMs: number;
  limits?: TokenLimits;
}

export interface UsedToken {
  tokenId: number;
  user: User;
  limits: TokenLimits;
  lastUsedAtMs: number | null;
}

export const tokens = {
  reads: {
    /** All tokens, or those of one user. @param userId null for all */
    listTokens: (userId: number | null) =>
      all(`${TOKENS} WHERE $userId IS NULL OR t.user_id = $userId ORDER BY t.id`, { userId }, toToken),

    /** Active users' tokens that expire between `fromMs` and `untilMs` and were used since `usedSinceMs`, sorted by expiry. */
    tokensEnding: (times: { fromMs: number; untilMs: number; usedSinceMs: number; limit: number }) =>
      all(
        `${TOKENS} WHERE t.expires_at_ms > $fromMs AND t.expires_at_ms <= $untilMs AND t.last_used_at_ms >= $usedSinceMs
            AND NOT u.disabled AND NOT u.suspended ORDER BY t.expires_at_ms, t.id LIMIT $limit`,
        times,
        toToken,
      ),

    /** The token with this hash, unless its user is disabled or suspended. The caller checks its limits. */
    findByTokenHash: (hash: Uint8Array) => one(FIND_TOKEN, { hash }, toUsedToken),

    /** 1 if the push with this lookup is a request that this token has made, or an answer to one; otherwise 0. */
    madeByToken: (tokenId: number, lookup: Uint8Array) =>
      number(
        `SELECT count(*) AS n FROM pushes p LEFT JOIN answers a ON a.push_id = p.id JOIN pushes r ON r.id = coalesce(a.request_id, p.id)
          WHERE p.lookup = $lookup AND (r.traits LIKE $inside OR r.traits LIKE $last)`,
        { lookup, ...traitOf(tokenId) },
      ),
  },

  writes: {
    touchToken: short((id: number, { nowMs, ip }: { nowMs: number; ip: string }) =>
      did("UPDATE api_tokens SET last_used_at_ms = $nowMs, last_used_ip = $ip WHERE id = $id", { id, nowMs, ip }),
    ),
  },

  changes: {
    /** @returns null if the user already has a token with that name */
    *createToken({ limits = NO_LIMITS, ...token }: NewToken): Steps<ApiToken | null> {
      const { scopes, networks, expiresAtMs } = limits;
      const isNew = did(
        `INSERT INTO api_tokens (user_id, name, prefix, hash, created_at_ms, scopes, networks, expires_at_ms)
         VALUES ($userId, $name, $prefix, $hash, $nowMs, $scopes, $networks, $expiresAtMs) ON CONFLICT DO NOTHING`,
        {
          ...token,
          scopes: scopes && JSON.stringify(scopes),
          networks: networks && JSON.stringify(networks),
          expiresAtMs,
        },
      );
      return (yield* isNew) ? yield* one(`${TOKENS} WHERE t.hash = $hash`, { hash: token.hash }, toToken) : null;
    },

    /** @returns false if there is no such token */
    removeToken: (id: number) => did("DELETE FROM api_tokens WHERE id = $id", { id }),
  },
};

/** Patterns that match the traits, as JSON, of requests that a token has made. @param tokenId null for all requests */
export const traitOf = (tokenId: number | null) =>
  tokenId === null ? { inside: "%", last: "%" } : { inside: `%"token":${tokenId},%`, last: `%"token":${tokenId}}` };

/** Lists as JSON; null for no limit. */
type LimitLists = { scopes: string | null; networks: string | null };
type LimitsRow = LimitLists & { expires_at_ms: number | null };

export type UsedTokenRow = UserRow & LimitsRow & { token_id: number; last_used_at_ms: number | null };

const LIMITS = "t.scopes, t.networks, t.expires_at_ms";
const TOKENS = `
  SELECT t.id, u.email, t.name, t.prefix, t.created_at_ms, t.last_used_at_ms, t.last_used_ip, ${LIMITS}
    FROM api_tokens t JOIN users u ON u.id = t.user_id`;
/** The columns, for a query in which `t` is the token and `u` its user. */
export const USED_TOKEN_COLUMNS = `t.id AS token_id, t.last_used_at_ms, ${LIMITS}, ${USER_COLUMNS}`;

// Built once, because nearly every request from a program uses it.
const FIND_TOKEN = `
  SELECT ${USED_TOKEN_COLUMNS} FROM api_tokens t JOIN users u ON u.id = t.user_id
   WHERE t.hash = $hash AND NOT u.disabled AND NOT u.suspended`;

const toLimits = ({ scopes, networks, expires_at_ms: expiresAtMs }: LimitsRow): TokenLimits =>
  // This runs for every request with a token, and most tokens have no limits.
  scopes === null && networks === null && expiresAtMs === null
    ? NO_LIMITS
    : { scopes: listIn(scopes), networks: listIn(networks), expiresAtMs };

const listIn = <T extends string>(text: string | null): T[] | null =>
  text === null ? null : (JSON.parse(text) as T[]);

const toToken = camel(({ scopes, networks, ...row }: Omit<ApiToken, "scopes" | "networks"> & LimitLists): ApiToken => ({
  ...row,
  scopes: listIn(scopes),
  networks: listIn(networks),
}));

export const toUsedToken = (row: UsedTokenRow): UsedToken => ({
  tokenId: row.token_id,
  user: toUser(row),
  limits: toLimits(row),
  lastUsedAtMs: row.last_used_at_ms,
});
