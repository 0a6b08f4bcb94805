// Mail: the server that accepts it, and what it says.

import { mailUrl, mailbox } from "../types/addresses.ts";
import { file, integer, oneOf } from "../types/plain.ts";

export const MAIL = {
  "mail.url": mailUrl({ needs: "mail.from" }).doc(
    "Mail server: smtps:// encrypts at once, smtp:// with STARTTLS; smtp://relay.lan:25?starttls=off is for a relay in your own network. Unset: this server sends no mail.",
  ),
  "mail.from": mailbox({ needs: "base_url" }).doc("Sender of all mail; the links in it start with base_url."),
  "mail.reply_to": mailbox({ needs: "mail.url" }).doc("Where answers to mail go; unset: to mail.from."),
  "mail.ca_file": file({ needs: "mail.url" }).doc(
    "Certificate of the authority that signed the mail server's, as PEM; unset: those that the system trusts.",
  ),
  "mail.per_hour": integer({ default: 50, min: 1, max: 10_000 }).doc("Mails that one user may cause within an hour."),
  "mail.content": oneOf(["link", "notice"], { default: "link" }).doc(
    "Whether mail to recipients holds the link, or only the notice that there is something for them.",
  ),
};
