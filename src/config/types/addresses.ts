// Types of settings: hosts, networks, and the addresses of servers.

import { parseCollector } from "../../base/collector.ts";
import { asciiDomain, isAddress, mailboxIn } from "../../model/mailbox.ts";
import { canonicalAddress, parseNetwork } from "../../base/network.ts";
import { parseTarget } from "../../base/allowed_targets.ts";
import { InvalidValue, secretTyped, shown, typed } from "../setting.ts";
import { isNone, orInvalid, readEntries, readFilled, readList, readText } from "./plain.ts";

const hasCredentials = ({ username, password }: URL): boolean => username !== "" || password !== "";
/** For addresses that are not read as URLs. */
function refuseCredentials(text: string): void {
  if (/^\w+:\/\/[^/]*@/.test(text)) throw new InvalidValue("contains a user name or password", false);
}
const hasEnd = (text: string): boolean => text.includes("?") || text.includes("#");

function readHost(raw: unknown): string {
  const text = readFilled(raw);
  const isName = /^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(text);
  const isV6 = /^[0-9A-Fa-f:.]+(%\w+)?$/.test(text) && text.split(":").length > 2;
  if (!isName && !isV6) throw new InvalidValue("is not an address or host name");
  return text;
}

export const host = typed("host", "host", "an IP address or a host name, without a port", readHost);

export const address = typed(
  "address",
  "host:port",
  "a host and a port such as 192.0.2.1:443 or [::]:443",
  (raw): string => {
    const match = /^(?:\[([^\]]*)\]|([^:]*)):(\d{1,5})$/.exec(readText(raw));
    if (match === null) throw new InvalidValue("is not a host with a port");
    const [, v6, name, port] = match;
    if (Number(port) > 65_535) throw new InvalidValue("has a port above 65535");
    if ((v6 ?? name) === "") throw new InvalidValue("has a port but no host");
    const named = readHost(v6 ?? name);
    if ((v6 !== undefined) !== named.includes(":")) throw new InvalidValue("is not a host with a port");
    return `${v6 === undefined ? named : `[${named}]`}:${Number(port)}`;
  },
);

export const networks = typed(
  "networks",
  "ranges",
  "addresses or CIDR ranges, separated by commas, or none",
  (raw): readonly string[] => {
    const ranges = readList(raw);
    if (isNone(ranges)) return [];
    return ranges.map((range) => {
      try {
        const [first, bits] = parseNetwork(range);
        return `${first.toString()}/${bits}`;
      } catch {
        throw new InvalidValue(
          ranges.length > 1 ? `contains ${shown(range)}, which is not an address` : "is not an address or CIDR range",
        );
      }
    });
  },
);

export const targets = typed(
  "targets",
  "targets",
  "host names, *.example.org, addresses or CIDR ranges, separated by commas, or none",
  (raw): readonly string[] => {
    const items = readList(raw);
    if (isNone(items)) return [];
    for (const item of items)
      orInvalid(
        () => parseTarget(item),
        (reason) => `contains ${shown(item)}, which ${reason}`,
      );
    return items.map((item) => item.toLowerCase());
  },
);

export const url = typed("url", "url", "an http or https address such as https://push.example.org", (raw): string => {
  const text = readText(raw);
  const showValue = !text.includes("@");
  const parsed = URL.parse(text);
  if (parsed === null || !/^https?:\/\//i.test(text)) {
    throw new InvalidValue("is not an absolute http or https address", showValue);
  }
  if (hasCredentials(parsed)) throw new InvalidValue("contains a user name or password", false);
  if (hasEnd(text)) throw new InvalidValue("has a query or a fragment", showValue);
  if (parsed.pathname.replace(/\/+$/, "") !== "") {
    throw new InvalidValue("has a path, but the service must be at the root of a host", showValue);
  }
  return parsed.origin;
});

