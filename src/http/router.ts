// The router: all routes, and the answer if none matches. Values become JSON, errors become statuses, and browsers
// get error pages. Pages, downloads and the API reference build their own responses.

import { type AnyElysia, Elysia } from "elysia";

import { AppError, type ErrorCode } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import { type RulesByRole, widestRules } from "../model/rules_by_role.ts";
import type { Files } from "../domain/files.ts";
import { type AccountRoutesOptions, accountRoutes } from "./account.ts";
import { accountRequestRoutes } from "./account_requests.ts";
import { type HookRoutesOptions, hookRoutes } from "./account_hooks.ts";
import { type AdminRoutesOptions, adminRoutes } from "./admin.ts";
import { type EventRoutesOptions, eventRoutes } from "./admin_events.ts";
import { type AdminLogRoutesOptions, adminLogRoutes } from "./admin_log.ts";
import { type LeaverRoutesOptions, leaverRoutes } from "./admin_leavers.ts";
import { docsRoutes } from "./docs.ts";
import { fileRoutes } from "./files.ts";
import { acceptsHtml } from "./headers.ts";
import { type HealthRoutesOptions, healthRoutes } from "./health.ts";
import { type HoldRoutesOptions, holdRoutes } from "./holds.ts";
import { LEGACY_TAG, legacyReference, legacyRoutes } from "./legacy.ts";
import type { Trouble } from "./pages/errors.ts";
import { type MailOrderRoutesOptions, mailOrderRoutes } from "./mail_order.ts";
import { createPages, type PagesOptions } from "./pages/index.ts";
import { pathIn, pathOf, withoutSlash } from "./paths.ts";
import { pushRoutes, type PushRoutesOptions } from "./pushes.ts";
import { isForRecipients } from "./recipients.ts";
import { contextOf, type RequestContext } from "./request_context.ts";
import { errorResponse, jsonResponse, respond, STATUS, unknownPath } from "./responses.ts";
import { oversightRoutes } from "./oversight.ts";
import { RouteScopes } from "./route_scopes.ts";
import { requestRoutes, type RequestRoutesOptions } from "./secret_requests.ts";
import { type SecondFactorRoutesOptions, secondFactorRoutes } from "./second_factors.ts";
import { type SecondStepRoutesOptions, secondStepRoutes } from "./second_steps.ts";
import { type SessionRoutesOptions, sessionRoutes } from "./session.ts";
import { type SessionListOptions, sessionListRoutes } from "./session_list.ts";
import { type Features, versionRoutes } from "./version.ts";
import { workspaceRoutes } from "./workspaces.ts";

export type RouterOptions = PushRoutesOptions &
  HoldRoutesOptions &
  MailOrderRoutesOptions &
  SessionRoutesOptions &
  SecondStepRoutesOptions &
  SecondFactorRoutesOptions &
  AccountRoutesOptions &
  AdminRoutesOptions &
  HookRoutesOptions &
  EventRoutesOptions &
  AdminLogRoutesOptions &
  LeaverRoutesOptions &
  SessionListOptions &
  PagesOptions &
  Features &
  HealthRoutesOptions & {
    /** null: the server offers no requests, and their paths are unknown. */
    requests: RequestRoutesOptions["requests"] | null;
    files: Files;
    log: Log;
    rulesByRole: RulesByRole;
    /** Where this instance's own people and programs reach it. Links start with `baseUrl`. */
    ownUrl: string | null;
  };

/** Errors that have a page of their own, for browsers that ask for a page. */
const TROUBLES: Partial<Record<ErrorCode, Trouble>> = {
  "key-sent": "keySent",
  "rate-limited": "busy",
  busy: "busy",
  unavailable: "unavailable",
  unconfirmed: "unconfirmed",
  corrupt: "defect",
};

export interface Router {
  /** Whether a route may answer this method and path; false: ask `unknown`. */
  takes: (request: Request) => boolean;
  route: (request: Request) => Response | Promise<Response>;
  /** Answers a request for which there is no route. */
  unknown: (request: Request, path: string) => Response | Promise<Response>;
  /** Answers a request with an error. */
  refuse: (request: Request, error: AppError, context: RequestContext) => Response | Promise<Response>;
}

