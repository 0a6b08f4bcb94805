// Mail that tells people of a push: what the API takes and answers, what arrives at a real mail server, and what becomes of it
// while that server is away, refuses a recipient, and comes back.

import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";

import { Browser, PASSWORD } from "./browser_sessions.ts";
import { until } from "./flooding.ts";
import {
  openBeside,
  type PushAnswer,
  startServer,
  testClock,
  type TestServer,
  twoUsers,
  type User,
} from "./harness.ts";
import { addApp } from "./second_factors.ts";
import { type MailServer, startMailServer } from "./smtp.ts";
import { databaseOf } from "./test_engine.ts";

setDefaultTimeout(120_000);

const BASE = "https://push.example.org";
const MAIL = { notify_emails_to: "ann@example.org, bob@example.org", notify_emails_to_locale: "de" };
const PAYLOAD = "the payload that no mail may hold";

let smtp: MailServer;
let server: TestServer;
let clock: ReturnType<typeof testClock>;
let [owner, stranger]: User[] = [];

const settingsFor = (port: number, more: Record<string, string> = {}) => ({
  flags: { "base-url": BASE, "mail-from": "push@example.org", ...more },
  env: { SECRETPUSH_MAIL_URL: `smtp://127.0.0.1:${port}?starttls=off` },
});

const withMail = async (port: number, more: Record<string, string> = {}): Promise<TestServer> =>
  startServer({ clock, ...settingsFor(port, more) });

beforeAll(async () => {
  smtp = await startMailServer();
  clock = testClock();
  const more = { "mail-per-hour": "1000", "enable-requests": "true", "reveal-check": "press" };
  server = await withMail(smtp.port, more);
  [owner, stranger] = await twoUsers(server);
});
afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
});
afterEach(() => {
  smtp.letters.length = 0;
  smtp.refusals.clear();
  // The limits of a minute begin anew.
  clock.advance(3_600_000);
});

const headers = (who: User | undefined = owner): Record<string, string> => who?.headers ?? {};
const pushOf = (fields: object = {}, on = server): Promise<PushAnswer> =>
  on.push({ payload: PAYLOAD, ...fields }, headers());
const notify = (push: PushAnswer, body: unknown, who = headers(), on = server) =>
  on.json("POST", `/api/v2/pushes/${push.url_token}/notify_emails`, body, who);
const logOf = async (push: PushAnswer, on = server) =>
  (await on.json("GET", `/api/v2/pushes/${push.url_token}/audit`, undefined, headers())).body.logs;
const mailOf = async (push: PushAnswer, on = server) =>
  (await logOf(push, on)).find(({ kind }: { kind: string }) => kind === "creation_email_send")?.notify_by_email;
const statusIs = (push: PushAnswer, status: string, on = server): Promise<void> =>
  until(async () => (await mailOf(push, on))?.status === status, `the mail is ${status}`);

