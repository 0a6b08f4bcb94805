// Requests in a real Chromium: somebody asks, somebody else without an account answers with text and files, and the first
// opens the answer.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { hasBrowser, openPage, type Page } from "./browser.ts";
import { startServer, type TestServer, type User } from "./harness.ts";
import { needs } from "./needs.ts";
import { addTerms, enterAs, fill, go, press, termsOf, textAt, toSection } from "./page_actions.ts";
import { filesOf } from "./multipart_forms.ts";
import { networkTo } from "./network.ts";
import { uploadsOf } from "./stored_files.ts";
import { appears, htmlOf, pressPlain } from "./without_scripts.ts";
import { copied, isSound, made, opened, SECRET, WIDTHS } from "./page_flows.ts";

const long = needs("the long run");

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const QUESTION = "The key of <b>staging</b>, please\nand its password";
const FORM = "document.querySelector('#answer') && document.readyState === 'complete'";
const SENT = "document.querySelector('.success h1')";

let server: TestServer;
beforeAll(async () => {
  if (hasBrowser)
    server = await startServer({
      flags: { "enable-requests": "true", "allow-anonymous": "false", "remember-opened": "false" },
    });
});
afterAll(() => server?.stop());

const ask = async (user: User, fields: Record<string, unknown> = {}): Promise<string> => {
  const asked = { request: { request: QUESTION, ...fields } };
  const { body, status, text } = await server.json("POST", "/api/v2/requests", asked, user.headers);
  if (status !== 201) throw new Error(`The request was not created: ${status} ${text}`);
  return String(body.url_token);
};
const logOf = async (user: User, token: string): Promise<string[]> => {
  const { body } = await server.json("GET", `/api/v2/requests/${token}/audit`, undefined, user.headers);
  return (body as { logs: Array<{ kind: string }> }).logs.map(({ kind }) => kind);
};
/** The answers to a request, as its owner finds them. */
const answersTo = async (user: User, token: string, query = "") => {
  const { body } = await server.json("GET", `/api/v2/requests/${token}${query}`, undefined, user.headers);
  return body as { response: string | null; responses: unknown[] };
};

const attach = (page: Page, files: Record<string, string>): Promise<unknown> =>
  page.view.evaluate(`(() => {
    const chosen = new DataTransfer();
    for (const [name, content] of Object.entries(${JSON.stringify(files)})) chosen.items.add(new File([content], name));
    const input = document.getElementById("files");
    input.files = chosen.files;
    input.dispatchEvent(new Event("change"));
  })()`);
const read = async (page: Page): Promise<void> => {
  await press(page, "#submit");
  await page.until(FORM);
};

