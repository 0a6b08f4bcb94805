// Settings. One table of options; the type Config, the flags, the environment names, the TOML
// keys, the `_file` variants of secrets, the help, the table in docs/configuration.md and every check derive
// from it, so that an option is added by adding a row.
//
// loadConfig promises a deep-frozen Config whose every value is in range, or throws one
// ConfigError that lists everything that is wrong. A secret's value is in no message and no
// listing. Nothing here reads the process: flags, environment and a file reader are passed in.

import { allowedBy } from "./describe.ts";
import { CLIENT_ENV, type Config, CONFIG_ENV, ENV_PREFIX, type Option, OPTIONS, type Settings } from "./options.ts";
import { read, InvalidValue, shown, type Value } from "./read.ts";

// ---- The table -------------------------------------------------------------------------------

// ---- What derives from it: types -------------------------------------------------------------

// ---- What derives from it: names -------------------------------------------------------------

// ---- Loading ---------------------------------------------------------------------------------

/** Everything that is wrong with the settings: one sentence each, secrets left out. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

export interface ConfigSources {
  /** Flag name without dashes → its text; `config` names the TOML file. */
  readonly flags: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The file's text. Throws where it cannot be read. */
  readonly readFile: (path: string) => string;
}

/** One place where an option was given. */
interface GivenValue {
  readonly raw: unknown;
  readonly origin: string;
  /** The option as the user wrote it: "--port", "SECRETPUSH_PORT", "/etc/x.toml: port". */
  readonly writtenAs: string;
}

