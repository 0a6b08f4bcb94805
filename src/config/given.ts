// Collects the options that flags, the environment and files give, and where each was given. Values are read later; unknown names
// become problems. The files are config.toml, then each *.toml in config.d beside it. A later file wins; tables are joined option by option.

import { lineOf, tomlFault } from "./toml_faults.ts";
import { CLIENT_ENV, CONFIG_ENV, ENV_PREFIX, OPTIONS } from "./options.ts";

export interface ConfigSources {
  /** Flag name without dashes → its text; `config` names the TOML file. */
  readonly flags: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The text of a file. Throws if the file cannot be read. `isFurther`: no one named the file; it is in `directoryOf`. */
  readonly readFile: (path: string, isFurther?: boolean) => string;
  /** The names in a directory; none if there is no such directory. Throws if the directory cannot be read. Absent: no directory is read. */
  readonly namesIn?: (directory: string) => readonly string[];
}

/** One place where an option was given. */
export interface GivenValue {
  readonly raw: unknown;
  readonly origin: string;
  /** The option as the user wrote it: "--port", "SECRETPUSH_PORT", "/etc/x.toml: line 3: port". */
  readonly writtenAs: string;
  /** If the option is a table in a file: the same for a part of the table, such as ".client.views". */
  readonly partWrittenAs?: (part: string) => string;
}

export function givenByFlags(flags: ConfigSources["flags"], problems: string[]): Map<string, GivenValue> {
  const given = new Map<string, GivenValue>();
  for (const [flag, raw] of Object.entries(flags)) {
    if (flag === "config") continue;
    const option = OPTIONS.find((candidate) => candidate.flag === flag);
    if (option === undefined) problems.push(`--${flag} is not a known option.`);
    else given.set(option.name, { raw, origin: "flag", writtenAs: `--${flag}` });
  }
  return given;
}

export function givenByEnvironment(env: ConfigSources["env"], problems: string[]): Map<string, GivenValue> {
  const given = new Map<string, GivenValue>();
  for (const [name, raw] of Object.entries(env)) {
    if (!name.startsWith(ENV_PREFIX) || name === CONFIG_ENV || raw === undefined) continue;
    if (isServiceLink(name, raw) || Object.values<string>(CLIENT_ENV).includes(name)) continue;
    const option = OPTIONS.find((candidate) => candidate.env === name);
    if (option === undefined) {
      problems.push(`${name} is not a known setting: ${goneBy(name) ?? '"secretpush serve --help" lists them all'}.`);
      continue;
    }
    if (raw === "" && !option.secret && option.type !== "secretFile") continue;
    given.set(option.name, { raw, origin: `environment ${name}`, writtenAs: name });
  }
  return given;
}

// For a service called "secretpush", Kubernetes sets such variables in every pod. One of them has the same name as our port option.
function isServiceLink(name: string, raw: string): boolean {
  const rest = name.slice(ENV_PREFIX.length);
  if (/^SERVICE_(HOST|PORT(_.*)?)$/.test(rest) || /^PORT_\d+_(TCP|UDP|SCTP)(_.*)?$/.test(rest)) return true;
  return rest === "PORT" && /^(tcp|udp|sctp):\/\//.test(raw);
}

/** What one file gives, by the options' names. */
export type GivenByFile = ReadonlyMap<string, GivenValue>;

/** The directory of further files: "/etc/secretpush/config.d" for "/etc/secretpush/config.toml". */
export const directoryOf = (configFile: string): string => `${configFile.replace(/\.toml$/, "")}.d`;

/** Whether a file with this name in that directory is read. Editors leave hidden files, and copies with other endings. */
export const isSettingsFile = (name: string): boolean => /^[^.].*\.toml$/.test(name);

/** The config file that a flag or the environment names. */
export const configFileOf = ({ flags, env }: Pick<ConfigSources, "flags" | "env">): string | undefined =>
  flags["config"] ?? (env[CONFIG_ENV] || undefined);

/** The files with settings. Each overrides those before it. */
function filesOf(sources: ConfigSources, problems: string[]): string[] {
  const path = configFileOf(sources);
  if (path === undefined) return [];
  const directory = directoryOf(path);
  try {
    const names = (sources.namesIn?.(directory) ?? []).filter(isSettingsFile).toSorted();
    return [path, ...names.map((name) => `${directory}/${name}`)];
  } catch (error) {
    problems.push(`${directory}, the directory of further settings, cannot be read${systemCode(error)}.`);
    return [path];
  }
}

/** What each file gives, the strongest first. */
export function givenByFiles(sources: ConfigSources, problems: string[]): GivenByFile[] {
  return filesOf(sources, problems)
    .map((path, index) => givenByFile(path, index === 0 ? namedBy(sources, path) : null, sources.readFile, problems))
    .toReversed();
}

