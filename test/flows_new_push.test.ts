// The page of a new push in a real Chromium: generator, remembered terms, limits, keyboard.

import { expect, setDefaultTimeout, test } from "bun:test";

import { openPage, type Page, partsOf } from "./browser.ts";
import { FULL } from "./full.ts";
import { needs } from "./needs.ts";
import { copied, isSound, linkOf, made, reveal, SECRET, server, useServer } from "./page_flows.ts";
import { addTerms, enterAs, fill, go, openTerms, press, reload, switchTo, termsOf, textAt } from "./page_actions.ts";

const long = needs("the long run");

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

needs("chromium").describe("another app shares something with this one", () => {
  long.test("the browser takes the manifest, and its share target fills in the text, which makes a link", async () => {
    const page = await openPage(server.url, { width: 390 });
    type Manifest = { errors: unknown[]; data: string };
    const { errors, data } = (await page.view.cdp("Page.getAppManifest", {})) as Manifest;
    expect(errors).toEqual([]);
    await page.view.evaluate(`(() => {
      const { action, method, enctype, params } = ${data}.share_target;
      const form = document.createElement("form");
      Object.assign(form, { action, method, enctype });
      for (const [role, value] of [["title", ""], ["text", ${JSON.stringify(SECRET)}], ["url", ""]]) {
        const field = document.createElement("textarea");
        Object.assign(field, { name: params[role], value });
        form.append(field);
      }
      document.body.append(form);
      form.submit();
    })()`);
    await page.until("document.querySelector('#shared') && document.querySelector('#push:not([inert])')");
    expect(await page.view.evaluate("document.querySelector('#text').value + location.search + location.hash")).toBe(
      SECRET,
    );
    // Another language is another page, which has the text too.
    await switchTo(page, "de");
    await page.until("document.documentElement.lang === 'de' && document.querySelector('#text')?.value !== ''");
    expect(await page.view.evaluate("location.pathname + document.querySelector('#text').value")).toBe(`/${SECRET}`);
    await press(page, "#submit");
    expect(await linkOf(page)).toContain("/p/");
    await isSound(page);
    page.close();
  });
});

