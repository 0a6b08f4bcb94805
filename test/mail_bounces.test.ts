// Mail that comes back: what a mail server may send of it, whose mail it is, what the owner reads, and what neither a forger nor
// a hostile message can do. The mails are real, from a real mail server; the notifications are in notifications.ts.

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { returnedMail } from "../src/capabilities/mail/delivery_status.ts";
import { MAX_NOTIFICATION_BYTES } from "../src/model/mailing.ts";
import { Browser } from "./browser_sessions.ts";
import { until } from "./flooding.ts";
import { freePort } from "./free_port.ts";
import { makeTempDir, type PushAnswer, startServer, testClock, type TestServer, type User } from "./harness.ts";
import { exchange, exim, gmail, postfix } from "./notifications.ts";
import { runProgram } from "./processes.ts";
import { type MailServer, startMailServer } from "./smtp.ts";
import { databaseOf } from "./test_engine.ts";

setDefaultTimeout(120_000);

const HOOK = "/api/v2/mail/bounces";
const SECRET = "0123456789abcdef0123456789abcdef";
const AUTHORIZED = { authorization: `Bearer ${SECRET}` };
/** The Message-ID of a mail that no server has sent, in the right form. */
const STRANGE = `<return-${"ab".repeat(35)}@example.org>`;

let smtp: MailServer;
let clock: ReturnType<typeof testClock>;
let server: TestServer;
let owner: User;

