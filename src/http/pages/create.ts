// The form of a new push, as a particular person may fill it in.

import { GENERATOR, type GeneratorDefaults } from "../../../static/scripts/create/generator.ts";
import type { FileLimits } from "../../domain/files/files.ts";
import { type Policy, policyFor } from "../../model/policy.ts";
import { KINDS } from "../../model/push.ts";
import { DURATIONS_MS, MAX_QR_CHARACTERS, PUSH_FIELDS } from "../../model/push_fields.ts";
import type { OfferedPreset } from "../../model/preset.ts";
import type { PushRules } from "../../model/rules.ts";
import type { SignedInUser } from "../sessions/browser_sessions.ts";
import { languageFor, textsFor, wordsOf } from "./language.ts";
import type { Branding, Page } from "./layout.ts";
import { codeAt, LETTER_PATH } from "./letter.ts";
import { termInputs } from "./term_inputs.ts";

/** The settings of this instance that the form shows, as they apply to the reader. */
export interface CreateSettings {
  rules: PushRules;
  fileLimits: Pick<FileLimits, "maxFiles" | "maxFileBytes" | "maxPushBytes">;
  fileAttachmentsRequireAuthentication: boolean;
  branding: Pick<Branding, "tagline">;
  generator: GeneratorDefaults;
}

/** What the form offers besides the push itself. */
export interface CreateOffers {
  /** A link to the form that asks for a secret. */
  asks: boolean;
  sendsMail: boolean;
  /** Whether the person is notified when a push is opened, unless they choose otherwise. */
  notifyMe: boolean;
  /** Sets of terms to choose from. */
  presets: readonly OfferedPreset[];
  /** What another app has sent, for the text field. */
  shared?: string;
}

export const NO_OFFERS: CreateOffers = { asks: false, sendsMail: false, notifyMe: false, presets: [] };

const LIVE = ["createLive", "pushChangeLive", "filesLive", "shareLive", "undoLive", "cautionCreateLive"] as const;

export function createPageFor(
  request: Request,
  person: SignedInUser | null,
  options: CreateSettings,
  { asks, sendsMail, notifyMe, presets, shared = "" }: CreateOffers = NO_OFFERS,
): Page {
  const texts = textsFor(request).create;
  const filesOpen = person !== null || !options.fileAttachmentsRequireAuthentication;
  const { enabled, e2e, policy } = options.rules;
  const receipts = person === null && options.rules.receipts;
  const isAddressable = person !== null && mayAddress(options.rules);
  const { say, sentences } = wordsOf(languageFor(request));
  const length = policy.passphraseMinLength > 1 ? say(texts.passphraseLength, { n: policy.passphraseMinLength }) : "";
  return {
    template: "create",
    title: texts.title,
    script: "create",
    live: [
      ...LIVE,
      ...(person && e2e !== "off" ? (["keptLive"] as const) : []),
      ...(isAddressable ? (["addresseesLive"] as const) : []),
    ],
    settings: {
      ...createSettings(options, person?.user.id ?? null, filesOpen),
      notifyMe,
      ...(presets.length > 0 && { presets: presets.map(({ terms, passphrase }) => ({ terms, passphrase })) }),
    },
    modules: [
      "words",
      "generator",
      "sending",
      "zipping",
      "qr_files",
      "letter",
      "result",
      ...(person ? (["waits"] as const) : []),
      ...(isAddressable ? (["links"] as const) : []),
      ...(e2e === "off" ? [] : (["seal", "qr"] as const)),
      ...(person && e2e !== "off" ? (["kept"] as const) : []),
      // People with an account can keep presets.
      ...(person !== null || presets.length > 0 ? (["presets"] as const) : []),
    ],
    seals: e2e !== "off",
    secret: shared !== "",
    values: {
      shared,
      tagline: options.branding.tagline || texts.tagline,
      termInputs: termInputs(languageFor(request), person !== null),
      presetChips: presets.map(chipOf).join(""),
      withEntered: enabled.text || enabled.file,
      withOpened: enabled.url || enabled.qr,
      withText: enabled.text,
      withFiles: enabled.file,
      // The script sends the files, and says how many are allowed.
      filesField: "",
      fileLimits: "",
      filesOpen,
      withUrl: enabled.url,
      withQr: enabled.qr,
      asks,
      sealable: e2e !== "off",
      sealRequired: e2e === "required",
      senderEmail: say(texts.senderEmail, { email: person?.user.email ?? "" }),
      accountEmail: person?.user.email ?? "",
      notifyHint: sendsMail ? texts.notifyByMail : texts.notifyInList,
      groupLimits: groupLimitsIn(request, options.rules),
      passphraseRequired: policy.passphraseRequired,
      passphraseLabel: policy.passphraseRequired ? texts.passphraseRequired : texts.passphrase,
      passphraseHint: policy.passphraseRequired ? length : sentences(length, texts.passphraseHint),
      // On a phone, one more field needs the room of what explains the others: the button stays in sight.
      aside: policy.passphraseRequired ? 'class="aside"' : "",
      coverRequired: policy.coverRequired,
      coverHidden: policy.coverRequired ? "" : "hidden",
      receipts,
      ...addresseesWords(request, options.rules),
      addressable: isAddressable,
      maxSenderName: PUSH_FIELDS.sender_name.characters,
      maxSenderMessage: PUSH_FIELDS.sender_message.characters,
      // The script fills them in when there is a link.
      link: "",
      ...codeAt(null),
      letter: LETTER_PATH,
    },
  };
}