needs("chromium").describe("a request", () => {
  long.test("is answered with a large file that goes on after a cut", async () => {
    const user = await server.user();
    const token = await ask(user, { response_file_attachments: true, passphrase: "open sesame" });
    const network = await networkTo(server);
    const page = await openPage(`${network.url}/req/${token}`, { width: 390 });
    await fill(page, "#passphrase", "open sesame");
    await read(page);
    await page.view.evaluate(`(() => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(18 * 1024 * 1024).fill(7)], "plans.bin"));
      document.querySelector("#drop").dispatchEvent(new DragEvent("drop", { dataTransfer: chosen, bubbles: true }));
    })()`);
    const held = network.holdAt(9 * 1024 * 1024);
    await press(page, "#submit");
    await held;
    network.cut();
    await page.until(
      "document.querySelector('#speed').textContent === 'Connection lost. The upload will resume by itself.'",
    );
    network.mend();
    await page.until(SENT);
    expect(network.sent()).toBeLessThan(22 * 1024 * 1024);
    page.close();
    network.stop();
    const [answer] = (await answersTo(user, token, "?passphrase=open+sesame")).responses as Array<{
      url_token: string;
    }>;
    const [file] = await filesOf(server, answer ?? { url_token: "" }, user.headers);
    expect([file?.filename, file?.byte_size]).toEqual(["plans.bin", 18 * 1024 * 1024]);
    expect(await uploadsOf(server)).toEqual([]);
  });

  long.test("with files is refused in words, and none of it is lost", async () => {
    const { email } = await server.user();
    const page = await enterAs(server, email, `${server.url}/requests/new`);
    await page.until("document.querySelector('#ask-form:not([inert])')");
    await press(page, "#submit");
    expect(await textAt(page, "#problem-text")).toBe("Describe what you need.");
    await addTerms(page, "note", "files");
    await page.view.evaluate("document.querySelector('#note').value = 'é'.repeat(40_000)");
    await attach(page, Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}.txt`, "x"])));
    await press(page, "#submit");
    expect(await textAt(page, "#problem-note")).toMatch(/^Your note is too long\. The limit is 64\sKiB\.$/);
    expect(await textAt(page, "#problem-file")).toBe("A link can hold at most 10 files.");
    await fill(page, "#note", "");
    await press(page, "#chosen li:last-child button");
    // Files alone say what is asked.
    await press(page, "#submit");
    await page.until(made);
    expect(await page.view.evaluate("document.querySelectorAll('#chosen li').length")).toBe(0);
    page.close();
  });

  test.each([
    [390, 664],
    [320, 568],
  ])("shows its button and its terms as chips on the first screen (%p × %p px)", async (width, height) => {
    const { email } = await server.user();
    const page = await enterAs(server, email, `${server.url}/requests/new`, { width, height });
    await page.until("document.querySelector('#ask-form:not([inert])')");
    expect(await termsOf(page)).toBe("7 days · 1 answer · no passphrase");
    const bottom = "Math.ceil(document.querySelector('#submit').getBoundingClientRect().bottom)";
    expect(await page.view.evaluate(bottom)).toBeLessThanOrEqual(height);
    await press(page, "[data-field=answers]");
    await page.until("document.querySelector('#options').open && document.activeElement.id === 'answers'");
    page.close();
  });

  test.each(WIDTHS)("is made, answered with text and files, and its answer opened (%p px)", async (width) => {
    const { email } = await server.user();
    const page = await enterAs(server, email, `${server.url}/`, { width });
    await press(page, "a[href='/requests/new']");
    await page.until("document.querySelector('#ask-form:not([inert])')");
    await fill(page, "#text", "");
    await page.view.evaluate(`document.querySelector("#text").value = ${JSON.stringify(QUESTION)}`);
    await addTerms(page, "name", "note", "files");
    await press(page, "#takes-files");
    await press(page, "#shows-email");
    await fill(page, "#passphrase", "open sesame");
    await fill(page, "#name", "Staging");
    await fill(page, "#note", "for the move");
    await attach(page, { "form.txt": "Fill this in", "other.txt": "x" });
    await press(page, "#chosen li:last-child button");
    expect(await termsOf(page)).toBe(
      `7 days · 1 answer · with passphrase · Show them your email address: ${email} · Staging · Note · Files for the person who answers`,
    );
    await press(page, "#submit");
    await page.until(made);
    const link = await copied(page, "#copy");
    expect(link).toMatch(/\/req\/\w{20,}$/);
    expect(await copied(page, "#copy-message")).toContain("Please send me something confidential through this link.");
    expect(await copied(page, "#copy-passphrase")).toBe("open sesame");
    expect(await textAt(page, "#expiry")).toStartWith("The request can be answered once, until ");
    expect(await page.view.evaluate("document.documentElement.scrollWidth")).toBe(width);
    await isSound(page);

    // Somebody else: the other host name has other cookies.
    const theirs = await openPage(link.replace("127.0.0.1", "localhost"), { width, keep: true });
    expect(await textAt(theirs, "#gate h1")).toBe("Someone is asking you for a secret");
    expect(await theirs.view.evaluate("document.documentElement.outerHTML.includes('staging')")).toBe(false);
    await isSound(theirs);
    await fill(theirs, "#passphrase", "open barley");
    await press(theirs, "#submit");
    await theirs.until("document.querySelector('#problem')?.textContent === 'The passphrase is wrong.'");
    await fill(theirs, "#passphrase", "open sesame");
    await read(theirs);
    expect(await textAt(theirs, ".sender blockquote")).toBe(QUESTION);
    expect(await textAt(theirs, ".sender")).toContain(email);
    const given = "document.querySelector('main .files a')";
    expect(await theirs.view.evaluate(`${given}.textContent`)).toContain("form.txt");
    const fetched = `fetch(${given}.href).then((answer) => answer.text())`;
    expect(await theirs.view.evaluate(fetched)).toBe("Fill this in");
    expect(await theirs.view.evaluate("document.body.textContent.includes('for the move')")).toBe(false);
    await isSound(theirs);
    await press(theirs, "#submit");
    expect(await textAt(theirs, "#problem-text")).toBe("Enter what you want to send, or choose files.");
    await attach(theirs, { "key.txt": "the key", "note.txt": "the note" });
    await theirs.view.evaluate(`document.querySelector("#text").value = ${JSON.stringify(SECRET)}`);
    await fill(theirs, "#sender-name", "Carla <b>Client</b>");
    expect(await textAt(theirs, "#chosen")).toContain("key.txt");
    await press(theirs, "#submit");
    await theirs.until(SENT);
    expect(await textAt(theirs, ".success")).toContain(`Your answer has reached ${email}.`);
    expect(await theirs.view.evaluate("document.querySelector('#text') === null")).toBe(true);
    await isSound(theirs);
    await go(theirs, link.replace("127.0.0.1", "localhost"));
    await theirs.until("document.querySelector('h1')?.textContent === 'Already answered'");
    theirs.close();

    await go(page, `${server.url}/admin`);
    await page.until("document.querySelector('#new-answers')?.textContent === '1'");
    await toSection(page, "requests");
    await page.until("document.querySelector('#requests .name')");
    expect(await textAt(page, "#requests li")).toContain("1 new answer");
    expect(await textAt(page, "#section-requests[aria-current='page'] #new-answers:not([hidden])")).toBe("1");
    expect(await textAt(page, "#only-ready .news-dot")).toBe("1 new answer");
    const line = "document.querySelector('#requests > li').getBoundingClientRect()";
    expect(Number(await page.view.evaluate(`${line}.top`))).toBeLessThanOrEqual(300);
    expect(Number(await page.view.evaluate(`${line}.height`))).toBeLessThanOrEqual(88);
    await isSound(page);
    await press(page, "#requests .name");
    await page.until("document.querySelector('#answers .badge')");
    expect(await textAt(page, "#name")).toBe("Staging");
    expect(await textAt(page, "#over")).toBe("Answered. The link no longer accepts answers.");
    expect(await textAt(page, "#asked")).toContain("The passphrase protects the request’s text");
    expect(await textAt(page, "#terms")).toContain("for the move");
    await press(page, "#log summary");
    await page.until("document.querySelectorAll('#entries tr').length === 4");
    expect(await textAt(page, "#entries")).toMatch(/created[^]*wrong passphrase[^]*read[^]*answered/);
    expect(await page.view.evaluate("document.documentElement.scrollWidth")).toBe(width);
    await isSound(page);
    expect(await textAt(page, "#answers .name")).toBe("Answer from Carla <b>Client</b>");
    await press(page, "#answers .button");
    await page.until(opened);
    expect(await textAt(page, "#opened-title")).toBe("Answer to “Staging”");
    expect(await textAt(page, "#opened-title + p")).toMatch(/^Answer from Carla <b>Client<\/b> · \d[^·]*\d$/);
    expect(await textAt(page, "#left")).toBe("Your own views don’t count.");
    expect((await textAt(page, "#own-page")).trim()).toBe("Staging");
    expect(await page.view.evaluate("document.querySelector('#own-page').getAttribute('href')")).toMatch(
      /^\/requests\/\w+$/,
    );
    await isSound(page);
    expect(await page.view.evaluate("document.querySelector('#payload').textContent")).toBe(SECRET);
    expect(await textAt(page, "#files")).toContain("note.txt");
    // Loaded again, it asks first: only the step from the request's page opens it.
    await go(page, String(await page.view.evaluate("location.href")));
    expect(await textAt(page, "#gate-title")).toBe("Answer to “Staging”");
    expect(await textAt(page, "#gate")).toMatch(/^Answer to “Staging”\s+Only you can open this answer\./);
    expect(await textAt(page, ".sender")).toContain("Carla <b>Client</b> is sharing something with you.");
    expect(await page.view.evaluate("document.querySelector('#own-page').getAttribute('href')")).toMatch(
      /^\/requests\/\w+$/,
    );
    await isSound(page);
    await go(page, `${server.url}/admin`);
    await page.until("document.querySelector('#pushes > *')");
    expect(await page.view.evaluate("document.querySelector('#new-answers').hidden")).toBe(true);
    page.close();
  });

  test("keeps nothing on a reader's device of a push that is opened, where the operator wants that", async () => {
    const anna = await server.user();
    const made = await server.json("POST", "/api/v2/pushes", { push: { payload: SECRET } }, anna.headers);
    const page = await openPage(`${server.url}/p/${String(made.body.url_token)}`);
    await page.view.evaluate("localStorage.setItem('opened-here', '{}')");
    await press(page, "#submit");
    await page.until(opened);
    expect(await page.view.evaluate("localStorage.getItem('opened-here')")).toBe(null);
    page.close();
  });

  test("is answered without scripts too, with line ends as they were typed", async () => {
    const anna = await server.user();
    const token = await ask(anna, { passphrase: "open sesame" });
    const page = await openPage(`${server.url}/req/${token}`, { scripts: false });
    await appears(page, "#passphrase:focus");
    await page.view.cdp("Input.insertText", { text: "open sesame" });
    await pressPlain(page, "#submit");
    await pressPlain(page, "#text");
    await appears(page, "#text:focus");
    await page.view.cdp("Input.insertText", { text: "one\ntwo" });
    await pressPlain(page, "#submit");
    await appears(page, ".success");
    expect(await htmlOf(page, "h1")).toContain("Sent");
    page.close();
    expect((await answersTo(anna, token, "?passphrase=open+sesame")).response).toBe("one\ntwo");
  });

  test("follows what happens, and is closed by its owner, after which its page is gone", async () => {
    const anna = await server.user();
    const token = await ask(anna, { max_responses: 2 });
    const page = await enterAs(server, anna.email, `${server.url}/requests/${token}`);
    await page.until("document.querySelector('#state').textContent === 'Open'");
    expect(await textAt(page, "#asked")).toBe(QUESTION);
    // What is not agreed goes without saying.
    const terms = "[...document.querySelectorAll('#terms dt')].map((term) => term.textContent)";
    expect(await page.view.evaluate(terms)).toEqual(["Answers", "Open until"]);
    // What came stands above the link that is handed on.
    const top = (id: string) => page.view.evaluate(`document.getElementById("${id}").getBoundingClientRect().top`);
    expect(Number(await top("answers-title"))).toBeLessThan(Number(await top("copy")));
    await server.json("PATCH", `/api/v2/requests/${token}/respond`, { request: { response: "x" } });
    await page.view.evaluate("void document.dispatchEvent(new Event('visibilitychange'))");
    await page.until("document.querySelector('#status').textContent === 'There is a new answer.'");
    // It takes another.
    expect([await textAt(page, "#state"), await textAt(page, "#answers-came")]).toEqual(["Open", "1 of 2"]);
    // To open what came is the next step, rather than to hand on the link.
    const ground = (at: string) =>
      page.view.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(at)})).backgroundColor`);
    expect([await ground("#answers .button"), await ground("#copy")]).toEqual([
      expect.not.stringMatching("rgba(0, 0, 0, 0)"),
      "rgba(0, 0, 0, 0)",
    ]);
    await press(page, "#end");
    await press(page, "#ask-yes");
    await page.until("document.querySelector('#state').textContent === 'Closed'");
    expect(await page.view.evaluate("document.querySelector('#shareable').checkVisibility()")).toBe(false);
    expect(await page.view.evaluate("document.querySelectorAll('#answers li').length")).toBe(1);
    await isSound(page);
    page.close();
    const gone = await openPage(`${server.url}/req/${token}`);
    expect(await textAt(gone, "h1")).toBe("This request is closed");
    gone.close();
  });

  long.test("without a name is called by the first words of what it asks, until it is closed", async () => {
    const anna = await server.user();
    const token = await ask(anna);
    await ask(anna, { passphrase: "open sesame" });
    const page = await enterAs(server, anna.email, `${server.url}/admin/requests`);
    const listed = "[...document.querySelectorAll('#requests .name')].map((one) => one.textContent)";
    await page.until(`${listed}.length === 2`);
    const names = (await page.view.evaluate(listed)) as string[];
    expect(names[0]).toStartWith("Request from ");
    expect(names[1]).toBe("The key of <b>staging</b>, please");
    await go(page, `${server.url}/requests/${token}`);
    expect(await textAt(page, "#name")).toBe("The key of <b>staging</b>, please");
    await server.json("DELETE", `/api/v2/requests/${token}`, undefined, anna.headers);
    await page.view.evaluate("void document.dispatchEvent(new Event('visibilitychange'))");
    await page.until("document.querySelector('#name').textContent.startsWith('Request from ')");
    page.close();
  });

  test("is what a list without any offers, and nothing to filter", async () => {
    const anna = await server.user();
    const path = `${server.url}/admin/requests`;
    const page = await enterAs(server, anna.email, path);
    const offers = `[...document.querySelectorAll("main a[href='/requests/new'], .chip")]
      .filter((one) => one.checkVisibility()).map((one) => one.textContent.trim())`;
    expect(await page.view.evaluate(offers)).toEqual(["Ask someone for a secret"]);
    await ask(anna);
    await go(page, path);
    expect(await page.view.evaluate(offers)).toEqual(["Open", "Answered", "Closed", "Ask someone for a secret"]);
    page.close();
  });

  test("that is closed while somebody types says that nothing was stored", async () => {
    const anna = await server.user();
    const token = await ask(anna);
    const page = await openPage(`${server.url}/req/${token}`);
    await read(page);
    await fill(page, "#text", "late");
    await server.json("DELETE", `/api/v2/requests/${token}`, undefined, anna.headers);
    await press(page, "#submit");
    await page.until("!document.querySelector('#problem').hidden");
    expect(await textAt(page, "#problem")).toBe("This request no longer accepts answers. Nothing was stored.");
    expect(await page.view.evaluate("document.querySelector('#text').value")).toBe("late");
    page.close();
    expect((await answersTo(anna, token)).responses).toEqual([]);
  });
});

