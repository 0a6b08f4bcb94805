// The pages that lead to an account in a real Chromium: one-time links, and errors at the fields they are about.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { signedIn, resetLink } from "./browser_sessions.ts";
import { hasBrowser, openPage, type Page } from "./browser.ts";
import { startServer } from "./harness.ts";
import { isSound, server, useServer } from "./page_flows.ts";
import { fill, follow, go, PASSWORD, press, reload, textAt } from "./page_actions.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

/** The field that has the focus, whether it is marked, and what describes it as a screen reader puts it together. */
const focused = (page: Page): Promise<unknown> =>
  page.view.evaluate(`(() => {
    const field = document.activeElement;
    const about = (field.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id));
    return [field.id, field.ariaInvalid === "true", about.filter((one) => one?.matches(".problem:not([hidden])"))
      .map((one) => one.innerText).join(" ")];
  })()`);

const submit = async (page: Page, shown: string): Promise<void> => {
  await press(page, "#submit");
  await page.until(`document.querySelector(${JSON.stringify(shown)} + ':not([hidden])')`);
};

describe.skipIf(!hasBrowser)("a one-time link", () => {
  async function newLink(): Promise<{ email: string; code: string; link: string }> {
    const { browser } = await signedIn(server, true);
    const { email } = await signedIn(server);
    const code = await resetLink(browser, email);
    return { email, code, link: `${server.url}/users/reset#${code}` };
  }

  test("survives a reload and another language, and names its account (390 px)", async () => {
    const { email, code, link } = await newLink();
    const page = await openPage(link, { width: 390 });
    const isNamed = `document.querySelector("#account").textContent === ${JSON.stringify(email)}`;
    await page.until(isNamed);
    await isSound(page);
    await reload(page);
    await page.until(isNamed);
    await press(page, 'footer a[hreflang="de"]');
    await page.until(`document.documentElement.lang === "de" && ${isNamed}`);
    expect(await textAt(page, "#whose")).toBe(`Für das Konto ${email}`);
    // Password managers learn whose password it is.
    expect(await page.view.evaluate("document.querySelector('[autocomplete=username]').value")).toBe(email);
    expect(await page.view.evaluate("[location.href, document.title].join()")).not.toContain(code);
    await fill(page, "#password", "my own choice");
    await press(page, "#submit");
    await page.until("location.pathname === '/admin' && document.readyState === 'complete'");
    expect(await page.view.evaluate("JSON.stringify([{ ...sessionStorage }, { ...localStorage }])")).toBe("[{},{}]");
    // Browsers do not send what follows the #, and the page itself sends the code in bodies only.
    expect(page.requests.filter(({ url }) => url.includes(code))).toEqual([]);
    expect(server.log()).not.toContain(code);
    page.close();
  });

  test("reaches another language where the browser stores nothing for the tab", async () => {
    const { email, code, link } = await newLink();
    const page = await openPage(link);
    await page.until("!document.querySelector('#whose').hidden");
    await page.view.evaluate("sessionStorage.clear()");
    await press(page, 'footer a[hreflang="fr"]');
    await page.until(
      `document.documentElement.lang === "fr" && document.querySelector("#account").textContent === ${JSON.stringify(email)}`,
    );
    expect(await page.view.evaluate("location.hash")).toBe("");
    expect(page.requests.filter(({ url }) => url.includes(code))).toEqual([]);
    page.close();
  });

  test.each([
    ["en", "Open the link from your message again.", "This link is no longer valid."],
    ["de", "Öffnen Sie den Link aus Ihrer Nachricht noch einmal.", "Dieser Link ist nicht mehr gültig."],
    ["fr", "Ouvrez de nouveau le lien reçu dans votre message.", "Ce lien n’est plus valable."],
  ])("that is missing or used says so before anybody chooses a password (%s)", async (language, missing, used) => {
    const page = await openPage(`${server.url}/users/reset?lang=${language}`, { width: 390 });
    await page.until("document.querySelector('#problem:not([hidden])')");
    expect(await textAt(page, "#problem")).toStartWith(missing);
    expect(await page.view.evaluate("document.querySelector('#person').checkVisibility()")).toBe(false);
    await isSound(page);
    await go(page, `${server.url}/users/sign_in`);
    await follow(page, `/users/reset#${"A".repeat(32)}`);
    await page.until(`document.querySelector("#problem")?.textContent.startsWith(${JSON.stringify(used)})`);
    expect(await page.view.evaluate("[document.activeElement.id, sessionStorage.length]")).toEqual(["problem", 0]);
    // The answer 403 is what this page asked for.
    expect(page.problems.filter((problem) => !problem.startsWith("network: "))).toEqual([]);
    page.close();
  });

  test("takes the place of another one in the same tab", async () => {
    const [first, second] = [await newLink(), await newLink()];
    const page = await openPage(first.link);
    const named = (email: string) => page.until(`document.querySelector("#account").textContent === "${email}"`);
    await named(first.email);
    await page.view.evaluate(`void setTimeout(() => { location.hash = "${second.code}"; })`);
    await named(second.email);
    page.close();
  });
});

