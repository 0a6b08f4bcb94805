// Damage on the disk and backups: what is damaged in the database or in a file is named, and never gets
// into a backup, or out of one, in silence. The damage is seeded, so each run does the same.

import { Database } from "bun:sqlite";
import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { readArchive } from "../src/store/maintenance/archive_reader.ts";
import { type BackupReport, writeBackup } from "../src/store/maintenance/backup.ts";
import { verifyBackup } from "../src/store/maintenance/backup_reader.ts";
import { restoreBackup } from "../src/store/maintenance/restore.ts";
import { PAGE_BYTES } from "../src/store/sqlite/connection.ts";
import { bytesOf, filePart, filesOf, OPEN, send, textPart } from "./multipart_forms.ts";
import { FULL, LONG } from "./full.ts";
import { startServer } from "./harness.ts";
import { runProgram } from "./processes.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const { root, newPath } = scratch();

const DAMAGES = 60;
const DAMAGED_PAGES = FULL ? 60 : LONG ? 12 : 4;

/** Numbers from 0 to, not including, `limit`, the same ones for the same seed. */
function seeded(seed: number): (limit: number) => number {
  let state = (seed + 1) * 2_654_435_761;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** 60 files in 60 pushes, and 25 pushes of texts of all sizes. */
const template = join(root, "template");
const pushed: Array<{ url_token: string }> = [];
beforeAll(async () => {
  mkdirSync(template, { mode: 0o700 });
  const server = await startServer({ dataDir: template, flags: OPEN });
  for (let seed = 0; seed < DAMAGES; seed += 1) {
    const parts = [
      textPart("push[payload]", `note ${seed}`),
      filePart(`; filename="f.bin"`, bytesOf(seed * 1_500, seed)),
    ];
    const { status, body } = await send(server, parts);
    expect(status).toBe(201);
    pushed.push(body as { url_token: string });
  }
  const { headers } = await server.user();
  for (let size = 1; size < 60_000; size *= 1.55) {
    await server.push({ payload: "x".repeat(size), name: `of ${size}` }, headers);
  }
  await server.stop({ dataDir: true });
});

function copy(): string {
  const dataDir = newPath("data");
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

const backup = (dataDir: string, file: string, evenDamaged = false): Promise<BackupReport> =>
  writeBackup({
    dataDir,
    file,
    passphrase: null,
    overwrite: false,
    keys: null,
    applicationVersion: "0.0.0",
    nowMs: Date.UTC(2026, 0, 1),
    evenDamaged,
  });

/** Every row of every table, as text. */
function contentOf(path: string): string {
  const db = new Database(path, { readonly: true });
  try {
    const tables = db.query<{ name: string }, []>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
    return tables
      .all()
      .map(({ name }) => `${name}\n${JSON.stringify(db.query(`SELECT * FROM "${name}" ORDER BY 1`).values())}`)
      .join("\n");
  } finally {
    db.close();
  }
}

async function databaseIn(file: string): Promise<string> {
  const path = newPath("extracted");
  for await (const member of readArchive(file, null)) {
    for await (const piece of member.bytes) if (member.name === "secretpush.db") appendFileSync(path, piece);
  }
  return path;
}

const reasonOf = (promise: Promise<unknown>): Promise<string | null> =>
  promise.then(
    () => null,
    (error: unknown) => (error as Error).message,
  );

describe("a damaged database", () => {
  /** Damages one page. @returns what was done to it */
  function damagePage(path: string, seed: number): string {
    const random = seeded(seed);
    const bytes = readFileSync(path);
    const page = random(bytes.length / PAGE_BYTES);
    const start = page * PAGE_BYTES;
    const how = ["zeros", "noise", "another page"][seed % 3] ?? "";
    // The first 100 bytes of the file say that it is a database; without them nothing opens it.
    const from = page === 0 ? 100 : start;
    if (how === "zeros") bytes.fill(0, from, start + PAGE_BYTES);
    else if (how === "noise") for (let at = from; at < start + PAGE_BYTES; at += 1) bytes[at] = random(256);
    else bytes.copyWithin(from, ((page + 7) * PAGE_BYTES) % bytes.length, ((page + 8) * PAGE_BYTES) % bytes.length);
    writeFileSync(path, bytes);
    return `${how} in page ${page + 1}`;
  }

  test(`is not backed up in silence: ${DAMAGED_PAGES} pages, each damaged alone`, async () => {
    // The first backup is noted in the database, and so is in every later one.
    await backup(template, newPath("first"));
    const whole = newPath("whole");
    await backup(template, whole);
    const sound = contentOf(await databaseIn(whole));
    let refused = 0;
    for (let seed = 0; seed < DAMAGED_PAGES; seed += 1) {
      const dataDir = newPath("data");
      mkdirSync(dataDir);
      const path = join(dataDir, "secretpush.db");
      cpSync(join(template, "secretpush.db"), path);
      cpSync(join(template, "blobs"), join(dataDir, "blobs"), { recursive: true });
      const done = damagePage(path, seed);
      const file = newPath("backup");
      const reason = await reasonOf(backup(dataDir, file));
      if (reason === null) {
        // Nothing was there that counts. So everything is in the backup.
        expect([done, contentOf(await databaseIn(file)) === sound]).toEqual([done, true]);
      } else {
        refused += 1;
        expect([done, reason]).toEqual([done, expect.stringContaining(path)]);
        expect(existsSync(file)).toBe(false);
      }
      rmSync(dataDir, { recursive: true });
    }
    expect(refused).toBeGreaterThan(DAMAGED_PAGES / 2);
    expect(readdirSync(root).filter((name) => name.includes(".partial-"))).toEqual([]);
  });

  const rootOf = (path: string, name: string): number => {
    const db = new Database(path, { readonly: true });
    const found = db
      .query<{ rootpage: number }, [string]>("SELECT rootpage FROM sqlite_schema WHERE name = ?")
      .get(name);
    db.close();
    return found?.rootpage ?? 0;
  };

  /** An index that has lost a row: the copy that SQLite makes of it has a new index, and looks whole. */
  function withLostRow(): string {
    const dataDir = copy();
    const path = join(dataDir, "secretpush.db");
    const bytes = readFileSync(path);
    let start = (rootOf(path, "files_of_push") - 1) * PAGE_BYTES;
    // A page of type 2 has no rows of its own: it leads to pages that have, last to its right-most child.
    while (bytes[start] === 2) start = (bytes.readUInt32BE(start + 8) - 1) * PAGE_BYTES;
    bytes.writeUInt16BE(bytes.readUInt16BE(start + 3) - 1, start + 3);
    writeFileSync(path, bytes);
    return dataDir;
  }

  test("is refused by the command with the place, and backed up only with --even-damaged", async () => {
    const dataDir = withLostRow();
    const file = newPath("backup");
    const refused = await runProgram(["backup", file, "--data-dir", dataDir]);
    expect([refused.code, refused.stdout]).toEqual([1, ""]);
    expect(refused.stderr).toMatch(/is damaged: .*files_of_push.* No backup was made\..*--even-damaged/);
    expect(existsSync(file)).toBe(false);
    const forced = await runProgram(["backup", file, "--even-damaged", "--data-dir", dataDir]);
    expect([forced.code, forced.stdout]).toEqual([0, expect.stringContaining(`Wrote ${file}`)]);
    expect(forced.stderr).toMatch(
      /the backup contains damage too, because this data is damaged:\n[\s\S]*\n {2}.*files_of_push/,
    );
    expect(forced.stderr).toContain("it is not in the admin log. The database is damaged.");
  });

  test("whose pages are whole and whose rows do not fit each other is not backed up", async () => {
    const dataDir = copy();
    const db = new Database(join(dataDir, "secretpush.db"));
    db.run("DELETE FROM labels WHERE rowid = (SELECT max(rowid) FROM labels)");
    db.close();
    const file = newPath("backup");
    expect(await reasonOf(backup(dataDir, file))).toContain("1 pushes of users have lost their link, name and note");
    expect(existsSync(file)).toBe(false);
  });

  test("in a backup that was made of it, is found by verify and refused by restore", async () => {
    const dataDir = copy();
    const db = new Database(join(dataDir, "secretpush.db"));
    // No page is damaged: one payload is another one, and a foreign key leads nowhere.
    db.run("UPDATE sealed_payloads SET payload = zeroblob(90) WHERE push_id = 61");
    db.run("PRAGMA foreign_keys = OFF");
    db.run("INSERT INTO labels (push_id, sealed) VALUES (9999, x'00')");
    db.close();
    const file = newPath("backup");
    expect(await reasonOf(backup(dataDir, file))).toContain("a row of labels refers to a missing row of pushes");
    const { databaseProblems } = await backup(dataDir, file, true);
    expect(databaseProblems).toEqual(["a row of labels refers to a missing row of pushes"]);
    const verified = await runProgram(["backup", "verify", file]);
    expect([verified.code, verified.stdout]).toEqual([1, ""]);
    expect(verified.stderr).toContain("secretpush.db: a row of labels refers to a missing row of pushes");
    const restored = newPath("restored");
    const refused = await runProgram(["restore", file, "--data-dir", restored]);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining("a row of labels refers to a missing row of pushes"),
    ]);
    expect(existsSync(restored)).toBe(false);
    const forced = await runProgram(["restore", file, "--even-damaged", "--data-dir", restored]);
    expect([forced.code, forced.stderr]).toEqual([
      0,
      expect.stringContaining("a row of labels refers to a missing row of pushes"),
    ]);
    expect(readdirSync(restored).sort()).toEqual(["blobs", "secretpush.db"]);

    const repaired = new Database(join(dataDir, "secretpush.db"));
    repaired.run("DELETE FROM labels WHERE push_id = 9999");
    repaired.close();
    expect(await reasonOf(backup(dataDir, newPath("backup")))).toContain(
      "the payload of push 61 differs from what was stored",
    );
    expect((await runProgram(["check", "--data-dir", dataDir])).stdout).toMatch(/^fail +rows +the payload of push 61/m);
  });

  test("that SQLite cannot copy is copied page by page with --even-damaged", async () => {
    const dataDir = copy();
    const path = join(dataDir, "secretpush.db");
    const rootpage = rootOf(path, "labels");
    const bytes = readFileSync(path);
    bytes.fill(0xff, (rootpage - 1) * PAGE_BYTES, rootpage * PAGE_BYTES);
    writeFileSync(path, bytes);
    const file = newPath("backup");
    expect(await reasonOf(backup(dataDir, file))).toContain(`page ${rootpage}`);
    const { manifest, databaseProblems } = await backup(dataDir, file, true);
    expect(manifest.files).toBe(DAMAGES);
    expect(databaseProblems.join(" ")).toContain(`page ${rootpage}`);
    expect((await verifyBackup({ file, passphrase: null })).problems.join(" ")).toContain(`page ${rootpage}`);
  });
});

