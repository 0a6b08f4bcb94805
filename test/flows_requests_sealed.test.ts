// Requests whose answers are sealed end to end, in a real Chromium: one browser makes the keys, another one without an
// account seals an answer, and the first opens it. The server can read none of it.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { newKeys } from "../static/e2e/recipient.ts";
import { hasBrowser, openPage, type Page } from "./browser.ts";
import { cli, tempDir } from "./client_runs.ts";
import { startServer, type TestServer } from "./harness.ts";
import { filesOf } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { enterAs, fill, follow, go, openTerms, press, textAt } from "./page_actions.ts";
import { copied, isSound, made, opened, WIDTHS } from "./page_flows.ts";

const long = needs("the long run");

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const QUESTION = "The recovery codes, please";
const ANSWER = "the answer 3f9c that no server may read";
const FILE = "the file 81d2 that no server may read";
const FORM = "document.querySelector('#answer #submit:not([aria-busy])') && document.readyState === 'complete'";
const SENT = "document.querySelector('.success h1')";

let server: TestServer;
beforeAll(async () => {
  if (hasBrowser) server = await startServer({ flags: { "enable-requests": "true", "log-level": "debug" } });
});
afterAll(() => server?.stop());

const elsewhere = (link: string): string => link.replace("127.0.0.1", "localhost");
const attach = (page: Page, name: string, content: string): Promise<unknown> =>
  page.view.evaluate(`(() => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([${JSON.stringify(content)}], ${JSON.stringify(name)}));
    const input = document.getElementById("files");
    input.files = chosen.files;
    input.dispatchEvent(new Event("change"));
  })()`);

/** What lies on the server's disk. */
const stored = (): Buffer =>
  Buffer.concat(
    readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
  );

async function makeRequest(page: Page, passphrase = ""): Promise<{ link: string; collect: string }> {
  await go(page, `${server.url}/requests/new`);
  await page.until("document.querySelector('#ask-form:not([inert])')");
  await fill(page, "#text", QUESTION);
  await press(page, "#sealed");
  await openTerms(page);
  await press(page, "#takes-files");
  await fill(page, "#answers", "2");
  if (passphrase !== "") await fill(page, "#passphrase", passphrase);
  await press(page, "#submit");
  await page.until(made);
  await page.until("document.querySelector('#collecting:not([hidden])')");
  await press(page, "#collect-key summary");
  return { link: await copied(page, "#copy"), collect: await copied(page, "#copy-collect") };
}

