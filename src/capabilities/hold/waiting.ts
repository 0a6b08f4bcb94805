// The state of a wait for a held push, for the waiting browser: as server-sent events, or as JSON if the browser polls. The secret
// does not pass through here: the page opens the push with the released wait.

import { Elysia } from "elysia";

import { AppError } from "../../base/errors.ts";
import { ConcurrencyLimiter } from "../../base/limiter.ts";
import { limitKey } from "../../base/network.ts";
import type { HoldWatch, HoldStatus } from "./watch.ts";
import { SECURITY_HEADERS } from "../../http/headers.ts";
import { toStatusJson } from "./json.ts";
import { contextOf } from "../../http/request_context.ts";
import { Senders, type SendersOptions } from "../../http/pages/request_sender.ts";
import { WaiterCookie } from "./waiter_cookie.ts";

const STREAMS_PER_ADDRESS = 32;
const STREAMS_IN_ALL = 2_000;
/** Shorter than any timeout of ours or of common proxies. */
const HEARTBEAT_MS = 10_000;

const EVENT_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // Otherwise nginx would buffer the events.
  "x-accel-buffering": "no",
  ...SECURITY_HEADERS,
};

export const waitingRoutes = (holdWatch: HoldWatch, streams: ConcurrencyLimiter, options: SendersOptions) => {
  const cookies = new WaiterCookie(options.baseUrl);
  const senders = new Senders(options);

  return new Elysia({ name: "waiting for a release" }).get(
    "/p/:token/holds/:hold/events",
    async ({ request, params }) => {
      if (senders.of(request) === "foreign") throw new AppError("forbidden", "Open the link itself.");
      const holdProof = { holdId: params.hold, browser: cookies.of(request) };
      const status = await holdWatch.statusOf(params.token, await senders.caller(request), holdProof);
      if (request.headers.get("accept")?.includes("text/event-stream") !== true) return toStatusJson(status);
      if (request.method === "HEAD") return new Response(null, { headers: EVENT_HEADERS });
      const end = begin(request);
      return new Response(events(holdWatch, params.hold, status, { request, end }), { headers: EVENT_HEADERS });
    },
    { detail: { hide: true } },
  );

  /** @throws AppError `rate-limited` */
  function begin(request: Request): () => void {
    const ofAddress = streams.begin(limitKey(contextOf(request).address), STREAMS_PER_ADDRESS);
    const ofAll = ofAddress && streams.begin("all", STREAMS_IN_ALL);
    if (!ofAll) {
      ofAddress?.();
      throw new AppError("rate-limited", "Too many streams are open at once: ask without text/event-stream.", {
        retryAfterSeconds: 5,
      });
    }
    return () => {
      ofAddress();
      ofAll();
    };
  }
};

/** A stream of the states of one wait, from `first` on. It ends when the wait ends, the server stops or the browser disconnects. */
function events(
  holdWatch: HoldWatch,
  id: string,
  first: HoldStatus,
  { request, end }: { request: Request; end: () => void },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let stop = (): void => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let told = "";
      let over = false;
      const send = (text: string): void => {
        try {
          controller.enqueue(encoder.encode(text));
        } catch {
          // The browser has closed the stream.
          stop();
        }
      };
      stop = () => {
        if (over) return;
        over = true;
        clearInterval(heartbeat);
        unlisten();
        end();
        try {
          controller.close();
        } catch {
          // The browser has already closed the stream.
        }
      };
      const tell = (status: HoldStatus | null): void => {
        if (over) return;
        if (!status) return stop();
        const text = JSON.stringify(toStatusJson(status));
        if (text !== told) send(`event: state\ndata: ${(told = text)}\n\n`);
        if (status.state !== "waiting") stop();
      };
      const heartbeat = setInterval(() => send(": still waiting\n\n"), HEARTBEAT_MS);
      const unlisten = holdWatch.listen(id, tell);
      request.signal.addEventListener("abort", stop);
      tell(first);
    },
    cancel: () => stop(),
  });
}
