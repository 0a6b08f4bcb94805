// What the scripts about users share: their texts, and where messages go.

import "./sections.ts";
import { holdBack } from "./countdown.ts";
import { any } from "./elements.ts";
import { complain } from "./forms.ts";
import { failureOf } from "./failures.ts";
import type { Answer } from "./session.ts";
import { say, textsOf } from "./texts.ts";

export const texts = { ...textsOf("adminLive"), ...textsOf("listLive") };

export const problem = any("problem");
export const status = any("status");

/**
 * Reports a failed request.
 * @param at where the form of the request reports, and its button, which waits after too many requests
 * @returns whether it failed
 */
export function failed(
  answer: Answer<unknown>,
  at: { box: HTMLElement; by?: HTMLButtonElement } = { box: problem },
): boolean {
  const { ok, status: code, retryAfter, body } = answer;
  const limited = (n: number): string => say(texts.rateLimited, { n });
  if (code === 429 && at.by) holdBack(at.by, at.box, retryAfter, limited, texts.tryAgain);
  else if (code === 403 && JSON.stringify(body).includes("local_sign_in")) complain(at.box, texts.passwordsElsewhere);
  else complain(at.box, failureOf(answer));
  return !ok;
}
