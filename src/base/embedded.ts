// Large files that are part of the program. The executable holds them compressed (PACKED in scripts/build-binary.ts).

import { promisify } from "node:util";
import { gunzip } from "node:zlib";

/** @param path the value of an import with { type: "file" } */
export async function embedded(path: string): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.from(await Bun.file(path).arrayBuffer());
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return isPacked ? promisify(gunzip)(bytes) : bytes;
}
