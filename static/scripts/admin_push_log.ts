// The audit log of one push, opened below its line.

import { actionButton, failed, PAGE_SIZE, texts } from "./admin_shared.ts";
import { make, request, say, shortDate, waitOn } from "./dom.ts";

interface LogEntry {
  kind: string;
  ip: string;
  user_agent: string;
  created_at: string;
}

const LOG_WORDS: Record<string, string> = {
  creation: texts.logCreation,
  view: texts.logView,
  failed_view: texts.logFailedView,
  expire: texts.logExpire,
  failed_passphrase: texts.logFailedPassphrase,
  owner_view: texts.logOwnerView,
};

/** A button that opens and closes the log of a push inside `line`. */
export function logButton(token: string, name: string, line: HTMLElement): HTMLButtonElement {
  let log: HTMLElement | null = null;
  const toggle = actionButton(texts.log, async () => {
    if (log) {
      log.remove();
      log = null;
    } else {
      log = make("ol", { className: "log" });
      log.setAttribute("aria-label", say(texts.logOf, { name }));
      line.append(log);
    }
    toggle.textContent = log ? texts.hideLog : texts.log;
    toggle.setAttribute("aria-label", `${toggle.textContent}: ${name}`);
    toggle.setAttribute("aria-expanded", String(log !== null));
    if (log) await fillLog(log, token, 1);
  });
  toggle.setAttribute("aria-expanded", "false");
  toggle.setAttribute("aria-label", `${texts.log}: ${name}`);
  return toggle;
}

async function fillLog(log: HTMLElement, token: string, page: number): Promise<void> {
  const address = `/account/pushes/${token}/audit?page=${page}`;
  const answer = await waitOn(log, request<{ logs: LogEntry[] }>("GET", address));
  if (failed(answer)) return;
  for (const { kind, ip, user_agent: agent, created_at: at } of answer.body.logs) {
    const meta = make("span", { className: "meta" }, `${shortDate(at)} · ${ip}${agent === "" ? "" : ` · ${agent}`}`);
    log.append(make("li", null, make("strong", null, LOG_WORDS[kind] ?? kind), meta));
  }
  if (answer.body.logs.length < PAGE_SIZE) return;
  const more = actionButton(texts.moreLog, () => {
    more.parentElement?.remove();
    return fillLog(log, token, page + 1);
  });
  log.append(make("li", null, more));
}
