// Compares what a server sends to browsers with what this executable sends: every asset by its hash, and every page that
// needs no account by its bytes. What settings put into the pages is read back from them; the pages are rendered with it
// by this program's own functions, in each language, and must come out the same. So nothing can be added to a page
// that is not plain text in a place where a setting's text stands.

import { version } from "../../base/build.ts";
import { newToken } from "../../base/crypto.ts";
import { docsAsset } from "../../http/docs.ts";
import { ASSET_HEADERS, PAGE_HEADERS, PICTURES_POLICY, SECURITY_HEADERS } from "../../http/headers.ts";
import type { Logo } from "../../http/pages/assets.ts";
import type { Gate } from "../../http/pages/gate.ts";
import {
  type Language,
  Mirror,
  type MirrorOptions,
  WATCHED_LANGUAGES,
  WATCHED_PATHS,
} from "../../http/pages/mirror.ts";
import { type Features, type PublicSettings, readGate, readPublicSettings } from "../../http/pages/public_settings.ts";
import { accentIn } from "../../http/pages/theme.ts";
import { OperationFailed } from "../terminal.ts";
import { look, type Seen, type Sight } from "./browser_view.ts";
import { sha256 } from "./known_assets.ts";
import { isObject, type Json, text } from "./server_refusals.ts";

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
  /** Of the settings that the pages show: names, limits, colours, the operator's own words. */
  fingerprint: string;
}

/** The server is of another version, whose files this program does not know. */
export class OtherVersion extends OperationFailed {}

const VERSION_PATH = "/api/v2/version";

/**
 * @param urlToken of a push whose page is compared too, without opening it; null for none
 * @throws OtherVersion; OperationFailed where a server does not answer, or not like this one
 */
export async function compare(sight: Sight, urlToken: string | null): Promise<Comparison> {
  const features = await featuresOf(sight);
  const unknown = newToken(22);
  const paths = [...WATCHED_PATHS, `/p/${unknown}`, `/p/${unknown}/r`, `/p/${unknown}/preview`, `/${unknown}`];
  if (urlToken !== null) paths.push(`/p/${urlToken}`, `/p/${urlToken}/r`);
  const pages = new Map<string, Seen>();
  for (const language of WATCHED_LANGUAGES) {
    for (const path of paths) pages.set(`${path} (${language})`, await look(sight, path, language));
  }
  const html = (path: string, language: Language): string =>
    new TextDecoder().decode(pages.get(`${path} (${language})`)?.bytes);

  const { accent, logo, style } = await brandingOf(sight, html("/about", "en"));
  const readings = WATCHED_LANGUAGES.map((language) => {
    const setup = pages.get(`/users/sign_in (${language})`)?.headers.get("location");
    const shown = {
      create: html("/", language),
      about: html("/about", language),
      signIn: html("/users/sign_in", language),
      needsSetup: setup?.endsWith("/users/setup") === true,
    };
    return readPublicSettings(shown, language, features);
  });
  const unequal = new Map(readings.map((settings) => [JSON.stringify(settings), settings]));
  let best: { mirror: Mirror; settings: PublicSettings; differences: Difference[] } | null = null;
  // One altered page must not make the others look altered: what most languages agree on counts.
  for (const settings of unequal.values()) {
    const mirror = mirrorFor({ settings, accent, logo, applicationVersion: version });
    const differences: Difference[] = [];
    for (const [place, seen] of pages) {
      const [path = "", language = ""] = place.split(/ \(|\)/);
      const gate = urlToken !== null && path.startsWith(`/p/${urlToken}`) ? gateIn(seen, urlToken) : null;
      const expected = await mirror.answer(path, language as Language, gate);
      differences.push(...(await unlike(place, expected, seen, sight.origin)));
    }
    if (!best || differences.length < best.differences.length) best = { mirror, settings, differences };
  }
  if (!best) throw new OperationFailed("there is no language");

  const { mirror, settings, differences } = best;
  const assets = [...(await mirror.assets()), await docsAsset()];
  for (const { path, contentType, bytes } of assets) {
    const headers = path.startsWith("/assets/") ? ASSET_HEADERS : SECURITY_HEADERS;
    const expected = new Response(bytes.slice(), { headers: { ...headers, "content-type": contentType } });
    const seen = path === style?.path ? style.seen : await look(sight, path, null);
    differences.push(...(await unlike(path, expected, seen, sight.origin)));
  }
  const shown = { settings, accent, logo: logo && sha256(logo.bytes) };
  return {
    differences,
    pages: pages.size,
    assets: assets.length,
    fingerprint: sha256(new TextEncoder().encode(JSON.stringify(shown))).slice(0, 16),
  };
}

