// Another master key: taken on while the server serves, in steps that a crash may interrupt anywhere,
// and after which the old one opens nothing.

import { Database } from "bun:sqlite";
import { beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { PassphraseKdf } from "../src/base/passphrase_kdf.ts";
import { Keyring } from "../src/base/keyring.ts";
import { Seals } from "../src/domain/pushes/seals.ts";
import { masterSeals } from "../src/store/maintenance/check.ts";
import { SealedOnDisk } from "../src/store/blobs/sealed.ts";
import { give } from "../src/store/keys/key_file.ts";
import { fingerprint, newMasterKey } from "../src/store/keys/master_keys.ts";
import { lockForUpgrade } from "../src/store/maintenance/index.ts";
import { needs } from "./needs.ts";
import { type Contents, expectAll, startFilled } from "./sample_pushes.ts";
import { runProgram, type ServerProcess, type Settings } from "./processes.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const { root, servers } = scratch();
/** A server that takes up a rotation as soon as it is asked for. */
const start = (directory: string, { flags, env }: Settings = {}): Promise<ServerProcess> =>
  servers.start(directory, { flags: { "rotation-check-interval": "10ms", ...flags }, ...(env ? { env } : {}) });
let numbered = 0;
let dataDir = "";
beforeEach(() => {
  dataDir = join(root, `data${(numbered += 1)}`);
});

const run = (...argv: string[]) => runProgram([...argv, "--data-dir", dataDir]);
const keyAt = (path: string): Buffer => Buffer.from(readFileSync(path, "utf8").trim(), "hex");
const keyFile = (): string => join(dataDir, "master.key");

async function filled(settings: Settings = {}, keep = false): Promise<{ server: ServerProcess; contents: Contents }> {
  const { server, contents } = await startFilled(start, dataDir, settings);
  if (!keep) expect(await server.stop()).toBe(0);
  return { server, contents };
}

/** How many pushes have a seal that this key opens, and how many have any. Looks at no live database. */
function openedBy(key: Buffer): { opened: number; all: number } {
  const db = new Database(join(dataDir, "secretpush.db"), { readonly: true, strict: true });
  const seals = new Seals(new Keyring(key), new PassphraseKdf());
  const counts = { opened: 0, all: 0 };
  for (const { lookup, wrappedKey, labels } of masterSeals(db)) {
    if (!wrappedKey && !labels) continue;
    counts.all += 1;
    if (wrappedKey && seals.rewrapKey(lookup, wrappedKey)) counts.opened += 1;
    else if (labels && seals.rewrapLabels(lookup, labels)) counts.opened += 1;
  }
  db.close();
  return counts;
}

const interrupt = (step: number) =>
  Bun.spawnSync([
    process.execPath,
    join(import.meta.dir, "programs/interrupted.ts"),
    "rotate",
    dataDir,
    "",
    String(step),
  ]);

describe("a rotation", () => {
  test("happens while the server serves: every push opens before, after, and after the next start", async () => {
    const { server, contents } = await filled({}, true);
    const old = keyAt(keyFile());
    // A link that was handed out before works on.
    const files = contents.pushes.find((push) => push.files.length > 0 && !push.expired);
    const headers = { authorization: `Bearer ${contents.token}` };
    const before = await fetch(`${server.url}/api/v2/pushes/${files?.urlToken}`, { headers });
    files?.audit.push("owner_view");
    const [link] = ((await before.json()) as { files: Array<{ url: string }> }).files;

    const rotated = await run("key", "rotate");
    expect([rotated.code, rotated.stdout]).toEqual([0, expect.stringContaining("under the new master key")]);
    expect(rotated.stdout + rotated.stderr).not.toContain(old.toString("hex"));
    const next = keyAt(keyFile());
    expect(next.equals(old)).toBe(false);
    expect(keyAt(`${keyFile()}.${fingerprint(old).slice(0, 8)}`)).toEqual(old);
    expect(existsSync(`${keyFile()}.next`)).toBe(false);
    expect([statSync(keyFile()).mode & 0o777, rotated.stderr.includes("Earlier backups need it")]).toEqual([
      0o600,
      true,
    ]);

    expect((await fetch(link?.url ?? "")).status).toBe(200);
    await expectAll(server.url, contents);
    const created = await fetch(`${server.url}/api/v2/pushes`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ push: { payload: "made after" } }),
    });
    const { url_token: token } = (await created.json()) as { url_token: string };
    expect(await server.stop()).toBe(0);
    expect(server.output()).toMatch(/key rotation done renewed=7 unreadable=0/);
    expect(openedBy(next)).toEqual({ opened: 8, all: 8 });
    expect(openedBy(old)).toEqual({ opened: 0, all: 8 });

    const again = await start(dataDir);
    await expectAll(again.url, contents);
    expect(await (await fetch(`${again.url}/api/v2/pushes/${token}`)).json()).toMatchObject({ payload: "made after" });
    expect(await again.stop()).toBe(0);
    writeFileSync(keyFile(), `${old.toString("hex")}\n`);
    expect(await run("serve", "--port", "0")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("does not belong to the database"),
    });
  });

  test("loses nothing of what is created and retrieved meanwhile", async () => {
    const server = await start(dataDir);
    const acknowledged = new Map<string, string>();
    const load = { running: true };
    const work = async (worker: number): Promise<void> => {
      for (let index = 0; load.running; index += 1) {
        const payload = `worker ${worker} push ${index}`;
        const created = await fetch(`${server.url}/api/v2/pushes`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ push: { payload, expire_after_views: 2 } }),
        });
        const { url_token: token } = (await created.json()) as { url_token: string };
        expect(await (await fetch(`${server.url}/api/v2/pushes/${token}`)).json()).toMatchObject({ payload });
        acknowledged.set(token, payload);
      }
    };
    const workers = [1, 2, 3, 4].map(work);
    while (acknowledged.size < 300) await Promise.race([...workers, Bun.sleep(1)]);
    expect(await run("key", "rotate")).toMatchObject({ code: 0 });
    expect(await run("key", "rotate")).toMatchObject({ code: 0 }); // and to a third one
    load.running = false;
    await Promise.all(workers);
    expect(await server.stop()).toBe(0);
    expect(server.output()).not.toContain("ERROR");
    const again = await start(dataDir);
    for (const [token, payload] of acknowledged) {
      expect(await (await fetch(`${again.url}/api/v2/pushes/${token}`)).json()).toMatchObject({ payload });
    }
    expect(await again.stop()).toBe(0);
  });

  test("is done by the command itself where no server runs", async () => {
    const { contents } = await filled();
    const old = keyAt(keyFile());
    expect(await run("key", "rotate")).toMatchObject({ code: 0 });
    expect(openedBy(old).opened).toBe(0);
    const server = await start(dataDir);
    await expectAll(server.url, contents);
    expect(await server.stop()).toBe(0);
  });

  test("of a key in another place puts the new one there, readable for those who could read the old one", async () => {
    const path = join(root, `elsewhere${numbered}.key`);
    writeFileSync(path, `${newMasterKey()}\n`);
    // As a service has it: root's own, and commands of the service's user find it by its group.
    chmodSync(path, 0o640);
    if (process.getuid?.() === 0) chownSync(path, 0, 1);
    const { gid } = statSync(path);
    const { server, contents } = await filled({ env: { SECRETPUSH_KEY_FILE: path } }, true);
    const old = keyAt(path);
    expect(await run("key", "rotate", "--key-file", path)).toMatchObject({ code: 0 });
    expect(keyAt(path).equals(old)).toBe(false);
    expect([statSync(path).mode & 0o777, statSync(path).gid]).toEqual([0o640, gid]);
    expect(statSync(`${path}.${fingerprint(old).slice(0, 8)}`).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir).filter((name) => name.startsWith("master.key"))).toEqual([]);
    expect(await server.stop()).toBe(0);
    const again = await start(dataDir, { flags: { "key-file": path } });
    await expectAll(again.url, contents);
    expect(await again.stop()).toBe(0);
  });
});

