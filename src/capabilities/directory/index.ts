// The company's directory: people sign in to this server with the passwords they have there.

import type { Clock } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import { certificatesIn } from "../../base/pem_file.ts";
import type { CompanySignIns } from "../../domain/sign_in/company.ts";
import type { IdentityStore } from "../../store/contract.ts";
import type { Capability } from "../capability.ts";
import { type DirectorySettings, LdapDirectory } from "./ldap_directory.ts";
import { DirectoryRechecks } from "./rechecks.ts";
import { DirectorySignIns } from "./sign_ins.ts";

export type { Checked, LdapDirectory, Sample } from "./ldap_directory.ts";

export interface DirectoryParts {
  people: CompanySignIns;
  identities: IdentityStore;
  clock: Clock;
}

/** @throws Error with a message for the administrator */
export async function loadDirectory(
  settings: DirectorySettings,
  log: Log,
): Promise<(parts: DirectoryParts) => Capability> {
  const directory = await ldapDirectory(settings, log);
  return ({ people, identities, clock }) => ({
    enter: () => {
      const common = { directory, people, rules: settings };
      // Without an account in the directory, this server may see fewer of a person's groups than at the person's own sign-in.
      const rechecks =
        settings.bindDn === undefined
          ? null
          : new DirectoryRechecks({ ...common, identities, clock, log, intervalMs: settings.recheckMs });
      return {
        directory: new DirectorySignIns(common),
        start: () => rechecks?.start(),
        stop: () => rechecks?.stop(),
      };
    },
  });
}

/** @throws Error with a message for the administrator */
export const ldapDirectory = async (settings: DirectorySettings, log: Log): Promise<LdapDirectory> =>
  new LdapDirectory(settings, { ca: await certificatesIn("ldap.ca_file", settings.caFile), log });
