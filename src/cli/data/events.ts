// `secretpush events …`: counts the events waiting for delivery, and lists those that were abandoned. `test` needs no database.

import { iso } from "../../base/clock.ts";
import type { Result } from "../../serve/operations.ts";
import { type AnyCommand, command } from "../command.ts";
import { perform } from "../operate.ts";
import { eventsTest } from "../server/try_events.ts";
import { columns, UsageError } from "../terminal.ts";

const list = command({
  name: "list",
  isDefault: true,
  summary: "Show how many events are waiting, and list those that were abandoned, newest first.",
  options: { "--json": "Print a JSON object." },
  examples: ["secretpush events"],
  async run(_given, cli) {
    const { waiting, dead, oldestMs, letters } = await perform(cli, "events.list", {});
    const oldestSeconds = oldestMs === null ? null : Math.floor(oldestMs / 1_000);
    return { waiting, dead, oldest_seconds: oldestSeconds, letters: letters.map(plain) };
  },
  show({ waiting, dead, oldest_seconds: seconds, letters }) {
    const oldest = seconds === null ? "" : `, the oldest for ${seconds} s`;
    const rows = letters.map((letter) => Object.values(letter).map((value) => String(value ?? "-")));
    return `${waiting} waiting${oldest}; ${dead} abandoned.\n${rows.length > 0 ? columns([HEADINGS, ...rows]) : ""}`;
  },
});

const settling = (action: "retry" | "drop", summary: string, done: string): AnyCommand =>
  command({
    name: `${action} [id...]`,
    summary,
    options: { "--all": "All abandoned events." },
    examples: [`secretpush events ${action} 17`],
    async run({ id: given, all }, cli) {
      const ids = all ? null : given.map(numberOf);
      if ((all === true) === given.length > 0) throw new UsageError("give the numbers of events, or --all");
      const count = await perform(cli, `events.${action}`, { ids });
      return { count, isShort: ids !== null && count < new Set(ids).size };
    },
    show: ({ count }) => `${count} ${done}.\n`,
    failed: ({ isShort }) => isShort,
  });

export const events = command({
  name: "events",
  summary:
    "See which events could not be delivered, retry or discard them, and send a test; works while the server runs.",
  commands: [
    list,
    settling("retry", "Retry events that were abandoned.", "will be retried"),
    settling("drop", "Discard events that were abandoned; this cannot be undone.", "discarded"),
    eventsTest,
  ],
});

const HEADINGS = ["ID", "EVENT", "TO", "OF", "HAPPENED", "ABANDONED", "TRIES", "REASON"];

const plain = ({
  happenedAtMs,
  givenUpAtMs,
  attempts,
  reason,
  ...letter
}: Result<"events.list">["letters"][number]) => ({
  ...letter,
  happened_at: iso(happenedAtMs),
  given_up_at: iso(givenUpAtMs),
  attempts,
  reason,
});

/** @throws UsageError */
function numberOf(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new UsageError("the number of an event has only digits: secretpush events lists the numbers");
}
