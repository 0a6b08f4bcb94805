// What costly work has to keep to, counted rather than timed: searches run in slices, every password hash
// passes through the queue, and every download gives its place back. The floods themselves are in
// floods.test.ts.

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";

import { newToken, randomBytes } from "../src/base/crypto.ts";
import { AppError } from "../src/base/errors.ts";
import { FairQueue, OWN_TURN, type Turn, turnAt, turnOfUser, type Work } from "../src/base/fair_queue.ts";
import { Keyring } from "../src/base/keyring.ts";
import { Log } from "../src/base/log.ts";
import { PassphraseKdf } from "../src/base/passphrase_kdf.ts";
import { Passwords } from "../src/base/passwords.ts";
import { Accounts } from "../src/domain/accounts/accounts.ts";
import { COMMAND_LINE } from "../src/domain/events/admin_changes.ts";
import { Files } from "../src/domain/files/files.ts";
import { Links } from "../src/domain/pushes/links.ts";
import { Pushes } from "../src/domain/pushes/pushes.ts";
import { PendingSignIns } from "../src/domain/sign_in/pending.ts";
import { fileLimitsOf, rulesByRoleOf } from "../src/serve/limits.ts";
import { buildSignIns } from "../src/serve/sign_ins.ts";
import { Slices } from "../src/base/slices.ts";
import { acceptsEncoding } from "../src/http/headers.ts";
import { openStore } from "../src/store/index.ts";
import { Browser } from "./browser_sessions.ts";
import { until } from "./flooding.ts";
import { FULL } from "./full.ts";
import { makeTempDir, startServer, testClock } from "./harness.ts";
import { load } from "./settings.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const PASSWORD = "correct horse";
const directories: string[] = [];
afterAll(() => directories.forEach((directory) => rmSync(directory, { recursive: true, force: true })));

const codeOf = (error: unknown): string => (error instanceof AppError ? error.code : String(error));

describe("work in slices", () => {
  /** A clock that a row of work moves on by a millisecond, and a count of the turns that were yielded. */
  function counted() {
    const clock = { nowMs: 0, yields: 0 };
    const slices = new Slices({
      nowMs: () => clock.nowMs,
      sliceMs: 5,
      yieldTurn: () => {
        clock.yields += 1;
        return Promise.resolve();
      },
    });
    /** Works through rows as a search does. @returns how many rows each slice took */
    const work = async (userId: number, rows: number): Promise<number[]> => {
      const slice = slices.begin(userId);
      const perSlice: number[] = [0];
      try {
        await slice.next();
        for (let row = 0; row < rows; row += 1) {
          if (slice.isOver()) {
            await slice.next();
            perSlice.push(0);
          }
          clock.nowMs += 1;
          perSlice[perSlice.length - 1] = (perSlice.at(-1) ?? 0) + 1;
        }
      } finally {
        slice.end();
      }
      return perSlice;
    };
    return { clock, slices, work };
  }

  test("yields before each slice, and no slice is longer than its time", async () => {
    const { clock, work } = counted();
    expect(await work(1, 23)).toEqual([5, 5, 5, 5, 3]);
    expect(clock.yields).toBe(5);
  });

  test("a newer search of the same user ends the older with a conflict", async () => {
    const { work } = counted();
    const [older, newer] = await Promise.allSettled([work(1, 23), work(1, 23)]);
    expect(older.status === "rejected" && codeOf(older.reason)).toBe("conflict");
    expect(newer.status).toBe("fulfilled");
  });

  test("searches of different users leave each other alone, and each slice has a turn of its own", async () => {
    const { clock, work } = counted();
    const all = await Promise.all([1, 2, 3].map((userId) => work(userId, 10)));
    expect(all.map((perSlice) => perSlice.reduce((sum, rows) => sum + rows))).toEqual([10, 10, 10]);
    expect(clock.yields).toBe(all.flat().length);
  });

  test("a search that was overtaken does not end the one that overtook it", async () => {
    const { slices } = counted();
    const older = slices.begin(1);
    const newer = slices.begin(1);
    older.end();
    await newer.next();
    expect(await older.next().catch(codeOf)).toBe("conflict");
    newer.end();
  });
});

