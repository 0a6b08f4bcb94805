// `secretpush from-password-pusher import`: whatever a server of Password Pusher holds is here afterwards, under its old links, for its old
// people; what cannot come is named; nothing comes twice, and nothing by half.

import { SQL } from "bun";
import { afterAll, afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { Database } from "bun:sqlite";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { endOf } from "../src/domain/move_in/pushes.ts";
import type { OldPush } from "../src/model/old_server.ts";
import { Lockbox, PUBLIC_KEY } from "../src/store/move_in/lockbox.ts";
import { momentIn } from "../src/store/move_in/rows.ts";
import { OldLinks } from "../src/domain/callers/old_links.ts";
import { FairQueue, OWN_TURN, type Turn } from "../src/base/fair_queue.ts";
import { Passwords } from "../src/base/passwords.ts";
import { loadConfig } from "../src/config/load.ts";
import { PendingSignIns } from "../src/domain/sign_in/pending.ts";
import { buildSignIns } from "../src/serve/sign_ins.ts";
import { attemptGatesInMemory } from "../src/domain/callers/attempt_gates.ts";
import { Browser, logOf, peopleOf } from "./browser_sessions.ts";
import { cli, removeTempDirs, tempDir } from "./command_line.ts";
import { openStoreOf, startServer, testClock, type TestServer } from "./harness.ts";
import {
  OLD_EXPORT,
  OLD_STORAGE,
  OLD_TOKEN_OF_ANN,
  oldDatabase,
  oldKeys,
  oldPostgres,
  TOTP_OF_BOB,
} from "./old_server.ts";
import { needs } from "./needs.ts";
import { sharedCluster } from "./postgres.ts";
import { ENVIRONMENT, PROGRAM, PROGRAM_CWD } from "./processes.ts";
import { codeAt } from "./second_factors.ts";
import { ENGINE, engineSettings, forgetEngine } from "./test_engine.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

afterAll(removeTempDirs);

let dataDir = "";
let old = "";
let server: TestServer | null = null;
beforeEach(() => {
  dataDir = join(tempDir(), "data");
  old = tempDir();
});
afterEach(async () => {
  await server?.stop();
  server = null;
  await forgetEngine(dataDir);
});

const run = async (...argv: string[]) =>
  cli(["from-password-pusher", "import", ...argv, "--data-dir", dataDir], { env: await engineSettings(dataDir) });
const fromDatabase = (path = oldDatabase(old), ...more: string[]) =>
  run("--database", path, "--old-key-file", oldKeys(old), "--storage", OLD_STORAGE, "--json", ...more);
const countsOf = ({ stdout }: { stdout: string }) => JSON.parse(stdout) as Record<string, unknown>;
const start = async (flags = {}) => (server = await startServer({ dataDir, flags, fullHashCost: true }));
const ofAnn = { authorization: `Bearer ${OLD_TOKEN_OF_ANN}` };

const ALL = {
  people: 3,
  administrators: 1,
  second_factors: 1,
  existing_people: 0,
  tokens: 1,
  live_pushes: 7,
  with_passphrase: 1,
  files: 2,
  history: 3,
  ended: 1,
  again: 0,
  left: 4,
};
const NOT_MOVED = [
  "wait@example.org: has never confirmed this address. Their links are moved without an owner",
  "push 10 (unde…): no key opens it",
  expect.stringMatching(/^push 12 \(file…\): a file is missing in .*: k4abcdefghijklmnopqrstuvwxyz$/),
  "push 13 (file…): a file is not the one that was stored: its MD5 differs",
];

describe("from the database", () => {
  test("all that can be read comes, the rest is named, and the exit code says so", async () => {
    const moved = await fromDatabase();
    expect(moved.code).toBe(1);
    expect(countsOf(moved)).toEqual({
      dry_run: false,
      ...ALL,
      not_moved: NOT_MOVED,
      log: { path: expect.any(String), sha256: expect.any(String), pushes: 4 },
    });
    expect(moved.stderr).toContain("Keep Password Pusher switched off from now on");
    expect(moved.stderr).toContain("Backup codes were not moved");
    const { path, sha256 } = countsOf(moved)["log"] as { path: string; sha256: string };
    const log = readFileSync(path);
    expect(createHash("sha256").update(log).digest("hex")).toBe(sha256);
    expect(
      log
        .toString()
        .split("\n")
        .map((line) => line && JSON.parse(line).push),
    ).toEqual([6, 7, 8, 9, ""]);
    expect(log.toString()).not.toContain("expired-view");
  });

  test("a rehearsal says the same and changes nothing", async () => {
    if (ENGINE === "sqlite") {
      const before = await fromDatabase(undefined, "--dry-run");
      expect(countsOf(before)).toEqual({ dry_run: true, ...ALL, not_moved: NOT_MOVED, log: null });
      expect(existsSync(dataDir)).toBe(false);
    }
    await (await start()).stop({ dataDir: true });
    const rehearsed = await fromDatabase(oldDatabase(old, "", "second.sqlite3"), "--dry-run");
    expect(countsOf(rehearsed)).toEqual({ dry_run: true, ...ALL, not_moved: NOT_MOVED, log: null });
    expect(rehearsed.stderr).toContain("Nothing was changed.");
    const moved = await fromDatabase(oldDatabase(old, "", "third.sqlite3"));
    expect(countsOf(moved)).toMatchObject(ALL);
  });

  test("every old link opens in every door, with its content, its views and its end", async () => {
    await fromDatabase();
    const { url, json, fetch: ask } = await start();
    const first = "-bc_efghijk";
    for (const path of [`/p/${first}`, `/de/p/${first}`, `/f/${first}`, `/en/r/${first}/r`, `/p/${first}/`]) {
      const page = await ask(path, { headers: { accept: "text/html" } });
      expect([path, page.status]).toEqual([path, 200]);
    }
    const preview = await json("GET", `/p/${first}/preview.json`);
    expect(preview.body).toMatchObject({ url: `${url}/p/${first}` });
    expect((await json("GET", `/api/v2/pushes/${first}/preview`)).status).toBe(200);
    // Three of five views were used there: two views and a failed one.
    const v2 = await json("GET", `/api/v2/pushes/${first}`);
    expect([v2.status, v2.body]).toEqual([
      200,
      expect.objectContaining({
        url_token: first,
        payload: "correct horse ü",
        views_remaining: 1,
        expire_after_days: 20_000,
        created_at: "2026-11-01T10:00:00.123Z",
      }),
    ]);
    const v1 = await json("GET", `/p/${first}.json`);
    expect(v1.body).toMatchObject({ payload: "correct horse ü", views_remaining: 0 });
    expect((await json("GET", `/en/p/${first}.json`)).body).toMatchObject({ expired: true, payload: null });

    expect((await json("GET", "/api/v2/pushes/abcdefghijklmno")).status).toBe(401);
    const guarded = await json("GET", "/api/v2/pushes/abcdefghijklmno?passphrase=geheim%20%C3%BC");
    expect(guarded.body).toMatchObject({
      payload: "for Ann's reader",
      retrieval_step: true,
      deletable_by_viewer: false,
    });
    expect((await json("GET", "/api/v2/pushes/kind-of-a-url-0")).body).toMatchObject({
      kind: "url",
      payload: "https://example.org/a?b=c#d",
    });
    const qr = await json("GET", "/api/v2/pushes/_qr-code-1234");
    expect(qr.body).toMatchObject({ kind: "qr", payload: "WIFI:T:WPA;S:guest;P:secret;;", views_remaining: 0 });
    expect((await json("GET", "/api/v2/pushes/an-earlier-key1")).body).toMatchObject({
      payload: "sealed before the rotation",
    });
    expect((await json("GET", "/api/v2/pushes/owner-waits1")).body).toMatchObject({
      payload: "its owner never confirmed",
    });
    const { body: two } = await json("GET", "/api/v2/pushes/two-files-at-once99");
    expect(two.files.map((file: { filename: string }) => file.filename)).toEqual(["Übersicht.txt", "data.bin"]);
    const [text, bytes] = await Promise.all(
      two.files.map(async (file: { url: string }) => Buffer.from(await (await fetch(file.url)).arrayBuffer())),
    );
    expect([
      String(text),
      Buffer.compare(bytes, Buffer.alloc(153_600, Buffer.from(Array.from({ length: 256 }, (_, i) => i)))),
    ]).toEqual(["first file\n", 0]);

    // Anyone may delete what its sender left to anyone; nobody else what they did not.
    expect((await json("DELETE", "/api/v2/pushes/abcdefghijklmno")).status).toBe(401);
    expect((await json("DELETE", "/api/v2/pushes/owner-waits1")).status).toBe(200);
    expect((await json("DELETE", "/p/abcdefghijklmno.json", undefined, ofAnn)).status).toBe(200);
  });

  test("its pages lead on: to the secret, to its owner's page, back from the sign-in, and to its end", async () => {
    await fromDatabase();
    const running = await start();
    const reader = new Browser(running);
    expect(await reader.page("/p/_qr-code-1234/r", {})).toContain("WIFI:T:WPA;S:guest;P:secret;;");
    expect(await reader.page("/p/-bc_efghijk/r", {})).toContain("correct horse ü");
    const signIn = await running.fetch("/users/sign_in?push=-bc_efghijk", { redirect: "manual" });
    expect(signIn.headers.get("location")).toBe("/users/sign_in#push=-bc_efghijk");
    const ann = new Browser(running);
    await ann.signIn("ann@example.org", "Grüße aus Köln");
    expect(await ann.page("/admin")).toContain("/p/abcdefghijklmno/preview");
    expect(await ann.page("/p/abcdefghijklmno/preview")).toContain("room 12");
    expect((await ann.send("GET", "/account/pushes/abcdefghijklmno")).status).toBe(200);
    expect(await ann.page("/p/abcdefghijklmno/preview?page=1")).toContain('id="entries"');
    const search = async (q: string) => (await ann.page(`/admin/links?q=${q}`)).match(/<a class="name" /g)?.length ?? 0;
    // A part of an address may look like a link.
    await running.push({ payload: "x" }, (await running.user("alexanderweber@example.org")).headers);
    expect([await search("owner-waits1"), await search("alexanderweber"), await search("wait-nobody")]).toEqual([
      1, 1, 0,
    ]);
    expect((await reader.load("/p/owner-waits1/delete", {})).status).toBe(200);
    expect((await running.json("GET", "/api/v2/pushes/owner-waits1")).body).toMatchObject({ expired: true });
  });

  test("its owner sees the whole log, with its times and where it came from", async () => {
    await fromDatabase();
    const { json } = await start();
    const { body } = await json("GET", "/api/v2/pushes/abcdefghijklmno/audit", undefined, ofAnn);
    const logs = (body.logs ?? body.views) as Array<Record<string, string>>;
    expect(logs.map(({ kind }) => kind)).toEqual(["creation", "owner_view", "changed", "imported"]);
    expect(logs[1]).toMatchObject({
      ip: "192.0.2.2",
      user_agent: "Mozilla/5.0 (owner_view)",
      created_at: "2026-11-01T10:01:00.123Z",
    });
    const list = async (state: string) =>
      (await json("GET", `/api/v2/pushes/${state}`, undefined, ofAnn)).body.map(
        ({ name, note }: Record<string, string>) => [name, note],
      );
    expect(await list("active")).toEqual([
      ["", ""],
      ["Papers", ""],
      ["Router", "room 12"],
    ]);
    expect(await list("expired")).toEqual([["Old one", "kept"]]);
  });

  test("people sign in with the password and the code they had, and the password is hashed anew", async () => {
    await fromDatabase();
    const running = await start();
    const ann = new Browser(running);
    expect((await ann.signIn("Ann@Example.org", "Grüße aus Köln ")).status).toBe(401);
    expect((await ann.signIn("Ann@Example.org", "Grüße aus Köln")).status).toBe(200);
    expect((await new Browser(running).signIn("ann@example.org", "Grüße aus Köln")).status).toBe(200);
    expect(await ann.page("/admin/users")).toContain("bob@example.org");
    // bcrypt looks at 72 bytes: this password has 95.
    const carl = (more: string) => new Browser(running).signIn("carl@example.org", "ü".repeat(40) + more);
    expect((await carl("-the end of it")).status).toBe(200);
    // From now on all of it counts.
    expect((await carl("-another end")).status).toBe(401);
    expect((await carl("-the end of it")).status).toBe(200);

    const bob = new Browser(running);
    const halfway = await bob.signIn("bob@example.org", "battery staple 1");
    expect(halfway).toMatchObject({ status: 200, body: { second_factor: expect.anything() } });
    expect((await bob.send("POST", "/session/second_factor", { code: "000000" })).status).toBe(403);
    const code = codeAt(TOTP_OF_BOB, Date.now());
    expect((await bob.send("POST", "/session/second_factor", { code })).status).toBe(200);
    const people = await peopleOf(running);
    expect(people.map(({ email, admin, hasFactor, vouched }) => [email, admin, hasFactor, vouched])).toEqual([
      ["ann@example.org", true, false, true],
      ["bob@example.org", false, true, true],
      ["carl@example.org", false, false, true],
    ]);
    expect((await logOf(running)).map(({ kind, userEmail }) => `${kind} ${userEmail}`).slice(-4)).toEqual([
      "user.added carl@example.org",
      "user.added bob@example.org",
      "token.made ann@example.org",
      "user.added ann@example.org",
    ]);
  });

  test("a wrong password takes the time of both kinds of hashes, whoever has which, until the last has signed in", async () => {
    await fromDatabase();
    const store = await openStoreOf({ dataDir });
    const clock = testClock(Date.now());
    let tried: string[] = [];
    class Watched extends Passwords {
      override fits(password: string, hash: string, turn: Turn): Promise<boolean> {
        tried.push(hash.startsWith("$argon2id$") ? "argon2id" : "bcrypt");
        return super.fits(password, hash, turn);
      }
    }
    const passwords = new Watched(new FairQueue(), { memoryKiB: 8, passes: 1 });
    const passwordHash = await passwords.hash("correct horse", OWN_TURN);
    const dora = { email: "dora@example.org", passwordHash, admin: false, nowMs: clock.now() };
    await store.accounts.createUser(dora);
    const { config } = loadConfig({ flags: { "data-dir": dataDir }, env: {}, readFile: () => "" });
    const pending = new PendingSignIns({ store: store.secondFactors, keys: store.keys, clock });
    const { passwordSignIns } = buildSignIns(config, { store, clock, passwords, pending });
    const signIn = async (name: string, password: string) => {
      tried = [];
      const attempt = { address: "192.0.2.1", device: null, userAgent: "" };
      const person = { email: `${name}@example.org`, password };
      const isRight = await passwordSignIns.signIn(person, attempt).then(
        () => true,
        () => false,
      );
      return [isRight, ...tried.toSorted()];
    };
    for (const name of ["dora", "carl", "nobody"]) {
      expect([name, ...(await signIn(name, "wrong"))]).toEqual([name, false, "argon2id", "bcrypt"]);
    }
    expect(await signIn("dora", "correct horse")).toEqual([true, "argon2id"]);
    for (const [name, password] of [
      ["ann", "Grüße aus Köln"],
      ["bob", "battery staple 1"],
      ["carl", `${"ü".repeat(40)}-the end of it`],
    ] as const) {
      expect(await signIn(name, password)).toEqual([true, "bcrypt"]);
    }
    expect(await signIn("carl", "wrong")).toEqual([false, "argon2id"]);
    await store.close();
  });

  test("API tokens work as they are", async () => {
    await fromDatabase();
    const { json } = await start();
    for (const headers of [ofAnn, { "x-user-email": "ann@example.org", "x-user-token": OLD_TOKEN_OF_ANN }]) {
      const made = await json("POST", "/p.json", { password: { payload: "by a script" } }, headers);
      expect(made.status).toBe(201);
      expect((await json("GET", `/p/${made.body.url_token}/audit.json`, undefined, headers)).status).toBe(200);
    }
  });

  test("again brings nothing twice, not even what was used up here, and then what is new", async () => {
    await fromDatabase();
    const first = await start();
    expect((await first.json("GET", "/api/v2/pushes/_qr-code-1234")).status).toBe(200);
    await first.stop({ dataDir: true });
    const store = await openStoreOf(first);
    const nowMs = Date.now() + 1_000;
    const { purged } = await store.maintenance.maintain({
      nowMs,
      purgeAnonymousBeforeMs: nowMs,
      purgeOwnedBeforeMs: null,
    });
    await store.close();
    expect(purged).toBe(1);
    const added = `INSERT INTO pushes (id, kind, url_token, payload_ciphertext, created_at, updated_at, expire_after_days, expire_after_views, expired)
      SELECT 99, kind, 'made-meanwhile', payload_ciphertext, created_at, updated_at, 20000, 5, 0 FROM pushes WHERE id = 1;
      INSERT INTO users (id, email, encrypted_password, created_at, confirmed_at) VALUES (9, 'new@example.org', '', '2026-11-02 10:00:00', '2026-11-02 10:00:00');`;
    const again = await fromDatabase(oldDatabase(old, added, "later.sqlite3"));
    expect(countsOf(again)).toMatchObject({
      people: 1,
      live_pushes: 1,
      files: 0,
      history: 0,
      tokens: 0,
      again: 13,
      left: 4,
    });
    const { json } = await start();
    expect((await json("GET", "/api/v2/pushes/made-meanwhile")).body).toMatchObject({ payload: "correct horse ü" });
    expect((await json("GET", "/api/v2/pushes/_qr-code-1234")).status).toBe(404);
  });

  test("an account there whose address no one has confirmed gets nothing of the one that is here", async () => {
    const before = await start();
    const { headers: ofHere } = await before.user("ann@example.org");
    await before.stop({ dataDir: true });
    const unproved = oldDatabase(old, "UPDATE users SET confirmed_at = NULL WHERE id = 1;");
    const why =
      "ann@example.org: an account here has this address, and no one has confirmed it there. Their links are moved without an owner, and their API token is not moved";
    for (const more of [["--dry-run"], []]) {
      const moved = countsOf(await fromDatabase(unproved, ...more));
      expect(moved).toMatchObject({ tokens: 0, existing_people: 1, live_pushes: ALL.live_pushes });
      expect(moved["not_moved"]).toContain(why);
    }
    await fromDatabase(unproved);
    const { json } = await start();
    expect((await json("GET", "/api/v2/pushes/active", undefined, ofAnn)).status).toBe(401);
    const ann = await new Browser(server as TestServer).signIn("ann@example.org");
    expect(ann.status).toBe(200);
    // The links open, but the account that is here has none of them.
    expect((await json("GET", "/api/v2/pushes/-bc_efghijk")).body.payload).toBeString();
    const own = await json("GET", "/api/v2/pushes/active", undefined, ofHere);
    expect([own.status, own.body]).toEqual([200, []]);
  });

  test("a password that was set after a run that was killed stays", async () => {
    const store = await openStoreOf({ dataDir });
    const { imports, accounts } = store;
    const [begun, finished] = ["begun", "finished"].map((word) => ({
      hash: createHash("sha256").update(word).digest(),
      untilMs: 1e15,
    }));
    if (!begun || !finished) throw new Error("There are two marks.");
    const user = { email: "dora@example.org", admin: false, vouched: true, createdAtMs: 1 };
    const begin = () => imports.withEvents([]).beginUser(user, { begun, finished }, "!");
    const id = (await begin())?.user.id ?? 0;
    expect(await accounts.renewPasswordHash(id, "!", "newer")).toBe(true);
    expect(await begin()).toMatchObject({ isNew: true });
    const had = { passwordHash: "older", totp: { secret: new Uint8Array(1), lastStep: 0 }, token: null };
    await imports.withEvents([]).finishUser(id, had, finished, "!", 2);
    expect(await accounts.findPassword(user.email)).toMatchObject({ passwordHash: "newer" });
    expect(await begin()).toBeNull();
    await store.close();
  });

  test("an account and a link that are here already stay as they are", async () => {
    const before = await start();
    await before.user("bob@example.org");
    await before.stop({ dataDir: true });
    const moved = countsOf(await fromDatabase());
    expect(moved).toMatchObject({ people: 2, existing_people: 1, second_factors: 0 });
    const running = await start();
    expect((await new Browser(running).signIn("bob@example.org")).body.second_factor ?? null).toBe(null);
    await running.stop({ dataDir: true });
    // The same link with another creation is another push.
    const other =
      "UPDATE pushes SET created_at = '2026-11-03 10:00:00', url_token = 'expired-view' WHERE id = 1; DELETE FROM pushes WHERE id = 6;";
    const taken = await fromDatabase(oldDatabase(old, other.replace(/(.*);(.*);/, "$2;$1;"), "other.sqlite3"));
    expect(countsOf(taken)["not_moved"]).toContain("push 1 (expi…): another push here has the same link");
  });

  test.each([
    ["the wrong key", "44".repeat(32), "the given keys open nothing in it"],
    ["no key at all", "none", "contains no key"],
  ])("with %s nothing changes", async (_what, keys, why) => {
    const place = ["--database", oldDatabase(old), "--old-key-file", oldKeys(old, keys)];
    const { code, stdout, stderr } = await run(...place);
    expect([code > 0, stdout, existsSync(dataDir)]).toEqual([true, "", false]);
    expect(stderr).toContain(why);
  });

  test("a database that is another one is named as such", async () => {
    writeFileSync(join(old, "no.sqlite3"), "something else");
    expect((await run("--database", join(old, "no.sqlite3"))).stderr).toContain("file is not a database");
    expect((await run("--database", join(old, "none.sqlite3"))).stderr).toContain("unable to open");
    const { stderr } = await run("--database", oldDatabase(old, "DROP TABLE audit_logs;"));
    expect(stderr).toContain("it is not a database of Password Pusher 1.68 to 2.11");
  });

  test("a server that runs must be stopped first", async () => {
    await start();
    const { code, stderr } = await fromDatabase();
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/is using the data directory|1 node is using the database/),
    ]);
  });
});

