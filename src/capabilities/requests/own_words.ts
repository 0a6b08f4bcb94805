// What the page of a request says: the state of the request, the terms for answers, and the answers.

import { type Reader, timeHtml } from "../../http/pages/list.ts";
import { DOT, type Html, markup } from "../../http/pages/markup.ts";
import { type Facts, timedHtml } from "../../http/pages/times.ts";
import { iso } from "../../base/clock.ts";
import { provedBy } from "../../model/addressee.ts";
import type { toListedRequest } from "./json.ts";
import type { Question, RequestDetails } from "./own.ts";

type Listed = ReturnType<typeof toListedRequest>;

export function requestTerms(own: Listed, { texts: all, words }: Reader): Facts {
  const { requestLive: texts, ownLogLive: log, cautionOwnLive: caution } = all;
  const { say, date, relative, list } = words;
  const { close_after_at: at, recipients, note } = own;
  return [
    [texts.answersOf, say(texts.answersCount, { came: own.responses_count, total: own.max_responses })],
    [texts.openUntil, own.responses_remaining > 0 && say(log.when, { date: date(at), relative: relative(at) })],
    [caution.recipients, recipients && say(caution.recipientsOnly, { recipients: list(recipients) })],
    // Terms that do not apply are left out.
    [texts.filesMay, own.response_file_attachments && texts.filesYes],
    [texts.guard, own.passphrase_required && texts.guardSet],
    [texts.email, own.include_requestor && texts.emailShown],
    [log.note, note !== "" && markup`<bdi>${note}</bdi>`],
  ];
}

/** The terms in a line. Once no answer can come any more, it does not matter until when they could. */
export function requestLine(
  { responses_count: n, responses_remaining: left, state, close_after_at: at }: Listed,
  { texts, words }: Reader,
): string {
  const { noneYet, answersGot, hasClosed, closes } = texts.requestsLive;
  const when = state === "closed" ? hasClosed : left > 0 ? words.say(closes, { when: words.relative(at) }) : "";
  return words.beside(n === 0 ? noneYet : words.say(answersGot, { n }), when);
}

/** The words for each place on the page; "" if a place stays empty. */
export function requestWords(
  { state, left, text, answers }: RequestDetails,
  own: Pick<Listed, "responses_count" | "max_responses" | "e2e">,
  { texts, words }: Reader,
) {
  const { requestLive: live, requestWordsLive } = texts;
  const isClosed = state === "closed";
  // Of a sealed request the page may not know the link; where it does, the link stands below.
  const { responses_count: came, max_responses: total } = own;
  const none = isClosed ? live.noneCame : words.sentences(live.noAnswers, own.e2e ? "" : live.sendLink);
  return {
    // Answered means that no more answers are taken; beside it stands how many came.
    state: live[state === "ready" && left > 0 ? "open" : state],
    stateClass: isClosed ? "badge over" : "badge on",
    came: came > 0 && total > 1 ? words.say(live.answersCount, { came, total }) : "",
    over: left > 0 || (isClosed && answers.length === 0) ? "" : isClosed ? requestWordsLive.answersStay : live.allCame,
    noAnswers: answers.length > 0 ? "" : came > 0 ? live.purged : none,
    asked: text ?? (isClosed ? live.closedText : live.guardedText),
  };
}

/** The answers as lines. To the links of sealed answers, a script adds the key that opens them. */
export const answersHtml = ({ answers, senders, unopened }: RequestDetails, reader: Reader): string =>
  answers.map((answer) => String(lineOf(answer, senders.get(answer) ?? "", unopened.has(answer), reader))).join("");

function lineOf(answer: RequestDetails["answers"][number], sender: string, isNew: boolean, reader: Reader): Html {
  const own = reader.texts.requestLive;
  const { urlToken: token, expired, record } = answer;
  const isNamed = sender !== "";
  const name = timedHtml(answerName(record.createdAtMs, sender, reader));
  const who = proofOf(answer.answeredBy, reader);
  const word = expired ? own.answerOver : isNew ? own.newAnswer : "";
  const badge = word !== "" && markup` <span class="badge ${expired ? "over" : "on"}">${word}</span>`;
  const when = isNamed && markup`${timeHtml(record.createdAtMs, reader)}${DOT}`;
  const from = who !== "" && markup`<bdi>${who}</bdi>${DOT}`;
  const open = markup`<a class="button ${isNew ? "" : "quiet"}" id="open-${token}" href="/p/${token}" data-answer="${token}" aria-labelledby="open-${token} name-${token}">${own.answerOpen}</a>`;
  return markup`<li><div class="beside"><div><span><bdi class="name" id="name-${token}">${name}</bdi>${badge}</span><span class="meta">${when}${from}<a class="fact" href="/p/${token}/preview">${own.answerPage}</a></span></div>${!expired && open}</div></li>`;
}

/** What an answer is called: by who gave it or, if they gave no name, by when. */
const answerName = (atMs: number, sender: string, { texts: { requestLive: own }, words }: Reader): string =>
  sender === ""
    ? words.say(own.answerOf, { date: words.shortDate(iso(atMs)) })
    : words.say(own.answerBy, { name: sender });

/** How the person who answered has proved who they are; "" if no proof was required. */
function proofOf(answeredBy: string, { texts, words }: Reader): string {
  const { identity = "", confirmed_address: confirmed } = provedBy(answeredBy);
  return confirmed === undefined ? identity : words.say(texts.ownLogLive.byCode, { address: confirmed });
}

/** Who gave an answer and when, in a line; for a reader of times. */
export const answeredWords = (atMs: number, { sender, answeredBy }: Question, reader: Reader): string =>
  reader.words.beside(
    answerName(atMs, sender, reader),
    sender === "" ? "" : reader.words.shortDate(iso(atMs)),
    proofOf(answeredBy, reader),
  );
