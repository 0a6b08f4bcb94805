// What every test starts from: a real server on a free port and a directory of its own, through the
// same composition root as production. Everything is ended and removed by `stop`.

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Runtime } from "../src/base/runtime.ts";
import { loadConfig } from "../src/config.ts";
import { openAccounts, serve } from "../src/serve.ts";

export interface TestServer {
  url: string;
  dataDir: string;
  /** Everything the server has logged so far. */
  log: () => string;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends JSON and reads JSON. */
  json: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Creates a push that must succeed. */
  push: (fields: Record<string, unknown>, headers?: Record<string, string>) => Promise<PushAnswer>;
  /** Makes a user with an API token. @returns headers that authenticate it, and the token. */
  user: (email?: string, admin?: boolean) => Promise<{ email: string; token: string; headers: Record<string, string> }>;
  stop: (keep?: { dataDir: boolean }) => Promise<void>;
}

export interface Answer {
  status: number;
  headers: Headers;
  // Tests look into answers of many shapes.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  text: string;
}

export type PushAnswer = Record<string, unknown> & { url_token: string };

export interface ServerSettings {
  /** Options by their flag's name, for instance { "allow-anonymous": "false" }. */
  flags?: Record<string, string>;
  env?: Record<string, string>;
  dataDir?: string;
  runtime?: Runtime;
}

export const makeTempDir = (): string => mkdtempSync(join(tmpdir(), "secretpush-test-"));

/** A clock that stands still until it is moved. */
export function testClock(startMs = Date.UTC(2026, 0, 1)): Runtime & { advance: (ms: number) => void; nowMs: number } {
  return {
    nowMs: startMs,
    now() {
      return this.nowMs;
    },
    advance(ms) {
      this.nowMs += ms;
    },
  };
}

export async function startServer(settings: ServerSettings = {}): Promise<TestServer> {
  const dataDir = settings.dataDir ?? makeTempDir();
  const env = settings.env ?? {};
  const { config } = loadConfig({
    flags: { "data-dir": dataDir, port: "0", ...settings.flags },
    env,
    readFile: (path) => readFileSync(path, "utf8"),
  });
  let log = "";
  const io = { stdout: (text: string) => void (log += text), stderr: (text: string) => void (log += text), env };
  const server = await serve(config, io, settings.runtime);
  const url = `http://127.0.0.1:${server.port}`;
  const request = (path: string, init?: RequestInit) => fetch(url + path, init);

  const json: TestServer["json"] = async (method, path, body, headers = {}) => {
    const sent = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
    const response = await request(path, {
      method,
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
      ...sent,
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: text === "" ? null : JSON.parse(text) };
  };

  let users = 0;
  return {
    url,
    dataDir,
    log: () => log,
    fetch: request,
    json,
    async push(fields, headers) {
      const { status, body, text } = await json("POST", "/api/v2/pushes", { push: fields }, headers);
      if (status !== 201) throw new Error(`The push was not created: ${status} ${text}`);
      return body as PushAnswer;
    },
    async user(email = `user${(users += 1)}@example.org`, admin = false) {
      const { accounts, close } = await openAccounts(config, io);
      try {
        await accounts.createUser({ email, password: "correct horse", admin });
        const { token } = await accounts.createToken({ email, name: "test" });
        return { email, token, headers: { authorization: `Bearer ${token}` } };
      } finally {
        await close();
      }
    },
    async stop(keep) {
      await server.stop();
      if (!keep?.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Every byte in a directory, for looking for what must not be there. */
export function bytesIn(directory: string): Buffer {
  const parts: Buffer[] = [];
  for (const name of readdirSync(directory, { recursive: true }) as string[]) {
    const path = join(directory, name);
    if (statSync(path).isFile()) parts.push(readFileSync(path));
  }
  return Buffer.concat(parts);
}
