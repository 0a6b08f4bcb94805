// The settings file as people write it: what the documents show may be appended to the installed one, and what is not TOML
// is named with its line, a name that is given twice with both.

import { afterAll, describe, expect, test } from "bun:test";
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { configFile } from "../src/cli/install/service_files.ts";
import { ConfigError, loadConfig } from "../src/config/load.ts";
import { makeTempDir, runHere } from "./harness.ts";
import { runProgram } from "./processes.ts";
import { load as loadFrom, problemsOf as problemsIn } from "./settings.ts";

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

const documents = [
  "README.md",
  "deploy/openid/README.md",
  "SECURITY.md",
  ...(readdirSync(join(ROOT, "docs"), { recursive: true }) as string[]).map((name) => `docs/${name}`),
];
const snippets = documents
  .filter((path) => path.endsWith(".md"))
  .flatMap((path) =>
    [...readFileSync(join(ROOT, path), "utf8").matchAll(/^```toml\n([^]*?)^```$/gm)].map(
      ([, snippet = ""], index) => [`${path} ${index + 1}`, snippet] as const,
    ),
  );

/** What such a table builds on, where its document says so before: mail, and a listener for HTTP. */
const EARLIER: ReadonlyArray<[RegExp, string[]]> = [
  [/^\[notices\]|^mail\.bounces = /m, ['mail.url = "smtps://mail.example.org"\n', 'mail.from = "a@example.org"\n']],
  [/^\[tls\.acme\](?![^]*ca_file)/m, ['tls.redirect_listen = "0.0.0.0:80"\n']],
];

describe("appended to the installed file", () => {
  test.each(snippets)("%s is in force", (_, snippet) => {
    // Step 1 of the installation sets the address, unless the document is about that.
    const needs = /^base_url = /m.test(snippet) ? "#base_url = " : "base_url = ";
    const installed = configFile().replace('\n#base_url = ""', `\n${needs}"https://push.example.org"`);
    const earlier = EARLIER.flatMap(([table, lines]) => (table.test(snippet) ? lines : []));
    const before = load(installed).origins;
    const { origins } = load(`${installed}${earlier.join("")}\n${snippet}`);
    const changed = Object.keys(origins).filter((name) => origins[name] !== before[name]);
    expect(changed.length).toBeGreaterThan(earlier.length);
  });

  test("the documents show enough to mean something", () => expect(snippets.length).toBeGreaterThan(14));

  test("a table that is there already is named, with both lines", () => {
    const text = `${configFile()}\n[oidc]\nissuer = "https://a"\n\n[mail]\nfrom = "a@b.c"\n\n[oidc]\nclient_id = "x"\n`;
    const first = lineOf(text, "[oidc]");
    expect(problemsOf(text)).toEqual([
      `${PATH}: line ${first + 6}: [oidc] cannot follow [oidc] in line ${first}: a table must be in one place, with all of its settings.`,
    ]);
  });

  test("so is a table of which one line was uncommented", () => {
    const text = `${configFile().replace("\n#oidc.label", "\noidc.label")}\n[oidc]\nissuer = "https://a"\n`;
    const [first, again] = [lineOf(text, "oidc.label"), lineOf(text, "[oidc]")];
    expect(problemsOf(text)).toEqual([
      `${PATH}: line ${again}: [oidc] cannot follow oidc.label in line ${first}: a table must be in one place, with all of its settings.`,
    ]);
  });
});

