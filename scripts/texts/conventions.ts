// What is right in the writing of each language: its script, the letters beyond a–z, its quotation marks. Letters and the
// first pair of marks are those of CLDR 48 (main exemplars and delimiters); further pairs are good usage too.

export type Script =
  "Latin" | "Cyrillic" | "Greek" | "Arabic" | "Hebrew" | "Devanagari" | "Thai" | "Japanese" | "Korean" | "Han";

export interface Conventions {
  script: Script;
  /** Lower-case letters besides a–z; of languages in Cyrillic, all. Undefined: all letters of the script. */
  letters?: string;
  /** Opening and closing, each pair two characters. */
  quotes: readonly string[];
}

const latin = (letters: string, ...quotes: string[]): Conventions => ({ script: "Latin", letters, quotes });
const cyrillic = (letters: string, ...quotes: string[]): Conventions => ({ script: "Cyrillic", letters, quotes });

const SPANISH = latin("áéíóúüñªº", "“”", "«»", "‘’");
const PORTUGUESE = "áàâãçéêíóôõúüªº";

export const CONVENTIONS: Record<string, Conventions> = {
  en: latin("é", "“”", "‘’"),
  de: latin("äöüß", "„“", "‚‘"),
  fr: latin("àâæçéèêëîïôœùûüÿ", "«»", "“”"),
  es: SPANISH,
  "es-419": SPANISH,
  "pt-BR": latin(PORTUGUESE, "“”", "‘’"),
  "pt-PT": latin(PORTUGUESE, "«»", "“”"),
  it: latin("àèéìíîòóùúªº", "«»", "“”"),
  nl: latin("áäàéëèêíïóöúü", "‘’", "“”", "„”"),
  da: latin("æøåéáó", "“”", "»«", "„“", "‘’"),
  sv: latin("åäöéà", "””", "’’", "»»"),
  nb: latin("æøåéèêóòô", "«»", "‘’"),
  fi: latin("åäöšž", "””", "’’"),
  is: latin("áðéíóúýþæö", "„“", "‚‘"),
  pl: latin("ąćęłńóśźż", "„”", "«»"),
  cs: latin("áčďéěíňóřšťúůýž", "„“", "‚‘"),
  sk: latin("áäčďéíĺľňóôŕšťúýž", "„“", "‚‘"),
  hu: latin("áéíóöőúüű", "„”", "»«"),
  ro: latin("ăâîșț", "„”", "«»"),
  bg: cyrillic("абвгдежзийклмнопрстуфхцчшщъьюяѝ", "„“", "’’"),
  el: { script: "Greek", letters: "αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ", quotes: ["«»", "“”"] },
  hr: latin("čćđšž", "„“", "„”", "‚‘"),
  sr: cyrillic("абвгдђежзијклљмнњопрстћуфхцчџш", "„”", "„“", "’’"),
  sl: latin("čšžćđ", "„“", "»«", "‚‘"),
  uk: cyrillic("абвгґдеєжзиіїйклмнопрстуфхцчшщьюяʼ", "«»", "„“"),
  ru: cyrillic("абвгдеёжзийклмнопрстуфхцчшщъыьэюя", "«»", "„“"),
  tr: latin("çğıİöşüâîû", "“”", "‘’"),
  ar: { script: "Arabic", quotes: ["”“", "“”", "«»"] },
  he: { script: "Hebrew", quotes: ["””", "“”", "„”"] },
  fa: { script: "Arabic", quotes: ["«»", "‹›"] },
  hi: { script: "Devanagari", quotes: ["“”", "‘’"] },
  id: latin("é", "“”", "‘’"),
  vi: latin("àảãáạăằẳẵắặâầẩẫấậđèẻẽéẹêềểễếệìỉĩíịòỏõóọôồổỗốộơờởỡớợùủũúụưừửữứựỳỷỹýỵ", "“”", "‘’"),
  th: { script: "Thai", quotes: ["“”", "‘’"] },
  ja: { script: "Japanese", quotes: ["「」", "『』"] },
  ko: { script: "Korean", quotes: ["“”", "‘’"] },
  "zh-Hans": { script: "Han", quotes: ["“”", "‘’"] },
  "zh-Hant": { script: "Han", quotes: ["「」", "『』"] },
  ca: latin("àçèéíïòóúüªº·", "«»", "“”"),
  eu: latin("çñü", "«»", "“”"),
  et: latin("äöõüšž", "„“", "„”", "‚‘"),
  lv: latin("āčēģīķļņšūž", "“”", "„”", "«»"),
  lt: latin("ąčęėįšųūž", "„“", "‚‘"),
  ga: latin("áéíóú", "“”", "‘’"),
};

/** The letters of each, inside a class of a regular expression. */
export const SCRIPTS: Record<Script, string> = {
  Latin: "\\p{Script=Latin}",
  Cyrillic: "\\p{Script=Cyrillic}",
  Greek: "\\p{Script=Greek}",
  Arabic: "\\p{Script=Arabic}",
  Hebrew: "\\p{Script=Hebrew}",
  Devanagari: "\\p{Script=Devanagari}",
  Thai: "\\p{Script=Thai}",
  Japanese: "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}",
  Korean: "\\p{Script=Hangul}",
  Han: "\\p{Script=Han}",
};
