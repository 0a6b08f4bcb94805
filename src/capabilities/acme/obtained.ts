// The file of a certificate that an authority has issued: a line that says where and when it was obtained, the chain, and the key.

import { createHash, createPrivateKey, X509Certificate } from "node:crypto";
import { isIP } from "node:net";

import { MINUTE_MS, iso } from "../../base/clock.ts";

export interface Obtained {
  directory: string;
  certificate: X509Certificate;
  fromMs: number;
  untilMs: number;
  /** When it is due for renewal: with about a third of its life left. */
  renewMs: number;
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;
const MAX_CHAIN = 10;
/** Renewal begins before the last third of the life, by up to this share of the life, so that not all servers renew at once. */
const JITTER_SHARE = 1 / 30;
/** The least time between two certificates, however short their lives: the server must not order them in a loop. */
const LEAST_PAUSE_MS = MINUTE_MS;

/** @throws Error with a message for the administrator if this is not a certificate for all `names` with this key */
export function obtainedText(given: {
  directory: string;
  names: readonly string[];
  chain: string;
  key: string;
  nowMs: number;
}): string {
  const { directory, names, key, nowMs } = given;
  const chain = given.chain.match(CERTIFICATE) ?? [];
  let first: X509Certificate;
  try {
    first = new X509Certificate(chain[0] ?? "");
  } catch (error) {
    throw new Error("The authority sent no certificate in PEM.", { cause: error });
  }
  if (chain.length > MAX_CHAIN) throw new Error(`The authority sent a chain of more than ${MAX_CHAIN} certificates.`);
  if (!first.checkPrivateKey(createPrivateKey(key))) throw new Error("The authority signed a different key.");
  const missing = names.find((name) => !isFor(first, name));
  if (missing !== undefined) throw new Error(`The authority sent a certificate that is not for ${missing}.`);
  // An unreadable date fails this check too.
  if (!(Date.parse(first.validFrom) <= Date.parse(first.validTo))) {
    throw new Error("The authority sent a certificate that ends before it begins.");
  }
  const origin = `Obtained by Secret Push from ${directory} at ${iso(nowMs)}`;
  return `${origin}\n${chain.map((pem) => `${pem.trim()}\n`).join("")}${key.trim()}\n`;
}

/** @returns null if this is not the text of such a file */
export function describeObtained(text: string, nowMs: number): Obtained | null {
  const [, directory = "", writtenAt = ""] = /^Obtained by Secret Push from (\S+) at (\S+)\n/.exec(text) ?? [];
  try {
    const certificate = new X509Certificate(text);
    const [fromMs, untilMs] = [Date.parse(certificate.validFrom), Date.parse(certificate.validTo)];
    const lifeMs = untilMs - fromMs;
    const jitter = createHash("sha256").update(certificate.raw).digest().readUInt16BE() / 0x1_00_00;
    const earlyMs = untilMs - lifeMs / 3 - jitter * lifeMs * JITTER_SHARE;
    // If this host's clock is far ahead, each new certificate looks old at once. It must not be replaced again and again.
    const writtenMs = Date.parse(writtenAt);
    const pauseMs = Math.max(lifeMs / 2, LEAST_PAUSE_MS);
    const renewMs = Math.round(writtenMs <= nowMs ? Math.max(earlyMs, writtenMs + pauseMs) : earlyMs);
    return { directory, certificate, fromMs, untilMs, renewMs };
  } catch {
    return null;
  }
}

export const isFor = (certificate: X509Certificate, name: string): boolean =>
  (isIP(name) === 0 ? certificate.checkHost(name, { wildcards: false }) : certificate.checkIP(name)) !== undefined;