needs("chromium").describe("comforts of the first page", () => {
  test("the generator follows its settings, and its suggestion is taken over", async () => {
    const page = await openPage(server.url, { width: 390 });
    const suggestion = async (): Promise<string> => textAt(page, "#suggestion");
    await press(page, "#generate");
    await page.until("suggestion.value !== ''");
    expect(await suggestion()).toMatch(/^[\x21-\x7e]{20}$/);
    await press(page, "#symbols");
    await press(page, "#capitals");
    expect(await suggestion()).toMatch(/^[a-z2-9]{20}$/);
    await press(page, "#generator-length");
    await page.view.press("End");
    expect(await suggestion()).toHaveLength(64);
    await page.view.evaluate(`(() => {
      const style = document.querySelector("#generator-style");
      style.value = "words";
      style.dispatchEvent(new Event("change"));
    })()`);
    await page.until("suggestion.value.length < 64");
    const words = await suggestion();
    expect(words).toMatch(/^(?:[a-z]{3,9}-){5}[a-z]{3,9}$/);
    expect(await textAt(page, "#strength")).toBe("about 77 bits");
    await isSound(page);
    // What was typed stays; another suggestion takes the place of the one before.
    await fill(page, "#text", "User: ann ");
    await press(page, "#use");
    expect(await page.view.evaluate("document.querySelector('#text').value")).toBe(`User: ann ${words}`);
    await press(page, "#generate");
    await press(page, "#again");
    const others = await suggestion();
    await press(page, "#use");
    expect(await page.view.evaluate("document.querySelector('#text').value")).toBe(`User: ann ${others}`);
    page.close();
  });

  long.test("terms that were chosen hold for whatever is shared in the end", async () => {
    const page = await openPage(server.url);
    await openTerms(page);
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
    await openTerms(page);
    await fill(page, "#views", "9");
    await fill(page, "#passphrase", "nor this");
    await page.view.evaluate("document.querySelector('#lifetime').value = 'duration:3'");
    await press(page, "#deletable");
    await press(page, "#submit");
    await page.until(made);
    await press(page, "#another");
    await press(page, "#ask-yes");
    await page.until(`!${made}`);
    await reload(page);
    await page.until("document.querySelector('#views').value === '9'");
    expect(await page.view.evaluate("document.querySelector('#lifetime').selectedOptions[0].textContent")).toBe(
      "1 hour",
    );
    expect(await page.view.evaluate("document.querySelector('#deletable').checked")).toBe(false);
    expect(await page.view.evaluate("document.querySelector('#passphrase').value")).toBe("");
    const kept = String(await page.view.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })"));
    expect(kept).not.toContain("remember this");
    expect(kept).not.toContain("nor this");
    await openTerms(page);
    await press(page, "#reset");
    expect(await page.view.evaluate("document.querySelector('#views').value")).toBe("5");
    page.close();
  });

  long.test(
    "the counter counts bytes once they are nearly all, and blank, long and odd input is stopped before it is sent",
    async () => {
      const page = await openPage(server.url);
      await press(page, "#submit");
      expect(await textAt(page, "#problem-text")).toBe("Enter a secret first.");
      expect(await page.view.evaluate("document.activeElement.id")).toBe("text");
      const enter = (script: string): Promise<unknown> =>
        page.view.evaluate(`(() => {
        const text = document.querySelector("#text");
        text.value = ${script};
        text.dispatchEvent(new Event("input"));
      })()`);
      await fill(page, "#text", "🐎é");
      expect(await textAt(page, "#text-count")).toBe("");
      await enter('"é".repeat(480 * 1024)');
      expect(await textAt(page, "#text-count")).toBe("960\u00a0KiB of 1\u00a0MiB");
      await openTerms(page);
      await fill(page, "#views", "101");
      await press(page, "#submit");
      expect(await textAt(page, "#problem-views")).toBe("Enter a number from 1 to 100.");
      await enter('"x".repeat(1024 * 1024 + 1)');
      await press(page, "#submit");
      expect(await textAt(page, "#problem-text")).toContain("The limit is 1\u00a0MiB");
      await isSound(page);
      expect(page.requests.some(({ method }) => method === "POST")).toBe(false);
      page.close();
    },
  );

  long.test("where the browser offers no clipboard, as on plain HTTP, copying works all the same", async () => {
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
    await press(page, "#copy");
    await page.until("document.querySelector('#status').textContent.includes('Select the text')");
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
    await page.view.evaluate("document.querySelector('#terms').focus()");
    await page.view.press("Enter");
    await page.until("document.querySelector('#options').open");
    await page.view.evaluate("document.querySelector('#views').focus()");
    await page.view.press("Enter");
    await page.until(made);
    expect(await page.view.evaluate("document.activeElement.id")).toBe("ready");
    page.close();
  });

  long.test("the narrowest phone shows everything, in every language", async () => {
    const page = await enterAs(server, "root@example.org", `${server.url}/users/token`, { width: 320 });
    const push = await server.push({ payload: "x", passphrase: "y" });
    const cut = `[...document.querySelectorAll("html, button, .tabs, select, h1")]
      .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
      .map((one) => one.outerHTML.slice(0, 80))`;
    const tabsInRows = `Object.values(
      Object.groupBy(document.querySelectorAll("[role=tab]"), (tab) => tab.getBoundingClientRect().top),
    ).map(({ length }) => length)`;
    for (const [language, rows] of [
      ["en", [4]],
      ["de", [4]],
      ["fr", [4]],
      ["el", [2, 2]],
    ] as const) {
      await page.view.cdp("Network.setCookie", { name: "sp_lang", value: language, url: server.url });
      for (const path of [
        "/",
        `/p/${push.url_token}`,
        "/users/token",
        "/admin/users",
        "/users/token",
        "/admin/server",
      ]) {
        await go(page, server.url + path);
        await page.until("!document.querySelector('[aria-busy]')");
        expect(await page.view.evaluate("document.documentElement.lang")).toBe(language);
        expect([path, language, await page.view.evaluate(cut)]).toEqual([path, language, []]);
        if (path === "/") expect(await page.view.evaluate(tabsInRows)).toEqual(rows);
      }
    }
    page.close();
  });

  test("it needs three requests at most: page, style and script", async () => {
    const page = await openPage(server.url);
    await page.until("document.readyState === 'complete'");
    expect(partsOf(page).length).toBeLessThanOrEqual(3);
    page.close();
  });
});

