// Writes the table of options into docs/configuration.md, between its two markers: `bun run docs`.

import { join } from "node:path";

import { optionsTable } from "../src/config/describe.ts";

const MARKER = "<!-- options -->";
const path = join(import.meta.dir, "../docs/configuration.md");
const [before, , after] = (await Bun.file(path).text()).split(MARKER);
if (before === undefined || after === undefined) throw new Error(`${path} needs two lines ${MARKER}.`);
await Bun.write(path, [before, `\n\n${optionsTable()}\n`, after].join(MARKER));
