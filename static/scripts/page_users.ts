// For administrators: the users as a list with pages, a search, roles and states, all of them in the address; what is done with
// one of them, with several at once, and the form that adds one.

import { type HandedOver, handOver } from "./admin_one_time_links.ts";
import { emptyLine, failed, me, PAGE_SIZE, type Place, problem, status, texts } from "./admin_shared.ts";
import { actionsFor, mayHave, pushesWords, roleOf, roleWords, stateWords, type User } from "./admin_user_actions.ts";
import { saveCsv } from "./csv.ts";
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
  make,
  maybe,
  onSubmit,
  refill,
  request,
  say,
  submitOf,
  waitOn,
} from "./dom.ts";
import { inAddress, writeToAddress } from "./list_address.ts";
import { menu } from "./menu.ts";
import { tickBox, ticks } from "./ticks.ts";

interface Found {
  users: User[];
  total: number;
  /** How many there would be of each role and state, in the place of the chosen one. */
  counts: { all: number; roles: Record<string, number>; states: Record<string, number> };
}

/** The last page that the server has. */
const LAST_PAGE = 200;

const list = any("users");
const search = input("find-user");
const chips = [...any("user-kinds").querySelectorAll<HTMLButtonElement>("button")];

/** What the chips choose; "" is all. */
const chosen = { role: "", state: "" };
let pageNumber = 1;
/** Counts the requests, so that a response to an earlier one is dropped. */
let asked = 0;

const query = (): { q: string; role: string; state: string } => ({ q: search.value.trim(), ...chosen });

async function show(): Promise<void> {
  const turn = (asked += 1);
  writeToAddress({ ...query(), page: pageNumber === 1 ? "" : String(pageNumber) });
  const wanted = new URLSearchParams({ ...query(), page: String(pageNumber) });
  const answer = await waitOn(list, request<Found>("GET", `/admin/data/users?${wanted}`));
  if (turn !== asked || failed(answer)) return;
  const { users, total, counts } = answer.body;
  // Whoever was on the last page is gone.
  if (users.length === 0 && pageNumber > 1) {
    pageNumber = 1;
    return show();
  }
  refill(list, users.length > 0 ? users.map(userLine) : [emptyLine(texts.noUserFound)]);
  for (const chip of chips) showChip(chip, counts);
  const from = (pageNumber - 1) * PAGE_SIZE + 1;
  const shown = { n: total, from, to: from + users.length - 1 };
  any("users-found").textContent = say(total > users.length ? texts.usersShown : texts.usersFound, shown);
  any("users-pager").hidden = total <= PAGE_SIZE;
  button("users-before").disabled = pageNumber === 1;
  button("users-next").disabled = shown.to >= total || pageNumber === LAST_PAGE;
  button("csv").hidden = total === 0;
  count();
}

function showChip(chip: HTMLButtonElement, { all, roles, states }: Found["counts"]): void {
  const { role, state } = chip.dataset;
  const isAll = role === undefined && state === undefined;
  const n = isAll ? all : role === undefined ? (states[state ?? ""] ?? 0) : (roles[role] ?? 0);
  const isPressed = isAll ? chosen.role + chosen.state === "" : role === chosen.role || state === chosen.state;
  // A chip that would find nobody here stays away, unless others take its matches away at the moment.
  if (isAll || isPressed || n > 0) chip.hidden = false;
  else if (chosen.role + chosen.state + search.value === "") chip.hidden = true;
  chip.setAttribute("aria-pressed", String(isPressed));
  chip.querySelector("span")?.replaceChildren(n.toLocaleString(document.documentElement.lang));
}

