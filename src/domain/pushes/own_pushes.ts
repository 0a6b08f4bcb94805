// Lists and searches a user's own pushes, active or expired, and shows everything that their owner may know about one of them.

import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import { type Mailing, returnedIn } from "../../model/mailing.ts";
import { confirmedIn } from "../../model/addressee.ts";
import type { AuditEntry, AuditTotal } from "../../model/audit.ts";
import {
  isExpired,
  type Listed,
  owns,
  type Push,
  type PushRecord,
  type SealedWords,
  type SenderWords,
} from "../../model/push.ts";
import { compareIn, type Listing } from "../../model/push_lists.ts";
import type { MailingStore, PushStore } from "../../store/contract.ts";
import type { Finding } from "./finding.ts";
import type { OpenedLabels, Seals } from "./seals.ts";
import { type Slice, Slices } from "../../base/slices.ts";

export interface SearchResult {
  pushes: Listed[];
  /** Whether a further page has results. */
  more: boolean;
  /** How many pushes there are on all pages. */
  total: number;
  /** Whether `total` is only a lower bound, because counting stopped there. */
  isLeast: boolean;
  /** The last push that was searched, if the search reached SEARCH_DEPTH; otherwise null. A further search begins below it. */
  older: number | null;
  /** The moment that the answer describes. */
  atMs: number;
}

/** Everything that the owner of a push may know about it, except its payload. */
export interface OwnPush extends Listed {
  /** Empty once the push has expired. A name is null if a passphrase guards the push. */
  files: Array<{ filename: string | null; byteSize: number }>;
  totals: AuditTotal[];
  /** The newest views, newest first. */
  views: AuditEntry[];
  /** The entry for its manual expiry, if any. */
  ended: AuditEntry | null;
  /** The newest alarm, until the push is thawed. */
  alarm: AuditEntry | null;
  /** The newest entries about returned mail. */
  returned: AuditEntry[];
  /** The newest entry for each recipient whose code is still to be mailed, or could not be mailed; newest first. */
  codes: AuditEntry[];
}

/** A page of a list, as a program asks for it. */
export interface Asked {
  listing: Listing;
  query: string;
  /** From 1. */
  page: number;
  size: number;
}

export const PAGE_SIZE = 50;
/** Few enough to keep the page of a push small, even if the user agents of its viewers are long. */
const VIEWS_SHOWN = 20;
const RETURNED_SHOWN = 20;
const CODES_LOOKED_AT = 200;
/** Few enough that a batch is read within one slice, even if all notes have the maximum length. */
const BATCH = 50;
/** How many of the newest pushes a search looks at. */
export const SEARCH_DEPTH = 10_000;
/** The maximum number of pushes that are counted in a list. */
const COUNT_DEPTH = 10_000;

/** Counts the waits for each of these pushes, by id. Leaves out pushes for which no one is waiting. */
export type CountWaiting = (pushes: readonly Push[]) => Promise<Map<number, number>>;

/** A part of a list that is read in full: what matches, and whether it is the last part. */
type Batch = { matching: Listed[]; lastId: number | undefined; isLast: boolean };
type Row = { push: PushRecord; labels: Uint8Array | null; words?: SealedWords | null };

export class OwnPushes {
  readonly #searches = new Slices();
  readonly #lists = new Slices();
  readonly #exports = new Slices();

  constructor(
    private readonly options: {
      store: PushStore;
      mailings: MailingStore;
      countWaiting?: CountWaiting | undefined;
      seals: Seals;
      clock: Clock;
      finding: Finding;
    },
  ) {}

