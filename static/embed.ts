// Runs as a macro while the program is put together (from source and for the executable alike): gives
// the text of this folder's files, so that they travel inside the program. Nothing is read at run time.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The files of a folder below static/ whose names end so: name → text. */
export function filesIn(folder: string, ending: string): Record<string, string> {
  const directory = join(import.meta.dir, folder);
  const names = readdirSync(directory).filter((name) => name.endsWith(ending));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(join(directory, name), "utf8")]));
}

export function pico(): string {
  const path = join(import.meta.dir, "../node_modules/@picocss/pico/css/pico.classless.min.css");
  return readFileSync(path, "utf8");
}
