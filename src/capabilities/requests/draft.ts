// Checks a new request: `completeRequest` fills in the instance's defaults and reports every invalid field at once.

import type { Problems } from "../../base/errors.ts";
import { DAY_MS } from "../../base/clock.ts";
import { checkNamed, filesRefused, named, policyFor } from "../../model/policy.ts";
import type { Traits } from "../../model/push.ts";
import { checkPolicy } from "../../model/push_draft.ts";
import { DURATIONS_MS } from "../../model/push_fields.ts";
import { MAX_ANSWERS, type NewSecretRequest } from "../../model/request.ts";
import type { PushRules } from "../../model/rules.ts";
import { MAX_REQUEST_BYTES, type RequestDraft, TAKEN_OF_REQUEST } from "./fields.ts";

/** A valid draft with every default filled in. */
export interface CompleteRequest extends NewSecretRequest {
  request: string;
  lifetimeMs: number;
  passphrase: string | null;
  name: string;
  note: string;
  retrievalStep: boolean;
  traits: Traits;
}

/** @param language returns the owner's language @throws AppError `invalid` with every invalid field */
export function completeRequest(
  draft: RequestDraft,
  fileCount: number,
  rules: PushRules,
  problems: Problems,
  language: () => string,
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
  TAKEN_OF_REQUEST.checkTexts(draft, problems);
  checkPolicy(draft, rules, problems);
  checkNamed(draft, rules.policy, problems);
  const keeping = { rules, problems, hasAccount: true, language, nowMs: 0, endMs: Infinity };
  const traits = TAKEN_OF_REQUEST.traitsIn(draft, keeping);
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
    traits: { ...traits, request: true, ...(traits.recipients && { recipientsAnswer: true }) },
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

function lifetimeOf(draft: RequestDraft, rules: PushRules, problems: Problems): number {
  const by = named(policyFor(rules, "text"), "expire_after_days_max");
  const { expireAfterDaysDefault, expireAfterDaysMax: maxDays } = rules.kinds.text;
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
