// What is wrong with the writing of a text, whatever it means: marks and letters of another script, spaces, ends of
// sentences, characters that no one sees.

import { CONVENTIONS, type Conventions, SCRIPTS } from "./conventions.ts";
import { type Message, type Trouble, words } from "./fluent.ts";
import { wrongHan } from "./han.ts";
import { LATIN_WORD } from "./same.ts";

/** Sentences about one form. @param latin - Latin words that may stand in a text of another script */
export function* typography(
  tag: string,
  english: string,
  text: string,
  latin: (word: string) => boolean,
): Generator<string> {
  yield* invisible(tag, text);
  yield* spaces(text);
  yield* marks(text);
  yield* foreignMarks(tag, text);
  yield* ends(tag, english, text);
  const conventions = CONVENTIONS[tag];
  if (conventions === undefined) return;
  yield* quotes(conventions, text);
  yield* letters(tag, conventions, words(text), latin);
}

const shown = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

function* invisible(tag: string, text: string): Generator<string> {
  if (text !== text.normalize("NFC"))
    yield "Letters with marks are in pieces. Save the file in the form NFC of Unicode.";
  const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
  const joiners = JOINERS[tag] ?? (tag in CONVENTIONS ? "" : "\u200b\u200c\u200d");
  const open: string[] = [];
  for (const [character] of text.matchAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffd]/gu)) {
    if (character === "\n") continue;
    if (/[\u2066-\u2068\u202a\u202b\u202d\u202e]/.test(character)) open.push(character);
    else if (/[\u2069\u202c]/.test(character)) {
      const begun = open.pop();
      if (begun === undefined || /[\u2066-\u2068]/.test(begun) !== (character === "\u2069")) {
        yield `${shown(character)} ends a direction that was not begun.`;
      }
    } else if (/[\u200e\u200f]/.test(character) ? !rightToLeft : !joiners.includes(character)) {
      yield `It holds ${shown(character)}, which nobody can see. Delete it.`;
    }
  }
  if (open.length > 0) yield `${shown(open[0] ?? "")} begins a direction that does not end. Delete it, or end it.`;
}
/** Without these, words of the language are wrong, or lines cannot break. */
const JOINERS: Record<string, string> = { fa: "\u200c", ar: "\u200c\u200d", hi: "\u200c\u200d", th: "\u200b" };

function* spaces(text: string): Generator<string> {
  if (/^\s|\s$/u.test(text)) yield "It begins or ends with a space. Delete it.";
  if (/[^\S\n]{2}/u.test(text)) yield "There are two spaces side by side. Delete one.";
  if (/[\u2000-\u2006\u2008-\u200a\u205f\t]/u.test(text))
    yield "It holds a space of an odd width. Use an ordinary one, or U+00A0.";
}

