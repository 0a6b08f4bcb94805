// `secretpush user import` invites the people of a file: all mistakes first, each person once, nobody without a link.

import { afterAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { cli, removeTempDirs, tempDir } from "./command_line.ts";
import { startMailServer } from "./smtp.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

afterAll(removeTempDirs);

let directory = "";
beforeEach(() => {
  directory = tempDir();
});

const BASE = ["--base-url", "https://push.example.org"];
const run = ([command = "", ...argv]: string[], input = "", env: Record<string, string> = {}) =>
  cli(["user", command, ...argv, "--data-dir", join(directory, "data"), ...(command === "import" ? BASE : [])], {
    input,
    env,
  });
const importing = (input: string, ...argv: string[]) => run(["import", "-", ...argv], input);
const users = async (): Promise<string[]> => {
  const { stdout } = await run(["list", "--json"]);
  return (JSON.parse(stdout) as Array<{ email: string; admin: boolean; auditor: boolean }>)
    .map(({ email, admin, auditor }) => `${email} ${admin ? "admin" : auditor ? "auditor" : "user"}`)
    .toSorted();
};
/** The cells of the table. */
const told = (stdout: string): string[][] =>
  stdout
    .trimEnd()
    .split("\n")
    .map((line) => line.split(","));
const LINK = /^https:\/\/push\.example\.org\/users\/reset#[A-Za-z0-9]{32}$/;

describe("a file of people", () => {
  test.each([
    ["addresses alone", "ann@example.org\nbob@example.org\n", ["ann@example.org user", "bob@example.org user"]],
    [
      "with roles, without a heading",
      "ann@example.org,admin\r\nbob@example.org,\r\n",
      ["ann@example.org admin", "bob@example.org user"],
    ],
    [
      "a table from a spreadsheet",
      '\ufeffName;Role;E-Mail\n"Ann; ""A""";Auditor;ANN@example.org\n\n# nobody\nBob;;"bob@example.org"\nBob;user;bob@example.org',
      ["ann@example.org auditor", "bob@example.org user"],
    ],
  ])("%s", async (_, text, expected) => {
    const { code, stdout, stderr } = await importing(text);
    expect([code, stderr]).toEqual([0, expect.stringContaining("2 people in -: 2 invited.")]);
    const [heading, ...lines] = told(stdout);
    expect(heading).toEqual(["line", "email", "role", "result", "link", "expires_at"]);
    expect(lines.map(([, , , result]) => result)).toEqual(["invited", "invited"]);
    for (const [, , , , link = ""] of lines) expect(link).toMatch(LINK);
    expect(await users()).toEqual(expected);
  });

  test("with mistakes invites nobody and names every line", async () => {
    const lines = [
      "email,role",
      "ann@example.org,admin",
      "nobody",
      "bob@example.org,boss",
      '"bob,user',
      "ANN@example.org,user",
    ];
    const { code, stdout, stderr } = await importing(lines.join("\n"));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr.split("\n  ")).toEqual([
      "secretpush: nobody was invited",
      'line 3: "nobody" is not an e-mail address',
      'line 4: the role "boss" is none of user, auditor, admin',
      "line 5: the quotes are not those of a table",
      "line 6: ann@example.org has another role in line 2.\n",
    ]);
    expect(await importing("\n# nobody\n")).toMatchObject({ code: 2 });
    expect(await importing("\uffff".concat("\n"))).toMatchObject({ code: 2 });
  });
});

test("a second run invites nobody again, and --again those who have not used their link", async () => {
  await run(["add", "root@example.org", "--admin", "--password-stdin"], "correct horse\n");
  const text = "root@example.org\nann@example.org\n";
  const first = told((await importing(text)).stdout);
  const second = await importing(`${text}bob@example.org\n`);
  expect(told(second.stdout).map(([, , , result]) => result)).toEqual([
    "result",
    "has an account",
    "invited already",
    "invited",
  ]);
  expect([second.code, second.stderr]).toEqual([0, expect.stringContaining("--again makes new links")]);
  const third = told((await importing(text, "--again")).stdout);
  expect(third.map(([, , , result]) => result)).toEqual(["result", "has an account", "invited"]);
  expect(third[2]?.[4]).toMatch(LINK);
  expect(third[2]?.[4]).not.toBe(first[2]?.[4]);
  expect(await users()).toEqual(["ann@example.org user", "bob@example.org user", "root@example.org admin"]);
});

test("the table goes into a new file that only its owner can read", async () => {
  const [people, out] = [join(directory, "people.csv"), join(directory, "links.csv")];
  writeFileSync(people, "ann@example.org\n");
  const done = await run(["import", people, "--out", out]);
  expect([done.code, done.stdout]).toEqual([0, ""]);
  expect(statSync(out).mode & 0o777).toBe(0o600);
  expect(told(readFileSync(out, "utf8"))[1]?.[4]).toMatch(LINK);
  writeFileSync(people, "bob@example.org\n");
  expect(await run(["import", people, "--out", out])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("nobody was invited: it is there already. Name a new file, or remove this one."),
  });
  expect(await users()).toEqual(["ann@example.org user"]);
});

test("no cell of the table is a formula", async () => {
  const { stdout } = await importing("=1+1@example.org\n");
  expect(told(stdout)[1]?.[1]).toBe("'=1+1@example.org");
  expect(await users()).toEqual(["=1+1@example.org user"]);
});

test("by mail, whoever the server refuses is invited by the next run, and links are printed nowhere", async () => {
  const smtp = await startMailServer("plain");
  const env = {
    SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off`,
    SECRETPUSH_MAIL_FROM: "push@example.org",
  };
  const mailing = (...argv: string[]) =>
    run(["import", "-", "--mail", ...argv], "ann@example.org\nbob@example.org\n", env);
  try {
    smtp.refusals.set("ann@example.org", { code: 550, words: "no such person" });
    const first = await mailing();
    const [, ann, bob] = told(first.stdout);
    expect([first.code, ann?.[3], bob?.slice(1, 5)]).toEqual([
      1,
      expect.stringContaining("failed: "),
      ["bob@example.org", "user", "mailed", ""],
    ]);
    expect(await users()).toEqual(["bob@example.org user"]);
    expect(first.stdout + first.stderr).not.toContain("#");

    smtp.refusals.clear();
    const second = await mailing();
    expect([second.code, ...told(second.stdout).map(([, , , result]) => result)]).toEqual([
      0,
      "result",
      "mailed",
      "invited already",
    ]);
    expect(smtp.letters.map(({ to }) => to[0])).toEqual(["bob@example.org", "ann@example.org"]);
  } finally {
    await smtp.stop();
  }
  const many = Array.from({ length: 5 }, (_, index) => `p${index}@example.org\n`).join("");
  const down = await run(["import", "-", "--mail"], many, env);
  expect(told(down.stdout).map(([, , , result]) => result?.slice(0, 9))).toEqual([
    "result",
    "failed: T",
    "failed: T",
    "failed: T",
    "not tried",
    "not tried",
  ]);
  expect(await users()).toHaveLength(2);
});
