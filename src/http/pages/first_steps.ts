// The steps to take once on a new server, each with its current state and the command or page that completes it. For
// administrators, in the section "Health".

import { DAY_MS, iso } from "../../base/clock.ts";
import { isLoopbackHost } from "../../base/network.ts";
import type { FirstSteps } from "../../domain/upkeep/first_steps.ts";
import { actHtml } from "./acts.ts";
import { iconHtml } from "./icons.ts";
import type { Reader } from "./list.ts";
import { Html, markup } from "./markup.ts";

interface Step {
  title: string;
  /** The heading while it is open: what is wrong. If absent, the title. */
  trouble?: string | undefined;
  done: boolean;
  state: string;
  why: string;
  /** How to do it: a sentence, a command or lines of the config file, a link. */
  sentence?: string;
  lines?: string;
  /** Below the lines: what to change in them. */
  change?: string;
  command?: string;
  /** Above the command, if it is another way than the lines: where and when to run it. */
  where?: string;
  link?: { text: string; href: string };
  /** The button of a step that only people know to be done. */
  tick?: Html;
  /** It is optional: not counted, and never open. */
  optional?: true;
}

type Place = readonly [string, file: string | null];

/** What all steps have in common. */
interface HowTo {
  /** Null if none is named. */
  configFile: string | null;
  /** The command that starts the server with a config file. */
  serve: string;
  /** Whether this step says how to change settings, and how to run commands. */
  explains: (part: "lines" | "command") => boolean;
}

const EXAMPLE = "push.example.org";
const EXAMPLE_FILE = "/etc/secretpush/config.toml";
const WEEK_MS = 7 * DAY_MS;
export const KEY_COPY_ACT = "/admin/data/key_copy";

/**
 * The values of static/pages/health.html. An empty list is "".
 * @param origin scheme and host by which the administrator is reaching the server
 * @param configFile null if none is named
 * @param isAdmin auditors, who can take no step, see which are open and why, not what to do
 */
export function firstStepsValues(
  facts: FirstSteps,
  origin: string,
  configFile: string | null,
  isAdmin: boolean,
  reader: Reader,
) {
  const all = stepsOf(facts, origin, reader);
  const counted = all.filter(({ optional }) => !optional);
  const open = counted.filter(({ done }) => !done);
  const { say } = reader.words;
  // On a new server, all is unfolded. Later, only the first.
  const isNew = facts.pushes === 0;
  // Where all is unfolded, what applies to several steps is said once.
  const explains = (step: Step) => (part: "lines" | "command") =>
    !isNew || !open.includes(step) || step === open.find((one) => one[part] !== undefined);
  const serve = `secretpush serve --config ${EXAMPLE_FILE} --data-dir ${quoted(facts.dataDir)}`;
  const how = (step: Step): Html => howHtml(step, { configFile, serve, explains: explains(step) }, reader);
  if (!isAdmin) return { openSteps: open.map((step) => openHtml(step, null, reader)).join(""), openCount: open.length };
  return {
    openSteps: open
      .map((step, index) => openHtml(step, toDoHtml(step, how(step), isNew || index === 0, reader), reader))
      .join(""),
    openCount: open.length,
    otherSteps: all
      .filter((step) => !open.includes(step))
      .map((step) => otherHtml(step, how(step)))
      .join(""),
    others: open.length > 0 && reader.texts.firstSteps.others,
    stepsDone: say(reader.texts.firstSteps.done, { done: counted.length - open.length, all: counted.length }),
  };
}

