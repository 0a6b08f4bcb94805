// `secretpush mcp`: an agent asks people for secrets and has commands use them, and never sees one. The client is that of the official SDK,
// and one that is written by hand for an older version of the protocol.

import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

import { memoryHere } from "../src/cli/agents/in_memory.ts";
import { maskFor } from "../src/cli/agents/mask.ts";
import { cli } from "./client_runs.ts";
import { LONG, seedOf } from "./full.ts";
import { openPage } from "./browser.ts";
import { bytesIn, openBeside, type User } from "./harness.ts";
import { needs } from "./needs.ts";
import { countsIn } from "./memory.ts";
import { fill, press } from "./page_actions.ts";
import { ENVIRONMENT, PROGRAM, PROGRAM_CWD, runProgram } from "./processes.ts";
import { ownServer, scratch } from "./scratch.ts";

setDefaultTimeout(120_000);

const SECRET = `canary-7f3a "wörd" it's $HOME/9f3K-xYz_q7`;
const { newPath, root, start } = scratch();
const server = ownServer({
  flags: { "enable-requests": "true", "upload-free-space-floor": "0", "log-level": "debug" },
});
let owner: User;
let env: Record<string, string>;
let runtime: string;
const home = newPath("home");
const CONFIG = join(home, ".config/secretpush/agents.toml");
const ALLOWED = `
files = ["${root}/out/*.txt"]
variables = ["BUILD_KEY"]
[[command]]
argv = ["bash", "-c", "*"]
as = "env:KEY"
timeout = "60s"
[[command]]
argv = ["sleep", "*"]
as = "stdin"
timeout = "1s"
[[command]]
argv = ["grep", "-c", "*"]
as = "fd:3"
directory = "${root}"
[[command]]
argv = ["cat"]
as = "stdin"
directory = "${root}/missing"
[[command]]
argv = ["seq", "*"]
[[command]]
argv = ["sh", "-c", "printf %s \\"$BUILD_KEY\\"; exit 3"]
`;

beforeAll(async () => {
  owner = await server.user("anna@example.org");
  runtime = join(memoryHere({}) ?? root, `secretpush-tests-${process.pid}`);
  mkdirSync(runtime, { mode: 0o700 });
  mkdirSync(join(home, ".config/secretpush"), { recursive: true });
  mkdirSync(join(root, "out"));
  writeFileSync(CONFIG, ALLOWED, { mode: 0o600 });
  env = {
    HOME: home,
    SECRETPUSH_SERVER: server.url,
    SECRETPUSH_TOKEN: owner.token,
    XDG_RUNTIME_DIR: runtime,
    BUILD_KEY: "build-key-4b1d",
  };
});
afterAll(() => rmSync(runtime, { recursive: true, force: true }));

/** Everything that agents have been sent, on standard error too. */
let sent = "";
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});

async function agent(argv: string[] = [], given: Record<string, string> = env) {
  const transport = new StdioClientTransport({
    command: PROGRAM[0] ?? "",
    args: [...PROGRAM.slice(1), "mcp", ...argv],
    cwd: PROGRAM_CWD,
    env: { ...ENVIRONMENT, ...given },
    stderr: "pipe",
  });
  transport.stderr?.on("data", (chunk: Buffer) => (sent += String(chunk)));
  const client = new Client({ name: "test", version: "1" });
  clients.push(client);
  await client.connect(transport);
  const take = transport.onmessage;
  const onmessage: typeof take = (message, ...more) => {
    sent += JSON.stringify(message);
    take?.(message, ...more);
  };
  Object.assign(transport, { onmessage });
  /** @returns what a tool says: JSON, or the sentence of an error */
  const call = async (name: string, given: Record<string, unknown> = {}, options = {}) => {
    const result = await client.callTool({ name, arguments: given }, undefined, options);
    const [{ text } = { text: "" }] = result["content"] as Array<{ text: string }>;
    // What a tool says has many shapes.
    // oxlint-disable-next-line typescript/no-explicit-any
    return result["isError"] === true ? { error: text } : (JSON.parse(text) as Record<string, any>);
  };
  return { client, call, pid: transport.pid ?? 0 };
}
type Agent = Awaited<ReturnType<typeof agent>>;

