// Signing in with the password of a directory in a real Chromium, by somebody whose group is in a group.

import { expect, setDefaultTimeout, test } from "bun:test";

import { openPage } from "./browser.ts";
import { startServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { fill, go, press, textAt } from "./page_actions.ts";
import { isSound, WIDTHS } from "./page_flows.ts";
import { settingsFor, startDirectory } from "./slapd.ts";

setDefaultTimeout(120_000); // other load on the machine slows the tests down

needs("chromium", "slapd").describe("somebody of a directory", () => {
  test.each(WIDTHS)("signs in by name and administers, as a group around their own may (%d px)", async (width) => {
    const directory = await startDirectory();
    await directory.add(
      { uid: "ann", mail: "ann@example.org", password: "her own word" },
      { uid: "ben", mail: "ben@example.org", password: "his own word" },
      { cn: "team", members: ["ann"] },
      { cn: "ops", members: ["group:team"] },
    );
    const { flags, env } = settingsFor(directory);
    const groups = { "ldap-allowed-groups": "team", "ldap-admin-groups": "ops" };
    const server = await startServer({
      flags: { ...flags, ...groups, "ldap-url": directory.ldap, "local-sign-in": "admins" },
      env,
    });
    try {
      const root = await server.user("root@example.org", true);
      const page = await openPage(`${server.url}/users/sign_in`, { width });
      await isSound(page);
      expect(await textAt(page, "#whose-password")).toContain("Administrators can also use a password for this server");
      const enter = async (name: string, password: string): Promise<void> => {
        await fill(page, "#email", name);
        await fill(page, "#password", password);
        await press(page, "#submit");
      };
      const problem = "document.querySelector('#problem:not([hidden])')?.textContent";
      await press(page, "#submit");
      await page.until("document.querySelector('#problem-email:not([hidden])')");
      expect(await textAt(page, "#problem-email")).toBe("Enter your email address or username.");
      await enter("ann", "a wrong word");
      await page.until(`${problem} === "The username or password is wrong."`);
      await enter("ben", "his own word");
      await page.until(`${problem}?.startsWith("You aren’t in any of the groups")`);
      // What the browser says of both answers.
      expect(page.problems.splice(0).map((line) => /status of (\d+)/.exec(line)?.[1])).toEqual(["401", "403"]);
      await isSound(page);
      await enter("ann", "her own word");
      await page.until("location.pathname === '/admin' && document.readyState === 'complete'");
      // What administrators see.
      await page.until("document.querySelector('#to-admin')");
      await go(page, `${server.url}/users/token`);
      expect(await textAt(page, "main")).toContain("ann@example.org");
      expect(await page.view.evaluate("document.querySelector('#change')")).toBeNull();
      await isSound(page);
      page.close();

      const push = await server.push({ payload: "for the team alone", recipients: "group:Team" }, root.headers);
      const other = await openPage(`${server.url}/p/${push.url_token}`, { width });
      await other.until("document.readyState === 'complete'");
      expect(other.problems.splice(0).map((line) => /status of (\d+)/.exec(line)?.[1])).toEqual(["401"]);
      await isSound(other);
      expect(await textAt(other, "main")).toContain("Sign in with your company username and password");
      await press(other, "main a[href^='/users/sign_in']");
      await other.until("document.querySelector('#password:enabled')");
      await fill(other, "#email", "ann");
      await fill(other, "#password", "her own word");
      await press(other, "#submit");
      await other.until(`location.pathname === '/p/${push.url_token}' && document.readyState === 'complete'`);
      await press(other, "#submit");
      await other.until("document.querySelector('#opened:not([hidden])')");
      expect(await textAt(other, "#opened")).toContain("for the team alone");
      other.close();
    } finally {
      await server.stop();
      await directory.end();
    }
  });
});
