// For administrators: the pushes of all users, without their names and notes, and a form that expires one
// by its link.

import { emptyLine, expireButton, failed, type Kind, PAGE_SIZE, status, texts } from "./admin_shared.ts";
import { any, button, complain, input, make, refill, relativeWords, request, say, waitOn } from "./dom.ts";

interface AnyPush {
  id: number;
  owner: string | null;
  kind: Kind;
  expired: boolean;
  views_remaining: number;
  created_at: string;
  expires_at: string;
}

let oldestShown: number | null = null;

/** Shows the newest pushes. */
export const showAllPushes = (): Promise<void> => show(null);

export const showOlderPushes = (): Promise<void> => show(oldestShown);

async function show(before: number | null): Promise<void> {
  const list = any("all");
  const address = `/admin/data/all${before === null ? "" : `?before=${before}`}`;
  const answer = await waitOn(list, request<AnyPush[]>("GET", address));
  if (failed(answer)) return;
  const lines = answer.body.map((push) => pushLine(push, list));
  if (before !== null) list.append(...lines);
  else refill(list, lines.length > 0 ? lines : [emptyLine(texts.none)]);
  button("all-older").hidden = answer.body.length < PAGE_SIZE;
  oldestShown = answer.body.at(-1)?.id ?? null;
}

function pushLine(push: AnyPush, list: HTMLElement): HTMLElement {
  const name = `${texts[push.kind]} #${push.id}`;
  const when = push.expired
    ? texts.isExpired
    : `${say(texts.viewsLeft, { n: push.views_remaining })} · ${say(texts.endsIn, { when: relativeWords(push.expires_at) })}`;
  const by = `${push.owner ?? texts.nobody} · ${say(texts.created, { when: relativeWords(push.created_at) })}`;
  const told = make(
    "div",
    null,
    make("span", { className: "name" }, name),
    make("span", { className: "meta" }, when),
    make("bdi", { className: "meta" }, by),
  );
  const line = make("li", { className: "beside" }, told);
  if (push.expired) return line;
  const send = (): ReturnType<typeof request> => request("POST", "/admin/data/end", { id: push.id });
  line.append(expireButton(name, list, send, showAllPushes));
  return line;
}

/** Expires the push whose link was pasted into the form. */
export async function expireByLink(): Promise<void> {
  const link = input("link");
  const wrong = any("problem-link");
  complain(wrong, "", link);
  const answer = await request("POST", "/admin/data/end", { link: link.value });
  if (answer.status === 404) {
    complain(wrong, texts.notFound, link);
    return link.focus();
  }
  if (failed(answer)) return;
  link.value = "";
  await showAllPushes();
  status.textContent = texts.ended;
}
