// Receipts: whoever makes a push without an account can see how it fares, and expire it, by a link of their own. Over HTTP, as
// programs and browsers without scripts see it.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { asking, auditKinds, DAY_MS, iso, MARKER, MINUTE_MS, pathOf, START_MS } from "./api_checks.ts";
import { startServer, testClock, type TestServer, type User } from "./harness.ts";
import { pushSealed } from "./sealed_pushes.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const clock = testClock();
const flags = { "rate-limit-per-second": "0", "rate-limit-per-minute": "0" };
let server: TestServer;
let owner: User;
const ask = asking(() => server);
beforeAll(async () => {
  const open = { "file-attachments-require-authentication": "false" };
  server = await startServer({ clock, flags: { ...flags, ...open } });
  owner = await server.user("ann@example.org", true);
});
afterAll(() => server.stop());

interface Made {
  url_token: string;
  receipt_url: string;
}
const make = async (fields: Record<string, unknown> = {}): Promise<Made> =>
  (await server.push({ payload: MARKER, receipt: true, ...fields })) as unknown as Made;
const pageOf = ({ receipt_url: url }: Made): string => new URL(url).pathname;
const apiOf = (made: Made): string => `/api/v2${pageOf(made)}`;
const look = async (made: Made) => (await ask("GET", apiOf(made))).body;
const open = (made: Made, headers: Record<string, string> = {}) => ask("GET", pathOf(made), undefined, headers);
const OWN = { "sec-fetch-site": "same-origin", accept: "text/html" };
const page = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
  const answer = await server.fetch(path, { method, redirect: "manual", headers: { accept: "text/html", ...headers } });
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, main: html.replace(/^[\s\S]*<main/, "") };
};
const alarm = (made: Made) => page(`/p/${made.url_token}/alarm`, OWN, "POST");

test("pages of other sites neither read a receipt nor use it, by a browser of whoever has it", async () => {
  const made = await make();
  for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }]) {
    for (const [method, path] of [
      ["GET", ""],
      ["DELETE", ""],
      ["POST", "/thaw"],
    ] as const) {
      const refused = await ask(method, apiOf(made) + path, undefined, headers);
      expect([refused.status, refused.body.error]).toEqual([403, expect.stringContaining("of another site")]);
    }
    expect((await ask("DELETE", pathOf(made), undefined, headers)).status).toBe(403);
  }
  expect(await look(made)).toMatchObject({ expired: false });
});

describe("what is asked for", () => {
  test("only who asks gets a receipt: every other answer is byte for byte what it was", async () => {
    const fields = { payload: MARKER, expire_after_views: 3 };
    const bare = (text: string): string => text.replaceAll(/[0-9A-Za-z]{28}/g, "TOKEN");
    const plain = await server.json("POST", "/api/v2/pushes", { push: fields });
    const refused = await server.json("POST", "/api/v2/pushes", { push: { ...fields, receipt: false } });
    const asked = await server.json("POST", "/api/v2/pushes", { push: { ...fields, receipt: true } });
    expect(plain.text).not.toContain("receipt");
    expect(bare(refused.text)).toBe(bare(plain.text));
    const { receipt_url: url, ...rest } = asked.body;
    expect(url).toMatch(new RegExp(`^${server.url}/receipts/2[\\w-]{43}[0-9A-Za-z]{22}$`));
    expect(bare(JSON.stringify(rest))).toBe(bare(plain.text));
    const retrieved = await server.json("GET", pathOf(asked.body));
    const other = await server.json("GET", pathOf(plain.body));
    expect(bare(retrieved.text)).toBe(bare(other.text));
  });

  test("whoever has an account gets none: the account shows the push", async () => {
    const { status, body } = await ask(
      "POST",
      "/api/v2/pushes",
      { push: { payload: "x", receipt: true } },
      owner.headers,
    );
    expect([status, "receipt_url" in body]).toEqual([201, false]);
  });

  test("a server that offers none refuses it, says nothing of it on its pages, and opens none", async () => {
    const off = await startServer({ flags: { receipts: "false" } });
    try {
      const made = await off.json("POST", "/api/v2/pushes", { push: { payload: "x", receipt: true } });
      expect([made.status, made.body]).toEqual([422, { receipt: ["is not available on this server"] }]);
      const { pathname } = new URL((await make()).receipt_url);
      expect(
        await Promise.all(
          [pathname, `/api/v2${pathname}`, "/receipts"].map(async (path) => (await off.fetch(path)).status),
        ),
      ).toEqual([404, 404, 404]);
      expect(await (await off.fetch("/")).text()).not.toContain("eceipt");
    } finally {
      await off.stop();
    }
    expect((await page("/")).html).toContain('id="receipt"');
    expect((await page("/")).html).toContain("My recent links");
  });
});

