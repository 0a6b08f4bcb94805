// Why a request has failed, in words.

import { any } from "./elements.ts";
import { complain } from "./forms.ts";
import { type Answer, ifSignedOut } from "./session.ts";
import { say, textsOf } from "./texts.ts";

const texts = textsOf("listLive");

/** Why it failed, as a sentence; "" if it did not. */
export function failureOf(answer: Answer<unknown>): string {
  const { ok, status, retryAfter } = answer;
  if (ok) return "";
  if (status === 429) return say(texts.rateLimited, { n: retryAfter });
  return ifSignedOut(answer) || (status === 0 ? texts.offline : say(texts.failed, { status }));
}

/** Reports a failed request, or clears an earlier report. @returns whether it failed */
export function failed(answer: Answer<unknown>, box: HTMLElement = any("problem")): boolean {
  complain(box, failureOf(answer));
  return !answer.ok;
}