describe("a rotation that is killed", () => {
  /** More pushes than one step renews, so that a kill comes in the middle. */
  async function filledWithMany(): Promise<Contents> {
    const { server, contents } = await filled({}, true);
    const create = () =>
      fetch(`${server.url}/api/v2/pushes`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ push: { payload: "one of many" } }),
      });
    for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 50 }, create));
    expect(await server.stop()).toBe(0);
    return contents;
  }

  test("goes on when the server starts, and the command then puts the new key in place", async () => {
    const contents = await filledWithMany();
    const old = keyAt(keyFile());
    expect(interrupt(1).signalCode).toBe("SIGKILL");
    const next = keyAt(`${keyFile()}.next`);
    const half = [openedBy(old), openedBy(next)];
    expect(half.map(({ opened }) => opened).every((opened) => opened > 0)).toBe(true);
    expect(keyAt(keyFile())).toEqual(old);

    // Everything opens in the middle: with what is there, a command and a server can work.
    expect(await run("check")).toMatchObject({ code: 0 });
    expect((await run("key", "show-fingerprint")).stdout).toContain("rotating to");
    const server = await start(dataDir);
    await expectAll(server.url, contents);
    expect(await run("key", "rotate")).toMatchObject({ code: 0 });
    await expectAll(server.url, contents);
    expect(await server.stop()).toBe(0);
    expect(keyAt(keyFile())).toEqual(next); // the same rotation went on, no other began
    expect(openedBy(old).opened).toBe(0);
  });

  test("may be ended by the start alone: a start later the new key is in its place", async () => {
    const contents = await filledWithMany();
    expect(interrupt(1).signalCode).toBe("SIGKILL");
    const next = keyAt(`${keyFile()}.next`);
    const server = await start(dataDir);
    while (!server.output().includes("key rotation done")) await Bun.sleep(5);
    expect(await server.stop()).toBe(0);
    const again = await start(dataDir);
    expect(keyAt(keyFile())).toEqual(next);
    expect(existsSync(`${keyFile()}.next`)).toBe(false);
    await expectAll(again.url, contents);
    expect(await again.stop()).toBe(0);
  });

  test("can be backed up and restored with both keys in the middle", async () => {
    const contents = await filledWithMany();
    expect(interrupt(1).signalCode).toBe("SIGKILL");
    const file = join(root, `half${numbered}.tar`);
    expect(await run("backup", file, "--with-key", "--unencrypted")).toMatchObject({ code: 0 });
    dataDir = join(root, `restored${numbered}`);
    expect(await run("restore", file)).toMatchObject({ code: 0 });
    expect(existsSync(`${keyFile()}.next`)).toBe(true);
    const server = await start(dataDir);
    await expectAll(server.url, contents);
    expect(await server.stop()).toBe(0);
  });

  test("needs both keys until it is done: a start without the new one is refused", async () => {
    await filledWithMany();
    expect(interrupt(1).signalCode).toBe("SIGKILL");
    renameSync(`${keyFile()}.next`, join(root, "away.key"));
    const refused = await run("serve", "--port", "0");
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("A rotation to the master key")]);
    renameSync(join(root, "away.key"), `${keyFile()}.next`);
    expect(await run("key", "rotate")).toMatchObject({ code: 0 });
    expect(await run("check")).toMatchObject({ code: 0 });
  });

  test("in its very last step, leaves a copy of the key that the same command or the next start removes", async () => {
    const { contents } = await filled();
    expect(await run("key", "rotate")).toMatchObject({ code: 0 });
    const rotated = keyAt(keyFile());
    const staged = `${keyFile()}.next`;
    const crash = (): void => writeFileSync(staged, `${rotated.toString("hex")}\n`, { mode: 0o600 });
    crash();
    expect((await run("doctor")).stdout).toMatch(/^warn +key +.*master\.key\.next was left by a rotation/m);
    expect(existsSync(staged)).toBe(true); // doctor changes nothing
    expect(await run("key", "rotate")).toMatchObject({ code: 0, stdout: expect.stringContaining("under the new") });
    expect([keyAt(keyFile()), existsSync(staged)]).toEqual([rotated, false]); // no other rotation began
    crash();
    const server = await start(dataDir);
    expect(existsSync(staged)).toBe(false);
    await expectAll(server.url, contents);
    expect(await server.stop()).toBe(0);
  });

  test("before it was asked for, leaves a key that the next one takes", async () => {
    const { contents } = await filled();
    const waiting = newMasterKey();
    writeFileSync(`${keyFile()}.next`, `${waiting}\n`, { mode: 0o600 });
    expect((await run("doctor")).stdout).toMatch(/^warn +key +.*is for a rotation that has not begun/m);
    const server = await start(dataDir);
    await expectAll(server.url, contents);
    expect(await server.stop()).toBe(0);
    expect(await run("key", "rotate")).toMatchObject({ code: 0 });
    expect(keyAt(keyFile()).toString("hex")).toBe(waiting);
  });
});

