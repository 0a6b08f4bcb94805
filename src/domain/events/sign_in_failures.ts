// The event of a failure to sign in. The address as it was typed may be a password in the wrong field: only that of an
// account is told.

import { isCorrupt } from "../../base/errors.ts";
import type { User } from "../../model/account.ts";
import type { NewEvent } from "../../model/event.ts";
import type { OutboxStore } from "../../store/contract.ts";

/** Before the answer, so that no failure goes untold; but where the log is damaged, people must still learn that they mistyped. */
export const tellSignInFailure = (outbox: Pick<OutboxStore, "add">, event: NewEvent): Promise<void> =>
  outbox.add(event).catch(unlessCorrupt);

export function unlessCorrupt(error: unknown): void {
  if (!isCorrupt(error)) throw error;
}

export const signInFailed = (
  why: string,
  { address, userAgent }: { address: string; userAgent: string },
  user: User | null,
  atMs: number,
): NewEvent => ({
  kind: "signin.failed",
  pushId: null,
  ownerId: user?.id ?? null,
  client: { ip: address, userAgent },
  atMs,
  detail: { why, ...(user && { user: user.email, ...(user.disabled && { disabled: true }) }) },
});
