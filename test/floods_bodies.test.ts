// Floods against a real server process: bodies that never end, and connections up to the limit of descriptors.
// Each prints its figures.

import { afterAll, afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";

import { PUSHES } from "./api_checks.ts";
import { MIB } from "./multipart_forms.ts";
import { type Bystander, bystander, report, residentMiB, settledMiB, until, withinBounds } from "./flooding.ts";
import { FULL, LONG } from "./full.ts";
import { makeTempDir } from "./harness.ts";
import { needs } from "./needs.ts";
import { ask } from "./plain_client.ts";
import { runProgram, Servers, type ServerProcess, type Settings } from "./processes.ts";
import { connect, post, type Sender } from "./senders.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

/** More bodies than the budget has room for. */
const MANY = LONG ? 400 : 200;

const servers = new Servers();
const dataDir = makeTempDir();
const hostile: Array<{ end: () => void }> = [];
afterEach(async () => {
  for (const sender of hostile.splice(0)) sender.end();
  await servers.end();
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const portOf = ({ url }: ServerProcess): number => Number(new URL(url).port);

async function started(settings: Settings = {}): Promise<ServerProcess> {
  return servers.start(dataDir, {
    ...settings,
    flags: { "text-expire-after-views-max": "100000", ...settings.flags },
  });
}

/** A push that can be retrieved very often. @returns its URL */
async function pushOn({ url }: ServerProcess): Promise<string> {
  const response = await fetch(url + PUSHES, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ push: { payload: "words", expire_after_views: 100_000 } }),
  });
  return `${url}${PUSHES}/${((await response.json()) as { url_token: string }).url_token}`;
}

describe("bodies that never end", () => {
  let other: Bystander;
  afterEach(() => other.end());

  /** Sends `bytes` of each body and nothing after; waits until the server has taken or refused them all. */
  async function sendHalf(
    server: ServerProcess,
    given: { count: number; bytes: number; address: (index: number) => string; headers?: Record<string, string> },
  ): Promise<Sender[]> {
    const half = new Uint8Array(given.bytes).fill(32);
    const senders = await Promise.all(
      Array.from({ length: given.count }, async (_, index) => {
        const sender = await post(portOf(server), PUSHES, {
          "Content-Type": "application/json",
          "Content-Length": String(given.bytes + 1024),
          "X-Forwarded-For": given.address(index),
          ...given.headers,
        });
        hostile.push(sender);
        sender.write(half);
        return sender;
      }),
    );
    await until(() => senders.every((sender) => sender.isClosed() || sender.waiting() === 0), "all is sent");
    return senders;
  }

  async function flood(
    name: string,
    given: Omit<Parameters<typeof sendHalf>[1], "headers">,
    headersOf: () => Promise<Record<string, string>> = async () => ({}),
  ): Promise<void> {
    const server = await started();
    other = await bystander();
    const headers = await headersOf();
    const urls = { up: `${server.url}/up`, retrieval: await pushOn(server) };
    const beforeMiB = await settledMiB(server.pid);
    await other.start(urls);
    const senders = await sendHalf(server, { ...given, headers });
    let mostMiB = 0;
    for (let looks = 0; looks < 20; looks += 1) {
      mostMiB = Math.max(mostMiB, residentMiB(server.pid));
      await Bun.sleep(50);
    }
    const waits = await other.stop();
    const held = senders.filter(({ status, isClosed }) => status() === 0 && !isClosed()).length;
    for (const sender of senders) sender.end();
    report(
      name,
      { "sent MiB": (given.count * given.bytes) / MIB, held, "before MiB": beforeMiB, "most MiB": mostMiB },
      waits,
    );
    // The budget, and twice as much again for what the runtime has not given back yet.
    expect(mostMiB - beforeMiB).toBeLessThan(512);
    expect(held).toBeGreaterThan(0);
    for (const name of ["up", "retrieval"]) expect(waits[name]?.count).toBeGreaterThan(3);
  }

  test(`${MANY} of 4 MiB from one address`, () =>
    flood(`${MANY} half-sent bodies of one address`, { count: MANY, bytes: 4 * MIB, address: () => "192.0.2.1" }));

  needs("the long run").test("400 of 4 MiB from as many addresses", () =>
    flood("400 half-sent bodies of 400 addresses", {
      count: 400,
      bytes: 4 * MIB,
      address: (index) => `198.51.${100 + Math.floor(index / 250)}.${1 + (index % 250)}`,
    }),
  );

  needs("the long run").test("100 of 31 MiB from one user", () =>
    flood("100 half-sent bodies of one user", { count: 100, bytes: 31 * MIB, address: () => "192.0.2.1" }, async () => {
      const data = ["--data-dir", dataDir];
      await runProgram(["user", "add", "flood@example.org", "--password-stdin", ...data], { input: "correct horse\n" });
      const { stdout } = await runProgram(["token", "add", "flood@example.org", "--name", "flood", ...data]);
      return { Authorization: `Bearer ${stdout.trim()}` };
    }),
  );
});

