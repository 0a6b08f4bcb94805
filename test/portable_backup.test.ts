// A backup goes into either engine, whichever it was made of; and PostgreSQL is checked as a data directory is.

import { SQL } from "bun";
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";

import type { S3Place } from "../src/store/blobs/sigv4.ts";
import { PUSHES } from "./api_checks.ts";
import { cli, removeTempDirs, tempDir } from "./command_line.ts";
import { startServer, type TestServer, twoUsers } from "./harness.ts";
import { bytesOf, download, FIELD, filesOf, MIB, OPEN, same, sendForm } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { ENVIRONMENT } from "./processes.ts";
import { bucketSettings, newBucket } from "./s3.ts";
import { createPush, newPostgresPlace, type PostgresPlace } from "./store_engines.ts";

setDefaultTimeout(180_000);
afterAll(removeTempDirs);

const RESTORED = '"kind":"backup.restored"';
const PAYLOAD = "the launch code";
const KEY = { SECRETPUSH_KEY: "ab".repeat(32) };

type Env = Record<string, string>;
/** Settings of one engine, empty. */
interface Home {
  env: Env;
  dataDir: string;
  place: PostgresPlace | null;
  shared?: { place: S3Place; leftBehindAfterMs: number };
}
const places: PostgresPlace[] = [];

async function newHome(kind: "SQLite" | "SQLite and a bucket" | "PostgreSQL"): Promise<Home> {
  if (kind === "SQLite") return { env: { ...KEY }, dataDir: tempDir(), place: null };
  const bucket = await newBucket();
  if (kind !== "PostgreSQL") return { env: { ...KEY, ...bucketSettings(bucket) }, dataDir: tempDir(), place: null };
  const place = await newPostgresPlace();
  places.push(place);
  const database = { SECRETPUSH_DATABASE_URL: place.url, SECRETPUSH_DATABASE_SCHEMA: place.schema };
  return {
    env: { ...KEY, ...database, ...bucketSettings(bucket) },
    dataDir: tempDir(),
    place,
    shared: { place: bucket, leftBehindAfterMs: 1e9 },
  };
}

const run = ({ env, dataDir }: Home, ...argv: string[]) => cli([...argv, "--data-dir", dataDir], { env });
const start = ({ env, dataDir }: Home): Promise<TestServer> => startServer({ flags: OPEN, dataDir, env });

async function ask({ url, schema }: PostgresPlace, text: string): Promise<void> {
  const sql = new SQL(url, { max: 1, connection: { search_path: schema } } as SQL.Options);
  await sql.unsafe(text);
  await sql.close();
}

/** Fills a home, and returns what shows that everything has arrived somewhere else. */
async function furnish(home: Home) {
  const server = await start(home);
  const [ann] = await twoUsers(server);
  const plain = await server.push({ payload: PAYLOAD, expire_after_views: 5 });
  await server.push({ payload: PAYLOAD, name: "door", sender_name: "Ann", covered: true }, ann.headers);
  const spent = await server.push({ payload: PAYLOAD, expire_after_views: 1 });
  for (const { url_token: token } of [plain, spent]) await server.json("GET", `${PUSHES}/${token}`);
  const bytes = bytesOf(MIB + 5);
  const form = await sendForm(server, [[FIELD, new Blob([bytes]), "plan.pdf"]]);
  await server.stop({ dataDir: true });
  return async (other: Home): Promise<void> => {
    const node = await start(other);
    expect((await node.json("GET", `${PUSHES}/${plain.url_token}`)).body).toMatchObject({ payload: PAYLOAD });
    expect((await node.json("GET", `${PUSHES}/${spent.url_token}`)).body).toMatchObject({ expired: true });
    const listed = await node.json("GET", `${PUSHES}/active`, undefined, ann.headers);
    expect(JSON.stringify(listed.body)).toContain("door");
    expect(JSON.stringify(listed.body)).toContain("Ann");
    const [file] = await filesOf(node, form.body);
    expect(same(await download(file?.url ?? ""), bytes)).toBe(true);
    expect((await node.push({ payload: PAYLOAD })).url_token).toBeString();
    await node.stop({ dataDir: true });
    const restores = (await run(other, "audit", "export")).stdout.split("\n").filter((line) => line.includes(RESTORED));
    expect(restores).toEqual([expect.stringContaining('"name":"full.tar"')]);
    expect(await run(other, "audit", "verify")).toMatchObject({ code: 0, stderr: "" });
    expect(await run(other, "check")).toMatchObject({ code: 0, stderr: "" });
  };
}

