// Starts to report events to people and other programs, by way of the capabilities that deliver them.

import type { Clock } from "../base/clock.ts";
import { isCorrupt, reasonOf } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import type { EventTarget } from "../capabilities/capability.ts";
import type { Config } from "../config/options.ts";
import { Dispatcher } from "../domain/events/dispatcher.ts";
import type { Store } from "../store/index.ts";
import { tellChangedSettings } from "./settings_changes.ts";

const INTERVAL_MS = 1_000;
/** More would leave too little processor time for requests. */
const PER_SECOND = 500;

/** @returns a function that stops it and waits for the deliveries under way */
export async function startEvents(
  config: Config,
  configured: readonly EventTarget[],
  parts: { store: Store; clock: Clock; log: Log },
): Promise<{ stop: () => Promise<void> }> {
  const { outbox } = parts.store;
  const targets = Object.fromEntries(configured.map(({ kind, target }) => [kind, target]));
  const own = configured.flatMap(({ kind, own }) => (own ? [{ target: kind, ...own }] : []));
  const nothing = { stop: async () => {} };
  try {
    await outbox.setInstanceSubscriptions(own, parts.clock.now());
    await tellChangedSettings(config, parts);
    if (Object.keys(targets).length === 0) return nothing;
    await outbox.endEarlierLeases();
  } catch (error) {
    // The server can serve people without them.
    if (!isCorrupt(error)) throw error;
    parts.log.error("events are not delivered: restore a backup", { reason: reasonOf(error) });
    return nothing;
  }
  const dispatcher = new Dispatcher({ outbox, targets, ...parts, intervalMs: INTERVAL_MS, perSecond: PER_SECOND });
  dispatcher.start();
  return { stop: () => dispatcher.stop() };
}
