// The functions of the database for waits, and for the answers to a request. Each locks the push first, so that what concerns one
// push happens one after the other: two decisions, two claims with one wait, a decision and a freeze; of many answers at once,
// no more get through than the request allows.

export const HOLD_FUNCTIONS = `
  CREATE FUNCTION end_holds_1() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE holds h SET state = 'ended' WHERE h.push_id = NEW.id AND h.state IN ('waiting', 'released');
    RETURN NULL;
  END $$;
  CREATE TRIGGER frozen_ends_holds AFTER UPDATE OF frozen ON pushes
    FOR EACH ROW WHEN (NEW.frozen AND NOT OLD.frozen) EXECUTE FUNCTION end_holds_1();

  -- Whether the push can still be released to anybody. Locks it.
  CREATE FUNCTION lock_open_push_1(wanted_push bigint, now_ms bigint) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM 1 FROM pushes p WHERE p.id = wanted_push FOR NO KEY UPDATE;
    RETURN EXISTS (SELECT 1 FROM pushes p WHERE p.id = wanted_push AND p.expired_at_ms IS NULL
                      AND p.expires_at_ms > now_ms AND NOT p.frozen);
  END $$;

  -- Releases or refuses a wait that is neither decided nor over.
  CREATE FUNCTION decide_hold_1(wanted_push bigint, wanted_id text, decision text, freezes boolean, timeout_ms bigint,
                                ip text, agent text, referrer text, link_text text, given_ms bigint)
    RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    now_ms bigint := decided_ms_1(given_ms);
    p record;
  BEGIN
    IF NOT lock_open_push_1(wanted_push, now_ms) THEN RETURN; END IF;
    UPDATE holds h
       SET state = decision,
           expires_at_ms = CASE WHEN decision = 'released' THEN now_ms + timeout_ms ELSE h.expires_at_ms END
     WHERE h.id = wanted_id AND h.push_id = wanted_push AND h.state = 'waiting' AND h.expires_at_ms > now_ms;
    IF NOT FOUND THEN RETURN; END IF;
    UPDATE pushes u
       SET frozen = u.frozen OR freezes,
           entry_count = u.entry_count + 1, prev_entry_id = u.last_entry_id,
           last_entry_id = nextval('audit_entries_id_seq'),
           last_entry_hash = next_link_1(u.last_entry_hash, u.id, u.entry_count + 1, link_text, now_ms)
     WHERE u.id = wanted_push
    RETURNING u.entry_count, u.last_entry_id, u.prev_entry_id INTO p;
    INSERT INTO audit_entries (id, push_id, seq, before_id, kind, ip, user_agent, referrer, at_ms)
      OVERRIDING SYSTEM VALUE
    VALUES (p.last_entry_id, wanted_push, p.entry_count, p.prev_entry_id, 'hold_' || decision, ip, agent, referrer, now_ms);
  END $$;

  -- Claims a view with a released wait and uses the wait up. No row: the wait is not released. Null: no view was left.
  CREATE FUNCTION claim_held_1(wanted_push bigint, wanted_id text, ip text, agent text, referrer text, link_text text,
                               stay_ms bigint, given_ms bigint)
    RETURNS TABLE (id bigint, views int, at_ms bigint) LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM 1 FROM pushes p WHERE p.id = wanted_push FOR NO KEY UPDATE;
    PERFORM 1 FROM holds h
      WHERE h.id = wanted_id AND h.push_id = wanted_push AND h.state = 'released'
        AND h.expires_at_ms > decided_ms_1(given_ms);
    IF NOT FOUND THEN RETURN; END IF;
    id := wanted_push;
    SELECT c.views, c.at_ms INTO views, at_ms
      FROM claim_batch_1(ARRAY[wanted_push], ARRAY[ip], ARRAY[agent], ARRAY[referrer], ARRAY[link_text],
                         ARRAY[stay_ms], given_ms, false) c;
    IF FOUND THEN UPDATE holds h SET state = 'used' WHERE h.id = wanted_id; END IF;
    RETURN NEXT;
  END $$;
`;
