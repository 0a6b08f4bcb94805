// The facts about a request's client that the audit log and events record, and whether a page of another site has sent it.

import { AppError } from "../base/errors.ts";
import type { ClientInfo } from "../model/audit.ts";
import { contextOf } from "./request_context.ts";

const MAX_HEADER_CHARACTERS = 255;
/**
 * The part of an address that leads to a push or a file: a url_token, or a ticket with the query after it, also inside
 * another address's query. It is never stored in clear.
 */
const LINK = /(\/|%2f)(p|f|r|req|receipts|pushes|requests|p\.json|download)(\/|%2f)[\w-]{16,}\S*/gi;

/** The log itself writes these about people who have proved who they are, or an address: no header may imitate them. */
const IDENTITY = /^\s*(?:mailto|confirmed):.*$/is;

/** The client, as the audit log records it. */
export const clientInfoOf = (request: Request): ClientInfo => ({
  ip: contextOf(request).address,
  userAgent: kept(request.headers.get("user-agent")),
  referrer: kept(request.headers.get("referer")).replace(IDENTITY, ""),
});

const kept = (header: string | null): string =>
  header === null ? "" : header.replace(LINK, "$1$2$3…").slice(0, MAX_HEADER_CHARACTERS);

/**
 * Whether a page of another site makes a browser send this: as a picture, a form or a script, which would use up a view although
 * nobody reads the response. Programs send neither header, and browsers send the first only over TLS and on this host.
 */
export function isFromAnotherSite(request: Request, baseUrl: string | null): boolean {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "cross-site" || site === "same-site";
  const origin = headers.get("origin");
  return origin !== null && origin !== contextOf(request).origin && origin !== baseUrl;
}

/** For each act that a link alone allows. @throws AppError `forbidden` */
export function expectNoOtherSite(request: Request, baseUrl: string | null): void {
  if (!isFromAnotherSite(request, baseUrl)) return;
  throw new AppError("forbidden", "A page of another site may not do this. Open the link itself.");
}
