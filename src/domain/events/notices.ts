// Notices: mail to people about changes to their account, so that they notice changes that someone else made. The event of a notice is
// stored in the same commit as the change, and only if this server sends mail. A notice contains no secret and no link.

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
  // Events with the same push id wait for each other. With an id for each person, a mailbox that refuses mail delays only its own events.
  pushId: -user.id,
  ownerId: user.id,
  // An administrator's address is not disclosed to users.
  client: notice === "factorsReset" ? { ip: "", userAgent: "" } : by.client,
  atMs,
  detail: { notice, ...(by.language !== undefined && { language: by.language }) },
});
