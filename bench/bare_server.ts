// The yardstick of the bench: a plain Bun.serve that does the same durable work and nothing else. It seals
// with AES-256-GCM, inserts or claims, writes an audit row and responds after the flush, with the same
// pragmas and the same group commit. It has no routing, validation, limits, identities, key hierarchy,
// logging, headers or further fields in its responses. It shares no code with the product, so that the
// ratio shows all that the product adds.
//
//   bun bench/bare_server.ts serve DIR PORT
//   bun bench/bare_server.ts fill DIR COUNT POOL TOKENS    writes COUNT rows; POOL of them can be retrieved, by the
//                                                          tokens in the file TOKENS

import { Database } from "bun:sqlite";
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

const [command, dir = ".", first = "0", pool = "0", tokensFile = ""] = process.argv.slice(2);
const DAY_MS = 86_400_000;
const MAX_WRITES_PER_COMMIT = 256;
const KEY = Buffer.alloc(32, 7);

const db = new Database(join(dir, "bare.db"), { create: true, strict: true });
for (const pragma of [
  "busy_timeout = 5000",
  "journal_mode = WAL",
  "synchronous = FULL",
  "foreign_keys = ON",
  "secure_delete = ON",
  "temp_store = MEMORY",
  "cache_size = -4096",
  "wal_autocheckpoint = 250",
]) {
  db.run(`PRAGMA ${pragma}`);
}
db.run(`CREATE TABLE IF NOT EXISTS pushes (
  id INTEGER PRIMARY KEY, lookup BLOB NOT NULL UNIQUE, expires_at INTEGER NOT NULL, views_left INTEGER NOT NULL) STRICT`);
db.run(`CREATE TABLE IF NOT EXISTS payloads (
  push_id INTEGER PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE, sealed BLOB NOT NULL) STRICT`);
db.run(`CREATE TABLE IF NOT EXISTS audit (
  push_id INTEGER NOT NULL REFERENCES pushes (id) ON DELETE CASCADE, seq INTEGER NOT NULL,
  kind TEXT NOT NULL, ip TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (push_id, seq)) STRICT, WITHOUT ROWID`);

const sql = {
  begin: db.prepare("BEGIN IMMEDIATE"),
  commit: db.prepare("COMMIT"),
  insert: db.prepare<{ id: number }, [Buffer, number, number]>(
    "INSERT INTO pushes (lookup, expires_at, views_left) VALUES (?, ?, ?) RETURNING id",
  ),
  insertPayload: db.prepare("INSERT INTO payloads (push_id, sealed) VALUES (?, ?)"),
  audit: db.prepare(
    "INSERT INTO audit (push_id, seq, kind, ip, at) SELECT ?1, coalesce(max(seq), 0) + 1, ?2, ?3, ?4 FROM audit WHERE push_id = ?1",
  ),
  find: db.prepare<{ id: number; sealed: Uint8Array }, [Buffer]>(
    "SELECT p.id, s.sealed FROM pushes p JOIN payloads s ON s.push_id = p.id WHERE p.lookup = ?",
  ),
  claim: db.prepare<{ views_left: number }, [number, number]>(
    "UPDATE pushes SET views_left = views_left - 1 WHERE id = ?1 AND views_left > 0 AND expires_at > ?2 RETURNING views_left",
  ),
  erase: db.prepare("DELETE FROM payloads WHERE push_id = ?"),
};

const lookupOf = (token: string): Buffer => createHash("sha256").update(token).digest();

function seal(text: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", KEY, nonce);
  return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
}

function open(sealed: Uint8Array): string {
  const decipher = createDecipheriv("aes-256-gcm", KEY, sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(-16));
  return decipher.update(sealed.subarray(12, -16), undefined, "utf8") + decipher.final("utf8");
}

/** The last view takes the payload with it. */
function claim(id: number, nowMs: number): number | undefined {
  const claimed = sql.claim.get(id, nowMs);
  sql.audit.run(id, claimed ? "view" : "failed_view", "127.0.0.1", nowMs);
  if (claimed?.views_left === 0) sql.erase.run(id);
  return claimed?.views_left;
}

function insert(token: string, sealed: Buffer, views: number, nowMs: number): void {
  const id = sql.insert.get(lookupOf(token), nowMs + 7 * DAY_MS, views)?.id ?? 0;
  sql.insertPayload.run(id, sealed);
  sql.audit.run(id, "creation", "127.0.0.1", nowMs);
}

// ── Group commit ──────────────────────────────────────────────────────────────────────────────

let queue: Array<{ run: () => unknown; done: (value: never) => void }> = [];
let scheduled = false;

function write<T>(run: () => T): Promise<T> {
  return new Promise<T>((done) => {
    queue.push({ run, done });
    if (scheduled) return;
    scheduled = true;
    setImmediate(commit);
  });
}

function commit(): void {
  const batch = queue.splice(0, MAX_WRITES_PER_COMMIT);
  if (queue.length > 0) setImmediate(commit);
  else scheduled = false;
  sql.begin.run();
  const values = batch.map(({ run }) => run() as never);
  sql.commit.run();
  for (const [index, { done }] of batch.entries()) done(values[index] as never);
}

// ── Serve, fill ───────────────────────────────────────────────────────────────────────────────

const PATH = "/api/v2/pushes/";
const VERSION = { application_version: "0", api_version: "2.1", edition: "oss" };

async function create(request: Request): Promise<Response> {
  const body = (await request.json()) as { push: { payload: string; expire_after_views?: number } };
  const token = randomBytes(18).toString("hex");
  const sealed = seal(body.push.payload);
  await write(() => insert(token, sealed, body.push.expire_after_views ?? 5, Date.now()));
  return Response.json({ url_token: token }, { status: 201 });
}

async function retrieve(url: string): Promise<Response> {
  const row = sql.find.get(lookupOf(url.slice(url.indexOf(PATH) + PATH.length)));
  if (!row) return new Response("not found", { status: 404 });
  const payload = open(row.sealed);
  const left = await write(() => claim(row.id, Date.now()));
  return Response.json({ payload: left === undefined ? null : payload, views_remaining: left ?? 0 });
}

if (command === "serve") {
  Bun.serve({
    hostname: "127.0.0.1",
    port: Number(first),
    reusePort: false,
    development: false,
    fetch(request) {
      const { method, url } = request;
      if (url.endsWith("/api/v2/version")) return Response.json(VERSION);
      return method === "POST" ? create(request) : retrieve(url);
    },
  });
} else if (command === "fill") {
  const [count, poolSize] = [Number(first), Number(pool)];
  const every = Math.floor(count / poolSize);
  const filler = seal("x".repeat(64));
  const tokens: string[] = [];
  for (let from = 0; from < count; from += 20_000) {
    sql.begin.run();
    for (let index = from; index < Math.min(count, from + 20_000); index += 1) {
      const token = randomBytes(18).toString("hex");
      const inPool = index % every === 0 && tokens.length < poolSize;
      if (inPool) tokens.push(token);
      insert(token, inPool ? seal(`payload ${index} ${"x".repeat(48)}`) : filler, 2_000_000_000, Date.now());
    }
    sql.commit.run();
  }
  writeFileSync(tokensFile, tokens.join("\n"));
  db.run("PRAGMA wal_checkpoint(TRUNCATE)");
  db.close();
} else {
  throw new Error("Usage: bare_server.ts serve DIR PORT | fill DIR COUNT POOL TOKENS");
}
