// Compares what a server sends to browsers with what this executable sends: every asset by its hash, and every page
// that needs no account by its bytes. The server states its settings; this program's own functions then render the
// pages with them, in each language, and the result must be the same. So a server can add nothing to a page except
// plain text where a setting's text belongs.

import { Value } from "@sinclair/typebox/value";

import type { Language } from "../../../static/languages.ts";
import { version } from "../../base/build.ts";
import { newToken, sha256 } from "../../base/crypto.ts";
import { DOCUMENT_PATH, REFERENCE_PATH } from "../../http/contract/docs.ts";
import { JSON_HEADERS, PICTURES_POLICY, TRUSTED_PAGE_HEADERS as TRUSTED } from "../../http/headers.ts";
import { readView as readSealedView } from "../../capabilities/e2e/panel.ts";
import { readView as readHeldView } from "../../capabilities/hold/panel.ts";
import { readView as readLockedView } from "../../capabilities/lock/panel.ts";
import { readAsked, readView as readCheckView } from "../../capabilities/reveal_check/panel.ts";
import { listPageFor } from "../../capabilities/receipts/list_page.ts";
import { readAnswerForm, readRequestGate, requestPageAt } from "../../capabilities/requests/watched.ts";
import type { Logo } from "../../http/pages/assets.ts";
import { revealPageFor } from "../../http/pages/reveal.ts";
import type { Page } from "../../http/pages/layout.ts";
import { speakAs } from "../../http/language.ts";
import { Mirror, type MirrorOptions, type PageAt, WATCHED_PATHS } from "../../http/pages/mirror.ts";
import { languageOfPage, readGate } from "../../http/pages/page_reading.ts";
import { type PublicSettings, PublicSettingsSaid, SETTINGS_PATH } from "../../http/pages/public_settings.ts";
import { type OpenApi, referenceHtml, referencePageFor } from "../../http/pages/reference.ts";
import { accentIn } from "../../http/pages/theme.ts";
import { OperationFailed, visible } from "../terminal.ts";
import { acceptLanguage, type Load } from "./browser_headers.ts";
import { fetchAsBrowser, type Seen, type WatchedServer } from "./browser_view.ts";
import { isObject, type Noun, text } from "../client/server_refusals.ts";

export interface Difference {
  /** The path, and in brackets the language of a page. */
  place: string;
  expected: string;
  found: string;
}

export interface Comparison {
  differences: Difference[];
  pages: number;
  assets: number;
  /** A fingerprint of the settings that the pages show: names, limits, colours, the operator's own words. */
  fingerprint: string;
}

/** The server is a different version, whose files this program does not know. */
export class OtherVersion extends OperationFailed {}

/** A push or a request whose pages are compared too. */
export interface Subject {
  noun: Noun;
  urlToken: string;
  /** Whether its link ends in a key: then only pages for content sealed end to end are right. */
  sealed: boolean;
  /** Whether the page behind a request's gate is compared, too, which adds an entry to the request's log. */
  opens: boolean;
}

const VERSION_PATH = "/api/v2/version";

/** A page as a browser receives it. */
interface Shown {
  path: string;
  language: Language;
  load: "page" | "form";
  seen: Seen;
  html: string;
}

/** The languages to compare: these, or this many besides English and `also`, chosen again for each check. */
export type WatchedLanguages = readonly Language[] | { drawn: number; also: readonly Language[] };

