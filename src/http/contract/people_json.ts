// Users as the scripts of administrators read them, and how many there are of each kind.

import { type ListedUser, ROLES, STATE_FILTERS, type UserFilter, type UserGroup } from "../../model/account.ts";
import { toUser } from "./account_json.ts";

export const toListedUser = (user: ListedUser) => ({
  ...toUser(user),
  state: user.state,
  invited: user.state === "invited",
  second_factors: user.hasFactor,
  link_expires_at: user.invitedUntilMs === null ? null : new Date(user.invitedUntilMs).toISOString(),
});

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
