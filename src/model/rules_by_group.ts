// The rules for members of groups: those of their role, narrowed by the policy of each of their groups. If several limits apply to a
// person, the strictest counts. A group's policy never widens anything, so membership is never an advantage.

import { formatBytes } from "../base/units.ts";
import { type Group, isIn } from "./group.ts";
import { type ByKind, type GroupPolicy, policyFor, type PolicyLimit } from "./policy.ts";
import { eachKind, type Kind, KINDS } from "./push.ts";
import type { PushRules } from "./rules.ts";

/** The groups of a person, as one of the company's sign-ins or an administrator of this server names them. */
export interface Membership {
  /** The issuer of the sign-in; null for groups that were made here. */
  issuer: string | null;
  groups: readonly Group[];
}

/** Whether a person is in a group that a policy names. Names of groups made here are compared exactly, like a provider's. */
export const isMember = (memberships: readonly Membership[], named: string): boolean =>
  memberships.some(({ issuer, groups }) =>
    issuer === null ? groups.includes(named) : isIn({ issuer, groups }, named),
  );

/** The rules, narrowed by these policies. @param maxFileBytes the largest file for a role that has no limit of its own */
export function narrowed(rules: PushRules, policies: readonly GroupPolicy[], maxFileBytes: number): PushRules {
  if (policies.length === 0) return rules;
  const strict = policies.reduce((before, policy) => under(before, policy, maxFileBytes), rules);
  return { ...strict, kinds: withDefaults(strict.kinds, policies), groups: policies.map(({ name }) => name) };
}

const RANGES = ["Days", "Views"] as const;

function under(before: PushRules, { name, limits }: GroupPolicy, serversFileBytes: number): PushRules {
  const was = before.policy;
  const by: Partial<Record<PolicyLimit, string>> = { ...was.by };
  const setting = (limit: PolicyLimit): string => `policy.group.${name}.${limit}`;
  const { kinds: allowed = KINDS, passphraseRequired = false, coverRequired = false, e2eRequired = false } = limits;
  const { recipientsRequired = false, outsiders = true } = limits;
  const isKept = (kind: Kind): boolean => allowed.includes(kind);
  const lost = KINDS.some((kind) => before.enabled[kind] && !isKept(kind));
  // Two policies together may exclude more than either alone, so both are named.
  if (lost) by.kinds = [...(was.by.kinds ? [was.by.kinds] : []), setting("kinds")].join(", ");
  if (passphraseRequired && !was.passphraseRequired) by.passphrase_required = setting("passphrase_required");
  if (coverRequired && !was.coverRequired) by.cover_required = setting("cover_required");
  if (e2eRequired && before.e2e !== "required") by.e2e_required = setting("e2e_required");
  if (recipientsRequired && !was.recipientsRequired) by.recipients_required = setting("recipients_required");
  if (!outsiders && was.by.outsiders === undefined) by.outsiders = setting("outsiders");
  const { passphraseMinLength = 1, maxFileBytes = Infinity } = limits;
  if (passphraseMinLength > was.passphraseMinLength) by.passphrase_min_length = setting("passphrase_min_length");
  const wasFileBytes = was.maxFileBytes ?? serversFileBytes;
  if (maxFileBytes < wasFileBytes) by.max_file_bytes = setting("max_file_bytes");

  const byKind: ByKind = {};
  const kinds = eachKind((kind) => {
    const range = { ...before.kinds[kind] };
    const mine = { ...before.byKind?.[kind] };
    for (const unit of RANGES) {
      const [min, max] = [`expireAfter${unit}Min`, `expireAfter${unit}Max`] as const;
      const field = `expire_after_${unit === "Days" ? "days" : "views"}` as const;
      if ((limits[max] ?? Infinity) < range[max]) {
        range[max] = limits[max] ?? range[max];
        mine[`${field}_max`] = setting(`${field}_max`);
      }
      if ((limits[min] ?? 0) > range[min]) {
        range[min] = limits[min] ?? range[min];
        mine[`${field}_min`] = setting(`${field}_min`);
      }
      // Two policies together may produce a minimum above the maximum. Then the maximum counts, because it is safer.
      range[min] = Math.min(range[min], range[max]);
    }
    byKind[kind] = mine;
    return range;
  });
  return {
    ...before,
    kinds,
    byKind,
    enabled: eachKind((kind) => before.enabled[kind] && isKept(kind)),
    e2e: e2eRequired ? "required" : before.e2e,
    addressable: outsiders ? before.addressable : { ...before.addressable, codes: false },
    policy: {
      ...was,
      kinds: lost ? (was.kinds ?? KINDS).filter(isKept) : was.kinds,
      passphraseRequired: was.passphraseRequired || passphraseRequired,
      passphraseMinLength: Math.max(was.passphraseMinLength, passphraseMinLength),
      coverRequired: was.coverRequired || coverRequired,
      recipientsRequired: (was.recipientsRequired ?? false) || recipientsRequired,
      maxFileBytes: maxFileBytes < wasFileBytes ? maxFileBytes : was.maxFileBytes,
      by,
    },
  };
}

/** A default is not a limit: the smallest default of the groups replaces the role's default, within the limits. */
function withDefaults(kinds: PushRules["kinds"], policies: readonly GroupPolicy[]): PushRules["kinds"] {
  return eachKind((kind) => {
    const range = { ...kinds[kind] };
    for (const unit of RANGES) {
      const [name, min, max] = [`expireAfter${unit}Default`, `expireAfter${unit}Min`, `expireAfter${unit}Max`] as const;
      const theirs = policies.flatMap(({ limits }) => limits[name] ?? []);
      const preset = theirs.length === 0 ? range[name] : Math.min(...theirs);
      range[name] = Math.min(Math.max(preset, range[min]), range[max]);
    }
    return range;
  });
}

/** The settings that apply under these rules, each with the value in force. */
export function limitsInForce(rules: PushRules): Array<{ setting: string; value: string }> {
  const { kinds, enabled, policy } = rules;
  const values = new Map<string, Set<string>>();
  const add = (setting: string | undefined, value: string): void => {
    if (setting !== undefined) values.set(setting, (values.get(setting) ?? new Set()).add(value));
  };
  const left = KINDS.filter((kind) => enabled[kind]);
  add(policy.by.kinds, left.join(", ") || "none");
  for (const kind of left) {
    const { by } = policyFor(rules, kind);
    for (const unit of RANGES) {
      const field = `expire_after_${unit === "Days" ? "days" : "views"}` as const;
      add(by[`${field}_min`], String(kinds[kind][`expireAfter${unit}Min`]));
      add(by[`${field}_max`], String(kinds[kind][`expireAfter${unit}Max`]));
    }
  }
  add(policy.by.max_file_bytes, formatBytes(policy.maxFileBytes ?? 0));
  add(policy.by.passphrase_required, "true");
  add(policy.by.passphrase_min_length, String(policy.passphraseMinLength));
  add(policy.by.cover_required, "true");
  add(policy.by.e2e_required, "true");
  add(policy.by.recipients_required, "true");
  add(policy.by.outsiders, "false");
  return Array.from(values, ([setting, all]) => ({ setting, value: [...all].join(", ") }));
}
