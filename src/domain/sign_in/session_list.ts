// Lists and ends the sessions of a user. Each session has a public id, which does not reveal its cookie and is valid only
// together with its user, so that no one can end another user's session.

import { sha256 } from "../../base/crypto.ts";
import { AppError } from "../../base/errors.ts";
import type { Clock } from "../../base/clock.ts";
import type { KnownSession, User } from "../../model/account.ts";
import type { AccountStore } from "../../store/contract.ts";
import { type Actor, adminChanged } from "../events/admin_changes.ts";

export interface ListedSession extends Omit<KnownSession, "hash"> {
  id: string;
}

export class SessionList {
  constructor(private readonly options: { store: AccountStore; clock: Clock; maxAgeMs: number }) {}

  /** A user's sessions that have not expired, most recently used first. */
  async of(userId: number): Promise<ListedSession[]> {
    const nowMs = this.options.clock.now();
    const sessions = await this.options.store.sessionsOf(userId, nowMs);
    const isAlive = ({ createdAtMs }: KnownSession): boolean => nowMs < createdAtMs + this.options.maxAgeMs;
    return sessions.filter(isAlive).map(({ hash, ...rest }) => Object.assign(rest, { id: publicIdOf(hash) }));
  }

  /** Ends one session of a user. @throws AppError `not-found` if this user has no session with this id */
  async end(user: User, id: string, by: Actor): Promise<void> {
    const found = (await this.options.store.sessionsOf(user.id, this.options.clock.now())).find(
      ({ hash }) => publicIdOf(hash) === id,
    );
    const ended = found && (await this.#withEvents(user, by, { sessions: 1 }).endSession(user.id, found.hash));
    if (!ended) throw new AppError("not-found", "This session no longer exists.");
  }

  /** Ends all sessions of a user but the one with this session id, which may be another user's. @returns how many */
  async endOthers(user: User, sessionId: string, by: Actor): Promise<number> {
    const ended = await this.#withEvents(user, by).endSessions(user.id, sha256(sessionId));
    return ended?.counts.sessions ?? 0;
  }

  #withEvents(user: User, by: Actor, more: { sessions?: number } = {}) {
    return this.options.store.withEvents([
      adminChanged("session.ended", { by, user, more, atMs: this.options.clock.now() }),
    ]);
  }
}

export const publicIdFor = (sessionId: string): string => publicIdOf(sha256(sessionId));

const publicIdOf = (hash: Uint8Array): string =>
  Buffer.from(sha256(`public id of the session ${Buffer.from(hash).toString("hex")}`))
    .subarray(0, 16)
    .toString("hex");
