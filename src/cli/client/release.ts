// `secretpush release`: shows who waits for the user's held pushes, and releases or refuses them.

import type { Command } from "commander";

import type { Cli } from "../context.ts";
import type { Api } from "./api.ts";
import { addConnectionFlags, connect, CONNECTION_HELP, type ConnectionFlags } from "./connection.ts";
import { readLink } from "./link.ts";
import { Unreachable } from "./network_errors.ts";
import { isObject, type Json, text, TryLater } from "./server_refusals.ts";
import {
  ask,
  columns,
  complain,
  EXIT,
  type ExitCode,
  OperationFailed,
  reasonOf,
  type Terminal,
  UsageError,
  visible,
} from "../terminal.ts";

interface ReleaseFlags extends ConnectionFlags {
  watch?: true;
  yes?: string;
  refuse?: string;
  freeze: boolean;
  json?: true;
}

/** A recipient who waits. */
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
const URL_TOKEN = /^[A-Za-z0-9_-]{4,256}$/;
const HOLD_ID = /^[0-9A-Za-z]{8,64}$/;

export function addRelease(program: Command, cli: Cli): void {
  const command = program
    .command("release [link]")
    .description("Show who waits for your held pushes, and release or refuse them.")
    .option("--watch", "Go on, and tell of everybody who begins to wait.")
    .option("--yes <id>", "Release this wait, without a question.")
    .option("--refuse <id>", "Refuse this wait and freeze its push, without a question.")
    .option("--no-freeze", "A refusal leaves the push as it is, for others to wait.")
    .option("--json", "Print who waits as a JSON array.")
    .addHelpText(
      "after",
      `
Whoever opens a held push sees three words and waits. Have them tell you the words, for example on the
phone, and release the wait with the same words. Without a link or token of a push, all of yours count.

Examples:
  $ secretpush release                          who waits, and a question for each
  $ secretpush release --watch                  the same, until Ctrl-C
  $ secretpush release https://push.example.org/p/… --json
${CONNECTION_HELP}`,
    );
  addConnectionFlags(command).action(
    cli.action((link: string | undefined, flags: ReleaseFlags) => release(cli.terminal, link, flags)),
  );
}

async function release(terminal: Terminal, given: string | undefined, flags: ReleaseFlags): Promise<ExitCode> {
  if (flags.yes !== undefined && flags.refuse !== undefined) {
    throw new UsageError("--yes and --refuse cannot both be given: one of them decides");
  }
  const { base, urlToken } = given === undefined ? { base: null, urlToken: null } : readLink(given);
  const api = connect(terminal, flags, base);
  const chosen = flags.yes ?? flags.refuse;
  if (chosen !== undefined) {
    const wait = (await waiting(api, urlToken)).find(({ id }) => id === chosen);
    // A decision can be repeated: the server also knows waits that are no longer listed, if it knows their push.
    const of = wait?.urlToken ?? urlToken;
    if (!of || !HOLD_ID.test(chosen)) throw new OperationFailed("nobody waits under this id");
    return decide(terminal, api, { id: chosen, urlToken: of }, { releases: flags.yes !== undefined, ...flags });
  }
  if (flags.json) {
    terminal.stdout(`${JSON.stringify((await rows(api, urlToken)).filter(isWaiting), null, 2)}\n`);
    return EXIT.ok;
  }
  const told = new Set<string>();
  for (;;) {
    const found = await waiting(api, urlToken).catch((error: unknown) => {
      const passes = error instanceof Unreachable || error instanceof TryLater;
      if (!flags.watch || !passes) throw error;
      return [];
    });
    const fresh = found.filter(({ id }) => !told.has(id));
    if (told.size === 0 && fresh.length === 0 && !flags.watch) terminal.stderr("Nobody waits.\n");
    if (terminal.stdin.isTTY) for (const wait of fresh) await question(terminal, api, wait, flags);
    else if (fresh.length > 0) terminal.stdout(table(fresh, told.size === 0));
    for (const { id } of fresh) told.add(id);
    if (!flags.watch) return EXIT.ok;
    if (fresh.length === 0 || !terminal.stdin.isTTY) await Bun.sleep(LOOK_MS);
  }
}

async function question(terminal: Terminal, api: Api, wait: Wait, flags: ReleaseFlags): Promise<void> {
  const push = wait.name === "" ? `push ${wait.urlToken}` : JSON.stringify(wait.name);
  const who = `${wait.ip}${wait.agent === "" ? "" : ` (${shortened(wait.agent)})`}, since ${wait.askedAt.slice(11, 19)} UTC`;
  terminal.stderr(visible(`\n${push}: somebody at ${who}, waits with the words\n\n    ${wait.words}\n\n`));
  const refusal = flags.freeze ? "[f]reeze" : "re[f]use";
  const [answer = ""] = await ask(terminal, [`[r]elease, ${refusal}, [s]kip: `], { hidden: false });
  const letter = answer.trim().toLowerCase()[0];
  if (letter !== "r" && letter !== "f") return;
  try {
    await decide(terminal, api, wait, { releases: letter === "r", freeze: flags.freeze });
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
): Promise<ExitCode> {
  const what = releases ? "release" : `refuse${freeze ? "" : "?freeze=false"}`;
  await api.json("POST", `/api/v2/pushes/${urlToken}/holds/${id}/${what}`);
  const refused = freeze ? "Refused, and the push is frozen: nobody can open it now.\n" : "Refused.\n";
  terminal.stderr(releases ? "Released: they can open it now, once.\n" : refused);
  return EXIT.ok;
}

const rows = async (api: Api, urlToken: string | null): Promise<Json[]> => {
  const path = urlToken === null ? "/api/v2/holds" : `/api/v2/pushes/${urlToken}/holds`;
  const body = await api.json("GET", path);
  if (!Array.isArray(body)) throw new OperationFailed(`${api.host} did not send a list of who waits`);
  return body.filter(isObject);
};

const isWaiting = ({ state }: Json): boolean => state === "waiting";

/** Longest first. */
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

const shortened = (agent: string): string => (agent.length > 60 ? `${agent.slice(0, 59)}…` : agent);
