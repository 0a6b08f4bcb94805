// What people do on the pages, in a real Chromium by clicking and typing, on a phone and on a desktop:
// pushes of every kind made, opened by somebody else and used up; passphrases; accounts; administration.
// Whatever a page does, it asks no other host, complains of nothing, and axe finds nothing to mend.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { hasBrowser, openPage, type Page, PLAIN_HOSTS } from "./browser.ts";
import { startServer, type TestServer } from "./harness.ts";
import { enterAs, fill, go, PASSWORD, press, textAt } from "./people.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const AXE = readFileSync(join(import.meta.dir, "../node_modules/axe-core/axe.min.js"), "utf8");
const SECRET = "correct  horse\tbattery staple\n\nline & <b>bold</b> 🐎 \u202e drow";
const WIDTHS = [390, 1280];

let server: TestServer;
let downloads: string;
beforeAll(async () => {
  if (!hasBrowser) return;
  server = await startServer({
    flags: { "file-attachments-require-authentication": "false", "upload-max-file-bytes": "6MiB" },
  });
  downloads = mkdtempSync(join(tmpdir(), "secretpush-downloads-"));
  await server.user("root@example.org", true);
});
afterAll(async () => {
  if (!hasBrowser) return;
  await server.stop();
  rmSync(downloads, { recursive: true, force: true });
});

/** Nothing to complain of, as it stands now: no foreign request, no error, and axe has nothing to mend. */
async function isSound(page: Page): Promise<void> {
  expect(page.outside()).toEqual([]);
  expect(page.problems).toEqual([]);
  await page.view.evaluate(`(() => { if (!window.axe) { ${AXE} } })()`);
  const found = await page.view.evaluate(`axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html, failureSummary }) => html + " " + failureSummary).join(" | ")))`);
  expect(found).toEqual([]);
}

/** Watches what is copied, whether or not this Chromium lets pages write to its clipboard. */
async function copied(page: Page, selector: string): Promise<string> {
  await page.view.evaluate(`(() => {
    window.copied = null;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: {
      writeText: async (text) => { window.copied = text; } } });
  })()`);
  await press(page, selector);
  await page.until("window.copied !== null");
  return String(await page.view.evaluate("window.copied"));
}

const opened = "document.querySelector('#opened:not([hidden])')";
const made = "document.querySelector('#made:not([hidden])')";

async function reveal(page: Page): Promise<void> {
  await press(page, "#submit");
  await page.until(opened);
}

/** The link that the page of a new push shows. */
const linkOf = async (page: Page): Promise<string> => {
  await page.until(made);
  return String(await page.view.evaluate("document.querySelector('#link').value"));
};

/** The recipient's page itself says how often it can still be opened; reading it counts nothing. */
async function viewsLeft(link: string): Promise<number> {
  const token = /\/p\/(\w+)/.exec(link)?.[1] ?? "";
  const page = await (await server.fetch(`/p/${token}`)).text();
  return Number(/&quot;views&quot;:(\d+)/.exec(page)?.[1] ?? "0");
}

