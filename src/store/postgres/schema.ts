// The schema in PostgreSQL, as an append-only list of migrations, like the one for SQLite. A released entry is never edited.
// During an upgrade, nodes of two versions use the same database, so a migration at first only adds what the new version needs (expand). A
// migration in a later release removes what no node uses any longer (contract), and sets `restricts`. Functions have numbers in their names for
// the same reason: an older node continues to call the one that it knows.
//
// Tables and columns have the same names as in SQLite. Times are milliseconds since 1970.

import { TOLD_BY_ENTRIES } from "../../model/event.ts";
import { entriesTell } from "./event_functions.ts";
import { FIRST } from "./first_schema.ts";
import { EXPIRE_UNLESS_DOUBTED, LOG_BY_SHARES } from "./functions.ts";

export interface Migration {
  /**
   * Whether older programs must stop, because they would not enforce what this migration adds, such as a new limit of a push, or would use
   * what it removes. Their nodes stop, and new nodes serve only after that (migrate.ts).
   */
  restricts: boolean;
  sql: string;
}

/** The number of migrations is the version of the schema. A schema whose next migration is null is refused. */
export type Migrations = ReadonlyArray<Migration | null>;

export const MIGRATIONS: Migrations = [
  { restricts: true, sql: FIRST },
  // No release has had these versions.
  ...Array<null>(14).fill(null),
  // The presets that people keep: JSON, or null if they keep none.
  { restricts: false, sql: "ALTER TABLE users ADD COLUMN presets text" },
  // The groups that administrators make on this server. A group exists as long as it has a member.
  {
    restricts: false,
    sql: `
      CREATE TABLE group_members (
        user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        name    text NOT NULL,
        PRIMARY KEY (user_id, name)
      );
      CREATE INDEX members_of_group ON group_members (name, user_id)`,
  },
  // Who has opened the pushes that count openers, as digests of a "device" or an "address".
  {
    restricts: false,
    sql: `
      CREATE TABLE openers (
        push_id bigint NOT NULL REFERENCES pushes (id) ON DELETE CASCADE,
        kind    text NOT NULL,
        who     bytea NOT NULL,
        views   int NOT NULL,
        PRIMARY KEY (push_id, kind, who)
      )`,
  },
  // The codes by which recipients prove an address, as digests.
  {
    restricts: false,
    sql: `
      CREATE TABLE recipient_codes (
        id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        push_id         bigint NOT NULL REFERENCES pushes (id) ON DELETE CASCADE,
        address         bytea NOT NULL,
        device          bytea NOT NULL,
        code            bytea,
        tries_left      int NOT NULL,
        sent_at_ms      bigint NOT NULL,
        expires_at_ms   bigint NOT NULL,
        confirmed_at_ms bigint
      );
      CREATE INDEX recipient_codes_of_push ON recipient_codes (push_id, device)`,
  },
  // Digests by which codes are limited: the mailbox that a code is for, and the network that asked for it. Also creates the function that limits
  // log entries by shares.
  {
    restricts: false,
    sql: `
      ALTER TABLE recipient_codes ADD COLUMN mailbox bytea, ADD COLUMN network bytea;
      CREATE INDEX recipient_codes_by_time ON recipient_codes (sent_at_ms);
      ${LOG_BY_SHARES}`,
  },
  // The node in which the mail with a code waits; null if it does not wait.
  {
    restricts: false,
    sql: `
      ALTER TABLE recipient_codes ADD COLUMN waits_in text;
      CREATE INDEX recipient_codes_waiting ON recipient_codes (waits_in) WHERE waits_in IS NOT NULL`,
  },
  // The event `push.code_failed`.
  { restricts: false, sql: entriesTell(TOLD_BY_ENTRIES) },
  // While the clock may be wrong, no request erases what has expired according to it.
  { restricts: false, sql: EXPIRE_UNLESS_DOUBTED },
  // Answers to requests that clients may repeat, sealed.
  {
    restricts: false,
    sql: `
      CREATE TABLE kept_answers (
        hash     bytea PRIMARY KEY,
        sealed   bytea NOT NULL,
        until_ms bigint NOT NULL
      );
      CREATE INDEX kept_answers_over ON kept_answers (until_ms)`,
  },
];
