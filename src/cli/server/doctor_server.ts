// What doctor finds by asking the running server how it sees requests that come directly and through the proxy. A word
// left in the database proves to the server that it may answer.

import { build } from "../../base/build.ts";
import { connectionFailure } from "../../base/connection_failure.ts";
import { newToken } from "../../base/crypto.ts";
import { canonicalAddress } from "../../base/network.ts";
import { CLIENT_ENV, type Config } from "../../config/options.ts";
import type { Seen } from "../../http/routes/health.ts";
import { fail, type Finding, ok, warn } from "../findings.ts";
import { reasonOf, type Terminal } from "../terminal.ts";
import { CLOCK_TOLERANCE_MS } from "./doctor_here.ts";

const ANSWER_WITHIN_MS = 5_000;

interface Asked {
  seen: Seen | null;
  status: number;
  /** The trouble that the server reports; null if it is well. */
  trouble: string | null;
  /** How far the answer's clock is from this one, in ms; null if it has no date. */
  clockMs: number | null;
}

/** Leaves a word in the database. @returns a function that removes it */
export type LeaveWord = (word: string) => Promise<() => Promise<void>>;

export async function askServer(leaveWord: LeaveWord, config: Config, { env }: Terminal): Promise<Finding[]> {
  const { authorities } = await import("../client/connection.ts");
  const trusted = authorities(env[CLIENT_ENV.ca] || undefined);
  const word = newToken(32);
  let takeAway: () => Promise<void>;
  try {
    takeAway = await leaveWord(word);
  } catch (error) {
    return [
      fail("server", `How it sees requests could not be checked: the database cannot be written (${reasonOf(error)}).`),
    ];
  }
  try {
    return [
      ...(await askStraight(config, word)),
      ...(await askThrough(config, config.baseUrl, "base_url", word, trusted)),
      ...(await askThrough(config, config.recipients.baseUrl, "recipients.base_url", word, trusted)),
    ];
  } finally {
    await takeAway();
  }
}

async function askStraight(config: Config, word: string): Promise<Finding[]> {
  const { host, port, unixSocket, tls } = config;
  if (unixSocket === undefined && port === 0) return [];
  const here = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  const origin = `${tls.cert === undefined ? "http" : "https"}://${here.includes(":") ? `[${here}]` : here}:${port}`;
  const name = unixSocket ?? origin;
  try {
    const to = unixSocket === undefined ? origin : "http://localhost";
    const how = {
      // A direct connection does not use the certificate's name. The check through base_url verifies it.
      tls: { rejectUnauthorized: false } as const,
      ...(unixSocket === undefined ? {} : { unix: unixSocket }),
    };
    const { seen, status } = await ask(to, word, how);
    if (!seen)
      return [fail("server", `${name} does not answer as this server (status ${status}): is another program there?`)];
    if (seen.version !== build) {
      return [warn("server", `Version ${seen.version} runs, and this is ${build}: restart it to finish the upgrade.`)];
    }
    if (status !== 200) {
      const cause = config.databaseUrl === undefined ? "disk" : "database";
      return [fail("server", `${name} answers, but the store cannot accept writes: see the ${cause} and the log.`)];
    }
    const { trouble } = await ask(to, word, how, "/readyz");
    if (trouble !== null) return [fail("server", `${name} answers, but should get no requests: ${trouble}`)];
    return [ok("server", `${name} answers.`)];
  } catch (error) {
    return [
      fail(
        "server",
        `${name} does not answer (${connectionFailure(error) ?? reasonOf(error)}). Give doctor the server's own settings.`,
      ),
    ];
  }
}

