// Reads and renews the seals under the master key, for a rotation (../sql/rotation.ts). A rotation can begin only while a single node is
// running, because a node without the new key would continue to seal under the old one.

import { fingerprint, type Keyring } from "../../base/keyring.ts";
import type { MasterSeals } from "../../model/push.ts";
import {
  endRotation,
  type KeyFingerprints,
  passSealsUpTo,
  type RenewedSeals,
  type RotationByHand,
  stageRotation,
} from "../sql/rotation.ts";
import type { Connection, Query } from "./connection.ts";
import type { Epochs } from "./epochs.ts";
import { byteas, numbers } from "./parameters.ts";
import { lockKeys, keyFingerprints } from "./key_fingerprints.ts";
import type { Speak } from "./run.ts";
import type { SetupCode } from "./setup_code.ts";

interface SealRow {
  id: number;
  lookup: Uint8Array;
  epoch: number | null;
  wrapped_key: Uint8Array | null;
  labels: Uint8Array | null;
}

export class PostgresRotationState implements RotationByHand {
  readonly stepPushes = 200;
  /** The wrapped keys of the latest page, as they are stored. Callers see them without the outer seal under an epoch key. */
  #stored = new Map<number, Uint8Array>();

  constructor(
    private readonly db: Connection,
    private readonly parts: { keys: Keyring; speak: Speak; setupCode: SetupCode; epochs: Epochs },
  ) {}

  stage(next: string): Promise<KeyFingerprints> {
    return this.db.transaction((query) => this.parts.speak(query, stageRotation(next)));
  }

  async sealsAfter(cursor: number, limit: number): Promise<MasterSeals[]> {
    // Waits for creations under way, whose seals may be under the old key.
    const rows = await this.db.transaction(async (query) => {
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
      const opened = sealedKey && (await this.parts.epochs.open(lookup, { epoch: epoch ?? 0, wrappedKey: sealedKey }));
      seals.push({ id, lookup, wrappedKey: opened ?? sealedKey, labels });
    }
    return seals;
  }

  replaceSeals(changes: readonly RenewedSeals[], cursor: number): Promise<void> {
    const { epochs } = this.parts;
    return this.db.transaction(async (query) => {
      await lockKeys(query);
      // If another node has finished this rotation, no cursor must be stored: the next rotation would begin there.
      if ((await keyFingerprints(this.db, query))?.next !== fingerprint(this.parts.keys.newest)) return;
      const keys = changes.flatMap(({ read: { id, lookup, wrappedKey: known }, wrappedKey }) =>
        known && wrappedKey
          ? [{ id, before: this.#stored.get(id) ?? known, after: epochs.seal(lookup, wrappedKey) }]
          : [],
      );
      const labels = changes.flatMap(({ read, labels: after }) =>
        read.labels && after ? [{ id: read.id, before: read.labels, after }] : [],
      );
      await replace(query, ["push_keys", "wrapped_key"], keys, epochs.current);
      await replace(query, ["labels", "sealed"], labels);
      await this.parts.speak(query, passSealsUpTo(cursor));
    });
  }

  async finish(): Promise<void> {
    // This comes first: after a crash in between, the next start still knows both master keys.
    await this.parts.epochs.resealKeys();
    await this.db.transaction(async (query) => {
      await lockKeys(query);
      await this.parts.setupCode.renew(query);
      await this.parts.speak(query, endRotation());
    });
  }
}

/** Replaces each seal, unless it has changed since it was read. */
function replace(
  query: Query,
  [table, column]: readonly [table: string, column: string],
  seals: ReadonlyArray<{ id: number; before: Uint8Array; after: Uint8Array }>,
  epoch?: number,
) {
  return query(
    `UPDATE ${table} t SET ${column} = i.after${epoch === undefined ? "" : `, epoch = ${epoch}`}
       FROM unnest($1::bigint[], $2::bytea[], $3::bytea[]) AS i (id, before, after)
      WHERE t.push_id = i.id AND t.${column} = i.before`,
    [
      numbers(seals.map(({ id }) => id)),
      byteas(seals.map(({ before }) => before)),
      byteas(seals.map(({ after }) => after)),
    ],
  );
}
