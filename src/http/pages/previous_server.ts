// Redirects links of the Password Pusher that this server has replaced under the same host name, to that server's new address.

import { OLD_TOKEN } from "../../model/url_token.ts";
import { contextOf, queryOf } from "../request_context.ts";
import { redirect } from "./redirect.ts";

/** Tokens of that server are shorter, so it never learns an unknown or purged token of this server. */
const ITS_LINK = /^\/p\/([^/]+)(?:\/(?:r|passphrase))?$/;

/** The path /p/T.json, with any letter or language, as `normalisePath` spells it. */
const ITS_JSON = /^\/p\.json\/([^/]+)$/;
/** The signed addresses of files that the previous server has handed out. */
const ITS_FILE = /^\/rails\/active_storage(?:\/[\w%=-][\w.%=-]*){2,8}$/;

/** Redirects a program to a push that is not here, with the passphrase but no other part of the query. Callers with a token stay here. */
export function programToPreviousServer(request: Request, path: string, previousServer: string): Response | null {
  const { method, headers } = request;
  const sendsToken = headers.has("authorization") || headers.has("x-user-token");
  if ((method !== "GET" && method !== "HEAD") || sendsToken || contextOf(request).origin === previousServer)
    return null;
  const token = ITS_JSON.exec(path)?.[1] ?? "";
  if (ITS_FILE.test(path)) return redirect(previousServer + path, 307);
  if (!OLD_TOKEN.test(token)) return null;
  const passphrase = queryOf(request).get("passphrase");
  const query = passphrase === null ? "" : `?${new URLSearchParams({ passphrase }).toString()}`;
  return redirect(`${previousServer}/p/${token}.json${query}`, 307);
}

/** @returns null if this is not a link of the previous server, or there is no such server */
export function toPreviousServer(request: Request, previousServer: string | null): Response | null {
  // The query is dropped. A proxy may reach this server under any name, and this server must not redirect to itself.
  if (previousServer === null || contextOf(request).origin === previousServer) return null;
  const path = new URL(request.url).pathname.replace(/\/$/, "");
  return OLD_TOKEN.test(ITS_LINK.exec(path)?.[1] ?? "") ? redirect(previousServer + path) : null;
}
