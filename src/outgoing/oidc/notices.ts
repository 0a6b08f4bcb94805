// Logout tokens (OpenID Connect Back-Channel Logout 1.0 §2.6): what a notice must say to end sessions here.

import type { Claims } from "./claims.ts";
import type { LogoutNotice } from "../../domain/sign_in/provider.ts";

const EVENT = "http://schemas.openid.net/event/backchannel-logout";
const SKEW_S = 120;
/** How old a notice may be that names no end itself. */
const LIFETIME_S = 600;

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** @returns null where the claims are no notice of this issuer for this client at this time */
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
  // No session and nobody here has such a name, and no engine is to make another one of it.
  if (/\p{C}/u.test(`${sid ?? ""}${subject ?? ""}`)) return null;
  return { issuer, sid, subject, id, untilMs: (iat + LIFETIME_S + 2 * SKEW_S) * 1_000 };
}
