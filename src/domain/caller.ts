// Who makes a request.

import type { ClientInfo } from "../model/audit.ts";

export interface Caller {
  client: ClientInfo;
  /** Null where the caller is anonymous. */
  userId: number | null;
}
