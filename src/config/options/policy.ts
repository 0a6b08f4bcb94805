// The policies: limits on what a role may push, beyond the limits for everyone. The same settings exist for people without an account,
// for users, for administrators and auditors, and for members of groups.

import { isGroupName, MAX_GROUP_CHARACTERS } from "../../model/group.ts";
import type { GroupPolicy } from "../../model/policy.ts";
import { camel, InvalidFields, InvalidValue, inTable, shown, type Table, typed } from "../setting.ts";
import { networks } from "../types/addresses.ts";
import { boolean, bytes, integer, isTable, someOf, tablesIn } from "../types/plain.ts";
import { DAYS, VIEWS } from "./kinds.ts";

/** The range for a minimum that a policy sets. A run such as aaaa or 1234 counts as two characters. */
const PASSPHRASE_LENGTH = { min: 1, max: 64 };

const limitsOf = (who: string) =>
  ({
    kinds: someOf(["text", "url", "file", "qr"]).doc(
      `Kinds that ${who} may share, of those that are switched on. If file is not among them, uploads are refused. If not set, all of them.`,
    ),
    expire_after_days_default: integer(DAYS).doc(
      `Days that a link created by ${who} lives unless the sender chooses otherwise. If not set, the default of its kind, within the limits of the policy.`,
    ),
    expire_after_days_min: integer(DAYS).doc(
      `Fewest days that a link created by ${who} may live, whatever its kind; shorter durations are refused too. If not set, the minimum of its kind.`,
    ),
    expire_after_days_max: integer(DAYS).doc(
      `Most days that a link created by ${who} may live, whatever its kind. If not set, the maximum of its kind.`,
    ),
    expire_after_views_default: integer(VIEWS).doc(
      `Views that a link created by ${who} allows unless the sender chooses otherwise. If not set, the default of its kind, within the limits of the policy.`,
    ),
    expire_after_views_min: integer(VIEWS).doc(
      `Fewest views that a link created by ${who} may allow, whatever its kind. If not set, the minimum of its kind.`,
    ),
    expire_after_views_max: integer(VIEWS).doc(
      `Most views that a link created by ${who} may allow, whatever its kind. If not set, the maximum of its kind.`,
    ),
    max_file_bytes: bytes({ min: "1 KiB", max: "1 TiB" }).doc(
      `Largest file that ${who} may upload. If not set, upload.max_file_bytes.`,
    ),
    passphrase_required: boolean({ default: false }).doc(
      `Whether each link created by ${who} must have a passphrase, even if policy.passphrase_required is false.`,
    ),
    passphrase_min_length: integer({ default: 1, ...PASSPHRASE_LENGTH }).doc(
      `Minimum length of a passphrase that ${who} set, if greater than policy.passphrase_min_length.`,
    ),
    cover_required: boolean({ default: false }).doc(
      `Whether each link created by ${who} stays covered until the reader taps it, even if policy.cover_required is false.`,
    ),
    e2e_required: boolean({ default: false }).doc(
      `Whether ${who} may create only links that are end-to-end encrypted, whatever e2e says.`,
    ),
    recipients_required: boolean({ default: false }).doc(
      `Whether each link and request created by ${who} must name recipients, even if recipients.required is false.`,
    ),
    outsiders: boolean({ default: true }).doc(
      `Whether ${who} may address links and requests to people who prove their address with an emailed code. false: only to people whom the company's sign-in recognises.`,
    ),
  }) satisfies Table;

const ofRole = <const Role extends string>(role: Role, who: string) => inTable(`policy.${role}`, limitsOf(who));

const MAX_GROUPS = 100;

/** @param fields what the table of a group may contain */
const groupPolicies = (fields: Table) =>
  typed<readonly GroupPolicy[]>(
    "policies",
    "json",
    "tables such as [policy.group.contractors] in the file, or one JSON object",
    (raw) => {
      const tables = tablesIn(raw);
      const faults: string[] = [];
      const read = Object.entries(tables).map(([name, table]) => policyOf(name, table, fields, faults));
      if (read.length > MAX_GROUPS) faults.push(`: at most ${MAX_GROUPS} groups can have a policy`);
      if (faults.length > 0) throw new InvalidFields(faults);
      return read;
    },
  );

/** Adds each fault to `faults`, as a continuation of the setting's name. */
function policyOf(name: string, table: unknown, fields: Table, faults: string[]): GroupPolicy {
  const complain = (problem: string): void => void faults.push(`.${name}${problem}`);
  const limits: Record<string, unknown> = {};
  if (!isGroupName(name)) {
    complain(
      `: the name must have 1 to ${MAX_GROUP_CHARACTERS} characters, with no space around them and no control character`,
    );
  }
  if (!isTable(table)) complain(` must be a table: write [policy.group.${name}] above its fields`);
  for (const [field, raw] of isTable(table) ? Object.entries(table) : []) {
    const type = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (!type) {
      complain(`.${field} is not a field of a group's policy: write one of ${Object.keys(fields).join(", ")}`);
      continue;
    }
    try {
      limits[camel(field)] = type.read(raw);
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      complain(`.${field} ${shown(raw)} ${error.message}: write ${type.allowed()}`);
    }
  }
  return Object.freeze({ name, limits: Object.freeze(limits) });
}

export const POLICY = {
  "policy.passphrase_required": boolean({ default: false }).doc(
    "Whether each link must have a passphrase, no matter who creates it.",
  ),
  "policy.passphrase_min_length": integer({ default: 1, ...PASSPHRASE_LENGTH }).doc(
    "Minimum length of a passphrase, in characters; a run such as aaaa or 1234 counts as two characters. For links that are end-to-end encrypted, only the sender's program can check this.",
  ),
  "policy.cover_required": boolean({ default: false }).doc(
    "Whether each opened secret stays covered until the reader taps it, no matter who creates the link.",
  ),
  "policy.anonymous.networks": networks({ default: [] }).doc(
    "Networks from which people without an account may create links; none: any network.",
  ),
  ...ofRole("anonymous", "people without an account"),
  ...ofRole("user", "users"),
  ...ofRole("admin", "administrators and auditors"),
  "policy.group": groupPolicies(limitsOf("members of the group"))({ default: [] }).doc(
    "Limits for members of groups, each a table such as [policy.group.contractors] with the fields of policy.user. Of all limits that apply to someone, the strictest counts.",
  ),
};
