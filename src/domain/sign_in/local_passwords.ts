// Who may sign in with a password of this server, and the parts that all uses of such passwords share.

import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import type { Passwords } from "../../base/passwords.ts";
import type { AccountStore, IdentityStore } from "../../store/contract.ts";
import type { SignInThrottle } from "./throttle.ts";
import type { KnownDevices } from "./known_devices.ts";
import type { Sessions } from "./sessions.ts";

export type LocalSignIn = "all" | "admins" | "off";

export interface PasswordOptions {
  store: AccountStore;
  identities: Pick<IdentityStore, "find">;
  sessions: Pick<Sessions, "begin">;
  devices: KnownDevices;
  throttle: SignInThrottle;
  passwords: Passwords;
  clock: Clock;
  localSignIn: LocalSignIn;
  refuseCommonPasswords: boolean;
}

/** Whether a person may sign in with a password of this server. */
export const allowsPasswords = (local: LocalSignIn, admin: boolean): boolean =>
  local === "all" || (local === "admins" && admin);

export const noPasswords = (): AppError =>
  new AppError("forbidden", "This user may not sign in with a password of this server: see local_sign_in.");
