// The argument of open, audit and expire: a link, or a url_token alone. A link names its server; a token alone
// needs one. No message repeats either.

import { UsageError } from "../terminal.ts";

export interface Link {
  /** Address of the link's server, without a trailing slash; null where only a token was given. */
  base: string | null;
  urlToken: string;
  /** What comes behind #, which is never sent; "" where nothing does. */
  fragment: string;
}

const TOKEN = /^[A-Za-z0-9_-]{4,256}$/;

// /p/T, optionally followed by /r, /passphrase, /preview or .json and preceded by a language; the older /f and /r;
// the path of the API.
const PATH =
  /^(?<prefix>(?:\/[^/]+)*?)(?:\/[a-z]{2}(?:-[A-Za-z]{2,4})?)?\/(?:p|f|r|api\/v2\/pushes)\/(?<token>[A-Za-z0-9_-]{4,256})(?:\/(?:r|passphrase|preview))?(?:\.json)?\/?$/;

/** @throws UsageError where `text` is neither */
export function readLink(text: string): Link {
  const [given = "", ...behind] = text.trim().split("#");
  const fragment = behind.join("#");
  if (TOKEN.test(given)) return { base: null, urlToken: given, fragment };
  const url = /^https?:\/\//i.test(given) ? URL.parse(given) : null;
  const { prefix = "", token } = (url && PATH.exec(url.pathname)?.groups) ?? {};
  if (!url || token === undefined) {
    throw new UsageError("this is not a link to a push: such a link looks like https://push.example.org/p/…");
  }
  return { base: url.origin + prefix, urlToken: token, fragment };
}