export function createRouter(given: Omit<RouterOptions, "routeScopes">): Router {
  const routeScopes = new RouteScopes();
  const options: RouterOptions = { ...given, routeScopes };
  const { log, requests } = options;
  const pages = createPages(options);
  // What the API reference says of fields, for every caller.
  const described = { ...options, rules: widestRules(options.rules, options.rulesByRole) };
  const app = new Elysia({ name: "app", normalize: false })
    // Elysia inspects the handler's source; `return f()` makes it treat the hook as async and wrap every response in
    // a promise. Assigning to a const first avoids that.
    .mapResponse(({ responseValue, request, route }) => {
      const context = contextOf(request);
      context.route = route;
      const response = respond(responseValue, context);
      return response;
    })
    .onError(({ error, code, request, path, route }) => {
      const context = contextOf(request);
      context.route = route || "-";
      if (code === "NOT_FOUND") return unknown(request, path);
      if (error instanceof AppError) {
        if (error.code === "unavailable") {
          log.error("the store cannot accept writes", { reason: String(error.cause), id: context.id });
        }
        if (error.code === "unconfirmed") {
          log.error("the store did not confirm a change", { reason: String(error.cause), id: context.id });
        }
        return refuse(request, error, context);
      }
      log.error("defect", {
        reason: error instanceof Error ? `${error.name}: ${error.message}` : "unknown",
        at: error instanceof Error ? (error.stack ?? "").split("\n").slice(1, 4).join(" ") : "",
        id: context.id,
      });
      return isForPeople(request, path)
        ? pages.errors.trouble(request, "defect", 500)
        : jsonResponse({ error: "Internal Server Error" }, 500, context);
    })
    // The version is public, so it comes before anything that looks at tokens.
    .use(versionRoutes(options))
    .use(healthRoutes(options))
    .use(fileRoutes(options))
    .use(
      docsRoutes({
        ...options,
        app: (): AnyElysia => app,
        baseUrl: options.ownUrl,
        more: { tag: LEGACY_TAG, paths: () => legacyReference(described) },
      }),
    )
    .use(legacyRoutes(options))
    .use(sessionRoutes(options))
    .use(secondStepRoutes(options))
    .use(secondFactorRoutes(options))
    .use(accountRoutes(options))
    .use(hookRoutes(options))
    .use(adminRoutes(options))
    .use(eventRoutes(options))
    .use(adminLogRoutes(options))
    .use(oversightRoutes(options))
    .use(leaverRoutes(options))
    .use(sessionListRoutes(options))
    .use(pages.routes)
    .use(pushRoutes(described))
    .use(holdRoutes(options))
    .use(mailOrderRoutes(options))
    .use(workspaceRoutes(options))
    .use(requests ? requestRoutes({ ...described, requests }) : new Elysia())
    .use(requests ? accountRequestRoutes({ ...options, requests }) : new Elysia());

  routeScopes.learn(app.routes);
  const fixedPaths = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (/[:*]/.test(path)) continue;
    const methods = fixedPaths.get(path) ?? new Set();
    fixedPaths.set(path, methods.add(method));
  }

  // Elysia looks for a path among those of the same method only. Without this check, DELETE /api/v2/pushes/active
  // would delete the push whose token is "active". Elysia sends HEAD to the handlers of GET.
  function takes({ method, url }: Request): boolean {
    if (method === "GET" || method === "HEAD") return true;
    const { start, end } = pathIn(url);
    return fixedPaths.get(withoutSlash(url.slice(start, end)))?.has(method) !== false;
  }

  const allowedMethods = (asked: string): string[] => {
    const path = withoutSlash(asked);
    const matches = ({ path: pattern }: { path: string }): boolean =>
      new RegExp(
        `^${pattern
          .replace(/[.]/g, "\\.")
          .replace(/\*/g, ".*")
          .replace(/:[^/]+/g, "[^/]+")}$`,
      ).test(path);
    // A fixed path wins over a pattern that happens to match it too.
    const exact = app.routes.filter((known) => known.path === path);
    const routes = exact.length > 0 ? exact : app.routes.filter(matches);
    return [...new Set(routes.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])))];
  };

  function unknown(request: Request, path: string): Response | Promise<Response> {
    const context = contextOf(request);
    const methods = allowedMethods(path);
    const allowed = context.forRecipients ? methods.filter((method) => isForRecipients(method, path)) : methods;
    const goesThere = request.method === "GET" || request.method === "HEAD";
    return allowed.length === 0 && goesThere && isForPeople(request, path)
      ? pages.errors.missing(request)
      : unknownPath(allowed, context);
  }

  function refuse(request: Request, error: AppError, context: RequestContext): Response | Promise<Response> {
    const trouble = TROUBLES[error.code];
    if (trouble === undefined || !isForPeople(request, pathOf(request))) return errorResponse(error, context);
    return pages.errors.trouble(request, trouble, STATUS[error.code]).then((page) => {
      if (error.retryAfterSeconds !== undefined) page.headers.set("retry-after", String(error.retryAfterSeconds));
      return page;
    });
  }

  return { takes, route: app.compile().fetch, unknown, refuse };
}

/** Whether to answer with a page: the client accepts HTML and the path is not the API's. Programs ask for data. */
const isForPeople = (request: Request, path: string): boolean =>
  !/^\/api(?:\/|$)|\.json(?:\/|$)/.test(path) && acceptsHtml(request);
