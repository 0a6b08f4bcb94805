// For administrators: what can be done with one user and with several at once, and the form that adds one.

import { showAgain } from "../shared/lists.ts";
import { startEnding } from "./offboarding.ts";
import { type HandedOver, showLink, startHandingOver } from "./one_time_links.ts";
import { failed, problem, status, texts } from "../shared/list_parts.ts";
import { askText } from "../shared/ask.ts";
import { any, button, element, input, maybe, submitOf } from "../shared/elements.ts";
import { busy, complain, onSubmit, waitOn } from "../shared/forms.ts";
import { type Answer, request } from "../shared/session.ts";
import { say, textsOf } from "../shared/texts.ts";
import { partOf } from "../shared/swap.ts";
import { startMenus } from "../shared/menu.ts";
import { ticks } from "../shared/ticks.ts";

/** A menu offers what the page of its user offers. */
async function fillMenu(id: string): Promise<Element[]> {
  const about = await waitOn(any("users"), partOf(`/admin/users/${id}`, "about"));
  if (typeof about === "string") complain(problem, about);
  return about instanceof HTMLElement ? [...about.querySelectorAll(".menu > div > *")] : [];
}

/** The question before a user gets a role, if there is one. */
const ROLE_QUESTIONS: Readonly<Record<string, string>> = {
  admin: texts.makeAdminQuestion,
  auditor: textsOf("oversightLive").makeAuditorQuestion,
};

/** Adds the user in the form and shows the link that sets their password. */
async function addUser(form: HTMLFormElement): Promise<void> {
  const email = input("email");
  const role = element("role", HTMLSelectElement);
  const wrong = any("problem-email");
  complain(wrong, "", email);
  const question = email.checkValidity() && ROLE_QUESTIONS[role.value];
  if (question && !(await askText(say(question, { email: email.value.trim() }), submitOf(form).innerText))) return;
  const byMail = maybe("by-mail");
  const answer = await request<HandedOver & { said?: string; problem?: string }>("POST", "/admin/data/users", {
    email: email.value,
    role: role.value,
    mail: byMail instanceof HTMLInputElement && byMail.checked,
  });
  if (answer.status === 409 || answer.status === 422) {
    complain(wrong, answer.status === 409 ? texts.taken : texts.badEmail, email);
    return email.focus();
  }
  if (failed(answer, { box: wrong, by: submitOf(form) })) return;
  email.value = "";
  role.value = "user";
  await showAgain();
  const { link, said = "", problem: notMailed = "" } = answer.body;
  status.textContent = said;
  // The link takes the place of the form, and the focus.
  if (link !== undefined) any("add").ariaExpanded = "false";
  showLink(answer.body);
  complain(wrong, notMailed);
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
      // A user who has been removed meanwhile needs no change.
      if (!answer.ok && answer.status !== 404) {
        refused = answer;
        break;
      }
      n += 1;
    }
    await showAgain();
    // The pressed button is gone.
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
  (id) => request("POST", `/admin/data/users/${id}/sessions/end`, {}),
  texts.sessionsEndedMany,
);
// The button beside the search opens and closes the form.
element("new-user", HTMLDetailsElement).open = true;
if (location.hash === "#add") any("add").ariaExpanded = "true";
onSubmit("add-user", addUser);
startEnding();
startHandingOver();
startMenus(fillMenu);
