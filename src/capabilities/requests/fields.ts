// Every field of a request in the JSON API, in the order in which responses list them: first Password Pusher's, then ours. The
// rules that need several fields at once are in draft.ts.

import { iso } from "../../base/clock.ts";
import { count, type Draft, type FieldSettings, showing, type Table, TakenFields } from "../../model/fields.ts";
import { daysRemaining, expiredAtMs, requestLinkOf } from "../../model/push.ts";
import {
  DURATIONS,
  DURATIONS_MS,
  EXAMPLE_TOKEN,
  lastDuration,
  MAX_NOTE_BYTES,
  MAX_PASSPHRASE_BYTES,
  PUSH_FIELDS,
} from "../../model/push_fields.ts";
import { type FoundRequest, isSealed, MAX_ANSWERS, type OwnRequest, REQUEST_STATES } from "../../model/request.ts";

export const MAX_REQUEST_BYTES = 64 * 1024;

const anybody = showing<FoundRequest, "anybody">("anybody");
const owner = showing<OwnRequest, "owner">("owner");

const durations = ({ rules }: FieldSettings) => {
  const last = lastDuration(rules.kinds.text.expireAfterDaysMax);
  return { minimum: 0, maximum: last, example: Math.min(12, last) };
};

export const REQUEST_FIELDS = {
  request: {
    type: "string",
    doc: () =>
      `The question, not blank, up to ${count(MAX_REQUEST_BYTES)} bytes of UTF-8. It may be left out if the request has files.`,
    isPayload: true,
    schema: { maxLength: MAX_REQUEST_BYTES },
    example: "The password for the old router, please",
  },
  account_id: owner("null", "Always null: this edition has no accounts shared by several users.", () => null),
  url_token: anybody("string", "The token in the link.", ({ urlToken }) => urlToken, {
    pattern: "^[0-9A-Za-z]+$",
    example: EXAMPLE_TOKEN,
  }),
  html_url: anybody("string", "The page where people answer.", ({ urlToken }, base) => requestLinkOf(base, urlToken), {
    example: `https://push.example/req/${EXAMPLE_TOKEN}`,
  }),
  json_url: anybody(
    "string",
    "The request as JSON.",
    ({ urlToken }, base) => `${base}/api/v2/requests/${urlToken}.json`,
    {
      example: `https://push.example/api/v2/requests/${EXAMPLE_TOKEN}.json`,
    },
  ),
  state: anybody(
    "string",
    "open: no one has answered; ready: someone has answered, and others can while responses_remaining is above 0; closed: its owner has closed it, or its time is up.",
    ({ state }) => state,
    { enum: REQUEST_STATES, example: "open" },
  ),
  passphrase: {
    ...PUSH_FIELDS.passphrase,
    doc: () =>
      `Needed to read and to answer the request, up to ${count(MAX_PASSPHRASE_BYTES)} bytes. Empty: no passphrase.`,
    out: anybody("null", "Always null: it is never stored.", () => null),
  },
  retrieval_step: {
    type: "boolean",
    doc: ({ rules }) =>
      `Accepted for clients that send it: the page never shows the question before a button is pressed. Default: ${rules.kinds.text.retrievalStepDefault}.`,
    schema: ({ rules: { kinds } }) => ({
      example: kinds.text.retrievalStepDefault,
      default: kinds.text.retrievalStepDefault,
    }),
    out: anybody(
      "boolean",
      "As the owner chose. The page has a button either way.",
      ({ request }) => request.push.retrievalStep,
      { example: true },
    ),
  },
  include_requestor: {
    type: "boolean",
    doc: "Whether the request shows its owner's email address to everyone who opens it. Default: false.",
    schema: { example: false, default: false },
    out: anybody(
      "boolean",
      "Whether the request shows the email address of its owner.",
      ({ request }) => request.showsRequester,
    ),
  },
  response_file_attachments: {
    type: "boolean",
    doc: ({ rules }) =>
      `Whether an answer may have files. Default: false.${rules.enabled.file ? "" : " Files are switched off on this server."}`,
    schema: { example: false, default: false },
    out: anybody("boolean", "Whether an answer may have files.", ({ request }) => request.takesFiles),
  },
  close_after_duration: {
    type: "integer",
    doc: `How long the request accepts answers, as an index from 0: ${DURATIONS}.`,
    schema: durations,
    out: anybody(
      "integer",
      "The duration that was chosen for the request, as an index.",
      ({ request }) => request.closeAfterDuration,
      { minimum: 0, maximum: DURATIONS_MS.length - 1, example: 12 },
    ),
  },
  expire_after_duration: { type: "integer", doc: "Another name for close_after_duration.", schema: durations },
  expire_after_days: {
    type: "integer",
    doc: ({ rules: { kinds } }) =>
      `How long the request accepts answers, in days, if neither duration is given: 1 to ${kinds.text.expireAfterDaysMax}, by default ${kinds.text.expireAfterDaysDefault}.`,
    schema: ({ rules: { kinds } }) => ({
      minimum: 1,
      maximum: kinds.text.expireAfterDaysMax,
      default: kinds.text.expireAfterDaysDefault,
      example: kinds.text.expireAfterDaysDefault,
    }),
  },
  close_after_at: anybody("time", "When the request closes.", ({ request }) => iso(request.push.expiresAtMs), {
    example: "2026-01-08T01:00:00.000Z",
  }),
  days_remaining: anybody(
    "integer",
    "Days left, rounded up.",
    ({ state, request, atMs }) => (state === "closed" ? 0 : daysRemaining(request.push, atMs)),
    { minimum: 0, example: 7 },
  ),
  created_at: anybody("time", "When the request was created.", ({ request }) => iso(request.push.createdAtMs)),
  updated_at: anybody(
    "time",
    "When the request last changed: when an answer arrived, or when the request ended.",
    ({ state, request: { push }, atMs }) =>
      iso(Math.max(push.updatedAtMs, (state === "closed" ? expiredAtMs(push, atMs) : null) ?? 0)),
  ),
  passphrase_required: anybody(
    "boolean",
    "Whether a passphrase guards the request.",
    ({ request }) => request.push.guard !== null,
  ),
  max_responses: {
    type: "integer",
    doc: `How many answers the request accepts: 1 to ${MAX_ANSWERS}, by default 1.`,
    schema: { minimum: 1, maximum: MAX_ANSWERS, default: 1, example: 1 },
    out: anybody("integer", "How many answers the request accepts in all.", ({ request }) => request.maxAnswers, {
      minimum: 1,
      maximum: MAX_ANSWERS,
      example: 1,
    }),
  },
  responses_remaining: anybody("integer", "How many more answers the request accepts.", ({ left }) => left, {
    minimum: 0,
    example: 1,
  }),
  e2e: {
    ...PUSH_FIELDS.e2e,
    doc: "Whether answers must be end-to-end encrypted, as age files for one recipient. The caller puts the age recipient into the link after #, and keeps the matching age identity; this server sees neither. Default: false.",
    out: anybody("boolean?", "True if answers must be encrypted to the recipient after # in the link.", (asked) =>
      isSealed(asked) ? true : undefined,
    ),
  },
  name: {
    ...PUSH_FIELDS.name,
    doc: "Shown to the owner, up to 255 characters. Answers get the same name.",
    example: "Router",
    out: owner("string", "The owner's name for the request, or empty.", ({ name }) => name, { example: "Router" }),
  },
  note: {
    ...PUSH_FIELDS.note,
    doc: () => `For the owner only, up to ${count(MAX_NOTE_BYTES)} bytes.`,
    example: "For the move in May",
    out: owner("string", "The owner's note, or empty.", ({ note }) => note, { example: "For the move in May" }),
  },
  responses_count: owner("integer", "How many answers were sent.", ({ request }) => request.answers, {
    minimum: 0,
    example: 0,
  }),
  recipients: {
    ...PUSH_FIELDS.recipients,
    doc: "The only people who can read and answer the request, as in a new push. Empty: anyone with the link.",
    // Not every server can recognise people.
    example: "",
    out: owner(
      "texts?",
      "The only people who can answer the request; absent if anyone with the link can.",
      ({ request }) => request.push.traits.recipients,
    ),
  },
  language: {
    ...PUSH_FIELDS.language,
    doc: ({ rules }) =>
      `The language of the page, and of mail about the request, for people who have chosen none themselves: one of ${rules.languages.join(", ")}. Empty: the one that their browser asks for.`,
    out: anybody(
      "string?",
      "The language that the owner chose for people who answer; absent if none.",
      ({ request }) => request.push.traits.language,
    ),
  },
  notify_me: {
    ...PUSH_FIELDS.notify_me,
    doc: "Whether the caller gets a mail for each answer, if the server sends mail. Default: false.",
    schema: { default: false },
    out: owner("boolean?", "True if the owner gets a mail for each answer.", ({ request }) =>
      request.push.traits.notifyMe === undefined ? undefined : true,
    ),
  },
} satisfies Table;

/** A request that a caller wants to make. */
export type RequestDraft = Draft<typeof REQUEST_FIELDS>;
export const TAKEN_OF_REQUEST = new TakenFields("request", REQUEST_FIELDS);
