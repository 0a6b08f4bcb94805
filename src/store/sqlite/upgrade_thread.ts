// Migrates a database in a separate thread, so that the server can meanwhile answer that it is being upgraded. Copying
// a large database takes a long time, and SQLite does it in one call.

import { reasonOf, Unmendable } from "../../base/errors.ts";
import type { Migrated } from "../contract.ts";
import { unusable } from "./damage.ts";
import { Db } from "./db.ts";
import type { Order, UpgradeReport } from "./writer/messages.ts";
import type { MigrationOptions } from "./migrate.ts";
import { MODULE } from "./writer/thread.ts";

/** @throws Error with a message for the administrator, as `migrate` */
export async function migrateInThread(path: string, { floor, onProgress }: MigrationOptions): Promise<Migrated | null> {
  const worker = new Worker(MODULE);
  const { promise, resolve, reject } = Promise.withResolvers<Migrated | null>();
  worker.addEventListener("message", ({ data: report }: MessageEvent<UpgradeReport>) => {
    if ("progress" in report) onProgress?.(...report.progress);
    else if ("migrated" in report) resolve(report.migrated);
    else reject(new (report.isFinal ? Unmendable : Error)(report.failed));
  });
  worker.addEventListener("error", ({ message }) => reject(new Error(`The migration of ${path} failed: ${message}`)));
  const order: Order = { migrate: { path, floor } };
  worker.postMessage(order, []);
  return promise.finally(() => worker.terminate());
}

/** The part that runs in the thread. */
export function migrateHere(
  { path, floor }: Extract<Order, { migrate: object }>["migrate"],
  report: (report: UpgradeReport) => void,
): void {
  process.umask(0o077);
  let db: Db | undefined;
  try {
    db = new Db({ path });
    const migrated = db.migrate({ floor, onProgress: (...progress) => report({ progress }) });
    db.close();
    report({ migrated });
  } catch (error) {
    db?.close();
    const failure = unusable(path, error);
    report({ failed: reasonOf(failure), isFinal: failure instanceof Unmendable });
  }
}
