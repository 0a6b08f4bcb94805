// For auditors and administrators: the pushes of all users, without their names and notes, by sender and state, with their
// logs; for administrators also what expires one, and a form that does so by its link.

import { anyPushes } from "./admin_any_pushes.ts";
import { actionButton, admin, emptyLine, failed, status, texts, withoutKey } from "./admin_shared.ts";
import { any, button, complain, element, input, make, onSubmit, request, submitOf } from "./dom.ts";
import { inAddress } from "./list_address.ts";

const owner = (): HTMLSelectElement => element("owner", HTMLSelectElement);
const state = (): HTMLSelectElement => element("state", HTMLSelectElement);
const show = anyPushes({
  list: any("all"),
  older: button("all-older"),
  filter: () => ({ owner: owner().value, state: state().value }),
  nothing,
});

/** Shows the newest pushes that match the filter. */
async function showAllPushes(): Promise<void> {
  await fillOwners();
  await show();
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
  await showAllPushes();
  status.textContent = texts.ended;
}

for (const field of [owner(), state()]) field.addEventListener("change", () => void show());
if (admin) onSubmit("end-link", expireByLink);
owner().dataset.wanted = inAddress().get("owner") ?? "";
void showAllPushes();
