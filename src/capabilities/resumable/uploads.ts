// Uploads that their sender can resume, on any node and from any network. The id of an upload is sealed, and contains the key and all
// facts about the upload, so the server stores nothing that opens the data. The name of the stored data says when the upload expires,
// who owns it, and how many bytes are reserved for it.

import { fromUtf8, KEY_BYTES, randomBytes, utf8 } from "../../base/crypto.ts";
import { type Clock, MINUTE_MS } from "../../base/clock.ts";
import { AppError, notFound } from "../../base/errors.ts";
import type { Keyring, PurposeKey } from "../../base/keyring.ts";
import { networkOf } from "../../base/network.ts";
import { formatBytes } from "../../base/units.ts";
import { type Caller, queueKeyOf } from "../../domain/callers/caller.ts";
import { infoOf } from "../../domain/files/file_info.ts";
import type { Files } from "../../domain/files/files.ts";
import type { KeptFile, KeptUploads } from "../../domain/files/upload.ts";
import { named } from "../../model/policy.ts";
import type { PushRules } from "../../model/rules.ts";
import type { Blobs, PartialBlob, PartialBlobs, PartialFacts } from "../../store/contract.ts";

export interface UploadsParts {
  files: Files;
  blobs: Blobs;
  keys: Keyring;
  clock: Clock;
  /** How long an upload may take, from its beginning to the push. */
  keptMs: number;
}

/** The facts about an upload, as its sender declared them. */
export interface Declared {
  length: number;
  filename: string;
  contentType: string;
}

export interface Upload extends Declared, PartialFacts {
  id: string;
  expiresAtMs: number;
}

/** The JSON in an id. Its keys are one letter each, to keep addresses short. */
interface IdJson {
  /** The name of the stored data. */
  i: string;
  k: string;
  s: number;
  n: string;
  t: string;
  e: number;
  /** The only user who can use it. Absent for answers and for anonymous senders, who may change networks: the id is enough. */
  u?: number;
}

interface Listed {
  name: string;
  whose: string;
  length: number;
  expiresAtMs: number;
  /** Whether it is an answer that does not count towards the limits, because nothing has arrived for a while. */
  isIdle: boolean;
}

/** A request that is storing bytes of an upload. */
interface Running {
  /** Ends the request, because the sender has come back on another connection. */
  cut(): void;
  over: Promise<void>;
}

const CHECK_SPACE_EVERY_BYTES = 16 * 1024 * 1024;
/** An answer of which nothing has arrived for this long does not count towards the limits. */
const IDLE_MS = 10 * MINUTE_MS;
/** In the name of an upload for an answer, this precedes the digests of the request and of the network where it began. */
const ANSWER = "r";
const isAnswer = (name: string): boolean => name.split("-")[1]?.startsWith(ANSWER) === true;
const STAYS = "What has arrived is kept: ask for the offset later, and continue from there.";
const UPLOAD_STAYS = "The push was not stored, and its uploads are kept.";
const ID = /^[\w-]{1,4096}$/;

export async function openUploads(parts: UploadsParts): Promise<Uploads> {
  return new Uploads(parts, await parts.blobs.partials());
}

