// For administrators: the users, found by their addresses and shown page by page, with their rights and one-time links, and the
// form that adds a user.

import { actionButton, emptyLine, failed, me, PAGE_SIZE, sendsMail, status, texts } from "./admin_shared.ts";
import { invitationsShown } from "./admin_invitations.ts";
import { endButton } from "./admin_offboarding.ts";
import { type HandedOver, handOver } from "./admin_one_time_links.ts";
import { sessionsButton } from "./admin_user_sessions.ts";
import { tokensButton } from "./admin_user_tokens.ts";
import {
  any,
  askText,
  button,
  complain,
  copyOn,
  element,
  input,
  listWords,
  make,
  maybe,
  onSubmit,
  refill,
  request,
  say,
  submitOf,
  textsOf,
  waitOn,
} from "./dom.ts";

interface User {
  id: number;
  email: string;
  admin: boolean;
  auditor: boolean;
  disabled: boolean;
  /** Nobody has signed in yet. */
  invited: boolean;
  second_factors: boolean;
  active_pushes: number;
  expired_pushes: number;
}

const oversight = textsOf("oversightLive");
/** The server counts up to here. */
const COUNT_LIMIT = 1_000;

/** The page of the list that is shown. */
let pageNumber = 1;
/** Counts the requests, so that a response to an earlier one is dropped. */
let asked = 0;
/** Whose lines are open; they stay so when the list is shown anew. */
const open = new Set<number>();

async function showUsers(): Promise<void> {
  await Promise.all([showPage(), invitationsShown(showUsers)]);
}

async function showPage(): Promise<void> {
  const turn = (asked += 1);
  const list = any("users");
  const q = input("find-user").value.trim();
  const query = new URLSearchParams({ q, page: String(pageNumber) });
  const answer = await waitOn(list, request<{ users: User[]; total: number }>("GET", `/admin/data/users?${query}`));
  if (turn !== asked || failed(answer)) return;
  const { users, total } = answer.body;
  // Whoever was on the last page is gone.
  if (users.length === 0 && pageNumber > 1) return turnPage(Math.ceil(total / PAGE_SIZE) - pageNumber);
  const [only] = users;
  if (only && total === 1 && q !== "") open.add(only.id);
  refill(list, users.length > 0 ? users.map(userLine) : [emptyLine(texts.noUserFound)]);
  const from = (pageNumber - 1) * PAGE_SIZE + 1;
  const shown = { n: total, from, to: from + users.length - 1 };
  any("users-found").textContent = say(total > users.length ? texts.usersShown : texts.usersFound, shown);
  any("users-pager").hidden = total <= PAGE_SIZE;
  button("users-before").disabled = pageNumber === 1;
  button("users-next").disabled = shown.to >= total;
}

async function turnPage(by: number): Promise<void> {
  pageNumber = Math.max(1, pageNumber + by);
  await showPage();
  // The pressed button may be disabled now, and reading continues at the top of the list.
  const found = any("users-found");
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
  any("users-title").scrollIntoView();
}