describe("a push with recipients", () => {
  test("answers them once, sends each of them the link in their language, and logs what became of it", async () => {
    const push = await pushOf({ ...MAIL, passphrase: "open sesame", retrieval_step: true });
    expect(push).toMatchObject(MAIL);
    await statusIs(push, "completed");
    expect(smtp.letters.map(({ to, from }) => [from, ...to])).toEqual([
      ["push@example.org", "ann@example.org"],
      ["push@example.org", "bob@example.org"],
    ]);
    for (const { subject, text, html, raw } of smtp.letters) {
      expect(subject).toBe(`${owner?.email} hat etwas für Sie`);
      expect(text).toContain(`${BASE}/p/${push.url_token}/r`);
      expect(html).toContain(`href="${BASE}/p/${push.url_token}/r"`);
      expect(`${raw}${text}${html}`).not.toContain(PAYLOAD);
      expect(`${raw}${text}${html}`).not.toContain("open sesame");
    }
    const logs = await logOf(push);
    expect(logs.map(({ kind }: { kind: string }) => kind)).toEqual(["creation", "creation_email_send"]);
    expect(logs[0]).not.toContainKey("notify_by_email");
    expect(logs[1].notify_by_email).toEqual({
      recipients: MAIL.notify_emails_to,
      locale: "de",
      status: "completed",
      error_message: null,
      successful_sends: MAIL.notify_emails_to,
      proceed_at: new Date(clock.now()).toISOString(),
    });
    const [listed] = (await server.json("GET", "/api/v2/pushes/active", undefined, headers())).body;
    expect(listed.url_token).toBe(push.url_token);
    expect(Object.keys(listed).filter((name) => name.startsWith("notify"))).toEqual([]);
    const v1 = (await server.json("GET", `/p/${push.url_token}/audit.json`, undefined, headers())).body.views;
    expect(v1[1].notify_by_email.status).toBe("completed");
  });

  test("says who sends and what is asked of them, in the sender's language unless another is wanted", async () => {
    const given = { notify_emails_to: "ann@example.org", sender_name: "Anna Weber", expire_after_views: 5 };
    const push = await server.push(
      {
        payload: PAYLOAD,
        ...given,
        passphrase: "open sesame",
        hold: true,
        lock: true,
        not_before: new Date(clock.now() + 3_600_000).toISOString(),
      },
      { ...headers(), "accept-language": "fr-CH, de;q=0.5" },
    );
    expect(push.notify_emails_to_locale).toBeNull();
    await statusIs(push, "completed");
    const [letter] = smtp.letters.splice(0);
    expect(letter?.subject).toBe(`${owner?.email} a quelque chose pour vous`);
    expect(letter?.text).toContain("L’expéditeur indique le nom «\u00a0Anna Weber\u00a0».");
    const asked = (letter?.text ?? "").split("\n").filter((line) => line.startsWith("- "));
    expect(asked.map((line) => /à partir du|phrase secrète|accord|navigateur/.exec(line)?.[0])).toEqual([
      "à partir du",
      "phrase secrète",
      "accord",
      "navigateur",
    ]);
    expect((await mailOf(push)).locale).toBe("fr");
    // Later, and of a request.
    const german = { ...headers(), "accept-language": "de" };
    expect((await notify(push, { notify_emails_to: "bob@example.org" }, german)).status).toBe(201);
    const request = { request: "What?", notify_emails_to: "eve@example.org" };
    expect((await server.json("POST", "/api/v2/requests", { request }, german)).status).toBe(201);
    await until(() => smtp.letters.length === 2, "all mail has arrived");
    for (const { html, text } of smtp.letters) {
      expect(html).toContain('lang="de"');
      expect(text.includes("Bevor Sie öffnen:")).toBe(text.includes("Anna Weber"));
      expect(text).not.toContain("drei Buchstaben");
    }
  });

  test("asks for three letters, because scanners read mail: ordered with the push or later; any other asks for a press", async () => {
    const letters = async ({ url_token: token }: PushAnswer, who = {}): Promise<boolean> => {
      const html = await (await server.fetch(`/p/${token}/r`, { headers: { accept: "text/html", ...who } })).text();
      expect(html).toContain('id="three-letters"');
      return !/<template\s+id="ask-letters"/.test(html);
    };
    const [mailed, later] = [await pushOf(MAIL), await pushOf()];
    await until(() => smtp.letters.length === 2, "the mail has arrived");
    for (const { text } of smtp.letters.splice(0)) expect(text).toContain("Die Seite zeigt drei Buchstaben.");
    expect([await letters(mailed), await letters(later)]).toEqual([true, false]);
    expect((await notify(later, { notify_emails_to: "ann@example.org" })).status).toBe(201);
    expect(await letters(later)).toBe(true);
    expect((await server.json("POST", `/p/${later.url_token}/reveal`, {})).body).toMatchObject({ outcome: "letters" });
    await statusIs(later, "completed");
    await statusIs(mailed, "completed");
  });

  test("says to each of them whether the page will mail a code there", async () => {
    const to = "Ann@Example.org, bob@example.org";
    const push = await pushOf({ notify_emails_to: to, recipients: "ann@example.org", notify_emails_to_locale: "en" });
    await statusIs(push, "completed");
    expect(smtp.letters.map(({ text }) => /(?:will email it to \S+|prove that you)/.exec(text)?.[0])).toEqual([
      "will email it to ann@example.org",
      "prove that you",
    ]);
  });

  test("may come in a form, as a list, in the first version of the API, and without a language", async () => {
    const body = new URLSearchParams({ "push[payload]": PAYLOAD, "push[notify_emails_to]": "ann@example.org" });
    const form = await server.fetch("/api/v2/pushes", { method: "POST", body, headers: headers() });
    expect(form.status).toBe(201);
    expect(await form.json()).toMatchObject({ notify_emails_to: "ann@example.org", notify_emails_to_locale: null });
    const password = { payload: PAYLOAD, notify_emails_to: ["ann@example.org", "eve@example.org"] };
    const legacy = await server.json("POST", "/p.json", { password }, headers());
    expect([legacy.status, legacy.body.notify_emails_to]).toEqual([201, "ann@example.org, eve@example.org"]);
    await until(() => smtp.letters.length === 3, "all mail has arrived");
    expect(new Set(smtp.letters.map(({ subject }) => subject))).toEqual(
      new Set([`${owner?.email} has something for you`]),
    );
  });

  test.each([
    [{ notify_emails_to: "ann" }, { notify_emails_to: ["contains invalid email(s)"] }],
    [{ notify_emails_to: "a@x.org\r\nBcc: b@x.org" }, { notify_emails_to: ["contains invalid email(s)"] }],
    [{ notify_emails_to: "a@x.org,a@x.org" }, { notify_emails_to: ["contains duplicate emails"] }],
    [{ notify_emails_to: "a@x.org," }, { notify_emails_to: ["has commas used in the wrong way"] }],
    [
      { notify_emails_to: "a@x.org,b@x.org,c@x.org,d@x.org,e@x.org,f@x.org" },
      { notify_emails_to: ["contains more than 5 email(s)"] },
    ],
    [{ notify_emails_to: { a: 1 } }, { notify_emails_to: ["contains invalid email(s)"] }],
    [
      { notify_emails_to: "a@x.org", notify_emails_to_locale: "x\r\ny" },
      { notify_emails_to_locale: ["is not included in the list"] },
    ],
  ])("%j is refused as %j, and nothing is stored", async (fields, problems) => {
    const count = async () => (await server.json("GET", "/api/v2/pushes/active", undefined, headers())).body.length;
    const before = await count();
    const refused = await server.json("POST", "/api/v2/pushes", { push: { payload: "x", ...fields } }, headers());
    expect([refused.status, refused.body]).toEqual([422, problems]);
    const push = await pushOf();
    const later = await notify(push, fields);
    expect([later.status, later.body]).toEqual([422, problems]);
    expect(await count()).toBe(before + 1);
  });

  test("needs an account", async () => {
    const { status, body } = await server.json("POST", "/api/v2/pushes", { push: { payload: "x", ...MAIL } });
    expect([status, body]).toEqual([
      422,
      { notify_emails_to: ["are not available"], notify_emails_to_locale: ["is not available"] },
    ]);
  });
});

