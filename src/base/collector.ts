// The address of a log collector, as siem.url names it.

export type Collector =
  | { readonly kind: "stream"; readonly tls: boolean; readonly host: string; readonly port: number }
  | { readonly kind: "datagram"; readonly host: string; readonly port: number }
  | { readonly kind: "socket"; readonly path: string }
  /** `authorization` is made from a user and a password in the address; null if it has none. */
  | { readonly kind: "web"; readonly url: string; readonly authorization: string | null };

const PORTS: Readonly<Record<string, number>> = { "syslog+tls:": 6514, "syslog:": 514, "syslog+udp:": 514 };
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
/** The longest path that fits into the address of a Unix socket. */
const MAX_PATH_BYTES = 107;

/** @throws Error whose message completes a sentence that begins with the setting; it never repeats the address */
export function parseCollector(text: string): Collector {
  if (text.startsWith("unix:")) return { kind: "socket", path: socketPathIn(text) };
  const url = URL.parse(text);
  if (!url) throw new Error("is not an address");
  if (url.hash !== "") throw new Error("has a fragment");
  if (url.protocol === "https:" || url.protocol === "http:") return webIn(url);
  const preset = PORTS[url.protocol];
  if (preset === undefined) throw new Error("begins with no scheme that collectors are reached by");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (host === "") throw new Error("names no host");
  if (url.username !== "" || url.password !== "") {
    throw new Error("holds a user name or password, which syslog does not know");
  }
  if (url.pathname.replace(/^\/$/, "") !== "" || url.search !== "") throw new Error("has more than a host and a port");
  if (url.port === "0") throw new Error("has the port 0");
  const port = url.port === "" ? preset : Number(url.port);
  if (url.protocol === "syslog+udp:") return { kind: "datagram", host, port };
  return { kind: "stream", tls: url.protocol === "syslog+tls:", host, port };
}

function webIn(url: URL): Collector {
  // Without TLS, anybody on the path can read who opened what, and the token.
  if (url.protocol === "http:" && !LOOPBACK.test(url.hostname)) {
    throw new Error("is http, which only this host itself may be reached by");
  }
  const user = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization = user === ":" ? null : `Basic ${Buffer.from(user).toString("base64")}`;
  url.username = "";
  url.password = "";
  return { kind: "web", url: url.href, authorization };
}

function socketPathIn(text: string): string {
  const path = text.slice("unix:".length).replace(/^\/\/(?=\/)/, "");
  if (!path.startsWith("/")) throw new Error("names no absolute path of a socket");
  if (path.includes("\0")) throw new Error("holds a NUL character");
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) throw new Error(`has a path of more than ${MAX_PATH_BYTES} bytes`);
  return path;
}
