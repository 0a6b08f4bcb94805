// Damaged pages of the database, as a failing disk leaves them. The server lives and says so; what lies on
// whole pages is answered as before; what is answered is never anything but what was stored.

import { Database } from "bun:sqlite";
import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { closeSync, cpSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";

import { Log } from "../src/base/log.ts";
import { DAY_MS } from "../src/base/clock.ts";
import { Sweeper } from "../src/domain/upkeep/sweeper.ts";
import { writerHere } from "../src/store/sqlite/writer/carrier.ts";
import { type Connection, PAGE_BYTES } from "../src/store/sqlite/connection.ts";
import { Db } from "../src/store/sqlite/db.ts";
import { openStore } from "../src/store/index.ts";
import { Browser, OWN_PUSHES } from "./browser_sessions.ts";
import { FULL, seedOf } from "./full.ts";
import { startServer, testClock, type TestServer } from "./harness.ts";
import { runProgram } from "./processes.ts";
import { scratch } from "./scratch.ts";
import { engineOf } from "./engine.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const { root, servers, newPath } = scratch();

const PUSHES = 60;
const ALLOWED_VIEWS = 20;
const OTHER_PAGES = FULL ? 19 : 3;
/** Each third push has an owner, and labels. */
const OWNED_EACH = 3;
const WHOLE = join(root, "whole");

interface Stored {
  path: string;
  payload: string;
}
let stored: Stored[];
let owner: Record<string, string>;

beforeAll(async () => {
  const server = await startServer({ dataDir: WHOLE });
  const ann = await server.user("ann@example.org");
  owner = ann.headers;
  // Some payloads fit a page with others, some fill several pages of their own.
  const sizes = [20, 300, 1_500, 6_000];
  const pushes = await Promise.all(
    Array.from({ length: PUSHES }, async (_, n) => {
      const payload = `${n} `.padEnd(sizes[n % sizes.length] ?? 0, `payload ${n} `);
      const fields = { payload, name: `name ${n}`, note: `note ${n} `.repeat(10), expire_after_views: ALLOWED_VIEWS };
      const push = await server.push(fields, n % OWNED_EACH === 0 ? owner : {});
      return { path: `/api/v2/pushes/${push.url_token}`, payload };
    }),
  );
  for (const { path } of pushes) expect((await server.json("GET", path)).status).toBe(200);
  stored = pushes;
  await server.stop({ dataDir: true });
});

/** Bytes that look like chance and are the same for each seed. */
function noise(seed: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let state = seed * 2_654_435_761 + 1, at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

/** How a page may come to be damaged: what is written over it, and where in it. */
const WAYS: Record<string, (seed: number) => { at: number; bytes: Buffer }> = {
  "overwritten with noise": (seed) => ({ at: 0, bytes: noise(seed, PAGE_BYTES) }),
  "overwritten with zeros": () => ({ at: 0, bytes: Buffer.alloc(PAGE_BYTES) }),
  "overwritten with noise in its first sector": (seed) => ({ at: 0, bytes: noise(seed, 512) }),
};

/** A copy of the data directory with one page damaged; from 1, as SQLite counts. */
function damagedCopy(page: number, way: string, seed = page): string {
  const dataDir = newPath("damaged");
  cpSync(WHOLE, dataDir, { recursive: true });
  const path = join(dataDir, "secretpush.db");
  const { at, bytes } = WAYS[way]?.(seed) ?? expect.unreachable();
  const file = openSync(path, "r+");
  writeSync(file, bytes, 0, bytes.length, (page - 1) * PAGE_BYTES + at);
  closeSync(file);
  return dataDir;
}

/** The pages that hold anything, in their order. */
function usedPages(): number[] {
  const db = new Database(join(WHOLE, "secretpush.db"), { readonly: true });
  const rows = db
    .query<{ pageno: number }, []>("SELECT pageno FROM dbstat WHERE ncell > 0 OR pagetype = 'overflow' ORDER BY pageno")
    .all();
  db.close();
  return rows.map(({ pageno }) => pageno);
}

/** A page of a table or an index: a leaf of its tree, or one that a large value overflows to. */
function pageOf(name: string, type: "leaf" | "overflow"): number {
  const db = new Database(join(WHOLE, "secretpush.db"), { readonly: true });
  const row = db
    .query<{ pageno: number }, [string, string]>(
      "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = ? ORDER BY path DESC LIMIT 1",
    )
    .get(name, type);
  db.close();
  return row?.pageno ?? expect.unreachable();
}

const WAY_NAMES = Object.keys(WAYS);
const reports = (log: string): number => log.match(/ERROR the database is damaged/g)?.length ?? 0;
const otherTrouble = (log: string): string[] =>
  log.split("\n").filter((line) => /(?:WARN|ERROR) /.test(line) && reports(line) === 0);

const ask = async (
  url: string,
  method: string,
  path: string,
  init: { body?: unknown; headers?: Record<string, string> } = {},
) => {
  const { body, headers = {} } = init;
  const response = await fetch(url + path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // Tests look into answers of many shapes.
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: response.status, body: (await response.json()) as any };
};

/** Asks for everything. @returns what could not be had; it fails where an answer is not what was stored */
async function askAll(url: string): Promise<string[]> {
  const failed: string[] = [];
  const note = (what: string, status: number, wanted: number, body: unknown): boolean => {
    if (status === wanted) return true;
    expect([what, status, body]).toEqual([what, 500, expect.objectContaining({ error: "Internal Server Error" })]);
    failed.push(what);
    return false;
  };
  for (const [n, { path, payload }] of stored.entries()) {
    const preview = await ask(url, "GET", `${path}/preview`);
    note(`preview ${n}`, preview.status, 200, preview.body);
    const { status, body } = await ask(url, "GET", path);
    // One view was taken when it was stored, this is the second.
    if (note(`retrieve ${n}`, status, 200, body)) {
      expect(body).toMatchObject({ payload, expired: false, views_remaining: ALLOWED_VIEWS - 2 });
    }
    if (n % OWNED_EACH !== 0) continue;
    const log = await ask(url, "GET", `${path}/audit`, { headers: owner });
    if (note(`audit log ${n}`, log.status, 200, log.body)) {
      const kinds = (log.body.logs as Array<{ kind: string }>).map(({ kind }) => kind);
      expect(kinds.slice(0, 2)).toEqual(["creation", "view"]);
    }
  }
  const list = await ask(url, "GET", "/api/v2/pushes/active", { headers: owner });
  note("list", list.status, 200, list.body);
  const created = await ask(url, "POST", "/api/v2/pushes", { body: { push: { payload: "new" } } });
  note("create", created.status, 201, created.body);
  return failed;
}

describe.each(WAY_NAMES)("a page that was %s", (way) => {
  test("ends no server, is never served, and is in the log and in /up", async () => {
    const pages = usedPages();
    const seed = seedOf(`a page that was ${way}`);
    let harmful = 0;
    // One that certainly holds payloads, and others by chance, all over the file.
    const others = Array.from({ length: OTHER_PAGES }, (_, n) => {
      const at = Math.floor(((n + noise(seed + n, 4).readUInt32BE() / 2 ** 32) * pages.length) / OTHER_PAGES);
      return pages[at] ?? expect.unreachable();
    });
    for (const page of [pageOf("sealed_payloads", "leaf"), ...others]) {
      const dataDir = damagedCopy(page, way, seed + page);
      let server: TestServer;
      try {
        server = await startServer({ dataDir });
      } catch (error) {
        // The schema itself: then there is nothing to serve.
        expect(String(error)).toMatch(/secretpush\.db cannot be used: .*\. It is damaged, .*secretpush restore FILE/);
        harmful += 1;
        continue;
      }
      const failed = await askAll(server.url);
      const log = server.log();
      const { status, body } = await server.json("GET", "/up");
      if (failed.length > 0) {
        harmful += 1;
        expect(reports(log)).toBeGreaterThan(0);
        // The cause is shared by what fails: it is named once.
        expect(reports(log)).toBeLessThanOrEqual(3);
        expect([page, failed.length < PUSHES * 4]).toEqual([page, true]);
      }
      if (reports(log) > 0) {
        expect([status, body]).toEqual([
          503,
          { status: "down", error: expect.stringContaining("The database is damaged") },
        ]);
      } else expect([status, body]).toEqual([200, { status: "up" }]);
      expect(otherTrouble(log)).toEqual([]);
      await server.stop();
    }
    expect(harmful).toBeGreaterThan(0);
  });
});

test.each(["admin_entries", "admin_log_end", "admin_failures"])(
  "people sign in and out, and learn that a password is wrong, though a page of %s is damaged",
  async (table) => {
    const dataDir = damagedCopy(pageOf(table, "leaf"), "overwritten with noise");
    const server = await startServer({ dataDir });
    const browser = new Browser(server);
    expect((await browser.signIn("ann@example.org", "wrong")).status).toBe(401);
    expect((await browser.signIn("ann@example.org")).status).toBe(200);
    expect((await browser.send("GET", OWN_PUSHES)).status).toBe(200);
    expect((await browser.send("DELETE", "/session")).status).toBe(200);
    expect((await browser.send("GET", OWN_PUSHES)).status).toBe(401);
    expect(reports(server.log())).toBeGreaterThan(0);
    await server.stop();
  },
);

test("events that cannot be read keep no server from starting", async () => {
  const server = await startServer({ dataDir: damagedCopy(pageOf("subscriptions", "leaf"), WAY_NAMES[0] ?? "") });
  expect(await askAll(server.url)).toEqual([]);
  expect(reports(server.log())).toBe(1);
  expect(server.log()).toContain("events are not delivered");
  expect((await server.json("GET", "/up")).status).toBe(503);
  await server.stop();
  expect(server.log()).toContain("route=/up status=503"); // unlike one that succeeds
});

describe("the program", () => {
  test("answers 500 for a push on a damaged page, names it once, and serves the others", async () => {
    const server = await servers.start(damagedCopy(pageOf("sealed_payloads", "overflow"), "overwritten with noise"));
    const failed = await askAll(server.url);
    expect(failed).toHaveLength(1);
    expect(failed[0]).toStartWith("retrieve ");
    const { path } = stored[Number(failed[0]?.split(" ")[1])] ?? expect.unreachable();
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await ask(server.url, "GET", path)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([500]));
    const page = await fetch(server.url + path.replace("/api/v2/pushes", "/p") + "/r", {
      headers: { accept: "text/html" },
    });
    expect(page.headers.get("content-type")).toStartWith("text/html");
    expect((await ask(server.url, "GET", "/up")).status).toBe(503);
    expect(reports(server.output())).toBe(1);
    expect(server.output()).toMatch(
      /ERROR the database is damaged: restore a backup what="(?:table pushes|the payload of push \d+)" reason="/,
    );
    expect(await server.stop()).toBe(0);
  });

  test("measures what can still be read", async () => {
    const dataDir = damagedCopy(pageOf("pushes", "leaf"), "overwritten with noise");
    const server = await startServer({ dataDir, flags: { "metrics-listen": "127.0.0.1:0" } });
    await askAll(server.url);
    const response = await fetch(`${server.addresses.metrics}/metrics`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^secretpush_database_damaged 1$/m);
    await server.stop();
  });

  test("lives when a page is damaged under it", async () => {
    const dataDir = newPath("damaged");
    cpSync(WHOLE, dataDir, { recursive: true });
    const server = await servers.start(dataDir);
    const page = pageOf("sealed_payloads", "leaf");
    const file = openSync(join(dataDir, "secretpush.db"), "r+");
    writeSync(file, noise(1, PAGE_BYTES), 0, PAGE_BYTES, (page - 1) * PAGE_BYTES);
    closeSync(file);
    const failed = await askAll(server.url);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.filter((what) => !/^retrieve|^create/.test(what))).toEqual([]);
    expect((await ask(server.url, "GET", "/up")).status).toBe(503);
    expect(await server.stop()).toBe(0);
  });

  test.each(["check", "doctor", "user list"])(
    "%s says what to do if a page of the schema is damaged",
    async (command) => {
      const dataDir = damagedCopy(pageOf("sqlite_schema", "leaf"), "overwritten with noise");
      const { code, stdout, stderr } = await runProgram([...command.split(" "), "--data-dir", dataDir]);
      expect(code).toBe(1);
      expect(command === "doctor" ? stdout : stderr).toMatch(
        /The database \S+ cannot be used: (.*malformed.*|.*not an error.*)\. It is damaged, or .*: secretpush restore FILE\n/,
      );
      expect(stdout).not.toContain("first start");
    },
  );

  test.each(["check", "user list"])("%s says in a sentence that the schema is damaged", async (command) => {
    const { code, stderr } = await runProgram([
      ...command.split(" "),
      "--data-dir",
      damagedCopy(1, "overwritten with noise"),
    ]);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^secretpush: The database \S+ cannot be used: file is not a database\. It is damaged, or .*: secretpush restore FILE\n$/,
    );
  });
});

