// One of the user's own pushes in their list: a line on a wide screen, a card on a narrow one.

import { actionButton, type Kind, lookedAt, status, texts } from "../shared/list_parts.ts";
import { besideWords, copyOn, icon, make, relativeWords, say, shortDate, textsOf } from "../shared/dom.ts";
import { tickBox } from "../shared/ticks.ts";

export interface Push {
  url_token: string;
  html_url: string;
  kind: Kind;
  /** Sealed end to end: the server does not know the end of its link. */
  e2e?: boolean;
  /** How many files it has or had, if the server does not know their names. */
  sealed_files?: number;
  name: string;
  note: string;
  expired: boolean;
  deleted: boolean;
  expire_after_views: number;
  views_remaining: number;
  created_at: string;
  updated_at: string;
  expires_at: string;
  expired_on: string | null;
  frozen?: true;
  alarmed?: true;
  /** What cannot be read of its name, note and link is empty. */
  damaged?: true;
  hold?: boolean;
  holds_waiting?: number;
  /** Of a push that tells its owner, once it was opened. */
  last_opened_at?: string;
}

const caution = textsOf("cautionOwnLive");
const hold = textsOf("holdOwnLive");

export const nameOf = (push: Push): string => push.name || besideWords(texts[push.kind], shortDate(push.created_at));
export const viewsOf = (push: Push): number => push.expire_after_views - push.views_remaining;
/** Whether it can be ended from the list. */
export const canEnd = (push: Push): boolean => !push.expired && push.url_token !== "";

/** @param end deletes the push */
export function pushLine(push: Push, end: () => Promise<void>): HTMLElement {
  const name = nameOf(push);
  const title =
    push.url_token === ""
      ? make("bdi", { className: "name" }, name)
      : make("a", { className: "name", href: `/p/${push.url_token}/preview` }, make("bdi", null, name));
  const head = make("div", { className: "head" }, title, ...badges(push));
  const files = push.sealed_files ? say(texts.sealedFiles, { n: push.sealed_files }) : "";
  if (files !== "") head.append(make("p", { className: "note files meta" }, files));
  if (push.note !== "") head.append(make("p", { className: "note meta", dir: "auto" }, push.note));
  // What is deleted is erased once nobody can undo that any more.
  const endMs = Math.min(Date.now(), Date.parse(push.expired_on ?? push.expires_at));
  const ends = push.expired
    ? say(push.deleted ? texts.byHand : texts.endedOn, { when: relativeWords(new Date(endMs).toISOString()) })
    : say(texts.endsIn, { when: relativeWords(push.expires_at) });
  const left = push.expired ? "" : say(texts.viewsLeft, { n: push.views_remaining });
  return make(
    "li",
    null,
    tick(push, name),
    head,
    make("div", { className: "said meta" }, ...[viewedWords(push), left, ends].map((text) => make("span", null, text))),
    make(
      "div",
      { className: "row" },
      ...(canEnd(push) && !push.e2e ? [copyButton(push, name)] : []),
      ...(canEnd(push) ? [endButton(name, end)] : []),
    ),
  );
}

const tick = (push: Push, name: string): HTMLElement =>
  canEnd(push) ? tickBox(push.url_token, texts.tick, name) : make("span", null);

/** What it is, and what its owner should look at. */
function badges(push: Push): Array<Node | string> {
  const badge = (className: string, text: string) => [" ", make("span", { className: `badge${className}` }, text)];
  const { expired, frozen, alarmed, holds_waiting: waiting } = push;
  const warnings = [
    waiting && say(hold.asks, { n: waiting }),
    alarmed && caution.alarmed,
    frozen && !expired && caution.frozen,
    push.damaged && texts.damaged,
  ];
  const sealed = make("span", { className: "badge", title: texts.sealedLink }, texts.sealed);
  return [
    ...badge("", texts[push.kind]),
    ...(push.e2e ? [" ", sealed] : []),
    ...warnings.flatMap((word) => (word ? badge(" warning", word) : [])),
    ...(isNews(push) ? badge(" on", texts.openedSince) : []),
  ];
}
/** Was it opened since the user last looked at this list? */
const isNews = ({ last_opened_at: at }: Push): boolean => at !== undefined && Date.parse(at) > lookedAt;

function endButton(name: string, end: () => Promise<void>): HTMLButtonElement {
  const made = actionButton(texts.end, end);
  made.className = "link end";
  made.setAttribute("aria-label", `${texts.end}: ${name}`);
  return made;
}

/** How often it was viewed, and when last: an active push last changed when it was viewed. */
function viewedWords(push: Push): string {
  const n = viewsOf(push);
  if (n === 0) return push.expired ? texts.neverViewed : texts.notViewed;
  if (push.expired) return say(texts.viewed, { n });
  return say(texts.viewedLast, { n, when: relativeWords(push.updated_at) });
}

function copyButton(push: Push, name: string): HTMLButtonElement {
  const word = make("span", null, texts.copyLink);
  const copy = make("button", { type: "button", className: "quiet", title: texts.copyLink }, icon("icon-copy"), word);
  copy.setAttribute("aria-label", `${texts.copyLink}: ${name}`);
  copyOn(copy, () => push.html_url, texts, status, make("span", { className: "meta" }, push.html_url));
  return copy;
}
