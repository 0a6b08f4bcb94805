// The table of settings. The type Config, the flags, the environment names, the TOML keys, the `_file`
// variants of secrets, the help, the table in the documentation and every check derive from its rows:
// to add a setting, add a row. Longer than other files because it is a table.

interface RowCommon {
  /** Where the value is in Config: camelCase, a dot for each table, the unit in the name. */
  readonly key: string;
  /** Where it is written in TOML; the flag and the environment name derive from this. */
  readonly toml: string;
  /** One sentence for help and documentation. */
  readonly doc: string;
  /** TOML path of another option that must be given with this one. */
  readonly needs?: string;
}

// `default`, `min` and `max` are written as a user would write them. No default: unset, and optional in Config.
export type Row = RowCommon &
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
    | { readonly type: "url" | "file" | "secretFile" | "address" | "bucket" }
    | Secret
  );

// A secret is never a flag. Its `<name>_file` variant is added by withSecretFiles.
type Secret = { readonly type: "masterKey" | "databaseUrl" | "secretText" };

/** Is its value to be kept out of flags, messages and listings? */
export const isSecret = ({ type }: Row): boolean =>
  type === "masterKey" || type === "databaseUrl" || type === "secretText";

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
    doc: "Unix socket to listen on in place of host and port; every client there counts as a trusted proxy.",
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
    doc: "Second address to listen on, for recipients only: it opens links and downloads, but nobody can create or sign in there.",
  },
  {
    key: "recipients.baseUrl",
    toml: "recipients.base_url",
    type: "url",
    doc: "Address that links start with, if recipients reach the service under a different one than base_url.",
  },
  {
    key: "tls.cert",
    toml: "tls.cert",
    type: "file",
    needs: "tls.key",
    doc: "Certificate chain in PEM; with it, every TCP address speaks HTTPS. It is read again when it changes.",
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
    doc: "How often the certificate's files are checked for changes; off: on SIGHUP only.",
  },
  {
    key: "tls.redirectListen",
    toml: "tls.redirect_listen",
    type: "address",
    needs: "tls.cert",
    doc: "Address that speaks plain HTTP and redirects browsers to HTTPS.",
  },
  {
    key: "tls.hstsMs",
    toml: "tls.hsts",
    type: "duration",
    default: "off",
    min: "0s",
    max: "10y",
    off: true,
    doc: "How long browsers must use HTTPS (Strict-Transport-Security, sent over HTTPS only), such as 365d.",
  },
  {
    key: "dataDir",
    toml: "data_dir",
    type: "path",
    default: "./data",
    doc: "Directory of the database, the files and the master key; created at the first start.",
  },
  {
    key: "databaseUrl",
    toml: "database_url",
    type: "databaseUrl",
    doc: "PostgreSQL database that several nodes share, such as postgres://user:password@db.example.org/secretpush?sslmode=verify-full; unset: SQLite in data_dir.",
  },
  {
    key: "databaseSchema",
    toml: "database_schema",
    type: "text",
    default: "secretpush",
    maxCharacters: 63,
    doc: "Schema of the PostgreSQL database that holds everything of this service; created at the first start.",
  },
  {
    key: "databaseRequireSyncStandby",
    toml: "database_require_sync_standby",
    type: "boolean",
    default: false,
    doc: "Whether to refuse a PostgreSQL database that confirms changes before a standby has them.",
  },
  {
    key: "eraseHorizonMs",
    toml: "erase_horizon",
    type: "duration",
    default: "1d",
    min: "1s",
    max: "90d",
    doc: "How long the keys of erased pushes may stay readable in the remains of a PostgreSQL database and in its backups; needs blobs.url. No older backup of the database opens anything.",
  },
  {
    key: "blobs.url",
    toml: "blobs.url",
    type: "bucket",
    needs: "blobs.access_key",
    doc: "Bucket for the files of pushes, on an S3 server; unset: they are in data_dir, or off where database_url is set.",
  },
  {
    key: "blobs.endpoint",
    toml: "blobs.endpoint",
    type: "url",
    needs: "blobs.url",
    doc: "Address of the S3 server; unset: that of Amazon in blobs.region.",
  },
  {
    key: "blobs.region",
    toml: "blobs.region",
    type: "host",
    default: "us-east-1",
    doc: "Region of the bucket.",
  },
  {
    key: "blobs.accessKey",
    toml: "blobs.access_key",
    type: "secretText",
    needs: "blobs.secret_key",
    doc: "Access key for the bucket.",
  },
  {
    key: "blobs.secretKey",
    toml: "blobs.secret_key",
    type: "secretText",
    needs: "blobs.url",
    doc: "Secret key for the bucket.",
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
    doc: "Reverse proxies whose forwarded headers are trusted.",
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
    doc: "Most memory for all request bodies while they arrive, files of forms excepted; beyond it, requests get 503. A single body always fits.",
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
    doc: "Most bytes in all files of one push.",
  },
  {
    key: "upload.maxStoredBytes",
    toml: "upload.max_stored_bytes",
    type: "bytes",
    default: "0",
    min: "0",
    max: "1024 TiB",
    doc: "Most bytes in the files of all pushes; 0: no limit.",
  },
  {
    key: "upload.freeSpaceFloorBytes",
    toml: "upload.free_space_floor",
    type: "bytes",
    default: "1 GiB",
    min: "0",
    max: "1024 TiB",
    doc: "Files are refused while less than this is free on the disk, or less than upload.free_space_floor_percent, whichever is smaller; 0: no floor.",
  },
  {
    key: "upload.freeSpaceFloorPercent",
    toml: "upload.free_space_floor_percent",
    type: "integer",
    default: 5,
    min: 0,
    max: 90,
    doc: "The same floor as a percentage of the disk, for small disks.",
  },
  {
    key: "upload.atOncePerCaller",
    toml: "upload.at_once_per_caller",
    type: "integer",
    default: 4,
    min: 1,
    max: 1000,
    doc: "Uploads that one user, or one address of anonymous senders, may run at once.",
  },
  {
    key: "upload.idleTimeoutMs",
    toml: "upload.idle_timeout",
    type: "duration",
    default: "60s",
    min: "1s",
    max: "4m",
    doc: "How long a sender may pause during an upload; at most 15s for a body that is not a form with files.",
  },
  {
    key: "upload.timeoutMs",
    toml: "upload.timeout",
    type: "duration",
    default: "6h",
    min: "1s",
    max: "7d",
    doc: "How long an upload may take in all; at most 60s for a body that is not a form with files.",
  },
  {
    key: "upload.maxJsonBytes",
    toml: "upload.max_json_bytes",
    type: "bytes",
    default: "32 MiB",
    min: "1 MiB",
    max: "256 MiB",
    doc: "Largest JSON body with files in base64; larger files need a multipart form.",
  },
  {
    key: "downloadLinkLifeMs",
    toml: "download_link_life",
    type: "duration",
    default: "15m",
    min: "1s",
    max: "1d",
    doc: "How long download links work after a retrieval.",
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
    doc: "How often the server erases expired content; pushes expire on time whatever this says.",
  },
  {
    key: "rotationCheckIntervalMs",
    toml: "rotation_check_interval",
    type: "duration",
    default: "1s",
    min: "10ms",
    max: "1m",
    doc: "How often the server checks whether a rotation of the master key was requested.",
  },
  {
    key: "maxWritesPerCommit",
    toml: "max_writes_per_commit",
    type: "integer",
    default: 256,
    min: 1,
    max: 10_000,
    doc: "Most writes that share one flush to disk; 1: each write is flushed alone.",
  },
  {
    key: "slowFlushMs",
    toml: "slow_flush",
    type: "duration",
    default: "1ms",
    min: "0ms",
    max: "1m",
    doc: "Once a flush to disk took this long, writes go through a thread of their own, so that other requests do not wait for the disk; 0ms: always.",
  },
  {
    key: "purgeAnonymousAfterMs",
    toml: "purge_anonymous_after",
    type: "duration",
    default: "1d",
    min: "0s",
    max: "10y",
    off: true,
    doc: "How long after its expiry an anonymous push is deleted entirely; off: never.",
  },
  {
    key: "purgeAfterMs",
    toml: "purge_after",
    type: "duration",
    default: "off",
    min: "0s",
    max: "10y",
    off: true,
    doc: "How long after its expiry an owned push is deleted entirely, with its audit log; off: never.",
  },
  {
    key: "key",
    toml: "key",
    type: "masterKey",
    doc: "Master key; unset: the file master.key in data_dir, created at the first start.",
  },
  {
    key: "previousKey",
    toml: "previous_key",
    type: "masterKey",
    doc: "Previous master key, given with a new key until everything is sealed under the new one.",
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
    doc: "Requests of one client address that may be open at once; 0: no limit.",
  },
  {
    key: "sessionLifetimeMs",
    toml: "session_lifetime",
    type: "duration",
    default: "14d",
    min: "5m",
    max: "365d",
    doc: "How long users stay signed in after their last visit.",
  },
  {
    key: "allowSignUp",
    toml: "allow_sign_up",
    type: "boolean",
    default: false,
    doc: "Whether anybody may create an account; if false, administrators add users.",
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
    doc: "Sentence under the heading of the start page; empty: the built-in one, in the reader's language.",
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
    default: "#0b6068",
    doc: "Colour of buttons and links; readable shades are derived from it.",
  },
  {
    key: "about.operator",
    toml: "about.operator",
    type: "text",
    default: "",
    maxCharacters: 100,
    doc: "Who runs this server, as the page /about names them; empty: the page says that they have not said.",
  },
  {
    key: "about.contact",
    toml: "about.contact",
    type: "text",
    default: "",
    maxCharacters: 200,
    doc: "How to reach them: an e-mail address or a web address, which become links, or other words.",
  },
  {
    key: "about.text",
    toml: "about.text",
    type: "text",
    default: "",
    maxCharacters: 1000,
    doc: "What else the operator wants to say on the page /about; shown as it is, in every language.",
  },
  {
    key: "metrics.listen",
    toml: "metrics.listen",
    type: "address",
    doc: "Address that serves Prometheus metrics at /metrics (plain HTTP, no authentication); unset: disabled.",
  },
  {
    key: "log.level",
    toml: "log.level",
    type: "word",
    default: "info",
    words: ["debug", "info", "warn", "error"],
    doc: "Lowest level of log lines to write.",
  },
  {
    key: "log.format",
    toml: "log.format",
    type: "word",
    default: "text",
    words: ["text", "json"],
    doc: "Format of a log line.",
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
      doc: `Days a ${kind} push lives unless its sender chooses otherwise.`,
    },
    {
      key: `${kind}.expireAfterDaysMin`,
      toml: `${kind}.expire_after_days_min`,
      type: "integer",
      default: 1,
      min: 1,
      max: 3650,
      doc: `Fewest days a ${kind} push may live.`,
    },
    {
      key: `${kind}.expireAfterDaysMax`,
      toml: `${kind}.expire_after_days_max`,
      type: "integer",
      default: 90,
      min: 1,
      max: 3650,
      doc: `Most days a ${kind} push may live.`,
    },
    {
      key: `${kind}.expireAfterViewsDefault`,
      toml: `${kind}.expire_after_views_default`,
      type: "integer",
      default: 5,
      min: 1,
      max: 100_000,
      within: [`${kind}.expire_after_views_min`, `${kind}.expire_after_views_max`],
      doc: `Views of a ${kind} push unless its sender chooses otherwise.`,
    },
    {
      key: `${kind}.expireAfterViewsMin`,
      toml: `${kind}.expire_after_views_min`,
      type: "integer",
      default: 1,
      min: 1,
      max: 100_000,
      doc: `Fewest views a ${kind} push may allow.`,
    },
    {
      key: `${kind}.expireAfterViewsMax`,
      toml: `${kind}.expire_after_views_max`,
      type: "integer",
      default: 100,
      min: 1,
      max: 100_000,
      doc: `Most views a ${kind} push may allow.`,
    },
    {
      key: `${kind}.retrievalStepDefault`,
      toml: `${kind}.retrieval_step_default`,
      type: "boolean",
      default: true,
      doc: `Whether links of a ${kind} push end in /r, the address of a page with a button, unless the sender chooses otherwise. The page has the button at either address.`,
    },
    {
      key: `${kind}.deletableByViewerDefault`,
      toml: `${kind}.deletable_by_viewer_default`,
      type: "boolean",
      default: true,
      doc: `Whether viewers may delete a ${kind} push, unless its sender chooses otherwise.`,
    },
  ] as const satisfies readonly Row[];

