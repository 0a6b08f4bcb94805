// For administrators: the version, the storage and the settings of this server.

import { failed } from "../shared/list_parts.ts";
import { type Setting, showSettings, startSettings } from "./settings.ts";
import { showFirstSteps } from "./first_steps.ts";
import { showStorage, type Storage } from "./storage.ts";
import { any, request, waitOn } from "../shared/dom.ts";

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
