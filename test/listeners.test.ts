// Where the server can be reached: the address for recipients only, and Unix sockets.

import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { loadConfig } from "../src/config/load.ts";
import { serve } from "../src/serve.ts";
import { newKey } from "../static/e2e/link.ts";
import { sealText } from "../static/e2e/seal.ts";
import { bodyOf } from "./error_bodies.ts";
import { makeTempDir, startServer } from "./harness.ts";
import { runProgram, spawnServer } from "./processes.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

describe("the address for recipients", () => {
  let outer: string;
  const server = ownServer({
    flags: {
      "recipients-listen": "127.0.0.1:0",
      "recipients-base-url": "https://push.example.org",
      "base-url": "http://inside.example:5100",
      "file-attachments-require-authentication": "false",
    },
  });
  beforeAll(() => {
    outer = server.addresses.recipients ?? "";
  });

  const get = (path: string, init?: RequestInit) => fetch(outer + path, { redirect: "manual", ...init });

  test("is another one than the main address, and links handed out lead there", async () => {
    expect(outer).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(outer).not.toBe(server.url);
    const push = await server.push({ payload: "p" });
    expect(push["html_url"]).toBe(`https://push.example.org/p/${push.url_token}/r`);
    const { servers } = (await (await server.fetch("/help/api/openapi.json")).json()) as { servers: unknown };
    expect(servers).toEqual([{ url: "http://inside.example:5100" }]);
  });

  test("knows no receipts: they lead to where people send", async () => {
    const { receipt_url: receipt } = await server.push({ payload: "p", receipt: true });
    expect(receipt).toStartWith("http://inside.example:5100/receipts/");
    const { pathname } = new URL(String(receipt));
    for (const path of [pathname, `/api/v2${pathname}`, "/receipts"]) {
      expect([path, (await server.fetch(path)).status, (await get(path)).status]).toEqual([path, 200, 404]);
    }
  });

  test("opens a push for a browser: the page, its assets, the reveal", async () => {
    const { url_token: token } = await server.push({ payload: "for your eyes" });
    const html = await (await get(`/p/${token}/r`)).text();
    const assets = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(assets.length).toBeGreaterThan(1);
    for (const path of assets) expect((await get(path)).status).toBe(200);
    const revealed = await get(`/p/${token}/reveal`, { method: "POST", headers: { "sec-fetch-site": "same-origin" } });
    expect(await revealed.json()).toMatchObject({ outcome: "open", payload: "for your eyes" });
  });

  test("opens and deletes a push for a program, in both versions of the API", async () => {
    for (const path of ["/api/v2/pushes/T", "/api/v2/pushes/T.json", "/p/T.json", "/f/T.json", "//r/T.json"]) {
      const { url_token: token } = await server.push({ payload: "p" });
      const at = path.replace("T", token);
      expect(await (await get(at)).json()).toMatchObject({ payload: "p", expired: false });
      expect(await (await get(at, { method: "DELETE" })).json()).toMatchObject({ deleted: true });
    }
  });

  test("tells a program that a push is sealed end to end, before it uses up a view", async () => {
    const { url_token: token } = await server.push({ payload: await sealText("p", newKey()), e2e: true });
    expect(await (await get(`/api/v2/pushes/${token}/preview`)).json()).toMatchObject({ e2e: true });
  });

  test("serves files, and says whether the service is up", async () => {
    const content = Buffer.from("hello").toString("base64");
    const files = [{ filename: "a.txt", content_type: "text/plain", content }];
    const { url_token: token } = await server.push({ files });
    const opened = (await (await get(`/api/v2/pushes/${token}`)).json()) as { files: Array<{ url: string }> };
    const link = opened.files[0]?.url ?? "";
    expect(link).toStartWith("https://push.example.org/download/");
    expect(await (await get(new URL(link).pathname)).text()).toBe("hello");
    expect(await (await get("/up")).json()).toEqual({ status: "up" });
  });

  test("does nothing else: no creating, listing, signing in, administering, no reference", async () => {
    const { headers } = await server.user();
    const { url_token: token } = await server.push({ payload: "p" }, headers);
    const closed: Array<[method: string, path: string]> = [
      ["GET", "/"],
      ["POST", "/api/v2/pushes"],
      ["POST", "/p.json"],
      ["POST", "/f.json"],
      ["OPTIONS", "/p.json"],
      ["GET", "/api/v2/pushes/active"],
      ["GET", "/api/v2/pushes/active/"],
      ["GET", "/api/v2/pushes/%61ctive"],
      ["GET", "/api/v2/pushes/expired.json"],
      ["GET", "/p/active.json"],
      ["GET", "/en/d/expired.json"],
      ["GET", `/api/v2/pushes/${token}/audit`],
      ["GET", "/api/v2/pushes/active/preview/more"],
      ["GET", `/p/${token}/audit.json`],
      ["GET", `/p/${token}/preview`],
      ["GET", `/p/${token}/qr.svg`],
      ["GET", "/api/v2/version"],
      ["GET", "/api/v1/version"],
      ["GET", "/users/sign_in"],
      ["GET", "/users/setup"],
      ["GET", "/users/token"],
      ["POST", "/session"],
      ["POST", "/session/setup"],
      ["GET", "/admin"],
      ["GET", "/admin/data/users.csv"],
      ["GET", "/help/api"],
      ["GET", "/help/api/openapi.json"],
      ["GET", "/metrics"],
    ];
    for (const [method, path] of closed) {
      const { status } = await get(path, { method, headers: { "sec-fetch-site": "same-origin" } });
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    const wrong = await get(`/api/v2/pushes/${token}`, { method: "POST" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "OPTIONS, GET, HEAD, DELETE"]);
  });

  test("takes no API token: nobody has an account there", async () => {
    const { headers } = await server.user();
    const { url_token: token } = await server.push({ payload: "p", expire_after_views: 1 }, headers);
    for (const sent of [headers, { "x-user-token": "anything" }, { authorization: "Bearer nonsense" }]) {
      const response = await get(`/api/v2/pushes/${token}`, { headers: sent });
      expect([response.status, bodyOf(response.status, await response.text())]).toEqual([
        403,
        { error: "This address serves recipients only: repeat the request without an API token." },
      ]);
    }
    // None of these was a view.
    expect(await (await get(`/api/v2/pushes/${token}`)).json()).toMatchObject({ payload: "p" });
  });

  test("knows no session: the cookie of the owner has no effect there", async () => {
    const { email, headers } = await server.user();
    const { url_token: token } = await server.push({ payload: "p", deletable_by_viewer: false }, headers);
    const session = await server.fetch("/session", {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ email, password: "correct horse" }),
    });
    const cookie = session.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const send = (base: string, path: string) =>
      fetch(base + path, { method: "POST", headers: { cookie, "sec-fetch-site": "same-origin" } });
    expect(await (await send(outer, `/p/${token}/reveal`)).json()).toMatchObject({ outcome: "open", own: false });
    expect((await send(outer, `/p/${token}/expire`)).status).toBe(401);
    expect(await (await send(server.url, `/p/${token}/reveal`)).json()).toMatchObject({ outcome: "open", own: true });
  });

  test("shows pages that lead nowhere else", async () => {
    const { url_token: token } = await server.push({ payload: "p" });
    for (const path of [`/p/${token}`, "/p/unknown", "/nowhere", "/languages", `/languages?back=/p/${token}`]) {
      const html = await (await get(path, { headers: { accept: "text/html" } })).text();
      expect(html).toContain("<footer>");
      const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);
      expect(links.filter((href) => !/^(?:#|\?(?:lang|theme)=|\/about$|\/languages\b|\/p\/\w+$)/.test(href))).toEqual(
        [],
      );
      for (const href of links.filter((one) => one.startsWith("/languages"))) {
        expect((await get(href.replaceAll("&amp;", "&"), { redirect: "manual" })).status).toBeLessThan(400);
      }
      expect((await get("/about")).status).toBe(200);
    }
  });
});

