// GET /api/v2/pushes/active and /expired: the caller's own pushes, and no others.

import { Database } from "bun:sqlite";
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { ListedPush } from "../src/http/contract/schemas.ts";
import {
  asking,
  DAY_MS,
  expectPageOf,
  expectShape,
  HOUR_MS,
  iso,
  MARKER,
  pathOf,
  PUSHES,
  saidBy,
} from "./api_checks.ts";
import { openStore } from "../src/store/index.ts";
import { Browser, linksOf } from "./browser_sessions.ts";
import { makeTempDir, openStoreOf, startServer, testClock, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";
import { databaseOf, linksIn } from "./test_engine.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const clock = testClock();
const ask = asking(() => server);

const server = ownServer({ clock: clock });

const list = async (state: "active" | "expired", user: User, query = "") => {
  const { status, body } = await ask("GET", `${PUSHES}/${state}${query}`, undefined, user.headers);
  expect(status).toBe(200);
  expectPageOf(ListedPush, body);
  return body as Array<Record<string, unknown> & { name: string; url_token: string }>;
};
const names = (pushes: Array<{ name: string }>) => pushes.map(({ name }) => name);

describe("a listed push", () => {
  test("has every field, name and note included, and nothing of its content", async () => {
    const user = await server.user();
    const createdMs = clock.now();
    const push = await server.push(
      { payload: MARKER, passphrase: MARKER, name: "Wi-Fi 🛜", note: "third floor\n", expire_after_days: 2 },
      user.headers,
    );
    await ask("GET", `${pathOf(push)}?passphrase=${MARKER}`);
    clock.advance(DAY_MS);
    const expected = {
      url_token: push.url_token,
      html_url: `${server.url}/p/${push.url_token}/r`,
      json_url: `${server.url}/p/${push.url_token}.json`,
      kind: "text",
      expired: false,
      deleted: false,
      retrieval_step: true,
      deletable_by_viewer: true,
      expire_after_days: 2,
      expire_after_views: 5,
      days_remaining: 1,
      views_remaining: 4,
      created_at: iso(createdMs),
      updated_at: iso(createdMs),
      expires_at: iso(createdMs + 2 * DAY_MS),
      expired_on: null,
      passphrase: null,
      name: "Wi-Fi 🛜",
      note: "third floor\n",
    };
    const opened = { opened_at: iso(createdMs) };
    const active = await ask("GET", `${PUSHES}/active`, undefined, user.headers);
    expectShape(ListedPush, active.body[0]);
    expect(active.body).toEqual([{ ...expected, ...opened }]);
    expect(saidBy(active)).not.toContain(MARKER);
    clock.advance(HOUR_MS);
    await ask("DELETE", pathOf(push));
    const expired = await ask("GET", `${PUSHES}/expired`, undefined, user.headers);
    const deletedAt = iso(clock.now());
    expect(expired.body).toEqual([
      { ...expected, ...opened, expired: true, deleted: true, updated_at: deletedAt, expired_on: deletedAt },
    ]);
    expect(saidBy(expired)).not.toContain(MARKER);
    expect(await list("active", user)).toEqual([]);
  });
});

describe("what is active", () => {
  test("is decided by views, by hand and by time, at the moment of the question", async () => {
    const user = await server.user();
    const make = (name: string, fields: Record<string, unknown> = {}) =>
      server.push({ payload: "x", name, expire_after_days: 5, ...fields }, user.headers);
    await make("stays");
    const viewed = await make("viewed", { expire_after_views: 1 });
    const deleted = await make("deleted");
    await make("timed", { expire_after_duration: 3 });
    expect(names(await list("active", user))).toEqual(["timed", "deleted", "viewed", "stays"]);
    expect(await list("expired", user)).toEqual([]);

    await ask("GET", pathOf(viewed));
    await ask("DELETE", pathOf(deleted));
    expect(names(await list("active", user))).toEqual(["timed", "stays"]);
    expect(names(await list("expired", user))).toEqual(["deleted", "viewed"]);

    clock.advance(HOUR_MS - 1);
    expect(names(await list("active", user))).toEqual(["timed", "stays"]);
    clock.advance(1);
    // No background pass has run: it is over because its time is.
    expect(names(await list("active", user))).toEqual(["stays"]);
    const expired = await list("expired", user);
    expect(names(expired)).toEqual(["timed", "deleted", "viewed"]);
    expect(expired[0]).toMatchObject({ expired: true, deleted: false, expired_on: iso(clock.now()) });
  });
});

describe("when a push was opened", () => {
  test("is that of its last view, however it ended; the owner's own views and refusals do not count", async () => {
    const user = await server.user();
    const make = (name: string, fields: Record<string, unknown> = {}) =>
      server.push({ payload: "x", name, expire_after_days: 5, ...fields }, user.headers);
    const made = {
      never: await make("never"),
      twice: await make("twice"),
      deleted: await make("deleted"),
      used: await make("used", { expire_after_views: 2 }),
      timed: await make("timed", { expire_after_duration: 4 }),
      untouched: await make("untouched", { expire_after_duration: 4 }),
    };
    const moments: string[] = [];
    for (let view = 1; view <= 2; view += 1) {
      clock.advance(HOUR_MS);
      moments.push(iso(clock.now()));
      for (const push of [made.twice, made.deleted, made.used, made.timed]) await ask("GET", pathOf(push));
    }
    clock.advance(HOUR_MS);
    for (const push of [made.never, made.twice]) await ask("GET", pathOf(push), undefined, user.headers);
    await ask("DELETE", pathOf(made.deleted), undefined, user.headers);
    clock.advance(4 * HOUR_MS);
    for (const push of [made.used, made.timed]) await ask("GET", pathOf(push));
    const openedAt = Object.fromEntries(
      [...(await list("active", user)), ...(await list("expired", user))].map((push) => [push.name, push["opened_at"]]),
    );
    const last = moments[1];
    expect(openedAt).toEqual({
      never: undefined,
      twice: last,
      deleted: last,
      used: last,
      timed: last,
      untouched: undefined,
    });
  });
});

describe("whose pushes", () => {
  test("each user sees their own alone; anonymous ones are in no list", async () => {
    const [one, two, none] = [await server.user(), await server.user(), await server.user()];
    await server.push({ payload: "x", name: "of one" }, one.headers);
    await server.push({ payload: "x", name: "of two" }, two.headers);
    await server.push({ payload: "x", name: "anonymous" });
    const gone = await server.push({ payload: "x", name: "anonymous, expired" });
    await ask("DELETE", pathOf(gone));
    expect(names(await list("active", one))).toEqual(["of one"]);
    expect(names(await list("active", two))).toEqual(["of two"]);
    for (const state of ["active", "expired"] as const) expect(await list(state, none)).toEqual([]);
    expect(await list("expired", one)).toEqual([]);
  });

  test.each(["active", "expired"])("without a token %s is refused, before the page is looked at", async (state) => {
    for (const path of [`${PUSHES}/${state}`, `${PUSHES}/${state}.json`, `${PUSHES}/${state}?page=junk`]) {
      const { status, body } = await ask("GET", path);
      expect([status, body]).toEqual([401, { error: "This needs an API token: send Authorization: Bearer TOKEN." }]);
    }
  });
});

describe("pages", () => {
  let user: User;
  const numbers = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => String(from - index));
  beforeAll(async () => {
    user = await server.user();
    for (let number = 1; number <= 101; number += 1) {
      const push = await server.push({ payload: "x", name: String(number), note: `number ${number}.` }, user.headers);
      if (number <= 51) await ask("DELETE", pathOf(push));
    }
  });

  test("hold 50, newest first, without gap or overlap, and are empty past the end", async () => {
    expect(names(await list("active", user))).toEqual(numbers(101, 52));
    expect(names(await list("active", user, "?page=1"))).toEqual(numbers(101, 52));
    expect(await list("active", user, "?page=2")).toEqual([]);
    expect(names(await list("expired", user, "?page=1"))).toEqual(numbers(51, 2));
    expect(names(await list("expired", user, "?page=2"))).toEqual(["1"]);
    for (const page of [3, 199, 200]) expect(await list("expired", user, `?page=${page}`)).toEqual([]);
  });

  test("hold as many as a program asks for, up to 200", async () => {
    expect(names(await list("active", user, "?per_page=7"))).toEqual(numbers(101, 95));
    expect(names(await list("active", user, "?per_page=7&page=2"))).toEqual(numbers(94, 88));
    expect(names(await list("expired", user, "?per_page=200"))).toEqual(numbers(51, 1));
    const legacy = await ask("GET", "/p/expired.json?per_page=3&page=17", undefined, user.headers);
    expect(names(legacy.body)).toEqual(numbers(3, 1));
  });

  test("hold only what is asked for: a text in the name, note, kind or token, and a state", async () => {
    const other = await server.user();
    const make = (fields: object) => server.push({ payload: "x", ...fields }, other.headers);
    const opened = await make({ name: "Café router" });
    await make({ name: "Lamp", note: "beside the cafe" });
    await make({ payload: "https://example.org", kind: "url", name: "Wiki" });
    await ask("GET", pathOf(opened));
    await ask("POST", `${pathOf(opened)}/freeze`, {}, other.headers);
    const found = async (query: string) => names(await list("active", other, query));
    expect(await found("?q=CAFE")).toEqual(["Lamp", "Café router"]);
    expect(await found("?q=cafe&per_page=1&page=2")).toEqual(["Café router"]);
    expect(await found("?q=cafe&page=2")).toEqual([]);
    expect(await found(`?q=${opened.url_token}`)).toEqual(["Café router"]);
    expect(await found("?q=beside%20the")).toEqual(["Lamp"]);
    expect(await found("?state=opened")).toEqual(["Café router"]);
    expect(await found("?state=frozen")).toEqual(["Café router"]);
    expect(await found("?state=unopened")).toEqual(["Wiki", "Lamp"]);
    expect(await found("?state=unopened&q=cafe")).toEqual(["Lamp"]);
    expect(await found("?state=&q=")).toEqual(["Wiki", "Lamp", "Café router"]);
    expect(names(await list("expired", other, "?q=cafe"))).toEqual([]);
    await ask("DELETE", pathOf(opened), undefined, other.headers);
    expect(names(await list("expired", other, "?q=cafe"))).toEqual(["Café router"]);
  });

  test("find what a text names among more than are read at once", async () => {
    expect(names(await list("active", user, "?q=number%2060."))).toEqual(["60"]);
    expect(names(await list("expired", user, "?q=number%201&per_page=200"))).toEqual(
      numbers(51, 1).filter((name) => name.startsWith("1")),
    );
  });

  test.each([
    ["per_page=0", "per_page must be an integer between 1 and 200."],
    ["per_page=201", "per_page must be an integer between 1 and 200."],
    ["per_page=", "per_page must be an integer between 1 and 200."],
    ["state=today", "state must be one of unopened, opened, sealed, waiting, frozen, answers."],
    [`state=${MARKER}`, "state must be one of unopened, opened, sealed, waiting, frozen, answers."],
    [`q=${"x".repeat(201)}`, "q must have at most 200 characters."],
  ])("%p is refused", async (query, error) => {
    const answer = await ask("GET", `${PUSHES}/active?${query}`, undefined, user.headers);
    expect([answer.status, answer.body]).toEqual([400, { error }]);
    expect(saidBy(answer)).not.toContain(MARKER);
  });

  test("are the same through the .json twin and beside unknown keys", async () => {
    const { status, body } = await ask(
      "GET",
      `${PUSHES}/expired.json?utf8=1&page=2&account_id=x`,
      undefined,
      user.headers,
    );
    expect([status, names(body)]).toEqual([200, ["1"]]);
  });

  test.each([
    ["0"],
    ["201"],
    ["-1"],
    ["+1"],
    ["1.0"],
    ["1.5"],
    ["1e2"],
    ["0x1"],
    [""],
    ["%20"],
    ["1%20"],
    ["1%00"],
    ["1,2"],
    ["null"],
    ["true"],
    ["NaN"],
    ["%D9%A1"],
    ["%FF"],
    ["99999999999999999999999999"],
    [MARKER],
  ])("page=%s is refused", async (page) => {
    for (const state of ["active", "expired"]) {
      const answer = await ask("GET", `${PUSHES}/${state}?page=${page}`, undefined, user.headers);
      expect([answer.status, answer.body]).toEqual([400, { error: "page must be an integer between 1 and 200." }]);
      expect(saidBy(answer)).not.toContain(MARKER);
    }
  });
});

