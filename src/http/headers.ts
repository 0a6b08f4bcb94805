// The headers that protect each kind of response, and functions that read what a request's headers ask for.

import { LINK_CHECK_HASH } from "./link_check.ts";

/** On every response: browsers must not guess a type, or tell other sites where a reader came from. */
export const SECURITY_HEADERS = { "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" };

/** Copied as a whole into every response: setting the headers one by one would cost several times as much. */
export const JSON_HEADERS = new Headers({
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  ...SECURITY_HEADERS,
});

/** @param directives in the order in which the header lists them; everything that none of them names is forbidden */
export const contentPolicy = (...directives: string[]): string => ["default-src 'none'", ...directives].join("; ");

// No 'unsafe-inline': the one script in the page is allowed by its hash. No string ever becomes HTML: trusted types are
// required, and only the policy for the script of the sealing worker may create any.
const pagePolicy = ({ images = "'self' data:", worker = "" } = {}): string =>
  contentPolicy(
    `script-src 'self' ${LINK_CHECK_HASH}`,
    ...(worker === "" ? [] : ["worker-src 'self'"]),
    "style-src 'self'",
    `img-src ${images}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${worker || "'none'"}`,
  );

export const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": pagePolicy(),
  ...SECURITY_HEADERS,
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex, nofollow",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), interest-cohort=()",
};

/** For the page that shows pictures that its script has fetched. */
export const PICTURES_POLICY = pagePolicy({ images: "'self' data: blob:" });

/** For pages that seal in a worker: static/modules/sealing_worker.ts makes this policy for trusted types. */
export const SEALING_POLICY = pagePolicy({ worker: "sealing" });

/** For pages at an address that browsers trust. At any other, they report this header as an error. */
export const TRUSTED_PAGE_HEADERS = { "cross-origin-opener-policy": "same-origin" };

/** For files that recipients save. Even if a browser shows such a file, it runs nothing in it. */
export const DOWNLOAD_HEADERS = {
  "cache-control": "private, no-store",
  "content-security-policy": contentPolicy("sandbox", "frame-ancestors 'none'"),
  ...SECURITY_HEADERS,
  "cross-origin-resource-policy": "same-origin",
};

/** For styles, scripts and the logo. An SVG logo that is opened on its own cannot run scripts. */
export const ASSET_HEADERS = {
  "content-security-policy": contentPolicy("style-src 'unsafe-inline'", "sandbox"),
  ...SECURITY_HEADERS,
  "cross-origin-resource-policy": "same-origin",
  vary: "Accept-Encoding",
};

/** For the script that is also a worker: when it runs as a worker, it can send nothing over the network. */
export const WORKER_HEADERS = { ...ASSET_HEADERS, "content-security-policy": contentPolicy() };

/** Whether the client accepts a body in this content coding (RFC 9110 §12.5.3): "gzip;q=0" refuses it. */
export const acceptsEncoding = (request: Request, coding: "br" | "gzip"): boolean =>
  (request.headers.get("accept-encoding") ?? "").split(",").some((part) => {
    const [name = "", ...parameters] = part.toLowerCase().split(";");
    const quality = parameters.map((text) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(text)?.[1]).find((q) => q !== undefined);
    return name.trim() === coding && Number(quality ?? 1) > 0;
  });

/** Whether the client asks for a page: a browser that opens an address, not a program that asks for data. */
export const acceptsHtml = (request: Request): boolean => (request.headers.get("accept") ?? "").includes("text/html");
