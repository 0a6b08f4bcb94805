// Locked pushes through the API and the recipient's page: the device that opens one first keeps it, others read that.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { newToken } from "../src/base/crypto.ts";
import { type Answer, type PushAnswer, type User } from "./harness.ts";
import { ownServer } from "./scratch.ts";
import { databaseOf } from "./test_engine.ts";

setDefaultTimeout(60_000);

const SECRET = "correct horse battery staple";
let owner: User;
const server = ownServer({ flags: { "base-url": "https://push.example.org" } });
beforeAll(async () => {
  owner = await server.user("ann@example.org", true);
});

const lock = (fields: Record<string, unknown> = {}): Promise<PushAnswer> =>
  server.push({ payload: SECRET, lock: true, expire_after_views: 20, ...fields }, owner.headers);
const pathOf = ({ url_token: token }: PushAnswer, rest = ""): string => `/api/v2/pushes/${token}${rest}`;
const proof = (key: string) => ({ "x-recipient-proof": key });
const retrieve = (push: PushAnswer, headers: Record<string, string> = {}): Promise<Answer> =>
  server.json("GET", pathOf(push), undefined, headers);
const viewsOf = async (push: PushAnswer): Promise<number> =>
  20 - (await server.json("GET", pathOf(push), undefined, owner.headers)).body.views_remaining;
const kindsOf = async (push: PushAnswer): Promise<string[]> =>
  (await server.json("GET", pathOf(push, "/audit"), undefined, owner.headers)).body.logs
    .map(({ kind }: { kind: string }) => kind)
    .filter((kind: string) => kind !== "owner_view");

/** A browser that keeps cookies. */
class Browser {
  cookie = "";

  async ask(path: string, form?: Record<string, string>): Promise<{ status: number; text: string; headers: Headers }> {
    const answer = await server.fetch(path, {
      method: form ? "POST" : "GET",
      headers: { "sec-fetch-site": "same-origin", accept: "text/html", ...(this.cookie && { cookie: this.cookie }) },
      ...(form && { body: new URLSearchParams(form) }),
    });
    this.cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? this.cookie;
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  }

  async open(push: PushAnswer): Promise<{ status: number; text: string }> {
    const { text } = await this.ask(`/p/${push.url_token}`);
    const formId = /name="form_id" value="(\w+)"/.exec(text)?.[1] ?? "";
    return this.ask(`/p/${push.url_token}/r`, { form_id: formId });
  }

  async reveal(push: PushAnswer): Promise<Record<string, unknown>> {
    return JSON.parse((await this.ask(`/p/${push.url_token}/reveal`, { passphrase: "" })).text);
  }
}

