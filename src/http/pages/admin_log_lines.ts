// The admin log as HTML, for its own page, for the page of a user, and for the account page.

import { agentWordsIn } from "../../../static/scripts/shared/agent_words.ts";
import type { Strings } from "../../../static/texts.ts";
import { normalEmail } from "../../model/mailbox.ts";
import type { AdminEntry, AdminLog } from "../../domain/accounts/admin_log.ts";
import { SIGN_IN_FAILED } from "../../model/admin_log.ts";
import { idOf } from "../bodies/form.ts";
import { queryOf } from "../request_context.ts";
import { listValues, noneFound, type Reader, timeHtml } from "./list.ts";
import { DOT, fact, type Html, markup } from "./markup.ts";

export const LOG_PATH = "/admin/log";

/** The values of static/pages/admin_log.html. */
export async function logValues(request: Request, log: AdminLog, isAdmin: boolean, reader: Reader) {
  const { adminLog: texts, adminLogLive: live } = reader.texts;
  const query = queryOf(request);
  const kinds = Object.entries(kindWords(reader.texts));
  const person = query.get("person")?.trim() ?? "";
  const kind = kinds.find(([known]) => known === query.get("kind"))?.[0] ?? "";
  const before = query.get("before");
  const filter = { person: normalEmail(person) || undefined, kind: kind || undefined };
  const { entries, older, newer } = await log.page(filter, before === null ? null : idOf(before));
  const from = (id: number | null | undefined) => (id === undefined ? null : { before: id === null ? "" : String(id) });
  return listValues(
    {
      id: "entries",
      className: "list log-lines",
      path: LOG_PATH,
      asked: { person, kind },
      fields: [
        { id: "person", name: "person", label: texts.person, hint: texts.personHint },
        { id: "kind", name: "kind", label: texts.what, options: [["", texts.everything], ...kinds] },
      ],
      lines: logLines(entries, reader, { isAdmin }),
      nothing: noneFound(live.noEntries, LOG_PATH, live.showAll),
      pager: texts,
      newer: from(newer),
      older: from(older),
    },
    reader,
  );
}

/**
 * Each line says what happened, to whom, and the details; then when, from where, with which browser, and by whom.
 * @param known the address that the page names anyway
 */
export function logLines(
  entries: readonly AdminEntry[],
  reader: Reader,
  { known = "", isAdmin = false }: { known?: string; isAdmin?: boolean } = {},
): Html[] {
  const { texts, words } = reader;
  const [kinds, actors] = [kindWords(texts), actorWords(texts)];
  return entries.map(({ kind, actor, userEmail: about, client: { ip, userAgent }, atMs, detail }) => {
    const details = Object.entries(detail).map((one) => detailWords(one, detail.how, reader));
    const whom = about !== "" && about !== known && markup`${DOT}${fact(personHtml(about, isAdmin))}`;
    const said = details.map((one) => one !== "" && markup`<span class="meta">${DOT}${fact(one)}</span>`);
    const where = ip !== "" && markup`${DOT}${fact(ip)}${DOT}${fact(agentHtml(userAgent, reader))}`;
    const by = actors[actor] ?? actor;
    const who = by !== "" && by !== about && markup`${DOT}${fact(words.say(texts.adminLogLive.byWhom, { name: by }))}`;
    const look = kind === SIGN_IN_FAILED ? "name failed" : "name";
    return markup`<li><div>${fact(markup`<span class="${look}">${kinds[kind] ?? kind}</span>`)}${whom}${said}</div><div class="meta">${fact(timeHtml(atMs, reader))}${where}${who}</div></li>`;
  });
}

/** Administrators find the person in the list of users, unless they are gone. */
const personHtml = (email: string, isAdmin: boolean): Html => {
  const name = markup`<bdi>${email}</bdi>`;
  return isAdmin ? markup`<a href="/admin/users?q=${encodeURIComponent(email)}">${name}</a>` : name;
};

/** What a browser calls itself, in few words; its title is what the browser sends. */
export const agentHtml = (userAgent: string, { texts, words }: Reader): Html =>
  markup`<span title="${userAgent}">${agentWordsIn(userAgent, texts.agentLive, words.say)}</span>`;