describe.skipIf(!hasBrowser)("making and opening", () => {
  test.each(WIDTHS)("a text, seen byte for byte, gone after its last view (%p px)", async (width) => {
    const sender = await openPage(server.url, { width });
    await isSound(sender);
    await fill(sender, "#text", "x");
    await sender.view.evaluate(`document.querySelector("#text").value = ${JSON.stringify(SECRET)}`);
    await fill(sender, "#views", "2");
    await press(sender, "#submit");
    const link = await linkOf(sender);
    expect(link).toMatch(new RegExp(`^${server.url}/p/[0-9A-Za-z]{24}/r$`));
    expect(await textAt(sender, "#expiry")).toContain("2 times");
    expect(await copied(sender, "#copy")).toBe(link);
    expect(await copied(sender, "#copy-message")).toContain(link);
    expect(await sender.view.evaluate("document.querySelector('#mail').href")).toContain(encodeURIComponent(link));
    expect(await sender.view.evaluate("document.querySelector('#text').value")).toBe("");
    await sender.until("document.querySelector('#qr').naturalWidth > 0");
    await isSound(sender);
    sender.close();

    const recipient = await openPage(link, { width });
    await isSound(recipient);
    expect(await viewsLeft(link)).toBe(2);
    await reveal(recipient);
    await isSound(recipient);
    expect(await recipient.view.evaluate("document.body.innerHTML.includes('battery')")).toBe(false);
    expect(await copied(recipient, "#copy")).toBe(SECRET);
    await press(recipient, "#show");
    expect(await recipient.view.evaluate("document.querySelector('#payload').textContent")).toBe(SECRET);
    expect(await recipient.view.evaluate("document.querySelectorAll('#payload *').length")).toBe(0);
    expect(await textAt(recipient, "#left")).toContain("1 more time,");
    await isSound(recipient);

    // Reloading and going back show nothing and burn nothing.
    await recipient.view.reload();
    await recipient.until("document.querySelector('#gate')");
    expect(await recipient.view.evaluate("document.documentElement.innerHTML.includes('battery')")).toBe(false);
    expect(await viewsLeft(link)).toBe(1);
    await reveal(recipient);
    expect(await textAt(recipient, "#left")).toContain("last view");
    // A slip of the finger on another language would lose it.
    expect(await recipient.view.evaluate("getComputedStyle(document.querySelector('body > footer')).visibility")).toBe(
      "hidden",
    );
    await go(recipient, `${server.url}/users/sign_in`);
    await recipient.view.evaluate("history.back()");
    await recipient.until("location.pathname.startsWith('/p/') && document.readyState === 'complete'");
    await recipient.until("!document.querySelector('#opened:not([hidden])')");
    expect(await recipient.view.evaluate("document.documentElement.innerHTML.includes('battery')")).toBe(false);
    expect(await recipient.view.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")).toBe(
      "[{},{}]",
    );
    recipient.close();

    const late = await openPage(link, { width });
    expect(await textAt(late, "h1")).toBe("Nothing here any more");
    await isSound(late);
    late.close();
  });

  test.each(WIDTHS)("an address is shown, and left for only when asked twice (%p px)", async (width) => {
    const sender = await openPage(server.url, { width });
    await press(sender, "#tab-url");
    await fill(sender, "#url", "javascript:alert(1)");
    await press(sender, "#submit");
    expect(await textAt(sender, "#problem-url")).toContain("https://");
    await isSound(sender);
    await fill(sender, "#url", "https://ann@xn--exmple-cua.example/a?<script>");
    await press(sender, "#submit");
    const link = await linkOf(sender);
    sender.close();
    const recipient = await openPage(link, { width });
    await reveal(recipient);
    expect(await textAt(recipient, "#address-shown")).toBe("https://ann@xn--exmple-cua.example/a?<script>");
    await press(recipient, "#go");
    expect(await textAt(recipient, "#leaving-host")).toBe("xn--exmple-cua.example");
    expect(await recipient.view.evaluate("document.querySelector('#leave').rel")).toContain("noreferrer");
    // Elsewhere, so that what may have been the last view stays on the page.
    expect(await recipient.view.evaluate("document.querySelector('#leave').target")).toBe("_blank");
    await isSound(recipient);
    recipient.close();

    const turned = await server.push({ kind: "url", payload: "https://example.org/\u202emoc.knab" });
    const other = await openPage(`${server.url}/p/${turned.url_token}/r`, { width });
    await reveal(other);
    expect(await textAt(other, "#address-shown")).toBe("https://example.org/\ufffdmoc.knab");
    other.close();
  });

  test("a code is drawn as a picture (390 px)", async () => {
    const sender = await openPage(server.url, { width: 390 });
    await press(sender, "#tab-qr");
    await isSound(sender);
    await fill(sender, "#code", "WIFI:T:WPA;S:Guests;P:horse;;");
    expect(await textAt(sender, "#qr-count")).toBe("29 of 1,024 characters");
    await press(sender, "#submit");
    const link = await linkOf(sender);
    sender.close();
    const recipient = await openPage(link, { width: 390 });
    await reveal(recipient);
    await recipient.until("document.querySelector('#code-drawn svg path').getBoundingClientRect().width > 100");
    await press(recipient, "#code summary");
    expect(await textAt(recipient, "#code-text")).toBe("WIFI:T:WPA;S:Guests;P:horse;;");
    await isSound(recipient);
    recipient.close();
  });

  test.each(WIDTHS)("a passphrase: wrong, right, limited (%p px)", async (width) => {
    const sender = await openPage(server.url, { width });
    await fill(sender, "#text", "guarded text");
    await press(sender, "#suggest");
    const passphrase = String(await sender.view.evaluate("document.querySelector('#passphrase').value"));
    expect(passphrase).toMatch(/^(?:[a-z]{6}-){3}[a-z]{6}$/);
    await press(sender, "#submit");
    const link = await linkOf(sender);
    // The sender has yet to tell it: it is there this once, and not in the message with the link.
    expect(await textAt(sender, "#guarded")).toContain("passphrase");
    expect(await textAt(sender, "#made-passphrase")).toBe(passphrase);
    expect(await copied(sender, "#copy-passphrase")).toBe(passphrase);
    expect(await copied(sender, "#copy-message")).not.toContain(passphrase);
    await isSound(sender);
    await press(sender, "#another");
    expect(await sender.view.evaluate(`document.documentElement.outerHTML.includes("${passphrase}")`)).toBe(false);
    sender.close();
    const recipient = await openPage(link, { width });
    const attempt = async (text: string): Promise<void> => {
      await fill(recipient, "#passphrase", text);
      await recipient.view.evaluate("document.querySelector('#problem').textContent = ''");
      await press(recipient, "#submit");
      await recipient.until(`${opened} || document.querySelector('#problem').textContent !== ''`);
    };
    await attempt("not it");
    expect(await textAt(recipient, "#problem")).toBe("That passphrase is not right.");
    await isSound(recipient);
    for (let guess = 0; guess < 5; guess += 1) await attempt(`guess ${guess}`);
    expect(await textAt(recipient, "#problem")).toMatch(/Too many wrong passphrases\. Try again in \d+ seconds/);
    await isSound(recipient);
    expect(await viewsLeft(link)).toBe(5);
    recipient.close();

    const other = await server.push({ payload: "guarded text", passphrase });
    const right = await openPage(`${server.url}/p/${other.url_token}/passphrase`, { width });
    await fill(right, "#passphrase", passphrase);
    await press(right, "#see");
    expect(await right.view.evaluate("document.querySelector('#passphrase').type")).toBe("text");
    await isSound(right);
    await reveal(right);
    await press(right, "#show");
    expect(await textAt(right, "#payload")).toBe("guarded text");
    right.close();
  });

  test("a recipient deletes it, after being asked (390 px)", async () => {
    const push = await server.push({ payload: "delete me" });
    const page = await openPage(`${server.url}/p/${push.url_token}/r`, { width: 390 });
    await reveal(page);
    await press(page, "#delete");
    await isSound(page);
    await press(page, "#ask [data-close]");
    expect(await viewsLeft(`/p/${push.url_token}`)).toBe(4);
    await press(page, "#delete");
    await press(page, "#ask-yes");
    await page.until("document.querySelector('#status').textContent.startsWith('Deleted')");
    page.close();
    expect((await server.json("GET", `/api/v2/pushes/${push.url_token}`)).body).toMatchObject({ deleted: true });
  });

  test("the sender ends the link at once (1280 px)", async () => {
    const page = await openPage(server.url);
    await fill(page, "#text", "changed my mind");
    await press(page, "#submit");
    const link = await linkOf(page);
    await press(page, "#end");
    await isSound(page);
    await press(page, "#ask-yes");
    await page.until("document.querySelector('#expiry').textContent.includes('erased')");
    // Nothing invites to hand on what is gone, and the keyboard stays where it was.
    expect(await page.view.evaluate("document.querySelector('#shareable').hidden")).toBe(true);
    expect(await page.view.evaluate("document.activeElement.id")).toBe("another");
    await isSound(page);
    await press(page, "#another");
    expect(await page.view.evaluate("document.activeElement.id")).toBe("text");
    page.close();
    expect(await viewsLeft(link)).toBe(0);
  });

  test("a page that runs scripts but presses nothing burns nothing", async () => {
    const push = await server.push({ payload: "x", retrieval_step: false, expire_after_views: 1 });
    const bot = await openPage(`${server.url}/p/${push.url_token}`);
    await bot.view.scroll(0, 400);
    await bot.until("document.querySelector('#remaining').textContent.includes('1 more time')");
    bot.close();
    expect(await viewsLeft(`/p/${push.url_token}`)).toBe(1);
  });

  test("a megabyte in one line is shown whole, and no wider than the phone", async () => {
    const push = await server.push({ payload: "x".repeat(1024 * 1024), retrieval_step: false });
    const page = await openPage(`${server.url}/p/${push.url_token}`, { width: 390 });
    await reveal(page);
    expect(await page.view.evaluate("document.querySelector('#payload').clientHeight > 0")).toBe(true);
    expect(await page.view.evaluate("document.documentElement.scrollWidth")).toBe(390);
    page.close();
  });

  test("half an answer is told, not shown, and a second press while waiting sends nothing", async () => {
    const push = await server.push({ payload: "whole", expire_after_views: 3 });
    const page = await openPage(`${server.url}/p/${push.url_token}/r`, { width: 390 });
    await page.view.evaluate(`(() => {
      window.asked = 0;
      window.fetch = async () => {
        window.asked += 1;
        await new Promise((resolve) => { window.answer = resolve; });
        return new Response('{"outcome":"open","payl');
      };
    })()`);
    await press(page, "#submit");
    await page.until("document.querySelector('#submit').getAttribute('aria-busy') === 'true'");
    expect(await page.view.evaluate("document.activeElement.id")).toBe("submit");
    await isSound(page);
    await page.view.press("Enter");
    await page.view.evaluate("window.answer()");
    await page.until("document.querySelector('#problem:not([hidden])')");
    expect(await textAt(page, "#problem")).toContain("No whole answer");
    expect(await page.view.evaluate("[window.asked, document.querySelector('#opened').hidden]")).toEqual([1, true]);
    page.close();
  });

  test("without a step, one press shows it", async () => {
    const push = await server.push({ payload: "at once", retrieval_step: false });
    const page = await openPage(`${server.url}/p/${push.url_token}`);
    await reveal(page);
    expect(await textAt(page, "#payload")).toBe("at once");
    // A page that the browser freezes instead of ending it holds nothing, and starts anew when it comes back.
    await page.view.evaluate("void dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))");
    expect(await page.view.evaluate("document.documentElement.innerHTML.includes('at once')")).toBe(false);
    await page.view.evaluate(
      "void setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))",
    );
    await page.until("document.querySelector('#gate')");
    page.close();
    expect(await viewsLeft(`/p/${push.url_token}`)).toBe(4);
  });

  test("with scripts off a form opens it, and a reload does not again (390 px)", async () => {
    const push = await server.push({ payload: SECRET, expire_after_views: 3 });
    const page = await openPage(`${server.url}/p/${push.url_token}/r`, { width: 390, scripts: false });
    // By the protocol's own means, because what looks for a button's place is a script itself.
    const press = async (): Promise<void> => {
      type Found = { root: { nodeId: number }; nodeId: number; model: { content: number[] } };
      const ask = async (method: string, about = {}) => (await page.view.cdp(`DOM.${method}`, about)) as Found;
      const { root } = await ask("getDocument");
      const { nodeId } = await ask("querySelector", { nodeId: root.nodeId, selector: "#submit" });
      const [x = 0, y = 0] = (await ask("getBoxModel", { nodeId })).model.content;
      for (const type of ["mousePressed", "mouseReleased"]) {
        await page.view.cdp("Input.dispatchMouseEvent", { type, x: x + 5, y: y + 5, button: "left", clickCount: 1 });
      }
    };
    const document = async (): Promise<string> => JSON.stringify(await page.view.cdp("DOM.getDocument", { depth: -1 }));
    await press();
    while (!(await document()).includes("battery staple")) await Bun.sleep(10); // until the test's own limit
    expect(await viewsLeft(`/p/${push.url_token}`)).toBe(2);
    expect(page.problems).toEqual([]);
    page.close();
  });

  describe("over plain HTTP, where browsers name a page's origin only", () => {
    const [host, otherHost] = PLAIN_HOSTS;
    const at = (name: string, url: string): string => url.replace("127.0.0.1", name);

    test("it opens, with scripts and by its form", async () => {
      const { url_token: token } = await server.push({ payload: SECRET, expire_after_views: 5 });
      const page = await openPage(`${at(host, server.url)}/p/${token}/r`);
      expect(await page.view.evaluate("isSecureContext")).toBe(false);
      await press(page, "#submit");
      await page.until(opened);
      await page.view.navigate(`${at(host, server.url)}/p/${token}/r`);
      // As without scripts: this sends the form, and asks no script first.
      const submit = "HTMLFormElement.prototype.submit.call(document.querySelector('#open'))";
      await page.view.evaluate(submit).catch(() => {}); // it leads to another page
      await page.until("document.querySelector('pre')?.textContent.includes('battery staple')");
      // The browser says that it passes over a header where there is no TLS.
      expect(page.problems.filter((problem) => !problem.includes("Cross-Origin-Opener-Policy"))).toEqual([]);
      page.close();
      expect(await viewsLeft(`/p/${token}`)).toBe(3);
    });

    test("another site's form opens nothing, whatever that site hides of itself", async () => {
      const { url_token: token } = await server.push({ payload: SECRET, expire_after_views: 5 });
      const target = `${at(host, server.url)}/p/${token}/r`;
      const evil = Bun.serve({
        port: 0,
        hostname: "127.0.0.1",
        fetch: ({ url }) =>
          new Response(`<form method="post" action="${target}"></form><script>document.forms[0].submit()</script>`, {
            headers: { "content-type": "text/html", "referrer-policy": new URL(url).searchParams.get("hide") ?? "" },
          }),
      });
      try {
        for (const hide of ["", "no-referrer", "unsafe-url"]) {
          const page = await openPage(`http://${otherHost}:${evil.port}/?hide=${hide}`);
          await page.until("document.querySelector('#gate')");
          expect(page.requests.filter(({ method }) => method === "POST").map(({ url }) => url)).toEqual([target]);
          page.close();
        }
      } finally {
        await evil.stop(true);
      }
      expect(await viewsLeft(`/p/${token}`)).toBe(5);
    });
  });
});

