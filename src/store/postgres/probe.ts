// Inspects a database as a node does at its start, but creates no schema, key or heartbeat. Each check is a separate method, so that one problem
// does not hide the others.

import type { KeyFingerprints } from "../contract.ts";
import type { Membership } from "../../model/rules_by_group.ts";
import { doctorsWord } from "../doctors_word.ts";
import { ALL_GROUPS, toMembership } from "../sql/identities.ts";
import { checkDatabase, type DatabaseChecks } from "./checks.ts";
import { DatabaseClock } from "./clock.ts";
import { Connection } from "./connection.ts";
import { type Found, inspectSchema, refusePending } from "./migrate.ts";
import { type NodeAlive, nodesAlive } from "./nodes.ts";
import { runIn } from "./run.ts";
import { type LinkKey, lengthenLinks, linkKey } from "../sql/link_key.ts";
import { placeOf, unusable } from "./place.ts";
import { keyFingerprints, setMeta } from "./key_fingerprints.ts";
import { MIGRATIONS } from "./schema.ts";

export interface ProbeOptions {
  url: string;
  schema: string;
  /** The version of this program. */
  program: string;
}

/** Every method throws an Error with a message for the administrator if the database does not answer. */
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

  /** @returns null if no node has used the database yet @throws Error also if the schema is not ours, too new, or incomplete */
  async schema(): Promise<Found | null> {
    const found = await this.#asked(inspectSchema(this.#db, this.#program));
    if (found) await this.#asked(refusePending(this.#db, this.where));
    return found;
  }

  keys(): Promise<KeyFingerprints | null> {
    return this.#asked(keyFingerprints(this.#db));
  }

  /** By how many ms the database's clock is ahead of this host's. */
  async skewMs(): Promise<number> {
    const clock = new DatabaseClock();
    await this.#asked(clock.measure(this.#db));
    return clock.skewMs;
  }

  /** All groups that have members; none if the schema is from before there were groups. */
  async groups(): Promise<Membership[]> {
    const [found] = await this.#asked(
      this.#db.read<{ is_there: boolean }>("SELECT to_regclass('group_members') IS NOT NULL AS is_there"),
    );
    if (!found?.is_there) return [];
    const rows = await this.#asked(this.#db.read<Parameters<typeof toMembership>[0]>(ALL_GROUPS));
    return rows.map(toMembership);
  }

  nodes(): Promise<NodeAlive[]> {
    return this.#asked(nodesAlive((text, parameters) => this.#db.read(text, parameters)));
  }

  /** Null if no node of this version has used the database yet. */
  links(): Promise<LinkKey | null> {
    return this.#asked(runIn(this.#db, (text, parameters) => this.#db.read(text, parameters), linkKey()));
  }

  /** From their next start on, nodes make links of 28 letters. @throws Error also if a running node might not know such links */
  async lengthenLinks(): Promise<void> {
    const others = [...new Set((await this.nodes()).map(({ version }) => version))].filter(
      (one) => one !== this.#program,
    );
    if (others.length > 0) {
      throw new Error(`Nodes run version ${others.join(", ")}: upgrade them first. Nothing was changed.`);
    }
    if ((await this.links()) === null) {
      throw new Error(`No node of this version has used ${this.where} yet: start one first. Nothing was changed.`);
    }
    await this.#asked(this.#db.transaction((query) => runIn(this.#db, query, lengthenLinks())));
  }

  /** Leaves a mark by which a node recognises `doctor`. @returns a function that removes it */
  async leaveWord(word: string): Promise<() => Promise<void>> {
    const left = doctorsWord(word, Date.now());
    await this.#asked(setMeta((text, parameters) => this.#db.change(text, parameters), "doctor", left));
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
