// Follows the hash chains of logs, and collects their problems.

import { nextAdminLink } from "../../model/admin_log.ts";
import { FIRST_LINK, nextLink } from "../../model/audit.ts";
import { same } from "../admin_log.ts";
import { nextPurgeLink } from "../purges.ts";
import type { AuditLine, Linked } from "./audit_lines.ts";

export const MAX_PROBLEMS = 20;

/** One sentence each; those beyond the limit are left out. */
export class Problems {
  readonly list: string[] = [];

  add(problem: string): void {
    if (this.list.length < MAX_PROBLEMS) this.list.push(problem);
  }
}

/** A log whose entries are numbered without gaps. */
class Chain<Entry> {
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

  /** @returns the name */
  take(number: number, { entry, link }: Linked<Entry>, name: string): string {
    this.count += 1;
    if (number !== this.number + 1) {
      this.problems.add(`${name} comes after ${this.what} ${this.number}: some are missing or not in order.`);
    } else if (!same(this.next(this.link, entry), link)) {
      this.problems.add(`${name} does not match its hash: it, or an entry before it, was altered.`);
    }
    // The next entry is compared with the hash that was stored, so that one altered entry is reported as one problem.
    this.startAfter(number, link);
    return name;
  }
}

/** All logs, line by line in the order of an export: push by push, then the purges, then the admin log. */
export class AuditChains {
  #pushes = 0;
  #pushId = 0;
  readonly #entries;
  readonly #purges;
  readonly #admin;
  #hasAdminLines = false;

  constructor(private readonly problems: Problems) {
    this.#entries = new Chain(problems, nextLink);
    this.#purges = new Chain(problems, nextPurgeLink, "purge");
    this.#admin = new Chain(problems, nextAdminLink);
  }

  get counts() {
    const [entries, purges, admin] = [this.#entries.count, this.#purges.count, this.#admin.count];
    return { entries, pushes: this.#pushes, purges, admin };
  }

  get adminEnd(): { number: number; link: Uint8Array } {
    return this.#admin;
  }

  /** @param where the line's number in a file, in parentheses @returns how problems name the line */
  take(line: AuditLine, where = ""): string {
    if (line.type === "push") return "";
    if (line.type === "entry") {
      const { pushId, seq } = line.entry;
      if (pushId !== this.#pushId) {
        if (pushId < this.#pushId) this.problems.add(`Push ${pushId}${where} is in the wrong place.`);
        this.#pushId = pushId;
        this.#pushes += 1;
        this.#entries.startAfter(0, FIRST_LINK);
      }
      return this.#entries.take(seq, line, `Push ${pushId}, entry ${seq}${where}`);
    }
    if (line.type === "purge") return this.#purges.take(line.entry.seq, line, `Purge ${line.entry.seq}${where}`);
    const { id } = line.entry;
    const isFirst = !this.#hasAdminLines;
    this.#hasAdminLines = true;
    if (line.type === "admin") return this.#admin.take(id, line, `Entry ${id} of the admin log${where}`);
    if (!isFirst) this.problems.add(`The admin log begins twice${where}.`);
    this.#admin.startAfter(id, line.link);
    return "";
  }
}
