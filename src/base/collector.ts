// The address of a log collector, as siem.url names it.

export type Collector =
  { readonly tls: boolean; readonly host: string; readonly port: number } | { readonly path: string };

const PORTS: Readonly<Record<string, number>> = { "syslog+tls:": 6514, "syslog:": 514 };
/** Other protocols for logs, and why events do not use them. */
const OTHER_WAYS: Readonly<Record<string, string>> = {
  "syslog+udp:":
    "is syslog over UDP, which loses events; if you need UDP, let rsyslog on this host forward them (docs/events.md)",
  "https:": "is HTTP, which is for webhooks.url; a collector gets events as syslog (docs/events.md)",
};
/** The longest path that fits into the address of a Unix socket. */
const MAX_PATH_BYTES = 107;

/** @throws Error whose message completes a sentence that begins with the setting; it never repeats the address */
export function parseCollector(text: string): Collector {
  if (text.startsWith("unix:")) return { path: socketPathIn(text) };
  const url = URL.parse(text);
  if (!url) throw new Error("is not an address");
  const preset = PORTS[url.protocol];
  if (preset === undefined) {
    const other = OTHER_WAYS[url.protocol.replace("http:", "https:")];
    throw new Error(other ?? "does not begin with a scheme for collectors");
  }
  if (url.hash !== "") throw new Error("has a fragment");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (host === "") throw new Error("does not name a host");
  if (url.username !== "" || url.password !== "") {
    throw new Error("contains a user name or password, which syslog does not have");
  }
  if (url.pathname.replace(/^\/$/, "") !== "" || url.search !== "") throw new Error("has more than a host and a port");
  if (url.port === "0") throw new Error("has the port 0");
  return { tls: url.protocol === "syslog+tls:", host, port: url.port === "" ? preset : Number(url.port) };
}

function socketPathIn(text: string): string {
  const path = text.slice("unix:".length).replace(/^\/\/(?=\/)/, "");
  if (!path.startsWith("/")) throw new Error("does not name the absolute path of a socket");
  if (path.includes("\0")) throw new Error("contains a NUL character");
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) throw new Error(`has a path of more than ${MAX_PATH_BYTES} bytes`);
  return path;
}
