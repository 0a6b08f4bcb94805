// Loads the settings. loadConfig returns a deep-frozen Config with every value in range, or throws one ConfigError that lists all
// mistakes. No message contains a secret's value. Flags, environment and a file reader are passed in: nothing here reads the process.

import { isLoopbackHost } from "../base/network.ts";
import {
  type ConfigSources,
  givenByEnvironment,
  configFileOf,
  givenByFiles,
  givenByFlags,
  type GivenValue,
  joined,
  systemCode,
} from "./given.ts";
import { type Config, type Option, OPTIONS, type Origins, type Settings } from "./options.ts";
import { groupPolicyProblems, policyProblems } from "./policies.ts";
import { presetProblems } from "./push_rules.ts";
import { InvalidFields, InvalidValue, shown, type Value } from "./setting.ts";

/** Everything that is wrong with the settings, one sentence for each mistake, without secrets. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/**
 * Flags win over the environment, the environment over the TOML files, a later file over an earlier one, and every file
 * over the defaults. An empty environment variable counts as not set. An empty secret is an error: its value was probably
 * lost on the way, and the server would otherwise create a new key.
 * @throws ConfigError
 */
export function loadConfig(sources: ConfigSources): Settings {
  const problems: string[] = [];
  const levels = levelsIn(sources, problems);
  const strongest = joined(levels);
  const reading = new Reading(problems);
  for (const option of OPTIONS) reading.take(option, strongest.get(option.name));
  for (const option of OPTIONS) {
    if (option.secret) reading.resolveSecret(option, levels, sources.readFile);
    else reading.checkWithin(option);
  }
  // Only now are all values known: a secret may come from a file.
  for (const option of OPTIONS) reading.checkNeeds(option);

  const { values, origins } = reading;
  const refuse = (found: readonly string[]): never => {
    throw new ConfigError(found.map((problem) => withPlace(problem, strongest)));
  };
  problems.push(...problemsAcross(values));
  if (problems.length > 0) refuse(problems);
  const config = assemble(values);
  const contradictions = contradictionsIn(config, origins);
  if (contradictions.length > 0) refuse(contradictions);
  return { config, origins: Object.freeze(origins), file: configFileOf(sources) };
}

/**
 * The data directory. Reads no other value, and no file that a setting names: the caller may lack the right to open such a file.
 * @throws ConfigError
 */
export function dataDirIn(sources: ConfigSources): string {
  const problems: string[] = [];
  const reading = new Reading(problems);
  const given = joined(levelsIn(sources, problems));
  for (const option of OPTIONS) if (option.name === "data_dir") reading.take(option, given.get(option.name));
  if (problems.length > 0) throw new ConfigError(problems);
  return String(reading.values.get("data_dir"));
}

/** One sentence for each combination of values that is not allowed. */
export const problemsAcross = (values: Values): string[] => [
  ...directoryProblems(values),
  ...bounceProblems(values),
  ...signInProblems(values),
  ...previousServerProblems(values),
  ...languageProblems(values),
  ...backupProblems(values),
  ...filesProblems(values),
  ...tlsProblems(values),
];

export const contradictionsIn = (config: Config, origins: Origins): string[] => [
  ...policyProblems(config, origins),
  ...groupPolicyProblems(config),
  ...presetProblems(config),
];

/** Finds the first option in the sentence that a file sets, and adds where the file sets it. */
function withPlace(problem: string, given: Level): string {
  for (const word of problem.match(/^[^:]*/)?.[0].match(/[a-z0-9_]+(?:\.[\w-]+)*/g) ?? []) {
    const place = placeOf(word, given);
    if (place !== null) return problem.startsWith(word) ? place + problem.slice(word.length) : `${problem} (${place})`;
  }
  return problem;
}

function placeOf(word: string, given: Level): string | null {
  const found = given.get(word);
  // "key" and "host" may also be ordinary words.
  if (found?.partWrittenAs && /[._]/.test(word)) return found.writtenAs;
  // An option that is itself a table, such as "preset" or "policy.group".
  const table = given.keys().find((name) => word.startsWith(`${name}.`)) ?? "";
  return given.get(table)?.partWrittenAs?.(word.slice(table.length)) ?? null;
}

type Level = ReadonlyMap<string, GivenValue>;

/** What each source gives, the strongest first. */
const levelsIn = (sources: ConfigSources, problems: string[]): Level[] => [
  givenByFlags(sources.flags, problems),
  givenByEnvironment(sources.env, problems),
  ...givenByFiles(sources, problems),
];
/** The values of the options that are set, by name. */
export type Values = ReadonlyMap<string, Value>;

/** The values that could be read, and what is wrong with the others. */
class Reading {
  readonly values = new Map<string, Value>();
  readonly origins: Record<string, string> = {};
  readonly #faulty = new Set<string>();

  constructor(private readonly problems: string[]) {}

