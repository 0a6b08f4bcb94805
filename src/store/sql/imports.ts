// The import from another server: people, and pushes with their logs. Each push is moved completely or not at all, and only once: a mark in the
// table of used-up values outlives the push, so that no later run brings back what has expired here.

import type { User } from "../../model/account.ts";
import { type AuditEntry, FIRST_LINK, nextLink } from "../../model/audit.ts";
import type { NewPush } from "../../model/push.ts";
import type { PushParts } from "../pushes.ts";
import { OLD_LINKS } from "./tables.ts";
import { tokens } from "./tokens.ts";
import { addUser, lockAccounts, userWithId } from "./users.ts";
import { any, changed, did, type Offered, one, only, type Steps, storePush } from "./voice.ts";

/** The mark by which a later run recognises what has already been moved. */
export interface Mark {
  hash: Uint8Array;
  untilMs: number;
}

export interface ImportedPush {
  push: Omit<NewPush, "guard" | "traits"> & Partial<Pick<NewPush, "guard">>;
  /** Null if the push has expired: then only its owner's labels are moved. */
  parts: PushParts | null;
  labels: Uint8Array | null;
  updatedAtMs: number;
  expiredAtMs: number | null;
  deleted: boolean;
  viewsCounted: number;
  /** How many of the entries count towards the limit for strangers. */
  uncountedEntries: number;
  entries: readonly AuditEntry[];
  mark: Mark;
}

/** "again": an earlier run has moved the push. "taken": a different push here has its link. */
export type Arrival = "added" | "again" | "taken";

export type ImportStore = Offered<typeof imports>;

export const imports = {
  reads: {
    isMarked: (hash: Uint8Array) => any("SELECT hash FROM spent WHERE hash = $hash", { hash }),
    /** The result that `addPushes` would return for a push now. */
    arrivalOf,
  },

  writes: {
    /** @returns the result of each push, in the order of the list */
    *addPushes(list: readonly ImportedPush[]): Steps<Arrival[]> {
      const arrivals: Arrival[] = [];
      for (const one of list) arrivals.push(yield* addPush(one));
      return arrivals;
    },
  },

  changes: {
    /** Adds a user without a password, or finds the one with this address. `finishUser` must follow. @returns null if that has already run */
    *beginUser(
      user: { email: string; admin: boolean; vouched: boolean; createdAtMs: number },
      marks: { begun: Mark; finished: Mark },
      noPassword: string,
    ): Steps<{ user: User; isNew: boolean } | null> {
      yield* lockAccounts;
      if (yield* imports.reads.isMarked(marks.finished.hash)) return null;
      const { email, createdAtMs: nowMs, ...rights } = user;
      const added = yield* addUser({ email, ...rights, auditor: false, passwordHash: noPassword, nowMs });
      if (added) yield* mark(marks.begun);
      const found = added ?? (yield* one<{ id: number }>("SELECT id FROM users WHERE email = $email", { email }));
      const known = added ?? (found && (yield* userWithId(found.id)));
      return known && { user: known, isNew: yield* imports.reads.isMarked(marks.begun.hash) };
    },

    /**
     * Restores in one step everything that a user had, so that the account never opens without its second factor.
     * @param noPassword the value given to `beginUser`
     * @returns whether the token was moved
     */
    *finishUser(
      userId: number,
      had: {
        passwordHash: string | null;
        totp: { secret: Uint8Array; lastStep: number } | null;
        token: { name: string; prefix: string; hash: Uint8Array } | null;
      },
      finished: Mark,
      noPassword: string,
      nowMs: number,
    ): Steps<{ hasToken: boolean }> {
      yield* lockAccounts;
      const { passwordHash, totp, token } = had;
      // If an earlier run was killed before this step, and a password was set since then, that password stays.
      const sets = "UPDATE users SET password_hash = $passwordHash WHERE id = $userId AND password_hash = $noPassword";
      const isFirst = passwordHash === null || (yield* did(sets, { userId, passwordHash, noPassword }));
      if (totp && isFirst) {
        yield* changed(
          `INSERT INTO totps (user_id, secret, last_step, created_at_ms)
           VALUES ($userId, $secret, $lastStep, $nowMs) ON CONFLICT DO NOTHING`,
          { userId, ...totp, nowMs },
        );
      }
      const made = token && (yield* tokens.changes.createToken({ userId, ...token, nowMs }));
      yield* mark(finished);
      return { hasToken: made !== null };
    },
  },
};

