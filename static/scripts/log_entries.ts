// Entries of the administrators' log as lines of a list, for the whole log and for one's own sign-ins.

import { agentWords } from "./agent.ts";
import { type Answer, ifSignedOut, make, say, shortDate, textsOf } from "./dom.ts";

export interface LogLine {
  id: number;
  kind: string;
  by: string;
  about: string;
  ip: string;
  user_agent: string;
  at: string;
  detail: Record<string, string | number | boolean>;
}

const texts = textsOf("signInsLive");

export const SIGN_IN_WORDS: Record<string, string> = {
  signin: texts.signedIn,
  "signin.failed": texts.signInFailed,
};
/** Behind how somebody has signed in, if there was a second factor too. */
export const strongWords = texts.secondFactor;
const HOW_WORDS: Record<string, string> = {
  password: texts.byPassword,
  link: texts.byLink,
  setup: texts.bySetup,
  "sign-up": texts.bySignUp,
  ldap: texts.byDirectory,
  oidc: texts.byCompany,
  passkey: texts.byPasskey,
};
/** How somebody has signed in: "with a password". */
export const howWords = (how: string): string => HOW_WORDS[how] ?? how;
const WHY_WORDS: Record<string, string> = {
  "wrong password": texts.wrongPassword,
  "wrong setup code": texts.wrongCode,
  "wrong password link": texts.wrongLink,
  "wrong current password": texts.wrongCurrent,
  "wrong second factor": texts.wrongFactor,
  "wrong passkey": texts.wrongPasskey,
  "too many guesses on known devices": texts.deviceGuesses,
  "directory unanswered": texts.unanswered,
};

/** What a detail says: words for what is known, the value of a text, name and value of anything else. */
function detailWords([name, value]: [string, string | number | boolean], { detail }: LogLine): string {
  if (name === "how") return howWords(String(value));
  if (name === "why") return WHY_WORDS[String(value)] ?? String(value);
  if (name === "strong") return detail.how === "passkey" ? "" : strongWords;
  if (name === "count") return say(texts.times, { n: Number(value) });
  if (name === "administrator") return value === true ? texts.asAdministrator : "";
  if (typeof value === "string") return value;
  return value === true ? name : "";
}

/** Behind another fact in the same line. */
export const behind = (word: string): HTMLElement =>
  make("span", { className: "meta" }, " · ", make("bdi", null, word));

/** Two lines: what, with whom it concerns and its details; then when, from where and with what, and `more`. */
export function logLine(
  entry: LogLine,
  words: Readonly<Record<string, string>>,
  more: readonly string[] = [],
): HTMLElement {
  const { kind, ip, user_agent: agent, at } = entry;
  const details = Object.entries(entry.detail)
    .map((one) => detailWords(one, entry))
    .filter((word) => word !== "");
  const where =
    ip === "" ? [] : [" · ", make("bdi", null, ip), " · ", make("bdi", { title: agent }, agentWords(agent))];
  return make(
    "li",
    null,
    make("div", null, make("span", { className: "name" }, words[kind] ?? kind), ...details.map(behind)),
    make(
      "div",
      { className: "meta" },
      make("time", { dateTime: at }, shortDate(at)),
      ...where,
      ...more.flatMap((word) => [" · ", make("bdi", null, word)]),
    ),
  );
}

/** Why there are no entries to show, as a sentence; "" where there are. */
export function failureOf(answer: Answer<unknown>): string {
  const { ok, status } = answer;
  if (ok || status === 401) return ifSignedOut(answer);
  return status === 0 ? texts.logOffline : say(texts.logFailed, { status });
}
