import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { formatBytes, formatDuration, parseBytes, parseDuration, UnitError } from "../src/base/units.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

describe("durations", () => {
  test.each([
    ["0", 0],
    ["0s", 0],
    ["500ms", 500],
    ["90s", 90_000],
    ["15m", 900_000],
    ["1h", 3_600_000],
    ["1.5h", 5_400_000],
    ["7d", 604_800_000],
    ["2w", 1_209_600_000],
    ["10y", 315_360_000_000],
    [" 5 m ", 300_000],
    ["1.1s", 1_100],
  ])("%p is %p milliseconds", (text, milliseconds) => {
    expect(parseDuration(text)).toBe(milliseconds);
  });

  test.each(["", "1", "s", "-1s", "1M", "1 hour", "1h30m", "0.5ms", "1e3s", "NaN", "off", "99999999999999y", "٣s"])(
    "%p is refused",
    (text) => {
      expect(() => parseDuration(text)).toThrow(UnitError);
    },
  );

  test("off is null where it is allowed, and not the same as 0", () => {
    expect(parseDuration("off", { allowOff: true })).toBeNull();
    expect(parseDuration("0s", { allowOff: true })).toBe(0);
    expect(() => parseDuration("off")).toThrow("cannot be switched off");
  });

  test.each([
    [0, "0s"],
    [1, "1ms"],
    [1_500, "1500ms"],
    [60_000, "1m"],
    [90_000, "90s"],
    [86_400_000, "1d"],
    [315_360_000_000, "3650d"],
    [null, "off"],
  ])("%p milliseconds are written %p", (milliseconds, text) => {
    expect(formatDuration(milliseconds)).toBe(text);
    expect(parseDuration(text, { allowOff: true })).toBe(milliseconds);
  });
});

describe("sizes", () => {
  test.each([
    ["0", 0],
    ["1000", 1_000],
    ["1 byte", 1],
    ["12 bytes", 12],
    ["12B", 12],
    ["64KiB", 65_536],
    ["1MiB", 1_048_576],
    ["1 mib", 1_048_576],
    ["1.5 MiB", 1_572_864],
    ["1MB", 1_000_000],
    ["2GiB", 2_147_483_648],
    ["1TiB", 1_099_511_627_776],
  ])("%p is %p bytes", (text, bytes) => {
    expect(parseBytes(text)).toBe(bytes);
  });

  test.each(["", "MiB", "-1", "1K", "1 XB", "0.5", "1.5 bytes", "1e3", "99999999999 TiB", "1,5MiB"])(
    "%p is refused",
    (text) => {
      expect(() => parseBytes(text)).toThrow(UnitError);
    },
  );

  test.each([
    [0, "0 bytes"],
    [1, "1 byte"],
    [1_500, "1500 bytes"],
    [1_024, "1 KiB"],
    [1_048_576, "1 MiB"],
    [1_572_864, "1.5 MiB"],
    [1_048_577, "1048577 bytes"],
    [16 * 1_048_576, "16 MiB"],
    [2_147_483_648, "2 GiB"],
  ])("%p bytes are written %p", (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
    expect(parseBytes(text)).toBe(bytes);
  });
});
