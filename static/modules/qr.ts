// QR codes as one SVG path. The server draws them; a page draws what the server must not see. Either way their content
// goes nowhere else.

// Only the core: the package's main module also loads image writers, which cost time at every start.
import { create } from "qrcode/lib/core/qrcode.js";

/** Quiet modules around a code, as the standard asks. */
const MARGIN = 4;

export interface QrPath {
  /** Modules along a side, margin included. */
  size: number;
  /** For the d attribute of a path: the dark modules. */
  path: string;
}

/** @returns null where the text is too long for any code */
export function qrPath(text: string): QrPath | null {
  let modules: { size: number; data: Uint8Array };
  try {
    modules = create(text, { errorCorrectionLevel: text.length > 600 ? "L" : "M" }).modules;
  } catch {
    return null;
  }
  const { size, data } = modules;
  let path = "";
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      let run = 0;
      while (x + run < size && data[y * size + x + run]) run += 1;
      if (run > 0) path += `M${x + MARGIN} ${y + MARGIN}h${run}v1h-${run}z`;
      x += run;
    }
  }
  return { size: size + 2 * MARGIN, path };
}

/** A whole picture, dark on white in any colour scheme, because scanners need that. */
export function qrSvg(text: string, label: string): string {
  const code = qrPath(text);
  if (!code) return "";
  const box = `0 0 ${code.size} ${code.size}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" class="qr" role="img" aria-label="${label}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${code.size}v${code.size}H0z"/><path fill="#000" d="${code.path}"/></svg>`
  );
}
