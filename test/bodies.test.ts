// The bytes of bodies: how long senders may take, and how much of them all is held in memory at once.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { join } from "node:path";

import { MemoryBudget } from "../src/base/memory.ts";
import { AppError } from "../src/base/errors.ts";
import { readFields } from "../src/http/bodies/body.ts";
import { Bodies, type BodiesOptions, discardRest } from "../src/http/bodies/body_bytes.ts";
import { SharedTimeout } from "../src/http/bodies/body_timeouts.ts";
import { RequestContexts } from "../src/http/request_context.ts";
import { Listener } from "../src/listen/listener.ts";
import { PUSHES } from "./api_checks.ts";
import { KIB, MIB, until } from "./multipart_forms.ts";
import { ownServer } from "./scratch.ts";
import { post, type Sender } from "./senders.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const HOUR_MS = 3_600_000;
const plenty = () => new MemoryBudget({ bytes: 64 * MIB, largePerCaller: 8 });

describe("the pace", () => {
  const BOUNDARY = "----boundary7MA4YWxk";
  const FORM = { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`, "Content-Length": "100000" };
  const FILE = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`;
  const UNTYPED = { "Content-Type": "application/json", "Content-Length": "100000" };

  /** A listener that reads fields and files, and answers with what became of it. */
  async function listening(options: Partial<BodiesOptions>, idleTimeoutS: number): Promise<Listener> {
    const reception = new RequestContexts({ trustedProxies: [], behindProxy: false });
    const bodies = new Bodies({
      budget: plenty(),
      streamed: { idleMs: HOUR_MS, totalMs: HOUR_MS },
      ...options,
    });
    return Listener.open({
      address: { host: "127.0.0.1", port: 0, option: "--port" },
      certificate: null,
      idleTimeoutS,
      async answer(request, peer, idleClock) {
        reception.open(request, peer, false, idleClock);
        try {
          await readFields(bodies.open(request), MIB, async ({ bytes }) => {
            for await (const _ of bytes);
          });
          return new Response("whole");
        } catch (error) {
          await discardRest(request);
          return new Response(error instanceof AppError ? error.message : String(error));
        }
      },
    });
  }

  test("a steady sender goes on, however slow: no clock of the connection cuts it; an idle connection is cut", async () => {
    // Bun looks at its clocks every four seconds.
    const listener = await listening({}, 1);
    try {
      const upload = await post(listener.port, "/", FORM);
      const text = await post(listener.port, "/", UNTYPED);
      upload.write(FILE);
      text.write('{"pad":"');
      const startMs = performance.now();
      let sent = 8;
      while (performance.now() - startMs < 6_000 && !upload.isClosed() && !text.isClosed()) {
        upload.write("x".repeat(20));
        text.write("x".repeat(20));
        sent += 20;
        await Bun.sleep(100);
      }
      expect([upload.isClosed(), text.isClosed()]).toEqual([false, false]);
      text.write(`${"x".repeat(100_000 - sent - 2)}"}`);
      await until(() => text.received().endsWith("whole"), "the answer");
      // Nothing is under way on it any more, so its own clock runs again.
      await text.closed;
      expect(upload.isClosed()).toBe(false);
      upload.end();
    } finally {
      await listener.end();
    }
  });

  test("of what is held in memory is quicker than that of files: a pause, the whole, a small body", async () => {
    const held = { idleMs: 300, totalMs: HOUR_MS };
    const listener = await listening({ held }, 60);
    const steady = await listening({ held: { idleMs: HOUR_MS, totalMs: 300 }, smallMs: 200 }, 60);
    try {
      const upload = await post(listener.port, "/", FORM);
      upload.write(`${FILE}x`);
      const text = await post(listener.port, "/", UNTYPED);
      text.write("{");
      await until(() => text.received().endsWith("No more of the body arrived for 300ms."), "a pause is refused");
      expect(upload.received()).toBe("");

      const slowUpload = await post(steady.port, "/", FORM);
      slowUpload.write(`${FILE}x`);
      const formWithoutFile = await post(steady.port, "/", FORM);
      formWithoutFile.write(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="text"\r\n\r\nx`);
      const small = await post(steady.port, "/", { ...UNTYPED, "Content-Length": "100" });
      small.write("{");
      const dribble = setInterval(() => formWithoutFile.write("x"), 20);
      await until(() => formWithoutFile.received().endsWith("The body took longer than 300ms."), "a form is refused");
      clearInterval(dribble);
      await until(() => small.received().endsWith("The body took longer than 200ms."), "a small body is refused");
      expect(slowUpload.received()).toBe("");
      for (const sender of [upload, text, slowUpload, formWithoutFile, small]) sender.end();
    } finally {
      await Promise.all([listener.end(), steady.end()]);
    }
  });
});

describe("small bodies share one timer", () => {
  const late = "late";
  const outcomeOf = (wait: Promise<string>): Promise<string> => wait.catch(({ message }: Error) => message);

  test("each is refused when it is due itself, and those that are whole in time are taken", async () => {
    const timeout = new SharedTimeout(60, () => new AppError("too-slow", late));
    const never = new Promise<string>(() => {});
    const order: string[] = [];
    const noting = (name: string, wait: Promise<string>) => outcomeOf(wait).then((how) => order.push(`${name} ${how}`));
    const waits = [noting("first", timeout.with(never)), noting("second", timeout.with(Promise.resolve("whole")))];
    await waits[1];
    waits.push(noting("third", timeout.with(never)));
    await Promise.all(waits);
    expect(order).toEqual(["second whole", "first late", "third late"]);
    // The timer had nobody left to wait for.
    expect(await outcomeOf(timeout.with(never))).toBe(late);
    expect(await outcomeOf(timeout.with(Promise.reject(new Error("closed"))))).toBe("The request body ended early.");
  });

  test("and its timer keeps no process alive", async () => {
    const program = `
      import { SharedTimeout } from ${JSON.stringify(join(import.meta.dir, "../src/http/bodies/body_timeouts.ts"))};
      await new SharedTimeout(${HOUR_MS}, () => new Error("late")).with(Promise.resolve());
      console.log("over");`;
    const child = Bun.spawn([process.execPath, "-e", program], { stdout: "pipe", stderr: "inherit" });
    expect(await new Response(child.stdout).text()).toBe("over\n");
    expect(await child.exited).toBe(0);
  });
});

describe("the budget", () => {
  const budget = () => new MemoryBudget({ bytes: 8 * MIB, largePerCaller: 2 });

  test("is shared by all, and small bodies find room that large ones cannot take", () => {
    const shared = budget();
    expect(shared.lease("a").take(3 * MIB)).toBeNull();
    const second = shared.lease("b");
    expect(second.take(2 * MIB)).toBeNull();
    expect(second.take(MIB)).toBeNull();
    expect(shared.lease("c").take(MIB)).toBe("everybody");
    const small = Array.from({ length: 40 }, () => shared.lease("c").take(64 * KIB));
    expect(small.filter((shortage) => shortage === null)).toHaveLength(32);
    expect(small.at(-1)).toBe("everybody");
    expect(shared.held).toBe(8 * MIB);
  });

  test("lets no caller have more than half of what large bodies may take, nor too many of them", () => {
    const shared = budget();
    const first = shared.lease("a");
    expect(first.take(2 * MIB)).toBeNull();
    const second = shared.lease("a");
    expect(second.take(MIB)).toBeNull();
    expect(second.take(1)).toBe("caller");
    expect(shared.lease("a").take(100 * KIB)).toBe("caller");
    expect(shared.lease("a").take(KIB)).toBeNull();
    expect(shared.lease("b").take(3 * MIB)).toBeNull();
  });

  test("always takes one that is alone, whatever its size, and has all back when leases end", () => {
    const shared = budget();
    const huge = shared.lease("a");
    expect(huge.take(4 * MIB)).toBeNull();
    expect(huge.take(20 * MIB)).toBeNull();
    const other = shared.lease("b");
    expect(other.take(100 * KIB)).toBe("everybody");
    huge.end();
    huge.end();
    expect(shared.held).toBe(0);
    expect(other.take(6 * MIB)).toBeNull();
    other.end();
    expect(shared.held).toBe(0);
    for (let count = 0; count < 2; count += 1) expect(shared.lease("a").take(MIB)).toBeNull();
    expect(shared.lease("a").take(MIB)).toBe("caller");
  });
});

describe("half-sent bodies", () => {
  let port: number;
  const AT_ONCE = 8;
  const server = ownServer({ flags: { "max-body-memory": "8MiB" } });
  beforeAll(() => {
    port = Number(new URL(server.url).port);
  });

  const half = async (address: string, bytes: number, headers: Record<string, string> = {}): Promise<Sender> => {
    const sender = await post(port, PUSHES, {
      "Content-Type": "application/json",
      "Content-Length": String(5 * MIB),
      "X-Forwarded-For": address,
      ...headers,
    });
    sender.write(new Uint8Array(bytes).fill(32));
    return sender;
  };
  const small = (address: string) =>
    server.json("POST", PUSHES, { push: { payload: "words" } }, { "x-forwarded-for": address });
  /** A whole push that is large. */
  const large = async (address: string) => {
    const body = JSON.stringify({ push: { payload: "words" }, pad: "x".repeat(MIB) });
    return server.json("POST", PUSHES, body, { "x-forwarded-for": address });
  };

  test("beyond the budget are 503 with Retry-After, those of one caller 429; small pushes go on; all is given back", async () => {
    const halfOf = (address: string) => half(address, 2.5 * MIB);
    const senders = new Map<string, Sender>();
    for (const address of ["192.0.2.1", "192.0.2.2"]) senders.set(address, await halfOf(address));
    const refused = async (address: string) => {
      let answer = await large(address);
      // What was sent takes a moment to be read. A large body may have come first and left a half one no room.
      await until(async () => {
        // A half one that was refused may end by a reset, which takes its answer away.
        for (const [of, sender] of senders) if (sender.isClosed() || sender.status()) senders.set(of, await halfOf(of));
        return (answer = await large(address)).status !== 201;
      }, "no room");
      return answer;
    };
    const busy = await refused("192.0.2.3");
    expect([busy.status, busy.body]).toEqual([
      503,
      { error: "The server is receiving as much as it can hold. Try again in a moment." },
    ]);
    expect(Number(busy.headers.get("retry-after"))).toBeGreaterThan(0);
    const own = await refused("192.0.2.1");
    expect([own.status, own.body]).toEqual([
      429,
      { error: "Too many large requests from you at once. Send fewer at a time." },
    ]);
    expect(Number(own.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await small("192.0.2.3")).status).toBe(201);
    expect((await small("192.0.2.1")).status).toBe(201);
    for (const sender of senders.values()) sender.end();
    await until(async () => (await large("192.0.2.3")).status === 201, "room again");
  });

  test("count for each caller: one too many of an address is 429, a user's are counted by user", async () => {
    const senders = await Promise.all(Array.from({ length: AT_ONCE }, () => half("192.0.2.9", 100 * KIB)));
    await until(async () => (await large("192.0.2.9")).status === 429, "one more is refused");
    const { headers } = await server.user();
    const asUser = await server.json(
      "POST",
      PUSHES,
      { push: { payload: "x".repeat(200 * KIB) } },
      {
        ...headers,
        "x-forwarded-for": "192.0.2.9",
      },
    );
    expect(asUser.status).toBe(201);
    expect(senders.map(({ status }) => status())).toEqual(Array<number>(AT_ONCE).fill(0));
    for (const sender of senders) sender.end();
    await until(async () => (await large("192.0.2.9")).status === 201, "places again");
  });
});
