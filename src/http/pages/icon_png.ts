// The mark of the pages as a PNG, in the instance's colours: drawn when it is first asked for, so that the program carries none.

import { crc32, deflateSync } from "node:zlib";

type Point = readonly [x: number, y: number];

/** The mark on a square of 32, as layout.html draws it: the flap of an envelope and its seal. */
const FLAP: readonly Point[] = [
  [5.5, 9.5],
  [16, 18.5],
  [26.5, 9.5],
];
const FLAP_HALF_WIDTH = 1.2;
const SEAL = { at: [16, 19] as Point, radius: 4.5 };
const CORNER = 8;
/** What no system cuts off is a circle of four fifths. */
const SAFE = 0.75;

/**
 * @param colours each "#rrggbb"
 * @param whole without round corners, and with room around the mark: a system cuts it into its own shape
 */
export function iconPng(size: number, colours: { ground: string; on: string }, whole = false): Uint8Array<ArrayBuffer> {
  const scale = (32 / size) * (whole ? 1 / SAFE : 1);
  const [ground, on] = [rgb(colours.ground), rgb(colours.on)];
  const covered = (distance: number): number => Math.min(1, Math.max(0, 0.5 - distance / scale));
  const rows = new Uint8Array(size * (1 + 4 * size));
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const at: Point = [16 + (column + 0.5 - size / 2) * scale, 16 + (row + 0.5 - size / 2) * scale];
      const mark = covered(Math.min(toFlap(at), Math.hypot(at[0] - SEAL.at[0], at[1] - SEAL.at[1]) - SEAL.radius));
      const pixel = row * (1 + 4 * size) + 1 + 4 * column;
      for (let part = 0; part < 3; part += 1) {
        rows[pixel + part] = (ground[part] ?? 0) * (1 - mark) + (on[part] ?? 0) * mark;
      }
      rows[pixel + 3] = whole ? 255 : 255 * covered(toSquare(at));
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6], 8); // eight bits each of red, green, blue and opacity
  const parts = [chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]));
}

function toFlap([x, y]: Point): number {
  const distances = FLAP.slice(1).map(([toX, toY], index) => {
    const [fromX, fromY] = FLAP[index] ?? [0, 0];
    const [alongX, alongY] = [toX - fromX, toY - fromY];
    const share = ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX ** 2 + alongY ** 2);
    const on = Math.min(1, Math.max(0, share));
    return Math.hypot(x - fromX - on * alongX, y - fromY - on * alongY);
  });
  return Math.min(...distances) - FLAP_HALF_WIDTH;
}

function toSquare([x, y]: Point): number {
  const [outX, outY] = [Math.abs(x - 16) - 16 + CORNER, Math.abs(y - 16) - 16 + CORNER];
  return Math.hypot(Math.max(outX, 0), Math.max(outY, 0)) + Math.min(Math.max(outX, outY), 0) - CORNER;
}

const rgb = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function chunk(kind: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.byteLength);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