const answered = async (link: string, argv: string[] = []): Promise<void> => {
  const { code, stderr } = await cli(["answer", link, ...argv], { env: { HOME: newPath("person") }, input: SECRET });
  expect([code, stderr]).toEqual([0, expect.stringContaining("Sent")]);
};
const asked = async ({ call }: Agent) =>
  (await call("ask_human", { question: "The deploy key" })) as Record<string, string>;
const pushed = async (payload = SECRET): Promise<string> =>
  String((await server.push({ payload, expire_after_views: 1 }))["html_url"]);
const bash = (script: string) => ["bash", "-c", script];
const isThere = (pid: number): boolean => existsSync(`/proc/${pid}/exe`);
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await Bun.sleep(2);
}

describe("the protocol", () => {
  test("is negotiated with the SDK's client, which gets the tools with their schemas", async () => {
    const { client } = await agent();
    expect([client.getServerVersion()?.name, client.getServerCapabilities()]).toEqual(["secretpush", { tools: {} }]);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "ask_human",
      "wait",
      "run_with",
      "push_from",
      "status",
      "expire",
      "audit",
    ]);
    for (const { inputSchema } of tools)
      expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
  });

  test("is negotiated with a client of the version of 2024, and standard output has nothing else", async () => {
    const { code, stdout, stderr } = await runProgram(["mcp"], {
      env,
      input: [
        {
          id: 1,
          method: "initialize",
          params: { protocolVersion: "2024-11-05", capabilities: {}, clientInfo: { name: "hand", version: "0" } },
        },
        { method: "notifications/initialized" },
        { id: 2, method: "tools/call", params: { name: "wait", arguments: { id: "none", seconds: 1 } } },
        { id: 3, method: "resources/list" },
      ]
        .map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`)
        .join(""),
    });
    const answers = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { id: number; result?: object; error?: { code: number } });
    expect([code, stderr]).toEqual([0, ""]);
    expect(answers.find(({ id }) => id === 1)?.result).toMatchObject({ protocolVersion: "2024-11-05" });
    expect(answers.find(({ id }) => id === 2)?.result).toMatchObject({ isError: true });
    expect(answers.find(({ id }) => id === 3)?.error?.code).toBe(-32601);
  });

  test("takes no argument that a tool does not know", async () => {
    const { call } = await agent();
    expect(await call("run_with", { id: "x", comand: ["ls"] })).toEqual({
      error: "command: Expected required property.",
    });
    expect(await call("status", { all: true })).toEqual({ error: "all: Unexpected property." });
    expect(await call("reveal")).toEqual({ error: "There is no such tool." });
  });
});

describe("a person is asked", () => {
  test("and what they send is used once, by a command that the configuration allows", async () => {
    const { call } = await agent();
    const { id, link = "", asked: question } = await asked({ call } as Agent);
    expect([question, link]).toEqual(["The deploy key", expect.stringMatching(/\/req\/\w+#age1\w{58}$/)]);
    expect(await call("run_with", { id, command: bash("true") })).toEqual({ error: "no one has answered yet." });
    expect(await call("wait", { id, seconds: 0 })).toEqual({ state: "open" });
    const steps: unknown[] = [];
    const waited = call("wait", { id, seconds: 60 }, { onprogress: (one: object) => steps.push(one) });
    await until(() => steps.length > 0);
    await answered(link);
    expect(await waited).toEqual({ state: "answered" });
    const ran = await call("run_with", { id, command: bash('echo "${#KEY} $KEY"; echo told >&2; exit 3') });
    expect(ran).toMatchObject({ exit_code: 3, cut: false });
    expect(String(ran["output"]).split("\n").toSorted()).toEqual(["", `${Buffer.byteLength(SECRET)} [masked]`, "told"]);
    expect(await call("run_with", { id, command: bash("true") })).toEqual({ error: "all answers have expired." });
    const { log } = (await call("audit", { id })) as { log: Array<{ kind: string }> };
    expect(log.map(({ kind }) => kind)).toEqual(["creation", "request_view", "answer"]);
    expect(await call("expire", { id })).toEqual({ state: "closed" });
    expect(await call("wait", { id })).toEqual({ state: "closed" });
  });

  test("is opened by one of several calls at once", async () => {
    const { call } = await agent();
    const { id, link = "" } = await asked({ call } as Agent);
    await answered(link);
    expect(await call("run_with", { id, command: ["cat"] })).toEqual({
      error: `"${root}/missing" is not a directory: nothing was opened.`,
    });
    const ran = await Promise.all([1, 2, 3].map(() => call("run_with", { id, command: bash("echo ran") })));
    expect(ran.filter(({ output }) => output === "ran\n")).toHaveLength(1);
    expect(ran.filter(({ error }) => error === "another call is opening this link.")).toHaveLength(2);
  });

  test("for files, which are masked too, and go with the command", async () => {
    const { call } = await agent();
    const { id, link = "" } = (await call("ask_human", { question: "The key", files: true })) as Record<string, string>;
    writeFileSync(join(root, "id_ed25519"), "-----BEGIN KEY-----\nfile-canary-0815\n-----END KEY-----\n");
    await answered(link, ["--file", join(root, "id_ed25519"), "--payload-file", "-"]);
    const script = 'ls -d "$SECRETPUSH_FILES"/*; sed -n 2p "$SECRETPUSH_FILES"/id_ed25519';
    const { output } = (await call("run_with", { id, command: bash(script) })) as { output: string };
    expect(output).toMatch(/^\/.*\/secretpush-run-\w+\/id_ed25519\n\[masked\]/);
    expect(output).not.toContain("0815");
    expect(readdirSync(runtime)).toEqual([]);
  });

  test("with a token that can only ask and open what it has asked for", async () => {
    const { accounts, close } = await openBeside(server);
    const scopes = ["request:create", "push:open"];
    const { token } = await accounts.createToken({ email: owner.email, name: "coding agent", scopes });
    await close();
    const { call } = await agent([], { ...env, SECRETPUSH_TOKEN: token });
    const { id, link = "" } = await asked({ call } as Agent);
    await answered(link);
    expect(await call("wait", { id })).toEqual({ state: "answered" });
    expect(await call("run_with", { id, command: bash("exit 5") })).toMatchObject({ exit_code: 5 });
    expect((await call("status")) as object).toMatchObject({ made: [{ id, state: "answered" }] });
    const { log } = (await call("audit", { id })) as { log: Array<Record<string, string>> };
    expect(log[0]).toMatchObject({ kind: "creation", api_token: "coding agent" });
    expect(await call("expire", { id })).toEqual({ state: "closed" });
    const mine = (await server.push({ payload: SECRET }, owner.headers))["html_url"];
    expect(await call("run_with", { link: mine, command: bash("true") })).toEqual({
      error: "the API token may do this only with its own requests and their answers.",
    });
    expect(await call("push_from", { command: ["seq", "3"] })).toEqual({
      error: expect.stringContaining("it needs the scope create."),
    });
  });

  needs("linux").test("and neither the server's memory nor its disk ever has it", async () => {
    const dataDir = newPath("data");
    const program = await start(dataDir, { flags: { "enable-requests": "true" } });
    const on = ["--data-dir", dataDir];
    await runProgram(["user", "add", "bob@example.org", "--password-stdin", ...on], {
      input: "correct horse battery 9\n",
    });
    const { stdout: token } = await runProgram(["token", "add", "bob@example.org", "--name", "agent", ...on]);
    const { call } = await agent([], { ...env, SECRETPUSH_SERVER: program.url, SECRETPUSH_TOKEN: token.trim() });
    const { id = "", link = "" } = await asked({ call } as Agent);
    const secret = `only-in-the-answer-${crypto.randomUUID()}`;
    expect(await cli(["answer", link], { env: { HOME: newPath("person") }, input: secret })).toMatchObject({ code: 0 });
    const ran = await call("run_with", { id, command: bash('printf %s "${#KEY}"') });
    expect(ran["output"]).toBe(String(secret.length));
    expect(countsIn(program.pid, [Buffer.from(secret), Buffer.from(secret.slice(19))])).toEqual([0, 0]);
    expect(countsIn(program.pid, [Buffer.from(id)])[0]).toBeGreaterThan(0);
    expect(bytesIn(dataDir).includes(secret.slice(19))).toBe(false);
    expect(program.output()).not.toContain(secret.slice(19));
  });

  needs("the long run", "chromium").test("in a browser, whose server cannot read what they send", async () => {
    const { call } = await agent();
    const { id, link = "" } = await asked({ call } as Agent);
    const page = await openPage(link.replace("127.0.0.1", "localhost"), { width: 400 });
    await press(page, "form#read button");
    await page.until(
      "document.querySelector('#answer #submit:not([aria-busy])') && document.readyState === 'complete'",
    );
    await fill(page, "#text", SECRET);
    await press(page, "#submit");
    await page.until("document.querySelector('.success h1')");
    expect(await call("wait", { id, seconds: 60 })).toEqual({ state: "answered" });
    const ran = await call("run_with", { id, command: bash('printf %s "$KEY" | wc -c; printf %s "$KEY"') });
    expect(ran["output"]).toBe(`${Buffer.byteLength(SECRET)}\n[masked]`);
    expect(bytesIn(server.dataDir).includes("canary-7f3a")).toBe(false);
    expect(server.log()).not.toContain("canary-7f3a");
  });
});

describe("the configuration is the boundary", () => {
  test("for commands: words are like patterns, and no pattern adds an option", async () => {
    const { call } = await agent();
    const link = await pushed();
    const refused = {
      error: "agents.toml does not allow this command with a secret: the owner of agents.toml can change that.",
    };
    for (const command of [
      ["bash", "-c"],
      ["bash", "-c", "true", "x"],
      ["sh", "-c", "true"],
      ["sleep", "-5"],
      ["seq", "3"],
      ["/bin/bash", "-c", "x"],
    ]) {
      expect(await call("run_with", { link, command })).toEqual(refused);
    }
    expect(await call("run_with", { link, command: ["grep", "-c", "."] })).toMatchObject({ exit_code: 1 });
    expect(await call("push_from", { command: ["seq", "-3"] })).toEqual({
      error: "agents.toml does not allow this command without a secret: the owner of agents.toml can change that.",
    });
  });

  test("for the file itself: what takes its place after the check is not sent", async () => {
    const [file, secret] = [join(root, "out/swapped.txt"), join(root, "never.txt")];
    writeFileSync(file, "what was checked");
    writeFileSync(secret, "never to be sent");
    let isSwapped = false;
    const between = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch({ url, method, headers, body }) {
        if (!isSwapped) {
          rmSync(file);
          symlinkSync(secret, file);
          isSwapped = true;
        }
        return fetch(server.url + new URL(url).pathname, { method, headers, body });
      },
    });
    try {
      const url = `http://127.0.0.1:${between.port}`;
      const { call } = await agent([], { ...env, SECRETPUSH_SERVER: url });
      const { link = "" } = (await call("push_from", { file })) as Record<string, string>;
      const opened = await cli(["open", link.replace(url, server.url), "-o", "-"], { env: {} });
      expect([opened.stdout, isSwapped]).toEqual(["what was checked", true]);
    } finally {
      await between.stop(true);
    }
  });

  test("for what is pushed: files wherever links lead, variables that no command gets", async () => {
    const { call } = await agent();
    writeFileSync(join(root, "out/report.txt"), "the report");
    writeFileSync(join(root, "private.txt"), "private");
    symlinkSync(join(root, "private.txt"), join(root, "out/link.txt"));
    for (const file of ["link.txt", "none.txt", "../private.txt"].map((name) => join(root, "out", name))) {
      expect(await call("push_from", { file })).toEqual({
        error: "agents.toml does not allow this file: the owner of agents.toml can change that.",
      });
    }
    expect(await call("push_from", { variable: "SECRETPUSH_TOKEN" })).toEqual({
      error:
        "agents.toml does not allow this variable, or the variable is not set: the owner of agents.toml can change that.",
    });
    const opened = async ({ link = "" }: Record<string, string>) =>
      (await cli(["open", link, "-o", "-"], { env: {} })).stdout;
    const from = async (given: object) => (await call("push_from", { ...given, views: 1 })) as Record<string, string>;
    expect(await opened(await from({ file: join(root, "out/report.txt") }))).toBe("the report");
    expect(await opened(await from({ variable: "BUILD_KEY" }))).toBe("build-key-4b1d");
    expect(await opened(await from({ command: ["seq", "3"] }))).toBe("1\n2\n3\n");
    const shown = await call("run_with", { link: await pushed(), command: bash("env") });
    expect(shown["output"]).not.toMatch(/BUILD_KEY|SECRETPUSH_TOKEN|build-key/);
    // Nobody writes into it: an answer comes all the same.
    Bun.spawnSync(["mkfifo", join(root, "out/pipe.txt")]);
    expect(await call("push_from", { file: join(root, "out/pipe.txt") })).toMatchObject({ error: expect.any(String) });
    expect(await call("push_from", { command: ["sh", "-c", 'printf %s "$BUILD_KEY"; exit 3'] })).toEqual({
      error: "the command ended with 3, or wrote more than 1 MiB: nothing was pushed.",
    });
  });

  test("for links: they are of the configured server, and ids of this session", async () => {
    const { call } = await agent();
    const [link, command] = ["https://192.0.2.1/p/abcdefgh12345678", bash("true")];
    expect(await call("run_with", { link, command })).toEqual({ error: "the link belongs to another server." });
    const gone = { error: "this session has created nothing with this id." };
    for (const tool of ["wait", "expire", "audit"]) expect(await call(tool, { id: "abcdefgh12345678" })).toEqual(gone);
    expect(await call("run_with", { command })).toEqual({ error: "give either id or link." });
  });

  test("is refused if others can change it, or if it is wrong", async () => {
    const path = newPath("agents.toml");
    const ran = async (text: string, mode: number) => {
      rmSync(path, { force: true });
      writeFileSync(path, text);
      Bun.spawnSync(["chmod", mode.toString(8), path]);
      const { code, stderr } = await runProgram(["mcp", "--allow", path], { env });
      return [code, stderr];
    };
    const said = (why: string) => `secretpush: ${path} cannot be used (${why}).\n`;
    expect(await ran(ALLOWED, 0o666)).toEqual([2, said("others can change it: run chmod 600 on it")]);
    expect(await ran("commands = 3", 0o600)).toEqual([2, said("commands: Unexpected property")]);
    expect(await ran('[[command]]\nargv = ["a"]\nas = "fd:1"', 0o600)).toEqual([
      2,
      expect.stringMatching(/ cannot be used \(hand the text over as env:NAME/),
    ]);
    expect(await ran('[[command]]\nargv = ["a"]\ntimeout = "10"', 0o600)).toEqual([
      2,
      said('timeout "10" has no unit (ms, s, m, h, d, w or y)'),
    ]);
    // Without a home there is no such file, and nothing that it could allow.
    // Without a home, Bun would keep its cache of transpiled sources in the working directory.
    const KEEPS_NOTHING = { BUN_RUNTIME_TRANSPILER_CACHE_PATH: "0" };
    const { HOME: _home, ...homeless } = env;
    expect(await runProgram(["mcp"], { env: { ...homeless, HOME: "", ...KEEPS_NOTHING } })).toMatchObject({
      code: 0,
      stderr: "",
    });
    expect(await ran(ALLOWED, 0o600)).toEqual([0, ""]);
  });
});

