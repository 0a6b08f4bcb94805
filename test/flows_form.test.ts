// The form of a new push in a real Chromium: what happens to it while a page loads, and how it fits the screen.

import { expect, setDefaultTimeout, test } from "bun:test";

import { openPage, type Page, PLAIN_HOSTS } from "./browser.ts";
import { Browser } from "./browser_sessions.ts";
import { FULL } from "./full.ts";
import { needs } from "./needs.ts";
import {
  cookiesOf,
  enterAs,
  fill,
  go,
  openTerms,
  press,
  reload,
  textAt,
  termsOf,
  suggestPassphrase,
  switchTo,
  TO_LANGUAGES,
} from "./page_actions.ts";
import { isSound, linkOf, server, useServer } from "./page_flows.ts";

const long = needs("the long run");

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

const valueOf = (page: Page, selector: string): Promise<unknown> =>
  page.view.evaluate(`document.querySelector(${JSON.stringify(selector)}).value`);

needs("chromium").describe("another language", () => {
  long.test("keeps what was typed, in this tab only and only until it is read back (390 px)", async () => {
    const page = await enterAs(server, "root@example.org", `${server.url}/`, { width: 390 });
    await fill(page, "#text", "typed in English");
    await openTerms(page);
    await fill(page, "#views", "3");
    await fill(page, "#passphrase", "open sesame");
    await press(page, "#tab-qr");
    await fill(page, "#code", "WIFI:S:Guests;;");
    await switchTo(page, "de");
    expect(await page.view.evaluate("document.querySelector('#panel-qr').hidden")).toBe(false);
    expect(await valueOf(page, "#code")).toBe("WIFI:S:Guests;;");
    expect(await textAt(page, "#qr-count")).toContain("15");
    await press(page, "#tab-text");
    expect(await termsOf(page)).toBe("7 Tage · 3 Aufrufe · mit Passphrase");
    expect(await valueOf(page, "#text")).toBe("typed in English");
    expect(await valueOf(page, "#views")).toBe("3");
    expect(await valueOf(page, "#passphrase")).toBe("open sesame");
    const kept = await page.view.evaluate("JSON.stringify({ ...sessionStorage, ...localStorage })");
    expect(String(kept)).not.toMatch(/typed|sesame/);
    // A reload empties the form, as before.
    await reload(page);
    await page.until("document.querySelector('#text')?.value === '' && document.readyState === 'complete'");
    page.close();
  });

  long.test("is found while typing, and by a keyboard alone", async () => {
    const page = await openPage(`${server.url}/about`, { width: 390 });
    await press(page, TO_LANGUAGES);
    await page.until("location.pathname === '/languages' && document.readyState === 'complete'");
    const shown = (): Promise<unknown> =>
      page.view.evaluate(
        "[...document.querySelectorAll('#choices a')].filter((one) => one.checkVisibility()).map(({ hreflang }) => hreflang).join()",
      );
    await fill(page, "#search", "GERM");
    await page.until("document.querySelector('#found').textContent === '1 language'");
    expect(await shown()).toBe("de");
    await fill(page, "#search", "klingon");
    await page.until("document.querySelector('#none').checkVisibility()");
    expect(await textAt(page, "#found")).toBe("");
    await fill(page, "#search", "français");
    await page.until("document.querySelector('#found').textContent === '1 language'");
    await page.view.evaluate("document.querySelector('#choices li:not([hidden]) a').focus()");
    await page.view.press("Enter");
    await page.until("location.pathname === '/about' && document.documentElement.lang === 'fr'");
    page.close();
  });

  long.test("opens beside a page on which something was typed", async () => {
    const page = await openPage(`${server.url}/users/sign_in`);
    const target = (): Promise<unknown> =>
      page.view.evaluate(`(() => {
        const link = document.querySelector(${JSON.stringify(TO_LANGUAGES)});
        document.addEventListener("click", (event) => event.preventDefault(), { once: true });
        link.click();
        return link.target;
      })()`);
    expect(await target()).toBe("");
    await fill(page, "#email", "ann@example.org");
    expect(await target()).toBe("_blank");
    page.close();
  });

  test("asks where files were chosen, which no browser keeps", async () => {
    const page = await openPage(server.url);
    await press(page, "#tab-file");
    await page.view.evaluate(`(() => {
      const held = new DataTransfer();
      held.items.add(new File(["x"], "plan.pdf"));
      document.querySelector("#drop").dispatchEvent(new DragEvent("drop", { dataTransfer: held, bubbles: true }));
    })()`);
    page.leaving.stays = true;
    await press(page, TO_LANGUAGES);
    while (page.leaving.asked === 0) await Bun.sleep(10); // until the test's own limit
    expect(await textAt(page, "#chosen")).toContain("plan.pdf");
    page.close();
  });

  long.test("keeps the way back to the files when signing in, and the section of the lists", async () => {
    const page = await openPage(`${server.url}/users/sign_in#file`);
    await switchTo(page, "fr");
    expect(await page.view.evaluate("location.hash")).toBe("#file");
    page.close();
    const lists = await enterAs(server, "root@example.org", `${server.url}/admin/users`);
    await switchTo(lists, "de");
    expect(await lists.view.evaluate("location.pathname")).toBe("/admin/users");
    lists.close();
  });
});

