// Builds the target for the log collector, as the settings describe it.

import { version } from "../base/build.ts";
import { parseCollector } from "../base/collector.ts";
import { certificatesIn, readPrivateKey } from "../base/pem_file.ts";
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
      ca: await certificatesIn("siem.ca_file", caFile),
      cert: await certificatesIn("siem.client_cert_file", clientCertFile),
      key: clientKeyFile === undefined ? undefined : (await readPrivateKey("siem.client_key_file", clientKeyFile)).text,
    },
    version,
    pushIdOf,
  });
}
