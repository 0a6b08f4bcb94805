// What only the browser of its owner keeps, in a real Chromium: complete links of sealed pushes, and the keys of sealed requests.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { hasBrowser, openPage, type Page, type PageOptions } from "./browser.ts";
import { startServer, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import {
  afterUndo,
  back,
  cookiesOf,
  fill,
  go,
  openTerms,
  press,
  reload,
  termsOf,
  textAt,
  writeLetter,
  openPart,
} from "./page_actions.ts";
import { copied, isSound, linkOf, made, opened, reveal, WIDTHS } from "./page_flows.ts";
import { chooseFiles, keepSaved, openLink } from "./sealed_flows.ts";

const long = needs("the long run");

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const SECRET = "a secret 5b1e that only people read";
const KEPT = "Kept in this browser. Anyone who can use this browser can copy the link.";

let server: TestServer;
/** Browsers keep passkeys by name, and 127.0.0.1 is none. */
let base = "";
beforeAll(async () => {
  if (!hasBrowser) return;
  server = await startServer({ flags: { "enable-requests": "true", "log-level": "debug", e2e: "preferred" } });
  base = server.url.replace("127.0.0.1", "localhost");
});
afterAll(() => server?.stop());

const enter = async (email: string, path = "/", options: PageOptions = {}): Promise<Page> =>
  openPage(base + path, { ...options, cookies: await cookiesOf(server, email) });

async function share(page: Page, text = SECRET): Promise<{ link: string; token: string; key: string }> {
  await page.until("document.querySelector('#push:not([inert])')");
  await fill(page, "#text", text);
  await press(page, "#submit");
  const link = await linkOf(page);
  const [, token = "", key = ""] = /\/p\/(\w+)\/?r?#(.+)$/.exec(link) ?? [];
  return { link, token, key };
}

const said = (page: Page, words: string): Promise<void> =>
  page.until(`document.querySelector('#shown-once')?.textContent.includes(${JSON.stringify(words)})`);

/** What the browser keeps of all accounts, as it lies in its database. */
const entries = (page: Page): Promise<unknown> =>
  page.view.evaluate(`new Promise((done) => {
    const asked = indexedDB.open("kept in this browser");
    asked.onupgradeneeded = () => {
      asked.transaction.abort();
      done([]);
    };
    asked.onsuccess = () => {
      const read = asked.result.transaction("entries").objectStore("entries").getAll();
      read.onsuccess = () => done(read.result.map(({ account, token }) => [account, token]));
    };
  })`);

const copyInList = (token: string): string => `#pushes li:has(input[value="${token}"]) button:has([href="#icon-copy"])`;

needs("chromium").describe("the link of a sealed push", () => {
  test.each(WIDTHS)("is kept by the browser, shown again and copied from the list (%p px)", async (width) => {
    const { email } = await server.user();
    const page = await enter(email, "/", { width });
    const { link, token, key } = await share(page);
    await said(page, KEPT);
    await isSound(page);
    // The page of the push, after the address was loaded again, has everything that the first page had.
    await reload(page);
    await page.until("document.querySelector('#shareable:not([hidden])')");
    expect(page.leaving.asked).toBe(0);
    expect(await copied(page, "#copy")).toBe(link);
    expect(await textAt(page, "#shown-once")).toBe(KEPT);
    await writeLetter(page);
    expect(await page.view.evaluate("document.querySelector('#letter-link').textContent")).toBe(link);
    await isSound(page);
    await go(page, `${base}/admin`);
    await page.until(`document.querySelector('${copyInList(token)}')`);
    await isSound(page);
    expect(await copied(page, copyInList(token))).toBe(link);
    const sent = page.requests.filter(({ url }) => url.includes(key));
    expect([sent, server.log().includes(key)]).toEqual([[], false]);
    const theirs = await openLink(link, { keep: true });
    await reveal(theirs);
    theirs.close();

    // Somebody else in this browser has none of it.
    const other = await server.user();
    for (const [name, value] of Object.entries(await cookiesOf(server, other.email))) {
      await page.view.cdp("Network.setCookie", { name, value, url: base });
    }
    await go(page, `${base}/p/${token}/preview`);
    expect(await page.view.evaluate("document.querySelector('#link')")).toBe(null);
    await go(page, `${base}/`);
    const own = await share(page);
    await said(page, KEPT);
    await go(page, `${base}/admin`);
    await page.until(`document.querySelector('${copyInList(own.token)}')`);
    expect(await copied(page, copyInList(own.token))).toBe(own.link);
    expect(await entries(page)).toHaveLength(2);
    page.close();
  });

  long.test("with files asks for a name, which the lists then show with what is known of the files", async () => {
    const { email } = await server.user();
    const page = await enter(email, "/", { width: 390 });
    await page.until("document.querySelector('#push:not([inert])')");
    expect(await page.view.evaluate("document.querySelector('#name-hint').hidden")).toBe(true);
    await press(page, "#tab-file");
    expect(await termsOf(page)).toEndWith(" · Name");
    await openTerms(page);
    expect(await textAt(page, "#name-hint")).toContain("your list can’t show end-to-end encrypted file names");
    await isSound(page);
    await chooseFiles(page, [
      ["plans.bin", 2_000],
      ["empty.bin", 0],
    ]);
    await fill(page, "#name", "Plans for Bob");
    await press(page, "#submit");
    await linkOf(page);
    await said(page, KEPT);
    await reload(page);
    await page.until("document.querySelector('#terms').textContent.includes('2 files, 2.3\u00a0KiB, names encrypted')");
    expect(await textAt(page, "#name")).toBe("Plans for Bob");
    await go(page, `${base}/admin`);
    await page.until("document.querySelector('#pushes li')?.textContent.includes('2 files, names encrypted')");
    page.close();
  });

  long.test("goes from the browser with the push", async () => {
    const { email } = await server.user();
    const page = await enter(email);
    const first = await share(page);
    await said(page, KEPT);
    await go(page, `${base}/`);
    const second = await share(page);
    await said(page, KEPT);
    await press(page, "#end");
    await page.until("document.activeElement.id === 'undo'");
    await afterUndo(page);
    await page.until("document.querySelector('#success').classList.contains('over')");
    await page.view.evaluate(`fetch("/p/${first.token}/expire", { method: "POST" })`);
    await go(page, `${base}/p/${first.token}/preview`);
    await page.until("document.querySelector('#ended:not([hidden])')");
    await page.until("!document.querySelector('#shareable')?.checkVisibility()");
    expect(second.token).not.toBe(first.token);
    expect(await until(() => entries(page), [])).toEqual([]);
    page.close();
  });

  test("is shown once only where the browser cannot keep it, and the page asks before it is left", async () => {
    const { email } = await server.user();
    const page = await enter(email);
    await page.view.evaluate(
      "void (IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') })",
    );
    await share(page);
    await said(page, "Copy the link now. It can’t be shown again.");
    await go(page, `${base}/about`);
    expect(page.leaving.asked).toBe(1);
    page.close();
  });

  test("is kept by two tabs at once, that never kept anything before, and opens for its own push alone", async () => {
    const { email } = await server.user();
    const page = await enter(email);
    const seen = await page.view.evaluate(`(async () => {
      const { modules } = JSON.parse(document.querySelector('meta[name=settings]').content);
      const { keeperOf } = await import(modules.kept);
      const [one, two] = await Promise.all([keeperOf(7), keeperOf(7)]);
      const until = Date.now() + 60_000;
      const kept = await Promise.all([one.keep("a", { link: "A" }, until), two.keep("b", { link: "B" }, until)]);
      const opened = [await one.open("a"), await one.open("b"), await two.open("a"), await two.open("b")];
      // An entry that somebody has put in the place of another opens nothing.
      await new Promise((done) => {
        indexedDB.open("kept in this browser").onsuccess = ({ target: { result } }) => {
          const store = result.transaction("entries", "readwrite").objectStore("entries");
          store.get([7, "a"]).onsuccess = ({ target }) => {
            store.put({ ...target.result, token: "b" }).onsuccess = done;
          };
        };
      });
      return { kept, opened: opened.map((found) => found?.link), swapped: await one.open("b") };
    })()`);
    expect(seen).toEqual({ kept: [true, true], opened: ["A", "B", "A", "B"], swapped: null });
    page.close();
  });
});

needs("chromium").describe("the key of a sealed request", () => {
  const elsewhere = (link: string): string => link.replace("localhost", "127.0.0.1");

  async function answer(link: string, text: string): Promise<void> {
    const theirs = await openPage(elsewhere(link), { keep: true });
    await press(theirs, "#submit");
    await theirs.until("document.querySelector('#answer #submit:not([aria-busy])')");
    await fill(theirs, "#text", text);
    await press(theirs, "#submit");
    await theirs.until("document.querySelector('.success h1')");
    theirs.close();
  }

  async function ask(page: Page, answers = 2): Promise<{ link: string; token: string }> {
    await go(page, `${base}/requests/new`);
    await page.until("document.querySelector('#ask-form:not([inert])')");
    await fill(page, "#text", "The codes, please");
    await openTerms(page);
    await fill(page, "#answers", `${answers}`);
    await press(page, "#submit");
    await page.until(made);
    await page.until("document.querySelector('#collect-text').textContent.startsWith('This browser keeps the key')");
    const link = await copied(page, "#copy");
    return { link, token: /\/req\/(\w+)/.exec(link)?.[1] ?? "" };
  }

  /** What the page handed to the downloads. */
  async function saved(page: Page): Promise<string> {
    await keepSaved(page);
    await press(page, "#recovery");
    await page.until("window.saved.length === 1");
    return String(await page.view.evaluate("window.saved[0].text()"));
  }

  test.each(WIDTHS)("stays in the browser: one link to send, and answers open in one step (%p px)", async (width) => {
    const { email } = await server.user();
    const page = await enter(email, "/", { width });
    const { link, token } = await ask(page);
    expect(link).toMatch(/#age1\w{58}$/);
    await isSound(page);
    await reload(page);
    expect(page.leaving.asked).toBe(0);
    await page.until("document.querySelector('#shareable:not([hidden])')");
    expect(await copied(page, "#copy")).toBe(link);
    const file = await saved(page);
    const key = /AGE-SECRET-KEY-1\w{58}/.exec(file)?.[0] ?? "";
    expect(file).toContain(`${link}\n`);
    expect(file).toContain(`/req/${token}#${key}\n`);
    await answer(link, SECRET);
    await page.view.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
    await page.until("document.querySelector('#answers .button')");
    await isSound(page);
    await press(page, "#answers .button");
    await page.until(opened);
    expect(await page.view.evaluate("document.querySelector('#payload').textContent")).toBe(SECRET);
    expect(await page.view.evaluate("location.hash")).toBe("");
    await back(page, "document.querySelector('#answers .button')");
    const known = (await page.view.cdp("Page.getNavigationHistory")) as { entries: Array<{ url: string }> };
    expect(JSON.stringify(known.entries)).not.toContain(key);
    expect(JSON.stringify(page.requests)).not.toContain(key);
    expect(server.log()).not.toContain(key);
    page.close();

    // Another browser of the same person.
    const other = await enter(email, `/requests/${token}`, { width });
    await other.until("document.querySelector('#key-words').textContent.includes('doesn’t have your key')");
    expect(await other.view.evaluate("document.querySelector('#shareable').hidden")).toBe(true);
    await isSound(other);
    await load(other, file.replaceAll(token, "another9Token"));
    await other.until("document.querySelector('#problem').textContent.startsWith('This isn’t the recovery file')");
    await load(other, file);
    await other.until("document.querySelector('#status').textContent === 'Your key is loaded.'");
    expect(await copied(other, "#copy")).toBe(link);
    await press(other, "#answers .button");
    await other.until(opened);
    expect(await other.view.evaluate("document.querySelector('#payload').textContent")).toBe(SECRET);
    other.close();
  });

  long.test(
    "opens the last answer, however slow the browser reads it, and loads from its file after that answer",
    async () => {
      const { email } = await server.user();
      const page = await enter(email);
      const { link, token } = await ask(page, 1);
      const file = await saved(page);
      await answer(link, SECRET);
      // Another tab writes, and whoever reads must wait for it.
      const writer = await openPage(`${base}/about`, { keep: true });
      await writer.view.evaluate(`new Promise((begun) => {
      indexedDB.open("kept in this browser").onsuccess = ({ target }) => {
        const rings = target.result.transaction(["rings", "entries"], "readwrite").objectStore("rings");
        const write = () => {
          begun();
          if (!window.isDone) rings.count().onsuccess = write;
        };
        rings.count().onsuccess = write;
      };
    })`);
      await go(page, `${base}/requests/${token}`);
      await page.until("document.querySelector('#answers .button')");
      await page.view.evaluate("document.querySelector('#answers .button').click()");
      await writer.view.evaluate("void (window.isDone = true)");
      await page.until(opened);
      expect(await page.view.evaluate("document.querySelector('#payload').textContent")).toBe(SECRET);
      writer.close();
      page.close();

      const other = await enter(email, `/requests/${token}`);
      await other.until("document.querySelector('#load-key:not([hidden])')");
      await load(other, file);
      await other.until("document.querySelector('#status').textContent === 'Your key is loaded.'");
      expect(await textAt(other, "#problem")).toBe("");
      await isSound(other);
      other.close();
    },
  );

  const load = (page: Page, file: string): Promise<unknown> =>
    page.view.evaluate(`(() => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([${JSON.stringify(file)}], "recovery.txt", { type: "text/plain" }));
      const input = document.getElementById("key-file");
      input.files = chosen.files;
      input.dispatchEvent(new Event("change"));
    })()`);
});

needs("chromium").describe("what the browser keeps", () => {
  /** A device whose passkeys compute keys, and a passkey of the page's user on it. */
  async function plugIn(page: Page): Promise<void> {
    await page.view.cdp("WebAuthn.enable");
    await page.view.cdp("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        ctap2Version: "ctap2_1",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        hasPrf: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.view.evaluate(`(async () => {
      const { id, email: name } = JSON.parse(document.querySelector("meta[name=person]").content);
      const user = await crypto.subtle.digest("SHA-256", new TextEncoder().encode("user " + id));
      await navigator.credentials.create({ publicKey: {
        challenge: new Uint8Array(32), rp: { name: "x" }, user: { id: user, name, displayName: name },
        pubKeyCredParams: [{ type: "public-key", alg: -7 }], extensions: { prf: {} },
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      } });
    })()`);
  }

  const text = (page: Page, selector: string, words: string): Promise<void> =>
    page.until(`document.querySelector('${selector}')?.textContent.includes(${JSON.stringify(words)})`);

  long.test("is removed by signing out, after a question, unless a passkey guards it", async () => {
    const { email } = await server.user();
    const page = await enter(email);
    const { token, link } = await share(page);
    await said(page, KEPT);
    await go(page, `${base}/users/token`);
    await page.until("document.querySelector('#kept:not([hidden])')");
    await isSound(page);
    await press(page, "#sign-out");
    await text(page, "#ask-text", "Signing out deletes 1 link or key");
    await press(page, "#ask [data-close]");
    // Guarded by a passkey, it stays.
    await plugIn(page);
    await openPart(page, "kept");
    await press(page, "#guard-kept");
    await text(page, "#kept-status", "From now on, your passkey will unlock these links and keys.");
    await press(page, "#sign-out");
    await page.until("location.pathname === '/users/sign_in' && document.readyState === 'complete'");
    expect(await entries(page)).toHaveLength(1);
    for (const [name, value] of Object.entries(await cookiesOf(server, email))) {
      await page.view.cdp("Network.setCookie", { name, value, url: base });
    }
    await go(page, `${base}/p/${token}/preview`);
    await text(page, "#shown-once", "Kept in this browser, protected by your passkey.");
    expect(await page.view.evaluate("document.querySelector('#link').value")).toBe("");
    await isSound(page);
    await press(page, "#show-kept");
    await page.until("document.querySelector('#shareable:not([hidden])')");
    expect(await copied(page, "#copy")).toBe(link);
    // A new link needs no passkey to be kept, and the list asks for it once.
    await go(page, `${base}/`);
    const second = await share(page);
    await said(page, "Kept in this browser, protected by your passkey.");
    await go(page, `${base}/admin`);
    await page.until(`document.querySelector('${copyInList(second.token)}')`);
    expect(await copied(page, copyInList(second.token))).toBe(second.link);
    // Without the device nothing opens.
    await page.view.cdp("WebAuthn.disable");
    await page.view.cdp("WebAuthn.enable");
    await go(page, `${base}/p/${token}/preview`);
    await text(page, "#shown-once", "protected by your passkey");
    await page.view.evaluate(
      "void (navigator.credentials.get = async () => { throw new DOMException('', 'NotAllowedError') })",
    );
    await press(page, "#show-kept");
    await text(page, "#problem", "Your passkey didn’t unlock the link.");
    page.close();
  });

  long.test("goes with a sign-out that no passkey prevents, and with the switch, which stays off", async () => {
    const { email } = await server.user();
    const page = await enter(email);
    await share(page);
    await said(page, KEPT);
    await go(page, `${base}/users/token`);
    await page.until("document.querySelector('#kept:not([hidden])')");
    await press(page, "#sign-out");
    await press(page, "#ask-yes");
    await page.until("location.pathname === '/users/sign_in' && document.readyState === 'complete'");
    expect(await entries(page)).toEqual([]);
    for (const [name, value] of Object.entries(await cookiesOf(server, email))) {
      await page.view.cdp("Network.setCookie", { name, value, url: base });
    }
    await go(page, `${base}/`);
    await share(page);
    await said(page, KEPT);
    await go(page, `${base}/users/token`);
    await page.until("document.querySelector('#kept:not([hidden])')");
    await openPart(page, "kept");
    await press(page, "#keep-here");
    await press(page, "#ask-yes");
    expect(await until(() => entries(page), [])).toEqual([]);
    await go(page, `${base}/`);
    await share(page);
    await said(page, "Copy the link now. It can’t be shown again.");
    expect(await entries(page)).toEqual([]);
    page.close();
  });
});

/** What the page's database says once it has settled. */
async function until(look: () => Promise<unknown>, wanted: unknown): Promise<unknown> {
  const endMs = performance.now() + 30_000;
  let seen = await look();
  while (!Bun.deepEquals(seen, wanted) && performance.now() < endMs) {
    await Bun.sleep(20); // between two looks
    seen = await look();
  }
  return seen;
}
