// The migrations from the first schema to version 14, one for each version that a program has written.

import type { Database } from "bun:sqlite";

export const EARLY: readonly string[] = [
  // Accounts that can be disabled, sessions, and links that set a password.
  `
  ALTER TABLE users ADD COLUMN disabled INTEGER NOT NULL DEFAULT 0;

  CREATE TABLE sessions (
    hash          BLOB PRIMARY KEY, -- SHA-256 of the id in the cookie
    user_id       INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at_ms INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_user ON sessions (user_id);
  CREATE INDEX sessions_expiry ON sessions (expires_at_ms);

  -- One-time links that set a password. A user has at most one.
  CREATE TABLE password_links (
    user_id       INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    hash          BLOB NOT NULL UNIQUE,
    expires_at_ms INTEGER NOT NULL
  ) STRICT;
  `,
  // The log of purges, and checksums of payloads.
  `
  -- The log of purges, which only grows (purges.ts).
  CREATE TABLE purges (
    seq           INTEGER PRIMARY KEY, -- from 1, without gaps
    push_id       INTEGER NOT NULL UNIQUE,
    until_id      INTEGER NOT NULL, -- the same, except for purges from before this log existed
    expired_at_ms INTEGER,
    purged_at_ms  INTEGER,
    entry_count   INTEGER
  ) STRICT;
  CREATE TRIGGER purges_are_not_altered BEFORE UPDATE ON purges
    BEGIN SELECT RAISE(ABORT, 'the log of purges only grows'); END;
  CREATE TRIGGER purges_are_not_removed BEFORE DELETE ON purges
    BEGIN SELECT RAISE(ABORT, 'the log of purges only grows'); END;

  -- One row: the end of the log, readable and sealed under the master key. The seal is null at first.
  CREATE TABLE purge_log_end (
    id           INTEGER PRIMARY KEY CHECK (id = 1),
    entries      INTEGER NOT NULL,
    link         BLOB NOT NULL,
    highest_push INTEGER NOT NULL,
    seal         BLOB
  ) STRICT;
  INSERT INTO purge_log_end (id, entries, link, highest_push) VALUES (1, 0, zeroblob(32), 0);

  -- Earlier purges: the gaps between ids, the ids after the last push, and pushes that are being purged.
  INSERT INTO purges (push_id, until_id)
    SELECT before + 1, id - 1 FROM (SELECT id, lag(id, 1, 0) OVER (ORDER BY id) AS before FROM pushes)
     WHERE id > before + 1
    UNION ALL
    SELECT last + 1, seq FROM sqlite_sequence, (SELECT coalesce(max(id), 0) AS last FROM pushes)
     WHERE name = 'pushes' AND seq > last
    UNION ALL
    SELECT id, id FROM pushes WHERE last_entry_hash IS NULL
    ORDER BY 1;

  -- CRC-32 of the sealed payload, which reveals damage on the disk without the link; null for older pushes.
  ALTER TABLE sealed_payloads ADD COLUMN checksum INTEGER;
  `,
  // What senders write about themselves.
  `
  -- The senders' words on the recipient's page. The foreign key deletes them together with the payload.
  CREATE TABLE sender_words (
    push_id INTEGER PRIMARY KEY REFERENCES sealed_payloads (push_id) ON DELETE CASCADE,
    words   BLOB NOT NULL
  ) STRICT;
  `,
  // Whether the recipient's page covers an opened secret.
  `
  ALTER TABLE pushes ADD COLUMN covered INTEGER NOT NULL DEFAULT 0;
  `,
  // Traits, which few pushes have, and frozen pushes.
  `
  ALTER TABLE pushes ADD COLUMN traits TEXT; -- JSON (traits.ts)
  ALTER TABLE pushes ADD COLUMN frozen INTEGER NOT NULL DEFAULT 0; -- by the owner or a viewer
  `,
  // The waits for held pushes. Freezing a push ends its waits.
  `
  CREATE TABLE holds (
    id            TEXT PRIMARY KEY,
    push_id       INTEGER NOT NULL REFERENCES pushes (id) ON DELETE CASCADE,
    waiter        BLOB,
    words         TEXT NOT NULL,
    ip            TEXT NOT NULL,
    user_agent    TEXT NOT NULL,
    asked_at_ms   INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    state         TEXT NOT NULL CHECK (state IN ('waiting', 'released', 'refused', 'used', 'ended'))
  ) STRICT;
  CREATE INDEX holds_of_push ON holds (push_id);
  CREATE INDEX holds_due ON holds (expires_at_ms);
  CREATE TRIGGER frozen_ends_holds AFTER UPDATE OF frozen ON pushes WHEN NEW.frozen = 1 AND OLD.frozen = 0
  BEGIN
    UPDATE holds SET state = 'ended' WHERE push_id = NEW.id AND state IN ('waiting', 'released');
  END;
  `,
  // Subscriptions, events and their deliveries. outbox_triggers.ts has the triggers that write events.
  `
  CREATE TABLE subscriptions (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id       INTEGER REFERENCES users (id) ON DELETE CASCADE, -- null for those of the instance
    target        TEXT NOT NULL,
    name          TEXT NOT NULL,
    events        TEXT NOT NULL, -- a JSON list
    settings      BLOB, -- sealed; null if the server's settings contain them
    created_at_ms INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX subscriptions_name ON subscriptions (coalesce(user_id, 0), target, name);

  CREATE TABLE outbox (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    kind       TEXT NOT NULL,
    push_id    INTEGER,
    owner_id   INTEGER,
    ip         TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    at_ms      INTEGER NOT NULL,
    detail     TEXT NOT NULL, -- JSON
    spread     INTEGER NOT NULL DEFAULT 0 -- whether its deliveries exist
  ) STRICT;
  CREATE INDEX outbox_unspread ON outbox (id) WHERE spread = 0;

  CREATE TABLE deliveries (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    event_id        INTEGER NOT NULL REFERENCES outbox (id),
    subscription_id INTEGER NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
    push_id         INTEGER NOT NULL, -- 0 for no push
    attempts        INTEGER NOT NULL DEFAULT 0,
    next_at_ms      INTEGER NOT NULL,
    leased_until_ms INTEGER NOT NULL DEFAULT 0,
    died_at_ms      INTEGER, -- given up
    error           TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE INDEX deliveries_waiting ON deliveries (subscription_id, id) WHERE died_at_ms IS NULL;
  CREATE INDEX deliveries_held_up ON deliveries (subscription_id, push_id, id) WHERE died_at_ms IS NULL;
  CREATE INDEX deliveries_of_event ON deliveries (event_id);
  CREATE INDEX deliveries_dead ON deliveries (id) WHERE died_at_ms IS NOT NULL;

  -- An event ends with its last delivery, even if that ends because a user is removed.
  CREATE TRIGGER deliveries_end AFTER DELETE ON deliveries BEGIN
    DELETE FROM outbox
     WHERE id = OLD.event_id AND NOT EXISTS (SELECT 1 FROM deliveries WHERE event_id = OLD.event_id);
  END;
  `,
  // What requests have besides a push, and their answers.
  `
  CREATE TABLE requests (
    push_id              INTEGER PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE,
    owner_id             INTEGER NOT NULL,
    max_answers          INTEGER NOT NULL,
    answers              INTEGER NOT NULL DEFAULT 0,
    takes_files          INTEGER NOT NULL,
    shows_requester      INTEGER NOT NULL,
    close_after_duration INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX requests_of_owner ON requests (owner_id, push_id);

  CREATE TABLE answers (
    push_id    INTEGER PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE,
    request_id INTEGER NOT NULL REFERENCES requests (push_id) ON DELETE CASCADE
  ) STRICT;
  CREATE INDEX answers_of_request ON answers (request_id, push_id);
  `,
  // Mails that announce a push, and what decides whether its owner gets a mail.
  `
  ALTER TABLE users ADD COLUMN notify_me INTEGER NOT NULL DEFAULT 0; -- whether to mail the user when a push is opened
  ALTER TABLE users ADD COLUMN looked_at_ms INTEGER NOT NULL DEFAULT 0; -- when the user last looked at the list of pushes

  CREATE TABLE mailings (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    push_id         INTEGER NOT NULL REFERENCES pushes (id) ON DELETE CASCADE,
    seq             INTEGER NOT NULL, -- of its audit entry
    recipients      TEXT NOT NULL,
    locale          TEXT,
    status          TEXT NOT NULL,
    error           TEXT,
    sent            TEXT NOT NULL DEFAULT '', -- addresses between commas
    proceeded_at_ms INTEGER
  ) STRICT;
  CREATE INDEX mailings_of_push ON mailings (push_id);

  -- Removing an owner deletes the labels, and with them the addresses.
  CREATE TRIGGER mailings_end AFTER DELETE ON labels BEGIN
    DELETE FROM mailings WHERE push_id = OLD.push_id;
  END;
  `,
  // The number of times that programs have loaded the page of a push.
  `
  CREATE TABLE scans (
    push_id INTEGER PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE,
    count   INTEGER NOT NULL
  ) STRICT;
  `,
  // Roles, company sign-ins, second factors, limited tokens, and the administrators' log.
  `
  ALTER TABLE users ADD COLUMN is_auditor INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE users ADD COLUMN suspended INTEGER NOT NULL DEFAULT 0; -- the company's sign-in no longer admits this user
  ALTER TABLE users ADD COLUMN vouched INTEGER NOT NULL DEFAULT 0; -- the address is confirmed

  ALTER TABLE sessions ADD COLUMN how TEXT NOT NULL DEFAULT 'password';
  ALTER TABLE sessions ADD COLUMN strong INTEGER NOT NULL DEFAULT 0; -- a second factor, or a passkey
  ALTER TABLE sessions ADD COLUMN ip TEXT NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN user_agent TEXT NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN last_used_at_ms INTEGER;
  ALTER TABLE sessions ADD COLUMN provider_sid TEXT; -- the session at the provider, which may end this one
  ALTER TABLE sessions ADD COLUMN provider_hint BLOB; -- the sealed ID token, for signing out there

  ALTER TABLE api_tokens ADD COLUMN scopes TEXT; -- JSON; null for all
  ALTER TABLE api_tokens ADD COLUMN networks TEXT; -- JSON; null for any
  ALTER TABLE api_tokens ADD COLUMN expires_at_ms INTEGER;
  ALTER TABLE api_tokens ADD COLUMN last_used_ip TEXT;

  ALTER TABLE password_links ADD COLUMN invites INTEGER NOT NULL DEFAULT 0; -- whether it is an invitation

  -- The identities of users at an OpenID provider or in a directory.
  CREATE TABLE identities (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    issuer     TEXT NOT NULL,
    subject    TEXT NOT NULL,
    user_id    INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    groups     TEXT NOT NULL, -- JSON, as they were at the last sign-in
    email      TEXT, -- the confirmed address at that time
    seen_at_ms INTEGER NOT NULL,
    UNIQUE (issuer, subject)
  ) STRICT;
  CREATE INDEX identities_of_user ON identities (user_id);

  CREATE TABLE totps (
    user_id       INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    secret        BLOB NOT NULL, -- sealed
    last_step     INTEGER NOT NULL, -- of the last accepted code; no code counts twice
    created_at_ms INTEGER NOT NULL
  ) STRICT;

  -- Unused recovery codes.
  CREATE TABLE recovery_codes (
    user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    hash    BLOB NOT NULL,
    PRIMARY KEY (user_id, hash)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE passkeys (
    credential_id   BLOB PRIMARY KEY,
    user_id         INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    public_key      BLOB NOT NULL,
    counter         INTEGER NOT NULL,
    transports      TEXT NOT NULL, -- JSON
    name            TEXT NOT NULL,
    created_at_ms   INTEGER NOT NULL,
    last_used_at_ms INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_of_user ON passkeys (user_id);

  -- Used values, which must not be accepted again before they expire: states of sign-ins, notices of a provider, challenges.
  CREATE TABLE spent (
    hash     BLOB PRIMARY KEY,
    until_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX spent_due ON spent (until_ms);

  -- The administrators' log, with a hash chain (admin_log.ts).
  CREATE TABLE admin_entries (
    id         INTEGER PRIMARY KEY, -- from 1, without gaps
    kind       TEXT NOT NULL,
    actor      TEXT NOT NULL,
    user_id    INTEGER, -- the user whom the entry concerns
    user_email TEXT NOT NULL,
    ip         TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    at_ms      INTEGER NOT NULL,
    detail     TEXT NOT NULL, -- JSON
    hash       BLOB NOT NULL
  ) STRICT;
  CREATE INDEX admin_entries_of_user ON admin_entries (user_id, id);
  CREATE INDEX admin_entries_about ON admin_entries (user_email, id);
  CREATE INDEX admin_entries_by ON admin_entries (actor, id);
  CREATE INDEX admin_entries_of_kind ON admin_entries (kind, id);
  CREATE TRIGGER admin_entries_are_not_altered BEFORE UPDATE ON admin_entries
    BEGIN SELECT RAISE(ABORT, 'the administrators'' log only grows'); END;

  -- One row: the first and the last entry of the log, readable and sealed under the master key.
  CREATE TABLE admin_log_end (
    id         INTEGER PRIMARY KEY CHECK (id = 1),
    first_id   INTEGER NOT NULL, -- the last deleted entry
    first_link BLOB NOT NULL,
    last_id    INTEGER NOT NULL,
    last_link  BLOB NOT NULL,
    seal       BLOB
  ) STRICT;

  -- Counts of failed sign-ins, until an entry reports them.
  CREATE TABLE admin_failures (
    key      TEXT PRIMARY KEY,
    until_ms INTEGER NOT NULL,
    more     INTEGER NOT NULL,
    entry    TEXT -- the row as JSON, sealed
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX admin_failures_due ON admin_failures (until_ms);
  `,
  // A number that rises when an account's known devices must be forgotten: when its password changes, or it is taken over or disabled.
  `
  ALTER TABLE users ADD COLUMN device_epoch INTEGER NOT NULL DEFAULT 0;
  CREATE TRIGGER users_forget_devices AFTER UPDATE OF password_hash, disabled, vouched ON users
    WHEN NEW.password_hash <> OLD.password_hash OR NEW.disabled > OLD.disabled OR NEW.vouched <> OLD.vouched
    BEGIN UPDATE users SET device_epoch = device_epoch + 1 WHERE id = NEW.id; END;
  `,
  // The deliveries of a chain, such as the events of one push, happen one after the other. Only the oldest living delivery of a chain
  // has a due time, so that a search for due deliveries never reads the others.
  `
  DROP INDEX deliveries_held_up;
  ALTER TABLE deliveries RENAME COLUMN push_id TO chain; -- a push's id; 0 for no push, or for a collector that wants one order
  ALTER TABLE deliveries ADD COLUMN due_at_ms INTEGER; -- null if it waits for another one or was given up
  UPDATE deliveries SET chain = 0 WHERE subscription_id IN (SELECT id FROM subscriptions WHERE target = 'siem');
  UPDATE deliveries SET due_at_ms = next_at_ms
   WHERE id IN (SELECT min(id) FROM deliveries WHERE died_at_ms IS NULL GROUP BY subscription_id, chain);
  ALTER TABLE deliveries DROP COLUMN next_at_ms;
  CREATE INDEX deliveries_in_chain ON deliveries (subscription_id, chain, id) WHERE died_at_ms IS NULL;
  CREATE INDEX deliveries_due ON deliveries (subscription_id, due_at_ms) WHERE due_at_ms IS NOT NULL;
  `,
];

/** The version that was extended after programs had begun to write it. */
export const COMPLETE_AT = 12;

/** Adds what is missing in databases of version 12 from before that version was complete. */
export function complete(db: Database): void {
  const has = (table: string, column: string): boolean =>
    db.query("SELECT 1 FROM pragma_table_info(?) WHERE name = ?").get(table, column) !== null;
  // No program kept anything in a table of this form.
  if (has("totps", "recovery_codes")) db.run("DROP TABLE totps");
  if (!has("identities", "email")) db.run("ALTER TABLE identities ADD COLUMN email TEXT");
  const statements = (EARLY[COMPLETE_AT - 2] ?? "").replace(/--.*$/gm, "").split(/;\s*$/m);
  for (const statement of statements.filter((sql) => sql.trim() !== "")) {
    const [, table, column] = /ALTER TABLE (\w+) ADD COLUMN (\w+)/.exec(statement) ?? [];
    if (table !== undefined && column !== undefined && has(table, column)) continue;
    db.run(statement.replace(/CREATE (TABLE|INDEX|TRIGGER)/, "$& IF NOT EXISTS"));
  }
}
