// A server that answers a link with a key with another of its own pages, in a real Chromium: of a push or a request that is
// not sealed. Every byte of such a page is genuine. The end of the link decides, and nothing can be typed.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { fragmentOf, newKey } from "../static/e2e/link.ts";
import { newKeys } from "../static/e2e/recipient.ts";
import { hasBrowser, openPage, type Page } from "./browser.ts";
import { FULL } from "./full.ts";
import { startServer, type TestServer, type User } from "./harness.ts";
import { needs } from "./needs.ts";
import { cookiesOf, fill, follow, leave, press, reload, textAt } from "./page_actions.ts";
import { pushSealed } from "./sealed_pushes.ts";

setDefaultTimeout(120_000); // other load on the machine slows the tests down

const SECRET = "forged: pay to another account";
const TITLE = "This isn’t what the sender encrypted";
const refused = `document.querySelector("h1")?.textContent === ${JSON.stringify(TITLE)}`;
/** Whatever takes something of a reader, or leads on. */
const TAKING = "input, textarea, select, button, form, a, [tabindex], [contenteditable]";

let server: TestServer;
let ann: User;
/** The pages of one link are those of another, in front of the server. */
let relay: ReturnType<typeof Bun.serve>;
const swapped = new Map<string, string>();
/** What browsers sent. */
let sent: string[] = [];

beforeAll(async () => {
  if (!hasBrowser) return;
  server = await startServer({
    flags: { "enable-requests": "true", "file-attachments-require-authentication": "false" },
  });
  ann = await server.user("ann@example.org");
  relay = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const body = request.method === "GET" ? "" : await request.text();
      if (request.method !== "GET") sent.push(body);
      let path = pathname;
      for (const [link, other] of swapped) path = path.replace(link, other);
      const init = { method: request.method, headers: request.headers, redirect: "manual", decompress: false } as const;
      return fetch(server.url + path + search, body === "" ? init : { ...init, body });
    },
  });
});
afterAll(async () => {
  await relay?.stop(true);
  await server?.stop();
});

const push = async (fields: Record<string, unknown>): Promise<string> =>
  String((await server.push({ payload: SECRET, ...fields }, ann.headers)).url_token);
async function request(fields: Record<string, unknown> = {}): Promise<string> {
  const asked = { request: "The password, please", ...fields };
  const { status, body, text } = await server.json("POST", "/api/v2/requests", { request: asked }, ann.headers);
  if (status !== 201) throw new Error(`${status} ${text}`);
  return String(body.url_token);
}
async function withFile(): Promise<string> {
  const body = new FormData();
  body.append("push[files][]", new File(["x"], "x.txt"));
  const made = await server.fetch("/api/v2/pushes", { method: "POST", body });
  return ((await made.json()) as { url_token: string }).url_token;
}
/** One of each kind, and ends that people or programs have spoilt, which the same script reads in every page. */
const ends = async (withSpoilt = FULL): Promise<string[]> => {
  const { recipient, identity } = await newKeys();
  const spoilt = ["e1.cut", fragmentOf(newKey()).replace(".", "%2E")];
  return [fragmentOf(newKey()), recipient, identity, ...(withSpoilt ? spoilt : [])];
};
/** Addresses that differ by their # alone are one document. */
const differing = (address: string, all: string[]): string[] => all.map((end, at) => `${address}?${at}#${end}`);

async function expectRefused(page: Page): Promise<void> {
  await page.until(refused);
  const seen = await page.view.evaluate(`[document.querySelectorAll(${JSON.stringify(TAKING)}).length,
    document.body.textContent.includes(${JSON.stringify(SECRET)}), document.title]`);
  expect(seen).toEqual([0, false, TITLE]);
  expect(await textAt(page, "main p")).toStartWith("The sender encrypted this secret");
}

