// The recipient's pages over HTTP, as agents without scripts see them. Loading them counts no view.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { textsIn } from "../static/texts.ts";
import { Browser } from "./browser_sessions.ts";
import { startServer } from "./harness.ts";
import { newToken } from "../src/base/crypto.ts";
import { pageRequests } from "./page_requests.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const server = ownServer();
beforeAll(async () => {
  await server.user("ann@example.org", true);
});

const { get, html } = pageRequests(() => server);

const SECRET = "correct horse battery staple";
/** Retrieves it once more. @returns the views left after that */
const viewsAfterOneMore = async (token: string): Promise<number> =>
  (await server.json("GET", `/api/v2/pushes/${token}`)).body.views_remaining;

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
    // What leads to another language leads back here.
    const shown = async (response: Response): Promise<string> =>
      (await response.text()).replaceAll(/(?:&amp;|\?)back=[^"&]*/g, "");
    const page = await shown(unknown);
    for (const token of [used.url_token, deleted.url_token, "x", "0".repeat(500), "..%2f..%2fetc"]) {
      for (const path of ["", "/r", "/passphrase", "/preview", "/qr.svg"]) {
        const response = await get(`/p/${token}${path}`);
        expect([response.status, await shown(response)]).toEqual([unknown.status, page]);
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
    expect(await html(path)).toMatch(/It can be opened 2 more times, until [^<]+\u00a0UTC \(in\u00a07\u00a0days\)/);
    const open = async () => (await get(path, {}, { method: "POST", body: "" })).text();
    const first = await open();
    expect(first).toMatch(/<bdi>a &lt;b&gt;\.txt<\/bdi><\/a> <span class="size">1\.5\u00a0KiB<\/span>/);
    expect(first).toContain("It can be opened once more, until");
    expect(await open()).toContain(textsIn("en").revealLive.lastViewFiles);
  });

  test("without scripts one form opens it, and sending that form again does not", async () => {
    const push = await server.push({ payload: `<b>${SECRET}</b>`, passphrase: "open sesame", expire_after_views: 5 });
    const path = `/p/${push.url_token}/r`;
    const page = await html(path);
    expect(page).toContain(`<form id="open" method="post" action="${path}"`);
    const formId = /name="form_id" value="(\w+)"/.exec(page)?.[1] ?? "";
    const send = (passphrase: string) =>
      get(path, {}, { method: "POST", body: new URLSearchParams({ form_id: formId, passphrase }) });
    expect(await (await send("wrong")).text()).toContain(textsIn("en").reveal.wrong);
    const opened = await (await send("open sesame")).text();
    expect(opened).toContain(`&lt;b&gt;${SECRET}&lt;/b&gt;`);
    expect(opened).not.toContain("<b>");
    const again = await (await send("open sesame")).text();
    expect(again).not.toContain(SECRET);
    expect(again).toContain(textsIn("en").reveal.again);
  });

  test("the page's script and a form without one are told the same", async () => {
    const { headers } = await server.user();
    const texts = textsIn("en");
    const guarded = { passphrase: "open sesame" };
    const ownPage = { "sec-fetch-site": "same-origin" };
    const rows: Array<
      [outcome: string, status: number, said: string, fields: object, before?: (path: string) => unknown]
    > = [
      ["open", 200, SECRET, {}],
      ["gone", 200, texts.reveal.gone, { expire_after_views: 1 }, (path) => server.json("GET", path)],
      ["wrong", 200, texts.reveal.wrong, guarded],
      [
        "limited",
        200,
        texts.reveal.limited,
        guarded,
        async (path) => {
          while ((await server.json("GET", path)).status !== 429);
        },
      ],
      ["closed", 403, texts.caution.frozenTitle, {}, (path) => server.json("POST", `${path}/freeze`, {}, headers)],
      ["held", 200, texts.hold.title, { hold: true }],
    ];
    for (const [outcome, status, said, fields, before] of rows) {
      const { url_token: token } = await server.push({ payload: SECRET, ...fields }, headers);
      await before?.(`/api/v2/pushes/${token}`);
      // The form first: it uses nothing up unless it opens the push.
      const form = await get(`/p/${token}/r`, ownPage, { method: "POST", body: new URLSearchParams() });
      const page = await form.text();
      expect([outcome, form.status, page.includes(Bun.escapeHTML(said))]).toEqual([outcome, status, true]);
      const script = await server.json("POST", `/p/${token}/reveal`, {}, ownPage);
      expect(script.body.outcome).toBe(outcome);
    }
  });

  test("a form that was sent before a restart, or to another node, opens nothing again; one that was not sent does", async () => {
    const push = await server.push({ payload: SECRET, expire_after_views: 5 });
    const path = `/p/${push.url_token}/r`;
    const send = async (formId: string, agent: string) => {
      const headers = { "user-agent": agent };
      return (await get(path, headers, { method: "POST", body: new URLSearchParams({ form_id: formId }) })).text();
    };
    const sent = /name="form_id" value="(\w+)"/.exec(await html(path))?.[1] ?? "";
    const [id = "", shownBy = "", shownAt = ""] = sent.split("_");
    expect(await send(sent, "Firefox")).toContain(SECRET);
    // As this server has forgotten what it did in another process, it knows such a form by its log alone.
    const elsewhere = `${id}_${shownBy.replace(/./g, "x")}_${shownAt}`;
    const again = await send(elsewhere, "Firefox");
    expect([again.includes(SECRET), again.includes(textsIn("en").reveal.again)]).toEqual([false, true]);
    expect(await send(elsewhere, "Safari")).toContain(SECRET);
    const later = (parseInt(shownAt, 36) + 3_600_000).toString(36);
    expect(await send(`${newToken(22)}_xxxxxxxx_${later}`, "Firefox")).toContain(SECRET);
  });

  test("it is in the language that its sender chose, unless its reader has chosen one", async () => {
    const { url_token: token } = await server.push({
      payload: SECRET,
      language: "fr",
      passphrase: "open sesame",
      expire_after_views: 1,
    });
    const german = { "accept-language": "de" };
    const languageOf = async (response: Promise<Response>): Promise<string | undefined> =>
      /<html lang="([\w-]+)"/.exec(await (await response).text())?.[1];
    expect(await languageOf(get(`/p/${token}`, german))).toBe("fr");
    expect(await languageOf(get(`/p/${token}/r`, german))).toBe("fr");
    expect(await languageOf(get(`/p/${token}`, { ...german, cookie: "sp_lang=en" }))).toBe("en");
    // Chosen, but not on this server.
    expect(await languageOf(get(`/p/${token}`, { ...german, cookie: "sp_lang=xx" }))).toBe("fr");
    const send = (passphrase: string) =>
      get(`/p/${token}/r`, german, { method: "POST", body: new URLSearchParams({ passphrase }) });
    expect(await (await send("wrong")).text()).toContain(textsIn("fr").reveal.wrong);
    const opened = await (await send("open sesame")).text();
    expect(opened).toContain('<html lang="fr"');
    expect(opened).toContain(SECRET);
    // Nobody learns from its language that there was a push.
    expect(await languageOf(get(`/p/${token}`, german))).toBe("de");
    expect(await languageOf(get("/about", german))).toBe("de");
  });

  test("its owner reads it in their own language", async () => {
    const { email, headers } = await server.user();
    const { url_token: token } = await server.push({ payload: SECRET, language: "fr" }, headers);
    const browser = new Browser(server);
    await browser.signIn(email);
    const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join("; ");
    expect(await html(`/p/${token}`, { cookie, "accept-language": "de" })).toContain('<html lang="de"');
    expect(await html(`/p/${token}`, { "accept-language": "de" })).toContain('<html lang="fr"');
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

  test("the link's QR code is drawn when it is asked for, and counts no view", async () => {
    const push = await server.push({ payload: SECRET });
    const page = await html(`/p/${push.url_token}/preview`);
    expect(page).toContain(`loading="lazy" src="/p/${push.url_token}/qr.svg"`);
    expect(await html(`/p/${push.url_token}/qr.svg`)).toMatch(/<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*>.*<path/s);
    expect(page).toContain(`>${server.url}/p/${push.url_token}/r</textarea>`);
    expect(await viewsAfterOneMore(push.url_token)).toBe(4);
  });
});
