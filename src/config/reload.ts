// New settings for a running server: which of them it can apply, and which need a restart.

import { assemble, ConfigError, contradictionsIn, problemsAcross } from "./load.ts";
import { type Config, type Option, OPTIONS, type Settings, valueIn } from "./options.ts";
import type { Value } from "./setting.ts";

export interface Reloaded {
  /** The settings in force once the server has applied what it can. */
  settings: Settings;
  /** The names of the settings whose new values it applies. */
  taken: string[];
  /** The names of the settings whose new values need a restart. */
  waiting: string[];
}

/**
 * @param before what is in force @param next what would be in force after a restart
 * @throws ConfigError if the new values that the server can apply contradict the old ones that stay
 */
export function reloaded(before: Settings, next: Settings): Reloaded {
  const changed = OPTIONS.filter((option) => !Bun.deepEquals(given(before.config, option), given(next.config, option)));
  const values = new Map<string, Value>();
  const origins: Record<string, string> = {};
  for (const option of OPTIONS) {
    // A value that did not change may have moved to another file.
    const from = option.reload || !changed.includes(option) ? next : before;
    const value = given(from.config, option);
    if (value !== undefined) values.set(option.name, value);
    origins[option.name] = from.origins[option.name] ?? "default";
  }
  const config = assemble(values);
  const problems = [...lacking(values), ...problemsAcross(values), ...contradictionsIn(config, origins)];
  if (problems.length > 0) throw new ConfigError([...problems, TOGETHER]);
  return {
    settings: { config, origins: Object.freeze(origins) },
    taken: changed.filter(({ reload }) => reload).map(({ name }) => name),
    waiting: changed.filter(({ reload }) => !reload).map(({ name }) => name),
  };
}

const TOGETHER =
  "These values work only together with new values that need a restart: restart the server to apply all of them.";

const given = (config: Config, option: Option): Value | undefined => valueIn(config, option) as Value | undefined;

const lacking = (values: ReadonlyMap<string, Value>): string[] =>
  OPTIONS.flatMap(({ name, needs }) =>
    needs !== undefined && values.has(name) && !values.has(needs) ? [`${name} needs ${needs}.`] : [],
  );
