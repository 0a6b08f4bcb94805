// The user's account: API tokens, password, signing out.

import { chosenLimits, complainOfNetworks, exampleOf, resetLimits } from "./token_limits.ts";
import { beforeSignOut, startKept } from "./kept.ts";
import { copyOn } from "../shared/copy.ts";
import { any, button, element, input, maybe } from "../shared/elements.ts";
import { busy, complain, onSubmit } from "../shared/forms.ts";
import { failureOf } from "../shared/failures.ts";
import { request } from "../shared/session.ts";
import { say, sentences, settings, textsOf } from "../shared/texts.ts";
import { dropResult } from "../shared/kept_result.ts";
import { passwordRefusal } from "./new_password.ts";

import { showAgain } from "../shared/lists.ts";

const texts = textsOf("accountLive");
const { min, base, notifyMe: isTold } = settings<{ min: number; base: string; notifyMe: boolean }>();
const status = any("tokens-status");
const shown = any("shown");
const token = element("token", HTMLTextAreaElement);

copyOn(button("copy"), () => token.value, texts, status, token);

const signOut = button("sign-out");
signOut.addEventListener("click", () =>
  busy(signOut, async () => {
    const how = await beforeSignOut();
    if (!how) return;
    const answer = await request<{ goes_on_to?: string }>("DELETE", how.path);
    // A user who is still signed in must not believe otherwise. The provider's session ends at the provider's own address.
    if (answer.ok) dropResult();
    if (answer.ok) await how.clear().catch(() => {});
    if (answer.ok) location.assign(answer.body.goes_on_to ?? "/users/sign_in");
    else complain(any("problem-sign-out"), failureOf(answer));
  }),
);

void startKept();

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
  if (!answer.ok) return complain(problem, answer.status === 409 ? texts.tokenTaken : failureOf(answer), name);
  name.value = "";
  token.value = answer.body.token;
  const example = exampleOf(base, answer.body.token);
  any("example").textContent = example;
  any("example").hidden = any("example-label").hidden = example === null;
  resetLimits();
  shown.hidden = false;
  token.focus();
  token.select();
  await showAgain();
}

const notifyMe = input("notify-me");
notifyMe.checked = isTold;
notifyMe.addEventListener("change", async () => {
  const wanted = notifyMe.checked;
  const answer = await request("POST", "/account/preferences", { notify_me: wanted });
  // The switch shows what is stored.
  if (!answer.ok) notifyMe.checked = !wanted;
  any("notify-status").textContent = answer.ok ? texts.saved : failureOf(answer);
});

// People who sign in elsewhere have no password to change.
if (maybe("change")) onSubmit("change", changePassword);

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
    await showAgain();
    any("password-status").textContent = sentences(
      texts.changed,
      revoked > 0 ? say(texts.tokensRevoked, { n: revoked }) : "",
    );
    return;
  }
  if (answer.status === 403) return wrong(texts.wrongCurrent, current);
  if (answer.status === 422) return wrong(passwordRefusal(answer.body), next);
  complain(problem, answer.status === 429 ? say(texts.limited, { n: answer.retryAfter }) : failureOf(answer));
}

// A page restored from the browser's cache must not show the token again.
addEventListener("pagehide", hideToken);

function hideToken(): void {
  token.value = "";
  any("example").textContent = "";
  shown.hidden = true;
}
