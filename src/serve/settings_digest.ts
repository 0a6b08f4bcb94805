// A digest of the settings that all nodes of one database should have in common: two nodes that differ would treat the same
// push differently. What belongs to a host, or is secret, is not in it.

import { sha256 } from "../base/crypto.ts";
import type { Config } from "../config/options.ts";

export function settingsDigestOf(config: Config): string {
  const { text, url, file, qr, upload, download, rateLimit, branding, recipients } = config;
  const common = {
    kinds: [text, url, file, qr],
    traffic: [upload, download, rateLimit],
    branding: { ...branding, logoFile: undefined },
    addresses: [config.baseUrl, recipients.baseUrl],
    allowed: [
      config.allowAnonymous,
      config.enableUrlPushes,
      config.enableQrPushes,
      config.enableFilePushes,
      config.fileAttachmentsRequireAuthentication,
      config.allowSignUp,
    ],
    limits: [config.maxPayloadBytes, config.downloadLinkLifeMs, config.sessionLifetimeMs],
    policy: config.policy,
    kept: [config.purgeAnonymousAfterMs, config.purgeAfterMs],
    bucket: [config.blobs.url, config.blobs.endpoint],
    signIn: [
      config.localSignIn,
      { ...config.ldap, caFile: undefined, bindPassword: undefined, bindPasswordFile: undefined },
      { ...config.oidc, clientSecret: undefined, clientSecretFile: undefined, caFile: undefined },
    ],
    mail: [config.mail.url !== undefined, config.mail.from, config.mail.content, config.mail.perHour],
  };
  return Buffer.from(sha256(JSON.stringify(common)))
    .toString("hex")
    .slice(0, 16);
}
