// The argument of open, audit, expire and answer: a link, or a url_token alone. A link names its server; a token alone
// does not. No message repeats a link or a token.

import { addressOf } from "../../../static/e2e/link_address.ts";
import { UsageError } from "../terminal.ts";
import type { Noun } from "./server_refusals.ts";

export type LinkNoun = Exclude<Noun, "receipt">;

export interface Link {
  /** Address of the link's server, without a trailing slash; null if only a token was given. */
  base: string | null;
  urlToken: string;
  /** The part after #, which is never sent; "" if there is none. */
  fragment: string;
  /** What the link leads to; null for a token alone, which may belong to a push or a request. */
  noun: LinkNoun | null;
}

export const URL_TOKEN = /^[A-Za-z0-9_-]{4,256}$/;

/** Reads a receipt's address. @throws UsageError if `text` is not one */
export function readReceipt(text: string): { base: string; receipt: string } {
  const url = /^https?:\/\//i.test(text.trim()) ? URL.parse(text.trim()) : null;
  const [, prefix = "", receipt] = (url && /^(.*)\/receipts\/([\w-]{4,256})\/?$/.exec(url.pathname)) ?? [];
  if (url && receipt !== undefined) return { base: url.origin + prefix, receipt };
  throw new UsageError("this is not a receipt: a receipt looks like https://push.example.org/receipts/…");
}

/** @param wanted "any" if either will do @throws UsageError if `text` is neither a link nor a token, or leads elsewhere */
export function readLink(text: string, wanted: LinkNoun | "any" = "push"): Link {
  const [given = "", ...behind] = text.trim().split("#");
  const fragment = behind.join("#");
  if (URL_TOKEN.test(given)) return { base: null, urlToken: given, fragment, noun: null };
  const address = addressOf(given);
  if (!address) {
    throw new UsageError(
      wanted === "request"
        ? "this is not a link to a request: such a link looks like https://push.example.org/req/…"
        : "this is not a link to a push: such a link looks like https://push.example.org/p/…",
    );
  }
  const { noun } = address;
  if (wanted !== "any" && wanted !== noun) {
    throw new UsageError(
      noun === "request"
        ? 'this link asks for a secret: answer it with "secretpush answer"; if it is yours, "secretpush requests LINK" lists the answers'
        : 'this link leads to a push, not to a request: open it with "secretpush open"',
    );
  }
  return { ...address, fragment };
}