describe("reading on", () => {
  const directories: string[] = [];
  afterAll(() => directories.forEach((directory) => rmSync(directory, { recursive: true, force: true })));

  test("takes active pushes along an index: no page has all of an owner's pushes sorted", async () => {
    const prepared: string[] = [];
    const { prepare } = Database.prototype;
    Database.prototype.prepare = function (this: Database, sql: string, ...rest: []) {
      prepared.push(sql);
      return prepare.call(this, sql, ...rest);
    } as typeof prepare;
    const dataDir = makeTempDir();
    directories.push(dataDir);
    try {
      const store = openStore({ dataDir, exclusive: true });
      await store.pushes.list(1, "active", 0, { limit: 1 });
      store.close();
    } finally {
      Database.prototype.prepare = prepare;
    }
    const active = prepared.filter((sql) => /labels l/.test(sql) && /LIMIT \$limit/.test(sql) && !/UNION/.test(sql));
    expect(active.length).toBe(1);
    const db = new Database(join(dataDir, "secretpush.db"), { strict: true });
    const plan = db.query<{ detail: string }, []>(`EXPLAIN QUERY PLAN ${active[0]}`).all();
    db.close();
    expect(plan.map(({ detail }) => detail).join("\n")).toContain("pushes_active (owner_id=? AND id<?)");
    expect(plan.map(({ detail }) => detail).join("\n")).not.toContain("TEMP B-TREE");
  });

  test("below a push gives each push once", async () => {
    const ownClock = testClock();
    const own = await startServer({ clock: ownClock });
    try {
      const { headers } = await own.user();
      const make = (name: string) => own.push({ payload: "x", name, expire_after_days: 1 }, headers);
      for (let n = 0; n < 120; n += 1) await make(`old ${n}`);
      await own.stop({ dataDir: true });
      const store = await openStoreOf(own);
      try {
        for (const [state, nowMs] of [
          ["active", ownClock.now()],
          ["expired", ownClock.now() + 2 * DAY_MS],
        ] as const) {
          const ids: number[] = [];
          let beforeId: number | undefined;
          for (let read = 0; read < 5; read += 1) {
            const rows = await store.pushes.list(1, state, nowMs, { limit: 50, ...(beforeId && { beforeId }) });
            ids.push(...rows.map(({ push }) => push.id));
            if (rows.length < 50) break;
            beforeId = ids.at(-1);
          }
          expect(ids.length).toBe(120);
          expect(new Set(ids).size).toBe(120);
          expect(ids).toEqual(ids.toSorted((a, b) => b - a));
        }
      } finally {
        await store.close();
      }
    } finally {
      await own.stop();
    }
  });

  test("a search finds the oldest of more pushes than one batch holds", async () => {
    const own = await startServer();
    try {
      const { email, headers } = await own.user();
      for (let n = 0; n < 120; n += 1) await own.push({ payload: "x", name: `number ${n}.` }, headers);
      const browser = new Browser(own);
      await browser.signIn(email);
      const search = (query: string) => linksOf(browser, `?q=${query}`);
      expect(await search("number+0.")).toEqual(["number 0."]);
      expect(await search("number")).toEqual(Array.from({ length: 50 }, (_, n) => `number ${119 - n}.`));
      expect(await search("number&page=3")).toEqual(Array.from({ length: 20 }, (_, n) => `number ${19 - n}.`));
    } finally {
      await own.stop();
    }
  });
});

