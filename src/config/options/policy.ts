// What each role may push, if that is narrower than what the other settings allow everybody. The same settings for
// people without an account, for users, and for administrators and auditors.

import { inTable } from "../setting.ts";
import { networks } from "../types/addresses.ts";
import { boolean, bytes, integer, someOf } from "../types/plain.ts";
import { DAYS, VIEWS } from "./kinds.ts";

/** The longest minimum that a policy may set. A run such as aaaa or 1234 counts as two characters. */
const PASSPHRASE_LENGTH = { min: 1, max: 64 };

const ofRole = <const Role extends string>(role: Role, who: string) =>
  inTable(`policy.${role}`, {
    kinds: someOf(["text", "url", "file", "qr"]).doc(
      `Kinds that ${who} may push, among those that are switched on. Without file, they cannot upload. Unset: all of them.`,
    ),
    expire_after_days_default: integer(DAYS).doc(
      `Days that a push of ${who} lives unless they choose otherwise. Unset: as its kind says, within the limits of the policy.`,
    ),
    expire_after_days_min: integer(DAYS).doc(
      `Fewest days that a push of ${who} may live, whatever its kind; shorter durations are refused too. Unset: as its kind says.`,
    ),
    expire_after_days_max: integer(DAYS).doc(
      `Most days that a push of ${who} may live, whatever its kind. Unset: as its kind says.`,
    ),
    expire_after_views_default: integer(VIEWS).doc(
      `Views of a push of ${who} unless they choose otherwise. Unset: as its kind says, within the limits of the policy.`,
    ),
    expire_after_views_min: integer(VIEWS).doc(
      `Fewest views that a push of ${who} may allow, whatever its kind. Unset: as its kind says.`,
    ),
    expire_after_views_max: integer(VIEWS).doc(
      `Most views that a push of ${who} may allow, whatever its kind. Unset: as its kind says.`,
    ),
    max_file_bytes: bytes({ min: "1 KiB", max: "1 TiB" }).doc(`Largest file of ${who}. Unset: upload.max_file_bytes.`),
    passphrase_required: boolean({ default: false }).doc(
      `Whether each push of ${who} must have a passphrase, even if policy.passphrase_required is false.`,
    ),
    passphrase_min_length: integer({ default: 1, ...PASSPHRASE_LENGTH }).doc(
      `Fewest characters of a passphrase of ${who}, if that is more than policy.passphrase_min_length.`,
    ),
    cover_required: boolean({ default: false }).doc(
      `Whether each push of ${who} stays covered until the reader taps it, even if policy.cover_required is false.`,
    ),
    e2e_required: boolean({ default: false }).doc(
      `Whether ${who} may create only pushes that are sealed end to end, whatever e2e says.`,
    ),
  });

export const POLICY = {
  "policy.passphrase_required": boolean({ default: false }).doc(
    "Whether each push must have a passphrase, whoever creates it.",
  ),
  "policy.passphrase_min_length": integer({ default: 1, ...PASSPHRASE_LENGTH }).doc(
    "Fewest characters of a passphrase; a run such as aaaa or 1234 counts as two. For pushes that are sealed end to end, only the sender's program can check this.",
  ),
  "policy.cover_required": boolean({ default: false }).doc(
    "Whether each opened secret stays covered until the reader taps it, whoever creates the push.",
  ),
  "policy.anonymous.networks": networks({ default: [] }).doc(
    "Networks from which people without an account may create pushes; none: all.",
  ),
  ...ofRole("anonymous", "people without an account"),
  ...ofRole("user", "users"),
  ...ofRole("admin", "administrators and auditors"),
};
