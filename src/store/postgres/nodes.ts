// The nodes that use this database. Each writes a heartbeat. A node stops if another node has begun a rotation to a master key that this node
// does not have, or if its program is too old for the schema. While its clock is far off, it reports that it should not get requests.

import { AppError, reasonOf } from "../../base/errors.ts";
import { fingerprint, type Keyring } from "../../base/keyring.ts";
import type { DatabaseClock } from "./clock.ts";
import type { Connection, Query } from "./connection.ts";
import type { Epochs } from "./epochs.ts";
import type { KnownKeys } from "../sql/rotation.ts";
import { ALIVE_MS, lockKeys, keyFingerprints } from "./key_fingerprints.ts";

const BEAT_EVERY_MS = 5_000;
/** For this long after a node's latest heartbeat, no rotation can have begun without that node. 5 s remain for its statements to arrive. */
const SURE_MS = ALIVE_MS - 5_000;
const TOO_OLD =
  "A newer version of Secret Push has changed the database, and this version would not enforce everything in it: upgrade this node.";
export const NOTABLE_SKEW_MS = 2_000;
export const MOST_SKEW_MS = 30_000;

export interface NodeFacts {
  /** The program's version and commit. */
  version: string;
  /** The number of migrations that its program knows. */
  schemaVersion: number;
  /** A digest of the settings that all nodes should have in common. */
  settingsDigest: string;
}

export interface NodeAlive extends NodeFacts {
  id: string;
  /** By how many ms the database's clock is ahead of the node's. */
  skewMs: number;
}

export const nodesAlive = (query: Query): Promise<NodeAlive[]> =>
  query<NodeAlive>(
    `SELECT id::text AS id, version, schema_version AS "schemaVersion", settings AS "settingsDigest", skew_ms AS "skewMs"
       FROM nodes WHERE seen_ms > decided_ms_1(NULL) - $1::bigint ORDER BY id`,
    [ALIVE_MS],
  );

/** Describes a program, for comparison with others. */
const programOf = ({ version, schemaVersion }: Pick<NodeFacts, "version" | "schemaVersion">): string =>
  `${version} for schema version ${schemaVersion}`;

/** How other nodes differ from this program and its settings: a sentence for each difference. */
export function differences(others: readonly NodeAlive[], here: NodeFacts): string[] {
  const own = programOf(here);
  const programs = [...new Set(others.map(programOf))].filter((one) => one !== own);
  const differing = others.filter(({ settingsDigest }) => settingsDigest !== here.settingsDigest).length;
  const of = `${differing} of ${others.length} other nodes`;
  return [
    ...(programs.length > 0 ? [`Other nodes run version ${programs.join(", ")}, and this one runs ${own}.`] : []),
    ...(differing > 0 ? [`${of} have different settings: limits, rules or addresses.`] : []),
  ];
}

export const skewWords = (skewMs: number): string =>
  `This host's clock is ${Math.round(Math.abs(skewMs) / 100) / 10} seconds off the database's clock, which is authoritative.`;

export class Nodes {
  readonly id: string = crypto.randomUUID();
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The time of the latest heartbeat at which this node had the right keys. */
  #sureAtMs = Number.NEGATIVE_INFINITY;
  /** Why this node must stop, as a sentence; null if it may continue. */
  loss: string | null = null;
  /** Why this node should not get requests at the moment, as a sentence; null if it may get them. */
  trouble: string | null = null;

  /** @param parts.refusal returns a sentence if the database must not be used at the moment */
  constructor(
    private readonly db: Connection,
    private readonly parts: {
      clock: DatabaseClock;
      keys: Keyring;
      epochs: Epochs;
      facts: NodeFacts;
      refusal: () => Promise<string | null>;
    },
  ) {}

