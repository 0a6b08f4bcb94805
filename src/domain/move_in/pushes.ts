// Pushes that move in from Password Pusher: active ones with their links, views, expiry times, passphrases and files;
// expired ones only with what their owners see in the history. Each is moved completely or not at all.

import { createHash } from "node:crypto";

import { type Clock, DAY_MS } from "../../base/clock.ts";
import { randomBytes, sha256 } from "../../base/crypto.ts";
import { reasonOf } from "../../base/errors.ts";
import { OWN_TURN } from "../../base/fair_queue.ts";
import { AUDIT_KINDS, type AuditEntry, type AuditKind, shareOf } from "../../model/audit.ts";
import { isReadable, type OldEntry, type OldFile, type OldPush } from "../../model/old_server.ts";
import { isWebAddress } from "../../model/push_draft.ts";
import { OLD_TOKEN } from "../../model/url_token.ts";
import type { Arrival, Blobs, ImportedPush, ImportStore, Mark } from "../../store/contract.ts";
import { infoOf } from "../files/file_info.ts";
import { fileKeyOf } from "../files/tickets.ts";
import type { StagedFile } from "../files/upload.ts";
import type { Link, Links } from "../pushes/links.ts";
import { sealFiles } from "../pushes/new_pushes.ts";
import type { Seals } from "../pushes/seals.ts";

/** The bytes of a file of the old server. @throws Error that says why in a sentence */
export type OldBytes = (file: OldFile) => AsyncIterable<Uint8Array>;

export interface PushParts {
  imports: ImportStore;
  blobs: Blobs;
  takesFiles: boolean;
  seals: Seals;
  links: Links;
  clock: Clock;
  bytes: OldBytes;
}

/** When and how a push ended. */
export interface Ended {
  atMs: number;
  byHand: boolean;
}

/** The owner's id here; null if no one owns the push, "gone" if the owner was removed here. */
export type Owner = number | null | "gone";

/** A push that is ready to be stored, or what became of it. */
export type Prepared =
  { ready: ImportedPush; blobIds: string[] } | { arrival: Exclude<Arrival, "added"> } | { left: string };

/** Kinds of entries there that have another name here. */
const RENAMED: Readonly<Record<string, AuditKind>> = { edit: "changed" };
const KNOWN = new Set<string>(Object.keys(AUDIT_KINDS));

/** How a push ended; null if it is active. The old server may not have noticed yet that its time is up. */
export function endOf(push: OldPush, nowMs: number): Ended | null {
  const views = viewsOf(push.entries);
  const endsAtMs = push.createdAtMs + push.expireAfterDays * DAY_MS;
  const byHand = push.entries.some(({ kind }) => kind === "expire");
  if (push.expired) return { atMs: push.expiredAtMs ?? push.updatedAtMs, byHand };
  if (views.length >= push.expireAfterViews) return { atMs: views.at(-1)?.atMs ?? push.updatedAtMs, byHand };
  return endsAtMs <= nowMs ? { atMs: endsAtMs, byHand } : null;
}

/** The kinds of entries that the old server counts as views. */
const viewsOf = (entries: readonly OldEntry[]): OldEntry[] =>
  entries.filter(({ kind }) => kind === "view" || kind === "failed_view");

export class PushMover {
  constructor(private readonly parts: PushParts) {}

  /** @param isDryRun whether to look at everything and store nothing @throws Error if the store fails */
  async prepare(push: OldPush, owner: Owner, isDryRun: boolean): Promise<Prepared> {
    const { imports, links, clock } = this.parts;
    if (!OLD_TOKEN.test(push.urlToken)) return { left: "its link does not look like one of Password Pusher's" };
    if (push.unreadable !== null) return { left: push.unreadable };
    const nowMs = clock.now();
    const ended = endOf(push, nowMs);
    const link = { urlToken: push.urlToken, lookup: links.lookupOf(push.urlToken) };
    const mark = { hash: sha256(`moved in push ${push.urlToken}`), untilMs: endsAtOf(push) };
    const arrival = await imports.arrivalOf(link.lookup, push.createdAtMs, mark.hash);
    if (arrival !== "added") return { arrival };
    if (ended) return this.#ended(push, owner === "gone" ? null : owner, ended, { link, mark });
    if (owner === "gone") return { left: "its owner was removed here" };
    return this.#live(push, owner, { link, mark }, isDryRun);
  }

