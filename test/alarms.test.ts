// A recipient's page tells how often the link was opened before, and the recipient can answer "That wasn't me". Over
// HTTP, as browsers without scripts see it.

import { beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { AppError } from "../src/base/errors.ts";
import { closedWords } from "../src/http/pages/caution.ts";
import { timedHtml } from "../src/http/pages/times.ts";
import { RequestContexts } from "../src/http/request_context.ts";
import { asking, auditKinds, pathOf } from "./api_checks.ts";
import { startServer, testClock, type User } from "./harness.ts";
import { cookiesOf } from "./page_actions.ts";
import { ownServer } from "./scratch.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const SECRET = "correct horse battery staple";
const MINUTE_MS = 60_000;
const clock = testClock(Date.UTC(2026, 5, 1, 12));
let owner: User;
const ask = asking(() => server);
const server = ownServer({ clock, flags: { "rate-limit-per-second": "0", "rate-limit-per-minute": "0" } });
beforeAll(async () => {
  owner = await server.user("ann@example.org", true);
});

type Made = { url_token: string };
const SAME_ORIGIN = { "sec-fetch-site": "same-origin" };
const from = (address: string) => ({ "x-forwarded-for": address });
const newPush = (fields: Record<string, unknown> = {}) => server.push({ payload: SECRET, ...fields }, owner.headers);
const view = (push: Made, headers: Record<string, string> = {}) => ask("GET", pathOf(push), undefined, headers);
const gate = async (push: Made, headers: Record<string, string> = {}) => {
  const answer = await server.fetch(`/p/${push.url_token}`, { headers: { accept: "text/html", ...headers } });
  // What is shown; above it stand the texts of the page's script.
  const html = (await answer.text()).replace(/^[\s\S]*<main/, "").replace(/<template[\s\S]*$/, "");
  return { status: answer.status, html };
};
const alarm = (push: Made, headers: Record<string, string> = {}, method = "POST") =>
  server.fetch(`/p/${push.url_token}/alarm`, {
    method,
    redirect: "manual",
    headers: { accept: "text/html", ...SAME_ORIGIN, ...headers },
  });
const kindsOf = (push: Made): Promise<string[]> => auditKinds(ask, push, owner.headers);
const OPENED = /opened (?:once|\d+ times) before/;

describe("what the gate says of earlier views", () => {
  test("nothing before the first, then how often and when last, in the reader's language", async () => {
    const push = await newPush({ expire_after_views: 5 });
    expect(OPENED.test((await gate(push)).html)).toBe(false);
    await view(push);
    clock.advance(90 * MINUTE_MS);
    const { html } = await gate(push);
    expect(html).toContain("This link was opened once before, on 1\u00a0Jun\u00a02026, 12:00");
    await view(push);
    clock.advance(MINUTE_MS);
    expect((await gate(push)).html).toContain("opened 2 times before, most recently on 1\u00a0Jun\u00a02026, 13:30");
    const german = await gate(push, { "accept-language": "de" });
    expect(german.html).toContain("Dieser Link wurde schon 2‑mal geöffnet, zuletzt am 1.\u00a0Juni\u00a02026, 13:30");
    const french = await gate(push, { "accept-language": "fr" });
    expect(french.html).toContain("Ce lien a déjà été ouvert 2 fois, la dernière le 1\u00a0juin\u00a02026, 13:30");
  });

  test("loading the gate is no view, and neither is the owner's own", async () => {
    const push = await newPush();
    for (const _ of [1, 2, 3]) await gate(push);
    await view(push, owner.headers);
    expect(OPENED.test((await gate(push)).html)).toBe(false);
  });

  test("freezing and thawing are no views, and do not move the moment of the last one", async () => {
    const push = await newPush();
    await view(push);
    const { html: before } = await gate(push);
    for (const to of ["freeze", "thaw"]) {
      clock.advance(MINUTE_MS);
      await ask("POST", `${pathOf(push)}/${to}`, undefined, owner.headers);
    }
    const moment = (html: string) => /opened once before, on ([^(]*)/.exec(html)?.[1];
    expect(moment((await gate(push)).html)).toBe(moment(before));
  });

  test("nothing where its sender or the setting says so", async () => {
    const quiet = await newPush({ opened_before: false });
    await view(quiet);
    expect(OPENED.test((await gate(quiet)).html)).toBe(false);
    expect((await alarm(quiet)).status).toBe(403);
    const other = await startServer({ flags: { "opened-before": "false" } });
    try {
      for (const [fields, tells] of [
        [{}, false],
        [{ opened_before: true }, true],
      ] as const) {
        const push = await other.push({ payload: SECRET, ...fields });
        await other.json("GET", pathOf(push));
        const page = await (await other.fetch(`/p/${push.url_token}`)).text();
        expect(page.includes('id="before"')).toBe(tells);
      }
    } finally {
      await other.stop();
    }
  });

  test("nothing to its owner", async () => {
    const push = await newPush();
    await view(push);
    const cookies = Object.entries(await cookiesOf(server, owner.email)).map(([name, value]) => `${name}=${value}`);
    const cookie = cookies.join("; ");
    expect(OPENED.test((await gate(push, { cookie })).html)).toBe(false);
    expect((await alarm(push, { cookie })).status).toBe(403);
    expect(await kindsOf(push)).toEqual(["creation", "view"]);
  });

  test("of an anonymous push it offers no report, because nobody would read it", async () => {
    const push = await server.push({ payload: SECRET });
    await view(push);
    const { html } = await gate(push);
    expect(html).toMatch(OPENED);
    expect(html).toContain("If that wasn’t you, ask the sender for a new secret.");
    expect(html).not.toContain("/alarm");
    expect((await alarm(push)).status).toBe(403);
    expect((await view(push)).body.payload).toBe(SECRET);
  });
});

describe("“That wasn’t me”", () => {
  test("is in the owner's log, and freezes a push that viewers may delete", async () => {
    const push = await newPush({ deletable_by_viewer: true });
    await view(push);
    const { html } = await gate(push);
    expect(html).toContain(`action="/p/${push.url_token}/alarm"`);
    expect(html).toContain("It also pauses the link");
    const answer = await alarm(push, from("192.0.2.7"));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("The link is paused");
    expect((await view(push)).status).toBe(403);
    const closed = await gate(push);
    expect(closed.status).toBe(403);
    expect(closed.html).toContain("This link is paused");
    const { body } = await ask("GET", `${pathOf(push)}/audit`, undefined, owner.headers);
    expect(body.logs[2]).toMatchObject({ kind: "alarm", ip: "192.0.2.7" });
    const { body: listed } = await ask("GET", "/api/v2/pushes/active", undefined, owner.headers);
    expect(listed[0]).toMatchObject({ url_token: push.url_token, frozen: true, alarmed: true });
    await ask("POST", `${pathOf(push)}/thaw`, undefined, owner.headers);
    const { body: settled } = await ask("GET", "/api/v2/pushes/active", undefined, owner.headers);
    expect(["frozen", "alarmed"].filter((name) => name in settled[0])).toEqual([]);
    expect((await view(push)).body.payload).toBe(SECRET);
  });

  test("freezes nothing that only its owner may delete", async () => {
    const push = await newPush({ deletable_by_viewer: false });
    await view(push);
    expect((await gate(push)).html).not.toContain("It also pauses the link");
    expect(await (await alarm(push)).text()).toContain("The link still works");
    expect((await view(push)).body.payload).toBe(SECRET);
    expect(await kindsOf(push)).toEqual(["creation", "view", "alarm", "view"]);
  });

  test("counts once for each browser", async () => {
    const push = await newPush({ deletable_by_viewer: false });
    await view(push);
    const [cookie = ""] = (await alarm(push)).headers.getSetCookie();
    expect(cookie).toMatch(
      new RegExp(`^sp_told=1; Path=/p/${push.url_token}; Max-Age=\\d+; HttpOnly; SameSite=Strict`),
    );
    const kept = { cookie: cookie.split(";")[0] ?? "" };
    expect((await alarm(push, kept)).status).toBe(200);
    expect(await kindsOf(push)).toEqual(["creation", "view", "alarm"]);
    const { html } = await gate(push, kept);
    expect(html).toContain("You told the sender that this wasn’t you.");
    expect(html).not.toContain("/alarm");
  });

  test("counts again once its owner has thawed the push, and for further views", async () => {
    const push = await newPush({ deletable_by_viewer: true, expire_after_views: 9 });
    await view(push);
    const keptOf = (answer: Response) => ({ cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "" });
    const kept = keptOf(await alarm(push));
    await ask("POST", `${pathOf(push)}/thaw`, undefined, owner.headers);
    expect((await gate(push, kept)).html).toContain("/alarm");
    await view(push);
    const again = keptOf(await alarm(push, kept));
    expect(again).toEqual({ cookie: "sp_told=2" });
    expect((await alarm(push, again)).status).toBe(200);
    expect(await kindsOf(push)).toEqual(["creation", "view", "alarm", "thaw", "view", "alarm"]);
    const { body } = await ask("GET", "/api/v2/pushes/active", undefined, owner.headers);
    expect(body[0]).toMatchObject({ url_token: push.url_token, frozen: true, alarmed: true });
  });

  test("in the seconds of a deletion that only its owner may make is in the log, and freezes nothing", async () => {
    const push = await newPush({ deletable_by_viewer: false });
    await view(push);
    const cookies = Object.entries(await cookiesOf(server, owner.email)).map(([name, value]) => `${name}=${value}`);
    const own = { method: "POST", headers: { ...SAME_ORIGIN, cookie: cookies.join("; ") } };
    await server.fetch(`/p/${push.url_token}/delete`, own);
    expect((await alarm(push)).status).toBe(200);
    await server.fetch(`/p/${push.url_token}/restore`, own);
    expect((await view(push)).body.payload).toBe(SECRET);
    expect(await kindsOf(push)).toEqual(["creation", "view", "expire", "alarm", "restored", "view"]);
  });

  test("is limited for each /48: whoever has many addresses leaves the others theirs", async () => {
    const push = await newPush({ deletable_by_viewer: false });
    await view(push);
    const answers = [];
    for (let n = 0; n < 20; n += 1) answers.push((await alarm(push, from(`2001:db8:7:${n}::1`))).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(6);
    expect((await alarm(push, from("192.0.2.1"))).status).toBe(200);
  });

  test("is limited for each address and for each push", async () => {
    const push = await newPush({ deletable_by_viewer: false });
    await view(push);
    const tries = async (addresses: string[]) =>
      Promise.all(addresses.map(async (address) => (await alarm(push, from(address))).status));
    const mine = await tries(Array.from({ length: 8 }, () => "192.0.2.1"));
    expect(mine.filter((status) => status === 200).length).toBe(3);
    expect(mine.filter((status) => status === 429).length).toBe(5);
    const others = await tries(Array.from({ length: 30 }, (_, n) => `192.0.2.${n + 2}`));
    expect(others.filter((status) => status === 200).length).toBe(17);
    const other = await newPush({ deletable_by_viewer: false });
    await view(other);
    expect((await alarm(other, from("192.0.2.1"))).status).toBe(200);
    clock.advance(16 * MINUTE_MS);
    expect((await alarm(push, from("192.0.2.1"))).status).toBe(200);
  });

  test("of a recipient counts after a thaw, however often strangers have raised it", async () => {
    const push = await newPush({ deletable_by_viewer: true });
    await view(push);
    const addresses = Array.from({ length: 24 }, (_, n) => `203.0.113.${n + 100}`);
    const statuses = [];
    for (const address of addresses) statuses.push((await alarm(push, from(address))).status);
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
    await ask("POST", `${pathOf(push)}/thaw`, undefined, owner.headers);
    expect((await alarm(push, from("192.0.2.44"))).status).toBe(200);
    expect((await view(push)).status).toBe(403);
  });

  test("needs a page of this service, a push that was opened, and a recipient who may open it", async () => {
    const push = await newPush({ allowed_networks: "192.0.2.0/24" });
    expect((await alarm(push, from("192.0.2.7"))).status).toBe(403);
    await view(push, from("192.0.2.7"));
    expect((await alarm(push, from("198.51.100.9"))).status).toBe(403);
    for (const site of ["cross-site", "same-site", "none"]) {
      expect((await alarm(push, { ...from("192.0.2.7"), "sec-fetch-site": site })).status).toBe(403);
    }
    expect((await alarm(push, from("192.0.2.7"), "GET")).status).toBe(405);
    expect(await kindsOf(push)).toEqual(["creation", "view"]);
    expect((await alarm({ url_token: "fkwjfvhall92XkP0qLmT3sYz" })).status).toBe(200);
  });

  test("works at the address for recipients", async () => {
    const two = await startServer({ flags: { "recipients-listen": "127.0.0.1:0" } });
    try {
      const { headers } = await two.user();
      const push = await two.push({ payload: SECRET }, headers);
      await two.json("GET", pathOf(push));
      const recipients = two.addresses.recipients ?? "";
      const answer = await fetch(`${recipients}/p/${push.url_token}/alarm`, { method: "POST", headers: SAME_ORIGIN });
      expect(answer.status).toBe(200);
      expect((await fetch(`${recipients}${pathOf(push)}/thaw`, { method: "POST" })).status).toBe(404);
      expect((await two.json("GET", pathOf(push))).status).toBe(403);
    } finally {
      await two.stop();
    }
  });
});

describe("the page of a gate's refusal", () => {
  const moment = "2026-06-02T09:00:00.000Z";
  const words = (error: AppError) => {
    const request = new Request("http://localhost/p/T");
    new RequestContexts({ trustedProxies: [], behindProxy: false }).open(request, "192.0.2.1");
    const { title, text } = closedWords(request, error, false);
    return `${title} ${timedHtml(text)}`;
  };
  test.each([
    ["Come back later. ", new AppError("too-early", "Come back later.")],
    ["Only on weekdays. ", new AppError("forbidden", "Only on weekdays.")],
    ["Too often. ", new AppError("rate-limited", "Too often.")],
    [
      'This link opens on <time datetime="2026-06-02T09:00:00.000Z" data-as="date">Tuesday, 2 June 2026 at 09:00<noscript> UTC</noscript></time>',
      new AppError("too-early", "x", { more: { not_before: moment } }),
    ],
    ["Your address 192.0.2.1 isn’t in any of them", new AppError("wrong-network", "x")],
  ])("says what its error says, and never a moment that nobody has named: %s", (sentence, error) => {
    expect(words(error).replaceAll(/[\u202F\u2066-\u2069]/g, "")).toContain(sentence);
    expect(words(error)).not.toContain("1970");
  });
});

describe("the gate of a push that opens only from certain networks", () => {
  test("says so elsewhere, counts nothing, and records the attempt", async () => {
    const push = await newPush({ allowed_networks: "192.0.2.0/24", passphrase: "open sesame" });
    const { status, html } = await gate(push, from("198.51.100.9"));
    expect(status).toBe(403);
    expect(html).toContain("Your address 198.51.100.9 isn’t in any of them.");
    expect(html).not.toContain("passphrase");
    expect(html).not.toContain("192.0.2.0");
    const head = await server.fetch(`/p/${push.url_token}`, { method: "HEAD", headers: from("198.51.100.9") });
    expect(head.status).toBe(403);
    const sent = await ask("POST", `/p/${push.url_token}/reveal`, {}, { ...SAME_ORIGIN, ...from("198.51.100.9") });
    expect(sent.body).toEqual({ outcome: "closed" });
    expect((await gate(push, from("192.0.2.7"))).html).toContain('id="passphrase"');
    expect(await kindsOf(push)).toEqual(["creation", "wrong_network", "wrong_network"]);
  });

  test("a form of a browser without scripts is refused there too", async () => {
    const push = await newPush({ allowed_networks: "192.0.2.0/24" });
    const send = (address: string) =>
      server.fetch(`/p/${push.url_token}/r`, {
        method: "POST",
        body: new URLSearchParams({ form_id: crypto.randomUUID() }),
        headers: { accept: "text/html", ...SAME_ORIGIN, ...from(address) },
      });
    const refused = await send("198.51.100.9");
    expect([refused.status, (await refused.text()).includes("Wrong network")]).toEqual([403, true]);
    expect(await (await send("192.0.2.7")).text()).toContain(SECRET);
    expect(await kindsOf(push)).toEqual(["creation", "wrong_network", "view"]);
  });
});
