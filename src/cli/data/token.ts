// `secretpush token …`: creates, lists and revokes API tokens. A token is shown once, alone on stdout, so that it
// can be piped into a password store; messages go to stderr.

import type { Command } from "commander";
import { parseDuration, UnitError } from "../../base/units.ts";
import type { ApiToken } from "../../model/account.ts";
import { networksIn } from "../../model/networks.ts";
import { type LimitsDraft, SCOPES } from "../../model/token.ts";
import { type Cli, timestamp, withAccounts } from "../context.ts";
import { columns, EXIT, UsageError } from "../terminal.ts";

interface AddFlags {
  name: string;
  scopes?: string;
  expires?: string;
  networks?: string;
}

export function addToken(program: Command, cli: Cli): void {
  const { terminal } = cli;
  const token = program.command("token").description("Manage API tokens; works while the server runs.");

  const add = token
    .command("add <email>")
    .description("Create an API token for an account and print it once.")
    .requiredOption("--name <name>", "What the token is for; shown in lists.")
    .option("--scopes <list>", `What it may do: ${SCOPES.join(", ")}. By default everything.`)
    .option("--expires <duration>", "How long it works, such as 90d. By default until it is revoked.")
    .option("--networks <list>", "The only addresses and ranges it works from. By default all.")
    .addHelpText(
      "after",
      "\nExamples:\n  $ secretpush token add ann@example.org --name backup > token.txt\n" +
        "  $ secretpush token add ann@example.org --name ci --scopes create --expires 90d --networks 10.0.0.0/8\n",
    )
    .action(
      cli.action(async (email: string, { name, ...limits }: AddFlags) => {
        const draft = { email, name, ...limitsIn(limits) };
        const made = await withAccounts(cli, add, (accounts) => accounts.createToken(draft));
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
        if (options.json) {
          const shown = tokens.map((one) => ({
            id: one.id,
            email: one.email,
            name: one.name,
            prefix: one.prefix,
            created_at: timestamp(one.createdAtMs),
            last_used_at: momentOf(one.lastUsedAtMs),
            last_used_ip: one.lastUsedIp,
            scopes: one.scopes,
            networks: one.networks,
            expires_at: momentOf(one.expiresAtMs),
          }));
          terminal.stdout(`${JSON.stringify(shown, null, 2)}\n`);
        } else if (tokens.length === 0) {
          terminal.stderr("There are no API tokens: secretpush token add EMAIL --name NAME makes one.\n");
        } else {
          terminal.stdout(
            columns([
              ["ID", "EMAIL", "NAME", "BEGINS", "CREATED", "LAST USED", "FROM", "MAY", "WORKS FROM", "EXPIRES"],
              ...tokens.map(row),
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

const momentOf = (ms: number | null): string | null => (ms === null ? null : timestamp(ms));

const row = (one: ApiToken): string[] => [
  String(one.id),
  one.email,
  one.name,
  one.prefix,
  timestamp(one.createdAtMs),
  momentOf(one.lastUsedAtMs) ?? "never",
  one.lastUsedIp ?? "-",
  one.scopes?.join(",") ?? "everything",
  one.networks?.join(",") ?? "anywhere",
  momentOf(one.expiresAtMs) ?? "never",
];

function limitsIn({ scopes, expires, networks }: Omit<AddFlags, "name">): LimitsDraft {
  return {
    scopes: scopes === undefined ? null : scopes.split(/[\s,]+/).filter((word) => word !== ""),
    networks: networks === undefined ? null : given(networksIn(networks), "--networks"),
    lifetimeMs: expires === undefined ? null : durationIn(expires),
  };
}

/** An empty list would mean no limit, and nobody asks for that in this way. */
function given(networks: string[] | null, flag: string): string[] {
  if (networks === null) throw new UsageError(`${flag} is empty`);
  return networks;
}

function durationIn(text: string): number {
  try {
    return parseDuration(text);
  } catch (error) {
    if (error instanceof UnitError) throw new UsageError(`--expires ${error.message}: give it as in 90d or 12h`);
    throw error;
  }
}