/**
 * Flags win over the environment, the environment over the TOML file, the file over the defaults.
 * An environment variable that is set but empty counts as not set, except a secret's: there it is more
 * likely a secret that failed to arrive, and going on would make a new key.
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
      refuse(option, refusalSentence(option, given, error));
    }
  }

  for (const option of OPTIONS) {
    if (option.row.type === "masterKey") {
      resolveSecret(option, [byFlag, byEnvironment, byFile], { sources, values, origins, refuse });
    } else if (option.row.type === "integer" && option.row.within !== undefined) {
      checkWithin(option, option.row.within, { values, faulty, refuse });
    }
    const { needs } = option.row;
    if (needs !== undefined && values.has(option.name) && !values.has(needs) && !faulty.has(needs)) {
      refuse(option, `${option.name} is given without ${needs}: give both or neither.`);
    }
  }

  if (problems.length > 0) throw new ConfigError(problems);
  return { config: assemble(values), origins: Object.freeze(origins) };
}

function givenByFlags(flags: ConfigSources["flags"], problems: string[]): Map<string, GivenValue> {
  const given = new Map<string, GivenValue>();
  for (const [flag, raw] of Object.entries(flags)) {
    if (flag === "config") continue;
    const option = OPTIONS.find((candidate) => candidate.flag === flag);
    if (option === undefined) problems.push(`--${flag} is not a known option.`);
    else given.set(option.name, { raw, origin: "flag", writtenAs: `--${flag}` });
  }
  return given;
}

function givenByEnvironment(env: ConfigSources["env"], problems: string[]): Map<string, GivenValue> {
  const given = new Map<string, GivenValue>();
  for (const [name, raw] of Object.entries(env)) {
    if (!name.startsWith(ENV_PREFIX) || name === CONFIG_ENV || raw === undefined) continue;
    if (isServiceLink(name, raw) || Object.values<string>(CLIENT_ENV).includes(name)) continue;
    const option = OPTIONS.find((candidate) => candidate.env === name);
    if (option === undefined) {
      problems.push(`${name} is not a known setting: "secretpush serve --help" lists them all.`);
      continue;
    }
    const secret = option.row.type === "masterKey" || option.row.type === "secretFile";
    if (raw === "" && !secret) continue;
    given.set(option.name, { raw, origin: `environment ${name}`, writtenAs: name });
  }
  return given;
}

// Kubernetes gives every pod such variables for a service that is called "secretpush", one of
// them under the very name of our port option.
function isServiceLink(name: string, raw: string): boolean {
  const rest = name.slice(ENV_PREFIX.length);
  if (/^SERVICE_(HOST|PORT(_.*)?)$/.test(rest) || /^PORT_\d+_(TCP|UDP|SCTP)(_.*)?$/.test(rest)) return true;
  return rest === "PORT" && /^(tcp|udp|sctp):\/\//.test(raw);
}

function givenByFile({ flags, env, readFile }: ConfigSources, problems: string[]): Map<string, GivenValue> {
  const given = new Map<string, GivenValue>();
  const path = flags["config"] ?? (env[CONFIG_ENV] || undefined);
  if (path === undefined) return given;
  const named = `${flags["config"] === undefined ? CONFIG_ENV : "--config"} names ${JSON.stringify(path)}`;

  let text: string;
  try {
    text = readFile(path);
  } catch (error) {
    problems.push(`${named}, which cannot be read${systemCode(error)}.`);
    return given;
  }
  let document: object;
  try {
    document = Bun.TOML.parse(text);
  } catch (error) {
    problems.push(`${path}: ${tomlFault(text, error)}`);
    return given;
  }

  const visit = (table: object, prefix: string): void => {
    for (const [name, raw] of Object.entries(table)) {
      const toml = prefix + name;
      const option = OPTIONS.find((candidate) => candidate.name === toml);
      if (option !== undefined) {
        given.set(toml, { raw, origin: `file ${path}`, writtenAs: `${path}: ${toml}` });
      } else if (isTable(raw) && OPTIONS.some((candidate) => candidate.name.startsWith(`${toml}.`))) {
        visit(raw, `${toml}.`);
      } else {
        const expected = OPTIONS.some((candidate) => candidate.name.startsWith(`${toml}.`));
        problems.push(
          expected
            ? `${path}: ${toml} must be a table: write [${toml}] above its options.`
            : `${path}: ${toml} is not a known option: ${whereElse(prefix, name)}.`,
        );
      }
    }
  };
  visit(document, "");
  return given;
}

// What is appended to a file lands in its last table, whatever was meant.
const whereElse = (prefix: string, name: string): string =>
  prefix !== "" && OPTIONS.some((candidate) => candidate.name === name)
    ? `${name} belongs above the first line that begins with [`
    : '"secretpush serve --help" lists them all';

const isTable = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

// The parser repeats what it stumbled over, which may be the key: only the words around it are passed on.
function tomlFault(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const reason = message.replace(/^TOML Parse error: /, "").replace(/:?\s*(["']).{2,}\1/gs, "");
  return `line ${faultyLine(text)}: this is not TOML (${reason}).`;
}

// The parser does not say where: the fault begins after the longest run of lines that parses.
function faultyLine(text: string): number {
  const lines = text.split("\n");
  for (let count = lines.length - 1; count > 0; count--) {
    try {
      Bun.TOML.parse(lines.slice(0, count).join("\n"));
      return count + 1;
    } catch {}
  }
  return 1;
}

function systemCode(error: unknown): string {
  const code = (Object(error) as { code?: unknown }).code;
  if (code === "ENOENT") return " (there is no such file)";
  if (code === "EACCES") return " (permission denied)";
  return typeof code === "string" ? ` (${code})` : "";
}

function refusalSentence(option: Option, given: GivenValue | undefined, refusal: InvalidValue): string {
  const subject = given?.writtenAs ?? `The default of ${option.name}`;
  const secret = option.row.type === "masterKey";
  const value = secret || !refusal.showValue || given === undefined ? "" : ` ${shown(given.raw)}`;
  return `${subject}${value} ${refusal.message}: write ${allowedBy(option)}.`;
}

// ---- Reading one value -----------------------------------------------------------------------

// ---- Checks across options -------------------------------------------------------------------

// The value and its `_file` variant are one setting: the better source wins, and both at one level is a mistake.
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
    // A path from a weaker source lost against the value; showing it would mislead.
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

// The one place that turns the table into the object: Config's type is computed from the same rows.
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

// ---- Listing ---------------------------------------------------------------------------------
