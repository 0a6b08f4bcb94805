// Held release through the API and the recipient's page: who asks, waits; the owner decides; a release gives the push once.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { Browser as OwnBrowser, signedIn } from "./browser_sessions.ts";
import {
  type Answer,
  type PushAnswer,
  startServer,
  type TestServer,
  testClock,
  twoUsers,
  type User,
} from "./harness.ts";
import { databaseOf, linksIn } from "./test_engine.ts";

setDefaultTimeout(60_000);

const SECRET = "correct horse battery staple";
const clock = testClock();
let server: TestServer;
let owner: User;
let other: User;
beforeAll(async () => {
  server = await startServer({ clock });
  [owner, other] = await twoUsers(server);
});
afterAll(() => server?.stop());

const hold = (fields: Record<string, unknown> = {}): Promise<PushAnswer> =>
  server.push({ payload: SECRET, hold: true, expire_after_views: 20, ...fields }, owner.headers);
const pathOf = ({ url_token: token }: PushAnswer, rest = ""): string => `/api/v2/pushes/${token}${rest}`;
const retrieve = (push: PushAnswer, holdId?: string, headers: Record<string, string> = {}): Promise<Answer> =>
  server.json("GET", pathOf(push, holdId === undefined ? "" : `?hold=${holdId}`), undefined, headers);
const decide = (push: PushAnswer, id: string, what: "release" | "refuse", user = owner, query = ""): Promise<Answer> =>
  server.json("POST", pathOf(push, `/holds/${id}/${what}${query}`), undefined, user.headers);
const waits = async (push: PushAnswer) =>
  (await server.json("GET", pathOf(push, "/holds"), undefined, owner.headers)).body;
const kindsOf = async (push: PushAnswer): Promise<string[]> =>
  (await server.json("GET", pathOf(push, "/audit"), undefined, owner.headers)).body.logs.map(
    ({ kind }: { kind: string }) => kind,
  );
/** The proxy on loopback is trusted, so a test can come from any network. */
const from = (network: number): Record<string, string> => ({ "x-forwarded-for": `198.51.100.${network}` });
async function begin(push: PushAnswer, headers: Record<string, string> = {}): Promise<string> {
  const { status, body, text } = await retrieve(push, undefined, headers);
  if (status !== 403 || !body.hold) throw new Error(`No wait began: ${status} ${text}`);
  return body.hold.id as string;
}

/** What a browser does on the page: same origin, with the cookie that it was given. */
class Browser {
  cookie = "";
  headers: Record<string, string> = { "sec-fetch-site": "same-origin" };

  async reveal(push: PushAnswer, fields: Record<string, string> = {}): Promise<Answer> {
    const headers = { ...this.headers, ...(this.cookie && { cookie: this.cookie }) };
    const answer = await server.json("POST", `/p/${push.url_token}/reveal`, fields, headers);
    this.cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? this.cookie;
    return answer;
  }

  poll(push: PushAnswer, id: string): Promise<Answer> {
    const headers = { ...this.headers, ...(this.cookie && { cookie: this.cookie }) };
    return server.json("GET", `/p/${push.url_token}/holds/${id}/events`, undefined, headers);
  }

  listen(push: PushAnswer, id: string, signal?: AbortSignal): Promise<Response> {
    return server.fetch(`/p/${push.url_token}/holds/${id}/events`, {
      ...(signal && { signal }),
      headers: { ...this.headers, accept: "text/event-stream", ...(this.cookie && { cookie: this.cookie }) },
    });
  }
}

/** The states of a stream of events, as they arrive; heartbeats are left out. */
async function* statesOf(response: Response): AsyncGenerator<string, undefined> {
  let rest = "";
  if (!response.body) throw new Error("There is no stream.");
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (rest + chunk).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) {
      const data = /^event: state\ndata: (.*)$/.exec(event)?.[1];
      if (data !== undefined) yield (JSON.parse(data) as { state: string }).state;
    }
  }
  return undefined;
}

