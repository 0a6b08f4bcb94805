// The labels of a push as one seal, and as the three that versions before 3.0.0 made, which a migration puts one behind
// the other (store/sqlite/schema.ts).

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { sha256 } from "../src/base/crypto.ts";
import { Keyring } from "../src/base/keyring.ts";
import { PassphraseKdf } from "../src/base/passphrase_kdf.ts";
import { Seals } from "../src/domain/pushes/seals.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const KEY = new Uint8Array(32).fill(7);
const LABELS = { urlToken: "Hk-7dPq2vXw9rTz5sYbN3m", name: "Ann's laptop", note: "ticket 4711" };
const LOOKUP = sha256(LABELS.urlToken);
const LINK = { urlToken: LABELS.urlToken, lookup: LOOKUP };
const hex = Buffer.from(LOOKUP).toString("hex");

const reported: string[] = [];
const sealsUnder = (...keys: [Uint8Array, ...Uint8Array[]]) => {
  const ring = new Keyring(keys[0]);
  for (const key of keys.slice(1)) ring.adopt(key);
  return new Seals(ring, new PassphraseKdf(), (what) => {
    reported.push(what);
    return new Error(what);
  });
};

/** As the migration leaves what an earlier version sealed. */
function threeSeals({ urlToken, name, note }: typeof LABELS): Buffer {
  const key = new Keyring(KEY).purpose("labels");
  const parts = Object.entries({ url_token: urlToken, name, note }).map(([field, text]) =>
    text === "" ? new Uint8Array() : key.seal(Buffer.from(text), `${hex} ${field}`),
  );
  const head = Buffer.alloc(9);
  head.writeUInt32BE(parts[0]?.length ?? 0, 1);
  head.writeUInt32BE(parts[1]?.length ?? 0, 5);
  return Buffer.concat([head, ...parts]);
}

function flipped(sealed: Uint8Array, at: number): Uint8Array {
  const bytes = Buffer.from(sealed);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

describe("labels", () => {
  const seals = sealsUnder(KEY);

  for (const [form, sealed] of [
    ["one seal", (labels: typeof LABELS) => seals.sealLabels(LINK, labels)],
    ["three seals", threeSeals],
  ] as const) {
    test(`as ${form} come back as they were given, with empty ones empty`, () => {
      for (const labels of [
        LABELS,
        { ...LABELS, name: "" },
        { ...LABELS, note: "" },
        { ...LABELS, name: "", note: "" },
      ])
        expect(seals.openLabels(LOOKUP, sealed(labels))).toEqual({ ...labels, damaged: false });
    });

    test(`as ${form} open for their own push and master key only`, () => {
      expect(seals.openLabels(sha256("another"), sealed(LABELS))).toMatchObject({ urlToken: "", damaged: true });
      const other = sealsUnder(new Uint8Array(32).fill(8));
      expect(other.openLabels(LOOKUP, sealed(LABELS))).toMatchObject({ urlToken: "", damaged: true });
    });

    test(`as ${form} are reported if any byte is damaged, and no damage throws`, () => {
      const bytes = sealed(LABELS);
      for (let at = 0; at < bytes.length; at += 1) {
        reported.length = 0;
        expect([at, seals.openLabels(LOOKUP, flipped(bytes, at)).damaged]).toEqual([at, true]);
        expect([at, reported.length > 0]).toEqual([at, true]);
        expect([at, seals.rewrapLabels(LOOKUP, flipped(bytes, at))]).toEqual([at, null]);
      }
      // Of three, the last may be missing: an empty note has no seal.
      const withoutNote = form === "one seal" ? 0 : threeSeals({ ...LABELS, note: "" }).length;
      for (let length = 0; length < bytes.length; length += 1)
        if (length === 0 || length !== withoutNote)
          expect([length, seals.openLabels(LOOKUP, bytes.subarray(0, length)).damaged]).toEqual([length, true]);
      expect(seals.openLabels(LOOKUP, Buffer.alloc(bytes.length)).damaged).toBe(true);
    });

    test(`as ${form} become one seal under the new master key in a rotation`, () => {
      const next = new Uint8Array(32).fill(9);
      const renewed = sealsUnder(KEY, next).rewrapLabels(LOOKUP, sealed(LABELS)) ?? new Uint8Array();
      expect(renewed[0]).toBe(1);
      expect(sealsUnder(next).openLabels(LOOKUP, renewed)).toEqual({ ...LABELS, damaged: false });
    });
  }

  test("without a name and a note take no more room than the link alone", () => {
    const [full, bare] = [seals.sealLabels(LINK, LABELS), seals.sealLabels(LINK, { ...LABELS, name: "", note: "" })];
    expect(full.length).toBeGreaterThan(bare.length + LABELS.name.length + LABELS.note.length);
    expect(bare.length).toBeLessThan(LABELS.urlToken.length + 50);
  });
});
