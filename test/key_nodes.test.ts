// `secretpush key` where everything is in PostgreSQL: the command rotates the master key while no node runs, whatever kills
// it, and afterwards the old key opens nothing.

import { SQL } from "bun";
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { open } from "../src/base/crypto.ts";
import { Keyring } from "../src/base/keyring.ts";
import { monotonicClock } from "../src/base/clock.ts";
import { Log } from "../src/base/log.ts";
import { PassphraseKdf } from "../src/base/passphrase_kdf.ts";
import { Rotation } from "../src/domain/upkeep/rotation.ts";
import { Seals } from "../src/domain/pushes/seals.ts";
import type { S3Place } from "../src/store/blobs/sigv4.ts";
import { fingerprint, newMasterKey } from "../src/store/keys/master_keys.ts";
import type { Store } from "../src/store/index.ts";
import { makeTempDir, startServer } from "./harness.ts";
import { OPEN, until } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { ENVIRONMENT, runProgram, Servers } from "./processes.ts";
import { bucketSettings, epochKeysIn, newBucket } from "./s3.ts";
import { expectAll, startFilled } from "./sample_pushes.ts";
import { newPostgresPlace, type PostgresPlace } from "./store_engines.ts";

setDefaultTimeout(120_000);

const PUSHES = "/api/v2/pushes";
const HOUR_MS = 60 * 60 * 1000;

const keyFile = (dataDir: string): string => join(dataDir, "master.key");
const keyIn = (dataDir: string): Buffer => Buffer.from(readFileSync(keyFile(dataDir), "utf8").trim(), "hex");

/** A database, a bucket, and a host with the key in its data directory. */
class Service {
  readonly dataDir = makeTempDir();
  readonly env: Record<string, string>;
  readonly objects: ReturnType<typeof epochKeysIn>;

  constructor(
    readonly place: PostgresPlace,
    readonly bucket: S3Place,
  ) {
    this.env = {
      SECRETPUSH_DATABASE_URL: place.url,
      SECRETPUSH_DATABASE_SCHEMA: place.schema,
      ...bucketSettings(bucket),
    };
    this.objects = epochKeysIn(bucket);
  }

  static async make(): Promise<Service> {
    return new Service(await newPostgresPlace(), await newBucket());
  }

  run(argv: string[], dataDir = this.dataDir, env: Record<string, string> = {}) {
    return runProgram([...argv, "--data-dir", dataDir], { env: { ...this.env, ...env } });
  }

  node(dataDir = this.dataDir) {
    return startServer({ flags: OPEN, dataDir, env: this.env });
  }

  open(more: object = {}): Promise<Store> {
    return this.place.open({
      dataDir: this.dataDir,
      shared: { place: this.bucket, leftBehindAfterMs: HOUR_MS },
      ...more,
    });
  }

  /**
   * What this key opens: pushes of all that have a key or a label, and epoch keys. Around the keys of pushes, the seals of
   * epochs are taken off with `epochsBy`, to see what is below.
   */
  async openedBy(key: Buffer, epochsBy: Buffer) {
    const epochKeys: Uint8Array[] = [];
    let epochs = 0;
    for (const epoch of await this.objects.list()) {
      const sealed = (await this.objects.read(epoch)) ?? new Uint8Array();
      const opens = (by: Buffer) => new Keyring(by).purpose("epoch keys").open(sealed, `epoch ${epoch}`);
      if (opens(key)) epochs += 1;
      epochKeys.push(opens(epochsBy) ?? new Uint8Array());
    }
    const sql = new SQL(this.place.url, { max: 1, connection: { search_path: this.place.schema } } as SQL.Options);
    const rows = await sql.unsafe(
      `SELECT p.lookup, k.wrapped_key, l.sealed FROM pushes p
         LEFT JOIN push_keys k ON k.push_id = p.id LEFT JOIN labels l ON l.push_id = p.id
        WHERE k.push_id IS NOT NULL OR l.push_id IS NOT NULL`,
    );
    await sql.close();
    const seals = new Seals(new Keyring(key), new PassphraseKdf());
    const opened = rows.filter(({ lookup, wrapped_key, sealed }: Record<string, Uint8Array>) => {
      if (!lookup) return false;
      const below = epochKeys.map((epochKey) => wrapped_key && open(epochKey, wrapped_key, lookup));
      const wrapped = below.find((one) => one);
      return (wrapped && seals.rewrapKey(lookup, wrapped)) || (sealed && seals.rewrapLabels(lookup, sealed));
    });
    return { opened: opened.length, all: rows.length, epochs };
  }

