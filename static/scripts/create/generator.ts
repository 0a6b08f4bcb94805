// Makes passwords and passphrases from the browser's own random source, which works over plain HTTP too. Every
// character is drawn without bias. The strength is computed from the way of drawing, not from the result.

export interface Recipe {
  style: "characters" | "words" | "pin";
  /** The number of characters, words, or digits. */
  length: number;
  capitals: boolean;
  digits: boolean;
  symbols: boolean;
  /** What comes between words. */
  separator: string;
}

/** As the administrator set them. */
export interface GeneratorDefaults extends Pick<Recipe, "style" | "separator"> {
  characters: number;
  words: number;
  pinDigits: number;
}

export const GENERATOR: GeneratorDefaults = {
  style: "characters",
  characters: 20,
  words: 6,
  pinDigits: 6,
  separator: "-",
};

export const rangesOf = ({ characters, words, pinDigits }: GeneratorDefaults) => ({
  characters: { min: 8, max: 64, start: characters },
  words: { min: 4, max: 12, start: words },
  pin: { min: 4, max: 12, start: pinDigits },
});

const LOWER = "abcdefghijkmnopqrstuvwxyz"; // no l, and below no I, O, 0 or 1: people mistake them for each other
const UPPER = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const DIGITS = "23456789";
const SYMBOLS = "!#$%&*+-/:=?@_~";

/** @param list the words to draw from, for the style "words" */
export function generate(recipe: Recipe, list: readonly string[]): { text: string; bits: number } {
  if (recipe.style === "words") return words(recipe, list);
  return recipe.style === "pin" ? pin(recipe) : characters(recipe);
}

const pin = ({ length }: Recipe): { text: string; bits: number } => ({
  text: Array.from({ length }, () => below(10)).join(""),
  bits: Math.floor(length * Math.log2(10)),
});

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

function words(
  { length, capitals, digits, symbols, separator }: Recipe,
  list: readonly string[],
): { text: string; bits: number } {
  const made = Array.from({ length }, () => {
    const word = list[below(list.length)] ?? "";
    return capitals || separator === "" ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
  let bits = length * Math.log2(list.length);
  if (digits) {
    made.push(String(10 + below(90)));
    bits += Math.log2(90);
  }
  const joint = symbols ? (SYMBOLS[below(SYMBOLS.length)] ?? "-") : separator;
  if (symbols) bits += Math.log2(SYMBOLS.length);
  return { text: made.join(joint), bits: Math.floor(bits) };
}

/** An unbiased number from 0 to `limit` - 1; `limit` is at most 65,536. */
function below(limit: number): number {
  const fair = 65_536 - (65_536 % limit);
  const drawn = new Uint16Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= fair);
  return (drawn[0] ?? 0) % limit;
}
