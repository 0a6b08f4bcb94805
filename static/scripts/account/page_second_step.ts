// The second step of signing in: a code, a recovery code or a passkey.

import { holdBack } from "../shared/countdown.ts";
import { any, button, element, input, maybe } from "../shared/elements.ts";
import { busy, complain, enable, onSubmit } from "../shared/forms.ts";
import { type Answer, request } from "../shared/session.ts";
import { say, textsOf } from "../shared/texts.ts";
import { onward } from "./onward.ts";
import { hasPasskeys, passkeyRound } from "./passkeys.ts";

const texts = textsOf("secondStepLive");
const problem = any("problem");
const code = input("code");
const byPasskey = maybe("passkey") as HTMLButtonElement | null;

onSubmit("step", enter);
code.addEventListener("input", () => complain(any("problem-code"), "", code));
enable(element("step", HTMLFormElement));
if (byPasskey && hasPasskeys) {
  byPasskey.addEventListener("click", () => busy(byPasskey, prove));
  byPasskey.focus();
} else {
  if (byPasskey) {
    byPasskey.hidden = true;
    any("no-passkeys").hidden = false;
  }
  code.focus();
}

async function enter(): Promise<void> {
  complain(problem, "");
  if (code.value.trim() === "") return wrong(texts.noCode);
  settle(await request("POST", "/session/second_factor", { code: code.value }));
}

async function prove(): Promise<void> {
  complain(problem, "");
  const answer = await passkeyRound("prove", {
    from: "/session/second_factor/passkey",
    to: "/session/second_factor",
  });
  if (!answer) return complain(problem, texts.passkeyCancelled);
  if (answer.status === 403) return complain(problem, texts.passkeyRefused);
  settle(answer);
}

function settle({ ok, status, retryAfter }: Answer<Record<string, unknown>>): void {
  if (ok) return location.assign(onward());
  if (status === 401) return location.assign("/users/sign_in");
  if (status === 403) return wrong(texts.wrongCode);
  if (status === 429)
    return holdBack(button("submit"), problem, retryAfter, (n) => say(texts.limited, { n }), texts.retry);
  complain(problem, status === 0 ? texts.offline : say(texts.failed, { status }));
}

function wrong(sentence: string): void {
  complain(any("problem-code"), sentence, code);
  code.select();
  code.focus();
}
