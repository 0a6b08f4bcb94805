// What an administrator does on the page, in a real Chromium: first steps, filters, settings, storage.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";

import { hasBrowser, type Page, PLAIN_HOSTS } from "./browser.ts";
import { Browser } from "./browser_sessions.ts";
import { FULL } from "./full.ts";
import { makeTempDir, runBeside, startServer, testClock, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { back, choose, enterAs, fill, go, leave, press, reload, textAt, toSection } from "./page_actions.ts";
import { copied, isSound, usersShown } from "./page_flows.ts";
import { runProgram, spawnServer } from "./processes.ts";
import { ENGINE } from "./test_engine.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const NARROW = FULL ? [320, 1280] : [320];
let server: TestServer;
beforeAll(async () => {
  if (!hasBrowser) return;
  server = await startServer({ flags: { "purge-after": "30d", "upload-max-stored-bytes": "1GiB" } });
  await server.user("root@example.org", true);
});
afterAll(() => server?.stop());

const fits = (page: Page): Promise<unknown> => page.view.evaluate("document.documentElement.scrollWidth <= innerWidth");
const count = (page: Page, selector: string): Promise<unknown> =>
  page.view.evaluate(`document.querySelectorAll(${JSON.stringify(selector)}).length`);

needs("chromium", "the long run").describe("the sections", () => {
  /** For a person with these rights: which sections the navigation names. */
  const named = "[...document.querySelectorAll('.sections a')].map(({ pathname }) => pathname)";
  const current = "[...document.querySelectorAll('.sections [aria-current=page]')].map(({ pathname }) => pathname)";

  const marked = `[...document.querySelectorAll("body > header nav a")]
    .filter((one) => getComputedStyle(one).backgroundColor !== "rgba(0, 0, 0, 0)")
    .map(({ pathname }) => pathname)`;

  test.each([320, 390, 1280])(
    "each has an address and a title, and loads only its own; back, forward and older addresses lead there (%p px)",
    async (width) => {
      const page = await enterAs(server, "root@example.org", `${server.url}/admin#server`, { width });
      await page.until("location.pathname === '/admin/server' && document.querySelector('#settings li')");
      expect(await page.view.evaluate(named)).toEqual([
        "/admin/health",
        "/admin/users",
        "/admin/links",
        "/admin/server",
        "/admin/log",
      ]);
      // All are in sight; on a narrow screen the current one is the title.
      const seen = `[...document.querySelectorAll(".sections a")].every((one) => one.getBoundingClientRect().right <= innerWidth)`;
      expect(await page.view.evaluate(seen)).toBe(true);
      for (const [section, path, title, shown] of [
        ["users", "/admin/users", "Users", "#users > li"],
        ["all", "/admin/links", "All links", "#all > li"],
        ["log", "/admin/log", "Admin log", "#entries > li"],
      ] as const) {
        await toSection(page, section);
        await page.until(`location.pathname === ${JSON.stringify(path)} && document.querySelector("${shown}")`);
        expect(await page.view.evaluate("[document.title, document.querySelector('h1').textContent]")).toEqual([
          `${title} · Secret Push`,
          title,
        ]);
        expect(await page.view.evaluate(current)).toEqual([path]);
        expect(await page.view.evaluate(marked)).toEqual(["/admin/health"]);
        const asked = `performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname)
          .filter((name) => /^.(admin|account)/.test(name))`;
        expect(await page.view.evaluate(asked)).toEqual([]);
        expect(await fits(page)).toBe(true);
      }
      await back(page, "location.pathname === '/admin/links' && document.querySelector('#all > li')");
      await back(page, "location.pathname === '/admin/users' && document.querySelector('#users > li')");
      await page.view.evaluate("void setTimeout(() => history.forward())");
      await page.until("location.pathname === '/admin/links' && document.querySelector('#all > li')");

      // Between active and expired links the page stays.
      await toSection(page, "active");
      await page.until("document.querySelector('#pushes li')");
      await page.view.evaluate("window.isSame = true");
      await toSection(page, "expired");
      await page.until("document.querySelector('#pushes').textContent.includes('Nothing has expired yet.')");
      expect(await page.view.evaluate("[document.title, document.querySelector('h1').textContent]")).toEqual([
        "Expired links · Secret Push",
        "Expired links",
      ]);
      await back(page, "location.pathname === '/admin' && document.querySelector('h1').textContent === 'My links'");
      await page.until("document.querySelector('#pushes').textContent.includes('You have no active links')");
      expect(await page.view.evaluate(current)).toEqual(["/admin"]);
      expect(await page.view.evaluate("window.isSame")).toBe(true);
      expect(page.problems).toEqual([]);
      page.close();
    },
  );

  test("are there for whom they are, and nowhere for others", async () => {
    const { email } = await server.user("plain-sections@example.org");
    const plain = new Browser(server);
    await plain.signIn(email);
    const statusOf = async (path: string) => (await plain.send("HEAD", path)).status;
    for (const path of ["/admin/links", "/admin/users", "/admin/server", "/admin/health", "/admin/log"]) {
      expect([path, await statusOf(path)]).toEqual([path, 404]);
      const { headers } = await fetch(server.url + path, { redirect: "manual" });
      expect([path, headers.get("location")]).toEqual([path, "/users/sign_in"]);
    }
    expect(await statusOf("/admin/expired")).toBe(200);
    // This server takes no requests.
    expect(await statusOf("/admin/requests")).toBe(404);
    const page = await enterAs(server, email, `${server.url}/admin`, { width: 320 });
    await page.until("document.querySelector('#pushes li')");
    expect(await page.view.evaluate(named)).toEqual(["/admin", "/admin/expired"]);
    expect(await count(page, "#to-admin")).toBe(0);
    page.close();
  });
});

needs("chromium", "the long run").describe("the first steps", () => {
  test.each(NARROW)("are where a new server begins, say what to do, and are done one by one (%p px)", async (width) => {
    const fresh = await startServer();
    try {
      await fresh.user("root@example.org", true);
      const page = await enterAs(fresh, "root@example.org", `${fresh.url}/admin/health`, { width });
      const steps = "[...document.querySelectorAll('#attention .steps h3')].map((title) => title.textContent)";
      const six = [
        "Links have no fixed address",
        "Connections aren’t encrypted",
        "No confirmed copy of the master key",
        "Who may share",
        "The first secret",
        "No backup has been made yet",
      ];
      expect(await page.view.evaluate(steps)).toEqual(six);
      expect(await textAt(page, "main")).not.toContain("Nothing needs your attention.");
      // Unfolded: what is the case, why, and what does it.
      expect(await textAt(page, "#attention")).toContain(
        "Run commands on the server, as the user that runs Secret Push.",
      );
      expect(await textAt(page, "#attention")).toContain("Links start with the address each sender uses.");
      expect(await textAt(page, "#attention")).toContain('base_url = "https://push.example.org"');
      expect(await textAt(page, "#attention")).toContain("Replace push.example.org with your own server’s address.");
      expect(await textAt(page, "#attention")).toContain("This server has no config file yet.");
      expect(await textAt(page, "#attention")).toContain("You are connected over plain HTTP.");
      expect(await textAt(page, "#attention .place > span")).toBe("In the config file /etc/secretpush/config.toml");
      const key = "#attention .steps > li:nth-child(3)";
      expect(await textAt(page, `${key} .place > span`)).toBe("On the server");
      const command = `secretpush backup full.spb --with-key --encrypt --data-dir ${fresh.dataDir}`;
      expect(await page.view.evaluate(`document.querySelector("${key} pre").checkVisibility()`)).toBe(true);
      expect(await textAt(page, key)).toContain(command);
      expect(await copied(page, `${key} .place > button`)).toBe(command);
      // A line breaks between its options, not after their "--".
      const whole = `[...document.querySelectorAll("${key} pre > span")].map((one) => one.textContent)`;
      expect(await page.view.evaluate(whole)).toEqual(["--with-key", "--encrypt", "--data-dir", fresh.dataDir]);
      const backups = "#attention .steps > li:nth-child(6)";
      expect(await textAt(page, `${backups} pre`)).toBe('backup.every = "1d"\nbackup.to = "/backup"');
      expect(await textAt(page, `${backups} .place:nth-of-type(2) > span`)).toBe("Or run this on the server every day");
      // The backups that are missing are named once.
      expect((await textAt(page, "main")).split("No backup has been made yet")).toHaveLength(2);
      // No one must switch requests on, so it is no step that is open or counted.
      expect(await textAt(page, "#first-steps summary")).toBe("First steps · 0 of 6 done");
      await press(page, "#first-steps summary");
      const requests = await textAt(page, "#first-steps .steps > li:last-child");
      expect(requests).toStartWith("Requests\n\nSwitched off. You can leave it that way.");
      expect(requests).toContain("enable_requests = true");
      // The open ones stand above.
      expect(await count(page, "#first-steps .steps > li")).toBe(1);
      await isSound(page);
      expect(await fits(page)).toBe(true);

      // The one step that people tick themselves.
      await page.view.evaluate("window.isSame = true");
      await press(page, "#key-copy");
      await page.until(`!${steps}.includes("No confirmed copy of the master key")`);
      expect(await textAt(page, "#first-steps summary")).toBe("First steps · 1 of 6 done");
      expect(await page.view.evaluate("window.isSame")).toBe(true);
      await fresh.user();
      expect(await runBeside(fresh, ["backup", `${fresh.dataDir}/backup.tar`])).toMatchObject({ code: 0 });
      await reload(page);
      expect(await page.view.evaluate(steps)).toEqual([
        "Links have no fixed address",
        "Connections aren’t encrypted",
        "The first secret",
      ]);
      await press(page, "#first-steps summary");
      expect(await textAt(page, "#first-steps")).toContain("There are 2 accounts.");
      await isSound(page);
      // It can be taken back.
      await press(page, "#key-copy");
      await page.until(`${steps}.includes("No confirmed copy of the master key")`);
      expect(await textAt(page, "#attention h2")).toBe("Needs your attention\u00a0(4)");
      expect(page.problems).toEqual([]);
      // They stand nowhere else.
      for (const path of ["/admin", "/admin/expired", "/admin/server"]) {
        await go(page, fresh.url + path);
        expect([path, await count(page, ".steps, #first-steps")]).toEqual([path, 0]);
      }
      page.close();
    } finally {
      await fresh.stop();
    }
  });
});

needs("chromium", "the long run").describe("the settings", () => {
  test.each(NARROW)("stand under headings, changed ones first, and are found (%p px)", async (width) => {
    const page = await enterAs(server, "root@example.org", `${server.url}/admin/server`, { width });
    await page.until("document.querySelector('#settings li')");
    const headings = "[...document.querySelectorAll('#settings h3')].map((heading) => heading.textContent)";
    // Servers in the tests' own process do not know where a setting came from, so nothing counts as changed there.
    expect(await page.view.evaluate(headings)).toContain("Address and network");
    const all = Number(await count(page, "#settings li"));
    expect(await textAt(page, "#settings-found")).toBe(`${all} settings`);
    expect(await fits(page)).toBe(true);
    expect(await count(page, "#settings details[open]")).toBe(0);
    await press(page, "#settings summary");
    await isSound(page);

    await fill(page, "#find-setting", "purge_after");
    expect(await count(page, "#settings li:not([hidden])")).toBe(1);
    expect(await textAt(page, "#settings-found")).toBe("1 setting");
    expect(await textAt(page, "#settings li:not([hidden]) .value")).toBe("30d");
    expect(await textAt(page, "#settings")).toContain("until it is deleted entirely");
    const marked = "[...document.querySelectorAll('#settings .option mark')].map((one) => one.textContent).join('')";
    expect(await page.view.evaluate(marked)).toBe("purge_after");
    await fill(page, "#find-setting", "reveal_check");
    const choices = "[...document.querySelectorAll('#settings li:not([hidden]) .choice')].map((one) => one.innerText)";
    expect(await page.view.evaluate(choices)).toEqual([
      "off: not at all.",
      expect.stringMatching(/^press: the page must /),
      "letters: the person always types these letters.",
    ]);
    await isSound(page);
    await fill(page, "#find-setting", "no such thing");
    expect(await textAt(page, "#settings-found")).toBe("No setting matches.");
    page.close();
  });

  test("of a real start say where each came from, and can be narrowed to those that were changed", async () => {
    const dataDir = makeTempDir();
    const config = `${dataDir}.toml`;
    writeFileSync(config, "");
    const started = await spawnServer(dataDir, { flags: { "purge-after": "30d", config } });
    try {
      const add = ["user", "add", "root@example.org", "--password-stdin", "--admin", "--data-dir", dataDir];
      expect(await runProgram(add, { input: "correct horse\n" })).toMatchObject({ code: 0 });
      const page = await enterAs(started, "root@example.org", `${started.url}/admin/server`, {
        width: 390,
      });
      await page.until("document.querySelector('#settings li')");
      expect(await textAt(page, "#settings h3")).toBe("Changed");
      expect(await count(page, "#settings details[open]")).toBe(1);
      expect(await textAt(page, "#settings details")).toContain("purge_after");
      expect(await textAt(page, "#settings details")).toContain("flag · default: off");
      await press(page, "#only-changed");
      expect(await count(page, "#settings details:not([hidden])")).toBe(1);
      await isSound(page);
      // The page that says what to write into the file names it.
      await go(page, `${started.url}/admin/health`);
      expect(await textAt(page, "#attention .place > span")).toBe(`In the config file ${config}`);
      page.close();
    } finally {
      await started.stop();
      rmSync(config);
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

needs("chromium", "the long run").describe("the storage", () => {
  test.each(NARROW)("is shown as bars, each with its figures in words (%p px)", async (width) => {
    const page = await enterAs(server, "root@example.org", `${server.url}/admin/server`, { width });
    // A bucket is no disk of this server's.
    const hasDisk = ENGINE === "sqlite";
    await page.until(`document.querySelectorAll('.storage-bar').length === ${hasDisk ? 3 : 2}`);
    const titles = "[...document.querySelectorAll('.storage-bar h3')].map((title) => title.textContent)";
    expect(await page.view.evaluate(titles)).toEqual([
      "Stored on this server",
      "Limit for files",
      ...(hasDisk ? ["Disk"] : []),
    ]);
    expect(await textAt(page, "#bars")).toContain("0\u00a0B of 1\u00a0GiB");
    if (hasDisk) expect(await textAt(page, "#bars")).toMatch(/Files are refused while less than .+ is free\./);
    const widths = `[...document.querySelectorAll('.storage-bar:last-child .bar rect')].map((part) => part.getBoundingClientRect().width)`;
    expect(((await page.view.evaluate(widths)) as number[]).some((part) => part > 1)).toBe(true);
    expect(await fits(page)).toBe(true);
    await isSound(page);
    page.close();
  });
});

needs("chromium", "the long run").describe("everyone's pushes", () => {
  test.each(NARROW)("are filtered by sender and state, and a user's line leads to their own (%p px)", async (width) => {
    const own = await startServer();
    try {
      await own.user("root@example.org", true);
      const page = await enterAs(own, "root@example.org", `${own.url}/admin/links`, { width });
      await page.until("document.querySelector('#all li')");
      expect(await textAt(page, "#all")).toContain("No one has shared anything yet.");
      const ann = await own.user("ann.with.a.long.address@example.org");
      await own.push({ payload: "anonymous" });
      await own.push({ payload: "hers" }, ann.headers);
      const ended = await own.push({ payload: "hers too" }, ann.headers);
      await own.json("DELETE", `/api/v2/pushes/${ended.url_token}`, undefined, ann.headers);

      await toSection(page, "users");
      await page.until("document.querySelectorAll('#users > li').length === 2");
      await isSound(page);
      const links = "[...document.querySelectorAll('#users a')].find((one) => one.textContent === '2 links')";
      await leave(page, `${links}.click()`);
      await page.until("document.querySelectorAll('#all li .name').length === 2");
      expect(await page.view.evaluate("document.querySelector('#find-link').value")).toBe(
        "ann.with.a.long.address@example.org",
      );
      expect(await page.view.evaluate("location.pathname")).toBe("/admin/links");
      await press(page, "#open-filters");
      await choose(page, "#state", "Expired or deleted");
      await page.until("document.querySelectorAll('#all li .name').length === 1");
      expect(await textAt(page, "#all")).toContain("deleted");
      expect(await textAt(page, "#all-again")).toBe("Show all");
      await press(page, "#open-filters");
      await press(page, "#nobody");
      await page.until("document.querySelector('#all').textContent.includes('No link matches this filter.')");
      expect(await page.view.evaluate("[document.querySelector('#find-link').value, location.search]")).toEqual([
        "",
        "?owner=nobody&state=expired",
      ]);
      await isSound(page);
      expect(await fits(page)).toBe(true);
      await press(page, "#all .empty a");
      await page.until("document.querySelectorAll('#all li .name').length === 3");
      expect(await fits(page)).toBe(true);
      await isSound(page);
      await fill(page, "#find-link", "long.ADDRESS@exam");
      await page.until("document.querySelectorAll('#all li .name').length === 2");
      await reload(page);
      await page.until("document.querySelectorAll('#all li .name').length === 2");
      await fill(page, "#find-link", "stranger@example.org");
      await page.until("document.querySelector('#all').textContent.includes('No link matches this filter.')");
      page.close();
    } finally {
      await own.stop();
    }
  });

  test("are a line each, and are found by a part of the sender's address, a link, a number and a day", async () => {
    const own = await startServer();
    try {
      await own.user("root@example.org", true);
      const [ann, joann] = [await own.user("ann@example.org"), await own.user("joann@example.org")];
      const made = [await own.push({ payload: "x" }), await own.push({ payload: "x" }, ann.headers)];
      made.push(await own.push({ payload: "x" }, joann.headers));
      const page = await enterAs(own, "root@example.org", `${own.url}/admin/links`, { width: 1280 });
      const names = "[...document.querySelectorAll('#all .name')].map((one) => one.textContent)";
      const finds = async (typed: string, found: number[]): Promise<void> => {
        await fill(page, "#find-link", typed);
        const shown = JSON.stringify(found.map((n) => `Text #${n}`));
        await page.until(`JSON.stringify(${names}) === ${JSON.stringify(shown)}`);
      };
      await page.until(`${names}.length === 3`);
      const highest = "Math.max(...[...document.querySelectorAll('#all > li')].map((row) => row.offsetHeight))";
      expect(await page.view.evaluate(highest)).toBeLessThan(60);
      await isSound(page);
      await finds("ANN", [3, 2]);
      // A whole address is that account's alone.
      await finds("ann@example.org", [2]);
      await finds("#1", [1]);
      await finds(String(made[2]?.html_url), [3]);
      // A link opens a secret: it is not in the address, and so not in the history.
      expect(await page.view.evaluate("location.search")).toBe("");
      await finds(String(made[1]?.url_token), [2]);
      expect(await page.view.evaluate("location.search")).toBe("");
      await finds("nobody@", []);
      const on = (day: string) =>
        page.view.evaluate(`(() => {
          const field = document.querySelector("#until");
          field.value = ${day};
          field.dispatchEvent(new Event("change", { bubbles: true }));
        })()`);
      await finds("", [3, 2, 1]);
      await on("'2020-01-01'");
      await page.until("document.querySelector('#all').textContent.includes('No link matches this filter.')");
      await on("new Date().toLocaleDateString('sv')");
      await page.until(`${names}.length === 3`);
      await on("''");
      // A reload shows the same.
      await finds("joann", [3]);
      await reload(page);
      await page.until(`${names}.length === 1`);
      expect(await page.view.evaluate("document.querySelector('#find-link').value")).toBe("joann");
      expect(page.problems).toEqual([]);
      page.close();
    } finally {
      await own.stop();
    }
  });

  test("come page by page", async () => {
    const own = await startServer();
    try {
      await own.user("root@example.org", true);
      for (let made = 0; made < 55; made += 1) await own.push({ payload: "x" });
      const page = await enterAs(own, "root@example.org", `${own.url}/admin/links`);
      await page.until("document.querySelectorAll('#all li').length === 50");
      await press(page, "#older");
      await page.until("document.querySelectorAll('#all li').length === 5");
      expect(await page.view.evaluate("document.querySelector('#older') === null")).toBe(true);
      await press(page, "#newer");
      await page.until("document.querySelectorAll('#all li').length === 50");
      // Deleting is in the menu of a line, and asks.
      await press(page, "#all > li:first-child summary");
      await press(page, "#all > li:first-child .danger");
      await press(page, "#ask-yes");
      await page.until("document.querySelector('#status').textContent === 'Deleted.'");
      expect(await textAt(page, "#all > li:first-child")).toContain("deleted");
      await press(page, "#all > li:nth-child(2) .name");
      await page.until("location.pathname === '/admin/links/54' && document.querySelector('#entries')");
      await isSound(page);
      await press(page, "#facts .danger");
      await press(page, "#ask-yes");
      await page.until("document.querySelector('#facts').textContent.includes('deleted')");
      await page.until("document.querySelectorAll('#entries > li').length === 2");
      page.close();
    } finally {
      await own.stop();
    }
  });
});

needs("chromium", "the long run").describe("errors", () => {
  /** Sends requests until the limit of the page's address is reached. */
  const exhaust = (page: Page): Promise<unknown> =>
    page.view.evaluate("(async () => { while ((await fetch('/up', { method: 'HEAD' })).status !== 429); })()");

  test("stand at what they are about, and a limit counts down while its button waits", async () => {
    // A clock that stands still: the minute of the limit does not end during the test.
    const flags = { "rate-limit-per-minute": "120", "rate-limit-per-second": "0" };
    const clock = testClock();
    const tight = await startServer({ flags, clock });
    // Requests to a loopback host have no limit.
    const url = tight.url.replace("127.0.0.1", PLAIN_HOSTS[0]);
    try {
      await tight.user("root@example.org", true);
      const page = await enterAs(tight, "root@example.org", `${url}/admin/users`, { width: 390 });
      await usersShown(page);
      await fill(page, "#email", "not an address");
      await press(page, "#add-user [type=submit]");
      await page.until("document.querySelector('#problem-email:not([hidden])')");
      expect(await page.view.evaluate("document.activeElement.id")).toBe("email");

      await fill(page, "#email", "new@example.org");
      await exhaust(page);
      await press(page, "#add-user [type=submit]");
      await page.until("/Try again in \\d+ seconds?\\./.test(document.querySelector('#problem-email').textContent)");
      expect(await page.view.evaluate("document.querySelector('#add-user [type=submit]').disabled")).toBe(true);
      expect(await page.view.evaluate("document.querySelector('#email').value")).toBe("new@example.org");
      const left = `Number(/(\\d+)/.exec(document.querySelector('#problem-email [aria-hidden]').textContent)[1])`;
      const before = Number(await page.view.evaluate(left));
      await page.until(`${left} < ${before}`);

      // The form of a new push waits in the same way, and keeps what was typed.
      clock.advance(60_000);
      await go(page, `${url}/`);
      await fill(page, "#text", "correct horse");
      await exhaust(page);
      await press(page, "#submit");
      await page.until("/Try again in \\d+ seconds?\\./.test(document.querySelector('#problem').textContent)");
      expect(await page.view.evaluate("document.querySelector('#submit').disabled")).toBe(true);
      expect(await page.view.evaluate("document.querySelector('#text').value")).toBe("correct horse");
      page.close();
    } finally {
      await tight.stop();
    }
  });
});
