// Large files that are part of the program. The executable contains them compressed (scripts/packed.ts).

const ZSTD = 0xfd2fb528;

/** @param path the value of an import with { type: "file" } */
export async function embedded(path: string): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.from(await Bun.file(path).arrayBuffer());
  const isPacked = bytes.byteLength > 4 && bytes.readUInt32LE() === ZSTD;
  return isPacked ? ((await Bun.zstdDecompress(bytes)) as Buffer<ArrayBuffer>) : bytes;
}
