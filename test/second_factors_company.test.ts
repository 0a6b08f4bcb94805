// Second factors of people whom a company knows: after a directory's password comes a second step, and what an OpenID
// provider asks of its people is the provider's own affair. And a rotation of the master key, which renews the secrets.

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { randomBytes } from "node:crypto";

import { addPasskey, Authenticator } from "./authenticator.ts";
import { Browser, OWN_PUSHES } from "./browser_sessions.ts";
import { until } from "./flooding.ts";
import { makeTempDir, runBeside, startServer, type TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { HandProvider, newAuthority, startWith, Visitor } from "./openid.ts";
import { addApp, codeAt, halfway, withApp } from "./second_factors.ts";
import { settingsFor, startDirectory } from "./slapd.ts";

setDefaultTimeout(120_000);

const ended: Array<() => Promise<unknown>> = [];
afterAll(async () => {
  for (const end of ended.toReversed()) await end();
});

const WORD = "the company's word";

needs("slapd").test(
  "a directory's password leads to the second step, and a passkey alone does not sign in",
  async () => {
    const directory = await startDirectory();
    ended.push(directory.end);
    await directory.add({ uid: "ann", mail: "ann@example.org", password: WORD });
    const { flags, env } = settingsFor(directory);
    const server = await startServer({ flags: { ...flags, "require-mfa": "all" }, env });
    ended.push(() => server.stop());
    await server.user("root@example.org", true);

    const first = new Browser(server);
    expect((await first.signIn("ann", WORD)).status).toBe(200);
    expect((await first.send("GET", OWN_PUSHES)).status).toBe(403);
    const device = new Authenticator(server.url);
    expect((await addPasskey(first, device, "Laptop")).status).toBe(201);
    expect((await first.send("GET", OWN_PUSHES)).status).toBe(200);

    const again = new Browser(server);
    expect((await again.signIn("ann", WORD)).body).toEqual({ second_factor: { code: false, passkey: true } });
    const asked = (await again.send("POST", "/session/second_factor/passkey", {})).body;
    expect((await again.send("POST", "/session/second_factor", device.prove(asked))).status).toBe(200);
    expect((await again.send("GET", OWN_PUSHES)).status).toBe(200);

    // Whoever leaves the directory must not stay here by the passkey.
    const alone = (await new Browser(server).send("POST", "/session/passkey/begin", {})).body;
    const refused = await new Browser(server).send("POST", "/session/passkey", device.prove(alone));
    expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining("through your company")]);
  },
);

test("an OpenID provider's people have no second step here, and need none", async () => {
  const authority = newAuthority(makeTempDir());
  const provider = new HandProvider(authority);
  ended.push(() => provider.stop());
  const server = await startWith({ issuer: provider.issuer, authority }, { flags: { "require-mfa": "all" } });
  ended.push(() => server.stop());
  const root = await server.user("root@example.org", true);
  const { email } = await server.user("ann@example.org");
  // With a password of this server there is one.
  const browser = new Browser(server);
  await browser.signIn(email);
  await addApp(browser, Date.now());
  await halfway(server, email);

  provider.wishes.claims = { sub: "ann", email, email_verified: true, groups: [] };
  const visitor = new Visitor(server, authority.file);
  expect(await visitor.signIn()).toBe("/admin");
  expect(await visitor.who()).toBe(email);
  // One who has none here is not held up either.
  provider.wishes.claims = { sub: "new", email: "new@example.org", email_verified: true, groups: [] };
  const newcomer = new Visitor(server, authority.file);
  expect(await newcomer.signIn()).toBe("/admin");
  expect(await newcomer.who()).toBe("new@example.org");
  expect(root.email).not.toBe(email);
});

describe("local_sign_in", () => {
  test("says for passkeys, too, who may sign in here", async () => {
    const dataDir = makeTempDir();
    const before = await startServer({ dataDir });
    const { email } = await before.user("ann@example.org");
    const browser = new Browser(before);
    await browser.signIn(email);
    await browser.send("POST", "/account/factors/confirm", { password: "correct horse" });
    const device = new Authenticator(before.url);
    expect((await addPasskey(browser, device, "Laptop")).status).toBe(201);
    const enter = async (at: typeof before) => {
      const asked = (await new Browser(at).send("POST", "/session/passkey/begin", {})).body;
      return (await new Browser(at).send("POST", "/session/passkey", device.prove(asked, { origin: at.url }))).status;
    };
    expect(await enter(before)).toBe(200);
    await before.stop({ dataDir: true });
    const after = await startServer({ dataDir, flags: { "local-sign-in": "admins" } });
    ended.push(() => after.stop());
    expect(await enter(after)).toBe(403);
    expect(await (await after.fetch("/users/sign_in")).text()).toContain('id="passkey"');
  });
});

test("a rotation of the master key renews the secrets of apps", async () => {
  const [old, next] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
  const dataDir = makeTempDir();
  const first = await startServer({ dataDir, env: { SECRETPUSH_KEY: old } });
  const ann = await withApp(first, Date.now());
  await first.stop({ dataDir: true });
  const rotating = await startServer({
    dataDir,
    flags: { "rotation-check-interval": "10ms" },
    env: { SECRETPUSH_KEY: next, SECRETPUSH_PREVIOUS_KEY: old },
  });
  await until(() => rotating.log().includes("key rotation done"), "the rotation is done");
  expect(rotating.log()).not.toMatch(/"?unreadable"?[=:]\s*[1-9]/);
  await rotating.stop({ dataDir: true });
  const alone = await startServer({ dataDir, env: { SECRETPUSH_KEY: next } });
  ended.push(() => alone.stop());
  await entersByApp(alone, ann);
});

async function entersByApp(server: TestServer, { email, secret }: Awaited<ReturnType<typeof withApp>>): Promise<void> {
  const browser = await halfway(server, email);
  // The code of the next step: this step's set the app up.
  const code = codeAt(secret, Date.now() + 30_000);
  expect((await browser.send("POST", "/session/second_factor", { code })).status).toBe(200);
}

test("so does a rotation that a command does by itself", async () => {
  const dataDir = makeTempDir();
  const first = await startServer({ dataDir });
  const ann = await withApp(first, Date.now());
  await first.stop({ dataDir: true });
  expect(await runBeside(first, ["key", "rotate"])).toMatchObject({ code: 0 });
  const after = await startServer({ dataDir });
  ended.push(() => after.stop());
  await entersByApp(after, ann);
});
