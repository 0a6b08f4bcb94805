// Backups that a server makes by itself: which are kept, that each restores whole whatever happened, and what is refused.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { DAY_MS, HOUR_MS } from "../src/base/clock.ts";
import { dueMs } from "../src/capabilities/backups/state.ts";
import { shownAge } from "../src/cli/server/doctor_backups.ts";
import { momentOfPoint, newPointName, superfluousPoints } from "../src/model/restore_point.ts";
import { WrongPassphrase } from "../src/store/maintenance/archive.ts";
import { restoreBackup } from "../src/store/maintenance/restore.ts";
import {
  findPoints,
  makeRestorePoint,
  openBackupStore,
  type BackupStore,
  prune,
  type RestorePoint,
} from "../src/store/restore_points/index.ts";
import { removeRemains } from "../src/store/restore_points/points.ts";
import { PASSPHRASE } from "./backups.ts";
import { bytesOf, OPEN } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { hasChildEndedFirst } from "./oom.ts";
import { ENVIRONMENT, PROGRAM, PROGRAM_CWD, runProgram, type ServerProcess } from "./processes.ts";
import { newBucket } from "./s3.ts";
import { fingerprint, newMasterKey } from "../src/store/keys/master_keys.ts";
import { refusing, type S3Proxy, s3Proxy } from "./s3_proxy.ts";
import { type Contents, expectAll, startFilled } from "./sample_pushes.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

const { root, start, newPath } = scratch();
const dataDir = join(root, "data");
const KEEP = { last: 3, days: 0, weeks: 0, months: 0 };
const WRITER = "11".repeat(16);
let contents: Contents;

beforeAll(async () => {
  const { server, contents: filled } = await startFilled(start, dataDir);
  contents = filled;
  await server.stop();
});

/** Makes a backup as the process of a server does. */
async function make(
  place: BackupStore,
  given: { nowMs?: number; passphrase?: string; writer?: string; isKnown?: boolean } = {},
) {
  const { nowMs = Date.now(), passphrase = null, writer = WRITER, isKnown = false } = given;
  const work = newPath("scratch");
  mkdirSync(work);
  try {
    return await makeRestorePoint({
      place,
      claimed: { writer, isKnown },
      scratch: work,
      dataDir,
      passphrase,
      keys: null,
      applicationVersion: "test",
      nowMs,
    });
  } finally {
    rmSync(work, { recursive: true });
  }
}

const newDirectory = async (): Promise<{ path: string; place: BackupStore }> => {
  const path = newPath("backups");
  return { path, place: await openBackupStore({ directory: path }) };
};

const namesIn = async (place: BackupStore): Promise<string[]> =>
  (await findPoints(place)).points.map(({ name }) => name);
const refusal = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "",
    (error: Error) => error.message,
  );

/** The path of the one file of the pool whose turn it is. */
const pooled = (path: string): string[] => {
  const blobs = join(path, "pool/blobs");
  return (readdirSync(blobs, { recursive: true }) as string[])
    .filter((name) => name.length > 20)
    .map((name) => join(blobs, name));
};

/** Restores and returns what is wrong; nothing if all is whole. */
async function restore(
  place: BackupStore,
  { archive }: RestorePoint,
  passphrase: string | null = null,
): Promise<string[]> {
  const [to, work] = [newPath("restored"), newPath("fetched")];
  mkdirSync(work);
  const file = place.archivePath(archive, work);
  await place.download(archive, file);
  const { problems } = await restoreBackup({ file, dataDir: to, passphrase, pool: place.pool, evenDamaged: true });
  rmSync(to, { recursive: true });
  rmSync(work, { recursive: true });
  return problems;
}

