// A robot that checks links: it loads the page of a push in Chromium, runs its scripts, and then presses, fills in and submits
// whatever there is, as a program does it: at once, and without a hand. What it does twice, it does because mail scanners do:
// by the DOM and by the browser's own input, through the page's script and past it.

import type { Page } from "./browser.ts";

/** What programs type into fields. */
export const FILLERS = [
  "test",
  "abc",
  "aaa",
  "a",
  "xyz",
  "qwerty",
  "asd",
  "zxc",
  "foo",
  "123",
  "1234567890",
  "password",
  "Passw0rd!",
  "pwd",
  "admin",
  "John Doe",
  "user@example.com",
  "https://example.com/",
  "+1 555 0100",
  "lorem ipsum dolor",
  "hello",
  "x",
  "<script>",
  "' OR 1=1",
  "bcd",
  "hjk",
  "XXX",
  "tst",
  "null",
  " ",
];

/** How long a robot waits for what it has pressed. Some pages are busy until a person does something. */
const BUSY_MS = 5_000;

/** The longest that anything takes which it does in a page: twice it waits for what is busy. */
const ACT_MS = 4 * BUSY_MS;

/** The longest that the browser takes to answer an act once the page is left. */
const LEFT_MS = 2_000;

/** Happens once a page is left, or loaded again. */
export const LEFT = "Runtime.executionContextsCleared";

/** Runs in the page. @returns whether what was wanted has been seen */
const ACTS = (filler: string, wanted: string): string => `(async () => {
  const sees = (text) => text.includes(${JSON.stringify(wanted)});
  const each = (selector, act) => document.querySelectorAll(selector).forEach((one) => { try { act(one); } catch {} });
  const fill = () => each("input:not([type=hidden]), textarea", (field) => {
    field.focus();
    field.value = ${JSON.stringify(filler)};
    for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
    for (const kind of ["keydown", "keyup"]) field.dispatchEvent(new KeyboardEvent(kind, { key: "Enter", code: "Enter", bubbles: true }));
  });
  const answered = async () => {
    const endMs = performance.now() + ${BUSY_MS};
    while (document.querySelector("[aria-busy]") && performance.now() < endMs) await new Promise((done) => setTimeout(done, 1));
  };
  const press = () => each("button, summary, [role=button]", (one) => {
    for (const kind of ["pointermove", "pointerdown", "pointerup"]) {
      one.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: "mouse", isPrimary: true }));
    }
    one.click();
  });
  fill();
  press();
  await answered();
  // Now there may be a field that was not there before.
  fill();
  for (const form of document.forms) form.requestSubmit();
  await answered();
  return sees(document.body?.textContent ?? "");
})()`;

/** Where the buttons are that can be seen. */
const PLACES = `[...document.querySelectorAll("main button, main summary")]
  .filter((one) => one.checkVisibility())
  .map((one) => one.getBoundingClientRect())
  .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))`;

/** Past the page's script: sends what each form holds, as a browser without scripts does. */
const FETCHES = (wanted: string): string => `(async () => {
  const endMs = performance.now() + ${BUSY_MS};
  while (document.querySelector("[aria-busy]") && performance.now() < endMs) await new Promise((done) => setTimeout(done, 1));
  const got = [document.body?.textContent ?? ""];
  for (const form of document.forms) {
    if (form.method !== "post") continue;
    got.push(await (await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) })).text());
  }
  return got.some((text) => text.includes(${JSON.stringify(wanted)}));
})()`;

/** Does everything once. @returns whether it has got to see what is wanted */
export async function robs(page: Page, filler: string, wanted: string): Promise<boolean> {
  const seen = await pressesAll(page, filler, wanted);
  await clicksAll(page, filler);
  return (await sendsPast(page, wanted)) || seen;
}

/** By the DOM: types into each field, presses each button, submits each form. @returns whether it has got to see what is wanted */
export const pressesAll = async (page: Page, filler: string, wanted: string): Promise<boolean> =>
  Boolean(await inPage(page, ACTS(filler, wanted)));

/** By the browser's own input: the mouse jumps from button to button, and keys follow. */
export async function clicksAll(page: Page, filler: string): Promise<void> {
  const input = (what: string, values: object) => here(page, what, () => page.view.cdp(`Input.${what}`, { ...values }));
  const places = (await inPage(page, PLACES)) as Array<{ x: number; y: number }> | null;
  for (const place of places ?? []) {
    await input("dispatchMouseEvent", { type: "mouseMoved", ...place });
    for (const type of ["mousePressed", "mouseReleased"]) {
      await input("dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 });
    }
  }
  await input("insertText", { text: filler });
  for (const type of ["rawKeyDown", "keyUp"]) {
    await input("dispatchKeyEvent", { type, key: "Enter", code: "Enter", windowsVirtualKeyCode: 13 });
  }
}

/** Past the page's script. @returns whether one of the answers, or the page, holds what is wanted */
export const sendsPast = async (page: Page, wanted: string): Promise<boolean> =>
  Boolean(await inPage(page, FETCHES(wanted)));

/** Waits until the page that a form led to is there with its scripts. */
export async function arrives(page: Page): Promise<void> {
  const endMs = performance.now() + ACT_MS;
  while ((await inPage(page, "document.readyState")) !== "complete" && performance.now() < endMs) await Bun.sleep(10);
}

/** @returns what it is, or what it becomes; null if the page is left meanwhile */
async function inPage(page: Page, expression: string): Promise<unknown> {
  const wish = { expression, awaitPromise: true, returnByValue: true };
  const told = await here(page, "evaluate", () => page.view.cdp("Runtime.evaluate", wish));
  return (told as { result?: { value?: unknown } } | null)?.result?.value ?? null;
}

/** The browser answers nothing in this tab any more: it forgets an act in whose middle another page came. */
export class Lost extends Error {}

/**
 * A form that was submitted may lead to another page in the middle of an act.
 * @returns null if the page is left meanwhile
 * @throws Lost
 */
async function here<Result>({ view }: Page, what: string, act: () => Promise<Result>): Promise<Result | null> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const lose = (): void => reject(new Lost(`${what} came to nothing.`));
  const timers = [setTimeout(lose, ACT_MS)];
  const leaves = (): void => void timers.push(setTimeout(lose, LEFT_MS));
  view.addEventListener(LEFT, leaves);
  try {
    return await Promise.race([act().catch(gone), late]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
    view.removeEventListener(LEFT, leaves);
  }
}

function gone(error: Error): null {
  if (/navigated|context|collected|null/i.test(error.message)) return null;
  throw error;
}
