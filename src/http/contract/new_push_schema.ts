// A new push as the API reference describes it: the fields of http/draft with what this server's settings allow, so
// that the document states what the rules of model/rules then check.

import { MAX_RECIPIENTS } from "../../model/addressee.ts";
import { type TSchema, Type as t } from "@sinclair/typebox";
import { DAY_MS } from "../../base/units.ts";
import { KINDS } from "../../model/push.ts";

import {
  DURATIONS_MS,
  MAX_ALLOWED_NETWORKS,
  type KindRules,
  MAX_NAME_CHARACTERS,
  MAX_NOTE_BYTES,
  MAX_PASSPHRASE_BYTES,
  MAX_QR_CHARACTERS,
  MAX_SENDER_MESSAGE_CHARACTERS,
  MAX_SENDER_NAME_CHARACTERS,
  MAX_URL_BYTES,
  type PushRules,
} from "../../model/rules.ts";
import { DRAFT_FIELDS, MAIL_FIELDS } from "./draft.ts";

/** What a server's settings allow in a new push. */
export interface PushSettings {
  rules: PushRules;
  fileLimits: { maxFiles: number };
}

/** For fields in JSON; forms cannot hold null. */
export const ABSENT = "null means absent.";

/**
 * A new push with the limits in force. A body that breaks the schema is refused. The rules of a kind and lengths in
 * bytes can be narrower, as the descriptions say.
 * @param forgiving describes the first version, in which an expiry outside the range becomes the default
 */
