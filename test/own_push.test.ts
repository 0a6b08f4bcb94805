// GET /account/pushes/T: what the page of a push shows to its owner, and to nobody else.

import { expect, setDefaultTimeout, test } from "bun:test";

import { pathOf } from "./api_checks.ts";
import { signedIn } from "./browser_sessions.ts";
import { testClock } from "./harness.ts";
import { alarm } from "./people.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const clock = testClock();
const server = ownServer({ clock });

const file = (filename: string, content: string) => ({
  filename,
  content_type: "text/plain",
  content: Buffer.from(content).toString("base64"),
});

test("the owner reads terms, files and who opened it, and no view is counted", async () => {
  const { browser, token } = await signedIn(server);
  const headers = { authorization: `Bearer ${token}` };
  const files = [file("plan.txt", "12345"), file("Übersicht.txt", "123")];
  const push = await server.push({ payload: "x", files, name: "Plans", note: "for Ben" }, headers);
  const before = await browser.send("GET", `/account/pushes/${push.url_token}`);
  expect(before.body).toMatchObject({
    name: "Plans",
    note: "for Ben",
    expired: false,
    guarded: false,
    views_remaining: 5,
    file_count: 2,
    files: [
      { filename: "plan.txt", byte_size: 5 },
      { filename: "Übersicht.txt", byte_size: 3 },
    ],
    totals: { creation: 1 },
    views: [],
    ended: null,
  });
  expect(before.text).not.toContain("payload");

  for (const agent of ["one", "two"]) {
    await server.json("GET", pathOf(push), undefined, { "user-agent": agent });
    clock.advance(1_000);
  }
  await server.json("DELETE", pathOf(push), undefined, { "user-agent": "three" });
  await server.json("GET", pathOf(push));
  const after = (await browser.send("GET", `/account/pushes/${push.url_token}`)).body;
  expect(after).toMatchObject({
    name: "Plans",
    expired: true,
    deleted: true,
    file_count: 2,
    files: [],
    totals: { creation: 1, view: 2, expire: 1, failed_view: 1 },
    ended: { kind: "expire", ip: "127.0.0.1", user_agent: "three" },
  });
  expect(after.views.map((view: { user_agent: string }) => view.user_agent)).toEqual(["two", "one"]);
});

test("a passphrase guards the names of files from their owner too; their sizes are shown", async () => {
  const { browser, token } = await signedIn(server);
  const fields = { files: [file("secret name.txt", "1234")], passphrase: "open sesame" };
  const push = await server.push(fields, { authorization: `Bearer ${token}` });
  const { body, text } = await browser.send("GET", `/account/pushes/${push.url_token}`);
  expect(body).toMatchObject({ guarded: true, file_count: 1, files: [{ filename: null, byte_size: 4 }] });
  expect(text).not.toContain("secret name");
});

test("of many views the newest are shown, and all are counted", async () => {
  const { browser, token } = await signedIn(server);
  const push = await server.push({ payload: "x", expire_after_views: 60 }, { authorization: `Bearer ${token}` });
  for (let view = 1; view <= 60; view += 1) {
    await server.json("GET", pathOf(push), undefined, { "user-agent": `reader ${view}` });
  }
  const { body } = await browser.send("GET", `/account/pushes/${push.url_token}`);
  expect(body).toMatchObject({ expired: true, deleted: false, totals: { creation: 1, view: 60 } });
  expect(body.views).toHaveLength(20);
  expect([body.views[0].user_agent, body.views[19].user_agent]).toEqual(["reader 60", "reader 41"]);
});

test("the page lists who opened it, and a page of its log, without scripts too", async () => {
  const { browser, token } = await signedIn(server);
  const push = await server.push({ payload: "x", expire_after_views: 60 }, { authorization: `Bearer ${token}` });
  for (let view = 1; view <= 52; view += 1) {
    await server.json("GET", pathOf(push), undefined, { "user-agent": `reader ${view}` });
  }
  const page = (query = ""): Promise<string> => browser.page(`/p/${push.url_token}/preview${query}`);
  const agentsIn = (html: string, id: string): string[] => {
    const [, rows = ""] = new RegExp(`id="${id}"[^>]*>(.*?)</tbody>`, "s").exec(html) ?? [];
    return Array.from(rows.matchAll(/title="([^"]*)"/g), ([, agent = ""]) => agent);
  };
  const first = await page();
  expect(agentsIn(first, "views")).toEqual(Array.from({ length: 20 }, (_, index) => `reader ${52 - index}`));
  expect(first).toContain('<noscript><a href="?page=1">');
  expect(first).toMatch(/Opened 52 times, most recently <time datetime="[^"]+"[^>]*>[^<]+<noscript> UTC</);
  const last = await page("?page=2");
  expect(agentsIn(last, "entries")).toEqual(["reader 50", "reader 51", "reader 52"]);
  expect([last.includes('href="?page=1"'), last.includes('href="?page=3"')]).toEqual([true, false]);
});

