// Secret requests. Each is a push with the trait `request`, which lists and counts of pushes leave out, and a row in `requests`.

import { provedBy } from "../../model/addressee.ts";
import type { ClientInfo } from "../../model/audit.ts";
import type { NewPush, PushRecord } from "../../model/push.ts";
import { type NewSecretRequest, REQUEST_STATES, type RequestState, type SecretRequest } from "../../model/request.ts";
import type { PushParts } from "../pushes.ts";
import { append } from "./audit_trail.ts";
import { listed, type RowOf } from "./columns.ts";
import { PUSH_COLUMNS, type PushRow, toRecord } from "./push_rows.ts";
import { traitOf } from "./tokens.ts";
import {
  all,
  changed,
  did,
  expireIfDue,
  lockPush,
  lockUser,
  number,
  type Offered,
  one,
  only,
  short,
  type Steps,
  storePush,
} from "./voice.ts";

export type RequestStore = Offered<typeof requests>;

export const requests = {
  reads: {
    find: (lookup: Uint8Array) =>
      one(
        `SELECT ${PUSH_COLUMNS}, ${REQUEST_COLUMNS}
           FROM pushes p JOIN requests r ON r.push_id = p.id WHERE p.lookup = $lookup`,
        { lookup },
        toRequest,
      ),

    /** One page of an owner's requests in these states, newest first; with `tokenId`, only those that this API token has made. */
    list: (
      ownerId: number,
      states: readonly RequestState[],
      nowMs: number,
      { tokenId = null, ...page }: { limit: number; offset: number; tokenId?: number | null },
    ) =>
      all(
        `SELECT ${PUSH_COLUMNS}, ${REQUEST_COLUMNS}, l.sealed AS labels
           FROM requests r JOIN pushes p ON p.id = r.push_id LEFT JOIN labels l ON l.push_id = p.id
          WHERE r.owner_id = $ownerId AND p.owner_id = $ownerId AND (p.traits LIKE $inside OR p.traits LIKE $last)
            AND CASE WHEN p.expired_at_ms IS NOT NULL OR p.expires_at_ms <= $nowMs THEN $closed
                     WHEN r.answers > 0 THEN $ready ELSE $open END
          ORDER BY r.push_id DESC LIMIT $limit OFFSET $offset`,
        {
          ownerId,
          nowMs,
          ...page,
          ...traitOf(tokenId),
          ...Object.fromEntries(REQUEST_STATES.map((state) => [state, states.includes(state)])),
        },
        (row: RequestRow & Labelled) => ({ request: toRequest(row), labels: row.labels }),
      ),

    /** Up to `limit` active, unopened answers to an owner's requests: their logs have only the first entry. */
    unopened: (ownerId: number, nowMs: number, limit: number) =>
      all<{ requestId: number; pushId: number; isClosed: boolean }>(
        `SELECT a.request_id, a.push_id, q.expired_at_ms IS NOT NULL OR q.expires_at_ms <= $nowMs AS is_closed
           FROM requests r JOIN pushes q ON q.id = r.push_id JOIN answers a ON a.request_id = r.push_id
                JOIN pushes p ON p.id = a.push_id JOIN audit_entries e ON e.id = p.last_entry_id
          WHERE r.owner_id = $ownerId AND p.owner_id = $ownerId
            AND p.expired_at_ms IS NULL AND p.expires_at_ms > $nowMs AND e.kind = 'creation'
          ORDER BY a.push_id DESC LIMIT $limit`,
        { ownerId, nowMs, limit },
      ),

    /** The answers to a request, oldest first, until they are purged. */
    answersTo: (requestId: number, limit: number) =>
      all(
        `SELECT ${PUSH_COLUMNS}, l.sealed AS labels
           FROM answers a JOIN pushes p ON p.id = a.push_id LEFT JOIN labels l ON l.push_id = p.id
          WHERE a.request_id = $requestId ORDER BY a.push_id LIMIT $limit`,
        { requestId, limit },
        (row: PushRow & Labelled) => ({ push: toRecord(row), labels: row.labels }),
      ),

    /** The push of the request that this push answers; null if it answers none. */
    askedFor: (answerId: number) =>
      one(
        `SELECT ${PUSH_COLUMNS}, l.sealed AS labels
           FROM answers a JOIN pushes p ON p.id = a.request_id LEFT JOIN labels l ON l.push_id = p.id
          WHERE a.push_id = $answerId`,
        { answerId },
        (row: PushRow & Labelled) => ({ push: toRecord(row), labels: row.labels }),
      ),
  },

  writes: {
    /**
     * Stores a request, including its push, as `PushStore.create` does.
     * @param mostOpen the maximum number of open requests that its owner may have
     * @returns "full", with nothing stored, if that number is reached
     */
    create: short(function* create(
      push: NewPush,
      request: NewSecretRequest,
      parts: PushParts,
      client: ClientInfo,
      mostOpen: number,
    ): Steps<SecretRequest | "full"> {
      const ownerId = push.ownerId ?? 0;
      yield* lockUser(ownerId);
      const open = yield* number(
        `SELECT count(*) AS n FROM requests r JOIN pushes p ON p.id = r.push_id
          WHERE r.owner_id = $ownerId AND p.expired_at_ms IS NULL AND p.expires_at_ms > decided($nowMs)`,
        { ownerId, nowMs: push.createdAtMs },
      );
      if (open >= mostOpen) return "full";
      const record = yield* storePush({ push, parts, client });
      yield* changed(
        `INSERT INTO requests (push_id, owner_id, max_answers, takes_files, shows_requester, close_after_duration)
         VALUES ($pushId, $ownerId, $maxAnswers, $takesFiles, $showsRequester, $closeAfterDuration)`,
        { pushId: record.id, ownerId, ...request },
      );
      return { ...request, push: record, answers: 0 };
    }),

    /**
     * Stores an answer, as `PushStore.create` stores a push, and counts it as one of the answers that the request allows. The same commit
     * contains an `answer` entry in the log of the request, and the event `request.answered`. However many answers arrive at once, no more are
     * stored than the request allows.
     * @returns null, with nothing stored, if the request is closed or has all its answers
     */
    answer: short(function* answer(
      requestId: number,
      push: NewPush,
      parts: PushParts,
      client: ClientInfo,
    ): Steps<PushRecord | null> {
      const nowMs = push.createdAtMs;
      yield* expireIfDue(requestId, nowMs);
      yield* lockPush(requestId);
      const isTaken = yield* did(
        `UPDATE requests SET answers = answers + 1
          WHERE push_id = $requestId AND answers < max_answers
            AND EXISTS (SELECT 1 FROM pushes p
                         WHERE p.id = $requestId AND p.expired_at_ms IS NULL AND p.expires_at_ms > decided($nowMs))`,
        { requestId, nowMs },
      );
      if (!isTaken) return null;
      const { updatedAtMs: atMs } = yield* only<{ updatedAtMs: number }>(
        "UPDATE pushes SET updated_at_ms = decided($nowMs) WHERE id = $requestId RETURNING updated_at_ms",
        { requestId, nowMs },
      );
      yield* append("answer", { pushId: requestId, client, atMs });
      const record = yield* storePush({ push, parts, client });
      const answers = "INSERT INTO answers (push_id, request_id) VALUES ($pushId, $requestId)";
      yield* changed(answers, { pushId: record.id, requestId });
      // Few owners want mail about answers, so answers to other owners' requests must not cost an event.
      yield* changed(
        `INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
         SELECT 'request.answered', $pushId, p.owner_id, $ip, $userAgent, $atMs, $detail
           FROM pushes p
          WHERE p.id = $requestId
            AND EXISTS (SELECT 1 FROM subscriptions s
                         WHERE (s.user_id IS NULL OR s.user_id = p.owner_id)
                           AND (s.target <> 'mail' OR p.traits LIKE '%"notifyMe":%'))`,
        {
          requestId,
          pushId: record.id,
          ip: client.ip,
          userAgent: client.userAgent,
          atMs: record.createdAtMs,
          detail: JSON.stringify({ request: requestId, ...provedBy(client.referrer) }),
        },
      );
      return record;
    }),
  },
};

type Labelled = { labels: Uint8Array | null };

const REQUEST = ["max_answers", "answers", "takes_files", "shows_requester", "close_after_duration"] as const;
const REQUEST_COLUMNS = listed("r", REQUEST);
type RequestRow = PushRow & RowOf<(typeof REQUEST)[number]>;

const toRequest = (row: RequestRow): SecretRequest => ({
  push: toRecord(row),
  maxAnswers: row.max_answers,
  answers: row.answers,
  takesFiles: row.takes_files,
  showsRequester: row.shows_requester,
  closeAfterDuration: row.close_after_duration,
});