describe("the rules", () => {
  const at = (text: string): string => newPointName(Date.parse(text), new Set());
  const whole = (...names: string[]) => names.map((name) => ({ name, isWhole: true }));

  test("names sort by time, and two of one second differ", () => {
    const first = newPointName(Date.UTC(2026, 0, 31, 23, 59, 59), new Set());
    expect(first).toBe("20260131T235959Z");
    expect(newPointName(Date.UTC(2026, 0, 31, 23, 59, 59), new Set([first]))).toBe("20260201T000000Z");
    expect([momentOfPoint(first), momentOfPoint("20261301T000000Z"), momentOfPoint("x.tar")]).toEqual([
      Date.UTC(2026, 0, 31, 23, 59, 59),
      null,
      null,
    ]);
  });

  test("the last ones are kept, and the last one of each day, week and month that has one", () => {
    const names: string[] = [];
    const startMs = Date.UTC(2026, 0, 1);
    for (let hour = 0; hour < 24 * 100; hour += 6) names.push(newPointName(startMs + hour * HOUR_MS, new Set()));
    const nowMs = startMs + 100 * DAY_MS;
    const gone = superfluousPoints(whole(...names), { last: 2, days: 3, weeks: 2, months: 3 }, nowMs);
    expect(names.filter((name) => !gone.includes(name))).toEqual([
      "20260228T180000Z",
      "20260331T180000Z",
      "20260405T180000Z", // a Sunday
      "20260408T180000Z",
      "20260409T180000Z",
      "20260410T120000Z",
      "20260410T180000Z",
    ]);
  });

  test("a damaged one never drives out a whole one, nor does one from the future", () => {
    const [old, older] = [at("2026-01-02T00:00:00Z"), at("2026-01-01T00:00:00Z")];
    const damaged = ["2026-01-03", "2026-01-04", "2026-01-05"].map((day) => ({
      name: at(`${day}T00:00:00Z`),
      isWhole: false,
    }));
    const future = at("2035-01-01T00:00:00Z");
    const keep = { last: 1, days: 2, weeks: 0, months: 0 };
    const points = [...whole(old, older, future), ...damaged];
    expect(superfluousPoints(points, keep, Date.UTC(2026, 1, 1))).toEqual([at("2026-01-03T00:00:00Z")]);
    expect(superfluousPoints(whole(old), { last: 1, days: 0, weeks: 0, months: 0 }, Date.UTC(2030, 0, 1))).toEqual([]);
  });

  test("one is due in time, again soon after a failure, and at once after a clock was set back", () => {
    const base = { place: null, sinceMs: null };
    const made = { atMs: 1_000_000_000 } as never;
    expect(dueMs({ ...base, made: null, failed: null }, DAY_MS, 5)).toBe(5);
    expect(dueMs({ ...base, made, failed: null }, DAY_MS, 1_000_000_001)).toBe(1_000_000_000 + DAY_MS);
    expect(dueMs({ ...base, made, failed: null }, DAY_MS, 999_999_999)).toBe(999_999_999);
    const failed = { atMs: 1_000_000_000 + DAY_MS, reason: "" };
    const nowMs = failed.atMs + 1;
    expect(dueMs({ ...base, made, failed }, DAY_MS, nowMs)).toBe(failed.atMs + 15 * 60_000);
    expect(dueMs({ ...base, made, failed }, 1_000, nowMs)).toBe(failed.atMs + 1_000);
  });
});

