// Every field of a push in the JSON API, in the order of answers: those that clients send, with what a push keeps of
// them, and those that answers show. The rules that need several fields at once are in push_draft.ts.

import type { Problems } from "../base/errors.ts";
import { DAY_MS, HOUR_MS, iso, isoOrNull, MINUTE_MS, parseMoment } from "../base/clock.ts";
import { type Addressable, addressesAmong, MAX_RECIPIENTS, recipientsIn } from "./addressee.ts";
import { count, type Draft, type FieldSettings, showing, type Table, TakenFields } from "./fields.ts";
import { daysRemaining, expiredAtMs, isFrozen, KINDS, linkOf, type Listed, type Push, viewsRemaining } from "./push.ts";
import { canonicalNetworks, networksIn } from "./networks.ts";
import { named, type Policy } from "./policy.ts";
import { checkDomains } from "./recipient_domains.ts";
import type { KindRules, PushRules } from "./rules.ts";

/** What expire_after_duration 0..17 stands for, in milliseconds. The list is Password Pusher's. */
export const DURATIONS_MS: readonly number[] = [
  ...[15, 30, 45].map((minutes) => minutes * MINUTE_MS),
  ...[1, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 3, 4, 5, 6, 7, 14, 21, 30, 60, 90].map((days) => days * DAY_MS),
];
export const DURATIONS =
  "15 min, 30 min, 45 min, 1 h, 6 h, 12 h, 1, 2, 3, 4, 5, 6 days, 1, 2, 3 weeks, 30, 60, 90 days";
const LIFETIME = "How long the push lives: 15m, 30m, 45m, 1h, 6h, 12h or whole days.";
/** The index of the longest duration within this many days. */
export const lastDuration = (maxDays: number): number => DURATIONS_MS.findLastIndex((ms) => ms <= maxDays * DAY_MS);

export const MAX_PASSPHRASE_BYTES = 1_024;
export const MAX_QR_CHARACTERS = 1_024;
export const MAX_URL_BYTES = 8 * 1024;
export const MAX_NOTE_BYTES = 64 * 1024;
const MAX_ALLOWED_NETWORKS = 50;
/** 90 days, in minutes. */
const MAX_MINUTES = 129_600;

export const EXAMPLE_TOKEN = "8cQtfkwjfvhall92XkP0qLmT3sYz";
export const EXAMPLE_RECEIPT = "2NVC-iL4aEc0fbvNVqMDHg9GGXLEW-C0X_7iUDPZOpyIw2mZt9QfB4sVxLp0HdEk7R";
const EXAMPLE_URL = `https://push.example/p/${EXAMPLE_TOKEN}`;

const NOT_ADDRESSABLE =
  "are not available: this server has no company sign-in that recipients could use, and sends no mail with codes (mail.url)";

const noOutsiders = (policy: Policy): string =>
  `must not be people who can only prove an address${named(policy, "outsiders")}`;

function howProved({ sources, codes }: Addressable): string {
  const byCode = "with a code that is mailed to their address, if the caller has an account";
  if (sources.length === 0) return codes ? `They prove who they are ${byCode}.` : "This server does not offer it.";
  return `They prove who they are at the company's sign-in${codes ? `, or ${byCode}` : ""}.`;
}

const anybody = showing<Push, "anybody">("anybody");
const owner = showing<Listed, "owner">("owner");

