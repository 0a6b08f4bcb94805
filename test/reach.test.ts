// Requests that this server sends by itself, and what receivers and names may try with it. Receivers are real; only the
// answers of the name service are the tests' own, because they must change at the right moment.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { AllowedTargets } from "../src/base/allowed_targets.ts";
import { NOT_ALLOWED, OutboundHttp, type OutboundHttpOptions } from "../src/capabilities/webhooks/outbound_http.ts";
import { freePort } from "./free_port.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { scratch } from "./scratch.ts";

setDefaultTimeout(60_000);

const { root } = scratch();
let receiver: Receiver;
const open: Array<() => unknown> = [];
beforeAll(() => {
  receiver = startReceiver(root);
  open.push(() => receiver.stop());
});
afterAll(() => Promise.all(open.map((close) => close())));

const resolves = (...addresses: string[]) => {
  const asked: string[] = [];
  const lookup = async (host: string) => {
    asked.push(host);
    return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  };
  return { asked, lookup };
};

function reach({ allow, ...options }: Partial<OutboundHttpOptions> & { allow?: string[] } = {}): OutboundHttp {
  const made = new OutboundHttp({ targets: allow ? new AllowedTargets(allow) : null, ca: receiver.ca, ...options });
  open.push(() => made.close());
  return made;
}

/** What came of a request: the status, or why there is none. */
const outcome = (by: OutboundHttp, url: string): Promise<number | string> =>
  by.post(url, {}, "{}").then(
    ({ status }) => status,
    (error: Error) => error.message,
  );

const named = (path = "/"): string => `https://hooks.example.org:${receiver.port}${path}`;

/** A server that answers each connection with these bytes and then ends it; null: that says nothing. */
function rawServer(bytes: string | null): number {
  const server = Bun.listen({
    hostname: "127.0.0.1",
    port: 0,
    socket: {
      data(socket) {
        if (bytes === null) return;
        socket.write(bytes);
        socket.end();
      },
    },
  });
  open.push(() => server.stop(true));
  return server.port;
}

describe("a name", () => {
  test("is resolved once, and its connection goes to the address that was checked, with the name in Host and certificate", async () => {
    const { asked, lookup } = resolves("127.0.0.1");
    const by = reach({ allow: ["127.0.0.1"], lookup });
    expect(await outcome(by, named())).toBe(204);
    expect(receiver.got.at(-1)?.headers.get("host")).toBe(`hooks.example.org:${receiver.port}`);
    expect(asked).toEqual(["hooks.example.org"]);
    const other = `https://other.example.org:${receiver.port}/`;
    expect(await outcome(by, other)).toBe("the receiver's certificate is not valid (it is for another name)");
  });

  test("whose answer changes between check and connection leads nowhere else", async () => {
    let isFirst = true;
    const lookup = async () => {
      const address = isFirst ? "203.0.113.7" : "127.0.0.1";
      isFirst = false;
      return [{ address, family: 4 }];
    };
    const by = reach({ allow: [`hooks.example.org:${receiver.port}`], lookup });
    await by.check(named());
    const before = receiver.got.length;
    expect(await outcome(by, named())).toBe(NOT_ALLOWED);
    expect(receiver.got).toHaveLength(before);
  });

  test("one of whose addresses is not allowed is refused as a whole", async () => {
    const { lookup } = resolves("203.0.113.7", "127.0.0.1");
    expect(await outcome(reach({ allow: ["203.0.113.0/24"], lookup }), named())).toBe(NOT_ALLOWED);
  });

  test("that nobody knows is said to be unknown", async () => {
    const lookup = () => Promise.reject(new Error("getaddrinfo ENOTFOUND hooks.example.org"));
    expect(await outcome(reach({ lookup }), named())).toBe("the receiver's name is unknown");
  });
});

describe("a user's webhook does not reach", () => {
  const WIDE = ["*.example.org", "localhost", "0.0.0.0/0", "::/0"];
  test.each([
    "http://127.0.0.1/",
    "http://127.1/",
    "http://0177.0.0.1/",
    "http://0x7f000001/",
    "http://2130706433/",
    "http://0.0.0.0/",
    "http://0/",
    "http://[::]/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://[::ffff:0.0.0.0]/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::ffff:169.254.169.254]/",
    "http://[fe80::1]/",
    "http://[fd00:ec2::254]/",
    "http://localhost/",
    "http://１２７.0.0.1/",
  ])("%s", async (url) => {
    expect(await outcome(reach({ allow: WIDE }), url)).toBe(NOT_ALLOWED);
  });

  test.each([
    ["unix:///run/app.sock", "the address does not begin with http:// or https://"],
    ["http+unix://%2Frun%2Fapp.sock/", "the address does not begin with http:// or https://"],
    ["file:///etc/passwd", "the address does not begin with http:// or https://"],
    ["//hooks.example.org/", "the address does not begin with http:// or https://"],
    ["https://user:secret@hooks.example.org/", "the address contains a user name or password"],
    [`https://hooks.example.org/${"a".repeat(2_000)}`, "the address is too long"],
  ])("%s", async (url, sentence) => {
    expect(await outcome(reach({ allow: WIDE }), url)).toBe(sentence);
  });

  test("another port of a name", async () => {
    const { lookup } = resolves("203.0.113.7");
    for (const url of ["https://hooks.example.org:22/", "http://hooks.example.org:6379/"]) {
      expect(await outcome(reach({ allow: ["hooks.example.org"], lookup }), url)).toBe(NOT_ALLOWED);
    }
  });

  test("anything where nothing is allowed", async () => {
    expect(await outcome(reach({ allow: [] }), "https://203.0.113.7/")).toBe(NOT_ALLOWED);
  });
});