needs("chromium").describe("while the script is missing", () => {
  long.each([
    ["/", "#push", "create", "#text"],
    ["/users/sign_in", "#person", "sign_in", "#email"],
  ])("%s takes no input and says so, and works once it has run", async (path, form, script, field) => {
    const page = await openPage(`${server.url}/users/sign_up`, { width: 390 });
    await page.view.cdp("Network.setBlockedURLs", { urls: [`*/assets/${script}-*`] });
    await go(page, server.url + path);
    await page.until("document.querySelector('#waiting').getBoundingClientRect().height > 20");
    expect(await textAt(page, "#waiting")).toContain("reload");
    await page.view.evaluate(`document.querySelector("${field}").focus()`);
    expect(await page.view.evaluate("document.activeElement.tagName")).toBe("BODY");
    expect(await page.view.evaluate(`document.querySelector("${form}").inert`)).toBe(true);
    await page.view.cdp("Network.setBlockedURLs", { urls: [] });
    await reload(page);
    await page.until(`document.querySelector("${form}")?.inert === false`);
    expect(await page.view.evaluate("document.querySelector('#waiting').checkVisibility()")).toBe(false);
    await fill(page, field, "typed");
    page.close();
  });
});

needs("chromium").describe("while what shows a link is missing", () => {
  test("the form says so, stores nothing and keeps the text; once it arrives, the same button makes the link", async () => {
    const page = await openPage(server.url);
    await page.view.cdp("Network.setBlockedURLs", { urls: ["*/assets/result-*"] });
    await fill(page, "#text", "kept while offline");
    await press(page, "#submit");
    await page.until("document.querySelector('#problem').textContent !== '' && !document.querySelector('[aria-busy]')");
    expect(await textAt(page, "#problem")).toContain("didn’t answer");
    expect(await page.view.evaluate("document.querySelector('#text').value")).toBe("kept while offline");
    expect(page.requests.filter(({ url }) => url.endsWith("/api/v2/pushes"))).toEqual([]);
    await page.view.cdp("Network.setBlockedURLs", { urls: [] });
    await press(page, "#submit");
    expect(await linkOf(page)).toContain("/p/");
    expect(page.requests.filter(({ url }) => url.endsWith("/api/v2/pushes"))).toHaveLength(1);
    page.close();
  });
});

needs("chromium").describe("over plain HTTP", () => {
  long.each(["/", "/users/sign_in"])("%s warns, except on this machine itself", async (path) => {
    const isWarned = "document.querySelector('#plain').checkVisibility()";
    const here = await openPage(server.url + path);
    expect(await here.view.evaluate(isWarned)).toBe(false);
    here.close();
    const page = await openPage(server.url.replace("127.0.0.1", PLAIN_HOSTS[0]) + path, { width: 320 });
    expect(await page.view.evaluate(isWarned)).toBe(true);
    expect(await textAt(page, "#plain")).toContain("isn’t encrypted");
    // The browser logs that it ignores a header where there is no TLS.
    page.problems.length = 0;
    await isSound(page);
    page.close();
  });
});

