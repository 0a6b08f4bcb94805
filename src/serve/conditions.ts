// The sources of conditions that belong to no capability: disk, certificates, database, bucket, upkeep, backups,
// tokens, administrators, guesses and deliveries. `doctor` uses those that need nothing but the settings.

import { type Clock, DAY_MS, HOUR_MS } from "../base/clock.ts";
import { reasonOf } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import type { EventTarget } from "../capabilities/capability.ts";
import type { Config } from "../config/options.ts";
import { Conditions, type ConditionSource } from "../domain/upkeep/conditions.ts";
import { CertificateFiles, describeCertificate } from "../listen/certificates.ts";
import { ConditionWatch } from "../domain/events/condition_watch.ts";
import { inEnglish } from "../http/conditions.ts";
import { type Condition, ENDS_SOON_MS } from "../model/condition.ts";
import type { NewEvent } from "../model/event.ts";
import { newVersionIn, spaceAt } from "../store/data_dir.ts";
import type { DiskSpace } from "../store/contract.ts";
import type { Store } from "../store/index.ts";
import type { Domain } from "./domain.ts";
import { sharedDirectoryOf } from "./shared_files.ts";

const FEW_INODES = 1_000;
/** Long enough for weekly backups. */
const BACKUP_IS_OLD_MS = 8 * DAY_MS;
const DELIVERY_IS_LATE_MS = HOUR_MS;
/** A token that has not been used for this long may expire unnoticed. */
const TOKEN_IN_USE_MS = 30 * DAY_MS;
const ADMINISTRATOR_IS_NEW_MS = 7 * DAY_MS;
const MOST_ENTRIES = 20;
/** A token's name must not become a way to send messages to administrators. */
const MAX_NAME = 60;

/** The conditions of the disk that a directory is on, such as the data directory. */
export async function diskConditions(
  { upload, enableFilePushes, ...config }: Pick<Config, "upload" | "enableFilePushes" | "dataDir">,
  directory = config.dataDir,
  space: Promise<(DiskSpace & { freeFiles?: number | null }) | null> = spaceAt(directory),
): Promise<Condition[]> {
  const found = await space;
  if (!found) return []; // the part that cannot read it reports why
  const { freeBytes, totalBytes, freeFiles = null } = found;
  const floorBytes = Math.min(upload.freeSpaceFloorBytes, (totalBytes * upload.freeSpaceFloorPercent) / 100);
  const linkBytes = upload.maxPushBytes;
  const of = { subject: directory };
  return [
    ...(freeBytes < floorBytes
      ? [{ kind: "disk_full", ...of, values: { directory, freeBytes, floorBytes } } as const]
      : enableFilePushes && freeBytes - floorBytes < linkBytes
        ? [{ kind: "disk_low", ...of, values: { directory, freeBytes, linkBytes } } as const]
        : [{ kind: "disk_fine", ...of, values: { directory, freeBytes, totalBytes } } as const]),
    ...(freeFiles !== null && freeFiles < FEW_INODES
      ? [{ kind: "disk_no_inodes", ...of, values: { directory, files: freeFiles } } as const]
      : []),
  ];
}

export async function certificateConditions(paths: { cert: string; key: string }, nowMs: number): Promise<Condition[]> {
  const { cert: file } = paths;
  try {
    const untilMs = Date.parse(describeCertificate(await new CertificateFiles(paths).read()).until);
    const ends = untilMs - nowMs > ENDS_SOON_MS ? "fine" : untilMs > nowMs ? "ends" : "ended";
    return [{ kind: `certificate_${ends}`, subject: file, values: { file, untilMs } }];
  } catch (error) {
    return [{ kind: "certificate_unusable", subject: file, values: { reason: reasonOf(error) } }];
  }
}

export interface StateParts {
  store: Store;
  domain: Domain;
  clock: Clock;
  log: Log;
}

export interface State {
  conditions: Conditions;
  /** Returns the watch that reports the conditions. */
  teller(everyMs?: number): ConditionWatch;
}

/** Hands events to the receivers that the settings name, without storing them. @returns whether any receiver took one */
async function deliverUnstored(
  targets: readonly EventTarget[],
  events: readonly NewEvent[],
  log: Log,
): Promise<boolean> {
  const delivered = await Promise.all(
    targets.map(async ({ kind, target, own }) => {
      // Numbers that no stored event has.
      const wanted = events.flatMap((event, index) =>
        own?.events.includes(event.kind) ? [{ ...event, id: -index - 1 }] : [],
      );
      if (own === undefined || wanted.length === 0) return 0;
      const subscription = { ...own, id: 0, userId: null, target: kind, settings: null, createdAtMs: 0 };
      const { count, failure } = await target.deliver(subscription, wanted);
      if (failure !== null) log.warn("an event could not be delivered", { target: kind, reason: failure });
      return count;
    }),
  );
  return delivered.some((count) => count > 0);
}

