// Audit logs that leave the server: every entry once, in order, chained, and with nothing in them
// that leads to a push. What was altered, dropped, moved or added is found.

import { Database } from "bun:sqlite";
import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { type Contents, startFilled } from "./sample_pushes.ts";
import { until } from "./multipart_forms.ts";
import { runProgram } from "./processes.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

interface Entry {
  type: string;
  push: number;
  seq: number;
  kind: string;
  ip: string;
  user_agent: string;
  referrer: string;
  at: string;
  hash: string;
}

const { root, start } = scratch();
const dataDir = join(root, "data");
const file = join(root, "audit.jsonl");
let contents: Contents;
let lines: string[] = [];
let entries: Entry[] = [];
let numbered = 0;

beforeAll(async () => {
  const { server, contents: filled } = await startFilled(start, dataDir);
  try {
    contents = filled;
    const [push] = contents.pushes;
    await fetch(`${server.url}/api/v2/pushes/${push?.urlToken}`, {
      headers: { "user-agent": 'Ünïcode "quoted" \\ agent', referer: `https://example.com/p/${push?.urlToken}/r` },
    });
    expect(await runProgram(["audit", "export", file, "--data-dir", dataDir])).toMatchObject({
      code: 0,
      stdout: `Wrote ${file}.\n`,
    });
  } finally {
    await server.stop();
  }
  lines = readFileSync(file, "utf8").trimEnd().split("\n");
  entries = lines.map((line) => JSON.parse(line) as Entry).filter(({ type }) => type === "entry");
});

const verify = (path: string, ...more: string[]) =>
  runProgram(["audit", "verify", path, ...more, "--data-dir", dataDir]);

function altered(change: (lines: string[]) => string[]): string {
  const path = join(root, `altered${(numbered += 1)}.jsonl`);
  writeFileSync(path, `${change([...lines]).join("\n")}\n`);
  return path;
}

