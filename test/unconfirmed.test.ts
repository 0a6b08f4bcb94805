// Changes that nobody confirmed, and errors of the disk beside uploads. What may be stored keeps its files; what is not stored is
// answered so; and whoever asked hears of it before the process ends.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { slowDisk } from "../bench/slow_disk.ts";
import { bodyOf } from "./error_bodies.ts";
import { PUSHES } from "./api_checks.ts";
import { makeTempDir, startServer, type TestServer } from "./harness.ts";
import { bytesOf, download, FIELD, OPEN, same } from "./multipart_forms.ts";
import { needs } from "./needs.ts";
import { type PostgresProxy, postgresProxy } from "./postgres_proxy.ts";
import { runProgram, type ServerProcess, Servers } from "./processes.ts";
import { newPostgresPlace, type PostgresPlace } from "./store_engines.ts";
import { OCTETS, offsetOf, patch, UPLOADS, whole } from "./tus.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

const FLAGS = { ...OPEN, "enable-requests": "true", "reveal-check": "off" };
const REQUESTS = "/api/v2/requests";

type Headers = Record<string, string>;
type Server = Pick<TestServer, "url">;
interface Given {
  server: Server;
  owner: Headers;
  bytes: Uint8Array<ArrayBuffer>;
}

const formOf = (field: string, bytes: Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData();
  form.append(field, new Blob([bytes]), "a.bin");
  return form;
};

async function send({ server: { url }, owner }: Given, method: string, path: string, body: unknown) {
  const isForm = body instanceof FormData;
  const headers = { ...owner, ...(!isForm && { "content-type": "application/json" }) };
  const response = await fetch(url + path, {
    method,
    headers,
    body: isForm ? body : JSON.stringify(body),
    keepalive: false,
  });
  const text = await response.text();
  return { status: response.status, text, body: bodyOf(response.status, text) };
}

/** What stores a file of a push: prepared while all is well, and then sent. */
const WAYS: Record<string, (given: Given) => Promise<() => ReturnType<typeof send>>> = {
  "a push with a file": async (given) => () => send(given, "POST", PUSHES, formOf(FIELD, given.bytes)),
  "an answer with a file": async (given) => {
    const request = { request: "What?", response_file_attachments: true };
    const { body } = await send(given, "POST", REQUESTS, { request });
    const path = `${REQUESTS}/${body.url_token}/respond`;
    return () => send({ ...given, owner: {} }, "PATCH", path, formOf("request[files][]", given.bytes));
  },
  "a push of an upload that may resume": async (given) => {
    const { id } = await whole(given.server, given.bytes, "a.bin", given.owner);
    return () => send(given, "POST", PUSHES, { push: { uploads: [id] } });
  },
};

/** The files of the owner's pushes that can be opened. */
async function filesOf({ server, owner }: Omit<Given, "bytes">): Promise<Uint8Array[]> {
  const get = async <T>(path: string): Promise<T> =>
    (await fetch(server.url + path, { headers: owner })).json() as Promise<T>;
  const files: Uint8Array[] = [];
  for (const { url_token, kind } of await get<Array<{ url_token: string; kind: string }>>(`${PUSHES}/active`)) {
    if (kind !== "file") continue;
    for (const { url } of (await get<{ files: Array<{ url: string }> }>(`${PUSHES}/${url_token}`)).files)
      files.push(await download(url));
  }
  return files;
}

