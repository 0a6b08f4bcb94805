// A proxy in front of PostgreSQL, for answers that get lost: the database has committed, and the server never hears of it.

import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** ReadyForQuery outside a transaction: what was asked before is committed, or was only read. */
const IDLE = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const READY = IDLE.subarray(0, 5);

export interface PostgresProxy {
  /** The database's address by way of this proxy. */
  url: string;
  /** Loses the answer to the next commit of a connection that has sent what `meant` recognises. @returns once that has happened */
  loseNext: (meant: (sent: string) => boolean) => Promise<void>;
  /** Passes that answer on, and cuts off everyone until `mend`. */
  breakAfter: PostgresProxy["loseNext"];
  mend: () => void;
  stop: () => void;
}

export async function postgresProxy(database: string): Promise<PostgresProxy> {
  const { port, hostname } = new URL(database);
  const open = new Set<Socket>();
  let waiting: { meant: (sent: string) => boolean; lost: () => void; breaks: boolean } | null = null;
  let isBroken = false;
  const server = createServer((client) => {
    if (isBroken) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    let loses: NonNullable<typeof waiting> | null = null;
    let answer: Buffer = Buffer.alloc(0);
    const end = (): void => {
      client.destroy();
      upstream.destroy();
    };
    client.on("data", (bytes) => {
      if (waiting?.meant(bytes.toString("latin1"))) {
        loses = waiting;
        waiting = null;
      }
      upstream.write(bytes);
    });
    upstream.on("data", (bytes) => {
      answer = Buffer.concat([answer, bytes]);
      const isWhole = answer.subarray(-6, -1).equals(READY);
      if (loses && !isWhole) return;
      if (loses && answer.subarray(-6).equals(IDLE)) {
        loses.lost();
        if (!loses.breaks) return end();
        isBroken = true;
        for (const socket of open) if (socket !== client) socket.destroy();
        return void client.end(answer);
      }
      client.write(answer);
      answer = Buffer.alloc(0);
    });
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", end);
      socket.on("close", () => {
        open.delete(socket);
        end();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(database);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    loseNext: (meant) => new Promise((resolve) => (waiting = { meant, lost: resolve, breaks: false })),
    breakAfter: (meant) => new Promise((resolve) => (waiting = { meant, lost: resolve, breaks: true })),
    mend: () => void (isBroken = false),
    stop() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
