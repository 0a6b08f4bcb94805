// How commands reach the server on the same host, bypassing any proxy.

import type { Config } from "../../config/options.ts";
import { certificateFilesOf } from "../../serve/limits.ts";

export interface OwnAddress {
  /** For sentences: the address, or the path of the socket. */
  name: string;
  origin: string;
  /** For fetch. A direct connection does not use the certificate's name, so the certificate is not checked. */
  how: { tls: { rejectUnauthorized: false }; unix?: string };
}

/** @returns null if the settings leave the port to the system */
export function ownAddressOf(config: Config): OwnAddress | null {
  const { host, port, unixSocket } = config;
  const unchecked = { rejectUnauthorized: false } as const;
  if (unixSocket !== undefined) {
    return { name: unixSocket, origin: "http://localhost", how: { tls: unchecked, unix: unixSocket } };
  }
  if (port === 0) return null;
  const here = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  const scheme = certificateFilesOf(config) === null ? "http" : "https";
  const origin = `${scheme}://${here.includes(":") ? `[${here}]` : here}:${port}`;
  return { name: origin, origin, how: { tls: unchecked } };
}