export class Uploads implements KeptUploads {
  readonly #key: PurposeKey;
  readonly #running = new Map<string, Running>();
  /** Uploads on their way into a push, or in one. */
  readonly #taken = new Set<string>();
  /** Taken uploads whose push may or may not have been stored. */
  readonly #unsure = new Set<string>();
  /** How much space each upload has reserved, and how much of it is for bytes that have not arrived. */
  readonly #setAside = new Map<string, { bytes: number; coming: number }>();
  /** How much of each upload has arrived, and when this node saw it begin or grow. */
  readonly #arrived = new Map<string, { bytes: number; atMs: number }>();
  #deciding: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly parts: UploadsParts,
    private readonly partials: PartialBlobs,
  ) {
    this.#key = parts.keys.purpose("uploads");
  }

  /** The largest upload that anyone may begin. */
  get maxBytes(): number {
    const { maxFileBytes, maxPushBytes } = this.parts.files.limits;
    return Math.min(maxFileBytes, maxPushBytes);
  }

  /**
   * Begins an upload, and reserves space for all of it; for an answer, space is reserved only as bytes arrive.
   * @param answers the request that the upload answers; null for a push of the caller
   * @throws AppError `too-large`, `invalid`, `rate-limited`, `out-of-space`, `unavailable`
   */
  create(declared: Declared, caller: Caller, rules: PushRules, answers: string | null = null): Promise<Upload> {
    return this.#inTurn(() => this.#create(declared, caller, rules, answers));
  }

  /** Runs one step at a time: two steps at once could both find the same free space. */
  #inTurn<T>(step: () => Promise<T>): Promise<T> {
    const done = this.#deciding.then(step);
    this.#deciding = done.catch(() => {});
    return done;
  }

  async #create(
    { length, filename, contentType }: Declared,
    caller: Caller,
    rules: PushRules,
    answers: string | null,
  ): Promise<Upload> {
    const { files, clock, keptMs } = this.parts;
    const { maxFileBytes } = rules.policy;
    if (maxFileBytes !== null && length > maxFileBytes) {
      throw new AppError(
        "too-large",
        `files: one file may have at most ${formatBytes(maxFileBytes)}${named(rules.policy, "max_file_bytes")}.`,
      );
    }
    if (length > this.maxBytes) {
      throw new AppError("too-large", `files: one file may have at most ${formatBytes(this.maxBytes)}.`);
    }
    // All people in a network who answer a request share the limits of one caller, because anyone may have the link.
    const whose =
      answers === null
        ? this.#digest(queueKeyOf(caller), 8)
        : `${ANSWER}${this.#digest(`answers to ${answers}`, 8)}${this.#digest(`${answers} from ${networkOf(caller.client.ip)}`, 8)}`;
    await this.#expectShare(whose, length);
    if (answers !== null)
      await files.expectRoomForAnswers(Math.min(length, CHECK_SPACE_EVERY_BYTES), this.#answersBytes);
    const expiresAtMs = clock.now() + keptMs;
    const blobId = Buffer.from(randomBytes(16)).toString("hex");
    const name = `${expiresAtMs.toString(36)}-${whose}-${length.toString(36)}-${blobId}`;
    const key = randomBytes(KEY_BYTES);
    const info = infoOf(filename, contentType);
    const upload = { name, key, length, expiresAtMs, ...info };
    await files.withPlace(queueKeyOf(caller), answers === null ? length : 0, async () => {
      // Reserve the space before the disk write, because other uploads may check for space in the meantime.
      this.#grown(upload, 0);
      await files.onDisk(this.partials.create(upload)).catch(async (error: unknown) => {
        this.#drop(name);
        await this.partials.remove(name).catch(() => {});
        throw error;
      });
    });
    const json: IdJson = {
      i: name,
      k: Buffer.from(key).toString("base64"),
      s: length,
      n: info.filename,
      t: info.contentType,
      e: expiresAtMs,
      ...(caller.userId !== null && answers === null && { u: caller.userId }),
    };
    return { ...upload, id: Buffer.from(this.#key.seal(utf8(JSON.stringify(json)), "upload")).toString("base64url") };
  }

  /** Limits a caller's reservations to what their permitted simultaneous uploads need. */
  async #expectShare(whose: string, length: number): Promise<void> {
    const { maxFiles, maxPushBytes, uploadsAtOncePerCaller } = this.parts.files.limits;
    const theirs = (await this.#listed()).filter((kept) => kept.whose === whose && !kept.isIdle);
    const most = { count: maxFiles * uploadsAtOncePerCaller, bytes: maxPushBytes * uploadsAtOncePerCaller };
    if (theirs.length < most.count && sumOf(theirs) + length <= most.bytes) return;
    throw new AppError(
      "rate-limited",
      `A caller may have at most ${most.count} uploads, ${formatBytes(most.bytes)} in total, that do not belong to a push yet. Delete one, or wait until one expires.`,
      { retryAfterSeconds: 60 },
    );
  }

  /** How many bytes have arrived. The caller is about to resume the upload, so a request that is still storing bytes ends first. */
  async offset(id: string, caller: Caller): Promise<{ upload: Upload; offset: number }> {
    const upload = this.#read(id, caller);
    return this.#alone(upload, async () => {
      const blob = await this.#open(upload);
      await blob.close();
      return { upload, offset: blob.offset };
    });
  }

  /**
   * Stores the next bytes of an upload. What has arrived stays, however this ends.
   * @param declaredBytes how many are to come; null if that is unknown
   * @throws AppError `not-found`, `conflict` for another offset, `too-large`, `out-of-space`, and what `bytes` throws
   */
  async append(
    id: string,
    caller: Caller,
    {
      offset,
      declaredBytes,
      bytes,
    }: { offset: number; declaredBytes: number | null; bytes: AsyncIterable<Uint8Array> },
  ): Promise<{ upload: Upload; offset: number }> {
    const upload = this.#read(id, caller);
    const step = (cut: Promise<never>) => async (): Promise<{ upload: Upload; offset: number }> => {
      const blob = await this.#open(upload);
      try {
        if (offset !== blob.offset) {
          throw new AppError("conflict", `The upload is at offset ${blob.offset}: continue from there.`);
        }
        if (offset + (declaredBytes ?? 0) > upload.length) throw tooMuch(upload);
        await this.#take(upload, blob, bytes, cut);
        return { upload, offset: blob.offset };
      } finally {
        await blob.close();
      }
    };
    return this.#alone(upload, (cut) => this.parts.files.withPlace(queueKeyOf(caller), null, step(cut)));
  }

  async #take(upload: Upload, blob: PartialBlob, bytes: AsyncIterable<Uint8Array>, cut: Promise<never>): Promise<void> {
    const { files } = this.parts;
    const coming = bytes[Symbol.asyncIterator]();
    let unchecked = 0;
    try {
      for (;;) {
        const { done, value } = await Promise.race([coming.next(), cut]);
        if (done === true) break;
        const offset = blob.offset + value.byteLength;
        if (offset > upload.length) throw tooMuch(upload);
        if (isAnswer(upload.name)) await this.#expectRoom(upload, offset);
        await files.onDisk(blob.write(value), STAYS);
        this.#grown(upload, blob.offset, true);
        unchecked += value.byteLength;
        if (unchecked < CHECK_SPACE_EVERY_BYTES) continue;
        unchecked = 0;
        await files.checkSpace(null);
      }
    } catch (error) {
      void coming.return?.();
      // The sender must learn of the first failure.
      await blob.flush().catch(() => {});
      throw error;
    } finally {
      // Space that an answer has reserved but not used is free for others until its next bytes arrive.
      this.#grown(upload, blob.offset);
    }
    await files.onDisk(blob.flush(), STAYS);
  }

  /** Reserves space for the next bytes of an answer, up to this offset and somewhat beyond. */
  async #expectRoom(upload: Upload, offset: number): Promise<void> {
    const had = this.#setAside.get(upload.name)?.bytes ?? 0;
    if (offset <= had) return;
    await this.#inTurn(async () => {
      const bytes = Math.min(upload.length, offset + CHECK_SPACE_EVERY_BYTES);
      await this.parts.files.expectRoomForAnswers(bytes - had, this.#answersBytes);
      this.#setAsideFor(upload.name, bytes, bytes - (this.#arrived.get(upload.name)?.bytes ?? 0));
    });
  }

  /** How many bytes are reserved for answers. */
  get #answersBytes(): number {
    let sum = 0;
    for (const [name, { bytes }] of this.#setAside) if (isAnswer(name)) sum += bytes;
    return sum;
  }

  /** Records how much has arrived. @param goesOn whether an answer keeps the space reserved for its next bytes */
  #grown({ name, length }: { name: string; length: number }, arrived: number, goesOn = false): void {
    this.#arrived.set(name, { bytes: arrived, atMs: this.parts.clock.now() });
    const had = goesOn ? (this.#setAside.get(name)?.bytes ?? 0) : arrived;
    const bytes = isAnswer(name) ? had : length;
    this.#setAsideFor(name, bytes, bytes - arrived);
  }

  #drop(name: string): void {
    this.#arrived.delete(name);
    this.#setAsideFor(name, 0);
  }

  #digest(text: string, bytes: number): string {
    return Buffer.from(this.#key.mac(text)).toString("hex", 0, bytes);
  }

  async remove(id: string, caller: Caller): Promise<void> {
    const upload = this.#read(id, caller);
    await this.#alone(upload, async () => {
      await (await this.#open(upload)).close();
      await this.#forget(upload);
    });
  }

  async take(id: string, caller: Caller): Promise<KeptFile> {
    const upload = this.#known(id, caller);
    if (!upload) throw refused("is not an upload of yours that can still be used: it may have expired");
    const { name, length, key, filename, contentType } = upload;
    if (this.#unsure.has(name)) throw refused("may already be in a push, which was not confirmed: send the file again");
    if (this.#taken.has(name)) throw refused("is already in a push");
    if (this.#running.has(name)) throw refused("is still on its way");
    this.#taken.add(name);
    try {
      const { files } = this.parts;
      const blob = await files.onDisk(this.partials.open(upload), UPLOAD_STAYS);
      await blob?.close();
      if (!blob) throw refused("is not an upload of yours that can still be used: it may be in a push already");
      if (!blob.isWhole) throw refused(`has ${blob.offset} of ${length} bytes: send the rest first`);
      if (!(await files.onDisk(this.partials.place(upload), UPLOAD_STAYS))) throw refused("is already in a push");
      const { checksum, sealedTo } = blob;
      this.#setAsideFor(name, 0);
      return {
        staged: { blobId: name.slice(-32), byteSize: length, checksum, key, filename, contentType },
        sealedTo,
        keep: () => this.partials.remove(name),
        release: async () => {
          this.#grown(upload, length);
          await this.partials.takeBack(upload).finally(() => this.#taken.delete(name));
        },
        leave: () => void this.#unsure.add(name),
      };
    } catch (error) {
      this.#taken.delete(name);
      throw error;
    }
  }

  /** Removes expired uploads, and counts the space that the others need. */
  async tidy(): Promise<void> {
    const nowMs = this.parts.clock.now();
    for (const { name, expiresAtMs } of await this.#listed()) {
      if (expiresAtMs > nowMs || this.#running.has(name)) continue;
      await this.partials.remove(name);
    }
    for (const names of [this.#taken, this.#unsure]) {
      for (const name of names) if (expiryOf(name) <= nowMs) names.delete(name);
    }
    await this.#listed();
  }

  async #listed(): Promise<Listed[]> {
    const names = await this.partials.list();
    const nowMs = this.parts.clock.now();
    const there = new Set(names);
    for (const name of [...this.#arrived.keys(), ...this.#setAside.keys()]) if (!there.has(name)) this.#drop(name);
    const listed: Listed[] = [];
    for (const name of names) {
      const [, whose = "", length = ""] = name.split("-");
      // A file without such a name has no owner, and counts as expired.
      const one = { name, whose, length: parseInt(length, 36) || 0, expiresAtMs: expiryOf(name), isIdle: false };
      if (this.#taken.has(name)) this.#setAsideFor(name, 0);
      else if (!this.#running.has(name)) await this.#look(one);
      const { bytes = 0, atMs = nowMs } = this.#arrived.get(name) ?? {};
      const isIdle = isAnswer(name) && nowMs - atMs >= IDLE_MS && !this.#running.has(name);
      // An idle answer of which nothing has arrived can be removed without loss.
      if (isIdle && bytes === 0 && one.length > 0) await this.partials.remove(name);
      else listed.push({ ...one, isIdle });
    }
    return listed;
  }

  /** Finds what another node or an earlier process has stored. */
  async #look(one: Listed): Promise<void> {
    const { name, length } = one;
    const known = this.#arrived.get(name)?.bytes;
    const stored = (await this.partials.storedBytes(name)) ?? known ?? (isAnswer(name) ? length : 0);
    if (known === undefined || stored > known) this.#grown(one, Math.min(length, stored));
  }

  /** Replaces the reservation of an upload. */
  #setAsideFor(name: string, bytes: number, coming = 0): void {
    const { files } = this.parts;
    const had = this.#setAside.get(name) ?? { bytes: 0, coming: 0 };
    files.setAsideBytes += bytes - had.bytes;
    files.comingBytes += coming - had.coming;
    if (bytes > 0) this.#setAside.set(name, { bytes, coming });
    else this.#setAside.delete(name);
  }

  async #forget({ name }: Upload): Promise<void> {
    await this.partials.remove(name);
    this.#drop(name);
  }

  async #open(upload: Upload): Promise<PartialBlob> {
    const blob = this.#taken.has(upload.name) ? null : await this.parts.files.onDisk(this.partials.open(upload), STAYS);
    if (!blob) throw notFound();
    return blob;
  }

  /** Runs a step once no other request of this server uses the upload. @param step may be cut off by a later request */
  async #alone<T>({ name }: Upload, step: (cut: Promise<never>) => Promise<T>): Promise<T> {
    for (let running = this.#running.get(name); running; running = this.#running.get(name)) {
      running.cut();
      await running.over;
    }
    const cut = Promise.withResolvers<never>();
    cut.promise.catch(() => {});
    const over = Promise.withResolvers<void>();
    this.#running.set(name, {
      cut: () => cut.reject(new AppError("conflict", "Another request is continuing this upload.")),
      over: over.promise,
    });
    try {
      return await step(cut.promise);
    } finally {
      this.#running.delete(name);
      over.resolve();
    }
  }

  #read(id: string, caller: Caller): Upload {
    const upload = this.#known(id, caller);
    if (!upload) throw notFound();
    return upload;
  }

  /** @returns null if the id is forged, expired or someone else's */
  #known(id: string, caller: Caller): Upload | null {
    const sealed = ID.test(id) ? Buffer.from(id, "base64url") : null;
    const plain = sealed && this.#key.open(sealed, "upload");
    if (!plain) return null;
    const { i, k, s, n, t, e, u } = JSON.parse(fromUtf8(plain)) as IdJson;
    if (e <= this.parts.clock.now() || (u !== undefined && u !== caller.userId)) return null;
    return { id, name: i, key: Buffer.from(k, "base64"), length: s, filename: n, contentType: t, expiresAtMs: e };
  }
}

const expiryOf = (name: string): number => parseInt(name.split("-")[0] ?? "", 36) || 0;

const sumOf = (uploads: ReadonlyArray<{ length: number }>): number =>
  uploads.reduce((sum, { length }) => sum + length, 0);

const tooMuch = ({ length }: Upload): AppError =>
  new AppError("too-large", `The upload was declared with ${length} bytes, but more arrived.`);

const refused = (problem: string): AppError =>
  new AppError("invalid", "Not valid: uploads.", { fields: { uploads: [problem] } });
