// Builds what tells the collector of logs, as the settings have it.

import { version } from "../base/build.ts";
import { parseCollector } from "../base/collector.ts";
import type { Keyring } from "../base/keyring.ts";
import type { Config } from "../config/options.ts";
import { opaqueIds } from "../domain/events/opaque_id.ts";
import type { Target } from "../domain/events/target.ts";
import { siemTarget } from "../outgoing/siem.ts";

/** @throws Error with a sentence for the administrator */
export async function siemOf(url: string, settings: Config["siem"], keys: Keyring): Promise<Target> {
  const { format, authorization, caFile, clientCertFile, clientKeyFile } = settings;
  return siemTarget({
    collector: parseCollector(url),
    format,
    authorization,
    tls: {
      ca: await pemIn("siem.ca_file", caFile),
      cert: await pemIn("siem.client_cert_file", clientCertFile),
      key: await pemIn("siem.client_key_file", clientKeyFile),
    },
    version,
    pushIdOf: opaqueIds(keys),
  });
}

async function pemIn(setting: string, path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined;
  const text = await Bun.file(path)
    .text()
    .catch(() => {
      throw new Error(`${setting} cannot be read: ${path}`);
    });
  if (!text.includes("-----BEGIN ")) throw new Error(`${setting} holds no PEM: ${path}`);
  return text;
}
