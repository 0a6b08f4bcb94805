// Medians and percentiles, and how the reports print figures.

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const whole = (value: number): string => Math.round(value).toLocaleString("en-US");
export const milliseconds = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(1));

/** A Markdown table whose first column is words and whose others are figures. */
export const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
