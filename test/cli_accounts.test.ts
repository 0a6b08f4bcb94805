// The command line's commands for accounts: by themselves on a data directory, and through the server that runs on it.

import { Database } from "bun:sqlite";
import { afterAll, afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { serve } from "../src/serve.ts";
import { type OperationName, OPERATIONS } from "../src/serve/operations.ts";
import { cli, type Surroundings, removeTempDirs, tempDir } from "./command_line.ts";
import { freePort } from "./free_port.ts";
import { startServer, type TestServer } from "./harness.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

afterAll(removeTempDirs);

test("the README's commands for accounts work one after the other on a server without settings", async () => {
  const readme = readFileSync(join(import.meta.dir, "../README.md"), "utf8");
  const commands = [...readme.matchAll(/^secretpush ((?:user|token) .+)$/gm)].map(([, line = ""]) =>
    line.replace(/ +#.*/, "").split(" "),
  );
  expect(commands.length).toBe(3);
  const dataDir = join(tempDir(), "data");
  for (const argv of commands) {
    const typed = ["correct horse", "correct horse"];
    expect([argv, await cli([...argv, "--data-dir", dataDir], { typed })]).toEqual([
      argv,
      expect.objectContaining({ code: 0 }),
    ]);
  }
});

test("in a directory without a database there is nothing to list or change, and none is made of a typing error", async () => {
  const dataDir = join(tempDir(), "data");
  for (const argv of [
    ["user", "list"],
    ["user", "passwd", "ann@example.org", "--password-stdin"],
    ["user", "remove", "ann@example.org", "--yes"],
    ["token", "add", "ann@example.org", "--name", "x"],
    ["token", "list"],
    ["token", "revoke", "ann@example.org", "x"],
  ]) {
    expect(await cli([...argv, "--data-dir", dataDir], { input: "correct horse\n" })).toEqual({
      code: 1,
      stdout: "",
      stderr: `secretpush: There is no Secret Push database in ${dataDir}: name another directory with --data-dir.\n`,
    });
  }
  expect(existsSync(dataDir)).toBe(false);
});

test("an account that the company's sign-in has suspended is not reported as enabled", async () => {
  const dataDir = join(tempDir(), "data");
  const run = (...argv: string[]) => cli(["user", ...argv, "--data-dir", dataDir], { input: "correct horse\n" });
  await run("add", "ann@example.org", "--password-stdin");
  const db = new Database(join(dataDir, "secretpush.db"));
  db.run("UPDATE users SET suspended = 1");
  db.close();
  expect(await run("enable", "ann@example.org")).toEqual({
    code: 1,
    stdout: "",
    stderr: "secretpush: ann@example.org is suspended: the company's sign-in no longer admits this person.\n",
  });
  expect((await run("list")).stdout).toMatch(/ann@example\.org +user, suspended /);
});

/** A command that opened the store beside a server would fail. */
const ONLY_THE_SERVER = { serve, openHere: () => Promise.reject(new Error("a command has opened the store")) };

describe.each(["by themselves", "through the server"])("accounts, %s", (how) => {
  const isServed = how === "through the server";
  let dataDir = "";
  let server: TestServer | null = null;
  beforeEach(async () => {
    dataDir = join(tempDir(), "data");
    if (isServed) server = await startServer({ dataDir });
  });
  afterEach(() => server?.stop());
  const run = (argv: string[], given: Surroundings = {}) =>
    cli([...argv, "--data-dir", dataDir], isServed ? { ...given, backend: ONLY_THE_SERVER } : given);
  const addAnn = () => run(["user", "add", "ann@example.org", "--password-stdin"], { input: "correct horse\n" });

  test("an account is added, listed, given a new password and removed", async () => {
    expect(
      await run(["user", "add", "ann@example.org", "--admin", "--password-stdin"], { input: "correct horse\r\nmore" }),
    ).toEqual({
      code: 0,
      stdout: "Added ann@example.org as an administrator.\n",
      stderr: isServed ? "" : `Made a new database in ${dataDir}, which had none.\n`,
    });
    expect(
      await run(["user", "add", "bob@example.org"], { typed: ["battery staple", "battery staple"] }),
    ).toMatchObject({
      code: 0,
      stdout: "Added bob@example.org.\n",
    });

    const { stdout } = await run(["user", "list"]);
    expect(stdout.split("\n")[0]).toMatch(/^ID +EMAIL +ROLE +CREATED$/);
    expect(stdout).toMatch(/ann@example\.org +admin +20\d\d-.*Z\n/);
    expect(stdout).toMatch(/bob@example\.org +user +20\d\d-.*Z\n/);
    const listed = JSON.parse((await run(["user", "list", "--json"])).stdout);
    expect(listed).toMatchObject([
      { email: "ann@example.org", admin: true },
      { email: "bob@example.org", admin: false },
    ]);
    expect(Object.keys(listed[0])).toEqual(["id", "email", "admin", "auditor", "disabled", "created_at"]);

    expect((await run(["user", "disable", "bob@example.org"])).code).toBe(0);
    expect((await run(["user", "list"])).stdout).toMatch(/bob@example\.org +user, disabled +20/);
    expect(await run(["token", "add", "bob@example.org", "--name", "x"])).toEqual({
      code: 1,
      stdout: "",
      stderr: "secretpush: bob@example.org is disabled: enable the account at /admin first.\n",
    });

    expect(await run(["user", "passwd", "bob@example.org"], { typed: ["another one", "another one"] })).toMatchObject({
      code: 0,
      stdout: "Changed the password of bob@example.org: 0 API tokens ended, and all sessions.\n",
    });
    expect(await run(["user", "remove", "bob@example.org", "--yes"])).toEqual({
      code: 0,
      stdout: "Removed bob@example.org: 0 API tokens ended, 0 pushes expired.\n",
      stderr: "",
    });
    expect((await run(["user", "list"])).stdout).not.toContain("bob@");
  });

  test("a typed password is never echoed, and must be typed twice the same", async () => {
    const { code, stdout, stderr } = await run(["user", "add", "ann@example.org"], { typed: ["hunter22", "hunter23"] });
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(
      "New password for ann@example.org: \nThe same again: \n" +
        "secretpush: the two passwords differ: nothing was changed.\n",
    );
    expect(await run(["user", "add", "ann@example.org"], { typed: ["hunter22"] })).toMatchObject({ code: 1 });
    expect(await run(["user", "add", "ann@example.org"], { typed: ["\u0003"] })).toMatchObject({ code: 1 });
    expect((await run(["user", "list"])).stdout).toBe("");
  });

  test("without a terminal the password and the confirmation must be given in another way", async () => {
    expect(await run(["user", "add", "ann@example.org"])).toEqual({
      code: 2,
      stdout: "",
      stderr:
        "secretpush: there is no terminal to prompt for the password: give it on standard input with --password-stdin.\n",
    });
    expect(await run(["user", "add", "ann@example.org", "--password-stdin"])).toMatchObject({
      code: 2,
      stderr: "secretpush: standard input is empty: one line was expected.\n",
    });
    expect(await run(["user", "remove", "ann@example.org"])).toMatchObject({
      code: 2,
      stderr: "secretpush: there is no terminal to prompt for confirmation: pass --yes to remove the account.\n",
    });
  });

  test("what the service refuses is reported on stderr with exit code 1", async () => {
    const short = await run(["user", "add", "ann", "--password-stdin"], { input: "short" });
    expect([short.code, short.stdout]).toEqual([1, ""]);
    expect(short.stderr).toMatch(/^secretpush: email .*\.$/m);
    expect(short.stderr).toMatch(/^secretpush: password .*8.*\.$/m);
    await addAnn();
    expect(await addAnn()).toMatchObject({ code: 1, stdout: "" });
    for (const argv of [
      ["user", "passwd", "eve@example.org", "--password-stdin"],
      ["user", "remove", "eve@example.org", "--yes"],
      ["token", "add", "eve@example.org", "--name", "x"],
      ["token", "list", "eve@example.org"],
      ["token", "revoke", "ann@example.org", "none"],
    ]) {
      const { code, stdout, stderr } = await run(argv, { input: "correct horse\n" });
      expect([code, stdout]).toEqual([1, ""]);
      expect(stderr).toStartWith("secretpush: ");
    }
  });

  test("removing asks first, and only yes removes", async () => {
    await addAnn();
    expect(await run(["user", "remove", "ann@example.org"], { typed: [""] })).toMatchObject({ code: 1, stdout: "" });
    expect((await run(["user", "list"])).stdout).toContain("ann@");
    expect(await run(["user", "remove", "ann@example.org"], { typed: ["yes"] })).toMatchObject({ code: 0 });
    expect((await run(["user", "list"])).stdout).toBe("");
  });

  test("a token is printed alone on stdout, listed without its secret, and revoked", async () => {
    await addAnn();
    const made = await run(["token", "add", "ann@example.org", "--name", "backup"]);
    expect(made.code).toBe(0);
    expect(made.stdout).toMatch(/^\S{20,}\n$/);
    expect(made.stderr).toContain("cannot be shown again");
    await run(["token", "add", "ann@example.org", "--name", "laptop"]);

    const token = made.stdout.trim();
    const { stdout } = await run(["token", "list"]);
    expect(stdout.split("\n")[0]).toMatch(
      /^ID +EMAIL +NAME +BEGINS +CREATED +LAST USED +FROM +MAY +WORKS FROM +EXPIRES$/,
    );
    expect(stdout).toMatch(/ann@example\.org +backup .*Z +never +- +everything +anywhere +never\n/);
    expect(stdout).not.toContain(token);
    const listed = JSON.parse((await run(["token", "list", "ann@example.org", "--json"])).stdout) as { name: string }[];
    expect(listed.map(({ name }) => name).toSorted()).toEqual(["backup", "laptop"]);
    expect(JSON.stringify(listed)).not.toContain(token);

    expect(await run(["token", "revoke", "ann@example.org", "backup"])).toEqual({
      code: 0,
      stdout: 'Revoked the token "backup" of ann@example.org.\n',
      stderr: "",
    });
    expect(await run(["user", "remove", "ann@example.org", "--yes"])).toMatchObject({
      stdout: "Removed ann@example.org: 1 API token ended, 0 pushes expired.\n",
    });
    expect(await run(["token", "list"])).toMatchObject({ code: 0, stdout: "" });
  });

  test("a token with limits is listed with them, and what cannot be a limit is refused", async () => {
    await addAnn();
    const add = (...limits: string[]) => run(["token", "add", "ann@example.org", "--name", "ci", ...limits]);
    const none = { code: 1, stdout: "" };
    for (const scopes of ["create,write", ""]) {
      expect(await add("--scopes", scopes)).toMatchObject({
        ...none,
        stderr: expect.stringContaining(
          "scopes must be one or more of create, read, audit, expire, admin, request:create, push:open.\n",
        ),
      });
    }
    expect(await add("--networks", "10.0.0.0/8,office")).toMatchObject({
      ...none,
      stderr: expect.stringContaining(
        "networks must be addresses or CIDR ranges such as 192.0.2.0/24: office is neither",
      ),
    });
    expect(await add("--networks", " ")).toMatchObject({ code: 2, stderr: "secretpush: --networks is empty.\n" });
    expect((await add("--expires", "1s")).stderr).toContain("expires must be between a minute and");
    expect(await add("--expires", "soon")).toMatchObject({
      code: 2,
      stderr: "secretpush: --expires is not a duration: write, for example, 90d or 12h.\n",
    });
    expect((await run(["token", "list"])).stdout).toBe("");

    const before = Date.now();
    const limits = ["--scopes", "read,create", "--networks", "10.0.0.0/8 2001:db8::/32", "--expires", "90d"];
    expect((await add(...limits)).stdout).toMatch(/^sp_\S+\n$/);
    const [listed] = JSON.parse((await run(["token", "list", "--json"])).stdout);
    expect(listed).toMatchObject({
      scopes: ["create", "read"],
      networks: ["10.0.0.0/8", "2001:db8::/32"],
      last_used_ip: null,
    });
    const lifetimeMs = 90 * 86_400_000;
    expect(Date.parse(listed.expires_at)).toBeWithin(before + lifetimeMs, Date.now() + lifetimeMs + 1);
    expect((await run(["token", "list"])).stdout).toMatch(/never +- +create,read +10\.0\.0\.0\/8,2001:db8::\/32 +20/);
  });

  test("groups are made by their first member and gone with their last, and explain names the policy that binds", async () => {
    const policies = JSON.stringify({ contractors: { kinds: ["text"], expire_after_days_max: 3 } });
    const env = { SECRETPUSH_POLICY_GROUP: policies };
    await addAnn();
    await run(["user", "add", "bob@example.org", "--password-stdin"], { input: "correct horse\n" });
    expect(await run(["group", "list"])).toMatchObject({
      stdout: "",
      stderr: "There are no groups yet: secretpush group add GROUP EMAIL makes one.\n",
    });
    expect(await run(["group", "add", "contractors"])).toMatchObject({
      code: 2,
      stderr: "secretpush: name at least one account by its address.\n",
    });
    expect(await run(["group", "add", "contractors", "ann@example.org", "nobody@example.org"])).toMatchObject({
      code: 1,
      stderr: "secretpush: There is no user nobody@example.org.\n",
    });
    expect((await run(["group", "list"])).stdout).toBe("");
    expect(await run(["group", "add", "contractors", "ann@example.org"])).toEqual({
      code: 0,
      stdout: "1 account is in the group contractors now.\n",
      stderr:
        "No policy names this group yet: write [policy.group.contractors] with its limits into the config file.\n",
    });
    expect((await run(["group", "add", "Contractors", "ann@example.org"], { env })).stderr).toBe(
      "There is a policy for a different group, contractors: names are compared exactly.\n",
    );
    expect((await run(["group", "remove", "Contractors", "ann@example.org"])).code).toBe(0);
    const both = ["contractors", "ann@example.org", "bob@example.org"];
    expect(await run(["group", "add", ...both], { env })).toEqual({
      code: 0,
      stdout: "1 account is in the group contractors now; 1 had been in it before.\n",
      stderr: "",
    });
    expect((await run(["group", "list"], { env })).stdout).toMatch(
      /^GROUP +MEMBERS +POLICY\ncontractors +2 +policy.group.contractors\n$/,
    );
    expect((await run(["group", "list", "contractors"])).stdout).toBe("ann@example.org\nbob@example.org\n");
    expect(JSON.parse((await run(["group", "list", "--json"])).stdout)).toEqual([
      { name: "contractors", members: 2, policy: false },
    ]);

    // It changes nothing, and reads beside a server.
    const explain = (...more: string[]) =>
      cli(["user", "explain", "ann@example.org", "--data-dir", dataDir, ...more], { env });
    const explained = (await explain()).stdout;
    expect(explained).toMatch(/^groups here +contractors$/m);
    expect(explained).toMatch(/^limit +policy\.group\.contractors\.kinds = text$/m);
    expect(explained).toMatch(/^limit +policy\.group\.contractors\.expire_after_days_max = 3$/m);
    const told = JSON.parse((await explain("--json")).stdout);
    expect(told).toMatchObject({ groups_here: ["contractors"], limits: [{ value: "text" }, { value: "3" }] });

    expect((await run(["group", "add", ...both, " Bob@Example.org"])).stdout).toBe(
      "0 accounts are in the group contractors now; 2 had been in it before.\n",
    );
    expect((await run(["group", "remove", ...both, "Bob@example.org"])).stdout).toBe(
      "2 accounts are no longer in the group contractors.\n",
    );
    expect(await run(["group", "remove", "contractors", "ann@example.org"])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("ann@example.org is not in a group contractors that was made here."),
    });
    expect((await explain()).stdout).not.toContain("limit");
  });

  test("an account is added as an auditor, and its role is changed", async () => {
    const addEve = (...flags: string[]) =>
      run(["user", "add", "eve@example.org", ...flags, "--password-stdin"], { input: "correct horse\n" });
    expect(await addEve("--auditor", "--admin")).toMatchObject({
      code: 2,
      stderr: "secretpush: pass --admin or --auditor, not both.\n",
    });
    expect(await addEve("--auditor")).toMatchObject({ code: 0, stdout: "Added eve@example.org as an auditor.\n" });
    expect((await run(["user", "list"])).stdout).toMatch(/eve@example\.org +auditor +20/);

    const role = (...words: string[]) => run(["user", "role", ...words]);
    expect(await role("eve@example.org", "admin")).toMatchObject({
      stdout: "eve@example.org is an administrator now.\n",
    });
    expect(JSON.parse((await run(["user", "list", "--json"])).stdout)).toMatchObject([{ admin: true, auditor: false }]);
    expect(await role("eve@example.org", "auditor")).toMatchObject({
      code: 1,
      stderr: "secretpush: This is the last administrator: make another one first.\n",
    });
    await run(["user", "add", "ann@example.org", "--admin", "--password-stdin"], { input: "correct horse\n" });
    await run(["token", "add", "eve@example.org", "--name", "of an administrator"]);
    expect(await role("eve@example.org", "auditor")).toMatchObject({ stdout: "eve@example.org is an auditor now.\n" });
    expect(await run(["token", "list"])).toMatchObject({ stdout: "" });
    expect(await role("eve@example.org", "user")).toMatchObject({ stdout: "eve@example.org is a user now.\n" });
    expect(await role("eve@example.org", "root")).toMatchObject({
      code: 2,
      stderr: "secretpush: the role must be one of user, auditor, admin.\n",
    });
    expect(await role("bob@example.org", "user")).toMatchObject({ code: 1 });
  });

  test("every operation is what a command asks for", async () => {
    const people = join(dataDir, "../people.csv");
    writeFileSync(people, "dan@example.org\n");
    const base = ["--base-url", "https://push.example.org"];
    const mail = {
      SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${await freePort()}?starttls=off`,
      SECRETPUSH_MAIL_FROM: "push@example.org",
    };
    const ann = "ann@example.org";
    const provider = ["--issuer", "https://id.example.org"];
    const password: Surroundings = { input: "correct horse\n" };
    const told = join(dataDir, "../told.tar");
    const COMMANDS: Array<[asks: OperationName[], argv: string[], says: string | RegExp, given?: Surroundings]> = [
      [["user.add"], ["user", "add", "root@example.org", "--admin", "--password-stdin"], /^Added root/, password],
      [["user.add"], ["user", "add", ann, "--password-stdin"], `Added ${ann}.\n`, password],
      [["user.list"], ["user", "list"], /ann@example\.org +user/],
      [["user.role"], ["user", "role", ann, "auditor"], `${ann} is an auditor now.\n`],
      [["user.passwd"], ["user", "passwd", ann, "--password-stdin"], /^Changed the password of ann/, password],
      [["user.mfa-reset"], ["user", "mfa-reset", "Ann@Example.org"], /^Ann@Example\.org has no second factor: nothing/],
      [["user.link"], ["user", "link", ann, ...provider, "--subject", "7"], /^ann@example\.org is linked to 7 of/],
      [["user.unlink"], ["user", "unlink", ann, ...provider], /^ann@example\.org is no longer linked/],
      [["user.vouch"], ["user", "vouch", "--all"], "All of them were vouched for already.\n"],
      [["token.add"], ["token", "add", ann, "--name", "laptop"], /^sp_/],
      [["token.list"], ["token", "list", ann], /laptop/],
      [["token.revoke"], ["token", "revoke", ann, "laptop"], `Revoked the token "laptop" of ${ann}.\n`],
      [["group.add"], ["group", "add", "staff", ann], "1 account is in the group staff now.\n"],
      [["group.list"], ["group", "list"], /^staff +1 +none$/m],
      [["group.members"], ["group", "list", "staff"], `${ann}\n`],
      [["group.remove"], ["group", "remove", "staff", ann], "1 account is no longer in the group staff.\n"],
      [["user.switch"], ["user", "disable", ann], `Disabled ${ann}: its sessions and API tokens have ended.\n`],
      [["user.switch"], ["user", "enable", ann], `Enabled ${ann}.\n`],
      [["user.switch"], ["user", "enable", ann], `${ann} is already enabled.\n`],
      [["user.end"], ["user", "end", ann, "--pushes", "--yes"], /0 pushes and requests expired\.\n$/],
      [["user.remove"], ["user", "remove", ann, "--yes"], /^Removed ann/],
      [["user.invite"], ["user", "invite", ann, ...base], /^https:\/\/push\.example\.org\/users\/reset#/],
      [["user.invitations", "user.withdraw"], ["user", "import", people, "--mail", ...base], /failed/, { env: mail }],
      [["events.list"], ["events"], "0 waiting; 0 abandoned.\n"],
      [["events.retry"], ["events", "retry", "--all"], "0 will be retried.\n"],
      [["events.drop"], ["events", "drop", "--all"], "0 discarded.\n"],
      [["key.rotate"], ["key", "rotate"], /^Everything is encrypted under the new master key/],
      [["log.backup"], ["backup", told], /^/],
      [["log.export"], ["audit", "export"], /"backup\.made"/],
    ];
    for (const [, argv, says, given] of COMMANDS) {
      const { code, stdout, stderr } = await run(argv, given);
      expect([argv, code, stderr.includes("not in the admin log")]).toEqual([
        argv,
        argv[1] === "import" ? 1 : 0,
        false,
      ]);
      if (typeof says === "string") expect(stdout).toBe(says);
      else expect(stdout).toMatch(says);
    }
    // test/reload.test.ts has the one that only a server can carry out.
    const asked = new Set<OperationName>([...COMMANDS.flatMap(([asks]) => asks), "config.reload"]);
    expect([...asked].toSorted()).toEqual(Object.keys(OPERATIONS).toSorted() as OperationName[]);
    const log = (await run(["audit", "export"])).stdout;
    for (const kind of ["user.added", "token.removed", "user.left_group", "user.ended", "invitation.withdrawn"]) {
      expect(log).toContain(`"${kind}"`);
    }
    expect((await run(["user", "list"])).stdout).not.toContain("dan@");
  });

  test("control characters in names do not reach the screen", async () => {
    await addAnn();
    await run(["token", "add", "ann@example.org", "--name", "red\u001b[31m"]);
    expect((await run(["token", "list"])).stdout).not.toContain("\u001b");
  });
});
