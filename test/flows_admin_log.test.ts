// The administrators' log and one's own sign-ins, over HTTP and in a real Chromium.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { join } from "node:path";

import { Browser } from "./browser_sessions.ts";
import { runBeside, startServer, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { enterAs, fill, press, textAt, toSection } from "./page_actions.ts";
import { isSound, WIDTHS } from "./page_flows.ts";

setDefaultTimeout(60_000);

const BOSS = "boss@example.org";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.user(BOSS, true);
});
afterAll(async () => {
  await server.stop();
});

interface Entry {
  id: number;
  kind: string;
  by: string;
  about: string;
  detail: Record<string, unknown>;
}

async function signedIn(email: string, headers: Record<string, string> = {}): Promise<Browser> {
  const browser = new Browser(server, headers);
  expect((await browser.signIn(email)).status).toBe(200);
  return browser;
}

describe("the log over HTTP", () => {
  test("is for auditors and administrators, and one's own sign-ins are one's own", async () => {
    const ann = await server.user("ann@example.org");
    const eve = await server.user("eve@example.org");
    await runBeside(server, ["user", "role", eve.email, "auditor"]);
    const [own, auditor, boss] = [await signedIn(ann.email), await signedIn(eve.email), await signedIn(BOSS)];
    expect((await new Browser(server).send("GET", "/admin/data/log")).status).toBe(401);
    expect((await new Browser(server).send("GET", "/account/sign_ins")).status).toBe(401);
    expect((await own.send("GET", "/admin/data/log")).status).toBe(403);
    expect((await own.send("GET", "/admin/log", undefined, { accept: "text/html" })).status).toBe(404);
    for (const allowed of [auditor, boss]) {
      const { status, body } = await allowed.send("GET", "/admin/data/log?person=%20ANN@example.org");
      expect(status).toBe(200);
      const found = (body as { entries: Entry[] }).entries;
      expect(found.map(({ kind }) => kind)).toEqual(["signin", "token.made", "user.added"]);
    }
    const { body } = await own.send("GET", "/account/sign_ins");
    expect((body as { entries: Entry[] }).entries).toMatchObject([
      { kind: "signin", about: ann.email, detail: { how: "password" } },
    ]);
    const foreign = await boss.send("GET", "/admin/data/log", undefined, { "sec-fetch-site": "cross-site" });
    expect(foreign.status).toBe(403);
  });

  test("comes in pages of fifty, each entry once, and a kind alone", async () => {
    const boss = await signedIn(BOSS);
    for (let n = 0; n < 60; n += 1) {
      const changed = { disabled: n % 2 === 0 };
      expect((await boss.send("POST", "/admin/data/users/2", changed)).status).toBe(200);
    }
    const seen: number[] = [];
    const sizes: number[] = [];
    let next: number | null = null;
    do {
      const query: string = next === null ? "" : `&before=${next}`;
      const { body } = await boss.send("GET", `/admin/data/log?kind=user.disabled${query}`);
      const page = body as { entries: Entry[]; next: number | null };
      expect(new Set(page.entries.map(({ kind }) => kind))).toEqual(new Set(["user.disabled"]));
      seen.push(...page.entries.map(({ id }) => id));
      sizes.push(page.entries.length);
      next = page.next;
    } while (next !== null);
    expect(sizes).toEqual([30]);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    const first = (await boss.send("GET", "/admin/data/log")).body as { entries: Entry[]; next: number };
    expect(first.entries).toHaveLength(50);
    const second = (await boss.send("GET", `/admin/data/log?before=${first.next}`)).body as { entries: Entry[] };
    expect(second.entries[0]?.id).toBe((first.entries.at(-1)?.id ?? 0) - 1);
    expect((await boss.send("GET", "/admin/data/log?before=x")).status).toBeGreaterThanOrEqual(400);
  });
});

test("every change that the log can have has words on its page", async () => {
  const source = async (path: string) => Bun.file(join(import.meta.dir, "..", path)).text();
  const changes = (await source("src/domain/events/admin_changes.ts")).match(/(?<=^ {2}\| ")[\w.]+(?=";?$)/gm) ?? [];
  const script = await source("static/scripts/admin_log_line.ts");
  expect(changes.length).toBeGreaterThan(20);
  expect(changes.filter((change) => !script.includes(`"${change}": texts.`))).toEqual([]);
});

needs("chromium", "the long run").describe("the pages", () => {
  test.each(WIDTHS)(
    "show an administrator the log by person and kind, and a user their sign-ins (%p px)",
    async (width) => {
      const { email } = await server.user(`carol${width}@example.org`);
      const stranger = new Browser(server, { "user-agent": IPHONE });
      await stranger.send("POST", "/session", { email, password: "not this" });
      const own = await enterAs(server, email, `${server.url}/users/token`, { width });
      await own.until("document.querySelectorAll('#sign-ins li').length === 2");
      expect(await textAt(own, "#sign-ins li:nth-child(1) .name")).toBe("Signed in");
      expect(await textAt(own, "#sign-ins li:nth-child(2)")).toMatch(
        /^Failed to sign in · wrong password[^]* 127\.0\.0\.1 · Safari on iPhone$/,
      );
      expect(await own.view.evaluate("document.querySelector('a[href=\"/admin/log\"]') === null")).toBe(true);
      await isSound(own);
      own.close();

      const page = await enterAs(server, BOSS, `${server.url}/admin/server`, { width });
      await toSection(page, "log");
      await page.until("location.pathname === '/admin/log' && document.querySelectorAll('#entries li').length === 50");
      await isSound(page);
      await press(page, "#older");
      await page.until(
        "!document.querySelector('#newer').disabled && document.querySelectorAll('#entries li').length > 0",
      );
      await press(page, "#newer");
      await page.until("document.querySelector('#newer').disabled");
      await fill(page, "#person", email);
      await press(page, "#filter [type=submit]");
      await page.until("document.querySelectorAll('#entries li').length === 4");
      expect(await textAt(page, "#entries li:nth-child(2)")).toContain(`wrong password · ${email}`);
      expect(await textAt(page, "#entries li:nth-child(3)")).toContain(`API token made · test · ${email}`);
      expect(await textAt(page, "#entries li:nth-child(3)")).toContain("by the command line");
      await page.view.evaluate(
        "(kind => { kind.value = 'signin.failed'; kind.dispatchEvent(new Event('change')); })(document.querySelector('#kind'))",
      );
      await page.until("document.querySelectorAll('#entries li').length === 1");
      await fill(page, "#person", "nobody@example.org");
      await press(page, "#filter [type=submit]");
      await page.until("document.querySelector('#entries .empty')");
      await isSound(page);
      await press(page, "#entries .empty button");
      await page.until("document.querySelectorAll('#entries li').length === 50");
      page.close();
    },
  );
});
