// What keeps a push closed that has not expired: frozen pushes, and pushes that open only from certain networks. Neither
// holds for their owner.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { auditKinds, asking, pathOf } from "./api_checks.ts";
import { testClock, type User } from "./harness.ts";
import { FIELD, filesOf, sendForm } from "./multipart_forms.ts";
import { ownServer } from "./scratch.ts";
import { databaseOf } from "./test_engine.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const SECRET = "correct horse battery staple";
const CONTENT = new Uint8Array(100_000).fill(7);
const DAY_MS = 86_400_000;
const clock = testClock();
let owner: User;
let other: User;
const ask = asking(() => server);

const server = ownServer({ clock, flags: { "rate-limit-per-second": "0", "rate-limit-per-minute": "0" } });
beforeAll(async () => {
  owner = await server.user();
  other = await server.user();
});

const newPush = (fields: Record<string, unknown> = {}) => server.push({ payload: SECRET, ...fields }, owner.headers);
type Made = { url_token: string };
const change = (push: Made, to: "freeze" | "thaw", headers: Record<string, string> = owner.headers) =>
  ask("POST", `${pathOf(push)}/${to}`, undefined, headers);
const kindsOf = (push: Made): Promise<string[]> => auditKinds(ask, push, owner.headers);
/** The proxy on loopback is trusted, so a test can come from any address. */
const from = (address: string) => ({ "x-forwarded-for": address });
async function fileOf(push: Made, headers: Record<string, string> = {}): Promise<string> {
  const [file] = await filesOf(server, push, headers);
  if (!file) throw new Error("The push has no file.");
  return file.url;
}
async function newFilePush(fields: Record<string, string> = {}): Promise<Made> {
  const entries = Object.entries(fields).map(([key, value]): [string, string] => [`push[${key}]`, value]);
  const form: Array<[string, string | Blob, string?]> = [...entries, [FIELD, new Blob([CONTENT]), "plan.pdf"]];
  const { status, body, text } = await sendForm(server, form as never, owner.headers);
  if (status !== 201) throw new Error(text);
  return body as Made;
}
const download = async (url: string, headers: Record<string, string> = {}): Promise<[number, number]> => {
  const answer = await fetch(url, { headers });
  return [answer.status, (await answer.arrayBuffer()).byteLength];
};

