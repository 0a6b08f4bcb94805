// The event of a failed sign-in. It names only the address of an account: what was typed as an address may be a password in
// the wrong field.

import { isCorrupt } from "../../base/errors.ts";
import type { User } from "../../model/account.ts";
import type { NewEvent } from "../../model/event.ts";
import type { OutboxStore } from "../../store/contract.ts";

/** Stores the event. Await it before the response, so that no failure goes unreported. A damaged log changes no response. */
export const reportSignInFailure = (outbox: Pick<OutboxStore, "add">, event: NewEvent): Promise<void> =>
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