function userLine(user: User): HTMLElement {
  const { email } = user;
  const roles = [user.admin ? texts.administrator : user.auditor ? oversight.auditor : texts.user];
  if (user.disabled) roles.push(texts.disabled);
  if (user.invited) roles.push(texts.invited);
  if (user.id === me) roles.push(texts.you);
  const row = make("div", { className: "row" });
  const wrong = make("p", { className: "problem", hidden: true });
  wrong.setAttribute("role", "alert");
  const change = (label: string, question: string | null, rights: object): HTMLButtonElement =>
    actionButton(label, async () => {
      if (question !== null && !(await askText(say(question, { email }), label))) return;
      const answer = await waitOn(any("users"), request("POST", `/admin/data/users/${user.id}`, rights));
      if (answer.status === 409) return complain(wrong, texts.lastAdmin);
      if (!failed(answer, { box: wrong })) await showUsers();
    });
  if (user.id !== me) {
    row.append(
      ...(user.admin
        ? [change(texts.takeAdmin, texts.takeAdminQuestion, { role: "user" })]
        : [
            change(texts.makeAdmin, texts.makeAdminQuestion, { role: "admin" }),
            user.auditor
              ? change(oversight.takeAuditor, oversight.takeAuditorQuestion, { role: "user" })
              : change(oversight.makeAuditor, oversight.makeAuditorQuestion, { role: "auditor" }),
          ]),
      user.disabled
        ? change(texts.enable, texts.enableQuestion, { disabled: false })
        : change(texts.disable, texts.disableQuestion, { disabled: true }),
    );
  }
  if (!user.disabled && !user.invited) {
    row.append(
      actionButton(texts.reset, async () => {
        if (!(await askText(say(texts.resetQuestion, { email }), texts.reset))) return;
        const address = `/admin/data/users/${user.id}/reset`;
        const answer = await waitOn(any("users"), request<HandedOver>("POST", address, {}));
        if (!failed(answer, { box: wrong })) handOver(answer.body, email, wrong);
      }),
      ...(sendsMail ? [mailButton(user, wrong)] : []),
    );
  }
  const name = make("bdi", { className: "name" }, email);
  const head = make("summary", null, make("span", { className: "head" }, name, meta(listWords(roles))));
  const line = make("details", { open: open.has(user.id) }, head, row, wrong);
  line.addEventListener("toggle", () => void (line.open ? open.add(user.id) : open.delete(user.id)));
  if (user.second_factors && user.id !== me) row.append(factorsButton(user, wrong));
  row.append(pushesLink(user), tokensButton(user, line), sessionsButton(user, line));
  if (user.id !== me) row.append(endButton(user, wrong, showUsers));
  for (const one of row.children) one.setAttribute("aria-label", `${one.textContent}: ${email}`);
  return make("li", null, line);
}

const meta = (text: string): HTMLElement => make("span", { className: "meta" }, text);

/** Mails the user a link that sets their password. */
function mailButton({ id, email }: User, wrong: HTMLElement): HTMLButtonElement {
  return actionButton(texts.mailReset, async () => {
    if (!(await askText(say(texts.resetQuestion, { email }), texts.mailReset))) return;
    const asked = request<HandedOver>("POST", `/admin/data/users/${id}/reset`, { mail: true });
    const answer = await waitOn(any("users"), asked);
    if (!failed(answer, { box: wrong })) handOver(answer.body, email, wrong);
  });
}

/** Removes all second factors of a user who has lost them. */
function factorsButton({ id, email }: User, wrong: HTMLElement): HTMLButtonElement {
  return actionButton(texts.resetFactors, async () => {
    if (!(await askText(say(texts.resetFactorsQuestion, { email }), texts.resetFactors))) return;
    const sent = request("DELETE", `/admin/data/users/${id}/second_factors`);
    if (failed(await waitOn(any("users"), sent), { box: wrong })) return;
    await showUsers();
    status.textContent = say(texts.factorsReset, { email });
  });
}

/** How many pushes the user has; leads to them. */
function pushesLink({ id, active_pushes: active, expired_pushes: expired }: User): HTMLAnchorElement {
  const n = Math.min(active + expired, COUNT_LIMIT);
  const isMore = Math.max(active, expired) >= COUNT_LIMIT || active + expired > COUNT_LIMIT;
  const label = isMore ? say(texts.manyPushes, { limit: n }) : say(texts.pushesOf, { n });
  return make("a", { className: "button quiet", href: `/admin/links?owner=${id}` }, label);
}

/** Adds the user of the form and shows the link that sets their password. */
async function addUser(form: HTMLFormElement): Promise<void> {
  const email = input("email");
  const role = element("role", HTMLSelectElement);
  const wrong = any("problem-email");
  complain(wrong, "", email);
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
  await showUsers();
  handOver(answer.body, added, wrong);
}

let typing: ReturnType<typeof setTimeout> | undefined;
input("find-user").addEventListener("input", () => {
  clearTimeout(typing);
  pageNumber = 1;
  typing = setTimeout(() => void showPage(), 200);
});
button("users-before").addEventListener("click", () => void turnPage(-1));
button("users-next").addEventListener("click", () => void turnPage(1));
onSubmit("add-user", addUser);
copyOn(button("copy-link"), () => input("one-time-link").value, texts, status, input("one-time-link"));
void showUsers();
