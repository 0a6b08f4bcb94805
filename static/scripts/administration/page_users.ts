// For administrators: the users. What is done with one of them, with several at once, and the form that adds one.

import { showAgain } from "../shared/lists.ts";
import { type HandedOver, handOver } from "./one_time_links.ts";
import { failed, type Place, problem, status, texts } from "../shared/list_parts.ts";
import { actionsFor, mayHave, type User } from "./user_actions.ts";
import {
  any,
  type Answer,
  askText,
  busy,
  button,
  complain,
  copyOn,
  element,
  input,
  maybe,
  onSubmit,
  request,
  say,
  submitOf,
  waitOn,
} from "../shared/dom.ts";
import { startMenus } from "../shared/menu.ts";

import { ticks } from "../shared/ticks.ts";

/** Where an action on a user shows what becomes of it. The line may be made anew, or be gone. */
const placeOf = (id: number): Place => ({
  waits: any("users"),
  wrong: () => maybe(`wrong-${id}`) ?? problem,
  show: async () => void (await showAgain()),
});

async function fillMenu(id: string): Promise<HTMLButtonElement[]> {
  const answer = await waitOn(any("users"), request<User>("GET", `/admin/data/users/${id}`));
  return failed(answer) ? [] : actionsFor(answer.body, placeOf(answer.body.id));
}

/** Adds the user of the form and shows the link that sets their password. */
async function addUser(form: HTMLFormElement): Promise<void> {
  const email = input("email");
  const role = element("role", HTMLSelectElement);
  const wrong = any("problem-email");
  complain(wrong, "", email);
  if (email.checkValidity() && !(await mayHave(email.value.trim(), role.value, submitOf(form).textContent.trim()))) {
    return;
  }
  const byMail = maybe("by-mail");
  const answer = await request<HandedOver>("POST", "/admin/data/users", {
    email: email.value,
    role: role.value,
    mail: byMail instanceof HTMLInputElement && byMail.checked,
  });
  if (answer.status === 409 || answer.status === 422) {
    complain(wrong, answer.status === 409 ? texts.taken : texts.badEmail, email);
    return email.focus();
  }
  if (failed(answer, { box: wrong, by: submitOf(form) })) return;
  const added = email.value;
  email.value = "";
  role.value = "user";
  await showAgain();
  handOver(answer.body, added, wrong);
}

// ── Several at once ───────────────────────────────────────────────────────────────────────────────

const ticked = ticks("users", input("tick-all"), (n, all) => {
  any("tick-every").hidden = all === 0;
  for (const [id, text] of [
    ["disable-ticked", texts.disableMany],
    ["end-ticked-sessions", texts.endSessionsMany],
  ] as const) {
    button(id).hidden = n === 0;
    button(id).textContent = say(text, { n });
  }
});

type Plural = Parameters<typeof say>[0];

function forTicked(id: string, question: Plural, send: (id: string) => Promise<Answer<unknown>>, done: Plural): void {
  const pressed = button(id);
  const run = async (): Promise<void> => {
    const users = ticked();
    if (!(await askText(say(question, { n: users.length }), pressed.textContent))) return;
    let n = 0;
    let refused: Answer<unknown> | undefined;
    for (const user of users) {
      const answer = await send(user);
      // Somebody who has gone meanwhile is as they should be.
      if (!answer.ok && answer.status !== 404) {
        refused = answer;
        break;
      }
      n += 1;
    }
    await showAgain();
    // The pressed button has gone.
    const found = any("users-found");
    found.tabIndex = -1;
    found.focus({ preventScroll: true });
    any("tools").scrollIntoView();
    status.textContent = n > 0 ? say(done, { n }) : "";
    if (refused?.status === 409) complain(problem, texts.lastAdmin);
    else if (refused) failed(refused);
  };
  pressed.addEventListener("click", () => void busy(pressed, run));
}

forTicked(
  "disable-ticked",
  texts.disableManyQuestion,
  (id) => request("POST", `/admin/data/users/${id}`, { disabled: true }),
  texts.disabledMany,
);
forTicked(
  "end-ticked-sessions",
  texts.endSessionsManyQuestion,
  (id) => request("DELETE", `/admin/data/users/${id}/sessions`),
  texts.sessionsEndedMany,
);
if (location.hash === "#add") element("add", HTMLDetailsElement).open = true;
onSubmit("add-user", addUser);
copyOn(button("copy-link"), () => input("one-time-link").value, texts, status, input("one-time-link"));
startMenus(fillMenu);
