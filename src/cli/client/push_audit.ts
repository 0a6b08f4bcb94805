// `secretpush audit LINK`: asks a server who created, viewed, failed to view or expired one of the user's pushes,
// oldest first. (`secretpush audit export` and `audit verify` read a local database: data/database_audit.ts.)

import type { Command } from "commander";

import type { Cli } from "../context.ts";
import type { AuditEntry } from "./api.ts";
import { addConnectionFlags, connect, CONNECTION_HELP, type ConnectionFlags } from "./connection.ts";
import { readLink } from "./link.ts";
import { everyPage } from "./list.ts";
import { columns, complain, EXIT, type ExitCode, type Terminal, UsageError } from "../terminal.ts";

interface AuditFlags extends ConnectionFlags {
  json?: true;
}

/** Becomes part of the command `audit`, whose subcommands work on the data directory. */
export function addPushAudit(program: Command, cli: Cli): void {
  const command = program.commands.find((known) => known.name() === "audit") ?? program.command("audit");
  command
    .argument("[link]", "link or token of one of your pushes, or link of one of your requests")
    .option("--json", "With a link: print a JSON array.")
    .addHelpText(
      "after",
      `\nWith a link, prints the audit log of that push, as its server sends it.\n\nExample:\n  $ secretpush audit https://push.example.org/p/…\n${CONNECTION_HELP}`,
    );
  addConnectionFlags(command).action(
    cli.action((link: string | undefined, flags: AuditFlags) => {
      if (link === undefined) throw new UsageError('the link of the push is missing: see "secretpush audit --help"');
      return audit(cli.terminal, link, flags);
    }),
  );
}

async function audit(terminal: Terminal, given: string, flags: AuditFlags): Promise<ExitCode> {
  const { base, urlToken, noun } = readLink(given, "any");
  const api = connect(terminal, flags, base);
  const { items: entries, complete } = await everyPage<AuditEntry>(
    (page) => api.audit(urlToken, page, noun ?? "push"),
    (entry) => JSON.stringify(entry),
  );
  if (!complete) complain(terminal, `there are more: these are the oldest ${entries.length}.`);
  if (flags.json) terminal.stdout(`${JSON.stringify(entries, null, 2)}\n`);
  else {
    terminal.stdout(
      columns([
        ["TIME", "WHAT", "ADDRESS", "AGENT", "REFERRER"],
        ...entries.map((entry) => [
          entry.created_at,
          entry.kind,
          entry.ip,
          shortened(entry.user_agent),
          entry.referrer,
        ]),
      ]),
    );
  }
  return EXIT.ok;
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
