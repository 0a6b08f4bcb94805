// The settings of a server as its pages show them to a reader without an account, read back from their HTML. If the
// pages rendered with them differ from the server's bytes, the HTML holds something that no setting put there. So
// nothing here has to be strict: a wrong reading shows up as a difference. But it must be quick with any HTML, so no
// pattern here may backtrack.

import { GENERATOR, type GeneratorDefaults } from "../../../static/scripts/generator.ts";
import { isLanguage, type Language, LANGUAGES, textsIn } from "../../../static/texts.ts";
import { NO_POLICY, type Policy } from "../../model/policy.ts";
import { PASSPHRASES, type Preset, termsIn } from "../../model/preset.ts";
import { KINDS, type Kind } from "../../model/push.ts";
import { E2E_POLICIES, type KindRules, type PushRules } from "../../model/rules.ts";
import type { PublicPagesSettings } from "./public_pages.ts";
import type { CreateSettings } from "./create.ts";
import type { RevealFacts } from "./reveal.ts";
import type { PanelView } from "./part.ts";
import { wordsOf } from "./language.ts";
import { LOCAL_SIGN_INS, type WaysIn } from "./ways_in.ts";

/** The settings that the pages depend on, without the colours and the logo. */
export interface PublicSettings {
  title: string;
  tagline: string;
  allowAnonymous: boolean;
  waysIn: WaysIn;
  /** There is no account yet: the server asks for the first one. */
  needsSetup: boolean;
  requestsEnabled: boolean;
  /** Whether readers without an account may create nothing from this address. */
  createClosed: boolean;
  filesNeedAccount: boolean;
  generator: GeneratorDefaults;
  presets: readonly Pick<Preset, "terms" | "passphrase">[];
  rules: PushRules;
  fileLimits: CreateSettings["fileLimits"];
  about: PublicPagesSettings["about"];
}

/** What a server answered in one language; "" for a page that it did not show. */
export interface Shown {
  create: string;
  about: string;
  signIn: string;
  receipts: string;
  languages: string;
  needsSetup: boolean;
}

/** The `features` of a server's version record. */
export interface Features {
  anonymous_access?: unknown;
  requests?: { enabled?: unknown };
  pushes?: Record<string, Record<string, unknown> | boolean | undefined>;
}

export function readPublicSettings(shown: Shown, language: Language, features: Features): PublicSettings {
  const texts = textsIn(language);
  const form = jsonIn(shown.create);
  const tagline = textIn(shown.create, /<div class="lead">\s*<h1>[^<]*<\/h1>\s*<p>([^<]*)<\/p>/);
  const feature = (name: string, key = "enabled"): unknown => Object(features.pushes?.[name])[key];
  const policy = feature("end_to_end", "policy");
  const isAllowed = (kind: Kind): boolean => !Array.isArray(form.allowed) || form.allowed.includes(kind);
  return {
    title: textIn(shown.about, /<span>([^<]*)<\/span>\s*<\/a>/),
    tagline: tagline === texts.create.tagline ? "" : tagline,
    allowAnonymous: features.anonymous_access === true,
    waysIn: waysInIn(shown.signIn, language),
    needsSetup: shown.needsSetup,
    requestsEnabled: Object(features.requests).enabled === true,
    createClosed: shown.create.includes('id="create-closed"'),
    filesNeedAccount: feature("file_attachments", "requires_authentication") === true,
    generator: generatorIn(form.generator),
    presets: presetsIn(form.presets),
    rules: {
      kinds: kindsIn(Object(form.kinds)),
      enabled: {
        text: isAllowed("text"),
        url: feature("url_pushes") === true && isAllowed("url"),
        qr: feature("qr_code_pushes") === true && isAllowed("qr"),
        file: feature("file_attachments") === true && isAllowed("file"),
      },
      maxPayloadBytes: Number(form.maxPayloadBytes),
      e2e: E2E_POLICIES.find((known) => known === (form.e2e ?? policy)) ?? "off",
      openedBefore: form.openedBefore === true,
      // No page of a reader without an account shows it, except for that of a push, which is read by itself.
      revealCheck: "off",
      receipts: shown.receipts.includes('id="links"'),
      languages: languagesOn(shown.languages),
      addressable: { sources: [], own: null, codes: false },
      policy: policyIn(Object(form.policy)),
    },
    fileLimits: {
      maxFiles: Number(form.maxFiles),
      maxFileBytes: Number(form.maxFileBytes),
      maxPushBytes: Number(form.maxPushBytes),
    },
    about: aboutIn(shown.about, language),
  };
}

