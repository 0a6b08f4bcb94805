// The socket in the data directory, over which commands have the server change something: who can reach it, what stands in its place,
// what is sent to it, and servers that are killed, older, or of another version.

import { afterAll, afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  chmodSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { EXIT } from "../src/cli/terminal.ts";
import { serve } from "../src/serve.ts";
import { lockDataDir } from "../src/store/maintenance/index.ts";
import { cli, removeTempDirs, tempDir } from "./command_line.ts";
import { startServer, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { runProgram, Servers } from "./processes.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const programs = new Servers();
afterAll(async () => {
  await programs.end();
  removeTempDirs();
});

let dataDir = "";
let socket = "";
let server: TestServer | null = null;
const stops: Array<() => unknown> = [];
beforeEach(() => {
  dataDir = join(tempDir(), "data");
  socket = join(dataDir, "server.sock");
});
afterEach(async () => {
  await server?.stop({ dataDir: true });
  server = null;
  for (const stop of stops.splice(0)) await stop();
});
const start = async () => (server = await startServer({ dataDir }));

const WITHOUT_STORE = { serve, openHere: () => Promise.reject(new Error("a command has opened the store")) };
/** A command that may not work on the store by itself. */
const ask = (...argv: string[]) =>
  cli([...argv, "--data-dir", dataDir], { input: "correct horse\n", backend: WITHOUT_STORE });
const alone = (...argv: string[]) => cli([...argv, "--data-dir", dataDir], { input: "correct horse\n" });
const ADD = ["user", "add", "ann@example.org", "--password-stdin"];
const DONE = { code: EXIT.ok, stdout: "Added ann@example.org.\n", stderr: "" };

const post = (path: string, body: string | ReadableStream, headers = {}) =>
  fetch(`http://server${path}`, { unix: socket, method: "POST", body, headers } as RequestInit);

/** What holds the directory and listens there, as a server of another version would. */
function stranger(answer?: (request: Request) => Response | Promise<Response>): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  stops.push(lockDataDir(dataDir));
  if (!answer) return;
  const other = Bun.serve({ unix: socket, fetch: answer });
  stops.push(() => other.stop(true));
}

describe("the socket", () => {
  test("is its owner's alone, also in a directory that others may read, and goes with the server", async () => {
    mkdirSync(dataDir, { mode: 0o755 });
    chmodSync(dataDir, 0o755);
    await start();
    expect(lstatSync(socket).isSocket()).toBe(true);
    expect(lstatSync(socket).mode & 0o777).toBe(0o600);
    expect(await ask(...ADD)).toEqual(DONE);
    await server?.stop({ dataDir: true });
    expect(existsSync(socket)).toBe(false);
    expect((await alone("user", "list")).stdout).toContain("ann@example.org");
  });

  test("is found below a path that is longer than a socket's may be", async () => {
    dataDir = join(tempDir(), "d".repeat(200));
    socket = join(dataDir, "server.sock");
    expect(socket.length).toBeGreaterThan(200);
    await start();
    expect(await ask(...ADD)).toEqual(DONE);
    expect((await runProgram(["user", "list", "--data-dir", dataDir])).stdout).toContain("ann@example.org");
    await server?.stop({ dataDir: true });
    expect(existsSync(socket)).toBe(false);
  });

  test("that a killed server left is in nobody's way", async () => {
    const killed = await programs.start(dataDir);
    expect(await ask(...ADD)).toEqual(DONE);
    await killed.kill();
    expect(lstatSync(socket).isSocket()).toBe(true);
    expect((await alone("user", "list")).stdout).toContain("ann@example.org");
    await start();
    expect((await ask("user", "list")).stdout).toContain("ann@example.org");
  });

  test.each(["a file", "a link", "a link to a socket"])(
    "whose place is taken by %s: the server leaves that alone, and commands are told",
    async (what) => {
      mkdirSync(dataDir, { mode: 0o700 });
      const elsewhere = join(dataDir, "..", "elsewhere");
      if (what === "a link to a socket") {
        let asked = 0;
        const other = Bun.serve({ unix: elsewhere, fetch: () => new Response(String((asked += 1))) });
        stops.push(
          () => other.stop(true),
          () => expect(asked).toBe(0),
        );
      } else writeFileSync(elsewhere, "mine");
      if (what === "a file") writeFileSync(socket, "mine");
      else symlinkSync(elsewhere, socket);
      await start();
      expect(server?.log()).toContain("commands cannot reach this server");
      expect(await ask(...ADD)).toEqual({ code: 1, stdout: "", stderr: takesNone() });
      if (what !== "a link to a socket") expect(readFileSync(socket, "utf8")).toBe("mine");
      await server?.stop({ dataDir: true });
      expect(lstatSync(socket).isSymbolicLink()).toBe(what !== "a file");
    },
  );

  needs("root", "setpriv", "open tmpdir").test(
    "of another user is told no password, and the server's tells another user nothing",
    async () => {
      await start();
      chmodSync(dataDir, 0o755);
      const asOther = (...argv: string[]) =>
        Bun.spawnSync(["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", "--", ...argv]);
      chmodSync(join(dataDir, ".."), 0o755);
      const reached = asOther("curl", "-sS", "--unix-socket", socket, "-d", "{}", "http://server/user.list");
      expect([reached.exitCode, reached.stdout.toString()]).toEqual([7, ""]);
      await server?.stop({ dataDir: true });

      const asked: string[] = [];
      stranger(async (request) => new Response(String(asked.push(await request.text()))));
      lchownSync(socket, 65_534, 65_534);
      expect(await ask(...ADD)).toMatchObject({ code: 1, stderr: takesNone() });
      expect(asked).toEqual([]);
    },
  );
});

const takesNone = () =>
  `secretpush: a server is using ${dataDir}, but accepts no commands: it may still be starting, or be an earlier version; ` +
  "otherwise its log says why. Nothing was changed: restart it, then run this again.\n";

describe("a question", () => {
  test("that is no command's is refused, and changes nothing", async () => {
    await start();
    const status = async (...given: Parameters<typeof post>) => (await post(...given)).status;
    expect(await status("/user.list", "{}")).toBe(200);
    expect(await status("/user.shout", "{}")).toBe(404);
    expect(await status("/toString", "{}")).toBe(404);
    expect(await status("/user.list", '{"more":1}')).toBe(422);
    expect(await status("/user.list", "{")).toBe(422);
    expect(await status("/user.remove", '{"email":["ann@example.org"]}')).toBe(422);
    expect((await fetch("http://server/user.list", { unix: socket } as RequestInit)).status).toBe(404);
  });

  test("that is huge, or does not say how long it is, is not read", async () => {
    await start();
    const huge = JSON.stringify({ email: "a".repeat(2 ** 20) });
    expect((await post("/user.remove", huge)).status).toBe(413);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.alloc(65_536, " ")) });
    expect((await post("/user.list", endless).catch(() => ({ status: 413 }))).status).toBe(413);
    expect((await post("/user.list", "{}")).status).toBe(200);
  });

  test("whose asker never reads the answer, or never ends, keeps nobody else waiting", async () => {
    await start();
    const silent = async (text: string) => {
      const connection = await Bun.connect({ unix: socket, socket: { data: (one) => void one.pause() } });
      connection.write(text);
      return connection;
    };
    const connections = [];
    for (let i = 0; i < 20; i += 1) {
      connections.push(await silent("POST /user.list HTTP/1.1\r\nhost: server\r\ncontent-length: 2\r\n\r\n{}"));
      connections.push(await silent("POST /user.list HTTP/1.1\r\nhost: server\r\ncontent-length: 200\r\n\r\n{"));
    }
    expect(await ask(...ADD)).toEqual(DONE);
    for (const connection of connections) connection.terminate();
  });
});

