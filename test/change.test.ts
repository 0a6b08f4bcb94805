// PATCH /api/v2/pushes/T: owners change their minds.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { ListedPush } from "../src/http/contract/schemas.ts";
import { asking, auditKinds, DAY_MS, expectShape, HOUR_MS, iso, MINUTE_MS, pathOf } from "./api_checks.ts";
import { openBeside, testClock, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const clock = testClock();
let owner: User;
const ask = asking(() => server);
const server = ownServer({
  clock,
  flags: {
    "rate-limit-per-second": "0",
    "rate-limit-per-minute": "0",
    "policy-user-expire-after-days-min": "2",
    "policy-user-expire-after-days-max": "10",
    "policy-user-expire-after-views-max": "8",
  },
});
beforeAll(async () => {
  owner = await server.user("ann@example.org");
});

type Made = { url_token: string; created_at: string; expires_at: string };
const newPush = (fields: object = {}): Promise<Made> =>
  server.push({ payload: "x", ...fields }, owner.headers) as never;
const change = (push: Made, fields: object, headers: Record<string, string> = owner.headers) =>
  ask("PATCH", pathOf(push), { push: fields }, headers);
const view = (push: Made) => ask("GET", pathOf(push));
const kindsOf = (push: Made) => auditKinds(ask, push, owner.headers);
const after = (push: Made, ms: number): string => iso(Date.parse(push.created_at) + ms);

describe("what its owner changes of a push", () => {
  test("expiry, views, name, note and notification change, each alone; the rest stays; the log has an entry for each", async () => {
    const push = await newPush({ name: "Wi-Fi", note: "for Ben", sender_name: "Ann", expire_after_views: 5 });
    const later = after(push, 9 * DAY_MS + HOUR_MS);
    const first = await change(push, { expires_at: later });
    expect(first.status).toBe(200);
    expectShape(ListedPush, first.body);
    expect(first.body).toEqual({ ...push, expires_at: later, expire_after_days: 10, days_remaining: 10 });
    const sooner = after(push, 2 * DAY_MS);
    expect((await change(push, { expires_at: sooner })).body).toMatchObject({
      expires_at: sooner,
      expire_after_days: 2,
    });
    expect((await change(push, { expire_after_views: "8" })).body).toMatchObject({ views_remaining: 8 });
    await view(push);
    expect((await change(push, { expire_after_views: 2 })).body).toMatchObject({ views_remaining: 1 });
    expect((await change(push, { name: "Guests" })).body).toMatchObject({ name: "Guests", note: "for Ben" });
    expect((await change(push, { note: "" })).body).toMatchObject({ name: "Guests", note: "" });
    expect((await change(push, { notify_me: true })).body.notify_me).toBe(true);
    expect((await change(push, { notify_me: false })).body).not.toHaveProperty("notify_me");
    const [listed] = (await ask("GET", "/api/v2/pushes/active", undefined, owner.headers)).body;
    expect(listed).toMatchObject({
      name: "Guests",
      note: "",
      expires_at: sooner,
      expire_after_views: 2,
      sender_name: "Ann",
    });
    const changes = (count: number): string[] => Array.from({ length: count }, () => "changed");
    expect(await kindsOf(push)).toEqual(["creation", ...changes(3), "view", ...changes(5)]);
    expect((await view(push)).body).toMatchObject({ payload: "x", views_remaining: 0 });
    expect((await view(push)).body.expired).toBe(true);
  });

  test("what stays as it is leaves no entry, and need not be within the limits", async () => {
    const push = await newPush({ name: "Wi-Fi", notify_me: true, expire_after_duration: 9 });
    const same = { expires_at: push.expires_at, expire_after_views: 5, name: "Wi-Fi", note: "", notify_me: true };
    expect((await change(push, same)).body).toEqual(push);
    expect(await kindsOf(push)).toEqual(["creation"]);
  });

  test("a push ends when the change says, and not when it was to end before", async () => {
    const [sooner, later] = [await newPush({ expire_after_days: 5 }), await newPush({ expire_after_days: 2 })];
    await change(sooner, { expires_at: after(sooner, 2 * DAY_MS) });
    await change(later, { expires_at: after(later, 5 * DAY_MS) });
    clock.advance(3 * DAY_MS);
    expect((await view(sooner)).body).toMatchObject({ expired: true, payload: null });
    expect((await view(later)).body).toMatchObject({ expired: false, payload: "x" });
  });

  test("forms and any zone do, too", async () => {
    const push = await newPush();
    const at = Date.parse(push.created_at) + 3 * DAY_MS;
    const local = iso(at + 2 * HOUR_MS).replace("Z", "+02:00");
    const body = new URLSearchParams({ "push[expires_at]": local, "push[name]": "Grüße" });
    const answer = await server.fetch(pathOf(push), { method: "PATCH", body, headers: owner.headers });
    expect(await answer.json()).toMatchObject({ expires_at: iso(at), name: "Grüße" });
  });
});

describe("a clock that the first view starts", () => {
  test("ends the push so many minutes later, for the owner's own view it stands still", async () => {
    const push = await newPush({ expire_after_first_view: 15, expire_after_views: 4 });
    expect(push).toMatchObject({ expire_after_first_view: 15 });
    expect((await ask("HEAD", pathOf(push))).status).toBe(200);
    expect((await ask("GET", pathOf(push), undefined, owner.headers)).body.expires_at).toBe(push.expires_at);
    clock.advance(HOUR_MS);
    const end = iso(clock.now() + 15 * MINUTE_MS);
    expect((await view(push)).body).toMatchObject({ payload: "x", expires_at: end, views_remaining: 3 });
    clock.advance(15 * MINUTE_MS - 1);
    expect((await view(push)).body).toMatchObject({ payload: "x", expires_at: end, views_remaining: 2 });
    clock.advance(1);
    expect((await view(push)).body).toMatchObject({ payload: null, expired: true, expired_on: end });
  });

  test("changes nothing about a push that ends sooner; its owner may still let it live longer", async () => {
    const soon = await newPush({ expire_after_first_view: 60 * 24 * 30 });
    expect((await view(soon)).body.expires_at).toBe(soon.expires_at);
    const push = await newPush({ expire_after_first_view: 1 });
    await view(push);
    const later = after(push, 5 * DAY_MS);
    expect((await change(push, { expires_at: later })).body.expires_at).toBe(later);
    clock.advance(DAY_MS);
    expect((await view(push)).body).toMatchObject({ payload: "x", expires_at: later });
  });

  test("takes whole minutes from 1 to 129600", async () => {
    for (const minutes of [0, -1, 1.5, 129_601, "soon"]) {
      const { status, body } = await ask("POST", "/api/v2/pushes", {
        push: { payload: "x", expire_after_first_view: minutes },
      });
      const problems = { expire_after_first_view: ["must be an integer between 1 and 129600"] };
      expect([status, body]).toEqual([422, problems]);
    }
  });

  test("stops download links too", async () => {
    const file = { filename: "a.txt", content_type: "text/plain", content: btoa("y") };
    const push = await newPush({ files: [file], expire_after_first_view: 1, expire_after_days: 5 });
    const other = await newPush({ files: [file], expire_after_days: 5 });
    const links = [push, other].map(async (one) => new URL((await view(one)).body.files[0].url).pathname);
    const [first = "", second = ""] = await Promise.all(links);
    const statuses = async () => [(await server.fetch(first)).status, (await server.fetch(second)).status];
    expect(await statuses()).toEqual([200, 200]);
    clock.advance(MINUTE_MS);
    expect(await statuses()).toEqual([404, 200]);
  });
});

describe("what is refused", () => {
  test("a value beyond its limit is a 422 that names field, limit and setting, and nothing changes", async () => {
    const push = await newPush({ expire_after_views: 5 });
    await view(push);
    const from = Date.parse(push.created_at);
    const days = "policy.user.expire_after_days_min, policy.user.expire_after_days_max";
    const time = `must be a time with a zone, such as 2026-01-09T12:00:00Z, not before ${iso(from + 2 * DAY_MS)} and not after ${iso(from + 10 * DAY_MS)} (${days})`;
    const views =
      "must be an integer between 1 and 8 (policy.user.expire_after_views_max), and more than the 1 already counted";
    const can = "only these fields of a push can be changed: expires_at, expire_after_views, name, note, notify_me";
    const refused: Array<[object, object]> = [
      [{ expires_at: iso(from + 10 * DAY_MS + 1) }, { expires_at: [time] }],
      [{ expires_at: iso(from + 2 * DAY_MS - 1) }, { expires_at: [time] }],
      [{ expires_at: iso(from - 1) }, { expires_at: [time] }],
      [{ expires_at: iso(from + 3 * DAY_MS).slice(0, -1) }, { expires_at: [time] }],
      [{ expires_at: "tomorrow" }, { expires_at: [time] }],
      [{ expires_at: 7 }, { expires_at: ["must be a string"] }],
      [{ expire_after_views: 9 }, { expire_after_views: [views] }],
      [{ expire_after_views: 1 }, { expire_after_views: [views] }],
      [{ expire_after_views: 2.5 }, { expire_after_views: [views] }],
      [{ name: "n".repeat(256) }, { name: ["is too long: at most 255 characters"] }],
      [{ note: "n".repeat(65_537) }, { note: ["is too long: at most 65536 bytes"] }],
      [{ notify_me: [] }, { notify_me: ["must be true or false"] }],
      [{ payload: "y", name: "z" }, { payload: [`cannot be changed: ${can}`] }],
      [{ passphrase: "" }, { passphrase: [`cannot be changed: ${can}`] }],
      [{ expire_after_view: 3 }, { push: [`must contain the changes: ${can}`] }],
    ];
    for (const [fields, problems] of refused) {
      const answer = await change(push, fields);
      expect([fields, answer.status, answer.body]).toEqual([fields, 422, problems]);
    }
    expect(await kindsOf(push)).toEqual(["creation", "view"]);
    for (const body of [{}, { push: [] }, { push: "x" }]) {
      expect((await ask("PATCH", pathOf(push), body, owner.headers)).status).toBe(400);
    }
  });

  test("an administrator has the limits of that role", async () => {
    const admin = await server.user("root@example.org", true);
    const push: Made = (await server.push({ payload: "x" }, admin.headers)) as never;
    const far = after(push, 60 * DAY_MS);
    expect((await change(push, { expires_at: far, expire_after_views: 50 }, admin.headers)).status).toBe(200);
    const soon = iso(clock.now() + MINUTE_MS);
    expect((await change(push, { expires_at: soon }, admin.headers)).body.expires_at).toBe(soon);
    const past = await change(push, { expires_at: iso(clock.now()) }, admin.headers);
    expect(past.body.expires_at[0]).toContain(
      `later than ${iso(clock.now())} and not after ${after(push, 90 * DAY_MS)}`,
    );
  });

  test("a token needs every scope that a change amounts to", async () => {
    const push = await newPush();
    const scopes = ["create", "read", "expire"] as const;
    const { accounts, close } = await openBeside(server);
    try {
      for (const missing of [...scopes, null]) {
        const limits = { scopes: scopes.filter((scope) => scope !== missing) };
        const { token } = await accounts.createToken({ email: owner.email, name: `no ${missing}`, ...limits });
        const { status } = await change(push, { name: "y" }, { authorization: `Bearer ${token}` });
        expect([missing, status]).toEqual([missing, missing === null ? 200 : 403]);
      }
    } finally {
      await close();
    }
  });

  test("nobody changes what is another's, or nobody's, or has expired", async () => {
    const other = await server.user("ben@example.org", true);
    const anonymous: Made = (await server.push({ payload: "x" })) as never;
    const push = await newPush({ deletable_by_viewer: true });
    expect((await change(push, { name: "y" }, {})).status).toBe(401);
    expect((await change(push, { name: "y" }, other.headers)).status).toBe(403);
    expect((await change(anonymous, { name: "y" })).status).toBe(403);
    expect((await change({ ...push, url_token: "0".repeat(24) }, { name: "y" })).status).toBe(404);
    await ask("DELETE", pathOf(push));
    const gone = await change(push, { name: "y" });
    expect([gone.status, gone.body.error]).toEqual([409, "This push has expired: nothing about it can be changed."]);
    expect(await kindsOf(push)).toEqual(["creation", "expire"]);
    const late = await newPush({ expire_after_days: 2 });
    clock.advance(2 * DAY_MS);
    expect((await change(late, { expires_at: iso(clock.now() + DAY_MS) })).status).toBe(409);
  });
});

describe("two at once", () => {
  test("of changes of different fields all hold, each with its entry", async () => {
    for (let round = 0; round < 10; round += 1) {
      const push = await newPush();
      const fields = [{ name: "a" }, { note: "b" }, { expire_after_views: 7 }, { notify_me: true }];
      const answers = await Promise.all(fields.map((some) => change(push, some)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect((await change(push, { name: "a" })).body).toMatchObject(Object.assign({}, ...fields));
      expect(await kindsOf(push)).toEqual(["creation", "changed", "changed", "changed", "changed"]);
    }
  });

  test("a change and the last view: either the change comes first, or the push has expired", async () => {
    for (let round = 0; round < 20; round += 1) {
      const push = await newPush({ expire_after_views: 1 });
      const race = [() => view(push), () => change(push, { expire_after_views: 2 })];
      const answers = await Promise.all((round % 2 ? race.toReversed() : race).map((run) => run()));
      const [viewed, changed] = round % 2 ? answers.toReversed() : answers;
      expect(viewed?.body.payload).toBe("x");
      const isOpen = changed?.status === 200;
      if (!isOpen) expect(changed?.status).toBe(409);
      expect((await view(push)).body.expired).toBe(!isOpen);
      const views = (await kindsOf(push)).filter((kind) => kind === "view");
      expect(views).toHaveLength(isOpen ? 2 : 1);
    }
  });

  test("fewer views and many claims: no more views than the limit that holds in the end", async () => {
    for (let round = 0; round < 10; round += 1) {
      const push = await newPush({ expire_after_views: 6 });
      const views = Array.from({ length: 4 }, () => view(push));
      const changed = change(push, { expire_after_views: 3 });
      const more = Array.from({ length: 4 }, () => view(push));
      const opened = (await Promise.all([...views, ...more])).filter(({ body }) => body.payload === "x");
      const { status } = await changed;
      expect([200, 409, 422]).toContain(status);
      expect(opened).toHaveLength(status === 200 ? 3 : 6);
      expect((await kindsOf(push)).filter((kind) => kind === "view")).toHaveLength(opened.length);
    }
  });
});
