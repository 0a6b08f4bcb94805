// Upgrades: a data directory of every schema that was released opens and holds what it held; a newer
// one is refused with the version to use; a crash in the middle leaves what was there; and all of it
// can be asked beforehand.

import { Database } from "bun:sqlite";
import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { build, commit, version } from "../src/base/build.ts";
import { Db } from "../src/store/sqlite/db.ts";
import { whyUnusable } from "../src/store/sqlite/migrate.ts";
import { MIGRATIONS } from "../src/store/sqlite/schema.ts";
import { addPushes, type Fixture, fixtures, oldest, unpackInto } from "./old_data.ts";
import { expectAll, sha256Hex } from "./sample_pushes.ts";
import { freePort } from "./free_port.ts";
import { startServer } from "./harness.ts";
import { PROGRAM, PROGRAM_CWD, runProgram } from "./processes.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const { root, start } = scratch();
let numbered = 0;

const NO_FLOOR = "--upload-free-space-floor=0";

/** A data directory as that version left it. */
function unpack(fixture: Fixture): string {
  const dataDir = join(root, `data${(numbered += 1)}`);
  unpackInto(dataDir, fixture);
  writeFileSync(join(dataDir, "master.key"), `${fixture.masterKey}\n`, { mode: 0o600 });
  return dataDir;
}

const versionOf = (dataDir: string, name = "secretpush.db"): number => {
  const db = new Database(join(dataDir, name), { readonly: true });
  const found = db.query<{ user_version: number }, []>("PRAGMA user_version").get()?.user_version ?? -1;
  const verdicts = db.query("PRAGMA integrity_check").all();
  db.close();
  expect(verdicts).toEqual([{ integrity_check: "ok" }]);
  return found;
};
const copiesIn = (dataDir: string): string[] => readdirSync(dataDir).filter((name) => name.includes("before-schema"));

