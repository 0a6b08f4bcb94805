// Tells owners when something pressed the button of a push without signs of a person: probably a program. People who use a screen
// reader or no mouse show no signs either, but then type the letters. So this module waits for a while: if the push is opened from that
// address in the meantime, nothing is reported. A crash loses the presses of a few minutes.

import { type Clock, HOUR_MS } from "../../base/clock.ts";
import { isCorrupt, reasonOf } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import type { AuditKind, ClientInfo } from "../../model/audit.ts";
import type { PushStore } from "../../store/contract.ts";

export interface ProgramsOptions {
  store: Pick<PushStore, "latestEntries" | "logWithoutView">;
  clock: Clock;
  log: Log;
  /** The least time that a person has for typing the letters. */
  waitMs: number;
}

interface Press {
  client: ClientInfo;
  atMs: number;
}

/** The most pushes whose presses are kept in memory. */
const MAX_PUSHES = 10_000;
/** The log of a push gets at most one entry in this time. */
const TOLD_EVERY_MS = HOUR_MS;
/** What a person who typed the letters does next. */
const BY_PEOPLE: readonly AuditKind[] = ["view", "hold_asked"];
/** How many entries are searched for such acts. */
const NEWEST = 50;

export class Programs {
  /** The first press of each push since the last round, and those of the round before. */
  #newer = new Map<number, Press>();
  #older = new Map<number, Press>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #telling: Promise<void> = Promise.resolve();

  constructor(private readonly options: ProgramsOptions) {}

  note(pushId: number, client: ClientInfo): void {
    if (this.#older.has(pushId) || this.#newer.has(pushId) || this.#newer.size >= MAX_PUSHES) return;
    this.#newer.set(pushId, { client, atMs: this.options.clock.now() });
    this.#timer ??= setTimeout(() => this.#round(), this.options.waitMs);
  }

  /** Reports everything that is left. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#tell(this.#older);
    await this.#tell(this.#newer);
  }

  #round(): void {
    void this.#tell(this.#older);
    this.#older = this.#newer;
    this.#newer = new Map();
    this.#timer = this.#older.size > 0 ? setTimeout(() => this.#round(), this.options.waitMs) : undefined;
  }

  #tell(presses: ReadonlyMap<number, Press>): Promise<void> {
    this.#telling = this.#telling.then(async () => {
      for (const [pushId, press] of presses) await this.#tellOf(pushId, press);
    });
    return this.#telling;
  }

  async #tellOf(pushId: number, { client, atMs }: Press): Promise<void> {
    const { store, clock, log } = this.options;
    const hasEntry = async (kind: AuditKind, fits: (entry: Press["client"] & { atMs: number }) => boolean) =>
      (await store.latestEntries(pushId, kind, NEWEST)).some(fits);
    try {
      for (const kind of BY_PEOPLE) {
        if (await hasEntry(kind, (entry) => entry.ip === client.ip && entry.atMs >= atMs)) return;
      }
      if (await hasEntry("probable_program", (entry) => entry.atMs > atMs - TOLD_EVERY_MS)) return;
      await store.logWithoutView(pushId, "probable_program", client, clock.now());
    } catch (error) {
      // It is only a hint, so it is dropped if the database does not accept writes, or if the push is gone.
      if (!isCorrupt(error)) log.warn("a press by a program was not stored", { reason: reasonOf(error) });
    }
  }
}
