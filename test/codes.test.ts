// How recipients prove an address by a code, with a real mail server: on the page of a push, with scripts and without, and by the
// command line.

import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { openPage } from "./browser.ts";
import {
  CODE_LASTS_MS,
  CODE_LENGTH,
  CODE_LETTERS,
  MAX_TRIES,
  MOST_FROM_NETWORK,
  MOST_TO_MAILBOX,
  newCode,
} from "../src/model/recipient_code.ts";
import { cli } from "./client_runs.ts";
import { until } from "./flooding.ts";
import { type PushAnswer, runBeside, startServer, testClock, type TestServer, type User } from "./harness.ts";
import { needs } from "./needs.ts";
import { addTerms, choose, cookiesOf, enterAs, fill, press, textAt } from "./page_actions.ts";
import { scratch } from "./scratch.ts";
import { pushSealed } from "./sealed_pushes.ts";
import { type MailServer, startMailServer } from "./smtp.ts";
import { newPostgresPlace, type PostgresPlace } from "./store_engines.ts";

setDefaultTimeout(120_000);

const SECRET = "correct horse battery staple";
const { root: folder } = scratch();
let smtp: MailServer;
let server: TestServer;
let owner: User;
const clock = testClock(Date.now());
beforeAll(async () => {
  smtp = await startMailServer();
  server = await startServer({
    clock,
    flags: { "base-url": "http://localhost", "mail-from": "push@example.org" },
    env: { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off` },
  });
  owner = await server.user("sender@example.org", true);
});
afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
});
afterEach(() => {
  smtp.letters.length = 0;
  clock.advance(3_600_000);
});

const addressed = (recipients: string, fields: object = {}): Promise<PushAnswer> =>
  server.push({ payload: SECRET, recipients, expire_after_views: 5, ...fields }, owner.headers);
const logOf = async ({ url_token: token }: PushAnswer): Promise<string[]> =>
  (await server.json("GET", `/api/v2/pushes/${token}/audit`, undefined, owner.headers)).body.logs.map(
    ({ kind }: { kind: string }) => kind,
  );
const viewsOf = async ({ url_token: token }: PushAnswer): Promise<number> =>
  (await server.json("GET", `/api/v2/pushes/${token}`, undefined, owner.headers)).body.views_remaining;

/** The code in the newest mail to this address. */
async function codeFor(address: string, count = 1): Promise<string> {
  const mails = () => smtp.letters.filter(({ to }) => to.includes(address));
  await until(async () => mails().length >= count, `a code for ${address}`);
  return /^([A-Z]{4} [A-Z]{4})$/m.exec(mails().at(-1)?.text ?? "")?.[1] ?? "";
}

describe("a code, and who opens how often", () => {
  const path = ({ url_token: token }: PushAnswer, rest = "") => `/api/v2/pushes/${token}${rest}`;
  /** @returns the header of a device that has proved this recipient's address */
  async function proved(push: PushAnswer, address: string, number: string, device = {}) {
    const asked = await server.json("POST", path(push, "/codes"), { recipient: number }, device);
    const proof = { "x-recipient-proof": asked.body.proof as string };
    const code = await codeFor(address);
    expect((await server.json("POST", path(push, "/codes/verify"), { code }, proof)).status).toBe(200);
    smtp.letters.length = 0;
    return proof;
  }
  const retrieve = (push: PushAnswer, proof: Record<string, string>) =>
    server.json("GET", path(push), undefined, proof);

  test("each address has views of its own, whichever device asks", async () => {
    const push = await addressed("ann@example.org, ben@example.org", {
      views_per_recipient: 2,
      expire_after_views: undefined,
    });
    const ann = await proved(push, "ann@example.org", "1");
    expect((await retrieve(push, ann)).body).toMatchObject({ payload: SECRET, views_remaining: 1 });
    const phone = await proved(push, "ann@example.org", "1");
    expect((await retrieve(push, phone)).body).toMatchObject({ payload: SECRET, views_remaining: 0 });
    for (const proof of [ann, phone]) {
      const { status, body } = await retrieve(push, proof);
      expect([status, body.error]).toEqual([403, expect.stringContaining("2 times, and you have done so")]);
    }
    const ben = await proved(push, "ben@example.org", "2");
    const answers = await Promise.all(Array.from({ length: 5 }, () => retrieve(push, ben)));
    const opened = answers.filter(({ body }) => body.payload === SECRET);
    expect(opened.map(({ body }) => body.views_remaining).toSorted()).toEqual([0, 1]);
    expect(await viewsOf(push)).toBe(0);
  });

  test("somebody whose account is disabled, or has ended, gets no code and opens nothing by one", async () => {
    const push = await addressed("left@example.org, ann@example.org");
    await server.user("left@example.org");
    const proof = await proved(push, "left@example.org", "1");
    const stranger = await server.json("POST", path(push, "/codes"), { recipient: "nobody@example.org" });
    const refusal = await retrieve(push, {});
    let failed = 1;
    const user = (command: string, ...more: string[]) =>
      runBeside(server, ["user", command, "left@example.org", ...more]);
    for (const [command, ...more] of [["disable"], ["end", "--yes"]] as const) {
      expect((await retrieve(push, proof)).body.payload).toBe(SECRET);
      expect((await user(command, ...more)).code).toBe(0);
      expect(await retrieve(push, proof)).toMatchObject({ status: 401, body: refusal.body });
      const asked = await server.json("POST", path(push, "/codes"), { recipient: "left@example.org" });
      expect([asked.status, Object.keys(asked.body)]).toEqual([stranger.status, Object.keys(stranger.body)]);
      failed += 1;
      const logged = async () => (await logOf(push)).filter((kind) => kind === "failed_code").length;
      await until(async () => (await logged()) === failed, "the entry of a code that is none");
      // A mail would have come before this one.
      await server.json("POST", path(push, "/codes"), { recipient: "2" });
      await codeFor("ann@example.org");
      expect(smtp.letters.filter(({ to }) => to.includes("left@example.org"))).toEqual([]);
      smtp.letters.length = 0;
      expect((await user("enable")).code).toBe(0);
    }
  });

  test.each([
    ["ida@bücher.example", "ida@xn--bcher-kva.example"],
    ["ian@xn--bcher-kva.example", "ian@bücher.example"],
  ])("the account %s is closed for %s, too", async (email, recipient) => {
    const push = await addressed(`${recipient}, ann@example.org`);
    await server.user(email);
    const proof = await proved(push, email.replace("xn--bcher-kva", "bücher"), "1");
    expect((await retrieve(push, proof)).body.payload).toBe(SECRET);
    expect((await runBeside(server, ["user", "disable", email])).code).toBe(0);
    expect((await retrieve(push, proof)).status).toBe(401);
    expect((await server.json("POST", path(push, "/codes"), { recipient: "1" })).status).toBe(202);
    await server.json("POST", path(push, "/codes"), { recipient: "2" });
    await codeFor("ann@example.org");
    expect(smtp.letters.map(({ to }) => to)).toEqual([["ann@example.org"]]);
  });

  test("a locked push is for the first device even of recipients, by one key for both", async () => {
    const push = await addressed("ann@example.org, ben@example.org", { lock: true });
    const [ann, ben] = [await proved(push, "ann@example.org", "1"), await proved(push, "ben@example.org", "2")];
    expect((await retrieve(push, {})).status).toBe(401);
    expect((await retrieve(push, ann)).body.payload).toBe(SECRET);
    expect((await retrieve(push, ben)).body.error).toContain("Another device opened this push first");
    expect((await retrieve(push, ann)).body.payload).toBe(SECRET);
    expect(await viewsOf(push)).toBe(3);
  });
});

/** A browser without scripts. */
class Reader {
  cookie = "";
  constructor(readonly language = "en") {}

  async ask(path: string, form?: Record<string, string>, headers: Record<string, string> = {}) {
    const answer = await server.fetch(path, {
      method: form ? "POST" : "GET",
      headers: {
        "sec-fetch-site": "same-origin",
        accept: "text/html",
        "accept-language": this.language,
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(form && { body: new URLSearchParams(form) }),
      redirect: "manual",
    });
    const kept = [...(this.cookie === "" ? [] : this.cookie.split("; ")), ...answer.headers.getSetCookie()];
    const cookies = kept.map((one) => one.split(";")[0] ?? "").map((pair) => [pair.split("=")[0], pair] as const);
    this.cookie = [...new Map(cookies).values()].join("; ");
    return { status: answer.status, text: await answer.text(), to: answer.headers.get("location") };
  }
}

const codeHidden = /id="typing" hidden/;

describe("without scripts", () => {
  test("a recipient has a code mailed, types it in small letters, and opens the push; nobody with another browser does", async () => {
    const push = await addressed("ann@example.org");
    const page = `/p/${push.url_token}`;
    const ann = new Reader("de");
    const first = await ann.ask(page);
    expect(first.status).toBe(401);
    expect(first.text).toContain("a\u2060…\u2060@e\u2060…\u2060org");
    expect(first.text).not.toContain("ann@");
    expect(first.text).toMatch(codeHidden);
    expect(ann.cookie).toStartWith("sp_device=");
    expect(await ann.ask(`${page}/code`, { recipient: "1" })).toMatchObject({ status: 303, to: `${page}/r` });
    expect((await ann.ask(page)).text).not.toMatch(codeHidden);
    const code = await codeFor("ann@example.org");
    expect(smtp.letters[0]?.subject).toStartWith("Ihr Code");
    expect(smtp.letters[0]?.raw).not.toContain(push.url_token);

    const other = new Reader();
    await other.ask(page);
    const forwarded = await other.ask(`${page}/code/verify`, { code });
    expect(forwarded.text).toContain("requested in another browser");

    const wrong = await ann.ask(`${page}/code/verify`, { code: "BBBBBBBB" });
    expect(wrong.text).toContain("Sie haben noch 2 Versuche.");
    const typed = code.toLowerCase().replace(" ", "-");
    expect(await ann.ask(`${page}/code/verify`, { code: typed })).toMatchObject({ status: 303 });
    expect(await viewsOf(push)).toBe(5);
    const gate = await ann.ask(page);
    expect(gate.status).toBe(200);
    const formId = /name="form_id" value="(\w+)"/.exec(gate.text)?.[1] ?? "";
    expect((await ann.ask(`${page}/r`, { form_id: formId })).text).toContain(SECRET);
    expect((await other.ask(page)).status).toBe(401);
    expect((await other.ask(`${page}/code/verify`, { code })).text).toContain("requested in another browser");
    expect(await viewsOf(push)).toBe(4);
  });

  test("an address that is none of the recipients’ gets the same answers and pages, and no mail", async () => {
    const push = await addressed("ann@example.org, amy@example.org");
    const page = `/p/${push.url_token}`;
    const seen = async (recipient: string) => {
      const reader = new Reader();
      const hide = (text: string): string => text.replaceAll(push.url_token, "T");
      const all = [await reader.ask(page), await reader.ask(`${page}/code`, { recipient }), await reader.ask(page)];
      for (let n = 0; n < 4; n += 1) all.push(await reader.ask(`${page}/code/verify`, { code: "BBBB BBBB" }));
      return all.map(({ status, text, to }) => ({ status, to, text: hide(text) }));
    };
    // Codes for another push of hers tell nobody anything here.
    const hers = await addressed("ann@example.org");
    for (let n = 0; n < 5; n += 1) {
      await server.json("POST", `/api/v2/pushes/${hers.url_token}/codes`, { recipient: "ann@example.org" });
    }
    await codeFor("ann@example.org", 5);
    const [known, unknown] = [await seen("Ann@Example.org"), await seen("eve@example.org")];
    expect(unknown).toEqual(known);
    // Two masks that look alike cannot be chosen from.
    expect(known[0]?.text).toContain('type="email"');
    await codeFor("ann@example.org", 6);
    expect(smtp.letters.filter(({ to }) => to.includes("eve@example.org"))).toEqual([]);
  });

  test("the fifth code within an hour is the last, whatever the browser; what is no address is said", async () => {
    const push = await addressed("ann@example.org, bob@example.com");
    const path = `/p/${push.url_token}/code`;
    const ask = async (recipient: string) => {
      const reader = new Reader();
      await reader.ask(`/p/${push.url_token}`);
      return reader.ask(path, { recipient });
    };
    for (let n = 0; n < 5; n += 1) expect((await ask("1")).status).toBe(303);
    expect((await ask("1")).text).toContain("Try again in");
    expect((await ask("2")).status).toBe(303);
    expect((await ask("")).text).toContain("isn’t an email address");
  });

  test("a browser without cookies, another site and a scanner get no code", async () => {
    const push = await addressed("quiet@example.org");
    const path = `/p/${push.url_token}/code`;
    expect((await new Reader().ask(path, { recipient: "1" })).text).toContain("needs a cookie");
    expect((await new Reader().ask(`${path}/verify`, { code: "BBBBBBBB" })).text).toContain("needs a cookie");
    const reader = new Reader();
    await reader.ask(`/p/${push.url_token}`);
    await reader.ask(path, { recipient: "1" }, { "sec-fetch-site": "cross-site" });
    await reader.ask(path, { recipient: "1" }, { "user-agent": "Slackbot-LinkExpanding 1.0" });
    expect((await reader.ask(`/p/${push.url_token}`)).text).toMatch(codeHidden);
    expect(smtp.letters.filter(({ to }) => to.includes("quiet@example.org"))).toEqual([]);
  });

  test("a code that comes after ten minutes is refused with a sentence, and the next one works", async () => {
    const push = await addressed("late@example.org");
    const page = `/p/${push.url_token}`;
    const ann = new Reader();
    await ann.ask(page);
    await ann.ask(`${page}/code`, { recipient: "1" });
    const late = await codeFor("late@example.org");
    clock.advance(600_000);
    expect((await ann.ask(page)).text).toMatch(codeHidden);
    expect((await ann.ask(`${page}/code/verify`, { code: late })).text).toContain("more than ten minutes old");
    await ann.ask(`${page}/code`, { recipient: "1" });
    const next = await codeFor("late@example.org", 2);
    expect((await ann.ask(`${page}/code/verify`, { code: next })).status).toBe(303);
    expect((await ann.ask(page)).status).toBe(200);
  });
});

needs("chromium").describe("with scripts", () => {
  test("a sender reads how recipients prove an address, what is wrong with one, and what is next", async () => {
    const page = await enterAs(server, owner.email, `${server.url}/`, { width: 390 });
    await fill(page, "#text", SECRET);
    await addTerms(page, "recipients");
    const hint = await textAt(page, "#recipients-hint");
    expect([hint.includes("a code that we email to them"), /group|company/.test(hint)]).toEqual([true, false]);
    await fill(page, "#recipients", "Ann Baker");
    await press(page, "#submit");
    await page.until("document.querySelector('#problem-recipients').textContent !== ''");
    expect(await textAt(page, "#problem-recipients")).toBe("“ann baker” isn’t an email address.");
    await fill(page, "#recipients", "ann@example.org");
    await press(page, "#submit");
    await page.until("document.querySelector('#addressed').checkVisibility()");
    expect(await textAt(page, "#addressed")).toStartWith("Only for ann@example.org. Send them the link.");
    page.close();
  });

  test("a recipient opens a sealed push: its link keeps the key until the end", async () => {
    const fields = { recipients: "ann@example.org, bob@example.com" };
    const link = await pushSealed(server, { payload: SECRET, fields }, owner.headers);
    const page = await openPage(server.url + link);
    await choose(page, "#recipient", "b…@e…com");
    await press(page, "#ask");
    await page.until("!document.getElementById('typing').hidden");
    await fill(page, "#code", "bbbb bbbb");
    await press(page, "#type-code [type=submit]");
    await page.until("/2 more tries/.test(document.getElementById('problem-code').textContent)");
    const below =
      "document.querySelector('#problem-code').getBoundingClientRect().top - document.querySelector('#code').getBoundingClientRect().bottom";
    expect(await page.view.evaluate(below)).toBeWithin(0, 16);
    expect(await textAt(page, "main")).toContain("Not your address?");
    await fill(page, "#code", await codeFor("bob@example.com"));
    await press(page, "#type-code [type=submit]");
    await page.until("document.getElementById('open') !== null");
    await press(page, "#submit");
    await page.until("document.getElementById('payload')?.textContent !== ''");
    expect(await textAt(page, "#payload")).toBe(SECRET);
    expect(page.problems.filter((one) => !one.includes("401"))).toEqual([]);
    page.close();
  });
});

describe("codes that the mail server does not take at once", () => {
  const codes = ({ url_token: token }: PushAnswer) => `/api/v2/pushes/${token}/codes`;
  const ask = (push: PushAnswer, recipient = "1", headers = {}) =>
    server.json("POST", codes(push), { recipient }, headers);
  const entries = async ({ url_token: token }: PushAnswer): Promise<Array<Record<string, string>>> =>
    (await server.json("GET", `/api/v2/pushes/${token}/audit`, undefined, owner.headers)).body.logs.slice(1);
  const conditions = async (): Promise<Array<{ kind: string; says: string }>> =>
    (await server.json("GET", "/api/v2/admin/conditions", undefined, owner.headers)).body;

  test("26 pushes to one mailbox: what is logged as sent was mailed, the others wait, say until when, and come then", async () => {
    const pushes: PushAnswer[] = [];
    for (let n = 0; n < 26; n += 1) pushes.push(await addressed(n % 2 ? "Many@Example.org" : `many+${n}@example.org`));
    const answers = [];
    for (const push of pushes) answers.push(await ask(push));
    expect(answers.every(({ status }) => status === 202)).toBe(true);
    const mails = () => smtp.letters.filter(({ to }) => to[0]?.startsWith("many"));
    await until(async () => mails().length >= 15, "fifteen mails");
    const logs = () => Promise.all(pushes.map(entries));
    await until(async () => (await logs()).flat().length === 26, "an entry of each");
    const logged = (await logs()).flat().map(({ kind, comes_by: comesBy }) => [kind, comesBy]);
    const waits = answers.map(({ body }) => body.comes_by);
    expect(logged).toEqual(waits.map((comesBy) => [comesBy === undefined ? "code_sent" : "code_queued", comesBy]));
    expect([mails().length, waits.filter(Boolean).length]).toEqual([15, 11]);
    const says = (await conditions()).find(({ kind }) => kind === "codes_wait")?.says;
    expect(says).toContain("11");
    // Another sender's push is not kept from the mailbox, and a recipient's answer is that of an address that is none.
    const [late, none] = [await addressed("many@example.org"), await addressed("someone@example.org")];
    const [real, madeUp] = [await ask(late), await ask(none, "many@example.org", { "x-forwarded-for": "192.0.2.9" })];
    expect(madeUp.body.comes_by).toBe(real.body.comes_by);
    expect(typeof real.body.comes_by).toBe("string");

    const last = pushes.at(-1) ?? late;
    const proof = { "x-recipient-proof": answers.at(-1)?.body.proof as string };
    const again = await ask(last, "1", proof);
    expect(again.body).toEqual(answers.at(-1)?.body);
    const reader = new Reader();
    reader.cookie = `sp_device=${proof["x-recipient-proof"]}`;
    expect((await reader.ask(`/p/${last.url_token}`)).text).toContain("is delayed. If the address belongs to one of");
    clock.advance(3_600_001);
    await until(async () => mails().length >= 27, "the mails that waited");
    const code = /^([A-Z]{4} [A-Z]{4})$/m.exec(mails().find(({ to }) => to[0] === "many@example.org")?.text ?? "")?.[1];
    expect(code).toBeString();
    await until(async () => (await entries(last)).length === 2, "the entry");
    expect((await entries(last)).map(({ kind }) => kind)).toEqual(["code_queued", "code_sent"]);
    await until(async () => (await conditions()).every(({ kind }) => kind !== "codes_wait"), "nobody waits");
  });

  needs("chromium").test(
    "the page of a push tells its sender whose codes wait or have failed, as long as that is so",
    async () => {
      const push = await addressed("lost@example.org, waits@example.org");
      const cookie = Object.entries(await cookiesOf(server, owner.email))
        .map((pair) => pair.join("="))
        .join("; ");
      const told = async (): Promise<unknown[]> =>
        (await server.json("GET", `/account/pushes/${push.url_token}`, undefined, { cookie })).body.codes.map(
          ({ kind, confirmed_address: to }: Record<string, string>) => [kind, to],
        );
      smtp.refusals.set("lost@example.org", { code: 550, words: "no such mailbox" });
      await ask(push);
      await until(async () => (await told()).length === 1, "the refusal");
      // The last ones of this sender for this mailbox within the hour.
      for (let n = 0; n < 15; n += 1) await ask(await addressed(`waits+${n}@example.org`));
      expect(await told()).toEqual([["code_failed", "lost@example.org"]]);
      expect(typeof (await ask(push, "2")).body.comes_by).toBe("string");
      const page = await enterAs(server, owner.email, `${server.url}/p/${push.url_token}/preview`, { width: 390 });
      await page.until("!document.getElementById('codes').hidden");
      expect(await textAt(page, "#codes")).toMatch(
        /^Codes waiting to be emailed to recipients: 1\. The first will be sent by .+\. No code could be emailed to lost@example\.org\.$/,
      );
      smtp.refusals.delete("lost@example.org");
      await ask(push);
      await codeFor("lost@example.org");
      await until(async () => (await told()).length === 1, "the code that was mailed in the end");
      expect(await told()).toEqual([["code_queued", "waits@example.org"]]);
      clock.advance(3_600_001);
      await codeFor("waits@example.org");
      await until(async () => (await told()).length === 0, "the code that had waited");
      // Coming back to the page is enough.
      await page.view.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))");
      await page.until("document.getElementById('codes').hidden");
      page.close();
    },
  );

  test("a code that waits is not mailed to somebody whose account is closed meanwhile", async () => {
    await server.user("closing@example.org");
    const push = await addressed("closing@example.org");
    // The last ones of this sender for this mailbox within the hour.
    for (let n = 0; n < 15; n += 1) await ask(await addressed(`closing+${n}@example.org`));
    expect(typeof (await ask(push)).body.comes_by).toBe("string");
    expect((await runBeside(server, ["user", "disable", "closing@example.org"])).code).toBe(0);
    clock.advance(3_600_001);
    await until(async () => (await entries(push)).length === 2, "the entry");
    expect(await entries(push)).toMatchObject([
      { kind: "code_queued" },
      { kind: "code_failed", confirmed_address: "closing@example.org", mail_status: "closed" },
    ]);
    expect(smtp.letters.filter(({ to }) => to.includes("closing@example.org"))).toEqual([]);
  });

  test("a mail that the server refuses for good has failed, uses up nothing, and its code opens nothing", async () => {
    const push = await addressed("gone@example.org");
    smtp.refusals.set("gone@example.org", { code: 550, words: "no such mailbox" });
    const asked = await ask(push);
    expect(asked.status).toBe(202);
    await until(async () => (await entries(push)).length === 1, "the entry");
    expect(await entries(push)).toMatchObject([
      { kind: "code_failed", confirmed_address: "gone@example.org", mail_status: "550" },
    ]);
    // Neither do fourteen more of them, which would be the last of this sender within the hour.
    for (let n = 0; n < 14; n += 1) {
      const other = await addressed("gone@example.org");
      await ask(other);
      await until(async () => (await entries(other)).length === 1, "the entry");
    }
    smtp.refusals.delete("gone@example.org");
    expect((await ask(push)).body.comes_by).toBeUndefined();
    await codeFor("gone@example.org");
    await until(async () => (await entries(push)).length === 2, "the entry");
    expect((await entries(push))[1]).toMatchObject({ kind: "code_sent", confirmed_address: "gone@example.org" });
  });

  test("while the mail server is away a code waits, the administrator is told, and it comes or fails in the end", async () => {
    const [push, other] = [await addressed("away@example.org"), await addressed("never@example.org")];
    await smtp.stop();
    try {
      await ask(push);
      await until(async () => (await entries(push)).length === 1, "the entry");
      const [entry] = await entries(push);
      expect(entry).toMatchObject({ kind: "code_queued", confirmed_address: "away@example.org" });
      expect(Date.parse(entry?.comes_by ?? "")).toBeGreaterThan(clock.now());
      expect((await conditions()).map(({ kind }) => kind)).toContain("codes_failed");
      await ask(other);
      await until(async () => (await entries(other)).length === 1, "the entry");
      await until(async () => {
        clock.advance(200_000);
        return (await entries(other)).length === 2;
      }, "the end");
      expect((await entries(other))[1]?.kind).toBe("code_failed");
    } finally {
      await smtp.start();
    }
    await ask(other);
    await codeFor("never@example.org");
    await until(async () => (await conditions()).every(({ kind }) => kind !== "codes_failed"), "all is well");
  });

  test("a code that waits when the server stops has failed, and the log says so", async () => {
    const dataDir = join(folder, "stopped");
    const flags = { "base-url": "http://localhost", "mail-from": "push@example.org", "mail-per-hour": "1" };
    const env = { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off` };
    let apart = await startServer({ dataDir, flags, env });
    const { headers } = await apart.user("sender@example.org", true);
    const recipients = Array.from({ length: 6 }, (_, n) => `stop${n}@example.org`).join();
    const push = await apart.push({ payload: SECRET, recipients }, headers);
    for (let n = 1; n <= 6; n += 1) await apart.json("POST", codes(push), { recipient: String(n) });
    await until(async () => smtp.letters.filter(({ to }) => to[0]?.startsWith("stop")).length === 5, "five mails");
    await apart.stop({ dataDir: true });
    apart = await startServer({ dataDir, flags, env });
    try {
      const path = `/api/v2/pushes/${push.url_token}/audit`;
      const { logs } = (await apart.json("GET", path, undefined, headers)).body;
      expect(logs.filter(({ kind }: { kind: string }) => kind === "code_sent")).toHaveLength(5);
      // The last mail that went out may be told after it.
      expect(logs.filter(({ kind }: { kind: string }) => kind === "code_failed")).toMatchObject([
        { mail_status: "stopped" },
      ]);
      // The limits outlive the server.
      const { body } = await apart.json("POST", codes(push), { recipient: "6" });
      expect(body.comes_by).toBeString();
    } finally {
      await apart.stop();
    }
  });
});