function* marks(text: string): Generator<string> {
  if (/["\u02ba\u2033]|``/u.test(text)) yield "It holds a straight quotation mark. Use those of the language.";
  if (/['`´\u2032]/u.test(text)) yield "It holds a straight apostrophe or an accent for one. Use ’.";
  if (/\.\.\.?|。。/u.test(text)) yield "It holds several full stops side by side. Use ….";
  if (/(^|\s)-(\s|$)|(?<![\w-])--(?![\w-])/u.test(text))
    yield "It holds a hyphen for a dash. Use –, or another sentence.";
  if (/<\/?[a-z]|&(#\d+|[a-z]+);/iu.test(text)) yield "It holds HTML, which readers would see. Write text only.";
  if (/\s[,.](\s|$)|[([]\s|\s[)\]]/u.test(text))
    yield "There is a space before a comma or full stop, or inside a bracket. Delete it.";
}

const CJK = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}";
const FOREIGN: Record<string, readonly [pattern: RegExp, says: string][]> = {
  ar: [
    [/\?/u, "It holds a Latin question mark. Use ؟."],
    [/,(?!\d)/u, "It holds a Latin comma. Use ،."],
    [/;/u, "It holds a Latin semicolon. Use ؛."],
    [/[کگی]/u, "It holds a Persian letter (ک or ی). Use ك or ي."],
  ],
  fa: [
    [/\?/u, "It holds a Latin question mark. Use ؟."],
    [/,(?!\d)/u, "It holds a Latin comma. Use ،."],
    [/;/u, "It holds a Latin semicolon. Use ؛."],
    [/[كيى]/u, "It holds an Arabic letter (ك or ي). Use ک or ی."],
  ],
  el: [
    [/\?/u, "It holds a Latin question mark. Use ;."],
    [/\u037e/u, "It holds U+037E. Use the ordinary ;."],
  ],
  hi: [[/\.(?=\s|$)/u, "It holds a Latin full stop. Use ।."]],
  th: [[/(?<=[\p{Script=Thai}])\.(?=\s|$)/u, "Thai has no full stop. End the sentence without one."]],
  ja: cjk("、"),
  "zh-Hans": cjk("，"),
  "zh-Hant": cjk("，"),
  ko: [[/[。、，？！：；（）]/u, "It holds a mark of Chinese or Japanese. Use those of Korean: . , ? ! : ( )."]],
  fr: [
    [
      /(?<![\u00a0\u202f\s:;!?(«])[;!?](?=[\s»)]|$)/u,
      "A no-break space is missing before ; ! or ?. Use U+202F or U+00A0.",
    ],
    [/[ \n][;!?:»]/u, "There is an ordinary space before ; ! ? : or ». Use a no-break one: U+00A0 or U+202F."],
    [/(?<![\u00a0\u202f\s]):(?=\s|$)/u, "A no-break space (U+00A0) is missing before the colon."],
    [/«(?![\u00a0\u202f])/u, "A no-break space (U+00A0) is missing after «."],
    [/(?<![\u00a0\u202f])»/u, "A no-break space (U+00A0) is missing before »."],
  ],
  ro: [[/[şţŞŢ]/u, "It holds ş or ţ with a cedilla. Use ș and ț with a comma."]],
  es: spanish(),
  "es-419": spanish(),
};

function spanish(): [RegExp, string][] {
  return [
    [/^[^¿]*\?|\?[^¿]*\?/u, "A question does not begin with ¿."],
    [/^[^¡]*!|![^¡]*!/u, "An exclamation does not begin with ¡."],
    [/¿[^?]*(¿|$)|¡[^!]*(¡|$)/u, "A question or exclamation that begins with ¿ or ¡ does not end."],
  ];
}

/** Of half width only inside addresses, times and Latin words. */
function cjk(comma: string): [RegExp, string][] {
  const after = `(?=[\\s${CJK}「」『』“”]|$)`;
  return [
    [new RegExp(`\\.${after}`, "u"), "It holds a Latin full stop. Use 。."],
    [new RegExp(`(?<=[${CJK}」』”）}]),|,(?=\\s?[${CJK}])`, "u"), `It holds a Latin comma. Use ${comma}.`],
    [new RegExp(`(?<=[${CJK}」』”）}])[?!]`, "u"), "It holds a Latin ? or !. Use ？ or ！."],
    [new RegExp(`(?<=[${CJK}」』”）])[:;]${after}`, "u"), "It holds a Latin colon or semicolon. Use ： or ；."],
    [/[。、，？！：；）」』] /u, "There is a space after a mark of full width. Delete it."],
    [/[｡､]/u, "It holds a mark of half width. Use 。 or 、."],
  ];
}

function* foreignMarks(tag: string, text: string): Generator<string> {
  for (const [pattern, says] of FOREIGN[tag] ?? []) if (pattern.test(text)) yield says;
  if (tag === "ar" || tag === "fa") return;
  if (/[،؛؟]/u.test(text)) yield "It holds a mark of Arabic (، ؛ ؟).";
  if (!/^(ja|zh|ko)/.test(tag) && /[。、，？！：；（）「」『』｡､]/u.test(text))
    yield "It holds a mark of Chinese or Japanese. Use those of this language.";
  if (!tag.startsWith("es") && /[¿¡]/u.test(text)) yield "It holds ¿ or ¡, which are Spanish.";
}

type End = "the mark of a sentence" | "a colon" | "…" | "no mark";

/** How a text ends, quotation marks and brackets aside. */
function endOf(tag: string, text: string): End {
  const last = text.replace(/[\s\u2066-\u2069\u200e\u200f]+$/u, "").at(-1) ?? "";
  if (/[.!?。！？؟।։።။]/u.test(last) || (tag === "el" && last === ";")) return "the mark of a sentence";
  if (/[:：]/u.test(last)) return "a colon";
  return /…/u.test(last) ? "…" : "no mark";
}

const CLOSED = /[”’“‘»«›」』"）)\]]+$/u;

function* ends(tag: string, english: string, text: string): Generator<string> {
  const inner = (all: string): string => all.trimEnd().replace(CLOSED, "").trimEnd();
  const wanted = endOf("en", english);
  const own = endOf(tag, text);
  if (wanted === own) return;
  // A full stop is inside the quotation marks in some languages and outside in others.
  if (endOf("en", inner(english)) === endOf(tag, inner(text)) && (CLOSED.test(english) || CLOSED.test(text))) return;
  if (tag === "th" && wanted === "the mark of a sentence" && own === "no mark") return;
  // What follows a colon is a value there, and has no full stop: 最終：{ $date }
  if (/^(ja|ko|zh)/.test(tag) && own === "no mark" && /[:：][^。.]*\{ \$\w+ \}[^。.]*$/u.test(text)) return;
  // A heading may ask or name: "What to share", "What is it for?"
  const asks = /[?？؟;]$/u;
  if (/^(What|Who|When|Where|How|Which) /.test(english)) {
    if (wanted === "no mark" ? asks.test(text) : own === "no mark" && asks.test(english)) return;
  }
  // What a value follows: "Signed in as"
  if (own === "a colon" && / (as|by|for|from|of|or|to|until|when|with)$/.test(english)) return;
  yield `It ends with ${own}, and the English with ${wanted}. End it in the same way.`;
}

/** A language that has several kinds of quotation marks uses one of them throughout. */
export function* mixedQuotes(tag: string, messages: Iterable<Message>): Generator<Trouble> {
  const opening = new Set((CONVENTIONS[tag]?.quotes ?? []).map(([mark]) => mark).filter((mark) => mark !== "’"));
  const first = ({ forms }: Message): string | undefined =>
    [...forms.map(({ text }) => text).join("")].find((character) => opening.has(character));
  const [usual, ...others] = [...Map.groupBy(messages, first)]
    .filter(([mark]) => mark !== undefined)
    .sort(([, a], [, b]) => b.length - a.length);
  for (const [mark, those] of others) {
    const says = `It quotes with ${mark}, and most texts with ${usual?.[0]}. Use the same.`;
    for (const { id, line } of those) yield { line, id, says };
  }
}

const MARKS = /[“”„‟‘’‚‛«»‹›「」『』〝〟＂]/u;

function* quotes({ quotes: pairs }: Conventions, text: string): Generator<string> {
  if (!MARKS.test(text)) return;
  const usual = pairs[0] ?? "“”";
  const hint = `Use ${[...usual].join("…")}.`;
  const open: string[] = [];
  const characters = [...text];
  for (const [index, character] of characters.entries()) {
    if (!MARKS.test(character)) continue;
    const [before = " ", after = " "] = [characters[index - 1], characters[index + 1]];
    if (character === "’" && /[\p{L}\p{N}}]/u.test(before) && /\p{L}/u.test(after)) continue;
    if (open.at(-1) === character) open.pop();
    else {
      const pair = pairs.find(([opening]) => opening === character);
      if (pair !== undefined && !(character === "’" && /[\p{L}\p{N}}]/u.test(before))) open.push(pair[1] ?? "");
      else if (character !== "’") {
        yield `The quotation mark ${character} is not of this language, or has no partner. ${hint}`;
        return;
      }
    }
  }
  if (open.length > 0) yield `A quotation does not end: ${open.at(-1)} is missing.`;
}

/** A word with letters of two alphabets that look alike. */
const MIXED =
  /[\p{L}\p{M}]*(?:\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin})[\p{L}\p{M}]*/u;

function* letters(
  tag: string,
  conventions: Conventions,
  text: string,
  latin: (word: string) => boolean,
): Generator<string> {
  const [odd] = foreignLetter(tag, conventions).exec(text) ?? [];
  if (odd !== undefined) {
    const [word] = new RegExp(`[\\p{L}\\p{M}]*${odd}[\\p{L}\\p{M}]*`, "u").exec(text) ?? [];
    const isOther = !new RegExp(`[\\p{Script=Latin}${SCRIPTS[conventions.script]}]`, "u").test(odd);
    yield `The letter ${odd} (${shown(odd)}) in “${word}” is ${isOther ? "of another script" : "not one of this language"}.`;
    return;
  }
  const [mixed] = MIXED.exec(text) ?? [];
  if (mixed !== undefined) {
    yield `“${mixed}” mixes Latin letters with those of the language. Type it anew.`;
    return;
  }
  if (conventions.script !== "Latin") {
    for (const [word] of text.matchAll(LATIN_WORD)) {
      if (!latin(word))
        yield `“${word}” is in Latin letters. Translate it, or write it in the letters of the language.`;
    }
  }
  const wrong = wrongHan(tag, text);
  if (wrong !== undefined) {
    const other = tag === "zh-Hant" ? "simplified" : "traditional";
    yield `The character ${wrong} is ${other}. Use the one of this language.`;
  }
}

const foreignLetters = new Map<string, RegExp>();

/** Finds a letter that is neither one of a to z nor one of the language. */
function foreignLetter(tag: string, { script, letters: own }: Conventions): RegExp {
  let found = foreignLetters.get(tag);
  if (found === undefined) {
    const capitals = [...(own ?? "")].map((letter) => letter.toUpperCase()).join("");
    found = new RegExp(`[^\\P{L}a-zA-Zʼ${own === undefined ? `ـー々${SCRIPTS[script]}` : own + capitals}]`, "u");
    foreignLetters.set(tag, found);
  }
  return found;
}
