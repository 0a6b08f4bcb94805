// Clients that send at their own pace: a connection whose bytes a test writes one by one.

import type { Socket } from "bun";

export interface Sender {
  write: (text: string | Uint8Array) => void;
  /** Everything received so far. */
  received: () => string;
  /** The status of the answer; 0 until there is one. */
  status: () => number;
  isClosed: () => boolean;
  /** Bytes that the server has not taken yet. */
  waiting: () => number;
  /** Everything received, when the connection has ended. */
  closed: Promise<string>;
  end: () => void;
}

/** Opens a connection to a server on this host. */
export async function connect(port: number): Promise<Sender> {
  let received = "";
  let isClosed = false;
  const closed = Promise.withResolvers<string>();
  const rest: Uint8Array[] = [];
  const flush = (socket: Socket): void => {
    while (rest[0]) {
      const written = Math.max(0, socket.write(rest[0]));
      if (written < rest[0].length) {
        rest[0] = rest[0].subarray(written);
        return;
      }
      rest.shift();
    }
  };
  const over = (): void => {
    isClosed = true;
    closed.resolve(received);
  };
  const socket = await Bun.connect({
    hostname: "127.0.0.1",
    port,
    socket: { data: (_socket, chunk) => void (received += chunk.toString()), drain: flush, close: over, error: over },
  });
  return {
    write(text) {
      rest.push(typeof text === "string" ? Buffer.from(text) : text);
      if (rest.length === 1) flush(socket);
    },
    received: () => received,
    status: () => Number(received.split(" ")[1] ?? 0),
    isClosed: () => isClosed,
    waiting: () => rest.reduce((sum, { length }) => sum + length, 0),
    closed: closed.promise,
    end: () => socket.terminate(),
  };
}

/** Opens a connection and sends the head of a POST; its body is the test's. */
export async function post(port: number, path: string, headers: Record<string, string>): Promise<Sender> {
  const sender = await connect(port);
  const lines = Object.entries({ Host: "push.example", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  sender.write(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  return sender;
}
