// Starts what tells people and other programs of events, as far as the settings ask for it. Each target is loaded only where
// it is configured.

import type { Clock } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import type { Config } from "../config/options.ts";
import { Dispatcher } from "../domain/events/dispatcher.ts";
import type { Target } from "../domain/events/target.ts";
import type { EventKind, TargetKind } from "../model/event.ts";
import type { Store } from "../store/index.ts";
import { tellChangedSettings } from "./settings_changes.ts";

const INTERVAL_MS = 1_000;
/** More would leave too little of a processor for requests. */
const PER_SECOND = 500;

/** What the settings ask for. */
interface Configured {
  targets: Partial<Record<TargetKind, Target>>;
  /** The instance's own subscriptions. */
  own: Array<{ target: TargetKind; name: string; events: readonly EventKind[] }>;
}

/** @returns what stops it; it ends after the deliveries that are under way */
export async function startEvents(
  config: Config,
  parts: { store: Store; clock: Clock; log: Log },
): Promise<{ stop: () => Promise<void> }> {
  const { targets, own } = await configured(config, parts.store);
  const { outbox } = parts.store;
  await outbox.setInstanceSubscriptions(own, parts.clock.now());
  await tellChangedSettings(config, parts);
  if (Object.keys(targets).length === 0) return { stop: async () => {} };
  const dispatcher = new Dispatcher({ outbox, targets, ...parts, intervalMs: INTERVAL_MS, perSecond: PER_SECOND });
  dispatcher.start();
  return { stop: () => dispatcher.stop() };
}

async function configured({ siem }: Config, { keys }: Store): Promise<Configured> {
  const wanted: Configured = { targets: {}, own: [] };
  if (siem.url !== undefined) {
    const { siemOf } = await import("./siem.ts");
    wanted.targets.siem = await siemOf(siem.url, siem, keys);
    wanted.own.push({ target: "siem", name: "siem", events: siem.events });
  }
  return wanted;
}
