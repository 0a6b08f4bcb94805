// What this program would answer to a reader without an account, on a server with the given settings. It calls the
// functions that serve the pages, but runs no server. `secretpush watch` compares other servers' answers with these.

import { termsIn } from "../../model/preset.ts";
import { REFERENCE_PATH } from "../contract/docs.ts";
import { RequestContexts } from "../request_context.ts";
import { type SignInMode, signInPageFor } from "./user_pages.ts";
import { SECTION_PATHS } from "./admin_pages.ts";
import { createClosedPageFor, createPageFor, NO_OFFERS } from "./create.ts";
import { errorPageFor } from "./errors.ts";
import { gonePageFor } from "./gone.ts";
import { Layout, type Page } from "./layout.ts";
import type { Assets, Logo } from "./assets.ts";
import { PUBLIC_PAGES } from "./public_pages.ts";
import { type PublicSettings, rulesSaid } from "./public_settings.ts";
import { languageFor } from "./language.ts";
import { redirect } from "./redirect.ts";

export interface MirrorOptions {
  settings: PublicSettings;
  /** "#rrggbb" */
  accent: string;
  logo: Logo | null;
  applicationVersion: string;
}

/** The pages of capabilities. Null if this path is not one of them, or these settings switch it off. */
export type PageAt = (request: Request, path: string, settings: PublicSettings) => Page | Response | null;

export class Mirror {
  readonly #options: MirrorOptions;
  readonly #pageAt: PageAt;
  readonly #layout: Layout;
  readonly #contexts: RequestContexts;

  constructor(options: MirrorOptions, pageAt: PageAt) {
    this.#options = options;
    this.#pageAt = pageAt;
    const { settings, accent, logo } = options;
    // Only offered languages are requested, so the default one does not matter.
    const languages = { offered: settings.languages, default: "en" } as const;
    this.#contexts = new RequestContexts({ trustedProxies: [], behindProxy: false, languages });
    this.#layout = new Layout({
      branding: { title: settings.title, tagline: settings.tagline, accent, logo },
      allowAnonymous: settings.allowAnonymous,
      browserSessions: { isSecure: () => false, renewed: () => "" },
    });
  }

  assets(): ReturnType<Assets["all"]> {
    return this.#layout.assets.all();
  }

  /**
   * @param path one of `WATCHED_PATHS`, the page of a push or of a request, or a path that no route takes
   * @param asked what the reader's browser sends
   * @param describe makes the page of an open push, of a request that accepts answers, or of the API reference
   */
  async answer(
    path: string,
    { method = "GET", acceptLanguage }: { method?: "GET" | "POST"; acceptLanguage: string },
    describe?: (request: Request) => Page,
  ): Promise<Response> {
    const headers = { "accept-language": acceptLanguage };
    const request = new Request(`http://mirror.invalid${path}`, { method, headers });
    this.#contexts.open(request, "192.0.2.1");
    const found = describe?.(request) ?? this.#page(request, path);
    return found instanceof Response ? found : this.#layout.render(request, null, found);
  }

  #page(request: Request, path: string): Page | Response {
    const { settings } = this.#options;
    if (path.includes("%23")) return errorPageFor(request, "keySent", 400);
    if (path.startsWith("/p/")) return gonePageFor(request);
    const added = this.#pageAt(request, path, settings);
    if (added) return added;
    const page = Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
    return page ? page(request, this.#options) : errorPageFor(request, "missing", 404);
  }
}

type PageFor = (request: Request, options: MirrorOptions) => Page | Response;

const signIn: PageFor = () => redirect("/users/sign_in");
const signingIn =
  (mode: SignInMode): PageFor =>
  (request, { settings: { needsSetup, waysIn } }) => {
    if (needsSetup !== (mode === "setUp")) return redirect(needsSetup ? "/users/setup" : "/users/sign_in");
    return mode === "signUp" && !waysIn.signUp ? redirect("/users/sign_in") : signInPageFor(request, mode, waysIn);
  };

/** For a reader without an account. */
const PAGES: Readonly<Record<string, PageFor>> = {
  "/": (request, { settings }) => {
    if (settings.createClosed) return createClosedPageFor(request);
    if (!settings.allowAnonymous) return redirect("/users/sign_in");
    const shown = {
      rules: rulesSaid(settings),
      fileLimits: settings.fileLimits,
      fileAttachmentsRequireAuthentication: settings.filesNeedAccount,
      branding: settings,
      generator: settings.generator,
    };
    const presets = settings.presets.map(({ labels, terms, passphrase }) => {
      return { name: "", label: labels[languageFor(request)] ?? "", own: false, terms: termsIn(terms), passphrase };
    });
    return createPageFor(request, null, shown, { ...NO_OFFERS, presets });
  },
  ...Object.fromEntries(
    Object.entries(PUBLIC_PAGES).map(([path, pageFor]): [string, PageFor] => [
      path,
      (request, { applicationVersion, settings }) =>
        pageFor(request, { about: settings.about, rules: rulesSaid(settings), applicationVersion }),
    ]),
  ),
  "/users/sign_in": signingIn("signIn"),
  "/users/sign_up": signingIn("signUp"),
  "/users/setup": signingIn("setUp"),
  "/users/reset": signingIn("reset"),
  "/users/token": signIn,
  "/users/hooks": signIn,
  "/users/factors": signIn,
  "/users/second_step": signIn,
  ...Object.fromEntries(SECTION_PATHS.map((path) => [path, signIn])),
};

/** The pages that need neither an account nor a push. */
export const WATCHED_PATHS: readonly string[] = [
  ...Object.keys(PAGES),
  REFERENCE_PATH,
  "/requests",
  "/requests/new",
  "/receipts",
];
