// Everything that Prometheus reads: the counted requests, and the state of the server at this moment.

import { monitorEventLoopDelay } from "node:perf_hooks";

import type { Clock } from "../base/clock.ts";
import type { PassphraseKdf } from "../base/passphrase_kdf.ts";
import type { Administration, Usage } from "../domain/pushes/administration.ts";
import type { Backlog } from "../domain/events/dead_letters.ts";
import type { Guesses } from "../domain/callers/attempt_gates.ts";
import type { Sweeper } from "../domain/upkeep/sweeper.ts";
import { counter, type Family, gauge, type RequestMetrics } from "../http/metrics.ts";
import { type Condition, severityOf } from "../model/condition.ts";
import { openDescriptors } from "../listen/descriptors.ts";
import { unlessDamaged } from "../base/errors.ts";

export interface GaugeSources {
  version: string;
  requests: RequestMetrics;
  administration: Administration;
  kdf: PassphraseKdf;
  isDatabaseDamaged: () => boolean;
  databaseLogBytes: () => Promise<number>;
  isRotating: () => Promise<boolean>;
  /** null if there is no bucket. */
  bucketAnswers: (() => boolean) | null;
  /** The time of the oldest event that is waiting for the log collector; null if there is no collector. */
  siemWaitingSinceMs: (() => Promise<number | null>) | null;
  clock: Clock;
  backlog: () => Promise<Backlog>;
  /** Includes conditions that need no action. */
  conditions: () => Promise<readonly Condition[]>;
  guesses: Pick<Guesses, "counts">;
  sweeper: Pick<Sweeper, "failure">;
  /** Expired pushes and files that have not been erased yet. */
  overdue: () => Promise<number>;
  /** The gauges of capabilities. */
  more: ReadonlyArray<() => Promise<readonly Family[]>>;
}

const startedAtMs = Date.now() - performance.now();

/** If the database is damaged, leaves out the metrics that cannot be counted. */
export async function collectMetrics(sources: GaugeSources): Promise<Family[]> {
  const { version, requests, administration, kdf } = sources;
  const usage = await unlessDamaged(administration.usage());
  const isRotating = await unlessDamaged(sources.isRotating());
  const backlog = await unlessDamaged(sources.backlog());
  const overdue = await unlessDamaged(sources.overdue());
  const { running, waiting } = kdf.load;
  return [
    {
      ...gauge("secretpush_build_info", "The running version.", 1),
      samples: [{ labels: { version }, value: 1 }],
    },
    ...requests.families(),
    gauge(
      "secretpush_database_damaged",
      "1 once damage to the database has been found.",
      Number(sources.isDatabaseDamaged()),
    ),
    ...(usage === null ? [] : usageGauges(usage)),
    gauge("secretpush_database_log_bytes", "Size of the database's write-ahead log.", await sources.databaseLogBytes()),
    gauge("secretpush_passphrases_running", "Passphrases and passwords that are being checked.", running),
    gauge("secretpush_passphrases_waiting", "Passphrases and passwords that are waiting to be checked.", waiting),
    ...(backlog === null ? [] : backlogGauges(backlog)),
    gauge("secretpush_key_rotation_running", "1 while the master key is being rotated.", Number(isRotating === true)),
    ...(sources.bucketAnswers
      ? [
          gauge(
            "secretpush_bucket_answers",
            "0 while the bucket, or the directory that nodes share, does not answer.",
            Number(sources.bucketAnswers()),
          ),
        ]
      : []),
    ...(await siemLag(sources)),
    ...conditionGauges(await sources.conditions()),
    guessCounter(sources.guesses),
    gauge("secretpush_sweep_failed", "1 if the last background pass failed.", Number(sources.sweeper.failure !== null)),
    ...(overdue === null
      ? []
      : [gauge("secretpush_sweep_backlog", "Expired pushes and files that have not been erased yet.", overdue)]),
    ...(await Promise.all(sources.more.map((gauges) => unlessDamaged(gauges())))).flatMap((found) => found ?? []),
    loopGauge(),
    ...processGauges(),
  ];
}

