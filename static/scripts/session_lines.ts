// A session as a line of a list: which browser, where and how it began, when it was used last.

import { agentWords } from "./agent.ts";
import { askText, besideWords, make, relativeWords, say, textsOf } from "./dom.ts";
import { howWords, strongWords } from "./log_entries.ts";

export interface Session {
  id: string;
  how: "password" | "link" | "setup" | "sign-up" | "ldap" | "oidc" | "passkey";
  strong: boolean;
  ip: string;
  user_agent: string;
  created_at: string;
  last_used_at: string;
  /** Whether it is this browser's. */
  current: boolean;
}

export const sessionTexts = textsOf("sessionsLive");

/** @param end what ends it, once that is confirmed; null where it cannot be ended here */
export function sessionLine(session: Session, end: (() => Promise<void>) | null): HTMLElement {
  const name = agentWords(session.user_agent);
  const title = make("span", null, make("bdi", { className: "name" }, name));
  if (session.current) title.append(` · ${sessionTexts.sessionHere}`);
  const head = make("div", { className: "head" }, title);
  if (end) {
    const button = make("button", { type: "button", className: "danger" }, sessionTexts.sessionEnd);
    button.setAttribute("aria-label", `${sessionTexts.sessionEnd}: ${name}, ${session.ip}`);
    button.addEventListener("click", async () => {
      if (await askText(say(sessionTexts.sessionEndQuestion, { name }), sessionTexts.sessionEnd)) await end();
    });
    head.append(button);
  }
  const meta = besideWords(
    session.ip,
    say(sessionTexts.sessionBegan, { when: relativeWords(session.created_at) }),
    howWords(session.how),
    session.how === "passkey" || !session.strong ? "" : strongWords,
    say(sessionTexts.sessionUsed, { when: relativeWords(session.last_used_at) }),
  );
  return make("li", null, head, make("span", { className: "meta" }, meta));
}
