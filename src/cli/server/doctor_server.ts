// Asks the running server how it sees requests, directly and through the proxy. A mark in the database authorises doctor.

import { build } from "../../base/build.ts";
import { connectionFailure } from "../../base/connection_failure.ts";
import { newToken } from "../../base/crypto.ts";
import { canonicalAddress } from "../../base/network.ts";
import { CLIENT_ENV, type Config } from "../../config/options.ts";
import type { Seen } from "../../http/routes/health.ts";
import { certificateFilesOf } from "../../serve/limits.ts";
import { about, type Finding, findingOf } from "../findings.ts";
import { reasonOf, type Terminal } from "../terminal.ts";
import { CLOCK_TOLERANCE_MS } from "./doctor_here.ts";
import { type OwnAddress, ownAddressOf } from "./own_address.ts";

const ANSWER_WITHIN_MS = 5_000;

interface Asked {
  seen: Seen | null;
  status: number;
  /** The trouble that the server reports; null if it is well. */
  trouble: string | null;
  /** How far the server's clock is ahead of this host's, in ms; null if the answer has no date. */
  clockMs: number | null;
}

/** Leaves a mark in the database. @returns a function that removes it */
export type LeaveWord = (word: string) => Promise<() => Promise<void>>;

const SERVER = about("server");
/** Kinds of conditions that doctor finds by itself. */
const EXAMINED_HERE = /^(?:disk_|certificate_|database_trouble|bucket_|scanner_|nodes_)/;

export async function* askServer(leaveWord: LeaveWord, config: Config, { env }: Terminal): AsyncGenerator<Finding> {
  const { authorities } = await import("../client/connection.ts");
  const trusted = authorities(env[CLIENT_ENV.ca] || undefined);
  const word = newToken(32);
  let takeAway: () => Promise<void>;
  try {
    takeAway = await leaveWord(word);
  } catch (error) {
    const why = `the database cannot be written to (${reasonOf(error)})`;
    return yield SERVER.fail(`doctor could not check how requests reach the server: ${why}.`);
  }
  try {
    yield* askStraight(config, word);
    if (config.baseUrl === undefined) {
      yield about("base_url").warn(
        "Not set: links start with whatever host a request names. Set it to the address people use.",
      );
    } else yield* askThrough(config, config.baseUrl, "base_url", word, trusted);
    const { baseUrl } = config.recipients;
    if (baseUrl !== undefined) yield* askThrough(config, baseUrl, "recipients.base_url", word, trusted);
  } finally {
    await takeAway();
  }
}

async function* askStraight(config: Config, word: string): AsyncGenerator<Finding> {
  const own = ownAddressOf(config);
  if (own === null) return;
  const { name, origin, how } = own;
  try {
    const { seen, status } = await ask(origin, word, how);
    if (!seen) {
      yield SERVER.fail(
        `${name} does not answer like this server (status ${status}): is another program listening there?`,
      );
    } else if (seen.version !== build) {
      const remedy = "restart the server to finish the upgrade";
      yield SERVER.warn(`Version ${seen.version} is running, and this is ${build}: ${remedy}.`);
    } else if (status !== 200) {
      const cause = config.databaseUrl === undefined ? "disk" : "database";
      yield SERVER.fail(`${name} answers, but the store cannot accept writes: see the ${cause} and the log.`);
    } else {
      const { trouble } = await ask(origin, word, how, "/readyz");
      if (trouble === null) yield SERVER.ok(`${name} answers.`);
      else yield SERVER.fail(`${name} answers, but should get no requests: ${trouble}`);
      yield* seen.conditions.filter(({ kind }) => !EXAMINED_HERE.test(kind)).map((one) => findingOf(one));
    }
  } catch (error) {
    const why = connectionFailure(error) ?? reasonOf(error);
    yield SERVER.fail(`${name} does not answer (${why}). Give doctor the server's own settings.`);
  }
}

async function* askThrough(
  config: Config,
  base: string,
  option: string,
  word: string,
  trusted: string[],
): AsyncGenerator<Finding> {
  const subject = about(option);
  let asked: Asked;
  try {
    asked = await ask(base, word, { tls: { ca: trusted } });
  } catch (error) {
    if (/self.signed certificate|unable to (?:get local issuer|verify the first) certificate/i.test(reasonOf(error))) {
      return yield subject.fail(
        `The certificate of ${base} is not signed by an authority that this machine trusts, so other machines may refuse it too. ` +
          `If the authority is your own: ${CLIENT_ENV.ca}=FILE secretpush doctor …`,
      );
    }
    const why = connectionFailure(error) ?? reasonOf(error);
    return yield subject.fail(
      `${base} cannot be reached from here (${why}). Look at the proxy, its certificate and the name.`,
    );
  }
  const { seen, status, clockMs } = asked;
  if (!seen) {
    const why = "but not from this server: the proxy forwards elsewhere, or drops headers";
    return yield subject.fail(`${base}/up answers with status ${status}, ${why}.`);
  }
  yield* originFindings(base, subject, seen);
  yield clientFinding(base, subject, config, seen);
  if (clockMs !== null && Math.abs(clockMs) > CLOCK_TOLERANCE_MS) {
    const seconds = Math.round(clockMs / 1_000);
    yield subject.warn(
      `The clock of the server that answers differs from this host's by ${seconds} s: synchronise both.`,
    );
  }
}

