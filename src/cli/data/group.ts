// `secretpush group …`: groups for policies, made here by administrators. The company's sign-in has its own groups.

import { normalEmail } from "../../model/mailbox.ts";
import { command } from "../command.ts";
import type { Cli } from "../context.ts";
import { counted } from "../figures.ts";
import { perform } from "../operate.ts";
import { columns, UsageError } from "../terminal.ts";

const list = command({
  name: "list [group]",
  summary: "List the groups that were made here, or the members of one.",
  options: { "--json": "Print a JSON array." },
  examples: ["secretpush group list", "secretpush group list contractors"],
  async run({ group }, cli) {
    if (group !== undefined) return { group, members: await perform(cli, "group.members", { group }) };
    const policies = policiesOf(cli);
    const made = await perform(cli, "group.list", {});
    return { groups: made.map(({ name, n }) => ({ name, members: n, policy: policies.includes(name) })) };
  },
  show: (found) => {
    if (found.members) return found.members.map((email) => `${email}\n`).join("");
    const rows = found.groups.map(({ name, members, policy }) => [
      name,
      String(members),
      policy ? `policy.group.${name}` : "none",
    ]);
    return rows.length === 0 ? "" : columns([["GROUP", "MEMBERS", "POLICY"], ...rows]);
  },
  json: (found) => found.members ?? found.groups,
  note: (found, { json }) =>
    json || (found.members ?? found.groups).length > 0
      ? ""
      : found.members
        ? `No one is in a group ${found.group} that was made here.\n`
        : "There are no groups yet: secretpush group add GROUP EMAIL makes one.\n",
});

const add = command({
  name: "add <group> [email...]",
  summary: "Add accounts to a group, which is created if necessary.",
  help: `
The group's policy applies at once to the accounts and to all their sessions and API tokens. A group exists as long
as it has members. Its name is case-sensitive.`,
  examples: ["secretpush group add contractors ann@example.org bob@example.org"],
  async run({ group, email }, cli) {
    const emails = eachOnce(email);
    const { name, joined } = await perform(cli, "group.add", { group, emails });
    const policies = policiesOf(cli);
    const alike = policies.find((one) => one.toLowerCase() === name.toLowerCase());
    return { name, joined, known: emails.length - joined, hasPolicy: policies.includes(name), alike };
  },
  show: ({ name, joined, known }) =>
    `${counted(joined, "account is", "accounts are")} in the group ${name} now${known > 0 ? `; ${known} had been in it before` : ""}.\n`,
  note: ({ name, hasPolicy, alike }) => {
    if (hasPolicy) return "";
    return alike === undefined
      ? `No policy names this group yet: write ${tableOf(name)} with its limits into the config file.\n`
      : `There is a policy for a different group, ${alike}: names are compared exactly.\n`;
  },
});

const remove = command({
  name: "remove <group> [email...]",
  summary: "Remove accounts from a group that was made here.",
  help: `
The group's policy no longer applies to these accounts. A group without members no longer exists; its policy stays in
the settings.`,
  examples: ["secretpush group remove contractors ann@example.org"],
  run: async ({ group, email }, cli) => perform(cli, "group.remove", { group, emails: eachOnce(email) }),
  show: (count, { group }) =>
    `${counted(count, "account is", "accounts are")} no longer in the group ${group.trim()}.\n`,
});

export const group = command({
  name: "group",
  summary: "Manage the groups of accounts that policies name; works while the server runs.",
  commands: [list, add, remove],
});

const policiesOf = ({ settings }: Cli): string[] => settings().config.policy.group.map(({ name }) => name);

/** The table of a group's policy, as TOML spells it. */
const tableOf = (name: string): string => `[policy.group.${/^[\w-]+$/.test(name) ? name : JSON.stringify(name)}]`;

/** @throws UsageError if there is none */
function eachOnce(emails: readonly string[]): string[] {
  if (emails.length === 0) throw new UsageError("name at least one account by its address");
  return [...new Set(emails.map(normalEmail))];
}
