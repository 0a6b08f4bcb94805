// The command line client with an account: login, the owner's commands, and where its token goes.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { serverAddress } from "../src/cli/client/connection.ts";
import { readLink } from "../src/cli/client/link.ts";
import { loadConfig } from "../src/config/load.ts";
import {
  bearer,
  bearerOf,
  cli,
  home,
  isVersion,
  linkOf,
  own,
  pushed,
  pushOf,
  server,
  stranger,
  tempDir,
  user,
  useServer,
  VERSION,
} from "./client_runs.ts";
import { openBeside } from "./harness.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

useServer();

describe("list, audit and expire", () => {
  test("show one's own pushes and their ends, as columns and as JSON", async () => {
    const owner = await server.user();
    const env = { ...home, SECRETPUSH_TOKEN: owner.token };
    expect(await cli(["list"], { env })).toMatchObject({ code: 0, stdout: "" });
    const link = linkOf(await cli(["push", "--name", "first\u001b[2J", "--for", "6h"], { env, input: "x" }));
    const { urlToken } = readLink(link);
    const listed = await cli(["list"], { env });
    expect(listed.stdout.split("\n")[0]).toMatch(/^KIND +CREATED +EXPIRES +VIEWS LEFT +NAME +LINK$/);
    expect(listed.stdout).toContain(link);
    expect(listed.stdout).not.toContain("\u001b");
    expect(JSON.parse((await cli(["list", "--json"], { env })).stdout)).toMatchObject([{ url_token: urlToken }]);

    expect((await cli(["open", link], { env: home })).code).toBe(0);
    const log = await cli(["audit", link], { env });
    expect(log.stdout.split("\n")[0]).toMatch(/^TIME +WHAT +ADDRESS +AGENT +REFERRER$/);
    const kinds = async (): Promise<string[]> =>
      JSON.parse((await cli(["audit", urlToken, "--json"], { env })).stdout).map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toEqual(["creation", "view"]);

    const ended = await cli(["expire", urlToken], { env });
    expect(ended).toMatchObject({ code: 0, stdout: "", stderr: "Expired: its content is gone.\n" });
    expect(await kinds()).toEqual(["creation", "view", "expire"]);
    expect((await cli(["list"], { env })).stdout).toBe("");
    const over = await cli(["list", "--expired"], { env });
    expect(over.stdout).toContain("hand");
    expect(JSON.parse((await cli(["expire", link, "--json"], { env })).stdout)).toMatchObject({ deleted: true });
  });

  test("change moves the end of a push, its views and its words, and says what holds now", async () => {
    const env = { ...home, SECRETPUSH_TOKEN: (await server.user()).token };
    const link = linkOf(await cli(["push", "--for", "6h", "--views", "3"], { env, input: "x" }));
    const changed = await cli(["change", link, "--until", "3d", "--views", "5", "--name", "router"], { env });
    expect(changed).toMatchObject({ code: 0, stdout: "" });
    expect(changed.stderr).toMatch(/^Changed: it expires at \d{4}-\d\d-\d\d \d\d:\d\dZ, or after 5 more views\.\n$/);
    const [kept] = JSON.parse((await cli(["list", "--json"], { env })).stdout);
    expect(kept).toMatchObject({ name: "router", views_remaining: 5 });
    expect(Date.parse(kept.expires_at) - Date.parse(kept.created_at)).toBeGreaterThanOrEqual(3 * 86_400_000);
    const noted = await cli(["change", link, "--note", "for Ben", "--json"], { env });
    expect(JSON.parse(noted.stdout)).toMatchObject({ name: "router", note: "for Ben", views_remaining: 5 });

    expect(await cli(["change", link], { env })).toMatchObject({ code: 2, stdout: "" });
    expect((await cli(["change", link, "--until", "soon"], { env })).stderr).toContain("--until must be a time");
    const tooMany = await cli(["change", link, "--views", "9999"], { env });
    expect(tooMany).toMatchObject({ code: 1, stdout: "" });
    expect(tooMany.stderr).toContain("--views");
  });

  test("list reads every page", async () => {
    const owner = await server.user();
    for (let count = 0; count < 53; count += 1) await server.push({ payload: "x" }, { ...bearerOf(owner.token) });
    const env = { ...home, SECRETPUSH_TOKEN: owner.token };
    const all = JSON.parse((await cli(["list", "--json"], { env })).stdout) as Array<{ url_token: string }>;
    expect(new Set(all.map(({ url_token: token }) => token)).size).toBe(53);
  });

  test("what is not one's own is refused with a sentence", async () => {
    const link = await pushed({ payload: "x", deletable_by_viewer: false }, bearer());
    const other = { ...home, SECRETPUSH_TOKEN: (await server.user()).token };
    for (const command of [
      ["audit", link],
      ["expire", link],
      ["change", link, "--views", "2"],
    ]) {
      const ran = await cli(command, { env: other });
      expect(ran).toMatchObject({ code: 1, stdout: "" });
      expect(ran.stderr).toContain("does not allow this");
      const anonymous = await cli(command, { env: home });
      expect(anonymous.code).toBe(1);
      expect(anonymous.stderr).toContain("asks for an API token");
    }
  });

  test("a token alone needs a server; audit needs a link", async () => {
    const ran = await cli(["expire", "abcdefgh12345678"], { env: { HOME: tempDir() } });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    expect(ran.stderr).toContain('run "secretpush login https://push.example.org"');
    expect(await cli(["audit"], { env: home })).toMatchObject({ code: 2, stdout: "" });
  });
});

