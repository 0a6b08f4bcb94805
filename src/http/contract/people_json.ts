// The list of users as the administrators' page reads it: what it asks for, a line, and how many there are of each kind.

import { AppError } from "../../base/errors.ts";
import { type ListedUser, ROLES, STATE_FILTERS, type UserFilter, type UserGroup } from "../../model/account.ts";
import { toUser } from "./account_json.ts";

/** @throws AppError `malformed` */
export const userFilterIn = (query: URLSearchParams): UserFilter => ({
  text: query.get("q") ?? "",
  role: oneOf(ROLES, "role", query),
  state: oneOf(STATE_FILTERS, "state", query),
});

function oneOf<T extends string>(words: readonly T[], name: string, query: URLSearchParams): T | undefined {
  const text = query.get(name) ?? "";
  const found = words.find((word) => word === text);
  if (found === undefined && text !== "") {
    throw new AppError("malformed", `${name} must be one of ${words.join(", ")}.`);
  }
  return found;
}

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