describe("a language that was chosen for recipients", () => {
  test("is that of their mail, unless the order says another; so it is later, and of a request", async () => {
    const english = { ...headers(), "accept-language": "en" };
    const chosen = await server.push({ payload: "x", language: "fr", notify_emails_to: "ann@example.org" }, english);
    await statusIs(chosen, "completed");
    const said = await server.push(
      { payload: "x", language: "fr", ...MAIL, notify_emails_to: "ann@example.org" },
      english,
    );
    await statusIs(said, "completed");
    expect([(await mailOf(chosen)).locale, (await mailOf(said)).locale]).toEqual(["fr", "de"]);
    const bare = await server.push({ payload: "x", language: "fr" }, english);
    expect((await notify(bare, { notify_emails_to: "bob@example.org" }, english)).status).toBe(201);
    const request = { request: "What?", language: "de", notify_emails_to: "eve@example.org" };
    expect((await server.json("POST", "/api/v2/requests", { request }, english)).status).toBe(201);
    await until(() => smtp.letters.length === 4, "all mail has arrived");
    const subjects = smtp.letters.splice(0).map(({ to, subject }) => `${to.join()}: ${subject}`);
    expect(subjects.toSorted()).toEqual([
      `ann@example.org: ${owner?.email} a quelque chose pour vous`,
      `ann@example.org: ${owner?.email} hat etwas für Sie`,
      `bob@example.org: ${owner?.email} a quelque chose pour vous`,
      `eve@example.org: ${owner?.email} bittet Sie um etwas`,
    ]);
  });
});