describe("a frozen push", () => {
  test("opens for nobody but its owner, until it is thawed; no view is counted", async () => {
    const push = await newPush({ expire_after_views: 2 });
    const frozen = await change(push, "freeze");
    expect([frozen.status, frozen.body.frozen, frozen.body.expired]).toEqual([200, true, false]);
    for (const headers of [{}, other.headers]) {
      const refused = await ask("GET", pathOf(push), undefined, headers);
      expect([refused.status, refused.body]).toEqual([
        403,
        { error: "This push is frozen: its owner must thaw it before anyone can open it." },
      ]);
      expect((await ask("HEAD", pathOf(push), undefined, headers)).status).toBe(403);
    }
    expect((await ask("GET", `/p/${push.url_token}.json`)).status).toBe(403);
    const own = await ask("GET", pathOf(push), undefined, owner.headers);
    expect(own.body).toMatchObject({ payload: SECRET, views_remaining: 2, frozen: true });
    const thawed = await change(push, "thaw");
    expect([thawed.status, "frozen" in thawed.body]).toEqual([200, false]);
    expect((await ask("GET", pathOf(push))).body).toMatchObject({ payload: SECRET, views_remaining: 1 });
    expect(await kindsOf(push)).toEqual([
      "creation",
      "freeze",
      "failed_view",
      "failed_view",
      "failed_view",
      "owner_view",
      "thaw",
      "view",
    ]);
  });

  test("is frozen and thawed by its owner alone", async () => {
    const push = await newPush();
    const anonymous = await server.push({ payload: SECRET });
    for (const to of ["freeze", "thaw"] as const) {
      expect((await change(push, to, {})).status).toBe(401);
      expect((await change(push, to, other.headers)).status).toBe(403);
      expect((await change(anonymous, to, other.headers)).status).toBe(403);
      expect((await change({ url_token: "fkwjfvhall92XkP0qLmT3sYz" }, to)).status).toBe(404);
    }
    expect((await ask("GET", pathOf(push))).body.payload).toBe(SECRET);
    expect(await kindsOf(push)).toEqual(["creation", "view"]);
  });

  test("leaves one entry however often it is frozen", async () => {
    const push = await newPush();
    await Promise.all(Array.from({ length: 5 }, () => change(push, "freeze")));
    await Promise.all(Array.from({ length: 5 }, () => change(push, "thaw")));
    expect(await kindsOf(push)).toEqual(["creation", "freeze", "thaw"]);
  });

  test("keeps out a retrieval whose passphrase is being tried, too, and says why", async () => {
    for (let round = 0; round < 10; round += 1) {
      const push = await newPush({ passphrase: "open sesame" });
      // Its key is derived meanwhile: that takes longer than a freeze.
      const retrieving = ask("GET", `${pathOf(push)}?passphrase=open%20sesame`);
      await change(push, "freeze");
      const { status, body } = await retrieving;
      if (status === 200) expect(body.payload).toBe(SECRET);
      else expect([status, body.error]).toEqual([403, expect.stringContaining("is frozen")]);
    }
  });

  test("asks for no passphrase, so that none is tried", async () => {
    const push = await newPush({ passphrase: "open sesame" });
    await change(push, "freeze");
    for (let tries = 0; tries < 7; tries += 1) {
      expect((await ask("GET", `${pathOf(push)}?passphrase=wrong`)).status).toBe(403);
    }
    await change(push, "thaw");
    expect((await ask("GET", `${pathOf(push)}?passphrase=open%20sesame`)).body.payload).toBe(SECRET);
  });

  test("expires at the end of its time, and by hand", async () => {
    const [late, deleted] = [await newPush({ expire_after_days: 1 }), await newPush()];
    await change(late, "freeze");
    await change(deleted, "freeze");
    expect((await ask("DELETE", pathOf(deleted), undefined, owner.headers)).body.expired).toBe(true);
    clock.advance(2 * DAY_MS);
    for (const push of [late, deleted]) {
      const { status, body } = await ask("GET", pathOf(push));
      expect([status, body.expired, body.payload]).toEqual([200, true, null]);
      expect((await change(push, "thaw")).status).toBe(409);
    }
  });

  test("is in the owner's lists as frozen", async () => {
    const push = await newPush();
    await change(push, "freeze");
    const { body } = await ask("GET", "/api/v2/pushes/active", undefined, owner.headers);
    const listed = body as Array<{ url_token: string; frozen?: boolean }>;
    expect(listed.filter(({ frozen }) => frozen).map(({ url_token: token }) => token)).toContain(push.url_token);
  });

  test("stops download links that recipients have, and not the owner's own", async () => {
    const push = await newFilePush();
    const link = await fileOf(push);
    expect(await download(link)).toEqual([200, CONTENT.length]);
    await change(push, "freeze");
    expect((await download(link))[0]).toBe(403);
    expect(await download(await fileOf(push, owner.headers))).toEqual([200, CONTENT.length]);
    await change(push, "thaw");
    expect(await download(link)).toEqual([200, CONTENT.length]);
  });

  test("of retrievals and a freeze at once, none gets the payload after the freeze", async () => {
    for (let round = 0; round < 5; round += 1) {
      const push = await newPush({ expire_after_views: 100 });
      const retrievals = Array.from({ length: 20 }, () => ask("GET", pathOf(push)));
      const [frozen, ...answers] = await Promise.all([change(push, "freeze"), ...retrievals]);
      expect(frozen.status).toBe(200);
      const opened = answers.filter(({ body }) => body.payload === SECRET).length;
      expect(answers.filter(({ status }) => status === 403).length).toBe(20 - opened);
      const kinds = await kindsOf(push);
      expect(kinds.filter((kind) => kind === "view").length).toBe(opened);
      expect(kinds.slice(kinds.indexOf("freeze"))).not.toContain("view");
    }
  });
});

