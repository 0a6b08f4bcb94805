// Hands a port over from one listening socket to another without losing a connection. While both are open, the kernel
// divides new connections between them, and closing one drops the connections that wait in its queue or are in the middle
// of their handshake. So the kernel first gets the order to give every new connection to the new socket. Linux only.

import { readdirSync } from "node:fs";
import { dlopen, ptr } from "bun:ffi";

import { withCLibrary } from "../base/c_library.ts";

interface Kernel {
  /** The descriptors of this process's listening sockets. */
  listening(): number[];
  /** Gives every new connection to the second socket of the group that shares the port. @returns whether this worked */
  giveToSecond(descriptor: number): boolean;
}

const SOL_SOCKET = 1;
const SO_ACCEPTCONN = 30;
const SO_ATTACH_REUSEPORT_CBPF = 51;
/** An instruction of the kernel's packet filters: returns the number that follows. */
const RETURN = 0x06;

let kernel: Kernel | null | undefined;

/**
 * @param bind opens a second socket on a port on which a socket of this process already listens
 * @returns whether the second one gets every new connection from now on; if not, both get some
 */
export function handOver<Server>(bind: () => Server): { server: Server; complete: boolean } {
  if (kernel === undefined) kernel = withCLibrary(kernelOf);
  const before = new Set(kernel?.listening());
  const server = bind();
  const [second, ...more] = kernel?.listening().filter((descriptor) => !before.has(descriptor)) ?? [];
  return { server, complete: second !== undefined && more.length === 0 && kernel?.giveToSecond(second) === true };
}

function kernelOf(library: string): Kernel {
  const { symbols } = dlopen(library, {
    getsockopt: { args: ["i32", "i32", "i32", "ptr", "ptr"], returns: "i32" },
    setsockopt: { args: ["i32", "i32", "i32", "ptr", "u32"], returns: "i32" },
  });
  // Each has its own ArrayBuffer, because the engine may move the bytes of small arrays.
  const value = new Uint32Array(new ArrayBuffer(4));
  const length = new Uint32Array(new ArrayBuffer(4));
  /** One instruction: the index of the second socket. */
  const filter = new DataView(new ArrayBuffer(8));
  filter.setUint16(0, RETURN, true);
  filter.setUint32(4, 1, true);
  /** The number of instructions, and their address. */
  const program = new DataView(new ArrayBuffer(16));
  program.setUint16(0, 1, true);
  const listens = (descriptor: number): boolean => {
    [value[0], length[0]] = [0, 4];
    return symbols.getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, ptr(value), ptr(length)) === 0 && value[0] === 1;
  };
  return {
    listening: () => namesIn("/proc/self/fd").map(Number).filter(listens),
    giveToSecond(descriptor) {
      program.setBigUint64(8, BigInt(ptr(filter)), true);
      return symbols.setsockopt(descriptor, SOL_SOCKET, SO_ATTACH_REUSEPORT_CBPF, ptr(program), 16) === 0;
    },
  };
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