// As root the limit of processes that are started here could be any; the server sees this one.
describe("with 256 descriptors", () => {
  const FEW: Settings = {
    launcher: ["sh", "-c", 'ulimit -n 256; exec "$@"', "sh"],
    flags: { host: "0.0.0.0" },
  };

  /** Asks on connections of their own, one after the other. @returns ms of each answer, and how many failed */
  async function askEach(urls: string[]): Promise<{ ms: number[]; failed: number }> {
    const ms: number[] = [];
    let failed = 0;
    while (ms.length < (FULL ? 500 : LONG ? 60 : 20)) {
      for (const url of urls) {
        const startMs = performance.now();
        const { status } = await ask(url, { withinMs: 5_000 });
        ms.push(performance.now() - startMs);
        if (status !== 200) failed += 1;
      }
    }
    return { ms, failed };
  }

  async function flood(
    name: string,
    flags: Record<string, string>,
    open: (port: number) => Promise<Sender>,
  ): Promise<void> {
    const server = await started({ ...FEW, flags: { ...FEW.flags, ...flags } });
    const urls = [`${server.url}/up`, await pushOn(server)];
    const port = portOf(server);
    const attacking = { now: true };
    const ended = Promise.withResolvers<void>();
    let opened = 0;
    // Whatever is closed is opened again at once.
    const attack = Array.from({ length: 600 }, async () => {
      while (attacking.now) {
        const sender = await open(port).catch(() => null);
        if (!sender) continue;
        opened += 1;
        hostile.push(sender);
        await Promise.race([sender.closed, ended.promise]);
        sender.end();
      }
    });
    try {
      await until(() => opened >= 300, "more connections than there are descriptors");
      // One that comes in the very moment in which nothing is free may wait, or find its connection closed.
      await withinBounds({ "the share that failed": 1 / 10 }, async () => {
        const { ms, failed } = await askEach(urls);
        const sorted = ms.toSorted((a, b) => a - b);
        report(name, {
          opened,
          asked: ms.length,
          failed,
          "p50 ms": sorted[Math.floor(ms.length / 2)] ?? 0,
          "worst ms": sorted.at(-1) ?? 0,
        });
        return { "the share that failed": failed / ms.length };
      });
    } finally {
      attacking.now = false;
      ended.resolve();
      for (const sender of hostile.splice(0)) sender.end();
      await Promise.all(attack);
    }
  }

  test("small bodies that are held back", () =>
    flood("small bodies held back", {}, async (port) => {
      const sender = await post(port, PUSHES, {
        "Content-Type": "application/json",
        "Content-Length": "100",
        "X-Forwarded-For": "192.0.2.1",
      });
      sender.write("{");
      return sender;
    }));

  needs("linux").test(
    "more connections without a request than three quarters are closed until half is free",
    async () => {
      // Connections of proxies are spared, and loopback is one unless told otherwise.
      const server = await started({ ...FEW, flags: { ...FEW.flags, "trusted-proxies": "none" } });
      const senders: Sender[] = [];
      for (let n = 0; n < 200; n += 1) {
        const sender = await connect(portOf(server));
        hostile.push(sender);
        senders.push(sender);
        sender.write("GET /up HTTP/1.1\r\nX-Header: ");
      }
      // Bun closes each of them by itself, but later, and says nothing.
      await until(() => server.output().includes("those without a request were closed"), "some are closed");
      await until(
        () => senders.filter((sender) => !sender.isClosed()).length <= 128,
        "half of the descriptors are free",
      );
      expect((await ask(`${server.url}/up`, { withinMs: 60_000 })).status).toBe(200);
    },
  );

  needs("the long run").test("connections that never send a whole request", () =>
    // Connections of proxies are spared, and loopback is one unless told otherwise.
    flood("connections without a request", { "trusted-proxies": "none" }, async (port) => {
      const sender = await connect(port);
      sender.write("GET /up HTTP/1.1\r\nX-Header: ");
      return sender;
    }),
  );
});