describe("notify_emails", () => {
  test("mails the link of a push that exists already", async () => {
    const push = await pushOf();
    const { status, body } = await notify(push, { notify_emails_to: "eve@example.org", notify_emails_to_locale: "fr" });
    expect([status, Object.keys(body)]).toEqual([201, ["message"]]);
    await statusIs(push, "completed");
    expect(smtp.letters.map(({ to, subject }) => [to, subject])).toEqual([
      [["eve@example.org"], `${owner?.email} a quelque chose pour vous`],
    ]);
  });

  test("is for the owner alone, and says what is wrong", async () => {
    const push = await pushOf();
    expect((await notify(push, MAIL, {})).status).toBe(401);
    expect((await notify(push, MAIL, headers(stranger))).status).toBe(403);
    expect((await notify({ url_token: "nosuchpushnosuchpush1234" }, MAIL)).status).toBe(404);
    const blank = await notify(push, {});
    expect([blank.status, blank.body]).toEqual([422, { notify_emails_to: ["can't be blank"] }]);
    expect((await server.json("DELETE", `/api/v2/pushes/${push.url_token}`, undefined, headers())).status).toBe(200);
    const expired = await notify(push, MAIL);
    expect([expired.status, expired.body]).toEqual([422, { notify_emails_to: ["are not available"] }]);
    expect(smtp.letters).toEqual([]);
  });

  test("answers five times a minute", async () => {
    const push = await pushOf();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await notify(push, { notify_emails_to: `ann${n}@example.org` })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    clock.advance(60_000);
    expect((await notify(push, { notify_emails_to: "ann@example.org" })).status).toBe(201);
    await until(() => smtp.letters.length === 6, "all mail has arrived");
  });
});

test("one user's mail has a limit, which others do not feel, and what is refused is not stored", async () => {
  const few = await withMail(smtp.port, { "mail-per-hour": "3" });
  try {
    const [one, other] = await twoUsers(few);
    const create = (who: User, to: string) =>
      few.json("POST", "/api/v2/pushes", { push: { payload: "x", notify_emails_to: to } }, who.headers);
    expect((await create(one, "a@x.org, b@x.org, c@x.org")).status).toBe(201);
    const refused = await create(one, "d@x.org");
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await create(other, "d@x.org")).status).toBe(201);
    expect((await few.json("GET", "/api/v2/pushes/active", undefined, one.headers)).body).toHaveLength(1);
    await until(() => smtp.letters.length === 4, "all other mail has arrived");
  } finally {
    await few.stop();
  }
});