export function newPushSchema({ rules, fileLimits }: PushSettings, forgiving = false): TSchema {
  const field = (name: keyof typeof DRAFT_FIELDS, described: object): TSchema => ({
    ...DRAFT_FIELDS[name],
    ...described,
  });
  const optional = (name: keyof typeof DRAFT_FIELDS, description: string, limits: object = {}): TSchema =>
    field(name, { nullable: true, description: `${description} ${ABSENT}`, ...limits });
  const enabled = KINDS.filter((kind) => rules.enabled[kind]);
  const kinds = enabled.map((kind) => ({ kind, ...rules.kinds[kind] }));

  const expiry = (name: "expire_after_days" | "expire_after_views", unit: "Days" | "Views"): TSchema => {
    const ranges = kinds.map((kind) => ({
      kind: kind.kind,
      min: kind[`expireAfter${unit}Min`],
      max: kind[`expireAfter${unit}Max`],
      usual: kind[`expireAfter${unit}Default`],
    }));
    const words = alike(ranges.map(({ min, max, usual }) => `${min} to ${max}, by default ${usual}`));
    const each = ranges.map(({ kind, min, max, usual }) => `${kind} ${min} to ${max}, by default ${usual}`);
    const outside = forgiving ? " A number outside the range becomes the default." : "";
    const usual = alike(ranges.map((range) => range.usual));
    return optional(name, `Expire after so many ${unit.toLowerCase()}: ${words ?? each.join("; ")}.${outside}`, {
      example: ranges[0]?.usual,
      ...(usual === null ? {} : { default: usual }),
      ...(forgiving
        ? {}
        : {
            minimum: Math.min(...ranges.map(({ min }) => min)),
            maximum: Math.max(...ranges.map(({ max }) => max)),
          }),
    });
  };
  const choice = (
    name: "deletable_by_viewer" | "retrieval_step" | "covered",
    description: string,
    usual: (kind: KindRules) => boolean,
  ): TSchema => {
    const value = alike(kinds.map(usual));
    const byKind = kinds.map((kind) => `${kind.kind} ${usual(kind)}`).join(", ");
    return optional(name, `${description} Default: ${value ?? byKind}.`, {
      example: value ?? true,
      ...(value === null ? {} : { default: value }),
    });
  };
  const longestMs = Math.max(...kinds.map((kind) => kind.expireAfterDaysMax)) * DAY_MS;
  const lastDuration = DURATIONS_MS.findLastIndex((ms) => ms <= longestMs);
  const maxBytes = rules.maxPayloadBytes.toLocaleString("en-US");

  const properties = {
    payload: field("payload", {
      description: `The secret, not blank. text: up to ${maxBytes} bytes of UTF-8; url: an absolute http or https URL of up to ${MAX_URL_BYTES.toLocaleString("en-US")} bytes; qr: up to ${MAX_QR_CHARACTERS.toLocaleString("en-US")} characters.${rules.enabled.file ? " It may be left out where files are attached." : ""} Under e2e it is an armored age file, whose size counts${rules.enabled.file ? ", and always needed" : ""}.`,
      minLength: 1,
      maxLength: rules.maxPayloadBytes,
      pattern: "\\S",
    }),
    kind: optional(
      "kind",
      `What the payload is: text if absent${rules.enabled.file ? ", and file where there are files" : ""}.`,
      {
        enum: [...enabled, null],
      },
    ),
    expire_after_days: expiry("expire_after_days", "Days"),
    expire_after_views: expiry("expire_after_views", "Views"),
    expire_after_duration: optional(
      "expire_after_duration",
      "A shorter or named lifetime, from 0: 15 min, 30 min, 45 min, 1 h, 6 h, 12 h, 1, 2, 3, 4, 5, 6 days, 1, 2, 3 weeks, 30, 60, 90 days. It wins over expire_after_days, which is then reported rounded up to whole days.",
      { example: Math.min(7, lastDuration), ...(forgiving ? {} : { minimum: 0, maximum: lastDuration }) },
    ),
    deletable_by_viewer: choice(
      "deletable_by_viewer",
      "Whether anyone with the link may delete the push.",
      (kind) => kind.deletableByViewerDefault,
    ),
    retrieval_step: choice(
      "retrieval_step",
      "Whether the link ends in /r, the address of a page with a button. The recipient's page has that button at either address, and loading it never counts a view.",
      (kind) => kind.retrievalStepDefault,
    ),
    covered: choice(
      "covered",
      "Whether the page keeps the opened secret covered until it is tapped, so that nobody reads it over the recipient's shoulder.",
      () => false,
    ),
    passphrase: optional(
      "passphrase",
      `Needed to retrieve, up to ${MAX_PASSPHRASE_BYTES.toLocaleString("en-US")} bytes. Empty: no passphrase. Under e2e it is never the passphrase itself but the 43 characters that are derived from it.`,
      { maxLength: MAX_PASSPHRASE_BYTES, format: "password" },
    ),
    name: optional("name", `Shown to the owner, up to ${MAX_NAME_CHARACTERS} characters.`, {
      maxLength: MAX_NAME_CHARACTERS,
    }),
    note: optional("note", `For the owner only, up to ${MAX_NOTE_BYTES.toLocaleString("en-US")} bytes.`, {
      maxLength: MAX_NOTE_BYTES,
    }),
    sender_name: optional(
      "sender_name",
      `How the page of the link names the sender: one line of up to ${MAX_SENDER_NAME_CHARACTERS} characters, marked as the sender's own words. For callers with an account; ignored otherwise.`,
      { maxLength: MAX_SENDER_NAME_CHARACTERS },
    ),
    sender_message: optional(
      "sender_message",
      `A message on the page of the link, shown before the passphrase, so not a place for secrets: up to ${MAX_SENDER_MESSAGE_CHARACTERS} characters. For callers with an account; ignored otherwise.`,
      { maxLength: MAX_SENDER_MESSAGE_CHARACTERS },
    ),
    sender_email: optional(
      "sender_email",
      "Whether the page of the link shows the e-mail address of the caller's account. Default: false.",
      { example: true },
    ),
    e2e: optional(
      "e2e",
      `Whether the sender's program has sealed the push already: the payload is an armored age file${rules.enabled.file ? ", each file a binary one" : ""}, and anything else is refused. The server cannot read them, and checks no URL and no length of a QR code. ${E2E_WORDS[rules.e2e]}`,
      { example: rules.e2e === "required", default: false },
    ),
    hold: optional(
      "hold",
      "Whether the owner must release each recipient. For callers with an account. Default: false.",
      { example: false },
    ),
    allowed_networks: optional(
      "allowed_networks",
      `The only networks where the push can be opened: up to ${MAX_ALLOWED_NETWORKS} addresses and CIDR ranges between commas. Empty: everywhere.`,
    ),
    recipients: optional(
      "recipients",
      `Who alone may open the push: up to ${MAX_RECIPIENTS} e-mail addresses, or groups as group:NAME, between commas or as a list. oidc:group:NAME is a group of the provider and ldap:group:NAME one of the directory, where it may also be a distinguished name, in a list. They prove at the company's sign-in who they are. Empty: whoever has the link.${rules.addressable.sources.length > 0 ? "" : " This server does not offer it."}`,
    ),
    opened_before: optional(
      "opened_before",
      `Whether the page of the link tells how often it was opened before. Default: ${rules.openedBefore}.`,
      { example: rules.openedBefore, default: rules.openedBefore },
    ),
    notify_me: optional(
      "notify_me",
      "Whether the caller is told when the push is opened: by mail where the server sends mail, and by a mark in the list of their pushes. For callers with an account. Default: false.",
      { example: false },
    ),
    ...MAIL_FIELDS,
    ...(rules.enabled.file ? { files: files(fileLimits.maxFiles) } : {}),
  };
  return t.Unsafe({
    type: "object",
    title: forgiving ? "NewLegacyPush" : "NewPush",
    properties,
    ...(rules.enabled.file
      ? { anyOf: [{ required: ["payload"] }, { required: ["files"] }] }
      : { required: ["payload"] }),
  });
}

export const files = (maxFiles: number): TSchema => ({
  ...t.Array(
    t.Object({
      filename: t.Optional(
        t.String({
          nullable: true,
          description: "Path parts are cut off. Default: file.",
          examples: ["door-codes.txt"],
        }),
      ),
      content_type: t.Optional(
        t.String({ nullable: true, description: "Default: derived from the name.", examples: ["text/plain"] }),
      ),
      content: t.String({ format: "byte", description: "The bytes in base64.", examples: ["NDcxMQo="] }),
    }),
  ),
  nullable: true,
  minItems: 1,
  maxItems: maxFiles,
  description: `Up to ${maxFiles} files. In a form they are file parts, streamed, which is the way for large ones; in JSON they are objects. ${ABSENT}`,
});

const E2E_WORDS: Record<PushRules["e2e"], string> = {
  off: "This server refuses it.",
  offered: "Default: false.",
  preferred: "Default: false. This server prefers it.",
  required: "This server refuses pushes without it.",
};

/** The one value, or null if there are several. */
const alike = <T>(values: T[]): T | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);
