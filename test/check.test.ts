// `secretpush check` finds and names damage, and does not accuse what is whole.

import { Database } from "bun:sqlite";
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, truncateSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { blobPath } from "../src/store/blobs/disk.ts";
import { openStore } from "../src/store/index.ts";
import { inspectionOf, measure, openLive, SealedOnDisk } from "../src/store/maintenance/index.ts";
import { newMasterKey } from "../src/store/keys/master_keys.ts";
import { PAGE_BYTES } from "../src/store/sqlite/connection.ts";
import { makeTempDir } from "./harness.ts";
import { inspected, type Line, linesOf } from "./inspections.ts";
import { runProgram } from "./processes.ts";
import { createPush } from "./store_engines.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const { start, copy } = inspected();
const not = (verdict: string, lines: Line[]): Line[] => lines.filter((line) => line.verdict !== verdict);

describe("check", () => {
  const check = (dataDir: string) => linesOf("check", "--data-dir", dataDir);
  const failure = async (dataDir: string): Promise<Line | undefined> => {
    const { code, lines } = await check(dataDir);
    expect(code).toBe(1);
    return not("ok", lines)[0];
  };
  const alter = (sql: string): string => {
    const dataDir = copy();
    const db = new Database(join(dataDir, "secretpush.db"));
    db.run(sql);
    db.close();
    return dataDir;
  };
  const firstBlob = (dataDir: string): string => {
    const name = (readdirSync(join(dataDir, "blobs"), { recursive: true }) as string[]).find((path) =>
      /^..\/.{30}$/.test(path),
    );
    return join(dataDir, "blobs", name ?? "");
  };

  test("finds nothing where nothing is damaged, also while a server runs", async () => {
    const dataDir = copy();
    const { code, lines } = await check(dataDir);
    expect([code, not("ok", lines)]).toEqual([0, []]);
    expect(lines.map(({ subject }) => subject)).toEqual(["database", "rows", "seals", "files", "audit log"]);
    const server = await start(dataDir);
    expect(not("ok", (await check(dataDir)).lines)).toEqual([]);
    expect(await server.stop()).toBe(0);
  });

  test("finds pages that were overwritten", async () => {
    const dataDir = copy();
    const path = join(dataDir, "secretpush.db");
    const bytes = readFileSync(path);
    bytes.fill(0xff, 3 * PAGE_BYTES, 6 * PAGE_BYTES);
    writeFileSync(path, bytes);
    const damaged = await check(dataDir);
    expect(damaged).toMatchObject({ code: 1, lines: [{ verdict: "fail", subject: "database" }] });
    expect(damaged.lines[0]?.text).toContain("Restore a backup");
    writeFileSync(path, "not a database at all");
    const none = await runProgram(["check", "--data-dir", dataDir]);
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining(`The database ${path} cannot be used`)]);
  });

  test("finds seals that do not open, and names the pushes", async () => {
    const line = await failure(
      alter(
        "UPDATE key_slots SET wrapped_key = zeroblob(60) WHERE slot = (SELECT key_slot FROM sealed_payloads WHERE push_id = 2)",
      ),
    );
    expect(line).toEqual({
      verdict: "fail",
      subject: "seals",
      text: expect.stringMatching(/^1 of 7 pushes cannot be opened \(number 2\)/),
    });
    expect(await failure(alter("UPDATE labels SET sealed = zeroblob(40) WHERE push_id = 4"))).toMatchObject({
      subject: "seals",
    });
  });

  test("finds rows that do not fit each other", async () => {
    expect(await failure(alter("DELETE FROM sealed_payloads WHERE push_id = 1"))).toMatchObject({ subject: "rows" });
    expect(await failure(alter("UPDATE pushes SET views_counted = 99 WHERE id = 5"))).toMatchObject({
      subject: "rows",
    });
    for (const sql of [
      "DELETE FROM meta WHERE key = 'key_fingerprint'",
      "DELETE FROM purge_log_end",
      "DELETE FROM labels WHERE push_id = 4",
      "DELETE FROM audit_entries WHERE push_id = 5 AND seq = 3",
      "UPDATE sealed_payloads SET payload = zeroblob(80) WHERE push_id = 1",
    ]) {
      const { lines } = await check(alter(sql));
      expect([sql, lines.filter(({ verdict }) => verdict === "fail").map(({ subject }) => subject)]).toEqual([
        sql,
        expect.arrayContaining(["rows"]),
      ]);
    }
    expect(
      await failure(alter("INSERT OR IGNORE INTO free_key_slots SELECT key_slot FROM sealed_payloads")),
    ).toMatchObject({
      subject: "rows",
    });
  });

  test.each([
    ["the first", () => 0],
    ["one behind the first chunk", () => 65_600],
    ["the last", (size: number) => size - 1],
  ])("finds a file of which %s byte is not what it was", async (_which, place) => {
    const dataDir = copy();
    const path = firstBlob(dataDir);
    const bytes = readFileSync(path);
    const at = place(bytes.length);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    writeFileSync(path, bytes);
    expect((await failure(dataDir))?.text).toMatch(/^blobs\/..\/.{30} is damaged/);
  });

  test("finds files that are missing, of another size, or of no push", async () => {
    const missing = copy();
    unlinkSync(firstBlob(missing));
    expect((await failure(missing))?.text).toMatch(/^blobs\/..\/.{30} is missing/);
    const short = copy();
    truncateSync(firstBlob(short), 1_000);
    expect((await failure(short))?.text).toMatch(/has the wrong size/);
    const strange = copy();
    writeFileSync(firstBlob(strange).slice(0, -4).concat("ffff"), "strange");
    const { code, lines } = await check(strange);
    expect(code).toBe(0);
    expect(not("ok", lines)).toMatchObject([{ verdict: "warn", subject: "files" }]);
  });

  test("says what was not looked at where the key is not here, or is another", async () => {
    const dataDir = copy();
    unlinkSync(join(dataDir, "master.key"));
    const run = await runProgram(["check", "--data-dir", dataDir]);
    expect([run.code, run.stdout]).toEqual([0, expect.stringMatching(/^warn +seals +Not checked/m)]);
    writeFileSync(join(dataDir, "master.key"), newMasterKey());
    const other = await runProgram(["check", "--data-dir", dataDir]);
    expect(other.stderr).toContain("does not belong to the database");
    // No server would start with it: whoever watches the exit code must hear of that.
    expect([other.code, other.stdout]).toEqual([1, expect.stringMatching(/^fail +seals +Not checked/m)]);
  });
});

