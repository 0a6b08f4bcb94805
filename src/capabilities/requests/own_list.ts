// The list of a person's own requests: open, answered or closed ones.

import { datesIn } from "../../../static/scripts/shared/words.ts";
import { PAGE_SIZE } from "../../domain/pushes/own_pushes.ts";
import { iso } from "../../base/clock.ts";
import { actHtml, copyHtml } from "../../http/pages/acts.ts";
import { listValues, menuHtml, nothingHtml, pageIn, pagesAround, type Reader } from "../../http/pages/list.ts";
import { DOT_OF_SHOWN, dotted, type Html, markup } from "../../http/pages/markup.ts";
import { queryOf } from "../../http/request_context.ts";
import { REQUEST_STATES } from "../../model/request.ts";
import { toListedRequest } from "./json.ts";
import type { Owner, OwnRequests } from "./own.ts";

export const REQUESTS_PATH = "/admin/requests";

/** The values of static/pages/own_requests.html. @param base the start of links */
export async function ownListValues(request: Request, own: OwnRequests, owner: Owner, base: string, reader: Reader) {
  const { ownRequests: texts, requestsLive: live } = reader.texts;
  const unopened = await own.unopened(owner.userId);
  // New answers come first: they are what people look for.
  const usual = unopened.all > 0 ? "ready" : "open";
  const state = REQUEST_STATES.find((one) => one === queryOf(request).get("state")) ?? usual;
  const page = pageIn(queryOf(request));
  const listed = await own.list([state], owner.userId, page);
  const more = listed.length === PAGE_SIZE && (await own.list([state], owner.userId, page + 1)).length > 0;
  const subjects = await Promise.all(listed.map((one) => own.subjectOf(one, owner)));
  const isNew = listed.length === 0 && !(await own.hasAny(owner.userId));
  const { say } = reader.words;
  // An open request has no answer yet.
  const news = { open: 0, ready: unopened.all - unopened.closed, closed: unopened.closed };
  const lines = listed.map((one, index) => {
    const shown = toListedRequest(one, base);
    return lineOf(shown, subjects[index] ?? "", unopened.each.get(one.request.push.id) ?? 0, reader);
  });
  return listValues(
    {
      id: "requests",
      className: "list link-lines asked-lines",
      path: REQUESTS_PATH,
      asked: { state },
      chips: REQUEST_STATES.map((one) => ({
        id: `only-${one}`,
        word: texts[one],
        news: news[one] > 0 ? say(live.newAnswers, { n: news[one] }) : undefined,
        asked: { state: one },
      })),
      isShort: isNew,
      lines,
      nothing: isNew
        ? markup`<li class="empty"><p>${live.noOpen}</p><a class="button" href="/requests/new">${reader.texts.newRequest.link}</a></li>`
        : nothingHtml({ open: live.noOpen, ready: live.noReady, closed: live.noClosed }[state]),
      ...pagesAround(page, more),
    },
    reader,
  );
}

function lineOf(one: ReturnType<typeof toListedRequest>, subject: string, news: number, reader: Reader): Html {
  const { requestsLive: live, requestWordsLive: words } = reader.texts;
  const { say, relative, sentences } = reader.words;
  const date = new Date(one.created_at).toLocaleDateString(datesIn(reader.language), {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  const name = one.name || subject || say(words.unnamedRequest, { date });
  const isClosed = one.state === "closed";
  const count = one.responses_count;
  const answers = count === 0 ? live.noneYet : say(live.answersGot, { n: count });
  const when = isClosed ? live.hasClosed : say(live.closes, { when: relative(one.close_after_at) });
  const badge =
    news > 0 && markup`<span class="marks"><span class="badge on">${say(live.newAnswers, { n: news })}</span></span>`;
  const made = say(live.requestMade, { when: relative(iso(Date.parse(one.created_at))) });
  const close = actHtml({
    path: `/account/requests/${one.url_token}/close`,
    word: live.closeRequest,
    about: name,
    ask: sentences(say(words.closeQuestion, { name }), count > 0 ? words.answersStay : ""),
  });
  const copy = !isClosed && !one.e2e && copyHtml(one.html_url, reader, name);
  const menu = !isClosed && menuHtml(one.url_token, name, [close], reader);
  return markup`<li><a class="name" href="/requests/${one.url_token}"><bdi>${dotted(name)}</bdi></a><div class="said meta">${badge}${DOT_OF_SHOWN}<span class="fact viewed">${answers}</span>${DOT_OF_SHOWN}<span class="fact ends">${when}</span>${DOT_OF_SHOWN}<span class="fact left">${made}</span></div>${copy}${menu}</li>`;
}