describe.skipIf(!hasBrowser)("files", () => {
  async function choose(page: Page, files: Array<[name: string, bytes: number]>): Promise<void> {
    await page.view.evaluate(`(() => {
      const chosen = new DataTransfer();
      for (const [name, bytes] of ${JSON.stringify(files)}) {
        const content = new Uint8Array(bytes).map((_, index) => (index * 7919) >> 3);
        chosen.items.add(new File([content], name));
      }
      const drop = document.querySelector("#drop");
      drop.dispatchEvent(new DragEvent("drop", { dataTransfer: chosen, bubbles: true, cancelable: true }));
    })()`);
  }

  test.each(WIDTHS)("dropped, sent with progress, downloaded byte for byte (%p px)", async (width) => {
    const hostile = "<img src=x onerror=alert(1)>\u202efdp.txt";
    const sender = await openPage(server.url, { width });
    await press(sender, "#tab-file");
    await isSound(sender);
    expect(await textAt(sender, "#file-limits")).toContain("10 files, 6\u00a0MiB each");
    await choose(sender, [["too large.bin", 7 * 1024 * 1024]]);
    expect(await textAt(sender, "#problem-file")).toBe("“too large.bin” is larger than 6\u00a0MiB.");
    await press(sender, "#chosen button");
    await choose(sender, [
      [hostile, 300_000],
      ["empty.txt", 0],
    ]);
    await isSound(sender);
    await sender.view.evaluate(`(() => {
      window.seen = [];
      new MutationObserver(() => window.seen.push(document.querySelector("#speed").textContent))
        .observe(document.querySelector("#speed"), { childList: true });
    })()`);
    await press(sender, "#submit");
    const link = await linkOf(sender);
    expect(await sender.view.evaluate("window.seen.some((text) => /%|Sent/.test(text))")).toBe(true);
    sender.close();

    const recipient = await openPage(link, { width });
    await recipient.view.cdp("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: downloads });
    await reveal(recipient);
    expect(await textAt(recipient, "#files li:first-child .size")).toContain("293\u00a0KiB");
    expect(await recipient.view.evaluate("document.querySelectorAll('#files img').length")).toBe(0);
    // Not turned round, which would have it end in "txt.pdf".
    expect(await textAt(recipient, "#files li:first-child bdi")).toBe(hostile.replace("\u202e", ""));
    // What the button hands to the browser, byte for byte.
    await recipient.view.evaluate(`(() => {
      window.saved = [];
      const make = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (blob) => { window.saved.push(blob); return make(blob); };
    })()`);
    await press(recipient, "#files li:first-child a");
    await recipient.until("window.saved.length === 1");
    const same = await recipient.view.evaluate(`window.saved[0].arrayBuffer().then((buffer) => {
      const bytes = new Uint8Array(buffer);
      return bytes.length === 300000 && bytes.every((byte, index) => byte === (((index * 7919) >> 3) & 255));
    })`);
    expect(same).toBe(true);
    await recipient.until("document.querySelector('#status').textContent === 'Downloaded'");
    await isSound(recipient);
    recipient.close();
  });

  test("a folder is refused in words, and text may still be dropped", async () => {
    const page = await openPage(server.url);
    await press(page, "#tab-file");
    await page.view.evaluate("void (DataTransferItem.prototype.webkitGetAsEntry = () => ({ isDirectory: true }))");
    await choose(page, [["folder", 4096]]);
    expect(await textAt(page, "#problem-file")).toContain("folder");
    expect(await page.view.evaluate("document.querySelectorAll('#chosen li').length")).toBe(0);
    const isTaken = (type: string) =>
      page.view.evaluate(`(() => {
        const held = new DataTransfer();
        if (${JSON.stringify(type)} === "text") held.setData("text/plain", "words");
        else held.items.add(new File(["x"], "x"));
        const over = new DragEvent("dragover", { dataTransfer: held, bubbles: true, cancelable: true });
        document.querySelector("#text").dispatchEvent(over);
        return over.defaultPrevented;
      })()`);
    expect([await isTaken("text"), await isTaken("file")]).toEqual([false, true]);
    page.close();
  });

  test("whoever must sign in to share files comes back to them (390 px)", async () => {
    const closed = await startServer();
    try {
      await closed.user("ann@example.org");
      const page = await openPage(closed.url, { width: 390 });
      await press(page, "#tab-file");
      await isSound(page);
      await press(page, "#panel-file a");
      await page.until("location.pathname === '/users/sign_in' && document.readyState === 'complete'");
      await fill(page, "#email", "ann@example.org");
      await fill(page, "#password", PASSWORD);
      await press(page, "#submit");
      await page.until("location.pathname === '/' && document.querySelector('#drop')?.checkVisibility()");
      expect(await page.view.evaluate("location.href")).toBe(`${closed.url}/`);
      page.close();
    } finally {
      await closed.stop();
    }
  });

  test("sending is cancelled and leaves nothing", async () => {
    const page = await openPage(server.url, { width: 390 });
    await page.view.cdp("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 200_000,
    });
    await press(page, "#tab-file");
    await choose(page, [["slow.bin", 5_000_000]]);
    await press(page, "#submit");
    await page.until("/%/.test(document.querySelector('#speed').textContent)");
    await isSound(page);
    await press(page, "#cancel");
    await page.until("document.querySelector('#problem:not([hidden])')");
    expect(await textAt(page, "#problem")).toBe("Cancelled. Nothing was stored.");
    // The files are still there for another try.
    expect(await textAt(page, "#chosen")).toContain("slow.bin");
    page.close();
  });
});

