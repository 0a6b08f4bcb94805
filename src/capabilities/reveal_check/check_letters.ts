// Three letters that a person types. What programs type into every field must never be them: so there is no vowel, no letter
// comes twice, and no two stand side by side in the alphabet or on a keyboard.

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
/** Abbreviations that people know, so programs may type them. */
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
/** All that may be asked for. */
export const allLetters = (): readonly string[] => (known ??= allowed());

/** @param bytes random, at least four */
export function lettersOf(bytes: Uint8Array): string {
  const all = allLetters();
  const number = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return all[number % all.length] ?? "";
}

/** In the way people type them: in either case, with or without spaces between them. */
export const typedLetters = (typed: string): string => typed.toUpperCase().replace(/[\s.,·-]/g, "");
