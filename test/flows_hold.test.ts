// Held release in a real Chromium: the recipient waits with three words, the owner releases or refuses.

import { expect, setDefaultTimeout, test } from "bun:test";

import { openPage, type Page } from "./browser.ts";
import { needs } from "./needs.ts";
import { addTerms, enterAs, fill, go, press, reload, textAt } from "./page_actions.ts";
import { isSound, linkOf, opened, server, useServer, WIDTHS } from "./page_flows.ts";
import { pushSealed } from "./sealed_pushes.ts";
import { appears, htmlOf, openPlain } from "./without_scripts.ts";

const long = needs("the long run");

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

const SECRET = "correct horse battery staple";
const shows = (selector: string): string => `document.querySelector("${selector}")?.checkVisibility()`;
/** The same server by another name: cookies are a host's. */
const elsewhere = (url: string): string => url.replace("127.0.0.1", "localhost");
type Headers = Record<string, string>;
const waitsOf = async (token: string, headers: Headers): Promise<Array<{ id: string; words: string; state: string }>> =>
  (await server.json("GET", `/api/v2/pushes/${token}/holds`, undefined, headers)).body;
async function decide(token: string, headers: Headers, decision: "release" | "refuse"): Promise<void> {
  const [{ id } = { id: "" }] = await waitsOf(token, headers);
  const path = `/api/v2/pushes/${token}/holds/${id}/${decision}`;
  expect((await server.json("POST", path, undefined, headers)).status).toBe(200);
}
const newHeld = async (fields: Record<string, unknown> = {}) => {
  const user = await server.user();
  const { url_token: token } = await server.push({ payload: SECRET, hold: true, ...fields }, user.headers);
  return { ...user, token, link: elsewhere(`${server.url}/p/${token}`) };
};
const shown = (page: Page): Promise<unknown> =>
  page.view.evaluate(`document.body.textContent.includes(${JSON.stringify(SECRET)})`);

