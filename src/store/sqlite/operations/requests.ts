// The writes of requests that store a push. ../../sql/requests.ts says what each promises.

import type { ClientInfo } from "../../../model/audit.ts";
import type { NewPush } from "../../../model/push.ts";
import type { NewSecretRequest } from "../../../model/request.ts";
import type { PushParts } from "../../contract.ts";
import { addAnswer, addRequest, openRequestsOf } from "../../sql/requests.ts";
import { runNow } from "../../sql/voice.ts";
import type { Connection } from "../connection.ts";
import type { Erasure } from "../erasure.ts";
import { answersOn } from "../run.ts";
import { type AuditTrail, LAST_ENTRY, type LastEntry } from "./audit_trail.ts";

type CreatePush = PushParts & { push: NewPush; client: ClientInfo };

interface Parts {
  erasure: Erasure;
  trail: AuditTrail;
  createPush: (push: CreatePush) => number;
}

export function requestOperations(connection: Connection, { erasure, trail, createPush }: Parts) {
  const answers = answersOn(connection);
  const sql = prepare(connection);

  return {
    /** @returns the id of its push */
    createRequest({
      request,
      mostOpen,
      ...parts
    }: CreatePush & { request: NewSecretRequest; mostOpen: number }): number | "full" {
      const { ownerId, createdAtMs: nowMs } = parts.push;
      if (runNow(openRequestsOf(ownerId ?? 0, nowMs), answers) >= mostOpen) return "full";
      const id = createPush(parts);
      runNow(addRequest(id, ownerId ?? 0, request), answers);
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
      sql.touch.run({ id, nowMs });
      trail.audit(id, last, "answer", client, nowMs);
      runNow(addAnswer(id, pushId, client, nowMs), answers);
      return pushId;
    },
  };
}

function prepare(connection: Connection) {
  return {
    isOpen: connection.prepare<LastEntry>(`
      SELECT ${LAST_ENTRY} FROM pushes WHERE id = $id AND expired_at_ms IS NULL`),
    takeAnswer: connection.prepare(`
      UPDATE requests SET answers = answers + 1 WHERE push_id = $id AND answers < max_answers`),
    touch: connection.prepare(`UPDATE pushes SET updated_at_ms = $nowMs WHERE id = $id`),
  };
}
