// Accounts and administration in a real Chromium.

import { expect, setDefaultTimeout, test } from "bun:test";

import { violations } from "./axe.ts";
import { openPage } from "./browser.ts";
import { startServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { copied, isSound, linkOf, server, usersShown, useServer, WIDTHS } from "./page_flows.ts";
import {
  back,
  enterAs,
  fill,
  go,
  openTerms,
  PASSWORD,
  press,
  textAt,
  toSection,
  openPart,
  openPrograms,
} from "./page_actions.ts";

const long = needs("the long run");

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

needs("chromium").describe("accounts", () => {
  test.each(WIDTHS)("the first run, then a token made, used and revoked (%p px)", async (width) => {
    const fresh = await startServer();
    try {
      const code = /with the code (\S+)/.exec(fresh.log())?.[1] ?? "";
      const page = await openPage(fresh.url, { width });
      await press(page, "header nav a");
      await page.until("location.pathname === '/users/setup' && document.readyState === 'complete'");
      await isSound(page);
      await fill(page, "#code", code);
      await fill(page, "#email", "first@example.org");
      await fill(page, "#password", "short");
      await press(page, "#submit");
      expect(await textAt(page, "#problem-password")).toBe("The password is too short.");
      await fill(page, "#password", PASSWORD);
      await press(page, "#submit");
      await page.until("location.pathname === '/admin/health' && document.readyState === 'complete'");
      await isSound(page);

      await go(page, `${fresh.url}/users/token`);
      await page.until("document.querySelector('#tokens li')");
      // Whether the account is safe is first, and what only programs need is at the end.
      expect(
        await page.view.evaluate(
          "[...document.querySelectorAll('h2')].filter((one) => one.checkVisibility()).map((one) => one.textContent)",
        ),
      ).toEqual([
        "Extra sign-in protection",
        "Where you are signed in",
        "Recent sign-ins",
        "Password",
        "Notifications",
        "API tokens",
      ]);
      expect(await page.view.evaluate("document.querySelector('#new-token').checkVisibility()")).toBe(false);
      await openPrograms(page);
      await fill(page, "#token-name", "<b>backup</b>");
      await press(page, "#new-token button");
      await page.until("document.querySelector('#shown:not([hidden])') && document.querySelector('#tokens button')");
      const token = String(await page.view.evaluate("document.querySelector('#token').value"));
      await isSound(page);
      const headers = { authorization: `Bearer ${token}` };
      expect(await (await fetch(`${fresh.url}/api/v2/pushes/active`, { headers })).text()).toBe("[]");
      expect(await textAt(page, "#tokens .name")).toBe("<b>backup</b>");
      await press(page, "#tokens button");
      await press(page, "#ask-yes");
      await page.until("!document.querySelector('#tokens button')");
      const refused = await fresh.json("GET", "/api/v2/pushes/active", undefined, { authorization: `Bearer ${token}` });
      expect(refused.status).toBe(401);

      await openPart(page, "password");
      await fill(page, "#current", PASSWORD);
      await fill(page, "#next", "another one entirely");
      await press(page, "#change [type=submit]");
      await page.until("document.querySelector('#password-status').textContent !== ''");
      await isSound(page);
      await press(page, "#sign-out");
      await page.until("location.pathname === '/users/sign_in' && document.readyState === 'complete'");
      await isSound(page);
      page.close();
    } finally {
      await fresh.stop();
    }
  });

  long.each([
    [
      "en",
      "Also revoke all my API tokens",
      "Your password has been changed. Other devices have been signed out. 2 API tokens were revoked.",
    ],
    [
      "de",
      "Auch alle meine API-Token widerrufen",
      "Ihr Passwort wurde geändert. Andere Geräte sind abgemeldet. 2 API-Token wurden widerrufen.",
    ],
    [
      "fr",
      "Révoquer aussi tous mes jetons d’API",
      "Votre mot de passe a été modifié. Les autres appareils sont déconnectés. 2 jetons d’API ont été révoqués.",
    ],
  ])(
    "a change of the password shows the tokens and revokes them, unless that is unticked (%s)",
    async (language, label, told) => {
      const { email, token } = await server.user(`careful-${language}@example.org`);
      const statusOf = async (one: string): Promise<number> =>
        (await server.json("GET", "/api/v2/pushes/active", undefined, { authorization: `Bearer ${one}` })).status;
      const page = await enterAs(server, email, `${server.url}/users/token`, { width: 390 });
      await page.view.cdp("Network.setCookie", { name: "sp_lang", value: language, url: server.url });
      await go(page, `${server.url}/admin`);
      await go(page, `${server.url}/users/token`);
      await page.until(
        `document.documentElement.lang === "${language}" && document.querySelectorAll("#also-tokens li").length === 1`,
      );
      await openPart(page, "password");
      const change = async (from: string, to: string): Promise<string> => {
        await fill(page, "#current", from);
        await fill(page, "#next", to);
        await press(page, "#change [type=submit]");
        await page.until("document.querySelector('#password-status').textContent !== ''");
        return textAt(page, "#password-status");
      };
      expect(await textAt(page, "#also label")).toContain(label);
      expect(await textAt(page, "#also-tokens")).toContain("test sp_");
      expect(await page.view.evaluate("document.querySelector('#revoke-tokens').checked")).toBe(true);
      await isSound(page);

      await press(page, "#revoke-tokens");
      expect(told).toStartWith(await change(PASSWORD, "the second password"));
      expect(await statusOf(token)).toBe(200);
      // Ticked again for the next time.
      expect(await page.view.evaluate("document.querySelector('#revoke-tokens').checked")).toBe(true);

      await openPrograms(page);
      await fill(page, "#token-name", "shown a moment ago");
      await press(page, "#new-token button");
      await page.until("document.querySelectorAll('#also-tokens li').length === 2");
      const shown = String(await page.view.evaluate("document.querySelector('#token').value"));
      expect(await statusOf(shown)).toBe(200);
      expect(await change("the second password", "the third password")).toBe(told);
      expect([await statusOf(token), await statusOf(shown)]).toEqual([401, 401]);
      expect(await page.view.evaluate("document.querySelector('#shown').checkVisibility()")).toBe(false);
      expect(await page.view.evaluate("document.querySelector('#also').checkVisibility()")).toBe(false);
      await isSound(page);
      page.close();
    },
  );

  test("own pushes: found, looked into, ended; another's are not there (390 px)", async () => {
    const ann = await server.user("ann@example.org");
    await server.user("ben@example.org");
    const hostile = '"><script>alert(1)</script>\u202e';
    const push = await server.push({ payload: "x", name: hostile, note: "<svg onload=alert(1)>" }, ann.headers);
    await server.push({ payload: "y", name: "another" }, ann.headers);
    await server.json("GET", `/api/v2/pushes/${push.url_token}`, undefined, { "user-agent": "<i>agent</i>" });
    const page = await enterAs(server, "ann@example.org", `${server.url}/admin`, { width: 390 });
    await page.until("document.querySelectorAll('#pushes > li').length === 2");
    await isSound(page);
    await go(page, `${server.url}/admin?q=%3CSVG`);
    await page.until("document.querySelectorAll('#pushes > li').length === 1");
    expect(await textAt(page, "#pushes .name")).toBe(hostile);
    const note = "document.querySelector('#pushes .note').textContent";
    expect(await page.view.evaluate(note)).toBe("<svg onload=alert(1)>");
    expect(await copied(page, "#pushes button.quiet")).toBe(`${server.url}/p/${push.url_token}/r`);
    expect(await textAt(page, "#pushes li")).toMatch(/opened once, .* expires in\s.*\s4 views left/s);
    await press(page, "#pushes a.name");
    await page.until("document.querySelectorAll('#views tr').length === 1");
    expect(await textAt(page, "#name")).toBe(hostile);
    expect(await textAt(page, "#views")).toContain("<i>agent</i>");
    await isSound(page);
    // The search is in the address, so that "back" returns to what was found.
    await back(page, "document.querySelectorAll('#pushes > li').length === 1");
    expect(await page.view.evaluate("document.querySelector('#search').value")).toBe("<SVG");
    await press(page, "#pushes .pick");
    await press(page, "#end-ticked");
    await page.until("document.querySelector('#undoing').checkVisibility()");
    await toSection(page, "expired");
    // The search that goes on says that nothing was found until the expired push has come.
    await page.until("document.querySelector('#pushes > li .name') !== null");
    expect(await textAt(page, "#pushes li")).toContain("opened once");
    await isSound(page);
    page.close();

    const ben = await enterAs(server, "ben@example.org", `${server.url}/admin`, { width: 390 });
    await ben.until("document.querySelector('#pushes li')");
    // The empty list says what to do next.
    expect(await textAt(ben, "#pushes p")).toBe("You have no active links.");
    await isSound(ben);
    await toSection(ben, "expired");
    await ben.until("document.querySelector('#pushes').textContent.startsWith('Nothing has expired yet.')");
    await toSection(ben, "active");
    await ben.until("document.querySelector('#pushes a.button')");
    expect(await ben.view.evaluate("document.querySelector('#to-admin') === null")).toBe(true);
    await press(ben, "#pushes a.button");
    await ben.until("location.pathname === '/' && document.querySelector('#text')");
    ben.close();
  });

  long.test("own pushes lead back to link and QR code, and have names of their own (390 px)", async () => {
    const page = await enterAs(server, "root@example.org", `${server.url}/`, { width: 390 });
    await fill(page, "#text", "x");
    await press(page, "#submit");
    const link = await linkOf(page);
    await go(page, `${server.url}/admin`);
    await page.until("document.querySelectorAll('#pushes > li').length === 1");
    expect(await textAt(page, "#pushes .name")).toMatch(/^Text · \d+\s\w+\s\d{4}, /);
    expect(await textAt(page, "#pushes li")).toContain("not opened yet");
    await isSound(page);
    await press(page, "#pushes a.name");
    await page.until("location.pathname.endsWith('/preview') && document.readyState === 'complete'");
    expect(await page.view.evaluate("document.querySelector('#link').value")).toBe(link);
    await press(page, "#show-code");
    await page.until(
      "document.querySelector('#qr').checkVisibility() && document.querySelector('#qr').naturalWidth > 0",
    );
    const share = async (names: string[], passphrase: string): Promise<void> => {
      await go(page, `${server.url}/`);
      await press(page, "#tab-file");
      await page.view.evaluate(`(() => {
        const held = new DataTransfer();
        for (const name of ${JSON.stringify(names)}) held.items.add(new File(["x"], name));
        document.querySelector("#drop").dispatchEvent(new DragEvent("drop", { dataTransfer: held, bubbles: true }));
      })()`);
      await openTerms(page);
      await fill(page, "#passphrase", passphrase);
      await press(page, "#submit");
      await linkOf(page);
    };
    await share(["plan.pdf", "Übersicht.xlsx"], "");
    // The names of guarded files are guarded too.
    await share(["guarded.pdf"], "open sesame");
    await go(page, `${server.url}/admin`);
    await page.until("document.querySelectorAll('#pushes > li').length === 3");
    const names = "[...document.querySelectorAll('#pushes .name')].map((name) => name.textContent)";
    expect(await page.view.evaluate(names)).toEqual([
      expect.stringMatching(/^Files · /),
      "plan.pdf, Übersicht.xlsx",
      expect.stringMatching(/^Text · /),
    ]);
    await press(page, "#pushes li input[type=checkbox]");
    await press(page, "#end-ticked");
    await page.until("document.querySelectorAll('#pushes > li').length === 2");
    await toSection(page, "expired");
    await page.until("document.querySelector('#pushes').textContent.includes('never opened')");
    page.close();
  });

  test("an administrator adds a user, who comes in by the link once (1280 px)", async () => {
    const page = await enterAs(server, "root@example.org", `${server.url}/admin/users`);
    await usersShown(page);
    await fill(page, "#email", "new@example.org");
    await press(page, "#add-user button");
    await page.until("document.querySelector('#one-time:not([hidden])')");
    expect(await textAt(page, "#one-time label")).toEndWith("Send it to new@example.org");
    expect(await page.view.evaluate("document.querySelector('#add-user').checkVisibility()")).toBe(false);
    const link = String(await page.view.evaluate("document.querySelector('#one-time-link').value"));
    await isSound(page);
    for (const section of ["all", "server"]) {
      await toSection(page, section);
      await page.until(`document.querySelector("${section === "all" ? "#all li" : "#settings li"}")`);
      await isSound(page);
    }
    page.close();
    const guest = await openPage(link);
    expect(await guest.view.evaluate("location.hash")).toBe("");
    await guest.until("document.querySelector('#account').textContent === 'new@example.org'");
    await isSound(guest);
    await fill(guest, "#password", "my own choice");
    await press(guest, "#submit");
    await guest.until("location.pathname === '/admin' && document.readyState === 'complete'");
    guest.close();
    const again = await openPage(link);
    await again.until("document.querySelector('#problem:not([hidden])')");
    expect(await textAt(again, "#problem")).toContain("no longer valid");
    await again.until("document.querySelector('#instead:not([hidden])')");
    again.close();
  });

  test("a wrong address is marked until it is right, the right password signs in, and a failed sign-out is reported", async () => {
    const page = await openPage(`${server.url}/users/sign_in`, { width: 390 });
    await fill(page, "#email", "root");
    await fill(page, "#password", PASSWORD);
    await press(page, "#submit");
    await page.until("document.querySelector('#email').getAttribute('aria-invalid') === 'true'");
    expect(await page.view.evaluate("document.activeElement.id")).toBe("email");
    await isSound(page);
    await fill(page, "#email", "root@example.org");
    await fill(page, "#password", "not the password");
    await press(page, "#submit");
    await page.until("document.querySelector('#problem').textContent.includes('password')");
    expect(await page.view.evaluate("document.querySelector('#email').hasAttribute('aria-invalid')")).toBe(false);
    await fill(page, "#password", PASSWORD);
    await press(page, "#submit");
    await page.until("location.pathname === '/admin' && document.readyState === 'complete'");

    await go(page, `${server.url}/users/token`);
    // What people come to look at, before what they change.
    expect(await textAt(page, "main section")).toMatch(/^Extra sign-in protection\s+No second factor\. With a second/);
    await page.view.evaluate("void (window.fetch = () => Promise.reject(new TypeError()))");
    await press(page, "#sign-out");
    await page.until("document.querySelector('#problem-sign-out:not([hidden])')");
    expect(await page.view.evaluate("location.pathname")).toBe("/users/token");
    // The answer to the wrong password is in the browser's log.
    expect(page.problems.filter((problem) => !/status of 401/.test(problem))).toEqual([]);
    expect(await violations(page)).toEqual([]);
    page.close();
  });

  long.test("the owner reads nothing about counted views", async () => {
    const page = await enterAs(server, "root@example.org", `${server.url}/`);
    await fill(page, "#text", "mine");
    await press(page, "#submit");
    await go(page, await linkOf(page));
    expect(await textAt(page, "#left-words")).toBe("Your own views don’t count.");
    page.close();
  });

  long.test("a wrong password is reported in the reader's language", async () => {
    const page = await openPage(`${server.url}/users/sign_in?lang=de`, { width: 390 });
    await fill(page, "#email", "root@example.org");
    await fill(page, "#password", "not the password");
    await press(page, "#submit");
    await page.until("document.querySelector('#problem:not([hidden])')");
    expect(await textAt(page, "#problem")).toBe("E‑Mail-Adresse oder Passwort ist falsch.");
    page.close();
  });
});
