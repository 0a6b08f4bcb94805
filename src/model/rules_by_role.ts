// The rules for each role. They are worked out when the settings are loaded, so that creating a push only looks them up.

import { parseNetwork } from "../base/network.ts";
import { formatBytes } from "../base/units.ts";
import type { GroupPolicy, Policies, PolicyLimit, PolicyRole, RolePolicy } from "./policy.ts";
import { eachKind, type Kind, KINDS } from "./push.ts";
import { narrowed } from "./rules_by_group.ts";
import type { KindRules, PushRules } from "./rules.ts";

type ByRole = Readonly<Record<PolicyRole, PushRules>>;

export interface RulesByRole {
  /** What each role may push. */
  pushes: ByRole;
  /** What an answer may contain, by the role of the person who asked for it. */
  answers: ByRole;
  groups: readonly GroupPolicy[];
  /** The rules of a role under policies of groups. */
  under(role: PolicyRole, policies: readonly GroupPolicy[]): { pushes: PushRules; answers: PushRules };
}

/** @param maxFileBytes the largest file for roles that have no limit of their own */
export function rulesByRole(base: PushRules, policies: Policies, maxFileBytes: number): RulesByRole {
  const rules = eachRole((role) => rulesForRole(role, base, policies));
  return {
    pushes: rules,
    answers: eachRole((role) => rulesForAnswers(rules[role], base)),
    groups: policies.group,
    under(role, theirs) {
      const pushes = narrowed(rules[role], theirs, maxFileBytes);
      return { pushes, answers: rulesForAnswers(pushes, base) };
    },
  };
}

const eachRole = <T>(of: (role: PolicyRole) => T): Record<PolicyRole, T> => ({
  anonymous: of("anonymous"),
  user: of("user"),
  admin: of("admin"),
});

// An answer's sender chooses nothing but the content, and only the requester gets the link. So no passphrase is
// required, and what the request accepts was decided when it was made.
const rulesForAnswers = (rules: PushRules, base: PushRules): PushRules => ({
  ...rules,
  enabled: base.enabled,
  e2e: base.e2e,
  policy: {
    ...rules.policy,
    kinds: null,
    passphraseRequired: false,
    passphraseMinLength: 1,
    recipientsRequired: false,
    networks: [],
  },
});

/** The widest rules, for descriptions of the server as a whole: a push that breaks them is refused for every role. */
export function widestRules(base: PushRules, { pushes }: RulesByRole): PushRules {
  const all = Object.values(pushes);
  const ranges = (kind: Kind, limit: keyof Ranges, widest: (...values: number[]) => number): number => {
    const rules = all.filter(({ enabled }) => enabled[kind]);
    return rules.length === 0 ? base.kinds[kind][limit] : widest(...rules.map(({ kinds }) => kinds[kind][limit]));
  };
  return {
    ...base,
    enabled: eachKind((kind) => all.some(({ enabled }) => enabled[kind])),
    kinds: eachKind((kind) => {
      const daysMin = ranges(kind, "expireAfterDaysMin", Math.min);
      const daysMax = ranges(kind, "expireAfterDaysMax", Math.max);
      const viewsMin = ranges(kind, "expireAfterViewsMin", Math.min);
      const viewsMax = ranges(kind, "expireAfterViewsMax", Math.max);
      const { expireAfterDaysDefault, expireAfterViewsDefault } = base.kinds[kind];
      return {
        ...base.kinds[kind],
        expireAfterDaysMin: daysMin,
        expireAfterDaysMax: daysMax,
        expireAfterDaysDefault: clamp(expireAfterDaysDefault, daysMin, daysMax),
        expireAfterViewsMin: viewsMin,
        expireAfterViewsMax: viewsMax,
        expireAfterViewsDefault: clamp(expireAfterViewsDefault, viewsMin, viewsMax),
      };
    }),
  };
}

