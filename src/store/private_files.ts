// Small files in a directory of their own below the data directory. Only their owner can read them. Each is written and flushed
// completely or not at all. Backups leave them out.

import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { replaceFile } from "../base/durable_file.ts";
import { reasonOf } from "../base/errors.ts";

export class PrivateFiles {
  constructor(readonly directory: string) {}

  /** Null if there is no such file. @throws Error if this user may not read it */
  read(name: string): string | null {
    const path = join(this.directory, name);
    return existsSync(path) ? readFileSync(path, "utf8") : null;
  }

  /** @throws Error with a message for the administrator */
  write(name: string, text: string): void {
    const path = join(this.directory, name);
    try {
      mkdirSync(this.directory, { recursive: true, mode: 0o700 });
      replaceFile(path, text, 0o600);
    } catch (error) {
      throw new Error(`${path} cannot be written: ${reasonOf(error)}.`, { cause: error });
    }
  }

  remove(name: string): void {
    rmSync(join(this.directory, name), { force: true });
  }
}
