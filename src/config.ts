// Settings. One table of options; the type Config, the flags, the environment names, the TOML
// keys, the `_file` variants of secrets, the help, the README's table and every check derive
// from it, so that an option is added by adding a row.
//
// loadConfig promises a deep-frozen Config whose every value is in range, or throws one
// ConfigError that lists everything that is wrong. A secret's value is in no message and no
// listing. Nothing here reads the process: flags, environment and a file reader are passed in.

import { parseNetwork } from "./base/network.ts";
import { formatBytes, formatDuration, parseBytes, parseDuration, UnitError } from "./base/units.ts";

// ---- The table -------------------------------------------------------------------------------

interface RowCommon {
  /** Where the value lives in Config: camelCase, a dot for each table, the unit in the name. */
  readonly key: string;
  /** Where it is written in TOML; the flag and the environment name derive from this. */
  readonly toml: string;
  /** One sentence for help and README. */
  readonly doc: string;
  /** TOML path of another option that must be given with this one. */
  readonly needs?: string;
}

// `default`, `min` and `max` are written as a user would write them. No default: unset, and optional in Config.
type Row = RowCommon &
  (
    | { readonly type: "boolean"; readonly default: boolean }
    | {
        readonly type: "integer";
        readonly default: number;
        readonly min: number;
        readonly max: number;
        /** TOML paths of the two integer options this one must lie between. */
        readonly within?: readonly [min: string, max: string];
      }
    | {
        readonly type: "duration";
        readonly default: string;
        readonly min: string;
        readonly max: string;
        readonly off?: true;
      }
    | { readonly type: "bytes"; readonly default: string; readonly min: string; readonly max: string }
    | { readonly type: "word"; readonly default: string; readonly words: readonly string[] }
    | { readonly type: "networks"; readonly default: readonly string[] }
    | { readonly type: "host" | "path" | "colour"; readonly default: string }
    | { readonly type: "text"; readonly default: string; readonly maxCharacters: number }
    | { readonly type: "url" | "file" | "secretFile" | "address" }
    // A secret is never a flag. It brings its `<name>_file` variant along.
    | { readonly type: "masterKey" }
  );

