// The user's account: API tokens, password, signing out.

import { chosenLimits, complainOfNetworks, exampleOf, resetLimits } from "./account_token_limits.ts";
import { showPresets } from "./account_presets.ts";
import { beforeSignOut, startKept } from "./account_kept.ts";
import {
  type Answer,
  any,
  askText,
  besideWords,
  busy,
  button,
  complain,
  copyOn,
  ifSignedOut,
  input,
  make,
  maybe,
  onSubmit,
  refill,
  relativeWords,
  request,
  say,
  sentences,
  settings,
  textsOf,
  waitOn,
} from "./dom.ts";
import { dropResult } from "./kept_result.ts";
import { type Session, sessionLine, sessionTexts } from "./session_lines.ts";
import { type LimitedToken, limitWords, usedWords } from "./token_words.ts";
import { passwordRefusal } from "./new_password.ts";
import { inOwnZone } from "./swap.ts";

interface Token extends LimitedToken {
  id: number;
  name: string;
  prefix: string;
  created_at: string;
}

const texts = textsOf("accountLive");
const { min, base, notifyMe: isTold } = settings<{ min: number; base: string; notifyMe: boolean }>();
const list = any("tokens");
const status = any("tokens-status");
const shown = any("shown");
const token = input("token");
/** Whoever signs in elsewhere has none to change. */
const hasPassword = maybe("change") !== null;

copyOn(button("copy"), () => token.value, texts, status, token);

const failure = (answer: Answer<unknown>): string =>
  ifSignedOut(answer) || (answer.status === 0 ? texts.offline : say(texts.failed, { status: answer.status }));

const signOut = button("sign-out");
signOut.addEventListener("click", () =>
  busy(signOut, async () => {
    const how = await beforeSignOut();
    if (!how) return;
    const answer = await request<{ goes_on_to?: string }>("DELETE", how.path);
    // A user who is still signed in must not believe otherwise. The provider's own session ends there.
    if (answer.ok) dropResult();
    if (answer.ok) await how.clear().catch(() => {});
    if (answer.ok) location.assign(answer.body.goes_on_to ?? "/users/sign_in");
    else complain(any("problem-sign-out"), failure(answer));
  }),
);

void startKept();

async function showTokens(): Promise<void> {
  const answer = await waitOn(list, request<Token[]>("GET", "/account/tokens"));
  if (!answer.ok) return void (status.textContent = failure(answer));
  const lines = answer.body.map(line);
  refill(list, lines.length > 0 ? lines : [make("li", { className: "meta" }, texts.noTokens)]);
  if (!hasPassword) return;
  refill(any("also-tokens"), answer.body.map(nameOf));
  any("also").hidden = lines.length === 0;
}

const usedOf = (one: Token): string => usedWords(one, texts);

const nameOf = (one: Token): HTMLElement =>
  make(
    "li",
    null,
    make("bdi", { className: "name" }, one.name),
    " ",
    make("code", null, `${one.prefix}…`),
    ` ${usedOf(one)}`,
  );

function line(one: Token): HTMLElement {
  const revoke = make("button", { type: "button", className: "danger" }, texts.revoke);
  revoke.setAttribute("aria-label", `${texts.revoke}: ${one.name}`);
  revoke.addEventListener("click", async () => {
    if (!(await askText(say(texts.revokeQuestion, { name: one.name }), texts.revoke))) return;
    const answer = await waitOn(list, request("DELETE", `/account/tokens/${one.id}`));
    if (answer.ok) await showTokens();
    status.textContent = answer.ok ? texts.revoked : failure(answer);
  });
  return make(
    "li",
    null,
    make(
      "div",
      { className: "head" },
      make("span", null, make("bdi", { className: "name" }, one.name), " ", make("code", null, `${one.prefix}…`)),
      revoke,
    ),
    make(
      "span",
      { className: "meta" },
      besideWords(...limitWords(one), say(texts.made, { when: relativeWords(one.created_at) }), usedOf(one)),
    ),
  );
}

onSubmit("new-token", makeToken);

