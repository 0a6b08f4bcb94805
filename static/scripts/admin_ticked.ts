// What is done with several of the user's own pushes at once: those that are ticked end, those that are shown are saved as CSV.

import { canEnd, endPush, nameOf, type Push, viewsOf } from "./admin_push_line.ts";
import { failed, status, texts } from "./admin_shared.ts";
import { any, askText, busy, button, input, make, say } from "./dom.ts";

const boxes = (): HTMLInputElement[] => [...any("pushes").querySelectorAll<HTMLInputElement>("input.pick")];
const ticked = (): HTMLInputElement[] => boxes().filter(({ checked }) => checked);

/** Shows what can be done with this list. */
export function toolsFor(pushes: readonly Push[]): void {
  any("tools").hidden = pushes.length === 0;
  any("tick-every").hidden = !pushes.some(canEnd);
  countTicked();
}

function countTicked(): void {
  const [n, all] = [ticked().length, boxes().length];
  const every = input("tick-all");
  every.checked = n > 0 && n === all;
  every.indeterminate = n > 0 && n < all;
  const end = button("end-ticked");
  end.hidden = n === 0;
  end.textContent = say(texts.endMany, { n });
}

/** @param show shows the list again */
async function endTicked(show: () => Promise<void>): Promise<void> {
  const chosen = ticked();
  const n = chosen.length;
  if (!(await askText(say(texts.endManyQuestion, { n }), say(texts.endMany, { n })))) return;
  let ended = 0;
  let problem: Awaited<ReturnType<typeof endPush>> | undefined;
  for (const { value } of chosen) {
    const answer = await endPush(value);
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

/** A field of a table for spreadsheet programs, none of which takes it for a formula. */
const cell = (text: string): string => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`;

function csvOf(pushes: readonly Push[]): string {
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
  // The mark at the beginning tells spreadsheet programs that it is UTF-8.
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** Makes the tools work. @param shown the pushes of the list */
export function startTools(shown: () => readonly Push[], show: () => Promise<void>): void {
  any("pushes").addEventListener("change", countTicked);
  input("tick-all").addEventListener("change", ({ target }) => {
    for (const box of boxes()) box.checked = (target as HTMLInputElement).checked;
    countTicked();
  });
  const end = button("end-ticked");
  end.addEventListener("click", () => void busy(end, () => endTicked(show)));
  button("csv").addEventListener("click", () => {
    const url = URL.createObjectURL(new Blob([csvOf(shown())], { type: "text/csv" }));
    make("a", { href: url, download: `links-${new Date().toISOString().slice(0, 10)}.csv` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  });
}
