// The writes of requests that store a push: the door to operations/requests.ts.

import type { ClientInfo } from "../../model/audit.ts";
import type { NewPush, PushRecord } from "../../model/push.ts";
import type { NewSecretRequest, SecretRequest } from "../../model/request.ts";
import type { PushParts } from "../contract.ts";
import type { RequestWrites } from "../sql/requests.ts";
import type { StoreDb } from "./operations/index.ts";
import { created } from "./pushes.ts";

export class SqliteRequests implements RequestWrites {
  readonly #db: StoreDb;

  constructor(db: StoreDb) {
    this.#db = db;
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

  async answer(requestId: number, push: NewPush, parts: PushParts, client: ClientInfo): Promise<PushRecord | null> {
    const id = await this.#db.write("answerRequest", { requestId, push, ...parts, client });
    return id === null ? null : created(push, id);
  }
}
