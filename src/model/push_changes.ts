// What the owner of a push may change while it is active.

import type { Problems } from "../base/errors.ts";
import { DAY_MS, iso, parseMoment } from "../base/clock.ts";
import { type Draft, type Table, TakenFields } from "./fields.ts";
import { endProblem, named, policyFor, shortestMs } from "./policy.ts";
import { opensAt, type PushRecord } from "./push.ts";
import { PUSH_FIELDS } from "./push_fields.ts";
import type { PushRules } from "./rules.ts";

export const CHANGE_FIELDS = {
  expires_at: {
    type: "string",
    doc: "When the push expires by time, as an ISO 8601 time with a zone: later than now, and within the limits of expire_after_days for a new push, counted from created_at.",
    schema: { format: "date-time" },
    example: "2026-01-09T12:00:00Z",
  },
  expire_after_views: {
    type: "integer",
    doc: "How many views the push allows in all: more than are already counted, and within the limits for a new push.",
    schema: { minimum: 1 },
    example: 10,
  },
  name: PUSH_FIELDS.name,
  note: PUSH_FIELDS.note,
  notify_me: {
    type: "boolean",
    doc: "Whether the caller is notified when the push is opened.",
    example: true,
  },
} as const satisfies Table;

/** Only the types are checked. */
export type ChangeDraft = Draft<typeof CHANGE_FIELDS>;
export const TAKEN_OF_CHANGE = new TakenFields("push", CHANGE_FIELDS);

/** When a push ends. */
export type Terms = Pick<PushRecord, "expiresAtMs" | "expireAfterDays" | "expireAfterViews">;

/**
 * The terms of `push` after the change. Terms that do not change may be outside the rules.
 * @throws AppError `invalid`, with all of `problems`, to which it adds every invalid field
 */
export function changedTerms(
  draft: ChangeDraft,
  push: PushRecord,
  nowMs: number,
  rules: PushRules,
  problems: Problems,
): Terms {
  const expiresAtMs = endAfter(draft.expiresAt, push, nowMs, rules, problems);
  const expireAfterViews = viewsAfter(draft.expireAfterViews, push, rules, problems);
  TAKEN_OF_CHANGE.checkTexts(draft, problems);
  problems.throwIfAny();
  const expireAfterDays =
    expiresAtMs === push.expiresAtMs ? push.expireAfterDays : Math.ceil((expiresAtMs - push.createdAtMs) / DAY_MS);
  return { expiresAtMs, expireAfterDays, expireAfterViews };
}

/** The ranges within which the owner may change a push. */
export interface ChangeLimits {
  earliestMs: number;
  latestMs: number;
  viewsMin: number;
  viewsMax: number;
}

export function changeLimits(push: PushRecord, nowMs: number, given: PushRules): ChangeLimits {
  const [rules, policy] = [given.kinds[push.kind], policyFor(given, push.kind)];
  return {
    earliestMs: Math.max(nowMs + 1, push.createdAtMs + shortestMs(rules, policy), opensAt(push) + 1),
    latestMs: push.createdAtMs + rules.expireAfterDaysMax * DAY_MS,
    viewsMin: Math.max(rules.expireAfterViewsMin, push.viewsCounted + 1),
    viewsMax: rules.expireAfterViewsMax,
  };
}

function endAfter(
  given: string | undefined,
  push: PushRecord,
  nowMs: number,
  rules: PushRules,
  problems: Problems,
): number {
  const { kind, createdAtMs, expiresAtMs } = push;
  const [{ kinds }, policy] = [rules, policyFor(rules, kind)];
  if (given === undefined || problems.has("expires_at")) return expiresAtMs;
  const wanted = parseMoment(given);
  if (wanted === expiresAtMs) return wanted;
  const opensMs = opensAt(push);
  if (wanted !== null && opensMs > 0 && wanted <= opensMs) {
    problems.add("expires_at", `must be after the push opens, at ${iso(opensMs)}`);
    return expiresAtMs;
  }
  const problem = endProblem(wanted, { createdAtMs, nowMs }, kinds[kind], policy);
  if (problem !== null) problems.add("expires_at", problem);
  return problem === null ? (wanted ?? expiresAtMs) : expiresAtMs;
}

function viewsAfter(
  wanted: number | undefined,
  { kind, expireAfterViews, viewsCounted }: PushRecord,
  rules: PushRules,
  problems: Problems,
): number {
  const [{ kinds }, policy] = [rules, policyFor(rules, kind)];
  if (wanted === undefined || wanted === expireAfterViews || problems.has("expire_after_views")) {
    return expireAfterViews;
  }
  const { expireAfterViewsMin: min, expireAfterViewsMax: max } = kinds[kind];
  if (Number.isInteger(wanted) && wanted >= min && wanted <= max && wanted > viewsCounted) return wanted;
  const by = named(policy, "expire_after_views_min", "expire_after_views_max");
  const counted = viewsCounted === 0 ? "" : `, and more than the ${viewsCounted} already counted`;
  problems.add("expire_after_views", `must be an integer between ${min} and ${max}${by}${counted}`);
  return expireAfterViews;
}
