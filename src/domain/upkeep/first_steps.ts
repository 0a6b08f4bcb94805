// The steps that an administrator should take once: an address, a copy of the master key, users, a first push, HTTPS, backups. The server detects all
// but one of them: only people know whether a copy of the key is in a safe place, so they tick that step. A new master key clears the tick.

import type { Clock } from "../../base/clock.ts";
import type { OverviewStore, RotationState } from "../../store/contract.ts";
import type { Accounts } from "../accounts/accounts.ts";
import type { Administration } from "../pushes/administration.ts";

/** What the settings say about the steps. */
export interface FirstStepSettings {
  baseUrl: string | null;
  /** Whether the server speaks TLS itself. */
  ownTls: boolean;
  /** Whether the settings say who may have an account, or who may push without one. */
  accessDecided: boolean;
  signUpAllowed: boolean;
  anonymousAllowed: boolean;
  /** Whether people with an account can ask others for a secret. This is optional, so no step depends on it. */
  requestsEnabled: boolean;
  dataDir: string;
}

export interface FirstSteps extends FirstStepSettings {
  users: number;
  pushes: number;
  keyFingerprint: string;
  /** When an administrator ticked that a copy of this master key exists. */
  keyCopiedAtMs: number | null;
  lastBackupAtMs: number | null;
}

export interface FirstStepsOptions {
  overview: OverviewStore;
  rotation: RotationState;
  accounts: Accounts;
  administration: Administration;
  clock: Clock;
  settings: FirstStepSettings;
}

export class FirstStepsList {
  readonly #options: FirstStepsOptions;
  #settings: FirstStepSettings;

  constructor(options: FirstStepsOptions) {
    this.#options = options;
    this.#settings = options.settings;
  }

  renew(settings: FirstStepSettings): void {
    this.#settings = settings;
  }

  async read(): Promise<FirstSteps> {
    const { overview, rotation, accounts, administration } = this.#options;
    const { current: keyFingerprint } = await rotation.fingerprints();
    const [copied, lastBackup] = [await overview.note("key_copy"), await overview.note("last_backup")];
    const [copiedKey, atMs] = copied?.split(" ") ?? [];
    return {
      ...this.#settings,
      users: await accounts.userCount(),
      pushes: (await administration.usage()).pushes,
      keyFingerprint,
      keyCopiedAtMs: copiedKey === keyFingerprint ? Number(atMs) : null,
      lastBackupAtMs: lastBackup === null ? null : Number(lastBackup),
    };
  }

  /** Records whether a copy of the current master key exists. */
  async tickKeyCopy(exists: boolean): Promise<void> {
    const { overview, rotation, clock } = this.#options;
    const { current } = await rotation.fingerprints();
    await overview.setNote("key_copy", exists ? `${current} ${clock.now()}` : null);
  }
}
