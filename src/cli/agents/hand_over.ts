// Gives one command what a link opens: the text as a variable, on standard input or as an open file; files in a
// directory. Everything that could fail is checked before the link is opened, because a used view cannot be restored.

import { isUtf8 } from "node:buffer";
import { accessSync, closeSync, constants, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import type { Subprocess } from "bun";

import { CLIENT_ENV } from "../../config/options.ts";
import { codeOf } from "../client/connection.ts";
import type { Content } from "../client/content.ts";
import type { OpenedLink } from "../client/open.ts";
import { safeFileName, saveAs } from "../client/transfer.ts";
import { type Progress, showTransfer } from "../progress.ts";
import { OperationFailed, reasonOf, type Terminal, UsageError } from "../terminal.ts";
import { directoryIn, memoryHere, namelessFile } from "./in_memory.ts";

/** How a command gets the text. */
export type Way = { variable: string } | { descriptor: number };

/** The variable that names the directory, if there are files. */
const FILES = "SECRETPUSH_FILES";
const NO_PLACE = "this machine has no directory in memory, such as /dev/shm";
const MOST_BYTES = 64 * 1024;
const GRACE_MS = 1_000;

/** @param given "env:NAME", "stdin" or "fd:N"; @throws UsageError */
export function wayOf(given: string): Way {
  const [, name, number] = /^(?:env:([A-Za-z_]\w*)|stdin|fd:(\d))$/.exec(given) ?? [];
  if (name !== undefined) return { variable: name };
  if (given === "stdin") return { descriptor: 0 };
  if (number !== undefined && Number(number) > 2) return { descriptor: Number(number) };
  throw new UsageError("hand the text over as env:NAME (letters, digits and _), as stdin, or as fd:3 to fd:9");
}

export interface Order {
  argv: readonly string[];
  /** Null for a command that gets no text. */
  way: Way | null;
  directory?: string;
  /** The command's own standard input, unless the text takes its place. */
  stdin: "inherit" | "ignore";
  /** If piped, the command has its own process group, and all processes of the group end with the command. */
  output: "inherit" | "pipe";
  cancelled: AbortSignal;
}

/**
 * Checks the command before a link is opened for it.
 * @returns a function that fetches everything, has the server erase an answer that no one else may open, and starts the
 *   command. It returns the command, the texts that the command got (null if a file is not text or all are too large),
 *   and a function to call when the command has ended. If it throws, nothing is left behind.
 * @throws UsageError if the command cannot be started
 */
export function prepared(terminal: Terminal, { argv, way, directory = ".", stdin, output, cancelled }: Order) {
  const { env } = terminal;
  const [name = "", ...given] = argv;
  if (!isDirectory(directory))
    throw new UsageError(`${JSON.stringify(directory)} is not a directory: nothing was opened`);
  const path = Bun.which(name, { PATH: env["PATH"] ?? "", cwd: directory });
  if (path === null) throw new UsageError(`there is no program ${JSON.stringify(name)}: nothing was opened`);
  const place = memoryHere(env);
  if (way && "descriptor" in way && place === null)
    throw new UsageError(`${NO_PLACE}: hand the text over in a variable`);

  const filesOf = async ({ files }: Content) => {
    if (place === null) throw spent(`it has files, and ${NO_PLACE}`);
    const made = directoryIn(place);
    try {
      for (const file of files) {
        const into = join(made.path, safeFileName(file.name));
        const fetch = (progress: Progress) => saveAs(into, false, (sink) => file.into(sink, { progress, cancelled }));
        await showTransfer(terminal, fetch);
      }
      return made;
    } catch (error) {
      await made.remove();
      throw spent(reasonOf(error));
    }
  };

  const fileOf = (text: string): number | null => {
    try {
      return way && "descriptor" in way && place !== null ? namelessFile(place, text) : null;
    } catch (error) {
      throw spent(reasonOf(error));
    }
  };

  const start = (text: string, files: string | undefined) => {
    const stdio: Array<"inherit" | "ignore" | "pipe" | number> = [stdin, output, output];
    const file = fileOf(text);
    // The command gets what the link opens, but nothing with which it could open more.
    const own = { [CLIENT_ENV.token]: undefined, [CLIENT_ENV.passphrase]: undefined, [FILES]: files };
    const variable = way && "variable" in way ? { [way.variable]: text } : {};
    if (way && "descriptor" in way && file !== null) {
      while (stdio.length <= way.descriptor) stdio.push("ignore");
      stdio[way.descriptor] = file;
    }
    try {
      return Bun.spawn([path, ...given], {
        argv0: name,
        stdio: stdio as ["inherit", "pipe", "pipe"],
        env: { ...env, ...own, ...variable },
        detached: output === "pipe",
        cwd: directory,
      });
    } catch (error) {
      // The runtime's own message may contain the text.
      const code = codeOf(error);
      const why = code === "E2BIG" ? "the text is too long for a variable" : `it did not start (${code})`;
      throw spent(`${JSON.stringify(name)}: ${why}`);
    } finally {
      if (file !== null) closeSync(file);
    }
  };

  /** @param opened null for a command without a secret */
  return async (opened: OpenedLink | null) => {
    const content = (await opened?.content()) ?? { text: "", files: [] };
    if (way && "variable" in way && content.text.includes("\0")) {
      throw spent("a variable cannot hold the text: it has a NUL byte");
    }
    const made = content.files.length === 0 ? null : await filesOf(content);
    const end = async (): Promise<void> => void (await made?.remove());
    try {
      const files = made && output === "pipe" ? textsIn(made.path) : [];
      // An answer is for this command alone. Its owner could open it again, or may have done so by now.
      if (opened?.isAnswer) await taken(opened);
      if (cancelled.aborted) throw spent("cancelled");
      return { command: start(content.text, made?.path), secrets: files && [content.text, ...files], end };
    } catch (error) {
      await end();
      throw error;
    }
  };
}

async function taken({ api, push }: OpenedLink): Promise<void> {
  try {
    await api.expire(push.url_token, true);
  } catch (error) {
    throw spent(reasonOf(error).replace(/\.$/, ""));
  }
}

function isDirectory(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** The content of the files; null if one of them is not text, or if together they are too large. */
function textsIn(directory: string): string[] | null {
  const paths = readdirSync(directory).map((name) => join(directory, name));
  if (paths.reduce((sum, path) => sum + statSync(path).size, 0) > MOST_BYTES) return null;
  const contents = paths.map((path) => readFileSync(path));
  return contents.every((content) => isUtf8(content)) ? contents.map(String) : null;
}

/** Waits until a command with piped output ends. @returns its exit code, and the beginning of its output */
export async function outcomeOf(
  { stdout, stderr, exited, pid }: Subprocess<"inherit", "pipe", "pipe">,
  most: number,
  cancelled: AbortSignal,
): Promise<{ exitCode: number; output: string }> {
  let output = "";
  const read = async (stream: ReadableStream<Uint8Array>): Promise<void> => {
    for await (const text of stream.pipeThrough(new TextDecoderStream())) output += text.slice(0, most - output.length);
  };
  const reading = Promise.all([read(stdout), read(stderr)]);
  const stop = (): void => {
    try {
      process.kill(-pid, "SIGKILL");
    } catch {}
  };
  cancelled.addEventListener("abort", stop);
  if (cancelled.aborted) stop();
  const exitCode = await exited;
  cancelled.removeEventListener("abort", stop);
  stop();
  // A process that has left the group may still hold the pipe open.
  await Promise.race([reading, setTimeout(GRACE_MS)]);
  return { exitCode, output };
}

const spent = (why: string): OperationFailed => new OperationFailed(`${why}: the link was opened, and nothing was run`);
