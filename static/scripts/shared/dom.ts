// What the pages' scripts share: finding elements, texts in the reader's language, words for sizes and
// times, copying, asking, and talking to this server.

import type { IconName } from "../../icons.ts";
import type { Strings } from "../../strings.ts";
import { make } from "./make.ts";
import { fromMeta } from "./session.ts";
import { wordsIn } from "./words.ts";

export { make } from "./make.ts";
export { type Answer, ifSignedOut, request } from "./session.ts";

/** The element that the page must have. @throws Error where it does not */
export function element<E extends HTMLElement>(id: string, type: new () => E): E {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${id}.`);
  return found;
}

export const button = (id: string): HTMLButtonElement => element(id, HTMLButtonElement);
export const input = (id: string): HTMLInputElement => element(id, HTMLInputElement);
export const any = (id: string): HTMLElement => element(id, HTMLElement);
/** The button that submits a form. */
export function submitOf(form: HTMLFormElement): HTMLButtonElement {
  const found = form.querySelector<HTMLButtonElement>("[type=submit]");
  if (!found) throw new Error(`The form ${form.id} has no button.`);
  return found;
}
/** An element that only some states of the page have. */
export const maybe = (id: string): HTMLElement | null => document.getElementById(id);

/** What another language takes along where the address no longer shows it. */
export const along = { end: "" };

/** The links in the footer that load this page in another language, or lead to all languages. */
export const languageLinks = document.querySelectorAll<HTMLAnchorElement>("footer nav a");
for (const link of languageLinks) {
  link.addEventListener("click", () => {
    link.hash = location.hash || along.end;
  });
  // What people have typed is not lost: another language then opens in a tab of its own.
  document.addEventListener("input", () => (link.target = "_blank"));
}

/** The texts the server sent along with this page. */
export const textsOf = <Group extends keyof Strings>(_group: Group): Strings[Group] =>
  fromMeta<Strings[Group]>("texts") ?? ({} as Strings[Group]);
/** Data about this page and instance, from the server. */
export const settings = <T>(): T => fromMeta<T>("settings") ?? ({} as T);

/**
 * Loads a module of this server that few readers need.
 * @throws TypeError where it does not arrive
 */
export const loadModule = <T>(name: string): Promise<T> =>
  import(settings<{ modules: Record<string, string> }>().modules[name] ?? "") as Promise<T>;

export const words = wordsIn(document.documentElement.lang);
export const {
  say,
  size: sizeWords,
  percent: percentWords,
  list: listWords,
  beside: besideWords,
  sentences,
  duration: durationWords,
  relative: relativeWords,
  date: dateWords,
  shortDate,
  zonedDate,
} = words;

export const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength;

const ALMOST_FULL = 0.8;

/** Shows beside a text how much of its room it takes, once that is nearly all. */
export function countBytes(text: string, limit: number, words: string): void {
  const used = bytesOf(text);
  const count = any("text-count");
  const isTold = used >= ALMOST_FULL * limit;
  count.textContent = isTold ? say(words, { used: sizeWords(used), limit: sizeWords(limit) }) : "";
  count.classList.toggle("over", used > limit);
}

const SVG = "http://www.w3.org/2000/svg";

/** An icon of the sprite. Name it in full where you call this: the server reads that to send its symbol along. */
export function icon(name: IconName): SVGSVGElement {
  const drawn = document.createElementNS(SVG, "svg");
  const symbol = document.createElementNS(SVG, "use");
  symbol.setAttribute("href", `#${name}`);
  for (const [attribute, value] of [
    ["class", `icon ${name}`],
    ["width", "20"],
    ["height", "20"],
    ["aria-hidden", "true"],
  ] as const) {
    drawn.setAttribute(attribute, value);
  }
  drawn.append(symbol);
  return drawn;
}

/**
 * Copies exactly this text. Without a clipboard (plain HTTP), it copies through a selection.
 * @returns whether it worked
 */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  // The event carries the text, because a field would normalise its line ends.
  let taken = false;
  const take = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    taken = true;
  };
  document.addEventListener("copy", take, { once: true });
  // Some browsers copy only where something is selected; one letter is enough.
  const selection = getSelection();
  const before = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  const letter = make("span", { className: "unseen" }, "\u2026");
  document.body.append(letter);
  selection?.selectAllChildren(letter);
  try {
    document.execCommand("copy");
  } catch {
    taken = false;
  }
  document.removeEventListener("copy", take);
  letter.remove();
  selection?.removeAllRanges();
  if (before) selection?.addRange(before);
  return taken;
}

