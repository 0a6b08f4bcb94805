// What lies on the disk: nothing that anybody could read, nothing that came back from expiry, for
// nobody but the owner of the directory; and nothing at all is touched without the right key.

import { Database } from "bun:sqlite";
import { afterAll, afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { version } from "../src/base/build.ts";
import { Keyring } from "../src/base/keyring.ts";
import { makeTempDir } from "./harness.ts";
import { blobsIn } from "./multipart_forms.ts";
import { modes, runProgram, scan, type ServerProcess, spawnServer } from "./processes.ts";

// Processes and disks take their time on a busy machine; none of it is waited for by the clock.
setDefaultTimeout(60_000);

const root = makeTempDir();
const running: ServerProcess[] = [];
let directories = 0;
const newDir = (): string => join(root, `data${(directories += 1)}`);
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function serve(dataDir: string, flags: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await spawnServer(dataDir, { flags });
  running.push(server);
  return server;
}

async function command(dataDir: string, ...argv: string[]): Promise<string> {
  const { code, stdout, stderr } = await runProgram([...argv, "--data-dir", dataDir], {
    input: "correct horse battery\n",
  });
  if (code !== 0) throw new Error(stderr);
  return stdout.trim();
}

async function makeToken(dataDir: string): Promise<string> {
  await command(dataDir, "user", "add", "ann@example.org", "--password-stdin");
  return command(dataDir, "token", "add", "ann@example.org", "--name", "test");
}

// Tests look into answers of many shapes.
// oxlint-disable-next-line typescript/no-explicit-any
async function send(server: ServerProcess, method: string, path: string, push?: unknown, token?: string): Promise<any> {
  const response = await fetch(server.url + path, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(push === undefined ? {} : { body: JSON.stringify({ push }) }),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

/** A text that stands nowhere by chance. */
const unique = (what: string): string => `${what}-${crypto.randomUUID()}`;

/** The forms that a text could be stored in and still be read by anybody who finds it. */
function readable(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  // Base64 depends on where a text begins; its middle is the same three ways.
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString("base64")
      .slice(4, -4),
  );
  return [
    bytes,
    Buffer.from(text, "utf16le"),
    Buffer.from(bytes.toString("hex")),
    ...base64.map((form) => Buffer.from(form)),
  ];
}

function foundIn(directory: string, secrets: Record<string, string>): string[] {
  const disk = scan(directory);
  expect(disk.length).toBeGreaterThan(4_096);
  return Object.entries(secrets).flatMap(([what, text]) =>
    readable(text).some((form) => disk.includes(form)) ? [what] : [],
  );
}

describe("a data directory", () => {
  test("holds no payload, note, name, passphrase, API token or url_token in clear: running, stopped, or after expiry", async () => {
    const dataDir = newDir();
    const token = await makeToken(dataDir);
    const server = await serve(dataDir);
    const secrets: Record<string, string> = { "API token": token, password: "correct horse battery" };
    const pushes: Array<{ urlToken: string; passphrase: string }> = [];
    for (const owned of [true, false]) {
      for (const passphrase of ["", unique("passphrase")]) {
        for (const kind of ["text", "url", "qr"]) {
          const label = `${owned ? "owned" : "anonymous"} ${passphrase === "" ? "open" : "guarded"} ${kind}`;
          const payload = kind === "url" ? `https://example.org/${unique("payload")}` : unique("payload");
          const push = { kind, payload, passphrase, name: unique("name"), note: unique("note"), expire_after_views: 2 };
          const created = await send(server, "POST", "/api/v2/pushes", push, owned ? token : undefined);
          expect(created.status).toBe(201);
          for (const field of ["payload", "passphrase", "name", "note"] as const) {
            if (push[field] !== "") secrets[`${field} of ${label}`] = push[field];
          }
          secrets[`url_token of ${label}`] = created.url_token as string;
          pushes.push({ urlToken: created.url_token as string, passphrase });
        }
      }
    }
    expect(Object.keys(secrets).length).toBe(2 + 12 * 4 + 6);
    // While it runs, the newest pages lie in the log.
    expect(readdirSync(dataDir)).toContain("secretpush.db-wal");
    expect(foundIn(dataDir, secrets)).toEqual([]);

    for (const { urlToken, passphrase } of pushes) {
      const path = `/api/v2/pushes/${urlToken}?passphrase=${encodeURIComponent(passphrase)}`;
      expect(await send(server, "GET", path)).toMatchObject({ status: 200, expired: false });
    }
    expect(foundIn(dataDir, secrets)).toEqual([]);
    for (const { urlToken, passphrase } of pushes.slice(2)) {
      const path = `/api/v2/pushes/${urlToken}?passphrase=${encodeURIComponent(passphrase)}`;
      expect(await send(server, "GET", path)).toMatchObject({ status: 200, views_remaining: 0 });
    }
    for (const { urlToken } of pushes.slice(0, 2)) {
      expect(await send(server, "DELETE", `/api/v2/pushes/${urlToken}`)).toMatchObject({ status: 200, deleted: true });
    }
    expect(foundIn(dataDir, secrets)).toEqual([]);
    expect(await server.stop()).toBe(0);
    expect(existsSync(join(dataDir, "secretpush.db-wal"))).toBe(false);
    expect(foundIn(dataDir, secrets)).toEqual([]);
    for (const [what, text] of Object.entries(secrets)) {
      if (server.output().includes(text)) throw new Error(`The log holds the ${what}.`);
    }
  });

  test("holds hashes at their full cost, whoever makes them: the server or a command", async () => {
    const dataDir = newDir();
    const server = await serve(dataDir);
    const codeOf = (): string | undefined => /with the code (\S+)\n/.exec(server.output())?.[1];
    while (codeOf() === undefined) await Bun.sleep(5);
    const made = await fetch(`${server.url}/session/setup`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.url },
      body: JSON.stringify({ code: codeOf(), email: "root@example.org", password: "correct horse battery" }),
    });
    expect(made.status).toBe(200);
    await makeToken(dataDir);
    const guarded = { payload: "x", passphrase: "staple" };
    expect(await send(server, "POST", "/api/v2/pushes", guarded)).toMatchObject({ status: 201 });
    expect(await server.stop()).toBe(0);
    const database = new Database(join(dataDir, "secretpush.db"), { readonly: true });
    const hashes = database.query<{ hash: string }, []>("SELECT password_hash AS hash FROM users").all();
    expect(hashes.map(({ hash }) => hash.split("$").slice(1, 4).join(" "))).toEqual(
      Array(2).fill("argon2id v=19 m=19456,t=2,p=1"),
    );
    const costs = database.query("SELECT guard_memory_kib AS memory, guard_passes AS passes FROM pushes").all();
    expect(costs).toEqual([{ memory: 19_456, passes: 2 }]);
    database.close();
  });

  test("has every payload and every file under a key of its own, also those that are equal", async () => {
    const dataDir = newDir();
    const server = await serve(dataDir, { "file-attachments-require-authentication": "false" });
    for (let pushed = 0; pushed < 2; pushed += 1) {
      expect(await send(server, "POST", "/api/v2/pushes", { payload: "equal" })).toMatchObject({ status: 201 });
      const form = new FormData();
      for (const name of ["a", "b"]) form.append("push[files][]", new File(["equal"], name));
      expect((await fetch(`${server.url}/api/v2/pushes`, { method: "POST", body: form })).status).toBe(201);
    }
    await server.stop();
    const masterKey = Buffer.from(readFileSync(join(dataDir, "master.key"), "utf8").trim(), "hex");
    const wrapKey = new Keyring(masterKey).purpose("wrap data keys");
    const database = new Database(join(dataDir, "secretpush.db"), { readonly: true });
    const rows = database
      .query<{ wrapped_key: Uint8Array; lookup: Uint8Array }, []>(
        "SELECT k.wrapped_key, p.lookup FROM sealed_payloads s JOIN key_slots k ON k.slot = s.key_slot JOIN pushes p ON p.id = s.push_id",
      )
      .all();
    database.close();
    const keys = rows.map(({ wrapped_key, lookup }) => Buffer.from(wrapKey.open(wrapped_key, lookup) ?? []));
    expect(keys.map(({ length }) => length)).toEqual([32, 32, 32, 32]);
    expect(new Set(keys.map(String)).size).toBe(4);
    // A chunk's nonce is its number: equal files under one key would be equal when sealed.
    const files = blobsIn(dataDir).map(({ path }) => readFileSync(path, "hex"));
    expect([files.length, new Set(files).size]).toEqual([4, 4]);
  });

  test("would be found out: the scan sees a secret that is stored in clear, in any of its forms", () => {
    const directory = newDir();
    mkdirSync(directory);
    const text = unique("planted");
    for (const form of readable(text)) {
      writeFileSync(join(directory, "file"), Buffer.concat([Buffer.alloc(8_192, 1), form, Buffer.alloc(10)]));
      expect(foundIn(directory, { text })).toEqual(["text"]);
    }
  });

  test("is for its owner only: directories 0700, files 0600, whatever the umask was", async () => {
    const dataDir = join(newDir(), "made", "on", "the", "way");
    const before = process.umask(0);
    let server: ServerProcess;
    try {
      server = await serve(dataDir);
      await send(server, "POST", "/api/v2/pushes", { payload: "x" });
      await makeToken(dataDir);
    } finally {
      process.umask(before);
    }
    const found = modes(dataDir);
    const names = found.map(({ path }) => path);
    for (const name of ["secretpush.db", "secretpush.db-wal", "secretpush.db-shm", "master.key", "server.lock"]) {
      expect(names).toContain(`./${name}`);
    }
    for (const { path, mode, isDirectory } of found) expect([path, mode]).toEqual([path, isDirectory ? "700" : "600"]);
    await server.stop();
  });
});

