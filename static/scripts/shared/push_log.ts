// The audit log of one push as a table: rows of entries, and the whole log in pages.

import { agentWords } from "./agent.ts";
import { any, button, element, make, refill } from "./elements.ts";
import { waitOn } from "./forms.ts";
import { type Answer, request } from "./session.ts";
import { besideWords, say, shortDate, textsOf } from "./texts.ts";

export interface LogEntry {
  kind: string;
  ip: string;
  /** Whom the company's sign-in had recognised. */
  identity?: string;
  /** What a code that was mailed has proved. */
  confirmed_address?: string;
  /** When the mail with a code comes, or why it did not leave. */
  comes_by?: string;
  mail_status?: string;
  /** A mail that came back, and why, in words. */
  mail_returned?: { recipient: string; reason: string };
  user_agent: string;
  created_at: string;
}

const PAGE_SIZE = 50;

const texts = textsOf("ownLogLive");
const ownWords: Readonly<Record<string, string>> = texts;

/**
 * An entry as a row: when, what, from where and with what.
 * @param kind false leaves out what happened
 * @param words what happened, where this log has words of its own for it
 */
export function logRow(
  {
    kind: what,
    ip,
    identity,
    confirmed_address: confirmed,
    mail_returned: mail,
    comes_by: comes,
    mail_status: status,
    user_agent: agent,
    created_at: at,
  }: LogEntry,
  kind = true,
  words: Readonly<Record<string, string>> = {},
): HTMLElement {
  const who = confirmed === undefined ? identity : say(texts.byCode, { address: confirmed });
  const from = [who, comes && shortDate(comes), status, mail?.recipient, mail?.reason, ip];
  const cells = [
    make("td", null, make("time", { dateTime: at }, shortDate(at))),
    ...(kind ? [make("td", null, words[what] ?? ownWords[`own-${what}`] ?? what)] : []),
    make("td", null, make("bdi", null, besideWords(...from.filter((part) => part !== undefined)))),
    make("td", { title: agent }, make("bdi", null, agentWords(agent))),
  ];
  for (const cell of cells) cell.setAttribute("role", "cell");
  const row = make("tr", null, ...cells);
  row.setAttribute("role", "row");
  return row;
}

/**
 * Makes the table of the whole log work.
 * @param address where the server has its pages
 * @param words as `logRow` takes them
 * @param failed reports a failed request, and says whether it was one
 * @returns a function that takes how many entries there are now, and reads them again if there are more
 */
export function wholeLog(
  address: string,
  failed: (answer: Answer<unknown>) => boolean,
  words: Readonly<Record<string, string>> = {},
): (entries: number) => void {
  const log = element("log", HTMLDetailsElement);
  const rows = any("entries");
  let page = 1;
  let total = 0;

  async function show(): Promise<void> {
    const answer = await waitOn(rows, request<{ logs: LogEntry[] }>("GET", `${address}?page=${page}`));
    if (failed(answer)) return;
    const { logs } = answer.body;
    refill(
      rows,
      logs.map((entry) => logRow(entry, true, words)),
    );
    const from = (page - 1) * PAGE_SIZE;
    any("pager").hidden = total <= PAGE_SIZE;
    any("log-range").textContent = say(texts.logCount, { from: from + 1, to: from + logs.length, total });
    button("older").disabled = page === 1;
    button("newer").disabled = from + logs.length >= total;
  }
  const turn = (by: number) => (): void => {
    page += by;
    void show().then(() => rows.focus({ preventScroll: true }));
  };
  rows.tabIndex = -1;
  button("older").addEventListener("click", turn(-1));
  button("newer").addEventListener("click", turn(1));
  log.addEventListener("toggle", () => {
    if (log.open) void show();
  });
  return (entries) => {
    const grown = entries !== total;
    total = entries;
    any("log-count").textContent = `(${total.toLocaleString(document.documentElement.lang)})`;
    if (grown && log.open) void show();
  };
}
