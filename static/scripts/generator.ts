// Makes passwords and passphrases from the browser's own random source, which plain HTTP has too. Every
// character is drawn without bias. The strength is computed from the way of drawing, not from the result.

export interface Recipe {
  style: "characters" | "words";
  /** Characters, or words. */
  length: number;
  capitals: boolean;
  digits: boolean;
  symbols: boolean;
}

export const RANGES = { characters: { min: 8, max: 64, start: 20 }, words: { min: 3, max: 10, start: 4 } } as const;

const LOWER = "abcdefghijkmnopqrstuvwxyz"; // no l, as below no I, O, 0, 1: they are mistaken for each other
const UPPER = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const DIGITS = "23456789";
const SYMBOLS = "!#$%&*+-/:=?@_~";
// Invented words of three syllables, which speakers of any language can say over the telephone.
const ONSETS = ["b", "d", "f", "g", "h", "j", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z"];
const VOWELS = ["a", "e", "i", "o", "u"];
const SYLLABLES = 3;

export function generate(recipe: Recipe): { text: string; bits: number } {
  return recipe.style === "words" ? words(recipe) : characters(recipe);
}

function characters({ length, capitals, digits, symbols }: Recipe): { text: string; bits: number } {
  const sets = [LOWER, ...(capitals ? [UPPER] : []), ...(digits ? [DIGITS] : []), ...(symbols ? [SYMBOLS] : [])];
  const letters = sets.join("");
  // Drawn again until every kind of character is there, as many password rules require.
  for (;;) {
    const text = Array.from({ length }, () => letters[below(letters.length)]).join("");
    if (sets.every((set) => [...text].some((letter) => set.includes(letter)))) {
      return { text, bits: Math.floor(length * Math.log2(letters.length)) };
    }
  }
}

function words({ length, capitals, digits, symbols }: Recipe): { text: string; bits: number } {
  const made = Array.from({ length }, () => {
    const word = Array.from({ length: SYLLABLES }, () => `${pick(ONSETS)}${pick(VOWELS)}`).join("");
    return capitals ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
  let bits = length * SYLLABLES * Math.log2(ONSETS.length * VOWELS.length);
  if (digits) {
    made.push(String(10 + below(90)));
    bits += Math.log2(90);
  }
  const joint = symbols ? (SYMBOLS[below(SYMBOLS.length)] ?? "-") : "-";
  if (symbols) bits += Math.log2(SYMBOLS.length);
  return { text: made.join(joint), bits: Math.floor(bits) };
}

const pick = (from: readonly string[]): string => from[below(from.length)] ?? "";

/** An unbiased number from 0 to `limit` - 1; `limit` is at most 256. */
function below(limit: number): number {
  const fair = 256 - (256 % limit);
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? 0) >= fair);
  return (byte[0] ?? 0) % limit;
}