describe("what is not TOML", () => {
  test.each([
    ["port = 1\n\nhost = [\n'a'\n}\n[log]", "line 3: this is not TOML"],
    ["port = 1\nport = 2", "line 2: port is already set in line 1: remove one of the two."],
    [
      "[log]\nlevel = 'info'\n# x\nlevel = 'warn'",
      "line 4: log.level is already set in line 2: remove one of the two.",
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
    `${PATH}: line 1: issuer is not a known option: write oidc.issuer.`,
    expect.stringMatching(
      /line 2: ca_file is not a known option: write [\w.]+\.ca_file or \w+\.ca_file or \w+\.ca_file\.$/,
    ),
  ]);
});

describe("the directory beside the config file", () => {
  const beside = (files: Record<string, string>) => loadFrom({ flags: { config: "/etc/c.toml" }, files });

  test("holds further files: the later one wins, option by option, and each value says where it comes from", () => {
    const { config, origins } = beside({
      "/etc/c.toml":
        "port = 1\n[log]\nlevel = 'warn'\nformat = 'json'\n[webhooks]\nurl = 'https://a'\nsecret_file = 'gone'",
      "/etc/c.d/20.toml": `port = 3\n[webhooks]\nsecret = 'whsec_${"A".repeat(43)}='`,
      "/etc/c.d/10.toml": "port = 2\n[log]\nlevel = 'error'",
    });
    expect([config.port, config.log]).toEqual([3, { level: "error", format: "json" }]);
    // A later secret also replaces a file with it.
    expect(config.webhooks.secret).toStartWith("whsec_");
    expect(origins).toMatchObject({
      port: "file /etc/c.d/20.toml",
      "log.level": "file /etc/c.d/10.toml",
      "log.format": "file /etc/c.toml",
      "webhooks.secret": "file /etc/c.d/20.toml",
      "webhooks.secret_file": "default",
    });
    const named = loadFrom({
      env: { SECRETPUSH_CONFIG: "settings" },
      files: { settings: "", "settings.d/a.toml": "port = 4" },
    });
    expect(named.config.port).toBe(4);
  });

  test("adds presets to those of the config file", () => {
    const { config, origins } = beside({
      "/etc/c.toml": "[preset.one]\nlabel = 'One'\n[preset.two]\nlabel = 'Two'",
      "/etc/c.d/a.toml": "[preset.two]\nlabel = 'Zwei'\n[preset.three]\nlabel = 'Three'",
    });
    expect(config.preset.map(({ labels }) => labels[""])).toEqual(["One", "Zwei", "Three"]);
    expect(origins["preset"]).toBe("file /etc/c.toml, file /etc/c.d/a.toml");
  });

  test("counts no other names: hidden files, copies of editors, other endings", () => {
    const names = [".a.toml", "a.toml~", "a.toml.bak", "README", "#a.toml#", "a.conf", ".toml"];
    const others = Object.fromEntries(names.map((name) => [`/etc/c.d/${name}`, "port = 9"]));
    expect(beside({ "/etc/c.toml": "", ...others }).config.port).toBe(5100);
  });

  test("every mistake is told with its file and line", () => {
    const files = {
      "/etc/c.toml": "\nport = 'x'\n[preset.a]\nlabel = 'A'",
      "/etc/c.d/a.toml": "[oidc]\nissuer = 'https://a'\n[oidc]",
      "/etc/c.d/b.toml": "[mail]\nurl = 'smtps://a'\nbase_url = 'https://a'\n[preset.b]\nlabel = 'B'\nviews = 0",
    };
    expect(problemsIn(() => beside(files))).toEqual([
      "/etc/c.d/a.toml: line 3: [oidc] cannot follow [oidc] in line 1: a table must be in one place, with all of its settings.",
      "/etc/c.d/b.toml: line 3: mail.base_url is not a known option: base_url belongs above the first line that begins with [.",
      expect.stringMatching(/^\/etc\/c\.toml: line 2: port "x" is not a whole number/),
      expect.stringMatching(/^\/etc\/c\.d\/b\.toml: line 6: preset\.b\.views 0 is too small/),
      "/etc/c.d/b.toml: line 2: mail.url is given without mail.from: give both or neither.",
    ]);
  });

  describe("on a disk", () => {
    const directory = makeTempDir();
    afterAll(() => rmSync(directory, { recursive: true, force: true }));
    const config = join(directory, "config.toml");
    const further = join(directory, "config.d");
    writeFileSync(config, "");
    mkdirSync(further);
    const shown = async () => {
      const { code, stdout, stderr } = await runHere(["config", "--json", "--config", config]);
      return { code, stderr, port: code === 0 ? JSON.parse(stdout).port : null };
    };

    test("a link to a file is read, as Kubernetes makes them", async () => {
      mkdirSync(join(further, "..data"));
      writeFileSync(join(further, "..data/a.toml"), "\ufeffport = 1234\r\n");
      symlinkSync("..data/a.toml", join(further, "a.toml"));
      expect(await shown()).toEqual({
        code: 0,
        stderr: "",
        port: { value: 1234, origin: `file ${join(further, "a.toml")}` },
      });
    });

    test.each<[string, (path: string) => void, string]>([
      ["a pipe", (path) => void Bun.spawnSync(["mkfifo", path]), "it is not a regular file"],
      ["a directory", (path) => void mkdirSync(path), "it is a directory"],
      ["a device", (path) => void symlinkSync("/dev/zero", path), "it is not a regular file"],
      ["a link to nothing", (path) => void symlinkSync("gone", path), "there is no such file"],
      ["a huge file", (path) => void writeFileSync(path, `# ${"x".repeat(1024 * 1024)}`), "it is larger than 1 MiB"],
      [
        "no text",
        (path) => void writeFileSync(path, Buffer.from("host = '\xff\xfe'", "latin1")),
        "it is not text in UTF-8",
      ],
    ])("%s is refused, and nothing waits for it", async (_what, make, reason) => {
      const path = join(further, "odd.toml");
      make(path);
      expect(await shown()).toMatchObject({ code: 2, stderr: `secretpush: ${path} cannot be read (${reason}).\n` });
      rmSync(path, { recursive: true });
    });

    test("a directory that is none is refused", async () => {
      rmSync(further, { recursive: true });
      writeFileSync(further, "");
      expect(await shown()).toMatchObject({
        code: 2,
        stderr: `secretpush: ${further}, the directory of further settings, cannot be read (it is not a directory).\n`,
      });
    });

    test("so is one that this user may not read", async () => {
      rmSync(further, { recursive: true });
      mkdirSync(further);
      chmodSync(further, 0);
      // Root may read everything, unless it gives that up.
      const launcher =
        process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search", "--"] : [];
      expect(await runProgram(["config", "--config", config], { launcher })).toEqual({
        code: 2,
        stdout: "",
        stderr: `secretpush: ${further}, the directory of further settings, cannot be read (permission denied).\n`,
      });
      chmodSync(further, 0o700);
    });
  });
});
