// Saves the files of a push as one ZIP. The server writes it, or this page if it must open them first. Small ones are held here
// and handed to the browser's downloads; others stream to a place that the reader chooses, or to the downloads.

import { eachPiece, gathered } from "../scripts/shared/gather.ts";
import { make } from "../scripts/shared/elements.ts";
import type { FileShown } from "../scripts/recipient/parts.ts";
import { type ChosenFile, saveAs } from "../scripts/shared/save_as.ts";
import { crc32 } from "./crc32.ts";
import { zipBytes, zipNames, zipOf } from "./zip.ts";

export { packFolder } from "./packing.ts";

const PATH = "/download/zip";
const NAME = "files.zip";
const MAX_IN_BLOB = 256 * 1024 * 1024;

type SaveOne = (index: number) => Promise<void> | undefined;

interface Words {
  downloaded: string;
  downloadedOf: string;
  say: (text: string, values: Record<string, string | number>) => string;
}

/**
 * @param saveOne saves one of them, if they cannot come as one ZIP
 * @returns what to say
 * @throws what kept the files from arriving
 */
export async function saveAll(files: readonly FileShown[], saveOne: SaveOne, words: Words): Promise<string> {
  const names = zipNames(files.map(({ filename }) => filename));
  const entries = files.map((file, index) => ({
    name: names[index] ?? "",
    size: file.byte_size,
    content: () => opened(file),
  }));
  const bytes = zipBytes(entries);
  const isLarge = bytes > MAX_IN_BLOB;
  const isSealed = files.some(({ unseal }) => unseal);
  if (isLarge && !window.showSaveFilePicker) {
    if (isSealed) return oneByOne(files, saveOne, words);
    handOver(files);
    return words.downloaded;
  }
  const place = isLarge && (await placeChosen());
  if (place === null) return "";
  const bar = make("progress", { max: bytes, value: 0 });
  bar.setAttribute("aria-label", NAME);
  document.getElementById("download-all")?.after(bar);
  const received = (total: number): void => void (bar.value = total);
  try {
    const zip = isSealed ? streamOf(zipOf(entries, crc32)) : await fetched(files);
    if (place) await write(zip, place, bytes, received);
    else {
      const blob = await gathered(zip, "application/zip", received);
      if (blob.size !== bytes) throw new TypeError();
      saveAs(blob, NAME);
    }
    return words.downloaded;
  } catch (error) {
    if (isLarge) throw error;
  } finally {
    bar.remove();
  }
  // Then a file that is damaged spoils no other.
  return oneByOne(files, saveOne, words);
}

/** @returns null if the reader has closed the system's dialog */
const placeChosen = async (): Promise<ChosenFile | null> =>
  (await window.showSaveFilePicker?.({ suggestedName: NAME }).catch(() => null)) ?? null;

/** One after the other: browsers drop downloads that start at once. */
async function oneByOne(files: readonly FileShown[], saveOne: SaveOne, words: Words): Promise<string> {
  let done = 0;
  for (const index of files.keys()) {
    await saveOne(index)?.then(
      () => (done += 1),
      () => {},
    );
  }
  return words.say(words.downloadedOf, { done, total: files.length });
}

const ticketsOf = (files: readonly FileShown[]): string[] =>
  files.map(({ url }) => url.slice(url.lastIndexOf("/") + 1));

/** Leaves it to the browser's downloads. In another tab, so that a refusal does not take the place of this page. */
function handOver(files: readonly FileShown[]): void {
  const fields = ticketsOf(files).map((value) => make("input", { type: "hidden", name: "tickets[]", value }));
  const form = make("form", { method: "post", action: PATH, target: "_blank" }, ...fields);
  document.body.append(form);
  form.submit();
  form.remove();
}

async function fetched(files: readonly FileShown[]): Promise<ReadableStream<Uint8Array>> {
  const { ok, body } = await fetch(PATH, {
    method: "POST",
    cache: "no-store",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ tickets: ticketsOf(files) }),
  });
  if (!ok || !body) throw new TypeError();
  return body;
}

async function* opened({ url, unseal }: FileShown): AsyncGenerator<Uint8Array> {
  const { ok, body } = await fetch(url, { cache: "no-store" });
  if (!ok || !body || !unseal) throw new TypeError();
  const reader = (await unseal(body)).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

const streamOf = (pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  });

/** Nothing stays there unless all of it arrives. */
async function write(
  zip: ReadableStream<Uint8Array>,
  place: ChosenFile,
  bytes: number,
  received: (total: number) => void,
): Promise<void> {
  const writable = await place.createWritable();
  let written = 0;
  try {
    await eachPiece(zip, async (piece, total) => {
      await writable.write(piece);
      received((written = total));
    });
    if (written !== bytes) throw new TypeError();
    await writable.close();
  } catch (error) {
    await writable.abort().catch(() => {});
    throw error;
  }
}
