// What a person does at a page: typing, pressing, signing in. On top of browser.ts, for its tests and
// for the pictures.

import { openPage, type Page, type PageOptions } from "./browser.ts";
import type { TestServer } from "./harness.ts";

/** The password of every user that the harness makes. */
export const PASSWORD = "correct horse";

/** What a page asks for a person before it does it. */
const NEEDS_PERSON = /^#(?:submit|tell|ask$|end|delete)|\.danger|\.end|thaw/;

const PRESS_MS = 45_000;
const TRY_MS = 2_000;

/** The way to all languages, at the foot of every page. */
export const TO_LANGUAGES = "footer nav li:last-child a";

/** By the page of all languages, which leads back. */
export async function switchTo(page: Page, language: string): Promise<void> {
  await press(page, TO_LANGUAGES);
  await page.until("location.pathname === '/languages' && document.readyState === 'complete'");
  await press(page, `#choices a[hreflang="${language}"]`);
  await page.until(
    `location.pathname !== "/languages" && document.documentElement.lang === "${language}" && document.readyState === "complete"`,
  );
}

/**
 * Presses a button or a link, wherever on the page it is. A click waits until its target stands still in sight, and never
 * scrolls: what arrives above in the meantime moves the target out of sight for good, so that each try scrolls anew.
 */
export async function press(page: Page, selector: string): Promise<void> {
  const endMs = performance.now() + PRESS_MS;
  // What is pressed before the page's script has run goes the way without scripts.
  await page.until("document.readyState === 'complete'");
  if (NEEDS_PERSON.test(selector)) await moveHand(page);
  for (;;) {
    const failure = await tryToPress(page, selector);
    if (failure === null) return;
    if (performance.now() < endMs && /timeout waiting|navigated/.test(failure.message)) continue;
    throw new Error(`Nobody can press ${selector} on ${page.view.url}: ${failure.message}`, { cause: failure });
  }
}

/** Moves the mouse as a hand does, in no time: the browser takes the times of the moves from here. */
export async function moveHand({ view }: Pick<Page, "view">): Promise<void> {
  const beganS = Date.now() / 1_000;
  const moves = Array.from({ length: 6 }, (_, step) => ({
    type: "mouseMoved",
    x: 40 + 7 * step,
    y: 60 + 5 * step,
    timestamp: beganS + step * 0.02,
  }));
  for (const move of moves) await view.cdp("Input.dispatchMouseEvent", move);
}

/** @returns why it could not be pressed, or null */
async function tryToPress({ view }: Page, selector: string): Promise<Error | null> {
  try {
    await view.scrollTo(selector, { timeout: TRY_MS });
  } catch (error) {
    return error as Error;
  }
  // The limit is for the wait before the click: what has been clicked is never clicked again.
  return view.click(selector, { timeout: TRY_MS }).then(
    () => null,
    // Where the press leads to another page, that may be there before the press is told to be done.
    (error: Error) => (error.message.includes("navigated") ? null : error),
  );
}

/** Types into a field in place of what was there. */
export async function fill(page: Page, selector: string, text: string): Promise<void> {
  await press(page, selector);
  // As Ctrl+A does; what is typed then takes its place.
  await page.view.evaluate(`document.querySelector(${JSON.stringify(selector)}).select()`);
  await page.view.type(text);
}

/** Chooses in a select as a person does; the page hears of it. */
export async function choose(page: Page, selector: string, text: string): Promise<void> {
  await page.view.evaluate(`(() => {
    const field = document.querySelector(${JSON.stringify(selector)});
    field.value = [...field.options].find((option) => option.text === ${JSON.stringify(text)}).value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  })()`);
}

/** Goes to a section of the lists or the administration by their navigation, and from one to the other by the header. */
export async function toSection(page: Page, name: string): Promise<void> {
  await page.until("document.readyState === 'complete'");
  if (!(await page.view.evaluate(`document.querySelector('#section-${name}') !== null`))) {
    await press(page, ["active", "expired", "requests"].includes(name) ? "header a[href='/admin']" : "#to-admin");
    await page.until(`document.querySelector('#section-${name}') && document.readyState === 'complete'`);
    // It may be where the header leads.
    if (await page.view.evaluate(`document.querySelector('#section-${name}').ariaCurrent === 'page'`)) return;
  }
  await press(page, `#section-${name}`);
  await page.until(
    `document.querySelector('#section-${name}')?.ariaCurrent === 'page' && document.readyState === 'complete'`,
  );
}

/** Opens a part of the account page, where it is closed. */
export async function openPart(page: Page, part: string): Promise<void> {
  await page.until("document.readyState === 'complete'");
  if (!(await page.view.evaluate(`document.querySelector("#${part}").open`))) await press(page, `#${part} > summary`);
}