describe("a call", () => {
  test("that is cancelled ends its command and all that it has started", async () => {
    const { call } = await agent();
    const stop = new AbortController();
    const pids = join(root, `pids-${Date.now()}`);
    const script = `sleep 600 & echo $$ $! > ${pids}.new; mv ${pids}.new ${pids}; sleep 600`;
    const running = call("run_with", { link: await pushed(), command: bash(script) }, { signal: stop.signal }).catch(
      (error: Error) => error,
    );
    await until(() => existsSync(pids));
    const started = (await Bun.file(pids).text()).trim().split(" ").map(Number);
    expect(started.filter(isThere)).toEqual(started);
    stop.abort("enough");
    expect(await running).toBeInstanceOf(Error);
    await until(() => !started.some(isThere));
    expect(await call("status")).toEqual({ made: [] });
  });

  test("ends a command when its time is over", async () => {
    const { call } = await agent();
    const ran = await call("run_with", { link: await pushed(), command: ["sleep", "600"] });
    expect(ran).toMatchObject({ exit_code: 137, ended_by: "the time limit" });
  });

  test("cuts what is long, and leaves no half of a secret at the end", async () => {
    const { call } = await agent();
    const script = 'head -c 65530 /dev/zero | tr "\\0" .; for i in 1 2 3; do printf %s "$KEY"; done';
    const { output, cut } = (await call("run_with", { link: await pushed(), command: bash(script) })) as {
      output: string;
      cut: boolean;
    };
    expect([cut, output.replace(/^\.+/, "")]).toEqual([true, "[masked]"]);
  });

  test("withholds the output if the secret is too short or too long to be masked", async () => {
    const { call } = await agent();
    for (const secret of ["hunter2", "0123456789".repeat(10_000)]) {
      const command = secret.length > 10 ? ["grep", "-c", "."] : bash('echo "$KEY"');
      const ran = await call("run_with", { link: await pushed(secret), command });
      expect(ran).toEqual({ exit_code: expect.any(Number), withheld: expect.stringContaining("cannot be masked") });
    }
  });
});

