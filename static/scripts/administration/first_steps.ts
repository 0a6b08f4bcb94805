// For administrators: what should be done once, what is the case now, and the command or the page that does it. The open
// steps are a line above an administrator's own links, until it is hidden on this device; all steps stand in the section of the
// server.

import { failed, texts } from "../shared/list_parts.ts";
import {
  any,
  button,
  icon,
  make,
  maybe,
  relativeWords,
  request,
  say,
  sentences,
  settings,
  textsOf,
  waitOn,
} from "../shared/dom.ts";

interface FirstSteps {
  base_url: string | null;
  origin: string;
  own_tls: boolean;
  access_decided: boolean;
  sign_up_allowed: boolean;
  anonymous_allowed: boolean;
  requests_enabled: boolean;
  users: number;
  pushes: number;
  data_dir: string;
  key_fingerprint: string;
  key_copied_at: string | null;
  last_backup_at: string | null;
}

interface Step {
  title: string;
  done: boolean;
  /** What is the case now. */
  state: string;
  why: string;
  /** What does it: a sentence, a command, a link. */
  sentence?: string;
  command?: string;
  link?: { text: string; href: string };
  tick?: { text: string; checked: boolean };
  /** Nobody must do it: it is not counted, and stands behind the others. */
  optional?: true;
}

const requestTexts = textsOf("requestsLive");
const STORAGE_KEY = "first-steps-hidden";
const WEEK_MS = 7 * 24 * 60 * 60_000;

const lists = document.querySelectorAll<HTMLElement>("[data-steps]");

export async function showFirstSteps(): Promise<void> {
  const answer = await waitOn(any("main"), request<FirstSteps>("GET", "/admin/data/first_steps"));
  if (!failed(answer)) show(answer.body);
}

function show(facts: FirstSteps): void {
  const all = stepsOf(facts);
  const steps = all.filter(({ optional }) => !optional);
  const open = steps.filter(({ done }) => !done);
  for (const list of lists) {
    const shown = list.dataset.steps === "open" ? all.filter(({ done }) => !done) : all;
    const hadFocus = list.contains(document.activeElement);
    list.replaceChildren(...shown.map(stepLine));
    if (hadFocus) list.querySelector("input")?.focus();
  }
  const done = say(texts.stepsDone, { done: steps.length - open.length, all: steps.length });
  for (const line of document.querySelectorAll("[data-steps-done]")) line.textContent = done;
  const line = maybe("first-steps");
  if (line) line.hidden = open.length === 0 || isHidden();
}

function stepsOf(facts: FirstSteps): Step[] {
  return [
    address(facts),
    encryption(facts),
    keyCopy(facts),
    people(facts),
    firstPush(facts),
    backups(facts),
    requests(facts),
  ];
}

function address({ base_url: url, origin }: FirstSteps): Step {
  const isEncrypted = url?.startsWith("https:") === true;
  const values = { url: url ?? "", origin };
  const state =
    url === null
      ? texts.addressUnset
      : !isEncrypted
        ? texts.addressPlain
        : url === origin
          ? texts.addressGood
          : texts.addressElsewhere;
  const command = "secretpush serve --base-url https://push.example.org";
  return {
    title: texts.address,
    done: isEncrypted && url === origin,
    state: say(state, values),
    why: texts.addressWhy,
    ...(isEncrypted ? { link: { text: url, href: `${url}/admin` } } : { command }),
  };
}

function encryption({ own_tls: own, origin }: FirstSteps): Step {
  const done = origin.startsWith("https:");
  return {
    title: texts.tls,
    done,
    state: own ? texts.tlsOwn : done ? texts.tlsProxy : texts.tlsNone,
    why: texts.tlsWhy,
    sentence: texts.tlsDo,
    command: "secretpush serve --tls-cert cert.pem --tls-key key.pem",
  };
}