const SHARED_ROWS = [
  { key: "host", toml: "host", type: "host", default: "127.0.0.1", doc: "Address or host name to listen on." },
  {
    key: "port",
    toml: "port",
    type: "integer",
    default: 5100,
    min: 0,
    max: 65535,
    doc: "Port to listen on; 0 takes any free port.",
  },
  {
    key: "unixSocket",
    toml: "unix_socket",
    type: "file",
    doc: "Unix socket to listen on in place of host and port; whoever connects there is a trusted proxy.",
  },
  {
    key: "unixSocketMode",
    toml: "unix_socket_mode",
    type: "word",
    default: "0660",
    words: ["0600", "0660", "0666"],
    doc: "Who may connect to the Unix socket: its owner, its group too, or everybody on the host.",
  },
  {
    key: "recipients.listen",
    toml: "recipients.listen",
    type: "address",
    doc: "Second address to listen on, for recipients only: opening links and downloads, no creating, no signing in.",
  },
  {
    key: "recipients.baseUrl",
    toml: "recipients.base_url",
    type: "url",
    doc: "Address that links start with, where recipients reach the service under another one than base_url.",
  },
  {
    key: "tls.cert",
    toml: "tls.cert",
    type: "file",
    needs: "tls.key",
    doc: "Certificate chain in PEM; with it every TCP address speaks HTTPS. Read again when it changes.",
  },
  {
    key: "tls.key",
    toml: "tls.key",
    type: "file",
    needs: "tls.cert",
    doc: "Private key of the certificate, in PEM, without a passphrase.",
  },
  {
    key: "tls.reloadIntervalMs",
    toml: "tls.reload_interval",
    type: "duration",
    default: "30s",
    min: "50ms",
    max: "1d",
    off: true,
    doc: "How often the certificate's files are looked at; off: on SIGHUP only.",
  },
  {
    key: "tls.redirectListen",
    toml: "tls.redirect_listen",
    type: "address",
    needs: "tls.cert",
    doc: "Address that speaks plain HTTP and sends browsers on to HTTPS.",
  },
  {
    key: "tls.hstsMs",
    toml: "tls.hsts",
    type: "duration",
    default: "off",
    min: "0s",
    max: "10y",
    off: true,
    doc: "How long browsers shall insist on HTTPS (Strict-Transport-Security, sent over HTTPS only), such as 365d.",
  },
  {
    key: "dataDir",
    toml: "data_dir",
    type: "path",
    default: "./data",
    doc: "Directory of the database, the files and the master key; made at first start.",
  },
  {
    key: "baseUrl",
    toml: "base_url",
    type: "url",
    doc: "Address that links start with, such as https://push.example.org; unset: taken from each request.",
  },
  {
    key: "trustedProxies",
    toml: "trusted_proxies",
    type: "networks",
    default: ["127.0.0.0/8", "::1/128"],
    doc: "Reverse proxies whose forwarded headers are believed.",
  },
  {
    key: "allowAnonymous",
    toml: "allow_anonymous",
    type: "boolean",
    default: true,
    doc: "Whether people without an account may create pushes.",
  },
  { key: "enableUrlPushes", toml: "enable_url_pushes", type: "boolean", default: true, doc: "Offer pushes of links." },
  { key: "enableQrPushes", toml: "enable_qr_pushes", type: "boolean", default: true, doc: "Offer pushes of QR codes." },
  {
    key: "enableFilePushes",
    toml: "enable_file_pushes",
    type: "boolean",
    default: true,
    doc: "Offer pushes of files.",
  },
  {
    key: "fileAttachmentsRequireAuthentication",
    toml: "file_attachments_require_authentication",
    type: "boolean",
    default: true,
    doc: "Whether only people with an account may attach files.",
  },
  {
    key: "maxPayloadBytes",
    toml: "max_payload_bytes",
    type: "bytes",
    default: "1 MiB",
    min: "1 KiB",
    max: "16 MiB",
    doc: "Longest text of a push, in bytes of UTF-8.",
  },
  {
    key: "maxBodyMemoryBytes",
    toml: "max_body_memory",
    type: "bytes",
    default: "256 MiB",
    min: "1 MiB",
    max: "1 TiB",
    doc: "Most memory that all request bodies take while they arrive, files of forms aside; beyond it 503. One alone always fits.",
  },
  {
    key: "upload.maxFiles",
    toml: "upload.max_files",
    type: "integer",
    default: 10,
    min: 1,
    max: 1000,
    doc: "Most files in one push.",
  },
  {
    key: "upload.maxFileBytes",
    toml: "upload.max_file_bytes",
    type: "bytes",
    default: "2 GiB",
    min: "1 KiB",
    max: "1 TiB",
    doc: "Largest file.",
  },
  {
    key: "upload.maxPushBytes",
    toml: "upload.max_push_bytes",
    type: "bytes",
    default: "2 GiB",
    min: "1 KiB",
    max: "1 TiB",
    doc: "Most bytes in all files of one push together.",
  },
  {
    key: "upload.maxStoredBytes",
    toml: "upload.max_stored_bytes",
    type: "bytes",
    default: "0",
    min: "0",
    max: "1024 TiB",
    doc: "Most bytes in all files of all pushes together; 0 is no limit.",
  },
  {
    key: "upload.freeSpaceFloorBytes",
    toml: "upload.free_space_floor",
    type: "bytes",
    default: "1 GiB",
    min: "0",
    max: "1024 TiB",
    doc: "Files are refused while less than this is free on the disk, or less than the percentage below, whichever is smaller; 0 is no floor.",
  },
  {
    key: "upload.freeSpaceFloorPercent",
    toml: "upload.free_space_floor_percent",
    type: "integer",
    default: 5,
    min: 0,
    max: 90,
    doc: "The same as a share of the disk, for small disks.",
  },
  {
    key: "upload.atOncePerCaller",
    toml: "upload.at_once_per_caller",
    type: "integer",
    default: 4,
    min: 1,
    max: 1000,
    doc: "Uploads that one user, or one address without a user, may run at once.",
  },
  {
    key: "upload.idleTimeoutMs",
    toml: "upload.idle_timeout",
    type: "duration",
    default: "60s",
    min: "1s",
    max: "4m",
    doc: "How long a sender may pause in the middle of an upload; 15s at most where it is no form with files.",
  },
  {
    key: "upload.timeoutMs",
    toml: "upload.timeout",
    type: "duration",
    default: "6h",
    min: "1s",
    max: "7d",
    doc: "How long an upload may take in all; 60s at most where it is no form with files.",
  },
  {
    key: "upload.maxJsonBytes",
    toml: "upload.max_json_bytes",
    type: "bytes",
    default: "32 MiB",
    min: "1 MiB",
    max: "256 MiB",
    doc: "Largest JSON body with files inside it as base64; larger files come as a multipart form.",
  },
  {
    key: "downloadLinkLifeMs",
    toml: "download_link_life",
    type: "duration",
    default: "15m",
    min: "1s",
    max: "1d",
    doc: "How long the download links of a retrieval work.",
  },
  {
    key: "download.atOncePerLink",
    toml: "download.at_once_per_link",
    type: "integer",
    default: 8,
    min: 1,
    max: 1000,
    doc: "Downloads that may run at once through one download link.",
  },
  {
    key: "download.atOncePerAddress",
    toml: "download.at_once_per_address",
    type: "integer",
    default: 64,
    min: 1,
    max: 100_000,
    doc: "Downloads that one address may run at once; an IPv6 /64 counts as one address.",
  },
  {
    key: "sweepIntervalMs",
    toml: "sweep_interval",
    type: "duration",
    default: "60s",
    min: "1s",
    max: "1d",
    doc: "How often the background pass erases what is due; the moment of expiry never depends on it.",
  },
  {
    key: "rotationCheckIntervalMs",
    toml: "rotation_check_interval",
    type: "duration",
    default: "1s",
    min: "10ms",
    max: "1m",
    doc: "How often the server looks whether a rotation of the master key was asked for.",
  },
  {
    key: "maxWritesPerCommit",
    toml: "max_writes_per_commit",
    type: "integer",
    default: 256,
    min: 1,
    max: 10_000,
    doc: "How many writes share one flush to disk at most; 1 flushes each on its own.",
  },
  {
    key: "purgeAnonymousAfterMs",
    toml: "purge_anonymous_after",
    type: "duration",
    default: "1d",
    min: "0s",
    max: "10y",
    off: true,
    doc: "How long after its expiry an anonymous push is deleted whole; off: never.",
  },
  {
    key: "purgeAfterMs",
    toml: "purge_after",
    type: "duration",
    default: "off",
    min: "0s",
    max: "10y",
    off: true,
    doc: "How long after its expiry an owned push is deleted whole, with its audit log; off: never.",
  },
  {
    key: "key",
    toml: "key",
    type: "masterKey",
    doc: "Master key; unset: the file master.key in data_dir, made at first start.",
  },
  {
    key: "previousKey",
    toml: "previous_key",
    type: "masterKey",
    doc: "Master key before this one, given beside a new key until everything is sealed under the new one.",
  },
  {
    key: "rateLimit.perSecond",
    toml: "rate_limit.per_second",
    type: "integer",
    default: 500,
    min: 0,
    max: 1_000_000,
    doc: "Requests one client address may make in a second; 0: no limit.",
  },
  {
    key: "rateLimit.perMinute",
    toml: "rate_limit.per_minute",
    type: "integer",
    default: 6000,
    min: 0,
    max: 10_000_000,
    doc: "Requests one client address may make in a minute; 0: no limit.",
  },
  {
    key: "rateLimit.atOnce",
    toml: "rate_limit.at_once",
    type: "integer",
    default: 256,
    min: 0,
    max: 1_000_000,
    doc: "Requests of one client address that may wait for their answer at once; 0: no limit.",
  },
  {
    key: "sessionLifetimeMs",
    toml: "session_lifetime",
    type: "duration",
    default: "14d",
    min: "5m",
    max: "365d",
    doc: "How long people stay signed in after their last visit.",
  },
  {
    key: "allowSignUp",
    toml: "allow_sign_up",
    type: "boolean",
    default: false,
    doc: "Whether anybody may make an account; off: administrators add them.",
  },
  {
    key: "branding.title",
    toml: "branding.title",
    type: "text",
    default: "Secret Push",
    maxCharacters: 40,
    doc: "Name of the service on its pages.",
  },
  {
    key: "branding.tagline",
    toml: "branding.tagline",
    type: "text",
    default: "",
    maxCharacters: 120,
    doc: "Sentence under the heading of the first page; empty: the pages' own, in the reader's language.",
  },
  {
    key: "branding.logoFile",
    toml: "branding.logo_file",
    type: "file",
    doc: "Picture shown beside the name (SVG, PNG, JPEG or WebP, up to 256 KiB).",
  },
  {
    key: "branding.accent",
    toml: "branding.accent",
    type: "colour",
    default: "#0f766e",
    doc: "Colour of buttons and links; shades that are easy to read are made from it.",
  },
  {
    key: "metrics.listen",
    toml: "metrics.listen",
    type: "address",
    doc: "Address that tells Prometheus its metrics at /metrics, over plain HTTP, to whoever asks; unset: none.",
  },
  {
    key: "log.level",
    toml: "log.level",
    type: "word",
    default: "info",
    words: ["debug", "info", "warn", "error"],
    doc: "Least serious log lines to write.",
  },
  {
    key: "log.format",
    toml: "log.format",
    type: "word",
    default: "text",
    words: ["text", "json"],
    doc: "Form of a log line.",
  },
] as const satisfies readonly Row[];

