// Which language a reader gets: by the headers that browsers send, among what a server offers.

import { expect, test } from "bun:test";

import {
  DIRECTIONS,
  type Language,
  LANGUAGES,
  LANGUAGE_NAMES,
  languageOf,
  languagesIn,
  nearest,
} from "../static/languages.ts";

const offer = (offered: string, preset = "en") => ({
  offered: offered.split(" ") as Language[],
  default: preset as Language,
});
const EN_DE_FR = offer("en de fr");

test.each<[header: string | null, wanted: string]>([
  [null, "en"],
  ["", "en"],
  ["de", "de"],
  ["DE", "de"],
  ["de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", "de"],
  ["de-AT", "de"],
  ["de-Latn-CH-1996", "de"],
  ["ca-ES-valencia, fr;q=0.5", "fr"],
  ["gsw-CH, fr", "de"],
  ["xx, fr", "fr"],
  // The weight counts, then the order.
  ["en;q=0.5, fr;q=0.9", "fr"],
  ["fr;q=0.9, de;q=0.9", "fr"],
  ["fr ; q = 0.1 , de ; q = 0.2", "de"],
  // A weight of 0 refuses a language, however a longer tag leads to it.
  ["de;q=0, fr;q=0.1", "fr"],
  ["de-AT, de;q=0, fr;q=0.5", "fr"],
  ["de;q=0", "en"],
  ["*", "en"],
  ["de, *;q=0.5", "de"],
  ["*, fr;q=0.1", "fr"],
  ["en;q=0, *", "de"],
  ["*;q=0", "en"],
  // What is malformed counts for nothing.
  ["de;q=2, fr", "fr"],
  ["de;q=x", "en"],
  ["de;level=1, fr", "fr"],
  ["-de, d_e, äö, fr", "fr"],
  [";;;,,,q=1,=,fr", "fr"],
  ["german-language-of-the-reader", "en"],
])("%p: %s", (header, wanted) => {
  expect(languageOf(header, EN_DE_FR)).toBe(wanted as Language);
});

test.each<[offered: string, tag: string, wanted: string | null]>([
  ["en he id nb ro", "iw-IL", "he"],
  ["en he id nb ro", "in", "id"],
  ["en he id nb ro", "no-NO", "nb"],
  ["en he id nb ro", "nn", "nb"],
  ["en he id nb ro", "mo", "ro"],
  ["zh-Hans zh-Hant", "zh", "zh-Hans"],
  ["zh-Hans zh-Hant", "zh-CN", "zh-Hans"],
  ["zh-Hans zh-Hant", "zh-SG", "zh-Hans"],
  ["zh-Hans zh-Hant", "zh-TW", "zh-Hant"],
  ["zh-Hans zh-Hant", "zh-HK", "zh-Hant"],
  ["zh-Hans zh-Hant", "zh-Hant-HK", "zh-Hant"],
  ["zh-Hans zh-Hant", "zh-Hans-TW", "zh-Hans"],
  ["zh-Hans zh-Hant", "yue-HK", "zh-Hant"],
  ["en zh-Hant", "zh-CN", "zh-Hant"],
  ["es es-419", "es", "es"],
  ["es es-419", "es-ES", "es"],
  ["es es-419", "es-MX", "es-419"],
  ["es es-419", "es-US", "es-419"],
  ["es es-419", "es-419", "es-419"],
  ["en es", "es-MX", "es"],
  ["en es-419", "es-ES", "es-419"],
  ["pt-BR pt-PT", "pt", "pt-BR"],
  ["pt-BR pt-PT", "pt-PT", "pt-PT"],
  ["pt-BR pt-PT", "pt_PT", "pt-PT"],
  ["pt-BR pt-PT", "pt-AO", "pt-PT"],
  ["pt-BR pt-PT", "PT-MZ", "pt-PT"],
  ["en pt-PT", "pt-BR", "pt-PT"],
  ["hr sr", "sr-Latn-RS", "sr"],
  ["hr sr", "bs-BA", "hr"],
  ["en sr", "cnr", "sr"],
  ["en fa", "prs-AF", "fa"],
  ["en es-419", "ES-419", "es-419"],
  ["en de", "nl", null],
  ["en de", "", null],
  ["en de", "-", null],
])("of %p, %p means %p", (offered, tag, wanted) => {
  expect(nearest<string>(tag, offered.split(" "))).toBe(wanted);
});

test("a reader is offered every language that their browser asks for, once", () => {
  expect(languagesIn("fr-CH, de;q=0.8, fr;q=0.9, it, *;q=0.1", EN_DE_FR)).toEqual(["fr", "de", "en"]);
  expect(languagesIn("fr, de", offer("en de"))).toEqual(["de"]);
  expect(languageOf("it", offer("de fr", "fr"))).toBe("fr");
  expect(languageOf("en", offer("de fr", "fr"))).toBe("fr");
});

test("a header without end costs no more than a long one", () => {
  const many = Array.from({ length: 4_000 }, (_, n) => `x${n % 10}-a`).join(",");
  expect(languageOf(`de,${many}`, EN_DE_FR)).toBe("de");
  // What stands beyond the limit is not read, nor a tag that the limit cuts.
  expect(languageOf(`${many},de`, EN_DE_FR)).toBe("en");
  expect(languageOf(`${"x,".repeat(20)}${" ".repeat(958)}dexyz`, EN_DE_FR)).toBe("en");
  expect(languageOf(`${"a-".repeat(8_000)}a,de`, EN_DE_FR)).toBe("en");
});

test("every language has a name, a direction, and a tag as BCP 47 spells it", () => {
  for (const tag of LANGUAGES) {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(LANGUAGE_NAMES[tag]).not.toBe("");
    const { script = "" } = new Intl.Locale(tag).maximize();
    expect([tag, DIRECTIONS[tag]]).toEqual([tag, ["Arab", "Hebr", "Thaa"].includes(script) ? "rtl" : "ltr"]);
  }
});
