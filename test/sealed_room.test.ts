// The page of a new push knows how much fits into a sealed push before it loads what seals.

import { expect, test } from "bun:test";

import { newKey } from "../static/e2e/link.ts";
import { sealedSize, sealText } from "../static/e2e/seal.ts";
import { roomForFile, roomForText, sealedBytes } from "../static/scripts/shared/sealed_room.ts";

test.each([400, 401, 463, 464, 465, 100_000, 1_048_576])(
  "a text of the room that %p bytes have fills them",
  async (limit) => {
    const room = roomForText(limit);
    const sealed = async (bytes: number): Promise<number> => (await sealText("x".repeat(bytes), newKey())).length;
    expect(room).toBeGreaterThan(0);
    expect(await sealed(room)).toBeLessThanOrEqual(limit);
    expect(await sealed(room + 1)).toBeGreaterThan(limit);
  },
);

test.each([200, 65_718, 65_719, 65_735, 6_291_456, 2 ** 32])(
  "so does a file of the room that %p bytes have",
  (limit) => {
    const room = roomForFile(limit);
    expect(sealedSize(room)).toBeLessThanOrEqual(limit);
    expect(sealedSize(room + 1)).toBeGreaterThan(limit);
    expect(sealedBytes([room, 0])).toBe(sealedSize(room) + sealedSize(0));
  },
);

test("what is too small for any seal has no room", () => {
  expect([roomForText(100), roomForFile(100)]).toEqual([0, 0]);
});