describe("a push that opens only from certain networks", () => {
  const NETWORKS = { allowed_networks: "192.0.2.0/24, 2001:db8::/32" };

  test("opens from within, and nowhere else; elsewhere nothing is counted", async () => {
    const push = await newPush({ ...NETWORKS, expire_after_views: 3 });
    const refused = await ask("GET", pathOf(push), undefined, from("198.51.100.9"));
    expect([refused.status, refused.body]).toEqual([
      403,
      { error: "This push opens only from certain networks, and 198.51.100.9 is not in any of them." },
    ]);
    expect((await ask("HEAD", pathOf(push), undefined, from("198.51.100.9"))).status).toBe(403);
    expect((await ask("GET", pathOf(push), undefined, from("2001:db9::1"))).status).toBe(403);
    expect((await ask("GET", pathOf(push))).status).toBe(403);
    expect((await ask("GET", pathOf(push), undefined, from("192.0.2.7"))).body.views_remaining).toBe(2);
    expect((await ask("GET", pathOf(push), undefined, from("2001:db8::1"))).body.views_remaining).toBe(1);
    expect((await ask("GET", pathOf(push), undefined, from("::ffff:192.0.2.8"))).body.payload).toBe(SECRET);
    const elsewhere = ["wrong_network", "wrong_network", "wrong_network"];
    expect(await kindsOf(push)).toEqual(["creation", ...elsewhere, "view", "view", "view"]);
  });

  test("names its networks before a freeze; a look at the page from elsewhere is in the log, one at a frozen push is not", async () => {
    const push = await newPush(NETWORKS);
    const look = (address: string) =>
      fetch(`${server.url}/p/${push.url_token}`, { headers: { accept: "text/html", ...from(address) } });
    await look("198.51.100.9");
    await change(push, "freeze");
    await look("192.0.2.7");
    const refused = await ask("GET", pathOf(push), undefined, from("198.51.100.9"));
    expect(refused.body.error).toStartWith("This push opens only from certain networks");
    expect(await kindsOf(push)).toEqual(["creation", "wrong_network", "freeze", "wrong_network"]);
  });

  test("an address that a client invents before a trusted proxy's does not count", async () => {
    const push = await newPush(NETWORKS);
    expect((await ask("GET", pathOf(push), undefined, from("192.0.2.7, 198.51.100.9"))).status).toBe(403);
  });

  test("opens for its owner from everywhere", async () => {
    const push = await newPush(NETWORKS);
    const { body } = await ask("GET", pathOf(push), undefined, { ...owner.headers, ...from("198.51.100.9") });
    expect([body.payload, "allowed_networks" in body]).toEqual([SECRET, false]);
    expect(await kindsOf(push)).toEqual(["creation", "owner_view"]);
  });

  test("tries no passphrase elsewhere", async () => {
    const push = await newPush({ ...NETWORKS, passphrase: "open sesame" });
    for (let tries = 0; tries < 70; tries += 1) {
      const right = tries === 0 ? "open%20sesame" : "wrong";
      const path = `${pathOf(push)}?passphrase=${right}`;
      expect((await ask("GET", path, undefined, from("198.51.100.9"))).status).toBe(403);
    }
    const path = `${pathOf(push)}?passphrase=open%20sesame`;
    expect((await ask("GET", path, undefined, from("192.0.2.7"))).body.payload).toBe(SECRET);
    expect(await kindsOf(push)).not.toContain("failed_passphrase");
  });

  test("its download links work there only, save the owner's", async () => {
    const push = await newFilePush(NETWORKS);
    const link = await fileOf(push, from("192.0.2.7"));
    expect(await download(link, from("192.0.2.200"))).toEqual([200, CONTENT.length]);
    expect((await download(link, from("198.51.100.9")))[0]).toBe(403);
    const own = await fileOf(push, { ...owner.headers, ...from("198.51.100.9") });
    expect(await download(own, from("198.51.100.9"))).toEqual([200, CONTENT.length]);
  });

  test("tells its networks to its owner alone", async () => {
    const push = await newPush(NETWORKS);
    const networks = ["192.0.2.0/24", "2001:db8::/32"];
    expect(push.allowed_networks).toEqual(networks);
    const opened = await ask("GET", pathOf(push), undefined, from("192.0.2.7"));
    expect(opened.text).not.toContain("192.0.2.0");
  });

  test.each(["010.0.0.1", "10.1", "0x0a.0.0.1", "167772161", "fe80::1%eth0"])(
    "%p is refused, because programs read it in two ways",
    async (network) => {
      const { status, body } = await ask("POST", "/api/v2/pushes", {
        push: { payload: "x", allowed_networks: network },
      });
      expect([status, body]).toEqual([
        422,
        { allowed_networks: [`must be addresses or CIDR ranges such as 192.0.2.0/24: ${network} is neither`] },
      ]);
    },
  );

  test("reads back as it counts", async () => {
    const push = await newPush({ allowed_networks: "10.1.2.3/8 2001:DB8::1, 10.0.0.0/8" });
    expect(push.allowed_networks).toEqual(["10.0.0.0/8", "2001:db8::1"]);
  });
});

