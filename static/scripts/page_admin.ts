// One's own pushes with their logs; for administrators everybody's pushes, users, settings and storage.
// The section stands behind the # of the address, so that "back" and a reload come to the same one.

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
  refill,
  relativeWords,
  request,
  say,
  settings,
  shortDate,
  sizeWords,
  submitOf,
  tabs,
  textsOf,
  waitOn,
} from "./dom.ts";

interface Push {
  url_token: string;
  html_url: string;
  kind: "text" | "file" | "url" | "qr";
  name: string;
  note: string;
  expired: boolean;
  deleted: boolean;
  views_remaining: number;
  created_at: string;
  expires_at: string;
  expired_on: string | null;
}

interface AnyPush {
  id: number;
  owner: string | null;
  kind: Push["kind"];
  expired: boolean;
  views_remaining: number;
  created_at: string;
  expires_at: string;
}

interface User {
  id: number;
  email: string;
  admin: boolean;
  disabled: boolean;
}

interface LogEntry {
  kind: string;
  ip: string;
  user_agent: string;
  created_at: string;
}

const texts = textsOf("adminLive");
const { me, admin } = settings<{ me: number; admin: boolean }>();
const problem = any("problem");
const status = any("status");
const search = input("search");
const LOG_PAGE = 50;

let section = "active";
let pageNumber = 1;
/** Answers to questions that are no longer asked are thrown away. */
let asked = 0;

function failed({ ok, status: code }: Answer<unknown>): boolean {
  if (code === 401) location.assign("/users/sign_in");
  complain(problem, ok ? "" : code === 0 ? texts.offline : say(texts.failed, { status: code }));
  return !ok;
}

const act = (label: string, run: () => unknown, danger = false): HTMLButtonElement => {
  const made = make("button", { type: "button", className: danger ? "danger" : "quiet" }, label);
  made.addEventListener("click", () => void run());
  return made;
};

const empty = (text: string): HTMLElement => make("li", { className: "meta" }, text);

// ── Own pushes ──────────────────────────────────────────────────────────────────────────────────

async function showPushes(): Promise<void> {
  const turn = (asked += 1);
  const query = new URLSearchParams({ state: section, page: String(pageNumber), q: search.value.trim() });
  const list = any("pushes");
  const answer = await waitOn(list, request<{ pushes: Push[]; more: boolean }>("GET", `/admin/data/pushes?${query}`));
  if (turn !== asked || failed(answer)) return;
  const { pushes, more } = answer.body;
  const none = search.value.trim() === "" ? texts.none : texts.noneFound;
  refill(list, pushes.length > 0 ? pushes.map(pushLine) : [empty(none)]);
  any("pager").hidden = pageNumber === 1 && !more;
  button("newer").disabled = pageNumber === 1;
  button("older").disabled = !more;
}

function pushLine(push: Push): HTMLElement {
  const name = push.name === "" ? texts.unnamed : push.name;
  const when = push.expired
    ? say(push.deleted ? texts.byHand : texts.endedOn, { when: relativeWords(push.expired_on ?? push.expires_at) })
    : `${say(texts.viewsLeft, { n: push.views_remaining })} · ${say(texts.endsIn, { when: relativeWords(push.expires_at) })}`;
  const row = make("div", { className: "row" });
  const line = make(
    "li",
    null,
    make(
      "div",
      { className: "head" },
      make(
        "span",
        null,
        make("bdi", { className: "name" }, name),
        " ",
        make("span", { className: "badge" }, texts[push.kind]),
      ),
      make("span", { className: "meta" }, say(texts.created, { when: relativeWords(push.created_at) })),
    ),
    make("span", { className: "meta" }, when),
    ...(push.note === "" ? [] : [make("p", { className: "note meta", dir: "auto" }, push.note)]),
    row,
  );
  if (!push.expired) {
    const copy = make("button", { type: "button", className: "quiet" }, texts.copyLink);
    const link = make("span", { className: "meta" }, push.html_url);
    copyOn(copy, () => push.html_url, texts, status, link);
    const end = act(texts.end, () => endOwn(push, name), true);
    end.setAttribute("aria-label", `${texts.end}: ${name}`);
    row.append(copy, logButton(push, name, line), end);
  } else row.append(logButton(push, name, line));
  return line;
}

