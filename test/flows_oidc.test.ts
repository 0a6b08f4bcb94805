// Signing in at a real OpenID provider in a real Chromium: in, with another role, out, and out at the provider.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { violations, violationsAtStep } from "./axe.ts";
import { hasBrowser, openPage, type Page } from "./browser.ts";
import { freePort } from "./free_port.ts";
import type { TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { certificateFor, newAuthority, startWith } from "./openid.ts";
import { addTerms, enterAs, fill, follow, go, leave, press, textAt } from "./page_actions.ts";
import { isSound, linkOf, WIDTHS } from "./page_flows.ts";
import { type Companion, spawnCompanion } from "./processes.ts";
import { startProxy } from "./proxies.ts";
import { scratch } from "./scratch.ts";

const long = needs("the long run");

setDefaultTimeout(120_000); // other load on the machine slows the tests down
const { root, newPath } = scratch();

let provider: Companion;
let issuer: string;
let server: TestServer;

/** A real provider, and a server whose people sign in there. */
async function startPair(
  more: Record<string, string> = {},
): Promise<{ provider: Companion; issuer: string; server: TestServer }> {
  const directory = newPath("pair");
  const authority = newAuthority(directory);
  const { cert, key } = certificateFor(authority);
  const [certFile, keyFile] = [join(directory, "provider.pem"), join(directory, "provider.key")];
  writeFileSync(certFile, cert);
  writeFileSync(keyFile, key);
  const provider = await spawnCompanion("openid_provider.ts", [certFile, keyFile]);
  const issuer = String((await provider.ask({}))["issuer"]);
  const flags = { "oidc-admin-groups": "ops", "oidc-allowed-groups": "staff, ops", ...more };
  const server = await startWith({ issuer, authority }, { flags });
  await server.user("root@example.org", true);
  await provider.ask({ client: more["base-url"] ?? server.url });
  return { provider, issuer, server };
}

beforeAll(async () => {
  if (hasBrowser) ({ provider, issuer, server } = await startPair());
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

/** The authority of these tests is none that the browser knows. */
const trustAll = (page: Page): Promise<unknown> =>
  page.view.cdp("Security.setIgnoreCertificateErrors", { ignore: true });

const isAt = (path: string): string => `location.pathname === '${path}' && document.readyState === 'complete'`;
const isThere = "location.protocol === 'https:' && document.readyState === 'complete'";

/** From the button to the server's own page. What the browser has agreed to there before, it is not asked again. */
async function signIn(page: Page, person: string): Promise<void> {
  await press(page, "#company button");
  await page.until(`${isThere} && document.querySelector('[name=login]')`);
  await prove(page, person, "/admin");
}

/** At the provider, until it leads back. */
async function prove(page: Page, person: string, back: string): Promise<void> {
  await page.view.evaluate(`(() => {
    document.querySelector("[name=login]").value = ${JSON.stringify(person)};
    document.querySelector("[name=password]").value = "x";
  })()`);
  await leave(page, "document.forms[0].submit()");
  await page.until(`${isAt(back)} || (${isThere} && document.querySelector('[value=consent]'))`);
  if ((await page.view.evaluate("location.pathname")) !== back) {
    await leave(page, "document.forms[0].submit()");
    await page.until(isAt(back));
  }
}

async function isSignedOut(page: Page): Promise<void> {
  await follow(page, `${server.url}/admin`);
  await page.until(isAt("/users/sign_in"));
}

/** As from a browser without a session here, whom the provider still recognises. @returns the cookie of the session */
async function leaveSession(page: Page): Promise<string> {
  const { cookies } = (await page.view.cdp("Network.getCookies", { urls: [server.url] })) as {
    cookies: Array<{ name: string; value: string }>;
  };
  // Elsewhere first: the page may be about to tell the server what its user has looked at.
  await go(page, `${server.url}/about`);
  await page.view.cdp("Network.deleteCookies", { name: "sp_session", url: server.url });
  await go(page, `${server.url}/users/sign_in`);
  return cookies.find(({ name }) => name === "sp_session")?.value ?? "";
}

/** With a session from before, nobody is signed in. */
async function isOver(page: Page, session: string): Promise<void> {
  expect(session).not.toBe("");
  await page.view.cdp("Network.setCookie", { name: "sp_session", value: session, url: server.url });
  await isSignedOut(page);
  await page.view.cdp("Network.deleteCookies", { name: "sp_session", url: server.url });
}

/** On pages that have been at the provider meanwhile: as isSound, of this server's part. */
async function isSoundHere(page: Page, at: Pick<TestServer, "url"> = server): Promise<void> {
  expect(page.problems.filter((problem) => problem.includes(at.url))).toEqual([]);
  expect(await page.view.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  expect(await violationsAtStep(page)).toEqual([]);
}

const isAdmin = (page: Page): Promise<unknown> => page.view.evaluate("document.querySelector('#to-admin') !== null");

needs("chromium").describe("in a browser", () => {
  test.each(WIDTHS)("somebody signs in, gets another role, and signs out here and there (%d px)", async (width) => {
    const person = `ann${width}`;
    const claims = { email: `${person}@example.org`, email_verified: true, groups: ["staff"] };
    await provider.ask({ person, claims });
    const page = await openPage(`${server.url}/users/sign_in`, { width });
    await trustAll(page);
    expect(await textAt(page, "#company button")).toBe("Sign in with Example ID");
    await isSound(page);
    await signIn(page, person);
    expect(await isAdmin(page)).toBe(false);
    // The session is there at once, although browsers send its cookie to this site's own requests only.
    await go(page, `${server.url}/users/token`);
    expect(await textAt(page, "main")).toContain(claims.email);

    await press(page, "#sign-out");
    await page.until(`${isThere} && document.querySelector('[name=logout]')`);
    await press(page, "[name=logout]");
    await page.until(isAt("/users/sign_in"));
    await isSignedOut(page);

    await provider.ask({ person, claims: { ...claims, groups: ["ops"] } });
    await signIn(page, person);
    expect(await isAdmin(page)).toBe(true);

    // Whoever signs out at the provider itself is signed out here, by its notice.
    await go(page, `${issuer}/session/end`);
    await press(page, "[name=logout]");
    await page.until("location.pathname.endsWith('/session/end/success')");
    await isSignedOut(page);
    expect(page.problems.filter((problem) => problem.includes(server.url))).toEqual([]);
    page.close();
  });

  long.each(WIDTHS)(
    "whoever has lost a role has less right from the next sign-in on, and with all groups every session (%d px)",
    async (width) => {
      const person = `eve${width}`;
      const claims = { email: `${person}@example.org`, email_verified: true };
      const inGroups = (...groups: string[]) => provider.ask({ person, claims: { ...claims, groups } });
      // The provider recognises them, and asks nothing.
      const again = (leadsTo: string) => press(page, "#company button").then(() => page.until(isAt(leadsTo)));
      await inGroups("staff", "ops");
      const page = await openPage(`${server.url}/users/sign_in`, { width });
      await trustAll(page);
      await signIn(page, person);
      await page.until("document.querySelector('#to-admin')");
      expect(await isAdmin(page)).toBe(true);

      await inGroups("staff");
      const asAdmin = await leaveSession(page);
      await again("/admin");
      expect(await isAdmin(page)).toBe(false);
      expect(await page.view.evaluate("document.querySelector('#to-admin')")).toBeNull();
      await isSoundHere(page);
      const asUser = await leaveSession(page);
      await isOver(page, asAdmin);

      await inGroups();
      await go(page, `${server.url}/users/sign_in`);
      await press(page, "#company button");
      await page.until(`${isAt("/users/sign_in")} && location.search === "?refused=not-allowed"`);
      expect(await textAt(page, ".problem[role=alert]")).toContain("You aren’t in any of the groups");
      await isSoundHere(page);
      await isOver(page, asUser);

      await inGroups("staff");
      await go(page, `${server.url}/users/sign_in`);
      await again("/admin");
      expect(await isAdmin(page)).toBe(false);
      page.close();
    },
  );

  long.each(WIDTHS)("while the provider is down, whoever is signed in stays so (%d px)", async (width) => {
    const own = await startPair();
    try {
      const person = `fay${width}`;
      const email = `${person}@example.org`;
      await own.provider.ask({ person, claims: { email, email_verified: true, groups: ["staff"] } });
      const page = await openPage(`${own.server.url}/users/sign_in`, { width });
      await trustAll(page);
      await signIn(page, person);
      await own.provider.stop();

      await go(page, `${own.server.url}/users/token`);
      expect(await textAt(page, "main")).toContain(email);
      await go(page, `${own.server.url}/`);
      await fill(page, "#text", "made meanwhile");
      await press(page, "#submit");
      await linkOf(page);
      await go(page, `${own.server.url}/admin`);
      await page.until("document.querySelectorAll('#pushes > li').length === 1");
      await isSoundHere(page, own.server);
      page.close();
    } finally {
      await own.server.stop();
      await own.provider.stop();
    }
  });

  long.test("a session that ended in the middle of a task goes on after a sign-in in another tab", async () => {
    const person = "cara";
    const email = `${person}@example.org`;
    await provider.ask({ person, claims: { email, email_verified: true, groups: ["staff"] } });
    const page = await openPage(`${server.url}/users/sign_in`, { width: 390 });
    await trustAll(page);
    await signIn(page, person);
    await go(page, `${server.url}/`);
    await fill(page, "#text", "of Cara");
    await page.view.evaluate(`fetch("/session", { method: "DELETE" })`);
    await press(page, "#submit");
    await page.until("document.querySelector('#again-go-on')");
    expect(await textAt(page, "#sign-in-again a")).toBe("Sign in with Example ID");
    await press(page, "#again-go-on");
    await page.until("document.querySelector('#sign-in-again .problem').checkVisibility()");
    expect(await textAt(page, "#sign-in-again .problem")).toBe(`You aren’t signed in as ${email} yet.`);
    expect(await violations(page)).toEqual([]);
    const tab = await openPage(`${server.url}/users/sign_in`, { keep: true });
    await trustAll(tab);
    // The provider still knows who it is.
    await press(tab, "#company button");
    await tab.until(isAt("/admin"));
    tab.close();
    await press(page, "#again-go-on");
    await linkOf(page);
    await go(page, `${server.url}/admin`);
    await page.until("document.querySelectorAll('#pushes > li').length === 1");
    page.close();
  });

  long.each(WIDTHS)(
    "a recipient without an account proves who they are, and opens what is for them (%d px)",
    async (width) => {
      const person = `ben${width}`;
      const email = `${person}@example.org`;
      await provider.ask({ person, claims: { email, email_verified: true, groups: ["staff"] } });
      const { email: owner } = await server.user();
      const sender = await enterAs(server, owner, `${server.url}/`, { width });
      await fill(sender, "#text", "for Ben alone");
      await addTerms(sender, "recipients");
      await fill(sender, "#recipients", "nobody");
      await press(sender, "#submit");
      await sender.until(
        "document.querySelector('#problem-recipients').textContent.includes('“nobody” isn’t an email address')",
      );
      await fill(sender, "#recipients", `${email}, group:ops`);
      expect(await textAt(sender, "#terms")).toContain("2 recipients only");
      await press(sender, "#submit");
      const token = new URL(await linkOf(sender)).pathname.split("/")[2] ?? "";
      sender.close();
      const page = await openPage(`${server.url}/p/${token}`, { width });
      await trustAll(page);
      expect(await textAt(page, "h1")).toBe("Only for specific people");
      await press(page, "main form button");
      await page.until(`${isThere} && document.querySelector('[name=login]')`);
      await prove(page, person, `/p/${token}`);
      await press(page, "#submit");
      await page.until("document.querySelector('#opened:not([hidden])')");
      expect(await textAt(page, "#opened")).toContain("for Ben alone");
      page.close();
    },
  );

  needs("nginx").test(
    "behind nginx, somebody signs in at the address that people use, whatever the server is bound to",
    async () => {
      const port = await freePort();
      const at = `http://127.0.0.1:${port}`;
      const own = await startPair({ "base-url": at, "trusted-proxies": "127.0.0.1" });
      const proxy = await startProxy("nginx", own.server.url, port);
      try {
        const claims = { email: "nina@example.org", email_verified: true, groups: ["staff"] };
        await own.provider.ask({ person: "nina", claims });
        const page = await openPage(`${at}/users/sign_in`, { width: 390 });
        await trustAll(page);
        await signIn(page, "nina");
        expect(await page.view.evaluate("location.origin")).toBe(at);
        await go(page, `${at}/users/token`);
        expect(await textAt(page, "main")).toContain("nina@example.org");
        await isSoundHere(page, { url: at });
        page.close();
      } finally {
        await proxy.stop();
        await own.server.stop();
        await own.provider.stop();
      }
    },
  );

  test.each(WIDTHS)(
    "a provider that is down is told on the sign-in page, where passwords still work (%d px)",
    async (width) => {
      const authority = newAuthority(join(root, `down${width}`));
      const down = await startWith({ issuer: "https://127.0.0.1:9", authority });
      try {
        await down.user("root@example.org", true);
        const page = await openPage(`${down.url}/users/sign_in`, { width });
        await press(page, "#company button");
        await page.until(`location.search === '?refused=unreachable' && document.readyState === 'complete'`);
        expect(await textAt(page, ".problem[role=alert]")).toContain("Example ID can’t be reached");
        await isSound(page);
        await fill(page, "#email", "root@example.org");
        await fill(page, "#password", "correct horse");
        await press(page, "#submit");
        await page.until(isAt("/admin"));
        page.close();
      } finally {
        await down.stop();
      }
    },
  );
});
