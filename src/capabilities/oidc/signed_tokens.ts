// Tokens that the provider has signed (JWS, RFC 7515) with a key in its list (RFC 7517). Only signatures that a public key verifies
// count, not "none" or an HMAC: anyone who knows the public key could make those.

import { compactVerify, createLocalJWKSet, errors, type JSONWebKeySet } from "jose";

import { fromUtf8 } from "../../base/crypto.ts";
import type { Claims } from "./claims.ts";

const LONGEST_TOKEN = 64 * 1_024;
const ALGORITHMS = [..."RPE"].flatMap((kind) => ["256", "384", "512"].map((bits) => `${kind}S${bits}`));
const ACCEPTED = { algorithms: [...ALGORITHMS, "EdDSA", "Ed25519"] };

/** @returns null if the token is malformed, or was not signed with a key in the list */
export async function readSigned(token: string, keys: JSONWebKeySet): Promise<Claims | null> {
  if (token.length > LONGEST_TOKEN) return null;
  try {
    return objectIn(await verified(token, keys));
  } catch {
    return null;
  }
}

async function verified(token: string, keys: JSONWebKeySet): Promise<Uint8Array> {
  try {
    return (await compactVerify(token, createLocalJWKSet(keys), ACCEPTED)).payload;
  } catch (error) {
    // The token names no key, and several keys fit its algorithm.
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    for await (const key of error) {
      const found = await compactVerify(token, key, ACCEPTED).catch(() => null);
      if (found) return found.payload;
    }
    throw error;
  }
}

function objectIn(payload: Uint8Array): Claims | null {
  const value: unknown = JSON.parse(fromUtf8(payload));
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Claims) : null;
}