/** Whether people with an account can name the only people who may open a push, or answer a request. */
export const mayAddress = ({ addressable: { sources, codes } }: PushRules): boolean => sources.length > 0 || codes;

/** The words around the field "Only for these people", and under the finished link. */
export function addresseesWords(request: Request, { addressable: { sources, codes }, policy }: PushRules) {
  const { caution } = textsFor(request);
  const byCode = [caution.addresseesByCode, caution.addresseesNextByCode] as const;
  const byEither = [caution.addresseesHint, caution.addresseesNextByEither] as const;
  const byCompany = [caution.addresseesByCompany, caution.addresseesNext] as const;
  const ways = codes ? byEither : byCompany;
  const [addresseesHint, addresseesNext] = sources.length > 0 ? ways : byCode;
  const addresseesLabel = policy.recipientsRequired ? caution.addresseesRequired : caution.addressees;
  return { addresseesLabel, addresseesHint, addresseesNext };
}

/** The groups whose policies apply to the reader, in a sentence; null if there are none. */
export function groupLimitsIn(request: Request, { groups }: PushRules): string | null {
  const { say, list } = wordsOf(languageFor(request));
  return groups ? say(textsFor(request).create.groupLimits, { groups: list(groups) }) : null;
}

const chipOf = ({ label, own }: OfferedPreset): string =>
  `<button type="button" class="chip" aria-pressed="false"${own ? " data-own" : ""}>${Bun.escapeHTML(label)}</button>`;

/**
 * The page in place of the form, if nothing can be created from the reader's address, or by a member of these groups.
 * @param groups the groups whose policies together leave the reader no kind of push
 */
export function createClosedPageFor(request: Request, groups: readonly string[] = []): Page {
  const texts = textsFor(request).createClosed;
  const isAnybody = groups.length === 0;
  const { say, list } = wordsOf(languageFor(request));
  return {
    template: "create_closed",
    title: isAnybody ? texts.title : texts.nothingTitle,
    values: { isAnybody, why: isAnybody ? texts.text : say(texts.nothing, { groups: list(groups) }) },
  };
}

type Sizes = Pick<FileLimits, "maxFiles" | "maxFileBytes" | "maxPushBytes">;

/** The file sizes that a page shows to a reader with this policy. */
export const fileLimitsUnder = ({ maxFileBytes }: Policy, limits: Sizes): Sizes =>
  maxFileBytes === null ? limits : { ...limits, maxFileBytes };

/** What the form of a new push needs to know about this instance. */
function createSettings(options: CreateSettings, userId: number | null, filesOpen: boolean): object {
  const { rules, fileLimits } = options;
  const { policy } = rules;
  return {
    signedIn: userId !== null,
    userId,
    filesOpen,
    kinds: rules.kinds,
    allowed: KINDS.filter((kind) => rules.enabled[kind]),
    policy: {
      passphraseRequired: policy.passphraseRequired,
      passphraseMinLength: policy.passphraseMinLength,
      coverRequired: policy.coverRequired,
      bindsDurations: KINDS.some((kind) => policyFor(rules, kind).by.expire_after_days_min !== undefined),
    },
    durations: DURATIONS_MS,
    openedBefore: rules.openedBefore,
    maxPayloadBytes: rules.maxPayloadBytes,
    maxQrCharacters: MAX_QR_CHARACTERS,
    maxFiles: fileLimits.maxFiles,
    maxFileBytes: fileLimits.maxFileBytes,
    maxPushBytes: fileLimits.maxPushBytes,
    e2e: rules.e2e,
    // On nearly every server, the script's own defaults apply.
    ...(JSON.stringify(options.generator) !== JSON.stringify(GENERATOR) && { generator: options.generator }),
  };
}
