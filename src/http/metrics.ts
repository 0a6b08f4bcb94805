// Counts requests, and writes the page that Prometheus reads (text format 0.0.4), at a separate address. Counting costs
// three look-ups and a few additions per request. Labels are route patterns, methods and statuses, of which there are
// few: never paths, addresses or names.

import { SECURITY_HEADERS } from "./headers.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Upper bounds in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

interface Durations {
  /** Requests of this route in each bucket, not cumulative. The last element counts those that took longer. */
  counts: number[];
  seconds: number;
}

export class RequestMetrics {
  readonly #totals = new Map<string, { method: string; route: string; status: number; count: number }>();
  readonly #durations = new Map<string, Durations>();
  /** How often requests were refused, by the error's code. */
  readonly #refusals = new Map<string, number>();
  #running = 0;

  refused(reason: string): void {
    this.#refusals.set(reason, (this.#refusals.get(reason) ?? 0) + 1);
  }

  begin(): void {
    this.#running += 1;
  }

  /** @param route the route's pattern @param ms the time until the response began */
  end(method: string, route: string, status: number, ms: number): void {
    this.#running -= 1;
    // Clients can invent methods, so all unusual ones share one label.
    const label = METHODS.has(method) ? method : "other";
    const key = `${label} ${status} ${route}`;
    let total = this.#totals.get(key);
    if (!total) this.#totals.set(key, (total = { method: label, route, status, count: 0 }));
    total.count += 1;
    this.#time(route, ms);
  }

  #time(route: string, ms: number): void {
    let durations = this.#durations.get(route);
    if (!durations) {
      durations = { counts: Array.from({ length: BUCKETS.length + 1 }, () => 0), seconds: 0 };
      this.#durations.set(route, durations);
    }
    const seconds = ms / 1_000;
    let bucket = 0;
    while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket += 1;
    durations.counts[bucket] = (durations.counts[bucket] ?? 0) + 1;
    durations.seconds += seconds;
  }

  families(): Family[] {
    return [
      {
        name: "secretpush_http_requests_total",
        type: "counter",
        help: "Requests answered, by method, route and status.",
        samples: [...this.#totals.values()].map(({ method, route, status, count }) => ({
          labels: { method, route, status: String(status) },
          value: count,
        })),
      },
      {
        name: "secretpush_http_request_duration_seconds",
        type: "histogram",
        help: "Time until the answer began, by route.",
        samples: [...this.#durations].flatMap(([route, durations]) => histogram(route, durations)),
      },
      counter(
        "secretpush_refusals_total",
        "Requests that were refused, by reason.",
        [...this.#refusals].map(([reason, value]) => ({ labels: { reason }, value })),
      ),
      gauge("secretpush_http_requests_running", "Requests that are being answered.", this.#running),
    ];
  }
}

export interface Family {
  name: string;
  type: "counter" | "gauge" | "histogram";
  /** One sentence. */
  help: string;
  samples: Array<{ suffix?: string; labels?: Record<string, string>; value: number }>;
}

export const gauge = (name: string, help: string, value: number): Family => ({
  name,
  type: "gauge",
  help,
  samples: [{ value }],
});

export const counter = (name: string, help: string, samples: Family["samples"]): Family => ({
  name,
  type: "counter",
  help,
  samples,
});

function histogram(route: string, { counts, seconds }: Durations): Family["samples"] {
  let below = 0;
  const buckets = counts.map((count, index) => {
    below += count;
    const le = index < BUCKETS.length ? String(BUCKETS[index]) : "+Inf";
    return { suffix: "_bucket", labels: { route, le }, value: below };
  });
  return [
    ...buckets,
    { suffix: "_sum", labels: { route }, value: seconds },
    { suffix: "_count", labels: { route }, value: below },
  ];
}

const TEXT_FORMAT = "text/plain; version=0.0.4; charset=utf-8";

/** Answers GET /metrics with what `collect` returns, and refuses everything else. */
export function metricsAnswer(collect: () => Promise<Family[]>): (request: Request) => Promise<Response> {
  return async (request) => {
    if (new URL(request.url).pathname !== "/metrics") {
      return new Response("Not Found\n", { status: 404, headers: SECURITY_HEADERS });
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("This path answers to GET and HEAD only.\n", {
        status: 405,
        headers: { allow: "GET, HEAD", ...SECURITY_HEADERS },
      });
    }
    return new Response((await collect()).map(textOf).join(""), {
      headers: { "content-type": TEXT_FORMAT, "cache-control": "no-store", ...SECURITY_HEADERS },
    });
  };
}

function textOf({ name, type, help, samples }: Family): string {
  const lines = samples.map(({ suffix = "", labels = {}, value }) => {
    const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
    return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}\n`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

const escaped = (text: string): string => text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
