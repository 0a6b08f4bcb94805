// The mark of the pages as a PNG, in the instance's colours: drawn when it is first requested, so that the program need not contain it.

import { crc32, deflateSync } from "node:zlib";

/** The mark in a square of 32 by 32, as layout.html draws it: the right half of an envelope's flap, and the seal. */
const FLAP = { x: 16, y: 18.5, toX: 26.5, toY: 9.5, halfWidth: 1.2 };
const SEAL = { x: 16, y: 19, radius: 4.5 };
const CORNER = 8;
/** No system cuts off anything within a circle whose diameter is four fifths of the size. */
const SAFE = 0.75;

/**
 * @param colours each "#rrggbb"
 * @param whole without round corners, and with space around the mark, because the system cuts it into its own shape
 */
export function iconPng(size: number, colours: { ground: string; on: string }, whole = false): Uint8Array<ArrayBuffer> {
  const scale = (32 / size) * (whole ? 1 / SAFE : 1);
  const [ground, on] = [rgb(colours.ground), rgb(colours.on)];
  const covered = (distance: number): number => Math.min(1, Math.max(0, 0.5 - distance / scale));
  const rows = new Uint8Array(size * (1 + 4 * size));
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      // Both halves are alike.
      const x = 16 + Math.abs(column + 0.5 - size / 2) * scale;
      const y = 16 + (row + 0.5 - size / 2) * scale;
      const mark = covered(Math.min(toFlap(x, y), length(x - SEAL.x, y - SEAL.y) - SEAL.radius));
      const pixel = row * (1 + 4 * size) + 1 + 4 * column;
      for (let part = 0; part < 3; part += 1) {
        rows[pixel + part] = (ground[part] ?? 0) * (1 - mark) + (on[part] ?? 0) * mark;
      }
      rows[pixel + 3] = whole ? 255 : 255 * covered(toSquare(x, y));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6], 8); // eight bits each of red, green, blue and opacity
  const parts = [chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]));
}

// A picture has a quarter of a million points, so nothing here allocates.
const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

function toFlap(x: number, y: number): number {
  const alongX = FLAP.toX - FLAP.x;
  const alongY = FLAP.toY - FLAP.y;
  const share = ((x - FLAP.x) * alongX + (y - FLAP.y) * alongY) / (alongX * alongX + alongY * alongY);
  const on = Math.min(1, Math.max(0, share));
  return length(x - FLAP.x - on * alongX, y - FLAP.y - on * alongY) - FLAP.halfWidth;
}

function toSquare(x: number, y: number): number {
  const outX = Math.abs(x - 16) - 16 + CORNER;
  const outY = Math.abs(y - 16) - 16 + CORNER;
  return length(Math.max(outX, 0), Math.max(outY, 0)) + Math.min(Math.max(outX, outY), 0) - CORNER;
}

const rgb = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function chunk(kind: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.byteLength);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
