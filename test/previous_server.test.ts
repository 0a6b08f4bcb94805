// Links of the Password Pusher that this server has replaced lead to where it answers now, and nothing else does.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { ConfigError, loadConfig } from "../src/config/load.ts";
import { startServer, type TestServer, testClock } from "./harness.ts";
import { freePort } from "./free_port.ts";
import { linesOf } from "./inspections.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const OLD = "https://old.push.example.org";
/** As Password Pusher makes them: 8 to 14 random bytes in base64 for addresses, in lower case. */
const ITS_TOKENS = ["rwv_mfmx-dz", "abcdefghijkl", "fkwjfvhall9-_x1", "0123456789abcdefghi"];

let server: TestServer;
const clock = testClock();
let recipients = 0;
beforeAll(async () => {
  recipients = await freePort();
  const listen = `127.0.0.1:${recipients}`;
  server = await startServer({ clock, flags: { "previous-server": OLD, "recipients-listen": listen } });
});
afterAll(() => server.stop());

const ask = (path: string, init: RequestInit = {}, base = server.url) =>
  fetch(base + path, { redirect: "manual", headers: { accept: "text/html" }, ...init });

async function leadsTo(path: string, init?: RequestInit, base?: string) {
  const { status, headers } = await ask(path, init, base);
  return [status, headers.get("location")];
}

describe("a link of the previous server", () => {
  test.each(ITS_TOKENS)(
    "with the token %s leads to it, and browsers neither keep that nor tell where from",
    async (token) => {
      for (const end of ["", "/r", "/passphrase"]) {
        expect(await leadsTo(`/p/${token}${end}`)).toEqual([302, `${OLD}/p/${token}${end}`]);
      }
      const { headers } = await ask(`/p/${token}`);
      expect([headers.get("cache-control"), headers.get("referrer-policy")]).toEqual(["no-store", "no-referrer"]);
    },
  );

  test("leads to it with an older letter, a language, a slash at the end, for HEAD and at the recipients' address", async () => {
    const [, token] = ITS_TOKENS;
    const there = [302, `${OLD}/p/${token}`];
    expect(await leadsTo(`/p/${token}`, { method: "HEAD" })).toEqual(there);
    expect(await leadsTo(`/p/${token}/`)).toEqual(there);
    expect(await leadsTo(`/p/${token}`, {}, `http://127.0.0.1:${recipients}`)).toEqual(there);
    // This server's own pushes may have such links too, so they lead to the plain link first.
    for (const letter of ["f", "r", "en/p", "de/p", "pt-BR/f", "zh-cn/r"]) {
      for (const at of [undefined, `http://127.0.0.1:${recipients}`]) {
        const [, here] = await leadsTo(`/${letter}/${token}/r`, {}, at);
        expect(await leadsTo(String(here), {}, at)).toEqual([302, `${OLD}/p/${token}/r`]);
      }
    }
  });

  test("leads to it without its query", async () => {
    expect(await leadsTo(`/p/${ITS_TOKENS[0]}?passphrase=hush&next=//evil.example`)).toEqual([
      302,
      `${OLD}/p/${ITS_TOKENS[0]}`,
    ]);
  });
});

describe("a program", () => {
  test.each([
    ["", ""],
    ["?passphrase=geheim%20%C3%BC&next=//evil.example", "?passphrase=geheim+%C3%BC"],
  ])("is led to a push with %p, by whichever address it knows", async (query, there) => {
    const [, token] = ITS_TOKENS;
    for (const address of ["/p", "/f", "/r", "/de/p", "/pt-BR/f"]) {
      const { status, headers } = await ask(`${address}/${token}.json${query}`, { headers: { accept: "*/*" } });
      expect([status, headers.get("location")]).toEqual([307, `${OLD}/p/${token}.json${there}`]);
    }
  });

  test("is led to a file by its signed address, without anything else", async () => {
    const path = "/rails/active_storage/blobs/redirect/eyJfcmFpbHMiOnsiZGF0YSI6MX19--0a1b2c/%C3%9Cbersicht.txt";
    expect(await leadsTo(`${path}?x=1`)).toEqual([307, OLD + path]);
    for (const other of ["/rails/active_storage/../../x", "/rails/active_storage/a/b@evil.example", "/rails/x/a/b"]) {
      expect(String((await leadsTo(other))[1])).not.toContain("old.push");
    }
  });
});

