// The pages that people see, their assets, and the two things a recipient does on them: reveal and
// delete. Loading any page counts no view, whatever loads it; a view is claimed by one POST that checks
// the passphrase first. That POST comes from the page's script, or from the plain form where there is
// none. Recipients need no account, whatever the instance says of anonymous callers.

import { Elysia } from "elysia";

import { filesIn } from "../../../static/embed.ts" with { type: "macro" };
import {
  isLanguage,
  type Language,
  LANGUAGE_NAMES,
  languageOf,
  LANGUAGES,
  type Strings,
} from "../../../static/strings.ts";
import { type Words, wordsIn } from "../../../static/scripts/words.ts";
import { newToken } from "../../base/crypto.ts";
import { AppError } from "../../base/errors.ts";
import { MIN_PASSWORD_CHARACTERS } from "../../domain/accounts.ts";
import type { FileLimits } from "../../domain/files.ts";
import type { Caller, Push, Pushes, Retrieved } from "../../domain/pushes.ts";
import { DURATIONS_MS, MAX_QR_CHARACTERS, type PushRules } from "../../model/rules.ts";
import type { Sessions } from "../../domain/sessions.ts";
import { owns, viewsRemaining } from "../../model/push.ts";
import { Assets, type Logo } from "./assets.ts";
import { readFields } from "../body.ts";
import type { Bodies } from "../body_bytes.ts";
import { acceptsEncoding } from "../headers.ts";
import { clientInfoOf } from "../identity.ts";
import { cookieOf, type BrowserSessions, type SignedInUser } from "../browser_sessions.ts";
import { qrPath, qrSvg } from "./qr.ts";
import { htmlUrl, toRetrievedPush } from "../schemas.ts";
import { escapeHtml, Template, type Texts, type Values } from "./template.ts";
import { iconColours } from "./theme.ts";
import { contextOf } from "../request_context.ts";

export interface Branding {
  title: string;
  /** "" is the pages' own. */
  tagline: string;
  /** "#rrggbb" */
  accent: string;
  logo: Logo | null;
}

export interface PageRoutesOptions {
  pushes: Pushes;
  sessions: Sessions;
  browserSessions: BrowserSessions;
  bodies: Bodies;
  rules: PushRules;
  fileLimits: FileLimits;
  allowAnonymous: boolean;
  fileAttachmentsRequireAuthentication: boolean;
  baseUrl: string | null;
  branding: Branding;
}

const SOURCES = filesIn("pages", ".html");
/** Parsed when a page is first shown. */
const TEMPLATES = new Map<string, Template>();

// No 'unsafe-inline' anywhere, and no string ever becomes HTML: trusted types are required and none is made.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": POLICY,
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "x-robots-tag": "noindex, nofollow",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), interest-cohort=()",
};

const LANGUAGE_COOKIE = "sp_lang";
const YEAR_S = 365 * 24 * 3600;
const MAX_BODY_BYTES = 16 * 1024;
/** Forms that were sent already are remembered up to this many, so that a reload does not send them again. */
const MAX_SENT_FORMS = 10_000;
const hidden = { parse: "none", detail: { hide: true } } as const;

const WORDS = new Map<Language, Words>();
/** Made when a page in this language first needs them: the runtime's own tables take time to load. */
function wordsOf(language: Language): Words {
  let words = WORDS.get(language);
  if (!words) WORDS.set(language, (words = wordsIn(language)));
  return words;
}

interface Shown {
  template: string;
  title: string;
  values?: Values;
  /** The group of texts that its script needs. */
  live?: keyof Strings;
  /** What its script needs to know. */
  settings?: object;
  script?: string;
  status?: number;
  /** Holds something that must not be compressed beside what an attacker may choose. */
  secret?: boolean;
  /** Has a form that is sent without scripts, and must say where it comes from. */
  form?: boolean;
}