describe("a mail server", () => {
  test("that refuses a recipient for good leaves the others their mail", async () => {
    smtp.refusals.set("ann@example.org", { code: 550, words: "no such user" });
    const push = await pushOf(MAIL);
    await statusIs(push, "partially_failed");
    expect(await mailOf(push)).toMatchObject({
      error_message: "ann@example.org: The mail server answers: 550 no such user",
      successful_sends: "bob@example.org",
    });
    smtp.refusals.set("bob@example.org", { code: 550, words: "no such user" });
    const none = await pushOf(MAIL);
    await statusIs(none, "fully_failed");
    expect((await mailOf(none)).successful_sends).toBe("");
  });

  test("that refuses a recipient for now is asked again, and nobody gets a mail twice", async () => {
    smtp.refusals.set("bob@example.org", { code: 451, words: "greylisted, come back later" });
    const push = await pushOf(MAIL);
    await until(async () => (await mailOf(push))?.error_message !== null, "bob is refused");
    expect(await mailOf(push)).toMatchObject({ status: "processing", successful_sends: "ann@example.org" });
    smtp.refusals.clear();
    // Its delivery is noted as failed a moment after its outcome.
    await until(async () => {
      clock.advance(10_000);
      return (await mailOf(push)).status === "completed";
    }, "bob has got it");
    expect(smtp.letters.map(({ to }) => to.join())).toEqual(["ann@example.org", "bob@example.org"]);
  });

  test("that goes away and comes back gets all mail, in spite of a restart of this server", async () => {
    const relay = await startMailServer();
    let local = await withMail(relay.port);
    try {
      owner = await local.user();
      await relay.stop();
      const push = await pushOf(MAIL, local);
      await until(async () => (await mailOf(push, local))?.status === "processing", "it was tried");
      expect((await mailOf(push, local)).error_message).toContain("The mail server cannot be used");
      const { dataDir } = local;
      await local.stop({ dataDir: true });
      await relay.start();
      clock.advance(60_000);
      local = await startServer({ clock, dataDir, ...settingsFor(relay.port) });
      await statusIs(push, "completed", local);
      expect(relay.letters.map(({ to }) => to.join())).toEqual(["ann@example.org", "bob@example.org"]);
    } finally {
      await local.stop();
      await relay.stop();
      owner = stranger;
    }
  });
});

test("where mail is only a notice, and where the link alone opens nothing, no link is in it", async () => {
  const notices = await withMail(smtp.port, { "mail-content": "notice" });
  try {
    const user = await notices.user();
    await notices.push({ payload: "x", ...MAIL, notify_emails_to: "ann@example.org" }, user.headers);
    await until(() => smtp.letters.length === 1, "the notice has arrived");
    expect(smtp.letters[0]?.text).toContain("Bitten Sie");
    expect(smtp.letters[0]?.raw).not.toContain("/p/");
  } finally {
    await notices.stop();
  }
});

describe("whose address a mail names", () => {
  const QUESTIONS = {
    en: ["No one has verified that", "If you don’t know"],
    de: ["Niemand hat geprüft, ob die Adresse", "nicht kennen"],
    fr: ["Personne n’a vérifié que l’adresse", "ne connaissez pas"],
  } as const;
  const orders = async (on: TestServer, user: User): Promise<void> => {
    for (const locale of ["en", "de", "fr"] as const) {
      const order = { notify_emails_to: "ann@example.org", notify_emails_to_locale: locale };
      await on.push({ payload: "x", ...order }, user.headers);
      const asked = { request: { request: "What?", ...order } };
      expect((await on.json("POST", "/api/v2/requests", asked, user.headers)).status).toBe(201);
    }
    await until(() => smtp.letters.length === 6, "all mail has arrived");
  };
  const isDoubted = (): void => {
    for (const language of ["en", "de", "fr"] as const) {
      const [doubt, hint] = QUESTIONS[language];
      const letters = smtp.letters.filter(({ html }) => html.includes(`lang="${language}"`));
      expect(letters.map(({ text }) => [text.includes(doubt), text.includes(hint)])).toEqual([
        [true, false],
        [true, false],
      ]);
    }
  };

  test("is theirs where an administrator has added them", async () => {
    const user = await server.user();
    await orders(server, user);
    for (const { text } of smtp.letters) expect(text).toMatch(/don’t know|nicht kennen|ne connaissez pas/);
  });

  test("is not verified where the company's sign-in gave it without having verified it", async () => {
    const user = await server.user();
    const database = await databaseOf(server);
    const whose = `(SELECT id FROM users WHERE email = '${user.email}')`;
    await database.unsafe(`UPDATE users SET vouched = (1=0) WHERE id = ${whose}`);
    await database.unsafe(
      `INSERT INTO identities (issuer, subject, user_id, groups, seen_at_ms) VALUES ('https://id', 'ann', ${whose}, '[]', 0)`,
    );
    await database.close();
    await orders(server, user);
    isDoubted();
  });

  test("is not verified where anybody can have an account", async () => {
    const open = await withMail(smtp.port, { "allow-sign-up": "true", "enable-requests": "true" });
    try {
      await orders(open, await open.user());
      isDoubted();
    } finally {
      await open.stop();
    }
  });
});

