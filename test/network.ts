// A network between a browser and a server: it counts what is sent, cuts connections off, and keeps new ones from arriving.

import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Network {
  /** The server, as it is reached through this network. */
  url: string;
  /** How many bytes have gone to the server. */
  sent: () => number;
  /** From so many bytes on, nothing goes to the server; what has been sent stays on its way. @returns once that is so */
  holdAt: (bytes: number) => Promise<void>;
  /** Cuts all connections, and refuses new ones. */
  cut: () => void;
  /** Takes connections again, and holds nothing back. @param server another one from now on */
  mend: (server?: { url: string }) => void;
  stop: () => void;
}

export async function networkTo(server: { url: string }): Promise<Network> {
  let upstream = new URL(server.url);
  let isCut = false;
  let sent = 0;
  let held = { at: Infinity, reached: () => {} };
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();

  const listener = createServer((client) => {
    if (isCut) return void client.destroy();
    const onward = connect(Number(upstream.port), upstream.hostname);
    for (const socket of [client, onward]) {
      sockets.add(socket);
      const end = (): void => {
        sockets.delete(socket);
        client.destroy();
        onward.destroy();
      };
      socket.on("error", end);
      socket.on("close", end);
    }
    client.on("data", (chunk) => {
      const pass = (): void => {
        onward.write(chunk);
        client.resume();
      };
      client.pause();
      sent += chunk.byteLength;
      if (sent < held.at) return pass();
      waiting.add(pass);
      held.reached();
    });
    onward.pipe(client);
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    sent: () => sent,
    holdAt: (bytes) => new Promise((reached) => (held = { at: bytes, reached })),
    cut,
    mend(other) {
      if (other) upstream = new URL(other.url);
      isCut = false;
      held = { at: Infinity, reached: () => {} };
      for (const pass of waiting) pass();
      waiting.clear();
    },
    stop() {
      cut();
      listener.close();
    },
  };
}
