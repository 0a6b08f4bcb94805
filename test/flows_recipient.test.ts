// The recipient's page in a real Chromium: one tap, the cover, long lines, paper, files, and every step without scripts.

import { expect, setDefaultTimeout, test } from "bun:test";

import { openPage, type Page, PLAIN_HOSTS } from "./browser.ts";
import { needs } from "./needs.ts";
import { appears, htmlOf, openPlain, pressPlain } from "./without_scripts.ts";
import { copied, isSound, linkOf, opened, reveal, SECRET, server, useServer, viewsLeft } from "./page_flows.ts";
import {
  addTerms,
  enterAs,
  fill,
  go,
  openTerms,
  press,
  switchTo,
  termsOf,
  textAt,
  TO_LANGUAGES,
} from "./page_actions.ts";

const long = needs("the long run");

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

const shown = (page: Page, selector: string): Promise<unknown> =>
  page.view.evaluate(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility() ?? false`);
const focus = (page: Page): Promise<unknown> => page.view.evaluate("document.activeElement.id");

/** Creates a push on the page of a new push. @returns its link */
async function createdOnPage(text: string, options?: (page: Page) => Promise<void>): Promise<string> {
  const page = await openPage(server.url, { width: 390 });
  await fill(page, "#text", text);
  await options?.(page);
  await press(page, "#submit");
  const link = await linkOf(page);
  page.close();
  return link;
}

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const file = (filename: string, content_type: string, content: string) => ({ filename, content_type, content });

const linkTo = async (fields: Record<string, unknown>): Promise<string> =>
  `${server.url}/p/${(await server.push(fields)).url_token}/r`;

const offline = (page: Page, isOffline: boolean): Promise<unknown> =>
  page.view.cdp("Network.emulateNetworkConditions", {
    offline: isOffline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });

needs("chromium").describe("a language for the recipient", () => {
  long.test(
    "is chosen among the terms, stays while the sender reads another one, and is that of the page",
    async () => {
      const page = await openPage(server.url, { width: 390 });
      await fill(page, "#text", "bonjour");
      await openTerms(page);
      await press(page, "#more > summary");
      await page.until("document.querySelectorAll('#tongue option').length > 2");
      await page.view.evaluate(`(() => {
      const select = document.querySelector("#tongue");
      select.value = "fr";
      select.dispatchEvent(new Event("input", { bubbles: true }));
    })()`);
      expect(await termsOf(page)).toContain("French");
      await switchTo(page, "de");
      await page.until("document.querySelector('#language')?.value === 'fr'");
      await isSound(page);
      await press(page, "#submit");
      const link = await linkOf(page);
      await go(page, link.replace(/\/r$/, "/preview"));
      expect(await textAt(page, "#terms")).toContain("Sprache für den Empfänger");
      expect(await textAt(page, "#terms")).toContain("Französisch");
      page.close();
      const reader = await openPage(link, { width: 390 });
      expect(await reader.view.evaluate("document.documentElement.lang")).toBe("fr");
      await switchTo(reader, "de");
      await press(reader, TO_LANGUAGES);
      await reader.until("location.pathname === '/languages' && document.readyState === 'complete'");
      await press(reader, "main a[href*='lang=auto']");
      await reader.until("location.pathname !== '/languages' && document.documentElement.lang === 'fr'");
      await press(reader, "#submit");
      await reader.until(opened);
      expect(await textAt(reader, "#payload")).toBe("bonjour");
      reader.close();
    },
  );
});

needs("chromium").describe("one tap", () => {
  test("shows the secret, of a push from the page and of one from the API, and says so", async () => {
    const links = [await createdOnPage("at once"), await linkTo({ payload: "at once", retrieval_step: true })];
    for (const link of links) {
      expect(link).toEndWith("/r");
      const page = await openPage(link, { width: 390 });
      expect(await viewsLeft(link)).toBe(5);
      await press(page, "#submit");
      await page.until(opened);
      expect(await textAt(page, "#payload")).toBe("at once");
      expect(await textAt(page, "#said")).toBe("The secret is shown.");
      expect(await focus(page)).toBe("opened-title");
      expect(await viewsLeft(link)).toBe(4);
      await isSound(page);
      page.close();
    }
  });

  test("shows it covered if the sender wants that, and a second one uncovers it (390 px)", async () => {
    const link = await createdOnPage("shoulder", (page) => addTerms(page, "covered"));
    const page = await openPage(link, { width: 390 });
    await reveal(page);
    expect(await page.view.evaluate("document.body.innerHTML.includes('shoulder')")).toBe(false);
    expect(await textAt(page, "#said")).toBe("The secret is hidden.");
    expect(await focus(page)).toBe("opened-title");
    await isSound(page);
    expect(await copied(page, "#copy")).toBe("shoulder");
    await press(page, "#show");
    expect(await textAt(page, "#payload")).toBe("shoulder");
    expect([await focus(page), await textAt(page, "#said")]).toEqual(["payload", "The secret is shown."]);
    await isSound(page);
    // Beside the other buttons, not over the heading.
    expect(await page.view.evaluate("hide.getBoundingClientRect().top > payload.getBoundingClientRect().bottom")).toBe(
      true,
    );
    await press(page, "#hide");
    expect(await page.view.evaluate("document.body.innerHTML.includes('shoulder')")).toBe(false);
    expect([await focus(page), await textAt(page, "#said")]).toEqual(["show", "The secret is hidden."]);
    page.close();
  });

  test.each([
    ["url", "https://example.org/unseen", "#address-shown"],
    ["qr", "unseen", "#code-drawn svg"],
  ])("covers a %s push too", async (kind, payload, where) => {
    const page = await openPage(await linkTo({ kind, payload, covered: true }), { width: 390 });
    await reveal(page);
    expect([await shown(page, where), await page.view.evaluate("document.body.innerText.includes('unseen')")]).toEqual([
      false,
      false,
    ]);
    await press(page, "#show");
    expect([await shown(page, where), await shown(page, "#cover")]).toEqual([true, false]);
    await isSound(page);
    page.close();
  });
});

needs("chromium").describe("a long line", () => {
  const words = "lorem ipsum dolor sit amet ";
  long.each([
    ["100 kB of words", words.repeat(4_000)],
    ["1 MB of words", words.repeat(38_800)],
    ["half a megabyte without a space", "👩‍👩‍👧‍👦é".repeat(14_000)],
  ])("breaks, and is copied as it is: %s", async (_name, text) => {
    const page = await openPage(await linkTo({ payload: text }), { width: 390 });
    await reveal(page);
    const seen = (await page.view.evaluate(`(() => {
      const shown = document.querySelector("#payload");
      const text = ${JSON.stringify(text.slice(0, 60))}.repeat(1) && shown.textContent;
      // By the keys of the user rather than by the button.
      getSelection().selectAllChildren(shown);
      return {
        isWide: shown.scrollWidth > shown.clientWidth,
        isHigh: shown.scrollHeight > shown.clientHeight,
        pageWidth: document.documentElement.scrollWidth,
        elements: shown.childElementCount,
        broken: [...shown.childNodes].filter((node) => !node.data.isWellFormed()).length,
        text,
        selected: getSelection().toString(),
      };
    })()`)) as { text: string; selected: string };
    expect({ ...seen, text: seen.text === text, selected: seen.selected.trimEnd() === text.trimEnd() }).toEqual({
      isWide: false,
      isHigh: true,
      pageWidth: 390,
      elements: 0,
      broken: 0,
      text: true,
      selected: true,
    } as never);
    expect((await copied(page, "#copy")) === text).toBe(true);
    page.close();
  });

  long.test("the box of the secret has a name, and is a stop for the keyboard only where it scrolls", async () => {
    for (const [payload, stop] of [
      ["short", -1],
      ["line\n".repeat(500), 0],
    ] as const) {
      const page = await openPage(await linkTo({ payload }), { width: 390 });
      await reveal(page);
      await page.until(`document.querySelector("#payload").tabIndex === ${stop}`);
      const { root } = (await page.view.cdp("DOM.getDocument")) as { root: { nodeId: number } };
      const found = await page.view.cdp("DOM.querySelector", { nodeId: root.nodeId, selector: "#payload" });
      const tree = (await page.view.cdp("Accessibility.getPartialAXTree", {
        ...(found as { nodeId: number }),
        fetchRelatives: false,
      })) as { nodes: Array<{ role: { value: string }; name: { value: string } }> };
      expect(tree.nodes.map(({ role, name }) => [role.value, name.value])).toEqual([["region", "The secret"]]);
      page.close();
    }
  });
});

needs("chromium").describe("on paper", () => {
  const print = (page: Page): Promise<unknown> => page.view.cdp("Emulation.setEmulatedMedia", { media: "print" });

  long.test("a covered secret is a sentence that says how to uncover it", async () => {
    const page = await openPage(await linkTo({ payload: "x", covered: true }));
    await reveal(page);
    await print(page);
    expect(await textAt(page, "#opened")).toContain("The secret is covered. Choose “Show” on the page");
    await page.view.cdp("Emulation.setEmulatedMedia", { media: "screen" });
    expect(await textAt(page, "#opened")).not.toContain("on the page");
    await press(page, "#show");
    await print(page);
    expect(await textAt(page, "#opened")).not.toContain("on the page");
    page.close();
  });

  long.each([
    ["text", "line of the secret\n".repeat(400), "#payload"],
    ["url", `https://example.org/${"long/".repeat(1_000)}`, "#address-shown"],
  ])("the whole of a %s push", async (kind, payload, where) => {
    const page = await openPage(await linkTo({ kind, payload }), { width: 390 });
    await reveal(page);
    await print(page);
    const clipped = `(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      [scrollHeight > clientHeight, scrollWidth > clientWidth])(document.querySelector("${where}"))`;
    expect(await page.view.evaluate(clipped)).toEqual([false, false]);
    page.close();
  });
});

