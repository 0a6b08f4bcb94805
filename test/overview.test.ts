// What an administrator asks of all pushes: pages by owner and state, however few of them match; counts of each user;
// sizes. And the list of first steps.

import { Database } from "bun:sqlite";
import { afterEach, beforeEach, describe, expect, setDefaultTimeout, spyOn, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { describedSettings } from "../src/config/describe.ts";
import { loadConfig } from "../src/config/load.ts";
import { OPTIONS, SETTING_GROUPS } from "../src/config/options.ts";
import { DOT } from "../src/http/pages/markup.ts";
import { openStore } from "../src/store/index.ts";
import { Db } from "../src/store/sqlite/db.ts";
import { DAY_MS } from "./api_checks.ts";
import { Browser, idOf, overviewOf, PASSWORD } from "./browser_sessions.ts";
import { makeTempDir, runBeside, startServer, testClock, type TestServer, type User } from "./harness.ts";
import { databaseOf, ENGINE } from "./test_engine.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const clock = testClock();
let server: TestServer;
let root: Browser;
let ann: User;
let annId: number;

/** As which programs ask. */
let asRoot: Record<string, string>;

async function administrator(of: TestServer): Promise<Browser> {
  const { email, headers } = await of.user("root@example.org", true);
  asRoot = headers;
  const browser = new Browser(of);
  expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
  return browser;
}

beforeEach(async () => {
  server = await startServer({ clock, flags: { "sweep-interval": "1d", "session-lifetime": "365d" } });
  root = await administrator(server);
  ann = await server.user("ann@example.org");
  annId = (await idOf(root, ann.email)) ?? 0;
});
afterEach(() => server.stop());

interface Shown {
  id: number;
  owner: string | null;
  expired: boolean;
}

/** All pages of a filter, followed to their end. */
async function all(query: string): Promise<{ pushes: Shown[]; pages: number[] }> {
  const pushes: Shown[] = [];
  const pages: number[] = [];
  for (let next: number | null | undefined; next !== null;) {
    const path = `/api/v2/admin/pushes?${query}${next ? `&before=${next}` : ""}`;
    const { status, body } = await server.json("GET", path, undefined, asRoot);
    expect(status).toBe(200);
    pushes.push(...(body.pushes as Shown[]));
    pages.push(body.pushes.length);
    next = body.next as number | null;
  }
  return { pushes, pages };
}

/** Copies the newest push in the database so often, expired or not. Its copies share nothing but their columns. */
async function multiply(times: number, expired: boolean): Promise<void> {
  const db = await databaseOf(server);
  const [newest] = await db.unsafe("SELECT * FROM pushes ORDER BY id DESC LIMIT 1");
  const columns = Object.keys(newest).filter(
    (name) => !["id", "lookup", "expired_at_ms", "last_entry_id", "entry_count"].includes(name),
  );
  const random = ENGINE === "sqlite" ? "randomblob(32)" : "sha256(gen_random_uuid()::text::bytea)";
  await db.unsafe(
    `INSERT INTO pushes (lookup, expired_at_ms, ${columns.join(", ")})
     WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${times})
     SELECT ${random}, ${expired ? "created_at_ms" : "NULL"}, ${columns.map((name) => `p.${name}`).join(", ")}
       FROM n, (SELECT * FROM pushes ORDER BY id DESC LIMIT 1) p`,
  );
  await db.close();
}

describe("the pushes of everybody", () => {
  test("have a button for filters that says that one is on", async () => {
    const isOn = async (query: string) =>
      / id="open-filters"[^>]* data-on[ >]/.test(await root.page(`/admin/links${query}`));
    await server.push({ payload: "anonymous" });
    const on = ["?state=active", "?owner=nobody", "?until=2026-01-31"];
    for (const query of on) expect([query, await isOn(query)]).toEqual([query, true]);
    for (const query of ["", "?q=ann", "?state=other"]) expect([query, await isOn(query)]).toEqual([query, false]);
  });

  beforeEach(async () => {
    await server.push({ payload: "anonymous, active" });
    await server.push({ payload: "active", expire_after_days: 90 }, ann.headers);
    await server.push({ payload: "due, not swept", expire_after_days: 1 }, ann.headers);
    const ended = await server.push({ payload: "ended" }, ann.headers);
    await server.json("DELETE", `/api/v2/pushes/${ended.url_token}`, undefined, ann.headers);
    clock.advance(2 * DAY_MS);
  });

  test.each([
    ["", [4, 3, 2, 1]],
    ["state=active", [2, 1]],
    ["state=expired", [4, 3]],
    ["owner=nobody", [1]],
    ["owner=nobody&state=expired", []],
    ["owner=ANN", [4, 3, 2]],
    ["owner=ANN&state=active", [2]],
    ["owner=ANN&state=expired", [4, 3]],
    ["owner=999999", []],
    ["owner=Ann@Example.org", [4, 3, 2]],
    ["owner=nobody@example.org", []],
  ])("%p lists %j", async (query, ids) => {
    const { pushes } = await all(query.replace("ANN", String(annId)));
    expect(pushes.map(({ id }) => id)).toEqual(ids);
    for (const { id, owner, expired } of pushes) {
      expect([id, owner, expired]).toEqual([id, id === 1 ? null : ann.email, id > 2]);
    }
  });

  test("those that were made by a day are found on the page, with gaps between their numbers too", async () => {
    const firstMs = clock.now() - 2 * DAY_MS;
    await multiply(3, true);
    const db = await databaseOf(server);
    await db.unsafe("DELETE FROM pushes WHERE id IN (2, 3, 5)");
    await db.close();
    for (let n = 0; n < 3; n += 1) {
      clock.advance(DAY_MS);
      await server.push({ payload: "later" });
    }
    const until = async (days: number, more = "") => {
      const day = new Date(firstMs + days * DAY_MS).toISOString().slice(0, 10);
      return (await overviewOf(root, `?until=${day}${more}`)).pushes.map(({ id }) => id);
    };
    const old = [7, 6, 4, 1];
    expect(await until(-1)).toEqual([]);
    expect(await until(0)).toEqual(old);
    expect(await until(2)).toEqual(old);
    expect(await until(3)).toEqual([8, ...old]);
    expect(await until(4, "&owner=nobody")).toEqual([9, 8, 1]);
    expect(await until(99)).toEqual([10, 9, 8, ...old]);
    expect(await until(4, "&q=ann")).toEqual([7, 6, 4]);
    // A day is that of the reader: in the small hours of London, Honolulu has the day before.
    expect(new Date(firstMs).getUTCHours()).toBeLessThan(10);
    expect(await until(-1, "&zone=Pacific/Honolulu")).toEqual(old);
    expect(await until(2, "&zone=Pacific/Honolulu")).toEqual([8, ...old]);
    // What is no day, no zone, no state and nobody is left out.
    for (const odd of ["?until=gone&zone=nowhere", "?state=gone", "?owner=ann", "?before=x"]) {
      expect((await overviewOf(root, odd)).pushes).toHaveLength(7);
    }
  });

  test.each([
    ["q=ann", [4, 3, 2]],
    ["q=ANN%40example.org", [4, 3, 2]],
    ["q=%40example&state=active", [2]],
    ["q=nobody", []],
    ["q=%233", [3]],
    ["q=3", [3]],
    ["q=99999", []],
    ["q=https%3A%2F%2Fx.example%2Fp%2Fabcdefghijklmnop%2Fr", []],
  ])("on the page, %p finds %j", async (query, ids) => {
    expect((await overviewOf(root, `?${query}`)).pushes.map(({ id }) => id)).toEqual(ids);
  });

  test.each(["state=gone", "owner=ann", "owner=a@%00", "owner=", "state="])("%p is refused", async (query) => {
    expect((await server.json("GET", `/api/v2/admin/pushes?${query}`, undefined, asRoot)).status).toBe(400);
  });

  test("every page is full until the last, and no push is left out or shown twice", async () => {
    await multiply(120, true);
    for (const query of [`owner=${annId}`, `owner=${annId}&state=expired`, "", "state=expired"]) {
      const { pushes, pages } = await all(query);
      const expected = query === "" ? 124 : query.includes("state") ? 122 : 123;
      expect([query, new Set(pushes.map(({ id }) => id)).size, pushes.length]).toEqual([query, expected, expected]);
      expect(pages.slice(0, 2)).toEqual([50, 50]);
      expect(pushes.map(({ id }) => id)).toEqual(pushes.map(({ id }) => id).toSorted((a, b) => b - a));
    }
  });

  test("a few active ones below very many that expired are found, page by page", async () => {
    await multiply(25_000, true);
    const { pushes, pages } = await all("state=active");
    expect(pushes.map(({ id }) => id)).toEqual([2, 1]);
    // Each page looks at a bounded part: some are empty and lead on.
    expect(pages).toEqual([0, 0, 2]);
    // The page of a browser goes on by itself.
    expect((await overviewOf(root, "?state=active")).pushes.map(({ id }) => id)).toEqual([2, 1]);
    expect((await all("owner=nobody")).pushes.map(({ id }) => id)).toEqual([1]);
    // An index knows a user's own: one page.
    expect((await all(`owner=${annId}&state=active`)).pages).toEqual([1]);
  });

  // PostgreSQL plans by what it knows of the rows, so a plan says nothing about the next one.
  if (ENGINE === "sqlite") {
    test("an index leads to a user's own, and the others are read from the newest on, never sorted", async () => {
      const store = openStore({ dataDir: makeTempDir(), exclusive: true });
      const prepare = spyOn(Db.prototype, "prepare");
      const at = { nowMs: 1, beforeId: 2, limit: 3 };
      for (const filter of [{ owner: 1 }, {}, { state: "expired" as const }]) await store.overview.page(filter, at);
      const asked = prepare.mock.calls.map(([sql]) => sql);
      prepare.mockRestore();
      await store.close();
      const db = new Database(join(server.dataDir, "secretpush.db"), { readonly: true });
      const plansOf = (marker: string): string[] =>
        asked
          .filter((sql) => sql.includes(marker))
          .map((sql) => db.query<{ detail: string }, []>(`EXPLAIN QUERY PLAN ${sql}`).all())
          .map((plan) => plan.map(({ detail }) => detail).join("\n"));
      const [own = "", ...more] = plansOf("p.owner_id = $owner");
      for (const range of [
        "pushes_active (owner_id=? AND id<?)",
        "pushes_expired (owner_id=? AND id<?)",
        "pushes_owner_due (owner_id=? AND expires_at_ms<?)",
      ]) {
        expect(own).toContain(`SEARCH p USING INDEX ${range}`);
      }
      expect(more).toEqual([]);
      const everybody = plansOf("LIMIT $lookedAt");
      expect(everybody).toHaveLength(2);
      for (const plan of everybody) {
        expect(plan).toContain("SEARCH pushes USING INTEGER PRIMARY KEY (rowid<?)");
        expect(plan).not.toMatch(/B-TREE|SCAN pushes/);
      }
      expect(own).not.toMatch(/SCAN p\b/);
      db.close();
    });
  }
});

test("each user comes with the number of their pushes, and with none where they are more than 1,000", async () => {
  await server.push({ payload: "active" }, ann.headers);
  const ended = await server.push({ payload: "ended" }, ann.headers);
  await server.json("DELETE", `/api/v2/pushes/${ended.url_token}`, undefined, ann.headers);
  const linksOf = async (email: string) =>
    new RegExp(`href="/admin/links\\?q=${encodeURIComponent(email)}">([^<]*)<`).exec(
      await root.page(`/admin/users?q=${email}`),
    )?.[1];
  expect(await linksOf(ann.email)).toBe("2 links");
  await multiply(1_500, true);
  expect(await linksOf(ann.email)).toBe("Links");
  // No link leads to an empty list.
  expect(await linksOf("root@example.org")).toBeUndefined();
  expect(await root.page("/admin/users?q=root@example.org")).toContain(">0 links<");
});

test("the size of payloads is exact for few and an estimate for many", async () => {
  const stored = async () =>
    /Secrets \(estimated\)<\/dt><dd>([^<·]*)/.exec(await root.page("/admin/server"))?.[1]?.trim();
  expect(await stored()).toBe("0\u00a0B");
  for (let count = 0; count < 3; count += 1) await server.push({ payload: "x".repeat(10_000) });
  clock.advance(10_000); // counts are kept for a few seconds
  expect(await stored()).toBe("29\u00a0KiB");
  // There is no limit for files.
  expect(await root.page("/admin/server")).not.toContain("Limit for files");
});

describe("the settings", () => {
  test("each has a heading, what it is for, and its default as it would be written", () => {
    const settings = describedSettings(
      loadConfig({
        flags: { "purge-after": "30d", port: "0" },
        env: { SECRETPUSH_KEY: "ab".repeat(32) },
        readFile: () => "",
      }),
    );
    expect(settings).toHaveLength(OPTIONS.length);
    const of = (name: string) => settings.find(({ option }) => option === name);
    expect(of("purge_after")).toMatchObject({ value: "30d", preset: "off", origin: "flag", group: "data" });
    expect(of("upload.max_file_bytes")).toMatchObject({ value: "2 GiB", preset: "2 GiB", group: "files" });
    expect(of("base_url")).toMatchObject({ value: "(not set)", preset: null, group: "reach" });
    expect(of("text.expire_after_days_max")).toMatchObject({ group: "pushes" });
    expect(of("about.operator")).toMatchObject({ group: "pages", preset: "(empty)" });
    expect(of("key")).toMatchObject({ value: "(set, hidden)", origin: "environment SECRETPUSH_KEY" });
    expect(JSON.stringify(settings)).not.toContain("abab");
    expect(new Set(settings.map(({ group }) => group))).toEqual(new Set(SETTING_GROUPS));
    for (const { doc } of settings) expect(doc.length).toBeGreaterThan(5);
  });
});

describe("the first steps", () => {
  const page = () => root.page("/admin/health");
  const titles = (html: string) => [...html.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, title]) => title);
  /** The steps that need somebody, and the sentence about all of them. */
  const open = async () => titles(/id="attention"[^]*?<\/div>/.exec(await page())?.[0] ?? "");
  const tick = (exists: unknown) => root.send("POST", "/admin/data/key_copy", { exists });
  const KEY = "No confirmed copy of the master key";
  const BACKUP = "No backup has been made yet";
  const MARKED = 'class="badge warning" title="Needs your attention"';

  test("are what the server knows now, and nothing needs attention only once nothing does", async () => {
    const before = await page();
    expect(await open()).toEqual([
      "Links have no fixed address",
      "Connections aren’t encrypted",
      KEY,
      "The first secret",
      BACKUP,
    ]);
    // The other pages of the administration say how many there are.
    expect(await root.page("/admin/users")).toContain(`>Health <span ${MARKED}>5</span>`);
    expect(before).toContain("(5)");
    expect(before).toContain(`Yours is ${server.url}.`);
    expect(before).toContain("There are 2 accounts.");
    expect(before).toContain("No backup has been made yet");
    expect(before.replaceAll("<wbr>", "")).toContain(`<span>--data-dir</span> <span>${server.dataDir}</span>`);
    expect(before).toContain(`First steps${DOT}1 of 6 done`);
    expect(before).not.toContain("Nothing needs your attention.");
    await server.push({ payload: "first" });
    clock.advance(10_000);
    expect(await open()).not.toContain("The first secret");
    // Auditors see the same, but can take none of them.
    const eve = await server.user("eve@example.org");
    await root.send("POST", `/admin/data/users/${await idOf(root, eve.email)}`, { role: "auditor" });
    const auditor = new Browser(server);
    await auditor.signIn(eve.email, PASSWORD);
    const seen = await auditor.page("/admin/health");
    const titled = ["Links have no fixed address", "Connections aren’t encrypted", KEY, BACKUP];
    expect([titles(seen), seen.includes("--data-dir")]).toEqual([titled, false]);
    expect(seen.replaceAll(/<[^>]*>/g, "")).toContain("Needs an administrator&nbsp;(4)");
    expect(seen).not.toContain("What to do");
  });

  test("are done on a server that has an address with TLS and all else: then nothing needs attention", async () => {
    const done = await startServer({
      flags: { "base-url": "https://push.example.org", "trusted-proxies": "127.0.0.1" },
    });
    try {
      const { email } = await done.user("boss@example.org", true);
      await done.user();
      await done.push({ payload: "first" });
      expect(await runBeside(done, ["backup", join(done.dataDir, "backup.tar")])).toMatchObject({ code: 0 });
      const boss = new Browser(done, {
        host: "push.example.org",
        "x-forwarded-proto": "https",
        "x-forwarded-for": "192.0.2.1",
      });
      await boss.signIn(email, PASSWORD);
      await boss.send("POST", "/admin/data/key_copy", { exists: "yes" });
      const html = await boss.page("/admin/health");
      expect(html).toContain(`First steps${DOT}6 of 6 done`);
      expect(html).toContain("Nothing needs your attention.");
      expect(await boss.page("/admin/users")).not.toContain(MARKED);
    } finally {
      await done.stop();
    }
  });

  test("the copy of the key is a tick that the next master key takes back", async () => {
    expect((await tick("yes")).status).toBe(200);
    expect(await open()).not.toContain(KEY);
    expect((await tick("no")).status).toBe(200);
    expect(await open()).toContain(KEY);
    for (const wrong of [true, "", undefined, "perhaps"]) expect((await tick(wrong)).status).toBe(400);
    // Nodes rotate at their start.
    if (ENGINE === "postgres") return;
    await tick("yes");
    expect(await runBeside(server, ["key", "rotate"])).toMatchObject({ code: 0 });
    expect(await open()).toContain(KEY);
  });

  test("a backup that was made is seen; one that was refused is not", async () => {
    const folder = makeTempDir();
    try {
      const run = (file: string) => runBeside(server, ["backup", file]);
      expect((await run("/nowhere/backup.tar")).code).not.toBe(0);
      expect(await open()).toContain(BACKUP);
      expect(await run(join(folder, "backup.tar"))).toMatchObject({ code: 0 });
      expect(await open()).not.toContain(BACKUP);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