describe("password hashes", () => {
  async function start(waiting = 0) {
    const dataDir = makeTempDir();
    directories.push(dataDir);
    const store = openStore({ dataDir, exclusive: true });
    const queue = new FairQueue({ atOnce: 1, waiting });
    const passwords = new Passwords(queue);
    const clock = testClock();
    const accounts = new Accounts({ store: store.accounts, pushes: store.pushes, clock, passwords });
    const keys = new Keyring(randomBytes(32));
    const pending = new PendingSignIns({ store: store.secondFactors, keys, clock });
    const config = {
      sessionLifetimeMs: 60_000,
      sessionMaxAgeMs: 60_000,
      refuseCommonPasswords: true,
      allowSignUp: true,
      localSignIn: "all",
      requireMfa: "off",
    } as const;
    const signIns = buildSignIns(config, { store, clock, passwords, pending });
    /** Takes the only place of the queue while `during` runs. */
    const whileFull = async <T>(during: () => Promise<T>): Promise<T> => {
      const held = Promise.withResolvers<void>();
      const running = queue.run("password", OWN_TURN, () => held.promise);
      try {
        return await during();
      } finally {
        held.resolve();
        await running;
      }
    };
    return { store, clock, queue, accounts, ...signIns, whileFull };
  }

  const from = (address: string) => ({ address, device: null, userAgent: "" });

  test("all pass through the queue, the one for an unknown user too: a full queue refuses each", async () => {
    const { store, accounts, passwordSignIns, signUps, passwordLinks, whileFull } = await start();
    try {
      const setupCode = (await signUps.setupCode()) ?? "";
      const root = { code: setupCode, email: "root@example.org", password: PASSWORD };
      const settingUp = await whileFull(() => signUps.setUp(root, from("192.0.2.1")).catch(codeOf));
      expect(settingUp).toBe("busy");
      await signUps.setUp(root, from("192.0.2.1"));
      const ann = await accounts.createUser({ email: "ann@example.org", password: PASSWORD, admin: false });
      const { code } = await passwordLinks.create(ann.id, COMMAND_LINE);
      const signedIn = await passwordSignIns.signIn({ email: ann.email, password: PASSWORD }, from("192.0.2.2"));
      if ("pending" in signedIn) throw new Error("Nobody has a second factor here.");
      const { sessionId } = signedIn;
      const change = { sessionId, current: PASSWORD, next: "a new horse", keepTokens: false };
      const calls: Record<string, () => Promise<unknown>> = {
        "sign-in": () => passwordSignIns.signIn({ email: ann.email, password: PASSWORD }, from("192.0.2.3")),
        "sign-in of an unknown user": () =>
          passwordSignIns.signIn({ email: "nobody@example.org", password: PASSWORD }, from("192.0.2.4")),
        "sign-up": () => signUps.signUp({ email: "bob@example.org", password: PASSWORD }, from("192.0.2.5")),
        change: () => passwordSignIns.change(ann, change, from("192.0.2.7")),
        "one-time link": () => passwordLinks.use({ code, password: "a new horse" }, from("192.0.2.6")),
        "account by command": () =>
          accounts.createUser({ email: `${newToken(8)}@example.org`, password: PASSWORD, admin: false }),
        "password by command": () => accounts.setPassword({ email: ann.email, password: "a new horse" }),
      };
      const outcomes = await whileFull(async () =>
        Object.fromEntries(
          await Promise.all(
            Object.entries(calls).map(async ([name, call]) => [
              name,
              await call().then(() => "went past the queue", codeOf),
            ]),
          ),
        ),
      );
      expect(outcomes).toEqual(Object.fromEntries(Object.keys(calls).map((name) => [name, "busy"])));
    } finally {
      store.close();
    }
  });

  test("a refusal is no failed attempt: afterwards the right password is let in, and the link still works", async () => {
    const { store, accounts, passwordSignIns, passwordLinks, whileFull } = await start();
    try {
      const ann = await accounts.createUser({ email: "ann@example.org", password: PASSWORD, admin: false });
      const { code } = await passwordLinks.create(ann.id, COMMAND_LINE);
      const signIn = () => passwordSignIns.signIn({ email: ann.email, password: PASSWORD }, from("192.0.2.1"));
      const use = () => passwordLinks.use({ code, password: "a new horse" }, from("192.0.2.2"));
      await whileFull(async () => {
        for (let attempt = 0; attempt < 100; attempt += 1) {
          expect(await signIn().catch(codeOf)).toBe("busy");
          expect(await use().catch(codeOf)).toBe("busy");
        }
      });
      await signIn();
      await use();
    } finally {
      store.close();
    }
  });

  /** A guarded push of a user, and what opens it. */
  async function guardedPush({ store, clock, queue, accounts }: Awaited<ReturnType<typeof start>>) {
    const { blobs, blobTable, keys, keptAnswers, mailings } = store;
    const { config } = load({});
    const log = new Log({ level: "error", format: "text", write: () => {} });
    const pushes = new Pushes({
      store: store.pushes,
      links: new Links(store.links),
      files: new Files({ blobs, blobTable, keys, clock, log, limits: fileLimitsOf(config), dataDir: config.dataDir }),
      keys,
      kdf: new PassphraseKdf(queue, { memoryKiB: 64, passes: 1 }),
      clock,
      rules: rulesByRoleOf(config),
      mailings,
      keptAnswers,
    });
    const { id } = await accounts.createUser({ email: "ann@example.org", password: PASSWORD, admin: false });
    const client = { ip: "192.0.2.1", userAgent: "", referrer: "" };
    const owner = { userId: id, role: "user", client } as const;
    const { urlToken } = await pushes.making.create({ payload: "guarded", passphrase: "right" }, owner);
    const open = () => pushes.retrieve(urlToken, { userId: null, role: null, client }, "right");
    return { open, freeze: () => pushes.freezes.set(urlToken, true, owner), find: () => pushes.find(urlToken) };
  }

  test("nor is it a wrong passphrase: afterwards the right one opens", async () => {
    const started = await start();
    try {
      const { open } = await guardedPush(started);
      await started.whileFull(async () => {
        for (let attempt = 0; attempt < 100; attempt += 1) expect(await open().catch(codeOf)).toBe("busy");
      });
      expect(await open()).toMatchObject({ payload: "guarded" });
    } finally {
      started.store.close();
    }
  });

  test("a push that is frozen while its passphrase waits is told to be frozen, and no view is counted", async () => {
    const started = await start(1);
    try {
      const { open, freeze, find } = await guardedPush(started);
      const opened = await started.whileFull(async () => {
        const opening = open().catch(codeOf);
        await until(() => started.queue.load.waiting === 1, "the passphrase waits");
        await freeze();
        return { opening };
      });
      expect(await opened.opening).toBe("frozen");
      expect((await find()).record.viewsCounted).toBe(0);
    } finally {
      started.store.close();
    }
  });

  test("a dummy hash that was refused is made by the next attempt", async () => {
    const { store, passwordSignIns, whileFull } = await start();
    try {
      const signIn = () =>
        passwordSignIns.signIn({ email: "nobody@example.org", password: PASSWORD }, from("192.0.2.1"));
      expect(await whileFull(() => signIn().catch(codeOf))).toBe("busy");
      expect(await signIn().catch(codeOf)).toBe("unauthorized");
    } finally {
      store.close();
    }
  });
});

