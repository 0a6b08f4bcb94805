// The lists of a server with 5,000 people and 100,000 links: what a page reads of them, and how it looks while it loads.

import { Database, type Statement } from "bun:sqlite";
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { join } from "node:path";

import { fillDirectory, OWNER } from "../bench/fill.ts";
import { openPage } from "./browser.ts";
import { firstLoad, MAX_SHIFT } from "./first_load.ts";
import { makeTempDir, startServer, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { cookiesOf } from "./page_actions.ts";

setDefaultTimeout(120_000); // other load on the machine slows the tests down

const LINKS = 100_000;
const EXPIRED = 1_000;
const PEOPLE = 5_000;
const PAGE_SIZE = 50;

/** A table that is read from its beginning, of those that have a row for each link, entry or session. */
const SCAN_OF_MANY = /^SCAN (?:p|l|s|log|a|h|pushes|labels|holds|answers|sessions|audit_entries|admin_entries)\b/;

/** What was asked of the database since it was emptied: each statement with the rows that it returned. */
let asked: Array<{ sql: string; rows: number }> = [];
const { prepare } = Database.prototype;
const METHODS = ["all", "get", "values"] as const;

function remember(statement: Statement, sql: string): Statement {
  for (const method of METHODS) {
    const real = (statement[method] as (...given: unknown[]) => unknown).bind(statement);
    const counting = (...given: unknown[]): unknown => {
      const found = real(...given);
      asked.push({ sql, rows: Array.isArray(found) ? found.length : found ? 1 : 0 });
      return found;
    };
    Object.defineProperty(statement, method, { value: counting });
  }
  return statement;
}

let server: TestServer;
let cookies: Record<string, string>;

/** An administrator owns all links: their own lists are the longest that there are. */
async function makeServer(): Promise<void> {
  const dataDir = makeTempDir();
  const first = await startServer({ dataDir });
  await first.user(OWNER, true);
  await first.stop({ dataDir: true });
  await fillDirectory(dataDir, LINKS, 0, { owned: LINKS });
  await fillDirectory(dataDir, EXPIRED, 0, { owned: EXPIRED, isDue: true });
  const store = new Database(join(dataDir, "secretpush.db"), { strict: true });
  store.run(
    `WITH RECURSIVE people (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM people WHERE n < ?)
     INSERT INTO users (email, password_hash, is_admin, created_at_ms)
     SELECT 'person' || n || '@department' || (n % 7) || '.example.org', '', 0, ? FROM people`,
    [PEOPLE, Date.now()],
  );
  store.close();
  Database.prototype.prepare = function (this: Database, sql: string, ...more: []) {
    return remember(prepare.call(this, sql, ...more), sql);
  } as typeof prepare;
  server = await startServer({ dataDir, flags: { "enable-requests": "true" } });
  cookies = await cookiesOf(server, OWNER);
}

const LISTS = ["/admin", "/admin/expired", "/admin/links", "/admin/users", "/admin/log"];

needs("the long run").describe("with 5,000 people and 100,000 links", () => {
  beforeAll(makeServer);
  afterAll(async () => {
    Database.prototype.prepare = prepare;
    await server?.stop();
  });

  /** The statements of a page; and its lines. */
  async function load(path: string): Promise<{ statements: typeof asked; lines: number }> {
    const cookie = Object.entries(cookies).map((pair) => pair.join("="));
    const headers = { cookie: cookie.join("; "), accept: "text/html" };
    // Some are only asked the first time.
    await server.fetch(path, { headers });
    asked = [];
    const page = await server.fetch(path, { headers });
    const statements = asked.filter(({ sql }) => /^\s*SELECT|^\s*WITH/.test(sql));
    expect([path, page.status]).toEqual([path, 200]);
    const list = /<ul[^>]* data-swap>.*?<\/ul>/s.exec(await page.text())?.[0] ?? "";
    return { statements, lines: list.split("<li").length - 1 };
  }

  describe("a page", () => {
    test.each([
      ["/admin", 50],
      ["/admin?part=unopened", 50],
      ["/admin?part=sealed", 1],
      ["/admin?part=waiting", 1],
      ["/admin?order=expiry", 50],
      ["/admin?order=opened", 50],
      ["/admin?page=200", 50],
      ["/admin/expired", 50],
      ["/admin/expired?page=20", 50],
      ["/admin/links", 50],
      ["/admin/links?state=expired", 50],
      ["/admin/links?owner=nobody", 1],
      ["/admin/links?before=100", 50],
      ["/admin/users", 50],
      ["/admin/users?page=100", 50],
      ["/admin/users?q=department3", 50],
      ["/admin/log", 4],
      ["/admin/log?kind=user.added", 1],
      ["/admin/users/2", 1],
    ])("%s asks few questions, and gets no more rows than it shows", async (path, lines) => {
      const loaded = await load(path);
      expect(loaded.lines).toBe(lines);
      expect(loaded.statements.length).toBeLessThanOrEqual(12);
      // A page and one behind it, what counts for each line, and what names the reader.
      expect(loaded.statements.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(2 * PAGE_SIZE + 10);
      const plans = new Database(join(server.dataDir, "secretpush.db"), { readonly: true, strict: true });
      const plan = ({ sql }: { sql: string }): Array<{ detail: string }> =>
        prepare.call(plans, `EXPLAIN QUERY PLAN ${sql}`).all() as Array<{ detail: string }>;
      // A list of everybody's links looks at a bounded part of them, by their numbers.
      const unbounded = loaded.statements.filter(({ sql }) => !sql.includes("ORDER BY id DESC LIMIT $lookedAt"));
      const scans = unbounded.flatMap((one) => plan(one)).filter(({ detail }) => SCAN_OF_MANY.test(detail));
      plans.close();
      expect(scans).toEqual([]);
    });
  });

  needs("chromium").test("each list begins with its lines, and nothing jumps while it loads", async () => {
    for (const [width, height, limit] of [
      [1280, 800, 800],
      [390, 844, 300],
      [320, 568, 260],
    ] as const) {
      for (const path of LISTS) {
        const page = await openPage(server.url + path, { width, height, cookies });
        const { shift } = await firstLoad(page);
        const measured = await page.view.evaluate(`(() => {
          const lines = [...document.querySelectorAll("ul[data-swap] > li")].map((line) => line.getBoundingClientRect());
          return JSON.stringify([lines[0].top + scrollY, Math.max(...lines.map(({ height }) => height))]);
        })()`);
        const [first, highest] = JSON.parse(String(measured)) as [number, number];
        page.close();
        expect([path, width, shift <= MAX_SHIFT || shift]).toEqual([path, width, true]);
        // An entry of a log leaves nothing out: the longest takes five lines on the smallest phone.
        const room = path === "/admin/log" && width < 390 ? 110 : 88;
        expect([path, width, first <= limit || first, highest <= room || highest]).toEqual([path, width, true, true]);
      }
    }
  });
});
