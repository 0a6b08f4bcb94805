// Redirects among this server's own pages.

import { PAGE_HEADERS } from "../headers.ts";

export function redirect(location: string, status = 302): Response {
  return new Response(null, { status, headers: { ...PAGE_HEADERS, location } });
}

/** No query, no file extension and no path of the API: nothing that opens a push or leaves this host. */
const PAGE = /^(?!\/api\/)(?:\/|(?:\/[\w~-]+)+\/?)$/;
const MAX_PATH_CHARACTERS = 200;

/** The path of a page of this server to which a link may return; null if it is not one. */
export const pagePath = (path: string | null): string | null =>
  path !== null && path.length <= MAX_PATH_CHARACTERS && PAGE.test(path) ? path : null;

/** Keeps only letters, digits and the marks of paths, so that no redirect leads to another host. */
export const safePath = (path: string): string => path.replace(/[^0-9A-Za-z/_.-]/g, "").replace(/^[/.]+/, "");
