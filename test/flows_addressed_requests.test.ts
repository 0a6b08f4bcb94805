// Requests that only certain people may answer, in a real Chromium: somebody says who, one of them types the code from the mail and
// answers, sealed and with a large file, and the first sees who it was.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { hasBrowser, openPage, type Page } from "./browser.ts";
import { until } from "./flooding.ts";
import { startServer, type TestServer, type User } from "./harness.ts";
import { filesOf } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { addTerms, enterAs, fill, go, PASSWORD, press, termsOf, textAt } from "./page_actions.ts";
import { copied, isSound as isWholly, made } from "./page_flows.ts";
import { type MailServer, startMailServer } from "./smtp.ts";

setDefaultTimeout(120_000);

const QUESTION = "The plans, please";
const FORM = "document.querySelector('#answer #submit:not([aria-busy])') && document.readyState === 'complete'";
const SENT = "document.querySelector('.success h1')";
let smtp: MailServer;
let server: TestServer;
let owner: User;
beforeAll(async () => {
  if (!hasBrowser) return;
  smtp = await startMailServer();
  server = await startServer({
    flags: {
      "base-url": "http://localhost",
      "mail-from": "push@example.org",
      "enable-requests": "true",
      "recipients-refused-domains": "example.net",
    },
    env: { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off` },
  });
  owner = await server.user("owner@example.org", true);
});
afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
});

/** The gate is a 401, and what the server refuses is a 422: browsers report both. */
async function isSound(page: Page): Promise<void> {
  const others = page.problems.filter((one) => !/status of (?:401|422)/.test(one));
  page.problems.splice(0, Infinity, ...others);
  await isWholly(page);
}

async function codeFor(address: string): Promise<string> {
  const mail = () => smtp.letters.findLast(({ to }) => to.includes(address));
  await until(async () => mail() !== undefined, `a code for ${address}`);
  return /^([A-Z]{4} [A-Z]{4})$/m.exec(mail()?.text ?? "")?.[1] ?? "";
}

needs("chromium", "the long run").describe("a request for certain people", () => {
  test("says what is wrong with an address, is answered sealed by one of them after a code, and names who it was", async () => {
    const page = await enterAs(server, owner.email, `${server.url}/requests/new`, { width: 390 });
    await page.until("document.querySelector('#ask-form:not([inert])')");
    await fill(page, "#text", QUESTION);
    await press(page, "#sealed");
    await addTerms(page, "recipients");
    expect(await textAt(page, "#recipients-hint")).toContain("a code that we email to them");
    await fill(page, "#recipients", "Ann Baker");
    await press(page, "#submit");
    await page.until("document.querySelector('#problem-recipients').textContent !== ''");
    expect(await textAt(page, "#problem-recipients")).toBe("“ann baker” isn’t an email address.");
    expect(await page.view.evaluate("document.querySelector('#problem').hidden")).toBe(true);
    await fill(page, "#recipients", "ann@example.net");
    await press(page, "#submit");
    await page.until("/example.net/.test(document.querySelector('#problem-recipients').textContent)");
    await fill(page, "#recipients", "ann@example.org, bob@example.com");
    expect(await termsOf(page)).toBe("7 days · 1 answer · no passphrase · 2 recipients only");
    await isSound(page);
    await press(page, "#submit");
    await page.until(made);
    expect(await textAt(page, "#addressed")).toStartWith(
      "Only for ann@example.org, bob@example.com. Send them the link",
    );
    const link = await copied(page, "#copy");
    await isSound(page);

    const path = link.slice(link.indexOf("/req/"));
    const theirs = await openPage(`${server.url.replace("127.0.0.1", "localhost")}${path}`, { width: 390, keep: true });
    expect(await textAt(theirs, "h1")).toBe("Someone is asking you for a secret");
    expect(await theirs.view.evaluate("document.documentElement.outerHTML.includes('plans')")).toBe(false);
    await isSound(theirs);
    await press(theirs, "#ask");
    await theirs.until("!document.getElementById('typing').hidden");
    await fill(theirs, "#code", await codeFor("ann@example.org"));
    await press(theirs, "#type-code [type=submit]");
    await theirs.until("document.querySelector('#read')");
    await press(theirs, "#submit");
    await theirs.until(FORM);
    await fill(theirs, "#text", "a sealed answer");
    // Somebody clears the cookies meanwhile: what was typed stays, with a sentence.
    await theirs.view.cdp("Network.deleteCookies", { name: "sp_device", domain: "localhost" });
    await press(theirs, "#submit");
    await theirs.until("!document.querySelector('#problem').hidden");
    expect(await textAt(theirs, "#problem")).toContain("haven’t confirmed in this browser that you are one of them");
    expect(await theirs.view.evaluate("document.querySelector('#text').value")).toBe("a sealed answer");
    theirs.close();

    const again = await openPage(`${server.url.replace("127.0.0.1", "localhost")}${path}`, { width: 390, keep: true });
    smtp.letters.length = 0;
    await press(again, "#ask");
    await again.until("!document.getElementById('typing').hidden");
    await fill(again, "#code", await codeFor("ann@example.org"));
    await press(again, "#type-code [type=submit]");
    await again.until("document.querySelector('#read')");
    await press(again, "#submit");
    await again.until(FORM);
    await fill(again, "#text", "a sealed answer");
    await press(again, "#submit");
    await again.until(SENT);
    again.close();

    await go(page, "about:blank");
    await go(page, server.url + path.split("#")[0]?.replace("/req/", "/requests/"));
    await page.until("document.querySelector('#answers li')");
    expect(await textAt(page, "#answers li")).toContain("confirmed with a code: ann@example.org");
    expect(await textAt(page, "#terms")).toContain("Only for ann@example.org, bob@example.com");
    await press(page, "#log summary");
    await page.until("document.querySelectorAll('#entries tr').length > 3");
    expect(await textAt(page, "#entries")).toContain("confirmed with a code: ann@example.org");
    await isSound(page);
    page.close();
  });

  test("is where somebody comes back to after signing in", async () => {
    const asks = { request: QUESTION, recipients: "dora@example.org" };
    const { body } = await server.json("POST", "/api/v2/requests", { request: asks }, owner.headers);
    const page = await openPage(`${server.url}/users/sign_in?request=${body.url_token}`);
    await page.until("document.querySelector('#person:not([inert])')");
    await fill(page, "#email", owner.email);
    await fill(page, "#password", PASSWORD);
    await press(page, "#submit");
    await page.until(`location.pathname === "/req/${body.url_token}" && document.querySelector("#gate h1")`);
    expect(await textAt(page, "#gate h1")).toBe("Your own request");
    page.close();
  });

  test("takes a large file ahead of the answer, from whoever has typed the code in this browser", async () => {
    const asks = { request: QUESTION, recipients: "carl@example.org", response_file_attachments: true };
    const { body } = await server.json("POST", "/api/v2/requests", { request: asks }, owner.headers);
    const page = await openPage(`${server.url}/req/${body.url_token}`);
    await press(page, "#ask");
    await page.until("!document.getElementById('typing').hidden");
    await fill(page, "#code", await codeFor("carl@example.org"));
    await press(page, "#type-code [type=submit]");
    await page.until("document.querySelector('#read')");
    await press(page, "#submit");
    await page.until(FORM);
    await page.view.evaluate(`(() => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(18 * 1024 * 1024).fill(7)], "plans.bin"));
      document.querySelector("#drop").dispatchEvent(new DragEvent("drop", { dataTransfer: chosen, bubbles: true }));
    })()`);
    await press(page, "#submit");
    await page.until(SENT);
    page.close();
    const { responses } = (await server.json("GET", `/api/v2/requests/${body.url_token}`, undefined, owner.headers))
      .body;
    expect(responses).toMatchObject([{ confirmed_address: "carl@example.org" }]);
    const [file] = await filesOf(server, responses[0], owner.headers);
    expect([file?.filename, file?.byte_size]).toEqual(["plans.bin", 18 * 1024 * 1024]);
  });
});
