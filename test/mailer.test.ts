// The way to the mail server: encryption, accounts, and every way in which it fails; and what letters look like there.

import { afterEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import type { Socket, TCPSocketListener } from "bun";

import { EVERY_LANGUAGE } from "../static/languages.ts";
import { isAddress, mailboxIn, normalEmail } from "../src/model/mailbox.ts";
import { MailTexts } from "../src/capabilities/mail/mail_texts.ts";
import { Mailer, MailFailure, type MailServer as Settings } from "../src/capabilities/mail/mailer.ts";
import { recipientProblems } from "../src/model/mailing.ts";
import { freePort } from "./free_port.ts";
import { ACCOUNT, MAIL_CA, type MailServer, startMailServer, USERINFO } from "./smtp.ts";

setDefaultTimeout(60_000);

const servers: MailServer[] = [];
const listeners: TCPSocketListener[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  for (const listener of listeners.splice(0)) listener.stop(true);
});

async function mailServer(...kind: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...kind);
  servers.push(server);
  return server;
}

const mailer = (url: string, more: Partial<Settings> = {}): Mailer =>
  new Mailer({ url, from: "Secret Push <push@example.org>", silenceMs: 5_000, ...more });

const LETTER = { subject: "Hello", text: "plain", html: "<p>rich</p>" };

/** What a way to send fails with. */
async function failureOf(work: Promise<void>): Promise<MailFailure> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof MailFailure) return error;
  throw new Error(`There is no failure: ${String(error)}`);
}

describe("a mail server", () => {
  test("without encryption and account takes mail, as a relay does", async () => {
    const server = await mailServer();
    await mailer(`smtp://127.0.0.1:${server.port}?starttls=off`, { replyTo: "help@example.org" }).send(
      "ann@example.org",
      LETTER,
    );
    const [letter] = server.letters;
    expect(letter).toMatchObject({ from: "push@example.org", to: ["ann@example.org"], secure: false, user: undefined });
    expect(letter?.headers).toContain("From: Secret Push <push@example.org>");
    expect(letter?.headers).toContain("Reply-To: help@example.org");
    expect(letter?.headers).toContain("Auto-Submitted: auto-generated");
    expect([letter?.text, letter?.html]).toEqual(["plain", "<p>rich</p>"]);
  });

  test.each(["starttls", "tls"] as const)("with %s and an account gets the password encrypted", async (kind) => {
    const server = await mailServer(kind);
    const scheme = kind === "tls" ? "smtps" : "smtp";
    const sender = mailer(`${scheme}://${USERINFO}@localhost:${server.port}`, { ca: MAIL_CA });
    await sender.check();
    expect(server.letters).toEqual([]);
    await sender.send("ann@example.org", LETTER);
    expect(server.letters.map(({ secure, user }) => [secure, user])).toEqual([[true, ACCOUNT.user]]);
  });

  test("that offers no STARTTLS gets neither mail nor password", async () => {
    const server = await mailServer("plain");
    const sender = mailer(`smtp://${USERINFO}@127.0.0.1:${server.port}`);
    const failure = await failureOf(sender.send("ann@example.org", LETTER));
    expect([failure.isFinal, server.letters]).toEqual([false, []]);
    expect(failure.message).toBe(
      "The mail server does not offer STARTTLS. For a relay in your own network, add ?starttls=off to mail.url.",
    );
  });

  test("that does not encrypt at once is told in words", async () => {
    const plain = await mailServer("plain");
    expect((await failureOf(mailer(`smtps://localhost:${plain.port}`).check())).message).toBe(
      "The mail server cannot be used: it does not speak TLS on this port",
    );
  });

  test.each(["starttls", "tls"] as const)(
    "with a certificate of a strange authority gets nothing: %s",
    async (kind) => {
      const server = await mailServer(kind);
      const sender = mailer(`${kind === "tls" ? "smtps" : "smtp"}://${USERINFO}@localhost:${server.port}`);
      for (const work of [sender.send("ann@example.org", LETTER), sender.check()]) {
        const failure = await failureOf(work);
        expect(failure.isFinal).toBe(false);
        expect(failure.message).toMatch(/certificate .*: if it is your own, name it in mail\.ca_file\)$/);
      }
      expect(server.letters).toEqual([]);
    },
  );

  test("that refuses the password is tried again, and the failure names no secret", async () => {
    const server = await mailServer("tls");
    const sender = mailer(`smtps://push:wrong-word@localhost:${server.port}`, { ca: MAIL_CA });
    for (const work of [sender.send("ann@example.org", LETTER), sender.check()]) {
      const failure = await failureOf(work);
      expect([failure.isFinal, failure.message]).toEqual([
        false,
        "The mail server refuses the user name or the password.",
      ]);
    }
  });

  test("that says nothing does not hold mail up", async () => {
    const open: Socket[] = [];
    const silent = Bun.listen({
      hostname: "127.0.0.1",
      port: 0,
      socket: { open: (socket) => void open.push(socket), data() {} },
    });
    listeners.push(silent);
    const sender = mailer(`smtp://127.0.0.1:${silent.port}?starttls=off`, { silenceMs: 50 });
    const failure = await failureOf(sender.send("ann@example.org", LETTER));
    expect([failure.isFinal, open.length]).toEqual([false, 1]);
  });

  test("that answers garbage, or is away, is tried again", async () => {
    const garbage = Bun.listen({
      hostname: "127.0.0.1",
      port: 0,
      socket: { open: (socket) => void socket.end("HTTP/1.1 400 what?\r\n\r\n"), data() {} },
    });
    listeners.push(garbage);
    for (const port of [garbage.port, await freePort()]) {
      const failure = await failureOf(mailer(`smtp://127.0.0.1:${port}?starttls=off`).send("ann@example.org", LETTER));
      expect(failure.isFinal).toBe(false);
    }
  });

  test("that refuses a recipient for good is not asked again; for now, it is; and no address is in the failure", async () => {
    const server = await mailServer();
    server.refusals.set("gone@example.org", { code: 550, words: "<gone@example.org> no such user" });
    server.refusals.set("full@example.org", { code: 452, words: "full@example.org is full" });
    const sender = mailer(`smtp://127.0.0.1:${server.port}?starttls=off`);
    const gone = await failureOf(sender.send("gone@example.org", LETTER));
    const full = await failureOf(sender.send("full@example.org", LETTER));
    expect([gone.isFinal, full.isFinal]).toEqual([true, false]);
    expect(`${gone.message} ${full.message}`).not.toContain("example.org");
    expect(gone.message).toContain("550");
  });
});