needs("chromium").describe("what the server does not accept", () => {
  test("stands at its field, in the page's language", async () => {
    const page = await openPage(server.url, { cookies: { sp_lang: "de" } });
    // Half a character, which no keyboard types: the page does not look for it.
    await page.view.evaluate("document.querySelector('#text').value = 'x\\ud800'");
    await press(page, "#submit");
    await page.until("!document.querySelector('#problem-text').hidden");
    expect(await textAt(page, "#problem-text")).toBe("Der Server nimmt diesen Wert nicht an.");
    expect(await page.view.evaluate("document.activeElement.id")).toBe("text");
    expect(await textAt(page, "#problem")).toBe("");
    page.close();
  });

  test("is said with the field's label if it has no line of its own, and what hides it opens", async () => {
    const { email } = await server.user();
    const page = await enterAs(server, email, server.url);
    await fill(page, "#text", "x");
    await page.view.evaluate("document.querySelector('#note').value = 'x\\ud800'");
    await press(page, "#submit");
    await page.until("!document.querySelector('#problem').hidden");
    expect(await textAt(page, "#problem")).toBe("Note · The server doesn’t accept this value.");
    expect(await page.view.evaluate("document.activeElement.id")).toBe("note");
    page.close();
  });
});

needs("chromium").describe("the screen", () => {
  const PRESETS = ["For a customer", "A colleague in the department", "For today only"];

  // What is for people with an account takes no room from the button, nor do their presets.
  test.each([
    ["nobody", 8, 0, 1280, 800],
    ["nobody", 8, 0, 390, 664],
    ["nobody", 8, 0, 320, 568],
    ["a user", 10, 0, 1280, 800],
    ["a user", 10, 0, 390, 664],
    ["a user", 10, 0, 320, 568],
    ["a user", 10, PRESETS.length, 1280, 800],
    ["a user", 10, PRESETS.length, 390, 664],
    ["a user", 10, PRESETS.length, 320, 568],
  ])("shows %s the main button without scrolling, and at most %p controls (%p presets, %p × %p px)", async (...row) => {
    const [who, most, presets, width, height] = row;
    const browser = new Browser(server);
    if (who !== "nobody") await browser.signIn((await server.user()).email);
    for (const name of PRESETS.slice(0, presets)) {
      expect((await browser.send("POST", "/account/presets", { name, terms: { expire_after_views: 1 } })).status).toBe(
        201,
      );
    }
    const cookies = Object.fromEntries(browser.cookies);
    for (const language of ["en", "de", "ar"]) {
      const page = await openPage(server.url, { width, height, cookies: { ...cookies, sp_lang: language } });
      await page.until("!document.querySelector('#push').inert");
      for (const tab of ["text", "file", "url", "qr"]) {
        await page.view.evaluate(`document.querySelector("#tab-${tab}").click()`);
        const { bottom, controls } = (await page.view.evaluate(FIRST_SCREEN)) as { bottom: number; controls: string[] };
        expect([language, tab, bottom <= height, bottom]).toEqual([language, tab, true, bottom]);
        expect(controls.length <= most ? [] : controls).toEqual([]);
      }
      page.close();
    }
  });

  test("sums the terms up in one line, which opens (320 px)", async () => {
    const page = await openPage(server.url, { width: 320, height: 568 });
    expect(await termsOf(page)).toBe("7 days · 5 views · no passphrase");
    expect(await page.view.evaluate("document.querySelector('#views').checkVisibility()")).toBe(false);
    await isSound(page);
    await openTerms(page);
    await fill(page, "#views", "1");
    await suggestPassphrase(page);
    await page.view.evaluate(`(() => {
      const lifetime = document.querySelector("#lifetime");
      lifetime.value = "duration:3";
      lifetime.dispatchEvent(new Event("input", { bubbles: true }));
    })()`);
    expect(await termsOf(page)).toBe("1 hour · 1 view · with passphrase");
    // A wrong number opens the line again.
    await fill(page, "#views", "0");
    await press(page, "#terms");
    await fill(page, "#text", "x");
    await press(page, "#submit");
    await page.until("document.activeElement.id === 'views'");
    await isSound(page);
    page.close();
  });

  test("takes a moment in place of a duration (320 px)", async () => {
    const page = await openPage(server.url, { width: 320 });
    await fill(page, "#text", "a secret");
    await openTerms(page);
    const choose = (field: string, value: string): Promise<unknown> =>
      page.view.evaluate(
        `(field => { field.value = "${value}"; field.dispatchEvent(new Event("input", { bubbles: true })) })(document.querySelector("${field}"))`,
      );
    const isThere = "document.querySelector('#until').checkVisibility()";
    expect(await page.view.evaluate(isThere)).toBe(false);
    await choose("#lifetime", "until");
    expect(await page.view.evaluate(isThere)).toBe(true);
    await isSound(page);
    expect(await termsOf(page)).toBe("until … · 5 views · no passphrase");
    await press(page, "#submit");
    expect(await textAt(page, "#problem-until")).toMatch(/^Choose a time between .* and .*\.$/);
    expect(await page.view.evaluate("document.activeElement.id")).toBe("until");
    const local = (days: number): Promise<unknown> =>
      page.view.evaluate(
        `(at => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16))(Date.now() + ${days} * 86_400_000)`,
      );
    await choose("#until", String(await local(91)));
    await press(page, "#submit");
    expect(await textAt(page, "#problem-until")).toStartWith("Choose a time between ");
    const moment = String(await local(40));
    await choose("#until", moment);
    await press(page, "#tab-url");
    await press(page, "#tab-text");
    const expected = await page.view.evaluate(`new Date("${moment}").toISOString()`);
    await press(page, "#submit");
    const link = await linkOf(page);
    const { body } = await server.json("GET", `/api/v2/pushes/${/p\/(\w+)/.exec(link)?.[1]}`);
    expect([body.expires_at, body.expire_after_days]).toEqual([expected, 40]);
    // The next one begins with a duration again.
    await go(page, `${server.url}/`);
    expect(await termsOf(page)).toBe("7 days · 5 views · no passphrase");
    page.close();
  });

  test("lets the text grow with what is typed (390 px)", async () => {
    const page = await openPage(server.url, { width: 390, height: 600 });
    const heightOf = async (): Promise<number> =>
      Number(await page.view.evaluate("document.querySelector('#text').clientHeight"));
    const empty = await heightOf();
    await fill(page, "#text", "1\n2\n3\n4\n5\n6\n7\n8");
    expect(await heightOf()).toBeGreaterThan(empty * 1.5);
    page.close();
  });

  long.each([[null], ["root@example.org"]])(
    "of any phone has nothing under the main button, and the terms right above it (%p)",
    async (email) => {
      const cookies = email === null ? {} : await cookiesOf(server, email);
      const page = await openPage(server.url, { width: 390, height: 664, cookies });
      await page.until("!document.querySelector('#push').inert");
      const becomes = async (width: number, height: number): Promise<void> => {
        const screen = { width, height, deviceScaleFactor: 1, mobile: false };
        await page.view.cdp("Emulation.setDeviceMetricsOverride", screen);
        await page.until(`innerWidth === ${width} && innerHeight === ${height}`);
      };
      for (const state of ["closed", "open"]) {
        for (const width of FULL ? [320, 360, 375, 390, 412] : [320, 360, 412]) {
          for (const height of FULL ? [568, 640, 664, 740, 844, 932] : [568, 740, 932]) {
            await becomes(width, height);
            expect([state, width, height, await page.view.evaluate(COVERED)]).toEqual([state, width, height, []]);
            if (state === "closed") {
              expect([width, height, await page.view.evaluate(TERMS_TO_BUTTON)]).toEqual([width, height, true]);
            }
          }
        }
        await page.view.evaluate("document.querySelectorAll('#push details').forEach((part) => (part.open = true))");
        await becomes(390, 844);
        await isSound(page);
      }
      page.close();
    },
  );
});

