// Options and their values in words: for error messages, the help, the documents and the administrator's page.

import { formatBytes, formatDuration, parseDuration } from "../base/units.ts";
import { groupOf, type SettingGroup } from "./groups.ts";
import { isSecret, type Option, OPTIONS, type Row, type Settings } from "./options.ts";
import { read } from "./read.ts";

/** How help names a flag's value: "--port <number>". */
export function placeholderOf({ row }: Option): string {
  switch (row.type) {
    case "boolean":
      return "true|false";
    case "integer":
      return "number";
    case "word":
      return row.words.join("|");
    case "words":
      return "words";
    case "bytes":
      return "size";
    case "networks":
      return "ranges";
    case "targets":
    case "names":
      return row.type;
    case "directories":
      return "urls";
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
    case "words":
      return `some of ${row.words.join(", ")}, separated by commas, or all`;
    case "collector":
      return "an address such as syslog+tls://host:6514, syslog://host:514, syslog+udp://host:514, unix:/dev/log or https://host/path";
    case "targets":
      return "host names, *.example.org, addresses or CIDR ranges, separated by commas, or none";
    case "networks":
      return "addresses or CIDR ranges, separated by commas, or none";
    case "names":
      return "names, separated by commas, or by semicolons where there is one, or none";
    case "directories":
      return "addresses such as ldaps://ldap.example.org, ldap://ldap.example.org:389 or ldap://localhost?starttls=off, separated by commas";
    case "host":
      return "an IP address or a host name, without a port";
    case "path":
    case "file":
    case "secretFile":
      return "a path";
    case "text":
      return `a line of at most ${row.maxCharacters} characters`;
    case "colour":
      return 'a colour such as "#0b6068"';
    case "address":
      return "a host and a port such as 192.0.2.1:443 or [::]:443";
    case "bucket":
      return "a bucket such as s3://pushes or s3://pushes/folder";
    case "url":
      return "an http or https address such as https://push.example.org";
    case "databaseUrl":
      return "an address such as postgres://user:password@host:5432/database";
    case "secretUrl":
      return "an http or https address such as https://hooks.example.org/path";
    case "signingSecrets":
      return "whsec_ and 24 to 64 bytes in base64, such as the output of: echo whsec_$(openssl rand -base64 32)";
    case "mailUrl":
      return "an address such as smtps://user:password@mail.example.org or smtp://relay.lan:25?starttls=off";
    case "mailbox":
      return 'an address such as push@example.org or "Secret Push <push@example.org>"';
    case "issuer":
      return "an https address such as https://id.example.org/realms/main";
    case "secretText":
    case "line":
      return "a line of text";
    case "masterKey":
      return "32 bytes as 64 hex digits or in base64";
  }
}

/** The default as a user would write it; null if the option is unset by default. */
export function defaultOf({ row }: Option): string | null {
  if (!("default" in row)) return null;
  if (row.type === "words" && row.default.length === row.words.length) return "all";
  return typeof row.default === "object" ? row.default.join(", ") : String(row.default);
}

export interface SettingInForce {
  readonly option: string;
  /** As a user would write it; a secret is "(set, hidden)", an absent value "(not set)". */
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
    const asText = isSecret(row) || row.type === "duration";
    const plain = value === undefined ? null : asText ? shownValue : (value as SettingInForce["plain"]);
    return { option: name, value: shownValue, plain, origin: origins[name] ?? "default" };
  });
}

/** A setting as the administrator's page shows it. */
export interface DescribedSetting {
  readonly option: string;
  readonly value: string;
  /** `value` as it would be if no source gave one; null if the option is unset by default. */
  readonly preset: string | null;
  readonly origin: string;
  readonly group: SettingGroup;
  readonly doc: string;
}

/** Every option with its description, safe to show to an administrator. */
export function describedSettings(settings: Settings): DescribedSetting[] {
  return settingsInForce(settings).map(({ option: name, value, origin }, index) => {
    const option = OPTIONS[index] as Option;
    const preset = "default" in option.row ? display(option.row, read(option, option.row.default)) : null;
    return { option: name, value, preset, origin, group: groupOf(name), doc: option.row.doc };
  });
}

function display(row: Row, value: unknown): string {
  if (value === undefined) return "(not set)";
  if (value === "") return "(empty)";
  if (isSecret(row)) return "(set, hidden)";
  if (row.type === "duration") return formatDuration(value as number | null);
  if (row.type === "bytes") return formatBytes(value as number);
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.join(", ");
  return String(value);
}
