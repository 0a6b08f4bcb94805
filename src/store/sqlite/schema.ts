// The schema of the database as a list of migrations. The version of a database is the number of migrations that were applied to it. Never edit
// a released migration: append a new one.
//
// Times are milliseconds since 1970. `lookup` is the SHA-256 of the url_token. The token itself is stored only sealed, and only for pushes with
// an owner.

import { EARLY } from "./early_schema.ts";
import { FIRST } from "./first_schema.ts";

// The labels of a push in one seal. Labels that were sealed column by column are joined, after a zero byte and the lengths of the first two.
// domain/pushes/seals.ts opens both forms, and a rotation of the master key replaces the three seals with one.
const ONE_SEAL_OF_LABELS = `
  ALTER TABLE labels RENAME COLUMN url_token TO sealed;
  UPDATE labels SET sealed = unhex(printf('00%08X%08X', length(sealed), coalesce(length(name), 0))
                                   || hex(sealed) || coalesce(hex(name), '') || coalesce(hex(note), ''));
  ALTER TABLE labels DROP COLUMN name;
  ALTER TABLE labels DROP COLUMN note;
`;

/** The presets that people keep: JSON, or null if they keep none. */
const OWN_PRESETS = "ALTER TABLE users ADD COLUMN presets TEXT;";

// The groups that administrators make on this server. A group exists as long as it has a member.
const GROUP_MEMBERS = `
  CREATE TABLE group_members (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name    TEXT NOT NULL,
    PRIMARY KEY (user_id, name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX members_of_group ON group_members (name, user_id);
`;

// Who has opened the pushes that count openers, as digests of a "device" or an "address".
const OPENERS = `
  CREATE TABLE openers (
    push_id INTEGER NOT NULL REFERENCES pushes (id) ON DELETE CASCADE,
    kind    TEXT NOT NULL,
    who     BLOB NOT NULL,
    views   INTEGER NOT NULL,
    PRIMARY KEY (push_id, kind, who)
  ) STRICT, WITHOUT ROWID;
`;

// The codes by which recipients prove an address, as digests.
const RECIPIENT_CODES = `
  CREATE TABLE recipient_codes (
    id              INTEGER PRIMARY KEY,
    push_id         INTEGER NOT NULL REFERENCES pushes (id) ON DELETE CASCADE,
    address         BLOB NOT NULL,
    device          BLOB NOT NULL,
    code            BLOB,
    tries_left      INTEGER NOT NULL,
    sent_at_ms      INTEGER NOT NULL,
    expires_at_ms   INTEGER NOT NULL,
    confirmed_at_ms INTEGER
  ) STRICT;
  CREATE INDEX recipient_codes_of_push ON recipient_codes (push_id, device);
`;

// Digests by which codes are limited: the mailbox that a code is for, and the network that asked for it.
const LIMITS_OF_CODES = `
  ALTER TABLE recipient_codes ADD COLUMN mailbox BLOB;
  ALTER TABLE recipient_codes ADD COLUMN network BLOB;
  CREATE INDEX recipient_codes_by_time ON recipient_codes (sent_at_ms);
`;

// The process in which the mail with a code waits; null if it does not wait.
const WAITING_CODES = `
  ALTER TABLE recipient_codes ADD COLUMN waits_in TEXT;
  CREATE INDEX recipient_codes_waiting ON recipient_codes (waits_in) WHERE waits_in IS NOT NULL;
`;

// Answers to requests that clients may repeat, sealed.
const KEPT_ANSWERS = `
  CREATE TABLE kept_answers (
    hash     BLOB PRIMARY KEY,
    sealed   BLOB NOT NULL,
    until_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX kept_answers_over ON kept_answers (until_ms);
`;

export type Migrations = readonly string[];

export const MIGRATIONS: Migrations = [
  FIRST,
  ...EARLY,
  ONE_SEAL_OF_LABELS,
  OWN_PRESETS,
  GROUP_MEMBERS,
  OPENERS,
  RECIPIENT_CODES,
  LIMITS_OF_CODES,
  WAITING_CODES,
  KEPT_ANSWERS,
];