/** The controls of the form that the main button touches, at any place of the page, or that a finger does not reach where they stand. */
const COVERED = `(() => {
  const submit = document.querySelector("#submit");
  const controls = [...document.querySelectorAll(
    "#push :is(input:not([type=file]), select, textarea, button, summary, a, label:has([role=switch]))",
  )].filter((one) => one !== submit && one.checkVisibility());
  const touches = (one) => {
    const [a, b] = [one.getBoundingClientRect(), submit.getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  };
  const wrong = new Set();
  for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
    scrollTo(0, top);
    for (const one of controls.filter(touches)) wrong.add((one.id || one.textContent.trim()) + " touches the button");
  }
  for (const one of [...controls, submit]) {
    one.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!one.contains(hit) && hit?.closest("label")?.control !== one) wrong.add((one.id || one.textContent.trim()) + " is not reached");
  }
  scrollTo(0, 0);
  return [...wrong];
})()`;

/** Where the button ends, and the controls of the form that are in sight. A row of tabs or of presets is one. */
const FIRST_SCREEN = `(() => {
  const isSeen = (one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight;
  const rows = new Set();
  for (const one of document.querySelectorAll("#push :is(a, button, input, select, textarea, summary)")) {
    if (isSeen(one)) rows.add(one.closest("[role=tablist], .presets") ?? one);
  }
  const controls = [...rows].map(({ id, className }) => id || className);
  return { bottom: Math.ceil(document.querySelector("#submit").getBoundingClientRect().bottom), controls };
})()`;

