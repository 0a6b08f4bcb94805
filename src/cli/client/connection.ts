// The server that the client talks to, its API token, and the certificates to trust. They come from flags, then the
// environment, then client.toml, which `secretpush login` writes and only its owner can read. A token is sent only to the
// server with which it was stored or set, and never if a link or a flag names another one.

import { X509Certificate } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { platform } from "node:os";
import { dirname, join, resolve } from "node:path";
import { getCACertificates } from "node:tls";

import { parseDuration, UnitError } from "../../base/units.ts";
import { CLIENT_ENV } from "../../config/options.ts";
import type { AnyCommand, Declaration, Given, Options } from "../command.ts";
import { complain, OperationFailed, type Terminal, UsageError } from "../terminal.ts";
import { Api } from "./api.ts";

export const CA_OPTION = { "--ca <file>": `Also trust the authorities in this PEM file. [${CLIENT_ENV.ca}]` } as const;

const CONNECTION_OPTIONS = {
  "--server <url>": `The server to talk to. [${CLIENT_ENV.server}]`,
  ...CA_OPTION,
  "--timeout <duration>": { about: "Give up when nothing is transferred for this long.", default: "60s" },
} as const;

/** The options, as given, of every command that talks to a server. */
export type Connection = Given<"", typeof CONNECTION_OPTIONS>;

/** Declares a command that talks to a server: it takes --server, --ca and --timeout, and needs no data directory. */
export const clientCommand = <const Usage extends string, const Own extends Options, Result>(
  declared: Declaration<Usage, Own, Result, Connection>,
): AnyCommand => ({
  footer: `
The server and the API token come from "secretpush login", or from ${CLIENT_ENV.server} and
${CLIENT_ENV.token}. A token is sent only to its own server.
Exit codes: 0 done, 1 the operation failed, 2 usage or configuration error.`,
  global: false,
  ...declared,
  options: { ...declared.options, ...CONNECTION_OPTIONS },
});

/** The content of client.toml. */
export interface Stored {
  server?: string;
  token?: string;
  /** Path of a PEM file. */
  ca?: string;
}

/** @param base the link's server, which only --server overrides; null without a link @throws UsageError */
export function connect(terminal: Terminal, flags: Connection, base: string | null = null): Api {
  const { env } = terminal;
  const stored = readStored(terminal);
  const set = (name: string): string | undefined => env[name] || undefined;

  const byFlag = flags.server === undefined ? null : serverAddress(flags.server, "--server");
  const byEnv = set(CLIENT_ENV.server) && serverAddress(env[CLIENT_ENV.server] ?? "", CLIENT_ENV.server);
  const byFile = stored.server === undefined ? null : serverAddress(stored.server, "server in client.toml");
  const chosen = byFlag ?? (byEnv || byFile);
  const server = byFlag ?? base ?? chosen;
  if (!server) {
    throw new UsageError(
      `no server is known: run "secretpush login https://push.example.org", pass --server, or set ${CLIENT_ENV.server}`,
    );
  }

  const tokens = [
    { token: set(CLIENT_ENV.token), home: byEnv || chosen, name: CLIENT_ENV.token },
    { token: stored.token, home: byFile, name: "client.toml" },
  ];
  for (const { token, name } of tokens) checkToken(token, name);
  const fitting = tokens.find(({ token, home }) => token !== undefined && home && sameOrigin(home, server));
  return new Api({
    server,
    token: fitting?.token ?? null,
    tokenElsewhere: fitting === undefined && tokens.some(({ token }) => token !== undefined),
    authorities: server.startsWith("https:") ? authorities(flags.ca ?? set(CLIENT_ENV.ca) ?? stored.ca) : null,
    timeoutMs: timeoutOf(flags.timeout),
  });
}

/** "push.example.org" → "https://push.example.org"; loopback names mean http. @throws UsageError */
export function serverAddress(text: string, name: string): string {
  const given = text.trim();
  const local = /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?(\/|$)/i.test(given);
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(given) ? given : `${local ? "http" : "https"}://${given}`);
  if (given === "" || !url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${name} is not the address of a server: write something like https://push.example.org`);
  }
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    throw new UsageError(
      `${name} must not contain a user name, password, query or fragment: give the server's address alone`,
    );
  }
  return url.origin + url.pathname.replace(/\/+$/, "");
}

const sameOrigin = (one: string, other: string): boolean => new URL(one).origin === new URL(other).origin;

