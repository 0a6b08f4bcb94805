// Second factors as people meet them, in a real browser: a passkey on Chromium's virtual authenticator is registered, used,
// lost and recovered; an app with codes is set up from its page. On a phone and on a desk.

import { beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { violationsAtStep } from "./axe.ts";
import { openPage, type Page, showAt } from "./browser.ts";
import { testClock } from "./harness.ts";
import { cli } from "./command_line.ts";
import { needs } from "./needs.ts";
import { fill, go, PASSWORD, press, textAt } from "./page_actions.ts";
import { WIDTHS } from "./page_flows.ts";
import { ownServer } from "./scratch.ts";
import { codeAt } from "./second_factors.ts";

setDefaultTimeout(240_000);

// Stands still, so that a code is good for as long as a browser takes to have it typed in.
const clock = testClock(Date.now());
/** Browsers keep passkeys by name, and 127.0.0.1 is none. */
let base = "";
const server = ownServer({ clock, flags: { "require-mfa": "admins" } });
beforeAll(() => {
  base = server.url.replace("127.0.0.1", "localhost");
});

async function plugIn(page: Page): Promise<string> {
  await page.view.cdp("WebAuthn.enable");
  const { authenticatorId } = (await page.view.cdp("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })) as { authenticatorId: string };
  return authenticatorId;
}

const at = (page: Page, path: string) =>
  page.until(`location.pathname === ${JSON.stringify(path)} && document.readyState === "complete"`);
const shows = (page: Page, selector: string) =>
  page.until(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`);

async function signIn(page: Page, email: string): Promise<void> {
  await fill(page, "#email", email);
  await fill(page, "#password", PASSWORD);
  await press(page, "#submit");
}

async function signOut(page: Page): Promise<void> {
  await page.view.evaluate(`fetch("/session", { method: "DELETE" })`);
  await go(page, `${base}/users/sign_in`);
}

/** Both steps, from wherever the page is. */
async function enterWithCode(page: Page, email: string, code = ""): Promise<void> {
  await signOut(page);
  await signIn(page, email);
  await at(page, "/users/second_step");
  await fill(page, "#code", code);
  await press(page, "#submit");
}

/** Nothing scrolls sideways, axe finds nothing in the long run, and nothing was complained about but answers that the page asked for. */
async function isSound(page: Page): Promise<void> {
  expect(await page.view.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  expect(page.problems.filter((problem) => !problem.startsWith("network: "))).toEqual([]);
  expect(page.outside()).toEqual([]);
  expect(await violationsAtStep(page)).toEqual([]);
}

needs("chromium").describe("a second factor", () => {
  test.each(WIDTHS)(
    "that is required is a passkey: registered, used, lost, recovered, reset (%d px)",
    async (width) => {
      const { email } = await server.user(`root${width}@example.org`, true);
      const page = await openPage(`${base}/users/sign_in`, { width });
      const device = await plugIn(page);
      await signIn(page, email);
      await at(page, "/users/factors");
      await shows(page, "#limited");
      await shows(page, "#new-passkey");
      // It names itself after this browser.
      expect(await page.view.evaluate("document.querySelector('#passkey-name').value")).toMatch(/^Chrome on /);
      await fill(page, "#passkey-name", "Telephone");
      await press(page, "#new-passkey [type=submit]");
      await shows(page, "#codes");
      const codes = (await textAt(page, "#codes-shown")).trim().split(/\s+/);
      expect(codes).toHaveLength(10);
      await isSound(page);
      // They can be kept as a file and on paper, and on paper nothing else stands beside them.
      await page.view.evaluate(`(() => {
        window.print = () => (window.printed = true);
        URL.createObjectURL = (blob) => (blob.text().then((text) => (window.savedCodes = text)), "about:blank#");
        addEventListener("click", (event) => event.target.download && event.preventDefault());
      })()`);
      await press(page, "#save-codes");
      await page.until("window.savedCodes");
      expect(
        String(await page.view.evaluate("window.savedCodes"))
          .trim()
          .split("\n"),
      ).toEqual(codes);
      await press(page, "#print-codes");
      expect(await page.view.evaluate("window.printed")).toBe(true);
      await page.view.cdp("Emulation.setEmulatedMedia", { media: "print" });
      expect(
        await page.view.evaluate(
          "[...document.querySelectorAll('main > *')].filter((one) => one.checkVisibility()).map(({ id }) => id)",
        ),
      ).toEqual(["codes"]);
      await showAt(page, width, 844, "light");
      await press(page, "#go-on");
      await at(page, "/admin");

      // Without an address and without a password.
      await signOut(page);
      await press(page, "#passkey");
      await at(page, "/admin");
      // Within a page, where the session ended in the middle of a task: in place of the password, and after it.
      await go(page, `${base}/`);
      await fill(page, "#text", "of the administrator");
      await page.view.evaluate(`fetch("/session", { method: "DELETE" })`);
      await press(page, "#submit");
      await shows(page, "#again-passkey");
      await isSound(page);
      await press(page, "#again-passkey");
      await shows(page, "#made");
      // At once: the page asks for news, and would ask for the sign-in by itself.
      await page.view.evaluate(
        `fetch("/session", { method: "DELETE" }).then(() => document.querySelector("#end").click())`,
      );
      await shows(page, "#again-password");
      await fill(page, "#again-password", PASSWORD);
      await press(page, "#sign-in-again [type=submit]");
      await shows(page, "#again-code");
      await press(page, "#again-passkey");
      await page.until(
        "!document.querySelector('#sign-in-again') && !document.querySelector('#shareable')?.checkVisibility()",
      );
      // As the second step of the password.
      await signOut(page);
      await signIn(page, email);
      await at(page, "/users/second_step");
      await shows(page, "#passkey");
      await isSound(page);
      await press(page, "#passkey");
      await at(page, "/admin");

      // Lost: the recovery code lets its owner in, once.
      await page.view.cdp("WebAuthn.removeVirtualAuthenticator", { authenticatorId: device });
      await enterWithCode(page, email, codes[0]);
      await at(page, "/admin");
      await enterWithCode(page, email, codes[0]);
      await shows(page, "#problem-code");
      expect(await textAt(page, "#problem-code")).toContain("already been used");
      await isSound(page);

      // All lost: the command line lets its owner begin anew.
      const reset = await cli(["user", "mfa-reset", email, "--data-dir", server.dataDir]);
      expect(reset).toMatchObject({ code: 0, stdout: expect.stringContaining("Removed all second factors") });
      await go(page, `${base}/users/sign_in`);
      await signIn(page, email);
      await at(page, "/users/factors");
      await shows(page, "#limited");
      await isSound(page);
      page.close();
    },
  );

  test.each(WIDTHS)(
    "of a user is an app with codes: confirmed by the password, used, lost, recovered, removed (%d px)",
    async (width) => {
      const { email } = await server.user(`ann${width}@example.org`);
      const page = await openPage(`${base}/users/sign_in`, { width });
      await signIn(page, email);
      await at(page, "/admin");
      await go(page, `${base}/users/token`);
      await press(page, "a[href='/users/factors']");
      await at(page, "/users/factors");
      await shows(page, "#begin-app");
      await press(page, "#begin-app");
      await shows(page, "#confirm");
      await isSound(page);
      await fill(page, "#password", "a guess");
      await press(page, "#confirm-form [type=submit]");
      await shows(page, "#problem-confirm");
      await fill(page, "#password", PASSWORD);
      await press(page, "#confirm-form [type=submit]");
      await shows(page, "#set-up");
      await page.until("document.querySelector('#qr').naturalWidth > 0");
      await isSound(page);
      const secret = (await textAt(page, "#secret")).replace(/\s/g, "");
      const code = () => codeAt(secret, clock.now());
      await fill(page, "#code", code() === "000000" ? "000001" : "000000");
      await press(page, "#set-up [type=submit]");
      await shows(page, "#problem-code");
      await fill(page, "#code", code());
      await press(page, "#set-up [type=submit]");
      await shows(page, "#codes");
      const codes = (await textAt(page, "#codes-shown")).trim().split(/\s+/);
      expect(codes).toHaveLength(10);
      await isSound(page);

      // What the app showed when it was set up counts no second time.
      clock.advance(30_000);
      await enterWithCode(page, email, code());
      await at(page, "/admin");

      // Lost: a recovery code lets its owner in, once, and the app goes with the telephone.
      await enterWithCode(page, email, codes[0]);
      await at(page, "/admin");
      await enterWithCode(page, email, codes[0]);
      await shows(page, "#problem-code");
      expect(await textAt(page, "#problem-code")).toContain("already been used");
      await isSound(page);
      await fill(page, "#code", codes[1] ?? "");
      await press(page, "#submit");
      await at(page, "/admin");
      await go(page, `${base}/users/factors`);
      await shows(page, "#remove-app");
      await press(page, "#remove-app");
      await press(page, "#ask-yes");
      await shows(page, "#confirm");
      await fill(page, "#password", PASSWORD);
      await press(page, "#confirm-form [type=submit]");
      await page.until("document.querySelector('#status').textContent === 'Deleted.'");
      await shows(page, "#begin-app");
      await isSound(page);

      await signOut(page);
      await signIn(page, email);
      await at(page, "/admin");
      page.close();
    },
  );

  test("says where passkeys cannot work: without HTTPS, and at an address without a name", async () => {
    const { email } = await server.user("ben@example.org");
    const page = await openPage(`${server.url}/users/sign_in`, { width: 390 });
    expect(await page.view.evaluate("document.querySelector('#passkey').checkVisibility()")).toBe(false);
    await signIn(page, email);
    await at(page, "/admin");
    await go(page, `${server.url}/users/factors`);
    await shows(page, "#no-passkeys");
    expect(await textAt(page, "#no-passkeys")).toContain("https://");
    expect(await page.view.evaluate("document.querySelector('#new-passkey').checkVisibility()")).toBe(false);
    await isSound(page);
    page.close();
  });
});