needs("chromium").describe("the gate", () => {
  test("leads to how the server works, and into nothing of the application", async () => {
    const link = await linkTo({ payload: "x", expire_after_views: 3 });
    const page = await openPage(link, { width: 390 });
    expect(await textAt(page, "#remaining")).toMatch(
      /^Opening the secret counts as a view\. It can be opened 3 more times, until .* How this works$/,
    );
    const hrefs = `[...document.querySelectorAll("a[href]")].map((a) => a.getAttribute("href")).sort()`;
    const inside = ((await page.view.evaluate(hrefs)) as string[]).filter((href) => /users|help|admin/.test(href));
    expect(inside).toEqual([]);
    expect(await page.view.evaluate(hrefs)).toContain("/about");
    page.close();
  });

  test("tells the owner that it is theirs, and leads to its page (390 px)", async () => {
    const page = await enterAs(server, "root@example.org", `${server.url}/`, { width: 390 });
    await fill(page, "#text", "mine");
    await press(page, "#submit");
    const link = await linkOf(page);
    await go(page, link);
    expect(await textAt(page, "h1")).toBe("Your own secret");
    expect(await textAt(page, "#gate")).not.toContain("Someone has shared");
    expect(await textAt(page, "#left-words")).toBe("Your own views don’t count.");
    expect(await page.view.evaluate("document.title")).toStartWith("Your own secret");
    expect(await shown(page, "header nav a[href='/admin']")).toBe(true);
    await isSound(page);
    await press(page, "#own-page");
    await page.until(`location.pathname === ${JSON.stringify(new URL(link).pathname.replace(/\/r$/, "/preview"))}`);
    page.close();
  });

  long.test("counts down after too many wrong passphrases, and then takes another (390 px)", async () => {
    const page = await openPage(await linkTo({ payload: "x", passphrase: "open sesame" }), { width: 390 });
    await page.until("document.activeElement.id === 'passphrase'");
    await fill(page, "#passphrase", "wrong");
    await press(page, "#submit");
    await page.until("document.querySelector('#problem:not([hidden])')");
    expect(await page.view.evaluate("document.querySelector('#passphrase').ariaInvalid")).toBe("true");
    expect(await focus(page)).toBe("passphrase");
    // A real wait is a minute; the browser sees this answer as if the server had sent it.
    await page.view.evaluate(`(() => {
      const send = window.fetch;
      window.fetch = async () => {
        window.fetch = send;
        return Response.json({ outcome: "limited", seconds: 2 });
      };
    })()`);
    await fill(page, "#passphrase", "open sesame");
    await press(page, "#submit");
    await page.until("document.querySelector('#submit').disabled");
    await isSound(page);
    await page.until("!document.querySelector('#submit').disabled");
    expect(await textAt(page, "#gate [role=status]")).toBe("You can try again now.");
    await page.view.press("Enter");
    await page.until(opened);
    page.close();
  });
});