/** @throws UsageError if a header could not carry it */
export function checkToken(token: string | undefined, name: string): void {
  if (token !== undefined && !/^[\x21-\x7e]{1,1024}$/.test(token)) {
    throw new UsageError(
      `the API token in ${name} is empty, longer than 1,024 characters, or contains characters that are not allowed`,
    );
  }
}

/** @throws UsageError */
export function timeoutOf(text: string): number {
  try {
    const milliseconds = parseDuration(text);
    if (milliseconds >= 100 && milliseconds <= 3_600_000) return milliseconds;
  } catch (error) {
    if (!(error instanceof UnitError)) throw error;
  }
  throw new UsageError("--timeout must be a duration from 100ms to 1h, such as 60s");
}

/** The authorities of the program, of the machine, and of `file`. @throws UsageError */
export function authorities(file: string | undefined): string[] {
  const own = file === undefined ? [] : readAuthorities(file);
  return [...new Set([...getCACertificates("default"), ...getCACertificates("system"), ...own])];
}

/** @throws UsageError if the file cannot be read or contains no certificate */
function readAuthorities(file: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new UsageError(`the file of authorities ${JSON.stringify(file)} cannot be read (${codeOf(error)})`);
  }
  const found = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  try {
    for (const pem of found) void new X509Certificate(pem);
  } catch {
    found.length = 0;
  }
  if (found.length === 0)
    throw new UsageError(`the file of authorities ${JSON.stringify(file)} contains no certificate in PEM`);
  return found;
}

// ---- client.toml ------------------------------------------------------------------------------

/** @throws OperationFailed if the environment does not say where client.toml belongs */
export function storedPath({ env }: Terminal): string {
  const path = placeOf(env);
  if (path === null) {
    throw new OperationFailed(
      `there is no home directory to keep the settings in: set XDG_CONFIG_HOME, or use ${CLIENT_ENV.server} and ${CLIENT_ENV.token}`,
    );
  }
  return path;
}

/** Where client.toml belongs; null if the environment does not say. */
export function placeOf(env: Terminal["env"]): string | null {
  const home = env["HOME"] || env["USERPROFILE"];
  const directory = env["XDG_CONFIG_HOME"] || env["APPDATA"] || (home ? join(home, ".config") : null);
  return directory ? join(directory, "secretpush", "client.toml") : null;
}

/** The stored settings; {} if there is no file. Warns if other users can read it. @throws UsageError if it is not valid */
export function readStored(terminal: Terminal): Stored {
  const path = placeOf(terminal.env);
  if (path === null) return {};
  let text: string;
  try {
    text = readFileSync(path, "utf8");
    if (platform() !== "win32" && (statSync(path).mode & 0o077) !== 0) {
      complain(terminal, `${path} can be read by others and may contain your API token: run chmod 600 on it.`);
    }
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error))) return {};
    throw new UsageError(`${path} cannot be read (${codeOf(error)})`);
  }
  let document: Record<string, unknown>;
  try {
    document = Bun.TOML.parse(text) as Record<string, unknown>;
  } catch {
    // The parser's own message quotes the text that it could not read, which may be the token.
    throw new UsageError(`${path} is not TOML: correct it, or run "secretpush login" again`);
  }
  const known = ["server", "token", "ca"] as const;
  const faulty = Object.entries(document).find(
    ([name, value]) => !known.some((key) => key === name) || typeof value !== "string",
  );
  if (faulty) {
    throw new UsageError(`${path}: it may contain only server, token and ca, each as text in quotes; see ${faulty[0]}`);
  }
  return document as Stored;
}

/** Writes client.toml so that only its owner can read it. @returns its path */
export function writeStored(terminal: Terminal, stored: Stored): string {
  const path = storedPath(terminal);
  const lines = Object.entries(stored).map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`);
  const draft = `${path}.${crypto.randomUUID()}.new`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(draft, `# Written by "secretpush login".\n${lines.join("")}`, { mode: 0o600, flag: "wx" });
    chmodSync(draft, 0o600);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new OperationFailed(`${path} could not be written (${codeOf(error)})`);
  }
  return resolve(path);
}

/** @returns whether there was anything to remove */
export function removeStored(terminal: Terminal): boolean {
  const path = storedPath(terminal);
  try {
    rmSync(path);
    return true;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw new OperationFailed(`${path} could not be removed (${codeOf(error)})`);
  }
}

/** A system error's code, such as ENOENT, to put in brackets in a sentence. */
export const codeOf = (error: unknown): string => String((Object(error) as { code?: unknown }).code ?? "unknown cause");