test("files are measured to their last byte, whatever their size", async () => {
  const dataDir = makeTempDir();
  const id = "ab".repeat(16);
  mkdirSync(join(dataDir, "blobs/ab"), { recursive: true });
  const MIB = 1024 * 1024;
  for (const size of [0, 1, 1_000, MIB - 1, MIB, MIB + 1, 2 * MIB, 2 * MIB + 1]) {
    writeFileSync(join(dataDir, blobPath(id)), new Uint8Array(size).fill(size % 251));
    expect((await measure(new SealedOnDisk(dataDir), id))?.size).toBe(size);
  }
});

test("a check does not wait for each file before it asks for the next, and names them in order", async () => {
  const dataDir = makeTempDir();
  const store = openStore({ dataDir, exclusive: true });
  const ids = Array.from({ length: 40 }, (_, n) => n.toString(16).padStart(32, "0"));
  const files = ids.map((blobId) => ({ blobId, byteSize: 1, checksum: "-", sealedInfo: new Uint8Array(1) }));
  await createPush(store, {}, { files });
  const live = openLive(dataDir);
  const asked: string[] = [];
  const eight = Promise.withResolvers<void>();
  const blobs = {
    where: "nowhere",
    async openSealed(id: string) {
      if (asked.push(id) === 8) eight.resolve();
      await eight.promise; // nothing is answered before
      return null;
    },
    async *ids() {},
  };
  const { problems } = await inspectionOf(live, { blobs, isListed: async () => true }).blobFindings(() => {});
  expect(problems).toEqual(ids.map((id) => `${blobPath(id)} is missing`));
  expect(asked).toEqual(ids);
  live.close();
  await store.close();
});