test("a rotation in a directory that is not there says so", async () => {
  const nowhere = join(root, "nowhere");
  expect(await runProgram(["key", "rotate", "--data-dir", nowhere])).toEqual({
    code: 1,
    stdout: "",
    stderr: `secretpush: There is no Secret Push database in ${nowhere}: name another directory with --data-dir.\n`,
  });
  expect(existsSync(nowhere)).toBe(false);
});

describe("a key that is no file", () => {
  test("is rotated by a start with both: the new one and the one before", async () => {
    const [old, next] = [newMasterKey(), newMasterKey()];
    const { contents } = await filled({ env: { SECRETPUSH_KEY: old } });
    const told = await runProgram(["key", "rotate", "--data-dir", dataDir], { env: { SECRETPUSH_KEY: old } });
    expect([told.code, told.stdout]).toEqual([1, ""]);
    for (const word of ["key generate", "SECRETPUSH_KEY", "SECRETPUSH_PREVIOUS_KEY"])
      expect(told.stderr).toContain(word);

    const both = { SECRETPUSH_KEY: next, SECRETPUSH_PREVIOUS_KEY: old };
    const server = await start(dataDir, { env: both });
    await expectAll(server.url, contents);
    while (!server.output().includes("key rotation done")) await Bun.sleep(5);
    expect(await server.stop()).toBe(0);
    expect(readdirSync(dataDir).filter((name) => name.startsWith("master.key"))).toEqual([]);
    expect(openedBy(Buffer.from(old, "hex")).opened).toBe(0);

    // The previous key may stay, which is said, and is not needed.
    const still = await start(dataDir, { env: both });
    expect(still.output()).toContain("is no longer needed");
    expect(await still.stop()).toBe(0);
    const alone = await start(dataDir, { env: { SECRETPUSH_KEY: next } });
    await expectAll(alone.url, contents);
    expect(await alone.stop()).toBe(0);
    const env = { SECRETPUSH_KEY: old };
    expect(await runProgram(["serve", "--port", "0", "--data-dir", dataDir], { env })).toMatchObject({ code: 2 });
  });

  test("is made by key generate: 64 hexadecimal digits, never the same", async () => {
    const [first, second] = [await run("key", "generate"), await run("key", "generate")];
    expect(first.stdout).toMatch(/^[0-9a-f]{64}\n$/);
    expect(first.stdout).not.toBe(second.stdout);
  });
});

