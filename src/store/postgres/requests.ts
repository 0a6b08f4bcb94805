// The writes of requests that store a push. They are rare beside pushes: each is a transaction of its own.

import type { ClientInfo } from "../../model/audit.ts";
import type { NewPush, PushRecord } from "../../model/push.ts";
import type { NewSecretRequest, SecretRequest } from "../../model/request.ts";
import type { PushParts } from "../contract.ts";
import { addAnswer, addRequest, openRequestsOf, takeAnswer, type RequestWrites } from "../sql/requests.ts";
import type { Connection, Query } from "./connection.ts";
import type { Creates } from "./creates.ts";
import { cleanClient } from "./parameters.ts";
import type { Speak } from "./run.ts";

export class PostgresRequests implements RequestWrites {
  readonly #db: Connection;
  readonly #creates: Creates;
  readonly #speak: Speak;
  readonly #testClock: boolean;

  /** @param parts.testClock whether the moments that callers pass decide, in place of the database's clock */
  constructor(db: Connection, parts: { creates: Creates; speak: Speak; testClock: boolean }) {
    this.#db = db;
    this.#creates = parts.creates;
    this.#speak = parts.speak;
    this.#testClock = parts.testClock;
  }

  create(
    push: NewPush,
    request: NewSecretRequest,
    parts: PushParts,
    client: ClientInfo,
    mostOpen: number,
  ): Promise<SecretRequest | "full"> {
    const ownerId = push.ownerId ?? 0;
    return this.#db.transaction(async (query) => {
      if ((await this.#speak(query, openRequestsOf(ownerId, push.createdAtMs))) >= mostOpen) return "full";
      const record = await this.#store(query, push, parts, client);
      await this.#speak(query, addRequest(record.id, ownerId, request));
      return { ...request, push: record, answers: 0 };
    });
  }

  answer(requestId: number, push: NewPush, parts: PushParts, client: ClientInfo): Promise<PushRecord | null> {
    return this.#db.transaction(async (query) => {
      await query("SELECT expire_if_due_1($1::bigint, decided_ms_1($2::bigint))", [requestId, this.#given(push)]);
      if (!(await this.#speak(query, takeAnswer(requestId, client, push.createdAtMs)))) return null;
      const record = await this.#store(query, push, parts, client);
      await this.#speak(query, addAnswer(requestId, record.id, client, record.createdAtMs));
      return record;
    });
  }

  #store(query: Query, push: NewPush, parts: PushParts, client: ClientInfo): Promise<PushRecord> {
    return this.#creates.createIn(query, { push, ...parts, client: cleanClient(client), givenMs: this.#given(push) });
  }

  #given({ createdAtMs }: NewPush): number | null {
    return this.#testClock ? createdAtMs : null;
  }
}
