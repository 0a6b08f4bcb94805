// The schema of 3.0.0, the first version with PostgreSQL.

import { EVENT_FUNCTIONS } from "./event_functions.ts";
import { FUNCTIONS } from "./functions.ts";

export const FIRST = `
  CREATE TABLE users (
    id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    email         text NOT NULL UNIQUE,
    password_hash text NOT NULL,
    is_admin      boolean NOT NULL,
    disabled      boolean NOT NULL DEFAULT false,
    created_at_ms bigint NOT NULL,
    notify_me     boolean NOT NULL DEFAULT false, -- whether to mail the user when a push is opened
    looked_at_ms  bigint NOT NULL DEFAULT 0, -- when the user last looked at the list of pushes
    is_auditor    boolean NOT NULL DEFAULT false,
    suspended     boolean NOT NULL DEFAULT false, -- the company's sign-in no longer admits this user
    vouched       boolean NOT NULL DEFAULT false, -- the address is confirmed
    device_epoch  bigint NOT NULL DEFAULT 0
  );
  -- The known devices of an account are forgotten when its password changes, or it is taken over or disabled.
  CREATE FUNCTION users_forget_devices() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.device_epoch := OLD.device_epoch + 1;
    RETURN NEW;
  END $$;
  CREATE TRIGGER users_forget_devices BEFORE UPDATE OF password_hash, disabled, vouched ON users FOR EACH ROW
    WHEN (NEW.password_hash <> OLD.password_hash OR NEW.disabled > OLD.disabled OR NEW.vouched <> OLD.vouched)
    EXECUTE FUNCTION users_forget_devices();

  CREATE TABLE api_tokens (
    id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id         bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name            text NOT NULL,
    prefix          text NOT NULL,
    hash            bytea NOT NULL UNIQUE,
    created_at_ms   bigint NOT NULL,
    last_used_at_ms bigint,
    scopes          text, -- JSON; null for all
    networks        text, -- JSON; null for any
    expires_at_ms   bigint,
    last_used_ip    text,
    UNIQUE (user_id, name)
  );

  CREATE TABLE sessions (
    hash            bytea PRIMARY KEY, -- SHA-256 of the id in the cookie
    user_id         bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at_ms   bigint NOT NULL,
    expires_at_ms   bigint NOT NULL,
    how             text NOT NULL DEFAULT 'password',
    strong          boolean NOT NULL DEFAULT false, -- a second factor, or a passkey
    ip              text NOT NULL DEFAULT '',
    user_agent      text NOT NULL DEFAULT '',
    last_used_at_ms bigint,
    provider_sid    text, -- the session at the provider, which may end this one
    provider_hint   bytea -- the sealed ID token, for signing out there
  );
  CREATE INDEX sessions_user ON sessions (user_id);
  CREATE INDEX sessions_expiry ON sessions (expires_at_ms);

  CREATE TABLE password_links (
    user_id       bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    hash          bytea NOT NULL UNIQUE,
    expires_at_ms bigint NOT NULL,
    invites       boolean NOT NULL DEFAULT false -- whether it is an invitation
  );

  CREATE TABLE pushes (
    id                  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    lookup              bytea NOT NULL UNIQUE CHECK (octet_length(lookup) = 32),
    owner_id            bigint, -- a user's id, which is never reused; removing a user releases its pushes first
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
    prev_entry_id       bigint, -- the previous last_entry_id: RETURNING has only new values
    last_entry_hash     bytea,
    file_count          int NOT NULL DEFAULT 0,
    retrieval_step      boolean NOT NULL,
    covered             boolean NOT NULL DEFAULT false,
    deletable_by_viewer boolean NOT NULL,
    guard_salt          bytea,
    guard_memory_kib    int,
    guard_passes        int,
    traits              text, -- what few pushes have, as JSON (traits.ts)
    frozen              boolean NOT NULL DEFAULT false, -- by the owner or a viewer
    CHECK (views_counted <= expire_after_views) -- the last line of defence: a view too many is an error
  ) WITH (fillfactor = 70); -- leaves room on the page, so that a view writes no index
  CREATE INDEX pushes_due ON pushes (expires_at_ms) WHERE expired_at_ms IS NULL;
  CREATE INDEX pushes_active ON pushes (owner_id, id) WHERE expired_at_ms IS NULL AND owner_id IS NOT NULL;
  CREATE INDEX pushes_expired ON pushes (owner_id, id) WHERE expired_at_ms IS NOT NULL AND owner_id IS NOT NULL;
  CREATE INDEX pushes_owner_due ON pushes (owner_id, expires_at_ms) WHERE expired_at_ms IS NULL AND owner_id IS NOT NULL;
  CREATE INDEX pushes_purge_anonymous ON pushes (expired_at_ms) WHERE expired_at_ms IS NOT NULL AND owner_id IS NULL;
  CREATE INDEX pushes_purge_owned ON pushes (expired_at_ms) WHERE expired_at_ms IS NOT NULL AND owner_id IS NOT NULL;

  -- Expiry erases these. The wrapped key has its own table, so that wrapping it again does not rewrite the payload.
  CREATE TABLE sealed_payloads (
    push_id  bigint PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE,
    payload  bytea NOT NULL,
    checksum bigint NOT NULL, -- CRC-32 of the payload
    words    bytea -- the sender's words to recipients
  ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
  ALTER TABLE sealed_payloads ALTER COLUMN payload SET STORAGE EXTERNAL; -- sealed bytes cannot be compressed
  CREATE TABLE push_keys (
    push_id     bigint PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE,
    epoch       int NOT NULL, -- of the epoch key around the wrapped key; 0 for none
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
    push_id bigint PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE,
    sealed  bytea NOT NULL
  );

  -- The logs of all pushes in one table, in the order of writing. Each entry leads to the previous entry of its push.
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

  -- Attempts at secrets. The table is unlogged, so a crash loses them.
  CREATE UNLOGGED TABLE attempts (
    place    uuid PRIMARY KEY,
    key_hash bytea NOT NULL,
    at_ms    bigint NOT NULL,
    failed   boolean NOT NULL DEFAULT false -- while it is false, the attempt is running
  );
  CREATE INDEX attempts_of_key ON attempts (key_hash, at_ms);

  -- The nodes that use this database.
  CREATE TABLE nodes (
    id             uuid PRIMARY KEY,
    version        text NOT NULL,
    settings       text NOT NULL, -- a digest of the settings that all nodes should have in common
    skew_ms        int NOT NULL, -- how far the database's clock is ahead of the node's
    seen_ms        bigint NOT NULL,
    schema_version int NOT NULL DEFAULT 0 -- the version for which the node's program was built
  );

  -- The log of purges. It only grows, and has a hash chain.
  CREATE TABLE purges (
    seq           bigint PRIMARY KEY, -- from 1, without gaps
    push_id       bigint NOT NULL UNIQUE,
    until_id      bigint NOT NULL, -- the same, except for ids of which nothing else is known
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
    seal    bytea -- the seal of both, under the master key; null at first
  );
  INSERT INTO purge_log_end (id, entries, link) VALUES (1, 0, decode(repeat('00', 32), 'hex'));

  -- Waits for held pushes. A freeze of the push ends them.
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
  CREATE FUNCTION end_holds_1() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE holds h SET state = 'ended' WHERE h.push_id = NEW.id AND h.state IN ('waiting', 'released');
    RETURN NULL;
  END $$;
  CREATE TRIGGER frozen_ends_holds AFTER UPDATE OF frozen ON pushes
    FOR EACH ROW WHEN (NEW.frozen AND NOT OLD.frozen) EXECUTE FUNCTION end_holds_1();

  -- Requests: a request is a push with these columns, and its answers are pushes too.
  CREATE TABLE requests (
    push_id              bigint PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE,
    owner_id             bigint NOT NULL,
    max_answers          int NOT NULL,
    answers              int NOT NULL DEFAULT 0,
    takes_files          boolean NOT NULL,
    shows_requester      boolean NOT NULL,
    close_after_duration int NOT NULL
  );
  CREATE INDEX requests_of_owner ON requests (owner_id, push_id);

  CREATE TABLE answers (
    push_id    bigint PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE,
    request_id bigint NOT NULL REFERENCES requests (push_id) ON DELETE CASCADE
  );
  CREATE INDEX answers_of_request ON answers (request_id, push_id);

  -- Subscriptions, events and their deliveries.
  CREATE TABLE subscriptions (
    id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id       bigint REFERENCES users (id) ON DELETE CASCADE, -- null for those of the instance
    target        text NOT NULL,
    name          text NOT NULL,
    events        text NOT NULL, -- a JSON list
    settings      bytea, -- sealed; null if the server's settings contain them
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
    spread     boolean NOT NULL DEFAULT false -- whether its deliveries exist
  );
  CREATE INDEX outbox_unspread ON outbox (id) WHERE NOT spread;

  -- The deliveries of a chain, such as the events of one push, happen one after the other. Only the oldest living delivery of a chain has a due
  -- time, so that a search for due deliveries never reads the others.
  CREATE TABLE deliveries (
    id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event_id        bigint NOT NULL REFERENCES outbox (id),
    subscription_id bigint NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE,
    chain           bigint NOT NULL, -- a push's id; 0 for no push, or for a collector that wants one order
    attempts        int NOT NULL DEFAULT 0,
    leased_until_ms bigint NOT NULL DEFAULT 0,
    died_at_ms      bigint, -- given up
    error           text NOT NULL DEFAULT '',
    due_at_ms       bigint -- null if it waits for another one or was given up
  );
  CREATE INDEX deliveries_waiting ON deliveries (subscription_id, id) WHERE died_at_ms IS NULL;
  CREATE INDEX deliveries_in_chain ON deliveries (subscription_id, chain, id) WHERE died_at_ms IS NULL;
  CREATE INDEX deliveries_due ON deliveries (subscription_id, due_at_ms) WHERE due_at_ms IS NOT NULL;
  CREATE INDEX deliveries_of_event ON deliveries (event_id);
  CREATE INDEX deliveries_dead ON deliveries (id) WHERE died_at_ms IS NOT NULL;

  -- Mails to the recipients of a push.
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

  -- How often programs have loaded the page of a push.
  CREATE TABLE scans (
    push_id bigint PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE,
    count   int NOT NULL
  );

  -- The identities of users at an OpenID provider or in a directory.
  CREATE TABLE identities (
    id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    issuer     text NOT NULL,
    subject    text NOT NULL,
    user_id    bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    groups     text NOT NULL, -- JSON, as they were at the last sign-in
    email      text, -- the confirmed address at that time
    seen_at_ms bigint NOT NULL,
    UNIQUE (issuer, subject)
  );
  CREATE INDEX identities_of_user ON identities (user_id);

  CREATE TABLE totps (
    user_id       bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    secret        bytea NOT NULL, -- sealed
    last_step     bigint NOT NULL, -- of the last accepted code; no code counts twice
    created_at_ms bigint NOT NULL
  );

  -- The recovery codes that are still unused.
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

  -- Used values, which must not be accepted again before they expire: states of sign-ins, notices of a provider, challenges.
  CREATE TABLE spent (
    hash     bytea PRIMARY KEY,
    until_ms bigint NOT NULL
  );
  CREATE INDEX spent_due ON spent (until_ms);

  -- The administrators' log, with a hash chain (admin_log.ts).
  CREATE TABLE admin_entries (
    id         bigint PRIMARY KEY, -- from 1, without gaps
    kind       text NOT NULL,
    actor      text NOT NULL,
    user_id    bigint, -- the user whom the entry concerns
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

  -- One row: where the log begins and ends, in clear and sealed under the master key. A transaction that appends to the log locks this row.
  CREATE TABLE admin_log_end (
    id         int PRIMARY KEY CHECK (id = 1),
    first_id   bigint NOT NULL, -- the last deleted entry
    first_link bytea NOT NULL,
    last_id    bigint NOT NULL,
    last_link  bytea NOT NULL,
    seal       bytea
  );

  -- Counts of failed sign-ins, until an entry reports them.
  CREATE TABLE admin_failures (
    key      text PRIMARY KEY,
    until_ms bigint NOT NULL,
    more     bigint NOT NULL,
    entry    text -- the row as JSON, sealed
  );
  CREATE INDEX admin_failures_due ON admin_failures (until_ms);

  -- Programs older than 3.0.0 read this.
  INSERT INTO meta (key, value) VALUES ('min_program_version', '3.0.0');
  ${FUNCTIONS}
  ${EVENT_FUNCTIONS}
`;
