// DELETE /api/v2/pushes/T: who may, what it answers, and that a second time changes nothing. Deletions from pages, which can be undone.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { Deletions } from "../src/domain/pushes/deletions.ts";
import type { Finding } from "../src/domain/pushes/finding.ts";
import { Push } from "../src/http/contract/schemas.ts";
import { asking, auditKinds, DAY_MS, expectShape, HOUR_MS, iso, MARKER, pathOf, PUSHES, saidBy } from "./api_checks.ts";
import { Browser } from "./browser_sessions.ts";
import { ownServer } from "./scratch.ts";
import { CLIENT, createPush, ENGINES } from "./store_engines.ts";
import { databaseOf } from "./test_engine.ts";
import { testClock, twoUsers, type User } from "./harness.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const clock = testClock();
let owner: User;
let other: User;
let admin: User;
const ask = asking(() => server);

const server = ownServer({ clock: clock });
beforeAll(async () => {
  [owner, other] = await twoUsers(server);
  admin = await server.user("admin@example.org", true);
});

test("a deletion answers with the push, expired and deleted, and nothing of its content", async () => {
  const createdMs = clock.now();
  const push = await server.push(
    { payload: MARKER, name: MARKER, note: MARKER, passphrase: MARKER, expire_after_days: 4, expire_after_views: 3 },
    owner.headers,
  );
  clock.advance(DAY_MS);
  const answer = await ask("DELETE", pathOf(push), undefined, owner.headers);
  expect(answer.status).toBe(200);
  expectShape(Push, answer.body);
  expect(answer.body).toEqual({
    url_token: push.url_token,
    html_url: `${server.url}/p/${push.url_token}/r`,
    json_url: `${server.url}/p/${push.url_token}.json`,
    kind: "text",
    expired: true,
    deleted: true,
    retrieval_step: true,
    deletable_by_viewer: true,
    expire_after_days: 4,
    expire_after_views: 3,
    days_remaining: 3,
    views_remaining: 3,
    created_at: iso(createdMs),
    updated_at: iso(createdMs + DAY_MS),
    expires_at: iso(createdMs + 4 * DAY_MS),
    expired_on: iso(createdMs + DAY_MS),
    passphrase: null,
  });
  expect(saidBy(answer)).not.toContain(MARKER);
});

test("a deleted push has expired for everybody and says it was deleted", async () => {
  const push = await server.push({ payload: "gone" }, owner.headers);
  await ask("DELETE", pathOf(push));
  for (const headers of [{}, owner.headers]) {
    const { status, body } = await ask("GET", pathOf(push), undefined, headers);
    expect([status, body.expired, body.deleted, body.payload]).toEqual([200, true, true, null]);
  }
  expect(await auditKinds(ask, push, owner.headers)).toEqual(["creation", "expire", "failed_view", "failed_view"]);
});

describe("who may delete", () => {
  const who = {
    anonymous: () => ({}),
    owner: () => owner.headers,
    "another user": () => other.headers,
    admin: () => admin.headers,
  };
  const REFUSED: Record<number, string> = {
    401: "Only the owner of this push may delete it. Send an API token.",
    403: "Only the owner of this push may delete it.",
  };
  const rows: Array<[maker: keyof typeof who, deletable: boolean, caller: keyof typeof who, status: number]> = [
    ["owner", true, "owner", 200],
    ["owner", true, "another user", 200],
    ["owner", true, "anonymous", 200],
    ["owner", false, "owner", 200],
    ["owner", false, "another user", 403],
    ["owner", false, "admin", 403],
    ["owner", false, "anonymous", 401],
    ["anonymous", true, "anonymous", 200],
    ["anonymous", true, "owner", 200],
    // Nobody owns an anonymous push, so an anonymous caller may not delete it as its owner.
    ["anonymous", false, "anonymous", 401],
    ["anonymous", false, "owner", 403],
    ["anonymous", false, "admin", 403],
  ];
  test.each(rows)("push of %s, deletable_by_viewer %p, asked by %s: %i", async (maker, deletable, caller, status) => {
    const push = await server.push({ payload: "kept", deletable_by_viewer: deletable }, who[maker]());
    for (const path of [pathOf(push), `${pathOf(push)}.json`]) {
      const answer = await ask("DELETE", path, undefined, who[caller]());
      expect(answer.status).toBe(status);
      if (status !== 200) expect(answer.body).toEqual({ error: REFUSED[status] });
    }
    const { body } = await ask("GET", pathOf(push));
    expect([body.deleted, body.payload]).toEqual(status === 200 ? [true, null] : [false, "kept"]);
  });
});