describe("a header", () => {
  const EVIL = [
    "Ann\r\nBcc: eve@example.org",
    "Ann\nBcc: eve@example.org",
    "Ann\u2028Bcc: eve@example.org",
    'A" <eve@example.org>, "',
  ];

  test.each(EVIL)("gets no second one from a name, whatever its sender calls a push: %j", async (name) => {
    const server = await mailServer();
    const letter = new MailTexts(name, EVERY_LANGUAGE).opened("en", {
      name,
      createdAtMs: 1,
      openedAtMs: 2,
      viewsLeft: 1,
      link: "https://push.example.org/admin",
    });
    expect(letter.subject).not.toMatch(/[\p{C}\u2028]/u);
    await mailer(`smtp://127.0.0.1:${server.port}?starttls=off`).send("ann@example.org", {
      ...LETTER,
      subject: letter.subject,
    });
    // The transport refuses line breaks by itself, too.
    await mailer(`smtp://127.0.0.1:${server.port}?starttls=off`).send("ann@example.org", { ...LETTER, subject: name });
    for (const { headers, to } of server.letters) {
      expect(to).toEqual(["ann@example.org"]);
      expect(headers.filter((line) => /^(?:bcc|cc|to|from):/i.test(line)).toSorted()).toEqual([
        "From: Secret Push <push@example.org>",
        "To: ann@example.org",
      ]);
      expect(headers.filter((line) => /^subject:/i.test(line))).toHaveLength(1);
    }
    expect(server.letters).toHaveLength(2);
  });

  test.each([
    "ann@example.org\r\nBcc: eve@example.org",
    "ann@example.org\nRCPT TO:<eve@example.org>",
    "ann@example.org\0",
    "Ann <ann@example.org>",
    "ann@example.org, eve@example.org",
    "ann@example.org;eve@example.org",
    '"ann"@example.org',
    "(ann)ann@example.org",
    "ann@[127.0.0.1]",
    "ann@eve@example.org",
    "ann@example.org>",
    "ann @example.org",
    "ann@example..org",
    "@example.org",
    "ann@",
    "ann",
    `${"a".repeat(250)}@example.org`,
  ])("takes no address but an address: %j", (text) => {
    expect(isAddress(text)).toBe(false);
    if (!text.includes(", ")) expect(recipientProblems(text)).not.toEqual([]);
  });

  test.each([
    "ann@example.org",
    "ann.weber+x@mail.example.org",
    "o'neill@example.org",
    "ann@bücher.example",
    "ann@localhost",
  ])("takes the address %s", (text) => {
    expect([isAddress(text), recipientProblems(text)]).toEqual([true, []]);
  });

  test("is compared in small letters, and nobody has another one that becomes the same", () => {
    expect(normalEmail(" Ann.Weber@BÜCHER.example\n")).toBe("ann.weber@bücher.example");
    for (let code = 0x80; code <= 0x10ffff; code += 1) {
      const letter = String.fromCodePoint(code);
      if (/[\0-\x7f]/.test(normalEmail(`a${letter}a`).slice(1, -1))) throw new Error(`U+${code.toString(16)}`);
    }
  });

  test("takes a name beside the sender's address, and no more than that", () => {
    expect(mailboxIn("Secret Push <push@example.org>")).toEqual({ name: "Secret Push", address: "push@example.org" });
    expect(mailboxIn('"Push, Inc." <push@example.org>')).toEqual({ name: "Push, Inc.", address: "push@example.org" });
    expect(mailboxIn("push@example.org")).toEqual({ name: "", address: "push@example.org" });
    for (const text of [
      "A\nB <a@example.org>",
      "a@example.org, b@example.org",
      "A <a@example.org> <b@example.org>",
      "",
    ]) {
      expect(mailboxIn(text)).toBeNull();
    }
  });
});

