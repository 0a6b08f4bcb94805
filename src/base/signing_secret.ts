// The secrets that sign webhooks, in the form of Standard Webhooks: "whsec_" and 24 to 64 bytes in base64.

import { randomBytes } from "./crypto.ts";

const PREFIX = "whsec_";
const NEW_BYTES = 32;
const MIN_BYTES = 24;
const MAX_BYTES = 64;

export const newSigningSecret = (): string => PREFIX + Buffer.from(randomBytes(NEW_BYTES)).toString("base64");

/** @returns null if the text is not such a secret */
export function signingKeyOf(secret: string): Buffer | null {
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : "";
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  const bytes = Buffer.from(text, "base64");
  return bytes.length >= MIN_BYTES && bytes.length <= MAX_BYTES ? bytes : null;
}
