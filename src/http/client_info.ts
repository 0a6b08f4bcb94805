// The facts about a request's client that the audit log and events record.

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
