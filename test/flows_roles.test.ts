// Roles and limited tokens in a real Chromium: a token that may only create, and the page of an auditor.

import { expect, setDefaultTimeout, test } from "bun:test";

import { needs } from "./needs.ts";
import { enterAs, fill, press, textAt, toSection, openPrograms } from "./page_actions.ts";
import { isSound, openUser, server, useServer, WIDTHS } from "./page_flows.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

needs("chromium", "the long run").describe("roles and tokens", () => {
  test.each(WIDTHS)("a token that may only create, for 90 days, from here (%p px)", async (width) => {
    const { email } = await server.user();
    const page = await enterAs(server, email, `${server.url}/users/token`, { width });
    const choose = (id: string, value: string) =>
      page.view.evaluate(`document.querySelector(${JSON.stringify(id)}).value = ${JSON.stringify(value)}`);
    await page.until("document.querySelector('#tokens button')");
    await openPrograms(page);
    await fill(page, "#token-name", "deploy");
    await choose("#token-may", "create");
    await choose("#token-lasts", "90");
    await press(page, "#token-limits summary");
    await fill(page, "#token-networks", "office");
    await press(page, "#new-token [type=submit]");
    await page.until("document.querySelector('#problem-networks:not([hidden])')");
    expect(await textAt(page, "#problem-networks")).toBe(
      "Enter addresses or networks such as 192.0.2.0/24, at most 50.",
    );
    expect(page.problems.splice(0)).toEqual([expect.stringContaining("422")]);
    await isSound(page);
    await fill(page, "#token-networks", "127.0.0.0/8, 192.0.2.0/24");
    await press(page, "#new-token [type=submit]");
    await page.until("document.querySelector('#shown:not([hidden])')");
    const token = String(await page.view.evaluate("document.querySelector('#token').value"));
    expect(await textAt(page, "#example")).toContain("/api/v2/pushes -d 'push[payload]=…'");
    await page.until("document.querySelectorAll('#tokens > li').length === 2");
    const line = await textAt(page, "#tokens > li:last-child");
    expect(line).toContain("permissions: create · only from 127.0.0.0/8, 192.0.2.0/24 · expires in\u00a090\u00a0days");
    // The next token has no limits that nobody chose for it.
    expect(await page.view.evaluate("document.querySelector('#token-may').value")).toBe("");
    await isSound(page);

    const headers = { authorization: `Bearer ${token}` };
    await server.push({ payload: "x" }, headers);
    expect((await server.json("GET", "/api/v2/pushes/active", undefined, headers)).status).toBe(403);
    page.close();
  });

  test.each(WIDTHS)(
    "an administrator makes an auditor, who reads every log and changes nothing (%p px)",
    async (width) => {
      const { email } = await server.user();
      const owner = await server.user();
      const { url_token: urlToken } = await server.push({ payload: "x", name: "hidden name" }, owner.headers);
      await server.json("GET", `/api/v2/pushes/${urlToken}`);

      // One at a time: all pages share the cookies of one browser.
      const asAdmin = () => enterAs(server, "root@example.org", `${server.url}/admin/users`, { width });
      const admin = await asAdmin();
      const button = (label: string) => `button[aria-label=${JSON.stringify(`${label}: ${email}`)}]`;
      await openUser(admin, email);
      await press(admin, button("Make auditor"));
      await admin.until("document.querySelector('#ask').open");
      expect(await textAt(admin, "#ask-text")).toStartWith(`Make ${email} an auditor?`);
      await press(admin, "#ask-yes");
      await admin.until("document.querySelector('#users').textContent.includes('auditor')");
      await isSound(admin);
      admin.close();

      const page = await enterAs(server, email, `${server.url}/admin`, { width });
      await toSection(page, "all");
      await page.until("document.querySelector('#all .name')");
      expect(await page.view.evaluate("[...document.querySelectorAll('.sections a')].map((tab) => tab.id)")).toEqual([
        "section-health",
        "section-all",
        "section-log",
      ]);
      expect(await page.view.evaluate("document.querySelectorAll('#all .danger, #all .menu').length")).toBe(0);
      expect(await textAt(page, "#all > li:first-child")).toContain(owner.email);
      await press(page, "#all > li:first-child .name");
      await page.until("document.querySelectorAll('#entries > li').length === 2");
      const log = await textAt(page, "#entries");
      expect(log).toContain("Created");
      expect(log).toContain("Opened");
      expect(await page.view.evaluate("document.body.innerHTML")).not.toContain("hidden name");
      expect(await page.view.evaluate("document.documentElement.outerHTML")).not.toContain(urlToken);
      await isSound(page);
      page.close();

      const back = await asAdmin();
      await openUser(back, email);
      await press(back, button("Remove auditor rights"));
      await press(back, "#ask-yes");
      await back.until("!document.querySelector('#users').textContent.includes('auditor')");
      back.close();
      const again = await enterAs(server, email, `${server.url}/admin`, { width });
      expect(await again.view.evaluate("document.querySelector('#to-admin')")).toBeNull();
      again.close();
    },
  );
});
