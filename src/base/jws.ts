// Tokens that are signed as JWS has it (RFC 7515), in the compact form, with a key of a list (RFC 7517). Only signatures
// with a public key count: neither "none" nor an HMAC, whose key whoever knows the public key would know.

import { constants, createPublicKey, type JsonWebKey, verify } from "node:crypto";

import { fromUtf8 } from "./crypto.ts";

export interface PublicKeys {
  keys: readonly (JsonWebKey & { kid?: string; use?: string; alg?: string })[];
}

export type Claims = Record<string, unknown>;

interface Header {
  alg: string;
  kid?: string;
}

const LONGEST_TOKEN = 64 * 1_024;
const WEAKEST_RSA_BITS = 2_048;

const CURVES: Record<string, string> = { ES256: "P-256", ES384: "P-384", ES512: "P-521" };

/** @returns null where the token has another form, or no key of the list has signed it */
export function readSigned(token: string, { keys }: PublicKeys): { header: Header & Claims; claims: Claims } | null {
  const [head = "", body = "", signature = "", ...rest] = token.split(".");
  if (token.length > LONGEST_TOKEN || signature === "" || rest.length > 0) return null;
  const header = objectIn(head);
  const claims = objectIn(body);
  const { alg, kid, crit } = header ?? {};
  if (!header || !claims || typeof alg !== "string" || crit !== undefined) return null;
  const signed = Buffer.from(`${head}.${body}`);
  const isSigned = keys
    .filter((key) => (kid === undefined || key.kid === kid) && (key.alg === undefined || key.alg === alg))
    .filter((key) => key.use === undefined || key.use === "sig")
    .some((key) => isMadeBy(key, alg, signed, Buffer.from(signature, "base64url")));
  return isSigned ? { header: header as Header & Claims, claims } : null;
}

function isMadeBy(jwk: JsonWebKey, alg: string, signed: Uint8Array, signature: Uint8Array): boolean {
  try {
    const hash = `sha${alg.slice(2)}`;
    const key = createPublicKey({ key: jwk, format: "jwk" });
    if (/^[RP]S(?:256|384|512)$/.test(alg)) {
      if (jwk.kty !== "RSA" || (key.asymmetricKeyDetails?.modulusLength ?? 0) < WEAKEST_RSA_BITS) return false;
      if (alg.startsWith("R")) return verify(hash, signed, key, signature);
      const padding = constants.RSA_PKCS1_PSS_PADDING;
      return verify(hash, signed, { key, padding, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }, signature);
    }
    if (CURVES[alg] !== undefined) {
      return jwk.crv === CURVES[alg] && verify(hash, signed, { key, dsaEncoding: "ieee-p1363" }, signature);
    }
    if (alg === "EdDSA" || alg === "Ed25519") return jwk.crv === "Ed25519" && verify(null, signed, key, signature);
    return false;
  } catch {
    return false; // no key, or none of this kind
  }
}

function objectIn(part: string): Claims | null {
  try {
    const value: unknown = JSON.parse(fromUtf8(Buffer.from(part, "base64url")));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Claims) : null;
  } catch {
    return null;
  }
}
