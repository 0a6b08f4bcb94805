// Syslog over a Unix socket. Most collectors, such as the one at /dev/log, take datagrams. The runtime cannot send these, so the
// C library does. The kernel accepts a datagram only if the collector's queue has room for it, so none is lost on the way.

import { dlopen, ptr } from "bun:ffi";

import { withCLibrary } from "../../base/c_library.ts";
import type { Delivered } from "../../domain/events/target.ts";
import { BATCH_MS, failed, sendOverStream } from "./stream.ts";

const AF_UNIX = 1;
// The values on Linux.
const SOCK_DGRAM_NONBLOCK_CLOEXEC = 0o2 | 0o4000 | 0o2000000;
const MSG_NOSIGNAL = 0x4000;
/** The pause before the next attempt to send to a full queue. */
const ROOM_MS = 20;

interface Sockets {
  open(): number;
  connect(descriptor: number, path: string): boolean;
  send(descriptor: number, message: Uint8Array): boolean;
  close(descriptor: number): void;
}

export async function sendToSocket(path: string, messages: readonly Uint8Array[]): Promise<Delivered> {
  const sockets = (opened ??= withCLibrary(socketsOf));
  const descriptor = sockets?.open() ?? -1;
  if (!sockets || descriptor < 0) return sendOverStream({ path }, messages);
  try {
    // This fails if nothing listens there, or if the listener expects streams.
    if (!sockets.connect(descriptor, path)) return await sendOverStream({ path }, messages);
    const untilMs = performance.now() + BATCH_MS;
    for (const [count, message] of messages.entries()) {
      while (!sockets.send(descriptor, message)) {
        if (performance.now() > untilMs || !sockets.connect(descriptor, path)) {
          return failed("the collector does not read", count);
        }
        await new Promise((resolve) => setTimeout(resolve, ROOM_MS));
      }
    }
    return { count: messages.length, failure: null };
  } finally {
    sockets.close(descriptor);
  }
}

let opened: Sockets | null | undefined;

function socketsOf(name: string): Sockets {
  const { symbols } = dlopen(name, {
    socket: { args: ["i32", "i32", "i32"], returns: "i32" },
    connect: { args: ["i32", "ptr", "u32"], returns: "i32" },
    send: { args: ["i32", "ptr", "u64", "i32"], returns: "i64" },
    close: { args: ["i32"], returns: "i32" },
  });
  return {
    open: () => symbols.socket(AF_UNIX, SOCK_DGRAM_NONBLOCK_CLOEXEC, 0),
    connect(descriptor, path) {
      const text = Buffer.from(path);
      // In a separate ArrayBuffer, because the engine may move the bytes of small arrays.
      const address = new Uint8Array(new ArrayBuffer(2 + text.length + 1));
      new Uint16Array(address.buffer, 0, 1)[0] = AF_UNIX;
      address.set(text, 2);
      return symbols.connect(descriptor, ptr(address), address.length) === 0;
    },
    send(descriptor, message) {
      const bytes = new Uint8Array(new ArrayBuffer(message.length));
      bytes.set(message);
      return Number(symbols.send(descriptor, ptr(bytes), bytes.length, MSG_NOSIGNAL)) === bytes.length;
    },
    close: (descriptor) => void symbols.close(descriptor),
  };
}
