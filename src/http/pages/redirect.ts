// Redirects among this server's own pages, and the headers that every answer of a page carries.

// No 'unsafe-inline', and no string ever becomes HTML: trusted types are required, and no policy may create one.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

export const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": POLICY,
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex, nofollow",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), interest-cohort=()",
};

export function redirect(location: string, status = 302): Response {
  return new Response(null, { status, headers: { ...PAGE_HEADERS, location } });
}

/** Keeps only letters, digits and the marks of paths, so that no redirect leads to another host. */
export const safePath = (path: string): string => path.replace(/[^0-9A-Za-z/_.-]/g, "").replace(/^[/.]+/, "");
