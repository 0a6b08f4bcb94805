// Mail: to recipients on behalf of a sender, reports to owners, notices about accounts, invitations, and codes.

import type { LanguageOffer } from "../../../static/languages.ts";
import type { Clock } from "../../base/clock.ts";
import { reasonOf } from "../../base/errors.ts";
import type { Keyring } from "../../base/keyring.ts";
import { certificatesIn } from "../../base/pem_file.ts";
import type { AttemptGates } from "../../domain/callers/attempt_gates.ts";
import type { SendCode } from "../../domain/pushes/mail_orders.ts";
import type { Invite } from "../../http/routes/admin.ts";
import type { Capability } from "../capability.ts";
import { MailTexts } from "./mail_texts.ts";
import { Mailer, MailFailure } from "./mailer.ts";
import { Mailings } from "./orders.ts";
import { MailTarget, type MailTargetOptions } from "./target.ts";

export interface MailSettings {
  url: string;
  from: string;
  replyTo?: string | undefined;
  /** The address to which mail is returned; if absent, `from`. */
  bouncesTo?: string | undefined;
  /** The secret of the hook for returned mail; if absent, there is no hook. */
  bouncesSecret?: string | undefined;
  caFile?: string | undefined;
  /** What mails call this server. */
  title: string;
  languages: LanguageOffer;
}

export interface Mail {
  mailer: Mailer;
  mailTexts: MailTexts;
}

export interface MailParts extends Pick<
  MailTargetOptions,
  "clock" | "signUpAllowed" | "asksLetters" | "content" | "bases"
> {
  store: MailTargetOptions["store"] & { keys: Keyring };
  clock: Clock;
  gate: AttemptGates;
  /** How many mails one user may cause in an hour. */
  perHour: number;
}

/** @throws Error with a message for the administrator */
export async function openMail({
  url,
  from,
  replyTo,
  bouncesTo,
  caFile,
  title,
  languages,
}: MailSettings): Promise<Mail> {
  const ca = await certificatesIn("mail.ca_file", caFile);
  return {
    mailer: new Mailer({ url, from, replyTo, returnTo: bouncesTo, ca }),
    mailTexts: new MailTexts(title, languages),
  };
}

/** @throws Error with a message for the administrator */
export async function loadMail(settings: MailSettings): Promise<(parts: MailParts) => Capability> {
  const mail = await openMail(settings);
  const { bouncesSecret: secret } = settings;
  const bouncing = secret === undefined ? null : await import("./bounces.ts");
  return (parts) => ({
    enter: (pushes) => {
      const { store, clock, gate, perHour } = parts;
      const orders = new Mailings({ store: store.mailings, pushes, clock, gate, perHour });
      const bounces = bouncing && new bouncing.Bounces({ store: store.mailings, keys: store.keys, clock });
      return {
        ...(bounces && {
          http: { pages: async () => (await import("./bounce_routes.ts")).bouncesPart(bounces, secret ?? "") },
        }),
        mail: { orders, invite: inviter(mail), sendCode: codeSender(mail, parts) },
        events: {
          kind: "mail",
          target: new MailTarget({ ...mail, ...parts, pushes, mailings: orders, bounces }),
          own: { name: "mail", events: ["mail.send", "push.viewed", "request.answered"] },
        },
      };
    },
  });
}

/** Mails a person the link to set a password, at once: the answer to the administrator says whether that worked. */
const inviter =
  ({ mailer, mailTexts }: Mail): Invite =>
  (kind, language, invitation) =>
    mailer.send(invitation.email, mailTexts.password(kind, language, invitation)).then(
      () => null,
      (error: unknown) => reasonOf(error),
    );

/**
 * Mails a code at once: the person who requested it is waiting, and the mail is not stored. If anyone may sign up, the mail
 * names no sender: otherwise, people could sign up with any address and send strangers any text.
 */
const codeSender =
  ({ mailer, mailTexts }: Mail, { signUpAllowed }: MailParts): SendCode =>
  (to, language, letter) =>
    mailer.send(to, mailTexts.code(language, signUpAllowed ? { ...letter, sender: null } : letter)).then(
      () => ({ outcome: "sent" }),
      (error: unknown) => {
        const { isFinal = false, status = "" } = error instanceof MailFailure ? error : {};
        return { outcome: isFinal ? "never" : "not now", status, reason: reasonOf(error) };
      },
    );