describe("an export", () => {
  test("holds every entry once, push by push, and counts them in its last line", () => {
    const kinds = new Map<number, string[]>();
    for (const { push, kind } of entries) kinds.set(push, [...(kinds.get(push) ?? []), kind]);
    expect([...kinds.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(kinds.get(1)).toEqual(["creation", "view"]);
    expect(kinds.get(5)).toEqual(["creation", "view", "view"]);
    expect(kinds.get(6)).toEqual(["creation", "failed_passphrase"]);
    expect(kinds.get(7)).toEqual(["creation", "expire"]);
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ type: "end", entries: entries.length, pushes: 7 });
    const [first] = entries;
    expect([first?.type, first?.push, first?.seq, first?.ip]).toEqual(["entry", 1, 1, "127.0.0.1"]);
    expect(first?.at).toMatch(/^20\d\d-.*\.\d{3}Z$/);
    expect(entries[1]?.referrer).toBe("https://example.com/p/…"); // a link that came along is cut out
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test("says whose each push is, also once it is purged, by the number of a user", () => {
    const owners = lines.map((line) => JSON.parse(line) as { type: string; push: number; owner: number | null });
    const told = owners.filter(({ type }) => type === "push").map(({ push, owner }) => [push, owner]);
    const known = contents.pushes.map(({ name }, index) => [index + 1, name === null ? null : 1]);
    expect(told).toEqual(known);
  });

  test("can be checked with nothing but SHA-256, as its help says", () => {
    let before = Buffer.alloc(32);
    for (const { push, seq, kind, ip, user_agent, referrer, at, hash } of entries) {
      if (seq === 1) before = Buffer.alloc(32);
      const text = JSON.stringify([push, seq, kind, ip, user_agent, referrer, Date.parse(at)]);
      before = createHash("sha256").update(before).update(text).digest();
      expect(hash).toBe(before.toString("hex"));
    }
    const { sha256 } = JSON.parse(lines.at(-1) ?? "") as { sha256: string };
    expect(
      createHash("sha256")
        .update(`${lines.slice(0, -1).join("\n")}\n`)
        .digest("hex"),
    ).toBe(sha256);
  });

  test("holds no link, payload, passphrase, name or token", () => {
    const text = readFileSync(file, "utf8");
    for (const { urlToken, payload, passphrase, name } of contents.pushes) {
      for (const secret of [urlToken, payload, passphrase]) if (secret !== "") expect(text).not.toContain(secret);
      if (name) expect(text).not.toContain(`"${name}"`);
    }
    expect(text).not.toContain(contents.token);
    expect(lines.filter((line) => !line.includes('"type":"admin"')).join("\n")).not.toContain("ann@example.org");
  });

  test("goes to standard output without a file, and is not written over one", async () => {
    const run = await runProgram(["audit", "export", "--data-dir", dataDir]);
    expect(run.code).toBe(0);
    const pushLines = (text: string) => text.split("\n").filter((line) => line.includes('"type":"entry"'));
    expect(pushLines(run.stdout)).toEqual(pushLines(readFileSync(file, "utf8")));
    expect(await runProgram(["audit", "export", file, "--data-dir", dataDir])).toMatchObject({ code: 1, stdout: "" });
    expect(readdirSync(root).filter((name) => name.includes("partial"))).toEqual([]);
  });
});

describe("verify", () => {
  test("passes what was not touched, alone, against the database, and the database itself", async () => {
    const counts = `${entries.length} entries of 7 pushes, 3 entries of the admin log`;
    expect(await verify(file)).toEqual({ code: 0, stdout: `${file}: ${counts}, unaltered.\n`, stderr: "" });
    expect((await verify(file, "--against-database")).stdout).toContain(`${counts}, all of them in the database`);
    const own = await runProgram(["audit", "verify", "--data-dir", dataDir]);
    expect([own.code, own.stdout]).toEqual([
      0,
      // The second export is in the log itself.
      `the database: ${entries.length} entries of 7 pushes, 4 entries of the admin log, unaltered.\n`,
    ]);
  });

  test("finds what was altered, dropped, moved, added or cut off, and names it", async () => {
    const view = lines.findIndex((line) => line.startsWith('{"type":"entry","push":5,"seq":2,'));
    const rewrite = (change: Partial<Entry>) => (all: string[]) => {
      all[view] = JSON.stringify({ ...(JSON.parse(all[view] ?? "") as Entry), ...change });
      return all;
    };
    for (const [path, sentence] of [
      [altered(rewrite({ ip: "192.0.2.9" })), `Push 5, entry 2 (line ${view + 1}) does not match its hash`],
      [
        altered(rewrite({ at: "2020-01-01T00:00:00.000Z" })),
        `Push 5, entry 2 (line ${view + 1}) does not match its hash`,
      ],
      [altered(rewrite({ kind: "owner_view" })), "does not match its hash"],
      [altered((all) => all.toSpliced(view, 1)), "Push 5, entry 3"],
      [altered((all) => all.toSpliced(view + 1, 1)), "The file was altered"],
      [altered((all) => all.toSpliced(view, 2, all[view + 1] ?? "", all[view] ?? "")), "missing or not in order"],
      [altered((all) => all.toSpliced(view, 0, all[view] ?? "")), "missing or not in order"],
      [altered((all) => all.with(0, '{"type":"push","push":1,"owner":9}')), "The file was altered"],
      [altered((all) => all.slice(0, -1)), "The last line is missing"],
      [altered((all) => [...all, all[0] ?? ""]), "comes after the end"],
      [altered((all) => all.with(view, "{not json")), `Line ${view + 1} is not an entry`],
      [altered((all) => all.with(view, '{"type":"entry"}')), `Line ${view + 1} is not an entry`],
    ] as const) {
      const { code, stdout, stderr } = await verify(path);
      expect([code, stdout]).toEqual([1, ""]);
      expect(stderr).toContain(sentence);
    }
    expect(await verify(join(root, "nothing"))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("there is no file"),
    });
  });

  test("finds a whole chain that was made anew, by the database that has the old one", async () => {
    let before = Buffer.alloc(32);
    const forged = entries.map((entry) => {
      if (entry.push !== 5) return entry;
      const changed = Object.assign(structuredClone(entry), { ip: "192.0.2.9" });
      const { push, seq, kind, ip, user_agent, referrer, at } = changed;
      if (seq === 1) before = Buffer.alloc(32);
      const text = JSON.stringify([push, seq, kind, ip, user_agent, referrer, Date.parse(at)]);
      before = createHash("sha256").update(before).update(text).digest();
      return Object.assign(changed, { hash: before.toString("hex") });
    });
    const body = forged.map((entry) => JSON.stringify(entry));
    const sha256 = createHash("sha256")
      .update(`${body.join("\n")}\n`)
      .digest("hex");
    const path = altered(() => [...body, JSON.stringify({ type: "end", entries: body.length, pushes: 7, sha256 })]);
    expect(await verify(path)).toMatchObject({ code: 0 });
    const compared = await verify(path, "--against-database");
    expect([compared.code, compared.stderr]).toEqual([1, expect.stringContaining("Push 5, entry 1")]);
    expect(compared.stderr).toContain("differs from that in the database");
  });

  test("finds what was altered, dropped or removed in the database, and takes purged pushes for what they are", async () => {
    const copy = join(root, `copy${(numbered += 1)}`);
    cpSync(dataDir, copy, { recursive: true });
    const alter = (sql: string): void => {
      const db = new Database(join(copy, "secretpush.db"), { strict: true });
      db.run("PRAGMA foreign_keys = ON");
      db.run(sql);
      db.close();
    };
    const check = (...argv: string[]) => runProgram(["audit", "verify", ...argv, "--data-dir", copy]);
    // Push 7 has expired. A server that keeps nothing purges it, and the log of purges has it.
    const server = await start(copy, { flags: { "purge-after": "0s" } });
    await until(async () => (await check()).stdout.includes("6 pushes, 1 purge, "), "push 7 is purged");
    expect(await check(file, "--against-database")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("1 purged from the database since"),
    });
    expect(await server.stop()).toBe(0);
    const later = join(root, "later.jsonl");
    expect((await runProgram(["audit", "export", later, "--data-dir", copy])).code).toBe(0);
    expect(readFileSync(later, "utf8")).toMatch(/^\{"type":"purge","seq":1,"push":7,"last_push":7,.*"entries":2,/m);
    expect(await check(later, "--against-database")).toMatchObject({ code: 0 });
    const forged = join(root, "forged.jsonl");
    writeFileSync(forged, readFileSync(later, "utf8").replace('"push":7,"last_push":7', '"push":7,"last_push":8'));
    expect((await check(forged)).stderr).toContain("Purge 1 (line 17) does not match its hash");

    // Removed by hand, a whole push with its log is missed, with a kept export and without.
    alter("DELETE FROM audit_entries WHERE push_id = 3");
    alter("DELETE FROM pushes WHERE id = 3");
    const gone = "Push 3 is gone, and the log of purges does not have it.";
    expect(await check()).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining(gone) });
    expect(await check(file, "--against-database")).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /Push 3, entry 1 \(line \d+\) is gone from the database with its push, which was not purged/,
      ),
    });
    // The master key is not here: what needs none is checked all the same.
    renameSync(join(copy, "master.key"), join(root, "away.key"));
    const keyless = (await check()).stderr;
    expect([keyless.includes("was not checked"), keyless.includes(gone)]).toEqual([true, true]);
    renameSync(join(root, "away.key"), join(copy, "master.key"));
    alter("UPDATE audit_entries SET ip = '192.0.2.9' WHERE push_id = 5 AND seq = 2");
    // The database keeps the last hash of each push: it is there that what went before shows.
    expect((await check()).stderr).toContain(
      "Push 5, entry 3 does not match its hash: it, or an entry before it, was altered",
    );
    expect((await check(file, "--against-database")).stderr).toContain(
      "Push 5, entry 2 (line 12) differs from that in the database",
    );
    const laundered = join(root, "altered.jsonl");
    expect((await runProgram(["audit", "export", laundered, "--data-dir", copy])).code).toBe(0);
    expect((await check(laundered)).stderr).toContain("Push 5, entry 3 (line 11) does not match its hash");
    alter("DELETE FROM audit_entries WHERE push_id = 5 AND seq = 1");
    expect((await check()).stderr).toContain("Push 5, entry 2 comes after entry 0: some are missing or not in order");
    alter("DELETE FROM audit_entries WHERE push_id = 5 AND seq = 3");
    expect((await check()).stderr).toContain("Push 5 has lost the end of its audit log");
    expect((await check(file, "--against-database")).stderr).toContain("Push 5, entry 3");
    expect(await runProgram(["check", "--data-dir", copy])).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^fail +audit log/m),
    });
  });
});