  /**
   * One page of the pushes whose name, note, kind or link contains `query`, newest first.
   * @throws AppError `conflict` if the same user begins another search with a query in the meantime
   */
  async list(userId: number, { listing, query, page, size }: Asked): Promise<Listed[]> {
    const { state, ...chosen } = listing;
    const atMs = this.options.clock.now();
    const wanted = wantedIn(query);
    const first = (page - 1) * size;
    let pushes: Listed[] = [];
    if (wanted === "") {
      const rows = await this.options.store.list(userId, state, atMs, { ...chosen, limit: size, offset: first });
      pushes = rows.flatMap((row) => this.#open(row, atMs) ?? []);
    } else {
      const slice = this.#lists.begin(userId);
      try {
        for await (const { matching } of this.#batches(userId, listing, wanted, slice)) {
          pushes.push(...matching);
          if (pushes.length >= first + size) break;
        }
      } finally {
        slice.end();
      }
      pushes = pushes.slice(first, first + size);
    }
    const opened = await this.#lastViews(pushes.map(({ record }) => record));
    for (const push of pushes) {
      const openedAtMs = opened.get(push.record.id);
      if (openedAtMs !== undefined) push.openedAtMs = openedAtMs;
    }
    return this.#counted(pushes);
  }

  /** A push by its number, for its owner alone; null for anyone else. */
  async find(id: number, userId: number): Promise<Listed | null> {
    const push = await this.options.store.findById(id);
    if (!push || !owns(userId, push)) return null;
    return this.#open({ push, labels: await this.options.store.labels(id) }, this.options.clock.now());
  }

  /**
   * One page (from 1) of the pushes of a list whose name, note, kind or link contains `query`. Labels are sealed, so the
   * search opens at most SEARCH_DEPTH of them, one by one, in slices that let other requests through.
   * @param below only pushes older than this one are searched
   * @throws AppError `conflict` when the same user begins another search in the meantime
   */
  async search(
    userId: number,
    listing: Listing,
    query: string,
    page: number,
    below: number | null = null,
  ): Promise<SearchResult> {
    const { state, ...chosen } = listing;
    const atMs = this.options.clock.now();
    const wanted = wantedIn(query);
    const first = (page - 1) * PAGE_SIZE;
    // Every push matches an empty query, so this is a plain list, which needs no slices.
    if (wanted === "") {
      const rows = await this.options.store.list(userId, state, atMs, {
        limit: PAGE_SIZE + 1,
        offset: first,
        ...chosen,
      });
      const more = rows.length > PAGE_SIZE;
      // On the last page, the total follows from its pushes.
      const isPastEnd = rows.length === 0 && first > 0;
      const counted =
        more || isPastEnd
          ? await this.options.store.countListed(userId, listing, atMs, COUNT_DEPTH + 1)
          : first + rows.length;
      const [total, isLeast] = [Math.min(counted, COUNT_DEPTH), counted > COUNT_DEPTH];
      const pushes = rows.slice(0, PAGE_SIZE).flatMap((row) => this.#open(row, atMs) ?? []);
      return { pushes: await this.#counted(pushes), more, total, isLeast, older: null, atMs };
    }
    const compare = compareIn(listing);
    const end = first + PAGE_SIZE;
    // If the newest come first, the search can stop at the end of this page. In another order, any match may belong to this page.
    const enough = listing.order === "newest" ? end : Number.POSITIVE_INFINITY;
    let found: Listed[] = [];
    let total = 0;
    let read = 0;
    let isLeast = false;
    let older: number | null = null;
    const slice = this.#searches.begin(userId);
    try {
      for await (const { matching, lastId, isLast } of this.#batches(userId, listing, wanted, slice, below)) {
        total += matching.length;
        found = [...found, ...matching].sort((a, b) => compare(a.record, b.record)).slice(0, end);
        read += BATCH;
        isLeast = !isLast;
        older = isLast || read < SEARCH_DEPTH ? null : (lastId ?? null);
        if (read >= SEARCH_DEPTH || total > enough) break;
      }
    } finally {
      slice.end();
    }
    return { pushes: await this.#counted(found.slice(first, end)), more: total > end, total, isLeast, older, atMs };
  }

  /** The push with this url_token, active or expired, for its owner alone; null for anyone else. */
  async ofToken(urlToken: string, userId: number): Promise<Listed | null> {
    const push = await this.options.finding.findAny(urlToken).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not-found") return null;
      throw error;
    });
    return push && owns(userId, push.record) ? this.shown(push) : null;
  }

  /**
   * All pushes of a list that match, as `search` finds them, newest first and in batches.
   * @throws AppError `conflict` when the same user begins to read another list in full in the meantime
   */
  async *everyMatch(userId: number, listing: Listing, query: string): AsyncGenerator<Listed[]> {
    const slice = this.#exports.begin(userId);
    try {
      for await (const { matching } of this.#batches(userId, listing, wantedIn(query), slice)) yield matching;
    } finally {
      slice.end();
    }
  }

  /** Each batch begins after the last push of the batch before. An offset would read all earlier pushes again. */
  async *#batches(
    userId: number,
    listing: Listing,
    wanted: string,
    slice: Slice,
    below: number | null = null,
  ): AsyncGenerator<Batch> {
    const { state, ...chosen } = listing;
    const atMs = this.options.clock.now();
    for (let beforeId = below ?? undefined; ;) {
      await slice.next();
      const rows = await this.options.store.list(userId, state, atMs, {
        ...chosen,
        order: "newest",
        limit: BATCH,
        ...(beforeId === undefined ? {} : { beforeId }),
      });
      const matching: Listed[] = [];
      for (const row of rows) {
        if (slice.isOver()) await slice.next();
        const push = this.#open(row, atMs);
        if (push && searchableText(push).includes(wanted)) matching.push(push);
      }
      const isLast = rows.length < BATCH;
      const lastId = rows.at(-1)?.push.id;
      yield { matching, lastId, isLast };
      if (isLast) return;
      beforeId = lastId;
    }
  }

  /** When each of these pushes was last opened, by id. Leaves out unopened pushes, and those whose owner is not notified of openings. */
  async lastOpened(pushes: readonly Listed[]): Promise<Map<number, number>> {
    return this.#lastViews(pushes.flatMap(({ record }) => (record.traits.notifyMe === undefined ? [] : record)));
  }

  /** When each of these pushes was last opened, by id. */
  async #lastViews(pushes: readonly PushRecord[]): Promise<Map<number, number>> {
    const opened = pushes.filter(({ viewsCounted }) => viewsCounted > 0);
    // `updatedAtMs` is the time of the last view, unless the push was expired by hand or its time ran out.
    const isEnded = (push: PushRecord): boolean =>
      push.expiredAtMs !== null && push.viewsCounted < push.expireAfterViews;
    const ended = opened.filter(isEnded).map(({ id }) => id);
    const found = ended.length === 0 ? [] : await this.options.store.lastViews(ended);
    return new Map([
      ...opened.flatMap((push) => (isEnded(push) ? [] : [[push.id, push.updatedAtMs] as const])),
      ...found.map(({ pushId, atMs }) => [pushId, atMs] as const),
    ]);
  }

  /** A push as its owner sees it in a list; null if no one owns it. @throws AppError `corrupt` */
  async shown({ urlToken, record, atMs }: Push): Promise<Listed | null> {
    const { id } = record;
    const [labels, words] = await Promise.all([this.options.store.labels(id), this.options.store.findWords(id)]);
    const opened = this.#open({ push: record, labels, words: words && words.sealed }, atMs, urlToken);
    return opened && ((await this.#counted([opened]))[0] ?? opened);
  }

  /**
   * Everything the owner may know about a push, except its payload. Counts no view and leaves no entry.
   * @throws AppError `not-found`, `forbidden`, `corrupt`
   */
  async describe(urlToken: string, userId: number): Promise<OwnPush> {
    const push = await this.options.finding.findAny(urlToken);
    const { record, expired } = push;
    const { id } = record;
    const [listed] = owns(userId, record)
      ? await this.#counted([await this.shown(push)].filter((one) => one !== null))
      : [];
    if (!listed) throw new AppError("forbidden", "Only the owner of this push may see its details.");
    const [totals, views, [ended = null], [alarm = null]] = await Promise.all([
      this.options.store.auditTotals(id),
      this.options.store.latestEntries(id, "view", VIEWS_SHOWN),
      this.options.store.latestEntries(id, "expire", 1),
      record.traits.alarmed ? this.options.store.latestEntries(id, "alarm", 1) : [],
    ]);
    const returned = totals.some(({ kind }) => kind === "mail_returned") ? await this.#returned(id) : [];
    const isUnmailed = !expired && totals.some(({ kind }) => kind === "code_queued" || kind === "code_failed");
    return {
      ...listed,
      files: expired ? [] : await this.#files(listed),
      totals,
      views,
      ended,
      alarm,
      returned,
      codes: isUnmailed ? await this.#unmailed(id) : [],
    };
  }

  async #unmailed(id: number): Promise<AuditEntry[]> {
    const entries = await this.options.store.latestEntries(
      id,
      ["code_queued", "code_failed", "code_sent"],
      CODES_LOOKED_AT,
    );
    const newest = new Map(entries.toReversed().map((entry) => [confirmedIn(entry), entry]));
    return entries.filter((entry) => entry.kind !== "code_sent" && newest.get(confirmedIn(entry)) === entry);
  }

  /** One page (from 1) of a push's audit log, oldest first, for its owner. @throws AppError `not-found`, `forbidden` */
  async auditLogOf(urlToken: string, userId: number, page: number): Promise<AuditEntry[]> {
    const { record } = await this.options.finding.findAny(urlToken);
    if (!owns(userId, record)) throw new AppError("forbidden", "Only the owner of this push may read its audit log.");
    return this.auditLog(record.id, page);
  }

  /** One page (from 1) of a push's audit log, oldest first. Check first that the push's owner, an auditor or an administrator is asking. */
  async auditLog(id: number, page: number): Promise<AuditEntry[]> {
    const offset = (page - 1) * PAGE_SIZE;
    const entries = await this.options.store.auditLog(id, { limit: PAGE_SIZE, offset });
    if (!entries.some(({ kind }) => kind === "creation_email_send" || kind === "mail_returned")) return entries;
    const mailings = await this.#mailingsOf(id);
    // Entries are numbered from 1 without gaps.
    return entries.map((entry, index) => {
      const mailing = mailings.get(offset + index + 1);
      return mailing ? Object.assign(entry, { mailing }) : withReturned(entry, mailings);
    });
  }

  /** The mailings of a push, by the number of the audit entry that records each order. */
  async #mailingsOf(id: number): Promise<Map<number, Mailing>> {
    return new Map((await this.options.mailings.ofPush(id)).map((mailing) => [mailing.seq, mailing]));
  }

  /** The entries about returned mail, newest first. */
  async #returned(id: number): Promise<AuditEntry[]> {
    const entries = await this.options.store.latestEntries(id, "mail_returned", RETURNED_SHOWN);
    const mailings = await this.#mailingsOf(id);
    return entries.map((entry) => withReturned(entry, mailings));
  }