/** Opens the part of the account page for programs: tokens and webhooks. */
export const openPrograms = (page: Page): Promise<void> => openPart(page, "programs");

/** Opens the line of terms on the page of a new push, where it is closed; a press that came twice has closed it again. */
export async function openTerms(page: Page): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    if (await page.view.evaluate("document.querySelector('#options').open")) return;
    await press(page, "#terms .chip, #terms:not(:has(.chip))");
  }
}

/** Adds these optional terms from the list of the page of a new push, where they are not in sight yet; a switch is on then. */
export async function addTerms(page: Page, ...ids: string[]): Promise<void> {
  await openTerms(page);
  for (const id of ids) {
    const isSeen = `document.querySelector("#${id}")?.checkVisibility()`;
    if (await page.view.evaluate(isSeen)) continue;
    if (!(await page.view.evaluate("document.querySelector('#more').open"))) await press(page, "#more > summary");
    await page.until(`document.querySelector("[data-adds='${id}']")`);
    await press(page, `[data-adds='${id}']`);
    await page.until(isSeen);
  }
}

/** Has the page suggest a passphrase, whose words it loads first. @returns it */
export async function suggestPassphrase(page: Page): Promise<string> {
  const before = JSON.stringify(await page.view.evaluate("passphrase.value"));
  await press(page, "#suggest");
  await page.until(`passphrase.value !== ${before}`);
  return String(await page.view.evaluate("passphrase.value"));
}

/** Has the page make its letter, as its button does, without printing it. */
export async function writeLetter(page: Page): Promise<void> {
  await page.view.evaluate("void (window.print = () => { window.asked = (window.asked ?? 0) + 1; })");
  await press(page, "#print");
  await page.until("window.asked > 0");
}

/** The chips above the button of a new push: "7 days · 5 views · no passphrase". */
export const termsOf = async (page: Page): Promise<string> =>
  String(
    await page.view.evaluate(
      "Array.from(document.querySelectorAll('#terms .chip'), (chip) => chip.innerText).join(' · ')",
    ),
  );

/** The text that the page shows at a selector, or would show once what it stands in is opened. */
export const textAt = async (page: Page, selector: string): Promise<string> =>
  String(
    await page.view.evaluate(`(() => {
      const found = document.querySelector(${JSON.stringify(selector)});
      return (found?.checkVisibility() ? found.innerText : found?.textContent) ?? "";
    })()`),
  );

/** Opens a page as somebody who has signed in. */
export const enterAs = async (
  server: Pick<TestServer, "url">,
  email: string,
  url: string,
  options: PageOptions = {},
): Promise<Page> => openPage(url, { ...options, cookies: await cookiesOf(server, email) });

/** The cookies of somebody who has signed in, without a page that does it. */
export async function cookiesOf(server: Pick<TestServer, "url">, email: string): Promise<Record<string, string>> {
  const answer = await fetch(`${server.url}/session`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
  return Object.fromEntries(
    answer.headers.getSetCookie().map((cookie) => {
      const [pair = ""] = cookie.split(";");
      return [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
    }),
  );
}

/**
 * Runs what leads to another document, or to the same one anew, and waits until that is there: until then everything else
 * would be asked of the one that is about to go.
 */
export async function leave(page: Page, script: string): Promise<void> {
  await page.view.evaluate(`void (window.isLeft = true, setTimeout(() => { ${script} }))`);
  await page.until("!window.isLeft && document.readyState === 'complete'");
}

/** Goes to an address as if it were typed, and then wherever that leads. */
export const follow = (page: Page, url: string): Promise<void> =>
  leave(page, `location.assign(${JSON.stringify(url)})`);

/**
 * Goes to another page as if its address were typed. Not by `view.navigate`, which cannot follow a
 * navigation that the page itself has begun.
 */
export async function go(page: Page, url: string): Promise<void> {
  const here = String(await page.view.evaluate("location.href"));
  // What differs by its # alone stays the same document.
  const isWithin = url.includes("#") && url.split("#")[0] === here.split("#")[0];
  if (isWithin) await page.view.evaluate(`void location.assign(${JSON.stringify(url)})`);
  else await follow(page, url);
  await page.until(`location.href === ${JSON.stringify(url)}`);
}

export const reload = (page: Page): Promise<void> => leave(page, "location.reload()");

/** Goes back in the history. What is there then may be as it was left, so that the caller says what to wait for. */
export async function back(page: Page, there: string): Promise<void> {
  // Later, because a page that is about to go may not answer any more.
  await page.view.evaluate("void setTimeout(() => history.back())");
  await page.until(there);
}

/** Lets the seconds pass in which a page can undo a deletion. */
export const afterUndo = (page: Page): Promise<unknown> =>
  page.view.evaluate("void ((now) => { Date.now = () => now + 9_000 })(Date.now())");
