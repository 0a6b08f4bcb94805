// Uploads an object into a bucket. The object appears completely or not at all: a small one is sent at once, a large one
// as a multipart upload. One part is sent while the next one fills. Writers wait if both are full.

import { createHash } from "node:crypto";

import type { Answer, Bucket } from "./bucket.ts";
import { elementsIn, type SignedRequest } from "./sigv4.ts";

/** The smallest part that S3 accepts. With at most 10,000 parts, a file may have 48 GiB. */
const PART_BYTES = 5 * 1024 * 1024;

export class S3Upload {
  readonly #tags: string[] = [];
  #pieces: Uint8Array[] = [];
  #filled = 0;
  #bytes = 0;
  #hash = createHash("sha256");
  #uploadId: string | null = null;
  #sending: Promise<unknown> = Promise.resolve();
  #failure: { error: unknown } | null = null;
  #isFinishing = false;

  constructor(
    private readonly bucket: Bucket,
    private readonly key: string,
  ) {}

  /** Takes bytes, which must not change afterwards. Resolves when there is room for more. */
  async append(piece: Uint8Array): Promise<void> {
    if (this.#failure) throw this.#failure.error;
    this.#pieces.push(piece);
    this.#hash.update(piece);
    this.#filled += piece.byteLength;
    this.#bytes += piece.byteLength;
    if (this.#filled < PART_BYTES) return;
    await this.#sending;
    this.#uploadId ??= await multipartId(this.bucket, this.key);
    this.#sendPart();
  }

  async finish(): Promise<void> {
    await this.#sending;
    this.#isFinishing = true;
    if (this.#uploadId === null) {
      await this.#send({ method: "PUT", ...this.#taken() });
      return;
    }
    if (this.#filled > 0) this.#sendPart();
    await this.#sending;
    const parts = { key: this.key, uploadId: this.#uploadId, tags: this.#tags };
    await completion(this.bucket, parts, this.#bytes);
  }

  /** Removes the whole upload. If the server does not answer, `removeDrafts` removes it later, by its age. */
  async abort(): Promise<void> {
    await this.#sending.catch(() => {});
    const removed = this.#remove().catch(() => {});
    if (this.bucket.trouble === null) await removed;
  }

  async #remove(): Promise<void> {
    const uploadId = this.#uploadId;
    if (uploadId !== null) await this.bucket.ask({ method: "DELETE", key: this.key, query: { uploadId } });
    // If only the last answer was lost, the object is there already.
    if (this.#isFinishing) await this.bucket.ask({ method: "DELETE", key: this.key });
  }

  #sendPart(): void {
    const query = { partNumber: String(this.#tags.push("")), uploadId: this.#uploadId ?? "" };
    const at = this.#tags.length - 1;
    this.#sending = this.#send({ method: "PUT", query, ...this.#taken() }).then((answer) => {
      this.#tags[at] = answer.headers.get("etag") ?? "";
    });
    this.#sending.catch((error: unknown) => (this.#failure ??= { error }));
  }

  #taken(): { body: Uint8Array; bodyHash: string } {
    const taken = { body: Buffer.concat(this.#pieces), bodyHash: this.#hash.digest("hex") };
    this.#pieces = [];
    this.#filled = 0;
    this.#hash = createHash("sha256");
    return taken;
  }

  #send(request: Omit<SignedRequest, "key">, bytes = request.body?.byteLength ?? 0): Promise<Answer> {
    return this.bucket.expect({ ...request, key: this.key }, bytes);
  }
}

/** Stores these bytes, which may change once the next ones are requested. */
export async function putObject(
  bucket: Bucket,
  key: string,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const upload = new S3Upload(bucket, key);
  try {
    for await (const piece of pieces) await upload.append(new Uint8Array(piece));
    await upload.finish();
  } catch (error) {
    await upload.abort();
    throw error;
  }
}

/** Begins a multipart upload. */
export async function multipartId(bucket: Bucket, key: string): Promise<string> {
  const [id] = elementsIn(textOf(await bucket.expect({ method: "POST", key, query: { uploads: "" } })), "UploadId");
  if (id === undefined) throw bucket.unreachable("it does not return the id of an upload");
  return id;
}

/** Has the server join the parts. @param bytes the total size, because the server may have to copy that many bytes */
export async function completion(
  bucket: Bucket,
  { key, uploadId, tags }: { key: string; uploadId: string; tags: readonly string[] },
  bytes: number,
): Promise<void> {
  const parts = tags.map((tag, n) => `<Part><PartNumber>${n + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
  const answer = textOf(await bucket.expect({ method: "POST", key, query: { uploadId }, body }, bytes));
  // Once a server has begun its answer, it can report a failure only in the body.
  if (/<CompleteMultipartUploadResult[\s>]/.test(answer)) return;
  throw bucket.unreachable(elementsIn(answer, "Code")[0] ?? "the upload was not completed");
}

export const textOf = ({ bytes }: Answer): string => Buffer.from(bytes).toString();
