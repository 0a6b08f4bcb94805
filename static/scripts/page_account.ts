// One's own account: API tokens, password, signing out.

import {
  any,
  askText,
  button,
  complain,
  copyOn,
  element,
  input,
  make,
  relativeWords,
  request,
  say,
  settings,
  textsOf,
} from "./dom.ts";

interface Token {
  id: number;
  name: string;
  prefix: string;
  created_at: string;
  last_used_at: string | null;
}

const texts = textsOf("accountLive");
const { min, base } = settings<{ min: number; base: string }>();
const list = any("tokens");
const status = any("tokens-status");
const shown = any("shown");
const token = input("token");

copyOn(button("copy"), () => token.value, texts, status, token);

button("sign-out").addEventListener("click", async () => {
  await request("DELETE", "/session");
  location.assign("/users/sign_in");
});

async function showTokens(): Promise<void> {
  const answer = await request<Token[]>("GET", "/account/tokens");
  if (answer.status === 401) return location.assign("/users/sign_in");
  if (!answer.ok) {
    status.textContent = answer.status === 0 ? texts.offline : say(texts.failed, { status: answer.status });
    return;
  }
  list.replaceChildren(...answer.body.map(line));
  if (answer.body.length === 0) list.append(make("li", { className: "meta" }, texts.noTokens));
}

function line(one: Token): HTMLElement {
  const revoke = make("button", { type: "button", className: "danger" }, texts.revoke);
  revoke.setAttribute("aria-label", `${texts.revoke}: ${one.name}`);
  revoke.addEventListener("click", async () => {
    if (!(await askText(say(texts.revokeQuestion, { name: one.name })))) return;
    const { ok } = await request("DELETE", `/account/tokens/${one.id}`);
    await showTokens();
    if (ok) status.textContent = texts.revoked;
  });
  const used = one.last_used_at === null ? texts.never : say(texts.used, { when: relativeWords(one.last_used_at) });
  return make(
    "li",
    null,
    make(
      "div",
      { className: "head" },
      make("span", null, make("bdi", { className: "name" }, one.name), " ", make("code", null, `${one.prefix}…`)),
      revoke,
    ),
    make("span", { className: "meta" }, `${say(texts.made, { when: relativeWords(one.created_at) })} · ${used}`),
  );
}

element("new-token", HTMLFormElement).addEventListener("submit", async (event) => {
  event.preventDefault();
  const name = input("token-name");
  const problem = any("problem-token");
  complain(problem, "", name);
  if (name.value.trim() === "") return void complain(problem, texts.tokenName, name);
  const answer = await request<{ token: string }>("POST", "/account/tokens", { name: name.value });
  if (!answer.ok) {
    const messages: Record<number, string> = { 0: texts.offline, 401: texts.signInAgain, 409: texts.tokenTaken };
    return void complain(problem, messages[answer.status] ?? say(texts.failed, { status: answer.status }), name);
  }
  name.value = "";
  token.value = answer.body.token;
  any("example").textContent =
    `curl -H "Authorization: Bearer ${answer.body.token}" \\\n  ${base}/api/v2/pushes/active`;
  shown.hidden = false;
  token.focus();
  token.select();
  await showTokens();
});

element("change", HTMLFormElement).addEventListener("submit", async (event) => {
  event.preventDefault();
  const [current, next] = [input("current"), input("next")];
  const problem = any("problem-password");
  complain(problem, "", current);
  complain(problem, "", next);
  if ([...next.value].length < min) return void complain(problem, texts.tooShort, next);
  const answer = await request("POST", "/account/password", { current: current.value, next: next.value });
  if (answer.ok) {
    current.value = "";
    next.value = "";
    any("password-status").textContent = texts.changed;
    return;
  }
  const messages: Record<number, string> = {
    0: texts.offline,
    401: texts.signInAgain,
    403: texts.wrongCurrent,
    422: texts.tooShort,
    429: say(texts.limited, { n: answer.retryAfter }),
  };
  complain(problem, messages[answer.status] ?? say(texts.failed, { status: answer.status }), current);
});

// A token that was shown is not kept for whoever comes back to this page.
addEventListener("pagehide", () => {
  token.value = "";
  any("example").textContent = "";
  shown.hidden = true;
});

void showTokens();
