// What each role may push, if that is narrower than what the other settings allow everybody. The same rows for people
// without an account, for users, and for administrators and auditors.

import type { Row } from "./row.ts";

/** The longest minimum that a policy may set. A run such as aaaa or 1234 counts as two characters. */
const MAX_PASSPHRASE_LENGTH = 64;

const rowsOfRole = <const Role extends string>(role: Role, who: string) =>
  [
    {
      key: `policy.${role}.kinds`,
      toml: `policy.${role}.kinds`,
      type: "words",
      words: ["text", "url", "file", "qr"],
      doc: `The only kinds that ${who} may push, of those that are switched on; without file, they may not upload. Unset: all of them.`,
    },
    {
      key: `policy.${role}.expireAfterDaysDefault`,
      toml: `policy.${role}.expire_after_days_default`,
      type: "integer",
      min: 1,
      max: 3650,
      doc: `Days that a push of ${who} lives unless they choose otherwise. Unset: as its kind says, within the limits of the policy.`,
    },
    {
      key: `policy.${role}.expireAfterDaysMin`,
      toml: `policy.${role}.expire_after_days_min`,
      type: "integer",
      min: 1,
      max: 3650,
      doc: `Fewest days that a push of ${who} may live, whatever its kind; shorter durations are refused too. Unset: as its kind says.`,
    },
    {
      key: `policy.${role}.expireAfterDaysMax`,
      toml: `policy.${role}.expire_after_days_max`,
      type: "integer",
      min: 1,
      max: 3650,
      doc: `Most days that a push of ${who} may live, whatever its kind. Unset: as its kind says.`,
    },
    {
      key: `policy.${role}.expireAfterViewsDefault`,
      toml: `policy.${role}.expire_after_views_default`,
      type: "integer",
      min: 1,
      max: 100_000,
      doc: `Views of a push of ${who} unless they choose otherwise. Unset: as its kind says, within the limits of the policy.`,
    },
    {
      key: `policy.${role}.expireAfterViewsMin`,
      toml: `policy.${role}.expire_after_views_min`,
      type: "integer",
      min: 1,
      max: 100_000,
      doc: `Fewest views that a push of ${who} may allow, whatever its kind. Unset: as its kind says.`,
    },
    {
      key: `policy.${role}.expireAfterViewsMax`,
      toml: `policy.${role}.expire_after_views_max`,
      type: "integer",
      min: 1,
      max: 100_000,
      doc: `Most views that a push of ${who} may allow, whatever its kind. Unset: as its kind says.`,
    },
    {
      key: `policy.${role}.maxFileBytes`,
      toml: `policy.${role}.max_file_bytes`,
      type: "bytes",
      min: "1 KiB",
      max: "1 TiB",
      doc: `Largest file of ${who}, in place of upload.max_file_bytes. Unset: as that says.`,
    },
    {
      key: `policy.${role}.passphraseRequired`,
      toml: `policy.${role}.passphrase_required`,
      type: "boolean",
      default: false,
      doc: `Whether each push of ${who} must have a passphrase, also where policy.passphrase_required is false.`,
    },
    {
      key: `policy.${role}.passphraseMinLength`,
      toml: `policy.${role}.passphrase_min_length`,
      type: "integer",
      default: 1,
      min: 1,
      max: MAX_PASSPHRASE_LENGTH,
      doc: `Fewest characters of a passphrase of ${who}, where that is more than policy.passphrase_min_length.`,
    },
    {
      key: `policy.${role}.coverRequired`,
      toml: `policy.${role}.cover_required`,
      type: "boolean",
      default: false,
      doc: `Whether each push of ${who} stays covered until it is tapped, also where policy.cover_required is false.`,
    },
    {
      key: `policy.${role}.e2eRequired`,
      toml: `policy.${role}.e2e_required`,
      type: "boolean",
      default: false,
      doc: `Whether only pushes sealed end to end are accepted from ${who}, also where e2e says otherwise.`,
    },
  ] as const satisfies readonly Row[];

export const POLICY = [
  {
    key: "policy.passphraseRequired",
    toml: "policy.passphrase_required",
    type: "boolean",
    default: false,
    doc: "Whether each push must have a passphrase, whoever creates it.",
  },
  {
    key: "policy.passphraseMinLength",
    toml: "policy.passphrase_min_length",
    type: "integer",
    default: 1,
    min: 1,
    max: MAX_PASSPHRASE_LENGTH,
    doc: "Fewest characters of a passphrase; a run such as aaaa or 1234 counts as two. Of a push sealed end to end only the sender's program can check it.",
  },
  {
    key: "policy.coverRequired",
    toml: "policy.cover_required",
    type: "boolean",
    default: false,
    doc: "Whether each opened secret stays covered until it is tapped, whoever creates the push.",
  },
  {
    key: "policy.anonymous.networks",
    toml: "policy.anonymous.networks",
    type: "networks",
    default: [],
    doc: "The only networks from which people without an account may create pushes; none: everywhere.",
  },
  ...rowsOfRole("anonymous", "people without an account"),
  ...rowsOfRole("user", "users"),
  ...rowsOfRole("admin", "administrators and auditors"),
] as const satisfies readonly Row[];