function logButton(push: Push, name: string, line: HTMLElement): HTMLButtonElement {
  let log: HTMLElement | null = null;
  const toggle = act(texts.log, async () => {
    if (log) {
      log.remove();
      log = null;
    } else {
      log = make("ol", { className: "log" });
      log.setAttribute("aria-label", say(texts.logOf, { name }));
      line.append(log);
    }
    toggle.textContent = log ? texts.hideLog : texts.log;
    toggle.setAttribute("aria-label", `${toggle.textContent}: ${name}`);
    toggle.setAttribute("aria-expanded", String(log !== null));
    if (log) await fillLog(log, push.url_token, 1);
  });
  toggle.setAttribute("aria-expanded", "false");
  toggle.setAttribute("aria-label", `${texts.log}: ${name}`);
  return toggle;
}

const LOG_WORDS: Record<string, string> = {
  creation: texts.logCreation,
  view: texts.logView,
  failed_view: texts.logFailedView,
  expire: texts.logExpire,
  failed_passphrase: texts.logFailedPassphrase,
  owner_view: texts.logOwnerView,
};

async function fillLog(log: HTMLElement, token: string, page: number): Promise<void> {
  const address = `/admin/data/pushes/${token}/audit?page=${page}`;
  const answer = await waitOn(log, request<{ logs: LogEntry[] }>("GET", address));
  if (failed(answer)) return;
  for (const { kind, ip, user_agent: agent, created_at: at } of answer.body.logs) {
    const meta = make("span", { className: "meta" }, `${shortDate(at)} · ${ip}${agent === "" ? "" : ` · ${agent}`}`);
    log.append(make("li", null, make("strong", null, LOG_WORDS[kind] ?? kind), meta));
  }
  if (answer.body.logs.length < LOG_PAGE) return;
  const more = act(texts.moreLog, () => {
    more.parentElement?.remove();
    return fillLog(log, token, page + 1);
  });
  log.append(make("li", null, more));
}

async function endOwn(push: Push, name: string): Promise<void> {
  if (!(await askText(say(texts.endQuestion, { name }), texts.end))) return;
  if (failed(await waitOn(any("pushes"), request("POST", `/p/${push.url_token}/expire`)))) return;
  await showPushes();
  status.textContent = texts.ended;
}

let typing: ReturnType<typeof setTimeout> | undefined;
search.addEventListener("input", () => {
  clearTimeout(typing);
  pageNumber = 1;
  typing = setTimeout(() => void showPushes(), 200);
});
button("newer").addEventListener("click", () => void turnPage(-1));
button("older").addEventListener("click", () => void turnPage(1));

async function turnPage(by: number): Promise<void> {
  pageNumber = Math.max(1, pageNumber + by);
  await showPushes();
  // The button may be at its end, and reading goes on at the top of the list.
  const list = any("pushes");
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
  scrollTo(0, 0);
}

// ── Everybody's pushes ──────────────────────────────────────────────────────────────────────────

let oldestShown: number | null = null;

async function showAll(before: number | null): Promise<void> {
  const list = any("all");
  const address = `/admin/data/all${before === null ? "" : `?before=${before}`}`;
  const answer = await waitOn(list, request<AnyPush[]>("GET", address));
  if (failed(answer)) return;
  const lines = answer.body.map(anyLine);
  if (before !== null) list.append(...lines);
  else refill(list, lines.length > 0 ? lines : [empty(texts.none)]);
  button("all-older").hidden = answer.body.length < LOG_PAGE;
  oldestShown = answer.body.at(-1)?.id ?? null;
}

function anyLine(push: AnyPush): HTMLElement {
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
  const line = make("li", { className: "beside" }, told);
  if (push.expired) return line;
  const end = act(
    texts.end,
    async () => {
      if (!(await askText(say(texts.endQuestion, { name }), texts.end))) return;
      if (failed(await waitOn(any("all"), request("POST", "/admin/data/end", { id: push.id })))) return;
      await showAll(null);
      status.textContent = texts.ended;
    },
    true,
  );
  end.setAttribute("aria-label", `${texts.end}: ${name}`);
  line.append(end);
  return line;
}

// ── Users ───────────────────────────────────────────────────────────────────────────────────────