export const PUSH_FIELDS = {
  payload: {
    type: "string",
    doc: ({ rules: { enabled, maxPayloadBytes } }) =>
      `The secret, not blank. text: up to ${count(maxPayloadBytes)} bytes of UTF-8; url: an absolute http or https URL of up to ${count(MAX_URL_BYTES)} bytes; qr: up to ${count(MAX_QR_CHARACTERS)} characters.${enabled.file ? " It may be left out if files are attached." : ""} Under e2e, it is an armored age file, whose size counts${enabled.file ? ", and it is always needed" : ""}.`,
    isPayload: true,
    schema: ({ rules }) => ({ minLength: 1, maxLength: rules.maxPayloadBytes, pattern: "\\S" }),
    example: "correct horse battery staple",
  },
  url_token: anybody(
    "string",
    "The token in its link: letters and digits, 142 random bits. Pushes that were moved from Password Pusher keep their own tokens.",
    ({ urlToken }) => urlToken,
    {
      pattern: "^[0-9A-Za-z_-]+$",
      example: EXAMPLE_TOKEN,
    },
  ),
  html_url: anybody(
    "string",
    "The recipient's page; it ends in /r if retrieval_step is true.",
    (push, base) => linkOf(base, push),
    { example: `${EXAMPLE_URL}/r` },
  ),
  json_url: anybody("string", "The push as JSON.", ({ urlToken }, base) => `${base}/p/${urlToken}.json`, {
    example: `${EXAMPLE_URL}.json`,
  }),
  kind: {
    type: "string",
    doc: ({ rules }) =>
      `What the payload is: text if absent${rules.enabled.file ? ", and file if there are files" : ""}.`,
    schema: ({ rules }) => ({ enum: [...KINDS.filter((kind) => rules.enabled[kind]), null] }),
    example: "text",
    flag: { "--kind <kind>": { about: "Kind of push; with files it is a file push.", choices: KINDS } },
    preset: "The kind of push that the preset is for. If not set, the sender chooses the kind.",
    out: anybody("string", "What the payload is.", ({ record }) => record.kind, { enum: KINDS, example: "text" }),
  },
  expired: anybody("boolean", "Whether it has expired: by views, by time or by hand.", ({ expired }) => expired),
  deleted: anybody("boolean", "Whether it was expired by hand, not by a limit.", ({ record }) => record.deleted),
  deletable_by_viewer: {
    ...choice("Whether anyone with the link may delete the push.", (kind) => kind.deletableByViewerDefault),
    flag: {
      "--deletable": "Anyone with the link may expire the push.",
      "--no-deletable": "Only you may expire the push.",
    },
    preset: "Whether viewers may delete it.",
    input: { type: "checkbox", id: "deletable", label: "create.deletable" },
    out: anybody("boolean", "Whether anyone with the link may delete it.", ({ record }) => record.deletableByViewer, {
      example: true,
    }),
  },
  retrieval_step: {
    ...choice(
      "Whether the link ends in /r, the address of a page with a button. The recipient's page has that button at either address, and loading it never counts a view.",
      (kind) => kind.retrievalStepDefault,
    ),
    flag: {
      "--retrieval-step": "The link ends in /r. The page has a button either way.",
      "--no-retrieval-step": "The link does not end in /r.",
    },
    preset: "Whether its link ends in /r.",
    out: anybody(
      "boolean",
      "Whether the link ends in /r. Its page has a button at either address.",
      ({ record }) => record.retrievalStep,
      { example: true },
    ),
  },
  expire_after_days: {
    ...expiry("Days"),
    preset: LIFETIME,
    out: anybody("integer", "Its lifetime in days, rounded up.", ({ record }) => record.expireAfterDays, {
      minimum: 1,
      example: 7,
    }),
  },
  expire_after_views: {
    ...expiry("Views"),
    flag: { "--views <n>": "Expire after this many views." },
    preset: "How often it can be opened.",
    out: anybody("integer", "How many views it allows in all.", ({ record }) => record.expireAfterViews, {
      minimum: 1,
      example: 5,
    }),
  },
  expire_after_duration: {
    type: "integer",
    doc: `A lifetime by its number, counted from 0: ${DURATIONS}. It overrides expire_after_days, which is then this lifetime in whole days, rounded up.`,
    schema: (settings) => {
      const last = lastDuration(Math.max(...kindsOf(settings).map((kind) => kind.expireAfterDaysMax)));
      return { example: Math.min(7, last), ...(!settings.isForgiving && { minimum: 0, maximum: last }) };
    },
    preset: LIFETIME,
  },
  expire_after_first_view: {
    type: "integer",
    doc: `How many minutes after its first view the push expires, from 1 to ${count(MAX_MINUTES)}. It never expires later than without this field.`,
    schema: { minimum: 1, maximum: MAX_MINUTES },
    example: 60,
    flag: {
      "--expire-after-first-view <duration>": "Expire this long after the first view (15m, 1h), if not sooner.",
    },
    guards: true,
    preset: "How long it lives after it is first opened.",
    keep: (minutes, { problems }) => {
      if (minutes === undefined) return false;
      if (Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_MINUTES)
        return { minutesAfterFirstView: minutes };
      problems.add("expire_after_first_view", `must be an integer between 1 and ${MAX_MINUTES}`);
      return false;
    },
    input: { type: "select", id: "after-first-view", label: "caution.afterFirstView" },
    out: anybody(
      "integer?",
      "How many minutes after its first view it expires; absent if a view does not change when it expires.",
      ({ record }) => record.traits.minutesAfterFirstView,
      { example: 60 },
    ),
  },
  days_remaining: anybody(
    "integer",
    "expire_after_days minus the whole days that have passed.",
    ({ record, atMs }) => daysRemaining(record, atMs),
    { minimum: 0, example: 7 },
  ),
  views_remaining: anybody("integer", "How many views are left.", ({ record }) => viewsRemaining(record), {
    minimum: 0,
    example: 5,
  }),
  created_at: anybody("time", "When it was made.", ({ record }) => iso(record.createdAtMs)),
  // A push also changes when its time is up, whether or not the store has recorded that yet.
  updated_at: anybody("time", "When it last changed: a view, or its expiry.", (push) =>
    iso(Math.max(push.record.updatedAtMs, endOf(push) ?? 0)),
  ),
  expires_at: {
    type: "string",
    doc: "When the push expires by time, in place of expire_after_days and expire_after_duration: an ISO 8601 time with a zone, later than now and within the limits of expire_after_days.",
    schema: { format: "date-time" },
    example: "2026-01-08T01:00:00Z",
    flag: {
      "--until <time>": "Expire at this time: 2026-01-09T12:00 in the local time zone or with a zone, or 8h from now.",
    },
    guards: true,
    preset:
      "When it expires, in place of a lifetime: a time with a zone. After that time, the preset is no longer offered.",
    out: anybody("time", "When it expires by time.", ({ record }) => iso(record.expiresAtMs), {
      example: "2026-01-08T01:00:00.000Z",
    }),
  },
  expired_on: anybody("time or null", "When it expired, or null.", (push) => isoOrNull(endOf(push)), { example: null }),
  covered: {
    ...choice(
      "Whether the page keeps the opened secret covered until it is tapped, so that no one reads it over the recipient's shoulder.",
      () => false,
    ),
    flag: { "--covered": "The page keeps the secret covered until it is tapped." },
    preset: "Whether it stays covered until the reader taps it.",
  },
  passphrase: {
    type: "string",
    doc: () =>
      `The passphrase that opens the push, up to ${count(MAX_PASSPHRASE_BYTES)} bytes. Empty: none. Under e2e, send the 43 characters that are derived from the passphrase, never the passphrase itself.`,
    bytes: MAX_PASSPHRASE_BYTES,
    schema: { format: "password" },
    example: "open sesame",
    out: anybody("null", "Always null: it is never stored.", () => null),
  },
  e2e: {
    type: "boolean",
    doc: ({ rules }) =>
      `Whether the sender's program has already encrypted the push: the payload is an armored age file${rules.enabled.file ? ", each file a binary one" : ""}, and anything else is refused. The server cannot read them, so it checks neither URLs nor the length of QR codes. ${E2E_WORDS[rules.e2e]}`,
    schema: ({ rules }) => ({ example: rules.e2e === "required", default: false }),
    keep: (isSealed) => isSealed === true && { e2e: true },
    flag: { "--e2e": "Encrypt it here, so that the server cannot read it; the key is in the link, after #." },
    preset: "Whether it is end-to-end encrypted.",
    out: anybody(
      "boolean?",
      "True if it is end-to-end encrypted: the payload is an armored age file.",
      ({ record }) => record.traits.e2e,
    ),
  },
  hold: {
    type: "boolean",
    doc: "Whether the owner must release each recipient. For callers with an account. Default: false.",
    example: false,
    flag: { "--hold": "You release each recipient who asks; needs an account." },
    guards: true,
    preset: "Whether its sender releases each recipient.",
    keep: (isHeld, { hasAccount, problems }) => {
      if (isHeld && !hasAccount) {
        problems.add("hold", "needs an account: only someone who can sign in can release it");
      }
      return isHeld === true && { hold: true };
    },
    input: {
      type: "checkbox",
      label: "hold.choice",
      hint: "hold.choiceHint",
      chip: "holdCreateLive.termHold",
      forAccounts: true,
    },
    out: anybody("boolean?", "True if its owner must release each recipient.", ({ record }) => record.traits.hold),
  },
  lock: {
    type: "boolean",
    doc: "Whether only the device that opens the push first may open it again, until the last view. A page gives its browser a key for that; a program sends one as X-Recipient-Proof. Default: false.",
    example: false,
    flag: { "--lock": "Only the device that opens it first may open it again." },
    guards: true,
    preset: "Whether only the device that opens it first may open it again.",
    keep: (isLocked) => isLocked === true && { lock: true },
    input: { type: "checkbox", label: "lock.choice", hint: "lock.choiceHint", chip: "cautionCreateLive.termLock" },
    out: anybody(
      "boolean?",
      "True if only the device that opened it first may open it again.",
      ({ record }) => record.traits.lock,
    ),
  },
  frozen: anybody("boolean?", "True if no one gets the payload until its owner thaws it.", ({ record }) =>
    trueOrAbsent(isFrozen(record)),
  ),
  alarmed: owner(
    "boolean?",
    "True if a recipient says that an earlier view was not theirs, until its owner thaws it.",
    ({ record }) => record.traits.alarmed,
  ),
  allowed_networks: {
    type: "texts",
    doc: `The only networks from which the push can be opened: up to ${MAX_ALLOWED_NETWORKS} addresses or CIDR ranges, separated by commas. Empty: anywhere.`,
    example: "192.0.2.0/24, 2001:db8::/32",
    flag: {
      "--allow-network <cidr>": { about: "Open only from this address or range; repeat it for several.", repeat: true },
    },
    guards: true,
    preset: "The only networks from which it opens.",
    keep: (given, { problems }) => {
      if (!given) return false;
      const networks = networksIn(typeof given === "string" ? given : given.join(", ")) ?? [];
      if (networks.length > MAX_ALLOWED_NETWORKS) {
        problems.add("allowed_networks", `must be at most ${MAX_ALLOWED_NETWORKS} networks`);
        return false;
      }
      const canonical = canonicalNetworks(networks, "allowed_networks", problems);
      return canonical.length > 0 && { networks: canonical };
    },
    input: { type: "text", id: "networks", label: "caution.networks", hint: "caution.networksHint" },
    out: owner(
      "texts?",
      "The only networks from which it can be opened; absent if it opens everywhere.",
      ({ record }) => record.traits.networks,
    ),
  },
  not_before: {
    type: "string",
    doc: "The moment before which the push opens for no one but its owner, as an ISO 8601 time with a zone, earlier than its expiry. Empty or past: it opens at once.",
    schema: { format: "date-time" },
    example: "2026-01-02T08:00:00Z",
    flag: {
      "--not-before <time>":
        "Do not open before this time: 2026-01-09T12:00 in the local time zone or with a zone, or 8h from now.",
    },
    guards: true,
    keep: (given, { problems, nowMs, endMs }) => {
      if (!given) return false;
      const opensAtMs = parseMoment(given);
      if (opensAtMs === null) problems.add("not_before", "must be a time with a zone, such as 2026-01-02T08:00:00Z");
      else if (opensAtMs >= endMs) problems.add("not_before", `must be before the push expires, at ${iso(endMs)}`);
      return opensAtMs !== null && opensAtMs > nowMs && { notBefore: opensAtMs };
    },
    input: { type: "datetime-local", label: "caution.notBefore", hint: "caution.notBeforeHint" },
    out: anybody(
      "time?",
      "The moment before which it opens for no one but its owner; absent if it opens from the start.",
      ({ record: { traits } }) => (traits.notBefore === undefined ? undefined : iso(traits.notBefore)),
      { example: "2026-01-02T08:00:00.000Z" },
    ),
  },
  recipients: {
    type: "texts",
    doc: ({ rules }) =>
      `The only people who may open the push: up to ${MAX_RECIPIENTS} email addresses, or groups as group:NAME, separated by commas or as a list. oidc:group:NAME is a group of the provider, and ldap:group:NAME is one of the directory. In a list, the latter may also be a distinguished name. ${howProved(rules.addressable)} Empty: anyone with the link.`,
    example: "ann@example.org, group:staff",
    flag: {
      "--to <who>": {
        about:
          "Open only for this email address, or group as group:NAME, oidc:group:NAME or ldap:group:DN, proved at the company's sign-in or by a code that is mailed to the address; repeat it for several.",
        repeat: true,
      },
      "--recipient <who>": { about: "The same as --to.", repeat: true },
    },
    guards: true,
    preset: "The only people who may open it: addresses and groups.",
    keep: (given, { rules: { addressable, policy }, hasAccount, problems }) => {
      if (!given) return false;
      const recipients = recipientsIn(given, addressable, problems);
      const addresses = addressesAmong(recipients);
      if (addressable.sources.length === 0) {
        if (recipients.length > 0 && !addressable.codes) {
          problems.add("recipients", policy.by.outsiders ? noOutsiders(policy) : NOT_ADDRESSABLE);
        } else if (recipients.length > addresses.length) {
          problems.add(
            "recipients",
            "must be email addresses: this server has no company sign-in, so it knows no groups",
          );
        } else if (addresses.length > 0 && !hasAccount) {
          problems.add("recipients", "need an account: only someone who can sign in may have codes sent to others");
        }
      }
      checkDomains(addresses, addressable, problems);
      const codes = addressable.codes && hasAccount && addresses.length > 0;
      return recipients.length > 0 && { recipients, ...(codes && { codes }) };
    },
    out: owner(
      "texts?",
      "The only people who may open it; absent if it is addressed to no one.",
      ({ record }) => record.traits.recipients,
    ),
  },
  views_per_recipient: {
    type: "integer",
    doc: "How often each recipient may open the push, counted by the address that they prove. Only with recipients. expire_after_views still limits all of them together. Its default is then this number for each address or, if a group is among the recipients, as many as a push may have. In the answer to a recipient's retrieval, views_remaining counts the recipient's own views.",
    schema: { minimum: 1 },
    example: 1,
    flag: { "--views-per-recipient <n>": "Each recipient may open it this many times." },
    guards: true,
    keep: (views, { problems }) => {
      if (views === undefined) return false;
      if (Number.isSafeInteger(views) && views >= 1) return { viewsEach: views };
      problems.add("views_per_recipient", "must be an integer of at least 1");
      return false;
    },
    out: owner(
      "integer?",
      "How often each recipient may open it; absent if they share all views.",
      ({ record }) => record.traits.viewsEach,
      { minimum: 1 },
    ),
  },
  receipt: {
    type: "boolean",
    doc: ({ rules }) =>
      `Whether the answer contains a receipt_url: a link for the sender that says whether the push was opened, and can expire it. For callers without an account; ignored otherwise, because an account shows its pushes. Default: false.${rules.receipts ? "" : " This server does not offer it."}`,
    example: true,
    flag: {
      "--receipt":
        "Also print a receipt on stderr: a link that says whether the push was opened, and can expire it. Without an account.",
    },
    // NewPushes makes the receipt, once the push is complete.
    keep: (isWanted, { rules, hasAccount, problems }) => {
      if (isWanted && !hasAccount && !rules.receipts) problems.add("receipt", "is not available on this server");
      return false;
    },
  },
  opened_before: {
    type: "boolean",
    doc: ({ rules }) =>
      `Whether the page of the link says how often the push was opened before. Default: ${rules.openedBefore}.`,
    schema: ({ rules }) => ({ example: rules.openedBefore, default: rules.openedBefore }),
    flag: {
      "--opened-before": "The page shows how often it was opened before.",
      "--no-opened-before": "The page does not show how often it was opened before.",
    },
    preset: "Whether its page says how often it was opened before.",
    keep: (isSaid, { rules }) => !(isSaid ?? rules.openedBefore) && { openedBefore: false },
    input: { type: "checkbox", id: "openings", label: "caution.openings" },
  },
  reveal_check: {
    type: "string",
    doc: ({ rules }) =>
      `"letters": the page of the link asks for three letters before the push opens, so that programs that press the button get nothing. The API never asks. Empty: this server's setting, which is ${rules.revealCheck}.${rules.revealCheck === "off" ? " This server does not offer it." : ""}`,
    schema: () => ({ enum: ["letters", "", null] }),
    example: "letters",
    flag: { "--letters": "The page asks for three letters before it opens, which keeps programs out." },
    guards: true,
    keep: (given, { rules, problems }) => {
      if (!given) return false;
      if (given !== "letters") problems.add("reveal_check", 'must be "letters" or empty');
      else if (rules.revealCheck === "off")
        problems.add("reveal_check", "is not available: it is switched off on this server");
      return given === "letters" && { revealCheck: given };
    },
    out: anybody(
      "string?",
      'Is "letters" if its page asks for three letters; absent if its sender did not ask for that.',
      ({ record }) => record.traits.revealCheck,
    ),
  },
  language: {
    type: "string",
    doc: ({ rules }) =>
      `The language of its page, and of mail about it, for recipients who have chosen none themselves: one of ${rules.languages.join(", ")}. Empty: the language that their browser requests.`,
    schema: ({ rules }) => ({ enum: [...rules.languages, "", null] }),
    example: "fr",
    flag: {
      "--language <tag>": "Show its page in this language, such as fr or pt-BR, to recipients who have chosen none.",
    },
    keep: (given, { rules, problems }) => languageOf(given, rules, problems),
    out: anybody(
      "string?",
      "The language that its sender chose for recipients; absent if they chose none.",
      ({ record }) => record.traits.language,
    ),
  },
  notify_me: {
    type: "boolean",
    doc: "Whether the caller is notified when the push is opened: by mail if the server sends mail, and by a mark in the list of their pushes. For callers with an account. Default: false.",
    example: false,
    preset: "Whether its sender is notified when it is opened.",
    keep: (isWanted, { hasAccount, problems, language }) => {
      if (isWanted && !hasAccount) {
        problems.add("notify_me", "needs an account: only someone who can sign in can be notified");
      }
      return isWanted === true && { notifyMe: language() };
    },
    out: owner("boolean?", "True if its owner is notified when it is opened.", ({ record }) =>
      trueOrAbsent(record.traits.notifyMe !== undefined),
    ),
  },
  opened_at: owner(
    "time?",
    "In lists: when someone with the link last opened it; absent if no one has.",
    ({ openedAtMs }) => (openedAtMs === undefined ? undefined : iso(openedAtMs)),
    { example: "2026-01-02T09:30:00.000Z" },
  ),
  holds_waiting: owner(
    "integer?",
    "How many people are waiting for its owner to release it; absent if no one is.",
    ({ waiting }) => (waiting > 0 ? waiting : undefined),
    { minimum: 1 },
  ),
  damaged: owner(
    "boolean?",
    "True if its name, note or url_token can no longer be read; unreadable parts are empty.",
    ({ damaged }) => trueOrAbsent(damaged),
  ),
  name: {
    type: "string",
    doc: "Shown to the owner, up to 255 characters.",
    characters: 255,
    example: "Wi-Fi",
    flag: { "--name <text>": "A name that only you see, in lists." },
    out: owner("string", "As the owner named it, or empty.", ({ name }) => name, { example: "Wi-Fi" }),
  },
  note: {
    type: "string",
    doc: () => `For the owner only, up to ${count(MAX_NOTE_BYTES)} bytes.`,
    bytes: MAX_NOTE_BYTES,
    example: "For the new printer",
    flag: { "--note <text>": "A note that only you see." },
    out: owner("string", "The owner's note, or empty.", ({ note }) => note, { example: "For the new printer" }),
  },
  sender_name: {
    type: "string",
    doc: "How the page of the link names the sender: one line of up to 100 characters, marked as the sender's own words. For callers with an account; ignored otherwise.",
    characters: 100,
    isOneLine: true,
    example: "Anna Weber",
    out: owner(
      "string?",
      "The sender's name on its page; absent if the page does not name the sender.",
      ({ sender }) => sender?.name,
    ),
  },
  sender_message: {
    type: "string",
    doc: "A message on the page of the link, up to 300 characters. The page shows it before it asks for the passphrase, so it must not contain secrets. For callers with an account; ignored otherwise.",
    characters: 300,
    example: "As promised on the phone",
    out: owner("string?", "The sender's message; absent if sender_name is.", ({ sender }) => sender?.message),
  },
  sender_email: {
    type: "boolean",
    doc: "Whether the page of the link shows the email address of the caller's account. Default: false.",
    example: true,
    out: owner(
      "boolean?",
      "Whether its page shows the account's address; absent if sender_name is.",
      ({ sender }) => sender?.showsEmail,
    ),
  },
} satisfies Table;

