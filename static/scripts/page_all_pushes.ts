// For auditors and administrators: the pushes of all users, without their names and notes, by sender and state, with their
// logs; for administrators also what expires one, and a form that does so by its link.

import { logButton } from "./admin_push_log.ts";
import {
  actionButton,
  admin,
  emptyLine,
  expireButton,
  failed,
  type Kind,
  status,
  texts,
  withoutKey,
} from "./admin_shared.ts";
import {
  any,
  button,
  complain,
  element,
  input,
  make,
  onSubmit,
  refill,
  relativeWords,
  request,
  say,
  submitOf,
  waitOn,
} from "./dom.ts";
import { inAddress } from "./list_address.ts";

interface AnyPush {
  id: number;
  owner: string | null;
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

const owner = (): HTMLSelectElement => element("owner", HTMLSelectElement);
const state = (): HTMLSelectElement => element("state", HTMLSelectElement);
let next: number | null = null;
/** Counts the questions, so that a late answer does not replace that of a newer one. */
let asked = 0;

/** Shows the newest pushes that match the filter. */
async function showAllPushes(): Promise<void> {
  await fillOwners();
  await show(null);
}

async function show(before: number | null): Promise<void> {
  const list = any("all");
  const question = (asked += 1);
  const found: AnyPush[] = [];
  let from = before;
  // The server looks at a bounded number of pushes at a time. Where none of them matches, the next ones may.
  do {
    if (from !== before) status.textContent = texts.looking;
    const answer = await waitOn(list, request<Page>("GET", `/admin/data/all?${queryFrom(from)}`));
    if (question !== asked || failed(answer)) return;
    found.push(...answer.body.pushes);
    from = answer.body.next;
  } while (found.length === 0 && from !== null);
  status.textContent = "";
  next = from;
  const lines = found.map((push) => pushLine(push, list));
  if (before !== null) list.append(...lines);
  else refill(list, lines.length > 0 ? lines : [nothing()]);
  button("all-older").hidden = next === null;
}

function queryFrom(before: number | null): URLSearchParams {
  const query = new URLSearchParams();
  if (owner().value !== "") query.set("owner", owner().value);
  if (state().value !== "") query.set("state", state().value);
  if (before !== null) query.set("before", String(before));
  return query;
}

async function fillOwners(): Promise<void> {
  const answer = await request<Array<{ id: number; email: string }>>("GET", "/admin/data/owners");
  if (failed(answer)) return;
  const field = owner();
  const chosen = field.dataset.wanted ?? field.value;
  delete field.dataset.wanted;
  const fixed = [...field.options].slice(0, 2);
  field.replaceChildren(...fixed, ...answer.body.map(({ id, email }) => make("option", { value: String(id) }, email)));
  field.value = chosen;
  if (field.selectedIndex === -1) field.value = "";
}

function nothing(): HTMLElement {
  if (owner().value === "" && state().value === "") return emptyLine(texts.noneAtAll);
  const everyone = actionButton(texts.showEveryone, () => {
    owner().value = state().value = "";
    return show(null);
  });
  return make("li", { className: "empty" }, make("p", { className: "meta" }, texts.noneMatching), everyone);
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
  const head = make("div", { className: "beside" }, told);
  const line = make("li", null, head);
  head.append(logButton(push.id, name, line));
  if (push.expired || !admin) return line;
  const send = (): ReturnType<typeof request> => request("POST", "/admin/data/end", { id: push.id });
  head.append(expireButton(name, list, send, showAllPushes));
  return line;
}

/** Expires the push whose link was pasted into the form. */
async function expireByLink(form: HTMLFormElement): Promise<void> {
  const link = input("link");
  const wrong = any("problem-link");
  complain(wrong, "", link);
  const answer = await request("POST", "/admin/data/end", { link: withoutKey(link.value) });
  if (answer.status === 404) {
    complain(wrong, texts.notFound, link);
    return link.focus();
  }
  if (failed(answer, { box: wrong, by: submitOf(form) })) return;
  link.value = "";
  await showAllPushes();
  status.textContent = texts.ended;
}

for (const field of [owner(), state()]) field.addEventListener("change", () => void show(null));
button("all-older").addEventListener("click", () => void show(next));
if (admin) onSubmit("end-link", expireByLink);
owner().dataset.wanted = inAddress().get("owner") ?? "";
void showAllPushes();
