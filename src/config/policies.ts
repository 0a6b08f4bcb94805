// Finds policies that contradict each other or other settings. Administrators rely on the policies that they write, so the server
// refuses to start with a contradiction.

import { formatBytes } from "../base/units.ts";
import { type GroupPolicy, POLICY_ROLES, policyFor, type PolicyRole } from "../model/policy.ts";
import { type Kind, KINDS } from "../model/push.ts";
import type { PushRules } from "../model/rules.ts";
import { rangesOf } from "../model/rules_by_role.ts";
import type { Config, Origins } from "./options.ts";
import { rulesByRoleOf } from "./push_rules.ts";

/** One sentence for each contradiction. */
export const policyProblems = (config: Config, origins: Origins): string[] =>
  POLICY_ROLES.flatMap((role) =>
    kindProblems(role, config).concat(
      rangeProblems(role, "Days", config),
      rangeProblems(role, "Views", config),
      fileProblems(role, config),
      loosened(role, config, origins),
    ),
  );

function allowedKinds(role: PolicyRole, config: Config): Kind[] {
  const { kinds = KINDS } = config.policy[role];
  const isOn = {
    text: true,
    url: config.enableUrlPushes,
    qr: config.enableQrPushes,
    file: config.enableFilePushes && !(role === "anonymous" && config.fileAttachmentsRequireAuthentication),
  };
  return KINDS.filter((kind) => isOn[kind] && kinds.includes(kind));
}

function kindProblems(role: PolicyRole, config: Config): string[] {
  const { kinds, e2eRequired } = config.policy[role];
  const problems: string[] = [];
  if (allowedKinds(role, config).length === 0 && kinds !== undefined) {
    const needsAccount = role === "anonymous" && kinds.includes("file") && config.enableFilePushes;
    problems.push(
      needsAccount
        ? `policy.${role}.kinds (${kinds.join(", ")}) leaves nothing to push, because files need an account: set file_attachments_require_authentication = false, or add another kind.`
        : `policy.${role}.kinds (${kinds.join(", ")}) leaves nothing to push, because none of these kinds is switched on: add another kind, or switch one on.`,
    );
  }
  if (e2eRequired && config.e2e === "off") {
    problems.push(`policy.${role}.e2e_required is true, but e2e is off: set e2e = "offered", or remove one of them.`);
  }
  return problems;
}

function rangeProblems(role: PolicyRole, unit: "Days" | "Views", config: Config): string[] {
  const own = config.policy[role];
  const written = [own[`expireAfter${unit}Min`], own[`expireAfter${unit}Max`], own[`expireAfter${unit}Default`]];
  if (written.every((value) => value === undefined)) return [];
  const [ownMin, ownMax, ownDefault] = written;
  const name = unit.toLowerCase();
  for (const kind of allowedKinds(role, config)) {
    const ranges = rangesOf(config[kind], own);
    const [min, max, preset] = [
      ranges[`expireAfter${unit}Min`],
      ranges[`expireAfter${unit}Max`],
      ranges[`expireAfter${unit}Default`],
    ];
    const at = (limit: string, isOwn: boolean): string =>
      `${isOwn ? `policy.${role}` : kind}.expire_after_${name}_${limit}`;
    const [atMin, atMax] = [at("min", ownMin !== undefined), at("max", ownMax !== undefined)];
    const atDefault = at("default", ownDefault !== undefined);
    if (min > max) return [`${atMin} (${min}) must not be above ${atMax} (${max}): no value would be valid.`];
    if (preset < min) return [`${atDefault} (${preset}) must not be below ${atMin} (${min}).`];
    if (preset > max) return [`${atDefault} (${preset}) must not be above ${atMax} (${max}).`];
  }
  return [];
}

function fileProblems(role: PolicyRole, { policy, upload }: Config): string[] {
  const { maxFileBytes } = policy[role];
  if (maxFileBytes === undefined || maxFileBytes <= upload.maxPushBytes) return [];
  return [
    `policy.${role}.max_file_bytes (${formatBytes(maxFileBytes)}) must not be above upload.max_push_bytes (${formatBytes(upload.maxPushBytes)}), which all files of a push share.`,
  ];
}

// A role's policy only adds to the policy for everyone. An administrator who writes a weaker limit for a role expects an exemption.
function loosened(role: PolicyRole, { policy }: Config, origins: Origins): string[] {
  const own = policy[role];
  const isWritten = (name: string): boolean => (origins[`policy.${role}.${name}`] ?? "default") !== "default";
  const problems: string[] = [];
  const flags = [
    ["passphrase_required", policy.passphraseRequired, own.passphraseRequired],
    ["cover_required", policy.coverRequired, own.coverRequired],
  ] as const;
  for (const [name, everybodys, roles] of flags) {
    if (everybodys && !roles && isWritten(name)) {
      problems.push(
        `policy.${role}.${name} is false, but policy.${name} is true for everyone: set it only for the roles that need it.`,
      );
    }
  }
  if (own.passphraseMinLength < policy.passphraseMinLength && isWritten("passphrase_min_length")) {
    problems.push(
      `policy.${role}.passphrase_min_length (${own.passphraseMinLength}) must not be below policy.passphrase_min_length (${policy.passphraseMinLength}), which applies to everyone.`,
    );
  }
  return problems;
}

// ── Groups ──────────────────────────────────────────────────────────────────────────────────────

/** One sentence for each contradiction. A group's policy only narrows: a wider limit would promise what is not allowed. */
export function groupPolicyProblems(config: Config): string[] {
  if (config.policy.group.length === 0) return [];
  const { pushes } = rulesByRoleOf(config);
  const roles = [pushes.user, pushes.admin];
  return config.policy.group.flatMap((group) => [
    ...groupKindProblems(group, pushes.user, config),
    ...groupRangeProblems(group, pushes.user, "Days"),
    ...groupRangeProblems(group, pushes.user, "Views"),
    ...widerRanges(group, roles),
    ...wider(group, roles, config.upload.maxFileBytes),
  ]);
}

