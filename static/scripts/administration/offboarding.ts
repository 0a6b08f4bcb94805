// For administrators: ends all access of a person who leaves, and says what has ended.

import { failed, problem, status, texts } from "../shared/list_parts.ts";
import { ask } from "../shared/ask.ts";
import { any, button, element, input } from "../shared/elements.ts";
import { complain, waitOn } from "../shared/forms.ts";
import { request } from "../shared/session.ts";
import { listWords, say } from "../shared/texts.ts";
import { showAgain } from "../shared/lists.ts";

interface Ended {
  sessions: number;
  tokens: number;
  links: number;
  second_factors: number;
  hooks: number;
  /** Null if they stay. */
  pushes: number | null;
}

/** Enables the buttons that end all of a person's access. */
export function startEnding(): void {
  document.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>("[data-end]") : null;
    if (pressed) void end(pressed.dataset.end ?? "", pressed.dataset.email ?? "");
  });
}

async function end(id: string, email: string): Promise<void> {
  const pushes = input("end-pushes");
  pushes.checked = false;
  any("end-user-text").textContent = say(texts.endAllQuestion, { email });
  if (!(await ask(element("end-user", HTMLDialogElement), button("end-user-yes")))) return;
  const sent = request<Ended>("POST", `/admin/data/users/${id}/end`, { pushes: pushes.checked });
  const answer = await waitOn(any("main"), sent);
  if (answer.status === 409) return complain(problem, texts.lastAdmin);
  if (failed(answer)) return;
  await showAgain();
  status.textContent = sentenceOf(email, answer.body);
}

function sentenceOf(email: string, ended: Ended): string {
  const counts = [
    [ended.sessions, texts.endedSessions],
    [ended.tokens, texts.endedTokens],
    [ended.links, texts.endedLinks],
    [ended.second_factors, texts.endedFactors],
    [ended.hooks, texts.endedHooks],
    [ended.pushes ?? 0, texts.endedPushes],
  ] as const;
  const parts = counts.filter(([n]) => n > 0).map(([n, text]) => say(text, { n }));
  if (parts.length === 0) return say(texts.endedNothing, { email });
  return say(texts.endedAll, { email, what: listWords(parts) });
}