const settingsFor = (more: object = {}) => ({
  clock,
  flags: { "base-url": "https://push.example.org", "mail-from": "push@example.org", ...more },
  env: {
    SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off`,
    SECRETPUSH_MAIL_BOUNCES_SECRET: SECRET,
  },
});

beforeAll(async () => {
  smtp = await startMailServer();
  clock = testClock();
  server = await startServer(
    settingsFor({ "mail-bounces": "hook", "mail-bounces-to": "returned@example.org", "mail-per-hour": "1000" }),
  );
  owner = await server.user();
});
afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
});

const logOf = async (push: PushAnswer) =>
  (await server.json("GET", `/api/v2/pushes/${push.url_token}/audit`, undefined, owner.headers)).body.logs;
const returnsOf = async (push: PushAnswer) =>
  (await logOf(push)).filter(({ kind }: { kind: string }) => kind === "mail_returned");

/** A push whose mail has arrived, and the Message-IDs of its mails. */
async function mailed(to = "ann@example.net", on = server, who = owner): Promise<{ push: PushAnswer; ids: string[] }> {
  smtp.letters.length = 0;
  const push = await on.push({ payload: "x", notify_emails_to: to }, who.headers);
  await until(() => smtp.letters.length === to.split(",").length, "the mail has arrived");
  const ids = smtp.letters.map(({ headers }) => headers.find((line) => /^message-id:/i.test(line))?.slice(12) ?? "");
  return { push, ids };
}

async function handOver(
  notification: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = AUTHORIZED,
  on = server,
) {
  const response = await on.fetch(HOOK, { method: "POST", body: notification, headers });
  return {
    status: response.status,
    body: (await response.json()) as { noted?: boolean; error?: string; message?: string },
  };
}

describe("a notification", () => {
  test.each([
    ["Postfix", postfix, "5.1.1"],
    ["Exim", exim, "5.2.1"],
    ["Exchange", exchange, "5.1.10"],
    ["Gmail", gmail, "5.2.2"],
  ] as const)("of %s is understood, in lines of either form", (_server, form, status) => {
    const text = form({ id: STRANGE });
    for (const given of [text, text.replaceAll("\r\n", "\n")]) {
      expect(returnedMail(Buffer.from(given))).toEqual({ status, marks: ["ab".repeat(35)] });
    }
  });

  test.each([
    ["of a mail that is late", postfix({ id: STRANGE, action: "delayed", status: "4.4.1" })],
    ["of a mail that arrived", postfix({ id: STRANGE, action: "delivered", status: "2.0.0" })],
    ["that is an answer of a person", `From: ann@example.net\r\nIn-Reply-To: ${STRANGE}\r\n\r\nAction: failed\r\n`],
    ["of another kind", postfix({ id: STRANGE }).replace("delivery-status;", "disposition-notification;")],
    ["without its second part", postfix({ id: STRANGE }).replace("message/delivery-status", "text/plain")],
    ["that ends in its header", postfix({ id: STRANGE }).slice(0, 300)],
    ["within another message", `Content-Type: message/rfc822\r\n\r\n${postfix({ id: STRANGE })}`],
    ["that is empty", ""],
    ["of nothing but bytes", "\0\xff".repeat(9)],
  ])("%s is none of a mail that came back", (_what, text) => {
    expect(returnedMail(Buffer.from(text, "latin1"))).toBeNull();
  });

  test("without a status of its own has that of the last server's answer, or the general one", () => {
    const statusOf = (diagnostic: string, status = "5.0.0") =>
      returnedMail(Buffer.from(postfix({ id: STRANGE, status, diagnostic })))?.status;
    expect(statusOf("smtp; 550 5.7.1 blocked")).toBe("5.7.1");
    expect(statusOf("smtp; 550 no such user 5.9.9")).toBe("5.0.0");
    expect(statusOf("x-unix; 5.1.1", "none")).toBe("5.0.0");
    expect(statusOf("smtp; 550 5.7.1 blocked", "5.1.1 (no such user)")).toBe("5.1.1");
    expect(statusOf("smtp; 550 5.1.1.9 said so")).toBe("5.0.0");
  });

  test("of the greatest size, with nothing but parts, boundaries, groups, fields or marks, is read to its end", () => {
    const head = "Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n";
    const report = `${head}--b\nContent-Type: message/delivery-status\n\nReporting-MTA: a\n\n`;
    const hostile = [
      ["a: b\r\n"],
      ["X: a\n", " b\n"],
      [head, "--b\n\n"],
      [head, "--b\nContent-Type: multipart/mixed; boundary=b\n\n"],
      [report, "a: b\n\n"],
      [report, "a: b\n"],
      [`${report}Action: delayed\n\n`, "return-"],
      [head, "\n "],
    ].map(([begin = "", again = begin]) =>
      (begin + again.repeat(MAX_NOTIFICATION_BYTES)).slice(0, MAX_NOTIFICATION_BYTES),
    );
    for (const text of hostile) expect(returnedMail(Buffer.from(text))).toBeNull();
    const marks = Array.from({ length: 3_000 }, (_one, index) => `return-${index.toString(16).padStart(70, "0")}`);
    expect(returnedMail(Buffer.from(`${report}Action: failed\n\n${marks.join(" ")}`))?.marks).toHaveLength(4);
  });
});

describe("a mail that came back", () => {
  test("is in the log of its push, with address, reason and moment, and with nothing else of the notification", async () => {
    const { push, ids } = await mailed("ann@example.net, bob@example.net");
    expect(new Set(ids).size).toBe(2);
    expect(smtp.letters.map(({ from }) => from)).toEqual(["returned@example.org", "returned@example.org"]);
    clock.advance(60_000);
    // The address and the words of the notification are anybody's: only the mark says whose mail it is.
    const secret = "words-of-a-stranger";
    const notification = gmail({ id: ids[1] ?? "", to: `${secret}@example.net` });
    expect(await handOver(notification)).toMatchObject({ status: 200, body: { noted: true } });
    const [entry, ...more] = await returnsOf(push);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      mail_returned: { recipient: "bob@example.net", status: "5.2.2", reason: "full" },
      created_at: new Date(clock.now()).toISOString(),
      ip: "",
      user_agent: "",
      referrer: "",
    });
    const database = await databaseOf(server);
    const rows = await database.unsafe("SELECT * FROM audit_entries").finally(() => database.close());
    expect(`${JSON.stringify(rows)}${server.log()}`).not.toMatch(new RegExp(`${secret}|storage space|nobody may keep`));
    // The mail of the other recipient is another one.
    await handOver(postfix({ id: ids[0] ?? "" }));
    expect((await returnsOf(push)).map((one: typeof entry) => one.mail_returned.reason)).toEqual([
      "full",
      "no_mailbox",
    ]);
  });

  test("comes back once, however often the notification does, and however many at once", async () => {
    const { push, ids } = await mailed();
    const [id = ""] = ids;
    const forms = [postfix, exim, exchange, gmail].map((form) => form({ id }));
    const answers = await Promise.all([...forms, ...forms].map((form) => handOver(form)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers.filter(({ body }) => body.noted)).toHaveLength(1);
    expect((await handOver(postfix({ id }))).body).toMatchObject({
      noted: false,
      message: expect.stringContaining("before"),
    });
    expect(await returnsOf(push)).toHaveLength(1);
  });

  test("is nobody's if its mark is made up, changed, or of another server, and then nothing changes", async () => {
    const { push, ids } = await mailed();
    await until(async () => (await logOf(push))[1].notify_by_email.status === "completed", "it is sent");
    const before = await logOf(push);
    const [id = ""] = ids;
    const changed = id.replace(/[0-9a-f]@/, (end) => `${end[0] === "0" ? "1" : "0"}@`);
    const other = await startServer(settingsFor({ "mail-bounces": "hook" }));
    try {
      const theirs = await mailed("ann@example.net", other, await other.user());
      for (const forged of [
        STRANGE,
        changed,
        id.replace("return-", "return-00"),
        "<return-@example.org>",
        theirs.ids[0] ?? "",
      ]) {
        expect(await handOver(postfix({ id: forged }))).toMatchObject({ status: 200, body: { noted: false } });
      }
      expect((await handOver(postfix({ id }), AUTHORIZED, other)).body.noted).toBe(false);
    } finally {
      await other.stop();
    }
    expect(await logOf(push)).toEqual(before);
    // A mark among strange ones is still found.
    const among = postfix({ id }).replace("X-Postfix-Queue-ID: ", `X-Postfix-Queue-ID: ${STRANGE}`);
    expect((await handOver(among)).body.noted).toBe(true);
  });

  test("is told on the owner's page in the owner's language, and on nobody else's", async () => {
    const { push, ids } = await mailed();
    const page = `/p/${push.url_token}/preview`;
    const browser = new Browser(server, { "accept-language": "de" });
    await browser.signIn(owner.email);
    const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
    const seen = async (headers = {}): Promise<string> => (await server.fetch(page, { headers })).text();
    const own = { cookie, "accept-language": "de", "sec-fetch-site": "same-origin" };
    expect(await seen(own)).not.toContain("kam zurück:");
    await handOver(exim({ id: ids[0] ?? "", diagnostic: "smtp; 550 5.7.1 <b>spam</b>" }));
    const text = await seen(own);
    expect(text).toContain("Die E-Mail an ann@example.net kam zurück: der Mailserver der Adresse nimmt");
    expect(text).toContain("(Status 5.7.1, ");
    expect(text).not.toContain("spam");
    const log = await (await server.fetch(`${page}?page=1`, { headers: own })).text();
    expect(log).toMatch(
      /<td role="cell"><bdi>ann@example\.net<i class="dot"> <b>· <\/b><\/i>[^<]*nimmt solche E-Mails[^<]*<\/bdi>/,
    );
    expect(log).not.toContain("spam");
    expect(await seen()).not.toContain("ann@example.net");
  });

  test("comes back after the push has expired too, and is unknown once it is purged", async () => {
    const { push, ids } = await mailed("ann@example.net, bob@example.net");
    await server.json("DELETE", `/api/v2/pushes/${push.url_token}`, undefined, owner.headers);
    expect((await handOver(exchange({ id: ids[0] ?? "" }))).body.noted).toBe(true);
    const database = await databaseOf(server);
    await database.unsafe("DELETE FROM mailings").finally(() => database.close());
    const late = await handOver(exchange({ id: ids[1] ?? "" }));
    expect([late.status, late.body.noted]).toEqual([200, false]);
    expect((await returnsOf(push)).map((entry: object) => Object.hasOwn(entry, "mail_returned"))).toEqual([false]);
  });
});

describe("the hook", () => {
  test("wants its secret before it reads anything, and takes no token", async () => {
    const { push, ids } = await mailed();
    const notification = postfix({ id: ids[0] ?? "" });
    for (const headers of [{}, owner.headers, { authorization: `Bearer ${SECRET}0` }, { authorization: SECRET }]) {
      expect((await handOver(notification, headers as Record<string, string>)).status).toBe(401);
    }
    expect((await handOver("x".repeat(MAX_NOTIFICATION_BYTES + 1))).status).toBe(413);
    expect((await handOver("x".repeat(MAX_NOTIFICATION_BYTES))).status).toBe(200);
    expect(await returnsOf(push)).toEqual([]);
  });

  test("is not there unless it is switched on, and then mails have no mark", async () => {
    const without = await startServer(settingsFor());
    try {
      const { ids } = await mailed("ann@example.net", without, await without.user());
      expect(ids.join()).not.toContain("return-");
      expect(smtp.letters[0]?.from).toBe("push@example.org");
      expect((await handOver(postfix({ id: STRANGE }), AUTHORIZED, without)).status).toBe(404);
    } finally {
      await without.stop();
    }
  });

  test("gets mail from the command, which reads all of it and keeps it for later if the server is away", async () => {
    const { push, ids } = await mailed();
    const directory = makeTempDir();
    const file = join(directory, "secret");
    writeFileSync(file, `${SECRET}\n`);
    const env = { SECRETPUSH_MAIL_BOUNCES_SECRET: SECRET };
    const run = (input: string, url = server.url, given = ["--secret-file", file], more: Record<string, string> = {}) =>
      runProgram(["bounce", "--server", url, ...given], { input, env: more });
    try {
      const [taken, long, away, wrong, unset] = await Promise.all([
        run(`${exim({ id: ids[0] ?? "" })}${"more of the mail\n".repeat(100_000)}`),
        run("x".repeat(3_000_000), server.url, [], env),
        run("x", `http://127.0.0.1:${await freePort()}`),
        run("x", server.url, [], { SECRETPUSH_MAIL_BOUNCES_SECRET: `${SECRET}0` }),
        run("x", server.url, []),
      ]);
      expect(taken).toEqual({ code: 0, stdout: expect.stringContaining("the log of the push says so"), stderr: "" });
      expect([long.code, long.stdout]).toEqual([0, expect.stringContaining("nothing has changed")]);
      expect([away, wrong, unset].map(({ code }) => code)).toEqual([75, 75, 75]);
      expect(`${wrong.stderr}${unset.stderr}`).toMatch(/mail\.bounces_secret[^]*--secret-file/);
      expect(`${away.stderr}${wrong.stderr}`).not.toContain(SECRET);
      expect(await returnsOf(push)).toHaveLength(1);
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});