/** A detail in words. A detail without words of its own shows its value if that is text, or its name if it is true. */
function detailWords([name, value]: [string, unknown], how: unknown, reader: Reader): string | Html {
  const { signInsLive: texts } = reader.texts;
  if (name === "scopes") return scopeWords(String(value).split(" "), reader);
  if (name === "factor" && value === "app") return reader.texts.adminLive.appWithCodes;
  if (name === "how") return howWords(texts)[String(value)] ?? String(value);
  if (name === "why") return whyWords(texts)[String(value)] ?? String(value);
  if (name === "strong") return how === "passkey" ? "" : texts.secondFactor;
  if (name === "count") return reader.words.say(texts.times, { n: Number(value) });
  if (name === "administrator") return value === true ? texts.asAdministrator : "";
  if (value === true) return name;
  return typeof value === "string" && value !== "" ? markup`<bdi>${value}</bdi>` : "";
}

export function scopeWords(scopes: readonly string[], { texts: { tokensLive: live }, words }: Reader): string {
  const known: Record<string, string> = {
    create: live.tokenCreate,
    read: live.tokenRead,
    audit: live.tokenAudit,
    expire: live.tokenExpire,
    admin: live.tokenAdmin,
    "request:create": live.tokenAsk,
    "push:open": live.tokenOpen,
  };
  return words.list(scopes.map((scope) => known[scope] ?? scope));
}

const kindWords = ({ adminLogLive: texts, signInsLive }: Strings): Record<string, string> => ({
  signin: signInsLive.signedIn,
  "signin.failed": signInsLive.signInFailed,
  "signin.left_out": texts.leftOut,
  signout: texts.signOut,
  "user.added": texts.userAdded,
  "user.removed": texts.userRemoved,
  "user.disabled": texts.userDisabled,
  "user.enabled": texts.userEnabled,
  "user.made_administrator": texts.madeAdministrator,
  "user.no_administrator": texts.noAdministrator,
  "user.made_auditor": texts.madeAuditor,
  "user.no_auditor": texts.noAuditor,
  "user.suspended": texts.suspended,
  "user.admitted": texts.admitted,
  "user.linked": texts.linked,
  "user.vouched": texts.vouched,
  "user.joined_group": texts.joinedGroup,
  "user.left_group": texts.leftGroup,
  "user.unlinked": texts.unlinked,
  "second_factor.added": texts.factorAdded,
  "second_factor.removed": texts.factorRemoved,
  "second_factors.reset": texts.factorsReset,
  "recovery_codes.made": texts.codesMade,
  "user.invited": texts.invited,
  "invitation.withdrawn": texts.withdrawn,
  "user.ended": texts.accessEnded,
  "user.pushes_expired": texts.linksExpired,
  "session.ended": texts.sessionEnded,
  "password_link.made": texts.linkMade,
  "password.set": texts.passwordSet,
  "token.made": texts.tokenMade,
  "token.removed": texts.tokenRemoved,
  "settings.changed": texts.settingsChanged,
  "key_rotation.begun": texts.rotationBegun,
  "key_rotation.ended": texts.rotationEnded,
  "audit.exported": texts.exported,
  "backup.made": texts.backedUp,
  "backup.restored": texts.restored,
});

const actorWords = ({ adminLogLive: texts }: Strings): Record<string, string> => ({
  "command line": texts.commandLine,
  server: texts.server,
  setup: texts.bySetupCode,
  "sign-up": texts.bySigningUp,
  "password link": texts.byOneTimeLink,
  ldap: texts.directory,
  oidc: texts.companySignIn,
  provider: texts.companySignIn,
});

export const howWords = (texts: Strings["signInsLive"]): Record<string, string> => ({
  password: texts.byPassword,
  link: texts.byLink,
  setup: texts.bySetup,
  "sign-up": texts.bySignUp,
  ldap: texts.byDirectory,
  oidc: texts.byCompany,
  passkey: texts.byPasskey,
});

const whyWords = (texts: Strings["signInsLive"]): Record<string, string> => ({
  "wrong password": texts.wrongPassword,
  "wrong setup code": texts.wrongCode,
  "wrong password link": texts.wrongLink,
  "wrong current password": texts.wrongCurrent,
  "wrong second factor": texts.wrongFactor,
  "wrong passkey": texts.wrongPasskey,
  "too many guesses on known devices": texts.deviceGuesses,
  "directory unanswered": texts.unanswered,
});
