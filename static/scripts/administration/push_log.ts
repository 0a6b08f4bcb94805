// For auditors and administrators: the audit log of one push, opened below its line.

import { actionButton, emptyLine, failed, PAGE_SIZE } from "../shared/list_parts.ts";
import { agentWords } from "../shared/agent.ts";
import { make, request, shortDate, textsOf, waitOn } from "../shared/dom.ts";

interface Entry {
  kind: string;
  ip: string;
  user_agent: string;
  created_at: string;
}

const texts = textsOf("oversightLive");
const seenWords: Readonly<Record<string, string>> = textsOf("seenLogLive");

/** A button that opens and closes the log of a push inside `line`. @param name of the push */
export function logButton(id: number, name: string, line: HTMLElement): HTMLButtonElement {
  let opened: HTMLElement | null = null;
  const toggle = actionButton(texts.log, async () => {
    const box = opened ? null : make("div", null);
    opened?.remove();
    opened = box;
    toggle.setAttribute("aria-expanded", String(box !== null));
    if (!box) return;
    const list = make("ul", { className: "log" });
    list.setAttribute("aria-label", `${texts.log}: ${name}`);
    box.append(list);
    line.append(box);
    await fill(list, id, 1);
  });
  toggle.setAttribute("aria-expanded", "false");
  toggle.setAttribute("aria-label", `${texts.log}: ${name}`);
  return toggle;
}

/** Adds a page of the log, oldest first. */
async function fill(list: HTMLElement, id: number, page: number): Promise<void> {
  const address = `/admin/data/all/${id}/audit?page=${page}`;
  const answer = await waitOn(list, request<{ logs: Entry[] }>("GET", address));
  if (failed(answer)) return;
  const { logs } = answer.body;
  list.append(...logs.map(entryLine));
  if (logs.length === 0 && page === 1) list.append(emptyLine(texts.logNothing));
  if (logs.length < PAGE_SIZE) return;
  const more = actionButton(texts.logMore, () => {
    more.remove();
    return fill(list, id, page + 1);
  });
  list.after(more);
}

function entryLine({ kind, ip, user_agent: agent, created_at: at }: Entry): HTMLElement {
  return make(
    "li",
    { title: agent },
    make("span", { className: "name" }, seenWords[`seen-${kind}`] ?? kind),
    make(
      "span",
      { className: "meta" },
      make("time", { dateTime: at }, shortDate(at)),
      " · ",
      make("bdi", null, ip),
      " · ",
      make("bdi", null, agentWords(agent)),
    ),
  );
}