describe("recipients", () => {
  test.each([
    ["a@example.org,", ["has commas used in the wrong way"]],
    ["a@example.org,,b@example.org", ["has commas used in the wrong way"]],
    ["a@example.org, A@example.org", ["contains duplicate emails"]],
    ["a@example.org, b", ["contains invalid email(s)"]],
    ["a@x.org,b@x.org,c@x.org,d@x.org,e@x.org,f@x.org", ["contains more than 5 email(s)"]],
    ["a@x.org, b@x.org, c@x.org, d@x.org, e@x.org", []],
  ])("%j: %j", (text, problems) => {
    expect(recipientProblems(text)).toEqual(problems);
  });
});

describe("a letter", () => {
  const letters = new MailTexts('Acme <b>"Push"</b>', EVERY_LANGUAGE);
  const PUSH = {
    sender: "anna@example.org",
    isVerified: true,
    link: "https://push.example.org/p/abc/r?x=1&y=2",
    expiresAtMs: Date.UTC(2026, 0, 2, 15, 30),
    views: 3,
    senderName: "Anna Weber",
    asks: {
      fromMs: Date.UTC(2026, 0, 1, 8),
      passphrase: true,
      codeTo: "ann@example.org",
      proof: true,
      release: true,
      lock: true,
      letters: true,
    },
  };
  const NOTHING = {
    fromMs: null,
    passphrase: false,
    codeTo: null,
    proof: false,
    release: false,
    lock: false,
    letters: false,
  };

  test("is in the language nearest to what was asked for, in its direction; in the default one if none is near", () => {
    const head = (html: string): string[] =>
      [...(/<html lang="([\w-]+)">.*<body dir="(\w+)"/.exec(html) ?? [])].slice(1);
    expect(head(letters.shared("de_AT", PUSH).html)).toEqual(["de", "ltr"]);
    expect(head(letters.shared("ar-EG", PUSH).html)).toEqual(["ar", "rtl"]);
    expect(head(letters.shared("tlh", PUSH).html)).toEqual(["en", "ltr"]);
    const few = new MailTexts("Acme", { offered: ["de", "fr"], default: "fr" });
    expect(head(few.shared("de", PUSH).html)).toEqual(["de", "ltr"]);
    expect(head(few.shared("en", PUSH).html)).toEqual(["fr", "ltr"]);
    expect(head(few.shared(null, PUSH).html)).toEqual(["fr", "ltr"]);
  });

  test("on the state of the server is in the default language, with words of that language for what was guessed", () => {
    const german = new MailTexts("Acme", { offered: ["de", "en"], default: "de" });
    const guessing = { kind: "guessing", values: { guessed: "passwords", times: 10 } } as const;
    const { subject, text, html } = german.conditions([guessing], "https://push.example.org/admin/health");
    expect(subject).toStartWith("Acme: Jemand rät (Passwörter)");
    expect(html).toStartWith('<!doctype html><html lang="de">');
    expect(`${subject}${text}`).not.toMatch(/\{\w+\}|passwords/);
    const disk = { kind: "disk_full", values: { directory: "/data", freeBytes: 1, floorBytes: 2 } } as const;
    expect(german.conditions([guessing, disk], "https://push.example.org").subject).toBe(
      "Acme: 2 Punkte für den Administrator",
    );
  });

  test("in a language from right to left keeps names, addresses and commands in their own direction", () => {
    const { subject, text } = letters.shared("ar", PUSH);
    expect(subject).toContain("\u2068anna@example.org\u2069");
    // What people copy stands alone.
    expect(text).toContain(`\n${PUSH.link}\n`);
    expect(letters.shared("en", PUSH).text).not.toMatch(/[\u2068\u2069]/);
    const hostile = letters.opened("he", { ...opened, name: "a\u2069\u202eb" });
    expect(hostile.subject).toEndWith("\u2068a b\u2069");
    const disk = { kind: "disk_full", values: { directory: "/data", freeBytes: 1, floorBytes: 2 } } as const;
    const persian = new MailTexts("Acme", { offered: ["fa"], default: "fa" }).conditions([disk], "https://a.example");
    expect(persian.html).toContain('<p dir="ltr">$ df -h /data</p>');
    expect(persian.text).toContain("\u2068/data\u2069");
  });

  test("shows a code large and alone", () => {
    const asked = { code: "QWERTYUI", sender: null, minutes: 10, opens: "push" } as const;
    const { html, text } = letters.code("ar", asked as Parameters<typeof letters.code>[1]);
    expect(html).toMatch(/<p dir="ltr" style="font:bold 2em[^"]*">QWERTYUI<\/p>/);
    expect(text).toContain("\n\nQWERTYUI\n\n");
  });

  const invitation = { email: "new@example.org", link: "https://push.example.org/users/reset#code", expiresAtMs: 0 };
  const opened = { name: "Wi-Fi", createdAtMs: 0, openedAtMs: 0, viewsLeft: 0, link: "https://push.example.org/admin" };

  test.each([
    ["en", "anna@example.org has something for you", "2 January 2026"],
    ["de", "anna@example.org hat etwas für Sie", "2. Januar 2026"],
    ["de-AT", "anna@example.org hat etwas für Sie", "2. Januar 2026"],
    ["fr", "anna@example.org a quelque chose pour vous", "2 janvier 2026"],
    ["tlh", "anna@example.org has something for you", "2 January 2026"],
    [null, "anna@example.org has something for you", "2 January 2026"],
  ])("is in the recipient's language: %s", (locale, subject, date) => {
    const letter = letters.shared(locale, PUSH);
    expect(letter.subject).toBe(subject);
    expect(letter.text).toContain(date);
    expect(letter.text).toContain(PUSH.link);
  });

  test.each(["en", "de", "fr"])("leaves no placeholder open, and holds nothing remote in its HTML: %s", (locale) => {
    for (const letter of [
      letters.shared(locale, PUSH),
      letters.shared(locale, { ...PUSH, link: null, views: 1, isVerified: false }),
      letters.shared(locale, { ...PUSH, asks: { ...NOTHING, passphrase: true } }),
      letters.asked(locale, PUSH),
      letters.opened(locale, opened),
      letters.opened(locale, { ...opened, name: "", viewsLeft: 2 }),
      letters.opened(locale, { ...opened, viewsLeft: null }),
      letters.password("invited", locale, invitation),
      letters.password("reset", locale, invitation),
      letters.test(locale, "https://push.example.org"),
    ]) {
      expect(`${letter.subject}${letter.text}${letter.html}`).not.toMatch(/\{\w+\}|undefined|Invalid Date/);
      expect(letter.html).not.toMatch(/<(?:img|script|link|iframe|b>)|src=|url\(|@import/i);
      expect(letter.html).toContain("Acme &lt;b&gt;&quot;Push&quot;&lt;/b&gt;");
    }
  });

  test.each([
    ["en", "Before you open it:", "Before you answer:"],
    ["de", "Bevor Sie öffnen:", "Bevor Sie antworten:"],
    ["fr", "Avant d’ouvrir\u00a0:", "Avant de répondre\u00a0:"],
  ])("lists what is asked of its reader, if that is more than one thing: %s", (locale, opening, answering) => {
    const { text, html } = letters.shared(locale, PUSH);
    expect(text).toContain(`\n\n${opening}\n\n- `);
    expect([text.match(/^- /gm)?.length, html.match(/<li>/g)?.length]).toEqual([7, 7]);
    expect(letters.asked(locale, PUSH).text).toContain(`\n\n${answering}\n\n- `);
    for (const passphrase of [true, false]) {
      const short = letters.shared(locale, { ...PUSH, asks: { ...NOTHING, passphrase } });
      expect(short.text).not.toMatch(/^- /m);
      expect(/passphrase|phrase secrète/i.test(short.text)).toBe(passphrase);
    }
  });

  test("names the sender in words of the sender only if the address is the sender's", () => {
    const senderName = "Anna\r\n<b>Weber</b>";
    const { text, html } = letters.shared("en", { ...PUSH, senderName });
    expect(text).toContain("The sender calls themselves “Anna <b>Weber</b>”.");
    expect(html).toContain("“Anna &lt;b&gt;Weber&lt;/b&gt;”");
    for (const push of [
      { ...PUSH, senderName, isVerified: false },
      { ...PUSH, senderName: "" },
    ]) {
      expect(letters.shared("en", push).text).not.toMatch(/calls themselves|Weber/);
    }
  });

  test("that is only a notice holds no link", () => {
    const { text, html } = letters.shared("en", { ...PUSH, link: null });
    expect(`${text}${html}`).not.toMatch(/https?:|href|\/p\//);
    expect(text).toContain("Ask anna@example.org for it");
  });
});
