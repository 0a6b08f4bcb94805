// Idempotency-Key: a create that is repeated gets the answer of the first one, and there is one push, however many ask at once, and
// whatever kills the server meanwhile.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { newToken, open } from "../src/base/crypto.ts";
import { Keyring } from "../src/base/keyring.ts";
import { HOUR_MS } from "../src/base/clock.ts";
import { PUSHES } from "./api_checks.ts";
import { bytesIn, openStoreOf, runBeside, testClock, twoUsers, type User } from "./harness.ts";
import { bytesOf, OPEN, sendForm, until } from "./multipart_forms.ts";
import { ownServer, scratch } from "./scratch.ts";
import { databaseOf, ENGINE, engineSettings } from "./test_engine.ts";
import { whole } from "./tus.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

const clock = testClock();
const server = ownServer({ clock, flags: { ...OPEN, "sweep-interval": "1s", "log-level": "debug" } });
const { newPath, start } = scratch();
const SECRET = "correct horse battery staple";

let ann: User;
let bob: User;
let database: Awaited<ReturnType<typeof databaseOf>>;
beforeAll(async () => {
  [ann, bob] = await twoUsers(server);
  database = await databaseOf(server);
});
afterAll(() => database?.close());

const keyed = (key = newToken(22)) => ({ "idempotency-key": key });
const create = (push: object, headers: Record<string, string> = {}) => server.json("POST", PUSHES, { push }, headers);
const codeIn = (text: string): unknown => (JSON.parse(text) as { code?: string }).code;
const countOf = async (table: "pushes" | "kept_answers"): Promise<number> => {
  const [row] = (await database.unsafe(`SELECT count(*) AS n FROM ${table}`)) as [{ n: number | bigint | string }];
  return Number(row.n);
};
/** How many pushes and answers more there are afterwards. */
async function added<T>(act: () => Promise<T>): Promise<[outcome: T, pushes: number, answers: number]> {
  const before = [await countOf("pushes"), await countOf("kept_answers")];
  const outcome = await act();
  return [outcome, (await countOf("pushes")) - (before[0] ?? 0), (await countOf("kept_answers")) - (before[1] ?? 0)];
}

