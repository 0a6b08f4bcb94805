// The routes that a server does not need for its first answers, loaded on their first use: the pages, and the routes of
// accounts, administration, files, requests, older clients and the API reference. Loading and building all this would
// take half of the start-up time, and a server that only programs use never needs it.

import { type AnyElysia, Elysia } from "elysia";

import type { RulesByRole } from "../../model/rules_by_role.ts";
import type { Files } from "../../domain/files/files.ts";
import { type AccountRoutesOptions, accountRoutes } from "./account.ts";
import { type AdminRoutesOptions, adminRoutes } from "./admin.ts";
import { type EventRoutesOptions, eventRoutes } from "./admin_events.ts";
import { type OffboardingRoutesOptions, offboardingRoutes } from "./admin_offboarding.ts";
import { docsRoutes } from "../contract/docs.ts";
import { documentOf } from "../contract/docs_document.ts";
import { fileRoutes } from "./files.ts";
import { zipRoutes } from "./zip_download.ts";
import { type GroupRoutesOptions, groupRoutes } from "./groups.ts";
import { LEGACY_TAG, legacyReference, type LegacyRoutesOptions, legacyRoutes } from "./legacy.ts";
import type { MailOrderRoutesOptions } from "./mail_order.ts";
import type { ErrorPages } from "../pages/errors.ts";
import { createPages, type PagesOptions } from "../pages/index.ts";
import type { HttpPart, PagesPart } from "../pages/part.ts";
import type { PushRoutesOptions } from "./pushes.ts";
import { oversightRoutes } from "./oversight.ts";
import { type SessionRoutesOptions, sessionRoutes } from "./session.ts";
import { type OwnPushRoutesOptions, ownPushRoutes } from "./own_pushes.ts";
import { type SessionListOptions, sessionListRoutes } from "./session_list.ts";
import type { Features } from "./version.ts";
import { workspaceRoutes } from "./workspaces.ts";

export type MoreRoutesOptions = LegacyRoutesOptions &
  PushRoutesOptions &
  Omit<SessionRoutesOptions, "personCheck"> &
  Omit<AccountRoutesOptions, "acts"> &
  OwnPushRoutesOptions &
  Omit<AdminRoutesOptions, "acts"> &
  Omit<EventRoutesOptions, "acts"> &
  Omit<OffboardingRoutesOptions, "acts"> &
  Omit<GroupRoutesOptions, "acts"> &
  Omit<SessionListOptions, "acts"> &
  Omit<PagesOptions, "document"> &
  Features &
  MailOrderRoutesOptions & {
    files: Files;
    rulesByRole: RulesByRole;
    parts: readonly HttpPart[];
    /** The address at which this instance's own people and programs reach it. Links start with `baseUrl` instead. */
    ownUrl: string | null;
  };

export function buildMore(
  options: MoreRoutesOptions,
  {
    described,
    parts,
    app,
  }: {
    /** The options, with the rules that the API reference describes. */
    described: MoreRoutesOptions;
    /** What capabilities add to the pages. */
    parts: readonly PagesPart[];
    /** The whole application, for the API reference. */
    app: () => AnyElysia;
  },
): { routes: AnyElysia; errors: ErrorPages } {
  let made: Promise<object> | undefined;
  const more = { tag: LEGACY_TAG, paths: () => legacyReference(described) };
  const document = () => (made ??= documentOf({ ...options, app, baseUrl: options.ownUrl, more }));
  const pages = createPages({ ...options, document }, parts, described);
  const { acts } = pages;
  const routes = new Elysia({ name: "more" })
    .use(fileRoutes(options))
    .use(zipRoutes(options))
    .use(docsRoutes({ document, baseUrl: options.ownUrl }))
    .use(legacyRoutes(options))
    .use(sessionRoutes({ ...options, personCheck: pages.personCheck }))
    .use(accountRoutes({ ...options, acts }))
    .use(ownPushRoutes(options))
    .use(adminRoutes({ ...options, acts }))
    .use(eventRoutes({ ...options, acts }))
    .use(oversightRoutes(options))
    .use(offboardingRoutes({ ...options, acts }))
    .use(groupRoutes({ ...options, acts }))
    .use(sessionListRoutes({ ...options, acts }))
    .use(workspaceRoutes(options))
    .use(pages.routes);
  return { routes, errors: pages.errors };
}