function userLine(user: User): HTMLElement {
  const { id, email } = user;
  const wrong = make("p", { className: "problem", id: `wrong-${id}`, hidden: true });
  wrong.setAttribute("role", "alert");
  const name = make("a", { className: "name", href: `/admin/users/${id}` }, make("bdi", null, ...breakable(email)));
  const head = make("div", { className: "head" }, name);
  head.append(...roleWords(user).map((word) => make("span", { className: "badge" }, word)));
  const meta = (text: string): HTMLElement => make("span", { className: "meta" }, text);
  const pushes = make(
    "a",
    { className: "meta", href: `/admin/links?${new URLSearchParams({ q: email })}` },
    pushesWords(user),
  );
  return make(
    "li",
    null,
    id === me ? make("span", null) : tickBox(String(id), texts.tick, email),
    head,
    make("div", { className: "said" }, meta(stateWords(user)), pushes),
    menu(say(texts.actionsOf, { email }), () => actionsFor(user, placeOf(id))),
    wrong,
  );
}

/** Where an action on a user shows what becomes of it. The line may be made anew, or be gone. */
const placeOf = (id: number): Place => ({
  waits: list,
  wrong: () => maybe(`wrong-${id}`) ?? problem,
  show: async () => {
    await show();
    const hadFocus = list.contains(document.activeElement);
    if (hadFocus) maybe(`wrong-${id}`)?.parentElement?.querySelector("summary")?.focus();
  },
});

/** An address, which a narrow line breaks before its domain first. */
const breakable = (email: string): Array<Node | string> => {
  const at = email.lastIndexOf("@");
  return [email.slice(0, at), make("wbr", null), email.slice(at)];
};

function showFirst(): Promise<void> {
  pageNumber = 1;
  return show();
}

async function turnPage(by: number): Promise<void> {
  pageNumber = Math.max(1, pageNumber + by);
  await show();
  toTop();
}

/** The pressed button may be disabled now, and reading continues at the top of the list. */
function toTop(): void {
  const found = any("users-found");
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
  any("tools").scrollIntoView();
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
  await show();
  handOver(answer.body, added, wrong);
}

// ── Several at once ───────────────────────────────────────────────────────────────────────────────

const { count, ticked } = ticks(list, input("tick-all"), (n, all) => {
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
    await show();
    toTop();
    status.textContent = n > 0 ? say(done, { n }) : "";
    if (refused?.status === 409) complain(problem, texts.lastAdmin);
    else if (refused) failed(refused);
  };
  pressed.addEventListener("click", () => void busy(pressed, run));
}

async function saveAll(): Promise<void> {
  const answer = await request<User[]>("GET", `/admin/data/users/all?${new URLSearchParams(query())}`);
  if (failed(answer)) return;
  const head = ["email", "role", "state", "second_factor", "created_at", "invitation_expires_at"];
  const rows = answer.body.map((user) => [
    user.email,
    roleOf(user),
    user.state,
    user.second_factors ? "yes" : "no",
    user.created_at,
    user.link_expires_at ?? "",
  ]);
  saveCsv("users", [head, ...rows]);
}

// ── The page ──────────────────────────────────────────────────────────────────────────────────────

const given = inAddress();
search.value = given.get("q") ?? "";
for (const [name, data] of [
  ["role", "role"],
  ["state", "state"],
] as const) {
  const wanted = given.get(name) ?? "";
  if (chips.some(({ dataset }) => dataset[data] === wanted)) chosen[name] = wanted;
}
pageNumber = Math.min(LAST_PAGE, Math.max(1, Math.trunc(Number(given.get("page"))) || 1));

let typing: ReturnType<typeof setTimeout> | undefined;
search.addEventListener("input", () => {
  clearTimeout(typing);
  typing = setTimeout(() => void showFirst(), 200);
});
for (const chip of chips) {
  chip.addEventListener("click", () => {
    const { role, state } = chip.dataset;
    if (role !== undefined) chosen.role = chosen.role === role ? "" : role;
    else if (state !== undefined) chosen.state = chosen.state === state ? "" : state;
    else chosen.role = chosen.state = "";
    void showFirst();
  });
}
button("users-before").addEventListener("click", () => void turnPage(-1));
button("users-next").addEventListener("click", () => void turnPage(1));
button("csv").addEventListener("click", () => void busy(button("csv"), saveAll));
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
void show();
