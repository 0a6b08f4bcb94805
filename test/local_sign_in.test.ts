// local_sign_in: who may use a password of this server where the company has a sign-in of its own. Sign-up, password links
// and the pages follow it; the command line can always add and reset.

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { Browser, idOf, PASSWORD, resetLink } from "./browser_sessions.ts";
import { openBeside, startServer, type TestServer } from "./harness.ts";
import { load, problemsOf } from "./settings.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

/** Nobody answers there: what is tested here holds without a directory. */
const DIRECTORY = { "ldap-url": "ldap://127.0.0.1:1", "ldap-base": "dc=example" };
const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.stop())));

async function start(localSignIn: string, more: { dataDir?: string; flags?: Record<string, string> } = {}) {
  const { dataDir, flags = DIRECTORY } = more;
  const server = await startServer({
    flags: { "local-sign-in": localSignIn, "allow-sign-up": "true", ...flags },
    ...(dataDir !== undefined && { dataDir }),
  });
  servers.push(server);
  return server;
}
const signIn = (server: TestServer, email: string) => new Browser(server).signIn(email);
const signUp = (server: TestServer) =>
  new Browser(server).send("POST", "/session/sign_up", { email: "new@example.org", password: PASSWORD });

describe("local_sign_in = admins", () => {
  test("lets administrators in, and nobody else", async () => {
    const server = await start("admins");
    await server.user("root@example.org", true);
    await server.user("ann@example.org");
    expect((await signIn(server, "root@example.org")).status).toBe(200);
    // The directory is away.
    expect((await signIn(server, "ann@example.org")).status).toBe(503);
    const alone = await start("admins", { flags: {} });
    await alone.user("ann@example.org");
    expect((await signIn(alone, "ann@example.org")).status).toBe(401);
  });

  test("has neither sign-up nor password links of users", async () => {
    const server = await start("admins");
    await server.user("root@example.org", true);
    await server.user("ann@example.org");
    const root = new Browser(server);
    await root.signIn("root@example.org");
    expect((await signUp(server)).status).toBe(403);
    expect(await (await server.fetch("/users/sign_in")).text()).not.toContain("/users/sign_up");
    const add = (email: string, admin: boolean) => root.send("POST", "/admin/data/users", { email, admin });
    const refused = await add("ben@example.org", false);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining("local_sign_in")]);
    expect((await add("second@example.org", true)).status).toBe(201);
    const reset = async (email: string) => root.send("POST", `/admin/data/users/${await idOf(root, email)}/reset`, {});
    expect((await reset("ann@example.org")).status).toBe(403);
    expect((await reset("root@example.org")).status).toBe(200);
  });

  test("ends password links that users have, and their own changes of a password", async () => {
    const before = await startServer();
    await before.user("root@example.org", true);
    await before.user("ann@example.org");
    const root = new Browser(before);
    await root.signIn("root@example.org");
    const code = await resetLink(root, "ann@example.org");
    const ann = new Browser(before);
    await ann.signIn("ann@example.org");
    await before.stop({ dataDir: true });

    const server = await start("admins", { dataDir: before.dataDir });
    const again = new Browser(server);
    again.cookies = ann.cookies;
    const change = await again.send("POST", "/account/password", {
      current: PASSWORD,
      next: "my own choice",
      revoke_tokens: true,
    });
    expect([change.status, change.text]).toEqual([403, expect.stringContaining("local_sign_in")]);
    const cookie = [...again.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const page = await (await server.fetch("/users/token", { headers: { cookie } })).text();
    expect(page).toContain('id="new-token"');
    expect(page).not.toContain('id="change"');
    const link = await new Browser(server).send("POST", "/session/reset/account", { code });
    expect([link.status, link.text]).toEqual([403, expect.stringContaining("no longer valid")]);
    const used = await new Browser(server).send("POST", "/session/reset", { code, password: "my own choice" });
    expect(used.status).toBe(403);
  });
});

describe("local_sign_in = off", () => {
  test("lets nobody in with a password of this server, and the command line adds and resets all the same", async () => {
    const server = await start("off");
    await server.user("root@example.org", true);
    expect((await signIn(server, "root@example.org")).status).toBe(503);
    const { accounts, close } = await openBeside(server);
    try {
      expect(await accounts.setPassword({ email: "root@example.org", password: "another one" })).toEqual({
        tokensEnded: 1,
      });
    } finally {
      await close();
    }
    await server.stop({ dataDir: true });
    const later = await start("all", { dataDir: server.dataDir });
    expect((await new Browser(later).signIn("root@example.org", "another one")).status).toBe(200);
  });

  test("offers no setup on an empty server: a group of the company makes the first administrator", async () => {
    const server = await start("off");
    const page = await server.fetch("/users/setup", { redirect: "manual" });
    expect([page.status, page.headers.get("location")]).toEqual([302, "/users/sign_in"]);
    const person = { code: "0000-0000-0000-0000", email: "root@example.org", password: PASSWORD };
    expect((await new Browser(server).send("POST", "/session/setup", person)).status).toBe(403);
    expect(server.log()).not.toContain("with the code");
  });

  test("refuses to start where there is no other way to sign in", () => {
    expect(problemsOf(() => load({ flags: { "local-sign-in": "off" } }))).toEqual([
      'local_sign_in "off" needs another way to sign in: set ldap.url or oidc.issuer.',
    ]);
    expect(load({ flags: { "local-sign-in": "off", ...DIRECTORY } }).config.localSignIn).toBe("off");
  });
});

test.each([
  ["all", "Use your company password or, if you have one, a password for this server."],
  ["admins", "Use your company password. Administrators can also use a password for this server."],
  ["off", "Use your company password."],
])("the page says which password it takes (%s)", async (localSignIn, sentence) => {
  const server = await start(localSignIn);
  await server.user("root@example.org", true);
  const page = await (await server.fetch("/users/sign_in")).text();
  expect(page).toContain(`<p id="whose-password">${sentence}</p>`);
  expect(page).toMatch(/<label for="email">Email address or username<\/label>\s*<input\s+type="text"/);
  expect(page).not.toContain("Forgot your password?");
});

test("the page says nothing of it where this server alone has passwords", async () => {
  const server = await start("all", { flags: {} });
  await server.user("root@example.org", true);
  const page = await (await server.fetch("/users/sign_in")).text();
  expect(page).not.toContain("whose-password");
  expect(page).toContain("Forgot your password?");
  const admins = await start("admins", { flags: {} });
  await admins.user("root@example.org", true);
  expect(await (await admins.fetch("/users/sign_in")).text()).toContain(
    "Only administrators can sign in with a password.",
  );
});
