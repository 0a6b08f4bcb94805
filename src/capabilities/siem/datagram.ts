// Syslog over UDP (RFC 5426): one datagram for each message. Nobody learns whether a datagram arrives. Messages count
// as undelivered only if the collector's host reports that nobody listens.

import { createSocket } from "node:dgram";
import { isIP } from "node:net";
import { lookup } from "node:dns/promises";

import type { Delivered } from "../../domain/events/target.ts";
import { CONNECT_MS, failed, whyOf } from "./carrier.ts";

/** How long a host has to report that nobody listens. */
const REFUSAL_MS = 50;

export async function sendDatagrams(
  { host, port }: { host: string; port: number },
  messages: readonly Uint8Array[],
): Promise<Delivered> {
  const found = await addressOf(host);
  if ("failure" in found) return failed(found.failure);
  const { address } = found;
  const socket = createSocket(found.family === 6 ? "udp6" : "udp4");
  const { promise: refused, resolve: refuse } = Promise.withResolvers<string>();
  socket.on("error", (error) => refuse(whyOf(error)));
  const timer = setTimeout(() => refuse("the collector cannot be reached"), CONNECT_MS);
  const failure = await Promise.race([refused, sendAll()]);
  clearTimeout(timer);
  socket.close();
  return failure === null ? { count: messages.length, failure } : failed(failure);

  async function sendAll(): Promise<string | null> {
    try {
      await new Promise<void>((resolve) => socket.connect(port, address, resolve));
      for (const message of messages) {
        await new Promise<void>((resolve, reject) =>
          socket.send(message, (error) => (error ? reject(error) : resolve())),
        );
      }
      await new Promise((resolve) => setTimeout(resolve, REFUSAL_MS));
      return null;
    } catch (error) {
      return whyOf(error);
    }
  }
}

async function addressOf(host: string): Promise<{ address: string; family: number } | { failure: string }> {
  const family = isIP(host);
  if (family !== 0) return { address: host, family };
  try {
    return await lookup(host);
  } catch (error) {
    return { failure: whyOf(error) };
  }
}
