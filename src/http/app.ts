// The front door. It works out a request's context (client address, origin, id), applies the limits on simultaneous
// requests and on their rate, and normalises the path; then the router answers. On the way out it sets the last
// headers, counts the request, and writes one log line.

import type { Clock } from "../base/clock.ts";
import { AppError } from "../base/errors.ts";
import type { OpenRequests, RateLimiter } from "../base/limiter.ts";
import type { OldLinks } from "../domain/callers/old_links.ts";
import { discardRest } from "./bodies/body_bytes.ts";
import { holdsKey, holdsOldToken, isOpenToAll, normalisePath } from "./routes/paths.ts";
import {
  hasSeveralHosts,
  type IdleClock,
  queryOf,
  type RequestContext,
  type RequestContexts,
} from "./request_context.ts";
import { isForRecipients } from "./routes/recipients_address.ts";
import { createRouter, type RouterOptions } from "./routes/router.ts";

export type AppOptions = Omit<RouterOptions, "routeScopes"> & {
  contexts: RequestContexts;
  rateLimiter: RateLimiter;
  openRequests: OpenRequests;
  clock: Clock;
  /** Why the server can no longer answer requests; null while it can. */
  outOfService: () => AppError | null;
  /** How long browsers must insist on HTTPS, in seconds; null: they need not. Sent over HTTPS only. */
  hstsSeconds: number | null;
  /** Limits guesses at links of the server that this one replaced; null if no links were taken over. */
  oldLinks: OldLinks | null;
  /** Whether the address of a request may contain a passphrase. */
  passphraseInQuery: boolean;
};

/**
 * Answers one request from the peer at this address (null: a Unix socket). Never rejects.
 * @param forRecipients true at the address that serves recipients only
 */
export type Handler = (
  request: Request,
  peerAddress: string | null,
  idleClock?: IdleClock,
  forRecipients?: boolean,
) => Response | Promise<Response>;

export function createHandler(options: AppOptions): Handler {
  const { contexts, rateLimiter, openRequests, clock, log, metrics } = options;
  const { takes, route, unknown, refuse } = createRouter(options);
  const hsts = options.hstsSeconds === null ? null : `max-age=${options.hstsSeconds}`;
  const logged = log.enabled("info");
  // Health checks come every few seconds. They are logged only if they fail.
  const quiet = new Set(log.enabled("debug") ? [] : ["/up", "/readyz"]);

  function finish(request: Request, context: RequestContext, response: Response): Response {
    context.body?.end();
    openRequests.end(context.local ? null : context.address);
    return send(request, context, response);
  }

  function send(request: Request, context: RequestContext, response: Response): Response {
    if (context.openToAll) response.headers.set("access-control-allow-origin", "*");
    for (const cookie of context.cookies) response.headers.append("set-cookie", cookie);
    if (context.ignored !== null) response.headers.set("x-ignored", context.ignored);
    if (context.bodyLength !== undefined) response.headers.set("content-length", String(context.bodyLength));
    if (hsts !== null && context.origin.startsWith("https:")) response.headers.set("strict-transport-security", hsts);
    const ms = performance.now() - context.startedMs;
    metrics?.end(request.method, context.route, response.status, ms);
    if (logged && !(quiet.has(context.route) && response.ok)) {
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

  // A response that is ready before the whole body has arrived waits for the rest. Otherwise, Bun would close the
  // connection, and a proxy that is still sending would report 502 instead of the response.
  function finishAfterBody(
    request: Request,
    context: RequestContext,
    response: Response,
  ): Response | Promise<Response> {
    const hasNone = request.method === "GET" || request.method === "HEAD";
    const rest = hasNone ? null : discardRest(request);
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

  // Does not wait for the body: a refused request must not occupy a connection as long as an accepted one.
  function turnAway(request: Request, context: RequestContext, why: "address" | "all"): Response | Promise<Response> {
    const later = { retryAfterSeconds: 1 };
    const error =
      why === "address"
        ? new AppError("rate-limited", "Too many requests from your address at once.", later)
        : new AppError("busy", "The server has too many requests at once. Try again in a moment.", later);
    const close = (response: Response): Response => {
      response.headers.set("connection", "close");
      return send(request, context, response);
    };
    const refused = refuse(request, error, context);
    return refused instanceof Promise ? refused.then(close) : close(refused);
  }

  const { previousServer } = options;
  function answer(request: Request, path: string, { forRecipients }: RequestContext): Response | Promise<Response> {
    const isTaken = (!forRecipients || isForRecipients(request.method, path)) && takes(request.method, path);
    const answered = isTaken ? route(request, path) : unknown(request, path);
    return previousServer === null ? answered : orThere(request, path, answered);
  }

  async function orThere(request: Request, path: string, answered: Response | Promise<Response>): Promise<Response> {
    const response = await answered;
    if (response.status !== 404) return response;
    const { programToPreviousServer } = await import("./pages/previous_server.ts");
    return programToPreviousServer(request, path, previousServer ?? "") ?? response;
  }

  async function bounded(links: OldLinks, request: Request, path: string, context: RequestContext): Promise<Response> {
    const place = await links.enter(context.address);
    if ("retryAfterSeconds" in place) {
      const error = new AppError("rate-limited", "Too many requests for unknown links. Try again later.", place);
      return refuse(request, error, context);
    }
    let isUnknown = false;
    try {
      const response = await answer(request, path, context);
      isUnknown =
        response.status === 404 ||
        (previousServer !== null && response.headers.get("location")?.startsWith(previousServer) === true);
      return response;
    } finally {
      place.settle(isUnknown);
    }
  }

  return (request, peerAddress, idleClock, forRecipients) => {
    const context = contexts.open(request, peerAddress, forRecipients, idleClock);
    const { method } = request;
    const path = normalisePath(request);
    context.openToAll = isOpenToAll(method, path);
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
    if (holdsKey(path)) {
      const error = new AppError(
        "key-sent",
        "A program along the way replaced the # in this link with %23, so its key was sent to the server. Anyone who runs the program or this server could read it: ask for a new link.",
      );
      return settle(request, context, refuse(request, error, context));
    }
    if (!options.passphraseInQuery && queryOf(request).has("passphrase")) {
      const error = new AppError(
        "malformed",
        "This server does not accept a passphrase in the address of a request, where logs keep it. Send it in the header X-Passphrase or in the body.",
      );
      return settle(request, context, refuse(request, error, context));
    }
    const { oldLinks } = options;
    if (oldLinks && holdsOldToken(path)) return settle(request, context, bounded(oldLinks, request, path, context));
    return settle(request, context, answer(request, path, context));
  };
}
