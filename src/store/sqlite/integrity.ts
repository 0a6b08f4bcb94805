// SQLite's own checks of a database as a file: pages, indexes, references.

import { isDatabaseError } from "./damage.ts";
import type { LiveDatabase } from "./snapshot.ts";

/** @returns a sentence for each problem */
export function databaseProblems(db: LiveDatabase): string[] {
  const pages = pageProblems(db);
  if (pages.length > 0) return pages;
  const foreign = db.query<{ table: string; parent: string }, []>("PRAGMA foreign_key_check").all();
  return foreign.slice(0, 10).map(({ table, parent }) => `a row of ${table} refers to a missing row of ${parent}`);
}

// Reads row by row: some damage ends the check with an error, and the rows before the error name the place.
function pageProblems(db: LiveDatabase): string[] {
  const problems: string[] = [];
  try {
    for (const row of db.query<{ integrity_check: string }, []>("PRAGMA integrity_check(10)").iterate()) {
      const lines = row.integrity_check.split("\n").filter((line) => line !== "ok" && !line.startsWith("***"));
      problems.push(...lines);
    }
  } catch (error) {
    if (!isDatabaseError(error) || problems.length === 0) throw error;
  }
  return problems;
}