describe("in a directory", () => {
  test("each restores whole by itself, and a file that is there already is not written again", async () => {
    const { path, place } = await newDirectory();
    const first = await make(place);
    const second = await make(place, { passphrase: PASSPHRASE });
    expect([first.writtenBytes > 140_000, second.writtenBytes, second.fileBytes]).toEqual([true, 0, first.fileBytes]);
    expect(await namesIn(place)).toEqual([first.name, second.name]);
    expect(await restore(place, first)).toEqual([]);
    expect(await refusal(restore(place, second, "not this"))).toContain("The passphrase does not open");
    expect(await restore(place, second, PASSPHRASE)).toEqual([]);
    expect(readFileSync(join(path, second.archive)).includes("SQLite format")).toBe(false);

    // By name from the settings, by the path of its archive, and for a moment only.
    const settings = ["--backup-to", path, "--data-dir"];
    const restored = newPath("restored");
    expect(await runProgram(["restore", first.name, ...settings, restored])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Restored 7 pushes and 2 files"),
    });
    cpSync(join(dataDir, "master.key"), join(restored, "master.key"));
    const server = await start(restored);
    await expectAll(server.url, structuredClone(contents));
    expect(await server.stop()).toBe(0);
    expect(await runProgram(["backup", "verify", join(path, first.archive)])).toMatchObject({ code: 0, stderr: "" });
    const passphraseFile = newPath("passphrase");
    writeFileSync(passphraseFile, `${PASSPHRASE}\n`);
    const drill = await runProgram([
      "backup",
      "drill",
      ...settings,
      dataDir,
      "--backup-passphrase-file",
      passphraseFile,
    ]);
    expect([drill.code, drill.stdout]).toEqual([0, expect.stringContaining(`${second.name} brings everything back.`)]);
    expect(drill.stdout).toContain("The seals of 7 pushes can be opened.");
    writeFileSync(passphraseFile, "another\n");
    const wrong = await runProgram([
      "backup",
      "drill",
      ...settings,
      dataDir,
      "--backup-passphrase-file",
      passphraseFile,
    ]);
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining("The passphrase does not open")]);
    const listed = await runProgram(["backup", "list", "--backup-to", path]);
    expect(listed.stdout.split("\n").map((line) => line.split(/ {2,}/)[0])).toEqual([
      "NAME",
      first.name,
      second.name,
      "",
    ]);
  });

  test("the age of a backup is never nothing", () => {
    expect([47_900, 60_000, 125_000].map(shownAge)).toEqual(["47s", "1m", "2m"]);
  });

  test("a damaged or lost file of the pool is found, and the next backup writes it again", async () => {
    const { path, place } = await newDirectory();
    const first = await make(place);
    const [one = "", other = ""] = pooled(path);
    const bytes = readFileSync(one);
    bytes[70_000] = (bytes[70_000] ?? 0) ^ 1;
    writeFileSync(one, bytes);
    rmSync(other);
    const verified = await runProgram(["backup", "verify", first.name, "--backup-to", path]);
    expect([verified.code, verified.stderr]).toEqual([1, expect.stringContaining("is damaged")]);
    expect(verified.stderr).toContain("is missing");
    expect((await restore(place, first)).length).toBe(2);
    const refused = await runProgram(["restore", first.name, "--backup-to", path, "--data-dir", newPath("refused")]);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(
        /lacks files, because their copies among the backups are damaged or gone: blobs\/.*writes those/,
      ),
    ]);
    expect((await make(place)).writtenBytes).toBe(first.writtenBytes);
    // The earlier one is whole again, too.
    expect(await restore(place, first)).toEqual([]);
  });

  test("a drill does not pass an older backup off as the newest, whose record is damaged", async () => {
    const { path, place } = await newDirectory();
    const first = await make(place);
    const second = await make(place);
    writeFileSync(join(path, `${second.name}.json`), "{");
    const drill = (...named: string[]) =>
      runProgram(["backup", "drill", ...named, "--backup-to", path, "--data-dir", dataDir]);
    const { code, stdout } = await drill();
    expect([code, stdout]).toEqual([1, expect.stringContaining(`${second.name}.json is damaged`)]);
    expect(stdout).not.toContain("brings everything back");
    // Whoever names the earlier one knows that.
    expect(await drill(first.name)).toMatchObject({ code: 0 });
  });

  test("a drill opens a backup with the key of its time, which a rotation has left beside the new one", async () => {
    const { path, place } = await newDirectory();
    const { name } = await make(place);
    const etc = newPath("keys");
    mkdirSync(etc);
    const [old, now] = [readFileSync(join(dataDir, "master.key"), "utf8").trim(), newMasterKey()];
    writeFileSync(join(etc, "push.key"), `${now}\n`);
    const drill = () =>
      runProgram([
        "backup",
        "drill",
        "--backup-to",
        path,
        "--data-dir",
        newPath("none"),
        "--key-file",
        join(etc, "push.key"),
      ]);
    expect(await drill()).toMatchObject({ stdout: expect.not.stringContaining("brings everything back") });
    const kept = join(etc, `push.key.${fingerprint(Buffer.from(old, "hex")).slice(0, 8)}`);
    writeFileSync(kept, `${old}\n`, { mode: 0o600 });
    const { code, stdout } = await drill();
    expect([code, stdout]).toEqual([0, expect.stringContaining(`${name} brings everything back.`)]);
  });

  test("what somebody else has put there is called damaged, takes no memory, and leads nowhere", async () => {
    const { path, place } = await newDirectory();
    const first = await make(place);
    const record = JSON.parse(readFileSync(join(path, `${first.name}.json`), "utf8")) as object;
    const broken: string[] = [];
    const plant = (more: object): string => {
      const name = `2020010${broken.push("")}T000000Z`;
      broken[broken.length - 1] = name;
      const text = JSON.stringify({ ...record, name, archive: `${name}.tar`, ...more });
      writeFileSync(join(path, `${name}.json`), text);
      return join(path, `${name}.json`);
    };
    plant({ pushes: "many" });
    plant({ problems: ["\x1b[2J"] });
    plant({ problems: null });
    truncateSync(plant({}), 2 ** 40);
    expect(await findPoints(place)).toMatchObject({ broken, points: [{ name: first.name }] });
    const listed = await runProgram(["backup", "list", "--backup-to", path]);
    expect([listed.code, listed.stdout]).toEqual([1, expect.stringContaining(first.name)]);
    const [one = ""] = pooled(path);
    renameSync(one, `${path}.elsewhere`);
    symlinkSync(`${path}.elsewhere`, one);
    expect(await restore(place, first)).toEqual([expect.stringContaining("is missing")]);
    expect((await make(place)).problemCount).toBe(0);
    expect(await restore(place, first)).toEqual([]);
    rmSync(join(path, "service.json"));
    Bun.spawnSync(["mkfifo", join(path, "service.json")]);
    expect(await refusal(make(place))).toContain("service.json in");
  });

  test("what a killed backup leaves is no backup, and the next one removes it", async () => {
    const { path, place } = await newDirectory();
    const { name, archive } = await make(place);
    const half = "20260101T000000Z";
    cpSync(join(path, archive), join(path, `${half}.tar`));
    truncateSync(join(path, `${half}.tar`), 10_000);
    for (const rest of ["files", "spb.partial-0123456789ab", "json.partial-0123456789ab"])
      writeFileSync(join(path, `${half}.${rest}`), "");
    writeFileSync(join(path, "notes.txt"), "mine");
    expect(await namesIn(place)).toEqual([name]);
    await make(place);
    expect(readdirSync(path).filter((file) => file.startsWith(half))).toEqual([]);
    expect(existsSync(join(path, "notes.txt"))).toBe(true);
  });

  test("rules remove records first, then what only those needed, a day after it was written", async () => {
    const { path, place } = await newDirectory();
    const nowMs = Date.now();
    const made: string[] = [];
    for (const hour of [1, 2, 3, 4]) made.push((await make(place, { nowMs: nowMs + hour * HOUR_MS })).name);
    const stray = join(path, "pool/blobs/00", "0".repeat(30));
    mkdirSync(join(path, "pool/blobs/00"), { recursive: true });
    writeFileSync(stray, "nobody names it");
    const soon = await prune(place, KEEP, nowMs + 5 * HOUR_MS);
    expect(soon).toMatchObject({ removed: made.slice(0, 1), files: 0, left: null });
    expect(readdirSync(path).some((file) => file.startsWith(made[0] ?? ""))).toBe(false);
    expect(await prune(place, KEEP, nowMs + 30 * HOUR_MS)).toMatchObject({ removed: [], files: 1, left: null });
    expect([existsSync(stray), pooled(path).length]).toEqual([false, 2]);
    // A list that cannot be trusted keeps every file.
    writeFileSync(join(path, `${made[3]}.files`), "");
    writeFileSync(stray, "nobody names it");
    const unsure = await prune(place, { ...KEEP, last: 1 }, nowMs + 60 * HOUR_MS);
    expect([unsure.removed.length, unsure.files, unsure.left]).toEqual([2, 0, expect.stringContaining("is damaged")]);
    expect(pooled(path).length).toBe(3);
  });

  test("a drill of a backup that is pruned meanwhile says that, and calls nothing damaged", async () => {
    const { path, place } = await newDirectory();
    const nowMs = Date.now();
    const [old, next] = [
      await make(place, { passphrase: PASSPHRASE, nowMs }),
      await make(place, { nowMs: nowMs + 5_000 }),
    ];
    const work = newPath("drill");
    mkdirSync(work);
    const argv = [
      "backup",
      "drill",
      old.name,
      "--backup-to",
      path,
      "--data-dir",
      dataDir,
      "--in",
      work,
      "--passphrase-stdin",
    ];
    const drill = Bun.spawn([...PROGRAM, ...argv], {
      cwd: PROGRAM_CWD,
      env: ENVIRONMENT,
      stdin: "pipe",
      stderr: "pipe",
    });
    await until(() => readdirSync(work).length > 0);
    expect((await prune(place, { ...KEEP, last: 1 }, nowMs + 10_000)).removed).toEqual([old.name]);
    await drill.stdin.write(`${PASSPHRASE}\n`);
    await drill.stdin.end();
    const said = await drill.stderr.text();
    expect([await drill.exited, said]).toEqual([1, expect.stringContaining(`${old.name} was removed while the drill`)]);
    expect([readdirSync(work), await restore(place, next)]).toEqual([[], []]);
  });

  test("another service, and a copy of this one, are refused until somebody says that they go on", async () => {
    const { path, place } = await newDirectory();
    await make(place);
    const other = { writer: "22".repeat(16) };
    expect(await refusal(make(place, other))).toContain("contains the backups of another service");
    expect((await namesIn(place)).length).toBe(1);
    if (process.getuid?.() === 0) chownSync(path, 65_534, 65_534);
    expect(await runProgram(["backup", "claim", "--backup-to", path])).toMatchObject({ code: 0, stderr: "" });
    // Run by root, it leaves nothing that the service could not read.
    expect(statSync(join(path, "service.json")).uid).toBe(statSync(path).uid);
    await make(place, other);
    expect(await refusal(make(place))).toContain("contains the backups of another service");
    expect((await namesIn(place)).length).toBe(2);
  });

  test("a disk that is not mounted, a directory that everybody can write, and a symbolic link in it are refused", async () => {
    const { path, place } = await newDirectory();
    await make(place);
    const mounted = `${path}.mounted`;
    renameSync(path, mounted);
    expect(await refusal(make(place, { isKnown: true }))).toContain("Mount the disk that has them.");
    rmSync(path, { recursive: true });
    renameSync(mounted, path);
    const nowhere = await openBackupStore({ directory: join(root, "missing/backups") });
    expect(await refusal(make(nowhere))).toContain(
      `there is no ${join(root, "missing")}. Create it, or mount the disk`,
    );
    chmodSync(path, 0o777);
    expect(await refusal(make(place))).toContain(`chmod o-w ${path}`);
    chmodSync(path, 0o700);
    const elsewhere = newPath("elsewhere");
    mkdirSync(elsewhere);
    const shards = readdirSync(join(path, "pool/blobs"));
    for (const shard of shards) {
      rmSync(join(path, "pool/blobs", shard), { recursive: true });
      symlinkSync(elsewhere, join(path, "pool/blobs", shard));
    }
    expect(await refusal(make(place))).toContain("is not a directory, and does not come from a backup");
    expect(readdirSync(elsewhere)).toEqual([]);
    expect((await namesIn(place)).length).toBe(1);
  });

  test("a passphrase that other users can read is refused, and named", async () => {
    const file = newPath("passphrase");
    writeFileSync(file, `${PASSPHRASE}\n`, { mode: 0o600 });
    chmodSync(file, 0o644);
    const to = newPath("backups");
    const flags = { "backup-every": "1h", "backup-to": to, "backup-passphrase-file": file };
    const open = await start(dataDir, { flags });
    await until(() => open.output().includes(`chmod o= ${file}`));
    await open.stop();
    expect(existsSync(join(to, "pool"))).toBe(false);
  });
});

