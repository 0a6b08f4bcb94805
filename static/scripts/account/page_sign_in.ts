// Signing in, and the three ways to an account: the first run, sign-up, and a one-time link. The code
// of a one-time link follows the # of its address, which browsers do not send to the server. This tab keeps the code
// until it is used, so that neither a reload nor another language loses it.

import { holdBack } from "../shared/countdown.ts";
import { any, button, element, input, maybe } from "../shared/elements.ts";
import { busy, complain, enable, onSubmit } from "../shared/forms.ts";
import { along } from "../shared/frame.ts";
import { letSee } from "../shared/see.ts";
import { type Answer, request } from "../shared/session.ts";
import { store, stored } from "../shared/stored.ts";
import { say, settings, textsOf } from "../shared/texts.ts";
import { passwordRefusal } from "./new_password.ts";
import { goalAtProvider, onward } from "./onward.ts";
import { act } from "../shared/person.ts";
import { hasPasskeys, passkeyRound } from "./passkeys.ts";

type Body = Record<string, unknown>;
type FieldName = "code" | "email" | "password";

const KEPT = "one-time code";

const texts = textsOf("accountLive");
const { mode, min, directory } = settings<{
  mode: "signIn" | "signUp" | "setUp" | "reset";
  min: number;
  directory: boolean;
}>();
const problem = any("problem");
const submit = button("submit");
const password = input("password");
const email = maybe("email") as HTMLInputElement | null;
const setupCode = maybe("code") as HTMLInputElement | null;
const form = element("person", HTMLFormElement);
const linkCode = mode === "reset" ? keptCode() : "";

onSubmit("person", enter);
for (const field of [setupCode, email, password]) {
  field?.addEventListener("input", () => complain(any(`problem-${field.id}`), "", field));
}
letSee(password);
enable(form);
const goal = maybe("goal") as HTMLInputElement | null;
if (goal) goal.value = goalAtProvider();
if (mode === "reset") void openLink();
// A phone's keyboard would cover the company's button.
else if (!goal) (setupCode ?? email ?? password).focus();

const byPasskey = maybe("passkey") as HTMLButtonElement | null;
if (byPasskey && hasPasskeys) {
  any("by-passkey").hidden = false;
  byPasskey.addEventListener("click", () => busy(byPasskey, prove));
}

async function prove(): Promise<void> {
  complain(problem, "");
  const answer = await passkeyRound("prove", { from: "/session/passkey/begin", to: "/session/passkey" });
  if (!answer) return complain(problem, texts.passkeyCancelled);
  if (answer.status === 403) return complain(problem, texts.passkeyRefused);
  if (!answer.ok) return refuse(answer);
  go();
}

function go(): void {
  location.assign(mode === "signIn" ? onward() : mode === "setUp" ? "/admin/health" : "/admin");
}

async function enter(): Promise<void> {
  complain(problem, "");
  for (const field of [setupCode, email, password]) if (field) complain(any(`problem-${field.id}`), "", field);
  if (setupCode?.value.trim() === "") return wrong("code", texts.noCode);
  if (email && (email.value.trim() === "" || !email.validity.valid)) {
    return wrong("email", email.type === "text" ? texts.noName : texts.badEmail);
  }
  if (password.value === "") return wrong("password", texts.noPassword);
  if (mode !== "signIn" && [...password.value].length < min) return wrong("password", texts.tooShort);
  const answer = await send();
  if (!answer) return;
  if (!answer.ok) return refuse(answer);
  forgetCode();
  if (answer.body.second_factor) location.assign(`/users/second_step${mode === "signIn" ? location.hash : ""}`);
  else go();
}

/** @returns null if the server asks for letters first */
function send(): Promise<Answer<Body> | null> {
  const person = { email: email?.value ?? "", password: password.value };
  if (mode === "signIn") return request("POST", "/session", person);
  if (mode === "signUp") return request("POST", "/session/sign_up", person);
  if (mode === "setUp") return request("POST", "/session/setup", { ...person, code: setupCode?.value ?? "" });
  return act("/session/reset", { code: linkCode, password: password.value }, any("problem-letters"));
}

/** Says why the server refuses: at the field that is wrong, or above the form if no single field is. */
function refuse({ status, retryAfter, body }: Answer<Body>): void {
  const isOrigin = status === 403 && String(body.error).includes("own pages");
  if (status === 422) return body.email ? wrong("email", texts.badEmail) : wrong("password", passwordRefusal(body));
  if (status === 409 && mode === "signUp") return wrong("email", texts.taken);
  if (status === 403 && mode === "setUp" && !isOrigin) return wrong("code", texts.wrongCode);
  if (status === 403 && mode === "reset" && !isOrigin) return endLink(texts.badLink, any("heading").dataset["ended"]);
  if (status === 429) {
    holdBack(submit, problem, retryAfter, (n) => say(texts.limited, { n }), texts.again);
  } else {
    const known: Record<number, string> = {
      0: texts.offline,
      401: directory && mode === "signIn" ? texts.wrongName : texts.wrong,
      409: texts.alreadySetUp,
      ...(mode === "signIn" && { 403: refusalOf(String(body.error)) }),
      ...(mode === "signIn" && directory && { 503: texts.directoryAway }),
    };
    complain(problem, isOrigin ? texts.wrongOrigin : (known[status] ?? say(texts.failed, { status })));
  }
  password.focus();
}

/** Why someone whom the company has recognised may not sign in. */
function refusalOf(error: string): string {
  if (error.includes("any of the groups")) return texts.noGroup;
  if (error.includes("no email address")) return texts.noAddress;
  if (error.includes("here already")) return texts.notLinked;
  if (error.includes("no account")) return texts.notAdded;
  if (error.includes("not been set up")) return texts.notSetUp;
  return texts.notAdmitted;
}

function wrong(name: FieldName, sentence: string): void {
  const field = input(name);
  complain(any(`problem-${name}`), sentence, field);
  field.focus();
}

// ── One-time links ──────────────────────────────────────────────────────────────────────────────

function keptCode(): string {
  const given = location.hash.slice(1);
  // Removes the code from the address bar and the history.
  if (given !== "") history.replaceState(null, "", location.pathname);
  if (given !== "") store("sessionStorage", KEPT, given);
  return given || (stored<string>("sessionStorage", KEPT) ?? "");
}

function forgetCode(): void {
  along.end = "";
  store("sessionStorage", KEPT, null);
}

/** Names the account of the link, or says that the link does not work, before anyone chooses a password. */
async function openLink(): Promise<void> {
  // Another link in the same tab changes only the part after #, which loads nothing.
  addEventListener("hashchange", () => location.reload());
  if (linkCode === "") return endLink(texts.noLink);
  along.end = linkCode;
  password.focus();
  const answer = await request<{ email?: string; invited?: boolean }>("POST", "/session/reset/account", {
    code: linkCode,
  });
  if (answer.status === 403) return refuse(answer);
  if (!answer.ok) return;
  input("username").value = answer.body.email ?? "";
  any("account").textContent = answer.body.email ?? "";
  if (answer.body.invited) any("about-link").textContent = texts.invitation;
  any("whose").hidden = false;
}

function endLink(sentence: string, heading?: string): void {
  if (heading !== undefined) any("heading").textContent = heading;
  forgetCode();
  for (const part of [form, any("whose"), any("about-link")]) part.hidden = true;
  any("instead").hidden = false;
  // The page says only this, so it is no complaint about what someone typed.
  problem.className = "";
  complain(problem, sentence);
  problem.focus();
}
