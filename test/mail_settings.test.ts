// The settings of mail: what is refused before the server starts, and that the password is shown nowhere.

import { afterAll, describe, expect, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { settingsInForce } from "../src/config/describe.ts";
import { makeTempDir, startServer } from "./harness.ts";
import { load, problemsOf } from "./settings.ts";

const FLAGS = { "base-url": "https://push.example.org", "mail-from": "Secret Push <push@example.org>" };
const URL_ENV = "SECRETPUSH_MAIL_URL";
const SECRET = "smtps://push:s3cret@mail.example.org";
const directory = makeTempDir();
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe("mail.url", () => {
  test.each([
    "smtps://mail.example.org",
    "smtp://user:w0rd@mail.example.org:587?starttls=required",
    "smtp://10.0.0.1:25?starttls=off",
    "smtp://[2001:db8::1]:25",
  ])("may be %s", (url) => {
    expect(load({ flags: FLAGS, env: { [URL_ENV]: url } }).config.mail.url).toBe(url);
  });

  test.each([
    ["https://mail.example.org", "is not an smtp or smtps address"],
    ["smtp://", "names no host"],
    ["smtp://mail.example.org/in", "has a path"],
    ["smtp://:w0rd@mail.example.org", "has a password without a user"],
    ["smtp://mail.example.org?tls=no", "has a query other than starttls=required or starttls=off"],
    ["smtp://mail.example.org?starttls=maybe", "has a query other than starttls=required or starttls=off"],
    ["smtp://user:w0rd@mail.example.org?starttls=off", "would send the password unencrypted"],
  ])("may not be %s: it %s", (url, reason) => {
    const problems = problemsOf(() => load({ flags: FLAGS, env: { [URL_ENV]: url } }));
    expect(problems).toEqual([expect.stringContaining(reason)]);
    expect(problems.join()).not.toContain("w0rd");
  });

  test("comes from a file too, and is shown nowhere", () => {
    const files = { "/run/mail": `${SECRET}\n` };
    const settings = load({ flags: FLAGS, env: { SECRETPUSH_MAIL_URL_FILE: "/run/mail" }, files });
    expect(settings.config.mail.url).toBe(SECRET);
    expect(JSON.stringify(settingsInForce(settings))).not.toContain("s3cret");
  });

  test("needs a sender, and links that start somewhere", () => {
    const env = { [URL_ENV]: SECRET };
    expect(problemsOf(() => load({ env }))).toEqual(["mail.url is given without mail.from: give both or neither."]);
    expect(problemsOf(() => load({ env, flags: { "mail-from": "push@example.org" } }))).toEqual([
      "mail.from is given without base_url: give both or neither.",
    ]);
  });
});

test("mail that comes back needs a mail server, and a secret that nobody guesses", () => {
  const bounces = (secret: string | undefined, url = SECRET) =>
    problemsOf(() =>
      load({
        flags: { ...FLAGS, "mail-bounces": "hook" },
        env: { ...(url && { [URL_ENV]: url }), ...(secret && { SECRETPUSH_MAIL_BOUNCES_SECRET: secret }) },
      }),
    );
  const short = 'mail.bounces "hook" needs mail.bounces_secret: at least 32 letters, digits or other ASCII characters.';
  for (const secret of [undefined, "x".repeat(31), `${"x".repeat(20)} ${"x".repeat(20)}`]) {
    expect(bounces(secret)).toEqual([short]);
  }
  expect(bounces(undefined, "")).toEqual(['mail.bounces "hook" needs mail.url: without it, no mail is sent.']);
  const files = { "/run/secret": `${"s3cret".repeat(6)}\n` };
  const env = { [URL_ENV]: SECRET, SECRETPUSH_MAIL_BOUNCES_SECRET_FILE: "/run/secret" };
  const settings = load({ flags: { ...FLAGS, "mail-bounces": "hook" }, env, files });
  expect(settings.config.mail.bouncesSecret).toBe("s3cret".repeat(6));
  expect(JSON.stringify(settingsInForce(settings))).not.toContain("s3cret");
});

test("the sender is one address, perhaps with a name", () => {
  for (const from of ["push", "a@example.org, b@example.org", "A <a@example.org"]) {
    const problems = problemsOf(() => load({ flags: { ...FLAGS, "mail-from": from }, env: { [URL_ENV]: SECRET } }));
    expect(problems).toEqual([expect.stringContaining("is not an email address")]);
  }
});

test("a file without a certificate keeps the server from starting", async () => {
  const path = join(directory, "ca.pem");
  writeFileSync(path, "no certificate");
  const settings = { flags: { ...FLAGS, "mail-ca-file": path }, env: { [URL_ENV]: SECRET } };
  expect(startServer({ ...settings, dataDir: directory })).rejects.toThrow("contains no certificate in PEM");
});
