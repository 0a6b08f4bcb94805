// The people of a server as administrators see them, in a real Chromium: the list, what is done with one or several, and a page for
// each, which auditors see too.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { violations } from "./axe.ts";
import { hasBrowser, type Page } from "./browser.ts";
import { Browser, idOf, OWN_PUSHES, peopleOf } from "./browser_sessions.ts";
import { startServer, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { back, choose, enterAs, fill, go, leave, press, reload, textAt } from "./page_actions.ts";
import { isSound, openUser, usersShown, WIDTHS } from "./page_flows.ts";
import { addApp } from "./second_factors.ts";

const long = needs("the long run");

setDefaultTimeout(60_000); // other load on the machine slows the tests down

let server: TestServer;
let root: Browser;
beforeAll(async () => {
  if (!hasBrowser) return;
  server = await startServer({ flags: { "policy-group": JSON.stringify({ temps: { expire_after_days_max: 3 } }) } });
  root = await administrator(server);
});
afterAll(() => server?.stop());

async function administrator(of: TestServer): Promise<Browser> {
  const { email } = await of.user("root@example.org", true);
  const browser = new Browser(of);
  await browser.signIn(email);
  return browser;
}

/** A server with an administrator, an auditor, somebody else, and 120 who are invited. */
async function manyUsers(): Promise<TestServer> {
  const own = await startServer();
  const boss = await administrator(own);
  const { email } = await own.user("audit@example.org");
  await boss.send("POST", `/admin/data/users/${await idOf(boss, email)}`, { role: "auditor" });
  await own.user("a.rather.long.address.of.somebody@subsidiary.example.org");
  for (let from = 100; from < 220; from += 20) {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        boss.send("POST", "/admin/data/users", { email: `guest${from + index}@example.org` }),
      ),
    );
  }
  return own;
}