needs("postgresql").test("a database in PostgreSQL brings the same, and is left as it is", async () => {
  const { url } = await sharedCluster();
  const place = await oldPostgres(url, oldDatabase(old));
  const database = new SQL(place, { max: 1 });
  const digest = () =>
    database.unsafe("SELECT md5(string_agg(t::text, ',' ORDER BY id)) AS pushes FROM pushes t").then(([row]) => row);
  const before = await digest();
  const moved = await fromDatabase(place);
  expect(moved.stderr).toContain("Not moved");
  expect(countsOf(moved)).toMatchObject({ ...ALL, not_moved: NOT_MOVED });
  expect(await digest()).toEqual(before);
  await database.close();
  const { json } = await start();
  expect((await json("GET", "/api/v2/pushes/-bc_efghijk")).body).toMatchObject({
    payload: "correct horse ü",
    views_remaining: 1,
    created_at: "2026-11-01T10:00:00.123Z",
  });
  const { stderr } = await run("--database", `${place}_not_there`);
  expect(stderr).toContain("Nothing was changed");
});

needs("mounts").test(
  "a database whose directory is read-only is read, unless that would leave out its log",
  async () => {
    const live = oldDatabase(old, "PRAGMA journal_mode = WAL;", "closed.sqlite3");
    const db = new Database(live);
    db.run("UPDATE pushes SET name = 'in the log' WHERE id = 2");
    // As a container that is killed leaves it.
    for (const end of ["", "-wal"]) copyFileSync(live + end, join(old, `killed.sqlite3${end}`));
    db.close();
    const keys = oldKeys(old);
    const env = { ...ENVIRONMENT, ...(await engineSettings(dataDir)) };
    const readOnly = (name: string) => {
      const argv = ["--database", join(old, name), "--old-key-file", keys, "--storage", OLD_STORAGE, "--json"];
      const script = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"';
      const command = [...PROGRAM, "from-password-pusher", "import", ...argv, "--data-dir", dataDir];
      return Bun.spawnSync(["unshare", "--mount", "sh", "-c", script, old, ...command], { env, cwd: PROGRAM_CWD });
    };
    const refused = readOnly("killed.sqlite3");
    expect([refused.exitCode, existsSync(dataDir)]).toEqual([1, false]);
    expect(String(refused.stderr)).toContain("killed.sqlite3-wal into a separate directory");
    expect(countsOf({ stdout: String(readOnly("closed.sqlite3").stdout) })).toMatchObject(ALL);
    const { json } = await start();
    const { body } = await json("GET", "/api/v2/pushes/active", undefined, ofAnn);
    expect(body.map(({ name }: { name: string }) => name)).toContain("in the log");
  },
);

