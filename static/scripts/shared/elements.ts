// Elements: finding those of the page, and making others. Text only ever becomes text nodes.

import type { IconName } from "../../icons.ts";

/** An element that the page must have. @throws Error if it does not */
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

const SVG = "http://www.w3.org/2000/svg";

/** An icon of the sprite. Callers write its name in full: the server finds it in the script and sends the symbol along. */
export function icon(name: IconName): SVGSVGElement {
  const drawn = document.createElementNS(SVG, "svg");
  const symbol = document.createElementNS(SVG, "use");
  symbol.setAttribute("href", `#${name}`);
  for (const [attribute, value] of [
    ["class", "icon"],
    ["width", "20"],
    ["height", "20"],
    ["aria-hidden", "true"],
  ] as const) {
    drawn.setAttribute(attribute, value);
  }
  drawn.append(symbol);
  return drawn;
}

/** Replaces the lines of a list. If an old line had the focus, the list gets it. */
export function refill(list: HTMLElement, lines: HTMLElement[]): void {
  const hadFocus = list.contains(document.activeElement);
  list.replaceChildren(...lines);
  if (!hadFocus) return;
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
}
