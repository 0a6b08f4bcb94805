// Looks at a database as a node would before it works on it, and changes nothing: no schema, no key, no sign of life. Each
// look is one method, so that what one of them finds does not hide what the others find.

import type { KeyFingerprints } from "../contract.ts";
import { doctorsWord } from "../doctors_word.ts";
import { checkDatabase, type DatabaseChecks } from "./checks.ts";
import { DatabaseClock } from "./clock.ts";
import { Connection } from "./connection.ts";
import { type Found, inspectSchema, refusePending } from "./migrate.ts";
import { type NodeAlive, nodesAlive } from "./nodes.ts";
import { placeOf, unusable } from "./place.ts";
import { keyFingerprints } from "./key_fingerprints.ts";
import { MIGRATIONS } from "./schema.ts";

export interface ProbeOptions {
  url: string;
  schema: string;
  /** The version of this program. */
  program: string;
}

/** Every method throws an Error with a sentence where the database cannot be asked. */
export class PostgresProbe {
  /** Host, database and schema. */
  readonly where: string;
  readonly knownSchema = MIGRATIONS.length;
  readonly #db: Connection;
  readonly #program: string;

  constructor({ url, schema, program }: ProbeOptions) {
    this.where = placeOf(url, schema);
    this.#program = program;
    this.#db = new Connection({ url, schema });
  }

  checks(requireSyncStandby: boolean): Promise<DatabaseChecks> {
    return this.#asked(checkDatabase(this.#db, requireSyncStandby));
  }

  /** null where no node has worked here yet. @throws also where the schema is foreign, too new, or half filled */
  async schema(): Promise<Found | null> {
    const found = await this.#asked(inspectSchema(this.#db, this.#program));
    if (found) await this.#asked(refusePending(this.#db, this.where));
    return found;
  }

  keys(): Promise<KeyFingerprints | null> {
    return this.#asked(keyFingerprints(this.#db));
  }

  /** How far the database is ahead of this host, in ms. */
  async skewMs(): Promise<number> {
    const clock = new DatabaseClock();
    await this.#asked(clock.measure(this.#db));
    return clock.skewMs;
  }

  nodes(): Promise<NodeAlive[]> {
    return this.#asked(nodesAlive((text, parameters) => this.#db.read(text, parameters)));
  }

  /** Leaves a word by which a node recognizes `doctor`. @returns a function that removes it */
  async leaveWord(word: string): Promise<() => Promise<void>> {
    const left = doctorsWord(word, Date.now());
    await this.#asked(
      this.#db.change(
        "INSERT INTO meta (key, value) VALUES ('doctor', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        [left],
      ),
    );
    return async () => {
      await this.#asked(this.#db.change("DELETE FROM meta WHERE key = 'doctor' AND value = $1", [left]));
    };
  }

  close(): Promise<void> {
    return this.#db.close();
  }

  #asked<T>(answer: Promise<T>): Promise<T> {
    return answer.catch((error: unknown) => {
      throw unusable(this.where, error);
    });
  }
}