/** What the page of languages offers, in the order of the table. */
export const languagesOn = (html: string): Language[] => {
  const links = html.matchAll(/<li data-names="[^"<>]*"><a [^<>]* hreflang="([\w-]+)"/g);
  const told = new Set(Array.from(links, ([, tag]) => tag));
  return LANGUAGES.filter((tag) => told.has(tag));
};

/** The language that a page says it is in; the given one if this program does not know it. */
export function languageOfPage(html: string, otherwise: Language): Language {
  const tag = /<html lang="([\w-]+)"/.exec(html)?.[1];
  return isLanguage(tag) ? tag : otherwise;
}

function generatorIn(told: unknown): GeneratorDefaults {
  const { style, characters, words, pinDigits, separator } = { ...GENERATOR, ...Object(told) } as Record<
    string,
    unknown
  >;
  return {
    style: (["characters", "words", "pin"] as const).find((known) => known === style) ?? GENERATOR.style,
    characters: Number(characters),
    words: Number(words),
    pinDigits: Number(pinDigits),
    separator: String(separator),
  };
}

const presetsIn = (told: unknown): PublicSettings["presets"] =>
  (Array.isArray(told) ? told : []).map((one) => {
    const { terms, passphrase: asked } = Object(one) as Record<string, unknown>;
    return { terms: termsIn(Object(terms)), passphrase: PASSPHRASES.find((known) => known === asked) };
  });

/** What the form of a new push calls its presets, in its language. */
export const presetLabelsIn = (html: string): string[] =>
  Array.from(html.matchAll(/<button type="button" class="chip" aria-pressed="false">([^<]*)</g), ([, label]) =>
    decoded(label),
  );

const policyIn = (told: Record<string, unknown>): Policy => ({
  ...NO_POLICY,
  passphraseRequired: told.passphraseRequired === true,
  passphraseMinLength: Number(told.passphraseMinLength ?? 1),
  coverRequired: told.coverRequired === true,
  by: told.bindsDurations === true ? { expire_after_days_min: "policy.anonymous.expire_after_days_min" } : {},
});

function waysInIn(html: string, language: Language): WaysIn {
  const told = jsonIn(html);
  return {
    signUp: html.includes('href="/users/sign_up"'),
    local: LOCAL_SIGN_INS.find((known) => known === told.local) ?? "all",
    provider: between(companyButtonIn(html), textsIn(language).company.signIn, "{label}"),
    directory: told.directory === true,
  };
}

const companyButtonIn = (html: string): string =>
  textIn(html, /<form id="company"[^>]*>\s*<input[^>]*>\s*<button[^>]*>([^<]*)<\/button>/);

const isGate = (html: string): boolean => html.includes('<section id="gate"');

/**
 * The facts that the page before a push shows to a reader who did not make it; null for another page.
 * @param hasFiles whether the page may show pictures, as its policy says
 * @param panels what capabilities show of the push there
 */
export function readGate(
  html: string,
  urlToken: string,
  hasFiles: boolean,
  panels: readonly PanelView[],
): RevealFacts | null {
  if (!isGate(html)) return null;
  const told = jsonIn(html);
  const before = told.before === undefined ? null : (Object(told.before) as Record<string, unknown>);
  return {
    urlToken,
    own: false,
    covered: told.covered === true,
    remembers: told.remembers === true,
    guarded: html.includes('id="passphrase"'),
    deletable: html.includes('id="delete-row"'),
    hasFiles,
    views: Number(told.views),
    expires: timeOf(told.expires),
    panels,
    before: before && { n: Number(before.n), at: timeOf(before.at) },
    beforeValues: {
      before: textIn(html, /<p id="before">([^<]*)<\/p>/) || null,
      told: false,
      asksSender: before !== null && !html.includes('id="not-me"'),
      alarm: html.includes('id="not-me"') ? `/p/${urlToken}/alarm` : null,
      freezes: html.includes('id="delete-row"'),
    },
    sender: NOTE.exec(html)?.[0] ?? null,
    left: textIn(html, /<span id="left-words">([^<]*)<\/span>/),
    formId: textIn(html, /name="form_id" value="(\w+)"/),
    message: "",
    isWrong: false,
  };
}

