// Requests as JSON: for anybody who may answer, and for their owner. The fields are Password Pusher's, in its order,
// and ours after them.

import { type Static, Type as t } from "@sinclair/typebox";

import { requestLinkOf } from "../../domain/link.ts";
import { EXAMPLE_TOKEN, File, htmlUrl, iso, nullable, timestamp, toFile } from "../../http/contract/schemas.ts";
import { daysRemaining, expiredAtMs } from "../../model/push.ts";
import { MAX_ANSWERS, REQUEST_STATES } from "../../model/request.ts";
import { DURATIONS_MS } from "../../model/rules.ts";
import type { DescribedRequest, OwnRequest } from "./own.ts";
import { type Asked, isSealed, type OpenedRequest } from "./requests.ts";

const EXAMPLE_URL = `https://push.example/req/${EXAMPLE_TOKEN}`;

/** What anybody with the link may know. */
const FACTS = {
  url_token: t.String({ pattern: "^[0-9A-Za-z]+$", description: "What its link holds.", examples: [EXAMPLE_TOKEN] }),
  html_url: t.String({ description: "The page where people answer.", examples: [EXAMPLE_URL] }),
  json_url: t.String({
    description: "The request as JSON.",
    examples: [`https://push.example/api/v2/requests/${EXAMPLE_TOKEN}.json`],
  }),
  state: t.Union(
    REQUEST_STATES.map((state) => t.Literal(state)),
    {
      description:
        "open: nobody has answered; ready: somebody has, and more may while responses_remaining is above 0; closed: by its owner or by time.",
      examples: ["open"],
    },
  ),
  passphrase: t.Null({ description: "Always null: it is never stored." }),
  retrieval_step: t.Boolean({
    description: "As it was asked for. Its page has a button either way.",
    examples: [true],
  }),
  include_requestor: t.Boolean({ description: "Whether it shows the e-mail address of its owner." }),
  response_file_attachments: t.Boolean({ description: "Whether an answer may have files." }),
  close_after_duration: t.Integer({
    minimum: 0,
    maximum: DURATIONS_MS.length - 1,
    description: "How long it was to stay open, as in a new request.",
    examples: [12],
  }),
  close_after_at: timestamp("When its time is up.", "2026-01-08T01:00:00.000Z"),
  days_remaining: t.Integer({ minimum: 0, description: "Days left, rounded up.", examples: [7] }),
  created_at: timestamp("When it was made."),
  updated_at: timestamp("When it last changed: an answer, or its end."),
  passphrase_required: t.Boolean({ description: "Whether a passphrase guards it." }),
  max_responses: t.Integer({
    minimum: 1,
    maximum: MAX_ANSWERS,
    description: "How many answers it takes in all.",
    examples: [1],
  }),
  responses_remaining: t.Integer({ minimum: 0, description: "How many answers it still takes.", examples: [1] }),
  e2e: t.Optional(
    t.Boolean({ description: "True where answers must be sealed to the recipient behind # in the link; else absent." }),
  ),
};

export const PublicRequest = t.Object(FACTS, { title: "Request", additionalProperties: false });

export const ListedRequest = t.Object(
  {
    account_id: t.Null({ description: "Always null: this edition has no accounts of several users." }),
    ...FACTS,
    name: t.String({ description: "As its owner named it, or empty.", examples: ["Router"] }),
    note: t.String({ description: "The owner's note, or empty.", examples: ["For the move in May"] }),
    responses_count: t.Integer({ minimum: 0, description: "How many have answered.", examples: [0] }),
    notify_me: t.Optional(
      t.Boolean({ description: "True where its owner gets a mail for each answer; absent otherwise." }),
    ),
    notify_emails_to: t.Optional(
      t.String({ description: "Who gets the link by mail; only in the answer that creates a request with it." }),
    ),
    notify_emails_to_locale: t.Optional(nullable(t.String(), "The language of that mail, or null; likewise.", "de")),
  },
  { title: "ListedRequest", additionalProperties: false },
);

export type Listed = Static<typeof ListedRequest>;

const Answer = t.Object(
  {
    url_token: t.String({ description: "Of the push that holds the answer.", examples: ["Vq7hTn2wXc5bLr9pZk4mJd8s"] }),
    html_url: t.String({ examples: ["https://push.example/p/Vq7hTn2wXc5bLr9pZk4mJd8s/r"] }),
    json_url: t.String({ examples: ["https://push.example/p/Vq7hTn2wXc5bLr9pZk4mJd8s.json"] }),
    kind: t.String({ description: "text or file.", examples: ["text"] }),
    expired: t.Boolean({ description: "Whether that push has expired." }),
    created_at: timestamp("When it was sent."),
  },
  { title: "RequestAnswer" },
);

export const RetrievedRequest = t.Object(
  {
    ...FACTS,
    requestor: t.Union([t.String(), t.Null()], {
      description: "The e-mail address of its owner, where include_requestor is true.",
      examples: [null],
    }),
    request: t.Union([t.String(), t.Null()], {
      description: "What is asked; null once it is closed.",
      examples: ["The password of the old router, please"],
    }),
    response: t.Union([t.String(), t.Null()], {
      description: "For its owner: the newest answer that has not expired. Null otherwise.",
      examples: [null],
    }),
    files: t.Array(File, { description: "What its owner gives along.", examples: [[]] }),
    responses: t.Optional(
      t.Array(Answer, { description: "For its owner: the pushes that hold the answers, oldest first." }),
    ),
  },
  { title: "RetrievedRequest", additionalProperties: false },
);

export const requestUrl = (base: string, { urlToken }: Asked): string => requestLinkOf(base, urlToken);

export function toPublicRequest(asked: Asked, base: string): Static<typeof PublicRequest> {
  const { urlToken, request, state, left, atMs } = asked;
  const { push } = request;
  const endedMs = state === "closed" ? expiredAtMs(push, atMs) : null;
  return {
    url_token: urlToken,
    html_url: requestUrl(base, asked),
    json_url: `${base}/api/v2/requests/${urlToken}.json`,
    state,
    passphrase: null,
    retrieval_step: push.retrievalStep,
    include_requestor: request.showsRequester,
    response_file_attachments: request.takesFiles,
    close_after_duration: request.closeAfterDuration,
    close_after_at: iso(push.expiresAtMs),
    days_remaining: state === "closed" ? 0 : daysRemaining(push, atMs),
    created_at: iso(push.createdAtMs),
    updated_at: iso(Math.max(push.updatedAtMs, endedMs ?? 0)),
    passphrase_required: push.guard !== null,
    max_responses: request.maxAnswers,
    responses_remaining: left,
    ...(isSealed(asked) && { e2e: true }),
  };
}

export const toListedRequest = (own: OwnRequest, base: string): Listed => ({
  account_id: null,
  ...toPublicRequest(own, base),
  name: own.name,
  note: own.note,
  responses_count: own.request.answers,
  ...(own.request.push.traits.notifyMe !== undefined && { notify_me: true }),
});

export const toRetrievedRequest = (
  opened: OpenedRequest,
  base: string,
  owners?: { described: DescribedRequest; response: string | null },
): Static<typeof RetrievedRequest> => ({
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
      expired: answer.expired,
      created_at: iso(answer.record.createdAtMs),
    })),
  }),
});
