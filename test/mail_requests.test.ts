// Mail that tells people of a request: what the API takes, what arrives at a real mail server, and what it never holds.

import { afterAll, afterEach, beforeAll, expect, setDefaultTimeout, test } from "bun:test";

import { until } from "./flooding.ts";
import { startServer, testClock, type TestServer, type User } from "./harness.ts";
import { type MailServer, startMailServer } from "./smtp.ts";

setDefaultTimeout(120_000);

const BASE = "https://push.example.org";
const QUESTION = "the question that no mail may hold";
const MAIL = { notify_emails_to: "ann@example.org, bob@example.org", notify_emails_to_locale: "de" };

let smtp: MailServer;
let clock: ReturnType<typeof testClock>;
let server: TestServer;
let owner: User;
beforeAll(async () => {
  smtp = await startMailServer();
  clock = testClock();
  server = await startServer({
    clock,
    flags: { "base-url": BASE, "mail-from": "push@example.org", "mail-per-hour": "6", "enable-requests": "true" },
    env: { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${smtp.port}?starttls=off` },
  });
  owner = await server.user();
});
afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
});
afterEach(() => {
  smtp.letters.length = 0;
  clock.advance(3_600_000);
});

const ask = (fields: object) =>
  server.json("POST", "/api/v2/requests", { request: { request: QUESTION, ...fields } }, owner.headers);
const logsOf = async (token: string) =>
  (await server.json("GET", `/api/v2/requests/${token}/audit`, undefined, owner.headers)).body.logs;
const isSent = (token: string): Promise<void> =>
  until(async () => (await logsOf(token))[1]?.notify_by_email?.status === "completed", "the mail is sent");

test("the version record says that requests can be mailed, which Password Pusher's command line asks before it does", async () => {
  const { body } = await server.json("GET", "/api/v2/version");
  expect(body.features.requests).toEqual({ enabled: true, email_auto_dispatch: true });
});

test("a request with recipients sends each of them its link in their language, and logs what became of it", async () => {
  const { status, body } = await ask({ ...MAIL, passphrase: "open sesame", close_after_duration: 8 });
  expect([status, body.notify_emails_to, body.notify_emails_to_locale]).toEqual([201, ...Object.values(MAIL)]);
  await isSent(body.url_token);
  expect(smtp.letters.map(({ to }) => to.join())).toEqual(["ann@example.org", "bob@example.org"]);
  for (const { subject, text, html, raw } of smtp.letters) {
    expect(subject).toBe(`${owner.email} bittet Sie um etwas`);
    expect(text).toContain(`Antworten\r\n${BASE}/req/${body.url_token}`);
    expect(html).toContain(`href="${BASE}/req/${body.url_token}"`);
    expect(text).toContain("Passphrase");
    expect(`${raw}${text}${html}`).not.toContain(QUESTION);
    expect(`${raw}${text}${html}`).not.toContain("open sesame");
  }
  const logs = await logsOf(body.url_token);
  expect(logs.map(({ kind }: { kind: string }) => kind)).toEqual(["creation", "creation_email_send"]);
  expect(logs[1].notify_by_email.successful_sends).toBe(MAIL.notify_emails_to);
  const [listed] = (await server.json("GET", "/api/v2/requests/open", undefined, owner.headers)).body;
  expect(Object.keys(listed).filter((name) => name.startsWith("notify"))).toEqual([]);
  // The link works: it is what the recipient opens.
  expect((await server.fetch(`/req/${body.url_token}`)).status).toBe(200);
});

test("whose answers are sealed end to end sends a notice: the server does not know the end of the link", async () => {
  const { body } = await ask({ e2e: true, notify_emails_to: "ann@example.org" });
  await isSent(body.url_token);
  expect(smtp.letters.map(({ subject }) => subject)).toEqual([`${owner.email} is asking you for something`]);
  expect(smtp.letters[0]?.text).toContain(`Ask ${owner.email} for it`);
  expect(smtp.letters[0]?.raw).not.toContain(body.url_token);
});

test("what is wrong with the recipients is said with everything else, and nothing is stored or sent", async () => {
  const open = async () => (await server.json("GET", "/api/v2/requests/open", undefined, owner.headers)).body.length;
  const before = await open();
  const { status, body } = await ask({ request: "", notify_emails_to: "ann", notify_emails_to_locale: "x\r\ny" });
  expect([status, body]).toEqual([
    422,
    {
      request: ["can't be blank"],
      notify_emails_to: ["contains invalid email(s)"],
      notify_emails_to_locale: ["is not included in the list"],
    },
  ]);
  expect(await open()).toBe(before);
  expect(smtp.letters).toEqual([]);
});

test("the mail of requests counts towards the limit of their owner, and what is too much is not stored", async () => {
  const five = "a@x.org, b@x.org, c@x.org, d@x.org, e@x.org";
  // What is refused for another reason does not count.
  expect((await ask({ notify_emails_to: five, close_after_duration: 99 })).status).toBe(422);
  const first = await ask({ notify_emails_to: five });
  expect(first.status).toBe(201);
  const { length } = (await server.json("GET", "/api/v2/requests/open", undefined, owner.headers)).body;
  const refused = await ask({ notify_emails_to: five });
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await server.json("GET", "/api/v2/requests/open", undefined, owner.headers)).body).toHaveLength(length);
  await isSent(first.body.url_token);
  expect(smtp.letters).toHaveLength(5);
});

test("whoever asked for it gets a mail for each answer, in the language of their request, and nothing secret in it", async () => {
  const respond = (token: string, response: string) =>
    server.json("PATCH", `/api/v2/requests/${token}/respond`, { request: { response } });
  const german = { ...owner.headers, "accept-language": "de-CH, en;q=0.5" };
  const fields = { request: QUESTION, name: "Router\r\nBcc: eve@example.org", notify_me: "on", max_responses: 2 };
  const told = (await server.json("POST", "/api/v2/requests", { request: fields }, german)).body;
  const untold = (await ask({ name: "Silent" })).body;
  expect([told.notify_me, untold.notify_me]).toEqual([true, undefined]);
  for (const one of [untold, told, told]) expect((await respond(one.url_token, "hunter2")).status).toBe(200);
  await until(() => smtp.letters.length === 2, "both mails have arrived");
  for (const letter of smtp.letters) {
    expect([letter.to, letter.subject]).toEqual([[owner.email], "Beantwortet: Router Bcc: eve@example.org"]);
    expect(letter.text).toContain(`Anfragen\r\n${BASE}/requests\r\n`);
    const { body } = await server.json("GET", `/api/v2/requests/${told.url_token}`, undefined, owner.headers);
    const tokens = body.responses.map(({ url_token }: { url_token: string }) => url_token);
    for (const secret of [QUESTION, "hunter2", told.url_token, ...tokens]) {
      expect(`${letter.raw}${letter.text}${letter.html}`).not.toContain(secret);
    }
  }
  const { headers } = await server.fetch("/requests", { redirect: "manual" });
  expect(headers.get("location")).toBe("/admin/requests");
});
