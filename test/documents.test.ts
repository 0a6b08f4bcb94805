// The documents are what people have. Each command in them exists with its flags, each link and file name leads
// somewhere, the tables are the program's own, and what they give to other programs is in their language.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";

import { contrastTable } from "../scripts/design/contrast.ts";
import { runCli } from "../src/cli/index.ts";
import { EVENT_KINDS } from "../src/model/event.ts";
import { eventsTable } from "../scripts/docs/events.ts";
import { groupsSource } from "../scripts/docs/groups.ts";
import { languagesSentence } from "../scripts/docs/languages.ts";
import { statesTable } from "../scripts/docs/states.ts";
import { reloadedSettings } from "../scripts/docs/settings.ts";
import { defaultOf } from "../src/config/describe.ts";
import { OPTIONS } from "../src/config/options.ts";
import { PRESET_FIELDS } from "../src/config/types/presets.ts";
import { isForRecipients } from "../src/http/routes/recipients_address.ts";
import ASVS from "./fixtures/asvs_5_0_0.json" with { type: "json" };
import { ACTS } from "./state_table.ts";
import { changed, recipesIn } from "./recipes.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const ROOT = join(import.meta.dir, "..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** Path → text of what people read. */
const documents = new Map(
  [
    "README.md",
    "SECURITY.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "bench/README.md",
    "deploy/README.md",
    "deploy/end-to-end/README.md",
    "deploy/openid/README.md",
    "src/http/README.md",
    "static/README.md",
    ...(readdirSync(join(ROOT, "docs"), { recursive: true }) as string[])
      .filter((name) => name.endsWith(".md"))
      .map((name) => `docs/${name}`),
  ].map((path) => [path, read(path)]),
);
const document = (path: string): string => documents.get(path) ?? "";

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

const BLOCK = /^```(\w*)\n([^]*?)^```$/gm;

/** The blocks of one language in a text; "" for those that name none. */
const blocksIn = (text: string, language: string): string[] =>
  [...text.matchAll(BLOCK)].filter(([, found]) => found === language).map(([, , block = ""]) => block);

const blocks = (language: string): string[] => [...documents.values()].flatMap((text) => blocksIn(text, language));

/** Code between backticks, outside of blocks. */
const codeIn = (text: string): string[] =>
  [...text.replaceAll(BLOCK, "").matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code.replace(/\s+/g, " "));

describe("tables", () => {
  test("the figures of contrast are those of the styles: bun run docs writes them", () => {
    const [, table = ""] = document("static/README.md").split("<!-- contrast -->");
    expect(rows(table)).toEqual(rows(contrastTable()));
    expect(
      rows(table)
        .flat()
        .filter((cell) => /^\d/.test(cell)).length,
    ).toBeGreaterThan(40);
  });

  test("what a reload takes is the program's own word: bun run docs writes it", () => {
    const [, taken = ""] = document("docs/configuration.md").split("<!-- reload -->");
    expect(taken.trim()).toBe(reloadedSettings());
    for (const { name, reload, type } of OPTIONS) {
      const isNamed = taken.includes(`\`${name}\``) || taken.includes(`\`[${name.replace(/\.\w+$/, "")}]\``);
      if (type !== "secretFile") expect([name, isNamed]).toEqual([name, reload]);
    }
  });

  test("the table of states is that of the specification: bun run docs writes it", () => {
    const [, table = ""] = document("docs/behaviour.md").split("<!-- states -->");
    expect(rows(table)).toEqual(rows(statesTable()));
    expect(rows(table).length).toBe(ACTS.length + 1);
    expect(table.trim().split("\n\n")[1]).toBe(statesTable().split("\n\n")[1]);
  });

  test("the types of texts have the keys of English: bun run docs writes them", () => {
    expect(read("static/texts/groups.ts")).toBe(groupsSource());
  });

  test("flags and variables have the names that the rule in the document gives them", () => {
    for (const { name, flag, env, secret } of OPTIONS) {
      expect(env).toBe(`SECRETPUSH_${name.toUpperCase().replaceAll(".", "_")}`);
      expect(flag).toBe(secret ? null : name.replace(/[._]/g, "-"));
    }
  });

  test("the table of events is the program's own: bun run docs writes it", () => {
    const [, table = ""] = document("docs/events.md").split("<!-- events -->");
    expect(rows(table)).toEqual(rows(eventsTable()));
    expect(rows(table).length).toBe(EVENT_KINDS.length + 1);
  });

  test("the languages are those of the table", () => {
    expect(document("docs/configuration.md").split("<!-- languages -->")[1]?.trim()).toBe(languagesSentence());
  });

  test("what is written of Password Pusher's settings agrees with this program's own defaults", () => {
    const moved = document("docs/from-password-pusher.md").replace(/\s+/g, " ");
    const ours = (name: string): string => {
      const option = OPTIONS.find((one) => one.name === name);
      return (option && defaultOf(option)) ?? "no such option";
    };
    expect(moved).toContain(`Sessions last ${ours("session_lifetime").replace("d", " days")} without a visit`);
    const limits = `${ours("rate_limit.per_second")} requests a second and ${ours("rate_limit.per_minute")} a minute`;
    expect(moved).toContain(`One address may send ${limits}, there 60 and 120`);
    expect(moved).toContain("Viewers may delete a URL push, there not");
    expect(ours("url.deletable_by_viewer_default")).toBe("true");
    expect([ours("allow_sign_up"), ours("purge_anonymous_after"), ours("purge_after")]).toEqual(["false", "1d", "off"]);
    const same = ["text.expire_after_days_default", "text.expire_after_views_default", "upload.max_files"];
    expect(same.map(ours)).toEqual(["7", "5", "10"]);
    expect([ours("text.retrieval_step_default"), ours("port")]).toEqual(["true", "5100"]);
    expect(ours("file_attachments_require_authentication")).toBe("true");
  });
});