needs("chromium").describe("the words of a sender", () => {
  const signed = async (page: Page): Promise<string | undefined> =>
    (await termsOf(page)).split(" · ").length > 3 ? (await termsOf(page)).replace(/^(?:[^·]*· ){3}/, "") : undefined;

  test.each(FULL ? [320, 1280] : [320])(
    "a sender signs, and the recipient sees it before opening (%p px)",
    async (width) => {
      const email = `sender${width}@example.org`;
      await server.user(email);
      const page = await enterAs(server, email, `${server.url}/`, { width });
      await fill(page, "#text", "correct horse");
      expect(await signed(page)).toBeUndefined();
      await addTerms(page, "sender-name");
      await fill(page, "#sender-name", "Sam Sender");
      await fill(page, "#sender-message", "For the printer");
      await press(page, "#sender-email");
      expect(await signed(page)).toBe(`Signed: Sam Sender · ${email} · For the printer`);
      await isSound(page);
      expect(await page.view.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
      await press(page, "#submit");
      const link = await linkOf(page);
      await copied(page, "#copy");

      // The name is remembered for the account on this device, the message is not.
      await press(page, "#another");
      await page.until("document.querySelector('#making:not([hidden])')");
      expect(await signed(page)).toBe(`Signed: Sam Sender · ${email}`);
      await go(page, `${server.url}/?`);
      expect(await signed(page)).toBe(`Signed: Sam Sender · ${email}`);
      page.close();

      const gate = await openPage(link, { width });
      expect(await textAt(gate, ".sender")).toMatch(/^Sam Sender writes:\n+For the printer\n/);
      await isSound(gate);
      expect(await gate.view.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
      await reveal(gate);
      expect(await gate.view.evaluate("document.querySelector('.sender')?.checkVisibility() ?? false")).toBe(false);
      gate.close();
    },
  );

  long.test("another account on the same device does not sign with the name of the first", async () => {
    await server.user("first@example.org");
    await server.user("second@example.org");
    const first = await enterAs(server, "first@example.org", `${server.url}/`);
    await addTerms(first, "sender-name");
    await fill(first, "#sender-name", "First");
    await press(first, "#sender-email");
    await go(first, `${server.url}/users/token`);
    await press(first, "#sign-out");
    await first.until("location.pathname === '/users/sign_in' && document.readyState === 'complete'");
    first.close();
    const second = await enterAs(server, "second@example.org", `${server.url}/`, { keep: true });
    expect(await signed(second)).toBeUndefined();
    second.close();
  });

  test("nobody is offered to sign without an account", async () => {
    const page = await openPage(server.url);
    expect(await page.view.evaluate("document.querySelector('#sender-name')")).toBeNull();
    page.close();
  });
});

needs("chromium").describe("colours and covers", () => {
  const ground = (page: Page): Promise<unknown> =>
    page.view.evaluate("getComputedStyle(document.documentElement).backgroundColor");
  const LIGHT = "rgb(246, 243, 236)";
  const DARK = "rgb(14, 23, 25)";

  long.test(
    "light, dark or as the system: at once, without losing what was typed, and from the first byte of the next page",
    async () => {
      const page = await openPage(server.url, { width: 390 });
      expect(await ground(page)).toBe(LIGHT);
      await fill(page, "#text", "kept");
      await press(page, "[href='?theme=dark']");
      expect(await ground(page)).toBe(DARK);
      expect(await page.view.evaluate("document.querySelector('#text').value")).toBe("kept");
      await isSound(page);
      await reload(page);
      expect(await ground(page)).toBe(DARK);
      expect(await page.view.evaluate("document.querySelector('footer a[href*=theme][aria-current]').search")).toBe(
        "?theme=dark",
      );
      const html = await (await server.fetch("/about", { headers: { cookie: "sp_theme=dark" } })).text();
      expect(html).toContain('data-theme="dark">');
      expect(html).toContain('<meta name="color-scheme" content="dark">');
      await press(page, "[href='?theme=auto']");
      expect(await ground(page)).toBe(LIGHT);
      page.close();

      const dark = await openPage(server.url, { width: 390, dark: true });
      expect(await ground(dark)).toBe(DARK);
      await press(dark, "[href='?theme=light']");
      expect(await ground(dark)).toBe(LIGHT);
      dark.close();
    },
  );

  test.each(["/", "/users/sign_in"])(
    "without scripts, %s names other ways, and leads to how they work",
    async (path) => {
      const page = await openPage(`${server.url}${path}`, { scripts: false });
      expect(await textAt(page, "main noscript p")).toBe(
        "This page needs JavaScript. Its scripts contact only this server. You can also use the API or the command line.",
      );
      const way = String(await page.view.evaluate("document.querySelector('main noscript a').href"));
      const led = (await (await fetch(way)).text()).includes("<code>secretpush push --server ");
      expect(led).toBe(true);
      page.close();
    },
  );

  test("the links work without scripts, and a cookie that holds anything else changes nothing", async () => {
    const answer = await server.fetch("/about?theme=dark", { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/about"]);
    expect(answer.headers.get("set-cookie")).toMatch(/^sp_theme=dark; .*Max-Age=31536000/);
    expect((await server.fetch("/about?theme=auto", { redirect: "manual" })).headers.get("set-cookie")).toContain(
      "sp_theme=auto",
    );
    expect((await server.fetch("/about?theme=%22%3E", { redirect: "manual" })).headers.has("set-cookie")).toBe(false);
    const odd = await (await server.fetch("/about", { headers: { cookie: 'sp_theme="><b>' } })).text();
    expect(odd).toContain('data-theme="auto">');
  });

  test("the text is hidden while it is typed, if one likes, and this device remembers that", async () => {
    const page = await openPage(server.url, { width: 390 });
    const drawn = (): Promise<unknown> =>
      page.view.evaluate("getComputedStyle(document.querySelector('#text')).webkitTextSecurity");
    await fill(page, "#text", "secret");
    expect(await drawn()).toBe("none");
    await press(page, "#hide");
    expect(await drawn()).toBe("disc");
    await isSound(page);
    await reload(page);
    await fill(page, "#text", "secret");
    expect(await drawn()).toBe("disc");
    await press(page, "#submit");
    await page.until(made);
    const link = await linkOf(page);
    expect((await server.json("GET", `/api/v2/pushes/${/\/p\/(\w+)/.exec(link)?.[1]}`)).body.payload).toBe("secret");
    page.close();
  });
});
