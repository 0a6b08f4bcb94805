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

/** Runs in the page. @returns where the visible buttons are, and whether what was wanted has been seen */
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
  const places = [...document.querySelectorAll("main button, main summary")]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  return JSON.stringify({ places, seen: sees(document.body?.textContent ?? "") });
})()`;

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
export async function robs({ view }: Page, filler: string, wanted: string): Promise<boolean> {
  const { places, seen } = JSON.parse(String((await view.evaluate(ACTS(filler, wanted)).catch(gone)) ?? NOTHING)) as {
    places: Array<{ x: number; y: number }>;
    seen: boolean;
  };
  const input = (what: string, values: object) => view.cdp(`Input.${what}`, { ...values });
  for (const place of places) {
    await input("dispatchMouseEvent", { type: "mouseMoved", ...place });
    for (const type of ["mousePressed", "mouseReleased"]) {
      await input("dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 });
    }
  }
  await input("insertText", { text: filler });
  for (const type of ["rawKeyDown", "keyUp"]) {
    await input("dispatchKeyEvent", { type, key: "Enter", code: "Enter", windowsVirtualKeyCode: 13 });
  }
  return Boolean(await view.evaluate(FETCHES(wanted)).catch(gone)) || seen;
}

const NOTHING = '{"places":[],"seen":false}';

/** A form that was submitted may lead to another page in the middle of it. */
function gone(error: Error): null {
  if (/navigated|context|null/i.test(error.message)) return null;
  throw error;
}
