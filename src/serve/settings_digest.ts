// A digest of the settings that all nodes of one database should share: two nodes that differ would treat the same
// push, or the same person, differently. A new setting is included unless it is listed here.

import { sha256 } from "../base/crypto.ts";
import { type Config, OPTIONS, valueIn } from "../config/options.ts";

/** Settings that belong to one host: how it is reached, what it logs, and how much load it takes. */
const OWN: ReadonlySet<string> = new Set([
  "host",
  "port",
  "unix_socket_mode",
  "recipients.listen",
  "tls.reload_interval",
  "tls.redirect_listen",
  "tls.hsts",
  "trusted_proxies",
  "max_body_memory",
  "upload.free_space_floor",
  "upload.free_space_floor_percent",
  "sweep_interval",
  "rotation_check_interval",
  "max_writes_per_commit",
  "metrics.listen",
  "log.level",
  "log.format",
  "key",
  "previous_key",
]);
/** Types of settings that name places on one host. */
const PLACES: ReadonlySet<string> = new Set(["path", "file", "secretFile"]);

export function settingsDigestOf(config: Config): string {
  const common = OPTIONS.filter(({ name, type }) => !OWN.has(name) && !PLACES.has(type)).map((option) => {
    const value = valueIn(config, option);
    // Each host may mount the directory of files elsewhere. A mark in the directory shows that it is the same one.
    const isMount = option.name === "blobs.url" && String(value).startsWith("file:");
    return [option.name, option.secret || isMount ? value !== undefined : value];
  });
  const digest = Buffer.from(sha256(JSON.stringify(common))).toString("hex");
  return digest.slice(0, 16);
}
