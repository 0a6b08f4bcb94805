// For administrators: the button that ends everything of somebody who leaves, and what it says has ended.

import { actionButton, failed, type Place, status, texts } from "../shared/list_parts.ts";
import { any, ask, button, complain, element, input, listWords, request, say, waitOn } from "../shared/dom.ts";

interface Ended {
  sessions: number;
  tokens: number;
  links: number;
  second_factors: number;
  hooks: number;
  /** null where they stay */
  pushes: number | null;
}

export function endButton({ id, email }: { id: number; email: string }, place: Place): HTMLButtonElement {
  const { waits, wrong, show } = place;
  const end = async (): Promise<void> => {
    const pushes = input("end-pushes");
    pushes.checked = false;
    any("end-user-text").textContent = say(texts.endAllQuestion, { email });
    if (!(await ask(element("end-user", HTMLDialogElement), button("end-user-yes")))) return;
    const sent = request<Ended>("POST", `/admin/data/users/${id}/end`, { pushes: pushes.checked });
    const answer = await waitOn(waits, sent);
    if (answer.status === 409) return complain(wrong(), texts.lastAdmin);
    if (failed(answer, { box: wrong() })) return;
    await show();
    status.textContent = sentenceOf(email, answer.body);
  };
  return actionButton(texts.endAll, end, true);
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
