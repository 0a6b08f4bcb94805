// Whoever leaves a directory is soon out here too, without signing in again: a real server asks a real slapd. A directory
// that is away, or shows nobody, costs nobody anything.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { Log } from "../src/base/log.ts";
import { ldapDirectory } from "../src/capabilities/directory/index.ts";
import { Browser, OWN_PUSHES, PASSWORD } from "./browser_sessions.ts";
import { until } from "./flooding.ts";
import { openBeside, runBeside, startServer, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { load } from "./settings.ts";
import { groupDn, listenIn, personDn, settingsFor, startDirectory } from "./slapd.ts";
import { databaseOf } from "./test_engine.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

needs("slapd").describe("people of a directory who are signed in", () => {
  const ended: Array<() => Promise<void>> = [];
  let addresses = 0;
  afterAll(async () => {
    for (const end of ended.toReversed()) await end();
  });

  async function startAll(flags: Record<string, string> = {}) {
    const directory = await startDirectory();
    ended.push(directory.end);
    const its = settingsFor(directory);
    const server = await startServer({
      flags: { ...its.flags, "ldap-recheck": "1s", "trusted-proxies": "127.0.0.1", ...flags },
      env: its.env,
    });
    ended.push(() => server.stop());
    return { directory, server };
  }
  const signIn = async (server: TestServer, uid: string) => {
    const browser = new Browser(server, { "x-forwarded-for": `198.51.100.${(addresses += 1)}` });
    const { status } = await browser.signIn(uid, PASSWORD);
    const { accounts, close } = await openBeside(server);
    const { token } = await accounts
      .createToken({ email: `${uid}@example.org`, name: `token ${addresses}` })
      .finally(close);
    const statuses = async () => [
      (await browser.send("GET", OWN_PUSHES)).status,
      (await server.json("GET", "/api/v2/pushes/active", undefined, { authorization: `Bearer ${token}` })).status,
    ];
    return { status, browser, statuses };
  };
  const userOf = async (server: TestServer, email: string) => {
    const { accounts, close } = await openBeside(server);
    return (await accounts.listUsers().finally(close)).find((user) => user.email === email);
  };
  const person = (uid: string) => ({ uid, mail: `${uid}@example.org`, password: PASSWORD });
  const leave = (uid: string) => `dn: ${personDn(uid)}\nchangetype: delete\n`;
  const changeGroup = (cn: string, how: "add" | "delete", uid: string) =>
    `dn: ${groupDn(cn)}\nchangetype: modify\n${how}: member\nmember: ${personDn(uid)}\n`;

  describe("of a directory that answers", () => {
    let directory: Awaited<ReturnType<typeof startDirectory>>;
    let server: TestServer;
    beforeAll(async () => {
      const settings = { "ldap-admin-groups": "admins", "ldap-allowed-groups": "staff" };
      const filter = "(&(objectClass=person)(!(description=disabled))(|(mail={name})(uid={name})))";
      ({ directory, server } = await startAll({ ...settings, "ldap-user-filter": filter }));
      await directory.add(
        ...["root", "ann", "bob", "cas", "dee"].map(person),
        { cn: "staff", members: ["ann", "bob", "cas", "dee"] },
        { cn: "admins", members: ["root"] },
      );
      expect((await signIn(server, "root")).status).toBe(200);
    });

    test("are out with their sessions and tokens once they have left it, and others are not", async () => {
      const [ann, bob] = [await signIn(server, "ann"), await signIn(server, "bob")];
      expect([await ann.statuses(), await bob.statuses()]).toEqual([
        [200, 200],
        [200, 200],
      ]);
      await directory.modify(leave("ann"));
      await until(async () => (await ann.statuses()).join() === "401,401", "ann is out");
      expect(await bob.statuses()).toEqual([200, 200]);
      const log = (await runBeside(server, ["audit", "export"])).stdout.split("\n");
      const told = log.filter((line) => line.includes("user.suspended") && line.includes("ann@example.org"));
      expect(told.map((line) => line.includes('"ldap"'))).toEqual([true]);
    });

    test("are looked up, whatever is wrong with somebody before them", async () => {
      await directory.add(person("eve"), person("fay"));
      await directory.modify(changeGroup("staff", "add", "eve") + "\n" + changeGroup("staff", "add", "fay"));
      const [eve, fay] = [await signIn(server, "eve"), await signIn(server, "fay")];
      // Nobody is known for good by an attribute with two values.
      await directory.modify(leave("fay"));
      await directory.modify(`dn: ${personDn("eve")}\nchangetype: modify\nadd: mail\nmail: eve2@example.org\n`);
      await until(async () => (await fay.statuses()).join() === "401,401", "fay is out");
      expect(await eve.statuses()).toEqual([200, 200]);
    });

    test("are looked up, also where somebody before them cannot be stored", async () => {
      await directory.add(person("gus"), person("hal"));
      await directory.modify(changeGroup("staff", "add", "gus") + "\n" + changeGroup("staff", "add", "hal"));
      const [gus, hal] = [await signIn(server, "gus"), await signIn(server, "hal")];
      const database = await databaseOf(server);
      await database.unsafe(
        `CREATE TRIGGER stays BEFORE UPDATE ON identities
           WHEN OLD.user_id = (SELECT id FROM users WHERE email = 'gus@example.org')
         BEGIN SELECT RAISE(ABORT, 'this row stays'); END`,
      );
      try {
        await until(() => server.log().includes("this row stays"), "the log says what is wrong with gus");
        await directory.modify(leave("hal"));
        await until(async () => (await hal.statuses()).join() === "401,401", "hal is out");
        expect(await gus.statuses()).toEqual([200, 200]);
      } finally {
        await database.unsafe("DROP TRIGGER stays").finally(() => database.close());
      }
    });

    test("are out once they have left its groups, or its filter finds them no more, and come back", async () => {
      const [cas, dee] = [await signIn(server, "cas"), await signIn(server, "dee")];
      await directory.modify(changeGroup("staff", "delete", "cas"));
      await directory.modify(`dn: ${personDn("dee")}\nchangetype: modify\nadd: description\ndescription: disabled\n`);
      await until(async () => (await cas.statuses()).join() === "401,401", "cas is out");
      await until(async () => (await dee.statuses()).join() === "401,401", "dee is out");
      await directory.modify(changeGroup("staff", "add", "cas"));
      expect((await cas.browser.signIn("cas", PASSWORD)).status).toBe(200);
      expect(await cas.statuses()).toEqual([200, 200]);
    });

    test("have the rights that its groups give them now", async () => {
      const { statuses } = await signIn(server, "bob");
      await directory.modify(changeGroup("admins", "add", "bob"));
      await until(async () => (await userOf(server, "bob@example.org"))?.admin === true, "bob is an administrator");
      expect(await statuses()).toEqual([200, 200]);
      await directory.modify(changeGroup("admins", "delete", "bob"));
      await until(async () => (await userOf(server, "bob@example.org"))?.admin === false, "bob is none any more");
    });
  });

  test("stay while it is away, or shows nobody at all", async () => {
    const { directory, server } = await startAll();
    await server.user("local@example.org", true);
    await directory.add(person("kim"));
    const kim = await signIn(server, "kim");
    await directory.stop();
    await until(() => server.log().includes("the directory does not answer"), "a word in the log");
    expect(await kim.statuses()).toEqual([200, 200]);
    await directory.start();
    await until(() => server.log().includes("the directory answers again"), "it answers again");
    await directory.modify(leave("kim"));
    await until(() => server.log().includes("it shows no one whom ldap.user_filter could find"), "a second word");
    expect(await kim.statuses()).toEqual([200, 200]);
    await directory.add(person("lea"));
    await until(async () => (await kim.statuses()).join() === "401,401", "kim is out");
  });

  test("stay where nobody else could administer the server", async () => {
    const { directory, server } = await startAll({ "ldap-admin-groups": "admins", "ldap-allowed-groups": "admins" });
    await directory.add(person("kim"), person("lea"), { cn: "admins", members: ["kim", "lea"] });
    const [kim, lea] = [await signIn(server, "kim"), await signIn(server, "lea")];
    await directory.modify(leave("lea"));
    await until(async () => (await lea.statuses()).join() === "401,401", "lea is out");
    await directory.add(person("nobody"));
    await directory.modify(leave("kim"));
    await until(() => server.log().includes("the last administrator has left the company"), "a warning");
    expect(await kim.statuses()).toEqual([200, 200]);
    expect(await userOf(server, "kim@example.org")).toMatchObject({ admin: true, suspended: false });
  });

  // slapd knows no objectGUID: what is seen is the question.
  test("are looked for in Active Directory by the bytes of their objectGUID", async () => {
    const open = await startDirectory({ needsTls: false });
    ended.push(open.end);
    const wire = await listenIn(open.ldap);
    ended.push(wire.stop);
    await open.add(person("kim"));
    const { flags, env } = settingsFor(open);
    const asked = { "ldap-url": `${wire.ldap}?starttls=off`, "ldap-subject-attribute": "objectGUID" };
    const { config } = load({ flags: { ...flags, ...asked }, env });
    const found = await ldapDirectory(config.ldap, new Log({ level: "error", format: "text", write: () => {} }));
    expect(await found.findAgain("64636261-6665-6867-696a-6b6c6d6e6f70")).toBeNull();
    expect(wire.said()).toContain(`objectGUID${String.fromCodePoint(4, 16)}abcdefghijklmnop`);
  });
});