/** Resolves once it holds. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await Bun.sleep(20);
}

describe("by a server", () => {
  const path = join(root, "of a server");
  const home = join(root, "home");
  const flags = { ...OPEN, "backup-every": "1s", "backup-to": path, "backup-keep-last": "100" };
  let place: BackupStore;
  beforeAll(async () => {
    place = await openBackupStore({ directory: path });
  });

  const count = async (): Promise<number> => (existsSync(path) ? (await namesIn(place)).length : 0);
  /** Some files, until the server is gone. */
  const send = async ({ url }: ServerProcess, seed: number): Promise<void> => {
    for (let n = 0; n < 6; n += 1) {
      const form = new FormData();
      form.set("push[payload]", "x");
      form.append("push[files][]", new Blob([bytesOf(100_000 + 10 * seed + n)]), "a.bin");
      await fetch(`${url}/api/v2/pushes`, { method: "POST", body: form }).catch(() => {});
    }
  };

  test("killed at any moment, each that is listed restores whole, with files that came in between", async () => {
    for (let round = 0; round < 4; round += 1) {
      const before = await count();
      const server = await start(home, { flags });
      const traffic = send(server, round);
      await until(async () => (await count()) > before);
      // At another moment of the next one each time.
      await until(() => !existsSync(join(path, "pool")) || readdirSync(path).length % 3 === round % 3);
      await server.kill();
      await traffic;
    }
    const { points, broken } = await findPoints(place);
    expect([broken, points.length >= 4]).toEqual([[], true]);
    expect(points.at(-1)?.files).toBeGreaterThan(0);
    for (const point of points) expect([point.name, await restore(place, point)]).toEqual([point.name, []]);
    // The process that makes a backup ends with its server.
    const said = await runProgram([
      "doctor",
      "--json",
      "--data-dir",
      home,
      "--backup-to",
      path,
      "--backup-every",
      "1h",
    ]);
    expect(JSON.parse(said.stdout)).toContainEqual(
      expect.objectContaining({
        verdict: "ok",
        subject: "backups",
        text: expect.stringMatching(/^The last of (1 backup|\d+ backups) in .* and intact\.$/),
      }),
    );
  });

  test("after a failure, the next start tries at once", async () => {
    const [home, to] = [newPath("failed"), newPath("mended")];
    const flags = { ...OPEN, "backup-every": "1d", "backup-to": to };
    writeFileSync(to, "no directory");
    const before = await start(home, { flags });
    await until(() => before.output().includes("the backup failed"));
    await before.stop();
    rmSync(to);
    const after = await start(home, { flags });
    await until(() => after.output().includes("backup made"));
    expect(after.output()).not.toContain("the backup failed");
    await after.stop();
  });

  test("a copy that was restored does not write there until it is told to", async () => {
    const restored = newPath("restored");
    const [last] = (await findPoints(place)).points.slice(-1);
    expect(await runProgram(["restore", last?.name ?? "", "--backup-to", path, "--data-dir", restored])).toMatchObject({
      code: 0,
    });
    cpSync(join(home, "master.key"), join(restored, "master.key"));
    const before = await count();
    const server = await start(restored, { flags });
    // If memory runs out, the server outlives the process that makes backups.
    if (process.platform === "linux") await until(() => hasChildEndedFirst(server.pid));
    await until(() => server.output().includes("contains the backups of another service"));
    expect(await count()).toBe(before);
    await runProgram(["backup", "claim", "--backup-to", path]);
    await until(async () => (await count()) > before);
    await server.stop();
  });
});

