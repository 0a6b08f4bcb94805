// Makes erased keys useless although PostgreSQL keeps their bytes for a while: in data files, the write-ahead log, replicas
// and backups. Each wrapped key is sealed once more, under the key of an epoch, and epoch keys are in a bucket, where a
// deletion is one. Every erase horizon a new epoch begins, the keys of living pushes are sealed anew under its key, and the
// key of the epoch before is deleted. From then on nothing opens what was erased before the new epoch began.
//
//   1. The key of epoch n + 1 is stored in the bucket, then the database says that it is the current one.
//   2. A while later, when every node knows it, the database takes no push under an older epoch any more.
//   3. What is left under an older epoch is sealed anew, a few pushes at a time.
//   4. Nothing is left: the older keys are deleted.
//
// Every step can be repeated, by any node, after a crash at any moment. Epoch 0 is no epoch: a wrapped key without a seal
// around it, of a database that had no bucket.

import { KEY_BYTES, open, randomBytes, seal } from "../../base/crypto.ts";
import type { Keyring, PurposeKey } from "../../base/keyring.ts";
import type { EpochObjects } from "../blobs/epoch_objects.ts";
import type { Connection, Query } from "./connection.ts";
import { byteas, numbers } from "./parameters.ts";
import { lockKeys } from "./remembered.ts";

const STEP_PUSHES = 200;
/** By then every node has asked for the current epoch. */
const SETTLED_MS = 60_000;

export interface EpochSealed {
  epoch: number;
  wrappedKey: Uint8Array;
}

interface EpochState {
  current: number;
  /** No push is stored under an older epoch. */
  oldest: number;
  /** Nothing is left under an older epoch. */
  renewed: number;
  sinceMs: number;
  nowMs: number;
}

export class Epochs {
  readonly #db: Connection;
  readonly #objects: EpochObjects | null;
  readonly #sealKey: PurposeKey;
  readonly #horizonMs: number;
  readonly #keys = new Map<number, Uint8Array>();
  /** What new pushes are sealed under. */
  current = 0;

  /** @param objects null where there is no bucket: then there are no epochs */
  constructor(db: Connection, parts: { objects: EpochObjects | null; keys: Keyring; horizonMs: number }) {
    this.#db = db;
    this.#objects = parts.objects;
    this.#sealKey = parts.keys.purpose("epoch keys");
    this.#horizonMs = parts.horizonMs;
  }

  /** @throws Error with a sentence, where the database has epochs and their keys are not here */
  async start(givenMs: number | null): Promise<void> {
    const { current } = await this.#state(givenMs);
    if (!this.#objects) {
      if (current === 0) return;
      throw new Error("The keys of this database are sealed under keys in a bucket: name it with blobs.url.");
    }
    if (current === 0) await this.#begin(1, givenMs);
    await this.refresh(givenMs);
  }

