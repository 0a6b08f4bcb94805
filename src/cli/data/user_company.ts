// `secretpush user explain`, `user link`, `user unlink` and `user vouch`: the access that the company's sign-in gives a
// person, and that person's account here.

import { iso } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";
import { Log } from "../../base/log.ts";
import type { LdapDirectory } from "../../capabilities/directory/index.ts";
import type { Config } from "../../config/options.ts";
import type { CompanyIdentities } from "../../domain/accounts/company_identities.ts";
import { namedGroups } from "../../domain/accounts/groups.ts";
import type { CompanyLinks, Linked } from "../../domain/sign_in/company_links.ts";
import { roleOf } from "../../model/account.ts";
import type { CompanyPerson } from "../../model/company.ts";
import { DIRECTORY_ISSUER, shownGroup } from "../../model/group.ts";
import { policyRoleOf } from "../../model/policy.ts";
import { isMember, limitsInForce } from "../../model/rules_by_group.ts";
import type { Domain } from "../../serve/domain.ts";
import { rulesByRoleOf } from "../../serve/limits.ts";
import { command } from "../command.ts";
import { type Cli, ioOf } from "../context.ts";
import { perform } from "../operate.ts";
import { columns, OperationFailed, UsageError } from "../terminal.ts";
import { ROLE_WORDS } from "./user_role.ts";

const WHERE = {
  "--ldap": "The person is in the directory.",
  "--issuer <url>": "The OpenID provider, as oidc.issuer names it.",
} as const;

interface Company {
  config: Config;
  domain: Domain;
  links: CompanyLinks;
  directory: LdapDirectory | null;
}

export const explain = command({
  name: "explain <name>",
  summary:
    "Show what happens when someone signs in: whether the directory finds them, their groups, role, account and limits.",
  options: { "--json": "Print JSON." },
  help: `
The name is what the person types to sign in: an email address or a user name. Nothing is changed.
Exit code 1 if this person could not sign in.`,
  examples: ["secretpush user explain ann@example.org --config /etc/secretpush/config.toml"],
  async run({ name }, cli) {
    const { config } = cli.settings();
    // Reads the data with this command's settings, even while a server is running.
    const { domain, parts, close } = await (
      await cli.backend()
    ).openHere(config, ioOf(cli.terminal), { upgrades: false });
    try {
      return await explanationOf({ config, domain, links: parts.links, directory: await directoryOf(cli) }, name);
    } finally {
      await close();
    }
  },
  show: (explained) => columns(linesOf(explained)),
  failed: ({ result }) => !result.signs_in,
});

export const link = command({
  name: "link <email>",
  summary: "Link an account to a person of the company's sign-in, who then signs in to it.",
  options: {
    ...WHERE,
    "--subject <subject>": "The person's permanent identifier there; with --ldap it is looked up.",
    "--name <name>": "Name to look up in the directory; default: the address of the account.",
  },
  examples: [
    "secretpush user link ann@example.org --ldap --name ann",
    "secretpush user link ann@example.org --issuer https://id.example.org --subject 248289761001",
  ],
  async run({ email, name, subject, ...where }, cli) {
    const issuer = issuerOf(where);
    if (issuer !== DIRECTORY_ISSUER && name !== undefined) throw new UsageError("--name goes with --ldap");
    if (issuer !== DIRECTORY_ISSUER && subject === undefined) throw new UsageError("--issuer needs --subject");
    const known = subject ?? (await subjectOf(cli, name ?? email));
    const { user, ended } = await perform(cli, "user.link", { email, issuer, subject: known });
    const lost = ended
      ? " No one had vouched for its address: its password, sessions, API tokens, second factors and webhooks ended."
      : "";
    return `${user.email} is linked to ${known} of ${placeOf(issuer)}.${lost}\n`;
  },
});