function* arrivalOf(lookup: Uint8Array, createdAtMs: number, hash: Uint8Array): Steps<Arrival> {
  if (yield* imports.reads.isMarked(hash)) return "again";
  const sql = "SELECT created_at_ms FROM pushes WHERE lookup = $lookup";
  const known = yield* one<{ createdAtMs: number }>(sql, { lookup });
  // An export gives times only to the second.
  const second = (ms: number) => Math.floor(ms / 1_000);
  return known === null ? "added" : second(known.createdAtMs) === second(createdAtMs) ? "again" : "taken";
}

function* addPush(given: ImportedPush): Steps<Arrival> {
  const { push, parts, labels, entries, expiredAtMs, deleted, updatedAtMs, viewsCounted, uncountedEntries } = given;
  const { lookup, ownerId, createdAtMs, expiresAtMs } = push;
  const arrival = yield* arrivalOf(lookup, createdAtMs, given.mark.hash);
  if (arrival !== "added") return arrival;
  if (parts) {
    yield* mark(given.mark);
    // From the next start on, the server looks for links of this form.
    yield* changed("INSERT INTO meta (key, value) VALUES ($old, '1') ON CONFLICT (key) DO NOTHING", { old: OLD_LINKS });
  }
  const pushId = parts ? yield* addLive(given, parts) : yield* addEnded(given);
  if (!parts && labels) {
    yield* changed("INSERT INTO labels (push_id, sealed) VALUES ($pushId, $labels)", { pushId, labels });
  }
  let last: { id: number | null; hash: Uint8Array } = { id: null, hash: FIRST_LINK };
  for (const [index, { kind, atMs, ip, userAgent, referrer }] of entries.entries()) {
    const seq = index + 1;
    // The hash covers the texts as they are stored.
    const { id, ...stored } = yield* only<{ id: number; ip: string; userAgent: string; referrer: string }>(
      `INSERT INTO audit_entries (push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
       VALUES ($pushId, $seq, $beforeId, $kind, $ip, $userAgent, $referrer, $atMs)
       RETURNING id, ip, user_agent, referrer`,
      { pushId, seq, beforeId: last.id, kind, ip, userAgent, referrer, atMs },
    );
    last = { id, hash: nextLink(last.hash, { pushId, seq, kind, ...stored, atMs }) };
  }
  yield* changed(
    `UPDATE pushes SET created_at_ms = $createdAtMs, updated_at_ms = $updatedAtMs, expires_at_ms = $expiresAtMs,
            views_counted = $viewsCounted, uncounted_entries = $uncountedEntries,
            entry_count = $entryCount, last_entry_id = $lastEntryId, last_entry_hash = $lastEntryHash
      WHERE id = $pushId`,
    {
      pushId,
      createdAtMs,
      updatedAtMs,
      expiresAtMs,
      viewsCounted,
      uncountedEntries,
      entryCount: entries.length,
      lastEntryId: last.id,
      lastEntryHash: last.hash,
    },
  );
  // No one is notified of what happened long ago.
  yield* changed("DELETE FROM outbox WHERE push_id = $pushId", { pushId });
  return "added";

  function* addLive({ push: { guard = null, ...live } }: ImportedPush, stored: PushParts): Steps<number> {
    const client = { ip: "", userAgent: "", referrer: "" };
    const { id } = yield* storePush({ push: { ...live, guard, traits: {} }, parts: { ...stored, labels }, client });
    // Removes the `creation` entry that was just written, because the push's original log follows.
    yield* changed("DELETE FROM audit_entries WHERE id = (SELECT last_entry_id FROM pushes WHERE id = $id)", { id });
    return id;
  }

  function* addEnded({ push: ended }: ImportedPush): Steps<number> {
    const { id } = yield* only<{ id: number }>(
      `INSERT INTO pushes (lookup, owner_id, kind, created_at_ms, updated_at_ms, expires_at_ms, expired_at_ms, deleted,
                           expire_after_days, expire_after_views, retrieval_step, covered, deletable_by_viewer)
       VALUES ($lookup, $ownerId, $kind, $createdAtMs, $updatedAtMs, $expiresAtMs, $expiredAtMs, $deleted,
               $expireAfterDays, $expireAfterViews, $retrievalStep, $covered, $deletableByViewer)
       RETURNING id`,
      {
        lookup,
        ownerId,
        kind: ended.kind,
        createdAtMs,
        updatedAtMs,
        expiresAtMs,
        expiredAtMs,
        deleted,
        expireAfterDays: ended.expireAfterDays,
        expireAfterViews: ended.expireAfterViews,
        retrievalStep: ended.retrievalStep,
        covered: ended.covered,
        deletableByViewer: ended.deletableByViewer,
      },
    );
    return id;
  }
}

const mark = ({ hash, untilMs }: Mark) =>
  did("INSERT INTO spent (hash, until_ms) VALUES ($hash, $untilMs) ON CONFLICT DO NOTHING", { hash, untilMs });
