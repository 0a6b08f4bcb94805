// For auditors and administrators: a list of anybody's pushes, without their names and notes, with their logs; for administrators
// also what expires one.

import { logButton } from "./push_log.ts";
import { admin, expireButton, failed, type Kind, status, texts } from "../shared/list_parts.ts";
import { besideWords, make, refill, relativeWords, request, say, waitOn } from "../shared/dom.ts";

interface AnyPush {
  id: number;
  owner: string | null;
  owner_id: number | null;
  kind: Kind;
  expired: boolean;
  views_remaining: number;
  created_at: string;
  expires_at: string;
}

interface Page {
  pushes: AnyPush[];
  /** Where the next page begins; null at the end. */
  next: number | null;
}

interface Options {
  /** Whether they are all of one person, whom the page names. */
  isOnes?: boolean;
  list: HTMLElement;
  /** Shows more of them. */
  older: HTMLButtonElement;
  /** What the server is asked for, by name; "" is everything. */
  filter: () => Record<string, string>;
  /** What stands in place of an empty list. */
  nothing: () => HTMLElement;
}

/** @returns what shows the newest ones that match */
export function anyPushes({ isOnes = false, list, older, filter, nothing }: Options): () => Promise<void> {
  let next: number | null = null;
  /** Counts the questions, so that a late answer does not replace that of a newer one. */
  let asked = 0;

  async function show(before: number | null): Promise<void> {
    const question = (asked += 1);
    const found: AnyPush[] = [];
    let from = before;
    // The server looks at a bounded number of pushes at a time. If none of them matches, the next ones may.
    do {
      if (from !== before) status.textContent = texts.looking;
      const answer = await waitOn(list, request<Page>("GET", `/admin/data/all?${queryFrom(from)}`));
      if (question !== asked || failed(answer)) return;
      found.push(...answer.body.pushes);
      from = answer.body.next;
    } while (found.length === 0 && from !== null);
    status.textContent = "";
    next = from;
    const lines = found.map((push) => pushLine(push, isOnes, list, () => show(null)));
    if (before !== null) list.append(...lines);
    else refill(list, lines.length > 0 ? lines : [nothing()]);
    older.hidden = next === null;
  }

  function queryFrom(before: number | null): URLSearchParams {
    const query = new URLSearchParams(Object.entries(filter()).filter(([, value]) => value !== ""));
    if (before !== null) query.set("before", String(before));
    return query;
  }

  older.addEventListener("click", () => void show(next));
  return () => show(null);
}

function pushLine(push: AnyPush, isOnes: boolean, list: HTMLElement, show: () => Promise<void>): HTMLElement {
  const name = `${texts[push.kind]} #${push.id}`;
  const when = push.expired
    ? texts.isExpired
    : besideWords(
        say(texts.viewsLeft, { n: push.views_remaining }),
        say(texts.endsIn, { when: relativeWords(push.expires_at) }),
      );
  const created = say(texts.created, { when: relativeWords(push.created_at) });
  const href = `/admin/users/${push.owner_id}`;
  const owner = push.owner_id === null ? texts.nobody : make("a", { href }, make("bdi", null, push.owner ?? ""));
  const told = make(
    "div",
    null,
    make("span", { className: "name" }, name),
    make("span", { className: "meta" }, when),
    make("span", { className: "meta" }, ...(isOnes ? [] : [owner, " · "]), created),
  );
  const head = make("div", { className: "beside" }, told);
  const line = make("li", null, head);
  head.append(logButton(push.id, name, line));
  if (push.expired || !admin) return line;
  const send = (): ReturnType<typeof request> => request("POST", "/admin/data/end", { id: push.id });
  head.append(expireButton(name, list, send, show));
  return line;
}
