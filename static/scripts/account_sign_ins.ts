// The latest sign-ins of the signed-in user, and failures against the account.

import { any, make, refill, request, textsOf, waitOn } from "./dom.ts";
import { failureOf, type LogLine, logLine, SIGN_IN_WORDS } from "./log_entries.ts";

const texts = textsOf("signInsLive");

export async function showSignIns(): Promise<void> {
  const list = any("sign-ins");
  const answer = await waitOn(list, request<{ entries: LogLine[] }>("GET", "/account/sign_ins"));
  const failure = failureOf(answer);
  if (failure !== "") return refill(list, [make("li", { className: "meta" }, failure)]);
  const lines = answer.body.entries.map((entry) => logLine(entry, SIGN_IN_WORDS));
  refill(list, lines.length > 0 ? lines : [make("li", { className: "meta" }, texts.noSignIns)]);
}