describe("a program", () => {
  const api = (push: PushAnswer, rest = ""): string => `/api/v2/pushes/${push.url_token}${rest}`;
  const proof = (key: string) => ({ "x-recipient-proof": key });
  const ask = (push: PushAnswer, recipient: unknown, headers = {}) =>
    server.json("POST", api(push, "/codes"), { recipient }, headers);
  const verify = (push: PushAnswer, code: string, key?: string) =>
    server.json("POST", api(push, "/codes/verify"), { code }, key === undefined ? {} : proof(key));
  const retrieve = (push: PushAnswer, key?: string) =>
    server.json("GET", api(push), undefined, key === undefined ? {} : proof(key));
  /** The proof of somebody who has typed the code. */
  async function proved(push: PushAnswer, recipient: string, address = recipient): Promise<string> {
    const before = smtp.letters.filter(({ to }) => to.includes(address)).length;
    const { proof: key } = (await ask(push, recipient)).body;
    expect((await verify(push, await codeFor(address, before + 1), key)).status).toBe(200);
    return key;
  }

  test("reads in the refusal whom it can have a code mailed to, and opens the push with its proof alone", async () => {
    const push = await addressed("api@example.org, bob@example.com", { sender_name: "Anna Weber" });
    const refused = await retrieve(push);
    expect(refused).toMatchObject({ status: 401, body: { recipients: ["a…@e…org", "b…@e…com"] } });
    const asked = await ask(push, "1");
    expect([asked.status, Object.keys(asked.body)]).toEqual([202, ["proof", "expires_at"]]);
    const key = asked.body.proof as string;
    const code = await codeFor("api@example.org");
    expect(smtp.letters.at(-1)?.text).toContain("Anna Weber is sharing something");
    expect((await retrieve(push, key)).status).toBe(401);
    const right = await verify(push, code.toLowerCase(), key);
    expect(right).toMatchObject({ status: 200, body: { proof: key } });
    expect((await retrieve(push, key)).body.payload).toBe(SECRET);
    // Neither the code again, nor for another device, nor the proof for another push.
    expect((await verify(push, code, key)).status).toBe(403);
    const thief = (await ask(push, "2")).body.proof as string;
    expect((await verify(push, code, thief)).status).toBe(403);
    expect((await verify(push, code)).status).toBe(403);
    const other = await addressed("api@example.org");
    expect((await retrieve(other, key)).status).toBe(401);
    expect((await verify(other, code, key)).status).toBe(403);
    expect(await viewsOf(push)).toBe(4);
  });

  test.each([
    ["capitals", "Caps.Lock@Example.ORG", "caps.lock@example.org", "caps.lock@example.org"],
    ["a plus", "plus+tag@example.org", "PLUS+tag@example.org", "plus+tag@example.org"],
    ["letters of its language in the domain", "jo@bücher.example", "jo@xn--bcher-kva.example", "jo@bücher.example"],
  ])("types an address with %s as people do, and is the recipient", async (_what, named, typed, to) => {
    const push = await addressed(named);
    const { proof: key } = (await ask(push, typed)).body;
    const ascii = to.replace("bücher", "xn--bcher-kva");
    await until(async () => smtp.letters.some((one) => [to, ascii].includes(one.to[0] ?? "")), `a code for ${to}`);
    const mail = smtp.letters.find((one) => [to, ascii].includes(one.to[0] ?? ""));
    const code = /^([A-Z]{4} [A-Z]{4})$/m.exec(mail?.text ?? "")?.[1] ?? "";
    expect((await verify(push, code, key)).status).toBe(200);
    expect((await retrieve(push, key)).body.payload).toBe(SECRET);
  });

  test("through another site in a recipient's browser has no code mailed, and types none", async () => {
    const push = await addressed("elsewhere@example.org");
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }]) {
      for (const path of ["/codes", "/codes/verify"]) {
        const body = new URLSearchParams({ recipient: "1", code: "BBBB BBBB" });
        const refused = await server.fetch(api(push, path), { method: "POST", headers, body });
        expect(refused.status).toBe(403);
      }
    }
    expect(await logOf(push)).toEqual(["creation"]);
  });

  test("an address without its tag, or of another domain, is none of the recipients", async () => {
    const push = await addressed("tag+one@example.org");
    for (const near of ["tag@example.org", "tag+two@example.org", "tag+one@example.org.evil.example", "7"]) {
      const { status } = await ask(push, near);
      expect([near, status]).toEqual([near, near === "7" ? 422 : 202]);
    }
    await until(async () => (await logOf(push)).length === 4, "three entries");
    expect((await logOf(push)).slice(1)).toEqual(["failed_code", "failed_code", "failed_code"]);
    expect(smtp.letters.filter(({ to }) => to[0]?.startsWith("tag"))).toEqual([]);
  });

  test("what strangers ask for, also in the name of a recipient, uses up nothing of anybody in another network", async () => {
    const push = await addressed("twenty@example.org");
    const from = (address: string) => ({ "x-forwarded-for": address });
    for (let n = 0; n < 30; n += 1) expect((await ask(push, `nobody${n}@example.org`)).status).toBe(202);
    const stranger = from("2001:db8:1:2::3");
    for (let n = 0; n < 5; n += 1) expect((await ask(push, "1", stranger)).status).toBe(202);
    expect((await ask(push, "1", from("2001:db8:1:ff00::9"))).status).toBe(429);
    expect((await ask(push, "1")).status).toBe(202);
    // Twenty are the most of a network, the recipient's name or not.
    for (const recipient of ["1", "made.up@example.org"]) {
      for (let n = 0; n < 20; n += 1) {
        clock.advance(720_001);
        const before = smtp.letters.length;
        expect((await ask(push, recipient, from("203.0.113.7"))).status).toBe(202);
        if (recipient === "1") await until(async () => smtp.letters.length > before, "the mail");
      }
      clock.advance(3_600_000);
      const late = await ask(push, recipient, from("203.0.113.7"));
      expect([late.status, JSON.parse(late.text).code]).toEqual([403, "no-more-codes"]);
    }
    expect((await ask(push, "1", from("198.51.100.1"))).status).toBe(202);
  });

  test("with a passphrase, for files, at the end, by HEAD, for the alarm and for deletion, only the proof counts", async () => {
    const push = await addressed("all@example.org", { passphrase: "open sesame", deletable_by_viewer: true });
    const key = await proved(push, "all@example.org");
    const head = await server.fetch(api(push), {
      method: "HEAD",
      headers: { ...proof(key), "x-passphrase": "open sesame" },
    });
    expect(head.status).toBe(200);
    expect((await server.fetch(api(push), { method: "HEAD" })).status).toBe(401);
    expect((await retrieve(push, key)).status).toBe(401);
    expect((await server.json("DELETE", api(push))).status).toBe(401);
    const reader = new Reader();
    reader.cookie = `sp_device=${key}`;
    const page = `/p/${push.url_token}`;
    for (const act of ["alarm", "delete", "restore"])
      expect((await new Reader().ask(`${page}/${act}`, {})).status).toBe(401);
    const opened = await server.json("POST", api(push, "/retrieve"), { passphrase: "open sesame" }, proof(key));
    expect(opened.body.payload).toBe(SECRET);
    expect((await reader.ask(`${page}/delete`, {})).status).toBe(200);
    expect((await retrieve(push)).status).toBe(401);
    expect((await reader.ask(`${page}/restore`, {})).status).toBe(200);
    expect((await reader.ask(`${page}/alarm`, {})).status).toBe(200);
    expect((await server.json("DELETE", api(push), undefined, proof(key))).status).toBe(200);
    expect((await retrieve(push)).status).toBe(401);
    expect((await retrieve(push, key)).body).toMatchObject({ expired: true });
  });

  test("each recipient has views of their own, whatever the device that proves the address", async () => {
    const fields = { views_per_recipient: 1, expire_after_views: 5, deletable_by_viewer: true };
    const push = await addressed("each@example.org, other@example.com", fields);
    const key = await proved(push, "each@example.org");
    const phone = await proved(push, "each@example.org");
    expect((await retrieve(push, key)).body.payload).toBe(SECRET);
    for (const device of [key, phone]) expect((await retrieve(push, device)).status).toBe(403);
    expect((await retrieve(push, await proved(push, "other@example.com"))).body.payload).toBe(SECRET);
    // Who has used up their views may still delete it.
    expect((await server.json("DELETE", api(push), undefined, proof(key))).body).toMatchObject({ deleted: true });
  });

  test("a held push waits for its owner as well", async () => {
    const push = await addressed("held@example.org", { hold: true });
    expect((await retrieve(push)).status).toBe(401);
    const waits = await retrieve(push, await proved(push, "held@example.org"));
    expect([waits.status, typeof waits.body.hold?.words]).toEqual([403, "string"]);
  });

  test("anonymous senders, groups and servers without mail address nobody by a code", async () => {
    const anonymous = await server.json("POST", "/api/v2/pushes", {
      push: { payload: SECRET, recipients: "a@b.example" },
    });
    expect([anonymous.status, JSON.stringify(anonymous.body)]).toEqual([
      422,
      expect.stringContaining("need an account"),
    ]);
    const group = { push: { payload: SECRET, recipients: "group:staff" } };
    expect((await server.json("POST", "/api/v2/pushes", group, owner.headers)).status).toBe(422);
    const plain = await server.push({ payload: SECRET }, owner.headers);
    expect((await ask(plain, "ann@example.org")).status).toBe(409);
  });

  test("where recipients have an address of their own, addresses work by code, and nothing leads to the company's sign-in", async () => {
    const links = "http://links.example.org";
    const oidc = { "oidc-issuer": "https://id.example", "oidc-client-id": "push", "oidc-label": "Example ID" };
    const flags = { "base-url": "http://push.lan", "recipients-base-url": links, "mail-from": "push@example.org" };
    const env = { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off` };
    const apart = await startServer({
      flags: { ...flags, ...oidc, "allow-sign-up": "true", "mail-per-hour": "1" },
      env,
    });
    try {
      const { headers } = await apart.user("sender@example.org", true);
      const group = { push: { payload: SECRET, recipients: "group:staff" } };
      expect((await apart.json("POST", "/api/v2/pushes", group, headers)).status).toBe(422);
      const push = await apart.push(
        { payload: SECRET, recipients: "apart@example.org", sender_name: "Example Bank", sender_email: true },
        headers,
      );
      const page = await apart.fetch(`/p/${push.url_token}`, { headers: { accept: "text/html" } });
      const text = await page.text();
      expect([page.status, text.includes("a\u2060…\u2060@e\u2060…\u2060org"), text.includes("Example ID")]).toEqual([
        401,
        true,
        false,
      ]);
      const { proof: key } = (await apart.json("POST", api(push, "/codes"), { recipient: "1" })).body;
      const code = await codeFor("apart@example.org");
      // Nor does anybody who has signed up write to strangers by it.
      expect(smtp.letters.at(-1)?.raw).not.toMatch(/push\.lan|links\.example|Example Bank|sender@example/);
      expect((await apart.json("POST", api(push, "/codes/verify"), { code }, proof(key))).status).toBe(200);
      expect((await apart.json("GET", api(push), undefined, proof(key))).body.payload).toBe(SECRET);
      // One code is mailed. Ten are the most here, five of them of one push.
      const names = Array.from({ length: 7 }, (_, n) => `flood${n}@example.org`);
      const many = await apart.push({ payload: SECRET, recipients: names.join() }, headers);
      const answers = [];
      for (const recipient of names) answers.push(await apart.json("POST", api(many, "/codes"), { recipient }));
      expect(answers.every(({ status }) => status === 202)).toBe(true);
      expect(answers.map(({ body }) => typeof body.comes_by)).toEqual(
        names.map((_, n) => (n < 5 ? "undefined" : "string")),
      );
      const next = await apart.push({ payload: SECRET, recipients: "next@example.org" }, headers);
      expect((await apart.json("POST", api(next, "/codes"), { recipient: "1" })).body.comes_by).toBeUndefined();
      await codeFor("next@example.org");
    } finally {
      await apart.stop();
    }
  });

  test("guessing is as unlikely as the documents say", async () => {
    const codes = CODE_LETTERS.length ** CODE_LENGTH;
    const [guesses, inAll] = [MOST_FROM_NETWORK * MAX_TRIES, MOST_TO_MAILBOX * MAX_TRIES];
    expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length);
    const page = (await Bun.file("docs/who-may-open.md").text()).replace(/\s+/g, " ");
    const chance = (tries: number) => `one chance in ${Math.floor(codes / tries / 1e6)} million`;
    expect(page).toContain(`${guesses} guesses among ${codes.toLocaleString("en")}: ${chance(guesses)}`);
    expect(page).toContain(`${inAll} guesses, ${chance(inAll)}`);
    expect(CODE_LASTS_MS).toBe(600_000);
    const seen = new Set(Array.from({ length: 2_000 }, newCode).join(""));
    expect([...seen].toSorted().join("")).toBe(CODE_LETTERS);
  });
});

needs("postgresql").describe("three nodes of one database", () => {
  let place: PostgresPlace;
  let nodes: TestServer[] = [];
  let sender: User;
  beforeAll(async () => {
    place = await newPostgresPlace();
    const env = {
      SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off`,
      SECRETPUSH_DATABASE_URL: place.url,
      SECRETPUSH_DATABASE_SCHEMA: place.schema,
      SECRETPUSH_KEY: "ab".repeat(32),
    };
    const flags = { "base-url": "http://localhost", "mail-from": "push@example.org" };
    for (const name of ["one", "two", "three"])
      nodes.push(await startServer({ dataDir: join(folder, name), flags, env }));
    sender = await node(0).user("sender@example.org", true);
  });
  afterAll(async () => {
    await Promise.all(nodes.map((one) => one.stop()));
    nodes = [];
    await place?.remove();
  });
  const node = (n: number): TestServer => nodes[n % nodes.length] ?? server;
  const push = (recipients: string, fields: object = {}): Promise<PushAnswer> =>
    node(0).push({ payload: SECRET, recipients, ...fields }, sender.headers);

  test("count the tries of sixty at once together: three wrong ones, one right one, and one payload of one view", async () => {
    const { url_token: token } = await push("nodes@example.org", { expire_after_views: 1 });
    const path = `/api/v2/pushes/${token}`;
    const everywhere = (path: string, body?: object, headers: Record<string, string> = {}) =>
      Promise.all(Array.from({ length: 60 }, (_, n) => node(n).json(body ? "POST" : "GET", path, body, headers)));
    const ask = async () => (await node(1).json("POST", `${path}/codes`, { recipient: "1" })).body.proof as string;
    const first = { "x-recipient-proof": await ask() };
    const ended = await codeFor("nodes@example.org");
    const wrong = await everywhere(`${path}/codes/verify`, { code: "BBBB BBBB" }, first);
    expect(wrong.filter(({ body }) => String(body.error).startsWith("The code is wrong"))).toHaveLength(3);
    expect(wrong.every(({ status }) => status === 403)).toBe(true);
    expect((await node(2).json("POST", `${path}/codes/verify`, { code: ended }, first)).status).toBe(403);

    const second = { "x-recipient-proof": await ask() };
    const code = await codeFor("nodes@example.org", 2);
    const right = await everywhere(`${path}/codes/verify`, { code }, second);
    expect(right.filter(({ status }) => status === 200)).toHaveLength(1);
    const opened = await everywhere(path, undefined, second);
    expect(opened.filter(({ body }) => body.payload === SECRET)).toHaveLength(1);
    expect((await everywhere(path, undefined, first)).every(({ status }) => status === 401)).toBe(true);
  });

  test("count what is asked of all of them: five codes an hour for a mailbox, and others have their own", async () => {
    const { url_token: token } = await push("nodes@example.org");
    const ask = (recipient: string, n: number) => node(n).json("POST", `/api/v2/pushes/${token}/codes`, { recipient });
    const same = await Promise.all(Array.from({ length: 9 }, (_, n) => ask("1", n)));
    expect(same.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 202, 202, 429, 429, 429, 429]);
    const others = await Promise.all(Array.from({ length: 24 }, (_, n) => ask(`other${n}@example.org`, n)));
    expect(others.every(({ status }) => status === 202)).toBe(true);
  });
});