describe("a server", () => {
  test("of an earlier version takes no commands, and its directory is left alone", async () => {
    expect((await alone(...ADD)).code).toBe(0);
    stranger();
    expect(await alone("user", "remove", "ann@example.org", "--yes")).toEqual({
      code: 1,
      stdout: "",
      stderr: takesNone(),
    });
  });

  test.each([
    [
      "does not know an operation",
      () => new Response(null, { status: 404 }),
      "is a different version and does not know this operation",
    ],
    [
      "does not know its arguments",
      () => new Response(null, { status: 422 }),
      "is a different version and does not know this operation",
    ],
    [
      "answers in other words",
      () => new Response('{"result":{"who":1}}\n'),
      "has done this, but answered in the format of another version",
    ],
  ])("that %s is told apart", async (_what, answer, says) => {
    stranger(answer);
    const { code, stderr } = await alone(...ADD);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`secretpush: the server ${says}`)]);
  });

  test("that is killed while it works leaves open whether it was done, and says so", async () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const child = Bun.spawn(
      [
        process.execPath,
        "-e",
        `Bun.serve({ unix: ${JSON.stringify(socket)}, fetch: () => process.kill(process.pid, "SIGKILL") }); console.log("up")`,
      ],
      { stdout: "pipe" },
    );
    for await (const _ of child.stdout) break;
    expect(await alone(...ADD)).toEqual({
      code: 1,
      stdout: "",
      stderr:
        "secretpush: the server ended before it answered: check whether the change was made, before you run this again.\n",
    });
    await child.exited;
    rmSync(socket);
  });
});
