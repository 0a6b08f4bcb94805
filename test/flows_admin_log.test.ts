// The admin log and one's own sign-ins, over HTTP and in a real Chromium.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { join } from "node:path";

import { Browser } from "./browser_sessions.ts";
import { runBeside } from "./harness.ts";
import { needs } from "./needs.ts";
import { enterAs, fill, press, textAt, toSection, openPart } from "./page_actions.ts";
import { isSound, WIDTHS } from "./page_flows.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000);

const BOSS = "boss@example.org";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

const server = ownServer();
beforeAll(async () => {
  await server.user(BOSS, true);
});

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
    expect((await new Browser(server).load("/admin/log")).url).toBe(`${server.url}/users/sign_in`);
    expect((await own.load("/admin/log")).status).toBe(404);
    for (const allowed of [auditor, boss]) {
      const html = await allowed.page("/admin/log?person=%20ANN@example.org");
      expect(namesIn(html)).toEqual(["Signed in", "API token created", "Account added"]);
      // Auditors see no users.
      expect(html.includes('<a href="/admin/users?q=ann%40example.org"><bdi>')).toBe(allowed === boss);
    }
    const account = await own.page("/users/token");
    expect(namesIn(account)).toEqual(["Signed in"]);
    expect(account).toContain("with a password");
    expect(await (await signedIn(eve.email)).page("/users/token")).not.toContain(ann.email);
  });
});

/** What the lines of a log say has happened. */
const namesIn = (html: string): string[] =>
  [...html.matchAll(/<li><div><span class="fact"><span class="name">([^<]*)</g)].map(([, name = ""]) => name);

describe("its page without scripts", () => {
  const linkIn = (html: string, id: string): string | null =>
    new RegExp(`id="${id}" href="([^"]*)"`).exec(html)?.[1]?.replaceAll("&amp;", "&") ?? null;

  test("has every entry once, by links, there and back", async () => {
    const boss = await signedIn(BOSS);
    for (let n = 0; n < 110; n += 1) {
      await boss.send("POST", "/admin/data/users/2", { disabled: n % 2 === 0 });
    }
    const walk = async (from: string | null, way: "older" | "newer") => {
      const paths: string[] = [];
      let times = 0;
      for (let at = from; at !== null;) {
        const html = await boss.page(at);
        paths.push(at);
        times += html.match(/<time /g)?.length ?? 0;
        at = linkIn(html, way);
      }
      return { paths, times };
    };
    const there = await walk("/admin/log?kind=user.enabled", "older");
    const back = await walk(there.paths.at(-1) ?? null, "newer");
    expect(there.paths.length).toBeGreaterThan(1);
    expect([back.paths.length, back.times]).toEqual([there.paths.length, there.times]);
    expect(back.paths.at(-1)).toBe("/admin/log?kind=user.enabled");
  });

  test("escapes what strangers say of themselves, and keeps what was asked for", async () => {
    const { email } = await server.user("mallory@example.org");
    await new Browser(server, { "user-agent": `"><script>alert(1)</script>` }).send("POST", "/session", {
      email,
      password: "wrong",
    });
    const boss = await signedIn(BOSS);
    const html = await boss.page(`/admin/log?person=${encodeURIComponent(email)}&kind=signin.failed`);
    expect(html).toContain(`value="${email}"`);
    expect(html).toMatch(/<option value="signin\.failed" selected>/);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toContain("<script>alert(1)");
    const none = await boss.page(`/admin/log?person=${encodeURIComponent(`"><b>x`)}`);
    expect(none).toContain('value="&quot;&gt;&lt;b&gt;x"');
    expect(none).toContain('class="empty"');
  });
});

test("every change that the log can have has words on its page", async () => {
  const source = async (path: string) => Bun.file(join(import.meta.dir, "..", path)).text();
  const changes = (await source("src/domain/events/admin_changes.ts")).match(/(?<=^ {2}\| ")[\w.]+(?=";?$)/gm) ?? [];
  const script = await source("src/http/pages/admin_log_lines.ts");
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
      await openPart(own, "recent");
      expect(await textAt(own, "#sign-ins li:nth-child(1) .name")).toBe("Signed in");
      expect(await textAt(own, "#sign-ins li:nth-child(2)")).toMatch(
        /^Sign-in failed · wrong password[^]* 127\.0\.0\.1 · Safari on iPhone$/,
      );
      expect(await own.view.evaluate("document.querySelector('a[href=\"/admin/log\"]') === null")).toBe(true);
      await isSound(own);
      own.close();

      const page = await enterAs(server, BOSS, `${server.url}/admin/server`, { width });
      // On a phone, the keyboard has the button.
      const submitFilter = () => (width < 600 ? page.view.press("Enter") : press(page, "#filter [type=submit]"));
      await toSection(page, "log");
      await page.until("location.pathname === '/admin/log' && document.querySelectorAll('#entries li').length === 50");
      await isSound(page);
      await press(page, "#older");
      await page.until(
        "document.querySelector('#newer') !== null && document.querySelectorAll('#entries li').length > 0",
      );
      await press(page, "#newer");
      await page.until("document.querySelector('#newer') === null");
      await fill(page, "#person", email);
      await submitFilter();
      await page.until("document.querySelectorAll('#entries li').length === 4");
      expect(await textAt(page, "#entries li:nth-child(2)")).toContain(`${email} · wrong password`);
      expect(await textAt(page, "#entries li:nth-child(3)")).toContain(`API token created · ${email} · test`);
      expect(await textAt(page, "#entries li:nth-child(3)")).toContain("by a command on the server");
      await page.view.evaluate(
        "(kind => { kind.value = 'signin.failed'; kind.dispatchEvent(new Event('change', { bubbles: true })); })(document.querySelector('#kind'))",
      );
      await page.until("document.querySelectorAll('#entries li').length === 1");
      await fill(page, "#person", "nobody@example.org");
      await submitFilter();
      await page.until("document.querySelector('#entries .empty')");
      await isSound(page);
      await press(page, "#entries .empty a");
      await page.until("document.querySelectorAll('#entries li').length === 50");
      page.close();
    },
  );
});

needs("chromium").test(
  "the page keeps focus and address, writes times in the reader's zone, and loads anew for somebody else",
  async () => {
    const eve = await server.user("eve2@example.org");
    await runBeside(server, ["user", "role", eve.email, "auditor"]);
    const page = await enterAs(server, BOSS, `${server.url}/admin/log`);
    await page.until("document.querySelector('#entries time')");
    expect(await textAt(page, "#entries time")).not.toContain("UTC");
    await page.view.evaluate("void (globalThis.isSamePage = true)");
    await fill(page, "#person", eve.email);
    await page.view.press("Enter");
    await page.until("document.querySelectorAll('#entries li').length < 5");
    expect(await page.view.evaluate("[document.activeElement.id, location.search, globalThis.isSamePage]")).toEqual([
      "person",
      `?person=${encodeURIComponent(eve.email)}`,
      true,
    ]);
    expect(await textAt(page, "#entries time")).not.toContain("UTC");
    // In another tab, somebody else has signed in meanwhile.
    const hers = await signedIn(eve.email);
    const value = hers.cookies.get("sp_session") ?? "";
    await page.view.cdp("Network.setCookie", { name: "sp_session", value, url: server.url, httpOnly: true });
    await page.view.press("Enter");
    await page.until("globalThis.isSamePage === undefined && document.querySelector('#entries')");
    expect(await page.view.evaluate("JSON.parse(document.querySelector('meta[name=person]').content).email")).toBe(
      eve.email,
    );
    page.close();
  },
);
