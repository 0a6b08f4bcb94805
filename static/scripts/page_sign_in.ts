// Signing in, and the three ways to an account: the first run, sign-up, and a one-time link. The code
// of a one-time link stands behind the # of its address, which browsers do not send along.

import { any, type Answer, button, complain, element, input, maybe, request, say, settings, textsOf } from "./dom.ts";

const texts = textsOf("accountLive");
const { mode, min } = settings<{ mode: "signIn" | "signUp" | "setUp" | "reset"; min: number }>();
const problem = any("problem");
const submit = button("submit");
const password = input("password");
const email = maybe("email") as HTMLInputElement | null;

const code = mode === "reset" ? location.hash.slice(1) : "";
// Not left in the address bar and its history.
if (code !== "") history.replaceState(null, "", location.pathname);
(maybe("code") ?? email ?? password).focus();

element("person", HTMLFormElement).addEventListener("submit", async (event) => {
  event.preventDefault();
  complain(problem, "", password);
  if (email && !email.validity.valid) return void complain(problem, texts.badEmail, email);
  if (mode !== "signIn" && [...password.value].length < min) return void complain(problem, texts.tooShort, password);
  submit.disabled = true;
  const answer = await send();
  submit.disabled = false;
  if (answer.ok) return location.assign("/admin");
  complain(problem, messageFor(answer));
  password.focus();
});

function send(): Promise<Answer<Record<string, unknown>>> {
  const person = { email: email?.value ?? "", password: password.value };
  if (mode === "signIn") return request("POST", "/session", person);
  if (mode === "signUp") return request("POST", "/session/sign_up", person);
  if (mode === "setUp") return request("POST", "/session/setup", { ...person, code: input("code").value });
  return request("POST", "/session/reset", { code, password: password.value });
}

function messageFor({ status, retryAfter, body }: Answer<Record<string, unknown>>): string {
  if (status === 0) return texts.offline;
  if (status === 401) return texts.wrong;
  if (status === 429) return say(texts.limited, { n: retryAfter });
  if (status === 409) return mode === "setUp" ? texts.alreadySetUp : texts.taken;
  if (status === 403 && String(body.error).includes("own pages")) return texts.wrongOrigin;
  if (status === 403 && mode === "setUp") return texts.wrongCode;
  if (status === 403 && mode === "reset") return texts.badLink;
  if (status === 422) return body.email ? texts.badEmail : texts.tooShort;
  return say(texts.failed, { status });
}