/** The language that a sender chose for their recipients, as a trait; false if none. */
export function languageOf(
  given: string | undefined,
  { languages }: PushRules,
  problems: Problems,
): { language: string } | false {
  if (!given) return false;
  const language = languages.find((one) => one.toLowerCase() === given.toLowerCase());
  if (language === undefined) problems.add("language", `must be one of ${languages.join(", ")}`);
  return language !== undefined && { language };
}

/** A new push as requested. push_draft.ts checks and completes it. */
export type PushDraft = Draft<typeof PUSH_FIELDS>;
export const TAKEN_OF_PUSH = new TakenFields("push", PUSH_FIELDS);

const E2E_WORDS = {
  off: "This server refuses it.",
  offered: "Default: false.",
  preferred: "Default: false. This server prefers it.",
  required: "This server refuses pushes without it.",
};

function endOf({ expired, record, atMs }: Push): number | null {
  return expired ? expiredAtMs(record, atMs) : null;
}

const trueOrAbsent = (holds: boolean): true | undefined => (holds ? true : undefined);

const kindsOf = ({ rules }: FieldSettings) =>
  KINDS.flatMap((kind) => (rules.enabled[kind] ? [{ kind, ...rules.kinds[kind] }] : []));

/** The one value, or null if there are several. */
const alike = <T>(values: T[]): T | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);