describe("damaged files", () => {
  interface Damaged {
    dataDir: string;
    /** What was done → the name of the blob below the data directory. */
    names: string[];
    missing: string[];
  }

  /** Every blob of the directory, each damaged in one of six ways. */
  function damageAll(): Damaged {
    const dataDir = copy();
    const db = new Database(join(dataDir, "secretpush.db"), { readonly: true });
    const ids = db.query<{ blob_id: string }, []>("SELECT blob_id FROM files ORDER BY push_id").all();
    db.close();
    const names = ids.map(({ blob_id: id }) => `blobs/${id.slice(0, 2)}/${id.slice(2)}`);
    const missing: string[] = [];
    for (const [seed, name] of names.entries()) {
      const random = seeded(seed);
      const path = join(dataDir, name);
      const bytes = readFileSync(path);
      const at = random(bytes.length);
      const ways: Array<() => void> = [
        () => writeFileSync(path, bytes.with(at, (bytes[at] ?? 0) ^ (1 << random(8)))),
        () => truncateSync(path, at),
        () => appendFileSync(path, "x"),
        () => writeFileSync(path, Buffer.from(bytes).fill(0, at, at + 512)),
        () => {
          rmSync(path);
          missing.push(name);
        },
        () => {
          // Nothing that can be read as a file.
          rmSync(path);
          mkdirSync(path);
        },
      ];
      ways[seed % ways.length]?.();
    }
    return { dataDir, names, missing };
  }

  test("are named by the backup, by verify and by restore: 60 of them", async () => {
    const { dataDir, names, missing } = damageAll();
    const file = newPath("backup");
    const report = await backup(dataDir, file);
    expect(report.missing.toSorted()).toEqual(missing.toSorted());
    const named = report.damaged.map((sentence) => sentence.split(" ")[0] ?? "");
    expect([...named, ...missing].sort()).toEqual(names.toSorted());
    expect(report.damaged.filter((sentence) => sentence.includes("cannot be read"))).toHaveLength(10);

    const { problems } = await verifyBackup({ file, passphrase: null });
    expect(problems.map((sentence) => sentence.split(" ")[0] ?? "").sort()).toEqual(names.toSorted());
    const restored = newPath("restored");
    expect(await reasonOf(restoreBackup({ file, dataDir: restored, passphrase: null }))).toMatch(
      /contains data that was already damaged when it was made: blobs\/.*; and 55 more\. Restore an earlier backup/,
    );
    expect(existsSync(restored)).toBe(false);
    const forced = await restoreBackup({ file, dataDir: restored, passphrase: null, evenDamaged: true });
    expect(forced.problems).toHaveLength(DAMAGES);
  });

  test("are never served: 60 downloads", async () => {
    const { dataDir } = damageAll();
    const server = await startServer({ dataDir, flags: OPEN });
    try {
      for (const [seed, push] of pushed.entries()) {
        const [file] = await filesOf(server, push);
        const sound = bytesOf(seed * 1_500, seed);
        const response = await fetch(file?.url ?? "");
        // A refusal, or a transfer that breaks off.
        const bytes = response.ok ? await response.bytes().catch(() => null) : null;
        expect([seed, bytes === null || Buffer.compare(bytes, sound) === 0]).toEqual([seed, true]);
      }
      expect((await server.fetch("/up")).status).toBe(200);
    } finally {
      await server.stop();
    }
  });

  test("make the command end with exit code 1, unless they are known", async () => {
    const dataDir = copy();
    const db = new Database(join(dataDir, "secretpush.db"), { readonly: true });
    const { blob_id: id } = db.query<{ blob_id: string }, []>("SELECT blob_id FROM files WHERE push_id = 40").get()!;
    db.close();
    const name = `blobs/${id.slice(0, 2)}/${id.slice(2)}`;
    const bytes = readFileSync(join(dataDir, name));
    writeFileSync(join(dataDir, name), bytes.with(9, (bytes[9] ?? 0) ^ 1));
    const file = newPath("backup");
    const run = await runProgram(["backup", file, "--data-dir", dataDir]);
    expect([run.code, run.stderr]).toEqual([1, expect.stringContaining(`  ${name} is damaged\n`)]);
    expect(run.stdout).toContain(`Wrote ${file}`);
    const verified = await runProgram(["backup", "verify", file]);
    expect([verified.code, verified.stdout]).toEqual([1, ""]);
    expect(verified.stderr).toContain(`  ${name} is damaged\n`);
    expect(await runProgram(["backup", file, "--overwrite", "--even-damaged", "--data-dir", dataDir])).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`  ${name} is damaged\n`),
    });
    const restored = newPath("restored");
    expect(await runProgram(["restore", file, "--data-dir", restored, "--even-damaged"])).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`  ${name} is damaged\n`),
    });
  });
});

test("a line of checksums without an end is refused after its first piece", async () => {
  const sound = newPath("sound");
  await backup(template, sound);
  const bytes = readFileSync(sound);
  const at = bytes.lastIndexOf("SHA256SUMS\0");
  const size = 400 * 1024 * 1024;
  const header = Buffer.from(bytes.subarray(at, at + 512));
  header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  header.fill(" ", 148, 156);
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, "0")}\0 `,
    148,
  );
  const file = newPath("huge");
  writeFileSync(file, Buffer.concat([bytes.subarray(0, at), header]));
  truncateSync(file, at + 512 + size + 1_024); // a hole: it takes no room
  let read = 0;
  const onProgress = (done: number): void => void (read = done);
  expect(await reasonOf(verifyBackup({ file, passphrase: null, onProgress }))).toContain(
    `is damaged in its checksums, after byte ${at}, at line 1`,
  );
  expect(read).toBeLessThan(at + 2 * 1024 * 1024);
});
