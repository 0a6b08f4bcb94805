// `secretpush from-password-pusher`: what comes out is in force as it is, every variable is accounted for, and no secret is printed.

import { afterAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { rowOf } from "../src/cli/server/password_pusher/rows.ts";
import { variablesIn } from "../src/cli/server/password_pusher/env_file.ts";
import { cli, removeTempDirs, tempDir } from "./command_line.ts";

setDefaultTimeout(60_000); // other load on the machine slows the tests down

afterAll(removeTempDirs);

const SECRETS = [
  "s3cr@t #/x",
  "0c110f7f9d93d2122f36debf8a24bf83",
  "AKIAIOSFODNN7",
  "wJalrXUtnFEMI/K7",
  "postgres-password",
  "baz-key",
];
const [SMTP, MASTER, ID, KEY, DATABASE, BASE] = SECRETS;

/** The text as a file of a directory of its own; `name` may be that of a Compose file. */
async function turn(text: string, { name = "pwpush.env", out = false } = {}) {
  const directory = tempDir();
  const file = join(directory, name);
  writeFileSync(file, text);
  const path = join(directory, "settings.toml");
  const done = await cli(["from-password-pusher", file, ...(out ? ["--out", path] : [])]);
  for (const secret of SECRETS) expect(done.stdout + done.stderr).not.toContain(String(secret));
  return { ...done, directory, path, toml: out && existsSync(path) ? readFileSync(path, "utf8") : done.stdout };
}

/** What the server makes of settings: only what differs from the defaults. */
async function inForce(toml: string): Promise<Record<string, unknown>> {
  const file = join(tempDir(), "config.toml");
  writeFileSync(file, toml);
  const { code, stdout, stderr } = await cli(["config", "--json", "--config", file]);
  expect([code, stderr]).toEqual([0, ""]);
  const all = JSON.parse(stdout) as Record<string, { value: unknown; origin: string }>;
  return Object.fromEntries(
    Object.entries(all)
      .filter(([, { origin }]) => origin !== "default")
      .map(([option, { value }]) => [option, value]),
  );
}

const INSTALLED = `# as docker --env-file reads it
PWP__HOST_DOMAIN=push.example.org
PWP__ALLOW_ANONYMOUS=false
PWP__DISABLE_SIGNUPS=true
PWP__LOGIN_SESSION_TIMEOUT=6 hours
PWP__REQUIRE_MFA=true
PWP__ENABLE_QR_PUSHES=false
PWP__PW__EXPIRE_AFTER_DAYS_MAX=5
PWP__FILES__EXPIRE_AFTER_VIEWS_DEFAULT=3
PWP__URL__ENABLE_RETRIEVAL_STEP=false
PWP__PW__DELETABLE_PUSHES_DEFAULT=false
PWP__FILES__MAX_FILE_UPLOADS=4
PWP__TRUSTED_PROXIES='10.0.0.1,10.1.0.0/16'
PWP__THROTTLING__MINUTE=60
PWP__PURGE_AFTER='3 months'
PWP__BRAND__TITLE="Our \\"Secrets\\""
PWP__BRAND__TAGLINE=2026
PWP__LOG_LEVEL=:fatal
PWP__MAIL__SMTP_ADDRESS=smtp.example.org
PWP__MAIL__SMTP_PORT=465
PWP__MAIL__SMTP_USER_NAME=apikey
PWP__MAIL__SMTP_PASSWORD='${SMTP}'
PWP__MAIL__MAILER_SENDER='"Our Secrets" <push@example.org>'
PWP__FILES__STORAGE=amazon
PWP__FILES__S3__ENDPOINT=https://s3.example.org
PWP__FILES__S3__BUCKET=pwpush-files
PWP__FILES__S3__ACCESS_KEY_ID=${ID}
PWP__FILES__S3__SECRET_ACCESS_KEY=${KEY}
PWPUSH_MASTER_KEY=${MASTER}
SECRET_KEY_BASE=${BASE}
DATABASE_URL=postgres://pwpush:${DATABASE}@db/pwpush
PWP__THEME=darkly
PWP__NEW_IN_ANOTHER_VERSION=1
PATH=/usr/bin
`;

describe("what comes out", () => {
  const plain = {
    base_url: "https://push.example.org",
    allow_anonymous: false,
    allow_sign_up: false,
    session_lifetime: "6h",
    require_mfa: "all",
    enable_qr_pushes: false,
    "text.expire_after_days_max": 5,
    "text.expire_after_days_default": 5,
    "file.expire_after_views_default": 3,
    "url.retrieval_step_default": false,
    "text.deletable_by_viewer_default": false,
    "upload.max_files": 4,
    trusted_proxies: ["127.0.0.0/8", "::1/128", "10.0.0.1/32", "10.1.0.0/16"],
    "rate_limit.per_minute": 60,
    purge_after: "90d",
    "branding.title": 'Our "Secrets"',
    "branding.tagline": "2026",
    "log.level": "error",
    "mail.from": '"Our Secrets" <push@example.org>',
  };

  test("is in force without its secrets, and says which those are", async () => {
    const { code, toml, stderr } = await turn(INSTALLED);
    expect(code).toBe(0);
    expect(await inForce(toml)).toEqual(plain);
    expect(stderr).toMatch(/PWP__MAIL__SMTP_PASSWORD.*\n +mail\.url is a secret: --out writes it/);
    expect(stderr).toMatch(/PWP__FILES__S3__BUCKET.*\n +blobs\.secret_key is a secret: --out writes it/);
  });

  test("is in force with its secrets, in files for their owner only", async () => {
    const { code, toml, directory } = await turn(INSTALLED, { out: true });
    expect(code).toBe(0);
    expect(await inForce(toml)).toMatchObject({
      ...plain,
      "mail.url_file": join(directory, "mail_url"),
      "blobs.url": "s3://pwpush-files/secretpush",
      "blobs.endpoint": "https://s3.example.org",
    });
    const files = readdirSync(directory).filter((name) => name !== "pwpush.env");
    expect(files.toSorted()).toEqual(["blobs_access_key", "blobs_secret_key", "mail_url", "settings.toml"]);
    for (const name of files) {
      const mode = statSync(join(directory, name)).mode & 0o777;
      expect([name, mode & 0o077]).toEqual([name, name === "settings.toml" ? mode & 0o044 : 0]);
    }
    expect(readFileSync(join(directory, "mail_url"), "utf8")).toBe(
      `smtps://apikey:${encodeURIComponent(SMTP ?? "")}@smtp.example.org:465`,
    );
  });

  test("accounts for every variable", async () => {
    const { toml, stderr } = await turn(INSTALLED, { out: true });
    const names = [...INSTALLED.matchAll(/^([A-Z_0-9]+)=/gm)]
      .map(([, name = ""]) => name)
      .filter((name) => name !== "PATH");
    expect(names.filter((name) => !toml.includes(name) && !stderr.includes(name))).toEqual([]);
    expect(stderr).toMatch(/^Unknown to this program and to Password Pusher 2\.11:\n {2}PWP__NEW_IN_ANOTHER_VERSION$/m);
    expect(stderr).toContain("1 other variable is not Password Pusher's.");
    expect(stderr).toMatch(/^ {2}PWP__THEME\n {4}one colour can be set, branding\.accent/m);
  });

  test.each([
    ["PWP__PW__EXPIRE_AFTER_DAYS_MIN=9\nPWP__PW__EXPIRE_AFTER_DAYS_MAX=3", {}, "_min would be above"],
    ["PWP__PW__EXPIRE_AFTER_DAYS_MAX=9999", {}, "is too large: write a whole number from 1 to 3650"],
    ["PWP__PW__EXPIRE_AFTER_VIEWS_DEFAULT=many", {}, "is not a whole number"],
    [
      "PWP__PW__EXPIRE_AFTER_VIEWS_MIN=8",
      { "text.expire_after_views_min": 8, "text.expire_after_views_default": 8 },
      "became 8",
    ],
    ["PWP__DISABLE_SIGNUPS=false", { allow_sign_up: true }, ""],
    ["PWP__DISABLE_SIGNUPS=false\nPWP__SIGNUP_EMAIL_REGEXP=x", {}, "would admit everyone"],
    ["PWP__PURGE_AFTER=disabled", { purge_after: "off" }, ""],
    ["PWP__PURGE_AFTER=never", {}, "set purge_after by hand"],
    ["PWP__ALLOW_ANONYMOUS=perhaps", {}, "neither true nor false"],
    ["PWP__BRAND__TITLE=" + "x".repeat(41), {}, "branding.title"],
    ["PWP__OVERRIDE_BASE_URL=https://push.example.org/secrets", {}, "has a path"],
    [
      "PWP__HOST_PROTOCOL=http\nPWP__HOST_DOMAIN=push.lan:5100",
      { base_url: "http://push.lan:5100" },
      "is the old server's",
    ],
    ["PWP__MAIL__SMTP_ADDRESS=relay.lan\nPWP__MAIL__MAILER_SENDER=push@example.org", {}, "mail.from needs base_url"],
    [
      "PWP__HOST_DOMAIN=a.example\nPWP__MAIL__SMTP_ADDRESS=relay.lan\nPWP__MAIL__SMTP_PORT=25\nPWP__MAIL__MAILER_SENDER=push@example.org\nPWP__MAIL__SMTP_ENABLE_STARTTLS_AUTO=false",
      { base_url: "https://a.example", "mail.url": "(set, hidden)", "mail.from": "push@example.org" },
      "",
    ],
    ["PWP__FILES__STORAGE=google", {}, "Google and Azure are not supported"],
    ["", {}, "0 settings"],
  ])("of %j is in force, and the rest is said", async (text, expected, said) => {
    const { code, toml, stderr } = await turn(text);
    expect([code, await inForce(toml), stderr]).toEqual([0, expected, expect.stringContaining(said)]);
  });

  test("can be appended to settings that are there", async () => {
    const { toml } = await turn(INSTALLED);
    expect(await inForce(`data_dir = "/srv/push"\n\n${toml}`)).toMatchObject({
      data_dir: "/srv/push",
      purge_after: "90d",
    });
  });
});

describe("the file", () => {
  test("may be written for a shell, or be what a container prints", () => {
    const { values, mistakes } = variablesIn(
      'export A=\'a # b\'\r\n  B="c \\"d\\" \\$e" # note\nC=plain # note\nD=a#b\nE=\n\n# F=1\nG="x=y"',
      false,
    );
    expect(mistakes).toEqual([]);
    expect(Object.fromEntries(values)).toEqual({ A: "a # b", B: 'c "d" $e', C: "plain", D: "a#b", E: "", G: "x=y" });
  });

  test.each([
    [
      "a list",
      "services:\n  pwpush:\n    environment:\n      - PWP__PURGE_AFTER=2 weeks\n      - PWP__ALLOW_ANONYMOUS=false\n",
    ],
    [
      "a table",
      "services:\n  db: {}\n  pwpush:\n    environment:\n      PWP__PURGE_AFTER: 2 weeks\n      PWP__ALLOW_ANONYMOUS: false\n",
    ],
  ])("may be a Compose file with %s", async (_, text) => {
    const { toml } = await turn(text, { name: "compose.yaml" });
    expect(await inForce(toml)).toEqual({ purge_after: "14d", allow_anonymous: false });
  });

  test("is refused with all its mistakes, and without their values", async () => {
    const { code, stdout, stderr } = await turn(`PWP__X="${SMTP}\n${KEY}\nPWP__Y\nPWP__PURGE_AFTER=2 weeks\n`);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/line 1: the quotes around the value of PWP__X are not closed/);
    expect(stderr).toMatch(/line 2 is not NAME=value/);
    expect(stderr).toMatch(/line 3: PWP__Y has no value/);
    for (const text of ["- a: [", "services: {}"]) {
      expect(await turn(text, { name: "compose.yml" })).toMatchObject({ code: 2, stdout: "" });
    }
  });

  test("is written whole or not at all", async () => {
    const directory = tempDir();
    const file = join(directory, "pwpush.env");
    writeFileSync(file, INSTALLED);
    mkdirSync(join(directory, "blobs_secret_key"));
    const done = await cli(["from-password-pusher", file, "--out", join(directory, "settings.toml")]);
    expect(done).toMatchObject({ code: 1, stderr: expect.stringContaining("nothing was written") });
    expect(readdirSync(directory).toSorted()).toEqual(["blobs_secret_key", "pwpush.env"]);
  });

  test("that cannot be written leaves what others have put there", async () => {
    const directory = tempDir();
    const file = join(directory, "pwpush.env");
    writeFileSync(file, INSTALLED);
    // A link to nothing: it does not exist for who follows it, and a new file cannot have its name.
    const path = join(directory, "settings.toml");
    symlinkSync(join(directory, "elsewhere"), path);
    const { code, stderr } = await cli(["from-password-pusher", file, "--out", path]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("nothing was written") });
    expect(lstatSync(path).isSymbolicLink()).toBe(true);
    expect(readdirSync(directory).toSorted()).toEqual(["pwpush.env", "settings.toml"]);
  });
});