// The default of a choice may differ by kind; so may the range of an expiry.

function choice(doc: string, usual: (kind: KindRules) => boolean) {
  return {
    type: "boolean" as const,
    doc: (settings: FieldSettings) => {
      const kinds = kindsOf(settings);
      return `${doc} Default: ${alike(kinds.map(usual)) ?? kinds.map((kind) => `${kind.kind} ${usual(kind)}`).join(", ")}.`;
    },
    schema: (settings: FieldSettings) => {
      const value = alike(kindsOf(settings).map(usual));
      return value === null ? { example: true } : { example: value, default: value };
    },
  };
}

function expiry(unit: "Days" | "Views") {
  const rangesIn = (settings: FieldSettings) =>
    kindsOf(settings).map((kind) => ({
      kind: kind.kind,
      min: kind[`expireAfter${unit}Min`],
      max: kind[`expireAfter${unit}Max`],
      usual: kind[`expireAfter${unit}Default`],
    }));
  return {
    type: "integer" as const,
    doc: (settings: FieldSettings) => {
      const words = rangesIn(settings).map(({ kind, min, max, usual }) => [
        kind,
        `${min} to ${max}, by default ${usual}`,
      ]);
      const all = alike(words.map(([, range]) => range)) ?? words.map((word) => word.join(" ")).join("; ");
      const outside = settings.isForgiving ? " A number outside the range becomes the default." : "";
      return `Expire after this many ${unit.toLowerCase()}: ${all}.${outside}`;
    },
    schema: (settings: FieldSettings) => {
      const ranges = rangesIn(settings);
      const usual = alike(ranges.map((range) => range.usual));
      return {
        example: ranges[0]?.usual,
        ...(usual !== null && { default: usual }),
        ...(!settings.isForgiving && {
          minimum: Math.min(...ranges.map(({ min }) => min)),
          maximum: Math.max(...ranges.map(({ max }) => max)),
        }),
      };
    },
  };
}