describe("a push that is over stays as it was", () => {
  test("when it was deleted before", async () => {
    const push = await server.push({ payload: "x" }, owner.headers);
    const first = await ask("DELETE", pathOf(push));
    clock.advance(HOUR_MS);
    for (const headers of [{}, owner.headers]) {
      const again = await ask("DELETE", pathOf(push), undefined, headers);
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
    expect(await auditKinds(ask, push, owner.headers)).toEqual(["creation", "expire"]);
  });

  test("when its views were used up", async () => {
    const push = await server.push({ payload: "x", expire_after_views: 1 }, owner.headers);
    await ask("GET", pathOf(push));
    const usedUpMs = clock.now();
    clock.advance(HOUR_MS);
    const { status, body } = await ask("DELETE", pathOf(push));
    expect(status).toBe(200);
    expectShape(Push, body);
    expect(body).toMatchObject({
      expired: true,
      deleted: false,
      expired_on: iso(usedUpMs),
      updated_at: iso(usedUpMs),
      views_remaining: 0,
    });
    expect(await auditKinds(ask, push, owner.headers)).toEqual(["creation", "view"]);
  });

  test("when its time has ended, even before the sweeper finds it", async () => {
    const push = await server.push({ payload: "x", expire_after_days: 1 }, owner.headers);
    clock.advance(DAY_MS);
    const endMs = clock.now();
    clock.advance(HOUR_MS);
    for (let asked = 0; asked < 2; asked += 1) {
      const { status, body } = await ask("DELETE", pathOf(push), undefined, owner.headers);
      expect(status).toBe(200);
      expect(body).toMatchObject({ expired: true, deleted: false, expired_on: iso(endMs), updated_at: iso(endMs) });
    }
    expect(await auditKinds(ask, push, owner.headers)).toEqual(["creation"]);
  });

  test("one millisecond before the end of its time it is still deleted by hand", async () => {
    const push = await server.push({ payload: "x", expire_after_days: 1 });
    clock.advance(DAY_MS - 1);
    const { body } = await ask("DELETE", pathOf(push));
    expect(body).toMatchObject({ expired: true, deleted: true, expired_on: iso(clock.now()) });
  });
});

test("of several deletions at once one is written down", async () => {
  const push = await server.push({ payload: "x" }, owner.headers);
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask("DELETE", pathOf(push))));
  for (const { status, body } of answers) expect([status, body.deleted]).toEqual([200, true]);
  expect(await auditKinds(ask, push, owner.headers)).toEqual(["creation", "expire"]);
});

test("of several who must end a push, one does, and all others hear that it was over", async () => {
  const end = (push: { url_token: string }, headers: Record<string, string> = owner.headers) =>
    ask("DELETE", `${pathOf(push)}?must_end=true`, undefined, headers);
  const push = await server.push({ payload: MARKER }, owner.headers);
  const answers = await Promise.all(Array.from({ length: 10 }, () => end(push)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ expired: true, deleted: true });
  expect(answers.find(({ status }) => status === 409)?.body.error).toContain("This push had already expired");
  expect(await auditKinds(ask, push, owner.headers)).toEqual(["creation", "expire"]);
  expect((await ask("GET", pathOf(push))).body).toMatchObject({ expired: true, payload: null });
  const viewed = await server.push({ payload: "x", expire_after_views: 1, deletable_by_viewer: true }, owner.headers);
  expect((await end(await server.push({ payload: "x", deletable_by_viewer: true }, owner.headers), {})).status).toBe(
    200,
  );
  await ask("GET", pathOf(viewed));
  for (const headers of [{}, owner.headers]) expect((await end(viewed, headers)).status).toBe(409);
});

test("an unknown push is not found, for anybody", async () => {
  for (const headers of [{}, owner.headers]) {
    const { status, body } = await ask("DELETE", `${PUSHES}/${"0".repeat(24)}`, undefined, headers);
    expect([status, body]).toEqual([404, { error: "not-found" }]);
  }
});

