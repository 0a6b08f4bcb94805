// Becomes part of the executable: packages that scripts/packed.ts compressed are imported through it.

import { readFileSync } from "node:fs";

/** What a package exports. @param path its compressed file, one function */
export function library(path: string): unknown {
  const source = Bun.zstdDecompressSync(readFileSync(path)).toString();
  const module = { exports: {} };
  type Library = (exports: object, require: (name: string) => object | undefined, module: object) => void;
  // The same code that would be a chunk of the executable.
  // oxlint-disable-next-line no-eval
  const run = (0, eval)(source) as Library;
  run(module.exports, (name) => process.getBuiltinModule(name), module);
  return module.exports;
}
