// Collects which options were given, and where: by flags, by the environment, by the TOML file. The values are
// not read yet; unknown names become problems.

import { tomlFault } from "./toml_faults.ts";
import { CLIENT_ENV, CONFIG_ENV, ENV_PREFIX, OPTIONS } from "./options.ts";

export interface ConfigSources {
  /** Flag name without dashes → its text; `config` names the TOML file. */
  readonly flags: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The file's text. Throws if it cannot be read. */
  readonly readFile: (path: string) => string;
}

/** One place where an option was given. */
export interface GivenValue {
  readonly raw: unknown;
  readonly origin: string;
  /** The option as the user wrote it: "--port", "SECRETPUSH_PORT", "/etc/x.toml: port". */
  readonly writtenAs: string;
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
      problems.push(`${name} is not a known setting: "secretpush serve --help" lists them all.`);
      continue;
    }
    if (raw === "" && !option.secret && option.type !== "secretFile") continue;
    given.set(option.name, { raw, origin: `environment ${name}`, writtenAs: name });
  }
  return given;
}

// For a service called "secretpush", Kubernetes sets such variables in every pod. One of them has the same name as our
// port option.
function isServiceLink(name: string, raw: string): boolean {
  const rest = name.slice(ENV_PREFIX.length);
  if (/^SERVICE_(HOST|PORT(_.*)?)$/.test(rest) || /^PORT_\d+_(TCP|UDP|SCTP)(_.*)?$/.test(rest)) return true;
  return rest === "PORT" && /^(tcp|udp|sctp):\/\//.test(raw);
}

export function givenByFile({ flags, env, readFile }: ConfigSources, problems: string[]): Map<string, GivenValue> {
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

// A line appended to a file lands in its last table, even if the top level was meant. And if the line with a table's
// name is missing, that table's lines land at the top level.
function whereElse(prefix: string, name: string): string {
  if (prefix !== "" && OPTIONS.some((candidate) => candidate.name === name)) {
    return `${name} belongs above the first line that begins with [`;
  }
  const full = OPTIONS.map((candidate) => candidate.name).filter((candidate) => candidate.endsWith(`.${name}`));
  if (prefix === "" && full.length > 0) return `write ${full.slice(0, 3).join(" or ")}`;
  return '"secretpush serve --help" lists them all';
}

const isTable = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** The cause of a failed read, for use in brackets in a sentence. */
export function systemCode(error: unknown): string {
  const code = (Object(error) as { code?: unknown }).code;
  if (code === "ENOENT") return " (there is no such file)";
  if (code === "EACCES") return " (permission denied)";
  return typeof code === "string" ? ` (${code})` : "";
}
