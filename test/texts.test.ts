// `bun run texts` refuses a file of texts that is broken, with a sentence that says what to do, and no file that is right.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { check } from "../scripts/texts/check.ts";
import { readTexts, type Trouble } from "../scripts/texts/fluent.ts";
import { SameWords } from "../scripts/texts/same.ts";
import { scratch } from "./scratch.ts";
import { BROKEN } from "./texts_broken.ts";

setDefaultTimeout(60_000);
const { root } = scratch();
const REPOSITORY = join(import.meta.dir, "..");

/** A few good texts, in languages whose writing differs. */
const FIXTURES = join(import.meta.dir, "fixtures/texts");
const fixture = (name: string): string => readFileSync(join(FIXTURES, name), "utf8");
const TAGS = ["ar", "de", "el", "es", "fr", "hi", "ja", "ru", "th", "tr", "zh-Hans", "zh-Hant"];

const sentence = ({ line, id, says }: Trouble): string => `${line} ${id}: ${says}`;
const checked = (tag: string, texts: string, glossary: string | undefined, same = new SameWords(fixture("same.csv"))) =>
  check(
    tag,
    { texts: readTexts(fixture("en.ftl")), glossary: fixture("glossary/en.csv"), avoid: fixture("avoid.csv"), same },
    texts,
    glossary,
  );

/** What the tool says about good texts with one change. */
function said(tag: string, from = "", to = ""): string[] {
  const good = fixture(`${tag}.ftl`);
  expect(good).toContain(from);
  return checked(tag, good.replace(from, to), fixture("glossary/de.csv")).inTexts.map(sentence);
}

/** What the program says about the directory of good texts with one change in one file. */
async function run(tag: string, change: (good: string) => string): Promise<{ code: number; lines: string[] }> {
  const directory = join(root, `texts-${tag}`);
  cpSync(FIXTURES, directory, { recursive: true });
  writeFileSync(join(directory, `${tag}.ftl`), change(fixture(`${tag}.ftl`)));
  writeFileSync(join(directory, `glossary/${tag}.csv`), fixture("glossary/de.csv"));
  return program("--dir", directory, tag, ...(tag === "en" ? ["de"] : []));
}

async function program(...options: string[]): Promise<{ code: number; lines: string[] }> {
  const tool = Bun.spawn([process.execPath, "scripts/texts.ts", ...options], { cwd: REPOSITORY, stdout: "pipe" });
  const lines = (await new Response(tool.stdout).text()).trim().split("\n");
  return { code: await tool.exited, lines };
}

test("the texts of every language are right", async () => {
  const { code, lines } = await program();
  expect(lines.slice(0, -1)).toEqual([]);
  expect(lines.at(-1)).toMatch(/^0 troubles in \d+ languages of \d+ messages; complete: .*\ben 100 %/);
  expect(code).toBe(0);
});

describe("a broken file ends the program with 1, and a sentence says where and what to do:", () => {
  test("one that is not Fluent", async () => {
    const { code, lines } = await run("de", (good) => good.replace("reveal-ask = Diese", "reveal-ask Diese"));
    expect(lines).toEqual([
      'de.ftl:7 reveal-ask: This is not Fluent: Expected token: "=". Everything up to the next message is lost.',
      "1 trouble in 1 language of 6 messages; complete: de 83.3 %",
    ]);
    expect(code).toBe(1);
  });

  test("one without a form that its language has", async () => {
    const { code, lines } = await run("ru", (good) => good.replace(/ +\[few\].*\n/, ""));
    expect(lines).toEqual([
      "ru.ftl:13 pushLive-opened: The form [few] is missing. The forms of this language are [one] [few] [many] [other].",
      "1 trouble in 1 language of 6 messages; complete: ru 100 %",
    ]);
    expect(code).toBe(1);
  });

  test("one that is English in part, and lacks a text", async () => {
    const { code, lines } = await run("fr", (good) =>
      good.replace("Afficher le secret", "Show the secret").replace(/reveal-ask.*\n/, ""),
    );
    expect(lines).toEqual([
      "fr.ftl:5 reveal-open: It is the same as the English. Translate it, or list it in same.csv if it is right.",
      "fr.ftl:6 reveal-ask: It is missing. Translate it, after reveal-intro.",
      "2 troubles in 1 language of 6 messages; complete: fr 66.6 %",
    ]);
    expect(code).toBe(1);
  });

  test("one that is not there", async () => {
    const { code, lines } = await program("--dir", FIXTURES, "it");
    expect(lines[0]).toBe(`it.ftl:1: There is no such file in ${FIXTURES}.`);
    expect(code).toBe(1);
  });
});

