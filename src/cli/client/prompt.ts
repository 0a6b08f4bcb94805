// The secret to push: typed without echo, or read from standard input or a file. Never an argument, because arguments
// are in the process list and the shell's history.

import { readFile, stat } from "node:fs/promises";

import { complain, OperationFailed, type Terminal, typedLines, UsageError } from "../terminal.ts";
import { codeOf } from "./connection.ts";

const MAX_TEXT_BYTES = 64 * 1024 * 1024;

// The lines of a paste arrive within this time; a person takes longer to type the next one.
const PASTE_GAP_MS = 60;

/** Asks for a secret without echo. Enter ends it; a paste of several lines is accepted whole. @throws OperationFailed */
async function askSecret(terminal: Terminal, question: string): Promise<string> {
  const lines = await typedLines(terminal, true);
  const taken: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const finish = (): void => {
        // Text after the last line break of a paste waits for Enter.
        if (lines.line === "") resolve(taken.join("\n"));
      };
      lines.on("line", (line) => {
        taken.push(line);
        clearTimeout(timer);
        timer = setTimeout(finish, PASTE_GAP_MS);
      });
      const cancel = (): void => reject(new OperationFailed("cancelled: nothing was pushed"));
      lines.on("SIGINT", cancel);
      lines.on("close", () => (taken.length > 0 ? resolve(taken.join("\n")) : cancel()));
      terminal.stderr(question);
    });
  } finally {
    clearTimeout(timer);
    lines.close();
    terminal.stderr("\n");
  }
}

/** The options that say where the secret is read from. */
interface Readers {
  file: string[] | undefined;
  payloadFile: string | undefined;
  passphraseStdin: true | undefined;
}

/** @throws UsageError if two things are to be read from standard input */
export function expectOneReader({ stdin }: Terminal, { file, payloadFile, passphraseStdin }: Readers): void {
  const readers = [
    passphraseStdin ? "--passphrase-stdin" : "",
    payloadFile === "-" ? "--payload-file -" : "",
    ...(file ?? []).filter((path) => path === "-").map(() => "--file -"),
    file === undefined && payloadFile === undefined && !stdin.isTTY ? "the text, without --payload-file," : "",
  ].filter((reader) => reader !== "");
  if (readers.length > 1) {
    throw new UsageError(`${readers.join(" and ")} cannot share standard input: put all but one into files`);
  }
}

/** The text to send: typed, or read from a file or standard input; "" if there are only files. */
export async function payloadOf(
  terminal: Terminal,
  { file, payloadFile, kind }: Omit<Readers, "passphraseStdin"> & { kind?: string | undefined },
): Promise<string> {
  if (payloadFile === undefined && file !== undefined) return "";
  const typed = payloadFile === undefined && terminal.stdin.isTTY === true;
  const text =
    payloadFile !== undefined && payloadFile !== "-"
      ? await readTextFile(payloadFile)
      : typed
        ? await askSecret(terminal, "Secret (not shown): ")
        : await readText(terminal);
  // A final line break is not part of a link or a QR code.
  if (kind === "url" || kind === "qr") return text.replace(/\r?\n$/, "");
  if (!typed && /^[^\n]+\n$/.test(text)) {
    complain(terminal, "the secret ends with a line break, which was kept; printf '%s' writes none.");
  }
  return text;
}

/** All of standard input, unchanged. @throws UsageError if it is empty, too long or not UTF-8 */
export async function readText(terminal: Terminal): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of terminal.stdin) {
    const buffer = Buffer.from(chunk);
    chunks.push(buffer);
    if ((bytes += buffer.length) > MAX_TEXT_BYTES) {
      throw new UsageError("standard input is too long for text: push it as a file with --file -");
    }
  }
  if (bytes === 0) throw new UsageError("standard input is empty: there is nothing to push");
  return decode(Buffer.concat(chunks), "standard input", "--file -");
}

/** @throws UsageError if the file cannot be read as text */
async function readTextFile(path: string): Promise<string> {
  const named = JSON.stringify(path);
  try {
    if ((await stat(path)).size > MAX_TEXT_BYTES) {
      throw new UsageError(`--payload-file ${named} is too long for text: push it with --file`);
    }
    return decode(await readFile(path), `--payload-file ${named}`, "--file");
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--payload-file ${named} cannot be read (${codeOf(error)})`);
  }
}

function decode(bytes: Buffer, what: string, instead: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new UsageError(`${what} is not UTF-8 text: push it as a file with ${instead}`);
  }
}
