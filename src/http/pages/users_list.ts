// The people of a server, for administrators.

import type { Accounts } from "../../domain/accounts/accounts.ts";
import type { Administration } from "../../domain/pushes/administration.ts";
import {
  type ListedUser,
  ROLES,
  type Role,
  STATE_FILTERS,
  type User,
  type UserFilter,
  type UserGroup,
} from "../../model/account.ts";
import { queryOf } from "../request_context.ts";
import { addressOf, type Chip, listValues, nothingHtml, pageIn, pagesAround, type Reader } from "./list.ts";
import { addressHtml, DOT_OF_SHOWN, Html, markup } from "./markup.ts";
import { iconHtml } from "./icons.ts";
import { roleWords, stateWords } from "./user_acts.ts";

export const USERS_PATH = "/admin/users";
export const userPage = (id: number): string => `${USERS_PATH}/${id}`;
const PAGE_SIZE = 50;
/** The server counts the pushes of a person up to here. */
const COUNT_LIMIT = 1_000;

/** The query in the address; unknown roles and states are left out. */
export function askedUsers(request: Request) {
  const query = queryOf(request);
  const one = <T extends string>(words: readonly T[], name: string) => words.find((word) => word === query.get(name));
  return { text: query.get("q")?.trim() ?? "", role: one(ROLES, "role"), state: one(STATE_FILTERS, "state") };
}

/** The values of static/pages/users.html. */
export async function usersValues(
  request: Request,
  { accounts, administration }: { accounts: Accounts; administration: Administration },
  me: User,
  reader: Reader,
) {
  const { adminLive: live, administration: texts } = reader.texts;
  const { say } = reader.words;
  const filter: UserFilter = askedUsers(request);
  const asked = { q: filter.text, role: filter.role ?? "", state: filter.state ?? "" };
  let page = pageIn(queryOf(request));
  let users = await accounts.findUsers(filter, page);
  // The people on this page are gone.
  if (users.length === 0 && page > 1) users = await accounts.findUsers(filter, (page = 1));
  const { total, ...counts } = userCounts(await accounts.userGroups(filter.text), filter);
  const from = (page - 1) * PAGE_SIZE + 1;
  const shown = { n: total, from, to: from + users.length - 1 };
  const pushes = new Map(
    (await administration.countsOfUsers(users.map(({ id }) => id))).map((count) => [count.userId, count]),
  );
  const isNarrowed = addressOf("", asked) !== "";
  const chip = (id: string, word: string, its: { role?: Role; state?: string }): Chip => {
    const n = its.role ? (counts.roles[its.role] ?? 0) : (counts.states[its.state ?? ""] ?? 0);
    return { id: `only-${id}`, word, n, asked: its, isHidden: n === 0 && !isNarrowed };
  };
  return {
    found: say(total > users.length ? live.usersShown : live.usersFound, shown),
    csv: total > 0 && addressOf("/admin/data/users.csv", asked),
    ...listValues(
      {
        id: "users",
        className: "list link-lines user-lines",
        label: reader.texts.admin.users,
        path: USERS_PATH,
        asked,
        fields: [{ id: "find-user", name: "q", label: texts.findUser }],
        chips: [
          { id: "everybody", word: texts.everyone, n: counts.all, asked: { role: "", state: "" } },
          chip("admin", texts.administrators, { role: "admin" }),
          chip("auditor", texts.auditors, { role: "auditor" }),
          chip("invited", texts.invited, { state: "invited" }),
          chip("unprotected", texts.unprotected, { state: "unprotected" }),
          chip("disabled", texts.disabled, { state: "disabled" }),
          chip("suspended", texts.suspended, { state: "suspended" }),
        ],
        lines: users.map((user) => {
          const { active = 0, expired = 0 } = pushes.get(user.id) ?? {};
          const said = { said: pushesWords(active, expired, reader), hasNone: active + expired === 0 };
          return lineOf(user, user.id === me.id, said, reader);
        }),
        nothing: nothingHtml(live.noUserFound),
        pager: { newer: texts.before, older: texts.next },
        ...pagesAround(page, shown.to < total),
      },
      reader,
    ),
  };
}

function lineOf(user: ListedUser, isMe: boolean, pushes: { said: string; hasNone: boolean }, reader: Reader): Html {
  const { id, email } = user;
  const { adminLive: live } = reader.texts;
  const { say } = reader.words;
  const pick = markup`<input type="checkbox" class="pick scripted" value="${id}" autocomplete="off" aria-label="${say(live.tick, { name: email })}">`;
  const name = markup`<a class="name" href="${userPage(id)}">${addressHtml(email)}</a>`;
  const badges = roleWords(user, isMe, reader).map((word) => markup` <span class="badge">${word}</span>`);
  const marks = badges.length > 0 && markup`<span class="marks">${badges}</span>`;
  const { said, hasNone } = pushes;
  const leading = hasNone ? said : markup`<a href="${addressOf("/admin/links", { q: email })}">${said}</a>`;
  const links = markup`<span class="fact left">${leading}</span>`;
  const state = stateWords(user, reader);
  return markup`<li>${!isMe && pick}${name}<div class="said meta">${marks}${DOT_OF_SHOWN}<span class="fact viewed">${state}</span>${DOT_OF_SHOWN}${links}</div><details class="menu scripted" data-of="${id}"><summary id="menu-${id}" aria-label="${say(live.actionsOf, { email })}">${new Html(iconHtml("icon-more"))}</summary><div></div></details></li>`;
}

function pushesWords(active: number, expired: number, { texts, words }: Reader): string {
  const n = Math.min(active + expired, COUNT_LIMIT);
  const isMore = Math.max(active, expired) >= COUNT_LIMIT || active + expired > COUNT_LIMIT;
  return isMore ? texts.administration.userLinks : words.say(texts.adminLive.pushesOf, { n });
}

/** How many users match, and how many would match with each other role or state in place of the chosen one. */
function userCounts(groups: readonly UserGroup[], { role, state }: UserFilter) {
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
