// Requests as JSON: how new requests and answers are read, and how requests are shown to owners and to people who may answer.

import { type TSchema, Type as t } from "@sinclair/typebox";

import { iso } from "../../base/clock.ts";
import { MAIL_FIELDS, mailShown } from "../../http/contract/draft.ts";
import {
  ABSENT,
  bodySchema,
  File,
  htmlUrl,
  nullable,
  type PushSettings,
  shower,
  shownSchema,
  takenSchemas,
  timestamp,
  toFile,
} from "../../http/contract/schemas.ts";
import { provedBy } from "../../model/addressee.ts";
import { REQUEST_FIELDS } from "./fields.ts";
import type { DescribedRequest, RequestDetails } from "./own.ts";
import type { OpenedRequest } from "./requests.ts";

/** @param sendsMail whether this server sends mail */
export const newRequestSchema = (settings: PushSettings, sendsMail: boolean): TSchema =>
  bodySchema("NewRequest", settings, {
    ...takenSchemas(REQUEST_FIELDS, { rules: settings.rules, isForgiving: false }),
    ...(sendsMail && MAIL_FIELDS),
  });

export function responseSchema(settings: PushSettings): TSchema {
  const { rules } = settings;
  const { passphrase } = takenSchemas(REQUEST_FIELDS, { rules, isForgiving: false });
  return bodySchema("NewResponse", settings, {
    response: t.String({
      description: `The secret, not blank, up to ${rules.maxPayloadBytes.toLocaleString("en-US")} bytes of UTF-8.${rules.enabled.file ? " It may be left out if files are sent." : ""} If the request has e2e, the response is an armored age file (the limit applies to its size), and each file is a binary age file.`,
      maxLength: rules.maxPayloadBytes,
      examples: ["correct horse battery staple"],
    }),
    sender_name: t.Optional(
      t.String({
        description:
          "The name of the person who answers, as they give it, up to 100 characters. Only the requester sees it.",
        maxLength: 100,
        examples: ["Anna Weber"],
      }),
    ),
    passphrase: {
      ...passphrase,
      description: `Needed if the request has a passphrase and the query does not contain it. ${ABSENT}`,
    },
  });
}

export const PublicRequest = shownSchema("Request", REQUEST_FIELDS, "anybody");
export const toPublicRequest = shower(REQUEST_FIELDS, "anybody");

export const ListedRequest = shownSchema("ListedRequest", REQUEST_FIELDS, "owner", mailShown("request"));
export const toListedRequest = shower(REQUEST_FIELDS, "owner");

const AnswerPush = t.Object(
  {
    url_token: t.String({
      description: "The url_token of the push that contains the answer.",
      examples: ["tR4aVq7hTn2wXc5bLr9pZk4mJd8s"],
    }),
    html_url: t.String({ examples: ["https://push.example/p/tR4aVq7hTn2wXc5bLr9pZk4mJd8s/r"] }),
    json_url: t.String({ examples: ["https://push.example/p/tR4aVq7hTn2wXc5bLr9pZk4mJd8s.json"] }),
    kind: t.String({ description: "text or file.", examples: ["text"] }),
    sender_name: t.String({
      description: "The name given by the person who answered, or empty. No one checks it.",
      examples: ["Anna Weber"],
    }),
    identity: t.Optional(
      t.String({ description: "If the request has recipients: the address that the company's sign-in has verified." }),
    ),
    confirmed_address: t.Optional(
      t.String({
        description:
          "If the request has recipients: the address that was confirmed with a code; this proves no identity.",
      }),
    ),
    expired: t.Boolean({ description: "Whether that push has expired." }),
    created_at: timestamp("When the answer was sent."),
  },
  { title: "RequestAnswer" },
);

export const RetrievedRequest = shownSchema("RetrievedRequest", REQUEST_FIELDS, "anybody", {
  requestor: nullable(t.String(), "The email address of the owner, if include_requestor is true.", null),
  request: nullable(
    t.String(),
    "The question; null once the request is closed.",
    "The password for the old router, please",
  ),
  response: nullable(t.String(), "For the owner: the newest answer that has not expired. Null otherwise.", null),
  files: t.Array(File, { description: "The files of the request.", examples: [[]] }),
  responses: t.Optional(
    t.Array(AnswerPush, { description: "For the owner: the pushes that contain the answers, oldest first." }),
  ),
});

export const toRetrievedRequest = (
  opened: OpenedRequest,
  base: string,
  owners?: Pick<RequestDetails, "senders"> & { described: DescribedRequest; response: string | null },
): object => ({
  ...toPublicRequest(opened, base),
  requestor: opened.requester?.email ?? null,
  request: opened.text,
  response: owners?.response ?? null,
  files: opened.files.map((file) => toFile(file, base)),
  ...(owners && {
    responses: owners.described.answers.map((answer) => ({
      url_token: answer.urlToken,
      html_url: htmlUrl(base, answer),
      json_url: `${base}/p/${answer.urlToken}.json`,
      kind: answer.record.kind,
      sender_name: owners.senders.get(answer) ?? "",
      ...provedBy(answer.answeredBy),
      expired: answer.expired,
      created_at: iso(answer.record.createdAtMs),
    })),
  }),
});

/** A request as the script of the owner's page reads it. */
export const toOwnRequest = (details: RequestDetails, base: string) => {
  const listed = toListedRequest(details, base);
  const over = details.answers.filter(({ expired }) => expired).length;
  const { entries, unopened } = details;
  /** Changes with what the page shows. */
  const version = [listed.updated_at, listed.state, entries, unopened.size, over].join(" ");
  return { ...listed, version };
};