describe("writes that share a commit", () => {
  test("only those that meet damage fail", async () => {
    const dataDir = damagedCopy(pageOf("sealed_payloads", "leaf"), "overwritten with zeros");
    const places: string[] = [];
    const operationsOn = (connection: Connection) => {
      const touch = connection.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ($key, 'x')");
      const read = connection.prepare("SELECT sum(length(CAST(payload AS TEXT))) FROM sealed_payloads");
      return {
        touchAnd({ n }: { n: number }): void {
          touch.run({ key: `write ${n}` });
          if (n % 3 === 1) read.get({});
          if (n % 3 === 2) throw new Error("refused by itself");
        },
      };
    };
    const db = new Db<ReturnType<typeof operationsOn>>({
      path: join(dataDir, "secretpush.db"),
      writer: writerHere(operationsOn),
      onDamage: ({ what }) => places.push(what),
    });
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => db.write("touchAnd", { n })));
    expect(
      outcomes.map((outcome) => (outcome.status === "fulfilled" ? "done" : (outcome.reason.code ?? "refused"))),
    ).toEqual(Array.from({ length: 3 }, () => ["done", "corrupt", "refused"]).flat());
    const written = db.prepare<{ key: string }>("SELECT key FROM meta WHERE key LIKE 'write %' ORDER BY key").all({});
    expect(written.map(({ key }) => key)).toEqual(["write 0", "write 3", "write 6"]);
    expect(places).toEqual(["table sealed_payloads"]);
    expect(db.isDamaged).toBe(true);
    db.close();
  });
});

test("the sweeper passes over what lies on a damaged page, and erases the rest", async () => {
  const page = pageOf("sealed_payloads", "leaf");
  const dataDir = damagedCopy(page, "overwritten with noise");
  const store = openStore({ dataDir, exclusive: true });
  // The time that the server knew last would keep the sweeper from trusting this one.
  await store.overview.setNote("known_time", null);
  const clock = testClock(Date.now() + 400 * DAY_MS);
  const sweeper = new Sweeper({
    maintenance: store.maintenance,
    notes: store.overview,
    files: { unlinkDue: async () => 0 },
    clock: clock,
    log: new Log({ level: "error", format: "text", write: () => {} }),
    intervalMs: 60_000,
    purgeAnonymousAfterMs: DAY_MS,
    purgeAfterMs: DAY_MS,
  });
  const { expired } = await sweeper.sweep();
  expect(expired).toBeGreaterThan(PUSHES / 2);
  expect(expired).toBeLessThan(PUSHES);
  const alive = engineOf(store)
    .db.prepare<{ n: number }>("SELECT count(*) AS n FROM pushes WHERE expired_at_ms IS NULL")
    .get({});
  expect(alive).toEqual({ n: PUSHES - expired });
  store.close();
});