const fits = (page: Page): Promise<unknown> => page.view.evaluate("document.documentElement.scrollWidth <= innerWidth");
/** With twice the size of text. */
async function fitsEnlarged(page: Page): Promise<unknown> {
  await page.view.evaluate("void (document.documentElement.style.fontSize = '200%')");
  const doesFit = await fits(page);
  await page.view.evaluate("void (document.documentElement.style.fontSize = '')");
  return doesFit;
}
const count = (page: Page, selector: string): Promise<unknown> =>
  page.view.evaluate(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
const search = (page: Page): Promise<unknown> => page.view.evaluate("location.search");
const lineOf = (email: string): string =>
  `[...document.querySelectorAll("#users > li")].find((one) => one.querySelector(".name")?.textContent === ${JSON.stringify(email)})`;
/** Whether the list says how many it has found. */
const isFound = (words: string): string =>
  `document.querySelector("#users-found").textContent === ${JSON.stringify(words)}`;

/** Presses "Save as CSV". @returns the lines of the file */
async function savedLines(page: Page): Promise<string[]> {
  const saved = await page.view.evaluate("fetch(document.querySelector('#csv').href).then((one) => one.text())");
  return String(saved).trim().split("\r\n");
}

needs("chromium").describe("the users", () => {
  test.each(WIDTHS)(
    "somebody is added as an auditor, which is asked, and gets a new link as one (%p px)",
    async (width) => {
      const email = `audit${width}@example.org`;
      const page = await enterAs(server, "root@example.org", `${server.url}/admin/users`, { width });
      await usersShown(page);
      await fill(page, "#email", email);
      await choose(page, "#role", "Auditor: sees all logs, no secrets");
      await isSound(page);
      expect(await fits(page)).toBe(true);
      await press(page, "#add-user [type=submit]");
      await page.until("document.querySelector('#ask').open");
      expect(await textAt(page, "#ask-text")).toStartWith(`Make ${email} an auditor?`);
      await press(page, "#ask [data-close]");
      expect(await textAt(page, "#users")).not.toContain(email);
      await press(page, "#add-user [type=submit]");
      await press(page, "#ask-yes");
      const line = lineOf(email);
      await page.until(`${line}?.textContent.includes("auditor")`);
      expect(await page.view.evaluate("document.querySelector('#role').value")).toBe("user");
      const before = await page.view.evaluate("document.querySelector('#one-time-link').value");
      await openUser(page, email);
      await press(page, `[aria-label="New invitation link: ${email}"]`);
      await page.until(`document.querySelector('#one-time-link').value !== ${JSON.stringify(before)}`);
      await page.until(`${line}?.textContent.includes("auditor")`);
      page.close();
    },
  );

  long.each(WIDTHS)(
    "are found, narrowed by role and state, and shown page by page, all of it in the address (%p px)",
    async (width) => {
      const own = await manyUsers();
      try {
        const page = await enterAs(own, "root@example.org", `${own.url}/admin/users`, { width });
        await page.until(isFound("1–50 of 123 users"));
        expect(await count(page, "#users > li")).toBe(50);
        const [height, line] = (await page.view.evaluate(
          "[document.documentElement.scrollHeight, document.querySelector('#users > li:nth-child(9)').clientHeight]",
        )) as [number, number];
        expect(height).toBeLessThan(width < 600 ? 6_500 : 4_000);
        expect(line).toBeLessThan(width < 600 ? 100 : 60);
        expect([await fits(page), await fitsEnlarged(page)]).toEqual([true, true]);
        await isSound(page);
        const chips = () =>
          page.view.evaluate(
            `[...document.querySelectorAll("#chips a")].filter((one) => one.checkVisibility()).map((one) =>
              one.textContent.trim().replace(/\\s+/g, " ") + (one.ariaCurrent === "true" ? " pressed" : ""))`,
          );
        const unfold = async (): Promise<void> => void (width < 600 && (await press(page, "#open-filters")));
        await unfold();
        expect(await chips()).toEqual([
          "Everyone 123 pressed",
          "Administrators 1",
          "Auditors 1",
          "Invited 120",
          "No second factor 3",
        ]);
        await press(page, "#older");
        await page.until(isFound("51–100 of 123 users"));
        await press(page, "#older");
        await page.until(isFound("101–123 of 123 users"));
        expect(await page.view.evaluate("document.querySelector('#older') === null")).toBe(true);
        expect(await search(page)).toBe("?page=3");

        // An address that names what is not there shows what is.
        await leave(page, "location.href = '/admin/users?page=9999&role=emperor&state='");
        await page.until(isFound("1–50 of 123 users"));
        await unfold();
        await press(page, "#only-invited");
        await page.until(isFound("1–50 of 120 users"));
        await fill(page, "#find-user", "Guest17");
        await page.until(isFound("10 users"));
        expect(await search(page)).toBe("?q=Guest17&state=invited");
        expect(await page.view.evaluate("document.querySelector('#pager').checkVisibility()")).toBe(false);
        await reload(page);
        await page.until(isFound("10 users"));
        await unfold();
        expect(await chips()).toEqual([
          "Everyone 10",
          "Administrators 0",
          "Auditors 0",
          "Invited 10 pressed",
          "No second factor 0",
          "Disabled 0",
          "Suspended 0",
        ]);
        await isSound(page);
        // A person's own page, and back to the list as it was.
        await leave(page, `${lineOf("guest177@example.org")}.querySelector("a").click()`);
        expect(await page.view.evaluate("document.title")).toStartWith("guest177@example.org");
        await back(page, "location.pathname === '/admin/users'");
        await page.until(isFound("10 users"));
        await unfold();
        await press(page, "#everybody");
        await fill(page, "#find-user", "nobody at all");
        await page.until("document.querySelector('#users').textContent === 'No user matches this search.'");
        page.close();
      } finally {
        await own.stop();
      }
    },
  );

  test.each(WIDTHS)("gain no right unasked, from a menu for the keyboard too (%p px)", async (width) => {
    const { email } = await server.user();
    const page = await enterAs(server, "root@example.org", `${server.url}/admin/users?q=${email}`, { width });
    const opener = `${lineOf(email)}.querySelector("summary")`;
    await page.until(opener);
    const focused = () => page.view.evaluate("document.activeElement.ariaLabel");
    await page.view.evaluate(`${opener}.focus()`);
    await page.view.press("Enter");
    await page.until("document.querySelector('.menu[open] button')");
    await page.view.press("ArrowDown");
    expect(await focused()).toBe(`Reset password: ${email}`);
    await page.view.press("End");
    expect(await focused()).toBe(`End all access: ${email}`);
    await page.view.press("ArrowDown");
    expect(await focused()).toBe(`Reset password: ${email}`);
    expect(await fits(page)).toBe(true);
    // The menu lies over the lines below.
    expect(((await violations(page)) as string[]).filter((one) => !one.includes("(not computed)"))).toEqual([]);
    await page.view.press("Escape");
    await page.until("!document.querySelector('.menu[open]')");
    expect(await focused()).toBe(`Actions for ${email}`);

    const isAdmin = async () => (await peopleOf(server, email))[0]?.admin;
    for (const answer of ["#ask [data-close]", "#ask-yes"]) {
      await openUser(page, email);
      await press(page, `[aria-label='Make administrator: ${email}']`);
      await page.until("document.querySelector('#ask').open");
      expect(await textAt(page, "#ask-text")).toStartWith(`Make ${email} an administrator?`);
      await isSound(page);
      expect(await isAdmin()).toBe(false);
      await press(page, answer);
    }
    await page.until(`${lineOf(email)}?.querySelector(".marks")?.textContent.includes('administrator')`);
    expect(await isAdmin()).toBe(true);
    expect(await focused()).toBe(`Actions for ${email}`);
    await openUser(page, email);
    await press(page, `[aria-label='Disable: ${email}']`);
    await press(page, "#ask-yes");
    await page.until(`${lineOf(email)}?.querySelector(".said")?.textContent.includes('disabled')`);
    await openUser(page, email);
    await press(page, `[aria-label='Enable: ${email}']`);
    await page.until("document.querySelector('#ask').open");
    expect(await textAt(page, "#ask-text")).toContain(email);
    page.close();
  });

  long.each(WIDTHS)(
    "several lose their sessions, or are disabled, at once; all that match are saved (%p px)",
    async (width) => {
      const group = crypto.randomUUID().slice(0, 8);
      const browsers = await Promise.all(
        [1, 2, 3].map(async (index) => {
          const { email } = await server.user(`=${index}.${group}@example.org`);
          const browser = new Browser(server);
          await browser.signIn(email);
          return browser;
        }),
      );
      const areIn = () => Promise.all(browsers.map(async (one) => (await one.send("GET", OWN_PUSHES)).status === 200));
      const page = await enterAs(server, "root@example.org", `${server.url}/admin/users?q=${group}`, { width });
      await page.until(isFound("3 users"));
      for (const index of [1, 2]) await press(page, `#users > li:nth-child(${index}) .pick`);
      expect(await textAt(page, "#end-ticked-sessions")).toBe("End sessions for 2");
      const tops =
        "new Set(['end-ticked-sessions', 'disable-ticked'].map((id) => document.getElementById(id).offsetTop)).size";
      expect(await page.view.evaluate(tops)).toBe(1);
      await isSound(page);
      expect(await fits(page)).toBe(true);
      await press(page, "#end-ticked-sessions");
      await page.until("document.querySelector('#ask').open");
      expect(await textAt(page, "#ask-text")).toStartWith("End all sessions for 2 users?");
      await press(page, "#ask-yes");
      await page.until("document.querySelector('#status').textContent === 'The sessions for 2 users have ended.'");
      expect(await areIn()).toEqual([false, false, true]);
      await press(page, "#tick-all");
      await press(page, "#disable-ticked");
      await page.until("document.querySelector('#ask').open");
      expect(await textAt(page, "#ask-text")).toStartWith("Disable 3 users?");
      await press(page, "#ask-yes");
      await page.until("document.querySelector('#status').textContent === '3 users have been disabled.'");
      expect(await areIn()).toEqual([false, false, false]);
      expect(await page.view.evaluate("document.activeElement.id")).toBe("users-found");

      const lines = await savedLines(page);
      expect(lines).toHaveLength(4);
      expect(lines[1]).toStartWith(`"'=1.${group}@example.org","user","disabled","no",`);
      page.close();
    },
  );

  long.test("all that match are saved, not only those of the page, and nobody who is not looked for", async () => {
    const own = await manyUsers();
    try {
      const page = await enterAs(own, "root@example.org", `${own.url}/admin/users?state=invited`);
      await page.until(isFound("1–50 of 120 users"));
      const lines = await savedLines(page);
      expect(lines).toHaveLength(121);
      expect(lines.slice(1).every((line) => /^"guest\d+@example.org","user","invited"/.test(line))).toBe(true);
      page.close();
    } finally {
      await own.stop();
    }
  });

  long.each(WIDTHS)(
    "have a page each, which an auditor sees without their sessions and tokens (%p px)",
    async (width) => {
      const person = await server.user();
      const auditor = await server.user();
      await root.send("POST", `/admin/data/users/${await idOf(root, auditor.email)}`, { role: "auditor" });
      const push = await server.push({ payload: "x", name: "hidden name" }, person.headers);
      await server.push({ payload: "somebody else's" }, auditor.headers);
      const there = new Browser(server);
      await there.signIn(person.email);
      const id = await idOf(root, person.email);
      const page = await enterAs(server, "root@example.org", `${server.url}/admin/users/${id}`, { width });
      const isFilled = "['all', 'entries'].every((id) => document.getElementById(id).querySelector('.name'))";
      await page.until(
        `${isFilled} && document.querySelector('#sessions .name') && document.querySelector('#tokens .name')`,
      );
      expect(await page.view.evaluate("document.title")).toStartWith(person.email);
      expect(await textAt(page, "#said")).toStartWith("User · no second factor");
      expect(await count(page, "#all > li")).toBe(1);
      await isSound(page);
      expect([await fits(page), await fitsEnlarged(page)]).toEqual([true, true]);
      await press(page, "#about summary");
      await press(page, `[aria-label='End sessions: ${person.email}']`);
      await press(page, "#ask-yes");
      await page.until(
        `document.querySelector('#status').textContent === ${JSON.stringify(`The sessions for ${person.email} have ended.`)}`,
      );
      expect((await there.send("GET", OWN_PUSHES)).status).toBe(401);
      expect(await textAt(page, "#sessions")).toBe("Not signed in anywhere.");
      page.close();

      const other = await enterAs(server, auditor.email, `${server.url}/admin/links`, { width });
      await other.until(
        `[...document.querySelectorAll("#all a")].some((one) => one.textContent === ${JSON.stringify(person.email)})`,
      );
      await leave(
        other,
        `[...document.querySelectorAll("#all a")].find((one) => one.textContent === ${JSON.stringify(person.email)}).click()`,
      );
      await other.until(isFilled);
      expect(await textAt(other, "h1")).toBe(person.email);
      expect(await count(other, "#sessions, #tokens, #factors, #actions, #all .menu")).toBe(0);
      expect(await other.view.evaluate("document.documentElement.outerHTML")).not.toContain(push.url_token);
      await isSound(other);
      await go(other, `${server.url}/admin/users/999999`);
      expect(await textAt(other, "h1")).not.toContain("@");
      other.close();
      const stranger = await enterAs(server, person.email, `${server.url}/admin/users/${id}`);
      expect(await textAt(stranger, "body")).not.toContain(person.email);
      stranger.close();
    },
  );

  long.each(WIDTHS)(
    "are put into groups on their page, which says what then binds them, and taken out (%p px)",
    async (width) => {
      const { email } = await server.user();
      const page = await enterAs(server, "root@example.org", `${server.url}/admin/users/${await idOf(root, email)}`, {
        width,
      });
      const shown = async (groups: string, limits: string): Promise<void> => {
        await page.until(`document.querySelector('#groups').textContent.trim() === ${JSON.stringify(groups)}`);
        expect(await textAt(page, "#limits")).toBe(limits);
      };
      await shown("Not in any group.", "No policy limits apply to this user.");
      await fill(page, "#group", " temps ");
      await press(page, "#join-group");
      await shown("temps added by an administratorRemove", "policy.group.temps.expire_after_days_max = 3");
      await page.until("document.querySelector('#entries').textContent.includes('Added to a group · temps')");
      expect(await page.view.evaluate("document.querySelector('#group').value")).toBe("");
      await isSound(page);
      expect([await fits(page), await fitsEnlarged(page)]).toEqual([true, true]);
      await press(page, "#groups button");
      await shown("Not in any group.", "No policy limits apply to this user.");
      await page.until("document.querySelector('#entries').textContent.includes('Removed from a group · temps')");
      page.close();
    },
  );

  long.each(WIDTHS)("whoever has lost the second factors begins anew (%p px)", async (width) => {
    const own = await startServer();
    try {
      for (const [name, admin] of [
        ["root", true],
        ["ann", false],
      ] as const) {
        await own.user(`${name}@example.org`, admin);
      }
      const phone = new Browser(own);
      await phone.signIn("ann@example.org");
      await addApp(phone, Date.now());
      const page = await enterAs(own, "root@example.org", `${own.url}/admin/users`, { width });
      const reset = "[aria-label='Reset second factors: ann@example.org']";
      await openUser(page, "ann@example.org");
      expect(await count(page, reset)).toBe(1);
      expect(await fits(page)).toBe(true);
      await press(page, reset);
      await page.until("document.querySelector('#ask').open");
      expect(await textAt(page, "#ask-text")).toContain("Delete all second factors for ann@example.org?");
      await isSound(page);
      await press(page, "#ask-yes");
      await page.until("document.querySelector('#status').textContent.includes('no longer has a second factor')");
      await openUser(page, "ann@example.org");
      expect(await count(page, reset)).toBe(0);
      expect((await new Browser(own).signIn("ann@example.org")).body).toHaveProperty("user");
      page.close();
    } finally {
      await own.stop();
    }
  });
});
