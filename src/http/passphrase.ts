// The passphrase of a request: in the header X-Passphrase, which no proxy logs, or in the query, as clients of Password
// Pusher send it.

import { queryOf } from "./query.ts";

/** null if there is none. The query takes precedence over the header. */
export function passphraseOf(request: Request, query = queryOf(request)): string | null {
  return query.get("passphrase") ?? textOf(request.headers.get("x-passphrase"));
}

const UTF_8 = new TextDecoder("utf-8", { fatal: true });

/** Programs send a header as UTF-8, and it arrives with one character for each byte. */
function textOf(header: string | null): string | null {
  // oxlint-disable-next-line no-control-regex
  if (header === null || /^[\x00-\x7f]*$/.test(header)) return header;
  try {
    return UTF_8.decode(Buffer.from(header, "latin1"));
  } catch {
    return header;
  }
}
