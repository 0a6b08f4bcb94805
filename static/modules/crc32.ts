// The checksum in ZIP archives, where no system offers it.

import type { Crc32 } from "./zip.ts";

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1;
  return value;
});

export const crc32: Crc32 = (bytes, before) => {
  let state = ~before;
  for (const byte of bytes) state = (state >>> 8) ^ (TABLE[(state ^ byte) & 255] ?? 0);
  return ~state >>> 0;
};
