// The settings of Password Pusher 2.11 and their counterparts here, in one table. `secretpush
// from-password-pusher` applies its rules, and prints its notes on settings without a counterpart.

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

export interface Row {
  /** All variables. A name that ends in * stands for all names with that beginning. */
  names: readonly string[];
  /** How the document lists them; default: all of them. */
  shown?: string;
  /** The settings here, in Markdown, or "none". */
  here: string;
  /** The difference, or why there is no counterpart, in Markdown. Without `take`, the command prints it as the reason. */
  note: string;
  take?: (given: Given, takes: Takes) => void;
}

const ofKinds = (...endings: string[]): string[] =>
  Object.keys(KINDS).flatMap((kind) => endings.map((ending) => `PWP__${kind}__${ending}`));

const throttling = ["SECOND", "MINUTE"].map((unit) => `PWP__THROTTLING__${unit}`);
const EXPIRY = ["DEFAULT", "MIN", "MAX"];

export const ROWS: readonly Row[] = [
  {
    names: ["PWP__HOST_DOMAIN", "PWP__HOST_PROTOCOL", "PWP__OVERRIDE_BASE_URL"],
    here: "`base_url`",
    note: "one setting; unset: taken from the request",
    take: address,
  },
  {
    names: ["PWP__ALLOW_ANONYMOUS"],
    here: "`allow_anonymous`",
    note: "same; links stay open to recipients",
    take: same("PWP__ALLOW_ANONYMOUS", "allow_anonymous"),
  },
  {
    names: ["PWP__ENABLE_LOGINS", "PWP__DISABLE_LOGINS"],
    here: "none",
    note: "accounts are always available, because administrators sign in; they need no mail server",
  },
  {
    names: ["PWP__DISABLE_SIGNUPS", "PWP__SIGNUP_EMAIL_REGEXP"],
    here: "`allow_sign_up`",
    note: "the opposite, and off by default; addresses are not filtered: invite people",
    take: signUp,
  },
  {
    names: ["PWP__LOGIN_SESSION_TIMEOUT"],
    here: "`session_lifetime`",
    note: "there 2 hours by default, here 14 days",
    take: durations("PWP__LOGIN_SESSION_TIMEOUT", "session_lifetime"),
  },
  {
    names: ["PWP__REQUIRE_MFA"],
    here: "`require_mfa`",
    note: "`all` for true, `off` for false; `admins` is for administrators only",
    take: (given, takes) => takes.set("require_mfa", flagIn(given("PWP__REQUIRE_MFA")) === true ? "all" : "off"),
  },
  {
    names: ["PWP__ENABLE_URL_PUSHES", "PWP__ENABLE_FILE_PUSHES", "PWP__ENABLE_QR_PUSHES"],
    shown: "`PWP__ENABLE_URL_PUSHES`, `…_FILE_PUSHES`, `…_QR_PUSHES`",
    here: "`enable_url_pushes`, `enable_file_pushes`, `enable_qr_pushes`",
    note: "on by default; files need an account unless `file_attachments_require_authentication` is false",
    take(given, takes) {
      for (const kind of ["URL", "FILE", "QR"]) {
        same(`PWP__ENABLE_${kind}_PUSHES`, `enable_${kind.toLowerCase()}_pushes`)(given, takes);
      }
    },
  },
  {
    names: ofKinds(...EXPIRY.map((end) => `EXPIRE_AFTER_DAYS_${end}`)),
    shown: "`PWP__PW__EXPIRE_AFTER_DAYS_DEFAULT`, `_MIN`, `_MAX`",
    here: "`text.expire_after_days_default`, `_min`, `_max`",
    note: "same defaults: 7, 1, 90; the default must lie within the limits",
    take: rangeOf("days", { default: 7, min: 1, max: 90 }),
  },
  {
    names: ofKinds(...EXPIRY.map((end) => `EXPIRE_AFTER_VIEWS_${end}`)),
    shown: "`PWP__PW__EXPIRE_AFTER_VIEWS_DEFAULT`, `_MIN`, `_MAX`",
    here: "`text.expire_after_views_default`, `_min`, `_max`",
    note: "same defaults: 5, 1, 100",
    take: rangeOf("views", { default: 5, min: 1, max: 100 }),
  },
  {
    names: ofKinds("RETRIEVAL_STEP_DEFAULT", "ENABLE_RETRIEVAL_STEP"),
    shown: "`PWP__PW__RETRIEVAL_STEP_DEFAULT`, `…_ENABLE_RETRIEVAL_STEP`",
    here: "`text.retrieval_step_default`",
    note: "same default: true; the step is always available",
    take: stepOf("ENABLE_RETRIEVAL_STEP", "RETRIEVAL_STEP_DEFAULT", "retrieval_step_default"),
  },
  {
    names: ofKinds("DELETABLE_PUSHES_DEFAULT", "ENABLE_DELETABLE_PUSHES"),
    shown: "`PWP__PW__DELETABLE_PUSHES_DEFAULT`, `…_ENABLE_DELETABLE_PUSHES`",
    here: "`text.deletable_by_viewer_default`",
    note: "same default: true; senders can always choose",
    take: stepOf("ENABLE_DELETABLE_PUSHES", "DELETABLE_PUSHES_DEFAULT", "deletable_by_viewer_default"),
  },
  {
    names: ofKinds("ENABLE_BLUR", "BLUR"),
    shown: "`PWP__PW__ENABLE_BLUR`",
    here: "none",
    note: 'the sender chooses for each push: "Keep it covered until tapped"; `policy.cover_required` is for all',
  },
  {
    names: [],
    shown: "the same under `PWP__URL__`, `PWP__FILES__`, `PWP__QR__`",
    here: "the same under `url.`, `file.`, `qr.`",
    note: "there viewers cannot delete a URL push by default; here they can: `url.deletable_by_viewer_default`",
  },
  {
    names: ["PWP__FILES__MAX_FILE_UPLOADS"],
    here: "`upload.max_files`",
    note: "same default: 10; sizes are limited too (`upload.max_file_bytes` and others)",
    take: same("PWP__FILES__MAX_FILE_UPLOADS", "upload.max_files"),
  },
  {
    names: ["PWP__FILES__STORAGE", "PWP__FILES__S3__*", "PWP__FILES__GCS__*", "PWP__FILES__AS__*"],
    shown: "`PWP__FILES__STORAGE` and S3, Google, Azure",
    here: "`blobs.url` and the others of `blobs`",
    note: "files are stored encrypted in the data directory, or in a bucket of any S3 server; Google and Azure: none",
    take: bucket,
  },
  {
    names: ["PWP__ALLOWED_HOSTS"],
    here: "none",
    note: "with `base_url` set, no link depends on the requested host",
  },
  {
    names: ["PWP__RELATIVE_ROOT"],
    here: "none",
    note: "the server runs at the root of a host name",
  },
  {
    names: ["PWP__TRUSTED_PROXIES"],
    here: "`trusted_proxies`",
    note: "addresses and ranges; there also all private networks, here only this host unless you name them",
    take(given, takes) {
      const named = (given("PWP__TRUSTED_PROXIES") ?? "").split(/[\s,]+/).filter((one) => one !== "");
      takes.set("trusted_proxies", ["127.0.0.0/8", "::1/128", ...named]);
    },
  },
  {
    names: ["PWP__CLOUDFLARE_PROXY"],
    here: "`trusted_proxies`",
    note: "write Cloudflare's ranges there: this server fetches nothing from the internet",
  },
  {
    names: ["TLS_DOMAIN"],
    here: "`tls.cert`, `tls.key`",
    note: "set them, or put a proxy in front: see [HTTPS](docs/https.md)",
  },
  {
    names: ["PORT"],
    here: "`port`",
    note: "same default: 5100",
    take: same("PORT", "port"),
  },
  {
    names: throttling,
    shown: "`PWP__THROTTLING__SECOND`, `__MINUTE`",
    here: "`rate_limit.per_second`, `rate_limit.per_minute`",
    note: "there 60 and 120, here 500 and 6000, per client address; wrong passphrases have limits of their own",
    take(given, takes) {
      for (const name of throttling) same(name, `rate_limit.per_${name.slice(17).toLowerCase()}`)(given, takes);
    },
  },
  {
    names: ["PWP__PURGE_AFTER"],
    here: "`purge_after`",
    note: "`off` for `disabled`, `14d` for `2 weeks`; anonymous pushes: `purge_anonymous_after`",
    take: durations("PWP__PURGE_AFTER", "purge_after"),
  },
  {
    names: ["PWPUSH_MASTER_KEY", "PWPUSH_MASTER_KEY_PREVIOUS"].flatMap((name) => [name, `${name}_FILE`]),
    shown: "`PWPUSH_MASTER_KEY`, `PWPUSH_MASTER_KEY_PREVIOUS`",
    here: "`key` or `key_file`, `previous_key`; `secretpush key rotate`",
    note: "created at the first start: no key is taken over, and none is built in",
  },
  {
    names: ["SECRET_KEY_BASE", "SECRET_KEY_BASE_FILE", "RAILS_MASTER_KEY"],
    shown: "`SECRET_KEY_BASE`, `SECRET_KEY_BASE_FILE`",
    here: "none",
    note: "sessions are random ids, stored as hashes",
  },
  {
    names: ["DATABASE_URL"],
    here: "`data_dir`, or `database_url` or `database_url_file`",
    note: "not taken over: SQLite is built in, or set up [PostgreSQL](docs/nodes.md); MySQL: none",
  },
  {
    names: ["PWP__BRAND__TITLE", "PWP__BRAND__TAGLINE"],
    here: "`branding.title`, `branding.tagline`",
    note: "up to 40 and 120 characters",
    take(given, takes) {
      same("PWP__BRAND__TITLE", "branding.title")(given, takes);
      same("PWP__BRAND__TAGLINE", "branding.tagline")(given, takes);
    },
  },
  {
    names: ["PWP__BRAND__LIGHT_LOGO", "PWP__BRAND__DARK_LOGO"],
    here: "`branding.logo_file`",
    note: "one picture, a file on this host: copy it there and set its path",
  },
  {
    names: ["PWP__BRAND__DISCLAIMER"],
    here: "`about.text`",
    note: "on the page `/about`, the same text in every language",
    take: same("PWP__BRAND__DISCLAIMER", "about.text"),
  },
  {
    names: ["PWP__THEME", "PWP__THEME_MODE", "PWP_PRECOMPILE"],
    shown: "`PWP__THEME`, `PWP__THEME_MODE`",
    here: "`branding.accent`",
    note: "one colour; light and dark follow the reader's system",
  },
  {
    names: ["PWP__BRAND__ICON_*", "PWP__BRAND__MS_ICON_*", "PWP__BRAND__SHOW_FOOTER_MENU", "PWP__SHOW_VERSION"],
    shown: "`PWP__BRAND__ICON_*`, `…__SHOW_FOOTER_MENU`, `PWP__SHOW_VERSION`",
    here: "none",
    note: "one icon, a short footer",
  },
  {
    names: ["PWP__SHOW_GDPR_CONSENT_BANNER"],
    here: "none",
    note: "only people who sign in, choose a language, wait for a release or report a link get a cookie, so there is no banner",
  },
  {
    names: ["PWP__NOINDEX"],
    here: "none",
    note: "search engines are always told to stay away",
  },
  {
    names: [
      "PWP__DEFAULT_LOCALE",
      "PWP__ENABLED_LANGUAGE_CODES*",
      "PWP__LANGUAGE_CODES__*",
      "PWP__COUNTRY_CODES__*",
      "PWP__TIMEZONE",
    ],
    shown: "`PWP__DEFAULT_LOCALE`, `PWP__ENABLED_LANGUAGE_CODES`, `PWP__TIMEZONE`",
    here: "`languages.default`, `languages.offered`",
    note: "[language](docs/configuration.md#languages) and clock of each reader's browser; set these two to offer other languages",
  },
  {
    names: ["PWP__MAIL__*"],
    here: "`mail.url`, `mail.from` and the others of [`mail`](docs/mail.md)",
    note: "`mail.url` is one address, which contains the rest; without it, a push with `notify_emails_to` gets a 422, as there without a mail server",
    take: mail,
  },
  {
    names: ["PWP__ENABLE_USER_ACCOUNT_EMAILS"],
    here: "none",
    note: "invitations and links for a new password can be mailed as soon as `mail.url` is set",
  },
  {
    names: ["PWP__NOTIFY_BY_EMAIL__ENABLED", "PWP__NOTIFY_BY_EMAIL__DAILY_LIMIT"],
    shown: "`PWP__NOTIFY_BY_EMAIL__ENABLED`, `…__DAILY_LIMIT`",
    here: "`mail.per_hour`",
    note: "mails of one user within an hour, not a day; on as soon as `mail.url` is set",
  },
  {
    names: ["PWP__FEEDBACK__EMAIL"],
    here: "none",
    note: "there is no feedback form; `about.contact` says whom to ask",
  },
  {
    names: ["PWP__LOG_LEVEL", "PWP__LOG_TO_STDOUT", "RAILS_LOG_TO_STDOUT"],
    shown: "`PWP__LOG_LEVEL`, `PWP__LOG_TO_STDOUT`",
    here: "`log.level`, `log.format`",
    note: "always standard output, as text or JSON lines",
    take(given, takes) {
      const level = given("PWP__LOG_LEVEL")?.replace(/^:/, "").toLowerCase();
      if (level === undefined) takes.leave("the log is always on standard output");
      else takes.set("log.level", level === "fatal" ? "error" : level);
    },
  },
  {
    names: ["PWP__SECURE_COOKIES"],
    here: "none",
    note: "always, if the address is https",
  },
  {
    names: ["PWP__NO_WORKER", "PWP_WORKER"],
    shown: "`PWP__NO_WORKER`",
    here: "none",
    note: "one process does all work; `sweep_interval` says how often it erases expired content",
  },
  {
    names: ["PWP_PUBLIC_GATEWAY"],
    here: "`recipients.listen`",
    note: "a second address of the same server, at which links open and nothing else works",
  },
  {
    names: ["PWP__GEN__*"],
    here: "`generator.*`",
    note: "the form begins with these; the generator runs in the browser and knows words, characters and PINs, no syllables",
  },
  {
    names: ["GA_ACCOUNT", "PLAUSIBLE_DOMAIN", "ROLLBAR_ACCESS_TOKEN", "ROLLBAR_ENV", "TRANSLATION_IO_API_KEY"],
    here: "none",
    note: "pages load nothing from elsewhere, and no one counts visits",
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
    shown: "`RAILS_*`, `WEB_CONCURRENCY`, `DB_POOL`, `REDIS_URL`",
    here: "none",
    note: "one process needs none of them",
  },
];

/** The row of a variable. */
export const rowOf = (name: string): Row | undefined =>
  ROWS.find(({ names }) =>
    names.some((known) => (known.endsWith("*") ? name.startsWith(known.slice(0, -1)) : name === known)),
  );
