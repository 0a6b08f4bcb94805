// The settings file as people write it: what the documents show may be appended to the installed one, and what is not TOML
// is named with its line, a name that is given twice with both.

import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { configFile } from "../src/cli/server/service_files.ts";
import { ConfigError, loadConfig } from "../src/config/load.ts";

const ROOT = join(import.meta.dir, "..");
const PATH = "/etc/secretpush/config.toml";
/** What stands in the files that the documents name. */
const FILES: Record<string, string> = {
  mail_url: "smtps://push:password@mail.example.org",
  database_url: "postgres://secretpush:x@db.example.org/secretpush",
  "webhook.secret": `whsec_${"A".repeat(43)}=`,
};

const load = (text: string) =>
  loadConfig({
    flags: { config: PATH },
    env: {},
    readFile: (path) => (path === PATH ? text : (FILES[path.slice(path.lastIndexOf("/") + 1)] ?? "0".repeat(64))),
  });

function problemsOf(text: string): readonly string[] {
  try {
    load(text);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const lineOf = (text: string, start: string): number =>
  text.split("\n").findIndex((line) => line.startsWith(start)) + 1;

const documents = ["README.md", "SECURITY.md", ...readdirSync(join(ROOT, "docs")).map((name) => `docs/${name}`)];
const snippets = documents
  .filter((path) => path.endsWith(".md"))
  .flatMap((path) =>
    [...readFileSync(join(ROOT, path), "utf8").matchAll(/^```toml\n([^]*?)^```$/gm)].map(
      ([, snippet = ""], index) => [`${path} ${index + 1}`, snippet] as const,
    ),
  );

describe("appended to the installed file", () => {
  test.each(snippets)("%s is in force", (_, snippet) => {
    // Step 1 of the installation sets the address, unless the document is about that.
    const needs = /^base_url = /m.test(snippet) ? "#base_url = " : "base_url = ";
    const installed = configFile().replace('\n#base_url = ""', `\n${needs}"https://push.example.org"`);
    const before = load(installed).origins;
    const { origins } = load(`${installed}\n${snippet}`);
    expect(Object.keys(origins).filter((name) => origins[name] !== before[name])).not.toEqual([]);
  });

  test("the documents show enough to mean something", () => expect(snippets.length).toBeGreaterThan(14));

  test("a table that is there already is named, with both lines", () => {
    const text = `${configFile()}\n[oidc]\nissuer = "https://a"\n\n[mail]\nfrom = "a@b.c"\n\n[oidc]\nclient_id = "x"\n`;
    const first = lineOf(text, "[oidc]");
    expect(problemsOf(text)).toEqual([
      `${PATH}: line ${first + 6}: [oidc] cannot follow [oidc] in line ${first}: a table stands in one place, with all that is set in it.`,
    ]);
  });

  test("so is a table of which one line was uncommented", () => {
    const text = `${configFile().replace("\n#oidc.label", "\noidc.label")}\n[oidc]\nissuer = "https://a"\n`;
    const [first, again] = [lineOf(text, "oidc.label"), lineOf(text, "[oidc]")];
    expect(problemsOf(text)).toEqual([
      `${PATH}: line ${again}: [oidc] cannot follow oidc.label in line ${first}: a table stands in one place, with all that is set in it.`,
    ]);
  });
});

describe("what is not TOML", () => {
  test.each([
    ["port = 1\n\nhost = [\n'a'\n}\n[log]", "line 3: this is not TOML"],
    ["port = 1\nport = 2", "line 2: port is set in line 1 already: leave one of the two out."],
    [
      "[log]\nlevel = 'info'\n# x\nlevel = 'warn'",
      "line 4: log.level is set in line 2 already: leave one of the two out.",
    ],
    ["log.level = 'info'\n[log]\nformat = 'json'", "line 2: [log] cannot follow log.level in line 1: "],
    ["log = { level = 'info' }\nlog.format = 'json'", "line 2: log.format cannot follow log in line 1: "],
    [
      "[policy]\nuser.kinds = ['text']\n[ policy . user ]",
      "line 3: [policy.user] cannot follow user.kinds in line 2: ",
    ],
    ["about.text = '''\n[log]\nport = 1\n'''\n[log]\n[log]", "line 6: [log] cannot follow [log] in line 5: "],
  ])("%j", (text, start) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(`${PATH}: ${start}`)]);
  });

  test("no message repeats a value, which may be a secret", () => {
    for (const text of ["key = 'MARKER'\nkey = 'MARKER'", "[siem]\nauthorization = \"MARKER\"\n[siem]\nurl = 'MARKER'"])
      expect(problemsOf(text).join()).not.toContain("MARKER");
  });
});

test("a line of a table that lost its table is told its whole name", () => {
  expect(problemsOf('issuer = "https://a"\nca_file = "/x"')).toEqual([
    `${PATH}: issuer is not a known option: write oidc.issuer.`,
    expect.stringMatching(/ca_file is not a known option: write \w+\.ca_file or \w+\.ca_file or \w+\.ca_file\.$/),
  ]);
});