describe("kill -9", () => {
  for (const whom of ["agent", "program", "command"] as const) {
    test(`of the ${whom} at any moment leaves nothing, and opens nothing twice`, async () => {
      for (let moment = 0; moment < 7; moment += LONG ? 1 : 3) {
        const { call, pid, client } = await agent();
        const { id = "", link = "" } = (await call("ask_human", { question: "A file", files: true })) as Record<
          string,
          string
        >;
        writeFileSync(join(root, "key.txt"), `file of ${SECRET}`);
        await answered(link, ["--file", join(root, "key.txt"), "--payload-file", "-"]);
        const [marker, pidFile] = [newPath("began"), newPath("pid")];
        const before = server.log().length;
        let told = 0;
        const moments = [
          () => true,
          () => server.log().length > before,
          () => server.log().slice(before).includes("/retrieve") || told > 0,
          () => readdirSync(runtime).length > 0 || told > 0,
          () => told > 0,
          () => existsSync(pidFile),
          () => existsSync(marker),
        ];
        const command = bash(`echo $$ > ${pidFile}; touch ${marker}; sleep 600`);
        const options = { onprogress: () => (told += 1) };
        const running = call("run_with", { id, command }, options).catch((error: Error) => error);
        await until(moments[whom === "command" ? 6 : moment] ?? (() => true));
        const isNamed = () => existsSync(pidFile) && Bun.file(pidFile).size > 1;
        const end = async () => process.kill(-Number(await Bun.file(pidFile).text()), "SIGKILL");
        if (whom === "command") await end();
        else if (whom === "program") process.kill(pid, "SIGKILL");
        else await client.close();
        const outcome = await running;
        if (whom === "command") expect(outcome).toMatchObject({ exit_code: 137 });
        await until(() => readdirSync(runtime).length === 0);
        // A command outlives a program that is killed, as any child does.
        if (whom === "program" && isNamed()) await end();
        const { body } = await server.json("GET", `/api/v2/requests/${id}`, undefined, owner.headers);
        const responses = body.responses as Array<{ expired: boolean }>;
        // What has reached a command is gone from the server.
        if (existsSync(marker)) expect(responses).toMatchObject([{ expired: true }]);
      }
    });
  }
});

