// Runs the command line client against a server of this product, and against servers that misbehave. The
// client gets what a user gives it: arguments, an environment, keys and pipes.

import { afterAll, afterEach, beforeAll } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server as SocketServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";

import { runCli } from "../src/cli/index.ts";
import type { Terminal } from "../src/cli/terminal.ts";
import { startServer, type TestServer } from "./harness.ts";

interface Surroundings {
  env?: Record<string, string>;
  /** What standard input holds. */
  input?: string | Uint8Array;
  /** What a user types, one answer per question; makes every stream a terminal. What comes by mail is waited for. */
  typed?: Array<string | (() => Promise<string>)>;
  columns?: number;
  /** Called after each chunk of bytes on standard output. */
  taken?: () => void;
}

export interface Ran {
  code: number;
  stdout: string;
  bytes: Buffer;
  stderr: string;
}

const roots: string[] = [];
export function tempDir(): string {
  const directory = mkdtempSync(join(tmpdir(), "secretpush-client-"));
  roots.push(directory);
  return directory;
}

export async function cli(
  argv: string[],
  { env = {}, input = "", typed, columns, taken }: Surroundings = {},
): Promise<Ran> {
  const out: Buffer[] = [];
  let stderr = "";
  let stdin: Terminal["stdin"] = Readable.from([Buffer.from(input)]);
  let answers: NonNullable<Surroundings["typed"]> = [];
  const keyboard = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => keyboard });
  if (typed !== undefined) {
    answers = [...typed];
    stdin = keyboard;
  }
  const code = await runCli(argv, {
    stdin,
    stdout: (text) => void out.push(Buffer.from(text)),
    stderr(text) {
      stderr += text;
      // Answer a question only when it is asked: nothing reads keys pressed earlier.
      if (typed !== undefined && text.endsWith(": ")) {
        const answer = answers.shift();
        const type = (line?: string) =>
          setImmediate(() => (line === undefined ? keyboard.end() : keyboard.write(`${line}\r`)));
        if (typeof answer === "function") void answer().then(type);
        else type(answer);
      }
    },
    async bytes(chunk) {
      out.push(Buffer.from(chunk));
      taken?.();
    },
    ...(typed === undefined ? {} : { stdoutIsTTY: true, stderrIsTTY: true, columns: columns ?? 80 }),
    env,
    signals: { on: () => {}, off: () => {} },
  });
  const bytes = Buffer.concat(out);
  return { code, stdout: bytes.toString(), bytes, stderr };
}

export let server: TestServer;
export let user: { token: string };
/** The environment of a user who never logged in. */
export let home: Record<string, string>;
/** The same with a token. */
export let own: Record<string, string>;

/** What to stop after each test. */
export const stops: Array<() => unknown> = [];

/** Starts the server before the tests of a file, and stops it and all strangers after them. */
export function useServer(): void {
  beforeAll(async () => {
    server = await startServer({ flags: { "upload-free-space-floor": "0", "upload-free-space-floor-percent": "0" } });
    user = await server.user();
    home = { HOME: tempDir(), SECRETPUSH_SERVER: server.url };
    own = { ...home, SECRETPUSH_TOKEN: user.token };
  });
  afterAll(async () => {
    await server.stop();
    for (const directory of roots) rmSync(directory, { recursive: true, force: true });
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
}

/** A server that is not this product. @returns its address */
export function stranger(
  answer: (request: Request) => Response | Promise<Response>,
  tls?: { cert: string; key: string },
) {
  const running = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: answer, ...(tls ? { tls } : {}) });
  stops.push(() => running.stop(true));
  return `${tls ? "https" : "http"}://127.0.0.1:${running.port}`;
}

/** A server of bare sockets. @returns its address */
export async function rawStranger(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const running: SocketServer = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    onConnection(socket);
  });
  await new Promise<void>((done) => running.listen(0, "127.0.0.1", done));
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((done) => running.close(done));
  });
  return `http://127.0.0.1:${(running.address() as { port: number }).port}`;
}

export const VERSION = { application_version: "2.9.0", api_version: "2.1", edition: "oss", features: {} };
export const isVersion = (request: Request): boolean => new URL(request.url).pathname.endsWith("/version");
export const pushOf = (more: object) => ({ url_token: "abcdefgh12345678", expired: false, ...more });

export const linkOf = ({ stdout }: Ran): string => stdout.trim();
export async function pushed(fields: Record<string, unknown>, headers?: Record<string, string>): Promise<string> {
  return String((await server.push(fields, headers))["html_url"]);
}
export const bearer = () => ({ authorization: `Bearer ${user.token}` });
export const bearerOf = (token: string) => ({ authorization: `Bearer ${token}` });
export const asking = (base: string): string[] => ["open", `${base}/p/SecretTokenOfLink`];
