// The page of a new push once its link is there, in a real Chromium: the link survives, and leads where it should.

import { expect, setDefaultTimeout, test } from "bun:test";

import { openPage, type Page } from "./browser.ts";
import { needs } from "./needs.ts";
import {
  addTerms,
  afterUndo,
  cookiesOf,
  enterAs,
  fill,
  follow,
  openTerms,
  press,
  suggestPassphrase,
  textAt,
  toSection,
} from "./page_actions.ts";
import { qrPath } from "../static/modules/qr.ts";
import { copied, isSound, linkOf, made, server, useServer } from "./page_flows.ts";

const long = needs("the long run");

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

needs("chromium").describe("the finished link", () => {
  async function share(page: Page, text = "to be kept"): Promise<string> {
    await fill(page, "#text", text);
    await press(page, "#submit");
    return linkOf(page);
  }

  long.test("the message for the recipient names the time zone", async () => {
    const page = await openPage(server.url);
    await page.view.cdp("Emulation.setTimezoneOverride", { timezoneId: "Asia/Kolkata" });
    await share(page);
    expect(await copied(page, "#copy-message")).toMatch(/, until .* \d\d:\d\d GMT\+5:30:/);
    page.close();
  });

  /** Reloads, and stays no matter what was not copied. */
  const again = async (page: Page): Promise<void> => {
    page.leaving.stays = false;
    await reload(page);
  };

  /** Reloads as the browser's button does; the user stays where the page asks. @returns how often it asked */
  async function reload(page: Page): Promise<number> {
    const before = page.leaving.asked;
    const left = page.requests.length;
    await page.view.evaluate("void (window.loaded = true)");
    void page.view.cdp("Page.reload").catch(() => {});
    while (page.leaving.asked === before && page.requests.length === left) await Bun.sleep(10);
    if (page.leaving.asked === before || !page.leaving.stays)
      await page.until("!window.loaded && document.readyState === 'complete'");
    return page.leaving.asked - before;
  }

  const tokenOf = (link: string): string => new URL(link).pathname.split("/")[2] ?? "";

  test("survives a reload for whoever made it, until they share another or nobody can open it (390 px)", async () => {
    const page = await openPage(server.url, { width: 390 });
    await openTerms(page);
    await fill(page, "#passphrase", "open sesame");
    await fill(page, "#views", "3");
    const link = await share(page);
    await again(page);
    expect(await linkOf(page)).toBe(link);
    expect(await textAt(page, "#made-passphrase")).toBe("open sesame");
    expect(await textAt(page, "#expiry")).toContain("3 times");
    expect(await page.view.evaluate("document.activeElement.id")).toBe("ready");
    await isSound(page);
    await press(page, "#another");
    await press(page, "#ask-yes");
    await page.until(`!${made}`);
    await again(page);
    expect(await page.view.evaluate(made)).toBe(null);
    // Deleted elsewhere.
    const gone = await share(page);
    await server.fetch(`/api/v2/pushes/${tokenOf(gone)}`, { method: "DELETE" });
    await again(page);
    await page.until("document.title === 'The link has expired · Secret Push'");
    expect(await page.view.evaluate("document.querySelector('#link').checkVisibility()")).toBe(false);
    await again(page);
    expect(await page.view.evaluate(made)).toBe(null);
    page.close();
  });

  test("is nobody else's: not that of whoever signs in to this tab, nor of whoever comes after a sign-out", async () => {
    const stored = "sessionStorage.getItem('result')";
    const page = await openPage(server.url);
    await share(page);
    const cookies = await cookiesOf(server, "root@example.org");
    for (const [name, value] of Object.entries(cookies)) {
      await page.view.cdp("Network.setCookie", { name, value, url: server.url });
    }
    await again(page);
    expect(await page.view.evaluate(made)).toBe(null);
    await share(page);
    expect(await page.view.evaluate(`${stored} !== null`)).toBe(true);
    await follow(page, `${server.url}/users/token`);
    await press(page, "#sign-out");
    await page.until("location.pathname === '/users/sign_in'");
    expect(await page.view.evaluate(stored)).toBe(null);
    page.close();
    // A session that has only ended.
    const other = await enterAs(server, "root@example.org", server.url);
    await share(other);
    await other.view.cdp("Network.clearBrowserCookies");
    await follow(other, server.url);
    expect(await other.view.evaluate(made)).toBe(null);
    other.close();
  });

  long.test(
    "comes with a receipt, of which this device keeps nothing until somebody wants that, and forgets all (390 px)",
    async () => {
      const kept = "localStorage.getItem('receipts')";
      const page = await openPage(server.url, { width: 390 });
      const link = await share(page);
      await page.until("document.querySelector('#receipt-box').checkVisibility()");
      // Its name and what it is for, until somebody wants it.
      expect(await textAt(page, "#receipt-box")).toBe(
        "Keep your receipt\nIt shows whether the secret was opened, and can delete the secret.",
      );
      expect(
        Number(await page.view.evaluate("document.querySelector('#receipt-box summary').offsetHeight")),
      ).toBeLessThan(88);
      await press(page, "#receipt-box summary");
      const receipt = new URL(await copied(page, "#copy-receipt")).pathname;
      expect(await page.view.evaluate(kept)).toBe(null);
      await press(page, "#remember");
      await page.until(`${kept} !== null`);
      const stored = String(await page.view.evaluate(kept));
      expect(stored).toContain(receipt);
      expect(stored).not.toContain(tokenOf(link));
      expect(stored).not.toContain("to be kept");
      await isSound(page);
      await server.json("GET", `/api/v2/pushes/${tokenOf(link)}`);
      page.leaving.stays = false;
      await follow(page, `${server.url}/receipts`);
      await page.until("document.querySelector('#links .meta')?.textContent === 'Opened once'");
      await isSound(page);
      await press(page, "#forget");
      await page.until(`${kept} === null`);
      expect(await textAt(page, "#links")).toBe("");
      // From now on, a new one is not kept either.
      await follow(page, server.url);
      expect(await linkOf(page)).toBe(link);
      await press(page, "#another");
      await press(page, "#ask-yes");
      await page.until(`!${made}`);
      expect(await share(page)).not.toBe(link);
      expect(await page.view.evaluate(kept)).toBe(null);
      page.close();
    },
  );

  test("its deletion can be undone (390 px)", async () => {
    const page = await openPage(server.url, { width: 390 });
    const link = await share(page);
    await press(page, "#end");
    await page.until("document.activeElement.id === 'undo'");
    expect(await page.view.evaluate("document.querySelector('#link').checkVisibility()")).toBe(false);
    expect(await textAt(page, "#success")).toBe("The secret has been deleted");
    expect((await server.json("GET", `/api/v2/pushes/${tokenOf(link)}`)).body.expired).toBe(true);
    await isSound(page);
    await press(page, "#undo");
    await page.until("document.querySelector('#said').textContent === 'Restored.'");
    expect(await textAt(page, "#success")).toStartWith("Your link");
    expect(await page.view.evaluate("document.querySelector('#link').value")).toBe(link);
    expect((await server.json("GET", `/api/v2/pushes/${tokenOf(link)}`)).body.payload).toBe("to be kept");
    page.close();
  });

  long.test("of a held link lets in whoever waits, in its title too (390 px)", async () => {
    const { email } = await server.user();
    const page = await enterAs(server, email, server.url, { width: 390 });
    await addTerms(page, "hold");
    const link = await share(page);
    await page.until("document.querySelector('#holds').checkVisibility()");
    expect(await textAt(page, "#holds-none")).toStartWith("No one is waiting yet.");
    const open = (query = "") => server.json("GET", `/api/v2/pushes/${tokenOf(link)}${query}`);
    const { hold } = (await open()).body;
    await page.until("document.title.startsWith('(1) Your link is ready')");
    expect(await textAt(page, "#waits .three-words")).toBe(hold.words);
    // Whoever waits comes before the link.
    expect(await page.view.evaluate("document.querySelector('#waits button, #copy').textContent")).toBe("Let in");
    expect(await page.view.evaluate("document.documentElement.scrollWidth")).toBe(390);
    await isSound(page);
    await press(page, "#waits button:not(.danger)");
    await page.until("document.querySelector('#said').textContent.startsWith('Let in. They')");
    expect(await page.view.evaluate("document.title")).toStartWith("Your link is ready");
    expect((await open(`?hold=${hold.id}`)).body.payload).toBe("to be kept");
    await page.until("document.querySelector('#news').textContent.startsWith('Opened once: ')");
    await page.until("document.querySelector('#waits').children.length === 0");
    await press(page, "#another");
    expect(await page.view.evaluate("document.querySelector('#holds').hidden")).toBe(true);
    page.close();
  });

  long.test("asks ever more seldom, not at all after a day, and at once when somebody comes back", async () => {
    const page = await enterAs(server, "root@example.org", server.url);
    await page.view.evaluate(`(() => {
      const [set, clear, now, ask] = [setTimeout, clearTimeout, Date.now, fetch];
      Object.assign(window, { laterMs: 0, paces: [], planned: new Set(), asked: 0 });
      Date.now = () => now() + window.laterMs;
      window.fetch = (...given) => {
        window.asked += 1;
        return ask(...given).finally(() => set(() => { window.asked -= 1; }));
      };
      window.clearTimeout = (timer) => { window.planned.delete(timer); clear(timer); };
      window.setTimeout = (run, ms, ...rest) => {
        if (![3000, 15000, 60000].includes(ms)) return set(run, ms, ...rest);
        window.paces.push(ms);
        const timer = set(() => { window.planned.delete(timer); run(); }, 20);
        window.planned.add(timer);
        return timer;
      };
    })()`);
    await share(page);
    const pace = (ms: number): Promise<void> => page.until(`window.paces.at(-1) === ${ms}`);
    await page.until("document.querySelector('#news').textContent !== ''");
    const minute = 60_000;
    await page.view.evaluate(`void (window.laterMs = ${11 * minute})`);
    await pace(15_000);
    await page.view.evaluate(`void (window.laterMs = ${3 * 60 * minute})`);
    await pace(60_000);
    await page.view.evaluate(`void (window.laterMs = ${25 * 60 * minute})`);
    await page.until("window.planned.size === 0 && window.asked === 0");
    await page.view.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await pace(3_000);
    // Each pace came in its turn, and none came back before somebody did.
    const turns = (await page.view.evaluate("window.paces.join(' ')")) as string;
    expect(turns).toMatch(/^(?:3000 )*(?:15000 )+(?:60000 )+3000(?: 3000)*$/);
    page.close();
  });

  long.test("its code can be saved as a picture and as a drawing", async () => {
    const page = await openPage(server.url, { width: 390 });
    const link = await share(page);
    await press(page, "#show-code");
    await page.view.evaluate(`(() => {
      window.files = [];
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob) => { window.files.push({ blob }); return make(blob); };
      HTMLAnchorElement.prototype.click = function () { window.files.at(-1).name = this.download; };
      // As in browsers that hide who their reader is.
      HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(["noise"]));
    })()`);
    await press(page, "[data-qr=svg]");
    await page.until("window.files[0]?.name");
    const svg = String(await page.view.evaluate("window.files[0].blob.text()"));
    expect(svg).toContain(`d="${qrPath(link)?.path}"`);
    await press(page, "[data-qr=png]");
    await page.until("window.files[1]?.name");
    expect(await page.view.evaluate("window.files.map(({ name }) => name)")).toEqual(["qr-code.svg", "qr-code.png"]);
    const { size: squares, path } = qrPath(link) ?? { size: 1, path: "" };
    const dark = new Set<number>();
    for (const [, ...run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      const [x = 0, y = 0, width = 0] = run.map(Number);
      for (let at = 0; at < width; at += 1) dark.add(y * squares + x + at);
    }
    const pixels = `(async () => {
      const picture = await createImageBitmap(window.files[1].blob);
      const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
      context.drawImage(picture, 0, 0);
      const one = picture.width / ${squares};
      const at = (n) => Math.floor((n + 0.5) * one);
      return [picture.width, picture.height, ...Array.from({ length: ${squares ** 2} }, (_, n) =>
        context.getImageData(at(n % ${squares}), at(Math.floor(n / ${squares})), 1, 1).data.join())];
    })()`;
    const [width, height, ...colours] = (await page.view.evaluate(pixels)) as [number, number, ...string[]];
    expect([width >= 1_024, width % squares, height]).toEqual([true, 0, width]);
    expect(colours).toEqual(Array.from(colours, (_, at) => (dark.has(at) ? "0,0,0,255" : "255,255,255,255")));
    await isSound(page);
    page.close();
  });

  long.test("tells a signed-in sender whether it was opened (390 px)", async () => {
    const { email } = await server.user();
    const page = await enterAs(server, email, server.url, { width: 390 });
    await page.view.evaluate(`(() => {
      const { fetch: ask } = window;
      const held = new Promise((go) => { window.answerNews = go; });
      window.fetch = async (url, init) => {
        if (String(url).includes("/account/pushes/")) await held;
        return ask(url, init);
      };
    })()`);
    const link = await share(page);
    // The news moves nothing that somebody may be pressing.
    const below = () => page.view.evaluate("document.querySelector('#own-page').getBoundingClientRect().top");
    const before = await below();
    await page.view.evaluate("answerNews()");
    await page.until("document.querySelector('#news').textContent === 'Not opened yet.'");
    expect(await below()).toBe(before);
    await isSound(page);
    await fetch(`${server.url}/api/v2/pushes/${new URL(link).pathname.split("/")[2]}`);
    await page.view.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await page.until("document.querySelector('#news').textContent.startsWith('Opened once: ')");
    await press(page, "#another");
    expect(await page.view.evaluate("document.querySelector('#news').textContent")).toBe("");
    page.close();
    const anonymous = await openPage(server.url);
    await share(anonymous);
    expect(await anonymous.view.evaluate("document.querySelector('#news')")).toBe(null);
    anonymous.close();
  });

  test("leaving asks until the link and a suggested passphrase were copied (390 px)", async () => {
    const page = await openPage(server.url, { width: 390 });
    expect(await reload(page)).toBe(0);
    await openTerms(page);
    await suggestPassphrase(page);
    const link = await share(page);
    page.leaving.stays = true;
    expect(await reload(page)).toBe(1);
    // The button below asks as well.
    await press(page, "#another");
    expect(await textAt(page, "#ask")).toContain("copied the link yet");
    await isSound(page);
    await press(page, "#ask [data-close]");
    expect(await copied(page, "#copy")).toBe(link);
    expect(await reload(page)).toBe(1);
    await press(page, "#another");
    expect(await textAt(page, "#ask")).toContain("copied the passphrase yet");
    await press(page, "#ask [data-close]");
    expect(await page.view.evaluate(made + " !== null")).toBe(true);
    await copied(page, "#copy-passphrase");
    expect(await reload(page)).toBe(0);
    page.close();
  });

  long.test("a link that has expired is left without a question", async () => {
    const page = await openPage(server.url);
    await share(page);
    await press(page, "#end");
    await page.until("document.activeElement.id === 'undo'");
    await afterUndo(page);
    await page.until("document.querySelector('#success').classList.contains('over')");
    expect(await reload(page)).toBe(0);
    expect(await page.view.evaluate(made)).toBe(null);
    page.close();
  });

  test("one button is the next step, and says by a tick and aloud that it copied (390 px)", async () => {
    const page = await openPage(server.url, { width: 390, height: 844 });
    const link = await share(page);
    const filled = `[...document.querySelectorAll("#made :is(button, .button)")]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === getComputedStyle(document.querySelector("#copy")).backgroundColor)
      .map(({ id }) => id)`;
    expect(await page.view.evaluate(filled)).toEqual(["copy"]);
    // The whole link is in sight.
    expect(
      await page.view.evaluate(
        "(() => { const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector('#link'); return scrollWidth <= clientWidth && scrollHeight <= clientHeight; })()",
      ),
    ).toBe(true);
    expect(await copied(page, "#copy")).toBe(link);
    expect(await textAt(page, "#share-status")).toBe("Copied");
    expect(await page.view.evaluate("document.querySelector('#share-status').getAttribute('role')")).toBe("status");
    await page.until("document.querySelector(`#copy [href='#icon-copy']`)");
    await isSound(page);
    page.close();
  });

  test("the QR code opens below the link, and closes again", async () => {
    const page = await openPage(server.url, { width: 390 });
    await share(page);
    const shown =
      "[document.querySelector('#code-box').checkVisibility(), document.querySelector('#show-code').ariaExpanded]";
    expect(await page.view.evaluate(shown)).toEqual([false, "false"]);
    await press(page, "#show-code");
    await page.until("document.querySelector('#qr').naturalWidth > 0");
    expect(await page.view.evaluate(shown)).toEqual([true, "true"]);
    await isSound(page);
    await press(page, "#show-code");
    expect(await page.view.evaluate(shown)).toEqual([false, "false"]);
    page.close();
  });

  long.test("the passphrase is the second step, with a button and a word of its own", async () => {
    const page = await openPage(server.url, { width: 390 });
    await openTerms(page);
    await fill(page, "#passphrase", "open sesame");
    await share(page);
    expect(await textAt(page, "#second")).toBe("Now send the passphrase separately");
    const order = "document.querySelector('#copy').compareDocumentPosition(document.querySelector('#guarded'))";
    expect(await page.view.evaluate(`${order} & Node.DOCUMENT_POSITION_FOLLOWING`)).toBe(4);
    expect(await copied(page, "#copy-passphrase")).toBe("open sesame");
    expect(await textAt(page, "#passphrase-status")).toBe("Copied");
    expect(await textAt(page, "#share-status")).toBe("");
    await isSound(page);
    page.close();
    const open = await openPage(server.url);
    await share(open);
    expect(await open.view.evaluate("document.querySelector('#guarded').checkVisibility()")).toBe(false);
    open.close();
  });

  long.test("the system's share sheet is there where the browser has one", async () => {
    const page = await openPage(server.url);
    await page.view.evaluate("void Object.defineProperty(navigator, 'share', { value: undefined })");
    await share(page);
    expect(await page.view.evaluate("document.querySelector('#share').checkVisibility()")).toBe(false);
    page.close();
    const phone = await openPage(server.url, { width: 390 });
    await phone.view.evaluate(`void Object.defineProperty(navigator, "share", {
      value: async ({ text }) => { window.handedOver = text; },
    })`);
    const link = await share(phone);
    await press(phone, "#share");
    expect(await phone.view.evaluate("window.handedOver")).toContain(link);
    // Now the sender has it elsewhere, and leaves without a question.
    expect(await reload(phone)).toBe(0);
    phone.close();
  });

  long.test("signed-in people find link and QR code again after a reload (1280 px)", async () => {
    const page = await enterAs(server, "root@example.org", `${server.url}/`);
    const link = await share(page);
    expect(await reload(page)).toBe(0);
    expect(await page.view.evaluate("document.querySelector('#link').value")).toBe(link);
    await press(page, "#show-code");
    await page.until("document.querySelector('#qr').naturalWidth > 0");
    await isSound(page);
    page.close();
  });

  long.test("the heading and the title say what became of the link (390 px)", async () => {
    const page = await openPage(server.url, { width: 390 });
    const titles = "[document.title, document.querySelector('#ready').textContent]";
    await share(page);
    expect(await page.view.evaluate(titles)).toEqual(["Your link is ready · Secret Push", "Your link is ready"]);
    await press(page, "#end");
    await page.until("document.activeElement.id === 'undo'");
    await afterUndo(page);
    await page.until("document.querySelector('#success').classList.contains('over')");
    expect(await page.view.evaluate(titles)).toEqual([
      "The secret has been deleted · Secret Push",
      "The secret has been deleted",
    ]);
    await isSound(page);
    await press(page, "#another");
    expect(await page.view.evaluate("document.title")).toBe("Share a secret · Secret Push");
    await share(page);
    expect(await page.view.evaluate(titles)).toEqual(["Your link is ready · Secret Push", "Your link is ready"]);
    page.close();
    const lists = await enterAs(server, "root@example.org", `${server.url}/admin`);
    await toSection(lists, "users");
    expect(await lists.view.evaluate("document.title")).toBe("Users · Secret Push");
    lists.close();
  });
});
