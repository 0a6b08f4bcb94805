// Links of the Password Pusher that this server has replaced under the same host name. They lead to where it answers now.

import { OLD_TOKEN } from "../../model/url_token.ts";
import { contextOf } from "../request_context.ts";
import { redirect } from "./redirect.ts";

/** Its tokens are shorter than those of this server: that one is unknown here, expired or purged is told to no other server. */
const ITS_LINK = /^\/p\/([^/]+)(?:\/(?:r|passphrase))?$/;

/** @returns null if this is no link of the previous server, or there is none */
export function toPreviousServer(request: Request, previousServer: string | null): Response | null {
  // The query stays behind. A proxy may reach this server under any name: it must not redirect to itself.
  if (previousServer === null || contextOf(request).origin === previousServer) return null;
  const path = new URL(request.url).pathname.replace(/\/$/, "");
  return OLD_TOKEN.test(ITS_LINK.exec(path)?.[1] ?? "") ? redirect(previousServer + path) : null;
}
