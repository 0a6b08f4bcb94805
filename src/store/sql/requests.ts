// Secret requests. Each is a push with the trait `request`, which the lists and counts of pushes leave out, and what is here.
// `create` and `answer` store a push too, which each engine does by hand: requests.ts of both.

import type { ClientInfo } from "../../model/audit.ts";
import type { NewPush, PushRecord } from "../../model/push.ts";
import type { NewSecretRequest, RequestState, SecretRequest } from "../../model/request.ts";
import type { PushParts } from "../pushes.ts";
import { append } from "./audit_trail.ts";
import { PUSH_COLUMNS, type PushRow, toRecord } from "./push_rows.ts";
import { all, changed, did, lockPush, lockUser, type Offered, one, only, type Statement, type Steps } from "./voice.ts";

export type RequestStore = Offered<typeof requests> & RequestWrites;

export interface RequestWrites {
  /**
   * Stores a request, as `PushStore.create` stores its push.
   * @param mostOpen how many of its owner may be open at once
   * @returns "full" if so many are: then nothing is stored
   */
  create(
    push: NewPush,
    request: NewSecretRequest,
    parts: PushParts,
    client: ClientInfo,
    mostOpen: number,
  ): Promise<SecretRequest | "full">;

  /**
   * Stores an answer, as `PushStore.create` stores a push, and takes one of the answers that the request allows, in one
   * step with an `answer` entry in the log of the request and the event `request.answered`, which mail is told of only
   * if the request asks for it. Of many at once no more get through than it allows.
   * @returns null if the request is closed or has all its answers: then nothing is stored
   */
  answer(requestId: number, push: NewPush, parts: PushParts, client: ClientInfo): Promise<PushRecord | null>;
}

export const requests = {
  reads: {
    find: (lookup: Uint8Array) =>
      one(
        `SELECT ${PUSH_COLUMNS}, ${REQUEST_COLUMNS}
           FROM pushes p JOIN requests r ON r.push_id = p.id WHERE p.lookup = $lookup`,
        { lookup },
        toRequest,
      ),

    /** One page of an owner's requests in these states, newest first. */
    list: (
      ownerId: number,
      states: readonly RequestState[],
      nowMs: number,
      { limit, offset }: { limit: number; offset: number },
    ) =>
      all(
        `SELECT ${PUSH_COLUMNS}, ${REQUEST_COLUMNS}, l.sealed AS labels
           FROM requests r JOIN pushes p ON p.id = r.push_id LEFT JOIN labels l ON l.push_id = p.id
          WHERE r.owner_id = $ownerId AND p.owner_id = $ownerId
            AND CASE WHEN p.expired_at_ms IS NOT NULL OR p.expires_at_ms <= $nowMs THEN $closed
                     WHEN r.answers > 0 THEN $ready ELSE $open END
          ORDER BY r.push_id DESC LIMIT $limit OFFSET $offset`,
        {
          ownerId,
          nowMs,
          open: states.includes("open"),
          ready: states.includes("ready"),
          closed: states.includes("closed"),
          limit,
          offset,
        },
        (row: RequestRow & Labelled) => ({ request: toRequest(row), labels: row.labels }),
      ),

    /** Answers to an owner's requests that can be read and that nobody has opened yet; at most `limit`. */
    // Whatever happens to a push adds an entry to its log.
    unopened: (ownerId: number, nowMs: number, limit: number) =>
      all(
        `SELECT a.request_id, a.push_id
           FROM requests r JOIN answers a ON a.request_id = r.push_id JOIN pushes p ON p.id = a.push_id
                JOIN audit_entries e ON e.id = p.last_entry_id
          WHERE r.owner_id = $ownerId AND p.owner_id = $ownerId
            AND p.expired_at_ms IS NULL AND p.expires_at_ms > $nowMs AND e.kind = 'creation'
          ORDER BY a.push_id DESC LIMIT $limit`,
        { ownerId, nowMs, limit },
        (row: { request_id: number; push_id: number }) => ({ requestId: row.request_id, pushId: row.push_id }),
      ),

    /** The pushes that answered a request, oldest first, until they are purged. */
    answersTo: (requestId: number, limit: number) =>
      all(
        `SELECT ${PUSH_COLUMNS}, l.sealed AS labels
           FROM answers a JOIN pushes p ON p.id = a.push_id LEFT JOIN labels l ON l.push_id = p.id
          WHERE a.request_id = $requestId ORDER BY a.push_id LIMIT $limit`,
        { requestId, limit },
        (row: PushRow & Labelled) => ({ push: toRecord(row), labels: row.labels }),
      ),
  },
};

