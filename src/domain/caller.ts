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
  /** The request, from which gates read proofs that few pushes ask for. */
  request?: Request;
  /** The address that they have proved, as a digest, if the push is addressed to it. */
  address?: Uint8Array | null;
  /** The key of the caller's device, if the push asks for one and they sent it. */
  device?: string | null;
}

/** The proof in a request that a wait for a held push is its own. */
export interface HoldProof {
  /** The id of the wait; null if the request names none. */
  holdId: string | null;
  /** The value of a cookie that only this browser has; null for programs. */
  browser: string | null;
}

export const NO_HOLD_PROOF: HoldProof = { holdId: null, browser: null };

/** The turn in the queue that work for a caller takes: the user's, or the address's if the caller is anonymous. */
export const turnOf = ({ userId, client }: Caller): Turn => (userId === null ? turnAt(client.ip) : turnOfUser(userId));

/** Callers with the same key count as one towards limits. */
export const queueKeyOf = (caller: Caller): string => turnOf(caller).key;