describe("what it shows", () => {
  test("how often and when it was opened, and how it ended", async () => {
    const made = await make({ expire_after_views: 2, expire_after_days: 1 });
    const start = clock.nowMs;
    expect(await look(made)).toEqual({
      expired: false,
      ended_by: null,
      views: 0,
      opened_at: [],
      views_remaining: 2,
      frozen: false,
      alarmed: false,
      created_at: iso(start),
      expires_at: iso(start + DAY_MS),
      expired_on: null,
    });
    expect((await page(pageOf(made))).main).toContain('<h1 tabindex="-1">Not opened yet</h1>');
    clock.advance(MINUTE_MS);
    await open(made);
    expect(await look(made)).toMatchObject({ views: 1, opened_at: [iso(start + MINUTE_MS)], expired: false });
    clock.advance(MINUTE_MS);
    await open(made);
    const last = iso(start + 2 * MINUTE_MS);
    expect(await look(made)).toMatchObject({
      expired: true,
      ended_by: "views",
      views: 2,
      opened_at: [iso(start + MINUTE_MS), last],
      views_remaining: 0,
      expired_on: last,
    });
    const { main } = await page(pageOf(made), { "accept-language": "de" });
    expect(main).toContain("2‑mal geöffnet");
    expect(main).toContain(
      `<time datetime="${last}" data-as="date">Donnerstag, 1. Januar 2026 um 00:02<noscript> UTC</noscript></time>`,
    );
    expect(main).not.toContain("/expire");
    const late = await make({ expire_after_days: 1 });
    clock.advance(DAY_MS);
    expect(await look(late)).toMatchObject({ expired: true, ended_by: "time", views: 0 });
    expect((await page(pageOf(late))).main).toContain("Never opened");
    const deleted = await make();
    await ask("DELETE", pathOf(deleted));
    expect(await look(deleted)).toMatchObject({ expired: true, ended_by: "hand", views: 0 });
    // From the first moment, while it can still be undone.
    const undoable = await make();
    expect((await page(`/p/${undoable.url_token}/delete`, OWN, "POST")).status).toBe(200);
    expect(await look(undoable)).toMatchObject({ expired: true, ended_by: "hand", views: 0 });
    clock.nowMs = START_MS;
  });

  test("nothing of the secret, the link, or whoever opens it", async () => {
    const made = await make({
      passphrase: "open sesame",
      name: "named",
      note: "noted",
      allowed_networks: "127.0.0.0/8",
    });
    const who = { "user-agent": "Telltale/9", referer: "https://mail.example/inbox" };
    await open(made, { ...who, "x-passphrase": "open sesame" });
    await open(made, { ...who, "x-passphrase": "wrong" });
    expect(await look(made)).toMatchObject({ views: 1 });
    const shown = JSON.stringify(await look(made)) + (await page(pageOf(made))).html;
    for (const told of [MARKER, made.url_token, "sesame", "127.0.0", "Telltale", "mail.example", "named", "noted"]) {
      expect(shown).not.toContain(told);
    }
    // Its own text leads to nothing but itself.
    const token = pageOf(made).split("/")[2] ?? "";
    const parts = [token, token.slice(0, 43), token.slice(43)];
    for (const path of parts.flatMap((part) => [`/api/v2/pushes/${part}`, `/p/${part}`, `/p/${part}/qr.svg`])) {
      expect([path, (await (await server.fetch(path)).text()).includes(MARKER)]).toEqual([path, false]);
    }
    expect(server.log()).not.toContain(token.slice(0, 20));
  });

  test("looking counts no view and leaves no entry, whoever looks and however often", async () => {
    const made = await make({ expire_after_views: 1 });
    const before = await look(made);
    for (const headers of [{}, { "user-agent": "Slackbot 1.0" }]) {
      for (const method of ["GET", "HEAD"]) {
        await page(pageOf(made), headers, method);
        await server.fetch(apiOf(made), { method, headers });
      }
    }
    expect(await look(made)).toEqual(before);
    const { body } = await ask("GET", "/api/v2/admin/pushes", undefined, owner.headers);
    expect(JSON.stringify(body)).not.toContain("receipt");
    expect((await open(made)).body.payload).toBe(MARKER);
  });

  test("a recipient's alarm; then whoever has the receipt resumes the link", async () => {
    const made = await make({ deletable_by_viewer: true });
    await open(made);
    expect((await page(`/p/${made.url_token}`)).main).toContain("That wasn’t me");
    expect((await alarm(made)).main).toContain("The sender can now see your report");
    expect(await look(made)).toMatchObject({ alarmed: true, frozen: true, expired: false });
    expect((await open(made)).status).toBe(403);
    const { main } = await page(pageOf(made));
    expect(main).toContain("A recipient says that someone else opened the link before them.");
    expect(main).toContain("The link is paused");
    expect((await page(`${pageOf(made)}/thaw`, OWN, "POST")).status).toBe(303);
    expect(await look(made)).toMatchObject({ alarmed: false, frozen: false });
    expect((await open(made)).body.payload).toBe(MARKER);
    await alarm(made);
    expect((await ask("POST", `${apiOf(made)}/thaw`)).body).toMatchObject({ frozen: false });
    await ask("DELETE", apiOf(made));
    expect((await ask("POST", `${apiOf(made)}/thaw`)).status).toBe(409);
  });
});