export const pageRoutes = (options: PageRoutesOptions) => {
  const { pushes, browserSessions, sessions, rules, branding } = options;
  const assets = new Assets(branding);
  const icon = iconColours(branding.accent);
  const sentForms = new Set<string>();
  const base = (request: Request): string => options.baseUrl ?? contextOf(request).origin;

  async function page(request: Request, person: SignedInUser | null, shown: Shown): Promise<Response> {
    const language = languageFor(request);
    const texts = LANGUAGES[language] as unknown as Texts;
    const paths = await assets.paths();
    const current = (template: string): string => (shown.template === template ? "page" : "false");
    const common: Values = {
      lang: language,
      brand: branding.title,
      logo: paths.logo ?? null,
      iconGround: encodeURIComponent(icon.ground),
      iconOn: encodeURIComponent(icon.on),
      style: paths.style ?? "",
      script: shown.script ? (paths[shown.script] ?? "") : null,
      title: shown.title,
      texts: shown.live ? JSON.stringify(LANGUAGES[language][shown.live]) : null,
      settings: shown.settings ? JSON.stringify(shown.settings) : null,
      signedIn: person !== null,
      onCreate: current("create"),
      onPushes: current("admin"),
      onAccount: current("account"),
      onSignIn: current("sign_in"),
      recipient: contextOf(request).forRecipients,
      // Where only recipients are served there is no first page to go to.
      home: contextOf(request).forRecipients ? "#main" : "/",
      languages: languageLinks(language),
      mayCreate: options.allowAnonymous && !contextOf(request).forRecipients,
    };
    const content = template(shown.template).render({ ...common, ...shown.values }, texts);
    const html = template("layout").render({ ...common, content }, texts);
    const headers = new Headers(HEADERS);
    headers.set("content-language", language);
    headers.append("vary", "Accept-Language, Cookie, Accept-Encoding");
    // Under no-referrer browsers send a page's own form with "Origin: null". This names the host, never the path.
    if (shown.form) headers.set("referrer-policy", "strict-origin");
    if (person?.prolonged) headers.append("set-cookie", browserSessions.renewed(request, person.sessionId));
    const status = shown.status ?? 200;
    if (shown.secret || !acceptsEncoding(request, "gzip")) {
      return new Response(html, { status, headers });
    }
    headers.set("content-encoding", "gzip");
    return new Response(Bun.gzipSync(html), { status, headers });
  }

  const gone = async (request: Request): Promise<Response> => {
    const { gone: title } = LANGUAGES[languageFor(request)].reveal;
    return page(request, await browserSessions.signedInUser(request), { template: "gone", title });
  };

  /** The push of a path, or null where nobody can open it (any more): the two look alike. */
  async function openPush(urlToken: string): Promise<Push | null> {
    const push = await pushes.find(urlToken).catch(unlessNotFound);
    return push && !push.expired ? push : null;
  }

  async function gate(request: Request, push: Push, message = ""): Promise<Response> {
    const person = await browserSessions.signedInUser(request);
    const { record } = push;
    const own = owns(person?.user.id ?? null, record);
    return page(request, person, {
      template: "reveal",
      title: LANGUAGES[languageFor(request)].reveal.title,
      script: "reveal",
      live: "revealLive",
      form: true,
      settings: {
        token: push.urlToken,
        step: record.retrievalStep || record.guard !== null,
        own,
        views: viewsRemaining(record),
        expires: new Date(record.expiresAtMs).toISOString(),
      },
      values: {
        action: `/p/${push.urlToken}/r`,
        guarded: record.guard !== null,
        deletable: record.deletableByViewer || own,
        own,
        left: leftWords(languageFor(request), record, own),
        formId: newToken(22),
        message,
      },
    });
  }

  // Whose view it is counts only where the browser vouches for the request.
  async function callerOf(request: Request): Promise<Caller> {
    const person = browserSessions.isSameOrigin(request) ? await browserSessions.signedInUser(request) : null;
    const client = clientInfoOf(request);
    // Everybody who opens a push here comes from its page: that is no news to its owner.
    const isOurs = ownOrigins(request).some((origin) => client.referrer === `${origin}/`);
    return { userId: person?.user.id ?? null, client: isOurs ? { ...client, referrer: "" } : client };
  }

  /** What browsers may call the origin of this service's pages: links and its own people can use different names. */
  const ownOrigins = (request: Request): string[] => [
    base(request),
    browserSessions.base(request),
    contextOf(request).origin,
  ];

  /**
   * Which page does a browser say that the request comes from? By Sec-Fetch-Site over TLS and on this host, by Origin
   * where it leaves that out. Null where it says nothing, as programs do and people who type an address.
   */
  function sender(request: Request): "own" | "foreign" | null {
    const site = request.headers.get("sec-fetch-site");
    if (site !== null) return site === "same-origin" ? "own" : site === "none" ? null : "foreign";
    const origin = request.headers.get("origin");
    if (origin === null) return null;
    return ownOrigins(request).includes(origin) ? "own" : "foreign";
  }

  async function fieldsOf(request: Request): Promise<{ passphrase: string; formId: string }> {
    const fields = await readFields(options.bodies.open(request), MAX_BODY_BYTES, refuseFile);
    const { passphrase, form_id: formId } = fields;
    return {
      passphrase: typeof passphrase === "string" ? passphrase : "",
      formId: typeof formId === "string" ? formId.slice(0, 64) : "",
    };
  }

  /** What the page's script gets. Mistakes of people are answers here, not errors. */
  async function reveal(request: Request, urlToken: string): Promise<Record<string, unknown>> {
    if (sender(request) === "foreign") throw new AppError("forbidden", "Open the link itself.");
    const { passphrase } = await fieldsOf(request);
    const caller = await callerOf(request);
    try {
      const retrieved = await pushes.retrieve(urlToken, caller, passphrase, request.signal);
      if (retrieved.expired) return { outcome: "gone" };
      const { record, payload } = retrieved;
      return {
        outcome: "open",
        kind: record.kind,
        payload,
        files: filesOf(retrieved, base(request)),
        qr: record.kind === "qr" ? qrPath(payload ?? "") : null,
        views: viewsRemaining(record),
        expires: new Date(record.expiresAtMs).toISOString(),
        own: owns(caller.userId, record),
      };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === "not-found") return { outcome: "gone" };
      if (error.code === "bad-passphrase") return { outcome: "wrong" };
      if (error.code === "rate-limited") return { outcome: "limited", seconds: error.retryAfterSeconds };
      throw error;
    }
  }

  /** The same for browsers without scripts: one form, one page. */
  async function revealPlainly(request: Request, urlToken: string): Promise<Response> {
    const texts = LANGUAGES[languageFor(request)].reveal;
    const push = await openPush(urlToken);
    if (!push) return gone(request);
    if (sender(request) === "foreign") return gate(request, push);
    const { passphrase, formId } = await fieldsOf(request);
    // Going back or reloading sends the same form again; only a form of a newly loaded page opens.
    if (sentForms.has(formId)) return gate(request, push, texts.again);
    const caller = await callerOf(request);
    let retrieved: Retrieved;
    try {
      retrieved = await pushes.retrieve(urlToken, caller, passphrase, request.signal);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === "bad-passphrase") return gate(request, push, texts.wrong);
      if (error.code === "rate-limited") return gate(request, push, texts.limited);
      if (error.code === "not-found") return gone(request);
      throw error;
    }
    if (formId !== "") {
      if (sentForms.size >= MAX_SENT_FORMS) sentForms.delete(sentForms.values().next().value ?? "");
      sentForms.add(formId);
    }
    if (retrieved.expired) return gone(request);
    const { record, payload } = retrieved;
    const language = languageFor(request);
    const files = filesOf(retrieved, base(request));
    const own = owns(caller.userId, record);
    const isLast = viewsRemaining(record) === 0 && !own;
    const { lastView, lastViewFiles } = LANGUAGES[language].revealLive;
    return page(request, null, {
      template: "opened",
      title: texts.title,
      secret: true,
      values: {
        payload: payload ?? "",
        isText: record.kind !== "qr" && payload !== "",
        qr: record.kind === "qr" ? qrSvg(payload ?? "", escapeHtml(texts.qr)) : null,
        files: fileLinks(files, language),
        leftClass: isLast ? "notice" : "small",
        left: isLast ? (files.length > 0 ? lastViewFiles : lastView) : leftWords(language, record, own),
      },
    });
  }

  async function withPerson(
    request: Request,
    show: (person: SignedInUser, texts: Strings) => Omit<Shown, "values"> & { values?: Values },
  ): Promise<Response> {
    const person = await browserSessions.signedInUser(request);
    if (!person) return redirect("/users/sign_in");
    return page(request, person, show(person, LANGUAGES[languageFor(request)]));
  }

  async function signInPage(request: Request, mode: "signIn" | "signUp" | "setUp" | "reset"): Promise<Response> {
    const person = await browserSessions.signedInUser(request);
    if (person && mode !== "reset") return redirect("/admin");
    const needsSetup = await sessions.needsSetup();
    if (needsSetup && mode !== "setUp") return redirect("/users/setup");
    if (!needsSetup && mode === "setUp") return redirect("/users/sign_in");
    if (mode === "signUp" && !sessions.signUpAllowed) return redirect("/users/sign_in");
    const texts = LANGUAGES[languageFor(request)].signIn;
    const title = { signIn: texts.title, signUp: texts.signUpTitle, setUp: texts.setUpTitle, reset: texts.resetTitle };
    return page(request, person, {
      template: "sign_in",
      title: title[mode],
      script: "sign_in",
      live: "accountLive",
      settings: { mode, min: MIN_PASSWORD_CHARACTERS },
      values: {
        mode,
        isSignIn: mode === "signIn",
        isSignUp: mode === "signUp",
        isSetUp: mode === "setUp",
        isReset: mode === "reset",
        hasEmail: mode !== "reset",
        signUpAllowed: sessions.signUpAllowed,
        passwordHint: texts.passwordHint.replace("{n}", String(MIN_PASSWORD_CHARACTERS)),
      },
    });
  }

  const recipientPage = async ({ request, params }: { request: Request; params: { token: string } }) => {
    const moved = languageSwitch(request);
    if (moved) return moved;
    const push = await openPush(params.token);
    return push ? gate(request, push) : gone(request);
  };

  /** Language switches first: they only set a cookie. */
  const shown =
    (show: (request: Request) => Promise<Response>) =>
    ({ request }: { request: Request }): Response | Promise<Response> =>
      languageSwitch(request) ?? show(request);

  const routes = new Elysia({ name: "pages" })
    .get(
      "/",
      shown(async (request) => {
        const person = await browserSessions.signedInUser(request);
        if (!person && !options.allowAnonymous) return redirect("/users/sign_in");
        const texts = LANGUAGES[languageFor(request)].create;
        const filesOpen = person !== null || !options.fileAttachmentsRequireAuthentication;
        return page(request, person, {
          template: "create",
          title: texts.title,
          script: "create",
          live: "createLive",
          settings: createSettings(options, person !== null, filesOpen),
          values: {
            tagline: branding.tagline || texts.tagline,
            withFiles: rules.enabled.file,
            filesOpen,
            withUrl: rules.enabled.url,
            withQr: rules.enabled.qr,
          },
        });
      }),
      hidden,
    )
    .get("/p/:token", recipientPage, hidden)
    .get("/p/:token/r", recipientPage, hidden)
    .get("/p/:token/passphrase", recipientPage, hidden)
    .post("/p/:token/r", ({ request, params }) => revealPlainly(request, params.token), hidden)
    .post("/p/:token/reveal", ({ request, params }) => reveal(request, params.token), hidden)
    .post(
      "/p/:token/expire",
      async ({ request, params }) => {
        if (sender(request) !== "own") throw new AppError("forbidden", "Open the link itself.");
        await pushes.expire(params.token, await callerOf(request));
        return {};
      },
      hidden,
    )
    .get(
      "/p/:token/preview",
      async ({ request, params }) => {
        const moved = languageSwitch(request);
        if (moved) return moved;
        const push = await openPush(params.token);
        if (!push) return gone(request);
        const link = htmlUrl(base(request), push);
        const texts = LANGUAGES[languageFor(request)].preview;
        return page(request, await browserSessions.signedInUser(request), {
          template: "preview",
          title: texts.title,
          script: "preview",
          live: "createLive",
          values: { link, qr: qrSvg(link, escapeHtml(texts.qrOf)) },
        });
      },
      hidden,
    )
    .get(
      "/p/:token/qr.svg",
      async ({ request, params }) => {
        const push = await openPush(params.token);
        if (!push) return gone(request);
        const svg = qrSvg(htmlUrl(base(request), push), "QR");
        return new Response(svg, {
          headers: { ...HEADERS, "content-type": "image/svg+xml", "content-security-policy": "default-src 'none'" },
        });
      },
      hidden,
    )
    .get(
      "/users/sign_in",
      shown((request) => signInPage(request, "signIn")),
      hidden,
    )
    .get(
      "/users/setup",
      shown((request) => signInPage(request, "setUp")),
      hidden,
    )
    .get(
      "/users/sign_up",
      shown((request) => signInPage(request, "signUp")),
      hidden,
    )
    .get(
      "/users/reset",
      shown((request) => signInPage(request, "reset")),
      hidden,
    )
    .get(
      "/users/token",
      shown((request) =>
        withPerson(request, ({ user }, texts) => ({
          template: "account",
          title: texts.account.title,
          script: "account",
          live: "accountLive",
          settings: { min: MIN_PASSWORD_CHARACTERS, base: browserSessions.base(request) },
          values: {
            email: user.email,
            passwordHint: texts.signIn.passwordHint.replace("{n}", String(MIN_PASSWORD_CHARACTERS)),
          },
        })),
      ),
      hidden,
    )
    .get(
      "/admin",
      shown((request) =>
        withPerson(request, ({ user }, texts) => ({
          template: "admin",
          title: user.admin ? texts.admin.titleAdmin : texts.admin.title,
          script: "admin",
          live: "adminLive",
          settings: { me: user.id, admin: user.admin },
          values: { isAdmin: user.admin },
        })),
      ),
      hidden,
    )
    .get("/robots.txt", () => new Response("User-agent: *\nDisallow: /\n"), hidden)
    .get(
      "/assets/:name",
      async ({ request, params }) => {
        const found = await assets.answer(request, `/assets/${params.name}`);
        if (!found) throw new AppError("not-found", "Not Found");
        return found;
      },
      hidden,
    )
    // Where older links and bookmarks lead.
    .get("/f/*", ({ params }) => redirect(`/p/${safePath(params["*"])}`), hidden)
    .get("/r/*", ({ params }) => redirect(`/p/${safePath(params["*"])}`), hidden)
    .get("/en/p/*", ({ params }) => redirect(`/p/${safePath(params["*"])}`), hidden)
    .get("/api_tokens", () => redirect("/users/token"), hidden)
    .get("/en/users/token", () => redirect("/users/token"), hidden);

  return {
    routes,
    /** For people who ask for a path that does not exist. */
    missing: async (request: Request): Promise<Response> =>
      page(request, await browserSessions.signedInUser(request), mishap(request, "missing", 404)),
    /** For people whose page cannot be had just now. Asks the store nothing: it may be what is the matter. */
    mishap: (request: Request, what: Exclude<Mishap, "missing">, status: number): Promise<Response> =>
      page(request, null, mishap(request, what, status)),
  };
};

