// Reads and sets, for the command line, whether new links have 28 letters (src/domain/pushes/links.ts).

import type { LiveDatabase } from "../sqlite/snapshot.ts";
import { metaOf } from "../sqlite/snapshot.ts";
import { writtenBy } from "../sqlite/migrate.ts";
import { LINK_KEY, LONG_LINKS } from "../sql/tables.ts";

export const hasLongLinks = (live: LiveDatabase): boolean => metaOf(live, LONG_LINKS) !== null;

/**
 * From the next start of the server on, new links have 28 letters.
 * @param program the version that must have used the database last; undefined for any version that knows these links
 * @throws Error with a message for the administrator
 */
export function lengthenLinks(live: LiveDatabase, program?: string): void {
  const last = writtenBy(live);
  if (program !== undefined && last !== null && last !== program) throw refusal(`was last used by Secret Push ${last}`);
  if (metaOf(live, LINK_KEY) === null) throw refusal("has not been used by this version yet");
  live.run("INSERT OR IGNORE INTO meta (key, value) VALUES (?, '1')", [LONG_LINKS]);
}

const refusal = (why: string): Error =>
  new Error(`The database ${why}: start the server with this version first. Nothing was changed.`);
