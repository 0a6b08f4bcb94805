// What an administrator allows each role to push, and the sentences with which anything else is refused. Each names the setting.

import type { Problems } from "../base/errors.ts";
import { type Network, within } from "../base/network.ts";
import { DAY_MS, iso } from "../base/clock.ts";
import type { Role } from "./account.ts";
import { namesNobody, type Recipients } from "./addressee.ts";
import { type Kind, KINDS } from "./push.ts";

/** The roles that have a policy. Auditors have the policy of administrators. */
export const POLICY_ROLES = ["anonymous", "user", "admin"] as const;
export type PolicyRole = (typeof POLICY_ROLES)[number];

/** @param role null: without an account */
export const policyRoleOf = (role: Role | null): PolicyRole =>
  role === null ? "anonymous" : role === "user" ? "user" : "admin";

/** What an administrator configures for everyone. */
export interface CommonPolicy {
  readonly passphraseRequired: boolean;
  readonly passphraseMinLength: number;
  readonly coverRequired: boolean;
}

/** What an administrator configures for one role. If a limit is absent, the kind's or the server's limit applies. */
export interface RolePolicy extends CommonPolicy {
  readonly e2eRequired: boolean;
  readonly recipientsRequired: boolean;
  /** Whether recipients may be people who prove an address by a code. */
  readonly outsiders: boolean;
  readonly kinds?: readonly Kind[];
  readonly expireAfterDaysDefault?: number;
  readonly expireAfterDaysMin?: number;
  readonly expireAfterDaysMax?: number;
  readonly expireAfterViewsDefault?: number;
  readonly expireAfterViewsMin?: number;
  readonly expireAfterViewsMax?: number;
  readonly maxFileBytes?: number;
  readonly networks?: readonly string[];
}

/** What an administrator configures for the members of a group. Absent limits change nothing. */
export interface GroupPolicy {
  /** The group's name at the company's sign-in or on this server, or its distinguished name. */
  readonly name: string;
  readonly limits: Partial<Omit<RolePolicy, "networks">>;
}

export type Policies = CommonPolicy &
  Readonly<Record<PolicyRole, RolePolicy>> & { readonly group: readonly GroupPolicy[] };

/** The limits that can cause a refusal, as written after "policy.ROLE." or "policy.group.NAME.". */
export type PolicyLimit =
  | "kinds"
  | "expire_after_days_min"
  | "expire_after_days_max"
  | "expire_after_views_min"
  | "expire_after_views_max"
  | "max_file_bytes"
  | "passphrase_required"
  | "passphrase_min_length"
  | "cover_required"
  | "e2e_required"
  | "recipients_required"
  | "outsiders"
  | "networks";

/** What applies to a role beyond the rules for everyone. */
export interface Policy {
  /** Null: all kinds that are switched on. */
  kinds: readonly Kind[] | null;
  passphraseRequired: boolean;
  passphraseMinLength: number;
  coverRequired: boolean;
  recipientsRequired?: boolean;
  /** Null: the server's own limit. */
  maxFileBytes: number | null;
  /** The networks from which pushes may come; if empty, any network. */
  networks: readonly Network[];
  /** For each limit that a policy sets: the setting that it comes from. */
  by: Readonly<Partial<Record<PolicyLimit, string>>>;
}

export const NO_POLICY: Policy = {
  kinds: null,
  passphraseRequired: false,
  passphraseMinLength: 1,
  coverRequired: false,
  maxFileBytes: null,
  networks: [],
  by: {},
};

/** Checks the network from which the push comes. The sentence names no network, because anyone can read it. */
export function checkSource(policy: Policy, address: string, problems: Problems): void {
  if (!mayComeFrom(policy, address)) {
    problems.add(
      "push",
      `needs an account when it comes from ${address || "this address"}: without one, pushes can be created from certain networks only${named(policy, "networks")}`,
    );
  }
}

export const mayComeFrom = ({ networks }: Policy, address: string): boolean =>
  networks.length === 0 || within(address, networks);

/** For each kind, the settings of groups that narrow its limits. */
export type ByKind = Partial<Record<Kind, Policy["by"]>>;

/** The policy, with the settings that the limits of this kind come from. */
export const policyFor = ({ policy, byKind }: { policy: Policy; byKind?: ByKind }, kind: Kind): Policy => {
  const by = byKind?.[kind];
  return by ? { ...policy, by: { ...policy.by, ...by } } : policy;
};

/** " (policy.user.kinds)" if a policy is the reason; otherwise "". */
export function named({ by }: Policy, ...limits: PolicyLimit[]): string {
  const settings = limits.flatMap((limit) => by[limit] ?? []);
  return settings.length === 0 ? "" : ` (${settings.join(", ")})`;
}

