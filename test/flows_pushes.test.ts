// Pushes of every kind in a real Chromium, on a phone and on a desktop: created, opened by a recipient, used
// up.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { openPage, PLAIN_HOSTS } from "./browser.ts";
import { needs } from "./needs.ts";
import { copied, isSound, linkOf, opened, reveal, SECRET, server, useServer, viewsLeft, WIDTHS } from "./page_flows.ts";
import { afterUndo, back, fill, go, openTerms, press, reload, textAt, suggestPassphrase } from "./page_actions.ts";
import { openPlain } from "./without_scripts.ts";

const long = needs("the long run");

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

needs("chromium").describe("making and opening", () => {
  test.each(WIDTHS)("a text, seen byte for byte, gone after its last view (%p px)", async (width) => {
    const sender = await openPage(server.url, { width });
    await isSound(sender);
    await fill(sender, "#text", "x");
    await sender.view.evaluate(`document.querySelector("#text").value = ${JSON.stringify(SECRET)}`);
    await openTerms(sender);
    await fill(sender, "#views", "2");
    await press(sender, "#submit");
    const link = await linkOf(sender);
    expect(link).toMatch(new RegExp(`^${server.url}/p/[0-9A-Za-z]{28}/r$`));
    expect(await textAt(sender, "#expiry")).toContain("2 times");
    expect(await copied(sender, "#copy")).toBe(link);
    expect(await copied(sender, "#copy-message")).toContain(link);
    expect(await sender.view.evaluate("document.querySelector('#mail').href")).toContain(encodeURIComponent(link));
    expect(await sender.view.evaluate("document.querySelector('#text').value")).toBe("");
    if (await sender.view.evaluate("document.querySelector('#code-box').hidden")) await press(sender, "#show-code");
    await sender.until("document.querySelector('#qr').naturalWidth > 0");
    await isSound(sender);
    sender.close();

    const recipient = await openPage(link, { width });
    await isSound(recipient);
    expect(await viewsLeft(link)).toBe(2);
    await reveal(recipient);
    expect(await copied(recipient, "#copy")).toBe(SECRET);
    expect(await recipient.view.evaluate("document.querySelector('#payload').textContent")).toBe(SECRET);
    expect(await recipient.view.evaluate("document.querySelectorAll('#payload *').length")).toBe(0);
    expect(await textAt(recipient, "#left")).toContain("once more,");
    await isSound(recipient);

    // Reloading and going back show nothing and burn nothing.
    await reload(recipient);
    await recipient.until("document.querySelector('#gate')");
    expect(await recipient.view.evaluate("document.documentElement.innerHTML.includes('battery')")).toBe(false);
    expect(await viewsLeft(link)).toBe(1);
    await reveal(recipient);
    expect(await textAt(recipient, "#left")).toContain("last view");
    // A slip of the finger on another language would lose it.
    expect(await recipient.view.evaluate("getComputedStyle(document.querySelector('body > footer')).display")).toBe(
      "none",
    );
    await go(recipient, `${server.url}/users/sign_in`);
    await back(recipient, "location.pathname.startsWith('/p/') && document.readyState === 'complete'");
    await recipient.until("!document.querySelector('#opened:not([hidden])')");
    expect(await recipient.view.evaluate("document.documentElement.innerHTML.includes('battery')")).toBe(false);
    // The device keeps that it opened a link, and neither which nor what was in it.
    expect(await recipient.view.evaluate("[Object.keys(localStorage), sessionStorage.length]")).toEqual([
      ["opened-here"],
      0,
    ]);
    const kept = String(await recipient.view.evaluate("localStorage.getItem('opened-here')"));
    expect(kept).not.toMatch(/battery|horse/);
    expect(kept).not.toContain(/\/p\/(\w+)/.exec(link)?.[1] ?? "");
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
    // Someone who stays is where they were.
    await recipient.view.press("Escape");
    await recipient.until("!document.querySelector('#leaving').open && document.activeElement.id === 'go'");
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
    expect(await textAt(sender, "#qr-count")).toBe("Characters: 29 of 1,024");
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
    await openTerms(sender);
    await suggestPassphrase(sender);
    const passphrase = String(await sender.view.evaluate("document.querySelector('#passphrase').value"));
    expect(passphrase).toMatch(/^(?:[a-z]{3,9}-){5}[a-z]{3,9}$/);
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
    expect(await textAt(recipient, "#problem")).toBe("The passphrase is wrong.");
    const below =
      "document.querySelector('#problem').getBoundingClientRect().top - document.querySelector('#passphrase').getBoundingClientRect().bottom";
    expect(await recipient.view.evaluate(below)).toBeWithin(0, 16);
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
    expect(await textAt(right, "#payload")).toBe("guarded text");
    right.close();
  });

  long.test("the cover's name is what it does, without the bullets that are drawn on it", async () => {
    const push = await server.push({ payload: "what", covered: true });
    const page = await openPage(`${server.url}/p/${push.url_token}/r`);
    await press(page, "#submit");
    await page.until("document.querySelector('#show')?.checkVisibility()");
    const { root } = (await page.view.cdp("DOM.getDocument")) as { root: { nodeId: number } };
    const found = (await page.view.cdp("DOM.querySelector", { nodeId: root.nodeId, selector: "#show" })) as {
      nodeId: number;
    };
    const tree = (await page.view.cdp("Accessibility.getPartialAXTree", { ...found, fetchRelatives: false })) as {
      nodes: Array<{ name?: { value: string } }>;
    };
    expect(tree.nodes[0]?.name?.value).toBe(
      String(await page.view.evaluate("document.querySelector('#show').textContent")),
    );
    page.close();
  });

  test("a recipient deletes it, and may undo that for eight seconds (390 px)", async () => {
    const push = await server.push({ payload: "delete me" });
    const page = await openPage(`${server.url}/p/${push.url_token}/r`, { width: 390 });
    await reveal(page);
    const record = async () => (await server.json("GET", `/api/v2/pushes/${push.url_token}`)).body;
    await press(page, "#delete");
    await page.until("document.activeElement.id === 'undo'");
    expect(await page.view.evaluate("document.querySelector('#payload').checkVisibility()")).toBe(false);
    expect(await record()).toMatchObject({ expired: true, deleted: true, payload: null });
    await isSound(page);
    await press(page, "#undo");
    await page.until("document.querySelector('#payload').checkVisibility()");
    expect(await textAt(page, "#status")).toBe("Restored.");
    expect(await record()).toMatchObject({ expired: false, deleted: false, payload: "delete me", views_remaining: 3 });
    // Only once: else a stranger could keep others from opening it.
    await press(page, "#delete");
    await page.until(
      "document.querySelector('main h1')?.textContent === 'Deleted' && !document.querySelector('#undoing')",
    );
    // Nothing of the secret is left to show or to copy.
    expect(await page.view.evaluate("document.querySelector('#payload, #copy, #show')")).toBe(null);
    expect(await page.view.evaluate("document.documentElement.outerHTML.includes('delete me')")).toBe(false);
    expect(await page.view.evaluate("document.activeElement.textContent")).toBe("Deleted");
    await isSound(page);
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
    await page.until("document.activeElement.id === 'undo'");
    await afterUndo(page);
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
    await bot.until("document.querySelector('#remaining').textContent.includes('once more')");
    bot.close();
    expect(await viewsLeft(`/p/${push.url_token}`)).toBe(1);
  });

  long.test("a megabyte in one line is shown whole, and no wider than the phone", async () => {
    const push = await server.push({ payload: "x".repeat(1024 * 1024), retrieval_step: false });
    const page = await openPage(`${server.url}/p/${push.url_token}`, { width: 390 });
    await reveal(page);
    expect(await page.view.evaluate("document.querySelector('#payload').clientHeight > 0")).toBe(true);
    expect(await page.view.evaluate("document.documentElement.scrollWidth")).toBe(390);
    page.close();
  });

  test("a response that is cut off is an error, and a second press while waiting sends nothing", async () => {
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
    expect(await textAt(page, "#problem")).toContain("was cut off");
    expect(await page.view.evaluate("[window.asked, document.querySelector('#opened').hidden]")).toEqual([1, true]);
    page.close();
  });

  test("what was shown is gone from a page that comes back", async () => {
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
    const document = async (): Promise<string> => JSON.stringify(await page.view.cdp("DOM.getDocument", { depth: -1 }));
    await openPlain(page);
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
      const submit = async (): Promise<void> => {
        const sends = "HTMLFormElement.prototype.submit.call(document.querySelector('#open'))";
        await page.view.evaluate(sends).catch(() => {}); // it leads to another page
      };
      await submit();
      await page.until("document.querySelector('#typed')");
      await page.view.evaluate(
        "void (document.querySelector('#typed').value = document.querySelector('#three-letters').textContent)",
      );
      await submit();
      await page.until("document.querySelector('pre')?.textContent.includes('battery staple')");
      expect(page.problems).toEqual([]);
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
