// All pages that people see, with their assets, and the redirects that keep older links working.

import { Elysia } from "elysia";

import type { Requests } from "../../domain/requests.ts";
import { AppError } from "../../base/errors.ts";
import { type AboutPageOptions, aboutPage } from "./about.ts";
import { type AnswerPagesOptions, answerPages } from "./answer.ts";
import { type AppPagesOptions, appPages } from "./app.ts";
import { cautionPages } from "./caution.ts";
import { ErrorPages } from "./errors.ts";
import { factorPages, type FactorPagesOptions } from "./factors.ts";
import { Layout, type LayoutOptions } from "./layout.ts";
import { pushPages, type PushPagesOptions } from "./push.ts";
import { type RecipientPagesOptions, recipientPages } from "./recipient.ts";
import { type ProviderSignInOptions, providerSignInRoutes } from "./provider_sign_in.ts";
import { type RequestPagesOptions, requestPages } from "./requests.ts";
import { redirect, safePath } from "./redirect.ts";
import type { PagesPart, PartOptions } from "./part.ts";

export type PagesOptions = LayoutOptions &
  AboutPageOptions &
  AppPagesOptions &
  FactorPagesOptions &
  PushPagesOptions &
  Omit<RecipientPagesOptions, "panels"> &
  PartOptions &
  ProviderSignInOptions &
  Omit<AnswerPagesOptions & RequestPagesOptions, "requests"> & {
    /** null: the server offers no requests. */
    requests: Requests | null;
  };

/** @param parts what capabilities add */
export const createPages = (options: PagesOptions, parts: readonly PagesPart[]) => {
  const layout = new Layout(options);
  const panels = parts.flatMap((part) => part.panel?.(layout, options) ?? []);
  const { requests } = options;

  const routes = new Elysia({ name: "pages" })
    .use(aboutPage(layout, options))
    .use(appPages(layout, options))
    .use(
      options.providerSignIns
        ? providerSignInRoutes(layout, { ...options, providerSignIns: options.providerSignIns })
        : new Elysia(),
    )
    .use(factorPages(layout, options))
    .use(pushPages(layout, options))
    .use(recipientPages(layout, { ...options, panels }))
    .use(parts.flatMap((part) => part.routes?.(layout, options) ?? []))
    .use(cautionPages(layout, options))
    .use(requests ? answerPages(layout, { ...options, requests }) : new Elysia())
    .use(requests ? requestPages(layout, { ...options, requests }) : new Elysia())
    .guard({ detail: { hide: true } })
    .get("/robots.txt", () => new Response("User-agent: *\nDisallow: /\n"))
    .get("/assets/:name", async ({ request, params }) => {
      const found = await layout.assets.answer(request, `/assets/${params.name}`);
      if (!found) throw new AppError("not-found", "Not Found");
      return found;
    })
    // Older links and bookmarks lead here.
    .get("/f/*", ({ params }) => redirect(`/p/${safePath(params["*"])}`))
    .get("/r/*", ({ params }) => redirect(`/p/${safePath(params["*"])}`))
    .get("/en/p/*", ({ params }) => redirect(`/p/${safePath(params["*"])}`))
    .get("/api_tokens", () => redirect("/users/token"))
    .get("/en/users/token", () => redirect("/users/token"));

  return { routes, errors: new ErrorPages(layout, options.browserSessions) };
};
