// For auditors and administrators: the pushes of all users, without their names and notes, by sender and state, with their
// logs; for administrators also what expires one, and a form that does so by its link.

import { anyPushes } from "./any_pushes.ts";
import { actionButton, admin, emptyLine, failed, status, texts, withoutKey } from "../shared/list_parts.ts";
import { any, button, complain, element, input, make, onSubmit, request, submitOf } from "../shared/dom.ts";
import { inAddress, writeToAddress } from "../shared/list_address.ts";

const search = input("find-link");
const state = element("state", HTMLSelectElement);
const until = input("until");
const nobody = button("nobody");
const isNobodys = (): boolean => nobody.getAttribute("aria-pressed") === "true";
const pressNobody = (pressed: boolean): void => nobody.setAttribute("aria-pressed", String(pressed));

const list = anyPushes({
  list: any("all"),
  older: button("all-older"),
  filter: () => ({
    q: withoutKey(search.value),
    state: state.value,
    owner: isNobodys() ? "nobody" : "",
    until: endOfDay(until.value),
  }),
  nothing,
});

/** The last moment of a day like "2026-01-31" where the reader is; "" if there is none. */
const endOfDay = (day: string): string => (day === "" ? "" : new Date(`${day}T23:59:59.999`).toISOString());

function show(): Promise<void> {
  const q = withoutKey(search.value);
  // A link opens a secret: it stays out of the history.
  const shown = /[/:]|^[0-9A-Za-z]{16,}$/.test(q) ? "" : q;
  writeToAddress({ q: shown, owner: isNobodys() ? "nobody" : "", state: state.value, until: until.value });
  return list();
}

function nothing(): HTMLElement {
  if (search.value.trim() === "" && state.value === "" && until.value === "" && !isNobodys()) {
    return emptyLine(texts.noneAtAll);
  }
  const everyone = actionButton(texts.showEveryone, () => {
    search.value = state.value = until.value = "";
    pressNobody(false);
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

const given = inAddress();
search.value = given.get("q") ?? "";
state.value = given.get("state") ?? "";
until.value = given.get("until") ?? "";
pressNobody(given.get("owner") === "nobody");
// What the address says and this page does not know.
if (state.selectedIndex < 0) state.value = "";

let typing: ReturnType<typeof setTimeout> | undefined;
search.addEventListener("input", () => {
  clearTimeout(typing);
  pressNobody(false);
  typing = setTimeout(() => void show(), 200);
});
for (const field of [state, until]) field.addEventListener("change", () => void show());
nobody.addEventListener("click", () => {
  pressNobody(!isNobodys());
  // Nobody sends both with an account and without one.
  search.value = "";
  void show();
});
if (admin) onSubmit("end-link", expireByLink);
void show();