describe("what it does", () => {
  test("it expires the push, also if viewers may not, with its files, a passphrase or a seal", async () => {
    const files = [{ filename: "a.txt", content_type: "text/plain", content: "aGVsbG8=" }];
    const guarded = await make({ deletable_by_viewer: false, files, passphrase: "open sesame" });
    const [file] = (await open(guarded, { "x-passphrase": "open sesame" })).body.files;
    const download = new URL(file.url).pathname;
    expect((await server.fetch(download)).status).toBe(200);
    expect((await ask("DELETE", pathOf(guarded))).status).toBe(401);
    expect((await ask("DELETE", apiOf(guarded))).body).toMatchObject({ expired: true, ended_by: "hand", views: 1 });
    expect((await server.fetch(download)).status).toBe(404);
    expect((await open(guarded, { "x-passphrase": "open sesame" })).body).toMatchObject({
      expired: true,
      payload: null,
    });
    let sealed: Made | null = null;
    const asking = {
      ...server,
      fetch: async (path: string, init?: RequestInit) => {
        const answer = await server.fetch(path, init);
        sealed = (await answer.clone().json()) as Made;
        return answer;
      },
    };
    await pushSealed(asking, { payload: MARKER, fields: { receipt: true } });
    expect(sealed).not.toBeNull();
    const unread = sealed as unknown as Made;
    expect((await page(pageOf(unread))).main).not.toContain("BEGIN");
    expect((await ask("DELETE", apiOf(unread))).body).toMatchObject({ ended_by: "hand" });
    expect((await open(unread)).body).toMatchObject({ expired: true, payload: null });
    const again = await ask("DELETE", apiOf(guarded));
    expect([again.status, again.body.views]).toEqual([200, 1]);
  });

  test("by a form of its own page, without a script, and by no other page and no program that loads links", async () => {
    const made = await make();
    for (const headers of [
      { "sec-fetch-site": "cross-site", accept: "text/html" },
      { origin: "https://evil.example", accept: "text/html" },
      { ...OWN, "user-agent": "Slackbot 1.0" },
    ]) {
      expect((await page(`${pageOf(made)}/expire`, headers, "POST")).status).toBe(403);
    }
    expect(await look(made)).toMatchObject({ expired: false });
    const { main } = await page(pageOf(made));
    const action = /action="([^"]*\/expire)"/.exec(main)?.[1] ?? "";
    const done = await page(action, OWN, "POST");
    expect([done.status, done.main]).toEqual([200, expect.stringContaining("You can undo this for 8 seconds.")]);
    expect(done.main.match(/Deleted/g)).toEqual(["Deleted"]);
    expect((await open(made)).body).toMatchObject({ expired: true, payload: null });
    const shown = (await page(pageOf(made))).main;
    expect(shown).toContain("It was deleted on");
    const undo = /action="([^"]*\/restore)"/;
    expect(undo.exec(done.main)?.[1]).toBe(undo.exec(shown)?.[1] ?? "");
    const restored = await page(`${pageOf(made)}/restore`, OWN, "POST");
    expect([restored.status, restored.headers.get("location")]).toEqual([303, pageOf(made)]);
    expect(await look(made)).toMatchObject({ expired: false, ended_by: null });
    // Nobody undoes it later, and nobody but whoever has the receipt.
    await page(action, OWN, "POST");
    expect((await page(`/p/${made.url_token}/restore`, OWN, "POST")).status).toBeGreaterThanOrEqual(400);
    clock.advance(8_000);
    await page(`${pageOf(made)}/restore`, OWN, "POST");
    expect(await look(made)).toMatchObject({ expired: true, ended_by: "hand" });
  });

  test("one who expires it and one who opens it at once: the secret is opened whole, or not at all", async () => {
    for (let round = 0; round < 10; round += 1) {
      const made = await make({ expire_after_views: 3 });
      const [opened, ended, other] = await Promise.all([
        open(made),
        ask("DELETE", apiOf(made)),
        ask("DELETE", apiOf(made)),
      ]);
      expect([opened.status, ended.status, other.status]).toEqual([200, 200, 200]);
      expect([MARKER, null]).toContain(opened.body.payload);
      expect(await look(made)).toMatchObject({ expired: true, views: opened.body.payload === null ? 0 : 1 });
    }
  });

  test("its owner's log of an alarm names no receipt, and a referrer from its page is cut", async () => {
    const push = (await server.push({ payload: "x" }, owner.headers)) as unknown as Made;
    const made = await make();
    await open(push, { referer: made.receipt_url });
    const { body } = await ask("GET", `${pathOf(push)}/audit`, undefined, owner.headers);
    expect(JSON.stringify(body)).not.toContain(pageOf(made).slice(10, 30));
    expect(await auditKinds(ask, push, owner.headers)).toEqual(["creation", "view"]);
  });
});

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

