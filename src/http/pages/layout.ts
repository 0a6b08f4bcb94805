// The parts that all pages share: the HTML around their content, the headers, the language, the style and the script.

import { brotliCompressSync, constants } from "node:zlib";

import { filesIn } from "../../../static/embed.ts" with { type: "macro" };
import { kindsOfPage } from "../../../static/sheets.ts" with { type: "macro" };
import { DIRECTIONS, type Strings, textsIn } from "../../../static/texts.ts";
import { inPieces } from "../bodies/in_pieces.ts";
import type { BrowserSessions, SignedInUser } from "../sessions/browser_sessions.ts";
import { isLoopbackHost } from "../../base/network.ts";
import { seesAll } from "../../model/account.ts";
import { acceptsEncoding, PAGE_HEADERS, PICTURES_POLICY, SEALING_POLICY, TRUSTED_PAGE_HEADERS } from "../headers.ts";
import { linkCheckHtml, type Takes } from "../link_check.ts";
import { contextOf } from "../request_context.ts";
import { Assets, type Logo, moduleKey, textsOf } from "./assets.ts";
import { iconsInHtml, symbolsOf } from "./icons.ts";
import { themeFor } from "../language.ts";
import { type FootOf, languageFor, languagesAtFoot, themeLinks } from "./language.ts";
import type { ModuleName } from "./modules.ts";
import { Template, type Texts, type Values } from "./template.ts";
import { COLOURS, iconColours } from "./theme.ts";

export interface Branding {
  title: string;
  /** "" for the default text. */
  tagline: string;
  /** "#rrggbb" */
  accent: string;
  logo: Logo | null;
}

export interface LayoutOptions {
  browserSessions: Pick<BrowserSessions, "isSecure" | "renewed">;
  allowAnonymous: boolean;
  branding: Branding;
}

/** One page, as the route that shows it describes it. */
export interface Page extends FootOf {
  template: string;
  /** A template around this one, shared by several pages. */
  frame?: string;
  title: string;
  values?: Values;
  /** The groups of texts that its script needs. */
  live?: keyof Strings | ReadonlyArray<keyof Strings>;
  /** The facts that its script needs. */
  settings?: object;
  script?: string;
  /** Modules that its script may load; their addresses are sent with the settings. */
  modules?: readonly ModuleName[];
  /** Those of its modules that its script loads at once: the browser fetches them in parallel with the script. */
  preload?: readonly ModuleName[];
  /** Contains a secret, which must not be compressed together with text that an attacker can choose. */
  secret?: boolean;
  /** A text, the same for all readers, in place of {{{longText}}}: put in and compressed once, sent in pieces. */
  longText?: string;
  /** Has a form that works without scripts, so the browser must send the form's origin. */
  form?: boolean;
  /** Without scripts, the browser reloads it after this many seconds. */
  reloadAfterS?: number;
  /** The browser continues to this address at once, with or without scripts. */
  goesOnTo?: string;
  /** Its script shows pictures that it has fetched. */
  pictures?: boolean;
  /** Its script seals in a worker. */
  seals?: boolean;
  /** The links that it is for. If absent, it is for none, and shows nothing if the link has a key. */
  takes?: Takes;
  /** For anyone with a link. Unless a user is signed in, nothing on it links into the application. */
  forRecipients?: boolean;
}

const SOURCES = filesIn("pages", ".html");
/** Parsed when a page is first shown. */
const TEMPLATES = new Map<string, Template>();

/** Where the long text of a page goes. No page contains this character. */
const PLACE = "\uE002";
/** How many bodies of pages with a long text are kept: enough for a few languages and themes. */
const SHARED_KEPT = 8;