describe("from the export", () => {
  test("the same comes, but for what an export lacks; that it is plain text is said first", async () => {
    const moved = await run(OLD_EXPORT, "--storage", OLD_STORAGE, "--json");
    expect(moved.stderr).toStartWith("This export is plain text: anyone who reads it has every password");
    expect(moved.stderr).toContain("An export contains no API tokens: use --database to move them.");
    expect(moved.stderr).toContain(`shred -u ${OLD_EXPORT}`);
    expect(countsOf(moved)).toMatchObject({ ...ALL, tokens: 0, live_pushes: 6, left: 3 });
    // What a database would bring is no other push.
    const again = await fromDatabase();
    expect(countsOf(again)).toMatchObject({ people: 0, live_pushes: 1, again: 12 });
    const { json } = await start();
    expect((await json("GET", "/api/v2/pushes/-bc_efghijk")).body).toMatchObject({ payload: "correct horse ü" });
  });

  test("comes through a pipe", async () => {
    const argv = ["from-password-pusher", "import", "-", "--storage", OLD_STORAGE, "--json", "--data-dir", dataDir];
    const env = await engineSettings(dataDir);
    const moved = await cli(argv, { input: readFileSync(OLD_EXPORT), env });
    expect(countsOf(moved)).toMatchObject({ live_pushes: 6 });
  });

  test("half a file, or one with fewer rows than it says, changes nothing and shows nothing of itself", async () => {
    const whole = readFileSync(OLD_EXPORT, "utf8");
    const fewer = JSON.parse(whole) as { pushes: unknown[] };
    fewer.pushes.pop();
    for (const part of [
      whole.slice(0, whole.length / 2),
      JSON.stringify(fewer),
      "{}",
      "[1]",
      whole.replace('"schema_version": 1', '"schema_version": 2'),
    ]) {
      writeFileSync(join(old, "part.json"), part);
      const { code, stdout, stderr } = await run(join(old, "part.json"));
      expect([code, stdout, existsSync(dataDir)]).toEqual([1, "", false]);
      expect(stderr).toMatch(/is incomplete|is not an export|schema_version 2/);
      expect(stderr).toContain("Nothing was changed");
      expect(stderr).not.toContain("horse");
    }
  });

  test("is overwritten and removed if asked, once all of it has come", async () => {
    const whole = JSON.parse(readFileSync(OLD_EXPORT, "utf8")) as Record<string, Array<{ id: number }>>;
    const kept = { ...whole, users: [], pushes: whole["pushes"]?.filter(({ id }) => id < 5) };
    const file = join(old, "export.json");
    const counts = { users: 0, pushes: kept.pushes?.length };
    writeFileSync(file, JSON.stringify({ ...kept, meta: { schema_version: 1, record_counts: counts } }));
    expect((await run(file, "--shred", "--dry-run")).code).toBeGreaterThanOrEqual(0);
    expect(existsSync(file)).toBe(true);
    // Somebody who stays behind is a reason to keep it.
    const waiting = { ...kept, users: whole["users"]?.filter(({ id }) => id === 4) };
    const withOne = { schema_version: 1, record_counts: { ...counts, users: 1 } };
    const other = join(old, "other.json");
    writeFileSync(other, JSON.stringify({ ...waiting, meta: withOne }));
    expect([(await run(other, "--shred")).code, existsSync(other)]).toEqual([1, true]);
    const { code, stderr } = await run(file, "--shred");
    expect([code, existsSync(file), stderr]).toEqual([0, false, expect.not.stringContaining("still contains")]);
  });
});

