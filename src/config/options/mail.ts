// Mail: the server that accepts it, and its contents.

import { mailUrl, mailbox, mailboxesOr } from "../types/addresses.ts";
import { file, integer, oneOf, secretText } from "../types/plain.ts";

export const MAIL = {
  "mail.url": mailUrl({ needs: "mail.from" }).doc(
    "Mail server. smtps:// encrypts from the start, smtp:// after STARTTLS; smtp://relay.lan:25?starttls=off is for a relay in your own network. If not set, no mail is sent.",
  ),
  "mail.from": mailbox({ needs: "base_url" }).doc("Sender of all mail. Links in mail start with base_url."),
  "mail.reply_to": mailbox({ needs: "mail.url" }).doc("Address that replies go to. If not set, mail.from."),
  "mail.ca_file": file({ needs: "mail.url" }).doc(
    "Certificate (PEM) of the authority that issued the mail server's certificate. If not set, the authorities that the system trusts.",
  ),
  "mail.per_hour": integer({ default: 50, min: 1, max: 10_000 }).doc(
    "Most mails sent on behalf of one user within an hour.",
  ),
  "mail.content": oneOf(["link", "notice"], { default: "link" }).doc(
    "Whether mail to recipients contains the link, or only tells them that there is something for them.",
  ),
  "mail.bounces": oneOf(["off", "hook"], { default: "off" }).doc(
    "How senders learn that a mail to a recipient came back. hook: your mail server passes returned mail to POST /api/v2/mail/bounces, with `secretpush bounce`.",
  ),
  "mail.bounces_secret": secretText({ needs: "mail.url" }).doc(
    "Secret of at least 32 characters for /api/v2/mail/bounces, such as the output of `openssl rand -hex 32`.",
  ),
  "mail.bounces_to": mailbox({ needs: "mail.url" }).doc(
    "Address that undeliverable mail is returned to. If not set, mail.from.",
  ),
};

export const NOTICES = {
  "notices.mail": mailboxesOr("administrators")({ needs: "mail.url" }).doc(
    "Who gets mail when the server needs an administrator: a full disk, an old backup, an expiring certificate. If not set, no one.",
  ),
};
