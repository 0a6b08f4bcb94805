// Who makes a request.

import { limitKey } from "../base/network.ts";
import type { Addressee } from "../model/addressee.ts";
import type { Role } from "../model/account.ts";
import type { ClientInfo } from "../model/audit.ts";

export interface Caller {
  client: ClientInfo;
  /** Null where the caller is anonymous. */
  userId: number | null;
  /** Null where the caller is anonymous. */
  role: Role | null;
  /** Whom the company's sign-in has recognised in this browser just now, with or without an account. */
  recognised?: Addressee | null;
}

/** What limits and queues count as one caller: a user, or the address of an anonymous caller. */
export const queueKeyOf = ({ userId, client }: Caller): string =>
  userId === null ? limitKey(client.ip) : `user ${userId}`;
