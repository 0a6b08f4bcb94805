// The text of a receipt: the push's lookup, and a secret that only the sender has. The push keeps a digest of the secret, so no one can
// forge a receipt from a copy of the database, and receipts stay valid when the master key is rotated. The text does not reveal the link:
// the lookup is a hash of 142 random bits. If links are long, the place in the lookup is masked, and the text begins with a "2".

import { newToken, sameBytes, sha256 } from "../../base/crypto.ts";
import type { PushRecord } from "../../model/push.ts";
import type { Links } from "./links.ts";

export interface NewReceipt {
  /** What the sender gets. */
  token: string;
  /** What the push keeps. */
  digest: string;
}

/** 32 bytes as base64url, then 22 letters and digits with 131 random bits. */
const RECEIPT = /^(2?)([\w-]{42}[AEIMQUYcgkosw048])([0-9A-Za-z]{22})$/;

export function newReceipt(lookup: Uint8Array, links: Links): NewReceipt {
  const secret = newToken(22);
  const [mark, shown] = links.isLong ? ["2", links.masked(lookup)] : ["", lookup];
  return { token: mark + Buffer.from(shown).toString("base64url") + secret, digest: digestOf(secret) };
}

/** @returns the lookup of a push, and a check that the push found by it has this receipt; null if the text is not a receipt */
export function readReceipt(
  token: string,
  links: Links,
): { lookup: Uint8Array; fits(push: PushRecord | null): boolean } | null {
  const [, mark, at, secret] = RECEIPT.exec(token) ?? [];
  if (at === undefined || secret === undefined) return null;
  const digest = Buffer.from(digestOf(secret));
  const fits = (push: PushRecord | null): boolean => {
    const kept = Buffer.from(push?.traits.receipt ?? NO_DIGEST);
    return sameBytes(kept, digest);
  };
  const shown = new Uint8Array(Buffer.from(at, "base64url"));
  return { lookup: mark === "2" ? links.masked(shown) : shown, fits };
}

const digestOf = (secret: string): string => Buffer.from(sha256(`receipt ${secret}`)).toString("base64url");
/** Compared like any other, so that a push without a receipt takes as long as one with a different receipt. */
const NO_DIGEST = "A".repeat(43);
