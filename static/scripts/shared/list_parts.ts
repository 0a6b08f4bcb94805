// What the sections of the administration page share: its texts, who is signed in, where messages go, and
// the pieces their lists are made of.

import "./sections.ts";
import { holdBack } from "./countdown.ts";
import { any, type Answer, askText, complain, ifSignedOut, make, say, settings, textsOf, waitOn } from "./dom.ts";

export const texts = { ...textsOf("adminLive"), ...textsOf("listLive") };
export const { me, admin, seesAll, lookedAt, sendsMail } = settings<{
  me: number;
  admin: boolean;
  /** Whether the pushes of all users and their logs are shown: to auditors and administrators. */
  seesAll: boolean;
  /** When the user last looked at their pushes, in ms since 1970. */
  lookedAt: number;
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

/** The server's page size for logs and for the list of all pushes. */
export const PAGE_SIZE = 50;

export type Kind = "text" | "file" | "url" | "qr";

/** What was typed or pasted, without the end of a sealed link, however it is written: that is a key, which no server may get. */
export const withoutKey = (typed: string): string =>
  typed.trim().replace(/#(?:e1(?:\.|%2e)|age1|age-secret-key)\S*/gi, "");

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

/** A button that asks, expires the push `name` by `send`, and shows the list again. */
export function expireButton(
  name: string,
  list: HTMLElement,
  send: () => Promise<Answer<unknown>>,
  show: () => Promise<void>,
): HTMLButtonElement {
  const expire = async (): Promise<void> => {
    if (!(await askText(say(texts.endQuestion, { name }), texts.end))) return;
    if (failed(await waitOn(list, send()))) return;
    await show();
    status.textContent = texts.ended;
  };
  const made = actionButton(texts.end, expire, true);
  made.setAttribute("aria-label", `${texts.end}: ${name}`);
  return made;
}
