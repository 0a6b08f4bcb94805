// Makes erased keys useless, although PostgreSQL keeps their bytes for a while: in data files, the write-ahead log, replicas and backups. Each
// wrapped key is sealed once more, under the key of an epoch. Epoch keys are in a bucket, which really deletes what it is told to delete. After
// each erase horizon, a new epoch begins, the keys of active pushes are sealed again under its key, and the key of the previous epoch is
// deleted. From then on, no one can open what was erased before the new epoch began.
//
//   1. Under a lock of the database, one node stores the digest of the key of epoch n + 1 in the database, and the key in the bucket, and reads
//      the key back. Then it makes this epoch the current one. Whatever the bucket returns, no node uses a key with another digest.
//   2. Some time later, when every node knows the epoch, the database begins to refuse pushes under an older one.
//   3. Keys under an older epoch are sealed again, a few pushes at a time.
//   4. When no key is left under an older epoch, the older epoch keys are deleted.
//
// Any node can repeat a step after a crash. Epoch 0 means that a wrapped key has no seal around it, because there was no bucket yet.

import { derive, KEY_BYTES, open, randomBytes, seal } from "../../base/crypto.ts";
import { AppError } from "../../base/errors.ts";
import type { Keyring, PurposeKey } from "../../base/keyring.ts";
import type { EpochName, EpochPlace } from "../blobs/epoch_objects.ts";
import type { Connection, Query } from "./connection.ts";
import { byteas, numbers, texts } from "./parameters.ts";
import { lockKeys, setMeta } from "./key_fingerprints.ts";

const STEP_PUSHES = 200;
/** This long after an epoch has begun, every node knows it. */
const SETTLED_MS = 60_000;
/** The node that begins an epoch waits for the bucket, and other nodes wait for that node. */
const BEGIN_DEADLINE_MS = 90_000;
const DIGEST = "epoch_digest_";

export interface EpochSealed {
  epoch: number;
  wrappedKey: Uint8Array;
}

interface EpochState {
  current: number;
  /** The database refuses new pushes under an older epoch than this. */
  oldest: number;
  /** No key is left under an older epoch than this. */
  renewed: number;
  sinceMs: number;
  nowMs: number;
  /** The digests of the epoch keys in the bucket. */
  digests: Map<number, string>;
}

export class Epochs {
  readonly #objects: EpochPlace | null;
  readonly #sealKey: PurposeKey;
  readonly #horizonMs: number;
  readonly #keys = new Map<number, { key: Uint8Array; digest: string }>();
  /** The epoch of new pushes. */
  current = 0;

  /** @param parts.objects null if there is no bucket: then there are no epochs */
  constructor(
    private readonly db: Connection,
    parts: { objects: EpochPlace | null; keys: Keyring; horizonMs: number },
  ) {
    this.#objects = parts.objects;
    this.#sealKey = parts.keys.purpose("epoch keys");
    this.#horizonMs = parts.horizonMs;
  }

  /** @throws Error with a message for the administrator if the database has epochs, but this node has no bucket */
  async start(givenMs: number | null): Promise<void> {
    const { current } = await this.#state(givenMs);
    if (!this.#objects) {
      if (current === 0) return;
      throw new Error(
        "The keys of this database are sealed under keys in a bucket or a directory: name it with blobs.url.",
      );
    }
    if (current === 0) await this.#begin(1, givenMs);
    await this.refresh(givenMs);
  }