describe("secretpush open", () => {
  const linkTo = (push: PushAnswer): string => `${server.url}/p/${push.url_token}`;

  test("asks which recipient it is, has the code mailed, asks for it, and needs none the next time", async () => {
    const push = await addressed("cli@example.org, bob@example.com");
    const env = { HOME: join(folder, "terminal") };
    const wrong = async () => {
      await until(async () => (await logOf(push)).includes("code_sent"), "the mail is sent");
      return "BBBB BBBB";
    };
    const typed = ["1", wrong, () => codeFor("cli@example.org")];
    const ran = await cli(["open", linkTo(push)], { env, typed });
    expect(ran.stderr).toContain("1  c…@e…org\n  2  b…@e…com\n");
    expect(ran.stderr).toContain("You can try twice more");
    expect(ran).toMatchObject({ code: 0, stdout: `${SECRET}\n` });
    expect(await cli(["open", linkTo(push)], { env })).toMatchObject({ code: 0, stdout: SECRET });
    const keys = join(env.HOME, ".local", "state", "secretpush", "keys");
    expect(readdirSync(keys).map((name) => statSync(join(keys, name)).mode & 0o777)).toEqual([0o600]);
    const log = await server.json("GET", `/api/v2/pushes/${push.url_token}/audit`, undefined, owner.headers);
    expect(log.body.logs.map((one: Record<string, unknown>) => [one.kind, one.confirmed_address ?? null])).toEqual([
      ["creation", null],
      ["failed_view", null],
      ["code_sent", "cli@example.org"],
      ["failed_code", null],
      ["view", "cli@example.org"],
      ["view", "cli@example.org"],
    ]);
  });

  test("works in two steps without a terminal; the code of one home opens nothing in another", async () => {
    const push = await addressed("steps@example.org");
    const env = { HOME: join(folder, "steps") };
    const first = await cli(["open", linkTo(push)], { env });
    expect(first).toMatchObject({ code: 1, stdout: "" });
    expect(first.stderr).toContain("run this again with --code");
    const code = await codeFor("steps@example.org");
    const other = { HOME: join(folder, "other") };
    expect((await cli(["open", linkTo(push), "--code", code], { env: other })).stderr).toContain(
      "no code has been requested here yet",
    );
    const second = await cli(["open", linkTo(push), "--code", code], { env });
    expect(second).toMatchObject({ code: 0, stdout: SECRET });
    const again = await cli(["open", linkTo(push), "--code", code], { env });
    expect(again).toMatchObject({ code: 0, stdout: SECRET });
  });

  test("without a terminal it wants the address of several, and says who they are without naming them", async () => {
    const push = await addressed("ann@example.org, bob@example.com");
    const ran = await cli(["open", linkTo(push)], { env: { HOME: join(folder, "several") } });
    expect(ran.stderr).toContain("pass --recipient with your address");
    expect(ran.stderr).toContain("2  b…@e…com");
  });
});
