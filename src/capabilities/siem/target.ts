// Sends events to a log collector: a target of the dispatcher. The collector gets all events in one order, and while it
// is away they wait in the database, however long that takes.

import { hostname } from "node:os";

import type { Collector } from "../../base/collector.ts";
import type { Delivered, Target } from "../../domain/events/target.ts";
import { syslogMessage, type SyslogFormat } from "./formats.ts";
import type { Carrier, Reached } from "./carrier.ts";
import { recordOf, type Teller, testRecord } from "./record.ts";
import type { TlsMaterial } from "./stream.ts";
import type { WebFormat } from "./web.ts";

export interface SiemOptions {
  collector: Collector;
  /** "auto": the usual format for the kind of collector. */
  format: "auto" | SyslogFormat | WebFormat;
  /** The value of the header of this name, for collectors over HTTPS. */
  authorization?: string | undefined;
  tls: TlsMaterial;
  version: string;
}

export interface SiemTarget extends Target {
  /** Connects to the collector, and delivers nothing. Never throws. */
  reach(): Promise<Reached>;
  /** Sends a test message at once. Never throws. */
  test(): Promise<Delivered>;
}

/** Loads the connection to the collector. @returns a function that takes the ids of pushes outside the server */
export async function siemTarget(options: SiemOptions): Promise<(pushIdOf: Teller["pushIdOf"]) => SiemTarget> {
  const carrierOf = await carrierFor(options);
  return (pushIdOf) => {
    const teller: Teller = { host: hostname(), processId: process.pid, version: options.version, pushIdOf };
    const carrier = carrierOf(teller);
    return {
      inOneOrder: true,
      deliver: (_subscription, events) => carrier.carry(events.map((event) => recordOf(event, teller))),
      reach: () => carrier.reach(),
      test: () => carrier.carry([testRecord(Date.now())]),
    };
  };
}

async function carrierFor(options: SiemOptions): Promise<(teller: Teller) => Carrier> {
  const { collector, format, tls } = options;
  if (collector.kind === "web") {
    const { lookAt, postTo } = await import("./web.ts");
    const address = {
      url: collector.url,
      authorization: options.authorization ?? collector.authorization,
      format: format === "auto" ? "json" : (format as WebFormat),
      tls,
    };
    return (teller) => ({
      carry: (records) => postTo(address, records, teller),
      reach: () => lookAt(address, teller),
    });
  }
  const written = format === "auto" ? "rfc5424" : (format as SyslogFormat);
  const send = await senderFor(collector, tls);
  return (teller) => ({
    carry: (records) => send(records.map((record) => syslogMessage(record, teller, written))),
    reach: async () => ({ failure: (await send([])).failure, status: null }),
  });
}

async function senderFor(collector: Exclude<Collector, { kind: "web" }>, tls: TlsMaterial) {
  type Send = (messages: readonly Uint8Array[]) => ReturnType<Carrier["carry"]>;
  let send: Send;
  if (collector.kind === "stream") {
    const { sendOverStream } = await import("./stream.ts");
    const { host, port } = collector;
    send = (messages) => sendOverStream({ host, port, tls: collector.tls ? tls : null }, messages);
  } else if (collector.kind === "datagram") {
    const { sendDatagrams } = await import("./datagram.ts");
    send = (messages) => sendDatagrams(collector, messages);
  } else {
    const { sendToSocket } = await import("./local.ts");
    send = (messages) => sendToSocket(collector.path, messages);
  }
  return send;
}