const namedBy = ({ flags }: ConfigSources, path: string): string =>
  `${flags["config"] === undefined ? CONFIG_ENV : "--config"} names ${JSON.stringify(path)}, which`;

/** @param named the beginning of a sentence that says where the file was named; null if it was found in the directory */
function givenByFile(
  path: string,
  named: string | null,
  readFile: ConfigSources["readFile"],
  problems: string[],
): Map<string, GivenValue> {
  const given = new Map<string, GivenValue>();
  let text: string;
  try {
    text = readFile(path, named === null);
  } catch (error) {
    problems.push(`${named ?? path} cannot be read${systemCode(error)}.`);
    return given;
  }
  let document: object;
  try {
    document = Bun.TOML.parse(text);
  } catch (error) {
    problems.push(`${path}: ${tomlFault(text, error)}`);
    return given;
  }

  // The line number is needed only for a complaint.
  const at = (toml: string): string => {
    const line = lineOf(text, toml);
    return `${path}: ${line === null ? "" : `line ${line}: `}${toml}`;
  };
  const visit = (table: object, prefix: string): void => {
    for (const [name, raw] of Object.entries(table)) {
      const toml = prefix + name;
      const option = OPTIONS.find((candidate) => candidate.name === toml);
      if (option !== undefined) {
        given.set(toml, {
          raw,
          origin: `file ${path}`,
          get writtenAs() {
            return at(toml);
          },
          partWrittenAs: (part) => at(toml + part),
        });
      } else if (isTable(raw) && OPTIONS.some((candidate) => candidate.name.startsWith(`${toml}.`))) {
        visit(raw, `${toml}.`);
      } else {
        const expected = OPTIONS.some((candidate) => candidate.name.startsWith(`${toml}.`));
        problems.push(
          expected
            ? `${at(toml)} must be a table: write [${toml}] above its options.`
            : `${at(toml)} is not a known option: ${goneBy(toml) ?? whereElse(prefix, name, isTable(raw))}.`,
        );
      }
    }
  };
  visit(document, "");
  return given;
}

/** The values that all files together give. An option that is a table, such as preset, has the entries of all files. */
export function joined(files: readonly GivenByFile[]): Map<string, GivenValue> {
  const all = new Map<string, GivenValue>();
  for (const file of files.toReversed()) {
    for (const [name, given] of file) {
      const before = all.get(name);
      if (before === undefined || !isTable(before.raw) || !isTable(given.raw)) all.set(name, given);
      else all.set(name, withEntriesOf(before, given));
    }
  }
  return all;
}

function withEntriesOf(before: GivenValue, later: GivenValue): GivenValue {
  const isLater = (part: string): boolean => (part.split(".")[1] ?? "") in (later.raw as object);
  return {
    raw: { ...(before.raw as object), ...(later.raw as object) },
    origin: `${before.origin}, ${later.origin}`,
    get writtenAs() {
      return later.writtenAs;
    },
    partWrittenAs: (part) => (isLater(part) ? later : before).partWrittenAs?.(part) ?? part,
  };
}

/** What replaces a setting that existed only before the first release. */
export function goneBy(name: string): string | undefined {
  if (!/siem.(?:format|authorization)/i.test(name)) return undefined;
  return "events go to a collector as syslog (RFC 5424) only; docs/events.md says how a collector gets CEF, or JSON over HTTP";
}

// A line appended to a file becomes part of the file's last table, even if the top level was meant. If the line with a table's name is
// missing, the lines of that table belong to the top level.
function whereElse(prefix: string, name: string, isTable: boolean): string {
  if (prefix === "policy." && isTable) return "policies are for anonymous, user, admin and group.NAME";
  if (prefix !== "" && OPTIONS.some((candidate) => candidate.name === name)) {
    return `${name} belongs above the first line that begins with [`;
  }
  const full = OPTIONS.map((candidate) => candidate.name).filter((candidate) => candidate.endsWith(`.${name}`));
  if (prefix === "" && full.length > 0) return `write ${full.slice(0, 3).join(" or ")}`;
  return '"secretpush serve --help" lists them all';
}

/** Neither a list nor one of TOML's dates is a table. */
const isTable = (value: unknown): value is object =>
  String(Object.prototype.toString.call(value)) === "[object Object]";

/** The cause of a failed read, in brackets, for a sentence. */
export function systemCode(error: unknown): string {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  if (code === "ENOENT") return " (there is no such file)";
  if (code === "EACCES") return " (permission denied)";
  if (code === "ENOTDIR") return " (it is not a directory)";
  // This program's own refusals say why.
  if (code === UNFIT) return ` (${String(message)})`;
  return typeof code === "string" ? ` (${code})` : "";
}

/** The code of an error whose message says why a file cannot contain settings. */
export const UNFIT = "UNFIT";