const ROWS = [
  ...SHARED_ROWS,
  ...rowsOfKind("text"),
  ...rowsOfKind("url"),
  ...rowsOfKind("file"),
  ...rowsOfKind("qr"),
] as const;

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
type Leaf<R extends Row, Name extends string> = R extends Secret
  ? { readonly [K in Name | `${Name}File`]?: string }
  : R extends { default: unknown }
    ? { readonly [K in Name]: ValueOf<R> }
    : { readonly [K in Name]?: ValueOf<R> };

// … and inside its tables.
type Nested<R extends Row, Key extends string> = Key extends `${infer Table}.${infer Rest}`
  ? { readonly [K in Table]: Nested<R, Rest> }
  : Leaf<R, Key>;

type NestedRows<R extends Row> = R extends Row ? Nested<R, R["key"]> : never;

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never;

type Flat<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]: Flat<T[K]> } : T;

/**
 * Every setting, frozen all the way down. Durations are milliseconds (null: off), sizes bytes,
 * `trustedProxies` are CIDR ranges, `key` is 64 lower-case hex digits, base URLs have no trailing slash,
 * addresses are "host:port" with IPv6 in brackets.
 */
export type Config = Flat<All<NestedRows<(typeof ROWS)[number]>>>;

export const ENV_PREFIX = "SECRETPUSH_";

export const CONFIG_ENV = `${ENV_PREFIX}CONFIG`;

/** Only the command line's client reads these; the server ignores them. */
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
  flag: isSecret(row) ? null : row.toml.replace(/[._]/g, "-"),
  env: ENV_PREFIX + row.toml.toUpperCase().replace(/[.-]/g, "_"),
  group: row.toml.includes(".") ? row.toml.slice(0, row.toml.indexOf(".")) : "",
}));

function withSecretFiles(rows: readonly Row[]): readonly Row[] {
  return rows.flatMap((row): Row[] =>
    isSecret(row)
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

/** Option name → "flag", "environment NAME", "file PATH" or "default". */
export type Origins = Readonly<Record<string, string>>;

export interface Settings {
  readonly config: Config;
  readonly origins: Origins;
}
