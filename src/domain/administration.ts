// What an administrator sees of all pushes: metadata, never a payload, name, note or link. An administrator can
// expire any push.

import { notFound } from "../base/errors.ts";
import type { Clock } from "../base/clock.ts";
import type { ClientInfo } from "../model/audit.ts";
import { isExpired, type PushRecord } from "../model/push.ts";
import type { PushStore } from "../store/contract.ts";
import type { Files } from "./files.ts";
import { lookupOf } from "./seals.ts";

/** A push without anything that leads to its content. */
export interface Overview {
  record: PushRecord;
  ownerEmail: string | null;
  expired: boolean;
}

export interface Usage {
  pushes: number;
  activePushes: number;
  databaseBytes: number;
  fileBytes: number;
  freeBytes: number;
  diskBytes: number;
}

export const OVERVIEW_PAGE = 50;
/** Counting reads a whole index: not for every reload of a page. */
const COUNT_EVERY_MS = 5_000;

export class Administration {
  readonly #pushes: PushStore;
  readonly #files: Files;
  readonly #clock: Clock;
  readonly #databaseBytes: () => number;
  #counted: { atMs: number; all: number; active: number } | null = null;

  constructor(options: { pushes: PushStore; files: Files; clock: Clock; databaseBytes: () => number }) {
    this.#pushes = options.pushes;
    this.#files = options.files;
    this.#clock = options.clock;
    this.#databaseBytes = options.databaseBytes;
  }

  /** One page of all pushes, newest first, from before the one with this id. */
  async overview(beforeId: number | null): Promise<Overview[]> {
    const nowMs = this.#clock.now();
    const rows = await this.#pushes.listAll(beforeId ?? Number.MAX_SAFE_INTEGER, OVERVIEW_PAGE);
    return rows.map(({ push, ownerEmail }) => ({ record: push, ownerEmail, expired: isExpired(push, nowMs) }));
  }

  /** Expires any push by hand, known by its id or its url_token. Idempotent. @throws AppError `not-found`, `unavailable` */
  async expire(which: { id: number } | { urlToken: string }, client: ClientInfo): Promise<void> {
    const push =
      "id" in which ? await this.#pushes.findById(which.id) : await this.#pushes.find(lookupOf(which.urlToken));
    if (!push) throw notFound();
    await this.#pushes.expireByHand(push.id, client, this.#clock.now());
    if (push.fileCount > 0) await this.#files.unlinkDue();
  }

  async usage(): Promise<Usage> {
    const nowMs = this.#clock.now();
    if (!this.#counted || nowMs - this.#counted.atMs >= COUNT_EVERY_MS) {
      this.#counted = { atMs: nowMs, ...(await this.#pushes.count(nowMs)) };
    }
    const { storedBytes, freeBytes, totalBytes } = await this.#files.usage();
    return {
      pushes: this.#counted.all,
      activePushes: this.#counted.active,
      databaseBytes: this.#databaseBytes(),
      fileBytes: storedBytes,
      freeBytes,
      diskBytes: totalBytes,
    };
  }
}
