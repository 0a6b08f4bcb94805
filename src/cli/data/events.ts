// `secretpush events …`: lists the events that wait for delivery and those that were given up. Works on the database,
// even while the server runs; `test` needs no database.

import type { AddressedLetter } from "../../domain/events/dead_letters.ts";
import { type AnyCommand, command } from "../command.ts";
import { type Cli, ioOf, timestamp } from "../context.ts";
import { eventsTest } from "../server/try_events.ts";
import { columns, UsageError } from "../terminal.ts";

const list = command({
  name: "list",
  isDefault: true,
  summary: "Show how many events wait, and list those that were given up, newest first.",
  options: { "--json": "Print a JSON object." },
  examples: ["secretpush events"],
  run: (_given, cli) =>
    withDeadLetters(cli, async (letters) => {
      const found: AddressedLetter[] = [];
      for (let page = 1; ; page += 1) {
        const more = await letters.list(page);
        if (more.length === 0) break;
        found.push(...more);
      }
      const { waiting, dead, oldestMs } = await letters.backlog();
      const oldestSeconds = oldestMs === null ? null : Math.floor(oldestMs / 1_000);
      return { waiting, dead, oldest_seconds: oldestSeconds, letters: found.map(plain) };
    }),
  show({ waiting, dead, oldest_seconds: seconds, letters }) {
    const oldest = seconds === null ? "" : `, the oldest for ${seconds} s`;
    const rows = letters.map((letter) => Object.values(letter).map((value) => String(value ?? "-")));
    return `${waiting} waiting${oldest}; ${dead} given up.\n${rows.length > 0 ? columns([HEADINGS, ...rows]) : ""}`;
  },
});

const settling = (action: "retry" | "drop", summary: string, done: string): AnyCommand =>
  command({
    name: `${action} [id...]`,
    summary,
    options: { "--all": "All of them." },
    examples: [`secretpush events ${action} 17`],
    async run({ id: given, all }, cli) {
      const ids = all ? null : given.map(numberOf);
      if ((all === true) === given.length > 0) throw new UsageError("give the numbers of events, or --all");
      const count = await withDeadLetters(cli, (letters) => letters[action](ids));
      return { count, isShort: ids !== null && count < new Set(ids).size };
    },
    show: ({ count }) => `${count} ${done}.\n`,
    failed: ({ isShort }) => isShort,
  });

export const events = command({
  name: "events",
  summary: "See which events could not be delivered, retry or drop them, and send a test; works while the server runs.",
  commands: [
    list,
    settling("retry", "Try events that were given up again.", "are tried again"),
    settling("drop", "Drop events that were given up; nothing brings them back.", "were dropped"),
    eventsTest,
  ],
});

type DeadLetters = Awaited<ReturnType<Awaited<ReturnType<Cli["backend"]>>["openDeadLetters"]>>["deadLetters"];

async function withDeadLetters<T>(
  { settings, terminal, backend }: Cli,
  use: (deadLetters: DeadLetters) => Promise<T>,
): Promise<T> {
  const { config } = settings();
  const opened = await (await backend()).openDeadLetters(config, ioOf(terminal));
  try {
    return await use(opened.deadLetters);
  } finally {
    await opened.close();
  }
}

const HEADINGS = ["ID", "EVENT", "TO", "OF", "HAPPENED", "GIVEN UP", "TRIES", "REASON"];

const plain = ({ id, event, subscription, ownerEmail, diedAtMs, attempts, error }: AddressedLetter) => ({
  id,
  event: event.kind,
  to: `${subscription.target} ${subscription.name}`,
  of: ownerEmail,
  happened_at: timestamp(event.atMs),
  given_up_at: timestamp(diedAtMs),
  attempts,
  reason: error,
});

/** @throws UsageError */
function numberOf(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new UsageError("an event's number has digits only: secretpush events shows them");
}
