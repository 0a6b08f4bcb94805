// What store/sql/admin_log.ts promises of the admin log, of every engine of the store.

import { afterEach, beforeEach, expect, setDefaultTimeout, test } from "bun:test";

import { AppError } from "../src/base/errors.ts";
import { fingerprint } from "../src/base/keyring.ts";
import { adminChanged } from "../src/domain/events/admin_changes.ts";
import { AdminLog } from "../src/domain/accounts/admin_log.ts";
import type { User } from "../src/model/account.ts";
import type { AdminEntry } from "../src/model/admin_log.ts";
import type { NewEvent } from "../src/model/event.ts";
import { verifyExport } from "../src/store/maintenance/index.ts";
import { FAILURES_A_DAY } from "../src/store/admin_log.ts";
import type { Store } from "../src/store/index.ts";
import { Connection } from "../src/store/postgres/connection.ts";
import { postgresAnswers, runIn } from "../src/store/postgres/run.ts";
import { writeEvents } from "../src/store/sql/events.ts";
import { ADMIN_LOG_ENGINES, type AdminLogPlace } from "./admin_log_places.ts";
import { testClock } from "./harness.ts";
import { needs } from "./needs.ts";
import { newSession } from "./store_engines.ts";

setDefaultTimeout(120_000);

const CLIENT = { ip: "192.0.2.1", userAgent: "agent" };
const BOSS = { name: "boss@example.org", client: CLIENT };
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const failure = (
  user: Pick<User, "id" | "email"> | null,
  ip: string,
  atMs: number,
  why = "wrong password",
): NewEvent => ({
  kind: "signin.failed",
  pushId: null,
  ownerId: user?.id ?? null,
  client: { ip, userAgent: "agent" },
  atMs,
  detail: { why, ...(user && { user: user.email }) },
});

async function* linesOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