const rowsOfKind = <const Kind extends string>(kind: Kind) =>
  [
    {
      key: `${kind}.expireAfterDaysDefault`,
      toml: `${kind}.expire_after_days_default`,
      type: "integer",
      default: 7,
      min: 1,
      max: 3650,
      within: [`${kind}.expire_after_days_min`, `${kind}.expire_after_days_max`],
      doc: `Days a ${kind} push lives unless its maker says otherwise.`,
    },
    {
      key: `${kind}.expireAfterDaysMin`,
      toml: `${kind}.expire_after_days_min`,
      type: "integer",
      default: 1,
      min: 1,
      max: 3650,
      doc: `Fewest days a ${kind} push may be given.`,
    },
    {
      key: `${kind}.expireAfterDaysMax`,
      toml: `${kind}.expire_after_days_max`,
      type: "integer",
      default: 90,
      min: 1,
      max: 3650,
      doc: `Most days a ${kind} push may be given.`,
    },
    {
      key: `${kind}.expireAfterViewsDefault`,
      toml: `${kind}.expire_after_views_default`,
      type: "integer",
      default: 5,
      min: 1,
      max: 100_000,
      within: [`${kind}.expire_after_views_min`, `${kind}.expire_after_views_max`],
      doc: `Views of a ${kind} push unless its maker says otherwise.`,
    },
    {
      key: `${kind}.expireAfterViewsMin`,
      toml: `${kind}.expire_after_views_min`,
      type: "integer",
      default: 1,
      min: 1,
      max: 100_000,
      doc: `Fewest views a ${kind} push may be given.`,
    },
    {
      key: `${kind}.expireAfterViewsMax`,
      toml: `${kind}.expire_after_views_max`,
      type: "integer",
      default: 100,
      min: 1,
      max: 100_000,
      doc: `Most views a ${kind} push may be given.`,
    },
    {
      key: `${kind}.retrievalStepDefault`,
      toml: `${kind}.retrieval_step_default`,
      type: "boolean",
      default: true,
      doc: `Whether links of a ${kind} push ask for one click first, unless its maker says otherwise.`,
    },
    {
      key: `${kind}.deletableByViewerDefault`,
      toml: `${kind}.deletable_by_viewer_default`,
      type: "boolean",
      default: true,
      doc: `Whether viewers may delete a ${kind} push, unless its maker says otherwise.`,
    },
  ] as const satisfies readonly Row[];