async function showUsers(): Promise<void> {
  const answer = await waitOn(any("users"), request<User[]>("GET", "/admin/data/users"));
  if (!failed(answer)) refill(any("users"), answer.body.map(userLine));
}

function userLine(user: User): HTMLElement {
  const { email } = user;
  const roles = [user.admin ? texts.administrator : texts.user];
  if (user.disabled) roles.push(texts.disabled);
  if (user.id === me) roles.push(texts.you);
  const row = make("div", { className: "row" });
  const change = (label: string, question: string | null, rights: object): HTMLButtonElement =>
    act(label, async () => {
      if (question !== null && !(await askText(say(question, { email }), label))) return;
      const answer = await waitOn(any("users"), request("POST", `/admin/data/users/${user.id}`, rights));
      if (answer.status === 409) return complain(problem, texts.lastAdmin);
      if (!failed(answer)) await showUsers();
    });
  if (user.id !== me) {
    row.append(
      user.admin
        ? change(texts.takeAdmin, texts.takeAdminQuestion, { admin: false })
        : change(texts.makeAdmin, null, { admin: true }),
      user.disabled
        ? change(texts.enable, null, { disabled: false })
        : change(texts.disable, texts.disableQuestion, { disabled: true }),
    );
  }
  if (!user.disabled) {
    row.append(
      act(texts.reset, async () => {
        if (!(await askText(say(texts.resetQuestion, { email }), texts.reset))) return;
        const address = `/admin/data/users/${user.id}/reset`;
        const answer = await waitOn(any("users"), request<{ link: string }>("POST", address, {}));
        if (!failed(answer)) showLink(answer.body.link);
      }),
    );
  }
  const line = make(
    "li",
    null,
    make(
      "div",
      { className: "head" },
      make("bdi", { className: "name" }, email),
      make("span", { className: "meta" }, roles.join(", ")),
    ),
    row,
  );
  row.append(tokensButton(user, line));
  for (const one of row.children) one.setAttribute("aria-label", `${one.textContent}: ${email}`);
  return line;
}

interface Token {
  id: number;
  name: string;
  prefix: string;
  last_used_at: string | null;
}

function tokensButton(user: User, line: HTMLElement): HTMLButtonElement {
  let list: HTMLElement | null = null;
  const fill = async (into: HTMLElement): Promise<void> => {
    const answer = await waitOn(into, request<Token[]>("GET", `/admin/data/users/${user.id}/tokens`));
    if (failed(answer)) return;
    refill(
      into,
      answer.body.map((token) => {
        const used =
          token.last_used_at === null ? texts.never : say(texts.used, { when: relativeWords(token.last_used_at) });
        const revoke = act(
          texts.revoke,
          async () => {
            if (!(await askText(say(texts.revokeQuestion, { name: token.name, email: user.email }), texts.revoke)))
              return;
            if (!failed(await request("DELETE", `/admin/data/users/${user.id}/tokens/${token.id}`))) await fill(into);
          },
          true,
        );
        revoke.setAttribute("aria-label", `${texts.revoke}: ${token.name}`);
        const name = make(
          "span",
          null,
          make("bdi", { className: "name" }, token.name),
          " ",
          make("code", null, `${token.prefix}…`),
        );
        return make(
          "li",
          null,
          make("div", { className: "head" }, name, revoke),
          make("span", { className: "meta" }, used),
        );
      }),
    );
    if (answer.body.length === 0) into.append(empty(texts.noTokens));
  };
  const toggle = act(texts.tokens, async () => {
    if (list) {
      list.remove();
      list = null;
    } else {
      list = make("ul", { className: "log" });
      list.setAttribute("aria-label", texts.tokens);
      line.append(list);
    }
    toggle.setAttribute("aria-expanded", String(list !== null));
    if (list) await fill(list);
  });
  toggle.setAttribute("aria-expanded", "false");
  return toggle;
}

function showLink(link: string): void {
  const field = input("one-time-link");
  field.value = link;
  any("one-time").hidden = false;
  field.focus();
  field.select();
}

// ── Server ──────────────────────────────────────────────────────────────────────────────────────

