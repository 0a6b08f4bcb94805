// Writes what the program knows itself into the documents, between two markers each: `bun run docs`.

import { join } from "node:path";

import { optionsTable } from "../src/config/describe.ts";
import { eventsTable } from "../src/outgoing/siem/describe.ts";
import { contrastTable } from "./design/contrast.ts";

await fill("docs/configuration.md", "<!-- options -->", optionsTable());
await fill("docs/siem.md", "<!-- events -->", eventsTable());
await fill("docs/design.md", "<!-- contrast -->", contrastTable());

async function fill(document: string, marker: string, table: string): Promise<void> {
  const path = join(import.meta.dir, "..", document);
  const [before, , after] = (await Bun.file(path).text()).split(marker);
  if (before === undefined || after === undefined) throw new Error(`${path} needs two lines ${marker}.`);
  await Bun.write(path, [before, `\n\n${table}\n`, after].join(marker));
}
