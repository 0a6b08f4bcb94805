// Looks into an open store: the database behind it, and the single steps of a background pass. Only the tests of
// the SQLite engine itself need this.

import type { Store } from "../src/store/index.ts";
import { SqliteMaintenance } from "../src/store/sqlite/maintenance.ts";

export function engineOf({ maintenance }: Store): SqliteMaintenance {
  if (!(maintenance instanceof SqliteMaintenance)) throw new Error("This store is not kept in SQLite.");
  return maintenance;
}
