// The ground floor by tables: clock, seals, tokens, addresses, log lines, errors.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { createHash, createHmac, generateKeyPairSync, type KeyPairKeyObjectResult, sign } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { commitOf } from "../src/base/build.ts";
import {
  combine,
  derive,
  fromUtf8,
  newToken,
  open,
  randomBytes,
  sameBytes,
  seal,
  sha256,
  utf8,
} from "../src/base/crypto.ts";
import { connectionFailure } from "../src/base/connection_failure.ts";
import { AppError, Problems } from "../src/base/errors.ts";
import type { JSONWebKeySet } from "jose";
import { readSigned } from "../src/capabilities/oidc/signed_tokens.ts";
import { Log, type LogFields } from "../src/base/log.ts";
import {
  canonicalAddress,
  canonicalNetwork,
  isLoopback,
  networksAround,
  openableUrls,
  parseNetwork,
  within,
  withinStored,
} from "../src/base/network.ts";
import { makeAuthority, makeServerCertificate } from "../src/base/x509.ts";
import { DAY_MS, HOUR_MS, monotonicClock } from "../src/base/clock.ts";

import { makeTempDir } from "./harness.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

test("the commit is read in a checkout, a linked worktree and a packed repository, and left out anywhere else", () => {
  const directory = makeTempDir();
  try {
    const git = (...command: string[]): string =>
      Bun.spawnSync(["git", "-C", directory, "-c", "user.name=n", "-c", "user.email=e@example.org", ...command])
        .stdout.toString()
        .trim();
    expect(commitOf(directory)).toBeNull();
    git("init");
    expect(commitOf(directory)).toBeNull(); // nothing is committed
    git("commit", "--allow-empty", "-m", "first");
    const commit = git("rev-parse", "--short=12", "HEAD");
    expect(commit).toMatch(/^[0-9a-f]{12}$/);
    expect(commitOf(directory)).toBe(commit);
    git("worktree", "add", "-b", "other", "linked");
    expect(commitOf(join(directory, "linked"))).toBe(commit);
    git("pack-refs", "--all");
    expect([commitOf(directory), commitOf(join(directory, "linked"))]).toEqual([commit, commit]);
    git("checkout", "--detach");
    expect(commitOf(directory)).toBe(commit);
    // What merely lies in somebody's checkout is not it.
    mkdirSync(join(directory, "inside"));
    expect(commitOf(join(directory, "inside"))).toBeNull();
    writeFileSync(join(directory, "linked", ".git"), "gitdir: nowhere\n");
    expect(commitOf(join(directory, "linked"))).toBeNull();
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

describe("monotonicClock", () => {
  function clockAt(startMs: number) {
    const state = { wallMs: startMs, monotonicMs: 50 };
    const clock = monotonicClock(
      () => state.wallMs,
      () => state.monotonicMs,
    );
    return { state, clock, now: () => clock.now() };
  }

  test("follows the wall clock while it runs forward, also where it leaps", () => {
    const { state, now } = clockAt(1_000);
    expect(now()).toBe(1_000);
    state.wallMs = 1_500;
    state.monotonicMs += 500;
    expect(now()).toBe(1_500);
    state.wallMs = 90_000;
    expect(now()).toBe(90_000);
  });

  test("goes on at its own pace from the latest moment where the wall clock is set back", () => {
    const { state, now } = clockAt(10_000);
    expect(now()).toBe(10_000);
    state.wallMs = 2_000;
    expect(now()).toBe(10_000);
    state.monotonicMs += 250.7;
    state.wallMs += 250;
    expect(now()).toBe(10_250);
    // Where the wall clock comes by the moment it was set back at, this one is long past it.
    state.monotonicMs += 8_000;
    state.wallMs = 10_001;
    expect(now()).toBe(18_250);
    // It follows again once the wall clock has caught up.
    state.wallMs = 18_300;
    expect(now()).toBe(18_300);
  });

  test("a wall clock that is a little late is followed, not taken for set back", () => {
    const { state, now } = clockAt(10_000);
    for (let hour = 0; hour < 100; hour += 1) {
      state.monotonicMs += 100_000;
      state.wallMs += 99_990; // a hundred millionths slow
      expect(now()).toBe(state.wallMs);
    }
  });

  test("a time more than a day ahead of the right one is always doubted, in whatever steps the wall clock goes ahead and back", () => {
    const HOURS = [0, 20, -20, 40, 48, -48, 400 * 24, 399 * 24, 800 * 24];
    let random = 7;
    const next = (below: number): number => {
      random = (random * 48_271) % 2_147_483_647;
      return random % below;
    };
    const seen = { wrong: 0, right: 0 };
    for (let round = 0; round < 500; round += 1) {
      const startMs = 1_700_000_000_000;
      const state = { wallMs: startMs, monotonicMs: 50 };
      const clock = monotonicClock(
        () => state.wallMs,
        () => state.monotonicMs,
      );
      for (let step = 0; step < 30; step += 1) {
        state.monotonicMs += 1 + next(100_000);
        const rightMs = startMs + state.monotonicMs - 50;
        state.wallMs = rightMs + (HOURS[next(HOURS.length)] ?? 0) * HOUR_MS;
        const isWrong = clock.now() > rightMs + DAY_MS;
        seen[isWrong ? "wrong" : "right"] += 1;
        if (isWrong) expect([round, step, clock.doubtedUntil?.()]).not.toEqual([round, step, null]);
      }
      // Set right within the hour, it is right again, or as far ahead as nobody doubts.
      state.monotonicMs += 1;
      state.wallMs = startMs + state.monotonicMs - 50;
      expect(clock.now()).toBeLessThanOrEqual(state.wallMs + DAY_MS);
      expect(clock.doubtedUntil?.()).toBeNull();
    }
    expect(Math.min(seen.wrong, seen.right)).toBeGreaterThan(1_000);
  });

  test("steps of less than a day within an hour are doubted together, and so is what is left of a jump", () => {
    const { state, clock, now } = clockAt(0);
    const step = (hours: number): number | null => {
      state.wallMs += hours * HOUR_MS;
      now();
      return clock.doubtedUntil?.() ?? null;
    };
    expect([step(20), step(-20), step(40)]).toEqual([null, null, 41 * HOUR_MS]);
    expect(step(-40)).toBeNull();
    // Somebody sets the year right, then the month, then the day.
    expect(step(1_000)).not.toBeNull();
    state.monotonicMs += HOUR_MS - 1;
    state.wallMs += HOUR_MS - 1;
    for (const hours of [-700, -200]) expect(step(hours)).not.toBeNull();
    state.monotonicMs += HOUR_MS - 1;
    state.wallMs += HOUR_MS - 1;
    expect(step(-100)).toBeNull();
    expect(now()).toBe(20 * HOUR_MS + 2 * (HOUR_MS - 1));
  });

  test("a start with a wrong clock that then goes further ahead is set right by the time that was known before", () => {
    const { state, clock, now } = clockAt(400 * DAY_MS);
    state.wallMs = 800 * DAY_MS;
    now();
    clock.compare?.(0);
    state.wallMs = 400 * DAY_MS;
    expect([now(), clock.doubtedUntil?.()]).toEqual([400 * DAY_MS, 400 * DAY_MS + HOUR_MS]);
    state.wallMs = HOUR_MS;
    expect([now(), clock.doubtedUntil?.()]).toEqual([HOUR_MS, null]);
  });

  test("never answers with less than before, however the wall clock wanders", () => {
    const { state, now } = clockAt(100_000);
    let latest = now();
    for (let step = 0; step < 1_000; step += 1) {
      state.monotonicMs += step % 3;
      state.wallMs += ((step * 7_919) % 4_001) - 2_000;
      const next = now();
      expect(next).toBeGreaterThanOrEqual(latest);
      expect(Number.isInteger(next)).toBe(true);
      latest = next;
    }
  });
});

describe("seal and open", () => {
  const key = randomBytes(32);
  const sealed = seal(key, utf8("payload"), "push 1 payload");

  test("give back what went in, for any length and any text", () => {
    for (const text of ["", "x", "payload", "ä€😀\u0000\ufeff", "\ufeffbom", "z".repeat(1_048_576)]) {
      const opened = open(key, seal(key, utf8(text), "c"), "c");
      expect(opened && fromUtf8(opened)).toBe(text);
    }
  });

  test("take a new nonce each time, and show nothing of the plaintext", () => {
    const again = seal(key, utf8("payload"), "push 1 payload");
    expect(Buffer.from(again).equals(Buffer.from(sealed))).toBe(false);
    expect(sealed.length).toBe(12 + 7 + 16);
    expect(Buffer.from(sealed).includes("payload")).toBe(false);
  });

  test("another key or another context opens nothing", () => {
    expect(open(randomBytes(32), sealed, "push 1 payload")).toBeNull();
    for (const context of ["push 2 payload", "push 1 payload ", "push 1 payloa", ""]) {
      expect(open(key, sealed, context)).toBeNull();
    }
  });

  test("a single changed, missing or added bit anywhere opens nothing", () => {
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const bent = sealed.slice();
      bent[bit >> 3] = (bent[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(open(key, bent, "push 1 payload")).toBeNull();
    }
    for (let length = 0; length < sealed.length; length += 1) {
      expect(open(key, sealed.subarray(0, length), "push 1 payload")).toBeNull();
    }
    expect(open(key, Buffer.concat([sealed, new Uint8Array(1)]), "push 1 payload")).toBeNull();
  });

  test("open what they sealed at every size around which they copy, and in turns", () => {
    const sizes = [0, 1, 16 * 1024 - 29, 16 * 1024 - 28, 16 * 1024 - 27, 16 * 1024, 100_000];
    const all = sizes.map((size) => ({ plain: randomBytes(Math.min(size, 65_536)), context: `of ${size}` }));
    const sealed = all.map(({ plain, context }) => seal(key, plain, context));
    // What was opened stays what it was while others are opened.
    const opened = all.map(({ context }, index) => open(key, sealed[index] ?? new Uint8Array(), context));
    for (const [index, { plain }] of all.entries()) {
      expect(Buffer.from(opened[index] ?? "nothing").equals(plain)).toBe(true);
      expect(open(key, sealed[index] ?? new Uint8Array(), "of another")).toBeNull();
    }
  });

  test("a key from several secrets needs each of them", () => {
    const [first, second] = [randomBytes(32), randomBytes(32)];
    const made = combine([first, second], "label");
    // NIST SP 800-56C, one step: SHA-256(1 as 32 bits ‖ secrets ‖ label), computed by the other library.
    const expected = createHash("sha256")
      .update(Uint8Array.of(0, 0, 0, 1))
      .update(first)
      .update(second)
      .update("label");
    expect(Buffer.from(made).equals(expected.digest())).toBe(true);
    for (const other of [
      combine([first, randomBytes(32)], "label"),
      combine([randomBytes(32), second], "label"),
      combine([second, first], "label"),
      combine([first], "label"),
      combine([first, second], "other"),
    ]) {
      expect(sameBytes(made, other)).toBe(false);
    }
  });

  test("keys for different purposes are unrelated, and the same for the same purpose", () => {
    const labels = ["a", "b", "a\u0001", ""];
    expect(new Set(labels.map((label) => Buffer.from(derive(key, label)).toString("hex"))).size).toBe(labels.length);
    expect(derive(key, "a")).toEqual(derive(key, "a"));
    expect(derive(key, "a").length).toBe(32);
    // RFC 5869 §2.3 with one block: HMAC(key, label ‖ 0x01), computed by the other library.
    const expected = createHmac("sha256", key).update("a").update(Uint8Array.of(1)).digest();
    expect(Buffer.from(derive(key, "a")).equals(expected)).toBe(true);
  });

  test("sha256 and sameBytes are what they say", () => {
    expect(Buffer.from(sha256("abc")).toString("hex")).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
    expect(sameBytes(utf8("same"), utf8("same"))).toBe(true);
    expect(sameBytes(utf8("same"), utf8("sane"))).toBe(false);
    expect(sameBytes(utf8("same"), utf8("sam"))).toBe(false);
  });
});

test("a signed token counts with the key that it names, of the kind and strength that its algorithm asks", async () => {
  const rsa = (modulusLength: number) => generateKeyPairSync("rsa", { modulusLength });
  const ec = (namedCurve: string) => generateKeyPairSync("ec", { namedCurve });
  const [own, p256, p384] = [rsa(2_048), ec("P-256"), ec("P-384")];
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const counts = async (alg: string, pair: KeyPairKeyObjectResult, listed: object = {}, sub = "ann") => {
    const text = `${part({ alg, kid: "own" })}.${part({ sub })}`;
    const dsaEncoding = alg.startsWith("E") ? "ieee-p1363" : "der";
    const signature = sign("sha256", Buffer.from(text), { key: pair.privateKey, dsaEncoding });
    const keys = [{ ...pair.publicKey.export({ format: "jwk" }), kid: "own", ...listed }];
    const found = await readSigned(`${text}.${signature.toString("base64url")}`, { keys } as JSONWebKeySet);
    return found?.["sub"] === sub;
  };
  for (const listed of [{}, { alg: "RS256" }, { kid: "own", use: "sig" }])
    expect(await counts("RS256", own, listed)).toBe(true);
  expect(await counts("ES256", p256)).toBe(true);
  for (const listed of [{ alg: "RS512" }, { alg: "PS256" }, { kid: "another" }, { use: "enc" }]) {
    expect([listed, await counts("RS256", own, listed)]).toEqual([listed, false]);
  }
  expect(await counts("RS256", rsa(1_024))).toBe(false);
  expect(await counts("RS256", p256)).toBe(false);
  expect(await counts("ES256", p384)).toBe(false);
  expect(await counts("RS256", own, {}, "a".repeat(64 * 1_024))).toBe(false);
  // Without a name, any key of the list may be the one; neither "none" nor the public key as a secret is.
  const [first, second] = [rsa(2_048), rsa(2_048)];
  const list = { keys: [first, second].map(({ publicKey }) => publicKey.export({ format: "jwk" })) } as JSONWebKeySet;
  const signedBy = (alg: string, signature: (text: Buffer) => Buffer, more: object = {}): string => {
    const text = `${part({ alg, ...more })}.${part({ sub: "ann" })}`;
    return `${text}.${signature(Buffer.from(text)).toString("base64url")}`;
  };
  const bySecond = signedBy("RS256", (text) => sign("sha256", text, second.privateKey));
  expect(await readSigned(bySecond, list)).toEqual({ sub: "ann" });
  expect(await readSigned(bySecond, { keys: list.keys.slice(0, 1) })).toBeNull();
  const critical = { crit: ["exp"], exp: 1 };
  expect(
    await readSigned(
      signedBy("RS256", (text) => sign("sha256", text, second.privateKey), critical),
      list,
    ),
  ).toBeNull();
  const secret = first.publicKey.export({ format: "pem", type: "spki" });
  expect(
    await readSigned(
      signedBy("HS256", (text) => createHmac("sha256", secret).update(text).digest()),
      list,
    ),
  ).toBeNull();
  expect(
    await readSigned(
      signedBy("none", () => Buffer.alloc(0)),
      list,
    ),
  ).toBeNull();
  for (const broken of ["", "a.b", "a.b.c.d", `${bySecond}x`]) expect(await readSigned(broken, list)).toBeNull();
});

describe("newToken", () => {
  test("is letters and digits, as long as asked, and never the same", () => {
    for (const length of [1, 24, 40, 200]) expect(newToken(length)).toMatch(new RegExp(`^[0-9A-Za-z]{${length}}$`));
    expect(new Set(Array.from({ length: 10_000 }, () => newToken(24))).size).toBe(10_000);
  });

  test("uses each of the 62 characters about equally often", () => {
    const counts = new Map<string, number>();
    for (const character of newToken(620_000)) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // 10,000 each, give or take six standard deviations; taking bytes modulo 62 would give 12,100.
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(600);
  });
});

describe("addresses", () => {
  test.each([
    ["192.0.2.1", "192.0.2.1"],
    [" 192.0.2.1 ", "192.0.2.1"],
    ["192.0.2.1:8080", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::FFFF:c000:201", "192.0.2.1"],
    ["2001:DB8:0:0:0:0:0:1", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["::1", "::1"],
    ["", null],
    ["unknown", null],
    ["_hidden", null],
    ["192.0.2.256", null],
    ["192.0.2.1, 10.0.0.1", null],
    ["192.0.2.1\r\nX: y", null],
    ["2001:db8::1::2", null],
  ])("%p is written %p", (text, canonical) => {
    expect(canonicalAddress(text)).toBe(canonical);
  });

  test.each([
    ["10.1.2.3", ["10.0.0.0/8"], true],
    ["11.0.0.1", ["10.0.0.0/8"], false],
    ["192.0.2.1", ["192.0.2.1"], true],
    ["192.0.2.2", ["192.0.2.1"], false],
    ["2001:db8::5", ["2001:db8::/32"], true],
    ["2001:db9::5", ["2001:db8::/32"], false],
    ["::1", ["127.0.0.0/8"], false],
    ["10.0.0.1", ["2001:db8::/32", "10.0.0.0/24"], true],
    ["10.0.0.1", ["::/0"], false],
    ["192.0.2.1", ["::ffff:192.0.2.0/120"], true],
    ["192.0.3.1", ["::ffff:192.0.2.0/120"], false],
    ["192.0.2.1", ["::ffff:192.0.2.1"], true],
    // A network that is wider than all of IPv4 is one of IPv6.
    ["192.0.2.1", ["::ffff:192.0.2.0/95"], false],
    ["::fffe:0:1", ["::ffff:192.0.2.0/95"], true],
    ["10.0.0.1", [], false],
    ["junk", ["0.0.0.0/0"], false],
  ] as const)("%p within %p: %p", (address, networks, expected) => {
    expect(within(address, networks.map(parseNetwork))).toBe(expected);
  });

  test.each([
    "",
    "10.0.0.0/33",
    "10.0.0.0/-1",
    "10.0.0/8/8",
    "2001:db8::/129",
    "localhost",
    "10.0.0.0/a",
    // Programs read these in two ways.
    "010.0.0.1",
    "10.1",
    "1.2.3",
    "10.1/16",
    "167772161",
    "0x0a.0.0.1",
    "0x0a.0.0.0/8",
    "fe80::1%eth0",
  ])("%p is no network, and as a stored one matches nothing", (text) => {
    expect(() => parseNetwork(text)).toThrow();
    for (const address of ["8.0.0.1", "10.0.0.1", "fe80::1"]) expect(withinStored(address, [text])).toBe(false);
    expect(withinStored("192.0.2.1", [text, "192.0.2.0/24"])).toBe(true);
  });

  test.each([
    ["10.1.2.3/8", "10.0.0.0/8"],
    ["10.1.2.3", "10.1.2.3"],
    ["10.1.2.3/32", "10.1.2.3"],
    ["2001:DB8:0::1", "2001:db8::1"],
    ["2001:db8:1:2::3/32", "2001:db8::/32"],
    ["::ffff:192.0.2.0/120", "192.0.2.0/24"],
    ["::ffff:192.0.2.0/95", "::fffe:0:0/95"],
  ])("%p is written as %p", (text, canonical) => {
    expect(canonicalNetwork(text)).toBe(canonical);
  });

  test.each([
    ["2001:db8:1:abcd::/64", ["2001:db8:1:ab00::/56", "2001:db8:1::/48"]],
    ["2001:db8:1:7::/64", ["2001:db8:1:0::/56", "2001:db8:1::/48"]],
    ["192.0.2.77", ["192.0.2.0/24"]],
    ["junk", []],
  ])("around %p are %p", (key, networks) => {
    expect(networksAround(key)).toEqual(networks);
  });

  test("loopback is this machine only", () => {
    for (const address of ["127.0.0.1", "127.1.2.3", "::1"]) expect(isLoopback(address)).toBe(true);
    for (const address of ["128.0.0.1", "10.0.0.1", "::2", "::"]) expect(isLoopback(address)).toBe(false);
  });
});

describe("URLs that a browser can open", () => {
  const address = (at: string, family: "IPv4" | "IPv6", internal = false) =>
    ({ address: at, family, internal, netmask: "", mac: "", cidr: null, scopeid: 0 }) as const;
  const interfaces = {
    lo: [address("127.0.0.1", "IPv4", true), address("::1", "IPv6", true)],
    eth0: [address("fe80::1", "IPv6"), address("192.0.2.7", "IPv4"), address("2001:db8::7", "IPv6")],
  };

  test.each([
    ["http://0.0.0.0:5100", ["http://127.0.0.1:5100", "http://192.0.2.7:5100"]],
    ["https://[::]:8443", ["https://[::1]:8443", "https://[2001:db8::7]:8443"]],
    ["http://192.0.2.9:5100", ["http://192.0.2.9:5100"]],
    ["https://push.example.org/under", ["https://push.example.org/under"]],
  ])("%s", (url, urls) => {
    expect(openableUrls(url, interfaces)).toEqual(urls);
  });

  test("a machine without a network has its loopback address", () => {
    expect(openableUrls("http://0.0.0.0:5100", { lo: interfaces.lo })).toEqual(["http://127.0.0.1:5100"]);
  });
});

describe("log", () => {
  function written(format: "text" | "json", message: string, fields?: LogFields): string {
    let text = "";
    const log = new Log({ level: "info", format, write: (part) => void (text += part) });
    log.info(message, fields);
    log.close();
    return text;
  }
  const nasty =
    Array.from({ length: 0xa1 }, (_, code) => String.fromCharCode(code)).join("") + "\u2028\u2029\u202e\ud800";

  test.each(["text", "json"] as const)(
    "as %s: one line an entry, no control character, whatever a client sent",
    (format) => {
      for (const line of [
        written(format, `agent ${nasty} end`),
        written(format, "agent", { agent: nasty, plain: "a b" }),
      ]) {
        expect(line.endsWith("\n")).toBe(true);
        // oxlint-disable-next-line no-control-regex
        expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
      }
    },
  );

  test("as json it gives every value back, and no key twice", () => {
    const fields = { agent: nasty.slice(0, -1), n: 1.5, yes: true, none: null, left_out: undefined };
    const entry = JSON.parse(written("json", "hello", fields)) as Record<string, unknown>;
    expect(entry).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      level: "info",
      message: "hello",
      agent: fields.agent,
      n: 1.5,
      yes: true,
      none: null,
    });
  });

  test("as text a value that holds spaces or quotes cannot pass for another field", () => {
    const line = written("text", "request", { agent: 'x" status=500 y="', status: 200, empty: "" });
    expect(line).toMatch(/^\S+Z INFO {2}request agent="x\\" status=500 y=\\"" status=200 empty=""\n$/);
  });

  test("counts its warnings and errors by message, the latest first, and keeps the last reason of each", () => {
    const log = new Log({ level: "error", format: "text", write: () => {} });
    log.info("fine");
    log.warn("slow", { reason: "disk" });
    log.error("down", { reason: "x".repeat(1_000), secret: "never" });
    log.warn("slow", { reason: null });
    expect(log.complaints).toMatchObject([
      { level: "warn", message: "slow", count: 2, reason: "" },
      { level: "error", message: "down", count: 1, reason: "x".repeat(300) },
    ]);
    expect(JSON.stringify(log.complaints)).not.toContain("never");
    // However many messages there are.
    for (let n = 0; n < 100; n += 1) log.warn(`message ${n}`);
    expect(log.complaints).toHaveLength(50);
    expect(log.complaints[0]?.message).toBe("message 99");
  });

  test("keeps quiet below its level, writes trouble at once and the rest soon, in order", () => {
    const parts: string[] = [];
    const log = new Log({ level: "info", format: "text", write: (part) => void parts.push(part) });
    log.debug("not said");
    log.info("first");
    expect(parts).toEqual([]);
    log.warn("second");
    expect(parts.length).toBe(1);
    expect(parts[0]).toMatch(/first\n.*second\n$/);
    log.info("third");
    log.close();
    expect(parts.at(-1)).toMatch(/third\n$/);
    expect(parts.join("")).not.toContain("not said");
    expect([log.enabled("debug"), log.enabled("info"), log.enabled("error")]).toEqual([false, true, true]);
  });
});

describe("errors", () => {
  test("problems of all fields are thrown together, in the order they were found", () => {
    const problems = new Problems();
    problems.throwIfAny();
    problems.add("payload", "can't be blank");
    problems.add("kind", "is unknown");
    problems.add("payload", "is too long");
    let thrown: unknown;
    try {
      problems.throwIfAny();
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(AppError);
    expect(thrown).toMatchObject({
      code: "invalid",
      message: "Not valid: payload, kind.",
      fields: { payload: ["can't be blank", "is too long"], kind: ["is unknown"] },
    });
  });
});

test("why a connection fails is said without advice of the runtime", async () => {
  const authority = makeAuthority({ name: "Test CA", days: 1, nowMs: Date.now() });
  const pair = makeServerCertificate({ hosts: ["other.example"], days: 1, nowMs: Date.now(), authority });
  const encrypted = Bun.serve({ port: 0, hostname: "127.0.0.1", tls: pair, fetch: () => new Response("x") });
  const plain = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response("x") });
  const silent = Bun.listen({ port: 0, hostname: "127.0.0.1", socket: { data: (socket) => void socket.end() } });
  const failure = (url: string, init: RequestInit = {}) =>
    fetch(url, init).then(
      () => "none",
      (error: unknown) => connectionFailure(error, "x.ca_file"),
    );
  const there = `https://127.0.0.1:${encrypted.port}`;
  expect(await failure(there)).toBe(
    "its certificate is not valid (SELF_SIGNED_CERT_IN_CHAIN, signed by an authority that this host does not trust: if it is your own, name it in x.ca_file)",
  );
  const trusting = { tls: { ca: authority.cert } } as RequestInit;
  expect(await failure(there, trusting)).toBe("its certificate is not valid (it is for another name)");
  expect(await failure(`https://127.0.0.1:${plain.port}`)).toBe("it does not speak TLS on this port");
  expect(await failure(`http://127.0.0.1:${silent.port}`)).toBe("it closed the connection");
  expect(await failure("https://127.0.0.1:1")).toBe("it refused the connection");
  expect(await failure("https://nothing.invalid")).toBe("its name is unknown");
  expect(await failure(there, { signal: AbortSignal.timeout(0) })).toBe("it did not answer in time");
  expect(connectionFailure(new Error("odd"))).toBeNull();
  for (const server of [encrypted, plain, silent]) void server.stop(true);
});