/** Whether whoever sees the button sees the terms. */
const TERMS_TO_BUTTON = `(() => {
  const gap = document.querySelector("#submit").getBoundingClientRect().top -
    document.querySelector("#terms").getBoundingClientRect().bottom;
  return gap >= 0 && gap < 40;
})()`;

needs("chromium").describe("the box of files", () => {
  test("is reached by keyboard in the order in which it is read (1280 px)", async () => {
    const page = await openPage(server.url, { width: 1280 });
    await press(page, "#tab-file");
    for (const id of ["files", "folder", "message"]) {
      await page.view.press("Tab");
      expect(await page.view.evaluate("document.activeElement.id")).toBe(id);
    }
    page.close();
  });
});

needs("chromium").describe("the field of the secret", () => {
  test("has the generator as a button in its frame, by keyboard too (390 px)", async () => {
    const page = await openPage(server.url, { width: 390, height: 844 });
    const inFrame = `(() => {
      const frame = document.querySelector(".composer").getBoundingClientRect();
      const button = document.querySelector("#generate").getBoundingClientRect();
      return button.top > frame.top && button.bottom <= frame.bottom;
    })()`;
    expect(await page.view.evaluate(inFrame)).toBe(true);
    const state = "[document.querySelector('#generator').hidden, document.activeElement.id]";
    await page.view.evaluate("document.querySelector('#text').focus()");
    await page.view.press("Tab");
    await page.until("document.activeElement.id === 'hide'");
    await page.view.press("Tab");
    await page.until("document.activeElement.id === 'generate'");
    await page.view.press("Enter");
    await page.until("document.querySelector('#generate').getAttribute('aria-expanded') === 'true'");
    await isSound(page);
    await page.view.press("Tab");
    await page.until("document.activeElement.id === 'use'");
    await page.view.press("Escape");
    await page.until("document.activeElement.id === 'generate'");
    expect(await page.view.evaluate(state)).toEqual([true, "generate"]);
    await page.view.press("Enter");
    await page.view.press("Tab");
    await page.view.press("Enter");
    await page.until("document.activeElement.id === 'text'");
    expect(String(await valueOf(page, "#text"))).toHaveLength(20);
    expect(await page.view.evaluate(state)).toEqual([true, "text"]);
    page.close();
  });

  test("takes what is pasted beside it: a link takes a paste and one press", async () => {
    const page = await openPage(server.url);
    const paste = (what: string): Promise<unknown> =>
      page.view.evaluate(`(() => {
        const held = new DataTransfer();
        ${what};
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new ClipboardEvent("paste", { clipboardData: held, bubbles: true, cancelable: true }));
      })()`);
    await paste('held.setData("text/plain", "pasted  secret\\n")');
    expect(await valueOf(page, "#text")).toBe("pasted  secret\n");
    expect(await page.view.evaluate("document.activeElement.id")).toBe("text");
    await press(page, "#submit");
    const link = await linkOf(page);
    const { body } = await server.json("GET", `/api/v2/pushes/${/p\/(\w+)/.exec(link)?.[1]}`);
    expect(body).toMatchObject({ payload: "pasted  secret\n" });
    // Where there is no form, nothing is taken.
    await paste('held.setData("text/plain", "later")');
    expect(await valueOf(page, "#text")).toBe("");
    page.close();
    const files = await openPage(server.url);
    await files.view.evaluate(`(() => {
      const held = new DataTransfer();
      held.items.add(new File(["x"], "screen.png", { type: "image/png" }));
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: held, bubbles: true, cancelable: true }));
    })()`);
    expect(await textAt(files, "#chosen")).toContain("screen.png");
    expect(await files.view.evaluate("document.querySelector('#panel-file').checkVisibility()")).toBe(true);
    files.close();
  });

  long.test("has a name among its terms for signed-in people, which files fill in", async () => {
    const signedOut = await openPage(server.url);
    expect(await signedOut.view.evaluate("document.querySelector('#name')")).toBe(null);
    signedOut.close();
    const { email, headers } = await server.user();
    const page = await enterAs(server, email, `${server.url}/`, { width: 390, height: 844 });
    await isSound(page);
    await press(page, "#tab-file");
    await page.view.evaluate(`(() => {
      const held = new DataTransfer();
      held.items.add(new File(["x"], "plan.pdf"));
      held.items.add(new File(["x"], "list.csv"));
      document.querySelector("#drop").dispatchEvent(new DragEvent("drop", { dataTransfer: held, bubbles: true }));
    })()`);
    const suggested = "document.querySelector('#name').placeholder";
    expect(await page.view.evaluate(suggested)).toBe("plan.pdf, list.csv");
    // A passphrase guards the names of files too.
    await openTerms(page);
    await fill(page, "#passphrase", "p");
    expect(await page.view.evaluate(suggested)).toBe("");
    await page.view.press("Backspace");
    await page.until(`${suggested} === "plan.pdf, list.csv"`);
    await press(page, "#chosen li:last-child button");
    expect(await page.view.evaluate(suggested)).toBe("plan.pdf");
    await press(page, "#tab-text");
    expect(await page.view.evaluate(suggested)).toBe("");
    await fill(page, "#text", "x");
    await fill(page, "#name", "Router");
    expect(await termsOf(page)).toEndWith("no passphrase · Router");
    await press(page, "#submit");
    await linkOf(page);
    expect((await server.json("GET", "/api/v2/pushes/active", undefined, headers)).body).toMatchObject([
      { name: "Router" },
    ]);
    page.close();
  });
});

