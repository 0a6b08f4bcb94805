// The admin log of servers: what people and commands do is in it, kills leave the chain whole, and nothing secret is
// ever in it.

import { Database } from "bun:sqlite";
import { expect, setDefaultTimeout, test } from "bun:test";
import { basename, join } from "node:path";

import { Browser } from "./browser_sessions.ts";
import { runBeside, startServer } from "./harness.ts";
import { runProgram } from "./processes.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(120_000);

const { start, newPath } = scratch();

interface Line {
  type: string;
  id: number;
  kind: string;
  actor: string;
  user_email: string;
  ip: string;
  user_agent: string;
  detail: Record<string, unknown>;
}

const adminLines = (text: string): Line[] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line)
    .filter(({ type }) => type === "admin");

async function exported(dataDir: string): Promise<Line[]> {
  const { code, stdout, stderr } = await runProgram(["audit", "export", "--data-dir", dataDir]);
  expect([code, stderr]).toEqual([0, ""]);
  return adminLines(stdout);
}

const addUser = async (dataDir: string, email: string): Promise<void> => {
  const argv = ["user", "add", email, "--password-stdin", "--data-dir", dataDir];
  expect((await runProgram(argv, { input: "correct horse\n" })).code).toBe(0);
};

const signInAt = (url: string, email: string, password: string) =>
  fetch(`${url}/session`, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", origin: url },
    body: JSON.stringify({ email, password }),
  });

test("what people do on the pages and what commands do is in the log, and no password, token, link or code is", async () => {
  const server = await startServer({ flags: { "allow-sign-up": "true" } });
  try {
    const code = /with the code (\S+)/.exec(server.log())?.[1] ?? "";
    const boss = new Browser(server);
    await boss.send("POST", "/session/setup", {
      code: "0000-0000-0000-0000",
      email: "boss@example.org",
      password: "never this one",
    });
    await boss.send("POST", "/session/setup", { code, email: "boss@example.org", password: "correct horse" });
    const added = (await boss.send("POST", "/admin/data/users", { email: "ann@example.org" })).body as {
      link: string;
    };
    const link = added.link.split("#")[1] ?? "";
    const ann = new Browser(server);
    await ann.send("POST", "/session/reset", { code: link, password: "battery staple" });
    const made = (await ann.send("POST", "/account/tokens", { name: "script" })).body as { token: string };
    await ann.send("DELETE", "/session");
    await ann.send("POST", "/session", { email: "ann@example.org", password: "a wrong secret" });
    await ann.send("POST", "/session", { email: "typed-secret-as-address", password: "x" });
    await boss.send("POST", "/admin/data/users/2", { disabled: true });
    const push = await server.push({ payload: "the payload itself" });
    const { stdout } = await runBeside(server, ["audit", "export"]);
    const lines = adminLines(stdout);
    expect(lines.map(({ kind, actor, user_email: about }) => [kind, actor, about])).toEqual([
      ["signin.failed", "", ""],
      ["user.added", "setup", "boss@example.org"],
      ["signin", "boss@example.org", "boss@example.org"],
      ["user.added", "boss@example.org", "ann@example.org"],
      ["user.invited", "boss@example.org", "ann@example.org"],
      ["password.set", "password link", "ann@example.org"],
      ["signin", "ann@example.org", "ann@example.org"],
      ["token.made", "ann@example.org", "ann@example.org"],
      ["signout", "ann@example.org", "ann@example.org"],
      ["signin.failed", "ann@example.org", "ann@example.org"],
      ["signin.failed", "", ""],
      ["user.disabled", "boss@example.org", "ann@example.org"],
      ["audit.exported", "command line", ""],
    ]);
    expect(lines.filter(({ kind }) => kind === "signin").map(({ detail }) => detail)).toEqual([
      { how: "setup" },
      { how: "link" },
    ]);
    expect(lines.slice(0, -1).every(({ ip }) => ip === "127.0.0.1")).toBe(true);
    const kept = lines.map((line) => JSON.stringify(line)).join("\n");
    expect(kept).toContain('"script"');
    for (const secret of [
      code,
      link,
      made.token,
      "correct horse",
      "battery",
      "wrong secret",
      "never this",
      "typed-secret",
      push.url_token,
      "payload itself",
    ]) {
      expect(secret.length).toBeGreaterThan(5);
      expect(kept).not.toContain(secret);
    }
    expect(await runBeside(server, ["audit", "verify"])).toMatchObject({ code: 0 });
    expect(await runBeside(server, ["check"])).toMatchObject({ code: 0 });
  } finally {
    await server.stop();
  }
});

