// Reads a database while a flush is under way, and while it cannot be read for a moment: bench/slow_disk.c sees to that,
// where the file "failing" is in the directory. Prints what came of it, as JSON. Usage: reads_during_flush.ts DIRECTORY

import { fdatasync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { notesIn, notesInLoop } from "../notes_database.ts";

const [directory = ""] = process.argv.slice(2);
const failing = join(directory, "failing");
let begun = Promise.withResolvers<() => void>();
const { db, add, close } = notesIn(directory).open({
  writer: notesInLoop({ flush: (fd, done) => begun.resolve(() => fdatasync(fd, done)) }),
});
const all = db.prepare<{ text: string }>("SELECT text FROM notes ORDER BY id");
const read = (): unknown => {
  try {
    return all.all({}).map(({ text }) => text);
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

/** Adds a note. @returns what was read while its flush was under way */
async function during(text: string, attempt: () => object): Promise<object> {
  begun = Promise.withResolvers();
  const added = add(text);
  const letThrough = await begun.promise;
  const seen = attempt();
  letThrough();
  await added;
  return seen;
}

const seen = [await during("first", () => ({}))];
seen.push(await during("second", () => ({ before: read() }))); // SQLite has read the schema
const meanwhile = (): object => {
  writeFileSync(failing, "");
  const whileFailing = read();
  rmSync(failing);
  return { whileFailing, afterwards: read() };
};
seen.push(await during("third", meanwhile));
close();
process.stdout.write(JSON.stringify(seen));
