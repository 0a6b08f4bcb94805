// Where the master key comes from, and what is refused as one.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { settingsInForce } from "../src/config/describe.ts";
import { fromToml, load, problemsOf } from "./settings.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const HEX_KEY = "0123456789abcdef".repeat(4);
const BASE64_KEY = Buffer.from(HEX_KEY, "hex").toString("base64");

describe("the master key", () => {
  test.each([HEX_KEY, HEX_KEY.toUpperCase(), BASE64_KEY, BASE64_KEY.replace("=", ""), `${HEX_KEY}\n`])(
    "%p is taken from the environment",
    (text) => {
      expect(load({ env: { SECRETPUSH_KEY: text } }).config.key).toBe(HEX_KEY);
    },
  );

  test("is read as base64url too", () => {
    const bytes = Buffer.alloc(32, 0xfb);
    expect(load({ env: { SECRETPUSH_KEY: bytes.toString("base64url") } }).config.key).toBe(bytes.toString("hex"));
  });

  test.each([
    ["flag", { flags: { "key-file": "k" } }],
    ["environment SECRETPUSH_KEY_FILE", { env: { SECRETPUSH_KEY_FILE: "k" } }],
    ["file c.toml", { flags: { config: "c.toml" } }],
  ])("is read from the file that a %s names", (origin, given) => {
    const { config, origins } = load({ ...given, files: { k: `${BASE64_KEY}\n`, "c.toml": 'key_file = "k"' } });
    expect([config.key, config.keyFile, origins["key"], origins["key_file"]]).toEqual([HEX_KEY, "k", origin, origin]);
  });

  test("the better source wins, whether it holds the key or names its file", () => {
    const other = "f".repeat(64);
    const byFlag = load({ flags: { "key-file": "k" }, env: { SECRETPUSH_KEY: other }, files: { k: HEX_KEY } });
    expect(byFlag.config.key).toBe(HEX_KEY);
    const byValue = load({
      env: { SECRETPUSH_KEY: other, SECRETPUSH_CONFIG: "c.toml" },
      files: { "c.toml": 'key_file = "gone"' },
    });
    expect([byValue.config.key, byValue.config.keyFile]).toEqual([other, undefined]);
  });

  test("key and key file from one source are a mistake", () => {
    const env = { SECRETPUSH_KEY: HEX_KEY, SECRETPUSH_KEY_FILE: "k" };
    expect(problemsOf(() => load({ env, files: { k: HEX_KEY } }))).toEqual([
      "SECRETPUSH_KEY and SECRETPUSH_KEY_FILE are both given: leave one out.",
    ]);
  });

  const rule = "write 32 bytes as 64 hex digits or in base64.";
  test.each([
    [{ env: { SECRETPUSH_KEY: "" } }, `SECRETPUSH_KEY is empty: ${rule}`],
    [{ env: { SECRETPUSH_KEY: "s3cret" } }, `SECRETPUSH_KEY is not a key of 32 bytes: ${rule}`],
    [{ flags: { config: "c.toml" } }, `c.toml: line 1: key is not a key of 32 bytes: ${rule}`],
    [{ flags: { "key-file": "k" } }, `--key-file names "k", whose content is not a key of 32 bytes: ${rule}`],
    [{ flags: { "key-file": "gone" } }, '--key-file names "gone", which cannot be read (there is no such file).'],
    [{ env: { SECRETPUSH_KEY_FILE: "" } }, 'SECRETPUSH_KEY_FILE "" is empty: write a path.'],
  ])("a bad one is told without its value: %p", (given, sentence) => {
    expect(problemsOf(() => load({ ...given, files: { k: "s3cret", "c.toml": 'key = "s3cret"' } }))).toEqual([
      sentence,
    ]);
  });

  test.each([`key = s3cret`, `key = "s3cret`, `key = 's3cret' x`, `key = "s3cret" "s3cret"`, `s3cret`])(
    "a syntax error next to it does not print it: %p",
    (text) => {
      const [problem] = problemsOf(() => fromToml(text));
      expect(problem).toStartWith("c.toml: line 1: this is not TOML");
      expect(problem).not.toContain("s3cret");
    },
  );

  test.each([
    ["http://db.example.org/x", "is not a postgres address"],
    ["postgres:///x", "names no host"],
    ["postgres://ann:s3cret@db.example.org", "names no database"],
    ["", "is empty"],
  ])("a database address that is not one is told without its password: %p", (text, why) => {
    const address = "write an address such as postgres://user:password@host:5432/database.";
    expect(problemsOf(() => load({ env: { SECRETPUSH_DATABASE_URL: text } }))).toEqual([
      `SECRETPUSH_DATABASE_URL ${why}: ${address}`,
    ]);
  });

  test("a database address comes from a file as well, and is hidden in every listing", () => {
    const url = "postgresql://ann:s3cret@db.example.org:5433/pushes?sslmode=verify-full";
    const settings = load({ env: { SECRETPUSH_DATABASE_URL_FILE: "u" }, files: { u: `${url}\n` } });
    expect(settings.config.databaseUrl).toBe(url);
    expect(JSON.stringify(settingsInForce(settings))).not.toContain("s3cret");
  });

  test("is hidden in every listing", () => {
    const settings = settingsInForce(load({ env: { SECRETPUSH_KEY: HEX_KEY } }));
    expect(settings.find(({ option }) => option === "key")).toEqual({
      option: "key",
      value: "(set, hidden)",
      plain: "(set, hidden)",
      origin: "environment SECRETPUSH_KEY",
    });
    expect(JSON.stringify(settings)).not.toContain(HEX_KEY);
  });
});
