// What subscribers are told of signing in and of the administration, whichever way it is done: pages, or the command line.

import { afterAll, afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { Browser, idOf, PASSWORD, sessionsOf, signedIn } from "./browser_sessions.ts";
import { collectorInProcess, type Told } from "./collectors.ts";
import { makeTempDir, runBeside, startServer, type TestServer } from "./harness.ts";

setDefaultTimeout(60_000);

const ends: Array<() => unknown> = [];
const directories: string[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

/** A collector, and what it has got. */
async function collector(): Promise<{
  url: string;
  told: Told[];
  until: (count: number, type?: string) => Promise<Told[]>;
}> {
  const told: Told[] = [];
  const { url, stop } = await collectorInProcess((more) => void told.push(...more));
  ends.unshift(stop);
  return {
    url,
    told,
    async until(count, type) {
      const deadline = Date.now() + 45_000;
      for (;;) {
        const found = told.filter((one) => type === undefined || one.type === type);
        if (found.length >= count || Date.now() > deadline) return found;
        await Bun.sleep(20);
      }
    },
  };
}

async function serverTelling(url: string, more: Parameters<typeof startServer>[0] = {}): Promise<TestServer> {
  const env = { SECRETPUSH_SIEM_URL: url, SECRETPUSH_SIEM_EVENTS: "signin.failed,admin.changed" };
  const server = await startServer({ ...more, env });
  ends.unshift(() => server.stop());
  return server;
}

test("a failure to sign in is told, with the account where there is one, and never with what was typed", async () => {
  const { url, told, until } = await collector();
  const server = await serverTelling(url);
  const { email, browser } = await signedIn(server);
  const stranger = new Browser(server, { "user-agent": "Knocker" });
  await stranger.signIn(email, "hunter2 hunter2");
  await stranger.signIn("my-password@in-the-wrong.field", "hunter2 hunter2");
  await stranger.send("POST", "/session/reset/account", { code: "x".repeat(32) });
  const change = { current: "hunter2 hunter2", next: "something else", revoke_tokens: false };
  expect((await browser.send("POST", "/account/password", change)).status).toBe(403);
  const failures = await until(4, "signin.failed");
  expect(failures.map(({ detail }) => detail)).toEqual([
    { why: "wrong password", user: email },
    { why: "wrong password" },
    { why: "wrong password link" },
    { why: "wrong current password", user: email },
  ]);
  expect(failures[0]).toMatchObject({ owner: expect.stringMatching(/^\d+$/), ip: "127.0.0.1", agent: "Knocker" });
  const everything = JSON.stringify(told);
  for (const typed of ["hunter2", "wrong.field"]) expect(everything).not.toContain(typed);
});

test("a wrong setup code is told, and who becomes the first administrator", async () => {
  const { url, until } = await collector();
  const server = await serverTelling(url);
  const browser = new Browser(server);
  const person = { email: "root@example.org", password: PASSWORD };
  await browser.send("POST", "/session/setup", { ...person, code: "0000-0000-0000-0000" });
  const code = /with the code ([0-9A-Z-]+)/.exec(server.log())?.[1];
  expect((await browser.send("POST", "/session/setup", { ...person, code })).status).toBe(200);
  expect((await until(2)).map(({ type, detail }) => [type, detail])).toEqual([
    ["signin.failed", { why: "wrong setup code" }],
    ["admin.changed", { what: "user.added", by: "setup", user: "root@example.org", administrator: "true" }],
  ]);
});

describe("what administrators change is told, with who has done it", () => {
  test("on the pages", async () => {
    const { url, told, until } = await collector();
    const server = await serverTelling(url);
    const { email: by, browser } = await signedIn(server, true);
    await until(2);
    told.length = 0;
    const user = "new@example.org";
    const added = (await browser.send("POST", "/admin/data/users", { email: user })).body;
    const path = `/admin/data/users/${added.user.id}`;
    await browser.send("POST", path, { admin: true });
    // What changes nothing is no change.
    await browser.send("POST", path, { admin: true });
    await browser.send("POST", path, { admin: false, disabled: true });
    await browser.send("POST", path, { disabled: false });
    const { link } = (await browser.send("POST", `${path}/reset`, {})).body as { link: string };
    const guest = new Browser(server);
    const code = link.split("#")[1] ?? "";
    expect((await guest.send("POST", "/session/reset", { code, password: PASSWORD })).status).toBe(200);
    const token = (await guest.send("POST", "/account/tokens", { name: "laptop" })).body;
    await browser.send("POST", `${path}/tokens/${token.id}/revoke`, {});
    const changes = (await until(10)).map(({ detail }) => detail);
    expect(changes).toEqual([
      { what: "user.added", by, user, administrator: "false" },
      { what: "user.invited", by, user, administrator: "false" },
      { what: "user.made_administrator", by, user },
      { what: "user.no_administrator", by, user },
      { what: "user.disabled", by, user },
      { what: "user.enabled", by, user },
      { what: "password_link.made", by, user },
      { what: "password.set", by: "password link", user },
      { what: "token.made", by: user, user, token: "laptop" },
      { what: "token.removed", by, user, token: "laptop" },
    ]);
    expect(told[0]?.ip).toBe("127.0.0.1");
    for (const secret of [code, token.token]) expect(JSON.stringify(told)).not.toContain(secret);
  });

  test("invitations, sessions and leavers, with what was counted", async () => {
    const { url, told, until } = await collector();
    const server = await serverTelling(url);
    const { email: by, browser } = await signedIn(server, true);
    const { email: user, browser: leaver } = await signedIn(server);
    const second = new Browser(server);
    await second.signIn(user);
    await until(4);
    told.length = 0;
    const guest = "guest@example.org";
    const { id } = (await browser.send("POST", "/admin/data/users", { email: guest })).body.user;
    await browser.send("POST", "/admin/data/users", { email: guest, admin: true });
    await browser.send("POST", `/admin/data/invitations/${id}/withdraw`, {});
    await leaver.send("POST", "/account/sessions/end_others", {});
    // Where nothing has ended, nothing is told.
    await leaver.send("POST", "/account/sessions/end_others", {});
    const path = `/admin/data/users/${await idOf(browser, user)}`;
    const [session] = await sessionsOf(server, user);
    await browser.send("POST", `${path}/sessions/${session?.id}/end`, {});
    await browser.send("POST", `${path}/end`, { pushes: true });
    expect((await until(8)).map(({ detail }) => detail)).toEqual([
      { what: "user.added", by, user: guest, administrator: "false" },
      { what: "user.invited", by, user: guest, administrator: "false" },
      { what: "user.invited", by, user: guest, administrator: "true" },
      { what: "invitation.withdrawn", by, user: guest },
      { what: "session.ended", by: user, user, sessions: "1" },
      { what: "session.ended", by, user, sessions: "1" },
      { what: "user.ended", by, user, sessions: "0", tokens: "1", links: "0", second_factors: "0", hooks: "0" },
      { what: "user.pushes_expired", by, user, pushes: "0" },
    ]);
    expect(JSON.stringify(told)).not.toContain(session?.id);
  });

  test("on the command line", async () => {
    const { url, until } = await collector();
    const server = await serverTelling(url);
    const user = "ann@example.org";
    const run = async (argv: string[], input = "") => expect((await runBeside(server, argv, input)).code).toBe(0);
    await run(["user", "add", user, "--password-stdin"], `${PASSWORD}\n`);
    await run(["token", "add", user, "--name", "t"]);
    await run(["token", "revoke", user, "t"]);
    await run(["user", "passwd", user, "--password-stdin"], `${PASSWORD} 2\n`);
    await run(["user", "remove", user, "--yes"]);
    await run(["audit", "export"]);
    const directory = makeTempDir();
    directories.push(directory);
    await run(["backup", join(directory, "plain.tar")]);
    await run(["backup", join(directory, "with_key.tar"), "--with-key", "--unencrypted"]);
    const by = "command line";
    expect((await until(8)).map(({ detail }) => detail)).toEqual([
      { what: "user.added", by, user, administrator: "false" },
      { what: "token.made", by, user, token: "t" },
      { what: "token.removed", by, user, token: "t" },
      { what: "password.set", by, user },
      { what: "user.removed", by, user },
      { what: "audit.exported", by },
      { what: "backup.made", by, with_key: "false" },
      { what: "backup.made", by, with_key: "true" },
    ]);
  });

  test("settings that differ from the last start, by their names", async () => {
    const { url, told, until } = await collector();
    const dataDir = makeTempDir();
    directories.push(dataDir);
    const start = (flags: Record<string, string>) => serverTelling(url, { dataDir, flags });
    const settings = { "rate-limit-per-minute": "5000" };
    await (await start(settings)).stop({ dataDir: true });
    await (await start(settings)).stop({ dataDir: true });
    await start({ "rate-limit-per-minute": "4000", "allow-sign-up": "true" });
    const [changed] = await until(1);
    expect(changed?.detail).toMatchObject({
      what: "settings.changed",
      by: "server",
      settings: "allow_sign_up rate_limit.per_minute",
    });
    expect(told).toHaveLength(1);
  });

  test("a rotation of the master key, when it begins and when it ends", async () => {
    const { url, until } = await collector();
    const dataDir = makeTempDir();
    directories.push(dataDir);
    const keys = ["1", "2"].map((digit) => digit.repeat(64));
    const [old = "", next = ""] = keys;
    const env = { SECRETPUSH_SIEM_URL: url, SECRETPUSH_SIEM_EVENTS: "admin.changed" };
    const first = await startServer({ dataDir, env: { ...env, SECRETPUSH_KEY: old } });
    await first.push({ payload: "x" });
    await first.stop({ dataDir: true });
    const second = await startServer({
      dataDir,
      env: { ...env, SECRETPUSH_KEY: next, SECRETPUSH_PREVIOUS_KEY: old },
    });
    ends.unshift(() => second.stop());
    const changes = (await until(3)).map(({ detail }) => detail);
    expect(changes.map((detail) => detail?.["what"])).toEqual([
      "settings.changed",
      "key_rotation.begun",
      "key_rotation.ended",
    ]);
    expect(JSON.stringify(changes)).not.toContain(next);
  });
});
