// What `doctor` finds about the company's directory: each server, its certificate, the account that looks people up,
// both bases, and whether the settings find a person there.

import { Log } from "../../base/log.ts";
import { isLoopbackHost } from "../../base/network.ts";
import { DAY_MS } from "../../base/units.ts";
import type { Checked, Sample } from "../../capabilities/directory/index.ts";
import type { Config } from "../../config/options.ts";
import { fail, type Finding, ok, warn } from "../findings.ts";
import { reasonOf } from "../terminal.ts";

const WARN_DAYS = 14;

export async function directorySignInFindings(config: Config): Promise<Finding[]> {
  const { ldap } = config;
  if (ldap.url === undefined) return [];
  try {
    const { ldapDirectory } = await import("../../capabilities/directory/index.ts");
    const directory = await ldapDirectory(ldap, new Log({ level: "error", format: "text", write: () => {} }));
    const groups = [...new Set([...ldap.allowedGroups, ...ldap.adminGroups, ...ldap.auditorGroups])];
    return (await directory.check(groups)).flatMap((checked) => findingsOf(checked, config));
  } catch (error) {
    return [fail("ldap", reasonOf(error))];
  }
}

function findingsOf({ url, problem, certificateUntil, sample, missing }: Checked, config: Config): Finding[] {
  const findings: Finding[] = [];
  if (certificateUntil) {
    const days = Math.floor((certificateUntil.getTime() - Date.now()) / DAY_MS);
    const until = certificateUntil.toISOString().slice(0, 10);
    if (days < WARN_DAYS) findings.push(warn("ldap", `${url}: its certificate expires in ${days} days, on ${until}.`));
  } else if (problem === null && !isLoopbackHost(new URL(url).hostname)) {
    findings.push(warn("ldap", `${url}: passwords cross the network unencrypted. Leave ?starttls=off out.`));
  }
  if (problem !== null) return [...findings, fail("ldap", `${url}: ${problem}.`)];
  return [
    ...findings,
    sampleFinding(url, sample, config),
    ...missing.map((group) => missingFinding(url, group, config)),
  ];
}

function missingFinding(url: string, group: string, { ldap }: Config): Finding {
  const settings = {
    allowed_groups: ldap.allowedGroups,
    admin_groups: ldap.adminGroups,
    auditor_groups: ldap.auditorGroups,
  };
  const naming = Object.entries(settings).flatMap(([name, groups]) => (groups.includes(group) ? [`ldap.${name}`] : []));
  const where = ldap.groupBase === undefined ? "ldap.base" : "ldap.group_base";
  return warn(
    "ldap",
    `${url}: there is no group ${group} below ${where}, so nobody is in it. See ${naming.join(" and ")}.`,
  );
}

function sampleFinding(url: string, sample: Sample | null, { ldap }: Config): Finding {
  if (!sample) {
    const wanted = `${ldap.mailAttribute} and ${ldap.subjectAttribute}`;
    return warn("ldap", `${url}: nobody below ldap.base shows ${wanted}. May ldap.bind_dn read them?`);
  }
  if (!sample.isFound) {
    return warn("ldap", `${url}: ldap.user_filter does not find ${sample.dn} by the e-mail address.`);
  }
  const groups = sample.groups === 0 ? "in no group" : "with groups";
  return ok("ldap", `${url} answers as the settings expect, and finds people such as ${sample.dn}, ${groups}.`);
}
