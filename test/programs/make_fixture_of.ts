// Makes a fixture of a data directory with the program of an earlier commit, for test/upgrade.test.ts:
//
//   bun test/programs/make_fixture_of.ts CHECKOUT
//
// starts the program in a checkout of that commit (with its packages installed), fills it over HTTP, and writes test/fixtures/schema-N.json:
// the database as statements, the master key, the files, and what must be found in it. N is the version that the program wrote.

import { Database } from "bun:sqlite";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

import { makeTempDir } from "../harness.ts";
import type { Asked, Fixture } from "../old_data.ts";
import { fill } from "../sample_pushes.ts";

const FILE_SIZE = 900;
const checkout = process.argv[2] ?? "";
const dataDir = makeTempDir();
const env = { PATH: process.env["PATH"] ?? "", HOME: dataDir };
const program = ["bun", join(checkout, "src/main.ts")];

function run(argv: string[], input = ""): string {
  const done = Bun.spawnSync([...program, ...argv, "--data-dir", dataDir], { env, stdin: Buffer.from(input) });
  if (done.exitCode !== 0) throw new Error(done.stderr.toString());
  return done.stdout.toString().trim();
}

run(["user", "add", "ann@example.org", "--admin", "--password-stdin"], "correct horse\n");
const token = run(["token", "add", "ann@example.org", "--name", "test"]);
const has = run(["serve", "--help"]).includes("--enable-requests");
const flags = has ? ["--enable-requests=true"] : [];
const server = Bun.spawn([...program, "serve", "--port", "0", "--data-dir", dataDir, ...flags], {
  env,
  stdout: "pipe",
});
let url = "";
let said = "";
for await (const chunk of server.stdout.pipeThrough(new TextDecoderStream())) {
  said += chunk;
  url = /listening\b.*\burl=(https?:\S+)/.exec(said)?.[1] ?? "";
  if (url !== "") break;
}
const contents = await fill(url, token, FILE_SIZE);
const asked = has ? await ask() : undefined;
server.kill("SIGTERM");
await server.exited;

/** A request with an answer, and a held push that somebody waits for. */
async function ask(): Promise<Asked> {
  const json = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok && answer["hold"] === undefined) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const owner = { authorization: `Bearer ${token}` };
  const request = await json("POST", "/api/v2/requests", { request: { request: "The old password?" } }, owner);
  const path = `/api/v2/requests/${String(request["url_token"])}`;
  await json("PATCH", `${path}/respond`, { request: { response: "what was asked for" } });
  const held = await json("POST", "/api/v2/pushes", { push: { payload: "held back", hold: true } }, owner);
  const wait = await json("GET", `/api/v2/pushes/${String(held["url_token"])}`);
  return {
    request: String(request["url_token"]),
    answer: "what was asked for",
    held: String(held["url_token"]),
    payload: "held back",
    wait: (wait["hold"] as { id: string }).id,
  };
}

const db = new Database(join(dataDir, "secretpush.db"), { readonly: true });
const made = db
  .query<{ sql: string; name: string; type: string }, []>(
    "SELECT sql, name, type FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY rowid",
  )
  .all();
const version = db.query<{ user_version: number }, []>("PRAGMA user_version").get()?.user_version ?? 0;
const rows = made.flatMap(({ name, type }) => {
  if (type !== "table") return [];
  const names = db.query<{ name: string }, [string]>("SELECT name FROM pragma_table_info(?)").all(name);
  const columns = names.map((column) => column.name);
  const quoted = columns.map((column) => `quote("${column}")`).join(" || ', ' || ");
  return db
    .query<{ row: string }, []>(`SELECT ${quoted} AS row FROM "${name}"`)
    .all()
    .map(({ row }) => `INSERT INTO ${name} (${columns.join(", ")}) VALUES (${row})`);
});
db.close();

const blobs: Record<string, string> = {};
for (const name of readdirSync(join(dataDir, "blobs"), { recursive: true }) as string[]) {
  const path = join(dataDir, "blobs", name);
  if (statSync(path).isFile()) blobs[join("blobs", name)] = readFileSync(path).toString("base64");
}
const isTrigger = ({ type }: { type: string }): boolean => type === "trigger";
const fixture: Fixture = {
  schemaVersion: version,
  masterKey: readFileSync(join(dataDir, "master.key"), "utf8").trim(),
  contents,
  ...(asked && { asked }),
  statements: [
    ...made.filter((part) => !isTrigger(part)).map(({ sql }) => sql),
    ...rows,
    // The far end of every life keeps the pushes alive in any year.
    "UPDATE pushes SET expires_at_ms = 4102444800000 WHERE expired_at_ms IS NULL",
    ...(has ? ["UPDATE holds SET expires_at_ms = 4102444800000"] : []),
    ...made.filter(isTrigger).map(({ sql }) => sql),
    `PRAGMA user_version = ${version}`,
  ],
  blobs,
};
await Bun.write(join(import.meta.dir, `../fixtures/schema-${version}.json`), `${JSON.stringify(fixture, null, 1)}\n`);
rmSync(dataDir, { recursive: true });
console.log(`schema-${version}.json`);