  take(option: Option, given: GivenValue | undefined): void {
    this.origins[option.name] = given?.origin ?? "default";
    const raw = given?.raw ?? option.default;
    if (raw === undefined) return;
    const subject = given?.writtenAs ?? `The default of ${option.name}`;
    const hidesValue = option.secret || given === undefined;
    this.#read(
      option,
      raw,
      ({ showValue }) => (hidesValue || !showValue ? subject : `${subject} ${shown(raw)}`),
      given?.partWrittenAs,
    );
  }

  /** A secret and its `_file` variant are one setting: the stronger source wins, and giving both in one source is a mistake. */
  resolveSecret(option: Option, levels: readonly Level[], readFile: ConfigSources["readFile"]): void {
    const fileName = `${option.name}_file`;
    const level = levels.find((given) => given.has(option.name) || given.has(fileName));
    const value = level?.get(option.name);
    const file = level?.get(fileName);
    if (value !== undefined && file !== undefined) {
      this.#refuse(option, `${value.writtenAs} and ${file.writtenAs} are both given: leave one out.`);
      return;
    }
    if (file === undefined) {
      // The value overrides a path from a weaker source, so showing that path would mislead.
      this.values.delete(fileName);
      this.origins[fileName] = "default";
      return;
    }
    const path = this.values.get(fileName);
    if (typeof path !== "string") return;
    const named = `${file.writtenAs} names ${shown(path)}`;
    let text: string;
    try {
      text = readFile(path);
    } catch (error) {
      this.#refuse(option, `${named}, which cannot be read${systemCode(error)}.`);
      return;
    }
    if (this.#read(option, text, () => `${named}, whose content`)) this.origins[option.name] = file.origin;
  }

  checkWithin(option: Option): void {
    if (option.within === undefined) return;
    const names = [option.name, ...option.within];
    if (names.some((name) => this.#faulty.has(name))) return;
    const [value, min, max] = names.map((name) => Number(this.values.get(name))) as [number, number, number];
    const [own, atMin, atMax] = names.map((name) => `${name} (${Number(this.values.get(name))})`);
    if (min > max) this.#refuse(option, `${atMin} must not be above ${atMax}.`);
    else if (value < min) this.#refuse(option, `${own} must not be below ${atMin}.`);
    else if (value > max) this.#refuse(option, `${own} must not be above ${atMax}.`);
  }

  checkNeeds(option: Option): void {
    const { name, needs } = option;
    if (needs === undefined || !this.values.has(name) || this.values.has(needs) || this.#faulty.has(needs)) return;
    this.#refuse(option, `${name} is given without ${needs}: give both or neither.`);
  }

  /** @returns whether the value could be read */
  #read(
    option: Option,
    raw: unknown,
    subject: (invalid: InvalidValue) => string,
    partWrittenAs?: GivenValue["partWrittenAs"],
  ): boolean {
    try {
      this.values.set(option.name, option.read(raw));
      return true;
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      if (error instanceof InvalidFields) {
        for (const fault of error.faults) {
          const part = /^(?:\.[\w-]+){1,2}/.exec(fault)?.[0] ?? "";
          const named = partWrittenAs?.(part);
          const sentence = named === undefined ? subject(error) + fault : named + fault.slice(part.length);
          this.#refuse(option, `${sentence}.`);
        }
      } else this.#refuse(option, `${subject(error)} ${error.message}: write ${option.allowed()}.`);
      return false;
    }
  }

  #refuse(option: Option, problem: string): void {
    this.#faulty.add(option.name);
    this.problems.push(problem);
  }
}

/** Without encryption, anyone on the path can read all passwords. */
function directoryProblems(values: Values): string[] {
  const addresses = values.get("ldap.url");
  if (!Array.isArray(addresses) || values.get("ldap.allow_unencrypted") === true) return [];
  return addresses
    .filter((address) => address.includes("?starttls=off") && !isLoopbackHost(new URL(address).hostname))
    .map(
      (address) =>
        `ldap.url ${shown(address)} would send passwords unencrypted: remove ?starttls=off, or set ldap.allow_unencrypted.`,
    );
}

/** A certificate comes from files or from an ACME authority. */
function tlsProblems(values: Values): string[] {
  const isSet = (name: string): boolean => values.has(name);
  if (!isSet("tls.acme.directory")) {
    return isSet("tls.redirect_listen") && !isSet("tls.cert")
      ? [
          "tls.redirect_listen is given without tls.cert or tls.acme.directory: one of them must provide the certificate.",
        ]
      : [];
  }
  const isHttps = (name: string): boolean => String(values.get(name)).startsWith("https:");
  const isNamed = isSet("tls.acme.names") || isHttps("base_url") || isHttps("recipients.base_url");
  return [
    ...(isSet("tls.cert") ? ["tls.acme.directory and tls.cert are both given: leave one out."] : []),
    ...(isSet("tls.redirect_listen")
      ? []
      : ['tls.acme.directory needs tls.redirect_listen, such as "0.0.0.0:80": the authority checks your names there.']),
    ...(isNamed
      ? []
      : ["tls.acme.directory needs a name for the certificate: set base_url (https), or tls.acme.names."]),
    ...(isSet("database_url")
      ? [
          "tls.acme.directory is for one server, not for nodes of one database_url: the authority may ask any node, " +
            "and only one has the proof. Have the proxy in front of the nodes obtain the certificate, or set tls.cert and tls.key.",
        ]
      : []),
  ];
}

/** Anyone who knows the secret and the id of a mail can report that mail as returned. */
function bounceProblems(values: Values): string[] {
  if (values.get("mail.bounces") !== "hook") return [];
  if (!values.has("mail.url")) return ['mail.bounces "hook" needs mail.url: without it, no mail is sent.'];
  const secret = values.get("mail.bounces_secret");
  if (typeof secret === "string" && /^[\x21-\x7e]{32,}$/.test(secret)) return [];
  return ['mail.bounces "hook" needs mail.bounces_secret: at least 32 letters, digits or other ASCII characters.'];
}

/** At least one way to sign in must remain. */
function signInProblems(values: Values): string[] {
  if (values.get("local_sign_in") !== "off" || values.has("ldap.url") || values.has("oidc.issuer")) return [];
  return ['local_sign_in "off" needs another way to sign in: set ldap.url or oidc.issuer.'];
}

/** A bucket needs keys. A shared directory is for nodes; a single server keeps files in its data directory. */
function filesProblems(values: Values): string[] {
  const url = values.get("blobs.url");
  if (typeof url !== "string") return [];
  if (!url.startsWith("file:")) {
    return values.has("blobs.access_key") ? [] : ["blobs.url is given without blobs.access_key: give both or neither."];
  }
  if (!values.has("database_url")) {
    return [
      "blobs.url is a directory, which only several nodes need: set database_url, or remove blobs.url to keep files in data_dir.",
    ];
  }
  return ["blobs.endpoint", "blobs.access_key"]
    .filter((name) => values.has(name))
    .map((name) => `${name} is for a bucket, and blobs.url is a directory: leave one out.`);
}

function languageProblems(values: Values): string[] {
  const [own, offered] = [values.get("languages.default"), values.get("languages.offered")];
  if (typeof own !== "string" || !Array.isArray(offered) || offered.includes(own)) return [];
  return [
    `languages.default "${own}" is not among languages.offered: add it there, or choose one of ${offered.join(", ")}.`,
  ];
}

/** A previous server with this one's own address would redirect browsers in circles. */
function previousServerProblems(values: Values): string[] {
  const previous = values.get("previous_server");
  if (previous === undefined) return [];
  return ["base_url", "recipients.base_url"]
    .filter((own) => values.get(own) === previous)
    .map(
      (own) =>
        `previous_server is the same as ${own}: give the old server another host name, and set previous_server to that.`,
    );
}

/** Backups must not be stored where the server removes unknown files, and a backup with the master key must be encrypted. */
function backupProblems(values: Values): string[] {
  const text = (name: string): string | undefined => values.get(name) as string | undefined;
  const [to, blobs, dataDir] = ["backup.to", "blobs.url", "data_dir"].map(text);
  const problems: string[] = [];
  if (values.get("backup.every") !== null && to === undefined) {
    problems.push("backup.every is given without backup.to: name the directory or the bucket for backups.");
  }
  if (values.get("backup.with_key") === true && text("backup.passphrase_file") === undefined) {
    problems.push("backup.with_key needs backup.passphrase_file: a backup with the master key must be encrypted.");
  }
  if (to === undefined) return problems;
  const lacksKey = text("backup.access_key") === undefined && text("blobs.access_key") === undefined;
  if (to.startsWith("s3:") && lacksKey) {
    problems.push(`backup.to ${shown(to)} needs access_key and secret_key, in backup or in blobs.`);
  }
  const isOneServer = (text("backup.endpoint") ?? text("blobs.endpoint")) === text("blobs.endpoint");
  const isWithin = (one: string, other: string): boolean => `${one}/`.startsWith(`${other}/`);
  const files = blobs?.replace(/^file:\/\//, "");
  if (files !== undefined && isOneServer && (isWithin(to, files) || isWithin(files, to))) {
    problems.push(`backup.to ${shown(to)} and blobs.url ${shown(blobs)} overlap: give each its own folder.`);
  }
  if (dataDir !== undefined && `${to.replace(/\/+$/, "")}` === dataDir.replace(/\/+$/, "")) {
    problems.push(`backup.to is data_dir: name another directory, such as ${shown(`${dataDir}/backups`)}.`);
  }
  return problems;
}

// The one cast from the table's values to Config, whose type is computed from the same table.
export function assemble(values: Values): Config {
  type Tree = { [name: string]: Value | Tree };
  const root: Tree = {};
  const tables = new Set([root]);
  for (const { name, path } of OPTIONS) {
    let table = root;
    for (const step of path.slice(0, -1)) tables.add((table = (table[step] ??= {}) as Tree));
    const value = values.get(name);
    if (value !== undefined) table[path.at(-1) ?? ""] = Array.isArray(value) ? Object.freeze([...value]) : value;
  }
  for (const table of tables) Object.freeze(table);
  return root as unknown as Config;
}
