// Robots do not open a push, and people hardly notice: programs that load its page, run its scripts, press every button and
// submit every form get nothing. People press as ever, or type three letters.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { Keyring } from "../src/base/keyring.ts";
import { DAY_MS, MINUTE_MS } from "../src/base/clock.ts";
import { type Asked, Proofs } from "../src/capabilities/reveal_check/proofs.ts";
import { allLetters, typedLetters } from "../src/capabilities/reveal_check/check_letters.ts";
import { jsonIn } from "../src/http/pages/page_reading.ts";
import { unnamed } from "./accessibility_tree.ts";
import { violations } from "./axe.ts";
import { openPage, type Page } from "./browser.ts";
import { Browser, signedIn } from "./browser_sessions.ts";
import { shownIn } from "./people.ts";
import { startServer, testClock, type TestServer, type User } from "./harness.ts";
import { needs } from "./needs.ts";
import { press } from "./page_actions.ts";
import { FILLERS, robs } from "./robot.ts";
import { ownServer } from "./scratch.ts";
import { pushSealed } from "./sealed_pushes.ts";
import { htmlOf, openPlain } from "./without_scripts.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

const SECRET = "amber-falcon-7731";
/** Of 300; as many as there are fillers, each of which a run types. */
const FEW = FILLERS.length;
const RUNS = Number(process.env["SECRETPUSH_TEST_ROBOTS"] ?? 300);

let ann: User;
const server = ownServer({
  flags: { "reveal-check": "press", "rate-limit-per-second": "0", "rate-limit-per-minute": "0" },
});
beforeAll(async () => {
  ann = await server.user("ann@example.org");
});

const linkOf = async (fields: Record<string, unknown> = {}): Promise<string> => {
  const push = await server.push({ payload: SECRET, expire_after_views: 1, ...fields }, ann.headers);
  return `${server.url}/p/${push.url_token}/r`;
};

