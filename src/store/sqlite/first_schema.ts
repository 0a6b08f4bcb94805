// The schema of the first version, 2.5.0.

export const FIRST = `
  CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE users (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    email         TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    is_admin      INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE api_tokens (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id         INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name            TEXT NOT NULL,
    prefix          TEXT NOT NULL,
    hash            BLOB NOT NULL UNIQUE,
    created_at_ms   INTEGER NOT NULL,
    last_used_at_ms INTEGER,
    UNIQUE (user_id, name)
  ) STRICT;

  -- What a view changes is kept here, apart from the payload: each view rewrites a row of a few dozen bytes, never a payload of a megabyte.
  CREATE TABLE pushes (
    id                  INTEGER PRIMARY KEY AUTOINCREMENT,
    lookup              BLOB NOT NULL UNIQUE,
    owner_id            INTEGER, -- a user's id, which is never reused; removing a user releases its pushes first
    kind                TEXT NOT NULL CHECK (kind IN ('text', 'file', 'url', 'qr')),
    created_at_ms       INTEGER NOT NULL,
    updated_at_ms       INTEGER NOT NULL,
    expires_at_ms       INTEGER NOT NULL,
    expired_at_ms       INTEGER,
    deleted             INTEGER NOT NULL DEFAULT 0,
    expire_after_days   INTEGER NOT NULL,
    expire_after_views  INTEGER NOT NULL,
    views_counted       INTEGER NOT NULL DEFAULT 0,
    uncounted_entries   INTEGER NOT NULL DEFAULT 0,
    entry_count         INTEGER NOT NULL DEFAULT 0, -- of its audit log; the next two columns say where the log and its hash chain end
    last_entry_id       INTEGER,
    last_entry_hash     BLOB,
    file_count          INTEGER NOT NULL DEFAULT 0,
    retrieval_step      INTEGER NOT NULL,
    deletable_by_viewer INTEGER NOT NULL,
    guard_salt          BLOB,
    guard_memory_kib    INTEGER,
    guard_passes        INTEGER
  ) STRICT;
  -- Pushes that are due: the sweeper asks for them, and so do lists, in which they have already expired.
  CREATE INDEX pushes_due ON pushes (expires_at_ms) WHERE expired_at_ms IS NULL;
  -- An owner's active and expired pushes, newest first.
  CREATE INDEX pushes_active ON pushes (owner_id, id) WHERE expired_at_ms IS NULL AND owner_id IS NOT NULL;
  CREATE INDEX pushes_expired ON pushes (owner_id, id) WHERE expired_at_ms IS NOT NULL AND owner_id IS NOT NULL;
  CREATE INDEX pushes_owner_due ON pushes (owner_id, expires_at_ms) WHERE expired_at_ms IS NULL AND owner_id IS NOT NULL;
  -- Pushes that may be purged: anonymous ones, and those with an owner.
  CREATE INDEX pushes_purge_anonymous ON pushes (expired_at_ms) WHERE expired_at_ms IS NOT NULL AND owner_id IS NULL;
  CREATE INDEX pushes_purge_owned ON pushes (expired_at_ms) WHERE expired_at_ms IS NOT NULL AND owner_id IS NOT NULL;

  -- What expiry erases: the wrapped data key and the sealed payload.
  CREATE TABLE sealed_payloads (
    push_id  INTEGER PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE,
    key_slot INTEGER NOT NULL,
    payload  BLOB NOT NULL
  ) STRICT;

  -- The wrapped keys, which are overwritten in place when their pushes expire; key_slots.ts says why. No row is ever deleted here.
  CREATE TABLE key_slots (
    slot        INTEGER PRIMARY KEY,
    wrapped_key BLOB NOT NULL
  ) STRICT;
  CREATE TABLE free_key_slots (
    slot INTEGER PRIMARY KEY
  ) STRICT;

  -- The files of a push; sealed_info contains the name and the type. The contents are blobs on disk.
  CREATE TABLE files (
    blob_id     TEXT PRIMARY KEY,
    push_id     INTEGER NOT NULL REFERENCES pushes (id) ON DELETE CASCADE,
    position    INTEGER NOT NULL,
    byte_size   INTEGER NOT NULL,
    checksum    TEXT NOT NULL, -- of the blob's sealed bytes; chunks.ts says which
    sealed_info BLOB NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX files_of_push ON files (push_id, position);

  -- Blobs to unlink, with the earliest time: recorded in the commit that ends their push, so that no crash leaves one behind.
  CREATE TABLE doomed_blobs (
    blob_id         TEXT PRIMARY KEY,
    push_id         INTEGER NOT NULL,
    byte_size       INTEGER NOT NULL,
    unlink_after_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX doomed_blobs_due ON doomed_blobs (unlink_after_ms);
  CREATE INDEX doomed_blobs_of_push ON doomed_blobs (push_id);

  -- What the owner can read even after expiry. Anonymous pushes have no row here.
  CREATE TABLE labels (
    push_id   INTEGER PRIMARY KEY REFERENCES pushes (id) ON DELETE CASCADE,
    url_token BLOB NOT NULL,
    name      BLOB,
    note      BLOB
  ) STRICT;

  -- The audit logs of all pushes, in the order of writing: each entry leads to the previous entry of its push. So the entries of a commit are
  -- added to the same page, whichever pushes they belong to; an index by push would cost the commit a page for each push.
  CREATE TABLE audit_entries (
    id         INTEGER PRIMARY KEY,
    push_id    INTEGER NOT NULL,
    seq        INTEGER NOT NULL, -- from 1, without gaps, in each push
    before_id  INTEGER,
    kind       TEXT NOT NULL,
    ip         TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    referrer   TEXT NOT NULL,
    at_ms      INTEGER NOT NULL
  ) STRICT;
`;
