// Reads and checks the value of one option, from text (a flag, a variable) or from a TOML value.

import { parseCollector } from "../base/collector.ts";
import { mailboxIn } from "../base/mailbox.ts";
import { parseNetwork } from "../base/network.ts";
import { signingKeyOf } from "../base/signing_secret.ts";
import { parseTarget } from "../base/targets.ts";
import { parseBytes, parseDuration, UnitError } from "../base/units.ts";
import type { Option } from "./options.ts";

export type Value = string | number | boolean | null | readonly string[];

/** Why a value is refused: completes a sentence that began with the option and the value. */
export class InvalidValue extends Error {
  /** If false, the message does not repeat the value, which may hold a credential. */
  readonly showValue: boolean;
  constructor(reason: string, showValue = true) {
    super(reason);
    this.showValue = showValue;
  }
}

export function shown(raw: unknown): string {
  const text = JSON.stringify(raw) ?? String(raw);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** @throws InvalidValue */
export function read({ row }: Option, raw: unknown): Value {
  switch (row.type) {
    case "boolean":
      return readBoolean(raw);
    case "integer":
      return inRange(readInteger(raw), row.min, row.max);
    case "duration": {
      const text = raw === 0 ? "0" : raw;
      if (typeof text === "number") throw new InvalidValue("has no unit (ms, s, m, h, d or w)");
      const value = measured(() => parseDuration(readText(text), { allowOff: row.off === true }));
      return value === null ? null : inRange(value, parseDuration(row.min), parseDuration(row.max));
    }
    case "bytes": {
      const value = typeof raw === "number" ? readInteger(raw) : measured(() => parseBytes(readText(raw)));
      return inRange(value, parseBytes(row.min), parseBytes(row.max));
    }
    case "word": {
      const word = readText(raw);
      if (!row.words.includes(word)) throw new InvalidValue("is not one of the allowed values");
      return word;
    }
    case "words":
      return readWords(raw, row.words);
    case "collector":
      return readCollector(raw);
    case "targets":
      return readTargets(raw);
    case "networks":
      return readNetworks(raw);
    case "names":
      return readNames(raw);
    case "directories":
      return readDirectories(raw);
    case "host":
      return readHost(raw);
    case "text": {
      const text = readText(raw);
      if (/\p{C}/u.test(text)) throw new InvalidValue("holds control characters");
      if ([...text].length > row.maxCharacters) throw new InvalidValue("is too long");
      return text;
    }
    case "colour": {
      const colour = readText(raw).toLowerCase();
      if (!/^#[0-9a-f]{6}$/.test(colour)) throw new InvalidValue("is not a colour of six hexadecimal digits");
      return colour;
    }
    case "path":
    case "file":
    case "secretFile": {
      const path = readText(raw);
      if (path === "") throw new InvalidValue("is empty");
      if (path.includes("\0")) throw new InvalidValue("holds a NUL character");
      return path;
    }
    case "address":
      return readAddress(raw);
    case "bucket": {
      const text = readText(raw).replace(/\/+$/, "");
      if (!/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]+)*$/.test(text))
        throw new InvalidValue("names no bucket");
      return text;
    }
    case "url":
      return readBaseUrl(raw);
    case "issuer":
      return readIssuer(raw);
    case "databaseUrl":
      return readDatabaseUrl(raw);
    case "secretUrl":
      return readSecretUrl(raw);
    case "signingSecrets":
      return readSigningSecrets(raw);
    case "mailUrl":
      return readMailUrl(raw);
    case "mailbox": {
      const text = readText(raw);
      if (mailboxIn(text) === null) throw new InvalidValue("is not an e-mail address");
      return text;
    }
    case "secretText":
    case "line": {
      const text = readText(raw);
      if (text === "") throw new InvalidValue("is empty");
      if (/\p{C}/u.test(text)) throw new InvalidValue("holds control characters");
      return text;
    }
    case "masterKey":
      return readMasterKey(raw);
  }
}

function readText(raw: unknown): string {
  if (typeof raw !== "string") throw new InvalidValue("is not text in quotes");
  return raw.trim();
}

function readBoolean(raw: unknown): boolean {
  if (typeof raw === "boolean") return raw;
  const word = typeof raw === "string" ? raw.trim().toLowerCase() : "";
  if (["true", "yes", "on", "1"].includes(word)) return true;
  if (["false", "no", "off", "0"].includes(word)) return false;
  throw new InvalidValue("is neither true nor false");
}

