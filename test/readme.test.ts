// The README is what an administrator has. Its table of options is the program's own, and its commands exist.

import { expect, setDefaultTimeout, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";

import { runCli } from "../src/cli/index.ts";
import { optionsTable } from "../src/config/describe.ts";
import { OPTIONS } from "../src/config/options.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const readme = readFileSync(join(import.meta.dir, "..", "README.md"), "utf8");

/** Rows of a Markdown table, whatever its cells are padded with. */
const rows = (markdown: string): string[][] =>
  markdown
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\|[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

test("the table of options in the README is the program's own", () => {
  const [, table = ""] = readme.split("<!-- options -->");
  expect(rows(table)).toEqual(rows(optionsTable()));
  expect(rows(table).length).toBe(OPTIONS.length + 1);
});

test("what it says of Password Pusher's settings agrees with this program's own defaults", () => {
  const [, moved = ""] = readme.split("### Settings by name");
  const said = (start: string): string => rows(moved).find(([name]) => name?.startsWith(start))?.[2] ?? "";
  const ours = (name: string): string => {
    const row = rows(optionsTable()).find(([option]) => option === `\`${name}\``);
    return row?.[3]?.replaceAll("`", "") ?? "no such option";
  };
  expect(said("`PWP__PW__RETRIEVAL_STEP_DEFAULT`")).toBe(`same default: ${ours("text.retrieval_step_default")}`);
  const limits = `here ${ours("rate_limit.per_second")} and ${ours("rate_limit.per_minute")}`;
  expect(said("`PWP__THROTTLING__SECOND`")).toStartWith(`there 60 and 120, ${limits}, per client address`);
  expect(said("the same under `PWP__URL__`")).toContain("there viewers cannot delete a URL push by default");
  expect(ours("url.deletable_by_viewer_default")).toBe("true");
});

/** The README's blocks of one language; "" for those that name none. */
const blocks = (language: string): string[] =>
  [...readme.matchAll(/^```(\w*)\n([^]*?)^```$/gm)]
    .filter(([, found]) => found === language)
    .map(([, , text = ""]) => text);

test("every command that the README shows is one that the program has, with flags that it takes", async () => {
  const shown = [...blocks("sh"), ...blocks("")]
    .flatMap((block) => block.split("\n"))
    .map((line) => line.replace(/(?:^|\s)#.*/, ""))
    .flatMap((line) => /(?:^|sudo |\| |\$ |\/bin\/)secretpush ([a-z][^|]*)/.exec(line)?.[1] ?? []);
  expect(shown.length).toBeGreaterThan(15);
  const help = async (words: string[]): Promise<string> => {
    let told = "";
    const write = (text: string): void => void (told += text);
    const terminal = { stdin: Readable.from([]), stdout: write, stderr: write, env: {} };
    await runCli([...words, "--help"], { ...terminal, signals: { on: () => {}, off: () => {} } });
    return told;
  };
  for (const command of shown) {
    const words: string[] = [];
    let told = await help(words);
    for (const word of command.trim().split(/\s+/)) {
      if (word.startsWith("-")) expect([command, told]).toEqual([command, expect.stringContaining(`${word} `)]);
      else if (new RegExp(`^  ${RegExp.escape(word)} `, "m").test(told.split("\nCommands:")[1] ?? "")) {
        words.push(word);
        told = await help(words);
      }
    }
    expect([command, words.length > 0]).toEqual([command, true]);
  }
});

test("what the README gives to other programs is in their language", () => {
  // Apache knows no comment behind a directive and would not start.
  for (const line of blocks("apache").join("").split("\n")) expect(line).not.toMatch(/^\s*[^#\s].*\s#/);
  // cron does not look into /usr/local/bin, and takes % for the end of the line.
  const jobs = blocks("").flatMap((block) => block.split("\n").filter((line) => /^\d+ \d+ \* \* \*/.test(line)));
  expect(jobs.length).toBeGreaterThan(0);
  for (const job of jobs) expect(job).toMatch(/^\S+ \S+ \* \* \* secretpush (?:\/usr\/local\/bin\/secretpush|find) /);
  for (const job of jobs) expect(job).not.toMatch(/(?<!\\)%/);
  // The hook puts the certificate where the settings look for it.
  const settings = blocks("toml").join("");
  for (const [, path] of readme.matchAll(/^install -D .* (\/etc\/secretpush\S+)$/gm))
    expect(settings).toContain(`"${path}"`);
});

test("the README says how a script gives a password", () => {
  expect(readme).toContain("`--password-stdin`");
});
