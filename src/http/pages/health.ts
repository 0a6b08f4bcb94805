// The section "Health": what this server needs from its administrator, its state, and warnings from its log. The section
// works without scripts. Auditors see the state. Administrators also see the warnings, and can have services checked.

import type { Complaint } from "../../base/log.ts";
import { iso } from "../../base/clock.ts";
import { ABANDONED, type Backlog, type WaitingReceiver } from "../../domain/events/dead_letters.ts";
import { type Condition, severityOf } from "../../model/condition.ts";
import { inEnglish, inWords } from "../conditions.ts";
import { receiverName } from "./event_name.ts";
import { asHeading, changeHtml, commandHtml, type firstStepsValues } from "./first_steps.ts";
import { iconHtml } from "./icons.ts";
import type { Reader } from "./list.ts";
import { dotted, type Html, markup } from "./markup.ts";

/** One result of an examination, in English. */
export interface Examined {
  verdict: "ok" | "warn" | "fail";
  subject: string;
  text: string;
}

export interface HealthOptions {
  /** All conditions, whether they need an administrator or are fine. */
  state: () => Promise<readonly Condition[]>;
  complaints: () => readonly Complaint[];
  /** Connects to everything that the settings name; null if this program cannot. */
  examine: (() => Promise<readonly Examined[]>) | null;
  /** The path of the config file; null if none is named. */
  configFile: string | null;
}

export interface Findings {
  state: readonly Condition[];
  /** Null if the store cannot be read. */
  steps: ReturnType<typeof firstStepsValues> | null;
  /** Null for auditors, who see only how many events were abandoned. */
  backlog: (Pick<Backlog, "waiting" | "oldestMs"> & { receivers: readonly WaitingReceiver[] }) | null;
  complaints: readonly Complaint[];
  examined: readonly Examined[];
  configFile: string | null;
}

/** How many points need attention: conditions, steps that are not done, and abandoned events together as one. */
export const attentionIn = ({ state, steps }: Pick<Findings, "state" | "steps">): number =>
  state.filter((condition) => !isFine(condition) && !isToldByStep(condition, steps)).length + (steps?.openCount ?? 0);

/** The first steps say that there is no backup. */
const isToldByStep = ({ kind }: Condition, steps: Findings["steps"]): boolean =>
  steps !== null && kind === "backup_none";

/** A missing backup is a first step that is open, even if the steps cannot be read. */
const isFine = (condition: Condition): boolean => severityOf(condition) === "fine" && condition.kind !== "backup_none";

/** The values of static/pages/health.html. */
export function healthValues({ state, steps, backlog, complaints, examined, configFile }: Findings, reader: Reader) {
  const { texts, words } = reader;
  const told = state.filter((condition) => !isToldByStep(condition, steps) && condition.kind !== "deliveries_dead");
  // For administrators, a list follows, in which each can be retried.
  const dead = state.find(({ kind }) => kind === "deliveries_dead");
  const abandoned = dead && inWords(dead, texts, words);
  const [open, fine] = [false, true].map((wanted) =>
    told.filter((condition) => isFine(condition) === wanted).map((one) => conditionItem(one, reader, backlog !== null)),
  );
  const attention = attentionIn({ state, steps });
  // Findings and warnings are in English. That is said once.
  const [inFindings, inWarnings] = [examined, complaints].map((list) => reader.language !== "en" && list.length > 0);
  const { commands, inEnglish: said, complaintsText } = texts.health;
  return {
    openSteps: "",
    otherSteps: "",
    others: "",
    ...steps,
    heading: backlog === null ? texts.health.openForAuditors : texts.health.open,
    // What to do about a condition may be to run a command or to change a setting. The steps say themselves how to.
    how:
      backlog === null || (open ?? []).length === 0
        ? ""
        : String(markup`${commands} ${changeHtml(configFile, reader)}`),
    attention: attention || null,
    count: attention === 0 ? "" : words.say("({n})", { n: attention }),
    inEnglish: inFindings ? said : "",
    complaintsText: words.sentences(complaintsText, inWarnings && !inFindings ? said : ""),
    open: (open ?? []).join(""),
    abandoned: asHeading(abandoned?.says ?? ""),
    abandonedMend: backlog === null ? "" : (abandoned?.mend ?? ""),
    list: "",
    all: "",
    fine: [...(fine ?? []), ...waitingItems(backlog, reader)].join(""),
    // Abandoned events are already listed.
    complaints: complaints
      .filter(({ message }) => message !== ABANDONED)
      .map((one) => complaintItem(one, reader))
      .join(""),
    examined: examined
      .toSorted((a, b) => WORST_FIRST.indexOf(a.verdict) - WORST_FIRST.indexOf(b.verdict))
      .map((one) => examinedItem(one, reader, state))
      .join(""),
  };
}