  #ended(push: OldPush, ownerId: number | null, ended: Ended, { link, mark }: Place): Prepared {
    const views = push.entries.filter(({ kind }) => kind === "view").length;
    const viewsCounted = Math.min(views, push.expireAfterViews);
    const ready: ImportedPush = {
      ...this.#common(push, ownerId, link, viewsCounted),
      parts: null,
      updatedAtMs: ended.atMs,
      expiredAtMs: ended.atMs,
      deleted: ended.byHand,
      mark,
    };
    return { ready, blobIds: [] };
  }

  async #live(push: OldPush, ownerId: number | null, { link, mark }: Place, isDryRun: boolean): Promise<Prepared> {
    const { payload, passphrase, kind } = push;
    if (!isReadable(payload) || !isReadable(passphrase)) return { left: "no key opens it" };
    const text = payload ?? "";
    if (text === "" && push.files.length === 0) return { left: "it has no content" };
    if (kind === "url" && !isWebAddress(text)) return { left: "this server does not redirect to such a URL" };
    const files: StagedFile[] = [];
    const { seals, takesFiles } = this.parts;
    if (push.files.length > 0 && !takesFiles) return { left: "this server stores no files: set blobs.url" };
    const filesKey = push.files.length > 0 ? randomBytes(32) : null;
    try {
      for (const file of push.files) files.push(await this.#take(file, filesKey ?? new Uint8Array(), isDryRun));
    } catch (error) {
      await this.discard(files.map(({ blobId }) => blobId));
      if (!(error instanceof NotTaken)) throw error;
      return { left: error.message };
    }
    const guarded = passphrase === "" || isDryRun ? null : await seals.guard(passphrase ?? "", OWN_TURN);
    const { sealed } = seals.seal(link, { payload: text, filesKey }, guarded && guarded.key);
    const views = viewsOf(push.entries);
    const ready: ImportedPush = {
      ...this.#common(push, ownerId, link, views.length),
      parts: { sealed, labels: null, files: sealFiles(seals, files, filesKey) },
      updatedAtMs: views.at(-1)?.atMs ?? push.createdAtMs,
      expiredAtMs: null,
      deleted: false,
      mark,
    };
    ready.push = { ...ready.push, fileCount: files.length, guard: guarded && guarded.guard };
    return { ready, blobIds: files.map(({ blobId }) => blobId) };
  }

  #common(push: OldPush, ownerId: number | null, link: Link, viewsCounted: number) {
    const { seals, clock } = this.parts;
    const note = typeof push.note === "string" ? push.note : "";
    const entries = entriesOf(push.entries, clock.now());
    const ofStrangers = entries.filter(({ kind }) => shareOf(kind) === "strangers").length;
    // A failed view that was counted as a view does not count as a stranger's entry.
    const views = entries.filter(({ kind }) => kind === "view").length;
    return {
      push: {
        lookup: link.lookup,
        ownerId,
        kind: push.kind,
        createdAtMs: push.createdAtMs,
        expiresAtMs: endsAtOf(push),
        expireAfterDays: push.expireAfterDays,
        expireAfterViews: push.expireAfterViews,
        retrievalStep: push.retrievalStep,
        covered: false,
        deletableByViewer: push.deletableByViewer,
        fileCount: 0,
      },
      labels: ownerId === null ? null : seals.sealLabels(link, { name: push.name, note }),
      viewsCounted,
      uncountedEntries: Math.max(0, ofStrangers - Math.max(0, viewsCounted - views)),
      entries,
    };
  }

  /** Stores the bytes of a file, sealed. @throws NotTaken */
  async #take(file: OldFile, filesKey: Uint8Array, isDryRun: boolean): Promise<StagedFile> {
    const { blobs, bytes } = this.parts;
    const digest = createHash("md5");
    let byteSize = 0;
    const writer = isDryRun ? null : await blobs.create((blobId) => fileKeyOf(filesKey, blobId));
    try {
      for await (const piece of read(bytes, file)) {
        digest.update(piece);
        byteSize += piece.byteLength;
        await writer?.write(piece);
      }
      if (byteSize !== file.byteSize) {
        throw new NotTaken(`a file has ${byteSize} bytes, but should have ${file.byteSize}`);
      }
      if (file.md5 !== null && digest.digest("base64") !== file.md5) {
        throw new NotTaken("a file is not the one that was stored: its MD5 differs");
      }
      await writer?.finish();
    } catch (error) {
      await writer?.abort();
      throw error;
    }
    const info = infoOf(file.filename, file.contentType);
    return { ...info, blobId: writer?.id ?? "", byteSize, checksum: writer?.checksum ?? "", isAge: false };
  }

  /** Removes what was stored for a push that was not moved. */
  async discard(blobIds: readonly string[]): Promise<void> {
    for (const id of blobIds) await this.parts.blobs.remove(id);
  }
}

interface Place {
  link: Link;
  mark: Mark;
}

/** Why a push is not moved. */
class NotTaken extends Error {}

/** A file of the old server that cannot be read is not a fault of this server's store. */
async function* read(bytes: OldBytes, file: OldFile): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes(file);
  } catch (error) {
    throw new NotTaken(reasonOf(error));
  }
}

const endsAtOf = ({ createdAtMs, expireAfterDays }: OldPush): number => createdAtMs + expireAfterDays * DAY_MS;

/** The log as it is kept here, with an entry at its end that says where it came from. */
function entriesOf(entries: readonly OldEntry[], nowMs: number): AuditEntry[] {
  const kept = entries.flatMap(({ kind, ...entry }): AuditEntry[] => {
    const known = RENAMED[kind] ?? kind;
    return KNOWN.has(known) ? [{ ...entry, kind: known as AuditKind }] : [];
  });
  return [...kept, { kind: "imported", ip: "", userAgent: "", referrer: "", atMs: nowMs }];
}