needs("chromium").describe("files", () => {
  // One pixel.

  test("are downloaded in one ZIP by one press, and pictures are looked at first (390 px)", async () => {
    const link = await linkTo({
      files: [
        file("a.png", "image/png", PNG),
        file("b.svg", "image/svg+xml", btoa("<svg xmlns='http://www.w3.org/2000/svg'/>")),
        file("broken.gif", "image/gif", btoa("not a picture")),
        file("empty.txt", "text/plain", ""),
      ],
    });
    const page = await openPage(link, { width: 390 });
    await reveal(page);
    await page.view.evaluate(`(() => {
      window.saved = [];
      addEventListener("click", (event) => {
        if (event.target.matches?.("a[download]") && event.target.protocol === "blob:") window.saved.push(event.target.download);
      }, true);
    })()`);
    // A script in an SVG could run, so it is no picture here.
    const previews =
      "[...document.querySelectorAll('#files button')].map((one) => one.closest('li').querySelector('bdi').textContent)";
    expect(await page.view.evaluate(previews)).toEqual(["a.png", "broken.gif"]);
    await press(page, "#files li:nth-child(1) button");
    await page.until("document.querySelector('#files img')?.naturalWidth === 1");
    expect(await page.view.evaluate("document.querySelector('#files img').alt")).toBe("Preview of a.png");
    await isSound(page);
    await press(page, "#files li:nth-child(1) button");
    await page.until("!document.querySelector('#files img')");
    await press(page, "#files li:nth-child(3) button");
    await page.until("document.querySelector('#status').textContent.includes('can’t be shown')");
    expect(await page.view.evaluate("document.querySelectorAll('#files img').length")).toBe(0);
    await press(page, "#download-all");
    await page.until("document.querySelector('#status').textContent === 'Downloaded'");
    expect(await page.view.evaluate("window.saved")).toEqual(["files.zip"]);
    expect(await page.view.evaluate("document.querySelector('#attached progress')")).toBe(null);
    expect(page.outside()).toEqual([]);
    expect(page.problems).toEqual([]);
    expect(await viewsLeft(link)).toBe(4);
    page.close();
  });

  test("a file alone has no button for all, and a failed one is counted out", async () => {
    const alone = await openPage(await linkTo({ files: [file("a.txt", "text/plain", btoa("a"))] }));
    await reveal(alone);
    expect(await shown(alone, "#download-all")).toBe(false);
    alone.close();
    const files = ["a", "b"].map((name) => file(name, "text/plain", btoa(name)));
    const page = await openPage(await linkTo({ files }));
    await reveal(page);
    // Where there is no ZIP, they come in turn.
    await page.view.evaluate(`(() => {
      const send = window.fetch;
      let left = 2;
      window.fetch = (...given) => (left-- > 0 ? Promise.reject(new TypeError()) : send(...given));
    })()`);
    await press(page, "#download-all");
    await page.until("document.querySelector('#status').textContent === 'Files downloaded: 1 of 2'");
    page.close();
  });
});

