// Signing in, and the three ways to an account: the first run, sign-up, and a one-time link. The code
// of a one-time link follows the # of its address, which browsers do not send to the server.

import {
  any,
  type Answer,
  busy,
  button,
  complain,
  element,
  enable,
  input,
  maybe,
  request,
  say,
  settings,
  textsOf,
} from "./dom.ts";

const texts = textsOf("accountLive");
const { mode, min } = settings<{ mode: "signIn" | "signUp" | "setUp" | "reset"; min: number }>();
const problem = any("problem");
const submit = button("submit");
const password = input("password");
const email = maybe("email") as HTMLInputElement | null;

const code = mode === "reset" ? location.hash.slice(1) : "";
// Removes the code from the address bar and the history.
if (code !== "") history.replaceState(null, "", location.pathname);

const form = element("person", HTMLFormElement);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void busy(submit, enter);
});
enable(form);
(maybe("code") ?? email ?? password).focus();

async function enter(): Promise<void> {
  for (const field of [email, password]) if (field) complain(problem, "", field);
  const wrong = (sentence: string, field: HTMLInputElement): void => {
    complain(problem, sentence, field);
    field.focus();
  };
  if (email && (email.value === "" || !email.validity.valid)) return wrong(texts.badEmail, email);
  if (mode !== "signIn" && [...password.value].length < min) return wrong(texts.tooShort, password);
  const answer = await send();
  // A user who signs in to share files returns to the form.
  if (answer.ok) return location.assign(mode === "signIn" && location.hash === "#file" ? "/#file" : "/admin");
  complain(problem, messageFor(answer));
  password.focus();
}

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