test("nobody else reads it: no other user, no administrator, no anonymous caller, no other site", async () => {
  const { browser, token } = await signedIn(server);
  const push = await server.push({ payload: "x" }, { authorization: `Bearer ${token}` });
  const anonymous = await server.push({ payload: "y" });
  const path = `/account/pushes/${push.url_token}`;
  for (const admin of [false, true]) {
    const other = (await signedIn(server, admin)).browser;
    expect((await other.send("GET", path)).status).toBe(403);
    expect((await other.send("GET", `/account/pushes/${anonymous.url_token}`)).status).toBe(403);
  }
  expect((await server.json("GET", path)).status).toBe(401);
  expect((await browser.send("GET", path, undefined, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await browser.send("GET", `/account/pushes/${"0".repeat(24)}`)).status).toBe(404);
});

test("the terms say whether the opened secret stays covered, to the owner and to whoever has the link", async () => {
  const { browser, token } = await signedIn(server);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  for (const covered of [true, false]) {
    const push = await server.push({ payload: "x", covered }, { authorization: `Bearer ${token}` });
    expect((await browser.send("GET", `/account/pushes/${push.url_token}`)).body).toMatchObject({ covered });
    for (const headers of [{ cookie }, {}] as Array<Record<string, string>>) {
      const html = await (await server.fetch(`/p/${push.url_token}/preview`, { headers })).text();
      // What is not agreed is no term.
      expect(html.includes("<dt>Covered</dt><dd>Yes, until the recipient taps it</dd>")).toBe(covered);
      expect(html.includes("Covered")).toBe(covered);
    }
  }
});

test("the page of a push with a long log takes at most 60 kB, and is not compressed together with what others wrote", async () => {
  const { browser, token } = await signedIn(server);
  const push = await server.push({ payload: "x", expire_after_views: 60 }, { authorization: `Bearer ${token}` });
  const agent = `Mozilla/5.0 (X11; Linux x86_64) Firefox/128.0 ${"x".repeat(255)}`;
  for (let view = 1; view <= 25; view += 1) {
    await server.json("GET", pathOf(push), undefined, { "user-agent": agent });
  }
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const raw = async (path: string): Promise<Response> =>
    server.fetch(path, { headers: { cookie, "accept-encoding": "gzip" }, decompress: false } as RequestInit);
  const page = await raw(`/p/${push.url_token}/preview`);
  expect(page.headers.get("content-encoding")).toBe(null);
  const html = await page.text();
  let bytes = Buffer.byteLength(html);
  for (const [, asset = ""] of html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
    bytes += (await (await raw(asset)).arrayBuffer()).byteLength;
  }
  expect(html).toContain("Firefox");
  expect(bytes).toBeLessThan(60_000);
});

test("the page shows the owner's view only to the owner, and not where another site leads there", async () => {
  const { browser, token } = await signedIn(server);
  const push = await server.push({ payload: "x", name: "Private name" }, { authorization: `Bearer ${token}` });
  const other = (await signedIn(server, true)).browser;
  const page = async (
    by: typeof browser,
    headers: Record<string, string> = {},
    of = push.url_token,
  ): Promise<string> => {
    const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return (await server.fetch(`/p/${of}/preview`, { headers: { cookie, ...headers } })).text();
  };
  const link = `/p/${push.url_token}/r`;
  for (const site of ["none", "same-origin"]) {
    expect(await page(browser, { "sec-fetch-site": site })).toContain("Private name");
  }
  for (const html of [
    await page(browser, { "sec-fetch-site": "cross-site" }),
    await page(browser, { origin: "https://elsewhere.example" }),
    await page(other),
  ]) {
    expect(html).toContain(link);
    expect(html).not.toContain("Private name");
  }
  // Only its owner learns that an expired push was there.
  await server.json("DELETE", pathOf(push));
  expect(await page(browser)).toContain("Private name");
  const unknown = "0".repeat(push.url_token.length);
  const never = await page(other, {}, unknown);
  expect(never).toContain("Nothing here any more");
  expect((await page(other)).replaceAll(push.url_token, unknown)).toBe(never);
});

test("the page says before its script runs that the push is paused, and what a recipient has reported", async () => {
  const { browser, token } = await signedIn(server);
  const headers = { authorization: `Bearer ${token}` };
  const push = await server.push({ payload: "x", deletable_by_viewer: true }, headers);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const shown = async (): Promise<string[]> => {
    const html = await (await server.fetch(`/p/${push.url_token}/preview`, { headers: { cookie } })).text();
    const parts = ["caution", "alarm", "frozen", "freeze"];
    return parts.filter((part) => !new RegExp(`id="${part}"[^>]* hidden>`).test(html));
  };
  expect(await shown()).toEqual(["freeze"]);
  await server.json("GET", pathOf(push));
  expect((await alarm(server, `/p/${push.url_token}`)).status).toBe(200);
  expect(await shown()).toEqual(["caution", "alarm", "frozen"]);
  const html = await (await server.fetch(`/p/${push.url_token}/preview`, { headers: { cookie } })).text();
  expect(html).toMatch(
    /id="alarm" ?>A recipient says that someone else opened the link before them\..* UTC<\/noscript><\/time> .*Check whether the entries/,
  );
  expect(html).toMatch(/id="frozen" ?>This link is paused, .* UTC<\/noscript><\/time>\.</);
  expect(html).toContain(">Resume the link</button>");
  await server.json("POST", `${pathOf(push)}/thaw`, undefined, headers);
  expect(await shown()).toEqual(["freeze"]);
});

test("a name that looks like a time of the page stays a name", async () => {
  const { browser, token } = await signedIn(server);
  const name = "\uE000date - at noon\uE001";
  const push = await server.push({ payload: "x", name }, { authorization: `Bearer ${token}` });
  const page = await browser.page(`/p/${push.url_token}/preview`);
  expect(page).toContain(`<bdi>${name}</bdi>`);
  expect(page).toContain('data-as="date"');
  expect(page).not.toContain('datetime="-"');
});
