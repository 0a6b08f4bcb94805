// Which colours meet on the pages, and their contrast as WCAG 2 defines it. The tests hold them to level AA;
// static/README.md shows the figures.

import { PAGES } from "../../src/config/options/pages.ts";
import { accentRoles, COLOURS, contrastOf } from "../../src/http/pages/theme.ts";

/** 4.5 for text, 3 for what one must see to operate the page: borders of fields, icons, rings. */
export type Least = 4.5 | 3;

const GROUNDS = ["page", "flap", "card", "sunken", "raised"];
const SOFT = ["accent-soft", "danger-soft", "success-soft", "warning-soft"];

/** A role in front, the grounds it stands on, and what contrast it needs there. */
export const PAIRS: ReadonlyArray<readonly [front: string, grounds: readonly string[], least: Least]> = [
  ["ink", [...GROUNDS, ...SOFT], 4.5],
  ["muted", [...GROUNDS, ...SOFT], 4.5],
  ["accent", [...GROUNDS, "accent-soft"], 4.5],
  ["on-accent", ["accent", "accent-hover"], 4.5],
  ["danger", [...GROUNDS, "danger-soft"], 4.5],
  ["on-danger", ["danger"], 4.5],
  ["success", [...GROUNDS, "success-soft"], 4.5],
  ["warning", [...GROUNDS, "warning-soft"], 4.5],
  ["line-strong", GROUNDS, 3],
  ["muted", ["line"], 3],
];

export const DEFAULT_ACCENT = String(PAGES["branding.accent"].default);

export interface Meeting {
  front: string;
  ground: string;
  least: Least;
  light: number;
  dark: number;
}

/** @param accent "#rrggbb" */
export function meetings(accent: string): Meeting[] {
  const shades = accentRoles(accent);
  const light = { ...COLOURS.light, ...shades.light };
  const dark = { ...COLOURS.dark, ...shades.dark };
  const between = (roles: Readonly<Record<string, string>>, front: string, ground: string): number => {
    const [one, other] = [roles[front], roles[ground]];
    if (one === undefined || other === undefined) throw new Error(`There is no colour ${front} or ${ground}.`);
    return contrastOf(one, other);
  };
  return PAIRS.flatMap(([front, grounds, least]) =>
    grounds.map((ground) => ({
      front,
      ground,
      least,
      light: between(light, front, ground),
      dark: between(dark, front, ground),
    })),
  );
}

/** The figures as two tables in Markdown, for the default accent: light, then dark. */
export function contrastTable(): string {
  const all = meetings(DEFAULT_ACCENT);
  const figures = ({ light, dark }: Meeting): string => `${light.toFixed(1)} ${dark.toFixed(1)}`;
  const onGrounds = all.filter(({ ground }) => [...GROUNDS, ...SOFT].includes(ground));
  const fronts = [...new Set(onGrounds.map(({ front }) => front))];
  const rows = [...GROUNDS, ...SOFT].map((ground) => {
    const cells = fronts.map((front) => onGrounds.find((one) => one.front === front && one.ground === ground));
    return [`\`${ground}\``].concat(cells.map((cell) => (cell === undefined ? "" : figures(cell))));
  });
  const others = all.filter((one) => !onGrounds.includes(one));
  return [
    ...table(["On", ...fronts.map((front) => `\`${front}\``)], rows),
    "",
    ...table(
      ["On", "In front", "Light, dark"],
      others.map((one) => [`\`${one.ground}\``, `\`${one.front}\``, figures(one)]),
    ),
  ].join("\n");
}

const table = (head: string[], rows: string[][]): string[] =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