function groupKindProblems({ name, limits }: GroupPolicy, { enabled }: PushRules, { e2e }: Config): string[] {
  const { kinds = KINDS, e2eRequired } = limits;
  const at = `policy.group.${name}`;
  const problems: string[] = [];
  if (!kinds.some((kind) => enabled[kind])) {
    const left = KINDS.filter((kind) => enabled[kind]).join(", ");
    problems.push(`${at}.kinds (${kinds.join(", ")}) leaves nothing to push: write one of ${left}.`);
  }
  if (e2eRequired && e2e === "off") {
    problems.push(`${at}.e2e_required is true, but e2e is off: set e2e = "offered", or remove one of them.`);
  }
  return problems;
}

const fieldOf = (unit: "Days" | "Views"): "expire_after_days" | "expire_after_views" =>
  unit === "Days" ? "expire_after_days" : "expire_after_views";

/** Checks the range for users. If it contradicts the range of another role, the maximum counts (rules_by_group.ts). */
function groupRangeProblems({ name, limits }: GroupPolicy, rules: PushRules, unit: "Days" | "Views"): string[] {
  const field = fieldOf(unit);
  const own = [limits[`expireAfter${unit}Min`], limits[`expireAfter${unit}Max`], limits[`expireAfter${unit}Default`]];
  const [ownMin = 0, ownMax = Infinity, preset] = own;
  for (const kind of KINDS.filter((one) => rules.enabled[one] && (limits.kinds?.includes(one) ?? true))) {
    const range = rules.kinds[kind];
    const [roleMin, roleMax] = [range[`expireAfter${unit}Min`], range[`expireAfter${unit}Max`]];
    const [min, max] = [Math.max(ownMin, roleMin), Math.min(ownMax, roleMax)];
    const at = (limit: "min" | "max", isOwn: boolean): string =>
      isOwn ? `policy.group.${name}.${field}_${limit}` : settingOf(rules, kind, `${field}_${limit}`);
    const [atMin, atMax] = [at("min", ownMin > roleMin), at("max", ownMax < roleMax)];
    const isOwn = own.some((value) => value !== undefined);
    if (isOwn && min > max) return [`${atMin} (${min}) must not be above ${atMax} (${max}): no value would be valid.`];
    const atDefault = `policy.group.${name}.${field}_default`;
    if (preset !== undefined && preset < min) return [`${atDefault} (${preset}) must not be below ${atMin} (${min}).`];
    if (preset !== undefined && preset > max) return [`${atDefault} (${preset}) must not be above ${atMax} (${max}).`];
  }
  return [];
}

type RangeLimit = `expire_after_${"days" | "views"}_${"min" | "max"}`;

const settingOf = (rules: PushRules, kind: Kind, limit: RangeLimit): string =>
  policyFor(rules, kind).by[limit] ?? `${kind}.${limit}`;

function widerRanges({ name, limits }: GroupPolicy, roles: readonly PushRules[]): string[] {
  const ranges = roles.flatMap(({ kinds, enabled }) => KINDS.flatMap((kind) => (enabled[kind] ? kinds[kind] : [])));
  return (["Days", "Views"] as const).flatMap((unit) =>
    (["Min", "Max"] as const).flatMap((end) => {
      const value = limits[`expireAfter${unit}${end}`];
      const theirs = ranges.map((range) => range[`expireAfter${unit}${end}`]);
      const strictest = end === "Max" ? Math.max(...theirs) : Math.min(...theirs);
      if (value === undefined || (end === "Max" ? value <= strictest : value >= strictest)) return [];
      return exempts(`${name}.${fieldOf(unit)}_${end.toLowerCase()}`, value, strictest);
    }),
  );
}

function wider({ name, limits }: GroupPolicy, roles: readonly PushRules[], serversFileBytes: number): string[] {
  const policies = roles.map(({ policy }) => policy);
  const problems: string[] = [];
  const widest = Math.max(...policies.map(({ maxFileBytes }) => maxFileBytes ?? serversFileBytes));
  if ((limits.maxFileBytes ?? 0) > widest) {
    problems.push(...exempts(`${name}.max_file_bytes`, formatBytes(limits.maxFileBytes ?? 0), formatBytes(widest)));
  }
  const shortest = Math.min(...policies.map(({ passphraseMinLength }) => passphraseMinLength));
  if ((limits.passphraseMinLength ?? shortest) < shortest) {
    problems.push(...exempts(`${name}.passphrase_min_length`, limits.passphraseMinLength ?? 0, shortest));
  }
  const flags = [
    ["passphrase_required", limits.passphraseRequired, policies.every((one) => one.passphraseRequired)],
    ["cover_required", limits.coverRequired, policies.every((one) => one.coverRequired)],
    ["e2e_required", limits.e2eRequired, roles.every(({ e2e }) => e2e === "required")],
    ["recipients_required", limits.recipientsRequired, policies.every((one) => one.recipientsRequired)],
  ] as const;
  for (const [field, own, isEverybodys] of flags) {
    if (own === false && isEverybodys) problems.push(...exempts(`${name}.${field}`, "false", "true"));
  }
  return problems;
}

const exempts = (setting: string, value: string | number, everybodys: string | number): string[] => [
  `policy.group.${setting} (${value}) is wider than the limit without it (${everybodys}), but a group's policy can only narrow limits. Remove it, or widen policy.user and narrow the limit for other groups.`,
];
