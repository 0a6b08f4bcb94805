// Loads the settings. loadConfig promises a deep-frozen Config whose every value is in range, or throws one
// ConfigError that lists everything that is wrong. No message holds a secret's value. Nothing here reads the
// process: flags, environment and a file reader are passed in.

import { allowedBy } from "./describe.ts";
import {
  type ConfigSources,
  givenByEnvironment,
  givenByFile,
  givenByFlags,
  type GivenValue,
  systemCode,
} from "./given.ts";
import { policyProblems } from "./policies.ts";
import { type Config, isSecret, type Option, OPTIONS, type Settings } from "./options.ts";
import { isLoopbackHost } from "../base/network.ts";
import { InvalidValue, read, shown, type Value } from "./read.ts";

/** Everything that is wrong with the settings: one sentence each, secrets left out. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/**
 * Flags win over the environment, the environment over the TOML file, the file over the defaults.
 * An empty environment variable counts as not set. An empty secret is an error: it probably failed to arrive, and the
 * server would otherwise create a new key.
 * @throws ConfigError
 */
export function loadConfig(sources: ConfigSources): Settings {
  const problems: string[] = [];
  const byFlag = givenByFlags(sources.flags, problems);
  const byEnvironment = givenByEnvironment(sources.env, problems);
  const byFile = givenByFile(sources, problems);

  const values = new Map<string, Value>();
  const origins: Record<string, string> = {};
  const faulty = new Set<string>();
  const refuse = (option: Option, problem: string): void => {
    faulty.add(option.name);
    problems.push(problem);
  };

  for (const option of OPTIONS) {
    const given = byFlag.get(option.name) ?? byEnvironment.get(option.name) ?? byFile.get(option.name);
    origins[option.name] = given?.origin ?? "default";
    const raw = given?.raw ?? ("default" in option.row ? option.row.default : undefined);
    if (raw === undefined) continue;
    try {
      values.set(option.name, read(option, raw));
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      refuse(option, invalidSentence(option, given, error));
    }
  }

  for (const option of OPTIONS) {
    if (isSecret(option.row)) {
      resolveSecret(option, [byFlag, byEnvironment, byFile], { sources, values, origins, refuse });
    } else if (option.row.type === "integer" && option.row.within !== undefined) {
      checkWithin(option, option.row.within, { values, faulty, refuse });
    }
  }
  // Done when all values are known: a secret may come from a file.
  for (const option of OPTIONS) {
    const { needs } = option.row;
    if (needs !== undefined && values.has(option.name) && !values.has(needs) && !faulty.has(needs)) {
      refuse(option, `${option.name} is given without ${needs}: give both or neither.`);
    }
  }

  checkFormat(values, problems);
  checkDirectories(values, problems);
  checkLocalSignIn(values, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  const config = assemble(values);
  const contradictions = policyProblems(config, origins);
  if (contradictions.length > 0) throw new ConfigError(contradictions);
  return { config, origins: Object.freeze(origins) };
}

function invalidSentence(option: Option, given: GivenValue | undefined, invalid: InvalidValue): string {
  const subject = given?.writtenAs ?? `The default of ${option.name}`;
  const secret = isSecret(option.row);
  const value = secret || !invalid.showValue || given === undefined ? "" : ` ${shown(given.raw)}`;
  return `${subject}${value} ${invalid.message}: write ${allowedBy(option)}.`;
}

// The value and its `_file` variant are one setting: the stronger source wins, and giving both in one source is a
// mistake.
function resolveSecret(
  option: Option,
  levels: readonly Map<string, GivenValue>[],
  state: {
    sources: ConfigSources;
    values: Map<string, Value>;
    origins: Record<string, string>;
    refuse: (option: Option, problem: string) => void;
  },
): void {
  const { sources, values, origins, refuse } = state;
  const fileName = `${option.name}_file`;
  const level = levels.find((given) => given.has(option.name) || given.has(fileName));
  const value = level?.get(option.name);
  const file = level?.get(fileName);
  if (value !== undefined && file !== undefined) {
    refuse(option, `${value.writtenAs} and ${file.writtenAs} are both given: leave one out.`);
    return;
  }
  if (file === undefined) {
    // The value overrides a path from a weaker source, so showing that path would mislead.
    values.delete(fileName);
    origins[fileName] = "default";
    return;
  }
  const path = values.get(fileName);
  if (typeof path !== "string") return;
  const named = `${file.writtenAs} names ${shown(path)}`;
  let text: string;
  try {
    text = sources.readFile(path);
  } catch (error) {
    refuse(option, `${named}, which cannot be read${systemCode(error)}.`);
    return;
  }
  try {
    values.set(option.name, read(option, text));
    origins[option.name] = file.origin;
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
    refuse(option, `${named}, whose content ${error.message}: write ${allowedBy(option)}.`);
  }
}

/** Each way to reach a collector has its own formats. */
function checkFormat(values: ReadonlyMap<string, Value>, problems: string[]): void {
  const [url, format] = [values.get("siem.url"), values.get("siem.format")];
  if (typeof url !== "string" || typeof format !== "string" || format === "auto") return;
  const [way, formats] = /^https?:/.test(url)
    ? ["HTTPS", ["json", "json-array", "splunk", "elastic"]]
    : ["syslog", ["rfc5424", "cef", "json"]];
  if (formats.includes(format)) return;
  problems.push(`siem.format "${format}" is not for the ${way} of siem.url: write auto, ${formats.join(" or ")}.`);
}

/** Without encryption, everybody on the way can read all passwords. */
function checkDirectories(values: ReadonlyMap<string, Value>, problems: string[]): void {
  const addresses = values.get("ldap.url");
  if (!Array.isArray(addresses) || values.get("ldap.allow_unencrypted") === true) return;
  for (const address of addresses) {
    if (!address.includes("?starttls=off") || isLoopbackHost(new URL(address).hostname)) continue;
    problems.push(
      `ldap.url ${shown(address)} would send passwords unencrypted: leave ?starttls=off out, or set ldap.allow_unencrypted.`,
    );
  }
}

/** Otherwise nobody could sign in. */
function checkLocalSignIn(values: ReadonlyMap<string, Value>, problems: string[]): void {
  if (values.get("local_sign_in") !== "off" || values.has("ldap.url") || values.has("oidc.issuer")) return;
  problems.push('local_sign_in "off" needs another way to sign in: set ldap.url or oidc.issuer.');
}

function checkWithin(
  option: Option,
  [minName, maxName]: readonly [string, string],
  state: {
    values: ReadonlyMap<string, Value>;
    faulty: ReadonlySet<string>;
    refuse: (option: Option, problem: string) => void;
  },
): void {
  const { values, faulty, refuse } = state;
  if ([option.name, minName, maxName].some((name) => faulty.has(name))) return;
  const [value, min, max] = [option.name, minName, maxName].map((name) => Number(values.get(name)));
  if (value === undefined || min === undefined || max === undefined) return;
  if (min > max) refuse(option, `${minName} (${min}) must not be above ${maxName} (${max}).`);
  else if (value < min) refuse(option, `${option.name} (${value}) must not be below ${minName} (${min}).`);
  else if (value > max) refuse(option, `${option.name} (${value}) must not be above ${maxName} (${max}).`);
}

// The one cast from the table's values to Config, whose type is computed from the same rows.
function assemble(values: ReadonlyMap<string, Value>): Config {
  type Table = { [name: string]: Value | Table };
  const root: Table = {};
  const tables: Table[] = [root];
  for (const { name, row } of OPTIONS) {
    const value = values.get(name);
    const path = row.key.split(".");
    const last = path.pop();
    let table = root;
    for (const step of path) {
      const next = table[step] as Table | undefined;
      if (next === undefined) tables.push((table[step] = {}));
      table = table[step] as Table;
    }
    if (value === undefined || last === undefined) continue;
    table[last] = Array.isArray(value) ? Object.freeze([...value]) : value;
  }
  for (const table of tables) Object.freeze(table);
  return root as unknown as Config;
}
