// Asks the company's directory again about active users, because this server has no other way to learn that someone has left. It
// suspends people who are no longer found or no longer in any of the groups, and updates the others' rights.

import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import { Repeated } from "../../base/repeated.ts";
import { type Actor, SERVER } from "../../domain/events/admin_changes.ts";
import type { CompanySignIns } from "../../domain/sign_in/company.ts";
import { SignInRefused } from "../../domain/sign_in/refusals.ts";
import type { CompanyPerson, CompanyRules } from "../../model/company.ts";
import { DIRECTORY_ISSUER } from "../../model/group.ts";
import type { IdentityStore } from "../../store/contract.ts";
import type { LdapDirectory } from "./ldap_directory.ts";

export interface DirectoryRechecksOptions {
  directory: Pick<LdapDirectory, "findAgain">;
  people: Pick<CompanySignIns, "admit" | "suspend">;
  identities: Pick<IdentityStore, "unheardOf" | "find">;
  rules: CompanyRules;
  clock: Clock;
  log: Log;
  /** The time between two passes, in ms. A pass leaves out people whom any node has looked up within half of that time. */
  intervalMs: number;
}

const AT_ONCE = 100;
/** After this many failures in a row, the directory counts as down. */
const MOST_FAILURES = 3;
const BY: Actor = { ...SERVER, name: "ldap" };

export class DirectoryRechecks {
  readonly #passes: Repeated;
  /** The last person of the last pass: the next pass continues after them, so that no one is always left out. */
  #after = 0;

  constructor(private readonly options: DirectoryRechecksOptions) {
    const { log, intervalMs } = options;
    this.#passes = new Repeated({
      pass: () => this.recheck().catch(unlessBusy),
      failure: "people of the directory were not looked up again",
      log,
      intervalMs,
    });
  }

  /** The first pass begins after one interval. */
  start(): void {
    this.#passes.startLater();
  }

  /** Ends at once: later answers of the directory have no effect. */
  stop(): Promise<void> {
    return this.#passes.stop();
  }

  /**
   * Looks everyone up once, beginning after the last person of the last pass. A failure with one person is logged, and
   * the pass continues.
   * @returns how many were looked up
   * @throws AppError `busy` if the directory is down: the pass ends
   */
  async recheck(): Promise<number> {
    const { identities, clock, intervalMs } = this.options;
    const nowMs = clock.now();
    const at = { beforeMs: nowMs - intervalMs / 2, nowMs, limit: AT_ONCE };
    const began = this.#after;
    let [done, inARow, isRound] = [0, 0, began === 0];
    for (;;) {
      const some = await identities.unheardOf(DIRECTORY_ISSUER, { ...at, after: this.#after });
      for (const one of some) {
        if (this.#passes.stopped.aborted || (isRound && began > 0 && one.id > began)) return done;
        this.#after = one.id;
        try {
          await this.#recheck(one);
          [done, inARow] = [done + 1, 0];
        } catch (error) {
          if (!isBusy(error)) this.#passes.report(error);
          else if ((inARow += 1) === MOST_FAILURES) throw error;
        }
      }
      if (some.length === AT_ONCE) continue;
      this.#after = 0;
      if (isRound) return done;
      isRound = true;
    }
  }

  /** Also null once the pass must stop: an answer may take minutes. */
  async #findAgain(subject: string): Promise<CompanyPerson | null> {
    const { promise: stopped, resolve } = Promise.withResolvers<null>();
    const stop = (): void => resolve(null);
    this.#passes.stopped.addEventListener("abort", stop);
    try {
      return await Promise.race([this.options.directory.findAgain(subject), stopped]);
    } finally {
      this.#passes.stopped.removeEventListener("abort", stop);
    }
  }

  async #recheck({ subject, user }: Awaited<ReturnType<IdentityStore["unheardOf"]>>[number]): Promise<void> {
    const { people, identities, rules } = this.options;
    const person = await this.#findAgain(subject);
    // In the meantime, the account may have been removed or unlinked.
    if (this.#passes.stopped.aborted || (await identities.find(DIRECTORY_ISSUER, subject))?.id !== user.id) return;
    if (!person) return people.suspend(user, BY);
    try {
      await people.admit(person, rules, BY);
    } catch (error) {
      // If the person is not in any of the groups, `admit` has suspended the account.
      if (!(error instanceof SignInRefused)) throw error;
    }
  }
}

/** `busy` needs no entry here: the log already says why a directory does not answer. */
function unlessBusy(error: unknown): void {
  if (!isBusy(error)) throw error;
}

const isBusy = (error: unknown): boolean => error instanceof AppError && error.code === "busy";
