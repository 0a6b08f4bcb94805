// Presets over HTTP and from the command line: those of the operator, and those that people keep in their account.

import { describe, expect, setDefaultTimeout, test } from "bun:test";

import { DOT } from "../src/http/pages/markup.ts";
import { Browser, signedIn } from "./browser_sessions.ts";
import { cli } from "./client_runs.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

/** Within the longest lifetime. */
const FAIR = new Date(Date.now() + 30 * 86_400_000).toISOString();
const PRESETS = {
  client: { label: "For a client", label_de: "Für Kunden", lifetime: "1d", views: 1, passphrase: "generated" },
  held: { label: "Held", hold: true, lifetime: "365d" },
  asked: { label: "Asked", passphrase: "asked", allowed_networks: ["192.0.2.0/24"], expire_after_first_view: "90m" },
  house: { label: "In the house", roles: ["admin"], views: 7 },
  fair: { label: "Until the fair", roles: ["admin"], until: FAIR },
  over: { label: "Until the last fair", roles: ["admin"], until: "2026-01-09T12:00:00+01:00" },
};

const server = ownServer({
  flags: {
    preset: JSON.stringify(PRESETS),
    "text-expire-after-days-max": "365",
    "url-expire-after-days-max": "365",
    "file-expire-after-days-max": "365",
    "qr-expire-after-days-max": "365",
  },
});

const namesFor = async (headers: Record<string, string> = {}): Promise<string[]> =>
  (await server.json("GET", "/api/v2/presets", undefined, headers)).body.map(({ name }: { name: string }) => name);
const keep = (browser: Browser, name: string, more: object = {}) =>
  browser.send("POST", "/account/presets", { name, terms: { expire_after_views: 2 }, ...more });
const ownOf = async (browser: Browser) =>
  (await browser.send("GET", "/api/v2/presets")).body.filter(({ own }: { own: boolean }) => own);

describe("the operator's", () => {
  test("are offered to those who may have their terms, and to the roles that they name", async () => {
    expect(await namesFor()).toEqual(["client", "asked"]);
    const [user, admin] = [await server.user(), await server.user(undefined, true)];
    expect(await namesFor(user.headers)).toEqual(["client", "held", "asked"]);
    // No one is offered a moment that has come.
    expect(await namesFor(admin.headers)).toEqual(["client", "held", "asked", "house", "fair"]);
  });

  test("say their terms as fields of a push, which a push takes as they are", async () => {
    const { body } = await server.json("GET", "/api/v2/presets", undefined, { "accept-language": "de" });
    expect(body[0]).toEqual({
      name: "client",
      label: "Für Kunden",
      own: false,
      terms: { expire_after_duration: 6, expire_after_views: 1 },
      passphrase: "generated",
    });
    for (const { terms } of body)
      expect(await server.push({ payload: "x", ...terms })).toMatchObject({ expired: false });
  });
});

describe("one's own", () => {
  test("are kept, replaced by name, renamed and removed, and nobody else sees them", async () => {
    const { browser, token } = await signedIn(server);
    const { browser: other } = await signedIn(server);
    expect(await keep(browser, " Für Kunden ", { passphrase: "asked" })).toMatchObject({
      status: 201,
      body: { name: "Für Kunden", own: true, terms: { expire_after_views: 2 }, passphrase: "asked" },
    });
    expect((await keep(browser, "Für Kunden", { terms: { hold: true, payload: "x", passphrase: "y" } })).status).toBe(
      201,
    );
    expect(await ownOf(browser)).toEqual([
      { name: "Für Kunden", label: "Für Kunden", own: true, terms: { hold: true } },
    ]);
    expect(await namesFor({ authorization: `Bearer ${token}` })).toContain("Für Kunden");
    expect(await ownOf(other)).toEqual([]);

    await keep(browser, "Second");
    const rename = (name: string, to: string) => browser.send("POST", "/account/presets/rename", { name, to });
    expect((await rename("Für Kunden", "Second")).status).toBe(409);
    expect((await rename("Für Kunden", "")).status).toBe(422);
    expect((await rename("Nobody's", "Third")).status).toBe(404);
    expect((await rename("Für Kunden", "First")).status).toBe(200);
    expect((await browser.send("POST", "/account/presets/remove", { name: "Second" })).status).toBe(200);
    expect((await ownOf(browser)).map(({ name }: { name: string }) => name)).toEqual(["First"]);
  });

  test("stop at twenty, however many are kept at once, and none is lost", async () => {
    const { browser } = await signedIn(server);
    const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => keep(browser, `preset ${index}`)));
    const kept = answers.filter(({ status }) => status === 201).length;
    // Whoever comes too often between others is told to try again.
    expect(answers.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
    expect(await ownOf(browser)).toHaveLength(kept);
    for (let index = 0; kept + index < 20; index += 1) expect((await keep(browser, `more ${index}`)).status).toBe(201);
    const { status, body } = await keep(browser, "one more");
    expect([status, Object.keys(body)]).toEqual([422, ["name"]]);
    expect(await ownOf(browser)).toHaveLength(20);
  });

  test.each<[string, string, object, string]>([
    ["no name", " ", {}, "name"],
    ["a name of two lines", "a\nb", {}, "name"],
    ["a name that is too long", "x".repeat(41), {}, "name"],
    ["half a character", "\ud800", {}, "name"],
    ["more views than the settings allow", "a", { expire_after_views: 101 }, "expire_after_views"],
    ["no network", "a", { allowed_networks: "everywhere" }, "allowed_networks"],
    ["an unknown kind", "a", { kind: "film" }, "kind"],
    ["no moment", "a", { expires_at: "soon" }, "expires_at"],
    ["two ends", "a", { expires_at: FAIR, expire_after_days: 2 }, "expires_at"],
    ["no number", "a", { expire_after_views: "many" }, "expire_after_views"],
  ])("are refused with %s", async (_what, name, terms, field) => {
    const { browser } = await signedIn(server);
    const { status, body } = await keep(browser, name, { terms });
    expect([status, Object.keys(body)]).toEqual([422, [field]]);
    expect(await ownOf(browser)).toEqual([]);
  });

  test("are renamed and removed on the account's page without scripts, which asks before it removes one", async () => {
    const { browser } = await signedIn(server);
    await keep(browser, "<First>", { terms: { expire_after_views: 2, expire_after_days: 7 } });
    expect(await browser.page("/users/token")).toContain("&lt;First&gt;</bdi>");
    const renamed = await browser.load("/account/presets/rename", { name: "<First>", to: "Second" });
    const page = await renamed.text();
    expect([renamed.url, renamed.status]).toEqual([`${server.url}/users/token`, 200]);
    expect(page).toContain(`<span class="fact">7 days</span>${DOT}<span class="fact">2 views</span>`);
    expect(page).not.toContain("&lt;First&gt;");
    const asked = await browser.page("/account/presets/remove", { name: "Second", ask: "Really?", yes: "Yes" });
    expect(asked).toContain("Really?");
    expect(await ownOf(browser)).toHaveLength(1);
    expect(await browser.page("/account/presets/remove", { name: "Second" })).not.toContain('class="name">Second');
    expect(await ownOf(browser)).toEqual([]);
  });

  test("are changed only by their owner's own pages", async () => {
    const { browser, token } = await signedIn(server);
    for (const path of ["/account/presets", "/account/presets/rename", "/account/presets/remove"]) {
      const draft = { name: "a", to: "b", terms: {} };
      expect((await browser.send("POST", path, draft, { "sec-fetch-site": "cross-site" })).status).toBe(403);
      expect((await new Browser(server).send("POST", path, draft)).status).toBe(401);
      expect((await server.json("POST", path, draft, { authorization: `Bearer ${token}` })).status).not.toBe(201);
      expect((await browser.send("POST", path, {})).status).toBe(400);
    }
    expect(await ownOf(browser)).toEqual([]);
  });
});

