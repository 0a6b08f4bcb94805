// Applies new settings while the server runs. Everything that can fail comes first: if it fails, nothing changes, and
// all old settings stay in force. The rest happens at once, between two requests: parts with a state get their new
// values, and the handler of requests is rebuilt on the same domain. Requests under way finish on the old handler.

import { reasonOf } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import { parseNetwork } from "../base/network.ts";
import { ConfigError } from "../config/load.ts";
import type { Settings } from "../config/options.ts";
import { reloaded } from "../config/reload.ts";
import type { Logo } from "../http/pages/assets.ts";
import type { ConnectionWarden } from "../listen/descriptors.ts";
import type { Store } from "../store/index.ts";
import { loadRenewed } from "./capabilities.ts";
import type { Domain } from "./domain.ts";
import type { Events } from "./events.ts";
import type { LoadLimits } from "./handler.ts";
import { readLogo } from "./logo.ts";
import { settingsDigestOf } from "./settings_digest.ts";

export interface ReloadOutcome {
  /** The names of settings whose new values are in force. */
  taken: readonly string[];
  /** The names of settings whose new values need a restart. */
  waiting: readonly string[];
  /** Why nothing was applied: one sentence each. Empty if the settings were accepted. */
  refused: readonly string[];
}

export interface ReloadParts {
  store: Store;
  domain: Domain;
  events: Events;
  limits: LoadLimits;
  warden: ConnectionWarden | null;
  log: Log;
  /** Builds the handler for these settings and replaces the old one. */
  compose(settings: Settings, logo: Logo | null): void;
}

/**
 * @param before what is in force
 * @param load reads the settings as a start would
 * @returns what is in force now, and what happened to each changed setting
 */
export async function reload(
  before: Settings,
  load: () => Settings,
  parts: ReloadParts,
): Promise<{ settings: Settings; outcome: ReloadOutcome }> {
  const { log } = parts;
  const result = await attempt(before, load, parts);
  const { taken, waiting, refused } = result;
  for (const name of taken) log.info(`taken: ${name}`);
  for (const name of waiting) log.warn(`needs a restart: ${name}`);
  for (const problem of refused) log.error(`refused: ${problem}`);
  if (refused.length > 0) log.error("the new settings were refused; the old ones stay in force");
  else log.info("the settings were read again", { taken: taken.length, needs_restart: waiting.length });
  log.flush();
  return { settings: result.settings, outcome: { taken, waiting, refused } };
}

async function attempt(
  before: Settings,
  load: () => Settings,
  { store, domain, events, limits, warden, log, compose }: ReloadParts,
): Promise<{ settings: Settings } & Pick<ReloadOutcome, "taken" | "waiting" | "refused">> {
  try {
    const { settings, taken, waiting } = reloaded(before, load());
    const { config } = settings;
    const [logo, openRenewed] = await Promise.all([readLogo(config.branding.logoFile), loadRenewed(config, log)]);
    const { targets, take } = domain.renewal(settings, openRenewed);
    await events.renew(config, targets);
    log.setLevel(config.log.level);
    limits.renew(config);
    warden?.renew(config.trustedProxies.map(parseNetwork));
    take();
    compose(settings, logo);
    store.shared?.renewSettings(settingsDigestOf(config));
    return { settings, taken, waiting, refused: [] };
  } catch (error) {
    const refused = error instanceof ConfigError ? error.problems : [reasonOf(error)];
    return { settings: before, taken: [], waiting: [], refused: [...refused] };
  }
}
