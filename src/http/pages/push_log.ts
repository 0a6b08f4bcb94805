// The log of a push or of a request on its owner's page: entries as rows of a table, a page of them at a time.

import { agentWordsIn } from "../../../static/scripts/shared/agent_words.ts";
import { PAGE_SIZE } from "../../domain/pushes/own_pushes.ts";
import type { AuditEntry } from "../../model/audit.ts";
import { returnReason } from "../../model/mailing.ts";
import { toAuditEntry } from "../contract/schemas.ts";
import { pageIn, type Reader, timeHtml } from "./list.ts";
import { dotted, type Html, markup } from "./markup.ts";

/** An entry: when, what, from where and with which browser. @param what null leaves out what happened */
function rowOf(entry: AuditEntry, what: string | null, reader: Reader): Html {
  const { texts, words } = reader;
  const { ip, user_agent: agent, identity, confirmed_address: confirmed, ...shown } = toAuditEntry(entry);
  const { comes_by: comes, mail_status: status } = shown;
  const { returned } = entry;
  const from = [
    confirmed === undefined ? identity : words.say(texts.ownLogLive.byCode, { address: confirmed }),
    comes && words.shortDate(comes, "UTC"),
    status,
    returned?.recipient,
    returned && texts.returned[returnReason(returned.status)],
    ip,
  ];
  const beside = words.beside(...from.filter((part) => part !== undefined));
  const browser = agentWordsIn(agent, texts.agentLive, words.say);
  return markup`<tr role="row"><td role="cell">${timeHtml(entry.atMs, reader)}</td>${what !== null && markup`<td role="cell">${what}</td>`}<td role="cell"><bdi>${dotted(beside)}</bdi></td><td role="cell" title="${agent}"><bdi>${browser}</bdi></td></tr>`;
}

/** Entries of one kind, in rows that do not name the kind. */
export const rowsOf = (entries: readonly AuditEntry[], reader: Reader): string =>
  entries.map((entry) => String(rowOf(entry, null, reader))).join("");

/**
 * The values of static/pages/log.html. The log is open if the address names a page of it.
 * @param total how many entries there are
 * @param read reads a page of them, from 1
 * @param words the words for what happened, where this log has its own
 */
export async function logValues(
  reader: Reader,
  query: URLSearchParams,
  total: number,
  read: (page: number) => Promise<AuditEntry[]>,
  words: Readonly<Record<string, string>> = {},
) {
  const own: Readonly<Record<string, string>> = reader.texts.ownLogLive;
  const page = pageIn(query);
  const entries = query.has("page") ? await read(page) : [];
  const from = (page - 1) * PAGE_SIZE;
  const to = from + entries.length;
  const isLong = entries.length > 0 && total > PAGE_SIZE;
  return {
    logCount: `(${total.toLocaleString(reader.language)})`,
    logOpen: entries.length > 0 ? "open" : "",
    entries: entries
      .map((entry) => String(rowOf(entry, words[entry.kind] ?? own[`own-${entry.kind}`] ?? entry.kind, reader)))
      .join(""),
    logRange: isLong ? reader.words.say(reader.texts.ownLogLive.logCount, { from: from + 1, to, total }) : "",
    logOlder: isLong && page > 1 && `?page=${page - 1}`,
    logNewer: isLong && to < total && `?page=${page + 1}`,
  };
}
