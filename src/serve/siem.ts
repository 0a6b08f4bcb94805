// Builds what tells the collector of logs, as the settings have it.

import { version } from "../base/build.ts";
import { parseCollector } from "../base/collector.ts";
import type { Config } from "../config/options.ts";
import { type SiemTarget, siemTarget } from "../outgoing/siem.ts";
import type { Teller } from "../outgoing/siem/record.ts";

/** @throws Error with a sentence for the administrator */
export async function siemOf(url: string, settings: Config["siem"], pushIdOf: Teller["pushIdOf"]): Promise<SiemTarget> {
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
    pushIdOf,
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