describe.skipIf(!hasBrowser)("comforts of the first page", () => {
  test("the generator follows its settings, and its suggestion is taken over", async () => {
    const page = await openPage(server.url, { width: 390 });
    const suggestion = async (): Promise<string> => textAt(page, "#suggestion");
    await press(page, "#generator summary");
    expect(await suggestion()).toMatch(/^[\x21-\x7e]{20}$/);
    await press(page, "#symbols");
    await press(page, "#capitals");
    expect(await suggestion()).toMatch(/^[a-z2-9]{20}$/);
    await press(page, "#length");
    await page.view.press("End");
    expect(await suggestion()).toHaveLength(64);
    await page.view.evaluate(`(() => {
      const style = document.querySelector("#style");
      style.value = "words";
      style.dispatchEvent(new Event("change"));
    })()`);
    const words = await suggestion();
    expect(words).toMatch(/^(?:[a-z]{6}-){3}[a-z]{6}$/);
    expect(await textAt(page, "#strength")).toBe("about 75 bits");
    await isSound(page);
    // What was typed stays; another suggestion takes the place of the one before.
    await fill(page, "#text", "User: ann ");
    await press(page, "#use");
    expect(await page.view.evaluate("document.querySelector('#text').value")).toBe(`User: ann ${words}`);
    await press(page, "#generator summary");
    await press(page, "#again");
    const others = await suggestion();
    await press(page, "#use");
    expect(await page.view.evaluate("document.querySelector('#text').value")).toBe(`User: ann ${others}`);
    page.close();
  });

  test("terms that were chosen hold for whatever is shared in the end", async () => {
    const page = await openPage(server.url);
    await fill(page, "#views", "1");
    await press(page, "#tab-url");
    expect(await page.view.evaluate("document.querySelector('#views').value")).toBe("1");
    await press(page, "#tab-text");
    expect(await page.view.evaluate("document.querySelector('#views').value")).toBe("1");
    page.close();
  });

  test("choices are remembered on this device, what was shared is not", async () => {
    const page = await openPage(server.url);
    await fill(page, "#text", "do not remember this");
    await fill(page, "#views", "9");
    await fill(page, "#passphrase", "nor this");
    await page.view.evaluate("document.querySelector('#lifetime').value = 'duration:3'");
    await press(page, "#more summary");
    await press(page, "#deletable");
    await press(page, "#submit");
    await page.until(made);
    await page.view.reload();
    await page.until("document.querySelector('#views').value === '9'");
    expect(await page.view.evaluate("document.querySelector('#lifetime').selectedOptions[0].textContent")).toBe(
      "1 hour",
    );
    expect(await page.view.evaluate("document.querySelector('#deletable').checked")).toBe(false);
    expect(await page.view.evaluate("document.querySelector('#passphrase').value")).toBe("");
    const kept = String(await page.view.evaluate("JSON.stringify({ ...localStorage })"));
    expect(kept).not.toContain("remember this");
    expect(kept).not.toContain("nor this");
    await press(page, "#more summary");
    await press(page, "#reset");
    expect(await page.view.evaluate("document.querySelector('#views').value")).toBe("5");
    page.close();
  });

  test("the counter counts bytes, and blank, long and odd input is stopped before it is sent", async () => {
    const page = await openPage(server.url);
    await press(page, "#submit");
    expect(await textAt(page, "#problem-text")).toBe("There is nothing to share yet.");
    expect(await page.view.evaluate("document.activeElement.id")).toBe("text");
    await fill(page, "#text", "🐎é");
    expect(await textAt(page, "#text-count")).toBe("6\u00a0B of 1\u00a0MiB");
    await fill(page, "#views", "101");
    await press(page, "#submit");
    expect(await textAt(page, "#problem-views")).toBe("Between 1 and 100.");
    await page.view.evaluate(`(() => {
      const text = document.querySelector("#text");
      text.value = "x".repeat(1024 * 1024 + 1);
      text.dispatchEvent(new Event("input"));
    })()`);
    await press(page, "#submit");
    expect(await textAt(page, "#problem-text")).toContain("at most 1\u00a0MiB");
    await isSound(page);
    expect(page.requests.some(({ method }) => method === "POST")).toBe(false);
    page.close();
  });

  test("where the browser offers no clipboard, as on plain HTTP, copying works all the same", async () => {
    const push = await server.push({ payload: SECRET });
    const page = await openPage(`${server.url}/p/${push.url_token}/r`, { width: 390 });
    await page.view.evaluate(`(() => {
      Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
      Object.defineProperty(crypto, "subtle", { configurable: true, value: undefined });
      addEventListener("copy", (event) => { window.copied = event.clipboardData.getData("text/plain"); });
    })()`);
    await reveal(page);
    await press(page, "#copy");
    await page.until("document.querySelector('#status').textContent === 'Copied'");
    expect(await page.view.evaluate("window.copied")).toBe(SECRET);
    // And where that is refused too, the text is selected and the person told what to press.
    await page.view.evaluate("document.execCommand = () => false");
    await press(page, "#show");
    await press(page, "#copy");
    await page.until("document.querySelector('#status').textContent.includes('Ctrl+C')");
    expect(await page.view.evaluate("getSelection().toString().includes('battery')")).toBe(true);
    page.close();
  });

  test("tabs, options and the button are reached by keyboard alone", async () => {
    const page = await openPage(server.url);
    await page.view.evaluate("document.querySelector('#tab-text').focus()");
    await page.view.press("ArrowRight");
    await page.until("document.activeElement.id === 'tab-file'");
    await page.view.press("End");
    await page.until("document.activeElement.id === 'tab-qr' && !document.querySelector('#panel-qr').hidden");
    await page.view.press("Home");
    await page.until("document.activeElement.id === 'tab-text'");
    await page.view.press("Tab");
    await page.until("document.activeElement.id === 'text'");
    await page.view.type("typed");
    await page.view.evaluate("document.querySelector('#views').focus()");
    await page.view.press("Enter");
    await page.until(made);
    expect(await page.view.evaluate("document.activeElement.id")).toBe("ready");
    page.close();
  });

  test("the narrowest phone shows everything, in every language", async () => {
    const page = await enterAs(server, "root@example.org", `${server.url}/users/token`, { width: 320 });
    const push = await server.push({ payload: "x", passphrase: "y" });
    const cut = `[...document.querySelectorAll("html, button, .tabs, select, h1")]
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.outerHTML.slice(0, 80))`;
    for (const language of ["en", "de", "fr"]) {
      await page.view.cdp("Network.setCookie", { name: "sp_lang", value: language, url: server.url });
      for (const path of [
        "/",
        `/p/${push.url_token}`,
        "/users/token",
        "/admin#users",
        "/users/token",
        "/admin#server",
      ]) {
        await go(page, server.url + path);
        await page.until("!document.querySelector('[aria-busy]')");
        expect(await page.view.evaluate("document.documentElement.lang")).toBe(language);
        expect([path, language, await page.view.evaluate(cut)]).toEqual([path, language, []]);
      }
    }
    page.close();
  });

  test("it needs three requests at most: page, style and script", async () => {
    const page = await openPage(server.url);
    await page.until("document.readyState === 'complete'");
    const fetched = page.requests.filter(({ url }) => !url.startsWith("data:"));
    expect(fetched.length).toBeLessThanOrEqual(3);
    page.close();
  });
});

