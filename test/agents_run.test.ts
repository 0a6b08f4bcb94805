// `secretpush run`: a push for one command, which gets its text and its files, and nothing of either stays behind.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { memoryHere } from "../src/cli/agents/in_memory.ts";
import type { User } from "./harness.ts";
import { ENVIRONMENT, PROGRAM, PROGRAM_CWD, runProgram } from "./processes.ts";
import { ownServer, scratch } from "./scratch.ts";

setDefaultTimeout(60_000);

const SECRET = "correct \"horse\" 'battery' $HOME Ünicode\nsecond line";
const { newPath, root } = scratch();
const server = ownServer({ flags: { "enable-requests": "true", "upload-free-space-floor": "0" } });
let owner: User;
let sender: Record<string, string>;
/** Without a token. */
let machine: Record<string, string>;
/** In memory, and of these tests alone. */
let runtime: string;
beforeAll(async () => {
  owner = await server.user("anna@example.org");
  runtime = join(memoryHere({}) ?? root, `secretpush-tests-${process.pid}`);
  mkdirSync(runtime, { mode: 0o700 });
  sender = { HOME: newPath("home"), SECRETPUSH_SERVER: server.url, SECRETPUSH_TOKEN: owner.token };
  machine = { HOME: newPath("home"), SECRETPUSH_SERVER: server.url, XDG_RUNTIME_DIR: runtime };
});

afterAll(() => rmSync(runtime, { recursive: true, force: true }));

const ran = (argv: string[], input = "", env = machine) => runProgram(["run", ...argv], { input, env });
/** @param argv of `push`, for what only a program can seal */
async function pushed(argv: string[] = [], payload = SECRET): Promise<string> {
  if (argv.length === 0)
    return String((await server.push({ payload, expire_after_views: 1 }, owner.headers))["html_url"]);
  const { code, stdout } = await runProgram(["push", "--views", "1", ...argv], { input: payload, env: sender });
  expect(code).toBe(0);
  return stdout.trim();
}
const viewsOf = async (link: string): Promise<number> => {
  const [, urlToken] = /\/p\/(\w+)/.exec(link) ?? [];
  const { body } = await server.json("GET", `/api/v2/pushes/${urlToken}/audit`, undefined, owner.headers);
  return (body.logs as Array<{ kind: string }>).filter(({ kind }) => kind === "view").length;
};
async function file(name: string, text: string): Promise<string> {
  const path = join(root, name);
  writeFileSync(path, text);
  return path;
}
/** Starts it, and waits until the command has written a line. */
async function begun(link: string, script: string) {
  const child = Bun.spawn([...PROGRAM, "run", link, "--", "sh", "-c", script], {
    cwd: PROGRAM_CWD,
    env: { ...ENVIRONMENT, ...machine },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const reader = child.stdout.getReader();
  const { value } = await reader.read();
  return { child, line: new TextDecoder().decode(value).trim(), rest: reader };
}
async function gone(path: string): Promise<void> {
  while (existsSync(path)) await Bun.sleep(20);
}

describe("the text", () => {
  test("comes as a variable, on standard input or as an open file, byte for byte", async () => {
    const ways = {
      "env:GIVEN": 'printf %s "$GIVEN"',
      stdin: "cat",
      "fd:3": "cat <&3",
      "fd:9": "cat /dev/fd/9",
    };
    for (const [way, script] of Object.entries(ways)) {
      const link = await pushed(way === "stdin" ? ["--e2e"] : []);
      expect(await ran([link, "--as", way, "--", "sh", "-c", script])).toEqual({ code: 0, stdout: SECRET, stderr: "" });
      expect(await viewsOf(link)).toBe(1);
    }
    expect((await ran([await pushed(), "--", "sh", "-c", 'printf %s "$SECRETPUSH_VALUE"'])).stdout).toBe(SECRET);
  });

  test("larger than a pipe comes whole", async () => {
    const long = "0123456789".repeat(30_000);
    const got = await ran([await pushed([], long), "--as", "stdin", "--", "sh", "-c", "sleep 0; wc -c"]);
    expect(got.stdout.trim()).toBe("300000");
    const tooLong = await ran([await pushed([], long), "--", "true"]);
    expect([tooLong.code, tooLong.stderr]).toEqual([
      1,
      'secretpush: "true": the text is too long for a variable: the link was opened, and nothing was run.\n',
    ]);
  });

  test("with a NUL byte is no variable, and no message repeats it", async () => {
    const { code, stderr } = await ran([await pushed([], "hunter2\0more"), "--", "true"]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^secretpush: a variable cannot hold the text: [^h]/)]);
    expect(stderr).not.toContain("hunter2");
  });

  test("leaves standard input to the command, unless the link is read from there", async () => {
    expect((await ran([await pushed(), "--", "cat"], "typed")).stdout).toBe("typed");
    expect((await ran(["-", "--", "cat"], `${await pushed()}\nrest`)).stdout).toBe("");
    const argv = [
      "--link-file",
      await file("link", `${await pushed()}\n`),
      "--",
      "sh",
      "-c",
      'printf "$0 $1"',
      "a",
      "b",
    ];
    expect((await ran(argv)).stdout).toBe("a b");
  });

  test("is all that the command gets: neither token nor passphrase", async () => {
    const env = { ...sender, XDG_RUNTIME_DIR: runtime, SECRETPUSH_PASSPHRASE: "six words" };
    const { stdout } = await ran([await pushed(), "--", "env"], "", env);
    expect(stdout).toContain("SECRETPUSH_VALUE=");
    expect(stdout).not.toMatch(/SECRETPUSH_TOKEN|SECRETPUSH_PASSPHRASE/);
  });
});