describe("symbolic links that another user has put into the data directory", () => {
  const secret = join(root, "secret");
  const planted = (name: string, target: string): string => {
    mkdirSync(join(dataDir, "blobs/ab"), { recursive: true });
    symlinkSync(target, join(dataDir, name));
    return join(dataDir, name);
  };
  const refusal = (work: () => unknown): string => {
    try {
      return String(work());
    } catch (error) {
      return (error as Error).message;
    }
  };
  beforeEach(() => writeFileSync(secret, `${newMasterKey()}\n`, { mode: 0o600 }));

  needs("root").test("are given to their owner, not the files that they lead to", () => {
    const link = planted("database", secret);
    give(link, { uid: 4711, gid: 4711 });
    expect(statSync(secret).uid).toBe(0);
    expect(lstatSync(link).uid).toBe(4711);
  });

  test("are no files of pushes", async () => {
    planted(`blobs/ab/${"cd".repeat(15)}`, secret);
    expect(await new SealedOnDisk(dataDir).openSealed(`ab${"cd".repeat(15)}`)).toBeNull();
  });

  test("make no lock elsewhere", () => {
    const elsewhere = join(dataDir, "elsewhere");
    const link = planted("upgrade.lock", elsewhere);
    expect(refusal(() => lockForUpgrade(dataDir))).toContain(`The lock file ${link} cannot be used`);
    expect(existsSync(elsewhere)).toBe(false);
  });
});

test("show-fingerprint compares the key with the database's, and never prints the key", async () => {
  await filled();
  const key = keyAt(keyFile());
  const fits = await run("key", "show-fingerprint");
  expect(fits).toMatchObject({ code: 0, stderr: "" });
  expect(fits.stdout.match(new RegExp(fingerprint(key), "g"))).toHaveLength(2);
  expect(fits.stdout).not.toContain(key.toString("hex"));
  writeFileSync(keyFile(), `${newMasterKey()}\n`);
  const other = await run("key", "show-fingerprint");
  expect([other.code, other.stderr]).toEqual([1, expect.stringContaining("does not belong to the database")]);
});
