// Gathers the conditions of this server, as this node sees them, from every part of the program that reports any.

import { isCorrupt, reasonOf } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import { type Condition, keyOf, severityOf } from "../../model/condition.ts";

/** Used by the administrator's page, by metrics and by `doctor`, and once a minute if anyone is to be notified. */
export type ConditionSource = () => readonly Condition[] | Promise<readonly Condition[]>;

/** The limit for each source. More of the same would tell an administrator nothing new. */
const MOST = 50;

export class Conditions {
  readonly #sources: readonly ConditionSource[];
  readonly #log: Pick<Log, "error">;
  #asked: Promise<Condition[]> | null = null;

  constructor(options: { sources: readonly ConditionSource[]; log: Pick<Log, "error"> }) {
    this.#sources = options.sources;
    this.#log = options.log;
  }

  /** The current conditions, the most severe first. What a source cannot find out is left out. */
  async list(): Promise<Condition[]> {
    return (await this.all()).filter((condition) => severityOf(condition) !== "fine");
  }

  /** The current conditions, and what is fine. */
  all(): Promise<Condition[]> {
    return (this.#asked ??= this.#ask().finally(() => (this.#asked = null)));
  }

  async #ask(): Promise<Condition[]> {
    const found = await Promise.all(this.#sources.map((source) => this.#askOne(source)));
    const byKey = new Map(found.flat().map((condition) => [keyOf(condition), condition]));
    const rank = (condition: Condition): number => ["now", "soon", "fine"].indexOf(severityOf(condition));
    return [...byKey.values()].sort((one, other) => rank(one) - rank(other));
  }

  async #askOne(source: ConditionSource): Promise<readonly Condition[]> {
    try {
      return (await source()).slice(0, MOST);
    } catch (error) {
      // Damage is a separate condition, and is already in the log.
      if (!isCorrupt(error)) this.#log.error("a condition could not be examined", { reason: reasonOf(error) });
      return [];
    }
  }
}
