// For administrators: how many events wait to be delivered, and those that were given up.

import { actionButton, emptyLine, failed, status } from "./admin_shared.ts";
import { any, askText, button, make, refill, relativeWords, request, say, sentences, textsOf, waitOn } from "./dom.ts";

interface Letter {
  id: number;
  target: string;
  subscription: string;
  owner: string | null;
  event: string;
  happened_at: string;
  attempts: number;
  reason: string;
}

interface Events {
  waiting: number;
  dead: number;
  oldest_seconds: number | null;
  letters: Letter[];
}

const texts = textsOf("eventsLive");
const path = "/admin/data/events";

async function showEvents(): Promise<void> {
  const list = any("letters");
  const answer = await waitOn(list, request<Events>("GET", path));
  if (failed(answer)) return;
  const { waiting, dead, oldest_seconds: seconds, letters } = answer.body;
  const oldest = new Date(Date.now() - (seconds ?? 0) * 1_000).toISOString();
  any("backlog").textContent = sentences(
    waiting === 0 ? texts.eventsNone : say(texts.eventsWaiting, { n: waiting, when: relativeWords(oldest) }),
    dead > 0 ? say(texts.eventsDead, { n: dead }) : texts.noLetters,
  );
  refill(list, letters.map(line));
  if (letters.length === 0) list.append(emptyLine(texts.noLetters));
  any("all-letters").hidden = letters.length === 0;
}

async function settle(action: "retry" | "drop", which: { id: number } | { all: true }): Promise<void> {
  const answer = await waitOn(any("letters"), request<{ count: number }>("POST", path, { action, ...which }));
  if (failed(answer)) return;
  await showEvents();
  status.textContent = say(action === "retry" ? texts.retried : texts.dropped, { n: answer.body.count });
}

function line(letter: Letter): HTMLElement {
  const { id, owner, subscription, attempts, reason } = letter;
  const name = say(texts.letterTo, { event: letter.event, name: subscription });
  const drop = async (): Promise<void> => {
    if (await askText(texts.dropQuestion, texts.drop)) await settle("drop", { id });
  };
  const when = relativeWords(letter.happened_at);
  return make(
    "li",
    null,
    make("div", { className: "head" }, make("bdi", { className: "name" }, name)),
    ...(owner === null ? [] : [make("div", { className: "meta" }, say(texts.letterOf, { owner }))]),
    make("div", { className: "meta" }, say(texts.letterMeta, { when, n: attempts, reason })),
    make(
      "div",
      { className: "row" },
      actionButton(texts.retry, () => settle("retry", { id })),
      actionButton(texts.drop, drop, true),
    ),
  );
}

button("retry-all").addEventListener("click", () => void settle("retry", { all: true }));
button("drop-all").addEventListener("click", async () => {
  if (await askText(texts.dropAllQuestion, texts.drop)) await settle("drop", { all: true });
});
void showEvents();
