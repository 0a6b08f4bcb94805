// Backups that the server makes by itself, in a separate process. This part decides when one is due, and records and reports the result.

import { hostname } from "node:os";

import { build } from "../../base/build.ts";
import type { Clock } from "../../base/clock.ts";
import { randomBytes } from "../../base/crypto.ts";
import { unlessDamaged } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import { Repeated } from "../../base/repeated.ts";
import { adminChanged, SERVER } from "../../domain/events/admin_changes.ts";
import type { Condition } from "../../model/condition.ts";
import type { OutboxStore, OverviewStore } from "../../store/contract.ts";
import type { Capability } from "../capability.ts";
import { orderFrom } from "./child.ts";
import { withLease } from "./lease.ts";
import type { Made, Outcome } from "./order.ts";
import { type BackupState, conditionsIn, dueMs, gaugesOf, readState } from "./state.ts";

/** The longest pause between two checks for a due backup. */
const LOOK_EVERY_MS = 15_000;

export interface BackupsParts {
  everyMs: number;
  /** backup.to */
  place: string;
  withKey: boolean;
  /** All settings, for the process that makes a backup. */
  settings: object;
  /** Whether other nodes use the same database. */
  isShared: boolean;
  overview: OverviewStore;
  outbox: Pick<OutboxStore, "add">;
  clock: Clock;
  log: Log;
}

export function openBackups(parts: BackupsParts): Capability {
  return {
    enter() {
      const backups = new Backups(parts);
      return {
        conditions: () => backups.conditions(),
        gauges: async () => gaugesOf(await readState(parts.overview), parts.clock.now()),
        start: () => backups.start(),
        stop: () => backups.stop(),
      };
    },
  };
}

class Backups {
  readonly #owner = `${hostname().replaceAll(" ", "_")}:${process.pid}:${Buffer.from(randomBytes(4)).toString("hex")}`;
  readonly #looks: Repeated;
  #hasLooked = false;
  /** What would prevent the next backup, found at the start. */
  #obstacle: string | null = null;

  constructor(private readonly parts: BackupsParts) {
    this.#looks = new Repeated({
      pass: () => this.#look(),
      failure: "it is unknown whether a backup is due",
      log: parts.log,
      intervalMs: Math.min(LOOK_EVERY_MS, Math.max(50, parts.everyMs / 10)),
    });
  }

  start(): void {
    this.#looks.start();
  }

  async stop(): Promise<void> {
    await this.#looks.stop();
  }

  async conditions(): Promise<readonly Condition[]> {
    const { overview, clock, everyMs } = this.parts;
    const nowMs = clock.now();
    const state = await readState(overview);
    const failed = state.failed ?? (this.#obstacle === null ? null : { atMs: nowMs, reason: this.#obstacle });
    return conditionsIn({ ...state, failed }, everyMs, nowMs);
  }

  async #look(): Promise<void> {
    const { isShared, overview, clock } = this.parts;
    const isFirst = !this.#hasLooked;
    this.#hasLooked = true;
    if (!(await this.#isDue(isFirst))) {
      if (isFirst) await this.#tryPlace();
      return;
    }
    const { stopped } = this.#looks;
    if (!isShared) return this.#make(stopped);
    await withLease(overview, { clock, owner: this.#owner }, async (lost) => {
      // Another node may have made one in the meantime.
      if (await this.#isDue(isFirst)) await this.#make(AbortSignal.any([stopped, lost]));
    });
  }

  /** @param isFirst whether the server has just started: a restart often fixes what made the last attempt fail */
  async #isDue(isFirst: boolean): Promise<boolean> {
    const state = await unlessDamaged(readState(this.parts.overview));
    const nowMs = this.parts.clock.now();
    if (state === null) return true;
    return dueMs(isFirst ? { ...state, failed: null } : state, this.parts.everyMs, nowMs) <= nowMs;
  }

  /** Reports at the start what would prevent the next backup. */
  async #tryPlace(): Promise<void> {
    const outcome = await this.#order("check", await readState(this.parts.overview), this.#looks.stopped);
    if ("error" in outcome && !this.#looks.stopped.aborted) {
      this.#obstacle = outcome.error;
      this.parts.log.error("backups cannot be made", { reason: outcome.error });
    }
  }

  async #make(stopped: AbortSignal): Promise<void> {
    const { overview, clock, log, place } = this.parts;
    const before = await readState(overview);
    const atMs = clock.now();
    const startedMs = performance.now();
    const outcome = await this.#order("make", before, stopped);
    // A backup that was interrupted has not failed: another node, or the next start, makes it.
    if (stopped.aborted) return;
    this.#obstacle = null;
    if ("error" in outcome) {
      log.error("the backup failed", { reason: outcome.error, to: place });
      const failed = { atMs: clock.now(), reason: outcome.error };
      await this.#note({ ...before, sinceMs: before.sinceMs ?? atMs, failed });
      return;
    }
    await this.#tell(outcome, { atMs, tookMs: Math.round(performance.now() - startedMs) });
  }

  async #tell({ point, pruned, left }: Made, times: { atMs: number; tookMs: number }): Promise<void> {
    const { overview, outbox, log, place, withKey } = this.parts;
    if (!point) return;
    const { name, pushes, files, writtenBytes, problems } = point;
    log.info("backup made", {
      name,
      pushes,
      files,
      written_bytes: writtenBytes,
      took_ms: times.tookMs,
      pruned,
      to: place,
    });
    if (point.problemCount > 0) {
      log.error("the backup contains damage, because the data is damaged", {
        name,
        problems: point.problemCount,
        reason: problems.join("; "),
      });
    }
    if (left !== null) log.warn("old backups take space", { reason: left });
    await this.#note({ made: { ...point, ...times }, failed: null, place, sinceMs: times.atMs });
    await overview.setNote("last_backup", String(times.atMs));
    await outbox.add(adminChanged("backup.made", { by: SERVER, atMs: times.atMs, more: { with_key: withKey, name } }));
  }

  async #order(what: "make" | "check", { place: known }: BackupState, stopped: AbortSignal): Promise<Outcome> {
    const { settings, clock, place } = this.parts;
    const writer = await this.#writer();
    return orderFrom({ what, build, settings, nowMs: clock.now(), writer, isKnown: known === place }, stopped);
  }

  /** The id under which this service writes its backups. If two nodes choose one at once, both get the same. */
  async #writer(): Promise<string> {
    const { overview } = this.parts;
    const known = await overview.note("backup_writer");
    if (known !== null) return known;
    await overview.swapNote("backup_writer", null, Buffer.from(randomBytes(16)).toString("hex"));
    return (await overview.note("backup_writer")) ?? "";
  }

  async #note(state: BackupState): Promise<void> {
    await this.parts.overview.setNote("backups", JSON.stringify(state));
  }
}