describe("the queue", () => {
  /** Has jobs wait behind one that runs, in this order. @returns the names of those that were done, in order, and refused */
  async function outcomeOf(waiting: number, jobs: Array<[name: string, work: Work, turn: Turn]>) {
    const queue = new FairQueue({ atOnce: 1, waiting });
    const held = Promise.withResolvers<void>();
    const first = queue.run("password", OWN_TURN, () => held.promise);
    const [done, refused]: [string[], string[]] = [[], []];
    const all = jobs.map(([name, work, turn]) =>
      queue
        .run(work, turn, async () => void done.push(name))
        .catch((error: unknown) => {
          expect(codeOf(error)).toBe("busy");
          refused.push(name);
        }),
    );
    held.resolve();
    await Promise.all([first, ...all]);
    expect(queue.load).toEqual({ running: 0, waiting: 0 });
    return { done, refused };
  }
  const crowd = (size: number, addressOf: (n: number) => string): Array<[string, Work, Turn]> =>
    Array.from({ length: size }, (_, n) => ["crowd", "password", turnAt(addressOf(n))]);

  test("has places of their own for people it knows, and for passphrases: strangers who fill theirs take none", async () => {
    const { done, refused } = await outcomeOf(8, [
      ...crowd(100, (n) => `2001:db8:${n}::1`),
      ["stranger", "password", turnAt("192.0.2.1")],
      ["recipient", "passphrase", turnAt("192.0.2.1")],
      ["known device", "password", turnOfUser(1)],
      ["token", "passphrase", turnOfUser(2)],
    ]);
    expect(refused).toEqual([...Array.from({ length: 92 }, () => "crowd"), "stranger"]);
    expect(done.slice(0, 4).toSorted()).toEqual(["crowd", "known device", "recipient", "token"]);
  });

  test("takes those of one lane in turn with the others, however many wait there", async () => {
    const passphrases = Array.from({ length: 8 }, (): [string, Work, Turn] => [
      "opens",
      "passphrase",
      turnAt("192.0.2.1"),
    ]);
    const { done } = await outcomeOf(50, [...crowd(50, (n) => `2001:db8:${n}::1`), ...passphrases]);
    expect(done.slice(0, 16).filter((name) => name === "opens")).toHaveLength(8);
  });

  test.each([
    ["a /48 of IPv6", 256 * 256, (n: number) => `2001:db8:7:${n.toString(16)}::1`],
    ["a /56 of IPv6", 256, (n: number) => `2001:db8:7:${(0x1200 + n).toString(16)}::1`],
    ["a /64 of IPv6", 10_000, (n: number) => `2001:db8:7:7::${n.toString(16)}`],
    ["a /24 of IPv4", 256, (n: number) => `192.0.2.${n}`],
  ])("gives all who come from %s one turn, once it is long", async (_network, size, addressOf) => {
    const many = crowd(500, (n) => addressOf((n * 257) % size));
    const { done, refused } = await outcomeOf(80, [
      ...many,
      ["one", "password", turnAt("2001:db8:8::1")],
      ["other", "password", turnAt("203.0.113.9")],
    ]);
    expect(refused).toEqual(Array.from({ length: 422 }, () => "crowd"));
    expect(Math.max(done.indexOf("one"), done.indexOf("other"))).toBeLessThan(4);
  });

  test("gives each caller of such a network a turn there", async () => {
    const crowded = crowd(78, () => "192.0.2.1");
    const { done, refused } = await outcomeOf(80, [...crowded, ["near", "password", turnAt("192.0.2.2")]]);
    expect([refused, done.indexOf("near") < 4]).toEqual([[], true]);
    const full = await outcomeOf(80, [...crowd(100, () => "192.0.2.1"), ["near", "password", turnAt("192.0.2.2")]]);
    expect([full.refused.includes("near"), full.done.indexOf("near") < 4]).toEqual([false, true]);
  });

  test("lets an administrator in, and pushes be made and opened, while very many sign in", async () => {
    const CROWD = FULL ? 80 : 40;
    const server = await startServer({
      fullHashCost: true,
      flags: { "rate-limit-per-second": "0", "metrics-listen": "127.0.0.1:0" },
    });
    const waiting = async (): Promise<number> => {
      const metrics = await (await fetch(`${server.addresses.metrics}/metrics`)).text();
      return Number(/^secretpush_passphrases_waiting (\d+)$/m.exec(metrics)?.[1]);
    };
    try {
      const { email, headers } = await server.user("root@example.org", true);
      const admin = new Browser(server);
      expect((await admin.signIn(email)).status).toBe(200);
      const { body: push } = await server.json(
        "POST",
        "/api/v2/pushes",
        { push: { payload: "a secret", passphrase: "right" } },
        headers,
      );
      let over = 0;
      const flood = Array.from({ length: CROWD }, async (_, n) => {
        // Each from a network of its own: nobody has a turn before them for coming from another one.
        const browser = new Browser(server, { "x-forwarded-for": `2001:db8:${n.toString(16)}::1` });
        await browser.signIn(`nobody${n}@example.org`, "wrong wrong");
        over += 1;
      });
      await until(async () => (await waiting()) > (CROWD * 3) / 4, "most of them wait");
      const from = { "x-forwarded-for": "203.0.113.9" };
      const asked = await Promise.all([
        admin.signIn(email),
        server.json("GET", `/api/v2/pushes/${push.url_token}?passphrase=right`, undefined, from),
        server.json("POST", "/api/v2/pushes", { push: { payload: "another", passphrase: "one" } }, headers),
      ]);
      // Whoever does not pass them is answered after the last one.
      expect([asked.map(({ status }) => status), over < (CROWD * 3) / 4]).toEqual([[200, 200, 201], true]);
      await Promise.all(flood);
    } finally {
      await server.stop();
    }
  });
});

