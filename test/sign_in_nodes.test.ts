// Signing in on several nodes of one database, over HTTP: what one node has learnt of people, sessions, tokens and wrong
// codes, the other knows at once.

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { Browser, idOf, OWN_PUSHES, PASSWORD } from "./browser_sessions.ts";
import { freePort } from "./free_port.ts";
import type { TestServer } from "./harness.ts";
import { needs } from "./needs.ts";
import { type Authority, HandProvider, newAuthority, startWith, Visitor } from "./openid.ts";
import { scratch } from "./scratch.ts";
import { halfway, withApp } from "./second_factors.ts";
import { newPostgresPlace, type PostgresPlace } from "./store_engines.ts";

setDefaultTimeout(120_000); // a machine that others use too is slow at times

const { newPath } = scratch();
const ROOT = "root@example.org";

needs("postgresql").describe("PostgreSQL", () => {
  let place: PostgresPlace;
  let authority: Authority;
  let provider: HandProvider;
  let one: TestServer;
  let two: TestServer;
  let root: Browser;

  beforeAll(async () => {
    place = await newPostgresPlace();
    authority = newAuthority(newPath("authority"));
    provider = new HandProvider(authority);
    const port = String(await freePort());
    const start = (more: Record<string, string>) =>
      startWith(
        { issuer: provider.issuer, authority },
        {
          dataDir: newPath("data"),
          flags: { "oidc-allowed-groups": "staff", ...more },
          env: {
            SECRETPUSH_DATABASE_URL: place.url,
            SECRETPUSH_DATABASE_SCHEMA: place.schema,
            SECRETPUSH_KEY: "ab".repeat(32),
          },
        },
      );
    // Both behind one address, as a proxy has it.
    one = await start({ port, "base-url": `http://127.0.0.1:${port}` });
    two = await start({ "base-url": one.url });
    await one.user(ROOT, true);
    root = new Browser(one);
    expect((await root.signIn(ROOT)).status).toBe(200);
  });
  afterAll(async () => {
    for (const ended of [one, two, provider]) await ended?.stop();
    await place?.remove();
  });

  const isIn = async (browser: Browser): Promise<boolean> => (await browser.send("GET", OWN_PUSHES)).status === 200;
  const opensWith = async (node: TestServer, token: string): Promise<boolean> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await node.json("GET", "/api/v2/pushes/active", undefined, headers)).status === 200;
  };
  /** The same browser, whose requests a proxy now sends to this node. */
  const movedTo = (node: TestServer, { cookies }: { cookies: Map<string, string> }): Browser =>
    Object.assign(new Browser(node), { cookies: new Map(cookies) });
  const isKnown = (sub: string, groups: string[]): void => {
    const email = `${sub}@example.org`;
    provider.wishes.claims = { sub, email, email_verified: true, groups };
  };

  test("counts wrong second factors over all nodes: nobody guesses anew on each of them", async () => {
    const ann = await withApp(one, Date.now());
    const thieves = [await halfway(one, ann.email), await halfway(two, ann.email)];
    const statuses: Array<number | undefined> = [];
    const guess = (browser: Browser | undefined, code: string) =>
      browser?.send("POST", "/session/second_factor", { code });
    for (let n = 0; n < 12; n += 1) statuses.push((await guess(thieves[n % 2], "nonsense"))?.status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
    // Not even what is right, whichever node is asked.
    const [first = "", second = ""] = ann.recoveryCodes;
    for (const node of [one, two]) expect((await guess(await halfway(node, ann.email), first))?.status).toBe(429);
    // The device that its owner uses on one node is known to the other, and not held up.
    const known = new Browser(two);
    known.cookies.set("sp_known", ann.browser.cookies.get("sp_known") ?? "");
    expect((await known.signIn(ann.email)).status).toBe(200);
    expect((await guess(known, second))?.status).toBe(200);
  });

  test("takes an invitation that another node made, once", async () => {
    const email = "invited@example.org";
    const { link } = (await root.send("POST", "/admin/data/users", { email })).body as { link: string };
    const code = link.split("#")[1] ?? "";
    const accept = (node: TestServer) => new Browser(node).send("POST", "/session/reset", { code, password: PASSWORD });
    expect((await accept(two)).body).toMatchObject({ user: { email } });
    expect((await accept(one)).status).toBe(403);
    expect(await root.page("/admin/users?state=invited")).toContain("No user matches this search.");
    expect((await new Browser(one).signIn(email)).status).toBe(200);
  });

  test("ends a single session of another node, and leaves the others", async () => {
    const { email } = await one.user();
    const [here, there] = [new Browser(one), new Browser(two)];
    for (const browser of [here, there]) expect((await browser.signIn(email)).status).toBe(200);
    const ends = async (browser: Browser, page: string) =>
      [...(await browser.page(page)).matchAll(/action="([^"]*\/sessions\/[0-9a-f]{32}\/end)"/g)].map(
        ([, path = ""]) => path,
      );
    const [other = "", ...more] = await ends(here, "/users/token");
    expect(more).toEqual([]);
    expect([await isIn(here), await isIn(there)]).toEqual([true, true]);
    expect((await here.send("POST", other, {})).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    // An administrator ends one as well.
    expect((await there.signIn(email)).status).toBe(200);
    const [latest = ""] = await ends(root, `/admin/users/${await idOf(root, email)}`);
    expect((await root.send("POST", latest, {})).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  });

  test("takes no token any more that was withdrawn on another node", async () => {
    const { email } = await one.user();
    const browser = new Browser(one);
    await browser.signIn(email);
    const made = (await browser.send("POST", "/account/tokens", { name: "script" })).body as {
      id: number;
      token: string;
    };
    expect([await opensWith(one, made.token), await opensWith(two, made.token)]).toEqual([true, true]);
    expect((await browser.send("POST", `/account/tokens/${made.id}/revoke`, {})).status).toBe(200);
    expect([await opensWith(one, made.token), await opensWith(two, made.token)]).toEqual([false, false]);
  });

  test("lets nobody in whom another node has suspended, until they are back", async () => {
    isKnown("eve", ["staff"]);
    const visitor = new Visitor(one, authority.file);
    expect(await visitor.signIn()).toBe("/admin");
    const browser = movedTo(two, visitor);
    const { token } = (await browser.send("POST", "/account/tokens", { name: "script" })).body as { token: string };
    expect([await isIn(browser), await opensWith(two, token)]).toEqual([true, true]);

    isKnown("eve", ["others"]);
    expect(await new Visitor(one, authority.file).signIn()).toBe("/users/sign_in?refused=not-allowed");
    expect([await isIn(browser), await opensWith(two, token)]).toEqual([false, false]);

    isKnown("eve", ["staff"]);
    expect(await new Visitor(one, authority.file).signIn()).toBe("/admin");
    // The session is over for good; a token is not.
    expect([await isIn(browser), await opensWith(two, token)]).toEqual([false, true]);
  });

  test("opens an addressed push to whoever has proved on another node who they are", async () => {
    const { headers } = await one.user();
    const fields = { payload: "for Ann alone", recipients: "ann@example.org" };
    const { url_token: token } = await one.push(fields, headers);
    isKnown("ann", []);
    const visitor = new Visitor(one, authority.file);
    const back = await visitor.recognised(await visitor.begin(`push ${token}`));
    expect(await visitor.finish(back)).toBe(`/p/${token}`);
    const reveal = async (cookies: Map<string, string>) => {
      const browser = new Visitor(two, authority.file);
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      const body = new URLSearchParams({ passphrase: "" });
      return (await browser.ask(`/p/${token}/reveal`, { method: "POST", body })).json();
    };
    expect(await reveal(new Map())).toMatchObject({ outcome: "closed" });
    expect(await reveal(visitor.cookies)).toMatchObject({ outcome: "open", payload: "for Ann alone" });
  });
});
