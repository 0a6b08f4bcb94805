// `secretpush user invite`, `disable`, `enable` and `end`: people who join, who must stay out, and who leave.

import type { Command } from "commander";
import { type Cli, timestamp, withAccounts, withOpenedAccounts } from "../context.ts";
import { addFlagOf, settingsFor } from "../settings.ts";
import { ask, complain, EXIT, OperationFailed, reasonOf, type Terminal, UsageError } from "../terminal.ts";

export function addLeavers(user: Command, cli: Cli): void {
  addInvite(user, cli);
  addSwitch(user, cli, "disable");
  addSwitch(user, cli, "enable");
  addEnd(user, cli);
}

function addInvite(user: Command, cli: Cli): void {
  const { terminal } = cli;
  const invite = user
    .command("invite <email>")
    .description(
      "Invite somebody: prints a one-time link with which they choose their password, or mails it. " +
        "An earlier invitation stops working.",
    )
    .option("--admin", "Make it an administrator.")
    .option("--auditor", "Make it an auditor, who sees all audit logs and no secret.")
    .option("--mail", "Send the link by mail, and print it nowhere.")
    .addHelpText(
      "after",
      "\nExamples:\n  $ secretpush user invite ann@example.org --config /etc/secretpush/config.toml\n" +
        "  $ secretpush user invite ann@example.org --mail\n",
    );
  // Mail has secrets, which belong in the file or the environment.
  addFlagOf(invite, "base_url");
  invite.action(
    cli.action(async (email: string, options: { admin?: true; auditor?: true; mail?: true }) => {
      const { config } = settingsFor(invite, terminal);
      if (config.baseUrl === undefined)
        throw new UsageError(
          "base_url is not set, and the link starts with it: pass --base-url https://push.example.org",
        );
      const { openMail } = await import("../../serve/capabilities.ts");
      const mail = options.mail ? await openMail(config) : null;
      if (options.mail && !mail) throw new OperationFailed("no mail server is configured: set mail.url and mail.from");
      if (options.admin && options.auditor) throw new UsageError("pass --admin or --auditor, not both");
      const person = { email, admin: options.admin === true, auditor: options.auditor === true };
      const use = { mayBegin: true };
      const made = await withOpenedAccounts(cli, invite, ({ invitations }) => invitations.invite(person), use);
      const link = `${config.baseUrl}/users/reset#${made.code}`;
      const until = `works once, until ${timestamp(made.expiresAtMs)}`;
      if (!mail) {
        terminal.stdout(`${link}\n`);
        terminal.stderr(`This link ${until}.\n`);
        return EXIT.ok;
      }
      const { mailer, letters } = mail;
      const invitation = { email: made.user.email, link, expiresAtMs: made.expiresAtMs };
      try {
        await mailer.send(invitation.email, letters.password("invited", null, invitation));
      } catch (error) {
        complain(terminal, `${reasonOf(error)} (${mailer.where})`);
        terminal.stderr("The invitation is made, but its link was not sent. Invite again, with or without --mail.\n");
        return EXIT.failed;
      }
      terminal.stdout(`${mailer.where} has taken a mail to ${invitation.email}. Its link ${until}.\n`);
      return EXIT.ok;
    }),
  );
}

function addSwitch(user: Command, cli: Cli, name: "disable" | "enable"): void {
  const disabled = name === "disable";
  const command = user
    .command(`${name} <email>`)
    .description(
      disabled
        ? "Disable an account; ends its sessions and API tokens. Nobody signs in to it until it is enabled."
        : "Enable an account that was disabled.",
    )
    .addHelpText("after", `\nExample:\n  $ secretpush user ${name} ann@example.org\n`)
    .action(
      cli.action(async (email: string) => {
        const changed = await withAccounts(cli, command, async (accounts) => {
          const found = await accounts.userByEmail(email);
          if (found.disabled === disabled) return null;
          return accounts.changeRights(found.id, { disabled });
        });
        if (!changed) cli.terminal.stdout(`${email} is ${name}d already.\n`);
        else if (disabled) cli.terminal.stdout(`Disabled ${changed.email}: its sessions and API tokens have ended.\n`);
        else cli.terminal.stdout(`Enabled ${changed.email}.\n`);
        return EXIT.ok;
      }),
    );
}

function addEnd(user: Command, cli: Cli): void {
  const { terminal } = cli;
  const end = user
    .command("end <email>")
    .description(
      "For somebody who leaves: disable the account and end its sessions, API tokens, one-time links, second factors " +
        "and webhooks. Its pushes stay, unless they are to expire too.",
    )
    .option("--pushes", "Expire its pushes and close its requests too.")
    .option("--yes", "Do not ask.")
    .addHelpText("after", "\nExample:\n  $ secretpush user end ann@example.org --pushes\n")
    .action(
      cli.action(async (email: string, options: { pushes?: true; yes?: true }) => {
        const pushes = options.pushes === true;
        if (options.yes !== true && !(await confirmed(terminal, email, pushes))) {
          complain(terminal, "nothing was ended");
          return EXIT.failed;
        }
        const ended = await withOpenedAccounts(cli, end, async ({ accounts, leavers }) =>
          leavers.end((await accounts.userByEmail(email)).id, { pushes }),
        );
        const parts = [
          counted(ended.sessions, "session", "sessions"),
          counted(ended.tokens, "API token", "API tokens"),
          counted(ended.links, "one-time link", "one-time links"),
          counted(ended.second_factors, "second factor", "second factors"),
          counted(ended.hooks, "webhook", "webhooks"),
        ];
        const expired =
          ended.pushes === null
            ? "Its pushes stay."
            : `${counted(ended.pushes, "push or request", "pushes and requests")} expired.`;
        terminal.stdout(`Disabled ${email}. Ended: ${parts.join(", ")}. ${expired}\n`);
        return EXIT.ok;
      }),
    );
}

async function confirmed(terminal: Terminal, email: string, pushes: boolean): Promise<boolean> {
  if (!terminal.stdin.isTTY) {
    throw new UsageError("there is no terminal to ask for confirmation: pass --yes to end everything of the account");
  }
  const question = `Disable ${email} and end everything of it${pushes ? ", with its pushes" : ""}? [y/N] `;
  const [answer = ""] = await ask(terminal, [question], { hidden: false });
  return /^y(es)?$/i.test(answer.trim());
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
