// A rotation from one master key to another, with its state in `meta`. It begins with one node alone: a node that does not
// have the new key would go on sealing under the old one.

import { fingerprint, type Keyring } from "../../base/keyring.ts";
import type { MasterSeals } from "../../model/push.ts";
import type { KeyFingerprints, RenewedSeals, RotationState } from "../contract.ts";
import type { Connection, Query } from "./connection.ts";
import type { Epochs } from "./epochs.ts";
import { byteas, numbers } from "./parameters.ts";
import { nodesAlive } from "./nodes.ts";
import { lockKeys, fingerprintsIn, keyFingerprints } from "./key_fingerprints.ts";
import type { Speak } from "./run.ts";
import { renewAdminLog } from "../sql/admin_log.ts";
import { renewPurgeLog } from "../sql/purge_log.ts";
import type { SetupCode } from "./setup_code.ts";

interface SealRow {
  id: number;
  lookup: Uint8Array;
  epoch: number | null;
  wrapped_key: Uint8Array | null;
  labels: Uint8Array | null;
}

const UNKNOWN: KeyFingerprints = { current: "", next: null };

export class PostgresRotationState implements RotationState {
  readonly stepPushes = 200;
  readonly #db: Connection;
  readonly #nodeId: string;
  readonly #keys: Keyring;
  readonly #speak: Speak;
  readonly #setupCode: SetupCode;
  readonly #epochs: Epochs;
  /** The keys of the latest page as they are stored: sealed under an epoch key, around what a caller sees. */
  #stored = new Map<number, Uint8Array>();

  /** @param parts.nodeId the node that this process is, if it is one */
  constructor(
    db: Connection,
    parts: {
      nodeId: string;
      keys: Keyring;
      speak: Speak;
      setupCode: SetupCode;
      epochs: Epochs;
    },
  ) {
    this.#db = db;
    this.#nodeId = parts.nodeId;
    this.#keys = parts.keys;
    this.#speak = parts.speak;
    this.#setupCode = parts.setupCode;
    this.#epochs = parts.epochs;
  }

