// The events that were abandoned, for administrators.

import { LETTERS_AT_ONCE, type AddressedLetter, type DeadLetters } from "../../domain/events/dead_letters.ts";
import { eventName, receiverName } from "./event_name.ts";
import { saidHtml } from "./health.ts";
import { iso } from "../../base/clock.ts";
import { queryOf } from "../request_context.ts";
import { actHtml } from "./acts.ts";
import { listValues, nothingHtml, pageIn, pagesAround, type Reader } from "./list.ts";
import { DOT, dotted, type Html, markup } from "./markup.ts";

/** The section "Health" shows them. */
export const EVENTS_PATH = "/admin/health";
export const EVENTS_ACTS = "/admin/data/events";

/** The values of the list in static/pages/health.html. */
export async function eventsValues(request: Request, deadLetters: DeadLetters, reader: Reader) {
  const { texts } = reader;
  const { eventsLive: live } = texts;
  const page = pageIn(queryOf(request));
  const letters = await deadLetters.list(page);
  const { dead } = await deadLetters.backlog();
  const all = (action: "retry" | "drop", word: string, more: object = {}) =>
    actHtml({ path: EVENTS_ACTS, fields: { action, which: "all" }, word, id: `${action}-all`, ...more });
  return {
    ...listValues(
      {
        id: "letters",
        path: EVENTS_PATH,
        lines: letters.map((letter) => lineOf(letter, reader)),
        nothing: nothingHtml(live.noLetters),
        ...pagesAround(page, letters.length === LETTERS_AT_ONCE),
      },
      reader,
    ),
    all:
      dead < 2
        ? ""
        : String(
            markup`${all("retry", texts.hooks.retryAll)}${all("drop", texts.hooks.dropAll, { ask: live.dropAllQuestion, className: "danger" })}`,
          ),
  };
}

const REASONS = [
  [/^the receiver answered (?<status>\d.*)$/, "receiverAnswered"],
  [/^the receiver refused the connection$/, "receiverRefused"],
  [/^the receiver (?:did not answer|accepted no connection) (?:in time|within \S+ s)$/, "receiverSilent"],
  [/^the receiver's name is unknown$/, "receiverUnknown"],
] as const;

/** The usual reasons have words in every language; any other is in the words of the log. */
function reasonHtml(error: string, { texts, words }: Reader): Html {
  for (const [pattern, text] of REASONS) {
    const known = pattern.exec(error);
    if (known) return markup`<div class="meta">${words.say(texts.health[text], { ...known.groups })}</div>`;
  }
  return saidHtml(error);
}

function lineOf(
  { id, ownerEmail: owner, subscription, event, attempts, error }: AddressedLetter,
  reader: Reader,
): Html {
  const { eventsLive: live } = reader.texts;
  const { beside, say, relative } = reader.words;
  const what = eventName(event.kind, reader.texts);
  const receiver = receiverName(subscription, reader.texts);
  const name = what === receiver ? what : say(live.letterTo, { event: what, name: receiver });
  const whose = owner === null ? "" : say(live.letterOf, { owner });
  const when = say(live.letterMeta, { when: relative(iso(event.atMs)), n: attempts });
  const act = (action: "retry" | "drop", more: { word: string; ask?: string; className?: string }) =>
    actHtml({ path: EVENTS_ACTS, fields: { action, which: String(id) }, ...more });
  return markup`<li><div class="head"><bdi class="name">${name}</bdi></div>${whose !== "" && markup`<div class="meta">${whose}</div>`}<div class="meta">${dotted(when)}${DOT}<code>${event.kind}</code></div>${reasonHtml(error, reader)}<div class="row">${act(
    "retry",
    { word: live.retry },
  )}${act("drop", { word: live.drop, ask: [live.dropQuestion, name, beside(whose, when)].join("\n"), className: "danger" })}</div></li>`;
}
