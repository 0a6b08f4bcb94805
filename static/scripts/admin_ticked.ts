// What is done with several of the user's own pushes at once: those that are ticked end, those that are shown are saved as CSV.

import { canEnd, endPush, nameOf, type Push, viewsOf } from "./admin_push_line.ts";
import { failed, status, texts } from "./admin_shared.ts";
import { saveCsv } from "./csv.ts";
import { any, askText, busy, button, input, say } from "./dom.ts";
import { ticks } from "./ticks.ts";

/** Shows what can be done with this list. */
export function toolsFor(pushes: readonly Push[]): void {
  any("tools").hidden = pushes.length === 0;
  any("tick-every").hidden = !pushes.some(canEnd);
  count();
}

const { count, ticked } = ticks(any("pushes"), input("tick-all"), (n) => {
  const end = button("end-ticked");
  end.hidden = n === 0;
  end.textContent = say(texts.endMany, { n });
});

/** @param show shows the list again */
async function endTicked(show: () => Promise<void>): Promise<void> {
  const chosen = ticked();
  const n = chosen.length;
  if (!(await askText(say(texts.endManyQuestion, { n }), say(texts.endMany, { n })))) return;
  let ended = 0;
  let problem: Awaited<ReturnType<typeof endPush>> | undefined;
  for (const token of chosen) {
    const answer = await endPush(token);
    // One that has ended meanwhile is as it should be.
    if (!answer.ok && ![404, 409].includes(answer.status)) {
      problem = answer;
      break;
    }
    ended += 1;
  }
  await show();
  if (problem) failed(problem);
  status.textContent = ended > 0 ? say(texts.endedMany, { n: ended }) : "";
}

function tableOf(pushes: readonly Push[]): string[][] {
  const head = ["name", "note", "kind", "state", "views", "views_remaining", "created_at", "expires_at", "expired_on"];
  const rows = pushes.map((push) => [
    nameOf(push),
    push.note,
    push.kind,
    push.expired ? "expired" : push.frozen ? "frozen" : "active",
    String(viewsOf(push)),
    String(push.views_remaining),
    push.created_at,
    push.expires_at,
    push.expired_on ?? "",
  ]);
  return [head, ...rows];
}

/** Makes the tools work. @param shown the pushes of the list */
export function startTools(shown: () => readonly Push[], show: () => Promise<void>): void {
  const end = button("end-ticked");
  end.addEventListener("click", () => void busy(end, () => endTicked(show)));
  button("csv").addEventListener("click", () => saveCsv("links", tableOf(shown())));
}
