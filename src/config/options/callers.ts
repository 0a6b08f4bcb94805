// How much one caller may do, and who may sign in and for how long.

import type { Row } from "./row.ts";

export const CALLERS = [
  {
    key: "rateLimit.perSecond",
    toml: "rate_limit.per_second",
    type: "integer",
    default: 500,
    min: 0,
    max: 1_000_000,
    doc: "Requests one client address may make in a second; 0: no limit.",
  },
  {
    key: "rateLimit.perMinute",
    toml: "rate_limit.per_minute",
    type: "integer",
    default: 6000,
    min: 0,
    max: 10_000_000,
    doc: "Requests one client address may make in a minute; 0: no limit.",
  },
  {
    key: "rateLimit.atOnce",
    toml: "rate_limit.at_once",
    type: "integer",
    default: 256,
    min: 0,
    max: 1_000_000,
    doc: "Requests of one client address that may be open at once; 0: no limit.",
  },
  {
    key: "sessionLifetimeMs",
    toml: "session_lifetime",
    type: "duration",
    default: "14d",
    min: "5m",
    max: "365d",
    doc: "How long users stay signed in after their last visit.",
  },
  {
    key: "sessionMaxAgeMs",
    toml: "session_max_age",
    type: "duration",
    default: "30d",
    min: "5m",
    max: "365d",
    doc: "How long users stay signed in at most, however often they come.",
  },
  {
    key: "localSignIn",
    toml: "local_sign_in",
    type: "word",
    default: "all",
    words: ["all", "admins", "off"],
    doc: "Who may sign in with a password of this server: everybody who has one, administrators, or nobody because all use the company's sign-in. Sign-up, invitations and password links follow it.",
  },
  {
    key: "allowSignUp",
    toml: "allow_sign_up",
    type: "boolean",
    default: false,
    doc: "Whether anybody may create an account; if false, administrators add users.",
  },
  {
    key: "requireMfa",
    toml: "require_mfa",
    type: "word",
    default: "off",
    words: ["off", "admins", "all"],
    doc: "Who must have a second factor: nobody, administrators, or everybody. People of an OpenID provider need none here, and API tokens keep working.",
  },
] as const satisfies readonly Row[];
