// An entry of the administrators' log as a line of a list.

import { say, textsOf } from "./dom.ts";
import { behind, type LogLine, logLine, SIGN_IN_WORDS } from "./log_entries.ts";

const texts = textsOf("adminLogLive");
export const KIND_WORDS: Record<string, string> = {
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

/** @param known the address that the page names anyway */
export function adminLogLine(entry: LogLine, known = ""): HTMLElement {
  const by = ACTOR_WORDS[entry.by] ?? entry.by;
  const made = logLine(entry, KIND_WORDS, by === "" || by === entry.about ? [] : [say(texts.byWhom, { name: by })]);
  if (entry.about !== "" && entry.about !== known) made.firstElementChild?.append(behind(entry.about));
  return made;
}
