// A request asks people, who need no account, for a secret. The question is stored as a push that no one can retrieve:
// sealed, guarded, logged and expired like any other. Each answer is an ordinary push of the requester.

import { isExpired, type PushRecord } from "./push.ts";

export interface SecretRequest {
  /** The sealed question. The request is closed once this push has expired. */
  push: PushRecord;
  /** How many answers the request accepts in all. */
  maxAnswers: number;
  answers: number;
  /** Whether an answer may have files. */
  takesFiles: boolean;
  /** Whether anyone with the link sees the email address of the requester. */
  showsRequester: boolean;
  /** How long the request was meant to stay open, as an index into DURATIONS_MS. */
  closeAfterDuration: number;
}

export type NewSecretRequest = Pick<
  SecretRequest,
  "maxAnswers" | "takesFiles" | "showsRequester" | "closeAfterDuration"
>;

/** `ready`: answered. It still accepts answers if any are left. */
export const REQUEST_STATES = ["open", "ready", "closed"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const requestStateOf = ({ push, answers }: SecretRequest, nowMs: number): RequestState =>
  isExpired(push, nowMs) ? "closed" : answers > 0 ? "ready" : "open";

export const answersLeft = (request: SecretRequest, nowMs: number): number =>
  isExpired(request.push, nowMs) ? 0 : Math.max(0, request.maxAnswers - request.answers);

/** A request with its url_token, which the store does not keep in plain text. */
export interface FoundRequest {
  urlToken: string;
  request: SecretRequest;
  state: RequestState;
  /** How many more answers it accepts. */
  left: number;
  /** The moment that `state` and `left` describe. */
  atMs: number;
}

/** Whether answers must be sealed to the recipient in the link of the request. */
export const isSealed = ({ request }: FoundRequest): boolean => request.push.traits.e2e === true;

/** A request as its owner sees it. */
export interface OwnRequest extends FoundRequest {
  name: string;
  note: string;
}

/** The most answers that one request can accept. All of them are listed with the request. */
export const MAX_ANSWERS = 100;
