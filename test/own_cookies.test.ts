// Each cookie has a name of its own. So signing in takes no key of a device, by which pushes know it, and no page takes the mark by
// which an account knows it.

import { expect, test } from "bun:test";

import { join } from "node:path";

import { OWN_COOKIES } from "../src/http/own_cookie.ts";
import { Browser, signedIn } from "./browser_sessions.ts";
import { ownServer } from "./scratch.ts";

const server = ownServer({ flags: { "trusted-proxies": "127.0.0.1" } });

test("no two cookies share a name, and each is made in one place", async () => {
  const names = Object.values(OWN_COOKIES).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const used: string[] = [];
  const root = join(import.meta.dir, "../src");
  for (const path of new Bun.Glob("**/*.ts").scanSync(root)) {
    const text = await Bun.file(join(root, path)).text();
    // A name stands in the table alone.
    for (const name of names)
      if (path !== "http/own_cookie.ts") expect([path, text.includes(`"${name}"`)]).toEqual([path, false]);
    used.push(...[...text.matchAll(/(?:\bcookie: |= own\(|: own\()"(\w+)"/g)].map(([, key = ""]) => key));
  }
  expect(used.sort()).toEqual(Object.keys(OWN_COOKIES).sort());
});

/** Whether it is let in where strangers have used up what an unknown device may guess. */
async function isKnown(cookies: Map<string, string>, email: string, network: string): Promise<boolean> {
  const at = { "x-forwarded-for": network };
  for (let guess = 0; guess < 5; guess += 1) await new Browser(server, at).signIn(email, "wrong wrong");
  const { status } = await Object.assign(new Browser(server, at), { cookies: new Map(cookies) }).signIn(email);
  expect([200, 429]).toContain(status);
  return status === 200;
}
const lockedPush = async (): Promise<string> =>
  (await server.push({ payload: "x", lock: true, expire_after_views: 5 })).url_token;
const reveal = async (browser: Browser, token: string) => (await browser.send("POST", `/p/${token}/reveal`, {})).body;

test("signing in keeps a browser's lock, and a locked page keeps the owner's known device", async () => {
  const { email } = await server.user();
  const browser = new Browser(server);
  const token = await lockedPush();
  await browser.page(`/p/${token}`);
  expect(await reveal(browser, token)).toMatchObject({ outcome: "open" });
  expect((await browser.signIn(email)).status).toBe(200);
  expect(await reveal(browser, token)).toMatchObject({ outcome: "open" });
  // A page that gives away another key, to a browser that has lost its own.
  browser.cookies.delete(OWN_COOKIES.device.name);
  await browser.page(`/p/${await lockedPush()}`);
  expect(browser.cookies.get(OWN_COOKIES.device.name)).toMatch(/^\w{32}$/);
  expect(await isKnown(browser.cookies, email, "203.0.113.1")).toBe(true);
});

test("a mark that a browser has under the other name counts until it signs in, and a key there stays a key", async () => {
  const { email, browser } = await signedIn(server);
  const mark = browser.cookies.get(OWN_COOKIES.known.name) ?? "";
  const older = new Map([[OWN_COOKIES.known.formerly, mark]]);
  expect(await isKnown(older, email, "203.0.113.2")).toBe(true);
  const moved = Object.assign(new Browser(server), { cookies: older });
  await moved.signIn(email);
  expect(moved.cookies.get(OWN_COOKIES.known.name)).toBeDefined();
  const key = "k".repeat(32);
  const other = Object.assign(new Browser(server), { cookies: new Map([[OWN_COOKIES.device.name, key]]) });
  const token = await lockedPush();
  await other.page(`/p/${token}`);
  expect(other.cookies.get(OWN_COOKIES.device.name)).toBe(key);
  expect((await other.signIn(email)).status).toBe(200);
  expect(other.cookies.get(OWN_COOKIES.device.name)).toBe(key);
});
