// The schema of requests in PostgreSQL, and the one function that answers need. It locks the request first, so that of many
// answers at once no more get through than the request allows.

export const REQUESTS_1 = `
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

  -- Takes one of the answers that a request allows, and logs it. False: it is closed, or has them all.
  CREATE FUNCTION take_answer_1(wanted_push bigint, ip text, agent text, referrer text, link_text text, given_ms bigint)
    RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE
    now_ms bigint := decided_ms_1(given_ms);
    p record;
  BEGIN
    PERFORM expire_if_due_1(wanted_push, now_ms);
    PERFORM 1 FROM pushes u WHERE u.id = wanted_push AND u.expired_at_ms IS NULL FOR NO KEY UPDATE;
    IF NOT FOUND THEN RETURN false; END IF;
    UPDATE requests r SET answers = r.answers + 1 WHERE r.push_id = wanted_push AND r.answers < r.max_answers;
    IF NOT FOUND THEN RETURN false; END IF;
    UPDATE pushes u
       SET updated_at_ms = now_ms,
           entry_count = u.entry_count + 1, prev_entry_id = u.last_entry_id,
           last_entry_id = nextval('audit_entries_id_seq'),
           last_entry_hash = next_link_1(u.last_entry_hash, u.id, u.entry_count + 1, link_text, now_ms)
     WHERE u.id = wanted_push
    RETURNING u.entry_count, u.last_entry_id, u.prev_entry_id INTO p;
    INSERT INTO audit_entries (id, push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
      OVERRIDING SYSTEM VALUE
    VALUES (p.last_entry_id, wanted_push, p.entry_count, p.prev_entry_id, 'answer', ip, agent, referrer, now_ms);
    RETURN true;
  END $$;

  -- A request tells when it is answered, which the transaction that stores the answer writes.
  CREATE FUNCTION is_request_1(traits text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(traits::jsonb ->> 'request' = 'true', false)
  $$;

  CREATE OR REPLACE FUNCTION entries_tell() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM subscriptions) THEN
      INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
      SELECT CASE e.kind WHEN 'creation' THEN 'push.created' WHEN 'view' THEN 'push.viewed'
                         WHEN 'failed_passphrase' THEN 'push.wrong_passphrase' WHEN 'alarm' THEN 'push.alarm'
                         ELSE 'push.hold_asked' END,
             p.id, p.owner_id, e.ip, e.user_agent, e.at_ms, '{}'
        FROM entries e JOIN pushes p ON p.id = e.push_id
       WHERE e.kind IN ('creation', 'view', 'failed_passphrase', 'alarm', 'hold_asked')
         AND NOT is_request_1(p.traits)
         AND EXISTS (SELECT 1 FROM subscriptions s WHERE s.user_id IS NULL OR s.user_id = p.owner_id)
       ORDER BY e.id;
    END IF;
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION expiry_tells() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT is_request_1(NEW.traits)
       AND EXISTS (SELECT 1 FROM subscriptions s WHERE s.user_id IS NULL OR s.user_id = OLD.owner_id) THEN
      INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
      VALUES ('push.expired', NEW.id, OLD.owner_id, '', '', NEW.expired_at_ms,
              CASE WHEN NEW.deleted THEN '{"by":"hand"}'
                   WHEN NEW.views_counted >= NEW.expire_after_views THEN '{"by":"views"}' ELSE '{"by":"time"}' END);
    END IF;
    RETURN NULL;
  END $$;
`;