function rulesForRole(role: PolicyRole, base: PushRules, policies: Policies): PushRules {
  const own = policies[role];
  const mine = (limit: PolicyLimit): string => `policy.${role}.${limit}`;
  const kinds = own.kinds ?? null;
  const passphraseMinLength = Math.max(policies.passphraseMinLength, own.passphraseMinLength);
  const networks = (own.networks ?? []).map(parseNetwork);
  const isOwn: Partial<Record<PolicyLimit, boolean>> = {
    kinds: kinds !== null,
    expire_after_days_min: own.expireAfterDaysMin !== undefined,
    expire_after_days_max: own.expireAfterDaysMax !== undefined,
    expire_after_views_min: own.expireAfterViewsMin !== undefined,
    expire_after_views_max: own.expireAfterViewsMax !== undefined,
    max_file_bytes: own.maxFileBytes !== undefined,
    passphrase_required: own.passphraseRequired,
    passphrase_min_length: own.passphraseMinLength > 1 && own.passphraseMinLength === passphraseMinLength,
    cover_required: own.coverRequired,
    e2e_required: own.e2eRequired,
    recipients_required: own.recipientsRequired,
    outsiders: !own.outsiders,
    networks: networks.length > 0,
  };
  const by: Partial<Record<PolicyLimit, string>> = {
    ...(policies.passphraseRequired && { passphrase_required: "policy.passphrase_required" }),
    ...(policies.passphraseMinLength > 1 && { passphrase_min_length: "policy.passphrase_min_length" }),
    ...(policies.coverRequired && { cover_required: "policy.cover_required" }),
    ...(base.addressable.required && { recipients_required: "recipients.required" }),
  };
  for (const limit of Object.keys(isOwn) as PolicyLimit[]) if (isOwn[limit]) by[limit] ??= mine(limit);
  if (isOwn.passphrase_min_length) by.passphrase_min_length = mine("passphrase_min_length");
  const isAllowed = (kind: Kind): boolean => base.enabled[kind] && (kinds === null || kinds.includes(kind));
  return {
    ...base,
    kinds: eachKind((kind) => ({ ...base.kinds[kind], ...rangesOf(base.kinds[kind], own) })),
    enabled: eachKind(isAllowed),
    e2e: own.e2eRequired ? "required" : base.e2e,
    addressable: own.outsiders ? base.addressable : { ...base.addressable, codes: false },
    policy: {
      kinds,
      passphraseRequired: policies.passphraseRequired || own.passphraseRequired,
      passphraseMinLength,
      coverRequired: policies.coverRequired || own.coverRequired,
      recipientsRequired: base.addressable.required === true || own.recipientsRequired,
      maxFileBytes: own.maxFileBytes ?? null,
      networks,
      by,
    },
  };
}

type Ranges = Pick<
  KindRules,
  | "expireAfterDaysDefault"
  | "expireAfterDaysMin"
  | "expireAfterDaysMax"
  | "expireAfterViewsDefault"
  | "expireAfterViewsMin"
  | "expireAfterViewsMax"
>;

/** The days and views of a kind under a policy: the policy's, otherwise the kind's. The kind's default is kept within these limits. */
export function rangesOf(kind: Ranges, own: RolePolicy): Ranges {
  const [daysMin, daysMax] = [
    own.expireAfterDaysMin ?? kind.expireAfterDaysMin,
    own.expireAfterDaysMax ?? kind.expireAfterDaysMax,
  ];
  const [viewsMin, viewsMax] = [
    own.expireAfterViewsMin ?? kind.expireAfterViewsMin,
    own.expireAfterViewsMax ?? kind.expireAfterViewsMax,
  ];
  return {
    expireAfterDaysDefault: own.expireAfterDaysDefault ?? clamp(kind.expireAfterDaysDefault, daysMin, daysMax),
    expireAfterDaysMin: daysMin,
    expireAfterDaysMax: daysMax,
    expireAfterViewsDefault: own.expireAfterViewsDefault ?? clamp(kind.expireAfterViewsDefault, viewsMin, viewsMax),
    expireAfterViewsMin: viewsMin,
    expireAfterViewsMax: viewsMax,
  };
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** What applies to a role beyond the settings for everyone, in words; "" if nothing does. */
export function policyWords({ enabled, kinds, e2e, policy }: PushRules): string {
  const { by } = policy;
  const allowed = KINDS.filter((kind) => enabled[kind]);
  const range = (unit: "Days" | "Views"): string => {
    const all = allowed.map(
      (kind) => `${kinds[kind][`expireAfter${unit}Min`]} to ${kinds[kind][`expireAfter${unit}Max`]}`,
    );
    const same = new Set(all).size === 1;
    return `${same ? all[0] : allowed.map((kind, index) => `${kind} ${all[index]}`).join(", ")} ${unit.toLowerCase()}`;
  };
  const words = [
    by.kinds && `only ${allowed.join(", ")}`,
    (by.expire_after_days_min ?? by.expire_after_days_max) && range("Days"),
    (by.expire_after_views_min ?? by.expire_after_views_max) && range("Views"),
    policy.maxFileBytes !== null && `files of up to ${formatBytes(policy.maxFileBytes)}`,
    policy.passphraseRequired && "a passphrase required",
    policy.passphraseMinLength > 1 && `passphrases of at least ${policy.passphraseMinLength} characters`,
    policy.coverRequired && "covered until tapped",
    by.e2e_required && e2e === "required" && "end-to-end encrypted only",
    policy.recipientsRequired && "for certain people only",
    by.outsiders && "for no one outside the company",
    policy.networks.length > 0 && "from certain networks only",
  ];
  return words.filter((word) => typeof word === "string" && word !== "").join("; ");
}
