// `secretpush events …`: lists what waits to be delivered and what was given up. Works on the database, also while the
// server runs; `test` needs none.

import type { Command } from "commander";
import type { AddressedLetter } from "../../domain/events/dead_letters.ts";
import { addEventsTest } from "../server/try_events.ts";
import { type Cli, timestamp, withDeadLetters } from "../context.ts";
import { columns, EXIT, UsageError } from "../terminal.ts";

export function addEvents(program: Command, cli: Cli): void {
  const { terminal } = cli;
  const events = program
    .command("events")
    .description(
      "See which events could not be delivered, retry or drop them, and send a test; works while the server runs.",
    );

  const list = events
    .command("list", { isDefault: true })
    .description("Show how many events wait, and list those that were given up, newest first.")
    .option("--json", "Print a JSON object.")
    .addHelpText("after", "\nExample:\n  $ secretpush events\n")
    .action(
      cli.action(async ({ json }: { json?: true }) => {
        const { backlog, letters } = await withDeadLetters(cli, list, async (dead) => {
          const found: AddressedLetter[] = [];
          for (let page = 1; ; page += 1) {
            const more = await dead.list(page);
            if (more.length === 0) break;
            found.push(...more);
          }
          return { backlog: await dead.backlog(), letters: found };
        });
        const { waiting, oldestMs } = backlog;
        const oldestSeconds = oldestMs === null ? null : Math.floor(oldestMs / 1_000);
        if (json) {
          const shown = { waiting, dead: backlog.dead, oldest_seconds: oldestSeconds, letters: letters.map(plain) };
          terminal.stdout(`${JSON.stringify(shown, null, 2)}\n`);
          return EXIT.ok;
        }
        const oldest = oldestSeconds === null ? "" : `, the oldest for ${oldestSeconds} s`;
        terminal.stdout(`${waiting} waiting${oldest}; ${backlog.dead} given up.\n`);
        if (letters.length > 0) {
          const rows = letters.map((letter) => Object.values(plain(letter)).map((value) => String(value ?? "-")));
          terminal.stdout(columns([HEADINGS, ...rows]));
        }
        return EXIT.ok;
      }),
    );

  settling("retry", "Try events that were given up again.", "are tried again");
  settling("drop", "Drop events that were given up, for good.", "were dropped");
  addEventsTest(events, cli);

  function settling(action: "retry" | "drop", description: string, done: string): void {
    const command = events
      .command(`${action} [id...]`)
      .description(description)
      .option("--all", "All of them.")
      .addHelpText("after", `\nExample:\n  $ secretpush events ${action} 17\n`)
      .action(
        cli.action(async (given: string[], { all }: { all?: true }) => {
          const ids = all ? null : given.map(numberOf);
          if ((all === true) === given.length > 0) throw new UsageError("give the numbers of events, or --all");
          const count = await withDeadLetters(cli, command, (dead) => dead[action](ids));
          terminal.stdout(`${count} ${done}.\n`);
          return ids !== null && count < new Set(ids).size ? EXIT.failed : EXIT.ok;
        }),
      );
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