describe("what was written there", () => {
  test("opens with the vector of Lockbox, under the key of its column or its bare name", () => {
    const lockbox = new Lockbox([PUBLIC_KEY]);
    const text = "AAECAwQFBgcICQoLS5+G6jMc0XINqqWUU0utwGlrtwHp57lJjlWKZ5OLGec=";
    expect(lockbox.open("pushes", "payload", text)).toBe("correct horse ü");
    expect(lockbox.open("pushes", "payload", "")).toBe("");
    for (const [table, column, other] of [
      ["pushes", "note", text],
      ["users", "payload", text],
      ["pushes", "payload", text.replace("S5", "S6")],
      ["pushes", "payload", "short"],
    ] as const) {
      expect(lockbox.open(table, column, other)).toEqual({ unreadable: true });
    }
  });

  test.each([
    ["2026-11-24 02:25:17 UTC", "2026-11-24T02:25:17.000Z"],
    ["2026-11-24 03:25:22 +0100", "2026-11-24T02:25:22.000Z"],
    ["2026-11-24 02:25:17.123456", "2026-11-24T02:25:17.123Z"],
    ["2026-11-24T02:25:17.1", "2026-11-24T02:25:17.100Z"],
    ["2026-11-24T02:25:17Z", "2026-11-24T02:25:17.000Z"],
  ])("has the time %s at %s", (text, moment) => {
    expect(new Date(momentIn({ at: text }, "at") ?? 0).toISOString()).toBe(moment);
  });

  test("is over when that server would say so", () => {
    const nowMs = Date.UTC(2026, 0, 10);
    const push = { createdAtMs: Date.UTC(2026, 0, 1), expireAfterDays: 9, expireAfterViews: 2, entries: [] };
    const end = (more: object) => endOf({ ...push, ...more } as unknown as OldPush, nowMs);
    expect(end({ expireAfterDays: 10 })).toBeNull();
    expect(end({})).toEqual({ atMs: nowMs, byHand: false });
    const entries = ["view", "failed_view"].map((kind, at) => ({
      kind,
      atMs: at,
      ip: "",
      userAgent: "",
      referrer: "",
    }));
    expect(end({ expireAfterDays: 10, entries })).toEqual({ atMs: 1, byHand: false });
    expect(end({ expireAfterDays: 10, entries: entries.slice(1) })).toBeNull();
  });
});

