// How much fits into a push once it is sealed: the server's limits are for sealed bytes. The numbers are the format's
// (age-encryption.org/v1); the page knows them before it loads what seals.

const HEAD_BYTES = 166;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const ARMOR_BYTES = "-----BEGIN AGE ENCRYPTED FILE-----\n-----END AGE ENCRYPTED FILE-----\n".length;
const ARMOR_LINE = 64;

const sealedFile = (bytes: number): number =>
  HEAD_BYTES + bytes + TAG_BYTES * Math.max(1, Math.ceil(bytes / CHUNK_BYTES));

function sealedText(bytes: number): number {
  const letters = Math.ceil(sealedFile(bytes) / 3) * 4;
  return ARMOR_BYTES + letters + Math.ceil(letters / ARMOR_LINE);
}

/** The most bytes that take at most so many once sealed; 0 where there are none. */
function room(sealed: (bytes: number) => number, limit: number): number {
  let [least, most] = [0, limit];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (sealed(middle) <= limit) least = middle;
    else most = middle - 1;
  }
  return least;
}

export const roomForFile = (limit: number): number => room(sealedFile, limit);
export const roomForText = (limit: number): number => room(sealedText, limit);
/** What so many bytes in so many files add when they are sealed. */
export const sealedBytes = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + sealedFile(size), 0);
