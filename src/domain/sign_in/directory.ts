// Signing in with a password of the company's directory. The directory says whether it is right, and which groups the person
// is in; company.ts makes that person a user here.

import type { Clock } from "../../base/clock.ts";
import type { CompanyPerson, CompanyRules } from "../../model/company.ts";
import type { CompanySignIns } from "./company.ts";
import type { Attempt } from "./guesses.ts";
import type { Elsewhere } from "./passwords.ts";
import type { SignInOutcome } from "./sessions.ts";

/**
 * Passes the limits on tries of one person before a password is tried.
 * @param who the person, in one spelling only
 * @param subject the number by which the directory knows them for good; null where it has none
 * @returns what is told whether it was wrong
 */
export type Enter = (who: string, subject: string | null) => Promise<(failed: boolean) => void>;

export interface Directory {
  /**
   * Tries a password. An empty one is wrong, whatever the directory would say.
   * @param name as it was typed
   * @returns null where nobody, or more than one, has this name, or the password is wrong
   * @throws AppError `busy` where the directory cannot be asked, and whatever `enter` throws
   */
  recognise(name: string, password: string, enter: Enter): Promise<CompanyPerson | null>;

  /** @returns null where nobody, or more than one, has this name. @throws AppError `busy` */
  find(name: string): Promise<CompanyPerson | null>;

  /**
   * Somebody who is known already.
   * @returns null where nobody with this number could sign in any more
   * @throws AppError `busy`, also where the directory finds nobody at all
   */
  findAgain(subject: string): Promise<CompanyPerson | null>;
}

/**
 * A name that nobody has costs no try of a password. Failures are told only after this time, so that how long one takes
 * tells nobody which names there are.
 */
export const FAILURE_MS = 600;

export class DirectorySignIns implements Elsewhere {
  readonly #directory: Directory;
  readonly #people: CompanySignIns;
  readonly #rules: CompanyRules;
  readonly #pause: (ms: number) => Promise<void>;
  readonly #clock: Clock;

  constructor(options: {
    directory: Directory;
    people: CompanySignIns;
    rules: CompanyRules;
    /** For tests: how time passes. */
    pause?: (ms: number) => Promise<void>;
    clock?: Clock;
  }) {
    this.#directory = options.directory;
    this.#people = options.people;
    this.#rules = options.rules;
    this.#pause = options.pause ?? ((ms) => Bun.sleep(ms));
    this.#clock = options.clock ?? { now: () => performance.now() };
  }

  async signIn(
    { email: typed, password }: { email: string; password: string },
    attempt: Attempt,
    enter: Enter,
  ): Promise<SignInOutcome | null> {
    const beganMs = this.#clock.now();
    const person = await this.#directory.recognise(typed, password, enter);
    if (person) return this.#people.signIn(person, "ldap", { rules: this.#rules, attempt, typed });
    await this.#pause(Math.max(0, FAILURE_MS - (this.#clock.now() - beganMs)));
    return null;
  }
}
