// A link of its own for each recipient, in a real Chromium: plain, sealed, with files, and with what goes wrong on the way.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { keyIn } from "../static/e2e/link.ts";
import { openText } from "../static/e2e/open.ts";
import { hasBrowser, type Page } from "./browser.ts";
import { type TestServer, type User } from "./harness.ts";
import { needs } from "./needs.ts";
import { HandProvider, newAuthority, startWith } from "./openid.ts";
import { addTerms, enterAs, fill, press, reload, textAt } from "./page_actions.ts";
import { copied, isSound } from "./page_flows.ts";
import { scratch } from "./scratch.ts";
import { chooseFiles } from "./sealed_flows.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down
const { root } = scratch();
const SECRET = "correct horse for each";
const LONG = "bernadette.von.langenhagen@vertrieb.example.org";
const PEOPLE = ["ann@example.org", "bob@example.org", "cem@example.org"];

let provider: HandProvider;
let server: TestServer;
let owner: User;

beforeAll(async () => {
  if (!hasBrowser) return;
  const authority = newAuthority(root);
  provider = new HandProvider(authority);
  server = await startWith({ issuer: provider.issuer, authority });
  await server.user("root@example.org", true);
  owner = await server.user("owner@example.org");
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});

/** The page of a new push with its recipients, and what is wanted for each of them. */
async function begin(recipients: string, width = 390): Promise<Page> {
  const page = await enterAs(server, owner.email, `${server.url}/`, { width });
  await addTerms(page, "recipients");
  await fill(page, "#recipients", recipients);
  return page;
}

async function beginEach(recipients = PEOPLE.join(", "), width = 390): Promise<Page> {
  const page = await begin(recipients, width);
  await press(page, "#link-each");
  await fill(page, "#text", SECRET);
  return page;
}

const shows = (page: Page): Promise<void> => page.until("document.querySelector('#each')?.checkVisibility()");

/** The address and link of each line. */
async function linesOf(page: Page): Promise<Array<[string, string]>> {
  await shows(page);
  const lines = await page.view.evaluate(`JSON.stringify([...document.querySelectorAll("#each .list > li")].map((one) =>
    [one.querySelector(".name").textContent, one.querySelector(".address").textContent]))`);
  return JSON.parse(String(lines)) as Array<[string, string]>;
}

const tokenOf = (link: string): string => new URL(link).pathname.split("/")[2] ?? "";
const active = async () =>
  (await server.json("GET", "/api/v2/pushes/active", undefined, owner.headers)).body as Array<{ url_token: string }>;
const recordOf = async (link: string) => (await active()).find((push) => push.url_token === tokenOf(link)) ?? null;
const payloadOf = async (link: string): Promise<string> =>
  (await server.json("GET", `/api/v2/pushes/${tokenOf(link)}`, undefined, owner.headers)).body.payload as string;
const pushes = async (): Promise<number> => (await active()).length;

/** From now on, requests for this address get lost, until `window.lost` is another one. */
const lose = (page: Page, address: string): Promise<unknown> =>
  page.view.evaluate(`(() => {
    const real = window.fetch;
    window.lost = ${JSON.stringify(address)};
    window.fetch = (path, init) =>
      String(init?.body).includes(window.lost) ? Promise.reject(new TypeError("Failed to fetch")) : real(path, init);
  })()`);

