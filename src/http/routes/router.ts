// The router: holds the first routes, loads all others on first use, and answers if none matches. Values become JSON, errors
// become statuses, and browsers get error pages. Pages, downloads and the API reference build their own responses.

import { Elysia } from "elysia";

import { AppError, type ErrorCode, statusOf } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import { widestRules } from "../../model/rules_by_role.ts";
import { acceptsHtml } from "../headers.ts";
import type { RequestMetrics } from "../metrics.ts";
import { type HealthRoutesOptions, healthRoutes } from "./health.ts";
import type { MoreRoutesOptions } from "./more_routes.ts";
import type { ErrorPages, Trouble } from "../pages/errors.ts";
import { type MailOrderRoutesOptions, mailOrderRoutes } from "./mail_order.ts";
import { movedLink, pathOf, withoutSlash } from "./paths.ts";
import { pushRoutes } from "./pushes.ts";
import { isForRecipients } from "./recipients_address.ts";
import { contextOf, type RequestContext } from "../request_context.ts";
import { errorResponse, jsonResponse, respond, unknownPath } from "../contract/responses.ts";
import { RouteScopes } from "../sessions/identity.ts";
import { type Features, versionRoutes } from "./version.ts";

export type RouterOptions = MoreRoutesOptions &
  MailOrderRoutesOptions &
  Features &
  HealthRoutesOptions & {
    log: Log;
    /** null: metrics are disabled. */
    metrics: RequestMetrics | null;
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

const INTERNAL_ERROR = { error: "Internal Server Error", code: "defect" };

/** Paths that are answered from the start. Everything else is in `more_routes.ts`. */
const FIRST = ["/up", "/readyz", "/api/v[12]/version", "/api/v2/pushes"];

export interface Router {
  /** Whether a route may answer this method and path; false: ask `unknown`. */
  takes: (method: string, path: string) => boolean;
  route: (request: Request, path: string) => Response | Promise<Response>;
  /** Answers a request for which there is no route. */
  unknown: (request: Request, path: string) => Response | Promise<Response>;
  refuse: (request: Request, error: AppError, context: RequestContext) => Response | Promise<Response>;
}

export function createRouter(given: Omit<RouterOptions, "routeScopes">): Router {
  const routeScopes = new RouteScopes((urlToken) => given.pushes.links.lookupOf(urlToken));
  const options: RouterOptions = { ...given, routeScopes };
  const { log } = options;
  // The API reference describes fields by these rules, for every reader.
  const described = { ...options, rules: widestRules(options.rules, options.rulesByRole) };
  const app = new Elysia({ name: "app", normalize: false })
    // Elysia inspects the handler's source; `return f()` makes it treat the hook as async and wrap every response in a
    // promise. The code between the call and the return keeps Bun from joining them.
    .mapResponse(({ responseValue, request, route }) => {
      const context = contextOf(request);
      const response = respond(responseValue, context);
      context.route = route;
      return response;
    })
    .onError(({ error, code, request, path, route }) => {
      const context = contextOf(request);
      context.route = route || "-";
      if (code === "NOT_FOUND") return unknown(request, path);
      if (error instanceof AppError) {
        if (error.code === "unavailable") {
          const reason = String(error.cause ?? error.message);
          log.error("a request was answered with 503", { reason, id: context.id });
        }
        if (error.code === "unconfirmed") {
          log.error("the store did not confirm a change", { reason: String(error.cause), id: context.id });
        }
        return refuse(request, error, context);
      }
      logDefect(error, context);
      return isForPeople(request, path)
        ? withAll(request, (pages) => pages.trouble(request, "defect", 500))
        : jsonResponse(INTERNAL_ERROR, 500, context);
    })
    // The version is public, so it comes before anything that looks at tokens.
    .use(versionRoutes(options))
    .use(healthRoutes(options))
    .use(pushRoutes(described))
    .use(options.parts.flatMap((part) => part.first?.routes(options) ?? []))
    .use(mailOrderRoutes(options));

  const prefixes = options.parts.flatMap((part) => part.first?.prefixes ?? []);
  const first = new RegExp(`^(?:${[...FIRST, ...prefixes].join("|")})(?:/|$)`);
  const fixedPaths = new Map<string, Set<string>>();
  let answer = compiled();
  /** The error pages of `more_routes.ts`; undefined until it is loaded. */
  let errors: ErrorPages | undefined;
  let loading: Promise<ErrorPages> | undefined;

  /** Makes Elysia compile the current routes. @returns the function that answers with them */
  function compiled(): (request: Request) => Response | Promise<Response> {
    routeScopes.learn(app.routes);
    for (const { path, method } of app.routes) {
      if (/[:*]/.test(path)) continue;
      const methods = fixedPaths.get(path) ?? new Set();
      fixedPaths.set(path, methods.add(method));
    }
    return app.compile().fetch;
  }

  async function loadMore(): Promise<ErrorPages> {
    const { buildMore } = await import("./more_routes.ts");
    const parts = await Promise.all(options.parts.flatMap((part) => part.pages?.() ?? []));
    const more = buildMore(options, { described, parts, app: () => app });
    app.use(more.routes);
    answer = compiled();
    return (errors = more.errors);
  }

  /** Answers once all routes are there. Requests share one load; if it fails, the next request tries again. */
  function withAll(
    request: Request,
    respondWith: (errors: ErrorPages) => Response | Promise<Response>,
  ): Response | Promise<Response> {
    if (errors) return respondWith(errors);
    loading ??= loadMore().finally(() => (loading = undefined));
    return loading.then(respondWith, (error: unknown) => {
      const context = contextOf(request);
      logDefect(error, context);
      return jsonResponse(INTERNAL_ERROR, 500, context);
    });
  }

  function route(request: Request, path: string): Response | Promise<Response> {
    if (errors || first.test(path)) return answer(request);
    return withAll(request, () => (takes(request.method, path) ? answer(request) : unknown(request, path)));
  }

  function logDefect(error: unknown, { id }: RequestContext): void {
    log.error("defect", {
      reason: error instanceof Error ? `${error.name}: ${error.message}` : "unknown",
      at: error instanceof Error ? (error.stack ?? "").split("\n").slice(1, 4).join(" ") : "",
      id,
    });
  }

  // Elysia looks for a path only among the routes of the same method. Without this check, DELETE /api/v2/pushes/active
  // would delete the push whose token is "active". Elysia sends HEAD to the handlers of GET.
  const takes = (method: string, path: string): boolean =>
    method === "GET" || method === "HEAD" || fixedPaths.get(withoutSlash(path))?.has(method) !== false;

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

  const unknown = (request: Request, path: string): Response | Promise<Response> => {
    const goesThere = request.method === "GET" || request.method === "HEAD";
    const moved = goesThere ? movedLink(path) : null;
    if (moved !== null) {
      return import("../pages/redirect.ts").then(({ redirect, safePath }) => redirect(`/${safePath(moved)}`));
    }
    return withAll(request, (pages) => {
      const context = contextOf(request);
      const methods = allowedMethods(path);
      const allowed = context.forRecipients ? methods.filter((method) => isForRecipients(method, path)) : methods;
      return allowed.length === 0 && goesThere && isForPeople(request, path)
        ? pages.missing(request)
        : unknownPath(allowed, context);
    });
  };

  function refuse(request: Request, error: AppError, context: RequestContext): Response | Promise<Response> {
    options.metrics?.refused(error.code);
    const trouble = TROUBLES[error.code];
    const isMissing = error.code === "not-found";
    if (!(trouble || isMissing) || !isForPeople(request, pathOf(request))) return errorResponse(error, context);
    return withAll(request, async (pages) => {
      const page = await (trouble ? pages.trouble(request, trouble, statusOf(error)) : pages.missing(request));
      if (error.retryAfterSeconds !== undefined) page.headers.set("retry-after", String(error.retryAfterSeconds));
      return page;
    });
  }

  return { takes, route, unknown, refuse };
}

/** Whether to answer with a page: the client accepts HTML and the path is not the API's. Programs ask for data. */
const isForPeople = (request: Request, path: string): boolean =>
  !/^\/api(?:\/|$)|\.json(?:\/|$)/.test(path) && acceptsHtml(request);
