// Browsers that sign in, as tests of sessions and accounts need them.

import { afterAll, beforeAll, expect } from "bun:test";
import { connect } from "node:net";

import type { AdminEntry } from "../src/model/admin_log.ts";
import { SessionList } from "../src/domain/sign_in/session_list.ts";
import type { ApiToken, ListedUser } from "../src/model/account.ts";
import type { AdminFilter } from "../src/store/contract.ts";
import { type Answer, openStoreOf, startServer, testClock, type TestServer } from "./harness.ts";

/** The password of every user that a test server creates. */
export const PASSWORD = "correct horse";
/** A path that needs a session. */
export const OWN_PUSHES = "/account/pushes/words";

/** A browser: keeps its cookies and says where its requests come from. */
export class Browser {
  cookies = new Map<string, string>();
  constructor(
    readonly at: TestServer,
    readonly headers: Record<string, string> = {},
  ) {}

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await this.at.json(method, path, body, this.#headers(headers));
    this.#keep(answer.headers);
    return answer;
  }

  /** Loads a page, or sends a form. @returns its HTML */
  async page(path: string, form?: Record<string, string>): Promise<string> {
    return (await this.load(path, form)).text();
  }

  async load(path: string, form?: Record<string, string>): Promise<Response> {
    const headers = this.#headers({ accept: "text/html" });
    const sent = form ? { method: "POST", body: new URLSearchParams(form) } : {};
    const answer = await this.at.fetch(path, { headers, ...sent });
    this.#keep(answer.headers);
    return answer;
  }

  #headers(more: Record<string, string>): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { "sec-fetch-site": "same-origin", ...(cookie === "" ? {} : { cookie }), ...this.headers, ...more };
  }

  #keep(headers: Headers): void {
    for (const set of headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      const [name = "", value = ""] = pair.split("=");
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  signIn(email: string, password = PASSWORD): Promise<Answer> {
    return this.send("POST", "/session", { email, password });
  }
}

let users = 0;
/** A new user who is signed in. */
export async function signedIn(
  server: TestServer,
  admin = false,
): Promise<{ email: string; browser: Browser; token: string }> {
  const { email, token } = await server.user(`person${(users += 1)}@example.org`, admin);
  const browser = new Browser(server);
  expect((await browser.signIn(email)).status).toBe(200);
  return { email, browser, token };
}

export let server: TestServer;
export let clock: ReturnType<typeof testClock>;

/** Starts a server with an administrator before the tests of a file, and stops it after them. */
export function useServer(): void {
  beforeAll(async () => {
    clock = testClock();
    server = await startServer({ clock });
    await server.user("root@example.org", true);
  });
  afterAll(() => server.stop());
}

/** A new user of that server who is signed in. */
export const person = (admin = false) => signedIn(server, admin);

/** The names in somebody's list of their own links; of a link without a name, its kind and time. */
export async function linksOf(browser: Browser, query = ""): Promise<string[]> {
  const names = (await browser.page(`/admin${query}`)).matchAll(/class="name"[^>]*>(?:<bdi>)?(.*?)<\/bdi>/g);
  return [...names].map(([, name = ""]) => name);
}

/** A page of all pushes as auditors and administrators see it. */
export async function overviewOf(browser: Browser, query = "") {
  const html = await browser.page(`/admin/links${query}`);
  const lines = html.matchAll(/<li><a class="name" href="\/admin\/links\/(\d+)">.*?<\/li>/g);
  const pushes = [...lines].map(([line, id]) => ({
    id: Number(id),
    owner: /<bdi>([^<]*)<\/bdi><\/a>/.exec(line)?.[1] ?? null,
    expired: /<span class="fact ends">(?:expired|deleted)/.test(line),
  }));
  const [, next = null] = /href="[^"]*before=(\d+)"/.exec(html) ?? [];
  return { pushes, next: next === null ? null : Number(next), html };
}

/** The id of a user, from an administrator's list. */
export async function idOf(root: Browser, email: string): Promise<number | undefined> {
  const page = await root.page(`/admin/users?q=${encodeURIComponent(email)}`);
  const lines = page.matchAll(/class="name" href="\/admin\/users\/(\d+)"><bdi>(.*?)<\/bdi>/g);
  const [, id] = [...lines].find(([, , shown]) => shown?.replaceAll("<wbr>", "") === Bun.escapeHTML(email)) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** The people of a running server whose addresses have this part, as administrators see them. */
export async function peopleOf(at: TestServer, text = ""): Promise<ListedUser[]> {
  const store = await openStoreOf(at, false);
  const page = { after: "", limit: 1_000, offset: 0 };
  return store.accounts.findUsers({ text: text.toLowerCase() }, page).finally(() => store.close());
}

/** The sessions of somebody, the most recently used first. @param maxAgeMs of sessions */
export async function sessionsOf(at: TestServer, email: string, nowMs = Date.now(), maxAgeMs = Infinity) {
  const [found] = await peopleOf(at, email);
  const store = await openStoreOf(at, false);
  const list = new SessionList({ store: store.accounts, clock: { now: () => nowMs }, maxAgeMs });
  return list.of(found?.id ?? 0).finally(() => store.close());
}

/** The API tokens of somebody. */
export async function tokensOf(at: TestServer, email: string): Promise<ApiToken[]> {
  const [found] = await peopleOf(at, email);
  const store = await openStoreOf(at, false);
  return store.accounts.listTokens(found?.id ?? 0).finally(() => store.close());
}

/** What the admin log of a running server holds, newest first. */
export async function logOf(at: TestServer, filter: AdminFilter = {}): Promise<AdminEntry[]> {
  const store = await openStoreOf(at, false);
  try {
    return await store.adminLog.page(filter, { beforeId: Number.MAX_SAFE_INTEGER, limit: 100 });
  } finally {
    await store.close();
  }
}

/** Lets an administrator create a one-time link for a user. @returns its code */
export async function resetLink(root: Browser, email: string): Promise<string> {
  const answer = await root.send("POST", `/admin/data/users/${await idOf(root, email)}/reset`, {});
  return String(answer.body.link).split("#")[1] ?? "";
}

/** Sends a request of a browser without the end of its body. @returns a function that sends the end and returns the whole response */
export async function holdBack(browser: Browser, path: string, fields: object): Promise<() => Promise<string>> {
  const body = JSON.stringify(fields);
  const { hostname, port } = new URL(browser.at.url);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  const ended = new Promise((resolve) => socket.once("close", resolve));
  const head =
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n` +
    `Cookie: sp_session=${browser.cookies.get("sp_session")}\r\nSec-Fetch-Site: same-origin\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  await new Promise((resolve) => socket.write(head + body.slice(0, 5), resolve));
  // A round trip, by which the server has seen the first half.
  expect((await browser.send("GET", OWN_PUSHES)).status).toBe(200);
  return async () => {
    socket.write(body.slice(5));
    await ended;
    return answer;
  };
}