  /** Learns of an epoch that another node has begun, and forgets the keys of those that have ended. */
  async refresh(givenMs: number | null = null): Promise<void> {
    if (!this.#objects) return;
    const { current, renewed } = await this.#state(givenMs);
    if (!(await this.#key(current))) throw new Error(`The key of epoch ${current} is not in the bucket.`);
    this.current = Math.max(this.current, current);
    for (const epoch of this.#keys.keys()) if (epoch < renewed) this.#keys.delete(epoch);
  }

  seal(lookup: Uint8Array, wrappedKey: Uint8Array): Uint8Array {
    const key = this.#keys.get(this.current);
    return key ? seal(key, wrappedKey, lookup) : wrappedKey;
  }

  /** @returns null where the epoch has ended, or the bytes are damaged */
  async open(lookup: Uint8Array, { epoch, wrappedKey }: EpochSealed): Promise<Uint8Array | null> {
    if (epoch === 0) return wrappedKey;
    const key = this.#keys.get(epoch) ?? (await this.#key(epoch));
    return key && open(key, wrappedKey, lookup);
  }

  /** One background pass. @param stop ends it after the current step */
  async maintain(givenMs: number | null, stop?: AbortSignal): Promise<void> {
    if (!this.#objects) return;
    // Under a key that is about to be deleted, nothing may be sealed anew.
    await this.refresh(givenMs);
    const { current, oldest, sinceMs, nowMs } = await this.#state(givenMs);
    const isSettled = nowMs - sinceMs >= Math.min(SETTLED_MS, this.#horizonMs);
    if (oldest < current && isSettled) await this.#close(current);
    await this.#renewAll(isSettled ? current : oldest, stop);
    if (stop?.aborted) return;
    const { renewed } = await this.#state(givenMs);
    for (const epoch of await this.#objects.list()) if (epoch < renewed) await this.#objects.remove(epoch);
    if (renewed < current || nowMs - sinceMs < this.#horizonMs) return;
    await this.#begin(current + 1, givenMs);
    await this.refresh(givenMs);
  }

  /** Seals the epoch keys under the newest master key. */
  async resealKeys(): Promise<void> {
    if (!this.#objects) return;
    for (const epoch of await this.#objects.list()) {
      const key = await this.#key(epoch);
      if (key) await this.#objects.replace(epoch, this.#sealKey.seal(key, contextOf(epoch)));
    }
  }

  async #begin(epoch: number, givenMs: number | null): Promise<void> {
    const key = randomBytes(KEY_BYTES);
    // Of two nodes at once one is quicker, and both use its key.
    await this.#objects?.create(epoch, this.#sealKey.seal(key, contextOf(epoch)));
    await this.#db.transaction(async (query) => {
      await lockEpochs(query);
      const [row] = await query<{ epoch: number }>("SELECT value::int AS epoch FROM meta WHERE key = 'epoch'");
      if ((row?.epoch ?? 0) >= epoch) return;
      await put(query, "epoch", String(epoch));
      await query(
        `INSERT INTO meta (key, value) VALUES ('epoch_since_ms', decided_ms_1($1::bigint)::text)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        [givenMs],
      );
    });
  }

  // Waits for the pushes that are being stored: the next look sees them all.
  #close(epoch: number): Promise<void> {
    return this.#db.transaction(async (query) => {
      await lockEpochs(query);
      await put(query, "oldest_epoch", String(epoch));
    });
  }

  async #renewAll(oldest: number, stop: AbortSignal | undefined): Promise<void> {
    if ((await this.#state(null)).renewed >= oldest) return;
    for (let after: number | null = 0; after !== null;) {
      if (stop?.aborted) return;
      const from: number = after;
      after = await this.#db.transaction((query) => this.#renewSome(query, oldest, from));
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
      // What does not open stays as it is: it is reported when somebody asks for it.
      if (wrappedKey) opened.push({ ...row, wrappedKey });
    }
    // In one go: another epoch may begin at any await.
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
    await put(query, "renewed_epoch", String(oldest));
    return null;
  }

  async #key(epoch: number): Promise<Uint8Array | null> {
    const known = this.#keys.get(epoch);
    if (known) return known;
    const sealed = await this.#objects?.read(epoch);
    const key = sealed ? this.#sealKey.open(sealed, contextOf(epoch)) : null;
    if (key) this.#keys.set(epoch, new Uint8Array(key));
    return key;
  }

  async #state(givenMs: number | null): Promise<EpochState> {
    const rows = await this.#db.read<{ key: string; value: number; now: number }>(
      `SELECT key, value::float8 AS value, decided_ms_1($1::bigint)::float8 AS now
         FROM meta WHERE key IN ('schema_version', 'epoch', 'oldest_epoch', 'renewed_epoch', 'epoch_since_ms')`,
      [givenMs],
    );
    const valueOf = (name: string): number => rows.find(({ key }) => key === name)?.value ?? 0;
    return {
      current: valueOf("epoch"),
      oldest: valueOf("oldest_epoch"),
      renewed: valueOf("renewed_epoch"),
      sinceMs: valueOf("epoch_since_ms"),
      nowMs: rows[0]?.now ?? 0,
    };
  }
}

const contextOf = (epoch: number): string => `epoch ${epoch}`;

/** Storing a push holds the same lock, shared. */
const lockEpochs = (query: Query) =>
  query("SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' epochs', 0))");

const put = (query: Query, key: string, value: string) =>
  query("INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value", [
    key,
    value,
  ]);
