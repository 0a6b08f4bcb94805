// `bun run start`: the server, from source. npx hands a signal to the shell that it starts, and that shell hands it to
// no one: a server that was started this way ends once its shell is gone.

import { readFileSync } from "node:fs";

/** The parent of a process; null where the system does not say. */
function parentOf(pid: number): number | null {
  try {
    // The name of a program, in brackets, may hold anything.
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
  } catch {
    return null;
  }
}

const LOOK_EVERY_MS = 500;
const run = process.ppid; // bun run start
const shell = /np[mx]-cli\.js$/.test(process.env["npm_execpath"] ?? "") ? parentOf(run) : null;
if (shell !== null && shell !== 1) {
  const look = setInterval(() => {
    if (parentOf(run) === shell) return;
    clearInterval(look);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_EVERY_MS);
  look.unref();
}

process.argv.splice(2, 0, "serve");
await import("../src/main.ts");