function readInteger(raw: unknown): number {
  const value = typeof raw === "string" && /^\s*[+-]?\d+\s*$/.test(raw) ? Number(raw) : raw;
  if (!Number.isSafeInteger(value)) throw new InvalidValue("is not a whole number");
  return value as number;
}

function inRange(value: number, min: number, max: number): number {
  if (value < min) throw new InvalidValue("is too small");
  if (value > max) throw new InvalidValue("is too large");
  return value;
}

function measured<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof UnitError) throw new InvalidValue(error.message);
    throw error;
  }
}

const readList = (raw: unknown): string[] =>
  (Array.isArray(raw) ? raw.map(readText) : readText(raw).split(","))
    .map((item) => item.trim())
    .filter((item) => item !== "");

function readWords(raw: unknown, allowed: readonly string[]): readonly string[] {
  const words = readList(raw);
  if (words.length === 0) throw new InvalidValue("is empty");
  if (words.length === 1 && words[0] === "all") return allowed;
  const unknown = words.find((word) => !allowed.includes(word));
  if (unknown !== undefined) throw new InvalidValue(`holds ${shown(unknown)}, which is none of them`);
  return [...new Set(words)];
}

function readTargets(raw: unknown): readonly string[] {
  const items = readList(raw);
  if (items.length === 1 && items[0] === "none") return [];
  for (const item of items) {
    try {
      parseTarget(item);
    } catch (error) {
      throw new InvalidValue(`holds ${shown(item)}, which ${error instanceof Error ? error.message : "is wrong"}`);
    }
  }
  return items.map((item) => item.toLowerCase());
}

/** A distinguished name holds commas, so semicolons separate several names. A single one needs none. */
function readNames(raw: unknown): readonly string[] {
  const isOneDn = typeof raw === "string" && raw.split(",").every((part) => part.includes("="));
  const names = readList(typeof raw === "string" && (isOneDn || raw.includes(";")) ? raw.split(";") : raw);
  if (names.some((name) => /\p{C}/u.test(name))) throw new InvalidValue("holds control characters");
  return names.length === 1 && names[0] === "none" ? [] : [...new Set(names)];
}

function readDirectories(raw: unknown): readonly string[] {
  const addresses = readList(raw);
  if (addresses.length === 0) throw new InvalidValue("is empty");
  for (const address of addresses) {
    const url = URL.parse(address);
    const reason =
      url === null || !/^ldaps?:$/.test(url.protocol) || url.hostname === ""
        ? "is not an ldap or ldaps address"
        : url.username !== "" || url.password !== ""
          ? "holds a user name or password: use ldap.bind_dn and ldap.bind_password"
          : !/^\/?$/.test(url.pathname) || url.hash !== ""
            ? "has a path: the base is ldap.base"
            : url.search !== "" && (url.search !== "?starttls=off" || url.protocol === "ldaps:")
              ? "has another query than ?starttls=off of an ldap address"
              : null;
    const showValue = !address.includes("@");
    if (reason !== null)
      throw new InvalidValue(
        addresses.length > 1 && showValue ? `holds ${shown(address)}, which ${reason}` : reason,
        showValue,
      );
  }
  return addresses;
}

function readSecretUrl(raw: unknown): string {
  const url = URL.parse(readText(raw));
  if (url === null || !/^https?:$/.test(url.protocol)) throw new InvalidValue("is not an http or https address");
  if (url.username !== "" || url.password !== "") throw new InvalidValue("holds a user name or password");
  return url.href;
}

function readSigningSecrets(raw: unknown): string {
  const secrets = readText(raw).split(/\s+/);
  if (secrets.length > 2) throw new InvalidValue("holds more than two secrets");
  if (secrets.some((secret) => signingKeyOf(secret) === null)) throw new InvalidValue("is not a secret that can sign");
  return secrets.join(" ");
}

function readCollector(raw: unknown): string {
  const text = readText(raw);
  if (text === "") throw new InvalidValue("is empty");
  try {
    parseCollector(text);
  } catch (error) {
    throw new InvalidValue(error instanceof Error ? error.message : String(error));
  }
  return text;
}

