// For auditors and administrators: one user, with their links and what the administrators' log says of them; for administrators
// also their sessions, second factors, tokens and groups, and what can be done with them.

import { anyPushes } from "./admin_any_pushes.ts";
import { admin, emptyLine, failed, status, texts } from "./admin_shared.ts";
import { actionsFor, roleWords, stateWords, type User } from "./admin_user_actions.ts";
import { fillSessions } from "./admin_user_sessions.ts";
import { userGroups } from "./admin_user_groups.ts";
import { fillTokens } from "./admin_user_tokens.ts";
import {
  any,
  besideWords,
  button,
  copyOn,
  input,
  listWords,
  make,
  refill,
  relativeWords,
  request,
  say,
  settings,
  waitOn,
} from "./dom.ts";
import { inOwnZone, swap } from "./swap.ts";

interface Factors {
  app: { created_at: string } | null;
  passkeys: Array<{ name: string; created_at: string; last_used_at: string | null }>;
  recovery_codes: number;
}

const { user: id, email } = settings<{ user: number; email: string }>();

async function showUser(): Promise<void> {
  const said = any("said");
  const answer = await waitOn(said, request<User & { factors: Factors | null }>("GET", `/admin/data/users/${id}`));
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
  refill(any("factors"), user.factors ? factorLines(user.factors) : [emptyLine(texts.noFactors)]);
}

function factorLines({ app, passkeys, recovery_codes: n }: Factors): HTMLElement[] {
  const line = (name: string, meta: string): HTMLElement =>
    make("li", null, make("bdi", { className: "name" }, name), " ", make("span", { className: "meta" }, meta));
  const added = (at: string): string => say(texts.factorAdded, { when: relativeWords(at) });
  const lines = passkeys.map(({ name, created_at: at, last_used_at: used }) =>
    line(name, besideWords(added(at), used === null ? texts.never : say(texts.used, { when: relativeWords(used) }))),
  );
  if (app) lines.unshift(line(texts.appWithCodes, added(app.created_at)));
  if (lines.length === 0) return [emptyLine(texts.noFactors)];
  return [...lines, emptyLine(say(texts.codesLeft, { n }))];
}

const showLog = (): Promise<unknown> => waitOn(any("entries"), swap(location.href));

const showPushes = anyPushes({
  isOnes: true,
  list: any("all"),
  older: button("all-older"),
  filter: () => ({ owner: String(id) }),
  nothing: () => emptyLine(texts.none),
});

const showGroups = admin ? userGroups(id, showLog) : null;

/** Shows all that an action may have changed. */
async function showAll(): Promise<void> {
  const parts = admin
    ? [showUser(), fillSessions(any("sessions"), id), fillTokens(any("tokens"), { id, email }), showGroups?.()]
    : [];
  await Promise.all([...parts, showPushes()]);
}

/** The page came with the log as it was before. */
const showAfter = async (): Promise<void> => void (await Promise.all([showAll(), showLog()]));

if (admin) copyOn(button("copy-link"), () => input("one-time-link").value, texts, status, input("one-time-link"));
inOwnZone(document);
void showAll();
