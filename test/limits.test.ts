// Limits of requests and attempts, and the queue in front of key derivation.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { AppError } from "../src/base/errors.ts";
import { FairQueue } from "../src/base/fair_queue.ts";
import { AttemptGate, RateLimiter } from "../src/base/limiter.ts";
import { PassphraseKdf } from "../src/base/passphrase_kdf.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("RateLimiter", () => {
  test("lets so many through in a second and in a minute, each key for itself", () => {
    const limiter = new RateLimiter({ perSecond: 2, perMinute: 5 });
    const take = (nowMs: number, key = "a") => limiter.take(key, nowMs)?.retryAfterSeconds ?? "in";
    expect([take(0), take(999), take(999), take(999, "b")]).toEqual(["in", "in", 1, "in"]);
    expect([take(1_000), take(1_000), take(1_001)]).toEqual(["in", "in", 1]);
    // Refused requests use nothing up: this is the fifth of the minute.
    expect([take(2_000), take(3_000), take(59_999)]).toEqual(["in", 57, 1]);
    expect(take(60_000)).toBe("in");
  });

  test.each([
    [{ perSecond: 0, perMinute: 0 }, 1_000],
    [{ perSecond: 0, perMinute: 3 }, 3],
    [{ perSecond: 3, perMinute: 0 }, 3],
  ])("with %p lets %p of a thousand through at one moment", (limits, expected) => {
    const limiter = new RateLimiter(limits);
    const let_in = Array.from({ length: 1_000 }, () => limiter.take("a", 5_000)).filter((refusal) => refusal === null);
    expect(let_in.length).toBe(expected);
  });

  test("forgets old keys when there are too many, and still limits a new one", () => {
    const limiter = new RateLimiter({ perSecond: 0, perMinute: 1 });
    for (let key = 0; key < 100_500; key += 1) limiter.take(`k${key}`, 0);
    expect(limiter.take("new", 0)).toBeNull();
    expect(limiter.take("new", 0)).toEqual({ retryAfterSeconds: 60 });
  });
});

