// The writes of requests that store a push. ../../sql/requests.ts says what each promises.

import type { ClientInfo } from "../../../model/audit.ts";
import type { NewPush } from "../../../model/push.ts";
import type { NewSecretRequest } from "../../../model/request.ts";
import type { PushParts } from "../../contract.ts";
import { addAnswer, addRequest, openRequestsOf, takeAnswer } from "../../sql/requests.ts";
import type { Erasure } from "../erasure.ts";
import type { Speak } from "../run.ts";

type CreatePush = PushParts & { push: NewPush; client: ClientInfo };

interface Parts {
  erasure: Erasure;
  createPush: (push: CreatePush) => number;
  speak: Speak;
}

export function requestOperations({ erasure, createPush, speak }: Parts) {
  return {
    /** @returns the id of its push */
    createRequest({
      request,
      mostOpen,
      ...parts
    }: CreatePush & { request: NewSecretRequest; mostOpen: number }): number | "full" {
      const { ownerId, createdAtMs: nowMs } = parts.push;
      if (speak(openRequestsOf(ownerId ?? 0, nowMs)) >= mostOpen) return "full";
      const id = createPush(parts);
      speak(addRequest(id, ownerId ?? 0, request));
      return id;
    },

    /** @returns the id of the push that answers */
    answerRequest({ requestId: id, ...parts }: CreatePush & { requestId: number }): number | null {
      const { client, push } = parts;
      const nowMs = push.createdAtMs;
      erasure.expireIfDue(id, nowMs);
      if (!speak(takeAnswer(id, client, nowMs))) return null;
      const pushId = createPush(parts);
      speak(addAnswer(id, pushId, client, nowMs));
      return pushId;
    },
  };
}