needs("chromium").describe("a recipient of a held link", () => {
  test.each(WIDTHS)(
    "tells three words, and gets the secret once its owner has compared them (%p px)",
    async (width) => {
      const { email, headers, token, link } = await newHeld({ name: "Plans", passphrase: "open sesame" });
      const recipient = await openPage(link, { width });
      await fill(recipient, "#passphrase", "open sesame");
      await press(recipient, "#submit");
      await recipient.until(shows("#room"));
      const words = await textAt(recipient, "#three-words");
      expect(words).toMatch(/^[a-z]+ [a-z]+ [a-z]+$/);
      expect(await textAt(recipient, "#until")).toContain("(in\u00a015\u00a0minutes)");
      expect(await recipient.view.evaluate("document.activeElement.id")).toBe("room-title");
      expect(await recipient.view.evaluate("document.title")).toBe("Waiting for the sender");
      expect([await shown(recipient), (await waitsOf(token, headers)).length]).toEqual([false, 1]);
      await isSound(recipient);

      const owner = await enterAs(server, email, `${server.url}/admin`, { width, keep: true });
      await owner.until("document.querySelector('#pushes a.name')");
      expect(await textAt(owner, "#pushes .marks")).toContain("1 person is waiting");
      await press(owner, "#pushes a.name");
      await owner.until(shows("#waits button"));
      expect(await textAt(owner, "#waits .three-words")).toBe(words);
      expect(await textAt(owner, "#holds-status")).toBe(`Someone is waiting: ${words}.`);
      expect(await owner.view.evaluate("document.title")).toStartWith("(1) Plans");
      expect(await owner.view.evaluate("document.documentElement.scrollWidth")).toBe(width);
      await isSound(owner);
      await press(owner, "#waits button:not(.danger)");
      // Whoever has pressed the button gets the secret by the release, without pressing or typing again.
      await recipient.until(opened);
      expect(await textAt(recipient, "#payload")).toBe(SECRET);
      expect(await recipient.view.evaluate("document.querySelector('#room') === null")).toBe(true);
      await isSound(recipient);
      await owner.until("/^(?:Let in|Opened just now)/.test(document.querySelector('#status').textContent)");
      await owner.until("document.querySelector('#waits').children.length === 0");
      await owner.until("document.querySelector('#terms').textContent.includes('4 of 5 left')");
      recipient.close();
      owner.close();
    },
  );

  test.each(WIDTHS)("goes on waiting after a reload, and opens it by hand then (%p px)", async (width) => {
    const { headers, token, link } = await newHeld();
    const page = await openPage(link, { width });
    expect(await textAt(page, "#submit")).toBe("Ask the sender to let you in");
    await press(page, "#submit");
    await page.until(shows("#room"));
    const words = await textAt(page, "#three-words");
    await reload(page);
    await page.until(shows("#room"));
    expect([await textAt(page, "#three-words"), await page.view.evaluate(shows("#gate") ?? "")]).toEqual([
      words,
      false,
    ]);
    await decide(token, headers, "release");
    await page.until(shows("#released"));
    expect([await shown(page), await textAt(page, "#submit")]).toEqual([false, "Show the secret"]);
    expect(await page.view.evaluate("document.title")).toBe("A secret for you");
    // It is still released after another reload.
    await reload(page);
    await page.until(shows("#released"));
    await isSound(page);
    await press(page, "#submit");
    await page.until(opened);
    expect(await textAt(page, "#payload")).toBe(SECRET);
    expect((await waitsOf(token, headers)).map(({ state }) => state)).toEqual(["used"]);
    page.close();
  });

  test.each([1, 2])("has the room of the %p who wait kept free on the owner's page, on a phone too", async (count) => {
    const { email, token, link } = await newHeld();
    for (let asked = 0; asked < count; asked += 1) await server.json("GET", `/api/v2/pushes/${token}`);
    const page = await enterAs(server, email, `${link}/preview`, { width: 390 });
    await page.until(`document.querySelectorAll('#waits li').length === ${count}`);
    // Without what the script adds.
    const [filled, empty] = JSON.parse(
      String(
        await page.view.evaluate(`(() => {
          const box = document.querySelector("#holds");
          const filled = box.offsetHeight;
          for (const late of box.querySelectorAll("#waits, #holds-hint")) late.remove();
          return JSON.stringify([filled, box.offsetHeight]);
        })()`),
      ),
    ) as [number, number];
    expect([filled - empty < 48, filled, empty]).toEqual([true, filled, empty]);
    page.close();
  });

  test("comes before those who are in already, whose words are not to be compared", async () => {
    const { email, headers, token, link } = await newHeld();
    const first = (await server.json("GET", `/api/v2/pushes/${token}`)).body.hold;
    await server.json("GET", `/api/v2/pushes/${token}`);
    await decide(token, headers, "release");
    const page = await enterAs(server, email, `${link}/preview`, { width: 390 });
    await page.until("document.querySelectorAll('#waits li').length === 2");
    expect(await textAt(page, "#waits li:first-child .three-words")).toBe(first.words);
    expect(await textAt(page, "#waits li:first-child button")).toBe("Let in");
    expect(await textAt(page, "#waits li:last-child .badge")).toBe("Let in, not opened yet");
    expect(await page.view.evaluate("document.querySelectorAll('#waits .three-words').length")).toBe(1);
    page.close();
  });

  test("of a link that is sealed end to end waits, and opens it with the key that never left the page", async () => {
    const { headers } = await server.user();
    const wish = { payload: SECRET, passphrase: "open sesame", fields: { hold: true } };
    const path = await pushSealed(server, wish, headers);
    const token = path.split("/")[2] ?? "";
    const page = await openPage(elsewhere(server.url + path), { width: 390 });
    await page.until(
      "document.querySelector('#submit') && !document.querySelector('#submit').hasAttribute('aria-busy')",
    );
    await fill(page, "#passphrase", "open sesame");
    await press(page, "#submit");
    await page.until(shows("#room"));
    expect(await shown(page)).toBe(false);
    await decide(token, headers, "release");
    await page.until(opened);
    expect(await textAt(page, "#payload")).toBe(SECRET);
    await isSound(page);
    page.close();
  });

  test("is told that the owner refused, and that the link is frozen", async () => {
    const { headers, token, link } = await newHeld();
    const page = await openPage(link, { width: 390 });
    await press(page, "#submit");
    await page.until(shows("#room"));
    await decide(token, headers, "refuse");
    await page.until("document.querySelector('h1').textContent === 'The sender declined'");
    expect(await shown(page)).toBe(false);
    page.close();
    const other = await openPage(link, { width: 390 });
    expect(await textAt(other, "h1")).toBe("This link is paused");
    other.close();
  });

  long.test("hears of the release where no events come, and where the screen was off", async () => {
    for (const how of ["polls", "comes back"] as const) {
      const { headers, token, link } = await newHeld();
      const page = await openPage(link, { width: 390 });
      // A proxy that lets no events through; and a phone whose timers stood still.
      await page.view.evaluate(`(() => {
        window.EventSource = class extends EventTarget { static OPEN = 1; readyState = 2; close() {} };
        if (${how === "comes back"}) window.setInterval = () => 0;
      })()`);
      await press(page, "#submit");
      await page.until(shows("#room"));
      await decide(token, headers, "release");
      if (how === "comes back") {
        await page.view.evaluate("void document.dispatchEvent(new Event('visibilitychange'))");
      }
      await page.until(opened);
      expect(await textAt(page, "#payload")).toBe(SECRET);
      page.close();
    }
  });

  long.test("without scripts sees the words on a page that reloads itself, and goes on with the form", async () => {
    const { headers, token, link } = await newHeld();
    const page = await openPage(link, { width: 390, scripts: false });
    await openPlain(page);
    await appears(page, "#room:not([hidden])");
    const [{ words } = { words: "" }] = await waitsOf(token, headers);
    expect(await htmlOf(page, "#three-words")).toContain(words);
    await decide(token, headers, "release");
    await appears(page, "#released:not([hidden])");
    await openPlain(page);
    expect(await htmlOf(page, "#opened > pre")).toContain(SECRET);
    page.close();
  });
});

