// `secretpush mail test`: sends a mail with the server's settings, to see it arrive.

import type { Command } from "commander";

import { isAddress } from "../../base/mailbox.ts";
import type { Config } from "../../config/options.ts";
import type { Cli } from "../context.ts";
import { fail, type Finding, ok } from "../findings.ts";
import { addEveryFlag, settingsFor } from "../settings.ts";
import { complain, EXIT, reasonOf, UsageError } from "../terminal.ts";

export function addMail(program: Command, cli: Cli): void {
  const { terminal } = cli;
  const mail = program.command("mail").description("Try the mail server that the settings name.");
  const test = mail
    .command("test <address>")
    .description("Send a test mail to this address; takes every flag of serve.")
    .addHelpText(
      "after",
      "\nExample:\n  $ secretpush mail test ann@example.org --config /etc/secretpush/config.toml\n",
    );
  addEveryFlag(test);
  test.action(
    cli.action(async (address: string) => {
      const { config } = settingsFor(test, terminal);
      if (!isAddress(address)) {
        throw new UsageError(`${address} is not an e-mail address`);
      }
      const { openMail } = await import("../../serve/capabilities.ts");
      const opened = await openMail(config);
      if (!opened) {
        complain(terminal, "No mail server is configured: set mail.url, mail.from and base_url.");
        return EXIT.failed;
      }
      const { mailer, letters } = opened;
      try {
        await mailer.send(address, letters.test(null, config.baseUrl ?? ""));
      } catch (error) {
        complain(terminal, `${reasonOf(error)} (${mailer.where})`);
        return EXIT.failed;
      }
      terminal.stdout(`${mailer.where} has taken a mail to ${address}.\n`);
      return EXIT.ok;
    }),
  );
}

/** Connects to the mail server, encrypts and signs in; sends nothing. */
export async function mailFindings(config: Config): Promise<Finding[]> {
  if (config.mail.url === undefined) return [];
  try {
    const { openMail } = await import("../../serve/capabilities.ts");
    const opened = await openMail(config);
    if (!opened) return [];
    const { mailer } = opened;
    return [
      await mailer.check().then(
        () => ok("mail", `${mailer.where} answers as the settings expect. "secretpush mail test" sends a mail.`),
        (error: unknown) => fail("mail", `${mailer.where}: ${reasonOf(error)}`),
      ),
    ];
  } catch (error) {
    return [fail("mail", reasonOf(error))];
  }
}
