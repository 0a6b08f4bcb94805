// The triggers that write events, in the commit of the change that an event reports. They exist only while there are subscribers, because even a
// trigger that does nothing costs each view a few microseconds. Few owners want mail about views, so views of other owners' pushes cost no event.

import { tellingEntries, toldBy } from "../sql/told_entries.ts";
import type { Connection } from "./connection.ts";

// A request has events for its end and for its answers; the operation that stores an answer also writes the answer's event.
const IS_NO_REQUEST = (push: string): string => `coalesce(json_extract(${push}.traits, '$.request'), 0) = 0`;

export const TRIGGERS: Readonly<Record<string, string>> = {
  entries_tell: `
    CREATE TRIGGER entries_tell AFTER INSERT ON audit_entries
      WHEN EXISTS (SELECT 1 FROM subscriptions)
       AND NEW.kind IN ${tellingEntries()}
    BEGIN
      INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
      SELECT ${toldBy("NEW.kind")},
             p.id, p.owner_id, NEW.ip, NEW.user_agent, NEW.at_ms, '{}'
        FROM pushes p
       WHERE p.id = NEW.push_id AND ${IS_NO_REQUEST("p")}
         AND EXISTS (SELECT 1 FROM subscriptions s
                      WHERE (s.user_id IS NULL OR s.user_id = p.owner_id)
                        AND (s.target <> 'mail' OR NEW.kind = 'view' AND instr(p.traits, '"notifyMe":') > 0));
    END`,
  expiry_tells: `
    CREATE TRIGGER expiry_tells AFTER UPDATE OF expired_at_ms ON pushes
        WHEN OLD.expired_at_ms IS NULL AND NEW.expired_at_ms IS NOT NULL
         AND EXISTS (SELECT 1 FROM subscriptions s
                      WHERE (s.user_id IS NULL OR s.user_id = OLD.owner_id) AND s.target <> 'mail')
      BEGIN
        INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
        VALUES (CASE WHEN ${IS_NO_REQUEST("NEW")} THEN 'push.expired' ELSE 'request.closed' END, NEW.id, OLD.owner_id, '', '', NEW.expired_at_ms,
                CASE WHEN NEW.deleted = 1 THEN '{"by":"hand"}'
                     WHEN NEW.views_counted >= NEW.expire_after_views THEN '{"by":"views"}' ELSE '{"by":"time"}' END);
      END`,
};

/** @returns a function that creates or drops the triggers, as the subscriptions require */
export function triggerSetter(connection: Pick<Connection, "prepare">): () => void {
  // Reads the table and not an index: if the table is damaged, this fails, and the log says so.
  const state = connection.prepare<{ needed: number; there: number }>(`
    SELECT EXISTS (SELECT 1 FROM subscriptions NOT INDEXED) AS needed,
           EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'entries_tell') AS there`);
  return () => {
    const { needed: isNeeded, there } = state.get({}) ?? { needed: 0, there: 0 };
    if (!isNeeded && !there) return;
    // Always created again: the triggers of an earlier version may write fewer events.
    for (const [name, sql] of Object.entries(TRIGGERS)) {
      connection.prepare(`DROP TRIGGER IF EXISTS ${name}`).run({});
      if (isNeeded) connection.prepare(sql).run({});
    }
  };
}
