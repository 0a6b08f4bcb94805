// The terminal of a command: its streams, environment and signals, and the forms of questions, tables and complaints.
// Nothing in cli/ touches the streams, the environment or the signals of `process`, so that tests can replace them.

/** What ends a command early: Ctrl-C, a supervisor, a closed terminal. */
export const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
type Signal = (typeof SIGNALS)[number];

export interface Terminal {
  /** `isTTY` decides whether questions can be asked. */
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  /** Decides whether progress is shown. */
  stderrIsTTY?: boolean;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  /** Writes bytes to standard output; resolves once they are written. Absent: bytes cannot be written. */
  bytes?: (chunk: Uint8Array) => Promise<void>;
  /** Marks standard output as a log: if a line is lost, the command does not fail. */
  stdoutIsLog?: () => void;
  /** Decides whether a secret is shown to a person or written byte for byte. */
  stdoutIsTTY?: boolean;
  /** Characters in a line of the terminal. */
  columns?: number;
  env: Readonly<Record<string, string | undefined>>;
  /** The descriptor of a file that was checked: --file reads it, wherever its path leads by now. */
  checkedFile?: number;
  /** Whether the terminal's window has been closed. Absent: it has not. */
  isGone?: () => Promise<boolean>;
  signals: {
    on(signal: Signal, listener: () => void): unknown;
    off(signal: Signal, listener: () => void): unknown;
  };
}

/** This program's own exit codes. `later` is EX_TEMPFAIL of sysexits.h, which mail servers know. */
export const EXIT = { ok: 0, failed: 1, usage: 2, later: 75 } as const;
/** One of these codes, or the code of a program that the command has run. */
export type ExitCode = number;

/** The command line is wrong: exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** The command was understood but failed: exit code 1. */
export class OperationFailed extends Error {
  override readonly name = "OperationFailed";
}

/** The command failed, and its caller, a mail server, must try again later: exit code 75. */
export class Deferred extends OperationFailed {}

/** The message of any thrown value. */
export { reasonOf } from "../base/errors.ts";

/** One complaint: "secretpush: …". */
export const complaint = (message: string): string => `secretpush: ${printable(message)}\n`;

export const complain = (terminal: Terminal, message: string): void => terminal.stderr(complaint(message));

/** Rows in aligned columns, two spaces apart, the last column unpadded. */
export function columns(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(printable));
  const widths: number[] = [];
  for (const row of cells) {
    row.forEach((cell, index) => (widths[index] = Math.max(widths[index] ?? 0, Bun.stringWidth(cell))));
  }
  return cells
    .map((row) => {
      const padded = row.map((cell, index) =>
        index === row.length - 1 ? cell : cell + " ".repeat((widths[index] ?? 0) - Bun.stringWidth(cell)),
      );
      return `${padded.join("  ").trimEnd()}\n`;
    })
    .join("");
}

// Names and addresses come from other people. Their control characters could rewrite the screen.
const printable = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, "\ufffd");

const STEERING = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text without characters that control a terminal: other people's secrets could rewrite the screen. */
export const visible = (text: string): string => text.replace(STEERING, "\ufffd");

const MAX_LINE_BYTES = 64 * 1024;

/** The first line of standard input, without its line break. @throws UsageError if it is missing, too long, or not UTF-8 */
export async function readLine(terminal: Terminal): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of terminal.stdin) {
    const buffer = Buffer.from(chunk);
    const end = buffer.indexOf(0x0a);
    const part = end === -1 ? buffer : buffer.subarray(0, end);
    chunks.push(part);
    bytes += part.length;
    if (bytes > MAX_LINE_BYTES) throw new UsageError("the line on standard input is too long");
    if (end !== -1) break;
  }
  let line: string;
  try {
    line = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)).replace(/\r$/, "");
  } catch {
    throw new UsageError("the line on standard input is not UTF-8");
  }
  if (line === "") throw new UsageError("standard input is empty: one line was expected");
  return line;
}

/** Reads typed lines until closed. Raw mode keeps hidden lines off the screen. */
export async function typedLines(terminal: Terminal, hidden: boolean) {
  const [{ createInterface }, { Writable }] = await Promise.all([import("node:readline"), import("node:stream")]);
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) terminal.stderr(String(chunk));
      done();
    },
  });
  return createInterface({ input: terminal.stdin, output, terminal: true, historySize: 0 });
}

/** Hidden answers are not echoed. Questions go to stderr: stdout stays clean for a pipe. @throws OperationFailed on Ctrl-C */
export async function ask(
  terminal: Terminal,
  questions: readonly string[],
  { hidden }: { hidden: boolean },
): Promise<string[]> {
  const lines = await typedLines(terminal, hidden);
  const answers: string[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      const next = (): void => {
        const question = questions[answers.length];
        if (question === undefined) return resolve();
        if (hidden) return terminal.stderr(question);
        lines.setPrompt(question);
        lines.prompt();
      };
      lines.on("line", (line) => {
        if (answers.length === questions.length) return;
        answers.push(line);
        if (hidden) terminal.stderr("\n");
        next();
      });
      const cancel = (): void => reject(new OperationFailed("cancelled: nothing was changed"));
      lines.on("SIGINT", cancel);
      lines.on("close", cancel);
      next();
    });
  } catch (error) {
    terminal.stderr("\n");
    throw error;
  } finally {
    lines.close();
  }
  return answers;
}

/**
 * Asks for a new passphrase, twice.
 * @param outcome the consequence of a failure, such as "nothing was pushed"
 * @param ifEmpty advice for a person who gives an empty one
 * @throws OperationFailed if the answers differ or are empty
 */
export async function askNewPassphrase(
  terminal: Terminal,
  { question, outcome, ifEmpty }: { question: string; outcome: string; ifEmpty?: string },
): Promise<string> {
  const [first = "", second] = await ask(terminal, [question, "The same again: "], { hidden: true });
  if (first !== second) throw new OperationFailed(`the two passphrases differ: ${outcome}`);
  if (first === "") {
    throw new OperationFailed(`the passphrase is empty: ${outcome}${ifEmpty === undefined ? "" : `; ${ifEmpty}`}`);
  }
  return first;
}
