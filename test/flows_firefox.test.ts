// What people do most, in a real Firefox: send a text and a file, open them, ask for a secret and answer, sign in.

import { expect, setDefaultTimeout, test } from "bun:test";

import { type FirefoxPage, openFirefox } from "./firefox.ts";
import { needs } from "./needs.ts";
import { PASSWORD } from "./page_actions.ts";
import { viewsLeftAt } from "./page_flows.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(120_000); // a browser that starts on a busy machine takes its time

const SECRET = "correct horse battery staple";
const server = ownServer({ flags: { "enable-requests": "true" } });

const madeLink = async (page: FirefoxPage): Promise<string> => {
  await page.until("document.querySelector('#made:not([hidden])') && document.querySelector('#link').value");
  return String(await page.evaluate("document.querySelector('#link').value"));
};

async function isSound(page: FirefoxPage): Promise<void> {
  expect(page.problems).toEqual([]);
  expect(page.outside()).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  await page.close();
}

const signedIn = async (path: string): Promise<FirefoxPage> => {
  const { email } = await server.user();
  const page = await openFirefox(`${server.url}/users/sign_in`);
  await page.type("#email", email);
  await page.type("#password", PASSWORD);
  await page.press("#submit");
  await page.until("location.pathname === '/admin' && document.readyState === 'complete'");
  await page.go(server.url + path);
  return page;
};

needs("firefox-esr", "the long run").describe("Firefox", () => {
  test("makes the link with the next press where what shows it has not arrived, and keeps the text", async () => {
    const page = await openFirefox(server.url);
    const unblock = await page.block("/assets/result-");
    await page.type("#text", SECRET);
    await page.press("#submit");
    await page.until("document.querySelector('#problem').textContent.includes('didn’t answer')");
    await unblock();
    await page.until("!document.querySelector('#submit[aria-busy]')");
    expect(await page.evaluate("document.querySelector('#text').value")).toBe(SECRET);
    await page.press("#submit");
    expect(await madeLink(page)).toContain("/p/");
    await page.close();
  });

  test("sends a text, and its recipient opens it once", async () => {
    const sender = await openFirefox(server.url);
    await sender.type("#text", SECRET);
    await sender.press("#submit");
    const link = await madeLink(sender);
    expect(link).toStartWith(`${server.url}/p/`);
    await isSound(sender);

    const recipient = await openFirefox(link);
    expect(await recipient.text("main")).not.toContain(SECRET);
    await recipient.press("#submit");
    await recipient.until("document.querySelector('#opened:not([hidden])')");
    expect(await recipient.text("#opened")).toContain(SECRET);
    await isSound(recipient);
    expect(await viewsLeftAt(server, link)).toBe(4);
  });

  test("sends a text that is end-to-end encrypted, and the whole link opens it", async () => {
    const sender = await openFirefox(server.url);
    await sender.type("#text", SECRET);
    await sender.press("#sealed");
    await sender.press("#submit");
    const link = await madeLink(sender);
    expect(link).toContain("#e1.");
    await isSound(sender);

    const recipient = await openFirefox(link);
    await recipient.press("#submit");
    await recipient.until("document.querySelector('#opened:not([hidden])')");
    expect(await recipient.text("#opened")).toContain(SECRET);
    await isSound(recipient);
  });

  test("asks for a secret, answers, and the one who asked opens the answer", async () => {
    const owner = await signedIn("/requests/new");
    await owner.until("document.querySelector('#ask-form:not([inert])')");
    await owner.type("#text", "The password of the old router, please.");
    await owner.press("#submit");
    const link = await madeLink(owner);
    expect(link).toStartWith(`${server.url}/req/`);

    const answerer = await openFirefox(link);
    await answerer.press("#submit");
    await answerer.until("document.querySelector('#text:not([disabled])')");
    expect(await answerer.text("main")).toContain("The password of the old router, please.");
    await answerer.type("#text", SECRET);
    await answerer.press("#submit");
    await answerer.until("document.readyState === 'complete' && !document.querySelector('#text')?.checkVisibility()");
    await isSound(answerer);

    // Now that there is one, requests are a section.
    await owner.go(`${server.url}/admin`);
    expect(await owner.text("#new-answers")).toBe("1");
    await owner.press("#section-requests");
    await owner.until("location.pathname === '/admin/requests' && document.readyState === 'complete'");
    await owner.press("#requests .name");
    await owner.press("#answers .button");
    await owner.until("document.querySelector('#opened:not([hidden])')");
    expect(await owner.text("#opened")).toContain(SECRET);
    await isSound(owner);
  });

  test("signs in, is refused with a wrong password, and signs out", async () => {
    const { email } = await server.user();
    const page = await openFirefox(`${server.url}/users/sign_in`);
    await page.type("#email", email);
    await page.type("#password", "not this");
    await page.press("#submit");
    await page.until("document.querySelector('#problem:not([hidden])')?.textContent");
    expect(await page.evaluate("location.pathname")).toBe("/users/sign_in");
    await page.type("#password", PASSWORD);
    await page.press("#submit");
    await page.until("location.pathname === '/admin' && document.readyState === 'complete'");
    await page.go(`${server.url}/users/token`);
    expect(await page.text("main")).toContain(email);
    await page.press("#sign-out");
    await page.until("location.pathname !== '/users/token' && document.readyState === 'complete'");
    await page.go(`${server.url}/admin`);
    expect(await page.evaluate("location.pathname")).toBe("/users/sign_in");
    await isSound(page);
  });
});
