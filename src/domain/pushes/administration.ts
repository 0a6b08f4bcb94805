// Shows administrators all pushes: their metadata, never a payload, name, note or link. An administrator can expire any push.

import { notFound } from "../../base/errors.ts";
import type { Clock } from "../../base/clock.ts";
import type { ClientInfo } from "../../model/audit.ts";
import { isExpired, type PushRecord } from "../../model/push.ts";
import type { DiskSpace, OverviewStore, PushCount, PushFilter, PushStore } from "../../store/contract.ts";
import type { Files } from "../files/files.ts";
import type { Links } from "./links.ts";

/** A push without anything that leads to its content. */
export interface Overview {
  record: PushRecord;
  ownerEmail: string | null;
  expired: boolean;
}

export type { PushCount, PushFilter } from "../../store/contract.ts";

export interface OverviewPage {
  pushes: Overview[];
  /** Where the next page begins; null at the end. There can be a next page after an empty one. */
  nextBeforeId: number | null;
}

/** Names a push by its number or its url_token. */
export type Which = { id: number } | { urlToken: string };

const NONE: OverviewPage = { pushes: [], nextBeforeId: null };

/** How much space pushes take up, and its limits. */
export interface Storage extends Usage {
  /** An estimate if there are many payloads: only a sample of them is measured. */
  payloadBytes: number;
  /** The limit for the files of all pushes together; null if there is none. */
  maxFileBytes: number | null;
  /** Files are refused while less than this is free on the disk. */
  freeSpaceFloorBytes: number;
}

export interface Usage {
  pushes: number;
  activePushes: number;
  databaseBytes: number;
  fileBytes: number;
  /** null if the files are not on a disk of this host. */
  disk: DiskSpace | null;
}

export const OVERVIEW_PAGE = 50;
/** Counting reads a whole index, so a page that is reloaded shows the last count. */
const COUNT_EVERY_MS = 5_000;

export class Administration {
  #counted: { atMs: number; all: number; active: number } | null = null;

  constructor(
    private readonly options: {
      pushes: PushStore;
      links: Links;
      overview: OverviewStore;
      files: Files;
      clock: Clock;
      databaseBytes: () => Promise<number>;
    },
  ) {}

  /** One page of the matching pushes that are older than the one with this id, newest first. */
  overview(filter: PushFilter, beforeId: number | null): Promise<OverviewPage> {
    return this.#page(filter, beforeId ?? Number.MAX_SAFE_INTEGER, OVERVIEW_PAGE);
  }

  /** Like `overview`, but only pushes that were created at `untilMs` or before. */
  async overviewUntil(untilMs: number, filter: PushFilter, beforeId: number | null): Promise<OverviewPage> {
    return this.overview(filter, beforeId ?? (await this.options.overview.newestIdAt(untilMs)) + 1);
  }

  /** The push with this number or url_token, as `overview` shows it; none if there is no such push. */
  async overviewOf(which: Which): Promise<OverviewPage> {
    const id = "id" in which ? which.id : (await this.#find(which))?.id;
    if (id === undefined) return NONE;
    const { pushes } = await this.#page({}, id + 1, 1);
    return { ...NONE, pushes: pushes.filter(({ record }) => record.id === id) };
  }

  async #page(filter: PushFilter, beforeId: number, limit: number): Promise<OverviewPage> {
    const nowMs = this.options.clock.now();
    const { pushes, nextBeforeId } = await this.options.overview.page(filter, { nowMs, beforeId, limit });
    return {
      pushes: pushes.map(({ push, ownerEmail }) => ({ record: push, ownerEmail, expired: isExpired(push, nowMs) })),
      nextBeforeId,
    };
  }

  #find(which: Which): Promise<PushRecord | null> {
    if ("id" in which) return this.options.pushes.findById(which.id);
    const lookup = this.options.links.lookupIn(which.urlToken);
    return lookup ? this.options.pushes.find(lookup) : Promise.resolve(null);
  }

  countsOfUsers(userIds: readonly number[]): Promise<PushCount[]> {
    return this.options.overview.countsOfUsers(userIds);
  }

  async storage(): Promise<Storage> {
    const usage = await this.usage();
    const { maxStoredBytes, freeSpaceFloorBytes, freeSpaceFloorPercent } = this.options.files.limits;
    const share = ((usage.disk?.totalBytes ?? 0) * freeSpaceFloorPercent) / 100;
    return {
      ...usage,
      payloadBytes: Math.min(await this.options.overview.payloadBytes(usage.activePushes), usage.databaseBytes),
      maxFileBytes: maxStoredBytes,
      freeSpaceFloorBytes: Math.min(freeSpaceFloorBytes, share),
    };
  }

  /** Whether there is a push with this number, expired or not. */
  async knows(id: number): Promise<boolean> {
    return (await this.options.pushes.findById(id)) !== null;
  }

  /** Expires a push by hand, whoever owns it. Idempotent. @throws AppError `not-found`, `unavailable` */
  async expire(which: Which, client: ClientInfo): Promise<void> {
    const push = await this.#find(which);
    if (!push) throw notFound();
    await this.options.pushes.expireByHand(push.id, client, this.options.clock.now());
    if (push.fileCount > 0) await this.options.files.unlinkDue();
  }

  async usage(): Promise<Usage> {
    const nowMs = this.options.clock.now();
    if (!this.#counted || nowMs - this.#counted.atMs >= COUNT_EVERY_MS) {
      this.#counted = { atMs: nowMs, ...(await this.options.pushes.count(nowMs)) };
    }
    const { storedBytes, disk } = await this.options.files.usage();
    return {
      pushes: this.#counted.all,
      activePushes: this.#counted.active,
      databaseBytes: await this.options.databaseBytes(),
      fileBytes: storedBytes,
      disk,
    };
  }
}
