// For administrators: the version, the storage and the settings of this server.

import { failed } from "./admin_shared.ts";
import { type Setting, showSettings, startSettings } from "./admin_settings.ts";
import { showFirstSteps } from "./admin_first_steps.ts";
import { showStorage, type Storage } from "./admin_storage.ts";
import { any, request, waitOn } from "./dom.ts";

interface ServerFacts {
  version: string;
  settings: Setting[];
  storage: Storage;
}

async function showServer(): Promise<void> {
  const answer = await waitOn(any("storage"), request<ServerFacts>("GET", "/admin/data/server"));
  if (failed(answer)) return;
  any("version").textContent = answer.body.version;
  showStorage(answer.body.storage);
  showSettings(answer.body.settings);
  await showFirstSteps();
}

startSettings();
void showServer();
