// What an API token may do, from where, and until when.

import { withinStored } from "../base/network.ts";
import { AppError, type Problems } from "../base/errors.ts";
import { formatDuration } from "../base/units.ts";
import { DAY_MS, MINUTE_MS } from "../base/clock.ts";
import { canonicalNetworks } from "./networks.ts";

export const SCOPES = ["create", "read", "audit", "expire", "admin", "request:create", "push:open"] as const;
export type Scope = (typeof SCOPES)[number];

/** Null means no limit: such a token may also use features of later versions. */
export interface TokenLimits {
  scopes: readonly Scope[] | null;
  /** The only networks from which it works: addresses and CIDR ranges. */
  networks: readonly string[] | null;
  expiresAtMs: number | null;
}

export const NO_LIMITS: TokenLimits = Object.freeze({ scopes: null, networks: null, expiresAtMs: null });

/** The limits of a new token, as requested. */
export interface LimitsDraft {
  scopes?: readonly string[] | null | undefined;
  networks?: readonly string[] | null | undefined;
  lifetimeMs?: number | null | undefined;
}

const MAX_TOKEN_NETWORKS = 50;
const MAX_LIFETIME_MS = 10 * 366 * DAY_MS;

/** Adds to `problems` what is wrong with the draft; the returned limits are valid only if nothing is. */
export function limitsOf(draft: LimitsDraft, problems: Problems, nowMs: number): TokenLimits {
  const { scopes = null, networks = null, lifetimeMs = null } = draft;
  if (scopes !== null) {
    const unknown = scopes.find((scope) => !SCOPES.includes(scope as Scope));
    if (unknown !== undefined || scopes.length === 0) {
      problems.add("scopes", `must be one or more of ${SCOPES.join(", ")}`);
    }
  }
  const tooMany = networks !== null && networks.length > MAX_TOKEN_NETWORKS;
  if (tooMany) problems.add("networks", `must be at most ${MAX_TOKEN_NETWORKS} networks`);
  const canonical = tooMany ? null : networks && canonicalNetworks(networks, "networks", problems);
  if (lifetimeMs !== null && !(lifetimeMs >= MINUTE_MS && lifetimeMs <= MAX_LIFETIME_MS)) {
    problems.add("expires", `must be between a minute and ${formatDuration(MAX_LIFETIME_MS)} from now`);
  }
  return {
    scopes: scopes && SCOPES.filter((scope) => scopes.includes(scope)),
    networks: canonical && canonical.length > 0 ? canonical : null,
    expiresAtMs: lifetimeMs === null ? null : nowMs + lifetimeMs,
  };
}

/** A use of a token, before it is admitted. */
export interface TokenUse {
  /** The client's address. */
  address: string;
  /** Every scope that the route needs. Null if it declares none: then a token with scopes is refused. */
  needs: readonly Scope[] | null;
  /** The scope that is enough for what was created with the token itself. */
  own?: Scope | undefined;
}

/** Whether an admitted use may concern only what was created with the token itself. */
export const isBound = ({ scopes }: TokenLimits, { needs, own }: TokenUse): boolean =>
  scopes !== null && own !== undefined && !needs?.every((scope) => scopes.includes(scope));

/** Why a token cannot be used for this, or null. A caller from a wrong network does not learn what the token may do. */
export function refusalOf(limits: TokenLimits, { address, needs, own }: TokenUse, nowMs: number): AppError | null {
  const { scopes, networks, expiresAtMs } = limits;
  if (expiresAtMs !== null && expiresAtMs <= nowMs) {
    return new AppError("token-expired", "The API token has expired. Make a new one.");
  }
  if (networks !== null && !withinStored(address, networks)) {
    return new AppError("token-network", "The API token does not work from your network.");
  }
  if (scopes === null || needs?.every((scope) => scopes.includes(scope))) return null;
  if (own !== undefined && scopes.includes(own)) return null;
  if (needs === null) return new AppError("missing-scope", "This needs an API token that is not limited to scopes.");
  const named = needs.length === 1 ? `the scope ${needs[0]}` : `the scopes ${needs.join(" and ")}`;
  return new AppError("missing-scope", `The API token may not do this: it needs ${named}.`);
}
