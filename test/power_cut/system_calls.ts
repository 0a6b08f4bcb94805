// What a server asked of the system, from strace: each call with the lines of the recording at which it began and ended.
// strace holds a thread before and after each call, so that a call whose end is recorded before another's beginning has
// truly ended before it. Lines therefore order writes, flushes and answers without a clock.

import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { needs } from "../needs.ts";

/** Calls that change files, and those of sockets. What changes files in ways that the model does not know is refused. */
const TRACED = [
  "openat,creat,write,pwrite64,writev,pwritev,pwritev2,ftruncate,truncate,fallocate,copy_file_range,sendfile,splice",
  "fsync,fdatasync,sync_file_range,rename,renameat,renameat2,unlink,unlinkat,rmdir,link,linkat,symlink,symlinkat",
  "mkdir,mkdirat,mmap,io_uring_setup,sendto,sendmsg,recvfrom,recvmsg",
].join();

/**
 * A command that records what the program after it does.
 * @param flushMs how much longer each flush takes
 * @param failsAt the number of each thread's first flush of file contents that fails, as all later ones do
 */
export const recorder = (file: string, flushMs: number, failsAt: number | null = null): string[] => [
  needs("strace").path,
  "-D", // the program stays this process's own child, and signals reach it
  ..."-f --seccomp-bpf -q -y -xx -s 100000000 -e signal=none -o".split(" "),
  file,
  "-e",
  `trace=${TRACED}`,
  // Before the call, so that whoever does not wait for the flush is seen not to.
  ...(failsAt === null ? [] : ["-e", `inject=fdatasync:error=EIO:when=${failsAt}+`]),
  ...(flushMs > 0 ? ["-e", `inject=fsync,fdatasync:delay_enter=${flushMs}ms`] : []),
];

/** Of a call that the recording's end cut off. */
export const NEVER = Number.POSITIVE_INFINITY;

export type Call = { begin: number; end: number } & (
  | { kind: "write"; path: string; offset: number; bytes: Buffer }
  | { kind: "truncate"; path: string; size: number }
  | { kind: "flush" | "create" | "mkdir" | "unlink"; path: string }
  | { kind: "link" | "rename"; path: string; to: string }
  | { kind: "sent" | "received"; socket: string; bytes: Buffer }
);

interface Line {
  begin: number;
  end: number;
  name: string;
  /** Between the parentheses. */
  given: string;
  /** After the equals sign. */
  result: string;
}

/** The calls that touch files below `root`, and sockets, in the order in which they began. */
export function callsIn(file: string, root: string): Call[] {
  const reader = new Reader(root);
  const calls = linesIn(file).flatMap((line) => reader.read(line));
  return calls.sort((one, other) => one.begin - other.begin);
}

/** In the order in which they ended: what a call opened is known to those that came after it. */
function linesIn(file: string): Line[] {
  const recorded = readFileSync(file);
  const lines: Line[] = [];
  const unfinished = new Map<string, { begin: number; name: string; given: string }>();
  let number = 0;
  for (let start = 0; start < recorded.length; number += 1) {
    const newline = recorded.indexOf(10, start);
    const text = recorded.toString("latin1", start, newline === -1 ? recorded.length : newline);
    start = newline === -1 ? recorded.length : newline + 1;
    const thread = text.slice(0, text.indexOf(" "));
    const said = text.slice(thread.length).trimStart();
    if (said.startsWith("+++") || said.startsWith("---")) continue;
    const open = said.indexOf("(");
    const equals = said.lastIndexOf(" = ");
    const result = said.slice(equals + 3);
    if (said.startsWith("<... ")) {
      const before = unfinished.get(thread);
      unfinished.delete(thread);
      if (!before) continue;
      const rest = said.slice(said.indexOf(" resumed>") + " resumed>".length, said.lastIndexOf(")", equals));
      lines.push({ ...before, end: number, given: before.given + rest, result });
    } else if (said.endsWith("<unfinished ...>")) {
      const given = said.slice(open + 1, said.lastIndexOf("<unfinished"));
      unfinished.set(thread, { begin: number, name: said.slice(0, open), given });
    } else {
      const given = said.slice(open + 1, said.lastIndexOf(")", equals));
      lines.push({ begin: number, end: number, name: said.slice(0, open), given, result });
    }
  }
  // What was under way at the end may have happened.
  for (const cut of unfinished.values()) lines.push({ ...cut, end: NEVER, result: "?" });
  return lines;
}

const bytesIn = (quoted: string): Buffer => Buffer.from(quoted.replaceAll("\\x", ""), "hex");