describe("after expiry", () => {
  /** The sealed bytes of every push that still has some. */
  function sealedBytes(dataDir: string): Buffer[] {
    const db = new Database(join(dataDir, "secretpush.db"), { readonly: true });
    const rows = db
      .query<{ wrapped_key: Uint8Array; payload: Uint8Array }, []>(
        "SELECT k.wrapped_key, s.payload FROM sealed_payloads s JOIN key_slots k ON k.slot = s.key_slot",
      )
      .all();
    db.close();
    return rows.flatMap(({ wrapped_key, payload }) => {
      // A long payload lies on several pages: its first and last bytes stand for all.
      return [wrapped_key, payload.slice(0, 32), payload.slice(-32)].map((bytes) => Buffer.from(bytes));
    });
  }

  test.each([
    ["by views", "GET"],
    ["by hand", "DELETE"],
  ])("%s the key and the ciphertext are gone from every file, once the log was truncated", async (_how, method) => {
    const dataDir = newDir();
    let server = await serve(dataDir);
    const tokens: string[] = [];
    for (const length of [20, 3_000, 100_000]) {
      const push = { payload: "p".repeat(length), expire_after_views: 1 };
      tokens.push((await send(server, "POST", "/api/v2/pushes", push)).url_token as string);
    }
    await server.stop();
    const sealed = sealedBytes(dataDir);
    expect(sealed.length).toBe(3 * 3);
    const present = (): boolean[] => {
      const disk = scan(dataDir);
      return sealed.map((bytes) => disk.includes(bytes));
    };
    expect(present()).toEqual(sealed.map(() => true));

    server = await serve(dataDir, { "sweep-interval": "1s" });
    for (const token of tokens) expect((await send(server, method, `/api/v2/pushes/${token}`)).status).toBe(200);
    // The running server's own schedule, no restart needed.
    const endMs = performance.now() + 45_000;
    while (present().some((there) => there) && performance.now() < endMs) await Bun.sleep(100);
    expect(present()).toEqual(sealed.map(() => false));
    await server.stop();
    expect(present()).toEqual(sealed.map(() => false));
  });
});

