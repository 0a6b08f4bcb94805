// The log collector, which gets all events in one order.

import { version } from "../../base/build.ts";
import { parseCollector } from "../../base/collector.ts";
import { certificatesIn, readPrivateKey } from "../../base/pem_file.ts";
import type { EventKind } from "../../model/event.ts";
import type { Capability } from "../capability.ts";
import type { Teller } from "./record.ts";
import { type SiemOptions, type SiemTarget, siemTarget } from "./target.ts";

export type { SiemTarget } from "./target.ts";

export interface SiemSettings {
  format: SiemOptions["format"];
  events: readonly EventKind[];
  authorization?: string | undefined;
  caFile?: string | undefined;
  clientCertFile?: string | undefined;
  clientKeyFile?: string | undefined;
}

/** @throws Error with a sentence for the administrator */
export async function loadCollector(
  url: string,
  settings: SiemSettings,
): Promise<(pushIdOf: Teller["pushIdOf"]) => SiemTarget> {
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
  });
}

/** @throws Error with a sentence for the administrator */
export async function loadSiem(
  url: string,
  settings: SiemSettings,
): Promise<(pushIdOf: Teller["pushIdOf"]) => Capability> {
  const targetFor = await loadCollector(url, settings);
  return (pushIdOf) => ({
    enter: () => ({
      events: { kind: "siem", target: targetFor(pushIdOf), own: { name: "siem", events: settings.events } },
    }),
  });
}