describe("the API", () => {
  test("a held push needs an account", async () => {
    const { status, body } = await server.json("POST", "/api/v2/pushes", { push: { payload: SECRET, hold: true } });
    expect(status).toBe(422);
    expect(body).toEqual({ hold: ["needs an account: only someone who can sign in can release it"] });
  });

  test("who asks waits under an id and three words, and gets the push once after its release", async () => {
    const push = await hold();
    expect(push).toMatchObject({ hold: true });
    const first = await retrieve(push);
    expect(first.status).toBe(403);
    expect(first.body).toEqual({
      error: "The owner of this push must release it to you: tell them these three words, and wait.",
      hold: {
        id: expect.stringMatching(/^[0-9A-Za-z]{24}$/),
        words: expect.stringMatching(/^[a-z]+ [a-z]+ [a-z]+$/),
        expires_at: new Date(clock.nowMs + 15 * 60_000).toISOString(),
      },
    });
    const { id, words } = first.body.hold;
    expect((await retrieve(push, id)).body).toEqual(first.body);
    expect(await waits(push)).toEqual([
      {
        id,
        words,
        ip: "127.0.0.1",
        user_agent: expect.any(String),
        asked_at: new Date(clock.nowMs).toISOString(),
        expires_at: first.body.hold.expires_at,
        state: "waiting",
      },
    ]);
    expect(await decide(push, id, "release")).toMatchObject({ status: 200, body: { id, words, state: "released" } });
    expect(await retrieve(push, id)).toMatchObject({ status: 200, body: { payload: SECRET, views_remaining: 19 } });
    const again = await retrieve(push, id);
    expect(again).toMatchObject({
      status: 403,
      body: { error: "This wait was released and used up: ask again without its id to begin another." },
    });
    expect(again.body.hold).toBeUndefined();
    expect((await waits(push))[0].state).toBe("used");
    expect(await kindsOf(push)).toEqual(["creation", "hold_asked", "hold_released", "view"]);
  });

  test("a refusal says so, and freezes the push unless the owner keeps it open", async () => {
    const push = await hold();
    const [kept, frozen] = [await begin(push), await begin(push)];
    expect(await decide(push, kept, "refuse", owner, "?freeze=false")).toMatchObject({ body: { state: "refused" } });
    expect(await retrieve(push, kept)).toMatchObject({
      status: 403,
      body: { error: "The owner of this push has refused to release it to you." },
    });
    const last = await begin(push);
    expect(await decide(push, frozen, "refuse")).toMatchObject({ status: 200, body: { state: "refused" } });
    expect(await decide(push, last, "release")).toMatchObject({ status: 409 });
    expect((await server.json("GET", pathOf(push), undefined, owner.headers)).body).toMatchObject({ frozen: true });
    for (const id of [kept, frozen, last]) expect((await retrieve(push, id)).body.payload ?? null).toBeNull();
    // The refusal is told, though it has frozen the push.
    for (const id of [kept, frozen]) {
      expect((await retrieve(push, id)).body.error).toBe("The owner of this push has refused to release it to you.");
    }
    expect((await retrieve(push, last)).body.error).toStartWith("This push is frozen");
    expect((await waits(push)).map(({ state }: { state: string }) => state).toSorted()).toEqual(
      ["expired", "refused", "refused"].toSorted(),
    );
  });

  test("a refusal can still freeze afterwards, and writes one entry where it froze already", async () => {
    const push = await hold();
    const id = await begin(push);
    for (const query of ["?freeze=false", "", ""]) {
      expect((await decide(push, id, "refuse", owner, query)).body).toMatchObject({ id, state: "refused" });
      const { body } = await server.json("GET", pathOf(push), undefined, owner.headers);
      expect(body.frozen).toBe(query === "" ? true : undefined);
    }
    expect((await kindsOf(push)).filter((kind) => kind === "hold_refused")).toHaveLength(2);
  });

  test("a refusal is idempotent after a thaw and the push's end, too; beside a deletion it keeps what an undo restores closed", async () => {
    const push = await hold();
    const id = await begin(push);
    const frozen = async () => (await server.json("GET", pathOf(push), undefined, owner.headers)).body.frozen === true;
    const act = async (method: string, more: string) =>
      (await server.json(method, pathOf(push, more), undefined, owner.headers)).status;
    const browser = new OwnBrowser(server);
    await browser.signIn(owner.email);
    const onPage = async (what: string) => (await browser.send("POST", `/p/${push.url_token}/${what}`)).status;
    const refusal = { status: 200, body: { id, state: "refused" } };
    expect(await decide(push, id, "refuse")).toMatchObject(refusal);
    expect([await act("POST", "/thaw"), await frozen()]).toEqual([200, false]);
    expect(await onPage("delete")).toBe(200);
    expect(await decide(push, id, "refuse")).toMatchObject(refusal);
    expect([await onPage("restore"), await frozen()]).toEqual([200, true]);
    expect([await act("POST", "/thaw"), await act("DELETE", "")]).toEqual([200, 200]);
    const kinds = await kindsOf(push);
    expect(await decide(push, id, "refuse")).toMatchObject(refusal);
    expect(await kindsOf(push)).toEqual(kinds);
  });

  test("a decision is idempotent, and the other one afterwards is a conflict", async () => {
    const push = await hold();
    const [released, refused] = [await begin(push), await begin(push)];
    for (let round = 0; round < 2; round += 1) {
      expect((await decide(push, released, "release")).status).toBe(200);
      expect((await decide(push, refused, "refuse", owner, "?freeze=no")).status).toBe(200);
    }
    expect(await decide(push, released, "refuse")).toMatchObject({
      status: 409,
      body: {
        error: "This wait was released already: freeze or delete the push to keep the recipient from opening it.",
      },
    });
    expect((await decide(push, refused, "release")).status).toBe(409);
    expect(await retrieve(push, released)).toMatchObject({ status: 200 });
    expect((await decide(push, released, "release")).status).toBe(200);
    expect((await kindsOf(push)).filter((kind) => kind.startsWith("hold_re"))).toEqual([
      "hold_released",
      "hold_refused",
    ]);
  });

  test("only the owner sees and decides who waits", async () => {
    const push = await hold();
    const id = await begin(push);
    for (const [method, rest] of [
      ["GET", "/holds"],
      ["POST", `/holds/${id}/release`],
      ["POST", `/holds/${id}/refuse`],
    ] as const) {
      expect((await server.json(method, pathOf(push, rest), undefined, other.headers)).status).toBe(403);
      expect((await server.json(method, pathOf(push, rest))).status).toBe(401);
    }
    expect((await server.json("GET", "/api/v2/holds")).status).toBe(401);
    expect((await server.json("GET", "/api/v2/holds", undefined, other.headers)).body).toEqual([]);
    expect((await decide(push, "0".repeat(24), "release")).status).toBe(404);
    const elsewhere = await hold();
    expect((await decide(elsewhere, id, "release")).status).toBe(404);
    expect((await retrieve(push, id)).body.hold.id).toBe(id);
  });

  test("the owner's own retrieval passes, HEAD and previews begin no wait", async () => {
    const push = await hold();
    expect(await retrieve(push, undefined, owner.headers)).toMatchObject({ status: 200, body: { payload: SECRET } });
    expect((await server.fetch(pathOf(push), { method: "HEAD" })).status).toBe(403);
    expect((await server.fetch(pathOf(push, "/preview"))).status).toBe(200);
    expect((await server.fetch(`/p/${push.url_token}/r`, { headers: { accept: "text/html" } })).status).toBe(200);
    expect(await waits(push)).toEqual([]);
    const id = await begin(push);
    expect((await server.fetch(pathOf(push, `?hold=${id}`), { method: "HEAD" })).status).toBe(403);
    await decide(push, id, "release");
    expect((await server.fetch(pathOf(push, `?hold=${id}`), { method: "HEAD" })).status).toBe(200);
    expect((await retrieve(push, id)).body.payload).toBe(SECRET);
  });

  test("the passphrase comes before the wait, and is asked for again with the release", async () => {
    const push = await hold({ passphrase: "open sesame" });
    expect((await retrieve(push)).status).toBe(401);
    expect(await waits(push)).toEqual([]);
    const asked = await server.json("GET", pathOf(push, "?passphrase=open%20sesame"));
    const { id } = asked.body.hold;
    // Who waits need not derive the key each time.
    expect((await retrieve(push, id)).body).toEqual(asked.body);
    // HEAD looks at no wait before the passphrase: its failures count as any others do.
    expect((await server.fetch(pathOf(push, `?hold=${id}`), { method: "HEAD" })).status).toBe(401);
    await decide(push, id, "release");
    expect((await retrieve(push, id)).status).toBe(401);
    expect((await server.json("GET", pathOf(push, `?passphrase=open%20sesame&hold=${id}`))).body.payload).toBe(SECRET);
  });

  test("a wait of a user's token is of that user alone, and is found again without its id", async () => {
    const push = await hold();
    const id = await begin(push, other.headers);
    expect(await begin(push, other.headers)).toBe(id);
    await decide(push, id, "release");
    expect(await retrieve(push, id)).toMatchObject({ status: 403 });
    expect((await retrieve(push, id)).body.hold).toBeUndefined();
    expect((await retrieve(push, undefined, other.headers)).body.payload).toBe(SECRET);
  });

  test("a wait is over after its time, and a release after the same time again", async () => {
    const push = await hold();
    const [waiting, released] = [await begin(push), await begin(push)];
    clock.advance(15 * 60_000 - 1);
    expect((await decide(push, released, "release")).status).toBe(200);
    clock.advance(1);
    expect((await retrieve(push, waiting)).body).toEqual({
      error: "This wait is over: ask again without its id to begin another.",
    });
    expect(await decide(push, waiting, "release")).toMatchObject({ status: 409 });
    clock.advance(15 * 60_000 - 1);
    expect((await retrieve(push, released)).status).toBe(403);
    expect((await waits(push)).map(({ state }: { state: string }) => state)).toEqual(["expired", "expired"]);
  });

  test("the end of the push ends its waits", async () => {
    const push = await hold();
    const [waiting, released] = [await begin(push), await begin(push)];
    await decide(push, released, "release");
    expect((await server.json("DELETE", pathOf(push), undefined, owner.headers)).status).toBe(200);
    expect((await retrieve(push, released)).body).toMatchObject({ expired: true, payload: null });
    expect(await decide(push, waiting, "release")).toMatchObject({ status: 409 });
    expect((await waits(push)).map(({ state }: { state: string }) => state)).toEqual(["expired", "expired"]);
    expect((await server.json("GET", "/api/v2/holds", undefined, owner.headers)).body).not.toContainEqual(
      expect.objectContaining({ url_token: push.url_token }),
    );
  });

  test("a deletion that is undone ends none of its waits: who waits goes on, and a release holds", async () => {
    const push = await hold({ deletable_by_viewer: true });
    const browser = new Browser();
    const seen = (await browser.reveal(push)).body.hold.id;
    const [undecided, released, refused] = [await begin(push), await begin(push, from(2)), await begin(push, from(3))];
    await decide(push, released, "release");
    const gone = await server.fetch(`/p/${push.url_token}/delete`, { method: "POST", headers: browser.headers });
    const cookie = gone.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect((await browser.poll(push, seen)).body.state).toBe("waiting");
    expect((await retrieve(push, released)).body).toMatchObject({ expired: true, payload: null });
    expect((await decide(push, undecided, "release")).body.error).toContain("undo the deletion first");
    expect((await decide(push, refused, "refuse", owner, "?freeze=false")).body.state).toBe("refused");
    const undo = { method: "POST", headers: { ...browser.headers, cookie } };
    expect((await server.fetch(`/p/${push.url_token}/restore`, undo)).status).toBe(200);
    expect((await browser.poll(push, seen)).body.state).toBe("waiting");
    expect((await retrieve(push, released)).body.payload).toBe(SECRET);
    expect((await decide(push, undecided, "release")).body.state).toBe("released");
    expect((await retrieve(push, undecided)).body.payload).toBe(SECRET);
    expect((await retrieve(push, refused)).body.error).toContain("refused");
    clock.advance(1_000);
    const final = await hold({ deletable_by_viewer: true });
    const last = (await browser.reveal(final)).body.hold.id;
    await server.fetch(`/p/${final.url_token}/delete`, { method: "POST", headers: browser.headers });
    clock.advance(8_000);
    expect((await browser.poll(final, last)).body.state).toBe("expired");
  });

  test("an owner's lists say how many wait, and only where somebody does", async () => {
    const busy = await hold({ name: "busy" });
    const idle = await hold({ name: "idle" });
    const ids = [await begin(busy)];
    clock.advance(1);
    ids.push(await begin(busy));
    const { body } = await server.json("GET", "/api/v2/pushes/active", undefined, owner.headers);
    const listed = (push: PushAnswer) => body.find(({ url_token }: PushAnswer) => url_token === push.url_token);
    expect(listed(busy).holds_waiting).toBe(2);
    expect("holds_waiting" in listed(idle)).toBe(false);
    const all = (await server.json("GET", "/api/v2/holds", undefined, owner.headers)).body;
    const own = all.filter(({ url_token }: PushAnswer) => url_token === busy.url_token);
    expect(own.map(({ id, name, html_url }: Record<string, string>) => [id, name, html_url])).toEqual(
      ids.map((id) => [id, "busy", busy["html_url"]]),
    );
  });

  test("the owner's own pages see and decide with the session, and another site cannot", async () => {
    const { browser, token } = await signedIn(server);
    const push = await server.push({ payload: SECRET, hold: true }, { authorization: `Bearer ${token}` });
    const id = await begin(push);
    expect(await browser.page("/admin")).toMatch(
      new RegExp(`href="/p/${push.url_token}/preview".*<span class="badge warning">1 person is waiting</span>`),
    );
    expect((await browser.send("GET", pathOf(push, "/holds"))).body).toMatchObject([{ id, state: "waiting" }]);
    expect((await browser.send("GET", "/api/v2/holds")).body).toMatchObject([{ id }]);
    const release = pathOf(push, `/holds/${id}/release`);
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await browser.send("POST", release, undefined, foreign)).status).toBe(401);
    expect((await browser.send("POST", release)).status).toBe(200);
    expect((await retrieve(push, id)).body.payload).toBe(SECRET);
  });

  test("API v1 answers alike", async () => {
    const push = await hold();
    const { status, body } = await server.json("GET", `/p/${push.url_token}.json`);
    expect(status).toBe(403);
    await decide(push, body.hold.id, "release");
    expect((await server.json("GET", `/p/${push.url_token}.json?hold=${body.hold.id}`)).body.payload).toBe(SECRET);
  });
});

