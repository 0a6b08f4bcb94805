// The names and passwords that the sign-in page accepts, and its words about them.

import type { LocalSignIn } from "../../domain/sign_in/local_passwords.ts";
import { textsFor } from "./language.ts";

export interface WaysIn {
  /** Whether anyone may create an account. */
  signUp: boolean;
  /** Who may sign in with a password of this server. */
  local: LocalSignIn;
  /** The name of the provider at which people sign in; null if there is none. */
  provider: string | null;
  /** Whether passwords of the company's directory work, too. */
  directory: boolean;
}

export const LOCAL_SIGN_INS: readonly LocalSignIn[] = ["all", "admins", "off"];

/** If neither the server nor a directory accepts a password, there is no form to type one in. */
export const takesPassword = (mode: string, { local, directory }: WaysIn): boolean =>
  mode !== "signIn" || directory || local !== "off";

export function waysInValues(request: Request, mode: string, ways: WaysIn): object {
  const { signUp, local, directory, provider } = ways;
  const { signIn: texts } = textsFor(request);
  const isSignIn = mode === "signIn";
  const byName = isSignIn && directory;
  const whose = directory
    ? { all: texts.companyOrLocal, admins: texts.companyOrAdmins, off: texts.company }[local]
    : { all: null, admins: texts.adminsOnly, off: null }[local];
  return {
    takesPassword: takesPassword(mode, ways),
    orPassword: provider !== null && takesPassword(mode, ways) && (mode === "setUp" || (isSignIn && whose === null)),
    nameLabel: byName ? texts.name : texts.email,
    byName,
    byEmail: !byName,
    whose: isSignIn ? whose : null,
    isForgettable: local === "all" && !directory,
    signUpAllowed: signUp,
  };
}