test("every variable that Password Pusher 2.11 documents is known", () => {
  const below = (prefix: string, words: string) => words.split(" ").map((word) => `PWP__${prefix}${word}`);
  const expiry =
    "EXPIRE_AFTER_DAYS_DEFAULT EXPIRE_AFTER_DAYS_MIN EXPIRE_AFTER_DAYS_MAX EXPIRE_AFTER_VIEWS_DEFAULT EXPIRE_AFTER_VIEWS_MIN EXPIRE_AFTER_VIEWS_MAX ENABLE_RETRIEVAL_STEP RETRIEVAL_STEP_DEFAULT";
  const deletable = "ENABLE_DELETABLE_PUSHES DELETABLE_PUSHES_DEFAULT";
  const documented = [
    ...below("", "HOST_DOMAIN HOST_PROTOCOL OVERRIDE_BASE_URL ALLOWED_HOSTS TRUSTED_PROXIES CLOUDFLARE_PROXY"),
    ...below("", "ENABLE_URL_PUSHES ENABLE_FILE_PUSHES ENABLE_QR_PUSHES ALLOW_ANONYMOUS LOGIN_SESSION_TIMEOUT"),
    ...below(
      "",
      "DISABLE_SIGNUPS DISABLE_LOGINS ENABLE_LOGINS REQUIRE_MFA SIGNUP_EMAIL_REGEXP ENABLE_USER_ACCOUNT_EMAILS",
    ),
    ...below("MAIL__", "RAISE_DELIVERY_ERRORS SMTP_ADDRESS SMTP_DOMAIN SMTP_PORT SMTP_AUTHENTICATION SMTP_USER_NAME"),
    ...below("MAIL__", "SMTP_PASSWORD SMTP_STARTTLS SMTP_ENABLE_STARTTLS_AUTO SMTP_OPEN_TIMEOUT SMTP_READ_TIMEOUT"),
    ...below("MAIL__", "SMTP_OPENSSL_VERIFY_MODE MAILER_SENDER"),
    ...below("PW__", `${expiry} ${deletable} ENABLE_BLUR`),
    ...below("URL__", expiry),
    ...below("FILES__", `${expiry} ${deletable} ENABLE_BLUR BLUR MAX_FILE_UPLOADS STORAGE`),
    ...below("QR__", `${expiry} ${deletable}`),
    ...below("FILES__S3__", "ENDPOINT ACCESS_KEY_ID SECRET_ACCESS_KEY REGION BUCKET"),
    ...below("FILES__GCS__", "PROJECT CREDENTIALS BUCKET IAM GSA_EMAIL"),
    ...below("FILES__AS__", "STORAGE_ACCOUNT_NAME STORAGE_ACCESS_KEY CONTAINER"),
    ...below("GEN__", "HAS_NUMBERS TITLE_CASED USE_SEPARATORS CONSONANTS VOWELS SEPARATORS MAX_SYLLABLE_LENGTH"),
    ...below("GEN__", "MIN_SYLLABLE_LENGTH SYLLABLES_COUNT"),
    ...below("BRAND__", "TITLE TAGLINE DISCLAIMER SHOW_FOOTER_MENU LIGHT_LOGO DARK_LOGO ICON_57x57 ICON_192x192"),
    ...below(
      "",
      "SHOW_VERSION SHOW_GDPR_CONSENT_BANNER NOINDEX THEME THEME_MODE DEFAULT_LOCALE ENABLED_LANGUAGE_CODES",
    ),
    ...below("", "SECURE_COOKIES THROTTLING__MINUTE THROTTLING__SECOND NOTIFY_BY_EMAIL__ENABLED"),
    ...below("", "NOTIFY_BY_EMAIL__DAILY_LIMIT PURGE_AFTER LOG_LEVEL LOG_TO_STDOUT NO_WORKER"),
    "PWPUSH_MASTER_KEY",
    "PWPUSH_MASTER_KEY_FILE",
    "PWPUSH_MASTER_KEY_PREVIOUS",
    "PWP_PUBLIC_GATEWAY",
    "PWP_WORKER",
    "PWP_PRECOMPILE",
    "TLS_DOMAIN",
    "DATABASE_URL",
    "SECRET_KEY_BASE",
  ];
  expect(documented.filter((name) => !rowOf(name))).toEqual([]);
  expect(rowOf("PWP__NEW_IN_ANOTHER_VERSION")).toBeUndefined();
});
