// A QR code as a file: SVG for print, PNG for everything else.

import { saveAs } from "../scripts/save_as.ts";

const NAME = "qr-code";
/** About as wide as a picture is; each square of the code gets as many whole pixels. */
const PNG_PIXELS = 1_024;

/** @param shown as the page shows it: drawn into the page, or as a picture @throws TypeError where the server does not answer */
export async function saveQr(shown: Element, kind: "png" | "svg"): Promise<void> {
  const { source, squares } = drawn(await sourceOf(shown));
  if (kind === "svg") return saveAs(new Blob([source], { type: "image/svg+xml" }), `${NAME}.svg`);
  const side = squares * Math.ceil(PNG_PIXELS / squares);
  const picture = new Image(side, side);
  picture.src = `data:image/svg+xml,${encodeURIComponent(source.replace("<svg ", `<svg width="${side}" height="${side}" `))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob) saveAs(blob, `${NAME}.png`);
}

async function sourceOf(shown: Element): Promise<string> {
  if (!(shown instanceof HTMLImageElement)) return new XMLSerializer().serializeToString(shown);
  // Pages may not fetch what an address like data:… holds.
  if (shown.src.startsWith("data:")) return decodeURIComponent(shown.src.slice(shown.src.indexOf(",") + 1));
  const answer = await fetch(shown.src);
  if (!answer.ok) throw new TypeError("There is no code any more.");
  return answer.text();
}

/** The code without what only the page needs. */
function drawn(source: string): { source: string; squares: number } {
  const squares = Number(/viewBox="0 0 (\d+) /.exec(source)?.[1] ?? "1");
  return { source: source.replace(/ (?:class|aria-label|role)="[^"]*"/g, ""), squares };
}
