// The seals under the master key, as a rotation reads and renews them (../sql/rotation.ts). It begins while one node runs alone,
// because a node without the new key would go on sealing under the old one.

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
  /** The keys of the latest page as they are stored. Callers see them without the outer seal under an epoch key. */
  #stored = new Map<number, Uint8Array>();

  constructor(
    private readonly db: Connection,
    private readonly parts: { keys: Keyring; speak: Speak; setupCode: SetupCode; epochs: Epochs },
  ) {}

  stage(next: string): Promise<KeyFingerprints> {
    return this.db.transaction((query) => this.parts.speak(query, stageRotation(next)));
  }

  async sealsAfter(cursor: number, limit: number): Promise<MasterSeals[]> {
    // Waits for creates under way, which may be sealed under the old key.
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
    return this.db.transaction(async (query) => {
      await lockKeys(query);
      // If another node has ended this rotation, the cursor must not stay: the next rotation would begin there.
      if ((await keyFingerprints(this.db, query))?.next !== fingerprint(this.parts.keys.newest)) return;
      await this.#replaceKeys(query, changes);
      await replaceLabels(query, changes);
      await this.parts.speak(query, passSealsUpTo(cursor));
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
        byteas(renewed.map(({ lookup, wrappedKey }) => this.parts.epochs.seal(lookup, wrappedKey))),
        this.parts.epochs.current,
      ],
    );
  }

  async finish(): Promise<void> {
    // This comes first: after a crash in between, the next start still has both master keys.
    await this.parts.epochs.resealKeys();
    await this.db.transaction(async (query) => {
      await lockKeys(query);
      await this.parts.setupCode.renew(query);
      await this.parts.speak(query, endRotation());
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
