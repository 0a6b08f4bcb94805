// A wire between a browser and a server that remembers every byte that the browser sends.

import type { Socket } from "bun";

export interface Wire {
  url: string;
  /** All that was sent to the server so far. */
  sent(): Buffer;
  stop(): void;
}

/** @param target where the server listens, as its URL */
export async function startWire(target: string): Promise<Wire> {
  const { port } = new URL(target);
  const pieces: Buffer[] = [];
  type Ends = { waiting: Buffer[]; other: Socket<Ends> | null };
  const passOn = (to: Socket<Ends> | null, waiting: Buffer[], bytes: Buffer): void => {
    // What a full socket does not take waits until it drains.
    const written = to && waiting.length === 0 ? to.write(bytes) : 0;
    if (written < bytes.length) waiting.push(bytes.subarray(Math.max(0, written)));
  };
  const drain = (to: Socket<Ends>, waiting: Buffer[]): void => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const written = to.write(next);
      if (written < next.length) {
        waiting[0] = next.subarray(Math.max(0, written));
        return;
      }
      waiting.shift();
    }
  };
  const listener = Bun.listen<Ends>({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      open(browser) {
        browser.data = { waiting: [], other: null };
        void Bun.connect<Ends>({
          hostname: "127.0.0.1",
          port: Number(port),
          socket: {
            open(server) {
              server.data = { waiting: [], other: browser };
              browser.data.other = server;
              drain(server, browser.data.waiting);
            },
            data: (server, bytes) => passOn(browser, server.data.waiting, Buffer.from(bytes)),
            drain: (server) => drain(server, browser.data.waiting),
            close: () => void browser.end(),
          },
        });
      },
      data(browser, bytes) {
        const piece = Buffer.from(bytes);
        pieces.push(piece);
        passOn(browser.data.other, browser.data.waiting, piece);
      },
      drain: (browser) => drain(browser, browser.data.other?.data.waiting ?? []),
      close: (browser) => void browser.data.other?.end(),
    },
  });
  return {
    url: `http://127.0.0.1:${listener.port}`,
    sent: () => Buffer.concat(pieces),
    stop: () => listener.stop(true),
  };
}
