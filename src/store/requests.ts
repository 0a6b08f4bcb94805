// What every engine promises of requests.

import type { ClientInfo } from "../model/audit.ts";
import type { NewPush, PushRecord } from "../model/push.ts";
import type { NewSecretRequest, RequestState, SecretRequest } from "../model/request.ts";
import type { PushParts } from "./pushes.ts";

/** Requests. Each is a push with the trait `request`, which the lists and counts of pushes leave out, and what is here. */
export interface RequestStore {
  /**
   * Stores a request, as `PushStore.create` stores its push.
   * @param mostOpen how many of its owner may be open at once
   * @returns "full" where so many are: then nothing is stored
   */
  create(
    push: NewPush,
    request: NewSecretRequest,
    parts: PushParts,
    client: ClientInfo,
    mostOpen: number,
  ): Promise<SecretRequest | "full">;
  find(lookup: Uint8Array): Promise<SecretRequest | null>;

  /** One page of an owner's requests in these states, newest first. */
  list(
    ownerId: number,
    states: readonly RequestState[],
    nowMs: number,
    page: { limit: number; offset: number },
  ): Promise<Array<{ request: SecretRequest; labels: Uint8Array | null }>>;

  /**
   * Stores an answer, as `PushStore.create` stores a push, and takes one of the answers that the request allows, in one
   * step with an `answer` entry in the log of the request and the event `request.answered`, which mail is told of only
   * where the request asks for it. Of many at once no more get through than it allows.
   * @returns null where the request is closed or has all its answers: then nothing is stored
   */
  answer(requestId: number, push: NewPush, parts: PushParts, client: ClientInfo): Promise<PushRecord | null>;

  /** Answers to an owner's requests that can be read and that nobody has opened yet; at most `limit`. */
  unopened(ownerId: number, nowMs: number, limit: number): Promise<Array<{ requestId: number; pushId: number }>>;

  /** The pushes that answered a request, oldest first, until they are purged. */
  answersTo(requestId: number, limit: number): Promise<Array<{ push: PushRecord; labels: Uint8Array | null }>>;
}