describe("before the link is opened", () => {
  test("whatever can be wrong is said", async () => {
    const link = await pushed();
    const faults: Array<[string[], string]> = [
      [[link], "name the command: secretpush run LINK -- COMMAND"],
      [[link, "--", "no-such-program"], 'there is no program "no-such-program": nothing was opened'],
      [
        [link, "--as", "fd:2", "--", "true"],
        "hand the text over as env:NAME (letters, digits and _), as stdin, or as fd:3 to fd:9",
      ],
      [
        [link, "--as", "env:A=B", "--", "true"],
        "hand the text over as env:NAME (letters, digits and _), as stdin, or as fd:3 to fd:9",
      ],
      [
        ["--link-file", join(root, "none"), "--", "true"],
        `--link-file ${JSON.stringify(join(root, "none"))} cannot be read (ENOENT)`,
      ],
    ];
    for (const [argv, sentence] of faults) {
      expect(await ran(argv)).toEqual({ code: 2, stdout: "", stderr: `secretpush: ${sentence}.\n` });
    }
    expect(await viewsOf(link)).toBe(0);
  });
});

describe("the end", () => {
  test("has the status of the command, also of one that a signal ends", async () => {
    expect((await ran([await pushed(), "--", "sh", "-c", "exit 42"])).code).toBe(42);
    expect((await ran([await pushed(), "--", "sh", "-c", "kill -9 $$"])).code).toBe(137);
  });

  test("comes to the command by the signal that this program gets", async () => {
    for (const signal of ["SIGTERM", "SIGHUP", "SIGINT"] as const) {
      const script = "trap 'echo heard; exit 3' TERM HUP INT; echo ready; while :; do sleep 0.05; done";
      const { child, rest } = await begun(await pushed(), script);
      child.kill(signal);
      expect(new TextDecoder().decode((await rest.read()).value)).toBe("heard\n");
      expect(await child.exited).toBe(3);
    }
  });

  test("a second one has nothing to open", async () => {
    const link = await pushed();
    expect((await ran([link, "--", "true"])).code).toBe(0);
    const again = await ran([link, "--", "echo", "ran"]);
    expect(again).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("has expired") });
  });
});

describe("files", () => {
  const twoFiles = async (): Promise<string> =>
    pushed(["--e2e", "--file", await file("key.pem", "the key"), "--file", await file("-rf", "the rest")]);

  test("are in a directory in memory for this user alone, which goes with the command", async () => {
    const script = 'cd "$SECRETPUSH_FILES" && pwd && stat -c %a . key.pem && ls && cat key.pem';
    const { code, stdout } = await ran([await twoFiles(), "--", "sh", "-c", script]);
    const [path = "", ...lines] = stdout.split("\n");
    expect([code, lines]).toEqual([0, ["700", "600", "_rf", "key.pem", "the key"]]);
    expect(path).toStartWith(join(runtime, "secretpush-run-"));
    expect(readdirSync(runtime)).toEqual([]);
  });

  test("go too if this program is killed, or the command", async () => {
    const script = 'echo "$SECRETPUSH_FILES $$"; exec sleep 600';
    for (const whom of ["program", "command"] as const) {
      const { child, line } = await begun(await twoFiles(), script);
      const [directory = "", command] = line.split(" ");
      expect(readdirSync(directory).toSorted()).toEqual(["_rf", "key.pem"]);
      process.kill(whom === "program" ? child.pid : Number(command), "SIGKILL");
      await child.exited;
      await gone(directory);
      if (whom === "program") process.kill(Number(command), "SIGKILL");
      else expect(child.exitCode).toBe(137);
    }
    expect(readdirSync(runtime)).toEqual([]);
  });
});

test("an answer to one's own request is erased before the command begins", async () => {
  const asked = await runProgram(["request", "The key", "--e2e", "--json"], { env: sender });
  const { html_url: link = "", collect_url: collect = "" } = JSON.parse(asked.stdout) as Record<string, string>;
  expect((await runProgram(["answer", link], { env: machine, input: SECRET })).code).toBe(0);
  const env = { ...sender, XDG_RUNTIME_DIR: runtime };
  expect(await ran([collect, "--as", "stdin", "--", "cat"], "", env)).toEqual({ code: 0, stdout: SECRET, stderr: "" });
  const again = await ran([collect, "--", "echo", "ran"], "", env);
  expect(again).toEqual({ code: 1, stdout: "", stderr: "secretpush: all answers have expired.\n" });
});

test("of two that have opened one answer, one runs its command", async () => {
  const asked = await runProgram(["request", "The key", "--e2e", "--json"], { env: sender });
  const { html_url: link = "", collect_url: collect = "" } = JSON.parse(asked.stdout) as Record<string, string>;
  expect((await runProgram(["answer", link], { env: machine, input: SECRET })).code).toBe(0);
  const both = Promise.withResolvers<void>();
  let waiting = 0;
  // Neither ends the answer before both have opened it.
  const between = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch({ url, method, headers, body }) {
      if (method === "DELETE" && (waiting += 1) === 2) both.resolve();
      if (method === "DELETE") await both.promise;
      const { pathname, search } = new URL(url);
      return fetch(server.url + pathname + search, { method, headers, body });
    },
  });
  try {
    const url = `http://127.0.0.1:${between.port}`;
    const env = { ...sender, SECRETPUSH_SERVER: url, XDG_RUNTIME_DIR: runtime };
    const argv = [collect.replace(server.url, url), "--as", "stdin", "--", "cat"];
    const [one, other] = (await Promise.all([ran(argv, "", env), ran(argv, "", env)])).sort((a, b) => a.code - b.code);
    expect(one).toEqual({ code: 0, stdout: SECRET, stderr: "" });
    expect(other).toEqual({ code: 1, stdout: "", stderr: expect.stringContaining("nothing was run") });
  } finally {
    await between.stop(true);
  }
});
