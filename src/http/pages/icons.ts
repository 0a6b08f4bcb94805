// The icons of a page: the HTML of each, and the symbols that the page must contain for the icons that it names.

import { type IconName, ICONS } from "../../../static/icons.ts";

const NAMES = /\bicon(?:-[a-z]+)+/g;
const USED = /<use href="#([\w-]+)"/g;

const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);

/** @throws Error for an icon that the sprite does not have */
export function iconHtml(name: string): string {
  if (!isIcon(name)) throw new Error(`The sprite has no ${name}.`);
  return `<svg class="icon" aria-hidden="true"><use href="#${name}"/></svg>`;
}

/** The icons that a page's HTML shows. A user's text is escaped, so it shows none. */
export const iconsInHtml = (html: string): IconName[] =>
  Array.from(html.matchAll(USED), ([, name = ""]) => name).filter(isIcon);

/** The icons that a script names. */
export const iconsInScript = (script: string): IconName[] => [...(script.match(NAMES) ?? [])].filter(isIcon);

/** @returns the part of the sprite with these icons, or "" if there are none */
export function symbolsOf(names: Iterable<IconName>): string {
  const symbols = [...new Set(names)]
    .sort()
    .map((name) => `<symbol id="${name}" viewBox="0 0 24 24">${ICONS[name]}</symbol>`);
  return symbols.length === 0 ? "" : `<svg hidden aria-hidden="true">${symbols.join("")}</svg>`;
}