describe("a program", () => {
  test("without a key is given one, and loses no view by that", async () => {
    const push = await lock();
    const asked = await retrieve(push);
    expect([asked.status, asked.body.proof]).toEqual([403, expect.stringMatching(/^[0-9A-Za-z]{32}$/)]);
    expect(asked.body.error).toContain("X-Recipient-Proof");
    for (const bad of ["", "short", `${"a".repeat(31)}-`, "a".repeat(33)]) {
      expect((await retrieve(push, proof(bad))).body.proof).toBeString();
    }
    expect(await viewsOf(push)).toBe(0);
    expect(await retrieve(push, proof(asked.body.proof))).toMatchObject({
      status: 200,
      body: { payload: SECRET, lock: true },
    });
    expect(await kindsOf(push)).toEqual(["creation", "view"]);
  });

  test("keeps what it has opened first until the last view, and others read that it was opened elsewhere", async () => {
    const push = await lock({ expire_after_views: 2 });
    const [own, other] = [proof(newToken(32)), proof(newToken(32))];
    expect((await retrieve(push, own)).status).toBe(200);
    for (const headers of [other, {}, proof("a forged one")]) {
      const { status, body } = await retrieve(push, headers);
      expect([status, body.error, body.proof]).toEqual([403, expect.stringContaining("Another device"), undefined]);
    }
    expect((await retrieve(push, own)).body).toMatchObject({ payload: SECRET, views_remaining: 0 });
    expect((await retrieve(push, own)).body).toMatchObject({ expired: true, payload: null });
    expect(await kindsOf(push)).toEqual(["creation", "view", ...Array(3).fill("other_device"), "view", "failed_view"]);
  });

  test("that asks with HEAD gets the same status, opens nothing and is in no log", async () => {
    const push = await lock();
    const [own, other] = [proof(newToken(32)), proof(newToken(32))];
    const head = (headers = {}) => server.fetch(pathOf(push), { method: "HEAD", headers }).then(({ status }) => status);
    expect([await head(), await head(own), await head(other)]).toEqual([403, 200, 200]);
    await retrieve(push, own);
    expect([await head(), await head(own), await head(other)]).toEqual([403, 200, 403]);
    expect(await kindsOf(push)).toEqual(["creation", "view"]);
  });

  test("of twenty at once one opens it, and no view is lost", async () => {
    const push = await lock();
    const answers = await Promise.all(Array.from({ length: 20 }, () => retrieve(push, proof(newToken(32)))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(403)]);
    expect(await viewsOf(push)).toBe(1);
  });

  test("with a wrong passphrase makes nobody the first, and one who is refused learns nothing of the passphrase", async () => {
    const push = await lock({ passphrase: "open sesame" });
    const [own, other] = [proof(newToken(32)), proof(newToken(32))];
    const open = (headers: Record<string, string>, passphrase: string) =>
      server.json("POST", pathOf(push, "/retrieve"), { passphrase }, headers).then(({ status }) => status);
    expect(await open(other, "wrong")).toBe(401);
    expect(await open(own, "open sesame")).toBe(200);
    // Neither counts towards the limit of wrong passphrases.
    for (let n = 0; n < 8; n += 1) expect(await open(other, n % 2 === 0 ? "wrong" : "open sesame")).toBe(403);
    expect(await open(own, "open sesame")).toBe(200);
  });

  test("begins no wait for a held push before it has a key, and its release is for its key", async () => {
    const push = await lock({ hold: true });
    const [own, other] = [proof(newToken(32)), proof(newToken(32))];
    expect((await retrieve(push)).body.hold).toBeUndefined();
    const waits = await Promise.all([own, other].map(async (headers) => (await retrieve(push, headers)).body.hold.id));
    for (const id of waits) {
      await server.json("POST", pathOf(push, `/holds/${id}/release`), undefined, owner.headers);
    }
    const withWait = (at: number, headers: Record<string, string>) =>
      server.json("GET", pathOf(push, `?hold=${waits[at]}`), undefined, headers);
    expect((await withWait(0, own)).body.payload).toBe(SECRET);
    expect(await withWait(1, other)).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining("Another") },
    });
    expect((await withWait(1, own)).body.payload).toBe(SECRET);
  });

  test("gets the files of a push only with the key that opened it, one by one and as a ZIP", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ lock: "true", expire_after_views: "5" }))
      form.set(`push[${name}]`, value);
    for (const name of ["a.txt", "b.txt"]) form.append("push[files][]", new File([name], name));
    const made = await server.fetch("/api/v2/pushes", { method: "POST", body: form, headers: owner.headers });
    const push = (await made.json()) as PushAnswer;
    const own = proof(newToken(32));
    const files = (await retrieve(push, own)).body.files as Array<{ url: string }>;
    const paths = files.map(({ url }) => new URL(url).pathname);
    const load = (path: string, headers = {}) => server.fetch(path, { headers });
    const zip = (headers = {}) => {
      const body = new URLSearchParams(
        paths.map((path): [string, string] => ["tickets[]", path.split("/").at(-1) ?? ""]),
      );
      return server.fetch("/download/zip", { method: "POST", body, headers });
    };
    for (const headers of [{}, proof(newToken(32))]) {
      expect((await load(paths[0] ?? "", headers)).status).toBe(403);
      expect((await zip(headers)).status).toBe(403);
    }
    expect(await (await load(paths[1] ?? "", own)).text()).toBe("b.txt");
    expect((await zip(own)).status).toBe(200);
    const key = own["x-recipient-proof"];
    expect((await load(paths[0] ?? "", { cookie: `__Host-sp_device=${key}` })).status).toBe(200);
    // Nothing of it binds the owner.
    const theirs = (await retrieve(push, owner.headers)).body.files as Array<{ url: string }>;
    expect((await load(new URL(theirs[0]?.url ?? "").pathname)).status).toBe(200);
  });
});