function stepsOf(
  facts: FirstSteps,
  origin: string,
  { texts: { firstSteps: texts, adminLive }, words }: Reader,
): Step[] {
  const { say, sentences, relative } = words;
  const { baseUrl: url, ownTls: own, keyFingerprint, keyCopiedAtMs: copiedMs, lastBackupAtMs: backupMs } = facts;
  const when = (ms: number): string => relative(iso(ms));
  const addressPlain = say(texts.addressPlain, { url: url ?? "" });
  const backup = backupMs === null ? texts.backupNone : say(texts.backupGood, { when: when(backupMs) });
  const isEncrypted = url?.startsWith("https:") === true;
  const overTls = origin.startsWith("https:");
  const key = keyFingerprint.slice(0, 8);
  const dataDir = quoted(facts.dataDir);
  const requests: Step = {
    title: texts.requests,
    done: false,
    state: texts.requestsOff,
    why: texts.requestsWhy,
    lines: "enable_requests = true",
    optional: true,
  };
  return [
    {
      title: texts.address,
      trouble: url === null ? texts.addressOpen : isEncrypted ? undefined : addressPlain,
      done: isEncrypted && url === origin,
      state:
        url !== null && !isEncrypted
          ? addressPlain
          : say(url === null ? texts.addressUnset : url === origin ? texts.addressGood : texts.addressElsewhere, {
              url: url ?? "",
              origin,
            }),
      why: texts.addressWhy,
      ...(isEncrypted
        ? { link: { text: url, href: `${url}/admin/health` } }
        : addressLines(origin, texts.addressDo, say)),
    },
    {
      title: texts.tls,
      trouble: own ? undefined : texts.tlsOpen,
      done: overTls,
      state: own ? texts.tlsOwn : overTls ? texts.tlsProxy : texts.tlsNone,
      why: texts.tlsWhy,
      sentence: texts.tlsDo,
      lines: 'tls.cert = "/etc/secretpush/tls/cert.pem"\ntls.key = "/etc/secretpush/tls/key.pem"',
    },
    {
      title: texts.key,
      trouble: texts.keyMissing,
      done: copiedMs !== null,
      state: copiedMs === null ? say(texts.keyOpen, { key }) : say(texts.keyDone, { key, when: when(copiedMs) }),
      why: texts.keyWhy,
      sentence: texts.keyDo,
      command: `secretpush backup full.spb --with-key --encrypt --data-dir ${dataDir}`,
      tick: actHtml({
        path: KEY_COPY_ACT,
        fields: { exists: copiedMs === null ? "yes" : "no" },
        word: copiedMs === null ? texts.keyTick : texts.keyUntick,
        className: copiedMs === null ? "quiet" : "link",
        id: "key-copy",
      }),
    },
    {
      title: texts.people,
      done: facts.users > 1 || facts.accessDecided,
      state: sentences(
        facts.users > 1
          ? say(texts.peopleMany, { n: facts.users })
          : facts.anonymousAllowed
            ? texts.peopleAlone
            : texts.peopleAloneClosed,
        facts.signUpAllowed ? texts.peopleOpen : "",
        facts.accessDecided ? texts.peopleDecided : "",
      ),
      why: texts.peopleWhy,
      sentence: texts.peopleDo,
      link: { text: texts.peopleLink, href: "/admin/users#add" },
    },
    {
      title: texts.first,
      done: facts.pushes > 0,
      state: facts.pushes > 0 ? say(adminLive.linksFound, { n: facts.pushes }) : texts.firstNone,
      why: texts.firstWhy,
      link: { text: texts.firstLink, href: "/" },
    },
    {
      title: texts.backup,
      trouble: backup,
      done: backupMs !== null && Date.now() - backupMs < WEEK_MS,
      state: backup,
      why: texts.backupWhy,
      lines: 'backup.every = "1d"\nbackup.to = "/backup"',
      where: texts.backupDaily,
      command: `secretpush backup /backup/secretpush-$(date +%F).tar --data-dir ${dataDir}`,
    },
    ...(facts.requestsEnabled ? [] : [requests]),
  ];
}

/** An address that the administrator uses is proposed; where that is a number, or this host itself, an example is. */
function addressLines(origin: string, replace: string, say: Reader["words"]["say"]): Pick<Step, "lines" | "change"> {
  const { hostname } = new URL(origin);
  const isName = /\.[a-z]/i.test(hostname) && !isLoopbackHost(hostname);
  const host = isName ? hostname : EXAMPLE;
  return { lines: `base_url = "https://${host}"`, ...(!isName && { change: say(replace, { example: EXAMPLE }) }) };
}

/** A path, quoted for a shell. */
const quoted = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);

