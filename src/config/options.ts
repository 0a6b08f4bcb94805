// The table of settings. The type Config, the flags, the environment names, the TOML keys, the `_file` variants of
// secrets, the help, the table in the documentation and every check derive from its rows. To add a setting, add a row
// to the file of its subject in options/.

import { CALLERS } from "./options/callers.ts";
import { DIRECTORY } from "./options/directory.ts";
import { FILES } from "./options/files.ts";
import { KINDS } from "./options/kinds.ts";
import { LISTENING } from "./options/listening.ts";
import { MAIL } from "./options/mail.ts";
import { OBSERVING } from "./options/observing.ts";
import { OIDC } from "./options/oidc.ts";
import { PAGES } from "./options/pages.ts";
import { POLICY } from "./options/policy.ts";
import { REQUESTS } from "./options/requests.ts";
import { SIEM } from "./options/siem.ts";
import { STORAGE } from "./options/storage.ts";
import { UPKEEP } from "./options/upkeep.ts";
import { WEBHOOKS } from "./options/webhooks.ts";
import { isSecret, type Row, type Secret } from "./options/row.ts";

export { isSecret, type Row } from "./options/row.ts";

// In the order of the help and the documentation.
const ROWS = [
  ...LISTENING,
  ...STORAGE,
  ...REQUESTS,
  ...FILES,
  ...UPKEEP,
  ...CALLERS,
  ...DIRECTORY,
  ...PAGES,
  ...MAIL,
  ...OIDC,
  ...OBSERVING,
  ...SIEM,
  ...WEBHOOKS,
  ...KINDS,
  ...POLICY,
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
          : R extends { type: "words"; words: readonly (infer Word)[] }
            ? readonly Word[]
            : R extends { type: "networks" | "targets" | "names" | "directories" }
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

/** One option with all its names. */
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
  group: row.toml.slice(0, Math.max(0, row.toml.lastIndexOf("."))),
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