const timeOf = (value: unknown): string => (/^[\d:.TZ-]{20,30}$/.test(String(value)) ? String(value) : "");
/** A sender's words, which may hold only text. */
const WORDS = "(?:[^<>]|<strong><bdi>[^<>]*</bdi></strong>)*";
export const NOTE = new RegExp(
  `<figure class="sender" aria-label="[^"<>]*">(?:<p>${WORDS}</p>)?(?:<blockquote dir="auto">[^<>]*</blockquote>)?<figcaption>${WORDS}</figcaption></figure>`,
);

function aboutIn(html: string, language: Language): PublicSettings["about"] {
  const { about: texts } = textsIn(language);
  // The first paragraph without attributes is the page's lead.
  const [, runBy = ""] = Array.from(html.matchAll(/<p>([^<]*)<\/p>/g), ([, text]) => decoded(text));
  const items = [...html.matchAll(/<li>([^<]*)<\/li>/g)].map(([, text]) => decoded(text));
  const time = (text: string): number | null => {
    for (const item of items) {
      const words = between(item, text, "{time}");
      if (words !== null) return durationOf(words, language);
    }
    return null;
  };
  return {
    operator: between(runBy, texts.runBy, "{name}") ?? "",
    contact: textIn(html, new RegExp(`<p>\\s*${texts.contact}\\s*(?:<a [^>]*>)?([^<]*)`)).trim(),
    text: textIn(html, /<p dir="auto">([^<]*)<\/p>/),
    purgeAnonymousAfterMs: time(texts.rowAnonymous),
    purgeAfterMs: time(texts.rowOwned),
    downloadLinkLifeMs: time(texts.endFiles) ?? 0,
  };
}

/** The text that stands in the place of {name}, without the marks that isolate it in a language from right to left. */
export function between(text: string, pattern: string, name: string): string | null {
  const [before = "", after = ""] = pattern.split(name);
  const fits = text.startsWith(before) && text.endsWith(after) && text.length >= before.length + after.length;
  return fits ? text.slice(before.length, text.length - after.length).replace(/^\u2068|\u2069$/g, "") : null;
}

const MINUTE_MS = 60_000;
const UNITS_MS = [24 * 60 * MINUTE_MS, 60 * MINUTE_MS, MINUTE_MS];

function durationOf(words: string, language: Language): number {
  const amount = Number(words.replace(/\D/g, ""));
  return UNITS_MS.map((unit) => amount * unit).find((ms) => wordsOf(language).duration(ms) === words) ?? 0;
}

const NUMBERS = [
  "expireAfterDaysDefault",
  "expireAfterDaysMin",
  "expireAfterDaysMax",
  "expireAfterViewsDefault",
  "expireAfterViewsMin",
  "expireAfterViewsMax",
] as const;
const FLAGS = ["retrievalStepDefault", "deletableByViewerDefault"] as const;

/** The rules in the order that the page shows, which may hold only numbers and flags. */
function kindsIn(kinds: Record<string, unknown>): Record<Kind, KindRules> {
  const order = Object.keys(kinds).filter((name): name is Kind => KINDS.some((kind) => kind === name));
  return Object.fromEntries(
    (order.length === KINDS.length ? order : KINDS).map((kind) => {
      const rules = Object(kinds[kind]) as Record<string, unknown>;
      return [
        kind,
        Object.fromEntries([
          ...NUMBERS.map((name) => [name, Number(rules[name])]),
          ...FLAGS.map((name) => [name, rules[name] === true]),
        ]),
      ];
    }),
  ) as Record<Kind, KindRules>;
}

export function jsonIn(html: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(textIn(html, /<meta name="settings" content='([^']*)'/)));
  } catch {
    return {};
  }
}

export const textIn = (html: string, pattern: RegExp): string => decoded(pattern.exec(html)?.[1]);

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const decoded = (text = ""): string => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? "");
