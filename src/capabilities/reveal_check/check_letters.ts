// Three letters that a person types. They must never match what programs type into every field: so there are no vowels, no letter is
// repeated, and no two in a row are neighbours in the alphabet or on a keyboard.

const CONSONANTS = "BCDFGHJKLMNPRSTVWXZ";
const ROWS = [
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "QWERTYUIOP",
  "QWERTZUIOP",
  "AZERTYUIOP",
  "ASDFGHJKLM",
  "QSDFGHJKLM",
  "ZXCVBNM",
  "YXCVBNM",
  "WXCVBN",
];
const NEIGHBOURS = new Set(
  ROWS.flatMap((row) =>
    [...row].slice(1).flatMap((letter, index) => [`${row[index]}${letter}`, `${letter}${row[index]}`]),
  ),
);
/** Well-known abbreviations, which programs may type. */
const KNOWN = new Set(["CSV", "DNS", "FTP", "HTM", "MSG", "PDF", "PNG", "PSW", "PWD", "RTF", "XML"]);

function allowed(): string[] {
  const letters = [...CONSONANTS];
  const fits = (a: string, b: string): boolean => a !== b && !NEIGHBOURS.has(a + b);
  return letters
    .flatMap((a) => letters.flatMap((b) => (fits(a, b) ? [a + b] : [])))
    .flatMap((two) =>
      letters.flatMap((c) => (fits(two[1] ?? "", c) && c !== two[0] && !KNOWN.has(two + c) ? [two + c] : [])),
    );
}

let known: readonly string[] | undefined;
export const allLetters = (): readonly string[] => (known ??= allowed());

/** @param bytes random, at least four */
export function lettersOf(bytes: Uint8Array): string {
  const all = allLetters();
  const number = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return all[number % all.length] ?? "";
}

/** Accepts what people type: upper or lower case, with or without spaces. */
export const typedLetters = (typed: string): string => typed.toUpperCase().replace(/[\s.,·-]/g, "");
