// The groups that administrators make here, for policies. Joining or leaving one takes effect at once:
// domain/callers/caller.ts looks up a user's groups for each new push.

import { AppError, Problems } from "../../base/errors.ts";
import type { Clock } from "../../base/clock.ts";
import type { User } from "../../model/account.ts";
import { isGroupName, MAX_GROUP_CHARACTERS, shownGroup, type Source, sourceOf } from "../../model/group.ts";
import type { Membership } from "../../model/rules_by_group.ts";
import type { IdentityStore } from "../../store/contract.ts";
import { type Actor, type AdminChange, adminChanged, COMMAND_LINE } from "../events/admin_changes.ts";

/** A group as people see it. */
export interface NamedGroup {
  name: string;
  /** Where the membership comes from: one of the company's sign-ins, or an administrator of this server. */
  from: Source | "here";
}

const MEMBERS_PAGE_SIZE = 50;

export interface GroupsParts {
  identities: IdentityStore;
  clock: Clock;
}

export class Groups {
  readonly #store: IdentityStore;
  readonly #clock: Clock;

  constructor({ identities, clock }: GroupsParts) {
    this.#store = identities;
    this.#clock = clock;
  }

  /** The groups that were made here, each with the number of its members. */
  made(): Promise<Array<{ name: string; n: number }>> {
    return this.#store.groupsMade();
  }

  /** One page (from 1) of the members of a group that was made here, sorted by address. */
  members(name: string, page: number): Promise<Array<{ id: number; email: string }>> {
    const at = { limit: MEMBERS_PAGE_SIZE, offset: (page - 1) * MEMBERS_PAGE_SIZE };
    return this.#store.membersOf(searchable(name.trim()), at);
  }

  /**
   * Adds a user to a group, which is created if necessary.
   * @returns the group's name; `isNew` is false if the user was already in the group
   * @throws AppError `invalid`
   */
  async join(user: User, name: string, by: Actor = COMMAND_LINE): Promise<{ name: string; isNew: boolean }> {
    const group = checkedName(name);
    const isNew = await this.#store
      .withEvents([this.#told("user.joined_group", user, group, by)])
      .joinGroup(user.id, group);
    return { name: group, isNew };
  }

  /** Removes a user from a group that was made here. @throws AppError `not-found` if the user is not in it */
  async leave(user: User, name: string, by: Actor = COMMAND_LINE): Promise<void> {
    const group = name.trim();
    const told = this.#told("user.left_group", user, group, by);
    if (await this.#store.withEvents([told]).leaveGroup(user.id, searchable(group))) return;
    throw new AppError(
      "not-found",
      `${user.email} is not in a group ${group} that was made here. Groups of the company's sign-in are changed there.`,
    );
  }

  #told(what: AdminChange, user: User, group: string, by: Actor) {
    return adminChanged(what, { by, user, atMs: this.#clock.now(), more: { group } });
  }
}

/** @throws AppError `invalid` */
function checkedName(given: string): string {
  const name = given.trim();
  const problems = new Problems();
  if (!isGroupName(name)) {
    problems.add("name", `must have 1 to ${MAX_GROUP_CHARACTERS} characters, and no control character`);
  }
  problems.throwIfAny();
  return name;
}

// PostgreSQL refuses NUL in a query. No group's name contains NUL or its replacement.
const searchable = (name: string): string => name.replaceAll("\0", "\u{fffd}");

/** A person's groups, each once, although a directory reports a group both by its name and by its distinguished name. */
export function namedGroups(memberships: readonly Membership[]): NamedGroup[] {
  const named = memberships.flatMap(({ issuer, groups }) =>
    groups.map((group) => ({
      name: shownGroup(group),
      from: issuer === null ? ("here" as const) : sourceOf({ issuer }),
    })),
  );
  return [...new Map(named.map((one) => [`${one.from} ${one.name}`, one])).values()];
}
