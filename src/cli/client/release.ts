// `secretpush release`: shows who is waiting for the user's held pushes, and releases or refuses the waits.

import { ask, columns, complain, OperationFailed, reasonOf, type Terminal, UsageError, visible } from "../terminal.ts";
import type { Api } from "./api.ts";
import { clientCommand, connect } from "./connection.ts";
import { readLink, URL_TOKEN } from "./link.ts";
import { shortened } from "./list.ts";
import { Unreachable } from "./network_errors.ts";
import { isObject, type Json, text, TryLater } from "./server_refusals.ts";

/** A recipient who is waiting. */
interface Wait {
  id: string;
  urlToken: string;
  /** The push's name, as its owner gave it. */
  name: string;
  words: string;
  ip: string;
  agent: string;
  askedAt: string;
}

const LOOK_MS = 2_000;
const HOLD_ID = /^[0-9A-Za-z]{8,64}$/;

export const release = clientCommand({
  name: "release [link]",
  summary: "Show who is waiting for your held pushes, and release or refuse the waits.",
  options: {
    "--watch": "Keep running, and show each new wait.",
    "--yes <id>": "Release this wait without asking.",
    "--refuse <id>": "Refuse this wait and freeze its push without asking.",
    "--no-freeze": "After a refusal, leave the push as it is, so that others can still wait.",
    "--json": "Print the waits as a JSON array.",
  },
  help: `
Anyone who opens a held push sees three words and waits. Have them read you the words, for example on the
phone, and release the wait with the same words. Without a link or token, the command covers all your pushes.`,
  examples: [
    "secretpush release                          who is waiting, and a question about each",
    "secretpush release --watch                  the same, until Ctrl-C",
    "secretpush release https://push.example.org/p/… --json",
  ],
  async run({ link, yes, refuse, json, ...flags }, { terminal }) {
    if (yes !== undefined && refuse !== undefined) {
      throw new UsageError("--yes and --refuse cannot be combined");
    }
    const { base, urlToken } = link === undefined ? { base: null, urlToken: null } : readLink(link);
    const api = connect(terminal, flags, base);
    const chosen = yes ?? refuse;
    if (chosen !== undefined) {
      const wait = (await waiting(api, urlToken)).find(({ id }) => id === chosen);
      // A decision can be repeated: with the push's link, the server also finds waits that are no longer listed.
      const of = wait?.urlToken ?? urlToken;
      if (!of || !HOLD_ID.test(chosen)) throw new OperationFailed("no one is waiting under this id");
      return decide(terminal, api, { id: chosen, urlToken: of }, { releases: yes !== undefined, ...flags });
    }
    if (json) return (await rows(api, urlToken)).filter(isWaiting);
    return goThrough(terminal, api, urlToken, flags);
  },
});

interface Flags {
  watch: true | undefined;
  freeze: boolean;
}

/** Asks about each wait, or lists the waits if there is no terminal. */
async function goThrough(terminal: Terminal, api: Api, urlToken: string | null, flags: Flags): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const found = await waiting(api, urlToken).catch((error: unknown) => {
      const passes = error instanceof Unreachable || error instanceof TryLater;
      if (!flags.watch || !passes) throw error;
      return [];
    });
    const fresh = found.filter(({ id }) => !seen.has(id));
    if (seen.size === 0 && fresh.length === 0 && !flags.watch) terminal.stderr("No one is waiting.\n");
    if (terminal.stdin.isTTY) for (const wait of fresh) await question(terminal, api, wait, flags.freeze);
    else if (fresh.length > 0) terminal.stdout(table(fresh, seen.size === 0));
    for (const { id } of fresh) seen.add(id);
    if (!flags.watch) return;
    if (fresh.length === 0 || !terminal.stdin.isTTY) await Bun.sleep(LOOK_MS);
  }
}

async function question(terminal: Terminal, api: Api, wait: Wait, freeze: boolean): Promise<void> {
  const push = wait.name === "" ? `push ${wait.urlToken}` : JSON.stringify(wait.name);
  const who = `${wait.ip}${wait.agent === "" ? "" : ` (${shortened(wait.agent)})`}, since ${wait.askedAt.slice(11, 19)} UTC`;
  terminal.stderr(visible(`\n${push}: someone at ${who} is waiting, with the words\n\n    ${wait.words}\n\n`));
  const refusal = freeze ? "[f]reeze" : "re[f]use";
  const [answer = ""] = await ask(terminal, [`[r]elease, ${refusal}, [s]kip: `], { hidden: false });
  const letter = answer.trim().toLowerCase()[0];
  if (letter !== "r" && letter !== "f") return;
  try {
    await decide(terminal, api, wait, { releases: letter === "r", freeze });
  } catch (error) {
    // The wait may have ended while the owner compared the words. Other decisions go ahead.
    complain(terminal, `${reasonOf(error)}.`);
  }
}

async function decide(
  terminal: Terminal,
  api: Api,
  { id, urlToken }: Pick<Wait, "id" | "urlToken">,
  { releases, freeze }: { releases: boolean; freeze: boolean },
): Promise<void> {
  const what = releases ? "release" : `refuse${freeze ? "" : "?freeze=false"}`;
  const wait = await api.json("POST", `/api/v2/pushes/${urlToken}/holds/${id}/${what}`);
  const isUsed = isObject(wait) && wait.state === "used";
  const released = isUsed ? "Released before: they have opened it.\n" : "Released: they can open it now, once.\n";
  const refused = freeze ? "Refused, and the push is frozen: no one can open it now.\n" : "Refused.\n";
  terminal.stderr(releases ? released : refused);
}

const rows = async (api: Api, urlToken: string | null): Promise<Json[]> => {
  const path = urlToken === null ? "/api/v2/holds" : `/api/v2/pushes/${urlToken}/holds`;
  const body = await api.json("GET", path);
  if (!Array.isArray(body)) throw new OperationFailed(`${api.host} did not send a list of waits`);
  return body.filter(isObject);
};

const isWaiting = ({ state }: Json): boolean => state === "waiting";

/** The waits, the oldest first. */
async function waiting(api: Api, urlToken: string | null): Promise<Wait[]> {
  const found = (await rows(api, urlToken)).filter(isWaiting).flatMap((row): Wait[] => {
    const wait = {
      id: text(row.id),
      urlToken: urlToken ?? text(row.url_token),
      name: text(row.name),
      words: text(row.words),
      ip: text(row.ip),
      agent: text(row.user_agent),
      askedAt: text(row.asked_at),
    };
    return HOLD_ID.test(wait.id) && URL_TOKEN.test(wait.urlToken) ? [wait] : [];
  });
  return found.toSorted((a, b) => a.askedAt.localeCompare(b.askedAt));
}

const table = (waits: Wait[], heading: boolean): string =>
  columns([
    ...(heading ? [["ID", "WORDS", "ADDRESS", "SINCE", "PUSH", "AGENT"]] : []),
    ...waits.map(({ id, words, ip, askedAt, name, urlToken, agent }) => [
      id,
      words,
      ip,
      askedAt,
      name === "" ? urlToken : name,
      shortened(agent),
    ]),
  ]);