const MAX_MIRRORS = 8;
const mirrors = new Map<string, Mirror>();

/** Its scripts and styles take a second to build, and whoever looks again and again finds mostly the same settings. */
function mirrorFor(options: MirrorOptions): Mirror {
  const key = JSON.stringify({ ...options, logo: options.logo && sha256(options.logo.bytes) });
  let found = mirrors.get(key);
  if (!found) {
    if (mirrors.size >= MAX_MIRRORS) mirrors.clear();
    mirrors.set(key, (found = new Mirror(options)));
  }
  return found;
}

async function featuresOf(sight: Sight): Promise<Features> {
  const seen = await look(sight, VERSION_PATH, null);
  const { host } = new URL(sight.origin);
  let record: unknown;
  try {
    record = JSON.parse(new TextDecoder().decode(seen.bytes));
  } catch {
    record = null;
  }
  if (!isObject(record) || typeof record.application_version !== "string") {
    throw new OperationFailed(
      `${host} does not answer like Secret Push (${VERSION_PATH} is no version record): check the address; an address for recipients alone cannot be watched`,
    );
  }
  if (record.application_version !== version) {
    throw new OtherVersion(
      `${host} says that it runs version ${text(record.application_version)}, and this program is version ${version}: only the same version knows its files`,
    );
  }
  return (isObject(record.features) ? record.features : {}) as Json & Features;
}

const gateIn = ({ bytes, headers }: Seen, urlToken: string): Gate | null =>
  readGate(new TextDecoder().decode(bytes), urlToken, headers.get("content-security-policy") === PICTURES_POLICY);

interface Branding {
  accent: string;
  logo: Logo | null;
  style: { path: string; seen: Seen } | null;
}

const DEFAULT_ACCENT = "#000000";

/** What the stylesheet and the logo of a page are. Neither is trusted: what differs in them shows when all is compared. */
async function brandingOf(sight: Sight, html: string): Promise<Branding> {
  const stylePath = /<link rel="stylesheet" href="(\/assets\/[\w.-]+)"/.exec(html)?.[1];
  const style = stylePath === undefined ? null : { path: stylePath, seen: await look(sight, stylePath, null) };
  const logoPath = /<img src="(\/assets\/logo-[\w.-]+)"/.exec(html)?.[1];
  const logo = logoPath === undefined ? null : await look(sight, logoPath, null);
  const contentType = logo?.headers.get("content-type") ?? "";
  return {
    style,
    accent: accentIn(new TextDecoder().decode(style?.seen.bytes)) ?? DEFAULT_ACCENT,
    logo: logo && /^image\/[a-z+]+$/.test(contentType) ? { bytes: new Uint8Array(logo.bytes), contentType } : null,
  };
}

/** Headers that say what a browser does with an answer, and what it may load. */
const DECIDING = ["content-type", ...Object.keys(PAGE_HEADERS), "location"].filter((name) => name !== "cache-control");
/** Headers that make a browser load or run something, or open the answer to other sites. This program sends none. */
const FOREIGN = [
  "access-control-allow-origin",
  "link",
  "refresh",
  "service-worker-allowed",
  "sourcemap",
  "speculation-rules",
  "supports-loading-mode",
  "x-sourcemap",
];

async function unlike(place: string, expected: Response, seen: Seen, origin: string): Promise<Difference[]> {
  if (expected.status !== seen.status) {
    return [{ place, expected: `status ${expected.status}`, found: `status ${seen.status}` }];
  }
  const differences: Difference[] = [];
  const wanted = sha256(await expected.bytes());
  const found = sha256(seen.bytes);
  if (wanted !== found) differences.push({ place, expected: wanted, found });
  for (const name of [...DECIDING, ...FOREIGN]) {
    const [own, other] = [expected.headers.get(name), pathAlone(name, seen.headers.get(name), origin)];
    if (own === other) continue;
    differences.push({ place, expected: `${name}: ${own ?? "(none)"}`, found: `${name}: ${other ?? "(none)"}` });
  }
  return differences;
}

/** Proxies write a redirect's address in full. */
const pathAlone = (name: string, value: string | null, origin: string): string | null =>
  name === "location" && value?.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
