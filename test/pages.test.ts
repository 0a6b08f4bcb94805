// The pages over HTTP, as agents without scripts see them: headers, addresses, sizes, languages,
// branding, and that loading any of them, however and by whomever, counts no view.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { wordsIn } from "../static/scripts/words.ts";
import { LANGUAGES } from "../static/strings.ts";
import { makeTempDir, startServer, type TestServer } from "./harness.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.user("ann@example.org", true);
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Response> =>
  server.fetch(path, { redirect: "manual", headers: { accept: "text/html", ...headers }, ...init });
const html = async (path: string, headers?: Record<string, string>): Promise<string> =>
  (await get(path, headers)).text();

const SECRET = "correct horse battery staple";
/** Retrieves it once more. @returns the views left after that */
const viewsAfterOneMore = async (token: string): Promise<number> =>
  (await server.json("GET", `/api/v2/pushes/${token}`)).body.views_remaining;

const PAGES = ["/", "/users/sign_in", "/users/reset", "/p/fkwjfvhall92XkP0qLmT3sYz", "/nowhere"];

describe("every page", () => {
  test.each(PAGES)("%s is guarded by its headers", async (path) => {
    const response = await get(path);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("http");
    for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]) {
      expect(policy.split("; ")).toContain(part);
    }
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("x-robots-tag")).toContain("noindex");
    const text = await response.text();
    expect(text).toContain('<meta name="robots" content="noindex');
    // Nothing inline, and nothing from anywhere else.
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|javascript:/i);
    for (const [, address] of text.matchAll(/(?:src|href|action)="([^"]*)"/g)) {
      expect(address).toMatch(/^(?:\/(?!\/)|\?lang=|#|data:image\/svg|mailto:)/);
    }
  });

  test.each([
    ["/", 60_000],
    ["/users/sign_in", 60_000],
    ["push", 30_000],
  ])("%s comes in three requests of at most %p bytes", async (path, limit) => {
    const at = path === "push" ? `/p/${(await server.push({ payload: SECRET })).url_token}/r` : path;
    const asked = { "accept-encoding": "gzip" };
    const raw = { decompress: false } as RequestInit;
    const page = await get(at, asked, raw);
    const body = new Uint8Array(await page.arrayBuffer());
    const text = new TextDecoder().decode(Bun.gunzipSync(body));
    const assets = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address]) => address ?? "");
    expect(assets.length).toBeLessThanOrEqual(2);
    let bytes = body.byteLength;
    for (const asset of assets) bytes += (await (await get(asset, asked, raw)).arrayBuffer()).byteLength;
    expect(bytes).toBeLessThan(limit);
  });

  test("assets are kept for ever, under names that change with their content", async () => {
    const [asset = ""] = /\/assets\/style-[0-9a-f]{16}\.css/.exec(await html("/")) ?? [];
    const response = await get(asset);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const etag = response.headers.get("etag") ?? "";
    expect((await get(asset, { "if-none-match": etag })).status).toBe(304);
    const plain = await (await get(asset, { "accept-encoding": "identity" })).text();
    for (const coding of ["br", "gzip"]) {
      const coded = await get(asset, { "accept-encoding": coding });
      expect(coded.headers.get("content-encoding")).toBe(coding);
      expect(await coded.text()).toBe(plain);
    }
    const head = await get(asset, {}, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await get("/assets/style-0000000000000000.css")).status).toBe(404);
    expect((await get("/assets/..%2fpackage.json")).status).toBe(404);
  });

  test.each([
    ["/f/abc", "/p/abc"],
    ["/f/abc/r", "/p/abc/r"],
    ["/r/abc", "/p/abc"],
    ["/en/p/abc/r", "/p/abc/r"],
    ["/api_tokens", "/users/token"],
    ["/en/users/token", "/users/token"],
    ["/users/token", "/users/sign_in"],
    ["/admin", "/users/sign_in"],
    ["/f//evil.example", "/p/evil.example"],
    ["/f/%2f%2fevil.example/%0d%0aset-cookie:x", "/p/2f2fevil.example/0d0aset-cookiex"],
  ])("%s leads to %s", async (path, to) => {
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([302, to]);
  });

  test("a path that is nowhere is a page for people and JSON for programs", async () => {
    expect((await get("/nowhere")).headers.get("content-type")).toContain("text/html");
    for (const [path, accept] of [
      ["/nowhere", "*/*"],
      ["/api/v2/nowhere", "text/html"],
    ] as const) {
      const answer = await server.fetch(path, { headers: { accept } });
      expect([answer.status, await answer.json()]).toEqual([404, { error: "Not Found" }]);
    }
    const wrong = await server.fetch("/users/sign_in", { method: "POST" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("languages", () => {
  test.each([
    ["de-AT,de;q=0.9,en;q=0.5", "de"],
    ["fr", "fr"],
    ["ja,fr;q=0.3,de;q=0.7", "de"],
    ["ja", "en"],
    ["de;q=0,en", "en"],
    ["", "en"],
    ["__proto__,constructor", "en"],
  ])("Accept-Language %p gives %p", async (header, language) => {
    const text = await html("/", { "accept-language": header });
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(LANGUAGES[language as "en"].create.title);
  });

  test("the switch wins over the browser, and leads back to the page", async () => {
    const response = await get("/users/sign_in?lang=fr", { "accept-language": "de" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/users/sign_in"]);
    const [cookie = ""] = response.headers.get("set-cookie")?.split(";") ?? [];
    expect(await html("/users/sign_in", { cookie, "accept-language": "de" })).toContain('<html lang="fr">');
    expect((await get("/?lang=xx")).status).toBe(200);
  });

  test("each holds every text, with the same values to put in", () => {
    const shape = (texts: object): Record<string, string[]> =>
      Object.fromEntries(
        Object.entries(texts).flatMap(([group, entries]) =>
          Object.entries(entries as Record<string, string>).map(([key, text]) => [
            `${group}.${key}`,
            [...new Set(text.match(/\{\w+\}/g))].sort(),
          ]),
        ),
      );
    for (const texts of Object.values(LANGUAGES)) {
      expect(shape(texts)).toEqual(shape(LANGUAGES.en));
      for (const group of Object.values(texts)) for (const text of Object.values(group)) expect(text).not.toBe("");
    }
  });
});

describe("times in words", () => {
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;

  test.each([
    [7 * DAY, "in 7 days"],
    [7 * DAY - 2_000, "in 7 days"],
    [1.5 * DAY, "in 36 hours"],
    [DAY, "in 1 day"],
    [90 * MINUTE, "in 90 minutes"],
    [45 * MINUTE, "in 45 minutes"],
    [30_500, "in 31 seconds"],
    [-5_000, "now"],
    [-3 * MINUTE, "3 minutes ago"],
  ])("%p ms from now are told as %p", (ms, words) => {
    // A moment later than meant, because time goes on meanwhile.
    expect(wordsIn("en").relative(new Date(Date.now() + ms + 200).toISOString())).toBe(words);
  });

  test("the date in full names its time zone where that is not the reader's own", () => {
    expect(wordsIn("en").date("2026-01-31T13:05:00.000Z", "UTC")).toBe("Saturday, January 31, 2026 at 1:05 PM UTC");
    expect(wordsIn("de").date("2026-01-31T13:05:00.000Z", "UTC")).toBe("Samstag, 31. Januar 2026 um 13:05 UTC");
  });
});

describe("a recipient's page", () => {
  const AGENTS = [
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "WhatsApp/2.23.20.0",
    "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "facebookexternalhit/1.1",
    "Mozilla/5.0 (Windows NT 10.0) SkypeUriPreview Preview/0.5",
    "curl/8.0",
    "",
  ];

  test.each([{ retrieval_step: true }, { retrieval_step: false }, { passphrase: "open sesame" }])(
    "loading it burns nothing and shows nothing: %p",
    async (options) => {
      const { url_token: token } = await server.push({ payload: SECRET, expire_after_views: 1, ...options });
      for (const agent of AGENTS) {
        for (const path of ["", "/r", "/passphrase", "/preview", "/qr.svg"]) {
          for (const method of ["GET", "HEAD"]) {
            const response = await get(`/p/${token}${path}`, { "user-agent": agent }, { method });
            expect(response.status).toBe(200);
            expect(await response.text()).not.toContain(SECRET);
          }
        }
      }
      const passphrase = "passphrase" in options ? `?passphrase=${encodeURIComponent("open sesame")}` : "";
      const { body } = await server.json("GET", `/api/v2/pushes/${token}${passphrase}`);
      expect([body.payload, body.views_remaining]).toEqual([SECRET, 0]);
    },
  );

  test("unknown, expired and deleted links look alike", async () => {
    const used = await server.push({ payload: SECRET, expire_after_views: 1 });
    await server.json("GET", `/api/v2/pushes/${used.url_token}`);
    const deleted = await server.push({ payload: SECRET });
    await server.json("DELETE", `/api/v2/pushes/${deleted.url_token}`);
    const unknown = await get("/p/fkwjfvhall92XkP0qLmT3sYz");
    const page = await unknown.text();
    for (const token of [used.url_token, deleted.url_token, "x", "0".repeat(500), "..%2f..%2fetc"]) {
      for (const path of ["", "/r", "/passphrase", "/preview", "/qr.svg"]) {
        const response = await get(`/p/${token}${path}`);
        expect([response.status, await response.text()]).toEqual([unknown.status, page]);
      }
    }
  });

  test("opens where anonymous callers may do nothing else", async () => {
    const closed = await startServer({ flags: { "allow-anonymous": "false" } });
    try {
      const { headers } = await closed.user();
      const { url_token: token } = await closed.push({ payload: SECRET }, headers);
      expect((await closed.fetch("/", { redirect: "manual" })).headers.get("location")).toBe("/users/sign_in");
      expect((await closed.fetch(`/p/${token}`)).status).toBe(200);
      const revealed = await closed.json("POST", `/p/${token}/reveal`, {});
      expect(revealed.body).toMatchObject({ outcome: "open", payload: SECRET });
      const sameOrigin = { "sec-fetch-site": "same-origin" };
      expect((await closed.json("POST", `/p/${token}/expire`, undefined, sameOrigin)).status).toBe(200);
    } finally {
      await closed.stop();
    }
  });

  test("the one POST checks the passphrase first, claims after, and limits guesses", async () => {
    const push = await server.push({ payload: SECRET, passphrase: "open sesame", expire_after_views: 2 });
    const reveal = (passphrase: string) => server.json("POST", `/p/${push.url_token}/reveal`, { passphrase });
    for (let guess = 0; guess < 4; guess += 1) expect((await reveal("wrong")).body).toEqual({ outcome: "wrong" });
    const right = await reveal("open sesame");
    expect(right.body).toMatchObject({ outcome: "open", payload: SECRET, views: 1, kind: "text", files: [] });
    expect(right.headers.get("cache-control")).toBe("no-store");
    expect((await reveal("wrong")).body).toEqual({ outcome: "wrong" });
    const limited = (await reveal("open sesame")).body;
    expect(limited.outcome).toBe("limited");
    expect(limited.seconds).toBeGreaterThan(0);
  });

  test("another site cannot press the button", async () => {
    const { url_token: token } = await server.push({ payload: SECRET, expire_after_views: 2 });
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await server.json("POST", `/p/${token}/reveal`, {}, foreign)).status).toBe(403);
    expect((await server.json("POST", `/p/${token}/expire`, undefined, foreign)).status).toBe(403);
    expect(await (await get(`/p/${token}/r`, foreign, { method: "POST", body: "" })).text()).not.toContain(SECRET);
    expect(await viewsAfterOneMore(token)).toBe(1);
  });

  test("where browsers leave Sec-Fetch-Site out, Origin says which site it is", async () => {
    const links = "https://links.example.org";
    const elsewhere = await startServer({ flags: { "base-url": "https://push.lan", "recipients-base-url": links } });
    try {
      const { url_token: token } = await elsewhere.push({ payload: SECRET, expire_after_views: 50 });
      const opens = async (origin: string | null): Promise<[reveal: number, plain: boolean]> => {
        const headers: Record<string, string> = origin === null ? {} : { origin };
        const { status, body } = await elsewhere.json("POST", `/p/${token}/reveal`, {}, headers);
        if (status === 200) expect(body.payload).toBe(SECRET);
        const form = await elsewhere.fetch(`/p/${token}/r`, { method: "POST", body: "", headers });
        const text = await form.text();
        if (!text.includes(SECRET)) expect(text).toContain('<form id="open"');
        return [status, text.includes(SECRET)];
      };
      for (const own of ["https://push.lan", links, elsewhere.url, null]) {
        expect([own, ...(await opens(own))]).toEqual([own, 200, true]);
      }
      const { body } = await elsewhere.json("GET", `/api/v2/pushes/${token}`);
      expect(body.views_remaining).toBe(50 - 8 - 1);
      for (const foreign of ["https://evil.example", "http://push.lan", "https://push.lan:8443", "null", "", "junk"]) {
        expect([foreign, ...(await opens(foreign))]).toEqual([foreign, 403, false]);
        const expire = await elsewhere.json("POST", `/p/${token}/expire`, undefined, { origin: foreign });
        expect([foreign, expire.status]).toEqual([foreign, 403]);
      }
      const after = await elsewhere.json("GET", `/api/v2/pushes/${token}`);
      expect(after.body.views_remaining).toBe(50 - 8 - 2);
      expect((await elsewhere.json("POST", `/p/${token}/expire`)).status).toBe(403);
      const expired = await elsewhere.json("POST", `/p/${token}/expire`, undefined, { origin: links });
      expect(expired.status).toBe(200);
    } finally {
      await elsewhere.stop();
    }
  });

  test("its form may say where it comes from, which the audit log need not repeat", async () => {
    const { headers } = await server.user("referrer@example.org");
    const { url_token: token } = await server.push({ payload: SECRET }, headers);
    expect((await get(`/p/${token}/r`)).headers.get("referrer-policy")).toBe("strict-origin");
    for (const referer of [`${server.url}/`, "https://chat.example/"]) {
      await get(`/p/${token}/r`, { origin: server.url, referer }, { method: "POST", body: "" });
    }
    const { body } = await server.json("GET", `/api/v2/pushes/${token}/audit`, undefined, headers);
    expect(body.logs.map(({ referrer }: { referrer: string }) => referrer)).toEqual(["", "", "https://chat.example/"]);
  });

  test("without scripts, too, it says what remains, and how large the files are", async () => {
    const { headers } = await server.user("files@example.org");
    const body = new FormData();
    body.append("push[kind]", "file");
    body.append("push[expire_after_views]", "2");
    body.append("push[files][]", new File(["x".repeat(1536)], "a <b>.txt"));
    const made = await server.fetch("/api/v2/pushes", { method: "POST", body, headers });
    const path = `/p/${((await made.json()) as { url_token: string }).url_token}/r`;
    expect(await html(path)).toMatch(/It can be opened 2 more times, until [^<]+ UTC \(in 7 days\)/);
    const open = async () => (await get(path, {}, { method: "POST", body: "" })).text();
    const first = await open();
    expect(first).toMatch(/<bdi>a &lt;b&gt;\.txt<\/bdi><\/a> <span class="size">1\.5\u00a0KiB<\/span>/);
    expect(first).toContain("It can be opened 1 more time, until");
    expect(await open()).toContain(LANGUAGES.en.revealLive.lastViewFiles);
  });

  test("without scripts one form opens it, and sending that form again does not", async () => {
    const push = await server.push({ payload: `<b>${SECRET}</b>`, passphrase: "open sesame", expire_after_views: 5 });
    const path = `/p/${push.url_token}/r`;
    const page = await html(path);
    expect(page).toContain(`<form id="open" method="post" action="${path}"`);
    const formId = /name="form_id" value="(\w+)"/.exec(page)?.[1] ?? "";
    const send = (passphrase: string) =>
      get(path, {}, { method: "POST", body: new URLSearchParams({ form_id: formId, passphrase }) });
    expect(await (await send("wrong")).text()).toContain(LANGUAGES.en.reveal.wrong);
    const opened = await (await send("open sesame")).text();
    expect(opened).toContain(`&lt;b&gt;${SECRET}&lt;/b&gt;`);
    expect(opened).not.toContain("<b>");
    const again = await (await send("open sesame")).text();
    expect(again).not.toContain(SECRET);
    expect(again).toContain(LANGUAGES.en.reveal.again);
  });

  test("the owner's own view is not counted", async () => {
    const signedIn = await server.json(
      "POST",
      "/session",
      { email: "ann@example.org", password: "correct horse" },
      { "sec-fetch-site": "same-origin" },
    );
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const own = { cookie, "sec-fetch-site": "same-origin" };
    const { body } = await server.json("POST", "/api/v2/pushes", { push: { payload: SECRET } }, own);
    const reveal = (headers: Record<string, string>) => server.json("POST", `/p/${body.url_token}/reveal`, {}, headers);
    expect((await reveal(own)).body).toMatchObject({ own: true, views: 5 });
    expect((await reveal({})).body).toMatchObject({ own: false, views: 4 });
  });

  test("the link's QR code is drawn in the preview page and counts no view", async () => {
    const push = await server.push({ payload: SECRET });
    const page = await html(`/p/${push.url_token}/preview`);
    expect(page).toMatch(/<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*>.*<path/s);
    expect(page).toContain(`value="${server.url}/p/${push.url_token}/r"`);
    expect(await viewsAfterOneMore(push.url_token)).toBe(4);
  });
});

describe("branding", () => {
  const folder = makeTempDir();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("title, tagline, logo and a colour that stays readable", async () => {
    const logo = join(folder, "logo.svg");
    await Bun.write(logo, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const branded = await startServer({
      flags: {
        "branding-title": "<Acme> & Sons",
        "branding-tagline": 'Only for "friends"',
        "branding-logo-file": logo,
        "branding-accent": "#ffee00",
      },
    });
    try {
      const page = await (await branded.fetch("/")).text();
      expect(page).toContain("<span>&lt;Acme&gt; &amp; Sons</span>");
      expect(page).toContain("Only for &quot;friends&quot;");
      expect(page).not.toContain("0f766e"); // the browser's tab has the colour too
      const picture = await branded.fetch(/src="(\/assets\/logo-[^"]+)"/.exec(page)?.[1] ?? "");
      expect(picture.headers.get("content-type")).toBe("image/svg+xml");
      expect(picture.headers.get("content-security-policy")).toContain("sandbox");
      const style = await (await branded.fetch(/href="(\/assets\/style[^"]+)"/.exec(page)?.[1] ?? "")).text();
      // Yellow on white cannot be read: it was darkened.
      expect(style).toMatch(/--accent:#(?!ffee00)[0-9a-f]{6}/);
    } finally {
      await branded.stop();
    }
  });

  test.each([
    [{ "branding-accent": "red" }, "branding-accent"],
    [{ "branding-title": "x".repeat(41) }, "branding-title"],
    [{ "branding-logo-file": "/nowhere/logo.svg" }, "logo_file"],
    [{ "branding-logo-file": "/etc/passwd" }, "logo_file"],
  ])("a bad value stops the start and is named: %#", async (flags, name) => {
    const started = startServer({ flags: flags as Record<string, string>, dataDir: join(folder, "data") });
    await expect(started).rejects.toThrow(name);
  });
});
