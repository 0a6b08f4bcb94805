// Bodies of requests to a server.

/** A body that is produced while it is sent. */
export interface StreamedBody {
  contentType: string;
  /** Bytes; null if the length is unknown until the end. */
  length: number | null;
  chunks: () => AsyncIterable<Uint8Array>;
}

/** A small JSON body. */
export function bodyOf(value: object): StreamedBody {
  const bytes = Buffer.from(JSON.stringify(value));
  return {
    contentType: "application/json",
    length: bytes.length,
    async *chunks() {
      yield bytes;
    },
  };
}
