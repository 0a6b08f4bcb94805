// The codes of authenticator apps: six digits, a new code every 30 seconds (RFC 6238). The package that checks them is loaded when such
// an app is first used or added.

import { randomBytes } from "../../base/crypto.ts";

const STEP_MS = 30_000;
/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20;
const SHAPE = { algorithm: "SHA1", digits: 6, period: STEP_MS / 1_000 } as const;
export const CODE = /^\d{6}$/;

export const newSecret = (): Uint8Array<ArrayBuffer> => randomBytes(SECRET_BYTES);

async function totpOf(secret: Uint8Array, names: { issuer?: string; label?: string } = {}) {
  const { Secret, TOTP } = await import("otpauth");
  return new TOTP({ ...SHAPE, ...names, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });
}

/** What the app needs: a URI, which it reads from a QR code, or the secret, which people can type. */
export async function invitation(
  secret: Uint8Array,
  names: { issuer: string; label: string },
): Promise<{ uri: string; secret: string }> {
  const totp = await totpOf(secret, names);
  return { uri: totp.toString(), secret: totp.secret.base32 };
}

/** The time step of a code: the current one, or the one before or after it. @returns null if the code is wrong */
export async function stepOf(secret: Uint8Array, code: string, nowMs: number): Promise<number | null> {
  if (!CODE.test(code)) return null;
  const delta = (await totpOf(secret)).validate({ token: code, timestamp: nowMs, window: 1 });
  return delta === null ? null : Math.floor(nowMs / STEP_MS) + delta;
}