/** A button that copies, reports it in `status` and calls `then`. If copying fails, it selects `field`. Null is not copied. */
export function copyOn(
  by: HTMLButtonElement,
  text: () => string | Promise<string | null>,
  said: { copied: string; copyFailed: string },
  status: HTMLElement,
  field?: HTMLInputElement | HTMLElement,
  then?: () => void,
): void {
  const label = [...by.childNodes];
  let timer: ReturnType<typeof setTimeout> | undefined;
  by.addEventListener("click", async () => {
    const given = await text();
    const copied = given !== null && (await copyText(given));
    status.textContent = copied ? said.copied : said.copyFailed;
    // The button shows it already; the status says it to those who listen, and moves nothing.
    status.classList.toggle("unseen", copied);
    if (!copied && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) field.select();
    else if (!copied && field) getSelection()?.selectAllChildren(field);
    if (copied) {
      by.replaceChildren(icon("icon-check"), said.copied);
      then?.();
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      by.replaceChildren(...label);
      if (status.textContent === said.copied) status.textContent = "";
      status.classList.remove("unseen");
    }, 2_000);
  });
}

/** How many responses each element waits for. */
const waiting = new WeakMap<HTMLElement, number>();

/** Shows on an element that it waits for this response. */
export async function waitOn<T>(shown: HTMLElement, answer: Promise<T>): Promise<T> {
  waiting.set(shown, (waiting.get(shown) ?? 0) + 1);
  shown.setAttribute("aria-busy", "true");
  try {
    return await answer;
  } finally {
    const left = (waiting.get(shown) ?? 1) - 1;
    waiting.set(shown, left);
    if (left === 0) shown.removeAttribute("aria-busy");
  }
}

/** Runs a button's action. Meanwhile the button keeps the focus, and pressing it again does nothing. */
export async function busy(pressed: HTMLButtonElement, work: () => Promise<void>): Promise<void> {
  if (pressed.hasAttribute("aria-busy")) return;
  pressed.setAttribute("aria-disabled", "true");
  try {
    await waitOn(pressed, work());
  } finally {
    pressed.removeAttribute("aria-disabled");
  }
}

/** Sends a form with a script. Meanwhile its button is busy. */
export function onSubmit(id: string, send: (form: HTMLFormElement) => Promise<void>): void {
  const form = element(id, HTMLFormElement);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void busy(submitOf(form), () => send(form));
  });
}

/** Shows a problem beside a field and marks the field; "" clears both. */
export function complain(box: HTMLElement, message: string, field?: HTMLElement): void {
  box.textContent = message;
  box.hidden = message === "";
  if (message === "") return field?.removeAttribute("aria-invalid");
  field?.setAttribute("aria-invalid", "true");
  box.scrollIntoView({ block: "nearest" });
}

// Browsers trust HTTPS, and plain HTTP from this machine itself.
const plain = maybe("plain");
if (plain) plain.hidden = isSecureContext;

for (const closer of document.querySelectorAll("[data-close]")) {
  closer.addEventListener("click", () => closer.closest("dialog")?.close());
}

/** Hands a form over to the user, now that its script runs: until then it takes no input. */
export function enable(form: HTMLFormElement): void {
  form.inert = false;
  any("waiting").hidden = true;
}

/** Opens a dialog that asks. @returns whether its button `yes` was pressed */
export function ask(dialog: HTMLDialogElement, yes: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const agree = (): void => dialog.close("yes");
    dialog.returnValue = "";
    yes.addEventListener("click", agree, { once: true });
    dialog.addEventListener(
      "close",
      () => {
        yes.removeEventListener("click", agree);
        resolve(dialog.returnValue === "yes");
      },
      { once: true },
    );
    dialog.showModal();
  });
}

/** Replaces the lines of a list. If an old line had the focus, the list gets it. */
export function refill(list: HTMLElement, lines: HTMLElement[]): void {
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(...lines);
  if (!hadFocus) return;
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
}

/** Asks a question in the page's dialog "ask". */
export function askText(question: string, yes?: string): Promise<boolean> {
  const agree = button("ask-yes");
  any("ask-text").textContent = question;
  if (yes !== undefined) agree.textContent = yes;
  return ask(element("ask", HTMLDialogElement), agree);
}

/** Arrow keys, Home and End move between tabs, as the ARIA pattern has it. */
export function tabs(list: HTMLElement, choose: (tab: HTMLButtonElement) => void): void {
  const all = [...list.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const select = (tab: HTMLButtonElement): void => {
    for (const one of all) {
      one.setAttribute("aria-selected", String(one === tab));
      one.tabIndex = one === tab ? 0 : -1;
    }
    choose(tab);
  };
  for (const [index, tab] of all.entries()) {
    tab.addEventListener("click", () => select(tab));
    tab.addEventListener("keydown", ({ key }) => {
      const [next, before] = document.dir === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
      const to = { [next]: index + 1, [before]: index - 1 + all.length, Home: 0, End: all.length - 1 }[key];
      const found = to === undefined ? undefined : all[to % all.length];
      if (!found) return;
      found.focus();
      select(found);
    });
  }
}
