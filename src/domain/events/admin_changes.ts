// Events about administrative changes: who changed what. They contain addresses of accounts, but never a password, a token or a link.

import type { User } from "../../model/account.ts";
import type { NewEvent } from "../../model/event.ts";

/** The person or program that makes a change. */
export interface Actor {
  /** The address of an account, or a description. */
  name: string;
  client: NewEvent["client"];
  /** The language of the mail about this change. */
  language?: string | undefined;
}

const NO_CLIENT = { ip: "", userAgent: "" };
/** A person who runs a command on the server's host. */
export const COMMAND_LINE: Actor = { name: "command line", client: NO_CLIENT };
/** The server, when it acts by itself. */
export const SERVER: Actor = { name: "server", client: NO_CLIENT };

export type AdminChange =
  | "user.added"
  | "user.removed"
  | "user.disabled"
  | "user.enabled"
  | "user.made_administrator"
  | "user.no_administrator"
  | "user.made_auditor"
  | "user.no_auditor"
  | "user.suspended"
  | "user.admitted"
  | "user.linked"
  | "user.unlinked"
  | "user.vouched"
  | "user.joined_group"
  | "user.left_group"
  | "second_factor.added"
  | "second_factor.removed"
  | "second_factors.reset"
  | "recovery_codes.made"
  | "user.invited"
  | "user.ended"
  | "user.pushes_expired"
  | "invitation.withdrawn"
  | "session.ended"
  | "password_link.made"
  | "password.set"
  | "token.made"
  | "token.removed"
  | "settings.changed"
  | "key_rotation.begun"
  | "key_rotation.ended"
  | "audit.exported"
  | "backup.made"
  | "backup.restored";

export interface AdminChanged {
  by: Actor;
  atMs: number;
  /** The account that the change concerns. An account that is about to be added has no id yet. */
  user?: Pick<User, "email"> & Partial<Pick<User, "id">>;
  more?: NewEvent["detail"];
}

export const adminChanged = (what: AdminChange, { by, atMs, user, more }: AdminChanged): NewEvent => ({
  kind: "admin.changed",
  pushId: null,
  ownerId: user?.id ?? null,
  client: by.client,
  atMs,
  detail: { what, by: by.name, ...(user && { user: user.email }), ...more },
});