test("a redirect is an answer, and is not followed", async () => {
  receiver.answer = ({ path }) =>
    path === "/here" ? Response.redirect(named("/there"), 307) : new Response(null, { status: 204 });
  const before = receiver.got.length;
  expect(await outcome(reach(resolves("127.0.0.1")), named("/here"))).toBe(307);
  expect(receiver.got.slice(before).map(({ path }) => path)).toEqual(["/here"]);
});

test("no more than 64 KiB of an answer are read", async () => {
  const by = reach(resolves("127.0.0.1"));
  receiver.answer = () => new Response("x".repeat(64 * 1_024));
  expect(await outcome(by, named())).toBe(200);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(10_000)) });
  receiver.answer = () => new Response(endless);
  expect(await outcome(by, named())).toBe("the receiver's answer is longer than 64 KiB");
});

test("a proxy of the environment is not asked", async () => {
  const proxy = `http://127.0.0.1:${await freePort()}`;
  receiver.answer = () => new Response(null, { status: 204 });
  const names = ["HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "https_proxy"];
  const kept = names.map((name) => process.env[name]);
  for (const name of names) process.env[name] = proxy;
  try {
    expect(await outcome(reach(resolves("127.0.0.1")), named())).toBe(204);
  } finally {
    for (const [index, name] of names.entries()) {
      if (kept[index] === undefined) delete process.env[name];
      else process.env[name] = kept[index];
    }
  }
});

test("an authority of webhooks.ca_file is trusted beside the others, and without it the certificate is refused", async () => {
  const by = reach({ ...resolves("127.0.0.1"), ca: undefined });
  expect(await outcome(by, named())).toMatch(/^the receiver's certificate is not valid/);
});

describe("a receiver that", () => {
  const limits = { connectMs: 200, wholeMs: 400 };

  test("refuses the connection", async () => {
    expect(await outcome(reach(), `http://127.0.0.1:${await freePort()}/`)).toBe("the receiver refused the connection");
  });

  test("accepts a connection and says nothing", async () => {
    const port = rawServer(null);
    const by = reach({ ...resolves("127.0.0.1"), limits });
    expect(await outcome(by, `https://hooks.example.org:${port}/`)).toBe(
      "the receiver accepted no connection within 0.2 s",
    );
    expect(await outcome(by, `http://hooks.example.org:${port}/`)).toBe("the receiver did not answer within 0.4 s");
  });

  test("answers byte by byte for ever", async () => {
    const server = Bun.listen<{ timer: ReturnType<typeof setInterval> }>({
      hostname: "127.0.0.1",
      port: 0,
      socket: {
        data(socket) {
          socket.write("HTTP/1.1 200 OK\r\nContent-Length: 60000\r\n\r\n");
          socket.data = { timer: setInterval(() => socket.write("x"), 20) };
        },
        close: (socket) => clearInterval(socket.data?.timer),
      },
    });
    open.push(() => server.stop(true));
    expect(await outcome(reach({ limits }), `http://127.0.0.1:${server.port}/`)).toBe(
      "the receiver did not answer within 0.4 s",
    );
  });

  test.each([
    ["garbage", "SSH-2.0-OpenSSH_9.2\r\n", /^the connection to the receiver failed/],
    ["half an answer", "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nabc", /^the receiver's answer broke off$/],
    ["nothing", "", /^the receiver closed the connection$/],
    ["plain text where TLS is expected", "HTTP/1.1 200 OK\r\n\r\n", /^the receiver does not speak TLS on this port$/],
  ])("answers %s", async (what, bytes, sentence) => {
    const scheme = what.includes("TLS") ? "https" : "http";
    expect(await outcome(reach(), `${scheme}://127.0.0.1:${rawServer(bytes)}/secret-path`)).toMatch(sentence);
  });

  test("ends connections that were idle gets the next request on a new one", async () => {
    let requests = 0;
    const server = Bun.listen<{ used: boolean } | undefined>({
      hostname: "127.0.0.1",
      port: 0,
      socket: {
        data(socket) {
          requests += 1;
          if (socket.data?.used) return void socket.terminate();
          socket.data = { used: true };
          socket.write("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
        },
      },
    });
    open.push(() => server.stop(true));
    const by = reach();
    for (let each = 0; each < 3; each += 1) expect(await outcome(by, `http://127.0.0.1:${server.port}/`)).toBe(200);
    // Two connections were used a second time before a new one was.
    expect(requests).toBe(5);
  });
});

test("Retry-After is read as seconds or as a date, and never longer than a day", async () => {
  const by = reach(resolves("127.0.0.1"));
  const asked = async (text: string): Promise<number | null> => {
    receiver.answer = () => new Response(null, { status: 429, headers: { "retry-after": text } });
    return (await by.post(named(), {}, "{}")).retryAfterMs;
  };
  expect(await asked("120")).toBe(120_000);
  expect(await asked("99999999")).toBe(86_400_000);
  const inAnHour = await asked(new Date(Date.now() + 3_600_000).toUTCString());
  expect(inAnHour).toBeGreaterThan(3_000_000);
  expect(inAnHour).toBeLessThanOrEqual(3_600_000);
  for (const text of ["soon", "-5", "Thu, 01 Jan 1970 00:00:00 GMT"]) expect(await asked(text)).toBeNull();
});