  /** @throws Error with a message for the administrator if a rotation of the master key or a migration has begun without this node */
  async start(): Promise<void> {
    // Either the rotation sees this node, or this node sees the rotation.
    await this.db.transaction(async (query) => {
      await lockKeys(query);
      const remembered = await keyFingerprints(this.db, query);
      if (this.#isTooOld(remembered)) throw new Error(TOO_OLD);
      if (this.#lacksKeys(remembered)) {
        throw new Error("A rotation of the master key has just begun: start this node again when it is done.");
      }
      await this.#leaveSign(query);
    });
    await this.beat();
    this.#timer = setInterval(() => {
      this.beat().catch(() => {
        this.trouble = "The database does not answer.";
      });
    }, BEAT_EVERY_MS);
  }

  async beat(): Promise<void> {
    const refusal = await this.parts.refusal();
    this.db.pauseChanges(
      refusal === null
        ? null
        : new AppError("unavailable", "Right now, the database cannot keep what it confirms. Nothing was stored.", {
            cause: new Error(refusal),
            retryAfterSeconds: 5,
          }),
    );
    if (refusal !== null) return void (this.trouble = refusal);
    await this.parts.clock.measure(this.db);
    const skewMs = await this.#show();
    await this.db.change("DELETE FROM nodes WHERE seen_ms < decided_ms_1(NULL) - $1::bigint", [20 * ALIVE_MS]);
    this.trouble =
      Math.abs(skewMs) > MOST_SKEW_MS
        ? `This host's clock is ${Math.round(Math.abs(skewMs) / 1_000)} seconds off the database's.`
        : null;
    this.trouble ??= await this.parts.epochs.refresh().then(
      () => null,
      (error: unknown) => reasonOf(error instanceof AppError ? error.cause : error),
    );
  }

  /** The other nodes see the new digest after the next heartbeat. */
  renewSettings(digest: string): void {
    this.parts.facts.settingsDigest = digest;
  }

  /** Whether this node has been silent for so long that a rotation may have begun without it. */
  get isUnsure(): boolean {
    if (this.#timer === undefined) return false;
    return this.loss !== null || performance.now() - this.#sureAtMs > SURE_MS;
  }

  /** Call this before a seal is stored. @throws AppError if this node lacks the master key, or cannot find out whether it does */
  async makeSure(): Promise<void> {
    if (!this.isUnsure) return;
    await this.#show().catch((error: unknown) => {
      throw new AppError("unavailable", "The database does not answer. Nothing was stored.", { cause: error });
    });
    if (this.loss === null) return;
    throw new AppError("unavailable", "The server is about to stop. Nothing was stored.", {
      cause: new Error(this.loss),
    });
  }

  /** The nodes that are alive. */
  async all(): Promise<Array<NodeAlive & { isThisOne: boolean }>> {
    const alive = await nodesAlive((text, parameters) => this.db.read(text, parameters));
    return alive.map((node) => Object.assign(node, { isThisOne: node.id === this.id }));
  }

  async others(): Promise<NodeAlive[]> {
    return (await this.all()).filter(({ isThisOne }) => !isThisOne);
  }

  /** What an administrator should know about differences between the nodes: a sentence for each. */
  async notices(): Promise<string[]> {
    const { facts, clock } = this.parts;
    return [
      ...differences(await this.others(), facts),
      ...(Math.abs(clock.skewMs) > NOTABLE_SKEW_MS ? [skewWords(clock.skewMs)] : []),
    ];
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    // Sent as a read, because a node that must stop may refuse changes. Deleting twice is harmless.
    await this.db.read("DELETE FROM nodes WHERE id = $1::text::uuid", [this.id]).catch(() => {});
  }

  /** Writes a heartbeat, then checks whether this node still has the keys. @returns the skew of its clock */
  async #show(): Promise<number> {
    const atMs = performance.now();
    const skewMs = await this.#leaveSign((text, parameters) => this.db.change(text, parameters));
    const remembered = await keyFingerprints(this.db);
    if (this.#isTooOld(remembered)) this.loss ??= TOO_OLD;
    else if (this.#lacksKeys(remembered)) {
      this.loss ??=
        "Another node has changed the master key, and this node does not have the new key: give it to all nodes.";
    } else this.#sureAtMs = atMs;
    return skewMs;
  }

  /** @returns by how many ms the database's clock is ahead of this node's, as the database stores it */
  async #leaveSign(query: Query): Promise<number> {
    const skewMs = Math.round(Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, this.parts.clock.skewMs)));
    await query(
      `INSERT INTO nodes (id, version, settings, skew_ms, seen_ms, schema_version)
       VALUES ($1::text::uuid, $2, $3, $4::int, decided_ms_1(NULL), $5::int)
       ON CONFLICT (id) DO UPDATE
          SET settings = excluded.settings, skew_ms = excluded.skew_ms, seen_ms = excluded.seen_ms`,
      [this.id, this.parts.facts.version, this.parts.facts.settingsDigest, skewMs, this.parts.facts.schemaVersion],
    );
    return skewMs;
  }

  #isTooOld(remembered: KnownKeys | null): boolean {
    return (remembered?.oldestSchema ?? 0) > this.parts.facts.schemaVersion;
  }

  #lacksKeys(remembered: KnownKeys | null): boolean {
    const mine = new Set(this.parts.keys.all.map(fingerprint));
    return [remembered?.current, remembered?.next].some((one) => typeof one === "string" && !mine.has(one));
  }
}
