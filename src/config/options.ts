// The table of settings. To add one, add a line to the file of its subject in options/: the type Config, the flag, the
// environment name, the `_file` variant of a secret, the help, the documentation and every check derive from it.

import { ACCESS } from "./options/access.ts";
import { BACKUPS, STORAGE, UPKEEP } from "./options/data.ts";
import { DIRECTORY } from "./options/directory.ts";
import { FILES } from "./options/files.ts";
import { KINDS } from "./options/kinds.ts";
import { LIMITS } from "./options/limits.ts";
import { LISTENING } from "./options/listening.ts";
import { MAIL, NOTICES } from "./options/mail.ts";
import { OIDC } from "./options/oidc.ts";
import { PAGES } from "./options/pages.ts";
import { POLICY } from "./options/policy.ts";
import { PUSHES } from "./options/pushes.ts";
import { OBSERVING, SIEM, WEBHOOKS } from "./options/watch.ts";
import { camel, type Setting, type Table, type Unit } from "./setting.ts";
import { secretFile } from "./types/plain.ts";

// The headings of the help, the documentation and the administrator's page, in their order.
const GROUPS = {
  reach: [LISTENING],
  access: [ACCESS, DIRECTORY, OIDC, POLICY],
  pushes: [PUSHES, KINDS],
  files: [FILES],
  data: [STORAGE, UPKEEP, BACKUPS],
  limits: [LIMITS],
  pages: [PAGES],
  mail: [MAIL],
  watch: [OBSERVING, NOTICES, SIEM, WEBHOOKS],
} satisfies Record<string, readonly Table[]>;

export type SettingGroup = keyof typeof GROUPS;
export const SETTING_GROUPS = Object.keys(GROUPS) as SettingGroup[];

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Every) => void
  ? Every
  : never;

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

type Key<Name extends string, U extends Unit> = Camel<Name extends `${string}${U}` ? Name : `${Name}${U}`>;

type Leaf<Name extends string, S> =
  S extends Setting<infer V, infer U, infer Secret>
    ? Secret extends true
      ? { readonly [K in Camel<Name> | `${Camel<Name>}File`]?: string }
      : undefined extends V
        ? { readonly [K in Key<Name, U>]?: Exclude<V, undefined> }
        : { readonly [K in Key<Name, U>]: V }
    : never;

type Nested<Name, S> = Name extends `${infer Above}.${infer Rest}`
  ? { readonly [K in Camel<Above>]: Nested<Rest, S> }
  : Name extends string
    ? Leaf<Name, S>
    : never;

type Flat<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]: Flat<T[K]> } : T;

type ConfigOf<T> = Flat<All<{ [Name in keyof T]: Nested<Name, T[Name]> }[keyof T]>>;

/**
 * Every setting, deeply frozen. Durations are in milliseconds (null: off), sizes in bytes. `trustedProxies` are CIDR ranges, `key` is
 * 64 lower-case hex digits, base URLs have no trailing slash, and addresses are "host:port" with IPv6 in brackets.
 */
export type Config = ConfigOf<All<(typeof GROUPS)[SettingGroup][number]>>;

export const ENV_PREFIX = "SECRETPUSH_";

export const CONFIG_ENV = `${ENV_PREFIX}CONFIG`;

/** Only the client commands read these; the server ignores them. */
export const CLIENT_ENV = {
  server: `${ENV_PREFIX}SERVER`,
  token: `${ENV_PREFIX}TOKEN`,
  passphrase: `${ENV_PREFIX}PASSPHRASE`,
  ca: `${ENV_PREFIX}CA`,
} as const;

/** A setting with all its names. */
export interface Option extends Setting {
  /** Its TOML path, which is also its name in listings and origins. */
  readonly name: string;
  /** The property names that lead to its value in Config. */
  readonly path: readonly string[];
  /** Without the dashes; null for a secret. */
  readonly flag: string | null;
  readonly env: string;
  readonly group: SettingGroup;
  /** Whether a running server takes a new value. If not, the new value needs a restart. */
  readonly reload: boolean;
}

/** A running server takes new values of settings in these tables … */
const RELOADED_TABLES: ReadonlySet<string> = new Set([
  "text",
  "url",
  "file",
  "qr",
  "policy",
  "policy.anonymous",
  "policy.user",
  "policy.admin",
  "branding",
  "languages",
  "generator",
  "about",
  "mail",
  "webhooks",
  "siem",
]);
/** … and of these settings in other tables. src/serve/reload.ts must give the new value to each part that uses it. */
const RELOADED: ReadonlySet<string> = new Set([
  "trusted_proxies",
  "tls.hsts",
  "log.level",
  "max_body_memory",
  "rate_limit.per_second",
  "rate_limit.per_minute",
  "rate_limit.at_once",
  "allow_anonymous",
  "file_attachments_require_authentication",
  "api.edition",
  "enable_url_pushes",
  "enable_qr_pushes",
  "enable_file_pushes",
  "e2e",
  "preset",
  "policy.group",
  "max_payload_bytes",
  "remember_opened",
  "opened_before",
  "recipients.required",
  "recipients.domains",
  "recipients.refused_domains",
  "reveal_check",
  "download_link_life",
  "upload.max_files",
  "upload.max_file_bytes",
  "upload.max_push_bytes",
  "upload.max_stored_bytes",
  "upload.at_once_per_caller",
  "upload.max_json_bytes",
  "download.at_once_per_link",
  "download.at_once_per_address",
]);

/** Every option in the table's order, `_file` variants included. */
export const OPTIONS: readonly Option[] = allOptions();

function allOptions(): Option[] {
  const options: Option[] = [];
  for (const group of SETTING_GROUPS) {
    for (const table of GROUPS[group] as readonly Table[]) {
      for (const name in table) {
        const setting = table[name] as Setting;
        options.push(named(name, setting, group));
        if (!setting.secret) continue;
        options.push(
          named(`${name}_file`, secretFile().doc(`Existing file that contains the value of ${name}.`), group),
        );
      }
    }
  }
  return options;
}

function named(name: string, setting: Setting, group: SettingGroup): Option {
  const { unit, secret } = setting;
  return {
    ...setting,
    name,
    path: camel(name.endsWith(unit) ? name : name + unit).split("."),
    flag: secret ? null : name.replace(/[._]/g, "-"),
    env: ENV_PREFIX + name.toUpperCase().replaceAll(".", "_"),
    group,
    reload: RELOADED.has(name) || RELOADED_TABLES.has(tableOf({ name })),
  };
}

/** The TOML table that contains an option; "" at the top level. */
export function tableOf({ name }: Pick<Option, "name">): string {
  return name.slice(0, Math.max(0, name.lastIndexOf(".")));
}

export const valueIn = (config: Config, { path }: Option): unknown =>
  path.reduce<unknown>((table, step) => Object(table)[step], config);

/** Option name → "flag", "environment NAME", "file PATH" or "default". */
export type Origins = Readonly<Record<string, string>>;

export interface Settings {
  readonly config: Config;
  readonly origins: Origins;
  /** The config file that was named. */
  readonly file?: string | undefined;
}