type Mishap = "missing" | "busy" | "unavailable" | "defect";

function mishap(request: Request, what: Mishap, status: number): Shown {
  const texts = LANGUAGES[languageFor(request)].mishap;
  const values = { text: texts[`${what}Text`], missing: what === "missing" };
  return { template: "mishap", title: texts[what], status, values };
}

function template(name: string): Template {
  let found = TEMPLATES.get(name);
  if (!found) {
    const source = SOURCES[`${name}.html`];
    if (source === undefined) throw new Error(`There is no page ${name}.`);
    TEMPLATES.set(name, (found = new Template(source)));
  }
  return found;
}

// What the form of a new push needs to know of this instance.
function createSettings(options: PageRoutesOptions, signedIn: boolean, filesOpen: boolean): object {
  const { rules, fileLimits } = options;
  return {
    signedIn,
    filesOpen,
    kinds: rules.kinds,
    durations: DURATIONS_MS,
    maxPayloadBytes: rules.maxPayloadBytes,
    maxQrCharacters: MAX_QR_CHARACTERS,
    maxFiles: fileLimits.maxFiles,
    maxFileBytes: fileLimits.maxFileBytes,
    maxPushBytes: fileLimits.maxPushBytes,
  };
}

interface FileShown {
  filename: string;
  byte_size: number;
  content_type: string;
  url: string;
}

