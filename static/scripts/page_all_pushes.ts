// For auditors and administrators: the pushes of all users, without their names and notes, by sender and state, with their
// logs; for administrators also what expires one, and a form that does so by its link.

import { anyPushes } from "./admin_any_pushes.ts";
import { actionButton, admin, emptyLine, failed, status, texts, withoutKey } from "./admin_shared.ts";
import { any, button, complain, element, input, make, onSubmit, refill, request, submitOf } from "./dom.ts";
import { inAddress, writeToAddress } from "./list_address.ts";

const owner = input("owner");
const nobody = button("nobody");
const state = element("state", HTMLSelectElement);
const isNobodys = (): boolean => nobody.getAttribute("aria-pressed") === "true";
const filter = (): { owner: string; state: string } => ({
  owner: isNobodys() ? "nobody" : owner.value.trim(),
  state: state.value,
});
const showNewest = anyPushes({ list: any("all"), older: button("all-older"), filter, nothing });

function show(): Promise<void> {
  writeToAddress(filter());
  return showNewest();
}

/** @param sender an address, "nobody", or "" for everybody */
function choose(sender: string): void {
  nobody.setAttribute("aria-pressed", String(sender === "nobody"));
  owner.value = sender === "nobody" ? "" : sender;
}

/** Counts the questions, so that a late answer does not replace that of a newer one. */
let asked = 0;

/**
 * Offers the addresses that hold what was typed, and shows the pushes if it is one of them.
 * @param takesFirst whether the first of them is meant otherwise
 */
async function offerOwners(takesFirst: boolean): Promise<void> {
  const turn = (asked += 1);
  const typed = owner.value.trim().toLowerCase();
  if (typed === "") return show();
  const answer = await request<string[]>("GET", `/admin/data/owners?${new URLSearchParams({ q: typed })}`);
  if (turn !== asked || failed(answer)) return;
  any("owners").replaceChildren(...answer.body.map((value) => make("option", { value })));
  const [first] = answer.body;
  if (first === undefined && takesFirst) refill(any("all"), [nothing()]);
  if (first === undefined || !(takesFirst || answer.body.includes(typed))) return;
  if (!answer.body.includes(typed)) owner.value = first;
  await show();
}

function nothing(): HTMLElement {
  if (filter().owner === "" && state.value === "") return emptyLine(texts.noneAtAll);
  const everyone = actionButton(texts.showEveryone, () => {
    choose("");
    state.value = "";
    return show();
  });
  return make("li", { className: "empty" }, make("p", { className: "meta" }, texts.noneMatching), everyone);
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
  await show();
  status.textContent = texts.ended;
}

let typing: ReturnType<typeof setTimeout> | undefined;
owner.addEventListener("input", () => {
  clearTimeout(typing);
  nobody.setAttribute("aria-pressed", "false");
  typing = setTimeout(() => void offerOwners(false), 200);
});
// Enter, or leaving the field.
owner.addEventListener("change", () => {
  clearTimeout(typing);
  void offerOwners(true);
});
state.addEventListener("change", () => void show());
nobody.addEventListener("click", () => {
  choose(isNobodys() ? "" : "nobody");
  void show();
});
if (admin) onSubmit("end-link", expireByLink);

const given = inAddress();
choose(given.get("owner") ?? "");
state.value = given.get("state") ?? "";
// What the address says and this page does not know.
if (state.selectedIndex < 0) state.value = "";
void show();
