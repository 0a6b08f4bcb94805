// The function of the database for mails that tell people of a push, and the triggers that write events for mail.

export const MAILING_FUNCTIONS_1 = `
  -- Orders mail: a row, an audit entry and an event. Null where the push has expired or its log is full.
  CREATE FUNCTION order_mail_1(wanted_push bigint, addresses text, language text, ip text, agent text, referrer text,
                               link_text text, max_uncounted int, given_ms bigint)
    RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE
    now_ms bigint := decided_ms_1(given_ms);
    p record;
    mailing bigint;
  BEGIN
    PERFORM expire_if_due_1(wanted_push, now_ms);
    UPDATE pushes u
       SET uncounted_entries = u.uncounted_entries + 1,
           entry_count = u.entry_count + 1, prev_entry_id = u.last_entry_id,
           last_entry_id = nextval('audit_entries_id_seq'),
           last_entry_hash = next_link_1(u.last_entry_hash, u.id, u.entry_count + 1, link_text, now_ms)
     WHERE u.id = wanted_push AND u.expired_at_ms IS NULL AND u.uncounted_entries < max_uncounted
    RETURNING u.entry_count, u.last_entry_id, u.prev_entry_id, u.owner_id INTO p;
    IF NOT FOUND THEN RETURN NULL; END IF;
    INSERT INTO audit_entries (id, push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
      OVERRIDING SYSTEM VALUE
    VALUES (p.last_entry_id, wanted_push, p.entry_count, p.prev_entry_id, 'creation_email_send', ip, agent, referrer, now_ms);
    INSERT INTO mailings (push_id, seq, recipients, locale, status)
    VALUES (wanted_push, p.entry_count, addresses, language, 'pending') RETURNING id INTO mailing;
    INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
    VALUES ('mail.send', wanted_push, p.owner_id, ip, agent, now_ms, '{"mailing":' || mailing || '}');
    RETURN mailing;
  END $$;

  CREATE FUNCTION mailings_end() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM mailings m WHERE m.push_id = OLD.push_id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER mailings_end AFTER DELETE ON labels FOR EACH ROW EXECUTE FUNCTION mailings_end();

  -- Mail is told of the views of few pushes: all others must cost nothing.
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
         AND EXISTS (SELECT 1 FROM subscriptions s
                      WHERE (s.user_id IS NULL OR s.user_id = p.owner_id)
                        AND (s.target <> 'mail' OR e.kind = 'view' AND p.traits LIKE '%"notifyMe":%'))
       ORDER BY e.id;
    END IF;
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION expiry_tells() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT is_request_1(NEW.traits) AND EXISTS (
      SELECT 1 FROM subscriptions s
                WHERE (s.user_id IS NULL OR s.user_id = OLD.owner_id) AND s.target <> 'mail') THEN
      INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
      VALUES ('push.expired', NEW.id, OLD.owner_id, '', '', NEW.expired_at_ms,
              CASE WHEN NEW.deleted THEN '{"by":"hand"}'
                   WHEN NEW.views_counted >= NEW.expire_after_views THEN '{"by":"views"}' ELSE '{"by":"time"}' END);
    END IF;
    RETURN NULL;
  END $$;
`;
