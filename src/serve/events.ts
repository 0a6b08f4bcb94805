// Starts reporting events to people and other programs, through the capabilities that deliver them.

import type { Clock } from "../base/clock.ts";
import { isCorrupt, reasonOf } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import type { EventTarget } from "../capabilities/capability.ts";
import type { Config } from "../config/options.ts";
import { Dispatcher } from "../domain/events/dispatcher.ts";
import type { Store } from "../store/index.ts";
import { tellChangedSettings, tellRestored, untold } from "./settings_changes.ts";

const INTERVAL_MS = 1_000;
/** More would leave too little processor time for requests. */
const PER_SECOND = 500;

export interface Events {
  /** Replaces the targets. Deliveries to the new ones begin once those under way to the old ones have ended. */
  renew(config: Config, configured: readonly EventTarget[]): Promise<void>;
  /** Stops, and waits for the deliveries under way. */
  stop(): Promise<void>;
}

export async function startEvents(
  config: Config,
  configured: readonly EventTarget[],
  parts: { store: Store; clock: Clock; log: Log },
): Promise<Events> {
  const { outbox } = parts.store;
  let dispatcher: Dispatcher | null = null;
  /** Dispatchers run one after another, because a collector must get its events in order. */
  let change = Promise.resolve();
  const replace = (next: Dispatcher | null): void => {
    const old = dispatcher;
    dispatcher = next;
    change = change.then(async () => {
      await old?.stop();
      next?.start();
    });
  };
  const dispatcherFor = (targets: readonly EventTarget[]): Dispatcher | null =>
    targets.length === 0
      ? null
      : new Dispatcher({
          outbox,
          targets: Object.fromEntries(targets.map(({ kind, target }) => [kind, target])),
          ...parts,
          intervalMs: INTERVAL_MS,
          perSecond: PER_SECOND,
        });
  const subscribe = (targets: readonly EventTarget[]): Promise<void> => {
    const own = targets.flatMap(({ kind, own }) => (own ? [{ target: kind, ...own }] : []));
    return outbox.setInstanceSubscriptions(own, parts.clock.now());
  };
  const tellSettings = (now: Config): Promise<void> =>
    tellChangedSettings(now, parts).catch(untold(parts.log, "changed settings are"));
  const events: Events = {
    async renew(renewed, targets) {
      await subscribe(targets);
      replace(dispatcherFor(targets));
      await tellSettings(renewed);
    },
    async stop() {
      replace(null);
      await change;
    },
  };
  try {
    await subscribe(configured);
    await tellRestored(parts.store).catch(untold(parts.log, "a restore is"));
    await tellSettings(config);
    if (configured.length > 0) await outbox.endEarlierLeases();
  } catch (error) {
    // The server can work without events.
    if (!isCorrupt(error)) throw error;
    parts.log.error("events are not delivered: restore a backup", { reason: reasonOf(error) });
    return { renew: async () => {}, stop: async () => {} };
  }
  replace(dispatcherFor(configured));
  return events;
}