needs("chromium").describe("on a phone", () => {
  long.each(["en", "de"])(
    "the buttons of a secret share a line, and words of buttons do not break (%s)",
    async (language) => {
      const files = [
        file("a.png", "image/png", PNG),
        file("long name of a file that takes a line.txt", "text/plain", btoa("a")),
      ];
      const page = await openPage(await linkTo({ payload: SECRET, files }), {
        width: 390,
        cookies: { sp_lang: language },
      });
      await reveal(page);
      const tops =
        "new Set([...document.querySelectorAll('#shown-text .row > .quiet:not(#copy)')].map((one) => one.getBoundingClientRect().top)).size";
      expect(await page.view.evaluate(tops)).toBe(1);
      // A word that breaks makes the button of files higher than one line.
      const lines =
        "[...document.querySelectorAll('#files :is(button, a)')].map((one) => { const range = document.createRange(); range.selectNodeContents(one); return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size; })";
      expect(await page.view.evaluate(lines)).toEqual([1, 1, 1]);
      expect(await page.view.evaluate("document.documentElement.scrollWidth")).toBe(390);
      page.close();
    },
  );

  test("that is offline, nothing is opened, and the page says so", async () => {
    const link = await linkTo({ payload: SECRET });
    const page = await openPage(link, { width: 390 });
    await offline(page, true);
    await press(page, "#submit");
    await page.until("!document.querySelector('#problem').hidden");
    expect(await textAt(page, "#problem")).toBe("You are offline. Nothing was opened.");
    await offline(page, false);
    expect(await viewsLeft(link)).toBe(5);
    await reveal(page);
    page.close();
  });

  long.each(["en", "de", "fr"])("no button of it breaks a word on the smallest phone (%s)", async (language) => {
    const page = await openPage(await linkTo({ payload: SECRET }), { width: 320, cookies: { sp_lang: language } });
    await reveal(page);
    const broken = `[...document.querySelectorAll("#opened button")].filter((one) => one.checkVisibility()).flatMap((one) => {
      const text = one.lastChild;
      return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
      }).map(({ 0: word }) => word);
    })`;
    expect(await page.view.evaluate(`JSON.stringify(${broken})`)).toBe("[]");
    page.close();
  });

  long.test("“Copied” stands on the button alone, and moves nothing", async () => {
    const page = await openPage(await linkTo({ payload: SECRET }), { width: 390 });
    await reveal(page);
    const left = "document.querySelector('#left').getBoundingClientRect().top";
    const before = await page.view.evaluate(left);
    await copied(page, "#copy");
    await page.until("document.querySelector('#copy').textContent === 'Copied'");
    expect(await textAt(page, "#status")).toBe("Copied");
    expect(await page.view.evaluate(left)).toBe(before as number);
    await page.until("document.querySelector('#copy').textContent === 'Copy'");
    expect(await page.view.evaluate("document.querySelector('#status').className")).toBe("small");
    page.close();
  });
});

