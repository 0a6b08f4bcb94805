// The caller: the person or program that makes a request.

import { type Turn, turnAt, turnOfUser } from "../base/fair_queue.ts";
import type { Addressee } from "../model/addressee.ts";
import type { Role } from "../model/account.ts";
import type { ClientInfo } from "../model/audit.ts";

export interface Caller {
  client: ClientInfo;
  /** Null if the caller is anonymous. */
  userId: number | null;
  /** Null if the caller is anonymous. */
  role: Role | null;
  /** The person whom the company's sign-in has just recognised in this browser, with or without an account here. */
  recognised?: Addressee | null;
}

/** What a request shows of the wait that it goes on with, if the push is held. */
export interface Claimant {
  /** The id of its wait; null if it names none. */
  holdId: string | null;
  /** What its browser shows, as only that browser can; null for programs. */
  browser: string | null;
}

export const NO_CLAIMANT: Claimant = { holdId: null, browser: null };

/** The turn in the queue that work for a caller takes: the user's, or the address's if the caller is anonymous. */
export const turnOf = ({ userId, client }: Caller): Turn => (userId === null ? turnAt(client.ip) : turnOfUser(userId));

/** Callers with the same key count as one towards limits. */
export const queueKeyOf = (caller: Caller): string => turnOf(caller).key;
