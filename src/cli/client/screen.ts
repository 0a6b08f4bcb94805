// A QR code drawn on a terminal.

import { create } from "qrcode/lib/core/qrcode.js";

const QUIET = 2;

/**
 * A QR code of half-height blocks, two modules to a character. With `colours` it is dark on white in every terminal,
 * which all readers accept; without them, only the light modules are drawn.
 * @returns null if the text is too long for any code
 */
export function qrBlocks(text: string, colours: boolean): string | null {
  let modules: { size: number; data: Uint8Array };
  try {
    modules = create(text, { errorCorrectionLevel: "L" }).modules;
  } catch {
    return null;
  }
  const { size, data } = modules;
  const isLight = (x: number, y: number): boolean => x < 0 || y < 0 || x >= size || y >= size || !data[y * size + x];
  let drawing = "";
  for (let y = -QUIET; y < size + QUIET; y += 2) {
    let line = "";
    for (let x = -QUIET; x < size + QUIET; x += 1) {
      const upper = isLight(x, y);
      // The row below the last line counts as light.
      const lower = isLight(x, y + 1);
      line += upper ? (lower ? "█" : "▀") : lower ? "▄" : " ";
    }
    drawing += colours ? `\u001b[97;40m${line}\u001b[0m\n` : `${line}\n`;
  }
  return drawing;
}