describe("the previous server never learns", () => {
  test("of a link of this server, whether it lives, is expired, purged or unknown", async () => {
    const { url_token: token } = await server.push({ payload: "hush", expire_after_views: 1 });
    expect((await leadsTo(`/p/${token}`))[0]).toBe(200);
    await server.json("DELETE", `/api/v2/pushes/${token}`);
    expect(await leadsTo(`/p/${token}`)).toEqual([200, null]);
    for (const unknown of ["a".repeat(24), "0123456789abcdefghijklmn", token.toLowerCase()]) {
      for (const path of [`/p/${unknown}`, `/p/${unknown}/r`, `/de/p/${unknown}`]) {
        const [, location] = await leadsTo(path);
        expect([path, location]).toEqual([path, path.startsWith("/de/") ? path.slice("/de".length) : null]);
      }
    }
  });

  test.each([
    "/p/abcdefghij",
    "/p/abcdefghijklmnopqrst",
    "/p/AbcdefghijkL",
    "/p/abcdefghijkl/preview",
    "/p/abcdefghijkl.evil.example",
    "/p/abcdefghijkl%2f..%2f",
    "/p/abcdefghijkl@evil.example",
    "/de/p/..%2fabcdefghijkl",
    "/deu/p/abcdefghijkl",
    "//evil.example/p/abcdefghijkl",
    "/req/abcdefghijkl",
    "/abcdefghijkl",
  ])("of %s", async (path) => {
    expect(String((await leadsTo(path))[1])).not.toContain("old.push");
  });

  test("what programs ask for with a token of this server, and what they send", async () => {
    const [, token] = ITS_TOKENS;
    for (const path of [`/p/${token}.json`, `/de/p/${token}.json`, `/api/v2/pushes/${token}`]) {
      for (const name of ["authorization", "x-user-token"]) {
        const [status, location] = await leadsTo(path, { headers: { [name]: "Bearer sp_x" } });
        expect([status === 401 || status === 404, location]).toEqual([true, null]);
      }
      expect(await leadsTo(path, { method: "DELETE" })).toEqual([404, null]);
    }
    for (const end of ["r", "reveal", "access", "delete", "expire"]) {
      const { headers } = await ask(`/p/${token}/${end}`, { method: "POST", body: "passphrase=hush" });
      expect(headers.get("location")).toBeNull();
    }
  });
});

test("a name that leads back here is not redirected to", async () => {
  const headers = { accept: "text/html", host: "old.push.example.org", "x-forwarded-proto": "https" };
  const [status, location] = await leadsTo(`/p/${ITS_TOKENS[0]}`, { headers });
  expect([status, location]).toEqual([200, null]);
});

test("the settings are refused if the previous server has the address of this one", () => {
  const problems = (flags: Record<string, string>) => {
    try {
      loadConfig({ flags, env: {}, readFile: () => "" });
    } catch (error) {
      return (error as ConfigError).problems;
    }
  };
  expect(problems({ "base-url": OLD, "previous-server": `${OLD}/` })).toEqual([
    "previous_server is the same as base_url: give the old server another host name, and set previous_server to that.",
  ]);
  expect(problems({ "base-url": "https://push.example.org", "previous-server": OLD })).toBeUndefined();
});

test("doctor says whether it answers", async () => {
  const old = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: (request) => new Response(new URL(request.url).pathname),
  });
  const doctor = async () => {
    const { lines } = await linesOf("doctor", "--data-dir", server.dataDir, "--previous-server", old.url.origin);
    return lines.filter(({ subject }) => subject === "previous").map(({ verdict, text }) => `${verdict} ${text}`);
  };
  try {
    expect(await doctor()).toEqual([`ok ${old.url.origin} answers. Its links are redirected there.`]);
  } finally {
    await old.stop(true);
  }
  expect(await doctor()).toEqual([
    `fail ${old.url.origin} cannot be reached from here (it refused the connection). Its links are redirected there: ` +
      "start that server, or remove previous_server once its last link has expired.",
  ]);
});
