// Values in the form in which PostgreSQL reads them. Arrays travel as text literals, bytes as binary parameters.

import type { ClientInfo } from "../../model/audit.ts";

export type Parameter = string | number | boolean | Uint8Array | null;

/** A text in PostgreSQL cannot contain U+0000, and UTF-8 cannot encode half of a surrogate pair. */
export const clean = (text: string): string => text.toWellFormed().replaceAll("\0", "");

const quoted = (text: string): string => `"${text.replace(/[\\"]/g, "\\$&")}"`;

export const texts = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? "NULL" : quoted(value))).join(",")}}`;
export const numbers = (values: readonly (number | null)[]): string =>
  `{${values.map((value) => value ?? "NULL").join(",")}}`;
export const flags = (values: readonly boolean[]): string =>
  `{${values.map((value) => (value ? "t" : "f")).join(",")}}`;
export const byteas = (values: readonly (Uint8Array | null)[]): string =>
  byteasOf(values.map((value) => value && hex(value)));
/** @param values in hexadecimal */
export const byteasOf = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? "NULL" : `"\\\\x${value}"`)).join(",")}}`;

export const hex = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("hex");

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/**
 * The part of an audit entry's JSON that the node knows. The database adds the push id and the seq before this part, and the time after it. The
 * result is byte for byte the text that `nextLink` hashes.
 */
export const linkText = (kind: string, client: ClientInfo): string =>
  JSON.stringify([kind, client.ip, client.userAgent, client.referrer]).slice(1, -1);

export const cleanClient = ({ ip, userAgent, referrer }: ClientInfo): ClientInfo => ({
  ip: clean(ip),
  userAgent: clean(userAgent),
  referrer: clean(referrer),
});

/** The columns of audit entries as four array parameters: ip, user agent, referrer, and the text that is hashed. */
export function clientColumns(entries: ReadonlyArray<{ kind: string; client: ClientInfo }>): string[] {
  return [
    texts(entries.map(({ client }) => client.ip)),
    texts(entries.map(({ client }) => client.userAgent)),
    texts(entries.map(({ client }) => client.referrer)),
    texts(entries.map(({ kind, client }) => linkText(kind, client))),
  ];
}
