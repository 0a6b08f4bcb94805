// A progress bar, for file transfers and long work. It is drawn only on a terminal: output in a pipe stays clean.

import { roundBytes } from "./figures.ts";
import { visible, type Terminal } from "./terminal.ts";

/** The progress of files, one after the other. For each file, the calls are begin, add …, end. */
export interface Progress {
  /** @param total bytes; null if it is unknown */
  begin: (label: string, total: number | null) => void;
  add: (bytes: number) => void;
  end: () => void;
  /** Removes a half-drawn bar from the screen. */
  clear: () => void;
}

const REDRAW_MS = 100;
const ERASE_TO_END = "\u001b[K";

/** A line for each file, which stays when the file is done. */
function transferBar(terminal: Terminal): Progress {
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
    stderr(`\r${transferLine({ label, done, total, seconds: (drawnMs - startedMs) / 1_000 }, columns)}${ERASE_TO_END}`);
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
      if (drawn) stderr(`\r${ERASE_TO_END}`);
      drawn = false;
    },
  };
}

/** Runs `work` with a line for each of its files. Removes a half-drawn line if it fails. */
export async function showTransfer<T>(terminal: Terminal, work: (progress: Progress) => Promise<T>): Promise<T> {
  const progress = transferBar(terminal);
  try {
    return await work(progress);
  } finally {
    progress.clear();
  }
}

type Update = (done: number, total: number) => void;

/** Runs `work` with one line, which disappears at the end. Progress may be in any unit. */
export async function showWork<T>(terminal: Terminal, label: string, work: (update: Update) => Promise<T>): Promise<T> {
  const { stderr, stderrIsTTY, columns = 80 } = terminal;
  let shown = -1;
  const update: Update = (done, total) => {
    if (!stderrIsTTY) return;
    const share = total <= 0 ? 1 : Math.min(1, done / total);
    const percent = Math.floor(share * 100);
    if (percent === shown) return;
    shown = percent;
    stderr(`\r${barLine(label, share, percentOf(share), columns)}${ERASE_TO_END}`);
  };
  try {
    return await work(update);
  } finally {
    if (shown >= 0) stderr(`\r${ERASE_TO_END}`);
  }
}

/** "report.pdf  [#####.....]  50%  12.0 MiB  3.1 MiB/s  0:04", fitted into `columns`. */
export function transferLine(
  { label, done, total, seconds }: { label: string; done: number; total: number | null; seconds: number },
  columns: number,
): string {
  const rate = seconds > 0 ? done / seconds : 0;
  const share = total === null ? null : total === 0 ? 1 : Math.min(1, done / total);
  const facts = [
    share === null ? "" : percentOf(share),
    roundBytes(done).padStart(9),
    rate > 0 ? `${roundBytes(rate)}/s` : "",
    total !== null && rate > 0 && done < total ? clock((total - done) / rate) : "",
  ].filter((fact) => fact !== "");
  return barLine(label, share, facts.join("  "), columns);
}

const percentOf = (share: number): string => `${Math.floor(share * 100)}%`.padStart(4);

/** @param share from 0 to 1; null draws no bar */
function barLine(label: string, share: number | null, facts: string, columns: number): string {
  const room = Math.max(20, columns - 1) - facts.length - 2;
  const barWidth = share === null ? 0 : Math.min(30, Math.max(0, room - 22));
  const filled = Math.round((share ?? 0) * barWidth);
  const bar = barWidth < 5 ? "" : `[${"#".repeat(filled)}${".".repeat(barWidth - filled)}]  `;
  const nameRoom = Math.max(4, room - bar.length);
  const name = [...label].length > nameRoom ? `${[...label].slice(0, nameRoom - 1).join("")}…` : label;
  return `${name}  ${bar}${facts}`;
}

function clock(seconds: number): string {
  const whole = Math.min(359_999, Math.ceil(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = String(whole % 60).padStart(2, "0");
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}