describe("a deletion from a page", () => {
  type Made = { url_token: string; expires_at: string };
  const newPush = (fields: object = {}): Promise<Made> =>
    server.push({ payload: "x", ...fields }, owner.headers) as never;
  const change = (push: Made, fields: object) => ask("PATCH", pathOf(push), { push: fields }, owner.headers);
  const view = (push: Made) => ask("GET", pathOf(push));
  const kindsOf = (push: Made) => auditKinds(ask, push, owner.headers);
  const OWN_PAGE = { "sec-fetch-site": "same-origin" };
  /** The keys of the browser that has deleted pushes, by push. */
  const kept = new Map<string, string>();
  const post = async (push: Made, what: "delete" | "restore", headers: Record<string, string> = {}) => {
    const cookie = kept.get(push.url_token);
    const answer = await server.fetch(`/p/${push.url_token}/${what}`, {
      method: "POST",
      headers: { ...OWN_PAGE, ...(cookie && { cookie }), ...headers },
    });
    for (const given of answer.headers.getSetCookie()) kept.set(push.url_token, given.split(";")[0] ?? "");
    return [answer.status, await answer.json()];
  };
  const gone = { expired: true, deleted: true, payload: null, files: [] };

  test("keeps everybody out at once, and can be undone for eight seconds: all is as before", async () => {
    const file = { filename: "a.txt", content_type: "text/plain", content: btoa("y") };
    const push = await newPush({ files: [file], deletable_by_viewer: true, notify_me: true });
    const link = new URL((await view(push)).body.files[0].url).pathname;
    const before = (await change(push, { name: "before" })).body;
    expect(await post(push, "delete")).toEqual([200, { seconds: 8 }]);
    for (const headers of [{}, owner.headers]) {
      expect((await ask("GET", pathOf(push), undefined, headers)).body).toMatchObject(gone);
    }
    expect((await server.fetch(link)).status).toBe(404);
    expect((await change(push, { name: "y" })).status).toBe(409);
    expect((await ask("POST", `${pathOf(push)}/thaw`, undefined, owner.headers)).status).toBe(409);
    expect((await view(push)).body).toMatchObject(gone);
    clock.advance(7_000);
    expect(await post(push, "delete")).toEqual([200, { seconds: 1 }]);
    expect(await post(push, "restore")).toEqual([200, {}]);
    expect((await change(push, { name: "before" })).body).toEqual(before);
    expect((await server.fetch(link)).status).toBe(200);
    expect((await view(push)).body).toMatchObject({ payload: "x", expired: false, deleted: false });
    expect(await kindsOf(push)).toEqual([
      "creation",
      "view",
      "changed",
      "expire",
      "failed_view",
      "failed_view",
      "failed_view",
      "restored",
      "view",
    ]);
  });

  test("is final after eight seconds, whether or not the page is still there", async () => {
    const push = await newPush({ deletable_by_viewer: true });
    await post(push, "delete");
    const end = iso(clock.now() + 8_000);
    clock.advance(8_000);
    expect((await post(push, "restore"))[0]).toBe(409);
    expect((await view(push)).body).toMatchObject({ ...gone, expired_on: end });
    expect(await post(push, "delete")).toEqual([200, { seconds: 0 }]);
    expect(await kindsOf(push)).toEqual(["creation", "expire", "failed_view"]);
  });

  test("of a frozen push leaves it frozen once it is undone", async () => {
    const push = await newPush({ deletable_by_viewer: true });
    await ask("POST", `${pathOf(push)}/freeze`, undefined, owner.headers);
    await post(push, "delete");
    await post(push, "restore");
    expect((await view(push)).status).toBe(403);
  });

  test("is for whoever may delete it, from this service's pages; what its owner has deleted, others do not restore", async () => {
    const kept = await newPush({ deletable_by_viewer: false });
    const push = await newPush({ deletable_by_viewer: true });
    expect((await post(kept, "delete"))[0]).toBe(401);
    expect((await post(push, "delete", { "sec-fetch-site": "cross-site" }))[0]).toBe(403);
    expect((await post(push, "restore"))[0]).toBe(409);
    const browser = new Browser(server);
    await browser.signIn(owner.email);
    for (const one of [kept, push]) {
      expect((await browser.send("POST", `/p/${one.url_token}/delete`)).body).toEqual({ seconds: 8 });
      expect((await post(one, "restore"))[0]).toBe(403);
      expect((await browser.send("POST", `/p/${one.url_token}/restore`)).status).toBe(200);
      expect((await view(one)).body.payload).toBe("x");
    }
  });

  test("that its owner repeats is the owner's, and nobody else undoes it", async () => {
    const push = await newPush({ deletable_by_viewer: true });
    const browser = new Browser(server);
    await browser.signIn(owner.email);
    await post(push, "delete");
    clock.advance(3_000);
    expect((await browser.send("POST", `/p/${push.url_token}/delete`)).body).toEqual({ seconds: 5 });
    expect((await post(push, "restore"))[0]).toBe(403);
    expect((await browser.send("POST", `/p/${push.url_token}/restore`)).status).toBe(200);
    expect((await view(push)).body).toMatchObject({ expires_at: push.expires_at, payload: "x" });
    expect(await kindsOf(push)).toEqual(["creation", "expire", "expire", "restored", "view"]);
  });

  test("that its owner freezes is the owner's, and an undo leaves it frozen", async () => {
    const push = await newPush({ deletable_by_viewer: true });
    const browser = new Browser(server);
    await browser.signIn(owner.email);
    await post(push, "delete");
    expect((await ask("POST", `${pathOf(push)}/freeze`, undefined, owner.headers)).status).toBe(200);
    expect((await post(push, "restore"))[0]).toBe(403);
    expect((await browser.send("POST", `/p/${push.url_token}/restore`)).status).toBe(200);
    expect((await view(push)).status).toBe(403);
    expect(await kindsOf(push)).toEqual(["creation", "expire", "freeze", "restored", "failed_view"]);
  });

  test("by DELETE is final, also while another can be undone", async () => {
    const push = await newPush({ deletable_by_viewer: true });
    await post(push, "delete");
    expect((await ask("DELETE", pathOf(push))).body).toMatchObject({ expired: true, deleted: true });
    expect((await post(push, "restore"))[0]).toBe(409);
    expect(await post(push, "delete")).toEqual([200, { seconds: 0 }]);
  });

  test("and the last view at once: the download links of that view stop with it, or the deletion comes first", async () => {
    const file = { filename: "a.txt", content_type: "text/plain", content: btoa("y") };
    for (let round = 0; round < 12; round += 1) {
      const push = await newPush({ files: [file], deletable_by_viewer: true, expire_after_views: 1 });
      const [viewed, deleted] = await Promise.all([view(push), post(push, "delete")]);
      expect(deleted).toEqual([200, { seconds: viewed.body.payload === "x" ? 0 : 8 }]);
      const [link] = viewed.body.files;
      if (link) expect((await server.fetch(new URL(link.url).pathname)).status).toBe(404);
    }
  });

  test("is undone by the browser that began it, and by no other", async () => {
    const push = await newPush({ deletable_by_viewer: true });
    await post(push, "delete");
    const first = kept.get(push.url_token) ?? "";
    const other = { cookie: `sp_undo=${"x".repeat(22)}` };
    expect(await post(push, "delete", other)).toEqual([200, { seconds: 8, undo: false }]);
    for (const headers of [other, { cookie: "" }]) expect((await post(push, "restore", headers))[0]).toBe(403);
    expect(await post(push, "delete", { cookie: first })).toEqual([200, { seconds: 8 }]);
    expect(await post(push, "restore", { cookie: first })).toEqual([200, {}]);
    expect((await view(push)).body.payload).toBe("x");
    expect(await kindsOf(push)).toEqual(["creation", "expire", "restored", "view"]);
  });

  test("is final for others after an undo, or they could keep it closed; its owner may still undo one", async () => {
    const push = await newPush({ deletable_by_viewer: true });
    expect(await post(push, "delete")).toEqual([200, { seconds: 8 }]);
    await post(push, "restore");
    const browser = new Browser(server);
    await browser.signIn(owner.email);
    expect((await browser.send("POST", `/p/${push.url_token}/delete`)).body).toEqual({ seconds: 8 });
    await browser.send("POST", `/p/${push.url_token}/restore`);
    expect(await post(push, "delete")).toEqual([200, { seconds: 0 }]);
    expect((await post(push, "restore"))[0]).toBe(409);
    expect((await view(push)).body).toMatchObject(gone);
  });

  test("can be undone also if the log has no room for what others try", async () => {
    const push = await newPush({ deletable_by_viewer: true });
    const database = await databaseOf(server);
    await database`UPDATE pushes SET uncounted_entries = -2000 WHERE id = (SELECT max(id) FROM pushes)`;
    await database.close();
    expect(await post(push, "delete")).toEqual([200, { seconds: 8 }]);
    expect(await post(push, "restore")).toEqual([200, {}]);
  });

  test("and many claims at once: none gets the payload after it", async () => {
    for (let round = 0; round < 5; round += 1) {
      const push = await newPush({ deletable_by_viewer: true, expire_after_views: 8 });
      const claims = Array.from({ length: 6 }, () => view(push));
      const [deleted, ...answers] = await Promise.all([post(push, "delete"), ...claims]);
      expect(deleted).toEqual([200, { seconds: 8 }]);
      const kinds = await kindsOf(push);
      expect(kinds.slice(kinds.indexOf("expire"))).not.toContain("view");
      const opened = answers.filter(({ body }) => body.payload === "x");
      expect(kinds.filter((kind) => kind === "view")).toHaveLength(opened.length);
    }
  });
});

