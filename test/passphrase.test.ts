// Pushes guarded by a passphrase: which open, what a wrong one is told, and how many may be tried.

import { beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";

import { Problem } from "../src/http/contract/schemas.ts";
import { asking, auditKinds, DAY_MS, expectShape, MARKER, MINUTE_MS, pathOf, saidBy, SECOND_MS } from "./api_checks.ts";
import { startServer, testClock, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const clock = testClock();
let owner: User;
const ask = asking(() => server);

const server = ownServer({ clock: clock, flags: { "log-level": "debug", "rate-limit-per-second": "0" } });
beforeAll(async () => {
  owner = await server.user();
});

const INCORRECT = {
  error: "That passphrase is incorrect.",
  message: "Send the right passphrase in the header X-Passphrase or as the query parameter passphrase.",
  status: "unauthorized",
};

/** The proxy on loopback is trusted, so a test can come from any address. */
const from = (address: string) => ({ "x-forwarded-for": address });
const guarded = (push: { url_token: string }, passphrase: string) =>
  `${pathOf(push)}?passphrase=${encodeURIComponent(passphrase)}`;

describe("the right passphrase opens", () => {
  test.each([
    ["letters", "open sesame"],
    ["one space", " "],
    ["white space around", "  padded\t"],
    ["signs that mean something in a query", "a&b=c+d%20e?#f;g"],
    ["doubled slashes and a suffix", "a//b//.json"],
    ["unicode", "Grüße 🔑 שלום"],
    ["a NUL byte", "nul\0nul"],
    ["a byte order mark", "\ufeffbom"],
    ["1,024 bytes", "p".repeat(1_024)],
    ["1,024 bytes of emoji", "🔑".repeat(256)],
    ["the word null", "null"],
  ])("%s", async (_what, passphrase) => {
    const push = await server.push({ payload: "guarded", passphrase, expire_after_views: 2 });
    expect(push.passphrase).toBeNull();
    const { status, body } = await ask("GET", guarded(push, passphrase));
    expect(status).toBe(200);
    expect(body).toMatchObject({ payload: "guarded", passphrase: null, views_remaining: 1, expired: false });
    const twin = await ask("GET", guarded(push, passphrase).replace("?", ".json?"));
    expect(twin.body).toMatchObject({ payload: "guarded", views_remaining: 0, expired: false });
  });

  // What a header can carry: no control characters, and no white space at its ends.
  test.each(["open sesame", "a&b=c+d%20e?#f;g", "Grüße 🔑 שלום", "p".repeat(1_024)])(
    "%s in a header",
    async (passphrase) => {
      const push = await server.push({ payload: "guarded", passphrase });
      const header = { "x-passphrase": Buffer.from(passphrase).toString("latin1") };
      expect((await ask("GET", pathOf(push), undefined, header)).body.payload).toBe("guarded");
      expect((await ask("GET", `/p/${push.url_token}.json`, undefined, header)).body.payload).toBe("guarded");
      expect((await ask("HEAD", pathOf(push), undefined, header)).status).toBe(200);
      expect((await ask("GET", `${pathOf(push)}?passphrase=wrong`, undefined, header)).status).toBe(401);
    },
  );

  test("a header in another encoding is taken as it is", async () => {
    const push = await server.push({ payload: "guarded", passphrase: "Grüße" });
    expect((await ask("GET", pathOf(push), undefined, { "x-passphrase": "Grüße" })).body.payload).toBe("guarded");
  });

  test.each(["  padded\t", "nul\0nul", "Grüße 🔑"])("%p in a body", async (passphrase) => {
    const push = await server.push({ payload: "guarded", passphrase, expire_after_views: 4 });
    const path = `${pathOf(push)}/retrieve`;
    expect((await ask("POST", path, { passphrase })).body).toMatchObject({ payload: "guarded", views_remaining: 3 });
    const form = new URLSearchParams({ passphrase });
    const typed = await server.fetch(`${path}.json`, { method: "POST", body: form });
    expect([typed.status, ((await typed.json()) as { payload: string }).payload]).toEqual([200, "guarded"]);
    expect((await ask("POST", path, { passphrase: "wrong" })).body).toEqual(INCORRECT);
    expect((await ask("POST", path)).body).toEqual(INCORRECT);
    expect((await ask("POST", path, { passphrase: ["a"] })).status).toBe(422);
    expect((await ask("GET", path)).status).toBe(405);
  });

  test("a push without a passphrase opens by an empty body, until its views are used up", async () => {
    const push = await server.push({ payload: "plain", expire_after_views: 1 });
    const path = `${pathOf(push)}/retrieve`;
    expect((await ask("POST", path)).body).toMatchObject({ payload: "plain", expired: false });
    expect((await ask("POST", path)).body).toMatchObject({ payload: null, expired: true });
    expect((await ask("POST", "/api/v2/pushes/unknowntoken1234/retrieve")).status).toBe(404);
  });

  test("a passphrase in a header or a body is in no log", async () => {
    const push = await server.push({ payload: "guarded", passphrase: MARKER });
    expect((await ask("GET", pathOf(push), undefined, { "x-passphrase": MARKER })).status).toBe(200);
    expect((await ask("POST", `${pathOf(push)}/retrieve`, { passphrase: MARKER })).status).toBe(200);
    expect(server.log()).not.toContain(MARKER);
  });
});

describe("a wrong or missing passphrase", () => {
  const RIGHT = `Caf\u00e9 ${MARKER}`;
  const wrong: Array<[string, string]> = [
    ["none", ""],
    ["an empty one", "?passphrase="],
    ["the wrong name", `?password=${encodeURIComponent(RIGHT)}`],
    ["another name in capitals", `?Passphrase=${encodeURIComponent(RIGHT)}`],
    ...(
      [
        ["another word", `${MARKER} guess`],
        ["other letters", RIGHT.toUpperCase()],
        ["white space behind", `${RIGHT} `],
        ["white space before", ` ${RIGHT}`],
        ["the beginning", RIGHT.slice(0, -1)],
        ["a NUL byte behind", `${RIGHT}\0`],
        ["the same letters composed otherwise", RIGHT.normalize("NFD")],
        ["1,025 bytes", MARKER.padEnd(1_025, "p")],
        ["10,000 bytes", MARKER.padEnd(10_000, "p")],
      ] as const
    ).map(([what, text]): [string, string] => [what, `?passphrase=${encodeURIComponent(text)}`]),
    ["bytes that are no UTF-8", `?passphrase=${MARKER}%FF%FE`],
    ["the right one behind a wrong one", `?passphrase=wrong&passphrase=${encodeURIComponent(RIGHT)}`],
    ["a list", `?passphrase[]=${encodeURIComponent(RIGHT)}`],
  ];
  let push: { url_token: string };
  beforeAll(async () => {
    push = await server.push({ payload: MARKER, passphrase: RIGHT, expire_after_views: 1 }, owner.headers);
  });

  test.each(wrong)("of %s gets an error that says so, and counts no view", async (_what, query) => {
    // Each from an address of its own: the limit is another test.
    const address = `203.0.113.${wrong.findIndex(([, known]) => known === query) + 1}`;
    const answer = await ask("GET", pathOf(push) + query, undefined, from(address));
    expect([answer.status, answer.body]).toEqual([401, INCORRECT]);
    expectShape(
      {
        ...Problem,
        properties: { ...Problem.properties, message: Problem.properties.error, status: Problem.properties.error },
      },
      JSON.parse(answer.text),
    );
    expect(saidBy(answer)).not.toContain(MARKER);
    const { body } = await ask("GET", `${pathOf(push)}/audit`, undefined, owner.headers);
    expect(body.logs.at(-1)).toMatchObject({ kind: "failed_passphrase", ip: address });
  });

  test("leaves the view to whoever has the right one", async () => {
    const { body } = await ask("GET", guarded(push, RIGHT), undefined, from("203.0.113.200"));
    expect(body).toMatchObject({ payload: MARKER, views_remaining: 0 });
  });

  test("is no matter once the push is expired", async () => {
    const over = await server.push({ payload: "x", passphrase: "right", expire_after_days: 1 }, owner.headers);
    clock.advance(DAY_MS);
    for (const query of ["", "?passphrase=wrong", "?passphrase=right"]) {
      const { status, body } = await ask("GET", pathOf(over) + query);
      expect([status, body.expired, body.payload]).toEqual([200, true, null]);
    }
    expect(await auditKinds(ask, over, owner.headers)).toEqual([
      "creation",
      "failed_view",
      "failed_view",
      "failed_view",
    ]);
  });

  test("keeps the owner out too; the owner's right passphrase counts no view", async () => {
    const mine = await server.push({ payload: "mine", passphrase: "right", expire_after_views: 1 }, owner.headers);
    const missing = await ask("GET", pathOf(mine), undefined, owner.headers);
    expect([missing.status, missing.body]).toEqual([401, INCORRECT]);
    const right = await ask("GET", guarded(mine, "right"), undefined, owner.headers);
    expect([right.status, right.body.payload, right.body.views_remaining]).toEqual([200, "mine", 1]);
    expect(await auditKinds(ask, mine, owner.headers)).toEqual(["creation", "failed_passphrase", "owner_view"]);
  });

  test("is not asked for by preview, audit log or deletion", async () => {
    const mine = await server.push({ payload: "mine", passphrase: "right" }, owner.headers);
    expect((await ask("GET", `${pathOf(mine)}/preview`)).status).toBe(200);
    expect((await ask("GET", `${pathOf(mine)}/audit`, undefined, owner.headers)).status).toBe(200);
    expect((await ask("DELETE", pathOf(mine))).status).toBe(200);
  });

  test("is in no log line, nor is the right one", async () => {
    const quiet = await startServer({ flags: { "log-level": "debug" } });
    const made = await quiet.push({ payload: "x", passphrase: RIGHT });
    for (const [, query] of wrong) await (await quiet.fetch(pathOf(made) + query)).text();
    await (await quiet.fetch(guarded(made, RIGHT))).text();
    await quiet.stop();
    expect(quiet.log()).toContain("status=401");
    expect(quiet.log()).toContain("status=429");
    expect(quiet.log()).not.toContain(MARKER);
    expect(quiet.log()).not.toContain(made.url_token);
  });
});

describe("failures are limited", () => {
  let push: { url_token: string };
  const attempt = (
    passphrase: string,
    address = "198.51.100.1",
    method = "GET",
    headers: Record<string, string> = {},
  ) => ask(method, guarded(push, passphrase), undefined, { ...from(address), ...headers });
  const statuses = async (attempts: Array<ReturnType<typeof attempt>>) =>
    (await Promise.all(attempts)).map(({ status }) => status);

  beforeEach(async () => {
    push = await server.push({ payload: "guarded", passphrase: "right", expire_after_views: 100 }, owner.headers);
  });

  test("to five a minute from one address on one push: then even the right one is refused, unaudited", async () => {
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await attempt(failure % 2 ? "" : "wrong")).status).toBe(401);
      clock.advance(SECOND_MS);
    }
    for (const [passphrase, headers] of [
      ["wrong", {}],
      ["", {}],
      ["right", {}],
      ["right", owner.headers],
    ] as const) {
      const answer = await attempt(passphrase, undefined, "GET", headers);
      expect([answer.status, answer.body]).toEqual([
        429,
        { error: "Too many wrong passphrases for this push. Try again in 55 seconds." },
      ]);
      expectShape(Problem, JSON.parse(answer.text));
      // The first failure was five seconds ago and counts for a minute.
      expect(answer.headers.get("retry-after")).toBe("55");
      expect(answer.text).not.toContain("guarded");
    }
    expect(await auditKinds(ask, push, owner.headers)).toEqual([
      "creation",
      ...Array.from({ length: 5 }, () => "failed_passphrase"),
    ]);
  });

  test("and each failure is forgiven a minute after it happened", async () => {
    for (let failure = 0; failure < 5; failure += 1) {
      await attempt("wrong");
      clock.advance(10 * SECOND_MS);
    }
    clock.advance(10 * SECOND_MS - 1);
    const early = await attempt("right");
    expect([early.status, early.headers.get("retry-after")]).toEqual([429, "1"]);
    clock.advance(1);
    // One place is free, for one failure; being refused did not make the wait longer.
    expect((await attempt("wrong")).status).toBe(401);
    expect((await attempt("wrong")).status).toBe(429);
    clock.advance(MINUTE_MS);
    expect((await attempt("right")).body.payload).toBe("guarded");
  });

  test("of that address and that push alone", async () => {
    const second = await server.push({ payload: "second", passphrase: "right" });
    await Promise.all(Array.from({ length: 5 }, () => attempt("")));
    expect((await attempt("right")).status).toBe(429);
    expect((await attempt("right", "198.51.100.2")).body.payload).toBe("guarded");
    const elsewhere = await ask("GET", guarded(second, "right"), undefined, from("198.51.100.1"));
    expect(elsewhere.body.payload).toBe("second");
    // The same address written otherwise is the same address.
    expect((await attempt("right", "::ffff:198.51.100.1")).status).toBe(429);
    expect((await attempt("right", "198.51.100.1:4711")).status).toBe(429);
    // Whoever has one address of a /64 network has all of them.
    await statuses(Array.from({ length: 5 }, (_, nth) => attempt("", `2001:db8:0:1::${nth}`)));
    expect((await attempt("right", "2001:db8:0:1:ffff::1")).status).toBe(429);
    expect((await attempt("right", "2001:db8:0:2::1")).body.payload).toBe("guarded");
  });

  test("also where all are tried at once", async () => {
    const answers = await statuses(Array.from({ length: 20 }, () => attempt("wrong")));
    expect(answers.toSorted()).toEqual([...Array<number>(5).fill(401), ...Array<number>(15).fill(429)]);
  });

  test("while right answers use nothing up", async () => {
    for (let failure = 0; failure < 4; failure += 1) await attempt("wrong");
    const right = await statuses(Array.from({ length: 12 }, () => attempt("right")));
    expect(new Set(right)).toEqual(new Set([200]));
    // One failure is still free, and only one.
    expect((await attempt("wrong")).status).toBe(401);
    expect((await attempt("right")).status).toBe(429);
  });

  test("to sixty a minute on one push from all addresses together", async () => {
    for (let address = 1; address <= 12; address += 1) {
      const answers = await statuses(Array.from({ length: 5 }, () => attempt("", `192.0.2.${address}`)));
      expect(answers).toEqual([401, 401, 401, 401, 401]);
    }
    clock.advance(45 * SECOND_MS);
    const fresh = await attempt("right", "192.0.2.100");
    expect([fresh.status, fresh.headers.get("retry-after")]).toEqual([429, "15"]);
    const other = await server.push({ payload: "other", passphrase: "right" });
    expect((await ask("GET", guarded(other, "right"), undefined, from("192.0.2.100"))).body.payload).toBe("other");
    clock.advance(15 * SECOND_MS);
    expect((await attempt("right", "192.0.2.100")).body.payload).toBe("guarded");
  });

  test("to twenty a minute from all of a /48, which keep out neither others nor the owner", async () => {
    for (let network = 0; network < 12; network += 1) {
      await statuses(Array.from({ length: 5 }, () => attempt("wrong", `2001:db8:5:${network}00::1`)));
    }
    expect((await attempt("right", "2001:db8:5:ffff::1")).status).toBe(429);
    expect((await attempt("right", "2001:db8:6::1")).body.payload).toBe("guarded");
    const owners = await ask("GET", guarded(push, "right"), undefined, {
      ...owner.headers,
      ...from("2001:db8:5:ffff::1"),
    });
    expect(owners.body.payload).toBe("guarded");
  });

  test("on one push without a limit of their own for those who come while it is blocked", async () => {
    for (let address = 1; address <= 12; address += 1) {
      await statuses(Array.from({ length: 5 }, () => attempt("", `192.0.2.${address}`)));
    }
    for (let refusal = 0; refusal < 6; refusal += 1) {
      expect((await attempt("right", "192.0.2.100")).status).toBe(429);
    }
    clock.advance(MINUTE_MS);
    expect((await attempt("right", "192.0.2.100")).body.payload).toBe("guarded");
  });

  test("for HEAD like for GET, without an audit entry", async () => {
    for (let failure = 0; failure < 5; failure += 1) {
      const { status, text } = await attempt("wrong", undefined, "HEAD");
      expect([status, text]).toEqual([401, ""]);
    }
    const refused = await attempt("right", undefined, "HEAD");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await attempt("right")).status).toBe(429);
    expect(await auditKinds(ask, push, owner.headers)).toEqual(["creation"]);
  });
});

describe("a server that takes no passphrase in an address", () => {
  test("refuses it however it is written, counts nothing, and takes it elsewhere", async () => {
    const strict = await startServer({ flags: { "passphrase-in-query": "false" } });
    try {
      const push = (
        await strict.json("POST", "/api/v2/pushes", {
          push: { payload: MARKER, passphrase: "open sesame", expire_after_views: 1 },
        })
      ).body;
      const path = pathOf(push);
      for (const query of ["?passphrase=open+sesame", "?%70assphrase=open+sesame", "?a=1&passphrase=", "?passphrase"]) {
        const refused = await strict.json("GET", path + query);
        expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining("X-Passphrase") } });
      }
      const opened = await strict.json("GET", path, undefined, { "x-passphrase": "open sesame" });
      expect(opened).toMatchObject({ status: 200, body: { payload: MARKER } });
    } finally {
      await strict.stop();
    }
  });
});