// The library is for glibc, and needs a compiler.
needs("linux", "cc").describe("on a disk that fails", () => {
  const root = makeTempDir();
  const dataDir = join(root, "a", "new", "directory");
  const failing = join(root, "failing");
  const servers = new Servers();
  const start = () =>
    servers.start(dataDir, { flags: FLAGS, env: { ...slowDisk(0, root), FSYNC_FAILS_BESIDE: failing } });
  let server: ServerProcess;
  let owner: Headers = {};
  beforeAll(async () => {
    const at = ["--data-dir", dataDir];
    await runProgram(["user", "add", "anna@example.org", "--admin", "--password-stdin", ...at], {
      input: "correct horse\n",
    });
    const { stdout } = await runProgram(["token", "add", "anna@example.org", "--name", "test", ...at]);
    owner = { authorization: `Bearer ${stdout.trim()}` };
    server = await start();
  });
  afterAll(async () => {
    await servers.end();
    rmSync(root, { recursive: true, force: true });
  });

  test.each(Object.entries(WAYS))(
    "%s whose flush fails is answered, and has its file if it is stored",
    async (_way, prepare) => {
      const given = { server, owner, bytes: bytesOf(200_000, 7) };
      const before = (await filesOf(given)).length;
      let attempt = await prepare(given);
      let lost = 0;
      /** Something that the server wrote by itself was first, and ended it. */
      const again = async (): Promise<void> => {
        expect((lost += 1)).toBeLessThan(8);
        expect(await server.exited).toBe(1);
        rmSync(failing);
        given.server = server = await start();
        attempt = await prepare(given);
      };
      for (;;) {
        rmSync(failing, { force: true });
        // What a server writes by itself comes at its own moment after the start: each attempt waits for more pushes.
        for (let sent = 0; sent <= 25 * lost; sent++) {
          expect((await send(given, "POST", PUSHES, { push: { payload: "fills the log" } })).status).toBe(201);
        }
        writeFileSync(failing, ".db-wal");
        const answer = await attempt().catch((error: unknown) => error as Error);
        if (answer instanceof Error) {
          await again();
          continue;
        }
        const { status, body } = answer;
        expect(status).toBe(503);
        // Where the log has just begun anew, SQLite flushes it first, and stores nothing if it cannot.
        if (body.error.endsWith("Nothing was stored.")) continue;
        if (body.error.startsWith("The server has lost its access")) {
          await again();
          continue;
        }
        expect(body.error).toBe("The disk did not confirm the change. It may or may not be stored.");
        break;
      }
      expect(await server.exited).toBe(1);
      rmSync(failing);
      server = await start();
      const files = await filesOf({ server, owner });
      expect(files).toHaveLength(before + 1);
      for (const file of files) expect(same(file, given.bytes)).toBe(true);
    },
  );

  test("a step of an upload is refused, the log names the disk, and the administrator hears of it", async () => {
    const given = { server, owner, bytes: bytesOf(100_000, 8) };
    const error = "The server's disk gave an error. Nothing was stored.";
    const failsAt = async (part: string, step: () => Promise<{ status: number; body: unknown }>, says = error) => {
      writeFileSync(failing, part);
      const { status, body } = await step();
      rmSync(failing);
      expect([part, status, body]).toEqual([part, 503, { error: says }]);
    };
    const before = await filesOf(given);
    for (const part of ["/drafts/", "/blobs$"])
      await failsAt(part, () => send(given, "POST", PUSHES, formOf(FIELD, given.bytes)));
    const begins = () =>
      fetch(server.url + UPLOADS, {
        method: "POST",
        headers: { ...owner, "tus-resumable": "1.0.0", "upload-length": "9" },
      });
    const read = async (response: Response) => ({
      status: response.status,
      body: bodyOf(response.status, await response.text()),
    });
    for (const part of [".data", ".draft", "/uploads$"]) await failsAt(part, async () => read(await begins()));
    const stays =
      "The server's disk gave an error. What has arrived is kept: ask for the offset later, and continue from there.";
    const uploadStays = "The server's disk gave an error. The push was not stored, and its uploads are kept.";
    const upload = await whole(server, given.bytes, "a.bin", owner);
    await failsAt("/blobs", () => send(given, "POST", PUSHES, { push: { uploads: [upload.id] } }), uploadStays);
    const part = { url: new URL((await begins()).headers.get("location") ?? "", server.url).href };
    await failsAt(
      ".data",
      async () => read(await patch(part, 0, given.bytes.slice(0, 9), { ...owner, "content-type": OCTETS })),
      stays,
    );

    // The system shows what it could not write, and nobody may count on that.
    expect(await offsetOf(part, owner)).toBe(0);

    expect(await filesOf(given)).toEqual(before);
    expect(server.output()).toContain(`The disk of ${dataDir} gave an error: EIO`);
    const conditions = await fetch(`${server.url}/api/v2/admin/conditions`, { headers: owner });
    expect(await conditions.text()).toContain(`the disk that holds ${dataDir} reported an error: EIO`);
    expect(readdirSync(join(dataDir, "blobs", "drafts"))).toEqual([]);
    const { status } = await send(given, "POST", PUSHES, { push: { uploads: [upload.id] } });
    expect(status).toBe(201);
    expect(await server.stop()).toBe(0);
    const { code, stderr } = await runProgram(["check", "--data-dir", dataDir]);
    expect(`${code} ${stderr}`).toStartWith("0 ");
  });
});

