// Pages as agents without scripts ask for them.

import type { TestServer } from "./harness.ts";

export function pageRequests(server: () => TestServer) {
  const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Response> =>
    server().fetch(path, { redirect: "manual", headers: { accept: "text/html", ...headers }, ...init });
  return {
    get,
    html: async (path: string, headers?: Record<string, string>): Promise<string> => (await get(path, headers)).text(),
  };
}