test("a mask leaves other text as it is, and pieces of less than six letters", () => {
  const text =
    "PATH=/usr/bin:/bin\n00000000: 6f74 6865 7220 7465 7874            other text\nbase64: b3RoZXIgdGV4dA==\n";
  expect(maskFor([SECRET])?.(`${text}canar`, 10_000)).toBe(`${text}canar`);
  expect(maskFor([SECRET])?.(`${text}canary`, 10_000)).toBe(`${text}[masked]`);
  expect(maskFor(["", SECRET])?.("a 7f3awör", 10_000)).toBe("a [masked]");
  // As long as an output may be, in one line.
  const long = `x ${"ab ".repeat(26_000)}`;
  expect(maskFor([SECRET])?.(long, 100_000)).toBe(long);
});

/** What an agent might have run to see the secret, if the list of commands were a shell. */
const HOSTILE = [
  "env",
  "cat /proc/self/environ",
  'echo "$KEY"',
  'printf %s "$KEY" | base64',
  'printf "user:%s" "$KEY" | base64 -w 16',
  'printf "xx%s" "$KEY" | base64 -w 0 | tr "+/" "-_"',
  'printf %s "$KEY" | od -An -tx1',
  'printf %s "$KEY" | od -c',
  'printf %s "$KEY" | od -b',
  'printf %s "$KEY" | od -tx1z',
  'printf %q "$KEY"',
  "declare -p KEY",
  'printf %s "$KEY" | fold -w 1',
  'printf %s "$KEY" | fold -w 1 | cat -n',
  'printf %s "$KEY" | sed "s/./&-/g"',
  'for ((i = 0; i < ${#KEY}; i += 12)); do echo "part $i: ${KEY:i:12}"; done',
  'printf %s "${KEY^^}"',
  'printf %s "$KEY" | rev',
  'printf "{\\"key\\": \\"%s\\"}" "${KEY//\\"/\\\\\\"}"',
  'for ((i = 0; i < ${#KEY}; i += 1)); do printf %%%02x "\'${KEY:i:1}"; done',
  'printf %s "${KEY:0:20}"; printf %s "${KEY:20}" >&2',
  'bash -c "exec $KEY" 2>&1; ls "/$KEY"; exit 9',
  'bash -x -c "true $KEY"',
  'exec "$KEY"',
];