// Last: from then on, the server knows that its database is damaged.
test("a damaged label costs its own push its name, and no other push its place in the list", async () => {
  const user = await server.user("damaged@example.org");
  const tokens: string[] = [];
  for (let n = 1; n <= 5; n += 1) {
    const fields = { payload: MARKER, name: `name ${n}`, note: `note ${n}`, sender_message: `message ${n}` };
    tokens.push((await server.push(fields, user.headers)).url_token);
  }
  const database = await databaseOf(server);
  const links = await linksIn(database);
  const flip = async (token: string, at: number) => {
    const lookup = links.lookupOf(token);
    const rows = await database`SELECT p.id, l.sealed FROM labels l JOIN pushes p ON p.id = l.push_id
                                 WHERE p.lookup = ${lookup}`;
    const bytes = Buffer.from(rows[0].sealed);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await database`UPDATE labels SET sealed = ${bytes} WHERE push_id = ${rows[0].id}`;
  };
  const [, second = "", , fourth = ""] = tokens;
  await flip(second, 0);
  await flip(fourth, 20);
  await database.close();

  const listed = await list("active", user);
  const wanted = [5, 4, 3, 2, 1].map((n) =>
    [2, 4].includes(n)
      ? { url_token: "", name: "", note: "", damaged: true }
      : { url_token: tokens[n - 1], name: `name ${n}`, note: `note ${n}`, damaged: undefined },
  );
  expect(listed.map(({ url_token, name, note, damaged }) => ({ url_token, name, note, damaged }))).toEqual(
    wanted as never,
  );
  // They are found, looked into, opened and expired as before.
  const browser = new Browser(server);
  await browser.signIn(user.email);
  const [, shown = ""] = /id="pushes".*?>(.*?)<\/ul>/s.exec(await browser.page("/admin?q=text")) ?? [];
  const found = shown.split("<li>").slice(1);
  expect(found.map((line) => line.includes(">damaged<"))).toEqual(wanted.map(({ damaged }) => damaged === true));
  for (const token of [second, fourth]) {
    expect(await browser.send("GET", `/account/pushes/${token}`)).toMatchObject({
      status: 200,
      body: { url_token: token, damaged: true },
    });
    expect((await ask("GET", `${PUSHES}/${token}`)).body.payload).toBe(MARKER);
    expect((await ask("DELETE", `${PUSHES}/${token}`, undefined, user.headers)).status).toBe(200);
  }
  expect((await list("expired", user)).map(({ name }) => name)).toEqual(["", ""]);
});

