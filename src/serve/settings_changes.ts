// Reports to subscribers and the admin log which settings have changed since this host's last start: their names, never
// a value. The server remembers a digest of each setting, and a keyed digest of each secret.

import { hostname } from "node:os";

import type { Clock } from "../base/clock.ts";
import { sha256 } from "../base/crypto.ts";
import { AppError, isCorrupt } from "../base/errors.ts";
import { fingerprint } from "../base/keyring.ts";
import type { Log } from "../base/log.ts";
import { type Config, OPTIONS, valueIn } from "../config/options.ts";
import { adminChanged, SERVER, COMMAND_LINE } from "../domain/events/admin_changes.ts";
import type { Store } from "../store/index.ts";
import { RESTORED, type Restored } from "../model/restore_point.ts";

interface Remembered {
  /** The fingerprint of the master key from which the digests of secrets were made. */
  key: string;
  digests: Record<string, string>;
}

/** If something cannot be stored, the server starts anyway, and the next start reports the change. */
export const untold =
  (log: Log, what: string) =>
  (error: unknown): void => {
    if (!(error instanceof AppError)) throw error;
    // Damage is in the log already.
    if (isCorrupt(error)) return;
    log.error(`${what} not in the admin log`, { reason: error.message });
  };

export async function tellChangedSettings(
  config: Config,
  { store, clock }: { store: Store; clock: Clock },
): Promise<void> {
  const { outbox, overview } = store;
  const name = `settings of ${hostname()}` as const;
  const text = await overview.note(name);
  const now = digestsOf(config, store);
  const before = text === null ? null : noteIn<Remembered>(text);
  const changed = before === null ? [] : differing(before, now);
  if (changed.length > 0) {
    const more = { host: hostname(), settings: changed.join(" ") };
    await outbox.add(adminChanged("settings.changed", { by: SERVER, atMs: clock.now(), more }));
  }
  const next = JSON.stringify(now);
  if (next !== text) await overview.setNote(name, next);
}

/** Null if the text cannot be read: a damaged page can contain anything, and SQLite does not notice zeros. */
export function noteIn<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

function digestsOf(config: Config, { keys }: Store): Remembered {
  const key = keys.purpose("digests of settings");
  const digests: Record<string, string> = {};
  for (const option of OPTIONS) {
    const { name, secret } = option;
    const value = valueIn(config, option);
    if (value === undefined) continue;
    const text = `${name} ${JSON.stringify(value)}`;
    const digest = secret ? key.mac(text) : sha256(text);
    digests[name] = Buffer.from(digest).toString("base64url").slice(0, 16);
  }
  return { key: fingerprint(keys.newest), digests };
}

/** The names of changed settings. After a change of the master key, a secret counts only if it was set or removed. */
function differing(before: Remembered, now: Remembered): string[] {
  const comparable = before.key === now.key;
  return OPTIONS.filter(({ name, secret }) => {
    const [one, other] = [before.digests[name], now.digests[name]];
    return secret && !comparable ? (one === undefined) !== (other === undefined) : one !== other;
  }).map(({ name }) => name);
}

/**
 * Writes into the admin log that the data came from a backup. The restore cannot do so: it may run without the master
 * key, and the backup may have an earlier schema. So it leaves a note, which the first start turns into an entry.
 */
export async function tellRestored({ outbox, overview }: Pick<Store, "outbox" | "overview">): Promise<void> {
  const note = await overview.note(RESTORED);
  const restored = note === null ? null : noteIn<Restored>(note);
  if (!restored) return;
  const { atMs, name, madeAt } = restored;
  const event = adminChanged("backup.restored", { by: COMMAND_LINE, atMs, more: { name, made_at: madeAt } });
  await outbox.addNoted(event, RESTORED);
}
