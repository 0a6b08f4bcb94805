// The front door. A request passes: its context (client address, origin, id), the rate limit, the path
// (.json twins, doubled slashes), then the routes; on the way out values become JSON here, every error
// becomes a status here, and one log line is written. Only pages, downloads and the API reference,
// which are no JSON, make their answers themselves.

import { type AnyElysia, Elysia } from "elysia";

import { AppError, type ErrorCode } from "../base/errors.ts";
import type { OpenRequests, RateLimiter } from "../base/limiter.ts";
import type { Log } from "../base/log.ts";
import type { Clock } from "../base/clock.ts";
import type { Files } from "../domain/files.ts";
import { type AccountRoutesOptions, accountRoutes } from "./account.ts";
import { type AdminRoutesOptions, adminRoutes } from "./admin.ts";
import { discardRest, endBody } from "./body_bytes.ts";
import { docsRoutes } from "./docs.ts";
import { crossOriginHeaders, LEGACY_TAG, legacyPath, legacyReference, legacyRoutes } from "./legacy.ts";
import { fileRoutes } from "./files.ts";
import { acceptsHtml, JSON_HEADERS } from "./headers.ts";
import type { RequestMetrics } from "./metrics.ts";
import { type HealthRoutesOptions, healthRoutes } from "./health.ts";
import { createPages, type PagesOptions } from "./pages/index.ts";
import type { Trouble } from "./pages/errors.ts";
import { pushRoutes, type PushRoutesOptions } from "./pushes.ts";
import { isForRecipients } from "./recipients.ts";
import { type SessionRoutesOptions, sessionRoutes } from "./session.ts";
import { type Features, PrebuiltJson, versionRoutes } from "./version.ts";
import {
  hasSeveralHosts,
  type IdleClock,
  type RequestContexts,
  type RequestContext,
  contextOf,
} from "./request_context.ts";

export type AppOptions = PushRoutesOptions &
  SessionRoutesOptions &
  AccountRoutesOptions &
  AdminRoutesOptions &
  PagesOptions &
  Features &
  HealthRoutesOptions & {
    files: Files;
    contexts: RequestContexts;
    rateLimiter: RateLimiter;
    openRequests: OpenRequests;
    clock: Clock;
    log: Log;
    /** Where people and programs of this instance itself reach it; `baseUrl` is where links start. */
    ownUrl: string | null;
    /** Why nothing can be answered any more; null while all is well. */
    outOfService: () => AppError | null;
    /** null: nothing is counted. */
    metrics: RequestMetrics | null;
    /** Seconds that browsers shall insist on HTTPS, told over HTTPS only; null: not told. */
    hstsSeconds: number | null;
  };

/**
 * Answers one request of a peer with this address (null: through a Unix socket). Never rejects.
 * @param forRecipients true at the address that serves recipients only
 */
export type Handler = (
  request: Request,
  peerAddress: string | null,
  forRecipients?: boolean,
  idleClock?: IdleClock,
) => Response | Promise<Response>;

const STATUS: Record<ErrorCode, number> = {
  malformed: 400,
  unauthorized: 401,
  "bad-passphrase": 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  unsupported: 415,
  invalid: 422,
  "rate-limited": 429,
  "too-slow": 408,
  damaged: 500,
  corrupt: 500,
  "out-of-space": 507,
  busy: 503,
  unavailable: 503,
};

/** Errors that have a page of their own, for browsers that ask for a page. */
const TROUBLES: Partial<Record<ErrorCode, Trouble>> = {
  "rate-limited": "busy",
  busy: "busy",
  unavailable: "unavailable",
  corrupt: "defect",
};