  async fingerprints(): Promise<KeyFingerprints> {
    return (await keyFingerprints(this.#db)) ?? UNKNOWN;
  }

  async progress(): Promise<{ done: number; total: number }> {
    const [row] = await this.#db.read<{ done: number; total: number }>(
      `SELECT coalesce((SELECT value::float8 FROM meta WHERE key = 'rotation_cursor'), 0) AS done,
              coalesce((SELECT max(id) FROM pushes), 0)::float8 AS total`,
    );
    return row ?? { done: 0, total: 0 };
  }

  /** @throws Error with a sentence where other nodes are running: then nothing is changed */
  stage(next: string): Promise<KeyFingerprints> {
    return stageKey(this.#db, next, this.#nodeId);
  }

  async sealsAfter(cursor: number, limit: number): Promise<MasterSeals[]> {
    // Waits for the creates that are under way: they may have been sealed under the old key.
    const rows = await this.#db.transaction(async (query) => {
      await query("LOCK TABLE pushes IN SHARE MODE");
      return query<SealRow>(
        `SELECT p.id::float8 AS id, p.lookup, k.epoch, k.wrapped_key, l.sealed AS labels
           FROM pushes p LEFT JOIN push_keys k ON k.push_id = p.id LEFT JOIN labels l ON l.push_id = p.id
          WHERE p.id > $1::bigint ORDER BY p.id LIMIT $2::int`,
        [cursor, limit],
      );
    });
    this.#stored = new Map(rows.flatMap(({ id, wrapped_key }) => (wrapped_key ? [[id, wrapped_key]] : [])));
    const seals: MasterSeals[] = [];
    for (const { id, lookup, epoch, wrapped_key: sealedKey, labels } of rows) {
      const opened = sealedKey && (await this.#epochs.open(lookup, { epoch: epoch ?? 0, wrappedKey: sealedKey }));
      seals.push({ id, lookup, wrappedKey: opened ?? sealedKey, labels });
    }
    return seals;
  }

  replaceSeals(changes: readonly RenewedSeals[], cursor: number): Promise<void> {
    return this.#db.transaction(async (query) => {
      await lockKeys(query);
      // Another node may have ended this rotation: a cursor that is left behind would have the next one begin there.
      if ((await fingerprintsIn(query))?.next !== fingerprint(this.#keys.newest)) return;
      await this.#replaceKeys(query, changes);
      await replaceLabels(query, changes);
      await query(
        `INSERT INTO meta (key, value) VALUES ('rotation_cursor', $1)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
        [String(cursor)],
      );
    });
  }

  async #replaceKeys(query: Query, changes: readonly RenewedSeals[]): Promise<void> {
    const renewed = changes.flatMap(({ read, wrappedKey }) =>
      read.wrappedKey && wrappedKey
        ? [{ ...read, before: this.#stored.get(read.id) ?? read.wrappedKey, wrappedKey }]
        : [],
    );
    await query(
      `UPDATE push_keys k SET epoch = $4::int, wrapped_key = i.sealed
         FROM unnest($1::bigint[], $2::bytea[], $3::bytea[]) AS i (id, before, sealed)
        WHERE k.push_id = i.id AND k.wrapped_key = i.before`,
      [
        numbers(renewed.map(({ id }) => id)),
        byteas(renewed.map(({ before }) => before)),
        byteas(renewed.map(({ lookup, wrappedKey }) => this.#epochs.seal(lookup, wrappedKey))),
        this.#epochs.current,
      ],
    );
  }

  async finish(): Promise<void> {
    // First: after a crash in between, the next start has both master keys.
    await this.#epochs.resealKeys();
    await this.#db.transaction(async (query) => {
      await lockKeys(query);
      const { next } = (await fingerprintsIn(query)) ?? UNKNOWN;
      if (next === null) return;
      await this.#setupCode.renew(query);
      // Last: whoever changes accounts takes the lock of the log last too.
      await this.#speak(query, renewPurgeLog());
      await this.#speak(query, renewAdminLog());
      await query("UPDATE meta SET value = $1 WHERE key = 'key_fingerprint'", [next]);
      await query("DELETE FROM meta WHERE key IN ('next_key_fingerprint', 'rotation_cursor')");
    });
  }
}

async function replaceLabels(query: Query, changes: readonly RenewedSeals[]): Promise<void> {
  const renewed = changes.flatMap(({ read, labels }) =>
    read.labels && labels ? [{ id: read.id, before: read.labels, labels }] : [],
  );
  await query(
    `UPDATE labels l SET sealed = i.labels
       FROM unnest($1::bigint[], $2::bytea[], $3::bytea[]) AS i (id, before, labels)
      WHERE l.push_id = i.id AND l.sealed = i.before`,
    [
      numbers(renewed.map(({ id }) => id)),
      byteas(renewed.map(({ before }) => before)),
      byteas(renewed.map(({ labels }) => labels)),
    ],
  );
}

/** Begins a rotation, unless one is under way. @param self a node that does not count as another one */
export function stageKey(db: Connection, next: string, self: string | null): Promise<KeyFingerprints> {
  return db.transaction(async (query) => {
    await lockKeys(query);
    const remembered = (await fingerprintsIn(query)) ?? UNKNOWN;
    if (remembered.next !== null || remembered.current === next) return remembered;
    const others = (await nodesAlive(query)).filter(({ id }) => id !== self).length;
    if (others > 0) {
      throw new Error(
        `A rotation of the master key begins with one node alone, and ${others} others are running: stop them ` +
          "first, and give them the new key before they start again. Nothing was changed.",
      );
    }
    await query("DELETE FROM meta WHERE key = 'rotation_cursor'");
    await query("INSERT INTO meta (key, value) VALUES ('next_key_fingerprint', $1)", [next]);
    return { ...remembered, next };
  });
}