test("a host name of one letter is a host name", async () => {
  const server = await startServer();
  try {
    for (const host of ["x", "nas", "a.b"]) {
      const { status } = await server.fetch("/up", { headers: { host } });
      expect([host, status]).toEqual([host, 200]);
    }
  } finally {
    await server.stop();
  }
});

describe("a Unix socket", () => {
  let directory: string;
  let ends: Array<() => Promise<unknown>> = [];
  beforeAll(() => void (directory = makeTempDir()));
  afterEach(async () => {
    await Promise.all(ends.map((end) => end()));
    ends = [];
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  async function listen(name: string, flags: Record<string, string> = {}) {
    const socket = join(directory, name);
    const { config } = loadConfig({
      flags: { "data-dir": join(directory, `${name}.data`), "unix-socket": socket, ...flags },
      env: {},
      readFile: () => "",
    });
    let said = "";
    const server = await serve(config, { stdout: () => {}, stderr: (text) => void (said += text), env: {} });
    ends.push(() => server.stop());
    return { server, socket, said: () => said };
  }
  const ask = (socket: string, path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(`http://inside${path}`, { unix: socket, headers, ...init });

  test("serves in place of a port, is made with mode 0660, and goes with the server", async () => {
    const { server, socket, said } = await listen("http.sock");
    expect(server.addresses.main).toBe(`unix:${socket}`);
    // Its path is no address that a browser could open.
    expect(said()).toStartWith(
      "There is no account yet. Create the administrator's account at /users/setup with the code ",
    );
    expect((await ask(socket, "/up")).status).toBe(200);
    expect(await runProgram(["healthcheck", "--unix-socket", socket])).toMatchObject({
      code: 0,
      stdout: `${socket} is up.\n`,
    });
    expect((statSync(socket).mode & 0o777).toString(8)).toBe("660");
    await server.stop();
    expect(existsSync(socket)).toBe(false);
  });

  test.each(["0600", "0666"])("can have mode %s", async (mode) => {
    const { socket } = await listen(`mode${mode}.sock`, { "unix-socket-mode": mode });
    expect(`0${(statSync(socket).mode & 0o777).toString(8)}`).toBe(mode);
  });

  test("makes whoever connects a trusted proxy, even where no address is one", async () => {
    const { socket } = await listen("proxy.sock", { "trusted-proxies": "none", "rate-limit-per-minute": "3" });
    const forwarded = {
      "x-forwarded-for": "203.0.113.7",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "push.example.org",
      "content-type": "application/json",
    };
    const made = await ask(socket, "/api/v2/pushes", forwarded, { method: "POST", body: '{"push":{"payload":"p"}}' });
    expect(((await made.json()) as { html_url: string }).html_url).toStartWith("https://push.example.org/p/");
    // The limit counts the client's address, and the proxy's own where it names none.
    const statuses = async (headers: Record<string, string>) => {
      const all: number[] = [];
      for (let count = 0; count < 4; count += 1) all.push((await ask(socket, "/api/v2/version", headers)).status);
      return all;
    };
    expect(await statuses({ "x-forwarded-for": "203.0.113.8" })).toEqual([200, 200, 200, 429]);
    expect(await statuses({})).toEqual([200, 200, 200, 429]);
  });

  test("that a killed server left behind is replaced", async () => {
    const socket = join(directory, "left.sock");
    const dataDir = join(directory, "left.data");
    const killed = await spawnServer(dataDir, { flags: { "unix-socket": socket, "base-url": "http://a.example" } });
    await killed.kill();
    expect(existsSync(socket)).toBe(true);
    await listen("left.sock");
    expect((await ask(socket, "/up")).status).toBe(200);
  });

  test("of a program that runs is left to it", async () => {
    const { socket } = await listen("taken.sock");
    const second = listen("other.sock", { "unix-socket": socket });
    await expect(second).rejects.toThrow(`Another program listens on ${socket}.`);
    expect((await ask(socket, "/up")).status).toBe(200);
  });

  test("never replaces what is no socket", async () => {
    const path = join(directory, "precious.txt");
    writeFileSync(path, "keep");
    await expect(listen("precious.txt")).rejects.toThrow(`${path} exists and is not a socket.`);
    expect(await Bun.file(path).text()).toBe("keep");
  });

  test("in a directory that does not exist is reported in one sentence", async () => {
    const nowhere = listen("x", { "unix-socket": "/nowhere/http.sock" });
    await expect(nowhere).rejects.toThrow(/^Cannot listen on the Unix socket \/nowhere\/http\.sock: .*must exist/);
  });
});

test("a second address that is taken stops the start, and frees the first", async () => {
  const taken = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const free = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const { port = 0 } = free;
  await free.stop(true);
  const flags = { port: String(port), "recipients-listen": `127.0.0.1:${taken.port}` };
  const dataDir = makeTempDir();
  try {
    const start = startServer({ dataDir, flags });
    await expect(start).rejects.toThrow(
      `Port ${taken.port} on 127.0.0.1 is in use by another program. Choose another with --recipients-listen.`,
    );
    const again = await startServer({ dataDir, flags: { port: String(port) } });
    await again.stop();
  } finally {
    await taken.stop(true);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
