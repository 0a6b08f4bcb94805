// Redirects among this server's own pages.

import { PAGE_HEADERS } from "../headers.ts";

export function redirect(location: string, status = 302): Response {
  return new Response(null, { status, headers: { ...PAGE_HEADERS, location } });
}

/** Keeps only letters, digits and the marks of paths, so that no redirect leads to another host. */
export const safePath = (path: string): string => path.replace(/[^0-9A-Za-z/_.-]/g, "").replace(/^[/.]+/, "");
