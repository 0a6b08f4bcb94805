// Mail: the server that accepts it, and what it says.

import type { Row } from "./row.ts";

export const MAIL = [
  {
    key: "mail.url",
    toml: "mail.url",
    type: "mailUrl",
    needs: "mail.from",
    doc: "Mail server: smtps:// encrypts at once, smtp:// with STARTTLS; smtp://relay.lan:25?starttls=off is for a relay in your own network. Unset: this server sends no mail.",
  },
  {
    key: "mail.from",
    toml: "mail.from",
    type: "mailbox",
    needs: "base_url",
    doc: "Sender of all mail; the links in it start with base_url.",
  },
  {
    key: "mail.replyTo",
    toml: "mail.reply_to",
    type: "mailbox",
    needs: "mail.url",
    doc: "Where answers to mail go; unset: to mail.from.",
  },
  {
    key: "mail.caFile",
    toml: "mail.ca_file",
    type: "file",
    needs: "mail.url",
    doc: "Certificate of the authority that signed the mail server's, as PEM; unset: those that the system trusts.",
  },
  {
    key: "mail.perHour",
    toml: "mail.per_hour",
    type: "integer",
    default: 50,
    min: 1,
    max: 10_000,
    doc: "Mails that one user may cause within an hour.",
  },
  {
    key: "mail.content",
    toml: "mail.content",
    type: "word",
    default: "link",
    words: ["link", "notice"],
    doc: "Whether mail to recipients holds the link, or only the notice that there is something for them.",
  },
] as const satisfies readonly Row[];
