// Makes the pictures of README and docs/ from what `bun run screenshots DIR --languages en` took: one of three pages side
// by side, and twelve small ones. `bun run picture [DIR]`, by default from the ignored folder screenshots/.

import { join } from "node:path";

import { openPage } from "../test/browser.ts";

const ROOT = join(import.meta.dir, "..");
const IMAGES = join(ROOT, "docs/images");
const shots = process.argv[2] ?? join(ROOT, "screenshots");

interface Shot {
  /** Of a screenshot in English: state, width, scheme. */
  name: string;
  /** How wide the page is in the picture. */
  width: number;
  height: number;
  /** How much of the page's top is left out, in pixels of the picture. */
  skip?: number;
}

const phone = (name: string): Shot => ({ name, width: 300, height: 520 });
const desktop = (name: string, skip = 0): Shot => ({ name, width: 640, height: 420, skip });

/** Each with the name of its file. */
const PICTURES: ReadonlyArray<[file: string, shots: Shot[]]> = [
  [
    "pages",
    [
      { name: "create-en-1280-light", width: 850, height: 530 },
      { name: "made-en-390-light", width: 277, height: 530 },
      { name: "gate-en-390-dark", width: 277, height: 530 },
    ],
  ],
  ["tour-new", [desktop("create-en-1280-light")]],
  ["tour-options", [phone("create-options-en-390-light")]],
  ["tour-files", [phone("create-files-en-390-dark")]],
  ["tour-made", [desktop("made-passphrase-en-1280-light")]],
  ["tour-gate", [phone("gate-sender-en-390-light")]],
  ["tour-passphrase", [phone("gate-passphrase-en-390-dark")]],
  ["tour-secret", [phone("opened-last-en-390-light")]],
  ["tour-downloads", [phone("opened-files-en-390-dark")]],
  ["tour-gone", [phone("gone-en-390-light")]],
  ["tour-page", [desktop("push-en-1280-dark")]],
  ["tour-first-steps", [desktop("admin-first-steps-en-1280-light")]],
  ["tour-storage", [desktop("admin-server-en-1280-dark", 205)]],
];
const GAP = 20;

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  async fetch(request) {
    const picture = PICTURES.find(([file]) => new URL(request.url).pathname === `/${file}`);
    if (!picture) return new Response(null, { status: 404 });
    return new Response(await together(picture[1]), { headers: { "content-type": "text/html" } });
  },
});
try {
  for (const [file, parts] of PICTURES) {
    const width = parts.reduce((sum, part) => sum + part.width + GAP, GAP);
    const height = Math.max(...parts.map((part) => part.height)) + 2 * GAP;
    const page = await openPage(`${server.url.href}${file}`, { width, height });
    await page.until("[...document.images].every((image) => image.complete)");
    await Bun.write(join(IMAGES, `${file}.webp`), await page.view.screenshot({ format: "webp", quality: 75 }));
    page.close();
  }
} finally {
  await server.stop(true);
  Bun.WebView.closeAll();
}

/** A part of each page, side by side. */
async function together(parts: readonly Shot[]): Promise<string> {
  const pages = await Promise.all(
    parts.map(async ({ name, width, height, skip = 0 }) => {
      const png = await Bun.file(join(shots, `${name}.png`)).bytes();
      const source = `data:image/png;base64,${png.toBase64()}`;
      return `<div style="width:${width}px;height:${height}px"><img src="${source}" style="margin-top:-${skip}px"></div>`;
    }),
  );
  return `<!doctype html><style>
  body { margin: 0; padding: ${GAP}px; display: flex; gap: ${GAP}px; background: #dfe5e8; }
  div { overflow: hidden; border-radius: 8px; outline: 1px solid #b6c0c5; }
  img { display: block; width: 100%; }
</style>${pages.join("")}`;
}
