// What the pages' scripts share: finding elements, texts in the reader's language, words for sizes and
// times, copying, asking, and talking to this server. Text only ever becomes text nodes.

import type { Strings } from "../strings/en.ts";

/** The element that the page must have. @throws Error where it does not */
export function element<E extends HTMLElement>(id: string, type: new () => E): E {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`The page has no ${id}.`);
  return found;
}

export const button = (id: string): HTMLButtonElement => element(id, HTMLButtonElement);
export const input = (id: string): HTMLInputElement => element(id, HTMLInputElement);
export const any = (id: string): HTMLElement => element(id, HTMLElement);
/** An element that the page has in some of its states only. */
export const maybe = (id: string): HTMLElement | null => document.getElementById(id);

function fromMeta<T>(name: string): T {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return JSON.parse(content ?? "{}") as T;
}

/** The texts the server sent along with this page. */
export const textsOf = <Group extends keyof Strings>(_group: Group): Strings[Group] => fromMeta("texts");
/** What the server says of this page and instance. */
export const settings = <T>(): T => fromMeta("settings");

export const language = document.documentElement.lang;
const plurals = new Intl.PluralRules(language);

type Values = Readonly<Record<string, string | number>>;

/** Puts values into a text; "one|other" is chosen by {n}. */
export function say(text: string, values: Values = {}): string {
  const forms = text.split("|");
  const n = values.n;
  const form = typeof n === "number" && forms.length > 1 && plurals.select(n) !== "one" ? forms[1] : forms[0];
  return (form ?? "").replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === "number" ? value.toLocaleString(language) : value;
  });
}

const UNITS = language === "fr" ? ["o", "Kio", "Mio", "Gio", "Tio"] : ["B", "KiB", "MiB", "GiB", "TiB"];

/** 1536 → "1.5 KiB". */
export function sizeWords(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const maximumFractionDigits = value < 10 && unit > 0 ? 1 : 0;
  return `${value.toLocaleString(language, { maximumFractionDigits })}\u00a0${UNITS[unit]}`;
}

const MINUTE = 60_000;
const SPANS: Array<[number, Intl.RelativeTimeFormatUnit]> = [
  [24 * 60 * MINUTE, "day"],
  [60 * MINUTE, "hour"],
  [MINUTE, "minute"],
];

/** "7 days", "45 minutes". */
export function durationWords(ms: number): string {
  const [span, unit] = SPANS.find(([length]) => ms >= length && ms % length === 0) ?? [MINUTE, "minute"];
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language, style as Intl.NumberFormatOptions).format(ms / span);
}

/** "in 3 days", "2 minutes ago". */
export function relativeWords(iso: string): string {
  const ms = Date.parse(iso) - Date.now();
  const [span, unit] = SPANS.find(([length]) => Math.abs(ms) >= length) ?? [MINUTE, "minute"];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(ms / span), unit);
}

export const dateWords = (iso: string): string =>
  new Date(iso).toLocaleString(language, { dateStyle: "full", timeStyle: "short" });

export const shortDate = (iso: string): string =>
  new Date(iso).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });

/** Makes an element; children that are strings become text. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> | null,
  ...children: Array<Node | string>
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (properties) Object.assign(made, properties);
  made.append(...children);
  return made;
}

/**
 * Copies exactly this text. Where the browser offers no clipboard (plain HTTP), through a selection.
 * @returns whether it worked
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  // The event carries the text itself, so that no field normalises its line ends.
  let taken = false;
  const take = (event: ClipboardEvent): void => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    taken = true;
  };
  document.addEventListener("copy", take, { once: true });
  try {
    document.execCommand("copy");
  } catch {
    taken = false;
  }
  document.removeEventListener("copy", take);
  return taken;
}

/** A button that copies and says so in `status`; where that fails it selects `field` instead. */
export function copyOn(
  by: HTMLButtonElement,
  text: () => string,
  said: { copied: string; copyFailed: string },
  status: HTMLElement,
  field?: HTMLInputElement | HTMLElement,
): void {
  const label = by.textContent ?? "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  by.addEventListener("click", async () => {
    const copied = await copyText(text());
    status.textContent = copied ? said.copied : said.copyFailed;
    if (!copied && field instanceof HTMLInputElement) field.select();
    else if (!copied && field) getSelection()?.selectAllChildren(field);
    if (copied) by.textContent = said.copied;
    clearTimeout(timer);
    timer = setTimeout(() => {
      by.textContent = label;
    }, 2_000);
  });
}

/** Shows what is wrong beside a field and marks it, or takes that back with "". */
export function complain(box: HTMLElement, message: string, field?: HTMLElement): void {
  box.textContent = message;
  box.hidden = message === "";
  if (message === "") field?.removeAttribute("aria-invalid");
  else field?.setAttribute("aria-invalid", "true");
}

for (const closer of document.querySelectorAll("[data-close]")) {
  closer.addEventListener("click", () => closer.closest("dialog")?.close());
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

/** Asks a question in the page's dialog "ask". */
export function askText(question: string, yes?: string): Promise<boolean> {
  const agree = button("ask-yes");
  any("ask-text").textContent = question;
  if (yes !== undefined) agree.textContent = yes;
  return ask(element("ask", HTMLDialogElement), agree);
}

export interface Answer<T> {
  /** 0 where the server could not be reached. */
  status: number;
  ok: boolean;
  body: T;
  /** Seconds to wait, after a 429. */
  retryAfter: number;
}

/** Asks this server. Nothing is kept in any cache. */
export async function request<T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method,
      cache: "no-store",
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const answer = (await response.json().catch(() => ({}))) as T;
    const retryAfter = Number(response.headers.get("retry-after") ?? "1");
    return { status: response.status, ok: response.ok, body: answer, retryAfter };
  } catch {
    return { status: 0, ok: false, body: {} as T, retryAfter: 0 };
  }
}

/** Arrow keys, Home and End move between tabs, as the ARIA pattern has it. */
export function tabs(list: HTMLElement, choose: (tab: HTMLButtonElement) => void): void {
  const all = [...list.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const select = (tab: HTMLButtonElement): void => {
    for (const one of all) {
      one.setAttribute("aria-selected", String(one === tab));
      one.tabIndex = one === tab ? 0 : -1;
    }
    tab.scrollIntoView({ block: "nearest", inline: "nearest" });
    choose(tab);
  };
  for (const [index, tab] of all.entries()) {
    tab.addEventListener("click", () => select(tab));
    tab.addEventListener("keydown", ({ key }) => {
      const to = { ArrowRight: index + 1, ArrowLeft: index - 1 + all.length, Home: 0, End: all.length - 1 }[key];
      const next = to === undefined ? undefined : all[to % all.length];
      if (!next) return;
      next.focus();
      select(next);
    });
  }
}