/** Before a request is stored: how many of its owner are open. Until the end of the transaction no other one is stored. */
export function* openRequestsOf(ownerId: number, nowMs: number): Steps<number> {
  yield* lockUser(ownerId);
  return yield* only(
    `SELECT count(*) AS n FROM requests r JOIN pushes p ON p.id = r.push_id
      WHERE r.owner_id = $ownerId AND p.expired_at_ms IS NULL AND p.expires_at_ms > decided($nowMs)`,
    { ownerId, nowMs },
    (row: { n: number }) => row.n,
  );
}

/** After its push. */
export const addRequest = (
  pushId: number,
  ownerId: number,
  { maxAnswers, takesFiles, showsRequester, closeAfterDuration }: NewSecretRequest,
): Statement<number> =>
  changed(
    `INSERT INTO requests (push_id, owner_id, max_answers, takes_files, shows_requester, close_after_duration)
     VALUES ($pushId, $ownerId, $maxAnswers, $takesFiles, $showsRequester, $closeAfterDuration)`,
    { pushId, ownerId, maxAnswers, takesFiles, showsRequester, closeAfterDuration },
  );

/** Before the push that answers is stored, of a request that is expired if it is due: takes one of the answers that the request allows, and logs it. @returns whether it could */
export function* takeAnswer(requestId: number, client: ClientInfo, nowMs: number): Steps<boolean> {
  yield* lockPush(requestId);
  const isTaken = yield* did(
    `UPDATE requests SET answers = answers + 1
      WHERE push_id = $requestId AND answers < max_answers
        AND EXISTS (SELECT 1 FROM pushes p
                     WHERE p.id = $requestId AND p.expired_at_ms IS NULL AND p.expires_at_ms > decided($nowMs))`,
    { requestId, nowMs },
  );
  if (!isTaken) return false;
  const atMs = yield* only(
    "UPDATE pushes SET updated_at_ms = decided($nowMs) WHERE id = $requestId RETURNING updated_at_ms",
    { requestId, nowMs },
    (row: { updated_at_ms: number }) => row.updated_at_ms,
  );
  yield* append("answer", { pushId: requestId, client, atMs });
  return true;
}

/** After it, with the event. */
export function* addAnswer(requestId: number, pushId: number, client: ClientInfo, nowMs: number): Steps<void> {
  yield* changed("INSERT INTO answers (push_id, request_id) VALUES ($pushId, $requestId)", { pushId, requestId });
  // Mail is told of the answers to few requests: all others must cost no event.
  yield* changed(
    `INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
     SELECT 'request.answered', $pushId, p.owner_id, $ip, $userAgent, $nowMs, $detail
       FROM pushes p
      WHERE p.id = $requestId
        AND EXISTS (SELECT 1 FROM subscriptions s
                     WHERE (s.user_id IS NULL OR s.user_id = p.owner_id)
                       AND (s.target <> 'mail' OR p.traits LIKE '%"notifyMe":%'))`,
    {
      requestId,
      pushId,
      ip: client.ip,
      userAgent: client.userAgent,
      nowMs,
      detail: JSON.stringify({ request: requestId }),
    },
  );
}

type Labelled = { labels: Uint8Array | null };

const REQUEST_COLUMNS = "r.max_answers, r.answers, r.takes_files, r.shows_requester, r.close_after_duration";
type RequestRow = PushRow & {
  max_answers: number;
  answers: number;
  takes_files: boolean;
  shows_requester: boolean;
  close_after_duration: number;
};

const toRequest = (row: RequestRow): SecretRequest => ({
  push: toRecord(row),
  maxAnswers: row.max_answers,
  answers: row.answers,
  takesFiles: row.takes_files,
  showsRequester: row.shows_requester,
  closeAfterDuration: row.close_after_duration,
});
