// Hands what a link opens to one command: its text as a variable, on standard input or as an open file, its files in a directory.
// Everything that could fail is checked before the link is opened, because a view that is spent does not come back.

import { closeSync } from "node:fs";
import { join } from "node:path";

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
export const FILES = "SECRETPUSH_FILES";

/** The highest descriptor. */
const MOST = 9;

/** @param given "env:NAME", "stdin" or "fd:N"; @throws UsageError */
export function wayOf(given: string): Way {
  const [, name, number] = /^(?:env:([A-Za-z_]\w*)|stdin|fd:(\d))$/.exec(given) ?? [];
  if (name !== undefined) return { variable: name };
  if (given === "stdin") return { descriptor: 0 };
  if (number !== undefined && Number(number) > 2) return { descriptor: Number(number) };
  throw new UsageError(
    `the text is handed over as env:NAME, where a name has letters, digits and _, as stdin, or as fd:3 to fd:${MOST}`,
  );
}

type Stdio = "inherit" | "ignore" | "pipe" | number;

export interface Order {
  argv: readonly string[];
  way: Way;
  directory?: string;
  /** Of the command, apart from the text where that has its place. */
  stdin: "inherit" | "ignore";
  output: "inherit" | "pipe";
  /** Ends the command. */
  cancelled?: AbortSignal;
}

export class HandOver {
  readonly #terminal: Terminal;
  readonly #env: Record<string, string | undefined>;
  readonly #order: Order;
  readonly #path: string;
  readonly #place: string | null;

  /** @throws UsageError if the command cannot be started */
  constructor(terminal: Terminal, order: Order) {
    const { env } = terminal;
    const [name = ""] = order.argv;
    this.#terminal = terminal;
    const { directory } = order;
    const path = Bun.which(name, { PATH: env["PATH"] ?? "", ...(directory === undefined ? {} : { cwd: directory }) });
    if (path === null) throw new UsageError(`there is no program ${JSON.stringify(name)}: nothing was opened`);
    this.#path = path;
    this.#order = order;
    // The command gets what is behind the link, and not what else this program may open.
    this.#env = { ...env, [CLIENT_ENV.token]: undefined, [CLIENT_ENV.passphrase]: undefined };
    this.#place = memoryHere(env);
    if ("descriptor" in order.way && this.#place === null) {
      throw new UsageError(
        "this machine has no directory in memory, such as /dev/shm: hand the text over in a variable",
      );
    }
  }

  /**
   * Fetches everything, and has the server erase what nobody else is to open.
   * @returns the command, once it runs, and what is to be called when it has ended
   * @throws OperationFailed; then nothing of it is left
   */
  async begin({ api, push, isAnswer, content }: OpenedLink) {
    const opened = await content();
    const { text, files } = opened;
    const { way } = this.#order;
    if ("variable" in way && text.includes("\0")) throw spent("a variable cannot hold the text: it has a NUL byte");
    const directory = files.length === 0 ? null : await this.#filesOf(opened);
    try {
      // An answer is for this command alone. Its owner could open it again.
      if (isAnswer) await api.expire(push.url_token);
      if (this.#order.cancelled?.aborted) throw spent("cancelled");
      const command = this.#start(text, directory?.path);
      return { command, text, files: directory?.path ?? null, end: async () => void (await directory?.remove()) };
    } catch (error) {
      await directory?.remove();
      throw error;
    }
  }

  async #filesOf({ files }: Content) {
    if (this.#place === null)
      throw spent("it has files, and this machine has no directory in memory, such as /dev/shm");
    const directory = directoryIn(this.#place);
    const cancelled = this.#order.cancelled ?? new AbortController().signal;
    try {
      for (const file of files) {
        const into = join(directory.path, safeFileName(file.name));
        const fetch = (progress: Progress) => saveAs(into, false, (sink) => file.into(sink, { progress, cancelled }));
        await showTransfer(this.#terminal, fetch);
      }
      return directory;
    } catch (error) {
      await directory.remove();
      throw spent(reasonOf(error));
    }
  }

  #start(text: string, files: string | undefined) {
    const { argv, way, stdin, output, directory, cancelled } = this.#order;
    const env: Record<string, string | undefined> = { ...this.#env, [FILES]: files };
    const stdio: Stdio[] = [stdin, output, output];
    const file = "descriptor" in way && this.#place !== null ? namelessFile(this.#place, text) : null;
    if ("variable" in way) env[way.variable] = text;
    else {
      while (stdio.length <= way.descriptor) stdio.push("ignore");
      stdio[way.descriptor] = file ?? "ignore";
    }
    try {
      return Bun.spawn([this.#path, ...argv.slice(1)], {
        argv0: argv[0] ?? "",
        stdio: stdio as ["inherit", "inherit", "inherit"],
        env,
        ...(directory === undefined ? {} : { cwd: directory }),
        ...(cancelled && { signal: cancelled, killSignal: "SIGKILL" }),
      });
    } catch (error) {
      // What the runtime says may have the text in it.
      const why =
        codeOf(error) === "E2BIG" ? "the text is too long for a variable" : `it did not start (${codeOf(error)})`;
      throw spent(`${JSON.stringify(argv[0])}: ${why}`);
    } finally {
      if (file !== null) closeSync(file);
    }
  }
}

const spent = (why: string): OperationFailed => new OperationFailed(`${why}: the link was opened, and nothing was run`);
