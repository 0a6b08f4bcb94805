// `secretpush receipt LINK`: shows the state of a push that was made without an account, or expires it.

import type { Receipt } from "./api.ts";
import { clientCommand, connect } from "./connection.ts";
import { readReceipt } from "./link.ts";
import { minutes } from "./list.ts";

export const receipt = clientCommand({
  name: "receipt <link>",
  summary: "Show whether a push was opened, using its receipt; needs no account.",
  options: { "--expire": "Expire the push now: its content is erased.", "--json": "Print a JSON object." },
  help: `
A receipt shows how often and when a push was opened, and lets you expire that push. It gives no access to the
secret, and does not show who opened the push. "secretpush push --receipt" prints one.`,
  examples: [
    "secretpush receipt https://push.example.org/receipts/…",
    "secretpush receipt https://push.example.org/receipts/… --expire",
  ],
  run({ link, expire, ...flags }, { terminal }) {
    const { base, receipt: token } = readReceipt(link);
    return connect(terminal, flags, base).receipt(expire ? "DELETE" : "GET", token);
  },
  show: (seen) => `${linesOf(seen).join("\n")}\n`,
});

const ENDED: Readonly<Record<string, string>> = {
  views: "after its last view",
  time: "because its time was up",
  hand: "by hand",
};

function linesOf(seen: Receipt): string[] {
  const { expired, ended_by: by, views, opened_at: openedAt, views_remaining: left } = seen;
  const opened = views === 0 ? "Not opened." : `Opened ${views === 1 ? "once" : `${views} times`}:`;
  return [
    opened,
    ...openedAt.map((at) => `  ${minutes(at)}`),
    seen.alarmed ? "Alarm: a recipient says that an earlier view was not theirs." : "",
    seen.frozen && !expired ? "Frozen: no one can open it." : "",
    expired
      ? `Expired ${ENDED[by] ?? ""}, ${minutes(seen.expired_on)}: its content is gone.`
      : `Expires ${minutes(seen.expires_at)}, or after ${left} more ${left === 1 ? "view" : "views"}.`,
  ].filter((line) => line !== "");
}
