// Requests in PostgreSQL. They are rare beside pushes: each change is a transaction of its own.

import { AppError } from "../../base/errors.ts";
import type { ClientInfo } from "../../model/audit.ts";
import type { NewPush, PushRecord } from "../../model/push.ts";
import type { NewSecretRequest, RequestState, SecretRequest } from "../../model/request.ts";
import type { PushParts, RequestStore } from "../contract.ts";
import type { Connection, Query } from "./connection.ts";
import { createIn } from "./creates.ts";
import type { Epochs } from "./epochs.ts";
import { cleanClient, linkText, sameBytes } from "./parameters.ts";
import { COLUMNS, type PushRow, toRecord } from "./push_columns.ts";
import { type LabelColumn } from "./pushes.ts";

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

export class PostgresRequests implements RequestStore {
  readonly #db: Connection;
  readonly #epochs: Epochs;
  readonly #testClock: boolean;

  /** @param parts.testClock whether the moments that callers pass decide, in place of the database's clock */
  constructor(db: Connection, parts: { epochs: Epochs; testClock: boolean }) {
    this.#db = db;
    this.#epochs = parts.epochs;
    this.#testClock = parts.testClock;
  }

  create(
    push: NewPush,
    request: NewSecretRequest,
    parts: PushParts,
    client: ClientInfo,
    mostOpen: number,
  ): Promise<SecretRequest | "full"> {
    const givenMs = this.#given(push.createdAtMs);
    return this.#db.transaction(async (query) => {
      // One at a time for each owner: two would each count without the other.
      await query("SELECT 1 FROM users WHERE id = $1::bigint FOR NO KEY UPDATE", [push.ownerId]);
      const [open] = await query<{ n: number }>(COUNT_OPEN, [push.ownerId, givenMs]);
      if ((open?.n ?? 0) >= mostOpen) return "full";
      const record = await this.#store(query, push, parts, client, givenMs);
      const { maxAnswers, takesFiles, showsRequester, closeAfterDuration } = request;
      await query(
        `INSERT INTO requests (push_id, owner_id, max_answers, takes_files, shows_requester, close_after_duration)
         VALUES ($1::bigint, $2::bigint, $3::int, $4::boolean, $5::boolean, $6::int)`,
        [record.id, push.ownerId, maxAnswers, takesFiles, showsRequester, closeAfterDuration],
      );
      return { ...request, push: record, answers: 0 };
    });
  }

  async find(lookup: Uint8Array): Promise<SecretRequest | null> {
    const [row] = await this.#db.read<RequestRow>(
      `SELECT ${COLUMNS}, ${REQUEST_COLUMNS}
         FROM pushes p JOIN requests r ON r.push_id = p.id WHERE p.lookup = $1::bytea`,
      [lookup],
    );
    if (row && !sameBytes(row.lookup, lookup)) throw this.#db.misrouted("a request");
    return row ? toRequest(row) : null;
  }

  async list(
    ownerId: number,
    states: readonly RequestState[],
    nowMs: number,
    { limit, offset }: { limit: number; offset: number },
  ): ReturnType<RequestStore["list"]> {
    const wanted = (["open", "ready", "closed"] as const).map((state) => states.includes(state));
    const rows = await this.#db.read<RequestRow & LabelColumn>(LIST, [ownerId, nowMs, ...wanted, limit, offset]);
    if (rows.some(({ owner_id }) => owner_id !== ownerId)) throw this.#db.misrouted("a list");
    return rows.map((row) => ({ request: toRequest(row), labels: row.labels }));
  }

  answer(requestId: number, push: NewPush, parts: PushParts, client: ClientInfo): Promise<PushRecord | null> {
    const givenMs = this.#given(push.createdAtMs);
    const { ip, userAgent, referrer } = cleanClient(client);
    const text = linkText("answer", { ip, userAgent, referrer });
    return this.#db.transaction(async (query) => {
      const [row] = await query<{ taken: boolean }>(
        "SELECT take_answer_1($1::bigint, $2, $3, $4, $5, $6::bigint) AS taken",
        [requestId, ip, userAgent, referrer, text, givenMs],
      );
      if (!row?.taken) return null;
      const record = await this.#store(query, push, parts, client, givenMs);
      await query("INSERT INTO answers (push_id, request_id) VALUES ($1::bigint, $2::bigint)", [record.id, requestId]);
      await query(ANSWERED, [
        requestId,
        record.id,
        ip,
        userAgent,
        record.createdAtMs,
        JSON.stringify({ request: requestId }),
      ]);
      return record;
    });
  }

  async unopened(ownerId: number, nowMs: number, limit: number): ReturnType<RequestStore["unopened"]> {
    const rows = await this.#db.read<{ request_id: number; push_id: number; owner_id: number }>(UNOPENED, [
      ownerId,
      nowMs,
      limit,
    ]);
    if (rows.some(({ owner_id }) => owner_id !== ownerId)) throw this.#db.misrouted("answers");
    return rows.map(({ request_id: requestId, push_id: pushId }) => ({ requestId, pushId }));
  }

  async answersTo(requestId: number, limit: number): ReturnType<RequestStore["answersTo"]> {
    const rows = await this.#db.read<PushRow & LabelColumn & { request_id: number }>(
      `SELECT ${COLUMNS}, a.request_id::float8 AS request_id, l.sealed AS labels
         FROM answers a JOIN pushes p ON p.id = a.push_id LEFT JOIN labels l ON l.push_id = p.id
        WHERE a.request_id = $1::bigint ORDER BY a.push_id LIMIT $2::int`,
      [requestId, limit],
    );
    if (rows.some(({ request_id }) => request_id !== requestId)) throw this.#db.misrouted("answers");
    return rows.map((row) => ({ push: toRecord(row), labels: row.labels }));
  }

  async #store(
    query: Query,
    push: NewPush,
    parts: PushParts,
    client: ClientInfo,
    givenMs: number | null,
  ): Promise<PushRecord> {
    const record = await createIn(query, { push, ...parts, client: cleanClient(client), givenMs }, this.#epochs);
    if (!record) throw new AppError("unauthorized", "This account has been removed.");
    return record;
  }

  #given(nowMs: number): number | null {
    return this.#testClock ? nowMs : null;
  }
}

