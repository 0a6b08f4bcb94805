// Follows the hash chains of logs, and collects what is wrong with them.

import { type ChainedEntry, FIRST_LINK, nextLink } from "../../model/audit.ts";
import { same } from "../admin_log.ts";
import type { Linked } from "./audit_lines.ts";

export const MAX_PROBLEMS = 20;

/** One sentence each; those beyond the limit are left out. */
export class Problems {
  readonly list: string[] = [];

  add(problem: string): void {
    if (this.list.length < MAX_PROBLEMS) this.list.push(problem);
  }
}

/** A log whose entries have numbers without gaps. */
export class Chain<Entry> {
  count = 0;
  number = 0;
  link: Uint8Array = FIRST_LINK;

  /** @param next the hash of an entry, given the hash before it */
  constructor(
    private readonly problems: Problems,
    private readonly next: (previous: Uint8Array, entry: Entry) => Uint8Array,
    private readonly what = "entry",
  ) {}

  startAfter(number: number, link: Uint8Array): void {
    this.number = number;
    this.link = link;
  }

  take(number: number, { entry, link }: Linked<Entry>, name: string): void {
    this.count += 1;
    if (number !== this.number + 1) {
      this.problems.add(`${name} comes after ${this.what} ${this.number}: some are missing or not in order.`);
    } else if (!same(this.next(this.link, entry), link)) {
      this.problems.add(`${name} does not fit its hash: it, or one before it, was altered.`);
    }
    // The next entry is compared with the hash that is here, so that one altered entry is one problem.
    this.startAfter(number, link);
  }
}

/** The audit logs of pushes, one push after the other. */
export class PushChains {
  pushes = 0;
  readonly #problems: Problems;
  readonly #chain: Chain<ChainedEntry>;
  #pushId = 0;

  constructor(problems: Problems) {
    this.#problems = problems;
    this.#chain = new Chain(problems, nextLink);
  }

  get entries(): number {
    return this.#chain.count;
  }

  take(linked: Linked<ChainedEntry>, where: string): void {
    const { pushId, seq } = linked.entry;
    if (pushId !== this.#pushId) {
      if (pushId < this.#pushId) this.#problems.add(`Push ${pushId}${where} is not in its place.`);
      this.#pushId = pushId;
      this.pushes += 1;
      this.#chain.startAfter(0, FIRST_LINK);
    }
    this.#chain.take(seq, linked, `Push ${pushId}, entry ${seq}${where}`);
  }
}