/** What a page asks for, as a person reads it. */
const readFrom = (html: string): { of: string; letters: string } => ({
  of: /name="check_of" value="([\w.]+)"/.exec(html)?.[1] ?? "",
  letters: /id="three-letters"[^>]*>([A-Z ]+)</.exec(html)?.[1] ?? "",
});
const pageOf = async (link: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(link, { headers: { accept: "text/html", ...headers } })).text();
const submit = async (link: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  (
    await fetch(link, {
      method: "POST",
      headers: { accept: "text/html", ...headers },
      body: new URLSearchParams(fields),
    })
  ).text();
const reveal = async (link: string, fields: Record<string, string>): Promise<Record<string, unknown>> => {
  const path = new URL(link).pathname.replace(/\/r$/, "/reveal");
  return (await server.json("POST", path, fields)).body;
};
const tokenIn = (link: string): string => /\/p\/(\w+)/.exec(link)?.[1] ?? "";
const viewsLeft = async (link: string, at = server): Promise<number> =>
  (await at.json("GET", `/api/v2/pushes/${tokenIn(link)}`)).body.views_remaining;

/** Runs of these numbers. */
async function getsNothing(first: number, end: number): Promise<void> {
  // A small window, and nothing recorded but what the robot sees: half of the work would be drawing and recording.
  const page = await openPage(await linkOf(), { width: 320, height: 480 });
  for (const domain of ["Audits", "Log", "Network"]) await page.view.cdp(`${domain}.disable`);
  const links: string[] = [];
  for (let run = first; run < end; run += 1) {
    // Pages that show the letters from the start, and links that are sealed end to end, take turns with the others.
    const link =
      run % 5 === 4
        ? server.url + (await pushSealed(server, { payload: SECRET, fields: { expire_after_views: 1 } }, ann.headers))
        : await linkOf(run % 5 === 2 ? { reveal_check: "letters" } : {});
    links.push(link);
    await page.view.navigate(link);
    expect(await robs(page, FILLERS[run % FILLERS.length] ?? "", SECRET)).toBe(false);
  }
  page.close();
  // The one view of each is still there, and opens it.
  for (const link of links) expect(await viewsLeft(link)).toBe(0);
}

needs("chromium").describe("a robot in Chromium", () => {
  test(`gets nothing in ${FEW} runs`, () => getsNothing(0, FEW), FEW * 2_000 + 60_000);

  test("opens each of them without the check, whatever it does first", async () => {
    const open = await startServer({ flags: { "reveal-check": "off" } });
    const page = await openPage(`${open.url}/about`);
    for (const filler of FILLERS.slice(0, 3)) {
      const push = await open.push({ payload: SECRET, expire_after_views: 1 });
      await page.view.navigate(`${open.url}/p/${push.url_token}/r`);
      expect(await robs(page, filler, SECRET)).toBe(true);
    }
    page.close();
    await open.stop();
  });
});

needs("chromium", "the long run").describe("a robot in Chromium", () => {
  test(`gets nothing in ${RUNS - FEW} more runs`, () => getsNothing(FEW, RUNS), RUNS * 2_000 + 60_000);
});

describe("the requests of mail scanners", () => {
  // From public reports of what they send: the makers describe none of it.
  const CHROME =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
  type Step = (link: string, headers: Record<string, string>) => Promise<string>;
  const head: Step = async (link, headers) => (await fetch(link, { method: "HEAD", headers })).text();
  const get: Step = pageOf;
  /** Submits the form as it stands in the page, with nothing typed, and with something typed into each field. */
  const post =
    (typed: string): Step =>
    async (link, headers) => {
      const html = await pageOf(link, headers);
      const form = html.slice(html.indexOf('<form id="open"'));
      const fields = [...form.slice(0, form.indexOf("</form>")).matchAll(/<input[^>]* name="(\w+)"[^>]*>/g)];
      const values = fields.map(([tag, name = ""]) => [name, /value="([^"]*)"/.exec(tag)?.[1] ?? typed] as const);
      return submit(link, Object.fromEntries(values), { origin: server.url, referer: `${server.url}/`, ...headers });
    };
  const script: Step = async (link, headers) => {
    const path = new URL(link).pathname.replace(/\/r$/, "/reveal");
    const sent = { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers };
    return (await server.fetch(path, { method: "POST", headers: sent, body: '{"passphrase":"","hold":""}' })).text();
  };
  test.each<[name: string, agent: string, steps: Step[]]>([
    ["Safe Links: HEAD, GET, and the form that the page has", CHROME, [head, get, post("")]],
    ["Safe Links without a name", "", [get, post("")]],
    ["Safe Links that runs scripts, which send what the button sends", CHROME, [get, script, script]],
    ["Barracuda under its name", "Mozilla/5.0 (compatible; Barracuda Sentinel (EE))", [get, post(""), script]],
    ["Barracuda under another, all links at once", CHROME, [get, get, post("test"), script]],
    [
      "Proofpoint, which types into forms",
      `${CHROME} HeadlessChrome/141.0.0.0`,
      [head, get, post("password"), post("abc")],
    ],
    ["Mimecast under its name", "Mozilla/5.0 (compatible; Mimecast)", [get, post(""), script]],
    ["Mimecast, which plays recorded steps again", CHROME, [get, post("test"), post("test"), script, get]],
  ])("%s: get nothing", async (_name, agent, steps) => {
    for (const more of [{}, { reveal_check: "letters" }]) {
      const link = await linkOf(more);
      for (const step of steps) expect(await step(link, { "user-agent": agent })).not.toContain(SECRET);
      expect(await viewsLeft(link)).toBe(0);
    }
  });
});

describe("the letters", () => {
  test("open a push once they are typed, in capitals or not, with spaces or without", async () => {
    for (const as of [(text: string) => text, (text: string) => text.replaceAll(" ", "").toLowerCase()]) {
      const link = await linkOf({ reveal_check: "letters" });
      const { of, letters } = readFrom(await pageOf(link));
      expect(await submit(link, { check_of: of, letters: as(letters) })).toContain(SECRET);
    }
    const link = await linkOf();
    const asked = await reveal(link, {});
    expect(String(asked["letters"])).toMatch(/^[B-Z] [B-Z] [B-Z]$/);
    expect(await reveal(link, { check_of: String(asked.of), letters: String(asked.letters) })).toMatchObject({
      outcome: "open",
      payload: SECRET,
    });
  });

  test("are of this page, of this push and of today, and what its script sends is no letters", async () => {
    const [link, other] = [await linkOf({ reveal_check: "letters" }), await linkOf({ reveal_check: "letters" })];
    const [mine, theirs] = [readFrom(await pageOf(link)), readFrom(await pageOf(other))];
    const press = async (of: string) => JSON.stringify(await reveal(other, { check_of: of, press: "x".repeat(43) }));
    expect(mine.of).not.toBe(theirs.of);
    for (const fields of [
      { check_of: mine.of, letters: mine.letters },
      { check_of: theirs.of, letters: "" },
      { check_of: theirs.of, letters: "BCD" },
      { check_of: `${theirs.of}x`, letters: theirs.letters },
      { check_of: `zzzzzzzzz.${theirs.of.split(".")[1]}`, letters: theirs.letters },
      { letters: theirs.letters },
      { check_of: "", letters: "" },
    ]) {
      expect(await reveal(other, fields)).toMatchObject({ outcome: "letters" });
    }
    expect(await press(theirs.of)).not.toContain(SECRET);
    // What opens a page that waits for a press does not open one that asks for letters.
    const { check } = jsonIn(await pageOf(await linkOf())) as { check: Record<"of" | "press", string> };
    expect(await reveal(other, { check_of: check.of, press: check.press })).toMatchObject({ outcome: "letters" });
    expect(await viewsLeft(other)).toBe(0);
  });

  test("count for a day, and nothing counts that comes from the future or from the page of another link", () => {
    const clock = testClock();
    const proofs = new Proofs(new Keyring(crypto.getRandomValues(new Uint8Array(32))), clock);
    const fresh = (link: string, { of, letters, press }: Asked) => [
      proofs.isTyped(link, of, letters),
      proofs.isPressed(link, of, press),
    ];
    const asked = proofs.newFor("mine");
    expect(fresh("mine", asked)).toEqual([true, true]);
    expect(fresh("other", asked)).toEqual([false, false]);
    expect([proofs.hasPassed("mine", proofs.passed("mine")), proofs.hasPassed("other", proofs.passed("mine"))]).toEqual(
      [true, false],
    );
    clock.advance(DAY_MS);
    expect(fresh("mine", asked)).toEqual([true, true]);
    clock.advance(1);
    expect(fresh("mine", asked)).toEqual([false, false]);
    // The clocks of nodes are never quite the same.
    clock.advance(-DAY_MS - MINUTE_MS - 1);
    expect(fresh("mine", asked)).toEqual([true, true]);
    clock.advance(-1);
    expect(fresh("mine", asked)).toEqual([false, false]);
  });

  test("are for one link: what the script of a page sends opens no other push", async () => {
    const [link, other] = [await linkOf(), await linkOf()];
    const shown = shownIn(await pageOf(link));
    expect(shown["press"]).toMatch(/^[\w-]{43}$/);
    expect(await reveal(other, shown)).toMatchObject({ outcome: "letters" });
    expect(await viewsLeft(other)).toBe(0);
    expect(await reveal(link, shown)).toMatchObject({ outcome: "open", payload: SECRET });
  });

  test("are three that no program types by chance, and one of 4,000 or more", () => {
    const all = allLetters();
    expect(all.length).toBeGreaterThan(4_000);
    for (const filler of FILLERS) expect(all).not.toContain(typedLetters(filler));
    for (const letters of all) {
      expect(letters).toMatch(/^[BCDFGHJKLMNPRSTVWXZ]{3}$/);
      expect(new Set(letters).size).toBe(3);
    }
  });

  test("are asked for by a push only if the server checks at all, and as the only value", async () => {
    const make = (at: TestServer, value: unknown) =>
      at.json("POST", "/api/v2/pushes", { push: { payload: "x", reveal_check: value } });
    const off = await startServer();
    expect((await make(off, "letters")).body).toEqual({
      reveal_check: ["is not available: it is switched off on this server"],
    });
    await off.stop();
    expect([(await make(server, "press")).status, (await make(server, "")).status]).toEqual([422, 201]);
  });
});

test("what somebody typed in secret is in no answer that asks for the letters", async () => {
  const typed = "typed-in-secret-4711";
  const asked = async (path: string, fields: Record<string, string>) => {
    const headers = { accept: "text/html", origin: server.url, "sec-fetch-site": "same-origin" };
    const answer = await fetch(server.url + path, { method: "POST", headers, body: new URLSearchParams(fields) });
    const text = await answer.text();
    expect(text).not.toContain(typed);
    return text;
  };
  const reset = await asked("/session/reset", { code: "0".repeat(32), password: typed });
  expect(JSON.parse(reset)).toMatchObject({ outcome: "letters" });
  expect(await asked(new URL(await linkOf()).pathname.replace(/r$/, "alarm"), { passphrase: typed })).toContain(
    'id="three-letters"',
  );
});

describe("what proves more asks for nothing", () => {
  test("a passphrase, one's own push, and the API", async () => {
    const guarded = await linkOf({ passphrase: "open sesame" });
    expect(await pageOf(guarded)).not.toContain("three-letters");
    expect(await reveal(guarded, { passphrase: "open sesame" })).toMatchObject({ outcome: "open" });
    const { browser, token } = await signedIn(server);
    const own = await server.push({ payload: SECRET }, { authorization: `Bearer ${token}` });
    expect((await browser.send("POST", `/p/${own.url_token}/reveal`, {})).body).toMatchObject({ outcome: "open" });
    const link = await linkOf({ reveal_check: "letters" });
    expect((await server.json("GET", `/api/v2/pushes/${tokenIn(link)}`)).body).toMatchObject({ payload: SECRET });
  });
});

describe("the owner's log", () => {
  test("says once that it was probably a program, and nothing of somebody who then types the letters", async () => {
    const first = await startServer({ flags: { "reveal-check": "press" } });
    const { email, token } = await signedIn(first);
    const headers = { authorization: `Bearer ${token}` };
    const [robbed, read] = [await first.push({ payload: "x" }, headers), await first.push({ payload: "x" }, headers)];
    const press = (push: { url_token: string }, fields = {}) =>
      first.json("POST", `/p/${push.url_token}/reveal`, fields);
    for (let time = 0; time < 3; time += 1) await press(robbed);
    const { body } = await press(read);
    expect((await press(read, { check_of: body.of, letters: body.letters })).body).toMatchObject({ outcome: "open" });
    // It is written once there was time to type them, or as the server stops.
    await first.stop({ dataDir: true });
    const second = await startServer({ dataDir: first.dataDir });
    const browser = new Browser(second);
    await browser.signIn(email);
    const totals = async (push: { url_token: string }) =>
      (await browser.send("GET", `/account/pushes/${push.url_token}`)).body.totals;
    expect(await totals(robbed)).toEqual({ creation: 1, probable_program: 1 });
    expect(await totals(read)).toEqual({ creation: 1, view: 1 });
    await second.stop();
  });
});

needs("chromium").describe("a person", () => {
  const opened = "document.querySelector('#opened:not([hidden])')";
  const asks = "document.activeElement?.id === 'typed'";
  const openedBy = async (page: Page): Promise<void> => {
    await page.until(opened);
    expect(page.problems).toEqual([]);
    expect(await page.view.evaluate("document.querySelector('#payload').textContent")).toBe(SECRET);
    page.close();
  };
  const keys = async (page: Page, presses: Array<[key: string, code: number, text?: string]>, heldS = 0.08) => {
    let atS = Date.now() / 1_000;
    for (const [key, windowsVirtualKeyCode, text] of presses) {
      const press = { key, code: key === " " ? "Space" : key, windowsVirtualKeyCode, ...(text && { text }) };
      await page.view.cdp("Input.dispatchKeyEvent", {
        type: text ? "keyDown" : "rawKeyDown",
        ...press,
        timestamp: atS,
      });
      await page.view.cdp("Input.dispatchKeyEvent", { type: "keyUp", ...press, timestamp: (atS += heldS) });
      atS += 0.1;
    }
  };

  test.each([320, 1280])("with a mouse opens it with one press, %p pixels wide", async (width) => {
    const page = await openPage(await linkOf(), { width });
    await press(page, "#submit");
    await openedBy(page);
  });

  test("opens what is sealed end to end with one press", async () => {
    const page = await openPage(server.url + (await pushSealed(server, { payload: SECRET })));
    await page.until("!document.querySelector('#submit').hasAttribute('aria-busy')");
    await press(page, "#submit");
    await openedBy(page);
  });

  test("with a finger opens it with one tap", async () => {
    const page = await openPage(await linkOf(), { width: 390 });
    await page.view.cdp("Emulation.setTouchEmulationEnabled", { enabled: true });
    const place = await page.view.evaluate(`(() => {
      const { x, y, width, height } = document.querySelector("#submit").getBoundingClientRect();
      return JSON.stringify({ x: x + width / 2, y: y + height / 2 });
    })()`);
    const atS = Date.now() / 1_000;
    const touchPoints = [JSON.parse(String(place))];
    await page.view.cdp("Input.dispatchTouchEvent", { type: "touchStart", touchPoints, timestamp: atS });
    await page.view.cdp("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: atS + 0.09 });
    await openedBy(page);
  });

  test("with keys alone opens it as ever", async () => {
    const page = await openPage(await linkOf());
    const focused = () => page.view.evaluate("document.activeElement?.id");
    for (let tabs = 0; tabs < 30 && (await focused()) !== "submit"; tabs += 1) await keys(page, [["Tab", 9]]);
    expect(await focused()).toBe("submit");
    await keys(page, [["Enter", 13, "\r"]]);
    await openedBy(page);
  });

  test("whose screen reader or voice presses the button types three letters, in their language", async () => {
    for (const [width, path, label] of [
      [320, "?lang=de", "Tippen Sie diese drei Buchstaben ab"],
      [1280, "", "Type these three letters"],
    ] as const) {
      const page = await openPage(path === "" ? await linkOf() : `${await linkOf()}${path}`, { width });
      await page.view.evaluate("document.querySelector('#submit').click()");
      await page.until(asks);
      expect(await page.view.evaluate("document.querySelector('label[for=typed]').textContent")).toBe(label);
      // One more step, and no mistake yet.
      const isRed = "document.querySelector('#problem').checkVisibility()";
      expect(await page.view.evaluate(isRed)).toBe(false);
      expect(await violations(page)).toEqual([]);
      expect(await unnamed(page)).toEqual([]);
      const letters = String(await page.view.evaluate("document.querySelector('#three-letters').textContent"));
      // The first time the last letter is wrong: then there are others.
      await page.view.type(`${letters.slice(0, 4)}Q`);
      await page.view.evaluate("document.querySelector('#submit').click()");
      await page.until(
        `${asks} && document.querySelector('#three-letters').textContent !== ${JSON.stringify(letters)}`,
      );
      expect(await page.view.evaluate(isRed)).toBe(true);
      await page.view.type(String(await page.view.evaluate("document.querySelector('#three-letters').textContent")));
      await page.view.evaluate("document.querySelector('#submit').click()");
      await openedBy(page);
    }
  });

  test("without scripts types three letters into the page as it comes", async () => {
    const page = await openPage(await linkOf(), { width: 390, scripts: false });
    await openPlain(page);
    expect(await htmlOf(page, "#opened > pre")).toContain(SECRET);
    expect(page.problems).toEqual([]);
    page.close();
  });
});