test("a start with other settings says which differ, though nobody subscribed, and never a value", async () => {
  const dataDir = newPath("settings");
  await addUser(dataDir, "ann@example.org");
  await (await start(dataDir)).stop();
  await (await start(dataDir)).stop();
  await (await start(dataDir, { flags: { "allow-sign-up": "true", "max-payload-bytes": "4711" } })).stop();
  const lines = (await exported(dataDir)).filter(({ kind }) => kind === "settings.changed");
  expect(lines).toHaveLength(1);
  const { actor, detail } = lines[0]!;
  expect(actor).toBe("server");
  expect(String(detail.settings).split(" ")).toEqual(expect.arrayContaining(["allow_sign_up", "max_payload_bytes"]));
  expect(JSON.stringify(detail)).not.toContain("4711");
});

test("kills while people sign in leave the chain whole, with every sign-in that was confirmed", async () => {
  const dataDir = newPath("killed");
  await addUser(dataDir, "ann@example.org");
  let confirmed = 0;
  let sent = 0;
  for (let round = 0; round < 3; round += 1) {
    const server = await start(dataDir);
    const target = confirmed + 8;
    let killed: Promise<void> | undefined;
    const work = async (): Promise<void> => {
      for (;;) {
        sent += 1;
        const answer = await signInAt(server.url, "ann@example.org", "correct horse").catch(() => null);
        await answer?.arrayBuffer().catch(() => {});
        if (answer === null) return;
        expect(answer.status).toBe(200);
        confirmed += 1;
        if (confirmed >= target) killed ??= server.kill();
      }
    };
    await Promise.all([work(), work(), work(), work()]);
    await killed;
    expect(await runProgram(["audit", "verify", "--data-dir", dataDir])).toMatchObject({ code: 0, stderr: "" });
    const db = new Database(join(dataDir, "secretpush.db"), { readonly: true });
    const { entries, sessions, last } = db
      .query<{ entries: number; sessions: number; last: number }, []>(
        `SELECT (SELECT count(*) FROM admin_entries WHERE kind = 'signin') AS entries,
                (SELECT count(*) FROM sessions) AS sessions, (SELECT last_id FROM admin_log_end) AS last`,
      )
      .get()!;
    const highest = db
      .query<{ id: number; n: number }, []>("SELECT max(id) AS id, count(*) AS n FROM admin_entries")
      .get();
    db.close();
    expect(entries).toBe(sessions);
    expect(entries).toBeGreaterThanOrEqual(confirmed);
    expect(entries).toBeLessThanOrEqual(sent);
    expect(highest).toEqual({ id: last, n: last });
  }
});

test("a backup and a restore take the log along, and an altered one is found by verify and by check", async () => {
  const dataDir = newPath("backed-up");
  await addUser(dataDir, "ann@example.org");
  const file = newPath("backup.spb");
  const passphrase = newPath("passphrase");
  await Bun.write(passphrase, "correct horse battery staple\n");
  const backup = await runProgram([
    "backup",
    file,
    "--with-key",
    "--passphrase-file",
    passphrase,
    "--data-dir",
    dataDir,
  ]);
  expect([backup.code, backup.stderr]).toEqual([0, ""]);
  const restored = newPath("restored");
  const restore = await runProgram(["restore", file, "--data-dir", restored, "--passphrase-file", passphrase]);
  const madeAt = / of (\S+) into /.exec(restore.stdout)?.[1];
  expect([restore.code, madeAt]).toEqual([0, expect.stringMatching(/^\d{4}-.+Z$/)]);
  expect((await exported(restored)).map(({ kind }) => kind)).toEqual(["user.added", "audit.exported"]);
  const verify = () => runProgram(["audit", "verify", "--data-dir", restored]);
  expect((await verify()).stdout).toContain("2 entries of the admin log, unaltered");
  for (let starts = 0; starts < 2; starts += 1) {
    const server = await start(restored);
    await server.stop();
  }
  const [, , first, ...later] = await exported(restored);
  expect(first).toMatchObject({ kind: "backup.restored", actor: "command line", user_email: "", ip: "" });
  expect(first?.detail).toEqual({ name: basename(file), made_at: madeAt });
  expect(later.map(({ kind }) => kind)).toEqual(["audit.exported"]);
  const db = new Database(join(restored, "secretpush.db"));
  db.run("DELETE FROM admin_entries WHERE id = 4");
  db.close();
  expect(await verify()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("its last entry was 4, and is now 3"),
  });
  const check = await runProgram(["check", "--data-dir", restored]);
  expect([check.code, check.stdout + check.stderr]).toEqual([
    1,
    expect.stringContaining("its last entry was 4, and is now 3"),
  ]);
});
