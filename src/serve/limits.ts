// The limits and other values for the parts of the server, worked out from the settings and the limits of the system.

import { join } from "node:path";

import type { OpenLimits } from "../base/limiter.ts";
import type { Config, Origins } from "../config/options.ts";
import { DIRECTORY_ISSUER } from "../model/group.ts";
import type { FirstStepSettings } from "../domain/upkeep/first_steps.ts";
import type { FileLimits } from "../domain/files/files.ts";

export { pushRulesOf, rulesByRoleOf } from "../config/push_rules.ts";

/** The maximum number of running requests, as a share of all descriptors: each may need two, and a quarter stays free. */
const REQUESTS_SHARE = 3 / 8;

/** The issuers of company identities with which people can sign in to this server. */
export const companyIssuersOf = ({ oidc, ldap }: Config): string[] => [
  ...(oidc.issuer === undefined ? [] : [oidc.issuer]),
  ...(ldap.url === undefined ? [] : [DIRECTORY_ISSUER]),
];

export const fileLimitsOf = ({ upload, download, downloadLinkLifeMs }: Config): FileLimits => ({
  maxFiles: upload.maxFiles,
  maxFileBytes: upload.maxFileBytes,
  maxPushBytes: upload.maxPushBytes,
  maxStoredBytes: upload.maxStoredBytes === 0 ? null : upload.maxStoredBytes,
  freeSpaceFloorBytes: upload.freeSpaceFloorBytes,
  freeSpaceFloorPercent: upload.freeSpaceFloorPercent,
  uploadsAtOncePerCaller: upload.atOncePerCaller,
  downloadsAtOncePerLink: download.atOncePerLink,
  downloadsAtOncePerAddress: download.atOncePerAddress,
  linkLifeMs: downloadLinkLifeMs,
});

export function bodyLimitsOf({ maxPayloadBytes, upload }: Config): { maxBodyBytes: number; maxJsonBytes: number } {
  // JSON may turn one byte into six (\u0000); the rest is for the other fields.
  const maxBodyBytes = 6 * maxPayloadBytes + 1024 * 1024;
  return { maxBodyBytes, maxJsonBytes: Math.max(upload.maxJsonBytes, maxBodyBytes) };
}

/** @param perAddress 0: no limit @param descriptors how many the process may open; null if that is unknown */
export function openLimitsOf(perAddress: number, descriptors: number | null): OpenLimits {
  if (descriptors === null) return { perAddress, inAll: null };
  const inAll = Math.floor(descriptors * REQUESTS_SHARE);
  // Even if few descriptors are allowed, one address must leave some for the others.
  return { perAddress: perAddress === 0 ? 0 : Math.min(perAddress, Math.ceil(inAll / 4)), inAll };
}

export const firstStepSettingsOf = (config: Config, origins: Origins): FirstStepSettings => ({
  baseUrl: config.baseUrl ?? null,
  ownTls: certificateFilesOf(config) !== null,
  accessDecided: ["allow_sign_up", "allow_anonymous"].some((name) => (origins[name] ?? "default") !== "default"),
  signUpAllowed: config.allowSignUp,
  anonymousAllowed: config.allowAnonymous,
  requestsEnabled: config.enableRequests,
  dataDir: config.dataDir,
});

/**
 * The certificate of this server: the administrator's two files, or the one file from an ACME authority.
 * @returns null if this server does not use TLS
 */
export function certificateFilesOf({ tls, dataDir }: Config): { cert: string; key: string } | null {
  if (tls.cert !== undefined && tls.key !== undefined) return { cert: tls.cert, key: tls.key };
  if (tls.acme.directory === undefined) return null;
  const both = join(dataDir, "acme", "certificate.pem");
  return { cert: both, key: both };
}

/** The hosts for which this server needs a certificate. */
export function certificateNamesOf({ tls, baseUrl, recipients }: Config): readonly string[] {
  const hosts = [baseUrl, recipients.baseUrl]
    .filter((base) => base?.startsWith("https:"))
    .map((base) => new URL(base ?? "").hostname.replace(/^\[|\]$/g, ""));
  return tls.acme.names ?? [...new Set(hosts)];
}
