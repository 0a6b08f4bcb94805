// "Notify me when it is opened", and invitations by mail, in a real Chromium: with a real mail server, and without any mail.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { hasBrowser, type Page } from "./browser.ts";
import { until } from "./flooding.ts";
import { freePort } from "./free_port.ts";
import { startServer, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { enterAs, fill, go, openTerms, press, reload, toSection, openPart } from "./page_actions.ts";
import { isSound, openUser, linkOf, usersShown, WIDTHS } from "./page_flows.ts";
import { type MailServer, startMailServer } from "./smtp.ts";

setDefaultTimeout(120_000);

const ROOT = "root@example.org";
let smtp: MailServer;
let server: TestServer;
let silent: TestServer;

beforeAll(async () => {
  if (!hasBrowser) return;
  smtp = await startMailServer();
  const port = await freePort();
  const flags = { port: String(port), "base-url": `http://127.0.0.1:${port}`, "mail-from": "push@example.org" };
  server = await startServer({
    flags: { ...flags, "mail-per-hour": "1000", "enable-requests": "true" },
    env: { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off` },
  });
  silent = await startServer();
  for (const one of [server, silent]) await one.user(ROOT, true);
});
afterAll(() => Promise.all([server?.stop(), silent?.stop(), smtp?.stop()]));

const fits = (page: Page): Promise<unknown> => page.view.evaluate("document.documentElement.scrollWidth <= innerWidth");
const isOn = (page: Page): Promise<unknown> => page.view.evaluate("document.querySelector('#notify-me').checked");
const isTold = (page: Page): Promise<void> => page.until("document.querySelector('#notify-me')?.checked");
const hint = (page: Page): Promise<unknown> =>
  page.view.evaluate("document.querySelector('#notify-hint').textContent.trim()");
const marks = async (page: Page): Promise<unknown> => {
  await page.until(
    "document.querySelector('#pushes')?.children.length > 0 && !document.querySelector('#pushes').ariaBusy?.includes('true')",
  );
  return page.view.evaluate("[...document.querySelectorAll('#pushes .badge.on')].map((mark) => mark.textContent)");
};
/** The server knows that the list was seen. */
const listSeen = (page: Page): Promise<void> =>
  page.until("performance.getEntriesByName(new URL('/account/looked', location.href).href).length > 0");

async function share(page: Page, url: string, told: boolean): Promise<string> {
  await go(page, url);
  await fill(page, "#text", "x");
  await page.until("document.querySelector('#terms').textContent !== ''");
  await openTerms(page);
  if ((await isOn(page)) !== told) await press(page, "#notify-me");
  await isSound(page);
  expect(await fits(page)).toBe(true);
  await press(page, "#submit");
  return linkOf(page);
}
const open = async (at: TestServer, link: string): Promise<void> => {
  const token = /\/p\/([0-9A-Za-z]+)/.exec(link)?.[1] ?? "";
  expect((await at.json("GET", `/api/v2/pushes/${token}`)).status).toBe(200);
};

needs("chromium", "the long run").describe("a sender", () => {
  test.each(WIDTHS)(
    "who wants to be told finds a mark in the list, once, without any mail server (%p px)",
    async (width) => {
      const { email } = await silent.user(`ann${width}@example.org`);
      const page = await enterAs(silent, email, `${silent.url}/`, { width });
      expect(await hint(page)).toBe("The link is marked in “My links”.");
      const told = await share(page, `${silent.url}/`, true);
      const untold = await share(page, `${silent.url}/`, false);
      await go(page, `${silent.url}/admin`);
      expect(await marks(page)).toEqual([]);
      await listSeen(page);
      for (const link of [told, untold]) await open(silent, link);
      await go(page, `${silent.url}/admin`);
      expect(await marks(page)).toEqual(["opened since your last visit"]);
      await isSound(page);
      expect(await fits(page)).toBe(true);
      // As long as the page is open, the mark stays.
      await listSeen(page);
      await toSection(page, "expired");
      await toSection(page, "active");
      await page.until("document.querySelectorAll('#pushes .badge.on').length === 1");
      await go(page, `${silent.url}/admin`);
      expect(await marks(page)).toEqual([]);
      page.close();
    },
  );

  test.each(WIDTHS)(
    "chooses once in the account, gets a mail, and may choose otherwise for a link (%p px)",
    async (width) => {
      const { email } = await server.user(`ben${width}@example.org`);
      const page = await enterAs(server, email, `${server.url}/users/token`, { width });
      // The script has begun.
      await page.until("document.querySelector('#tokens')?.children.length > 0");
      expect(await isOn(page)).toBe(false);
      await openPart(page, "notify");
      await press(page, "#notify-me");
      await page.until("document.querySelector('#notify-status').textContent === 'Saved.'");
      await isSound(page);
      expect(await fits(page)).toBe(true);
      await go(page, `${server.url}/users/token`);
      await isTold(page);
      await go(page, `${server.url}/`);
      expect(await hint(page)).toBe("We email you and mark the link in “My links”.");
      const untold = await share(page, `${server.url}/`, false);
      await go(page, `${server.url}/`);
      await isTold(page);
      const told = await share(page, `${server.url}/`, true);
      for (const link of [untold, told]) await open(server, link);
      const mails = () => smtp.letters.filter(({ to }) => to.includes(email));
      await until(() => mails().length > 0, "the mail has arrived");
      expect(mails().map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Opened: Your link from /)]);
      page.close();
    },
  );
});

needs("chromium", "the long run").describe("whoever asks for a secret", () => {
  test("has a mail sent for each answer with a switch, which they only have where the server sends mail", async () => {
    const { email } = await server.user("cai@example.org");
    const page = await enterAs(server, email, `${server.url}/requests/new`);
    await page.until("document.querySelector('#ask-form:not([inert])')");
    await fill(page, "#text", "The old password, please");
    await openTerms(page);
    expect(await isOn(page)).toBe(false);
    await press(page, "#notify-me");
    await isSound(page);
    expect(await fits(page)).toBe(true);
    await press(page, "#submit");
    const token = /\/req\/([0-9A-Za-z]+)/.exec(await linkOf(page))?.[1] ?? "";
    const answered = await server.json("PATCH", `/api/v2/requests/${token}/respond`, { request: { response: "x" } });
    expect(answered.status).toBe(200);
    await until(() => smtp.letters.some(({ to }) => to.includes(email)), "the mail has arrived");
    expect(smtp.letters.find(({ to }) => to.includes(email))?.subject).toMatch(/^Answered: Your request from /);
    page.close();
  });
});

needs("chromium", "the long run").describe("an administrator", () => {
  test.each(WIDTHS)("invites by mail, and the link is shown to nobody else (%p px)", async (width) => {
    const page = await enterAs(server, ROOT, `${server.url}/admin/users`, { width });
    await usersShown(page);
    expect(await page.view.evaluate("document.querySelector('#by-mail').checkVisibility()")).toBe(true);
    const email = `new${width}@example.org`;
    await fill(page, "#email", email);
    await press(page, "#add-user [type=submit]");
    await page.until(`document.querySelector('#status').textContent.includes(${JSON.stringify(email)})`);
    expect(await page.view.evaluate("document.querySelector('#one-time').hidden")).toBe(true);
    expect(await page.view.evaluate("document.documentElement.innerHTML.includes('reset#')")).toBe(false);
    await isSound(page);
    expect(await fits(page)).toBe(true);
    const letter = smtp.letters.find(({ to }) => to.includes(email));
    const link = /http\S+\/users\/reset#\w+/.exec(letter?.text ?? "")?.[0] ?? "";
    expect(letter?.subject).toBe("Your account at Secret Push");
    const invited = await server.json(
      "POST",
      "/session/reset",
      { code: link.split("#")[1], password: "a long password" },
      { "sec-fetch-site": "same-origin" },
    );
    expect([invited.status, invited.body.user.email]).toEqual([200, email]);
    await reload(page);

    // The mail server refuses: there is no link either, and the page says why.
    smtp.refusals.set(email, { code: 550, words: "mailbox unavailable" });
    const name = JSON.stringify(`Email a password link: ${email}`);
    await openUser(page, email);
    await page.until(
      `document.querySelector('[aria-label=' + CSS.escape(${name}) + ']') ?? [...document.querySelectorAll("button")].some((one) => one.ariaLabel === ${name})`,
    );
    await page.view.evaluate(
      `[...document.querySelectorAll("button")].find((one) => one.ariaLabel === ${name}).id = "mail-it"`,
    );
    await press(page, "#mail-it");
    await press(page, "#ask-yes");
    await page.until("document.querySelector('#problem').textContent.includes('550 mailbox unavailable')");
    expect(await page.view.evaluate("document.querySelector('#one-time').hidden")).toBe(true);
    page.close();
  });

  test("without a mail server sees no such choice, and gets the link as ever", async () => {
    const page = await enterAs(silent, ROOT, `${silent.url}/admin/users`);
    await usersShown(page);
    expect(await page.view.evaluate("document.querySelector('#by-mail') === null")).toBe(true);
    await fill(page, "#email", "new@example.org");
    await press(page, "#add-user [type=submit]");
    await page.until("document.querySelector('#one-time-link').value.includes('/users/reset#')");
    page.close();
  });
});
