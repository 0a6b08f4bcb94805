// Starts and fills the servers that take part: the service with its data directory, and the bare server.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { options, POOL } from "./options.ts";
import { freePort, makeHome, PAYLOAD, ROOT, tracked } from "./processes.ts";
import { type Filled, VIEWS } from "./fill.ts";
import { slowDisk } from "./slow_disk.ts";

export interface Server {
  name: string;
  url: string;
  pid: number;
  /** The file with the tokens that wrk's script retrieves. */
  tokensFile: string;
  stop(): Promise<void>;
}

/** The directory of this run: data directories, token files, scripts. */
export const home = makeHome(options.directory);
const errorsFile = join(home, "errors");

/** Makes a push that can be retrieved again and again. @returns its token */
export async function push(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v2/pushes`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ push: { payload: PAYLOAD, expire_after_views: VIEWS } }),
  });
  const { url_token: token } = (await response.json()) as { url_token?: string };
  if (token === undefined) throw new Error(`A push was not created: ${response.status}.`);
  return token;
}

/** Makes the pushes that are retrieved. @returns their tokens */
export async function makePool(url: string): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < POOL) tokens.push(...(await Promise.all(Array.from({ length: 50 }, () => push(url)))));
  return tokens;
}

export const spawn = (
  argv: string[],
  env: Record<string, string> = {},
  streams: { stdin?: Buffer; stdout?: "pipe" } = {},
): Bun.Subprocess =>
  tracked(
    Bun.spawn(argv, {
      cwd: ROOT,
      env: { ...process.env, ...(options.slowDiskMs === null ? {} : slowDisk(options.slowDiskMs, home)), ...env },
      stdin: "ignore",
      stdout: "ignore",
      stderr: Bun.file(errorsFile),
      ...streams,
    }),
  );

/** Polls until the response is 200. @throws Error when the process ends, or after 20 s */
async function untilUp(url: string, child: Bun.Subprocess): Promise<void> {
  const endMs = performance.now() + 20_000;
  while (performance.now() < endMs && child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response?.status === 200) return;
    await Bun.sleep(1);
  }
  throw new Error(`${url} did not come up. ${existsSync(errorsFile) ? readFileSync(errorsFile, "utf8") : ""}`);
}

/** The service from source, in this checkout or another; else a program is the path of an executable. */
export const programOf = (checkout: string): string[] => [process.execPath, join(checkout, "src/main.ts")];

/** Starts a program as its users run it: with default settings, including the request log. */
export async function startProgram(
  program: readonly string[],
  dataDir: string,
  { flags = [], env = {} }: { flags?: readonly string[]; env?: Record<string, string> } = {},
): Promise<Pick<Server, "url" | "pid" | "stop">> {
  const port = freePort();
  const child = spawn([...program, "serve", "--data-dir", dataDir, "--port", String(port), ...flags], env);
  const url = `http://127.0.0.1:${port}`;
  await untilUp(`${url}/up`, child);
  return { url, pid: child.pid, stop: () => stop(child) };
}

async function stop(child: Bun.Subprocess): Promise<void> {
  child.kill("SIGTERM");
  await child.exited;
}

/** Starts the service and makes pushes that it can be asked for. */
export async function startService(
  name: string,
  more: { stored?: number; flags?: readonly string[]; program?: readonly string[]; env?: Record<string, string> } = {},
): Promise<Server> {
  const { stored = POOL, flags = [], program = programOf(ROOT), env = {} } = more;
  const dataDir = join(home, name);
  const tokensFile = `${dataDir}.tokens`;
  const views = ["--text-expire-after-views-max", String(VIEWS)];
  if (stored > POOL) await fill(dataDir, stored, tokensFile);
  const server = await startProgram(program, dataDir, { flags: [...views, ...flags], env });
  if (stored <= POOL) writeFileSync(tokensFile, (await makePool(server.url)).join("\n"));
  const started = { name, tokensFile, ...server };
  await checkRetrieval(started);
  return started;
}

/** Puts pushes that open into a new data directory, and links of some of them into a file. */
export async function fill(
  dataDir: string,
  count: number,
  tokensFile: string,
  { owned = 0, isDue = false }: Filled = {},
): Promise<void> {
  const script = join(import.meta.dir, "fill.ts");
  const more = [String(owned), ...(isDue ? ["due"] : [])];
  const program = [process.execPath, script, dataDir, String(count), String(POOL), tokensFile, ...more];
  if ((await spawn(program).exited) !== 0) throw new Error("The data directory could not be filled.");
}

/** @param count how many pushes it stores */
export async function startBare(name: string, count: number): Promise<Server> {
  const dir = join(home, name);
  const tokensFile = `${dir}.tokens`;
  mkdirSync(dir);
  const program = [process.execPath, join(import.meta.dir, "bare_server.ts")];
  const filled = spawn([...program, "fill", dir, String(count), String(POOL), tokensFile]);
  if ((await filled.exited) !== 0) throw new Error("The bare server could not be filled.");
  const port = freePort();
  const child = spawn([...program, "serve", dir, String(port)]);
  const url = `http://127.0.0.1:${port}`;
  await untilUp(`${url}/api/v2/version`, child);
  const server = { name, url, pid: child.pid, tokensFile, stop: () => stop(child) };
  await checkRetrieval(server);
  return server;
}

/** @throws Error when a retrieval returns no payload: then the load is not the real work */
async function checkRetrieval(server: Server): Promise<void> {
  const [token] = readFileSync(server.tokensFile, "utf8").split("\n");
  const { payload } = (await (await fetch(`${server.url}/api/v2/pushes/${token}`)).json()) as {
    payload: string | null;
  };
  if (!payload) throw new Error(`${server.name} returned no payload.`);
}
