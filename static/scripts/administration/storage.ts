// For administrators: what is stored, as bars: secrets, rows and files, the limit for files, the disk.

import { texts } from "../shared/list_parts.ts";
import { any, besideWords, make, percentWords, say, sizeWords } from "../shared/dom.ts";

export interface Storage {
  pushes: number;
  active_pushes: number;
  database_bytes: number;
  payload_bytes: number;
  file_bytes: number;
  /** null: no limit. */
  max_file_bytes: number | null;
  /** null, as the size of the disk: files are not on a disk of the server. */
  free_bytes: number | null;
  disk_bytes: number | null;
  /** Files are refused while less than this is free. */
  free_space_floor_bytes: number;
}

interface Part {
  name: string;
  bytes: number;
  /** "rest" for what nobody has to watch. */
  kind: "one" | "two" | "three" | "rest";
}

export function showStorage(storage: Storage): void {
  const facts: Array<[string, string]> = [
    [texts.storagePushes, say("{n}", { n: storage.pushes })],
    [texts.storageActive, say("{n}", { n: storage.active_pushes })],
  ];
  any("storage").replaceChildren(
    ...facts.flatMap(([name, value]) => [make("dt", null, name), make("dd", null, value)]),
  );
  const ours = storage.database_bytes + storage.file_bytes;
  const bars = [
    bar(texts.stored, say(texts.storedSum, { size: sizeWords(ours) }), [
      { name: texts.payloads, bytes: storage.payload_bytes, kind: "one" },
      { name: texts.rows, bytes: storage.database_bytes - storage.payload_bytes, kind: "two" },
      { name: texts.fileContents, bytes: storage.file_bytes, kind: "three" },
    ]),
  ];
  if (storage.max_file_bytes !== null) bars.push(fileLimit(storage.file_bytes, storage.max_file_bytes));
  const { free_bytes: free, disk_bytes: total } = storage;
  if (free !== null && total !== null) bars.push(disk({ free, total, floor: storage.free_space_floor_bytes, ours }));
  any("bars").replaceChildren(...bars);
}

function fileLimit(used: number, limit: number): HTMLElement {
  const text = say(texts.fileLimitText, { used: sizeWords(used), total: sizeWords(limit) });
  return bar(texts.fileLimit, text, [
    { name: texts.fileContents, bytes: used, kind: "three" },
    { name: texts.diskFree, bytes: Math.max(0, limit - used), kind: "rest" },
  ]);
}

function disk({ free, total, floor, ours }: Record<"free" | "total" | "floor" | "ours", number>): HTMLElement {
  const text = say(texts.diskText, { free: sizeWords(free), total: sizeWords(total) });
  const made = bar(texts.disk, text, [
    { name: texts.diskOurs, bytes: ours, kind: "one" },
    { name: texts.diskOthers, bytes: Math.max(0, total - free - ours), kind: "two" },
    { name: texts.diskFree, bytes: free, kind: "rest" },
  ]);
  if (floor > 0) made.append(make("p", { className: "small" }, say(texts.floor, { size: sizeWords(floor) })));
  if (free < 2 * floor) made.append(make("p", { className: "notice" }, texts.scarce));
  return made;
}

/** One bar with its legend, which says in words what the bar shows. */
function bar(title: string, text: string, parts: Part[]): HTMLElement {
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const drawn = make("div", { className: "bar", ariaHidden: "true" });
  const legend = make("dl", { className: "legend" });
  for (const { name, bytes, kind } of parts) {
    const piece = make("span", { className: kind });
    piece.style.flexGrow = String(total === 0 ? 0 : bytes / total);
    drawn.append(piece);
    const share = total > 0 && bytes / total >= 0.01 ? percentWords(bytes / total) : "";
    legend.append(
      make("div", { className: kind }, make("dt", null, name), make("dd", null, besideWords(sizeWords(bytes), share))),
    );
  }
  const head = make(
    "div",
    { className: "row apart" },
    make("h3", null, title),
    make("span", { className: "small" }, text),
  );
  return make("div", { className: "storage-bar" }, head, drawn, legend);
}