describe("login", () => {
  test("stores server and token where only their owner reads them, and logout forgets them", async () => {
    const config = tempDir();
    const env = { HOME: tempDir(), XDG_CONFIG_HOME: config };
    const stored = await cli(["login", server.url, "--token-stdin"], { env, input: `${user.token}\n` });
    expect(stored).toMatchObject({ code: 0, stdout: "" });
    expect(stored.stderr).not.toContain(user.token);
    const path = join(config, "secretpush", "client.toml");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(config, "secretpush")).mode & 0o777).toBe(0o700);
    expect(Bun.TOML.parse(readFileSync(path, "utf8"))).toEqual({ server: server.url, token: user.token });

    expect((await cli(["list"], { env })).code).toBe(0);
    chmodSync(path, 0o644);
    expect((await cli(["list"], { env })).stderr).toContain("can be read by others");
    expect((await cli(["logout"], { env })).code).toBe(0);
    expect(existsSync(path)).toBe(false);
    expect((await cli(["list"], { env })).code).toBe(2);
    expect((await cli(["logout"], { env })).stderr).toBe("Nothing was stored.\n");
  });

  test("stores a token that may not list, and says of each command which scope it would need", async () => {
    const { email } = await server.user();
    const { accounts, close } = await openBeside(server);
    const make = (scope: string, networks: string[] | null = null) =>
      accounts.createToken({ email, name: `${scope} ${networks?.length ?? 0}`, scopes: [scope], networks });
    const [creating, elsewhere] = [await make("create"), await make("read", ["192.0.2.0/24"])];
    await close();
    const env = { HOME: tempDir() };
    const login = (token: string) => cli(["login", server.url, "--token-stdin"], { env, input: `${token}\n` });
    expect(await login(elsewhere.token)).toMatchObject({
      code: 1,
      stderr: "secretpush: the API token does not work from your network.\n",
    });
    expect(await login(creating.token)).toMatchObject({ code: 0 });
    expect((await cli(["push"], { env, input: "x" })).code).toBe(0);
    expect(await cli(["list"], { env })).toMatchObject({
      code: 1,
      stderr: "secretpush: the API token may not do this: it needs the scope read.\n",
    });
  });

  test("asks at a terminal without echo; replaces what was there", async () => {
    const env = { HOME: tempDir() };
    const asked = await cli(["login"], { env, typed: [server.url, user.token] });
    expect(asked.code).toBe(0);
    expect(asked.stderr).not.toContain(user.token);
    const path = join(env.HOME, ".config", "secretpush", "client.toml");
    expect(readFileSync(path, "utf8")).toContain(user.token);
    expect((await cli(["login", server.url, "--no-token"], { env })).code).toBe(0);
    expect(readFileSync(path, "utf8")).not.toContain(user.token);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    // There is no token that could stay valid.
    expect((await cli(["logout"], { env })).stderr).toBe("Forgotten.\n");
  });

  test.each([
    ["a token that the server refuses", () => server.url, "nonsense", "does not accept this API token"],
    [
      "a server that is not Secret Push",
      () => stranger(() => new Response("hi")),
      "x",
      "does not answer like Secret Push",
    ],
    ["nobody", () => "http://127.0.0.1:1", "x", "nothing answers"],
  ])("stores nothing for %s", async (_name, url, token, sentence) => {
    const env = { HOME: tempDir() };
    const ran = await cli(["login", url(), "--token-stdin"], { env, input: `${token}\n` });
    expect(ran).toMatchObject({ code: 1, stdout: "" });
    expect(ran.stderr).toContain(sentence);
    expect(existsSync(join(env.HOME, ".config"))).toBe(false);
  });

  test("needs a way to get the token", async () => {
    expect((await cli(["login", server.url], { env: { HOME: tempDir() } })).stderr).toContain("--token-stdin");
    expect((await cli(["login", server.url, "--no-token"], { env: {} })).stderr).toContain("no home directory");
  });

  test("an error about a damaged client.toml names its path, not its content", async () => {
    const env = { HOME: tempDir() };
    const directory = join(env.HOME, ".config", "secretpush");
    mkdirSync(directory, { recursive: true });
    for (const text of ['token = "hunter2', 'tokn = "hunter2"', "token = 2"]) {
      writeFileSync(join(directory, "client.toml"), text, { mode: 0o600 });
      const ran = await cli(["list"], { env });
      expect([ran.code, ran.stdout]).toEqual([2, ""]);
      expect(ran.stderr).toContain("client.toml");
      expect(ran.stderr).not.toContain("hunter2");
    }
  });

  test.each([
    ["push.example.org", "https://push.example.org"],
    ["https://push.example.org/", "https://push.example.org"],
    ["https://push.example.org/sub/", "https://push.example.org/sub"],
    ["localhost:5100", "http://localhost:5100"],
    ["http://10.0.0.5:5100", "http://10.0.0.5:5100"],
  ])("%p is the server %p", (text, address) => {
    expect(serverAddress(text, "x")).toBe(address);
  });

  test.each(["", "ftp://x", "https://u:p@x", "https://x/?a", "http://"])("%p is no server", (text) => {
    expect(() => serverAddress(text, "x")).toThrow();
  });
});

