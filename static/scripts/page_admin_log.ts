// The administrators' log, newest first, by person and kind.

import "./sections.ts";
import { any, button, complain, element, input, make, onSubmit, refill, request, say, textsOf, waitOn } from "./dom.ts";
import { failureOf, type LogLine, logLine, SIGN_IN_WORDS } from "./log_entries.ts";

interface Page {
  entries: LogLine[];
  /** Where the next page begins; null at the end. */
  next: number | null;
}

const texts = textsOf("adminLogLive");
const KIND_WORDS: Record<string, string> = {
  ...SIGN_IN_WORDS,
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
};
const ACTOR_WORDS: Record<string, string> = {
  "command line": texts.commandLine,
  server: texts.server,
  setup: texts.bySetupCode,
  "sign-up": texts.bySigningUp,
  "password link": texts.byOneTimeLink,
  ldap: texts.directory,
  oidc: texts.companySignIn,
  provider: texts.companySignIn,
};

const list = any("entries");
const person = input("person");
const kind = element("kind", HTMLSelectElement);
/** Where the page that is shown began, and those before it; null: with the newest. */
let begun: Array<number | null> = [null];
let next: number | null = null;
/** Counts the questions, so that a late answer does not replace that of a newer one. */
let asked = 0;

async function show(): Promise<void> {
  const question = (asked += 1);
  const query = new URLSearchParams();
  if (person.value.trim() !== "") query.set("person", person.value.trim());
  if (kind.value !== "") query.set("kind", kind.value);
  const before = begun.at(-1) ?? null;
  if (before !== null) query.set("before", String(before));
  const answer = await waitOn(list, request<Page>("GET", `/admin/data/log?${query.toString()}`));
  if (question !== asked) return;
  const failure = failureOf(answer);
  complain(any("problem"), failure);
  if (failure !== "") return;
  next = answer.body.next;
  const lines = answer.body.entries.map(line);
  refill(list, lines.length > 0 ? lines : [noLines()]);
  any("pager").hidden = begun.length === 1 && next === null;
  button("newer").disabled = begun.length === 1;
  button("older").disabled = next === null;
}

function line(entry: LogLine): HTMLElement {
  const by = ACTOR_WORDS[entry.by] ?? entry.by;
  const made = logLine(entry, KIND_WORDS, by === "" || by === entry.about ? [] : [say(texts.byWhom, { name: by })]);
  if (entry.about !== "") made.firstElementChild?.append(make("bdi", { className: "meta" }, ` · ${entry.about}`));
  return made;
}

function noLines(): HTMLElement {
  const all = make("button", { type: "button", className: "quiet" }, texts.showAll);
  all.addEventListener("click", () => {
    person.value = kind.value = "";
    void showNewest();
  });
  return make("li", { className: "empty" }, make("p", { className: "meta" }, texts.noEntries), all);
}

function showNewest(): Promise<void> {
  begun = [null];
  return show();
}

kind.append(...Object.entries(KIND_WORDS).map(([value, word]) => make("option", { value }, word)));
kind.addEventListener("change", () => void showNewest());
onSubmit("filter", showNewest);
button("newer").addEventListener("click", () => {
  begun.pop();
  void show();
});
button("older").addEventListener("click", () => {
  begun.push(next);
  void show();
});
void show();