// Relative, so that the page's own origin serves them whatever name it was opened under.
function filesOf(retrieved: Retrieved, base: string): FileShown[] {
  return toRetrievedPush(retrieved, base).files.map((file) => {
    const { pathname, search } = new URL(file.url);
    return Object.assign(file, { url: pathname + search });
  });
}

const fileLinks = (files: FileShown[], language: Language): string =>
  files
    .map(({ filename, byte_size: bytes, url }) => {
      const name = `<a href="${escapeHtml(url)}" download><bdi>${escapeHtml(filename)}</bdi></a>`;
      return `<li>${name} <span class="size">${escapeHtml(wordsOf(language).size(bytes))}</span></li>`;
    })
    .join("");

/** How often and until when it can still be opened. The reader's time zone is not known here. */
function leftWords(language: Language, record: Push["record"], own: boolean): string {
  const { ownView, viewsLeft } = LANGUAGES[language].revealLive;
  const { say, date, relative } = wordsOf(language);
  const expires = new Date(record.expiresAtMs).toISOString();
  const values = { n: viewsRemaining(record), date: date(expires, "UTC"), relative: relative(expires) };
  return own ? ownView : say(viewsLeft, values);
}

function languageFor(request: Request): Language {
  const chosen = cookieOf(request, LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : languageOf(request.headers.get("accept-language"));
}

/** ?lang=de sets the cookie and leads back to the page. */
function languageSwitch(request: Request): Response | null {
  if (!request.url.includes("?")) return null;
  const { pathname, searchParams } = new URL(request.url);
  const wanted = searchParams.get("lang");
  if (!isLanguage(wanted)) return null;
  const response = redirect(pathname.replace(/^\/+/, "/"), 303);
  response.headers.append(
    "set-cookie",
    `${LANGUAGE_COOKIE}=${wanted}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax`,
  );
  return response;
}

function languageLinks(current: Language): string {
  return Object.entries(LANGUAGE_NAMES)
    .map(([language, name]) => {
      const mark = language === current ? ' aria-current="true"' : "";
      return `<li><a href="?lang=${language}" lang="${language}" hreflang="${language}"${mark}>${name}</a></li>`;
    })
    .join("");
}

function redirect(location: string, status = 302): Response {
  return new Response(null, { status, headers: { ...HEADERS, location } });
}

/** Nothing but the letters of paths, so that no redirect leads to another host. */
const safePath = (path: string): string => path.replace(/[^0-9A-Za-z/_.-]/g, "").replace(/^[/.]+/, "");

function unlessNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === "not-found") return null;
  throw error;
}

async function refuseFile(): Promise<void> {
  throw new AppError("malformed", "No file belongs here.");
}
