// `secretpush doctor` where everything is in PostgreSQL and S3: it finds what a node would refuse or log, becomes no node,
// and changes nothing.

import { SQL } from "bun";
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";

import { uploadsFinding } from "../src/cli/server/doctor_database.ts";
import { examineBucket } from "../src/store/blobs/examine.ts";
import { elementsIn, type S3Place, signedRequest } from "../src/store/blobs/sigv4.ts";
import { cli, removeTempDirs, tempDir } from "./command_line.ts";
import { startServer, type TestServer } from "./harness.ts";
import { until } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { type Cluster, startCluster, startStandby } from "./postgres.ts";
import { bucketSettings, newBucket } from "./s3.ts";
import { newPostgresPlace, type PostgresPlace } from "./store_engines.ts";

setDefaultTimeout(120_000);
afterAll(removeTempDirs);

const KEY = "ab".repeat(32);
const PASSWORD = "s3cret-of-the-database";

interface Line {
  verdict: string;
  subject: string;
  text: string;
}

async function doctor(env: Record<string, string>, ...more: string[]) {
  const { code, stdout, stderr } = await cli(["doctor", "--json", "--data-dir", join(tempDir(), "none"), ...more], {
    env,
  });
  expect(stdout + stderr).not.toContain(PASSWORD);
  if (!stdout.startsWith("[")) throw new Error(stderr);
  const lines = JSON.parse(stdout) as Line[];
  const about = (subject: string): string[] =>
    lines.filter((line) => line.subject === subject).map(({ verdict, text }) => `${verdict} ${text}`);
  return { code, lines, about, fails: lines.filter(({ verdict }) => verdict === "fail") };
}

/** The address with a password, which a cluster that trusts everybody ignores. */
const withPassword = (url: string): string => url.replace("postgres@", `postgres:${PASSWORD}@`);

const settingsOf = ({ url, schema }: PostgresPlace): Record<string, string> => ({
  SECRETPUSH_DATABASE_URL: withPassword(url),
  SECRETPUSH_DATABASE_SCHEMA: schema,
  SECRETPUSH_KEY: KEY,
});

async function namesIn(place: S3Place): Promise<string[]> {
  const answer = await fetch(signedRequest(place, { method: "GET", query: { "list-type": "2" } }));
  return elementsIn(await answer.text(), "Key");
}

/** What a process that was killed leaves: parts that nobody completes. */
async function leaveUpload(place: S3Place): Promise<void> {
  const key = `${place.prefix}blobs/ab/${"c".repeat(30)}`;
  const answer = await fetch(signedRequest(place, { method: "POST", key, query: { uploads: "" } }));
  expect(answer.ok).toBe(true);
}

test("PostgreSQL that cannot be reached fails, and its password is not shown", async () => {
  const { code, about } = await doctor({
    SECRETPUSH_DATABASE_URL: `postgres://ann:${PASSWORD}@127.0.0.1:1/pushes`,
    SECRETPUSH_KEY: KEY,
  });
  expect([code, about("database")]).toEqual([
    1,
    [expect.stringMatching(/^fail The database 127\.0\.0\.1:1\/pushes, schema \w+ cannot be used: /)],
  ]);
});

test("a bucket that cannot be reached fails, and its keys are not shown", async () => {
  const { code, about } = await doctor({
    SECRETPUSH_DATABASE_URL: "postgres://ann@127.0.0.1:1/pushes",
    SECRETPUSH_BLOBS_URL: "s3://files/pushes",
    SECRETPUSH_BLOBS_ENDPOINT: "http://127.0.0.1:1",
    SECRETPUSH_BLOBS_ACCESS_KEY: "ann",
    SECRETPUSH_BLOBS_SECRET_KEY: PASSWORD,
  });
  expect([code, about("bucket")]).toEqual([
    1,
    [
      expect.stringMatching(
        /^fail The bucket files at http:\/\/127\.0\.0\.1:1 cannot be used: S3: it refused the connection\.$/,
      ),
    ],
  ]);
});