describe("downloads", () => {
  test("give their place back when they end, whichever way", async () => {
    const server = await startServer({ flags: { "download-at-once-per-link": "1" } });
    try {
      const { headers } = await server.user();
      const form = new FormData();
      form.set("push[files][]", new File([new Uint8Array(1024)], "file.bin"));
      form.set("push[expire_after_views]", "100");
      const made = await server.fetch("/api/v2/pushes", { method: "POST", headers, body: form });
      const { url_token: urlToken } = (await made.json()) as { url_token: string };
      const retrieved = await server.fetch(`/api/v2/pushes/${urlToken}`, { headers });
      const link = ((await retrieved.json()) as { files: Array<{ url: string }> }).files[0]?.url ?? "";
      const ways: Array<[RequestInit, number]> = [
        [{ method: "HEAD" }, 200],
        [{ headers: { range: "bytes=9999-" } }, 416],
        [{ headers: { range: "bytes=0-9" } }, 206],
        [{}, 200],
      ];
      for (const [init, status] of [...ways, ...ways, ...ways]) {
        const answer = await fetch(link, init);
        expect(answer.status).toBe(status);
        await answer.arrayBuffer();
      }
    } finally {
      await server.stop();
    }
  });
});

describe("Accept-Encoding", () => {
  test.each([
    ["gzip", true],
    ["br, gzip", true],
    ["GZIP", true],
    ["gzip;q=0.5", true],
    ["gzip; q=1", true],
    ["gzip;q=0", false],
    ["gzip; q=0.000", false],
    ["br, gzip ; q=0", false],
    ["x-gzip-like", false],
    ["identity", false],
    ["", false],
  ])("%p: gzip %p", (header, accepted) => {
    const request = new Request("http://localhost/", { headers: { "accept-encoding": header } });
    expect(acceptsEncoding(request, "gzip")).toBe(accepted);
  });
});