needs("postgresql", "s3").describe("PostgreSQL", () => {
  afterAll(async () => {
    for (const place of places) await place.remove();
  });

  test.each([
    ["PostgreSQL", "SQLite"],
    ["PostgreSQL", "PostgreSQL"],
    ["SQLite", "PostgreSQL"],
    ["SQLite and a bucket", "SQLite"],
    ["SQLite", "SQLite and a bucket"],
  ] as const)("a backup of %s is restored into %s, with its files, its logs and its numbers", async (from, to) => {
    const [source, target] = [await newHome(from), await newHome(to)];
    const isThere = await furnish(source);
    if (source.place) {
      // A push that fails keeps its number, so that numbers have gaps.
      const store = await source.place.open({
        dataDir: source.dataDir,
        key: KEY.SECRETPUSH_KEY,
        shared: source.shared,
      });
      const { lookup } = await createPush(store, { expiresAtMs: 1_001 });
      await createPush(store, { lookup }).catch(() => {});
      await createPush(store, { expiresAtMs: 1_001 });
      await store.maintenance.maintain({ nowMs: 5_000, purgeAnonymousBeforeMs: 2_000, purgeOwnedBeforeMs: null });
      await store.close();
    }
    const file = join(tempDir(), "full.tar");
    const made = await run(source, "backup", file);
    expect([made.code, made.stderr]).toEqual([0, expect.stringContaining("The master key")]);
    expect(await cli(["backup", "verify", file])).toMatchObject({ code: 0, stderr: "" });
    // Nothing of the copy is left.
    if (source.place) expect(readdirSync(source.dataDir).filter((name) => name.startsWith("copy-"))).toEqual([]);
    const restored = await run(target, "restore", file);
    expect([restored.code, restored.stdout]).toEqual([0, expect.stringContaining("Restored 4 pushes and 1 file")]);
    await isThere(target);
    const occupied = await run(target, "restore", file);
    expect([occupied.code, occupied.stderr]).toEqual([1, expect.stringContaining("is not empty")]);
    expect(existsSync(join(target.dataDir, "restore-to-postgres"))).toBe(false);
  });

  test("a backup whose restore into PostgreSQL was killed is restored by a second run", async () => {
    const [source, target] = [await newHome("SQLite"), await newHome("PostgreSQL")];
    const isThere = await furnish(source);
    const file = join(tempDir(), "full.tar");
    await run(source, "backup", file);
    const halfway = join(target.dataDir, "restore-to-postgres");
    mkdirSync(halfway);
    await run({ ...source, dataDir: halfway }, "restore", file);
    const killed = Bun.spawn(
      [process.execPath, join(import.meta.dir, "programs/killed_migration.ts"), "rows", halfway],
      {
        env: { ...ENVIRONMENT, ...target.env },
      },
    );
    await killed.exited;
    expect(killed.signalCode).toBe("SIGKILL");
    const again = await run(target, "restore", file);
    expect([again.code, again.stdout]).toEqual([0, expect.stringContaining("interrupted restore is complete")]);
    await isThere(target);
  });
});