const iconOf = (name: string): Html => new Html(iconHtml(name));

/** A step that leads to a page puts nothing at risk while it is not done. */
const iconOfOpen = (step: Step): Html => iconOf(step.link ? "icon-info" : "icon-warning");

const headingOf = ({ trouble, title }: Step): string => asHeading(trouble ?? title);

/** A sentence as a heading, which has no full stop. */
export const asHeading = (said: string): string => said.replace(/^([^.。]*)[.。]$/, "$1");

/** What is the case, unless the heading says so, and why it matters; then what to do. */
const openHtml = (step: Step, toDo: Html | null, { words }: Reader): Html =>
  markup`<li class="${step.link ? "" : "open"}">${iconOfOpen(step)}<h3>${headingOf(step)}</h3><p>${words.sentences(step.state === step.trouble ? "" : step.state, step.why)}</p>${toDo}</li>`;

/** Behind a press, what to do. */
const toDoHtml = (step: Step, how: Html, isUnfolded: boolean, { texts: { health } }: Reader): Html =>
  markup`<details${isUnfolded && markup` open`}><summary>${health.how}<span class="unseen">: ${step.title}</span></summary>${how}</details>`;

/** How to change a setting. @param file the path of the config file; null if there is none */
export function changeHtml(file: string | null, { texts: { admin, health } }: Reader): Html {
  const said = Bun.escapeHTML(file === null ? health.noConfigFile : admin.settingsText);
  return new Html(said.replace("--config", '<code class="fact" translate="no">--config</code>'));
}

/** @param about what the command is for */
export const commandHtml = (command: string, about: string, reader: Reader): Html =>
  boxHtml(command, about, [reader.texts.health.onServer, null], reader);

/**
 * What to type or paste, under the place where it belongs. A line breaks between words; within a path or an address, only
 * before a part of one that is longer than a line.
 * @param place with the path of the file, if the server knows it
 */
function boxHtml(content: string, about: string, place: Place, { texts: { admin } }: Reader): Html {
  const [where, file] = place;
  const broken = Bun.escapeHTML(content)
    .replaceAll(/(?<=[\w.-])\//g, "<wbr>/")
    .replaceAll("//", "//<wbr>")
    .replaceAll(/(?<= )(?:-\S+|\/[^ $]+)/g, "<span>$&</span>");
  const path = file !== null && markup` <code translate="no">${file}</code>`;
  return markup`<p class="row apart small place"><span>${where}${path}</span><button type="button" class="link scripted" data-copy="${content}">${iconOf("icon-copy")}<span>${admin.copy}</span><span class="unseen">: ${about}</span></button></p><pre tabindex="0" translate="no">${new Html(broken)}</pre>`;
}

function howHtml(
  { title, sentence, lines, change, command, where, link, tick }: Step,
  { configFile, serve, explains }: HowTo,
  reader: Reader,
): Html {
  const { health } = reader.texts;
  const [paste, run] = [lines !== undefined && explains("lines"), command !== undefined && explains("command")];
  const said = (words: string | undefined) => words !== undefined && markup`<p>${words}</p>`;
  const box = (content: string, place: Place) => boxHtml(content, title, place, reader);
  return markup`${said(sentence)}${paste && markup`<p>${changeHtml(configFile, reader)}</p>`}${
    lines !== undefined && box(lines, [health.inConfigFile, configFile ?? EXAMPLE_FILE])
  }${said(change)}${paste && configFile === null && box(serve, [health.onServer, null])}${run && said(health.commands)}${
    command !== undefined && box(command, [where ?? health.onServer, null])
  }${link && markup`<p><a href="${link.href}">${link.text}</a></p>`}${tick}`;
}

const otherHtml = (step: Step, how: Html): Html =>
  step.done
    ? markup`<li class="done">${iconOf("icon-check")}<h3>${step.title}</h3><p>${step.state}</p>${step.tick}</li>`
    : markup`<li>${iconOf("icon-info")}<h3>${step.title}</h3><p>${step.state}</p>${how}<p class="small">${step.why}</p></li>`;
