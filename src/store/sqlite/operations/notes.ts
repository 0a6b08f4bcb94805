// The write of a note: a line in `meta` that the administrator's pages read.

import type { Note } from "../../overview.ts";
import type { Connection } from "../connection.ts";

export function noteOperations(connection: Connection) {
  const set = connection.prepare(`INSERT OR REPLACE INTO meta (key, value) VALUES ($name, $value)`);
  const remove = connection.prepare(`DELETE FROM meta WHERE key = $name`);
  return {
    setNote({ name, value }: { name: Note; value: string | null }): void {
      if (value === null) remove.run({ name });
      else set.run({ name, value });
    },
  };
}
