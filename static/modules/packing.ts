// Packs a folder into one ZIP. The archive refers to its files, which stay where they are until they are sent.

import { crc32 } from "./crc32.ts";
import { zipPaths, zipOf } from "./zip.ts";

/** As it was dropped, or as it was chosen. */
export type Folder = FileSystemDirectoryEntry | readonly File[];

interface Found {
  /** Its folders and its name, with slashes between them. */
  path: string;
  file: File;
}

/** What systems leave in folders. */
const LEFT_BEHIND = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/**
 * The same bytes for the same files, so that sending them goes on after a reload.
 * @returns null if nothing is in it
 * @throws DOMException if something in it cannot be read
 */
export async function packFolder(name: string, folder: Folder): Promise<File | null> {
  const all = "createReader" in folder ? await filesIn(folder) : folder.map(chosen);
  const found = all
    .filter(({ path }) => !LEFT_BEHIND.test(path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  if (found.length === 0) return null;
  const paths = zipPaths(found.map(({ path }) => path));
  const parts: BlobPart[] = [];
  const read = new WeakSet<Uint8Array>();
  const entries = found.map(({ file }, index) => ({
    name: paths[index] ?? "",
    size: file.size,
    async *content() {
      parts.push(file);
      const reader = file.stream().getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        read.add(value);
        yield value;
      }
    },
  }));
  for await (const piece of zipOf(entries, crc32)) if (!read.has(piece)) parts.push(piece as Uint8Array<ArrayBuffer>);
  const lastModified = Math.max(...found.map(({ file }) => file.lastModified));
  return new File(parts, name, { type: "application/zip", lastModified });
}

const chosen = (file: File): Found => ({ path: file.webkitRelativePath, file });

async function filesIn(folder: FileSystemDirectoryEntry): Promise<Found[]> {
  const found: Found[] = [];
  const reader = folder.createReader();
  for (;;) {
    // Browsers hand out a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return found;
    for (const entry of some) {
      if (entry.isDirectory) found.push(...(await filesIn(entry as FileSystemDirectoryEntry)));
      else {
        const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
        found.push({ path: entry.fullPath.replace(/^\//, ""), file });
      }
    }
  }
}
