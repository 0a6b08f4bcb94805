// What an attacker, or a network nobody thought of, may try: hosts that are none, names and lists of
// absurd length, bodies that nobody reads, crowds behind one network.

import { afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";

import { PassphraseKdf } from "../src/base/passphrase_kdf.ts";
import { FairQueue } from "../src/base/fair_queue.ts";
import type { AppError } from "../src/base/errors.ts";
import { limitKey } from "../src/base/network.ts";
import { infoOf } from "../src/domain/files/file_info.ts";
import { bodyOf } from "./error_bodies.ts";
import { asking, MARKER, pathOf, PUSHES, raw } from "./api_checks.ts";
import { type ServerSettings, startServer, type TestServer } from "./harness.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

let server: TestServer;
const ask = asking(() => server);
const start = async (
  flags: NonNullable<ServerSettings["flags"]> = {},
  more: Pick<ServerSettings, "fullHashCost"> = {},
): Promise<TestServer> => (server = await startServer({ flags, ...more }));
afterEach(() => server?.stop());

describe("a request's host", () => {
  test.each(["nas", "a", "ab", "nas:81", "nasx", "[::1]", "push.example.org"])(
    "%s is one like any other",
    async (host) => {
      await start();
      const push = await server.push({ payload: MARKER });
      const { status, text } = await raw(server, "GET", `${pathOf(push)}/preview`, { Host: host });
      expect([status, JSON.parse(text)]).toEqual([200, { url: `http://${host}/p/${push.url_token}/r` }]);
      expect((await raw(server, "GET", `/p/${push.url_token}.json`, { Host: host })).text).toContain(MARKER);
      expect((await raw(server, "GET", "/up", { Host: host })).status).toBe(200);
    },
  );

  test.each(["", "[", "%", "a b", "a/b", "a?b", "a#b", "x@y", "a:99999", "1.2.3.999", "a:b"])(
    "that is invalid, %p, leads to the same paths and into no link",
    async (host) => {
      await start();
      const push = await server.push({ payload: MARKER });
      const { status, text } = await raw(server, "GET", `${pathOf(push)}/preview`, { Host: host });
      expect([status, JSON.parse(text)]).toEqual([200, { url: `http://localhost/p/${push.url_token}/r` }]);
      const page = await raw(server, "GET", `/p/${push.url_token}?x=1`, { Host: host });
      expect([page.status, page.text.includes("<form")]).toEqual([200, true]);
      expect(server.log()).not.toContain("defect");
    },
  );

  test("that is forwarded counts as the proxy added it, not as the client wrote it before", async () => {
    await start();
    const push = await server.push({ payload: MARKER }, { "x-forwarded-host": "evil.example, push.example.org" });
    expect(push.html_url).toBe(`http://push.example.org/p/${push.url_token}/r`);
  });

  test("that is forwarded but invalid is not trusted", async () => {
    await start();
    for (const host of ["a:99999", "1.2.3.999", "[:::]", "evil/x"]) {
      const push = await server.push({ payload: MARKER }, { "x-forwarded-host": host });
      expect(push.html_url).toBe(`${server.url}/p/${push.url_token}/r`);
    }
  });

  test.each(["a.example\r\nHost: b.example", "a.example\r\nhost: a.example", "\r\nHost: b", "a\r\nHost: ", "a, b"])(
    "that is named twice, %p, is refused on every path and leads nowhere",
    async (host) => {
      await start({ "recipients-listen": "127.0.0.1:0" });
      const push = await server.push({ payload: MARKER, expire_after_views: 1 });
      const recipients = { ...server, url: server.addresses.recipients ?? "" };
      for (const at of [server, recipients]) {
        for (const [method, path] of [
          ["GET", pathOf(push)],
          ["DELETE", pathOf(push)],
          ["POST", `/p/${push.url_token}/reveal`],
          ["GET", `/p/${push.url_token}/r`],
          ["GET", "/up"],
          ["GET", "/nowhere"],
        ] as const) {
          const { status, text } = await raw(at, method, path, { Host: host });
          expect([path, status, bodyOf(status, text)]).toEqual([
            path,
            400,
            { error: "The request has more than one Host header." },
          ]);
        }
      }
      expect((await ask("GET", pathOf(push))).body.payload).toBe(MARKER);
    },
  );

  test("opens nothing at the address for recipients", async () => {
    await start({ "recipients-listen": "127.0.0.1:0" });
    const recipients = { ...server, url: server.addresses.recipients ?? "" };
    for (const path of ["/help/api", "/f/x/help/api", "/f/x/", "/r/xy/users/sign_in", "/f/aaaaaaaaa/help/api"]) {
      for (const host of ["a", "ab", "nas", "", "a b", "push.example.org"]) {
        const { status } = await raw(recipients, "GET", path, { Host: host, Accept: "application/json" });
        expect([path, host, status]).toEqual([path, host, path === "/help/api" ? 404 : 302]);
      }
    }
  });
});

describe("a file's name", () => {
  test("loses every character that reorders text or steers a screen, and no other", () => {
    const reordering = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
    const steering = "\u0000\u0007\n\u001b\u007f\u0085\u009f";
    for (const hidden of reordering + steering) {
      expect(infoOf(`a${hidden}fdp${hidden}.exe`, "").filename).toBe("afdp.exe");
    }
    // Joiners hold letters and emoji together: without them the name is another one.
    for (const kept of ["\u200c", "\u200d", "\u0627", "ä", "漢"]) {
      expect(infoOf(`a${kept}b.txt`, "").filename).toBe(`a${kept}b.txt`);
    }
  });
});

describe("absurd sizes cost nothing", () => {
  test("a file's name of a megabyte is cut at once, between characters and before its extension", () => {
    for (const letter of ["n", "ü", "漢", "🔑"]) {
      const { filename } = infoOf(`${letter.repeat(1_000_000)}.tar.gz`, "");
      const letters = Math.floor((255 - 3) / Buffer.byteLength(letter));
      expect(filename.startsWith(letter.repeat(letters - 2))).toBe(true);
      expect([filename.endsWith(".gz"), filename.isWellFormed()]).toEqual([true, true]);
      expect(Buffer.byteLength(filename)).toBeLessThanOrEqual(255);
      expect(Buffer.byteLength(filename)).toBeGreaterThan(250);
    }
    expect(infoOf(`${"n".repeat(251)}.pdf`, "").filename).toBe(`${"n".repeat(251)}.pdf`);
    expect(infoOf(`${"n".repeat(252)}.pdf`, "").filename).toBe(`${"n".repeat(251)}.pdf`);
  });

  test("a list of very many files is refused in one sentence", async () => {
    await start();
    const { headers } = await server.user();
    const push = `{"push":{"payload":"x","files":[${"0,".repeat(200_000)}0]}}`;
    const answer = await ask("POST", PUSHES, push, headers);
    expect([answer.status, answer.body]).toEqual([422, { files: ["must be at most 10 files"] }]);
  });

  test("a file whose type is very long can be downloaded all the same", async () => {
    await start();
    const { headers } = await server.user();
    const file = { filename: "a.bin", content_type: `a/${"b".repeat(5_000)}`, content: "eA==" };
    const push = await server.push({ payload: MARKER, files: [file] }, headers);
    const [{ url, content_type: type }] = (await ask("GET", pathOf(push))).body.files;
    expect(type).toBe("application/octet-stream");
    expect(await (await fetch(url)).text()).toBe("x");
  });

  test("a form's field of very many brackets is ignored", async () => {
    await start();
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const deep = `push${"[a]".repeat(100_000)}=1`;
    expect((await ask("POST", PUSHES, deep, type)).status).toBe(400); // there is no push in it
    expect((await ask("POST", PUSHES, `${deep}&push[payload]=x`, type)).status).toBe(201);
  });

  test.each([
    ["before the first part", "", "x"],
    ["of a file that nobody asked for", '--b\r\nContent-Disposition: form-data; name="x"; filename="y"\r\n\r\n', "x"],
    ["of parts that are no field", "", "--b\r\nX: y\r\n\r\n\r\n"],
    ["after the last part", '--b\r\nContent-Disposition: form-data; name="push[payload]"\r\n\r\nx\r\n--b--\r\n', "x"],
  ])("a multipart form's bytes %s come to an end", async (_, beginning, more) => {
    await start({ "max-payload-bytes": "1KiB" });
    // A connection that goes on would still be sending when the server is to stop.
    const type = { "content-type": "multipart/form-data; boundary=b", connection: "close" };
    const body = Buffer.from(beginning + more.repeat((4 * 1024 * 1024) / more.length));
    const answer = await ask("POST", PUSHES, body, type);
    expect([answer.status, answer.body.error]).toEqual([413, expect.stringContaining("limit")]);
  });
});

describe("who has one IPv6 address of a network has all of them", () => {
  const from = (n: number) => ({ "x-forwarded-for": `2001:db8:1:2:${n.toString(16)}::1` });
  const elsewhere = { "x-forwarded-for": "2001:db8:1:3::1" };

  test("and they share one key", () => {
    expect(limitKey("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
    expect(limitKey("2001:db8::1")).toBe(limitKey("2001:db8::ffff:0:0:1"));
    expect(limitKey("2001:db8:1:2::1")).not.toBe(limitKey("2001:db8:1:3::1"));
    for (const address of ["203.0.113.1", "unknown", ""]) expect(limitKey(address)).toBe(address);
  });

  test("and they share the limit of requests", async () => {
    await start({ "rate-limit-per-second": "0", "rate-limit-per-minute": "3" });
    const seen: number[] = [];
    for (const n of [1, 2, 3, 4]) seen.push((await ask("GET", "/api/v2/version", undefined, from(n))).status);
    seen.push((await ask("GET", "/api/v2/version", undefined, elsewhere)).status);
    expect(seen).toEqual([200, 200, 200, 429, 200]);
  });

  test("and they share the attempts at a passphrase", async () => {
    await start();
    const push = await server.push({ payload: MARKER, passphrase: "right" });
    const seen: number[] = [];
    for (const n of [1, 2, 3, 4, 5, 6]) {
      seen.push((await ask("GET", `${pathOf(push)}?passphrase=wrong`, undefined, from(n))).status);
    }
    seen.push((await ask("GET", `${pathOf(push)}?passphrase=right`, undefined, elsewhere)).status);
    expect(seen).toEqual([401, 401, 401, 401, 401, 429, 200]);
  });

  test("and they share the attempts at signing in", async () => {
    await start();
    const signIn = async (n: number, headers: Record<string, string>) => {
      const person = { email: `nobody${n}@example.org`, password: "not the password" };
      return (await server.json("POST", "/session", person, { origin: server.url, ...headers })).status;
    };
    for (let n = 0; n < 20; n += 1) expect(await signIn(n, from(n))).toBe(401);
    expect([await signIn(20, from(20)), await signIn(20, elsewhere)]).toEqual([429, 401]);
  });
});

describe("passphrases that wait for their key to be derived", () => {
  const cost = { memoryKiB: 64, passes: 1 };
  const salt = new Uint8Array(16);

  /** Asks in this order, all at once. @returns in which order they ended, and who was refused */
  async function order(kdf: PassphraseKdf, names: string[]): Promise<{ done: string[]; refused: string[] }> {
    const done: string[] = [];
    const refused: string[] = [];
    await Promise.all(
      names.map((name) =>
        kdf.derive(name, salt, cost, { key: name.slice(0, 1), known: false }).then(
          () => done.push(name),
          (error: unknown) => refused.push(`${name} ${(error as AppError).code}`),
        ),
      ),
    );
    expect(kdf.load).toEqual({ running: 0, waiting: 0 });
    return { done, refused };
  }

  test("take turns: who asks for many holds up the others by one", async () => {
    const kdf = new PassphraseKdf(new FairQueue({ atOnce: 1, waiting: 100 }));
    const { done } = await order(kdf, ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "c1"]);
    expect(done).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4", "a5"]);
  });

  test("lose a place to who has fewer when all are taken", async () => {
    const kdf = new PassphraseKdf(new FairQueue({ atOnce: 1, waiting: 3 }));
    const { done, refused } = await order(kdf, ["a1", "a2", "a3", "a4", "b1", "a5", "b2", "c1", "d1"]);
    expect(refused.sort()).toEqual(["a3 busy", "a4 busy", "a5 busy", "b2 busy", "d1 busy"]);
    expect(done).toEqual(["a1", "a2", "b1", "c1"]);
  });

  test("of one address that pushes many do not keep another from opening", async () => {
    // At their least cost none of them would wait.
    await start({ "rate-limit-per-second": "0" }, { fullHashCost: true });
    const push = await server.push({ payload: MARKER, passphrase: "right" });
    let pushed = 0;
    const crowd = Array.from({ length: 40 }, () =>
      server
        .push({ payload: "x", passphrase: "y" }, { "x-forwarded-for": "203.0.113.9" })
        .then(() => void (pushed += 1)),
    );
    const opened = ask("GET", `${pathOf(push)}?passphrase=right`, undefined, { "x-forwarded-for": "203.0.113.7" });
    expect([(await opened).body.payload, pushed < 20]).toEqual([MARKER, true]);
    await Promise.all(crowd);
  });
});