function keyCopy({ key_fingerprint: key, key_copied_at: at, data_dir: dataDir }: FirstSteps): Step {
  return {
    title: texts.key,
    done: at !== null,
    state: at === null ? say(texts.keyOpen, { key }) : say(texts.keyDone, { key, when: relativeWords(at) }),
    why: texts.keyWhy,
    sentence: texts.keyDo,
    command: `secretpush backup full.spb --with-key --encrypt --data-dir ${quoted(dataDir)}`,
    tick: { text: texts.keyTick, checked: at !== null },
  };
}

function people(facts: FirstSteps): Step {
  const { users, sign_up_allowed: open, anonymous_allowed: anonymous, access_decided: decided } = facts;
  const alone = anonymous ? texts.peopleAlone : texts.peopleAloneClosed;
  const many = users > 1 ? say(texts.peopleMany, { n: users }) : alone;
  return {
    title: texts.people,
    done: users > 1 || decided,
    state: sentences(many, open ? texts.peopleOpen : "", decided ? texts.peopleDecided : ""),
    why: texts.peopleWhy,
    sentence: texts.peopleDo,
    link: { text: texts.peopleLink, href: "/admin/users#add" },
  };
}

function firstPush({ pushes }: FirstSteps): Step {
  return {
    title: texts.first,
    done: pushes > 0,
    state: pushes > 0 ? say(texts.firstDone, { n: pushes }) : texts.firstNone,
    why: texts.firstWhy,
    link: { text: texts.firstLink, href: "/" },
  };
}

function backups({ last_backup_at: at, data_dir: dataDir }: FirstSteps): Step {
  return {
    title: texts.backup,
    done: at !== null && Date.now() - Date.parse(at) < WEEK_MS,
    state: at === null ? texts.backupNone : say(texts.backupGood, { when: relativeWords(at) }),
    why: texts.backupWhy,
    sentence: texts.backupDo,
    command: `secretpush backup /backup/secretpush-$(date +%F).tar --data-dir ${quoted(dataDir)}`,
  };
}

function requests({ requests_enabled: done }: FirstSteps): Step {
  return {
    title: requestTexts.requestStep,
    done,
    state: done ? requestTexts.requestStepOn : requestTexts.requestStepOff,
    why: requestTexts.requestStepWhy,
    sentence: requestTexts.requestStepDo,
    command: "secretpush serve --enable-requests",
    optional: true,
  };
}

/** As a shell reads it. */
const quoted = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);

function stepLine({ title, done, state, why, sentence, command, link, tick, optional }: Step): HTMLElement {
  const open = optional ? icon("icon-info") : icon("icon-warning");
  const className = done ? "done" : optional ? "" : "open";
  const line = make("li", { className }, done ? icon("icon-check") : open);
  const heading = make("h3", null, title);
  if (done) line.append(heading, make("p", null, state));
  else {
    // Closed, so that all steps fit on a screen.
    const about = make("div", null, heading, make("span", null, state));
    const details = make("details", null, make("summary", null, about), make("p", { className: "small" }, why));
    if (sentence !== undefined) details.append(make("p", null, sentence));
    if (command !== undefined) details.append(make("pre", { tabIndex: 0 }, command));
    if (link) details.append(make("p", null, make("a", { href: link.href }, link.text)));
    line.append(details);
  }
  if (tick) line.append(make("label", null, tickBox(tick.checked), ` ${tick.text}`));
  return line;
}

function tickBox(checked: boolean): HTMLInputElement {
  const box = make("input", { type: "checkbox", checked });
  box.addEventListener("change", async () => {
    const answer = await waitOn(any("main"), request("POST", "/admin/data/key_copy", { exists: box.checked }));
    if (failed(answer)) box.checked = !box.checked;
    else await showFirstSteps();
  });
  return box;
}

function isHidden(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

function hide(): void {
  any("first-steps").hidden = true;
  any("main").focus();
  try {
    localStorage.setItem(STORAGE_KEY, "yes");
  } catch {
    // This browser stores nothing: the list is back at the next visit.
  }
}

/** Shows the line with the open steps, which came with the page. */
export function startFirstSteps(): void {
  button("hide-steps").addEventListener("click", hide);
  const { firstSteps } = settings<{ firstSteps: FirstSteps | null }>();
  if (firstSteps) show(firstSteps);
}