test("a page deletes and restores several pushes at once, the user's own and no others", async () => {
  const [ann, ben] = await Promise.all([server.user(), server.user()]);
  const browser = new Browser(server);
  await browser.signIn(ann.email);
  const make = async (user: User, more: object = {}) =>
    (await server.push({ payload: MARKER, deletable_by_viewer: false, ...more }, user.headers)).url_token;
  const own = await Promise.all([1, 2, 3].map((n) => make(ann, { name: `own ${n}` })));
  const foreign = await make(ben);
  const ended = await make(ann);
  await ask("DELETE", `${PUSHES}/${ended}`, undefined, ann.headers);
  const send = (what: string, tokens: unknown, headers = {}) =>
    browser.send("POST", `/account/pushes/${what}`, { url_tokens: tokens }, headers);
  const all = [...own, foreign, "nowhere", own[0]];

  expect((await send("delete", all, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  for (const wrong of [null, "x", [1], Array.from({ length: 51 }, (_, n) => `t${n}`)]) {
    expect((await send("delete", wrong)).status).toBe(400);
  }
  expect(await list("active", ann)).toHaveLength(3);

  // Two pages at once delete the same.
  const answers = await Promise.all([send("delete", all), send("delete", all)]);
  for (const { status, body } of answers) expect([status, body]).toEqual([200, { url_tokens: own, seconds: 8 }]);
  expect(await list("active", ann)).toEqual([]);
  expect(await list("expired", ann)).toHaveLength(4);
  expect(await list("active", ben)).toHaveLength(1);
  expect((await ask("GET", `${PUSHES}/${own[0]}`)).body).toMatchObject({ expired: true, payload: null });
  const ofBen = new Browser(server);
  await ofBen.signIn(ben.email);
  const theirs = await ofBen.send("POST", "/account/pushes/restore", { url_tokens: own });
  expect(theirs.body).toEqual({ url_tokens: [] });
  expect((await send("restore", [...own, ended])).body).toEqual({ url_tokens: own });
  expect(await list("active", ann)).toHaveLength(3);

  expect((await send("delete", [ended])).body).toEqual({ url_tokens: [ended], seconds: 0 });
  await send("delete", own.slice(0, 1));
  clock.advance(9_000);
  // What is erased, and what is not deleted, is left out.
  expect((await send("restore", own)).body).toEqual({ url_tokens: [] });
  const csv = await (
    await fetch(`${server.url}/account/pushes.csv?state=expired`, {
      headers: { cookie: [...browser.cookies].map((pair) => pair.join("=")).join("; ") },
    })
  ).text();
  expect(csv.trim().split("\r\n")).toHaveLength(3);
  expect(csv).toContain('"own 1","","text","expired","0",');
  expect((await fetch(`${server.url}/account/pushes.csv`)).status).toBe(401);
});
