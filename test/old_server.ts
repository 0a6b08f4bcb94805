// A server of Password Pusher, as test/fixtures/password_pusher/make.rb has made it with the original's schema and libraries.

import { Database } from "bun:sqlite";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FIXTURE = join(import.meta.dir, "fixtures/password_pusher");

export const OLD_EXPORT = join(FIXTURE, "export.json");
export const OLD_STORAGE = join(FIXTURE, "storage");
export const OLD_SQL = readFileSync(join(FIXTURE, "production.sql"), "utf8");
/** The key, and the one before it. */
export const OLD_KEYS = `PWPUSH_MASTER_KEY=${"11".repeat(32)}\nPWPUSH_MASTER_KEY_PREVIOUS=${"22".repeat(32)}\n`;
export const OLD_TOKEN_OF_ANN = "kXz1Pq9sVt3mLw7yBn5R";
export const TOTP_OF_BOB = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

/** Its database as a file of this directory. @param change what happened there meanwhile */
export function oldDatabase(directory: string, change = "", name = "production.sqlite3"): string {
  const path = join(directory, name);
  const db = new Database(path);
  db.exec(OLD_SQL.replace(/^(?:DELETE FROM|INSERT INTO) sqlite_sequence.*$/gm, "") + change);
  db.close();
  return path;
}

export function oldKeys(directory: string, keys = OLD_KEYS): string {
  const path = join(directory, "pwpush.key");
  writeFileSync(path, keys);
  return path;
}
