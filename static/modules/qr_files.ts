// A QR code as a file: SVG for print, PNG for everything else.

import { crc32 } from "./crc32.ts";
import { saveAs } from "../scripts/shared/save_as.ts";

const NAME = "qr-code";
/** About as wide as a picture is; each square of the code gets as many whole pixels. */
const PNG_PIXELS = 1_024;

/** @param shown as the page shows it: drawn into the page, or as a picture @throws TypeError where the server does not answer */
export async function saveQr(shown: Element, kind: "png" | "svg"): Promise<void> {
  const source = await sourceOf(shown);
  if (kind === "png") return saveAs(await pngOf(source), `${NAME}.png`);
  // Without what only the page needs.
  const plain = source.replace(/ (?:class|aria-label|role)="[^"]*"/g, "");
  saveAs(new Blob([plain], { type: "image/svg+xml" }), `${NAME}.svg`);
}

/** Not by a canvas: browsers that hide who their reader is hand out noise in its place. */
async function pngOf(source: string): Promise<Blob> {
  const squares = Number(/viewBox="0 0 (\d+) /.exec(source)?.[1] ?? "1");
  const scale = Math.ceil(PNG_PIXELS / squares);
  const side = squares * scale;
  // Each line is the byte of its filter, which is none, and a bit for each pixel: 1 is white.
  const bytes = 1 + Math.ceil(side / 8);
  const lines = new Uint8Array(bytes * side).map((_, index) => (index % bytes === 0 ? 0 : 255));
  for (const [, ...run] of source.matchAll(/M(\d+) (\d+)h(\d+)v1h/g)) {
    const [left = 0, top = 0, width = 0] = run.map((n) => Number(n) * scale);
    for (let y = top; y < top + scale; y += 1) {
      for (let x = left; x < left + width; x += 1) {
        const at = y * bytes + 1 + (x >> 3);
        lines[at] = (lines[at] ?? 0) & ~(128 >> (x & 7));
      }
    }
  }
  const packed = new Blob([lines]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Blob(
    [
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      chunk("IHDR", Uint8Array.of(...uint32(side), ...uint32(side), 1, 0, 0, 0, 0)),
      chunk("IDAT", new Uint8Array(await new Response(packed).arrayBuffer())),
      chunk("IEND", new Uint8Array()),
    ],
    { type: "image/png" },
  );
}

const uint32 = (n: number): number[] => [24, 16, 8, 0].map((bits) => (n >>> bits) & 255);

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const named = Uint8Array.of(...new TextEncoder().encode(name), ...data);
  return Uint8Array.of(...uint32(data.length), ...named, ...uint32(crc32(named, 0)));
}

async function sourceOf(shown: Element): Promise<string> {
  if (!(shown instanceof HTMLImageElement)) return new XMLSerializer().serializeToString(shown);
  // Pages may not fetch what an address like data:… holds.
  if (shown.src.startsWith("data:")) return decodeURIComponent(shown.src.slice(shown.src.indexOf(",") + 1));
  const answer = await fetch(shown.src);
  if (!answer.ok) throw new TypeError("There is no code any more.");
  return answer.text();
}