describe.skipIf(!hasBrowser)("accounts", () => {
  test.each(WIDTHS)("the first run, then a token made, used and revoked (%p px)", async (width) => {
    const fresh = await startServer();
    try {
      const code = /with the code (\S+)/.exec(fresh.log())?.[1] ?? "";
      const page = await openPage(fresh.url, { width });
      await press(page, "header nav a");
      await page.until("location.pathname === '/users/setup' && document.readyState === 'complete'");
      await isSound(page);
      await fill(page, "#code", code);
      await fill(page, "#email", "first@example.org");
      await fill(page, "#password", "short");
      await press(page, "#submit");
      expect(await textAt(page, "#problem")).toBe("The password is too short.");
      await fill(page, "#password", PASSWORD);
      await press(page, "#submit");
      await page.until("location.pathname === '/admin' && document.readyState === 'complete'");
      await isSound(page);

      await go(page, `${fresh.url}/users/token`);
      await page.until("document.querySelector('#tokens li')");
      await fill(page, "#token-name", "<b>backup</b>");
      await press(page, "#new-token button");
      await page.until("document.querySelector('#shown:not([hidden])') && document.querySelector('#tokens button')");
      const token = String(await page.view.evaluate("document.querySelector('#token').value"));
      await isSound(page);
      const used = Bun.spawn([
        "curl",
        "-s",
        "-H",
        `Authorization: Bearer ${token}`,
        `${fresh.url}/api/v2/pushes/active`,
      ]);
      expect(await new Response(used.stdout).text()).toBe("[]");
      expect(await textAt(page, "#tokens .name")).toBe("<b>backup</b>");
      await press(page, "#tokens button");
      await press(page, "#ask-yes");
      await page.until("!document.querySelector('#tokens button')");
      const refused = await fresh.json("GET", "/api/v2/pushes/active", undefined, { authorization: `Bearer ${token}` });
      expect(refused.status).toBe(401);

      await fill(page, "#current", PASSWORD);
      await fill(page, "#next", "another one entirely");
      await press(page, "#change [type=submit]");
      await page.until("document.querySelector('#password-status').textContent !== ''");
      await isSound(page);
      await press(page, "#sign-out");
      await page.until("location.pathname === '/users/sign_in' && document.readyState === 'complete'");
      await isSound(page);
      page.close();
    } finally {
      await fresh.stop();
    }
  });

  test.each([
    [
      "en",
      "Also revoke all my API tokens",
      "Your password is changed. Other devices are signed out. 2 API tokens are revoked.",
    ],
    [
      "de",
      "Auch alle meine API-Token widerrufen",
      "Ihr Passwort ist geändert. Andere Geräte sind abgemeldet. 2 API-Token sind widerrufen.",
    ],
    [
      "fr",
      "Révoquer aussi tous mes jetons d’API",
      "Votre mot de passe est changé. Les autres appareils sont déconnectés. 2 jetons d’API sont révoqués.",
    ],
  ])(
    "a change of the password shows the tokens and revokes them, unless that is unticked (%s)",
    async (language, label, told) => {
      const { email, token } = await server.user(`careful-${language}@example.org`);
      const statusOf = async (one: string): Promise<number> =>
        (await server.json("GET", "/api/v2/pushes/active", undefined, { authorization: `Bearer ${one}` })).status;
      const page = await enterAs(server, email, `${server.url}/users/token`, { width: 390 });
      await page.view.cdp("Network.setCookie", { name: "sp_lang", value: language, url: server.url });
      await go(page, `${server.url}/admin`);
      await go(page, `${server.url}/users/token`);
      await page.until(
        `document.documentElement.lang === "${language}" && document.querySelectorAll("#also-tokens li").length === 1`,
      );
      const change = async (from: string, to: string): Promise<string> => {
        await fill(page, "#current", from);
        await fill(page, "#next", to);
        await press(page, "#change [type=submit]");
        await page.until("document.querySelector('#password-status').textContent !== ''");
        return textAt(page, "#password-status");
      };
      expect(await textAt(page, "#also label")).toContain(label);
      expect(await textAt(page, "#also-tokens")).toContain("test sp_");
      expect(await page.view.evaluate("document.querySelector('#revoke-tokens').checked")).toBe(true);
      await isSound(page);

      await press(page, "#revoke-tokens");
      expect(told).toStartWith(await change(PASSWORD, "the second password"));
      expect(await statusOf(token)).toBe(200);
      // Ticked again for the next time.
      expect(await page.view.evaluate("document.querySelector('#revoke-tokens').checked")).toBe(true);

      await fill(page, "#token-name", "shown a moment ago");
      await press(page, "#new-token button");
      await page.until("document.querySelectorAll('#also-tokens li').length === 2");
      const shown = String(await page.view.evaluate("document.querySelector('#token').value"));
      expect(await statusOf(shown)).toBe(200);
      expect(await change("the second password", "the third password")).toBe(told);
      expect([await statusOf(token), await statusOf(shown)]).toEqual([401, 401]);
      expect(await page.view.evaluate("document.querySelector('#shown').checkVisibility()")).toBe(false);
      expect(await page.view.evaluate("document.querySelector('#also').checkVisibility()")).toBe(false);
      await isSound(page);
      page.close();
    },
  );

  test("own pushes: found, looked into, ended; another's are not there (390 px)", async () => {
    const ann = await server.user("ann@example.org");
    await server.user("ben@example.org");
    const hostile = '"><script>alert(1)</script>\u202e';
    const push = await server.push({ payload: "x", name: hostile, note: "<svg onload=alert(1)>" }, ann.headers);
    await server.push({ payload: "y", name: "another" }, ann.headers);
    await server.json("GET", `/api/v2/pushes/${push.url_token}`, undefined, { "user-agent": "<i>agent</i>" });
    const page = await enterAs(server, "ann@example.org", `${server.url}/admin`, { width: 390 });
    await page.until("document.querySelectorAll('#pushes > li').length === 2");
    await isSound(page);
    await fill(page, "#search", "<SVG");
    await page.until("document.querySelectorAll('#pushes > li').length === 1");
    expect(await textAt(page, "#pushes .name")).toBe(hostile);
    expect(await textAt(page, "#pushes .note")).toBe("<svg onload=alert(1)>");
    await press(page, "#pushes button[aria-expanded]");
    await page.until("document.querySelectorAll('.log li').length === 2");
    expect(await textAt(page, ".log")).toContain("<i>agent</i>");
    await isSound(page);
    await press(page, "#pushes button.danger");
    await press(page, "#ask-yes");
    await page.until("document.querySelector('#status').textContent === 'Expired.'");
    await press(page, "#tab-expired");
    await page.until("document.querySelectorAll('#pushes > li').length === 1");
    await isSound(page);
    page.close();

    const ben = await enterAs(server, "ben@example.org", `${server.url}/admin`, { width: 390 });
    await ben.until("document.querySelector('#pushes li')");
    expect(await textAt(ben, "#pushes")).toBe("Nothing here.");
    expect(await ben.view.evaluate("document.querySelector('#tab-users') === null")).toBe(true);
    ben.close();
  });

  test("an administrator adds a user, who comes in by the link once (1280 px)", async () => {
    const page = await enterAs(server, "root@example.org", `${server.url}/admin#users`);
    await page.until("document.querySelector('#users .name')");
    await fill(page, "#email", "new@example.org");
    await press(page, "#add-user button");
    await page.until("document.querySelector('#one-time:not([hidden])')");
    const link = String(await page.view.evaluate("document.querySelector('#one-time-link').value"));
    await isSound(page);
    for (const section of ["all", "server"]) {
      await press(page, `#tab-${section}`);
      await page.until(`document.querySelector("${section === "all" ? "#all li" : "#settings td"}")`);
      await isSound(page);
    }
    page.close();
    const guest = await openPage(link);
    expect(await guest.view.evaluate("location.hash")).toBe("");
    await isSound(guest);
    await fill(guest, "#password", "my own choice");
    await press(guest, "#submit");
    await guest.until("location.pathname === '/admin' && document.readyState === 'complete'");
    guest.close();
    const again = await openPage(link);
    await fill(again, "#password", "my own choice");
    await press(again, "#submit");
    await again.until("document.querySelector('#problem:not([hidden])')");
    expect(await textAt(again, "#problem")).toContain("not good any more");
    again.close();
  });

  test("a wrong address is marked until it is right, and a sign-out that failed is told", async () => {
    const page = await openPage(`${server.url}/users/sign_in`, { width: 390 });
    await fill(page, "#email", "root");
    await fill(page, "#password", PASSWORD);
    await press(page, "#submit");
    await page.until("document.querySelector('#email').getAttribute('aria-invalid') === 'true'");
    expect(await page.view.evaluate("document.activeElement.id")).toBe("email");
    await isSound(page);
    await fill(page, "#email", "root@example.org");
    await fill(page, "#password", "not the password");
    await press(page, "#submit");
    await page.until("document.querySelector('#problem').textContent.includes('password')");
    expect(await page.view.evaluate("document.querySelector('#email').hasAttribute('aria-invalid')")).toBe(false);
    page.close();

    const account = await enterAs(server, "root@example.org", `${server.url}/users/token`, { width: 390 });
    await account.view.evaluate("void (window.fetch = () => Promise.reject(new TypeError()))");
    await press(account, "#sign-out");
    await account.until("document.querySelector('#problem-sign-out:not([hidden])')");
    expect(await account.view.evaluate("location.pathname")).toBe("/users/token");
    await isSound(account);
    account.close();
  });

  test("the owner is not told that looking counts", async () => {
    const page = await enterAs(server, "root@example.org", `${server.url}/`);
    await fill(page, "#text", "mine");
    await press(page, "#submit");
    await go(page, await linkOf(page));
    expect(await textAt(page, "#remaining")).toBe("You made this yourself, so your view is not counted.");
    page.close();
  });

  test("a wrong password is told, and in the reader's language", async () => {
    const page = await openPage(`${server.url}/users/sign_in?lang=de`, { width: 390 });
    await fill(page, "#email", "root@example.org");
    await fill(page, "#password", "not the password");
    await press(page, "#submit");
    await page.until("document.querySelector('#problem:not([hidden])')");
    expect(await textAt(page, "#problem")).toBe("E-Mail-Adresse oder Passwort stimmt nicht.");
    page.close();
  });
});
