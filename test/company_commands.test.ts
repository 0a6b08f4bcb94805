// Commands about the company's sign-in, with a real directory: what would become of somebody, how accounts are linked by hand,
// and what the doctor says.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Browser, OWN_PUSHES, PASSWORD } from "./browser_sessions.ts";
import { cli, removeTempDirs, tempDir } from "./command_line.ts";
import { startServer, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { BASE, GROUPS, PEOPLE, settingsFor, startDirectory, type TestDirectory } from "./slapd.ts";
import { engineSettings } from "./test_engine.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const WORD = "a word of the directory";

needs("slapd").describe("with a directory", () => {
  let directory: TestDirectory;
  let server: TestServer;
  let flags: Record<string, string>;
  let env: Record<string, string>;
  beforeAll(async () => {
    directory = await startDirectory();
    await directory.add(
      { uid: "ann", mail: "ann@example.org", password: WORD },
      { uid: "ben", mail: "ben@example.org", password: WORD },
      { uid: "root", mail: "root@example.org", password: WORD },
      { cn: "staff", members: ["ann", "root"] },
      { cn: "ops", members: ["group:staff"] },
    );
    const its = settingsFor(directory);
    flags = { ...its.flags, "ldap-allowed-groups": "staff", "ldap-auditor-groups": "ops" };
    env = its.env;
    server = await startServer({ flags: { ...flags, "allow-sign-up": "true" }, env });
    await server.user("root@example.org", true);
  });
  afterAll(async () => {
    await server.stop();
    await directory.end();
    removeTempDirs();
  });

  /** With a settings file, as these commands take no flags of the directory. */
  async function run(argv: string[], more: Record<string, string> = {}, top = "", tables = "") {
    const file = join(tempDir(), "config.toml");
    const lines = Object.entries({ ...flags, ...more }).map(
      ([name, value]) => `${name.replace("ldap-", "").replaceAll("-", "_")} = ${JSON.stringify(value)}`,
    );
    writeFileSync(file, `${top}\n[ldap]\n${lines.join("\n")}\n${tables}\n`);
    const given = { ...(await engineSettings(server.dataDir)), ...env };
    return cli([...argv, "--config", file, "--data-dir", server.dataDir], { env: given });
  }
  const signIn = (name: string, password = WORD) => new Browser(server).signIn(name, password);

  test("explain says what a newcomer would become, and changes nothing", async () => {
    const { code, stdout, stderr } = await run(["user", "explain", "ann"]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout.replaceAll(/[0-9a-f-]{36}/g, "UUID")).toBe(
      [
        "account    none",
        "password   none of this server",
        "directory  finds UUID with ann@example.org, not trusted",
        `groups     staff; ops; cn=staff,${GROUPS}; cn=ops,${GROUPS}`,
        "result     signs in through the directory to a new account ann@example.org, as an auditor",
        "",
      ].join("\n"),
    );
    expect((await run(["user", "list"])).stdout).not.toContain("ann@example.org");
  });

  test("explain says which limits the groups of the directory bring, by name and by place", async () => {
    const tables = [
      "[policy.group.STAFF]\nexpire_after_days_max = 3",
      `[policy.group."CN=ops, ${GROUPS}"]\ncover_required = true`,
      `[policy.group."cn=ops,ou=elsewhere"]\npassphrase_required = true`,
      "[policy.group.others]\ne2e_required = true",
    ].join("\n");
    const { stdout } = await run(["user", "explain", "ann"], {}, "", tables);
    expect(stdout.split("\n").filter((line) => line.startsWith("limit"))).toEqual([
      "limit      policy.group.STAFF.expire_after_days_max = 3",
      `limit      policy.group.CN=ops, ${GROUPS}.cover_required = true`,
    ]);
  });

  test("explain says why somebody is refused", async () => {
    const ben = await run(["user", "explain", "ben@example.org"]);
    expect([ben.code, ben.stdout]).toEqual([1, expect.stringContaining("refused: You are not in any of the groups")]);
    const nobody = await run(["user", "explain", "nobody@example.org"]);
    expect([nobody.code, nobody.stdout]).toEqual([
      1,
      expect.stringContaining("no one, or more than one, by this name"),
    ]);
    const away = await run(["user", "explain", "ann"], { "ldap-url": "ldap://127.0.0.1:1" });
    expect([away.code, away.stdout]).toEqual([1, expect.stringContaining("directory cannot be reached right now")]);
    expect(away.stderr).toContain("it refused the connection");
    // An administrator's account is never linked by its address, but has a password.
    const root = JSON.parse((await run(["user", "explain", "root@example.org", "--json"])).stdout);
    expect(root).toMatchObject({
      account: { email: "root@example.org", role: "admin" },
      password: "signs in",
      directory: { found: true, groups: expect.arrayContaining(["staff"]) },
      result: { signs_in: true, because: "signs in with a password of this server" },
    });
  });

  test("link has somebody sign in to an account that the address alone does not give, and unlink takes it back", async () => {
    expect((await signIn("root")).status).toBe(403);
    const linked = await run(["user", "link", "root@example.org", "--ldap", "--name", "root"]);
    expect(linked).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^root@example\.org is linked to \S{36} of the directory/),
    });
    const browser = new Browser(server);
    // The last administrator stays one, whatever the groups say.
    expect((await browser.signIn("root", WORD)).body).toMatchObject({
      user: { email: "root@example.org", admin: true },
    });
    expect((await run(["user", "explain", "root"])).stdout).toContain("linked     to ");

    const again = await run(["user", "link", "root@example.org", "--ldap", "--subject", "another"]);
    expect([again.code, again.stderr]).toEqual([1, expect.stringMatching(/is already linked to .+: unlink it first/)]);
    await server.user("kim@example.org");
    const taken = await run(["user", "link", "kim@example.org", "--ldap", "--name", "root"]);
    expect([taken.code, taken.stderr]).toEqual([1, expect.stringContaining("is already linked to root@example.org:")]);

    const unlinked = await run(["user", "unlink", "root@example.org", "--ldap"]);
    expect([unlinked.code, unlinked.stdout]).toEqual([0, expect.stringContaining("no longer linked")]);
    expect((await browser.send("GET", OWN_PUSHES)).status).toBe(401);
    expect((await signIn("root")).status).toBe(403);
    expect((await signIn("root@example.org", PASSWORD)).status).toBe(200);
    expect((await run(["user", "unlink", "root@example.org", "--ldap"])).stderr).toContain(
      "not linked to anyone at that sign-in",
    );
  });

  test("vouch keeps what an account has that somebody made with an address of theirs, or of another's", async () => {
    const person = { email: "ann2@example.org", password: PASSWORD };
    expect((await new Browser(server).send("POST", "/session/sign_up", person)).status).toBe(200);
    await directory.add({ uid: "ann2", mail: person.email, password: WORD });
    const explained = () => run(["user", "explain", "ann2"], { "ldap-allowed-groups": "", "ldap-trust-mail": "true" });
    expect((await explained()).stdout).toContain("no one vouches for this address, so its password, sessions");
    // Linked by hand, the account is the person's alone.
    const made = { email: "ann3@example.org", password: PASSWORD };
    const stranger = new Browser(server);
    await stranger.send("POST", "/session/sign_up", made);
    await directory.add({ uid: "ann3", mail: made.email, password: WORD });
    const linked = await run(["user", "link", made.email, "--ldap", "--name", "ann3"]);
    expect(linked.stdout).toContain("No one had vouched for its address: its password, sessions");
    expect((await stranger.send("GET", OWN_PUSHES)).status).toBe(401);
    expect((await signIn(made.email, PASSWORD)).status).toBe(401);
    expect((await run(["user", "vouch"])).stderr).toContain("name accounts or pass --all");
    expect((await run(["user", "vouch", "nobody@example.org"])).stderr).toContain("no user nobody@example.org");
    expect((await run(["user", "vouch", "--all"])).stdout).toBe("1 account is vouched for now.\n");
    expect((await run(["user", "vouch", person.email])).stdout).toBe("All of them were vouched for already.\n");
    expect((await explained()).stdout).not.toContain("no one vouches");
  });

  test("link takes a person of an OpenID provider by issuer and subject", async () => {
    await server.user("lee@example.org");
    const args = ["user", "link", "lee@example.org", "--issuer", "https://id.example.org"];
    expect((await run(args)).stderr).toContain("--issuer needs --subject");
    expect((await run([...args, "--subject", "2482"])).stdout).toBe(
      "lee@example.org is linked to 2482 of https://id.example.org.\n",
    );
    // A provider tells nobody's groups: those of the last sign-in have to do.
    const top = `base_url = "https://push.example.org"\nlocal_sign_in = "admins"`;
    const provider = `[oidc]\nissuer = "https://id.example.org"\nclient_id = "push"\nclient_secret = "word"`;
    const known = await run(["user", "explain", "lee@example.org"], {}, top, provider);
    expect([known.code, known.stdout]).toEqual([
      0,
      expect.stringContaining("to the account lee@example.org, as a user"),
    ]);
    const grouped = `${provider}\nallowed_groups = ["crew"]`;
    const refused = await run(["user", "explain", "lee@example.org"], {}, top, grouped);
    expect([refused.code, refused.stdout]).toEqual([
      1,
      expect.stringContaining("refused: You are not in any of the groups"),
    ]);
    expect(refused.stdout).toContain("of this server: not allowed");
    expect((await run(["user", "link", "lee@example.org"])).code).toBe(2);
    expect((await run([...args, "--ldap"])).code).toBe(2);
    expect((await run(["user", "link", "none@example.org", "--ldap", "--name", "ann"])).stderr).toContain(
      "There is no user",
    );
    expect((await run(["user", "link", "lee@example.org", "--ldap", "--name", "nobody"])).stderr).toContain(
      "no one, or more than one",
    );
  });

  describe("doctor", () => {
    const doctor = async (more: Record<string, string> = {}): Promise<string[]> => {
      const given = Object.entries({ ...flags, ...more }).map(([name, value]) => `--${name}=${value}`);
      const dataDir = join(tempDir(), "data");
      mkdirSync(dataDir);
      await cli(["user", "add", "root@example.org", "--password-stdin", "--data-dir", dataDir], {
        input: "correct horse\n",
      });
      const { stdout } = await cli(["doctor", "--json", "--data-dir", dataDir, ...given], { env });
      const lines = JSON.parse(stdout) as Array<{ verdict: string; subject: string; text: string }>;
      return lines.filter(({ subject }) => subject === "ldap").map(({ verdict, text }) => `${verdict} ${text}`);
    };

    test("says that the directory answers, and whom it finds there", async () => {
      const lines = await doctor();
      // Its certificate lives for a day.
      expect(lines[0]).toMatch(/^warn ldaps:.*its certificate expires in 0 days, on 20/);
      expect(lines[1]).toBe(
        `ok ${directory.ldaps} answers as the settings expect, and finds people such as uid=ann,${PEOPLE}, with groups.`,
      );
    });

    test.each([
      ["a password that is wrong", { "ldap-bind-dn": `cn=nobody,${BASE}` }, "fail", "refuses ldap.bind_dn"],
      ["a base that is missing", { "ldap-base": `ou=nowhere,${BASE}` }, "fail", "no entry where ldap.base"],
      [
        "a base of groups that is missing",
        { "ldap-group-base": `ou=nowhere,${BASE}` },
        "fail",
        "no entry where ldap.base",
      ],
      [
        "an attribute that nobody has",
        { "ldap-subject-attribute": "objectGUID" },
        "warn",
        "no one below ldap.base shows",
      ],
      [
        "a filter that finds nobody",
        { "ldap-user-filter": "(&(objectClass=device)(mail={name}))" },
        "warn",
        "does not find",
      ],
      ["a filter that is none", { "ldap-user-filter": "(mail={name}" }, "fail", "is not an LDAP filter"],
      ["a server that is away", { "ldap-url": "ldaps://127.0.0.1:1" }, "fail", "it refused the connection"],
    ] as const)("names %s", async (_what, more, verdict, words) => {
      const lines = await doctor(more);
      expect(lines.find((line) => line.includes(words))).toStartWith(verdict);
    });

    test("names groups of the settings that the directory does not have", async () => {
      const staff = `cn=staff,ou=groups,${BASE}`;
      const lines = await doctor({
        "ldap-allowed-groups": `staff; ${staff.toUpperCase()}`,
        "ldap-admin-groups": `stafff; cn=nobody,ou=groups,${BASE}`,
        "ldap-auditor-groups": `stafff; ${PEOPLE}; cn=Meier, Anna`,
      });
      const where = `warn ${directory.ldaps}: there is no group`;
      expect(lines.slice(2)).toEqual([
        `${where} stafff below ldap.group_base, so no one is in it. See ldap.admin_groups and ldap.auditor_groups.`,
        `${where} cn=nobody,ou=groups,${BASE} below ldap.group_base, so no one is in it. See ldap.admin_groups.`,
        `${where} ${PEOPLE} below ldap.group_base, so no one is in it. See ldap.auditor_groups.`,
        `${where} cn=Meier, Anna below ldap.group_base, so no one is in it. See ldap.auditor_groups.`,
      ]);
    });

    test("names a certificate that nobody vouches for", async () => {
      const { "ldap-ca-file": _, ...rest } = flags;
      flags = rest;
      try {
        expect((await doctor()).at(-1)).toMatch(
          /^fail .* its certificate is not valid .*: if it is your own, name it in ldap\.ca_file\)/,
        );
      } finally {
        flags = { ...rest, "ldap-ca-file": directory.ca };
      }
    });
  });
});