needs("chromium", "the long run").describe("a link for each recipient", () => {
  test("is a push for that one alone, which bears the address as its name and is withdrawn alone (1280 px)", async () => {
    const page = await begin("Ann@example.org", 1280);
    const isThere = (id: string) => page.view.evaluate(`document.querySelector("#${id}").checkVisibility()`);
    expect(await isThere("each-box")).toBe(false);
    await fill(page, "#recipients", `Ann@example.org\n${PEOPLE[1]}; ann@example.org`);
    expect([await isThere("each-box"), await isThere("views-each")]).toEqual([true, true]);
    await press(page, "#link-each");
    expect(await isThere("views-each")).toBe(false);
    await fill(page, "#text", SECRET);
    await press(page, "#submit");
    const lines = await linesOf(page);
    expect(lines.map(([address]) => address)).toEqual(PEOPLE.slice(0, 2));
    expect(await textAt(page, "#ready")).toBe("2 links are ready");
    expect(new Set(lines.map(([, link]) => link)).size).toBe(2);
    // An address goes on in the next line after its "@", or after a dot before that.
    expect(await page.view.evaluate("document.querySelector('#each .name').innerHTML")).toStartWith(
      "ann@<wbr>example.org",
    );
    for (const [address, link] of lines) {
      expect(await recordOf(link)).toMatchObject({ name: address, recipients: [address] });
      expect(await payloadOf(link)).toBe(SECRET);
    }
    expect(await copied(page, "#copy-each")).toBe(lines.map(([address, link]) => `${address}\t${link}\n`).join(""));
    expect(await copied(page, "#each li:last-child button")).toBe(lines[1]?.[1] ?? "");
    await isSound(page);
    // A reload shows them again.
    await reload(page);
    expect(await linesOf(page)).toEqual(lines);
    await press(page, "#each li:first-child a");
    await page.until("location.pathname.endsWith('/preview') && document.readyState === 'complete'");
    expect(await textAt(page, "#terms")).toContain(PEOPLE[0] ?? "");
    const [first = "", second = ""] = lines.map(([, link]) => link);
    await server.json("DELETE", `/api/v2/pushes/${tokenOf(first)}`, undefined, owner.headers);
    expect([await recordOf(first), (await recordOf(second)) !== null]).toEqual([null, true]);
    page.close();
  });

  test("is sealed with a key of its own, which this browser keeps; a name of the sender's stands before the address", async () => {
    const page = await beginEach();
    await fill(page, "#name", "The VPN");
    await press(page, "#sealed");
    await press(page, "#submit");
    const lines = await linesOf(page);
    const ends = lines.map(([, link]) => link.split("#")[1] ?? "");
    expect(new Set(ends).size).toBe(3);
    for (const [index, [address, link]] of lines.entries()) {
      const key = keyIn(ends[index] ?? "") ?? new Uint8Array();
      expect(await openText(await payloadOf(link), key)).toBe(SECRET);
      expect(await recordOf(link)).toMatchObject({ name: `The VPN · ${address}`, e2e: true });
    }
    const other = keyIn(ends[1] ?? "") ?? new Uint8Array();
    expect(openText(await payloadOf(lines[0]?.[1] ?? ""), other)).rejects.toThrow();
    expect(String(await page.view.evaluate("JSON.stringify(sessionStorage)"))).not.toContain(ends[0] ?? "-");
    await isSound(page);
    await reload(page);
    expect(await linesOf(page)).toEqual(lines);
    await press(page, "#another");
    await page.until("!document.querySelector('#each') && document.querySelector('#text')?.checkVisibility()");
    page.close();
  });

  test("of files, each sealed anew, with one progress", async () => {
    const page = await beginEach(PEOPLE.slice(0, 2).join());
    await press(page, "#tab-file");
    await chooseFiles(page, [["plan.txt", 3_000]]);
    await press(page, "#sealed");
    await press(page, "#submit");
    const lines = await linesOf(page);
    expect(lines.length).toBe(2);
    const sealed = await Promise.all(
      lines.map(async ([, link]) => {
        const { files } = (await server.json("GET", `/api/v2/pushes/${tokenOf(link)}`, undefined, owner.headers)).body;
        return (await server.fetch(new URL(files[0].url).pathname)).text();
      }),
    );
    expect(sealed[0]).not.toBe(sealed[1]);
    await isSound(page);
    page.close();
  });

  test("that fails in the middle is named with its reason, and only it is tried again", async () => {
    const page = await beginEach();
    const before = await pushes();
    await lose(page, PEOPLE[1] ?? "");
    await press(page, "#submit");
    expect((await linesOf(page)).map(([address]) => address)).toEqual([PEOPLE[0] ?? ""]);
    expect(await pushes()).toBe(before + 1);
    const failed = await textAt(page, "#each-failed");
    expect(failed).toContain("2 links weren’t created:");
    expect(failed).toContain("bob@example.org · The server didn’t answer.");
    expect(await page.view.evaluate("document.querySelector('#text').value")).toBe(SECRET);
    await isSound(page);
    // Whoever leaves now loses what is shared, and is asked.
    page.leaving.stays = true;
    void page.view.cdp("Page.reload").catch(() => {});
    while (page.leaving.asked === 0) await Bun.sleep(10);
    await page.view.evaluate("void (window.lost = 'nobody')");
    await press(page, "#each-again");
    await page.until("document.querySelectorAll('#each .list > li').length === 3");
    expect((await linesOf(page)).map(([address]) => address)).toEqual(PEOPLE);
    expect(await pushes()).toBe(before + 3);
    expect(await page.view.evaluate("document.querySelector('#text').value")).toBe("");
    page.close();
  });

  test("that the server refuses does not keep it from the others; if there is none, the form says why", async () => {
    const page = await beginEach(`ann@example.org, bob@exa..mple, ${LONG}`, 320);
    await press(page, "#submit");
    expect((await linesOf(page)).map(([address]) => address)).toEqual([PEOPLE[0] ?? "", LONG]);
    expect(await textAt(page, "#each-failed")).toContain("\n“bob@exa..mple” isn’t an email address.");
    const widest =
      "Math.max(...[...document.querySelectorAll('#each *')].map((one) => one.getBoundingClientRect().right))";
    expect(await page.view.evaluate(`${widest} <= innerWidth`)).toBe(true);
    // It can be corrected where it is named; without an address, a link would open for anybody.
    for (const typed of ["", "bob", "bob@example.org, group:staff"]) {
      await fill(page, "#each-failed input", typed);
      await press(page, "#each-again");
      await page.until("document.querySelector('#each-failed input')?.ariaInvalid === 'true'");
      expect((await linesOf(page)).length).toBe(2);
    }
    await fill(page, "#each-failed input", "bob@example.org");
    await press(page, "#each-again");
    await page.until("document.querySelectorAll('#each .list > li').length === 3");
    expect((await linesOf(page)).map(([address]) => address)).toEqual(["ann@example.org", "bob@example.org", LONG]);
    page.close();
    const none = await beginEach("ann@exa..mple, bob@exa..mple");
    await press(none, "#submit");
    await none.until(
      "document.querySelector('#problem-recipients')?.textContent.includes('“ann@exa..mple” isn’t an email address')",
    );
    for (const [recipients, words] of [
      ["ann@example.org, group:staff", "A group can’t get a separate link. Remove “group:staff”"],
      ["ann@example.org, bob", "“bob” isn’t an email address."],
      [Array.from({ length: 51 }, (_, n) => `p${n}@example.org`).join(), "Use at most 50 entries."],
    ] as const) {
      await fill(none, "#recipients", recipients);
      await press(none, "#submit");
      await none.until(
        `document.querySelector('#problem-recipients')?.textContent.startsWith(${JSON.stringify(words)})`,
      );
    }
    none.close();
  });

  test("waits where the server asks to slow down, and can be cancelled: what is made stays", async () => {
    const page = await beginEach();
    const slow = (address: string, seconds: number) =>
      page.view.evaluate(`(() => {
        const real = window.fetch;
        let asked = 0;
        window.fetch = async (path, init) => {
          if (!String(init?.body).includes(${JSON.stringify(address)}) || asked++) return real(path, init);
          return new Response("{}", { status: 429, headers: { "retry-after": "${seconds}" } });
        };
      })()`);
    await slow(PEOPLE[1] ?? "", 1);
    await slow(PEOPLE[2] ?? "", 3_600);
    await press(page, "#submit");
    await page.until("document.querySelector('#progress p')?.textContent.includes('cem@example.org follows in')");
    await press(page, "#cancel");
    expect((await linesOf(page)).map(([address]) => address)).toEqual(PEOPLE.slice(0, 2));
    expect(await textAt(page, "#each-failed")).toContain("cem@example.org · Cancelled. Nothing was stored.");
    page.close();
  });
});