async function askThrough(
  config: Config,
  base: string | undefined,
  option: string,
  word: string,
  trusted: string[],
): Promise<Finding[]> {
  const subject = option;
  if (base === undefined) {
    return option === "base_url"
      ? [warn(subject, "Not set: links start with whatever host a request names. Set it to the address people use.")]
      : [];
  }
  let asked: Asked;
  try {
    asked = await ask(base, word, { tls: { ca: trusted } });
  } catch (error) {
    if (/self.signed certificate|unable to (?:get local issuer|verify the first) certificate/i.test(reasonOf(error))) {
      return [
        fail(
          subject,
          `The certificate of ${base} is not signed by an authority that this machine trusts, so its clients do not trust it either. ` +
            `If the authority is your own: ${CLIENT_ENV.ca}=FILE secretpush doctor …`,
        ),
      ];
    }
    return [
      fail(
        subject,
        `${base} cannot be reached from here (${connectionFailure(error) ?? reasonOf(error)}). Look at the proxy, its certificate and the name.`,
      ),
    ];
  }
  const { seen, status, clockMs } = asked;
  if (!seen) {
    return [
      fail(
        subject,
        `${base}/up answers with status ${status}, but not from this server: the proxy leads elsewhere, or drops headers.`,
      ),
    ];
  }
  return [
    ...originFindings(base, subject, seen),
    { subject, ...clientFinding(base, config, seen) },
    ...proxyClockFindings(subject, clockMs),
  ];
}

function originFindings(base: string, subject: string, seen: Seen): Finding[] {
  const [wanted, found] = [new URL(base), new URL(seen.origin)];
  const { proto, host } = seen.forwarded;
  const findings: Finding[] = [];
  if (wanted.protocol !== found.protocol) {
    const cause =
      proto === null
        ? "The proxy does not send X-Forwarded-Proto: configure it to."
        : "The proxy's X-Forwarded-Proto is not trusted: name its address in trusted_proxies.";
    findings.push(fail(subject, `The server sees ${found.protocol}// where people use ${wanted.protocol}//. ${cause}`));
  }
  if (wanted.host !== found.host) {
    const cause = !seen.fromTrustedPeer
      ? host === null
        ? "Configure the proxy to pass Host on, or to send X-Forwarded-Host."
        : "X-Forwarded-Host is not trusted: name the proxy in trusted_proxies."
      : wanted.hostname === found.hostname && found.port === ""
        ? "The proxy leaves out the port that people use: in nginx, send $http_host in place of $host."
        : host === null
          ? "Configure the proxy to pass Host on, or to send X-Forwarded-Host."
          : "The proxy's X-Forwarded-Host names another host: configure it to send the one that people use.";
    findings.push(fail(subject, `The server sees the host ${found.host} where people use ${wanted.host}. ${cause}`));
  }
  return findings.length > 0 ? findings : [ok(subject, `The server sees ${seen.origin}, as people do.`)];
}

function clientFinding(
  base: string,
  config: Config,
  { client, forwarded, fromTrustedPeer }: Seen,
): Omit<Finding, "subject"> {
  const consequence = "all users share one rate limit, and one address in audit logs";
  if (forwarded.for === null) {
    if (isDirect(base, config))
      return { verdict: "ok", text: `The server sees this host as ${client}, without a proxy.` };
    const text = `The server sees this host as ${client}, and no proxy adds X-Forwarded-For.`;
    return fromTrustedPeer
      ? { verdict: "fail", text: `${text} Let the proxy send X-Forwarded-For, or ${consequence}.` }
      : {
          verdict: "warn",
          text: `${text} If a proxy has that address, let it send X-Forwarded-For, or ${consequence}.`,
        };
  }
  if (!fromTrustedPeer) {
    const last = canonicalAddress(forwarded.for.split(",").at(-1) ?? "") ?? "that is not an address";
    return {
      verdict: "fail",
      text: `The server takes the proxy (${client}) for the client, although it sends X-Forwarded-For ${last}: name the proxy in trusted_proxies, or ${consequence}.`,
    };
  }
  return { verdict: "ok", text: `The server sees this host as ${client}, through a proxy that it trusts.` };
}

/** Whether this URL leads directly to one of the server's own ports, without a proxy. */
function isDirect(base: string, { port, unixSocket, tls, recipients }: Config): boolean {
  const url = new URL(base);
  const asked = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
  const own = [unixSocket === undefined ? port : null, portOf(recipients.listen)];
  return own.includes(asked) && (url.protocol === "https:") === (tls.cert !== undefined);
}

const portOf = (address: string | undefined): number | null =>
  address === undefined ? null : Number(address.slice(address.lastIndexOf(":") + 1));

function proxyClockFindings(subject: string, clockMs: number | null): Finding[] {
  if (clockMs === null || Math.abs(clockMs) <= CLOCK_TOLERANCE_MS) return [];
  return [
    warn(
      subject,
      `The clock of the server that answers there differs by ${Math.round(clockMs / 1_000)} s: synchronise both.`,
    ),
  ];
}

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
