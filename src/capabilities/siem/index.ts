// The log collector: a target of the dispatcher, which gets all events in one order. While the collector cannot be reached, the
// events wait in the database, no matter how long.

import { hostname } from "node:os";

import { parseCollector } from "../../base/collector.ts";
import { certificatesIn, readPrivateKey } from "../../base/pem_file.ts";
import type { Delivered, Target } from "../../domain/events/target.ts";
import type { EventKind } from "../../model/event.ts";
import type { Capability } from "../capability.ts";
import { sendToSocket } from "./local.ts";
import { messageOf, type Teller, testMessage } from "./message.ts";
import { sendOverStream } from "./stream.ts";

export interface SiemSettings {
  events: readonly EventKind[];
  caFile?: string | undefined;
  clientCertFile?: string | undefined;
  clientKeyFile?: string | undefined;
}

export interface SiemTarget extends Target {
  /** Connects to the collector, but delivers nothing. Never throws. */
  reach(): Promise<Delivered>;
  /** Sends a test message at once. Never throws. */
  test(): Promise<Delivered>;
}

/**
 * Loads what the connection to the collector needs. @returns a function that makes the target; `pushIdOf` as in `Teller`
 * @throws Error with a message for the administrator
 */
export async function loadCollector(
  url: string,
  { caFile, clientCertFile, clientKeyFile }: SiemSettings,
): Promise<(pushIdOf: Teller["pushIdOf"]) => SiemTarget> {
  const collector = parseCollector(url);
  const tls = {
    ca: await certificatesIn("siem.ca_file", caFile),
    cert: await certificatesIn("siem.client_cert_file", clientCertFile),
    key: clientKeyFile === undefined ? undefined : (await readPrivateKey("siem.client_key_file", clientKeyFile)).text,
  };
  const send = (messages: readonly Uint8Array[]): Promise<Delivered> =>
    "path" in collector
      ? sendToSocket(collector.path, messages)
      : sendOverStream({ ...collector, tls: collector.tls ? tls : null }, messages);
  return (pushIdOf) => {
    const teller: Teller = { host: hostname(), processId: process.pid, pushIdOf };
    return {
      inOneOrder: true,
      deliver: (_subscription, events) => send(events.map((event) => messageOf(event, teller))),
      reach: () => send([]),
      test: () => send([testMessage(Date.now(), teller)]),
    };
  };
}

/** @throws Error with a message for the administrator */
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
