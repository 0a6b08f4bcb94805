// Where a clamd listens, as files.scan names it: clamd:/run/clamav/clamd.ctl or clamd://10.0.0.5:3310.

export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

const PORT = 3310;
/** The longest path that fits into the address of a Unix socket. */
const MAX_PATH_BYTES = 107;

/** @throws Error whose message completes a sentence that begins with the setting */
export function parseClamd(text: string): ClamdAddress {
  const path = /^clamd:(\/(?!\/).*)$/.exec(text)?.[1];
  if (path !== undefined) {
    if (Buffer.byteLength(path) > MAX_PATH_BYTES) throw new Error(`has a path of more than ${MAX_PATH_BYTES} bytes`);
    return { path };
  }
  const url = text.startsWith("clamd://") ? URL.parse(text) : null;
  if (!url?.hostname) throw new Error("names neither a socket nor a host");
  if (/^clamd:\/\/[^/?#@]+$/.test(text) === false) throw new Error("has more than a host and a port");
  return { host: url.hostname.replace(/^\[|\]$/g, ""), port: url.port === "" ? PORT : Number(url.port) };
}