needs("chromium").describe("the owner of a held link", () => {
  test.each(WIDTHS)("refuses, which freezes it; who waited is told (%p px)", async (width) => {
    const { email, token, link } = await newHeld();
    const owner = await enterAs(server, email, `${server.url}/p/${token}/preview`, { width });
    await owner.until(shows("#holds-none"));
    const recipient = await openPage(link, { width, keep: true });
    await press(recipient, "#submit");
    await recipient.until(shows("#room"));
    // The page of the owner finds it by itself.
    await owner.until(shows("#waits .danger"));
    expect(await textAt(owner, "#holds-status")).toContain(await textAt(recipient, "#three-words"));
    await press(owner, "#waits .danger");
    await owner.until("document.querySelector('#state').textContent === 'Paused'");
    expect(await textAt(owner, "#status")).toBe("Declined. The link is paused.");
    await recipient.until("document.querySelector('h1').textContent === 'The sender declined'");
    await isSound(owner);
    owner.close();
    recipient.close();
  });

  long.test("appears in the list of its owner without a reload, and in the title of the tab", async () => {
    const { email, token } = await newHeld({ name: "Plans" });
    const owner = await enterAs(server, email, `${server.url}/admin`);
    await owner.until("document.querySelector('#pushes a.name')");
    const title = String(await owner.view.evaluate("document.title"));
    await server.fetch(`/api/v2/pushes/${token}`);
    await owner.until("document.querySelector('#pushes .marks').textContent.includes('1 person is waiting')");
    expect(await owner.view.evaluate("document.title")).toBe(`(1) ${title}`);
    await isSound(owner);
    // Whoever has ticked something goes on with that.
    await press(owner, "#pushes .pick");
    await server.fetch(`/api/v2/pushes/${token}`, { headers: { "x-forwarded-for": "192.0.2.9" } });
    await owner.until("document.title.startsWith('(2) ')");
    expect(await owner.view.evaluate("document.querySelector('#pushes .pick').checked")).toBe(true);
    await press(owner, "#pushes .pick");
    await owner.until("document.querySelector('#pushes .marks').textContent.includes('2 people are waiting')");
    owner.close();
  });

  test("chooses it on the page of a new link, and nobody without an account can", async () => {
    const { email } = await server.user();
    const page = await enterAs(server, email, `${server.url}/`);
    await fill(page, "#text", SECRET);
    await addTerms(page, "hold");
    expect(await textAt(page, "#terms")).toContain("ask me first");
    await press(page, "#submit");
    const link = await linkOf(page);
    await go(page, `${link.replace(/\/r$/, "")}/preview`);
    await page.until("document.querySelector('#terms dd')");
    expect(await textAt(page, "#terms")).toContain("Asks you first");
    page.close();
    const anonymous = await openPage(`${server.url}/`);
    expect(await anonymous.view.evaluate("document.querySelector('#hold') === null")).toBe(true);
    anonymous.close();
  });
});