interface Allowed {
  enabled: Readonly<Record<Kind, boolean>>;
  policy: Policy;
}

// If a kind is switched off for everyone, no policy is to blame.
const isRefusedByPolicy = (kind: Kind, { policy }: Allowed): boolean => policy.kinds?.includes(kind) === false;

const allowedKinds = ({ policy, enabled }: Allowed): string =>
  `${onlyThese(KINDS.filter((kind) => enabled[kind]))}${named(policy, "kinds")}`;

const onlyThese = (kinds: readonly Kind[]): string => (kinds.length === 0 ? "none" : `only ${kinds.join(", ")}`);

export const kindRefused = (kind: Kind, allowed: Allowed): string =>
  isRefusedByPolicy(kind, allowed)
    ? `must be one of those that you may push: ${allowedKinds(allowed)}`
    : `${kind} pushes are switched off on this server`;

export const filesRefused = (allowed: Allowed): string =>
  isRefusedByPolicy("file", allowed)
    ? `are not among the kinds that you may push: ${allowedKinds(allowed)}`
    : "are switched off on this server";

/**
 * The length of a passphrase as a policy counts it. Of a run of equal or neighbouring characters, such as aaaa, 1234 or
 * dcba, only the first two count. Words that are easy to guess are not detected.
 */
export function countedLength(passphrase: string): number {
  const codes = [...passphrase].map((character) => character.codePointAt(0) ?? 0);
  const step = (at: number): number => (codes[at] ?? 0) - (codes[at - 1] ?? 0);
  return codes.filter((_, at) => at < 2 || step(at) !== step(at - 1) || Math.abs(step(at)) > 1).length;
}

interface Named {
  recipients?: Recipients | undefined;
}

/** Checks what protects a push: its recipients, its passphrase and its cover. */
export function checkProtection(
  draft: Named & { passphrase?: string | undefined; covered?: boolean | undefined; e2e?: boolean | undefined },
  policy: Policy,
  problems: Problems,
): void {
  const { passphrase = "", covered, e2e } = draft;
  const { passphraseRequired, passphraseMinLength, coverRequired } = policy;
  checkNamed(draft, policy, problems);
  if (passphraseRequired && passphrase === "" && !problems.has("passphrase")) {
    problems.add("passphrase", `is required by this server's policy${named(policy, "passphrase_required")}`);
  }
  // Under e2e, the server gets only a key derived from the passphrase, which reveals nothing about its length.
  if (passphrase !== "" && e2e !== true && countedLength(passphrase) < passphraseMinLength) {
    problems.add(
      "passphrase",
      `must have at least ${passphraseMinLength} characters, where a run such as aaaa or 1234 counts as two characters${named(policy, "passphrase_min_length")}`,
    );
  }
  if (coverRequired && covered === false) {
    problems.add("covered", `must be true by this server's policy${named(policy, "cover_required")}`);
  }
}

/** Checks that a push or a request names recipients, if the policy requires it. */
export function checkNamed({ recipients = "" }: Named, policy: Policy, problems: Problems): void {
  if (policy.recipientsRequired && namesNobody(recipients) && !problems.has("recipients")) {
    problems.add("recipients", `are required by this server's policy${named(policy, "recipients_required")}`);
  }
}

/** A policy's minimum also applies to durations, which may be minutes; a kind's does not. */
export const shortestMs = ({ expireAfterDaysMin }: { expireAfterDaysMin: number }, { by }: Policy): number =>
  by.expire_after_days_min === undefined ? 0 : expireAfterDaysMin * DAY_MS;

/** What is wrong with a requested expiry time of a push; null if nothing is. @param endMs null if the client sent something that is not a time */
export function endProblem(
  endMs: number | null,
  { createdAtMs, nowMs }: { createdAtMs: number; nowMs: number },
  kind: { expireAfterDaysMin: number; expireAfterDaysMax: number },
  policy: Policy,
): string | null {
  const earliest = createdAtMs + shortestMs(kind, policy);
  const latest = createdAtMs + kind.expireAfterDaysMax * DAY_MS;
  if (endMs !== null && endMs > nowMs && endMs >= earliest && endMs <= latest) return null;
  const isTooEarly = earliest > nowMs;
  const from = isTooEarly ? `not before ${iso(earliest)}` : `later than ${iso(nowMs)}`;
  const by = named(policy, ...(isTooEarly ? (["expire_after_days_min"] as const) : []), "expire_after_days_max");
  return `must be a time with a zone, such as 2026-01-09T12:00:00Z, ${from} and not after ${iso(latest)}${by}`;
}
