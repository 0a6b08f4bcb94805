// What is drawn for a person: a bar while files travel, a QR code, a secret that may hold anything. Bars
// are drawn on a terminal only, on stderr, so that what is piped on stays clean.

import { create } from "qrcode/lib/core/qrcode.js";

import { formatBytes } from "../../base/units.ts";
import type { Terminal } from "../terminal.ts";

/** How far a row of files has come. Calls come in turn: begin, add…, end for each file. */
export interface Progress {
  /** @param total bytes; null where nobody knows */
  begin: (label: string, total: number | null) => void;
  add: (bytes: number) => void;
  end: () => void;
  /** Takes a half-drawn bar off the screen. */
  clear: () => void;
}

const REDRAW_MS = 100;

/** A bar on stderr where that is a terminal, nothing elsewhere. */
export function progressOn(terminal: Terminal): Progress {
  const { stderr, stderrIsTTY, columns = 80 } = terminal;
  if (!stderrIsTTY) return { begin() {}, add() {}, end() {}, clear() {} };
  let label = "";
  let total: number | null = null;
  let done = 0;
  let startedMs = 0;
  let drawnMs = 0;
  let drawn = false;
  const draw = (): void => {
    drawn = true;
    drawnMs = performance.now();
    stderr(`\r${barLine({ label, done, total, seconds: (drawnMs - startedMs) / 1_000 }, columns)}\u001b[K`);
  };
  return {
    begin(name, size) {
      [label, total, done] = [visible(name), size, 0];
      startedMs = performance.now();
      draw();
    },
    add(bytes) {
      done += bytes;
      if (performance.now() - drawnMs >= REDRAW_MS) draw();
    },
    end() {
      draw();
      stderr("\n");
      drawn = false;
    },
    clear() {
      if (drawn) stderr("\r\u001b[K");
      drawn = false;
    },
  };
}

/** "report.pdf  [#####.....]  50%  12.0 MiB  3.1 MiB/s  0:04", fitted into `columns`. */
export function barLine(
  { label, done, total, seconds }: { label: string; done: number; total: number | null; seconds: number },
  columns: number,
): string {
  const rate = seconds > 0 ? done / seconds : 0;
  const share = total === null || total === 0 ? 1 : Math.min(1, done / total);
  const facts = [
    total === null ? "" : `${Math.floor(share * 100)}%`.padStart(4),
    roundBytes(done).padStart(9),
    rate > 0 ? `${roundBytes(rate)}/s` : "",
    total !== null && rate > 0 && done < total ? clock((total - done) / rate) : "",
  ].filter((fact) => fact !== "");
  const tail = facts.join("  ");
  const room = Math.max(20, columns - 1) - tail.length - 2;
  const barWidth = total === null ? 0 : Math.min(30, Math.max(0, room - 22));
  const filled = Math.round(share * barWidth);
  const bar = barWidth < 5 ? "" : `[${"#".repeat(filled)}${".".repeat(barWidth - filled)}]  `;
  const nameRoom = Math.max(4, room - bar.length);
  const name = [...label].length > nameRoom ? `${[...label].slice(0, nameRoom - 1).join("")}…` : label;
  return `${name}  ${bar}${tail}`;
}

/** Rounded for reading: "12.3 MiB". */
export function roundBytes(bytes: number): string {
  for (const [unit, size] of [
    ["GiB", 2 ** 30],
    ["MiB", 2 ** 20],
    ["KiB", 2 ** 10],
  ] as const) {
    if (bytes >= size) return `${(bytes / size).toFixed(1)} ${unit}`;
  }
  return formatBytes(Math.round(bytes));
}

function clock(seconds: number): string {
  const whole = Math.min(359_999, Math.ceil(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = String(whole % 60).padStart(2, "0");
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}

const QUIET = 2;

/**
 * A QR code of half-height blocks, two modules a character. With `colours` it is dark on white whatever the
 * terminal's colours are, which every reader takes; without, the light modules are drawn.
 * @returns null where the text is too long for any code
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
      // Below the last line there is nothing: it counts as light.
      const lower = isLight(x, y + 1);
      line += upper ? (lower ? "█" : "▀") : lower ? "▄" : " ";
    }
    drawing += colours ? `\u001b[97;40m${line}\u001b[0m\n` : `${line}\n`;
  }
  return drawing;
}

const STEERING = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text in which nothing steers a terminal: other people's secrets could rewrite the screen. */
export const visible = (text: string): string => text.replace(STEERING, "\ufffd");