describe("at once", () => {
  test("of sixty of one network who ask three wait; the others are told to come back", async () => {
    const push = await hold();
    const answers = await Promise.all(Array.from({ length: 60 }, () => retrieve(push)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(57);
    expect(refused[0]?.body).toEqual({
      error: "3 others from your network are already waiting for the owner of this push. Try again in a minute.",
    });
    expect(refused[0]?.headers.get("retry-after")).toBe("60");
    expect((await server.json("GET", pathOf(push, "/audit"), undefined, owner.headers)).body.logs).toHaveLength(4);
  });

  test("nobody keeps a recipient of another network out, however often they ask", async () => {
    const push = await hold();
    const crowd = async () => {
      for (let n = 0; n < 30; n += 1) await retrieve(push, undefined, from(n % 5));
    };
    await crowd();
    const id = await begin(push, from(200));
    await crowd();
    expect((await retrieve(push, id, from(200))).body.hold.id).toBe(id);
    await decide(push, id, "release");
    expect((await retrieve(push, id, from(200))).body.payload).toBe(SECRET);
  });

  test("sixty waits of six pushes, each released once, give sixty payloads and no more", async () => {
    const pushes = await Promise.all(Array.from({ length: 6 }, () => hold()));
    const begun = await Promise.all(
      pushes.flatMap((push) => Array.from({ length: 10 }, async (_, n) => ({ push, id: await begin(push, from(n)) }))),
    );
    await Promise.all(begun.map(({ push, id }) => decide(push, id, "release")));
    const answers = await Promise.all(
      begun.flatMap(({ push, id }) => Array.from({ length: 3 }, () => retrieve(push, id))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(120);
  });

  test("of twenty requests with one released wait one gets the payload", async () => {
    const push = await hold();
    const id = await begin(push);
    await decide(push, id, "release");
    const answers = await Promise.all(Array.from({ length: 20 }, () => retrieve(push, id)));
    expect(answers.filter(({ body }) => body.payload === SECRET)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(19);
    expect((await kindsOf(push)).filter((kind) => kind === "view")).toHaveLength(1);
  });

  test("a release and a refusal from two of the owner's sessions: one holds", async () => {
    for (let round = 0; round < 5; round += 1) {
      const push = await hold();
      const id = await begin(push);
      const [release, refusal] = await Promise.all([decide(push, id, "release"), decide(push, id, "refuse")]);
      expect([release?.status, refusal?.status].toSorted()).toEqual([200, 409]);
      const retrieved = await retrieve(push, id);
      expect(retrieved.status === 200).toBe(release?.status === 200);
    }
  });
});

describe("the page", () => {
  test("answers with the wait, gives the browser a cookie, and opens with that cookie alone", async () => {
    const push = await hold();
    const [one, two] = [new Browser(), new Browser()];
    const held = await one.reveal(push);
    expect(held.body).toEqual({
      outcome: "held",
      hold: { id: expect.any(String), words: expect.any(String), expires_at: expect.any(String) },
    });
    expect(held.headers.get("set-cookie")).toMatch(
      /^sp_waiter=[0-9A-Za-z]{32}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/,
    );
    const { id } = held.body.hold;
    // A reload goes on with the same wait.
    const again = await one.reveal(push);
    expect(again.body).toEqual(held.body);
    expect(again.headers.get("set-cookie")).toBeNull();
    expect((await two.reveal(push)).body.hold.id).not.toBe(id);
    await decide(push, id, "release");
    expect((await two.reveal(push, { hold: id })).body).toEqual({ outcome: "not-released", state: "expired" });
    expect(await retrieve(push, id)).toMatchObject({ status: 403 });
    expect((await one.reveal(push, { hold: id })).body).toMatchObject({ outcome: "open", payload: SECRET });
    expect((await one.reveal(push, { hold: id })).body).toEqual({ outcome: "not-released", state: "used" });
  });

  test("two waits of one browser, or of one user, have nothing in common in the database", async () => {
    const [one, two] = [await hold(), await hold()];
    const browser = new Browser();
    const reader = await server.user();
    for (const push of [one, two]) {
      await browser.reveal(push);
      await server.json("GET", pathOf(push), undefined, reader.headers);
    }
    const database = await databaseOf(server);
    const links = await linksIn(database);
    const rows = await database`SELECT h.waiter FROM holds h JOIN pushes p ON p.id = h.push_id
                                 WHERE p.lookup = ${links.lookupOf(one.url_token)} OR p.lookup = ${links.lookupOf(two.url_token)}`;
    await database.close();
    const waiters = rows.map(({ waiter }: { waiter: Uint8Array }) => Buffer.from(waiter).toString("hex"));
    expect(waiters.length).toBe(4);
    expect(new Set(waiters).size).toBe(4);
  });

  test("without the id, the cookie opens a released wait", async () => {
    const push = await hold();
    const browser = new Browser();
    const { id } = (await browser.reveal(push)).body.hold;
    await decide(push, id, "release");
    expect((await browser.reveal(push)).body).toMatchObject({ outcome: "open", payload: SECRET });
  });

  test("a push that is not held gives no cookie", async () => {
    const push = await server.push({ payload: SECRET });
    const answer = await new Browser().reveal(push);
    expect(answer.body.outcome).toBe("open");
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  test("over TLS no other host and no page over plain HTTP can set the cookie", async () => {
    const secure = await startServer({ flags: { "base-url": "https://push.example.org" } });
    try {
      const user = await secure.user();
      const push = await secure.push({ payload: SECRET, hold: true }, user.headers);
      const headers = { "sec-fetch-site": "same-origin", cookie: `sp_waiter=${"a".repeat(32)}` };
      const answer = await secure.json("POST", `/p/${push.url_token}/reveal`, {}, headers);
      expect(answer.headers.get("set-cookie")).toMatch(/^__Host-sp_waiter=(?!a{32});?.*; Secure/);
    } finally {
      await secure.stop();
    }
  });

  test("too many who wait, and a refusal, are outcomes", async () => {
    const push = await hold();
    const browser = new Browser();
    const { id } = (await browser.reveal(push)).body.hold;
    await decide(push, id, "refuse", owner, "?freeze=false");
    expect((await browser.reveal(push, { hold: id })).body).toEqual({ outcome: "not-released", state: "refused" });
    await Promise.all(Array.from({ length: 3 }, () => begin(push)));
    expect((await browser.reveal(push)).body).toEqual({ outcome: "crowded", seconds: 60 });
  });

  test("a browser without scripts sees the words, and opens the push with the same form after the release", async () => {
    const push = await hold();
    const path = `/p/${push.url_token}/r`;
    let cookie = "";
    const submit = async (): Promise<string> => {
      const answer = await server.fetch(path, {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin", accept: "text/html", cookie },
        body: new URLSearchParams({ passphrase: "", form_id: crypto.randomUUID() }),
      });
      cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
      return answer.text();
    };
    const page = await submit();
    const [{ id, words }] = await waits(push);
    expect(page).toContain(`translate="no">${words}</p>`);
    expect(page).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>');
    expect(await submit()).toContain(words);
    await decide(push, id, "release");
    expect(await submit()).toContain(SECRET);
    expect(await submit()).not.toContain(SECRET);
  });
});

describe("news of a wait", () => {
  test("come as events, from the first state to the last, and the stream ends", async () => {
    const push = await hold();
    const browser = new Browser();
    const { id } = (await browser.reveal(push)).body.hold;
    const response = await browser.listen(push, id);
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const states = statesOf(response);
    expect(await states.next()).toEqual({ value: "waiting", done: false });
    await decide(push, id, "release");
    expect(await states.next()).toEqual({ value: "released", done: false });
    expect((await states.next()).done).toBe(true);
  });

  test.each([
    ["a refusal", "refused", (push: PushAnswer, id: string) => decide(push, id, "refuse")],
    [
      "the end of the push",
      "expired",
      (push: PushAnswer) => server.json("DELETE", pathOf(push), undefined, owner.headers),
    ],
    ["the end of its time", "expired", async () => clock.advance(15 * 60_000)],
  ])("%s is the last of them", async (_what, last, end) => {
    const push = await hold();
    const browser = new Browser();
    const { id } = (await browser.reveal(push)).body.hold;
    const states = statesOf(await browser.listen(push, id));
    expect((await states.next()).value).toBe("waiting");
    await end(push, id);
    expect((await states.next()).value).toBe(last);
    expect((await states.next()).done).toBe(true);
    expect((await browser.poll(push, id)).body.state).toBe(last);
  });

  test("are for the browser that waits, also as JSON, and hold nothing of the secret", async () => {
    const push = await hold();
    const browser = new Browser();
    const { id, words, expires_at } = (await browser.reveal(push)).body.hold;
    expect((await browser.poll(push, id)).body).toEqual({ state: "waiting", words, expires_at });
    expect((await new Browser().poll(push, id)).status).toBe(404);
    expect((await new Browser().listen(push, id)).status).toBe(404);
    expect((await browser.poll(await hold(), id)).status).toBe(404);
    expect((await browser.poll(push, "0".repeat(24))).status).toBe(404);
    browser.headers = { "sec-fetch-site": "cross-site" };
    expect((await browser.poll(push, id)).status).toBe(403);
  });

  test("go to so many streams of one address only; asking again and again goes on", async () => {
    const push = await hold();
    const browser = new Browser();
    const { id } = (await browser.reveal(push)).body.hold;
    const open = await Promise.all(Array.from({ length: 32 }, () => browser.listen(push, id)));
    expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
    expect((await browser.listen(push, id)).status).toBe(429);
    expect((await browser.poll(push, id)).status).toBe(200);
    await decide(push, id, "release");
    for (const response of open) expect(await response.text()).toContain('"state":"released"');
    expect((await browser.listen(push, id)).status).toBe(200);
  });

  test("of a browser that has left leave room for others", async () => {
    const push = await hold();
    const browser = new Browser();
    const { id } = (await browser.reveal(push)).body.hold;
    const listenAll = async (): Promise<boolean> => {
      const left = new AbortController();
      const open = await Promise.all(Array.from({ length: 32 }, () => browser.listen(push, id, left.signal)));
      left.abort();
      return open.every(({ status }) => status === 200);
    };
    // All places, three times: each time those before must be free again.
    let rounds = 0;
    for (const endMs = Date.now() + 30_000; rounds < 3 && Date.now() < endMs;) {
      if (await listenAll()) rounds += 1;
      else await Bun.sleep(20);
    }
    expect(rounds).toBe(3);
  });

  test("end with the server, which stops at once", async () => {
    const server = await startServer();
    const user = await server.user();
    const push = await server.push({ payload: SECRET, hold: true }, user.headers);
    const { body } = await server.json("GET", `/api/v2/pushes/${push.url_token}`);
    const response = await server.fetch(`/p/${push.url_token}/holds/${body.hold.id}/events`, {
      headers: { accept: "text/event-stream" },
    });
    const text = response.text();
    await server.stop();
    expect(await text).toContain('"state":"waiting"');
  });
});
