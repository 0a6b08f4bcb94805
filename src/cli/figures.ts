// Numbers as people read them.

import { formatBytes } from "../base/units.ts";

const UNITS = [
  ["TiB", 2 ** 40],
  ["GiB", 2 ** 30],
  ["MiB", 2 ** 20],
  ["KiB", 2 ** 10],
] as const;

/** Rounded for reading: "12.3 MiB". */
export function roundBytes(bytes: number): string {
  for (const [unit, size] of UNITS) if (bytes >= size) return `${(bytes / size).toFixed(1)} ${unit}`;
  return formatBytes(Math.round(bytes));
}

/** "1 push", "2 pushes". */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