needs("s3").describe("in a bucket", () => {
  let proxy: S3Proxy;
  let place: BackupStore;
  beforeAll(async () => {
    proxy = await s3Proxy(await newBucket());
    place = await openBackupStore({ s3: proxy.place, timeoutMs: 2_000 });
  });
  afterAll(() => proxy.stop());

  test("each restores whole; a lost bucket costs none of them, and is named", async () => {
    const first = await make(place);
    proxy.behave(refusing(503, "SlowDown"));
    const said = await refusal(make(place));
    expect(said).toContain(
      `The backups in ${place.where} (backup.to) at ${proxy.place.endpoint} cannot be reached: SlowDown`,
    );
    // It is lost when half of it is there.
    proxy.behave(({ method, path, response }) => {
      if (method !== "PUT" || !path.includes(".files")) return false;
      response.destroy();
      return true;
    });
    expect(await refusal(make(place))).toContain("cannot be reached");
    proxy.behave(null);
    expect(await namesIn(place)).toEqual([first.name]);
    const second = await make(place, { passphrase: PASSPHRASE });
    expect([second.writtenBytes, (await place.names()).filter((name) => name.includes(".tar"))]).toEqual([
      0,
      [first.archive],
    ]);
    expect(await restore(place, first)).toEqual([]);
    expect(await restore(place, second, PASSPHRASE)).toEqual([]);
    expect(await refusal(restore(place, second, "no"))).toContain(
      new WrongPassphrase("The passphrase does not open").message,
    );
    const later = Date.now() + 3 * DAY_MS;
    expect(await prune(place, { ...KEEP, last: 1 }, later)).toMatchObject({
      removed: [first.name],
      files: 0,
      left: null,
    });
    await removeRemains(place, later);
    expect(await restore(place, second, PASSPHRASE)).toEqual([]);
  });

  test("an archive of many megabytes arrives as it was", async () => {
    const [sent, arrived] = [newPath("sent"), newPath("arrived")];
    writeFileSync(sent, bytesOf(12_345_678));
    await place.upload("large", sent);
    await place.download("large", arrived);
    expect(readFileSync(arrived).equals(readFileSync(sent))).toBe(true);
    await place.remove("large");
  });

  test("a lost file of the pool is written again", async () => {
    const [id = ""] = [...(await place.pool.sizes()).keys()];
    await place.pool.remove(id);
    const made = await make(place);
    expect(made.writtenBytes).toBe(made.fileBytes / 2);
    expect(await restore(place, made)).toEqual([]);
  });
});
