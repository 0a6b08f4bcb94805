// Numbers as people read them.

import { BYTE_STEPS, formatBytes } from "../base/units.ts";

/** Rounded for reading: "12.3 MiB". */
export function roundBytes(bytes: number): string {
  for (const [unit, size] of BYTE_STEPS) if (bytes >= size) return `${(bytes / size).toFixed(1)} ${unit}`;
  return formatBytes(Math.round(bytes));
}

/** "1 push", "2 pushes". */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
