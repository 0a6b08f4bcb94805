// All pages that people see, with their assets, and the redirects that keep older links working.

import { Elysia } from "elysia";

import { AppError } from "../../base/errors.ts";
import { SECURITY_HEADERS } from "../headers.ts";
import { publicPages, type PublicPagesSettings, securityText, type SecurityTextOptions } from "./public_pages.ts";
import { Acts } from "./acts.ts";
import { type UserPagesOptions, userPages } from "./user_pages.ts";
import { adminPages, type AdminPagesOptions } from "./admin_pages.ts";
import { appPages } from "./app.ts";
import { cautionPages } from "./caution.ts";
import { ErrorPages } from "./errors.ts";
import { Layout, type LayoutOptions } from "./layout.ts";
import { changePages } from "./push_change.ts";
import { pushPages, type PushPagesOptions } from "./push.ts";
import { type RecipientPagesOptions, recipientPages } from "./recipient.ts";
import { redirect } from "./redirect.ts";
import { referencePages } from "./reference.ts";
import { NO_PERSON_CHECK, type PagesPart, type PartOptions, type RoutesOptions } from "./part.ts";

export type PagesOptions = LayoutOptions &
  PublicPagesSettings &
  Omit<UserPagesOptions, "presetsFor" | "hooksPage"> &
  Omit<AdminPagesOptions, "newAnswers" | "ownRequests"> &
  PushPagesOptions &
  Omit<RecipientPagesOptions, "panels" | "instead" | "personCheck"> &
  Omit<PartOptions, "personCheck"> &
  SecurityTextOptions & {
    document: () => Promise<object>;
  };

/**
 * @param parts what capabilities add
 * @param described the options, with the rules that the API reference describes
 */
export const createPages = (
  options: PagesOptions,
  parts: readonly PagesPart[],
  described: Omit<PartOptions, "personCheck">,
) => {
  const layout = new Layout(options);
  const personCheck = parts.find((part) => part.personCheck)?.personCheck?.(layout) ?? NO_PERSON_CHECK;
  const partOptions: PartOptions = { ...described, personCheck };
  const panels = parts.flatMap((part) => part.panel?.(layout, partOptions) ?? []);
  const instead: RoutesOptions["instead"] = (refused) => {
    for (const panel of panels) {
      const page = panel.instead?.(refused);
      if (page) return page;
    }
    return null;
  };
  const newAnswers = parts.find((part) => part.newAnswers)?.newAnswers ?? null;
  const ownRequests = parts.find((part) => part.ownList)?.ownList ?? null;
  const presetsFor = parts.find((part) => part.presetsFor)?.presetsFor ?? null;
  const hooksPage = parts.find((part) => part.hooksPage)?.hooksPage ?? null;

  const acts = new Acts(layout);
  const routes = new Elysia({ name: "pages" })
    .use(publicPages(layout, options))
    .use(userPages(layout, { ...options, presetsFor, hooksPage }))
    .use(referencePages(layout, options))
    .use(appPages(options.branding))
    .use(adminPages(layout, { ...options, newAnswers, ownRequests }))
    .use(pushPages(layout, options))
    .use(changePages(layout, options))
    .use(recipientPages(layout, { ...options, panels, instead, personCheck }))
    .use(parts.flatMap((part) => part.routes?.(layout, { ...partOptions, instead, acts }) ?? []))
    .use(cautionPages(layout, { ...options, personCheck }))
    .guard({ detail: { hide: true } })
    .get("/robots.txt", () => text("User-agent: *\nDisallow: /\n"))
    .get("/.well-known/security.txt", () => text(securityText(options)))
    .get("/assets/:name", async ({ request, params }) => {
      const found = await layout.assets.answer(request, `/assets/${params.name}`);
      if (!found) throw new AppError("not-found", "Not Found");
      return found;
    })
    // For older bookmarks.
    .get("/api_tokens", () => redirect("/users/token"))
    .get("/en/users/token", () => redirect("/users/token"));

  return { routes, errors: new ErrorPages(layout, options), acts, personCheck };
};

const text = (body: string): Response =>
  new Response(body, { headers: { "content-type": "text/plain; charset=utf-8", ...SECURITY_HEADERS } });
