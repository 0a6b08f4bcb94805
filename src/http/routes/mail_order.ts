// POST /api/v2/pushes/T/notify_emails: mails the link of a push. The fields are those of Password Pusher.

import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import { AppError, Problems } from "../../base/errors.ts";
import type { MailOrders } from "../../domain/pushes/mail_orders.ts";
import { queueKeyOf } from "../../domain/pushes/pushes.ts";
import { readFields } from "../bodies/body.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import { MAIL_FIELDS, readMailOrder } from "../contract/draft.ts";
import { refuseFile } from "../bodies/form.ts";
import { identity, type IdentityOptions, userIdOf } from "../sessions/identity.ts";
import { reference } from "../contract/openapi.ts";
import { languageFor } from "../language.ts";
import { contextOf } from "../request_context.ts";

const MAX_BODY_BYTES = 16 * 1024;

export interface MailOrderRoutesOptions extends IdentityOptions {
  /** Null if this server sends no mail. */
  mailings: MailOrders | null;
  bodies: Bodies;
}

const Ordered = t.Object(
  { message: t.String({ description: "A sentence for people.", examples: ["The mail is on its way."] }) },
  { title: "Ordered" },
);

export const mailOrderRoutes = (options: MailOrderRoutesOptions) => {
  const { mailings, bodies } = options;
  return new Elysia({ name: "mail orders" }).use(identity(options)).post(
    "/api/v2/pushes/:token/notify_emails",
    async ({ request, params, caller }) => {
      if (!mailings) throw new AppError("not-found", "This server sends no mail.");
      const userId = userIdOf(caller);
      await mailings.admit(params.token, userId);
      const body = await readFields(bodies.open(request, queueKeyOf(caller)), MAX_BODY_BYTES, refuseFile);
      const problems = new Problems();
      const order = readMailOrder(body, true, problems);
      if (!order) problems.add("notify_emails_to", "can't be blank");
      problems.throwIfAny();
      const mail = { mail: order, language: () => languageFor(request) };
      await mailings.order(params.token, userId, caller, mail);
      contextOf(request).status = 201;
      return { message: "The mail is on its way." };
    },
    reference({
      tag: "Pushes",
      summary: "Send the link by mail",
      id: "notifyEmails",
      needs: ["create"],
      description:
        "Mails the link of one of the caller's own pushes. The fields have no wrapper. When the answer arrives, the mail is on its way; the result is in the audit log, in an entry of the kind `creation_email_send`. This is allowed five times a minute. If the server does not send mail, the answer is 404, too.",
      auth: "required",
      token: true,
      body: t.Object(MAIL_FIELDS, { title: "NotifyEmails" }),
      answers: { 201: ["The mail is ordered.", Ordered] },
      errors: [400, 401, 403, 404, 408, 413, 415, 422, 503],
    }),
  );
};
