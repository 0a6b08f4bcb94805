// Writes a page that shows every component of static/README.md in every state, light and dark side by side, from the real
// styles and the real sprite: `bun run design [DIR]`, by default the ignored folder design/. Open its index.html.

import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { designPage } from "./design/page.ts";

const folder = process.argv[2] ?? join(import.meta.dir, "..", "design");
mkdirSync(folder, { recursive: true });
for (const scheme of ["light", "dark"] as const)
  await Bun.write(join(folder, `${scheme}.html`), await designPage(scheme));
await Bun.write(
  join(folder, "index.html"),
  `<!doctype html><meta charset="utf-8"><title>Every component in every state</title><style>
  body { margin: 0; display: flex; block-size: 100vh; }
  iframe { flex: 1; border: 0; }
</style><iframe src="light.html" title="Light"></iframe><iframe src="dark.html" title="Dark"></iframe>`,
);
console.log(join(folder, "index.html"));