interface ServerFacts {
  version: string;
  settings: Array<{ option: string; value: string; origin: string }>;
  storage: Record<"pushes" | "active_pushes" | "database_bytes" | "file_bytes" | "free_bytes" | "disk_bytes", number>;
}

async function showServer(): Promise<void> {
  const answer = await waitOn(any("storage"), request<ServerFacts>("GET", "/admin/data/server"));
  if (failed(answer)) return;
  const { version, settings: rows, storage } = answer.body;
  any("version").textContent = version;
  const free = say(texts.of, { used: sizeWords(storage.free_bytes), total: sizeWords(storage.disk_bytes) });
  const facts: Array<[string, string]> = [
    [texts.storagePushes, say("{n}", { n: storage.pushes })],
    [texts.storageActive, say("{n}", { n: storage.active_pushes })],
    [texts.storageDatabase, sizeWords(storage.database_bytes)],
    [texts.storageFiles, sizeWords(storage.file_bytes)],
    [texts.storageFree, free],
  ];
  any("storage").replaceChildren(
    ...facts.flatMap(([name, value]) => [make("dt", null, name), make("dd", null, value)]),
  );
  any("settings").replaceChildren(
    ...rows.map(({ option, value, origin }) => row(option, value, origin === "default" ? texts.default : origin)),
  );
}

// Its roles are named, because on a phone it is laid out as no table.
function row(...cells: string[]): HTMLElement {
  const line = make("tr", null);
  line.setAttribute("role", "row");
  for (const text of cells) {
    const cell = make("td", null, text);
    cell.setAttribute("role", "cell");
    line.append(cell);
  }
  return line;
}

async function endByLink(): Promise<void> {
  const link = input("link");
  const wrong = any("problem-link");
  complain(wrong, "", link);
  const answer = await request("POST", "/admin/data/end", { link: link.value });
  if (answer.status === 404) {
    complain(wrong, texts.notFound, link);
    return link.focus();
  }
  if (failed(answer)) return;
  link.value = "";
  await showAll(null);
  status.textContent = texts.ended;
}

async function addUser(): Promise<void> {
  const email = input("email");
  const asAdmin = input("as-admin");
  const wrong = any("problem-email");
  complain(wrong, "", email);
  const answer = await request<{ link: string }>("POST", "/admin/data/users", {
    email: email.value,
    admin: asAdmin.checked,
  });
  if (answer.status === 409 || answer.status === 422) {
    complain(wrong, answer.status === 409 ? texts.taken : texts.badEmail, email);
    return email.focus();
  }
  if (failed(answer)) return;
  email.value = "";
  asAdmin.checked = false;
  await showUsers();
  showLink(answer.body.link);
}

if (admin) {
  button("all-older").addEventListener("click", () => void showAll(oldestShown));
  for (const [id, send] of [
    ["end-link", endByLink],
    ["add-user", addUser],
  ] as const) {
    const form = element(id, HTMLFormElement);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void busy(submitOf(form), send);
    });
  }
  copyOn(button("copy-link"), () => input("one-time-link").value, texts, status, input("one-time-link"));
}

// ── Sections ────────────────────────────────────────────────────────────────────────────────────

function choose(tab: HTMLButtonElement): void {
  section = tab.dataset.section ?? "active";
  pageNumber = 1;
  for (const panel of document.querySelectorAll<HTMLElement>('[role="tabpanel"]')) {
    panel.hidden = panel.id !== tab.getAttribute("aria-controls");
  }
  any("panel-pushes").setAttribute("aria-labelledby", section === "expired" ? "tab-expired" : "tab-active");
  history.replaceState(null, "", section === "active" ? location.pathname : `#${section}`);
  complain(problem, "");
  status.textContent = "";
  // A one-time link is shown once.
  const once = maybe("one-time");
  if (once) once.hidden = true;
  const show = { all: () => showAll(null), users: showUsers, server: showServer }[section] ?? showPushes;
  void show();
}

const list = document.querySelector<HTMLElement>('[role="tablist"]') ?? document.body;
tabs(list, choose);
function chooseByAddress(): void {
  const wanted = maybe(`tab-${location.hash.slice(1) || "active"}`);
  if (wanted instanceof HTMLButtonElement) wanted.click();
}
addEventListener("hashchange", chooseByAddress);
chooseByAddress();