test("unknown links of the old form are bounded, by address and for all together", async () => {
  const clock = testClock();
  const links = new OldLinks(attemptGatesInMemory(clock));
  const miss = async (address: string) => {
    const place = await links.enter(address);
    if ("retryAfterSeconds" in place) return place.retryAfterSeconds;
    place.settle(true);
    return "looked";
  };
  for (let n = 0; n < 100; n += 1) expect(await miss("192.0.2.1")).toBe("looked");
  expect(await miss("192.0.2.1")).toBe(60);
  for (let n = 0; n < 900; n += 1) expect(await miss(`198.51.${n % 250}.1`)).toBe("looked");
  expect(await miss("203.0.113.1")).toBe(60);
  clock.advance(60_000);
  expect(await miss("192.0.2.1")).toBe("looked");
});

test("over HTTP, an address that asks for unknown links waits, and other links open for it", async () => {
  await fromDatabase();
  const { json, push } = await start();
  const statuses = new Set<number>();
  for (let n = 0; n < 100; n += 1) statuses.add((await json("GET", `/api/v2/pushes/unknown-${100 + n}`)).status);
  expect([...statuses]).toEqual([404]);
  const refused = await json("GET", "/api/v2/pushes/-bc_efghijk");
  expect([refused.status, refused.headers.get("retry-after") !== null]).toEqual([429, true]);
  // However its letters are written.
  for (const way of ["/api/v2/pushes/%2dbc_efghijk", "/p/%2Dbc_efghijk", "/p.json/-bc%5Fefghijk"])
    expect([way, (await json("GET", way)).status]).toEqual([way, 429]);
  const { url_token: own } = await push({ payload: "x" });
  expect((await json("GET", `/api/v2/pushes/${own}`)).status).toBe(200);
});

test("without pushes of another server, short links are looked for nowhere", async () => {
  const { json } = await start();
  for (let n = 0; n < 101; n += 1) expect((await json("GET", "/api/v2/pushes/abcdefghijkl")).status).toBe(404);
});
