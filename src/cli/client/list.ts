// `secretpush list`: the user's own pushes on the server, newest first.

import { columns, complain, type Terminal } from "../terminal.ts";
import type { Push } from "./api.ts";
import { clientCommand, connect } from "./connection.ts";

const MAX_PAGES = 200;

export const list = clientCommand({
  name: "list",
  summary: "List your own pushes on the server, newest first.",
  options: {
    "--expired": "List expired pushes instead of active ones.",
    "--json": "Print the server's answer as a JSON array.",
  },
  examples: ["secretpush list --expired"],
  async run({ expired, ...flags }, { terminal }) {
    const state = expired ? "expired" : "active";
    const api = connect(terminal, flags);
    const read = (page: number) => api.list(state, page);
    const pushes = await everyPage(terminal, "newest", read, (push) => push.url_token);
    return { pushes, none: `You have no ${state} pushes on ${api.host}.\n` };
  },
  show: ({ pushes }, { expired }) =>
    pushes.length === 0 ? "" : columns(expired ? expiredRows(pushes) : activeRows(pushes)),
  json: ({ pushes }) => pushes,
  note: ({ pushes, none }, { json }) => (json || pushes.length > 0 ? "" : none),
});

/** Reads pages until one is empty or repeats the one before. Complains if the last possible page is neither. */
export async function everyPage<T>(
  terminal: Terminal,
  which: "newest" | "oldest",
  read: (page: number) => Promise<T[]>,
  identityOf: (item: T) => string,
): Promise<T[]> {
  const items: T[] = [];
  let lastFirst: string | null = null;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const found = await read(page);
    const first = found[0] === undefined ? null : identityOf(found[0]);
    if (first === null || first === lastFirst) return items;
    lastFirst = first;
    items.push(...found);
  }
  complain(terminal, `there are more: these are the ${which} ${items.length}.`);
  return items;
}

/** Adds a column for what needs the owner's attention, if anything does. */
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

/** A user agent, cut off at the length that fits into a table. */
export const shortened = (agent: string): string => (agent.length > 60 ? `${agent.slice(0, 59)}…` : agent);
