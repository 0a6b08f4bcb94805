// The address of a push or of a request: which server has it, and its token.

export interface LinkAddress {
  /** Of the server, without a trailing slash. */
  base: string;
  urlToken: string;
  noun: "push" | "request";
}

// /p/T or /req/T, optionally followed by /r, /passphrase, /preview or .json and preceded by a language; the older /f and /r;
// the path of the API.
const PATH =
  /^(?<prefix>(?:\/[^/]+)*?)(?:\/[a-z]{2}(?:-[A-Za-z]{2,4})?)?\/(?<place>p|f|r|req|api\/v2\/(?:pushes|requests))\/(?<token>[A-Za-z0-9_-]{4,256})(?:\/(?:r|passphrase|preview))?(?:\.json)?\/?$/;

/** Null where it is none. */
export function addressOf(text: string): LinkAddress | null {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null;
  const { prefix = "", place = "", token } = (url && PATH.exec(url.pathname)?.groups) ?? {};
  if (!url || token === undefined) return null;
  return { base: url.origin + prefix, urlToken: token, noun: place.includes("req") ? "request" : "push" };
}
