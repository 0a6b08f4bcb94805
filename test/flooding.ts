// What the flood tests share: a real server process whose memory can be read, hostile clients on bare
// sockets, and a bystander in a process of its own who measures what others have to wait for meanwhile.

import { expect } from "bun:test";
import { readFileSync } from "node:fs";

import { spawnCompanion, type ServerProcess } from "./processes.ts";

/** Resident memory of a process, in MiB. */
export function residentMiB(pid: number): number {
  const kib = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kib) / 1024;
}

/** The resident memory once it stays about the same for a while, or after a minute at the latest. */
export async function settledMiB(pid: number): Promise<number> {
  let lowest = residentMiB(pid);
  let quiet = 0;
  for (let looks = 0; looks < 600 && quiet < 20; looks += 1) {
    await Bun.sleep(100);
    const now = residentMiB(pid);
    if (now < lowest - 1) quiet = 0;
    else quiet += 1;
    lowest = Math.min(lowest, now);
  }
  return lowest;
}

export interface Waits {
  /** How many requests were answered. */
  count: number;
  /** In milliseconds. */
  p50: number;
  worst: number;
}

export interface Bystander {
  /** Asks for each URL again and again until `stop`. */
  start: (urls: Record<string, string>) => Promise<void>;
  stop: () => Promise<Record<string, Waits>>;
  end: () => Promise<void>;
}

export async function bystander(): Promise<Bystander> {
  const companion = await spawnCompanion("bystander.ts");
  return {
    async start(urls) {
      await companion.ask({ start: urls });
    },
    async stop() {
      const took = (await companion.ask({ stop: true })) as Record<string, number[]>;
      return Object.fromEntries(
        Object.entries(took).map(([name, all]) => {
          const sorted = all.toSorted((a, b) => a - b);
          return [name, { count: all.length, p50: sorted[Math.floor(all.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 }];
        }),
      );
    },
    end: () => companion.stop(),
  };
}

/** Prints a flood's figures in one line: they are the point of it. */
export function report(
  flood: string,
  figures: Record<string, number | string>,
  waits: Record<string, Waits> = {},
): void {
  const all = [
    ...Object.entries(figures).map(
      ([name, value]) => `${name} ${typeof value === "number" ? Math.round(value) : value}`,
    ),
    ...Object.entries(waits).map(
      ([name, { count, p50, worst }]) => `${name} ×${count} p50 ${p50.toFixed(1)} ms worst ${worst.toFixed(0)} ms`,
    ),
  ];
  console.log(`flood: ${flood}: ${all.join(" · ")}`);
}

/**
 * Runs a flood until its figures are within the bounds, for a minute and three times at least: on a machine that others use
 * too, slow moments prove nothing, while a defect that costs seconds shows every time.
 */
export async function withinBounds(bounds: Record<string, number>, flood: () => Promise<Record<string, number>>) {
  const endMs = performance.now() + 60_000;
  for (let round = 1; ; round += 1) {
    const figures = await flood();
    const over = Object.entries(bounds).filter(([name, most]) => !((figures[name] ?? Number.NaN) < most));
    if (over.length === 0) return expect(over).toEqual([]);
    const told = over.map(([name, most]) => `${name} is ${figures[name]?.toPrecision(3)} and must be under ${most}`);
    if (round >= 3 && performance.now() > endMs) throw new Error(told.join("; "));
  }
}

/** A connection that sends what it is told and never reads. */
export interface MuteClient {
  write: (text: string | Uint8Array) => void;
  /** Whether the server has closed it. */
  isClosed: () => boolean;
  end: () => void;
}

/** Opens connections that send `request` and then leave every answer unread. */
export function muteClients(
  server: Pick<ServerProcess, "url">,
  count: number,
  request: (index: number) => string | Uint8Array,
): Promise<MuteClient[]> {
  const { hostname, port } = new URL(server.url);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      let closed = false;
      const socket = await Bun.connect({
        hostname,
        port: Number(port),
        socket: {
          open(opened) {
            opened.pause();
            opened.write(request(index));
          },
          data() {},
          close() {
            closed = true;
          },
          error() {
            closed = true;
          },
        },
      });
      return {
        write: (text: string | Uint8Array) => void socket.write(text),
        isClosed: () => closed,
        end: () => socket.terminate(),
      };
    }),
  );
}

/**
 * Sends each request on a connection of its own, all at once, without the limits of a well-behaved client.
 * @returns the status of each answer; 0 where the connection ended without one
 */
export function statusesOf(server: Pick<ServerProcess, "url">, requests: readonly string[]): Promise<number[]> {
  const { hostname, port } = new URL(server.url);
  return Promise.all(
    requests.map(
      (request) =>
        new Promise<number>((resolve) => {
          let answer = "";
          const socket = {
            open: (opened: { write: (text: string) => unknown }) => void opened.write(request),
            data(opened: { end: () => unknown }, bytes: Uint8Array) {
              answer += Buffer.from(bytes).toString("latin1");
              const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
              if (status === undefined) return;
              resolve(Number(status));
              opened.end();
            },
            close: () => resolve(0),
            error: () => resolve(0),
            connectError: () => resolve(0),
          };
          Bun.connect({ hostname, port: Number(port), socket }).catch(() => resolve(0));
        }),
    ),
  );
}

/** Waits until `condition` holds. @throws Error after a generous while */
export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const endMs = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > endMs) throw new Error(`It never came to this: ${what}`);
    await Bun.sleep(20);
  }
}