describe("a browser", () => {
  test("gets its key with the page, before it opens anything, and keeps it", async () => {
    const push = await lock();
    const browser = new Browser();
    const { text, headers } = await browser.ask(`/p/${push.url_token}`);
    expect(text).toContain("Only the browser that opens this link first can open it again");
    expect(headers.get("set-cookie")).toMatch(
      /^__Host-sp_device=[0-9A-Za-z]{32}; Path=\/; Max-Age=7776000; Secure; HttpOnly; SameSite=Lax$/,
    );
    const { cookie } = browser;
    expect(await browser.reveal(push)).toMatchObject({ outcome: "open", payload: SECRET });
    const again = await browser.ask(`/p/${push.url_token}`);
    expect(again.text).toContain("This browser opened the link first, and only this browser can open it again.");
    // It stays the same key, for longer.
    expect([again.headers.has("set-cookie"), browser.cookie]).toEqual([true, cookie]);
    expect((await browser.open(push)).text).toContain(SECRET);
    expect(await viewsOf(push)).toBe(2);
  });

  test("gets no key with the page of any other push, nor does its owner", async () => {
    const push = await server.push({ payload: SECRET }, owner.headers);
    const { headers } = await new Browser().ask(`/p/${push.url_token}`);
    expect(headers.get("set-cookie")).toBeNull();
  });

  test("that comes later reads that it was opened elsewhere, by script and without, and can say that it was not it", async () => {
    const push = await lock();
    const late = new Browser();
    await late.ask(`/p/${push.url_token}`);
    await new Browser().open(push);
    expect(await late.reveal(push)).toEqual({ outcome: "closed" });
    const form = await late.ask(`/p/${push.url_token}/r`, { form_id: newToken(22) });
    expect([form.status, form.text.includes("Opened in another browser"), form.text.includes(SECRET)]).toEqual([
      403,
      true,
      false,
    ]);
    for (const browser of [late, new Browser()]) {
      const { status, text, headers } = await browser.ask(`/p/${push.url_token}`);
      expect([status, text.includes("Opened in another browser"), text.includes('id="tell"')]).toEqual([
        403,
        true,
        true,
      ]);
      expect([headers.get("set-cookie"), text.includes("opened once before")]).toEqual([null, true]);
    }
    const told = await late.ask(`/p/${push.url_token}/alarm`, {});
    expect([told.status, told.text.includes("The sender can now see your report")]).toEqual([200, true]);
    expect((await kindsOf(push)).at(-1)).toBe("alarm");
    expect(await viewsOf(push)).toBe(1);
  });

  test("that nobody has opened cannot be reported", async () => {
    const push = await lock();
    const { status } = await new Browser().ask(`/p/${push.url_token}/alarm`, {});
    expect([status, await kindsOf(push)]).toEqual([403, ["creation"]]);
  });

  test("can say so, too, where the page says nothing of earlier views", async () => {
    const push = await lock({ opened_before: false, deletable_by_viewer: false });
    await new Browser().open(push);
    const late = new Browser();
    const { text } = await late.ask(`/p/${push.url_token}`);
    expect([text.includes('id="tell"'), text.includes("opened once before")]).toEqual([true, false]);
    const told = await late.ask(`/p/${push.url_token}/alarm`, {});
    expect([told.status, told.text.includes("The link still works")]).toEqual([200, false]);
  });

  test("keeps its key whatever pages of other sites send, and no link to the API opens anything with it", async () => {
    const push = await lock();
    // Without its cookies, as browsers send it.
    const { status, headers } = await server.fetch(`/p/${push.url_token}/r`, {
      method: "POST",
      headers: { "sec-fetch-site": "cross-site", accept: "text/html" },
      body: new URLSearchParams({ form_id: newToken(22) }),
      redirect: "manual",
    });
    expect([status, headers.get("location"), headers.get("set-cookie")]).toEqual([303, `/p/${push.url_token}/r`, null]);
    const browser = new Browser();
    await browser.open(push);
    for (const path of [pathOf(push), `/p/${push.url_token}.json`]) {
      const followed = await server.fetch(path, { headers: { cookie: browser.cookie, "sec-fetch-site": "none" } });
      expect(followed.status).toBe(403);
    }
    expect(await viewsOf(push)).toBe(1);
  });

  test("without cookies reads that it needs one, and loses no view", async () => {
    const push = await lock();
    const page = await new Browser().ask(`/p/${push.url_token}/r`, { form_id: newToken(22) });
    expect([page.status, page.text.includes("Allow cookies for this page")]).toEqual([200, true]);
    expect(await new Browser().reveal(push)).toEqual({ outcome: "closed" });
    expect(await viewsOf(push)).toBe(0);
  });
});