needs("chromium").describe("the link of a request", () => {
  test("shows nothing and leaves no trace when it is loaded, by a preview or by anybody", async () => {
    const anna = await server.user();
    const token = await ask(anna, { include_requestor: true });
    for (const method of ["GET", "HEAD"]) {
      const response = await server.fetch(`/req/${token}`, { method });
      expect(response.status).toBe(200);
      expect(await response.text()).not.toMatch(/staging|@example/);
    }
    expect(await logOf(anna, token)).toEqual(["creation"]);
  });

  test("whose answers must be sealed has no form that would send them unsealed, and its owner no half link to copy", async () => {
    const anna = await server.user();
    const token = await ask(anna, { e2e: true });
    const open = await server.fetch(`/req/${token}`, { method: "POST", headers: { accept: "text/html" } });
    const page = await open.text();
    expect(page).toContain("accepts only end-to-end encrypted answers");
    // Without scripts the form is hidden, and sends nothing.
    expect(page).toMatch(/<form\s+id="answer"\s+class="scripted"\s+method="dialog"/);
    const own = { "sec-fetch-site": "same-origin" };
    const answer = await server.json("POST", `/req/${token}/answer`, { request: { response: "x" } }, own);
    expect(answer.status).toBe(422);
    const owners = await enterAs(server, anna.email, `${server.url}/requests/${token}`);
    await owners.until("document.querySelector('#key-words').textContent.includes('doesn’t have your key')");
    expect(await owners.view.evaluate("document.querySelector('#link').checkVisibility()")).toBe(false);
    owners.close();
  });

  test("opens and takes an answer in no other site's name", async () => {
    const anna = await server.user();
    const token = await ask(anna);
    const foreign = { "sec-fetch-site": "cross-site", accept: "text/html" };
    const open = await server.fetch(`/req/${token}`, { method: "POST", headers: foreign });
    expect(await open.text()).not.toContain("staging");
    const answer = await server.json("POST", `/req/${token}/answer`, { request: { response: "x" } }, foreign);
    expect(answer.status).toBe(403);
    expect(await logOf(anna, token)).toEqual(["creation"]);
  });

  test("has a page for its owner alone, and none where nobody is signed in", async () => {
    const [anna, ben] = [await server.user(), await server.user()];
    const token = await ask(anna);
    expect((await server.fetch(`/requests/${token}`, { redirect: "manual" })).headers.get("location")).toEndWith(
      "/users/sign_in",
    );
    const page = await enterAs(server, ben.email, `${server.url}/requests/${token}`);
    expect(await page.view.evaluate("document.body.innerText.includes('staging')")).toBe(false);
    const status = "fetch('/account/requests/TOKEN').then(({ status }) => status)".replace("TOKEN", token);
    expect(await page.view.evaluate(status)).toBe(403);
    page.close();
  });
});

needs("chromium", "the long run").test("where requests are switched off, no page leads to them", async () => {
  const plain = await startServer();
  const { email } = await plain.user();
  const page = await enterAs(plain, email, `${plain.url}/`);
  expect(await page.view.evaluate("document.querySelector('a[href^=\"/requests\"]')")).toBe(null);
  await go(page, `${plain.url}/admin`);
  expect(await page.view.evaluate("document.querySelector('#section-requests')")).toBe(null);
  page.close();
  for (const path of ["/requests/new", "/req/fkwjfvhall92XkP0qLmT3sYz", "/account/requests/fkwjfvhall92XkP0qLmT3sYz"]) {
    expect((await plain.fetch(path)).status).toBe(404);
  }
  await plain.stop();
});
