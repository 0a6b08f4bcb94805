// What the sections of the administration page share: its texts, who is signed in, where messages go, and
// the pieces their lists are made of.

import "./sections.ts";
import { holdBack } from "./countdown.ts";
import { any, type Answer, complain, ifSignedOut, make, say, settings, textsOf } from "./dom.ts";

export const texts = { ...textsOf("adminLive"), ...textsOf("listLive") };
export const { me, admin, sendsMail } = settings<{
  me: number;
  admin: boolean;
  /** Whether links that set a password can go by mail. */
  sendsMail: boolean;
}>();
/** Where an action of a row stands. */
export interface Place {
  /** What shows that it waits. */
  waits: HTMLElement;
  /** Says why something did not work; `show` may make it anew. */
  wrong: () => HTMLElement;
  /** Shows what holds now. */
  show: () => Promise<void>;
}

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
  const signedOut = ifSignedOut(answer);
  const limited = (n: number): string => say(texts.rateLimited, { n });
  if (code === 429 && at.by) holdBack(at.by, at.box, retryAfter, limited, texts.tryAgain);
  else if (code === 429) complain(at.box, limited(retryAfter));
  else if (code === 403 && JSON.stringify(body).includes("local_sign_in")) complain(at.box, texts.passwordsElsewhere);
  else complain(at.box, ok ? "" : signedOut || (code === 0 ? texts.offline : say(texts.failed, { status: code })));
  return !ok;
}

export function actionButton(label: string, run: () => unknown, danger = false): HTMLButtonElement {
  const made = make("button", { type: "button", className: danger ? "danger" : "quiet" }, label);
  made.addEventListener("click", () => void run());
  return made;
}

export const emptyLine = (text: string): HTMLElement => make("li", { className: "meta" }, text);