test("an undo holds, even if the process that answers the deletion stood still for longer than eight seconds", async () => {
  const place = await ENGINES[0]?.newPlace();
  const store = await place?.open();
  if (!place || !store) throw new Error("There is no engine.");
  const { pushes } = store;
  const clock = testClock(1_500);
  const push = await createPush(store, { expiresAtMs: DAY_MS });
  const stopped: typeof pushes.deleteSoon = async (...given) => {
    const deleted = await pushes.deleteSoon(...given);
    await pushes.restore(push.id, null, CLIENT, clock.now());
    clock.advance(9_000);
    return deleted;
  };
  const late = new Proxy(pushes, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      return name === "deleteSoon" ? stopped : typeof value === "function" ? value.bind(target) : value;
    },
  });
  const deletions = new Deletions({ store: late, files: { unlinkDue: async () => 0 }, clock, finding: {} as Finding });
  expect(await deletions.begin(push, "deleteSoon", CLIENT)).toMatchObject({ undoMs: 0 });
  expect(await pushes.findById(push.id)).toMatchObject({ expiredAtMs: null, deleted: false });
  await store.close();
  await place.remove();
});

test("a deletion that is final is final in one step: its owner, who deletes a moment later, is promised no undo", async () => {
  const place = await ENGINES[0]?.newPlace();
  const store = await place?.open();
  if (!place || !store) throw new Error("There is no engine.");
  const { pushes } = store;
  const clock = testClock(1_500);
  const push = await createPush(store, { expiresAtMs: DAY_MS });
  const about = { clock, files: { unlinkDue: async () => 0 }, finding: {} as Finding };
  const owners = new Deletions({ ...about, store: pushes });
  await pushes.deleteSoon(push.id, { act: "deleteSoonByLink", undo: "u", waitMs: 8_000 }, CLIENT, clock.now());
  await pushes.restore(push.id, null, CLIENT, clock.now());
  const beside: number[] = [];
  const late = new Proxy(pushes, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== "deleteSoon") return typeof value === "function" ? value.bind(target) : value;
      return async (...given: Parameters<typeof pushes.deleteSoon>) => {
        const deleted = await target.deleteSoon(...given);
        beside.push((await owners.begin(push, "deleteSoon", CLIENT)).undoMs);
        return deleted;
      };
    },
  });
  const viewers = new Deletions({ ...about, store: late });
  expect(await viewers.begin(push, "deleteSoonByLink", CLIENT)).toMatchObject({ undoMs: 0, mayUndo: false });
  expect(beside).toEqual([0]);
  expect(await pushes.findById(push.id)).toMatchObject({ expiredAtMs: 1_500, deleted: true });
  await store.close();
  await place.remove();
});