describe("a push that opens later", () => {
  const iso = (ms: number): string => new Date(ms).toISOString();
  const HOUR_MS = 3_600_000;
  const inAnHour = () => ({ not_before: iso(clock.now() + HOUR_MS) });

  test("opens for nobody but its owner before its moment, says when, and counts no view", async () => {
    const push = await newPush({ ...inAnHour(), passphrase: "open sesame", expire_after_views: 1 });
    const opens = iso(clock.now() + HOUR_MS);
    expect(push.not_before).toBe(opens);
    for (const [method, path] of [
      ["GET", pathOf(push)],
      ["GET", `${pathOf(push)}?passphrase=wrong`],
      ["POST", `${pathOf(push)}/retrieve`],
      ["GET", `/p/${push.url_token}.json`],
    ] as const) {
      const refused = await ask(method, path, undefined, other.headers);
      const body = { error: `This push does not open before ${opens}.`, not_before: opens };
      expect([refused.status, refused.body]).toEqual([403, body]);
    }
    expect((await ask("HEAD", pathOf(push))).status).toBe(403);
    const page = await server.fetch(`/p/${push.url_token}`, { headers: { accept: "text/html" } });
    expect(page.status).toBe(403);
    expect(await page.text()).toContain("Not open yet");
    const guarded = `${pathOf(push)}?passphrase=open%20sesame`;
    expect((await ask("GET", guarded, undefined, owner.headers)).body.payload).toBe(SECRET);
    clock.advance(HOUR_MS - 1);
    expect((await ask("GET", guarded)).status).toBe(403);
    clock.advance(1);
    expect((await ask("GET", guarded)).body).toMatchObject({ payload: SECRET, not_before: opens, views_remaining: 0 });
    const vain = Array.from({ length: 4 }, () => "failed_view");
    expect(await kindsOf(push)).toEqual(["creation", ...vain, "owner_view", "failed_view", "view"]);
  });

  test("names its moment after its networks; nobody waits for a held one before it", async () => {
    const near = await newPush({ ...inAnHour(), allowed_networks: "192.0.2.0/24" });
    expect((await ask("GET", pathOf(near))).body).not.toHaveProperty("not_before");
    const held = await newPush({ ...inAnHour(), hold: true });
    expect((await ask("GET", pathOf(held))).body).toHaveProperty("not_before");
    expect(await kindsOf(held)).toEqual(["creation", "failed_view"]);
  });

  test("expires and is deleted like any, before its moment too", async () => {
    const [late, deleted] = [await newPush({ ...inAnHour(), expire_after_days: 1 }), await newPush(inAnHour())];
    expect((await ask("DELETE", pathOf(deleted), undefined, owner.headers)).body.expired).toBe(true);
    clock.advance(DAY_MS);
    for (const push of [late, deleted]) expect((await ask("GET", pathOf(push))).body.expired).toBe(true);
  });

  test("has a moment with a zone before it expires; a moment that is past, or none, keeps nothing closed", async () => {
    const make = (fields: object) => ask("POST", "/api/v2/pushes", { push: { payload: "x", ...fields } });
    const zone = "must be a time with a zone, such as 2026-01-02T08:00:00Z";
    for (const not_before of [
      "tomorrow",
      iso(clock.now()).slice(0, -1),
      "2026-13-01T00:00:00Z",
      "2026-02-30T00:00:00Z",
      "1767225600",
    ]) {
      expect((await make({ not_before })).body).toEqual({ not_before: [zone] });
    }
    const end = iso(clock.now() + DAY_MS);
    const late = { not_before: [`must be before the push expires, at ${end}`] };
    expect((await make({ not_before: end, expire_after_days: 1 })).body).toEqual(late);
    for (const not_before of ["", null, iso(clock.now()), "1999-12-31T23:00:00-01:00"]) {
      const made = await make({ not_before });
      expect([made.status, "not_before" in made.body]).toEqual([201, false]);
      expect((await ask("GET", pathOf(made.body))).body.payload).toBe("x");
    }
  });

  test("cannot be changed to expire before its moment", async () => {
    const push = await newPush(inAnHour());
    const early = await ask("PATCH", pathOf(push), { push: { expires_at: push.not_before } }, owner.headers);
    expect(early.body).toEqual({ expires_at: [`must be after the push opens, at ${push.not_before}`] });
  });
});

