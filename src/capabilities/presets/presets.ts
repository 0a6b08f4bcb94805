// The presets that a person is offered: those in the settings for their role, and those kept in their account.

import { nearest } from "../../../static/languages.ts";
import { AppError, notFound, Problems } from "../../base/errors.ts";
import type { Who } from "../../domain/callers/caller.ts";
import type { Role } from "../../model/account.ts";
import { policyRoleOf } from "../../model/policy.ts";
import {
  MAX_OWN_PRESETS,
  MAX_PRESET_NAME_CHARACTERS,
  isOver,
  type OfferedPreset,
  type OperatorPreset,
  type Preset,
  problemsOfTerms,
  rolesOf,
} from "../../model/preset.ts";
import type { PushRules } from "../../model/rules.ts";
import type { AccountStore } from "../../store/contract.ts";
import type { Clock } from "../../base/clock.ts";

export interface PresetsOptions {
  /** The presets in the settings. */
  presets: readonly OperatorPreset[];
  store: AccountStore;
  clock: Pick<Clock, "now">;
}

/** Simultaneous changes are rare, so a few attempts are enough. */
const ATTEMPTS = 10;

export class Presets {
  constructor(private readonly options: PresetsOptions) {}

  /**
   * Presets in the settings are for roles. Members of groups are not offered presets that their groups' policies would refuse.
   * @param kept as `Accounts.preferences` returns it; null without an account
   * @param rules the rules that apply to this person
   */
  offeredTo(role: Role | null, kept: string | null, language: string, rules: PushRules): OfferedPreset[] {
    const mayUse = ({ terms }: Preset): boolean =>
      rules.groups === undefined || Object.keys(problemsOfTerms(terms, rules, role !== null)).length === 0;
    const theirs = this.options.presets.filter(
      (preset) =>
        rolesOf(preset).includes(policyRoleOf(role)) &&
        !isOver(preset.terms, this.options.clock.now()) &&
        mayUse(preset),
    );
    return [
      ...theirs.map(({ name, labels, terms, passphrase }) => {
        const tag = nearest(language, Object.keys(labels));
        const label = (tag !== null && labels[tag]) || labels[""] || name;
        return { name, label, own: false, terms, passphrase };
      }),
      ...presetsIn(kept).map(({ name, terms, passphrase }) => ({ name, label: name, own: true, terms, passphrase })),
    ];
  }

  async offeredToCaller({ userId, role }: Who, language: string, rules: PushRules): Promise<OfferedPreset[]> {
    const kept = userId === null ? null : (await this.options.store.preferences(userId)).presets;
    return this.offeredTo(role, kept, language, rules);
  }

  /** Keeps a preset, replacing an earlier one of the same name. @throws AppError `invalid` */
  async keep(userId: number, given: Preset, rules: PushRules): Promise<Preset> {
    const problems = new Problems();
    const preset = { ...given, name: checkedName(given.name, problems) };
    for (const [field, sentences] of Object.entries(problemsOfTerms(preset.terms, rules, true)))
      for (const sentence of sentences) problems.add(field, sentence);
    problems.throwIfAny();
    await this.#change(userId, (presets) => {
      const at = presets.findIndex(({ name }) => name === preset.name);
      if (at === -1 && presets.length >= MAX_OWN_PRESETS) throw tooMany();
      return at === -1 ? [...presets, preset] : presets.with(at, preset);
    });
    return preset;
  }

  /** @throws AppError `invalid`, `not-found`, `conflict` if another preset has that name */
  async rename(userId: number, name: string, to: string): Promise<string> {
    const problems = new Problems();
    const next = checkedName(to, problems);
    problems.throwIfAny();
    await this.#change(userId, (presets) => {
      if (!presets.some((preset) => preset.name === name)) throw notFound();
      if (next !== name && presets.some((preset) => preset.name === next)) {
        throw new AppError("conflict", "You already have a preset with this name.");
      }
      return presets.map((preset) => (preset.name === name ? { ...preset, name: next } : preset));
    });
    return next;
  }

  async remove(userId: number, name: string): Promise<void> {
    await this.#change(userId, (presets) => presets.filter((preset) => preset.name !== name));
  }

  async #change(userId: number, change: (presets: readonly Preset[]) => readonly Preset[]): Promise<void> {
    const { store } = this.options;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { presets: before } = await store.preferences(userId);
      const after = change(presetsIn(before));
      if (await store.replacePresets(userId, before, after.length === 0 ? null : JSON.stringify(after))) return;
    }
    throw new AppError("conflict", "Your presets are being changed elsewhere: try again.");
  }
}

/** Unreadable presets count as none: a damaged database must not keep people from the form of a new push. */
function presetsIn(kept: string | null): readonly Preset[] {
  try {
    const presets: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(presets) ? (presets as Preset[]) : [];
  } catch {
    return [];
  }
}

function checkedName(given: string, problems: Problems): string {
  const name = given.trim();
  if (!name.isWellFormed() || /[\p{Cc}\p{Cf}\u2028\u2029]/u.test(name)) {
    problems.add("name", "must be one line without control characters");
  } else if (name === "") problems.add("name", "can't be blank");
  if ([...name].length > MAX_PRESET_NAME_CHARACTERS) {
    problems.add("name", `is too long: at most ${MAX_PRESET_NAME_CHARACTERS} characters`);
  }
  return name;
}

function tooMany(): AppError {
  const problems = { name: [`would be one too many: you may keep ${MAX_OWN_PRESETS} presets`] };
  return new AppError("invalid", "Not valid: name.", { fields: problems });
}