  async #files({ urlToken, record }: Listed): Promise<OwnPush["files"]> {
    if (record.fileCount === 0) return [];
    const filesKey = await this.#filesKey(urlToken, record);
    return (await this.options.store.files(record.id)).map(({ blobId, byteSize, sealedInfo }) => ({
      filename: filesKey && this.options.seals.openFileInfo(blobId, sealedInfo, filesKey).filename,
      byteSize,
    }));
  }

  async #filesKey(urlToken: string, record: PushRecord): Promise<Uint8Array | null> {
    const sealed = record.guard === null ? (await this.options.store.findSealed(record.lookup))?.sealed : null;
    return sealed ? this.options.seals.open(urlToken, record, sealed).filesKey : null;
  }

  /** @param knownToken the push's url_token, if it is known */
  #open({ push, labels, words }: Row, atMs: number, knownToken?: string): Listed | null {
    if (!labels) return null;
    const expired = isExpired(push, atMs);
    const opened = this.options.seals.openLabels(push.lookup, labels);
    opened.urlToken = knownToken ?? opened.urlToken;
    const sender = words && !expired && opened.urlToken !== "" ? this.#sender(opened, push, words) : null;
    return { record: push, atMs, expired, ...opened, sender, waiting: 0 };
  }

  #sender(opened: OpenedLabels, { lookup }: PushRecord, words: SealedWords): SenderWords | null {
    try {
      return this.options.seals.openWords(opened.urlToken, lookup, words);
    } catch {
      // The damage has been logged.
      opened.damaged = true;
      return null;
    }
  }

  async #counted(pushes: Listed[]): Promise<Listed[]> {
    const waiting = await this.options.countWaiting?.(pushes);
    if (!waiting || waiting.size === 0) return pushes;
    return pushes.map((push) => ({ ...push, waiting: waiting.get(push.record.id) ?? 0 }));
  }
}

/** Without diacritics, so that "muller" finds Müller. */
const comparable = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wantedIn = (query: string): string => comparable(query.trim());
const searchableText = ({ name, note, answeredBy = "", record, urlToken }: Listed): string =>
  comparable(`${name}\n${note}\n${answeredBy}\n${record.kind}\n/p/${urlToken}/r`);

function withReturned(entry: AuditEntry, mailings: ReadonlyMap<number, Mailing>): AuditEntry {
  const returned = entry.kind === "mail_returned" ? returnedIn(entry.referrer, mailings) : null;
  return returned ? Object.assign(entry, { returned }) : entry;
}