describe("a sender who wants to know", () => {
  test("gets a mail when the push is opened, in the language of their request, but not for their own views", async () => {
    const push = await server.push(
      { payload: PAYLOAD, name: "Wi-Fi\r\nBcc: eve@example.org", notify_me: true, expire_after_views: 1 },
      {
        ...headers(),
        "accept-language": "de-CH, en;q=0.5",
      },
    );
    expect(push.notify_me).toBe(true);
    const path = `/api/v2/pushes/${push.url_token}`;
    expect((await server.json("GET", path, undefined, headers())).body.payload).toBe(PAYLOAD);
    expect((await server.json("GET", path)).body.payload).toBe(PAYLOAD);
    await until(() => smtp.letters.length === 1, "the mail has arrived");
    const [letter] = smtp.letters;
    expect([letter?.to, letter?.subject]).toEqual([[owner?.email ?? ""], "Geöffnet: Wi-Fi Bcc: eve@example.org"]);
    expect(letter?.text).toContain("Das war der letzte Aufruf");
    expect(letter?.raw).not.toContain(push.url_token);
    expect(letter?.raw).not.toContain(PAYLOAD);
  });

  test("gets none while they are disabled or suspended, nor do their recipients", async () => {
    for (const state of ["disabled", "suspended"]) {
      const user = await server.user();
      const told = await server.push({ payload: PAYLOAD, notify_me: true }, user.headers);
      smtp.refusals.set("bob@example.org", { code: 451, words: "greylisted, come back later" });
      await server.push({ payload: PAYLOAD, notify_emails_to: "bob@example.org" }, user.headers);
      const database = await databaseOf(server);
      const ask = async (sql: string): Promise<unknown[]> => database.unsafe(sql);
      await until(
        async () => (await ask("SELECT 1 FROM deliveries WHERE attempts > 0")).length === 1,
        "bob is refused",
      );
      await ask(`UPDATE users SET ${state} = (1=1) WHERE email = '${user.email}'`);
      smtp.refusals.clear();
      clock.advance(60_000);
      expect((await server.json("GET", `/api/v2/pushes/${told.url_token}`)).status).toBe(200);
      const waiting = "SELECT id FROM deliveries UNION ALL SELECT id FROM outbox WHERE spread = (1=0)";
      await until(async () => (await ask(waiting)).length === 0, "nothing waits");
      const failed = "SELECT 1 FROM mailings WHERE status = 'fully_failed' AND error LIKE '%suspended or disabled%'";
      expect(await ask(failed)).toHaveLength(state === "disabled" ? 1 : 2);
      await database.close();
      expect(smtp.letters).toEqual([]);
    }
  });

  test("needs an account", async () => {
    const { status, body } = await server.json("POST", "/api/v2/pushes", { push: { payload: "x", notify_me: true } });
    expect([status, body]).toEqual([
      422,
      { notify_me: ["needs an account: only someone who can sign in can be notified"] },
    ]);
  });
});