export function createHandler(options: AppOptions): Handler {
  const { contexts, rateLimiter, openRequests, clock, log, metrics } = options;
  const { app, takes, unknown, refuse } = createApp(options);
  const route = app.compile().fetch;
  const hsts = options.hstsSeconds === null ? null : `max-age=${options.hstsSeconds}`;
  const logged = log.enabled("info");

  function finish(request: Request, context: RequestContext, response: Response): Response {
    endBody(request);
    openRequests.end(context.local ? null : context.address);
    return send(request, context, response);
  }

  function send(request: Request, context: RequestContext, response: Response): Response {
    openToOtherOrigins(request, response);
    if (context.bodyLength !== undefined) response.headers.set("content-length", String(context.bodyLength));
    if (hsts !== null && context.origin.startsWith("https:")) response.headers.set("strict-transport-security", hsts);
    const ms = performance.now() - context.startedMs;
    metrics?.end(request.method, context.route, response.status, ms);
    if (logged) {
      log.request({
        method: request.method,
        route: context.route,
        status: response.status,
        ms,
        client: context.address,
        id: context.id,
      });
    }
    return response;
  }

  // An answer that comes before the end of the body waits for it: Bun then closes the connection, and a
  // proxy that is still sending would report 502 in place of the answer.
  function finishAfterBody(
    request: Request,
    context: RequestContext,
    response: Response,
  ): Response | Promise<Response> {
    const rest = discardRest(request);
    if (rest === null) return finish(request, context, response);
    return rest.then((isWhole) => {
      if (!isWhole) response.headers.set("connection", "close");
      return finish(request, context, response);
    });
  }

  const settle = (
    request: Request,
    context: RequestContext,
    response: Response | Promise<Response>,
  ): Response | Promise<Response> =>
    response instanceof Promise
      ? response.then((settled) => finishAfterBody(request, context, settled))
      : finishAfterBody(request, context, response);

  // Nothing of such a request is waited for, or it would hold its connection like those before it.
  function turnAway(request: Request, context: RequestContext, why: "address" | "all"): Response | Promise<Response> {
    const error =
      why === "address"
        ? new AppError("rate-limited", "Too many requests from your address at once.", { retryAfterSeconds: 1 })
        : new AppError("busy", "The server has too many requests at once. Try again in a moment.", {
            retryAfterSeconds: 1,
          });
    const close = (response: Response): Response => {
      response.headers.set("connection", "close");
      return send(request, context, response);
    };
    const refused = refuse(request, error, context);
    return refused instanceof Promise ? refused.then(close) : close(refused);
  }

  return (request, peerAddress, forRecipients, idleClock) => {
    const context = contexts.open(request, peerAddress, forRecipients, idleClock);
    normalisePath(request);
    metrics?.begin();
    const crowded = openRequests.begin(context.local ? null : context.address);
    if (crowded) return turnAway(request, context, crowded);
    const outOfService = options.outOfService();
    if (outOfService) return settle(request, context, refuse(request, outOfService, context));
    if (!context.local) {
      const refusal = rateLimiter.take(context.address, clock.now());
      if (refusal) {
        const error = new AppError("rate-limited", "Too many requests from your address. Slow down.", refusal);
        return settle(request, context, refuse(request, error, context));
      }
    }
    if (hasSeveralHosts(request)) {
      const error = new AppError("malformed", "The request has more than one Host header.");
      return settle(request, context, refuse(request, error, context));
    }
    const closed = forRecipients === true && !isForRecipients(request.method, pathOf(request));
    const answered = !closed && takes(request);
    return settle(request, context, answered ? route(request) : unknown(request, pathOf(request)));
  };
}