needs("chromium").describe("a link that is gone", () => {
  long.each([390, 1280])("says when this device opened it, which the device alone knows (%p px)", async (width) => {
    const link = await linkTo({ payload: SECRET, expire_after_views: 1 });
    const page = await openPage(link, { width });
    await reveal(page);
    const kept = String(await page.view.evaluate("JSON.stringify(localStorage)"));
    expect(kept).toContain("opened-here");
    expect(kept).not.toContain(/\/p\/(\w+)/.exec(link)?.[1] ?? "");
    await go(page, link);
    await page.until("document.querySelector('#opened-here')?.checkVisibility()");
    expect(await textAt(page, "#opened-here")).toMatch(
      /^You opened this link on this device on .+ \(.+\)\. It has since expired or been deleted\.$/,
    );
    expect(await page.view.evaluate("document.querySelector('#gone-text')")).toBe(null);
    await isSound(page);
    // Of another link this device knows nothing, and a browser without its storage knows nothing of any.
    await go(page, `${server.url}/p/fkwjfvhall92XkP0qLmT3sYz`);
    await page.until("document.querySelector('#gone-text')?.checkVisibility()");
    await page.view.evaluate("localStorage.setItem('opened-here', '{broken')");
    await go(page, link);
    expect(await textAt(page, "#gone-text")).toContain("or never existed");
    expect(page.problems).toEqual([]);
    page.close();
  });

  test("says so too if it goes while its page is open", async () => {
    const { url_token: token } = await server.push({ payload: SECRET, deletable_by_viewer: true });
    const page = await openPage(`${server.url}/p/${token}`);
    await reveal(page);
    await go(page, `${server.url}/p/${token}`);
    await server.json("DELETE", `/api/v2/pushes/${token}`);
    await press(page, "#submit");
    await page.until("document.querySelector('#opened-here')?.checkVisibility()");
    expect(await textAt(page, "#opened-here")).toMatch(/on this device/);
    page.close();
  });
});