const WORST_FIRST = ["fail", "warn", "ok"];
const BADGES = { ok: ["", "ok"], warn: ["warning", "warn"], fail: ["danger", "error"] } as const;
const escaped = (text: string): string => Bun.escapeHTML(text);

function waitingItems(backlog: Findings["backlog"], { texts, words }: Reader): Html[] {
  const { waiting = 0, oldestMs, receivers = [] } = backlog ?? {};
  if (waiting === 0) return [];
  const when = words.relative(iso(Date.now() - (oldestMs ?? 0)));
  const named = receivers.map((one) => words.say("{name}: {n}", { name: receiverName(one, texts), n: one.waiting }));
  const most = named.length > 0 && markup`<div class="meta">${dotted(words.beside(...named))}</div>`;
  return [markup`<li>${words.say(texts.eventsLive.eventsWaiting, { n: waiting, when })}${most}</li>`];
}

function conditionItem(condition: Condition, reader: Reader, isAdmin: boolean): string {
  const { texts, words } = reader;
  const { says, mend, command } = inWords(condition, texts, words);
  const severity = severityOf(condition);
  // What an auditor cannot do is not asked of one.
  const lines = isAdmin
    ? (mend && `<p>${escaped(mend)}</p>`) + (command === null ? "" : String(commandHtml(command, says, reader)))
    : "";
  if (isFine(condition)) return `<li>${escaped(says)}${lines}</li>`;
  const badge = severity === "now" ? ` <span class="badge danger">${escaped(texts.health.error)}</span>` : "";
  // Looks like the first steps, which follow: both are things to do.
  return `<li class="open">${iconHtml("icon-warning")}<h3><span class="name">${escaped(asHeading(says))}</span>${badge}</h3>${lines}</li>`;
}

function complaintItem(one: Complaint, { texts: { health }, words }: Reader): Html {
  const { level, message, count, lastAtMs, reason } = one;
  const times = words.say(health.times, { n: count, when: words.relative(iso(lastAtMs)) });
  const badge = badgeHtml(level === "error" ? "danger" : "warning", health[level]);
  return markup`<li><div class="head">${saidHtml(message, "name")}${badge}</div>${reason !== "" && saidHtml(reason)}<div class="meta">${times}</div></li>`;
}

function examinedItem({ verdict, subject, text }: Examined, reader: Reader, state: Findings["state"]): Html {
  const { texts, words } = reader;
  // While there is no backup, the first steps warn of that, so this result must not say that all is well.
  const isBare = subject === "backups" && state.some(({ kind }) => kind === "backup_none");
  const [kind, word] = BADGES[isBare && verdict === "ok" ? "warn" : verdict];
  const name = subjectsIn(texts)[subject];
  // What the state says too has words in every language.
  const known = state.find((condition) => text.startsWith(inEnglish(condition).says));
  const { says, mend } = known ? inWords(known, texts, words) : { says: "", mend: "" };
  return markup`<li><div class="head">${
    name === undefined
      ? markup`<code class="name">${subject}</code>`
      : isBare
        ? markup`<a class="name" href="#attention">${name}</a>`
        : markup`<span class="name">${name}</span>`
  }${badgeHtml(kind, texts.health[word])}</div>${
    known ? markup`<div class="meta">${words.sentences(says, mend)}</div>` : saidHtml(text)
  }</li>`;
}

/** The subjects of findings. Settings are called by their own names. */
const subjectsIn = ({ health, serverFacts, firstSteps, hooks }: Reader["texts"]): Readonly<Record<string, string>> => ({
  directory: health.subjectDirectory,
  permissions: health.subjectPermissions,
  limits: serverFacts.limits,
  policy: health.subjectPolicy,
  tls: firstSteps.tls,
  bucket: serverFacts.files,
  files: serverFacts.files,
  erasing: health.subjectErasing,
  backups: firstSteps.backup,
  mail: serverFacts.mail,
  events: hooks.title,
  "sign-in": health.subjectSignIn,
  ldap: health.subjectLdap,
  scanner: health.subjectScanner,
  previous: health.subjectPrevious,
});

const badgeHtml = (kind: string, word: string): Html => markup`<span class="${`badge ${kind}`.trim()}">${word}</span>`;

/** What the program says in English, as a separate line. */
export const saidHtml = (text: string, kind = "meta"): Html =>
  markup`<div class="${kind} program-words" lang="en" dir="ltr">${lineOfLog(text)}</div>`;

/** A sentence of the log as a separate line: it begins with a capital letter, unless it begins with the name of a setting. */
const lineOfLog = (said: string): string =>
  said.replace(/^tls\b|^ldap\b|^[a-z](?=[a-z-]*( |$))/, (letters) => letters.toUpperCase());
