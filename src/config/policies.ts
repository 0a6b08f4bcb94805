// Policies that contradict each other or the other settings. An administrator relies on a policy once it is written, so
// the server does not start.

import { formatBytes } from "../base/units.ts";
import { POLICY_ROLES, type PolicyRole } from "../model/policy.ts";
import { type Kind, KINDS } from "../model/push.ts";
import { rangesOf } from "../model/rules_by_role.ts";
import type { Config, Origins } from "./options.ts";

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
        ? `policy.${role}.kinds (${kinds.join(", ")}) leaves nothing to push, because files need an account: write file_attachments_require_authentication = false, or other kinds.`
        : `policy.${role}.kinds (${kinds.join(", ")}) leaves nothing to push, because none of these is switched on: write another kind, or switch one on.`,
    );
  }
  if (e2eRequired && config.e2e === "off") {
    problems.push(`policy.${role}.e2e_required is true, but e2e is off: write e2e = "offered", or leave one out.`);
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
    if (min > max) return [`${atMin} (${min}) must not be above ${atMax} (${max}): nobody could choose a number.`];
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

// A role's policy adds to the one for everybody. If somebody writes a weaker limit for a role, they expect the role to
// be exempt.
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
        `policy.${role}.${name} is false, but policy.${name} is true for everybody: write it for the roles that need it instead.`,
      );
    }
  }
  if (own.passphraseMinLength < policy.passphraseMinLength && isWritten("passphrase_min_length")) {
    problems.push(
      `policy.${role}.passphrase_min_length (${own.passphraseMinLength}) must not be below policy.passphrase_min_length (${policy.passphraseMinLength}), which is for everybody.`,
    );
  }
  return problems;
}
