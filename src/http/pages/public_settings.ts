// The settings that the pages for a reader without an account show, as /about/settings.json states them. `secretpush watch` renders
// the pages from them, so the schema is strict: text is allowed only where a page contains a setting's text.

import {
  type Static,
  type TLiteral,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnion,
  Type as t,
} from "@sinclair/typebox";

import type { GeneratorDefaults } from "../../../static/scripts/create/generator.ts";
import { LANGUAGES } from "../../../static/languages.ts";
import type { FileLimits } from "../../domain/files/files.ts";
import type { Pushes } from "../../domain/pushes/pushes.ts";
import type { SignUps } from "../../domain/sign_in/sign_ups.ts";
import { mayComeFrom, NO_POLICY, policyFor } from "../../model/policy.ts";
import { PASSPHRASES } from "../../model/preset.ts";
import { type Kind, KINDS } from "../../model/push.ts";
import { E2E_POLICIES, type PushRules } from "../../model/rules.ts";
import { clientInfoOf } from "../request_context.ts";
import { fileLimitsUnder } from "./create.ts";
import type { Branding } from "./layout.ts";
import type { PresetsFor } from "./part.ts";
import type { PublicPagesSettings } from "./public_pages.ts";
import { LOCAL_SIGN_INS, type WaysIn } from "./ways_in.ts";

export const SETTINGS_PATH = "/about/settings.json";

const object = <T extends TProperties>(members: T): TObject<T> => t.Object(members, { additionalProperties: false });
const oneOf = <T extends string>(values: readonly T[]): TUnion<Array<TLiteral<T>>> =>
  t.Union(values.map((value) => t.Literal(value)));
const orNull = <T extends ReturnType<typeof t.String | typeof t.Integer>>(type: T) => t.Union([type, t.Null()]);
const forEachKind = <T extends TSchema>(type: T) =>
  object(Object.fromEntries(KINDS.map((kind) => [kind, type])) as Record<Kind, T>);
const count = t.Integer({ minimum: 0 });
const flag = t.Boolean();
const words = t.String();

export const PublicSettingsSaid = object({
  title: words,
  tagline: words,
  allowAnonymous: flag,
  waysIn: object({ signUp: flag, local: oneOf(LOCAL_SIGN_INS), provider: orNull(words), directory: flag }),
  /** There is no account yet: the server asks for the first one. */
  needsSetup: flag,
  requestsEnabled: flag,
  /** Whether readers without an account cannot create anything from this address. */
  createClosed: flag,
  filesNeedAccount: flag,
  generator: object({
    style: oneOf(["characters", "words", "pin"] as const),
    separator: words,
    characters: count,
    words: count,
    pinDigits: count,
  }),
  presets: t.Array(
    object({
      /** By language. */
      labels: t.Record(t.String(), words),
      terms: t.Record(t.String(), t.Union([words, t.Number(), flag, t.Array(words)])),
      passphrase: t.Optional(oneOf(PASSPHRASES)),
    }),
  ),
  kinds: forEachKind(
    object({
      expireAfterDaysDefault: count,
      expireAfterDaysMin: count,
      expireAfterDaysMax: count,
      expireAfterViewsDefault: count,
      expireAfterViewsMin: count,
      expireAfterViewsMax: count,
      retrievalStepDefault: flag,
      deletableByViewerDefault: flag,
    }),
  ),
  enabled: forEachKind(flag),
  maxPayloadBytes: count,
  openedBefore: flag,
  receipts: flag,
  languages: t.Array(oneOf(LANGUAGES)),
  e2e: oneOf(E2E_POLICIES),
  policy: object({ passphraseRequired: flag, passphraseMinLength: count, coverRequired: flag, bindsDurations: flag }),
  fileLimits: object({ maxFiles: count, maxFileBytes: count, maxPushBytes: count }),
  about: object({
    operator: words,
    contact: words,
    text: words,
    purgeAnonymousAfterMs: orNull(count),
    purgeAfterMs: orNull(count),
    downloadLinkLifeMs: count,
  }),
});
export type PublicSettings = Static<typeof PublicSettingsSaid>;

export interface PublicSettingsOptions extends Pick<PublicPagesSettings, "about"> {
  signUps: SignUps;
  /** Whether the server offers secret requests. */
  requestsEnabled: boolean;
  presetsFor: PresetsFor | null;
  pushes: Pushes;
  fileLimits: FileLimits;
  allowAnonymous: boolean;
  fileAttachmentsRequireAuthentication: boolean;
  branding: Branding;
  generator: GeneratorDefaults;
}

/** What the pages show to a reader without an account who comes from the address of this request. */
export async function publicSettingsFor(
  request: Request,
  waysIn: WaysIn,
  options: PublicSettingsOptions,
): Promise<PublicSettings> {
  const { branding, about, generator, allowAnonymous } = options;
  const rules = await options.pushes.rules.of({ userId: null, role: null });
  const { kinds, enabled, policy } = rules;
  const createClosed = !mayComeFrom(policy, clientInfoOf(request).ip);
  const languages = LANGUAGES.filter((tag) => rules.languages.includes(tag));
  // The presets of a form that is not shown stay private.
  const presetsIn = (language: string) =>
    allowAnonymous && !createClosed ? (options.presetsFor?.(null, null, language, rules) ?? []) : [];
  const labels = languages.map((tag) => [tag, presetsIn(tag)] as const);
  return {
    title: branding.title,
    tagline: branding.tagline,
    allowAnonymous,
    waysIn,
    needsSetup: await options.signUps.needsSetup(),
    requestsEnabled: options.requestsEnabled,
    createClosed,
    filesNeedAccount: options.fileAttachmentsRequireAuthentication,
    generator,
    presets: presetsIn("").map(({ terms: given, passphrase }, index) => {
      const terms = given as PublicSettings["presets"][number]["terms"];
      const said = labels.map(([tag, presets]) => [tag, presets[index]?.label ?? ""]);
      return Object.assign({ labels: Object.fromEntries(said), terms }, passphrase && { passphrase });
    }),
    kinds,
    enabled,
    maxPayloadBytes: rules.maxPayloadBytes,
    openedBefore: rules.openedBefore,
    receipts: rules.receipts,
    languages,
    e2e: rules.e2e,
    policy: {
      passphraseRequired: policy.passphraseRequired,
      passphraseMinLength: policy.passphraseMinLength,
      coverRequired: policy.coverRequired,
      bindsDurations: KINDS.some((kind) => policyFor(rules, kind).by.expire_after_days_min !== undefined),
    },
    fileLimits: sizesOf(fileLimitsUnder(policy, options.fileLimits)),
    about: {
      operator: about.operator,
      contact: about.contact,
      text: about.text,
      purgeAnonymousAfterMs: about.purgeAnonymousAfterMs,
      purgeAfterMs: about.purgeAfterMs,
      downloadLinkLifeMs: about.downloadLinkLifeMs,
    },
  };
}

const sizesOf = ({ maxFiles, maxFileBytes, maxPushBytes }: PublicSettings["fileLimits"]) => ({
  maxFiles,
  maxFileBytes,
  maxPushBytes,
});

/** The rules that the pages show. Rules that readers without an account never see have standard values. */
export function rulesSaid(settings: PublicSettings): PushRules {
  const { bindsDurations, ...policy } = settings.policy;
  return {
    ...settings,
    // The page of a push shows this, and is read separately.
    revealCheck: "off",
    addressable: { sources: [], own: null, codes: false },
    policy: {
      ...NO_POLICY,
      ...policy,
      by: bindsDurations ? { expire_after_days_min: "policy.anonymous.expire_after_days_min" } : {},
    },
  };
}
