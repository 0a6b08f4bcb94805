// For administrators: the version, the storage and the settings of this server.

import { failed, texts } from "./admin_shared.ts";
import { any, make, request, say, sizeWords, waitOn } from "./dom.ts";

interface ServerFacts {
  version: string;
  settings: Array<{ option: string; value: string; origin: string }>;
  storage: Record<"pushes" | "active_pushes" | "database_bytes" | "file_bytes" | "free_bytes" | "disk_bytes", number>;
}

export async function showServer(): Promise<void> {
  const answer = await waitOn(any("storage"), request<ServerFacts>("GET", "/admin/data/server"));
  if (failed(answer)) return;
  const { version, settings: rows, storage } = answer.body;
  any("version").textContent = version;
  const free = say(texts.of, { used: sizeWords(storage.free_bytes), total: sizeWords(storage.disk_bytes) });
  const facts: Array<[string, string]> = [
    [texts.storagePushes, say("{n}", { n: storage.pushes })],
    [texts.storageActive, say("{n}", { n: storage.active_pushes })],
    [texts.storageDatabase, sizeWords(storage.database_bytes)],
    [texts.storageFiles, sizeWords(storage.file_bytes)],
    [texts.storageFree, free],
  ];
  any("storage").replaceChildren(
    ...facts.flatMap(([name, value]) => [make("dt", null, name), make("dd", null, value)]),
  );
  any("settings").replaceChildren(
    ...rows.map(({ option, value, origin }) => row(option, value, origin === "default" ? texts.default : origin)),
  );
}

// The roles are explicit because phones do not lay the rows out as a table.
function row(...cells: string[]): HTMLElement {
  const line = make("tr", null);
  line.setAttribute("role", "row");
  for (const [index, text] of cells.entries()) {
    // The first two are what one types into a configuration.
    const cell = make("td", { translate: index > 1 }, text);
    cell.setAttribute("role", "cell");
    line.append(cell);
  }
  return line;
}
