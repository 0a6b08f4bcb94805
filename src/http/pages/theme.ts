// Readable shades of the instance's accent colour for light and dark pages: text in it and on it reaches the contrast
// of WCAG's level AA, whatever colour the administrator chose.

type Rgb = readonly [number, number, number];

const AA = 4.5;
const LIGHT_PAGES = ["#f6f7f6", "#ffffff"];
const DARK_PAGE = "#14181a";
const DARK_CARD = "#1c2124";

/** @param accent "#rrggbb" @returns a stylesheet that sets the accent's roles */
export function accentStyle(accent: string): string {
  const light = shades(accent, LIGHT_PAGES, "black");
  const dark = shades(accent, [DARK_PAGE, DARK_CARD], "white");
  return `:root{${light}}@media (prefers-color-scheme:dark){:root{${dark}}}`;
}

/** The ground of the page's icon and what is drawn on it, each "#rrggbb". */
export function iconColours(accent: string): { ground: string; on: string } {
  const { text, on } = readable(accent, LIGHT_PAGES, "black");
  return { ground: hex(text), on };
}

function readable(accent: string, pages: string[], towards: "black" | "white"): { text: Rgb; on: string } {
  const target: Rgb = towards === "black" ? [0, 0, 0] : [255, 255, 255];
  const isReadable = (colour: Rgb): boolean => pages.every((page) => contrast(colour, rgb(page)) >= AA + 0.2);
  let text = rgb(accent);
  for (let step = 0; step < 40 && !isReadable(text); step += 1) text = mix(text, target, 0.06);
  return { text, on: contrast(text, [255, 255, 255]) >= contrast(text, [12, 16, 18]) ? "#ffffff" : "#0c1012" };
}

function shades(accent: string, pages: string[], towards: "black" | "white"): string {
  const { text, on } = readable(accent, pages, towards);
  const hover = mix(text, on === "#ffffff" ? [0, 0, 0] : [255, 255, 255], 0.15);
  const [r, g, b] = text;
  return [
    `--accent:${hex(text)}`,
    `--accent-hover:${hex(hover)}`,
    `--on-accent:${on}`,
    `--accent-soft:rgb(${r} ${g} ${b} / ${towards === "black" ? 0.09 : 0.14})`,
    `--accent-line:rgb(${r} ${g} ${b} / 0.45)`,
  ].join(";");
}

const rgb = (colour: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as never;

const hex = (colour: Rgb): string => `#${new Uint8Array(colour.map(Math.round)).toHex()}`;

const mix = (colour: Rgb, other: Rgb, share: number): Rgb =>
  colour.map((part, index) => Math.round(part * (1 - share) + (other[index] ?? 0) * share)) as never;

// Relative luminance and contrast ratio as WCAG 2 defines them.
export function contrast(one: Rgb, other: Rgb): number {
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
