// The completion scripts, run by the shells themselves where they are installed.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeTempDir, runHere } from "./harness.ts";
import { needs } from "./needs.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const directory = makeTempDir();
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const cli = (...argv: string[]) => runHere(argv);

/** What a shell that has loaded the script offers for the last of these words. */
const ASK = {
  bash: (script: string, words: string[]) => [
    "-c",
    // A stand-in for what tells readline to offer files.
    `compopt() { COMPREPLY+=("$2"); }
     source ${script}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _secretpush; printf '%s\\n' "\${COMPREPLY[@]}"`,
    "bash",
    ...words,
  ],
  zsh: (script: string, words: string[]) => [
    "-f",
    "-c",
    // Stand-ins for what the completion system provides.
    `compdef() { }; compadd() { [[ $1 == -- ]] && shift; print -l -- "$@" }; _files() { print FILES };
     _describe() { print -l -- "\${(@)\${(P)2}%%:*}" };
     source ${script}; words=("$@"); CURRENT=$#; PREFIX=$words[CURRENT]; _secretpush`,
    "zsh",
    ...words,
  ],
  fish: (script: string, words: string[]) => [
    "--no-config",
    "-c",
    `source ${script}; complete -C "${words.join(" ")}"`,
  ],
};

describe.each(["bash", "zsh", "fish"] as const)("%s", (shell) => {
  const script = join(directory, `completion.${shell}`);
  beforeAll(async () => {
    const { code, stdout } = await cli("completion", shell);
    expect(code).toBe(0);
    writeFileSync(script, stdout);
  });

  const offered = (...words: string[]): string[] => {
    const { stdout, stderr } = Bun.spawnSync([shell, ...ASK[shell](script, words)], {
      cwd: directory,
      env: { PATH: process.env["PATH"] ?? "", HOME: directory },
    });
    expect(stderr.toString()).toBe("");
    const typed = words.at(-1) ?? "";
    const lines = stdout.toString().split("\n");
    return lines.map((line) => line.split("\t")[0] ?? "").filter((word) => word !== "" && word.startsWith(typed));
  };

  needs(shell).test("offers the commands", () => {
    expect(offered("secretpush", "")).toEqual(
      expect.arrayContaining(["serve", "user", "compact", "tls", "completion"]),
    );
    const ofUser = ["add", "explain", "link", "list", "passwd", "remove", "role", "unlink", "vouch"];
    expect(offered("secretpush", "user", "")).toEqual(expect.arrayContaining(ofUser));
    expect(offered("secretpush", "user", "")).not.toContain("serve");
  });

  needs(shell).test("offers a command's own flags and the global ones, and not those of others", () => {
    const flags = offered("secretpush", "tls", "issue", "--");
    expect(flags).toEqual(expect.arrayContaining(["--ca", "--host", "--data-dir", "--help"]));
    expect(flags).not.toContain("--log-level");
    expect(offered("secretpush", "serve", "--log-")).toEqual(expect.arrayContaining(["--log-level", "--log-format"]));
  });

  needs(shell).test("offers the words that a flag takes, also after global flags", () => {
    const words = offered("secretpush", "--data-dir", "/x", "serve", "--log-level", "");
    expect(words.sort()).toEqual(["debug", "error", "info", "warn"]);
    expect(offered("secretpush", "push", "--kind", "").sort()).toEqual(["file", "qr", "text", "url"]);
  });

  needs(shell).test("offers flags behind one that takes words elsewhere only", () => {
    expect(offered("secretpush", "push", "--e2e", "--hol")).toEqual(["--hold"]);
    expect(offered("secretpush", "serve", "--e2e", "").sort()).toEqual(["off", "offered", "preferred", "required"]);
  });

  needs(shell).test("offers the words that a command takes, and files where it takes one", () => {
    expect(offered("secretpush", "completion", "").sort()).toEqual(["bash", "fish", "zsh"]);
    // bash and fish add the files themselves, once they are told to.
    const told = { bash: "default", zsh: "FILES", fish: `completion.fish` }[shell];
    expect(offered("secretpush", "backup", "")).toEqual(expect.arrayContaining(["verify", told]));
    expect(offered("secretpush", "tls", "show", "")).toContain(told);
    expect(offered("secretpush", "user", "add", "")).not.toContain(told);
  });
});

test("another shell is refused with the list of those there are", async () => {
  const { code, stderr } = await cli("completion", "tcsh");
  expect([code, stderr]).toEqual([2, expect.stringContaining("choose bash, zsh, fish")]);
});
