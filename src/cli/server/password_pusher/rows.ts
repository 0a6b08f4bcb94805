// The variables of Password Pusher 2.11, in one table: `secretpush from-password-pusher` applies the rule of each, or
// prints why there is none.

import {
  address,
  bucket,
  durations,
  flagIn,
  type Given,
  KINDS,
  mail,
  rangeOf,
  same,
  signUp,
  stepOf,
  type Takes,
} from "./rules.ts";

/** The variables, and the rule that turns them into settings, or why there is none. A final * stands for any ending. */
export type Row = { names: readonly string[] } & ({ take: (given: Given, takes: Takes) => void } | { why: string });

const ofKinds = (...endings: string[]): string[] =>
  Object.keys(KINDS).flatMap((kind) => endings.map((ending) => `PWP__${kind}__${ending}`));

const throttling = ["SECOND", "MINUTE"].map((unit) => `PWP__THROTTLING__${unit}`);
const EXPIRY = ["DEFAULT", "MIN", "MAX"];

export const ROWS: readonly Row[] = [
  {
    names: ["PWP__HOST_DOMAIN", "PWP__HOST_PROTOCOL", "PWP__OVERRIDE_BASE_URL"],
    take: address,
  },
  {
    names: ["PWP__ALLOW_ANONYMOUS"],
    take: same("PWP__ALLOW_ANONYMOUS", "allow_anonymous"),
  },
  {
    names: ["PWP__ENABLE_LOGINS", "PWP__DISABLE_LOGINS"],
    why: "accounts are always available, because administrators sign in with one; they need no mail server",
  },
  {
    names: ["PWP__DISABLE_SIGNUPS", "PWP__SIGNUP_EMAIL_REGEXP"],
    take: signUp,
  },
  {
    names: ["PWP__LOGIN_SESSION_TIMEOUT"],
    take: durations("PWP__LOGIN_SESSION_TIMEOUT", "session_lifetime"),
  },
  {
    names: ["PWP__REQUIRE_MFA"],
    take: (given, takes) => takes.set("require_mfa", flagIn(given("PWP__REQUIRE_MFA")) === true ? "all" : "off"),
  },
  {
    names: ["PWP__ENABLE_URL_PUSHES", "PWP__ENABLE_FILE_PUSHES", "PWP__ENABLE_QR_PUSHES"],
    take(given, takes) {
      for (const kind of ["URL", "FILE", "QR"]) {
        same(`PWP__ENABLE_${kind}_PUSHES`, `enable_${kind.toLowerCase()}_pushes`)(given, takes);
      }
    },
  },
  {
    names: ofKinds(...EXPIRY.map((end) => `EXPIRE_AFTER_DAYS_${end}`)),
    take: rangeOf("days", { default: 7, min: 1, max: 90 }),
  },
  {
    names: ofKinds(...EXPIRY.map((end) => `EXPIRE_AFTER_VIEWS_${end}`)),
    take: rangeOf("views", { default: 5, min: 1, max: 100 }),
  },
  {
    names: ofKinds("RETRIEVAL_STEP_DEFAULT", "ENABLE_RETRIEVAL_STEP"),
    take: stepOf("ENABLE_RETRIEVAL_STEP", "RETRIEVAL_STEP_DEFAULT", "retrieval_step_default"),
  },
  {
    names: ofKinds("DELETABLE_PUSHES_DEFAULT", "ENABLE_DELETABLE_PUSHES"),
    take: stepOf("ENABLE_DELETABLE_PUSHES", "DELETABLE_PUSHES_DEFAULT", "deletable_by_viewer_default"),
  },
  {
    names: ofKinds("ENABLE_BLUR", "BLUR"),
    why: 'the sender chooses for each push ("Keep it covered until tapped"); policy.cover_required covers every push',
  },
  {
    names: ["PWP__FILES__MAX_FILE_UPLOADS"],
    take: same("PWP__FILES__MAX_FILE_UPLOADS", "upload.max_files"),
  },
  {
    names: ["PWP__FILES__STORAGE", "PWP__FILES__S3__*", "PWP__FILES__GCS__*", "PWP__FILES__AS__*"],
    take: bucket,
  },
  {
    names: ["PWP__ALLOWED_HOSTS"],
    why: "if base_url is set, no link depends on the requested host",
  },
  {
    names: ["PWP__RELATIVE_ROOT"],
    why: "the server must be at the root of a host",
  },
  {
    names: ["PWP__TRUSTED_PROXIES"],
    take(given, takes) {
      const named = (given("PWP__TRUSTED_PROXIES") ?? "").split(/[\s,]+/).filter((one) => one !== "");
      takes.set("trusted_proxies", ["127.0.0.0/8", "::1/128", ...named]);
    },
  },
  {
    names: ["PWP__CLOUDFLARE_PROXY"],
    why: "write Cloudflare's ranges into trusted_proxies: this server does not fetch them from the internet",
  },
  {
    names: ["TLS_DOMAIN"],
    why: "set tls.cert and tls.key, or put a proxy in front: see docs/https.md",
  },
  {
    names: ["PORT"],
    take: same("PORT", "port"),
  },
  {
    names: throttling,
    take(given, takes) {
      for (const name of throttling) same(name, `rate_limit.per_${name.slice(17).toLowerCase()}`)(given, takes);
    },
  },
  {
    names: ["PWP__PURGE_AFTER"],
    take: durations("PWP__PURGE_AFTER", "purge_after"),
  },
  {
    names: ["PWPUSH_MASTER_KEY", "PWPUSH_MASTER_KEY_PREVIOUS"].flatMap((name) => [name, `${name}_FILE`]),
    why: 'the first start creates a new key (key or key_file), and none is built in; "secretpush key rotate" replaces it',
  },
  {
    names: ["SECRET_KEY_BASE", "SECRET_KEY_BASE_FILE", "RAILS_MASTER_KEY"],
    why: "sessions are random ids, stored as hashes",
  },
  {
    names: ["DATABASE_URL"],
    why: "SQLite is built in (data_dir), and database_url names a PostgreSQL database (docs/nodes.md); MySQL is not supported",
  },
  {
    names: ["PWP__BRAND__TITLE", "PWP__BRAND__TAGLINE"],
    take(given, takes) {
      same("PWP__BRAND__TITLE", "branding.title")(given, takes);
      same("PWP__BRAND__TAGLINE", "branding.tagline")(given, takes);
    },
  },
  {
    names: ["PWP__BRAND__LIGHT_LOGO", "PWP__BRAND__DARK_LOGO"],
    why: "there is one logo, a file on this host: copy it there, and set branding.logo_file to its path",
  },
  {
    names: ["PWP__BRAND__DISCLAIMER"],
    take: same("PWP__BRAND__DISCLAIMER", "about.text"),
  },
  {
    names: ["PWP__THEME", "PWP__THEME_MODE", "PWP_PRECOMPILE"],
    why: "one colour can be set, branding.accent; light and dark follow the reader's system",
  },
  {
    names: ["PWP__BRAND__ICON_*", "PWP__BRAND__MS_ICON_*", "PWP__BRAND__SHOW_FOOTER_MENU", "PWP__SHOW_VERSION"],
    why: "pages have one icon and a short footer",
  },
  {
    names: ["PWP__SHOW_GDPR_CONSENT_BANNER"],
    why: "there is no banner: only people who sign in, choose a language, wait for a release or report a link get a cookie",
  },
  {
    names: ["PWP__NOINDEX"],
    why: "search engines are always told to stay away",
  },
  {
    names: [
      "PWP__DEFAULT_LOCALE",
      "PWP__ENABLED_LANGUAGE_CODES*",
      "PWP__LANGUAGE_CODES__*",
      "PWP__COUNTRY_CODES__*",
      "PWP__TIMEZONE",
    ],
    why: "pages follow the language and the clock of the reader's browser; languages.default is for browsers that request none of languages.offered",
  },
  {
    names: ["PWP__MAIL__*"],
    take: mail,
  },
  {
    names: ["PWP__ENABLE_USER_ACCOUNT_EMAILS"],
    why: "invitations and links for a new password can be mailed as soon as mail.url is set",
  },
  {
    names: ["PWP__NOTIFY_BY_EMAIL__ENABLED", "PWP__NOTIFY_BY_EMAIL__DAILY_LIMIT"],
    why: "mail is on as soon as mail.url is set; mail.per_hour limits the mails of one user in an hour, not a day",
  },
  {
    names: ["PWP__FEEDBACK__EMAIL"],
    why: "there is no feedback form; about.contact says whom to ask",
  },
  {
    names: ["PWP__LOG_LEVEL", "PWP__LOG_TO_STDOUT", "RAILS_LOG_TO_STDOUT"],
    take(given, takes) {
      const level = given("PWP__LOG_LEVEL")?.replace(/^:/, "").toLowerCase();
      if (level === undefined) takes.leave("the log is always on standard output");
      else takes.set("log.level", level === "fatal" ? "error" : level);
    },
  },
  {
    names: ["PWP__SECURE_COOKIES"],
    why: "cookies are always secure if the address is https",
  },
  {
    names: ["PWP__NO_WORKER", "PWP_WORKER"],
    why: "one process does all work; sweep_interval says how often it erases expired content",
  },
  {
    names: ["PWP_PUBLIC_GATEWAY"],
    why: "recipients.listen is a second address of the same server, at which only links open",
  },
  {
    names: ["PWP__GEN__*"],
    why: "set generator.*, the values with which the form begins; the generator makes words, characters and PINs, but no syllables",
  },
  {
    names: ["GA_ACCOUNT", "PLAUSIBLE_DOMAIN", "ROLLBAR_ACCESS_TOKEN", "ROLLBAR_ENV", "TRANSLATION_IO_API_KEY"],
    why: "pages load nothing from elsewhere, and no one counts visits",
  },
  {
    names: [
      "RAILS_ENV",
      "RAILS_MAX_THREADS",
      "RAILS_MIN_THREADS",
      "RAILS_SERVE_STATIC_FILES",
      "WEB_CONCURRENCY",
      "JOB_CONCURRENCY",
      "DB_POOL",
      "REDIS_URL",
    ],
    why: "one process needs none of these",
  },
];

/** The row of a variable. */
export const rowOf = (name: string): Row | undefined =>
  ROWS.find(({ names }) =>
    names.some((known) => (known.endsWith("*") ? name.startsWith(known.slice(0, -1)) : name === known)),
  );