describe("what does not open for somebody with the link", () => {
  const fromOutside = { "x-forwarded-for": "198.51.100.9" };
  const inAnHour = () => new Date(clock.now() + 3_600_000).toISOString();

  test.each([
    ["from outside its networks", () => ({ allowed_networks: "192.0.2.0/24" }), "opens only from certain networks"],
    ["before its moment", () => ({ not_before: inAnHour() }), "does not open before"],
  ] as const)("is not deleted by them %s, on a page neither", async (_, fields, sentence) => {
    const push = await newPush({ ...fields(), deletable_by_viewer: true, passphrase: "open sesame" });
    const refused = await ask("DELETE", pathOf(push), undefined, fromOutside);
    expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining(sentence)]);
    for (const what of ["delete", "expire"]) {
      const headers = { "sec-fetch-site": "same-origin", ...fromOutside };
      expect((await server.fetch(`/p/${push.url_token}/${what}`, { method: "POST", headers })).status).toBe(403);
    }
    const opened = await ask("GET", `${pathOf(push)}?passphrase=open%20sesame`, undefined, owner.headers);
    expect(opened.body.payload).toBe(SECRET);
    expect((await ask("DELETE", pathOf(push), undefined, { ...owner.headers, ...fromOutside })).body.deleted).toBe(
      true,
    );
    // What is over is the same for everybody.
    expect((await ask("DELETE", pathOf(push), undefined, fromOutside)).status).toBe(200);
  });

  test("is deleted without passphrase, release or thaw by whoever may delete it", async () => {
    for (const fields of [{ passphrase: "open sesame" }, { hold: true }, {}]) {
      const push = await newPush({ ...fields, deletable_by_viewer: true });
      if (Object.keys(fields).length === 0) await change(push, "freeze");
      expect((await ask("DELETE", pathOf(push))).body).toMatchObject({ expired: true, deleted: true });
    }
  });
});