function createApp(options: AppOptions) {
  const { log } = options;
  const pages = createPages(options);
  const app = new Elysia({ name: "app", normalize: false })
    // The router reads a function's text, takes one that returns another's result for asynchronous, and
    // then makes a promise of every answer: so the result has a name first.
    .mapResponse(({ responseValue, request, route }) => {
      const context = contextOf(request);
      context.route = route;
      const response =
        responseValue instanceof Response
          ? responseValue
          : responseValue instanceof PrebuiltJson
            ? jsonText(responseValue.json, context.status, context)
            : jsonResponse(responseValue, context.status, context);
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
    // Before anything that looks at tokens: the version is told to anybody.
    .use(versionRoutes(options))
    .use(healthRoutes(options))
    .use(fileRoutes(options))
    .use(
      docsRoutes({
        ...options,
        app: (): AnyElysia => app,
        baseUrl: options.ownUrl,
        more: { tag: LEGACY_TAG, paths: () => legacyReference(options) },
      }),
    )
    .use(legacyRoutes(options))
    .use(sessionRoutes(options))
    .use(accountRoutes(options))
    .use(adminRoutes(options))
    .use(pages.routes)
    .use(pushRoutes(options));

  const fixedPaths = new Map<string, Set<string>>();
  for (const { path, method } of app.routes) {
    if (/[:*]/.test(path)) continue;
    const methods = fixedPaths.get(path) ?? new Set();
    fixedPaths.set(path, methods.add(method));
  }

  // The router looks for a path among those of the same method: without this, DELETE /api/v2/pushes/active
  // would be the deletion of a push whose token is "active". It sends HEAD to the handlers of GET.
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
    // A fixed path comes before a pattern that happens to fit it too.
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

  // What is no fault of the page that somebody is on its way to is told on a page too.
  function refuse(request: Request, error: AppError, context: RequestContext): Response | Promise<Response> {
    const what = TROUBLES[error.code];
    if (what === undefined || !isForPeople(request, pathOf(request))) return errorResponse(error, context);
    return pages.errors.trouble(request, what, STATUS[error.code]).then((page) => {
      if (error.retryAfterSeconds !== undefined) page.headers.set("retry-after", String(error.retryAfterSeconds));
      return page;
    });
  }

  return { app, takes, unknown, refuse };
}

// As the router does: it passes over one slash at a path's end.
const withoutSlash = (path: string): string => (path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path);

// One spelling per path before it is looked up: `.json` is implied under /api, the first version's
// paths are gathered below /p.json, doubled slashes and those behind .json are tolerated. The request keeps
// its identity (its body stream above all); only its url is shadowed.
function normalisePath(request: Request): void {
  const { url } = request;
  const { start, end } = pathIn(url);
  let last = end;
  while (last > start + 1 && url[last - 1] === "/") last -= 1;
  const isJson = url.startsWith(".json", last - 5);
  const isDoubled = url.indexOf("//", start) !== -1 && url.slice(start, end).includes("//");
  if (!isJson && !isDoubled) return;
  let path = url.slice(start, isJson ? last : end).replace(/\/{2,}/g, "/");
  if (isJson) path = path.startsWith("/api/") ? path.slice(0, -5) : (legacyPath(path) ?? path);
  Object.defineProperty(request, "url", { value: url.slice(0, start) + path + url.slice(end) });
}

function pathOf({ url }: Request): string {
  const { start, end } = pathIn(url);
  return url.slice(start, end);
}

function pathIn(url: string): { start: number; end: number } {
  const start = url.indexOf("/", 8);
  const query = url.indexOf("?", start);
  return { start, end: query === -1 ? url.length : query };
}

function openToOtherOrigins(request: Request, response: Response): void {
  if (request.method !== "POST") return;
  const { start, end } = pathIn(request.url);
  const headers = crossOriginHeaders(request.method, request.url.slice(start, end));
  for (const [name, value] of Object.entries(headers ?? {})) response.headers.set(name, value);
}

function jsonResponse(
  value: unknown,
  status: number,
  context: RequestContext,
  extra: Record<string, string> = {},
): Response {
  const response = jsonText(value === null ? null : JSON.stringify(value), status, context);
  for (const name in extra) response.headers.set(name, extra[name] ?? "");
  return response;
}

function jsonText(json: string | null, status: number, context: RequestContext): Response {
  const response = new Response(json, { status, headers: JSON_HEADERS });
  response.headers.set("x-request-id", context.id);
  return response;
}

function errorResponse(error: AppError, context: RequestContext): Response {
  const status = STATUS[error.code];
  const retry = error.retryAfterSeconds;
  const extra: Record<string, string> = retry === undefined ? {} : { "retry-after": String(retry) };
  // Who sends too slowly is not waited for any longer, and must not hold up the server's end either.
  if (error.code === "too-slow") extra.connection = "close";
  // What could be sent instead (RFC 9110 §15.5.16).
  if (error.code === "unsupported") extra["accept-encoding"] = "identity";
  return jsonResponse(errorBody(error), status, context, extra);
}

function errorBody(error: AppError): unknown {
  if (error.fields) return error.fields;
  if (error.code === "corrupt") return { error: "Internal Server Error" };
  if (error.code !== "bad-passphrase") return { error: error.message };
  return {
    error: error.message,
    message: "Send the right passphrase as the query parameter passphrase.",
    status: "unauthorized",
  };
}

// A browser that goes to a path or sends a form there, not a program that asks for data.
const isForPeople = (request: Request, path: string): boolean =>
  !/^\/api(?:\/|$)|\.json(?:\/|$)/.test(path) && acceptsHtml(request);

function unknownPath(allowed: string[], context: RequestContext): Response {
  if (allowed.length === 0) return jsonResponse({ error: "Not Found" }, 404, context);
  const allow = allowed.join(", ");
  return jsonResponse({ error: `This path answers to ${allow} only.` }, 405, context, { allow });
}