/** Version and commit of the server at this address; null if another program answers there. */
export async function versionAt({ origin, how }: OwnAddress, leaveWord: LeaveWord): Promise<string | null> {
  const word = newToken(32);
  const takeAway = await leaveWord(word);
  try {
    return (await ask(origin, word, how)).seen?.version ?? null;
  } finally {
    await takeAway();
  }
}

type Subject = ReturnType<typeof about>;

function* originFindings(base: string, { ok, fail }: Subject, seen: Seen): Generator<Finding> {
  const [wanted, found] = [new URL(base), new URL(seen.origin)];
  const { proto, host } = seen.forwarded;
  if (wanted.protocol !== found.protocol) {
    const cause =
      proto === null
        ? "The proxy does not send X-Forwarded-Proto: configure it to."
        : "The proxy's X-Forwarded-Proto is not trusted: name its address in trusted_proxies.";
    yield fail(`The server sees ${found.protocol}//, but people use ${wanted.protocol}//. ${cause}`);
  }
  if (wanted.host !== found.host) {
    const isPortLost = seen.fromTrustedPeer && wanted.hostname === found.hostname && found.port === "";
    const cause = isPortLost
      ? "The proxy leaves out the port that people use: in nginx, send $http_host in place of $host."
      : host === null
        ? "Configure the proxy to pass Host on, or to send X-Forwarded-Host."
        : seen.fromTrustedPeer
          ? "The proxy's X-Forwarded-Host names another host: configure it to send the one that people use."
          : "X-Forwarded-Host is not trusted: name the proxy in trusted_proxies.";
    yield fail(`The server sees the host ${found.host}, but people use ${wanted.host}. ${cause}`);
  }
  if (wanted.protocol === found.protocol && wanted.host === found.host) {
    yield ok(`The server sees ${seen.origin}, as people do.`);
  }
}

function clientFinding(base: string, { ok, warn, fail }: Subject, config: Config, seen: Seen): Finding {
  const { client, forwarded, fromTrustedPeer } = seen;
  const consequence = "all users share one rate limit, and one address in audit logs";
  const here = `The server sees this host as ${client}`;
  if (forwarded.for === null) {
    if (isDirect(base, config)) return ok(`${here}, without a proxy.`);
    const text = `${here}, and no proxy adds X-Forwarded-For.`;
    return fromTrustedPeer
      ? fail(`${text} Let the proxy send X-Forwarded-For, or ${consequence}.`)
      : warn(`${text} If a proxy has that address, let it send X-Forwarded-For, or ${consequence}.`);
  }
  if (fromTrustedPeer) return ok(`${here}, through a proxy that it trusts.`);
  const last = canonicalAddress(forwarded.for.split(",").at(-1) ?? "") ?? "that is not an address";
  return fail(
    `The server takes the proxy (${client}) for the client, although the proxy sends X-Forwarded-For ${last}: name the proxy in trusted_proxies, or ${consequence}.`,
  );
}

/** Whether this URL leads directly to one of the server's own ports, without a proxy. */
function isDirect(base: string, config: Config): boolean {
  const { port, unixSocket, recipients } = config;
  const url = new URL(base);
  const asked = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  const own = [unixSocket === undefined ? port : null, portOf(recipients.listen)];
  return own.includes(asked) && (url.protocol === "https:") === (certificateFilesOf(config) !== null);
}

const portOf = (address: string | undefined): number | null =>
  address === undefined ? null : Number(address.slice(address.lastIndexOf(":") + 1));

async function ask(
  origin: string,
  word: string,
  how: { tls: { rejectUnauthorized: false } | { ca: string[] }; unix?: string },
  path = "/up",
): Promise<Asked> {
  const response = await fetch(`${origin}${path}`, {
    headers: { "x-secretpush-doctor": word },
    redirect: "manual",
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...how,
  });
  const date = response.headers.get("date");
  const body = (await response.json().catch(() => null)) as { seen?: Seen; error?: string } | null;
  return {
    seen: body?.seen ?? null,
    status: response.status,
    trouble: response.ok ? null : (body?.error ?? `status ${response.status}`),
    clockMs: date === null ? null : Date.parse(date) - Date.now(),
  };
}