needs("postgresql").describe("PostgreSQL", () => {
  const root = makeTempDir();
  const directory = join(root, "files");
  let place: PostgresPlace;
  let proxy: PostgresProxy;
  let server: TestServer;
  let owner: Headers = {};
  beforeAll(async () => {
    place = await newPostgresPlace(true);
    proxy = await postgresProxy(place.url);
    mkdirSync(directory);
    const env = {
      SECRETPUSH_DATABASE_URL: proxy.url,
      SECRETPUSH_DATABASE_SCHEMA: place.schema,
      SECRETPUSH_KEY: "ab".repeat(32),
      SECRETPUSH_BLOBS_URL: `file://${directory}`,
    };
    server = await startServer({ flags: FLAGS, dataDir: join(root, "node"), env });
    owner = (await server.user()).headers;
  });
  afterAll(async () => {
    await server?.stop();
    proxy?.stop();
    await place?.remove();
    rmSync(root, { recursive: true, force: true });
  });
  const blobs = (): string[] =>
    (readdirSync(join(directory, "blobs"), { recursive: true }) as string[])
      .filter((name) => /^[0-9a-f]{2}\//.test(name))
      .map((name) => name.replace("/", ""));

  test.each(Object.entries(WAYS))("%s whose commit nobody confirmed has its file", async (_way, prepare) => {
    const given = { server, owner, bytes: bytesOf(200_000, 9) };
    const before = new Set(blobs());
    const attempt = await prepare(given);
    const lost = proxy.loseNext((sent) => blobs().some((id) => !before.has(id) && sent.includes(id)));
    const { status, text } = await attempt();
    await lost;
    expect([status, text]).toEqual([503, expect.stringContaining("It may have been ")]);
    const files = await filesOf({ server, owner });
    expect(files).toHaveLength(before.size + 1);
    for (const file of files) expect(same(file, given.bytes)).toBe(true);
  });

  test("an answer that is stored is answered so, even if the database cannot be read a moment later", async () => {
    const given = { server, owner, bytes: bytesOf(200_000, 9) };
    const before = new Set(blobs());
    const attempt = await WAYS["an answer with a file"]?.(given);
    const broken = proxy.breakAfter((sent) => blobs().some((id) => !before.has(id) && sent.includes(id)));
    const answer = await attempt?.();
    await broken;
    proxy.mend();
    expect([answer?.status, answer?.body]).toMatchObject([200, { state: "ready", responses_remaining: 0 }]);
    expect(await filesOf({ server, owner })).toHaveLength(before.size + 1);
  });

  test("a change that is stored is not answered as refused, if it cannot be read back", async () => {
    const given = { server, owner, bytes: bytesOf(1, 1) };
    const { body } = await send(given, "POST", PUSHES, { push: { payload: "x", name: "before" } });
    const broken = proxy.breakAfter((sent) => sent.includes("UPDATE labels SET sealed"));
    const changed = await send(given, "PATCH", `${PUSHES}/${body.url_token}`, { push: { name: "after" } });
    await broken;
    proxy.mend();
    expect([changed.status, changed.text]).toEqual([503, expect.stringContaining('"code":"unconfirmed"')]);
    const listed = await fetch(`${server.url}${PUSHES}/active`, { headers: owner });
    expect(await listed.text()).toContain('"name":"after"');
  });

  test("a request that is closed is not answered as if it were open, if it cannot be read back", async () => {
    // The log takes its name along: so the commit is known, and not the statement that is prepared before it.
    const given = { server, owner: { ...owner, "user-agent": "who closes" }, bytes: bytesOf(1, 1) };
    const { body } = await send({ ...given, owner }, "POST", REQUESTS, { request: { request: "x" } });
    const broken = proxy.breakAfter((sent) => sent.includes("who closes"));
    const closed = await send(given, "DELETE", `${REQUESTS}/${body.url_token}`, {});
    await broken;
    proxy.mend();
    expect([closed.status, closed.text]).toEqual([503, expect.stringContaining('"code":"unconfirmed"')]);
    const shown = await fetch(`${server.url}${REQUESTS}/${body.url_token}`, { headers: owner });
    expect(await shown.json()).toMatchObject({ state: "closed" });
  });
});
