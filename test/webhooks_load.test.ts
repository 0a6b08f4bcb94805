// Events in bulk: a receiver that was away gets very many of them, and a server that is killed again and again while people open
// pushes loses none.

import { afterEach, beforeEach, expect, setDefaultTimeout, test } from "bun:test";

import { MINUTE_MS } from "../src/base/clock.ts";
import { until } from "./flooding.ts";
import { FULL, LONG } from "./full.ts";
import { startServer, testClock } from "./harness.ts";
import type { ServerProcess } from "./processes.ts";
import { type Receiver, SECRET, startReceiver } from "./receiver.ts";
import { scratch } from "./scratch.ts";
import { engineSettings, forgetEngine } from "./test_engine.ts";

setDefaultTimeout(480_000);

const { root, start, newPath } = scratch();
const KILLS = Number(process.env["SECRETPUSH_TEST_KILLS"] ?? (FULL ? 10 : LONG ? 4 : 2));
const [PUSHES, VIEWS] = FULL ? [100, 100] : LONG ? [30, 30] : [12, 12];
let receiver: Receiver;
beforeEach(() => {
  receiver = startReceiver(root);
});
afterEach(() => receiver.stop());

const settings = (): Record<string, string> => ({
  SECRETPUSH_WEBHOOKS_URL: receiver.url,
  SECRETPUSH_WEBHOOKS_SECRET: SECRET,
  SECRETPUSH_WEBHOOKS_CA_FILE: receiver.caFile,
  SECRETPUSH_WEBHOOKS_EVENTS: "push.viewed",
});

/** Waits as long as the test may take: a busy machine is slow. */
async function eventually(holds: () => boolean, soFar: () => string): Promise<void> {
  const endMs = performance.now() + 240_000;
  while (!holds()) {
    if (performance.now() > endMs) throw new Error(`It is not so yet: ${soFar()}`);
    await Bun.sleep(100);
  }
}

/** Views that were answered, by the name that their reader's browser gave, in the order of the answers. */
const viewer = (push: number, view: number): string => `reader/${push}.${view}`;
const viewersOf = (): string[] => receiver.got.map(({ body }) => String(body.data.client.user_agent));

test(`${PUSHES * VIEWS} events arrive after the receiver was away, none is missing, and each push has its order`, async () => {
  const clock = testClock(Date.now());
  const server = await startServer({
    clock,
    env: settings(),
    flags: { "rate-limit-per-second": "0", "rate-limit-per-minute": "0" },
  });
  await receiver.stop();
  try {
    const work = Array.from({ length: PUSHES }, (_, push) => push);
    const readers = async (): Promise<void> => {
      for (let push = work.shift(); push !== undefined; push = work.shift()) {
        const { url_token } = await server.push({ payload: "x", expire_after_views: VIEWS });
        for (let view = 0; view < VIEWS; view += 1) {
          const headers = { "user-agent": viewer(push, view) };
          expect((await server.fetch(`/api/v2/pushes/${url_token}`, { headers })).status).toBe(200);
        }
      }
    };
    await Promise.all(Array.from({ length: 16 }, readers));
    await until(() => server.log().includes("an event could not be delivered"), "a failure");
    receiver = startReceiver(root, receiver);
    await eventually(
      () => {
        clock.advance(MINUTE_MS); // what fails only now waits from now on
        return receiver.got.length >= PUSHES * VIEWS;
      },
      () => `${receiver.got.length} events`,
    );
    const order = new Map<string, number[]>();
    for (const name of viewersOf()) {
      const [push = "", view] = name.replace("reader/", "").split(".");
      order.set(push, [...(order.get(push) ?? []), Number(view)]);
    }
    expect(order.size).toBe(PUSHES);
    const expected = Array.from({ length: VIEWS }, (_, view) => view);
    for (const views of order.values()) expect(views).toEqual(expected);
  } finally {
    await server.stop();
  }
});

test(`no acknowledged view of ${KILLS} servers that are killed under load goes untold`, async () => {
  const dataDir = newPath("data");
  const engine = await engineSettings(dataDir);
  const env = {
    ...engine,
    ...settings(),
    SECRETPUSH_RATE_LIMIT_PER_SECOND: "0",
    SECRETPUSH_RATE_LIMIT_PER_MINUTE: "0",
  };
  const acknowledged: string[] = [];
  let server: ServerProcess = await start(dataDir, { env });
  try {
    for (let round = 0; round < KILLS; round += 1) {
      const { url } = server;
      const body = JSON.stringify({ push: { payload: "x", expire_after_views: 100 } });
      const headers = { "content-type": "application/json" };
      const tokens = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const made = await fetch(`${url}/api/v2/pushes`, { method: "POST", body, headers });
          return ((await made.json()) as { url_token: string }).url_token;
        }),
      );
      const dead = new AbortController();
      const reading = tokens.map(async (token, reader) => {
        for (let view = 0; view < 100 && !dead.signal.aborted; view += 1) {
          const name = viewer(round * 8 + reader, view);
          const answer = await fetch(`${url}/api/v2/pushes/${token}`, { headers: { "user-agent": name } }).catch(
            () => null,
          );
          // The whole answer must have arrived.
          const isWhole = answer?.status === 200 && (await answer.text().catch(() => null)) !== null;
          if (isWhole) acknowledged.push(name);
        }
      });
      const before = receiver.got.length;
      const goal = acknowledged.length + 40 * (1 + (round % 5));
      // In the middle of deliveries, at another point each time.
      await until(
        () => acknowledged.length >= goal && (receiver.got.length > before || round % 2 === 1),
        "views under way",
      );
      await server.kill();
      dead.abort();
      await Promise.all(reading);
      server = await start(dataDir, { env });
    }
    const missing = (): string[] => {
      const told = new Set(viewersOf());
      return acknowledged.filter((name) => !told.has(name));
    };
    await eventually(
      () => missing().length === 0,
      () => `${missing().length} views are missing`,
    );
    expect(acknowledged.length).toBeGreaterThan(KILLS * 40);
    console.log(`${acknowledged.length} acknowledged views, ${receiver.got.length} messages`);
  } finally {
    await server.stop();
    await forgetEngine(dataDir);
  }
});