/** Collects the conditions from every part of this server. */
export function stateOf(config: Config, { store, domain, clock, log }: StateParts): State {
  const { cert, key } = config.tls;
  const { sweeper, guesses, deadLetters } = domain;

  const disk: ConditionSource = () => (config.databaseUrl === undefined ? diskConditions(config) : []);
  const filesAt = sharedDirectoryOf(config.blobs.url);
  const sharedDisk: ConditionSource = () =>
    filesAt === null ? [] : diskConditions(config, filesAt, store.blobs.space());
  const diskErrors: ConditionSource = () => {
    const error = domain.files.diskError;
    return error
      ? [{ kind: "disk_error", subject: config.dataDir, values: { directory: config.dataDir, ...error } }]
      : [];
  };
  const certificate: ConditionSource = () =>
    cert === undefined || key === undefined ? [] : certificateConditions({ cert, key }, clock.now());
  const services: ConditionSource = () => {
    const [trouble, bucket] = [store.shared?.trouble() ?? null, store.blobs.trouble];
    return [
      ...(store.maintenance.isDamaged ? [{ kind: "database_damaged", values: {} } as const] : []),
      ...(trouble === null ? [] : [{ kind: "database_trouble", values: { reason: trouble } } as const]),
      ...(bucket === null ? [] : [{ kind: "bucket_trouble", values: { reason: bucket } } as const]),
      ...(sweeper.failure === null ? [] : [{ kind: "sweep_failed", values: { reason: sweeper.failure } } as const]),
    ];
  };
  const time: ConditionSource = () => {
    if ((clock.doubtedUntil?.() ?? null) === null) return [];
    return [{ kind: "clock_jumped", values: { nowMs: clock.now() } }];
  };
  const nodes: ConditionSource = async () => {
    const { shared } = store;
    if (!shared) return [];
    const [differences, alive] = [await shared.differences(), await shared.nodes()];
    return [
      ...differences.map((reason) => {
        const subject = reason.replace(/[\d.]+/g, "");
        return { kind: "nodes_differ", subject, values: { reason } } as const;
      }),
      ...alive.map(
        ({ id: node, version }) => ({ kind: "node_fine", subject: node, values: { node, version } }) as const,
      ),
    ];
  };
  const backup: ConditionSource = async () => {
    // The capability for scheduled backups reports its own conditions.
    if (config.backup.everyMs !== null) return [];
    const last = await store.overview.note("last_backup");
    if (last === null) return [{ kind: "backup_none", values: {} }];
    const isOld = clock.now() - Number(last) > BACKUP_IS_OLD_MS;
    return [{ kind: isOld ? "backup_old" : "backup_fine", values: { lastMs: Number(last) } }];
  };
  const tokens: ConditionSource = async () => {
    const nowMs = clock.now();
    const times = { fromMs: nowMs, untilMs: nowMs + ENDS_SOON_MS, usedSinceMs: nowMs - TOKEN_IN_USE_MS };
    const ending = await store.accounts.tokensEnding({ ...times, limit: MOST_ENTRIES });
    return ending.flatMap(({ id, name, email: owner, createdAtMs, expiresAtMs }): Condition[] => {
      const untilMs = expiresAtMs ?? 0;
      // A token that was made for less than four weeks is expected to end soon.
      const isShort = untilMs - createdAtMs < 2 * ENDS_SOON_MS;
      return isShort
        ? []
        : [{ kind: "token_ends", subject: String(id), values: { name: name.slice(0, MAX_NAME), owner, untilMs } }];
    });
  };
  const administrators: ConditionSource = async () => {
    const found = await store.adminLog.newAdministrators(clock.now() - ADMINISTRATOR_IS_NEW_MS, MOST_ENTRIES);
    return found.map(({ userEmail: user, actor: by, atMs }) => ({
      kind: "administrator_new",
      subject: user,
      values: { user, by, sinceMs: atMs },
    }));
  };
  const deliveries: ConditionSource = async () => {
    const { dead, oldestMs } = await deadLetters.backlog();
    return [
      ...(dead > 0 ? [{ kind: "deliveries_dead", values: { n: dead } } as const] : []),
      ...(oldestMs !== null && oldestMs > DELIVERY_IS_LATE_MS
        ? [{ kind: "deliveries_late", values: { sinceMs: clock.now() - oldestMs } } as const]
        : []),
    ];
  };

  const version: ConditionSource = async () => {
    const file = await newVersionIn(config.dataDir);
    return file === null ? [] : [{ kind: "version_ready", subject: file, values: { file } }];
  };

  const own = [
    version,
    disk,
    sharedDisk,
    diskErrors,
    certificate,
    services,
    time,
    nodes,
    backup,
    tokens,
    administrators,
    () => guesses.conditions(),
    deliveries,
  ];
  const sources = [...own, ...domain.capabilities.flatMap(({ conditions }) => conditions ?? [])];
  const conditions = new Conditions({ sources, log });
  const mailTo = config.notices.mail ?? [];
  const targets = domain.capabilities.flatMap(({ events }) => events ?? []);
  const deliver = (events: readonly NewEvent[]): Promise<boolean> => deliverUnstored(targets, events, log);
  const parts = { ...store, conditions: () => conditions.list(), say: inEnglish, deliver, mailTo, clock, log };
  return { conditions, teller: (everyMs) => new ConditionWatch({ ...parts, everyMs }) };
}
