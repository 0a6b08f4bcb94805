// The plain HTTP address that redirects to HTTPS.

import { SECURITY_HEADERS } from "../http/headers.ts";
import { hasSeveralHosts } from "../http/request_context.ts";
import type { Answer } from "./listener.ts";

const HEADERS = { "cache-control": "no-store", ...SECURITY_HEADERS };
const CHALLENGES = "/.well-known/acme-challenge/";

/**
 * Redirects GET and HEAD to the same path over HTTPS. Other methods are refused: a program that posts here has just
 * sent its secret unencrypted, and a redirect would hide that.
 * @param bases addresses that links start with; one that has the requested host is used instead of `httpsPort`
 * @param challenge the answer to an authority's challenge with this token; undefined for every other token
 */
export function redirectToHttps(
  bases: readonly string[],
  httpsPort: () => number,
  challenge: (token: string) => string | undefined = () => undefined,
): Answer {
  const secure = bases.filter((base) => base.startsWith("https://")).map((base) => new URL(base));
  return (request) => {
    if (hasSeveralHosts(request)) {
      return Response.json({ error: "The request has more than one Host header." }, { status: 400, headers: HEADERS });
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      return Response.json(
        { error: "This address only redirects to HTTPS: use https://." },
        { status: 403, headers: HEADERS },
      );
    }
    const { hostname, pathname, search } = new URL(request.url);
    const proof = pathname.startsWith(CHALLENGES) ? challenge(pathname.slice(CHALLENGES.length)) : undefined;
    if (proof !== undefined) {
      return new Response(proof, { headers: { "content-type": "application/octet-stream", ...HEADERS } });
    }
    const known = secure.find((base) => base.hostname === hostname);
    const port = httpsPort();
    const origin = known?.origin ?? `https://${hostname}${port === 443 ? "" : `:${port}`}`;
    return new Response(null, {
      status: 308,
      headers: { location: origin + pathname + search, ...HEADERS },
    });
  };
}
