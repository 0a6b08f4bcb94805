// A link of its own for each recipient, by the command line and by mail: each is a push of its own.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { cli, tempDir } from "./client_runs.ts";
import { until } from "./flooding.ts";
import { freePort } from "./free_port.ts";
import { startServer, type TestServer, type User } from "./harness.ts";
import { type MailServer, startMailServer } from "./smtp.ts";

setDefaultTimeout(60_000);
const SECRET = "correct horse for each";
const TO = ["--to", "Ann@example.org", "--to", "bob@example.org,ann@example.org"];

let smtp: MailServer;
let server: TestServer;
let owner: User;
let env: Record<string, string>;
beforeAll(async () => {
  smtp = await startMailServer();
  const port = await freePort();
  server = await startServer({
    flags: { port: String(port), "base-url": `http://127.0.0.1:${port}`, "mail-from": "push@example.org" },
    env: { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off` },
  });
  owner = await server.user("sender@example.org", true);
  env = { HOME: tempDir(), SECRETPUSH_SERVER: server.url, SECRETPUSH_TOKEN: owner.token };
});
afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
});

const push = (...more: string[]) => cli(["push", "--link-each", ...more], { env, input: SECRET });
const linesIn = (text: string): string[][] =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
const active = async (): Promise<Array<Record<string, unknown>>> =>
  (await server.json("GET", "/api/v2/pushes/active", undefined, owner.headers)).body;

test("push --link-each prints a line for each address, whose link is for that one alone", async () => {
  const made = await push(...TO, "--views", "2");
  expect(made.code).toBe(0);
  const lines = linesIn(made.stdout);
  expect(lines.map(([address]) => address)).toEqual(["ann@example.org", "bob@example.org"]);
  for (const [address = "", link = ""] of lines) {
    const record = (await active()).find(({ html_url: url }) => url === link);
    expect(record).toMatchObject({ name: address, recipients: [address], expire_after_views: 2 });
    expect((await cli(["open", link], { env })).stdout).toBe(SECRET);
  }
  // Each counts for itself, and is withdrawn alone.
  const [[, first = ""] = [], [, second = ""] = []] = lines;
  expect((await cli(["expire", first], { env })).code).toBe(0);
  expect((await active()).map(({ html_url: url }) => url)).toContain(second);
  expect((await active()).map(({ html_url: url }) => url)).not.toContain(first);
});

test("sealed, each has a key of its own, of its files too", async () => {
  const file = join(tempDir(), "plan.txt");
  writeFileSync(file, "the plan");
  const made = await push(...TO, "--e2e", "--file", file, "--name", "Plan", "--json");
  const pushes = JSON.parse(made.stdout) as Array<{ recipient: string; name: string; html_url: string }>;
  expect(pushes.map(({ recipient, name }) => [recipient, name])).toEqual([
    ["ann@example.org", "Plan · ann@example.org"],
    ["bob@example.org", "Plan · bob@example.org"],
  ]);
  expect(new Set(pushes.map(({ html_url: link }) => link.split("#")[1])).size).toBe(2);
  for (const { html_url: link } of pushes) {
    expect((await cli(["open", link, "-o", "-"], { env })).stdout).toBe("the plan");
  }
  const [one, other] = pushes;
  const swapped = `${one?.html_url.split("#")[0]}#${other?.html_url.split("#")[1]}`;
  expect((await cli(["open", swapped, "-o", "-"], { env })).stdout).toBe("");
});

test("what fails in the middle is named, and what is made stays", async () => {
  const made = await push("--to", "ann@example.org", "--to", "bob@exa..mple", "--to", "cem@example.org");
  expect(made.code).toBe(1);
  expect(linesIn(made.stdout).map(([address]) => address)).toEqual(["ann@example.org", "cem@example.org"]);
  expect(made.stderr).toContain("secretpush: no link for bob@exa..mple: must be email addresses");
  // A failure that is nothing about its recipient would be that of all.
  const none = await push(...TO, "--allow-network", "home");
  expect([none.code, none.stdout]).toEqual([1, ""]);
  expect(none.stderr).toContain("allowed_networks (--allow-network)");
});

test("a server that asks to slow down is waited for; one that stops answering ends it, and the others are named", async () => {
  const before = (await active()).length;
  let asked = 0;
  const proxy = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (request.method === "POST" && pathname === "/api/v2/pushes") {
        asked += 1;
        if (asked === 2) return Response.json({ error: "Slow." }, { status: 429, headers: { "retry-after": "1" } });
        if (asked === 4) return Response.json({ error: "Down." }, { status: 503 });
      }
      const headers = new Headers(request.headers);
      headers.delete("host");
      const body = request.method === "GET" ? null : await request.arrayBuffer();
      const answer = await fetch(server.url + pathname, { method: request.method, headers, body });
      return Response.json(await answer.json(), { status: answer.status });
    },
  });
  try {
    const more = ["cem@example.org", "dora@example.org"].flatMap((one) => ["--to", one]);
    const at = { ...env, SECRETPUSH_SERVER: `http://127.0.0.1:${proxy.port}` };
    const made = await cli(["push", "--link-each", ...TO, ...more], { env: at, input: SECRET });
    expect(made.code).toBe(1);
    expect(linesIn(made.stdout).map(([address]) => address)).toEqual(["ann@example.org", "bob@example.org"]);
    expect(made.stderr).toContain("asks to slow down (Slow): try again in 1 second; waiting");
    expect(made.stderr).toMatch(/no link for cem@example\.org: .* cannot do this now/);
    expect(made.stderr).toContain("no link for dora@example.org: not tried after this failure");
    expect((await active()).length).toBe(before + 2);
  } finally {
    await proxy.stop(true);
  }
});

test("with --mail, each recipient is mailed their own link and no other", async () => {
  smtp.letters.length = 0;
  const made = await push(...TO, "--mail");
  expect(made.code).toBe(0);
  await until(async () => smtp.letters.length === 2, "both mails");
  const lines = linesIn(made.stdout);
  for (const { to, text } of smtp.letters) {
    for (const [address = "", link = ""] of lines) expect(text.includes(link)).toBe(to.includes(address));
  }
});

test.each([
  ["a group cannot get a link of its own", ["--to", "group:staff"]],
  ["--link-each needs the recipients", []],
  ["a pipe can be read only once", [...TO, "--file", "-"]],
  ["--qr can draw only one", [...TO, "--qr"]],
  ["leave out --views-per-recipient", [...TO, "--views-per-recipient", "2"]],
  ["--mail cannot be combined with --e2e", [...TO, "--mail", "--e2e"]],
  ["at most 50 recipients", ["--to", Array.from({ length: 51 }, (_, n) => `p${n}@example.org`).join()]],
])("refused before anything is sent: %s", async (words, flags) => {
  const before = (await active()).length;
  const refused = await push(...flags);
  expect([refused.code, refused.stdout]).toEqual([2, ""]);
  expect(refused.stderr).toContain(words);
  expect((await active()).length).toBe(before);
});
