// Signing in at a real OpenID provider in a real Chromium: in, with another role, out, and out at the provider.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { hasBrowser, openPage, type Page } from "./browser.ts";
import type { TestServer } from "./harness.ts";
import { certificateFor, newAuthority, startWith } from "./openid.ts";
import { enterAs, fill, go, openTerms, press, textAt } from "./page_actions.ts";
import { isSound, linkOf, WIDTHS } from "./page_flows.ts";
import { type Companion, spawnCompanion } from "./processes.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(120_000); // other load on the machine slows the tests down
const { root } = scratch();

let provider: Companion;
let issuer: string;
let server: TestServer;

beforeAll(async () => {
  if (!hasBrowser) return;
  const authority = newAuthority(root);
  const { cert, key } = certificateFor(authority);
  const [certFile, keyFile] = [join(root, "provider.pem"), join(root, "provider.key")];
  writeFileSync(certFile, cert);
  writeFileSync(keyFile, key);
  provider = await spawnCompanion("openid_provider.ts", [certFile, keyFile]);
  issuer = String((await provider.ask({}))["issuer"]);
  server = await startWith({ issuer, authority }, { flags: { "oidc-admin-groups": "ops" } });
  await server.user("root@example.org", true);
  await provider.ask({ client: server.url });
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
    setTimeout(() => document.forms[0].submit());
  })()`);
  await page.until(`${isAt(back)} || (${isThere} && document.querySelector('[value=consent]'))`);
  if ((await page.view.evaluate("location.pathname")) !== back) {
    await page.view.evaluate("void setTimeout(() => document.forms[0].submit())");
    await page.until(isAt(back));
  }
}

async function isSignedOut(page: Page): Promise<void> {
  await page.view.evaluate(`void setTimeout(() => location.assign("${server.url}/admin?again"))`);
  await page.until(isAt("/users/sign_in"));
}

const isAdmin = (page: Page): Promise<unknown> =>
  page.view.evaluate("JSON.parse(document.querySelector('meta[name=settings]').content).admin");

describe.skipIf(!hasBrowser)("in a browser", () => {
  test.each(WIDTHS)("somebody signs in, gets another role, and signs out here and there (%d px)", async (width) => {
    const person = `ann${width}`;
    const claims = { email: `${person}@example.org`, email_verified: true, groups: ["staff"] };
    await provider.ask({ person, claims });
    const page = await openPage(`${server.url}/users/sign_in`, { width });
    await trustAll(page);
    expect(await textAt(page, "#company button")).toBe("Sign in with Example ID");
    await isSound(page);
    await page.screenshot(`oidc-sign-in-${width}`);
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

  test.each(WIDTHS)(
    "a recipient without an account proves who they are, and opens what is for them (%d px)",
    async (width) => {
      const person = `ben${width}`;
      const email = `${person}@example.org`;
      await provider.ask({ person, claims: { email, email_verified: true, groups: ["staff"] } });
      const { email: owner } = await server.user();
      const sender = await enterAs(server, owner, `${server.url}/`, { width });
      await fill(sender, "#text", "for Ben alone");
      await openTerms(sender);
      await press(sender, "#more summary");
      await fill(sender, "#recipients", "nobody");
      await press(sender, "#submit");
      await sender.until("document.querySelector('#problem')?.textContent.includes('group:staff: nobody is neither')");
      await fill(sender, "#recipients", `${email}, group:ops`);
      expect(await textAt(sender, "#terms")).toContain("for 2 recipients only");
      await press(sender, "#submit");
      const token = new URL(await linkOf(sender)).pathname.split("/")[2] ?? "";
      sender.close();
      const page = await openPage(`${server.url}/p/${token}`, { width });
      await trustAll(page);
      expect(await textAt(page, "h1")).toBe("Addressed to certain people");
      await page.screenshot(`addressed-${width}`);
      await press(page, "main form button");
      await page.until(`${isThere} && document.querySelector('[name=login]')`);
      await prove(page, person, `/p/${token}`);
      await press(page, "#submit");
      await page.until("document.querySelector('#opened:not([hidden])')");
      expect(await textAt(page, "#opened")).toContain("for Ben alone");
      page.close();
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
        expect(await textAt(page, ".problem[role=alert]")).toContain("Example ID cannot be reached");
        await isSound(page);
        await page.screenshot(`oidc-down-${width}`);
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