async function makeToken(): Promise<void> {
  const name = input("token-name");
  const problem = any("problem-token");
  complain(problem, "", name);
  if (name.value.trim() === "") {
    complain(problem, texts.tokenName, name);
    return name.focus();
  }
  const answer = await request<{ token: string }>("POST", "/account/tokens", { name: name.value, ...chosenLimits() });
  if (answer.status === 422 && "networks" in answer.body) return complainOfNetworks(textsOf("tokensLive").badNetworks);
  if (!answer.ok) return complain(problem, answer.status === 409 ? texts.tokenTaken : failure(answer), name);
  name.value = "";
  token.value = answer.body.token;
  const example = exampleOf(base, answer.body.token);
  any("example").textContent = example;
  any("example").hidden = any("example-label").hidden = example === null;
  resetLimits();
  shown.hidden = false;
  token.focus();
  token.select();
  await showTokens();
}

const notifyMe = input("notify-me");
notifyMe.checked = isTold;
notifyMe.addEventListener("change", async () => {
  const wanted = notifyMe.checked;
  const answer = await request("POST", "/account/preferences", { notify_me: wanted });
  // What the switch shows is what is stored.
  if (!answer.ok) notifyMe.checked = !wanted;
  any("notify-status").textContent = answer.ok ? texts.saved : failure(answer);
});

const others = button("end-others");
const sessionsStatus = any("sessions-status");

async function showSessions(): Promise<void> {
  const found = any("sessions");
  const answer = await waitOn(found, request<Session[]>("GET", "/account/sessions"));
  if (!answer.ok) return void (sessionsStatus.textContent = failure(answer));
  const lines = answer.body.map((one) => sessionLine(one, one.current ? null : () => endSession(one)));
  refill(found, lines);
  others.hidden = answer.body.every(({ current }) => current);
}

async function endSession({ id }: Session): Promise<void> {
  const answer = await waitOn(any("sessions"), request("DELETE", `/account/sessions/${id}`));
  // What has ended by itself meanwhile is as good.
  await showSessions();
  sessionsStatus.textContent = answer.ok || answer.status === 404 ? sessionTexts.sessionEnded : failure(answer);
}

others.addEventListener("click", async () => {
  if (!(await askText(sessionTexts.othersQuestion, sessionTexts.endOthers))) return;
  const answer = await waitOn(any("sessions"), request<{ ended: number }>("POST", "/account/sessions/end_others", {}));
  await showSessions();
  sessionsStatus.textContent = answer.ok ? say(sessionTexts.othersEnded, { n: answer.body.ended }) : failure(answer);
});

if (hasPassword) onSubmit("change", changePassword);

async function changePassword(): Promise<void> {
  const [current, next] = [input("current"), input("next")];
  const problem = any("problem-password");
  const wrong = (sentence: string, field: HTMLInputElement): void => {
    complain(problem, sentence, field);
    field.focus();
  };
  any("password-status").textContent = "";
  complain(problem, "", current);
  complain(problem, "", next);
  if (current.value === "") return wrong(texts.wrongCurrent, current);
  if ([...next.value].length < min) return wrong(texts.tooShort, next);
  const revoke = input("revoke-tokens");
  const answer = await request<{ tokens_revoked: number }>("POST", "/account/password", {
    current: current.value,
    next: next.value,
    revoke_tokens: revoke.checked,
  });
  if (answer.ok) {
    const revoked = answer.body.tokens_revoked;
    current.value = "";
    next.value = "";
    revoke.checked = true;
    // A token that is still on the page no longer works.
    if (revoked > 0) hideToken();
    await showTokens();
    await showSessions();
    any("password-status").textContent = sentences(
      texts.changed,
      revoked > 0 ? say(texts.tokensRevoked, { n: revoked }) : "",
    );
    return;
  }
  if (answer.status === 403) return wrong(texts.wrongCurrent, current);
  if (answer.status === 422) return wrong(passwordRefusal(answer.body), next);
  complain(problem, answer.status === 429 ? say(texts.limited, { n: answer.retryAfter }) : failure(answer));
}

// A page restored from the browser's cache must not show the token again.
addEventListener("pagehide", hideToken);

function hideToken(): void {
  token.value = "";
  any("example").textContent = "";
  shown.hidden = true;
}

showPresets();
void showTokens();
inOwnZone(any("sign-ins"));
void showSessions();
