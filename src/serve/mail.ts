// Sending mail. Its client is loaded only if a mail server is configured.

import { certificatesIn } from "../base/pem_file.ts";
import { reasonOf } from "../base/errors.ts";
import type { Config } from "../config/options.ts";
import type { Invite } from "../http/routes/admin.ts";
import type { Letters } from "../outgoing/letters.ts";
import type { Mailer } from "../outgoing/mailer.ts";

export interface Mail {
  mailer: Mailer;
  letters: Letters;
}

/**
 * Sends somebody the link for setting their password, without delay: the person who asks for it learns whether that
 * worked.
 */
export const inviter =
  ({ mailer, letters }: Mail): Invite =>
  (kind, language, invitation) =>
    mailer.send(invitation.email, letters.password(kind, language, invitation)).then(
      () => null,
      (error: unknown) => reasonOf(error),
    );

/** @returns null if no mail server is configured. @throws Error with a sentence for the administrator */
export async function openMail({ mail, branding }: Config): Promise<Mail | null> {
  if (mail.url === undefined || mail.from === undefined) return null;
  const [{ Mailer }, { Letters }] = await Promise.all([
    import("../outgoing/mailer.ts"),
    import("../outgoing/letters.ts"),
  ]);
  const ca = await certificatesIn("mail.ca_file", mail.caFile);
  return {
    mailer: new Mailer({ url: mail.url, from: mail.from, replyTo: mail.replyTo, ca }),
    letters: new Letters(branding.title),
  };
}