const COMPRESSED: Record<"br" | "gzip", (html: string) => Uint8Array<ArrayBuffer>> = {
  // From quality 5 on, pages are a twentieth smaller than with gzip. Higher qualities take too long for each request.
  br: (html) => new Uint8Array(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
  gzip: (html) => Bun.gzipSync(html),
};

/** The kind of stylesheet of a page; pages that are not listed have the whole one. */
const STYLE_OF = kindsOfPage();

export class Layout {
  readonly assets: Assets;
  readonly #options: LayoutOptions;
  #shared = { text: "", pages: new Map<string, Uint8Array<ArrayBuffer>>() };
  readonly #icon: { ground: string; on: string };

  constructor(options: LayoutOptions) {
    this.#options = options;
    this.assets = new Assets(options.branding);
    this.#icon = iconColours(options.branding.accent);
  }

  /** @param person the signed-in user, if any */
  async render(request: Request, person: SignedInUser | null, page: Page): Promise<Response> {
    const { browserSessions, branding, allowAnonymous } = this.#options;
    const language = languageFor(request);
    const theme = themeFor(request);
    const texts = textsIn(language) as unknown as Texts;
    const paths = await this.assets.paths();
    const { forRecipients } = contextOf(request);
    const isRecipient = forRecipients || (page.forRecipients === true && person === null);
    const modules = (page.modules ?? []).map((name) => [name, paths[moduleKey(name)] ?? ""]);
    const current = (area: keyof typeof AREAS): string => {
      const [itself, ...within]: readonly string[] = AREAS[area];
      if (page.template === itself) return "page";
      const { area: its, own } = page.values ?? {};
      // Nor on the page of someone else's link.
      return its === area || (within.includes(page.template) && own !== false) ? "true" : "false";
    };
    const common: Values = {
      lang: language,
      dir: DIRECTIONS[language],
      brand: branding.title,
      logo: paths.logo ?? null,
      iconGround: encodeURIComponent(this.#icon.ground),
      iconOn: encodeURIComponent(this.#icon.on),
      theme,
      scheme: theme === "auto" ? "light dark" : theme,
      groundLight: COLOURS[theme === "dark" ? "dark" : "light"].page ?? "",
      groundDark: COLOURS[theme === "light" ? "light" : "dark"].page ?? "",
      style: paths[STYLE_OF[page.template] ?? "style"] ?? "",
      linkCheck: linkCheckHtml(page.takes ?? [], textsIn(language).layout),
      reloadAfterS: page.reloadAfterS ?? null,
      goesOnTo: page.goesOnTo ?? null,
      script: page.script ? await this.assets.script(page.script, language) : null,
      title: page.title,
      texts: page.live ? jsonAttribute(textsOf(language, [page.live].flat())) : null,
      preloads: (page.preload ?? [])
        .map((name) => `<link rel="modulepreload" href="${paths[moduleKey(name)]}" />`)
        .join("\n    "),
      settings:
        page.settings || modules.length > 0
          ? jsonAttribute({ ...page.settings, ...(page.modules && { modules: Object.fromEntries(modules) }) })
          : null,
      signedIn: person !== null,
      person: page.script && person ? jsonAttribute(personShown(person, paths[moduleKey("sign_in_again")])) : null,
      onCreate: current("create"),
      onPushes: current("pushes"),
      seesAll: person !== null && seesAll(person.user),
      onAdmin: current("administration"),
      onAccount: current("account"),
      // Not where someone sets up an account or chooses a password.
      onSignIn: page.values?.["isSignIn"] === false ? "false" : current("signIn"),
      isAbout: page.template === "about",
      recipient: isRecipient,
      // While nobody has an account, there is nothing to sign in to.
      hasMenu: !isRecipient && page.values?.["isSetUp"] !== true,
      // The address for recipients has no home page.
      home: forRecipients ? "#main" : "/",
      ...languagesAtFoot(request, page),
      themes: themeLinks(theme, textsIn(language)),
      mayCreate: allowAnonymous && !forRecipients,
    };
    const values = { ...common, ...page.values, longText: PLACE };
    const own = templateOf(page.template).render(values, texts);
    const content = page.frame ? templateOf(page.frame).render({ ...values, content: own }, texts) : own;
    const body = templateOf("layout").render({ ...common, content }, texts);
    const icons = [...iconsInHtml(body), ...(page.script ? this.assets.iconsOf(page.script) : [])];
    const html = body.replace("</body>", () => `${symbolsOf(icons)}</body>`);
    const headers = new Headers(PAGE_HEADERS);
    headers.set("content-language", language);
    headers.append("vary", "Accept-Language, Cookie, Accept-Encoding");
    // Under no-referrer, browsers send a page's own form with "Origin: null". This policy names the host, never the path.
    if (page.form) headers.set("referrer-policy", "strict-origin");
    if (page.pictures) headers.set("content-security-policy", PICTURES_POLICY);
    if (page.seals) headers.set("content-security-policy", SEALING_POLICY);
    if (this.#isTrusted(request))
      for (const [name, value] of Object.entries(TRUSTED_PAGE_HEADERS)) headers.set(name, value);
    if (person?.prolonged) headers.append("set-cookie", browserSessions.renewed(request, person.sessionId));
    const status = page.status ?? 200;
    const coding = page.secret ? undefined : (["br", "gzip"] as const).find((one) => acceptsEncoding(request, one));
    if (coding) headers.set("content-encoding", coding);
    if (page.longText !== undefined) {
      return new Response(inPieces(this.#sharedBytes(html, page.longText, coding)), { status, headers });
    }
    return new Response(coding ? COMPRESSED[coding](html) : html, { status, headers });
  }

  /** The bytes of a page with a long text, which are kept for its next readers. */
  #sharedBytes(html: string, text: string, coding: "br" | "gzip" | undefined): Uint8Array<ArrayBuffer> {
    if (this.#shared.text !== text) this.#shared = { text, pages: new Map() };
    const { pages } = this.#shared;
    const key = `${coding} ${html}`;
    let bytes = pages.get(key);
    if (!bytes) {
      if (pages.size >= SHARED_KEPT) pages.clear();
      const whole = html.replace(PLACE, () => text);
      bytes = coding ? COMPRESSED[coding](whole) : new TextEncoder().encode(whole);
      pages.set(key, bytes);
    }
    return bytes;
  }

  /** Whether browsers trust the address of a page: one with TLS, or one of this host itself. */
  #isTrusted(request: Request): boolean {
    const { protocol, hostname } = new URL(contextOf(request).origin);
    return protocol === "https:" || isLoopbackHost(hostname) || this.#options.browserSessions.isSecure(request);
  }
}

/** Where each link of the header leads, and the other pages of its area. */
const AREAS = {
  create: ["create", "request_new"],
  pushes: ["own_pushes", "own_requests", "push", "push_change", "request", "reveal"],
  administration: ["health", "users", "user", "all_pushes", "any_push", "server", "admin_log"],
  account: ["account", "hooks", "factors"],
  signIn: ["sign_in"],
} as const;

/** Makes the page's script send requests only on behalf of this person. */
const personShown = ({ user: { id, email } }: SignedInUser, module = ""): object => ({ id, email, module });

/** An attribute in apostrophes, in which the quotes of JSON need no escapes: this makes uncompressed pages a tenth smaller. */
const jsonAttribute = (value: object): string =>
  `content='${Bun.escapeHTML(JSON.stringify(value)).replaceAll("&quot;", '"')}'`;

function templateOf(name: string): Template {
  let found = TEMPLATES.get(name);
  if (!found) TEMPLATES.set(name, (found = new Template(sourceOf(name))));
  return found;
}

/** The HTML of a page or of a part that pages share; {{>name}} stands for such a part. */
function sourceOf(name: string): string {
  const source = SOURCES[`${name}.html`];
  if (source === undefined) throw new Error(`There is no page ${name}.`);
  // Indentation takes up a twentieth of a page, even of a compressed one; HTML closes these elements by itself.
  const plain = source
    .replace(/\s*\n\s*/g, "\n")
    .replace(/[ \n](?=\{\{[#^/][^}]+\}\}\n)/g, "")
    .replace(/<\/?\w[^<>]*>/g, (tag) => tag.replaceAll("\n", " ").replace(/ (?=\/?>$)/, ""))
    .replace(/(<(?:meta|link|input|br|img)\b[^<>]*?)\s*\/>/g, "$1>");
  return plain.replace(/\{\{>(\w+)\}\}/g, (_whole, part: string) => sourceOf(part));
}
