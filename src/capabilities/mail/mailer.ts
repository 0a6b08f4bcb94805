// Hands mail to the mail server. If it does not accept a message, the error is a sentence that contains neither secrets nor addresses.

import { createTransport, type Transporter } from "nodemailer";

import { connectionFailure } from "../../base/connection_failure.ts";
import { type Mailbox, mailboxIn } from "../../model/mailbox.ts";

export interface MailServer {
  /** smtps:// or smtp://, perhaps with `?starttls=off`; may contain a user name and a password. */
  url: string;
  from: string;
  replyTo?: string | undefined;
  /** The address to which mail is returned; if absent, `from`. */
  returnTo?: string | undefined;
  /** Certificates of authorities as PEM. Without them, the system's authorities are trusted. */
  ca?: string | undefined;
  /** How long the server may be silent, in ms. */
  silenceMs?: number;
}

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

const SILENCE_MS = 10_000;
/** A relay accepts mail on port 25; a server that requires an account, on port 587. Port 465 is for encrypted connections. */
const PORTS = { relay: 25, submission: 587, encrypted: 465 };

/** The server did not accept a message. */
export class MailFailure extends Error {
  /** Whether the server will never accept the mail for this recipient. */
  readonly isFinal: boolean;
  /** The code of the server's answer, such as 550; "" if there was none. */
  readonly status: string;
  constructor(sentence: string, isFinal: boolean, status = "") {
    super(sentence);
    this.isFinal = isFinal;
    this.status = status;
  }
}

export class Mailer {
  readonly #transport: Transporter;
  readonly #from: Mailbox;
  readonly #replyTo: Mailbox | undefined;
  readonly #returnTo: Mailbox | undefined;
  /** Host and port, for people. */
  readonly where: string;

  constructor({ url, from, replyTo, returnTo, ca, silenceMs = SILENCE_MS }: MailServer) {
    const { protocol, hostname, port, username, password, searchParams } = new URL(url);
    const secure = protocol === "smtps:";
    const startTls = searchParams.get("starttls") !== "off";
    const usual = secure ? PORTS.encrypted : username === "" ? PORTS.relay : PORTS.submission;
    const host = hostname.replace(/^\[(.*)\]$/, "$1");
    this.where = `${hostname}:${port || usual}`;
    this.#from = boxOf(from);
    this.#replyTo = replyTo === undefined ? undefined : boxOf(replyTo);
    this.#returnTo = returnTo === undefined ? undefined : boxOf(returnTo);
    this.#transport = createTransport({
      host,
      port: Number(port || usual),
      secure,
      requireTLS: !secure && startTls,
      ignoreTLS: !secure && !startTls,
      ...(username === "" ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      ...(ca === undefined ? {} : { tls: { ca } }),
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      dnsTimeout: silenceMs,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** @param id what a notification calls this mail if it is returned @throws MailFailure */
  async send(to: string, { subject, text, html }: Letter, id?: string): Promise<void> {
    const from = this.#from;
    const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
    try {
      await this.#transport.sendMail({
        from: from.name === "" ? from.address : from,
        to: { name: "", address: to },
        subject,
        text,
        html,
        ...(this.#replyTo && { replyTo: this.#replyTo }),
        ...(this.#returnTo && { envelope: { from: this.#returnTo.address, to } }),
        // A notification then returns only the header of the mail.
        ...(id !== undefined && {
          messageId: `<${id}@${domain}>`,
          dsn: { id, return: "headers", notify: "failure" },
        }),
        // Prevents automatic replies, such as holiday notices.
        headers: { "Auto-Submitted": "auto-generated" },
      });
    } catch (error) {
      throw failureOf(error);
    }
  }

  /** Connects, encrypts and signs in, but sends nothing. @throws MailFailure */
  async check(): Promise<void> {
    try {
      await this.#transport.verify();
    } catch (error) {
      throw failureOf(error);
    }
  }
}

function boxOf(text: string): Mailbox {
  const box = mailboxIn(text);
  if (!box) throw new Error("This is not the address of a mailbox.");
  return box;
}

const ADDRESS = /<?[^\s<>]*@[^\s<>]*>?/g;
const MAX_WORDS = 160;

function failureOf(error: unknown): MailFailure {
  const failure = error as {
    code?: string;
    command?: string;
    responseCode?: number;
    response?: string;
    message?: string;
  };
  const { code = "", command = "", responseCode = 0, response = "", message = "" } = failure;
  if (code === "EAUTH") return new MailFailure("The mail server refuses the user name or the password.", false);
  if (command === "STARTTLS") {
    const sentence =
      "The mail server does not offer STARTTLS. For a relay in your own network, add ?starttls=off to mail.url.";
    return new MailFailure(sentence, false);
  }
  if (responseCode > 0) {
    const words = response.replace(ADDRESS, "…").replace(/\s+/g, " ").slice(0, MAX_WORDS);
    // If the server refuses the sender, the settings are at fault, and a later attempt may succeed.
    const ofRecipient = code === "EENVELOPE" ? command !== "MAIL FROM" : code === "EMESSAGE";
    return new MailFailure(
      `The mail server answers: ${words}`,
      responseCode >= 500 && ofRecipient,
      String(responseCode),
    );
  }
  const words = message.replace(ADDRESS, "…").replace(/\s+/g, " ").slice(0, MAX_WORDS);
  const reason = connectionFailure(error, "mail.ca_file") ?? (words || code);
  return new MailFailure(`The mail server cannot be used: ${reason}`, false);
}