/** @throws OtherVersion; OperationFailed if a server does not answer, or does not answer like this one */
export async function compare(
  server: WatchedServer,
  subject: Subject | null,
  watched: WatchedLanguages,
): Promise<Comparison> {
  await expectVersion(server);
  const { settings, differences } = await settingsOf(server);
  const languages = languagesOf(server, settings.languages, watched);
  const pages = await pagesOf(server, subject, languages);
  const about = pages.find(({ path }) => path === "/about");
  const { accent, logo, style } = await brandingOf(server, about?.html ?? "");
  const reference = await referenceOf(server);
  const mirror = mirrorFor({ settings, accent, logo, applicationVersion: version });
  for (const page of pages) {
    const told = subject && toldBy(page, subject);
    const method = page.load === "form" ? "POST" : "GET";
    const asked = { method, acceptLanguage: acceptLanguage(page.language) } as const;
    const expected = await mirror.answer(page.path, asked, page.path === REFERENCE_PATH ? reference : told?.describe);
    differences.push(...(await unlike(placeOf(page), expected, page.seen, server.origin)));
    if (told && subject.sealed && !told.sealed) differences.push({ place: placeOf(page), ...NOT_SEALED });
  }
  const assets = await mirror.assets();
  for (const { path, headers, bytes } of assets) {
    const seen = path === style?.path ? style.seen : await fetchAsBrowser(server, path, loadOf(path));
    differences.push(...(await unlike(path, new Response(bytes.slice(), { headers }), seen, server.origin)));
  }
  const shown = { settings, accent, logo: logo && sha256(logo.bytes).toHex() };
  return {
    differences,
    pages: pages.length,
    assets: assets.length,
    fingerprint: sha256(JSON.stringify(shown)).toHex().slice(0, 16),
  };
}

const placeOf = ({ path, language, load }: Shown): string => `${load === "form" ? "POST " : ""}${path} (${language})`;

const loadOf = (path: string): Load => (path.endsWith(".css") ? "style" : path.endsWith(".js") ? "module" : "image");

/** English comes first. If the server does not offer English, the server's first language does. */
function languagesOf(
  server: WatchedServer,
  offered: readonly Language[],
  watched: WatchedLanguages,
): readonly [Language, ...Language[]] {
  const [first = "en", ...others] = offered.toSorted((a, b) => Number(b === "en") - Number(a === "en"));
  if (!("drawn" in watched)) {
    const missing = watched.find((one) => !offered.includes(one));
    if (missing !== undefined) throw new OperationFailed(`${new URL(server.origin).host} does not offer "${missing}"`);
    return [first, ...watched.filter((one) => one !== first)];
  }
  const again = others.filter((one) => watched.also.includes(one));
  return [first, ...again, ...shuffled(others.filter((one) => !again.includes(one))).slice(0, watched.drawn)];
}

