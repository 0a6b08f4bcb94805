// doctor's checks of the other services that the settings name: the OpenID provider, the company's directory, the virus
// scanner, and the server that this one has replaced.

import { DAY_MS } from "../../base/clock.ts";
import { connectionFailure } from "../../base/connection_failure.ts";
import { Log } from "../../base/log.ts";
import { isLoopbackHost } from "../../base/network.ts";
import type { Checked, Sample } from "../../capabilities/directory/index.ts";
import type { Config } from "../../config/options.ts";
import { parseClamd } from "../../config/types/addresses.ts";
import { ENDS_SOON_MS } from "../../model/condition.ts";
import { about, type Finding } from "../findings.ts";
import { reasonOf } from "../terminal.ts";

/** Half of the clock difference that is allowed for ID tokens. */
const NOTABLE_SKEW_MS = 30_000;
const PATIENCE_MS = 10_000;
const OLD_SIGNATURES_DAYS = 7;

export async function* oidcFindings(config: Config): AsyncGenerator<Finding> {
  const { issuer, clientId = "", groupsClaim, scopes } = config.oidc;
  if (issuer === undefined) return;
  const { ok, warn, fail } = about("sign-in");
  const { oidcProvider, OIDC_PATHS } = await import("../../capabilities/oidc/index.ts");
  const provider = await oidcProvider(config, false);
  const { skewMs, sendsBack, takesSecret, offersSignOut, offersGroups } = await provider.examine();
  const there = `${config.baseUrl}${OIDC_PATHS.callback}`;
  yield ok(`${issuer} answers, and describes itself as this issuer.`);
  if (sendsBack === null) {
    yield ok(
      `It shows its own page, so doctor cannot tell whether it knows ${clientId} and the redirect address ${there}: sign in to find out.`,
    );
  } else if (sendsBack) yield ok(`It knows ${clientId} and sends people back to ${there}.`);
  else {
    const known = `does it know the client ${clientId}, with this redirect address?`;
    yield fail(`It sends no one back to ${there}: ${known}`);
  }
  if (takesSecret === null) {
    yield ok("It does not say whether oidc.client_secret is right, so doctor cannot tell: sign in to find out.");
  } else if (takesSecret) yield ok("It accepts oidc.client_secret.");
  else {
    const why = "the secret is wrong or missing, or has expired. No one can sign in";
    yield fail(`It does not accept ${clientId} with oidc.client_secret (invalid_client): ${why}.`);
  }
  if (offersGroups) {
    yield warn(
      `The settings name groups, but oidc.scopes does not ask for the scope ${groupsClaim}, which the provider offers. Without it, many providers send no groups: set oidc.scopes = "${scopes} ${groupsClaim}".`,
    );
  }
  yield offersSignOut
    ? ok(`It offers sign-out. The address here for its back-channel logout is ${config.baseUrl}${OIDC_PATHS.logout}.`)
    : warn("It offers no sign-out at an https:// address, so people who sign out here stay signed in there.");
  if (skewMs === null) return;
  const seconds = Math.round(skewMs / 1_000);
  yield Math.abs(seconds) * 1_000 > NOTABLE_SKEW_MS
    ? fail(`This host's clock and the provider's differ by ${Math.abs(seconds)} seconds: synchronise both.`)
    : ok("Its clock agrees with this host's.");
}

const ldapIs = about("ldap");

export async function* directorySignInFindings(config: Config): AsyncGenerator<Finding> {
  const { ldap } = config;
  if (ldap.url === undefined) return;
  const { ldapDirectory } = await import("../../capabilities/directory/index.ts");
  const directory = await ldapDirectory(ldap, new Log({ level: "error", format: "text", write: () => {} }));
  const groups = [...new Set([...ldap.allowedGroups, ...ldap.adminGroups, ...ldap.auditorGroups])];
  for (const checked of await directory.check(groups)) yield* findingsOf(checked, config);
}

function* findingsOf({ url, problem, certificateUntil, sample, missing }: Checked, config: Config): Generator<Finding> {
  if (certificateUntil) {
    const leftMs = certificateUntil.getTime() - Date.now();
    const until = certificateUntil.toISOString().slice(0, 10);
    if (leftMs < ENDS_SOON_MS) {
      yield ldapIs.warn(`${url}: its certificate expires in ${Math.floor(leftMs / DAY_MS)} days, on ${until}.`);
    }
  } else if (problem === null && !isLoopbackHost(new URL(url).hostname)) {
    yield ldapIs.warn(`${url}: passwords cross the network unencrypted. Remove ?starttls=off.`);
  }
  if (problem !== null) return yield ldapIs.fail(`${url}: ${problem}.`);
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
  return ldapIs.warn(`${url}: there is no group ${group} below ${where}, so no one is in it. ${see}`);
}

function sampleFinding(url: string, sample: Sample | null, { ldap }: Config): Finding {
  if (!sample) {
    const wanted = `${ldap.mailAttribute} and ${ldap.subjectAttribute}`;
    return ldapIs.warn(`${url}: no one below ldap.base shows ${wanted}. Check that ldap.bind_dn may read both.`);
  }
  if (!sample.isFound) return ldapIs.warn(`${url}: ldap.user_filter does not find ${sample.dn} by the email address.`);
  const groups = sample.groups === 0 ? "in no group" : "with groups";
  return ldapIs.ok(`${url} answers as the settings expect, and finds people such as ${sample.dn}, ${groups}.`);
}

export async function* scannerFindings({ files: { scan } }: Config): AsyncGenerator<Finding> {
  if (scan === undefined) return;
  const { ok, warn, fail } = about("scanner");
  const { tryScan, versionOf } = await import("../../capabilities/virus_scan/clamd.ts");
  let version: string;
  try {
    version = await versionOf(parseClamd(scan), PATIENCE_MS);
  } catch (error) {
    return yield fail(
      `${scan} does not answer (${reasonOf(error)}), so files are refused: start clamd, and let this server's user read its socket.`,
    );
  }
  try {
    await tryScan(parseClamd(scan), PATIENCE_MS);
    const days = Math.floor((Date.now() - Date.parse(version.split("/")[2] ?? "")) / DAY_MS);
    yield days > OLD_SIGNATURES_DAYS
      ? warn(`${scan} answers (${version}), but its signatures are ${days} days old: bring them up to date.`)
      : ok(`${scan} answers: ${version}.`);
  } catch (error) {
    yield fail(
      `${scan} answers (${version}), but does not scan files (${reasonOf(error)}), so they are refused: see its log.`,
    );
  }
}

export async function* previousServerFindings({ previousServer }: Config): AsyncGenerator<Finding> {
  if (previousServer === undefined) return;
  const { ok, fail } = about("previous");
  const otherwise =
    "Its links are redirected there: start that server, or remove previous_server once its last link has expired.";
  try {
    const answer = await fetch(`${previousServer}/up`, {
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    yield answer.ok
      ? ok(`${previousServer} answers. Its links are redirected there.`)
      : fail(`${previousServer}/up answers with status ${answer.status}. ${otherwise}`);
  } catch (error) {
    yield fail(
      `${previousServer} cannot be reached from here (${connectionFailure(error) ?? reasonOf(error)}). ${otherwise}`,
    );
  }
}
