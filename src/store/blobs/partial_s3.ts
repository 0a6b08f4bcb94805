// Resumable uploads in a bucket, where any node can continue them. Units are the parts of one multipart upload to the
// blob's own name. The progress is an object beside the blobs, whose name contains the offset.
//
// A node that believes that it still has the upload may write late. This is harmless: the same bytes are sealed in the
// same way, each part has a fixed place, and of two progress objects the one with the larger offset counts.

import type { PartialBlob, PartialBlobs, PartialFacts } from "../blob_files.ts";
import type { Bucket } from "./bucket.ts";
import { blobIdOf, NO_PROGRESS, openProgress, Partial, type PartialPlace } from "./partial.ts";
import { completion, multipartId } from "./s3_upload.ts";
import { elementsIn } from "./sigv4.ts";

/** S3 accepts parts of at least 5 MiB, except for the last. */
const UNIT_CHUNKS = 80;
/** If a node is killed, the sender sends at most this many units again. */
const UNITS_BETWEEN_SAVES = 4;
const OFFSET_DIGITS = 15;

export class PartialsInBucket implements PartialBlobs {
  constructor(
    private readonly bucket: Bucket,
    private readonly blobKeyOf: (id: string) => string,
  ) {}

  async create(facts: PartialFacts): Promise<void> {
    const blob = new Partial(facts, this.#place(facts, null), NO_PROGRESS);
    await blob.save();
    await blob.flush();
  }

  async open(facts: PartialFacts): Promise<PartialBlob | null> {
    const newest = (await this.#savedOf(facts.name)).at(-1);
    if (newest === undefined) return null;
    const answer = await this.bucket.find({ method: "GET", key: newest });
    const progress = answer && openProgress(facts, answer.bytes);
    return progress && new Partial(facts, this.#place(facts, newest), progress);
  }

  async list(): Promise<string[]> {
    const names = new Set<string>();
    for await (const objects of this.bucket.objects(this.#folder)) {
      for (const { key } of objects) names.add(key.slice(this.#folder.length).replace(/\/.*$/, ""));
    }
    return [...names];
  }

  async storedBytes(): Promise<null> {
    return null;
  }

  /** Parts without progress are removed together with those that single-request uploads left behind. */
  async remove(name: string): Promise<void> {
    for (const key of await this.#savedOf(name)) await this.bucket.remove(key);
  }

  async place(facts: PartialFacts): Promise<boolean> {
    const key = this.blobKeyOf(blobIdOf(facts.name));
    // The blob was placed for a push that was then refused, or it is small.
    if (await this.bucket.find({ method: "HEAD", key })) return true;
    const newest = (await this.#savedOf(facts.name)).at(-1);
    const saved = newest && openProgress(facts, (await this.bucket.expect({ method: "GET", key: newest })).bytes);
    if (!saved || saved.note === undefined) return false;
    const tags = await this.#tagsOf(key, saved.note);
    if (tags.length < saved.units) return false;
    await completion(this.bucket, { key, uploadId: saved.note, tags }, facts.length);
    return true;
  }

  /** The blob stays: a push that names it may have been stored although the answer was lost. Otherwise it is removed later. */
  async takeBack(): Promise<void> {}

  async #tagsOf(key: string, uploadId: string): Promise<string[]> {
    const tags: string[] = [];
    for (let marker = ""; ;) {
      const query = { uploadId, ...(marker === "" ? {} : { "part-number-marker": marker }) };
      const answer = await this.bucket.find({ method: "GET", key, query });
      if (!answer) return [];
      const xml = Buffer.from(answer.bytes).toString();
      for (const part of elementsIn(xml, "Part")) {
        tags[Number(elementsIn(part, "PartNumber")[0]) - 1] = elementsIn(part, "ETag")[0] ?? "";
      }
      const [next = ""] = elementsIn(xml, "NextPartNumberMarker");
      if (elementsIn(xml, "IsTruncated")[0] !== "true" || next === "" || next === marker) return tags;
      marker = next;
    }
  }

  async #savedOf(name: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const objects of this.bucket.objects(`${this.#folder}${name}/`)) {
      keys.push(...objects.map(({ key }) => key));
    }
    return keys.sort();
  }

  #place({ name }: PartialFacts, saved: string | null): PlaceInBucket {
    const key = this.blobKeyOf(blobIdOf(name));
    return new PlaceInBucket(this.bucket, key, `${this.#folder}${name}/`, saved);
  }

  get #folder(): string {
    return `${this.bucket.place.prefix}uploads/`;
  }
}

class PlaceInBucket implements PartialPlace {
  readonly unitChunks = UNIT_CHUNKS;
  readonly unitsBetweenSaves = UNITS_BETWEEN_SAVES;
  /** The id of the multipart upload. */
  note: string | undefined;

  constructor(
    private readonly bucket: Bucket,
    private readonly key: string,
    private readonly folder: string,
    private saved: string | null,
  ) {}

  async append(unit: number, sealed: Uint8Array, isOnly: boolean): Promise<void> {
    const key = this.key;
    if (!isOnly) this.note ??= await multipartId(this.bucket, key);
    const query = this.note === undefined ? {} : { partNumber: String(unit + 1), uploadId: this.note };
    await this.bucket.expect({ method: "PUT", key, query, body: sealed }, sealed.byteLength);
  }

  async flush(): Promise<void> {}

  async save(progress: Uint8Array, offset: number): Promise<void> {
    const key = this.folder + String(offset).padStart(OFFSET_DIGITS, "0");
    await this.bucket.expect({ method: "PUT", key, body: progress }, progress.byteLength);
    const before = this.saved;
    this.saved = key;
    // Smaller offsets do not count, so nothing waits for their removal.
    if (before !== null && before !== key) await this.bucket.ask({ method: "DELETE", key: before }).catch(() => {});
  }

  async close(): Promise<void> {}
}
