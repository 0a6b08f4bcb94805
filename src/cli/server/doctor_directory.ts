// doctor's checks of the company's directory: each server, its certificate, the account that looks people up,
// both bases, and whether the settings find a person there.

import { Log } from "../../base/log.ts";
import { isLoopbackHost } from "../../base/network.ts";
import { DAY_MS } from "../../base/clock.ts";
import type { Config } from "../../config/options.ts";
import type { Checked, Sample } from "../../capabilities/directory/index.ts";
import { about, type Finding } from "../findings.ts";
import { reasonOf } from "../terminal.ts";

const WARN_DAYS = 14;

const { ok, warn, fail } = about("ldap");

export async function* directorySignInFindings(config: Config): AsyncGenerator<Finding> {
  const { ldap } = config;
  if (ldap.url === undefined) return;
  try {
    const { ldapDirectory } = await import("../../capabilities/directory/index.ts");
    const directory = await ldapDirectory(ldap, new Log({ level: "error", format: "text", write: () => {} }));
    const groups = [...new Set([...ldap.allowedGroups, ...ldap.adminGroups, ...ldap.auditorGroups])];
    for (const checked of await directory.check(groups)) yield* findingsOf(checked, config);
  } catch (error) {
    yield fail(reasonOf(error));
  }
}

function* findingsOf({ url, problem, certificateUntil, sample, missing }: Checked, config: Config): Generator<Finding> {
  if (certificateUntil) {
    const days = Math.floor((certificateUntil.getTime() - Date.now()) / DAY_MS);
    const until = certificateUntil.toISOString().slice(0, 10);
    if (days < WARN_DAYS) yield warn(`${url}: its certificate expires in ${days} days, on ${until}.`);
  } else if (problem === null && !isLoopbackHost(new URL(url).hostname)) {
    yield warn(`${url}: passwords cross the network unencrypted. Leave ?starttls=off out.`);
  }
  if (problem !== null) return yield fail(`${url}: ${problem}.`);
  yield sampleFinding(url, sample, config);
  for (const group of missing) yield missingFinding(url, group, config);
}

function missingFinding(url: string, group: string, { ldap }: Config): Finding {
  const settings = {
    allowed_groups: ldap.allowedGroups,
    admin_groups: ldap.adminGroups,
    auditor_groups: ldap.auditorGroups,
  };
  const naming = Object.entries(settings).flatMap(([name, groups]) => (groups.includes(group) ? [`ldap.${name}`] : []));
  const where = ldap.groupBase === undefined ? "ldap.base" : "ldap.group_base";
  const see = `See ${naming.join(" and ")}.`;
  return warn(`${url}: there is no group ${group} below ${where}, so nobody is in it. ${see}`);
}

function sampleFinding(url: string, sample: Sample | null, { ldap }: Config): Finding {
  if (!sample) {
    const wanted = `${ldap.mailAttribute} and ${ldap.subjectAttribute}`;
    return warn(`${url}: nobody below ldap.base shows ${wanted}. May ldap.bind_dn read them?`);
  }
  if (!sample.isFound) return warn(`${url}: ldap.user_filter does not find ${sample.dn} by the e-mail address.`);
  const groups = sample.groups === 0 ? "in no group" : "with groups";
  return ok(`${url} answers as the settings expect, and finds people such as ${sample.dn}, ${groups}.`);
}
