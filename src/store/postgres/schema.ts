// The schema in PostgreSQL as an append-only list of migrations, like that of SQLite beside it. A released entry is never
// edited. Nodes of two versions work on one database during an upgrade, so a migration first adds what the new version
// needs (expand); a later release removes what no node uses any more (contract), and then `restricts`. A function
// carries a number in its name for the same reason: an older node goes on calling the one it knows.
//
// Names are those of the SQLite schema where both have the same. Times are milliseconds since 1970.

import { FUNCTIONS_1, FUNCTIONS_2, FUNCTIONS_3 } from "./functions.ts";
import { HOLD_FUNCTIONS_1 } from "./hold_functions.ts";
import { REQUESTS_1 } from "./request_functions.ts";
import { MAILING_FUNCTIONS_1 } from "./mailing_functions.ts";

export interface Migration {
  /**
   * Whether an older program must not go on: it would not enforce what comes with this, such as a new limit of a push or a
   * token, or it uses what this removes. Its nodes stop, and the new one serves only then (migrate.ts).
   */
  restricts: boolean;
  sql: string;
}

export const MIGRATIONS: readonly Migration[] = [
  {
    restricts: true,
    sql: `
  CREATE TABLE users (
    id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    email         text NOT NULL UNIQUE,
    password_hash text NOT NULL,
    is_admin      boolean NOT NULL,
    disabled      boolean NOT NULL DEFAULT false,
    created_at_ms bigint NOT NULL
  );

  CREATE TABLE api_tokens (
    id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id         bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name            text NOT NULL,
    prefix          text NOT NULL,
    hash            bytea NOT NULL UNIQUE,
    created_at_ms   bigint NOT NULL,
    last_used_at_ms bigint,
    UNIQUE (user_id, name)
  );

  CREATE TABLE sessions (
    hash          bytea PRIMARY KEY, -- SHA-256 of the id in the cookie
    user_id       bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at_ms bigint NOT NULL,
    expires_at_ms bigint NOT NULL
  );
  CREATE INDEX sessions_user ON sessions (user_id);
  CREATE INDEX sessions_expiry ON sessions (expires_at_ms);

  CREATE TABLE password_links (
    user_id       bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    hash          bytea NOT NULL UNIQUE,
    expires_at_ms bigint NOT NULL
  );

  CREATE TABLE pushes (
    id                  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    lookup              bytea NOT NULL UNIQUE CHECK (octet_length(lookup) = 32),
    owner_id            bigint, -- a user's id, which is never used again; removing a user releases its pushes first
    kind                text NOT NULL CHECK (kind IN ('text', 'file', 'url', 'qr')),
    created_at_ms       bigint NOT NULL,
    updated_at_ms       bigint NOT NULL,
    expires_at_ms       bigint NOT NULL,
    expired_at_ms       bigint,
    deleted             boolean NOT NULL DEFAULT false,
    expire_after_days   int NOT NULL,
    expire_after_views  int NOT NULL,
    views_counted       int NOT NULL DEFAULT 0,
    uncounted_entries   int NOT NULL DEFAULT 0,
    entry_count         int NOT NULL DEFAULT 0,
    last_entry_id       bigint,
    prev_entry_id       bigint, -- the one before it: RETURNING has new values only
    last_entry_hash     bytea,
    file_count          int NOT NULL DEFAULT 0,
    retrieval_step      boolean NOT NULL,
    covered             boolean NOT NULL DEFAULT false,
    deletable_by_viewer boolean NOT NULL,
    guard_salt          bytea,
    guard_memory_kib    int,
    guard_passes        int,
    CHECK (views_counted <= expire_after_views) -- the last line of defence: one view too many is an error
  ) WITH (fillfactor = 70); -- room on the page: a view writes no index
  CREATE INDEX pushes_due ON pushes (expires_at_ms) WHERE expired_at_ms IS NULL;
  CREATE INDEX pushes_active ON pushes (owner_id, id) WHERE expired_at_ms IS NULL AND owner_id IS NOT NULL;
  CREATE INDEX pushes_expired ON pushes (owner_id, id) WHERE expired_at_ms IS NOT NULL AND owner_id IS NOT NULL;
  CREATE INDEX pushes_owner_due ON pushes (owner_id, expires_at_ms) WHERE expired_at_ms IS NULL AND owner_id IS NOT NULL;
  CREATE INDEX pushes_purge_anonymous ON pushes (expired_at_ms) WHERE expired_at_ms IS NOT NULL AND owner_id IS NULL;
  CREATE INDEX pushes_purge_owned ON pushes (expired_at_ms) WHERE expired_at_ms IS NOT NULL AND owner_id IS NOT NULL;

  -- What expiry erases. The wrapped key is apart, so that wrapping it again does not rewrite the payload.
  CREATE TABLE sealed_payloads (
    push_id  bigint PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE,
    payload  bytea NOT NULL,
    checksum bigint NOT NULL, -- CRC-32 of the payload
    words    bytea -- what the sender says of themselves to recipients
  ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
  ALTER TABLE sealed_payloads ALTER COLUMN payload SET STORAGE EXTERNAL; -- sealed bytes cannot be compressed
  CREATE TABLE push_keys (
    push_id     bigint PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE,
    epoch       int NOT NULL, -- of the epoch key around the wrapped key; 0: none
    wrapped_key bytea NOT NULL
  ) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

  CREATE TABLE files (
    blob_id     text PRIMARY KEY,
    push_id     bigint NOT NULL REFERENCES pushes (id) ON DELETE CASCADE,
    position    int NOT NULL,
    byte_size   bigint NOT NULL,
    checksum    text NOT NULL,
    sealed_info bytea NOT NULL
  );
  CREATE INDEX files_of_push ON files (push_id, position);
  CREATE TABLE doomed_blobs (
    blob_id         text PRIMARY KEY,
    push_id         bigint NOT NULL,
    byte_size       bigint NOT NULL,
    unlink_after_ms bigint NOT NULL
  );
  CREATE INDEX doomed_blobs_due ON doomed_blobs (unlink_after_ms);
  CREATE INDEX doomed_blobs_of_push ON doomed_blobs (push_id);

  CREATE TABLE labels (
    push_id   bigint PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE,
    url_token bytea NOT NULL,
    name      bytea,
    note      bytea
  );

  -- The logs of all pushes in one, as they are written; each entry leads to the one of its push before it.
  CREATE TABLE audit_entries (
    id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    push_id    bigint NOT NULL,
    seq        int NOT NULL, -- from 1, without gaps, in each push
    before_id  bigint,
    kind       text NOT NULL,
    ip         text NOT NULL,
    user_agent text NOT NULL,
    referrer   text NOT NULL,
    at_ms      bigint NOT NULL
  );

  -- Attempts at secrets. Not in the log of the database: after a crash they are forgotten.
  CREATE UNLOGGED TABLE attempts (
    place    uuid PRIMARY KEY,
    key_hash bytea NOT NULL,
    at_ms    bigint NOT NULL,
    failed   boolean NOT NULL DEFAULT false -- while false, the attempt runs
  );
  CREATE INDEX attempts_of_key ON attempts (key_hash, at_ms);

  -- Who works on this database.
  CREATE TABLE nodes (
    id       uuid PRIMARY KEY,
    version  text NOT NULL,
    settings text NOT NULL, -- a digest of those that all nodes should have in common
    skew_ms  int NOT NULL, -- how far the database's clock is ahead of the node's
    seen_ms  bigint NOT NULL
  );

  -- Purges, as a log that only grows, with a hash chain.
  CREATE TABLE purges (
    seq           bigint PRIMARY KEY, -- from 1, without gaps
    push_id       bigint NOT NULL UNIQUE,
    until_id      bigint NOT NULL, -- the same, save for numbers of which nothing else is known
    expired_at_ms bigint,
    purged_at_ms  bigint,
    entry_count   int
  );
  CREATE FUNCTION purges_only_grow() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the log of purges only grows';
  END $$;
  CREATE TRIGGER purges_only_grow BEFORE UPDATE OR DELETE ON purges
    FOR EACH ROW EXECUTE FUNCTION purges_only_grow();
  CREATE TABLE purge_log_end (
    id      int PRIMARY KEY CHECK (id = 1),
    entries bigint NOT NULL,
    link    bytea NOT NULL,
    seal    bytea -- of both, under the master key; null until the first one
  );
  INSERT INTO purge_log_end (id, entries, link) VALUES (1, 0, decode(repeat('00', 32), 'hex'));
  ${FUNCTIONS_1}`,
  },
  // What few pushes have, as JSON (traits.ts), and pushes that their owner or a viewer has frozen.
  {
    restricts: true,
    sql: `
  ALTER TABLE pushes ADD COLUMN traits text, ADD COLUMN frozen boolean NOT NULL DEFAULT false;
  ${FUNCTIONS_2}`,
  },
  // Waits for held pushes. Whatever freezes a push ends them.
  {
    restricts: true,
    sql: `
  CREATE TABLE holds (
    id            text PRIMARY KEY,
    push_id       bigint NOT NULL REFERENCES pushes (id) ON DELETE CASCADE,
    waiter        bytea,
    words         text NOT NULL,
    ip            text NOT NULL,
    user_agent    text NOT NULL,
    asked_at_ms   bigint NOT NULL,
    expires_at_ms bigint NOT NULL,
    state         text NOT NULL CHECK (state IN ('waiting', 'released', 'refused', 'used', 'ended'))
  );
  CREATE INDEX holds_of_push ON holds (push_id);
  CREATE INDEX holds_due ON holds (expires_at_ms);
  ${HOLD_FUNCTIONS_1}`,
  },
  // Subscriptions, events and their deliveries. Triggers write an event in the commit of what it tells, whichever statement
  // that is.
  {
    restricts: false,
    sql: `
  CREATE TABLE subscriptions (
    id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id       bigint REFERENCES users (id) ON DELETE CASCADE, -- null: of the instance
    target        text NOT NULL,
    name          text NOT NULL,
    events        text NOT NULL, -- a JSON list
    settings      bytea, -- sealed; null where the server's settings have them
    created_at_ms bigint NOT NULL
  );
  CREATE UNIQUE INDEX subscriptions_name ON subscriptions (coalesce(user_id, 0), target, name);

  CREATE TABLE outbox (
    id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind       text NOT NULL,
    push_id    bigint,
    owner_id   bigint,
    ip         text NOT NULL,
    user_agent text NOT NULL,
    at_ms      bigint NOT NULL,
    detail     text NOT NULL, -- JSON
    spread     boolean NOT NULL DEFAULT false -- its deliveries are made
  );
  CREATE INDEX outbox_unspread ON outbox (id) WHERE NOT spread;

  CREATE TABLE deliveries (
    id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event_id        bigint NOT NULL REFERENCES outbox (id),
    subscription_id bigint NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
    push_id         bigint NOT NULL, -- 0 where it is about no push
    attempts        int NOT NULL DEFAULT 0,
    next_at_ms      bigint NOT NULL,
    leased_until_ms bigint NOT NULL DEFAULT 0,
    died_at_ms      bigint, -- given up
    error           text NOT NULL DEFAULT ''
  );
  CREATE INDEX deliveries_waiting ON deliveries (subscription_id, id) WHERE died_at_ms IS NULL;
  CREATE INDEX deliveries_held_up ON deliveries (subscription_id, push_id, id) WHERE died_at_ms IS NULL;
  CREATE INDEX deliveries_of_event ON deliveries (event_id);
  CREATE INDEX deliveries_dead ON deliveries (id) WHERE died_at_ms IS NOT NULL;

  -- An event is over when its last delivery is, also where a user is removed with all subscriptions.
  CREATE FUNCTION deliveries_end() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM outbox o
     WHERE o.id IN (SELECT event_id FROM ended)
       AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.event_id = o.id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER deliveries_end AFTER DELETE ON deliveries
    REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION deliveries_end();

  -- Once for each statement: one that claims a batch of views has many entries.
  CREATE FUNCTION entries_tell() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM subscriptions) THEN
      INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
      SELECT CASE e.kind WHEN 'creation' THEN 'push.created' WHEN 'view' THEN 'push.viewed'
                         WHEN 'failed_passphrase' THEN 'push.wrong_passphrase' WHEN 'alarm' THEN 'push.alarm'
                         ELSE 'push.hold_asked' END,
             p.id, p.owner_id, e.ip, e.user_agent, e.at_ms, '{}'
        FROM entries e JOIN pushes p ON p.id = e.push_id
       WHERE e.kind IN ('creation', 'view', 'failed_passphrase', 'alarm', 'hold_asked')
         AND EXISTS (SELECT 1 FROM subscriptions s WHERE s.user_id IS NULL OR s.user_id = p.owner_id)
       ORDER BY e.id;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER entries_tell AFTER INSERT ON audit_entries
    REFERENCING NEW TABLE AS entries FOR EACH STATEMENT EXECUTE FUNCTION entries_tell();

  CREATE FUNCTION expiry_tells() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM subscriptions s WHERE s.user_id IS NULL OR s.user_id = OLD.owner_id) THEN
      INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
      VALUES ('push.expired', NEW.id, OLD.owner_id, '', '', NEW.expired_at_ms,
              CASE WHEN NEW.deleted THEN '{"by":"hand"}'
                   WHEN NEW.views_counted >= NEW.expire_after_views THEN '{"by":"views"}' ELSE '{"by":"time"}' END);
    END IF;
    RETURN NULL;
  END $$;
  -- At the end of the transaction: the view that expired the push is told before the expiry.
  CREATE CONSTRAINT TRIGGER expiry_tells AFTER UPDATE ON pushes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (OLD.expired_at_ms IS NULL AND NEW.expired_at_ms IS NOT NULL) EXECUTE FUNCTION expiry_tells();

  -- Enabled only while somebody is subscribed: even one that finds nothing to do costs every view.
  CREATE FUNCTION set_telling() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    wanted boolean;
    enabled boolean;
  BEGIN
    -- One at a time: who ends the last subscription must see the one that somebody else begins.
    PERFORM pg_advisory_xact_lock(hashtextextended(current_schema() || ' telling', 0));
    wanted := EXISTS (SELECT 1 FROM subscriptions);
    enabled := (SELECT t.tgenabled <> 'D' FROM pg_trigger t
                 WHERE t.tgrelid = 'audit_entries'::regclass AND t.tgname = 'entries_tell');
    IF wanted AND NOT enabled THEN
      ALTER TABLE audit_entries ENABLE TRIGGER entries_tell;
      ALTER TABLE pushes ENABLE TRIGGER expiry_tells;
    ELSIF enabled AND NOT wanted THEN
      ALTER TABLE audit_entries DISABLE TRIGGER entries_tell;
      ALTER TABLE pushes DISABLE TRIGGER expiry_tells;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER set_telling AFTER INSERT OR DELETE ON subscriptions FOR EACH STATEMENT EXECUTE FUNCTION set_telling();
  ALTER TABLE audit_entries DISABLE TRIGGER entries_tell;
  ALTER TABLE pushes DISABLE TRIGGER expiry_tells;
  `,
  },
  // Requests: what their pushes have besides, and which pushes answered which.
  { restricts: true, sql: REQUESTS_1 },
  // Mails that tell people of a push; whether a user is told when a push is opened, and when they last looked at their list.
  {
    restricts: false,
    sql: `
  ALTER TABLE users ADD COLUMN notify_me boolean NOT NULL DEFAULT false,
                    ADD COLUMN looked_at_ms bigint NOT NULL DEFAULT 0;

  CREATE TABLE mailings (
    id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    push_id         bigint NOT NULL REFERENCES pushes (id) ON DELETE CASCADE,
    seq             int NOT NULL, -- of its audit entry
    recipients      text NOT NULL,
    locale          text,
    status          text NOT NULL,
    error           text,
    sent            text NOT NULL DEFAULT '', -- addresses between commas
    proceeded_at_ms bigint
  );
  CREATE INDEX mailings_of_push ON mailings (push_id);
  ${MAILING_FUNCTIONS_1}`,
  },
  // How often programs have loaded the page of a push.
  {
    restricts: false,
    sql: `
  CREATE TABLE scans (
    push_id bigint PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE,
    count   int NOT NULL
  );
  `,
  },
  // Who people are: roles, company sign-ins, second factors, passkeys; where sessions began, and what tokens may do.
  {
    restricts: true,
    sql: `
  ALTER TABLE users ADD COLUMN is_auditor boolean NOT NULL DEFAULT false,
                    ADD COLUMN suspended boolean NOT NULL DEFAULT false, -- the company sign-in admits this user no longer
                    ADD COLUMN vouched boolean NOT NULL DEFAULT false; -- the address is surely this person's

  ALTER TABLE sessions ADD COLUMN how text NOT NULL DEFAULT 'password',
                       ADD COLUMN strong boolean NOT NULL DEFAULT false, -- a second factor, or a passkey
                       ADD COLUMN ip text NOT NULL DEFAULT '',
                       ADD COLUMN user_agent text NOT NULL DEFAULT '',
                       ADD COLUMN last_used_at_ms bigint,
                       ADD COLUMN provider_sid text, -- the session at the provider, which may end this one
                       ADD COLUMN provider_hint bytea; -- sealed: what the provider is shown to sign out there

  ALTER TABLE api_tokens ADD COLUMN scopes text, -- JSON; null: all
                         ADD COLUMN networks text, -- JSON; null: any
                         ADD COLUMN expires_at_ms bigint,
                         ADD COLUMN last_used_ip text;

  ALTER TABLE password_links ADD COLUMN invites boolean NOT NULL DEFAULT false; -- somebody who has never signed in

  -- How a user is known elsewhere: at an OpenID provider, or in a directory.
  CREATE TABLE identities (
    id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    issuer     text NOT NULL,
    subject    text NOT NULL,
    user_id    bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    groups     text NOT NULL, -- JSON, as they were at the last sign-in
    email      text, -- where the provider or directory vouched for it then
    seen_at_ms bigint NOT NULL,
    UNIQUE (issuer, subject)
  );
  CREATE INDEX identities_of_user ON identities (user_id);

  CREATE TABLE totps (
    user_id       bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    secret        bytea NOT NULL, -- sealed
    last_step     bigint NOT NULL, -- of the last code that was accepted: none counts twice
    created_at_ms bigint NOT NULL
  );

  -- Those that are left.
  CREATE TABLE recovery_codes (
    user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    hash    bytea NOT NULL,
    PRIMARY KEY (user_id, hash)
  );

  CREATE TABLE passkeys (
    credential_id   bytea PRIMARY KEY,
    user_id         bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    public_key      bytea NOT NULL,
    counter         bigint NOT NULL,
    transports      text NOT NULL, -- JSON
    name            text NOT NULL,
    created_at_ms   bigint NOT NULL,
    last_used_at_ms bigint
  );
  CREATE INDEX passkeys_of_user ON passkeys (user_id);

  -- What counts once, until it would be refused anyway: states of sign-ins, notices of a provider, challenges.
  CREATE TABLE spent (
    hash     bytea PRIMARY KEY,
    until_ms bigint NOT NULL
  );
  CREATE INDEX spent_due ON spent (until_ms);

  -- The administrators' log, each entry with a hash of itself and of the one before (admin_log.ts).
  CREATE TABLE admin_entries (
    id         bigint PRIMARY KEY, -- from 1, without gaps
    kind       text NOT NULL,
    actor      text NOT NULL,
    user_id    bigint, -- whom it concerns
    user_email text NOT NULL,
    ip         text NOT NULL,
    user_agent text NOT NULL,
    at_ms      bigint NOT NULL,
    detail     text NOT NULL, -- JSON
    hash       bytea NOT NULL
  );
  CREATE INDEX admin_entries_of_user ON admin_entries (user_id, id);
  CREATE INDEX admin_entries_about ON admin_entries (user_email, id);
  CREATE INDEX admin_entries_by ON admin_entries (actor, id);
  CREATE INDEX admin_entries_of_kind ON admin_entries (kind, id);
  CREATE FUNCTION admin_entries_only_grow() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the administrators'' log only grows';
  END $$;
  CREATE TRIGGER admin_entries_only_grow BEFORE UPDATE ON admin_entries
    FOR EACH ROW EXECUTE FUNCTION admin_entries_only_grow();

  -- One row: between which entries the log is whole, as it can be read, and sealed under the master key. Its lock is that of
  -- the log: who appends holds it.
  CREATE TABLE admin_log_end (
    id         int PRIMARY KEY CHECK (id = 1),
    first_id   bigint NOT NULL, -- the last entry that was deleted
    first_link bytea NOT NULL,
    last_id    bigint NOT NULL,
    last_link  bytea NOT NULL,
    seal       bytea
  );

  -- Failures to sign in that are counted until an entry tells how many there were.
  CREATE TABLE admin_failures (
    key      text PRIMARY KEY,
    until_ms bigint NOT NULL,
    more     bigint NOT NULL,
    entry    text -- the row as JSON, sealed
  );
  CREATE INDEX admin_failures_due ON admin_failures (until_ms);
  `,
  },
  // For which schema each node was built. Programs from before this one compare versions: theirs is below 3.0.0.
  {
    restricts: true,
    sql: `
  ALTER TABLE nodes ADD COLUMN schema_version int NOT NULL DEFAULT 0;
  INSERT INTO meta (key, value) VALUES ('min_program_version', '3.0.0')
    ON CONFLICT (key) DO UPDATE SET value = excluded.value;
  `,
  },
  // Rises where the marks of known devices of an account must end: with its password, with a claim, and when it is disabled.
  {
    restricts: false,
    sql: `
  ALTER TABLE users ADD COLUMN device_epoch bigint NOT NULL DEFAULT 0;
  CREATE FUNCTION users_forget_devices() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.device_epoch := OLD.device_epoch + 1;
    RETURN NEW;
  END $$;
  CREATE TRIGGER users_forget_devices BEFORE UPDATE OF password_hash, disabled, vouched ON users FOR EACH ROW
    WHEN (NEW.password_hash <> OLD.password_hash OR NEW.disabled > OLD.disabled OR NEW.vouched <> OLD.vouched)
    EXECUTE FUNCTION users_forget_devices();
  `,
  },
  // As in SQLite.
  {
    restricts: true,
    sql: `
  DROP INDEX deliveries_held_up;
  ALTER TABLE deliveries RENAME COLUMN push_id TO chain;
  ALTER TABLE deliveries ADD COLUMN due_at_ms bigint; -- null: behind another, or given up
  UPDATE deliveries SET chain = 0 WHERE subscription_id IN (SELECT id FROM subscriptions WHERE target = 'siem');
  UPDATE deliveries SET due_at_ms = next_at_ms
   WHERE id IN (SELECT min(id) FROM deliveries WHERE died_at_ms IS NULL GROUP BY subscription_id, chain);
  ALTER TABLE deliveries DROP COLUMN next_at_ms;
  CREATE INDEX deliveries_in_chain ON deliveries (subscription_id, chain, id) WHERE died_at_ms IS NULL;
  CREATE INDEX deliveries_due ON deliveries (subscription_id, due_at_ms) WHERE due_at_ms IS NOT NULL;
  `,
  },
  // A request tells when it is closed, by hand or by its time.
  {
    restricts: false,
    sql: `
  CREATE OR REPLACE FUNCTION expiry_tells() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (
      SELECT 1 FROM subscriptions s
                WHERE (s.user_id IS NULL OR s.user_id = OLD.owner_id) AND s.target <> 'mail') THEN
      INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
      VALUES (CASE WHEN is_request_1(NEW.traits) THEN 'request.closed' ELSE 'push.expired' END,
              NEW.id, OLD.owner_id, '', '', NEW.expired_at_ms,
              CASE WHEN NEW.deleted THEN '{"by":"hand"}'
                   WHEN NEW.views_counted >= NEW.expire_after_views THEN '{"by":"views"}' ELSE '{"by":"time"}' END);
    END IF;
    RETURN NULL;
  END $$;
  `,
  },
  // Several views of one push in one change of its row.
  { restricts: false, sql: FUNCTIONS_3 },
];