test("the owner is locked out by nobody, and locks nobody out", async () => {
  const push = await lock();
  expect((await retrieve(push, owner.headers)).body.payload).toBe(SECRET);
  const own = proof(newToken(32));
  expect((await retrieve(push, own)).status).toBe(200);
  expect((await retrieve(push, owner.headers)).body.payload).toBe(SECRET);
});

test("whoever is outside its networks learns only that, and a frozen push opens for no device", async () => {
  const push = await lock({ allowed_networks: "127.0.0.0/8" });
  const own = proof(newToken(32));
  expect((await retrieve(push, own)).status).toBe(200);
  const outside = await retrieve(push, { ...own, "x-forwarded-for": "198.51.100.7" });
  expect(outside.body.error).toContain("only from certain networks");
  expect((await retrieve(push, { "x-forwarded-for": "198.51.100.7" })).body.error).toContain("certain networks");
  await server.json("POST", pathOf(push, "/freeze"), undefined, owner.headers);
  expect((await retrieve(push, own)).body.error).toContain("frozen");
});

test("another device does not delete it, on a page neither; the one that opened it does", async () => {
  const push = await lock({ deletable_by_viewer: true });
  const [mine, theirs] = [newToken(32), newToken(32)];
  const remove = (key: string) => server.json("DELETE", pathOf(push), undefined, proof(key));
  expect((await retrieve(push, proof(mine))).body.payload).toBe(SECRET);
  expect((await remove(theirs)).status).toBe(403);
  const page = { method: "POST", headers: { "sec-fetch-site": "same-origin" } };
  expect((await server.fetch(`/p/${push.url_token}/delete`, page)).status).toBe(403);
  expect((await retrieve(push, proof(mine))).body.payload).toBe(SECRET);
  expect((await remove(mine)).body).toMatchObject({ expired: true, deleted: true });
});

test("nothing of a key is in the database", async () => {
  const push = await lock();
  const key = newToken(32);
  await retrieve(push, proof(key));
  const database = await databaseOf(server);
  const rows = await database.unsafe("SELECT who FROM openers").finally(() => database.close());
  expect(rows.length).toBeGreaterThan(0);
  for (const { who } of rows as Array<{ who: Uint8Array }>) {
    expect([who.length, Buffer.from(who).toString("latin1").includes(key)]).toEqual([32, false]);
  }
});

test("views for each recipient need recipients, and fit into what a push may have", async () => {
  const refused = async (fields: object) =>
    (await server.json("POST", "/api/v2/pushes", { push: { payload: SECRET, ...fields } }, owner.headers)).body;
  expect((await refused({ views_per_recipient: 2 })).views_per_recipient).toEqual([
    "needs recipients: name who may open the push",
  ]);
  for (const bad of [0, -1, 1.5]) {
    expect(JSON.stringify(await refused({ views_per_recipient: bad }))).toContain("views_per_recipient");
  }
});