describe("a push with something that only a newer program knows", () => {
  /** As a newer node keeps the push that was made last. */
  async function giveTraits(traits: string): Promise<void> {
    const database = await databaseOf(server);
    const update = `UPDATE pushes SET traits = '${traits}' WHERE id = (SELECT max(id) FROM pushes)`;
    await database.unsafe(update).finally(() => database.close());
  }

  test.each([
    ["a trait", '{"embargo":"2031-01-01"}'],
    ["a value of a trait", '{"hold":"twice"}'],
    ["something beside what it knows", '{"networks":["0.0.0.0/0"],"embargo":true}'],
  ])("stays closed to everybody: %s", async (_, traits) => {
    const push = await newFilePush({ payload: SECRET, deletable_by_viewer: "true", expire_after_views: "5" });
    const theirs = await fileOf(push); // one view
    expect(await download(theirs)).toEqual([200, CONTENT.byteLength]);
    await giveTraits(traits);
    const path = pathOf(push);
    for (const headers of [{}, other.headers, owner.headers]) {
      const refused = await ask("GET", path, undefined, headers);
      expect([refused.status, refused.text.includes(SECRET)]).toEqual([503, false]);
      expect(refused.body.error).toContain("Use a newer node");
    }
    for (const [method, place] of [
      ["POST", `${path}/retrieve`],
      ["GET", `${path}/preview`],
      ["DELETE", path],
    ] as const) {
      expect([method, place, (await ask(method, place)).status]).toEqual([method, place, 503]);
    }
    for (const page of [`/p/${push.url_token}`, `/p/${push.url_token}/r`]) {
      const answer = await fetch(server.url + page, { headers: { accept: "text/html" } });
      expect([answer.status, (await answer.text()).includes(SECRET)]).toEqual([503, false]);
    }
    const [status] = await download(theirs);
    expect(status).toBe(503);

    // Its owner sees it, with the one view that was counted, and may end it.
    const listed = (await ask("GET", "/api/v2/pushes/active", undefined, owner.headers)).body as Made[];
    expect(listed.find(({ url_token }) => url_token === push.url_token)).toMatchObject({ views_remaining: 4 });
    expect(await kindsOf(push)).toEqual(["creation", "view"]);
    expect((await ask("DELETE", path, undefined, owner.headers)).status).toBe(200);
  });
});

describe("a page of another site", () => {
  const crossing: Array<Record<string, string>> = [
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
    { "sec-fetch-site": "same-site", "sec-fetch-mode": "cors", origin: "https://portal.example" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    // Over plain HTTP browsers send this alone.
    { origin: "http://portal.example" },
    { origin: "null" },
  ];
  const retrievals = (push: Made): Array<[method: string, path: string]> => [
    ["GET", pathOf(push)],
    ["GET", `/p/${push.url_token}.json`],
    ["POST", `${pathOf(push)}/retrieve`],
  ];

  test("uses up no view, and begins no wait, through a reader's browser", async () => {
    const push = await newPush({ expire_after_views: 1, allowed_networks: "192.0.2.0/24" });
    const held = await newPush({ hold: true });
    for (const headers of crossing) {
      for (const one of [push, held]) {
        for (const [method, path] of retrievals(one)) {
          const refused = await ask(method, path, undefined, { ...headers, ...from("192.0.2.7") });
          expect([refused.status, refused.body]).toEqual([
            403,
            { error: "A page of another site may not open this push. Open the link itself." },
          ]);
        }
      }
    }
    expect([await kindsOf(push), await kindsOf(held)]).toEqual([["creation"], ["creation"]]);
    expect((await ask("GET", pathOf(push), undefined, from("192.0.2.7"))).body.payload).toBe(SECRET);
  });

  test("is not what a program, a person who types the address, or a page of this server is", async () => {
    const own: Array<Record<string, string>> = [
      {},
      { "sec-fetch-site": "none" },
      { "sec-fetch-site": "same-origin", origin: "https://whatever.example" },
      { origin: server.url },
    ];
    const push = await newPush({ expire_after_views: 20 });
    for (const headers of own) {
      for (const [method, path] of retrievals(push)) {
        expect([headers, (await ask(method, path, undefined, headers)).body.payload]).toEqual([headers, SECRET]);
      }
    }
  });
});
