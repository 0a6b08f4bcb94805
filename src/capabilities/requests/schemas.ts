// A new request and an answer as the API reference describes them, with what this server's settings allow.

import type { TSchema } from "@sinclair/typebox";
import { Type as t } from "@sinclair/typebox";

import { DAY_MS } from "../../base/units.ts";
import { MAIL_FIELDS, REQUEST_FIELDS } from "../../http/contract/draft.ts";
import { ABSENT, files, type PushSettings } from "../../http/contract/new_push_schema.ts";
import { MAX_ANSWERS, MAX_REQUEST_BYTES } from "../../model/request.ts";
import { DURATIONS_MS, MAX_NAME_CHARACTERS, MAX_NOTE_BYTES, MAX_PASSPHRASE_BYTES } from "../../model/rules.ts";

/** @param sendsMail whether this server sends mail */
export function newRequestSchema({ rules, fileLimits }: PushSettings, sendsMail: boolean): TSchema {
  const { expireAfterDaysDefault, expireAfterDaysMax, retrievalStepDefault } = rules.kinds.text;
  const lastDuration = DURATIONS_MS.findLastIndex((ms) => ms <= expireAfterDaysMax * DAY_MS);
  const optional = (name: keyof typeof REQUEST_FIELDS, description: string, limits: object = {}): TSchema => ({
    ...REQUEST_FIELDS[name],
    nullable: true,
    description: `${description} ${ABSENT}`,
    ...limits,
  });
  const durations = { minimum: 0, maximum: lastDuration, example: Math.min(12, lastDuration) };
  return t.Unsafe({
    type: "object",
    title: "NewRequest",
    properties: {
      request: {
        ...REQUEST_FIELDS.request,
        description: `What is asked, not blank, up to ${MAX_REQUEST_BYTES.toLocaleString("en-US")} bytes of UTF-8. It may be left out where files are given along.`,
        maxLength: MAX_REQUEST_BYTES,
      },
      close_after_duration: optional(
        "close_after_duration",
        "How long it takes answers, from 0: 15 min, 30 min, 45 min, 1 h, 6 h, 12 h, 1, 2, 3, 4, 5, 6 days, 1, 2, 3 weeks, 30, 60, 90 days.",
        durations,
      ),
      expire_after_duration: optional("expire_after_duration", "Another name of close_after_duration.", durations),
      expire_after_days: optional(
        "expire_after_days",
        `The same in days, where neither of the two is given: 1 to ${expireAfterDaysMax}, by default ${expireAfterDaysDefault}.`,
        { minimum: 1, maximum: expireAfterDaysMax, default: expireAfterDaysDefault, example: expireAfterDaysDefault },
      ),
      passphrase: optional(
        "passphrase",
        `Needed to read and to answer it, up to ${MAX_PASSPHRASE_BYTES.toLocaleString("en-US")} bytes. Empty: no passphrase.`,
        { maxLength: MAX_PASSPHRASE_BYTES, format: "password" },
      ),
      name: optional("name", `Shown to its owner, up to ${MAX_NAME_CHARACTERS} characters. Answers bear it too.`, {
        maxLength: MAX_NAME_CHARACTERS,
      }),
      note: optional("note", `For its owner only, up to ${MAX_NOTE_BYTES.toLocaleString("en-US")} bytes.`, {
        maxLength: MAX_NOTE_BYTES,
      }),
      retrieval_step: optional(
        "retrieval_step",
        `Kept for clients that send it: its page always shows what is asked after a button. Default: ${retrievalStepDefault}.`,
        { example: retrievalStepDefault, default: retrievalStepDefault },
      ),
      include_requestor: optional(
        "include_requestor",
        "Whether whoever opens it sees the e-mail address of its owner. Default: false.",
        { example: false, default: false },
      ),
      response_file_attachments: optional(
        "response_file_attachments",
        `Whether an answer may have files. Default: false.${rules.enabled.file ? "" : " Files are switched off on this server."}`,
        { example: false, default: false },
      ),
      max_responses: optional("max_responses", `How many answers it takes: 1 to ${MAX_ANSWERS}, by default 1.`, {
        minimum: 1,
        maximum: MAX_ANSWERS,
        default: 1,
        example: 1,
      }),
      e2e: optional(
        "e2e",
        "Whether answers must be sealed end to end, as age files for one recipient. The caller puts the recipient behind # into the link and keeps its identity; this server sees neither. Default: false.",
        { example: rules.e2e === "required", default: false },
      ),
      notify_me: optional(
        "notify_me",
        "Whether the caller gets a mail for each answer, where the server sends mail. Default: false.",
        { example: false, default: false },
      ),
      ...(sendsMail ? MAIL_FIELDS : {}),
      ...(rules.enabled.file ? { files: files(fileLimits.maxFiles) } : {}),
    },
    ...(rules.enabled.file
      ? { anyOf: [{ required: ["request"] }, { required: ["files"] }] }
      : { required: ["request"] }),
  });
}

export function responseSchema({ rules, fileLimits }: PushSettings): TSchema {
  return t.Unsafe({
    type: "object",
    title: "NewResponse",
    properties: {
      response: t.String({
        description: `The secret, not blank, up to ${rules.maxPayloadBytes.toLocaleString("en-US")} bytes of UTF-8.${rules.enabled.file ? " It may be left out where files are sent." : ""} Of a request with e2e it is an armored age file, whose size counts, and each file a binary one.`,
        maxLength: rules.maxPayloadBytes,
        examples: ["correct horse battery staple"],
      }),
      passphrase: {
        ...REQUEST_FIELDS.passphrase,
        nullable: true,
        description: `Where the request has one and the query does not hold it. ${ABSENT}`,
        maxLength: MAX_PASSPHRASE_BYTES,
        format: "password",
      },
      ...(rules.enabled.file ? { files: files(fileLimits.maxFiles) } : {}),
    },
    ...(rules.enabled.file
      ? { anyOf: [{ required: ["response"] }, { required: ["files"] }] }
      : { required: ["response"] }),
  });
}
