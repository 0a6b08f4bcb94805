// Webhooks in a real Chromium: a user adds one, tests it, changes its secret and removes it; an administrator drops what was
// given up.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { hasBrowser } from "./browser.ts";
import { until } from "./flooding.ts";
import { startServer, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { isSound, WIDTHS } from "./page_flows.ts";
import { enterAs, fill, go, press, textAt, openPrograms } from "./page_actions.ts";
import { type Receiver, startReceiver, verify } from "./receiver.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(60_000);

const { root } = scratch();
let server: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  if (!hasBrowser) return;
  receiver = startReceiver(root);
  server = await startServer({ flags: { "webhooks-allow": "127.0.0.1", "webhooks-ca-file": receiver.caFile } });
});
afterAll(async () => {
  if (!hasBrowser) return;
  await server.stop();
  await receiver.stop();
});

needs("chromium", "the long run").describe("webhooks", () => {
  test.each(WIDTHS)("from adding one to removing it (%p px)", async (width) => {
    const { email, headers } = await server.user(`ann${width}@example.org`);
    const page = await enterAs(server, email, `${server.url}/users/token`, { width });
    await openPrograms(page);
    await press(page, "a[href='/users/hooks']");
    await page.until("location.pathname === '/users/hooks' && document.querySelector('#hooks li')");
    await isSound(page);
    expect(await textAt(page, "#hooks li")).toBe("You have no webhooks yet.");

    await press(page, "#add [type=submit]");
    expect(await textAt(page, "#problem-add")).toBe("Give the webhook a name.");
    await fill(page, "#name", "<b>Tickets</b>");
    await fill(page, "#url", "https://169.254.169.254/latest");
    await press(page, "#add [type=submit]");
    await page.until("document.querySelector('#problem-add').textContent.includes('doesn’t allow')");
    // Chromium reports every answer that is an error.
    expect(page.problems.splice(0)).toEqual([expect.stringContaining("422")]);
    await fill(page, "#url", `${receiver.url}/path`);
    await press(page, "#events input[value='push.created']");
    await press(page, "#add [type=submit]");
    await page.until("document.querySelector('#shown:not([hidden])') && document.querySelector('#hooks .name')");
    await isSound(page);
    const secret = String(await page.view.evaluate("document.querySelector('#secret').value"));
    expect(await textAt(page, "#hooks .name")).toBe("<b>Tickets</b>");

    receiver.got.length = 0;
    const act = async (does: string): Promise<void> => {
      await press(page, "#hooks .menu > summary");
      await press(page, `#hooks .menu[open] form[action$='/${does}'] button`);
    };
    await act("test");
    await page.until(
      "document.querySelector('#hooks-status').textContent.startsWith('The receiver answered 204 after')",
    );
    const [tested] = receiver.got;
    if (!tested) throw new Error("nothing arrived");
    verify(tested, secret);
    await server.push({ payload: "x" }, headers);
    await until(() => receiver.got.length === 2, "the event arrives");

    await act("secret");
    await press(page, "#ask-yes");
    await page.until(`document.querySelector('#secret').value !== ${JSON.stringify(secret)}`);
    await act("remove");
    await press(page, "#ask-yes");
    await page.until("document.querySelector('#hooks-status').textContent === 'Deleted.'");
    expect(await textAt(page, "#hooks li")).toBe("You have no webhooks yet.");
    await isSound(page);
    page.close();
  });

  test("an administrator sees what was given up, and drops it; the section is there only where somebody is told", async () => {
    const admin = await server.user("root@example.org", true);
    const page = await enterAs(server, admin.email, `${server.url}/admin`, { width: 390 });
    expect(await page.view.evaluate("document.querySelector('#section-events') === null")).toBe(true);
    await go(page, `${server.url}/users/hooks`);
    await page.until("document.querySelector('#hooks li')");
    await fill(page, "#name", "Gone");
    await fill(page, "#url", receiver.url);
    await press(page, "#events input[value='push.created']");
    await press(page, "#add [type=submit]");
    await page.until("document.querySelector('#hooks .name')");
    receiver.answer = () => new Response(null, { status: 410 });
    await server.push({ payload: "x" }, admin.headers);
    await until(() => server.log().includes("an event was abandoned"), "it is given up");
    await go(page, `${server.url}/admin/health`);
    await page.until("document.querySelector('#letters .name')");
    expect(await textAt(page, "#letters .name")).toBe("Link created → Gone");
    expect(await textAt(page, "#attention #events h3")).toBe("1 event was abandoned because it couldn’t be delivered");
    // It is told once.
    expect((await textAt(page, "main")).split("abandoned")).toHaveLength(2);
    await press(page, "#letters li .danger");
    await press(page, "#ask-yes");
    await page.until("document.querySelector('#status').textContent === '1 event was discarded.'");
    expect(await page.view.evaluate("document.querySelector('#events')")).toBeNull();
    page.close();
  });
});
