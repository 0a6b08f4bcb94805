// How the texts of a language get from their file to whoever asks for them, from source and in the executable.

import { afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { packedTexts } from "../scripts/packed.ts";
import { unpacked } from "../scripts/texts_packed.ts";
import { keeping } from "../static/keeping.ts";
import { LANGUAGES, textsIn } from "../static/texts.ts";
import { ADDED, readTexts } from "../static/texts/files.ts";
import { messagesIn } from "../static/texts/fluent.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(60_000); // packing every language takes seconds on a machine that others use too
const { root } = scratch();
const counted = (...forms: string[]): string => ["a-b =", "{ $n ->", ...forms, "}"].join("\n    ");

describe("of Fluent", () => {
  test.each([
    ["a-b = One", "One"],
    ["a-b   =   One  ", "One"],
    ["a-b = { $name } of {$count}", "{name} of {count}"],
    ["a-b =\n    One\n\n    Two\n", "One\n\nTwo"],
    ["a-b = One\n    Two\r\n      Three", "One\nTwo\n  Three"],
    ["# About it\n## group\n### file\n\na-b = # 1 = 1\n", "# 1 = 1"],
    [counted("        [one] { $n } day", "       *[other] { $n } days"), { one: "{n} day", other: "{n} days" }],
    [counted("*[ other ] { $n }"), { other: "{n}" }],
  ])("%j is read", (source, text) => {
    expect([...messagesIn(source)]).toEqual([["a-b", text]]);
  });

  test.each([
    ["a-b = One\na-b = Two", "line 2: a-b is there twice"],
    ["a-b = One\nTwo", "line 2 is neither a message nor a comment"],
    ["    One", "line 1 is neither a message nor a comment"],
    ["-term = One", "line 1 is neither a message nor a comment"],
    ["a-b = One\n# About\n    Two", "line 3 is neither a message nor a comment"],
    ["a-b =\n\nc-d = One", "a-b is empty"],
    ["a-b = { -term }", "a-b has braces around something else than $name"],
    ['a-b = { "" }', "a-b has braces around something else than $name"],
    ["a-b = {name}", "a-b has braces around something else than $name"],
    ["a-b = One { $n", "a-b has braces around something else than $name"],
    [counted("[one] One"), "a-b has no form *[other]"],
    [counted("[one] One", "[other] Two"), "a-b has no form *[other]"],
    [counted("*[other] One", "  two"), "a-b has a form that is not [rule] text on one line"],
    [counted("*[other]"), "a-b has a form that is not [rule] text on one line"],
    [counted("*[other] { $m -> }"), "a-b has braces around something else than $name"],
  ])("%j is refused", (source, sentence) => {
    expect(() => messagesIn(source)).toThrow(new Error(sentence));
  });
});

describe("a language", () => {
  const TAG = "el-XA";
  afterEach(() => void ADDED.delete(TAG));

  test("speaks English where it lacks a text, and has no text that English lacks", () => {
    ADDED.set(
      TAG,
      new Map([
        ["layout-skip", "⟦"],
        ["layout-none", "⟦"],
        ["none-skip", "⟦"],
      ]),
    );
    const english = readTexts("en");
    expect(readTexts(TAG)).toEqual({ ...english, layout: { ...english.layout, skip: "⟦" } });
  });

  test("without a file is refused with the file's name", () => {
    expect(() => readTexts("xx")).toThrow("xx.ftl");
  });

  test("is the same in the executable, in the order of English", () => {
    const paths = Array.from(packedTexts(), ([name, bytes]) => {
      const path = join(root, name);
      writeFileSync(path, bytes);
      return [name, path] as const;
    });
    const read = unpacked(Object.fromEntries(paths));
    for (const language of LANGUAGES) expect(JSON.stringify(read(language))).toBe(JSON.stringify(readTexts(language)));
  });

  test("is read once, and again only after several others were", () => {
    expect(textsIn("de")).toBe(textsIn("de"));
    const made: string[] = [];
    const name = keeping(2, (one: string) => made.push(one));
    for (const one of ["a", "b", "a", "c", "a", "c", "b"]) name(one);
    expect(made).toEqual(["a", "b", "c", "b"]);
  });
});
