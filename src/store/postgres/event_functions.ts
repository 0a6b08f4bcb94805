// The database functions and triggers that write events, in the commit of the change that an event reports, whichever statement makes it.

import { tellingEntries, toldBy } from "../sql/told_entries.ts";

/** Never change this list: a migration with `entriesTell(TOLD_BY_ENTRIES)` adds newer kinds. */
const TOLD_AT_FIRST = [
  { entry: "creation", kind: "push.created" },
  { entry: "view", kind: "push.viewed" },
  { entry: "failed_passphrase", kind: "push.wrong_passphrase" },
  { entry: "alarm", kind: "push.alarm" },
  { entry: "hold_asked", kind: "push.hold_asked" },
];

/** The function that turns audit entries into events. Only its trigger calls the function, so a migration may replace it. */
export const entriesTell = (told: ReadonlyArray<{ entry: string; kind: string }>): string => `
  -- It runs once for each statement, because a batch of views has many entries. Few owners want mail about views, so the views of other pushes
  -- must not cost an event.
  CREATE OR REPLACE FUNCTION entries_tell() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM subscriptions) THEN
      INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
      SELECT ${toldBy("e.kind", told)},
             p.id, p.owner_id, e.ip, e.user_agent, e.at_ms, '{}'
        FROM entries e JOIN pushes p ON p.id = e.push_id
       WHERE e.kind IN ${tellingEntries(told)}
         AND NOT is_request_1(p.traits)
         AND EXISTS (SELECT 1 FROM subscriptions s
                      WHERE (s.user_id IS NULL OR s.user_id = p.owner_id)
                        AND (s.target <> 'mail' OR e.kind = 'view' AND p.traits LIKE '%"notifyMe":%'))
       ORDER BY e.id;
    END IF;
    RETURN NULL;
  END $$;`;

export const EVENT_FUNCTIONS = `
  -- An event ends with its last delivery, even if a user is removed with all subscriptions. The plan must suit one delivery as well as 20,000,
  -- whatever the planner knows of the tables: so each event is found by an index, in a subquery that cannot become a join.
  CREATE FUNCTION deliveries_end() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE
    over bigint[] := ARRAY (SELECT e.event_id FROM ended e
                             WHERE (SELECT d.id FROM deliveries d WHERE d.event_id = e.event_id LIMIT 1) IS NULL);
  BEGIN
    DELETE FROM outbox o WHERE o.id = ANY (over);
    RETURN NULL;
  END $$;
  CREATE TRIGGER deliveries_end AFTER DELETE ON deliveries
    REFERENCING OLD TABLE AS ended FOR EACH STATEMENT EXECUTE FUNCTION deliveries_end();

  -- A request has two events: the transaction that stores an answer writes "answered", and the expiry writes "closed".
  CREATE FUNCTION is_request_1(traits text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(traits::jsonb ->> 'request' = 'true', false)
  $$;

${entriesTell(TOLD_AT_FIRST)}
  CREATE TRIGGER entries_tell AFTER INSERT ON audit_entries
    REFERENCING NEW TABLE AS entries FOR EACH STATEMENT EXECUTE FUNCTION entries_tell();

  CREATE FUNCTION expiry_tells() RETURNS trigger LANGUAGE plpgsql AS $$
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
  -- It runs at the end of the transaction, so that the event of the last view comes before that of the expiry.
  CREATE CONSTRAINT TRIGGER expiry_tells AFTER UPDATE ON pushes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (OLD.expired_at_ms IS NULL AND NEW.expired_at_ms IS NOT NULL) EXECUTE FUNCTION expiry_tells();

  -- The triggers are enabled only while there are subscribers: even a trigger with nothing to do costs each view some time.
  CREATE FUNCTION set_telling() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    wanted boolean;
    enabled boolean;
  BEGIN
    -- One at a time: a transaction that ends the last subscription must see one that another begins.
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

  -- If the owner is removed, the labels are deleted; then the addresses must be deleted too.
  CREATE FUNCTION mailings_end() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM mailings m WHERE m.push_id = OLD.push_id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER mailings_end AFTER DELETE ON labels FOR EACH ROW EXECUTE FUNCTION mailings_end();
`;
