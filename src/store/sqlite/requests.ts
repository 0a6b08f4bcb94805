// Requests as rows: finding and listing, and the door to their writes (operations/requests.ts).

import type { ClientInfo } from "../../model/audit.ts";
import type { NewPush, PushRecord } from "../../model/push.ts";
import type { NewSecretRequest, RequestState, SecretRequest } from "../../model/request.ts";
import type { PushParts, RequestStore } from "../contract.ts";
import type { StoreDb } from "./operations/index.ts";
import { COLUMNS, type PushRow, toRecord } from "./push_columns.ts";
import { created, type LabelColumn } from "./pushes.ts";

const REQUEST_COLUMNS = "r.max_answers, r.answers, r.takes_files, r.shows_requester, r.close_after_duration";
type RequestRow = PushRow & {
  max_answers: number;
  answers: number;
  takes_files: number;
  shows_requester: number;
  close_after_duration: number;
};

const toRequest = (row: RequestRow): SecretRequest => ({
  push: toRecord(row),
  maxAnswers: row.max_answers,
  answers: row.answers,
  takesFiles: row.takes_files !== 0,
  showsRequester: row.shows_requester !== 0,
  closeAfterDuration: row.close_after_duration,
});

export class SqliteRequests implements RequestStore {
  readonly #db: StoreDb;
  readonly #sql: ReturnType<typeof prepare>;

  constructor(db: StoreDb) {
    this.#db = db;
    this.#sql = prepare(db);
  }

  async create(
    push: NewPush,
    request: NewSecretRequest,
    parts: PushParts,
    client: ClientInfo,
    mostOpen: number,
  ): Promise<SecretRequest | "full"> {
    const id = await this.#db.write("createRequest", { push, request, ...parts, client, mostOpen });
    return id === "full" ? id : { ...request, push: created(push, id), answers: 0 };
  }

  async find(lookup: Uint8Array): Promise<SecretRequest | null> {
    const row = this.#sql.find.get({ lookup });
    return row && toRequest(row);
  }

  async list(
    ownerId: number,
    states: readonly RequestState[],
    nowMs: number,
    page: { limit: number; offset: number },
  ): ReturnType<RequestStore["list"]> {
    const [open, ready, closed] = (["open", "ready", "closed"] as const).map((state) => Number(states.includes(state)));
    const rows = this.#sql.list.all({
      ownerId,
      nowMs,
      open: open ?? 0,
      ready: ready ?? 0,
      closed: closed ?? 0,
      ...page,
    });
    return rows.map((row) => ({ request: toRequest(row), labels: row.labels }));
  }

  async answer(requestId: number, push: NewPush, parts: PushParts, client: ClientInfo): Promise<PushRecord | null> {
    const id = await this.#db.write("answerRequest", { requestId, push, ...parts, client });
    return id === null ? null : created(push, id);
  }

  async unopened(ownerId: number, nowMs: number, limit: number): ReturnType<RequestStore["unopened"]> {
    return this.#sql.unopened.all({ ownerId, nowMs, limit });
  }

  async answersTo(requestId: number, limit: number): ReturnType<RequestStore["answersTo"]> {
    const rows = this.#sql.answers.all({ requestId, limit });
    return rows.map((row) => ({ push: toRecord(row), labels: row.labels }));
  }
}

function prepare(db: StoreDb) {
  return {
    find: db.prepare<RequestRow>(`
      SELECT ${COLUMNS}, ${REQUEST_COLUMNS}
        FROM pushes p JOIN requests r ON r.push_id = p.id WHERE p.lookup = $lookup`),
    list: db.prepare<RequestRow & LabelColumn>(`
      SELECT ${COLUMNS}, ${REQUEST_COLUMNS}, l.sealed AS labels
        FROM requests r JOIN pushes p ON p.id = r.push_id LEFT JOIN labels l ON l.push_id = p.id
       WHERE r.owner_id = $ownerId AND p.owner_id = $ownerId
         AND CASE WHEN p.expired_at_ms IS NOT NULL OR p.expires_at_ms <= $nowMs THEN $closed
                  WHEN r.answers > 0 THEN $ready ELSE $open END
       ORDER BY r.push_id DESC
       LIMIT $limit OFFSET $offset`),
    // Whatever happens to a push adds an entry to its log.
    unopened: db.prepare<{ requestId: number; pushId: number }>(`
      SELECT a.request_id AS requestId, a.push_id AS pushId
        FROM requests r JOIN answers a ON a.request_id = r.push_id JOIN pushes p ON p.id = a.push_id
             JOIN audit_entries e ON e.id = p.last_entry_id
       WHERE r.owner_id = $ownerId AND p.owner_id = $ownerId
         AND p.expired_at_ms IS NULL AND p.expires_at_ms > $nowMs AND e.kind = 'creation'
       ORDER BY a.push_id DESC LIMIT $limit`),
    answers: db.prepare<PushRow & LabelColumn>(`
      SELECT ${COLUMNS}, l.sealed AS labels
        FROM answers a JOIN pushes p ON p.id = a.push_id LEFT JOIN labels l ON l.push_id = p.id
       WHERE a.request_id = $requestId ORDER BY a.push_id LIMIT $limit`),
  };
}
