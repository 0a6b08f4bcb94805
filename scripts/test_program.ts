// The program that tests start, built once for all of them: a command starts in a quarter of the time that it takes from source.
// It is laid out as a checkout is, with the bundle in the place of src/base: what the program reads beside its own modules
// (src/base/build.ts, static/texts/files.ts) is there too, so that it says of itself what it says from source.

import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { DEFINE } from "./packed.ts";

const ROOT = resolve(import.meta.dir, "..");
const THREAD = "store/sqlite/writer/writer_thread";

/** @returns the file that Bun starts, somewhere below the directory */
export async function buildTestProgram(directory: string): Promise<string> {
  const bundle = join(directory, "src/base");
  const built = await Bun.build({
    entrypoints: [join(ROOT, "src/main.ts"), join(ROOT, `src/${THREAD}.ts`)],
    target: "bun",
    splitting: true,
    external: ["file-type"],
    outdir: bundle,
    publicPath: `${bundle}/`,
    define: { ...DEFINE, SECRETPUSH_WRITER_THREAD: JSON.stringify(join(bundle, `${THREAD}.js`)) },
  });
  if (!built.success) throw new AggregateError(built.logs, "The program does not build.");
  const texts = join(ROOT, "static/texts");
  for (const name of readdirSync(texts).filter((one) => one.endsWith(".ftl")))
    symlinkSync(join(texts, name), join(bundle, name));
  const git = join(ROOT, ".git");
  if (existsSync(join(git, "HEAD"))) writeFileSync(join(directory, ".git"), `gitdir: ${git}\n`);
  else if (existsSync(git)) writeFileSync(join(directory, ".git"), readFileSync(git));
  const main = join(directory, "src/main.ts");
  writeFileSync(main, 'await import("./base/main.js");\n');
  return main;
}