const ROWS = [
  ...SHARED_ROWS,
  ...rowsOfKind("text"),
  ...rowsOfKind("url"),
  ...rowsOfKind("file"),
  ...rowsOfKind("qr"),
] as const;

// ---- What derives from it: types -------------------------------------------------------------

type ValueOf<R extends Row> = R extends { type: "boolean" }
  ? boolean
  : R extends { type: "integer" | "bytes" }
    ? number
    : R extends { type: "duration"; off: true }
      ? number | null
      : R extends { type: "duration" }
        ? number
        : R extends { type: "word"; words: readonly (infer Word)[] }
          ? Word
          : R extends { type: "networks" }
            ? readonly string[]
            : string;

// A row at its last name …
type Leaf<R extends Row, Name extends string> = R extends { type: "masterKey" }
  ? { readonly [K in Name | `${Name}File`]?: string }
  : R extends { default: unknown }
    ? { readonly [K in Name]: ValueOf<R> }
    : { readonly [K in Name]?: ValueOf<R> };
// … and inside its tables.
type Place<R extends Row, Key extends string> = Key extends `${infer Table}.${infer Rest}`
  ? { readonly [K in Table]: Place<R, Rest> }
  : Leaf<R, Key>;
type Places<R extends Row> = R extends Row ? Place<R, R["key"]> : never;
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never;
type Flat<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]: Flat<T[K]> } : T;

