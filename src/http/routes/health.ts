// GET /readyz: should this server get requests? GET /up: is the service healthy? Yes, as long as the store can write
// and has found no damage. If `secretpush doctor` proves that it can write to the same database, /up also tells it how
// the server saw the request, which reveals faulty proxies.

import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";

import { isCorrupt } from "../../base/errors.ts";
import type { Condition } from "../../model/condition.ts";
import { reference } from "../contract/openapi.ts";
import { contextOf } from "../request_context.ts";

const CHECK_EVERY_MS = 1_000;
/** How long the last result may be used while the next check runs. */
const FRESH_FOR_MS = 2_000;
const UNWRITABLE = "The store cannot accept writes.";
const DAMAGED = "The database is damaged: the log says where. Requests that do not need those parts are answered.";

export interface HealthRoutesOptions {
  /** Commits something small. Rejects if that is impossible: with `corrupt` if the database is damaged. */
  canWrite: () => Promise<void>;
  /** Why this server should not get requests at the moment, although it can write; null if it should. */
  trouble: () => string | null;
  /** A fault that does not stop this server from getting requests, as a sentence; null if there is none. */
  warning: () => string | null;
  /** The server's state, as reported to `doctor`. */
  conditions: () => Promise<readonly Condition[]>;
  /** Whether this mark proves access to the database. */
  isDoctor: (word: string) => boolean | Promise<boolean>;
  /** Version and commit. */
  build: string;
  /** Measures the time between checks. */
  nowMs?: () => number;
}

/** A header with a mark that `doctor` has left in the database. */
export const DOCTOR_HEADER = "x-secretpush-doctor";

export interface Seen {
  version: string;
  /** Scheme and host, as links would show them. */
  origin: string;
  client: string;
  /** Whether the peer is one of trusted_proxies. */
  fromTrustedPeer: boolean;
  /** What the server knows about its own state. */
  conditions: readonly Condition[];
  /** Forwarded headers as they arrived, trusted or not. */
  forwarded: Record<"for" | "proto" | "host", string | null>;
}

async function seenOf(request: Request, { build: version, conditions }: HealthRoutesOptions): Promise<Seen> {
  const { origin, address, fromTrustedPeer } = contextOf(request);
  const header = (name: string) => request.headers.get(`x-forwarded-${name}`);
  return {
    version,
    origin,
    client: address,
    fromTrustedPeer,
    conditions: await conditions(),
    forwarded: { for: header("for"), proto: header("proto"), host: header("host") },
  };
}

export const healthRoutes = (options: HealthRoutesOptions) => {
  const nowMs = options.nowMs ?? (() => performance.now());
  // At most one check a second, shared by all requests, so that health checks cause little load.
  let begunMs = Number.NEGATIVE_INFINITY;
  let endedMs = Number.NEGATIVE_INFINITY;
  let check: Promise<string | null> = Promise.resolve(null);
  let found: string | null = null;
  /** What is wrong, as a sentence; null if nothing is. */
  const trouble = (): Promise<string | null> | string | null => {
    if (nowMs() - begunMs >= CHECK_EVERY_MS) {
      begunMs = nowMs();
      check = options.canWrite().then(
        () => null,
        (error: unknown) => (isCorrupt(error) ? DAMAGED : UNWRITABLE),
      );
      void check.then((sentence) => {
        found = sentence;
        endedMs = nowMs();
      });
    }
    // A frequent caller need not wait for a slow disk each time.
    return nowMs() - endedMs < FRESH_FOR_MS ? found : check;
  };

  return new Elysia({ name: "health" })
    .get(
      "/readyz",
      async ({ request }) => {
        const error = options.trouble() ?? (await trouble());
        const warning = options.warning();
        if (error === null) return { status: "ready", ...(warning === null ? {} : { warning }) };
        contextOf(request).status = 503;
        return { status: "not ready", error };
      },
      reference({
        tag: "Server",
        summary: "Readiness",
        id: "getReadiness",
        description:
          "200 while this server should get requests, otherwise 503 with the reason. It is for a load balancer in front of several nodes: a node whose clock is far ahead of the database's, or far behind it, is up, but not ready. `warning` says what does not work although the server is ready: while the bucket does not answer, only pushes without files work.",
        auth: "none",
        answers: {
          200: ["It should get requests.", t.Object({ status: t.Literal("ready"), warning: t.Optional(t.String()) })],
        },
        errors: [503],
      }),
    )
    .get(
      "/up",
      async ({ request }) => {
        const word = request.headers.get(DOCTOR_HEADER);
        const seen = word !== null && (await options.isDoctor(word)) ? { seen: await seenOf(request, options) } : {};
        const error = await trouble();
        if (error === null) return { status: "up", ...seen };
        contextOf(request).status = 503;
        return { status: "down", error, ...seen };
      },
      reference({
        tag: "Server",
        summary: "Health",
        id: "getHealth",
        description:
          "200 while the store can write and has found no damage, otherwise 503 with the reason. It is for load balancers and monitors.",
        auth: "none",
        answers: { 200: ["The store can write.", t.Object({ status: t.Literal("up") })] },
        errors: [503],
      }),
    );
};
