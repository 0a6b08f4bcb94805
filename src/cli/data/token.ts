// `secretpush token …`: creates, lists and revokes API tokens. A token is shown once, alone on stdout, so that it
// can be piped into a password store; messages go to stderr.

import type { Command } from "commander";
import { type Cli, timestamp, withAccounts } from "../context.ts";
import { columns, EXIT } from "../terminal.ts";

export function addToken(program: Command, cli: Cli): void {
  const { terminal } = cli;
  const token = program.command("token").description("Manage API tokens; works while the server runs.");

  const add = token
    .command("add <email>")
    .description("Create an API token for an account and print it once.")
    .requiredOption("--name <name>", "What the token is for; shown in lists.")
    .addHelpText("after", "\nExample:\n  $ secretpush token add ann@example.org --name backup > token.txt\n")
    .action(
      cli.action(async (email: string, { name }: { name: string }) => {
        const made = await withAccounts(cli, add, (accounts) => accounts.createToken({ email, name }));
        terminal.stdout(`${made.token}\n`);
        terminal.stderr("Keep it now: it is stored as a hash only and cannot be shown again.\n");
        return EXIT.ok;
      }),
    );

  const list = token
    .command("list [email]")
    .description("List the API tokens of one account, or of all.")
    .option("--json", "Print a JSON array.")
    .addHelpText("after", "\nExample:\n  $ secretpush token list ann@example.org\n")
    .action(
      cli.action(async (email: string | undefined, options: { json?: true }) => {
        const tokens = await withAccounts(cli, list, (accounts) => accounts.listTokens(email));
        const used = (lastUsedAtMs: number | null): string | null =>
          lastUsedAtMs === null ? null : timestamp(lastUsedAtMs);
        if (options.json) {
          const shown = tokens.map((one) => ({
            id: one.id,
            email: one.email,
            name: one.name,
            prefix: one.prefix,
            created_at: timestamp(one.createdAtMs),
            last_used_at: used(one.lastUsedAtMs),
          }));
          terminal.stdout(`${JSON.stringify(shown, null, 2)}\n`);
        } else if (tokens.length === 0) {
          terminal.stderr("There are no API tokens: secretpush token add EMAIL --name NAME makes one.\n");
        } else {
          terminal.stdout(
            columns([
              ["ID", "EMAIL", "NAME", "BEGINS", "CREATED", "LAST USED"],
              ...tokens.map((one) => [
                String(one.id),
                one.email,
                one.name,
                one.prefix,
                timestamp(one.createdAtMs),
                used(one.lastUsedAtMs) ?? "never",
              ]),
            ]),
          );
        }
        return EXIT.ok;
      }),
    );

  const revoke = token
    .command("revoke <email> <name-or-id>")
    .description("Revoke an API token; it stops working at once.")
    .addHelpText("after", "\nExample:\n  $ secretpush token revoke ann@example.org laptop\n")
    .action(
      cli.action(async (email: string, nameOrId: string) => {
        const ended = await withAccounts(cli, revoke, (accounts) => accounts.revokeToken({ email, nameOrId }));
        terminal.stdout(`Revoked the token "${ended.name}" of ${ended.email}.\n`);
        return EXIT.ok;
      }),
    );
}
