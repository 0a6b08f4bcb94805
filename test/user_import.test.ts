// `secretpush user import` invites the people of a file: all mistakes first, each person once, nobody without a link.

import { afterAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
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
const run = ([command = "", ...argv]: string[], input: string | Uint8Array = "", env: Record<string, string> = {}) =>
  cli(["user", command, ...argv, "--data-dir", join(directory, "data"), ...(command === "import" ? BASE : [])], {
    input,
    env,
  });
const importing = (input: string | Uint8Array, ...argv: string[]) => run(["import", "-", ...argv], input);
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
      'secretpush: no one was invited. Read as UTF-8: the column "email".',
      'line 3: "nobody" is not an email address',
      'line 4: the role "boss" must be one of user, auditor, admin',
      "line 5: its quotes do not match",
      "line 6: ann@example.org has a different role in line 2.\n",
    ]);
    expect(await importing("\n# nobody\n")).toMatchObject({ code: 2 });
    expect(await importing("\uffff".concat("\n"))).toMatchObject({ code: 2 });
  });
});

/** Names have letters beyond ASCII: what reads them in a wrong encoding shows it. */
const TABLES: ReadonlyArray<readonly [name: string, file: string | Uint8Array, read: string, people?: string[]]> = [
  [
    "Excel's CSV, in Windows-1252",
    Buffer.from("Name;E-Mail;Abteilung\r\nAnn Müller;ann@example.org;Bücher\r\nBob;bob@example.org;\r\n", "latin1"),
    'Windows-1252: the column "E-Mail".',
  ],
  [
    "Excel's Unicode text, in UTF-16",
    Buffer.from(
      "\ufeffName\tAdresse électronique\r\nAnn Müller\tann@example.org\r\nBob\tbob@example.org\r\n",
      "utf16le",
    ),
    'UTF-16: the column "Adresse électronique".',
  ],
  [
    "UTF-16 whose bytes are the other way round",
    Buffer.from("\ufeffName\tmail\nAnn Müller\tann@example.org\nBob\tbob@example.org\n", "utf16le").swap16(),
    'UTF-16: the column "mail".',
  ],
  [
    "UTF-16 without a mark",
    Buffer.from("名前,電子メール\n安,ann@example.org\n望,bob@example.org\n", "utf16le"),
    'UTF-16: the column "電子メール".',
  ],
  ["UTF-8 with a mark", "\ufeffemail;Straße\nann@example.org;Gärten\nbob@example.org;\n", 'UTF-8: the column "email".'],
  [
    "sep=",
    'sep=;\r\nName;Mailadresse\r\n"Weber; Ann";ann@example.org\r\nBob, B;bob@example.org\r\n',
    'the column "Mailadresse".',
  ],
  [
    "sep= with another separator",
    "sep=|\nName|Mail\nA, B; C|ann@example.org\nBob|bob@example.org\n",
    'the column "Mail".',
  ],
  [
    "the form in which Entra creates people",
    [
      "version:v1.0,,,",
      "Name [displayName] Required,User name [userPrincipalName] Required,Initial password [passwordProfile] Required,Block sign in (Yes/No) [accountEnabled] Required",
      "Example: Chris Green,chris@contoso.com,myPassword1234,No",
      "Ann Weber,ann@example.org,Secret-1,No",
      "Bob,bob@example.org,Secret-2,No",
    ].join("\r\n"),
    'the column "User name [userPrincipalName] Required".\nLine 1 was left out: "version:v1.0".\nLine 3 was left out: "Example: Chris Green".',
  ],
  [
    "the same in German",
    [
      "version:v1.0",
      "Name [displayName] Erforderlich,Benutzername [userPrincipalName] Erforderlich",
      "Beispiel: Chris Green,chris@contoso.com",
      "Ann Weber,ann@example.org",
      "Bob,bob@example.org",
    ].join("\n"),
    'Line 3 was left out: "Beispiel: Chris Green".',
  ],
  [
    "what Entra exports",
    [
      "userPrincipalName,displayName,mail,userType",
      "aw@corp.example,Ann Weber,ann@example.org,Member",
      "bb@corp.example,Bob,bob@example.org,Member",
    ].join("\r\n"),
    'the column "mail".\nOther addresses, in the column "userPrincipalName", were not read.',
  ],
  [
    "Export-Csv of Active Directory",
    '#TYPE Selected.Microsoft.ActiveDirectory.Management.ADUser\r\n"Name","mail"\r\n"Ann ""A"" Weber","ann@example.org"\r\n"Bob","bob@example.org"\r\n',
    'the column "mail".',
  ],
  [
    "tabs, from LibreOffice",
    'Name\te-mail\n"Ann\tA"\tann@example.org\nBob, B; C\tbob@example.org\n',
    'the column "e-mail".',
  ],
  ["User.pluck(:email)", "ann@example.org\nbob@example.org\n", "UTF-8: column 1."],
  [
    "Google's people",
    [
      "First Name [Required],Last Name [Required],Email Address [Required],Password [Required],Recovery Email,Work Secondary Email",
      "Ann,Weber,ann@example.org,****,ann@home.example,ann2@example.org",
      "Bob,B,bob@example.org,****,,bob2@example.org",
    ].join("\n"),
    'the column "Email Address [Required]".\nOther addresses, in the column "Work Secondary Email", were not read.',
  ],
  [
    "Outlook's contacts",
    [
      '"First Name","Notes","E-mail Address","E-mail Type","E-mail Display Name","E-mail 2 Address"',
      '"Ann","likes\r\n""tea"", and\r\n\r\n# sugar","ann@example.org","SMTP","Ann (ann@example.org)",""',
      '"Bob","","Bob@example.org","SMTP","bob@example.org","bob@home.example"',
    ].join("\r\n"),
    'the column "E-mail Address".\nOther addresses, in the column "E-mail 2 Address", were not read.',
  ],
  [
    "a school's list, with a number in front",
    "#;Klasse;Mailadresse\n1;5a;ann@example.org\n2;5b;bob@example.org\n",
    'the column "Mailadresse".\nColumns that mean nothing here: #, Klasse.',
  ],
  [
    "a cell of two lines",
    'ann@example.org,"Ann\nWeber"\nbob@example.org,Bob\n',
    "UTF-8: column 1.\nColumns that mean nothing here: column 2.",
  ],
  ["a column in the middle, without a heading", "Ann;ann@example.org;5a\nBob;bob@example.org;5b\n", "UTF-8: column 2."],
  ["an address book", 'Ann Weber <ann@example.org>\n"Weber, Bob" <bob@example.org>\n', "UTF-8: column 1."],
  [
    "Outlook's recipients",
    "Weber, Ann <ann@example.org>; bob@example.org <BOB@example.org>;\n",
    "every address in each line.",
  ],
  [
    "the same address twice in each line",
    "ann@example.org;ANN@example.org\nbob@example.org;bob@example.org\n",
    "UTF-8: column 1.\nColumns that mean nothing here: column 2.",
  ],
  ["addresses in a line", "ann@example.org; bob@example.org", "every address in each line."],
  [
    "lines of more and fewer addresses",
    "ann@example.org\nbob@example.org, Carl <carl@example.org>\n",
    "every address in each line.",
    ["ann@example.org user", "bob@example.org user", "carl@example.org user"],
  ],
  [
    "several addresses in a cell, with a role",
    'role,who\nadmin,"ann@example.org;\nbob@example.org"\n',
    'the column "who".',
    ["ann@example.org admin", "bob@example.org admin"],
  ],
  [
    "a formula beside an address",
    "Name;Mail\n=cmd|' /C calc'!A0;ann@example.org\n@SUM(1);bob@example.org\n",
    'the column "Mail".',
  ],
];

