// Durations and byte sizes as people write them. Parsing returns a whole, safe, non-negative number of milliseconds or
// bytes, or throws a UnitError. Formatting returns text that parses back to the same number.

/** `message` completes a sentence that begins with the value: "is not a duration …". */
export class UnitError extends Error {
  override readonly name = "UnitError";
}

const MILLISECONDS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 7 * 86_400_000,
  y: 365 * 86_400_000,
};

// Weeks and years are read but never written: few people see at a glance that 52w is not 365d.
const DURATION_STEPS = ["d", "h", "m", "s", "ms"] as const;

const BYTES: Readonly<Record<string, number>> = {
  "": 1,
  b: 1,
  byte: 1,
  bytes: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  tb: 1e12,
  kib: 2 ** 10,
  mib: 2 ** 20,
  gib: 2 ** 30,
  tib: 2 ** 40,
};

/** The units in which sizes are written, largest first. */
export const BYTE_STEPS = [
  ["TiB", 2 ** 40],
  ["GiB", 2 ** 30],
  ["MiB", 2 ** 20],
  ["KiB", 2 ** 10],
] as const;

/**
 * "90s", "15m", "1.5h", "7d", "2w", "1y", "500ms" → milliseconds. Every number but 0 needs a unit. With `allowOff`,
 * "off" returns null, which means never; 0 means at once.
 * @throws UnitError
 */
export function parseDuration(text: string): number;
export function parseDuration(text: string, options: { allowOff: boolean }): number | null;
export function parseDuration(text: string, options = { allowOff: false }): number | null {
  const trimmed = text.trim();
  if (trimmed === "off") {
    if (options.allowOff) return null;
    throw new UnitError("cannot be switched off");
  }
  if (trimmed === "0") return 0;
  const match = /^(\d+(?:\.\d+)?) ?([a-z]*)$/.exec(trimmed);
  if (match === null) throw new UnitError("is not a duration");
  const [, amount = "", unit = ""] = match;
  if (unit === "") throw new UnitError("has no unit (ms, s, m, h, d, w or y)");
  return scaled(amount, MILLISECONDS[unit], "is not a duration", "is finer than a millisecond");
}

/** Milliseconds → "90s", "15m", "7d": the largest unit that divides evenly; null → "off". */
export function formatDuration(milliseconds: number | null): string {
  if (milliseconds === null) return "off";
  if (milliseconds === 0) return "0s";
  for (const unit of DURATION_STEPS) {
    const size = MILLISECONDS[unit] ?? 1;
    if (milliseconds % size === 0) return `${milliseconds / size}${unit}`;
  }
  return `${milliseconds}ms`;
}

/**
 * "1MiB", "1.5 GiB", "64KiB" (powers of 1024), "1MB" (powers of 1000), "1000" → bytes. Case does not matter.
 * @throws UnitError
 */
export function parseBytes(text: string): number {
  const match = /^(\d+(?:\.\d+)?) ?([A-Za-z]*)$/.exec(text.trim());
  if (match === null) throw new UnitError("is not a size");
  const [, amount = "", unit = ""] = match;
  return scaled(amount, BYTES[unit.toLowerCase()], "is not a size", "is not a whole number of bytes");
}

/** Bytes → "1 MiB", "1.5 GiB", "1500 bytes": never rounded. */
export function formatBytes(bytes: number): string {
  for (const [unit, size] of BYTE_STEPS) {
    const hundredths = (bytes / size) * 100;
    if (bytes >= size && Number.isInteger(hundredths)) return `${hundredths / 100} ${unit}`;
  }
  return bytes === 1 ? "1 byte" : `${bytes} bytes`;
}

/** Rounded for reading: "12.3 MiB". */
export function roundBytes(bytes: number): string {
  for (const [unit, size] of BYTE_STEPS) if (bytes >= size) return `${(bytes / size).toFixed(1)} ${unit}`;
  return formatBytes(Math.round(bytes));
}

function scaled(amount: string, size: number | undefined, unknownUnit: string, notWhole: string): number {
  if (size === undefined) throw new UnitError(unknownUnit);
  // Rounding to a millionth removes the error of binary fractions such as 1.1.
  const value = Math.round(Number(amount) * size * 1e6) / 1e6;
  if (Number(amount) * size > Number.MAX_SAFE_INTEGER) throw new UnitError("is too large");
  const whole = amount.includes(".") ? value : Number(amount) * size;
  if (!Number.isSafeInteger(whole)) throw new UnitError(notWhole);
  return whole;
}
