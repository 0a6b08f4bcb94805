// Presets: named sets of terms for new pushes. The operator configures some; people keep others in their account. A preset only fills in a
// new push, on the page or on the command line; the push itself does not record it.

import { AppError, Problems } from "../base/errors.ts";
import { POLICY_ROLES, type PolicyRole } from "./policy.ts";
import { type Kind, KINDS } from "./push.ts";
import { checkPolicy, completeDraft, endIn } from "./push_draft.ts";
import { DURATIONS_MS, type PUSH_FIELDS, type PushDraft, TAKEN_OF_PUSH } from "./push_fields.ts";
import type { PushRules } from "./rules.ts";
import { DAY_MS, parseMoment } from "../base/clock.ts";

type Term = {
  [Name in keyof typeof PUSH_FIELDS]: (typeof PUSH_FIELDS)[Name] extends { preset: string } ? Name : never;
}[keyof typeof PUSH_FIELDS];
export type Terms = { readonly [Name in Term]?: string | number | boolean | readonly string[] };

/** Whether the sender enters the passphrase of the push, or the program makes one up. A preset never contains a passphrase. */
export const PASSPHRASES = ["asked", "generated"] as const;

export interface Preset {
  /** The name by which people choose it. */
  readonly name: string;
  readonly terms: Terms;
  /** Absent: the sender decides. */
  readonly passphrase?: (typeof PASSPHRASES)[number] | undefined;
}

/** A preset that the settings define. */
export interface OperatorPreset extends Preset {
  /** What the page calls it, by language; "" for all others. */
  readonly labels: Readonly<Record<string, string>>;
  /** The roles to which it is offered; absent: everyone who may use it. */
  readonly roles?: readonly PolicyRole[];
}

/** A preset as it is offered to a person. */
export interface OfferedPreset extends Preset {
  readonly label: string;
  /** Whether it is kept in their account. */
  readonly own: boolean;
}

export const MAX_OWN_PRESETS = 20;
export const MAX_PRESET_NAME_CHARACTERS = 40;

const needsAccount = ({ hold, notify_me: notifyMe }: Terms): boolean => hold === true || notifyMe === true;

/** The roles to which a preset of the settings is offered. */
export const rolesOf = ({ roles, terms }: OperatorPreset): readonly PolicyRole[] =>
  roles ?? POLICY_ROLES.filter((role) => role !== "anonymous" || !needsAccount(terms));

/** A lifetime that a push can have; null if it is neither whole days nor one of the durations. */
export function lifetimeTerm(ms: number): Pick<Terms, "expire_after_days" | "expire_after_duration"> | null {
  const index = DURATIONS_MS.indexOf(ms);
  if (index !== -1) return { expire_after_duration: index };
  return ms % DAY_MS === 0 ? { expire_after_days: ms / DAY_MS } : null;
}

/** In milliseconds; null if the terms leave it open. */
export function lifetimeOf({ expire_after_duration: index, expire_after_days: days }: Terms): number | null {
  if (typeof index === "number") return DURATIONS_MS[index] ?? null;
  return typeof days === "number" ? days * DAY_MS : null;
}

/** Whether the expiry time of a preset has passed. */
export const isOver = ({ expires_at: end }: Terms, nowMs: number): boolean =>
  typeof end === "string" && (parseMoment(end) ?? Infinity) <= nowMs;

const NO_MOMENT = "must be a time with a zone, such as 2026-01-09T12:00:00Z";

/** Long enough for every policy, and without runs. */
const SOME_PASSPHRASE = "az".repeat(64);

/**
 * The problems of the terms, for pushes of the kind that they name or, if they name none, of every enabled kind.
 * @returns field → sentences; empty if a push may have them
 */
export function problemsOfTerms(terms: Terms, rules: PushRules, hasAccount: boolean): Record<string, string[]> {
  const problems = new Problems();
  const { e2e, kind, expiresAt, ...rest } = draftOf(terms);
  const named = KINDS.find((known) => known === kind);
  if (kind !== undefined && !named) problems.add("kind", `must be one of ${KINDS.join(", ")}`);
  // Whether the time is near enough depends on when the preset is used.
  endIn({ ...rest, expiresAt }, problems, (ms) => (ms === null ? NO_MOMENT : null));
  // A preset that says nothing about sealing leaves it to the sender.
  if (e2e !== undefined) checkPolicy({ e2e }, rules, problems);
  // A preset need not name recipients either.
  const policy = { ...rules.policy, recipientsRequired: false };
  const free: PushRules = { ...rules, policy, e2e: rules.e2e === "required" ? "offered" : rules.e2e };
  for (const kind of named ? [named] : KINDS.filter((kind) => rules.enabled[kind])) {
    const draft = { ...rest, kind, payload: kind === "url" ? "https://example.org" : "x", passphrase: SOME_PASSPHRASE };
    for (const [field, sentences] of Object.entries(refusalsOf(draft, kind, free, hasAccount)))
      for (const sentence of sentences) if (!problems.fields[field]?.includes(sentence)) problems.add(field, sentence);
  }
  return problems.fields;
}

function refusalsOf(draft: PushDraft, kind: Kind, rules: PushRules, hasAccount: boolean): Record<string, string[]> {
  try {
    completeDraft(draft, kind === "file" ? [{ isAge: false }] : [], rules, new Problems(), { hasAccount });
    return {};
  } catch (error) {
    if (error instanceof AppError && error.fields) return error.fields;
    throw error;
  }
}

/** The terms among these fields, in the order of the table; other fields are left out. */
export const termsIn = (fields: object): Terms =>
  Object.fromEntries(
    TAKEN_OF_PUSH.all.flatMap(({ name, taken }) => {
      const value: unknown = Object.hasOwn(fields, name) ? (fields as Record<string, unknown>)[name] : undefined;
      return taken.preset !== undefined && isTerm(value) ? [[name, value]] : [];
    }),
  );

const isTerm = (value: unknown): value is Terms[Term] =>
  ["string", "number", "boolean"].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === "string"));

const draftOf = (terms: Terms): PushDraft =>
  Object.fromEntries(TAKEN_OF_PUSH.all.map(({ name, key }) => [key, (terms as Record<string, unknown>)[name]]));