needs("chromium").describe("without scripts", () => {
  test("gate, passphrase, result and deletion work (390 px)", async () => {
    const { url_token: token } = await server.push({ payload: SECRET, passphrase: "open sesame" });
    const page = await openPage(`${server.url}/p/${token}/r`, { width: 390, scripts: false });
    await appears(page, "#passphrase:focus");
    await page.view.cdp("Input.insertText", { text: "wrong" });
    await pressPlain(page, "#submit");
    await appears(page, "#passphrase[aria-invalid=true]");
    expect(await htmlOf(page, "#problem")).toContain("The passphrase is wrong.");
    // The wrong field has the focus.
    await appears(page, "#passphrase[aria-invalid=true]:focus");
    await page.view.cdp("Input.insertText", { text: "open sesame" });
    await pressPlain(page, "#submit");
    expect(await htmlOf(page, "#opened > pre")).toContain("battery staple");
    const passed = /name="passed" value="([\w-]+)"/.exec(await htmlOf(page, "#opened"))?.[1] ?? "";
    await pressPlain(page, "#opened details.last summary");
    await pressPlain(page, "#opened details.last button");
    await appears(page, "main .emblem.faded");
    expect(await htmlOf(page, "h1")).toContain("Deleted");
    expect(await htmlOf(page, "main .card > p")).toContain("You can undo this for 8 seconds.");
    const record = async () => (await server.json("GET", `/api/v2/pushes/${token}?passphrase=open%20sesame`)).body;
    expect(await record()).toMatchObject({ expired: true, payload: null });
    await pressPlain(page, "main form button");
    await appears(page, "main a.button");
    expect(await htmlOf(page, "h1")).toContain("Restored.");
    expect(await record()).toMatchObject({ expired: false, payload: SECRET });
    // And deleted for good.
    const remove = (act: string) => {
      const headers = { accept: "text/html", "sec-fetch-site": "same-origin" };
      return server.fetch(`/p/${token}/${act}`, { method: "POST", headers, body: new URLSearchParams({ passed }) });
    };
    await remove("delete");
    await remove("expire");
    const late = await remove("restore");
    expect(await late.text()).toContain("Too late: the secret has been erased.");
    expect(page.problems).toEqual([]);
    page.close();
    expect((await server.json("GET", `/api/v2/pushes/${token}`)).body).toMatchObject({ deleted: true });
  });

  long.test("an address is a link that says where it leads, if it is one on the web", async () => {
    const page = await openPage(await linkTo({ kind: "url", payload: "https://ann@exämple.org/a?<b>\u202e" }), {
      scripts: false,
    });
    await openPlain(page);
    const link = await htmlOf(page, "#opened a");
    expect(link).toContain('href="https://ann@xn--exmple-cua.org/a?%3Cb%3E%E2%80%AE"');
    expect(link).toContain('rel="noopener noreferrer nofollow"');
    expect(link).toContain("Open the page on xn--exmple-cua.org");
    expect(await htmlOf(page, "#opened pre")).toContain("https://ann@exämple.org/a?&lt;b&gt;\ufffd");
    page.close();
  });

  test("what its sender covers is covered", async () => {
    const page = await openPage(await linkTo({ payload: SECRET, covered: true }), { scripts: false });
    await openPlain(page);
    await appears(page, "#opened details:not([open])");
    await pressPlain(page, "#opened summary");
    await appears(page, "#opened details[open] pre");
    expect(await htmlOf(page, "#opened details[open] pre")).toContain("correct  horse");
    page.close();
  });
});

needs("chromium").test("a page over plain HTTP is quiet: it sends no header that browsers pass over", async () => {
  const page = await openPage(`http://${PLAIN_HOSTS[0]}:${new URL(server.url).port}/`);
  expect(page.problems).toEqual([]);
  page.close();
  const policyAt = async (headers: Record<string, string>): Promise<string | null> =>
    (await server.fetch("/", { headers })).headers.get("cross-origin-opener-policy");
  expect(await policyAt({ host: "push.lan" })).toBe(null);
  expect(await policyAt({})).toBe("same-origin");
  expect(await policyAt({ "x-forwarded-proto": "https", "x-forwarded-host": "push.lan" })).toBe("same-origin");
});