test("in random conversations with hostile commands, nothing that an agent is sent has the secret", async () => {
  const { call, client } = await agent();
  let state = seedOf("conversations");
  const any = <T>(among: readonly T[]): T => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return among[Math.floor((state / 2 ** 32) * among.length)] as T;
  };
  const answers = await asked({ call } as Agent);
  const before = sent.length;
  let used = 0;
  for (let conversation = 0; conversation < (LONG ? 500 : 40); conversation += 1) {
    const link = await pushed();
    const doubtful = any<() => Promise<unknown>>([
      () => call("run_with", { link, command: [any(["cat", "bash"]), link] }),
      () => call("ask_human", { question: "x".repeat(any([1, 5_000])) }),
      () => call("wait", { id: answers["id"], seconds: 0 }),
      () => call("push_from", { variable: any(["KEY", "BUILD_KEY"]) }),
      () => call("audit", { id: answers["id"] }),
      () => call("run_with", { id: answers["id"], command: bash("env") }),
      () => client.listTools(),
      () => client.request({ method: "resources/list" }, {} as never).catch(() => null),
    ]);
    await Promise.all([doubtful(), doubtful()]);
    const script = conversation < HOSTILE.length ? (HOSTILE[conversation] ?? "") : `${any(HOSTILE)}; ${any(HOSTILE)}`;
    const ran = await call("run_with", { link, command: bash(script) }, { onprogress: () => {} });
    expect(ran, script).toMatchObject({ exit_code: expect.any(Number) });
    if (String(ran["output"]).includes("[masked]")) used += 1;
  }
  const all = sent.slice(before).replaceAll("[masked]", "");
  expect(all.match(/.{0,80}(?:canary|7f3a|wörd|9f3k|xyz_q7|build-key).{0,80}/gi)).toBeNull();
  expect(used).toBeGreaterThan(20);
  const letters = all.toLowerCase().replace(/[^a-z0-9]/g, "");
  expect(letters.match(/.{0,40}(?:canary7f|itshome|9f3kxyz).{0,40}/g)).toBeNull();
});
