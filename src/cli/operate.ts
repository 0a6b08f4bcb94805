// How commands change data: they send their operations over the socket of the server that is using the data directory.
// If there is none, the command opens the store and carries them out itself, so that only one process writes at a time.
// With PostgreSQL, which nodes share, a command works on the database directly.

import { lstatSync, statSync } from "node:fs";
import { join } from "node:path";

import { AppError } from "../base/errors.ts";
import type { Line } from "../serve/control.ts";
import type { Args, OperationName, OperationParts, Result, Update } from "../serve/operations.ts";
import { type Cli, ioOf } from "./context.ts";
import { OperationFailed } from "./terminal.ts";

/** How long a server may take to open its socket, or to end after closing it. */
const PATIENCE_MS = 3_000;
const LOOK_EVERY_MS = 50;

/** Has an operation carried out. @throws AppError from the operation; OperationFailed */
export type Perform = <N extends OperationName>(name: N, args: Args<N>, update?: Update) => Promise<Result<N>>;

interface HowOpened {
  /** Whether the data directory may be new. */
  mayBegin?: boolean;
  /** If no server is running, a database of an older version is upgraded, unless this is false. */
  upgrades?: false;
  /** Keeps servers and other commands out until the operation is done. */
  exclusive?: true;
}

/** Has one operation carried out. */
export const perform = <N extends OperationName>(
  cli: Cli,
  name: N,
  args: Args<N>,
  how?: HowOpened,
): Promise<Result<N>> => operating(cli, (one) => one(name, args), how);

/** For several operations: the store is opened at most once. */
export async function operating<T>(
  { settings, terminal, backend }: Cli,
  use: (perform: Perform) => Promise<T>,
  how: HowOpened = {},
): Promise<T> {
  const { config } = settings();
  let here: { parts: OperationParts; close(): Promise<void> } | undefined;
  try {
    return await use(async (name, args, update = () => {}) => {
      if (!here && config.databaseUrl === undefined) {
        const answer = await askServer(config.dataDir, name, args, update);
        if (answer) return answer.result;
      }
      const { OPERATIONS } = await import("../serve/operations.ts");
      here ??= await (await backend()).openHere(config, ioOf(terminal), how);
      return OPERATIONS[name].run(here.parts, args as never, update) as Promise<never>;
    });
  } finally {
    await here?.close();
  }
}

/** @returns null if no server is using the directory @throws AppError, OperationFailed */
export async function askServer<N extends OperationName>(
  dataDir: string,
  name: N,
  args: Args<N>,
  update: Update = () => {},
): Promise<{ result: Result<N> } | null> {
  const { isInUse } = await import("../store/maintenance/index.ts");
  for (const untilMs = Date.now() + PATIENCE_MS; ;) {
    const response = await reach(dataDir, name, args);
    if (response) return { result: await resultIn(response, name, update) };
    // The runtime has no such sockets on Windows: there, commands write beside the server, under SQLite's locks.
    if (process.platform === "win32" || !isInUse(dataDir)) return null;
    if (Date.now() > untilMs) throw older(dataDir);
    await Bun.sleep(LOOK_EVERY_MS);
  }
}

/** @returns null if nothing listens */
async function reach(dataDir: string, name: string, args: unknown): Promise<Response | null> {
  const unix = join(dataDir, "server.sock");
  try {
    if (!isServers(unix, dataDir)) return null;
    return await fetch(`http://server/${name}`, {
      unix,
      method: "POST",
      body: JSON.stringify(args),
      headers: { connection: "close" },
      timeout: false,
    } as RequestInit);
  } catch (error) {
    const { code = "" } = error as { code?: string };
    if (["ENOENT", "ENOTDIR", "ECONNREFUSED"].includes(code)) return null;
    if (["EACCES", "EPERM"].includes(code)) {
      throw new OperationFailed(
        `this user is not allowed to talk to the server on ${dataDir}: run this as root or as the server's user`,
      );
    }
    throw cutOff(error);
  }
}

/** Another user of this host who can write to the directory could put a socket there, to read passwords. */
function isServers(socket: string, dataDir: string): boolean {
  const found = lstatSync(socket);
  return found.isSocket() && [0, process.getuid?.(), statSync(dataDir).uid].includes(found.uid);
}

async function resultIn<N extends OperationName>(response: Response, name: N, update: Update): Promise<Result<N>> {
  if (response.status === 413) throw new OperationFailed("this is too much for one command: nothing was changed");
  if (response.status !== 200 || !response.body) throw new OperationFailed(OTHER_VERSION);
  const last = await lastLine(response.body, update).catch((error: unknown) => Promise.reject(cutOff(error)));
  if ("error" in last) {
    const { code, message, fields } = last.error;
    throw code === undefined ? new Error(message) : new AppError(code, message, fields ? { fields } : {});
  }
  const [{ OPERATIONS }, { Value }] = await Promise.all([
    import("../serve/operations.ts"),
    import("@sinclair/typebox/value"),
  ]);
  if (Value.Check(OPERATIONS[name].result, last.result)) return last.result as Result<N>;
  throw new OperationFailed("the server has done this, but answered in the format of another version: restart it");
}

async function lastLine(body: ReadableStream<Uint8Array>, update: Update): Promise<Exclude<Line, { done: number }>> {
  let rest = "";
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.map((one) => JSON.parse(one) as Line)) {
      if (!("done" in line)) return line;
      update(line.done, line.total);
    }
  }
  throw new Error("it ended in the middle");
}

const OTHER_VERSION =
  "the server is a different version and does not know this operation: restart it, then run this again. Nothing was changed";

const older = (dataDir: string): Error =>
  new OperationFailed(
    `a server is using ${dataDir}, but accepts no commands: it may still be starting, or be an earlier version; otherwise its log says why. Nothing was ` +
      "changed: restart it, then run this again",
  );

const cutOff = (cause: unknown): Error =>
  Object.assign(
    new OperationFailed(
      "the server ended before it answered: check whether the change was made, before you run this again",
    ),
    { cause },
  );