test("a wrong receipt, one of no push, one of a push without any, and no receipt at all are refused alike", async () => {
  const made = await make();
  const token = pageOf(made).split("/")[2] ?? "";
  const at = token.slice(0, 43);
  const plain = await server.push({ payload: "x" });
  const lookup = new Bun.CryptoHasher("sha256").update(plain.url_token).digest("base64url");
  const last = token.endsWith("a") ? "b" : "a";
  const wrong = [
    at + "0".repeat(22),
    token.slice(0, -1) + last,
    lookup + token.slice(43),
    `${lookup}${"A".repeat(22)}`,
    "A".repeat(65),
    `${token}0`,
    token.slice(0, -1),
    made.url_token,
    // The same bytes, spelled otherwise: the last two bits of a letter mean nothing there.
    token.slice(0, 42) + LETTERS.charAt(LETTERS.indexOf(token.charAt(42)) ^ 1) + token.slice(43),
    "x",
  ];
  const answers: string[] = [];
  for (const one of wrong) {
    for (const method of ["GET", "DELETE"]) {
      const { status, text } = await server.json(method, `/api/v2/receipts/${one}`);
      answers.push(`${status} ${text}`);
    }
    const shown = await page(`/receipts/${one}`);
    answers.push(`${shown.status} ${shown.main.replaceAll(`/receipts/${one}`, "")}`);
  }
  expect(new Set(answers).size).toBe(2);
  expect(answers[0]).toBe('404 {"error":"not-found","code":"not-found"}');
  expect(answers[2]).toContain("Receipt not found");
  expect(await look(made)).toMatchObject({ expired: false });
});
