// A request asks somebody without an account for a secret. The question is stored as a push that nobody can retrieve:
// sealed, guarded, logged and expired like any other. Each answer is an ordinary push of the requester.

import type { Problems } from "../base/errors.ts";
import { DAY_MS } from "../base/units.ts";
import { isExpired, type PushRecord } from "./push.ts";
import { filesRefused, named } from "./policy.ts";
import { checkLabels, checkPolicy, DURATIONS_MS, type PushRules } from "./rules.ts";

export interface SecretRequest {
  /** The sealed question. The request is closed once this push has expired. */
  push: PushRecord;
  /** How many answers it takes in all. */
  maxAnswers: number;
  answers: number;
  /** Whether an answer may have files. */
  takesFiles: boolean;
  /** Whether anybody with the link sees the e-mail address of the requester. */
  showsRequester: boolean;
  /** Index into DURATIONS_MS: how long it was to stay open. */
  closeAfterDuration: number;
}

export type NewSecretRequest = Pick<
  SecretRequest,
  "maxAnswers" | "takesFiles" | "showsRequester" | "closeAfterDuration"
>;

/** Ready: somebody has answered. The request takes answers as long as any are left. */
export const REQUEST_STATES = ["open", "ready", "closed"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const requestStateOf = ({ push, answers }: SecretRequest, nowMs: number): RequestState =>
  isExpired(push, nowMs) ? "closed" : answers > 0 ? "ready" : "open";

export const answersLeft = (request: SecretRequest, nowMs: number): number =>
  isExpired(request.push, nowMs) ? 0 : Math.max(0, request.maxAnswers - request.answers);

export const MAX_REQUEST_BYTES = 64 * 1024;
export const MAX_ANSWERS = 100;
/** The most answers that are listed with their request. */
export const ANSWERS_SHOWN = MAX_ANSWERS;

/** A request that somebody wants to make. The types are already checked; absent fields take the instance's defaults. */
export interface RequestDraft {
  request?: string | undefined;
  /** Index into DURATIONS_MS; wins over the other two. */
  closeAfterDuration?: number | undefined;
  expireAfterDuration?: number | undefined;
  expireAfterDays?: number | undefined;
  passphrase?: string | undefined;
  name?: string | undefined;
  note?: string | undefined;
  retrievalStep?: boolean | undefined;
  includeRequestor?: boolean | undefined;
  responseFileAttachments?: boolean | undefined;
  maxResponses?: number | undefined;
  /** Answers are sealed to the recipient in its link, which this server never sees. */
  e2e?: boolean | undefined;
  /** Whether its owner gets a mail for each answer. */
  notifyMe?: boolean | undefined;
}

/** A valid draft with every default filled in. */
export interface CompleteRequest extends NewSecretRequest {
  request: string;
  lifetimeMs: number;
  passphrase: string | null;
  name: string;
  note: string;
  retrievalStep: boolean;
  e2e: boolean;
}

/** Completes a draft. @throws AppError `invalid` with every invalid field */
export function completeRequest(
  draft: RequestDraft,
  fileCount: number,
  rules: PushRules,
  problems: Problems,
): CompleteRequest {
  const request = draft.request ?? "";
  checkRequest(request, fileCount > 0 || problems.has("files"), problems);
  if (fileCount > 0 && !rules.enabled.file) problems.add("files", filesRefused(rules));
  const takesFiles = draft.responseFileAttachments ?? false;
  if (takesFiles && !rules.enabled.file) {
    problems.add("response_file_attachments", `must be false: files ${filesRefused(rules)}`);
  }
  const maxAnswers = draft.maxResponses ?? 1;
  if (!Number.isInteger(maxAnswers) || maxAnswers < 1 || maxAnswers > MAX_ANSWERS) {
    problems.add("max_responses", `must be an integer between 1 and ${MAX_ANSWERS}`);
  }
  const lifetimeMs = lifetimeOf(draft, rules, problems);
  checkLabels(draft, problems);
  checkPolicy(draft, rules, problems);
  problems.throwIfAny();
  const longEnough = DURATIONS_MS.findIndex((ms) => ms >= lifetimeMs);
  return {
    request,
    lifetimeMs,
    closeAfterDuration: longEnough === -1 ? DURATIONS_MS.length - 1 : longEnough,
    maxAnswers,
    takesFiles,
    showsRequester: draft.includeRequestor ?? false,
    passphrase: draft.passphrase || null,
    name: draft.name ?? "",
    note: draft.note ?? "",
    e2e: draft.e2e ?? false,
    retrievalStep: draft.retrievalStep ?? rules.kinds.text.retrievalStepDefault,
  };
}

function checkRequest(text: string, mayBeBlank: boolean, problems: Problems): void {
  if (problems.has("request")) return;
  if (text.trim() === "" && !mayBeBlank) problems.add("request", "can't be blank");
  else if (!text.isWellFormed()) problems.add("request", "must be valid Unicode");
  else if (Buffer.byteLength(text) > MAX_REQUEST_BYTES) {
    problems.add("request", `is too long: at most ${MAX_REQUEST_BYTES} bytes of UTF-8`);
  }
}

function lifetimeOf(draft: RequestDraft, { kinds, policy }: PushRules, problems: Problems): number {
  const by = named(policy, "expire_after_days_max");
  const { expireAfterDaysDefault, expireAfterDaysMax: maxDays } = kinds.text;
  const field = draft.closeAfterDuration === undefined ? "expire_after_duration" : "close_after_duration";
  const index = draft.closeAfterDuration ?? draft.expireAfterDuration;
  if (index !== undefined) {
    const lifetimeMs = DURATIONS_MS[index];
    if (lifetimeMs === undefined) problems.add(field, `must be an integer between 0 and ${DURATIONS_MS.length - 1}`);
    else if (lifetimeMs > maxDays * DAY_MS) problems.add(field, `must not be longer than ${maxDays} days${by}`);
    return lifetimeMs ?? DAY_MS;
  }
  const days = draft.expireAfterDays ?? expireAfterDaysDefault;
  if (!Number.isInteger(days) || days < 1 || days > maxDays) {
    problems.add("expire_after_days", `must be an integer between 1 and ${maxDays}${by}`);
  }
  return days * DAY_MS;
}