describe("a token goes to its own server only", () => {
  test("not with a stranger's link, not to another --server", async () => {
    const seen: Array<string | null> = [];
    const other = stranger((request) => {
      seen.push(request.headers.get("authorization"));
      if (isVersion(request)) return Response.json(VERSION);
      return Response.json(pushOf({ payload: "x", files: [] }), { status: request.method === "POST" ? 201 : 200 });
    });
    const env = { HOME: tempDir() };
    await cli(["login", server.url, "--token-stdin"], { env, input: user.token });
    for (const given of [env, own]) {
      expect((await cli(["open", `${other}/p/abcdefgh12345678`], { env: given })).code).toBe(0);
      expect((await cli(["expire", `${other}/p/abcdefgh12345678`], { env: given })).code).toBe(0);
      expect((await cli(["push", "--server", other], { env: given, input: "x" })).code).toBe(0);
    }
    expect(seen.length).toBe(10);
    expect(new Set(seen)).toEqual(new Set([null]));
  });

  test("one in the environment, alone, goes to the server that is named", async () => {
    const env = { HOME: tempDir(), SECRETPUSH_TOKEN: user.token };
    expect((await cli(["list", "--server", server.url], { env })).code).toBe(0);
    // A link names no server that is trusted with it.
    const link = await pushed({ payload: "x" }, bearer());
    expect((await cli(["audit", link], { env })).stderr).toContain("yours belongs to another server");
    expect((await cli(["audit", link, "--server", server.url], { env })).code).toBe(0);
  });

  test("serve is not disturbed by the client's variables", () => {
    const env = { SECRETPUSH_SERVER: "x", SECRETPUSH_TOKEN: "x", SECRETPUSH_PASSPHRASE: "x", SECRETPUSH_CA: "x" };
    const readFile = (): string => "";
    expect(() => loadConfig({ flags: {}, env, readFile })).not.toThrow();
    expect(() => loadConfig({ flags: {}, env: { SECRETPUSH_TOKENS: "x" }, readFile })).toThrow("not a known setting");
  });
});