  async remove(): Promise<void> {
    await this.place.remove();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

test("a key that is given as a setting is rotated by one node, and the command says how", async () => {
  // Nobody asks the database: the command cannot change a setting.
  const env = { SECRETPUSH_DATABASE_URL: "postgres://ann:s3cret@127.0.0.1:1/pushes", SECRETPUSH_KEY: newMasterKey() };
  const { code, stdout, stderr } = await runProgram(["key", "rotate", "--data-dir", makeTempDir()], { env });
  expect([code, stdout]).toEqual([1, ""]);
  for (const words of ["stop all nodes, and start one", "SECRETPUSH_PREVIOUS_KEY", "start the others with the new key"])
    expect(stderr).toContain(words);
  expect(stderr).not.toContain("s3cret");
});

needs("postgresql", "s3").describe("PostgreSQL", () => {
  const servers = new Servers();
  const services: Service[] = [];
  const newService = async (): Promise<Service> => {
    const service = await Service.make();
    services.push(service);
    return service;
  };
  afterAll(async () => {
    await servers.end();
    for (const service of services) await service.remove();
  });

  test("is rotated by the command once every node has stopped, and each host needs the new key then", async () => {
    const service = await newService();
    const { dataDir, env } = service;
    const other = makeTempDir();
    const { server, contents } = await startFilled(servers.start, dataDir, { env });
    copyFileSync(keyFile(dataDir), keyFile(other));
    const elsewhere = await servers.start(other, { env });
    const old = keyIn(dataDir);

    const beside = await service.run(["key", "rotate"]);
    expect([beside.code, beside.stdout]).toEqual([1, ""]);
    expect(beside.stderr).toMatch(/2 nodes on this database .* stop every node, .*Nothing was changed/);
    expect([keyIn(dataDir), existsSync(`${keyFile(dataDir)}.next`)]).toEqual([old, false]);
    expect((await service.run(["key", "show-fingerprint"])).stdout).not.toContain("rotating to");
    for (const node of [server, elsewhere]) expect(await node.stop()).toBe(0);

    const rotated = await service.run(["key", "rotate"]);
    expect([rotated.code, rotated.stdout]).toEqual([0, expect.stringContaining("under the new master key")]);
    expect(rotated.stderr).toContain(`copy ${keyFile(dataDir)} to each host`);
    const next = keyIn(dataDir);
    expect(rotated.stdout + rotated.stderr).not.toContain(next.toString("hex"));
    expect(keyIn(dataDir).equals(old)).toBe(false);
    expect(readFileSync(`${keyFile(dataDir)}.${fingerprint(old).slice(0, 8)}`, "utf8").trim()).toBe(
      old.toString("hex"),
    );
    expect(existsSync(`${keyFile(dataDir)}.next`)).toBe(false);
    expect(await service.openedBy(next, next)).toEqual({ opened: 7, all: 7, epochs: 1 });
    expect(await service.openedBy(old, next)).toEqual({ opened: 0, all: 7, epochs: 0 });

    expect(servers.start(other, { env })).rejects.toThrow("does not belong to the database");
    await servers.start(other, { env }).catch(() => {});
    copyFileSync(keyFile(dataDir), keyFile(other));
    const again = await servers.start(other, { env });
    await expectAll(again.url, contents);
    expect(await again.stop()).toBe(0);
  });

  test("has its fingerprint shown and compared, and a database that nothing is in says so", async () => {
    const service = await newService();
    const { dataDir, env, place } = service;
    writeFileSync(keyFile(dataDir), `${newMasterKey()}\n`);
    for (const words of [["show-fingerprint"], ["rotate"]]) {
      const { code, stderr } = await service.run(["key", ...words]);
      expect([code, stderr]).toEqual([
        1,
        expect.stringContaining("is still empty: the first start of a node creates the tables"),
      ]);
    }
    await (await service.node()).stop({ dataDir: true });
    const print = fingerprint(keyIn(dataDir));
    const { stdout } = await service.run(["key", "show-fingerprint"]);
    expect(stdout).toMatch(new RegExp(`^key +${print} .*\\ndatabase +${print} +\\S+, schema ${place.schema}\\n$`));
    const wrong = await runProgram(["key", "show-fingerprint", "--data-dir", dataDir], {
      env: { ...env, SECRETPUSH_KEY: newMasterKey() },
    });
    expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining("does not belong to the database")]);
  });

  test("leaves the setup code as it was, for people who have read it in a log", async () => {
    const service = await newService();
    const code = async () => {
      const node = await service.node();
      await node.stop({ dataDir: true });
      return /with the code (\S+)/.exec(node.log())?.[1];
    };
    const before = await code();
    expect(await service.run(["key", "rotate"])).toMatchObject({ code: 0 });
    expect([before, await code()]).toEqual([expect.stringMatching(/^[0-9A-Z-]{19}$/), before]);
  });

  test("is not rotated to a third key while a previous one is given", async () => {
    const service = await newService();
    await (await service.node()).stop({ dataDir: true });
    const old = readFileSync(keyFile(service.dataDir), "utf8").trim();
    const next = newMasterKey();
    writeFileSync(keyFile(service.dataDir), `${next}\n`);
    const told = await service.run(["key", "rotate"], service.dataDir, { SECRETPUSH_PREVIOUS_KEY: old });
    expect([told.code, told.stderr]).toEqual([1, expect.stringContaining("previous_key is set")]);
    expect(keyIn(service.dataDir).toString("hex")).toBe(next);
  });

  test("lets no node in that has looked at the keys before a rotation began, and comes after it", async () => {
    const service = await newService();
    await (await service.node()).stop({ dataDir: true });
    const sql = new SQL(service.place.url, {
      max: 2,
      connection: { search_path: service.place.schema },
    } as SQL.Options);
    const rotation = await sql.reserve();
    await rotation.unsafe("BEGIN").simple();
    await rotation.unsafe("SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' keys', 0))").simple();
    await rotation.unsafe("INSERT INTO meta VALUES ('next_key_fingerprint', 'abc')").simple();
    const opened = service.open().then(
      (store) => store.close(),
      (error: Error) => error.message,
    );
    const waits = () => sql.unsafe("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted");
    await until(async () => (await waits()).length > 0, "the node waits");
    await rotation.unsafe("COMMIT").simple();
    rotation.release();
    expect(await opened).toBe("A rotation of the master key has just begun: start this node again when it is done.");
    expect([...(await sql.unsafe("SELECT 1 FROM nodes"))]).toEqual([]);
    await sql.close();
  });

  test("takes no push and no request from a node that slept through a rotation, and would seal it under the old key", async () => {
    const service = await newService();
    const own = makeTempDir();
    const node = await servers.start(own, { env: { ...service.env, SECRETPUSH_ENABLE_REQUESTS: "true" } });
    copyFileSync(keyFile(own), keyFile(service.dataDir));
    const by = { env: service.env, input: "correct horse battery\n" };
    const account = ["ann@example.org", "--data-dir", service.dataDir];
    await runProgram(["user", "add", ...account, "--password-stdin"], by);
    const { stdout: token } = await runProgram(["token", "add", ...account, "--name", "test"], by);
    const sql = new SQL(service.place.url, {
      max: 1,
      connection: { search_path: service.place.schema },
    } as SQL.Options);
    // The last thing that a start reads.
    await until(() => node.output().includes("There is no account yet"), "the node has started");
    process.kill(node.pid, "SIGSTOP");
    const alive = () => sql.unsafe("SELECT 1 FROM nodes WHERE seen_ms > decided_ms_1(NULL) - 30000");
    await until(async () => (await alive()).length === 0, "the node counts as ended");
    const rotate = () => service.run(["key", "rotate"]);
    let rotated = await rotate();
    // In the middle of a transaction, it may hold for a minute what the rotation waits for.
    for (let tries = 0; rotated.code === 1 && tries < 5; tries += 1) {
      expect(rotated.stderr).toContain("cannot accept writes right now");
      rotated = await rotate();
    }
    expect(rotated).toMatchObject({ code: 0 });
    const ended = node.exited.then(() => null);
    const post = (path: string, body: object) =>
      fetch(node.url + path, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token.trim()}` },
        body: JSON.stringify(body),
      }).then(
        ({ status }) => status,
        () => 0,
      );
    const ask = () =>
      Promise.all([
        post(PUSHES, { push: { payload: "sealed under the old key" } }),
        post("/api/v2/requests", { request: { request: "Sealed under the old key?" } }),
      ]);
    // The first ones wait for it to wake up; the others come until it has stopped.
    const first = ask();
    process.kill(node.pid, "SIGCONT");
    const answers: Array<number[] | null> = [];
    do answers.push(await Promise.race([ask(), ended]));
    while (answers.at(-1) !== null);
    expect([...answers, await first].flat()).not.toContain(201);
    expect(node.output()).toContain("Another node has changed the master key");
    expect([...(await sql.unsafe("SELECT 1 FROM pushes"))]).toEqual([]);
    await sql.close();
  });

  describe("a rotation", () => {
    let service: Service;
    let token = "";
    const stored = new Map<string, string>();
    const push = async (count: number) => {
      const node = await service.node();
      if (token === "") token = (await node.user()).token;
      const headers = { authorization: `Bearer ${token}` };
      const first = stored.size;
      const makers = Array.from({ length: count }, async (_, n) => {
        const payload = `secret ${first + n}`;
        stored.set((await node.push({ payload, name: `label of ${payload}` }, headers)).url_token, payload);
      });
      await Promise.all(makers);
      await node.stop({ dataDir: true });
    };
    let looks = 0;
    /** Every push has its label, and every eighth opens: others each time. */
    const expectStored = async (): Promise<void> => {
      looks += 1;
      const some = [...stored].filter((_, index) => (index + looks) % 8 === 0);
      const node = await service.node();
      const headers = { authorization: `Bearer ${token}` };
      try {
        const names = new Map<string, string>();
        for (let page = 1, found = 1; found > 0; page += 1) {
          const { body } = await node.json("GET", `${PUSHES}/active?page=${page}`, undefined, headers);
          for (const { url_token, name } of body) names.set(url_token, name);
          found = body.length;
        }
        for (const [urlToken, payload] of stored) expect(names.get(urlToken)).toBe(`label of ${payload}`);
        for (const [urlToken, payload] of some) {
          const { body } = await node.json("GET", `${PUSHES}/${urlToken}`, undefined, headers);
          expect(body.payload).toBe(payload);
        }
      } finally {
        await node.stop({ dataDir: true });
      }
    };
    const kill = (point: string) =>
      Bun.spawnSync(
        [
          process.execPath,
          join(import.meta.dir, "programs/killed_at.ts"),
          point,
          "cli",
          "key",
          "rotate",
          "--data-dir",
          service.dataDir,
        ],
        { env: { ...ENVIRONMENT, ...service.env }, stdout: "pipe", stderr: "pipe" },
      );
    // More pushes than a step renews, some under one epoch and some under the next, whose keys are both in the bucket.
    beforeAll(async () => {
      service = await newService();
      await push(130);
      const store = await service.open({ eraseHorizonMs: HOUR_MS / 2 });
      await store.maintenance.renewKeys?.(Date.now() + HOUR_MS);
      await store.close();
      await push(90);
      expect(await service.objects.list()).toHaveLength(2);
    });

    test.each([
      ["before PostgresRotationState.stage 1"],
      ["inside PostgresRotationState.stage 1"],
      ["after PostgresRotationState.stage 1"],
      ["inside PostgresRotationState.replaceSeals 1"],
      ["after PostgresRotationState.replaceSeals 1"],
      ["inside PostgresRotationState.replaceSeals 2"],
      ["before PostgresRotationState.finish 1"],
      ["after EpochObjects.write 1"],
      ["after EpochObjects.write 2"],
      ["inside PostgresRotationState.finish 1"],
      ["after PostgresRotationState.finish 1"],
    ])("that is killed %s is done by the same command, and the old key opens nothing then", async (point) => {
      const old = keyIn(service.dataDir);
      const killed = kill(point);
      expect([killed.signalCode, killed.stderr.toString()]).toEqual(["SIGKILL", ""]);
      expect(keyIn(service.dataDir)).toEqual(old);
      const staged = readFileSync(`${keyFile(service.dataDir)}.next`, "utf8").trim();

      const done = await service.run(["key", "rotate"]);
      expect([done.code, done.stdout]).toEqual([0, expect.stringContaining("under the new master key")]);
      const next = keyIn(service.dataDir);
      expect(next.toString("hex")).toBe(staged); // the same rotation went on, no other began
      const all = stored.size;
      expect(await service.openedBy(next, next)).toEqual({ opened: all, all, epochs: 2 });
      expect(await service.openedBy(old, next)).toEqual({ opened: 0, all, epochs: 0 });
      await expectStored();
    });

    test("that is killed half-way is done by the node of the same host, and no other node starts without the new key", async () => {
      const old = keyIn(service.dataDir);
      const other = makeTempDir();
      copyFileSync(keyFile(service.dataDir), keyFile(other));
      expect(kill("after PostgresRotationState.replaceSeals 1").signalCode).toBe("SIGKILL");
      expect((await service.run(["key", "show-fingerprint"])).stdout).toContain("rotating to");
      expect((await service.run(["doctor"])).stdout).toMatch(/^warn +key +A rotation is under way/m);
      const refused = await service.run(["serve", "--port", "0"], other);
      expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("A rotation to the master key")]);
      expect(refused.stderr).toContain("wait until it ends, then give this host the new key");
      const node = await servers.start(service.dataDir, { env: service.env });
      await until(() => node.output().includes("key rotation done"), "the node has done the rotation");
      expect(await node.stop()).toBe(0);
      expect(await service.run(["key", "rotate"])).toMatchObject({ code: 0 });
      const next = keyIn(service.dataDir);
      expect((await service.openedBy(old, next)).opened).toBe(0);
      await expectStored();
    });

    test("that two nodes carry out at once leaves nothing behind that the next one would trip over", async () => {
      const [old, next, third] = [keyIn(service.dataDir), newMasterKey(), newMasterKey()];
      const rotationOf = (store: Store) =>
        new Rotation({
          state: store.rotation,
          keys: store.keys,
          seals: new Seals(store.keys, new PassphraseKdf()),
          nextKey: () => null,
          others: [],
          outbox: store.outbox,
          clock: monotonicClock(),
          log: new Log({ level: "error", format: "text", write: () => {} }),
        });
      const both = { key: next, previousKey: old.toString("hex") };
      const first = await service.open(both);
      const second = await service.open(both);
      // The slower one has read a page that the quicker one finishes with.
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      const { promise: halfWay, resolve: isHalfWay } = Promise.withResolvers<void>();
      const slow = rotationOf(second).run(async () => {
        isHalfWay();
        await ended;
      });
      await halfWay;
      expect(await rotationOf(first).run()).not.toBeNull();
      end();
      await slow;
      expect(await second.rotation.progress()).toMatchObject({ done: 0 });
      for (const store of [first, second]) await store.close();

      const after = await service.open({ key: third, previousKey: next });
      expect(await rotationOf(after).run()).toMatchObject({ unreadable: 0 });
      await after.close();
      const thirdKey = Buffer.from(third, "hex");
      expect((await service.openedBy(Buffer.from(next, "hex"), thirdKey)).opened).toBe(0);
      writeFileSync(keyFile(service.dataDir), `${third}\n`);
      await expectStored();
    });
  });
});