/** The rows of each table that has some, besides those that a server writes by itself. */
function rowsIn(dataDir: string): Record<string, unknown[]> {
  using db = new Database(join(dataDir, "secretpush.db"), { readonly: true });
  const tables = db.query<{ name: string }, []>(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
        AND name NOT IN ('meta', 'pushes', 'api_tokens', 'admin_log_end', 'purge_log_end')`,
  );
  return Object.fromEntries(
    tables
      .all()
      .map(({ name }) => [name, db.query(`SELECT * FROM ${name} ORDER BY 1`).all()] as const)
      .filter(([, rows]) => rows.length > 0),
  );
}

interface LabelRow {
  push_id: number;
  url_token: Uint8Array;
  name: Uint8Array | null;
  note: Uint8Array | null;
}

/** What version 15 made of the labels of a push. A row of version 15 is one already. */
function asOneColumn(row: LabelRow | { push_id: number; sealed: Uint8Array }) {
  if ("sealed" in row) return row;
  const [name, note] = [row.name ?? new Uint8Array(), row.note ?? new Uint8Array()];
  const head = Buffer.alloc(9);
  head.writeUInt32BE(row.url_token.length, 1);
  head.writeUInt32BE(name.length, 5);
  return { push_id: row.push_id, sealed: new Uint8Array(Buffer.concat([head, row.url_token, name, note])) };
}

const ASKED = { flags: { "enable-requests": "true" } };

/** The answer to the request is its owner's, and the held push goes to the one who waited once its owner releases it. */
async function expectAsked(url: string, { asked, contents }: Fixture): Promise<void> {
  if (asked === undefined) return;
  const headers = { authorization: `Bearer ${contents.token}` };
  const json = async (path: string, init: RequestInit = { headers }) => {
    const response = await fetch(`${url}/api/v2/${path}`, init);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const { body } = await json(`requests/${asked.request}`);
  expect(body["response"]).toBe(asked.answer);
  const held = `pushes/${asked.held}`;
  const waiting = await json(`${held}?hold=${asked.wait}`, {});
  expect([waiting.status, JSON.stringify(waiting.body)]).toEqual([403, expect.not.stringContaining(asked.payload)]);
  expect(await json(`${held}/holds/${asked.wait}/release`, { method: "POST", headers })).toMatchObject({ status: 200 });
  expect((await json(`${held}?hold=${asked.wait}`, {})).body["payload"]).toBe(asked.payload);
}

describe.each(fixtures.map((fixture) => [fixture.schemaVersion, fixture] as const))(
  "a data directory of schema version %i",
  (version, fixture) => {
    test("opens: every push, its views, its audit log and its files are there", async () => {
      const dataDir = unpack(fixture);
      const before = rowsIn(dataDir);
      const server = await start(dataDir);
      await expectAll(server.url, structuredClone(fixture.contents));
      // A token of earlier versions keeps all it could do.
      const { stdout } = await runProgram(["token", "list", "--json", "--data-dir", dataDir]);
      expect(JSON.parse(stdout)).toMatchObject([{ scopes: null, networks: null, expires_at: null }]);
      expect(await server.stop()).toBe(0);
      expect(versionOf(dataDir)).toBe(MIGRATIONS.length);
      const after = rowsIn(dataDir);
      before["labels"] = (before["labels"] as LabelRow[]).map(asOneColumn);
      for (const [table, rows] of Object.entries(before)) {
        expect(after[table]).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row as object))));
      }
      expect(await runProgram(["check", "--data-dir", dataDir])).toMatchObject({ code: 0 });
      const migrated = `INFO  the database was migrated from=${version} to=${MIGRATIONS.length} copy=${dataDir}/secretpush.db.`;
      expect(server.output().includes(migrated)).toBe(version < MIGRATIONS.length);
      if (version === MIGRATIONS.length) return;
      expect(copiesIn(dataDir)).toEqual([`secretpush.db.before-schema-${MIGRATIONS.length}`]);
      expect(versionOf(dataDir, copiesIn(dataDir)[0])).toBe(version);
      expect(statSync(join(dataDir, copiesIn(dataDir)[0] ?? "")).mode & 0o777).toBe(0o600);
    });

    test("can be backed up as it is, restored, and then opens", async () => {
      const dataDir = unpack(fixture);
      const file = join(root, `backup${numbered}.tar`);
      const made = await runProgram(["backup", file, "--with-key", "--unencrypted", "--data-dir", dataDir]);
      expect(made.code).toBe(0);
      const isUntold = made.stderr.includes("is not in the admin log");
      expect([isUntold, made.stderr.includes("schema of an older version")]).toEqual(
        version < MIGRATIONS.length ? [true, true] : [false, false],
      );
      expect(versionOf(dataDir)).toBe(version);
      const restored = join(root, `restored${numbered}`);
      expect(await runProgram(["restore", file, "--data-dir", restored])).toMatchObject({ code: 0 });
      const server = await start(restored, ASKED);
      await expectAll(server.url, structuredClone(fixture.contents));
      await expectAsked(server.url, fixture);
      expect(await server.stop()).toBe(0);
    });
  },
);

test("the newest of these directories holds something in every table", () => {
  const newest = unpack(fixtures.toSorted((a, b) => b.schemaVersion - a.schemaVersion)[0] as Fixture);
  using db = new Database(join(newest, "secretpush.db"), { readonly: true });
  const tables = db.query<{ name: string }, []>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'sqlite_stat1'",
  );
  const empty = tables.all().filter(({ name }) => db.query(`SELECT 1 FROM ${name} LIMIT 1`).get() === null);
  expect(empty.map(({ name }) => name)).toEqual(["purges"]); // a row there would need its link in the chain
});

test("with JSON logs each line is JSON, the setup code's and the migration's too", async () => {
  const linesOf = async (dataDir: string): Promise<Array<Record<string, unknown>>> => {
    const server = await startServer({ dataDir, flags: { "log-format": "json", "log-level": "info" } });
    await server.stop({ dataDir: true });
    const lines = server.log().trimEnd().split("\n");
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  const first = await linesOf(join(root, `data${(numbered += 1)}`));
  expect(first.filter(({ code }) => code !== undefined)).toEqual([
    {
      time: expect.any(String),
      level: "info",
      message: "There is no account yet. Create the administrator's account.",
      page: expect.stringMatching(/^http:.*\/users\/setup$/),
      code: expect.stringMatching(/^[\w-]{8,}$/),
    },
  ]);
  const listening = first.find(({ message }) => message === "listening");
  expect(listening).toMatchObject({ version, ...(commit === null ? {} : { commit: expect.stringContaining(commit) }) });
  expect(first.some(({ message }) => message === "the database was migrated")).toBe(false);
  const migrated = (await linesOf(unpack(oldest))).filter(({ message }) => message === "the database was migrated");
  expect(migrated).toEqual([expect.objectContaining({ from: oldest.schemaVersion, to: MIGRATIONS.length })]);
});

describe("upgrade --check", () => {
  const check = (path: string, ...more: string[]) => runProgram(["upgrade", "--check", path, ...more]);

  test("reports what it would do to an old data directory, and does nothing to it", async () => {
    const dataDir = unpack(oldest);
    const before = readdirSync(dataDir).sort();
    const digest = sha256Hex(readFileSync(join(dataDir, "secretpush.db")));
    const { code, stdout } = await check(dataDir);
    expect(code).toBe(0);
    expect(stdout).toContain(`a data directory with schema version ${oldest.schemaVersion}`);
    expect(stdout).toContain(`This is Secret Push ${build}, which has schema version ${MIGRATIONS.length}`);
    if (oldest.schemaVersion < MIGRATIONS.length)
      expect(stdout).toMatch(/would copy the database and migrate it .*took \d+ ms/);
    expect(readdirSync(dataDir).sort()).toEqual(before);
    expect(sha256Hex(readFileSync(join(dataDir, "secretpush.db")))).toBe(digest);
  });

  test("is what a check of an old data directory leads to: it finds no damage there", async () => {
    const { code, stdout } = await runProgram(["check", "--data-dir", unpack(oldest)]);
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^fail +database +It has schema version 1, .*not damage/),
    ]);
  });

  test("reports the same of a backup, and of an encrypted one with its passphrase", async () => {
    const dataDir = unpack(oldest);
    const [plain, sealed] = [join(root, `p${numbered}`), join(root, `s${numbered}`)];
    await runProgram(["backup", plain, "--data-dir", dataDir]);
    await runProgram(["backup", sealed, "--passphrase-stdin", "--data-dir", dataDir], { input: "secret\n" });
    const told = await check(plain, "--json");
    expect(JSON.parse(told.stdout)).toMatchObject({
      what: "backup",
      found: oldest.schemaVersion,
      known: MIGRATIONS.length,
      refusal: null,
    });
    expect(await check(sealed)).toMatchObject({ code: 2 });
    const opened = await runProgram(["upgrade", "--check", sealed, "--passphrase-stdin"], { input: "secret\n" });
    expect([opened.code, opened.stdout]).toEqual([0, expect.stringContaining("is a backup with schema version")]);
  });

  test("says that nothing would be changed where this version wrote it, and where to look otherwise", async () => {
    const dataDir = unpack(oldest);
    expect(await (await start(dataDir)).stop()).toBe(0);
    expect((await check(dataDir)).stdout).toContain("Nothing would be changed");
    expect(await check(join(root, "nowhere"))).toMatchObject({ code: 1, stdout: "" });
    expect(await check(root)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("There is no Secret Push database"),
    });
    expect(await runProgram(["upgrade"])).toMatchObject({ code: 2, stderr: expect.stringContaining("--check") });
  });

  test("finds that a migration would fail, before it does", async () => {
    const dataDir = unpack(oldest);
    if (oldest.schemaVersion === MIGRATIONS.length) return;
    const db = new Database(join(dataDir, "secretpush.db"));
    db.run("CREATE TABLE sessions (in_the_way INTEGER)");
    db.close();
    const { code, stdout } = await check(dataDir);
    expect([code, stdout]).toEqual([1, expect.stringContaining("It cannot be used with this program")]);
  });
});

describe("a newer schema", () => {
  function fromTheFuture(): string {
    const dataDir = unpack(oldest);
    const db = new Database(join(dataDir, "secretpush.db"));
    db.run("INSERT OR REPLACE INTO meta (key, value) VALUES ('application_version', '9.8.7')");
    db.run(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    db.close();
    return dataDir;
  }

  test("is refused by everything that would use it, with the version to use, and left as it is", async () => {
    const dataDir = fromTheFuture();
    const digest = sha256Hex(readFileSync(join(dataDir, "secretpush.db")));
    for (const argv of [
      ["serve", "--port", "0"],
      ["user", "list"],
      ["backup", join(root, "never")],
      ["key", "rotate"],
    ]) {
      const { code, stdout, stderr } = await runProgram([...argv, "--data-dir", dataDir]);
      expect([argv[0], code, stdout]).toEqual([argv[0], argv[0] === "serve" ? 2 : 1, ""]);
      expect(stderr).toContain(
        `has schema version ${MIGRATIONS.length + 1}, but this program, ${build.replace(")", "")}`,
      );
      expect(stderr).toContain(
        `knows only up to ${MIGRATIONS.length}. It was written by Secret Push 9.8.7: use that version`,
      );
    }
    const told = await runProgram(["upgrade", "--check", dataDir]);
    expect([told.code, told.stdout]).toEqual([1, expect.stringContaining("9.8.7")]);
    expect((await runProgram(["doctor", "--data-dir", dataDir])).stdout).toMatch(/^fail +database +.*9\.8\.7/m);
    expect(versionOf(dataDir)).toBe(MIGRATIONS.length + 1);
    expect(sha256Hex(readFileSync(join(dataDir, "secretpush.db")))).toBe(digest);
    expect(copiesIn(dataDir)).toEqual([]);
  });
});

describe("every schema version that a program has written", () => {
  /** Tables with their columns, indexes and triggers. */
  const shapeOf = (db: Database): unknown => {
    const named = db.query<{ type: string; name: string }, []>(
      "SELECT type, name FROM sqlite_schema ORDER BY type, name",
    );
    const columns = db.query<{ name: string }, [string]>(
      'SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_xinfo(?) ORDER BY name',
    );
    return named.all().map(({ type, name }) => ({ type, name, columns: columns.all(name) }));
  };
  const migrated = (made: Database): unknown => {
    const path = join(root, `shape${(numbered += 1)}.db`);
    made.run("VACUUM INTO ?", [path]);
    const db = new Db({ path });
    db.migrate();
    db.close();
    expect(versionOf(root, `shape${numbered}.db`)).toBe(MIGRATIONS.length);
    using result = new Database(path, { readonly: true });
    return shapeOf(result);
  };
  const written = (version: number): Database => {
    const db = new Database(":memory:");
    for (const sql of MIGRATIONS.slice(0, version)) db.run(sql);
    db.run(`PRAGMA user_version = ${version}`);
    return db;
  };
  const newest = shapeOf(written(MIGRATIONS.length));

  test.each(MIGRATIONS.map((_, index) => index + 1))("has a way to the newest: %i", (version) => {
    expect(MIGRATIONS[version - 1]?.trim()).not.toBe("");
    using db = written(version);
    expect(migrated(db)).toEqual(newest);
  });

  test("so does version 12 as it was written before it was complete", () => {
    using db = written(12);
    for (const [table, column] of [
      ["users", "vouched"],
      ["password_links", "invites"],
      ["identities", "email"],
    ]) {
      db.run(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
    db.run("DROP TABLE recovery_codes; DROP TABLE admin_failures; DROP TABLE admin_log_end");
    db.run("DROP TRIGGER admin_entries_are_not_altered; DROP INDEX admin_entries_by");
    db.run("ALTER TABLE totps ADD COLUMN recovery_codes TEXT NOT NULL DEFAULT ''");
    expect(migrated(db)).toEqual(newest);
  });
});

test("what was written before the logs had their form is refused with a true sentence, and left as it is", async () => {
  const dataDir = unpack(oldest);
  const db = new Database(join(dataDir, "secretpush.db"));
  for (const column of ["entry_count", "last_entry_id", "last_entry_hash"]) {
    db.run(`ALTER TABLE pushes DROP COLUMN ${column}`);
  }
  db.close();
  const sentence = /was written by a build from before commit 2cbe72c3 of 2026-11-20\. It is not damaged/;
  const said = [
    await runProgram(["serve", "--port", "0", "--data-dir", dataDir]),
    await runProgram(["upgrade", "--check", dataDir]),
    await runProgram(["backup", join(root, "first_day.tar"), "--data-dir", dataDir]),
  ];
  for (const { stdout, stderr } of said) expect(stdout + stderr).toMatch(sentence);
  expect(said.map(({ code }) => code)).toEqual([2, 1, 1]);
  expect([versionOf(dataDir), copiesIn(dataDir)]).toEqual([oldest.schemaVersion, []]);
});

test("a database that another build of this very version wrote is refused without that version", () => {
  expect(whyUnusable(13, ["SELECT 1"], build, "The database")).toContain("It was written by a newer Secret Push: use");
});

test("while the database is migrated, the server says so to whoever asks", async () => {
  const dataDir = unpack(oldest);
  // The migration waits for whoever writes.
  const writing = new Database(join(dataDir, "secretpush.db"));
  writing.run("PRAGMA journal_mode = WAL");
  writing.run("BEGIN IMMEDIATE");
  const port = await freePort();
  const started = start(dataDir, { flags: { port: String(port) } });
  const url = `http://127.0.0.1:${port}`;
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
  let ready: Response | null = null;
  try {
    while (!ready) ready = await ask("/readyz").catch(() => null);
    expect([ready.status, ready.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(await ready.json()).toEqual({ status: "not ready", error: expect.stringContaining("upgrading") });
    const up = await ask("/up");
    expect([up.status, await up.json()]).toEqual([503, expect.objectContaining({ status: "upgrading" })]);
    const create = await fetch(`${url}/api/v2/pushes`, { method: "POST", body: '{"push":{"payload":"x"}}' });
    expect([create.status, await create.json()]).toEqual([
      503,
      { error: expect.stringContaining("Nothing was stored") },
    ]);
    const page = await ask("/p/anything", { accept: "text/html", "accept-language": "de" });
    expect([page.status, page.headers.get("content-security-policy")]).toEqual([
      503,
      expect.stringContaining("'none'"),
    ]);
    expect(await page.text()).toContain("wird gerade aktualisiert");
  } finally {
    writing.run("ROLLBACK");
    writing.close();
  }
  const server = await started;
  expect(server.url).toBe(url);
  expect((await ask("/readyz")).status).toBe(200);
  await expectAll(server.url, structuredClone(oldest.contents));
  expect(await server.stop()).toBe(0);
});

describe("a migration that is killed", () => {
  test("leaves the database as it was, with the copy beside it, and is done at the next start", async () => {
    const dataDir = unpack(oldest);
    const server = await start(dataDir); // brings it to the newest schema that this program has
    expect(await server.stop()).toBe(0);
    for (const name of copiesIn(dataDir)) rmSync(join(dataDir, name));

    const killed = Bun.spawnSync([
      process.execPath,
      join(import.meta.dir, "programs/interrupted.ts"),
      "migrate",
      dataDir,
    ]);
    expect(killed.signalCode).toBe("SIGKILL");
    expect(versionOf(dataDir)).toBe(MIGRATIONS.length);
    const db = new Database(join(dataDir, "secretpush.db"), { readonly: true });
    expect(db.query("SELECT name FROM sqlite_schema WHERE name IN ('more', 'never')").all()).toEqual([]);
    db.close();
    // It was killed before the copy got its name: what is left is a draft, which is whole.
    const drafts = copiesIn(dataDir);
    expect(drafts).toHaveLength(1);
    expect(versionOf(dataDir, drafts[0])).toBe(MIGRATIONS.length);

    const again = await start(dataDir);
    await expectAll(again.url, structuredClone(oldest.contents));
    expect(await again.stop()).toBe(0);
    expect(copiesIn(dataDir)).toEqual([]);
  });

  test("at any moment leaves whole data, and nothing else once the server has started", async () => {
    const full = process.env["SECRETPUSH_TEST_FULL"] === "1";
    const [kills, pushes] = full ? [20, 200_000] : [2, 5_000];
    const made = unpack(oldest);
    addPushes(made, pushes);
    const count = (dataDir: string): number => {
      const db = new Database(join(dataDir, "secretpush.db"));
      const row = db.query<{ n: number }, []>("SELECT count(*) AS n FROM pushes").get();
      db.close();
      return row?.n ?? 0;
    };
    const expected = count(made);
    const dataDir = `${made}-killed`;
    for (let kill = 0; kill < kills; kill += 1) {
      rmSync(dataDir, { recursive: true, force: true });
      cpSync(made, dataDir, { recursive: true });
      const server = Bun.spawn([...PROGRAM, "serve", "--port", "0", "--data-dir", dataDir, NO_FLOOR], {
        cwd: PROGRAM_CWD,
        env: { PATH: process.env["PATH"] ?? "" },
        stdout: "pipe",
        stderr: "inherit",
      });
      let output = "";
      // In every other round it is killed while it copies, else while it migrates what was copied.
      const moment = kill % 2 === 0 ? "the database is being migrated from=" : "the database was copied";
      for await (const chunk of server.stdout.pipeThrough(new TextDecoderStream())) {
        output += chunk;
        if (output.includes(moment)) break;
      }
      expect(output).toContain(moment);
      // Later in each round, not at the same statement: a sleep waits for nothing here.
      await Bun.sleep((kill * 50) % 400);
      server.kill("SIGKILL");
      await server.exited;
      const found = versionOf(dataDir);
      expect([oldest.schemaVersion, MIGRATIONS.length]).toContain(found);
      expect(count(dataDir)).toBe(expected);
      if (full) console.log(`kill ${kill + 1}: schema ${found}, left ${copiesIn(dataDir).join(" ")}`);
      const again = await start(dataDir, { flags: { "upload-free-space-floor": "0" } });
      await expectAll(again.url, structuredClone(oldest.contents));
      expect(await again.stop()).toBe(0);
      expect(count(dataDir)).toBe(expected);
      const copy = `secretpush.db.before-schema-${MIGRATIONS.length}`;
      expect(copiesIn(dataDir)).toEqual([copy]);
      expect(readdirSync(dataDir).filter((name) => /snapshot-|\.next|\.[0-9a-f]{12}/.test(name))).toEqual([]);
    }
  }, 1_800_000);

  test("but one that is only asked to stop ends whole", async () => {
    const dataDir = unpack(oldest);
    addPushes(dataDir, 5_000);
    const server = Bun.spawn([...PROGRAM, "serve", "--port", "0", "--data-dir", dataDir, NO_FLOOR], {
      cwd: PROGRAM_CWD,
      env: { PATH: process.env["PATH"] ?? "" },
      stdout: "pipe",
      stderr: "inherit",
    });
    let output = "";
    for await (const chunk of server.stdout.pipeThrough(new TextDecoderStream())) {
      const isFirst = output === "";
      output += chunk;
      if (isFirst) server.kill("SIGTERM");
    }
    expect([await server.exited, output]).toEqual([
      0,
      expect.stringContaining("the database is being migrated from=1"),
    ]);
    expect(output).toContain("stopped");
    expect(versionOf(dataDir)).toBe(MIGRATIONS.length);
    expect(copiesIn(dataDir)).toEqual([`secretpush.db.before-schema-${MIGRATIONS.length}`]);
  });

  test("and a killed backup or rotation, leave no draft behind a start; old keys, and what is being written, stay", async () => {
    const dataDir = unpack(oldest);
    const drafts = [
      "secretpush.db.before-schema-5.0123456789ab",
      "secretpush.db.before-schema-5.0123456789ab-journal",
      "snapshot-0123456789ab.db",
      "snapshot-0123456789ab.db-wal",
      "master.key.next.0123456789ab",
      "master.key.01234567.0123456789ab",
    ];
    const kept = ["master.key.01234567", "secretpush.db.before-schema-2", "master.key.mine"];
    for (const name of [...drafts, ...kept]) writeFileSync(join(dataDir, name), "x");
    kept.push("snapshot-ffffffffffff.db");
    const writing = new Database(join(dataDir, "snapshot-ffffffffffff.db"), { create: true });
    writing.run("BEGIN EXCLUSIVE");
    expect(await (await start(dataDir)).stop()).toBe(0);
    writing.close();
    const left = readdirSync(dataDir);
    expect(drafts.filter((name) => left.includes(name))).toEqual([]);
    expect(kept.filter((name) => !left.includes(name))).toEqual([]);
  });

  test("in its first steps too: a copy of the directory at that moment opens", async () => {
    const dataDir = unpack(oldest);
    if (oldest.schemaVersion === MIGRATIONS.length) return;
    const killed = Bun.spawnSync([
      process.execPath,
      join(import.meta.dir, "programs/interrupted.ts"),
      "migrate",
      dataDir,
    ]);
    expect(killed.signalCode).toBe("SIGKILL");
    const copy = join(root, `copy${(numbered += 1)}`);
    cpSync(dataDir, copy, { recursive: true });
    const server = await start(copy);
    await expectAll(server.url, structuredClone(oldest.contents));
    expect(await server.stop()).toBe(0);
    expect(versionOf(copy)).toBe(MIGRATIONS.length);
  });
});