describe("assurance", () => {
  /** The fields of a line of CSV. */
  const fieldsOf = (line: string): string[] =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain = ""]) =>
      quoted === undefined ? plain : quoted.replaceAll('""', '"'),
    );
  const tableOf = (path: string): string[][] => read(path).trimEnd().split("\n").slice(1).map(fieldsOf);
  const points = tableOf("docs/assurance/asvs.csv");

  test.each(["1", "2"] as const)("every point of level %s of ASVS 5.0.0 has one answer", (level) => {
    const answered = points.filter(([, , of]) => of === level).flatMap(([, names]) => names?.split(", ") ?? []);
    expect(answered.toSorted()).toEqual(ASVS[level].toSorted());
    for (const fields of points) expect(fields.map((field) => field !== "")).toEqual([true, true, true, true, true]);
  });

  test("level 1 has no gap", () => {
    const answers = new Set(points.filter(([, , level]) => level === "1").map(([, , , met]) => met));
    expect([...answers].toSorted()).toEqual(["not applicable", "with set", "yes"]);
  });

  test("the pages name every point that does not hold by itself", () => {
    const named = document("docs/assurance/deviations.md");
    const deviating = points.filter(([, , , met]) => met === "no" || met === "with set").map(([, names]) => names);
    expect(deviating.length).toBeGreaterThan(15);
    // 3.3.3 is the same as 3.3.1.
    expect(deviating.filter((name) => name !== "3.3.3" && !named.includes(name ?? "none"))).toEqual([]);
    const partly = tableOf("docs/assurance/wcag.csv").filter(([, result]) => result === "partly");
    expect(partly.length).toBeGreaterThan(1);
    for (const [criterion] of partly)
      expect(document("docs/assurance/deviations.md")).toContain(`**${criterion}, partly`);
  });

  test("every setting that the documents name is one of this program", () => {
    const text = ["deviations.md", "asvs.csv", "compliance.md"]
      .map((name) => read(`docs/assurance/${name}`))
      .join("\n");
    const names = [...text.matchAll(/`([a-z]+(?:[._][a-z_]+)+)(?: = [^`]*)?`/g)].map(([, name]) => name ?? "");
    const settings = new Set<string>(OPTIONS.map(({ name }) => name));
    const others = new Set(["push_fields.ts", "push_draft.ts", "url_token", "ca_file"]);
    expect(names.filter((name) => !settings.has(name) && !others.has(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(30);
  });
});

describe("commands", () => {
  const helps = new Map<string, string>();
  async function help(words: string[]): Promise<string> {
    const known = helps.get(words.join(" "));
    if (known !== undefined) return known;
    let printed = "";
    const write = (text: string): void => void (printed += text);
    const terminal = { stdin: Readable.from([]), stdout: write, stderr: write, env: {} };
    await runCli([...words, "--help"], { ...terminal, signals: { on: () => {}, off: () => {} } });
    helps.set(words.join(" "), printed);
    return printed;
  }

  const takesArgument = (text: string): boolean => /^Usage:.*\[command\] \[/m.test(text);

  /** What is wrong with a command as it is shown, or null. */
  async function mistakeIn(command: string): Promise<string | null> {
    const words: string[] = [];
    let text = await help(words);
    let afterFlag = false;
    for (const word of command.trim().split(/\s+/)) {
      const known = text.split("\nCommands:")[1] ?? "";
      if (word === "--") break;
      if (word.startsWith("-")) {
        if (!new RegExp(`^ .*${RegExp.escape(word)}\\b`, "m").test(text)) return `${words.join(" ")} takes no ${word}`;
      } else if (new RegExp(`^  ${RegExp.escape(word)}\\b`, "m").test(known)) {
        words.push(word);
        text = await help(words);
      } else if (/^[a-z-]+$/.test(word) && known !== "" && !afterFlag && !takesArgument(text)) {
        return `there is no ${[...words, word].join(" ")}`;
      }
      afterFlag = word.startsWith("-");
    }
    return words.length > 0 ? null : "it names no command";
  }

  const shownIn = (text: string): string[] =>
    [...blocksIn(text, "sh"), ...blocksIn(text, "")]
      .flatMap((block) => block.split("\n"))
      .map((line) => line.replace(/(?:^|\s)#.*/, ""))
      .flatMap((line) => /(?:^|sudo |\| |\$ |\/bin\/)secretpush ([a-z][^|]*)/.exec(line)?.[1] ?? []);
  const namedIn = (text: string): string[] =>
    codeIn(text).flatMap((code) => /^(?:sudo )?(?:-u \w+ )?secretpush ([a-z-][^|…]*)/.exec(code)?.[1] ?? []);

  test("every command is one that the program has, with flags that it takes", async () => {
    const mistakes: string[] = [];
    let count = 0;
    for (const [path, text] of documents) {
      for (const command of [...shownIn(text), ...namedIn(text)]) {
        count += 1;
        const mistake = await mistakeIn(command);
        if (mistake !== null) mistakes.push(`${path}: secretpush ${command}: ${mistake}`);
      }
    }
    expect(mistakes).toEqual([]);
    expect(count).toBeGreaterThan(50);
  });

  test("a command that the program does not have would be seen", async () => {
    expect(await mistakeIn("backup out.tar --wit-key")).toBe("backup takes no --wit-key");
    expect(await mistakeIn("user frobnicate")).toBe("there is no user frobnicate");
    expect(await mistakeIn("frobnicate")).toBe("there is no frobnicate");
  });

  test("every script of the checkout that they name is there", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const lines = [...documents.values()].flatMap((text) => blocksIn(text, "sh").concat(codeIn(text))).join("\n");
    const named = [...lines.matchAll(/\bbun(?:@[\d.]+)? run ([\w-]+)/g)].map(([, name = ""]) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test("a script can give a password, and they say how", () => {
    expect(document("README.md")).toContain("`--password-stdin`");
  });
});

describe("links and names", () => {
  /** As GitHub makes the anchors of headings. */
  const anchorsOf = (text: string): Set<string> =>
    new Set(
      [...text.replaceAll(BLOCK, "").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
        heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, "")
          .replaceAll(" ", "-"),
      ),
    );

  function brokenLinks(path: string, text: string): string[] {
    const links = [...text.replaceAll(BLOCK, "").matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
    return links
      .filter((link) => !/^https?:/.test(link))
      .filter((link) => {
        const [file = "", anchor] = link.split("#");
        const target = file === "" ? path : join(dirname(path), file);
        if (!existsSync(join(ROOT, target))) return true;
        return anchor !== undefined && !anchorsOf(target === path ? text : read(target)).has(anchor);
      })
      .map((link) => `${path} links to ${link}, which is not there`);
  }

  test("every link leads somewhere", () => {
    expect([...documents].flatMap(([path, text]) => brokenLinks(path, text))).toEqual([]);
  });

  test("a link that leads nowhere would be seen", () => {
    const text = "# One thing\n[a](#one-thing) [b](#two) [c](docs/none.md) [d](docs/cli.md#none) [e](docs/cli.md)";
    expect(brokenLinks("README.md", text)).toEqual(
      ["#two", "docs/none.md", "docs/cli.md#none"].map((link) => `README.md links to ${link}, which is not there`),
    );
  });

  test("every document and section that the tables of assurance name is there", () => {
    const tables = ["asvs.csv", "wcag.csv"].map((name) => read(`docs/assurance/${name}`)).join("\n");
    const named = [...tables.matchAll(/([\w/.-]+\.md)(?:#([\w-]+))?/g)];
    const isThere = (path: string, anchor?: string): boolean =>
      existsSync(join(ROOT, path)) && (anchor === undefined || anchorsOf(read(path)).has(anchor));
    expect(named.filter(([, path = "", anchor]) => !isThere(path, anchor)).map(([link]) => link)).toEqual([]);
    expect(named.length).toBeGreaterThan(30);
  });

  /** Files of the checkout that a text names: "src/http/app.ts", and "http/app.ts" for short. Capitals stand for any name. */
  const filesNamedIn = (text: string): string[] =>
    [...blocksIn(text, "sh"), ...blocksIn(text, "text"), ...codeIn(text)]
      .flatMap((code) => code.match(/(?<![\w./-])[\w.-]+\/[\w./*-]*/g) ?? [])
      .filter((name) => /^(?:src|test|static|scripts|docs|\.ci)\/|^[a-z]+\/[\w/]+\.ts$/.test(name))
      .filter((name) => !/[*]|[A-Z]{3}/.test(name))
      .map((name) => name.replace(/\.$/, ""));
  const missingFiles = (path: string, text: string): string[] =>
    filesNamedIn(text)
      .filter((name) => ![name, `src/${name}`].some((candidate) => existsSync(join(ROOT, candidate))))
      .map((name) => `${path} names ${name}, which is not there`);

  test("every file of the checkout that they name is there", () => {
    expect([...documents].flatMap(([path, text]) => missingFiles(path, text))).toEqual([]);
    expect(filesNamedIn(document("docs/architecture.md")).length).toBeGreaterThan(30);
    expect(filesNamedIn(document("CONTRIBUTING.md")).length).toBeGreaterThan(20);
  });

  test("a file that is not there would be seen", () => {
    const text = "`src/http/none.ts`, `http/app.ts`, `model/none.ts`, `src/store/`, `src/cli/NAME.ts`";
    expect(missingFiles("README.md", text)).toEqual([
      "README.md names src/http/none.ts, which is not there",
      "README.md names model/none.ts, which is not there",
    ]);
  });

  test("the places that the recipes change are there", () => {
    const recipes = recipesIn(document("CONTRIBUTING.md")).filter(({ changes }) => changes.length > 0);
    expect(recipes.length).toBeGreaterThan(5);
    for (const { name, changes } of recipes) {
      for (const change of changes) {
        const text = existsSync(join(ROOT, change.path)) ? read(change.path) : null;
        expect(changed(text, change, name)).not.toBe(text);
      }
    }
  });

  test("code and pages name no document that is not there", () => {
    const sources = ["src", "static", "scripts", "bench"].flatMap((folder) =>
      (readdirSync(join(ROOT, folder), { recursive: true }) as string[]).map((name) => join(folder, name)),
    );
    const missing = sources
      .filter((path) => /\.(?:ts|html)$/.test(path))
      .flatMap((path) =>
        (read(path).match(/\b(?:docs\/(?:assurance\/)?)?[\w-]+\.md\b/g) ?? []).map((name) => ({ path, name })),
      )
      .filter(({ name }) => !documents.has(name));
    expect(missing).toEqual([]);
  });
});

describe("what they give to other programs is in their language", () => {
  test("Apache", () => {
    // Apache knows no comment behind a directive and would not start.
    const lines = read("deploy/apache.conf").split("\n");
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines) expect(line).not.toMatch(/^\s*[^#\s].*\s#/);
  });

  test("the config file", () => {
    const known = new Set(OPTIONS.map(({ name }) => name));
    const names = (table: object, prefix = ""): string[] =>
      Object.entries(table).flatMap(([key, value]) =>
        typeof value === "object" && !Array.isArray(value) ? names(value, `${prefix}${key}.`) : [prefix + key],
      );
    const shown = blocks("toml").flatMap((block) => names(Bun.TOML.parse(block)));
    expect(shown.length).toBeGreaterThan(5);
    const isKnown = (name: string): boolean => {
      const [, table, field = ""] = /^(preset|policy\.group)\.\w+\.(\w+)$/.exec(name) ?? [];
      if (table === undefined) return known.has(name);
      return table === "preset"
        ? field.replace(/^label_.+/, "label_TAG") in PRESET_FIELDS
        : known.has(`policy.user.${field}`);
    };
    expect(shown.filter((name) => !isKnown(name))).toEqual([]);
  });

  test("what the second address serves names every address of monitoring", () => {
    const [, served = ""] =
      /^The second address serves ([^]*?)\. Everything else/m.exec(document("docs/https.md")) ?? [];
    for (const path of ["/about", "/up", "/readyz"]) {
      expect([path, isForRecipients("GET", path), served.includes(`\`${path}\``)]).toEqual([path, true, true]);
    }
  });

  test("the hook puts the certificate where the settings look for it", () => {
    const settings = blocks("toml").join("");
    const hooks = [
      ...blocks("sh")
        .join("")
        .matchAll(/^install -D .* (\/etc\/secretpush\S+)$/gm),
    ];
    expect(hooks.length).toBe(2);
    for (const [, path] of hooks) expect(settings).toContain(`"${path}"`);
  });
});

