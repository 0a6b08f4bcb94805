// Pushes that are addressed to somebody: who opens them, who is told nothing, and what the log says.

import { afterAll, afterEach, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { openBeside, startServer, type TestServer, type User } from "./harness.ts";
import { type Authority, HandProvider, newAuthority, startWith, Visitor } from "./openid.ts";
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

beforeAll(async () => {
  authority = newAuthority(root);
  provider = new HandProvider(authority);
  server = await startWith({ issuer: provider.issuer, authority });
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
  expect(await seen(token)).toEqual(["creation", "view ann@example.org"]);
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
  expect((await ask(other)).status).toBe(403);
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
  ["nobody", "must be e-mail addresses or groups such as group:staff: nobody is neither"],
  ["group:", "must be e-mail addresses or groups such as group:staff: group: is neither"],
  [Array.from({ length: 51 }, (_, n) => `p${n}@example.org`), "must name at most 50"],
])("%p is refused", async (recipients, problem) => {
  const { status, body } = await server.json("POST", "/api/v2/pushes", { push: { payload: "x", recipients } });
  expect([status, body.recipients]).toEqual([422, [problem]]);
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