needs("postgresql", "s3").describe("PostgreSQL", () => {
  let home: Home;
  beforeAll(async () => {
    home = await newHome("PostgreSQL");
    await furnish(home);
  });

  test("two nodes make backups by themselves, one at a time, and each restores into either engine", async () => {
    const path = join(tempDir(), "backups");
    const flags = { ...OPEN, "backup-every": "1s", "backup-to": path, "backup-keep-last": "100" };
    const dirs = [home.dataDir, tempDir()];
    const nodes = await Promise.all(dirs.map((dataDir) => startServer({ flags, dataDir, env: home.env })));
    const said = () => nodes.map((node) => node.log()).join("");
    const made = () => Array.from(said().matchAll(/backup made name=(\S+)/g), ([, name]) => name);
    while (made().length < 3 && !said().includes("backup failed")) await Bun.sleep(20);
    for (const node of nodes) await node.stop({ dataDir: true });
    expect([said(), new Set(made()).size]).toEqual([expect.not.stringContaining("backup failed"), made().length]);
    for (const to of [await newHome("SQLite"), await newHome("PostgreSQL")]) {
      const restored = await run(to, "restore", made().at(-1) ?? "", "--backup-to", path);
      expect([restored.code, restored.stdout]).toEqual([0, expect.stringContaining("Restored 4 pushes and 1 file")]);
      expect(await run(to, "check")).toMatchObject({ code: 0, stderr: "" });
    }
    const drill = await run(home, "backup", "drill", "--backup-to", path);
    expect([drill.code, drill.stdout]).toEqual([0, expect.stringContaining("brings everything back")]);
  });

  test("a copy that a killed command left is removed by the next one, once nobody can be using it", async () => {
    const [old, recent] = ["copy-aaaaaa", "copy-bbbbbb"].map((name) => join(home.dataDir, name)) as [string, string];
    for (const path of [old, recent]) mkdirSync(path);
    const before = new Date(Date.now() - 25 * 60 * 60 * 1000);
    utimesSync(old, before, before);
    expect(await run(home, "audit", "verify")).toMatchObject({ code: 0 });
    expect([existsSync(old), existsSync(recent)]).toEqual([false, true]);
  });

  test("an export of its audit logs is found in it again, and shows what was altered in between", async () => {
    const file = join(tempDir(), "audit.jsonl");
    expect(await run(home, "audit", "export", file)).toMatchObject({ code: 0 });
    const lines = readFileSync(file, "utf8").trimEnd().split("\n");
    expect(lines.filter((line) => line.includes('"type":"entry"')).length).toBe(6);
    const verified = await run(home, "audit", "verify", file, "--against-database");
    expect(verified).toMatchObject({ code: 0, stderr: "" });
    await ask(home.place as PostgresPlace, "UPDATE audit_entries SET ip = '192.0.2.99' WHERE id = 2");
    const altered = await run(home, "audit", "verify");
    expect([altered.code, altered.stderr]).toEqual([1, expect.stringContaining("does not match its hash")]);
    await ask(home.place as PostgresPlace, "UPDATE audit_entries SET ip = '127.0.0.1' WHERE id = 2");
    expect((await run(home, "audit", "verify")).code).toBe(0);
  });

  test("check finds a lost payload, a lost file and a push that somebody deleted", async () => {
    const { place } = home;
    expect(await run(home, "check")).toMatchObject({ code: 0 });
    const findings = async () => JSON.parse((await run(home, "check", "--json")).stdout);
    await ask(place as PostgresPlace, "UPDATE files SET checksum = '0000000000000000'");
    expect(await findings()).toContainEqual(
      expect.objectContaining({ verdict: "fail", subject: "files", text: expect.stringContaining("is damaged") }),
    );
    await ask(place as PostgresPlace, "DELETE FROM sealed_payloads WHERE push_id = 1");
    expect(await findings()).toContainEqual(
      expect.objectContaining({ verdict: "fail", subject: "rows", text: expect.stringContaining("have no payload") }),
    );
    const refused = await run(home, "backup", join(tempDir(), "x.tar"));
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("have no payload")]);
    await ask(place as PostgresPlace, "DELETE FROM pushes WHERE id = 1");
    expect(await findings()).toContainEqual(
      expect.objectContaining({
        verdict: "fail",
        subject: "audit log",
        text: expect.stringContaining("are gone, but were not purged"),
      }),
    );
  });
});
