// The first steps as the administrator's page reads them. At first they come with the page itself.

import { isoOrNull } from "../../base/clock.ts";
import type { FirstSteps } from "../../domain/upkeep/first_steps.ts";

/** @param origin scheme and host by which the administrator reaches the server now */
export const toFirstSteps = (steps: FirstSteps, origin: string) => ({
  base_url: steps.baseUrl,
  origin,
  own_tls: steps.ownTls,
  access_decided: steps.accessDecided,
  sign_up_allowed: steps.signUpAllowed,
  anonymous_allowed: steps.anonymousAllowed,
  requests_enabled: steps.requestsEnabled,
  users: steps.users,
  pushes: steps.pushes,
  data_dir: steps.dataDir,
  key_fingerprint: steps.keyFingerprint.slice(0, 8),
  key_copied_at: isoOrNull(steps.keyCopiedAtMs),
  last_backup_at: isoOrNull(steps.lastBackupAtMs),
});