  /** Fetches the key of an epoch that another node has begun, and forgets the keys of epochs that have ended. */
  async refresh(givenMs: number | null = null): Promise<void> {
    if (!this.#objects) return;
    const { current, renewed, digests } = await this.#state(givenMs);
    const digest = digests.get(current) ?? "";
    if (this.#keys.get(current)?.digest !== digest && !(await this.#fetchKey({ epoch: current, digest }))) {
      throw missing(current);
    }
    // Nothing is awaited from here on, so that the key of the current epoch is always present.
    this.current = current;
    for (const [epoch, known] of this.#keys) {
      // After a failover that lost the beginning of an epoch, the epoch can begin a second time, with another key.
      if (epoch < renewed || known.digest !== (digests.get(epoch) ?? "")) this.#keys.delete(epoch);
    }
  }

  seal(lookup: Uint8Array, wrappedKey: Uint8Array): Uint8Array {
    if (this.current === 0) return wrappedKey;
    const known = this.#keys.get(this.current);
    if (!known) throw missing(this.current);
    return seal(known.key, wrappedKey, lookup);
  }

  /** @returns null if the epoch has ended, or the bytes are damaged. @throws AppError `unavailable` */
  async open(lookup: Uint8Array, { epoch, wrappedKey }: EpochSealed): Promise<Uint8Array | null> {
    if (epoch === 0) return wrappedKey;
    const key = this.#keys.get(epoch)?.key ?? (await this.#key(epoch));
    return key && open(key, wrappedKey, lookup);
  }

  /** One background pass. @param stop ends it after the current step */
  async maintain(givenMs: number | null, stop?: AbortSignal): Promise<void> {
    if (!this.#objects) return;
    // Nothing must be sealed under a key that is about to be deleted.
    await this.refresh(givenMs);
    const { current, oldest, sinceMs, nowMs } = await this.#state(givenMs);
    const isSettled = nowMs - sinceMs >= Math.min(SETTLED_MS, this.#horizonMs);
    if (oldest < current && isSettled) await this.#close(current);
    await this.#renewAll(isSettled ? current : oldest, stop);
    if (stop?.aborted) return;
    await this.#removeEnded(this.#objects, givenMs);
    const { renewed } = await this.#state(givenMs);
    if (renewed < current || nowMs - sinceMs < this.#horizonMs) return;
    await this.#begin(current + 1, givenMs);
    await this.refresh(givenMs);
  }

  /** Seals the epoch keys again, under the newest master key. */
  async resealKeys(): Promise<void> {
    if (!this.#objects) return;
    const { renewed, current, digests } = await this.#state(null);
    for (let epoch = Math.max(1, renewed); epoch <= current; epoch += 1) {
      const name = { epoch, digest: digests.get(epoch) ?? "" };
      const key = await this.#key(epoch);
      if (!key) continue;
      await this.#store(this.#objects, name, key);
      // If another node has ended the epoch in the meantime, no one else will delete this copy of its key.
      if ((await this.#state(null)).renewed > epoch) await this.#objects.remove(name);
    }
  }

  /** Removes the keys of epochs that have ended, but no key that another database has in the same bucket. */
  async #removeEnded(objects: EpochPlace, givenMs: number | null): Promise<void> {
    const { renewed, digests } = await this.#state(givenMs);
    for (const name of await objects.list()) {
      const isOurs = name.digest === (digests.get(name.epoch) ?? "");
      if (name.epoch < renewed && isOurs) await objects.remove(name);
    }
    const ended = [...digests.keys()].filter((epoch) => epoch < renewed).map((epoch) => `${DIGEST}${epoch}`);
    if (ended.length > 0) await this.db.change("DELETE FROM meta WHERE key = ANY ($1::text[])", [texts(ended)]);
  }

  /** Begins an epoch. If two nodes do this at once, the second one waits, and then uses the epoch of the first one. */
  #begin(epoch: number, givenMs: number | null): Promise<void> {
    const objects = this.#objects;
    if (!objects) throw new Error("There is no bucket for an epoch key.");
    return this.db.transaction(async (query) => {
      await query(
        "SELECT set_config(name, '60s', true) FROM unnest(ARRAY['lock_timeout', 'statement_timeout']) AS name",
      );
      // This is not the lock that creations take, so no creation waits for the bucket.
      await query("SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' next epoch', 0))");
      const [row] = await query<{ epoch: number }>("SELECT value::int AS epoch FROM meta WHERE key = 'epoch'");
      if ((row?.epoch ?? 0) >= epoch) return;
      await this.#prepareKey(objects, epoch);
      await setMeta(query, "epoch", String(epoch));
      await query(
        `INSERT INTO meta (key, value) VALUES ('epoch_since_ms', decided_ms_1($1::bigint)::text)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        [givenMs],
      );
    }, BEGIN_DEADLINE_MS);
  }

  /** Call this under the lock of `#begin`. */
  async #prepareKey(objects: EpochPlace, epoch: number): Promise<void> {
    const prepared = (await this.#state(null)).digests.get(epoch);
    // An earlier node stored this key, but stopped before the epoch began.
    if (prepared !== undefined && (await this.#fetchKey({ epoch, digest: prepared }).catch(() => null))) return;
    const key = randomBytes(KEY_BYTES);
    const digest = digestOf(epoch, key);
    await setMeta((text, parameters) => this.db.change(text, parameters), `${DIGEST}${epoch}`, digest);
    await this.#store(objects, { epoch, digest }, key);
  }

  /** @throws AppError `unavailable` if the bucket does not return the bytes that were written */
  async #store(objects: EpochPlace, name: EpochName, key: Uint8Array): Promise<void> {
    const sealed = this.#sealKey.seal(key, contextOf(name.epoch));
    await objects.write(name, sealed);
    const stored = await objects.read(name);
    if (!stored || Buffer.compare(stored, sealed) !== 0) throw other(name.epoch);
  }

  // Waits for creations under way, so that the next read sees all pushes of older epochs.
  #close(epoch: number): Promise<void> {
    return this.db.transaction(async (query) => {
      await lockEpochs(query);
      await setMeta(query, "oldest_epoch", String(epoch));
    });
  }

  async #renewAll(oldest: number, stop: AbortSignal | undefined): Promise<void> {
    if ((await this.#state(null)).renewed >= oldest) return;
    for (let after: number | null = 0; after !== null;) {
      if (stop?.aborted) return;
      const from: number = after;
      after = await this.db.transaction((query) => this.#renewSome(query, oldest, from));
    }
  }

  /** @returns the last push of this step; null after the last step, or while the master key is rotated */
  async #renewSome(query: Query, oldest: number, after: number): Promise<number | null> {
    await lockKeys(query);
    const rotating = await query("SELECT 1 FROM meta WHERE key = 'next_key_fingerprint'");
    if (rotating.length > 0) return null;
    const rows = await query<{ id: number; lookup: Uint8Array; epoch: number; wrapped_key: Uint8Array }>(
      `SELECT k.push_id::float8 AS id, p.lookup, k.epoch, k.wrapped_key
         FROM push_keys k JOIN pushes p ON p.id = k.push_id
        WHERE k.push_id > $1::bigint AND k.epoch < $2::int ORDER BY k.push_id LIMIT $3::int`,
      [after, oldest, STEP_PUSHES],
    );
    const opened = [];
    for (const row of rows) {
      const wrappedKey = await this.open(row.lookup, { epoch: row.epoch, wrappedKey: row.wrapped_key });
      // A key that does not open stays unchanged; a retrieval reports it.
      if (wrappedKey) opened.push({ ...row, wrappedKey });
    }
    // Nothing is awaited between here and the sealing: otherwise another epoch could begin in between.
    const epoch = this.current;
    if (epoch < oldest) return null;
    const sealed = opened.map(({ lookup, wrappedKey }) => this.seal(lookup, wrappedKey));
    await query(
      `UPDATE push_keys k SET epoch = $4::int, wrapped_key = i.sealed
         FROM unnest($1::bigint[], $2::bytea[], $3::bytea[]) AS i (id, before, sealed)
        WHERE k.push_id = i.id AND k.wrapped_key = i.before`,
      [
        numbers(opened.map(({ id }) => id)),
        byteas(opened.map(({ wrapped_key }) => wrapped_key)),
        byteas(sealed),
        epoch,
      ],
    );
    const last = rows.at(-1);
    if (last && rows.length === STEP_PUSHES) return last.id;
    await setMeta(query, "renewed_epoch", String(oldest));
    return null;
  }

  /** @returns null if the epoch has ended. @throws AppError `unavailable` */
  async #key(epoch: number): Promise<Uint8Array | null> {
    const known = this.#keys.get(epoch);
    if (known) return known.key;
    const { digests } = await this.#state(null);
    const digest = digests.get(epoch) ?? "";
    const key = await this.#fetchKey({ epoch, digest });
    // The pass that ends an epoch first deletes the key, and then what the database knows about the epoch.
    if (!key && digest !== "" && (await this.#state(null)).renewed <= epoch) throw missing(epoch);
    return key;
  }

  async #fetchKey(name: EpochName): Promise<Uint8Array | null> {
    const { epoch, digest } = name;
    const sealed = await this.#objects?.read(name);
    if (!sealed) return null;
    const key = this.#sealKey.open(sealed, contextOf(epoch));
    if (!key || (digest !== "" && digestOf(epoch, key) !== digest)) throw other(epoch);
    const kept = new Uint8Array(key);
    this.#keys.set(epoch, { key: kept, digest });
    return kept;
  }

  async #state(givenMs: number | null): Promise<EpochState> {
    const rows = await this.db.read<{ key: string; value: string; now: number }>(
      `SELECT key, value, decided_ms_1($1::bigint)::float8 AS now FROM meta
        WHERE key IN ('schema_version', 'epoch', 'oldest_epoch', 'renewed_epoch', 'epoch_since_ms')
           OR key LIKE '${DIGEST}%'`,
      [givenMs],
    );
    const valueOf = (name: string): number => Number(rows.find(({ key }) => key === name)?.value ?? 0);
    return {
      current: valueOf("epoch"),
      oldest: valueOf("oldest_epoch"),
      renewed: valueOf("renewed_epoch"),
      sinceMs: valueOf("epoch_since_ms"),
      nowMs: rows[0]?.now ?? 0,
      digests: new Map(
        rows.flatMap(({ key, value }) =>
          key.startsWith(DIGEST) ? [[Number(key.slice(DIGEST.length)), value] as const] : [],
        ),
      ),
    };
  }
}

const contextOf = (epoch: number): string => `epoch ${epoch}`;

const digestOf = (epoch: number, key: Uint8Array): string =>
  Buffer.from(derive(key, `digest of the key of epoch ${epoch}`)).toString("hex");

const unreadable = (why: string): AppError =>
  new AppError("unavailable", "The store cannot be read right now. Nothing was stored.", { cause: new Error(why) });
const missing = (epoch: number) => unreadable(`The key of epoch ${epoch} is not in the place that blobs.url names.`);
const other = (epoch: number) =>
  unreadable(`The bucket does not return the key of epoch ${epoch}: the object is damaged, or not the current one.`);

/** The creation of pushes takes the same lock, shared. */
const lockEpochs = (query: Query) =>
  query("SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' epochs', 0))");
