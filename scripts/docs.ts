// Writes what the program knows itself into the documents, between two markers each: `bun run docs`.

import { join } from "node:path";

import { conditionsList } from "./docs/conditions.ts";
import { contrastTable } from "./design/contrast.ts";
import { eventsTable } from "./docs/events.ts";
import { groupsSource } from "./docs/groups.ts";
import { languagesSentence } from "./docs/languages.ts";
import { presetFields } from "./docs/presets.ts";
import { statesTable } from "./docs/states.ts";
import { ledger } from "./mutants/ledger.ts";
import { reloadedSettings } from "./docs/settings.ts";

await Bun.write(join(import.meta.dir, "../static/texts/groups.ts"), groupsSource());
await fill("docs/configuration.md", "<!-- reload -->", reloadedSettings());
await fill("docs/policies.md", "<!-- fields -->", presetFields());
await fill("docs/events.md", "<!-- events -->", eventsTable());
await fill("docs/configuration.md", "<!-- languages -->", languagesSentence());
await fill("docs/upkeep.md", "<!-- conditions -->", conditionsList());
await fill("docs/behaviour.md", "<!-- states -->", statesTable());
await Bun.write(join(import.meta.dir, "../docs/assurance/promises.md"), ledger());
await fill("static/README.md", "<!-- contrast -->", contrastTable());

async function fill(document: string, marker: string, written: string): Promise<void> {
  const path = join(import.meta.dir, "..", document);
  const [before, , after] = (await Bun.file(path).text()).split(marker);
  if (before === undefined || after === undefined) throw new Error(`${path} needs two lines ${marker}.`);
  await Bun.write(path, [before, `\n\n${written}\n\n`, after].join(marker));
}
