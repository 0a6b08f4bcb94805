// A disk that fills, as a small file system in memory. The store says 503 and loses nothing that it
// acknowledged; when space returns it goes on by itself.

import { Database } from "bun:sqlite";
import { afterAll, expect, setDefaultTimeout, test } from "bun:test";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { randomBytes } from "../src/base/crypto.ts";
import { openStore } from "../src/store/index.ts";
import { WRAPPED_KEY_BYTES } from "../src/store/sqlite/key_slots.ts";
import { bodyOf } from "./error_bodies.ts";
import { makeTempDir } from "./harness.ts";
import { needs } from "./needs.ts";
import { addPushes, oldest, unpackInto } from "./old_data.ts";
import { bytesOf, MIB, OPEN } from "./multipart_forms.ts";
import { PLAIN_PUSH } from "./plain_push.ts";
import { runProgram, type ServerProcess, spawnServer } from "./processes.ts";
import { begin, offsetOf, patch } from "./tus.ts";

// Processes and disks take their time on a busy machine; none of it is waited for by the clock.
setDefaultTimeout(60_000);

const root = makeTempDir();
const disk = join(root, "disk");
mkdirSync(disk);
const mayMount = needs("mounts");
if (mayMount.isHere) Bun.spawnSync(["mount", "-t", "tmpfs", "-o", "size=24m,mode=0700", "tmpfs", disk]);