needs("postgresql", "s3").describe("PostgreSQL", () => {
  let place: PostgresPlace;
  let bucket: S3Place;
  let settings: Record<string, string>;
  let node: TestServer;
  let nodeFlags: string[];
  let sql: SQL;
  beforeAll(async () => {
    place = await newPostgresPlace();
    bucket = await newBucket();
    settings = { ...settingsOf(place), ...bucketSettings(bucket) };
    node = await startServer({ dataDir: tempDir(), env: settings });
    nodeFlags = ["--port", new URL(node.url).port, "--reveal-check", "off"];
    sql = new SQL(place.url, { max: 1, connection: { search_path: place.schema } } as SQL.Options);
  });
  afterAll(async () => {
    await sql?.close();
    await node?.stop();
    await place?.remove();
  });

  // The node itself notes how late it is, at times of its own.
  const metaRows = async () => [
    ...(await sql`SELECT key, value FROM meta WHERE key NOT IN ('write_check', 'latest_ms') ORDER BY key`),
  ];
  const nodesKnown = async () => [...(await sql`SELECT id::text AS id FROM nodes ORDER BY id`)];

  test("has no complaint about a node that is set up right, becomes no node, and changes nothing", async () => {
    const before = [await metaRows(), await nodesKnown(), await namesIn(bucket)];
    const { code, about, fails } = await doctor(settings, ...nodeFlags);
    expect([code, fails]).toEqual([0, []]);
    expect(about("database")).toEqual([
      `ok ${new URL(place.url).host}/secretpush, schema ${place.schema}: it accepts writes and keeps what it confirms.`,
      expect.stringMatching(/^ok Schema version \d+, written by Secret Push /),
    ]);
    expect(about("directory")).toEqual([expect.stringContaining("ok Pushes are in PostgreSQL")]);
    expect(about("key")).toEqual(["ok The master key fits the database. Keep a copy of it elsewhere."]);
    expect(about("clock")).toEqual([expect.stringContaining("ok This host's clock is ")]);
    expect(about("nodes")).toEqual(["ok One node runs on this database."]);
    expect(about("server")).toEqual([`ok http://127.0.0.1:${nodeFlags[1]} answers.`]);
    expect(about("bucket")).toEqual([
      `ok s3://${bucket.bucket}/secretpush: objects can be written, read and removed.`,
      "ok No upload in parts was left behind.",
    ]);
    expect(about("erasing")).toEqual([
      expect.stringContaining("ok Two minutes after erase_horizon has passed, nothing can open what was erased"),
    ]);
    expect([await metaRows(), await nodesKnown(), await namesIn(bucket)]).toEqual(before);
  });

  test("finds another master key, and other settings than those of the nodes", async () => {
    const wrong = await doctor({ ...settings, SECRETPUSH_KEY: "cd".repeat(32) }, ...nodeFlags);
    expect([wrong.code, wrong.about("key")]).toEqual([
      1,
      [expect.stringMatching(/^fail The master key .* does not belong to the database/)],
    ]);
    const other = await doctor(settings, ...nodeFlags, "--max-payload-bytes", "2000");
    expect(other.about("nodes").at(-1)).toBe(
      "warn 1 of 1 other nodes have different settings: limits, rules or addresses.",
    );
  });

  test("names groups of policies that nobody is in", async () => {
    const { email } = await node.user();
    const joined = await cli(["group", "add", "contractors", email, "--data-dir", tempDir()], { env: settings });
    expect(joined).toMatchObject({ code: 0, stdout: "1 account is in the group contractors now.\n" });
    const policies = JSON.stringify({ contractors: { kinds: ["text"] }, contractor: { kinds: ["text"] } });
    const { about } = await doctor(settings, ...nodeFlags, `--policy-group=${policies}`);
    const [warning, ...others] = about("policy").filter((line) => line.startsWith("warn"));
    expect([warning, others]).toEqual([expect.stringContaining("policy.group.contractor: no one has been in"), []]);
  });

  test("finds a node of another version, and one whose clock is off", async () => {
    await sql`INSERT INTO nodes (id, version, settings, skew_ms, seen_ms)
              VALUES (gen_random_uuid(), '0.0.1', '', 9000, decided_ms_1(NULL))`;
    try {
      expect((await doctor(settings, ...nodeFlags)).about("nodes")).toEqual([
        "ok 2 nodes run on this database.",
        expect.stringMatching(/^warn Other nodes run version 0\.0\.1 for schema version 0, and this one runs /),
        expect.stringContaining("warn 1 of 2 other nodes have different settings"),
        "warn The clocks of 1 of 2 nodes differ from the database's clock: synchronise them.",
      ]);
    } finally {
      await sql`DELETE FROM nodes WHERE version = '0.0.1'`;
    }
  });

  test("finds a database that confirms before its disk has a change, and one that lacks a standby", async () => {
    const name = `doctor_${crypto.randomUUID().replaceAll("-", "")}`;
    await sql.unsafe(`CREATE DATABASE ${name}`);
    try {
      await sql.unsafe(`ALTER DATABASE ${name} SET synchronous_commit = off`);
      const env = { ...settings, SECRETPUSH_DATABASE_URL: withPassword(place.url.replace(/secretpush$/, name)) };
      const careless = await doctor(env);
      expect(careless.about("database")).toEqual([
        "warn The database has synchronous_commit = off: after a failure, a secret can be revealed twice.",
        expect.stringMatching(/^fail .* is still empty: the first start of a node creates the tables\.$/),
      ]);
      const lacking = await doctor({ ...env, SECRETPUSH_DATABASE_REQUIRE_SYNC_STANDBY: "true" });
      expect([lacking.code, lacking.about("database")]).toEqual([
        1,
        [expect.stringContaining("fail database_require_sync_standby is set, but")],
      ]);
    } finally {
      await sql.unsafe(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });

  test("finds a schema of something else and a newer one, and makes none", async () => {
    const other = await newPostgresPlace();
    const env = { ...settingsOf(other), ...bucketSettings(bucket) };
    try {
      expect((await doctor(env)).about("database").at(-1)).toMatch(/^fail .* is still empty: /);
      expect([...(await sql`SELECT 1 FROM pg_namespace WHERE nspname = ${other.schema}`)]).toEqual([]);
      await sql.unsafe(`CREATE SCHEMA "${other.schema}"`);
      await sql.unsafe(`CREATE TABLE "${other.schema}".invoices (id int)`);
      expect((await doctor(env)).about("database").at(-1)).toContain("contains tables of another program");
      await sql.unsafe(`DROP TABLE "${other.schema}".invoices`);
      await sql.unsafe(`CREATE TABLE "${other.schema}".meta (key text PRIMARY KEY, value text NOT NULL)`);
      await sql.unsafe(`INSERT INTO "${other.schema}".meta VALUES
        ('application', 'secretpush'), ('schema_version', '999'), ('oldest_schema', '998')`);
      expect((await doctor(env)).about("database").at(-1)).toMatch(
        /^fail .* has version 999, and only programs that know at least version 998 can use it/,
      );
    } finally {
      await other.remove();
    }
  });

  test("makes no master key where there is none", async () => {
    const directory = tempDir();
    const { SECRETPUSH_KEY: _, ...without } = settings;
    const { code, about } = await doctor(without, ...nodeFlags, "--data-dir", directory);
    expect([code, about("key")]).toEqual([1, [expect.stringMatching(/^fail .*master key/)]]);
    expect(readdirSync(directory)).toEqual([]);
  });

  test("says that no node runs, and what remains of erased keys without a bucket", async () => {
    const quiet = await newPostgresPlace();
    try {
      await (await startServer({ dataDir: tempDir(), env: settingsOf(quiet) })).stop();
      const { code, about } = await doctor(settingsOf(quiet));
      expect([code, about("nodes"), about("bucket"), about("server")]).toEqual([
        0,
        ["warn No node is running on this database, so doctor could not check how requests reach one."],
        ["warn No bucket is set: no one can attach files."],
        [],
      ]);
      expect(about("erasing")).toEqual([
        expect.stringContaining("warn blobs.url is not set, so there are no epoch keys"),
      ]);
    } finally {
      await quiet.remove();
    }
  });

  test("finds a clock that is far off, and that the node of this host should get no requests", async () => {
    const late = await newPostgresPlace();
    const server = await startServer({ dataDir: tempDir(), env: settingsOf(late) });
    try {
      // The database never goes back behind the latest moment that it decided by.
      await sql.unsafe(
        `INSERT INTO "${late.schema}".meta (key, value) VALUES ('latest_ms', $1)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        [String(Date.now() + 3_600_000)],
      );
      await until(async () => (await server.fetch("/readyz")).status === 503, "the node has seen the clock");
      const { code, about } = await doctor(settingsOf(late), "--port", new URL(server.url).port);
      expect([code, about("clock"), about("server")]).toEqual([
        1,
        [expect.stringMatching(/^fail This host's clock is \d{4}(\.\d)? seconds off the database's/)],
        [expect.stringMatching(/^fail .* answers, but should get no requests: This host's clock is \d+ seconds off/)],
      ]);
    } finally {
      await server.stop();
      await late.remove();
    }
  });

  test("finds a standby, and an asynchronous one behind the primary although its role may not look into it", async () => {
    const primary = await startCluster();
    const standby = await startStandby(primary);
    const owner = new SQL(primary.url, { max: 1 });
    try {
      await owner.unsafe("CREATE ROLE pushes LOGIN");
      await owner.unsafe("ALTER SYSTEM SET full_page_writes = off");
      await owner.unsafe("SELECT pg_reload_conf()");
      const holds = async (query: string) => (await owner.unsafe(query)).length > 0;
      await until(() => holds("SELECT 1 FROM pg_stat_replication WHERE state = 'streaming'"), "the standby follows");
      await until(
        () => holds("SELECT 1 WHERE current_setting('full_page_writes') = 'off'"),
        "the database has read its settings",
      );
      const env = { SECRETPUSH_KEY: KEY, ...bucketSettings(bucket) };
      const urlFor = ({ url }: Cluster, user: string) => url.replace("postgres@", `${user}:${PASSWORD}@`);
      const first = await doctor({ ...env, SECRETPUSH_DATABASE_URL: urlFor(primary, "pushes") });
      expect(first.about("database").slice(0, 2)).toEqual([
        expect.stringContaining("warn The database runs without fsync or full_page_writes"),
        expect.stringContaining("warn The database has a standby that is asynchronous"),
      ]);
      const second = await doctor({ ...env, SECRETPUSH_DATABASE_URL: urlFor(standby, "pushes") });
      expect([second.code, second.about("database")]).toEqual([
        1,
        ["fail The database is a standby, which accepts no writes: name the primary in database_url."],
      ]);
      // A synchronous one is enough, whether the role may look into it or not, until it is gone.
      await owner.unsafe("SET synchronous_commit = local");
      await owner.unsafe("ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (*)'");
      await owner.unsafe("SELECT pg_reload_conf()");
      await until(() => holds("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'quorum'"), "it is synchronous");
      for (const role of ["pushes", "postgres"]) {
        const third = await doctor({ ...env, SECRETPUSH_DATABASE_URL: urlFor(primary, role) });
        expect(third.about("database").filter((line) => line.includes("standby"))).toEqual([]);
      }
      await standby.control("stop", "-m", "immediate");
      await until(async () => !(await holds("SELECT 1 FROM pg_stat_replication")), "the standby is gone");
      const fourth = await doctor({ ...env, SECRETPUSH_DATABASE_URL: urlFor(primary, "pushes") });
      expect(fourth.about("database")).toEqual([
        expect.stringMatching(/^fail .* only once a synchronous standby has it .*, and none is connected: /),
      ]);
    } finally {
      await owner.close();
      await standby.control("stop", "-m", "immediate").catch(() => {});
      await primary.control("stop", "-m", "immediate");
    }
  });

  test("finds a bucket that keeps what is deleted", async () => {
    const locked = { ...bucket, bucket: `locked-${crypto.randomUUID()}` };
    const headers = { "x-amz-bucket-object-lock-enabled": "true" };
    const made = await fetch(signedRequest(locked, { method: "PUT", headers }));
    expect(made.ok).toBe(true);
    const { code, about } = await doctor({ ...settings, ...bucketSettings(locked) }, ...nodeFlags);
    expect([code, about("erasing")]).toEqual([
      0,
      [
        expect.stringMatching(
          /^warn The place in blobs\.url keeps deleted objects .*, and with them the keys of erased pushes/,
        ),
      ],
    ]);
  });

  test.each(["Enabled", "Suspended"])("finds a bucket whose versioning is %p", async (status) => {
    const versioned = await newBucket();
    const xml = `<VersioningConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Status>${status}</Status></VersioningConfiguration>`;
    const made = await fetch(
      signedRequest(versioned, { method: "PUT", query: { versioning: "" }, body: Buffer.from(xml) }),
    );
    expect(made.ok).toBe(true);
    const { code, about } = await doctor({ ...settings, ...bucketSettings(versioned) }, ...nodeFlags);
    expect([code, about("erasing")]).toEqual([
      0,
      [
        expect.stringMatching(
          /^warn The place in blobs\.url keeps deleted objects .*, and with them the keys of erased pushes/,
        ),
      ],
    ]);
  });

  test("counts uploads in parts that did not come to an end, and tells those that are left behind", async () => {
    await leaveUpload(bucket);
    const { code, about } = await doctor(settings, ...nodeFlags);
    expect([code, about("bucket")[1]]).toEqual([
      0,
      "ok One upload in parts unfinished: under way or interrupted. A server removes old ones.",
    ]);
  });
});

needs("s3").describe("S3", () => {
  test("of an upload that is too old to be under way, doctor warns", async () => {
    const place = await newBucket();
    await leaveUpload(place);
    const { unfinished, leftBehind, keepsDeleted } = await examineBucket({ place, leftBehindAfterMs: -60_000 });
    expect([unfinished, leftBehind, keepsDeleted]).toEqual([1, 1, false]);
    expect(uploadsFinding(unfinished, leftBehind)).toMatchObject({
      verdict: "warn",
      text: expect.stringMatching(/^One upload in parts in the bucket can no longer be under way\./),
    });
  });

  test("a bucket is looked at where one server uses it with SQLite, too", async () => {
    const place = await newBucket();
    const dataDir = tempDir();
    const env = bucketSettings(place);
    const server = await startServer({ dataDir, env });
    const flags = ["--data-dir", dataDir, "--port", new URL(server.url).port];
    try {
      const { code, about } = await doctor(env, ...flags);
      expect([code, about("bucket")[0]]).toEqual([
        0,
        `ok s3://${place.bucket}/secretpush: objects can be written, read and removed.`,
      ]);
      const gone = await doctor({ ...env, SECRETPUSH_BLOBS_URL: "s3://not-there" }, ...flags);
      expect([gone.code, gone.about("bucket")]).toEqual([
        1,
        [expect.stringMatching(/^fail The bucket not-there at .* cannot be used: .*\(NoSuchBucket\)\.$/)],
      ]);
    } finally {
      await server.stop();
    }
  });
});