function shuffled<T>(items: readonly T[]): T[] {
  const keys = crypto.getRandomValues(new Uint32Array(items.length));
  return items
    .map((item, index) => ({ item, key: keys[index] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

async function pagesOf(
  server: WatchedServer,
  subject: Subject | null,
  languages: readonly Language[],
): Promise<Shown[]> {
  const unknown = newToken(22);
  const paths = [
    ...WATCHED_PATHS,
    ...["", "/r", "/preview", "%23e1."].map((end) => `/p/${unknown}${end}`),
    `/req/${unknown}`,
    `/${unknown}`,
    ...(subject ? pathsOf(subject) : []),
  ];
  const pages: Shown[] = [];
  const see = async (path: string, language: Language, load: Shown["load"], body = ""): Promise<Shown> => {
    const seen = await fetchAsBrowser(server, path, load, language, body);
    const shown = { path, language, load, seen, html: new TextDecoder().decode(seen.bytes) };
    pages.push(shown);
    return shown;
  };
  for (const language of languages) {
    for (const path of paths) {
      const { html } = await see(path, language, "page");
      const asked = readAsked(html);
      const gate = subject?.opens && isOf(path, subject) ? readRequestGate(html, subject.urlToken, asked) : null;
      if (gate && !gate.guarded) await see(path, language, "form", String(new URLSearchParams(asked?.proof)));
    }
  }
  return pages;
}

const pathsOf = ({ noun, urlToken }: Subject): string[] =>
  noun === "push" ? [`/p/${urlToken}`, `/p/${urlToken}/r`] : [`/req/${urlToken}`];
const isOf = (path: string, subject: Subject): boolean => pathsOf(subject).includes(path);

const NOT_SEALED = {
  expected: "a page for what is end-to-end encrypted, as the key in the link demands",
  found: "another page",
};

/** The push or request as a page describes it; null if the page belongs to neither. */
function toldBy(page: Shown, subject: Subject): { sealed: boolean; describe?: (request: Request) => Page } | null {
  const { path, load, seen, html } = page;
  const { urlToken, noun } = subject;
  if (!isOf(path, subject)) return null;
  // The sender may have chosen a language other than the browser's.
  const language = languageOfPage(html, page.language);
  if (noun === "push") {
    const hasFiles = seen.headers.get("content-security-policy") === PICTURES_POLICY;
    // In the order in which the server applies them: if several set a value, the last one wins.
    const panels = [
      ...readLockedView(html),
      ...readHeldView(html, urlToken),
      ...readSealedView(html),
      ...readCheckView(html),
    ];
    const gate = readGate(html, urlToken, hasFiles, panels);
    return gate
      ? {
          sealed: gate.panels.some(({ script }) => script === "sealed"),
          describe: inLanguage(language, (request) => revealPageFor(request, gate)),
        }
      : NOTHING_TOLD;
  }
  const read =
    load === "form" ? readAnswerForm(html, urlToken, language) : readRequestGate(html, urlToken, readAsked(html));
  return read ? { ...read, describe: inLanguage(language, read.describe) } : NOTHING_TOLD;
}

const inLanguage =
  (language: Language, describe: (request: Request) => Page) =>
  (request: Request): Page => {
    speakAs(request, language);
    return describe(request);
  };

const NOTHING_TOLD = { sealed: false };

const pageAt: PageAt = (request, path, { requestsEnabled, receipts }) => {
  if (path === "/receipts") return receipts ? listPageFor(request) : null;
  return requestsEnabled ? requestPageAt(request, path) : null;
};

const MAX_MIRRORS = 8;
const mirrors = new Map<string, Mirror>();

/** Building a mirror's scripts and styles takes a second, and repeated checks mostly find the same settings. */
function mirrorFor(options: MirrorOptions): Mirror {
  const key = JSON.stringify({ ...options, logo: options.logo && sha256(options.logo.bytes).toHex() });
  let found = mirrors.get(key);
  if (!found) {
    if (mirrors.size >= MAX_MIRRORS) mirrors.clear();
    mirrors.set(key, (found = new Mirror(options, pageAt)));
  }
  return found;
}

/** @throws OtherVersion; OperationFailed if it is another product */
async function expectVersion(server: WatchedServer): Promise<void> {
  const record = jsonOf(await fetchAsBrowser(server, VERSION_PATH, "page"));
  const { host } = new URL(server.origin);
  if (!isObject(record) || typeof record.application_version !== "string") {
    throw new OperationFailed(
      `${host} does not answer like Secret Push (${VERSION_PATH} is not a version record): check the address; an address for recipients alone cannot be watched`,
    );
  }
  if (record.application_version !== version) {
    throw new OtherVersion(
      `${host} says that it runs version ${text(record.application_version)}, and this program is version ${version}: only the same version knows its files`,
    );
  }
}

/** The page of the API reference, made from this server's document. Undefined if the document makes no page. */
async function referenceOf(server: WatchedServer): Promise<((request: Request) => Page) | undefined> {
  const document = jsonOf(await fetchAsBrowser(server, DOCUMENT_PATH, "page")) as OpenApi;
  try {
    const html = referenceHtml(document);
    return (request) => referencePageFor(request, html);
  } catch {
    return undefined;
  }
}

async function settingsOf(server: WatchedServer): Promise<{ settings: PublicSettings; differences: Difference[] }> {
  const seen = await fetchAsBrowser(server, SETTINGS_PATH, "page");
  const settings = jsonOf(seen);
  if (!Value.Check(PublicSettingsSaid, settings)) {
    const [error] = Value.Errors(PublicSettingsSaid, settings);
    const where = error ? `${error.path || "the answer"}: ${error.message}` : "";
    throw new OperationFailed(
      `${new URL(server.origin).host} sends settings at ${SETTINGS_PATH} that no genuine server sends (${visible(where)})`,
    );
  }
  return { settings, differences: unlikeHeaders(SETTINGS_PATH, JSON_HEADERS, seen.headers, server.origin) };
}

/** Null if it is not JSON. */
function jsonOf({ bytes }: Seen): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

interface Branding {
  accent: string;
  logo: Logo | null;
  style: { path: string; seen: Seen } | null;
}

const DEFAULT_ACCENT = "#000000";

/** The stylesheet and logo of a page. Neither is trusted: any difference in them shows when everything is compared. */
async function brandingOf(server: WatchedServer, html: string): Promise<Branding> {
  const stylePath = /<link rel="stylesheet" href="(\/assets\/[\w.-]+)"/.exec(html)?.[1];
  const style =
    stylePath === undefined ? null : { path: stylePath, seen: await fetchAsBrowser(server, stylePath, "style") };
  const logoPath = /<img src="(\/assets\/logo-[\w.-]+)"/.exec(html)?.[1];
  const logo = logoPath === undefined ? null : await fetchAsBrowser(server, logoPath, "image");
  const contentType = logo?.headers.get("content-type") ?? "";
  return {
    style,
    accent: accentIn(new TextDecoder().decode(style?.seen.bytes)) ?? DEFAULT_ACCENT,
    logo: logo && /^image\/[a-z+]+$/.test(contentType) ? { bytes: new Uint8Array(logo.bytes), contentType } : null,
  };
}

/** Headers that proxies and servers add or change, and that do not affect a page. All others must be the same. */
const HARMLESS = new Set([
  "age",
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "server",
  "strict-transport-security",
  "transfer-encoding",
  "vary",
  "via",
  "x-request-id",
]);

const DEVICE_COOKIE =
  /^(?:__Host-)?sp_device=[0-9A-Za-z]{32}; Path=\/; Max-Age=\d+;(?: Secure;)? HttpOnly; SameSite=Lax$/;
const TRUSTED_PAGE_HEADERS = new Headers(TRUSTED);

async function unlike(place: string, expected: Response, seen: Seen, origin: string): Promise<Difference[]> {
  if (expected.status !== seen.status) {
    return [{ place, expected: `status ${expected.status}`, found: `status ${seen.status}` }];
  }
  const wanted = sha256(await expected.bytes()).toHex();
  const found = sha256(seen.bytes).toHex();
  const differences = unlikeHeaders(place, expected.headers, seen.headers, origin);
  return wanted === found ? differences : [{ place, expected: wanted, found }, ...differences];
}

function unlikeHeaders(place: string, expected: Headers, seen: Headers, origin: string): Difference[] {
  const names = new Set([...expected.keys(), ...seen.keys()]);
  return [...names].flatMap((name) => {
    const [own, other] = [expected.get(name), alike(name, seen.get(name), origin)];
    // The server sends this header only at an address that browsers trust.
    const trusted = own === null && TRUSTED_PAGE_HEADERS.get(name) === other;
    // The page of a locked push gives each browser a key.
    const isKey = name === "set-cookie" && own === null && DEVICE_COOKIE.test(other ?? "");
    if (HARMLESS.has(name) || own === other || trusted || isKey) return [];
    return [{ place, expected: `${name}: ${own ?? "(none)"}`, found: `${name}: ${other ?? "(none)"}` }];
  });
}

/** Undoes what proxies do: they write a redirect's address in full, and mark the tag of a body that they compress. */
function alike(name: string, value: string | null, origin: string): string | null {
  if (name === "location" && value?.startsWith(`${origin}/`)) return value.slice(origin.length);
  return name === "etag" ? (value?.replace(/^W\/|[-;](?:gzip|br|zstd)(?="$)/g, "") ?? null) : value;
}