/**
 * Every setting, frozen all the way down. Durations are milliseconds (null: off), sizes bytes,
 * `trustedProxies` are CIDR ranges, `key` is 64 lower-case hex digits, base URLs have no trailing slash,
 * addresses are "host:port" with IPv6 in brackets.
 */
export type Config = Flat<All<Places<(typeof ROWS)[number]>>>;

export type PushKind = "text" | "url" | "file" | "qr";

// ---- What derives from it: names -------------------------------------------------------------

const ENV_PREFIX = "SECRETPUSH_";
export const CONFIG_ENV = `${ENV_PREFIX}CONFIG`;

/** Read by the command line client alone; the server passes over them. */
export const CLIENT_ENV = {
  server: `${ENV_PREFIX}SERVER`,
  token: `${ENV_PREFIX}TOKEN`,
  passphrase: `${ENV_PREFIX}PASSPHRASE`,
  ca: `${ENV_PREFIX}CA`,
} as const;

/** One option with every name it goes by. */
export interface Option {
  readonly row: Row;
  /** Its TOML path, which is also its name in listings and origins. */
  readonly name: string;
  /** Without the dashes; null for a secret. */
  readonly flag: string | null;
  readonly env: string;
  readonly group: string;
}

/** Every option in the table's order, `_file` variants included. */
export const OPTIONS: readonly Option[] = withSecretFiles(ROWS).map((row) => ({
  row,
  name: row.toml,
  flag: row.type === "masterKey" ? null : row.toml.replace(/[._]/g, "-"),
  env: ENV_PREFIX + row.toml.toUpperCase().replace(/[.-]/g, "_"),
  group: row.toml.includes(".") ? row.toml.slice(0, row.toml.indexOf(".")) : "",
}));

function withSecretFiles(rows: readonly Row[]): readonly Row[] {
  return rows.flatMap((row): Row[] =>
    row.type === "masterKey"
      ? [
          row,
          {
            key: `${row.key}File`,
            toml: `${row.toml}_file`,
            type: "secretFile",
            doc: `Existing file that holds the value of ${row.toml}.`,
          },
        ]
      : [row],
  );
}

/** What a flag's value is called in help: "--port <number>". */
export function placeholderOf({ row }: Option): string {
  switch (row.type) {
    case "boolean":
      return "true|false";
    case "integer":
      return "number";
    case "word":
      return row.words.join("|");
    case "bytes":
      return "size";
    case "networks":
      return "ranges";
    case "path":
      return "path";
    case "secretFile":
      return "file";
    case "address":
      return "host:port";
    default:
      return row.type;
  }
}