needs("chromium").describe("what is wrong", () => {
  test.each([
    [503, "Service Unavailable", "The server isn’t available right now."],
    [413, "Request Entity Too Large", "This is larger than the server accepts."],
    [422, '{"error":{"code":7}}', "The server doesn’t accept this value."],
  ] as const)("is said whatever a proxy answers (%p), and what was typed stays", async (status, body, sentence) => {
    const proxy = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: (request) =>
        request.method === "POST"
          ? new Response(body, { status })
          : fetch(request.url.replace(/^http:\/\/[^/]+/, server.url), { headers: request.headers, decompress: false }),
    });
    const page = await openPage(proxy.url.href, { width: 390 });
    await fill(page, "#text", "still here");
    await press(page, "#submit");
    await page.until("document.querySelector('#problem').checkVisibility()");
    const said = await textAt(page, "#problem");
    expect(status === 503 ? said.slice(0, sentence.length) : said).toBe(sentence);
    expect(await valueOf(page, "#text")).toBe("still here");
    page.close();
    await proxy.stop(true);
  });

  test("has a ring of its colour around the field with the focus, and no second one inside", async () => {
    const page = await openPage(server.url);
    const ring = (selector: string): Promise<unknown> =>
      page.view.evaluate(`(() => {
        const { outlineStyle, outlineColor } = getComputedStyle(document.querySelector("${selector}"));
        return outlineStyle === "none" ? "none" : outlineColor;
      })()`);
    for (const [tab, framed, field] of [
      ["text", ".composer", "#text"],
      ["url", "#url", "#url"],
    ] as const) {
      await press(page, `#tab-${tab}`);
      await press(page, "#submit");
      const wrong = await ring(framed);
      expect(await ring(field)).toBe(field === framed ? wrong : "none");
      await fill(page, field, "x");
      await page.view.evaluate(`document.querySelector("${field}").focus()`);
      expect(await ring(framed)).not.toBe(wrong);
    }
    page.close();
  });

  long.test("is taken back as soon as the field changes", async () => {
    const page = await openPage(server.url);
    const isWrong = (name: string): Promise<unknown> =>
      page.view.evaluate(`document.querySelector("#problem-${name}").checkVisibility()`);
    for (const [tab, field, text] of [
      ["text", "#text", "x"],
      ["url", "#url", "h"],
      ["qr", "#code", "x"],
    ] as const) {
      await press(page, `#tab-${tab}`);
      await press(page, "#submit");
      expect([tab, await isWrong(tab)]).toEqual([tab, true]);
      await fill(page, field, text);
      expect([tab, await isWrong(tab)]).toEqual([tab, false]);
      expect(await page.view.evaluate(`document.querySelector("${field}").hasAttribute("aria-invalid")`)).toBe(false);
    }
    await openTerms(page);
    await fill(page, "#views", "0");
    await press(page, "#submit");
    // The code comes first and is right; the number of views is not.
    expect(await isWrong("views")).toBe(true);
    await fill(page, "#views", "2");
    expect(await isWrong("views")).toBe(false);
    page.close();
  });
});