export const vouch = command({
  name: "vouch [email...]",
  summary: "Confirm that accounts belong to the people whose addresses they have.",
  options: { "--all": "All existing accounts." },
  help: `
Someone who signed up, or was here before this version, may have created an account with another person's address. When
the company's sign-in verifies that address for its owner, the owner gets the account, and everything that would let
others use it ends: password, sessions, API tokens, second factors, webhooks. Vouch for accounts that should keep them.`,
  examples: ["secretpush user vouch ann@example.org bob@example.org", "secretpush user vouch --all"],
  async run({ email: emails, all }, cli) {
    if ((all === true) === emails.length > 0) throw new UsageError("name accounts or pass --all, and not both");
    return perform(cli, "user.vouch", { emails: all ? null : emails });
  },
  show: (count) =>
    count === 0
      ? "All of them were vouched for already.\n"
      : `${count === 1 ? "1 account is" : `${count} accounts are`} vouched for now.\n`,
});

export const unlink = command({
  name: "unlink <email>",
  summary: "Unlink an account from the company's sign-in; ends its sessions and API tokens.",
  options: WHERE,
  examples: ["secretpush user unlink ann@example.org --ldap"],
  async run({ email, ...where }, cli) {
    const issuer = issuerOf(where);
    const { email: address } = await perform(cli, "user.unlink", { email, issuer });
    return `${address} is no longer linked to anyone of ${placeOf(issuer)}. All its sessions and API tokens ended.\n`;
  },
});

function issuerOf({ ldap, issuer }: { ldap: true | undefined; issuer: string | undefined }): string {
  if ((ldap === true) === (issuer !== undefined)) throw new UsageError("pass --ldap or --issuer, and not both");
  return issuer ?? DIRECTORY_ISSUER;
}

const placeOf = (issuer: string): string => (issuer === DIRECTORY_ISSUER ? "the directory" : issuer);

/** Null if no directory is configured. If one of its servers does not answer, the reason goes to standard error. */
async function directoryOf({ settings, terminal }: Cli): Promise<LdapDirectory | null> {
  const { ldap } = settings().config;
  if (ldap.url === undefined) return null;
  const { ldapDirectory } = await import("../../capabilities/directory/index.ts");
  return ldapDirectory(ldap, new Log({ level: "warn", format: "text", write: terminal.stderr }));
}

async function subjectOf(cli: Cli, name: string): Promise<string> {
  const directory = await directoryOf(cli);
  if (!directory) throw new OperationFailed("no directory is configured: set ldap.url");
  const found = await directory.find(name);
  if (!found) throw new OperationFailed(`the directory has no one, or more than one, by the name ${name}`);
  return found.subject;
}

async function explanationOf(company: Company, name: string) {
  const { config, domain, directory } = company;
  let person: CompanyPerson | null = null;
  let refusal = "";
  try {
    person = (await directory?.find(name)) ?? null;
  } catch (error) {
    refusal = reasonOf(error);
  }
  const own = person && (await company.links.whoIs(person));
  const linked = await company.links.of(own?.email ?? person?.email ?? name);
  const password = passwordOf(linked, config.localSignIn);
  return {
    name,
    account: linked && {
      id: linked.user.id,
      email: linked.user.email,
      role: roleOf(linked.user),
      disabled: linked.user.disabled,
      suspended: linked.user.suspended,
    },
    password,
    identities: (linked?.identities ?? []).map(({ issuer, subject, groups, seenAtMs }) => ({
      issuer,
      subject,
      groups: groups.map(shownGroup),
      seen_at: iso(seenAtMs),
    })),
    // Null if no directory is configured.
    directory: directory && {
      found: person !== null,
      ...(person && {
        subject: person.subject,
        email: person.email,
        email_trusted: person.emailVerified,
        groups: person.groups.map(shownGroup),
      }),
    },
    ...(await standingOf(linked, person, { identities: domain.company, config })),
    result: await resultOf(company, person, { hasDirectory: directory !== null, linked, password, refusal }),
  };
}

/** The person's groups, and the limits that bind them. What the directory says now overrides what it said before. */
async function standingOf(
  linked: Linked | null,
  person: CompanyPerson | null,
  { identities, config }: { identities: CompanyIdentities; config: Config },
) {
  const known = linked === null ? [] : await identities.groupsOf(linked.user.id);
  const memberships = person ? [...known.filter(({ issuer }) => issuer !== person.issuer), person] : known;
  const rules = rulesByRoleOf(config);
  const theirs = rules.groups.filter((policy) => isMember(memberships, policy.name));
  const role = policyRoleOf(linked === null ? "user" : roleOf(linked.user));
  const made = namedGroups(memberships).flatMap(({ name, from }) => (from === "here" ? name : []));
  const isKnown = linked !== null || person !== null;
  return { groups_here: made, limits: isKnown ? limitsInForce(rules.under(role, theirs).pushes) : [] };
}