for (const engine of ADMIN_LOG_ENGINES) {
  needs(...engine.needs).describe(`the admin log in ${engine.name}`, () => {
    let place: AdminLogPlace;
    let store: Store;
    beforeEach(async () => {
      place = await engine.newPlace();
      store = await place.open();
    });
    afterEach(async () => {
      await store?.close();
      await place?.remove();
    });

    const addUser = async (email: string, by = BOSS): Promise<User> => {
      const told = adminChanged("user.added", { by, user: { email }, atMs: 1, more: { administrator: false } });
      const user = await store.accounts
        .withEvents([told])
        .createUser({ email, passwordHash: "hash", admin: false, nowMs: 1 });
      if (!user) throw new Error("The address is taken.");
      return user;
    };
    const all = async (): Promise<AdminEntry[]> =>
      (await store.adminLog.page({}, { beforeId: Number.MAX_SAFE_INTEGER, limit: 10_000 })).toReversed();
    const hash = () => crypto.getRandomValues(new Uint8Array(32));
    /** How many failures the entries stand for. */
    const counted = (entries: readonly AdminEntry[]): number =>
      entries
        .filter(({ kind }) => kind.startsWith("signin."))
        .reduce((sum, { detail }) => sum + Number(detail.count ?? 1), 0);
    /** Entries 1 to `count`. */
    const fill = async (count: number): Promise<void> => {
      for (let n = 1; n <= count; n += 1) await addUser(`user${n}@example.org`);
    };

    test("has what was told of accounts, sign-ins and sign-outs, though nobody subscribed to anything", async () => {
      const user = await addUser("ann@example.org");
      const session = newSession(user.id, { hash: hash(), how: "passkey", strong: true, nowMs: 5 });
      expect(await store.accounts.createSession({ ...session, passwordHash: "another" })).toBe(false);
      expect(await store.accounts.createSession(session)).toBe(true);
      await store.accounts.signOut(session.hash, { ip: "192.0.2.9", userAgent: "other" }, 6);
      await store.accounts.signOut(session.hash, CLIENT, 7);
      const taken = adminChanged("user.added", { by: BOSS, user, atMs: 8 });
      const again = { email: user.email, passwordHash: "hash", admin: false, nowMs: 8 };
      expect(await store.accounts.withEvents([taken]).createUser(again)).toBeNull();
      await store.outbox.add(
        adminChanged("key_rotation.begun", { by: { ...BOSS, name: "server" }, atMs: 9, more: { key: "ab" } }),
      );
      await store.outbox.add(failure(user, "192.0.2.7", 10));
      expect(await store.outbox.pending(10)).toEqual([]);
      const about = { actor: "ann@example.org", userId: user.id, userEmail: "ann@example.org" };
      expect(await all()).toEqual([
        {
          ...about,
          id: 1,
          kind: "user.added",
          actor: BOSS.name,
          client: CLIENT,
          atMs: 1,
          detail: { administrator: false },
        },
        { ...about, id: 2, kind: "signin", client: CLIENT, atMs: 5, detail: { how: "passkey", strong: true } },
        { ...about, id: 3, kind: "signout", client: { ip: "192.0.2.9", userAgent: "other" }, atMs: 6, detail: {} },
        {
          id: 4,
          kind: "key_rotation.begun",
          actor: "server",
          userId: null,
          userEmail: "",
          client: CLIENT,
          atMs: 9,
          detail: { key: "ab" },
        },
        {
          ...about,
          id: 5,
          kind: "signin.failed",
          client: { ip: "192.0.2.7", userAgent: "agent" },
          atMs: 10,
          detail: { why: "wrong password" },
        },
      ]);
      expect(await place.verdict()).toMatchObject({ admin: 5, problems: [] });
    });

    test("is found by whom it concerns, by who did it, by kind, page by page, and a user's history is theirs", async () => {
      const ann = await addUser("ann@example.org");
      const bob = await addUser("bob@example.org", { name: "ann@example.org", client: CLIENT });
      for (const user of [ann, bob])
        await store.accounts.createSession(newSession(user.id, { hash: hash(), nowMs: 3 }));
      await store.outbox.add(failure(ann, "192.0.2.7", 4));
      await store.outbox.add(failure(null, "192.0.2.7", 5));
      const page = async (filter: object, limit = 10, beforeId = 100) =>
        (await store.adminLog.page(filter, { beforeId, limit })).map(({ id }) => id);
      expect(await page({})).toEqual([6, 5, 4, 3, 2, 1]);
      expect(await page({}, 2, 5)).toEqual([4, 3]);
      expect(await page({ person: "ann@example.org" })).toEqual([5, 3, 2, 1]);
      expect(await page({ person: "ann@example.org", kind: "user.added" })).toEqual([2, 1]);
      expect(await page({ kind: "signin.failed" }, 1)).toEqual([6]);
      expect((await store.adminLog.history(ann.id, 10)).map(({ id }) => id)).toEqual([5, 3]);
      expect((await store.adminLog.history(bob.id, 10)).map(({ id }) => id)).toEqual([4]);
    });

    test("keeps half characters and zeros from breaking the chain", async () => {
      const user = await addUser("ann@example.org");
      await store.accounts.createSession(
        newSession(user.id, { hash: hash(), userAgent: "half \ud800 and zero \0 end" }),
      );
      await store.outbox.add(adminChanged("token.made", { by: BOSS, user, atMs: 2, more: { token: "\udc00 \0 x" } }));
      expect((await place.verdict()).problems).toEqual([]);
      expect(await verifyExport(linesOf(await place.exported()), null)).toMatchObject({ admin: 3, problems: [] });
    });

    const TAMPERINGS: Array<[name: string, statements: string[], problem: RegExp]> = [
      ["a row is altered", ["UPDATE admin_entries SET actor = 'eve' WHERE id = 2"], /Entry 2 .* was altered/],
      [
        "a row and its hash are altered",
        ["UPDATE admin_entries SET actor = 'eve', hash = (SELECT hash FROM admin_entries WHERE id = 1) WHERE id = 4"],
        /Entry 4 .* was altered/,
      ],
      [
        "a detail is spelled otherwise",
        ["UPDATE admin_entries SET detail = '{\"administrator\": false}' WHERE id = 3"],
        /Entry 3 .* was altered/,
      ],
      ["a row is removed", ["DELETE FROM admin_entries WHERE id = 2"], /Entry 3 .* some are missing/],
      ["the oldest rows are removed", ["DELETE FROM admin_entries WHERE id < 3"], /Entry 3 .* some are missing/],
      ["the end is removed", ["DELETE FROM admin_entries WHERE id > 2"], /its last entry was 4, and is now 2/],
      ["everything is removed", ["DELETE FROM admin_entries"], /its last entry was 4, and is now 0/],
      [
        "a row is added",
        [
          "INSERT INTO admin_entries SELECT 5, kind, actor, user_id, user_email, ip, user_agent, at_ms, detail, hash FROM admin_entries WHERE id = 4",
        ],
        /Entry 5 .* was altered/,
      ],
      [
        "two rows change places",
        [
          "UPDATE admin_entries SET id = 100 WHERE id = 2",
          "UPDATE admin_entries SET id = 2 WHERE id = 3",
          "UPDATE admin_entries SET id = 3 WHERE id = 100",
        ],
        /Entry 2 .* was altered/,
      ],
      [
        "the end is removed, and the row that says where it is goes along",
        [
          "DELETE FROM admin_entries WHERE id > 2",
          "UPDATE admin_log_end SET last_id = 2, last_link = (SELECT hash FROM admin_entries WHERE id = 2)",
        ],
        /its last entry was 4, and is now 2/,
      ],
      [
        "the oldest are removed, as if they had been pruned",
        [
          "UPDATE admin_log_end SET first_id = 2, first_link = (SELECT hash FROM admin_entries WHERE id = 2)",
          "DELETE FROM admin_entries WHERE id < 3",
        ],
        /Entry 3 .* some are missing/,
      ],
      [
        "the end is removed, with a seal that is no seal",
        [
          "DELETE FROM admin_entries WHERE id > 2",
          "UPDATE admin_log_end SET last_id = 2, last_link = (SELECT hash FROM admin_entries WHERE id = 2), seal = NULL",
        ],
        /does not have this server.s seal/,
      ],
      [
        "the end and its row are removed",
        ["DELETE FROM admin_log_end", "DELETE FROM admin_entries WHERE id > 2"],
        /does not have this server.s seal/,
      ],
    ];

    for (const [name, statements, problem] of TAMPERINGS) {
      test(`shows it where ${name}, also after the server has gone on`, async () => {
        await fill(4);
        await place.tamper(...statements);
        expect((await place.verdict()).problems.join("\n")).toMatch(problem);
        await addUser("later@example.org");
        expect((await place.verdict()).problems).not.toEqual([]);
      });
    }

    test("is exported with the pushes' logs, and the file shows what was altered, dropped or moved in it", async () => {
      await fill(4);
      const lines = await place.exported();
      expect(lines).toHaveLength(5);
      expect(await verifyExport(linesOf(lines), null)).toMatchObject({ admin: 4, entries: 0, problems: [] });
      expect(JSON.parse(lines[0]!)).toMatchObject({ type: "admin", id: 1, kind: "user.added", actor: BOSS.name });
      const check = async (changed: string[]) => (await verifyExport(linesOf(changed), null)).problems.join("\n");
      expect(await check(lines.with(1, lines[1]!.replace("boss@", "eve@")))).toMatch(
        /Entry 2 .*\(line 2\) does not match/,
      );
      expect(await check(lines.toSpliced(1, 1))).toMatch(/Entry 3 .*\(line 2\) comes after entry 1/);
      expect(await check(lines.toSpliced(3, 1))).toMatch(/was altered/);
      expect(await check([lines[1]!, lines[0]!, ...lines.slice(2)])).toMatch(/comes after entry 0/);
      expect(await check(lines.slice(0, -1))).toMatch(/cut short/);
    });

    test("is compared with an export: what was there then must be there now, unless it was pruned", async () => {
      await fill(3);
      const lines = await place.exported();
      const compare = () => place.reading(async (live) => (await verifyExport(linesOf(lines), live)).problems);
      await addUser("later@example.org");
      expect(await compare()).toEqual([]);
      expect(await store.adminLog.prune(2)).toBe(4);
      expect(await compare()).toEqual([]);
      await place.tamper("DELETE FROM admin_log_end", "DELETE FROM admin_entries");
      expect((await compare()).join("\n")).toMatch(/Entry 3 .* is not in the database/);
    });

    test("is pruned from its beginning, and the rest can be verified, alone and in a file", async () => {
      await fill(2);
      const user = await addUser("ann@example.org");
      for (const nowMs of [2 * DAY_MS, 3 * DAY_MS]) {
        await store.accounts.createSession(newSession(user.id, { hash: hash(), nowMs }));
      }
      const log = new AdminLog({ store: store.adminLog, clock: testClock(4 * DAY_MS), keptMs: 2 * DAY_MS });
      await log.tend();
      expect((await all()).map(({ id }) => id)).toEqual([4, 5]);
      expect(await place.verdict()).toMatchObject({ admin: 2, problems: [] });
      const lines = await place.exported();
      expect(JSON.parse(lines[0]!)).toMatchObject({ type: "admin_start", id: 3 });
      expect((await verifyExport(linesOf(lines), null)).problems).toEqual([]);
      expect((await verifyExport(linesOf(lines.slice(1)), null)).problems.join()).toMatch(/comes after entry 0/);
      await addUser("later@example.org");
      await log.tend();
      expect((await all()).map(({ id }) => id)).toEqual([4, 5, 6]);
      expect((await place.verdict()).problems).toEqual([]);
      await store.close();
      store = await place.open();
      await addUser("after@example.org");
      expect((await place.verdict()).problems).toEqual([]);
    });

    test("is not pruned over an entry that somebody altered: that stays as evidence", async () => {
      await fill(4);
      await place.tamper("UPDATE admin_entries SET actor = 'eve' WHERE id = 2");
      expect(await store.adminLog.prune(DAY_MS)).toBe(1);
      expect(await store.adminLog.prune(DAY_MS)).toBe(0);
      expect((await all()).map(({ id }) => id)).toEqual([2, 3, 4]);
      expect((await place.verdict()).problems.join()).toMatch(/Entry 2 .* was altered/);
    });

    test("is not pruned by an end that bears no seal: whoever wrote it would choose what goes", async () => {
      await fill(3);
      await place.tamper(
        "UPDATE admin_log_end SET first_id = 1, first_link = (SELECT hash FROM admin_entries WHERE id = 1), seal = NULL",
      );
      expect(await store.adminLog.prune(DAY_MS)).toBe(0);
      expect((await all()).map(({ id }) => id)).toEqual([1, 2, 3]);
    });

    test("counts every failure of a flood with few entries: one at once, and one for the rest of the minute", async () => {
      const user = await addUser("ann@example.org");
      const t0 = 10 * DAY_MS;
      for (let n = 0; n < 30; n += 1) await store.outbox.add(failure(user, "192.0.2.7", t0 + n));
      for (let n = 0; n < 5; n += 1) await store.outbox.add(failure(user, `2001:db8::${n}`, t0 + n));
      for (let n = 0; n < 3; n += 1) await store.outbox.add(failure(null, "192.0.2.7", t0 + n, "wrong setup code"));
      expect((await all()).slice(1).map(({ client, detail }) => [client.ip, detail.count])).toEqual([
        ["192.0.2.7", undefined],
        ["2001:db8::0", undefined],
        ["192.0.2.7", undefined],
      ]);
      await store.outbox.add(failure(user, "192.0.2.7", t0 + MINUTE_MS));
      expect((await all()).slice(4).map(({ atMs, detail }) => [atMs, detail.count])).toEqual([
        [t0 + MINUTE_MS, 29],
        [t0 + MINUTE_MS, undefined],
      ]);
      await store.adminLog.settleFailures(t0 + MINUTE_MS + 5);
      await store.adminLog.settleFailures(t0 + 3 * DAY_MS);
      expect(counted(await all())).toBe(39);
      expect((await place.verdict()).problems).toEqual([]);
      expect(
        (await store.adminLog.history(user.id, 50)).reduce((sum, { detail }) => sum + Number(detail.count ?? 1), 0),
      ).toBe(36);
    });

    test("has no entry that somebody wrote among the failures that are being counted", async () => {
      const user = await addUser("ann@example.org");
      const t0 = 10 * DAY_MS;
      for (let n = 0; n < 3; n += 1) await store.outbox.add(failure(user, "192.0.2.7", t0 + n));
      const forged = JSON.stringify({
        kind: "user.added",
        actor: "boss@example.org",
        userId: 1,
        userEmail: "eve@example.org",
      });
      await place.tamper(
        `INSERT INTO admin_failures (key, until_ms, more, entry) VALUES ('forged', 1, 5, '${forged}')`,
        "UPDATE admin_failures SET more = 1000",
      );
      await store.adminLog.settleFailures(t0 + DAY_MS);
      expect((await all()).map(({ kind, detail }) => [kind, detail.count])).toEqual([
        ["user.added", undefined],
        ["signin.failed", undefined],
        ["signin.failed", 2],
      ]);
    });

    test("has a limit a day, says at once that more were left out, and afterwards how many; accounts have their own", async () => {
      const user = await addUser("ann@example.org");
      const t0 = 10 * DAY_MS;
      const strangers = FAILURES_A_DAY.unknown + 20;
      const flood = Array.from({ length: strangers }, (_, n) => failure(null, `10.0.${n >> 8}.${n & 255}`, t0 + n));
      for (const event of flood) await store.outbox.add(event);
      expect(await all()).toHaveLength(1 + FAILURES_A_DAY.unknown + 1);
      expect((await all()).at(-1)).toMatchObject({
        kind: "signin.left_out",
        actor: "server",
        userId: null,
        userEmail: "",
      });
      await store.outbox.add(failure(user, "192.0.2.7", t0 + 50));
      expect((await all()).at(-1)).toMatchObject({ kind: "signin.failed", userId: user.id });
      await store.adminLog.settleFailures(t0 + DAY_MS);
      expect((await all()).at(-1)).toMatchObject({ kind: "signin.left_out", detail: { of: "no account", count: 19 } });
      expect(counted(await all())).toBe(strangers + 1);
      await store.outbox.add(failure(null, "10.9.9.9", t0 + DAY_MS));
      expect((await all()).at(-1)).toMatchObject({ kind: "signin.failed", client: { ip: "10.9.9.9" } });
      expect((await place.verdict()).problems).toEqual([]);
    });

    test.each([
      ["with an entry in between", true],
      ["without one", false],
    ])("is sealed under the new key after a rotation %s, and needs the earlier key no more", async (_, isWritten) => {
      await store.close();
      await place.remove();
      place = await engine.newPlace();
      const [before, after] = ["ab".repeat(32), "cd".repeat(32)];
      store = await place.open(before);
      await fill(2);
      const next = Buffer.from(after, "hex");
      await store.rotation.stage(fingerprint(next));
      store.keys.adopt(next);
      if (isWritten) await addUser("between@example.org");
      await store.rotation.finish();
      await store.close();
      const admin = isWritten ? 3 : 2;
      expect(await place.verdict(true, after)).toMatchObject({ admin, problems: [] });
      store = await place.open(after);
      await addUser("later@example.org");
      expect(await place.verdict(true, after)).toMatchObject({ admin: admin + 1, problems: [] });
    });

    // A file has one server.
    if (!engine.manyNodes) return;

    test("has nothing of a node that does not know of a rotation, and whose key opens no seal", async () => {
      await fill(2);
      const { url, schema } = place.at ?? expect.unreachable();
      const db = new Connection({ url, schema });
      const refuse = () => Promise.reject(new AppError("unavailable", "The server is about to stop."));
      const told = db.transaction((query) =>
        runIn(db, query, writeEvents([failure(null, "192.0.2.7", 5)]), {
          byEngine: postgresAnswers(refuse),
        }),
      );
      await expect(told).rejects.toThrow("about to stop");
      await db.close();
      await addUser("later@example.org");
      expect(await place.verdict()).toMatchObject({ admin: 3, problems: [] });
    });

    test("is one chain without gaps, whichever of two nodes writes, and however many at once", async () => {
      const other = await place.open();
      const user = await addUser("ann@example.org");
      const at = (n: number): Store => (n % 2 === 0 ? store : other);
      await Promise.all([
        ...Array.from({ length: 40 }, (_, n) =>
          at(n).accounts.createSession(newSession(user.id, { hash: hash(), nowMs: n })),
        ),
        ...Array.from({ length: 20 }, (_, n) => at(n).outbox.add(failure(null, `192.0.2.${n}`, n))),
        ...Array.from({ length: 20 }, (_, n) => at(n).outbox.add(failure(user, "192.0.2.99", n))),
        at(1).adminLog.settleFailures(0),
      ]);
      await Promise.all([store, other].map((one) => one.adminLog.settleFailures(DAY_MS)));
      const entries = await all();
      expect(entries.map(({ id }) => id)).toEqual(Array.from({ length: 1 + 40 + 20 + 2 }, (_, n) => n + 1));
      expect(counted(entries)).toBe(40);
      await Promise.all([store, other].map((one) => one.adminLog.prune(20)));
      expect((await place.verdict()).problems).toEqual([]);
      await other.close();
    });
  });
}