needs("chromium").describe("the form", () => {
  test("has no field that hides what every form has: its style and its length", async () => {
    const page = await openPage(server.url);
    const own = "[form.style instanceof CSSStyleDeclaration, typeof form.length]";
    expect(
      await page.view.evaluate(`(() => { const form = document.querySelector("#push"); return ${own}; })()`),
    ).toEqual([true, "number"]);
    page.close();
  });

  test("has what the server is and who runs it one press below", async () => {
    const page = await openPage(server.url, { width: 390 });
    await press(page, ".about-line a[href='/about']");
    await page.until("location.pathname === '/about' && document.readyState === 'complete'");
    await isSound(page);
    page.close();
  });

  long.test("completes a web address without a scheme, and leaves every other text alone", async () => {
    const page = await openPage(server.url);
    await press(page, "#tab-url");
    const completed = async (typed: string): Promise<unknown> => {
      await fill(page, "#url", typed);
      await press(page, "#tab-url");
      return valueOf(page, "#url");
    };
    for (const typed of ["example.org/x", "example.org", "bücher.example:8443/a?b=c#d"]) {
      expect(await completed(typed)).toBe(`https://${typed}`);
    }
    for (const typed of [
      "http://example.org",
      "ftp://example.org",
      "mailto:ann@example.org",
      "ann@example.org",
      "two words.org",
      "nodots/x",
    ]) {
      expect(await completed(typed)).toBe(typed);
    }
    // The recipient gets the whole address, also when Enter sends it.
    await fill(page, "#url", "example.org/x");
    await page.view.press("Enter");
    const link = await linkOf(page);
    const { body } = await server.json("GET", `/api/v2/pushes/${/p\/(\w+)/.exec(link)?.[1]}`);
    expect(body).toMatchObject({ kind: "url", payload: "https://example.org/x" });
    page.close();
  });
});