const DURATION_EXAMPLES = ["90s", "15m", "1h", "7d"];
function durationsWithin({ min, max }: { min: string; max: string }): string {
  const fitting = DURATION_EXAMPLES.filter(
    (text) => parseDuration(text) >= parseDuration(min) && parseDuration(text) <= parseDuration(max),
  );
  return fitting.length > 1 ? `${fitting.slice(0, -1).join(", ")} or ${fitting.at(-1)}` : (fitting[0] ?? max);
}

/** "a whole number from 0 to 65535": completes "write …". */
export function allowedBy({ row }: Option): string {
  switch (row.type) {
    case "boolean":
      return "true or false";
    case "integer":
      return `a whole number from ${row.min} to ${row.max}`;
    case "duration":
      return `a duration from ${row.min} to ${row.max}, such as ${durationsWithin(row)}${row.off ? ", or off" : ""}`;
    case "bytes":
      return `a size from ${row.min} to ${row.max}, such as 64KiB, 1MiB or a number of bytes`;
    case "word":
      return `one of ${row.words.join(", ")}`;
    case "networks":
      return "addresses or CIDR ranges, separated by commas, or none";
    case "host":
      return "an IP address or a host name, without a port";
    case "path":
    case "file":
    case "secretFile":
      return "a path";
    case "text":
      return `a line of at most ${row.maxCharacters} characters`;
    case "colour":
      return 'a colour such as "#0f766e"';
    case "address":
      return "a host and a port such as 192.0.2.1:443 or [::]:443";
    case "url":
      return "an http or https address such as https://push.example.org";
    case "masterKey":
      return "32 bytes as 64 hex digits or in base64";
  }
}

/** The default as a user would write it; null where the option is unset by default. */
export function defaultOf({ row }: Option): string | null {
  if (!("default" in row)) return null;
  return typeof row.default === "object" ? row.default.join(", ") : String(row.default);
}

/** The README's table of options, in Markdown. */
export function optionsTable(): string {
  const cell = (text: string): string => text.replaceAll("|", "\\|");
  const lines = OPTIONS.map((option) => {
    const preset = defaultOf(option);
    const allowed = allowedBy(option);
    return [
      `\`${option.name}\``,
      option.flag === null ? "none" : `\`--${option.flag}\``,
      `\`${option.env}\``,
      preset === null ? "unset" : `\`${preset}\``,
      cell(`${option.row.doc} ${allowed.charAt(0).toUpperCase()}${allowed.slice(1)}.`),
    ].join(" | ");
  });
  return [
    "| Option (TOML) | Flag | Environment | Default | Meaning |",
    "| --- | --- | --- | --- | --- |",
    ...lines.map((line) => `| ${line} |`),
    "",
  ].join("\n");
}

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

/** Option name → "flag", "environment NAME", "file PATH" or "default". */
export type Origins = Readonly<Record<string, string>>;

export interface Settings {
  readonly config: Config;
  readonly origins: Origins;
}

type Value = string | number | boolean | null | readonly string[];

/** One place where an option was given. */
interface Given {
  readonly raw: unknown;
  readonly origin: string;
  /** The option as the user wrote it: "--port", "SECRETPUSH_PORT", "/etc/x.toml: port". */
  readonly written: string;
}

