// `secretpush mail test`: sends a test mail with the server's settings.

import { isAddress } from "../../model/mailbox.ts";
import type { Config } from "../../config/options.ts";
import { command } from "../command.ts";
import { about, type Finding } from "../findings.ts";
import { OperationFailed, reasonOf, UsageError } from "../terminal.ts";

const test = command({
  name: "test <address>",
  summary: "Send a test email to this address; takes every flag of serve.",
  settings: "all",
  examples: ["secretpush mail test ann@example.org --config /etc/secretpush/config.toml"],
  async run({ address }, { settings }) {
    const { config } = settings();
    if (!isAddress(address)) throw new UsageError(`${address} is not an email address`);
    const { openMail } = await import("../../serve/capabilities.ts");
    const opened = await openMail(config);
    if (!opened) throw new OperationFailed("No mail server is configured: set mail.url, mail.from and base_url");
    const { mailer, mailTexts } = opened;
    await mailer.send(address, mailTexts.test(null, config.baseUrl ?? "")).catch((error: unknown) => {
      throw new Error(`${reasonOf(error)} (${mailer.where})`, { cause: error });
    });
    return `${mailer.where} has accepted an email to ${address}.\n`;
  },
});

export const mail = command({
  name: "mail",
  summary: "Test the mail server in the settings.",
  commands: [test],
});

/** Connects to the mail server, encrypts and signs in; sends nothing. */
export async function* mailFindings(config: Config): AsyncGenerator<Finding> {
  if (config.mail.url === undefined) return;
  const { ok, fail } = about("mail");
  const { openMail } = await import("../../serve/capabilities.ts");
  const opened = await openMail(config);
  if (!opened) return;
  const { mailer } = opened;
  yield await mailer.check().then(
    () => ok(`${mailer.where} answers as the settings expect. "secretpush mail test" sends an email.`),
    (error: unknown) => fail(`${mailer.where}: ${reasonOf(error)}`),
  );
}
