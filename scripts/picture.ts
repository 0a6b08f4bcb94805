// Puts the README's picture together from what `bun run screenshots` took: three pages side by side, small enough
// to load quickly. `bun run screenshots && bun scripts/picture.ts`

import { join } from "node:path";

import { openPage } from "../test/browser.ts";

const ROOT = join(import.meta.dir, "..");
const HEIGHT = 530;
/** The name of a screenshot, and how wide it is in the picture. */
const SHOTS = [
  ["create-en-1280-light", 850],
  ["made-en-390-light", 277],
  ["gate-en-390-dark", 277],
] as const;
const GAP = 20;

const pages = await Promise.all(
  SHOTS.map(async ([name, width]) => {
    const png = await Bun.file(join(ROOT, "screenshots", `${name}.png`)).bytes();
    return `<div style="width:${width}px"><img src="data:image/png;base64,${png.toBase64()}"></div>`;
  }),
);
const html = `<!doctype html><style>
  body { margin: 0; padding: ${GAP}px; display: flex; gap: ${GAP}px; background: #dfe5e8; }
  div { height: ${HEIGHT}px; overflow: hidden; border-radius: 8px; outline: 1px solid #b6c0c5; }
  img { display: block; width: 100%; }
</style>${pages.join("")}`;

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  fetch: () => new Response(html, { headers: { "content-type": "text/html" } }),
});
try {
  const width = SHOTS.reduce((sum, [, shot]) => sum + shot + GAP, GAP);
  const page = await openPage(server.url.href, { width, height: HEIGHT + 2 * GAP });
  await page.until("[...document.images].every((image) => image.complete)");
  const picture = await page.view.screenshot({ format: "webp", quality: 75 });
  await Bun.write(join(ROOT, "docs/images/pages.webp"), picture);
  page.close();
} finally {
  await server.stop(true);
  Bun.WebView.closeAll();
}