describe("a create with an Idempotency-Key", () => {
  test("gets the same answer again, whatever became of the push, and is stored once", async () => {
    const key = keyed();
    const draft = { payload: SECRET, name: "Router", expire_after_views: 2, nonsense: 1 };
    const [answers, pushes, kept] = await added(async () => {
      const first = await create(draft, { ...ann.headers, ...key });
      await server.json("GET", `${PUSHES}/${first.body.url_token}`);
      clock.advance(HOUR_MS);
      const second = await create(draft, { ...ann.headers, ...key });
      await server.json("DELETE", `${PUSHES}/${first.body.url_token}`, undefined, ann.headers);
      return [first, second, await create(draft, { ...ann.headers, ...key })];
    });
    expect([pushes, kept]).toEqual([1, 1]);
    for (const { status, text, headers } of answers) {
      expect([status, text, headers.get("x-ignored")]).toEqual([201, answers[0]?.text ?? "", "nonsense"]);
    }
  });

  test("is the same with and without the quotes of the header, and in whatever order JSON has its keys", async () => {
    const key = newToken(22);
    const { body } = await create({ payload: SECRET, name: "a" }, { ...ann.headers, ...keyed(`"${key}"`) });
    const again = await create({ name: "a", payload: SECRET }, { ...ann.headers, ...keyed(key) });
    expect(again.body.url_token).toBe(body.url_token);
  });

  test("is refused with a code if it holds something else, and nothing is stored", async () => {
    const key = keyed();
    await create({ payload: SECRET }, key);
    const [refused, pushes] = await added(async () => [
      await create({ payload: `${SECRET}!` }, key),
      await create({ payload: SECRET, expire_after_views: 1 }, key),
      await server.json("POST", "/p.json", { push: { payload: SECRET } }, key),
    ]);
    expect(pushes).toBe(0);
    for (const { status, text } of refused) {
      expect(status).toBe(422);
      const error = "This Idempotency-Key was used with a different request: nothing was stored.";
      expect(JSON.parse(text)).toEqual({ error, code: "key-reused" });
    }
  });

  test("is its caller's own: another account, and someone without one, have keys of their own", async () => {
    const key = keyed();
    const made = [];
    for (const headers of [ann.headers, bob.headers, {}, ann.headers, {}])
      made.push((await create({ payload: SECRET }, { ...headers, ...key })).body.url_token);
    expect(made.slice(3)).toEqual([made[0], made[2]]);
    expect(new Set(made).size).toBe(3);
  });

  test("makes one push, however many come at once", async () => {
    const key = keyed();
    const [answers, pushes] = await added(() =>
      Promise.all(Array.from({ length: 12 }, () => create({ payload: SECRET, passphrase: "p" }, key))),
    );
    expect(pushes).toBe(1);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  test("makes another push after 24 hours, and the answer is no longer kept", async () => {
    const key = keyed();
    const { body } = await create({ payload: SECRET }, key);
    clock.advance(24 * HOUR_MS - 1);
    expect((await create({ payload: SECRET }, key)).body).toEqual(body);
    clock.advance(1);
    const [later] = await added(() => create({ payload: SECRET }, key));
    expect([later.status, later.body.url_token === body.url_token]).toEqual([201, false]);
    clock.advance(24 * HOUR_MS);
    await until(async () => (await countOf("kept_answers")) === 0, "no answer is kept");
  });

  test("that was refused keeps nothing, so that it can be mended", async () => {
    const key = keyed();
    const [refused, , kept] = await added(() => create({ payload: "" }, key));
    expect([refused.status, kept]).toEqual([422, 0]);
    expect((await create({ payload: SECRET }, key)).status).toBe(201);
  });

  test.each([[""], ['""'], ["two words"], ['"one", "two"'], ["x".repeat(256)], ['"open']])(
    "must have one text: %j",
    async (key) => {
      const [{ status, body, text }, pushes] = await added(() => create({ payload: SECRET }, keyed(key)));
      expect([status, codeIn(text), pushes]).toEqual([400, "malformed", 0]);
      expect(body.error).toContain("Idempotency-Key must be one string of 1 to 255");
    },
  );

  test("without one, no answer is kept", async () => {
    const [, pushes, kept] = await added(() => create({ payload: SECRET }));
    expect([pushes, kept]).toEqual([1, 0]);
  });

  test("returns the receipt again", async () => {
    const key = keyed();
    const [first, second] = [
      await create({ payload: SECRET, receipt: true }, key),
      await create({ payload: SECRET, receipt: true }, key),
    ];
    expect(first.body.receipt_url).toContain("/receipt");
    expect(second.text).toBe(first.text);
  });
});

describe("files", () => {
  const file = (seed: number) => new Blob([bytesOf(100_000, seed)]);
  const sent = (key: Record<string, string>, seed: number, filename = "a.bin") =>
    sendForm(
      server,
      [
        ["push[payload]", SECRET],
        ["push[files][]", file(seed), filename],
      ],
      key,
    );

  test("count by their names and their bytes, not by the boundary of the form", async () => {
    const key = keyed();
    const [answers, pushes] = await added(async () => [await sent(key, 1), await sent(key, 1)]);
    expect([answers[0]?.status, answers[1]?.text, pushes]).toEqual([201, answers[0]?.text, 1]);
    for (const other of [await sent(key, 2), await sent(key, 1, "b.bin")]) {
      expect([other.status, codeIn(other.text)]).toEqual([422, "key-reused"]);
    }
  });

  test("that came ahead are in one push, and its answer comes again", async () => {
    const { id } = await whole(server, bytesOf(50_000));
    const uploads = [id];
    const key = keyed();
    const [answers, pushes] = await added(async () => [
      ...(await Promise.all([create({ uploads }, key), create({ uploads }, key)])),
      await create({ uploads }, key),
    ]);
    expect(pushes).toBe(1);
    for (const { status, text } of answers) expect([status, text]).toEqual([201, answers[0]?.text ?? ""]);
  });
});

describe("what is kept", () => {
  test("leads nobody to the push who has the disk, not even with the master key", async () => {
    const [key, name] = [newToken(22), `name ${newToken(22)}`];
    const { body } = await create({ payload: SECRET, name }, { ...ann.headers, ...keyed(key) });
    const rows = (await database.unsafe("SELECT hash, sealed FROM kept_answers")) as Record<string, Uint8Array>[];
    expect(rows.length).toBeGreaterThan(0);
    const store = await openStoreOf(server, false);
    const purpose = new Keyring(store.keys.newest).purpose("kept answers");
    await store.close();
    const opened = rows.map(({ hash, sealed }) =>
      purpose.open(new Uint8Array(sealed ?? []), new Uint8Array(hash ?? [])),
    );
    expect(opened.every((one) => one !== null)).toBe(true);
    const seen = Buffer.concat([
      bytesIn(server.dataDir),
      ...rows.map(({ sealed = [] }) => Buffer.from(sealed)),
      ...opened.map((one) => one ?? Buffer.alloc(0)),
    ]);
    for (const text of [body.url_token, key, name, SECRET]) expect(seen.indexOf(text)).toBe(-1);
    // Another seal is below, whose key is stored nowhere.
    for (const [index, { hash }] of rows.entries())
      expect(open(store.keys.newest, opened[index] ?? new Uint8Array(), new Uint8Array(hash ?? []))).toBeNull();
  });

  test("outlives a rotation of the master key", async () => {
    // Where several nodes may run, all of them stop first.
    if (ENGINE !== "sqlite") return expect(await runBeside(server, ["key", "rotate"])).toMatchObject({ code: 1 });
    const key = keyed();
    const first = await create({ payload: SECRET }, key);
    expect(await runBeside(server, ["key", "rotate"])).toMatchObject({ code: 0 });
    expect((await create({ payload: SECRET }, key)).text).toBe(first.text);
  });
});

test("kill -9 between the commit and the answer: the repeat gets the same push", async () => {
  const dataDir = newPath("killed");
  const env = await engineSettings(dataDir);
  const KILLS = 4;
  let running = await start(dataDir, { env });
  const beside = await databaseOf({ dataDir });
  const tokens = new Set<string>();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const headers = { "content-type": "application/json", ...keyed() };
    const body = JSON.stringify({ push: { payload: `${SECRET} ${kill}`, expire_after_views: 9 } });
    const ask = () => fetch(running.url + PUSHES, { method: "POST", headers, body });
    const lost = ask().catch(() => null);
    await until(async () => {
      const [row] = (await beside.unsafe("SELECT count(*) AS n FROM kept_answers")) as [
        { n: number | bigint | string },
      ];
      return Number(row.n) === kill;
    }, "the commit is there");
    await running.kill();
    await lost;
    running = await start(dataDir, { env });
    const again = await ask();
    expect(again.status).toBe(201);
    const { url_token: token } = (await again.json()) as { url_token: string };
    const push = (await (await fetch(`${running.url}${PUSHES}/${token}`)).json()) as { payload: string };
    expect(push.payload).toBe(`${SECRET} ${kill}`);
    tokens.add(token);
  }
  const [row] = (await beside.unsafe("SELECT count(*) AS n FROM pushes")) as [{ n: number | bigint | string }];
  expect([Number(row.n), tokens.size]).toEqual([KILLS, KILLS]);
  await beside.close();
  await running.stop();
});