function readNetworks(raw: unknown): readonly string[] {
  const ranges = readList(raw);
  if (ranges.length === 1 && ranges[0] === "none") return [];
  return ranges.map((range) => {
    try {
      const [address, bits] = parseNetwork(range);
      return `${address.toString()}/${bits}`;
    } catch {
      throw new InvalidValue(
        ranges.length > 1 ? `holds ${shown(range)}, which is not an address` : "is not an address or CIDR range",
      );
    }
  });
}

function readHost(raw: unknown): string {
  const host = readText(raw);
  const isName = /^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(host);
  const isV6 = /^[0-9A-Fa-f:.]+(%\w+)?$/.test(host) && host.split(":").length > 2;
  if (!isName && !isV6) throw new InvalidValue(host === "" ? "is empty" : "is not an address or host name");
  return host;
}

function readAddress(raw: unknown): string {
  const text = readText(raw);
  const match = /^(?:\[([^\]]*)\]|([^:]*)):(\d{1,5})$/.exec(text);
  if (match === null) throw new InvalidValue("is not a host with a port");
  const [, v6, name, port] = match;
  if (Number(port) > 65_535) throw new InvalidValue("has a port above 65535");
  if ((v6 ?? name) === "") throw new InvalidValue("has a port but no host");
  const host = readHost(v6 ?? name);
  if ((v6 !== undefined) !== host.includes(":")) throw new InvalidValue("is not a host with a port");
  return `${v6 === undefined ? host : `[${host}]`}:${Number(port)}`;
}

function readBaseUrl(raw: unknown): string {
  const text = readText(raw);
  const showValue = !text.includes("@");
  const url = URL.parse(text);
  if (url === null || !/^https?:\/\//i.test(text))
    throw new InvalidValue("is not an absolute http or https address", showValue);
  if (url.username !== "" || url.password !== "") throw new InvalidValue("holds a user name or password", false);
  if (text.includes("?") || text.includes("#")) throw new InvalidValue("has a query or a fragment", showValue);
  if (url.pathname.replace(/\/+$/, "") !== "") {
    throw new InvalidValue("has a path, but the service must be at the root of a host", showValue);
  }
  return url.origin;
}

/** Kept exactly as written, because a trailing slash makes it another issuer. */
function readIssuer(raw: unknown): string {
  const text = readText(raw);
  const url = URL.parse(text);
  if (url === null || !/^https:\/\//i.test(text)) throw new InvalidValue("is not an absolute https address");
  if (url.username !== "" || url.password !== "") throw new InvalidValue("holds a user name or password", false);
  if (text.includes("?") || text.includes("#")) throw new InvalidValue("has a query or a fragment");
  return text;
}

function readDatabaseUrl(raw: unknown): string {
  const text = readText(raw);
  const url = URL.parse(text);
  if (text === "") throw new InvalidValue("is empty");
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol)) throw new InvalidValue("is not a postgres address");
  if (url.hostname === "") throw new InvalidValue("names no host");
  if (!/^\/[^/]+$/.test(url.pathname)) throw new InvalidValue("names no database");
  return text;
}

function readMailUrl(raw: unknown): string {
  const text = readText(raw);
  const url = URL.parse(text);
  if (text === "") throw new InvalidValue("is empty");
  if (url === null || !/^smtps?:$/.test(url.protocol)) throw new InvalidValue("is not an smtp or smtps address");
  if (url.hostname === "") throw new InvalidValue("names no host");
  if (url.pathname.replace(/^\/$/, "") !== "" || url.hash !== "") throw new InvalidValue("has a path");
  if (url.username === "" && url.password !== "") throw new InvalidValue("has a password without a user");
  const startTls = url.searchParams.get("starttls");
  const known = startTls === null ? 0 : 1;
  if (url.searchParams.size > known || (startTls !== null && !["required", "off"].includes(startTls))) {
    throw new InvalidValue("has another query than starttls=required or starttls=off");
  }
  if (startTls === "off" && url.username !== "") {
    throw new InvalidValue("would send the password unencrypted");
  }
  return text;
}

function readMasterKey(raw: unknown): string {
  const text = readText(raw);
  if (text === "") throw new InvalidValue("is empty");
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  const bytes = /^[A-Za-z0-9+/_-]{43}=?$/.test(text) ? Buffer.from(text, "base64") : Buffer.alloc(0);
  if (bytes.length !== 32) throw new InvalidValue("is not a key of 32 bytes");
  return bytes.toString("hex");
}
