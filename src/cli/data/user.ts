// `secretpush user …`: adds, lists and removes accounts, and changes their passwords. A password comes by a prompt
// without echo or as one line of standard input, never as an argument.

import type { Command } from "commander";
import { roleOf } from "../../model/account.ts";
import { type Cli, timestamp, withAccounts } from "../context.ts";
import { addLeavers } from "./leaver.ts";
import { ask, columns, complain, EXIT, OperationFailed, readLine, type Terminal, UsageError } from "../terminal.ts";
import { addUserCompany } from "./user_company.ts";
import { addUserRole, ROLE_WORDS } from "./user_role.ts";

const PASSWORD_STDIN = ["--password-stdin", "Read the password from the first line of standard input."] as const;

export function addUser(program: Command, cli: Cli): void {
  const { terminal } = cli;
  const user = program.command("user").description("Manage accounts; works while the server runs.");

  const add = user
    .command("add <email>")
    .description("Add an account; asks for its password.")
    .option("--admin", "Make it an administrator.")
    .option("--auditor", "Make it an auditor, who sees all audit logs and no secret.")
    .option(...PASSWORD_STDIN)
    .addHelpText(
      "after",
      "\nExamples:\n  $ secretpush user add ann@example.org --admin\n" +
        "  $ pass show ann | secretpush user add ann@example.org --password-stdin\n",
    )
    .action(
      cli.action(async (email: string, options: { admin?: true; auditor?: true; passwordStdin?: true }) => {
        if (options.admin && options.auditor) throw new UsageError("pass --admin or --auditor, not both");
        const password = await newPassword(terminal, email, options.passwordStdin === true);
        const account = { email, password, admin: options.admin === true, auditor: options.auditor === true };
        const added = await withAccounts(cli, add, (accounts) => accounts.createUser(account), true);
        const role = roleOf(added);
        terminal.stdout(`Added ${added.email}${role === "user" ? "" : ` as ${ROLE_WORDS[role]}`}.\n`);
        return EXIT.ok;
      }),
    );

  const list = user
    .command("list")
    .description("List the accounts.")
    .option("--json", "Print a JSON array.")
    .addHelpText("after", "\nExample:\n  $ secretpush user list --config /etc/secretpush/config.toml\n")
    .action(
      cli.action(async (options: { json?: true }) => {
        const users = await withAccounts(cli, list, (accounts) => accounts.listUsers());
        if (options.json) {
          const shown = users.map(({ id, email, admin, auditor, disabled, createdAtMs }) => ({
            id,
            email,
            admin,
            auditor,
            disabled,
            created_at: timestamp(createdAtMs),
          }));
          terminal.stdout(`${JSON.stringify(shown, null, 2)}\n`);
        } else if (users.length === 0) {
          terminal.stderr("There are no accounts yet: secretpush user add EMAIL --admin makes the first.\n");
        } else {
          terminal.stdout(
            columns([
              ["ID", "EMAIL", "ROLE", "CREATED"],
              ...users.map((one) => [
                String(one.id),
                one.email,
                roleOf(one) + (one.disabled ? ", disabled" : ""),
                timestamp(one.createdAtMs),
              ]),
            ]),
          );
        }
        return EXIT.ok;
      }),
    );

  const passwd = user
    .command("passwd <email>")
    .description("Change an account's password; ends its sessions and API tokens. Asks for the new password.")
    .option(...PASSWORD_STDIN)
    .addHelpText("after", "\nExample:\n  $ secretpush user passwd ann@example.org\n")
    .action(
      cli.action(async (email: string, options: { passwordStdin?: true }) => {
        const password = await newPassword(terminal, email, options.passwordStdin === true);
        const { tokensEnded } = await withAccounts(cli, passwd, (accounts) =>
          accounts.setPassword({ email, password }),
        );
        const tokens = counted(tokensEnded, "API token", "API tokens");
        terminal.stdout(`Changed the password of ${email}: ${tokens} ended, and all sessions.\n`);
        return EXIT.ok;
      }),
    );

  addUserRole(user, cli);
  addUserCompany(user, cli);

  const reset = user
    .command("mfa-reset <email>")
    .description("Remove an account's second factors, for whoever has lost them all; ends its sessions.")
    .addHelpText("after", "\nExample:\n  $ secretpush user mfa-reset ann@example.org\n")
    .action(
      cli.action(async (email: string) => {
        const had = await withAccounts(cli, reset, (_accounts, _tell, factors) => factors.reset({ email }));
        terminal.stdout(
          had
            ? `Removed all second factors of ${email}, and ended its sessions. API tokens keep working.\n`
            : `${email} has no second factor: nothing was changed.\n`,
        );
        return EXIT.ok;
      }),
    );

  const remove = user
    .command("remove <email>")
    .description("Remove an account; ends its API tokens and expires its pushes.")
    .option("--yes", "Do not ask.")
    .addHelpText("after", "\nExample:\n  $ secretpush user remove ann@example.org\n")
    .action(
      cli.action(async (email: string, options: { yes?: true }) => {
        if (options.yes !== true && !(await confirmed(terminal, email))) {
          complain(terminal, "nothing was removed");
          return EXIT.failed;
        }
        const ended = await withAccounts(cli, remove, (accounts) => accounts.removeUser(email));
        terminal.stdout(
          `Removed ${email}: ${counted(ended.tokensEnded, "API token", "API tokens")} ended, ` +
            `${counted(ended.pushesExpired, "push", "pushes")} expired.\n`,
        );
        return EXIT.ok;
      }),
    );

  addLeavers(user, cli);
}

async function newPassword(terminal: Terminal, email: string, fromStdin: boolean): Promise<string> {
  if (fromStdin) return readLine(terminal);
  if (!terminal.stdin.isTTY) {
    throw new UsageError(
      "there is no terminal to ask for the password: give it on standard input with --password-stdin",
    );
  }
  const [first, second] = await ask(terminal, [`New password for ${email}: `, "The same again: "], { hidden: true });
  if (first === undefined || first !== second)
    throw new OperationFailed("the two passwords differ, nothing was changed");
  return first;
}

async function confirmed(terminal: Terminal, email: string): Promise<boolean> {
  if (!terminal.stdin.isTTY) {
    throw new UsageError("there is no terminal to ask for confirmation: pass --yes to remove the account");
  }
  const question = `Remove ${email}, end its API tokens and expire its pushes? [y/N] `;
  const [answer = ""] = await ask(terminal, [question], { hidden: false });
  return /^y(es)?$/i.test(answer.trim());
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
