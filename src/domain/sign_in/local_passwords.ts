// Who may sign in with a password of this server, as the settings say.

import { AppError } from "../../base/errors.ts";

export type LocalSignIn = "all" | "admins" | "off";

/** Whether somebody may sign in with a password of this server. */
export const allowsPasswords = (local: LocalSignIn, admin: boolean): boolean =>
  local === "all" || (local === "admins" && admin);

export const noPasswords = (): AppError =>
  new AppError("forbidden", "This user may not sign in with a password of this server: see local_sign_in.");
