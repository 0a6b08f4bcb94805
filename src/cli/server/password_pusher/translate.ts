// Applies the rows to the variables of one installation. Each value is read as the server reads it.

import { type Option, OPTIONS } from "../../../config/options.ts";
import { InvalidValue } from "../../../config/setting.ts";
import { ROWS, rowOf } from "./rows.ts";
import type { TomlValue } from "./rules.ts";

export interface Taken {
  setting: string;
  value: TomlValue;
  /** The variables that it comes from. */
  from: readonly string[];
  isSecret: boolean;
}

export interface Translation {
  settings: readonly Taken[];
  /** Variables that were not taken over, or only in part. */
  left: ReadonlyArray<{ names: readonly string[]; why: string }>;
  remarks: readonly string[];
  /** Unknown variables whose names begin like Password Pusher's. */
  unknown: readonly string[];
  /** How many other variables there are: from the container, the shell and so on. */
  others: number;
}

/** @param keepsSecrets whether there is a place for secrets; otherwise they are not taken over */
export function translate(variables: ReadonlyMap<string, string>, keepsSecrets: boolean): Translation {
  const settings: Taken[] = [];
  const left: Array<{ names: readonly string[]; why: string }> = [];
  const remarks: string[] = [];
  const known = [...variables].filter(([, value]) => value.trim() !== "").map(([name]) => name);
  const given = (name: string): string | undefined => variables.get(name)?.trim() || undefined;

  for (const row of ROWS) {
    const from = known.filter((name) => rowOf(name) === row);
    if (from.length === 0) continue;
    const leave = (why: string): void => void left.push({ names: from, why });
    if ("why" in row) {
      leave(row.why);
      continue;
    }
    row.take(given, {
      leave,
      remark: (sentence) => void remarks.push(sentence),
      set(setting, value, secret) {
        const why = refusal(setting, value, secret !== undefined && !keepsSecrets);
        if (why === null)
          settings.push({ setting, value, from: sourcesOf(setting, from), isSecret: secret !== undefined });
        else left.push({ names: sourcesOf(setting, from), why });
        return why === null;
      },
    });
  }
  return {
    ...withWhatTheyNeed(settings, left),
    remarks,
    unknown: known.filter((name) => /^PWP(?:_|USH)/.test(name) && !rowOf(name)),
    others: known.filter((name) => !/^PWP(?:_|USH)/.test(name) && !rowOf(name)).length,
  };
}

/** Why a value is not valid in the settings; null if it is. */
function refusal(setting: string, value: TomlValue, isLostSecret: boolean): string | null {
  if (isLostSecret) return `${setting} is a secret: --out writes it to a separate file`;
  const option = optionOf(setting);
  try {
    option.read(value);
    return null;
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
    return `as ${setting}, its value ${error.message}: write ${option.allowed()}`;
  }
}

/** Also leaves out settings that need another, which is not set. */
function withWhatTheyNeed(settings: Taken[], left: Translation["left"]): Pick<Translation, "settings" | "left"> {
  const names = new Set(settings.map(({ setting }) => setting));
  const lacking = settings.find(({ setting }) => !names.has(optionOf(setting).needs ?? setting));
  if (!lacking) return { settings, left };
  const why = `${lacking.setting} needs ${optionOf(lacking.setting).needs}, which is not set`;
  return withWhatTheyNeed(
    settings.filter((one) => one !== lacking),
    [...left, { names: lacking.from, why }],
  );
}

function optionOf(setting: string): Option {
  const found = OPTIONS.find(({ name }) => name === setting);
  if (!found) throw new Error(`There is no setting ${setting}.`);
  return found;
}

/** The variables of a row that belong to the setting's kind of push; all of them if none does. */
function sourcesOf(setting: string, from: readonly string[]): readonly string[] {
  const kind = { text: "PW", url: "URL", file: "FILES", qr: "QR" }[setting.slice(0, setting.indexOf("."))];
  const own = kind === undefined ? [] : from.filter((name) => name.startsWith(`PWP__${kind}__`));
  return own.length > 0 ? own : from;
}