describe("somebody whose account changes", () => {
  const password = { current: PASSWORD, next: "a new horse", revoke_tokens: false };
  let addresses = 0;
  async function signedInWith(language: string): Promise<{ browser: Browser; email: string; from: string }> {
    const { email } = await server.user();
    const from = `203.0.113.${(addresses += 1)}`;
    const browser = new Browser(server, { "accept-language": language, "x-forwarded-for": from });
    expect((await browser.signIn(email)).status).toBe(200);
    return { browser, email, from };
  }
  /** The one letter that has come since the last call. */
  async function nextLetter() {
    await until(() => smtp.letters.length === 1, "the mail has arrived");
    const [letter] = smtp.letters.splice(0);
    expect(`${letter?.text} ${letter?.html}`).not.toMatch(/https?:|href/);
    return letter;
  }

  test("gets a mail when the password changes, in their language, and without anything secret", async () => {
    const { browser, email, from } = await signedInWith("de");
    expect((await browser.send("POST", "/account/password", { ...password, current: "wrong wrong" })).status).toBe(403);
    expect((await browser.send("POST", "/account/password", password)).status).toBe(200);
    const letter = await nextLetter();
    expect([letter?.to, letter?.subject]).toEqual([[email], "Ihr Konto bei Secret Push"]);
    expect(letter?.text).toContain(`Das Passwort von ${email} wurde geändert`);
    expect(letter?.text).toContain(`Das kam von der Adresse ${from}.`);
    expect(letter?.raw).not.toContain(password.next);
    const { accounts, close } = await openBeside(server);
    await accounts.setPassword({ email, password: PASSWORD }).finally(close);
    const other = await nextLetter();
    expect(other?.text).toContain(`The password for ${email} was changed`);
    expect(other?.text).not.toContain("address");
  });

  test("gets a mail when a factor comes or goes, when recovery codes are made, and when one of them signs in", async () => {
    const { browser, email, from } = await signedInWith("fr");
    const { recoveryCodes } = await addApp(browser, clock.now());
    expect((await nextLetter())?.text).toContain(`Un second facteur a été ajouté à ${email}`);
    const other = new Browser(server, { "x-forwarded-for": from });
    await other.signIn(email);
    for (const code of ["aaaaa-aaaaa-aaaaa-aaaaa", recoveryCodes[0]])
      await other.send("POST", "/session/second_factor", { code });
    const used = await nextLetter();
    expect(used?.text).toContain(`A recovery code for ${email} was used`);
    expect(used?.text).toContain(`the address ${from}`);
    expect(used?.raw).not.toContain(recoveryCodes[0] ?? "");
    const made = await browser.send("POST", "/account/factors/recovery_codes", {});
    expect(made.status).toBe(201);
    expect((await nextLetter())?.text).toContain("De nouveaux codes de secours");
    expect((await browser.send("DELETE", "/account/factors/app")).status).toBe(200);
    expect((await nextLetter())?.text).toContain("Un second facteur");
  });

  test("gets it while the mailbox of somebody else takes none for now", async () => {
    const [one, other] = [await signedInWith("en"), await signedInWith("en")];
    smtp.refusals.set(one.email, { code: 450, words: "Mailbox busy" });
    expect((await one.browser.send("POST", "/account/password", password)).status).toBe(200);
    await until(() => server.log().includes("Mailbox busy"), "the first mail was refused");
    expect((await other.browser.send("POST", "/account/password", password)).status).toBe(200);
    expect((await nextLetter())?.to).toEqual([other.email]);
    smtp.refusals.clear();
    clock.advance(60_000);
    expect((await nextLetter())?.to).toEqual([one.email]);
  });

  test("is told once when all guesses of their known devices are used up", async () => {
    const { email } = await server.user();
    const devices = Array.from({ length: 13 }, () => new Browser(server));
    for (const device of devices) await device.signIn(email);
    for (const device of devices) {
      for (let guess = 0; guess < 5; guess += 1) await device.signIn(email, "wrong wrong");
    }
    expect((await nextLetter())?.text).toContain(`too many wrong passwords or codes for ${email}`);
    // What comes after it is what was asked for after it.
    clock.advance(60 * 60_000);
    const [device = new Browser(server)] = devices;
    await device.signIn(email);
    expect((await device.send("POST", "/account/password", password)).status).toBe(200);
    expect((await nextLetter())?.text).toContain("was changed");
  });
});

test("the version record says whether this server sends mail", async () => {
  const features = async (of: TestServer) => (await of.json("GET", "/api/v2/version")).body.features.pushes;
  expect((await features(server)).email_auto_dispatch).toBe(true);
  const without = await startServer();
  try {
    expect((await features(without)).email_auto_dispatch).toBe(false);
    const user = await without.user();
    const push = await without.push({ payload: "x", notify_me: true }, user.headers);
    const path = `/api/v2/pushes/${push.url_token}/notify_emails`;
    for (const who of [user.headers, {}]) expect((await without.json("POST", path, MAIL, who)).status).toBe(404);
  } finally {
    await without.stop();
  }
});