type Explanation = Awaited<ReturnType<typeof explanationOf>>;
/** Whether the person can sign in with a password of this server. */
type Password = "signs in" | "none" | "not allowed";

async function resultOf(
  company: Company,
  person: CompanyPerson | null,
  given: { hasDirectory: boolean; linked: Linked | null; password: Password; refusal: string },
): Promise<{ signs_in: boolean; because: string }> {
  const { config, domain } = company;
  const { hasDirectory, linked, password, refusal } = given;
  const refusals = refusal === "" ? [] : [refusal];
  const ways = [
    person && { who: person, rules: config.ldap, by: "the directory" },
    knownAtProvider(config.oidc, linked),
  ];
  for (const way of ways) {
    if (!way) continue;
    try {
      const { user, email, role, endsOthers } = await domain.people.preview(way.who, way.rules);
      const account = user ? `the account ${email}` : `a new account ${email}`;
      const ends = endsOthers
        ? "; no one vouches for this address, so its password, sessions and API tokens end then: see secretpush user vouch --help"
        : "";
      return { signs_in: true, because: `signs in through ${way.by} to ${account}, as ${ROLE_WORDS[role]}${ends}` };
    } catch (error) {
      refusals.push(reasonOf(error));
    }
  }
  if (password === "signs in") return { signs_in: true, because: "signs in with a password of this server" };
  if (hasDirectory && !person && refusal === "") {
    refusals.push("The directory has no one, or more than one, by this name.");
  }
  return { signs_in: false, because: refusals[0] ?? "There is no account here that this name signs in to." };
}

/** A provider reveals a person's groups only at a sign-in, so the groups of the last sign-in are used. */
function knownAtProvider(provider: Config["oidc"], linked: Linked | null) {
  const known = linked?.identities.find(({ issuer }) => issuer === provider.issuer);
  if (!linked || !known) return null;
  const { issuer, subject, groups } = known;
  const who: CompanyPerson = { issuer, subject, groups, email: linked.user.email, emailVerified: false };
  return { who, rules: provider, by: `${issuer}, with the groups of the last sign-in,` };
}

function passwordOf(linked: Linked | null, localSignIn: Config["localSignIn"]): Password {
  if (!linked?.hasPassword) return "none";
  const { admin, disabled, suspended } = linked.user;
  const isAllowed = localSignIn === "all" || (localSignIn === "admins" && admin);
  return isAllowed && !disabled && !suspended ? "signs in" : "not allowed";
}

/** @throws the error itself if its message is not for administrators */
function reasonOf(error: unknown): string {
  if (error instanceof AppError) return error.message;
  throw error;
}

function linesOf({ account, password, identities, directory, groups_here, limits, result }: Explanation): string[][] {
  const list = (names: readonly string[]): string => (names.length === 0 ? "none" : names.join("; "));
  const states = account && [account.disabled && "disabled", account.suspended && "suspended"].filter(Boolean);
  return [
    ["account", account ? [account.email, account.role, ...(states ?? [])].join(", ") : "none"],
    ["password", password === "none" ? "none of this server" : `of this server: ${password}`],
    ...identities.map(({ issuer, subject, groups, seen_at }) => [
      "linked",
      `to ${subject} of ${placeOf(issuer)}; at ${seen_at} in the groups: ${list(groups)}`,
    ]),
    ["directory", directoryWords(directory)],
    ...(directory?.groups ? [["groups", list(directory.groups)]] : []),
    ...(groups_here.length > 0 ? [["groups here", list(groups_here)]] : []),
    ...limits.map(({ setting, value }) => ["limit", `${setting} = ${value}`]),
    ["result", result.signs_in ? result.because : `refused: ${result.because}`],
  ];
}

function directoryWords(directory: Explanation["directory"]): string {
  if (!directory) return "none is configured";
  if (!directory.found) return "finds no one";
  const { subject, email, email_trusted: isTrusted } = directory;
  return `finds ${subject} with ${email === null ? "no email address" : `${email}, ${isTrusted ? "trusted" : "not trusted"}`}`;
}
