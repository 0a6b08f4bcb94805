// Programs that load the page of a push, such as link previews: they are counted for its owner, and cost no view.

import { afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";

import { isScanner } from "../src/http/scanners.ts";
import { Browser, signedIn } from "./browser_sessions.ts";
import { type PushAnswer, startServer, type TestServer } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000);

const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

describe("a program is told from a person", () => {
  const from = (headers: Record<string, string>, method = "GET"): boolean =>
    isScanner(new Request("http://localhost/p/x", { method, headers }));

  test.each([
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "TelegramBot (like TwitterBot)",
    "WhatsApp/2.23.20.0",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com",
    "Synapse (bot; +https://github.com/matrix-org/synapse)",
    "Barracuda Sentinel (EE)",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  ])("by its name: %s", (agent) => {
    expect(from({ "user-agent": agent })).toBe(true);
  });

  test("by asking for the head only, or ahead of time", () => {
    expect(from({ "user-agent": CHROME }, "HEAD")).toBe(true);
    for (const [name, value] of [
      ["sec-purpose", "prefetch;prerender"],
      ["purpose", "prefetch"],
      ["x-moz", "prefetch"],
      ["x-purpose", "preview"],
    ] as const) {
      expect(from({ "user-agent": CHROME, [name]: value })).toBe(true);
    }
  });

  test.each([
    CHROME,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    // Made by Cubot, read by people.
    "Mozilla/5.0 (Linux; Android 13; CUBOT_X70) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Teams/24.1 Chrome/120.0 Electron/28 Safari/537.36",
    "curl/8.5.0",
    "",
  ])("a person, or somebody's own script, is none: %s", (agent) => {
    expect(from({ "user-agent": agent })).toBe(false);
  });
});

describe("a push counts the programs that have loaded its page", () => {
  const server = ownServer();
  const started: TestServer[] = [];
  afterEach(() => Promise.all(started.splice(0).map((one) => one.stop())));

  const load = (at: TestServer, { url_token: token }: PushAnswer, agent: string, method = "GET", end = "") =>
    at.fetch(`/p/${token}${end}`, { method, headers: { "user-agent": agent } });

  test("for its owner, on the page and in its JSON, and no view is lost", async () => {
    const { browser, token } = await signedIn(server);
    const headers = { authorization: `Bearer ${token}` };
    const push = await server.push({ payload: "x", expire_after_views: 3 }, headers);
    const other = await server.push({ payload: "y" }, headers);
    const own = async (one = push) => (await browser.send("GET", `/account/pushes/${one.url_token}`)).body;
    expect(await own()).toMatchObject({ scans: 0 });
    await load(server, push, "Slackbot 1.0");
    await load(server, push, "WhatsApp/2.23", "GET", "/r");
    await load(server, push, CHROME, "HEAD");
    await load(server, push, "TelegramBot (like TwitterBot)", "GET", "/passphrase");
    // A person.
    await load(server, push, CHROME);
    const opened = await server.fetch(`/p/${push.url_token}/reveal`, {
      method: "POST",
      headers: { "user-agent": CHROME, "sec-fetch-site": "same-origin" },
      body: new URLSearchParams(),
    });
    expect(await opened.json()).toMatchObject({ outcome: "open", payload: "x" });
    expect(await own()).toMatchObject({ scans: 4, totals: { creation: 1, view: 1 }, views_remaining: 2 });
    expect(await own(other)).toMatchObject({ scans: 0 });
    // The page says it to its owner, and to nobody else.
    const page = async (headersOf: Record<string, string>) =>
      (await server.fetch(`/p/${push.url_token}/preview`, { headers: headersOf })).text();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    expect(await page({ cookie, "sec-fetch-site": "same-origin" })).toContain("loaded the page 4 times");
    expect(await page({})).not.toContain("loaded the page");
  });

  test("and those that press a button, which open, delete and report nothing", async () => {
    const { browser, token } = await signedIn(server);
    const push = await server.push(
      { payload: "amber-falcon-7731", expire_after_views: 1 },
      { authorization: `Bearer ${token}` },
    );
    const press = (end: string, agent: string) =>
      server.fetch(`/p/${push.url_token}/${end}`, {
        method: "POST",
        headers: { "user-agent": agent, "sec-fetch-site": "same-origin", accept: "text/html" },
        body: new URLSearchParams(),
      });
    const SENTINEL = "Mozilla/5.0 (compatible; Barracuda Sentinel (EE))";
    const form = await press("r", SENTINEL);
    const page = await form.text();
    expect([form.status, page.includes("amber-falcon-7731"), page.includes("a link checker")]).toEqual([
      200,
      false,
      true,
    ]);
    expect(await (await press("reveal", SENTINEL)).json()).toEqual({ outcome: "closed" });
    expect([(await press("expire", SENTINEL)).status, (await press("alarm", SENTINEL)).status]).toEqual([403, 403]);
    const own = (await browser.send("GET", `/account/pushes/${push.url_token}`)).body;
    expect(own).toMatchObject({ scans: 2, totals: { creation: 1 }, views_remaining: 1, expired: false, alarm: null });
    expect(await (await press("r", CHROME)).text()).toContain("amber-falcon-7731");
  });

  test("over a restart, and none of a push that is over", async () => {
    const first = await startServer();
    const { email, token } = await signedIn(first);
    const headers = { authorization: `Bearer ${token}` };
    const push = await first.push({ payload: "x", expire_after_views: 1 }, headers);
    await load(first, push, "Slackbot 1.0");
    await load(first, push, "Slackbot 1.0");
    await first.stop({ dataDir: true });
    const second = await startServer({ dataDir: first.dataDir });
    started.push(second);
    const browser = new Browser(second);
    await browser.signIn(email);
    const own = async () => (await browser.send("GET", `/account/pushes/${push.url_token}`)).body;
    expect(await own()).toMatchObject({ scans: 2 });
    await load(second, push, "Slackbot 1.0");
    expect(await own()).toMatchObject({ scans: 3 });
    await second.json("GET", `/api/v2/pushes/${push.url_token}`);
    await load(second, push, "Slackbot 1.0");
    expect(await own()).toMatchObject({ scans: 3, expired: true });
  });
});
