// What an administrator sees about one person, and the available actions. The menu in the list of users loads these from the person's page.

import { iso } from "../../base/clock.ts";
import { namedGroups } from "../../domain/accounts/groups.ts";
import type { CompanyIdentities } from "../../domain/accounts/company_identities.ts";
import { whoIs } from "../../domain/callers/caller.ts";
import type { Pushes } from "../../domain/pushes/pushes.ts";
import { type ListedUser, type Role, roleOf, type User } from "../../model/account.ts";
import { limitsInForce } from "../../model/rules_by_group.ts";
import { type ActForm, actHtml } from "./acts.ts";
import { iconHtml } from "./icons.ts";
import { nothingHtml, type Reader } from "./list.ts";
import { facts, Html, markup } from "./markup.ts";

/** A person's special rights, one word each. */
export const roleWords = ({ admin, auditor }: User, isMe: boolean, { texts }: Reader): string[] => [
  ...(admin ? [texts.adminLive.administrator] : auditor ? [texts.oversightLive.auditor] : []),
  ...(isMe ? [texts.adminLive.you] : []),
];

/** What prevents a person from signing in; otherwise, whether a second factor protects the account. */
export function stateWords({ state, invitedUntilMs: endMs, hasFactor }: ListedUser, { texts, words }: Reader): string {
  const { adminLive: live } = texts;
  if (state === "disabled") return live.disabled;
  if (state === "suspended") return live.suspended;
  if (endMs === null) return hasFactor ? texts.signInsLive.secondFactor : live.unprotected;
  return words.say(endMs <= Date.now() ? live.invitedOver : live.invitedUntil, { when: words.relative(iso(endMs)) });
}

/** The person, and the menu of actions. @param inMs when they last signed in, if the log contains it */
export function aboutUser(user: ListedUser, inMs: number | null, isMe: boolean, sendsMail: boolean, reader: Reader) {
  const { adminLive: live, administration: texts } = reader.texts;
  const { beside, relative, say } = reader.words;
  const badges = roleWords(user, isMe, reader).map((word) => markup`<span class="badge">${word}</span> `);
  // In a list, most are users without special rights. Here, that is said.
  const role = roleOf(user) === "user" ? texts.asUser : "";
  const state = facts(beside(role, stateWords(user, reader)));
  const times = beside(
    inMs === null ? "" : say(texts.lastSignIn, { when: relative(iso(inMs)) }),
    say(live.addedOn, { when: relative(iso(user.createdAtMs)) }),
  );
  return String(markup`<div id="said"><div>${badges}${state}</div><div class="small">${facts(times)}</div></div>
<details class="menu"><summary class="button quiet" id="menu-${user.id}">${new Html(iconHtml("icon-more"))} ${texts.actions}</summary><div>${actsOf(user, isMe, sendsMail, reader)}</div></details>`);
}

function actsOf(user: ListedUser, isMe: boolean, sendsMail: boolean, reader: Reader): Html[] {
  const { adminLive: live, oversightLive: oversight } = reader.texts;
  const { id, email } = user;
  const path = `/admin/data/users/${id}`;
  const say = (text: string): string => reader.words.say(text, { email });
  const act = (word: string, to: string, given: Partial<ActForm> = {}): Html =>
    actHtml({ path: to, word, about: email, conflict: live.lastAdmin, ...given });
  const role = (word: string, ask: string, to: Role): Html => act(word, path, { fields: { role: to }, ask: say(ask) });
  const roles = user.admin
    ? [role(live.takeAdmin, live.takeAdminQuestion, "user")]
    : [
        role(live.makeAdmin, live.makeAdminQuestion, "admin"),
        user.auditor
          ? role(oversight.takeAuditor, oversight.takeAuditorQuestion, "user")
          : role(oversight.makeAuditor, oversight.makeAuditorQuestion, "auditor"),
      ];
  const mail = { mail: "yes" };
  if (user.state === "invited") {
    const again = { email, role: roleOf(user) };
    return [
      act(live.newLink, "/admin/data/users", { fields: again }),
      ...(sendsMail ? [act(live.mailLink, "/admin/data/users", { fields: { ...again, ...mail } })] : []),
      ...roles,
      act(live.withdraw, `/admin/data/invitations/${id}/withdraw`, {
        ask: say(live.withdrawQuestion),
        className: "danger",
        leadsTo: "/admin/users",
      }),
    ];
  }
  const reset = (word: string, fields = {}): Html =>
    act(word, `${path}/reset`, { fields, ask: say(live.resetQuestion), refused: live.passwordsElsewhere });
  const ways = user.disabled ? [] : [reset(live.reset), ...(sendsMail ? [reset(live.mailReset, mail)] : [])];
  if (isMe) return ways;
  const sessions = act(live.endSessions, `${path}/sessions/end`, { ask: say(live.endSessionsQuestion) });
  const factors = act(live.resetFactors, `${path}/second_factors/reset`, { ask: say(live.resetFactorsQuestion) });
  const enabling = user.disabled
    ? act(live.enable, path, { fields: { disabled: "no" }, ask: say(live.enableQuestion) })
    : act(live.disable, path, { fields: { disabled: "yes" }, ask: say(live.disableQuestion) });
  const end = markup`<button type="button" class="danger scripted" data-end="${id}" data-email="${email}" aria-label="${live.endAll}: ${email}">${live.endAll}</button>`;
  return [...ways, ...(user.hasFactor ? [factors] : []), ...(user.disabled ? [] : [sessions]), ...roles, enabling, end];
}

/** The groups of a person, and the limits that follow from all policies. */
export async function groupValues(
  user: User,
  { company, pushes }: { company: CompanyIdentities; pushes: Pick<Pushes, "rules"> },
  reader: Reader,
) {
  const { adminLive: live } = reader.texts;
  const from = { here: live.groupHere, oidc: live.groupOfCompany, ldap: live.groupOfDirectory };
  const groups = namedGroups(await company.groupsOf(user.id)).map((group) => {
    const leave =
      group.from === "here" &&
      actHtml({
        path: `/admin/data/users/${user.id}/groups/leave`,
        fields: { name: group.name },
        word: live.leaveGroup,
        about: group.name,
        className: "danger",
      });
    return markup`<li><div class="beside"><div><span class="name"><bdi>${group.name}</bdi></span> <span class="meta">${from[group.from]}</span></div>${leave}</div></li>`;
  });
  const limits = limitsInForce(await pushes.rules.of(whoIs(user))).map(
    ({ setting, value }) => markup`<li><code>${setting} = ${value}</code></li>`,
  );
  return {
    groups: (groups.length > 0 ? groups : [nothingHtml(live.noGroups)]).join(""),
    limits: (limits.length > 0 ? limits : [nothingHtml(live.noLimits)]).join(""),
  };
}
