// Signing in with a password of the company's directory. The directory checks the password and names the person's groups;
// domain/sign_in/company.ts makes that person a user here.

import type { Clock } from "../../base/clock.ts";
import type { CompanySignIns } from "../../domain/sign_in/company.ts";
import type { Attempt } from "../../domain/sign_in/throttle.ts";
import type { PasswordDirectory, Enter } from "../../domain/sign_in/passwords.ts";
import type { SignInOutcome } from "../../domain/sign_in/sessions.ts";
import type { CompanyRules } from "../../model/company.ts";
import type { LdapDirectory } from "./ldap_directory.ts";

/** A failure takes at least this long: no password is tried for an unknown name, and a quick failure would reveal that. */
export const FAILURE_MS = 600;

export class DirectorySignIns implements PasswordDirectory {
  constructor(
    private readonly options: {
      directory: Pick<LdapDirectory, "recognise">;
      people: CompanySignIns;
      rules: CompanyRules;
      /** How to wait; tests replace it. */
      pause?: (ms: number) => Promise<void>;
      clock?: Clock;
    },
  ) {}

  async signIn(
    { email: typed, password }: { email: string; password: string },
    attempt: Attempt,
    enter: Enter,
  ): Promise<SignInOutcome | null> {
    const { directory, people, rules, pause = Bun.sleep, clock = performance } = this.options;
    const beganMs = clock.now();
    const person = await directory.recognise(typed, password, enter);
    if (person) return people.signIn(person, "ldap", { rules, attempt, typed });
    await pause(Math.max(0, FAILURE_MS - (clock.now() - beganMs)));
    return null;
  }
}