describe("form", () => {
  /** Sentences of at least eight words, outside of code and tables. */
  const sentencesOf = (text: string): string[] =>
    text
      .replaceAll(BLOCK, "")
      .replace(/^\|.*$/gm, "")
      .replace(/\*+/g, "")
      .replace(/\s+/g, " ")
      .split(/(?<=[.:;]) /)
      .map((sentence) =>
        sentence
          .toLowerCase()
          .replace(/\(.*?\)|[^\p{L}\p{N} ]/gu, "")
          .trim(),
      )
      .filter((sentence) => sentence.split(" ").length >= 8);

  function saidTwice(texts: Iterable<readonly [path: string, text: string]>): string[] {
    const said = new Map<string, string>();
    const twice: string[] = [];
    for (const [path, text] of texts) {
      for (const sentence of sentencesOf(text)) {
        const first = said.get(sentence) ?? path;
        said.set(sentence, first);
        if (first !== path) twice.push(`${first} and ${path}: ${sentence}`);
      }
    }
    return twice;
  }

  test("no sentence stands in two documents: one links to the other", () => {
    expect(saidTwice([...documents].filter(([path]) => path !== "CHANGELOG.md"))).toEqual([]);
  });

  test("a sentence in two documents would be seen", () => {
    const sentence = "A push is expired from\nthe millisecond its time is up.";
    expect(
      saidTwice([
        ["a.md", `${sentence} Once.`],
        ["b.md", `- **So:** ${sentence.replace("\n", " ")}`],
      ]),
    ).toEqual(["a.md and b.md: a push is expired from the millisecond its time is up"]);
  });

  test("the README is short, and its picture light", () => {
    expect(document("README.md").split("\n").length).toBeLessThanOrEqual(181);
    expect(statSync(join(ROOT, "docs/images/pages.webp")).size).toBeLessThan(60 * 1024);
  });

  test("the tour's twelve pictures are there, light, in words too, and none is left over", () => {
    const shown = [...document("docs/tour.md").matchAll(/!\[([^\]]+)\]\(images\/(tour-[\w-]+\.webp)\)/g)];
    const names = shown.map(([, , name = ""]) => name).sort();
    const folder = join(ROOT, "docs/images");
    expect(
      readdirSync(folder)
        .filter((name) => name.startsWith("tour-"))
        .sort(),
    ).toEqual(names);
    expect(names.length).toBe(12);
    for (const [, words = ""] of shown) expect(words.length).toBeGreaterThan(40);
    const sizes = names.map((name) => statSync(join(folder, name)).size);
    for (const size of sizes) expect(size).toBeLessThan(30 * 1024);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(300 * 1024);
  });
});
