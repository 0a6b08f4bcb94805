// The administrators' log, newest first, by person and kind.

import "./sections.ts";
import { adminLogLine, KIND_WORDS } from "./admin_log_line.ts";
import { any, button, complain, element, input, make, onSubmit, refill, request, textsOf, waitOn } from "./dom.ts";
import { inAddress, writeToAddress } from "./list_address.ts";
import { failureOf, type LogLine } from "./log_entries.ts";

interface Page {
  entries: LogLine[];
  /** Where the next page begins; null at the end. */
  next: number | null;
}

const texts = textsOf("adminLogLive");
const list = any("entries");
const person = input("person");
const kind = element("kind", HTMLSelectElement);
/** Where the page that is shown began, and those before it; null: with the newest. */
let begun: Array<number | null> = [null];
let next: number | null = null;
/** Counts the questions, so that a late answer does not replace that of a newer one. */
let asked = 0;

async function show(): Promise<void> {
  const question = (asked += 1);
  const query = new URLSearchParams();
  if (person.value.trim() !== "") query.set("person", person.value.trim());
  if (kind.value !== "") query.set("kind", kind.value);
  const before = begun.at(-1) ?? null;
  writeToAddress({ person: person.value.trim(), kind: kind.value });
  if (before !== null) query.set("before", String(before));
  const answer = await waitOn(list, request<Page>("GET", `/admin/data/log?${query.toString()}`));
  if (question !== asked) return;
  const failure = failureOf(answer);
  complain(any("problem"), failure);
  if (failure !== "") return;
  next = answer.body.next;
  const lines = answer.body.entries.map((entry) => adminLogLine(entry));
  refill(list, lines.length > 0 ? lines : [noLines()]);
  any("pager").hidden = begun.length === 1 && next === null;
  button("newer").disabled = begun.length === 1;
  button("older").disabled = next === null;
}

function noLines(): HTMLElement {
  const all = make("button", { type: "button", className: "quiet" }, texts.showAll);
  all.addEventListener("click", () => {
    person.value = kind.value = "";
    void showNewest();
  });
  return make("li", { className: "empty" }, make("p", { className: "meta" }, texts.noEntries), all);
}

function showNewest(): Promise<void> {
  begun = [null];
  return show();
}

kind.append(...Object.entries(KIND_WORDS).map(([value, word]) => make("option", { value }, word)));
const given = inAddress();
person.value = given.get("person") ?? "";
kind.value = given.get("kind") ?? "";
// What the address says and this page does not know.
if (kind.selectedIndex < 0) kind.value = "";
kind.addEventListener("change", () => void showNewest());
onSubmit("filter", showNewest);
button("newer").addEventListener("click", () => {
  begun.pop();
  void show();
});
button("older").addEventListener("click", () => {
  begun.push(next);
  void show();
});
void show();
