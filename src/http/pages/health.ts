// The section "Health": what this server needs from its administrator, its state, and warnings from its log. The section
// works without scripts. Auditors see the state. Administrators also see the warnings, and can have services checked.

import type { Complaint } from "../../base/log.ts";
import { iso } from "../../base/clock.ts";
import { ABANDONED, type Backlog } from "../../domain/events/dead_letters.ts";
import { type Condition, severityOf } from "../../model/condition.ts";
import { inWords } from "../conditions.ts";
import { commandHtml, type firstStepsValues } from "./first_steps.ts";
import { iconHtml } from "./icons.ts";
import type { Reader } from "./list.ts";

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

interface Findings {
  state: readonly Condition[];
  /** Null for readers who cannot take these steps. */
  steps: ReturnType<typeof firstStepsValues> | null;
  /** Null for auditors, who see only how many events were abandoned. */
  backlog: Pick<Backlog, "waiting" | "oldestMs"> | null;
  complaints: readonly Complaint[];
  examined: readonly Examined[];
}

/** The values of static/pages/health.html. */
export function healthValues({ state, steps, backlog, complaints, examined }: Findings, reader: Reader) {
  const { texts, words } = reader;
  // The first steps already say that there is no backup.
  const told = state.filter(
    ({ kind }) => (steps === null || kind !== "backup_none") && (backlog === null || kind !== "deliveries_dead"),
  );
  // A list follows, in which each can be retried.
  const dead = backlog === null ? undefined : state.find(({ kind }) => kind === "deliveries_dead");
  const abandoned = dead && inWords(dead, texts, words);
  const [open, fine] = [false, true].map((isFine) =>
    told
      .filter((condition) => (severityOf(condition) === "fine") === isFine)
      .map((one) => conditionItem(one, reader, backlog !== null)),
  );
  const needsMore = (open ?? []).length > 0 || (steps !== null && steps.openSteps !== "");
  return {
    openSteps: "",
    otherSteps: "",
    ...steps,
    how: needsMore && backlog !== null ? words.sentences(texts.health.commands, texts.admin.settingsText) : "",
    needsAnything: needsMore || abandoned !== undefined,
    open: (open ?? []).join(""),
    abandoned: abandoned?.says ?? "",
    abandonedMend: abandoned?.mend ?? "",
    fine: [...(fine ?? []), ...waitingItems(backlog, reader)].join(""),
    // Abandoned events are already listed.
    complaints: complaints
      .filter(({ message }) => message !== ABANDONED)
      .map((one) => complaintItem(one, reader))
      .join(""),
    examined: examined.map((one) => examinedItem(one, reader, state)).join(""),
  };
}

const BADGES = { ok: ["", "ok"], warn: ["warning", "warn"], fail: ["danger", "error"] } as const;
const escaped = (text: string): string => Bun.escapeHTML(text);

function waitingItems(backlog: Findings["backlog"], { texts: { eventsLive }, words }: Reader): string[] {
  const { waiting = 0, oldestMs } = backlog ?? {};
  const when = words.relative(iso(Date.now() - (oldestMs ?? 0)));
  return waiting === 0 ? [] : [`<li>${escaped(words.say(eventsLive.eventsWaiting, { n: waiting, when }))}</li>`];
}

function conditionItem(condition: Condition, reader: Reader, isAdmin: boolean): string {
  const { texts, words } = reader;
  const { says, mend, command } = inWords(condition, texts, words);
  const severity = severityOf(condition);
  const lines =
    (mend && `<p>${escaped(mend)}</p>`) +
    (command === null || !isAdmin ? "" : String(commandHtml(command, says, reader)));
  if (severity === "fine") return `<li>${escaped(says)}${lines}</li>`;
  const badge = severity === "now" ? ` <span class="badge danger">${escaped(texts.health.error)}</span>` : "";
  // Looks like the first steps, which follow: both are things to do.
  return `<li class="open">${iconHtml("icon-warning")}<h3><span class="name">${escaped(says)}</span>${badge}</h3>${lines}</li>`;
}

function complaintItem(one: Complaint, { texts: { health }, words }: Reader): string {
  const { level, message, count, lastAtMs, reason } = one;
  const times = words.say(health.times, { n: count, when: words.relative(iso(lastAtMs)) });
  return item([message, reason], [level === "error" ? "danger" : "warning", health[level]], times);
}

function examinedItem({ verdict, subject, text }: Examined, { texts: { health } }: Reader, state: Findings["state"]) {
  // While there is no backup, the first steps warn of that, so this result must not say that all is well.
  const isBare = subject === "backups" && state.some(({ kind }) => kind === "backup_none");
  const [kind, word] = BADGES[isBare && verdict === "ok" ? "warn" : verdict];
  return item([subject, text], [kind, health[word]]);
}

/** A sentence of the log as a separate line: it begins with a capital letter, unless it begins with the name of a setting. */
export const lineOfLog = (said: string): string =>
  said.replace(/^tls\b|^ldap\b|^[a-z](?=[a-z-]*( |$))/, (letters) => letters.toUpperCase());

function item(said: readonly string[], [kind, word]: readonly [string, string], more = ""): string {
  const [name = "", text = ""] = said.map((one) => one && `<bdi lang="en">${escaped(lineOfLog(one))}</bdi>`);
  const mark = `<span class="${`badge ${kind}`.trim()}">${escaped(word)}</span>`;
  const lines = [text, escaped(more)].map((line) => line && `<div class="meta">${line}</div>`);
  return `<li><div class="head"><span class="name">${name}</span>${mark}</div>${lines.join("")}</li>`;
}
