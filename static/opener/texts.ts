// What opener.html says: texts of its own, and those it shares with the recipient's page. It holds them in all languages, packed,
// because nobody knows who will open it.

import { DIRECTIONS, EVERY_LANGUAGE, type Language, languageOf } from "../languages.ts";
import type { Strings } from "../strings.ts";

/** The texts that it takes of each group. */
export const SAID = {
  opener: [
    "title",
    "lead",
    "link",
    "passphraseHint",
    "open",
    "notLink",
    "unreachable",
    "incomplete",
    "notSealed",
    "wrong",
    "refused",
    "held",
    "heldWordless",
    "otherPassphrase",
    "go",
    "saved",
  ],
  reveal: ["passphrase", "counts", "secret", "copy", "save", "failed", "goneText", "limited", "qr", "download"],
  revealLive: [
    "copied",
    "copyFailed",
    "downloadFailed",
    "fileName",
    "lastView",
    "lastViewFiles",
    "noAddress",
    "viewsLeft",
  ],
  sealedLive: [
    "linkCut",
    "linkAltered",
    "sealShort",
    "sealBroken",
    "sealOther",
    "fileTooLarge",
    "fileWhole",
    "fileShort",
    "fileBroken",
  ],
} as const satisfies {
  [Group in "opener" | "reveal" | "revealLive" | "sealedLive"]: ReadonlyArray<keyof Strings[Group]>;
};

type Said = {
  [Group in keyof typeof SAID]: Pick<Strings[Group], Extract<(typeof SAID)[Group][number], keyof Strings[Group]>>;
};

/** Base64 of gzip of JSON, by language; static/opener_parts.ts puts it in. */
const PACKED = "{{texts}}";

/** @param wanted the browser's languages, the best first */
export async function textsFor(wanted: readonly string[]): Promise<Said & { language: Language; direction: string }> {
  const language = languageOf(wanted.join(","), EVERY_LANGUAGE);
  const bytes = Uint8Array.from(atob(PACKED), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const all = (await new Response(unpacked).json()) as Record<Language, Said>;
  return { ...all[language], language, direction: DIRECTIONS[language] };
}
