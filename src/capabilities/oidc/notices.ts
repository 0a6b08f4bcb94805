// Logout tokens (OpenID Connect Back-Channel Logout 1.0 §2.6): the form that a notice must have to end sessions here.

import type { Claims } from "./claims.ts";

/** The sessions that the provider wants ended. */
export interface LogoutNotice {
  issuer: string;
  sid: string | null;
  subject: string | null;
  /** The id of the notice, and the time until which it could be accepted again. */
  id: string;
  untilMs: number;
}

const EVENT = "http://schemas.openid.net/event/backchannel-logout";
const SKEW_S = 120;
/** The greatest age of a notice. */
const LIFETIME_S = 600;

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** @returns null if the claims are not a notice from this issuer to this client at this time */
export function noticeOf(
  claims: Claims,
  { issuer, clientId, nowMs }: { issuer: string; clientId: string; nowMs: number },
): LogoutNotice | null {
  const { iss, aud, iat, exp, events, nonce } = claims;
  const nowS = nowMs / 1_000;
  const [id, sid, subject] = [textOf(claims["jti"]), textOf(claims["sid"]), textOf(claims["sub"])];
  if (iss !== issuer || ![aud].flat().includes(clientId)) return null;
  if (typeof iat !== "number" || iat > nowS + SKEW_S || iat < nowS - LIFETIME_S - SKEW_S) return null;
  if (exp !== undefined && (typeof exp !== "number" || exp <= nowS - SKEW_S)) return null;
  // An ID token has a nonce and no event, and must not end a session.
  if (nonce !== undefined || !Object.hasOwn(Object(events) as object, EVENT)) return null;
  if (id === null || (sid === null && subject === null)) return null;
  // No session and no person here has a name with control characters, and a database could change such a name.
  if (/\p{C}/u.test(`${sid ?? ""}${subject ?? ""}`)) return null;
  return { issuer, sid, subject, id, untilMs: (iat + LIFETIME_S + 2 * SKEW_S) * 1_000 };
}