describe("AttemptGate", () => {
  function gate(failures = 3) {
    const clock = { nowMs: 0 };
    const made = new AttemptGate({ failures, windowMs: 60_000, now: () => clock.nowMs });
    const attempt = async (failed: boolean, key = "a"): Promise<string | number> => {
      const entered = await made.enter(key);
      if ("retryAfterSeconds" in entered) return entered.retryAfterSeconds;
      await tick(); // the derivation
      entered.settle(failed);
      return failed ? "failed" : "right";
    };
    return { clock, attempt, gate: made };
  }

  test("allows so many failures in a window, each key for itself, then says when to come back", async () => {
    const { attempt, clock } = gate();
    expect(await attempt(true)).toBe("failed");
    clock.nowMs = 10_000;
    expect(await attempt(true)).toBe("failed");
    expect(await attempt(true)).toBe("failed");
    expect(await attempt(false)).toBe(50);
    expect(await attempt(true, "b")).toBe("failed");
    clock.nowMs = 59_999;
    expect(await attempt(false)).toBe(1);
    // The first failure is a minute old: one more attempt, right or wrong.
    clock.nowMs = 60_000;
    expect(await attempt(false)).toBe("right");
    expect(await attempt(true)).toBe("failed");
    expect(await attempt(true)).toBe(10);
  });

  test("right attempts use nothing up, not even between failures", async () => {
    const { attempt } = gate();
    const outcomes = [];
    for (let n = 0; n < 50; n += 1) outcomes.push(await attempt(false));
    outcomes.push(await attempt(true), await attempt(false), await attempt(true), await attempt(false));
    expect(new Set(outcomes.slice(0, 50))).toEqual(new Set(["right"]));
    expect(outcomes.slice(50)).toEqual(["failed", "right", "failed", "right"]);
  });

  test("a hundred wrong ones at once: the limit fails, the rest is refused without an attempt", async () => {
    const { attempt } = gate(5);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => attempt(true)));
    expect(outcomes.filter((outcome) => outcome === "failed").length).toBe(5);
    expect(outcomes.filter((outcome) => outcome === 60).length).toBe(95);
  });

  test("a hundred right ones at once all pass, no more of them under way than the limit", async () => {
    const { gate: made } = gate(5);
    let running = 0;
    let most = 0;
    const attempt = async (): Promise<boolean> => {
      const entered = await made.enter("a");
      if ("retryAfterSeconds" in entered) return false;
      most = Math.max(most, (running += 1));
      await tick();
      running -= 1;
      entered.settle(false);
      return true;
    };
    const outcomes = await Promise.all(Array.from({ length: 100 }, attempt));
    expect(outcomes.every((passed) => passed)).toBe(true);
    expect(most).toBe(5);
  });

  test("mixed ones at once all end, and never more than the limit fail", async () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const { attempt } = gate(5);
      const wrong = (n: number) => (n * 7_919 + seed * 104_729) % 11 < 3;
      const outcomes = await Promise.all(Array.from({ length: 60 }, (_, n) => attempt(wrong(n))));
      expect(outcomes.length).toBe(60);
      expect(outcomes.filter((outcome) => outcome === "failed").length).toBeLessThanOrEqual(5);
    }
  });

  test("those who wait are let in when failures grow old meanwhile", async () => {
    const { gate: made, clock } = gate(2);
    const first = await made.enter("a");
    const second = await made.enter("a");
    const waiting = [made.enter("a"), made.enter("a"), made.enter("a")];
    if ("settle" in first) first.settle(true);
    clock.nowMs = 60_000;
    if ("settle" in second) second.settle(true);
    // One fresh failure is left, so they go one after the other, in any order.
    const outcomes = waiting.map(async (entering) => {
      const entered = await entering;
      if ("settle" in entered) entered.settle(false);
      return "settle" in entered;
    });
    expect(await Promise.all(outcomes)).toEqual([true, true, true]);
  });
});

describe("PassphraseKdf", () => {
  const cost = { memoryKiB: 64, passes: 1 };
  const salt = new Uint8Array(16).fill(7);

  test("gives the same key for the same passphrase, salt and cost, and another for any other", async () => {
    const kdf = new PassphraseKdf();
    const key = async (passphrase: string, with_ = salt, at = cost) =>
      Buffer.from(await kdf.derive(passphrase, with_, at)).toString("hex");
    const first = await key("open sesame");
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await key("open sesame")).toBe(first);
    const others = [
      await key("open sesam"),
      await key("open sesame "),
      await key("open sesame", new Uint8Array(16)),
      await key("open sesame", salt, { memoryKiB: 128, passes: 1 }),
      await key("open sesame", salt, { memoryKiB: 64, passes: 2 }),
    ];
    expect(new Set([first, ...others]).size).toBe(6);
  });

  test("runs as many at once as it may, lets others wait, and refuses what is beyond", async () => {
    const kdf = new PassphraseKdf(new FairQueue({ atOnce: 2, waiting: 3 }));
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        kdf.derive(`p${n}`, salt, cost).then(
          () => "done",
          (error: unknown) => (error as AppError).code,
        ),
      ),
    );
    expect(outcomes).toEqual(["done", "done", "done", "done", "done", "busy", "busy", "busy"]);
    // And all places are free again.
    await Promise.all([1, 2, 3, 4, 5].map((n) => kdf.derive(`q${n}`, salt, cost)));
  });

  test("gives its place back after a failure", async () => {
    const kdf = new PassphraseKdf(new FairQueue({ atOnce: 1, waiting: 10 }));
    const impossible = { memoryKiB: 1, passes: 0 };
    const outcomes = await Promise.allSettled([
      kdf.derive("a", salt, impossible),
      kdf.derive("b", salt, impossible),
      kdf.derive("c", salt, cost),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  });
});