afterAll(() => {
  if (mayMount.isHere) Bun.spawnSync(["umount", "-l", disk]);
  rmSync(root, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // Tests look into answers of many shapes.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

async function ask(server: ServerProcess, method: string, path: string, push?: unknown): Promise<Answer> {
  const response = await fetch(server.url + path, {
    method,
    headers: { "content-type": "application/json" },
    ...(push === undefined ? {} : { body: JSON.stringify({ push }) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: bodyOf(response.status, text) };
}

interface Stored {
  urlToken: string;
  payload: string;
  views: number;
  received: number;
}

/** Creates pushes of this size until the first 503. */
async function fill(server: ServerProcess, bytes: number, stored: Stored[]): Promise<Answer> {
  for (let tries = 0; tries < 5_000; tries += 1) {
    const views = 1 + (stored.length % 3);
    const payload = `${stored.length} `.padEnd(bytes, "p");
    const answer = await ask(server, "POST", "/api/v2/pushes", { payload, expire_after_views: views });
    if (answer.status !== 201) return answer;
    stored.push({ urlToken: answer.body.url_token as string, payload, views, received: 0 });
  }
  throw new Error("The disk does not fill.");
}

/** The next look at the store's health: /up looks once a second at most. */
async function untilUpSays(status: number, server: ServerProcess, meanwhile: () => Promise<unknown>): Promise<Answer> {
  const endMs = performance.now() + 45_000;
  for (;;) {
    const answer = await ask(server, "GET", "/up");
    if (answer.status === status) return answer;
    if (performance.now() > endMs) throw new Error(`/up still says ${answer.status}`);
    await meanwhile();
    await Bun.sleep(50);
  }
}

/** Commands that write to the database name the disk, as a backup does: without room to open it, and to write. */
async function expectNoRoomForAccounts(dataDir: string, full: { stderr: string }): Promise<void> {
  const rest = join(disk, "rest");
  for (const left of [0, 40_960]) {
    Bun.spawnSync(["dd", "if=/dev/zero", `of=${rest}`, "bs=4096"]);
    truncateSync(rest, statSync(rest).size - left);
    const argv = ["user", "add", "ann@example.org", "--password-stdin", "--data-dir", dataDir];
    expect(await runProgram(argv, { input: "correct horse battery staple\n" })).toMatchObject(full);
  }
  rmSync(rest);
}

function expectUnavailable(answer: Answer): void {
  expect(answer.status).toBe(503);
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(Object.keys(answer.body)).toEqual(["error"]);
  expect(answer.body.error).toBe("The store cannot accept writes right now. Nothing was stored.");
}

async function expectStored(server: ServerProcess, stored: Stored[]): Promise<void> {
  for (const { urlToken } of stored) {
    expect((await ask(server, "GET", `/api/v2/pushes/${urlToken}/preview`)).status).toBe(200);
  }
}

/** Takes a view where there is one. @returns whether the store could count it */
async function take(server: ServerProcess, push: Stored): Promise<boolean> {
  const answer = await ask(server, "GET", `/api/v2/pushes/${push.urlToken}`);
  if (answer.status === 503) {
    expectUnavailable(answer);
    expect(answer.text).not.toContain(push.payload.trim());
    return false;
  }
  expect(answer.status).toBe(200);
  if (push.received === push.views) {
    expect(answer.body).toMatchObject({ expired: true, payload: null });
    return true;
  }
  expect(answer.body).toMatchObject({ payload: push.payload, views_remaining: push.views - push.received - 1 });
  push.received += 1;
  return true;
}

mayMount.describe("on a full disk", () => {
  test("a backup fails and says so, earlier ones stay whole, and the next one is made when space returns", async () => {
    const [to, filler] = [join(disk, "backups"), join(disk, "filler of backups")];
    const free = (): number => statfsSync(disk).bavail;
    const freeBefore = free();
    const flags = { "backup-every": "1s", "backup-to": to, "backup-keep-last": "100" };
    const server = await spawnServer(join(root, "backed up"), { flags });
    const made = (): string[] =>
      (existsSync(to) ? readdirSync(to) : [])
        .filter((name) => /^\d\w+\.json$/.test(name))
        .map((name) => name.slice(0, -5));
    const until = async (holds: () => boolean): Promise<void> => {
      while (!holds()) await Bun.sleep(20);
    };
    try {
      await until(() => made().length > 0);
      const fillUp = (): void => {
        try {
          appendFileSync(filler, new Uint8Array(free() * statfsSync(disk).bsize));
        } catch {}
      };
      await until(() => {
        fillUp();
        return server.output().includes("is full: free some space");
      });
      const before = made();
      rmSync(filler);
      await until(() => made().length > before.length);
      for (const name of [before[0], made().at(-1)]) {
        expect(await runProgram(["backup", "verify", name ?? "", "--backup-to", to])).toMatchObject({
          code: 0,
          stderr: "",
        });
      }
    } finally {
      await server.stop();
      // The process of a backup that was under way may hold its files for a moment.
      await until(() => {
        for (const path of [to, filler]) rmSync(path, { recursive: true, force: true });
        return free() === freeBefore;
      });
    }
  });

  test("a server that has refused a push says so, although something small would still fit", async () => {
    const [dataDir, filler] = [join(disk, "probed"), join(disk, "filler of probes")];
    const { bavail, bsize } = statfsSync(disk);
    const store = openStore({ dataDir, exclusive: true });
    try {
      const fillerBytes = bavail * bsize - 4 * MIB;
      writeFileSync(filler, new Uint8Array(fillerBytes));
      const client = { ip: "192.0.2.1", userAgent: "agent", referrer: "" };
      const times = { createdAtMs: 1, expiresAtMs: 4_102_444_800_000, expireAfterDays: 1, expireAfterViews: 5 };
      const create = (size: number) =>
        store.pushes.create(
          { lookup: randomBytes(32), ownerId: null, ...PLAIN_PUSH, ...times },
          {
            sealed: { wrappedKey: randomBytes(WRAPPED_KEY_BYTES), payload: new Uint8Array(size) },
            labels: null,
            files: [],
          },
          client,
        );
      const untilRefused = async (): Promise<unknown> => {
        for (;;) {
          const error = await create(200_000).then(
            () => null,
            (reason: unknown) => reason,
          );
          if (error !== null) return error;
        }
      };
      const refused = await untilRefused();
      expect(refused).toMatchObject({ code: "unavailable" });
      truncateSync(filler, fillerBytes - 0.25 * MIB);
      expect(await store.checkWritable().catch((error: unknown) => error)).toMatchObject({ code: "unavailable" });
      // The refusal was one of room, not of all writes.
      expect(await create(10)).not.toBeNull();
    } finally {
      store.close();
      for (const path of [dataDir, filler]) rmSync(path, { recursive: true, force: true });
    }
  });

  test("nothing acknowledged is lost, nothing is half done, and writes resume when space returns", async () => {
    const dataDir = join(disk, "data");
    const filler = join(disk, "filler");
    // What is given back must hold the log's contents once more: they move before they make room. On a busy machine nearly all
    // that the server writes may still be in the log, so that it gets less than half of the disk.
    writeFileSync(filler, new Uint8Array(13 * MIB));
    const stored: Stored[] = [];
    let server = await spawnServer(dataDir);
    try {
      expect((await ask(server, "GET", "/up")).status).toBe(200);
      // Large ones first, then small ones, until not even the smallest has room.
      for (const bytes of [60_000, 2_000, 10]) expectUnavailable(await fill(server, bytes, stored));
      expect(stored.length).toBeGreaterThan(20);
      const down = await untilUpSays(503, server, () => fill(server, 10, stored));
      expect(down.body).toMatchObject({ status: "down", error: expect.any(String) });

      // Each retrieval is either counted and handed out, or refused without the payload.
      await expectStored(server, stored);
      for (const push of stored.slice(0, 60)) await take(server, push);
      // A deletion too is either done or refused.
      const deleted = stored.pop();
      const deletion = await ask(server, "DELETE", `/api/v2/pushes/${deleted?.urlToken}`);
      if (deletion.status === 200) expect(deletion.body).toMatchObject({ expired: true, deleted: true });
      else expectUnavailable(deletion);

      // Ended by force while full, and started again: what was acknowledged is still there.
      await server.kill();
      server = await spawnServer(dataDir);
      await expectStored(server, stored);
      for (const push of stored.slice(60, 70)) await take(server, push);

      // Space returns under the running server: it needs no restart and no patience.
      unlinkSync(filler);
      for (const push of stored.slice(0, 60)) expect(await take(server, push)).toBe(true);

      expect((await ask(server, "POST", "/api/v2/pushes", { payload: "room again" })).status).toBe(201);
      expect((await untilUpSays(200, server, async () => {})).body).toEqual({ status: "up" });
      for (const push of stored) {
        while (push.received < push.views) expect(await take(server, push)).toBe(true);
        expect(await take(server, push)).toBe(true); // and now it is over
      }
      expect(server.output()).not.toContain(stored[0]?.urlToken ?? "?");
    } finally {
      await server.kill();
    }
  });

  test("an upload that resumes says that its bytes stay, and goes on when there is room", async () => {
    for (const name of readdirSync(disk)) rmSync(join(disk, name), { recursive: true });
    const server = await spawnServer(join(disk, "uploads"), { flags: { ...OPEN, "upload-free-space-floor": "0" } });
    const filler = join(disk, "filler");
    try {
      const bytes = bytesOf(4 * MIB);
      const upload = await begin(server, bytes.byteLength);
      expect((await patch(upload, 0, bytes.slice(0, MIB))).status).toBe(204);
      Bun.spawnSync(["dd", "if=/dev/zero", `of=${filler}`, "bs=4096"]);
      truncateSync(filler, statSync(filler).size - 2 * MIB);
      const refused = await patch(upload, MIB, bytes.slice(MIB));
      expect([refused.status, bodyOf(refused.status, await refused.text())]).toEqual([
        507,
        {
          error:
            "The server's disk is full. What has arrived is kept: ask for the offset later, and continue from there.",
        },
      ]);
      unlinkSync(filler);
      const offset = (await offsetOf(upload)) ?? 0;
      expect(offset).toBeGreaterThanOrEqual(MIB);
      expect((await patch(upload, offset, bytes.slice(offset))).status).toBe(204);
    } finally {
      await server.kill();
    }
  });

  test("a server that cannot start for lack of space says so, and starts once there is some", async () => {
    const dataDir = join(disk, "fresh");
    const filler = join(disk, "filler");
    rmSync(join(disk, "data"), { recursive: true, force: true });
    const fillUp = Bun.spawnSync(["dd", "if=/dev/zero", `of=${filler}`, "bs=4096"]);
    expect(fillUp.exitCode).not.toBe(0); // no space left on device
    const refusal = await spawnServer(dataDir).then(
      () => "started",
      (error: unknown) => String(error),
    );
    expect(refusal).toMatch(/ended with 1: secretpush: The disk that holds .* is full: free some space\./);
    expect(refusal).not.toContain("    at ");
    unlinkSync(filler);
    const server = await spawnServer(dataDir);
    expect((await ask(server, "POST", "/api/v2/pushes", { payload: "x" })).status).toBe(201);
    expect(await server.stop()).toBe(0);
  });

  test("a backup or a restore that has no room says on which disk, and leaves nothing", async () => {
    const [dataDir, backup] = [join(root, "elsewhere"), join(root, "backup.tar")];
    const server = await spawnServer(dataDir);
    const payload = "p".repeat(500_000);
    for (let count = 0; count < 8; count += 1) await ask(server, "POST", "/api/v2/pushes", { payload });
    expect(await server.stop()).toBe(0);
    expect(await runProgram(["backup", backup, "--data-dir", dataDir])).toMatchObject({ code: 0 });
    for (const name of readdirSync(disk)) rmSync(join(disk, name), { recursive: true });
    cpSync(dataDir, join(disk, "small"), { recursive: true });
    const filler = join(disk, "filler");
    Bun.spawnSync(["dd", "if=/dev/zero", `of=${filler}`, "bs=4096"]);
    truncateSync(filler, statSync(filler).size - 1_000_000);

    const full = (place: string) => ({
      code: 1,
      stdout: "",
      stderr: `secretpush: The disk that holds ${place} is full: free some space.\n`,
    });
    const target = join(disk, "there.tar");
    expect(await runProgram(["backup", target, "--data-dir", dataDir])).toEqual(full(target));
    expect(await runProgram(["restore", backup, "--data-dir", join(disk, "new")])).toEqual(full(join(disk, "new")));
    const small = join(disk, "small");
    expect(await runProgram(["backup", join(root, "x.tar"), "--data-dir", small])).toEqual(full(small));
    await expectNoRoomForAccounts(small, full(small));
    const compacted = await runProgram(["compact", "--data-dir", small]);
    expect(compacted).toMatchObject({ code: 1, stdout: "" });
    expect(compacted.stderr).toMatch(
      /^secretpush: Compacting temporarily needs [789]\.\d MiB, but the disk that \S+ is on has \d\.\d MiB left: free some space first\. Nothing was changed\.\n$/,
    );
    expect(readdirSync(disk).sort()).toEqual(["filler", "small"]);
    expect(readdirSync(root).filter((name) => name.startsWith("x.tar"))).toEqual([]);
  });

  test("an upgrade compares the sizes first, says both, and leaves the earlier program able to write", async () => {
    for (const name of readdirSync(disk)) rmSync(join(disk, name), { recursive: true });
    const dataDir = join(disk, "old");
    unpackInto(dataDir, oldest);
    writeFileSync(join(dataDir, "master.key"), `${oldest.masterKey}\n`, { mode: 0o600 });
    addPushes(dataDir, 5_000);
    const database = join(dataDir, "secretpush.db");
    const { size } = statSync(database);
    const filler = join(disk, "filler");
    const contents = () => readdirSync(dataDir).filter((name) => name !== "server.lock");
    const names = contents().sort();
    // So many times the database are left. What the upgrade needs is twice, and the floor: 5 % of 24 MiB.
    for (const times of [0.3, 0.95, 1.1, 1.9, 2.05]) {
      rmSync(filler, { force: true });
      Bun.spawnSync(["dd", "if=/dev/zero", `of=${filler}`, "bs=4096"]);
      truncateSync(filler, statSync(filler).size - Math.round(times * size));
      const asked = await runProgram(["upgrade", "--check", dataDir]);
      const refusal = await spawnServer(dataDir).catch(String);
      for (const sentence of [asked.stdout, refusal]) {
        expect(sentence).toMatch(
          /The upgrade from schema version 1 to \d+ temporarily needs \d\.\d MiB, and 1\.2 MiB must stay free \(upload\.free_space_floor\), but the disk that \S+ is on has \d\.\d MiB left: free some space first\./,
        );
      }
      expect(contents().sort()).toEqual(names);
      // As the earlier program writes.
      const db = new Database(database);
      db.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('written', ?)", [String(times)]);
      expect(db.query("PRAGMA user_version").get()).toEqual({ user_version: 1 });
      db.close();
    }
    rmSync(filler);
    const server = await spawnServer(dataDir);
    expect((await ask(server, "POST", "/api/v2/pushes", { payload: "x" })).status).toBe(201);
    expect(server.output()).toMatch(/the database is being migrated from=1 to=\d+ pushes=5007 bytes=\d+/);
    expect(await server.stop()).toBe(0);
  });
});
