// The pages over HTTP, as agents without scripts see them: headers, addresses, sizes, languages, branding.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test, setSystemTime } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";

import { wordsIn } from "../static/scripts/shared/words.ts";
import { Assets } from "../src/http/pages/assets.ts";
import { PUBLIC_PAGES } from "../src/http/pages/public_pages.ts";
import { DIRECTIONS, type Language, LANGUAGES, textsIn } from "../static/texts.ts";
import type { Forms } from "../static/texts.ts";
import { Browser } from "./browser_sessions.ts";
import { makeTempDir, startServer } from "./harness.ts";
import { pageRequests } from "./page_requests.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const server = ownServer();
beforeAll(async () => {
  await server.user("ann@example.org", true);
});

const { get, html } = pageRequests(() => server);

const SECRET = "correct horse battery staple";

const PAGES = [
  "/",
  ...Object.keys(PUBLIC_PAGES),
  "/users/sign_in",
  "/users/reset",
  "/p/fkwjfvhall92XkP0qLmT3sYz",
  "/nowhere",
];

test("a page that seals may start one worker, which may send nothing anywhere", async () => {
  const page = await get("/");
  const policy = page.headers.get("content-security-policy")?.split("; ") ?? [];
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("trusted-types sealing");
  const path = /\/assets\/seal-\w+\.js/.exec(await page.text())?.[0] ?? "";
  expect((await get(path)).headers.get("content-security-policy")).toBe("default-src 'none'");
  expect((await get("/about")).headers.get("content-security-policy")).toEndWith("trusted-types 'none'");
});

test("what a script is told stands between apostrophes, and nothing of it ends there", async () => {
  const owner = await server.user("o'neil@example.org");
  const name = `' onload='alert(1)' <b>"&quot;&#39;</b>`;
  const { url_token: token } = await server.push({ payload: SECRET, name }, owner.headers);
  const browser = new Browser(server);
  await browser.signIn(owner.email);
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join("; ");
  const page = await (await get(`/p/${token}/preview`, { cookie })).text();
  const told = [...page.matchAll(/<meta name="(?:texts|settings|person)" content='([^'<>]*)' *\/?>/g)].map(
    ([, json = ""]) =>
      JSON.parse(
        json.replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
      ),
  );
  expect(told).toMatchObject([{ url_token: token }, { email: owner.email }]);
  // The name stands in the page itself.
  expect(page).toContain(`<bdi>${Bun.escapeHTML(name)}</bdi>`);
  expect(page).not.toContain('<b>"');
});

describe("as an app", () => {
  test("the manifest has the instance's name, and every icon is a picture of its size", async () => {
    expect(await html("/")).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    const answer = await get("/manifest.webmanifest");
    expect(answer.headers.get("content-type")).toBe("application/manifest+json");
    const { name, icons } = (await answer.json()) as { name: string; icons: Array<{ src: string; sizes: string }> };
    expect([name, icons.length]).toEqual(["Secret Push", 3]);
    const named = icons.map(({ src, sizes }) => [src, Number.parseInt(sizes, 10)] as const);
    for (const [path, size] of [...named, ["/favicon.ico", 32], ["/apple-touch-icon.png", 180]] as const) {
      const icon = await get(path);
      const bytes = Buffer.from(await icon.arrayBuffer());
      expect([path, icon.headers.get("content-type"), bytes.toString("latin1", 1, 4)]).toEqual([
        path,
        "image/png",
        "PNG",
      ]);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]);
      expect(bytes.byteLength).toBeLessThan(12_000);
    }
  });

  const share = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
    server.fetch("/share", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body,
    });

  test("what another app shares stands in the form, escaped and kept nowhere; any site may send it, and creates nothing", async () => {
    const text = '</textarea><script>alert(1)</script>"&{{brand}}';
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    for (const headers of [{}, foreign]) {
      const answer = await share(new URLSearchParams({ title: "Wi-Fi", text }).toString(), headers);
      const page = await answer.text();
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
      // It holds a secret: compressed together with what an attacker chooses, its length would tell of it.
      expect(answer.headers.get("content-encoding")).toBeNull();
      expect(page).toContain(`\nWi-Fi\n${Bun.escapeHTML(text)}</textarea>`);
      expect(page).toContain("Shared from another app. Check it before you send it.");
    }
    expect(await html("/")).not.toContain("Shared from another app");
  });

  test("an address that comes twice is written once; too much, and files, are refused", async () => {
    const twice = new URLSearchParams({ text: "See https://example.org/a", url: "https://example.org/a" });
    expect(await (await share(twice.toString())).text()).toContain("\nSee https://example.org/a</textarea>");
    expect((await share(`text=${"a".repeat(4 * 1024 * 1024)}`)).status).toBe(413);
    const form = new FormData();
    form.append("files", new File(["x"], "x.txt"));
    expect((await server.fetch("/share", { method: "POST", body: form })).status).toBe(400);
    expect((await get("/share?lang=de")).headers.get("location")).toBe("/share");
    expect((await get("/share")).headers.get("location")).toBe("/");
  });
});

