// The writes of requests: create, answer. contract.ts says what each promises.

import type { ClientInfo } from "../../../model/audit.ts";
import type { NewPush } from "../../../model/push.ts";
import type { NewSecretRequest } from "../../../model/request.ts";
import type { PushParts } from "../../contract.ts";
import type { Connection } from "../connection.ts";
import type { Erasure } from "../erasure.ts";
import { type AuditTrail, LAST_ENTRY, type LastEntry } from "./audit_trail.ts";

type CreatePush = PushParts & { push: NewPush; client: ClientInfo };

interface Parts {
  erasure: Erasure;
  trail: AuditTrail;
  createPush: (push: CreatePush) => number;
}

export function requestOperations(connection: Connection, { erasure, trail, createPush }: Parts) {
  const sql = prepare(connection);

  return {
    /** @returns the id of its push */
    createRequest({
      request,
      mostOpen,
      ...parts
    }: CreatePush & { request: NewSecretRequest; mostOpen: number }): number | "full" {
      const { ownerId, createdAtMs: nowMs } = parts.push;
      if ((sql.countOpen.get({ ownerId, nowMs })?.n ?? 0) >= mostOpen) return "full";
      const id = createPush(parts);
      const { maxAnswers, takesFiles, showsRequester, closeAfterDuration } = request;
      sql.insert.run({
        id,
        ownerId,
        maxAnswers,
        takesFiles: Number(takesFiles),
        showsRequester: Number(showsRequester),
        closeAfterDuration,
      });
      return id;
    },

    /** @returns the id of the push that answers */
    answerRequest({ requestId: id, ...parts }: CreatePush & { requestId: number }): number | null {
      const { client, push } = parts;
      const nowMs = push.createdAtMs;
      erasure.expireIfDue(id, nowMs);
      const last = sql.isOpen.get({ id });
      if (!last || sql.takeAnswer.run({ id }) === 0) return null;
      const pushId = createPush(parts);
      sql.insertAnswer.run({ pushId, id });
      sql.touch.run({ id, nowMs });
      trail.audit(id, last, "answer", client, nowMs);
      const { ip, userAgent } = client;
      sql.tell.run({ id, pushId, ip, userAgent, nowMs, detail: JSON.stringify({ request: id }) });
      return pushId;
    },
  };
}

function prepare(connection: Connection) {
  return {
    countOpen: connection.prepare<{ n: number }>(`
      SELECT count(*) AS n FROM requests r JOIN pushes p ON p.id = r.push_id
       WHERE r.owner_id = $ownerId AND p.expired_at_ms IS NULL AND p.expires_at_ms > $nowMs`),
    insert: connection.prepare(`
      INSERT INTO requests (push_id, owner_id, max_answers, takes_files, shows_requester, close_after_duration)
      VALUES ($id, $ownerId, $maxAnswers, $takesFiles, $showsRequester, $closeAfterDuration)`),
    isOpen: connection.prepare<LastEntry>(`
      SELECT ${LAST_ENTRY} FROM pushes WHERE id = $id AND expired_at_ms IS NULL`),
    takeAnswer: connection.prepare(`
      UPDATE requests SET answers = answers + 1 WHERE push_id = $id AND answers < max_answers`),
    insertAnswer: connection.prepare(`INSERT INTO answers (push_id, request_id) VALUES ($pushId, $id)`),
    // Mail is told of the answers to few requests: all others must cost no event.
    tell: connection.prepare(`
      INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
      SELECT 'request.answered', $pushId, p.owner_id, $ip, $userAgent, $nowMs, $detail
        FROM pushes p
       WHERE p.id = $id
         AND EXISTS (SELECT 1 FROM subscriptions s
                      WHERE (s.user_id IS NULL OR s.user_id = p.owner_id)
                        AND (s.target <> 'mail' OR instr(p.traits, '"notifyMe":') > 0))`),
    touch: connection.prepare(`UPDATE pushes SET updated_at_ms = $nowMs WHERE id = $id`),
  };
}