test("an English text has the word that all others have for a thing, and other languages are left alone", async () => {
  const { code, lines } = await run("en", (good) =>
    good
      .replace("Opened { $n } times", "Viewed { $n } times")
      .replace("Leave this page?", "Nobody viewed { $nobody }?"),
  );
  const ours = lines.filter((line) => line.includes("is not a word of ours"));
  expect(ours).toEqual([
    "en.ftl:9 reveal-ask: “viewed” is not a word of ours here. Use: opened.",
    "en.ftl:9 reveal-ask: “Nobody” is not a word of ours here. Use: no one.",
    "en.ftl:15 pushLive-opened: “Viewed” is not a word of ours here. Use: opened.",
  ]);
  expect(code).toBe(1);
  expect((await run("de", (good) => good.replace("Code", "viewed"))).lines.join("\n")).not.toContain("word of ours");
});

test("an English text that is marked as new may be missing in other languages", async () => {
  const added = (note: string): Promise<{ code: number; lines: string[] }> =>
    run("en", (good) => good.replace("reveal-code", `${note}reveal-sealed = Sealed\nreveal-code`));
  expect((await added("")).lines).toContain("de.ftl:7 reveal-sealed: It is missing. Translate it, after reveal-ask.");
  const { lines } = await added("# A short word on a button.\n# To translate\n");
  expect(lines.filter((line) => line.startsWith("de.ftl"))).toEqual([]);
  expect(lines.at(-1)).toEndWith("de 85.7 %");
});

test("a report on several languages names twenty troubles of a file, texts that nothing shows, and how to see all", async () => {
  const more = Array.from({ length: 30 }, (_, n) => `more-text${n} = Text`).join("\n");
  const { lines } = await run("en", (good) => `${good}\n## more\n\n${more}\n`);
  const german = lines.filter((line) => line.startsWith("de.ftl"));
  expect(german).toHaveLength(21);
  expect(german.at(-1)).toBe("de.ftl: 11 more. Pass --max 31 to see them.");
  expect(lines).toContain(
    "en.ftl:23 more-text0: Nothing shows this text. Delete it, or say in scripts/texts/uses.ts where its key is put together.",
  );
});

describe("of a glossary,", () => {
  const good = fixture("glossary/de.csv");
  const saidOf = (glossary: string | undefined): string[] =>
    checked("de", fixture("de.ftl"), glossary).inGlossary.map(sentence);

  test("a good one is not refused", () => expect(saidOf(good)).toEqual([]));
  for (const [what, glossary, says] of [
    ["none at all", undefined, "1 : There is no glossary. Translate the terms of glossary/en.csv before the texts."],
    ["a term that is missing", good.replace(/link,.*\n/, ""), "1 link: This term is missing."],
    ["a term without a translation", good.replace("Link", ""), "4 link: It has no translation."],
    ["a term of its own", `${good}view,Aufruf,\n`, "5 view: en.csv has no such term. Delete it."],
    ["a term twice", `${good}link,Link,\n`, "5 link: This term is there twice. Delete one of the two."],
    [
      "a comma without quotation marks",
      good.replace("Geheimnis", "Geheimnis, das"),
      '3 secret: It has 4 columns and must have 3. Put " around a text with a comma.',
    ],
    [
      "another order",
      good.replace(/(secret,.*\n)(link,.*\n)/, "$2$1"),
      "1 secret: The terms are in another order than in en.csv, from this one on.",
    ],
    [
      "no tone",
      good.replace(/\(tone\).*\n/, ""),
      "2 : The first term must be (tone): how the pages address their reader.",
    ],
  ] as const) {
    test(`${what} is refused`, () => expect(saidOf(glossary)).toContain(says));
  }
});

test("advice names texts that lack the words of the glossary", () => {
  const good = fixture("de.ftl");
  const adviceOn = (texts: string): string[] => checked("de", texts, fixture("glossary/de.csv")).advice();
  expect(adviceOn(good)).toEqual([]);
  expect(adviceOn(good.replace("Geheimnis zeigen", "Inhalt zeigen"))).toEqual([
    "“secret” is “Geheimnis”, but not in 1 of 1 text: reveal-open",
  ]);
});

test("of the words that are the same as in English, each has a reason, and advice names those that no text needs", () => {
  const same = new SameWords("words,languages,reason\nCode Name,de,a word of the language\nChrome,all,\n");
  checked("de", fixture("de.ftl"), fixture("glossary/de.csv"), same);
  checked("ru", fixture("ru.ftl"), fixture("glossary/de.csv"), same);
  expect([...same.troubles()].map(sentence)).toEqual([
    "3 Chrome: It gives no reason. Write one into the third column.",
  ]);
  expect([...same.advice()]).toEqual(["No text in de needs: Name"]);
});

describe("a text is refused with", () => {
  for (const [what, tag, from, to, ...says] of BROKEN) test(what, () => expect(said(tag, from, to)).toEqual(says));
});

describe("a good file is not refused:", () => {
  for (const tag of TAGS) test(tag, () => expect(said(tag)).toEqual([]));
});
