// Which Chinese characters are simplified only, and which traditional only. The national character sets say it: what GB 2312
// has and Big5 has not is simplified, and the reverse.

function setOf(encoding: "gb2312" | "big5", firstLead: number, lastLead: number, firstTrail: number): Set<string> {
  const characters = new Set<string>();
  const decoder = new TextDecoder(encoding);
  for (let lead = firstLead; lead <= lastLead; lead += 1) {
    for (let trail = firstTrail; trail <= 0xfe; trail += 1) {
      const [character = ""] = decoder.decode(new Uint8Array([lead, trail]));
      if (/\p{Script=Han}/u.test(character)) characters.add(character);
    }
  }
  return characters;
}

/** In the set of the other country as well, for other words than those of an interface. */
const USUAL = { simplified: "与万个无云从价优体听后里复据构机极确种网适离洁异怀胜庄惊扰赶厂柜", traditional: "後於" };

let sets: { simplified: Set<string>; traditional: Set<string> } | undefined;

/** The first character that is only of the other kind of Chinese. */
export function wrongHan(tag: string, text: string): string | undefined {
  if (tag !== "zh-Hans" && tag !== "zh-Hant") return undefined;
  if (sets === undefined) {
    sets = { simplified: setOf("gb2312", 0xb0, 0xf7, 0xa1), traditional: setOf("big5", 0xa4, 0xf9, 0x40) };
    for (const character of USUAL.simplified) sets.traditional.delete(character);
    for (const character of USUAL.traditional) sets.simplified.delete(character);
  }
  const [own, other] = tag === "zh-Hans" ? [sets.simplified, sets.traditional] : [sets.traditional, sets.simplified];
  return [...text].find((character) => other.has(character) && !own.has(character));
}
