// How a request stands and on what terms it is answered, in words. The server uses these too: the page comes with them.

import type { Strings } from "../../strings.ts";
import type { Words } from "../shared/words.ts";

export interface Standing {
  state: "open" | "ready" | "closed";
  note: string;
  close_after_at: string;
  passphrase_required: boolean;
  response_file_attachments: boolean;
  include_requestor: boolean;
  max_responses: number;
  responses_count: number;
  responses_remaining: number;
  /** The question; null once it is closed, or if a passphrase guards it. */
  text: string | null;
}

export type StandingTexts = Strings["requestLive"] & Strings["requestWordsLive"];

/** @param only the term that says who alone may answer */
export function requestTerms(
  own: Standing,
  only: readonly [name: string, term: string] | undefined,
  texts: StandingTexts,
  { when, note }: Pick<Strings["ownLogLive"], "when" | "note">,
  { say, date, relative }: Words,
  timeZone?: string,
): Array<readonly [name: string, term: string]> {
  const at = own.close_after_at;
  const until = say(when, { date: date(at, timeZone), relative: relative(at) });
  return [
    [texts.answersOf, say(texts.answersCount, { came: own.responses_count, total: own.max_responses })],
    ...(own.state === "closed" ? [] : [[texts.openUntil, until] as const]),
    [texts.filesMay, own.response_file_attachments ? texts.filesYes : texts.filesNo],
    ...(only ? [only] : []),
    [texts.guard, own.passphrase_required ? texts.guardSet : texts.guardNone],
    [texts.email, own.include_requestor ? texts.emailShown : texts.emailHidden],
    ...(own.note === "" ? [] : [[note, own.note] as const]),
  ];
}

/** What the page says where it is; "" where it says nothing there. @param answers how many it lists */
export function requestWords(own: Standing, answers: number, texts: StandingTexts) {
  const isClosed = own.state === "closed";
  const none = isClosed ? texts.noneCame : texts.noAnswers;
  return {
    state: texts[own.state],
    stateClass: isClosed ? "badge over" : "badge on",
    over: own.responses_remaining > 0 ? "" : isClosed ? texts.closedOn : texts.allCame,
    noAnswers: answers > 0 ? "" : own.responses_count > 0 ? texts.purged : none,
    asked: own.text ?? (isClosed ? texts.closedText : texts.guardedText),
  };
}
