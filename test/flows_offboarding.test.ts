// Invitations, sessions and offboarding in a real Chromium, on a phone and on a desk.

import { expect, setDefaultTimeout, test } from "bun:test";

import { openPage, type Page } from "./browser.ts";
import { Browser, OWN_PUSHES, signedIn } from "./browser_sessions.ts";
import { needs } from "./needs.ts";
import { isSound, openUser, server, usersShown, useServer, WIDTHS } from "./page_flows.ts";
import { enterAs, fill, follow, leave, PASSWORD, press, reload, textAt } from "./page_actions.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

const fits = (page: Page) =>
  page.view.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth");

/** Presses the button with this label for screen readers, or its last sibling of that name. */
async function pressLabelled(page: Page, label: string): Promise<void> {
  const found = `[...document.querySelectorAll("button")].find((one) => one.ariaLabel === ${JSON.stringify(label)})`;
  await page.until(found);
  await page.view.evaluate(`${found}.id = "labelled"`);
  await press(page, "#labelled");
  await page.view.evaluate(`document.querySelector("#labelled")?.removeAttribute("id")`);
}

needs("chromium", "the long run").describe("who comes and who leaves", () => {
  test.each(WIDTHS)("sessions are listed, and one that is ended is out at once (%p px)", async (width) => {
    const { email, browser } = await signedIn(server);
    const page = await enterAs(server, email, `${server.url}/users/token`, { width });
    await page.until("document.querySelectorAll('#sessions li').length === 2");
    expect(await textAt(page, "#sessions li span")).toContain("this browser");
    expect(await textAt(page, "#sessions")).toContain("with a password");
    expect(await textAt(page, "#sessions")).toContain("127.0.0.1");
    // The own session ends by signing out.
    expect(await page.view.evaluate("document.querySelectorAll('#sessions button').length")).toBe(1);
    await isSound(page);
    expect(await fits(page)).toBe(true);
    await press(page, "#sessions button");
    await press(page, "#ask-yes");
    await page.until("document.querySelectorAll('#sessions li').length === 1");
    await page.until("document.querySelector('#sessions-status').textContent !== ''");
    expect((await browser.send("GET", OWN_PUSHES)).status).toBe(401);
    expect(await page.view.evaluate("document.querySelector('#end-others') === null")).toBe(true);

    expect((await browser.signIn(email)).status).toBe(200);
    await reload(page);
    await page.until("document.querySelector('#end-others:not([hidden])')?.checkVisibility()");
    await press(page, "#end-others");
    await press(page, "#ask-yes");
    await page.until("document.querySelector('#sessions-status').textContent.includes('1 other session has ended')");
    expect((await browser.send("GET", OWN_PUSHES)).status).toBe(401);
    await isSound(page);
    page.close();
  });

  test.each(WIDTHS)("somebody is invited, comes on a phone, and leaves again (%p px)", async (width) => {
    const guest = `guest${width}@example.org`;
    const page = await enterAs(server, "root@example.org", `${server.url}/admin/users`, { width });
    await usersShown(page);
    await fill(page, "#email", guest);
    await press(page, "#add-user [type=submit]");
    await page.until("document.querySelector('#one-time-link').value.includes('#')");
    const line =
      "[...document.querySelectorAll('#users > li')].find((one) => one.textContent.includes('link expires in'))";
    await page.until(line);
    const link = () => page.view.evaluate("document.querySelector('#one-time-link').value").then(String);
    const first = await link();
    expect(String(await page.view.evaluate(`${line}.textContent`))).toStartWith(guest);
    await isSound(page);
    expect(await fits(page)).toBe(true);
    await openUser(page, guest);
    await pressLabelled(page, `New invitation link: ${guest}`);
    await page.until(`document.querySelector('#one-time-link').value !== ${JSON.stringify(first)}`);

    const second = await link();
    page.close();

    // A new page begins without cookies, as the browser of somebody else.
    const late = await openPage(`${server.url}/about`, { width: 390 });
    await follow(late, first);
    await late.until("document.querySelector('#problem:not([hidden])')");
    expect(await textAt(late, "#problem")).toContain("no longer valid");
    late.close();
    const phone = await openPage(`${server.url}/about`, { width: 390 });
    await follow(phone, second);
    await phone.until("document.querySelector('#about-link')?.textContent.includes('You have been invited')");
    expect(await textAt(phone, "#account")).toBe(guest);
    await isSound(phone);
    expect(await fits(phone)).toBe(true);
    await fill(phone, "#password", PASSWORD);
    await press(phone, "#submit");
    await phone.until("location.pathname === '/admin' && document.readyState === 'complete'");
    phone.close();
    const elsewhere = new Browser(server);
    expect((await elsewhere.signIn(guest)).status).toBe(200);

    const desk = await enterAs(server, "root@example.org", `${server.url}/admin/users`, { width });
    await usersShown(desk);
    await leave(
      desk,
      `[...document.querySelectorAll("#users .name")].find((one) => one.textContent === ${JSON.stringify(guest)}).click()`,
    );
    expect(await textAt(desk, "h1")).toBe(guest);
    await desk.until("document.querySelectorAll('#sessions li .meta').length === 2");
    expect(await textAt(desk, "#sessions")).toContain("with a one-time link");
    await desk.until("document.querySelector('#entries .name') !== null");
    await isSound(desk);
    expect(await fits(desk)).toBe(true);
    await press(desk, "#about summary");
    await pressLabelled(desk, `End all access: ${guest}`);
    await desk.until("document.querySelector('#end-user').open");
    expect(await textAt(desk, "#end-user-text")).toContain(guest);
    await isSound(desk);
    await press(desk, "#end-pushes");
    await press(desk, "#end-user-yes");
    await desk.until("document.querySelector('#status').textContent.includes('has been disabled. Ended: 2 sessions.')");
    expect((await elsewhere.send("GET", OWN_PUSHES)).status).toBe(401);
    desk.close();
  });

  test("an invitation is withdrawn", async () => {
    const guest = "withdrawn@example.org";
    const page = await enterAs(server, "root@example.org", `${server.url}/admin/users`, { width: 390 });
    await usersShown(page);
    await fill(page, "#email", guest);
    await press(page, "#add-user [type=submit]");
    await page.until("document.querySelector('#one-time-link').value.includes('#')");
    await openUser(page, guest);
    await pressLabelled(page, `Withdraw: ${guest}`);
    await press(page, "#ask-yes");
    await page.until(
      "document.querySelector('#status').textContent.includes('withdrawn@example.org has been withdrawn')",
    );
    expect(await textAt(page, "#users")).not.toContain(guest);
    page.close();
  });
});