describe("without the right key", () => {
  /** A stopped server's directory with one push in it. */
  async function stopped(): Promise<{ dataDir: string; urlToken: string; key: string }> {
    const dataDir = newDir();
    const server = await serve(dataDir);
    const { url_token: urlToken } = await send(server, "POST", "/api/v2/pushes", { payload: "still here" });
    await server.stop();
    return { dataDir, urlToken: urlToken as string, key: readFileSync(join(dataDir, "master.key"), "utf8") };
  }

  /** Names and contents of everything in it. */
  const snapshot = (dataDir: string): Record<string, string> =>
    Object.fromEntries(
      (readdirSync(dataDir, { recursive: true }) as string[]).toSorted().map((name) => {
        const path = join(dataDir, name);
        return [name, existsSync(join(path, ".")) ? "directory" : Bun.hash(readFileSync(path)).toString(16)];
      }),
    );

  /** Tries to serve and to list users, and gives back what both were told. */
  async function refusals(
    dataDir: string,
    { flags = {}, env = {} }: { flags?: Record<string, string>; env?: Record<string, string> } = {},
  ): Promise<string[]> {
    const argv = Object.entries({ "data-dir": dataDir, ...flags }).map(([name, value]) => `--${name}=${value}`);
    // One after the other: of two processes that let go of a database in the same instant each takes
    // the other for a user of its log, and neither removes it.
    const serving = await spawnServer(dataDir, { flags, env }).then(
      async (server) => (await server.kill(), "it started"),
      (error: unknown) => String(error).replace(/^Error: The server ended with 2: /, ""),
    );
    const listing = await runProgram(["user", "list", ...argv], { env });
    expect([listing.code, listing.stdout]).toEqual([1, ""]);
    return [serving.trim(), listing.stderr.trim()];
  }

  const otherKey = "ab".repeat(32);
  const wrong = (path: string, database: string) =>
    new RegExp(
      `^secretpush: The master key in ${path} does not belong to the database ${database} .*Nothing was changed\\.$`,
    );

  test.each<{
    name: string;
    spoil: (keyPath: string) => void;
    sentence: (keyPath: string, database: string) => RegExp;
  }>([
    {
      name: "another key",
      spoil: (path) => writeFileSync(path, `${otherKey}\n`),
      sentence: wrong,
    },
    {
      name: "no key",
      spoil: (path) => renameSync(path, join(root, `moved${directories}`)),
      sentence: (path) =>
        new RegExp(
          `^secretpush: The master key ${path} is missing, .*A new key is never made for an existing database\\.$`,
        ),
    },
    {
      name: "half a key",
      spoil: (path) => writeFileSync(path, readFileSync(path, "utf8").slice(0, 32)),
      sentence: (path) => new RegExp(`^secretpush: The master key in ${path} is not 32 bytes`),
    },
    {
      name: "an empty key file",
      spoil: (path) => writeFileSync(path, ""),
      sentence: (path) => new RegExp(`^secretpush: The master key in ${path} is not 32 bytes`),
    },
    {
      name: "a key file that cannot be read",
      // Root reads any file; a directory nobody can read as one.
      spoil: (path) => {
        rmSync(path);
        mkdirSync(path);
        chmodSync(path, 0o700);
      },
      sentence: (path) => new RegExp(`^secretpush: The master key file ${path} cannot be read: `),
    },
  ])("with $name it refuses to start, names the file and changes nothing", async ({ spoil, sentence }) => {
    const { dataDir, urlToken, key } = await stopped();
    const keyPath = join(dataDir, "master.key");
    spoil(keyPath);
    const before = snapshot(dataDir);
    for (const refusal of await refusals(dataDir)) {
      expect(refusal).toMatch(sentence(keyPath, join(dataDir, "secretpush.db")));
      expect(refusal.split("\n").length).toBe(1);
      expect(refusal).not.toContain(key.slice(0, 16));
      expect(refusal).not.toContain(otherKey.slice(0, 16));
    }
    expect(snapshot(dataDir)).toEqual(before);

    rmSync(keyPath, { recursive: true, force: true });
    writeFileSync(keyPath, key, { mode: 0o600 });
    const server = await serve(dataDir);
    expect(await send(server, "GET", `/api/v2/pushes/${urlToken}`)).toMatchObject({ payload: "still here" });
  });

  test("a key from elsewhere is held to the same: environment, file, systemd's credentials", async () => {
    const { dataDir, urlToken, key } = await stopped();
    const credentials = newDir();
    mkdirSync(credentials);
    writeFileSync(join(credentials, "master.key"), otherKey);
    const database = join(dataDir, "secretpush.db");
    const path = join(credentials, "master.key");
    const given: Array<[string, Parameters<typeof refusals>[1]]> = [
      ["SECRETPUSH_KEY", { env: { SECRETPUSH_KEY: otherKey } }],
      [path, { flags: { "key-file": path } }],
      [path, { env: { CREDENTIALS_DIRECTORY: credentials } }],
    ];
    const before = snapshot(dataDir);
    for (const [from, source] of given) {
      for (const refusal of await refusals(dataDir, source)) expect(refusal).toMatch(wrong(from, database));
    }
    expect(snapshot(dataDir)).toEqual(before);
    // The right one from elsewhere serves, with no key in the directory at all.
    rmSync(join(dataDir, "master.key"));
    const server = await spawnServer(dataDir, { env: { SECRETPUSH_KEY: key.trim() } });
    running.push(server);
    expect(await send(server, "GET", `/api/v2/pushes/${urlToken}`)).toMatchObject({ payload: "still here" });
    expect(existsSync(join(dataDir, "master.key"))).toBe(false);
  });

  test("the database of another directory is refused, and its key too", async () => {
    const [one, other] = [await stopped(), await stopped()];
    renameSync(join(other.dataDir, "secretpush.db"), join(one.dataDir, "secretpush.db"));
    const before = snapshot(one.dataDir);
    for (const refusal of await refusals(one.dataDir)) {
      expect(refusal).toMatch(wrong(join(one.dataDir, "master.key"), join(one.dataDir, "secretpush.db")));
    }
    expect(snapshot(one.dataDir)).toEqual(before);
  });

  test("a newer schema is refused, and so is what is no database", async () => {
    const { dataDir } = await stopped();
    const path = join(dataDir, "secretpush.db");
    const db = new Database(path);
    db.run("PRAGMA user_version = 9999");
    db.run("PRAGMA wal_checkpoint(TRUNCATE)");
    db.close(true);
    const before = snapshot(dataDir);
    for (const refusal of await refusals(dataDir)) {
      expect(refusal).toStartWith(
        `secretpush: The database ${path} has schema version 9999, but this program, ${version}`,
      );
      expect(refusal).toContain("restore a backup made before the upgrade");
    }
    expect(snapshot(dataDir)).toEqual(before);

    writeFileSync(path, "This is no database, it is a letter. ".repeat(500));
    const letter = snapshot(dataDir);
    for (const refusal of await refusals(dataDir)) {
      expect(refusal).toStartWith(`secretpush: The database ${path} cannot be used: file is not a database. `);
      expect(refusal).toEndWith("then restore a backup with: secretpush restore FILE");
    }
    expect(snapshot(dataDir)).toEqual(letter);
  });
});