/** The address stays exactly as written: with a trailing slash, it would be a different issuer. */
const httpsAddress = (type: string, example: string) =>
  typed(type, type, `an https address such as ${example}`, (raw): string => {
    const text = readText(raw);
    const parsed = URL.parse(text);
    if (parsed === null || !/^https:\/\//i.test(text)) throw new InvalidValue("is not an absolute https address");
    if (hasCredentials(parsed)) throw new InvalidValue("contains a user name or password", false);
    if (hasEnd(text)) throw new InvalidValue("has a query or a fragment");
    return text;
  });

export const issuer = httpsAddress("issuer", "https://id.example.org/realms/main");
export const acmeDirectory = httpsAddress("directory", "https://ca.example.org/acme/acme/directory");

export const hosts = typed(
  "hosts",
  "names",
  "host names or addresses such as push.example.org, separated by commas, without scheme, port or *",
  (raw): readonly string[] => {
    const given = readEntries(raw);
    for (const one of given) {
      if (canonicalAddress(one) !== null && !/[[\]%]/.test(one)) continue;
      if (!isHostName(one))
        throw new InvalidValue(`contains ${shown(one)}, which is neither a host name nor an address`);
    }
    return [...new Set(given.map((one) => canonicalAddress(one) ?? one.toLowerCase()))];
  },
);

/** A name whose last part is a number is a mistyped address. */
const isHostName = (name: string): boolean =>
  /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i.test(name) &&
  name.length <= 253 &&
  !/(?:^|\.)\d+$/.test(name);

export const domains = typed(
  "domains",
  "names",
  "domains such as example.org or *.example.org, separated by commas, or none",
  (raw): readonly string[] => {
    const given = readList(raw);
    if (isNone(given)) return [];
    return given.map((one) => {
      const ascii = asciiDomain(one.replace(/^\*\./, ""));
      if (ascii === "" || !isHostName(ascii)) throw new InvalidValue(`contains ${shown(one)}, which is not a domain`);
      return one.startsWith("*.") ? `*.${ascii}` : ascii;
    });
  },
);

function readBucket(raw: unknown): string {
  const text = readText(raw).replace(/\/+$/, "");
  refuseCredentials(text);
  if (!/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w.-]+)*$/.test(text)) {
    throw new InvalidValue("does not name a bucket");
  }
  return text;
}

export const bucket = typed(
  "bucket",
  "bucket",
  "a bucket such as s3://pushes or s3://pushes/folder, or a directory such as file:///mnt/pushes",
  (raw): string => {
    const text = readText(raw).replace(/\/+$/, "");
    if (!text.startsWith("file:")) return readBucket(text);
    refuseCredentials(text);
    const { hash, search, pathname = "/" } = URL.parse(text) ?? {};
    const isPath = text.startsWith("file:///") && pathname !== "/" && !/%(?![0-9A-Fa-f]{2})|%00|%2f/i.test(text);
    if (!isPath || hash !== "" || search !== "") {
      throw new InvalidValue("does not name a directory by its full path");
    }
    return text;
  },
);