/** All quoted texts of a call: one, two paths, or those of a vector. */
const quotedIn = (given: string): Buffer[] =>
  [...given.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map(([, quoted = ""]) => bytesIn(quoted));

/** `17<\x2f\x74\x6d\x70>` */
const DESCRIPTOR = /^(\d+|AT_FDCWD)<((?:[^>\\]|\\x[0-9a-f]{2})*)>(\(deleted\))?/;

class Reader {
  /** Descriptors of files that are written without an offset, and how far. */
  readonly #positions = new Map<string, number>();

  constructor(private readonly root: string) {}

  read(line: Line): Call[] {
    const { name, given, result, begin, end } = line;
    const returned = result === "?" ? null : Number.parseInt(result, 10);
    if (returned !== null && !(returned >= 0)) return [];
    const at = { begin, end };
    const descriptor = DESCRIPTOR.exec(given);
    const [, number = "", encoded = "", deleted] = descriptor ?? [];
    const on = encoded.includes("\\x") ? bytesIn(encoded).toString() : encoded;
    const known = !deleted && this.#isHere(on);
    /** @returns the paths of a call that names them */
    const paths = (): string[] => quotedIn(given).map((path) => posix.resolve(on || "/", path.toString()));
    const numbers = (): number[] => given.split(", ").map(Number);
    switch (name) {
      case "openat":
      case "creat":
        return this.#opened(given, result, paths()[0] ?? "", at);
      case "write":
      case "pwrite64":
      case "writev":
      case "pwritev":
      case "sendto":
      case "sendmsg": {
        if (on.startsWith("socket:")) {
          const bytes = Buffer.concat(quotedIn(given));
          return [{ kind: "sent", socket: on, bytes: bytes.subarray(0, returned ?? bytes.length), ...at }];
        }
        if (!known) return [];
        const all = Buffer.concat(quotedIn(given));
        const bytes = all.subarray(0, returned ?? all.length);
        const offset = name.startsWith("p") ? (numbers().at(-1) ?? Number.NaN) : this.#positions.get(number);
        if (offset === undefined || Number.isNaN(offset)) throw new Error(`Where does ${name}(${on}) write?`);
        if (!name.startsWith("p")) this.#positions.set(number, offset + bytes.length);
        return [{ kind: "write", path: on, offset, bytes, ...at }];
      }
      case "recvfrom":
      case "recvmsg":
        if (!on.startsWith("socket:")) return [];
        return [{ kind: "received", socket: on, bytes: Buffer.concat(quotedIn(given)), ...at }];
      case "ftruncate":
        return known ? [{ kind: "truncate", path: on, size: numbers().at(-1) ?? 0, ...at }] : [];
      case "fsync":
      case "fdatasync":
        return known ? [{ kind: "flush", path: on, ...at }] : [];
      case "mkdir":
      case "mkdirat":
        return paths().flatMap((path) => (this.#isHere(path) ? [{ kind: "mkdir", path, ...at }] : []));
      case "unlink":
      case "unlinkat":
      case "rmdir":
        return paths().flatMap((path) => (this.#isHere(path) ? [{ kind: "unlink", path, ...at }] : []));
      case "link":
      case "linkat":
      case "rename":
      case "renameat":
      case "renameat2": {
        const [path = "", to = ""] = paths();
        if (!this.#isHere(path) && !this.#isHere(to)) return [];
        return [{ kind: name.startsWith("link") ? "link" : "rename", path, to, ...at }];
      }
      case "sync_file_range":
        return []; // promises nothing
      case "mmap": {
        // The index of the log is shared memory that SQLite makes anew; anything else would be written unseen.
        const [, , protection = "", flags = "", file = ""] = given.split(", ");
        const mapped = bytesIn(DESCRIPTOR.exec(file)?.[2] ?? "").toString();
        const isWritten = protection.includes("PROT_WRITE") && flags.includes("MAP_SHARED");
        if (isWritten && this.#isHere(mapped) && !mapped.endsWith("-shm")) throw new Error(`mmap of ${mapped}`);
        return [];
      }
      default:
        if (name === "io_uring_setup" || given.includes(Buffer.from(this.root).toString("hex").replace(/../g, "\\x$&")))
          throw new Error(`The disk of the power cuts does not know ${name}.`);
        return [];
    }
  }

  #opened(given: string, result: string, path: string, at: { begin: number; end: number }): Call[] {
    if (!this.#isHere(path)) return [];
    this.#positions.set(/^\d+/.exec(result)?.[0] ?? "", 0);
    if (given.includes("O_APPEND")) throw new Error(`Where does ${path} end?`);
    return [
      ...(given.includes("O_CREAT") ? [{ kind: "create", path, ...at } as const] : []),
      ...(given.includes("O_TRUNC") ? [{ kind: "truncate", path, size: 0, ...at } as const] : []),
    ];
  }

  #isHere(path: string): boolean {
    return path === this.root || path.startsWith(`${this.root}/`);
  }
}