needs("chromium").describe("a request for sealed answers", () => {
  test.each(WIDTHS)("is made, answered with a text and a file, and both are opened (%p px)", async (width) => {
    const { email } = await server.user();
    const page = await enterAs(server, email, `${server.url}/`, { width });
    const { link, collect } = await makeRequest(page, "open sesame");
    expect(link).toMatch(/\/req\/\w{20,}#age1\w{58}$/);
    expect(collect).toMatch(/\/req\/\w{20,}#AGE-SECRET-KEY-1\w{58}$/);
    expect(collect.split("#")[0]).toBe(link.split("#")[0] ?? "");
    expect(await textAt(page, "#collecting")).toContain("This browser keeps the key that opens the answers");
    expect(await page.view.evaluate("document.documentElement.scrollWidth")).toBe(width);
    await isSound(page);

    // Somebody else: the other host name has other cookies. A wrong passphrase must not lose the end of the link.
    const theirs = await openPage(elsewhere(link), { width, keep: true });
    await fill(theirs, "#passphrase", "open barley");
    await press(theirs, "#submit");
    await theirs.until("document.querySelector('#problem')?.textContent === 'The passphrase is wrong.'");
    await fill(theirs, "#passphrase", "open sesame");
    await press(theirs, "#submit");
    await theirs.until(FORM);
    expect(await textAt(theirs, ".card")).toContain("This server can’t");
    await isSound(theirs);
    await fill(theirs, "#text", ANSWER);
    await attach(theirs, "codes 7e1a.txt", FILE);
    await press(theirs, "#submit");
    await theirs.until(SENT);
    // One answer of two: the same link takes the next, of a text alone.
    await go(theirs, "about:blank");
    await go(theirs, elsewhere(link));
    await fill(theirs, "#passphrase", "open sesame");
    await press(theirs, "#submit");
    await theirs.until(FORM);
    await fill(theirs, "#text", `${ANSWER}, again`);
    await press(theirs, "#submit");
    await theirs.until(SENT);
    theirs.close();

    const disk = stored();
    const known = [ANSWER, FILE, "codes 7e1a", collect.split("#")[1] ?? "", link.split("#")[1] ?? ""];
    for (const secret of known) {
      expect(disk.includes(secret)).toBe(false);
      expect(server.log().includes(secret)).toBe(false);
    }

    // The second link leads its owner to the answers.
    await go(page, "about:blank");
    await follow(page, collect);
    await page.until("document.querySelectorAll('#answers .button').length === 2");
    expect(await page.view.evaluate("location.hash")).toBe("");
    await isSound(page);
    // The button opens one in a single step, and its address does not show the key.
    await press(page, "#answers .button");
    await page.until(opened);
    expect(await textAt(page, "#opened-title")).toBe("Answer to your request");
    expect(await page.view.evaluate("location.hash")).toBe("");
    await go(page, "about:blank");
    await follow(page, collect);
    await page.until("document.querySelectorAll('#answers .button').length === 2");
    const answers = (await page.view.evaluate(
      "[...document.querySelectorAll('#answers .button')].map(({ href }) => href)",
    )) as string[];
    const texts: unknown[] = [];
    for (const answer of answers) {
      await go(page, "about:blank");
      await follow(page, answer);
      await page.until("document.querySelector('#gate #submit:not([aria-busy])')");
      await press(page, "#submit");
      await page.until(opened);
      texts.push(await page.view.evaluate("document.querySelector('#payload').textContent"));
      if (texts.at(-1) === ANSWER) expect(await textAt(page, "#files")).toContain("codes 7e1a.txt");
    }
    expect(texts.toSorted()).toEqual([ANSWER, `${ANSWER}, again`]);
    page.close();
    // Signed out, the same link says what it is, although nothing can be answered any more.
    const signedOut = await openPage(elsewhere(collect), { width, keep: true });
    await signedOut.until("document.querySelector('#collects').checkVisibility()");
    expect(await textAt(signedOut, "h1")).toBe("Already answered");
    signedOut.close();
  });

  long.test("is answered with a large file, which goes ahead as it is sealed", async () => {
    const { email, token } = await server.user();
    const page = await enterAs(server, email, `${server.url}/`);
    const { link } = await makeRequest(page);
    page.close();
    const theirs = await openPage(elsewhere(link), { keep: true });
    await press(theirs, "#submit");
    await theirs.until(FORM);
    await theirs.view.evaluate(`(() => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(17 * 1024 * 1024)], "plans.bin"));
      document.querySelector("#drop").dispatchEvent(new DragEvent("drop", { dataTransfer: chosen, bubbles: true }));
    })()`);
    await press(theirs, "#submit");
    await theirs.until(SENT);
    const sent = theirs.requests.filter(({ method }) => method === "PATCH").map(({ url }) => new URL(url).pathname);
    expect(sent).toEqual(Array(3).fill(expect.stringMatching(/^\/api\/v2\/uploads\//)));
    theirs.close();
    const path = `/api/v2/requests/${link.split("/").at(-1)?.split("#")[0]}`;
    const headers = { authorization: `Bearer ${token}` };
    const { body } = await server.json("GET", path, undefined, headers);
    const [file] = await filesOf(server, body.responses[0], headers);
    expect([file?.filename, (file?.byte_size ?? 0) > 17 * 1024 * 1024]).toEqual(["1.age", true]);
  });

  long.test("takes nothing where the end of its link is missing, cut or the key of the answers", async () => {
    const { email, token } = await server.user();
    const page = await enterAs(server, email, `${server.url}/`);
    const { link, collect } = await makeRequest(page);
    page.close();
    for (const faulty of [
      link.split("#")[0] ?? "",
      link.slice(0, -1),
      // Two letters that changed places; the last two that differ.
      link.replace(/(.)(?!\1)(.)(\2*)$/, "$2$1$3"),
    ]) {
      const theirs = await openPage(elsewhere(faulty), { keep: true });
      await press(theirs, "#submit");
      await theirs.until("document.querySelector('#unsealable:not([hidden])')");
      expect(await textAt(theirs, "#unsealable")).toContain("Nothing was sent.");
      expect(await theirs.view.evaluate("document.querySelector('#answer').hidden")).toBe(true);
      theirs.close();
    }
    const strangers = await openPage(elsewhere(collect), { keep: true });
    await strangers.until("document.querySelector('#collects:not([hidden])')");
    expect(await strangers.view.evaluate("document.querySelector('#read').hidden")).toBe(true);
    strangers.close();
    // Nothing of it reached the server.
    const path = `/api/v2/requests/${link.split("/").at(-1)?.split("#")[0]}`;
    const { body } = await server.json("GET", path, undefined, { authorization: `Bearer ${token}` });
    expect(body.responses).toEqual([]);
  });

  long.test("is answered by the page and opened by the command line, and the other way round", async () => {
    const { email, token } = await server.user();
    const home = { HOME: tempDir(), SECRETPUSH_SERVER: server.url, SECRETPUSH_TOKEN: token };
    const page = await enterAs(server, email, `${server.url}/`);
    const { link, collect } = await makeRequest(page);
    const { code } = await cli(["answer", link], { env: { HOME: tempDir() }, input: ANSWER });
    expect(code).toBe(0);
    expect((await cli(["open", collect], { env: home })).stdout).toStartWith(ANSWER);
    const theirs = await openPage(elsewhere(link), { keep: true });
    await press(theirs, "#submit");
    await theirs.until(FORM);
    await fill(theirs, "#text", "by the page");
    await press(theirs, "#submit");
    await theirs.until(SENT);
    theirs.close();
    expect((await cli(["open", collect], { env: home })).stdout).toStartWith("by the page");
    page.close();
  });
});

test("a key that is cut or altered opens nothing", async () => {
  const { answerOpenerFor } = await import("../static/modules/answers.ts");
  const { identity } = await newKeys();
  expect(answerOpenerFor(`#${identity}`)).not.toBeNull();
  for (const faulty of [
    identity.slice(0, -1),
    `${identity}Q`,
    identity.slice(0, -1) + (identity.endsWith("Q") ? "P" : "Q"),
  ]) {
    expect(answerOpenerFor(`#${faulty}`)).toBeNull();
  }
});