async function siemLag({ siemWaitingSinceMs, clock }: GaugeSources): Promise<Family[]> {
  if (!siemWaitingSinceMs) return [];
  const sinceMs = await unlessDamaged(siemWaitingSinceMs());
  const seconds = sinceMs === null ? 0 : Math.max(0, clock.now() - sinceMs) / 1_000;
  return [
    gauge("secretpush_siem_lag_seconds", "Age of the oldest event that is waiting for the log collector.", seconds),
  ];
}

const usageGauges = (usage: Usage): Family[] => [
  gauge("secretpush_pushes", "Pushes, expired ones included.", usage.pushes),
  gauge("secretpush_pushes_active", "Pushes that can still be retrieved.", usage.activePushes),
  gauge("secretpush_database_bytes", "Size of the database.", usage.databaseBytes),
  gauge("secretpush_files_bytes", "Size of all stored files.", usage.fileBytes),
  ...(usage.disk === null
    ? []
    : [
        gauge("secretpush_disk_bytes", "Size of the disk.", usage.disk.totalBytes),
        gauge("secretpush_disk_free_bytes", "Free bytes on the disk.", usage.disk.freeBytes),
      ]),
];

const conditionGauges = (conditions: readonly Condition[]): Family[] => {
  const certificates = conditions.flatMap(({ kind, subject, values }) =>
    kind.startsWith("certificate_") && typeof values["untilMs"] === "number"
      ? [{ labels: { certificate: subject ?? "" }, value: Math.floor(values["untilMs"] / 1_000) }]
      : [],
  );
  const told = conditions.filter((condition) => severityOf(condition) !== "fine");
  return [
    {
      ...gauge("secretpush_conditions", "Conditions that an administrator should fix, by kind.", 0),
      samples: [...Map.groupBy(told, ({ kind }) => kind)].map(([kind, of]) => ({
        labels: { kind, severity: of[0] ? severityOf(of[0]) : "" },
        value: of.length,
      })),
    },
    {
      ...gauge("secretpush_certificate_end_timestamp_seconds", "When a certificate expires, in seconds since 1970.", 0),
      samples: [...new Map(certificates.map((sample) => [sample.labels.certificate, sample])).values()],
    },
  ];
};

const guessCounter = ({ counts }: Pick<Guesses, "counts">): Family =>
  counter(
    "secretpush_guesses_total",
    "Failed or refused attempts to guess secrets, by kind of secret.",
    [...counts].flatMap(([what, { failed, refused }]) => [
      { labels: { what, outcome: "wrong" }, value: failed },
      { labels: { what, outcome: "refused" }, value: refused },
    ]),
  );

// Starts with the first reading, so that a server without metrics has no timer for it.
const loopDelay = monitorEventLoopDelay({ resolution: 20 });
loopDelay.enable();

/** How late the event loop has been since the last reading. With several readers, each gets a shorter span. */
function loopGauge(): Family {
  const NS = 1e9;
  const family: Family = {
    ...gauge("secretpush_event_loop_delay_seconds", "How late timers have been since the last reading.", 0),
    samples: Object.entries({ median: 50, p99: 99, max: 100 }).map(([of, percentile]) => ({
      labels: { of },
      value: Math.max(0, loopDelay.percentile(percentile)) / NS,
    })),
  };
  loopDelay.reset();
  return family;
}

const backlogGauges = ({ waiting, dead, oldestMs }: Backlog): Family[] => [
  gauge("secretpush_events_waiting", "Events that are waiting to be delivered.", waiting),
  gauge("secretpush_events_dead", "Events that were abandoned: dead letters.", dead),
  gauge(
    "secretpush_events_oldest_seconds",
    "How long the oldest event has been waiting.",
    Math.floor((oldestMs ?? 0) / 1_000),
  ),
];

function processGauges(): Family[] {
  const { user, system } = process.cpuUsage();
  const handles = openDescriptors();
  return [
    gauge("process_resident_memory_bytes", "Resident memory.", process.memoryUsage().rss),
    gauge("process_start_time_seconds", "Start of the process, in seconds since 1970.", startedAtMs / 1_000),
    ...(handles === null ? [] : [gauge("process_open_fds", "Open files and connections.", handles)]),
    {
      ...gauge("process_cpu_seconds_total", "Processor time used, in seconds.", (user + system) / 1_000_000),
      type: "counter",
    },
  ];
}
