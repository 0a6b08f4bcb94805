// kill -9 under load. What was acknowledged before is there afterwards: creates, views, deletions.
// What was under way at the kill may have happened or not, and is counted as "perhaps".

import { Database } from "bun:sqlite";
import { afterAll, expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { LONG } from "./full.ts";
import { makeTempDir } from "./harness.ts";
import { LINK_ROWS_SQL, linksFrom, type MetaRow } from "./test_engine.ts";
import { runProgram, type ServerProcess, spawnServer } from "./processes.ts";

// Processes and disks take their time on a busy machine; none of it is waited for by the clock.
/** More of them take a few seconds each. */
const KILLS = Number(process.env["SECRETPUSH_TEST_KILLS"] ?? (LONG ? 3 : 2));
setDefaultTimeout(60_000 + KILLS * 10_000);

const WORKERS = 8;
const ACKNOWLEDGED_BEFORE_KILL = KILLS > 10 ? 100 : 300;

const root = makeTempDir();
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the clients know of one push. */
interface Known {
  urlToken: string;
  payload: string;
  passphrase: string;
  views: number;
  owned: boolean;
  received: number;
  /** Retrievals whose answer never came. */
  perhapsReceived: number;
  deleted: boolean;
  perhapsDeleted: boolean;
}

/** The same numbers each run: a linear congruential generator (Numerical Recipes' constants). */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

class Clients {
  readonly pushes: Known[] = [];
  acknowledged = 0;
  #numbered = 0;

  constructor(
    private readonly token: string,
    private readonly roll = dice(20_260_101),
  ) {}

  /** Works until the server is killed, which happens once enough was acknowledged. */
  async workUntilKilled(server: ServerProcess): Promise<void> {
    const target = this.acknowledged + ACKNOWLEDGED_BEFORE_KILL;
    let killed: Promise<void> | undefined;
    const work = async (): Promise<void> => {
      // Each worker ends with the request that the kill cut off or that came after it.
      while (await this.#act(server.url)) {
        this.acknowledged += 1;
        if (this.acknowledged >= target) killed ??= server.kill();
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    await killed;
  }

  /** @returns whether the server answered. */
  #act(url: string): Promise<boolean> {
    const alive = this.pushes.filter(({ deleted }) => !deleted);
    const known = alive[this.roll(Math.max(1, alive.length))];
    const what = this.roll(10);
    if (!known || what < 4) return this.#create(url);
    if (what < 9) return this.retrieve(url, known);
    return this.#delete(url, known);
  }

  async #create(url: string): Promise<boolean> {
    const payload = `payload ${(this.#numbered += 1)} ${"x".repeat(this.roll(3_000))}`;
    const passphrase = this.roll(10) === 0 ? "open sesame" : "";
    const views = 1 + this.roll(4);
    const owned = this.roll(2) === 0;
    const response = await send(`${url}/api/v2/pushes`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(owned ? this.headers : {}) },
      body: JSON.stringify({ push: { payload, passphrase, expire_after_views: views } }),
    });
    if (!response) return false;
    expect(response.status).toBe(201);
    const { url_token: urlToken } = response.body as { url_token: string };
    const counts = { received: 0, perhapsReceived: 0, deleted: false, perhapsDeleted: false };
    this.pushes.push({ urlToken, payload, passphrase, views, owned, ...counts });
    return true;
  }

  async retrieve(url: string, known: Known): Promise<boolean> {
    const deletedBefore = known.deleted;
    // Counted as perhaps from the moment it is sent, so that nothing falls between.
    known.perhapsReceived += 1;
    const response = await send(`${url}/api/v2/pushes/${known.urlToken}?passphrase=${escape(known.passphrase)}`);
    if (!response) return false;
    known.perhapsReceived -= 1;
    expect(response.status).toBe(200);
    const { payload, expired } = response.body as { payload: string | null; expired: boolean };
    if (expired) {
      expect(payload).toBeNull();
      return true;
    }
    expect(payload).toBe(known.payload);
    known.received += 1;
    if (deletedBefore) throw new Error("A deleted push was handed out.");
    return true;
  }

  async #delete(url: string, known: Known): Promise<boolean> {
    known.perhapsDeleted = true;
    const response = await send(`${url}/api/v2/pushes/${known.urlToken}`, { method: "DELETE" });
    if (!response) return false;
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ expired: true });
    // It may have been expired by its views before; then it is over all the same.
    known.deleted = true;
    return true;
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.token}` };
  }
}

/** @returns null where no whole answer came. */
async function send(url: string, init?: RequestInit): Promise<{ status: number; body: unknown } | null> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, body: await response.json() };
  } catch {
    return null;
  }
}

const escape = encodeURIComponent;

test("kills under mixed load lose nothing that was acknowledged", async () => {
  const dataDir = join(root, "data");
  const account = async (...argv: string[]): Promise<string> => {
    const { code, stdout, stderr } = await runProgram([...argv, "--data-dir", dataDir], { input: "correct horse\n" });
    if (code !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  await account("user", "add", "ann@example.org", "--password-stdin");
  const clients = new Clients(await account("token", "add", "ann@example.org", "--name", "crash"));

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const server = await spawnServer(dataDir); // the lock is free again, whatever ended the one before
    await clients.workUntilKilled(server);
    checkDatabase(dataDir, clients.pushes, kill);
    if (kill > 3 && kill % 10 > 0) continue;
    // Commands work on what the crash left behind, before any server has tidied up.
    expect(await account("token", "list")).toContain("ann@example.org");
    await account("user", "add", `after${kill}@example.org`, "--password-stdin");
  }
  expect(clients.acknowledged).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_BEFORE_KILL);

  const server = await spawnServer(dataDir);
  try {
    await checkOverHttp(server.url, clients);
  } finally {
    expect(await server.stop()).toBe(0);
  }
});

/** Looks at a copy, log and all, so that the server's own recovery is not helped along. */
function checkDatabase(dataDir: string, pushes: Known[], kill: number): void {
  const copy = join(root, `copy${kill}`);
  mkdirSync(copy);
  for (const name of readdirSync(dataDir).filter((name) => name.startsWith("secretpush.db"))) {
    cpSync(join(dataDir, name), join(copy, name));
  }
  const db = new Database(join(copy, "secretpush.db"), { strict: true });
  expect(db.query("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  expect(db.query("PRAGMA foreign_key_check").all()).toEqual([]);
  const find = db.query<
    { views_counted: number; expired_at_ms: number | null; sealed: number; views: number },
    [Buffer]
  >(`
    SELECT views_counted, expired_at_ms,
           (SELECT count(*) FROM sealed_payloads s WHERE s.push_id = p.id) AS sealed,
           (SELECT count(*) FROM audit_entries a WHERE a.push_id = p.id AND a.kind = 'view') AS views
      FROM pushes p WHERE lookup = ?`);
  const links = linksFrom(db.query<MetaRow, []>(LINK_ROWS_SQL).all());
  for (const known of pushes) {
    const row = find.get(Buffer.from(links.lookupOf(known.urlToken)));
    if (!row) throw new Error("An acknowledged push is missing.");
    expect(row.views_counted).toBeGreaterThanOrEqual(known.received);
    expect(row.views_counted).toBeLessThanOrEqual(known.received + known.perhapsReceived);
    expect(row.views_counted).toBeLessThanOrEqual(known.views);
    expect(row.views).toBe(row.views_counted); // each counted view has its entry
    const over = row.views_counted >= known.views;
    if (known.deleted || over) expect(row.expired_at_ms).not.toBeNull();
    if (!known.perhapsDeleted && !over) expect(row.expired_at_ms).toBeNull();
    expect(row.sealed).toBe(row.expired_at_ms === null ? 1 : 0); // erased in the same commit, never earlier
  }
  db.close();
  rmSync(copy, { recursive: true });
}

/** Takes every view that is left: nobody gets more than was allowed, and nobody was robbed of one. */
async function checkOverHttp(url: string, clients: Clients): Promise<void> {
  const kinds = new Set<string>();
  for (const known of clients.pushes) {
    if (known.owned) {
      const audit = await send(`${url}/api/v2/pushes/${known.urlToken}/audit`, { headers: clients.headers });
      const { logs } = (audit?.body ?? { logs: [] }) as { logs: Array<{ kind: string }> };
      expect(logs[0]?.kind).toBe("creation");
      expect(logs.filter(({ kind }) => kind === "view").length).toBeGreaterThanOrEqual(known.received);
      for (const { kind } of logs) kinds.add(kind);
    }
    // Derivations are slow: of the guarded ones, those that nobody has looked at yet say enough.
    if (known.passphrase !== "" && known.received > 0) continue;
    const before = known.received;
    for (let views = 0; views <= known.views; views += 1) {
      expect(await clients.retrieve(url, known)).toBe(true);
    }
    expect(known.received).toBeLessThanOrEqual(known.views);
    if (known.deleted) expect(known.received).toBe(before);
    if (!known.perhapsDeleted) {
      expect(known.received + known.perhapsReceived).toBeGreaterThanOrEqual(known.views);
    }
  }
  expect(kinds).toEqual(new Set(["creation", "view", "failed_view", "expire"]));
}
