// Files that survive a power cut: written beside their place, flushed, renamed, and the directory
// flushed after them.

import { closeSync, fsyncSync, openSync } from "node:fs";

export function flushDirectory(path: string): void {
  const directory = openSync(path, "r");
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
}
