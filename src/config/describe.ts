// Puts options and their values into words, for the help, the documents and the administrator's page.

import { formatBytes, formatDuration } from "../base/units.ts";
import type { Value } from "./setting.ts";
import { type Option, OPTIONS, type SettingGroup, type Settings, valueIn } from "./options.ts";

/** The default as a user would write it; null if the option is unset by default. */
export function defaultOf({ default: preset }: Pick<Option, "default">): string | null {
  if (preset === undefined) return null;
  return Array.isArray(preset) ? preset.join(", ") : String(preset);
}

export interface SettingInForce {
  readonly option: string;
  /** As a user would write it; a secret is "(set, hidden)", an absent value "(not set)". */
  readonly value: string;
  /** The value for programs: a duration or a secret as in `value`, a size in bytes, null if it is not set. */
  readonly plain: Value;
  readonly origin: string;
}

/** Every option with its value and the value's origin; safe to show to an administrator. */
export const settingsInForce = ({ config, origins }: Settings): SettingInForce[] =>
  OPTIONS.map((option) => {
    const inConfig = valueIn(config, option);
    const value = display(option, inConfig);
    const asText = option.secret || option.type === "duration";
    const plain = inConfig === undefined ? null : asText ? value : (inConfig as SettingInForce["plain"]);
    return { option: option.name, value, plain, origin: origins[option.name] ?? "default" };
  });

/** A setting as the administrator's page shows it. */
export interface DescribedSetting {
  readonly option: string;
  readonly value: string;
  /** The default, written like `value`; null if the option is unset by default. */
  readonly preset: string | null;
  readonly origin: string;
  readonly group: SettingGroup;
  readonly doc: string;
}

/** Every option with its description; safe to show to an administrator. */
export const describedSettings = ({ config, origins }: Settings): DescribedSetting[] =>
  OPTIONS.map((option) => ({
    option: option.name,
    value: display(option, valueIn(config, option)),
    preset: option.default === undefined ? null : display(option, option.read(option.default)),
    origin: origins[option.name] ?? "default",
    group: option.group,
    doc: option.doc,
  }));

/** The name of a table; anything else as text. */
const nameOf = (item: unknown): string => (typeof item === "object" ? String(Object(item).name) : String(item));

function display({ secret, type }: Option, value: unknown): string {
  if (value === undefined) return "(not set)";
  if (value === "") return "(empty)";
  if (secret) return "(set, hidden)";
  if (type === "duration") return formatDuration(value as number | null);
  if (type === "bytes") return formatBytes(value as number);
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(nameOf).join(", ");
  return String(value);
}