const COUNT_OPEN = `
  SELECT count(*)::int AS n FROM requests r JOIN pushes p ON p.id = r.push_id
   WHERE r.owner_id = $1::bigint AND p.expired_at_ms IS NULL AND p.expires_at_ms > decided_ms_1($2::bigint)`;

// $1 owner, $2 now, $3 open ones, $4 ready ones, $5 closed ones, $6 limit, $7 offset.
const LIST = `
  SELECT ${COLUMNS}, ${REQUEST_COLUMNS}, l.sealed AS labels
    FROM requests r JOIN pushes p ON p.id = r.push_id LEFT JOIN labels l ON l.push_id = p.id
   WHERE r.owner_id = $1::bigint AND p.owner_id = $1::bigint
     AND CASE WHEN p.expired_at_ms IS NOT NULL OR p.expires_at_ms <= $2::bigint THEN $5::boolean
              WHEN r.answers > 0 THEN $4::boolean ELSE $3::boolean END
   ORDER BY r.push_id DESC LIMIT $6::int OFFSET $7::int`;

// Whatever happens to a push adds an entry to its log.
const UNOPENED = `
  SELECT a.request_id::float8 AS request_id, a.push_id::float8 AS push_id, r.owner_id::float8 AS owner_id
    FROM requests r JOIN answers a ON a.request_id = r.push_id JOIN pushes p ON p.id = a.push_id
         JOIN audit_entries e ON e.id = p.last_entry_id
   WHERE r.owner_id = $1::bigint AND p.owner_id = $1::bigint
     AND p.expired_at_ms IS NULL AND p.expires_at_ms > $2::bigint AND e.kind = 'creation'
   ORDER BY a.push_id DESC LIMIT $3::int`;

// Mail is told of the answers to few requests: all others must cost no event.
const ANSWERED = `
  INSERT INTO outbox (kind, push_id, owner_id, ip, user_agent, at_ms, detail)
  SELECT 'request.answered', $2::bigint, p.owner_id, $3, $4, $5::bigint, $6
    FROM pushes p
   WHERE p.id = $1::bigint
     AND EXISTS (SELECT 1 FROM subscriptions s
                  WHERE (s.user_id IS NULL OR s.user_id = p.owner_id)
                    AND (s.target <> 'mail' OR p.traits LIKE '%"notifyMe":%'))`;
