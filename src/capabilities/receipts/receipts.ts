// What a receipt shows and does. It never reads sealed content, names people or reveals the link: it only shows when and how often
// the push was opened, and what expired it. An unknown receipt and a wrong one are refused alike.

import type { Clock } from "../../base/clock.ts";
import { notFound, readBack } from "../../base/errors.ts";
import { readReceipt } from "../../domain/pushes/receipt_token.ts";
import type { Deletions } from "../../domain/pushes/deletions.ts";
import type { Links } from "../../domain/pushes/links.ts";
import type { ClientInfo } from "../../model/audit.ts";
import { expiredAtMs, isExpired, isFrozen, type PushRecord, viewsRemaining } from "../../model/push.ts";
import type { PushStore } from "../../store/contract.ts";

export interface ReceiptsOptions {
  store: Pick<PushStore, "find" | "latestEntries" | "setFrozen">;
  links: Links;
  deletions: Pick<Deletions, "begin" | "end" | "undo">;
  clock: Clock;
}

export const ENDINGS = ["views", "time", "hand"] as const;

/** What became of a push, for its sender. */
export interface Seen {
  record: PushRecord;
  /** When the push expired; null while it is active. */
  expiredAtMs: number | null;
  /** What expired the push; null while it is active. */
  endedBy: (typeof ENDINGS)[number] | null;
  frozen: boolean;
  /** When the push was opened, oldest first: the last `MAX_OPENINGS` times. */
  openedAtMs: readonly number[];
}

export const MAX_OPENINGS = 100;

export class Receipts {
  constructor(private readonly options: ReceiptsOptions) {}

  /** Has no effect on the push. @throws AppError `not-found` */
  async look(receipt: string): Promise<Seen> {
    return this.#seen(await this.#find(receipt));
  }

  /** Expires the push; one that has already expired stays as it is. @throws AppError `not-found`, `unavailable`, `unconfirmed` */
  async expire(receipt: string, client: ClientInfo): Promise<Seen> {
    const push = await this.#find(receipt);
    return readBack(this.#seen((await this.options.deletions.end(push, client)).record));
  }

  /** Like `expire`, but `restore` can undo it for `undoMs`, unless this is 0. @throws AppError `not-found`, `unavailable`, `unconfirmed` */
  async expireSoon(receipt: string, client: ClientInfo): Promise<{ seen: Seen; undoMs: number }> {
    const push = await this.#find(receipt);
    const { record, undoMs } = await this.options.deletions.begin(push, "deleteSoonByReceipt", client);
    return { seen: await readBack(this.#seen(record)), undoMs };
  }

  /** Undoes a deletion. @throws AppError `not-found`, `conflict`, `unavailable`, `unconfirmed` */
  async restore(receipt: string, client: ClientInfo): Promise<Seen> {
    return readBack(this.#seen(await this.options.deletions.undo(await this.#find(receipt), "owner", client)));
  }

  /** Lets the push be opened again after a recipient's alarm. @throws AppError `not-found`, `conflict`, `unavailable`, `unconfirmed` */
  async thaw(receipt: string, client: ClientInfo): Promise<Seen> {
    const { store, clock } = this.options;
    const { id } = await this.#find(receipt);
    const thawed = await store.setFrozen(id, false, "thaw", client, clock.now());
    if (!thawed) throw notFound();
    return readBack(this.#seen(thawed));
  }

  async #find(receipt: string): Promise<PushRecord> {
    const read = readReceipt(receipt, this.options.links);
    const push = read && (await this.options.store.find(read.lookup));
    if (!read?.fits(push) || !push) throw notFound();
    return push;
  }

  async #seen(record: PushRecord): Promise<Seen> {
    const { store, clock } = this.options;
    const nowMs = clock.now();
    const entries = record.viewsCounted === 0 ? [] : await store.latestEntries(record.id, "view", MAX_OPENINGS);
    return {
      record,
      expiredAtMs: isExpired(record, nowMs) ? expiredAtMs(record, nowMs) : null,
      endedBy: isExpired(record, nowMs) ? endOf(record) : null,
      frozen: isFrozen(record),
      openedAtMs: entries.map(({ atMs }) => atMs).toReversed(),
    };
  }
}

function endOf(record: PushRecord): Seen["endedBy"] {
  if (record.deleted) return "hand";
  return viewsRemaining(record) === 0 ? "views" : "time";
}