/** Why a value is not taken: completes a sentence that began with the option and the value. */
class Refusal extends Error {
  /** False keeps the value out of the message, for values that may hold a credential. */
  readonly showValue: boolean;
  constructor(reason: string, showValue = true) {
    super(reason);
    this.showValue = showValue;
  }
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
      if (!(error instanceof Refusal)) throw error;
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

function givenByFlags(flags: ConfigSources["flags"], problems: string[]): Map<string, Given> {
  const given = new Map<string, Given>();
  for (const [flag, raw] of Object.entries(flags)) {
    if (flag === "config") continue;
    const option = OPTIONS.find((candidate) => candidate.flag === flag);
    if (option === undefined) problems.push(`--${flag} is not a known option.`);
    else given.set(option.name, { raw, origin: "flag", written: `--${flag}` });
  }
  return given;
}

function givenByEnvironment(env: ConfigSources["env"], problems: string[]): Map<string, Given> {
  const given = new Map<string, Given>();
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
    given.set(option.name, { raw, origin: `environment ${name}`, written: name });
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

function givenByFile({ flags, env, readFile }: ConfigSources, problems: string[]): Map<string, Given> {
  const given = new Map<string, Given>();
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
        given.set(toml, { raw, origin: `file ${path}`, written: `${path}: ${toml}` });
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

function refusalSentence(option: Option, given: Given | undefined, refusal: Refusal): string {
  const subject = given?.written ?? `The default of ${option.name}`;
  const secret = option.row.type === "masterKey";
  const value = secret || !refusal.showValue || given === undefined ? "" : ` ${shown(given.raw)}`;
  return `${subject}${value} ${refusal.message}: write ${allowedBy(option)}.`;
}

function shown(raw: unknown): string {
  const text = JSON.stringify(raw) ?? String(raw);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

// ---- Reading one value -----------------------------------------------------------------------

// From text (flags, environment) or from what TOML gave. Throws a Refusal.
function read({ row }: Option, raw: unknown): Value {
  switch (row.type) {
    case "boolean":
      return readBoolean(raw);
    case "integer":
      return inRange(readInteger(raw), row.min, row.max);
    case "duration": {
      const text = raw === 0 ? "0" : raw;
      if (typeof text === "number") throw new Refusal("has no unit (ms, s, m, h, d or w)");
      const value = measured(() => parseDuration(readText(text), { allowOff: row.off === true }));
      return value === null ? null : inRange(value, parseDuration(row.min), parseDuration(row.max));
    }
    case "bytes": {
      const value = typeof raw === "number" ? readInteger(raw) : measured(() => parseBytes(readText(raw)));
      return inRange(value, parseBytes(row.min), parseBytes(row.max));
    }
    case "word": {
      const word = readText(raw);
      if (!row.words.includes(word)) throw new Refusal("is none of the allowed words");
      return word;
    }
    case "networks":
      return readNetworks(raw);
    case "host":
      return readHost(raw);
    case "text": {
      const text = readText(raw);
      if (/\p{C}/u.test(text)) throw new Refusal("holds control characters");
      if ([...text].length > row.maxCharacters) throw new Refusal("is too long");
      return text;
    }
    case "colour": {
      const colour = readText(raw).toLowerCase();
      if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Refusal("is no colour of six hexadecimal digits");
      return colour;
    }
    case "path":
    case "file":
    case "secretFile": {
      const path = readText(raw);
      if (path === "") throw new Refusal("is empty");
      if (path.includes("\0")) throw new Refusal("holds a NUL character");
      return path;
    }
    case "address":
      return readAddress(raw);
    case "url":
      return readBaseUrl(raw);
    case "masterKey":
      return readMasterKey(raw);
  }
}

function readText(raw: unknown): string {
  if (typeof raw !== "string") throw new Refusal("is not text in quotes");
  return raw.trim();
}

function readBoolean(raw: unknown): boolean {
  if (typeof raw === "boolean") return raw;
  const word = typeof raw === "string" ? raw.trim().toLowerCase() : "";
  if (["true", "yes", "on", "1"].includes(word)) return true;
  if (["false", "no", "off", "0"].includes(word)) return false;
  throw new Refusal("is neither true nor false");
}

function readInteger(raw: unknown): number {
  const value = typeof raw === "string" && /^\s*[+-]?\d+\s*$/.test(raw) ? Number(raw) : raw;
  if (!Number.isSafeInteger(value)) throw new Refusal("is not a whole number");
  return value as number;
}

function inRange(value: number, min: number, max: number): number {
  if (value < min) throw new Refusal("is too small");
  if (value > max) throw new Refusal("is too large");
  return value;
}

function measured<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof UnitError) throw new Refusal(error.message);
    throw error;
  }
}

function readNetworks(raw: unknown): readonly string[] {
  const items = Array.isArray(raw) ? raw.map(readText) : readText(raw).split(",");
  const ranges = items.map((item) => item.trim()).filter((item) => item !== "");
  if (ranges.length === 1 && ranges[0] === "none") return [];
  return ranges.map((range) => {
    // The parser also takes "10" and "0x0a.1", which nobody means.
    const looksRight = range.includes(":") || /^\d+\.\d+\.\d+\.\d+(\/\d+)?$/.test(range);
    try {
      if (!looksRight) throw new Error("not an address");
      const [address, bits] = parseNetwork(range);
      return `${address.toString()}/${bits}`;
    } catch {
      throw new Refusal(
        items.length > 1 ? `holds ${shown(range)}, which is no address` : "is no address and no CIDR range",
      );
    }
  });
}

function readHost(raw: unknown): string {
  const host = readText(raw);
  const isName = /^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(host);
  const isV6 = /^[0-9A-Fa-f:.]+(%\w+)?$/.test(host) && host.split(":").length > 2;
  if (!isName && !isV6) throw new Refusal(host === "" ? "is empty" : "is no address and no host name");
  return host;
}

function readAddress(raw: unknown): string {
  const text = readText(raw);
  const match = /^(?:\[([^\]]*)\]|([^:]*)):(\d{1,5})$/.exec(text);
  if (match === null) throw new Refusal("is no host with a port");
  const [, v6, name, port] = match;
  if (Number(port) > 65_535) throw new Refusal("has a port above 65535");
  if ((v6 ?? name) === "") throw new Refusal("has a port but no host");
  const host = readHost(v6 ?? name);
  if ((v6 !== undefined) !== host.includes(":")) throw new Refusal("is no host with a port");
  return `${v6 === undefined ? host : `[${host}]`}:${Number(port)}`;
}