describe.skipIf(!hasBrowser)("an error", () => {
  test("of the set-up stands at its field, which has the focus (390 px)", async () => {
    const fresh = await startServer();
    try {
      const page = await openPage(`${fresh.url}/users/setup`, { width: 390 });
      await submit(page, "#problem-code");
      expect(await focused(page)).toEqual(["code", true, "Enter the setup code."]);
      await fill(page, "#code", "AAAA-BBBB-CCCC-DDDD");
      expect(await page.view.evaluate("document.querySelector('#code').ariaInvalid")).toBe(null);
      await submit(page, "#problem-email");
      expect(await focused(page)).toEqual(["email", true, "Enter a valid e-mail address."]);
      await isSound(page);
      await fill(page, "#email", "first@example.org");
      await submit(page, "#problem-password");
      expect(await focused(page)).toEqual(["password", true, "Enter a password."]);
      await fill(page, "#password", "short");
      await submit(page, "#problem-password");
      expect(await focused(page)).toEqual(["password", true, "The password is too short."]);
      await fill(page, "#password", PASSWORD);
      await submit(page, "#problem-code");
      expect(await focused(page)).toEqual(["code", true, "The setup code is wrong."]);
      expect(await page.view.evaluate("document.querySelectorAll('[aria-invalid]').length")).toBe(1);
      page.close();
    } finally {
      await fresh.stop();
    }
  });

  test("of signing up stands at the e-mail address that is taken", async () => {
    const open = await startServer({ flags: { "allow-sign-up": "true" } });
    try {
      await open.user("taken@example.org", true);
      const page = await openPage(`${open.url}/users/sign_up`);
      await fill(page, "#email", "taken@example.org");
      await fill(page, "#password", PASSWORD);
      await submit(page, "#problem-email");
      expect(await focused(page)).toEqual(["email", true, "An account with this e-mail address already exists."]);
      page.close();
    } finally {
      await open.stop();
    }
  });

  test("of no single field stands under the heading, and the password has the focus", async () => {
    const page = await openPage(`${server.url}/users/sign_in`, { width: 390 });
    await fill(page, "#email", "root@example.org");
    await fill(page, "#password", "not the password");
    await submit(page, "#problem");
    expect(await textAt(page, "#problem")).toBe("The e-mail address or the password is wrong.");
    expect(
      await page.view.evaluate("document.querySelector('#problem').previousElementSibling.matches('h1, noscript')"),
    ).toBe(true);
    expect(await focused(page)).toEqual(["password", false, ""]);
    expect(page.problems.filter((problem) => !problem.startsWith("network: "))).toEqual([]);
    page.close();
  });

  test("of too many attempts counts down, is announced twice, and gives the button back", async () => {
    const page = await openPage(`${server.url}/users/sign_in`, { width: 390 });
    await fill(page, "#email", "root@example.org");
    await fill(page, "#password", "not the password");
    // Longer waits are of whole minutes; the browser sees this answer as if the server had sent it.
    await page.view.evaluate(`(() => {
      window.seen = [];
      window.heard = [];
      const box = document.querySelector("#problem");
      new MutationObserver(() => {
        window.seen.push(box.innerText);
        const said = [...box.childNodes].filter((node) => node.ariaHidden !== "true").map((node) => node.textContent).join("");
        if (said !== window.heard.at(-1)) window.heard.push(said);
      }).observe(box, { childList: true, characterData: true, subtree: true });
      window.fetch = async () => new Response("{}", { status: 429, headers: { "retry-after": "3" } });
    })()`);
    await submit(page, "#problem");
    expect(await page.view.evaluate("document.querySelector('#submit').disabled")).toBe(true);
    await isSound(page);
    await page.until("document.querySelector('[role=status]')?.textContent === 'You can try again now.'");
    expect(await page.view.evaluate("document.querySelector('#submit').disabled")).toBe(false);
    const [seen, heard] = (await page.view.evaluate("[window.seen, window.heard]")) as [string[], string[]];
    expect(seen.join()).toContain("1 second.");
    expect(heard).toEqual(["Too many failed attempts. Try again in 3 seconds.", ""]);
    await isSound(page);
    page.close();
  });
});