needs("chromium", "the long run").describe("under a link with a key", () => {
  const PAGES: Array<{ name: string; path: () => Promise<string> | string; own?: true }> = [
    { name: "the gate of a text", path: async () => `/p/${await push({})}/r` },
    { name: "the gate of a text, at its short address", path: async () => `/p/${await push({})}` },
    { name: "the gate with a passphrase", path: async () => `/p/${await push({ passphrase: "x" })}/passphrase` },
    {
      name: "the gate of an address",
      path: async () => `/p/${await push({ kind: "url", payload: "https://example.org" })}/r`,
    },
    { name: "the gate of a code", path: async () => `/p/${await push({ kind: "qr" })}/r` },
    { name: "the gate of a covered text", path: async () => `/p/${await push({ covered: true })}/r` },
    { name: "the gate of files", path: async () => `/p/${await withFile()}/r` },
    { name: "the gate of a held push", path: async () => `/p/${await push({ hold: true })}/r` },
    {
      name: "the gate with a sender's words",
      path: async () => `/p/${await push({ sender_name: "A", sender_message: SECRET })}/r`,
    },
    { name: "the gate of one's own push", path: async () => `/p/${await push({})}/r`, own: true },
    { name: "the page of a push", path: async () => `/p/${await push({})}/preview` },
    { name: "the page of one's own push", path: async () => `/p/${await push({})}/preview`, own: true },
    { name: "the gate of a request", path: async () => `/req/${await request()}` },
    { name: "the gate of a request with a passphrase", path: async () => `/req/${await request({ passphrase: "x" })}` },
    { name: "the gate of one's own request", path: async () => `/req/${await request()}`, own: true },
    { name: "the page of one's own request", path: async () => `/requests/${await request()}`, own: true },
    { name: "the form of a new push", path: () => "/" },
    { name: "the page about the server", path: () => "/about" },
    { name: "the API reference", path: () => "/help/api" },
  ];
  test.each(PAGES)("$name refuses", async ({ name, path, own }) => {
    const cookies = own ? await cookiesOf(server, "ann@example.org") : {};
    const [first = "", ...others] = differing(server.url + (await path()), await ends(FULL || name === PAGES[0]?.name));
    const page = await openPage(first, { cookies });
    await expectRefused(page);
    for (const address of others) {
      await follow(page, address);
      await expectRefused(page);
    }
    expect(page.problems).toEqual([]);
    page.close();
  });

  test.each([
    ["nothing any more", () => "/p/unknownunknownunknown/r", "Nothing here any more"],
    ["no such request", () => "/req/unknownunknownunknown", "This request is closed"],
    ["no page", () => "/p/x/nowhere", "Page not found"],
    ["another network", async () => `/p/${await push({ allowed_networks: "192.0.2.0/24" })}/r`, ""],
  ])("a page that says that there is %s still says so, and asks for nothing", async (_name, path, title) => {
    const page = await openPage(`${server.url}/about`);
    for (const address of differing(server.url + (await path()), await ends())) {
      await follow(page, address);
      await page.until("document.querySelector('main h1')");
      expect(await textAt(page, "main h1")).toContain(title);
      expect(await page.view.evaluate(refused)).toBe(false);
      expect(await page.view.evaluate("document.querySelectorAll('input, textarea').length")).toBe(0);
    }
    page.close();
  });

  test("the gate of a sealed push refuses the key of a request, and the gate of a request the key of a push", async () => {
    const { recipient } = await newKeys();
    const [sealed = ""] = (await pushSealed(server, { payload: SECRET })).split("#");
    const page = await openPage(`${server.url}${sealed}#${recipient}`);
    await expectRefused(page);
    const asks = await request({ e2e: true });
    await follow(page, `${server.url}/req/${asks}#${fragmentOf(newKey())}`);
    await expectRefused(page);
    page.close();
  });
});

needs("chromium").describe("a server that swaps", () => {
  test("a sealed push for a plain one learns no passphrase and shows nothing", async () => {
    const [path = "", end = ""] = (await pushSealed(server, { payload: "real", passphrase: "private" })).split("#");
    const token = path.split("/")[2] ?? "";
    sent = [];
    swapped.set(token, await push({ passphrase: "private" }));
    const page = await openPage(`${relay.url.origin}${path}#${end}`);
    await expectRefused(page);
    // Nor where the page's own scripts do not arrive, or late.
    await page.view.cdp("Network.setBlockedURLs", { urls: ["*/assets/*.js", "*/assets/*.css"] });
    await reload(page);
    await expectRefused(page);
    expect(sent).toEqual([]);
    page.close();
  });

  test("it when the page is loaded again after it was opened shows nothing either", async () => {
    const [path = "", end = ""] = (
      await pushSealed(server, { payload: "real", fields: { expire_after_views: 5 } })
    ).split("#");
    const page = await openPage(`${relay.url.origin}${path}#${end}`);
    await page.until("document.querySelector('#submit') && !document.querySelector('#submit').ariaBusy");
    await press(page, "#submit");
    await page.until("document.querySelector('#opened:not([hidden])') && location.hash === ''");
    swapped.set(path.split("/")[2] ?? "", await push({}));
    await leave(page, "location.reload()");
    await expectRefused(page);
    page.close();
  });

  test("the page of one's own request for that of a password link is not told the key of the answers", async () => {
    const { identity } = await newKeys();
    const link = `requests/${await request({ e2e: true })}`;
    sent = [];
    swapped.set(link, "users/reset");
    const page = await openPage(`${relay.url.origin}/${link}#${identity}`);
    await expectRefused(page);
    expect(await page.view.evaluate("location.hash")).toBe(`#${identity}`);
    expect(sent).toEqual([]);
    page.close();
  });

  test("a link that comes into an open tab finds nothing to type into", async () => {
    const page = await openPage(`${server.url}/p/${await push({ passphrase: "x" })}/r`);
    await fill(page, "#passphrase", "private");
    await page.view.evaluate(`void (location.hash = ${JSON.stringify(fragmentOf(newKey()))})`);
    await expectRefused(page);
    page.close();
  });

  test("a sealed request for a plain one gets no answer, whenever it swaps it", async () => {
    const { recipient } = await newKeys();
    const sealed = await request({ e2e: true });
    const plain = await request();
    const link = `${relay.url.origin}/req/${sealed}#${recipient}`;
    const page = await openPage(link);
    // From the genuine gate, the form of another request.
    await page.until("document.querySelector('#read')?.getAttribute('action').includes('#age1')");
    sent = [];
    swapped.set(sealed, plain);
    await press(page, "#submit");
    await expectRefused(page);
    expect(await page.view.evaluate("location.hash")).toBe(`#${recipient}`);
    await follow(page, "about:blank");
    await follow(page, link);
    await expectRefused(page);
    expect(sent).toEqual([""]);
    page.close();
  });
});
