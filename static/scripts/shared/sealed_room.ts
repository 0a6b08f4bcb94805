// How much fits into a push once it is sealed: the server's limits are for sealed bytes. The numbers are the format's
// (age-encryption.org/v1); the page knows them before it loads the module that seals.

/** The size of header and nonce: sealed for a passphrase, and sealed for the recipient of an answer. */
const HEAD_BYTES = 166;
export const ANSWER_HEAD_BYTES = 184;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const ARMOR_BYTES = "-----BEGIN AGE ENCRYPTED FILE-----\n-----END AGE ENCRYPTED FILE-----\n".length;
const ARMOR_LINE = 64;

const sealedFile = (bytes: number, head: number): number =>
  head + bytes + TAG_BYTES * Math.max(1, Math.ceil(bytes / CHUNK_BYTES));

function sealedText(bytes: number, head: number): number {
  const letters = Math.ceil(sealedFile(bytes, head) / 3) * 4;
  return ARMOR_BYTES + letters + Math.ceil(letters / ARMOR_LINE);
}

/** The most bytes that fit the limit once they are sealed; 0 if none do. */
function room(sealed: (bytes: number, head: number) => number, limit: number, head: number): number {
  let [least, most] = [0, limit];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (sealed(middle, head) <= limit) least = middle;
    else most = middle - 1;
  }
  return least;
}

export const roomForFile = (limit: number, head = HEAD_BYTES): number => room(sealedFile, limit, head);
export const roomForText = (limit: number, head = HEAD_BYTES): number => room(sealedText, limit, head);
/** How many bytes files of these sizes take once they are sealed. */
export const sealedBytes = (sizes: readonly number[], head = HEAD_BYTES): number =>
  sizes.reduce((sum, size) => sum + sealedFile(size, head), 0);
