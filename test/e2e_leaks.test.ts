// An end-to-end push leaves nothing readable on the server: not on its disk, not in its log, not in its memory. The
// clients are processes of their own.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { keyIn } from "../static/e2e/link.ts";
import { makeTempDir } from "./harness.ts";
import { countIn, countsIn } from "./memory.ts";
import { needs } from "./needs.ts";
import { runProgram, scan, type ServerProcess, spawnServer } from "./processes.ts";

// Processes and disks take their time on a busy machine; none of it is waited for by the clock.
setDefaultTimeout(120_000);

const SECRET = "Kestrel-4471-quarry-lantern";
const FILE_NAME = "severance-agreement-Novak.txt";
const FILE_TEXT = "Marigold-9082-is-what-the-file-says";
const PASSPHRASE = "tungsten heron 6613";

const root = makeTempDir();
const dataDir = join(root, "data");
let server: ServerProcess;
const links: string[] = [];

beforeAll(async () => {
  server = await spawnServer(dataDir, {
    flags: { "log-level": "debug", "file-attachments-require-authentication": "false", "upload-free-space-floor": "0" },
  });
  const env = { SECRETPUSH_SERVER: server.url, HOME: root };
  const guarded = { ...env, SECRETPUSH_PASSPHRASE: PASSPHRASE };
  const run = async (argv: string[], given: { env: Record<string, string>; input?: string }): Promise<string> => {
    const { code, stdout, stderr } = await runProgram(argv, given);
    if (code !== 0) throw new Error(`${argv[0]} ended with ${code}: ${stderr}`);
    return stdout.trim();
  };
  const file = join(root, FILE_NAME);
  writeFileSync(file, FILE_TEXT.repeat(3_000));
  links.push(
    await run(["push", "--e2e", "--views", "9"], { env, input: SECRET }),
    await run(["push", "--e2e", "--views", "9", "--file", file, "--payload-file", "-"], {
      env: guarded,
      input: SECRET,
    }),
  );
  const [text = "", files = ""] = links;
  expect(await run(["open", text], { env })).toBe(SECRET);
  const out = join(root, "out");
  mkdirSync(out);
  expect(await run(["open", files, "-o", out], { env: guarded })).toBe(SECRET);
  expect(readdirSync(out)).toEqual([FILE_NAME]);
  expect(readFileSync(join(out, FILE_NAME), "utf8")).toBe(FILE_TEXT.repeat(3_000));
  // What goes wrong leaves nothing either.
  for (const [link, passphrase] of [
    [files, "tungsten heron 6614"],
    [files.slice(0, -1), PASSPHRASE],
    [files.split("#")[0] ?? "", PASSPHRASE],
  ] as const) {
    expect((await runProgram(["open", link], { env: { ...env, SECRETPUSH_PASSPHRASE: passphrase } })).code).not.toBe(0);
  }
});

afterAll(async () => {
  await server.kill();
  rmSync(root, { recursive: true, force: true });
});

/** These bytes as they may stand somewhere: raw, in hex, and in base64 at each of its three alignments. */
function formsOf(bytes: Uint8Array): Buffer[] {
  const raw = Buffer.from(bytes);
  const shifted = [0, 1, 2].flatMap((shift) => {
    const inside = Buffer.concat([Buffer.alloc(shift), raw]);
    // The letters that depend on what stands before and behind are left out.
    const cut = (text: string): string => text.replace(/=+$/, "").slice(shift === 0 ? 0 : shift + 1, -2);
    return [cut(inside.toString("base64")), cut(inside.toString("base64url"))];
  });
  const texts = [raw.toString("hex"), raw.toString("hex").toUpperCase(), ...new Set(shifted)];
  return [raw, ...texts.map((text) => Buffer.from(text))];
}

const needles = (): Array<[what: string, form: Buffer]> => {
  const secrets: Array<[string, Uint8Array]> = [
    ["the secret", Buffer.from(SECRET)],
    ["the file's name", Buffer.from(FILE_NAME)],
    ["the file's text", Buffer.from(FILE_TEXT)],
    ["the passphrase", Buffer.from(PASSPHRASE)],
    ...links.map((link, index): [string, Uint8Array] => [
      `the key of push ${index + 1}`,
      keyIn(new URL(link).hash) ?? new Uint8Array(),
    ]),
  ];
  return secrets.flatMap(([what, bytes]) => formsOf(bytes).map((form): [string, Buffer] => [what, form]));
};

/** @returns what was found, by name */
const foundBy = (contains: (form: Buffer) => boolean): string[] => [
  ...new Set(needles().flatMap(([what, form]) => (contains(form) ? [what] : []))),
];

describe("an end-to-end push leaves nothing readable", () => {
  test("on the disk", () => {
    const bytes = scan(dataDir);
    // The search finds what is there.
    expect(bytes.includes("SQLite format 3")).toBe(true);
    expect(bytes.length).toBeGreaterThan(100_000);
    expect(foundBy((form) => bytes.includes(form))).toEqual([]);
  });

  test("in the log", () => {
    const log = Buffer.from(server.output());
    expect(log.includes("/api/v2/pushes")).toBe(true);
    expect(foundBy((form) => log.includes(form))).toEqual([]);
  });

  needs("linux").test("in the memory of the server", () => {
    // The search finds what is there, as bytes and as the text of a program.
    expect(countIn(server.pid, Buffer.from(dataDir))).toBeGreaterThan(0);
    const wide = (form: Buffer): Buffer => Buffer.from(form.toString("latin1"), "utf16le");
    const all = needles().flatMap(([what, form]) => [[what, form] as const, [what, wide(form)] as const]);
    const counts = countsIn(
      server.pid,
      all.map(([, form]) => form),
    );
    expect(all.flatMap(([what], index) => ((counts[index] ?? 0) > 0 ? [what] : []))).toEqual([]);
  });

  test("the search would find it in each form", () => {
    const key = keyIn(new URL(links[0] ?? "").hash) ?? new Uint8Array();
    const spread = Buffer.concat([Buffer.from("ab"), key, Buffer.from("cd")]);
    for (const text of [
      spread.toString("base64"),
      spread.toString("base64url"),
      spread.toString("hex"),
      links[0] ?? "",
    ]) {
      expect(foundBy((form) => Buffer.from(text).includes(form))).toEqual(["the key of push 1"]);
    }
    expect(foundBy((form) => spread.includes(form))).toEqual(["the key of push 1"]);
  });
});
