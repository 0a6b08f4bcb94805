// Ties a directory of files to the database that lists them. Otherwise a node whose mount is missing would store files on its own disk, and two
// services with the same directory would remove each other's files.

import { newToken } from "../../base/crypto.ts";
import type { DirectoryMark } from "../blobs/directory_mark.ts";
import type { Connection } from "./connection.ts";
import { setMeta } from "./key_fingerprints.ts";

const KNOWN = "files_directory";

/** The first node marks an empty directory. @throws Error with a message for the administrator if the directory is not this database's */
export function agreeOnDirectory(db: Connection, mark: DirectoryMark): Promise<void> {
  return db.transaction(async (query) => {
    // One node at a time.
    await query("SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' files directory', 0))");
    const rows = await query<{ key: string; value: string }>("SELECT key, value FROM meta WHERE key IN ($1, 'epoch')", [
      KNOWN,
    ]);
    const valueOf = (name: string) => rows.find(({ key }) => key === name)?.value ?? null;
    const known = valueOf(KNOWN);
    const found = await mark.inTime(mark.read());
    if (known !== null && found !== known) throw new Error(notThis(mark.directory, found));
    if (known === null) {
      if (valueOf("epoch") !== null) {
        throw new Error(
          "The files of this database are in a bucket: name it with blobs.url. They do not move to a directory by themselves.",
        );
      }
      // If a node stopped before its commit, the directory contains that node's mark and nothing else.
      if (!(await mark.inTime(mark.isEmpty()))) {
        throw new Error(
          `The directory ${mark.directory} (blobs.url) contains something else, or files of another database: name an empty one.`,
        );
      }
      const id = found ?? newToken(24);
      if (found === null) await mark.write(id);
      await setMeta(query, KNOWN, id);
      return mark.adopt(id);
    }
    mark.adopt(known);
  });
}

/** For commands that only read. @throws as `agreeOnDirectory` */
export async function expectDirectory(db: Connection, mark: DirectoryMark): Promise<void> {
  const [row] = await db.read<{ value: string }>("SELECT value FROM meta WHERE key = $1", [KNOWN]);
  const found = await mark.inTime(mark.read());
  if (row && row.value !== found) throw new Error(notThis(mark.directory, found));
  if (row) mark.adopt(row.value);
}

const notThis = (directory: string, found: string | null): string =>
  found === null
    ? `The directory ${directory} (blobs.url) is not the one that contains the files: it has no mark. Is it mounted?`
    : `The directory ${directory} (blobs.url) belongs to another database: check the mount and database_schema.`;
