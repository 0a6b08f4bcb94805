// Mail that tells people what has become of their account, so that they learn of it where it was not them. Its event stands in the
// commit of what it tells, and is written only where this server sends mail. It holds no secret, and no link.

import type { User } from "../../model/account.ts";
import type { NewEvent } from "../../model/event.ts";
import type { Actor } from "./admin_changes.ts";

export const NOTICES = [
  "password",
  "factorAdded",
  "factorRemoved",
  "factorsReset",
  "recoveryCodes",
  "recoveryCode",
  "devices",
] as const;
export type Notice = (typeof NOTICES)[number];

export const noticeOf = (
  notice: Notice,
  { user, by, atMs }: { user: Pick<User, "id">; by: Actor; atMs: number },
): NewEvent => ({
  kind: "mail.send",
  // Events of one push wait for each other. Those of one person do: a mailbox that takes no mail holds up nobody else's.
  pushId: -user.id,
  ownerId: user.id,
  // Where an administrator was is nobody else's business.
  client: notice === "factorsReset" ? { ip: "", userAgent: "" } : by.client,
  atMs,
  detail: { notice, ...(by.language !== undefined && { language: by.language }) },
});
