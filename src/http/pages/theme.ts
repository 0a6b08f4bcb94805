// Readable shades of the instance's accent colour for light and dark pages: text in it and on it reaches the contrast
// of WCAG's level AA, whatever colour the administrator chose.

import { filesIn } from "../../../static/embed.ts" with { type: "macro" };

type Rgb = readonly [number, number, number];
type Roles = Readonly<Record<string, string>>;

const AA = 4.5;
/** Backgrounds for text in the accent's colour. */
const GROUNDS = ["page", "flap", "card", "sunken", "raised"];

/** The colours of 01_colours.css, by their role: "page" → "#f6f3ec". */
export const COLOURS: { light: Roles; dark: Roles } = rolesIn(filesIn("styles", "01_colours.css")["01_colours.css"]);

function rolesIn(css = ""): { light: Roles; dark: Roles } {
  const [light = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");
  const read = (part: string): Roles =>
    Object.fromEntries(part.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g).map(([, role, colour]) => [role, colour]));
  return { light: read(light), dark: read(dark) };
}

/** @param accent "#rrggbb" @returns a stylesheet that sets the accent's roles */
export function accentStyle(accent: string): string {
  const { light, dark } = accentRoles(accent);
  const declared = (roles: Roles): string =>
    Object.entries(roles)
      .map(([role, colour]) => `--${role}:${colour}`)
      .join(";");
  return `:root{${CHOSEN}:${accent};${declared(light)}}@media (prefers-color-scheme:dark){:root{${declared(dark)}}}`;
}

/**
 * A stylesheet in which readers may choose between light and dark: `data-theme` of the document overrides the
 * scheme of their system, without outranking any other rule. Paper stays light.
 */
export const choosable = (css: string): string =>
  css.replace(
    /@media \(prefers-color-scheme: ?dark\)\{:root\{([^}]*)\}\}/g,
    (_whole, dark: string) =>
      `@media (prefers-color-scheme:dark){:root:where(:not([data-theme=light])){${dark}}}@media screen{:root:where([data-theme=dark]){${dark};color-scheme:dark}:root:where([data-theme=light]){color-scheme:light}}`,
  );

/** The colour that the administrator chose. No rule uses it, but anyone can compute from it what the whole stylesheet must be. */
const CHOSEN = "--accent-chosen";

/** The accent that a stylesheet was made with; null if it does not say. */
export const accentIn = (css: string): string | null => ACCENT.exec(css)?.[1] ?? null;
const ACCENT = new RegExp(`${CHOSEN}:(#[0-9a-f]{6});`);

/** The accent's roles on light and on dark pages, each "#rrggbb". */
export function accentRoles(accent: string): { light: Roles; dark: Roles } {
  return { light: shades(accent, "light"), dark: shades(accent, "dark") };
}

/** The background and foreground of the page's icon, each "#rrggbb". */
export function iconColours(accent: string): { ground: string; on: string } {
  const { text, on } = readable(accent, "light");
  return { ground: hex(text), on };
}

// This keeps the hue: on dark pages, a colour mixed only with white would turn grey.
function readable(accent: string, scheme: "light" | "dark"): { text: Rgb; on: string } {
  const grounds = GROUNDS.map((ground) => rgb(COLOURS[scheme][ground] ?? "#ffffff"));
  const isReadable = (colour: Rgb): boolean =>
    [...grounds, ...grounds.map((ground) => soft(colour, ground, scheme))].every(
      (ground) => contrast(colour, ground) >= AA + 0.1,
    );
  let text = rgb(accent);
  for (let step = 0; step < 100 && !isReadable(text); step += 1)
    text = scheme === "light" ? darker(text) : lighter(text);
  return { text, on: contrast(text, [255, 255, 255]) >= contrast(text, [12, 16, 18]) ? "#ffffff" : "#0c1012" };
}

function shades(accent: string, scheme: "light" | "dark"): Roles {
  const { text, on } = readable(accent, scheme);
  const card = rgb(COLOURS[scheme].card ?? "#ffffff");
  const hover = mix(text, on === "#ffffff" ? [0, 0, 0] : [255, 255, 255], 0.15);
  return {
    accent: hex(text),
    "accent-hover": hex(hover),
    "on-accent": on,
    "accent-soft": hex(soft(text, card, scheme)),
    "accent-line": hex(mix(card, text, 0.45)),
  };
}

const soft = (accent: Rgb, ground: Rgb, scheme: "light" | "dark"): Rgb =>
  mix(ground, accent, scheme === "light" ? 0.09 : 0.14);
const darker = (colour: Rgb): Rgb => mix(colour, [0, 0, 0], 0.04);
// Two parts of a brighter version of the colour to one part of white.
const lighter = (colour: Rgb): Rgb => {
  const top = Math.max(...colour, 1);
  const bright = colour.map((part) => Math.min(255, (part * 255) / top)) as never;
  return mix(mix(colour, bright, 0.04), [255, 255, 255], 0.02);
};

const rgb = (colour: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as never;

const hex = (colour: Rgb): string => `#${new Uint8Array(colour.map(Math.round)).toHex()}`;

const mix = (colour: Rgb, other: Rgb, share: number): Rgb =>
  colour.map((part, index) => Math.round(part * (1 - share) + (other[index] ?? 0) * share)) as never;

/** The contrast of two colours "#rrggbb". */
export const contrastOf = (one: string, other: string): number => contrast(rgb(one), rgb(other));

// Relative luminance and contrast ratio as WCAG 2 defines them.
function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
