// How many users there are of each kind.

import { ROLES, STATE_FILTERS, type UserFilter, type UserGroup } from "../../model/account.ts";

/** How many users match, and how many would with each other role or state in the place of the chosen one. */
export function userCounts(groups: readonly UserGroup[], { role, state }: UserFilter) {
  const sum = (wanted: Pick<UserFilter, "role" | "state">): number =>
    groups.filter(fits(wanted)).reduce((all, { n }) => all + n, 0);
  return {
    all: sum({}),
    total: sum({ role, state }),
    roles: Object.fromEntries(ROLES.map((one) => [one, sum({ role: one, state })])),
    states: Object.fromEntries(STATE_FILTERS.map((one) => [one, sum({ role, state: one })])),
  };
}

const fits =
  ({ role, state }: Pick<UserFilter, "role" | "state">) =>
  ({ userRole, userState, isProtected }: UserGroup): boolean =>
    (role === undefined || role === userRole) &&
    (state === undefined || (state === "unprotected" ? userState === "active" && !isProtected : state === userState));
