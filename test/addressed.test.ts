// Pushes that are addressed to somebody: who opens them, who is told nothing, and what the log says.

import { afterAll, afterEach, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { IDENTITY_LIFETIME_MS } from "../src/capabilities/oidc/sign_ins.ts";
import { bodyOf } from "./error_bodies.ts";
import { Browser, idOf, PASSWORD } from "./browser_sessions.ts";
import { openBeside, startServer, testClock, type TestServer, type User } from "./harness.ts";
import { type Authority, HandProvider, newAuthority, startWith, Visitor } from "./openid.ts";
import { until } from "./flooding.ts";
import { startMailServer } from "./smtp.ts";
import { runProgram } from "./processes.ts";
import { scratch } from "./scratch.ts";
import { databaseOf } from "./test_engine.ts";

setDefaultTimeout(60_000);
const { root } = scratch();
const SECRET = "for Ann alone";

let authority: Authority;
let provider: HandProvider;
let server: TestServer;
let owner: User;
const clock = testClock(Date.now());

beforeAll(async () => {
  authority = newAuthority(root);
  provider = new HandProvider(authority);
  server = await startWith({ issuer: provider.issuer, authority }, { clock });
  await server.user("root@example.org", true);
  owner = await server.user("owner@example.org");
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
afterEach(() => {
  provider.wishes = HandProvider.honest();
});

const newPush = async (recipients: unknown = "Ann@example.org, group:staff", more: object = {}): Promise<string> =>
  (await server.push({ payload: SECRET, recipients, sender_name: "Olga", ...more }, owner.headers)).url_token;
const is = (email: string, more: object = {}): void => {
  provider.wishes.claims = { sub: email, email, email_verified: true, ...more };
};
const logOf = async (token: string) =>
  (await server.json("GET", `/api/v2/pushes/${token}/audit`, undefined, owner.headers)).body.logs as Array<{
    kind: string;
    identity?: string;
  }>;
const seen = async (token: string) =>
  (await logOf(token)).map(({ kind, identity }) => [kind, identity].join(" ").trim());

/** As the page's button does it. */
async function prove(browser: Visitor, token: string): Promise<string> {
  const answer = await browser.ask("/users/auth/oidc", {
    method: "POST",
    body: new URLSearchParams({ goal: `push ${token}` }),
  });
  const to = /url=([^"]+)"/.exec(await answer.text())?.[1]?.replaceAll("&amp;", "&") ?? "";
  return browser.finish(await browser.recognised(to));
}
const reveal = async (browser: Visitor, token: string) => {
  const answer = await browser.ask(`/p/${token}/reveal`, {
    method: "POST",
    body: new URLSearchParams({ passphrase: "" }),
  });
  return (await answer.json()) as { outcome: string; payload?: string };
};

test("a recipient proves who they are, needs no account, and is in the log", async () => {
  const token = await newPush();
  is("ann@example.org");
  const browser = new Visitor(server, authority.file);
  const gate = await browser.ask(`/p/${token}`);
  const text = await gate.text();
  expect([gate.status, text.includes("Sign in with Example ID"), text.includes("Olga")]).toEqual([401, true, false]);
  expect(await prove(browser, token)).toBe(`/p/${token}`);
  expect(await browser.who()).toBeNull();
  expect(await (await browser.ask(`/p/${token}`)).text()).toContain("Olga");
  expect(await reveal(browser, token)).toMatchObject({ outcome: "open", payload: SECRET });
  expect((await browser.ask(`/p/${token}/alarm`, { method: "POST" })).status).toBe(200);
  expect(await seen(token)).toEqual(["creation", "view ann@example.org", "alarm ann@example.org"]);
  const { accounts, close } = await openBeside(server);
  expect((await accounts.listUsers()).map(({ email }) => email)).not.toContain("ann@example.org");
  await close();
});

test("a group opens it, and a group of another push proves nothing", async () => {
  const token = await newPush("group:staff");
  is("ben@example.org", { groups: ["staff", "others"], email_verified: false });
  const browser = new Visitor(server, authority.file);
  await prove(browser, token);
  expect(await reveal(browser, token)).toMatchObject({ outcome: "open" });
  expect((await seen(token)).at(-1)).toBe("view unknown");
  const other = await newPush(["group:board"]);
  expect(await reveal(browser, other)).toEqual({ outcome: "closed" });
});

test("each recipient has views of their own, and one who has used them up reads so", async () => {
  const token = await newPush("ann@example.org, ben@example.org", { views_per_recipient: 2 });
  const read = async (browser: Visitor) => {
    const answer = await browser.ask(`/p/${token}`);
    return [answer.status, await answer.text()] as const;
  };
  const [ann, again, ben] = [0, 0, 0].map(() => new Visitor(server, authority.file)) as [Visitor, Visitor, Visitor];
  is("ann@example.org");
  await prove(ann, token);
  expect((await read(ann))[1]).toContain("It can be opened 2 more times");
  expect(await reveal(ann, token)).toMatchObject({ outcome: "open", views: 1 });
  // Another browser of the same person has no views of its own.
  is("Ann@Example.org");
  await prove(again, token);
  expect(await reveal(again, token)).toMatchObject({ outcome: "open", views: 0 });
  for (const browser of [ann, again]) {
    expect(await reveal(browser, token)).toEqual({ outcome: "closed" });
    const [status, text] = await read(browser);
    expect([status, text.includes("open this link 2 times, and you have done so")]).toEqual([403, true]);
  }
  is("ben@example.org");
  await prove(ben, token);
  const [, text] = await read(ben);
  expect([text.includes("It can be opened 2 more times"), text.includes("This was your last view.")]).toEqual([
    true,
    true,
  ]);
  const outcomes = (await Promise.all([1, 2, 3].map(() => reveal(ben, token)))).map(({ outcome }) => outcome);
  // The last view of the last person ends the push, which the third one may find already.
  expect(outcomes.toSorted()).toEqual([expect.stringMatching(/^(?:closed|gone)$/), "open", "open"]);
  const owned = await server.json("GET", `/api/v2/pushes/${token}`, undefined, owner.headers);
  expect(owned.body).toMatchObject({ expire_after_views: 4, views_remaining: 0, expired: true });
  expect((await seen(token)).filter((entry) => entry.startsWith("view"))).toEqual([
    ...Array(2).fill("view ann@example.org"),
    ...Array(2).fill("view ben@example.org"),
  ]);
});

test("whoever a group lets in has views of their own, too, and all together have a limit", async () => {
  const token = await newPush("group:staff", { views_per_recipient: 1, expire_after_views: 2 });
  const opened: string[] = [];
  for (const name of ["cy", "cy", "di", "el"]) {
    is(`${name}@example.org`, { groups: ["staff"], email_verified: false });
    const browser = new Visitor(server, authority.file);
    await prove(browser, token);
    opened.push((await reveal(browser, token)).outcome);
  }
  expect(opened).toEqual(["open", "closed", "open", "gone"]);
});

test("views for each recipient fit into what a push may have", async () => {
  const create = async (fields: object) =>
    (await server.json("POST", "/api/v2/pushes", { push: { payload: SECRET, ...fields } }, owner.headers)).body;
  const two = "ann@example.org, ben@example.org";
  expect(await create({ recipients: two, views_per_recipient: 3 })).toMatchObject({
    views_per_recipient: 3,
    expire_after_views: 6,
  });
  expect(await create({ recipients: two, views_per_recipient: 3, expire_after_views: 4 })).toMatchObject({
    expire_after_views: 4,
  });
  expect(await create({ recipients: "group:staff", views_per_recipient: 1 })).toMatchObject({
    expire_after_views: 100,
  });
  expect((await create({ recipients: two, views_per_recipient: 51 })).views_per_recipient).toEqual([
    "would need 102 views for 2 recipients, and a push may have 100: lower it, or set expire_after_views",
  ]);
  expect((await create({ recipients: two, views_per_recipient: 101 })).views_per_recipient).toEqual([
    "must be an integer between 1 and 100",
  ]);
});

test("a proof whose push cannot be read is refused: without the push's groups it would prove too little", async () => {
  const token = await newPush("group:staff");
  is("ben@example.org", { groups: ["staff"] });
  const browser = new Visitor(server, authority.file);
  const back = await browser.recognised(await browser.begin(`push ${token}`));
  const database = await databaseOf(server);
  await database
    .unsafe(
      `UPDATE pushes SET traits = '{"recipients":["group:staff"],"newer":1}' WHERE id = (SELECT max(id) FROM pushes)`,
    )
    .finally(() => database.close());
  const answer = await browser.ask(back, { headers: { "sec-fetch-site": "cross-site" } });
  expect([answer.status, browser.cookies.has("sp_who")]).toEqual([503, false]);
});

test("the cookie that proves it counts for a quarter of an hour, and holds no group that the push does not name", async () => {
  const token = await newPush("group:staff");
  const others = Array.from({ length: 60 }, (_, n) => `a group of the company with a long name, number ${n}`);
  is("ben@example.org", { groups: ["staff", ...others] });
  const browser = new Visitor(server, authority.file);
  await prove(browser, token);
  expect(browser.cookies.get("sp_who")?.length).toBeLessThan(500);
  clock.advance(IDENTITY_LIFETIME_MS - 1_000);
  expect(await reveal(browser, token)).toMatchObject({ outcome: "open" });
  clock.advance(1_000);
  expect((await browser.ask(`/p/${token}`)).status).toBe(401);
  expect(await reveal(browser, token)).toEqual({ outcome: "closed" });
});

test("without scripts, the page of a wait that begins says whom the browser is known as, too", async () => {
  const token = await newPush("ann@example.org", { hold: true });
  is("ann@example.org");
  const browser = new Visitor(server, authority.file);
  await prove(browser, token);
  const submit = () => browser.ask(`/p/${token}/r`, { method: "POST", body: new URLSearchParams({ passphrase: "" }) });
  const asked = await (await submit()).text();
  expect(asked).toContain("This server knows you as ann@example.org.");
  const words = (html: string) => /id="three-words"[^>]*>([^<]+)</.exec(html)?.[1];
  expect(words(asked)).toMatch(/^\S+ \S+ \S+$/);
  expect(words(await (await browser.ask(`/p/${token}`)).text())).toBe(words(asked) ?? "");
  expect((await seen(token)).at(-1)).toBe("hold_asked ann@example.org");
});

test("a look at the page that no person takes leaves no entry of somebody else", async () => {
  const token = await newPush("ann@example.org");
  is("mallory@example.org");
  const browser = new Visitor(server, authority.file);
  await prove(browser, token);
  const before = await seen(token);
  expect((await browser.ask(`/p/${token}`, { method: "HEAD" })).status).toBe(403);
  expect(await seen(token)).toEqual(before);
  await browser.ask(`/p/${token}`);
  expect(await seen(token)).toEqual([...before, "failed_view mallory@example.org"]);
});

test("somebody else is told nothing, costs no view, and is in the log", async () => {
  const token = await newPush("ann@example.org", { deletable_by_viewer: true });
  is("mallory@example.org");
  const browser = new Visitor(server, authority.file);
  await prove(browser, token);
  const page = await browser.ask(`/p/${token}`);
  const text = await page.text();
  expect(page.status).toBe(403);
  expect(text).toContain("mallory@example.org");
  for (const told of ["Olga", "ann@example.org", "views"]) expect(text).not.toContain(told);
  expect(await reveal(browser, token)).toEqual({ outcome: "closed" });
  const preview = await browser.ask(`/p/${token}/preview`);
  expect([preview.status, preview.headers.get("location")]).toEqual([302, `/p/${token}`]);
  for (const path of ["expire", "alarm"]) {
    expect((await browser.ask(`/p/${token}/${path}`, { method: "POST" })).status).toBe(403);
  }
  const { body } = await server.json("GET", "/api/v2/pushes/active", undefined, owner.headers);
  const mine = body.find((push: { url_token: string }) => push.url_token === token);
  expect(mine).toMatchObject({ views_remaining: 5, recipients: ["ann@example.org"] });
  const kinds = new Set((await seen(token)).slice(1));
  expect([...kinds]).toEqual(["failed_view mallory@example.org"]);
});

test("an address that nobody has verified, and a cookie that was made up, prove nothing", async () => {
  const token = await newPush("ann@example.org");
  is("ann@example.org", { sub: "another", email_verified: false });
  const browser = new Visitor(server, authority.file);
  await prove(browser, token);
  expect(await reveal(browser, token)).toEqual({ outcome: "closed" });
  browser.cookies.set(
    "sp_who",
    Buffer.from(JSON.stringify({ email: "ann@example.org", groups: [] })).toString("base64url"),
  );
  expect(await reveal(browser, token)).toEqual({ outcome: "closed" });
  expect((await browser.ask(`/p/${token}`)).status).toBe(401);
});

test("the API hands it out to the token of a linked account and to the owner, and to nobody else", async () => {
  const token = await newPush("carol@example.org");
  const ask = (headers?: Record<string, string>, method = "GET") =>
    server.json(method, `/api/v2/pushes/${token}`, undefined, headers);
  const tokenOf = async (email: string) => {
    const { accounts, close } = await openBeside(server);
    const made = await accounts.createToken({ email, name: "test" });
    await close();
    return { authorization: `Bearer ${made.token}` };
  };
  expect((await ask()).status).toBe(401);
  // An account with the address alone has proved nothing.
  const { headers: local } = await server.user("carol@example.org");
  expect((await ask(local)).status).toBe(401);
  is("dave@example.org");
  await new Visitor(server, authority.file).signIn();
  const other = await tokenOf("dave@example.org");
  const refused = await ask(other);
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([403, "not-addressed"]);
  expect((await ask(other, "DELETE")).status).toBe(403);
  expect((await server.fetch(`/api/v2/pushes/${token}`, { method: "HEAD" })).status).toBe(401);
  is("carol@example.org");
  await new Visitor(server, authority.file).signIn();
  expect((await ask(local)).body).toMatchObject({ payload: SECRET, views_remaining: 4 });
  expect((await ask(owner.headers)).body).toMatchObject({ payload: SECRET, views_remaining: 4 });
  expect((await seen(token)).filter((line) => line.startsWith("view"))).toEqual(["view carol@example.org"]);
});

test("what a sign-in has said that the settings name no more opens nothing", async () => {
  const token = await newPush("group:staff, fern@example.org");
  const { headers } = await server.user("fern@example.org");
  is("fern@example.org", { groups: ["staff"] });
  await new Visitor(server, authority.file).signIn();
  const status = async () => (await server.json("GET", `/api/v2/pushes/${token}`, undefined, headers)).status;
  expect(await status()).toBe(200);
  const database = await databaseOf(server);
  await database
    .unsafe("UPDATE identities SET issuer = 'https://former.example.org' WHERE subject = 'fern@example.org'")
    .finally(() => database.close());
  expect(await status()).toBe(401);
});

test("after signing out, the browser opens nothing more that is addressed to whoever used it", async () => {
  const token = await newPush("ann@example.org");
  is("ann@example.org");
  const browser = new Visitor(server, authority.file);
  await prove(browser, token);
  expect(browser.cookies.has("sp_who")).toBe(true);
  const answer = await browser.ask("/session", { method: "DELETE" });
  expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith("sp_who="))).toMatch(
    /^sp_who=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/i,
  );
  expect((await browser.ask(`/p/${token}`)).status).toBe(401);
  expect(await reveal(browser, token)).toEqual({ outcome: "closed" });
});

test("whoever signs in takes nothing over from whom the browser knew before, nor does whoever says that it is not them", async () => {
  const token = await newPush("ann@example.org");
  is("ann@example.org");
  const known = async (): Promise<Visitor> => {
    const browser = new Visitor(server, authority.file);
    await prove(browser, token);
    expect((await browser.ask(`/p/${token}`)).status).toBe(200);
    return browser;
  };
  const eve = await server.user();
  const shared = await known();
  const body = new URLSearchParams({ email: eve.email, password: PASSWORD });
  expect((await shared.ask("/session", { method: "POST", body })).status).toBe(200);
  expect([shared.cookies.has("sp_who"), await shared.who()]).toEqual([false, eve.email]);
  expect(await reveal(shared, token)).toEqual({ outcome: "closed" });

  const other = await known();
  const page = await (await other.ask(`/p/${token}`)).text();
  expect(page).toMatch(/This server knows you as ann@example.org\.\s*<button[^>]*>That’s not me</);
  const goal = /name="goal" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const forget = (headers: Record<string, string> = {}) =>
    other.ask("/users/auth/oidc/forget", { method: "POST", body: new URLSearchParams({ goal }), headers });
  // Another site cannot say it.
  expect((await forget({ "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect(other.cookies.has("sp_who")).toBe(true);
  const answer = await forget();
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/p/${token}`]);
  expect(other.cookies.has("sp_who")).toBe(false);
  expect((await other.ask(`/p/${token}`)).status).toBe(401);
});

test("whoever is disabled, suspended or ended here is no recipient either, and reads why", async () => {
  const root = new Browser(server);
  await root.signIn("root@example.org");
  const token = await newPush("lv@example.org");
  is("lv@example.org");
  await new Visitor(server, authority.file).signIn();
  const before = new Visitor(server, authority.file);
  await prove(before, token);
  expect((await before.ask(`/p/${token}`)).status).toBe(200);
  const id = await idOf(root, "lv@example.org");
  expect((await root.send("POST", `/admin/data/users/${id}/end`, {})).status).toBe(200);

  const expectRefused = async (browser: Visitor): Promise<void> => {
    const page = await browser.ask(`/p/${token}`);
    expect([page.status, await page.text()]).toEqual([403, expect.stringContaining("disabled or suspended")]);
    expect(await reveal(browser, token)).toEqual({ outcome: "closed" });
    const told = await browser.ask(`/p/${token}/expire`, { method: "POST", headers: { accept: "application/json" } });
    expect([told.status, bodyOf(told.status, await told.text())]).toEqual([
      403,
      { error: expect.stringContaining("disabled or suspended") },
    ]);
  };
  // Whom the browser knew before it ended is out at once, too.
  await expectRefused(before);
  const afterwards = new Visitor(server, authority.file);
  expect(await prove(afterwards, token)).toBe(`/p/${token}`);
  await expectRefused(afterwards);
  expect((await seen(token)).at(-1)).toBe("failed_view lv@example.org");
  // Nor by an account with this verified address to which nobody is linked yet.
  const database = await databaseOf(server);
  await database.unsafe("DELETE FROM identities WHERE subject = 'lv@example.org'");
  await expectRefused(afterwards);
  await database.unsafe(`UPDATE users SET disabled = false, suspended = true WHERE id = ${id}`);
  await expectRefused(afterwards);
  await database.unsafe(`UPDATE users SET suspended = false WHERE id = ${id}`).finally(() => database.close());
  expect(await reveal(afterwards, token)).toMatchObject({ outcome: "open" });
});

test("whoever has an account, and is no longer in a group that may use the server, is no recipient either", async () => {
  const own = await startWith({ issuer: provider.issuer, authority }, { flags: { "oidc-allowed-groups": "staff" } });
  try {
    const sender = await own.user("root@example.org", true);
    const fields = { payload: SECRET, recipients: "lou@example.org" };
    const { url_token: token } = await own.push(fields, sender.headers);
    const browser = new Visitor(own, authority.file);
    // Somebody whom the server does not know needs no group.
    is("lou@example.org", { groups: ["others"] });
    expect(await prove(browser, token)).toBe(`/p/${token}`);
    expect(await reveal(browser, token)).toMatchObject({ outcome: "open" });
    is("lou@example.org", { groups: ["staff"] });
    await new Visitor(own, authority.file).signIn();
    const later = new Visitor(own, authority.file);
    expect(await prove(later, token)).toBe(`/p/${token}`);
    is("lou@example.org", { groups: ["others"] });
    const left = new Visitor(own, authority.file);
    expect(await prove(left, token)).toBe("/users/sign_in?refused=not-allowed");
    expect(left.cookies.has("sp_who")).toBe(false);
  } finally {
    await own.stop();
  }
});

test("an expired one tells others no more than before, and those to whom it is addressed that it is over", async () => {
  const token = await newPush("erin@example.org");
  const { headers: local } = await server.user("mallory2@example.org");
  is("mallory2@example.org");
  const other = new Visitor(server, authority.file);
  await other.signIn();
  await prove(other, token);
  const stranger = new Visitor(server, authority.file);
  const answers = async () => {
    const seen: unknown[] = [];
    for (const path of [`/api/v2/pushes/${token}`, `/p/${token}.json`, `/f/${token}.json`]) {
      for (const method of ["GET", "HEAD", "DELETE"]) {
        for (const headers of [{}, local]) {
          const { status, text } = await server.json(method, path, undefined, headers);
          seen.push([method, path, status, text]);
        }
      }
    }
    for (const browser of [stranger, other]) {
      for (const path of ["", "/r", "/passphrase", "/preview", "/qr.svg"]) {
        const page = await browser.ask(`/p/${token}${path}`);
        const isPage = page.headers.get("content-type")?.startsWith("text/html") ?? false;
        seen.push([path, page.status, page.headers.get("location"), isPage ? "" : await page.text()]);
      }
      browser.cookies.set("sp_told", "1");
      for (const path of ["/r", "/reveal", "/expire", "/alarm"]) {
        const body = new URLSearchParams({ passphrase: "" });
        const answer = await browser.ask(`/p/${token}${path}`, { method: "POST", body });
        seen.push([path, answer.status, path === "/reveal" ? await answer.text() : ""]);
      }
    }
    seen.push((await server.json("GET", `/api/v2/pushes/${token}/preview`)).text);
    return seen;
  };
  const before = await answers();
  await server.json("DELETE", `/api/v2/pushes/${token}`, undefined, owner.headers);
  expect(await answers()).toEqual(before);
  expect((await seen(token)).at(-1)).toBe("failed_view mallory2@example.org");

  expect((await server.json("GET", `/api/v2/pushes/${token}`, undefined, owner.headers)).body).toMatchObject({
    expired: true,
    deleted: true,
    payload: null,
  });
  is("erin@example.org");
  const browser = new Visitor(server, authority.file);
  await prove(browser, token);
  const page = await browser.ask(`/p/${token}`);
  expect([page.status, (await page.text()).includes("Nothing here any more")]).toEqual([200, true]);
  expect(await reveal(browser, token)).toEqual({ outcome: "gone" });
});

test("the command line says to whom it is not addressed, with and without an API token", async () => {
  const token = await newPush("ann@example.org");
  const { token: stranger } = await server.user();
  for (const env of [{}, { SECRETPUSH_SERVER: server.url, SECRETPUSH_TOKEN: stranger }]) {
    const { code, stderr } = await runProgram(["open", `${server.url}/p/${token}`], { env });
    expect(code).not.toBe(0);
    expect(stderr).toContain("nothing was retrieved, no view counted: This push is addressed to certain people");
  }
});

test("no header says in the log who somebody is", async () => {
  const { url_token: token } = await server.push({ payload: "for all" }, owner.headers);
  await server.json("GET", `/api/v2/pushes/${token}`, undefined, { referer: "mailto:boss@example.org" });
  expect(await logOf(token)).toMatchObject([{ kind: "creation" }, { kind: "view", referrer: "" }]);
  expect((await logOf(token))[1]).not.toHaveProperty("identity");
});

test.each([
  ["nobody", "must be email addresses or groups such as group:staff: nobody is neither"],
  ["group:", "must be email addresses or groups such as group:staff: group: is neither"],
  [Array.from({ length: 51 }, (_, n) => `p${n}@example.org`), "must be at most 50 addresses and groups"],
  // No further one is looked at.
  [Array.from({ length: 51 }, () => "nobody"), "must be at most 50 addresses and groups"],
])("%p is refused", async (recipients, problem) => {
  const { status, body } = await server.json("POST", "/api/v2/pushes", { push: { payload: "x", recipients } });
  expect([status, body.recipients]).toEqual([422, [problem]]);
});

test("recipients and networks may stand between the commas and semicolons of any script", async () => {
  const push = {
    payload: "x",
    recipients: "ann@example.org، bob@example.org、cy@example.org；dee@example.org，eve@example.org؛ flo@example.org",
    allowed_networks: "192.0.2.0/24، 198.51.100.0/24，203.0.113.0/24",
  };
  const { body } = await server.json("POST", "/api/v2/pushes", { push }, owner.headers);
  const people = ["ann", "bob", "cy", "dee", "eve", "flo"];
  expect(body.recipients).toEqual(people.map((one) => `${one}@example.org`));
  expect(body.allowed_networks).toEqual(["192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24"]);
});

test("a group's name stays as it is written, however what stands in front of it is written", async () => {
  const recipients = ["Group:Staff", "OIDC:Group:IT Ops", "oidc:group:staff"];
  const { body } = await server.json("POST", "/api/v2/pushes", { push: { payload: "x", recipients } }, owner.headers);
  expect(body.recipients).toEqual(["oidc:group:Staff", "oidc:group:IT Ops", "oidc:group:staff"]);
});

test("a server without a company sign-in refuses recipients", async () => {
  const plain = await startServer();
  try {
    const push = { payload: "x", recipients: "ann@example.org" };
    const { status, body } = await plain.json("POST", "/api/v2/pushes", { push });
    expect([status, body.recipients[0]]).toEqual([422, expect.stringContaining("no company sign-in")]);
  } finally {
    await plain.stop();
  }
});

test("with mail, a recipient proves who they are at the company's sign-in or by a code, whichever they like", async () => {
  const smtp = await startMailServer();
  const flags = { "mail-from": "push@example.org" };
  const env = { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off` };
  const both = await startWith({ issuer: provider.issuer, authority }, { clock, flags, env });
  try {
    await both.user("root@example.org", true);
    const { headers } = await both.user("owner@example.org");
    const recipients = "ann@example.org, group:staff";
    const { url_token: token } = await both.push({ payload: SECRET, recipients }, headers);
    is("ann@example.org");
    const company = new Visitor(both, authority.file);
    expect(await (await company.ask(`/p/${token}`)).text()).toContain("Sign in with Example ID");
    await prove(company, token);
    expect(await reveal(company, token)).toMatchObject({ outcome: "open" });
    // Whom the company knows as somebody else may still have Ann's mailbox.
    is("eve@example.org");
    const coded = new Visitor(both, authority.file);
    await prove(coded, token);
    const other = await (await coded.ask(`/p/${token}`)).text();
    expect(other).toContain("This server knows you as eve@example.org");
    const post = (path: string, form: Record<string, string>) =>
      coded.ask(`/p/${token}${path}`, { method: "POST", body: new URLSearchParams(form) });
    expect((await post("/code", { recipient: "1" })).status).toBe(303);
    await until(async () => smtp.letters.length > 0, "the code");
    const code = /^([A-Z]{4} [A-Z]{4})$/m.exec(smtp.letters[0]?.text ?? "")?.[1] ?? "";
    expect((await post("/code/verify", { code })).status).toBe(303);
    expect(await reveal(coded, token)).toMatchObject({ outcome: "open" });
    const { logs } = (await both.json("GET", `/api/v2/pushes/${token}/audit`, undefined, headers)).body;
    const views = logs.filter(({ kind }: { kind: string }) => kind === "view");
    expect(views.map((one: Record<string, unknown>) => [one.identity, one.confirmed_address])).toEqual([
      ["ann@example.org", undefined],
      [undefined, "ann@example.org"],
    ]);
  } finally {
    await both.stop();
    await smtp.stop();
  }
});