describe("the command line", () => {
  const push = async (args: string[], env: Record<string, string> = {}) =>
    cli(["push", "--json", ...args], { env: { SECRETPUSH_SERVER: server.url, ...env }, input: "secret" });

  test("takes the terms of a preset, and flags win over them", async () => {
    const made = await push(["--preset", "client"]);
    expect(made.code).toBe(0);
    const pushed = JSON.parse(made.stdout);
    expect(pushed).toMatchObject({ expire_after_views: 1, expire_after_days: 1 });
    const [, passphrase = ""] = /^Passphrase: ((?:[a-z]+-){5}[a-z]+)$/m.exec(made.stderr) ?? [];
    const path = `/api/v2/pushes/${pushed.url_token}`;
    expect((await server.fetch(path)).status).toBe(401);
    expect((await server.json("GET", path, undefined, { "x-passphrase": passphrase })).body.payload).toBe("secret");

    const other = await push(["--preset", "client", "--views", "3", "--for", "1h"], { SECRETPUSH_PASSPHRASE: "own" });
    expect(JSON.parse(other.stdout)).toMatchObject({ expire_after_views: 3, expire_after_days: 1 });
    expect(other.stderr).not.toContain("Passphrase:");
  });

  test("takes everything that a preset protects with, or nothing is pushed", async () => {
    const { token } = await server.user();
    const held = await push(["--preset", "held"], { SECRETPUSH_TOKEN: token });
    expect(JSON.parse(held.stdout)).toMatchObject({ hold: true, expire_after_days: 365 });
    const unasked = await push(["--preset", "asked"]);
    expect(unasked).toMatchObject({ code: 2, stdout: "" });
    expect(unasked.stderr).toContain("there is no terminal to prompt for the passphrase");
    const asked = await push(["--preset", "asked"], { SECRETPUSH_PASSPHRASE: "own" });
    expect(JSON.parse(asked.stdout)).toMatchObject({ expire_after_first_view: 90 });
  });

  test("ends a push when a preset says so, unless a flag says something else", async () => {
    const { token } = await server.user(undefined, true);
    const env = { SECRETPUSH_TOKEN: token };
    expect(JSON.parse((await push(["--preset", "fair"], env)).stdout)).toMatchObject({ expires_at: FAIR });
    const sooner = await push(["--preset", "fair", "--for", "1h"], env);
    expect(JSON.parse(sooner.stdout)).toMatchObject({ expire_after_days: 1 });
    const other = new Date(Date.now() + 3_600_000).toISOString();
    const moved = await push(["--preset", "fair", "--until", other], env);
    expect(JSON.parse(moved.stdout)).toMatchObject({ expires_at: other });
    expect((await push(["--preset", "client", "--until", other])).code).toBe(0);
  });

  test("prefers one's own preset, and says which there are", async () => {
    const { browser, token } = await signedIn(server);
    await keep(browser, "client", { terms: { expire_after_views: 9 } });
    const made = await push(["--preset", "client"], { SECRETPUSH_TOKEN: token });
    expect(JSON.parse(made.stdout)).toMatchObject({ expire_after_views: 9 });
    const { code, stdout, stderr } = await push(["--preset", "nothing"]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain("offers no preset nothing: it offers client, asked");
  });
});
