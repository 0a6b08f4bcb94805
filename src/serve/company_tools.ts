// The company's sign-in for commands: how accounts are linked to people there, and the access that a person would get.

import type { Clock } from "../base/clock.ts";
import { Log } from "../base/log.ts";
import type { LdapDirectory } from "../capabilities/directory/index.ts";
import type { Config } from "../config/options.ts";
import { CompanyLinks } from "../domain/sign_in/company_links.ts";
import { CompanySignIns } from "../domain/sign_in/company.ts";
import type { CompanyRules } from "../model/company.ts";
import type { Store } from "../store/index.ts";

export interface CompanyTools {
  links: CompanyLinks;
  /** Null if none is configured. If one of its servers does not answer, the reason goes to standard error. */
  directory: () => Promise<LdapDirectory | null>;
  directoryRules: CompanyRules;
  /** The OpenID provider that is configured. */
  provider: { issuer: string; rules: CompanyRules } | null;
  localSignIn: Config["localSignIn"];
  preview: CompanySignIns["preview"];
}

export function companyTools(
  config: Config,
  io: { stderr: (text: string) => void },
  { store, clock }: { store: Store; clock: Clock },
): CompanyTools {
  const { accounts, identities } = store;
  const log = new Log({ level: "warn", format: "text", write: io.stderr });
  // A command never begins a session.
  const sessions = { begin: () => Promise.reject(new Error("a command signs nobody in")) };
  const { ldap, oidc } = config;
  const people = new CompanySignIns({ accounts, identities, sessions, clock, log });
  return {
    links: new CompanyLinks({ accounts, identities, clock }),
    directory: async () =>
      ldap.url === undefined ? null : (await import("../capabilities/directory/index.ts")).ldapDirectory(ldap, log),
    directoryRules: ldap,
    provider: oidc.issuer === undefined ? null : { issuer: oidc.issuer, rules: oidc },
    localSignIn: config.localSignIn,
    preview: (person, rules) => people.preview(person, rules),
  };
}