describe("a table as people have it", () => {
  test.each(TABLES)("%s", async (_, file, read, expected = ["ann@example.org user", "bob@example.org user"]) => {
    const { code, stdout, stderr } = await importing(file);
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining(`${expected.length} people in -: ${expected.length} invited.\nRead as `),
    ]);
    expect(stderr).toContain(read);
    const invited = told(stdout).slice(1);
    expect(invited.map(([, email, role]) => `${email} ${role}`)).toEqual(expected);
  });

  test.each([
    [
      "no text",
      "PK\u0003\u0004\0\0",
      'line 1: the control character U+0003 does not occur in a table of text. Save the table as "CSV UTF-8".',
    ],
    [
      "a NUL byte",
      "ann@example.org\nbob\0@example.org\n",
      "line 2: the control character U+0000 does not occur in a table of text",
    ],
    [
      "half a UTF-16",
      Buffer.from("fffe610062", "hex"),
      "line 1: the file begins as UTF-16 and continues as something else.",
    ],
    [
      "an address that may be misread",
      Buffer.from("j\xf6rg@example.org\n", "latin1"),
      'line 1: "jörg@example.org" may be misread',
    ],
    [
      "two columns that have equal rights",
      "Dienst;Heim\nann@a.example;ann@b.example\n",
      'line 1: the column "Dienst" and the column "Heim" have different addresses',
    ],
    [
      "addresses beside other text",
      "Ann;ann@example.org;Pa55word;boss@example.org\n",
      "line 1: column 1 is not an email address\n  line 1: column 3 is not",
    ],
    [
      "an address behind the table",
      "email,role\nann@example.org,user,bob@example.org\n",
      'line 2: the column "role" is not an email address',
    ],
    [
      "a first address without its @",
      "ann.example.org\nbob@example.org\n",
      'line 1: "ann.example.org" is not an email address',
    ],
    [
      "a name that is another address",
      "boss@example.org <ann@example.net>\n",
      'line 1: "boss@example.org <ann@example.net>" is not',
    ],
    [
      "a person without an address",
      "Name,Mail\nAnn,ann@example.org\nBob,\nCarl,carl@example.org\n",
      'line 3: no address in the column "Mail"',
    ],
    ["a mistake below a cell of two lines", 'Name,Mail\n"Ann\nA",ann@example.org\nBob,bob\n', 'line 4: "bob" is not'],
    [
      "a formula in place of an address",
      'Mail\nann@example.org\n"=HYPERLINK(""mailto:bob@example.org"")"\n',
      "line 3: ",
    ],
    ["quotes that nobody closes", 'Mail\n"ann@example.org\nbob@example.org\n', "line 2: its quotes do not match"],
    ["many mistakes", "x@\n".repeat(1000), "and 900 more."],
  ])("%s invites nobody", async (_, file, told) => {
    const { code, stdout, stderr } = await importing(file);
    expect([code, stdout, stderr]).toEqual([2, "", expect.stringContaining("no one was invited")]);
    expect(stderr).toContain(told);
    expect(stderr).not.toContain("Pa55word");
    expect(existsSync(join(directory, "data"))).toBe(false);
  });

  test("a long line is read to its limit, and shown only in part", async () => {
    const long = await importing(`${"a".repeat(10_000_000)}@example.org`);
    expect(long).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining('aaa…" is not an email address'),
    });
    expect(String(long.stderr).length).toBeLessThan(400);
    const longer = await importing(Buffer.alloc(100_000_000, "a"));
    expect(longer).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("more than 16 MiB, and no one was invited"),
    });
    expect(await importing(Buffer.alloc(16_000_000, "a\n"))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("at most 250,000 lines"),
    });
    for (const hostile of ['"a\n', '",', ";", ',"\n', '"""\n', "@;", "<@", '"a""\n']) {
      expect(await importing(hostile.repeat(20_000))).toMatchObject({ code: 2, stdout: "" });
    }
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
  const roles = await importing("root@example.org,user\nann@example.org,admin\n");
  expect(told(roles.stdout).map(([, , role]) => role)).toEqual(["role", "admin", "user"]);
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
    stderr: expect.stringContaining("no one was invited: it already exists. Name a new file, or remove this one."),
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