export const directoryOrBucket = typed(
  "directoryOrBucket",
  "place",
  "a directory such as /backup/secretpush, or a bucket such as s3://backups/secretpush",
  (raw): string => {
    const text = readFilled(raw);
    if (text.startsWith("s3:")) return readBucket(text);
    refuseCredentials(text);
    if (/^\w+:\/\//.test(text) || text.includes("\0")) throw new InvalidValue("is neither a directory nor a bucket");
    return text;
  },
);

export const mailbox = typed(
  "mailbox",
  "mailbox",
  'an address such as push@example.org or "Secret Push <push@example.org>"',
  (raw): string => {
    const text = readText(raw);
    if (mailboxIn(text) === null) throw new InvalidValue("is not an email address");
    return text;
  },
);

export const mailboxesOr = <const Word extends string>(word: Word) =>
  typed(
    "mailboxes",
    "addresses",
    `addresses such as ops@example.org, separated by commas; the word ${word} stands for the addresses of all ${word}`,
    (raw): readonly string[] => {
      const items = readEntries(raw);
      const wrong = items.find((item) => item !== word && !isAddress(item));
      if (wrong !== undefined) throw new InvalidValue(`contains ${shown(wrong)}, which is not an email address`);
      return [...new Set(items)];
    },
  );

export const directories = typed(
  "directories",
  "urls",
  "addresses such as ldaps://ldap.example.org, ldap://ldap.example.org:389 or ldap://localhost?starttls=off, separated by commas",
  (raw): readonly string[] => {
    const addresses = readEntries(raw);
    for (const one of addresses) {
      const reason = faultOfDirectory(URL.parse(one));
      if (reason === null) continue;
      const showValue = !one.includes("@");
      const isNamed = addresses.length > 1 && showValue;
      throw new InvalidValue(isNamed ? `contains ${shown(one)}, which ${reason}` : reason, showValue);
    }
    return addresses;
  },
);

function faultOfDirectory(parsed: URL | null): string | null {
  if (parsed === null || !/^ldaps?:$/.test(parsed.protocol) || parsed.hostname === "") {
    return "is not an ldap or ldaps address";
  }
  if (hasCredentials(parsed)) return "contains a user name or password: use ldap.bind_dn and ldap.bind_password";
  if (!/^\/?$/.test(parsed.pathname) || parsed.hash !== "") return "has a path: the base is ldap.base";
  if (parsed.search !== "" && (parsed.search !== "?starttls=off" || parsed.protocol === "ldaps:")) {
    return "has a query other than ?starttls=off, which only ldap addresses may have";
  }
  return null;
}

export const collector = secretTyped(
  "collector",
  "an address such as syslog+tls://host:6514, syslog://host:514 or unix:/dev/log",
  (raw) => {
    const text = readFilled(raw);
    orInvalid(() => parseCollector(text));
    return text;
  },
);

export const databaseUrl = secretTyped(
  "databaseUrl",
  "an address such as postgres://user:password@host:5432/database",
  (raw) => {
    const text = readFilled(raw);
    const parsed = URL.parse(text);
    if (parsed === null || !/^postgres(?:ql)?:$/.test(parsed.protocol)) {
      throw new InvalidValue("is not a postgres address");
    }
    if (parsed.hostname === "") throw new InvalidValue("names no host");
    if (!/^\/[^/]+$/.test(parsed.pathname)) throw new InvalidValue("names no database");
    return text;
  },
);

export const secretUrl = secretTyped(
  "secretUrl",
  "an http or https address such as https://hooks.example.org/path",
  (raw) => {
    const parsed = URL.parse(readText(raw));
    if (parsed === null || !/^https?:$/.test(parsed.protocol)) {
      throw new InvalidValue("is not an http or https address");
    }
    if (hasCredentials(parsed)) throw new InvalidValue("contains a user name or password");
    return parsed.href;
  },
);

export const mailUrl = secretTyped(
  "mailUrl",
  "an address such as smtps://user:password@mail.example.org or smtp://relay.lan:25?starttls=off",
  (raw) => {
    const text = readFilled(raw);
    const parsed = URL.parse(text);
    if (parsed === null || !/^smtps?:$/.test(parsed.protocol))
      throw new InvalidValue("is not an smtp or smtps address");
    const { hostname, pathname, hash, username, password, searchParams } = parsed;
    if (hostname === "") throw new InvalidValue("names no host");
    if (pathname.replace(/^\/$/, "") !== "" || hash !== "") throw new InvalidValue("has a path");
    if (username === "" && password !== "") throw new InvalidValue("has a password without a user");
    const startTls = searchParams.get("starttls");
    const known = startTls === null ? 0 : 1;
    if (searchParams.size > known || (startTls !== null && !["required", "off"].includes(startTls))) {
      throw new InvalidValue("has a query other than starttls=required or starttls=off");
    }
    if (startTls === "off" && username !== "") throw new InvalidValue("would send the password unencrypted");
    return text;
  },
);

/** @returns a URI: mailto: or https: */
export const contact = typed("contact", "contact", "an email address or an https:// address", (raw): string => {
  const given = readText(raw);
  if (isAddress(given)) return `mailto:${given}`;
  if (URL.parse(given)?.protocol !== "https:" || /\s/.test(given)) throw new InvalidValue("is not a contact");
  return given;
});

/** Where a clamd listens. */
export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

const CLAMD_PORT = 3310;
/** The length of the longest path that fits into the address of a Unix socket. */
const MAX_SOCKET_PATH_BYTES = 107;

/** @throws Error whose message completes a sentence that begins with the setting */
export function parseClamd(text: string): ClamdAddress {
  const path = /^clamd:(\/(?!\/).*)$/.exec(text)?.[1];
  if (path !== undefined) {
    if (Buffer.byteLength(path) > MAX_SOCKET_PATH_BYTES)
      throw new Error(`has a path of more than ${MAX_SOCKET_PATH_BYTES} bytes`);
    return { path };
  }
  const url = text.startsWith("clamd://") ? URL.parse(text) : null;
  if (!url?.hostname) throw new Error("names neither a socket nor a host");
  if (/^clamd:\/\/[^/?#@]+$/.test(text) === false) throw new Error("has more than a host and a port");
  return { host: url.hostname.replace(/^\[|\]$/g, ""), port: url.port === "" ? CLAMD_PORT : Number(url.port) };
}

export const clamd = typed(
  "clamd",
  "clamd",
  "clamd: and the path of its socket, or clamd:// with a host and a port",
  (raw): string => {
    const text = readText(raw);
    refuseCredentials(text);
    orInvalid(() => parseClamd(text));
    return text;
  },
);
