// Conditions in words: in English for the log, commands and the API, and in a reader's language for pages and mails.

import type { Words } from "../../static/scripts/shared/words.ts";
import { type Strings, textsIn } from "../../static/texts.ts";
import { iso } from "../base/clock.ts";
import { type Condition, type SaidCondition, sayCondition } from "../model/condition.ts";

export const inEnglish = (condition: Condition): SaidCondition => sayCondition(condition, textsIn("en"));

export function inWords(condition: Condition, texts: Strings, { date, size, isolated, say }: Words): SaidCondition {
  const known = knownIn(texts);
  return sayCondition(condition, texts, {
    counted: (text, n) => say(text, { n }),
    date: (ms) => isolated(date(iso(ms), "UTC")),
    size,
    text: (value, name) => isolated((name === "by" || name === "guessed" ? known[value] : undefined) ?? value),
  });
}

/** Values that are words of this program: what was guessed, and who appointed an administrator. */
const knownIn = ({ conditionWords: words, adminLogLive: log }: Strings): Readonly<Record<string, string>> => ({
  passphrases: words.passphrases,
  passwords: words.passwords,
  "second factors": words.second_factors,
  passkeys: words.passkeys,
  "command line": log.commandLine,
  server: log.server,
  setup: log.bySetupCode,
  ldap: log.directory,
  oidc: log.companySignIn,
  provider: log.companySignIn,
});
