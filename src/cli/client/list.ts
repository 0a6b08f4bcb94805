// `secretpush list`: the user's own pushes on the server, newest first.

import type { Command } from "commander";

import type { Cli } from "../context.ts";
import type { Push } from "./api.ts";
import { addConnectionFlags, connect, CONNECTION_HELP, type ConnectionFlags } from "./connection.ts";
import { columns, complain, EXIT, type ExitCode, type Terminal } from "../terminal.ts";

interface ListFlags extends ConnectionFlags {
  expired?: true;
  json?: true;
}

const MAX_PAGES = 200;

export function addList(program: Command, cli: Cli): void {
  const command = program
    .command("list")
    .description("List your own pushes on the server, newest first.")
    .option("--expired", "List expired pushes instead of active ones.")
    .option("--json", "Print the server's answer as a JSON array.")
    .addHelpText("after", `\nExample:\n  $ secretpush list --expired\n${CONNECTION_HELP}`);
  addConnectionFlags(command).action(cli.action((flags: ListFlags) => list(cli.terminal, flags)));
}

async function list(terminal: Terminal, flags: ListFlags): Promise<ExitCode> {
  const state = flags.expired ? "expired" : "active";
  const api = connect(terminal, flags);
  const { items: pushes, complete } = await everyPage(
    (page) => api.list(state, page),
    (push) => push.url_token,
  );
  if (!complete) complain(terminal, `there are more: these are the newest ${pushes.length}.`);
  if (flags.json) terminal.stdout(`${JSON.stringify(pushes, null, 2)}\n`);
  else if (pushes.length === 0) terminal.stderr(`You have no ${state} pushes on ${api.host}.\n`);
  else terminal.stdout(columns(flags.expired ? expiredRows(pushes) : activeRows(pushes)));
  return EXIT.ok;
}

/**
 * Reads pages until an empty one. A server that sends the same page again has no more.
 * @returns `complete: false` if the last page that can be requested was not empty
 */
export async function everyPage<T>(
  read: (page: number) => Promise<T[]>,
  identityOf: (item: T) => string,
): Promise<{ items: T[]; complete: boolean }> {
  const items: T[] = [];
  let lastFirst: string | null = null;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const found = await read(page);
    const first = found[0] === undefined ? null : identityOf(found[0]);
    if (first === null || first === lastFirst) return { items, complete: true };
    lastFirst = first;
    items.push(...found);
  }
  return { items, complete: false };
}

/** Adds a column for things that the owner should look at, if there are any. */
function activeRows(pushes: readonly Push[]): string[][] {
  const hasNotes = pushes.some((push) => notesOn(push) !== "");
  const noted = (note: string): string[] => (hasNotes ? [note] : []);
  return [
    ["KIND", "CREATED", "EXPIRES", "VIEWS LEFT", ...noted("LOOK AT"), "NAME", "LINK"],
    ...pushes.map((push) => [
      push.kind ?? "",
      minutes(push.created_at),
      push.expires_at === undefined ? `in ${push.days_remaining ?? "?"} days` : minutes(push.expires_at),
      `${push.views_remaining ?? "?"} of ${push.expire_after_views ?? "?"}`,
      ...noted(notesOn(push)),
      push.name ?? "",
      push.html_url,
    ]),
  ];
}

const notesOn = ({ frozen, alarmed, holds_waiting: waiting = 0 }: Push): string =>
  [frozen && "frozen", alarmed && "reported", waiting > 0 && `${waiting} waiting`].filter(Boolean).join(", ");

const expiredRows = (pushes: readonly Push[]): string[][] => [
  ["KIND", "CREATED", "EXPIRED", "BY", "NAME", "TOKEN"],
  ...pushes.map((push) => [
    push.kind ?? "",
    minutes(push.created_at),
    minutes(push.expired_on ?? undefined),
    push.deleted ? "hand" : push.views_remaining === 0 ? "views" : "time",
    push.name ?? "",
    push.url_token,
  ]),
];

/** "2026-01-01T01:00:00.000Z" → "2026-01-01 01:00Z". */
export const minutes = (timestamp: string | undefined): string =>
  timestamp === undefined ? "" : timestamp.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*$/, "$1 $2Z");
