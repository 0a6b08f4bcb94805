// For auditors and administrators: one user, with their links and what the admin log says of them; for administrators
// also their sessions, second factors, tokens and groups, and what can be done with them.

import { admin, failed, status, texts } from "../shared/list_parts.ts";
import { actionsFor, roleWords, stateWords, type User } from "./user_actions.ts";
import { userGroups } from "./user_groups.ts";
import {
  any,
  besideWords,
  button,
  copyOn,
  input,
  listWords,
  relativeWords,
  request,
  say,
  settings,
  waitOn,
} from "../shared/dom.ts";
import { startMenus } from "../shared/menu.ts";
import { showAgain } from "../shared/lists.ts";

const { user: id } = settings<{ user: number }>();

async function showUser(): Promise<void> {
  const said = any("said");
  const answer = await waitOn(said, request<User>("GET", `/admin/data/users/${id}`));
  // Whose invitation was withdrawn has no page any more.
  if (answer.status === 404) return location.replace("/admin/users");
  if (failed(answer)) return;
  const user = answer.body;
  const role = roleWords(user);
  said.textContent = besideWords(
    listWords(role.length > 0 ? role : [texts.user]),
    stateWords(user),
    say(texts.addedOn, { when: relativeWords(user.created_at) }),
  );
  const actions = any("actions");
  actions.replaceChildren(...actionsFor(user, { waits: actions, wrong: () => any("wrong"), show: showAfter }));
}

/** Shows what the server says now: log, sessions, tokens, second factors. */
const showLists = (): Promise<unknown> => waitOn(any("entries"), showAgain());

const showGroups = admin ? userGroups(id, showLists) : null;

async function showAll(): Promise<void> {
  await Promise.all(admin ? [showUser(), showGroups?.()] : []);
}

/** The page came with its lists as they were before. */
const showAfter = async (): Promise<void> => void (await Promise.all([showAll(), showLists()]));

if (admin) copyOn(button("copy-link"), () => input("one-time-link").value, texts, status, input("one-time-link"));
startMenus();
void showAll();
