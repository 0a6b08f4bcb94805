// The routes of a running server, from its own router: a test that asks all of them also asks one that is added tomorrow.

import { spyOn } from "bun:test";
import { Elysia } from "elysia";

import type { ServerSettings, TestServer } from "./harness.ts";
import { newAuthority, startWith } from "./openid.ts";

export interface Route {
  method: string;
  path: string;
}

/** Starts a server, and lists what its router answers: from the start, and once everything was loaded. */
export async function routesOf(
  start: () => Promise<TestServer>,
): Promise<{ server: TestServer; first: Route[]; routes: Route[] }> {
  const compile = spyOn(Elysia.prototype, "compile");
  compile.mockClear(); // another file in this process may have watched it before
  try {
    const server = await start();
    const listed = (): Route[] => {
      const routes = compile.mock.contexts.flatMap((app) => (app as Elysia).routes);
      return [...new Map(routes.map(({ method, path }) => [`${method} ${path}`, { method, path }])).values()];
    };
    const first = listed();
    await fetch(new URL("/robots.txt", server.url));
    return { server, first, routes: listed() };
  } finally {
    compile.mockRestore();
  }
}

/** Starts a server with every setting that adds routes. Neither its provider nor its mail server is there. */
export const startWithEverything = (
  directory: string,
  { flags = {}, env = {}, ...settings }: ServerSettings = {},
): Promise<TestServer> =>
  startWith(
    { issuer: "https://127.0.0.1:9", authority: newAuthority(directory) },
    {
      ...settings,
      flags: {
        "enable-requests": "true",
        "allow-sign-up": "true",
        "mail-from": "push@example.org",
        "webhooks-allow": "127.0.0.1",
        ...flags,
      },
      env: { SECRETPUSH_MAIL_URL: "smtp://127.0.0.1:9?starttls=off", ...env },
    },
  );
