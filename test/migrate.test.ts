// `secretpush migrate`: everything of a data directory is in PostgreSQL and in the bucket afterwards, and at no moment can
// both be served. The program is ended at each of its steps and run again.

import { SQL } from "bun";
import { Database } from "bun:sqlite";
import { afterAll, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { PUSHES } from "./api_checks.ts";
import { cli, removeTempDirs, tempDir } from "./command_line.ts";
import { makeTempDir, startServer, twoUsers } from "./harness.ts";
import { bytesOf, download, FIELD, filesOf, MIB, OPEN, same, sendForm } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { ENVIRONMENT } from "./processes.ts";
import { bucketSettings, newBucket } from "./s3.ts";
import { newPostgresPlace, type PostgresPlace } from "./store_engines.ts";

setDefaultTimeout(180_000);
afterAll(removeTempDirs);

const PAYLOAD = "the launch code";
const REQUESTS = { ...OPEN, "enable-requests": "true" };

/** A data directory with a bit of everything, and what its pushes hold. */
async function furnished() {
  const dataDir = makeTempDir();
  const server = await startServer({ flags: REQUESTS, dataDir });
  const [ann] = await twoUsers(server);
  const make = async (fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    (await server.json("POST", PUSHES, { push: { payload: PAYLOAD, ...fields } }, headers)).body;
  const plain = await make({ expire_after_views: 3 });
  const owned = await make({ name: "door", note: "of the cellar", sender_name: "Ann" }, ann.headers);
  const spent = await make({ expire_after_views: 1 });
  const guarded = await make({ passphrase: "open sesame" });
  const read = (token: unknown) => server.json("GET", `${PUSHES}/${String(token)}`);
  await read(plain.url_token);
  await read(spent.url_token);
  const bytes = bytesOf(MIB + 77);
  const form = await sendForm(server, [[FIELD, new Blob([bytes]), "plan.pdf"]]);
  expect(form.status).toBe(201);
  const request = { request: { request: "The other code?", max_responses: 2 } };
  const asked = (await server.json("POST", "/api/v2/requests", request, ann.headers)).body;
  const answer = { request: { response: "the cellar's" } };
  const answered = await server.json("PATCH", `/api/v2/requests/${asked.url_token}/respond`, answer);
  expect(answered.status).toBe(200);
  await server.stop({ dataDir: true });
  return { dataDir, ann, plain, owned, spent, guarded, asked, file: form.body, bytes };
}

const settingsOf = (place: PostgresPlace, bucket: Awaited<ReturnType<typeof newBucket>>) => ({
  SECRETPUSH_DATABASE_URL: place.url,
  SECRETPUSH_DATABASE_SCHEMA: place.schema,
  ...bucketSettings(bucket),
});

async function countIn({ url, schema }: PostgresPlace, table: string): Promise<number> {
  const sql = new SQL(url, { max: 1 });
  const [row] = await sql.unsafe(`SELECT count(*)::int AS n FROM "${schema}".${table}`);
  await sql.close();
  return row.n;
}

needs("postgresql", "s3").describe("PostgreSQL", () => {
  test("migrate moves everything into PostgreSQL and the bucket, and the directory cannot be served again", async () => {
    const from = await furnished();
    const [place, bucket] = [await newPostgresPlace(), await newBucket()];
    const env = settingsOf(place, bucket);
    const before = new Database(join(from.dataDir, "secretpush.db"));
    // Somebody's program is away: what happened to push 1 waits for its next try, the second event behind the first.
    before.run(`
      INSERT INTO subscriptions (user_id, target, name, events, created_at_ms) VALUES (1, 'hook', 'a', '["push.viewed"]', 1);
      INSERT INTO outbox (kind, push_id, ip, user_agent, at_ms, detail, spread)
      VALUES ('push.viewed', 1, '', '', 1, '{}', 1), ('push.viewed', 1, '', '', 2, '{}', 1);
      INSERT INTO deliveries (event_id, subscription_id, chain, attempts, due_at_ms, error)
      SELECT id, 1, 1, 2 - at_ms, CASE at_ms WHEN 1 THEN 9e15 END, CASE at_ms WHEN 1 THEN 'refused' ELSE '' END FROM outbox`);
    const entries = (before.query("SELECT count(*) AS n FROM audit_entries").get() as { n: number }).n;
    before.close();

    const moved = await cli(["migrate", "--from", from.dataDir, "--json"], { env });
    expect([moved.code, moved.stderr.includes("Every node needs")]).toEqual([0, false]);
    expect(JSON.parse(moved.stdout)).toMatchObject({
      pushes: 7,
      audit_entries: entries,
      files: 1,
      already_done: false,
    });

    // Also PostgreSQL's own log never had a key that is in no epoch.
    expect(await countIn(place, "push_keys WHERE epoch = 0")).toBe(0);
    expect(await countIn(place, "deliveries WHERE chain = 1 AND attempts = 1 AND due_at_ms = 9e15")).toBe(1);
    expect(await countIn(place, "deliveries WHERE chain = 1 AND attempts = 0 AND due_at_ms IS NULL")).toBe(1);
    const alone = await cli(["user", "list", "--data-dir", from.dataDir]);
    expect([alone.code, alone.stderr.includes("start the server with database_url")]).toEqual([1, true]);
    expect(existsSync(join(from.dataDir, "secretpush.db"))).toBe(false);

    const node = await startServer({ flags: REQUESTS, dataDir: from.dataDir, env });
    const asked = await node.json("GET", `/api/v2/requests/${from.asked.url_token}`, undefined, from.ann.headers);
    expect(asked.body).toMatchObject({ request: "The other code?", response: "the cellar's", responses_remaining: 1 });
    const read = (token: unknown, query = "") => node.json("GET", `${PUSHES}/${String(token)}${query}`);
    expect((await read(from.plain.url_token)).body).toMatchObject({ payload: PAYLOAD, views_remaining: 1 });
    expect((await read(from.spent.url_token)).body).toMatchObject({ expired: true });
    expect((await read(from.guarded.url_token, "?passphrase=open%20sesame")).body).toMatchObject({ payload: PAYLOAD });
    const listed = await node.json("GET", `${PUSHES}/active`, undefined, from.ann.headers);
    expect(JSON.stringify(listed.body)).toContain("of the cellar");
    const [file] = await filesOf(node, from.file);
    expect(same(await download(file?.url ?? ""), from.bytes)).toBe(true);
    // Numbers go on where they were.
    const fresh = await node.json("POST", PUSHES, { push: { payload: PAYLOAD } });
    expect(fresh.status).toBe(201);
    expect(await countIn(place, "pushes")).toBe(8);
    await node.stop({ dataDir: true });

    const verified = await cli(["audit", "verify", "--data-dir", from.dataDir], { env });
    expect(verified).toMatchObject({ code: 0 });
    const again = await cli(["migrate", "--from", from.dataDir], { env });
    expect([again.code, again.stdout.includes("already")]).toEqual([0, true]);
    rmSync(from.dataDir, { recursive: true, force: true });
    await place.remove();
  });

  test.each(["marked", "files", "rows", "done"])(
    "a migration that is killed after the step %s is run again, and ends the same",
    async (step) => {
      const from = await furnished();
      const [place, bucket] = [await newPostgresPlace(), await newBucket()];
      const env = settingsOf(place, bucket);
      const killed = Bun.spawn(
        [process.execPath, join(import.meta.dir, "programs/killed_migration.ts"), step, from.dataDir],
        { env: { ...ENVIRONMENT, ...env }, stdout: "ignore", stderr: "inherit" },
      );
      await killed.exited;
      expect(killed.signalCode).toBe("SIGKILL");
      // Whichever of the two could be served now: none can.
      const old = await cli(["user", "list", "--data-dir", from.dataDir]);
      expect([old.code, /migrate|database_url/.test(old.stderr)]).toEqual([1, true]);
      if (["rows", "done"].includes(step)) {
        const node = ["--data-dir", tempDir(), "--key-file", join(from.dataDir, "master.key")];
        const early = await cli(["user", "list", ...node], { env });
        expect(early.stderr).toContain("contains an unfinished migration");
      }
      const again = await cli(["migrate", "--from", from.dataDir, "--json"], { env });
      expect([again.code, again.code === 0 ? "" : again.stderr]).toEqual([0, ""]);
      expect(JSON.parse(again.stdout)).toMatchObject({ pushes: 7, files: 1, already_done: step === "done" });
      const node = await startServer({ flags: OPEN, dataDir: from.dataDir, env });
      expect((await node.json("GET", `${PUSHES}/${from.plain.url_token}`)).body).toMatchObject({
        payload: PAYLOAD,
        views_remaining: 1,
      });
      await node.stop();
      await place.remove();
    },
  );

  test("migrate refuses a schema that is not empty, another key's, a directory that is served, and files without a bucket", async () => {
    const from = await furnished();
    const [place, bucket] = [await newPostgresPlace(), await newBucket()];
    const env = settingsOf(place, bucket);
    const noBucket = { SECRETPUSH_DATABASE_URL: place.url, SECRETPUSH_DATABASE_SCHEMA: place.schema };
    const tried = async (given: Record<string, string>, because: string) => {
      const { code, stderr } = await cli(["migrate", "--from", from.dataDir], { env: given });
      expect([code, stderr.includes(because) ? because : stderr]).toEqual([1, because]);
      expect(readdirSync(from.dataDir)).not.toContain("migration");
    };
    await tried(
      noBucket,
      "Set blobs.url to a bucket or a directory that all nodes share, or first expire these pushes on the server",
    );
    const server = await startServer({ flags: OPEN, dataDir: from.dataDir });
    await tried(env, "Another Secret Push server is using");
    await server.stop({ dataDir: true });

    const other = await place.open({ dataDir: tempDir() });
    await tried(env, "belongs to another master key");
    await other.close();
    const second = await newPostgresPlace();
    const node = await second.open({ dataDir: from.dataDir });
    await tried(settingsOf(second, bucket), "A node is running on the schema");
    await node.close();
    const mine = await second.open({ dataDir: from.dataDir, exclusive: false });
    await mine.accounts.createUser({ email: "zoe@example.org", passwordHash: "-", admin: false, nowMs: 1 });
    await mine.close();
    await tried(settingsOf(second, bucket), "is not empty: it has rows in users");
    await tried({ ...env, SECRETPUSH_DATABASE_URL: "postgres://ann:s3cret@127.0.0.1:1/x" }, "cannot be used");
    // The directory is as it was.
    const unharmed = await startServer({ flags: OPEN, dataDir: from.dataDir });
    expect((await unharmed.json("GET", `${PUSHES}/${from.plain.url_token}`)).body).toMatchObject({ payload: PAYLOAD });
    await unharmed.stop();
    await Promise.all([place.remove(), second.remove()]);
  });
});