describe("every page", () => {
  test.each(PAGES)("%s is guarded by its headers", async (path) => {
    const response = await get(path);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("http");
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]) {
      expect(policy.split("; ")).toContain(part);
    }
    const text = await response.text();
    const sends = text.includes('method="post"');
    expect(response.headers.get("referrer-policy")).toBe(sends ? "strict-origin" : "no-referrer");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("x-robots-tag")).toContain("noindex");
    expect(text).toContain('<meta name="robots" content="noindex');
    // One script stands in the page, in front of all that is shown: the check of the link's end. Nothing else does, and
    // nothing comes from anywhere else.
    const [whole = "", inline = ""] =
      /<script data-takes="[^"]*" data-title="[^"]+" data-words="[^"]+">([^<]*)<\/script>/.exec(text) ?? [];
    expect(policy).toContain(`script-src 'self' 'sha256-${Bun.SHA256.hash(inline, "base64")}';`);
    expect(inline).toContain("location.hash");
    expect(text.indexOf(whole)).toBeLessThan(text.indexOf("<body"));
    expect(text.replace(whole, "")).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|javascript:/i);
    for (const [, address] of text.matchAll(/(?:src|href|action)="([^"]*)"/g)) {
      expect(address).toMatch(/^(?:\/(?!\/)|\?(?:lang|theme)=|#|data:image\/svg|mailto:)/);
    }
  });

  test.each([
    ["/", 33_000],
    ["/users/sign_in", 15_000],
    ["/about", 10_000],
    ["push", 22_000],
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
    const [asset = ""] = /\/assets\/style_sender-[0-9a-f]{8}\.css/.exec(await html("/")) ?? [];
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

  test("a script with texts in a language is answered where nobody has read that language yet", async () => {
    const [there, here] = [0, 1].map(() => new Assets({ accent: "#1f5fc0", logo: null }));
    if (!there || !here) throw new Error("no assets");
    const path = await there.script("push", "de");
    const answer = async (at: string) => (await here.answer(new Request(`http://localhost${at}`), at))?.text();
    const text = await answer(path);
    expect(text).toContain(textsIn("de").pushLive.expired);
    expect(text).not.toContain(textsIn("en").pushLive.expired);
    expect(await answer(path.replace("-de-", "-xx-"))).toBeUndefined();
    expect(await answer(path.replace(/-[0-9a-f]{8}/, "-00000000"))).toBeUndefined();
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
      expect([answer.status, await answer.json()]).toEqual([404, { error: "Not Found", code: "no-route" }]);
    }
    const wrong = await server.fetch("/users/sign_in", { method: "POST" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("a path with the key of a sealed link", () => {
  test.each(["e1.", "E1%2e", "age1", "AGE-SECRET-KEY-1"])("%s in a path is told, and logged nowhere", async (end) => {
    const key = `${end}ab12cd34ef56`;
    const token = String((await server.push({ payload: SECRET })).url_token);
    for (const path of [
      `/p/${token}%23${key}`,
      `/p/${token}/r%23${key}`,
      `/req/${token}%23${key}`,
      `/f/x%23${key}.json`,
    ]) {
      const page = await get(path);
      if (path.endsWith(".json")) continue;
      expect([page.status, page.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
      expect(await page.text()).toContain("its key was sent to the server");
    }
    const answer = await server.json("GET", `/api/v2/pushes/${token}%23${key}`);
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining("ask for a new link")]);
    expect(await server.json("DELETE", `/api/v2/pushes/${token}%23${key}`)).toMatchObject({ status: 400 });
    expect(server.log()).not.toContain("ab12cd34ef56");
    // Without a key behind it, it is a path like any other.
    expect((await get(`/p/${token}%23top`)).status).not.toBe(400);
  });
});

describe("languages", () => {
  test.each([
    ["de-AT,de;q=0.9,en;q=0.5", "de"],
    ["fr", "fr"],
    ["eo,fr;q=0.3,de;q=0.7", "de"],
    ["eo", "en"],
    ["de;q=0,en", "en"],
    ["", "en"],
    ["__proto__,constructor", "en"],
  ])("Accept-Language %p gives %p", async (header, language) => {
    const text = await html("/", { "accept-language": header });
    expect(text).toContain(`<html lang="${language}" dir="ltr" data-theme="auto">`);
    expect(text).toContain(textsIn(language as Language).create.title);
  });

  test("the switch wins over the browser, and leads back to the page", async () => {
    const response = await get("/users/sign_in?lang=fr", { "accept-language": "de" });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/users/sign_in"]);
    const [cookie = ""] = response.headers.get("set-cookie")?.split(";") ?? [];
    expect(await html("/users/sign_in", { cookie, "accept-language": "de" })).toContain('<html lang="fr" ');
    expect((await get("/?lang=xx")).status).toBe(200);
  });

  const links = (page: string, within: RegExp): string[] =>
    Array.from((within.exec(page)?.[0] ?? "").matchAll(/<a href="([^"]*)"/g), ([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    );
  const FOOT = /<footer>[\s\S]*?<\/nav>/;
  const LIST = /<ul id="choices">[\s\S]*?<\/ul>/;

  test("the foot of a page names those of the browser, and leads to all of them", async () => {
    const [fr, de, ...more] = links(await html("/about", { "accept-language": "fr-CH,fr;q=0.9,de;q=0.8" }), FOOT);
    expect([fr, de, more.at(-1)]).toEqual(["?lang=fr", "?lang=de", "/languages?back=/about"]);
    expect(more.length).toBeLessThanOrEqual(3);
    const chosen = { cookie: "sp_lang=de", "accept-language": "en" };
    expect(links(await html("/about", chosen), FOOT).slice(0, 2)).toEqual(["?lang=de", "?lang=en"]);
  });

  test("one page has all, each in its own language, and leads back", async () => {
    const page = await html("/languages?back=/users/sign_in", { "accept-language": "de" });
    for (const language of LANGUAGES) {
      expect(page).toContain(
        `<a href="/languages?lang=${language}&amp;back=/users/sign_in" lang="${language}" hreflang="${language}"`,
      );
    }
    expect(links(page, LIST)).toHaveLength(LANGUAGES.length);
    expect(page).toContain('<a class="button quiet" href="/users/sign_in">Zurück zur Seite</a>');
    const chosen = await get("/languages?lang=fr&back=/users/sign_in");
    expect([chosen.status, chosen.headers.get("location")]).toEqual([303, "/users/sign_in"]);
    const [cookie = ""] = chosen.headers.get("set-cookie")?.split(";") ?? [];
    const french = await html("/languages", { cookie });
    expect(french).toContain('<html lang="fr" ');
    // Back to what the browser asks for.
    expect(links(french, /<p class="row">[\s\S]*?<\/p>/)).toEqual(["/languages?lang=auto"]);
    expect((await get("/languages?lang=auto", { cookie })).headers.get("set-cookie")).toContain(
      "sp_lang=; Path=/; Max-Age=0",
    );
  });

  test.each([
    ["Deutsch", "de"],
    ["german", "de"],
    ["francais", "fr"],
    ["FR", "fr"],
    ["englisch", "en"],
    [" eng ", "en"],
  ])("it finds %p without scripts", async (search, found) => {
    const page = await html(`/languages?back=/about&q=${encodeURIComponent(search)}`, { "accept-language": "de" });
    expect(links(page, LIST)).toContain(`/languages?lang=${found}&back=/about`);
    expect(links(page, LIST).length).toBeLessThan(LANGUAGES.length);
    expect(page).toContain('<a href="/languages?back=/about">Alle Sprachen');
  });

  test("it says that it finds nothing, and repeats the words as words", async () => {
    const page = await html(`/languages?q=${encodeURIComponent('"><b>')}`);
    expect(page).toContain('<p class="notice" id="none" >No language matches.</p>');
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;"');
    expect(links(page, LIST)).toEqual([]);
    expect((await get(`/languages?q=${"x".repeat(5_000)}`)).status).toBe(200);
  });

  test.each([
    "//evil.example",
    "https://evil.example",
    "/\\evil.example",
    "/..//evil.example",
    "/about?x",
    "/about#x",
    "/about%0d%0aset-cookie:x=1",
    "javascript:alert(1)",
    "about",
    "/p/abc.json",
    "/api/v2/pushes/abc",
    "/x\n",
    "/ä",
    `/${"x".repeat(200)}`,
    "",
  ])("back to %p it never leads", async (back) => {
    const query = `lang=de&back=${encodeURIComponent(back)}`;
    const response = await get(`/languages?${query}`);
    expect([response.status, response.headers.get("location")]).toEqual([303, "/languages"]);
    expect(response.headers.get("set-cookie")).toStartWith("sp_lang=de");
    expect(links(await html(`/languages?back=${encodeURIComponent(back)}`), LIST)).toContain("/languages?lang=de");
  });

  test("from an error, and from what a form has led to, they lead to a page that can be loaded", async () => {
    const german = { "accept-language": "en, de" };
    expect(links(await html("/nowhere/at-all", german), FOOT)).toContain("/languages?lang=de&back=/nowhere/at-all");
    expect(links(await html("/no%20where", german), FOOT)).toContain("/languages?lang=de");
    const { url_token: token } = await server.push({ payload: SECRET });
    const opened = await (await get(`/p/${token}/r`, german, { method: "POST", body: "" })).text();
    expect(opened).toContain(SECRET);
    // The secret stays: other languages open beside it.
    const foot = FOOT.exec(opened)?.[0] ?? "";
    expect(foot.match(/<a /g)?.length).toBe(foot.match(/target="_blank"/g)?.length);
    expect(links(opened, FOOT)).toContain(`/languages?lang=de&back=/p/${token}`);
    for (const href of links(opened, FOOT)) expect((await get(href)).status).toBeLessThan(400);
    const { body } = await server.json("GET", `/api/v2/pushes/${token}/preview`);
    expect(body.views_remaining ?? (await server.json("GET", `/api/v2/pushes/${token}`)).body.views_remaining).toBe(3);
  });

  test("a server with one of them offers no choice, and a cookie of before changes nothing", async () => {
    const one = await startServer({ flags: { "languages-offered": "de", "languages-default": "de" } });
    const page = await (
      await one.fetch("/about", { headers: { cookie: "sp_lang=fr", "accept-language": "fr" } })
    ).text();
    await one.stop();
    expect(page).toContain('<html lang="de" ');
    expect(page).not.toContain("hreflang");
  });

  type Text = string | Forms;
  const listed = (texts: object): Array<[name: string, text: Text]> =>
    Object.entries(texts).flatMap(([group, entries]) =>
      Object.entries(entries as Record<string, Text>).map(([key, text]): [string, Text] => [`${group}.${key}`, text]),
    );
  const formsOf = (text: Text): string[] => (typeof text === "string" ? [text] : Object.values(text));

  test("each holds every text, with the same values to put in", () => {
    const shape = (texts: object): Record<string, string[]> =>
      Object.fromEntries(
        listed(texts).map(([name, text]) => [
          name,
          [...new Set((typeof text === "string" ? text : text.other).match(/\{\w+\}/g))].sort(),
        ]),
      );
    for (const texts of LANGUAGES.map(textsIn)) {
      expect(shape(texts)).toEqual(shape(textsIn("en")));
      for (const [name, text] of listed(texts)) {
        for (const form of formsOf(text)) expect([name, form]).toEqual([name, expect.stringMatching(/^[^|]+$/)]);
      }
    }
  });

  test.each(LANGUAGES)("%s has the reader's words: a link or a secret, never a push", (language) => {
    for (const [name, text] of listed(textsIn(language))) {
      // Placeholders have names of their own; the program and its commands are called so.
      const words = formsOf(text).map((form) => form.replace(/\{\w+\}|Secret Push|Password Pusher|secretpush/g, ""));
      expect([name, words]).toEqual([name, words.map(() => expect.not.stringMatching(/push|payload/i))]);
    }
  });

  test.each(LANGUAGES)("what counts has every form that %s has for numbers", (language) => {
    const rules = new Intl.PluralRules(language);
    const needed = [...rules.resolvedOptions().pluralCategories].sort();
    // Until it is translated, a new text is in English, in the forms of English.
    const english = new Set(language === "en" ? [] : listed(textsIn("en")).map(([, text]) => text));
    const texts = listed(textsIn(language)).filter(([, text]) => typeof text === "string" || !english.has(text));
    const counting = texts.filter(([, text]) => typeof text !== "string");
    expect(counting.length).toBeGreaterThan(5);
    for (const [name, text] of counting) expect([name, Object.keys(text).sort()]).toEqual([name, needed]);
    // {n} always chooses a form: whoever writes it must have thought of one thing and of many.
    const uncounted = texts.filter(([, text]) => typeof text === "string" && text.includes("{n}"));
    expect(uncounted).toEqual([]);
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
    [-5_000, "just now"],
    [-3 * MINUTE, "3 minutes ago"],
  ])("%p ms from now are told as %p", (ms, words) => {
    // A moment later than meant, because time goes on meanwhile.
    expect(wordsIn("en").relative(new Date(Date.now() + ms + 200).toISOString())).toBe(words.replaceAll(" ", "\u00a0"));
  });

  test.each([
    ["de", -5_000, "vor 5 Sekunden"],
    ["de", 0, "vor 1 Sekunde"],
    ["th", -12_000, "12 วินาทีที่ผ่านมา"],
    ["fr", 30_500, "dans 31 secondes"],
  ] as const)(
    "in %s, what is %p ms from now is so many seconds away, because nothing was deleted “now”",
    (language, ms, words) => {
      setSystemTime(new Date("2026-11-29T12:00:00Z"));
      expect(wordsIn(language).relative(new Date(Date.now() + ms).toISOString())).toBe(words.replaceAll(" ", "\u00a0"));
      setSystemTime();
    },
  );

  test.each([
    ["en", 0, "0 views left"],
    ["en", 1, "1 view left"],
    ["en", 1200, "1,200 views left"],
    ["de", 1, "noch 1 Aufruf"],
    ["fr", 0, "encore 0 vue"],
    ["fr", 2, "encore 2 vues"],
  ] as const)("in %s, %p of a thing takes the form of its language", (language, n, words) => {
    expect(wordsIn(language).say(textsIn(language).adminLive.viewsLeft, { n })).toBe(words);
  });

  test("a language with more forms than English gets them", () => {
    const forms = { one: "{n} plik", few: "{n} pliki", many: "{n} plików", other: "{n} pliku" };
    const said = [1, 2, 5, 22, 1.5].map((n) => wordsIn("pl").say(forms, { n }));
    expect(said).toEqual(["1 plik", "2 pliki", "5 plików", "22 pliki", "1,5 pliku"]);
  });

  test.each([
    ["en", "1.5\u00a0KiB", "42%", "a, b, c"],
    ["de", "1,5\u00a0KiB", "42\u00a0%", "a, b, c"],
    ["fr", "1,5\u00a0Kio", "42\u202f%", "a, b, c"],
  ] as const)("sizes, shares and lists in %s", (language, size, share, list) => {
    const words = wordsIn(language);
    expect(words.size(1536).replace("\u202f", "\u00a0")).toBe(size);
    expect(
      [words.size(0), words.size(1023), words.size(1024), words.size(2 ** 40 * 3)].map((one) => one.slice(0, 1)),
    ).toEqual(["0", "1", "1", "3"]);
    expect(words.percent(0.4299).replace("\u00a0", language === "fr" ? "\u202f" : "\u00a0")).toBe(share);
    expect(words.percent(0.9999)).toContain("99");
    expect(words.list(["a", "b", "c"])).toBe(list);
  });

  test("a list has the separators of its script", () => {
    const listed = ["ja", "zh-Hans", "zh-Hant"].map((language) => wordsIn(language).list(["a", "b", "c"]));
    expect(listed).toEqual(["a、b、c", "a、b、c", "a、b、c"]);
    expect(wordsIn("de").list(["a"])).toBe("a");
  });

  test.each(LANGUAGES)("what is put into a text in %s turns nothing around it", (language) => {
    const { say, list, beside, sentences } = wordsIn(language);
    const run = (value: string): string => (DIRECTIONS[language] === "rtl" ? `\u2068${value}\u2069` : value);
    expect(say("{name}: {n}", { name: "Ann (1)", n: 7 })).toBe(
      `${run("Ann (1)")}: ${new Intl.NumberFormat(language).format(7)}`,
    );
    expect([say("{name}", { name: "" }), beside("a", "", "b"), list(["a"])]).toEqual([
      "",
      `${run("a")} · ${run("b")}`,
      run("a"),
    ]);
    expect(wordsIn(language).size(512).startsWith("\u2068")).toBe(DIRECTIONS[language] === "rtl");
    expect(sentences("A.", "", "B.")).toBe(/^(ja|zh)/.test(language) ? "A.B." : "A. B.");
  });

  test("the date in full names its time zone where that is not the reader's own", () => {
    expect(wordsIn("en").date("2026-01-31T13:05:00.000Z", "UTC")).toBe("Saturday, 31 January 2026 at 13:05 UTC");
    expect(wordsIn("fi").date("2026-01-31T13:05:00.000Z", "UTC")).toStartWith("lauantaina 31. tammikuuta 2026");
    expect(wordsIn("fa").date("2026-01-31T13:05:00.000Z", "UTC")).toContain("۱۱ بهمن ۱۴۰۴ ساعت");
    expect(wordsIn("de").date("2026-01-31T13:05:00.000Z", "UTC")).toBe("Samstag, 31. Januar 2026 um 13:05 UTC");
    expect(wordsIn("ar").date("2026-01-31T00:19:00.000Z", "UTC")).toContain("12:19\u00a0ص");
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
      expect(page).not.toContain("0b6068"); // the browser's tab has the colour too
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
