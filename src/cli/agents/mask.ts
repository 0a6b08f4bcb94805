// Masks a secret in a command's output: whole or in pieces, plain or in Base64, hexadecimal, octal, bits, URL, JSON or
// shell notation, reversed, in either case, broken across lines, or with separators between its letters; in no other form.

/** A run of this many letters of a secret is masked wherever it occurs; of a short secret, half its letters suffice. */
const PIECE = 6;
const LEAST = 4;
/** A shorter secret cannot be told apart from other text, and a longer one has too many pieces. */
const SHORTEST = 8;
const LONGEST = 48 * 1024;

/** One way to read a text: only the letters that count are compared, in the secret and in the output. */
interface Reading {
  letters: RegExp;
  fold: (sign: string) => string;
  /** How many times longer content becomes in this form. */
  width: number;
  forms: (secret: string) => string[];
}

const same = (sign: string): string => sign;
const lower = (sign: string): string => sign.toLowerCase();
const digits = (text: string, radix: number, width: number): string =>
  Array.from(Buffer.from(text), (byte) => byte.toString(radix).padStart(width, "0")).join("");
const hex = (text: string): string => digits(text, 16, 2);
const octal = (text: string): string => digits(text, 8, 3);
const inUrl = (text: string): string => text.replace(/\W/gu, hex);
const escaped = (text: string): string =>
  text.replace(/[^]/g, (unit) => `u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
const ofMany = (text: string, as: (sign: string) => string): string => text.replace(/[^\0-\x7f]/gu, as);
/** Each pair of bytes swapped, like the words of a dump. */
const swapped = (hexadecimal: string): string => hexadecimal.replace(/(..)(..)/g, "$2$1");
/** The text's Base64 if this many other bytes precede it, without the letters that also encode neighbouring bytes. */
const base64 = (text: string, behind: number): string =>
  Buffer.from("\0".repeat(behind) + text)
    .toString("base64")
    .replace(/=*$/, "")
    .slice(behind && behind + 1, -1);

const READINGS: readonly Reading[] = [
  { letters: /[^\s\p{C}\\'"]/u, fold: same, width: 1, forms: (secret) => [secret] },
  { letters: /[01]/, fold: same, width: 8, forms: (secret) => [digits(secret, 2, 8)] },
  {
    letters: /[\p{L}\p{N}]/u,
    fold: lower,
    width: 1,
    forms: (secret) => [
      secret,
      [...secret].toReversed().join(""),
      octal(secret),
      escaped(secret),
      JSON.stringify(secret),
      ofMany(JSON.stringify(secret), escaped),
      encodeURIComponent(secret.toWellFormed()),
      // Only letters count, so a plus sign for a space and part of a multi-byte letter are ignored.
      inUrl(secret),
      inUrl(secret.replaceAll(" ", "")),
      ofMany(secret, octal),
      ofMany(secret, () => ""),
    ],
  },
  {
    letters: /[0-9a-f]/,
    fold: lower,
    width: 2,
    forms: (secret) => [hex(secret), swapped(hex(secret)), swapped(`00${hex(secret)}`).slice(4)],
  },
  {
    letters: /[0-9A-Za-z+/]/,
    fold: (sign) => ({ "-": "+", _: "/" })[sign] ?? sign,
    width: 1,
    forms: (secret) => [0, 1, 2].map((behind) => base64(secret, behind)),
  },
];

/** What may come between the letters: nothing, the prefix of a byte, or the line numbers and columns of a dump. */
const MARK = /0x(?=[0-9a-f]{2})/gi;
const BETWEEN: ReadonlyArray<readonly RegExp[]> = [
  [],
  [MARK],
  [
    MARK,
    /^[ \t]*(?:0x)?[0-9a-f]+(?::[ \t]*|[ \t]+)/gim,
    // Of such a line, only the column of text is left out here.
    /^[0-9a-f]{6,16}: (?:[0-9a-f]+ )+( .*)$/dgim,
    / {2}(?:\|.*\||>.*<)$/gm,
  ],
];
const DUMPED = /^[0-9a-f]{6,16}:? .*$/gim;

const rangesOf = (text: string, found: RegExp): Array<[from: number, to: number]> =>
  Array.from(text.matchAll(found), ({ index, indices, 0: { length } }) => indices?.[1] ?? [index, index + length]);

/** Marks the characters that a reading leaves out, such as the line numbers of a dump. */
function leftOut(text: string, between: readonly RegExp[]): Uint8Array {
  const left = new Uint8Array(text.length);
  for (const [from, to] of between.flatMap((found) => rangesOf(text, found))) left.fill(1, from, to);
  return left;
}

/** The letters of a text, and their positions in it. @param left the letters to leave out */
function read(text: string, { letters, fold }: Reading, left?: Uint8Array): { line: string; places: number[] } {
  let [line, at] = ["", 0];
  const places: number[] = [];
  for (const sign of text) {
    const folded = fold(sign);
    if (!left?.[at] && letters.test(folded)) {
      line += folded;
      for (const _unit of folded.split("")) places.push(at);
    }
    at += sign.length;
  }
  return { line, places };
}

/** @returns a function that masks an output and cuts it to the given length; null if such secrets cannot be masked */
export function maskFor(secrets: readonly string[]): ((output: string, most: number) => string) | null {
  const given = secrets.map((secret) => secret.trim()).filter((secret) => secret !== "");
  if (given.join("").length > LONGEST || given.some((secret) => [...secret].length < SHORTEST)) return null;
  const pieces = READINGS.flatMap((reading) =>
    given.flatMap(reading.forms).map((form) => {
      const { line } = read(form, reading);
      const length = Math.max(LEAST, Math.min(PIECE * reading.width, line.length >> 1));
      const all = Array.from({ length: Math.max(0, line.length - length + 1) }, (_, at) => line.slice(at, at + length));
      return { reading, length, all: new Set(all) };
    }),
  );
  return (output, most) => {
    const isMasked = new Uint8Array(output.length);
    for (const between of BETWEEN) {
      const left = leftOut(output, between);
      const lines = new Map(READINGS.map((reading) => [reading, read(output, reading, left)]));
      for (const { reading, length, all } of pieces) {
        const { line = "", places = [] } = lines.get(reading) ?? {};
        // The Base64 letters next to a piece reveal part of it, too.
        const beside = reading === READINGS.at(-1) ? 2 : 0;
        for (let at = 0; at + length <= line.length; at += 1) {
          if (!all.has(line.slice(at, at + length))) continue;
          const last = places[Math.min(places.length, at + length + beside) - 1] ?? 0;
          isMasked.fill(1, places[Math.max(0, at - beside)], last + 1);
        }
      }
    }
    // A line of a dump contains the same bytes twice.
    for (const [from, to] of rangesOf(output, DUMPED))
      if (isMasked.subarray(from, to).includes(1)) isMasked.fill(1, from, to);
    return Array.from({ length: Math.min(output.length, most) }, (_, at) =>
      isMasked[at] === 0 ? output[at] : at > 0 && isMasked[at - 1] === 1 ? "" : "[masked]",
    ).join("");
  };
}