function readBaseUrl(raw: unknown): string {
  const text = readText(raw);
  const showValue = !text.includes("@");
  const url = URL.parse(text);
  if (url === null || !/^https?:\/\//i.test(text))
    throw new Refusal("is not an absolute http or https address", showValue);
  if (url.username !== "" || url.password !== "") throw new Refusal("holds a user name or password", false);
  if (text.includes("?") || text.includes("#")) throw new Refusal("has a query or a fragment", showValue);
  if (url.pathname.replace(/\/+$/, "") !== "") {
    throw new Refusal("has a path, and the service can only live at the root of a host", showValue);
  }
  return url.origin;
}

function readMasterKey(raw: unknown): string {
  const text = readText(raw);
  if (text === "") throw new Refusal("is empty");
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  const bytes = /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, "base64") : Buffer.alloc(0);
  if (bytes.length !== 32) throw new Refusal("is not a key of 32 bytes");
  return bytes.toString("hex");
}

// ---- Checks across options -------------------------------------------------------------------

// The value and its `_file` variant are one setting: the better source wins, and both at one level is a mistake.
function resolveSecret(
  option: Option,
  levels: readonly Map<string, Given>[],
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
    refuse(option, `${value.written} and ${file.written} are both given: leave one out.`);
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
  const named = `${file.written} names ${shown(path)}`;
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
    if (!(error instanceof Refusal)) throw error;
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

export interface SettingInForce {
  readonly option: string;
  /** As a user would write it; a secret is "(set, hidden)", nothing is "(not set)". */
  readonly value: string;
  /** The same for programs, as TOML would hold it: durations are text, sizes bytes, null is not set. */
  readonly plain: string | number | boolean | null | readonly string[];
  readonly origin: string;
}

/** Every option with its value and where it came from, safe to show to an administrator. */
export function settingsInForce({ config, origins }: Settings): SettingInForce[] {
  return OPTIONS.map(({ name, row }) => {
    const value = row.key.split(".").reduce<unknown>((table, step) => Object(table)[step], config);
    const shownValue = display(row, value);
    const asText = row.type === "masterKey" || row.type === "duration";
    const plain = value === undefined ? null : asText ? shownValue : (value as SettingInForce["plain"]);
    return { option: name, value: shownValue, plain, origin: origins[name] ?? "default" };
  });
}

function display(row: Row, value: unknown): string {
  if (value === undefined) return "(not set)";
  if (value === "") return "(empty)";
  if (row.type === "masterKey") return "(set, hidden)";
  if (row.type === "duration") return formatDuration(value as number | null);
  if (row.type === "bytes") return formatBytes(value as number);
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.join(", ");
  return String(value);
}
