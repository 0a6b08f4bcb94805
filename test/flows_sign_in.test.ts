// The pages that lead to an account in a real Chromium: one-time links, errors at the fields they are about, and sessions that
// end in the middle of a task.

import { expect, setDefaultTimeout, test } from "bun:test";

import { Browser, overviewOf, signedIn, resetLink } from "./browser_sessions.ts";
import { violationsAtStep } from "./axe.ts";
import { openPage, type Page, PLAIN_HOSTS } from "./browser.ts";
import { startServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { linkOf, made, server, useServer, WIDTHS, isSound } from "./page_flows.ts";
import {
  cookiesOf,
  fill,
  follow,
  go,
  openTerms,
  PASSWORD,
  press,
  reload,
  textAt,
  openPrograms,
  switchTo,
} from "./page_actions.ts";
import { withApp } from "./second_factors.ts";

const long = needs("the long run");

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

needs("chromium").describe("a one-time link", () => {
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
    await switchTo(page, "de");
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

  long.test("reaches another language where the browser stores nothing for the tab", async () => {
    const { email, code, link } = await newLink();
    const page = await openPage(link);
    await page.until("!document.querySelector('#whose').hidden");
    await page.view.evaluate("sessionStorage.clear()");
    await switchTo(page, "fr");
    await page.until(
      `document.documentElement.lang === "fr" && document.querySelector("#account").textContent === ${JSON.stringify(email)}`,
    );
    expect(await page.view.evaluate("location.hash")).toBe("");
    expect(page.requests.filter(({ url }) => url.includes(code))).toEqual([]);
    page.close();
  });

  long.each([
    ["en", "Open the link in your message again.", "This link is no longer valid.", "Nothing here any more"],
    [
      "de",
      "Öffnen Sie den Link aus Ihrer Nachricht noch einmal.",
      "Dieser Link ist nicht mehr gültig.",
      "Hier gibt es nichts mehr",
    ],
    [
      "fr",
      "Ouvrez de nouveau le lien reçu dans votre message.",
      "Ce lien n’est plus valable.",
      "Il n’y a plus rien ici",
    ],
  ])(
    "that is missing or used says so before anybody chooses a password (%s)",
    async (language, missing, used, heading) => {
      const page = await openPage(`${server.url}/users/reset?lang=${language}`, { width: 390 });
      await page.until("document.querySelector('#problem:not([hidden])')");
      expect(await textAt(page, "#problem")).toStartWith(missing);
      expect(await page.view.evaluate("document.querySelector('#person').checkVisibility()")).toBe(false);
      await isSound(page);
      await go(page, `${server.url}/users/sign_in`);
      await follow(page, `/users/reset#${"A".repeat(32)}`);
      await page.until(`document.querySelector("#problem")?.textContent.startsWith(${JSON.stringify(used)})`);
      expect(await textAt(page, "h1")).toBe(heading);
      expect(await page.view.evaluate("[document.activeElement.id, sessionStorage.length]")).toEqual(["problem", 0]);
      // The answer 403 is what this page asked for.
      expect(page.problems.filter((problem) => !problem.startsWith("network: "))).toEqual([]);
      page.close();
    },
  );

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

needs("chromium").describe("an error", () => {
  long.test("of the set-up stands at its field, which has the focus (390 px)", async () => {
    const fresh = await startServer();
    try {
      const page = await openPage(`${fresh.url}/users/setup`, { width: 390 });
      await submit(page, "#problem-code");
      expect(await focused(page)).toEqual(["code", true, "Enter the setup code."]);
      await fill(page, "#code", "AAAA-BBBB-CCCC-DDDD");
      expect(await page.view.evaluate("document.querySelector('#code').ariaInvalid")).toBe(null);
      await submit(page, "#problem-email");
      expect(await focused(page)).toEqual(["email", true, "Enter a valid email address."]);
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

  long.test("of signing up stands at the email address that is taken", async () => {
    const open = await startServer({ flags: { "allow-sign-up": "true" } });
    try {
      await open.user("taken@example.org", true);
      const page = await openPage(`${open.url}/users/sign_up`);
      await fill(page, "#email", "taken@example.org");
      await fill(page, "#password", PASSWORD);
      await submit(page, "#problem-email");
      expect(await focused(page)).toEqual(["email", true, "An account with this email address already exists."]);
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
    expect(await textAt(page, "#problem")).toBe("The email address or password is wrong.");
    expect(
      await page.view.evaluate("document.querySelector('#problem').previousElementSibling.matches('h1, noscript')"),
    ).toBe(true);
    expect(await focused(page)).toEqual(["password", false, ""]);
    expect(page.problems.filter((problem) => !problem.startsWith("network: "))).toEqual([]);
    page.close();
  });

  long.test("of too many attempts counts down, is announced twice, and gives the button back", async () => {
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
    // Which seconds it gets to show is up to the machine.
    expect(seen.join()).toMatch(/Try again in (?:2 seconds|1 second)\./);
    expect(heard).toEqual(["Too many failed attempts. Try again in 3 seconds.", ""]);
    await isSound(page);
    page.close();
  });
});

needs("chromium").describe("a session that ends in the middle of a task", () => {
  const isAsked = "document.querySelector('#sign-in-again[open]')";
  /** How many pushes are nobody's. */
  const nobodys = async (): Promise<number> => {
    const root = new Browser(server);
    await root.signIn("root@example.org");
    return (await overviewOf(root, "?owner=nobody")).pushes.length;
  };
  const pushesOf = async (browser: Browser) => (await browser.send("GET", "/api/v2/pushes/active")).body;
  /** As from another device: every session but the one of this browser. */
  async function endOthers(browser: Browser): Promise<void> {
    expect((await browser.send("POST", "/account/sessions/end_others", {})).status).toBe(200);
  }
  /** What a browser logs of answers that a page has asked for. */
  async function isSoundHere(page: Page): Promise<void> {
    expect(page.problems.filter((problem) => !/401|403/.test(problem))).toEqual([]);
    expect(await violationsAtStep(page)).toEqual([]);
  }
  async function openAs(email: string, path: string, width: number, at = server, base = at.url): Promise<Page> {
    const page = await openPage(`${base}${path}`, { width, height: 844, cookies: await cookiesOf(at, email) });
    await page.until("document.readyState === 'complete' && !document.querySelector('form[inert]')");
    return page;
  }

  test.each(WIDTHS)("begins again within the page, with files and choices kept (%p px)", async (width) => {
    const { email, browser } = await signedIn(server);
    const before = await nobodys();
    const page = await openAs(email, "/", width);
    await press(page, "#tab-file");
    await page.view.evaluate(`(() => {
      const held = new DataTransfer();
      held.items.add(new File(["of Ann"], "plan.txt"));
      document.querySelector("#drop").dispatchEvent(new DragEvent("drop", { dataTransfer: held, bubbles: true }));
    })()`);
    await fill(page, "#message", "the plan");
    await openTerms(page);
    await fill(page, "#name", "for Ben");
    await fill(page, "#views", "2");
    await press(page, "#notify-me");
    await endOthers(browser);
    await press(page, "#submit");
    await page.until(isAsked);
    expect(await textAt(page, "#sign-in-again")).toContain(`Sign in as ${email} to continue.`);
    await isSoundHere(page);
    // Whoever stays signed out has lost nothing, and has sent nothing.
    await press(page, "#again-cancel");
    await page.until("document.querySelector('#problem').checkVisibility()");
    expect(await textAt(page, "#problem")).toContain("nothing was sent");
    expect(await nobodys()).toBe(before);

    await press(page, "#submit");
    await page.until(isAsked);
    await fill(page, "#again-password", "not it");
    await press(page, "#sign-in-again [type=submit]");
    await page.until("document.querySelector('#sign-in-again .problem').checkVisibility()");
    expect(await textAt(page, "#sign-in-again .problem")).toBe("The password is wrong.");
    await fill(page, "#again-password", PASSWORD);
    await press(page, "#sign-in-again [type=submit]");
    await linkOf(page);
    const pushes = await pushesOf(browser);
    expect(pushes).toHaveLength(1);
    expect(pushes[0]).toMatchObject({ name: "for Ben", views_remaining: 2 });
    expect(await nobodys()).toBe(before);
    // And the page goes on as that person's: without a question.
    await press(page, "#end");
    await page.until(`!${made} || document.querySelector('#shareable').hidden`);
    expect(await page.view.evaluate(isAsked)).toBe(null);
    page.close();
  });

  test("never lets a page of one person send as another who signed in meanwhile (390 px)", async () => {
    const [one, other] = [await signedIn(server), await signedIn(server)];
    const page = await openAs(one.email, "/", 390);
    await fill(page, "#text", "of the first");
    for (const [name, value] of Object.entries(await cookiesOf(server, other.email))) {
      await page.view.cdp("Network.setCookie", { name, value, url: server.url });
    }
    await press(page, "#submit");
    await page.until(isAsked);
    expect(await textAt(page, "#sign-in-again")).toStartWith(
      `You are signed out\n\nThis browser is now signed in as ${other.email}. Sign in as ${one.email} to continue.`,
    );
    await fill(page, "#again-password", PASSWORD);
    await press(page, "#sign-in-again [type=submit]");
    await linkOf(page);
    expect([await pushesOf(one.browser), await pushesOf(other.browser)].map(({ length }) => length)).toEqual([1, 0]);
    page.close();
  });

  long.test("asks for the second factor too", async () => {
    const { email, browser, recoveryCodes } = await withApp(server, Date.now());
    const page = await openPage(`${server.url}/users/sign_in`, { width: 390 });
    await page.view.cdp("Network.setCookie", {
      name: "sp_session",
      value: browser.cookies.get("sp_session") ?? "",
      url: server.url,
    });
    await go(page, `${server.url}/users/token`);
    await openPrograms(page);
    await fill(page, "#token-name", "for scripts");
    await browser.send("DELETE", "/session");
    await press(page, "#new-token [type=submit]");
    await page.until(isAsked);
    await fill(page, "#again-password", PASSWORD);
    await press(page, "#sign-in-again [type=submit]");
    await page.until("document.activeElement.id === 'again-code'");
    await isSoundHere(page);
    await fill(page, "#again-code", recoveryCodes[0] ?? "");
    await press(page, "#sign-in-again [type=submit]");
    await page.until("document.querySelector('#tokens').innerText.includes('for scripts')");
    expect(await textAt(page, "main")).toContain(email);
    page.close();
  });

  long.test(
    "is not asked for at an address that is not the server's own: the page says that it failed (390 px)",
    async () => {
      // Over plain HTTP, browsers leave Sec-Fetch-Site out, and their Origin is not the base URL.
      const elsewhere = await startServer({ flags: { "base-url": `http://${PLAIN_HOSTS[1]}` } });
      try {
        const { email } = await elsewhere.user();
        const page = await openAs(email, "/", 390, elsewhere, elsewhere.url.replace("127.0.0.1", PLAIN_HOSTS[0]));
        await fill(page, "#text", "a secret");
        await press(page, "#submit");
        await page.until("document.querySelector('#problem').checkVisibility()");
        expect(await textAt(page, "#problem")).toBe("Something went wrong (403). Nothing was stored.");
        const sent = page.requests.filter(({ method }) => method === "POST");
        expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(["/api/v2/pushes", "/session/again"]);
        page.close();
      } finally {
        await elsewhere.stop();
      }
    },
  );

  long.test(
    "is asked for once by all that a page wants, and by an administrator's actions (1280 px, in German)",
    async () => {
      const { email, browser } = await signedIn(server, true);
      const page = await openAs(email, "/admin/users", 1280);
      await page.view.cdp("Network.setCookie", { name: "sp_lang", value: "de", url: server.url });
      await reload(page);
      await endOthers(browser);
      const find = "document.querySelector('#find-user').dispatchEvent(new Event('input', { bubbles: true }))";
      // By script: what the page loads by itself may have asked already, and then the dialog is in front of everything.
      await page.view.evaluate(find);
      await page.until(isAsked);
      await press(page, "#again-cancel");
      await page.until("document.querySelector('#problem').checkVisibility()");
      expect(await textAt(page, "#problem")).toStartWith("Sie sind abgemeldet");
      // What looks for news does not ask again; what the person does, does.
      // The list is busy for a moment only, which a look from outside may miss.
      await page.view.evaluate(`(() => {
        const users = document.querySelector("#users");
        new MutationObserver(() => (globalThis.hasLooked = users.ariaBusy !== "true")).observe(users, {
          attributeFilter: ["aria-busy"],
        });
      })()`);
      await page.view.evaluate(find);
      await page.until("globalThis.hasLooked");
      expect(await page.view.evaluate(isAsked)).toBe(null);
      await page.view.evaluate("void (document.querySelector('#add').ariaExpanded = 'true')");
      await fill(page, "#email", `new-${email}`);
      await press(page, "#add-user [type=submit]");
      await page.until(isAsked);
      expect(await textAt(page, "#sign-in-again h2")).toBe("Sie sind abgemeldet");
      await fill(page, "#again-password", PASSWORD);
      await press(page, "#sign-in-again [type=submit]");
      await page.until("document.querySelector('#one-time:not([hidden])')");
      await isSoundHere(page);
      page.close();
    },
  );
});
